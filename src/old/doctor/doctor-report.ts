import type { DoctorFinding } from './finding.ts'

/** What the doctor found. */
export interface DoctorReport {
  /** Whether nothing blocks a deploy: key and history were read, and no finding failed. */
  readonly ready: boolean
  /** What to do next, one line. */
  readonly next: string
  /** The service that was read. */
  readonly serviceId: string | undefined
  /** In the order of the areas. Their texts may hold what the platform said. */
  readonly findings: readonly DoctorFinding[]
  /** Requests that were sent, all of them reads. */
  readonly requests: number
  /** Milliseconds. */
  readonly durationMs: number
}

/** The report of a run that ended before it had any. */
export const emptyReport: DoctorReport = {
  ...{ ready: false, next: '', serviceId: undefined, findings: [], requests: 0, durationMs: 0 },
}
