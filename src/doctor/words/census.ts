import { type Meaning, normalise } from '../../deployment/verdict/vocabulary.ts'
import { counted } from '../finding.ts'
import type { Signs } from './signs.ts'
import { saysFailure, saysNoSuccess, saysWaiting } from './spelling.ts'

/** What a record of the history shows that says something of its status word. */
export interface WordRecord extends Signs {
  readonly id: string | undefined
  readonly word: string | undefined
  readonly rollbackable: boolean | undefined
  /** Whether the record shows that it ended, in the past; undefined where no record of the platform shows an end. */
  readonly finished: boolean | undefined
  /** Whether the record says why it did not succeed; undefined where no record of the platform shows that. */
  readonly hasReason: boolean | undefined
  /** Whether it shows where it is served. */
  readonly hasAddress: boolean
  /** Milliseconds since 1970. */
  readonly createdMs: number | undefined
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

/** A status word, and what the records say of it. */
export interface WordCensus {
  /** As the platform spells it. */
  readonly word: string
  /** As Taxiway understands it. */
  readonly meaning: Meaning
  /** Records that have it. */
  readonly count: number
  /** Records of this word that can be rolled back to. */
  readonly rollbackable: number
  /** Whether the newest record has it. */
  readonly onNewest: boolean
  /** Records that had another word in another read. */
  readonly changed: number
  /** The newest creation of such a record, in milliseconds since 1970. */
  readonly lastSeenMs: number | undefined
  /** What an unknown or ambiguous word seems to mean. */
  readonly seems: 'success' | 'failure' | 'still going' | 'unclear' | undefined
  /** Only where no record speaks against it. */
  readonly proposed: 'success' | 'failure' | undefined
  /** Why it is not proposed, as a clause; undefined where it is, or is known. */
  readonly doubt: string | undefined
  /** The evidence, as a clause. */
  readonly why: string
}

/** Reads that are to show a change must be so far apart. Milliseconds. */
export const readsApartMs = 30_000
/** One record, or two, may be in a state that passes. */
const leastSuccesses = 3
/** As `leastSuccesses`. */
const leastFailures = 2

/** Counts the words, newest first, and judges those that are not known. */
export function countWords(evidence: WordEvidence): WordCensus[] {
  const { first, meaningOf } = evidence
  const groups = Map.groupBy(
    first.filter(({ word }) => word !== undefined),
    ({ word = '' }) => normalise(word),
  )
  return [...groups.values()].map((records) => {
    const { word = '' } = records[0] ?? {}
    const meaning = meaningOf(word)
    const created = records.flatMap(({ createdMs }) => createdMs ?? [])
    const seen = {
      word,
      meaning,
      count: records.length,
      rollbackable: records.filter(({ rollbackable }) => rollbackable === true).length,
      onNewest: first[0] === records[0],
      changed: records.filter((record) => hasChanged(record, evidence)).length,
      lastSeenMs: created.length === 0 ? undefined : Math.max(...created),
    }
    if (meaning !== 'unknown' && meaning !== 'ambiguous') {
      const none = { seems: undefined, proposed: undefined, doubt: undefined }
      return { ...seen, ...none, why: `known as ${phrases[meaning]}` }
    }
    const isGood = records.some(({ rollbackable }) => rollbackable === true)
    const doubt =
      openDoubt(records, evidence) ?? (isGood ? successDoubt(records, evidence) : failureDoubt(records, evidence))
    const proposed = doubt === undefined ? (isGood ? 'success' : 'failure') : undefined
    const seems = proposed ?? seemingOf(seen, records)
    return { ...seen, seems, proposed, doubt, why: whyOf(seen, evidence) }
  })
}

const phrases: Readonly<Record<Exclude<Meaning, 'unknown'>, string>> = {
  succeeded: 'success',
  failed: 'failure',
  cancelled: 'cancelled',
  superseded: 'replaced by a newer deployment',
  ongoing: 'still going',
  ambiguous: 'success on some platforms, still going on others',
}

/** Why these deployments may not be over; undefined at no doubt. A wrong proposal is worse than none. */
function openDoubt(records: readonly WordRecord[], evidence: WordEvidence): string | undefined {
  const { second, apartMs, newestFirst } = evidence
  if (second === undefined || apartMs < readsApartMs) return 'there were no two reads 30 s apart'
  if (!newestFirst) return 'the records are not newest first'
  if (records.some((record) => record.id === undefined || !isUnchanged(record, evidence)))
    return 'not all of its records stayed as they were while the doctor looked'
  // Without an end that is shown, nothing tells a deployment that waits for days from one that is over.
  if (!records.every(({ finished }) => finished === true)) return 'not all of its records show an end in the past'
  return records.some(({ word = '' }) => saysWaiting(word)) ? 'the word itself speaks of what goes on' : undefined
}

/** No doubt: the only word of deployments that can be rolled back to, on several of them, of which nothing says that they failed. */
function successDoubt(
  records: readonly WordRecord[],
  { first, second = [], meaningOf }: WordEvidence,
): string | undefined {
  const { word: spelt = '', results } = records[0] ?? {}
  if (records.some(({ word = '' }) => saysNoSuccess(word))) return 'the word itself speaks against success'
  const against = records.find((record) => record.against !== undefined)?.against
  if (against !== undefined) return `\`${against}\` of its records may say that they are not good`
  // A word that the platform gives to whatever is over tells no result: another field does.
  if (records.some((record) => record.results !== results)) return 'another field gives its records different results'
  const own = normalise(spelt)
  const available = records.filter(({ rollbackable }) => rollbackable === true)
  if (available.length < leastSuccesses)
    return `${available.length} of its records can be rolled back to, and a proposal needs ${leastSuccesses}`
  const others = [...first, ...second].filter(({ word }) => word === undefined || normalise(word) !== own)
  // Another word on such records may be the one of success, and this one of what was rolled back or replaced.
  const rival = others.find(
    ({ word, rollbackable }) => rollbackable !== false && (word === undefined || meaningOf(word) !== 'superseded'),
  )
  if (rival !== undefined)
    return `records with ${rival.word === undefined ? 'no word' : `\`${rival.word}\``} can be rolled back to as well`
  // Deployments that were all rolled back could look the same, but none of them is served, and they say why.
  const isServed = records.some(({ hasAddress }) => hasAddress) || records.every(({ hasReason }) => hasReason === false)
  if (!isServed) return 'none of its records shows an address'
  const isSame = records.length === available.length || areExpired(records, others, meaningOf)
  return isSame ? undefined : 'some of its records cannot be rolled back to'
}

/** Records without an image any more: the oldest ones, which do not say why they failed, where failed ones do. */
function areExpired(
  records: readonly WordRecord[],
  others: readonly WordRecord[],
  meaningOf: WordEvidence['meaningOf'],
): boolean {
  const firstExpired = records.findIndex(({ rollbackable }) => rollbackable !== true)
  const failed = others.filter(({ word }) => word !== undefined && meaningOf(word) === 'failed')
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
  const isFailed = records.every(
    ({ failed, against, word = '' }) => failed || (saysFailure(word) && against === undefined),
  )
  if (!isFailed) return 'its records do not say that they failed'
  const newestGood = first.findIndex(({ rollbackable, finished }) => rollbackable === true && finished !== false)
  const older = newestGood < 0 ? [] : records.filter((record) => first.indexOf(record) > newestGood)
  return older.length < leastFailures
    ? `${older.length} of its records ${older.length === 1 ? 'is' : 'are'} older than a good one, and a proposal needs ${leastFailures}`
    : undefined
}

type Seen = Pick<WordCensus, 'count' | 'rollbackable' | 'onNewest' | 'changed'>

/** A guess for people; nothing is proposed on it. */
function seemingOf(
  { count, rollbackable, onNewest, changed }: Seen,
  records: readonly WordRecord[],
): NonNullable<WordCensus['seems']> {
  if (changed > 0) return 'still going'
  if (records.every(({ failed, word = '' }) => failed || saysFailure(word))) return 'failure'
  if (rollbackable > 0) return rollbackable === count && !records.some(({ against }) => against) ? 'success' : 'unclear'
  return onNewest && count === 1 ? 'still going' : 'failure'
}

function whyOf({ count, rollbackable, onNewest, changed }: Seen, { first, second, apartMs }: WordEvidence): string {
  const apart = `${Math.round(apartMs / 1_000)} s apart`
  const older = Math.max(0, first.length - 1)
  const place = !onNewest
    ? `on ${count} of ${counted(older, 'older record')}`
    : count === 1
      ? 'on the newest record only'
      : `on ${count} of ${counted(first.length, 'record')}, the newest included`
  const stays =
    second === undefined
      ? 'read only once'
      : changed > 0
        ? `followed by another word on ${changed} of them in two reads ${apart}`
        : `never followed by another word in two reads ${apart}`
  return `${place}, ${stays}, ${rollbackable === 0 ? 'none' : rollbackable} of them rollbackable`
}

function hasChanged(record: WordRecord, { second = [], between }: WordEvidence): boolean {
  const others = [...between, ...second].filter(({ id }) => id !== undefined && id === record.id)
  return others.some((other) => !isSame(other, record))
}

/** Still there with the same word, in each read. */
function isUnchanged(record: WordRecord, evidence: WordEvidence): boolean {
  const { first, second = [] } = evidence
  const [one, ...more] = second.filter(({ id }) => id === record.id)
  const isOnlyOne = first.filter(({ id }) => id === record.id).length === 1
  return one !== undefined && more.length === 0 && isOnlyOne && !hasChanged(record, evidence)
}

function isSame(one: WordRecord, other: WordRecord): boolean {
  return (
    one.word !== undefined &&
    other.word !== undefined &&
    normalise(one.word) === normalise(other.word) &&
    one.rollbackable === other.rollbackable &&
    one.finished === other.finished &&
    one.against === other.against &&
    one.results === other.results
  )
}
