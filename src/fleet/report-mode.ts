import { InputError } from '../client/errors.ts'
import type { FleetRun } from '../report/run-report.ts'
import type { Job } from '../run/job.ts'
import type { FleetInputs } from './fleet-inputs.ts'
import { setFleetOutputs } from './fleet-outputs.ts'
import { openResults } from './results/results-folder.ts'

/** Sums up what other jobs deployed. */
export function report(job: Job, inputs: FleetInputs): FleetRun {
  const folder = openResults(job, inputs)
  if (folder === undefined) {
    throw new InputError(
      'results',
      `${job.inputs.named('mode', 'report')} needs ${job.inputs.named('results')}. Set the folder into which the artifacts of the other jobs were downloaded.`,
    )
  }
  const made = folder.readPlan()
  return setFleetOutputs(job, folder.readResults(made), made)
}
