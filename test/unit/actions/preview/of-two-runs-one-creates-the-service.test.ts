import { randomUUID } from 'node:crypto'
import * as fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { NoAnswerError } from '../../../../src/client/errors.ts'
import { defaultReport } from '../../../../src/config/reporting.ts'
import { GitHubRepository } from '../../../../src/github/api/client.ts'
import { Deployments } from '../../../../src/github/deployments/deployments.ts'
import { GitHubPreviewMemory } from '../../../../src/github/deployments/preview-memory.ts'
import { GitHubTracker } from '../../../../src/github/deployments/tracker.ts'
import { GitLabClient } from '../../../../src/gitlab/client.ts'
import { GitLabEnvironment } from '../../../../src/gitlab/environment.ts'
import type { PreviewMemory } from '../../../../src/preview/memory.ts'
import { anotherRun, StoredMemory } from '../../../../src/preview/stored-memory.ts'
import { Redactor } from '../../../../src/text/redactor.ts'
import { entriesOf } from '../../../support/github/description.ts'
import { holds } from '../../../support/property.ts'
import { silentJob } from '../../../support/silent-job.ts'
import {
  answerRequests,
  deployOnce,
  headSha,
  passUntil,
  type Sent,
  useVirtualTime,
} from '../../../support/virtual/preview-run.ts'

const carriers = ['GitHub', 'GitLab', 'file'] as const

/** What happens to one of two runs; times in milliseconds. */
interface Plan {
  readonly startsAt: number
  /** How long the host and the platform take, request by request, repeated. */
  readonly hostMs: readonly number[]
  readonly creationMs: number
  readonly creation: 'answered' | 'answer lost' | 'refused'
  /** How many looks into the memory fail at first. */
  readonly unread: number
  /** What becomes of each write into the memory; those behind the list work. */
  readonly writes: readonly ('works' | 'answer lost' | 'no effect')[]
  /** Since its start: when it is cancelled, or killed so that nothing more of it has an effect. */
  readonly stop: { readonly how: 'cancelled' | 'killed'; readonly atMs: number } | undefined
}

interface Row {
  readonly id: number
  readonly payload: unknown
  readonly atMs: number
  readonly created_at: string
  readonly statuses: { readonly state: string; readonly description: string; readonly creator: object }[]
}

const creator = { login: 'github-actions[bot]' }

/** What both runs share, and what the platform really made. */
class World {
  services = 0
  text: string | undefined
  /** The job's own: GitLab creates it only once, but replaces its description whatever stands there. */
  environment = { id: 1, name: 'preview/7', description: '' }
  readonly rows: Row[] = []
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

/** One run's way to the world. */
class Reach {
  readonly world: World
  readonly plan: Plan
  readonly key = `twk_virtual_${randomUUID()}`
  isKilled = false
  #requests = 0
  #looks = 0
  #writes = 0

  constructor(world: World, plan: Plan) {
    this.world = world
    this.plan = plan
  }

