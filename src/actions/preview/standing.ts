import { withTimeout } from '../../client/time/timeout.ts'
import { githubRefusal } from '../../github/api/client.ts'
import { type PullRequestNow, readPullRequest } from '../../github/api/pull-request.ts'
import { githubMs, type PreviewStage } from './context.ts'

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
  return await withTimeout(readPullRequest(asked), limitMs, job.signal)
}
