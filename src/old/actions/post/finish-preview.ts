import { readReportInputs } from '../../config/report-inputs.ts'
import { type DeploymentStatus, Deployments } from '../../github/deployments/deployments.ts'
import { GitHubPreviewMemory } from '../../github/previews/github-preview-memory.ts'
import { sanitizeText } from '../../output/untrusted.ts'
import { formatOutcome, type News } from '../../preview/comment/comment-text.ts'
import { PreviewRecord } from '../../preview/memory/preview-record.ts'
import { defaultEnvironment } from '../../preview/preview-inputs.ts'
import type { Job } from '../../run/job.ts'
import type { JobState, PreviewState } from '../../run/job-state.ts'
import { message } from '../../text/message.ts'
import { deployedRefs, githubRows } from '../preview/github-host.ts'
import { describeStop, readLastStatus, toGitHubState, toStatus, warn } from './stopped-run.ts'

/** All that the post step tells GitHub, and one request of it, in milliseconds: nobody waits for a job that is over. */
const mostMs = 60_000
const patienceMs = 20_000

/** Finishes a preview: has GitHub remember a service that was just created, and settles its GitHub deployment and comment. */
export async function finishPreview(job: Job, left: JobState, state: PreviewState): Promise<void> {
  // The record continues from here.
  job.state.note(left)
  if (state.ending !== undefined) return await finishEnding(job, left, state)
  const { serviceId } = left
  const isCreating = serviceId === undefined && state.creating === true
  const { record, memory } = restoreRecord(job, left, state) ?? {}
  // A claim without a creation behind it must not be taken for one.
  if (!isCreating && serviceId === undefined) await record?.forgetClaim()
  // A main that finished may have told everything but that its creation is in doubt.
  const inDoubt: DeploymentStatus | undefined = isCreating
    ? { state: 'error', description: 'A service may have been created' }
    : undefined
  const { status, comment } = left.finished
    ? { status: left.unreported ? toStatus(left.unreported) : inDoubt, comment: state.pendingComment }
    : await stoppedRun(job, left, state)
  if (record === undefined || memory === undefined || (status ?? comment) === undefined) return
  const isUnremembered = left.trackedId === undefined || state.claim !== undefined
  if (isUnremembered && (serviceId !== undefined || isCreating)) await record.remember()
  const { trackedId: id } = job.state.current
  if (id !== undefined && status !== undefined) {
    const description = sanitizeText(status.description, job.redactor)
    await record.attempt(memory.settle(id, { ...status, description, url: state.url }))
  }
  if (comment !== undefined) await record.comment(comment, { last: true })
}

/** The same for a run that ended the preview. */
async function finishEnding(job: Job, left: JobState, state: PreviewState): Promise<void> {
  const { pendingComment } = state
  if (!left.finished) await warn(job, describeStoppedClose(job, left, state))
  if (pendingComment === undefined) return
  const { record } = restoreRecord(job, left, state) ?? {}
  await record?.comment(pendingComment, { create: false, last: true })
}

/** What is known of the removal of its service. */
function describeStoppedClose(
  job: Job,
  { serviceId = '?' }: JobState,
  { name, removing, removal }: PreviewState,
): string {
  const request = job.inputs.text('teardown-request') ?? '?'
  if (removing === true)
    return message`preview-close-stopped-removing: The step was stopped while it ended the preview ${name}. ${request} was being sent, and its answer was not seen: service ${serviceId} may have been removed. Look at the dashboard of the platform.`
  if (removal !== undefined) {
    const became = removal === 'claimed' ? 'was not sent' : 'was answered, which was not recorded'
    return message`preview-close-stopped-claimed: The step was stopped while it ended the preview ${name}. The removal of service ${serviceId} was claimed, or was being claimed, and ${request} ${became}. While that claim is there, no later run sends it: look at the dashboard of the platform, and delete the service there if it still exists.`
  }
  return message`preview-close-stopped: The step was stopped while it ended the preview ${name}. Run this job again: it does what is left.`
}

/** The record as main left it; undefined without a token or repository. */
function restoreRecord(job: Job, left: JobState, state: PreviewState) {
  const { context, inputs, signal } = job
  const { environment = defaultEnvironment, githubToken: token } = readReportInputs(inputs)
  const { repository, runUrl: logUrl } = context
  if (token === undefined || repository === undefined) return undefined
  const { number, sha: headSha } = state
  const deployments = new Deployments({
    repository,
    token,
    redactor: job.redactor,
    signal: AbortSignal.any([signal, AbortSignal.timeout(mostMs)]),
    patienceMs,
    environment,
    transient: true,
  })
  const refs = deployedRefs(number, headSha)
  const memory = new GitHubPreviewMemory({
    ...{ deployments, refs, headSha, logUrl, current: left.trackedId },
    heads: {
      show: async ({ memory: remembered, find }) => {
        // Main may have been killed after it created one, and before it learned the id.
        const { trackedAttempt: attempt } = left
        const created = (await find()) ?? (attempt && (await deployments.findCreated(attempt)))
        const stored = created || (await deployments.create(refs, { ...remembered, attempt }))
        job.state.note({ trackedId: stored })
        return stored
      },
    },
  })
  const comments = inputs.get('comment') ? deployments.github.comments(number) : undefined
  const record = new PreviewRecord(job, state, { memory, comments, rows: githubRows(job, headSha) })
  return { record, memory }
}

/** Reports a run that was stopped, in the log and the summary. Gives what GitHub is to hear of it. */
async function stoppedRun(
  job: Job,
  left: JobState,
  { creating, name, url }: PreviewState,
): Promise<{ readonly status: DeploymentStatus; readonly comment: News }> {
  const { deploymentId, serviceId } = left
  if (deploymentId === undefined) {
    const reason =
      serviceId !== undefined
        ? message`preview-stopped-before-deploy: The step was stopped before the platform named a deployment of the head, so one may exist: check the dashboard. Service ${serviceId} is remembered for the next push.`
        : creating === true
          ? message`preview-stopped-while-creating: The step was stopped while ${name} was being created. The service may exist and be billed: check the project.`
          : `The step was stopped before ${name} was deployed.`
    await warn(job, reason)
    const comment = { ...formatOutcome('aborted'), news: 'was stopped', reason: sanitizeText(reason, job.redactor) }
    return { status: { state: 'error', description: reason }, comment }
  }
  const last = await readLastStatus(job, left)
  const reason = describeStop(left, last)
  await warn(job, reason)
  const state = toGitHubState(left, last)
  const status = { state, description: `Stopped early. ${last.sentence}` }
  if (state === 'success') {
    return { status, comment: { ...formatOutcome('succeeded'), news: 'is ready, though its job was stopped', url } }
  }
  return { status, comment: { ...formatOutcome('aborted'), url, reason: sanitizeText(reason, job.redactor) } }
}
