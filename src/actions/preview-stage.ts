import type { Platform } from '../client/platform.ts'
import type { FlowOptions } from '../deployment/run.ts'
import type { Deployments } from '../github/deployments.ts'
import { githubRefusal } from '../github/github-api.ts'
import type { Job } from '../github/job.ts'
import type { PreviewTrace } from '../github/job-state.ts'
import { type PullRequestNow, readPullRequest } from '../github/pull-request.ts'
import type { PullRequestEvent } from '../github/pull-request-event.ts'
import { inTime } from '../github/time-limit.ts'
import type { JobReporter } from './job-reporter.ts'
import type { PreviewInputs } from './preview-inputs.ts'

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

/** Whether the pull request is still as the event told. */
export type Standing =
  | { readonly kind: 'as-told' }
  /** It is not, so nobody wants this run any more; a sentence says why. */
  | { readonly kind: 'stale'; readonly why: string }
  /** GitHub does not say. */
  | { readonly kind: 'not-known' }

/**
 * Asks GitHub how the pull request stands. What cannot be read costs a warning.
 *
 * @param wanted the state in which the event found the pull request
 */
export async function standingOf(stage: PreviewStage, wanted: 'open' | 'closed'): Promise<Standing> {
  const { event, job } = stage
  const { number, headSha } = event
  try {
    const now = await pullRequestNow(stage)
    if (now === undefined) return { kind: 'not-known' }
    if (now.open !== (wanted === 'open')) {
      const why = `Pull request #${number} is ${now.open ? 'open' : 'closed'} by now, so this run has nothing to do.`
      return { kind: 'stale', why }
    }
    if (wanted === 'closed' || now.headSha === headSha) return { kind: 'as-told' }
    const why = `${headSha.slice(0, 7)} is no longer the head of pull request #${number}, which is ${now.headSha.slice(0, 7)} by now.`
    return { kind: 'stale', why }
  } catch (error) {
    job.signal.throwIfAborted()
    const why = githubRefusal(error, 'pull-requests: read')
    job.console.warn(`Whether ${headSha.slice(0, 7)} is still the head of the pull request is not known: ${why}.`)
    return { kind: 'not-known' }
  }
}

/** Why nobody wants the head of the event any more, as a sentence; undefined where it is still wanted, or GitHub does not say. */
export async function whyStale(stage: PreviewStage): Promise<string | undefined> {
  const standing = await standingOf(stage, 'open')
  return standing.kind === 'stale' ? standing.why : undefined
}

/** The pull request as it stands; undefined without a token. Rejects with what GitHub's client throws. */
export async function pullRequestNow(
  stage: PreviewStage,
  limitMs = githubMs(stage),
): Promise<PullRequestNow | undefined> {
  const { event, inputs, job, reporter } = stage
  const { repository } = inputs
  const token = inputs.report.githubToken
  if (token === undefined) return undefined
  const asked = { repository, number: event.number, token, signal: reporter.github.signal() }
  return await inTime(readPullRequest(asked), limitMs, job.signal)
}
