import { randomUUID } from 'node:crypto'
import { githubRefusal } from '../../github/api/client.ts'
import { type CommentPlace, StickyComment } from '../../github/comment/sticky-comment.ts'
import type { DeploymentStatus, Deployments } from '../../github/deployments/deployments.ts'
import type { DeploymentMemory } from '../../github/deployments/memory.ts'
import type { PreviewState } from '../../github/job/state.ts'
import { message } from '../../text/message.ts'
import type { Job } from '../shared/job.ts'
import { closedNews, markerOf, type News, renderComment, runRows } from './comment.ts'
import { type PreviewContext, waitForGitHub } from './context.ts'

/** As a status: what the GitHub deployment remembers does not exist. Nothing was created, or it was removed. Later runs read it. */
export const noServiceLeft = 'No service is left of it'

/** How main or the post step reaches GitHub. */
export interface RecordAccess {
  /** Undefined without a token: then nothing is remembered, and nothing commented. */
  readonly deployments: Deployments | undefined
  /** The comment's repository; undefined keeps no comment. */
  readonly repository: CommentPlace['repository'] | undefined
  /** Stores the memory in the GitHub deployment with the id, else in a new one. Gives its id; undefined where that failed. */
  readonly store: (memory: DeploymentMemory, id: number | undefined) => Promise<number | undefined>
  /** Limits how long a status is waited for. */
  readonly limit: <T>(work: Promise<T>) => Promise<T>
  /** Whether the state is written down for the post step. */
  readonly writesState: boolean
}

/**
 * What GitHub remembers and shows of one preview: the GitHub deployment that names its service, and its comment. Main builds it
 * from its context, and the post step from the state that main wrote down; both then use the same verbs. What GitHub refuses is a
 * warning, unless a method says otherwise.
 */
export class PreviewRecord {
  readonly #job: Job
  readonly #access: RecordAccess
  readonly #comment: StickyComment | undefined
  #state: PreviewState
  #claimId: number | undefined
  #commenting: Promise<void> = Promise.resolve()
  #warned = false

