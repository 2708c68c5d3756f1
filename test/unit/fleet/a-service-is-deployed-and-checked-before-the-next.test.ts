import { expect, test } from 'vitest'
import type { Check } from '../../../src/old/checks/check.ts'
import { KeyCheck } from '../../../src/old/deployment/start/preflight.ts'
import { type FleetReport, runFleet } from '../../../src/old/fleet/fleet-runner.ts'
import { deployService } from '../../../src/old/fleet/service/deploy-and-check.ts'
import { said } from '../../support/messages.ts'
import type { Asked } from '../../support/platform/asked.ts'
import { VirtualClock } from '../../support/platform/clock.ts'
import { type Fault, ScriptedPlatform } from '../../support/platform/scripted-platform.ts'
import { virtualPlatform } from '../../support/platform/transport.ts'
import { RecordingHost } from '../../support/virtual/host.ts'

interface Service {
  readonly name: string
  readonly needs?: readonly string[]
  readonly check?: Check
  readonly rollbackRef?: string
  /** A deployment of an earlier run, whose gate alone is run. */
  readonly deployed?: true
}

/** Deploys services of one platform; every deployment succeeds at once. */
async function deployed(services: readonly Service[], faults: readonly Fault[] = []) {
  const clock = new VirtualClock()
  const story = [{ is: 'success', log: ['line 1', 'line 2', 'line 3'], rollbackable: true }] as const
  const stories = Object.fromEntries(services.map(({ name }) => [name, story]))
  const site = new ScriptedPlatform({ services: stories, faults }, clock)
  const { platform, journal } = virtualPlatform(clock, site.routes, { apiKey: site.key })
  const hosts = new Map(services.map(({ name }) => [name, new RecordingHost(clock)]))
  const options = { clock, random: () => 0.5, keyCheck: new KeyCheck(platform) }
  const tasks = services.map(({ name, needs = [], check, rollbackRef, deployed }) => ({
    name,
    needs,
    run: ({ remainingMs, signal }: { readonly remainingMs: number; readonly signal: AbortSignal }) =>
      deployService(
        platform,
        {
          deploy: { serviceId: name, ref: 'main' },
          deployed: deployed ? site.state.makeDeployment('main', story, name).id : undefined,
          ...(check && { gate: { checks: [check], ...(rollbackRef === undefined ? {} : { rollbackRef }) } }),
        },
        { ...options, timeoutMs: remainingMs, signal, onEvent: (event) => hosts.get(name)?.onEvent(event) },
      ),
  }))
  const report: FleetReport = await clock.run(runFleet(tasks, { timeoutMs: 600_000, clock }))
  expect(site.violations).toEqual([])
  return { report, journal, hosts }
}

function check(passed: boolean): Check {
  return { name: 'health', run: async () => ({ passed, summary: passed ? 'well' : 'unwell', evidence: [] }) }
}

const posts = (journal: readonly Asked[]): number => journal.filter(({ route }) => route === 'deploy').length

test('the key is asked for once, and each service is deployed once', async () => {
  const { report, journal } = await deployed([{ name: 'api' }, { name: 'web', needs: ['api'] }, { name: 'docs' }])
  expect(report).toMatchObject({ outcome: 'succeeded', passed: true })
  expect(posts(journal)).toBe(3)
  expect(journal.filter(({ route }) => route === 'whoami')).toHaveLength(1)
})

test('a gate that fails rolls its service back, and what needs it is not deployed', async () => {
  const services = [
    { name: 'api', check: check(false), rollbackRef: 'v1' },
    { name: 'web', needs: ['api'] },
    { name: 'docs' },
  ]
  const { report, journal, hosts } = await deployed(services)
  expect(report.services).toMatchObject([
    { name: 'api', outcome: 'failed', passed: false, gate: { rollback: { ref: 'v1' } } },
    { name: 'docs', outcome: 'succeeded' },
    { name: 'web', outcome: 'skipped', reason: expect.stringMatching(said('fleet-need-failed', 'api')) },
  ])
  expect(posts(journal)).toBe(3)
  // The gate does not print the log of the deployment again; the rollback has a log of its own.
  expect(hosts.get('docs')?.shown).toEqual([1, 2, 3])
  expect(hosts.get('api')?.shown).toEqual([1, 2, 3, 1, 2, 3])
})

test('whether a service is live says what this run left, and not what its gate found', async () => {
  const { report, journal } = await deployed([
    { name: 'failed', check: check(false) },
    { name: 'judged', check: check(true), deployed: true },
    { name: 'rolled-back', check: check(false), rollbackRef: 'v1' },
    { name: 'skipped', needs: ['failed'] },
  ])
  expect(report.services.map(({ name, outcome, isLive }) => [name, outcome, isLive])).toEqual([
    ['failed', 'failed', true],
    ['judged', 'succeeded', false],
    ['rolled-back', 'failed', false],
    ['skipped', 'skipped', undefined],
  ])
  // The one that was judged was not deployed.
  expect(posts(journal)).toBe(3)
})

test('a service that somebody else is deploying is waited for', async () => {
  const answer = { status: 409, json: { error: 'A deployment is running.' } }
  const { report, hosts } = await deployed([{ name: 'api' }], [{ on: 'deploy', nth: [1, 2, 3], answer }])
  expect(report.outcome).toBe('succeeded')
  expect(hosts.get('api')?.events).toContainEqual({ kind: 'notice', text: expect.stringMatching(said('deploy-busy')) })
})

test('a Retry-After to one service holds for all', async () => {
  const waitMs = 20_000
  const headers = { 'retry-after': String(waitMs / 1000) }
  const answer = { status: 429, headers, json: { error: 'Too many requests.' } }
  const services = ['a', 'b', 'c', 'd'].map((name) => ({ name }))
  const { report, journal } = await deployed(services, [{ on: 'deploy', nth: [1], answer }])
  expect(report.outcome).toBe('succeeded')
  // The answer takes a millisecond.
  const heldAtMs = (journal.find(({ route }) => route === 'deploy')?.atMs ?? Number.NaN) + 1
  const early = journal.filter(({ atMs }) => atMs > heldAtMs && atMs < heldAtMs + waitMs)
  expect(early.map(({ route, atMs }) => `${route} at ${atMs}`)).toEqual([])
})
