import { formatCount } from '../../text/formats/count.ts'
import type { HistoryReading } from '../history/history.ts'
import { isNewestFirst, readRecord } from '../history/history-record.ts'
import { readPast } from '../history/past-deployments.ts'
import { buildVocabulary, type Meaning, type UserWords } from '../verdict/vocabulary.ts'

/** A commit that a host, such as GitHub in its deployments, remembers as the newest that succeeded; or why that is not known, as a clause. */
export type RememberedCommit =
  | {
      readonly kind: 'found'
      readonly value: { readonly commit: string; readonly deploymentId: string | undefined }
    }
  | { readonly kind: 'absent'; readonly proof: 'no deployment is kept here' | 'all were read' }
  | { readonly kind: 'unknown'; readonly why: string }

/** A commit that succeeded. */
export interface SucceededCommit {
  readonly commit: string
  /** The platform's deployment of it, if that is known. */
  readonly deploymentId: string | undefined
  /** How old its deployment is, in milliseconds by the platform's own clock. */
  readonly ageMs: number | undefined
}

/** The commit that is live: that of the newest deployment which succeeded. */
export type LiveCommit =
  | { readonly kind: 'found'; readonly value: SucceededCommit }
  | { readonly kind: 'absent'; readonly proof: 'the whole history was read' }
  | { readonly kind: 'unknown'; readonly why: string }

/**
 * Finds what is live in a page of the history that was read already. If its record shows no commit, the host's memory counts, unless that
 * is of another deployment.
 *
 * @param page undefined if the history could not be read
 * @param remembered asked only if it is needed
 */
export async function findLiveCommit(
  page: HistoryReading | undefined,
  words: UserWords,
  remembered: () => Promise<RememberedCommit>,
): Promise<LiveCommit> {
  if (page === undefined) return { kind: 'unknown', why: `the platform's history could not be read` }
  const { rows, isEnd, answeredAtMs } = page
  // The first may stand there out of order, as a platform may show the live deployment first.
  if (isNewestFirst(rows.slice(1)) === false) {
    return { kind: 'unknown', why: `the platform's history is not in the order of time` }
  }
  const interpret = buildVocabulary(words)
  const newest = rows.map((row) => readPast(row, interpret, answeredAtMs)).find(({ succeeded }) => succeeded)
  if (newest === undefined) {
    const isDecided = rows.every((row) => isNoSuccess(readRecord(row).word, interpret))
    if (isEnd && isDecided) return { kind: 'absent', proof: 'the whole history was read' }
    return {
      kind: 'unknown',
      why: `none of the newest ${formatCount(rows.length, 'deployment')} is known to have succeeded`,
    }
  }
  const { id, commit, ageMs } = newest
  if (commit !== undefined) return { kind: 'found', value: { commit, deploymentId: id, ageMs } }
  const silent = `the record of the newest deployment that succeeded (${id ?? 'without an id'}) shows no commit`
  const memory = await remembered()
  switch (memory.kind) {
    case 'found': {
      const { commit: kept, deploymentId = id } = memory.value
      if (deploymentId === id) return { kind: 'found', value: { commit: kept, deploymentId: id, ageMs } }
      return { kind: 'unknown', why: `${silent}, and GitHub remembers another one, ${deploymentId}` }
    }
    case 'absent':
      return { kind: 'unknown', why: silent }
    case 'unknown':
      return { kind: 'unknown', why: `${silent}, and ${memory.why}` }
    default:
      return memory satisfies never
  }
}

/** A word that the platform gives to nothing that is live. */
function isNoSuccess(word: string | undefined, interpret: (word: string) => Meaning): boolean {
  const meaning = word === undefined ? 'unknown' : interpret(word)
  return meaning === 'failed' || meaning === 'cancelled' || meaning === 'ongoing'
}
