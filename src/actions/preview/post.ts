import { readReportInputs } from '../../config/reporting.ts'
import { githubRefusal } from '../../github/api/client.ts'
import { KeptComment } from '../../github/comment/kept-comment.ts'
import { type DeploymentState, Deployments, type DeploymentsTarget } from '../../github/deployments/deployments.ts'
import { createForKnownRef } from '../../github/deployments/known-ref.ts'
import type { Job } from '../../github/job/job.ts'
import type { JobState, PreviewTrace } from '../../github/job/state.ts'
import { sanitizeText } from '../../output/untrusted.ts'
import { describeStop, githubStateOf, readLastStatus, warn } from '../post/stopped-run.ts'
import { markerOf, newsOfRun, renderPreview } from './comment-body.ts'
import { defaultEnvironment } from './inputs.ts'
import { findMade, isOvertaken, noServiceLeft } from './memory.ts'
import { refsOf } from './names.ts'

/** What there is to say of a preview whose main was stopped, or had no time to say it. */
interface Ending {
  /** Undefined where GitHub's deployment is told already. */
  readonly status: { readonly state: DeploymentState; readonly description: string } | undefined
  /** The comment's, without its marker; undefined where it is told already. */
  readonly body: string | undefined
}

/** Finishes a preview: remembers a service that was just created, settles its GitHub deployment and its comment. */
export async function finishPreview(job: Job, left: JobState, preview: PreviewTrace): Promise<void> {
  if (preview.claimAttempt !== undefined) await dropClaim(job, preview.claimAttempt)
  if (!left.finished) {
    await tell(job, left, { preview, ending: await endingOf(job, left, preview) })
    return
  }
  const ending = { status: left.untold, body: preview.untold }
  if (ending.status !== undefined || ending.body !== undefined) await tell(job, left, { preview, ending })
}

async function endingOf(job: Job, left: JobState, preview: PreviewTrace): Promise<Ending> {
  const { name, sha } = preview
  const about = newsOfRun(job, { name, sha })
  if (left.deploymentId === undefined) {
    const reason =
      left.serviceId !== undefined
        ? `The step was stopped before the head was deployed; service ${left.serviceId} is remembered for the next push.`
        : preview.creating === true
          ? `The step was stopped while ${name} was being created: a service may exist and be billed, look at the project.`
          : `The step was stopped before ${name} was deployed.`
    await warn(job, reason)
    const body = renderPreview({ ...about, sign: '⏹️', news: 'was stopped', reason: sanitizeText(reason, job.redactor) })
    return { status: { state: 'error', description: reason }, body }
  }
  const sight = await readLastStatus(job, left)
  const text = describeStop(left, sight)
  await warn(job, text)
  const state = githubStateOf(left, sight)
  const ready = state === 'success'
  const body = renderPreview({
    ...about,
    sign: ready ? '✅' : '⏹️',
    news: ready ? 'is ready, though its job was stopped' : 'was stopped with its job',
    url: preview.url,
    reason: ready ? undefined : sanitizeText(text, job.redactor),
  })
  return { status: { state, description: `Stopped early. ${sight.sentence}` }, body }
}

/** GitHub may have made what should precede a creation; without a creation behind it nobody must take it for one. */
async function dropClaim(job: Job, attempt: string): Promise<void> {
  const place = placeOf(job)
  if (place === undefined) return
  await tried(job, 'deployments: write', 'GitHub deployment', async () => {
    const deployments = deploymentsAt(job, place)
    const id = await deployments.made(attempt)
    if (id === undefined || (await deployments.lastStatus(id))?.description === noServiceLeft) return
    await deployments.update(id, { state: 'inactive', description: noServiceLeft, logUrl: job.context.runUrl })
  })
}

/** Where GitHub is told; undefined where no token or repository is given. */
function placeOf({ context, inputs, signal }: Job): Place | undefined {
  const { githubToken: token } = readReportInputs(inputs)
  const { repository } = context
  return token === undefined || repository === undefined ? undefined : { repository, token, signal }
}

type Place = Pick<DeploymentsTarget, 'repository' | 'token' | 'signal'>

function deploymentsAt({ inputs }: Job, place: Place): Deployments {
  const { environment = defaultEnvironment } = readReportInputs(inputs)
  return new Deployments({ ...place, environment, transient: true })
}

async function tell(
  job: Job,
  left: JobState,
  { preview, ending }: { readonly preview: PreviewTrace; readonly ending: Ending },
): Promise<void> {
  const place = placeOf(job)
  if (place === undefined) return
  const deployments = deploymentsAt(job, place)
  const id = await remembered(job, left, { preview, deployments })
  const { target, number } = preview
  if (id !== undefined && ending.status !== undefined) {
    const description = sanitizeText(ending.status.description, job.redactor)
    const status = { ...ending.status, description, url: preview.url, logUrl: job.context.runUrl }
    await tried(job, 'deployments: write', 'GitHub deployment', () => deployments.update(id, status))
  }
  if (!job.inputs.boolean('comment', true) || ending.body === undefined) return
  const { body } = ending
  await tried(job, 'pull-requests: write', 'comment', async () => {
    if (id !== undefined && (await isOvertaken(deployments, target, id))) return
    const marker = markerOf(target)
    const kept = { ...place, number, marker, author: () => deployments.author() }
    await new KeptComment(kept, { id: preview.comment }).write(body)
  })
}

/**
 * The GitHub deployment that remembers the service, or the doubt whether there is one; made now where main could not. It may
 * have been killed between making one and seeing the answer.
 */
async function remembered(
  job: Job,
  { githubDeployment, serviceId }: JobState,
  { preview, deployments }: { readonly preview: PreviewTrace; readonly deployments: Deployments },
): Promise<number | undefined> {
  const { claim, creating, exposed, image, number, sha, target } = preview
  const known = githubDeployment ?? (serviceId === undefined ? claim : undefined)
  if (known !== undefined || (serviceId === undefined && creating !== true)) return known
  const service =
    serviceId === undefined ? {} : { service: serviceId, ...(image && { image }), ...(exposed && { exposed }) }
  const memory = { target, ...service }
  const made = await findMade(deployments, memory, sha).catch(() => undefined)
  if (made !== undefined) return made
  return await tried(job, 'deployments: write', 'GitHub deployment', () =>
    createForKnownRef(deployments, refsOf({ headSha: sha, number }), memory),
  )
}

async function tried<T>(job: Job, permission: string, what: string, work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work()
  } catch (error) {
    job.console.warn(`The ${what} was not settled: ${githubRefusal(error, permission)}.`)
    return undefined
  }
}
