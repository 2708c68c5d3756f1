import { type GateReport, verdictOf } from '../../gate/report.ts'
import { type GateProgress, gateOutput } from '../../output/gate-report.ts'
import type { RunResult } from '../../output/run-result.ts'
import { cleaningOf, type Job } from '../shared/job.ts'

const shownEvidence = 10

/** What a gate found as the result of its run: `outcome` stays that of the judged deployment, whatever the checks found. */
export function resultOfGate(gate: GateReport): RunResult {
  const { deployment, checks, reason, durationMs } = gate
  const failed = checks.find(({ result }) => result === 'failed')
  const details = failed?.evidence.slice(-shownEvidence) ?? []
  return { ...deployment, reason, durationMs, verdict: verdictOf(gate), details }
}

/** Sets the outputs that only the gate has, `passed` and `report`: from the first moment on, in case the job is killed. */
export function setGateOutputs(job: Job, known: GateProgress): void {
  const report = gateOutput(known, cleaningOf(job))
  job.outputs.set('passed', String(report.passed))
  job.outputs.setMasked('report', JSON.stringify(report))
}

/** What is known of a gate when it begins. */
export const unfinished: GateProgress = {
  deployment: {
    outcome: 'aborted',
    reason: `The gate was stopped before it had finished.`,
  },
}
