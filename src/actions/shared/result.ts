import { ArchiveError } from '../../archive/error.ts'
import { TaxiwayError } from '../../client/errors.ts'
import type { DeploymentReport, Outcome } from '../../deployment/report.ts'
import type { Job } from '../../github/job/job.ts'

/**
 * The report of a run, also where it ended by an error: a cancelled job is `aborted`, all else `failed`. Never rejects.
 *
 * @param left what a cancelled job leaves, as a sentence
 */
export async function reportOf(
  job: Job,
  work: () => Promise<DeploymentReport>,
  left = (): string => 'Nothing was sent that starts a deployment.',
): Promise<DeploymentReport> {
  const startedMs = performance.now()
  try {
    return await work()
  } catch (error) {
    const { outcome, reason } = explain(error, job.signal, left)
    return { ...endedBefore(outcome, reason), durationMs: performance.now() - startedMs }
  }
}

function explain(
  error: unknown,
  signal: AbortSignal,
  left: () => string,
): { readonly outcome: Outcome; readonly reason: string } {
  const message = error instanceof Error ? error.message : String(error)
  if (signal.aborted && error === signal.reason) {
    return { outcome: 'aborted', reason: `${message} ${left()}` }
  }
  if (error instanceof ArchiveError) return { outcome: 'failed', reason: `Input \`archive-path\`: ${message}` }
  return {
    outcome: 'failed',
    reason: error instanceof TaxiwayError ? message : `Taxiway failed unexpectedly: ${message}`,
  }
}

/** The report of a run that ended before the platform accepted anything. */
export function endedBefore(outcome: Outcome, reason: string): DeploymentReport {
  const unknown = { deploymentId: undefined, serviceId: undefined, ref: undefined, url: undefined, status: undefined }
  return { ...unknown, outcome, reason, durationMs: 0, phases: [] }
}
