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
