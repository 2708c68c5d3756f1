import type { Stage } from '../state/deployment-table.ts'
import type { FaultTarget } from './answer-fault.ts'

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
export interface ShownStageFault extends HistoryTarget {
  /** The kind of the fault. */
  readonly kind: 'show-stage'
  /** The stage, in the words of the dialect. */
  readonly stage: Stage
}

/** Every deployment of the page has this status word. */
export interface ShownWordFault extends HistoryTarget {
  /** The kind of the fault. */
  readonly kind: 'show-word'
  /** Any text. */
  readonly word: string
}

/** Status words in another case: `DEPLOYING`, `deploying`, `dEpLoYiNg`. */
export interface WordFormFault extends HistoryTarget {
  /** The kind of the fault. */
  readonly kind: 'change-case'
  /** The case. */
  readonly to: 'upper' | 'lower' | 'mixed'
}

/** Records without a status. */
export interface HiddenStatusFault extends HistoryTarget {
  /** The kind of the fault. */
  readonly kind: 'hide-status'
}

/** The newest deployments are missing. */
export interface HiddenNewestFault extends HistoryTarget {
  /** The kind of the fault. */
  readonly kind: 'hide-newest'
  /** How many; 1 by default. */
  readonly count?: number
}
