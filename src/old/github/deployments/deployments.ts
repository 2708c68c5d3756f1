import { randomUUID } from 'node:crypto'
import { number, object, parse } from 'valibot'
import { isMissing, RefusedError } from '../../client/errors.ts'
import { writeOrFind } from '../../client/write-or-find.ts'
import { sanitizeText } from '../../output/untrusted.ts'
import { silenceUntilAwaited } from '../../text/deferred-rejection.ts'
import { definedFields } from '../../text/defined-fields.ts'
import { excerpt } from '../../text/formats/shortening.ts'
import { message } from '../../text/message.ts'
import { GitHubRepository, pageSize, type RepositoryAccess } from '../api/github-repository.ts'
import type { DeploymentPayload } from './deployment-payload.ts'
import { type RememberedDeployment, readDeploymentRows, statusRows } from './deployment-row.ts'

/** Where GitHub deployments are: an environment of a repository, seen with a token. */
export interface DeploymentsTarget extends RepositoryAccess {
  readonly environment: string
  /** The environment is temporary and not production, such as a pull request's preview. */
  readonly transient?: boolean
}

export const deploymentStates = ['in_progress', 'queued', 'success', 'failure', 'error', 'inactive'] as const
export type DeploymentState = (typeof deploymentStates)[number]

export interface DeploymentStatus {
  readonly state: DeploymentState
  readonly description: string
  readonly url?: string | undefined
  readonly logUrl?: string | undefined
}

interface Search {
  readonly since?: Date | undefined
  readonly pages?: number
  readonly targets?: readonly string[]
  /** Only those that were created for it. */
  readonly task?: string | undefined
  /** Only those of this commit. */
  readonly sha?: string
}

/** What this token's own author has said of a deployment. */
export interface OwnStatus {
  readonly state: string
  readonly description: string
  /** The address of the run that said it. */
  readonly logUrl: string | undefined
}

const created = object({ id: number() })

const longestDescription = 140
/** The pages that are read at most, the newest first. */
const mostPages = 10
/** Each look at a status costs one of the 1,000 requests that a job's token has in an hour. */
const mostJudged = 100
/** As a status of one that a newer one has replaced. */
export const replacedStatus = 'Replaced by a newer deployment'
/** As a status of a preview. */
export const closedStatus = 'The preview has ended'

/** The GitHub deployments of one environment. Every method rejects as the repository does. */
export class Deployments {
  readonly github: GitHubRepository
  readonly #target: DeploymentsTarget

  constructor(target: DeploymentsTarget) {
    this.github = new GitHubRepository(target)
    this.#target = target
  }

  /**
   * Creates one, without merging anything or waiting for checks. Gives its id.
   *
   * @param refs commits, branches or tags to name as deployed, the best first: the first one that GitHub knows is used
   * @param task by which GitHub lists it, if it stands for no deployment
   */
  async create(refs: readonly string[], memory: DeploymentPayload, task?: string): Promise<number> {
    const { environment, transient } = this.#target
    const { attempt = randomUUID() } = memory
    const [ref = 'HEAD', ...others] = refs
    const fields = {
      ...{ ref, environment, payload: { tool: 'taxiway', ...memory, attempt }, description: 'Taxiway' },
      ...{ auto_merge: false, required_contexts: [], ...definedFields({ task }) },
      ...(transient ? { transient_environment: true, production_environment: false } : {}),
    }
    const write = async () =>
      parse(created, await this.github.ask(({ rest }, place) => rest.repos.createDeployment({ ...place, ...fields })))
        .id
    try {
      return await writeOrFind(write, () => this.findCreated(attempt, task), this.github.signal)
    } catch (error) {
      // 422: no such ref; 409: it cannot be deployed as it stands.
      const isRefused = error instanceof RefusedError && (error.status === 422 || error.status === 409)
      if (others.length === 0 || !isRefused) throw error
      return await this.create(others, { ...memory, attempt }, task)
    }
  }

  /** The id of the one that this attempt created, among the newest of the task; undefined if there is none. */
  async findCreated(attempt: string, task?: string): Promise<number | undefined> {
    for await (const { id, memory } of this.own({ pages: 1, task })) if (memory.attempt === attempt) return id
    return undefined
  }

