import type { Platform } from '../client/platform.ts'
import type { DeployEvent } from '../deploy/events.ts'
import type { Outcome } from '../deploy/outcome.ts'
import { endRun, type Result } from '../deploy/result.ts'
import { type RunOptions, RunTime } from '../deploy/run-time.ts'
import { count, formatDuration } from '../text/format.ts'
import { formatEnded, marker } from './comment.ts'
import { removeService, type Teardown } from './removal.ts'
import {
  isOfService,
  isYoung,
  onlyGitHubErrors,
  type PreviewGitHub,
  type PreviewRecord,
  type PullNow,
  type RecordList,
} from './store.ts'

export interface SweepRequest {
  readonly teardown: Teardown | undefined
  /** Maximum age of the newest record of an open pull request. */
  readonly expiresAfterMs: number | undefined
  readonly hasComment: boolean
  readonly runUrl: string | undefined
}

/** A preview that nobody needs any more. */
export interface Stale {
  readonly pullRequest: number
  /** Null if a run was about to create a service and never reported the result. */
  readonly service: string | null
  readonly reason: 'closed' | 'expired'
  readonly removed: boolean
}

export interface Swept {
  readonly result: Result
  readonly stale: readonly Stale[]
}

/**
 * Finds the previews of closed pull requests, and those that have expired. Removes them if the step has a request for
 * that.
 */
export async function* sweep(
  platform: Platform,
  github: PreviewGitHub,
  request: SweepRequest,
  options: RunOptions,
): AsyncGenerator<DeployEvent, Swept> {
  const time = new RunTime(platform.clock, options)
  const stale: Stale[] = []
  let failures = 0
  const end = (outcome: Outcome, why: string): Swept => {
    const removed = stale.filter((each) => each.removed).length
    const found = `Found ${count(stale.length, 'preview')} that nobody needs, and removed ${removed}.`
    const reason = `${found}${why === '' ? '' : ` ${why}`}`
    return { result: endRun(platform, time, { outcome, reason }), stale }
  }
  try {
    const [list, open] = await Promise.all([github.list(), github.listOpen()])
    for (const newest of previewsIn(list)) {
      time.signal.throwIfAborted()
      if (time.leftMs <= 0)
        return end('timed-out', 'The others were not looked at before the timeout. The next sweep goes on.')
      const { pullRequest, name, service } = newest
      // A pull request that is not listed as open may be closed or invisible to the token.
      const now = open.has(pullRequest) ? openPull : await github.readPull(pullRequest).catch(onlyGitHubErrors)
      if (now instanceof Error) {
        failures++
        const text = `Pull request #${pullRequest} cannot be read (${now.message}), so ${name} was left alone.`
        yield { kind: 'warning', text: platform.redact(text) }
        continue
      }
      const reason = staleReason(now, newest, list, request)
      if (reason === undefined) continue
      const found = { pullRequest, service: service ?? null, reason }
      if (service === undefined) {
        stale.push({ ...found, removed: false })
        const text = `A run was about to create ${name} (#${pullRequest}) and never reported the result: a service may exist and be billed. Look at the dashboard, then delete the GitHub deployment ${newest.id}.`
        yield { kind: 'warning', text: platform.redact(text) }
        continue
      }
      const of = `${name} (#${pullRequest}, ${reason})`
      if (request.teardown === undefined) {
        stale.push({ ...found, removed: false })
        const text = `${of}: service ${service} is billed. Delete it in the dashboard, or set teardown-request.`
        yield { kind: 'notice', text: platform.redact(text) }
        continue
      }
      // A push may have deployed an expired preview again in the meantime.
      const latest = reason === 'expired' ? await github.list() : list
      if (reason === 'expired') {
        const record = latest.records.findLast((each) => each.service === service)
        if (record === undefined || staleReason(now, record, latest, request) === undefined) continue
      }
      const { isGone, text, warning } = await removeService(platform, github, latest, service, request.teardown)
      stale.push({ ...found, removed: isGone })
      if (!isGone) failures++
      const kind = isGone && warning === undefined ? 'notice' : 'warning'
      yield { kind, text: platform.redact(`${of}: ${warning ?? text}`) }
      if (isGone && request.hasComment) yield* tell(platform, github, request, newest, reason)
    }
    const advice =
      failures === 0 ? '' : `${count(failures, 'preview')} could not be dealt with; the next sweep tries again.`
    return end(failures === 0 ? 'skipped' : 'failed', advice)
  } catch (error) {
    if (time.signal.aborted) return end('aborted', 'The run was cancelled.')
    return end('failed', `The previews cannot be read: ${onlyGitHubErrors(error).message}.`)
  }
}

const openPull = { isOpen: true }

/** The newest record of each service, and the intentions without a service. */
function previewsIn({ records }: RecordList): readonly PreviewRecord[] {
  const keyOf = ({ pullRequest, name }: PreviewRecord): string => `${pullRequest} ${name}`
  const known = new Set(records.filter(isOfService).map(keyOf))
  const newest = new Map(records.map((record) => [`${keyOf(record)} ${record.service ?? ''}`, record]))
  return [...newest.values()].filter((record) => isOfService(record) || !known.has(keyOf(record)))
}

/** Undefined for a preview that stays. */
function staleReason(
  now: Pick<PullNow, 'isOpen'> | 'gone',
  newest: PreviewRecord,
  list: RecordList,
  { expiresAfterMs }: SweepRequest,
): Stale['reason'] | undefined {
  // A pull request that the token cannot see may be open, and a young intention may belong to a run that is still at
  // work.
  if (now === 'gone' || isYoung(newest, list)) return undefined
  if (!now.isOpen) return 'closed'
  const isOld = expiresAfterMs !== undefined && list.nowMs - newest.createdMs > expiresAfterMs
  return isOld && newest.service !== undefined ? 'expired' : undefined
}

async function* tell(
  platform: Platform,
  github: PreviewGitHub,
  { expiresAfterMs = 0, runUrl }: SweepRequest,
  { pullRequest, name }: PreviewRecord,
  reason: Stale['reason'],
): AsyncGenerator<DeployEvent, void> {
  const text =
    reason === 'closed'
      ? 'Its service was removed. Reopening creates another one.'
      : `It was not deployed for ${formatDuration(expiresAfterMs)}, so its service was removed. A push brings it back.`
  const written = await github
    .comment(pullRequest, marker({ pullRequest, name }), formatEnded({ name, runUrl }, text))
    .catch(onlyGitHubErrors)
  if (written === undefined) return
  yield {
    kind: 'warning',
    text: platform.redact(`The comment on #${pullRequest} is not up to date: ${written.message}.`),
  }
}
