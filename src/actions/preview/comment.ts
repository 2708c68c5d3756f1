import type { Outcome } from '../../deployment/report.ts'
import { githubRefusal } from '../../github/api/client.ts'
import { KeptComment } from '../../github/comment/kept-comment.ts'
import { formatDuration } from '../../text/duration.ts'
import type { FinishedRun } from '../shared/github-reporter.ts'
import { markerOf, newsOfRun, type PreviewNews, renderPreview } from './comment-body.ts'
import { type PreviewStage, trace } from './context.ts'
import { shownName } from './inputs.ts'
import { isOvertaken } from './memory.ts'
import { pullRequestNow } from './standing.ts'

/** How long GitHub may take to say at the end whether the pull request is still open. */
const lastLookMs = 3_000

/** What a comment says of a run's end. */
const endings: Readonly<Record<Outcome, { readonly sign: string; readonly news: string }>> = {
  succeeded: { sign: '✅', news: 'is ready' },
  accepted: { sign: '✅', news: 'was accepted' },
  failed: { sign: '❌', news: 'failed' },
  cancelled: { sign: '⏹️', news: 'was cancelled on the platform' },
  superseded: { sign: '⏭️', news: 'was replaced by a newer deployment' },
  'timed-out': { sign: '⌛', news: 'timed out' },
  indeterminate: { sign: '❔', news: 'is in an unknown state' },
  skipped: { sign: '⏭️', news: 'was skipped' },
  aborted: { sign: '⏹️', news: 'was stopped with its job' },
}

/** What the user must know of a service that nobody removed: the contract documents no way to. */
export function stillBilled(serviceId: string): string {
  return `Service ${serviceId} still exists and is billed: delete it in the dashboard of the platform.`
}

/**
 * Keeps the preview's one comment up to date. Works beside the deployment, in order, and never fails it: refusals are one
 * warning.
 */
export class PreviewComment {
  readonly #stage: PreviewStage
  readonly #target: string
  readonly #comment: KeptComment | undefined
  #work: Promise<void> = Promise.resolve()
  #warned = false

  constructor(stage: PreviewStage, target: string) {
    const { deployments, event, inputs, reporter } = stage
    const token = inputs.report.githubToken
    this.#stage = stage
    this.#target = target
    if (!inputs.comment || token === undefined || deployments === undefined) return
    const marker = markerOf(target)
    this.#comment = new KeptComment(
      {
        repository: inputs.repository,
        number: event.number,
        token,
        signal: reporter.github.signal(),
        marker,
        author: () => deployments.author(),
      },
      { onId: (comment) => trace(this.#stage, { comment }) },
    )
  }

  /** The run has begun. */
  begin(): void {
    void this.#write({ sign: '🚧', news: 'is being built' })
  }

  /** The run has come to its end. What GitHub was not told is left to the post step. */
  async end({ outcome, durationMs, reason, url, tail }: FinishedRun): Promise<void> {
    if (await this.#isClosed()) return await this.#closedMeanwhile()
    // Nobody wanted the head any more, so another run writes the comment.
    if (outcome === 'skipped') return
    const good = outcome === 'succeeded' || outcome === 'accepted'
    await this.#write(
      { ...endings[outcome], url, duration: formatDuration(durationMs), ...(good ? {} : { reason, tail }) },
      { last: true },
    )
  }

  async #isClosed(): Promise<boolean> {
    const now = await pullRequestNow(this.#stage, lastLookMs).catch(() => undefined)
    return now?.open === false
  }

  /** The run of the close came before the end of this one, and perhaps before there was a service. */
  async #closedMeanwhile(): Promise<void> {
    const { job, reporter } = this.#stage
    const { serviceId } = job.state.current
    if (serviceId === undefined) return
    await reporter.github.retire('The pull request was closed')
    await this.close({ news: 'has ended', reason: `The pull request is closed. ${stillBilled(serviceId)}` })
  }

  /** The pull request is closed; nothing is created for that. */
  async close(news: Pick<PreviewNews, 'news' | 'reason'>): Promise<void> {
    await this.#write({ sign: '💤', ...news }, { create: false, last: true })
  }

  async #write(
    news: Omit<PreviewNews, 'name' | 'commit' | 'run'>,
    { create = true, last = false }: { readonly create?: boolean; readonly last?: boolean } = {},
  ): Promise<void> {
    const comment = this.#comment
    if (comment === undefined) return
    const { job } = this.#stage
    const { event, inputs } = this.#stage
    const about = newsOfRun(job, { name: shownName(inputs), sha: event.headSha })
    const body = renderPreview({ ...about, ...news })
    this.#work = this.#work.then(async () => {
      try {
        if (last && (await this.#isOvertaken())) return
        await comment.write(body, { create })
      } catch (error) {
        if (last) trace(this.#stage, { untold: body })
        if (this.#warned) return
        this.#warned = true
        const why = githubRefusal(error, 'pull-requests: write')
        job.console.warn(`The comment on the pull request is not kept up to date: ${why}.`)
      }
    })
    await this.#work
  }

  /** A newer run writes the comment from its beginning on. */
  async #isOvertaken(): Promise<boolean> {
    const { deployments, job } = this.#stage
    const ours = job.state.current.githubDeployment
    if (deployments === undefined || ours === undefined) return false
    return await isOvertaken(deployments, this.#target, ours).catch(() => false)
  }
}
