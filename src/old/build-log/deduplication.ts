import { fillGap, findGap, type Gap, isNext, isSequence, jumpTo, mayBeFilled, noGaps } from './gaps.ts'
import { addLines, fingerprint, indexByNumber, isLastIn, nothingRecent, numberBefore } from './line-fingerprints.ts'
import type { LogLine } from './log-event.ts'
import type { StoredRecord } from './payload.ts'
import { mayBeLine } from './stream-state.ts'

/** A line may reach the stored log after its neighbours: a gap is asked for again so much later, before what is behind it is printed. */
const confirmAfterMs = 300

/** What was printed of the stored log. A line is its number, and its place among those of that number. */
export const nothingPrinted = {
  ...noGaps,
  lines: 0,
  /** Those that a stream would count. */
  texts: 0,
  /** The lowest number of a record, and the highest one of a line; before the first infinite and -1. */
  first: Number.POSITIVE_INFINITY,
  last: -1,
  /** Records without numbers are counted from the start; undefined before the first. */
  numbered: undefined as boolean | undefined,
  firstText: undefined as string | undefined,
  lastText: undefined as string | undefined,
  /** Without numbers: one of them was found changed, so that counting means nothing any more. */
  moved: false,
  /** When the last new line came. */
  newMs: 0,
  recent: nothingRecent,
  /** Some lines have the same number. */
  shared: false,
  /** Some records among numbered ones have no number: each counts under that of the record before. */
  lacked: false,
  /** The numbers began again, or mean no order: lines are printed in the order of the answer. */
  fell: false,
  /** The first answer, or a later one that began earlier: its oldest line, and how many it had. */
  beginning: undefined as { readonly seq: number; readonly fingerprint: number; readonly records: number } | undefined,
  /** A longer answer began with the same line: the store does not keep the newest lines only. */
  keepsBeginning: false,
  /** The last answer from the beginning began with a later line. */
  losesBeginning: false,
  /** The last answer from the beginning had another text for a line that was printed. */
  anyChanged: false,
}
export type Printed = Readonly<typeof nothingPrinted>

/** An answer of the stored log, as far as it has arrived. */
export interface Answer {
  /** The number behind which it was asked for; undefined: from the beginning. */
  readonly after: number | undefined
  /** The gap that it was asked for; undefined for what follows the last line. */
  readonly gap: Gap | undefined
  readonly records: number
  readonly fresh: number
  readonly highest: number
  readonly first: StoredRecord | undefined
  readonly last: StoredRecord | undefined
  /** How many more of its numbers are higher than the one before than lower. */
  readonly rises: number
  /** The first and the last number of what followed the last line directly. */
  readonly followed: Gap | undefined
  /** From the first record that does not follow the last line directly, all are ordered when the answer is whole. */
  readonly waiting: readonly (readonly StoredRecord[])[]
}

export function beginAnswer(after: number | undefined, gap: Gap | undefined): Answer {
  const [first, last, followed] = [undefined, undefined, undefined]
  return { after, gap, records: 0, fresh: 0, highest: -1, first, last, rises: 0, followed, waiting: [] }
}

/** What records or the end of an answer lead to; `lines` are printed in this order. */
export interface Merged {
  readonly printed: Printed
  readonly answer: Answer
  readonly lines: readonly LogLine[]
}

/** The next records of an answer: those that directly follow the last line are printed as they arrive, so that no answer fills the memory. */
export function takeRecords(printed: Printed, answer: Answer, records: readonly StoredRecord[], atMs: number): Merged {
  if (records.length === 0) return { printed, answer, lines: [] }
  const numbered = printed.numbered ?? records.some(({ seq }) => seq !== undefined)
  if (!numbered) return countRecords({ ...printed, numbered }, answer, records, atMs)
  let { first, last, ones, lacked } = printed
  let { highest, followed, rises } = answer
  let number = answer.last?.seq
  const lines: LogLine[] = []
  const waiting: StoredRecord[] = []
  for (const record of records) {
    const { seq, text } = record
    lacked ||= seq === undefined
    if (seq !== undefined) {
      first = Math.min(first, seq)
      highest = Math.max(highest, seq)
      rises += Math.sign(seq - (number ?? seq))
      number = seq
    }
    const isFirst = answer.waiting.length + waiting.length === 0
    if (seq !== undefined && isFirst && !printed.fell && isNext(last, seq)) {
      followed = { from: followed?.from ?? seq, to: seq }
      last = seq
      ones++
      lines.push({ seq, text })
    } else if (seq === undefined || !isForgotten(printed, seq)) waiting.push(record)
  }
  const held = waiting.length === 0 ? answer.waiting : [...answer.waiting, waiting]
  const ends = { first: answer.first ?? records[0], last: records.at(-1) }
  const next = { ...answer, ...ends, highest, followed, rises, records: answer.records + records.length, waiting: held }
  return show({ ...printed, numbered, lacked, first, last, ones }, next, lines, atMs)
}

