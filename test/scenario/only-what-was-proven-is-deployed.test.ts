// @module-tag thorough
import { join } from 'node:path'
import { expect, test as gateTest, ofService } from '../support/gating.ts'
import { commit as commitTo } from '../support/git.ts'
import type { GithubScript } from '../support/github/github-api.ts'
import { markdownText } from '../support/markdown-text.ts'
import { said } from '../support/messages.ts'
import type { ScriptedPlatform } from '../support/platform/scripted-platform.ts'
import { serviceId } from '../support/platform/state.ts'
import { startAction } from '../support/runner/run-action.ts'
import { byRef, byUpload, type Inputs, type RunOptions } from '../support/scenario.ts'

const [first, second] = ['a', 'b'].map((letter) => letter.repeat(40)) as [string, string]
const failing = [{ is: 'building' }, { is: 'failure' }] as const

const refs = (site: ScriptedPlatform) => site.requests('deploy').map(({ body }) => body?.['ref'])

/** Staging and production, each a platform with one service, and one GitHub. */
const test = gateTest.extend('stages', ({ platform, github, run }) => async (script: GithubScript = {}) => {
  const [staging, production, hub] = [await platform(), await platform(), await github(script)]
  const options = (env: Readonly<Record<string, string>> = {}): RunOptions => ({ githubUrl: hub.url, env })
  return {
    ...{ staging, production, hub, options },
    stage: (ref: string, more: Inputs = {}, env = {}) =>
      run(byRef(staging, { ref, environment: 'staging', ...more }), options(env)),
    promote: (more: Inputs = {}) =>
      run(byRef(production, { environment: 'production', after: 'staging', ...more }), options()),
  }
})

test('a commit that succeeded in staging is deployed, and the summary says that it is built again', async ({
  stages,
}) => {
  const { stage, promote, production } = await stages()
  await stage(first)
  const job = await promote({ ref: first })
  expect(job.outcome).toBe('succeeded')
  expect(refs(production)).toEqual([first])
  expect(job.summary).toContain('the same commit; the platform builds it again')
  expect(job.view.shown.join('\n')).toMatch(said('after-proven', 'staging'))
})

test('what is not proven is refused, red, and nothing is sent: never there, and there and failed', async ({
  stages,
}) => {
  const { stage, promote, staging, production, hub } = await stages()
  await stage(first)
  const never = await promote({ ref: second })
  expect(never.exitCode).toBe(1)
  expect(never.errors[0]).toMatch(
    said('after-not-proven', 'staging', second.slice(0, 12), 'it was never deployed there'),
  )
  staging.state.forgetDeployment(0)
  hub.deployments[0]?.statuses.push({ state: 'failure', description: 'It failed', creator: { login: hub.login } })
  const failed = await promote({ ref: first })
  expect(failed.errors[0]).toMatch(
    said('after-not-proven', 'staging', first.slice(0, 12), 'it was deployed there, and failed'),
  )
  expect(production.journal).toEqual([])
})

test('without a ref the newest proven commit is promoted, by the order of deployments', async ({ stages }) => {
  const { stage, promote, production } = await stages()
  await stage(first)
  await stage(second)
  const job = await promote()
  expect(job.outcome).toBe('succeeded')
  expect(job.view.shown.join('\n')).toMatch(said('after-promoted', second.slice(0, 12), 'staging'))
  // A rollback of staging counts.
  await stage(first, { 'on-outdated': 'deploy' })
  const rehearsed = await promote({ 'dry-run': 'true' })
  expect(rehearsed.view.shown.join('\n')).toMatch(said('after-promoted', first.slice(0, 12), 'staging'))
  expect(rehearsed.outcome).toBe('skipped')
  expect(refs(production)).toEqual([second])
})

test('nothing to promote is red', async ({ stages }) => {
  const { promote, production } = await stages()
  const job = await promote()
  expect(job.exitCode).toBe(1)
  expect(job.errors[0]).toMatch(said('after-nothing-proven', 'staging'))
  expect(production.journal).toEqual([])
})

test('several places must all have proven it', async ({ stages, platform, run }) => {
  const { stage, promote, options } = await stages()
  await stage(first)
  expect((await promote({ ref: first, after: 'staging, canary' })).errors[0]).toMatch(
    said('after-not-proven', 'canary'),
  )
  const canary = await platform()
  await run(byRef(canary, { ref: first, environment: 'canary' }), options())
  await stage(second)
  const job = await promote({ after: 'staging,canary' })
  expect(job.outputs).toMatchObject({ outcome: 'succeeded', ref: first })
})

