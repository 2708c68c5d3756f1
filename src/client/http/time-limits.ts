import type { Effect } from '../../contract/operation.ts'

/** How long one kind of call may take by default, in milliseconds. */
export interface TimeLimits {
  /** From the end of the request to the headers of the answer. */
  readonly headersMs: number
  /** Without a byte of the body. */
  readonly idleMs: number
  /** The whole call, retries included. */
  readonly totalMs: number
}

const readLimits: TimeLimits = { headersMs: 30_000, idleMs: 30_000, totalMs: 120_000 }
/** The platform may do the work of a write before it answers, and a statement may run for minutes. */
const writeLimits: TimeLimits = { headersMs: 120_000, idleMs: 30_000, totalMs: 300_000 }
const execLimits: TimeLimits = { headersMs: 600_000, idleMs: 60_000, totalMs: 600_000 }

/** A body of any size: the platform unpacks it before it answers. */
export const uploadLimits: TimeLimits = { headersMs: 300_000, idleMs: 60_000, totalMs: 3_600_000 }

/** A quiet build sends nothing for a long time, so the watchdog of the stream decides, not the socket. */
export const streamLimits: TimeLimits = { headersMs: 75_000, idleMs: 0, totalMs: 24 * 3_600_000 }

/** The bounds of a call whose body is in memory. */
export function timeLimitsFor(effect: Effect): TimeLimits {
  if (effect === 'read') return readLimits
  return effect === 'exec' ? execLimits : writeLimits
}
