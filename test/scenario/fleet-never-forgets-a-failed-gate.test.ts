// @module-tag thorough
import { onTestFinished } from 'vitest'
import { DeployedApp } from '../support/app.ts'
import { expect, ofFleet, platformServices, test } from '../support/fleeting.ts'
import { said } from '../support/messages.ts'

/** An app whose health changes while the test goes on. */
async function unsteadyApp(): Promise<{ readonly url: string; isHealthy: boolean }> {
  const health = { isHealthy: false }
  const app = await new DeployedApp(() => ({ status: health.isHealthy ? 200 : 500 })).open()
  onTestFinished(() => app.close())
  return Object.assign(health, { url: app.url })
}

function gated(url: string, more = ''): string {
  return `${more}
services:
  api:
    service-id: svc-api
    paths: [api/**]
    gate: { health-url: '${url}', health-timeout: 2s, health-interval: 50ms, rollback: true }
  web: { service-id: svc-web, paths: [web/**], needs: [api] }
`
}

const both = platformServices({ api: undefined, web: undefined })

test('without GitHub the next run judges what is deployed before what needs it goes on', async ({
  repository,
  platform,
  fleet,
}) => {
  const app = await unsteadyApp()
  const sha = repository.commit({ 'taxiway.yaml': gated(app.url), 'api/a': '1', 'web/a': '1' })
  const local = await platform({ services: both })
  const env = { GITHUB_SHA: sha }
  const first = await fleet(ofFleet(local), { env })
  expect(first.ends).toEqual(['api: failed', 'web: skipped'])
  expect(first.services[0]?.reason).toMatch(said('rollback-nothing-good', '1 record', sha.slice(0, 12)))
  // It failed, and it is live.
  expect(first.outputs).toMatchObject({ failed: 'api,web', deployed: 'api' })

  const again = await fleet(ofFleet(local), { env })
  expect(again.ends).toEqual(['api: failed', 'web: skipped'])
  expect(again.exitCode).toBe(1)
  expect(again.services[0]?.why).toMatch(said('fleet-gate-unknown', 'web'))
  expect(again.services[0]?.reason).toMatch(said('fleet-gate-only'))
  expect(again.outputs).toMatchObject({ deployed: '' })
  // The table has the reason of the plan beside that of the end.
  expect(again.summary).toContain('only its gate is run, because')
  expect(again.summary).toContain('The check health failed')
  expect(local.ledger.deployments).toHaveLength(1)

  const plan = await fleet(ofFleet(local, { 'dry-run': 'true' }), { env })
  expect(plan).toMatchObject({ exitCode: 0, outputs: { outcome: 'skipped', changed: '["api","web"]' } })
  expect(plan.summary).toContain('<td>check</td>')
  expect(plan.summary).toContain('<td>deploy, after api</td>')

  app.isHealthy = true
  const well = await fleet(ofFleet(local), { env })
  expect(well.ends).toEqual(['api: succeeded', 'web: succeeded'])
  expect(well.outputs).toMatchObject({ deployed: 'web' })
  expect(local.ledger.deployments.map(({ ref }) => ref)).toEqual([sha, sha])
})

test('a rollback never goes to the commit that has just failed', async ({ repository, platform, fleet }) => {
  const app = await unsteadyApp()
  const local = await platform({ services: both })
  const first = repository.commit({ 'taxiway.yaml': gated(app.url), 'api/a': '1' })
  const run = (sha: string) => fleet(ofFleet(local, { services: 'api' }), { env: { GITHUB_SHA: sha } })
  const refs = (): readonly unknown[] => local.ledger.deployments.map(({ ref }) => ref)
  expect((await run(first)).ends).toEqual(['api: failed'])
  const again = await run(first)
  expect(again.services[0]?.reason).toMatch(said('rollback-nothing-good', '2 records', first.slice(0, 12)))
  expect(refs()).toEqual([first, first])

  app.isHealthy = true
  expect((await run(first)).ends).toEqual(['api: succeeded'])
  const second = repository.commit({ 'api/a': '2' })
  expect((await run(second)).ends).toEqual(['api: succeeded'])
  app.isHealthy = false
  const back = await run(second)
  expect(back.services[0]?.reason).toMatch(said('rolled-back', first))
  expect(refs()).toEqual([first, first, first, second, second, first])
  expect(back.outputs).toMatchObject({ failed: 'api', deployed: '' })
})

test('with GitHub a failed gate is a failed deployment, which the next run repeats', async ({
  repository,
  platform,
  github,
  fleet,
}) => {
  const app = await unsteadyApp()
  const sha = repository.commit({ 'taxiway.yaml': gated(app.url, 'environment: production') })
  const [local, hub] = [await platform({ services: both }), await github()]
  const options = { githubUrl: hub.url, env: { GITHUB_SHA: sha } }
  expect((await fleet(ofFleet(local), options)).ends).toEqual(['api: failed', 'web: skipped'])
  app.isHealthy = true
  const next = await fleet(ofFleet(local), options)
  expect(next.ends).toEqual(['api: succeeded', 'web: succeeded'])
  expect(next.services[0]?.why).toMatch(said('fleet-failed-before'))

  // A deployment of the same commit whose gate fails has nothing to go back to here either.
  app.isHealthy = false
  const same = await fleet(ofFleet(local, { services: 'api' }), options)
  expect(same.ends).toEqual(['api: failed'])
  expect(same.services[0]?.reason).toMatch(said('rollback-nothing-good', undefined, sha.slice(0, 12)))
  expect(local.ledger.deployments).toHaveLength(4)

  // Its files are those of a success, and what is live failed all the same; whatever the plan compares with.
  const changed = repository.commit({ 'web/a': '2' })
  const later = await fleet(ofFleet(local), {
    githubUrl: hub.url,
    env: { GITHUB_SHA: changed },
  })
  expect(later.ends).toEqual(['api: failed', 'web: skipped'])
  expect(later.services[0]?.why).toMatch(said('fleet-failed-before'))
})
