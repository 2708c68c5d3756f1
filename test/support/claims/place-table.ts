import type { Moment } from './behaviour.ts'

/** One of the runs in a state. */
export interface Place {
  readonly id: number
  readonly moment: Moment
  readonly faults: number
  /** Of each of the world's changes, how many of its lists have left it out; `mostLate` if one has shown it. */
  readonly late: readonly number[]
  /** How many changes there were at its last step. */
  readonly since: number
  /** The first change that its lists may still leave out. */
  readonly firstLate: number
  /** No change is late to it. */
  readonly listsNoMore: boolean
}

/** The places that were reached: equal ones are one. */
export class PlaceTable {
  readonly #mostLate: number
  readonly #mostFaults: number
  readonly #known: Place[] = []
  readonly #byKey = new Map<string, Place>()
  readonly #grown = new Map<number, Place>()
  readonly #cut = new Map<number, Place>()

  constructor(mostLate: number, mostFaults: number) {
    this.#mostLate = mostLate
    this.#mostFaults = mostFaults
  }

  get count(): number {
    return this.#known.length
  }

  at(id: number): Place {
    const place = this.#known[id]
    if (place === undefined) throw new Error(`There is no place ${id}`)
    return place
  }

  of({ moment, faults, late, since }: Omit<Place, 'id' | 'firstLate' | 'listsNoMore'>): Place {
    const { isOver, lists } = moment
    const listsNoMore = isOver || lists === 'never' || (lists === 'after a fault' && faults >= this.#mostFaults)
    const kept = {
      moment,
      faults: isOver ? 0 : faults,
      late: listsNoMore ? late.map(() => this.#mostLate) : late,
      listsNoMore,
      since: listsNoMore || !late.slice(0, since).some((count) => count < this.#mostLate) ? 0 : since,
    }
    const who = isOver ? `over ${moment.kind}` : `${moment.kind} ${moment.id}`
    const key = `${who} ${kept.faults} ${kept.late.join('')} ${kept.since}`
    const known = this.#byKey.get(key)
    if (known !== undefined) return known
    const first = kept.late.findIndex((count) => count < this.#mostLate)
    const place = { ...kept, id: this.#known.length, firstLate: first < 0 ? Infinity : first }
    this.#byKey.set(key, place)
    this.#known.push(place)
    return place
  }

  /** The same beside so many changes in all. */
  grown(place: Place, changes: number): Place {
    const { late } = place
    if (changes === late.length) return place
    const key = place.id * 64 + changes
    const known = this.#grown.get(key)
    if (known !== undefined) return known
    const made = this.of({ ...place, late: aligned(late, changes) })
    this.#grown.set(key, made)
    return made
  }

  /** The same without the first changes, which each list shows. */
  cut(place: Place, shown: number): Place {
    if (shown === 0) return place
    const key = place.id * 64 + shown
    const known = this.#cut.get(key)
    if (known !== undefined) return known
    const made = this.of({ ...place, late: place.late.slice(shown), since: Math.max(0, place.since - shown) })
    this.#cut.set(key, made)
    return made
  }
}

/** With zeros for changes that came since. */
export function aligned(late: readonly number[], length: number): readonly number[] {
  return length === late.length ? late : [...late, ...Array.from({ length: length - late.length }, () => 0)]
}
