import type { OperationName } from 'taxiway/contract'
import type { Stage } from '../state/deployment-stages.ts'

/**
 * A fault as plain JSON: the requests that it affects, and how. For example a deployment that is created although its answer is
 * lost: `{ operation: 'deploy_service', kind: 'reset', when: 'after-effect', times: 1 }`.
 */
export type Fault = AnswerFault | StreamFault | HistoryFault

/** A fault that replaces the whole answer, so that no other fault is visible. */
export type Replacement = Extract<AnswerFault, { kind: 'status' | 'html' | 'endless' | 'redirect' | BrokenKind }>
type BrokenKind = 'reset' | 'close' | 'mute'

/** Whether the fault replaces the whole answer. */
export function isReplacement(fault: Fault): fault is Replacement {
  switch (fault.kind) {
    case 'status':
    case 'html':
    case 'endless':
    case 'redirect':
      return true
    case 'reset':
    case 'close':
    case 'mute':
      return fault.afterBytes === undefined
    default:
      return false
  }
}

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
  /** Milliseconds from the time the faults are set; afterwards it affects no request. Without an end by default. */
  readonly lastsMs?: number
  /** Whether it affects, and counts, only requests after the first deployment that is made while it is set; false by default. */
  readonly afterDeploy?: boolean
}

interface OfKind<Kind extends string> {
  /** The kind of the fault. */
  readonly kind: Kind
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
  | FailBuildFault

/** A wrong status, such as 500, or 429 with or without `Retry-After`. */
export interface StatusFault extends FaultTarget, FaultTiming, OfKind<'status'> {
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
export interface ReplacedFault extends FaultTarget, FaultTiming, OfKind<'html' | 'endless'> {}

/** A 307, by default to the same address: forever, unless `times` ends it. */
export interface RedirectFault extends FaultTarget, FaultTiming, OfKind<'redirect'> {
  /** A URL or a path. */
  readonly to?: string
}

/** The connection is reset (RST) or closed (FIN), or stays open and silent, before the answer or in the middle of it. */
export interface BrokenFault extends FaultTarget, FaultTiming, OfKind<'reset' | 'close' | 'mute'> {
  /**
   * The bytes of the true body that are sent, after status and headers; without it nothing is sent. Only with `after-effect`,
   * as there is no answer before the effect.
   */
  readonly afterBytes?: number
}

/** A delay of the effect, which takes place even if the caller gives up meanwhile, or of the whole answer, headers included. */
export interface DelayFault extends FaultTarget, FaultTiming, OfKind<'delay'> {
  /** The length of the delay. */
  readonly ms: number
}

/** The true body in small pieces, each with a write of its own: slow, or split in the middle of characters and lines. */
export interface DripFault extends FaultTarget, OfKind<'drip'> {
  /** Bytes of each piece; 1 by default. */
  readonly bytes?: number
  /** The wait before each piece; none by default. */
  readonly ms?: number
}

/** The true body ends too early, but valid for HTTP: JSON that stops in the middle. */
export interface CutFault extends FaultTarget, OfKind<'cut'> {
  /** The bytes that are sent; never the last one. All but the last by default. */
  readonly afterBytes?: number
}

/** An earlier answer: the one that the same caller's same read would have had some reads ago. */
export interface StaleFault extends FaultTarget, OfKind<'stale'> {
  /** An operation that only reads, and answers at once; a stream has no earlier answer. */
  readonly operation: OperationName
  /** How many reads ago, from 1 to 10; 1 by default. If there are fewer, the oldest. The first read is never stale. */
  readonly reads?: number
}

/** The deployment that the request queues fails after its build, as if its last command had. The answer is not affected. */
export interface FailBuildFault extends FaultTarget, OfKind<'fail-build'> {
  /** An operation that queues a deployment. */
  readonly operation: (typeof deployingOperations)[number]
}

/** The operations that queue a deployment of a service's source. */
export const deployingOperations = ['deploy_service', 'deploy_upload', 'create_service'] as const

/** A fault in the log stream. `times`, `skip` and `probability` count connections; `every` and `after` count events, from 1. */
export type StreamFault = EventsFault | EventIdsFault | HeartbeatsFault | ReplayFault | EarlyEndFault | LongLineFault

/** The target of a fault in the log stream. */
export interface StreamTarget extends FaultTarget {
  /** The only stream of the contract. */
  readonly operation: 'stream_deployment_logs'
}

/** Events are missing, come twice, change places with the next one, or hold bytes that are not UTF-8. */
export interface EventsFault
  extends StreamTarget,
    OfKind<'drop-events' | 'double-events' | 'swap-events' | 'garble-events'> {
  /** Affects every n-th event; 1 by default, which is every event. */
  readonly every?: number
}

/** Events without an `id:`, with an opaque one, or with a number that is not the line's. */
export interface EventIdsFault extends StreamTarget, OfKind<'event-ids'> {
  /** The ids. */
  readonly ids: 'none' | 'opaque' | 'shifted'
}

/** Comments at this interval, or no comments, whatever the dialect. */
export interface HeartbeatsFault extends StreamTarget, OfKind<'heartbeats'> {
  /** Milliseconds; null for none. */
  readonly everyMs: number | null
}

/** After some events all of them come again, and then the rest. */
export interface ReplayFault extends StreamTarget, OfKind<'replay-events'> {
  /** How many events; at most 1,000. */
  readonly after: number
}

/** The stream ends after some events, as if the log were complete. */
export interface EarlyEndFault extends StreamTarget, OfKind<'end-stream'> {
  /** How many events; 0 by default. */
  readonly after?: number
}

/** An additional event of one very long line. */
export interface LongLineFault extends StreamTarget, OfKind<'long-line'> {
  /** The number of events before it; 0 by default. */
  readonly after?: number
  /** Its length; 2 MiB by default. */
  readonly bytes?: number
}

/**
 * A fault in the history that the platform shows; the deployments themselves are not affected. With `times`, `skip` and
 * `probability` a status flaps, goes back, or never appears.
 */
export type HistoryFault = ShownStageFault | ShownWordFault | WordFormFault | HiddenStatusFault | HiddenNewestFault

/** The target of a fault in the history. */
export interface HistoryTarget extends FaultTarget {
  /** The only operation that shows the status of a deployment. */
  readonly operation: 'list_deployments'
}

/** Every deployment of the page is shown in this stage. */
export interface ShownStageFault extends HistoryTarget, OfKind<'show-stage'> {
  /** The stage, in the words of the dialect. */
  readonly stage: Stage
}

/** Every deployment of the page has this status word. */
export interface ShownWordFault extends HistoryTarget, OfKind<'show-word'> {
  /** Any text. */
  readonly word: string
}

/** Status words in another case: `DEPLOYING`, `deploying`, `dEpLoYiNg`. */
export interface WordFormFault extends HistoryTarget, OfKind<'change-case'> {
  /** The case. */
  readonly to: 'upper' | 'lower' | 'mixed'
}

/** Records without a status. */
export interface HiddenStatusFault extends HistoryTarget, OfKind<'hide-status'> {}

/** The newest deployments are missing. */
export interface HiddenNewestFault extends HistoryTarget, OfKind<'hide-newest'> {
  /** How many; 1 by default. */
  readonly count?: number
}
