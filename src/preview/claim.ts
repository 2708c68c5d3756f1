import type { Ending } from '../deploy/outcome.ts'
import { formatDuration } from '../text/format.ts'
import type { PreviewContext, PreviewEvent } from './context.ts'
import {
  createMs,
  freshForMs,
  GitHubError,
  isOfService,
  isYoung,
  onlyGitHubErrors,
  type PreviewRecord,
  type RecordList,
  recordsOf,
  type ServiceRecord,
  youngMs,
} from './store.ts'

/** The result of a run's intention to create a service. */
export type Claim =
  /** This run creates the service. The intention has an id, unless it could not be written. */
  | { readonly kind: 'ours'; readonly intention: number | undefined }
  /** The service exists. */
  | { readonly kind: 'known'; readonly record: ServiceRecord }
  | { readonly kind: 'ended'; readonly ending: Ending }
  /** The commit of this run must not be deployed any more. */
  | { readonly kind: 'outdated'; readonly ending: Ending }

/** Pause before each look, and how long GitHub may take to list a new record. */
const lookEveryMs = 2_000
const listedWithinMs = 30_000

/**
 * Writes the intention to create a service, and waits until this run may do so. The run with the oldest intention
 * creates the service; all others wait for its record. An intention counts once it is listed, because all older ones
 * are listed by then.
 */
export async function* claimCreation(context: PreviewContext): AsyncGenerator<PreviewEvent, Claim> {
  const { github, request, time } = context
  const { pullRequest, name } = request
  time.signal.throwIfAborted()
  const intention = await github.write({ pullRequest, name }, request.head, { once: true }).catch(onlyGitHubErrors)
  if (intention instanceof GitHubError) {
    if (intention.isForbidden && mayForget(context)) {
      yield { kind: 'warning', text: context.platform.redact(warnForgotten(intention)) }
      return { kind: 'ours', intention: undefined }
    }
    const doubt = intention.mayBeDone
      ? ' If later runs say that a service may exist, they mean this run, which created none: close and reopen the pull request.'
      : ''
    const reason = `Nothing was created, as that could not be recorded (${intention.message}): each push would create another service. Run this job again.${doubt}`
    return endsAs('failed', reason)
  }
  yield { kind: 'memory', facts: { preview: { pullRequest, name, intention } } }
  const end = (): Promise<GitHubError | undefined> => github.end(intention).then(() => undefined, onlyGitHubErrors)
  let claim: Claim
  try {
    claim = yield* watch(context, intention)
  } catch (error) {
    await end()
    throw error
  }
  // If the intention cannot be ended now, the post step tries again.
  if (claim.kind !== 'ours' && (await end()) === undefined) yield { kind: 'memory', facts: { preview: null } }
  return claim
}

async function* watch(context: PreviewContext, intention: number): AsyncGenerator<PreviewEvent, Claim> {
  const { github, platform, request, time } = context
  const startMs = time.elapsedMs
  let hasSaid = false
  for (;;) {
    if (time.leftMs <= lookEveryMs) {
      const why = hasSaid ? 'another run was still creating it' : 'GitHub was too slow'
      return endsAs('timed-out', `${request.name} was not created before the timeout: ${why}. Run this job again.`)
    }
    await time.clock.sleep(lookEveryMs, time.signal)
    const readMs = time.elapsedMs
    const list = await github.list().catch(onlyGitHubErrors)
    if (list instanceof GitHubError) {
      return endsAs('failed', `Nothing was created: the previews cannot be read (${list.message}). Run this job again.`)
    }
    const own = recordsOf(list, request)
    const record = own.findLast(isOfService)
    if (record !== undefined) return (await findOutdatedClaim(context)) ?? { kind: 'known', record }
    const older = own.filter(({ id }) => id < intention)
    if (older.some((each) => !isYoung(each, list))) return endsAs('failed', mayExist(request.name))
    const ours = own.find(({ id }) => id === intention)
    if (ours === undefined && time.elapsedMs - startMs > listedWithinMs) {
      const waited = formatDuration(listedWithinMs)
      return endsAs('failed', `Nothing was created: the intention is not listed after ${waited}. Run this job again.`)
    }
    if (ours !== undefined && older.length === 0) {
      const claim = await takeTurn(context, ours, list, readMs)
      if (claim !== undefined) return claim
    }
    if (!hasSaid && older.length > 0) {
      hasSaid = true
      const text = `Another run is creating ${request.name}. Waiting for it, as a second service would be billed, too.`
      yield { kind: 'notice', text: platform.redact(text) }
    }
  }
}

