// @module-tag thorough
import type { FaultyAnswer } from '../support/platform/fault.ts'
import { byRef, test } from '../support/scenario.ts'

const stumbles: [string, FaultyAnswer][] = [
  ['a page of HTML', 'html'],
  ['JSON cut short', 'cut'],
  ['a reset', 'reset'],
  ['a 500', { status: 500 }],
  ['a 502 with a page', { status: 502, body: '<html>', headers: { 'content-type': 'text/html' } }],
  ['a 503', { status: 503 }],
  ['one 401', { status: 401 }],
  ['one 403', { status: 403 }],
  ['one 404', { status: 404 }],
  ['JSON of another shape', { status: 200, body: ['nothing'] }],
  ['null for the list', { status: 200, body: { deployments: null } }],
]

test.concurrent.for(stumbles)('%s is looked past', async ([, answer], { platform, run, expect }) => {
  const faults = [{ on: 'history', nth: [3], answer }] as const
  const site = await platform({
    faults,
    story: [{ is: 'queued' }, { is: 'building', log: ['x'] }, { is: 'building' }, { is: 'success' }],
  })
  const job = await run(byRef(site))
  expect(job.outcome).toBe('succeeded')
  expect(job.buildLog).toEqual(['x'])
})

test.concurrent('a history that only answers 500 is not a failed deployment', async ({ platform, run, expect }) => {
  const site = await platform({ faults: [{ on: 'history', nth: [2, 3, 4, 5, 6, 7, 8], answer: { status: 500 } }] })
  const job = await run(byRef(site, { timeout: '5m', 'poll-interval': '1s' }), { timeFactor: 20 })
  expect(job.outcome).toBe('succeeded')
})

test.concurrent('five minutes without one good look are indeterminate', async ({ platform, run, expect }) => {
  const faults = [{ on: 'history', answer: { status: 503 } }] as const
  const site = await platform({ faults })
  const job = await run(byRef(site, { timeout: '1h', 'poll-interval': '' }), { timeFactor: 100 })
  expect(job.outcome).toBe('indeterminate')
  expect(Number(job.outputs['duration-seconds'])).toBeGreaterThan(290)
})
