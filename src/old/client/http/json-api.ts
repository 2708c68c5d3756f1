import { array, parse, unknown } from 'valibot'
import type { Effect, Method } from '../../../contract/operation.ts'
import { nameAsInput } from '../../text/input-name.ts'
import { type Redact, redactTexts } from '../../text/secrets/redactor.ts'
import { isLoopback } from '../base-url.ts'
import { buildUndocumentedCall } from '../built-call.ts'
import { NoAnswerError, RefusedError, UnreadableError } from '../errors.ts'
import { isFields } from '../json-fields.ts'
import { AbortScope } from '../time/abort-scope.ts'
import { systemClock } from '../time/clock.ts'
import { readAnswerTime } from './date-header.ts'
import { Exchange } from './exchange.ts'
import { jsonOrText, readText } from './response-body.ts'
import { parseRetryAfter } from './retry.ts'
import type { HttpRequest, HttpResponse } from './transport.ts'
import { UndiciTransport } from './undici-transport.ts'
import { buildUserAgent } from './user-agent.ts'

/** The server of the code, GitHub or GitLab, and how it is reached. */
/** All tries of one request to GitHub, and the waits for its limits: so long does what decides about a creation wait. */
export const longestRequestMs = 75_000

export interface JsonApiOptions {
  /** Such as `https://gitlab.example/api/v4`. */
  readonly url: string
  /** The repository there, such as `/projects/7`. */
  readonly repository: string
  /** With the token; a function, so that printing the options shows none. */
  readonly headers: () => Readonly<Record<string, string>>
  /** Every text that is sent or said passes it. */
  readonly redact: Redact
  /** Ends what is under way. */
  readonly signal: AbortSignal
  /** All tries of one request, in milliseconds: it must not hold up the deployment or the end of the job for long. */
  readonly totalMs: number
  /** Whether a 403 that says this, and names no limit, is one all the same. */
  readonly isLimit?: (said: string) => boolean
}

/** The whole answer to one request. */
export interface ApiAnswer {
  /** Parsed; undefined if it is empty. */
  readonly value: unknown
  /** The header that names other pages. */
  readonly link: string | undefined
  /** As in a `ListPage`. */
  readonly answeredAtMs: number | undefined
}

/** One page of a list. */
export interface ListPage {
  readonly rows: readonly unknown[]
  /** Nothing follows. */
  readonly isLast: boolean
  /** When it was answered, by the server's own clock, in milliseconds since 1970; undefined if it did not say. */
  readonly answeredAtMs: number | undefined
}

const requestTimeoutMs = 10_000
const pageSize = 100
/** The least wait that GitHub asks for if a limit names none. */
const unnamedLimitMs = 60_000

/**
 * GitHub answers 403 beyond a limit, and names the end of a quota in headers of its own. Gives what other servers answer: 429, and
 * `retry-after` in seconds.
 */
class LimitedTransport extends UndiciTransport {
  override async send(request: HttpRequest): Promise<HttpResponse> {
    const response = await super.send(request)
    const waitMs = rateLimitWait(response)
    if (waitMs === undefined) return response
    const header = (name: string) => (name === 'retry-after' ? String(waitMs / 1_000) : response.header(name))
    return { ...response, status: 429, header }
  }
}

/** For the whole process: the services of a fleet share the connections. */
const transports = { proxied: new LimitedTransport(), direct: new LimitedTransport('direct') }

/** A repository on the server of the code. Redirects are followed on this server alone: the token is for it. */
export class JsonApi {
  /** Ends what is under way. */
  readonly signal: AbortSignal
  readonly #options: JsonApiOptions
  readonly #exchange: Exchange
  readonly #prefix: string
  #lastFailure: unknown

