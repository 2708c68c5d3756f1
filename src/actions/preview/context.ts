import type { Platform } from '../../client/platform.ts'
import type { FlowOptions } from '../../deployment/flow.ts'
import type { Deployments } from '../../github/deployments/deployments.ts'
import type { Job } from '../../github/job/job.ts'
import type { PullRequestEvent } from '../../github/job/pull-request-event.ts'
import type { PreviewTrace } from '../../github/job/state.ts'
import type { JobReporter } from '../shared/job-reporter.ts'
import type { PreviewInputs } from './inputs.ts'

/** GitHub must not hold the deploy up for longer over one thing, nor for more than this share of the time that is left. */
const longestForGithubMs = 20_000
const shareForGithub = 1 / 8

/** What the parts of the preview action work with. */
export interface PreviewStage {
  readonly job: Job
  readonly platform: Platform
  readonly reporter: JobReporter
  readonly inputs: PreviewInputs
  readonly event: PullRequestEvent
  /** Where previews are remembered; undefined without a token. */
  readonly deployments: Deployments | undefined
  /** When the run began, as `performance.now()` counts. */
  readonly startedMs: number
}

/** The stage of a run that begins now. */
export function openStage(given: Omit<PreviewStage, 'deployments' | 'startedMs'>): PreviewStage {
  return { ...given, deployments: given.reporter.github.deployments({ transient: true }), startedMs: performance.now() }
}

/** Milliseconds of the run so far. */
export function elapsedMs({ startedMs }: PreviewStage): number {
  return performance.now() - startedMs
}

/** What a flow of this run may take, and how it reads words. */
export function flowOptions(stage: PreviewStage): Required<Pick<FlowOptions, 'timeoutMs'>> & FlowOptions {
  const { inputs, job } = stage
  const timeoutMs = Math.max(1, inputs.follow.timeoutMs - elapsedMs(stage))
  return { ...inputs.follow, timeoutMs, signal: job.signal }
}

/** What one request of this run may take, in milliseconds: so much, and no more than is left of the run. */
export function callOptions(
  stage: PreviewStage,
  mostMs: number,
): { readonly signal: AbortSignal; readonly timeoutMs: number } {
  return { signal: stage.job.signal, timeoutMs: Math.min(mostMs, flowOptions(stage).timeoutMs) }
}

/** How long the next thing that GitHub is asked or told may be waited for, in milliseconds. */
export function githubMs(stage: PreviewStage): number {
  return Math.min(longestForGithubMs, flowOptions(stage).timeoutMs * shareForGithub)
}

/** Writes down for the post step what this run is about and how far it is. */
export function trace({ job }: PreviewStage, change: Partial<PreviewTrace>): void {
  const { preview } = job.state.current
  if (preview !== undefined) job.state.note({ preview: { ...preview, ...change } })
}
