import type { RunReport } from './run-report.ts'

/** The last line of `events`: how the run ended. */
export interface LastEvent extends Pick<RunReport, 'outcome' | 'passed' | 'reason' | 'cause'> {
  readonly kind: 'result'
}

/** How the run ended, as its last event. */
export function toLastEvent({ outcome, passed, reason, cause }: RunReport): LastEvent {
  return { kind: 'result', outcome, passed, reason, cause }
}
