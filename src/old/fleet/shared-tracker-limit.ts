import type { TrackerLimit } from '../run/tracker.ts'

/** The limit of the host in a fleet, and the services of which the host was not told all. */
export class SharedTrackerLimit {
  readonly missed = new Set<string>()
  #opensAtMs = 0

  of(service: string): TrackerLimit {
    return {
      isClosed: () => performance.now() < this.#opensAtMs,
      close: (forMs) => {
        this.#opensAtMs = performance.now() + forMs
      },
      miss: () => this.missed.add(service),
    }
  }
}
