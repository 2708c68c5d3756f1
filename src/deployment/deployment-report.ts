import type { NewLines } from './new-lines.ts'
import type { Outcome } from './outcome.ts'

/** A stretch of a run for the summary's chart, in milliseconds since the run's first request. */
export interface Phase {
  /** How the run began (`requested`, `uploading`, `waiting`), then the platform's own status words. */
  readonly name: string
  /** Where it begins. */
  readonly startMs: number
  /** Where it ends. */
  readonly endMs: number
}

/** The same phases so many milliseconds later. */
export function shiftPhases(phases: readonly Phase[], byMs: number): Phase[] {
  return phases.map(({ name, startMs, endMs }) => ({ name, startMs: startMs + byMs, endMs: endMs + byMs }))
}

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
  /** After a failure, with `explainFailure`: what the log of the last good deployment has not. */
  readonly newSinceGood?: NewLines
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

/** The phases of a run: each begins where the one before ends. */
export class Phases {
  readonly #done: Phase[] = []
  #current: { readonly name: string; readonly startMs: number }

  constructor(name: string) {
    this.#current = { name, startMs: 0 }
  }

  enter(name: string, atMs: number): void {
    this.#close(atMs)
    this.#current = { name, startMs: atMs }
  }

  end(atMs: number): readonly Phase[] {
    this.#close(atMs)
    return [...this.#done]
  }

  /** After 50 phases the last one continues, as a platform may change its words without end. */
  #close(atMs: number): void {
    if (this.#done.length < 50) this.#done.push({ ...this.#current, endMs: atMs })
  }
}
