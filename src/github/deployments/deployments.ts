import { randomUUID } from 'node:crypto'
import { array, nullish, number, object, optional, parse, safeParse, string, unknown } from 'valibot'
import { isMissing, RefusedError } from '../../client/errors.ts'
import { writeOrFind } from '../../client/write-or-find.ts'
import type { RememberedResult, RememberedRun } from '../../deployment/last-good.ts'
import { sanitizeText } from '../../output/untrusted.ts'
import type { RememberedVariables } from '../../run/tracker.ts'
import { definedFields } from '../../text/defined-fields.ts'
import { awaitLater } from '../../text/error.ts'
import { excerpt, message } from '../../text/message.ts'
import { GitHubRepository, pageSize, type RepositoryAccess } from '../api/client.ts'
import { type DeploymentMemory, readMemory } from './memory.ts'

/** Where GitHub deployments are: an environment of a repository, seen with a token. */
export interface DeploymentsTarget extends RepositoryAccess {
  readonly environment: string
  /** The environment is temporary and not production, such as a pull request's preview. */
  readonly transient?: boolean
}

const created = object({ id: number() })
const account = object({ login: string() })
/** The fields that are used of GitHub's rows. */
const deploymentRow = object({
  id: number(),
  payload: unknown(),
  creator: optional(account),
  created_at: optional(string()),
  updated_at: optional(string()),
  sha: optional(string()),
})
const statusRows = array(
  object({
    state: string(),
    description: nullish(string(), ''),
    environment_url: nullish(string()),
    log_url: nullish(string()),
    creator: nullish(account),
  }),
)

/** A GitHub deployment that Taxiway created with this token. */
export interface RememberedDeployment {
  readonly id: number
  readonly sha: string | undefined
  /** How old it was when GitHub was asked, in milliseconds by GitHub's own clock; undefined if GitHub did not say. */
  readonly ageMs: number | undefined
  /** When its last status was set, RFC 3339, or it was created. */
  readonly updatedAt: string | undefined
  /** How long ago that was, as `ageMs`. */
  readonly idleMs: number | undefined
  readonly memory: DeploymentMemory
}

export const deploymentStates = ['in_progress', 'queued', 'success', 'failure', 'error', 'inactive'] as const
export type DeploymentState = (typeof deploymentStates)[number]

export interface DeploymentStatus {
  readonly state: DeploymentState
  readonly description: string
  readonly url?: string | undefined
  readonly logUrl?: string | undefined
}

/** One of an environment; absent only if all that GitHub has of it were read. */
export type FoundDeployment =
  | { readonly kind: 'found'; readonly value: RememberedDeployment }
  | { readonly kind: 'absent'; readonly proof: 'all were read' }
  | { readonly kind: 'unknown'; readonly why: string }

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

const longestDescription = 140
/** The pages that are read at most, the newest first. */
const mostPages = 10
/** Each look at a status costs one of the 1,000 requests that a job's token has in an hour. */
const mostJudged = 100
const replaced = 'Replaced by a newer deployment'
/** As a status of a preview. */
export const closedStatus = 'The preview has ended'