/**
 * Checks what may have changed since the run was started. Undefined if that took so long that the records have to be
 * read again.
 *
 * @param readMs when the list was read, in milliseconds since the run began
 */
async function takeTurn(
  context: PreviewContext,
  { id: intention, createdMs }: PreviewRecord,
  list: RecordList,
  readMs: number,
): Promise<Claim | undefined> {
  const outdated = await findOutdatedClaim(context)
  if (outdated !== undefined) return outdated
  const full = await findFull(context, list, intention)
  if (full !== undefined) return { kind: 'ended', ending: full }
  const sinceMs = context.time.elapsedMs - readMs
  if (sinceMs > freshForMs) return undefined
  const ageMs = list.nowMs - createdMs + sinceMs
  // The service must be recorded while this intention still counts as that of a running job.
  if (ageMs <= youngMs - createMs) return { kind: 'ours', intention }
  const reason = `Nothing was created: its turn came ${formatDuration(ageMs)} after this run had announced it, and other runs may soon take this one for dead. Run this job again.`
  return endsAs('failed', reason)
}

/** The end of the run if the pull request has another head by now, or is closed. */
async function findOutdatedClaim(context: PreviewContext): Promise<Claim | undefined> {
  const ending = await context.findOutdated()
  return ending && { kind: ending.outcome === 'skipped' ? 'outdated' : 'ended', ending }
}

function endsAs(outcome: Ending['outcome'], reason: string): Claim {
  return { kind: 'ended', ending: { outcome, reason } }
}

/** The reason that a run gives if an earlier one never reported whether it created the service. */
export function mayExist(name: string): string {
  return `An earlier run was about to create ${name} and never reported the result: a service may exist and be billed. Look at the dashboard, delete the service if it is there, then close and reopen the pull request.`
}

/** The end of the run if all places are taken. */
async function findFull(context: PreviewContext, list: RecordList, intention: number): Promise<Ending | undefined> {
  const { github, request } = context
  const { maxPreviews: most } = request
  if (most === undefined) return undefined
  // If two runs see the last place, the older intention gets it.
  const holders = new Map<string, number>()
  for (const { pullRequest, name, service, id } of list.records) {
    const isOurs = pullRequest === request.pullRequest && name === request.name
    if (!isOurs && (service !== undefined || id < intention)) holders.set(`#${pullRequest} ${name}`, pullRequest)
  }
  if (holders.size < most) return undefined
  const open = await github.listOpen().catch(onlyGitHubErrors)
  if (open instanceof GitHubError) {
    const reason = `Nothing was created: it is not known which pull requests are open (${open.message}), and max-previews is ${most}. Run this job again.`
    return { outcome: 'failed', reason }
  }
  const held = [...holders].filter(([, pullRequest]) => open.has(pullRequest)).map(([holder]) => holder)
  if (held.length < most) return undefined
  const reason = `Nothing was created: max-previews is ${most}, and the places are held by ${held.join(', ')}. Push again once one of them is closed.`
  return { outcome: 'skipped', reason }
}

/** Only the first run of a new pull request may create a service that it cannot record: no other can exist yet. */
export function mayForget({ request }: PreviewContext): boolean {
  return request.isFirst && request.maxPreviews === undefined
}

export function warnForgotten({ message }: GitHubError): string {
  return `The preview is created without being remembered: ${message}. Until it is granted, each push fails; then, the next push creates another service. Delete this one in the dashboard when you no longer need it.`
}
