import { parseRetryAfter } from '../../client/http/retry.ts'

/** Tries of one request, the first included. */
const mostTries = 4
/** The least wait that GitHub asks for where a limit names none. */
const unnamedLimitMs = 60_000
/** All waits of one request: a longer limit is reported, not waited for. */
const mostWaitingMs = 65_000
const firstBackoffMs = 300

/** A request that GitHub refused, or whose effect is unknown. */
export interface GitHubFailure {
  readonly status: number
  readonly message: string
  /** By their names in lower case; undefined where nothing was answered. */
  readonly headers: Readonly<Record<string, unknown>> | undefined
}

/** The failure that GitHub's client threw, with status 500 where no answer came; undefined for any other error. */
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
 * Undefined where a limit was not the reason.
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
 * How long to wait before a request is sent again, in milliseconds; undefined where it is not. A request that a limit refused was not
 * done, so any may be sent again; one that may have taken effect only where doing it twice does no harm.
 *
 * @param tries at least 1
 * @param waitedMs what this request has waited already
 * @param repeatable whether doing it twice is the same as once
 */
export function retryWait({
  failure,
  tries,
  waitedMs,
  repeatable,
}: {
  readonly failure: GitHubFailure
  readonly tries: number
  readonly waitedMs: number
  readonly repeatable: boolean
}): number | undefined {
  if (tries >= mostTries) return undefined
  const backoff = repeatable && failure.status >= 500 ? firstBackoffMs * 2 ** (tries - 1) : undefined
  const wait = rateLimitWait(failure) ?? backoff
  return wait !== undefined && waitedMs + wait <= mostWaitingMs ? wait : undefined
}

/**
 * Does a write that must not happen twice. Where it may have taken effect, `look` reads it back, and only where that finds nothing is
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
