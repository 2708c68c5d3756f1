// @module-tag thorough
import { join } from 'node:path'
import { test as fleetTest, ofFleet, platformServices } from '../support/fleeting.ts'
import { commit, expect, test as gateTest, ofService } from '../support/gating.ts'
import type { GithubApi } from '../support/github/github-api.ts'
import { said, saidAlone } from '../support/messages.ts'
import { test as previewTest } from '../support/previewing.ts'
import { startAction } from '../support/runner/run-action.ts'
import { byRef, type Inputs, type RunOptions, test } from '../support/scenario.ts'

const live: Inputs = { environment: 'live' }
const remove: Inputs = { ...live, 'removed-env': 'delete' }

/** What each GitHub deployment remembers of the variables, the oldest first. */
const remembered = (hub: GithubApi) => hub.deployments.map(({ payload }) => Object(payload)['variables'])

test.concurrent('it is named in a notice, and stays remembered until it is set again', async ({
  platform,
  github,
  run,
  expect,
}) => {
  const [site, hub] = [await platform(), await github()]
  const first = await run(byRef(site, { ...live, 'env-vars': 'A=secret-one\nB=secret-two' }), { githubUrl: hub.url })
  expect(first.notices).not.toContainEqual(expect.stringMatching(said('removed-env-kept')))
  for (const _ of ['once', 'again']) {
    const job = await run(byRef(site, { ...live, 'env-vars': 'A=secret-one' }), { githubUrl: hub.url })
    expect(job.outcome).toBe('succeeded')
    expect(job.notices.join()).toMatch(said('removed-env-kept', undefined, '"B"'))
  }
  const back = await run(byRef(site, { ...live, 'env-vars': 'A=secret-one\nB=secret-2' }), { githubUrl: hub.url })
  expect(back.notices.join()).not.toMatch(said('removed-env-kept'))
  expect(site.ledger.deletions).toEqual([])
  expect(remembered(hub)).toEqual([
    { imported: ['A', 'B'], left: [], isWhole: true },
    { imported: ['A'], left: ['B'], isWhole: true },
    { imported: ['A'], left: ['B'], isWhole: true },
    { imported: ['A', 'B'], left: [], isWhole: true },
  ])
  expect(JSON.stringify(hub.deployments)).not.toContain('secret')
})

test.concurrent('`removed-env: delete` deletes it after the import and before the deploy, once', async ({
  platform,
  github,
  run,
  expect,
}) => {
  const [site, hub] = [await platform(), await github()]
  await run(byRef(site, { ...live, 'env-vars': 'A=1\nB=2\nC=3' }), { githubUrl: hub.url })
  const from = site.journal.length
  const rehearsed = await run(byRef(site, { ...remove, 'env-vars': 'A=1', 'dry-run': 'true' }), { githubUrl: hub.url })
  expect(rehearsed.notices.join()).toMatch(said('dry-run-removed-env', 'would be deleted', '"B", "C"'))
  expect(site.ledger.deletions).toEqual([])
  const job = await run(byRef(site, { ...remove, 'env-vars': 'A=1' }), { githubUrl: hub.url })
  expect(job.outcome).toBe('succeeded')
  expect(job.stdout).toContain('Deleted 2 variables: "B", "C".')
  const writes = site.journal.slice(from).filter(({ method }) => method !== 'GET')
  expect(writes.map(({ route }) => route)).toEqual(['import', 'unset', 'unset', 'deploy'])
  await run(byRef(site, { ...remove, 'env-vars': 'A=1' }), { githubUrl: hub.url })
  expect(site.ledger.deletions).toEqual(['B', 'C'])
  expect(remembered(hub).at(-1)).toEqual({ imported: ['A'], left: [], isWhole: true })
})

test.concurrent.for([
  ['is lost', { on: 'unset', nth: [1], effect: 'happens', answer: 'reset' }, 1],
  ['is an error', { on: 'unset', nth: [1], answer: { status: 500, json: { error: 'broken' } } }, 1],
  ['cannot be read', { on: 'unset', nth: [1], effect: 'happens', answer: { status: 200, json: '<html>' } }, 1],
  ['is a refusal', { on: 'unset', nth: [1], answer: { status: 400, json: { error: 'no' } } }, 2],
  ['forbids it', { on: 'unset', nth: [1], answer: { status: 403, json: { error: 'no' } } }, 1],
] as const)(
  'if the answer %s, the deploy goes on, and the variable stays remembered',
  async ([, fault, tried], { platform, github, run, expect }) => {
    const [site, hub] = [await platform({ faults: [fault] }), await github()]
    await run(byRef(site, { ...live, 'env-vars': 'A=1\nB=2' }), { githubUrl: hub.url })
    const job = await run(byRef(site, remove), { githubUrl: hub.url })
    expect(job.outcome).toBe('succeeded')
    expect(site.requests('unset')).toHaveLength(tried)
    expect(job.warnings).toEqual([expect.stringMatching(said('removed-env-not-deleted'))])
    expect(job.warnings[0]).toContain('"A" (')
    expect(job.warnings[0]?.includes('"B" (not tried')).toBe(tried === 1)
    const left = tried === 1 ? ['A', 'B'] : ['A']
    expect(remembered(hub).at(-1)).toEqual({ imported: [], left, isWhole: true })
    // One that is gone already is forgotten.
    const next = await run(byRef(site, remove), { githubUrl: hub.url })
    expect(next.warnings).toEqual([])
    expect(remembered(hub).at(-1)).toEqual({ imported: [], left: [], isWhole: true })
  },
)

