import type { Place } from './place-table.ts'
import {
  type Answer,
  afterLoss,
  type Effect,
  isListed,
  listRows,
  type Request,
  showRows,
  takeEffect,
  type World,
} from './world.ts'
import { forget, inOrder } from './world-forms.ts'

/** A world that the table knows: equal ones are one. */
export interface KnownWorld {
  readonly id: number
  readonly world: World
}

type ListRequest = Request & { kind: 'list' }
type Known = Omit<Effect, 'world'> & { readonly known: KnownWorld }

/** The worlds that were reached, so that each is compared, changed and shown once. */
export class WorldTable {
  readonly #known = new Map<string, KnownWorld>()
  readonly #worlds: KnownWorld[] = []
  readonly #requests = new Map<string, number>()
  readonly #numbers = new WeakMap<Request, number>()
  readonly #effects = new Map<string, Known>()
  readonly #losses = new Map<string, KnownWorld>()
  readonly #listed = new Map<string, readonly number[]>()
  readonly #shown = new Map<string, Answer>()
  readonly #kept = new Map<number, KnownWorld>()
  readonly #ordered = new Map<string, KnownWorld>()

  of(world: World): KnownWorld {
    const text = JSON.stringify(world)
    const found = this.#known.get(text)
    if (found !== undefined) return found
    const known = { id: this.#worlds.length, world }
    this.#known.set(text, known)
    this.#worlds.push(known)
    return known
  }

  get count(): number {
    return this.#worlds.length
  }

  at(id: number): KnownWorld {
    const known = this.#worlds[id]
    if (known === undefined) throw new Error(`There is no world ${id}`)
    return known
  }

  effect(known: KnownWorld, run: number, request: Exclude<Request, ListRequest>): Known {
    return remember(this.#effects, `${known.id} ${run} ${this.#numberOf(request)}`, () => {
      const { world, ...rest } = takeEffect(known.world, run, request)
      return { ...rest, known: world === known.world ? known : this.of(world) }
    })
  }

  loss(known: KnownWorld, request: Request): KnownWorld {
    return remember(this.#losses, `${known.id} ${this.#numberOf(request)}`, () =>
      this.of(afterLoss(known.world, request)),
    )
  }

  /** The places of the changes that a list with this filter may show or leave out. */
  changesIn(known: KnownWorld, request: ListRequest): readonly number[] {
    return remember(this.#listed, `${known.id} ${this.#numberOf(request)}`, () => {
      const { changes, rows } = known.world
      const listed = new Set(rows.filter((row) => isListed(row, request)).map(({ id }) => id))
      return [...changes.keys()].filter((at) => listed.has(Math.abs(changes[at] ?? 0)))
    })
  }

  /** What a list shows to a run, without the changes at these places. */
  show(known: KnownWorld, run: number, request: ListRequest, left: readonly number[]): Answer {
    return remember(this.#shown, `${known.id} ${run} ${this.#numberOf(request)} ${left.join()}`, () => {
      const { changes } = known.world
      return showRows(listRows(known.world, request, new Set(left.map((at) => changes[at] ?? 0))), run)
    })
  }

  /** What matters to runs in these places, and how many of the first changes each of their lists shows. */
  keep(known: KnownWorld, places: readonly Place[]): { readonly kept: KnownWorld; readonly shown: number } {
    let shown = known.world.changes.length
    let over = 0
    for (const [run, { firstLate, moment }] of places.entries()) {
      if (firstLate < shown) shown = firstLate
      if (moment.isOver) over |= 1 << run
    }
    const key = (known.id * 64 + shown) * 16 + over
    const kept = this.#kept.get(key) ?? this.of(forget(known.world, shown, over))
    this.#kept.set(key, kept)
    return { kept, shown }
  }

  /** The same for runs that have changed their places: `order` names for each new place the old one. */
  inOrder(known: KnownWorld, order: readonly number[]): KnownWorld {
    if (order.every((from, to) => from === to)) return known
    return remember(this.#ordered, `${known.id} ${order.join('')}`, () => this.of(inOrder(known.world, order)))
  }

  #numberOf(request: Request): number {
    const number = this.#numbers.get(request)
    if (number !== undefined) return number
    const text = JSON.stringify(request)
    const found = this.#requests.get(text) ?? this.#requests.size
    this.#requests.set(text, found)
    this.#numbers.set(request, found)
    return found
  }
}

/** What was remembered of a world that is asked about no more takes memory alone. */
const mostRemembered = 1_000_000

function remember<Value>(known: Map<string, Value>, key: string, make: () => Value): Value {
  const found = known.get(key)
  if (found !== undefined) return found
  const made = make()
  if (known.size >= mostRemembered) known.clear()
  known.set(key, made)
  return made
}
