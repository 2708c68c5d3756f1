import { isLoopback } from '../client/base-url.ts'
import { NoAnswerError, RefusedError } from '../client/errors.ts'
import { Exchange } from '../client/http/exchange.ts'
import { jsonOrText, readText } from '../client/http/response-body.ts'
import { UndiciTransport } from '../client/http/undici-transport.ts'
import { buildUserAgent } from '../client/http/user-agent.ts'
import { buildUndocumentedCall } from '../client/request.ts'
import { systemClock } from '../client/time/clock.ts'
import { AbortScope } from '../client/time/timeout.ts'
import type { Method } from '../contract/operation.ts'
import { clauseOf } from '../text/error.ts'
import { message, withoutFullStop } from '../text/message.ts'
import type { Redactor } from '../text/redactor.ts'

/** A project on a GitLab server, and how it is reached. */
export interface GitLabProject {
  /** `CI_API_V4_URL`, such as `https://gitlab.example/api/v4`. */
  readonly apiUrl: string
  /** `CI_PROJECT_ID` */
  readonly project: string
  readonly token: string
  /** The token is the job's own: it reaches environments, but no merge request. */
  readonly isJobToken: boolean
  readonly redactor: Redactor
  readonly signal: AbortSignal
}

/** Limits of one request and of all its tries, in milliseconds: it must not hold up the deployment for long. */
const requestMs = 10_000
const totalMs = 30_000
/** Characters of GitLab's own words. */
const mostSaid = 200

/**
 * Requests about one project of GitLab. A read, and a write that may be done twice, is sent again after a server error, for 30 s.
 * Redirects are followed on this server alone: the token is for it.
 */
export class GitLabClient implements AsyncDisposable {
  readonly isJobToken: boolean
  readonly #project: GitLabProject
  readonly #transport: UndiciTransport
  readonly #exchange: Exchange

  constructor(project: GitLabProject) {
    const { apiUrl, isJobToken, token, redactor } = project
    this.#project = project
    this.isJobToken = isJobToken
    const { hostname, origin, pathname } = new URL(apiUrl)
    this.#transport = new UndiciTransport(isLoopback(hostname) ? 'direct' : {})
    this.#exchange = new Exchange({
      base: { origin, prefix: pathname.replace(/\/+$/, '') },
      headers: () => ({ [isJobToken ? 'job-token' : 'private-token']: token, 'user-agent': buildUserAgent() }),
      redact: (text) => redactor.redact(text),
      transport: this.#transport,
      clock: systemClock,
      random: Math.random,
    })
  }

  /**
   * The parsed answer; undefined if it is empty. Rejects with the errors of our own client.
   *
   * @param path below the project, beginning with a slash, or below the API if it begins with two
   */
  async request(method: Method, path: string, fields?: Readonly<Record<string, unknown>>): Promise<unknown> {
    const { project, signal } = this.#project
    const own = path.startsWith('//') ? path.slice(1) : `/projects/${encodeURIComponent(project)}${path}`
    const plain = buildUndocumentedCall(method, own, { body: fields })
    // All but a creation may be done twice, as a read may.
    const effect = method === 'POST' ? 'create' : 'read'
    const call = { ...plain, effect, limits: { headersMs: requestMs, idleMs: requestMs, totalMs } } as const
    const { operation } = call
    const onTimeout = (): Error => new NoAnswerError('no answer in time', { operation, sent: true, code: 'timeout' })
    using scope = new AbortScope({ signal, timeoutMs: totalMs, onTimeout })
    return await this.#exchange.run(call, { scope }, async (response) =>
      jsonOrText(await readText(operation, response)),
    )
  }

  /** Why it refused, as a clause. */
  explain(error: unknown): string {
    if (error instanceof NoAnswerError) {
      return `GitLab gave no answer (${error.code ?? 'the connection broke'})`
    }
    if (!(error instanceof RefusedError)) return clauseOf(error)
    const { status, said } = error
    if (status === 401 || status === 403 || status === 404) {
      return this.isJobToken
        ? message`gitlab-job-token-refused: GitLab answered ${status} to the job's token; give a project access token with the scope \`api\` as TAXIWAY_GITLAB_TOKEN`
        : `GitLab answered ${status}; TAXIWAY_GITLAB_TOKEN needs the scope \`api\` and the role Developer in this project`
    }
    return `GitLab answered ${status}: ${withoutFullStop(said.slice(0, mostSaid))}`
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#transport[Symbol.asyncDispose]()
  }
}
