import type { Fields } from '../../client/fields.ts'
import { type Meaning, normalise } from '../../deployment/verdict/vocabulary.ts'
import type { Signs } from './fields.ts'
import { isPlainWord, saysFailure, saysNoSuccess, saysWaiting } from './spelling.ts'

/** What a record of the history shows that says something of its status word. */
export interface WordRecord extends Signs {
  readonly id: string | undefined
  readonly word: string | undefined
  readonly rollbackable: boolean | undefined
  /** Whether the record shows an end between its begin and now; undefined where no record of the platform shows an end. */
  readonly finished: boolean | undefined
  /** Whether the record says why it did not succeed; undefined where no record of the platform shows that. */
  readonly hasReason: boolean | undefined
  /** Whether it shows where it is served. */
  readonly hasAddress: boolean
  /** Milliseconds since 1970. */
  readonly createdMs: number | undefined
  /** All that it shows. */
  readonly fields: Fields
  /** Equal for two reads that show the same. */
  readonly fingerprint: string
}

/** The reads of one history. */
export interface WordEvidence {
  /** The order in which the platform shows them. */
  readonly first: readonly WordRecord[]
  /** Undefined where there was only one read. */
  readonly second: readonly WordRecord[] | undefined
  /** What other reads showed, between the first and the second; some records may be missing. */
  readonly between: readonly WordRecord[]
  /** Milliseconds between the two reads. */
  readonly apartMs: number
  /** Whether the newest stand first, as the contract says. */
  readonly newestFirst: boolean
  readonly meaningOf: (word: string) => Meaning
}

/** Reads that are to show a change must be so far apart. Milliseconds. */
export const readsApartMs = 30_000
/** One record, or two, may be in a state that passes. */
const leastSuccesses = 3
/** As `leastSuccesses`. */
const leastFailures = 2

/** What is in the way of proposing the word of these records as that, as a clause; undefined at nothing. A wrong proposal is worse than none. */
export function doubtOf(
  meaning: 'success' | 'failure',
  records: readonly WordRecord[],
  evidence: WordEvidence,
): string | undefined {
  return (
    openDoubt(records, evidence) ??
    (meaning === 'success' ? successDoubt(records, evidence) : failureDoubt(records, evidence))
  )
}

/** Why these deployments may not be over; undefined at no doubt. */
function openDoubt(records: readonly WordRecord[], evidence: WordEvidence): string | undefined {
  const { second, apartMs, newestFirst } = evidence
  if (!records.every(({ word = '' }) => isPlainWord(word))) return 'it is not a word of letters only'
  if (second === undefined || apartMs < readsApartMs) return 'there were no two reads 30 s apart'
  if (!newestFirst) return 'the records are not newest first'
  const [changed] = records.flatMap((record) => changeOf(record, evidence) ?? [])
  if (changed !== undefined) return changed
  // Without an end that is shown, nothing tells a deployment that waits for days from one that is over.
  if (!records.every(({ finished }) => finished === true))
    return 'not all of its records show an end in the past, after their begin'
  return records.some(({ word = '' }) => saysWaiting(word)) ? 'the word itself speaks of what goes on' : undefined
}

