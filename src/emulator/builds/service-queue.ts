import type { ServiceEndpoint } from '../serving/service-endpoint.ts'
import { BuildFailure } from './build-limits.ts'
import type { Release } from './release.ts'

/** The builds of one service, its live release and its endpoint. */
export class ServiceQueue {
  /** The service's builds, one after the other. */
  tail: Promise<void> = Promise.resolve()
  /** The newest release, whose process may have ended by itself. */
  live: Release | undefined
  /** The dedicated address that the release was deployed with: the service's own, or else its project's. */
  outboundAddress: string | undefined
  endpoint: ServiceEndpoint | undefined
  readonly #stop = new AbortController()

  /** Aborts with a `BuildFailure`. */
  get signal(): AbortSignal {
    return this.#stop.signal
  }

  /** Ends the builds with a reason for their logs, then the live release and the endpoint. */
  async end(reason: string): Promise<void> {
    this.#stop.abort(new BuildFailure(reason))
    await this.tail
    await this.live?.end()
    await this.endpoint?.close()
  }
}
