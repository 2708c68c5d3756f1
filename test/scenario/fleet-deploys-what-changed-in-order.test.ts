import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { onTestFinished } from 'vitest'
import { DeployedApp } from '../support/app.ts'
import { expect, failing, ofFleet, platformServices, test } from '../support/fleeting.ts'
import { git } from '../support/git.ts'

/** An app whose health changes while the test goes on. */
async function unsteadyApp(): Promise<{ readonly url: string; isHealthy: boolean }> {
  const health = { isHealthy: false, url: '' }
  const app = await new DeployedApp(() => ({ status: health.isHealthy ? 200 : 500 })).open()
  onTestFinished(() => app.close())
  health.url = app.url
  return health
}

const six = (url: string): string => `
services:
  web: { service-id: svc-web, paths: [web/**], needs: [api] }
  admin: { service-id: svc-admin, paths: [admin/**], needs: [db, worker] }
  db: { service-id: svc-db, paths: [db/**] }
  api:
    service-id: svc-api
    paths: [api/**, '!**/*.md']
    needs: [db]
    gate: { health-url: '${url}', health-timeout: 10s }
  worker: { service-id: svc-worker, paths: [worker/**] }
  docs: { service-id: svc-docs, paths: [docs/**] }
`
const others = { web: undefined, admin: undefined, db: undefined, api: undefined, docs: undefined }
const quick = { timeFactor: 5 }

