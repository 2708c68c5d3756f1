import { InputError } from '../client/errors.ts'
import { writeComment } from '../preview/sticky-comment.ts'
import { formatFleetComment } from '../report/fleet-comment.ts'
import { toFleetDocument } from '../report/fleet-document.ts'
import { toFleetRun } from '../report/fleet-run.ts'
import { formatFleetSummary } from '../report/fleet-summary.ts'
import type { FleetRun } from '../report/run-report.ts'
import type { SerializedPlan } from '../report/serialized-plan.ts'
import type { ServiceResult } from '../report/service-result.ts'
import { cleaningOf, type Job } from '../run/job.ts'
import type { FleetComments, FleetHost } from './host.ts'
import type { FleetInputs } from './inputs.ts'
import { openResults } from './results/results-folder.ts'

/** Sums up what other jobs deployed. */
export async function report(job: Job, host: FleetHost, inputs: FleetInputs): Promise<FleetRun> {
  const folder = openResults(job, inputs)
  if (folder === undefined) {
    throw new InputError(
      'results',
      `${job.inputs.named('mode', 'report')} needs ${job.inputs.named('results')}. Set the folder into which the artifacts of the other jobs were downloaded.`,
    )
  }
  const made = folder.readPlan()
  const fleet = endFleet(job, folder.readResults(made), made)
  await writeReport(job, host, inputs, fleet)
  return fleet
}

/** Sets the outputs of a fleet, before the summary and the comment, during which the job may be killed. */
export function endFleet(job: Job, services: readonly ServiceResult[], plan: SerializedPlan): FleetRun {
  const { outputs, inputs } = job
  const fleet = toFleetRun(services, plan, cleaningOf(job), inputs.get('on-superseded') === 'neutral')
  const names = (all: readonly ServiceResult[]): string => all.map(({ service }) => service).join(',')
  outputs.set('outcome', fleet.outcome)
  outputs.set('failed', names(services.filter(({ passed }) => !passed)))
  outputs.set('deployed', names(services.filter(({ deployed }) => deployed)))
  outputs.setMasked('report', JSON.stringify(toFleetDocument(fleet)))
  return fleet
}

/** Writes the summary and the comment. What cannot be written is a warning. */
export async function writeReport(job: Job, host: FleetHost, inputs: FleetInputs, fleet: FleetRun): Promise<void> {
  if (inputs.report.jobSummary) await job.outputs.addSummary(formatFleetSummary(fleet))
  const comments = inputs.comment ? host.openComments(inputs.report) : undefined
  if (comments !== undefined) await comment(job, comments, { fleet, file: inputs.found.shown })
}

/** One comment on the pull request for the whole fleet. An older run leaves it alone, so that the newest one has the last word. */
async function comment(
  job: Job,
  { place, isCurrent }: FleetComments,
  { fleet, file }: { readonly fleet: FleetRun; readonly file: string },
): Promise<void> {
  try {
    if (!(await isCurrent())) return
    const marker = `<!-- taxiway fleet ${encodeURIComponent(file)} -->`
    const text = formatFleetComment(fleet, { runUrl: job.context.runUrl })
    await writeComment(place, text, { marker })
  } catch (error) {
    job.console.warn(`Could not write the comment of the fleet: ${place.explain(error)}.`)
  }
}
