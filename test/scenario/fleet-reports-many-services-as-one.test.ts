import { expect, ofFleet, platformServices, test } from '../support/fleeting.ts'
import { hostileLine } from '../support/hostile-lines.ts'
import { seeded } from '../support/seeded.ts'

const listed = (names: readonly string[], more: (name: string) => string = () => ''): string =>
  `services:\n${names.map((name) => `  ${name}: { service-id: svc-${name}${more(name)} }\n`).join('')}`

test('a hundred services of which sixty fail: no leaking listeners, and a summary that GitHub shows', async ({
  repository,
  platform,
  fleet,
}) => {
  const names = Array.from({ length: 100 }, (_, index) => `s${index}`)
  const log = Array.from({ length: 30 }, (_, index) => `Error: <&> ${index} ${'&'.repeat(280)}`)
  const stories = names.map((name, index) => [
    name,
    index % 5 < 3 ? (['building', { is: 'failure', log }] as const) : undefined,
  ])
  repository.commit({ 'taxiway.yaml': listed(names) })
  const local = await platform({ services: platformServices(Object.fromEntries(stories)) })
  const end = await fleet(ofFleet(local, { timeout: '60s' }), { limit: 80_000 })
  expect(JSON.parse(end.outputs['failed'] ?? '')).toHaveLength(60)
  expect(JSON.parse(end.outputs['deployed'] ?? '')).toHaveLength(40)
  expect(end.outcome).toBe('failed')
  expect(local.requests('deploy')).toHaveLength(100)
  expect(end.stderr).toBe('')
  expect(Buffer.byteLength(end.summary)).toBeLessThan(2 ** 20)
  for (const name of names) expect(end.summary).toContain(`<code>${name}</code>`)
  expect(end.summary.match(/<pre>/g)).toHaveLength(60)
  expect((end.outputs['report'] ?? '').length).toBeLessThan(500_000)
  const groups = end.view.obeyed.filter(({ name }) => name === 'group')
  expect(groups).toHaveLength(100)
}, 120_000)

test('each log is one group, whole; hostile lines of one act nowhere', async ({
  repository,
  platform,
  fleet,
  seed,
}) => {
  const random = seeded(seed)
  const hostile = Array.from({ length: 200 }, () => hostileLine(random, 'token'))
  const lines = (name: string) => [
    { is: 'building' as const, log: [`${name} one`, `${name} two`] },
    { is: 'success' as const, log: [`${name} three`] },
  ]
  repository.commit({ 'taxiway.yaml': listed(['a', 'b', 'c', 'd']) })
  const stories = {
    a: lines('a'),
    b: lines('b'),
    c: lines('c'),
    d: [{ is: 'building' as const, log: hostile }, 'success' as const],
  }
  const local = await platform({ services: platformServices(stories) })
  const end = await fleet(ofFleet(local))
  const { obeyed } = end.view
  // A platform that says little makes warnings of our own.
  const ours = obeyed.filter(({ name }) => name !== 'warning' && name !== 'notice')
  expect([...new Set(ours.map(({ name }) => name))].sort()).toEqual(['add-mask', 'endgroup', 'group'])
  for (const text of [...end.warnings, ...end.notices]) expect(text).toMatch(/^[abcd]: /)
  const groups = ours.filter(({ name }) => name !== 'add-mask').map(({ name }) => name)
  expect(groups).toEqual(['a', 'b', 'c', 'd'].flatMap(() => ['group', 'endgroup']))
  for (const name of ['a', 'b', 'c']) {
    const at = end.buildLog.indexOf(`${name} one`)
    expect(end.buildLog.slice(at, at + 3)).toEqual([`${name} one`, `${name} two`, `${name} three`])
  }
})

test('a variable reaches the service and is shown nowhere; one that is missing is an error before anything is sent', async ({
  repository,
  platform,
  fleet,
}) => {
  const password = 'correct-horse-battery'
  repository.commit({ 'taxiway.yaml': listed(['a'], () => ', env: [DB_PASSWORD]') })
  const story = [
    { is: 'building' as const, log: [`password is ${password}`] },
    { is: 'failure' as const, log: [`Error: ${password}`] },
  ]
  const local = await platform({ services: platformServices({ a: story }) })
  const refused = await fleet(ofFleet(local))
  expect(refused.errors.join()).toContain('The service "a" needs the variable DB_PASSWORD, which is not set.')
  expect(local.journal).toEqual([])
  const end = await fleet(ofFleet(local), { env: { DB_PASSWORD: password }, secrets: [password] })
  expect(end.ends).toEqual(['a: failed'])
  expect(local.ledger.imports).toEqual([{ DB_PASSWORD: password }])
})

