import type { Platform } from '../../client/platform.ts'
import { sameCommit, shortenCommit } from '../../text/commits/commit-id.ts'
import { message } from '../../text/message.ts'
import type { UserWords } from '../verdict/vocabulary.ts'
import { type PastDeployment, PastDeployments } from './past-deployments.ts'

/** How a run of a service ended as its host remembers it, checks included. `unknown`: it says neither. */
export type RememberedResult = 'succeeded' | 'failed' | 'unknown'

/** What a host, such as GitHub in its deployments, remembers of the runs of a service: of each commit the newest, the newest first. */
export interface RememberedRun {
  /** What it deployed. */
  readonly commit: string
  /** Asked for only if it matters. */
  readonly result: () => Promise<RememberedResult>
}

/** The commit to go back to, or a sentence that says what was looked at. */
export type LastGood =
  | { readonly kind: 'found'; readonly commit: string; readonly from: string; readonly how: string }
  | { readonly kind: 'none'; readonly from: string | undefined; readonly reason: string }

/** What the search reads. */
export interface LastGoodSearch extends UserWords {
  /** The service that goes back. */
  readonly serviceId: string
  /** The commit to go back from, if it is known; by default that of the newest record. */
  readonly current?: string | undefined
  /** Rejects if the host does not say, which ends the search: a commit that failed its checks must not be chosen. */
  readonly remembered?: (() => Promise<readonly RememberedRun[]>) | undefined
  /** Ends the search, which rejects with its reason. */
  readonly signal: AbortSignal
  /** Milliseconds for each page. */
  readonly timeoutMs: number
}

/**
 * Searches the history, ten pages at most, for the newest deployment that succeeded, whose commit is known, and whose commit is neither
 * that of the newest deployment nor one that failed its checks later. Nothing is guessed: if the commit of the newest deployment is not
 * known, there is no choice. Rejects as the client does. Writes nothing.
 */
export async function findLastGood(
  platform: Platform,
  { serviceId, current, remembered, signal, timeoutMs, ...words }: LastGoodSearch,
): Promise<LastGood> {
  const runs = remembered === undefined ? [] : await remembered()
  const failed = new Set<string>()
  let newest: PastDeployment | undefined
  let isShown = false
  const history = new PastDeployments(platform, serviceId, { ...words, signal, timeoutMs })
  for await (const past of history) {
    const { id, commit, succeeded } = past
    newest ??= past
    isShown ||= commit !== undefined
    const from = current ?? newest.commit
    if (from === undefined) break
    if (commit === undefined || !succeeded || !isNew(commit, from, newest)) continue
    const run = runs.find((each) => sameCommit(each.commit, commit))
    if (run !== undefined && (failed.has(run.commit) || (await run.result()) === 'failed')) {
      failed.add(run.commit)
      continue
    }
    const deployment = id === undefined ? 'the newest deployment' : `deployment ${id}, the newest`
    const how = `Going back to ${shortenCommit(commit)}: it is the commit of ${deployment} that succeeded with another commit than ${shortenCommit(from)}.`
    return { kind: 'found', commit, from, how }
  }
  const from = current ?? newest?.commit
  if (from === undefined) {
    const reason =
      newest === undefined
        ? nothingShown(history)
        : `The record of the newest deployment (${newest.id ?? 'without an id'}) shows no commit, so it is not known what to go back from.`
    return { kind: 'none', from, reason }
  }
  // A history without any commit says nothing against what the host remembers.
  const commit = isShown ? undefined : await newestGood(runs, (each) => isNew(each, from, newest))
  if (commit !== undefined) {
    const how = `Going back to ${shortenCommit(commit)}: GitHub remembers it as the newest that succeeded with another commit than ${shortenCommit(from)}; the platform's records show no commit.`
    return { kind: 'found', commit, from, how }
  }
  const passed = failed.size > 0 ? ' and passed its checks' : ''
  const reason = message`rollback-nothing-good: No deployment to go back to: of ${history.extent} none succeeded with a known commit other than ${shortenCommit(from)}${passed}.`
  return { kind: 'none', from, reason }
}

/**
 * The commit of the newest run that succeeded, of those that are wanted. Of each commit its newest run decides: one that failed later is
 * not good. Rejects as the results do.
 */
export async function newestGood(
  runs: AsyncIterable<RememberedRun> | Iterable<RememberedRun>,
  isWanted: (commit: string) => boolean = () => true,
): Promise<string | undefined> {
  const judged = new Set<string>()
  for await (const { commit, result } of runs) {
    if (judged.has(commit) || !isWanted(commit)) continue
    judged.add(commit)
    if ((await result()) === 'succeeded') return commit
  }
  return undefined
}

function isNew(commit: string, from: string, newest: PastDeployment | undefined): boolean {
  return !sameCommit(commit, from) && (newest?.commit === undefined || !sameCommit(commit, newest.commit))
}

function nothingShown({ isWhole, extent }: PastDeployments): string {
  return isWhole ? `The service has no deployment yet.` : `The history shows no deployment: ${extent}.`
}
