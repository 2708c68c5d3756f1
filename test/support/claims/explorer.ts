import type { Behaviour } from './behaviour.ts'
import { type Limits, type Next, nextOf, whyWrong } from './next-steps.ts'
import { type Place, PlaceTable } from './place-table.ts'
import { StateTable } from './state-table.ts'
import { lineOf, type Step } from './step.ts'
import type { World } from './world.ts'
import { type KnownWorld, WorldTable } from './world-table.ts'

export interface Explored {
  readonly states: number
  readonly transitions: number
  /** Steps of the longest schedule. */
  readonly depth: number
  /** How runs ended, and what services there were then. */
  readonly ends: ReadonlySet<string>
}

/** What a step of one of the runs leads to. */
interface Outcome {
  readonly next: Next
  readonly known: KnownWorld
  readonly place: Place
  /** How many changes there are after it. */
  readonly changes: number
  readonly violation: string | undefined
}

/** A schedule of the runs that breaks what the claims promise. */
export class CounterExample extends Error {}

/**
 * Visits each state that runs of these kinds reach, whichever request is answered next. A state is the world, and of each run where it is and what
 * it has in mind. Equal states are visited once, and so are those that differ only in which of two equal runs is which. A run that is killed is one
 * that goes no further: each step is checked, not only the last ones.
 *
 * What is left out loses nothing:
 *
 * - An answer that is the same whenever it comes, such as that of the pull request, comes at once.
 * - A pause takes no time of the others: between two requests of a run they may do anything as it is.
 * - What people see of a head is not written, because no claim reads it.
 * - What matters no more is forgotten: changes that each list shows, rows that none does, whose rows those of a run are that is over.
 *
 * What is assumed of GitHub: a list is late as a whole, so that it never shows a change without those before it, and what it has shown to a run it
 * shows to it again. The statuses of one deployment are never late. A request that was lost has no effect afterwards.
 *
 * @param runs equal ones for runs of one kind, which are told apart by nothing else
 * @throws CounterExample with the shortest schedule that breaks a promise
 */
export async function explore(world: World, runs: readonly Behaviour[], limits: Limits): Promise<Explored> {
  return await new Exploration(runs, limits).run(world)
}

/** One exploration, in which the same places and worlds are compared, changed and shown once. */
class Exploration {
  readonly #runs: readonly Behaviour[]
  /** Of each run the first one that is equal to it. */
  readonly #first: readonly number[]
  readonly #limits: Limits
  readonly #worlds = new WorldTable()
  readonly #places: PlaceTable
  readonly #states: StateTable
  readonly #outcomes = new Map<number, readonly Outcome[]>()
  readonly #ends = new Set<string>()

  constructor(runs: readonly Behaviour[], limits: Limits) {
    this.#runs = runs
    this.#first = runs.map((run) => runs.indexOf(run))
    this.#limits = limits
    this.#places = new PlaceTable(limits.mostLate, limits.faultsOfEach)
    this.#states = new StateTable(runs.length + 1)
  }

