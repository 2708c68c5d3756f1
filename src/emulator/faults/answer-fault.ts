import type { OperationName } from '../../contract/operations.ts'

/** The requests that a fault affects. */
export interface FaultTarget {
  /** An operation of the contract, or `*` for all of them. */
  readonly operation: OperationName | '*'
  /** The first requests of the operation that stay unaffected; none by default. */
  readonly skip?: number
  /** The most requests that it affects; all by default. */
  readonly times?: number
  /** The probability, from 0 to 1, that it affects one of the others; 1 by default. Drawn from the seed. */
  readonly probability?: number
}

/** Whether the operation takes effect. */
export interface FaultTiming {
  /** `before-effect` by default: the operation has no effect. With `after-effect` only its answer is affected. */
  readonly when?: 'before-effect' | 'after-effect'
}

/** A fault in the answer to any operation. Milliseconds and bytes. */
export type AnswerFault =
  | StatusFault
  | ReplacedFault
  | RedirectFault
  | BrokenFault
  | DelayFault
  | DripFault
  | CutFault
  | StaleFault

/** A wrong status, such as 500, or 429 with or without `Retry-After`. */
export interface StatusFault extends FaultTarget, FaultTiming {
  /** The kind of the fault. */
  readonly kind: 'status'
  /** From 200 to 599. */
  readonly status: number
  /** The message of the answer, `{ error }`; the fault has one of its own. */
  readonly error?: string
  /**
   * The `Retry-After` header: seconds, `{ dateIn }` for a date in so many seconds, or any text, which is sent as it is. None by
   * default.
   */
  readonly retryAfter?: number | string | { readonly dateIn: number }
}

/** A page of HTML with status 200, or endless white space in place of JSON. */
export interface ReplacedFault extends FaultTarget, FaultTiming {
  /** The kind of the fault. */
  readonly kind: 'html' | 'endless'
}

/** A 307, by default to the same address: forever, unless `times` ends it. */
export interface RedirectFault extends FaultTarget, FaultTiming {
  /** The kind of the fault. */
  readonly kind: 'redirect'
  /** A URL or a path. */
  readonly to?: string
}

/** The connection is reset (RST) or closed (FIN), or stays open and silent, before the answer or in the middle of it. */
export interface BrokenFault extends FaultTarget, FaultTiming {
  /** The kind of the fault. */
  readonly kind: 'reset' | 'close' | 'mute'
  /**
   * The bytes of the true body that are sent, after status and headers; without it nothing is sent. Only with `after-effect`,
   * as there is no answer before the effect.
   */
  readonly afterBytes?: number
}

/**
 * A delay of the effect, which takes place even if the caller gives up meanwhile, or of the whole answer, headers included.
 */
export interface DelayFault extends FaultTarget, FaultTiming {
  /** The kind of the fault. */
  readonly kind: 'delay'
  /** The length of the delay. */
  readonly ms: number
}

/** The true body in small pieces, each with a write of its own: slow, or split in the middle of characters and lines. */
export interface DripFault extends FaultTarget {
  /** The kind of the fault. */
  readonly kind: 'drip'
  /** Bytes of each piece; 1 by default. */
  readonly bytes?: number
  /** The wait before each piece; none by default. */
  readonly ms?: number
}

/** The true body ends too early, but valid for HTTP: JSON that stops in the middle. */
export interface CutFault extends FaultTarget {
  /** The kind of the fault. */
  readonly kind: 'cut'
  /** The bytes that are sent; never the last one. All but the last by default. */
  readonly afterBytes?: number
}

/** An earlier answer: the one that the same caller's same read would have had some reads ago. */
export interface StaleFault extends FaultTarget {
  /** An operation that only reads, and answers at once; a stream has no earlier answer. */
  readonly operation: OperationName
  /** The kind of the fault. */
  readonly kind: 'stale'
  /** How many reads ago, from 1 to 10; 1 by default. If there are fewer, the oldest. The first read is never stale. */
  readonly reads?: number
}
