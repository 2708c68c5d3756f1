import type { Effect } from '../../../contract/operation.ts'
import { NoAnswerError, RefusedError } from '../errors.ts'
import type { AbortScope } from '../time/abort-scope.ts'
import type { Clock, Random } from '../time/clock.ts'

/** Tries of one call, the first included. */
export const maximumTries = 5

/**
 * Failures of a connection that another try hardly changes, by the system's code, and how many tries they get. A name that does not
 * resolve is mistyped in most cases: one more try covers a resolver that lost a packet, and more would only be silence. A certificate
 * or a port without TLS is as it is.
 */
const fewTries: readonly (readonly [code: RegExp, tries: number])[] = [
  [/^ENOTFOUND$/, 2],
  [/^(?:EPROTO$|ERR_SSL_|ERR_TLS_|CERT_|UNABLE_TO_|SELF_SIGNED_|DEPTH_ZERO_|HPE_)/, 1],
]

const firstWindowMs = 500
const widestWindowMs = 10_000
/** Server errors that another try does not change: not implemented, version not supported. */
const permanent: ReadonlySet<number> = new Set([501, 505])

/** What decides whether and when a call is tried again. */
export interface RepeatOptions {
  readonly effect: Effect
  /** False tries once; true by default. */
  readonly retries?: boolean
  readonly clock: Clock
  readonly random: Random
  readonly scope: AbortScope
  /** Told of each failure that is followed by another try. */
  readonly onRetry?: OnRetry | undefined
  /** Until when the platform asked for no request, in the answer to any call; on the clock. */
  readonly heldUntilMs?: () => number
}

/** Hears of a failure after which a request is tried again, and of the wait before that, in milliseconds. Must not throw. */
export type OnRetry = (error: Error, waitMs: number) => void

/** Tries until it succeeds, until a failure that must not be repeated, or until the time is over. */
export async function repeat<T>(attempt: () => Promise<T>, options: RepeatOptions): Promise<T> {
  const { clock, random, scope, effect, retries = true, onRetry, heldUntilMs = () => 0 } = options
  for (let tries = 1; ; tries++) {
    try {
      return await attempt()
    } catch (error) {
      if (scope.signal.aborted) throw abortReason(scope, error)
      if (!retries || !mayRepeat(error, effect)) throw error
      const hintMs = error instanceof RefusedError ? error.retryAfterMs : undefined
      const wait = tries >= countTries(error) ? undefined : nextWait({ tries, hintMs, leftMs: scope.leftMs }, random)
      if (wait === undefined) throw error
      if (error instanceof Error) onRetry?.(error, wait)
      let dueMs = clock.now() + wait
      await clock.sleep(wait, scope.signal)
      // Another call may have been asked to wait for longer meanwhile.
      for (let heldMs = heldUntilMs(); heldMs > dueMs; heldMs = heldUntilMs()) {
        if (heldMs - dueMs >= scope.leftMs) throw error
        await clock.sleep(heldMs - dueMs, scope.signal)
        dueMs = heldMs
      }
    }
  }
}

/** The tries that a request with this failure gets, the first included. */
export function countTries(error: unknown): number {
  const code = error instanceof NoAnswerError ? error.code : undefined
  const [, tries = maximumTries] = fewTries.find(([codes]) => code !== undefined && codes.test(code)) ?? []
  return tries
}

/** What an aborted call rejects with: a failure that proves that nothing was sent comes before the reason of the abort. */
export function abortReason(scope: AbortScope, error: unknown): unknown {
  return error instanceof NoAnswerError && !error.sent ? error : scope.signal.reason
}

/** A write is repeated only if it cannot have taken effect: no byte was sent, or a 429 turned it away. */
export function mayRepeat(error: unknown, effect: Effect): boolean {
  if (error instanceof NoAnswerError) return !error.sent || effect === 'read'
  if (!(error instanceof RefusedError)) return false
  if (error.status === 429) return true
  return effect === 'read' && error.status >= 500 && !permanent.has(error.status)
}

/**
 * The wait before the next try, in milliseconds, or undefined if there is none: exponential backoff with full jitter (a
 * uniform choice from a doubling window), and never less than the platform's hint `hintMs`. A wait longer than the time left is
 * not started.
 */
export function nextWait(
  { tries, hintMs = 0, leftMs }: { tries: number; hintMs: number | undefined; leftMs: number },
  random: Random,
): number | undefined {
  if (tries >= maximumTries) return undefined
  const windowMs = Math.min(widestWindowMs, firstWindowMs * 2 ** (tries - 1))
  const wait = Math.max(Math.round(random() * windowMs), hintMs)
  return wait < leftMs ? wait : undefined
}

/**
 * `Retry-After` as a minimum wait in milliseconds: seconds, or an HTTP date. Undefined if it is missing or not readable, or a date without
 * a time to compare it with; 0 for a date that has passed.
 *
 * @param answeredAtMs when the answer was given, by the clock that also wrote the date
 */
export function parseRetryAfter(header: string | undefined, answeredAtMs: number | undefined): number | undefined {
  const text = header?.trim()
  if (text === undefined || text === '') return undefined
  if (/^\d+(?:\.\d+)?$/.test(text)) return Math.ceil(Number(text) * 1000)
  // A date of RFC 9110 begins with the day's name; `Date.parse` alone would take much more, e.g. "-5".
  if (!/^[A-Za-z]{3,9},? /.test(text)) return undefined
  const date = Date.parse(text)
  return Number.isNaN(date) || answeredAtMs === undefined ? undefined : Math.max(0, date - answeredAtMs)
}
