import { expect, test } from 'vitest'
import type { Check } from '../../../src/checks/check.ts'
import { KeyCheck } from '../../../src/deployment/start/preflight.ts'
import { type FleetReport, runFleet } from '../../../src/fleet/run.ts'
import { deployService } from '../../../src/fleet/service.ts'
import { said } from '../../support/messages.ts'
import { type Build, routesOf, simpleBuild } from '../../support/virtual/build.ts'
import { VirtualClock } from '../../support/virtual/clock.ts'
import { RecordingHost } from '../../support/virtual/host.ts'
import { type Asked, virtualPlatform } from '../../support/virtual/platform.ts'

interface Service {
  readonly name: string
  readonly needs?: readonly string[]
  readonly check?: Check
  readonly rollbackRef?: string
  /** A deployment of an earlier run, whose gate alone is run. */
  readonly deployed?: string
}

/** Deploys services of one platform; every deployment is the scripted build. */
async function deployed(services: readonly Service[], build: Partial<Build> = {}) {
  const clock = new VirtualClock()
  const lines = [1, 2, 3].map((seq) => ({ seq, text: `line ${seq}`, atMs: 0 }))
  const { platform, journal } = virtualPlatform(
    clock,
    routesOf(
      clock,
      simpleBuild({ endsAtMs: 1e9, lines, record: () => ({ deploymentId: 'd1', status: 'live' }), ...build }),
    ),
  )
  const hosts = new Map(services.map(({ name }) => [name, new RecordingHost(clock)]))
  const keyCheck = new KeyCheck(platform)
  const tasks = services.map(({ name, needs = [], check, rollbackRef, deployed }) => ({
    name,
    needs,
    run: ({ remainingMs, signal }: { readonly remainingMs: number; readonly signal: AbortSignal }) =>
      deployService(
        platform,
        {
          deploy: { serviceId: name, ref: 'main' },
          deployed,
          ...(check && { gate: { checks: [check], ...(rollbackRef === undefined ? {} : { rollbackRef }) } }),
        },
        hosts.get(name) ?? new RecordingHost(clock),
        { timeoutMs: remainingMs, signal, clock, random: () => 0.5, keyCheck },
      ),
  }))
  const report: FleetReport = await clock.run(runFleet(tasks, { timeoutMs: 600_000, clock }))
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
  expect(journal.filter(({ route }) => route === 'me')).toHaveLength(1)
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
  const { report, journal } = await deployed(
    [
      { name: 'failed', check: check(false) },
      { name: 'judged', check: check(true), deployed: 'd1' },
      { name: 'rolled-back', check: check(false), rollbackRef: 'v1' },
      { name: 'skipped', needs: ['failed'] },
    ],
    {},
  )
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
  let refused = 0
  const fault = ({ route }: Asked) =>
    route === 'deploy' && refused++ < 3 ? { status: 409, json: { error: 'A deployment is running.' } } : undefined
  const { report, hosts } = await deployed([{ name: 'api' }], { fault })
  expect(report.outcome).toBe('succeeded')
  expect(hosts.get('api')?.events).toContainEqual({ kind: 'notice', text: expect.stringMatching(said('deploy-busy')) })
})

test('a Retry-After to one service holds for all', async () => {
  const waitMs = 20_000
  let heldAtMs: number | undefined
  const fault = ({ route, atMs }: Asked) => {
    if (route !== 'deploy' || heldAtMs !== undefined) return undefined
    heldAtMs = atMs + 1
    return { status: 429, headers: { 'retry-after': String(waitMs / 1000) }, json: { error: 'Too many requests.' } }
  }
  const { report, journal } = await deployed(
    ['a', 'b', 'c', 'd'].map((name) => ({ name })),
    { fault },
  )
  expect(report.outcome).toBe('succeeded')
  const early = journal.filter(({ atMs }) => atMs > (heldAtMs ?? 0) && atMs < (heldAtMs ?? 0) + waitMs)
  expect(early.map(({ route, atMs }) => `${route} at ${atMs}`)).toEqual([])
})
