// @module-tag thorough
import { join } from 'node:path'
import { expect, test } from '../support/gating.ts'
import { commit as commitTo, git } from '../support/git.ts'
import { type GithubHistory, lineOf } from '../support/github/commits.ts'
import type { GithubApi } from '../support/github/github-api.ts'
import { said } from '../support/messages.ts'
import type { ScriptedPlatform } from '../support/platform/scripted-platform.ts'
import { serviceId } from '../support/platform/state.ts'
import { startAction } from '../support/runner/run-action.ts'
import { byRef, byUpload, type Inputs, type RunOptions } from '../support/scenario.ts'

const [first, older, newer] = ['a', 'b', 'c'].map((letter) => letter.repeat(40)) as [string, string, string]
const aside = 'd'.repeat(40)
const short = (commit: string) => commit.slice(0, 12)

/** Three commits of `main`, and one beside them. */
function history(): GithubHistory {
  const { commits, branches } = lineOf([first, older, newer])
  return { commits: { ...commits, [aside]: { parents: [first], message: 'Aside' } }, branches }
}

const refs = (site: ScriptedPlatform) => site.requests('deploy').map(({ body }) => body?.['ref'])

/** A job of `main` that deploys the commit that was pushed. */
const pushOf = (site: ScriptedPlatform, hub: GithubApi, commit: string, more: Inputs = {}, env = {}) =>
  [
    byRef(site, { ref: commit, ...more }),
    { githubUrl: hub.url, env: { GITHUB_SHA: commit, ...env } } satisfies RunOptions,
  ] as const

test('an older commit is skipped and green, sends nothing, and says how to go back', async ({
  platform,
  github,
  run,
}) => {
  const [site, hub] = [await platform({ earlier: [first, newer] }), await github({ history: history() })]
  const job = await run(...pushOf(site, hub, older, { 'env-vars': 'A=1' }))
  expect(job.exitCode).toBe(0)
  expect(job.outputs).toMatchObject({ outcome: 'skipped', 'outdated-by': newer, 'service-id': serviceId })
  expect(site.journal.map(({ route }) => route).toSorted()).toEqual(['history', 'whoami'])
  const text = said('deploy-outdated', undefined)
  expect(job.view.shown.join('\n')).toMatch(text)
  for (const part of [short(older), 'Change 1', short(newer), 'Change 2', 'by 1 m', 'taxiway rollback'])
    expect(job.summary).toContain(part)
  expect([...job.warnings, ...job.errors]).toEqual([])
})

test.for(['skip', 'fail'] as const)(
  '`on-outdated: %s` in every answer of ancestry',
  async (onOutdated, { platform, github, run }) => {
    const hub = await github({ history: history() })
    const end = async (commit: string, live: string) => {
      const site = await platform({ earlier: [live] })
      const job = await run(...pushOf(site, hub, commit, { 'on-outdated': onOutdated }))
      const { notices, outcome, exitCode, outputs } = job
      return {
        outcome,
        exitCode,
        by: outputs['outdated-by'],
        sent: refs(site),
        diverged: notices.filter((each) => said('deploy-diverged').test(each)).length,
      }
    }
    const behind = onOutdated === 'skip' ? { outcome: 'skipped', exitCode: 0 } : { outcome: 'failed', exitCode: 1 }
    expect(await end(older, newer)).toEqual({ ...behind, by: newer, sent: [], diverged: 0 })
    const deployed = { outcome: 'succeeded', exitCode: 0, by: undefined }
    expect(await end(newer, older)).toEqual({ ...deployed, sent: [newer], diverged: 0 })
    expect(await end(older, older)).toEqual({ ...deployed, sent: [older], diverged: 0 })
    expect(await end(aside, newer)).toEqual({ ...deployed, sent: [aside], diverged: 1 })
  },
)

test('with `deploy` nothing is compared', async ({ platform, github, run }) => {
  const [site, hub] = [await platform({ earlier: [newer] }), await github({ history: history() })]
  const job = await run(...pushOf(site, hub, older, { 'on-outdated': 'deploy' }))
  expect(job.outcome).toBe('succeeded')
  expect(hub.requests).toEqual([])
})

test('a branch that was put back on purpose deploys; a re-run of an old workflow does not', async ({
  platform,
  github,
  run,
}) => {
  const hub = await github({ history: history() })
  const rerun = await platform({ earlier: [newer] })
  const repeated = await run(...pushOf(rerun, hub, older, {}, { GITHUB_RUN_ATTEMPT: '2' }))
  expect(repeated.outcome).toBe('skipped')

  hub.history.branches['main'] = older
  const site = await platform({ earlier: [newer] })
  const job = await run(...pushOf(site, hub, older))
  expect(job.outcome).toBe('succeeded')
  expect(refs(site)).toEqual([older])
  expect(job.notices.join('\n')).toMatch(said('deploy-put-back', undefined, 'main'))
})