/** Such a number counts as printed. */
function isForgotten(printed: Printed, seq: number): boolean {
  return seq < printed.recent.floor && findGap(printed, seq) === undefined
}

/** The answer is whole: prints what waited for its order, up to a gap that a second read must confirm. */
export function endAnswer(printed: Printed, answer: Answer, askedMs: number, atMs: number): Merged {
  const ordered = numberAll(printed, answer)
  const known: PrintsByNumber = ordered.length === 0 ? new Map() : indexByNumber(printed.recent)
  const { found, anyChanged } = findNew(printed, known, answer, ordered)
  const next = { ...printed, ...findFaults(printed, known, answer, ordered, found) }
  const sorted = next.fell ? ordered : ordered.toSorted((one, other) => one.seq - other.seq)
  const taken = takeInOrder(next, answer, sorted, found, askedMs, atMs)
  const merged = show(taken.printed, { ...answer, waiting: [] }, taken.lines, atMs)
  return { ...merged, printed: noteBeginning(merged.printed, answer, anyChanged) }
}

/** What waited, oldest first. A record without a number counts under the one before it: the first ones under the number printed before the next. */
function numberAll({ recent }: Printed, answer: Answer): readonly LogLine[] {
  const { followed, after = 0, waiting } = answer
  const records = isNewestFirst(answer) ? waiting.flat().toReversed() : waiting.flat()
  const next = records.find(({ seq }) => seq !== undefined)?.seq ?? after + 1
  const isBehind = answer.after !== undefined && next > after
  let number = followed?.to ?? (isBehind ? after : numberBefore(recent, next))
  return records.map(({ seq = number, text }) => {
    number = seq
    return { seq, text }
  })
}

function isNewestFirst({ rises }: Answer): boolean {
  return rises < 0
}

/**
 * Received are those that were printed, and the rest is new: of a number that the answer has k times, and of which j lines were printed,
 * k - j. First those whose text was not printed, then the last; a changed text is no new line.
 */
function findNew(printed: Printed, known: PrintsByNumber, { followed }: Answer, lines: readonly LogLine[]): NewLines {
  const found = new Set<LogLine>()
  let anyChanged = false
  for (const [seq, group] of Map.groupBy(lines, (line) => line.seq)) {
    if (isForgotten(printed, seq)) continue
    const prints = known.get(seq) ?? []
    // Of those, one was printed when it followed the last line of this answer.
    const inThisAnswer = isFollowed(followed, seq) ? 1 : 0
    const count = Math.max(0, group.length + inThisAnswer - prints.length)
    const { seen, unseen } = partByText(group, prints)
    for (const line of count === 0 ? [] : [...seen, ...unseen].slice(-count)) found.add(line)
    anyChanged ||= unseen.length > count
  }
  return { found, anyChanged }
}

/** The fingerprints of the lines that were printed. */
type PrintsByNumber = ReadonlyMap<number, readonly number[]>

interface NewLines {
  readonly found: ReadonlySet<LogLine>
  /** A line that was printed has another text. */
  readonly anyChanged: boolean
}

function isFollowed(followed: Gap | undefined, seq: number): boolean {
  return followed !== undefined && followed.from <= seq && seq <= followed.to
}

function partByText(group: readonly LogLine[], prints: readonly number[]): { seen: LogLine[]; unseen: LogLine[] } {
  const known = [...prints]
  const parts = { seen: [] as LogLine[], unseen: [] as LogLine[] }
  for (const line of group) {
    const place = known.indexOf(fingerprint(line.text))
    if (place >= 0) known.splice(place, 1)
    parts[place < 0 ? 'unseen' : 'seen'].push(line)
  }
  return parts
}

/** What the numbers turn out to be. They fall back if a new line has one below a printed one that was printed before, or if an answer neither rises nor falls throughout and has one twice. */
function findFaults(
  printed: Printed,
  known: PrintsByNumber,
  { followed }: Answer,
  lines: readonly LogLine[],
  newLines: ReadonlySet<LogLine>,
): Pick<Printed, 'shared' | 'fell'> {
  const numbers = new Set(lines.map(({ seq }) => seq))
  const isTwice = numbers.size < lines.length || lines.some(({ seq }) => isFollowed(followed, seq))
  const isRising = lines.every(({ seq }, index) => seq >= (lines[index - 1]?.seq ?? followed?.to ?? seq))
  const { shared, fell } = printed
  const isAgain = !printed.lacked && [...newLines].some(({ seq }) => seq < printed.last && known.has(seq))
  return { shared: shared || isTwice || isAgain, fell: fell || isAgain || (isTwice && !isRising) }
}

