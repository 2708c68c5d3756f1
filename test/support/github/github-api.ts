import type { IncomingMessage, ServerResponse } from 'node:http'
import { LoopbackServer } from '../loopback.ts'
import { replyOf } from '../platform/reply.ts'
import { sendReply } from '../platform/served.ts'
import { addComment, commentHandlers } from './comments.ts'
import { commitHandlers, type GithubHistory, type GithubRun } from './commits.ts'
import { deploymentHandlers } from './deployments.ts'
import { findOperation, type Operation, readEntries } from './description.ts'
import { faulty, type GithubFault, type Left } from './fault.ts'
import { wrongWith } from './judge.ts'
import type { Answer, Call, OperationId } from './operations.ts'
import { type Permission, refusalFor } from './permissions.ts'
import { pullHandlers } from './pulls.ts'
import { Quota, type QuotaScript } from './quota.ts'
import { type Request, receive } from './request.ts'
import {
  type GithubComment,
  type GithubDeployment,
  type GithubPull,
  type GithubState,
  notFound,
  refused,
} from './state.ts'

/** How this GitHub differs from a working one. */
export interface GithubScript {
  /** The permissions that the token lacks. */
  readonly forbids?: readonly Permission[]
  /** The token is that of a fork's run, or of Dependabot's: it may read. */
  readonly readOnly?: boolean
  /** It takes requests and never answers. */
  readonly mute?: boolean
  /** Its answer to every request. */
  readonly fails?: Answer
  readonly faults?: readonly GithubFault[]
  readonly quota?: QuotaScript
  /** The account of the token. */
  readonly login?: string
  readonly pulls?: readonly GithubPull[]
  readonly unknownRefs?: readonly string[]
  /** How long a list does not show a new deployment, in milliseconds, given its place; 0 by default. */
  readonly listsLate?: (place: number) => number
  /** The commits that it can compare; none by default. */
  readonly history?: GithubHistory
  readonly runs?: Readonly<Record<string, GithubRun | 'missing'>>
}

/** A request to an operation, with what it sent. */
export interface GithubCall {
  readonly operation: OperationId | 'graphql'
  readonly path: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string>>
  readonly body: Readonly<Record<string, unknown>>
}

const handlers = { ...commentHandlers, ...commitHandlers, ...deploymentHandlers, ...pullHandlers }
/** The one query that this GitHub knows: who the token is. */
const viewerQuery = 'query { viewer { login } }'

/**
 * As much of GitHub's API as an action may use. Every request is checked against GitHub's published description; anything else
 * is a violation, which fails the test. An answer has the fields that the product reads.
 */
export class GithubApi extends LoopbackServer implements GithubState {
  readonly repository = 'ada/harbor'
  readonly comments: GithubComment[] = []
  readonly pulls: GithubPull[]
  readonly deployments: GithubDeployment[] = []
  readonly unknownRefs: readonly string[]
  readonly listsLate: (place: number) => number
  history: GithubHistory
  readonly runs: Readonly<Record<string, GithubRun | 'missing'>>
  login: string
  /** Method and path of every request, in order. */
  readonly requests: string[] = []
  /** What every request to a known operation sent, in order. */
  readonly calls: GithubCall[] = []
  readonly violations: string[] = []
  /** Every answer waits for it, given method and path of the request. */
  hold: ((name: string) => Promise<void>) | undefined
  /** Whether it takes requests and never answers. */
  mute: boolean
  readonly #token: string
  readonly #script: GithubScript
  readonly #quota: Quota

  constructor(token: string, script: GithubScript = {}) {
    super()
    this.#token = token
    this.#script = script
    this.#quota = new Quota(script.quota)
    this.login = script.login ?? 'github-actions[bot]'
    this.pulls = [...(script.pulls ?? [])]
    this.unknownRefs = script.unknownRefs ?? []
    this.listsLate = script.listsLate ?? (() => 0)
    this.runs = script.runs ?? {}
    this.history = script.history ?? { commits: {}, branches: {} }
    this.mute = script.mute === true
  }

  /** Writes a comment as any account; null stands for one that was deleted. */
  comment(issue: number, body: string, author: string | null = this.login): GithubComment {
    return addComment(this, issue, body, author)
  }

