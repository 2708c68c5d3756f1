import { isFields } from '../client/fields.ts'
import { type Meaning, normalise } from '../deployment/verdict/vocabulary.ts'
import type { PartialDialect } from '../dialect/dialect.ts'

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
    found.push(...compareValue([name], before, Object.entries(learnt).find(([each]) => each === name)?.[1]))
  }
  if (
    learnt.shows !== undefined &&
    expected.statusKey !== undefined &&
    learnt.statusKey === undefined &&
    expected.words !== null
  ) {
    found.push({ matters: true, text: `no record has the field \`${expected.statusKey}\` any more` })
  }
  return found.sort((a, b) => Number(b.matters) - Number(a.matters))
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

function compareValue(path: readonly string[], before: unknown, now: unknown): DialectDifference[] {
  if (isFields(before) && isFields(now)) {
    const names = [...new Set([...Object.keys(before), ...Object.keys(now)])]
    return names.flatMap((name) => compareValue([...path, name], before[name], now[name]))
  }
  if (JSON.stringify(before) === JSON.stringify(now)) return []
  const way = path.join('.')
  const matters = before !== undefined && readFields.some((field) => field.join('.') === way)
  const shown = (value: unknown): string => (isFields(value) ? 'another form' : `\`${String(value)}\``)
  if (now === undefined) return [{ matters, text: `${way}: ${shown(before)} is not there any more` }]
  if (before === undefined) return [{ matters: false, text: `${way}: ${shown(now)} is new` }]
  return [{ matters, text: `${way}: ${shown(now)} in place of ${shown(before)}` }]
}
