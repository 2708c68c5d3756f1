import { literal, number, object, optional, parse, pipe, safeParse, string, transform, union, unknown } from 'valibot'
import type { Outcome } from '../deployment/report.ts'
import { type GithubClient, githubClient } from './github-api.ts'

/** Where a GitHub deployment stands: a repository's environment, seen with a token. */
export interface DeploymentsTarget {
  readonly repository: { readonly owner: string; readonly repo: string }
  readonly environment: string
  readonly token: string
  readonly signal: AbortSignal
}

/**
 * What Taxiway remembers in a GitHub deployment's payload. `target` says what is replaced by the next one: a service, or
 * an upload's project and name. `digest` is that of an upload, archive and inputs.
 */
const memory = object({
  tool: literal('taxiway'),
  target: string(),
  digest: optional(string()),
})
export type DeploymentMemory = { readonly target: string; readonly digest?: string | undefined }

/** GitHub hands a payload back as it was sent, or as JSON in a string. */
const payload = union([
  memory,
  pipe(
    string(),
    transform((text): unknown => JSON.parse(text)),
    memory,
  ),
])

const row = object({ id: number(), payload: unknown(), creator: optional(object({ login: string() })) })
const viewer = object({ viewer: object({ login: string() }) })

export interface RememberedDeployment {
  readonly id: number
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
const mostJudged = 10
/** Each costs a request of the 1,000 that a job's token has in an hour. */
const mostJudgedForSuccess = 100
const jobToken = 'github-actions[bot]'

/** The GitHub deployments of one environment. Every method rejects with what GitHub's client throws. */
export class Deployments {
  readonly #target: DeploymentsTarget
  #client: Promise<GithubClient> | undefined
  #login: Promise<string> | undefined

  constructor(target: DeploymentsTarget) {
    this.#target = target
  }

  /** Loads the client ahead of its first use. Never rejects: whoever uses it first is told. */
  async prepare(): Promise<void> {
    await this.#github().catch(() => undefined)
  }

  /** Creates one for a commit or ref; neither merges nor waits for checks. Gives its id. */
  async create(ref: string, memory: DeploymentMemory): Promise<number> {
    const { repos } = (await this.#github()).rest
    const { data } = await repos.createDeployment({
      ...this.#target.repository,
      ref,
      environment: this.#target.environment,
      payload: { tool: 'taxiway', ...memory },
      description: 'Taxiway',
      auto_merge: false,
      required_contexts: [],
    })
    return parse(object({ id: number() }), data).id
  }

  async update(id: number, { state, description, url, logUrl }: DeploymentStatus): Promise<void> {
    const { repos } = (await this.#github()).rest
    await repos.createDeploymentStatus({
      ...this.#target.repository,
      deployment_id: id,
      state,
      description: description.slice(0, longestDescription).toWellFormed(),
      ...(url === undefined ? {} : { environment_url: url }),
      ...(logUrl === undefined ? {} : { log_url: logUrl }),
      // Others of the environment may stand for other services; `retire` knows which do not.
      auto_inactive: false,
    })
  }

  /** The newest one that Taxiway made with this token and that is a success today, among the last 1,000 of its environment. */
  async lastSuccess(): Promise<RememberedDeployment | undefined> {
    let judged = 0
    for (let page = 1; page <= mostPages; page++) {
      const { own, more } = await this.#own(page)
      for (const each of own) {
        if ((await this.#stateOf(each.id)) === 'success') return each
        if (++judged === mostJudgedForSuccess) return undefined
      }
      if (!more) return undefined
    }
    return undefined
  }

  /** Makes the last success of the same target before this one inactive: it has been replaced, as those before it were. */
  async retire(target: string, newest: number): Promise<void> {
    const older = (await this.#own(1)).own.filter(({ id, memory }) => id < newest && memory.target === target)
    for (const { id } of older.slice(0, mostJudged)) {
      if ((await this.#stateOf(id)) !== 'success') continue
      await this.update(id, { state: 'inactive', description: 'Replaced by a newer deployment' })
      return
    }
  }

  /** Those that Taxiway made with this token, newest first. Whoever may deploy may write a payload: the author is checked. */
  async #own(page: number): Promise<{ readonly own: readonly RememberedDeployment[]; readonly more: boolean }> {
    const github = await this.#github()
    const { repository, environment } = this.#target
    const asked = { ...repository, environment, per_page: mostRead, page }
    this.#login ??= this.#author()
    const [author, { data }] = await Promise.all([this.#login, github.rest.repos.listDeployments(asked)])
    const own = data.flatMap((each) => {
      const read = safeParse(row, each)
      if (!read.success || read.output.creator?.login !== author) return []
      const remembered = safeRemember(read.output.payload)
      return remembered === undefined ? [] : [{ id: read.output.id, memory: remembered }]
    })
    return { own, more: data.length === mostRead }
  }

  async #stateOf(id: number): Promise<string | undefined> {
    const { repos } = (await this.#github()).rest
    const { data } = await repos.listDeploymentStatuses({ ...this.#target.repository, deployment_id: id, per_page: 1 })
    return data[0]?.state
  }

  /** `GET /user` is forbidden to a job's token; GraphQL tells who it is. */
  async #author(): Promise<string> {
    try {
      return parse(viewer, await (await this.#github()).graphql('query { viewer { login } }')).viewer.login
    } catch {
      this.#target.signal.throwIfAborted()
      return jobToken
    }
  }

  #github(): Promise<GithubClient> {
    this.#client ??= githubClient(this.#target.token, this.#target.signal)
    return this.#client
  }
}

function safeRemember(value: unknown): DeploymentMemory | undefined {
  try {
    return parse(payload, value)
  } catch {
    return undefined
  }
}
