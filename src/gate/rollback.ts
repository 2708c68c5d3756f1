import { PlatformError } from '../client/errors.ts'
import type { CallOptions, Platform } from '../client/platform.ts'
import { deploy } from '../deploy/deploy.ts'
import type { Run } from '../deploy/events.ts'
import { isOutOfOrder, isSameCommit, type Row, readDetails, readPages, shortId, shortRef } from '../deploy/history.ts'
import type { Ending } from '../deploy/outcome.ts'
import { rehearse } from '../deploy/rehearse.ts'
import { endRun, type Result } from '../deploy/result.ts'
import { type RunOptions, RunTime } from '../deploy/run-time.ts'
import { readStatus } from '../deploy/status.ts'
import { buildVocabulary, type Vocabulary } from '../deploy/words.ts'
import { count, withoutFullStop } from '../text/format.ts'

export interface RollbackRequest {
  readonly serviceId: string
  /** Branch, tag or commit; by default the last good commit. */
  readonly to?: string | undefined
  /**
   * If a different deployment is the newest, nothing is deployed: that would replace a deployment that somebody has
   * just made.
   */
  readonly onlyIfNewest?: string | undefined
}

export interface RollbackOptions extends RunOptions {
  /** Says what would be deployed and why, and writes nothing. */
  readonly dryRun?: boolean | undefined
}

const searchMs = 30_000

/**
 * Deploys the last good commit again, and follows that deployment to its end. The last good commit is that of the
 * newest successful deployment whose commit differs from the newest deployment's, unless that commit has failed since.
 * A deployment that was replaced counts as successful if it can be rolled back to.
 */
export async function* rollback(platform: Platform, request: RollbackRequest, options: RollbackOptions = {}): Run {
  const { serviceId, to } = request
  const { dryRun = false, ...rest } = options
  const time = new RunTime(platform.clock, options)
  const end = (ending: Ending): Result => endRun(platform, time, ending, { serviceId, ref: to ?? null })
  let choice: Choice
  try {
    const limits = { signal: time.signal, attempts: 2, totalMs: Math.min(searchMs, time.leftMs) }
    choice = await chooseCommit(platform, request, buildVocabulary(options), limits)
  } catch (error) {
    if (!time.signal.aborted) throw error
    return end({ outcome: 'aborted', reason: 'The run was cancelled. Nothing was deployed.' })
  }
  const { from } = choice
  yield { kind: 'rollback', from, to: 'to' in choice ? choice.to : undefined }
  if ('ending' in choice) return end(choice.ending)
  const { why } = choice
  yield { kind: 'notice', text: platform.redact(why) }
  const deployRequest = { serviceId, ref: choice.to }
  const choosing = { name: 'choosing', durationMs: Math.round(time.elapsedMs) }
  const left = { ...rest, timeoutMs: Math.max(0, time.leftMs) }
  const result = yield* dryRun ? rehearse(platform, deployRequest, left) : deploy(platform, deployRequest, left)
  const said = result.status === null ? '' : `: the platform says "${result.status}"`
  const done = `Rolled back to ${shortRef(choice.to)}${said}.`
  const own = result.outcome === 'succeeded' ? done : result.reason
  const reason = platform.redact(dryRun ? `${result.reason} ${why}` : own)
  return { ...result, reason, durationMs: Math.round(time.elapsedMs), phases: [choosing, ...result.phases] }
}

/**
 * The ref to roll back from, if known, and the ref to roll back to; or why nothing is deployed. `why` is a sentence.
 */
type Choice = { readonly from: string | undefined } & (
  | { readonly to: string; readonly why: string }
  | { readonly ending: Ending }
)

async function chooseCommit(
  platform: Platform,
  { serviceId, to, onlyIfNewest }: RollbackRequest,
  vocabulary: Vocabulary,
  limits: CallOptions,
): Promise<Choice> {
  let newest: Row | undefined
  let from: string | undefined
  let rows = 0
  const failed: string[] = []
  const nothing = (why: string): Choice => {
    return { from, ending: { outcome: 'failed', reason: `Nothing was rolled back: ${why}` } }
  }
  /** A given ref needs no history, unless it matters which deployment is the newest. */
  const given = (why: string): Choice => {
    return to === undefined || onlyIfNewest !== undefined ? nothing(why) : { from, to, why: goingBack(from, to) }
  }
  try {
    for await (const page of readPages(platform, serviceId, limits)) {
      if (isOutOfOrder(page.rows)) return given(`the history does not show its newest deployment first. ${setTo}`)
      for (const [index, row] of page.rows.entries()) {
        newest ??= row
        const [commit] = readDetails(row).commits
        if (newest === row) from = commit
        if (onlyIfNewest !== undefined && newest.id !== onlyIfNewest) return replaced(newest, from)
        if (to !== undefined) return { from, to, why: goingBack(from, to) }
        if (from === undefined) {
          return nothing(`the record of the newest deployment, ${shortId(newest.id)}, shows no commit. ${setTo}`)
        }
        rows++
        if (commit === undefined || isSameCommit(commit, from)) continue
        const { kind } = readStatus(row.record, vocabulary)
        if (kind === 'failed') failed.push(commit)
        // A deployment that was replaced in the queue was never built, so it has no image.
        const hasSucceeded = kind === 'succeeded' || (kind === 'superseded' && readDetails(row).rollbackable)
        if (!hasSucceeded || failed.some((each) => isSameCommit(each, commit))) continue
        const because = `it is the commit of ${shortId(row.id)}, the newest deployment that succeeded with another commit`
        // After a rollback, the newest commit was live before, and the other one may be the commit that was rolled
        // back.
        const commitNow = from
        const isForward = page.rows.slice(index + 1).some((each) => {
          const [older] = readDetails(each).commits
          return older !== undefined && isSameCommit(older, commitNow)
        })
        const doubt = isForward
          ? ` ${shortRef(from)} was deployed before that one, too, so this may go forward again. Name the commit with \`to\` to be certain.`
          : ''
        return { from, to: commit, why: `${withoutFullStop(goingBack(from, commit))}: ${because}.${doubt}` }
      }
    }
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error
    return given(error.message)
  }
  if (newest === undefined) return given('the service has no deployment yet.')
  const last = `none of the last ${count(rows, 'deployment')}`
  return nothing(`${last} succeeded with a known commit other than ${shortRef(from ?? '')}. ${setTo}`)
}

const setTo = 'To name the commit yourself, use a rollback with `to`.'

function goingBack(from: string | undefined, to: string): string {
  return `Going back ${from === undefined ? '' : `from ${shortRef(from)} `}to ${shortRef(to)}.`
}

function replaced(newest: Row, from: string | undefined): Choice {
  const reason = `Nothing was rolled back: that would replace a newer deployment, ${shortId(newest.id)}.`
  return { from, ending: { outcome: 'skipped', reason } }
}
