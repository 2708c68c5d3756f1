import { readReportInputs } from '../../config/reporting.ts'
import { githubRefusal } from '../../github/api/client.ts'
import { type DeploymentState, Deployments } from '../../github/deployments/deployments.ts'
import type { Job } from '../../github/job/job.ts'
import { type JobState, readState } from '../../github/job/state.ts'
import { sanitizeText } from '../../output/untrusted.ts'
import { lookAgain, say, settledState, stoppedIn } from './look.ts'

/** Finishes what a killed main left open: says what is known, and settles the GitHub deployment. Never fails the job. */
export async function post(job: Job): Promise<void> {
  const left = readState(job.environment)
  if (left === undefined) return
  try {
    if (left.preview !== undefined) await (await import('../preview/post.ts')).finishPreview(job, left, left.preview)
    else if (!left.finished) await finish(job, left)
    else if (left.untold !== undefined) await settle(job, left, left.untold)
  } catch (error) {
    job.console.warn(`What the stopped step left open could not be finished: ${String(error)}`)
  }
}

async function finish(job: Job, left: JobState): Promise<void> {
  if (left.deploymentId === undefined) {
    const doubt =
      job.inputs.text('archive-path') === undefined
        ? 'one may exist, look at the dashboard'
        : 'a service may exist and be billed: look at the project before running this again'
    job.console.warn(`The step was stopped before it knew a deployment id; ${doubt}.`)
    return
  }
  const sight = await lookAgain(job, left)
  await say(job, stoppedIn(left, sight))
  await settle(job, left, { state: settledState(left, sight), description: `Stopped early; ${sight.known}` })
}

async function settle(
  job: Job,
  { githubDeployment, githubAttempt }: JobState,
  status: { readonly state: DeploymentState; readonly description: string },
): Promise<void> {
  const { environment, githubToken, environmentUrl } = readReportInputs(job.inputs)
  const { repository, runUrl } = job.context
  if ((githubDeployment ?? githubAttempt) === undefined || !environment || !githubToken || !repository) return
  const deployments = new Deployments({ repository, environment, token: githubToken, signal: job.signal })
  const description = sanitizeText(status.description, job.redactor)
  try {
    // Main may have been killed between making it and seeing the answer.
    const id = githubDeployment ?? (await deployments.made(githubAttempt ?? ''))
    if (id !== undefined) await deployments.update(id, { ...status, description, url: environmentUrl, logUrl: runUrl })
  } catch (error) {
    job.console.warn(`The GitHub deployment was not settled: ${githubRefusal(error, 'deployments: write')}.`)
  }
}