  /** Sets a status; its description is cut to the length that GitHub accepts. */
  async update(id: number, { state, description: whole, url, logUrl }: DeploymentStatus): Promise<void> {
    const description = excerpt(sanitizeText(whole, this.#target.redactor), longestDescription)
    const addresses = definedFields({ environment_url: url, log_url: logUrl })
    // Other deployments of the environment may stand for other services; `retire` knows which do not.
    const fields = { state, description, ...addresses, auto_inactive: false }
    await writeOrFind<unknown>(
      () =>
        this.github.ask(({ rest }, place) =>
          rest.repos.createDeploymentStatus({ ...place, deployment_id: id, ...fields }),
        ),
      async () => {
        const last = await this.lastStatus(id)
        return last?.own === true && last.state === state && last.description === description ? last : undefined
      },
      this.github.signal,
    )
  }

  /**
   * Sets those of the same target that are older than this one to inactive: it has replaced them. Below a success nothing is
   * active, because that success retired it; in a transient environment deployments that never succeeded end too. Looks at the
   * newest 100 of the environment, and with `since`, the time of the earliest possible one, at all from then on, until it meets
   * one that was replaced before.
   */
  async retire(target: string, newest: number, since?: Date): Promise<void> {
    const { transient } = this.#target
    const active: number[] = []
    const isOlder = ({ id, memory }: RememberedDeployment): boolean => id < newest && memory.target === target
    for await (const { id, last } of this.judged(since ? { since } : { pages: 1 }, isOlder)) {
      if (last?.own && last.state === 'inactive' && last.description === replacedStatus) break
      if (last?.state === 'success' || (transient && last?.state !== 'inactive')) active.push(id)
      if (last?.state === 'success' && !transient) break
    }
    // The oldest first: should this end early, nothing older than a replaced one is left active.
    for (const id of active.toReversed()) await this.update(id, { state: 'inactive', description: replacedStatus })
  }

  /** Sets those of the target to inactive, 100 at most; `description` says why. They are searched from `since` on, or by their commit. */
  async endAll(
    target: string,
    description: string,
    search: { readonly since?: Date | undefined; readonly sha?: string },
  ): Promise<void> {
    const isOfTarget = ({ memory }: RememberedDeployment): boolean => memory.target === target
    for await (const { id, last } of this.judged({ ...search, targets: [target] }, isOfTarget))
      if (last?.state !== 'inactive') await this.update(id, { state: 'inactive', description })
  }

  /** Those that are wanted, 100 at most, each with its last status. Ends with whether those were all that there are. */
  async *judged(search: Search, isWanted: (deployment: RememberedDeployment) => boolean) {
    const own = this.own(search)
    let judged = 0
    for (let next = await own.next(); ; next = await own.next()) {
      if (next.done) return next.value
      if (!isWanted(next.value)) continue
      if (judged++ === mostJudged) return false
      yield { ...next.value, last: await this.lastStatus(next.value.id) }
    }
  }

  /**
   * Those that Taxiway created with this token, newest first, among the last 1,000 of the environment; with `since` all from
   * then on, or an error if there are more than 1,000. Everyone with write access can write a payload, so the author is
   * checked. If GitHub does not say who that is, a payload with one of `targets` by another author is an error too: it may
   * be our own. Ends with whether those were surely all that the environment has.
   */
  async *own({
    since,
    pages = mostPages,
    targets = [],
    task,
    sha,
  }: Search = {}): AsyncGenerator<RememberedDeployment, boolean> {
    const { environment } = this.#target
    // Beside the first page.
    silenceUntilAwaited(this.github.author())
    let count = 0
    let isWhole = false
    let isReadable = true
    const listed = { environment, per_page: pageSize, ...definedFields({ task, sha }) }
    for await (const { rows, isLast, answeredAtMs } of this.github.pages(
      ({ paginate, rest }, place) => paginate.iterator(rest.repos.listDeployments, { ...place, ...listed }),
      since ? pages + 1 : pages,
    )) {
      isWhole = isLast
      if (++count > pages) throw new Error(`the environment ${environment} has too many GitHub deployments to search`)
      const account = await this.github.author()
      const { found, isReadable: canRead, oldest } = readDeploymentRows(rows, answeredAtMs)
      isReadable &&= canRead
      for (const { author, ...deployment } of found) {
        if (author === account.login) yield deployment
        else if (account.assumed && targets.includes(deployment.memory.target))
          throw new Error(message`github-token-owner-unknown: GitHub did not say which account the token belongs to`)
      }
      if (since && oldest && Date.parse(oldest) < since.getTime()) return false
    }
    return isWhole && isReadable
  }

  /** Deletes one, which GitHub does once it is inactive. Another run may have done so. */
  async remove(id: number): Promise<void> {
    try {
      await this.github.ask(({ rest }, place) => rest.repos.deleteDeployment({ ...place, deployment_id: id }))
    } catch (error) {
      if (!isMissing(error)) throw error
    }
  }

  /** The statuses of one that this token's own author set, the newest first. */
  async ownStatuses(id: number): Promise<readonly OwnStatus[]> {
    const author = await this.github.author()
    const all = { deployment_id: id, per_page: pageSize }
    const found: OwnStatus[] = []
    for await (const { rows } of this.github.pages(
      ({ paginate, rest }, place) => paginate.iterator(rest.repos.listDeploymentStatuses, { ...place, ...all }),
      mostPages,
    )) {
      const own = parse(statusRows, rows).filter(({ creator }) => creator?.login === author.login)
      found.push(
        ...own.map(({ state, description, log_url }) => ({ state, description, logUrl: log_url ?? undefined })),
      )
    }
    return found
  }

  /** The newest status, and whether this token's own author set it; undefined if there is none yet. */
  async lastStatus(id: number) {
    const newest = { deployment_id: id, per_page: 1 }
    const listed = this.github.ask(({ rest }, place) => rest.repos.listDeploymentStatuses({ ...place, ...newest }))
    const [author, data] = await Promise.all([this.github.author(), listed])
    const [last] = parse(statusRows, data)
    if (last === undefined) return undefined
    const { state, description, environment_url, creator } = last
    return { state, description, url: environment_url || undefined, own: creator?.login === author.login }
  }
}
