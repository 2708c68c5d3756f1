import type { Behaviour } from './behaviour.ts'
import { CounterExample } from './explorer.ts'
import { type Limits, nextOf, whyWrong } from './next-steps.ts'
import { NumberList } from './number-list.ts'
import { type Place, PlaceTable } from './place-table.ts'
import { StateTable } from './state-table.ts'
import type { World } from './world.ts'
import { type KnownWorld, WorldTable } from './world-table.ts'

export interface Proved {
  /** Worlds in which the runs wait for the same. */
  readonly scenes: number
  /** Runs in scenes, wherever they are. */
  readonly parts: number
  /** How many states are made of them: all that can be reached, but for those that another one covers, and some that cannot. */
  readonly states: number
  /** How runs ended, and what services there were then. */
  readonly ends: ReadonlySet<string>
}

/** A number for none. */
const none = -1
/** Of an edge, which is a step that leads from a scene to one: where its numbers are. */
const edge = {
  /** The run that moves. */
  run: 0,
  /** The world after it, before what matters no more is forgotten. */
  world: 1,
  /** The sign of the run's place in it. */
  sign: 2,
  target: 3,
  /** How many changes there are, and how many of the first each list shows. */
  changes: 4,
  shown: 5,
  order: 6,
  /** The next edge from the scene. */
  next: 7,
} as const
/** Lists may leave out what came since the run's last step, as what came before it: that covers more than what the explorer visits. */
const since = Infinity
/** Two bits for each change of a place in the 31 of a positive number. */
const mostChanges = 15

/**
 * Proves of more states than can be visited that none of their steps breaks a promise.
 *
 * States are parted into scenes: in all of a scene the world is the same, and of each run what it waits for, how many faults it had, and from
 * which change on its lists may be late. Of a scene each run's places are kept apart, as if each went with each place of the others. That is more
 * than what can be reached, and never less: whoever takes a step takes the others' places along, whichever they are. So what is broken nowhere here
 * is broken nowhere. What is broken here might be unreachable: the explorer, which visits states one by one, is for finding out.
 *
 * A place covers another one if the run has the same in mind and its lists may be later: it can do all that the other can. Only places that none
 * covers are kept.
 *
 * What is left out and what is assumed is otherwise as in the explorer.
 *
 * @param runs equal ones for runs of one kind
 * @throws CounterExample with the step that breaks a promise, in a state that may not be reachable
 */
export async function prove(world: World, runs: readonly Behaviour[], limits: Limits): Promise<Proved> {
  return await new Proof(runs, limits).run(world)
}

/** Where a world and places lead to. */
interface Way {
  readonly scene: number
  /** How many of the first changes each list shows. */
  readonly shown: number
  readonly order: number
}

class Proof {
  readonly #runs: readonly Behaviour[]
  readonly #limits: Limits
  readonly #worlds = new WorldTable()
  readonly #places: PlaceTable
  readonly #ends = new Set<string>()

  /** Rows of a world and the sign of each run. */
  readonly #scenes: StateTable
  /** For each scene and run the first of its parts. */
  readonly #firstPart = new NumberList()
  /** For each scene the first of its edges. */
  readonly #firstEdge = new NumberList()
  /** Of each part: the scene and run, the place, and the next part of this scene and run. */
  readonly #owner = new NumberList()
  readonly #place = new NumberList()
  readonly #following = new NumberList()
  /** The numbers of each edge. */
  readonly #edges = new NumberList()

  readonly #signs = new Map<string, number>()
  readonly #signOf: number[] = []
  /** Of each place how late its lists are: for each change two bits, more of them the fewer lists may still leave it out. */
  readonly #lateness: number[] = []
  /** Rows of a world and run, and a place. */
  readonly #asked = new StateTable(2)
  /** For each of them where its outcomes begin. */
  readonly #outcomesOf = new NumberList()
  /** How many, and of each the world and the place after it. */
  readonly #outcomes = new NumberList()
  /** Ways to put equal runs in another order: for each new place the old one. */
  readonly #orders: readonly (readonly number[])[]
  /** For each order, and each old place the new one. */
  readonly #inverse: readonly (readonly number[])[]
  readonly #row: Int32Array
  readonly #pair = new Int32Array(2)

  constructor(runs: readonly Behaviour[], limits: Limits) {
    this.#runs = runs
    this.#limits = limits
    this.#places = new PlaceTable(limits.mostLate, limits.faultsOfEach)
    this.#scenes = new StateTable(runs.length + 1)
    this.#row = new Int32Array(runs.length + 1)
    this.#orders = ordersOf(runs)
    this.#inverse = this.#orders.map((order) => order.map((_, from) => order.indexOf(from)))
  }

