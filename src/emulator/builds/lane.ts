import type { Ingress } from '../serving/ingress.ts'
import { BuildFailure } from './failure.ts'
import type { Release } from './release.ts'

/** What of one service waits to be built, runs and is served. */
export class Lane {
  /** Its builds, one after the other. */
  tail: Promise<void> = Promise.resolve()
  /** The newest good release, which may have ended by itself. */
  live: Release | undefined
  /** The dedicated address that it was deployed with: the service's own, else its project's. */
  outboundAddress: string | undefined
  ingress: Ingress | undefined
  readonly #stop = new AbortController()

  /** Aborts with a `BuildFailure`. */
  get signal(): AbortSignal {
    return this.#stop.signal
  }

  /** Ends its builds with a reason for their logs, what runs, and the address. */
  async end(reason: string): Promise<void> {
    this.#stop.abort(new BuildFailure(reason))
    await this.tail
    await this.live?.end()
    await this.ingress?.close()
  }
}
