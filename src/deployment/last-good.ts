import type { CallOptions } from '../client/options.ts'
import type { Platform } from '../client/platform.ts'
import { oneByOne } from '../client/streams/read.ts'
import { definedFields } from '../text/defined-fields.ts'
import { message } from '../text/message.ts'
import { formatCount } from '../text/size.ts'
import { readRecord, readRef, readTimes, sameCommit } from './record.ts'
import { buildVocabulary, type UserWords } from './verdict/vocabulary.ts'

/** A deployment as the platform's history shows it. */
export interface PastDeployment {
  readonly id: string | undefined
  /** The commit that its record shows, also under the name of a ref. */
  readonly commit: string | undefined
  /** The commit or the name that its record shows. */
  readonly ref: string | undefined
  readonly succeeded: boolean
  /** In milliseconds since 1970, if its record says so. */
  readonly createdMs: number | undefined
}

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

const wholeCommit = /^[0-9a-f]{7,64}$/
const mostPages = 10
const shortCommit = 12

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
  const runs = (await remembered?.()) ?? []
  const failed = new Set<string>()
  let newest: PastDeployment | undefined
  let rows = 0
  let isShown = false
  for await (const past of oneByOne(readPast(platform, serviceId, { ...words, signal, timeoutMs }), signal)) {
    const { id, commit, succeeded } = past
    newest ??= past
    rows++
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
    const how = `Going back to ${commit.slice(0, shortCommit)}: it is the commit of ${deployment} that succeeded with another commit than ${from.slice(0, shortCommit)}.`
    return { kind: 'found', commit, from, how }
  }
  const from = current ?? newest?.commit
  if (from === undefined) {
    const reason =
      newest === undefined
        ? `The service has no deployment yet.`
        : `The record of the newest deployment (${newest.id ?? 'without an id'}) shows no commit, so it is not known what to go back from.`
    return { kind: 'none', from, reason }
  }
  // A history without any commit says nothing against what the host remembers.
  for (const { commit, result } of isShown ? [] : runs) {
    if (!isNew(commit, from, newest) || (await result()) !== 'succeeded') continue
    const how = `Going back to ${commit.slice(0, shortCommit)}: GitHub remembers it as the newest that succeeded with another commit than ${from.slice(0, shortCommit)}; the platform's records show no commit.`
    return { kind: 'found', commit, from, how }
  }
  const passed = failed.size > 0 ? ' and passed its checks' : ''
  const reason = message`rollback-nothing-good: No deployment to go back to: of ${formatCount(rows, 'record')} none succeeded with a known commit other than ${from.slice(0, shortCommit)}${passed}.`
  return { kind: 'none', from, reason }
}

function isNew(commit: string, from: string, newest: PastDeployment | undefined): boolean {
  return !sameCommit(commit, from) && (newest?.commit === undefined || !sameCommit(commit, newest.commit))
}

/** Pages of the history, the newest first, ten at most. Rejects as the client does. */
export async function* readPast(
  platform: Platform,
  serviceId: string,
  { signal, timeoutMs, retries, ...words }: UserWords & CallOptions,
): AsyncGenerator<readonly PastDeployment[]> {
  const meaningOf = buildVocabulary(words)
  let pages = 0
  for await (const { deployments } of platform.history(serviceId, definedFields({ signal, timeoutMs, retries }))) {
    yield deployments.map((row): PastDeployment => {
      const { id, word, rollbackable, refs } = readRecord(row)
      const meaning = word === undefined ? 'ambiguous' : meaningOf(word)
      // What a newer deployment has replaced, and a word of several meanings, count if the platform kept what was built.
      const mayBe = meaning === 'ambiguous' || meaning === 'superseded'
      const succeeded = meaning === 'succeeded' || (mayBe && rollbackable)
      const commit = [...refs.commits, ...refs.names].map(readCommit).find((each) => each !== undefined)
      return { id, commit, ref: readRef(refs), succeeded, createdMs: readTimes(row).createdMs }
    })
    if (++pages === mostPages) return
  }
}

/** The text in lower case if it may be a commit, whole or abbreviated; undefined if it is another ref. */
export function readCommit(ref: string): string | undefined {
  const text = ref.toLowerCase()
  return wholeCommit.test(text) ? text : undefined
}
