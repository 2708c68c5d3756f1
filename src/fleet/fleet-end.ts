import { InputError } from '../client/errors.ts'
import { toFleetRun } from '../report/fleet-run.ts'
import { toFleetDocument } from '../report/formats/fleet-document.ts'
import type { SerializedPlan } from '../report/formats/serialized-plan.ts'
import type { FleetRun } from '../report/run-report.ts'
import type { ServiceResult } from '../report/service-result.ts'
import { createCleaning, type Job } from '../run/job.ts'
import type { FleetInputs } from './fleet-inputs.ts'
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
  return endFleet(job, folder.readResults(made), made)
}

/** Sets the outputs of a fleet, before the summary and the comment, during which the job may be killed. */
export function endFleet(job: Job, services: readonly ServiceResult[], plan: SerializedPlan): FleetRun {
  const { outputs, inputs } = job
  const fleet = toFleetRun(services, plan, createCleaning(job), inputs.get('on-superseded') === 'neutral')
  const names = (all: readonly ServiceResult[]): string => all.map(({ service }) => service).join(',')
  outputs.set('outcome', fleet.outcome)
  outputs.set('failed', names(services.filter(({ passed }) => !passed)))
  outputs.set('deployed', names(services.filter(({ deployed }) => deployed)))
  outputs.setMasked('report', JSON.stringify(toFleetDocument(fleet)))
  return fleet
}
