// @module-tag thorough
import { expect, failing, ofFleet, platformServices, test } from '../support/fleeting.ts'
import { hostileLine } from '../support/hostile-lines.ts'
import { said } from '../support/messages.ts'
import { seeded } from '../support/seeded.ts'

const file = (names: readonly string[]): string =>
  `services:\n${names.map((name) => `  ${name}:\n    service-id: svc-${name}\n    paths: [${name}/**]\n`).join('')}`

const chain = `
services:
  db: { service-id: svc-db }
  api: { service-id: svc-api, needs: [db] }
  web: { service-id: svc-web, needs: [api] }
  docs: { service-id: svc-docs }
`

test('each log is one group, whole; the summary has all services', async ({ repository, platform, fleet }) => {
  const names = ['a', 'b', 'c', 'd']
  const sha = repository.commit({ 'taxiway.yaml': file(names) })
  const stories = Object.fromEntries(
    names.map((name) => [
      name,
      [
        { is: 'building' as const, log: [`${name} one`, `${name} two`] },
        { is: 'success' as const, log: [`${name} three`] },
      ],
    ]),
  )
  const local = await platform({ services: platformServices({ ...stories, d: failing }) })
  const end = await fleet(ofFleet(local), { env: { GITHUB_SHA: sha } })
  const { obeyed } = end.view
  const groups = obeyed.filter(({ name }) => name === 'group' || name === 'endgroup')
  expect(groups.map(({ name }) => name)).toEqual(names.flatMap(() => ['group', 'endgroup']))
  expect(
    groups
      .filter(({ name }) => name === 'group')
      .map(({ data }) => data)
      .sort(),
  ).toEqual(names)
  for (const name of ['a', 'b', 'c']) {
    const at = end.buildLog.indexOf(`${name} one`)
    expect(end.buildLog.slice(at, at + 3)).toEqual([`${name} one`, `${name} two`, `${name} three`])
  }
  expect(end.outputs['outcome']).toBe('failed')
  for (const name of names) expect(end.summary).toMatch(new RegExp(`<td>\\S+ (?:<a [^>]+>)?${name}<`))
  expect(end.summary).toContain('gantt')
  expect(end.summary).toContain('nothing to build')
})

test('hostile lines of one service act nowhere', async ({ repository, platform, fleet, seed }) => {
  const sha = repository.commit({ 'taxiway.yaml': file(['a', 'b']) })
  const random = seeded(seed)
  const log = Array.from({ length: 200 }, () => hostileLine(random, 'token'))
  const local = await platform({
    services: platformServices({ a: [{ is: 'building', log }, 'success'], b: undefined }),
  })
  const end = await fleet(ofFleet(local), { env: { GITHUB_SHA: sha } })
  expect(end.ends).toEqual(['a: succeeded', 'b: succeeded'])
  const names = new Set(end.view.obeyed.map(({ name }) => name))
  expect([...names].sort()).toEqual(['add-mask', 'endgroup', 'group', 'stop-commands'])
})

test('a cancelled job says of each service what became of it', async ({ repository, platform, startFleet }) => {
  const sha = repository.commit({ 'taxiway.yaml': chain })
  const local = await platform({
    services: platformServices({ db: undefined, api: ['building', 'building'], web: undefined, docs: undefined }),
    byHand: false,
  })
  const step = startFleet(ofFleet(local), { env: { GITHUB_SHA: sha } })
  await step.line(/^api: building|^api: BUILDING|^api: .*progress/i)
  step.signal('SIGINT')
  const end = await step.finished
  expect(end.ends).toEqual(['db: succeeded', 'docs: succeeded', 'api: aborted', 'web: aborted'])
  expect(end.exitCode).toBe(1)
  expect(end.endedAt - end.startedAt).toBeLessThan(30_000)
})

const production = `
environment: production
services:
  db: { service-id: svc-db }
  api: { service-id: svc-api, needs: [db] }
  web: { service-id: svc-web, needs: [db] }
  docs: { service-id: svc-docs, needs: [api] }
`

test('post closes the GitHub deployments of those that were under way, and touches no other', async ({
  repository,
  platform,
  github,
  startFleet,
  runPost,
}) => {
  const hub = await github()
  const sha = repository.commit({ 'taxiway.yaml': production })
  const endless = [{ is: 'building' as const }]
  const services = platformServices({ db: undefined, api: endless, web: endless, docs: undefined })
  const local = await platform({ services })
  const inputs = ofFleet(local)
  const options = { githubUrl: hub.url, env: { GITHUB_SHA: sha } }
  const step = startFleet(inputs, options)
  const lastStates = (): unknown[] => hub.deployments.map(({ statuses }) => statuses.at(-1)?.['state'])
  await hub.until(() => lastStates().filter((state) => state === 'in_progress').length === 2)
  step.signal('SIGKILL')
  const main = await step.finished
  const post = await runPost(main, inputs, { ...options, folder: 'fleet' })
  expect(post.exitCode).toBe(0)
  const byEnvironment = Object.fromEntries(
    hub.deployments.map(({ environment, statuses }) => [environment, statuses.map(({ state }) => state)]),
  )
  expect(byEnvironment).toEqual({
    'production/db': ['in_progress', 'success'],
    'production/api': ['in_progress', 'error'],
    'production/web': ['in_progress', 'error'],
  })
  const shown = post.view.shown.join('\n')
  for (const name of ['api', 'web']) expect(shown).toContain(`svc-${name}`)
  expect(shown).not.toContain('svc-db')
  expect(post.stdout.replaceAll(/^::add-mask::.*$/gm, '')).not.toContain(local.key)
})

test('200 services with environments: none waits for a limit of GitHub, and what it was not told is said', async ({
  repository,
  platform,
  github,
  fleet,
}) => {
  // GitHub's own: https://docs.github.com/en/rest/using-the-rest-api/rate-limits-for-the-rest-api
  const hub = await github({ quota: { requests: 1_000, resetMs: 3_600_000, creationsPerMinute: 80 } })
  const names = Array.from({ length: 200 }, (_, index) => `s${index}`)
  const sha = repository.commit({ 'taxiway.yaml': `environment: production\nmax-parallel: 50\n${file(names)}` })
  const local = await platform({
    services: platformServices(Object.fromEntries(names.map((name) => [name, undefined]))),
  })
  const end = await fleet(ofFleet(local), { githubUrl: hub.url, env: { GITHUB_SHA: sha } })
  expect([end.exitCode, end.outcome]).toEqual([0, 'succeeded'])
  expect(local.requests('deploy')).toHaveLength(200)
  expect(end.notices).toEqual(expect.arrayContaining([expect.stringMatching(said('fleet-github-limit'))]))
  expect(end.warnings).toEqual([])
  // Had they waited for it, it would be minutes.
  expect(end.endedAt - end.startedAt).toBeLessThan(60_000)
}, 120_000)

test('24 services with environments: a GitHub that says nothing is not waited for once for each', async ({
  repository,
  platform,
  github,
  fleet,
}) => {
  const hub = await github({ faults: [{ on: 'repos/list-deployments', answer: 'mute' }] })
  const names = Array.from({ length: 24 }, (_, index) => `s${index}`)
  const sha = repository.commit({ 'taxiway.yaml': `environment: production\nmax-parallel: 24\n${file(names)}` })
  const local = await platform({
    services: platformServices(Object.fromEntries(names.map((name) => [name, undefined]))),
  })
  const options = { env: { GITHUB_SHA: sha, GITHUB_EVENT_NAME: 'push' }, githubUrl: hub.url }
  const end = await fleet(ofFleet(local, { timeout: '20s' }), options)
  expect(end.outputs['outcome']).toBe('succeeded')
  expect(local.requests('deploy')).toHaveLength(24)
  expect(end.warnings.join()).toContain('from GitHub: GitHub did not answer in time')
})

test('what GitHub does not take is said of each service, also by post', async ({
  repository,
  platform,
  github,
  startFleet,
  runPost,
}) => {
  const refused = { status: 422, body: { message: 'Validation Failed' } }
  const hub = await github({ faults: [{ on: 'repos/create-deployment-status', answer: refused }] })
  const sha = repository.commit({ 'taxiway.yaml': `environment: production\n${file(['a', 'b'])}` })
  const local = await platform({ services: platformServices({ a: undefined, b: undefined }) })
  const inputs = ofFleet(local)
  const options = { env: { GITHUB_SHA: sha, GITHUB_EVENT_NAME: 'push' }, githubUrl: hub.url }
  const main = await startFleet(inputs, options).finished
  expect(main.exitCode).toBe(0)
  const post = await runPost(main, inputs, { ...options, folder: 'fleet' })
  for (const { warnings } of [main, post]) {
    for (const service of ['svc-a', 'svc-b']) expect(warnings.join('\n')).toContain(`of service:${service}: `)
  }
})
