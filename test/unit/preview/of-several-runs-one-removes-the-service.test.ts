import * as fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { NoAnswerError } from '../../../src/old/client/errors.ts'
import { GitHubPreviewList } from '../../../src/old/github/previews/github-preview-list.ts'
import { GitHubPreviewMemory } from '../../../src/old/github/previews/github-preview-memory.ts'
import { previewTask, rowTarget } from '../../../src/old/github/previews/memory-row-format.ts'
import type { PreviewMemory } from '../../../src/old/preview/memory/preview-memory.ts'
import { readRemoval, sweep } from '../../../src/old/preview/removal/sweep.ts'
import { holds } from '../../support/property.ts'
import { silentJob } from '../../support/silent-job.ts'
import { anyLuck, creator, type Luck, lags, Reach, sleep, World } from '../../support/virtual/preview-hosts.ts'
import {
  answerRequests,
  closeOnce,
  headSha,
  passUntil,
  type Sent,
  useVirtualTime,
} from '../../support/virtual/preview-run.ts'

const service = 'svc_1'
const target = 'preview:7:harbor-pr-7'

/** What happens to one of several runs that end the preview. */
interface Plan extends Luck {
  readonly kind: 'close' | 'sweep'
  readonly removal: 'answered' | 'refused' | 'answer lost' | 'request lost'
}

/** What the platform was asked, and what it did. */
class Removals {
  readonly sent: Plan['removal'][] = []
  isRemoved = false

  async answer(reach: Reach, { removal }: Plan, { method }: Sent) {
    await reach.travel()
    if (method !== 'DELETE') return { status: 403, json: { error: 'no' } }
    this.sent.push(removal)
    if (removal === 'refused') return { status: 403, json: { error: 'not you' } }
    if (removal !== 'request lost') this.isRemoved = true
    await reach.travel()
    if (removal !== 'answered') throw new NoAnswerError('no answer', { operation: 'removal', sent: true })
    return { status: 200, json: {} }
  }
}

interface Ended {
  readonly outcome: string
  readonly reason: string
  /** Whether the service was removed by then. */
  readonly wasRemoved: boolean
}

useVirtualTime()

/** A world with one preview, as a run that created the service left it. */
function worldWithPreview(): World {
  const world = new World()
  const record = { tool: 'taxiway', target, service, created: true }
  const remembered = { state: 'inactive', description: `Service ${service}`, creator }
  const created_at = new Date(Date.now() - 60_000).toISOString()
  const row = { task: previewTask, sha: headSha, atMs: Date.now() - 60_000, created_at, statuses: [remembered] }
  world.rows.push({ id: 1, payload: { ...record, target: rowTarget(target) }, ...row })
  return world
}

/** Plays the runs side by side. Gives what was sent, and how each run ended that was not killed. */
async function play(plans: readonly Plan[], lagMs: readonly number[]) {
  const world = worldWithPreview()
  const removals = new Removals()
  const runs = plans.map((plan) => ({ plan, reach: new Reach(world, plan) }))
  answerRequests((asked) => {
    const asking = runs.find(({ reach }) => asked.headers['authorization']?.endsWith(reach.key))
    return asking && removals.answer(asking.reach, asking.plan, asked)
  })
  const ends: (Ended | undefined)[] = plans.map(() => undefined)
  for (const [index, { plan, reach }] of runs.entries()) {
    void start(plan, { reach, lagMs }).then((end) => {
      ends[index] = { ...end, wasRemoved: removals.isRemoved }
    })
  }
  const isOver = (): boolean => runs.every(({ reach }, index) => reach.isKilled || ends[index] !== undefined)
  await passUntil(isOver, 500)
  await vi.advanceTimersByTimeAsync(30_000)
  return { sent: removals.sent, ends, rows: world.rows }
}

interface Way {
  readonly reach: Reach
  readonly lagMs: readonly number[]
}

async function start(plan: Plan, way: Way) {
  const { reach } = way
  await sleep(plan.startsAt)
  const given = { 'api-key': reach.key, 'teardown-request': 'DELETE /api/services/{id}' }
  const silent = silentJob(given)
  const { job, cancel } = silent
  const { stop } = plan
  if (stop !== undefined) {
    setTimeout(() => {
      if (stop.how === 'killed') reach.isKilled = true
      else cancel.abort(new Error('cancelled'))
    }, stop.atMs)
  }
  const ending = plan.kind === 'sweep' ? sweepOnce(silent, way) : closeOnce(silent, memoryOf(silent, way))
  return await ending.catch((error: unknown) => {
    return { outcome: job.signal.aborted ? 'aborted' : 'threw', reason: String(error) }
  })
}

async function sweepOnce({ job }: ReturnType<typeof silentJob>, { reach, lagMs }: Way) {
  const deployments = reach.github(lagMs, job.signal)
  const list = new GitHubPreviewList(deployments, [])
  let read: Awaited<ReturnType<typeof list.read>>
  try {
    read = await list.read(new Set())
  } catch (error) {
    job.signal.throwIfAborted()
    return { outcome: 'failed', reason: String(error) }
  }
  const { outcome, why } = await sweep(job, list, read.previews, readRemoval(job.inputs))
  return { outcome, reason: why }
}

function memoryOf({ job }: ReturnType<typeof silentJob>, { reach, lagMs }: Way): PreviewMemory {
  const deployments = reach.github(lagMs, job.signal)
  const given = { deployments, refs: [headSha], headSha, logUrl: undefined }
  return new GitHubPreviewMemory({ ...given, heads: { show: async () => undefined } })
}

const anyPlan = fc.record<Plan>({
  ...anyLuck,
  kind: fc.constantFrom('close', 'sweep'),
  removal: fc.constantFrom('answered', 'answered', 'refused', 'answer lost', 'request lost'),
})

test('nobody sends the request after one that may have removed the service', async () => {
  await holds(
    fc.asyncProperty(fc.array(anyPlan, { minLength: 2, maxLength: 3 }), lags, async (plans, lagMs) => {
      const { sent, ends } = await play(plans, lagMs)
      expect(sent.slice(0, -1).filter((removal) => removal !== 'refused')).toEqual([])
      for (const end of ends) {
        if (end === undefined) continue
        expect(end.outcome).not.toBe('threw')
        // Green only over a service that is gone.
        if (['succeeded', 'skipped'].includes(end.outcome)) expect(end).toMatchObject({ wasRemoved: true })
      }
    }),
    100,
  )
})

const calm: Plan = {
  ...{ kind: 'close', startsAt: 0, hostMs: [40], unread: 0, writes: [], stop: undefined, removal: 'answered' },
}

test('a run that was refused leaves the removal to the next one', async () => {
  const { sent, ends } = await play(
    [
      { ...calm, removal: 'refused' },
      { ...calm, startsAt: 5_000 },
    ],
    [0],
  )
  expect(sent).toEqual(['refused', 'answered'])
  expect(ends).toMatchObject([{ outcome: 'failed' }, { outcome: 'skipped', wasRemoved: true }])
})
