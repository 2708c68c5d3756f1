import { RefusedError, TaxiwayError } from '../client/errors.ts'
import type { DeploymentReport, Outcome } from '../deployment/report.ts'
import { endDeployments } from '../github/end-deployments.ts'
import { githubRefusal } from '../github/github-api.ts'
import { noServiceLeft, type Recalled } from '../github/preview-memory.ts'
import { inTime } from '../github/time-limit.ts'
import { endedBefore } from './ending.ts'
import { PreviewComment, stillBilled } from './preview-comment.ts'
import { recollect } from './preview-recall.ts'
import { flowOptions, githubMs, type PreviewStage, whyStale } from './preview-stage.ts'
import { tearDown } from './preview-teardown.ts'

const requestMs = 60_000
const closedReason = 'The pull request was closed'

/** What is left of the service, as a sentence that follows "The pull request is closed." */
interface Remains {
  readonly outcome: Outcome
  readonly gone: boolean
  readonly text: string
}

/** Ends the preview of a closed pull request: no deployment is active, none is made any more, and who pays knows it. */
export async function previewClose(stage: PreviewStage): Promise<DeploymentReport> {
  const { inputs, job, reporter } = stage
  reporter.github.expectEndIn(inputs.follow.timeoutMs)
  const stale = await whyStale(stage, 'closed')
  if (stale !== undefined) return endedBefore('skipped', stale)
  const { target, recalled } = await recollect(stage)
  const serviceId = inputs.givenId ?? (recalled.kind === 'service' ? recalled.serviceId : undefined)
  const comment = new PreviewComment(stage, target)
  if (serviceId === undefined) return await closeUnknown(stage, recalled, comment)
  job.outputs.set('service-id', serviceId)
  await turnAutodeployOff(stage, serviceId)
  const remains = await remainsOf(stage, serviceId)
  await settleDeployments(stage, target, { recalled, gone: remains.gone })
  const reason = `The pull request is closed. ${remains.text}`
  await comment.close({ news: 'has ended', reason })
  return { ...endedBefore(remains.outcome, reason), serviceId }
}

async function closeUnknown(
  { inputs, job }: PreviewStage,
  recalled: Recalled,
  comment: PreviewComment,
): Promise<DeploymentReport> {
  const { name } = inputs
  switch (recalled.kind) {
    case 'unreadable': {
      const why = `Which service is that of ${name} is not known (${recalled.why}); it may exist and be billed: give \`service-id\`.`
      return endedBefore('failed', why)
    }
    case 'doubt': {
      const reason = `The pull request is closed. A service ${name} may exist and be billed, for the answer to its creation was lost: look at the project.`
      job.console.warn(reason)
      await comment.close({ news: 'has ended', reason })
      return endedBefore('skipped', reason)
    }
    case 'nothing':
    case 'service':
      return endedBefore('skipped', 'The pull request is closed, and no preview of it is left.')
    default:
      return recalled satisfies never
  }
}

/** A service that is gone needs no switch. */
async function turnAutodeployOff(stage: PreviewStage, serviceId: string): Promise<void> {
  const { job, platform } = stage
  try {
    await platform.call('set_autodeploy', { id: serviceId, enabled: false }, limits(stage))
  } catch (error) {
    job.signal.throwIfAborted()
    if (!(error instanceof TaxiwayError)) throw error
    if (isGone(error)) return
    job.console.warn(`Automatic deployment of service ${serviceId} may still be on: ${error.message}`)
  }
}

/** Sends the user's request, where there is one: the contract documents no way to delete a service. */
async function remainsOf(stage: PreviewStage, serviceId: string): Promise<Remains> {
  const { inputs, job } = stage
  const { connection, teardown } = inputs
  const stays = stillBilled(serviceId)
  if (teardown === undefined) return { outcome: 'skipped', gone: false, text: stays }
  const request = `${teardown.method} ${teardown.path}`
  try {
    const status = await tearDown(connection, teardown, serviceId, limits(stage))
    return {
      outcome: 'skipped',
      gone: true,
      text: `${request} removed service ${serviceId} (the platform answered ${status}).`,
    }
  } catch (error) {
    job.signal.throwIfAborted()
    if (!(error instanceof TaxiwayError)) throw error
    if (isGone(error)) return { outcome: 'skipped', gone: true, text: `Service ${serviceId} was removed already.` }
    const refused = error instanceof RefusedError && error.status < 500
    const text = refused
      ? stays
      : `Whether service ${serviceId} still exists and is billed is not known: look at the dashboard.`
    return { outcome: refused ? 'failed' : 'indeterminate', gone: false, text: `${error.message} ${text}` }
  }
}

async function settleDeployments(
  stage: PreviewStage,
  target: string,
  { recalled, gone }: { readonly recalled: Recalled; readonly gone: boolean },
): Promise<void> {
  const { deployments, event, job } = stage
  if (deployments === undefined) return
  const ended = { description: closedReason, since: event.createdAt }
  try {
    await inTime(endDeployments(deployments, target, ended), githubMs(stage), job.signal)
    if (!gone || recalled.kind !== 'service') return
    await deployments.update(recalled.githubDeployment, { state: 'inactive', description: noServiceLeft })
  } catch (error) {
    job.signal.throwIfAborted()
    job.console.warn(
      `The GitHub deployments of the preview may still be active: ${githubRefusal(error, 'deployments: write')}.`,
    )
  }
}

function isGone(error: TaxiwayError): boolean {
  return error instanceof RefusedError && (error.status === 404 || error.status === 410)
}

function limits(stage: PreviewStage): { readonly signal: AbortSignal; readonly timeoutMs: number } {
  return { signal: stage.job.signal, timeoutMs: Math.min(requestMs, flowOptions(stage).timeoutMs) }
}
