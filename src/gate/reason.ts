import { message } from '../text/message.ts'
import type { CheckReport, GateReport, RollbackReport } from './report.ts'

/**
 * The deployment's own sentence, then those of the checks, of newer deployments, and of the rollback.
 *
 * @param rollback after a failed check: its report, or a sentence that says why there was none
 */
export function reasonOf(
  { deployment, checks, newer }: Pick<GateReport, 'deployment' | 'checks' | 'newer'>,
  rollback: RollbackReport | string | undefined,
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
  return [failed, ...warning, typeof rollback === 'object' ? rollbackText(rollback) : (rollback ?? '')].join(' ').trim()
}

/** Warns that the checks may have tested another deployment. */
export function newerWarning(ids: readonly string[]): string {
  return message`gate-newer-deployment: A newer deployment appeared (${ids.join(', ')}), so the checks may have tested that one.`
}

function passedText(checks: readonly CheckReport[]): string {
  const names = checks.map(({ name }) => name).join(', ')
  return checks.length === 1 ? `The check ${names} passed.` : `All ${checks.length} checks passed: ${names}.`
}

function rollbackText({ ref, deployment: { outcome, deploymentId, reason } }: RollbackReport): string {
  const by = deploymentId === undefined ? '' : ` by deployment ${deploymentId}`
  return outcome === 'succeeded'
    ? message`rolled-back: The service was rolled back to ${ref}${by}.`
    : message`rollback-failed: The rollback to ${ref}${by} did not succeed (${outcome}): ${reason}`
}