  constructor(options: JsonApiOptions) {
    const { origin, hostname, pathname } = new URL(options.url)
    this.signal = options.signal
    this.#options = options
    this.#prefix = pathname.replace(/\/+$/, '')
    this.#exchange = new Exchange({
      base: { origin, prefix: '' },
      headers: () => ({ ...options.headers(), 'user-agent': buildUserAgent() }),
      redact: options.redact,
      followsWrites: true,
      transport: isLoopback(hostname) ? transports.direct : transports.proxied,
      clock: systemClock,
      random: Math.random,
      named: nameAsInput,
    })
  }

  /** What a request that is under way, and sent again, has failed by so far; undefined if none has. */
  get lastFailure(): unknown {
    return this.#lastFailure
  }

  /**
   * The parsed answer; undefined if it is empty. Sends again what does no harm, and waits for a limit. Rejects with the errors of
   * our client.
   *
   * @param path below the repository, or below `base`, beginning with a slash
   */
  async request(method: Method, path: string, body?: object, base = this.#options.repository): Promise<unknown> {
    return (await this.send(method, this.#prefix + base + path, body)).value
  }

  /**
   * The pages of a list, so many at most. GitHub may leave rows out of a page: only one that is empty, or not full and names no next one,
   * is the last. Rejects if a page brings nothing new: what follows cannot be read then.
   *
   * @param path as that of a request; it may have a query
   */
  async *pages(path: string, mostPages: number): AsyncGenerator<ListPage> {
    const known = new Set<string>()
    for (let page = 1; page <= mostPages; page++) {
      const asked = `${this.#prefix}${this.#options.repository}${path}${path.includes('?') ? '&' : '?'}per_page=${pageSize}&page=${page}`
      const { value, link, answeredAtMs } = await this.send('GET', asked)
      const rows = parse(array(unknown()), value)
      const isLast = rows.length === 0 || (rows.length < pageSize && !namesNext(link))
      checkNew(known, rows, path)
      yield { rows, isLast, answeredAtMs }
      if (isLast) return
    }
  }

  /**
   * One request, and its whole answer. All but a creation is sent again if it fails, which does no harm; a query of GraphQL creates nothing.
   *
   * @param path from the root of the server on, with its query
   */
  async send(method: Method, path: string, body?: unknown): Promise<ApiAnswer> {
    const { signal, totalMs, isLimit } = this.#options
    const effect: Effect = method === 'POST' && !path.endsWith('/graphql') ? 'create' : 'read'
    const limits = { headersMs: requestTimeoutMs, idleMs: requestTimeoutMs, totalMs }
    const sent = redactTexts(body, this.#options.redact)
    const call = { ...buildUndocumentedCall(method, path, { body: sent }), effect, limits }
    using scope = new AbortScope({ signal, timeoutMs: totalMs })
    let failure: unknown
    const onRetry = (error: Error): void => {
      failure = error
      this.#lastFailure = error
    }
    const exchange = () =>
      this.#exchange.run(call, { scope, onRetry }, async (response) => {
        const value = jsonOrText(await readText(call.operation, response))
        const answer: ApiAnswer = { value, link: response.header('link'), answeredAtMs: readAnswerTime(response) }
        if (typeof value === 'object' || response.status === 204) return answer
        const text = 'the answer was cut off, or is a page of something else'
        throw new NoAnswerError(text, { operation: call.operation, sent: true })
      })
    try {
      for (;;) {
        try {
          return await exchange()
        } catch (error) {
          if (!(error instanceof RefusedError) || error.status !== 403 || !isLimit?.(error.said)) throw error
          const { operation, said, message } = error
          onRetry(new RefusedError(message, { operation, said, status: 429, retryAfterMs: unnamedLimitMs }))
          if (scope.leftMs <= unnamedLimitMs) throw failure
          await systemClock.sleep(unnamedLimitMs, scope.signal)
        }
      }
    } catch (error) {
      // What was waited for says more than that the wait was ended.
      throw scope.signal.aborted ? (failure ?? error) : error
    } finally {
      if (this.#lastFailure === failure) this.#lastFailure = undefined
    }
  }
}

/** What tells a row from every other: its number, or all of it. */
function idIn(row: unknown): string {
  return isFields(row) && row['id'] !== undefined ? String(row['id']) : JSON.stringify(row)
}

/** Whether the header names a page that follows. */
export function namesNext(link: string | undefined): boolean {
  return /;\s*rel="?next"?/.test(link ?? '')
}

/**
 * Adds the rows of a page to those that are known.
 *
 * @throws UnreadableError if it has rows, and none of them is new: what follows cannot be read
 */
export function checkNew(known: Set<string>, rows: readonly unknown[], path: string): void {
  const before = known.size
  for (const row of rows) known.add(idIn(row))
  if (rows.length === 0 || known.size > before) return
  const text = `GET ${path}: a page repeats rows of the pages before, so that what follows cannot be read.`
  throw new UnreadableError(text, { operation: `GET ${path}`, status: 200 })
}

/** How long a rate limit lasts, in milliseconds, by GitHub's own clock. Undefined if a limit was not the reason. */
export function rateLimitWait({ status, header }: Pick<HttpResponse, 'status' | 'header'>): number | undefined {
  if (status !== 403 && status !== 429) return undefined
  const answeredAtMs = readAnswerTime({ header })
  const after = parseRetryAfter(header('retry-after'), answeredAtMs)
  if (after !== undefined) return after
  const reset = Number(header('x-ratelimit-reset') ?? Number.NaN) * 1_000
  const spent = header('x-ratelimit-remaining') === '0'
  if (spent && !Number.isNaN(reset) && answeredAtMs !== undefined) return Math.max(0, reset - answeredAtMs)
  return spent || status === 429 ? unnamedLimitMs : undefined
}
