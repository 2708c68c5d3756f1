// @module-tag thorough

import { expect, ofFleet, platformServices, test } from '../support/fleeting.ts'
import { pullRequestRun } from '../support/github/events.ts'
import { pullRequest } from '../support/github/pulls.ts'

const file = `
services:
  api:
    service-id: svc-api
    paths: [api/**]
    port: 8080
  web:
    service-id: svc-web
    paths: [web/**]
    needs: [api]
    env: { API_URL: '{services.api.url}' }
  docs:
    service-id: svc-docs
    paths: [docs/**]
`

test('each service that the pull request changes gets a preview, and web talks to the api of the same one', async ({
  repository,
  platform,
  github,
  fleet,
}) => {
  const base = repository.commit({ 'taxiway.yaml': file, 'api/a': '1', 'web/a': '1' })
  repository.commit({ 'api/a': '2', 'web/a': '2' })
  const pull = pullRequest(7, { base: { sha: base, ref: 'main' } })
  const hub = await github({ pulls: [pull] })
  const { event, env } = pullRequestRun('opened', pull)
  const local = await platform({ services: platformServices({ api: undefined, web: undefined, docs: undefined }) })
  const options = { event, env, githubUrl: hub.url }
  const end = await fleet(ofFleet(local, { mode: 'preview' }), options)
  expect(end.ends).toEqual(['api: succeeded', 'web: succeeded'])
  expect(local.state.created.all).toHaveLength(2)
  const [api] = end.services
  expect(api?.url).toMatch(/^https?:/)
  expect(local.ledger.imports).toEqual([{ API_URL: api?.url }])
  // Production is not touched, and there is one comment for both.
  expect(local.requests('deploy').map(({ target }) => target)).not.toContain('svc-api')
  expect(hub.comments).toHaveLength(1)
  expect(hub.comments[0]?.body).toContain('<td>web</td>')

  const closed = pullRequestRun('closed', pull)
  const ended = await fleet(ofFleet(local, { mode: 'preview' }), { ...options, ...closed })
  expect(ended.ends).toEqual(['api: skipped', 'docs: skipped', 'web: skipped'])
  expect(local.state.created.all).toHaveLength(2)
})

test('a fork without secrets ends green', async ({ repository, platform, github, fleet }) => {
  const base = repository.commit({ 'taxiway.yaml': file })
  const pull = pullRequest(7, { base: { sha: base, ref: 'main' }, head: { repository: 'eve/harbor' } })
  const hub = await github({ pulls: [pull] })
  const { event, env } = pullRequestRun('opened', pull)
  const local = await platform()
  const end = await fleet({ ...ofFleet(local, { mode: 'preview' }), 'api-key': '' }, { event, env, githubUrl: hub.url })
  expect(end).toMatchObject({ exitCode: 0, outputs: { outcome: 'skipped' } })
})
