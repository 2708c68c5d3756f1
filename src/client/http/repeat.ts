import type { Effect } from '../../contract/operation.ts'
import { NoAnswerError, RefusedError } from '../errors.ts'
import type { Clock, Random } from '../time/clock.ts'
import type { AbortScope } from '../time/timeout.ts'
import { nextWait } from './retry.ts'

/** Server errors that another try does not change: not implemented, version not supported. */
const permanent: ReadonlySet<number> = new Set([501, 505])

/** What decides whether and when a call is tried again. */
export interface RepeatOptions {
  readonly effect: Effect
  readonly clock: Clock
  readonly random: Random
  readonly scope: AbortScope
}

/** Tries until it succeeds, until a failure that must not be repeated, or until the time is over. */
export async function repeat<T>(attempt: () => Promise<T>, options: RepeatOptions): Promise<T> {
  const { clock, random, scope, effect } = options
  for (let tries = 1; ; tries++) {
    try {
      return await attempt()
    } catch (error) {
      if (scope.signal.aborted) throw abortReason(scope, error)
      if (!mayRepeat(error, effect)) throw error
      const hintMs = error instanceof RefusedError ? error.retryAfterMs : undefined
      const wait = nextWait({ tries, hintMs, leftMs: scope.leftMs }, random)
      if (wait === undefined) throw error
      await clock.sleep(wait, scope.signal)
    }
  }
}

/** What an aborted call rejects with: a failure that proves that nothing was sent comes before the reason of the abort. */
export function abortReason(scope: AbortScope, error: unknown): unknown {
  return error instanceof NoAnswerError && !error.sent ? error : scope.signal.reason
}

/** A write is repeated only where it cannot have taken effect: no byte was sent, or a 429 turned it away. */
export function mayRepeat(error: unknown, effect: Effect): boolean {
  if (error instanceof NoAnswerError) return !error.sent || effect === 'read'
  if (!(error instanceof RefusedError)) return false
  if (error.status === 429) return true
  return effect === 'read' && error.status >= 500 && !permanent.has(error.status)
}
