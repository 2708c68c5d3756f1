// @module-tag thorough
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Death, expect, test } from '../support/fleet-run.ts'
import { failing, ofFleet, platformServices } from '../support/fleeting.ts'
import { said } from '../support/messages.ts'

const names = ['db', 'api', 'web']

const fan = `
services:
  db: { service-id: svc-db }
  api: { service-id: svc-api }
  web: { service-id: svc-web }
`

const chain = `
services:
  db: { service-id: svc-db }
  api: { service-id: svc-api, needs: [db] }
  web: { service-id: svc-web, needs: [api] }
`

test('a service that was killed in a re-run does not count as deployed by the attempt before', async ({ fleetRun }) => {
  const run = await fleetRun(fan, names)
  await run.plan()
  run.stories['svc-db'] = failing
  for (const name of names) await run.deploy(name, 1)
  const first = await run.report(1)
  expect(first.ends).toEqual(['db: failed', 'api: succeeded', 'web: succeeded'])

  run.stories['svc-db'] = undefined
  await run.deploy('db', 2)
  await run.deploy('api', 2)
  await run.deploy('web', 2, 'deploying')
  const second = await run.report(2)
  expect(second.ends).toEqual(['db: succeeded', 'api: succeeded', 'web: indeterminate'])
  expect(second.services[2]?.reason).toMatch(said('fleet-result-unfinished', 'web'))
  expect(second.exitCode).toBe(1)
  expect(second.outputs).toMatchObject({ outcome: 'indeterminate', failed: 'web', deployed: 'db,api' })

  await run.deploy('web', 3)
  const third = await run.report(3)
  expect(third.ends).toEqual(['db: succeeded', 'api: succeeded', 'web: succeeded'])
  expect(third.exitCode).toBe(0)
})

test('what needs a service that was killed in a re-run is skipped', async ({ fleetRun }) => {
  const run = await fleetRun(chain, names)
  await run.plan()
  run.stories['svc-web'] = failing
  for (const name of names) await run.deploy(name, 1)
  run.stories['svc-web'] = undefined
  await run.deploy('api', 2, 'deploying')
  const web = await run.deploy('web', 2)
  expect(web?.ends).toEqual(['web: skipped'])
  expect(web?.services[0]?.reason).toMatch(said('fleet-need-failed', 'api', 'ended indeterminate'))
  expect(run.deployments('web')).toBe(1)
  const report = await run.report(2)
  expect(report.ends).toEqual(['db: succeeded', 'api: indeterminate', 'web: skipped'])
  expect(report.exitCode).toBe(1)
})

/** Where the job of `api` dies in a re-run, and what the report says then. Nothing was sent before the first two. */
const deaths: readonly (readonly [Death, 'succeeded' | 'indeterminate', deployments: number])[] = [
  ['before begin', 'succeeded', 1],
  ['begun', 'succeeded', 1],
  ['begun uploaded', 'indeterminate', 1],
  ['deploying', 'indeterminate', 2],
  ['step killed', 'indeterminate', 2],
  ['deployed', 'indeterminate', 2],
  ['written', 'indeterminate', 2],
]

test.for(deaths)(
  'a job that dies (%s) in a re-run: its service is %s',
  async ([death, outcome, count], { fleetRun }) => {
    const run = await fleetRun(chain, names)
    await run.plan()
    for (const name of names) await run.deploy(name, 1)
    await run.deploy('api', 2, death)
    expect(run.deployments('api')).toBe(count)
    const web = await run.deploy('web', 2)
    const isKnown = outcome === 'succeeded'
    expect(web?.ends).toEqual([isKnown ? 'web: succeeded' : 'web: skipped'])
    const report = await run.report(2)
    expect(report.ends).toEqual(['db: succeeded', `api: ${outcome}`, isKnown ? 'web: succeeded' : 'web: skipped'])
    expect(report.exitCode).toBe(isKnown ? 0 : 1)
  },
)

test('a plan that was made again takes nothing of the one before, and says so', async ({ fleetRun }) => {
  const run = await fleetRun(fan, names)
  await run.plan()
  for (const name of names) await run.deploy(name, 1)
  await run.plan(2)
  await run.deploy('db', 2)
  await run.deploy('web', 2, 'deploying')
  const report = await run.report(2)
  expect(report.ends).toEqual(['db: succeeded', 'api: indeterminate', 'web: indeterminate'])
  expect(report.services[1]?.reason).toMatch(said('fleet-result-of-another-plan', 'api'))
  expect(report.services[2]?.reason).toMatch(said('fleet-result-unfinished', 'web'))
})

test('a result that cannot be written is no success of its job', async ({ repository, platform, fleet, workspace }) => {
  const sha = repository.commit({ 'taxiway.yaml': fan, '.gitignore': 'fleet\n' })
  const removed = { is: 'success', meanwhile: () => rmSync(join(workspace, 'fleet'), { recursive: true }) } as const
  const services = platformServices({ db: ['building', removed], api: undefined, web: undefined })
  const inputs = ofFleet(await platform({ services }), { results: 'fleet' })
  const options = { env: { GITHUB_SHA: sha, GITHUB_RUN_ID: '7' } }
  await fleet({ ...inputs, mode: 'plan', all: 'true' }, options)
  const end = await fleet({ ...inputs, services: 'db' }, options)
  expect(end.ends).toEqual(['db: succeeded'])
  expect(end.outputs).toMatchObject({ outcome: 'indeterminate', deployed: 'db' })
  expect(end.exitCode).toBe(1)
  expect(end.errors.join()).toMatch(said('fleet-result-unwritten'))
})
