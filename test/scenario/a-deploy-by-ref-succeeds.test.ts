import { goodLog } from '../support/platform/state.ts'
import { byRef, expect, test } from '../support/scenario.ts'

test('a deploy by ref succeeds', async ({ platform, run }) => {
  const site = await platform({ prefix: '/eu/v2', earlier: ['v1.0', 'v1.1'] })
  const job = await run(byRef(site, { ref: 'v1.2' }))
  expect(job.exitCode).toBe(0)
  expect(job.outputs).toMatchObject({
    outcome: 'succeeded',
    'deployment-id': site.deployment.id,
    'service-id': 'svc-harbor',
    ref: 'v1.2',
    status: site.dialect.words.success,
  })
  expect(Number(job.outputs['duration-seconds'])).toBeGreaterThan(0)
  expect(job.buildLog).toEqual(goodLog)
  expect(site.requests('deploy').map(({ body }) => body)).toEqual([{ ref: 'v1.2' }])
  expect(job.warnings).toEqual([])
})

test('without a ref the tracked branch is built, and the output names it', async ({ platform, run }) => {
  const site = await platform()
  const job = await run(byRef(site))
  expect(site.requests('deploy')[0]?.body ?? {}).toEqual({})
  expect(job.outputs['ref']).toBe('main')
})

test('wait: false ends at the 202', async ({ platform, run }) => {
  const site = await platform({ story: [{ is: 'building' }, { is: 'failure' }] })
  const job = await run(byRef(site, { wait: 'false' }))
  expect(job.outputs).toMatchObject({ outcome: 'accepted', 'deployment-id': site.deployment.id, ref: 'main' })
  expect(job.exitCode).toBe(0)
  expect(site.requests('stream')).toEqual([])
  expect(site.requests('history').length).toBeLessThanOrEqual(1)
})
