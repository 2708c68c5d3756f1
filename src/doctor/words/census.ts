import { type Meaning, normalise } from '../../deployment/verdict/vocabulary.ts'
import { counted } from '../finding.ts'
import { type Signs, saysFailure, saysNoSuccess, saysWaiting } from './signs.ts'

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
  /** The evidence, as a clause. */
  readonly why: string
}

/** Reads that are to show a change must be so far apart. Milliseconds. */
export const readsApartMs = 30_000
/** One record, or two, may be in a state that passes. */
export const leastSuccesses = 3
/** As `leastSuccesses`. */
export const leastFailures = 2

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
      return { ...seen, seems: undefined, proposed: undefined, why: `known as ${phrases[meaning]}` }
    }
    const proposed = proposalOf(records, evidence)
    return { ...seen, seems: proposed ?? seemingOf(seen), proposed, why: whyOf(seen, evidence) }
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

/** What a word that is not known is proposed as; undefined at the slightest doubt, as a wrong proposal is worse than none. */
function proposalOf(records: readonly WordRecord[], evidence: WordEvidence): 'success' | 'failure' | undefined {
  const { second, apartMs, newestFirst } = evidence
  if (second === undefined || apartMs < readsApartMs || !newestFirst) return undefined
  if (records.some((record) => record.id === undefined || !isUnchanged(record, evidence))) return undefined
  // Without an end that is shown, nothing tells a deployment that waits for days from one that is over.
  if (!records.every(({ finished }) => finished === true)) return undefined
  const { word = '' } = records[0] ?? {}
  if (saysWaiting(word)) return undefined
  if (isSuccess(records, evidence)) return 'success'
  return isFailure(records, evidence) ? 'failure' : undefined
}

/** The only word of deployments that can be rolled back to, on several of them, of which nothing says that they failed. */
function isSuccess(records: readonly WordRecord[], { first, second = [], meaningOf }: WordEvidence): boolean {
  const { word: spelt = '', results } = records[0] ?? {}
  if (records.some(({ word = '' }) => saysNoSuccess(word))) return false
  // A word that the platform gives to whatever is over tells no result: another field does.
  if (records.some((record) => record.against || record.results !== results)) return false
  const own = normalise(spelt)
  const available = records.filter(({ rollbackable }) => rollbackable === true)
  if (available.length < leastSuccesses) return false
  const others = [...first, ...second].filter(({ word }) => word === undefined || normalise(word) !== own)
  // Another word on such records may be the one of success, and this one of what was rolled back or replaced.
  const rival = others.some(
    ({ word, rollbackable }) => rollbackable !== false && (word === undefined || meaningOf(word) !== 'superseded'),
  )
  if (rival) return false
  // Deployments that were all rolled back could look the same, but none of them is served, and they say why.
  const isServed = records.some(({ hasAddress }) => hasAddress) || records.every(({ hasReason }) => hasReason === false)
  if (!isServed) return false
  return records.length === available.length || areExpired(records, others, meaningOf)
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

/** On several deployments that have ended, cannot be rolled back to, are older than one that can, and say that they failed. */
function isFailure(records: readonly WordRecord[], { first }: WordEvidence): boolean {
  if (records.some(({ rollbackable }) => rollbackable !== false)) return false
  // A good one whose image is gone shows the same, but for what went wrong.
  if (!records.every(({ failed, against, word = '' }) => failed || (saysFailure(word) && !against))) return false
  const newestGood = first.findIndex(({ rollbackable, finished }) => rollbackable === true && finished !== false)
  if (newestGood < 0) return false
  return records.filter((record) => first.indexOf(record) > newestGood).length >= leastFailures
}

type Seen = Pick<WordCensus, 'count' | 'rollbackable' | 'onNewest' | 'changed'>

/** A guess for people; nothing is proposed on it. */
function seemingOf({ count, rollbackable, onNewest, changed }: Seen): NonNullable<WordCensus['seems']> {
  if (changed > 0) return 'still going'
  if (rollbackable === count) return 'success'
  if (rollbackable > 0) return 'unclear'
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
