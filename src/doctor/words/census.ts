import { type Meaning, normalise } from '../../deployment/verdict/vocabulary.ts'
import { counted } from '../finding.ts'
import { doubtOf, othersOf, type WordEvidence, type WordRecord } from './doubts.ts'
import { saysFailure } from './spelling.ts'

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
  /** Of a word of success the fields of its records that say something else, as a clause; undefined at none. */
  readonly contradiction: string | undefined
}

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
      changed: records.filter((record) => othersOf(record, evidence).some((other) => !hasSameWord(record, other)))
        .length,
      lastSeenMs: created.length === 0 ? undefined : Math.max(...created),
    }
    if (meaning !== 'unknown' && meaning !== 'ambiguous') {
      const none = { seems: undefined, proposed: undefined, doubt: undefined }
      const contradiction = meaning === 'succeeded' ? contradictionOf(records) : undefined
      return { ...seen, ...none, why: `known as ${phrases[meaning]}`, contradiction }
    }
    const isGood = records.some(({ rollbackable }) => rollbackable === true)
    const doubt = doubtOf(isGood ? 'success' : 'failure', records, evidence)
    const proposed = doubt === undefined ? (isGood ? 'success' : 'failure') : undefined
    const seems = proposed ?? seemingOf(seen, records)
    return { ...seen, seems, proposed, doubt, why: whyOf(seen, evidence), contradiction: undefined }
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

function contradictionOf(records: readonly WordRecord[]): string | undefined {
  const denials = records.flatMap(({ denial }) => denial ?? [])
  return denials.length === 0
    ? undefined
    : `${denials.length} of ${counted(records.length, 'record')} say otherwise in \`${denials[0]}\``
}

type Seen = Pick<WordCensus, 'count' | 'rollbackable' | 'onNewest' | 'changed'>

/** A guess for people; nothing is proposed on it. */
function seemingOf(
  { count, rollbackable, onNewest, changed }: Seen,
  records: readonly WordRecord[],
): NonNullable<WordCensus['seems']> {
  if (changed > 0) return 'still going'
  if (records.every(({ failed, word = '' }) => failed || saysFailure(word))) return 'failure'
  if (rollbackable > 0)
    return rollbackable === count && !records.some(({ doubtful }) => doubtful) ? 'success' : 'unclear'
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

function hasSameWord(one: WordRecord, other: WordRecord): boolean {
  return one.word !== undefined && other.word !== undefined && normalise(one.word) === normalise(other.word)
}
