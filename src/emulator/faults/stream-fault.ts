import type { FaultTarget } from './answer-fault.ts'

/** A fault in the log stream. `times`, `skip` and `probability` count connections; `every` and `after` count events, from 1. */
export type StreamFault = EventsFault | EventIdsFault | HeartbeatsFault | ReplayFault | EarlyEndFault | LongLineFault

/** The target of a fault in the log stream. */
export interface StreamTarget extends FaultTarget {
  /** The only stream of the contract. */
  readonly operation: 'stream_deployment_logs'
}

/** Events are missing, come twice, change places with the next one, or hold bytes that are not UTF-8. */
export interface EventsFault extends StreamTarget {
  /** The kind of the fault. */
  readonly kind: 'drop-events' | 'double-events' | 'swap-events' | 'garble-events'
  /** Affects every n-th event; 1 by default, which is every event. */
  readonly every?: number
}

/** Events without an `id:`, with an opaque one, or with a number that is not the line's. */
export interface EventIdsFault extends StreamTarget {
  /** The kind of the fault. */
  readonly kind: 'event-ids'
  /** The ids. */
  readonly ids: 'none' | 'opaque' | 'shifted'
}

/** Comments at this interval, or no comments, whatever the dialect. */
export interface HeartbeatsFault extends StreamTarget {
  /** The kind of the fault. */
  readonly kind: 'heartbeats'
  /** Milliseconds; null for none. */
  readonly everyMs: number | null
}

/** After some events all of them come again, and then the rest. */
export interface ReplayFault extends StreamTarget {
  /** The kind of the fault. */
  readonly kind: 'replay-events'
  /** How many events; at most 1,000. */
  readonly after: number
}

/** The stream ends after some events, as if the log were complete. */
export interface EarlyEndFault extends StreamTarget {
  /** The kind of the fault. */
  readonly kind: 'end-stream'
  /** How many events; 0 by default. */
  readonly after?: number
}

/** An additional event of one very long line. */
export interface LongLineFault extends StreamTarget {
  /** The kind of the fault. */
  readonly kind: 'long-line'
  /** The number of events before it; 0 by default. */
  readonly after?: number
  /** Its length; 2 MiB by default. */
  readonly bytes?: number
}
