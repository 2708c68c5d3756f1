import { type HandedPlan, matricesOf, type ServiceResult } from '../../fleet/result.ts'
import { worstOutcome } from '../../fleet/run.ts'
import { GitHubRepository, githubRefusal } from '../../github/api/client.ts'
import { readPullRequestEvent } from '../../github/job/environment.ts'
import { fleetComment, fleetOutput, fleetSummary, type ShownFleet } from '../../output/fleet-report.ts'
import { StickyComment } from '../../preview/sticky-comment.ts'
import { message } from '../../text/message.ts'
import { textOf } from '../shared/failure.ts'
import type { Job } from '../shared/job.ts'
import type { FleetInputs } from './inputs.ts'

/** How many matrices have a job of their own in .github/workflows/fleet.yml. */
const matricesOfWorkflow = 8
/** How long GitHub may take for the comment. */
const commentMs = 20_000

/** Sets the outputs of a plan. */
export function setPlanOutputs({ outputs }: Job, plan: HandedPlan): void {
  const matrices = matricesOf(plan)
  const rest = matrices.slice(matricesOfWorkflow).flatMap((matrix) => matrix.map(({ service }) => service))
  outputs.setMasked('plan', JSON.stringify(matrices))
  outputs.set('matrices', String(matrices.length))
  outputs.set('rest', rest.join(','))
  outputs.set('any', String(plan.services.length > 0))
}

/** Sets the outputs of a fleet. The report has no log: an output may hold 1 MB. */
export function setReportOutputs({ outputs }: Job, fleet: ShownFleet): void {
  const names = (all: readonly ServiceResult[]): string => all.map(({ service }) => service).join(',')
  outputs.set('outcome', fleet.outcome)
  outputs.set('failed', names(fleet.services.filter(({ passed }) => !passed)))
  outputs.set('deployed', names(fleet.services.filter(({ deployed }) => deployed)))
  outputs.setMasked('report', JSON.stringify(fleetOutput(fleet)))
}

/** The fleet as it is shown, from the results of its services. */
export function shownFleet(services: readonly ServiceResult[], plan: HandedPlan, durationMs?: number): ShownFleet {
  const begun = services.flatMap(({ startedMs, durationMs: ms }) =>
    startedMs === null ? [] : [[startedMs, startedMs + ms] as const],
  )
  const span =
    begun.length === 0 ? 0 : Math.max(...begun.map(([, end]) => end)) - Math.min(...begun.map(([start]) => start))
  return {
    outcome: worstOutcome(services.map(({ outcome }) => outcome)),
    passed: services.every(({ passed }) => passed),
    services,
    unchanged: plan.unchanged,
    commit: plan.commit,
    durationMs: durationMs ?? span,
  }
}

/** Writes the summary. What cannot be written is a warning. */
export async function writeSummary(job: Job, { report }: FleetInputs, markdown: string): Promise<void> {
  if (!report.jobSummary) return
  await job.outputs.addSummary(markdown).catch((error) => {
    job.console.lost(message`fleet-summary-not-written: Could not write the job summary: ${textOf(error)}`)
  })
}

/** Writes the summary and the comment. What cannot be written is a warning. */
export async function writeReport(job: Job, inputs: FleetInputs, fleet: ShownFleet): Promise<void> {
  await writeSummary(job, inputs, fleetSummary(fleet, 'Taxiway fleet'))
  if (inputs.comment) await comment(job, inputs, fleet)
}

/** One comment on the pull request for the whole fleet. An older run leaves it alone, so that the newest one has the last word. */
async function comment(job: Job, inputs: FleetInputs, fleet: ShownFleet): Promise<void> {
  const event = readPullRequestEvent(job.environment)
  const { repository, runUrl } = job.context
  const { githubToken: token } = inputs.report
  if (event === undefined || repository === undefined || token === undefined) return
  const signal = AbortSignal.timeout(commentMs)
  const github = new GitHubRepository({ repository, token, signal })
  const { number, headSha } = event
  try {
    if ((await github.pullRequest(number)).headSha !== headSha) return
    const marker = `<!-- taxiway fleet ${encodeURIComponent(inputs.found.shown)} -->`
    const body = fleetComment(fleet, { title: 'Fleet', runUrl })
    await new StickyComment(github.comments(number), marker).write(body)
  } catch (error) {
    const why = githubRefusal(error, 'pull-requests: write')
    job.console.warn(message`fleet-comment-not-written: Could not write the comment of the fleet: ${why}.`)
  }
}

/** What failed, one line each. */
export function failuresOf({ services }: ShownFleet): string[] {
  return services
    .filter(({ passed }) => !passed)
    .map(({ service, outcome, reason }) => `${service}: ${outcome}. ${reason}`)
}
