import { TaxiwayError } from '../../client/errors.ts'
import type { Platform } from '../../client/platform.ts'
import { withTimeout } from '../../client/time/timeout.ts'
import type { FlowOptions } from '../../deployment/flow.ts'
import { githubRefusal, readPullRequest } from '../../github/api/client.ts'
import type { Deployments } from '../../github/deployments/deployments.ts'
import type { PullRequestEvent } from '../../github/job/environment.ts'
import type { Job } from '../../github/job/job.ts'
import { message } from '../../text/message.ts'
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

/** The pull request now, compared with the event. */
export type PullRequestState =
  | { readonly kind: 'unchanged' }
  /** This run is no longer needed; the reason is a sentence. */
  | { readonly kind: 'outdated'; readonly reason: string }
  /** GitHub does not say. */
  | { readonly kind: 'unknown' }

/** Milliseconds since the run began. */
export function elapsedMs({ startedMs }: PreviewContext): number {
  return performance.now() - startedMs
}

/** The time that a flow of this run may take, and how it reads status words. */
export function flowOptions(context: PreviewContext): FlowOptions & { readonly timeoutMs: number } {
  const { inputs, job } = context
  const timeoutMs = Math.max(1, inputs.follow.timeoutMs - elapsedMs(context))
  return { ...inputs.follow, timeoutMs, signal: job.signal }
}

/** Limits one request to the platform: `mostMs` milliseconds, and no more than the run has left. */
export function callOptions(context: PreviewContext, mostMs: number) {
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

/**
 * Asks GitHub whether the pull request is still as the event said. A failed read is a warning.
 *
 * @param expected the state in which the event found the pull request
 */
export async function checkPullRequest(
  context: PreviewContext,
  expected: 'open' | 'closed',
): Promise<PullRequestState> {
  const { event, job } = context
  const { number, headSha } = event
  const sha = headSha.slice(0, 7)
  try {
    const now = await readPullRequestNow(context)
    if (now === undefined) return { kind: 'unknown' }
    if (now.open !== (expected === 'open')) {
      const reason = now.open
        ? message('preview-pull-request-open')`Nothing to do: pull request #${number} is open now.`
        : message('preview-pull-request-closed')`Nothing to do: pull request #${number} is closed now.`
      return { kind: 'outdated', reason }
    }
    if (expected === 'closed' || now.headSha === headSha) return { kind: 'unchanged' }
    const reason = message(
      'preview-head-outdated',
    )`Nothing to do: ${sha} is no longer the head of pull request #${number}. The head is now ${now.headSha.slice(0, 7)}.`
    return { kind: 'outdated', reason }
  } catch (error) {
    job.signal.throwIfAborted()
    const why = githubRefusal(error, 'pull-requests: read')
    job.console.warn(
      message('preview-head-unknown')`Could not check whether ${sha} is still the head of the pull request: ${why}.`,
    )
    return { kind: 'unknown' }
  }
}

/** Why the head of the event is no longer to be deployed, as a sentence; undefined where it is, or GitHub does not say. */
export async function whyOutdated(context: PreviewContext): Promise<string | undefined> {
  const state = await checkPullRequest(context, 'open')
  return state.kind === 'outdated' ? state.reason : undefined
}

/** The pull request now; undefined without a token. Rejects with what GitHub's client throws. */
export async function readPullRequestNow(
  context: PreviewContext,
  limitMs?: number,
): Promise<Awaited<ReturnType<typeof readPullRequest>> | undefined> {
  const { deployments, event, inputs } = context
  if (deployments === undefined) return undefined
  return await waitForGithub(context, readPullRequest(deployments.client(), inputs.repository, event.number), limitMs)
}
