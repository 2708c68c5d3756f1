import { type Behaviour, type Happening, keyOf, type Moment } from './behaviour.ts'
import type { End, Kind } from './stepped-run.ts'
import type { Request } from './world.ts'

/** What a run does from some of its moments on, which is the same whatever happens to it. */
export interface Outlook {
  readonly id: number
  readonly kind: Kind
  readonly waiting: readonly Request[]
  readonly pauseMs: number | undefined
  readonly end: End | undefined
  /** Nothing of the run is still to come. */
  readonly isOver: boolean
}

interface Group extends Outlook {
  readonly moments: Moment[]
  readonly next: Map<string, { readonly happening: Happening; readonly group: Group }>
}

/**
 * Moments of a run from which it goes on alike are one to the others: what it was told before, and does not act on, tells no state from another.
 *
 * Two moments are first taken for alike if the run waits for the same, and goes on alike after some happenings that are known to tell such
 * moments apart. Whatever then happens to one of them in an exploration is tried on each of the others too, and must lead all of them to moments
 * that are alike. If it does not, it tells them apart from now on, and the exploration begins again. So in an exploration that ends, moments that
 * are one answer in the same way whatever happened to any of them: a bisimulation.
 */
export class Outlooks {
  readonly #behaviour: Behaviour
  readonly #isOne: boolean
  /** What tells moments apart in which the same is waited for. */
  readonly #telling = new Map<string, Map<string, Happening>>()
  #groups = new Map<string, Group>()
  #known: Group[] = []
  #groupOf = new Map<number, Group>()
  #isWrong = false

  /** @param isOne whether moments that are alike are one; otherwise each stands for itself */
  constructor(behaviour: Behaviour, isOne = false) {
    this.#behaviour = behaviour
    this.#isOne = isOne
  }

  get kind(): Kind {
    return this.#behaviour.kind
  }

  /** Moments were one that are not alike: what was explored counts for nothing. */
  get isWrong(): boolean {
    return this.#isWrong
  }

  get hasCircle(): boolean {
    return this.#behaviour.hasCircle
  }

  /** Forgets which moments are one, but not what tells them apart. */
  begin(): void {
    this.#groups = new Map()
    this.#known = []
    this.#groupOf = new Map()
    this.#isWrong = false
  }

  async first(): Promise<Outlook> {
    return await this.#of(await this.#behaviour.first())
  }

  async after({ id }: Outlook, happening: Happening): Promise<Outlook> {
    const group = this.#known[id]
    const [moment] = group?.moments ?? []
    if (group === undefined || moment === undefined) throw new Error(`There is no outlook ${id}`)
    const known = group.next.get(keyOf(happening))
    if (known !== undefined) return known.group
    const next = await this.#afterOf(moment, happening)
    group.next.set(keyOf(happening), { happening, group: next })
    for (const other of group.moments.slice(1))
      if ((await this.#afterOf(other, happening)) !== next) this.#tell(group, happening)
    return next
  }

  async #afterOf(moment: Moment, happening: Happening): Promise<Group> {
    return await this.#of(this.#behaviour.known(moment, happening) ?? (await this.#behaviour.after(moment, happening)))
  }

  async #of(moment: Moment): Promise<Group> {
    const known = this.#groupOf.get(moment.id)
    if (known !== undefined) return known
    const { waiting, pauseMs, end } = moment
    const isOver = end !== undefined && waiting.length === 0
    const signs: unknown[] = [waitingOf(moment)]
    if (!this.#isOne) signs.push(moment.id)
    else
      for (const happening of this.#telling.get(waitingOf(moment))?.values() ?? [])
        signs.push((await this.#afterOf(moment, happening)).id)
    const key = JSON.stringify(signs)
    const found = this.#groups.get(key)
    const { kind } = this
    const group: Group = found ?? {
      id: this.#known.length,
      ...{ kind, waiting, pauseMs, end, isOver, moments: [], next: new Map() },
    }
    group.moments.push(moment)
    this.#groupOf.set(moment.id, group)
    if (found === undefined) {
      this.#groups.set(key, group)
      this.#known.push(group)
    }
    for (const { happening, group: next } of [...group.next.values()])
      if ((await this.#afterOf(moment, happening)) !== next) this.#tell(group, happening)
    return group
  }

  #tell(group: Group, happening: Happening): void {
    const [moment] = group.moments
    if (moment === undefined) return
    const waiting = waitingOf(moment)
    const telling = this.#telling.get(waiting) ?? new Map<string, Happening>()
    this.#telling.set(waiting, telling.set(keyOf(happening), happening))
    this.#isWrong = true
  }
}

/** What can be seen of a moment. Runs with and without a fault behind them are never alike: what may still fail is not the same. */
function waitingOf({ waiting, pauseMs, end, faults, youthMs }: Moment): string {
  if (end !== undefined && waiting.length === 0) return JSON.stringify([end.outcome, end.serviceId])
  return JSON.stringify([waiting, pauseMs, end?.outcome, end?.serviceId, faults, youthMs])
}
