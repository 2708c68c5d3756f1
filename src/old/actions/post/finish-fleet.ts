import { findConfig } from '../../config/file/config-search.ts'
import type { InputName } from '../../config/input-table.ts'
import { readFleetInputs } from '../../fleet/fleet-inputs.ts'
import { serviceJob } from '../../fleet/service/service-job.ts'
import type { Job } from '../../run/job.ts'
import type { JobState, ServiceState } from '../../run/job-state.ts'

/** So many services are finished at a time: the runner does not wait for long. */
const atOnce = 16

/** Finishes what each service of a fleet left open, as the post step of its own action would. */
export async function finishFleet(
  job: Job,
  services: Readonly<Record<string, ServiceState>>,
  finish: (job: Job, left: JobState) => Promise<void>,
): Promise<void> {
  const entries = Object.entries(services)
  if (entries.length === 0) return
  const fleet = readFleetInputs(job, await findConfig(job.inputs, job.context.config))
  const takes = (input: InputName): boolean => input !== 'archive-path' && input !== 'env-vars'
  const open = entries.values()
  const work = async (): Promise<void> => {
    for (const [name, left] of open) {
      const service = fleet.found.file.services.get(name)
      if (service === undefined) continue
      // Main wrote no summary: it was stopped before its end.
      const fixed = { service: name, 'job-summary': fleet.report.jobSummary }
      const { console } = job
      const run = { fleet, service, console, sha: job.context.sha, fixed, takes }
      await finish({ ...serviceJob(job, run), outputs: job.outputs }, left)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}