/** No doubt: the only word of deployments that can be rolled back to, on several of them, with fields that are all known to be harmless. */
function successDoubt(records: readonly WordRecord[], evidence: WordEvidence): string | undefined {
  const [newest] = records
  if (records.some(({ word = '' }) => saysNoSuccess(word))) return 'the word itself speaks against success'
  const doubtful = records.find((record) => record.doubtful !== undefined)?.doubtful
  if (doubtful !== undefined) return `\`${doubtful}\` is on its records, and the doctor does not know what it says`
  // A word that the platform gives to whatever is over tells no result: another field does.
  if (records.some(({ success }) => success !== newest?.success))
    return 'only some of its records say that they succeeded'
  const available = records.filter(({ rollbackable }) => rollbackable === true)
  if (available.length < leastSuccesses)
    return `${available.length} of its records can be rolled back to, and a proposal needs ${leastSuccesses}`
  const rival = rivalOf(newest?.word ?? '', evidence)
  if (rival !== undefined)
    return `records with ${rival.word === undefined ? 'no word' : `\`${rival.word}\``} may be the ones that succeeded`
  // Deployments that were all rolled back could look the same, but none of them is served, and they say why.
  const isServed = records.some(({ hasAddress }) => hasAddress) || records.every(({ hasReason }) => hasReason === false)
  if (!isServed) return 'none of its records shows an address'
  const isSame = records.length === available.length || areExpired(records, evidence)
  return isSame ? undefined : 'some of its records cannot be rolled back to'
}

/** A record of another word that may be the one of success: this word is then one of what was rolled back, retired or replaced. */
function rivalOf(own: string, { first, second = [], meaningOf }: WordEvidence): WordRecord | undefined {
  const isOwn = ({ word }: WordRecord): boolean => word !== undefined && normalise(word) === normalise(own)
  const rivalIn = (read: readonly WordRecord[]): WordRecord | undefined =>
    read.find((record, index) => {
      const { word, rollbackable, hasAddress, finished, failed } = record
      const meaning = word === undefined ? 'unknown' : meaningOf(word)
      if (isOwn(record) || meaning === 'superseded') return false
      if (rollbackable !== false || meaning === 'succeeded' || meaning === 'ambiguous') return true
      if (failed || meaning === 'failed' || meaning === 'cancelled') return false
      // What is served, or came later and is over, may be what replaced those of this word.
      return (hasAddress && meaning === 'unknown') || (finished !== false && index < read.findIndex(isOwn))
    })
  return rivalIn(first) ?? rivalIn(second)
}

/** Records without an image any more: the oldest ones, which do not say why they failed, where failed ones do. */
function areExpired(records: readonly WordRecord[], { first, second = [], meaningOf }: WordEvidence): boolean {
  const firstExpired = records.findIndex(({ rollbackable }) => rollbackable !== true)
  const failed = [...first, ...second].filter(({ word }) => word !== undefined && meaningOf(word) === 'failed')
  return (
    records.slice(firstExpired).every(({ rollbackable }) => rollbackable === false) &&
    records.every(({ hasReason }) => hasReason === false) &&
    failed.length > 0 &&
    failed.every(({ hasReason }) => hasReason === true)
  )
}

/** No doubt: several deployments that have ended, cannot be rolled back to, are older than one that can, and say that they failed. */
function failureDoubt(records: readonly WordRecord[], { first }: WordEvidence): string | undefined {
  if (records.some(({ rollbackable }) => rollbackable !== false))
    return 'its records do not say whether they can be rolled back to'
  // A good one whose image is gone shows the same, but for what went wrong.
  const isFailed = records.every(({ failed, success, word = '' }) => failed || (saysFailure(word) && success === ''))
  if (!isFailed) return 'its records do not say that they failed'
  const newestGood = first.findIndex(({ rollbackable, finished }) => rollbackable === true && finished !== false)
  const older = newestGood < 0 ? [] : records.filter((record) => first.indexOf(record) > newestGood)
  return older.length < leastFailures
    ? `${older.length} of its records ${older.length === 1 ? 'is' : 'are'} older than a good one, and a proposal needs ${leastFailures}`
    : undefined
}

/** The same record in the other reads. */
export function othersOf({ id }: WordRecord, { second = [], between }: WordEvidence): WordRecord[] {
  return [...between, ...second].filter((other) => other.id !== undefined && other.id === id)
}

/** What is not in each read as it was, as a clause; undefined where all is. */
function changeOf(record: WordRecord, evidence: WordEvidence): string | undefined {
  const { first, second = [] } = evidence
  const [inFirst, inSecond] = [first, second].map((read) => read.filter(({ id }) => id === record.id).length)
  if (record.id === undefined || inFirst !== 1 || inSecond !== 1) return 'not each read shows each of its records once'
  const changed = othersOf(record, evidence).find(({ fingerprint }) => fingerprint !== record.fingerprint)
  if (changed === undefined) return undefined
  const names = [...new Set([...Object.keys(record.fields), ...Object.keys(changed.fields)])]
  const name = names.find((each) => JSON.stringify(record.fields[each]) !== JSON.stringify(changed.fields[each]))
  return `\`${name ?? 'a field'}\` of its records changed while the doctor looked`
}
