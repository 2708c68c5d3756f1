// @module-tag thorough
import { expect, ofFleet, platformServices, test } from '../support/fleeting.ts'

const file = `
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
  const sha = repository.commit({ 'taxiway.yaml': file })
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

test('post has nothing to do after a fleet that ended', async ({ repository, platform, github, fleet, runPost }) => {
  const hub = await github()
  const sha = repository.commit({ 'taxiway.yaml': file })
  const local = await platform({
    services: platformServices({ db: undefined, api: undefined, web: undefined, docs: undefined }),
  })
  const options = { githubUrl: hub.url, env: { GITHUB_SHA: sha } }
  const main = await fleet(ofFleet(local), options)
  const requests = hub.requests.length
  const post = await runPost(main, ofFleet(local), { ...options, folder: 'fleet' })
  expect(post).toMatchObject({ exitCode: 0, errors: [] })
  expect(hub.requests).toHaveLength(requests)
})
