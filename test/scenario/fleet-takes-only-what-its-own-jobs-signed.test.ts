// @module-tag thorough
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, ofFleet, platformServices, test as scenario } from '../support/fleeting.ts'
import { said } from '../support/messages.ts'
import type { Inputs } from '../support/scenario.ts'

const file = `
services:
  api: { service-id: svc-api, environment-url: https://api.example }
  web: { service-id: svc-web, needs: [api], env: { API_URL: '{services.api.url}' } }
`

/** A fleet whose jobs share a folder: what each of them leaves can be changed before the next one reads it. */
const test = scenario.extend('jobs', async ({ repository, platform, fleet, workspace }) => {
  const sha = repository.commit({ 'taxiway.yaml': file, '.gitignore': 'fleet*\n' })
  const local = await platform({ services: platformServices({ api: undefined, web: undefined }) })
  const run = (inputs: Inputs, env: Readonly<Record<string, string>> = {}, folder = 'fleet') =>
    fleet(ofFleet(local, { results: folder, ...inputs }), { env: { GITHUB_SHA: sha, GITHUB_RUN_ID: '7', ...env } })
  const at = (name: string, folder = 'fleet'): string => join(workspace, folder, name)
  const recordsOf = (service: string): readonly string[] =>
    readdirSync(at('')).filter((name) => name.startsWith(`service-${service}.`))
  return {
    local,
    plan: (env?: Readonly<Record<string, string>>, folder?: string, more?: Inputs) =>
      run({ mode: 'plan', ...more }, env, folder),
    deploy: (services: string, env?: Readonly<Record<string, string>>) => run({ services }, env),
    report: (env?: Readonly<Record<string, string>>, more?: Inputs) => run({ mode: 'report', ...more }, env),
    read: (name: string, folder?: string) => JSON.parse(readFileSync(at(name, folder), 'utf8')),
    write: (name: string, value: unknown) => writeFileSync(at(name), JSON.stringify(value)),
    cut: (name: string) => writeFileSync(at(name), readFileSync(at(name)).subarray(0, 100)),
    rename: (name: string, as: string) => renameSync(at(name), at(as)),
    remove: (service: string) => {
      for (const name of recordsOf(service)) rmSync(at(name))
    },
    /** The file of what an execution left, the last one by its name. */
    left: (service: string, kind: 'begun' | 'ended'): string =>
      recordsOf(service).findLast((name) => name.endsWith(`.${kind}.json`)) ?? '',
  }
})

const hostile = { url: 'https://hostile.example', passed: true, outcome: 'succeeded' }

test('what the jobs of a run handed on is taken, also in a re-run of those that failed', async ({ jobs }) => {
  await jobs.plan()
  expect((await jobs.deploy('api')).ends).toEqual(['api: succeeded'])
  expect((await jobs.deploy('web', { GITHUB_RUN_ATTEMPT: '2' })).ends).toEqual(['web: succeeded'])
  expect((await jobs.report({ GITHUB_RUN_ATTEMPT: '3' })).ends).toEqual(['api: succeeded', 'web: succeeded'])
})

test('a result that was changed is refused, by what deploys and by the report', async ({ jobs }) => {
  await jobs.plan()
  await jobs.deploy('api')
  const ended = jobs.left('api', 'ended')
  const sealed = jobs.read(ended)
  const record = JSON.parse(sealed.text)
  jobs.write(ended, { ...sealed, text: JSON.stringify({ ...record, result: { ...record.result, ...hostile } }) })
  const web = await jobs.deploy('web')
  expect(web.ends).toEqual(['web: skipped'])
  expect(jobs.local.requests('deploy')).toHaveLength(1)
  const report = await jobs.report()
  expect(report.ends).toEqual(['api: indeterminate', 'web: skipped'])
  expect(report.services[0]?.reason).toMatch(said('fleet-result-refused', 'api'))
  expect(report.exitCode).toBe(1)
  expect(report.stdout + web.stdout).not.toContain('hostile.example')
})

test('what is of another service, key or form, or cut in half, is refused beside a good result', async ({ jobs }) => {
  await jobs.plan()
  await jobs.deploy('api')
  await jobs.deploy('web')
  expect((await jobs.report()).ends[0]).toBe('api: succeeded')
  const copies: readonly (readonly [name: string, content: unknown])[] = [
    ['service-api.json', jobs.read(jobs.left('api', 'ended'))],
    ['service-api.1.other.ended.json', jobs.read(jobs.left('api', 'ended'))],
    [jobs.left('web', 'ended').replace('web', 'api'), jobs.read(jobs.left('web', 'ended'))],
    ['service-api.1.x.begun.json', { service: 'api', ...hostile }],
  ]
  for (const [name, content] of copies) {
    jobs.write(name, content)
    const { ends, services } = await jobs.report()
    expect(ends[0], name).toBe('api: indeterminate')
    expect(services[0]?.reason).toMatch(said('fleet-result-refused', 'api'))
    jobs.rename(name, 'gone')
  }
  const foreign = await jobs.report({}, { 'api-key': 'key_another_0123456789' })
  expect(foreign.stdout).toMatch(said('fleet-plan-refused'))
  expect((await jobs.report()).ends[0]).toBe('api: succeeded')

  jobs.cut(jobs.left('api', 'ended'))
  expect((await jobs.report()).ends[0]).toBe('api: indeterminate')
  // The next attempt knows that it comes after it.
  await jobs.deploy('api', { GITHUB_RUN_ATTEMPT: '2' })
  expect((await jobs.report({ GITHUB_RUN_ATTEMPT: '2' })).ends[0]).toBe('api: succeeded')
  // A later attempt than that of the report is of another run of its jobs.
  expect((await jobs.report()).ends[0]).toBe('api: indeterminate')
})

