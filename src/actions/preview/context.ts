import type { Platform } from '../../client/platform.ts'
import { withTimeout } from '../../client/time/timeout.ts'
import type { FlowOptions } from '../../deployment/flow.ts'
import type { KeyCheck } from '../../deployment/start/preflight.ts'
import { githubRefusal, readPullRequest } from '../../github/api/client.ts'
import type { Deployments } from '../../github/deployments/deployments.ts'
import type { PullRequestEvent } from '../../github/job/environment.ts'
import { TaxiwayError } from '../../text/error.ts'
import { message } from '../../text/message.ts'
import type { Job } from '../shared/job.ts'
import type { JobReporter } from '../shared/job-reporter.ts'
import type { PreviewInputs } from './inputs.ts'

/** The longest that one request to GitHub may hold the deploy up, and its share of the time that is left. */
const longestForGitHubMs = 20_000
const shareForGitHub = 1 / 8

/** What the parts of the preview action work with. */
export interface PreviewContext {
  readonly job: Job
  readonly platform: Platform
  readonly reporter: JobReporter
  readonly inputs: PreviewInputs
  readonly event: PullRequestEvent
  /** Where previews are remembered; undefined without a token. */
  readonly deployments: Deployments | undefined
  /** Begun with the run, so that the platform answers while GitHub is asked. */
  readonly keyCheck: KeyCheck
  /** When the run began, on the clock of `performance.now()`. */
  readonly startedMs: number
}

/** Milliseconds since the run began. */
export function elapsedMs({ startedMs }: PreviewContext): number {
  return performance.now() - startedMs
}

/** The time that a flow of this run may take, and how it reads status words. */
export function flowOptions(context: PreviewContext): FlowOptions & { readonly timeoutMs: number } {
  const { inputs, job, keyCheck } = context
  const timeoutMs = Math.max(1, inputs.follow.timeoutMs - elapsedMs(context))
  return { ...inputs.follow, timeoutMs, signal: job.signal, keyCheck }
}

/** Limits one request to the platform: `mostMs` milliseconds, and no more than the run has left. */
export function callOptions(context: PreviewContext, mostMs: number) {
  return { signal: context.job.signal, timeoutMs: Math.min(mostMs, flowOptions(context).timeoutMs) }
}

/**
 * Waits for GitHub, for a share of the time that is left unless `limitMs` is given. Rejects as the work does, once the time is up,
 * and with the reason of a cancellation.
 */
export async function waitForGitHub<T>(
  context: PreviewContext,
  work: Promise<T>,
  limitMs = Math.min(longestForGitHubMs, flowOptions(context).timeoutMs * shareForGitHub),
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
 * Asks GitHub whether the pull request is still as the event said. `outdated` is a sentence that says why this run is no longer
 * needed. It is not `known` where GitHub does not say; a failed read is a warning.
 *
 * @param expected the state in which the event found the pull request
 */
export async function checkPullRequest(
  context: PreviewContext,
  expected: 'open' | 'closed',
): Promise<{ readonly known: boolean; readonly outdated?: string }> {
  const { event, job } = context
  const { number, headSha } = event
  const sha = headSha.slice(0, 7)
  try {
    const now = await readPullRequestNow(context)
    if (now === undefined) return { known: false }
    if (now.open !== (expected === 'open')) {
      const outdated = now.open
        ? message`preview-pull-request-open: Nothing to do: pull request #${number} is open now.`
        : message`preview-pull-request-closed: Nothing to do: pull request #${number} is closed now.`
      return { known: true, outdated }
    }
    if (expected === 'closed' || now.headSha === headSha) return { known: true }
    const outdated = message`preview-head-outdated: Nothing to do: ${sha} is no longer the head of pull request #${number}. The head is now ${now.headSha.slice(0, 7)}.`
    return { known: true, outdated }
  } catch (error) {
    job.signal.throwIfAborted()
    const why = githubRefusal(error, 'pull-requests: read')
    job.console.warn(
      message`preview-head-unknown: Could not check whether ${sha} is still the head of the pull request: ${why}.`,
    )
    return { known: false }
  }
}

/** Why the head of the event is no longer to be deployed, as a sentence; undefined where it is, or GitHub does not say. */
export async function whyOutdated(context: PreviewContext): Promise<string | undefined> {
  return (await checkPullRequest(context, 'open')).outdated
}

/** The pull request now; undefined without a token. Rejects with what GitHub's client throws. */
export async function readPullRequestNow(context: PreviewContext, limitMs?: number) {
  const { deployments, event, inputs } = context
  if (deployments === undefined) return undefined
  return await waitForGitHub(context, readPullRequest(deployments.client(), inputs.repository, event.number), limitMs)
}