test('a declared gate must have passed: before it has ended nothing is proven', async ({
  stages,
  workspace,
  app,
  gate,
}) => {
  const { stage, promote, staging, production, options } = await stages()
  const file = `services:\n  web:\n    service-id: ${serviceId}\n    environment: staging\n    gate:\n      health-status: '200'\n`
  commitTo(workspace, { 'taxiway.yaml': file })
  const env = { GITHUB_SHA: first }
  await stage(first, { service: 'web', 'service-id': '', environment: '', config: 'taxiway.yaml' }, env)
  const waiting = await promote({ ref: first, timeout: '4s' })
  expect(waiting.errors[0]).toMatch(said('after-still-going', 'staging', first.slice(0, 12), 'its gate has not ended'))
  expect(waiting.view.shown.join('\n')).toMatch(said('after-waiting', 'staging'))
  const shop = await app([{ status: 500 }])
  const check = { 'deployment-id': staging.deployment.id, environment: 'staging', 'health-timeout': '300ms' }
  await gate(ofService(staging, { ...check, 'health-url': shop.url }), options(env))
  const failed = await promote({ ref: first })
  expect(failed.errors[0]).toMatch(
    said('after-not-proven', 'staging', first.slice(0, 12), 'it was deployed there, and its gate failed'),
  )
  expect(refs(production)).toEqual([])
  const healthy = await app([{ status: 200 }])
  await gate(ofService(staging, { ...check, 'health-url': healthy.url, 'health-interval': '20ms' }), options(env))
  expect((await promote({ ref: first })).outcome).toBe('succeeded')
})

test('a gate proves the commit that it judged, and not that of its job', async ({ stages, app, gate }) => {
  const { stage, promote, staging, production, options } = await stages()
  await stage(first, { environment: '' })
  const healthy = await app([{ status: 200 }])
  const check = { 'deployment-id': staging.deployment.id, environment: 'staging', 'health-interval': '20ms' }
  await gate(ofService(staging, { ...check, 'health-url': healthy.url }), options({ GITHUB_SHA: second }))
  expect((await promote({ ref: second })).errors[0]).toMatch(
    said('after-not-proven', 'staging', second.slice(0, 12), 'it was never deployed there'),
  )
  expect((await promote()).outputs).toMatchObject({ outcome: 'succeeded', ref: first })
  expect(refs(production)).toEqual([first])
})

test('a late gate of an earlier deployment does not overrule a newer one that failed', async ({
  stages,
  app,
  gate,
}) => {
  const { stage, promote, staging, production, hub, options } = await stages()
  await stage(first)
  const earlier = staging.deployment.id
  await stage(first)
  hub.deployments.at(-1)?.statuses.push({ state: 'failure', description: 'It failed', creator: { login: hub.login } })
  const healthy = await app([{ status: 200 }])
  const check = { 'deployment-id': earlier, environment: 'staging', 'health-interval': '20ms' }
  await gate(ofService(staging, { ...check, 'health-url': healthy.url }), options())
  expect((await promote({ ref: first })).errors[0]).toMatch(
    said('after-not-proven', 'staging', first.slice(0, 12), 'it was deployed there, and failed'),
  )
  expect(production.journal).toEqual([])
})

test('what was deployed without a ref is not taken for the commit of the job', async ({ stages }) => {
  const { stage, promote, production } = await stages()
  await stage('', {}, { GITHUB_SHA: second })
  const refused = await promote({ ref: second })
  expect(refused.errors[0]).toMatch(said('after-unknown', 'staging', second.slice(0, 12)))
  expect(production.journal).toEqual([])
})

test('an abbreviated commit is proven as the whole one, which is what is sent', async ({ stages }) => {
  const { stage, promote, production } = await stages()
  await stage(first)
  await promote({ ref: first.slice(0, 9) })
  expect(refs(production)).toEqual([first])
})

test('a branch that is named like a tag is no tag, and a run that GitHub does not show is not known', async ({
  stages,
}) => {
  const runs = {
    '1': { event: 'push', head_branch: 'v1.0', head_sha: second },
    '2': 'missing',
  } as const
  const { stage, promote, production } = await stages({ runs, history: { commits: {}, branches: {}, tags: ['v1.0'] } })
  await stage(first, {}, { GITHUB_RUN_ID: '1' })
  expect((await promote({ ref: first })).errors[0]).toMatch(said('after-untrusted-run', '1'))
  await stage(second, {}, { GITHUB_RUN_ID: '2' })
  expect((await promote({ ref: second })).errors[0]).toMatch(said('after-unknown', 'staging', second.slice(0, 12)))
  expect(production.journal).toEqual([])
})

