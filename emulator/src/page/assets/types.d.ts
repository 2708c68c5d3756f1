/** What the platform answers to the page: the types of its own functions. */
import type { TemplateResult } from 'lit-html'
import type { Fault } from '../../faults/fault.ts'
import type { findCauseOfFailure } from '../failure-cause.ts'
import type { showLedger, showService, showServices } from '../page-answers.ts'

export type { Fault } from '../../faults/fault.ts'
export type { JournalEntry } from '../../journal/journal.ts'
export type { PlayedFault } from '../../resilience/play.ts'
export type { LogLine } from '../../state/log-tables.ts'
export type { FirstSteps } from '../first-steps.ts'
export type { ShownFault, ShownResilience } from '../resilience-runs.ts'

export type LedgerEntry = ReturnType<typeof showLedger>[number]
export type ServiceSummary = ReturnType<typeof showServices>[number]
export type ServiceDetail = ReturnType<typeof showService>
export type Deployment = ServiceDetail['deployments'][number]
/** Why a deployment failed. */
export type Cause = ReturnType<typeof findCauseOfFailure>
export type Faults = { readonly faults: readonly Fault[]; readonly seed: number; readonly struck: readonly number[] }

/** One view: what it shows, and how it follows the platform. */
export interface View {
  /** For the window. */
  readonly title: () => string
  /** Reads what may have changed. Called at the start and after each change of the platform. */
  readonly refresh: () => Promise<void>
  readonly template: () => TemplateResult
  /** Called when what follows the view's own part of the address changes. */
  readonly moved?: (path: readonly string[]) => void
  /** Ends what it still reads. */
  readonly leave?: () => void
}
