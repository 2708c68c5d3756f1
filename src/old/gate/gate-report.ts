import type { DeploymentReport } from '../deployment/deployment-report.ts'
import type { Outcome } from '../deployment/outcome.ts'
import { message } from '../text/message.ts'
import type { ChosenBy } from './chosen-deployment.ts'

/** How a check ended; `cut-short` by a cancellation, `not-run` if something before it did not pass. */
export const checkResults = ['passed', 'failed', 'cut-short', 'not-run'] as const
/** One of them. */
export type CheckResult = (typeof checkResults)[number]

/** The result of a check. Times are milliseconds since the gate's first request; both are 0 if it was not run. */
export interface CheckReport {
  /** The check's own name. */
  readonly name: string
  /** Only `passed` means that it ran to its end and found everything well. */
  readonly result: CheckResult
  /** One clause, without a full stop. May hold untrusted text. */
  readonly summary: string
  /** At most 20 lines of at most 500 characters, oldest first. May hold untrusted text. */
  readonly evidence: readonly string[]
  /** When it began. */
  readonly startMs: number
  /** When it ended. */
  readonly endMs: number
}

/** The deployment that a failed check led to. */
export interface RollbackReport {
  /** What was deployed again. */
  readonly ref: string
  /** When it began, in milliseconds since the gate's first request. */
  readonly startMs: number
  /** Its result; only `succeeded` means that the service was rolled back. */
  readonly deployment: DeploymentReport
}

/** The result of a gate. */
export interface GateReport {
  /** The judged deployment succeeded, and every check passed. */
  readonly passed: boolean
  /** Why it passed or not, and how the rollback ended. */
  readonly reason: string
  /** The result of the judged deployment; a failed check does not change it. */
  readonly deployment: DeploymentReport
  /** How the judged deployment was chosen; undefined if none was. */
  readonly chosenBy: ChosenBy | undefined
  /** When its following began, in milliseconds since the gate's first request. */
  readonly followedFromMs: number
  /** One for each check of the request, in order. */
  readonly checks: readonly CheckReport[]
  /** Ids of newer deployments that were there before the checks ended, newest first: the checks may have tested those. */
  readonly newer: readonly string[]
  /** Undefined if no check failed, or nothing was gone back to. */
  readonly rollback: RollbackReport | undefined
  /** From the first request to the end. */
  readonly durationMs: number
}

/** How the gate ended as a whole: a deployment may have succeeded, and a check of it failed. */
export function judgeGate({ passed, deployment, checks }: GateReport): Outcome {
  if (passed || deployment.outcome !== 'succeeded') return deployment.verdict ?? deployment.outcome
  return checks.some(({ result }) => result === 'failed') ? 'failed' : 'aborted'
}

/**
 * The deployment's own sentence, then those of the checks, of newer deployments, and of the rollback.
 *
 * @param rollback after a failed check: its report, or a sentence that says why there was none
 */
export function explainGate(
  { deployment, checks, newer }: Pick<GateReport, 'deployment' | 'checks' | 'newer'>,
  rollback: RollbackReport | string | undefined,
): string {
  if (deployment.outcome !== 'succeeded' || checks.length === 0) return deployment.reason
  const warning = newer.length === 0 ? [] : [newerWarning(newer)]
  const bad = checks.find(({ result }) => result !== 'passed')
  if (bad === undefined) return [deployment.reason, passedText(checks), ...warning].join(' ')
  const { name, result, summary } = bad
  if (result !== 'failed') {
    return [`The check ${name} did not finish: ${summary}.`, ...warning].join(' ')
  }
  const failed = message`check-failed: The check ${name} failed: ${summary}.`
  return [failed, ...warning, typeof rollback === 'object' ? rollbackText(rollback) : (rollback ?? '')].join(' ').trim()
}

/** Warns that the checks may have tested another deployment. */
export function newerWarning(ids: readonly string[]): string {
  return message`gate-newer-deployment: There is a newer deployment (${ids.join(', ')}), so the checks may have tested that one.`
}

function passedText(checks: readonly CheckReport[]): string {
  const names = checks.map(({ name }) => name).join(', ')
  return checks.length === 1 ? `The check ${names} passed.` : `All ${checks.length} checks passed: ${names}.`
}

function rollbackText({ ref, deployment: { outcome, deploymentId, reason } }: RollbackReport): string {
  const by = deploymentId === undefined ? '' : ` by deployment ${deploymentId}`
  return outcome === 'succeeded'
    ? message`rolled-back: The service was rolled back to ${ref}${by}.`
    : `The rollback to ${ref}${by} did not succeed (${outcome}): ${reason}`
}