test('a commit that is not of the branch of the job may be the tip of any branch', async ({
  platform,
  github,
  run,
}) => {
  const hub = await github({ history: history() })
  const env = { GITHUB_SHA: newer, GITHUB_EVENT_NAME: 'workflow_run' }
  const skipped = await platform({ earlier: [newer] })
  expect((await run(...pushOf(skipped, hub, older, {}, env))).outcome).toBe('skipped')
  hub.history.branches['stable'] = older
  const site = await platform({ earlier: [newer] })
  expect((await run(...pushOf(site, hub, older, {}, env))).notices.join('\n')).toMatch(
    said('deploy-put-back', undefined, 'stable'),
  )
})

test('what a person does on purpose passes and says so; its re-run is no purpose', async ({
  folder,
  workspace,
  platform,
  github,
  run,
}) => {
  const hub = await github({ history: history() })
  const dispatch = { GITHUB_EVENT_NAME: 'workflow_dispatch' }
  const site = await platform({ earlier: [newer] })
  const job = await run(...pushOf(site, hub, older, { 'on-outdated': 'fail' }, dispatch))
  expect(job.outcome).toBe('succeeded')
  expect(job.outputs['outdated-by']).toBeUndefined()
  expect(job.notices.filter((each) => said('deploy-on-purpose').test(each))).toHaveLength(1)

  const again = await platform({ earlier: [newer] })
  const repeated = await run(...pushOf(again, hub, older, {}, { ...dispatch, GITHUB_RUN_ATTEMPT: '2' }))
  expect(repeated.outcome).toBe('skipped')

  const back = await platform({ earlier: [older, newer] })
  const options = { runnerFolder: join(folder, 'runner'), workspace, githubUrl: hub.url }
  const rolled = await startAction('rollback', byRef(back), options).finished
  expect(rolled.outcome).toBe('succeeded')
  expect(refs(back)).toEqual([older])
  const given = await startAction('rollback', byRef(back, { to: first }), options).finished
  expect(given.outcome).toBe('succeeded')
})

test.for([
  ['no `ref` was given', { dialect: {} }, { ref: '' }, {}],
  ['shows no commit', { dialect: { refKey: 'none' } }, {}, {}],
  ['GitHub does not have', {}, {}, { history: { commits: {}, branches: {} } }],
  ['permission `contents: read`', {}, {}, { forbids: ['contents: read'] }],
  ['within 2 s', {}, {}, { mute: true }],
  // The waits between its tries are random: what is over first says why.
  [/within 2 s|502/, {}, {}, { fails: { status: 502, body: '<html>' } }],
] as const)(
  'what is not known deploys, in a row of the summary: %s',
  async ([why, script, more, hubScript], { platform, github, run }) => {
    const site = await platform({ earlier: [newer], ...script })
    const hub = await github({ history: history(), ...hubScript })
    const job = await run(...pushOf(site, hub, older, more))
    expect(job.outcome).toBe('succeeded')
    expect(job.outputs['outdated-by']).toBeUndefined()
    const row = job.summary.split('\n').find((line) => line.includes('Not compared with what is live')) ?? ''
    expect(row.replaceAll('&#96;', '`')).toMatch(why)
    if (why === 'GitHub does not have') expect(row.replaceAll('&#96;', '`')).toMatch(said('github-commit-unknown'))
    expect(job.errors).toEqual([])
    expect(job.warnings.filter((each) => /compar/.test(each))).toEqual([])
  },
)

test('if the record shows no commit, what GitHub remembers of the same deployment counts', async ({
  platform,
  github,
  run,
}) => {
  const hub = await github({ history: history() })
  const site = await platform({ dialect: { refKey: 'none' } })
  const kept = { environment: 'production' }
  expect((await run(...pushOf(site, hub, newer, kept))).outcome).toBe('succeeded')
  const job = await run(...pushOf(site, hub, older, kept))
  expect(job.outputs).toMatchObject({ outcome: 'skipped', 'outdated-by': newer })
  // Somebody deployed from the dashboard: what is remembered is not what is live.
  site.state.makeDeployment('unknown', [{ is: 'success', rollbackable: true }])
  const next = await run(...pushOf(site, hub, older, kept))
  expect(next.outcome).toBe('succeeded')
  expect(next.summary).toContain('GitHub remembers another one')
})

