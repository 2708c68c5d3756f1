import { said } from '../support/messages.ts'
import { byRef, test } from '../support/scenario.ts'

test.concurrent.for([400, 401, 403, 404, 409])(
  'a deploy refused with %s fails with the reason',
  async (status, { platform, run, expect }) => {
    const answer = { status, body: { error: 'the quay is closed', code: 7 } }
    const site = await platform({ faults: [{ on: 'deploy', answer }] })
    const job = await run(byRef(site, { ref: 'v2' }))
    expect(job.outcome).toBe('failed')
    expect(job.errors[0]).toContain('the quay is closed')
    expect(job.errors[0]).toContain(String(status))
    expect(site.requests('deploy')).toHaveLength(1)
    expect(job.outputs['service-id']).toBe('svc-harbor')
  },
)

test.concurrent('a service that is not there gets no request to deploy', async ({ platform, run, expect }) => {
  const answer = { status: 404, body: { error: 'service not found' } }
  const site = await platform({ faults: [{ on: 'history', answer }] })
  const job = await run(byRef(site))
  expect(job.outcome).toBe('failed')
  expect(job.errors[0]).toMatch(said('service-missing', 'svc-harbor'))
  expect(site.requests('deploy')).toEqual([])
})