test('a failed build, a failed gate and what needs them; a re-run repeats these, and a later commit what it changes', async ({
  repository,
  platform,
  fleet,
}) => {
  const app = await unsteadyApp()
  const first = repository.commit({ 'taxiway.yaml': six(app.url), 'db/a': '1', 'api/a': '1', 'web/a': '1' })
  const platformOf = (worker: typeof failing | undefined) =>
    platform({ services: platformServices({ ...others, worker }) })
  const local = await platformOf(failing)
  const all = await fleet(ofFleet(local), quick)
  expect(all.ends).toEqual([
    ...['db: succeeded', 'worker: failed', 'docs: succeeded', 'admin: skipped', 'api: succeeded', 'web: skipped'],
  ])
  expect(all).toMatchObject({
    exitCode: 1,
    outputs: {
      outcome: 'failed',
      changed: '["db","worker","docs","admin","api","web"]',
      deployed: '["db","docs","api"]',
      failed: '["worker","api"]',
    },
  })
  expect(all.outputs).not.toHaveProperty('deployment-id')
  expect(local.ledger.deployments.map(({ ref }) => ref)).toEqual([first, first, first, first])
  expect(all.summary).toMatch(/^### ❌ 2 of 6 services did not succeed in \d+ m?s: worker, api\. /)
  expect(all.summary).toContain('TypeError: nothing to build')
  expect(all.summary).toMatch(/\| ❌ <code>api<\/code> .*Deployed, but the gate failed: health: /)
  expect(all.errors).toEqual([expect.stringContaining('worker: The deployment failed: TypeError: nothing to build')])

  // The gate of api runs again, and nothing needs to be deployed for it.
  const again = await fleet(ofFleet(local), quick)
  expect(again.outputs).toMatchObject({
    changed: '["worker","admin","web"]',
    failed: '["worker","api"]',
    deployed: '[]',
  })
  expect(again.stdout).toContain('Check api: this commit is live already, and whether its gate passed is not known.')
  expect(again.ends).toEqual([
    ...['db: skipped', 'worker: failed', 'docs: skipped', 'admin: skipped', 'api: succeeded', 'web: skipped'],
  ])

  app.isHealthy = true
  const well = await fleet(ofFleet(local), quick)
  expect(well.outputs).toMatchObject({ failed: '["worker"]', deployed: '["web"]' })
  expect(local.ledger.deployments).toHaveLength(7)

  const second = repository.commit({ 'api/a': '2', 'docs/a': '2', 'api/deep/README.md': 'words' })
  const later = await fleet(ofFleet(local, { services: 'docs, db' }), quick)
  expect(later).toMatchObject({ exitCode: 0, outputs: { changed: '["db","docs"]', deployed: '["db","docs"]' } })
  const plan = await fleet(ofFleet(local, { 'dry-run': 'true' }), quick)
  expect(plan).toMatchObject({
    exitCode: 0,
    outputs: { outcome: 'skipped', changed: '["worker","admin","api"]', deployed: '[]' },
  })
  expect(plan.stdout).toContain(
    `Deploy api: api/a differs from the commit of its last successful deployment, ${first.slice(0, 12)}.`,
  )
  expect(plan.stdout).toContain(
    `Leave docs: no file of its \`paths\` differs from the commit of its last successful deployment, ${second.slice(0, 12)}.`,
  )
  expect(local.ledger.deployments).toHaveLength(9)
})

test('nothing changed: green, and said', async ({ repository, platform, fleet }) => {
  repository.commit({ 'taxiway.yaml': 'services: { db: { service-id: svc-db, paths: [db/**] } }' })
  const local = await platform({ services: platformServices({ db: undefined }) })
  await fleet(ofFleet(local))
  const end = await fleet(ofFleet(local))
  expect(end).toMatchObject({
    exitCode: 0,
    outputs: { outcome: 'skipped', changed: '[]', deployed: '[]', failed: '[]' },
  })
  expect(end.summary).toContain('no service changed since its last successful deployment')
  expect(local.ledger.deployments).toHaveLength(1)
})

test('a shallow clone fetches what it lacks once; for a commit that is gone, the service is deployed and the plan says why', async ({
  repository,
  platform,
  fleet,
  workspace,
  folder,
}) => {
  const file = `services:\n${['a', 'b', 'c'].map((name) => `  ${name}: { service-id: svc-${name}, paths: [${name}/**] }\n`).join('')}`
  repository.commit({ 'taxiway.yaml': file, 'a/x': '1', 'b/x': '1', 'c/x': '1' })
  const local = await platform({ services: platformServices({ a: undefined, b: undefined, c: undefined }) })
  await fleet(ofFleet(local))
  // What c was deployed from is replaced by a forced push.
  repository.commit({ 'c/x': 'gone' })
  await fleet(ofFleet(local, { services: 'c' }))
  git(workspace, 'reset', '--quiet', '--hard', 'HEAD~1')
  repository.commit({ 'a/x': '2' })
  git(workspace, 'reflog', 'expire', '--expire=now', '--all')
  git(workspace, 'gc', '--quiet', '--prune=now')
  const shallow = join(folder, 'shallow')
  git(folder, 'clone', '--quiet', '--depth=1', pathToFileURL(workspace).href, shallow)
  const end = await fleet(ofFleet(local, { 'dry-run': 'true' }), {
    env: {
      GITHUB_WORKSPACE: shallow,
      GIT_CONFIG_COUNT: '1',
      GIT_CONFIG_KEY_0: 'protocol.file.allow',
      GIT_CONFIG_VALUE_0: 'always',
    },
  })
  expect(end.stdout).toContain('Deploy a: a/x differs from ')
  expect(end.stdout).toContain('Leave b: no file ')
  expect(end.stdout).toMatch(
    /Deploy c: the commit of its last successful deployment, \w{12}: it is not in this clone, and cannot be fetched \(.*not our ref/,
  )
  expect(end.outputs['changed']).toBe('["a","c"]')
})

test('a history that shows no commits deploys each time, and says so', async ({ repository, platform, fleet }) => {
  repository.commit({ 'taxiway.yaml': 'services: { db: { service-id: svc-db, paths: [db/**] } }' })
  const local = await platform({ services: platformServices({ db: undefined }), dialect: { refKey: 'none' } })
  await fleet(ofFleet(local))
  const end = await fleet(ofFleet(local))
  expect(end.stdout).toContain('Deploy db: the record of its last successful deployment shows no commit.')
  expect(local.ledger.deployments).toHaveLength(2)
})

test('a Retry-After in the answer to one holds back all', async ({ repository, platform, fleet }) => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f']
  repository.commit({
    'taxiway.yaml': `services:\n${names.map((name) => `  ${name}: { service-id: svc-${name} }\n`).join('')}`,
  })
  const local = await platform({
    services: platformServices(Object.fromEntries(names.map((name) => [name, undefined]))),
    faults: [{ on: 'deploy', nth: [1], answer: { status: 429, headers: { 'retry-after': '3' } } }],
  })
  const end = await fleet(ofFleet(local, { 'max-parallel': '3', all: 'true' }))
  expect(end.outcome).toBe('succeeded')
  const refusedMs = local.requests('deploy')[0]?.atMs ?? 0
  const meanwhile = local.journal.filter(({ atMs }) => atMs > refusedMs + 500 && atMs < refusedMs + 2_900)
  expect(meanwhile.map(({ route }) => route)).toEqual([])
  expect(local.requests('deploy')).toHaveLength(names.length + 1)
})

test('a replaced deployment may be green, and nothing that needs it is deployed', async ({
  repository,
  platform,
  fleet,
}) => {
  repository.commit({
    'taxiway.yaml': 'services: { api: { service-id: svc-api }, web: { service-id: svc-web, needs: [api] } }',
  })
  const services = platformServices({ api: ['building', { is: 'superseded' }], web: undefined })
  const inputs = ofFleet(await platform({ services }), { 'on-superseded': 'neutral' })
  const { outputs, ends, summary } = await fleet(inputs, quick)
  expect(ends).toEqual(['api: superseded', 'web: skipped'])
  expect(outputs).toMatchObject({ outcome: 'superseded', failed: '[]' })
  expect(summary).toMatch(/Deployed 0 of 2 services.*Replaced by a newer deployment: api\..*Not deployed.*: web\./)
})