  /** The states that a deployment went through, the newest last. */
  states(index = -1): unknown[] {
    return this.deployments.at(index)?.statuses.map((status) => status['state']) ?? []
  }

  /** The number of requests for an operation. */
  count(operation: OperationId | 'graphql'): number {
    return this.calls.filter((call) => call.operation === operation).length
  }

  protected override async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      await this.#serve(request, response)
    } catch (error) {
      // A client may disconnect in the middle of a request.
      if (request.complete) this.violations.push(`this GitHub broke: ${String(error)}`)
      response.destroy()
    }
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const received = await receive(request)
    this.requests.push(received.name)
    await this.hold?.(`GitHub: ${received.name}`)
    if (this.mute) return
    const answer = this.#script.fails ?? this.#answer(received)
    if (typeof answer === 'string') void sendReply(response, replyOf(answer, received.pathname))
    else this.#send(response, answer)
  }

  #answer(received: Request): Answer | Left {
    const { name, method, headers, query, body } = received
    const pathname = received.pathname.replace(/^\/repositories\/1\//, `/repos/${this.repository}/`)
    if (!this.#isOurs(headers['authorization'])) {
      this.violations.push(`${name} came without the token`)
      return refused(401, 'Bad credentials')
    }
    const found = pathname === '/graphql' ? undefined : findOperation(method, pathname)
    if (found === undefined && name !== 'POST /graphql') {
      this.violations.push(`${name} is nothing that this GitHub knows`)
      return notFound
    }
    const operation = found?.operation.id ?? 'graphql'
    const values = found?.values ?? {}
    const call: GithubCall = { operation, path: values, query: Object.fromEntries(query), body: readEntries(body) }
    this.calls.push(call)
    const limited = this.#quota.take(found === undefined ? 'GET' : method)
    if (limited !== undefined) return limited
    const wrong = found === undefined ? [] : wrongWith(found.operation, { values, query, headers, body })
    this.violations.push(...wrong.map((each) => `${name}: ${each}`))
    const address = this.url + pathname.replace(`/repos/${this.repository}/`, '/repositories/1/')
    const truth = () =>
      found === undefined ? this.#graphql(call) : this.#truth(found.operation, call, { query, address })
    const fault = this.#fault(operation)
    fault?.meanwhile?.(this)
    if (fault?.answer === undefined) return truth()
    if (fault.effect === 'happens') truth()
    return faulty(fault.answer)
  }

  /** GitHub's behaviour without a script. */
  #truth(operation: Operation, { path, body }: GithubCall, asked: Pick<Call, 'query' | 'address'>): Answer {
    const { forbids = [], readOnly = false } = this.#script
    const refusal = refusalFor(operation.id, { forbids, readOnly })
    const elsewhere = path['repo'] !== undefined && `${path['owner']}/${path['repo']}` !== this.repository
    if (elsewhere) return notFound
    return refusal ?? handlers[operation.id](this, { operation: operation.id, path, body, ...asked })
  }

  #graphql({ body }: GithubCall): Answer {
    if (body['query'] === viewerQuery) return { status: 200, body: { data: { viewer: { login: this.login } } } }
    this.violations.push(`a GraphQL query that this GitHub does not know: ${JSON.stringify(body['query'])}`)
    return { status: 200, body: { data: null, errors: [{ message: 'not served' }] } }
  }

  #fault(operation: GithubCall['operation']): GithubFault | undefined {
    const nth = this.count(operation)
    return this.#script.faults?.find((fault) => fault.on === operation && (fault.nth?.includes(nth) ?? true))
  }

  #send(response: ServerResponse, { status, body, headers }: Answer): void {
    const page = typeof body === 'string'
    const type = page ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8'
    const content = body === undefined ? {} : { 'content-type': type }
    const id = {
      'x-github-request-id': `7A8B:${this.requests.length}`,
      'x-github-media-type': 'github.v3; format=json',
    }
    response.writeHead(status, { ...content, ...id, ...this.#quota.headers(), ...headers })
    response.end(page ? body : body === undefined ? undefined : JSON.stringify(body))
  }

  #isOurs(authorization: string | undefined): boolean {
    return authorization === `token ${this.#token}` || authorization === `Bearer ${this.#token}`
  }
}
