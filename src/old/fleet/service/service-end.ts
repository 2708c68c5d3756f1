import type { DeploymentReport } from '../../deployment/deployment-report.ts'
import type { Outcome } from '../../deployment/outcome.ts'
import type { GateReport } from '../../gate/gate-report.ts'

/** How the deployment of a service ended, its gate included. */
export interface ServiceEnd {
  /** That of the gate, if one failed. */
  readonly outcome: Outcome
  /** Whether those that need it may continue. */
  readonly passed: boolean
  /** Why this outcome, as sentences. May hold untrusted text. */
  readonly reason: string
  /** Where it is served, if that is known. */
  readonly url?: string | undefined
  /** What is known of its deployment; undefined if there is none. */
  readonly deployment?: Partial<DeploymentReport> | undefined
  /** What its gate found; undefined if it has none, or it was not reached. */
  readonly gate?: GateReport | undefined
  /** Whether this run deployed it, and nothing took that back: whatever its gate found. Undefined if its turn never came. */
  readonly isLive?: boolean | undefined
  /** What explains it beside the plan, as clauses. */
  readonly notes?: readonly string[] | undefined
  /** If it failed, what the log says of it. */
  readonly cause?: readonly string[] | undefined
}
