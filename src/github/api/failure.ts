import { RefusedError } from '../../client/errors.ts'
import { parseRetryAfter, repeat } from '../../client/http/retry.ts'
import { type Clock, systemClock } from '../../client/time/clock.ts'
import { AbortScope } from '../../client/time/timeout.ts'

/** Limits of one request and of all its tries, in milliseconds: it must not hold up the deployment or the end of the job for long. */
const requestMs = 10_000
/** A longer limit than this is reported, not waited for. */
const totalMs = 75_000
/** The least wait that GitHub asks for if a limit names none. */
const unnamedLimitMs = 60_000

/** A request that GitHub refused, or whose effect is unknown. */
export interface GitHubFailure {
  readonly status: number
  readonly message: string
  /** By their names in lower case; undefined if nothing was answered. */
  readonly headers: Readonly<Record<string, unknown>> | undefined
}

/** The failure that GitHub's client threw, with status 500 if no answer came; undefined for any other error. */
export function parseFailure(error: unknown): GitHubFailure | undefined {
  if (!(error instanceof Error) || !('status' in error) || typeof error.status !== 'number') return undefined
  const response: unknown = 'response' in error ? error.response : undefined
  const headers =
    typeof response === 'object' && response !== null && 'headers' in response ? response.headers : undefined
  const known = typeof headers === 'object' && headers !== null ? { ...headers } : undefined
  return { status: error.status, message: error.message, headers: known }
}

/**
 * How long a rate limit lasts, in milliseconds: `retry-after`, else until the quota's reset by GitHub's own clock, else a minute.
 * Undefined if a limit was not the reason.
 */
export function rateLimitWait({ status, message, headers = {} }: GitHubFailure): number | undefined {
  if (status !== 403 && status !== 429) return undefined
  const date = Date.parse(String(headers['date']))
  const now = Number.isNaN(date) ? new Date() : new Date(date)
  const after = parseRetryAfter(textOf(headers['retry-after']), now)
  if (after !== undefined) return after
  const reset = Number(headers['x-ratelimit-reset'] ?? Number.NaN) * 1_000
  const spent = textOf(headers['x-ratelimit-remaining']) === '0'
  if (spent && !Number.isNaN(reset)) return Math.max(0, reset - now.getTime())
  return spent || status === 429 || /\brate limit\b/i.test(message) ? unnamedLimitMs : undefined
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
    using one = new AbortScope({ clock, signal: scope.signal, timeoutMs: requestMs })
    try {
      return await send(one.signal)
    } catch (error) {
      failure = error
      // A server that was silent for so long may be silent again.
      throw one.signal.aborted ? error : asRefusal(error)
    }
  }
  try {
    const effect = repeatable ? 'read' : 'create'
    return await repeat(attempt, { effect, clock, random: Math.random, scope })
  } catch (error) {
    throw failure ?? error
  }
}

function asRefusal(error: unknown): unknown {
  const failure = parseFailure(error)
  if (failure === undefined) return error
  const retryAfterMs = rateLimitWait(failure)
  const status = retryAfterMs === undefined ? failure.status : 429
  return new RefusedError(failure.message, { operation: 'GitHub', status, said: '', retryAfterMs })
}

/**
 * Does a write that must not happen twice. If it may have taken effect, `look` reads it back, and only if that finds nothing is
 * it written again.
 */
export async function writeOnce<T>(write: () => Promise<T>, look: () => Promise<T | undefined>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    // Without an answer, or with one of 500 and above, GitHub may have done it.
    if ((parseFailure(error)?.status ?? 0) < 500) throw error
    return (await look()) ?? (await write())
  }
}

function textOf(header: unknown): string | undefined {
  return header === undefined ? undefined : String(header)
}