  /** Travels to the host or back; a killed run neither arrives nor returns. */
  async travel(): Promise<void> {
    const { hostMs } = this.plan
    await sleep(hostMs[this.#requests++ % hostMs.length] ?? 0)
    if (this.isKilled) await new Promise<never>(() => undefined)
  }

  /** A request there, its effect, and its answer back. */
  async ask<T>(effect: () => T): Promise<T> {
    await this.travel()
    const answer = effect()
    await this.travel()
    return answer
  }

  /** A look into the memory. */
  async look<T>(read: () => T): Promise<T> {
    const fails = this.#looks++ < this.plan.unread
    return await this.ask(() => {
      if (fails) throw Object.assign(new Error('Bad Gateway'), { status: 502 })
      return read()
    })
  }

  /** A write into the memory. */
  async write<T>(effect: () => T): Promise<T> {
    const luck = this.plan.writes[this.#writes++] ?? 'works'
    return await this.ask(() => {
      if (luck === 'no effect') throw new Error('Bad Gateway')
      const answer = effect()
      if (luck === 'answer lost') throw new Error('no answer')
      return answer
    })
  }

  /** GitHub; its lists may be some time behind, as a whole. */
  github(lagMs: readonly number[]): Deployments {
    const { rows } = this.world
    let lists = 0
    const answer = (method: string, path: string, fields: Readonly<Record<string, unknown>>): Promise<unknown> => {
      const row = rows[Number(path.split('/')[2]) - 1]
      if (method === 'GET' && row !== undefined) return this.ask(() => row.statuses.slice(0, 1))
      if (method === 'GET') {
        return this.look(() => {
          const seenMs = Date.now() - (lagMs[lists++ % lagMs.length] ?? 0)
          const shown = rows.filter(({ atMs }) => atMs <= seenMs).toReversed()
          return shown.map((each) => ({ ...each, creator, sha: 'sha' }))
        })
      }
      return this.write(() => {
        if (row !== undefined) return row.statuses.unshift({ state: '', description: '', ...fields, creator })
        const created_at = new Date().toISOString()
        rows.push({ id: rows.length + 1, payload: fields['payload'], atMs: Date.now(), created_at, statuses: [] })
        return { id: rows.length }
      })
    }
    const repository = { owner: 'ada', repo: 'harbor' }
    const { signal } = new AbortController()
    const target = {
      repository,
      environment: 'preview',
      token: 'token',
      redactor: new Redactor(),
      signal,
      transient: true,
    }
    const github = new (class extends GitHubRepository {
      override async send(method: string, path: string, fields?: unknown) {
        const { pathname } = new URL(path, 'http://github.invalid')
        const value = await answer(method, pathname.replace('/repos/ada/harbor', ''), entriesOf(fields))
        return { value, link: undefined, answeredAtMs: Date.now() }
      }
      override async author() {
        return { ...creator, assumed: false }
      }
    })(target)
    return new (class extends Deployments {
      override readonly github = github
    })(target)
  }

  gitlab(): StoredMemory {
    const { world } = this
    const write = <T>(effect: () => T): Promise<T> => this.write(effect)
    const look = <T>(read: () => T): Promise<T> => this.look(read)
    const redactor = new Redactor()
    const { signal } = new AbortController()
    const project = { apiUrl: 'http://localhost', project: '1', token: 't', isJobToken: true, redactor, signal }
    const client = new (class extends GitLabClient {
      override request(method: string, _path: string, fields: Readonly<Record<string, unknown>> = {}) {
        if (method === 'GET') return look(() => [world.environment])
        return write(() => {
          if (method === 'POST') throw new Error('it has already been taken')
          world.environment = { id: 1, name: 'preview/7', description: String(fields['description']) }
          return world.environment
        })
      }
    })(project)
    return new StoredMemory(new GitLabEnvironment(client, 'preview/7'))
  }

  file(): StoredMemory {
    const { world } = this
    return new StoredMemory({
      ...{ name: 'the file', remedy: 'Check it', clearing: 'delete it', settleMs: 0 },
      read: () => this.look(() => world.text),
      replace: (text, last) =>
        this.write(() => {
          if (world.text !== last) throw anotherRun('the file')
          world.text = text
        }),
      close: async () => undefined,
    })
  }

  /** The platform's answer to a request. */
  async answer({ method, path }: Sent): Promise<{ readonly status: number; readonly json: unknown }> {
    const { creation, creationMs } = this.plan
    await this.travel()
    if (path === '/api/projects') return { status: 200, json: [{ slug: 'shop', serviceCount: this.world.services }] }
    // All but creating a service is refused: a run ends there.
    if (method !== 'POST' || path !== '/api/services') return { status: 403, json: { error: 'no' } }
    if (creation === 'refused') return { status: 402, json: { error: 'pay first' } }
    this.world.services += 1
    const json = { id: `svc_${this.world.services}` }
    await sleep(creationMs)
    if (this.isKilled) await new Promise<never>(() => undefined)
    if (creation === 'answer lost') throw new NoAnswerError('no answer', { operation: 'create_service', sent: true })
    return { status: 201, json }
  }
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
  const reaches = plans.map((plan) => new Reach(world, plan))
  // A run of an earlier world that was killed there may still ask.
  answerRequests((asked) => reaches.find(({ key }) => asked.headers['authorization']?.endsWith(key))?.answer(asked))
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
  const { startsAt, stop } = reach.plan
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
      const tracker = new GitHubTracker(job, defaultReport, deployments)
      const refs = [headSha]
      return new GitHubPreviewMemory({
        ...{ deployments, refs, headSha, logUrl: undefined },
        store: async (memory, id) => {
          tracker.track(memory, refs, { id })
          return await tracker.begin(memory.service === undefined ? 'It may exist' : 'Service', undefined)
        },
      })
    },
    GitLab: () => reach.gitlab(),
    file: () => reach.file(),
  }
  const { outcome, reason } = await deployOnce(silent, memories[carrier], true).catch((error: unknown) => {
    return { outcome: job.signal.aborted ? 'aborted' : 'threw', reason: String(error) }
  })
  return { outcome, reason, serviceId: job.state.current.serviceId }
}

const ms = (...all: readonly number[]) => fc.constantFrom(...all)
const anyPlan = fc.record<Plan>({
  startsAt: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 1_200 }), fc.constant(400_000)),
  hostMs: fc.array(ms(1, 1, 40, 300, 700), { minLength: 1, maxLength: 7 }),
  creationMs: ms(10, 900, 8_000, 25_000),
  creation: fc.constantFrom('answered', 'answered', 'answer lost', 'refused'),
  unread: fc.constantFrom(0, 0, 1),
  writes: fc.array(fc.constantFrom('works', 'works', 'answer lost', 'no effect'), { maxLength: 4 }),
  stop: fc.option(
    fc.record({
      how: fc.constantFrom('cancelled', 'killed'),
      atMs: fc.oneof(fc.integer({ min: 0, max: 6_000 }), fc.integer({ min: 0, max: 40_000 })),
    }),
    { nil: undefined, freq: 2 },
  ),
})
/** A first run that can neither read the memory nor write there creates the service all the same (docs/how-it-decides.md). */
const plan = anyPlan.map((drawn) => (drawn.unread > 0 ? { ...drawn, writes: [] } : drawn))
const lags = fc.array(ms(0, 0, 0, 400, 2_500), { minLength: 1, maxLength: 5 })

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
  expect([world.rows, world.text, world.environment.description]).toEqual([[], undefined, ''])
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
  expect(Date.now() - began).toBeGreaterThan(carrier === 'GitHub' ? 5 * 60_000 : 50_000)
})

test('GitLab: a claim that was under way when another one was read back wins, and only its run creates', async () => {
  const slow: Plan = { ...calm, hostMs: [700] }
  const { services, ends } = await play('GitLab', [slow, { ...calm, hostMs: [1], startsAt: 2_400 }], [0])
  expect(services).toBe(1)
  expect(ends.map((end) => end?.serviceId)).toEqual(['svc_1', 'svc_1'])
})
