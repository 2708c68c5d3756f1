import { isLoopback } from '../../client/base-url.ts'
import { NoAnswerError } from '../../client/errors.ts'
import { Exchange } from '../../client/http/exchange.ts'
import { jsonOrText, readText } from '../../client/http/response-body.ts'
import { parseRetryAfter } from '../../client/http/retry.ts'
import type { HttpRequest, HttpResponse } from '../../client/http/transport.ts'
import { UndiciTransport } from '../../client/http/undici-transport.ts'
import { buildUndocumentedCall } from '../../client/request.ts'
import { systemClock } from '../../client/time/clock.ts'
import { AbortScope } from '../../client/time/timeout.ts'
import type { Method } from '../../contract/operation.ts'

/** What GitHub's client hands over. */
interface FetchOptions {
  readonly method: Method
  readonly headers: Readonly<Record<string, string>>
  /** JSON. */
  readonly body?: string | undefined
}

/** Limits of one request and of all its tries, in milliseconds: it must not hold up the deployment or the end of the job for long. */
const limits = { headersMs: 10_000, idleMs: 10_000, totalMs: 75_000 }
/** The least wait that GitHub asks for if a limit names none. */
const unnamedLimitMs = 60_000

/**
 * GitHub answers 403 beyond a limit, and names the end of a quota in headers of its own. Gives what other servers answer: 429, and
 * `retry-after` in seconds.
 */
class GitHubTransport extends UndiciTransport {
  override async send(request: HttpRequest): Promise<HttpResponse> {
    const response = await super.send(request)
    const waitMs = rateLimitWait(response)
    if (waitMs === undefined) return response
    const header = (name: string) => (name === 'retry-after' ? String(waitMs / 1_000) : response.header(name))
    return { ...response, status: 429, header }
  }
}

/** For the whole process: the services of a fleet share the connections. */
const transports = { proxied: new GitHubTransport(), direct: new GitHubTransport('direct') }

/**
 * As much of the web's `fetch` as GitHub's client needs, over the HTTP client that each run loads anyway. Sends again what does no
 * harm, until the signal aborts, and rejects with the errors of our client.
 */
export function githubFetch(signal: AbortSignal) {
  let exchange: Exchange | undefined
  return async (address: string, { method, headers, body }: FetchOptions) => {
    const { origin, hostname, pathname, search } = new URL(address)
    exchange ??= new Exchange({
      base: { origin, prefix: '' },
      headers: () => ({}),
      redact: (text) => text,
      transport: isLoopback(hostname) ? transports.direct : transports.proxied,
      clock: systemClock,
      random: Math.random,
    })
    const fields: unknown = body === undefined ? undefined : JSON.parse(body)
    // Taxiway only reads through GraphQL.
    const effect = method !== 'POST' || pathname.endsWith('/graphql') ? 'read' : 'create'
    const call = {
      ...buildUndocumentedCall(method, pathname + search, { body: fields }),
      headers,
      effect,
      limits,
    } as const
    using scope = new AbortScope({ signal, timeoutMs: limits.totalMs })
    let failure: unknown
    const onRetry = (error: Error): void => {
      failure = error
    }
    try {
      return await exchange.run(call, { scope, onRetry }, readAnswer)
    } catch (error) {
      // What was waited for says more than that the wait was ended.
      throw scope.signal.aborted ? (failure ?? error) : error
    }
  }
}

async function readAnswer(response: HttpResponse) {
  const { status } = response
  const text = await readText('GitHub', response)
  // A proxy's page is no answer either.
  if (status !== 204 && typeof jsonOrText(text) !== 'object')
    throw new NoAnswerError('the answer was cut off', { operation: 'GitHub', sent: true })
  return { status, headers: new Map([['content-type', 'application/json']]), text: async () => text }
}

/** How long a rate limit lasts, in milliseconds, by GitHub's own clock. Undefined if a limit was not the reason. */
export function rateLimitWait({ status, header }: Pick<HttpResponse, 'status' | 'header'>): number | undefined {
  if (status !== 403 && status !== 429) return undefined
  const date = Date.parse(String(header('date')))
  const now = Number.isNaN(date) ? new Date() : new Date(date)
  const after = parseRetryAfter(header('retry-after'), now)
  if (after !== undefined) return after
  const reset = Number(header('x-ratelimit-reset') ?? Number.NaN) * 1_000
  const spent = header('x-ratelimit-remaining') === '0'
  if (spent && !Number.isNaN(reset)) return Math.max(0, reset - now.getTime())
  return spent || status === 429 ? unnamedLimitMs : undefined
}
