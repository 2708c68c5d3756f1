import { systemClock } from '../../client/time/clock.ts'
import { message } from '../../text/message.ts'
import { flowOptions, type PreviewContext, waitForHost } from './context.ts'
import type { PreviewRecord } from './record.ts'
import { type RememberedService, readService } from './service.ts'

const firstGapMs = 1_000
/** Each look costs some of the 1,000 requests that a job's token has in an hour. */
const longestGapMs = 10_000

/** Whether this run may create the service. */
export type ClaimResult =
  | { readonly kind: 'ours' }
  /** Another run did, or is about to. */
  | { readonly kind: 'other'; readonly remembered: RememberedService }
  | { readonly kind: 'refused'; readonly reason: string }

/**
 * Claims the creation of the service, so that of several runs one creates it. If no run of this kind may claim, or nothing could be
 * read before either, only the first one of a pull request goes on, with a warning.
 *
 * @param gone the service that is remembered, if it certainly no longer exists
 * @param isUnreadable whether it could not be read what is remembered
 */
export async function claimCreation(
  context: PreviewContext,
  record: PreviewRecord,
  {
    gone,
    isFirstRun,
    isUnreadable,
  }: { readonly gone: string | undefined; readonly isFirstRun: boolean; readonly isUnreadable: boolean },
): Promise<ClaimResult> {
  const { host, inputs, job } = context
  const claiming = record.claim(gone)
  try {
    const other = await waitForHost(context, claiming)
    return other === undefined ? { kind: 'ours' } : { kind: 'other', remembered: other }
  } catch (error) {
    const { memory } = host
    const isForbidden = memory.isForbidden(error)
    const goesOn = isFirstRun && (isForbidden || isUnreadable) && !job.signal.aborted
    if (isForbidden) {
      record.note({ claim: undefined })
    } else if (!goesOn) {
      // It may have taken effect, or take it later; the post step ends it if this run is over by then.
      claiming
        .catch(() => undefined)
        .then(() => record.forgetClaim())
        .catch(() => undefined)
    }
    if (goesOn) {
      job.console.warn(
        message`preview-created-unclaimed: The creation of ${inputs.name} could not be recorded in ${memory.name} (${memory.explain(error)}). The pull request is new, so the service is created.`,
      )
      return { kind: 'ours' }
    }
    job.signal.throwIfAborted()
    const reason = message`preview-not-claimed: ${inputs.name} was not created, because that could not be recorded in ${memory.name} (${memory.explain(error)}) and each push would create another one: set \`service-id\`.`
    return { kind: 'refused', reason }
  }
}

/**
 * Waits while another run creates the service, for as long as its claim is fresh. Gives what is remembered then; undefined if the
 * deadline of this run came first.
 */
export async function waitForCreation(
  context: PreviewContext,
  target: string,
  remembered: RememberedService,
): Promise<RememberedService | undefined> {
  if (!mayGoOn(remembered)) return remembered
  const { inputs, job } = context
  job.console.notice(
    message`preview-creation-awaited: Another run is creating ${inputs.name}. Waiting for it, because a second service would be billed too.`,
  )
  let last = remembered
  for (let gapMs = firstGapMs; mayGoOn(last); gapMs = Math.min(gapMs * 1.5, longestGapMs)) {
    const leftMs = flowOptions(context).timeoutMs
    if (leftMs <= 1) return undefined
    await systemClock.sleep(Math.min(gapMs, leftMs), job.signal)
    const read = await readService(context, [target])
    if (read.kind !== 'unreadable') last = read
  }
  return last
}

function mayGoOn(remembered: RememberedService): boolean {
  if (remembered.kind !== 'unconfirmed' || remembered.freshUntil === undefined) return false
  return remembered.freshUntil > systemClock.date()
}
