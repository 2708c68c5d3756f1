import type { GateReport } from '../../gate/gate-report.ts'
import { excerpt } from '../../text/formats/shortening.ts'
import { longestText } from '../to-run-report.ts'

/**
 * The `report` output of a gate, for `fromJSON`, from a clean report. Times in milliseconds, null if unknown; about 40 texts for each
 * check, each of at most 2,000 characters.
 */
export function toGateDocument(gate: GateReport) {
  const { passed, reason, chosenBy = null, deployment, newer, durationMs } = gate
  const cut = (text: string): string => excerpt(text, longestText)
  const known = (text: string | undefined): string | null => (text === undefined ? null : cut(text))
  return {
    passed,
    outcome: deployment.outcome,
    reason: cut(reason),
    chosenBy,
    deploymentId: known(deployment.deploymentId),
    serviceId: known(deployment.serviceId),
    ref: known(deployment.ref),
    status: known(deployment.status),
    durationMs: Math.round(durationMs),
    checks: toCheckDocuments(gate),
    newer: [...newer],
    rollback: toRollbackDocument(gate),
  }
}

/** What a document says of each check. */
export function toCheckDocuments({ checks }: GateReport) {
  return checks.map(({ name, result, summary, evidence, startMs, endMs }) => ({
    name,
    result,
    summary,
    evidence: [...evidence],
    durationMs: Math.round(endMs - startMs),
  }))
}

/** What a document says of the rollback; null if there was none. */
export function toRollbackDocument({ rollback }: GateReport) {
  if (rollback === undefined) return null
  const { deploymentId = null, outcome, reason } = rollback.deployment
  return { ref: rollback.ref, deploymentId, outcome, reason: excerpt(reason, longestText) }
}
