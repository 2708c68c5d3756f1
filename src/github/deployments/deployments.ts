import { randomUUID } from 'node:crypto'
import { array, nullish, number, object, parse, safeParse, string } from 'valibot'
import type { Outcome } from '../../deployment/report.ts'
import { excerpt } from '../../text/excerpt.ts'
import { type Author, askForAuthor } from '../api/author.ts'
import { type GithubClient, githubClient } from '../api/client.ts'
import { writeOnce } from '../api/failure.ts'
import { type DeploymentMemory, deploymentRow, readMemory } from './memory.ts'

/** Where a GitHub deployment stands: a repository's environment, seen with a token. */
export interface DeploymentsTarget {
  readonly repository: { readonly owner: string; readonly repo: string }
  readonly environment: string
  readonly token: string
  readonly signal: AbortSignal
  /** Made for a while and no production: a pull request's preview. */
  readonly transient?: boolean
}

const shownStatuses = array(
  object({
    state: string(),
    description: nullish(string()),
    environment_url: nullish(string()),
    creator: nullish(object({ login: string() })),
  }),
)

export interface RememberedDeployment {
  readonly id: number
  readonly sha: string | undefined
  readonly memory: DeploymentMemory
}

/** The newest status of a GitHub deployment, and whether it was this token's own author who set it. */
export interface LastStatus {
  readonly state: string
  readonly description: string
  readonly url: string | undefined
  readonly own: boolean
}

export const deploymentStates = ['in_progress', 'queued', 'success', 'failure', 'error', 'inactive'] as const
export type DeploymentState = (typeof deploymentStates)[number]

export interface DeploymentStatus {
  readonly state: DeploymentState
  readonly description: string
  readonly url?: string | undefined
  readonly logUrl?: string | undefined
}

/** GitHub's word for an outcome. What nobody saw end is an `error`; what nobody waited for stays `queued`. */
export function stateOf(outcome: Outcome): DeploymentState {
  switch (outcome) {
    case 'succeeded':
      return 'success'
    case 'failed':
      return 'failure'
    case 'accepted':
      return 'queued'
    case 'superseded':
    case 'skipped':
      return 'inactive'
    case 'cancelled':
    case 'timed-out':
    case 'indeterminate':
    case 'aborted':
      return 'error'
    default:
      return outcome satisfies never
  }
}

const longestDescription = 140
/** An environment's deployments are looked through newest first, so many at a time. */
const mostRead = 100
const mostPages = 10
/** Each costs a request of the 1,000 that a job's token has in an hour. */
const mostJudged = 100
const replaced = 'Replaced by a newer deployment'

/** The GitHub deployments of one environment. Every method rejects with what GitHub's client throws. */
export class Deployments {
  readonly #target: DeploymentsTarget
  #client: Promise<GithubClient> | undefined
  #author: Promise<Author> | undefined

  constructor(target: DeploymentsTarget) {
    this.#target = target
  }

  /** Loads the client ahead of its first use. Never rejects: whoever uses it first is told. */
  async prepare(): Promise<void> {
    await this.#github().catch(() => undefined)
  }

  /** Creates one for a commit or ref; neither merges nor waits for checks. Gives its id. */
  async create(ref: string, memory: DeploymentMemory): Promise<number> {
    const attempt = memory.attempt ?? randomUUID()
    const payload = { tool: 'taxiway', ...memory, attempt }
    return writeOnce(
      () => this.#create(ref, payload),
      () => this.made(attempt),
    )
  }

  /** The id of the one that this attempt created, among the newest; undefined where there is none. */
  async made(attempt: string): Promise<number | undefined> {
    for await (const { id, memory } of this.own({ pages: 1 })) if (memory.attempt === attempt) return id
    return undefined
  }

