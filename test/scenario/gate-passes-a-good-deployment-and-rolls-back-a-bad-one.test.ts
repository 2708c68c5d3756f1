import { commit, expect, ofService, test } from '../support/gating.ts'
import { said, saidAlone } from '../support/messages.ts'
import type { Story } from '../support/platform/deployment.ts'

test('a gate follows a deployment that it did not start, and every check passes', async ({ platform, app, gate }) => {
  const site = await platform({ printed: ['FATAL: of the version before'] })
  const shop = await app([{ status: 503 }, 'reset', { body: 'version 1' }, { body: `version ${commit}` }])
  const judged = site.state.makeDeployment(commit)
  const job = await gate(
    ofService(site, {
      'health-url': `${shop.url}/health`,
      'health-body': `version ${commit.slice(0, 7)}`,
      soak: '300ms',
      'log-fail-pattern': 'FATAL',
      sql: 'select 1',
      'sql-service-id': 'svc-db',
    }),
  )
  expect(job.exitCode).toBe(0)
  expect(job.outputs).toMatchObject({
    passed: 'true',
    outcome: 'succeeded',
    'deployment-id': judged.id,
    'service-id': 'svc-harbor',
    ref: commit,
    status: site.dialect.words.success,
  })
  expect(job.results).toEqual(['health passed', 'runtime log passed', 'SQL passed'])
  expect(job.report.chosenBy).toBe('commit')
  expect(job.report.checks[0]?.evidence.join('\n')).toMatch(/503.*no answer.*does not match.*matches/s)
  expect(shop.visits).toHaveLength(6)
  expect(shop.visits.filter(({ headers }) => headers.authorization !== undefined)).toEqual([])
  expect(site.ledger.statements).toEqual(['select 1'])
  expect(site.ledger.deployments).toEqual([])
  expect(job.warnings).toEqual([])
  expect(job.summary).toMatch(/health<\/td><td>✅ passed/)
})

test('a newer deployment that appears while a good one is checked is reported', async ({ platform, app, gate }) => {
  const site = await platform()
  site.state.makeDeployment(commit)
  let newer = ''
  const shop = await app((_, count) => {
    if (count === 2) newer = site.state.makeDeployment('main', [{ is: 'building' }]).id
    return {}
  })
  const job = await gate(ofService(site, { 'health-url': shop.url }))
  expect(job.outputs['passed']).toBe('true')
  expect(job.warnings).toEqual([expect.stringContaining(newer)])
  // Nothing asked which version it was.
  expect(job.notices).toEqual([expect.stringMatching(said('gate-version-unproven'))])
  expect(job.summary).toContain(newer)
  expect(job.report.newer).toEqual([newer])
})

const good: Story = [
  { is: 'building', log: ['building v1'] },
  { is: 'success', rollbackable: true },
]

test('the ref is deployed and followed; the job stays red, and the outputs stay those of the judged one', async ({
  platform,
  app,
  github,
  gate,
}) => {
  const [site, shop, hub] = [await platform({ story: good }), await app([{ status: 500 }]), await github()]
  const judged = site.state.makeDeployment(commit)
  const checks = { 'health-url': shop.url, 'health-timeout': '300ms', soak: '1h', 'log-fail-pattern': 'x' }
  const inputs = ofService(site, { ...checks, 'rollback-ref': 'v1', environment: 'live' })
  const job = await gate(inputs, { githubUrl: hub.url })
  expect(job.exitCode).toBe(1)
  expect(job.outputs).toMatchObject({ outcome: 'succeeded', 'deployment-id': judged.id, ref: commit, passed: 'false' })
  expect(job.results).toEqual(['health failed', 'runtime log not-run'])
  expect(site.requests('deploy').map(({ body }) => body)).toEqual([{ ref: 'v1' }])
  expect(job.report.rollback).toMatchObject({ ref: 'v1', deploymentId: site.deployment.id, outcome: 'succeeded' })
  expect(job.errors[0]).toContain(`The service was rolled back to v1 by deployment ${site.deployment.id}.`)
  expect(job.buildLog).toEqual(['building v1', 'building v1'])
  expect(hub.states()).toEqual(['in_progress', 'failure'])
  expect(job.summary).toMatch(/rollback<\/td><td>↩️ succeeded/)
  expect(job.summary).toMatch(/^<h3>❌ svc-harbor failed the check health and was rolled back to v1: /)
  expect(job.summary).toMatch(/Rollback: [^\n]*requested [\d.]+ s|Rollback: [^\n]*<b>/)
})

test('a failed rollback is reported', async ({ platform, app, gate }) => {
  const [site, shop] = [
    await platform({ story: [{ is: 'building' }, { is: 'failure' }] }),
    await app([{ status: 500 }]),
  ]
  site.state.makeDeployment(commit, good)
  const job = await gate(ofService(site, { 'health-url': shop.url, 'health-timeout': '300ms', 'rollback-ref': 'v1' }))
  expect(job.outputs).toMatchObject({ outcome: 'succeeded', passed: 'false' })
  expect(job.report.rollback?.outcome).toBe('failed')
  expect(job.errors[0]).toMatch(/rollback to v1 .*did not succeed/)
})