test('if the record shows no commit, a memory that says nothing, is not read, or is of others stops no deploy', async ({
  platform,
  github,
  run,
}) => {
  const site = await platform({ dialect: { refKey: 'none' } })
  const hub = await github({ history: history() })
  const kept = { environment: 'production' }
  const rowOf = ({ summary }: { readonly summary: string }) =>
    summary.split('\n').find((line) => line.includes('Not compared with what is live')) ?? ''
  expect((await run(...pushOf(site, hub, newer, kept))).outcome).toBe('succeeded')
  const [own] = hub.deployments
  if (own === undefined) throw new Error('the first run left no deployment')

  const deaf = await github({ history: history(), forbids: ['deployments: read'] })
  const unread = await run(...pushOf(site, deaf, older, kept))
  expect(unread.outputs).toMatchObject({ outcome: 'succeeded', ref: older })
  expect(rowOf(unread)).toMatch(/shows no commit, and .*deployments: read/)

  // Another account wrote what would stop it.
  const id = site.deployment.id
  const payload = { ...Object(own.payload), deployment: id, commit: newer }
  const others = await github({ history: history() })
  others.deployments.push({ ...own, payload, creator: { login: 'mallory' } })
  const forged = await run(...pushOf(site, others, older, kept))
  expect(forged.outcome).toBe('succeeded')
  expect(rowOf(forged)).toMatch(/shows no commit/)

  // One that GitHub remembers as failed was never live.
  const failing = await github({ history: history() })
  const statuses = [{ state: 'failure', description: 'It failed', creator: { login: failing.login } }]
  const ofLast = { ...Object(own.payload), deployment: site.deployment.id, commit: newer }
  failing.deployments.push({ ...own, payload: ofLast, statuses, creator: { login: failing.login } })
  expect((await run(...pushOf(site, failing, older, kept))).outcome).toBe('succeeded')
  expect(site.requests('deploy')).toHaveLength(4)
})

test('a dry run says what would happen, and fails where the deploy would', async ({ platform, github, run }) => {
  const [site, hub] = [await platform({ earlier: [newer] }), await github({ history: history() })]
  const skipped = await run(...pushOf(site, hub, older, { 'dry-run': 'true' }))
  expect(skipped.outputs).toMatchObject({ outcome: 'skipped', 'outdated-by': newer })
  expect(skipped.view.shown.join('\n')).toMatch(said('dry-run-outdated', 'would be skipped'))
  const failed = await run(...pushOf(site, hub, older, { 'dry-run': 'true', 'on-outdated': 'fail' }))
  expect(failed.exitCode).toBe(1)
  expect(failed.errors[0]).toMatch(said('dry-run-outdated', 'would fail'))
  const ahead = await run(...pushOf(site, hub, newer, { 'dry-run': 'true' }))
  expect(ahead.outputs).toMatchObject({ outcome: 'skipped' })
  expect(ahead.outputs['outdated-by']).toBeUndefined()
  expect(site.requests('deploy')).toEqual([])
})

test.for([
  ['skip', 0],
  ['fail', 1],
] as const)(
  'of two jobs at once the older one that comes to lie over the newer says so: %s',
  async ([onOutdated, exitCode], { platform, github, run }) => {
    const hub = await github({ history: history() })
    // The newer commit is being deployed when ours is compared, and succeeds before ours.
    const site = await platform({ earlier: [first] })
    site.state.makeDeployment(newer, ['building', 'building', { is: 'success', rollbackable: true }])
    const job = await run(...pushOf(site, hub, older, { 'on-outdated': onOutdated }))
    expect(job.exitCode).toBe(exitCode)
    expect(job.outputs).toMatchObject({ outcome: 'succeeded', 'outdated-by': newer })
    expect(job.warnings.filter((each) => said('deploy-laid-over').test(each))).toHaveLength(1)
    for (const commit of [older, newer]) expect(job.warnings.join('\n')).toContain(short(commit))
    if (exitCode === 1) expect(job.errors.join('\n')).toMatch(said('deploy-laid-over'))
  },
)

