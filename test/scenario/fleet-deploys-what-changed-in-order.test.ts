// @module-tag thorough
import { expect, failing, ofFleet, platformServices, test } from '../support/fleeting.ts'
import { said } from '../support/messages.ts'

const file = `
environment: production
services:
  db:
    service-id: svc-db
    paths: [db/**]
  api:
    service-id: svc-api
    paths: [api/**, '!**/*.md']
    needs: [db]
  web:
    service-id: svc-web
    paths: [web/**]
    needs: [api]
`

test('the first run deploys all; a later one what changed, and what failed before', async ({
  repository,
  platform,
  github,
  fleet,
}) => {
  const hub = await github()
  const first = repository.commit({ 'taxiway.yaml': file, 'db/a': '1', 'api/a': '1', 'web/a': '1' })
  const good = await platform({ services: platformServices({ db: undefined, api: undefined, web: failing }) })
  const options = (sha: string) => ({ githubUrl: hub.url, env: { GITHUB_SHA: sha } })
  const all = await fleet(ofFleet(good), options(first))
  expect(all.ends).toEqual(['db: succeeded', 'api: succeeded', 'web: failed'])
  expect(all).toMatchObject({
    exitCode: 1,
    outputs: { outcome: 'failed', failed: 'web', deployed: 'db,api' },
  })
  expect(good.ledger.deployments.map(({ ref }) => ref)).toEqual([first, first, first])
  expect(hub.deployments.map(({ environment }) => environment)).toEqual([
    'production/db',
    'production/api',
    'production/web',
  ])
  expect(hub.deployments.map(({ statuses }) => statuses.at(-1)?.['state'])).toEqual(['success', 'success', 'failure'])

  const second = repository.commit({ 'api/a': '2', 'api/README.md': 'words' })
  const next = await platform({ services: platformServices({ db: undefined, api: undefined, web: undefined }) })
  const some = await fleet(ofFleet(next), options(second))
  expect(some.ends).toEqual(['api: succeeded', 'web: succeeded'])
  expect(some).toMatchObject({ exitCode: 0, outputs: { outcome: 'succeeded', failed: '', deployed: 'api,web' } })
  expect(some.services.map(({ why }) => why)).toEqual([
    `api/a differs from the last successful deployment (${first.slice(0, 12)})`,
    expect.stringMatching(said('fleet-failed-before')),
  ])
  expect(next.requests('history').length).toBeGreaterThan(0)

  const nothing = await fleet(ofFleet(next), options(repository.commit({ 'README.md': 'words' })))
  expect(nothing).toMatchObject({ exitCode: 0, outputs: { outcome: 'skipped', changed: '[]' } })
})

test('without GitHub the history of the platform says what was deployed', async ({ repository, platform, fleet }) => {
  const first = repository.commit({ 'taxiway.yaml': file.replace('environment: production', ''), 'db/a': '1' })
  const local = await platform({ services: platformServices({ db: undefined, api: undefined, web: undefined }) })
  const all = await fleet(ofFleet(local), { env: { GITHUB_SHA: first } })
  expect(all.ends).toEqual(['db: succeeded', 'api: succeeded', 'web: succeeded'])
  const second = repository.commit({ 'web/a': '2' })
  const some = await fleet(ofFleet(local), { env: { GITHUB_SHA: second } })
  expect(some.ends).toEqual(['web: succeeded'])

  const silent = await platform({
    services: platformServices({ db: undefined, api: undefined, web: undefined }),
    dialect: { refKey: 'none' },
  })
  await fleet(ofFleet(silent, { services: 'db' }), { env: { GITHUB_SHA: second } })
  const again = await fleet(ofFleet(silent), { env: { GITHUB_SHA: second } })
  expect(again.services.map(({ service, why }) => `${service}: ${why}`)).toEqual([
    expect.stringMatching(said('fleet-record-without-commit')),
    expect.stringMatching(said('fleet-history-without-success')),
    expect.stringMatching(said('fleet-history-without-success')),
  ])
})

test('the words that judge a deployment also say whether it was the last successful one', async ({
  repository,
  platform,
  fleet,
}) => {
  const words = 'success-states: [other]\nservices: { db: { service-id: svc-db, paths: [db/**] } }\n'
  const sha = repository.commit({ 'taxiway.yaml': words, 'db/a': '1' })
  const local = await platform({ services: platformServices({ db: ['building', { is: 'failure' }] }) })
  const inputs = ofFleet(local, { 'success-states': 'failed, error, failure, build_failed' })
  const env = { GITHUB_SHA: sha }
  expect((await fleet(inputs, { env })).ends).toEqual(['db: succeeded'])
  expect((await fleet(inputs, { env })).ends).toEqual([])
})

test("a timeout at the top of the file is that of each service, and not the fleet's", async ({
  repository,
  platform,
  fleet,
}) => {
  const sha = repository.commit({
    'taxiway.yaml': 'timeout: 4s\nservices:\n  api: { service-id: svc-api }\n  web: { service-id: svc-web }\n',
  })
  const endless = [{ is: 'building' as const }]
  const local = await platform({ services: platformServices({ api: endless, web: undefined }) })
  const all = await fleet(ofFleet(local, { 'max-parallel': '1' }), { env: { GITHUB_SHA: sha } })
  expect(all.ends).toEqual(['api: timed-out', 'web: succeeded'])
})
