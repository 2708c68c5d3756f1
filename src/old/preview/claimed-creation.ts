import { poll } from '../client/time/poll.ts'
import { withTimeout } from '../client/time/timeout.ts'
import { type Creation, createService, prepareCreation } from '../deployment/start/create-service.ts'
import { type PlainEnd, plainEnd } from '../report/run-end.ts'
import { message } from '../text/message.ts'
import { readRoom, readService, waitsForLimit } from './ask-host.ts'
import type { PlaceHolder, RememberedService } from './memory/preview-memory.ts'
import type { PreviewRecord } from './memory/preview-record.ts'
import { flowOptions, hostLimitMs, memoryLimitMs, type PreviewContext } from './preview-context.ts'

const firstGapMs = 1_000
/** Each look costs some of the 1,000 requests that a job's token has in an hour. */
const longestGapMs = 10_000

export type ClaimResult =
  | { readonly kind: 'ours' }
  /** Another run did, or is about to. */
  | { readonly kind: 'other'; readonly remembered: RememberedService }
  | { readonly kind: 'refused'; readonly reason: string }
  /** As many previews exist as may. */
  | { readonly kind: 'full'; readonly reason: string }

/**
 * Claims the creation of the service, so that of several runs one creates it. If no run of this kind may claim, or nothing could be
 * read before either, only the first one of a pull request goes on, with a warning. While a limit of the host lasts none does.
 *
 * @param found what was remembered before the claim
 * @param gone the service that is remembered, if it certainly no longer exists
 */
export async function claimCreation(
  context: PreviewContext,
  record: PreviewRecord,
  found: { readonly remembered: RememberedService; readonly gone: string | undefined; readonly isFirstRun: boolean },
): Promise<ClaimResult> {
  const { host, inputs, job } = context
  const { memory } = host
  const before = await whyNoRoom(context, record)
  if (before !== undefined) return before
  const claiming = record.claim(found.gone)
  try {
    const other = await withTimeout(claiming, memoryLimitMs(context), job.signal)
    if (other !== undefined) return { kind: 'other', remembered: other }
    // Two runs may have seen the same last place.
    const since = await whyNoRoom(context, record)
    if (since === undefined) return { kind: 'ours' }
    await record.forgetClaim()
    return since
  } catch (error) {
    const isForbidden = memory.isForbidden(error)
    const isLimited = memory.limitMs(error) !== undefined
    const mayGoOn = isForbidden || (found.remembered.kind === 'unreadable' && !found.remembered.isLimited && !isLimited)
    // What is not recorded would not be counted.
    const isCounted = inputs.maxPreviews !== undefined
    const goesOn = mayGoOn && found.isFirstRun && !isCounted && !job.signal.aborted
    const hasWaited = !goesOn && (await waitsForLimit(context, error))
    if (isForbidden) record.note({ claim: undefined })
    // It may have taken effect, or take it later; the post step ends it if this run is over by then.
    else if (!goesOn) {
      const forgetting = Promise.allSettled([claiming]).then(() => record.forgetClaim())
      await Promise.allSettled([withTimeout(forgetting, hostLimitMs(context), job.signal)])
    }
    if (goesOn) {
      job.console.warn(
        message`preview-created-unclaimed: The creation of ${inputs.name} could not be recorded in ${memory.name} (${memory.explain(error)}). The pull request is new, so the service is created.`,
      )
      return { kind: 'ours' }
    }
    job.signal.throwIfAborted()
    if (hasWaited) return { kind: 'other', remembered: await readService(context, [record.target]) }
    const left =
      job.state.current.preview?.claim === undefined
        ? ''
        : ` If later runs say that a creation is claimed, it is this one, which created nothing: ${memory.clearing}.`
    const reason = message`preview-not-claimed: ${inputs.name} was not created, because that could not be recorded in ${memory.name} (${memory.explain(error)}) and each push would create another one. Run it again.${left}`
    return { kind: 'refused', reason }
  }
}

