// @module-tag thorough
import { byRef, expect, test } from '../support/scenario.ts'

test('success-states adds a word', async ({ platform, run }) => {
  const site = await platform({ story: ['queued', { status: 'Moored', log: ['ahoy'] }] })
  const job = await run(byRef(site, { 'success-states': 'anchored, moored' }))
  expect(job.outcome).toBe('succeeded')
  expect(job.warnings).toEqual([])
})

test('failure-states adds one, and overrides the built-in words', async ({ platform, run }) => {
  const site = await platform({ story: ['queued', { status: 'LIVE', log: ['ahoy'] }] })
  const job = await run(byRef(site, { 'failure-states': 'sunk\nlive\n' }))
  expect(job.outcome).toBe('failed')
})
