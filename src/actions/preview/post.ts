import { readReportInputs } from '../../config/reporting.ts'
import { type DeploymentStatus, Deployments } from '../../github/deployments/deployments.ts'
import type { JobState, PreviewState } from '../../github/job/state.ts'
import { sanitizeText } from '../../output/untrusted.ts'
import { message } from '../../text/message.ts'
import { describeStop, githubStateOf, readLastStatus, warn } from '../post/stopped-run.ts'
import type { Job } from '../shared/job.ts'
import { endings, type News } from './comment.ts'
import { defaultEnvironment } from './inputs.ts'
import { noServiceLeft, PreviewRecord, refsOf } from './record.ts'

/** Finishes a preview: has GitHub remember a service that was just created, and settles its GitHub deployment and comment. */
export async function finishPreview(job: Job, left: JobState, state: PreviewState): Promise<void> {
  // The record continues from here.
  job.state.note(left)
  const { serviceId } = left
  const isCreating = serviceId === undefined && state.creating === true
  const record = restoreRecord(job, left, state)
  // A claim without a creation behind it must not be taken for one.
  if (!isCreating) {
    await record?.settleClaim(serviceId === undefined ? noServiceLeft : `Service ${serviceId} was created`)
  }
  const { status, comment } = left.finished
    ? { status: left.untold, comment: state.pendingComment }
    : await stoppedRun(job, left, state)
  if (record === undefined || (status ?? comment) === undefined) return
  const isRemembered = serviceId !== undefined || isCreating
  const id = left.githubDeployment ?? (isRemembered ? await record.save() : undefined)
  if (id !== undefined && status !== undefined) {
    const description = sanitizeText(status.description, job.redactor)
    await record.settle(id, { ...status, description, url: state.url })
  }
  if (comment !== undefined) await record.comment(comment, { last: true })
}

/** The record as main left it; undefined without a token or repository. */
function restoreRecord(job: Job, left: JobState, state: PreviewState): PreviewRecord | undefined {
  const { context, inputs, signal } = job
  const { environment = defaultEnvironment, githubToken: token } = readReportInputs(inputs)
  const { repository } = context
  if (token === undefined || repository === undefined) return undefined
  const deployments = new Deployments({ repository, token, signal, environment, transient: true })
  const record: PreviewRecord = new PreviewRecord(job, state, {
    deployments,
    repository: inputs.get('comment') ? repository : undefined,
    // Main may have been killed after it created one, and before it learned the id.
    store: async (memory) => {
      const attempt = left.githubAttempt
      const created =
        memory.service === undefined ? await record.findClaim() : attempt && (await deployments.findCreated(attempt))
      return created || (await deployments.create(refsOf(state), { ...memory, attempt }))
    },
    limit: (work) => work,
    writesState: false,
  })
  return record
}

/** Reports a run that was stopped, in the log and the summary. Gives what GitHub is to be told of it. */
async function stoppedRun(
  job: Job,
  left: JobState,
  { creating, name, url }: PreviewState,
): Promise<{ readonly status: DeploymentStatus; readonly comment: News }> {
  const { deploymentId, serviceId } = left
  if (deploymentId === undefined) {
    const reason =
      serviceId !== undefined
        ? message`preview-stopped-before-deploy: The step was stopped before the head was deployed. Service ${serviceId} is remembered for the next push.`
        : creating === true
          ? message`preview-stopped-while-creating: The step was stopped while ${name} was being created. The service may exist and be billed: look at the project.`
          : message`preview-stopped-before-service: The step was stopped before ${name} was deployed.`
    await warn(job, reason)
    const comment = { ...endings.aborted, news: 'was stopped', reason: sanitizeText(reason, job.redactor) }
    return { status: { state: 'error', description: reason }, comment }
  }
  const last = await readLastStatus(job, left)
  const reason = describeStop(left, last)
  await warn(job, reason)
  const state = githubStateOf(left, last)
  const status = { state, description: `Stopped early. ${last.sentence}` }
  if (state === 'success') {
    return { status, comment: { ...endings.succeeded, news: 'is ready, though its job was stopped', url } }
  }
  return { status, comment: { ...endings.aborted, url, reason: sanitizeText(reason, job.redactor) } }
}
