import { NoAnswerError } from '../client/errors.ts'
import { isFields } from '../client/fields.ts'
import { jsonOrText, readText } from '../client/http/response-body.ts'
import { parseRetryAfter } from '../client/http/retry.ts'
import type { HttpResponse } from '../client/http/transport.ts'
import { UndiciTransport } from '../client/http/undici-transport.ts'
import { buildUserAgent } from '../client/http/user-agent.ts'
import { systemClock } from '../client/time/clock.ts'
import { AbortScope } from '../client/time/timeout.ts'
import type { Method } from '../contract/operation.ts'
import { oneLine, shorten, withoutFullStop } from '../text/excerpt.ts'
import { message } from '../text/message.ts'
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

/** An error status of GitLab. Its message is a clause. */
export class GitLabError extends Error {
  readonly status: number

  constructor(text: string, status: number) {
    super(text)
    this.name = 'GitLabError'
    this.status = status
  }
}

/** Limit of one request, in milliseconds: it must not hold up the deployment for long. */
const requestMs = 10_000
const mostTries = 3
const firstWaitMs = 500
const longestWaitMs = 5_000
/** Stands for a status where no answer came. */
const noAnswer = 599

/**
 * Requests about one project of GitLab. A read, and a write that may be done twice, is sent again after a server error. Redirects are
 * not followed: the token is for this server.
 */
export class GitLabClient implements AsyncDisposable {
  readonly isJobToken: boolean
  readonly #project: GitLabProject
  readonly #transport: UndiciTransport

  constructor(project: GitLabProject) {
    this.#project = project
    this.isJobToken = project.isJobToken
    const { hostname } = new URL(project.apiUrl)
    this.#transport = new UndiciTransport(/^(localhost|127\..*|\[::1\])$/.test(hostname) ? 'direct' : {})
  }

  /**
   * The parsed answer; undefined where it is empty.
   *
   * @param path below the project, beginning with a slash, or below the API where it begins with two
   * @throws GitLabError for an error status, of 599 where no answer came; the signal's reason
   */
  async request(method: Method, path: string, fields?: Readonly<Record<string, unknown>>): Promise<unknown> {
    for (let tries = 1; ; tries++) {
      const { status, retryAfterMs, body } = await this.#send(method, path, fields).catch((error) => {
        this.#project.signal.throwIfAborted()
        if (error instanceof NoAnswerError) return { status: noAnswer, retryAfterMs: undefined, body: error.code }
        throw error
      })
      if (status >= 200 && status <= 299) return body
      const waitMs = retryAfterMs ?? firstWaitMs * 2 ** (tries - 1)
      const mayRepeat = status === 429 || (status >= 500 && method !== 'POST')
      if (!mayRepeat || tries === mostTries || waitMs > longestWaitMs) throw this.#errorOf(status, body)
      await systemClock.sleep(waitMs, this.#project.signal)
    }
  }

  async #send(method: Method, path: string, fields: Readonly<Record<string, unknown>> | undefined) {
    const { apiUrl, project, signal, token, isJobToken } = this.#project
    const own = path.startsWith('//') ? path.slice(1) : `/projects/${encodeURIComponent(project)}${path}`
    const { origin, pathname, search } = new URL(`${apiUrl.replace(/\/+$/, '')}${own}`)
    const text = fields === undefined ? undefined : Buffer.from(JSON.stringify(fields))
    const operation = `GitLab (${method} ${pathname})`
    using scope = new AbortScope({
      signal,
      timeoutMs: requestMs,
      onTimeout: () => new NoAnswerError('no answer in time', { operation, sent: true, code: 'timeout' }),
    })
    const response = await this.#transport.send({
      operation,
      method,
      origin,
      path: pathname + search,
      headers: {
        [isJobToken ? 'job-token' : 'private-token']: token,
        'user-agent': buildUserAgent(),
        ...(text === undefined ? {} : { 'content-type': 'application/json' }),
      },
      body: text && { length: text.length, chunks: () => chunksOf(text) },
      headersTimeoutMs: requestMs,
      idleTimeoutMs: requestMs,
      signal: scope.signal,
    })
    return await readAnswer(operation, response)
  }

  #errorOf(status: number, body: unknown): GitLabError {
    if (status === noAnswer) {
      return new GitLabError(
        message`gitlab-no-answer: GitLab gave no answer (${body ?? 'the connection broke'})`,
        status,
      )
    }
    const { redactor, isJobToken } = this.#project
    if (status === 401 || status === 403 || status === 404) {
      const text = isJobToken
        ? message`gitlab-job-token-refused: GitLab answered ${status} to the job's token; give a project access token with the scope \`api\` as TAXIWAY_GITLAB_TOKEN`
        : message`gitlab-token-refused: GitLab answered ${status}; TAXIWAY_GITLAB_TOKEN needs the scope \`api\` and the role Developer in this project`
      return new GitLabError(text, status)
    }
    const { message: words = body } = isFields(body) ? body : {}
    const said = typeof words === 'string' ? words : JSON.stringify(words ?? '')
    const why = withoutFullStop(shorten(oneLine(redactor.redact(said)), 200))
    return new GitLabError(message`gitlab-error: GitLab answered ${status}: ${why}`, status)
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#transport[Symbol.asyncDispose]()
  }
}

async function readAnswer(operation: string, response: HttpResponse) {
  const { status } = response
  const retryAfterMs = parseRetryAfter(response.header('retry-after'), systemClock.date())
  return { status, retryAfterMs, body: jsonOrText(await readText(operation, response)) }
}

async function* chunksOf(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}