test.concurrent('one that the platform answers with 404 is gone for a key that has imported some, and kept for any other', async ({
  platform,
  github,
  run,
  expect,
}) => {
  const missing = { on: 'unset', nth: [1, 2], answer: { status: 404, json: { error: 'no such variable' } } } as const
  const [site, hub] = [await platform({ faults: [missing] }), await github()]
  await run(byRef(site, { ...live, 'env-vars': 'A=1\nB=2\nC=3' }), { githubUrl: hub.url })
  const importing = await run(byRef(site, { ...remove, 'env-vars': 'A=1\nC=3' }), { githubUrl: hub.url })
  expect([importing.outcome, importing.warnings]).toEqual(['succeeded', []])
  expect(importing.stdout).toContain('Deleted 1 variable: "B".')
  expect(remembered(hub).at(-1)).toEqual({ imported: ['A', 'C'], left: [], isWhole: true })
  // Nothing shows that this key may see the variables: the first is kept, and the one that was deleted proves it for those after.
  const alone = await run(byRef(site, remove), { githubUrl: hub.url })
  expect(alone.outcome).toBe('succeeded')
  expect(alone.warnings).toEqual([expect.stringMatching(said('removed-env-not-deleted'))])
  expect(alone.warnings[0]).toMatch(/"A" \(the platform shows no such variable to this key \(404\)/)
  expect(remembered(hub).at(-1)).toEqual({ imported: [], left: ['A'], isWhole: true })
  expect(site.ledger.deletions).toEqual(['C'])
})

test.concurrent('if GitHub does not say, nothing is deleted, and nothing is forgotten', async ({
  platform,
  github,
  run,
  expect,
}) => {
  const [site, hub] = [await platform(), await github()]
  await run(byRef(site, { ...live, 'env-vars': 'A=1\nB=2' }), { githubUrl: hub.url })
  const deaf = await github({ forbids: ['deployments: read'] })
  const unread = await run(byRef(site, { ...remove, 'env-vars': 'A=1' }), { githubUrl: deaf.url })
  expect(unread.outcome).toBe('succeeded')
  expect(unread.warnings.join()).toMatch(said('removed-env-unknown'))
  expect(site.ledger.deletions).toEqual([])
  // A deployment that did not know what came before it hides none of that.
  const [last] = hub.deployments
  if (last === undefined) throw new Error('the first run left no deployment')
  const payload = { ...Object(last.payload), variables: { imported: ['C'], left: [], isWhole: false } }
  hub.deployments.push({ ...last, id: last.id + 1, payload, statuses: [...last.statuses] })
  const job = await run(byRef(site, { ...live, 'env-vars': 'A=1' }), { githubUrl: hub.url })
  expect(job.notices.join()).toMatch(said('removed-env-kept', undefined, '"C", "B"'))
})

test.concurrent('what another account wrote is not believed, and without a memory nothing is said or asked', async ({
  platform,
  github,
  run,
  expect,
}) => {
  const [site, hub] = [await platform(), await github()]
  await run(byRef(site, { ...live, 'env-vars': 'A=1' }), { githubUrl: hub.url })
  const [last] = hub.deployments
  if (last === undefined) throw new Error('the first run left no deployment')
  const payload = { ...Object(last.payload), variables: { imported: ['DATABASE_URL'], left: [], isWhole: true } }
  hub.deployments.push({
    ...last,
    id: last.id + 1,
    payload,
    creator: { login: 'mallory' },
    statuses: [...last.statuses],
  })
  await run(byRef(site, { ...remove, 'env-vars': 'A=1' }), { githubUrl: hub.url })
  const alone = await run(byRef(site, { 'removed-env': 'delete' }), { githubUrl: hub.url })
  expect(alone.warnings).toEqual([])
  expect(site.ledger.deletions).toEqual([])
})

gateTest(
  'a rollback says which variables it keeps: those of this job, and those that came since',
  async ({ folder, platform, github, app, run, gate }) => {
    const [good, later] = ['a'.repeat(40), 'b'.repeat(40)]
    const [site, hub, shop] = [await platform(), await github(), await app([{ status: 500 }])]
    const to = { githubUrl: hub.url }
    const sameJob = { ...to, env: { RUNNER_TEMP: folder } }
    await run(byRef(site, { ...live, ref: good, 'env-vars': 'GIT_SHA=1' }), to)
    await run(byRef(site, { ...live, ref: later, 'env-vars': 'GIT_SHA=2\nNEW_FLAG=on' }), to)
    await run(byRef(site, { ...live, ref: commit, 'env-vars': 'GIT_SHA=3' }), sameJob)
    const inputs = ofService(site, {
      ...{ 'health-url': shop.url, 'health-timeout': '300ms', 'rollback-ref': good },
      ...{ 'deployment-id': site.deployment.id, environment: 'gates' },
    })
    const job = await gate({ ...inputs, ...live }, sameJob)
    expect(job.report.rollback).toMatchObject({ ref: good, outcome: 'succeeded' })
    const text = job.notices.find((notice) => said('rollback-keeps-variables').test(notice))
    expect(text).toContain('This job imported "GIT_SHA". Imported since aaaaaaaaaaaa was deployed: "NEW_FLAG".')
    // Nobody remembers anything: it still says what a rollback does not do.
    site.state.makeDeployment(commit)
    const { 'deployment-id': _, environment: __, ...alone } = inputs
    const other = await gate(alone)
    expect(other.notices.find((notice) => saidAlone('rollback-keeps-variables').test(notice))).toBeDefined()
  },
)

gateTest(
  'a rollback does not name variables that were deleted since, by this job or by another',
  async ({ folder, workspace, platform, github, run }) => {
    const [good, later] = ['a'.repeat(40), 'b'.repeat(40)]
    const [site, hub] = [await platform(), await github()]
    const to = { githubUrl: hub.url }
    const sameJob = { ...to, env: { RUNNER_TEMP: folder } }
    await run(byRef(site, { ...live, ref: good, 'env-vars': 'A=1' }), to)
    await run(byRef(site, { ...live, ref: later, 'env-vars': 'A=1\nDELETED=1\nKEPT=1' }), to)
    await run(byRef(site, { ...remove, ref: commit, 'env-vars': 'A=1\nKEPT=1\nBRIEF=1' }), sameJob)
    await run(byRef(site, { ...remove, ref: commit, 'env-vars': 'A=1\nKEPT=1' }), sameJob)
    expect(site.ledger.deletions).toEqual(['DELETED', 'BRIEF'])
    const rollback = (more: Inputs, options: RunOptions) => {
      const { secrets: _, ...rest } = options
      const step = { runnerFolder: join(folder, 'runner'), workspace, ...rest }
      return startAction('rollback', byRef(site, { ...live, to: good, ...more }), step).finished
    }
    const elsewhere = await rollback({ 'dry-run': 'true' }, to)
    expect(elsewhere.notices.join()).toContain('Imported since aaaaaaaaaaaa was deployed: "A", "KEPT".')
    const job = await rollback({}, sameJob)
    const text = job.notices.find((notice) => said('rollback-keeps-variables').test(notice))
    expect(text).toContain('This job imported "A", "KEPT".')
    expect(text).not.toMatch(/DELETED|BRIEF/)
  },
)

previewTest('in a preview too: its service is remembered with the names', async ({ stage }) => {
  const { site, hub, run } = await stage()
  await run('opened', { 'env-vars': 'A=1\nB=2' })
  const kept = await run('synchronize', { 'env-vars': 'A=1\nC=3' })
  expect(kept.notices.join()).toMatch(said('removed-env-kept', undefined, '"B"'))
  const job = await run('synchronize', { 'env-vars': 'A=1', 'removed-env': 'delete' })
  expect(job.outcome).toBe('succeeded')
  expect(site.ledger.deletions.toSorted()).toEqual(['B', 'C'])
  const names = remembered(hub).flatMap((each) => (each === undefined ? [] : [each.imported]))
  // GitHub changes no payload, so that a row which says something else is replaced.
  expect(names).toEqual([['A']])
})

fleetTest('a service of a fleet does what the file says', async ({ repository, platform, github, fleet }) => {
  const fileWith = (env: string) =>
    `environment: live\nremoved-env: delete\nservices:\n  api:\n    service-id: svc-api\n    env: ${env}\n`
  const [site, hub] = [await platform({ services: platformServices({ api: undefined }) }), await github()]
  for (const env of ['{ A: "1", B: "2" }', '{ A: "1" }']) {
    const sha = repository.commit({ 'taxiway.yaml': fileWith(env) })
    const job = await fleet(ofFleet(site), { githubUrl: hub.url, env: { GITHUB_SHA: sha } })
    expect(job.ends).toEqual(['api: succeeded'])
  }
  expect(site.ledger.deletions).toEqual(['B'])
  expect(remembered(hub).at(-1)).toEqual({ imported: ['A'], left: [], isWhole: true })
})