test('so it does where the platform marks what was replaced, and no longer says that it had succeeded', async ({
  platform,
  github,
  run,
}) => {
  const hub = await github({ history: history() })
  const site = await platform({
    earlier: [first],
    stories: { [older]: ['building', 'building', 'building', 'building', { is: 'success' }] },
  })
  site.state.makeDeployment(newer, ['building', 'building', { is: 'success' }, { is: 'superseded' }])
  const job = await run(...pushOf(site, hub, older, { 'on-outdated': 'fail', 'poll-interval': '50ms' }))
  expect(job.exitCode).toBe(1)
  expect(job.outputs).toMatchObject({ outcome: 'succeeded', 'outdated-by': newer })
})

test('a tag whose commit is older is skipped, whatever branch is at it', async ({ platform, github, run }) => {
  const known = history()
  const hub = await github({ history: { ...known, branches: { ...known.branches, 'release/1.x': older } } })
  const site = await platform({ earlier: [newer] })
  const env = { GITHUB_REF_TYPE: 'tag', GITHUB_REF_NAME: 'v1', GITHUB_REF: 'refs/tags/v1', GITHUB_SHA: older }
  const job = await run(...pushOf(site, hub, older, {}, env))
  expect(job.outputs).toMatchObject({ outcome: 'skipped', 'outdated-by': newer })
  expect(site.requests('deploy')).toEqual([])
})

test('a service that is busy with a newer commit is not given the older one after it', async ({
  folder,
  workspace,
  platform,
  github,
}) => {
  const hub = await github({ history: history() })
  const file = `services:\n  api:\n    service-id: ${serviceId}\n  web:\n    service-id: svc-web\n    needs: [api]\n`
  commitTo(workspace, { 'taxiway.yaml': file, 'api/a': '1' })
  const site = await platform({
    earlier: [first],
    services: { 'svc-web': undefined },
    faults: [
      {
        on: 'deploy',
        nth: [1],
        answer: { status: 409 },
        meanwhile: (state) => void state.makeDeployment(newer, [{ is: 'success', rollbackable: true }]),
      },
    ],
  })
  const inputs = { 'base-url': site.url, 'api-key': site.key, 'poll-interval': '100ms', all: 'true' }
  const options = { runnerFolder: join(folder, 'runner'), workspace, githubUrl: hub.url, env: { GITHUB_SHA: older } }
  const job = await startAction('fleet', inputs, options).finished
  const { services } = JSON.parse(job.outputs['report'] ?? '{}')
  expect(services).toMatchObject([
    { service: 'api', outcome: 'skipped', passed: true, outdatedBy: newer },
    // What is outdated is live for what needs it.
    { service: 'web', outcome: 'succeeded', passed: true },
  ])
  expect(job.outputs).toMatchObject({ failed: '', deployed: 'web' })
  expect(job.exitCode).toBe(0)
})

test.for([200, 500])(
  'in a fleet what needs an outdated service waits for the gate of what is live: %s',
  async (status, { folder, workspace, platform, github, app }) => {
    const shop = await app([{ status }])
    // What is well is answered at once, but on a busy machine not within what the other case waits for.
    const limit = status === 200 ? '60s' : '300ms'
    const gate = `    gate:\n      health-url: ${shop.url}\n      health-interval: 20ms\n      health-timeout: ${limit}\n`
    const web = '  web:\n    service-id: svc-web\n    needs: [api]\n'
    const file = `services:\n  api:\n    service-id: ${serviceId}\n${gate}${web}`
    const ours = commitTo(workspace, { 'taxiway.yaml': file })
    const theirs = commitTo(workspace, { a: '2' })
    git(workspace, 'checkout', '--quiet', ours)
    const hub = await github({ history: lineOf([ours, theirs]) })
    const site = await platform({ earlier: [theirs], services: { 'svc-web': undefined } })
    const inputs = { 'base-url': site.url, 'api-key': site.key, 'poll-interval': '100ms', all: 'true' }
    const options = { runnerFolder: join(folder, 'runner'), workspace, githubUrl: hub.url, env: { GITHUB_SHA: ours } }
    const job = await startAction('fleet', inputs, options).finished
    const { services } = JSON.parse(job.outputs['report'] ?? '{}')
    const isGood = status === 200
    expect(services).toMatchObject([
      { service: 'api', outcome: isGood ? 'skipped' : 'failed', passed: isGood, outdatedBy: theirs },
      { service: 'web', outcome: isGood ? 'succeeded' : 'skipped', passed: isGood },
    ])
    expect(job.exitCode).toBe(isGood ? 0 : 1)
    if (!isGood) expect(services[0].reason).toMatch(said('outdated-gate-failed'))
    expect(site.requests('deploy')).toHaveLength(isGood ? 1 : 0)
  },
)

