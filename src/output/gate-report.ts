import type { DeploymentReport } from '../deployment/report.ts'
import type { GateReport, RollbackReport } from '../gate/report.ts'

/** What is known of a gate so far. */
export interface GateProgress
  extends Partial<Pick<GateReport, 'passed' | 'reason' | 'chosenBy' | 'checks' | 'newer' | 'rollback' | 'durationMs'>> {
  readonly deployment: Pick<DeploymentReport, 'outcome' | 'reason'> & Partial<DeploymentReport>
}

/** The `report` output, for `fromJSON` in a later step. */
export type GateOutput = ReturnType<typeof gateOutput>

/** Times in milliseconds; unknown values are null. Its size is bounded but for the length of its texts, about 40 for each check. */
export function gateOutput(known: GateProgress) {
  const { passed = false, chosenBy = null, deployment, checks = [], newer = [], rollback } = known
  const { outcome, deploymentId = null, serviceId = null, ref = null, status = null } = deployment
  return {
    passed,
    outcome,
    reason: known.reason ?? deployment.reason,
    chosenBy,
    ...{ deploymentId, serviceId, ref, status },
    durationMs: Math.round(known.durationMs ?? deployment.durationMs ?? 0),
    checks: checks.map(({ name, result, summary, evidence, startMs, endMs }) => {
      return { name, result, summary, evidence, durationMs: Math.round(endMs - startMs) }
    }),
    newer,
    rollback: rollback === undefined ? null : rollbackOf(rollback),
  }
}

function rollbackOf({ ref, deployment }: RollbackReport) {
  const { deploymentId = null, outcome, reason } = deployment
  return { ref, deploymentId, outcome, reason }
}
