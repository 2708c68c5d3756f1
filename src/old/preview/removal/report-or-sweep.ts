import { type Connection, openPlatform, readConnection } from '../../config/connection.ts'
import { type PlainEnd, type PreviewsEnd, plainEnd } from '../../report/run-end.ts'
import type { Job } from '../../run/job.ts'
import { formatCount } from '../../text/formats/count.ts'
import { formatDuration } from '../../text/formats/duration.ts'
import { message } from '../../text/message.ts'
import { TaxiwayError } from '../../text/taxiway-error.ts'
import type { PreviewList, RememberedPreview, UnendedClaim } from './preview-list.ts'
import { formatPreviews, shownPreview } from './preview-table.ts'
import { readRemoval, type Swept, sweep, turnAutodeployOff } from './sweep.ts'

const requestTimeoutMs = 60_000
/**
 * Lists the previews that the host remembers; with `mode: sweep` removes those whose pull request is closed.
 *
 * @param openList of the host; it ends with the signal
 * @param show what a host does with the list, if it is not a job's summary
 */
export async function reportOrSweep(
  job: Job,
  mode: 'report' | 'sweep',
  openList: (signal: AbortSignal) => PreviewList,
  show?: (previews: readonly RememberedPreview[]) => void,
): Promise<PreviewsEnd | PlainEnd> {
  const { inputs } = job
  const removal = mode === 'sweep' ? readRemoval(inputs) : undefined
  const hasKey = inputs.text('api-key') !== undefined && inputs.text('base-url') !== undefined
  const connection = removal?.connection ?? (hasKey ? readConnection(inputs) : undefined)
  const timeoutMs = inputs.get('timeout')
  const most = inputs.get('max-previews')
  const deadline = AbortSignal.timeout(timeoutMs)
  const signal = AbortSignal.any([job.signal, deadline])
  const list = openList(signal)
  try {
    const deleted = await readDeleted(job, connection, timeoutMs / 2)
    const { previews, isWhole } = await list.read(deleted)
    const closed = previews.filter(({ pullRequest }) => pullRequest === 'closed')
    const stale = closed.filter(({ exists }) => exists !== 'deleted')
    const swept = removal && (await sweep(job, list, closed, removal))
    const isRead = swept === undefined || swept.why === ''
    const isGone = async ({ service }: UnendedClaim): Promise<boolean> =>
      service !== undefined &&
      deleted.has(service) &&
      removal !== undefined &&
      (await turnAutodeployOff(job, removal.connection, service, signal)) === 'missing'
    const unended = isRead ? await readUnended(job, list, isGone) : { isAny: false, text: '' }
    if (swept?.why === '') await tidy(job, list)
    const isRemoved = (each: RememberedPreview): boolean =>
      swept !== undefined && (swept.removed.has(each) || swept.removedByOthers.has(each))
    const left = stale.filter((each) => !isRemoved(each))
    job.outputs.set('stale', JSON.stringify(left.map(shownPreview)))
    const listed = swept ? previews.map((each) => ({ ...each, removed: isRemoved(each) })) : previews
    show?.(listed)
    const older = isWhole
      ? ''
      : message`previews-not-all-read: Older GitHub deployments of the environment were not read, so that previews may be missing here. Delete those that are no longer needed.`
    const cap = most === undefined ? '' : ` (${job.inputs.named('max-previews')} is ${most})`
    const [counted, became] = formatCounts({ remembered: previews.length, cap, left: left.length }, swept)
    const reason = [counted, unended.text, became, swept?.why.trim(), older].filter(Boolean).join(' ')
    const outcome = swept?.outcome === 'succeeded' && unended.isAny ? 'failed' : swept?.outcome
    return { kind: 'previews', outcome: outcome ?? 'succeeded', reason, table: formatPreviews(job, listed) }
  } catch (error) {
    job.signal.throwIfAborted()
    if (deadline.aborted) {
      // A request that was sent again ends with what it was answered before.
      const before = error instanceof TaxiwayError ? ` Before that, ${list.explain(error)}.` : ''
      const text = `${job.inputs.named('timeout')} (${formatDuration(timeoutMs)}) passed before GitHub had said which previews there are. Nothing was sent.${before}`
      return plainEnd('timed-out', text)
    }
    const reason = message`previews-unread: GitHub did not say which previews there are: ${list.explain(error)}. Nothing was sent.`
    return plainEnd('failed', reason)
  }
}