/** Why `max-previews` keeps the service from being created; undefined if it does not. */
async function whyNoRoom(
  context: PreviewContext,
  record: PreviewRecord,
): Promise<Extract<ClaimResult, { kind: 'refused' | 'full' }> | undefined> {
  const { maxPreviews: most, name, teardown } = context.inputs
  if (most === undefined) return undefined
  const room = await readRoom(context, record.target, most)
  switch (room.kind) {
    case 'free':
      return undefined
    case 'full': {
      const holders = room.holders.map(formatHolder).join(', ')
      const billed =
        teardown === undefined
          ? ` Without ${context.job.inputs.named('teardown-request')} this limits no bill: closing a pull request frees its place and leaves its service.`
          : ''
      const reason = message`preview-cap-reached: No preview: ${name} would be one more than ${context.job.inputs.named('max-previews')} (${most}) allows. The places are held by ${holders}.${billed}`
      return { kind: 'full', reason }
    }
    case 'unknown': {
      const reason = message`preview-cap-unread: ${name} was not created, because it is not known how many previews there are (${room.why}), and ${context.job.inputs.named('max-previews')} is ${most}. Run it again.`
      return { kind: 'refused', reason }
    }
    default:
      return room satisfies never
  }
}

/** A claim can be told from a preview, and deleted if no run is at it any more. */
function formatHolder({ number, name, claim }: PlaceHolder): string {
  const unconfirmed =
    claim === undefined ? '' : ` (its creation is claimed, and not confirmed: GitHub deployment ${claim})`
  return `#${number} ${name}${unconfirmed}`
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
  if (!isUnderWay(remembered)) return remembered
  const { inputs, job, run } = context
  job.console.notice(
    `Another run is creating ${inputs.name}. Waiting for it, because a second service would be billed too.`,
  )
  let last = remembered
  const look = async (): Promise<RememberedService | undefined> => {
    const read = await readService(context, [target])
    if (read.kind !== 'unreadable') last = read
    return isUnderWay(last) ? undefined : last
  }
  await run.sleep(Math.min(firstGapMs, run.remaining()))
  return await poll(look, {
    pauseMs: (looks) => (run.remaining() <= 1 ? undefined : Math.min(gapAfter(looks), run.remaining())),
    sleep: (ms) => run.sleep(ms),
  })
}

function gapAfter(looks: number): number {
  return Math.min(firstGapMs * 1.5 ** looks, longestGapMs)
}

function isUnderWay(remembered: RememberedService): boolean {
  return remembered.kind === 'unconfirmed' && remembered.freshForMs !== undefined && remembered.freshForMs > 0
}

/**
 * Creates the preview's service, and has the host remember it before anything else happens. A creation whose end was not seen is
 * remembered too, so that no later run creates another one unasked. Gives the service's id, or the end of the run.
 */
export async function createPreview(context: PreviewContext, record: PreviewRecord): Promise<string | PlainEnd> {
  const { host, inputs, job, reporter, platform } = context
  const request = { name: inputs.name, ...inputs.create, ...inputs.source }
  const options = flowOptions(context)
  const remember = () => withTimeout(record.remember(), hostLimitMs(context), job.signal).catch(() => false)
  const forget = () => withTimeout(record.forgetClaim(), hostLimitMs(context), job.signal).catch(() => undefined)
  let creation: Creation
  try {
    const start = await prepareCreation(platform, request, options)
    record.note({ creating: true })
    creation = await createService(platform, request, options.onEvent, start)
  } catch (error) {
    await forget()
    throw error
  }
  if (creation.kind === 'ended') {
    const { outcome, reason, mayExist } = creation
    if (!mayExist) await forget()
    // What the host does not have by now is left to the post step.
    else if (await remember()) record.note({ creating: false, claim: undefined })
    return plainEnd(outcome, reason)
  }
  const { serviceId } = creation
  job.state.note({ serviceId })
  // Its address will be in the status of the GitHub deployment.
  record.note({ creating: false, created: true, exposed: inputs.expose })
  job.outputs.set('service-id', serviceId)
  reporter.announceService(serviceId)
  // While it is not remembered, the claim is all that keeps others from creating one.
  if (await remember()) record.note({ claim: undefined })
  else {
    job.signal.throwIfAborted()
    job.console.warn(
      message`preview-not-remembered: Service ${serviceId} may not be remembered, and then the next push does not find it. ${host.memory.remedy}, and delete the service in the dashboard of the platform when you no longer need it.`,
    )
  }
  return serviceId
}
