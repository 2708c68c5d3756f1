import { readReportInputs } from '../../config/report-inputs.ts'
import { githubRefusal } from '../../github/api/github-repository.ts'
import { type DeploymentState, Deployments } from '../../github/deployments/deployments.ts'
import { readState } from '../../github/job/saved-state.ts'
import { sanitizeText } from '../../output/untrusted.ts'
import type { Job } from '../../run/job.ts'
import type { JobState } from '../../run/job-state.ts'
import { serviceTarget } from '../../run/tracker.ts'
import { formatError } from '../../text/formats/format-error.ts'
import { describeStop, readLastStatus, toGitHubState, toStatus, warn } from './stopped-run.ts'

/** The post step: finishes what a stopped main left open, and reports what is known. Never fails the job. */
export async function post(job: Job): Promise<void> {
  const left = readState(job.environment)
  if (left === undefined) return
  const { services } = left
  if (services === undefined) await finishRun(job, left)
  else
    await attempt(job, async () => {
      const { finishFleet } = await import('./finish-fleet.ts')
      await finishFleet(job, services, finishRun)
    })
}

/** The same for one run: that of the step, or of a service of its fleet. */
async function finishRun(job: Job, left: JobState): Promise<void> {
  await attempt(job, async () => {
    if (!left.finished) await finish(job, left)
    else if (left.unreported !== undefined) await finalizeDeployment(job, left, toStatus(left.unreported))
  })
}

async function attempt(job: Job, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    job.console.warn(`Could not finish what the stopped step left open: ${formatError(error)}`)
  }
}

async function finish(job: Job, left: JobState): Promise<void> {
  if (left.deploymentId === undefined) {
    job.console.warn(
      job.inputs.text('archive-path') === undefined
        ? `The step was stopped before it knew a deployment id. A deployment may exist: check the dashboard.`
        : `The step was stopped before it knew a deployment id. A service may exist and be billed: check the project before you run this again.`,
    )
    return
  }
  const status = await readLastStatus(job, left)
  await warn(job, describeStop(left, status))
  await finalizeDeployment(job, left, {
    state: toGitHubState(left, status),
    description: `Stopped early. ${status.sentence}`,
  })
}

async function finalizeDeployment(
  job: Job,
  { trackedId, trackedAttempt, serviceId }: JobState,
  status: { readonly state: DeploymentState; readonly description: string },
): Promise<void> {
  const { environment, githubToken, environmentUrl } = readReportInputs(job.inputs)
  const { repository, runUrl } = job.context
  if ((trackedId ?? trackedAttempt) === undefined || !environment || !githubToken || !repository) return
  const deployments = new Deployments({
    repository,
    environment,
    token: githubToken,
    redactor: job.redactor,
    signal: job.signal,
  })
  const description = sanitizeText(status.description, job.redactor)
  try {
    // Main may have been killed after the GitHub deployment was made and before it heard its id.
    const id = trackedId ?? (await deployments.findCreated(trackedAttempt ?? ''))
    if (id !== undefined) await deployments.update(id, { ...status, description, url: environmentUrl, logUrl: runUrl })
  } catch (error) {
    const why = githubRefusal(error, 'deployments: write')
    const service = serviceId ?? job.inputs.text('service-id')
    const of = service === undefined ? '' : ` of ${sanitizeText(serviceTarget(service), job.redactor)}`
    job.console.warn(`Could not update the GitHub deployment${of}: ${why}.`)
  }
}
