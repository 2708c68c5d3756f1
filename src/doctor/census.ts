import { type DeploymentRecord, readRecord, readTimes } from '../deployment/record.ts'
import { type Meaning, normalise } from '../deployment/verdict/vocabulary.ts'
import type { Readings } from './read-platform.ts'
import { rowsOf } from './records.ts'

/** A status word, and what was counted of it. Nothing else is concluded from a record, and nothing from the word itself. */
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
  /** Its records that the second read, 30 s later, showed again as they were. */
  readonly unchanged: number
  /** Its records that another read or page showed differently. */
  readonly changed: number
  /** Milliseconds since the newest creation of such a record; undefined if the records show no time. */
  readonly ageMs: number | undefined
  /** The input that would take the word, if the person who reads the dashboard agrees; undefined where the counts do not suffice. */
  readonly input: 'success-states' | 'failure-states' | undefined
}

/** So many records are the least that a line to copy is based on. */
const [leastSuccesses, leastFailures] = [2, 3]
/** A word that can be copied into a list of words as it is. */
const copyable = /^(?=.{1,40}$)\p{L}[\p{L}\p{N}]*(?:[-_. ]\p{L}[\p{L}\p{N}]*)*$/u

/** Counts the words of the history, in the order in which they first appear. */
export function countWords({
  history,
  rows,
  again,
  meaningOf,
}: Pick<Readings, 'history' | 'rows' | 'again' | 'meaningOf'>): WordCensus[] {
  const first = rows.map((row) => ({ ...readRecord(row), row }))
  const second = rowsOf(again).map(readRecord)
  const shownAs = Map.groupBy([...first, ...second], ({ id }) => id)
  const shownAgain = new Set(second.map(({ id }) => id))
  const nowMs = history[0]?.date.getTime() ?? 0
  const withWord = first.filter(({ word }) => word !== undefined)
  const groups = Map.groupBy(withWord, ({ word = '' }) => normalise(word))
  return [...groups.values()].map((records) => {
    const { word = '' } = records[0] ?? {}
    const meaning = meaningOf(word)
    const known = records.filter(({ id }) => id !== undefined)
    const isChanged = ({ id, fingerprint }: DeploymentRecord): boolean =>
      shownAs.get(id)?.some((other) => other.fingerprint !== fingerprint) ?? false
    const created = records.flatMap(({ row }) => readTimes(row).createdMs ?? [])
    const counts = {
      count: records.length,
      rollbackable: records.filter(({ rollbackable }) => rollbackable).length,
      unchanged: known.filter((record) => shownAgain.has(record.id) && !isChanged(record)).length,
      changed: known.filter(isChanged).length,
    }
    const isOpen = meaning === 'unknown' || meaning === 'ambiguous'
    const refused = records.filter(({ row }) => row['rollbackable'] === false).length
    return {
      ...{ word, meaning, ...counts, onNewest: first[0] === records[0] },
      ageMs: created.length === 0 ? undefined : Math.max(0, nowMs - Math.max(...created)),
      input: isOpen && copyable.test(word) ? inputFor({ ...counts, refused }) : undefined,
    }
  })
}

/** Each of its records was seen twice and did not change, and all of them can be rolled back to, or none. */
function inputFor(counts: { count: number; unchanged: number; rollbackable: number; refused: number }) {
  const { count, unchanged, rollbackable, refused } = counts
  if (unchanged < count) return undefined
  if (rollbackable === count && count >= leastSuccesses) return 'success-states'
  return refused === count && count >= leastFailures ? 'failure-states' : undefined
}
