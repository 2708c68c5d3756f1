import { Platform } from '../client/platform.ts'
import { lookForRecord } from '../deployment/history.ts'
import { type Meaning, vocabularyOf } from '../deployment/vocabulary.ts'
import { type DeploymentState, Deployments } from '../github/deployments.ts'
import { githubRefusal } from '../github/github-api.ts'
import type { Job } from '../github/job.ts'
import { type JobState, readState } from '../github/job-state.ts'
import { harmlessText } from '../github/log-lines.ts'
import { code } from '../github/markdown.ts'
import { writeSummary } from '../github/summary.ts'
import { readConnection } from './connection-inputs.ts'
import { readFollowInputs } from './follow-inputs.ts'
import { readReportInputs } from './report-inputs.ts'

const lookMs = 20_000

/** Finishes what a killed main left open: says what is known, and settles the GitHub deployment. Never fails the job. */
export async function post(job: Job): Promise<void> {
  const left = readState(job.environment)
  if (left === undefined) return
  try {
    if (!left.finished) await finish(job, left)
    else if (left.untold !== undefined) await settle(job, left, left.untold)
  } catch (error) {
    job.console.warn(`What the stopped step left open could not be finished: ${String(error)}`)
  }
}

async function finish(job: Job, left: JobState): Promise<void> {
  const { deploymentId, serviceId } = left
  if (deploymentId === undefined) {
    const doubt =
      job.inputs.text('archive-path') === undefined
        ? 'one may exist, look at the dashboard'
        : 'a service may exist and be billed: look at the project before running this again'
    job.console.warn(`The step was stopped before it knew a deployment id; ${doubt}.`)
    return
  }
  const { word, meaning } = await look(job, left)
  const known = word === undefined ? 'its state could not be read' : `the platform calls it "${word}"`
  const during = left.during === undefined ? 'while it was going on' : `during ${left.during}`
  const again = left.during === undefined ? 'to wait for it' : 'to check it again'
  const gate = `${again} use the gate action with service-id ${serviceId ?? '?'} and deployment-id ${deploymentId}`
  const text = `The step that followed deployment ${deploymentId} was stopped ${during}; ${known}; ${gate}.`
  job.console.warn(text)
  const report = readReportInputs(job.inputs)
  if (report.jobSummary) await writeSummary(job.environment, `<p>${code(harmlessText(text, job.redactor))}</p>\n`)
  // What was not checked to the end is no success, whatever the platform says.
  const state = left.during === undefined ? stateOf(meaning) : 'error'
  await settle(job, left, { state, description: `Stopped early; ${known}` })
}

/** One look into the history. */
async function look(job: Job, { deploymentId, serviceId }: JobState): Promise<{ word?: string; meaning: Meaning }> {
  if (deploymentId === undefined || serviceId === undefined) return { meaning: 'unknown' }
  try {
    await using platform = new Platform(readConnection(job.inputs))
    const meaningOf = vocabularyOf(readFollowInputs(job.inputs))
    const signal = AbortSignal.any([job.signal, AbortSignal.timeout(lookMs)])
    const found = await lookForRecord(
      platform,
      { serviceId, deploymentId, older: { kind: 'unknown' } },
      meaningOf,
      signal,
    )
    const word = found.kind === 'found' ? found.record.word : undefined
    return word === undefined ? { meaning: 'unknown' } : { word, meaning: meaningOf(word) }
  } catch {
    return { meaning: 'unknown' }
  }
}

async function settle(
  job: Job,
  { githubDeployment }: JobState,
  status: { readonly state: DeploymentState; readonly description: string },
): Promise<void> {
  const { environment, githubToken, environmentUrl } = readReportInputs(job.inputs)
  const { repository, runUrl } = job.context
  if (githubDeployment === undefined || !environment || !githubToken || !repository) return
  const deployments = new Deployments({ repository, environment, token: githubToken, signal: job.signal })
  const description = harmlessText(status.description, job.redactor)
  try {
    await deployments.update(githubDeployment, { ...status, description, url: environmentUrl, logUrl: runUrl })
  } catch (error) {
    job.console.warn(`The GitHub deployment was not settled: ${githubRefusal(error, 'deployments: write')}.`)
  }
}

/** What nobody saw end is an error to GitHub. */
function stateOf(meaning: Meaning): DeploymentState {
  switch (meaning) {
    case 'succeeded':
      return 'success'
    case 'failed':
      return 'failure'
    case 'superseded':
      return 'inactive'
    case 'cancelled':
    case 'ongoing':
    case 'ambiguous':
    case 'unknown':
      return 'error'
    default:
      return meaning satisfies never
  }
}
