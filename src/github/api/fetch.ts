import { isLoopback } from '../../client/base-url.ts'
import { NoAnswerError, RefusedError } from '../../client/errors.ts'
import { hasMoved, maximumRedirects, parseRedirect } from '../../client/http/redirect.ts'
import { jsonOrText, readRefusal, readText } from '../../client/http/response-body.ts'
import { parseRetryAfter, repeat } from '../../client/http/retry.ts'
import type { HttpResponse } from '../../client/http/transport.ts'
import { UndiciTransport } from '../../client/http/undici-transport.ts'
import { jsonBody } from '../../client/request.ts'
import { type Clock, systemClock } from '../../client/time/clock.ts'
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
const requestMs = 10_000
/** A longer limit than this is reported, not waited for. */
const totalMs = 75_000
/** The least wait that GitHub asks for if a limit names none. */
const unnamedLimitMs = 60_000

/** For the whole process: the services of a fleet share the connections. */
const transports = { proxied: new UndiciTransport(), direct: new UndiciTransport('direct') }

/** As much of the web's `fetch` as GitHub's client needs, over the HTTP client that each run loads anyway. Rejects with its errors. */
export function fetchRepeatedly(signal: AbortSignal) {
  return async (address: string, options: FetchOptions) => {
    // Taxiway only reads through GraphQL.
    const repeatable = options.method !== 'POST' || address.endsWith('/graphql')
    return await sendRepeatedly((until) => send(new URL(address), options, until), repeatable, { signal })
  }
}

/**
 * Sends until it succeeds, or must not be sent again; rejects with the last failure. A request that a limit refused was not done, so
 * any is sent again; one that may have taken effect only if doing it twice does no harm.
 *
 * @param send one request, which ends when its signal aborts
 * @param repeatable whether doing it twice is the same as once
 */
export async function sendRepeatedly<T>(
  send: (until: AbortSignal) => Promise<T>,
  repeatable: boolean,
  { signal, clock = systemClock }: { readonly signal: AbortSignal; readonly clock?: Clock },
): Promise<T> {
  using scope = new AbortScope({ clock, signal, timeoutMs: totalMs })
  let failure: unknown
  const attempt = async (): Promise<T> => {
    // A server that was silent for so long may be silent again: the timeout is not repeated.
    using one = new AbortScope({ clock, signal: scope.signal, timeoutMs: requestMs })
    try {
      return await send(one.signal)
    } catch (error) {
      failure = error
      throw error
    }
  }
  try {
    const effect = repeatable ? 'read' : 'create'
    return await repeat(attempt, { effect, clock, random: Math.random, scope })
  } catch (error) {
    throw failure ?? error
  }
}

/** Sends one request, and follows redirects on the same server, which GitHub sends for a repository that was renamed. */
async function send(first: URL, { method, headers, body }: FetchOptions, signal: AbortSignal) {
  const transport = isLoopback(first.hostname) ? transports.direct : transports.proxied
  const content = body === undefined ? undefined : jsonBody(JSON.parse(body))
  const fixed = { operation: 'GitHub', method, headers, body: content, headersTimeoutMs: 0, idleTimeoutMs: 0, signal }
  let url = first
  for (let hops = 0; ; hops++) {
    const { origin, pathname, search } = url
    const response = await transport.send({ ...fixed, origin, path: pathname + search })
    const redirect = parseRedirect(response.status, response.header('location'), url)
    const mayFollow = hops < maximumRedirects && (method === 'GET' || hasMoved(response.status))
    if (redirect?.kind !== 'here' || !mayFollow) return await readAnswer(response)
    response.discard()
    url = new URL(redirect.path, url)
  }
}

async function readAnswer(response: HttpResponse) {
  const { status } = response
  if (status >= 300) {
    const { said, found } = await readRefusal(response, (text) => text)
    const retryAfterMs = rateLimitWait(status, (name) => response.header(name), said)
    throw new RefusedError(said, {
      ...{ operation: 'GitHub', said, found, retryAfterMs },
      status: retryAfterMs === undefined ? status : 429,
    })
  }
  const text = await readText('GitHub', response)
  // A proxy's page is no answer either.
  if (status !== 204 && typeof jsonOrText(text) !== 'object')
    throw new NoAnswerError('the answer was cut off', { operation: 'GitHub', sent: true })
  return { status, headers: new Map([['content-type', 'application/json']]), text: async () => text }
}

/**
 * How long a rate limit lasts, in milliseconds: `retry-after`, else until the quota's reset by GitHub's own clock, else a minute.
 * Undefined if a limit was not the reason.
 */
export function rateLimitWait(
  status: number,
  header: (name: string) => string | undefined,
  said: string,
): number | undefined {
  if (status !== 403 && status !== 429) return undefined
  const date = Date.parse(String(header('date')))
  const now = Number.isNaN(date) ? new Date() : new Date(date)
  const after = parseRetryAfter(header('retry-after'), now)
  if (after !== undefined) return after
  const reset = Number(header('x-ratelimit-reset') ?? Number.NaN) * 1_000
  const spent = header('x-ratelimit-remaining') === '0'
  if (spent && !Number.isNaN(reset)) return Math.max(0, reset - now.getTime())
  return spent || status === 429 || /\brate limit\b/i.test(said) ? unnamedLimitMs : undefined
}
