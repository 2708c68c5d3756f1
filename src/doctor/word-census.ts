import * as v from 'valibot'
import { readAnswerTime } from '../client/http/date-header.ts'
import { type DeploymentRecord, readRecord, readTimes } from '../deployment/history/history-record.ts'
import { normalise } from '../deployment/verdict/vocabulary.ts'
import { isOpen, readRows } from './lenient-reading.ts'
import type { Readings } from './read-platform.ts'

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

const inputs = v.picklist(['success-states', 'failure-states'])

/** A status word, and what was counted of it. Nothing else is concluded from a record, and nothing from the word itself. */
export const wordSchema = v.strictObject({
  word: v.string(),
  meaning: v.picklist(['succeeded', 'failed', 'cancelled', 'superseded', 'ongoing', 'ambiguous', 'unknown']),
  count: v.pipe(count, v.description('Records that have it.')),
  rollbackable: v.pipe(count, v.description('Records of this word that can be rolled back to.')),
  onNewest: v.pipe(v.boolean(), v.description('Whether the newest record has it.')),
  unchanged: v.pipe(count, v.description('Records that a second read, 30 s later, showed again as they were.')),
  changed: v.pipe(count, v.description('Records that another read showed differently.')),
  ageMs: v.pipe(v.nullable(count), v.description('Milliseconds since the newest of them was created.')),
  input: v.pipe(v.nullable(inputs), v.description('The input that would take the word, if your dashboard agrees.')),
})

/** The same of a census: what is not known is undefined in it. */
export interface WordCensus extends Omit<Readonly<v.InferOutput<typeof wordSchema>>, 'ageMs' | 'input'> {
  /** Milliseconds since the newest of its records was created; undefined if the records show no time. */
  readonly ageMs: number | undefined
  /** The input that would take the word, if the person who reads the dashboard agrees; undefined if the counts do not suffice. */
  readonly input: v.InferOutput<typeof inputs> | undefined
}

/** So many records are the least that a line to copy is based on. */
const leastSuccesses = 2

const leastFailures = 3

/** A word that can be copied into a list of words as it is. */
const copyable = /^(?=.{1,40}$)\p{L}[\p{L}\p{N}]*(?:[-_. ]\p{L}[\p{L}\p{N}]*)*$/u

/** Counts the words of the history, in the order in which they first appear. */
export function countWords({
  history,
  rows,
  again,
  interpret,
}: Pick<Readings, 'history' | 'rows' | 'again' | 'interpret'>): WordCensus[] {
  const first = rows.map((row) => ({ ...readRecord(row), row }))
  const second = readRows(again).map(readRecord)
  const shownAs = Map.groupBy([...first, ...second], ({ id }) => id)
  const shownAgain = new Set(second.map(({ id }) => id))
  const answeredAtMs = readAnswerTime({ header: (name) => history[0]?.headers[name] })
  const withWord = first.filter(({ word }) => word !== undefined)
  const groups = Map.groupBy(withWord, ({ word = '' }) => normalise(word))
  return [...groups.values()].map((records) => {
    const { word = '' } = records[0] ?? {}
    const meaning = interpret(word)
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
    const refused = records.filter(({ row }) => row['rollbackable'] === false).length
    const mayBeCopied = isOpen(meaning) && copyable.test(word) && counts.unchanged === counts.count
    return {
      ...{ word, meaning, ...counts, onNewest: first[0] === records[0] },
      ageMs:
        created.length === 0 || answeredAtMs === undefined
          ? undefined
          : Math.max(0, answeredAtMs - Math.max(...created)),
      input: mayBeCopied ? inputFor({ ...counts, refused }) : undefined,
    }
  })
}

/** For records that all were seen twice and did not change: all of them can be rolled back to, or none. */
function inputFor({ count, rollbackable, refused }: Readonly<Record<'count' | 'rollbackable' | 'refused', number>>) {
  if (rollbackable === count && count >= leastSuccesses) return 'success-states'
  return refused === count && count >= leastFailures ? 'failure-states' : undefined
}
