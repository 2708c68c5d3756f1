import * as v from 'valibot'
import { readAnswerTime } from '../../client/http/answer-time.ts'
import { type DeploymentRecord, readRecord, readTimes } from '../../deployment/history-record.ts'
import { type Meaning, normalise } from '../../deployment/verdict/vocabulary.ts'
import { formatAge } from '../../text/duration.ts'
import { type AreaFinding, finding, quoted } from '../finding.ts'
import { isOpen, readRows } from '../lenient-reading.ts'
import type { Readings } from '../read-platform.ts'

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
const [leastSuccesses, leastFailures] = [2, 3]
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

/** A platform may send another word on each record. */
const mostShown = 20

const phrases: Readonly<Record<Meaning, string>> = {
  succeeded: 'known as success',
  failed: 'known as failure',
  cancelled: 'known as cancelled',
  superseded: 'known as replaced by a newer deployment',
  ongoing: 'known as still going',
  ambiguous: 'means success on some platforms and still going on others',
  unknown: 'unknown',
}

/** Each status word: known as what, or what was counted of it and the line to copy. */
export function wordFindings(readings: Readings, census: readonly WordCensus[]): AreaFinding[] {
  if (census.length === 0) return [finding('skipped', 'words', 'no record with a status word was seen')]
  const known = census.filter(({ meaning }) => !isOpen(meaning))
  const open = census.filter(({ meaning }) => isOpen(meaning))
  const others = open.length - mostShown
  const advice = 'Please report this platform: no other has so many status words.'
  const line = (each: WordCensus): string => `\`${each.word}\`: ${phrases[each.meaning]}; ${tallyWords(each, readings)}`
  const summary = quoted(known.map(({ word }) => word))
  return [
    ...(known.length === 0 ? [] : [finding('pass', 'known-words', summary, { evidence: known.map(line) })]),
    ...open.slice(0, mostShown).map((each) => openFinding(each, line(each))),
    ...(others <= 0 ? [] : [finding('warn', 'unknown-word', `${others} further words that are unknown`, { advice })]),
  ]
}

function openFinding(census: WordCensus, summary: string): AreaFinding {
  const { word, meaning, changed, input } = census
  const name = meaning === 'ambiguous' ? 'ambiguous-word' : 'unknown-word'
  if (input !== undefined) {
    const state = input === 'success-states' ? 'successful' : 'failed'
    const advice = `If your dashboard shows these as ${state}, set \`${input}: ${word}\``
    return finding('warn', name, summary, { advice })
  }
  if (changed > 0)
    return finding('inconclusive', name, summary, { advice: 'Run the doctor again when this deployment is over.' })
  const until = meaning === 'unknown' ? `Taxiway waits on \`${word}\` until the timeout. ` : ''
  const advice = `${until}Look at your dashboard: if \`${word}\` is final, add it to \`success-states\` or \`failure-states\`.`
  return finding('warn', name, summary, { advice })
}

function tallyWords(
  { count, rollbackable, onNewest, unchanged, changed, ageMs }: WordCensus,
  { rows }: Readings,
): string {
  const unseen = count - unchanged - changed
  const parts = [
    `on ${count} of ${rows.length} records`,
    onNewest ? 'the newest included' : 'older ones only',
    ageMs === undefined ? '' : `last created ${formatAge(ageMs)}`,
    `${rollbackable === 0 ? 'none' : rollbackable} of them rollbackable`,
    unchanged > 0 ? `${unchanged} unchanged in two reads` : '',
    changed > 0 ? `${changed} changed between the reads` : '',
    unseen > 0 ? `${unseen} seen in one read only` : '',
  ]
  return parts.filter(Boolean).join(', ')
}