test('a proof that a change under review could have written is none', async ({ stages }) => {
  const runs = {
    '1': { event: 'pull_request', head_branch: 'main' },
    '2': { event: 'push', head_branch: 'feature' },
    '3': { event: 'push', head_branch: 'v1.0' },
    '4': { event: 'release', head_branch: 'v1.0' },
  }
  const { stage, promote, production } = await stages({ runs, history: { commits: {}, branches: {}, tags: ['v1.0'] } })
  for (const run of ['1', '2']) {
    await stage(first, {}, { GITHUB_RUN_ID: run })
    expect((await promote({ ref: first })).errors[0]).toMatch(said('after-untrusted-run', run))
  }
  expect(production.journal).toEqual([])
  for (const run of ['3', '4']) {
    await stage(first, {}, { GITHUB_RUN_ID: run })
    expect((await promote({ ref: first, 'dry-run': 'true' })).outcome).toBe('skipped')
  }
})

test('without `actions: read` that is not held, and the summary says so', async ({ stages }) => {
  const { stage, promote } = await stages({ forbids: ['actions: read'] })
  await stage(first)
  const job = await promote({ ref: first })
  expect(job.outcome).toBe('succeeded')
  expect(markdownText(job.summary)).toMatch(said('after-run-not-read'))
})

test.for([
  [{ forbids: ['deployments: read'] }, 'deployments: read'],
  [{ fails: { status: 404, body: { message: 'Not Found' } } }, '404'],
] as const)('what is not known is no pass: %s', async ([script, why], { platform, github, run }) => {
  const [site, hub] = [await platform(), await github(script)]
  const job = await run(byRef(site, { ref: first, after: 'staging' }), { githubUrl: hub.url })
  expect(job.exitCode).toBe(1)
  expect(job.errors[0]).toMatch(said('after-unknown', 'staging'))
  expect(job.errors[0]).toContain(why)
  const promoted = await run(byRef(site, { after: 'staging' }), { githubUrl: hub.url })
  expect(promoted.errors[0]).toMatch(said('after-unread', 'staging'))
  expect(site.journal).toEqual([])
})

test('a name is refused as ref, and a place that nothing remembers', async ({ platform, github, run }) => {
  const [site, hub] = [await platform(), await github()]
  const named = await run(byRef(site, { ref: 'main', after: 'staging' }), { githubUrl: hub.url })
  expect(named.errors[0]).toMatch(said('after-needs-commit', 'main'))
  const alone = await run(byRef(site, { ref: first, after: 'staging', 'github-token': '' }))
  expect(alone.errors[0]).toMatch(said('after-no-memory', 'staging'))
  expect(site.journal).toEqual([])
})

test('a service of the file is proven by the platform alone, without a gate and with a key that may read it', async ({
  platform,
  workspace,
  run,
}) => {
  const file = (gate: string) =>
    `services:\n  staging:\n    service-id: svc-staging\n${gate}  web:\n    service-id: ${serviceId}\n    after: staging\n`
  commitTo(workspace, { 'taxiway.yaml': file('') })
  const site = await platform({ services: { 'svc-staging': undefined } })
  const inputs = byRef(site, { service: 'web', 'service-id': '', 'github-token': '' })
  const never = await run({ ...inputs, ref: first })
  expect(never.errors[0]).toMatch(said('after-not-proven', 'staging'))
  site.state.makeDeployment(first, [{ is: 'success', rollbackable: true }], 'svc-staging')
  expect((await run({ ...inputs, ref: first })).outcome).toBe('succeeded')
  site.state.makeDeployment(second, failing, 'svc-staging').finish('failure')
  const promoted = await run(inputs)
  expect(promoted.outputs).toMatchObject({ outcome: 'succeeded', ref: first })

  const keyScope = { kind: 'service', serviceId, serviceName: 'harbor', permissions: { deployments: 'write' } }
  const narrow = await platform({ services: { 'svc-staging': undefined }, identity: { keyScope } })
  const refused = await run({ ...byRef(narrow, { service: 'web', 'service-id': '', 'github-token': '' }), ref: first })
  expect(refused.errors[0]).toMatch(said('after-key-too-narrow', 'staging'))
  commitTo(workspace, { 'taxiway.yaml': file(`    gate:\n      health-url: https://shop.example/\n`) })
  expect((await run({ ...inputs, ref: first })).errors[0]).toMatch(said('after-gate-not-remembered', 'staging'))
})

