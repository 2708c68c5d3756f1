import type { DeploymentReport } from '../deployment/deployment-report.ts'
import type { Outcome } from '../deployment/outcome.ts'
import type { GateReport } from '../gate/gate-report.ts'
import type { SerializedPlan } from './formats/serialized-plan.ts'
import type { Facts, UnusualEntries } from './run-end.ts'
import type { ServiceResult } from './service-result.ts'

/** What is known of every run that is over. */
interface Ending {
  /** Of the deployment, if one was judged; of a fleet the worst of its services. */
  readonly outcome: Outcome
  /** Of the run as a whole: a check may have failed after the deployment had succeeded. */
  readonly verdict: Outcome
  /** Whether the job is green. */
  readonly passed: boolean
  readonly reason: string
  readonly durationMs: number
  /** What failed in about 20 lines: the evidence of a check, and what the log says. Empty if the run passed. */
  readonly cause: readonly string[]
}

/** What a run of one service has beside its end. */
interface ServiceEnding extends Ending {
  /** Where the result is served: the address that was given, else the one that the platform showed. */
  readonly url: string | undefined
  /** The end of the log. */
  readonly tail: readonly string[]
}

/** A run that judged nothing. */
export interface PlainRun extends ServiceEnding {
  readonly kind: 'plain'
  readonly serviceId: string | undefined
  readonly facts: Facts
  /** Of an upload of a folder; undefined for every other run. */
  readonly unusual: readonly UnusualEntries[] | undefined
  readonly wrongUsage: boolean
  /** Of a dry run: the newer commit because of which nothing would be deployed. */
  readonly outdatedBy: string | undefined
}

/** What is shown of a deployment as it is; the rest decides what else is shown. */
export type ShownDeployment = Omit<DeploymentReport, 'notCompared' | 'verdict'>

/** A run that followed a deployment, or looked for it. */
export interface DeploymentRun extends ServiceEnding, ShownDeployment {
  readonly kind: 'deployment'
  readonly facts: Facts
  /** Of an upload of a folder; undefined for every other run. */
  readonly unusual: readonly UnusualEntries[] | undefined
}

/** A run of a gate. `gate.passed` says more than `passed`: a deployment that was replaced may leave the job green. */
export interface GateRun extends ServiceEnding {
  readonly kind: 'gate'
  readonly gate: GateReport
  readonly wrongUsage: boolean
}

/** A run that listed previews. */
export interface PreviewsRun extends Ending {
  readonly kind: 'previews'
  /** As Markdown. */
  readonly table: string
}

/** A run of a fleet, or one that sums up what other jobs deployed. */
export interface FleetRun extends Ending {
  readonly kind: 'fleet'
  /** One for each planned service, in order. */
  readonly services: readonly ServiceResult[]
  readonly unchanged: SerializedPlan['unchanged']
  /** The planned commit; null if it is not known. */
  readonly commit: string | null
}

/** A run that planned a fleet, and deployed nothing. */
export interface PlanRun extends Ending {
  readonly kind: 'plan'
  readonly plan: SerializedPlan
}

/**
 * A run that is over, and all that is shown of it: exit code, outputs, message, summary, comment, annotations, and JSON
 * are projections of it. Its texts are clean: they hold no secret, and nothing that a terminal or a CI system would obey.
 */
export type RunReport = PlainRun | DeploymentRun | GateRun | PreviewsRun | FleetRun | PlanRun

/** The deployment that a run is about; undefined if it judged none. */
export function judgedDeployment(run: RunReport): ShownDeployment | undefined {
  switch (run.kind) {
    case 'deployment':
      return run
    case 'gate':
      return run.gate.deployment
    case 'plain':
    case 'previews':
    case 'fleet':
    case 'plan':
      return undefined
    default:
      return run satisfies never
  }
}

/** The newer commit because of which a run deployed nothing, or over which its deployment lies. */
export function newerCommit(run: RunReport): string | undefined {
  return run.kind === 'plain' ? run.outdatedBy : judgedDeployment(run)?.outdatedBy
}

/** The service that a run is about, if it is about one and knows it. */
export function concernedService(run: RunReport): string | undefined {
  return run.kind === 'plain' ? run.serviceId : judgedDeployment(run)?.serviceId
}

/** Where the result of a run is served, if it is about one service. */
export function servedAt(run: RunReport): string | undefined {
  return hasOneService(run) ? run.url : undefined
}

/** The end of the log of a run; empty if it is not about one service. */
export function logTail(run: RunReport): readonly string[] {
  return hasOneService(run) ? run.tail : []
}

function hasOneService(run: RunReport): run is PlainRun | DeploymentRun | GateRun {
  return run.kind === 'plain' || run.kind === 'deployment' || run.kind === 'gate'
}

/** Whether a run was refused for what its caller gave. */
export function isWrongUsage(run: RunReport): boolean {
  return (run.kind === 'plain' || run.kind === 'gate') && run.wrongUsage
}

/** What was unusual in the folder that a run uploaded; undefined if it uploaded none. */
export function unusualEntries(run: RunReport): readonly UnusualEntries[] | undefined {
  return run.kind === 'plain' || run.kind === 'deployment' ? run.unusual : undefined
}
