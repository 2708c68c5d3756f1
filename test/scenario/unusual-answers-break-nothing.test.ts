// @module-tag thorough
import type { FaultyAnswer } from '../support/platform/fault.ts'
import type { Route } from '../support/platform/journal.ts'
import { byRef, test } from '../support/scenario.ts'

const ok = (body: unknown) => ({ status: 200, body })

const odd: [string, Route, FaultyAnswer, string][] = [
  ['a log that is not an array', 'log', ok({ logs: [] }), 'succeeded'],
  ['a log of strings', 'log', ok(['a', 'b']), 'succeeded'],
  ['a log of nulls', 'log', ok([null, null]), 'succeeded'],
  ['log records without a sequence', 'log', ok([{ line: 'a' }, { line: 'b' }]), 'succeeded'],
  ['log records without a text', 'log', ok([{ seq: 1 }, { seq: 2 }]), 'succeeded'],
  [
    'log records that go backwards',
    'log',
    ok([
      { seq: 9, line: 'a' },
      { seq: 2, line: 'b' },
    ]),
    'succeeded',
  ],
  ['a log that may not be read', 'log', { status: 403 }, 'succeeded'],
  ['a log that is always broken', 'log', { status: 500 }, 'succeeded'],
  ['a stream that may not be read', 'stream', { status: 403 }, 'succeeded'],
  ['a stream that is JSON', 'stream', ok([]), 'succeeded'],
  ['an identity with a numeric id', 'whoami', ok({ id: 7 }), 'succeeded'],
  ['an identity that is null', 'whoami', ok(null), 'failed'],
  ['an identity with a scope of null', 'whoami', ok({ id: 'u', keyScope: null }), 'succeeded'],
]

test.concurrent.for(odd)('%s', async ([, on, answer, outcome], { platform, run, expect }) => {
  const site = await platform({ faults: [{ on, answer }] })
  const job = await run(byRef(site))
  expect(job.outcome).toBe(outcome)
  expect(job.warnings.length).toBeLessThanOrEqual(2)
})

test.concurrent('null means absent', async ({ platform, run, expect }) => {
  const record = { status: null, ref: null, url: null, hostname: null, id: null }
  const story = [{ is: 'building', record }, { is: 'success' }] as const
  const site = await platform({ dialect: { idKey: 'deploymentId', statusKey: 'state' }, story })
  const job = await run(byRef(site))
  expect(job.outcome).toBe('succeeded')
  expect(job.outputs['status']).toBe(site.dialect.words.success)
})
