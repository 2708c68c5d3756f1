import { isFields } from '../client/fields.ts'
import { isNewestFirst } from '../deployment/record.ts'
import { type Meaning, normalise } from '../deployment/verdict/vocabulary.ts'
import type { PartialDialect } from '../dialect/dialect.ts'
import { isSuccess, textOf } from './answer.ts'
import { type Readings, rowsOf } from './readings.ts'

/** How a platform speaks differently from what was written down of it. */
export interface DialectDifference {
  /** True where a run may read the platform differently: a new word that is not known, a field that Taxiway reads and that vanished. */
  readonly matters: boolean
  /** One line, without a full stop. */
  readonly text: string
}

/** Fields that Taxiway reads, or people look for; the others are only told of. */
const readFields: readonly (readonly string[])[] = [
  ['idKey'],
  ['statusKey'],
  ['address'],
  ['shows', 'ref'],
  ['shows', 'commit'],
  ['shows', 'createdAt'],
  ['shows', 'finishedAt'],
  ['shows', 'reason'],
  ['storedLine', 'seq'],
  ['storedLine', 'text'],
]

/** What was only seen by chance, or depends on the distance. */
const passing = new Set(['title', 'words', 'moreWords', 'answerMs', 'headers', 'heartbeatMs', 'whenBusy'])

/**
 * What differs, what matters first. A property that was not seen this time is not compared: a history without records, for example,
 * shows no field.
 *
 * @param expected as its file holds it, without defaults
 * @param learnt this time
 * @param meaningOf of the words; a new word that is known does not matter
 */
export function compareDialects(
  expected: PartialDialect,
  learnt: PartialDialect,
  meaningOf: (word: string) => Meaning,
): DialectDifference[] {
  const found = newWords(expected, learnt, meaningOf)
  for (const [name, before] of Object.entries(expected)) {
    if (passing.has(name) || !Object.hasOwn(learnt, name)) continue
    const now = Object.entries(learnt).find(([each]) => each === name)?.[1]
    found.push(...compareValue([name], before, now).filter(({ at }) => isShown(at, expected, learnt)))
  }
  for (const name of ['historyPage', 'logPage'] as const)
    if (expected[name] === undefined && learnt[name] !== undefined)
      found.push({ matters: false, text: `${name}: \`${learnt[name]}\` is new` })
  if (
    learnt.shows !== undefined &&
    expected.statusKey !== undefined &&
    learnt.statusKey === undefined &&
    expected.words !== null
  ) {
    found.push({ matters: true, text: `no record has the field \`${expected.statusKey}\` any more` })
  }
  return found.map(({ matters, text }) => ({ matters, text })).sort((a, b) => Number(b.matters) - Number(a.matters))
}

/** What the answers were to show as well: `rollbackable`, the order, and lines in the log and the stream. */
export function lossesOf(
  expected: PartialDialect,
  learnt: PartialDialect,
  { history, logs, stream, isFinished }: Pick<Readings, 'history' | 'logs' | 'stream' | 'isFinished'>,
): DialectDifference[] {
  const rows = rowsOf(history)
  const hasLog = logs.some(
    ({ answer }) => isSuccess(answer) && answer.ended && !/^\s*(?:\[\s*\]\s*)?$/.test(textOf(answer)),
  )
  const { status } = stream ?? {}
  // Trouble of a moment is not another way to speak.
  const isAnswered = status !== undefined && status < 500 && status !== 429
  const isReplayed = expected.replay === true && expected.streamedLine !== undefined && isFinished
  const lost: readonly (readonly [isLost: boolean, matters: boolean, text: string])[] = [
    [
      rows.length > 0 && !rows.some((row) => typeof row['rollbackable'] === 'boolean'),
      true,
      'no record says `true` or `false` in `rollbackable` any more',
    ],
    [isNewestFirst(rows) === false, false, 'the records are not newest first'],
    [
      hasLog && expected.storedLine !== undefined && learnt.storedLine === undefined,
      true,
      'storedLine: the stored log is not readable as lines any more',
    ],
    [
      hasLog && isReplayed && isAnswered && learnt.replay === undefined && learnt.streamedLine === undefined,
      true,
      'streamedLine: the stream shows no line any more',
    ],
  ]
  return lost.flatMap(([isLost, matters, text]) => (isLost ? { matters, text } : []))
}

/** Whether a record was seen that shows the field where it exists: a failed one its reason, the live one its address. */
function isShown(at: string, expected: PartialDialect, { words }: PartialDialect): boolean {
  if (at === 'shows.reason') return words?.failed !== undefined
  if (at === 'shows.finishedAt') return words === null || [words?.live, words?.retired, words?.failed].some(Boolean)
  // Where no service runs, the newest good word is the one of what is retired.
  return at !== 'address' || !expected.words || expected.words.live === words?.live
}

function newWords(
  expected: PartialDialect,
  learnt: PartialDialect,
  meaningOf: (word: string) => Meaning,
): DialectDifference[] {
  const known = new Set(wordsOf(expected).map(normalise))
  return [...new Set(wordsOf(learnt))]
    .filter((word) => !known.has(normalise(word)))
    .map((word) => {
      const meaning = meaningOf(word)
      const isOpen = meaning === 'unknown' || meaning === 'ambiguous'
      return {
        matters: isOpen,
        text: `a new status word: \`${word}\`, ${isOpen ? `which is ${meaning}` : `known as ${meaning}`}`,
      }
    })
}

function wordsOf({ words, moreWords = [] }: PartialDialect): string[] {
  return [...Object.values(words ?? {}).filter((word) => typeof word === 'string'), ...moreWords]
}

function compareValue(path: readonly string[], before: unknown, now: unknown): (DialectDifference & { at: string })[] {
  if (isFields(before) && isFields(now)) {
    const names = [...new Set([...Object.keys(before), ...Object.keys(now)])]
    return names.flatMap((name) => compareValue([...path, name], before[name], now[name]))
  }
  if (JSON.stringify(before) === JSON.stringify(now)) return []
  const at = path.join('.')
  const matters = before !== undefined && readFields.some((field) => field.join('.') === at)
  const shown = (value: unknown): string => (isFields(value) ? 'another form' : `\`${String(value)}\``)
  if (now === undefined) return [{ at, matters, text: `${at}: ${shown(before)} is not there any more` }]
  if (before === undefined) return [{ at, matters: false, text: `${at}: ${shown(now)} is new` }]
  return [{ at, matters, text: `${at}: ${shown(now)} in place of ${shown(before)}` }]
}
