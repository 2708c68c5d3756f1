import { isRefused, PlatformError } from '../client/errors.ts'
import type { Platform } from '../client/platform.ts'
import { formatDuration, withoutFullStop } from '../text/format.ts'
import { compareRef, type HistoryPage, isOutOfOrder, type Row, readPage, shortId } from './history.ts'
import { type Ending, isEnding } from './outcome.ts'
import type { RunTime } from './run-time.ts'

/** The deployment to request. */
export interface WriteRequest {
  readonly serviceId: string
  /** Branch, tag or commit; the tracked branch if undefined. */
  readonly ref: string | undefined
}

export interface Patience {
  /** How long to retry a 409 ("busy"), in milliseconds; 0 by default. */
  readonly waitWhenBusyMs?: number
  /** Called before each retry. Returns the end of the run if there is nothing to deploy any more. */
  readonly whileBusy?: () => Promise<Ending | undefined>
  /** Advice for a service that the platform does not know (404), as a sentence. */
  readonly whenMissing?: string | undefined
}

/** The platform accepted the request. */
export interface Accepted {
  readonly deploymentId: string
  readonly ref: string | undefined
  /** When the request was sent, by the platform's `clock`. */
  readonly sentMs: number
  /** The record that the history showed under this id before the request. */
  readonly earlier: Row | undefined
  /** The answer was lost, and the record did not show our ref when it was found: the verdict compares it. */
  readonly isUnconfirmed?: boolean
  /** Something to say about how the deployment was found. */
  readonly warning?: string
}

/** The longest wait for the answer, and the time that it leaves for the rest of the run. */
const answerMs = 60_000
const leftForTheRestMs = 5_000
const busyPauseMs = 5_000
/** The history from before the request is read again if it is older than this. */
const staleMs = 2_000
/** When to look for a deployment whose answer was lost, in milliseconds after the loss. */
const lookAtMs = [0, 1_000, 3_000, 7_000, 15_000, 23_000, 30_000]
/** How long a new deployment that does not show its ref must be the only one before it counts as ours. */
const aloneForMs = 1_000

/**
 * Sends the deploy request. `Platform.call` sends it again only if it had no effect. A request that may have had an
 * effect is never sent again: if its answer was lost, this searches the history for the deployment.
 *
 * @param historyBefore the newest page of the history before the request; undefined if it could not be read
 */
export async function requestDeployment(
  platform: Platform,
  request: WriteRequest,
  historyBefore: HistoryPage | undefined,
  time: RunTime,
  { waitWhenBusyMs = 0, whileBusy, whenMissing }: Patience,
): Promise<Accepted | Ending> {
  const busyUntilMs = time.elapsedMs + waitWhenBusyMs
  let before = historyBefore
  let readMs = historyBefore?.readMs ?? platform.clock.now()
  for (;;) {
    if (!(await time.waitWhileHeld(platform))) return tooLate(platform.heldMs)
    // With a stale history, a deployment that another request has started meanwhile would look like ours.
    if (platform.clock.now() - readMs > staleMs) {
      readMs = platform.clock.now()
      before = await readNewest(platform, request.serviceId, time)
      if (time.leftMs <= 0) return tooLate(platform.heldMs)
    }
    const sentMs = platform.clock.now()
    try {
      const { deploymentId, ref } = await platform.call(
        'deploy_service',
        { id: request.serviceId, ref: request.ref },
        {
          signal: time.signal,
          attemptMs: Math.max(1_000, Math.min(answerMs, time.leftMs - leftForTheRestMs)),
          totalMs: time.leftMs,
        },
      )
      const earlier = before?.rows.find(({ id }) => id === deploymentId)
      return { deploymentId, ref: ref ?? request.ref, sentMs, earlier }
    } catch (error) {
      if (time.signal.aborted) return abortedInDoubt(request)
      if (!(error instanceof PlatformError)) throw error
      if (error.effect === 'unknown') {
        // However the search ends, the request was sent.
        const found = await findLost(platform, request, before, time, error).catch(() =>
          time.signal.aborted ? abortedInDoubt(request) : lost(error, historyUnread),
        )
        return isEnding(found) ? found : { ...found, sentMs }
      }
      const isBusy = isRefused(error, 409) && time.elapsedMs + busyPauseMs <= busyUntilMs && time.leftMs > busyPauseMs
      if (!isBusy) return noEffect(error, whenMissing)
      await platform.clock.sleep(busyPauseMs, time.signal)
      const ending = await whileBusy?.()
      if (ending !== undefined) return ending
    }
  }
}

