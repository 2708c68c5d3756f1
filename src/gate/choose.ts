import { isRefused, PlatformError } from '../client/errors.ts'
import type { CallOptions, Platform } from '../client/platform.ts'
import type { DeployEvent } from '../deploy/events.ts'
import { compareRef, type Row, readDetails, readPages, shortRef } from '../deploy/history.ts'
import type { Ending } from '../deploy/outcome.ts'
import type { RunTime } from '../deploy/run-time.ts'
import { readStatus } from '../deploy/status.ts'
import type { Vocabulary } from '../deploy/words.ts'
import { formatDuration } from '../text/format.ts'
import { cleanText } from '../text/untrusted.ts'
import { lookUntil } from './look.ts'

/** The deployment to judge. */
export interface ChoiceRequest {
  readonly serviceId: string
  /** If given, this deployment. */
  readonly deploymentId?: string | undefined
  /** Else the newest deployment whose record shows this commit, else the newest unfinished one. */
  readonly commit?: string | undefined
}

/** Another job may take this long to create the record of its deployment. */
const times = { forMs: 60_000, everyMs: 2_000 }

/** Chooses the deployment to judge, and says which and why. Rejects with the signal's reason. */
export async function* chooseDeployment(
  platform: Platform,
  request: ChoiceRequest,
  vocabulary: Vocabulary,
  time: RunTime,
): AsyncGenerator<DeployEvent, { readonly deploymentId: string } | Ending> {
  const { serviceId, deploymentId, commit } = request
  const say = (text: string): DeployEvent => ({ kind: 'notice', text: platform.redact(text) })
  if (deploymentId !== undefined) {
    yield say(`Judging deployment ${deploymentId} of service ${serviceId}.`)
    return { deploymentId }
  }
  let rows = await readRows(platform, serviceId, commit, {
    signal: time.signal,
    totalMs: Math.min(times.forMs, time.leftMs),
  })
  // This deployment may end while the run waits for the commit.
  const first = findUnfinished(rows, vocabulary)
  if (commit !== undefined && isWorthWaiting(rows, commit, vocabulary)) {
    const forMs = Math.min(times.forMs, time.leftMs)
    const missing = `No record shows the commit ${shortRef(commit)} yet`
    yield say(`${missing}. Waiting for one up to ${formatDuration(forMs)}.`)
    await lookUntil(platform, time.signal, { ...times, forMs }, async (options) => {
      // A new record is on the newest page.
      rows = await readRows(platform, serviceId, undefined, options)
      return isWorthWaiting(rows, commit, vocabulary) ? undefined : true
    })
  }
  if (rows instanceof PlatformError) {
    return { outcome: 'indeterminate', reason: `No deployment was judged. ${rows.message}` }
  }
  const ours = rows.find((row) => isOf(row, commit))
  const unfinished = findUnfinished(rows, vocabulary) ?? first
  const why = commit === undefined ? 'no commit is known' : `no record shows the commit ${shortRef(commit)}`
  if (ours?.id !== undefined) {
    yield say(`Judging deployment ${cleanText(ours.id)}: its record shows the commit ${shortRef(commit ?? '')}.`)
    return { deploymentId: ours.id }
  }
  if (unfinished?.id !== undefined) {
    yield say(`Judging deployment ${cleanText(unfinished.id)}: ${why}, and it is the newest unfinished one.`)
    return { deploymentId: unfinished.id }
  }
  const none = rows.length === 0 ? 'the service has no deployment' : `${why}, and no deployment is unfinished`
  return { outcome: 'indeterminate', reason: `No deployment was judged: ${none}. Set deployment-id.` }
}

/** Reads the rows of the newest page, and the newest row of the commit; returns the failure if they cannot be read. */
async function readRows(
  platform: Platform,
  serviceId: string,
  commit: string | undefined,
  options: CallOptions,
): Promise<readonly Row[] | PlatformError> {
  let newest: readonly Row[] | undefined
  try {
    for await (const { rows } of readPages(platform, serviceId, options)) {
      newest ??= rows
      const ours = rows.find((row) => isOf(row, commit))
      if (ours !== undefined) return [...newest, ours]
      if (commit === undefined) break
    }
    return newest ?? []
  } catch (error) {
    if (error instanceof PlatformError) return error
    throw error
  }
}

/**
 * Whether to wait for the commit. Not if no record shows commits and one is unfinished, or if the key may not read the
 * history.
 */
function isWorthWaiting(rows: readonly Row[] | PlatformError, commit: string, vocabulary: Vocabulary): boolean {
  if (rows instanceof PlatformError) return !isRefused(rows, 401, 403, 404)
  if (rows.some((row) => isOf(row, commit))) return false
  const showsCommits = rows.some((row) => readDetails(row).commits.length > 0)
  return showsCommits || findUnfinished(rows, vocabulary) === undefined
}

function isOf(row: Row, commit: string | undefined): boolean {
  return row.id !== undefined && compareRef(commit, row) === 'ours'
}

/**
 * The newest unfinished deployment. Without a decisive word, a deployment is unfinished if it cannot be rolled back to.
 */
function findUnfinished(rows: readonly Row[] | PlatformError, vocabulary: Vocabulary): Row | undefined {
  if (rows instanceof PlatformError) return undefined
  return rows.find((row) => {
    const { kind } = readStatus(row.record, vocabulary)
    const isUnfinished =
      kind === 'ongoing' || kind === 'unknown' || (kind === 'undecided' && !readDetails(row).rollbackable)
    return isUnfinished && row.id !== undefined
  })
}
