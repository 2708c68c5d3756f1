// @module-tag thorough
import { byRef, expect, test } from '../support/scenario.ts'

test('a deployment that vanishes is indeterminate', async ({ platform, run }) => {
  const site = await platform({ story: [{ is: 'queued' }, { is: 'building', log: ['x'] }, { absent: true }] })
  const job = await run(byRef(site, { timeout: '10m', 'poll-interval': '1s' }), { timeFactor: 20 })
  expect(job.outcome).toBe('indeterminate')
  expect(job.errors[0]).toContain(site.deployment.id)
  expect(Number(job.outputs['duration-seconds'])).toBeGreaterThan(30)
})

test('a deployment that is missing from two reads is still followed', async ({ platform, run }) => {
  const building = { is: 'building' } as const
  const hidden = { absent: true }
  const long = Array<typeof building>(34).fill(building)
  const site = await platform({ story: [...long, hidden, hidden, building, hidden, { is: 'success' }] })
  const job = await run(byRef(site, { timeout: '10m', 'poll-interval': '1s' }), { timeFactor: 20 })
  expect(Number(job.outputs['duration-seconds'])).toBeGreaterThan(31)
  expect(job.outcome).toBe('succeeded')
})