test('mistakes of the file come all at once, with their lines, and nothing is sent', async ({
  repository,
  platform,
  fleet,
}) => {
  repository.commit({
    'taxiway.yaml': 'services:\n  a:\n    servise-id: svc-a\n  b: { service-id: svc-b, needs: a }\n',
  })
  const local = await platform({ services: platformServices({ a: undefined }) })
  const end = await fleet(ofFleet(local))
  const [error = ''] = end.errors
  expect(error).toContain('line 2: service-id is missing.')
  expect(error).toContain('line 3: "servise-id" is unknown here.')
  expect(error).toContain('line 4: It must be a list of names')
  expect(local.journal).toEqual([])
})

test('a dry run finds what the key cannot deploy, and one refused key ends a run in one sentence', async ({
  repository,
  platform,
  fleet,
}) => {
  repository.commit({ 'taxiway.yaml': listed(['a', 'b']) })
  const services = platformServices({ a: undefined, b: undefined })
  const narrow = await platform({ services, identity: { keyScope: { kind: 'service', serviceId: 'svc-a' } } })
  const plan = await fleet(ofFleet(narrow, { 'dry-run': 'true' }))
  expect(plan.exitCode).toBe(1)
  expect(plan.errors.join()).toContain('b: The deploy would fail. The API key belongs to service "svc-a"')
  const closed = await platform({ services, faults: [{ on: 'whoami', answer: { status: 401 } }] })
  const end = await fleet(ofFleet(closed))
  expect(end.outcome).toBe('failed')
  expect(end.stdout.match(/whoami/g)).toHaveLength(1)
  expect(closed.requests('deploy')).toEqual([])
})

const tracked = (name: string): string => `, environment: live-${name}`

test('a cancelled job says of each service what became of it', async ({ repository, platform, github, startFleet }) => {
  repository.commit({
    'taxiway.yaml': listed(['db', 'api', 'web'], (name) => tracked(name) + (name === 'web' ? ', needs: [api]' : '')),
  })
  const endless = [{ is: 'building' as const, log: ['Cloning'] }]
  const [local, hub] = [
    await platform({ services: platformServices({ db: undefined, api: endless, web: undefined }) }),
    await github(),
  ]
  const step = startFleet(ofFleet(local), { githubUrl: hub.url })
  await step.line(/^api: Status/)
  await step.line(/^db was deployed/)
  step.signal('SIGINT')
  const end = await step.finished
  expect(end.ends).toEqual(['db: succeeded', 'api: aborted', 'web: skipped'])
  expect([end.exitCode, end.outcome]).toEqual([1, 'aborted'])
  const states = hub.deployments.map(({ environment, statuses }) => [environment, statuses.at(-1)?.['state']])
  expect(Object.fromEntries(states)).toEqual({ 'live-db': 'success', 'live-api': 'error' })
})

test('post names what was under way and settles its GitHub deployments, and touches no other', async ({
  repository,
  platform,
  github,
  startFleet,
  postFleet,
}) => {
  repository.commit({ 'taxiway.yaml': listed(['db', 'api', 'web'], tracked) })
  const endless = [{ is: 'building' as const, log: ['Cloning'] }]
  const local = await platform({ services: platformServices({ db: undefined, api: endless, web: endless }) })
  const hub = await github()
  const options = { githubUrl: hub.url }
  const step = startFleet(ofFleet(local), options)
  const lastStates = (): unknown[] => hub.deployments.map(({ statuses }) => statuses.at(-1)?.['state'])
  await step.line(/^db was deployed/)
  await step.line(/^api: Status/)
  await step.line(/^web: Status/)
  await hub.until(() => lastStates().toSorted().join() === 'in_progress,in_progress,success')
  step.signal('SIGKILL')
  const main = await step.finished
  const post = await postFleet(main, ofFleet(local), options)
  expect([post.exitCode, post.errors]).toEqual([0, []])
  expect(post.warnings).toEqual([expect.stringMatching(/these services were under way: (?:api, web|web, api)\./)])
  const states = hub.deployments.map(({ environment, statuses }) => [environment, statuses.at(-1)?.['state']])
  expect(Object.fromEntries(states)).toEqual({ 'live-db': 'success', 'live-api': 'error', 'live-web': 'error' })
})
