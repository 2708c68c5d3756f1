import type { Outcome } from './outcome.ts'
import type { Phase } from './phases.ts'

/** How a run ended, and what is known of its deployment. */
export interface DeploymentReport {
  /** Only `succeeded` says that the platform itself showed success. */
  readonly outcome: Outcome
  /** One sentence: why this outcome, and what to do if it is not a success. */
  readonly reason: string
  /** Undefined if no deployment is known to exist. */
  readonly deploymentId: string | undefined
  /** For an upload the service that it created. */
  readonly serviceId: string | undefined
  /** The requested ref, or the one that the platform resolved. */
  readonly ref: string | undefined
  /** A `url` or `hostname` that the platform showed. */
  readonly url: string | undefined
  /** The platform's own last status word, as it spelt it. */
  readonly status: string | undefined
  /** From the first request to the end. */
  readonly durationMs: number
  /** In order, 50 at most. */
  readonly phases: readonly Phase[]
  /** The newer commit that this one would have replaced, so that nothing was deployed, or that it did replace. */
  readonly outdatedBy?: string
  /** The deployment of that newer commit, if nothing was deployed and it is known. */
  readonly liveDeploymentId?: string
  /** Why the commit was not compared with what was live, as a clause; absent if it was, or was not to be. */
  readonly notCompared?: string
  /** How the run ends if its outcome does not say it: `failed` if the deployment succeeded, and must not have. */
  readonly verdict?: Outcome
}

/** What a report says if no deployment is known. */
export const nothingDeployed = {
  deploymentId: undefined,
  serviceId: undefined,
  ref: undefined,
  url: undefined,
  status: undefined,
  durationMs: 0,
  phases: [],
} as const satisfies Partial<DeploymentReport>
