// @module-tag thorough
import { byRef, test } from '../support/scenario.ts'

const words: [string, string][] = [
  ['live', 'succeeded'],
  ['READY', 'succeeded'],
  ['SUCCESS', 'succeeded'],
  ['succeeded', 'succeeded'],
  ['ready', 'succeeded'],
  ['build_failed', 'failed'],
  ['Build Failed', 'failed'],
  ['BUILD-FAILED', 'failed'],
  ['ERROR', 'failed'],
  ['CRASHED', 'failed'],
  ['failure', 'failed'],
  ['CANCELED', 'cancelled'],
  ['cancelled', 'cancelled'],
  ['SUPERSEDED', 'superseded'],
]

test.concurrent.for(words)('%s is %s', async ([word, outcome], { platform, run, expect }) => {
  const site = await platform({ story: ['queued', 'building', { status: word, rollbackable: true, log: ['done'] }] })
  const job = await run(byRef(site))
  expect(job.outcome).toBe(outcome)
  expect(job.outputs['status']).toBe(word)
})
