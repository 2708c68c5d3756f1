import { toFleetDocument } from '../report/formats/fleet-document.ts'
import type { SerializedPlan } from '../report/formats/serialized-plan.ts'
import type { FleetRun } from '../report/run-report.ts'
import type { ServiceResult } from '../report/service-result.ts'
import { toFleetRun } from '../report/to-fleet-run.ts'
import { createCleaning, type Job } from '../run/job.ts'

/** Sets the outputs of a fleet, before the summary and the comment, during which the job may be killed. */
export function setFleetOutputs(job: Job, services: readonly ServiceResult[], plan: SerializedPlan): FleetRun {
  const { outputs, inputs } = job
  const fleet = toFleetRun(services, plan, createCleaning(job), inputs.get('on-superseded') === 'neutral')
  const names = (all: readonly ServiceResult[]): string => all.map(({ service }) => service).join(',')
  outputs.set('outcome', fleet.outcome)
  outputs.set('failed', names(services.filter(({ passed }) => !passed)))
  outputs.set('deployed', names(services.filter(({ deployed }) => deployed)))
  outputs.setMasked('report', JSON.stringify(toFleetDocument(fleet)))
  return fleet
}
