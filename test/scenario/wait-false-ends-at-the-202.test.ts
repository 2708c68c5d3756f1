import { byRef, expect, test } from '../support/scenario.ts'

test('wait: false ends at the 202', async ({ platform, run }) => {
  const site = await platform({ story: [{ is: 'building' }, { is: 'failure' }] })
  const job = await run(byRef(site, { wait: 'false' }))
  expect(job.outputs).toMatchObject({ outcome: 'accepted', 'deployment-id': site.deployment.id, ref: 'main' })
  expect(job.exitCode).toBe(0)
  expect(site.requests('stream')).toEqual([])
  expect(site.requests('history').length).toBeLessThanOrEqual(1)
})
