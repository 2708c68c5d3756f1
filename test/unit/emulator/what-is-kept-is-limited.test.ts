import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { Journal } from '../../../emulator/src/journal/journal.ts'
import { Ledger } from '../../../emulator/src/journal/ledger.ts'
import { openState } from '../../../emulator/src/state/platform-state.ts'

const now = (): Date => new Date(0)

test('the newest 20,000 lines of each service are kept, also of one that prints less', () => {
  using state = openState(':memory:', now)
  state.runtimeLogs.append('quiet', 'stdout', ['the only one'])
  const lines = Array.from({ length: 25_000 }, (_, n) => `line ${n}`)
  while (lines.length > 0) state.runtimeLogs.append('loud', 'stdout', lines.splice(0, 1_000))
  const loud = state.runtimeLogs.newest('loud', {}, 100_000).map(({ line }) => line)
  expect([loud.length, loud[0], loud.at(-1)]).toEqual([20_000, 'line 5000', 'line 24999'])
  expect(state.runtimeLogs.newest('quiet', {}, 10).map(({ line }) => line)).toEqual(['the only one'])
})

test('journal and ledger keep the newest 10,000 entries, with their numbers', () => {
  const ledger = new Ledger(now)
  using state = openState(':memory:', now, ledger)
  const journal = new Journal(state)
  const deployment = state.deployments.queue('svc', undefined)
  for (let n = 0; n < 10_003; n += 1) {
    const request = new IncomingMessage(new Socket())
    journal.open(request, new ServerResponse(request))
    ledger.deployment(deployment)
  }
  const [requests, made] = [journal.entries(), ledger.entries(state)]
  expect([requests.length, requests[0]?.number]).toEqual([10_000, 4])
  expect([made.length, made[0]?.number]).toEqual([10_000, 5])
})
