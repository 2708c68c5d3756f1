import type { SharedReport } from './anonymized-report.ts'
import type { DoctorFinding } from './finding.ts'
import type { WordCensus } from './word-census.ts'

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
  /** The census of the status words. */
  readonly words: readonly WordCensus[]
  /** Requests that were sent, all of them reads. */
  readonly requests: number
  /** Milliseconds. */
  readonly durationMs: number
  /** The same without any value of the platform: fit to be shared in an issue. */
  readonly shared: SharedReport
}
