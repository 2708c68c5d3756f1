// @module-tag thorough
import { expect, failing, ofFleet, platformServices, test } from '../support/fleeting.ts'
import { pullRequestRun } from '../support/github/events.ts'
import { pullRequest } from '../support/github/pulls.ts'
import { hostileLine } from '../support/hostile-lines.ts'
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
  for (const name of names) expect(end.summary).toContain(`<td>${name}</td>`)
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

test('one comment on the pull request, which an older run leaves alone', async ({
  repository,
  platform,
  github,
  fleet,
}) => {
  const sha = repository.commit({ 'taxiway.yaml': file(['a', 'b']) })
  const pull = pullRequest(7, { base: { sha, ref: 'main' } })
  const hub = await github({ pulls: [pull] })
  const { event, env } = pullRequestRun('synchronize', pull)
  const local = await platform({ services: platformServices({ a: undefined, b: failing }) })
  const options = { event, env, githubUrl: hub.url }
  await fleet(ofFleet(local, { all: 'true' }), options)
  await fleet(ofFleet(local, { services: 'a' }), options)
  expect(hub.comments).toHaveLength(1)
  expect(hub.comments[0]?.body).toContain('<td>a</td>')
  expect(hub.comments[0]?.body).not.toContain('<td>b</td>')
  pull.head.sha = 'e'.repeat(40)
  await fleet(ofFleet(local, { services: 'b' }), options)
  expect(hub.comments[0]?.body).not.toContain('<td>b</td>')
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
