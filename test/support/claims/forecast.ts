import type { Moment } from './behaviour.ts'

/** Explores, and once more with a better forecast as long as the forecast was wrong: what was found then counts for nothing. */
export async function withForecast<Result>(explore: (forecast: Forecast) => Promise<Result>): Promise<Result> {
  for (const forecast = new Forecast(); ; ) {
    try {
      const result = await explore(forecast)
      if (!forecast.isWrong) return result
    } catch (error) {
      if (!forecast.isWrong) throw error
    }
    forecast.learn()
  }
}

/**
 * Which runs list nothing any more: what their lists could still leave out makes no difference then. It is told by what a run waits for in which
 * calls, and by how many faults it had. First it foretells that no run lists anything, and it learns from each step that it is told of.
 */
export class Forecast {
  readonly #listing = new Set<string>()
  /** Where a step led to from each, of those that list and of the others. */
  readonly #next = new Map<string, Set<string>>()
  #isWrong = false
  /** Steps that were noted since it learned last, and how many are enough to learn from. */
  #noted = 0
  #enough = 1_000

  /** Whether a step was noted that is not as it was foretold. */
  get isWrong(): boolean {
    return this.#isWrong
  }

  /** Whether it was wrong, and so much was noted that exploring is better begun anew. */
  get isWorthless(): boolean {
    return this.#isWrong && this.#noted >= this.#enough
  }

  mayList(moment: Moment, faults: number): boolean {
    return this.#listing.has(keyOf(moment, faults))
  }

  /** Notes a step, from a moment after so many faults. */
  note(from: readonly [Moment, faults: number], to: readonly [Moment, faults: number]): void {
    this.#noted++
    const key = keyOf(...from)
    const next = this.#next.get(key) ?? new Set()
    this.#next.set(key, next.add(isListing(from[0]) ? aList : keyOf(...to)))
    this.#isWrong ||= !this.mayList(...from) && (isListing(from[0]) || this.mayList(...to))
  }

  /** Foretells what was noted. */
  learn(): void {
    const listing = this.#listing.add(aList)
    for (let before = 0; before < listing.size; ) {
      before = listing.size
      for (const [from, to] of this.#next) if ([...to].some((key) => listing.has(key))) listing.add(from)
    }
    this.#isWrong = false
    this.#noted = 0
    this.#enough *= 2
  }
}

const aList = 'a list'

function isListing({ waiting }: Moment): boolean {
  return waiting.some(({ kind }) => kind === 'list')
}

function keyOf({ kind, phase }: Moment, faults: number): string {
  return `${kind} ${faults} ${phase}`
}
