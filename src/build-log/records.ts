import type { LogLine } from './host.ts'
import type { StoredRecord } from './payload.ts'
import { mayBeLine } from './stream.ts'

/** A line may reach the stored log after its neighbours: a gap is asked for again so much later, before what is behind it is printed. */
const confirmAfterMs = 300
/** So many gaps among sparse numbers show that these are never filled. */
const mostInVain = 3
/** Bounds the memory. */
const mostGaps = 500
/** A log whose first number is larger was trimmed, or shares its counter: what was before is not asked for. */
const largestFirst = 1_000
/** Gaps that stay are asked for once more after so long, then after as long and twice as long each time, by so many reads at most. */
const roundMs = 5_000
const mostAsks = 20

/** Numbers that no answer has shown. From 0: those before the first one, of which nothing is known. */
export interface Gap {
  readonly from: number
  readonly to: number
}

/** What was printed of the stored log, and what is known of the gaps in it. */
export const nothingPrinted = {
  lines: 0,
  /** Those that a stream would count. */
  texts: 0,
  /** The number of the last line; -1 before the first. */
  last: -1,
  /** Records without numbers are counted from the start; undefined before the first. */
  numbered: undefined as boolean | undefined,
  firstText: undefined as string | undefined,
  lastText: undefined as string | undefined,
  /** Without numbers: one of them was found changed, so that counting means nothing any more. */
  moved: false,
  /** When the last new line came. */
  newMs: 0,
  /** Steps of one, and larger ones, between neighbours. */
  ones: 0,
  jumps: 0,
  /** Oldest first. */
  gaps: [] as readonly Gap[],
  /** How many older ones were given up for these. */
  forgotten: 0,
  anyFilled: false,
  /** A gap that was seen once: a read from `askAtMs` on decides up to number `seenTo`. */
  suspect: undefined as { readonly askAtMs: number; readonly seenTo: number } | undefined,
  /** The next reads for the gaps that stayed; those up to `behind` were asked for. */
  round: { atMs: Number.POSITIVE_INFINITY, waitMs: roundMs, behind: -1, asks: 0 },
}
export type Printed = Readonly<typeof nothingPrinted>

/** An answer of the stored log, as far as it has arrived. */
export interface Answer {
  /** What it was asked for; undefined for what follows the last line. */
  readonly gap: Gap | undefined
  readonly records: number
  readonly fresh: number
  readonly highest: number
  /** Records that do not follow the last line directly are ordered when the answer is whole. */
  readonly waiting: readonly (readonly LogLine[])[]
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
  const numbered = printed.numbered ?? records[0]?.seq !== undefined
  if (!numbered) return countRecords({ ...printed, numbered }, answer, records, atMs)
  const next = { ...printed, numbered }
  const lines: LogLine[] = []
  const waiting: LogLine[] = []
  let { highest } = answer
  // A record without a number, among others that have one, takes the next one.
  for (const { seq = highest + 1, text } of records) {
    highest = Math.max(highest, seq)
    if (isNext(next.last, seq) && highest === seq) lines.push(follow(next, { seq, text }, atMs))
    else if (seq > next.last) waiting.push({ seq, text })
    else if (fillGap(next, seq)) lines.push({ seq, text, late: true })
  }
  const held = waiting.length === 0 ? answer.waiting : [...answer.waiting, waiting]
  return show(next, { ...answer, highest, records: answer.records + records.length, waiting: held }, lines, atMs)
}

/** The answer is whole: prints what waited for its order, up to a gap that a second read must confirm. */
export function endAnswer(printed: Printed, answer: Answer, askedMs: number, atMs: number): Merged {
  const waiting = answer.waiting.flat().sort((one, other) => one.seq - other.seq)
  const isSecond = askedMs >= (printed.suspect?.askAtMs ?? Number.POSITIVE_INFINITY)
  const confirmedTo = isSecond ? (printed.suspect?.seenTo ?? 0) : -1
  const next = { ...printed, suspect: isSecond ? undefined : printed.suspect }
  const lines: LogLine[] = []
  for (const line of waiting) {
    if (line.seq <= next.last) continue
    if (!isNext(next.last, line.seq) && line.seq > confirmedTo && mayBeFilled(next, line.seq)) {
      next.suspect ??= { askAtMs: atMs + confirmAfterMs, seenTo: answer.highest }
      break
    }
    lines.push(follow(next, line, atMs))
  }
  return show(next, { ...answer, waiting: [] }, lines, atMs)
}

