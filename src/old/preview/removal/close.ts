import { catchError } from '../../client/errors.ts'
import { withTimeout } from '../../client/time/timeout.ts'
import { type PlainEnd, plainEnd } from '../../report/run-end.ts'
import { message } from '../../text/message.ts'
import { isCreatedByUs, readChangeRequest, readRemembered, targetByName } from '../ask-host.ts'
import { whyOutdated } from '../change-request-check.ts'
import { stillBilled } from '../comment/comment-text.ts'
import type { RememberedService } from '../memory/preview-memory.ts'
import { PreviewRecord } from '../memory/preview-record.ts'
import { callOptions, firstFacts, hostLimitMs, type PreviewContext } from '../preview-context.ts'
import type { PreviewTask } from '../task.ts'
import { type Cleanup, explainMissing, type Presence, toPresence } from './cleanup-result.ts'
import { removeOnce } from './removal.ts'

const requestTimeoutMs = 60_000

type CloseTask = Omit<Extract<PreviewTask, { kind: 'close' }>, 'kind'>

/**
 * Ends the preview of a closed change request: the host is told, automatic deployment is switched off, and the user learns whether
 * the service is still billed.
 *
 * @param task of a re-run, what started it may be old, and the change request open again
 */
export async function closePreview(context: PreviewContext, { isRerun }: CloseTask): Promise<PlainEnd> {
  const { host, job, reporter } = context
  // A run that is killed while it only reads has something to say too.
  job.state.note({ preview: { ...firstFacts(context, targetByName(context)), ending: true } })
  const now = await readChangeRequest(context)
  const outdated = whyOutdated(context, now, 'closed')
  if (outdated !== undefined) return plainEnd('skipped', outdated)
  const { target, service } = await readRemembered(context)
  const begun = { ...firstFacts(context, target), ending: true }
  const record = new PreviewRecord(job, begun, host, reporter.tracker)
  const serviceId = service.kind === 'known' ? service.serviceId : undefined
  if (serviceId === undefined) return await closeWithoutService(context, record, service)
  job.outputs.set('service-id', serviceId)
  job.state.note({ serviceId })
  const isOurs = service.kind === 'known' && service.serviceId === serviceId && (await isOwn(context, service))
  const removing = { target, mayBeOpen: isRerun && now === undefined, isOurs }
  const { outcome, reason, isGone, isOpen } = await cleanUp(context, record, serviceId, removing)
  if (isOpen) return plainEnd(outcome, reason, { serviceId })
  await record.attempt(withTimeout(host.memory.close(target, isGone), hostLimitMs(context), job.signal))
  await record.commentOnClose(reason)
  return plainEnd(outcome, reason, { serviceId })
}

/** Only what Taxiway created is removed. */
async function isOwn(
  context: PreviewContext,
  { target, serviceId, created }: Extract<RememberedService, { kind: 'known' }>,
): Promise<boolean> {
  if (created === true || context.inputs.teardown === undefined) return created === true
  return await isCreatedByUs(context, target, serviceId)
}

async function closeWithoutService(
  { host, inputs }: PreviewContext,
  record: PreviewRecord,
  service: RememberedService,
): Promise<PlainEnd> {
  const { name } = inputs
  if (service.kind === 'unreadable') {
    const reason = message`preview-closed-service-unknown: Could not determine the service for ${name} (${service.why}). It may exist and be billed: run this again.`
    return plainEnd('failed', reason)
  }
  if (service.kind === 'unconfirmed') {
    const reason = message`preview-closed-unconfirmed: The preview has ended. A run has claimed the creation of ${name}, and ${host.memory.name} remembers no service of it, so one may exist and be billed: check the project.`
    await record.commentOnClose(reason)
    return plainEnd('failed', reason)
  }
  // The run that ended it may have been killed before it wrote the comment.
  await record.commentOnClose(`No service is remembered of it.`)
  return plainEnd('skipped', `There is no preview to end.`)
}

/** A preview that ends. */
interface Ended {
  readonly target: string
  readonly mayBeOpen: boolean
  readonly isOurs: boolean
}

/** Switches automatic deployment off and sends the user's request, if there is one: the contract documents no delete. */
async function cleanUp(
  context: PreviewContext,
  record: PreviewRecord,
  serviceId: string,
  { target, mayBeOpen, isOurs }: Ended,
): Promise<Cleanup> {
  const presence = await turnAutodeployOff(context, serviceId)
  const { teardown } = context.inputs
  if (teardown !== undefined && mayBeOpen) {
    // What cannot be undone is not done because of an old event.
    const reason = message`preview-teardown-not-sent: The preview has ended. ${teardown.method} ${teardown.path} was not sent: this is a re-run, and GitHub does not say whether the pull request is still closed. Service ${serviceId} still exists and is billed: delete it in the dashboard of the platform.`
    return { outcome: 'failed', isGone: false, reason }
  }
  if (teardown !== undefined && !isOurs) {
    const reason = message`preview-teardown-not-ours: The preview has ended. ${teardown.method} ${teardown.path} was not sent: nothing says that Taxiway created service ${serviceId}. It still exists and is billed: delete it in the dashboard of the platform if it is no longer needed.`
    return { outcome: 'skipped', isGone: false, reason }
  }
  if (teardown !== undefined) return await removeOnce(context, record, { teardown, target, serviceId, presence })
  if (presence !== 'missing') return { outcome: 'skipped', isGone: false, reason: stillBilled(serviceId) }
  return await explainMissing(context, serviceId)
}

/** Says whether the platform found the service. Any failure but a 404 is a warning. */
async function turnAutodeployOff(context: PreviewContext, serviceId: string): Promise<Presence> {
  const { job, keyCheck, platform } = context
  const settings = { id: serviceId, enabled: false }
  const permitted = keyCheck.require('set_autodeploy', { serviceId })
  const request = permitted.then(() =>
    platform.call('set_autodeploy', settings, callOptions(context, requestTimeoutMs)),
  )
  const error = await catchError(request, job.signal)
  const presence = toPresence(error)
  if (error !== undefined && presence === 'unknown')
    job.console.warn(`Automatic deployment of service ${serviceId} may still be on: ${error.message}`)
  return presence
}
