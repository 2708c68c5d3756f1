import { commit, expect, good, ofService, test } from '../support/gating.ts'
import type { Story } from '../support/platform/deployment.ts'
import type { ScriptedPlatform } from '../support/platform/scripted-platform.ts'
import type { Inputs } from '../support/scenario.ts'

const refs = (site: ScriptedPlatform) => site.requests('deploy').map(({ body }) => body?.['ref'])
/** Its own time, so that a check that fails does not take long. */
const soon = { 'health-timeout': '3s' }

test('a gate follows a deployment that it did not start, and every check passes', async ({ platform, app, gate }) => {
  const site = await platform({ printed: ['FATAL: of the version before'] })
  const shop = await app([{ status: 503 }, 'reset', { body: 'version 1' }, { body: `version ${commit}` }])
  const judged = site.state.makeDeployment(commit)
  const checks = {
    ...{ 'health-url': `${shop.url}/health`, 'health-body': `version ${commit.slice(0, 7)}` },
    ...{ soak: '3s', 'log-fail-pattern': 'FATAL', sql: 'select 1', 'sql-service-id': 'svc-db' },
  }
  const job = await gate(ofService(site, checks))
  expect(job.outputs).toMatchObject({
    ...{ passed: 'true', outcome: 'succeeded', status: site.dialect.words.success },
    ...{ 'deployment-id': judged.id, 'service-id': 'svc-harbor', ref: commit },
  })
  expect(job.results).toEqual(['health passed', 'runtime log passed', 'sql passed'])
  expect(job.stdout).toContain('its record shows the commit')
  expect(job.report?.checks[0]?.evidence.join('\n')).toMatch(/503.*no answer.*does not match.*matches/s)
  expect(shop.visits).toHaveLength(6)
  expect(JSON.stringify(shop.visits)).not.toContain('authorization')
  expect([site.ledger.statements, refs(site), job.warnings]).toEqual([['select 1'], [], []])
  expect(job.summary).toMatch(/^### ✅ svc-harbor: .*3 checks passed\./)
})

const built: Story = [
  { is: 'building', log: ['building'] },
  { is: 'success', rollbackable: true },
]

test('a failed check rolls back; the job stays red, and the outputs stay those of the judged deployment', async ({
  platform,
  app,
  github,
  gate,
}) => {
  const [site, shop, hub] = [
    await platform({ earlier: [good], story: built }),
    await app([{ status: 500 }]),
    await github(),
  ]
  const judged = site.state.makeDeployment(commit)
  const checks = { 'health-url': shop.url, ...soon, soak: '1h', 'log-fail-pattern': 'x' }
  const job = await gate(ofService(site, { ...checks, rollback: 'true', environment: 'live' }), { githubUrl: hub.url })
  expect(job.exitCode).toBe(1)
  expect(job.outputs).toMatchObject({ outcome: 'succeeded', 'deployment-id': judged.id, ref: commit, passed: 'false' })
  expect(job.results).toEqual(['health failed'])
  expect(refs(site)).toEqual([good])
  expect(job.report?.rollback).toMatchObject({ outcome: 'succeeded', ref: good, deploymentId: site.deployment.id })
  const line = /^svc-harbor: Deployed, but the gate failed: health: .*\. Rolled back to b2b2b2b2b2b2: the platform says/
  expect(job.errors[0]).toMatch(line)
  expect(job.summary).toMatch(/^### ❌ svc-harbor: Deployed, but the gate failed: health: /)
  expect(job.buildLog.filter((text) => text === 'building')).toHaveLength(2)
  expect(hub.states()).toEqual(['in_progress', 'failure'])
})

test('a failed rollback is reported', async ({ platform, app, gate }) => {
  const story: Story = [{ is: 'building' }, { is: 'failure' }]
  const [site, shop] = [await platform({ earlier: [good], story }), await app([{ status: 500 }])]
  site.state.makeDeployment(commit, built)
  const job = await gate(ofService(site, { 'health-url': shop.url, ...soon, rollback: 'true' }))
  expect(job.outputs).toMatchObject({ outcome: 'succeeded', passed: 'false' })
  expect(job.report?.rollback?.outcome).toBe('failed')
  expect(job.errors[0]).toContain('The rollback ended as failed.')
})

test('a replaced deployment may be green, but is neither checked nor rolled back, and has not passed', async ({
  platform,
  app,
  gate,
}) => {
  const [site, shop] = [await platform({ earlier: [good] }), await app()]
  site.state.makeDeployment(commit, [{ is: 'building' }, { is: 'superseded' }])
  const inputs = { 'health-url': shop.url, 'on-superseded': 'neutral', rollback: 'true' }
  const job = await gate(ofService(site, inputs))
  expect(job.exitCode).toBe(0)
  expect(job.outputs).toMatchObject({ outcome: 'superseded', passed: 'false' })
  expect([job.results, refs(site), shop.visits]).toEqual([[], [], []])
})

/** An app behind a login. */
const login = { key: 'probe-login-8c1f02', basic: `Basic ${Buffer.from('probe:probe-pass-77aa').toString('base64')}` }
const loginHeaders = `Authorization: Bearer ${login.key}\nX-Preview: ${login.basic}\nAccept: text/plain`
const secrets = [login.key, login.basic, 'probe-pass-77aa']

test.for<readonly [string, Inputs, string]>([
  ['half of a statement', { sql: 'select 1' }, 'sql has no effect without sql-service-id.'],
  ['half of a soak', { soak: '5m' }, 'soak has no effect without log-fail-pattern.'],
  [
    'headers without an address',
    { 'health-headers': loginHeaders },
    'health-headers has no effect without health-url.',
  ],
  ['a pattern that is none', { soak: '5m', 'log-fail-pattern': '(' }, 'log-fail-pattern is not a valid regular'],
  [
    'a secret that does not exist',
    { 'health-url': 'http://127.0.0.1:9', 'health-headers': 'Authorization: Bearer ' },
    'The header "Authorization" of health-headers has no value',
  ],
])('%s ends the gate before any request, as not passed', async ([, inputs, says], { platform, gate }) => {
  const site = await platform()
  const job = await gate(ofService(site, inputs), { secrets, inProcess: true })
  expect(job.outputs).toMatchObject({ outcome: 'failed', passed: 'false' })
  expect(job.errors[0]).toContain(says)
  expect(site.journal).toEqual([])
})

test('the headers of a health request go to the origin of its address alone, and are shown nowhere', async ({
  platform,
  app,
  gate,
}) => {
  const [site, other, shop] = [await platform(), await app(), await app()]
  const away = await app([{ status: 302, location: other.url }])
  const echo = await app([{ body: `who is ${login.key}, ${login.basic}, probe:probe-pass-77aa?` }])
  const judged = site.state.makeDeployment(commit)
  const headers = { 'deployment-id': judged.id, 'health-headers': loginHeaders }
  const passed = await gate(ofService(site, { ...headers, 'health-url': shop.url }), { secrets })
  expect(passed.results).toEqual(['health passed'])
  expect(shop.visits[0]?.headers).toMatchObject({ authorization: `Bearer ${login.key}`, 'x-preview': login.basic })
  expect(JSON.stringify(site.journal)).not.toContain('x-preview')
  for (const inputs of [{ 'health-url': away.url }, { 'health-url': echo.url, 'health-body': 'welcome' }]) {
    const job = await gate(ofService(site, { ...headers, ...inputs, ...soon }), { secrets })
    expect(job.results).toEqual(['health failed'])
  }
  expect([away.visits.length > 0, echo.visits.length > 0, other.visits]).toEqual([true, true, []])
})