test('what is of another run or plan says nothing, for or against', async ({ jobs }) => {
  // The same commit, planned once more: by another run, and by this one.
  await jobs.plan({ GITHUB_RUN_ID: '8' })
  await jobs.deploy('api', { GITHUB_RUN_ID: '8' })
  await jobs.plan({}, 'fleet', { all: 'true' })
  await jobs.deploy('api')
  await jobs.plan({}, 'fleet', { all: 'true' })
  const { ends, services } = await jobs.report()
  expect(ends[0]).toBe('api: indeterminate')
  expect(services[0]?.reason).toMatch(said('fleet-result-of-another-plan', 'api'))
  expect(services[1]?.reason).toMatch(said('fleet-result-lost', 'web'))
  await jobs.deploy('api')
  expect((await jobs.report()).ends[0]).toBe('api: succeeded')
})

test('the plan of an earlier attempt is out of date once a later one deploys by another', async ({ jobs }) => {
  await jobs.plan()
  await jobs.deploy('api')
  const earlier = jobs.read('plan.json')
  await jobs.plan({ GITHUB_RUN_ATTEMPT: '2' }, 'fleet', { all: 'true' })
  await jobs.deploy('api', { GITHUB_RUN_ATTEMPT: '2' })
  jobs.write('plan.json', earlier)
  const { ends, services } = await jobs.report({ GITHUB_RUN_ATTEMPT: '2' })
  expect(ends[0]).toBe('api: indeterminate')
  expect(services[0]?.reason).toMatch(said('fleet-planned-again', 'api'))
})

test('an address comes only from a result that was signed', async ({ jobs }) => {
  await jobs.plan()
  await jobs.deploy('api')
  const { url } = JSON.parse(jobs.read(jobs.left('api', 'ended')).text).result
  await jobs.deploy('web')
  expect(jobs.local.ledger.imports).toEqual([{ API_URL: url }])

  // A plan of the web alone: no job of this fleet says where the api is, whatever lies in the folder.
  await jobs.plan({}, 'fleet', { services: 'web' })
  jobs.write('service-api.json', { service: 'api', ...hostile })
  expect((await jobs.deploy('web')).ends).toEqual(['web: succeeded'])
  expect(jobs.local.ledger.imports.at(-1)).toEqual({ API_URL: 'https://api.example' })
})

test('of two jobs at once it is not known which came last, unless one found that the other had begun', async ({
  jobs,
}) => {
  await jobs.plan()
  await jobs.deploy('api')
  await jobs.deploy('api')
  expect((await jobs.report()).ends[0]).toBe('api: succeeded')
  const first = jobs.read(jobs.left('api', 'ended'))
  const name = jobs.left('api', 'ended')
  jobs.remove('api')
  await jobs.deploy('api')
  jobs.write(name, first)
  const { ends, services } = await jobs.report()
  expect(ends[0]).toBe('api: indeterminate')
  expect(services[0]?.reason).toMatch(said('fleet-result-at-once', 'api'))
  // A job that finds both comes after both.
  await jobs.deploy('api')
  expect((await jobs.report()).ends[0]).toBe('api: succeeded')
})

test('a plan that was changed, or is of another run or key, deploys nothing', async ({ jobs }) => {
  await jobs.plan()
  const own = jobs.read('plan.json')
  const hostilePlan = JSON.stringify({ ...JSON.parse(own.text), commit: 'e'.repeat(40) })
  await jobs.plan({ GITHUB_RUN_ID: '8' }, 'fleet-other')
  for (const plan of [{ ...own, text: hostilePlan }, JSON.parse(hostilePlan), jobs.read('plan.json', 'fleet-other')]) {
    jobs.write('plan.json', plan)
    for (const end of [await jobs.deploy('api'), await jobs.report()]) {
      expect(end.exitCode).toBe(1)
      expect(end.stdout).toMatch(said('fleet-plan-refused'))
    }
  }
  jobs.write('plan.json', own)
  expect((await jobs.report({}, { 'api-key': 'key_another_0123456789' })).stdout).toMatch(said('fleet-plan-refused'))
  expect(jobs.local.requests('deploy')).toEqual([])
})

test('what no run can be told from is neither handed on nor taken', async ({ jobs }) => {
  for (const mode of ['plan', 'report'])
    expect((await jobs.report({ GITHUB_RUN_ID: '' }, { mode })).stdout).toMatch(said('fleet-run-unknown'))
  expect((await jobs.plan({ GITHUB_RUN_ID: '', TAXIWAY_FLEET_RUN: '7' })).exitCode).toBe(0)
})

test('without the key nothing is handed on or taken', async ({ jobs }) => {
  for (const mode of ['plan', 'report'])
    expect((await jobs.report({}, { mode, 'api-key': '' })).stdout).toMatch(said('fleet-handoff-without-key'))
})
