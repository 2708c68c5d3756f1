import { RefusedError, TaxiwayError, UnreadableError } from '../../client/errors.ts'
import type { Job } from '../../github/job/job.ts'

/** Ends the step red, with one sentence or two; the status is an output where the platform answered at all. */
export function reportFailure(job: Job, error: unknown): void {
  process.exitCode = 1
  setStatus(job, error)
  const message = error instanceof Error ? error.message : String(error)
  const ours = error instanceof TaxiwayError || (job.signal.aborted && error === job.signal.reason)
  job.console.error(ours ? message : `Taxiway failed unexpectedly: ${message}`)
}

/** The `http-status` output, where the error came with an answer. */
export function setStatus(job: Job, error: unknown): void {
  if (error instanceof RefusedError || error instanceof UnreadableError) {
    job.outputs.set('http-status', String(error.status))
  }
}
