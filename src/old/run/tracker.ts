import type { RememberedCommit } from '../deployment/forward/live-commit.ts'
import type { RememberedRun } from '../deployment/history/last-good.ts'
import type { RunReport } from '../report/run-report.ts'
import type { JobState } from './job-state.ts'

/** What is being deployed, as a tracker remembers it. */
export interface TrackedDeployment {
  /** What the next deployment of the same target replaces, such as `service:svc_1`. */
  readonly target: string
  /** Of an upload: the commit that its folder has checked out. */
  readonly commit?: string
}

/** What the platform said of a deployment that it accepted. */
export interface KnownDeployment {
  readonly deploymentId: string
  readonly ref: string | undefined
}

/** A limit of the host, which the trackers of a run share: none waits where another was told to. */
export interface TrackerLimit {
  /** Whether the host takes nothing now. */
  readonly isClosed: () => boolean
  /** The host takes nothing for so many milliseconds. */
  readonly close: (forMs: number) => void
  /** The host was not told something. */
  readonly miss: () => void
}

/**
 * What shows and remembers deployments beside the platform: on GitHub its deployments. It works in the background, in order; it
 * never fails a run, and never holds it up for long.
 */
export interface Tracker {
  /** Reads what is remembered of the runs that deployed a service; undefined if nothing is remembered here. It rejects if the tracker does not say. */
  rememberedRuns(serviceId: string): (() => Promise<readonly RememberedRun[]>) | undefined
  /** What is remembered as the newest success of the targets that are wanted. Rejects with the signal's reason only. */
  lastCommit(isWanted: (target: string) => boolean, signal: AbortSignal): Promise<RememberedCommit>
  /**
   * Keeps the record of this deployment in step, from `begin` on.
   *
   * @param refs what to name as deployed before the job's commit, the best first
   */
  track(deployment: TrackedDeployment, refs?: readonly string[]): void
  /** Shows the deployment as in progress. Resolves with the id of its record, or undefined if there is none. */
  begin(description: string, url: string | undefined, known?: KnownDeployment): Promise<number | undefined>
  /** Shows that what was deployed is no longer needed, whatever its end was. */
  retire(description: string): Promise<void>
  /** Shows the end. Gives what could not be reported in time, for whoever finishes the run. */
  finish(run: RunReport): Promise<JobState['unreported']>
  /** The run is over: whatever is still under way, such as the wait for the end of a limit, must not keep the process. */
  close(): void
}

/** What reports the end of a run too, beside the tracker. */
export interface EndListener {
  /** Called once the run has its result. Never rejects. */
  finish(run: RunReport): Promise<void>
}

/** As `target`: a service that is deployed from its repository. */
export function serviceTarget(serviceId: string): string {
  return `service:${serviceId}`
}

/** As `target`: a new service that is made of an upload. */
export function uploadTarget(projectSlug: string, environmentSlug = '', name = ''): string {
  return ['upload', projectSlug, environmentSlug, name].join(':')
}

/** Tracks nothing. */
export const noTracker: Tracker = {
  rememberedRuns: () => undefined,
  lastCommit: async () => ({ kind: 'absent', proof: 'no deployment is kept here' }),
  track: () => undefined,
  begin: async () => undefined,
  retire: async () => undefined,
  finish: async () => undefined,
  close: () => undefined,
}