  async run(world: World): Promise<Proved> {
    const first: Place[] = []
    for (const run of this.#runs) {
      const moment = await run.first()
      first.push(this.#places.of({ moment, faults: 0, late: world.changes.map(() => 0), since }))
    }
    const { scene, shown, order } = this.#wayTo(this.#worlds.of(world), first)
    for (const [run, place] of first.entries())
      this.#add(scene, this.#newPlace(order, run), this.#places.cut(place, shown))
    for (let part = 0; part < this.#owner.length; part++) {
      if (this.#place.at(part) !== none)
        await this.#process(this.#owner.at(part), this.#places.at(this.#place.at(part)))
    }
    for (const { kind, hasCircle } of this.#runs) if (hasCircle) throw new CounterExample(`A ${kind} asks in a circle`)
    return { scenes: this.#scenes.count, ...this.#count(), ends: this.#ends }
  }

  #count(): Pick<Proved, 'parts' | 'states'> {
    let parts = 0
    let states = 0
    for (let scene = 0; scene < this.#scenes.count; scene++) {
      let product = 1
      for (const run of this.#runs.keys()) {
        let count = 0
        for (const _ of this.#partsOf(scene, run)) count++
        parts += count
        product *= count
      }
      states += product
    }
    return { parts, states }
  }

  *#partsOf(scene: number, run: number): Generator<number> {
    const owner = scene * this.#runs.length + run
    for (let part = this.#firstPart.at(owner); part !== none; part = this.#following.at(part)) yield part
  }

  /** Adds a place of a run to a scene, if none covers it, in place of those that it covers. */
  #add(scene: number, run: number, place: Place): void {
    this.#scenes.read(scene, this.#row)
    if (this.#row[run + 1] !== this.#signAt(place)) throw new Error('A place is in a scene of others')
    const owner = scene * this.#runs.length + run
    const lateness = this.#latenessOf(place)
    let before = none
    for (let part = this.#firstPart.at(owner); part !== none; ) {
      const other = this.#places.at(this.#place.at(part))
      const next = this.#following.at(part)
      if (other.moment !== place.moment || other.faults !== place.faults) before = part
      else {
        const otherLateness = this.#latenessOf(other)
        if ((otherLateness & ~lateness) === 0) return
        if ((lateness & ~otherLateness) !== 0) before = part
        else {
          this.#place.put(part, none)
          if (before === none) this.#firstPart.put(owner, next)
          else this.#following.put(before, next)
        }
      }
      part = next
    }
    const part = this.#owner.push(owner)
    this.#place.push(place.id)
    this.#following.push(this.#firstPart.at(owner))
    this.#firstPart.put(owner, part)
  }

  async #process(owner: number, place: Place): Promise<void> {
    const run = owner % this.#runs.length
    const scene = (owner - run) / this.#runs.length
    for (let at = this.#firstEdge.at(scene); at !== none; at = this.#edges.at(at + edge.next)) {
      if (this.#edges.at(at + edge.run) !== run) this.#follow(at, run, place)
    }
    if (place.moment.isOver) return
    this.#scenes.read(scene, this.#row)
    const known = this.#worlds.at(this.#row[0] ?? 0)
    const outcomes = await this.#outcomesAt(known, run, place)
    const count = this.#outcomes.at(outcomes)
    for (let at = outcomes + 1; at <= outcomes + count * 2; at += 2)
      this.#step(scene, run, this.#worlds.at(this.#outcomes.at(at)), this.#places.at(this.#outcomes.at(at + 1)))
  }

  /** What a run's step leads to, whichever places the others have. */
  #step(scene: number, run: number, known: KnownWorld, place: Place): void {
    const at = this.#findEdge(scene, run, known, this.#signAt(place)) ?? this.#addEdge(scene, run, known, place)
    const kept = this.#places.cut(place, this.#edges.at(at + edge.shown))
    this.#add(this.#edges.at(at + edge.target), this.#newPlace(this.#edges.at(at + edge.order), run), kept)
  }

  #findEdge(scene: number, run: number, { id }: KnownWorld, sign: number): number | undefined {
    for (let at = this.#firstEdge.at(scene); at !== none; at = this.#edges.at(at + edge.next)) {
      const isSame =
        this.#edges.at(at + edge.run) === run &&
        this.#edges.at(at + edge.world) === id &&
        this.#edges.at(at + edge.sign) === sign
      if (isSame) return at
    }
    return undefined
  }

  #addEdge(scene: number, mover: number, known: KnownWorld, place: Place): number {
    const changes = known.world.changes.length
    if (changes > mostChanges) throw new Error(`There are ${changes} changes at once`)
    const places = this.#runs.map((_, run) => {
      if (run === mover) return place
      const [part] = this.#partsOf(scene, run)
      if (part === undefined) throw new Error(`Run ${run} is nowhere in scene ${scene}`)
      return this.#places.grown(this.#places.at(this.#place.at(part)), changes)
    })
    const { scene: target, shown, order } = this.#wayTo(known, places)
    const next = this.#firstEdge.at(scene)
    const at = this.#edges.push(mover, known.id, this.#signAt(place), target, changes, shown, order, next)
    this.#firstEdge.put(scene, at)
    for (const run of this.#runs.keys()) {
      if (run === mover) continue
      for (const part of [...this.#partsOf(scene, run)])
        if (this.#place.at(part) !== none) this.#follow(at, run, this.#places.at(this.#place.at(part)))
    }
    return at
  }

  /** Takes a place of a run along that does not move. */
  #follow(at: number, run: number, place: Place): void {
    const grown = this.#places.grown(place, this.#edges.at(at + edge.changes))
    const kept = this.#places.cut(grown, this.#edges.at(at + edge.shown))
    this.#add(this.#edges.at(at + edge.target), this.#newPlace(this.#edges.at(at + edge.order), run), kept)
  }

  #newPlace(order: number, run: number): number {
    return this.#inverse[order]?.[run] ?? run
  }

