import * as fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { NoAnswerError } from '../../../src/old/client/errors.ts'
import { defaultReport } from '../../../src/old/config/report-inputs.ts'
import { GitHubTracker } from '../../../src/old/github/deployments/github-tracker.ts'
import { GitHubPreviewMemory } from '../../../src/old/github/previews/github-preview-memory.ts'
import type { PreviewMemory } from '../../../src/old/preview/memory/preview-memory.ts'
import { holds } from '../../support/property.ts'
import { silentJob } from '../../support/silent-job.ts'
import { anyLuck, type Luck, lags, Reach, sleep, World } from '../../support/virtual/preview-hosts.ts'
import {
  answerRequests,
  deployOnce,
  headSha,
  passUntil,
  type Sent,
  useVirtualTime,
} from '../../support/virtual/preview-run.ts'

const carriers = ['GitHub'] as const

/** What happens to one of two runs; times in milliseconds. */
interface Plan extends Luck {
  readonly creationMs: number
  readonly creation: 'answered' | 'answer lost' | 'refused'
}

/** The platform's answer to a request. */
async function answerOf(
  reach: Reach,
  plan: Plan,
  { method, path }: Sent,
): Promise<{ readonly status: number; readonly json: unknown }> {
  const { creation, creationMs } = plan
  await reach.travel()
  if (path === '/api/projects') return { status: 200, json: [{ slug: 'shop', serviceCount: reach.world.services }] }
  // All but creating a service is refused: a run ends there.
  if (method !== 'POST' || path !== '/api/services') return { status: 403, json: { error: 'no' } }
  if (creation === 'refused') return { status: 402, json: { error: 'pay first' } }
  reach.world.services += 1
  const json = { id: `svc_${reach.world.services}` }
  await sleep(creationMs)
  if (reach.isKilled) await new Promise<never>(() => undefined)
  if (creation === 'answer lost') throw new NoAnswerError('no answer', { operation: 'create_service', sent: true })
  return { status: 201, json }
}

useVirtualTime()

interface Ended {
  readonly outcome: string
  readonly reason: string
  readonly serviceId: string | undefined
}

/** Plays the runs side by side. Gives the services that the platform made, and how each run ended that was not killed. */
async function play(carrier: (typeof carriers)[number], plans: readonly Plan[], lagMs: readonly number[]) {
  const world = new World()
  const runs = plans.map((plan) => ({ plan, reach: new Reach(world, plan) }))
  const reaches = runs.map(({ reach }) => reach)
  // A run of an earlier world that was killed there may still ask.
  answerRequests((asked) => {
    const asking = runs.find(({ reach }) => asked.headers['authorization']?.endsWith(reach.key))
    return asking && answerOf(asking.reach, asking.plan, asked)
  })
  const ends: (Ended | undefined)[] = plans.map(() => undefined)
  for (const [index, reach] of reaches.entries()) {
    void start(carrier, reach, lagMs).then((end) => {
      ends[index] = end
    })
  }
  const isOver = (): boolean => reaches.every(({ isKilled }, index) => isKilled || ends[index] !== undefined)
  await passUntil(isOver, 500)
  await vi.advanceTimersByTimeAsync(30_000)
  return { services: world.services, ends, rows: world.rows }
}

async function start(carrier: (typeof carriers)[number], reach: Reach, lagMs: readonly number[]): Promise<Ended> {
  const { startsAt, stop } = reach.luck
  await sleep(startsAt)
  const silent = silentJob({ 'api-key': reach.key })
  const { job, cancel } = silent
  if (stop !== undefined) {
    setTimeout(() => {
      if (stop.how === 'killed') reach.isKilled = true
      else cancel.abort(new Error('cancelled'))
    }, stop.atMs)
  }
  const memories: Record<(typeof carriers)[number], () => PreviewMemory> = {
    GitHub: () => {
      const deployments = reach.github(lagMs)
      const tracker = new GitHubTracker(job, defaultReport(), { opened: deployments })
      const refs = [headSha]
      return new GitHubPreviewMemory({ deployments, refs, headSha, logUrl: undefined, heads: tracker })
    },
  }
  const { outcome, reason } = await deployOnce(silent, memories[carrier], true).catch((error: unknown) => {
    return { outcome: job.signal.aborted ? 'aborted' : 'threw', reason: String(error) }
  })
  return { outcome, reason, serviceId: job.state.current.serviceId }
}

