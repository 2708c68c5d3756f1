/** What the platform answers to the page: the types of its own functions. */
import type { TemplateResult } from 'lit-html'
import type { Fault } from '../../faults/fault.ts'
import type { LedgerEntry as Entry } from '../../journal/ledger.ts'
import type { showDialectExamples } from '../dialect-examples.ts'
import type { findCauseOfFailure } from '../failure-cause.ts'
import type { FirstSteps } from '../first-steps.ts'
import type { showService, showServices } from '../page-answers.ts'

export type { Fault } from '../../faults/fault.ts'
export type { JournalEntry } from '../../journal/journal.ts'
export type { PlayedFault } from '../../resilience/play.ts'
export type { LogLine } from '../../state/log-tables.ts'
export type { ShownCi } from '../client/ci-reports.ts'
export type { ShownRun as ClientRun } from '../client/client-runs.ts'
export type { ShownFault, ShownResilience } from '../client/resilience-runs.ts'
export type { RunVerdict } from '../client/run-verdict.ts'
export type { ShownTables } from '../database-table-list.ts'
export type { FirstSteps }

/** Only the ledger of this platform says what a deployment without a ref builds. */
export type LedgerEntry = Entry & { readonly label?: string }

export type ServiceSummary = ReturnType<typeof showServices>[number]
export type ServiceDetail = ReturnType<typeof showService>
export type Deployment = ServiceDetail['deployments'][number]
/** Why a deployment failed. */
export type Cause = ReturnType<typeof findCauseOfFailure>
export type Dialects = ReturnType<typeof showDialectExamples>
export type Faults = { readonly faults: readonly Fault[]; readonly seed: number; readonly struck: readonly number[] }

/** One view: what it shows, and how it follows the platform. */
export interface View {
  /** For the window and the heading that takes the focus. */
  readonly title: () => string
  /** Reads what may have changed. Called at the start and after each change of the platform. */
  readonly refresh: () => Promise<void>
  readonly template: () => TemplateResult
  /** Called when the parameters behind the view's own address change. */
  readonly moved?: (path: readonly string[]) => void
  /** Ends what it still reads. */
  readonly leave?: () => void
}

/** What the page shows of the answers of operations; each has only those of its own. */
export interface Answer {
  /** Variables that were not stored. */
  readonly skipped: readonly { readonly reason: string }[]
  readonly hostname: string
  readonly redeploying: boolean
}
