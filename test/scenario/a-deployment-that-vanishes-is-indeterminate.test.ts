import { byRef, expect, test } from '../support/scenario.ts'

test('a deployment that vanishes is indeterminate', async ({ platform, run }) => {
  const site = await platform({ story: [{ is: 'queued' }, { is: 'building', log: ['x'] }, { absent: true }] })
  const job = await run(byRef(site, { timeout: '10m', 'poll-interval': '1s' }), { timeFactor: 20 })
  expect(job.outcome).toBe('indeterminate')
  expect(job.errors[0]).toContain(site.deployment.id)
  expect(Number(job.outputs['duration-seconds'])).toBeGreaterThan(30)
})