const anyPlan = fc.record<Plan>({
  ...anyLuck,
  creationMs: fc.constantFrom(10, 900, 8_000, 25_000),
  creation: fc.constantFrom('answered', 'answered', 'answer lost', 'refused'),
})
/** A first run that can neither read the memory nor write there creates the service all the same (docs/how-it-decides.md). */
const plan = anyPlan.map((drawn) => (drawn.unread > 0 ? { ...drawn, writes: [] } : drawn))

test.each(carriers)(
  '%s: two runs at once make one service at most, whatever is lost, cancelled or killed',
  async (carrier) => {
    await holds(
      fc.asyncProperty(fc.array(plan, { minLength: 2, maxLength: 3 }), lags, async (plans, lagMs) => {
        const { services, ends, rows } = await play(carrier, plans, lagMs)
        expect(services).toBeLessThanOrEqual(1)
        for (const end of ends) {
          if (end === undefined) continue
          expect(end.outcome).not.toBe('threw')
          if (end.serviceId !== undefined) expect(end.serviceId).toBe('svc_1')
        }
        // A claim names no service, and is never shown as a success.
        for (const { statuses } of rows) expect(statuses.map(({ state }) => state)).not.toContain('success')
      }),
      60,
    )
  },
)

const calm: Plan = {
  startsAt: 0,
  hostMs: [40],
  creationMs: 8_000,
  creation: 'answered',
  unread: 0,
  writes: [],
  stop: undefined,
}

test.each(carriers)('%s: a run whose key is refused claims nothing', async (carrier) => {
  const world = new World()
  answerRequests(async () => ({ status: 401, json: { error: 'no' } }))
  let end: Ended | undefined
  void start(carrier, new Reach(world, calm), [0]).then((ended) => {
    end = ended
  })
  await passUntil(() => end !== undefined, 500)
  expect(world.rows).toEqual([])
})

test.each(carriers)('%s: the run that comes second waits for the creation, and uses the service', async (carrier) => {
  for (const startsAt of [0, 60, 300, 1_200]) {
    const { services, ends } = await play(carrier, [calm, { ...calm, startsAt }], [0])
    expect(services).toBe(1)
    expect(ends.map((end) => end?.serviceId)).toEqual(['svc_1', 'svc_1'])
  }
})

test.each(carriers)('%s: a first run that cannot read the memory claims the creation all the same', async (carrier) => {
  for (const startsAt of [0, 60, 300, 1_200]) {
    const { services, ends } = await play(
      carrier,
      [
        { ...calm, unread: 1 },
        { ...calm, startsAt },
      ],
      [0],
    )
    expect(services).toBe(1)
    expect(ends.map((end) => end?.serviceId)).toEqual(['svc_1', 'svc_1'])
  }
})

test.each(carriers)('%s: where the first run is refused, the second one creates the service', async (carrier) => {
  const { services, ends } = await play(
    carrier,
    [
      { ...calm, creation: 'refused' },
      { ...calm, startsAt: 500 },
    ],
    [0],
  )
  expect(services).toBe(1)
  expect(ends[1]?.serviceId).toBe('svc_1')
})

test.each(carriers)(
  '%s: where the first run loses the answer and is cancelled, the second one ends red and says why',
  async (carrier) => {
    const first: Plan = { ...calm, creation: 'answer lost', stop: { how: 'cancelled', atMs: 6_000 } }
    const { services, ends } = await play(carrier, [first, { ...calm, startsAt: 700 }], [0])
    expect(services).toBe(1)
    expect(ends[0]).toMatchObject({ outcome: 'aborted' })
    expect(ends[1]).toMatchObject({ outcome: 'failed', reason: expect.stringContaining('may exist and be billed') })
  },
)

test.each(carriers)('%s: a run that was killed is waited for as long as its claim is fresh', async (carrier) => {
  const first: Plan = { ...calm, stop: { how: 'killed', atMs: 6_000 } }
  const began = Date.now()
  const { services, ends } = await play(carrier, [first, { ...calm, startsAt: 700 }], [0])
  expect(services).toBe(1)
  expect(ends[1]).toMatchObject({ outcome: 'failed', reason: expect.stringContaining('may exist and be billed') })
  expect(Date.now() - began).toBeGreaterThan(5 * 60_000)
})