/** Looks for the deployment of a request whose answer was lost. */
async function findLost(
  platform: Platform,
  request: WriteRequest,
  before: HistoryPage | undefined,
  time: RunTime,
  error: PlatformError,
): Promise<Omit<Accepted, 'sentMs'> | Ending> {
  if (before === undefined) return lost(error, 'The history from before the request is not known.')
  const lostMs = time.elapsedMs
  let seenAlone: { readonly id: string; readonly sinceMs: number } | undefined
  let found = historyUnread
  for (const atMs of lookAtMs) {
    const waitMs = Math.max(0, lostMs + atMs - time.elapsedMs)
    if (waitMs > time.leftMs) break
    await platform.clock.sleep(waitMs, time.signal)
    const now = await readNewest(platform, request.serviceId, time)
    if (now === undefined) continue
    if (isOutOfOrder(before.rows) || isOutOfOrder(now.rows)) {
      return lost(error, 'The history does not show its newest deployment first.')
    }
    const fresh = newRows(before.rows, now.rows)
    found = describeRows(fresh)
    const own = fresh.filter((row) => compareRef(request.ref, row) === 'ours')
    if (own.length === 1 && own[0]?.id !== undefined) {
      return { deploymentId: own[0].id, ref: request.ref, earlier: undefined, warning: lostAnswer(error) }
    }
    const [only] = fresh
    const isAlone = fresh.length === 1 && only?.id !== undefined && compareRef(request.ref, only) === 'not-shown'
    if (!isAlone) seenAlone = undefined
    else if (seenAlone?.id !== only.id) seenAlone = { id: only.id, sinceMs: time.elapsedMs }
    else if (time.elapsedMs - seenAlone.sinceMs >= aloneForMs) {
      const warning = `${lostAnswer(error)} It is the only new one, but nothing shows that it is of this ref: another request may have started it.`
      return { deploymentId: only.id, ref: request.ref, earlier: undefined, isUnconfirmed: true, warning }
    }
  }
  return lost(error, found)
}

/** Reads the newest page of the history; undefined if it cannot be read now. */
async function readNewest(platform: Platform, serviceId: string, time: RunTime): Promise<HistoryPage | undefined> {
  if (platform.heldMs > 0) return undefined
  try {
    const attemptMs = Math.max(1_000, Math.min(15_000, time.leftMs))
    return await readPage(platform, serviceId, { signal: time.signal, attempts: 1, attemptMs })
  } catch (error) {
    time.signal.throwIfAborted()
    if (error instanceof PlatformError) return undefined
    throw error
  }
}

/** The rows above every row that was there before. Further down, rows may disappear, appear and return. */
function newRows(before: readonly Row[], now: readonly Row[]): readonly Row[] {
  const known = new Set(before.map(({ id }) => id))
  const firstKnown = now.findIndex(({ id }) => known.has(id))
  return firstKnown < 0 ? now : now.slice(0, firstKnown)
}

function describeRows(fresh: readonly Row[]): string {
  if (fresh.length === 0) return 'The history shows no new deployment so far.'
  const names = fresh.slice(0, 5).map(({ id }) => shortId(id))
  return `The history shows new deployments, but Taxiway cannot tell which of them is this one: ${names.join(', ')}.`
}

const historyUnread = 'The history could not be read.'

/** The end of a run whose request had no effect. */
export function noEffect(error: PlatformError, whenMissing?: string): Ending {
  const { retryAfterMs } = error
  const wait = retryAfterMs === undefined ? '' : ` The platform wants no request for ${formatDuration(retryAfterMs)}.`
  return { outcome: 'failed', reason: `Nothing was deployed. ${error.message}${wait}${advise(error, whenMissing)}` }
}

/** Advice for a service that the platform does not know. */
export function advise(error: PlatformError, whenMissing: string | undefined): string {
  return whenMissing !== undefined && isRefused(error, 404) ? ` ${whenMissing}` : ''
}

/** The end of a run that cannot send anything before its timeout. */
export function tooLate(heldMs: number): Ending {
  const why = heldMs > 0 ? ` The platform wants no request for ${formatDuration(heldMs)}.` : ''
  return { outcome: 'failed', reason: `Nothing was deployed before the timeout.${why}` }
}

function lostAnswer(error: PlatformError): string {
  return `The answer to the deploy was lost (${withoutFullStop(error.message)}), but the history shows a new deployment.`
}

function lost(error: PlatformError, found: string): Ending {
  const reason = `It is not known whether the deployment was started: ${withoutFullStop(error.message)}. ${found} Look at the dashboard before you deploy again.`
  return { outcome: 'indeterminate', reason }
}

function abortedInDoubt({ serviceId }: WriteRequest): Ending {
  const reason = `The run was cancelled while the deploy was requested. A deployment of service ${serviceId} may have started: look at the dashboard.`
  return { outcome: 'aborted', reason }
}
