import { randomUUID } from 'node:crypto'
import { SerialQueue } from '../client/time/serial-queue.ts'
import { sanitizeText } from '../output/untrusted.ts'
import type { Job } from '../run/job.ts'
import type { PreviewState } from '../run/state.ts'
import { markerOf, type News, renderComment } from './comment.ts'
import type { PreviewContext, PreviewHost } from './context.ts'
import { claimService, type Remembered } from './memory.ts'
import { writeComment } from './sticky-comment.ts'

/**
 * What the host remembers and shows of one preview: its service, and its comment. Main builds it from its context, and the post step
 * from the state that main wrote down; both then use the same verbs. What the host refuses is a warning, unless a method says otherwise.
 */
export class PreviewRecord {
  readonly #job: Job
  readonly #host: Pick<PreviewHost, 'memory' | 'comments' | 'rows'>
  readonly #writesState: boolean
  #state: PreviewState
  readonly #commenting = new SerialQueue()
  #warned = false

  /** @param writesState whether the post step finishes what this run leaves undone */
  constructor(
    job: Job,
    state: PreviewState,
    host: Pick<PreviewHost, 'memory' | 'comments' | 'rows'>,
    writesState: boolean,
  ) {
    this.#job = job
    this.#state = state
    this.#host = host
    this.#writesState = writesState
    this.note({})
  }

  get target(): string {
    return this.#state.target
  }

  /** Writes down a change for the post step, at once. */
  note(change: Partial<PreviewState>): void {
    this.#state = { ...this.#state, ...change }
    if (this.#writesState) this.#job.state.note({ preview: this.#state })
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
    const { claim } = this.#state
    this.note({ creating: false })
    if (claim === undefined) return
    if (await this.attempt(() => this.#host.memory.forget(claim))) this.note({ claim: undefined })
  }

  /**
   * Has the host remember the service, or that one may exist while its id is not known. False if it does not, which was said or
   * will be. Never rejects.
   */
  async remember(): Promise<boolean> {
    const { serviceId: service } = this.#job.state.current
    const { target, created, image, exposed, url, variables, sha: head, claim: attempt } = this.#state
    const facts = { target, service, created, image, exposed, url, variables, head, attempt }
    let isRemembered = false
    await this.attempt(async () => {
      isRemembered = await this.#host.memory.remember(facts)
    })
    return isRemembered
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
    const name = sanitizeText(this.#state.name, this.#job.redactor)
    const body = typeof news === 'string' ? news : renderComment({ name, ...rows, ...news })
    await this.#commenting.run(async () => {
      try {
        // From its beginning on, a newer run writes the comment.
        if (last && (await memory.isOvertaken(this.target))) return
        const { comment: id } = this.#state
        const onId = (comment: number): void => this.note({ comment })
        await writeComment(comments, body, { marker: markerOf(this.target), id, onId, create })
      } catch (error) {
        if (last) this.note({ pendingComment: body })
        if (this.#warned) return
        this.#warned = true
        this.#job.console.warn(`Could not update the preview's comment: ${comments.explain(error)}.`)
      }
    })
  }

  /** False if the host refused, which is a warning. */
  async attempt(work: () => Promise<void>): Promise<boolean> {
    const { memory } = this.#host
    try {
      await work()
      return true
    } catch (error) {
      this.#job.console.warn(`Could not remember the state of the preview in ${memory.name}: ${memory.explain(error)}.`)
      return false
    }
  }
}

/** The record of a run of main. */
export function openRecord({ host, inputs, job }: PreviewContext, target: string, writesState: boolean): PreviewRecord {
  const { image } = inputs.source
  // A service that was given by id alone is shown by its id.
  const name = inputs.isNamed ? inputs.name : (inputs.givenId ?? inputs.name)
  const { number, headSha: sha } = host
  const variables = inputs.variables.map(({ key }) => key)
  return new PreviewRecord(job, { target, name, number, sha, image, variables }, host, writesState)
}
