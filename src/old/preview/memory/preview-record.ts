import { randomUUID } from 'node:crypto'
import { SerialQueue } from '../../client/time/serial-queue.ts'
import { outcomeFacts } from '../../deployment/outcome.ts'
import { sanitizeText } from '../../output/untrusted.ts'
import { logTail, type RunReport, servedAt } from '../../report/run-report.ts'
import { toHeadline } from '../../report/summary/headline.ts'
import type { Job } from '../../run/job.ts'
import type { PreviewState } from '../../run/job-state.ts'
import { type EndListener, noTracker, type Tracker } from '../../run/tracker.ts'
import { formatDuration } from '../../text/formats/duration.ts'
import { closedMeanwhile, formatMarker, formatOutcome, type News, renderComment } from '../comment/comment-text.ts'
import { writeComment } from '../comment/sticky-comment.ts'
import type { PreviewHost } from '../host.ts'
import { claimService } from './claim.ts'
import type { Remembered } from './preview-memory.ts'

/**
 * What is known of one preview during a run, and how its host is told: its service, and its comment. The facts are those of the job's state,
 * so that the post step continues with the same record. What the host refuses is a warning, unless a method says otherwise.
 */
export class PreviewRecord implements EndListener {
  readonly #job: Job
  readonly #host: Pick<PreviewHost, 'memory' | 'comments' | 'rows'>
  readonly #tracker: Pick<Tracker, 'retire'>
  /** Where the job's state has none yet. */
  readonly #begun: PreviewState
  readonly #commenting = new SerialQueue()
  #warned = false
  #beforeMs: number | undefined

  constructor(
    job: Job,
    begun: PreviewState,
    host: Pick<PreviewHost, 'memory' | 'comments' | 'rows'>,
    tracker: Pick<Tracker, 'retire'> = noTracker,
  ) {
    this.#job = job
    this.#begun = begun
    this.#host = host
    this.#tracker = tracker
    this.note(begun)
  }

  get target(): string {
    return this.#begun.target
  }

  get #facts(): PreviewState {
    return this.#job.state.current.preview ?? this.#begun
  }

  /** The name of the service, safe to show. */
  get shownName(): string {
    return sanitizeText(this.#facts.name, this.#job.redactor)
  }

  /** Has the comment say how long the deployment before this one took; undefined if that is not known. */
  noteBefore(ms: number | undefined): void {
    this.#beforeMs = ms
  }

  /** Writes down a change for the post step, at once. */
  note(change: Partial<PreviewState>): void {
    this.#job.state.note({ preview: { ...this.#facts, ...change } })
  }

  /**
   * Claims the creation of the service. Undefined if the claim is ours, otherwise what another run did or is doing. Rejects if
   * the host refuses.
   *
   * @param gone the service that is remembered, if it certainly no longer exists
   */
  async claim(gone: string | undefined): Promise<Remembered | undefined> {
    const attempt = randomUUID()
    this.note({ claim: attempt })
    const other = await claimService(this.#host.memory, { target: this.target, attempt, gone })
    if (other !== undefined) this.note({ claim: undefined })
    return other
  }

  /** Nothing was created: ends the claim, if there is one. Never rejects. */
  async forgetClaim(): Promise<void> {
    const { claim } = this.#facts
    this.note({ creating: false })
    if (claim === undefined) return
    if (await this.attempt(this.#host.memory.forget(claim))) this.note({ claim: undefined })
  }

  /**
   * Has the host remember the service, or that one may exist while its id is not known. False if it does not, which was said or
   * will be. Never rejects.
   */
  async remember(): Promise<boolean> {
    const { serviceId: service } = this.#job.state.current
    const { target, created, image, exposed, url, sha: head, claim: attempt } = this.#facts
    const remembering = this.#host.memory.remember({
      ...{ target, service, created, image, exposed, url, head, attempt },
    })
    return (await this.attempt(remembering)) && (await remembering)
  }

  /** The comment's last version. What the host does not take is left to the post step. */
  async finish(run: RunReport): Promise<void> {
    const { outcome, passed, durationMs } = run
    if (this.#facts.hasEnded) {
      const { serviceId } = this.#job.state.current
      if (serviceId === undefined) return
      await this.#tracker.retire('The preview has ended')
      return await this.commentOnClose(closedMeanwhile(serviceId))
    }
    // The head is outdated, so another run writes the comment.
    if (outcome === 'skipped') return
    const isGood = outcomeFacts[outcome].isDeployed
    const { text: title, rest } = toHeadline(run, { action: 'preview', name: this.shownName })
    const news = {
      ...formatOutcome(outcome),
      title,
      url: servedAt(run),
      duration: formatDuration(durationMs),
      ...(isGood ? {} : { reason: rest, tail: passed ? [] : logTail(run) }),
    }
    await this.comment(news, { last: true })
  }

  /** Says in the comment, if there is one, that the preview has ended. */
  async commentOnClose(reason: string): Promise<void> {
    await this.comment({ icon: '💤', news: 'has ended', reason }, { create: false, last: true })
  }

  /**
   * Writes the comment, one version after the other. Never rejects.
   *
   * @param news of this run, or a body that was rendered before
   * @param create false writes only if there is a comment already
   * @param last whether it is the run's last: then it gives way to a newer run, and is left to the post step if the host refuses
   */
  async comment(news: News | string, { create = true, last = false } = {}): Promise<void> {
    const { comments, memory, rows } = this.#host
    if (comments === undefined) return
    const before = this.#beforeMs === undefined ? {} : { before: formatDuration(this.#beforeMs) }
    const body = typeof news === 'string' ? news : renderComment({ name: this.shownName, ...rows, ...before, ...news })
    await this.#commenting.run(async () => {
      try {
        // From its beginning on, a newer run writes the comment.
        if (last && (await memory.isOvertaken(this.target))) return
        const { comment: id } = this.#facts
        const comment = await writeComment(comments, body, { marker: formatMarker(this.target), id, create })
        this.note({ comment })
      } catch (error) {
        if (last) this.note({ pendingComment: body })
        if (this.#warned) return
        this.#warned = true
        this.#job.console.warn(`Could not update the preview's comment: ${comments.explain(error)}.`)
      }
    })
  }

  /** False if the host refused, which is a warning. */
  async attempt(work: Promise<unknown>): Promise<boolean> {
    const { memory } = this.#host
    try {
      await work
      return true
    } catch (error) {
      this.#job.console.warn(`Could not remember the state of the preview in ${memory.name}: ${memory.explain(error)}.`)
      return false
    }
  }
}