test('a deployment that fails by itself is neither checked nor rolled back', async ({ platform, app, gate }) => {
  const [site, shop] = [await platform(), await app()]
  site.state.makeDeployment(commit, [{ is: 'building' }, { is: 'failure' }])
  const job = await gate(ofService(site, { 'health-url': shop.url, 'rollback-ref': 'v1' }))
  expect(job.outputs).toMatchObject({ outcome: 'failed', passed: 'false' })
  expect(job.results).toEqual(['health not-run'])
  expect(site.requests('deploy')).toEqual([])
  expect(shop.visits).toEqual([])
})

test('a superseded deployment is green where that is neutral, but has not passed', async ({ platform, app, gate }) => {
  const [site, shop] = [await platform(), await app()]
  site.state.makeDeployment(commit, [{ is: 'building' }, { is: 'superseded' }])
  const job = await gate(ofService(site, { 'health-url': shop.url, 'on-superseded': 'neutral' }))
  expect(job.exitCode).toBe(0)
  expect(job.outputs).toMatchObject({ outcome: 'superseded', passed: 'false' })
  expect(job.results).toEqual(['health not-run'])
})

test('a key that may not deploy is refused before any wait', async ({ platform, gate }) => {
  const site = await platform({ identity: { keyScope: { kind: 'service', permissions: { deployments: 'read' } } } })
  const job = await gate(ofService(site, { 'health-url': 'http://127.0.0.1:9', 'rollback-ref': 'v1' }))
  expect(job.errors[0]).toContain('deployments:write')
  expect(site.requests('history').length).toBeLessThan(2)
})

test('a bad input ends the gate before any request, and its outputs are set', async ({ platform, gate }) => {
  const site = await platform()
  const job = await gate(ofService(site, { sql: 'select 1' }))
  expect(site.journal).toEqual([])
  expect(job.outputs).toMatchObject({ outcome: 'failed', passed: 'false' })
  expect(job.errors[0]).toMatch(saidAlone('half-a-check', 'sql'))
  expect(job.report).toMatchObject({ reason: job.errors[0], checks: [], rollback: null })
})

/** An app behind a login: it says what it was sent, and moves once on its own origin. */
const login = { key: 'probe-login-8c1f02', basic: `Basic ${Buffer.from('probe:probe-pass-77aa').toString('base64')}` }
const loginHeaders = [`Authorization: Bearer ${login.key}`, `X-Preview: ${login.basic}`, 'Accept: text/plain'].join(
  '\n',
)

test('the headers of a health request go to the origin of its address, redirects there included', async ({
  platform,
  app,
  gate,
}) => {
  const [site, shop] = [await platform(), await app((path) => (path === '/' ? { status: 302, location: '/in' } : {}))]
  site.state.makeDeployment(commit)
  const inputs = ofService(site, { 'health-url': shop.url, 'health-headers': loginHeaders, 'health-successes': '1' })
  const job = await gate(inputs, { secrets: [login.key, login.basic] })
  expect(job.outputs['passed']).toBe('true')
  expect(
    shop.visits.map(({ path, headers }) => [path, headers.authorization, headers['x-preview'], headers.accept]),
  ).toEqual(['/', '/in'].map((path) => [path, `Bearer ${login.key}`, login.basic, 'text/plain']))
  expect(site.journal.filter(({ headers }) => 'x-preview' in headers)).toEqual([])
})

test('they do not go to another origin, and an app that repeats them does not show them', async ({
  platform,
  app,
  gate,
}) => {
  const [site, other] = [await platform(), await app()]
  const shop = await app([{ status: 302, location: other.url }])
  const echo = await app([{ body: `who is ${login.key}, ${login.basic}, probe:probe-pass-77aa?` }])
  for (const url of [shop.url, echo.url]) {
    site.state.makeDeployment(commit)
    const inputs = ofService(site, {
      ...{ 'health-url': url, 'health-headers': loginHeaders, 'health-body': 'welcome', 'health-timeout': '300ms' },
    })
    const job = await gate(inputs, { secrets: [login.key, login.basic, 'probe-pass-77aa'] })
    expect(job.outputs['passed']).toBe('false')
    expect(job.results).toEqual(['health failed'])
  }
  expect(echo.visits.length).toBeGreaterThan(0)
  expect(other.visits).toEqual([])
})

test('headers without an address are refused, and so is a secret that does not exist', async ({ platform, gate }) => {
  const site = await platform()
  const alone = await gate(ofService(site, { 'health-headers': loginHeaders }), { secrets: [login.key] })
  expect(alone.errors[0]).toMatch(saidAlone('half-a-check', 'health-headers', 'health-url'))
  const headers = { 'health-url': 'http://127.0.0.1:9', 'health-headers': 'Authorization: Bearer ' }
  const empty = await gate(ofService(site, headers))
  expect(empty.errors[0]).toMatch(said('health-header-refused', 'Authorization'))
  expect(site.journal).toEqual([])
})
