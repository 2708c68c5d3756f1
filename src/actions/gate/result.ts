import { type GateReport, verdictOf } from '../../gate/report.ts'
import { checkTable, evidenceFolds, type GateProgress, gateOutput, gatePhases } from '../../output/gate-report.ts'
import type { RunResult } from '../../output/run-result.ts'
import { sanitizeText } from '../../output/untrusted.ts'
import { message } from '../../text/message.ts'
import type { Redactor } from '../../text/redactor.ts'
import { cleaningOf, type Job } from '../shared/job.ts'

const shownEvidence = 10

/** What a gate found as the result of its run: `outcome` stays that of the judged deployment, whatever the checks found. */
export function resultOfGate(
  gate: GateReport,
  redactor: Redactor,
  nameInputs: Job['nameInputs'] = undefined,
): RunResult {
  const { deployment, checks, reason, durationMs, rollback } = gate
  const clean = (text: string): string => sanitizeText(text, redactor)
  const failed = checks.find(({ result }) => result === 'failed')
  return {
    ...deployment,
    reason,
    durationMs,
    verdict: verdictOf(gate),
    details: failed?.evidence.slice(-shownEvidence) ?? [],
    summary: {
      head: checkTable(gate, (text) => clean(nameInputs?.(text) ?? text)),
      folds: evidenceFolds(checks, clean),
      sections: gatePhases(gate, clean),
      tailTitle: rollback === undefined ? undefined : 'The end of the build log of the rollback',
    },
  }
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
    reason: message`gate-unfinished: The gate was stopped before it had finished.`,
  },
}
