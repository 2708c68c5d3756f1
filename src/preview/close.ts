import { catchError, isMissing } from '../client/errors.ts'
import { withTimeout } from '../client/time/timeout.ts'
import type { Request } from '../config/kinds.ts'
import { type PlainEnd, plainEnd } from '../report/run-end.ts'
import { awaitLater } from '../text/error.ts'
import { message } from '../text/message.ts'
import { compareChangeRequest } from './change-request.ts'
import { stillBilled } from './comment.ts'
import { callOptions, firstFacts, hostLimitMs, leftMs, type PreviewContext } from './context.ts'
import { isCreatedByUs, readChangeRequest, readRemembered } from './host-answers.ts'
import type { RememberedService, RemovalClaim } from './memory.ts'
import { PreviewRecord } from './record.ts'
import { whyDeletionUnproven } from './service.ts'
import type { Ending, PreviewTask } from './task.ts'
import { type Teardown, tearDown } from './teardown.ts'

const requestTimeoutMs = 60_000

/** Whether the platform found the service just now; `unknown` if it did not say. */
type Presence = 'found' | 'missing' | 'unknown'

type CloseTask = Omit<Extract<PreviewTask, { kind: 'close' }>, 'kind'>

interface Cleanup extends Pick<PlainEnd, 'outcome' | 'reason'> {
  /** The service certainly no longer exists. */
  readonly isGone: boolean
  /** The change request was opened again meanwhile, so the preview has not ended. */
  readonly isOpen?: boolean
}

/**
 * Ends the preview of a closed change request: the host is told, automatic deployment is switched off, and the user learns whether
 * the service is still billed.
 *
 * @param task of a re-run, what started it may be old, and the change request open again
 */
export async function closePreview(context: PreviewContext, { isRerun, ending }: CloseTask): Promise<PlainEnd> {
  const { host, inputs, job, reporter } = context
  const now = await readChangeRequest(context)
  const { outdated } = compareChangeRequest(context, now, ending)
  if (outdated !== undefined) return plainEnd('skipped', outdated)
  if (ending === 'unlabeled' && isRerun && now === undefined) {
    const reason = message`preview-labels-unread: Nothing was ended: this is a re-run, and it is not known which labels ${host.reference} has now. Run it again.`
    return plainEnd('failed', reason)
  }
  const { target, service } = await readRemembered(context)
  const begun = { ...firstFacts(context, target), ending }
  const record = new PreviewRecord(job, begun, host, reporter.tracker)
  const serviceId = inputs.givenId ?? (service.kind === 'known' ? service.serviceId : undefined)
  if (serviceId === undefined) return await closeWithoutService(context, record, service)
  job.outputs.set('service-id', serviceId)
  const isOurs = service.kind === 'known' && service.serviceId === serviceId && (await isOwn(context, service))
  const removing = { target, ending, mayBeOpen: isRerun && now === undefined, isOurs }
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
  { inputs }: PreviewContext,
  record: PreviewRecord,
  service: RememberedService,
): Promise<PlainEnd> {
  const { name } = inputs
  if (service.kind === 'unreadable') {
    const reason = message`preview-closed-service-unknown: Could not determine the service for ${name} (${service.why}). It may exist and be billed: set \`service-id\`.`
    return plainEnd('failed', reason)
  }
  if (service.kind === 'unconfirmed') {
    const reason = `The preview has ended. An earlier run did not see the platform's answer when it created ${name}, so the service may exist and be billed: check the project.`
    await record.commentOnClose(reason)
    return plainEnd('failed', reason)
  }
  return plainEnd('skipped', `There is no preview to end.`)
}

/** A preview that ends. */
interface Ended {
  readonly target: string
  readonly ending: Ending
  readonly mayBeOpen: boolean
  readonly isOurs: boolean
}

/** Switches automatic deployment off and sends the user's request, if there is one: the contract documents no delete. */
async function cleanUp(
  context: PreviewContext,
  record: PreviewRecord,
  serviceId: string,
  { target, ending, mayBeOpen, isOurs }: Ended,
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
  if (teardown !== undefined)
    return await removeOnce(context, record, { teardown, target, ending, serviceId, presence })
  if (presence !== 'missing') return { outcome: 'skipped', isGone: false, reason: stillBilled(serviceId) }
  return await whatIsMissing(context, serviceId)
}

/** A 404 alone does not say that the service is gone. */
async function whatIsMissing(context: PreviewContext, serviceId: string): Promise<Cleanup> {
  const unproven = await whyDeletionUnproven(context, serviceId)
  if (unproven === undefined) return deletedBefore(serviceId)
  const reason = message`preview-closed-service-not-found: The preview has ended. Could not determine whether service ${serviceId} still exists and is billed: the platform answers 404 for it, and ${unproven}. Look at the dashboard.`
  return { outcome: 'skipped', isGone: false, reason }
}

function deletedBefore(serviceId: string): Cleanup {
  const reason = message`preview-closed-service-deleted: The preview has ended. Service ${serviceId} was deleted before.`
  return { outcome: 'skipped', isGone: true, reason }
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
  if (error === undefined) return 'found'
  if (isMissing(error)) return 'missing'
  job.console.warn(`Automatic deployment of service ${serviceId} may still be on: ${error.message}`)
  return 'unknown'
}

interface Removing {
  readonly teardown: Request
  readonly target: string
  readonly ending: Ending
  readonly serviceId: string
  readonly presence: Presence
}

