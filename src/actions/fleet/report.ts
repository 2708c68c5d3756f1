import { InputError } from '../../client/errors.ts'
import type { SerializedPlan, ServiceResult } from '../../fleet/result.ts'
import { GitHubRepository, githubRefusal } from '../../github/api/client.ts'
import { readPullRequestEvent } from '../../github/job/environment.ts'
import { writeComment } from '../../preview/sticky-comment.ts'
import { formatFleetComment } from '../../report/fleet-comment.ts'
import { toFleetDocument } from '../../report/fleet-document.ts'
import { toFleetRun } from '../../report/fleet-run.ts'
import { formatFleetSummary } from '../../report/fleet-summary.ts'
import type { FleetRun } from '../../report/run-report.ts'
import { cleaningOf, type Job } from '../../run/job.ts'
import { openHandoff } from './handoff.ts'
import type { FleetInputs } from './inputs.ts'

const commentTimeoutMs = 20_000

/** Sums up what other jobs deployed. */
export async function report(job: Job, inputs: FleetInputs): Promise<FleetRun> {
  const handoff = openHandoff(job, inputs)
  if (handoff === undefined) {
    throw new InputError(
      'results',
      `${job.inputs.named('mode', 'report')} needs ${job.inputs.named('results')}. Set the folder into which the artifacts of the other jobs were downloaded.`,
    )
  }
  const made = handoff.readPlan()
  const fleet = endFleet(job, handoff.readResults(made), made)
  await writeReport(job, inputs, fleet)
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
export async function writeReport(job: Job, inputs: FleetInputs, fleet: FleetRun): Promise<void> {
  if (inputs.report.jobSummary) await job.outputs.addSummary(formatFleetSummary(fleet))
  if (inputs.comment) await comment(job, inputs, fleet)
}

/** One comment on the pull request for the whole fleet. An older run leaves it alone, so that the newest one has the last word. */
async function comment(job: Job, inputs: FleetInputs, fleet: FleetRun): Promise<void> {
  const event = readPullRequestEvent(job.environment)
  const { repository, runUrl } = job.context
  const { githubToken: token } = inputs.report
  if (event === undefined || repository === undefined || token === undefined) return
  const github = new GitHubRepository({
    repository,
    token,
    redactor: job.redactor,
    signal: AbortSignal.timeout(commentTimeoutMs),
  })
  const { number, headSha } = event
  try {
    if ((await github.pullRequest(number)).headSha !== headSha) return
    const marker = `<!-- taxiway fleet ${encodeURIComponent(inputs.found.shown)} -->`
    await writeComment(github.comments(number), formatFleetComment(fleet, { runUrl }), { marker })
  } catch (error) {
    job.console.warn(`Could not write the comment of the fleet: ${githubRefusal(error, 'pull-requests: write')}.`)
  }
}
