import { message } from '../text/message.ts'
import type { CheckReport, GateReport, RollbackReport } from './report.ts'

interface RollbackRequest {
  readonly rollbackRef?: string
  readonly noRollback?: string
}

/** The deployment's own sentence, then those of the checks, of newer deployments, and of the rollback. */
export function reasonOf(
  { deployment, checks, newer, rollback }: Pick<GateReport, 'deployment' | 'checks' | 'newer' | 'rollback'>,
  request: RollbackRequest,
): string {
  if (deployment.outcome !== 'succeeded' || checks.length === 0) return deployment.reason
  const warning = newer.length === 0 ? [] : [newerWarning(newer)]
  const bad = checks.find(({ result }) => result !== 'passed')
  if (bad === undefined) return [deployment.reason, passedText(checks), ...warning].join(' ')
  const { name, result, summary } = bad
  if (result !== 'failed') {
    return [message`check-not-finished: The check ${name} did not finish: ${summary}.`, ...warning].join(' ')
  }
  const failed = message`check-failed: The check ${name} failed: ${summary}.`
  return [failed, ...warning, rollbackText(request, rollback)].join(' ')
}

/** Warns that the checks may have tested another deployment. */
export function newerWarning(ids: readonly string[]): string {
  return message`gate-newer-deployment: A newer deployment appeared (${ids.join(', ')}), so the checks may have tested that one.`
}

function passedText(checks: readonly CheckReport[]): string {
  const names = checks.map(({ name }) => name).join(', ')
  return checks.length === 1 ? `The check ${names} passed.` : `All ${checks.length} checks passed: ${names}.`
}

function rollbackText({ rollbackRef, noRollback }: RollbackRequest, rollback: RollbackReport | undefined): string {
  if (rollbackRef === undefined) {
    if (noRollback !== undefined) return noRollback
    return message`rollback-not-set: The deployment stays in place, because \`rollback-ref\` is not set.`
  }
  if (rollback === undefined) return message`rollback-cancelled: The run was cancelled before the rollback.`
  const { outcome, deploymentId, reason } = rollback.deployment
  const by = deploymentId === undefined ? '' : ` by deployment ${deploymentId}`
  return outcome === 'succeeded'
    ? message`rolled-back: The service was rolled back to ${rollback.ref}${by}.`
    : message`rollback-failed: The rollback to ${rollback.ref}${by} did not succeed (${outcome}): ${reason}`
}
