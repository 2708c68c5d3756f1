import { said } from '../support/messages.ts'
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

test('a build that fails after the 202 fails the job', async ({ platform, run }) => {
  const log = ['npm run build', 'src/quay.ts(4,2): error TS2322: Type "ship" is not a dock', 'npm error code 1']
  const site = await platform({ story: [{ is: 'queued' }, { is: 'building', log }, { is: 'failure' }] })
  const job = await run(byRef(site))
  expect(job.exitCode).toBe(1)
  expect(job.outputs).toMatchObject({ outcome: 'failed', 'deployment-id': site.deployment.id, ref: 'main' })
  expect(job.outputs['status']).toBe(site.dialect.words.failure)
  expect(job.buildLog).toEqual(log)
  expect(job.errors[0]).toContain('error TS2322: Type "ship" is not a dock')
})

test('the title of its annotation holds no text of the log', async ({ platform, run }) => {
  const site = await platform({ story: [{ is: 'building', log: ['error: wreckage'] }, { is: 'failure' }] })
  const job = await run(byRef(site))
  const [error] = job.view.obeyed.filter(({ name }) => name === 'error')
  expect(JSON.stringify(error?.properties)).not.toContain('wreckage')
  expect(error?.data).toContain('wreckage')
})

test.for([
  ['cancelled', 'fail', 1],
  ['superseded', 'fail', 1],
  ['superseded', 'neutral', 0],
] as const)(
  'a deployment that is %s, with on-superseded: %s, exits with %i',
  async ([is, neutral, code], { platform, run }) => {
    const site = await platform({ story: [{ is: 'building', log: ['x'] }, { is }] })
    const job = await run(byRef(site, { 'on-superseded': neutral }))
    expect([job.outcome, job.exitCode]).toEqual([is, code])
  },
)

test.concurrent.for([400, 401, 403, 404, 409])(
  'a deploy refused with %s fails with the reason',
  async (status, { platform, run, expect }) => {
    const answer = { status, json: { error: 'the quay is closed', code: 7 } }
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
  const answer = { status: 404, json: { error: 'service not found' } }
  const site = await platform({ faults: [{ on: 'history', answer }] })
  const job = await run(byRef(site))
  expect(job.outcome).toBe('failed')
  expect(job.errors[0]).toMatch(said('service-missing', 'svc-harbor'))
  expect(site.requests('deploy')).toEqual([])
})

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

test.concurrent('an identity that cannot be read with a 500 does not stop it', async ({ platform, run, expect }) => {
  const site = await platform({ faults: [{ on: 'whoami', answer: { status: 500 } }] })
  const job = await run(byRef(site, { timeout: '3m' }), { timeFactor: 10 })
  expect(job.outcome).toBe('succeeded')
})

test.concurrent.for([
  [
    'environment-url',
    { 'environment-url': 'https://given.example/' },
    { url: 'https://shown.example' },
    'https://given.example/',
  ],
  ['a url of the record', {}, { url: 'https://shown.example' }, 'https://shown.example'],
  ['a hostname of the record', {}, { hostname: 'quay.example' }, 'https://quay.example'],
  ['nothing', {}, {}, ''],
  ['no address that would have to be changed', {}, { url: 'https://a.example/##vso[x]y' }, ''],
] as const)('the url output is %s', async ([, inputs, record, url], { platform, run, expect }) => {
  const site = await platform({
    story: [
      { is: 'building', log: ['x'] },
      { is: 'success', record },
    ],
  })
  const job = await run(byRef(site, inputs))
  expect((job.outputs['url'] ?? '').replace(/\/$/, '')).toBe(url.replace(/\/$/, ''))
})
