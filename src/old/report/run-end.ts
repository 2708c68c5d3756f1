import type { DeploymentReport } from '../deployment/deployment-report.ts'
import type { Outcome } from '../deployment/outcome.ts'
import type { GateReport } from '../gate/gate-report.ts'
import { definedFields } from '../text/defined-fields.ts'

/** Rows for the summary's table, after those of the deployment. */
export type Facts = readonly (readonly [name: string, value: string])[]

/** What was unusual in a folder that is uploaded: of one kind how many entries, the first names, and what to do. */
export interface UnusualEntries {
  readonly kind: string
  readonly count: number
  readonly names: readonly string[]
  readonly text: string
}

/** Nothing was judged: the run was refused, found nothing to do, or asked something of the platform that is no deployment. */
export interface PlainEnd {
  readonly kind: 'plain'
  readonly outcome: Outcome
  readonly reason: string
  /** The service that the run was about, if it came so far. */
  readonly serviceId: string | undefined
  readonly facts: Facts
  /** Of an upload of a folder. */
  readonly unusual?: readonly UnusualEntries[]
  /** The run was refused for what its caller gave. */
  readonly wrongUsage: boolean
  /** Of a dry run: the newer commit because of which nothing would be deployed. */
  readonly outdatedBy?: string | undefined
  /** Absent if whoever ended so did not measure it: `runToEnd` does. */
  readonly durationMs?: number
}

/** A deployment was judged, or may exist. */
export interface DeploymentEnd extends DeploymentReport {
  readonly kind: 'deployment'
  readonly facts: Facts
  /** Of an upload of a folder. */
  readonly unusual?: readonly UnusualEntries[]
}

/** A gate ended, if only because its inputs were refused. */
export interface GateEnd {
  readonly kind: 'gate'
  readonly gate: GateReport
  /** The gate was refused for what its caller gave. */
  readonly wrongUsage: boolean
}

/** The previews that are remembered were listed. */
export interface PreviewsEnd {
  readonly kind: 'previews'
  readonly outcome: Outcome
  readonly reason: string
  /** As Markdown that is safe already. */
  readonly table: string
  /** As in `PlainEnd`. */
  readonly durationMs?: number
}

/** How a deploy of any kind ends. */
export type DeployEnd = PlainEnd | DeploymentEnd

/** How a flow ended, as it says so itself: its texts may be untrusted. `toRunReport` makes what is shown of it. */
export type RunEnd = DeployEnd | GateEnd | PreviewsEnd

/** What some ends that judged nothing say beside their reason. */
interface PlainFacts {
  readonly serviceId?: string | undefined
  readonly facts?: Facts
  readonly wrongUsage?: boolean
  readonly outdatedBy?: string | undefined
}

/** The end of a run that judged nothing. */
export function plainEnd(outcome: Outcome, reason: string, known: PlainFacts = {}): PlainEnd {
  const { serviceId, facts = [], wrongUsage = false, outdatedBy } = known
  return { kind: 'plain', outcome, reason, serviceId, facts, wrongUsage, ...definedFields({ outdatedBy }) }
}

/** The end of a run that a deployment's report tells. */
export function deploymentEnd(report: DeploymentReport, facts: Facts = []): DeploymentEnd {
  return { kind: 'deployment', ...report, facts: [...facts, ...notComparedFacts(report.notCompared)] }
}

const notCompared = 'Not compared with what is live'
export const notHeld = 'Not held'
/** Facts that say what was not checked: a log shows them, too. */
export const uncheckedFacts: ReadonlySet<string> = new Set([notCompared, notHeld])

/** The row of the summary for a commit that was not compared with what is live. */
export function notComparedFacts(why: string | undefined): Facts {
  return why === undefined ? [] : [[notCompared, why]]
}
