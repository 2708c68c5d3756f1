import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { Journal } from '../../../emulator/src/journal/journal.ts'
import { Ledger } from '../../../emulator/src/journal/ledger.ts'
import { openState } from '../../../emulator/src/state/platform-state.ts'

const now = (): Date => new Date('2026-01-01T00:00:00Z')

test('the journal keeps the newest 10,000 requests, with their numbers', () => {
  using state = openState(':memory:', now)
  const journal = new Journal(state)
  for (let n = 0; n < 10_003; n += 1) {
    const request = new IncomingMessage(new Socket())
    journal.open(request, new ServerResponse(request))
  }
  const entries = journal.entries()
  expect(entries).toHaveLength(10_000)
  expect(entries[0]?.number).toBe(4)
  expect(journal.entries(10_001).map(({ number }) => number)).toEqual([10_002, 10_003])
})

test('the ledger keeps the newest 10,000 resources', () => {
  const ledger = new Ledger(now)
  using state = openState(':memory:', now, ledger)
  const deployment = state.deployments.queue('svc', undefined)
  for (let n = 1; n < 10_003; n += 1) ledger.deployment(deployment)
  const entries = ledger.entries(state)
  expect(entries).toHaveLength(10_000)
  expect(entries[0]).toMatchObject({ number: 4, stage: 'queued', request: null })
  state.wipe()
  expect(ledger.entries(state)[0]).toMatchObject({ stage: 'gone' })
})