/** A log begins with 0 or 1. */
function isNext(last: number, seq: number): boolean {
  return seq === last + 1 || (last < 0 && seq === 1)
}

function follow(next: { -readonly [K in keyof Printed]: Printed[K] }, line: LogLine, atMs: number): LogLine {
  const from = next.last + 1
  if (isNext(next.last, line.seq)) next.ones++
  else if (from > 0) next.jumps++
  if (line.seq > from) {
    remember(next, [...next.gaps, { from, to: line.seq - 1 }])
    next.round = { ...nothingPrinted.round, atMs: atMs + roundMs }
  }
  next.last = line.seq
  return line
}

/** Whether a gap before this number is worth a second read. */
function mayBeFilled(printed: Printed, seq: number): boolean {
  return printed.last < 0 ? seq <= largestFirst : isDense(printed) || printed.jumps < mostInVain
}

/** Whether an unused number is an exception, so that it looks like a missing line. */
function isDense({ ones, jumps, anyFilled }: Printed): boolean {
  return anyFilled || ones >= jumps
}

/** Takes this number out of the gaps; false if it lies in none. */
function fillGap(next: { gaps: readonly Gap[]; forgotten: number; anyFilled: boolean }, seq: number): boolean {
  const gap = next.gaps.find(({ from, to }) => from <= seq && seq <= to)
  if (gap === undefined) return false
  const parts = [
    { from: gap.from, to: seq - 1 },
    { from: seq + 1, to: gap.to },
  ].filter(({ from, to }) => from <= to)
  const gaps = next.gaps.flatMap((each) => (each === gap ? parts : [each]))
  remember(next, gaps)
  next.anyFilled = true
  return true
}

function remember(next: { gaps: readonly Gap[]; forgotten: number }, gaps: readonly Gap[]): void {
  next.gaps = gaps.slice(-mostGaps)
  next.forgotten += gaps.slice(0, -mostGaps).filter(isWithin).length
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
  const [first] = lines
  if (first === undefined) return { printed, answer, lines }
  let { texts, firstText = first.text, lastText } = printed
  for (const { text, late } of lines) {
    if (mayBeLine(text)) texts++
    if (!late) lastText = text
  }
  const shown = { ...printed, lines: printed.lines + lines.length, texts, firstText, lastText, newMs: atMs }
  return { printed: shown, answer: { ...answer, fresh: answer.fresh + lines.length }, lines }
}

/** The gap to ask for next in this round; undefined if none is left. */
export function nextGap({ gaps, round }: Printed): Gap | undefined {
  return gaps.find(({ from, to }) => to > round.behind && (from > 0 || (to > 0 && to < largestFirst)))
}

/** A read for a gap has ended; `highest`: the last number that it showed. No round follows the last one. */
export function endGapRead(printed: Printed, { gap, highest }: Answer, atMs: number, isLast: boolean): Printed {
  const { round } = printed
  const behind = Math.max(round.behind, gap?.to ?? 0, highest)
  const next = { ...printed, round: { ...round, behind, asks: round.asks + 1 } }
  if (next.round.asks < mostAsks && nextGap(next) !== undefined) return next
  const later = { atMs: atMs + round.waitMs, waitMs: round.waitMs * 2, asks: 0 }
  return { ...printed, round: { ...later, behind: isLast ? Number.POSITIVE_INFINITY : -1 } }
}

/** The lines to declare as missing, and in how many more places some are: none if most numbers are unused, nor those before the first. */
export function missingLines(printed: Printed): { readonly gaps: readonly Gap[]; readonly more: number } {
  if (!isDense(printed)) return { gaps: [], more: 0 }
  return { gaps: printed.gaps.filter(isWithin), more: printed.forgotten }
}

/** Behind the first line. */
function isWithin({ from }: Gap): boolean {
  return from > 0
}

/** Answers of these sizes look like a page, behind which there may be more. */
export function looksLikePage(records: number): boolean {
  return records >= 10 && /^(1|2|25|5)0*$/.test(`${records}`)
}

/** Whether lines may be missing before the first one: it is far from 1, or came in an answer that is not in order, or seems to be cut. */
export function mayLackBeginning(first: number, { records, waiting }: Answer): boolean {
  const inOrder = (waiting[0]?.[0]?.seq ?? first) === first
  return first > largestFirst || (first > 1 && (looksLikePage(records) || !inOrder))
}
