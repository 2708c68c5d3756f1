import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Outcome, outcomeFacts, outcomes, worstOutcome } from '../../../src/old/deployment/outcome.ts'
import { type FleetOptions, type FleetReport, type FleetTask, runFleet } from '../../../src/old/fleet/fleet-runner.ts'
import { said, saidAlone } from '../../support/messages.ts'
import { VirtualClock } from '../../support/platform/clock.ts'
import { holds } from '../../support/property.ts'

/** A service of a random graph: how it ends by itself, after how long, and whether by an exception. */
interface Drawn {
  readonly name: string
  readonly needs: readonly string[]
  readonly outcome: Outcome
  readonly ms: number
  readonly throws: boolean
}

interface Run {
  readonly report: FleetReport
  /** In the order in which they began, on the clock. */
  readonly begun: ReadonlyMap<string, number>
  readonly ended: ReadonlyMap<string, number>
  readonly mostAtOnce: number
  /** Names of services that were begun again. */
  readonly twice: readonly string[]
  /** Names of services that were begun after the cancellation. */
  readonly late: readonly string[]
}

/** A service that succeeds after 100 ms, but for what is given. */
function service(name: string, more: Partial<Drawn> = {}): Drawn {
  return { name, needs: [], outcome: 'succeeded', ms: 100, throws: false, ...more }
}

const passing: readonly Outcome[] = ['succeeded', 'accepted']

async function play(
  services: readonly Drawn[],
  options: FleetOptions & { readonly cancelAtMs?: number } = {},
): Promise<Run> {
  const clock = new VirtualClock()
  const begun = new Map<string, number>()
  const ended = new Map<string, number>()
  const twice: string[] = []
  const late: string[] = []
  let running = 0
  let mostAtOnce = 0
  const tasks = services.map(
    ({ name, needs, outcome, ms, throws }): FleetTask => ({
      name,
      needs,
      run: async ({ signal }) => {
        if (begun.has(name)) twice.push(name)
        if (signal.aborted) late.push(name)
        begun.set(name, clock.now())
        mostAtOnce = Math.max(mostAtOnce, ++running)
        await clock.sleep(ms, signal).finally(() => {
          running -= 1
          ended.set(name, clock.now())
        })
        if (throws) throw new Error(`${name} broke`)
        return { outcome, passed: passing.includes(outcome), reason: `${name} is ${outcome}` }
      },
    }),
  )
  const cancel = new AbortController()
  const { cancelAtMs } = options
  const cancelling =
    cancelAtMs === undefined ? undefined : clock.serverSleep(cancelAtMs).then(() => cancel.abort(new Error('stopped')))
  const report = await clock.run(runFleet(tasks, { timeoutMs: 1e9, ...options, clock, signal: cancel.signal }))
  await (cancelling && clock.run(cancelling))
  return { report, begun, ended, mostAtOnce, twice, late }
}

function anyGraph(most: number): fc.Arbitrary<readonly Drawn[]> {
  const anyService = fc.record({
    needs: fc.array(fc.nat(most), { maxLength: 3 }),
    outcome: fc.oneof({ weight: 12, arbitrary: fc.constant<Outcome>('succeeded') }, fc.constantFrom(...outcomes)),
    ms: fc.integer({ min: 0, max: 1_000 }),
    throws: fc.nat(30).map((chance) => chance === 0),
  })
  return fc
    .tuple(fc.array(anyService, { minLength: 1, maxLength: most, size: 'max' }), fc.nat())
    .map(([drawn, turn]) => {
      const named = drawn.map((each, index) => ({
        ...each,
        name: `s${index}`,
        needs: [...new Set(each.needs.map((need) => need % (index + 1)).filter((need) => need < index))].map(
          (need) => `s${need}`,
        ),
      }))
      // The order of the file is not that of the graph.
      const at = turn % named.length
      return [...named.slice(at), ...named.slice(0, at)]
    })
}

/** What must become of each service where nothing but the services themselves decides. */
function expected(services: readonly Drawn[]): ReadonlyMap<string, Outcome> {
  const byName = new Map(services.map((each) => [each.name, each]))
  const found = new Map<string, Outcome>()
  const outcomeOf = (name: string): Outcome => {
    const known = found.get(name)
    if (known !== undefined) return known
    const { needs = [], outcome = 'failed', throws = false } = byName.get(name) ?? {}
    const isFree = needs.every((need) => passing.includes(outcomeOf(need)))
    const own = throws ? 'failed' : outcome
    found.set(name, isFree ? own : 'skipped')
    return isFree ? own : 'skipped'
  }
  for (const { name } of services) outcomeOf(name)
  return found
}