interface Removal extends Cleanup {
  /** What became of the request is known. Otherwise the removal keeps its claim. */
  readonly isConfirmed: boolean
}

/** Removes the service, if no other run has claimed that. */
async function removeOnce(context: PreviewContext, record: PreviewRecord, removing: Removing): Promise<Cleanup> {
  const { teardown, target, serviceId } = removing
  const { memory } = context.host
  const request = `${teardown.method} ${teardown.path}`
  let claim: RemovalClaim
  try {
    claim = await claimRemoval(context, target, serviceId)
  } catch (error) {
    context.job.signal.throwIfAborted()
    const reason = message`preview-teardown-unclaimed: The preview has ended. ${request} was not sent, because that could not be recorded in ${memory.name} (${memory.explain(error)}), and another run could send it too. Service ${serviceId} still exists and is billed: run this job again, or delete it in the dashboard of the platform.`
    return { outcome: 'failed', isGone: false, reason }
  }
  switch (claim.kind) {
    case 'removed': {
      const reason = message`preview-teardown-by-another: The preview has ended. Another run has removed service ${serviceId}.`
      return { outcome: 'skipped', isGone: true, reason }
    }
    case 'shared': {
      const reason = message`preview-teardown-shared: The preview has ended. ${request} was not sent: another preview remembers service ${serviceId} too. It still exists and is billed.`
      return { outcome: 'skipped', isGone: false, reason }
    }
    case 'in doubt': {
      // Whoever was told to look may have deleted it.
      if ((await whyDeletionUnproven(context, serviceId)) === undefined) return deletedBefore(serviceId)
      const reason = message`preview-teardown-in-doubt: The preview has ended. ${request} was not sent: an earlier run, or one beside this one, was about to send it, and what became of that is not known. Service ${serviceId} may still exist and be billed: look at the dashboard of the platform, and delete it there.`
      return { outcome: 'indeterminate', isGone: false, reason }
    }
    case 'ours': {
      const { isConfirmed, ...cleanup } = await removeIfStillClosed(context, removing)
      if (isConfirmed) {
        const ending = memory.endRemoval(claim, cleanup.isGone)
        await record.attempt(withTimeout(ending, hostLimitMs(context), context.job.signal))
      }
      return cleanup
    }
    default:
      return claim satisfies never
  }
}

/** Waits as long as the run may take: GitHub may have a limit. A claim that comes too late is given back. */
async function claimRemoval(context: PreviewContext, target: string, serviceId: string): Promise<RemovalClaim> {
  const { memory } = context.host
  const claiming = memory.claimRemoval(target, serviceId)
  try {
    return await withTimeout(claiming, leftMs(context.run), context.job.signal)
  } catch (error) {
    awaitLater(claiming.then((late) => (late.kind === 'ours' ? memory.endRemoval(late, false) : undefined)))
    throw error
  }
}

/** The claim may have taken long: the change request can be open again. A cancelled removal may have happened, which is said. */
async function removeIfStillClosed(context: PreviewContext, removing: Removing): Promise<Removal> {
  const { outdated } = compareChangeRequest(context, await readChangeRequest(context), removing.ending)
  if (outdated !== undefined)
    return { outcome: 'skipped', reason: outdated, isGone: false, isOpen: true, isConfirmed: true }
  try {
    return await removeService(context, removing)
  } catch (error) {
    const { teardown, serviceId } = removing
    const { console, signal } = context.job
    const request = `${teardown.method} ${teardown.path}`
    if (signal.aborted)
      console.warn(
        message`preview-teardown-cut: ${request} was being sent, and its answer was not seen: service ${serviceId} may have been removed. Look at the dashboard of the platform.`,
      )
    throw error
  }
}

async function removeService(
  context: PreviewContext,
  { teardown: request, serviceId, presence }: Removing,
): Promise<Removal> {
  const { inputs, keyCheck } = context
  const keyError = await catchError(keyCheck.answer, context.job.signal)
  const sent: Teardown =
    keyError === undefined
      ? await tearDown(inputs.connection, request, serviceId, callOptions(context, requestTimeoutMs))
      : { kind: 'refused', why: keyError.message }
  // If the service was found just before, the request itself leads nowhere.
  if (sent.kind === 'missing' && presence !== 'found')
    return { ...(await whatIsMissing(context, serviceId)), isConfirmed: true }
  switch (sent.kind) {
    case 'removed': {
      const reason = message`preview-teardown-done: The preview has ended. ${request.method} ${request.path} removed service ${serviceId} (the platform answered ${sent.status}).`
      return { outcome: 'skipped', isGone: true, isConfirmed: true, reason }
    }
    case 'missing': {
      const reason = message`preview-teardown-not-found: The preview has ended. ${sent.why} Service ${serviceId} may still exist and be billed: look at the dashboard of the platform, and at the path of \`teardown-request\`.`
      return { outcome: 'failed', isGone: false, isConfirmed: true, reason }
    }
    case 'refused': {
      const reason = message`preview-teardown-refused: The preview has ended. ${sent.why} Service ${serviceId} still exists and is billed: delete it in the dashboard of the platform.`
      return { outcome: 'failed', isGone: false, isConfirmed: true, reason }
    }
    case 'unconfirmed': {
      const reason = `The preview has ended. ${sent.why} Service ${serviceId} may still exist and be billed: check the dashboard.`
      return { outcome: 'indeterminate', isGone: false, isConfirmed: false, reason }
    }
    default:
      return sent satisfies never
  }
}
