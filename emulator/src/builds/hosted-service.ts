import { SerialQueue } from '../serial-queue.ts'
import type { ServiceEndpoint } from '../serving/service-endpoint.ts'
import type { ProcessEnd } from '../state/deployment-table.ts'
import { BuildFailure } from './build-failure.ts'
import type { RunningRelease } from './running-release.ts'

/** What runs of a service now, whatever its history says. */
export type ServiceRunState =
  /** Nothing was started in this run of the platform. */
  | { readonly kind: 'none' }
  /** A process or a folder of files serves it, or a worker works. */
  | { readonly kind: 'running'; readonly since: string }
  /** Its command is run at each time of its schedule. */
  | { readonly kind: 'scheduled'; readonly since: string }
  /** The live deployment is being built and started again. */
  | { readonly kind: 'restarting'; readonly since: string }
  /** Its process has ended by itself. Times are RFC 3339. */
  | ({ readonly kind: 'ended'; readonly since: string } & ProcessEnd)
  /** The live deployment could not be built and started again. */
  | { readonly kind: 'not-restarted'; readonly at: string; readonly reason: string }

/** The builds of one service, its live release and its endpoint. */
export class HostedService {
  /** The service's builds. */
  readonly builds = new SerialQueue()
  /** The newest release, whose process may have ended by itself. */
  live: RunningRelease | undefined
  /** What runs of the service. */
  run: ServiceRunState = { kind: 'none' }
  /** The dedicated address that the release was deployed with: the service's own, or else its project's. */
  outboundAddress: string | undefined
  endpoint: ServiceEndpoint | undefined
  /** Aborts with a `BuildFailure`. */
  readonly stopping = new AbortController()
  /** Aborts what makes an earlier release again: a new deployment takes its place. */
  resuming = new AbortController()

  /** Ends the builds with a reason for their logs, then the live release and the endpoint. */
  async end(reason: string): Promise<void> {
    this.stopping.abort(new BuildFailure(reason))
    await this.builds.idle()
    await this.live?.end()
    await this.endpoint?.close()
  }
}