function takeInOrder(
  before: Printed,
  { highest, followed }: Answer,
  lines: readonly LogLine[],
  newLines: ReadonlySet<LogLine>,
  askedMs: number,
  atMs: number,
): { readonly printed: Printed; readonly lines: readonly LogLine[] } {
  const isSecond = askedMs >= (before.suspect?.askAtMs ?? Number.POSITIVE_INFINITY)
  const confirmedTo = isSecond ? (before.suspect?.seenTo ?? 0) : -1
  const lastKnown = lines.findLastIndex((line) => !newLines.has(line))
  // Behind the line that was printed last.
  let isAtEnd = followed !== undefined || lines.slice(0, lastKnown + 1).some((line) => isLastIn(before.recent, line))
  let printed = { ...before, suspect: isSecond ? undefined : before.suspect }
  const taken: LogLine[] = []
  for (const [index, line] of lines.entries()) {
    if (!newLines.has(line)) continue
    const { seq, text } = line
    const { last } = printed
    if (seq > last) {
      const isGap = isSequence(printed) && !isNext(last, seq)
      if (isGap && seq > confirmedTo && mayBeFilled(printed, last, seq)) {
        printed.suspect ??= { askAtMs: atMs + confirmAfterMs, seenTo: highest }
        break
      }
      if (!printed.fell) printed = jumpTo(printed, last, seq, atMs)
      printed.last = seq
    }
    const isLate = index < lastKnown || (seq < last && !(before.fell && isAtEnd))
    isAtEnd ||= !isLate
    printed = (seq < last ? fillGap(printed, seq) : undefined) ?? printed
    taken.push(isLate ? { seq, text, late: true } : line)
  }
  return { printed, lines: taken }
}

/** A store that keeps the newest lines only shows it by where its answers begin. */
function noteBeginning(printed: Printed, answer: Answer, anyChanged: boolean): Printed {
  const oldest = isNewestFirst(answer) ? answer.last : answer.first
  if (oldest === undefined) return printed
  const { seq = 0 } = oldest
  // A platform that ignores what is asked for shows it, too.
  if (answer.after !== undefined && seq >= answer.after) return printed
  const { records } = answer
  const here = { seq, fingerprint: fingerprint(oldest.text), records }
  const beginning = seq < (printed.beginning?.seq ?? Number.POSITIVE_INFINITY) ? here : (printed.beginning ?? here)
  const isSame = seq === beginning.seq && here.fingerprint === beginning.fingerprint
  const keepsBeginning = printed.keepsBeginning || (isSame && records > beginning.records)
  const losesBeginning = seq > beginning.seq || (seq === beginning.seq && !isSame && records < printed.lines)
  return { ...printed, beginning, keepsBeginning, losesBeginning, anyChanged }
}

/** Records without numbers: those behind the ones that were printed are new, as long as these stay. */
function countRecords(printed: Printed, answer: Answer, records: readonly StoredRecord[], atMs: number): Merged {
  const known = printed.lines - answer.records
  const hasMoved = (index: number, text: string | undefined): boolean =>
    text !== undefined && text !== (records[index]?.text ?? text)
  const moved =
    printed.moved || (answer.records === 0 && hasMoved(0, printed.firstText)) || hasMoved(known - 1, printed.lastText)
  const fresh = moved ? [] : records.slice(Math.max(0, known))
  const lines = fresh.map(({ text }, index) => ({ seq: printed.lines + index + 1, text }))
  return show({ ...printed, moved }, { ...answer, records: answer.records + records.length }, lines, atMs)
}

function show(printed: Printed, answer: Answer, lines: readonly LogLine[], atMs: number): Merged {
  const [line] = lines
  if (line === undefined) return { printed, answer, lines }
  const { firstText = line.text } = printed
  const lastText = lines.findLast(({ late }) => !late)?.text ?? printed.lastText
  let { texts } = printed
  for (const { text } of lines) if (mayBeLine(text)) texts++
  const recent = printed.numbered === true ? addLines(printed.recent, lines) : printed.recent
  const count = printed.lines + lines.length
  const shown = { ...printed, lines: count, texts, firstText, lastText, newMs: atMs, recent }
  return { printed: shown, answer: { ...answer, fresh: answer.fresh + lines.length }, lines }
}

/** Answers of these sizes look like a page, behind which there may be more. */
export function looksLikePage(records: number): boolean {
  return records >= 10 && /^(1|2|25|5)0*$/.test(`${records}`)
}
