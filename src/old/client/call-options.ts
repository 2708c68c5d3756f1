import type { OnRetry } from './http/retry.ts'

/** How long a call may take, and what ends it early. */
export interface CallOptions {
  /** When it aborts, the call rejects at once with the signal's reason as it is. */
  readonly signal?: AbortSignal | undefined
  /** Bound on the whole call, retries included. By default two minutes for a read, five for a write, an hour for a body. */
  readonly timeoutMs?: number | undefined
  /**
   * Whether the call is tried again: reads after 429, 5xx and no answer; writes after 429 and if no byte was sent. By default what
   * the platform's own option `retries` says, true unless set.
   */
  readonly retries?: boolean | undefined
  /** Told of each failure of this call after which it is tried again, before the platform's own `onRetry`. Must not throw. */
  readonly onRetry?: OnRetry | undefined
}

/** How the stored log is read. */
export interface StoredLogOptions extends CallOptions {
  /** The last sequence number seen. */
  readonly after?: number | undefined
  /** Milliseconds without a byte, headers included, after which the connection counts as broken; 30 s by default. */
  readonly idleMs?: number | undefined
}

/** Where an event stream begins, and when it counts as broken. */
export interface StreamOptions {
  /** The id of the last event seen, if the platform should continue. */
  readonly lastEventId?: string | undefined
  /** When it aborts, the loop throws the signal's reason as it is. */
  readonly signal?: AbortSignal | undefined
  /** Milliseconds without a byte, headers included, after which the connection counts as broken; 75 s by default. */
  readonly idleMs?: number | undefined
}
