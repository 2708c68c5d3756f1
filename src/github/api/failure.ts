import { parseRetryAfter } from '../../client/http/retry.ts'

/** Tries of one request, the first included. */
const mostTries = 4
/** The least wait that GitHub asks for where a limit names none. */
const unnamedLimitMs = 60_000
/** All waits of one request: a limit that is in force for longer is told, not waited for. */
const mostWaitingMs = 65_000
const firstBackoffMs = 300

/** A request that GitHub refused, or of which nobody knows what became. */
export interface GithubFailure {
  readonly status: number
  readonly message: string
  /** By their names in lower case; undefined where nothing was answered. */
  readonly headers: Readonly<Record<string, unknown>> | undefined
}

/** What GitHub's client threw, undefined where it is something else. It gives status 500 to what got no answer. */
export function failureOf(error: unknown): GithubFailure | undefined {
  if (!(error instanceof Error) || !('status' in error) || typeof error.status !== 'number') return undefined
  const response: unknown = 'response' in error ? error.response : undefined
  const headers =
    typeof response === 'object' && response !== null && 'headers' in response ? response.headers : undefined
  const known = typeof headers === 'object' && headers !== null ? { ...headers } : undefined
  return { status: error.status, message: error.message, headers: known }
}

/** Whether the request may have been done all the same: no answer came, or GitHub stumbled over it. */
export function isInDoubt(error: unknown): boolean {
  return (failureOf(error)?.status ?? 0) >= 500
}

/**
 * For how long a limit refuses requests, in milliseconds: `retry-after`, else until the quota's reset by GitHub's own clock,
 * else a minute. Undefined where it was no limit that refused this one.
 */
export function limitedFor({ status, message, headers = {} }: GithubFailure): number | undefined {
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

/** What the next try of a request depends on. */
export interface Tried {
  readonly failure: GithubFailure
  /** At least 1. */
  readonly tries: number
  /** Milliseconds that were waited already. */
  readonly waitedMs: number
  /** Whether doing it twice is the same as once. */
  readonly repeatable: boolean
}

/**
 * How long to wait before a request is tried again, in milliseconds; undefined where it is not. What a limit refused was not
 * done, so that everything may be tried again; what is in doubt only where doing it twice does no harm.
 */
export function nextTryIn({ failure, tries, waitedMs, repeatable }: Tried): number | undefined {
  if (tries >= mostTries) return undefined
  const backoff = repeatable && failure.status >= 500 ? firstBackoffMs * 2 ** (tries - 1) : undefined
  const wait = limitedFor(failure) ?? backoff
  return wait !== undefined && waitedMs + wait <= mostWaitingMs ? wait : undefined
}

/**
 * Does a write that must not happen twice. Where one is in doubt, `look` tells what became of it, and only where it finds
 * nothing is it written once more.
 */
export async function writeOnce<T>(write: () => Promise<T>, look: () => Promise<T | undefined>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (!isInDoubt(error)) throw error
    return (await look()) ?? (await write())
  }
}

function textOf(header: unknown): string | undefined {
  return header === undefined ? undefined : String(header)
}