test.for([false, true])(
  'in a fleet a service that came to lie over a newer commit is red, and succeeded; with a gate: %s',
  async (hasGate, { folder, workspace, platform, github, app }) => {
    const shop = await app([{ status: 200 }])
    const gate = `    gate:\n      health-url: ${shop.url}\n      health-interval: 20ms\n`
    const file = `services:\n  api:\n    service-id: ${serviceId}\n${hasGate ? gate : ''}`
    const ours = commitTo(workspace, { 'taxiway.yaml': file })
    const theirs = commitTo(workspace, { a: '2' })
    git(workspace, 'checkout', '--quiet', ours)
    const hub = await github({ history: lineOf([ours, theirs]) })
    const site = await platform({ earlier: [ours] })
    site.state.makeDeployment(theirs, ['building', 'building', { is: 'success', rollbackable: true }])
    const inputs = {
      'base-url': site.url,
      'api-key': site.key,
      'poll-interval': '100ms',
      all: 'true',
      'on-outdated': 'fail',
    }
    const options = { runnerFolder: join(folder, 'runner'), workspace, githubUrl: hub.url, env: { GITHUB_SHA: ours } }
    const job = await startAction('fleet', inputs, options).finished
    expect(job.exitCode).toBe(1)
    expect(job.outputs).toMatchObject({ failed: 'api', deployed: 'api', outcome: 'succeeded' })
    const { services } = JSON.parse(job.outputs['report'] ?? '{}')
    expect(services).toMatchObject([{ service: 'api', outcome: 'succeeded', passed: false, outdatedBy: theirs }])
    expect(services[0].reason).toMatch(said('deploy-laid-over'))
  },
)

test('in a fleet the table says of a service why it was not compared', async ({ folder, workspace, platform }) => {
  commitTo(workspace, { 'taxiway.yaml': `services:\n  api:\n    service-id: ${serviceId}\n` })
  const site = await platform({ earlier: [newer] })
  const inputs = { 'base-url': site.url, 'api-key': site.key, 'poll-interval': '100ms', all: 'true' }
  const job = await startAction('fleet', inputs, { runnerFolder: join(folder, 'runner'), workspace }).finished
  expect(job.exitCode).toBe(0)
  const { services } = JSON.parse(job.outputs['report'] ?? '{}')
  expect(services[0].why).toMatch(said('fleet-not-compared'))
})

test('a clone is asked before GitHub, and asks its server where the branch is', async ({
  folder,
  workspace,
  platform,
  github,
  run,
}) => {
  const origin = join(folder, 'origin')
  const [one, two] = [commitTo(origin, { a: '1' }), commitTo(origin, { a: '2' })]
  git(folder, 'clone', '--quiet', origin, workspace)
  git(workspace, 'checkout', '--quiet', one)
  const hub = await github({ history: history() })
  const site = await platform({ earlier: [two] })
  const job = await run(...pushOf(site, hub, one))
  expect(job.outputs).toMatchObject({ outcome: 'skipped', 'outdated-by': two })
  expect(hub.requests.filter((name) => name.includes('/compare/'))).toEqual([])
})

test('an upload of an older commit than the last one of its environment is skipped', async ({
  workspace,
  platform,
  github,
  run,
}) => {
  const hub = await github()
  const site = await platform()
  const one = commitTo(workspace, { 'app/index.js': '1' })
  const two = commitTo(workspace, { 'app/index.js': '2' })
  hub.history.branches['main'] = two
  const upload = (name: string, more: Inputs = {}) =>
    run(byUpload(site, { 'service-name': name, environment: 'site', ...more }), { githubUrl: hub.url })
  const first = await upload('web-1')
  expect(first.outputs).toMatchObject({ outcome: 'succeeded', ref: two })
  expect(first.summary).not.toContain('Not compared')
  git(workspace, 'checkout', '--quiet', one)
  const rehearsed = await upload('web-2', { 'dry-run': 'true' })
  expect(rehearsed.outputs).toMatchObject({ outcome: 'skipped', 'outdated-by': two })
  const job = await upload('web-2')
  expect(job.outputs).toMatchObject({ outcome: 'skipped', 'outdated-by': two })
  const red = await upload('web-2', { 'on-outdated': 'fail' })
  expect(red.exitCode).toBe(1)
  expect(site.requests('upload')).toHaveLength(1)
  const elsewhere = await run(byUpload(site, { 'service-name': 'web-3' }))
  expect(elsewhere.outcome).toBe('succeeded')
  expect(elsewhere.summary).toContain('without &#96;environment&#96; no earlier upload is remembered')
})
