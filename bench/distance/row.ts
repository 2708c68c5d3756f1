import { setTimeout as pause } from 'node:timers/promises'

/** How late every answer is, in milliseconds: one round trip. */
export const roundTripMs = 150

/** One thing that is measured. */
export interface DistanceRow {
  readonly what: string
  /** In round trips, as the table shows it. */
  readonly goal: string
  /** Measures it once; `folder` holds an empty folder `workspace`. */
  readonly measure: (folder: string) => Promise<number>
}

/** When each request came, and the delay that every answer waits for. */
export class Arrivals {
  readonly #at = new Map<string, number>()

  /** For the `hold` of a scripted platform or GitHub. */
  readonly hold = async (name: string): Promise<void> => {
    const now = performance.now()
    if (!this.#at.has('first')) this.#at.set('first', now)
    if (!this.#at.has(name)) this.#at.set(name, now)
    await pause(roundTripMs)
  }

  /** Round trips between the first request of all and the first with this name. */
  until(name: string): number {
    const first = this.#at.get('first') ?? Number.NaN
    return ((this.#at.get(name) ?? Number.NaN) - first) / roundTripMs
  }
}