test('what could not be read is said of whom was asked: the platform for its history, GitHub for its deployments', async ({
  platform,
  github,
  workspace,
  run,
}) => {
  const hub = await github()
  const site = await platform({
    services: { 'svc-staging': undefined },
    own: { 'GET /api/services/svc-staging/deployments': { status: 500, json: { error: 'the database is gone' } } },
  })
  const file = `services:\n  staging:\n    service-id: svc-staging\n  web:\n    service-id: ${serviceId}\n    after: staging\n`
  commitTo(workspace, { 'taxiway.yaml': file })
  const inputs = byRef(site, { service: 'web', 'service-id': '', timeout: '4s' })
  const options = { githubUrl: hub.url }
  const one = await run({ ...inputs, ref: first }, options)
  expect(one.errors[0]).toMatch(said('after-unknown', 'staging', first.slice(0, 12)))
  const promoted = await run(inputs, options)
  expect(promoted.errors[0]).toMatch(said('after-unread', 'staging'))
  for (const { errors } of [one, promoted]) {
    expect(errors[0]).toMatch(/the platform did not say: .*500.*the database is gone/)
    expect(errors[0]).not.toContain('GitHub')
  }
  // Of two places the one is named that could not be read.
  await run(byRef(site, { ref: first, environment: 'canary' }), options)
  const both = await run({ ...inputs, after: 'canary, staging' }, options)
  expect(both.errors[0]).toMatch(said('after-unread', 'staging'))
})

test('an upload is proven by its archive', async ({ platform, github, run, workspace }) => {
  const [staging, production, hub] = [await platform(), await platform(), await github()]
  commitTo(workspace, { 'app/index.js': '1' })
  const options = { githubUrl: hub.url }
  const refused = await run(byUpload(production, { after: 'staging' }), options)
  expect(refused.errors[0]).toMatch(said('after-not-proven', 'staging', 'this archive'))
  await run(byUpload(staging, { environment: 'staging', 'service-name': 'staging' }), options)
  const job = await run(byUpload(production, { environment: 'production', after: 'staging' }), options)
  expect(job.outcome).toBe('succeeded')
  expect(job.summary).toContain('the same artifact')
  // A commit is not proven by what was packed.
  const promoted = await run(byRef(production, { after: 'staging' }), options)
  expect(promoted.errors[0]).toMatch(said('after-only-uploads', 'staging'))
})

test('an upload is proven by its archive once its gate has passed', async ({
  platform,
  github,
  run,
  workspace,
  app,
  gate,
}) => {
  const [staging, production, hub] = [await platform(), await platform(), await github()]
  commitTo(workspace, { 'app/index.js': '1' })
  const options = { githubUrl: hub.url }
  const uploaded = await run(byUpload(staging, { environment: 'staging', 'service-name': 'staging' }), options)
  const judged = {
    'service-id': uploaded.outputs['service-id'] ?? '',
    'deployment-id': uploaded.outputs['deployment-id'] ?? '',
    environment: 'staging',
  }
  for (const status of [500, 200]) {
    const shop = await app([{ status }])
    const health = { 'health-url': shop.url, 'health-timeout': '300ms', 'health-interval': '20ms' }
    await gate(ofService(staging, { ...judged, ...health }), options)
    const job = await run(byUpload(production, { environment: 'production', after: 'staging' }), options)
    if (status === 200) expect(job.outcome).toBe('succeeded')
    else
      expect(job.errors[0]).toMatch(
        said('after-not-proven', 'staging', 'this archive', 'it was deployed there, and its gate failed'),
      )
  }
})

const fleetFile = (url: string) => `
environment: fleet
services:
  production:
    service-id: svc-production
    after: [staging]
  staging:
    service-id: svc-staging
    gate:
      health-url: ${url}
      health-timeout: 300ms
      health-interval: 20ms
`

test.for([
  [200, ['staging: succeeded', 'production: succeeded']],
  [500, ['staging: failed', 'production: skipped']],
] as const)(
  'in a fleet production waits for the gate of staging in the same plan: %i',
  async ([status, ends], { platform, github, app, workspace, folder }) => {
    const shop = await app([{ status }])
    const sha = commitTo(workspace, { 'taxiway.yaml': fleetFile(shop.url) })
    const site = await platform({ services: { 'svc-staging': undefined, 'svc-production': undefined } })
    const hub = await github()
    const inputs = { 'base-url': site.url, 'api-key': site.key, 'poll-interval': '100ms', all: 'true' }
    const options = { runnerFolder: join(folder, 'runner'), workspace, githubUrl: hub.url, env: { GITHUB_SHA: sha } }
    const job = await startAction('fleet', inputs, options).finished
    const { services } = JSON.parse(job.outputs['report'] ?? '{}')
    expect(services.map((each: { service: string; outcome: string }) => `${each.service}: ${each.outcome}`)).toEqual(
      ends,
    )
    if (status === 500) return
    // Alone, production looks at what was remembered.
    const later = await startAction('fleet', { ...inputs, all: 'false', services: 'production' }, options).finished
    expect(later.outcome).toBe('succeeded')
    const rehearsed = await startAction('fleet', { ...inputs, 'dry-run': 'true' }, options).finished
    expect(rehearsed.exitCode).toBe(0)
  },
)
