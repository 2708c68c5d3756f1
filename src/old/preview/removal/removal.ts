import { catchError } from '../../client/errors.ts'
import { withTimeout } from '../../client/time/timeout.ts'
import type { Request } from '../../config/kinds.ts'
import { silenceUntilAwaited } from '../../text/deferred-rejection.ts'
import { message } from '../../text/message.ts'
import { readChangeRequest } from '../ask-host.ts'
import { whyOutdated } from '../change-request-check.ts'
import type { RemovalClaim } from '../memory/preview-memory.ts'
import type { PreviewRecord } from '../memory/preview-record.ts'
import { callOptions, hostLimitMs, leftMs, type PreviewContext } from '../preview-context.ts'
import { whyDeletionUnproven } from '../usable-service.ts'
import { type Cleanup, deletedBefore, explainMissing, type Presence } from './cleanup-result.ts'
import { type Teardown, tearDown } from './teardown-request.ts'

const requestTimeoutMs = 60_000

/** A service whose preview ends, and the user's request that removes it. */
interface Removing {
  readonly teardown: Request
  readonly target: string
  readonly serviceId: string
  readonly presence: Presence
}

interface Removal extends Cleanup {
  /** What became of the request is known. Otherwise the removal keeps its claim. */
  readonly isConfirmed: boolean
}

/** Removes the service, if no other run has claimed that. */
export async function removeOnce(context: PreviewContext, record: PreviewRecord, removing: Removing): Promise<Cleanup> {
  const { teardown, target, serviceId } = removing
  const { memory } = context.host
  const request = `${teardown.method} ${teardown.path}`
  let claim: RemovalClaim
  record.note({ removal: 'claimed' })
  try {
    claim = await claimRemoval(context, target, serviceId)
  } catch (error) {
    context.job.signal.throwIfAborted()
    record.note({ removal: undefined })
    const reason = message`preview-teardown-unclaimed: The preview has ended. ${request} was not sent, because that could not be recorded in ${memory.name} (${memory.explain(error)}), and another run could send it too. Service ${serviceId} still exists and is billed: run this job again, or delete it in the dashboard of the platform.`
    return { outcome: 'failed', isGone: false, reason }
  }
  if (claim.kind !== 'ours') record.note({ removal: undefined })
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
      const { isConfirmed, ...cleanup } = await removeIfStillClosed(context, record, removing)
      if (isConfirmed) {
        const ending = memory.endRemoval(claim, cleanup.isGone)
        if (await record.attempt(withTimeout(ending, hostLimitMs(context), context.job.signal)))
          record.note({ removal: undefined })
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
    silenceUntilAwaited(claiming.then((late) => (late.kind === 'ours' ? memory.endRemoval(late, false) : undefined)))
    throw error
  }
}

/** The claim may have taken long: the change request can be open again. A cancelled removal may have happened, which is said. */
async function removeIfStillClosed(
  context: PreviewContext,
  record: PreviewRecord,
  removing: Removing,
): Promise<Removal> {
  const outdated = whyOutdated(context, await readChangeRequest(context), 'closed')
  if (outdated !== undefined)
    return { outcome: 'skipped', reason: outdated, isGone: false, isOpen: true, isConfirmed: true }
  try {
    return await removeService(context, record, removing)
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
  record: PreviewRecord,
  { teardown: request, serviceId, presence }: Removing,
): Promise<Removal> {
  const { inputs, keyCheck } = context
  const keyError = await catchError(keyCheck.answer, context.job.signal)
  record.note({ removing: keyError === undefined })
  const sent: Teardown =
    keyError === undefined
      ? await tearDown(inputs.connection, request, serviceId, callOptions(context, requestTimeoutMs))
      : { kind: 'refused', why: keyError.message }
  if (sent.kind !== 'unconfirmed') record.note({ removing: false, removal: 'answered' })
  // If the service was found just before, the request itself leads nowhere.
  if (sent.kind === 'missing' && presence !== 'found')
    return { ...(await explainMissing(context, serviceId)), isConfirmed: true }
  switch (sent.kind) {
    case 'removed': {
      const reason = message`preview-teardown-done: The preview has ended. ${request.method} ${request.path} removed service ${serviceId} (the platform answered ${sent.status}).`
      return { outcome: 'skipped', isGone: true, isConfirmed: true, reason }
    }
    case 'missing': {
      const reason = message`preview-teardown-not-found: The preview has ended. ${sent.why} Service ${serviceId} may still exist and be billed: look at the dashboard of the platform, and at the path of ${context.job.inputs.named('teardown-request')}.`
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
