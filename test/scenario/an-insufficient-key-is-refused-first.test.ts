import { join } from 'node:path'
import { byRef, byUpload, test } from '../support/scenario.ts'
import { plant } from '../support/workspace.ts'

const scope = (keyScope: object) => ({ identity: { keyScope } })
const service = { kind: 'service', serviceId: 'svc-harbor', serviceName: 'harbor' }

test.concurrent.for([
  [
    'another service',
    scope({ ...service, serviceId: 'svc-other', permissions: { deployments: 'write' } }),
    'svc-other',
  ],
  ['deployments:read', scope({ ...service, permissions: { deployments: 'read', logs: 'write' } }), 'deployments:write'],
] as const)('a key for %s cannot deploy', async ([, script, named], { platform, run, expect }) => {
  const site = await platform(script)
  const job = await run(byRef(site))
  expect(job.outcome).toBe('failed')
  expect(job.errors[0]).toContain(named)
  expect(site.journal.every(({ method }) => method === 'GET')).toBe(true)
})

test.concurrent.for([['a service key', scope({ ...service, permissions: { project: 'write' } })]] as const)(
  '%s cannot upload',
  async ([, script], { workspace, platform, run, expect }) => {
    plant(join(workspace, 'app'), { 'index.js': '1' })
    const site = await platform(script)
    const job = await run(byUpload(site))
    expect(job.outcome).toBe('failed')
    expect(site.requests('upload')).toEqual([])
    expect(job.errors[0]).toMatch(/project:write|service key/)
  },
)

test.concurrent('an identity that cannot be read with a 500 does not stop it', async ({ platform, run, expect }) => {
  const site = await platform({ faults: [{ on: 'whoami', answer: { status: 500 } }] })
  const job = await run(byRef(site, { timeout: '3m' }), { timeFactor: 10 })
  expect(job.outcome).toBe('succeeded')
})
