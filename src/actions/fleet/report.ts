import { InputError } from '../../client/errors.ts'
import { worstOutcome } from '../../deployment/outcome.ts'
import type { SerializedPlan, ServiceResult } from '../../fleet/result.ts'
import { GitHubRepository, githubRefusal } from '../../github/api/client.ts'
import { readPullRequestEvent } from '../../github/job/environment.ts'
import { fleetComment, fleetOutput, fleetSentence, fleetSummary, type ShownFleet } from '../../output/fleet-report.ts'
import type { RunResult } from '../../output/run-result.ts'
import { writeComment } from '../../preview/sticky-comment.ts'
import { type Job, writeSummary } from '../../run/job.ts'
import { openHandoff } from './handoff.ts'
import type { FleetInputs } from './inputs.ts'

const commentMs = 20_000

/** Sums up what other jobs deployed. */
export async function report(job: Job, inputs: FleetInputs): Promise<RunResult> {
  const handoff = openHandoff(job, inputs)
  if (handoff === undefined) {
    throw new InputError(
      'results',
      '`mode: report` needs `results`. Set the folder into which the artifacts of the other jobs were downloaded.',
    )
  }
  const made = handoff.readPlan()
  const shown = shownFleet(handoff.readResults(made), made)
  const result = endFleet(job, shown)
  await writeReport(job, inputs, shown)
  return result
}

/** Sets the outputs of a fleet, and gives its result. */
export function endFleet({ outputs }: Job, fleet: ShownFleet): RunResult {
  const { outcome, passed, services, durationMs } = fleet
  const names = (all: readonly ServiceResult[]): string => all.map(({ service }) => service).join(',')
  const failed = services.filter((each) => !each.passed)
  // Before the summary and the comment, during which the job may be killed.
  outputs.set('outcome', outcome)
  outputs.set('failed', names(failed))
  outputs.set('deployed', names(services.filter(({ deployed }) => deployed)))
  outputs.setMasked('report', JSON.stringify(fleetOutput(fleet)))
  const details = failed.map((each) => `${each.service}: ${each.outcome}. ${each.reason}`)
  const verdict = passed ? { verdict: 'succeeded' as const } : {}
  return { outcome, reason: fleetSentence(fleet), details, fleet, durationMs, ...verdict }
}

export function shownFleet(services: readonly ServiceResult[], plan: SerializedPlan): ShownFleet {
  const begun = services.flatMap(({ startedMs, durationMs }) =>
    startedMs === null ? [] : { startMs: startedMs, endMs: startedMs + durationMs },
  )
  const firstMs = Math.min(...begun.map(({ startMs }) => startMs))
  const lastMs = Math.max(...begun.map(({ endMs }) => endMs))
  return {
    outcome: worstOutcome(services.map(({ outcome }) => outcome)),
    passed: services.every(({ passed }) => passed),
    services,
    unchanged: plan.unchanged,
    commit: plan.commit,
    durationMs: begun.length === 0 ? 0 : lastMs - firstMs,
  }
}

/** Writes the summary and the comment. What cannot be written is a warning. */
export async function writeReport(job: Job, inputs: FleetInputs, fleet: ShownFleet): Promise<void> {
  if (inputs.report.jobSummary) await writeSummary(job, fleetSummary(fleet, 'Taxiway fleet'))
  if (inputs.comment) await comment(job, inputs, fleet)
}

/** One comment on the pull request for the whole fleet. An older run leaves it alone, so that the newest one has the last word. */
async function comment(job: Job, inputs: FleetInputs, fleet: ShownFleet): Promise<void> {
  const event = readPullRequestEvent(job.environment)
  const { repository, runUrl } = job.context
  const { githubToken: token } = inputs.report
  if (event === undefined || repository === undefined || token === undefined) return
  const github = new GitHubRepository({ repository, token, signal: AbortSignal.timeout(commentMs) })
  const { number, headSha } = event
  try {
    if ((await github.pullRequest(number)).headSha !== headSha) return
    const marker = `<!-- taxiway fleet ${encodeURIComponent(inputs.found.shown)} -->`
    await writeComment(github.comments(number), fleetComment(fleet, { title: 'Fleet', runUrl }), { marker })
  } catch (error) {
    job.console.warn(`Could not write the comment of the fleet: ${githubRefusal(error, 'pull-requests: write')}.`)
  }
}