  #wayTo(known: KnownWorld, places: readonly Place[]): Way {
    const { kept, shown } = this.#worlds.keep(known, places)
    const signs = places.map((place) => this.#signAt(this.#places.cut(place, shown)))
    let best = { order: none, world: 0 }
    for (const [at, order] of this.#orders.entries()) {
      if (
        order.some(
          (from, to) =>
            to > 0 && this.#runs[to - 1] === this.#runs[to] && (signs[order[to - 1] ?? 0] ?? 0) > (signs[from] ?? 0),
        )
      )
        continue
      const renamed = this.#worlds.inOrder(kept, order)
      if (best.order === none || renamed.id < best.world) best = { order: at, world: renamed.id }
    }
    const { order, world } = best
    const row = this.#row
    row[0] = world
    for (const [to, from] of (this.#orders[order] ?? []).entries()) row[to + 1] = signs[from] ?? 0
    const { count } = this.#scenes
    const scene = this.#scenes.add(row)
    if (scene === count) {
      this.#firstEdge.push(none)
      for (const _ of this.#runs) this.#firstPart.push(none)
    }
    return { scene, shown, order }
  }

  /** Equal for places of which the others' steps make places that are equal in this again. */
  #signAt(place: Place): number {
    const known = this.#signOf[place.id]
    if (known !== undefined) return known
    const { firstLate, listsNoMore, moment, faults } = place
    const last = listsNoMore ? 'lists no more' : String(firstLate)
    const text = JSON.stringify(moment.isOver ? ['over'] : [last, moment.waiting, faults])
    const sign = this.#signs.get(text) ?? this.#signs.size
    this.#signs.set(text, sign)
    this.#signOf[place.id] = sign
    return sign
  }

  #latenessOf({ id, late }: Place): number {
    const known = this.#lateness[id]
    if (known !== undefined) return known
    const { mostLate } = this.#limits
    const bits = late.reduce((sum, count, at) => sum | ((count >= mostLate ? 3 : count === 0 ? 0 : 1) << (at * 2)), 0)
    this.#lateness[id] = bits
    return bits
  }

  async #outcomesAt(known: KnownWorld, run: number, place: Place): Promise<number> {
    this.#pair[0] = known.id * this.#runs.length + run
    this.#pair[1] = place.id
    const { count } = this.#asked
    const asked = this.#asked.add(this.#pair)
    if (asked < count) return this.#outcomesOf.at(asked)
    const runs = this.#runs[run]
    if (runs === undefined) throw new Error(`There is no run ${run}`)
    const found: number[] = []
    for (const next of nextOf(this.#worlds, known, place, run, this.#limits)) {
      const moment = await runs.after(place.moment, next.happening)
      const { world } = next.known
      const violation = next.violation ?? whyWrong(moment, world)
      if (violation !== undefined)
        throw new CounterExample(
          `${violation}, if a ${runs.kind} can be where it ${next.what}: ${JSON.stringify(next.request)} in ${JSON.stringify(known.world)}`,
        )
      if (moment.isOver)
        this.#ends.add(JSON.stringify([runs.kind, moment.end?.outcome, moment.end?.serviceId, world.services]))
      const faults = place.faults + (next.isFault ? 1 : 0)
      const after = this.#places.of({ moment, faults, late: next.late, since })
      found.push(next.known.id, after.id)
    }
    const outcomes = this.#outcomes.push(found.length / 2, ...found)
    this.#outcomesOf.push(outcomes)
    return outcomes
  }
}

/** Each order in which equal runs may stand, the given one first. */
function ordersOf(runs: readonly Behaviour[]): readonly (readonly number[])[] {
  const orders = runs.reduce<readonly (readonly number[])[]>(
    (shorter, _, run) =>
      shorter.flatMap((order) => order.concat(run).map((__, at) => order.toSpliced(order.length - at, 0, run))),
    [[]],
  )
  return orders.filter((order) => order.every((from, to) => runs[from] === runs[to]))
}