  async #create(ref: string, payload: Readonly<Record<string, unknown>>): Promise<number> {
    const { repos } = (await this.#github()).rest
    const { data } = await repos.createDeployment({
      ...this.#target.repository,
      ref,
      environment: this.#target.environment,
      payload,
      description: 'Taxiway',
      auto_merge: false,
      required_contexts: [],
      ...(this.#target.transient ? { transient_environment: true, production_environment: false } : {}),
    })
    return parse(object({ id: number() }), data).id
  }

  /** Gives it a status, its description cut to what GitHub takes. */
  async update(id: number, status: DeploymentStatus): Promise<void> {
    const description = excerpt(status.description, longestDescription)
    await writeOnce(
      () => this.#update(id, { ...status, description }),
      async () => {
        const last = await this.lastStatus(id)
        return last?.own === true && last.state === status.state && last.description === description ? id : undefined
      },
    )
  }

  async #update(id: number, { state, description, url, logUrl }: DeploymentStatus): Promise<number> {
    const { repos } = (await this.#github()).rest
    await repos.createDeploymentStatus({
      ...this.#target.repository,
      deployment_id: id,
      state,
      description,
      ...(url === undefined ? {} : { environment_url: url }),
      ...(logUrl === undefined ? {} : { log_url: logUrl }),
      // Others of the environment may stand for other services; `retire` knows which do not.
      auto_inactive: false,
    })
    return id
  }

  /** The newest one that Taxiway made with this token and that is a success today, among the last 1,000 of its environment. */
  async lastSuccess(): Promise<RememberedDeployment | undefined> {
    let judged = 0
    for await (const each of this.own()) {
      if ((await this.lastStatus(each.id))?.state === 'success') return each
      if (++judged === mostJudged) return undefined
    }
    return undefined
  }

  /**
   * Makes those of the same target before this one inactive: they have been replaced. A success is the last that still stood,
   * for those before it were replaced by it; of a transient environment the others end too. Looks at the newest 100 of the
   * environment, and with `since`, when the first can have been made, at all from then on, up to one that was replaced before.
   */
  async retire(target: string, newest: number, since?: Date): Promise<void> {
    const { transient } = this.#target
    const standing: number[] = []
    let judged = 0
    for await (const { id, memory } of this.own(since ? { since } : { pages: 1 })) {
      if (id >= newest || memory.target !== target) continue
      const last = await this.lastStatus(id)
      if (last?.own && last.state === 'inactive' && last.description === replaced) break
      if (last?.state === 'success' || (transient && last?.state !== 'inactive')) standing.push(id)
      if ((last?.state === 'success' && !transient) || ++judged === mostJudged) break
    }
    // The oldest first: whatever ends this early, behind one that was replaced none still stands.
    for (const id of standing.toReversed()) await this.update(id, { state: 'inactive', description: replaced })
  }

  /**
   * Those that Taxiway made with this token, newest first, among the last 1,000 of the environment; with `since` all from then
   * on, or an error where that are more. Whoever may deploy may write a payload: the author is checked. Where GitHub does not
   * say who that is, somebody else's of the targets may be our own: an error too.
   */
  async *own({
    since,
    pages = mostPages,
    targets = [],
  }: {
    since?: Date | undefined
    pages?: number
    targets?: readonly string[]
  } = {}): AsyncGenerator<RememberedDeployment> {
    const github = await this.#github()
    const { repository, environment } = this.#target
    for (let page = 1; page <= pages; page++) {
      const asked = { ...repository, environment, per_page: mostRead, page }
      const [author, { data }] = await Promise.all([this.#whose(), github.rest.repos.listDeployments(asked)])
      const rows = data
        .map((each) => safeParse(deploymentRow, each))
        .flatMap((read) => (read.success ? read.output : []))
      for (const { id, sha, payload, creator } of rows) {
        const memory = readMemory(payload)
        if (memory === undefined) continue
        if (creator?.login === author.login) yield { id, sha, memory }
        else if (author.assumed && targets.includes(memory.target))
          throw new Error('GitHub did not say whose the token is')
      }
      const oldest = rows.at(-1)?.created_at
      if (data.length < mostRead || (since && oldest && Date.parse(oldest) < since.getTime())) return
    }
    if (since) throw new Error(`the environment ${environment} has too many GitHub deployments to look through`)
  }

  /** Undefined where it has none yet. */
  async lastStatus(id: number): Promise<LastStatus | undefined> {
    const { repos } = (await this.#github()).rest
    const asked = { ...this.#target.repository, deployment_id: id, per_page: 1 }
    const [author, { data }] = await Promise.all([this.author(), repos.listDeploymentStatuses(asked)])
    const [last] = parse(shownStatuses, data)
    return (
      last && {
        state: last.state,
        description: last.description ?? '',
        url: last.environment_url || undefined,
        own: last.creator?.login === author,
      }
    )
  }

  /** The login of who this token is to GitHub. */
  async author(): Promise<string> {
    return (await this.#whose()).login
  }

  #whose(): Promise<Author> {
    this.#author ??= askForAuthor(this.#github(), this.#target.signal)
    return this.#author
  }

  #github(): Promise<GithubClient> {
    this.#client ??= githubClient(this.#target.token, this.#target.signal)
    return this.#client
  }
}
