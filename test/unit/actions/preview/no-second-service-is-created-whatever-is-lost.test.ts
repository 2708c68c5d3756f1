import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { NoAnswerError } from '../../../../src/client/errors.ts'
import { anotherRun, type MemoryStore, StoredMemory } from '../../../../src/preview/stored-memory.ts'
import { holds } from '../../../support/property.ts'
import { silentJob } from '../../../support/silent-job.ts'
import {
  type Asked,
  answerRequests,
  deployOnce,
  passUntil,
  useVirtualTime,
} from '../../../support/virtual/preview-run.ts'

/** What may happen to a request, to the store or to the platform: it works, its answer is lost, or it has no effect. */
type Luck = 'works' | 'answer lost' | 'no effect'

/** What a run meets, one for each request that changes something, and after how many requests it is killed. */
interface Script {
  readonly store: readonly Luck[]
  readonly create: readonly Luck[]
  readonly killedAfter: number
  readonly mayCreate: boolean
  /** What becomes of the stored text before the run. */
  readonly before: 'kept' | 'lost' | 'rolled back'
}

/** Everything that outlives a run. */
class World {
  services = 0
  readonly versions: (string | undefined)[] = [undefined]

  get text(): string | undefined {
    return this.versions.at(-1)
  }
}

/** One run's way to the world; once it is killed, nothing that it does has an effect. */
class Reach {
  readonly #world: World
  readonly #script: Script
  #left: number
  #stored = 0
  #created = 0

  constructor(world: World, script: Script) {
    this.#world = world
    this.#script = script
    this.#left = script.killedAfter
  }

  readonly store: MemoryStore = {
    name: 'the store',
    remedy: 'Check it',
    clearing: 'empty it',
    settleMs: 0,
    read: async () => {
      this.#step()
      return this.#world.text
    },
    replace: async (text, last) => {
      this.#step()
      if (this.#world.text !== last) throw anotherRun('the store')
      const luck = this.#script.store[this.#stored++] ?? 'works'
      if (luck !== 'no effect') this.#world.versions.push(text)
      if (luck !== 'works') throw new Error('no answer')
      this.#step()
    },
    close: async () => undefined,
  }

  /** The platform's answer to a request; the transport of every client of the run. */
  async answer({ method, path }: Asked): Promise<{ readonly status: number; readonly json: unknown }> {
    this.#step()
    if (path === '/api/projects') return { status: 200, json: [{ slug: 'shop', serviceCount: this.#world.services }] }
    // All but creating a service is refused: a run ends there.
    if (method !== 'POST' || path !== '/api/services') return { status: 403, json: { error: 'no' } }
    const luck = this.#script.create[this.#created++] ?? 'works'
    if (luck !== 'no effect') this.#world.services += 1
    if (luck !== 'works') throw new NoAnswerError('no answer', { operation: 'create_service', sent: true })
    this.#step()
    return { status: 201, json: { id: `svc_${this.#world.services}` } }
  }

  #step(): void {
    if (this.#left-- <= 0) throw new Error('the run was killed')
  }
}

useVirtualTime()

/** Runs the preview once on virtual time; it may be killed at any request. */
async function run(world: World, script: Script, whyNotCreated: string | undefined): Promise<void> {
  const reach = new Reach(world, script)
  answerRequests((asked) => reach.answer(asked))
  const memory = new StoredMemory(reach.store, script.mayCreate ? undefined : whyNotCreated)
  let over = false
  const end = (): void => {
    over = true
  }
  deployOnce(silentJob(), () => memory, false).then(end, end)
  await passUntil(() => over, 1_000)
  await memory.settled()
}

const luck = fc.constantFrom<Luck>('works', 'works', 'answer lost', 'no effect')
const script = fc.record({
  store: fc.array(luck, { maxLength: 4 }),
  create: fc.array(luck, { maxLength: 2 }),
  killedAfter: fc.oneof(fc.constant(Number.POSITIVE_INFINITY), fc.integer({ min: 0, max: 14 })),
})

async function play(scripts: readonly Script[], whyNotCreated: string | undefined): Promise<number> {
  const world = new World()
  for (const each of scripts) {
    if (each.before === 'lost') world.versions.push(undefined)
    if (each.before === 'rolled back') world.versions.push(world.versions.at(-3))
    await run(world, each, whyNotCreated)
  }
  return world.services
}

test('a store that keeps its text: runs that are killed and answers that are lost never make two services', async () => {
  const kept = script.map((each): Script => ({ ...each, before: 'kept', mayCreate: true }))
  await holds(
    fc.asyncProperty(fc.array(kept, { minLength: 2, maxLength: 4 }), async (scripts) => {
      expect(await play(scripts, undefined)).toBeLessThanOrEqual(1)
    }),
    60,
  )
})

test('a store that loses its text, or gets an older one back: only the first run creates', async () => {
  const lossy = fc
    .tuple(script, fc.constantFrom('kept', 'lost', 'rolled back'))
    .map(([each, before]) => ({ each, before }))
  await holds(
    fc.asyncProperty(fc.array(lossy, { minLength: 2, maxLength: 4 }), async (all) => {
      const scripts = all.map(
        ({ each, before }, index): Script => ({
          ...each,
          before: index > 0 && (before === 'lost' || before === 'rolled back') ? before : 'kept',
          mayCreate: index === 0,
        }),
      )
      expect(await play(scripts, 'its text may have been lost')).toBeLessThanOrEqual(1)
    }),
    60,
  )
})

test('where nothing goes wrong, a service is created once and found again', async () => {
  const calm = { store: [], create: [], killedAfter: Number.POSITIVE_INFINITY, before: 'kept' } as const
  const first: Script = { ...calm, mayCreate: true }
  const later: Script = { ...calm, mayCreate: false }
  expect(await play([first, later, later], 'its text may have been lost')).toBe(1)
  expect(await play([later, later], 'its text may have been lost')).toBe(0)
})