  constructor(job: Job, state: PreviewState, access: RecordAccess) {
    this.#job = job
    this.#state = state
    this.#access = access
    this.note({})
    const { repository, deployments } = access
    if (repository === undefined || deployments === undefined) return
    this.#comment = new StickyComment({
      repository,
      number: state.number,
      github: deployments,
      marker: markerOf(state.target),
      id: state.comment,
      onId: (id) => this.note({ comment: id }),
    })
  }

  /** Writes down a change for the post step, at once. */
  note(change: Partial<PreviewState>): void {
    this.#state = { ...this.#state, ...change }
    if (this.#access.writesState) this.#job.state.note({ preview: this.#state })
  }

  /** Has GitHub record, before a service is created, that one may exist from now on. Rejects where GitHub refuses. */
  async claim(): Promise<void> {
    const { deployments } = this.#access
    if (deployments === undefined) throw missingToken()
    const attempt = randomUUID()
    this.note({ claim: attempt })
    const { target } = this.#state
    this.#claimId = await deployments.create(refsOf(this.#state), { target, attempt })
    await this.settle(this.#claimId, { state: 'in_progress', description: 'A service is being created' })
  }

  /** Ends the claim, if there is one: the service is remembered elsewhere, or `noServiceLeft`. Never rejects. */
  async settleClaim(description: string): Promise<void> {
    if (this.#state.claim === undefined) return
    const id = await this.findClaim()
    const isSettled = id === undefined || (await this.settle(id, { state: 'inactive', description }))
    if (isSettled) this.note({ claim: undefined })
  }

  /** The claim's GitHub deployment; undefined where GitHub has none, or does not say. */
  async findClaim(): Promise<number | undefined> {
    const { claim } = this.#state
    if (claim === undefined) return undefined
    return this.#claimId ?? (await this.#attempt(async () => await this.#access.deployments?.findCreated(claim)))
  }

  /**
   * Has GitHub remember the service, or that one may exist while its id is not known. Gives the GitHub deployment's id; undefined
   * where GitHub did not take it. Never rejects.
   *
   * @param id a GitHub deployment of the same commit
   */
  async save(id?: number): Promise<number | undefined> {
    const { serviceId: service } = this.#job.state.current
    const { target, image, exposed } = this.#state
    const memory = service === undefined ? { target } : { target, service, image, exposed }
    if (id !== undefined) this.#job.state.note({ githubDeployment: id })
    const stored = await this.#attempt(() => this.#access.store(memory, id))
    if (stored !== undefined) this.#job.state.note({ githubDeployment: stored })
    return stored
  }

  /** Sets a status of a GitHub deployment of this preview. False where GitHub refused. Never rejects. */
  async settle(id: number, status: DeploymentStatus): Promise<boolean> {
    const { deployments } = this.#access
    const logUrl = this.#job.context.runUrl
    const done = await this.#attempt(async () => {
      if (deployments !== undefined) await this.#access.limit(deployments.update(id, { ...status, logUrl }))
      return true
    })
    return done === true
  }

  /** Says in the comment, if there is one, that the pull request was closed. */
  async commentOnClose(reason: string): Promise<void> {
    await this.comment(closedNews(reason), { create: false, last: true })
  }

  /**
   * Writes the comment, one version after the other. Never rejects.
   *
   * @param news of this run, or a body that was rendered before
   * @param create false writes only where there is a comment already
   * @param last whether it is the run's last: then it gives way to a newer run, and is left to the post step where GitHub refuses
   */
  async comment(news: News | string, { create = true, last = false } = {}): Promise<void> {
    const comment = this.#comment
    if (comment === undefined) return
    const body = typeof news === 'string' ? news : renderComment({ ...runRows(this.#job, this.#state), ...news })
    this.#commenting = this.#commenting.then(async () => {
      try {
        if (!last || !(await this.#isOvertaken())) await comment.write(body, { create })
      } catch (error) {
        if (last) this.note({ pendingComment: body })
        if (this.#warned) return
        this.#warned = true
        const why = githubRefusal(error, 'pull-requests: write')
        this.#job.console.warn(
          message`preview-comment-outdated: Could not update the comment on the pull request: ${why}.`,
        )
      }
    })
    await this.#commenting
  }

  /** Whether a newer run of this preview has begun: the comment is that run's from its beginning on. */
  async #isOvertaken(): Promise<boolean> {
    const { githubDeployment: ours } = this.#job.state.current
    const { deployments } = this.#access
    if (ours === undefined || deployments === undefined) return false
    try {
      for await (const { id, memory } of deployments.own({ pages: 1 })) {
        if (memory.target === this.#state.target) return id > ours
      }
    } catch {}
    return false
  }

  /** Undefined where GitHub refused, which is a warning. */
  async #attempt<T>(work: () => Promise<T>): Promise<T | undefined> {
    try {
      return await work()
    } catch (error) {
      const why = githubRefusal(error, 'deployments: write')
      this.#job.console.warn(
        message`preview-deployment-outdated: Could not update a GitHub deployment of the preview: ${why}.`,
      )
      return undefined
    }
  }
}

/**
 * The record of a run of main.
 *
 * @param writesState whether the post step finishes what this run leaves undone
 */
export function openRecord(context: PreviewContext, target: string, writesState: boolean): PreviewRecord {
  const { deployments, event, inputs, job, reporter } = context
  const { number, headSha: sha, createdAt: since } = event
  const { image } = inputs.source
  // A service that was given by id alone is shown by its id.
  const name = inputs.isNamed ? inputs.name : (inputs.givenId ?? inputs.name)
  const state = { target, name, number, sha, image }
  return new PreviewRecord(job, state, {
    deployments,
    repository: inputs.comment ? inputs.repository : undefined,
    store: async (memory, id) => {
      const { service } = memory
      reporter.github.keepInStep({ deployments, memory, refs: refsOf(state), id, since })
      const description = service === undefined ? 'A service may have been created' : `Service ${service}`
      return await reporter.github.begin(description, reporter.url)
    },
    limit: (work) => waitForGitHub(context, work),
    writesState,
  })
}

/** What a GitHub deployment may name as deployed, the best first: this repository knows the head of a fork by the second. */
export function refsOf({ sha, number }: Pick<PreviewState, 'sha' | 'number'>): readonly string[] {
  return [sha, `refs/pull/${number}/head`]
}

/** Why nothing can be remembered. */
export function missingToken(): Error {
  return new Error(message`preview-token-empty: \`github-token\` is empty`)
}