interface Counts {
  readonly remembered: number
  /** What `max-previews` is, in brackets; empty without one. */
  readonly cap: string
  /** Of closed change requests, and not removed. */
  readonly left: number
}

/** How many previews there are, and what became of those of closed pull requests. */
function formatCounts(
  { remembered, cap, left }: Counts,
  swept: Swept | undefined,
): readonly [counted: string, became: string] {
  const verb = swept === undefined ? ['is', 'are'] : ['was', 'were']
  const all = `${formatCount(remembered, 'preview')} ${verb[remembered === 1 ? 0 : 1]} remembered${cap}`
  if (remembered === 0) return [`${all}.`, '']
  const over =
    left > 1
      ? `${left} are left over from closed pull requests`
      : `${left || 'none'} is left over from a closed pull request`
  if (swept === undefined) return [`${all}, and ${over}.`, '']
  const { removed, removedByOthers } = swept
  const others = removedByOthers.size === 0 ? '' : `, another run removed ${removedByOthers.size}`
  return [`${all}.`, `This sweep removed ${removed.size || 'none'}${others}, and ${over}.`]
}

/** What the result says of claimed creations; `isAny` if the outcome of some is not known. */
interface Unended {
  readonly isAny: boolean
  readonly text: string
}

/**
 * Warns of each claimed creation whose outcome is not known: no sweep removes a service that it may have left.
 *
 * @param isGone whether its service is certainly gone, so that its claim can go too
 */
async function readUnended(
  { console, signal }: Job,
  list: PreviewList,
  isGone: (claim: UnendedClaim) => Promise<boolean>,
): Promise<Unended> {
  try {
    const { claims, more } = await list.readClaims()
    let told = 0
    for (const claim of claims) {
      if (await isGone(claim)) await list.forgetClaim(claim)
      else {
        told++
        console.warn(describeUnended(claim))
      }
    }
    const found =
      told === 0
        ? ''
        : `It is not known whether ${formatCount(told, 'claimed creation')} of closed pull requests left a service.`
    const unread =
      more === 0 ? '' : `${formatCount(more, 'other claim')} of creations ${more === 1 ? 'was' : 'were'} not looked at.`
    return { isAny: told > 0, text: [found, unread].filter(Boolean).join(' ') }
  } catch (error) {
    signal.throwIfAborted()
    const text = message`preview-claims-unread: Whether a creation was claimed and never confirmed is not known: ${list.explain(error)}.`
    return { isAny: false, text }
  }
}

function describeUnended({ number, name, id, service }: UnendedClaim): string {
  return service === undefined
    ? message`preview-creation-unended: A run has claimed the creation of ${name} for #${number}, and how that ended is not known, so a service may exist and be billed. Look at the project. Once there is none, delete GitHub deployment ${id}, which holds its place.`
    : message`preview-row-deleted: Service ${service} of #${number} was created, and the GitHub deployment that remembered it was deleted. Look at the dashboard of the platform, and delete the service there if it still exists; then GitHub deployment ${id}, which holds its place.`
}

/** A convenience: if the host refuses, the next sweep tries again. */
async function tidy({ console, signal }: Job, list: PreviewList): Promise<void> {
  try {
    await list.tidy()
  } catch (error) {
    signal.throwIfAborted()
    console.notice(
      message`previews-not-moved: What earlier versions remembered has no GitHub deployments of its own yet: ${list.explain(error)}. The next sweep reads all of the environment again.`,
    )
  }
}

/** Ids of the services that the platform lists as deleted; empty if it cannot be asked, or takes longer than `mostMs`. */
async function readDeleted(job: Job, connection: Connection | undefined, mostMs: number): Promise<ReadonlySet<string>> {
  const slug = job.inputs.get('project-slug')
  if (connection === undefined || slug === undefined) return new Set()
  await using platform = openPlatform(connection, job)
  try {
    const options = { signal: job.signal, timeoutMs: Math.min(requestTimeoutMs, mostMs) }
    const deleted = await platform.call('list_deleted_services', { slug }, options)
    return new Set(deleted.flatMap(({ id }) => id ?? []))
  } catch (error) {
    if (!(error instanceof TaxiwayError)) throw error
    job.console.notice(`The list of deleted services could not be read: ${error.message}`)
    return new Set()
  }
}
