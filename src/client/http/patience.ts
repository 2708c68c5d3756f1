import type { Effect } from '../../contract/operation.ts'

/** How long one kind of call may take, in milliseconds, where the caller gives no bound. */
export interface Patience {
  /** From the end of the request to the headers of the answer. */
  readonly headersMs: number
  /** Without a byte of the body. */
  readonly idleMs: number
  /** The whole call, retries included. */
  readonly totalMs: number
}

const reading: Patience = { headersMs: 30_000, idleMs: 30_000, totalMs: 120_000 }
/** A write may do its work before it answers, and a statement may run for minutes. */
const writing: Patience = { headersMs: 120_000, idleMs: 30_000, totalMs: 300_000 }
const executing: Patience = { headersMs: 600_000, idleMs: 60_000, totalMs: 600_000 }

/** A body of any size: the platform unpacks it before it answers. */
export const sending: Patience = { headersMs: 300_000, idleMs: 60_000, totalMs: 3_600_000 }

/** A quiet build sends nothing for long: the watchdog of the stream decides, not the socket. */
export const streaming: Patience = { headersMs: 75_000, idleMs: 0, totalMs: 24 * 3_600_000 }

/** The bounds of a call whose body is in memory. */
export function patienceFor(effect: Effect): Patience {
  if (effect === 'read') return reading
  return effect === 'exec' ? executing : writing
}
