import { ArchiveError } from '../archive/archive-error.ts'
import { TaxiwayError } from '../client/errors.ts'
import type { DeploymentReport, Outcome } from '../deployment/report.ts'
import type { Job } from '../github/job.ts'

/**
 * The report of a run, also where it ended by an error: a cancelled job is `aborted`, a mistake in the inputs `failed`.
 *
 * @throws what is a defect of ours
 */
export async function reportOf(job: Job, work: () => Promise<DeploymentReport>): Promise<DeploymentReport> {
  try {
    return await work()
  } catch (error) {
    if (job.signal.aborted && error === job.signal.reason) {
      return endedBefore('aborted', `${String(job.signal.reason.message)} Nothing was sent that starts a deployment.`)
    }
    if (error instanceof ArchiveError) {
      return endedBefore('failed', `Input \`archive-path\`: ${error.message}`)
    }
    const message = error instanceof Error ? error.message : String(error)
    return endedBefore('failed', error instanceof TaxiwayError ? message : `Taxiway failed unexpectedly: ${message}`)
  }
}

/** The report of a run that ended before the platform accepted anything. */
export function endedBefore(outcome: Outcome, reason: string): DeploymentReport {
  const unknown = { deploymentId: undefined, serviceId: undefined, ref: undefined, url: undefined, status: undefined }
  return { ...unknown, outcome, reason, durationMs: 0, phases: [] }
}
