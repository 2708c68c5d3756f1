import { TaxiwayError } from '../../client/errors.ts'
import type { Platform } from '../../client/platform.ts'
import { withTimeout } from '../../client/time/timeout.ts'
import type { FlowOptions } from '../../deployment/flow.ts'
import type { Deployments } from '../../github/deployments/deployments.ts'
import type { PullRequestEvent } from '../../github/job/environment.ts'
import type { Job } from '../../github/job/job.ts'
import type { JobReporter } from '../shared/job-reporter.ts'
import type { PreviewInputs } from './inputs.ts'

/** The longest that one request to GitHub may hold the deploy up, and its share of the time that is left. */
const longestForGithubMs = 20_000
const shareForGithub = 1 / 8

/** What the parts of the preview action work with. */
export interface PreviewContext {
  readonly job: Job
  readonly platform: Platform
  readonly reporter: JobReporter
  readonly inputs: PreviewInputs
  readonly event: PullRequestEvent
  /** Where previews are remembered; undefined without a token. */
  readonly deployments: Deployments | undefined
  /** When the run began, on the clock of `performance.now()`. */
  readonly startedMs: number
}

/** The context of a run that begins now. */
export function openContext(
  given: Pick<PreviewContext, 'job' | 'platform' | 'reporter' | 'inputs' | 'event'>,
): PreviewContext {
  const deployments = given.reporter.github.deployments({ transient: true })
  return { ...given, deployments, startedMs: performance.now() }
}

/** Milliseconds since the run began. */
export function elapsedMs({ startedMs }: PreviewContext): number {
  return performance.now() - startedMs
}

/** The time that a flow of this run may take, and how it reads status words. */
export function flowOptions(context: PreviewContext): Required<Pick<FlowOptions, 'timeoutMs'>> & FlowOptions {
  const { inputs, job } = context
  const timeoutMs = Math.max(1, inputs.follow.timeoutMs - elapsedMs(context))
  return { ...inputs.follow, timeoutMs, signal: job.signal }
}

/** Limits one request to the platform: `mostMs` milliseconds, and no more than the run has left. */
export function callOptions(
  context: PreviewContext,
  mostMs: number,
): { readonly signal: AbortSignal; readonly timeoutMs: number } {
  return { signal: context.job.signal, timeoutMs: Math.min(mostMs, flowOptions(context).timeoutMs) }
}

/**
 * Waits for GitHub, for a share of the time that is left unless `limitMs` is given. Rejects as the work does, once the time is up,
 * and with the reason of a cancellation.
 */
export async function waitForGithub<T>(
  context: PreviewContext,
  work: Promise<T>,
  limitMs = Math.min(longestForGithubMs, flowOptions(context).timeoutMs * shareForGithub),
): Promise<T> {
  return await withTimeout(work, limitMs, context.job.signal)
}

/** The error with which a request to the platform failed. Rejects when the job is cancelled, and with defects. */
export async function errorOf(context: PreviewContext, request: Promise<unknown>): Promise<TaxiwayError | undefined> {
  try {
    await request
    return undefined
  } catch (error) {
    context.job.signal.throwIfAborted()
    if (!(error instanceof TaxiwayError)) throw error
    return error
  }
}