/** A success that a newer one has replaced is inactive; another author may not make one. */
function resultOf(status: { state: string; description: string; own: boolean } | undefined): RememberedResult {
  if (status?.state === 'failure') return 'failed'
  const succeeded = status?.state === 'success' || (status?.state === 'inactive' && status.description === replaced)
  return succeeded && status.own ? 'succeeded' : 'unknown'
}

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
  async create(refs: readonly string[], memory: DeploymentMemory, task?: string): Promise<number> {
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

  /** The newest of our own that is wanted, and whose status is a success, among the last 1,000 of the environment. */
  async lastSuccess(isWanted: (deployment: RememberedDeployment) => boolean = () => true): Promise<FoundDeployment> {
    const judged = this.#judged({}, isWanted)
    for (let next = await judged.next(); ; next = await judged.next()) {
      if (next.done) {
        if (next.value) return { kind: 'absent', proof: 'all were read' }
        return { kind: 'unknown', why: `GitHub has more deployments of the environment than could be read` }
      }
      if (next.value.last?.state === 'success') return { kind: 'found', value: next.value }
    }
  }

  /** Whether the last status of one of the target for this commit is a success. */
  async hasSucceeded(target: string, sha: string): Promise<boolean> {
    const isWanted = (each: RememberedDeployment): boolean => each.sha === sha && each.memory.target === target
    for await (const { last } of this.#judged({ sha }, isWanted)) if (last?.own && last.state === 'success') return true
    return false
  }

  /** The runs that deployed the target, of each commit the newest, the newest first, among the last 1,000 of the environment. */
  async readRuns(target: string): Promise<RememberedRun[]> {
    const runs = new Map<string, RememberedRun>()
    let importedSince: readonly string[] = []
    for await (const { id, sha, memory } of this.own({ targets: [target] })) {
      if (memory.target !== target) continue
      if (sha !== undefined && !runs.has(sha))
        runs.set(sha, { commit: sha, importedSince, result: async () => resultOf(await this.lastStatus(id)) })
      importedSince = [...new Set([...importedSince, ...(memory.variables?.imported ?? [])])]
    }
    return [...runs.values()]
  }

  /**
   * The names of the target's variables that deployments have imported, and that are not known to be deleted: of the newest one that
   * remembers any, and of those before it that it did not know, among the last 1,000 of the environment.
   */
  async readVariables(target: string): Promise<RememberedVariables> {
    const names = new Set<string>()
    const own = this.own({ targets: [target] })
    for (let next = await own.next(); ; next = await own.next()) {
      if (next.done) {
        if (names.size > 0) return { kind: 'found', value: [...names], isWhole: next.value }
        if (next.value) return { kind: 'absent', proof: 'all were read' }
        return { kind: 'unknown', why: `GitHub has more deployments of the environment than could be read` }
      }
      const { memory } = next.value
      if (memory.target !== target || memory.variables === undefined) continue
      const { imported, left, isWhole } = memory.variables
      for (const name of [...imported, ...left]) names.add(name)
      if (isWhole) return { kind: 'found', value: [...names], isWhole }
    }
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
    for await (const { id, last } of this.#judged(since ? { since } : { pages: 1 }, isOlder)) {
      if (last?.own && last.state === 'inactive' && last.description === replaced) break
      if (last?.state === 'success' || (transient && last?.state !== 'inactive')) active.push(id)
      if (last?.state === 'success' && !transient) break
    }
    // The oldest first: should this end early, nothing older than a replaced one is left active.
    for (const id of active.toReversed()) await this.update(id, { state: 'inactive', description: replaced })
  }

  /** Sets those of the target to inactive, 100 at most; `description` says why. They are searched from `since` on, or by their commit. */
  async endAll(
    target: string,
    description: string,
    search: { readonly since?: Date | undefined; readonly sha?: string },
  ): Promise<void> {
    const isOfTarget = ({ memory }: RememberedDeployment): boolean => memory.target === target
    for await (const { id, last } of this.#judged({ ...search, targets: [target] }, isOfTarget))
      if (last?.state !== 'inactive') await this.update(id, { state: 'inactive', description })
  }

  /** Those that are wanted, 100 at most, each with its last status. Ends with whether those were all that there are. */
  async *#judged(search: Search, isWanted: (deployment: RememberedDeployment) => boolean) {
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
    awaitLater(this.github.author())
    let count = 0
    let isWhole = false
    let isReadable = true
    const listed = { environment, per_page: pageSize, ...definedFields({ task, sha }) }
    for await (const { rows: all, isLast, answeredAtMs } of this.github.pages(
      ({ paginate, rest }, place) => paginate.iterator(rest.repos.listDeployments, { ...place, ...listed }),
      since ? pages + 1 : pages,
    )) {
      isWhole = isLast
      if (++count > pages) throw new Error(`the environment ${environment} has too many GitHub deployments to search`)
      const author = await this.github.author()
      const rows = all.map((row) => safeParse(deploymentRow, row)).flatMap((read) => (read.success ? read.output : []))
      // One that cannot be read, or names nobody, may be our own.
      isReadable &&= rows.length === all.length && rows.every(({ creator }) => creator !== undefined)
      for (const { id, sha, payload, creator, created_at: createdAt, updated_at: updatedAt = createdAt } of rows) {
        const memory = readMemory(payload)
        if (memory === undefined) continue
        const times = { ageMs: ageAt(answeredAtMs, createdAt), updatedAt, idleMs: ageAt(answeredAtMs, updatedAt) }
        if (creator?.login === author.login) yield { id, sha, ...times, memory }
        else if (author.assumed && targets.includes(memory.target))
          throw new Error(message`github-token-owner-unknown: GitHub did not say which account the token belongs to`)
      }
      const oldest = rows.at(-1)?.created_at
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

  /** What this token's own author has said in the statuses of one; undefined if there is no such one. */
  async ownDescriptions(id: number): Promise<string[] | undefined> {
    try {
      return (await this.ownStatuses(id)).map(({ description }) => description)
    } catch (error) {
      if (isMissing(error)) return undefined
      throw error
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

function ageAt(answeredAtMs: number | undefined, time: string | undefined): number | undefined {
  const timeMs = Date.parse(time ?? '')
  return answeredAtMs === undefined || Number.isNaN(timeMs) ? undefined : answeredAtMs - timeMs
}
