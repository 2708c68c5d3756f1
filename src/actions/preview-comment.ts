import type { Outcome } from '../deployment/report.ts'
import { KeptComment } from '../github/comment.ts'
import { duration } from '../github/gantt.ts'
import { githubRefusal } from '../github/github-api.ts'
import { harmlessText } from '../github/log-lines.ts'
import { markerOf, type PreviewNews, renderPreview } from '../github/preview-comment.ts'
import type { ReportedEnd } from './job-reporter.ts'
import { type PreviewStage, trace } from './preview-stage.ts'

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
    trace(stage, { marker })
    this.#comment = new KeptComment(
      {
        repository: inputs.repository,
        number: event.number,
        token,
        signal: reporter.githubSignal(),
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
  async end({ report, reason, url, tail }: ReportedEnd): Promise<void> {
    const { outcome } = report
    const good = outcome === 'succeeded' || outcome === 'accepted'
    await this.#write(
      { ...endings[outcome], url, duration: duration(report.durationMs), ...(good ? {} : { reason, tail }) },
      { last: true },
    )
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
    const body = renderPreview({ ...newsOfRun(this.#stage), ...news })
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

  /** Whether a newer run has begun, whose comment it is from then on. */
  async #isOvertaken(): Promise<boolean> {
    const { deployments, job } = this.#stage
    const ours = job.state.current.githubDeployment
    if (deployments === undefined || ours === undefined) return false
    for await (const { id, memory } of deployments.own({ pages: 1 })) {
      if (memory.target === this.#target) return id > ours
    }
    return false
  }
}

/** What a comment says of its run, whatever became of it. */
export function newsOfRun({ event, inputs, job }: PreviewStage): Pick<PreviewNews, 'name' | 'commit' | 'run'> {
  const { environment, context } = job
  const server = environment['GITHUB_SERVER_URL']
  const address = server && `${server}/${inputs.repository.owner}/${inputs.repository.repo}/commit/${event.headSha}`
  const run = environment['GITHUB_RUN_ID']
  return {
    name: harmlessText(inputs.named || inputs.givenId === undefined ? inputs.name : inputs.givenId, job.redactor),
    commit: { sha: event.headSha, address: address || undefined },
    run: run && context.runUrl ? { id: run, address: context.runUrl } : undefined,
  }
}
