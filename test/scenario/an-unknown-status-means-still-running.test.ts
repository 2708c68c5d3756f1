// @module-tag thorough
import { byRef, expect, test } from '../support/scenario.ts'

test('an unknown word is named once and times out at the deadline', async ({ platform, run }) => {
  const site = await platform({ story: ['queued', { status: 'Moored', log: ['ahoy'] }] })
  const job = await run(byRef(site, { timeout: '2s' }))
  expect(job.outputs).toMatchObject({ outcome: 'timed-out', status: 'Moored' })
  const about = job.warnings.filter((warning) => warning.includes('Moored'))
  expect(about).toHaveLength(1)
  expect(about[0]).toContain('success-states')
})

test('success-states adds it', async ({ platform, run }) => {
  const site = await platform({ story: ['queued', { status: 'Moored', log: ['ahoy'] }] })
  const job = await run(byRef(site, { 'success-states': 'anchored, moored' }))
  expect(job.outcome).toBe('succeeded')
  expect(job.warnings).toEqual([])
})

test('failure-states adds it, and overrides the built-in words', async ({ platform, run }) => {
  const site = await platform({ story: ['queued', { status: 'LIVE', log: ['ahoy'] }] })
  const job = await run(byRef(site, { 'failure-states': 'sunk\nlive\n' }))
  expect(job.outcome).toBe('failed')
})