function expectOrder(services: readonly Drawn[], { report, begun, ended, twice, late }: Run): void {
  expect({ twice, late }).toEqual({ twice: [], late: [] })
  expect(report.services.map(({ name }) => name).sort()).toEqual(services.map(({ name }) => name).sort())
  const place = new Map(report.services.map(({ name }, index) => [name, index]))
  for (const { name, needs } of services) {
    for (const need of needs) {
      expect(place.get(need)).toBeLessThan(place.get(name) ?? 0)
      const atMs = begun.get(name)
      if (atMs === undefined) continue
      expect(ended.get(need)).toBeLessThanOrEqual(atMs)
      expect(report.services[place.get(need) ?? 0]?.passed).toBe(true)
    }
  }
}

test('any graph: each service as its own end and its needs imply, none before its needs, none twice', async () => {
  await holds(
    fc.asyncProperty(anyGraph(60), fc.integer({ min: 1, max: 70 }), async (services, maxParallel) => {
      const run = await play(services, { maxParallel })
      expectOrder(services, run)
      const implied = expected(services)
      expect(new Map(run.report.services.map(({ name, outcome }) => [name, outcome]))).toEqual(
        new Map(run.report.services.map(({ name }) => [name, implied.get(name)])),
      )
      expect(run.report.outcome).toBe(worstOutcome(implied.values()))
      expect(run.report.passed).toBe([...implied.values()].every((outcome) => passing.includes(outcome)))
      expect(run.mostAtOnce).toBeLessThanOrEqual(maxParallel)
    }),
    150,
  )
})

test('as many run at once as may, and nobody waits for a wave', async () => {
  const free = Array.from({ length: 10 }, (_, index) => service(`s${index}`))
  const others = [service('slow', { ms: 1_000 }), service('next', { needs: ['s0'], ms: 1 })]
  const run = await play([...free, ...others], { maxParallel: 20 })
  expect(run.mostAtOnce).toBe(11)
  expect(run.begun.get('next')).toBe(100)
})

test('a cancellation: nothing begins after it, and every service says what became of it', async () => {
  await holds(
    fc.asyncProperty(anyGraph(40), fc.integer({ min: 0, max: 3_000 }), async (services, cancelAtMs) => {
      const run = await play(services, { maxParallel: 4, cancelAtMs })
      expectOrder(services, run)
      const implied = expected(services)
      for (const { name, outcome, reason, endMs } of run.report.services) {
        if (!run.begun.has(name)) expect(['aborted', 'skipped']).toContain(outcome)
        else if (endMs < cancelAtMs) expect(outcome).toBe(implied.get(name))
        else expect(['aborted', implied.get(name)]).toContain(outcome)
        expect(run.begun.get(name) ?? 0).toBeLessThanOrEqual(cancelAtMs)
        expect(reason).not.toBe('')
      }
    }),
    150,
  )
})

test('the deadline: nothing begins after it', async () => {
  const services = Array.from({ length: 5 }, (_, index) => service(`s${index}`))
  const { report } = await play(services, { maxParallel: 1, timeoutMs: 250 })
  expect(report.services.map(({ outcome }) => outcome)).toEqual([
    'succeeded',
    'succeeded',
    'succeeded',
    'timed-out',
    'timed-out',
  ])
  expect(report.services[3]?.reason).toMatch(saidAlone('fleet-too-late'))
  expect(report).toMatchObject({ outcome: 'timed-out', passed: false })
})

test('what was skipped says why', async () => {
  const { report } = await play([
    service('db', { outcome: 'failed' }),
    service('api', { needs: ['db'] }),
    service('web', { needs: ['api'] }),
    service('docs'),
  ])
  expect(
    Object.fromEntries(report.services.map(({ name, outcome, reason }) => [name, `${outcome}: ${reason}`])),
  ).toEqual({
    db: 'failed: db is failed',
    docs: 'succeeded: docs is succeeded',
    api: expect.stringMatching(said('fleet-need-failed', 'db', 'ended failed')),
    web: expect.stringMatching(said('fleet-need-failed', 'api', 'was skipped')),
  })
  expect(report).toMatchObject({ outcome: 'failed', passed: false })
})

test('every outcome has its place among the others', () => {
  expect(outcomes.map((outcome) => worstOutcome([outcome]))).toEqual([...outcomes])
  expect(new Set(outcomes.map((outcome) => outcomeFacts[outcome].severity)).size).toBe(outcomes.length)
  expect(worstOutcome(['succeeded', 'failed', 'indeterminate'])).toBe('failed')
  expect(worstOutcome(['succeeded', 'skipped'])).toBe('skipped')
  expect(worstOutcome([])).toBe('skipped')
})
