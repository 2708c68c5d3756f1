import type { Effect } from '../../contract/operation.ts'
import { NoAnswerError, RefusedError } from '../errors.ts'
import type { Clock, Random } from '../time/clock.ts'
import type { AbortScope } from '../time/timeout.ts'
import { nextWait } from './retry.ts'

/** Statuses of the 5xx that another try does not change: not implemented, version not supported. */
const hopeless: ReadonlySet<number> = new Set([501, 505])

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
      if (scope.signal.aborted) throw endOf(scope, error)
      if (!mayRepeat(error, effect)) throw error
      const hintMs = error instanceof RefusedError ? error.retryAfterMs : undefined
      const wait = nextWait({ tries, hintMs, leftMs: scope.leftMs }, random)
      if (wait === undefined) throw error
      await clock.sleep(wait, scope.signal)
    }
  }
}

/** What a call rejects with whose time is over: what is known of the write is not lost over it. */
export function endOf(scope: AbortScope, error: unknown): unknown {
  return error instanceof NoAnswerError && !error.sent ? error : scope.signal.reason
}

/** A write is repeated only where it cannot have taken effect: no byte was sent, or a 429 turned it away. */
export function mayRepeat(error: unknown, effect: Effect): boolean {
  if (error instanceof NoAnswerError) return !error.sent || effect === 'read'
  if (!(error instanceof RefusedError)) return false
  if (error.status === 429) return true
  return effect === 'read' && error.status >= 500 && !hopeless.has(error.status)
}