  async run(world: World): Promise<Explored> {
    const first: Place[] = []
    for (const run of this.#runs) {
      const moment = await run.first()
      first.push(this.#places.of({ moment, faults: 0, late: world.changes.map(() => 0), since: 0 }))
    }
    const states = this.#states
    const row = new Int32Array(this.#runs.length + 1)
    const reached = new Int32Array(this.#runs.length + 1)
    this.#normalize(this.#worlds.of(world), first, reached)
    states.add(reached, -1)
    let transitions = 0
    let depth = 0
    let endOfLayer = 1
    for (let at = 0; at < states.count; at++) {
      if (at === endOfLayer) {
        depth++
        endOfLayer = states.count
      }
      states.read(at, row)
      const known = this.#worlds.at(row[0] ?? 0)
      const places = this.#runs.map((_, index) => this.#places.at(row[index + 1] ?? 0))
      for (const [index, place] of places.entries()) {
        if (place.moment.isOver) continue
        const key = this.#keyOf(known, place, index)
        const outcomes = this.#outcomes.get(key) ?? (await this.#outcomesOf(known, place, index, key))
        for (const outcome of outcomes) {
          transitions++
          if (outcome.violation !== undefined) await this.#fail(at, index, outcome)
          this.#reach(places, index, outcome, reached)
          states.add(reached, at)
        }
      }
    }
    for (const { kind, hasCircle } of this.#runs) if (hasCircle) throw new CounterExample(`A ${kind} asks in a circle`)
    return { states: states.count, transitions, depth: depth + 1, ends: this.#ends }
  }

  /** Numbers that fit into the 53 bits of an exact one. */
  #keyOf({ id }: KnownWorld, place: Place, index: number): number {
    return (id * 4 + index) * 0x400000 + place.id
  }

  async #outcomesOf(known: KnownWorld, place: Place, index: number, key: number): Promise<readonly Outcome[]> {
    const outcomes: Outcome[] = []
    const runs = this.#runs[index]
    if (runs === undefined) throw new Error(`There is no run ${index}`)
    for (const next of nextOf(this.#worlds, known, place, index, this.#limits)) {
      const moment = await runs.after(place.moment, next.happening)
      const { world } = next.known
      if (moment.isOver)
        this.#ends.add(JSON.stringify([runs.kind, moment.end?.outcome, moment.end?.serviceId, world.services]))
      const changes = world.changes.length
      const faults = place.faults + (next.isFault ? 1 : 0)
      outcomes.push({
        next,
        known: next.known,
        place: this.#places.of({ moment, faults, late: next.late, since: changes }),
        changes,
        violation: next.violation ?? whyWrong(moment, world),
      })
    }
    this.#outcomes.set(key, outcomes)
    return outcomes
  }

  #reach(
    places: readonly Place[],
    index: number,
    { known, place, changes }: Outcome,
    into: Int32Array,
  ): readonly number[] {
    const after = places.map((each, at) => (at === index ? place : this.#places.grown(each, changes)))
    return this.#normalize(known, after, into)
  }

  /** Forgets what matters no more, and puts equal runs in order. Gives where each place was before. */
  #normalize(known: KnownWorld, places: readonly Place[], into: Int32Array): readonly number[] {
    const { kept, shown } = this.#worlds.keep(known, places)
    const cut = places.map((place) => this.#places.cut(place, shown))
    const order = cut.map((_, index) => index)
    order.sort((one, other) => this.#rank(cut, one) - this.#rank(cut, other))
    into[0] = this.#worlds.inOrder(kept, order).id
    for (const [to, from] of order.entries()) into[to + 1] = cut[from]?.id ?? 0
    return order
  }

  /** By the kind of the run, and of equal runs by the place. */
  #rank(places: readonly Place[], index: number): number {
    return (this.#first[index] ?? 0) * 0x4000000 + (places[index]?.id ?? 0)
  }

  /** @throws CounterExample with the steps that lead to a state, and the one that breaks a promise there */
  async #fail(at: number, index: number, { next, violation }: Outcome): Promise<never> {
    const width = this.#runs.length + 1
    const rows: Int32Array[] = []
    for (let state = at; state >= 0; ) {
      const row = new Int32Array(width)
      state = this.#states.read(state, row)
      rows.unshift(row)
    }
    // Equal runs change their places, but not their numbers.
    let numbers = this.#runs.map((_, run) => run + 1)
    const lines: string[] = []
    const say = (run: number, { happening, request, what }: Next): void => {
      const answer = 'at' in happening ? happening.answer : undefined
      const step: Step = { run: `run ${numbers[run]} (${this.#runs[run]?.kind})`, request, what, answer }
      lines.push(lineOf(step))
    }
    const reached = new Int32Array(width)
    for (const [step, row] of rows.entries()) {
      const following = rows[step + 1]
      if (following === undefined) break
      const known = this.#worlds.at(row[0] ?? 0)
      const places = this.#runs.map((_, run) => this.#places.at(row[run + 1] ?? 0))
      const found = places.some((place, run) =>
        (this.#outcomes.get(this.#keyOf(known, place, run)) ?? []).some((outcome) => {
          const order = this.#reach(places, run, outcome, reached)
          if (!reached.every((number, place) => number === following[place])) return false
          say(run, outcome.next)
          const before = numbers
          numbers = order.map((from) => before[from] ?? 0)
          return true
        }),
      )
      if (!found) throw new Error('A step cannot be found again')
    }
    say(index, next)
    throw new CounterExample([`${violation}:`, ...lines].join('\n'))
  }
}
