import type { LogLine } from './host.ts'
import type { StoredRecord } from './payload.ts'
import { mayBeLine } from './stream.ts'

/** A line may reach the stored log after its neighbours: a gap is asked for again so much later, before what is behind it is printed. */
const confirmAfterMs = 300
/** So many of these reads show that sparse numbers are never filled. */
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
  /** The lowest number. */
  first: undefined as number | undefined,
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
  anyFilled: false,
  /** A gap that was seen once. A read from `askAtMs` on decides up to number `seenTo`, of which the first one saw `seen` records. */
  suspect: undefined as { readonly askAtMs: number; readonly seenTo: number; readonly seen: number } | undefined,
  /** Such reads in a row that showed nothing more. */
  inVain: 0,
  /** The reads for the gaps that stayed; `behind`: those up to there were asked for. `doneMs`: when the last round began. */
  round: { atMs: Number.POSITIVE_INFINITY, waitMs: roundMs, behind: -1, asks: 0, doneMs: Number.NEGATIVE_INFINITY },
}
export type Printed = Readonly<typeof nothingPrinted>

/** An answer of the stored log, as far as it has arrived. */
export interface Answer {
  /** As it was sent; undefined for the whole log. */
  readonly after: number | undefined
  /** What it was asked for; undefined for what follows the last line. */
  readonly gap: Gap | undefined
  readonly records: number
  /** The new lines of it. */
  readonly fresh: number
  readonly highest: number
  /** Records that do not follow the last line directly are ordered when the answer is whole. */
  readonly waiting: readonly (readonly StoredRecord[])[]
  /** The newest record came first. */
  readonly isDescending: boolean
  /** It shows what `after` excludes, or records without numbers: more of it may never be shown. */
  readonly isFixed: boolean
}

export function beginAnswer(after: number | undefined, gap: Gap | undefined): Answer {
  return { after, gap, records: 0, fresh: 0, highest: -1, waiting: [], isDescending: false, isFixed: false }
}

/** What records or the end of an answer lead to; `lines` are printed in this order. */
export interface Merged {
  readonly printed: Printed
  readonly answer: Answer
  readonly lines: readonly LogLine[]
}

/** The next records of an answer: those that directly follow the last line are printed as they arrive, so that no answer fills the memory. */
export function takeRecords(before: Printed, answer: Answer, records: readonly StoredRecord[], atMs: number): Merged {
  const numbered = before.numbered ?? records[0]?.seq !== undefined
  if (records.length === 0) return { printed: before, answer, lines: [] }
  if (!numbered) return countRecords({ ...before, numbered }, answer, records, atMs)
  const lines: LogLine[] = []
  const waiting: StoredRecord[] = []
  let printed = { ...before, numbered }
  let { highest, isFixed } = answer
  // A record without a number, among others that have one, takes the next one.
  for (const { seq = highest + 1, text } of records) {
    highest = Math.max(highest, seq)
    if (seq === printed.last + 1 || (printed.last < 0 && seq === 1)) {
      lines.push({ seq, text })
      printed.last = seq
      printed.ones++
    } else if (seq > printed.last) {
      waiting.push({ seq, text })
    } else {
      isFixed ||= answer.after !== undefined && seq < answer.after
      const gaps = fillGap(printed.gaps, seq)
      // The first lines of an answer may come after others, as in one that begins with the newest.
      if (gaps === undefined && seq >= (printed.first ?? lines[0]?.seq ?? 0)) continue
      lines.push({ seq, text, late: true })
      printed = { ...printed, gaps: gaps ?? printed.gaps, first: Math.min(seq, printed.first ?? seq), anyFilled: true }
    }
  }
  const held = waiting.length === 0 ? answer.waiting : [...answer.waiting, waiting]
  const isDescending = answer.isDescending || (records[1]?.seq ?? highest) < (records[0]?.seq ?? 0)
  const taken = { highest, isFixed, isDescending, records: answer.records + records.length, waiting: held }
  return show(printed, { ...answer, ...taken }, lines, atMs)
}

/** The answer is whole: prints what waited for its order, up to a gap that a second read must confirm. */
export function endAnswer(
  before: Printed,
  answer: Answer,
  { askedMs, atMs }: { askedMs: number; atMs: number },
): Merged {
  const waiting = answer.waiting.flat().sort((one, other) => (one.seq ?? 0) - (other.seq ?? 0))
  const lines: LogLine[] = []
  const { suspect } = before
  const isSecond = suspect !== undefined && askedMs >= suspect.askAtMs
  const printed = { ...before, suspect: isSecond ? undefined : suspect }
  if (isSecond) {
    const seen = answer.fresh + waiting.filter(({ seq = 0 }) => seq <= suspect.seenTo).length
    printed.inVain = seen > suspect.seen ? 0 : printed.inVain + 1
  }
  for (const { seq = 0, text } of waiting) {
    const { last } = printed
    if (seq <= last) continue
    if (seq > Math.max(last, 0) + 1) {
      const isConfirmed = isSecond && seq <= suspect.seenTo
      const isTrimmed = last < 0 && seq > largestFirst
      if (!isConfirmed && !isTrimmed && (isDense(printed) || printed.inVain < mostInVain)) {
        const seen = waiting.filter((record) => (record.seq ?? 0) > last).length
        printed.suspect ??= { askAtMs: atMs + confirmAfterMs, seenTo: waiting.at(-1)?.seq ?? 0, seen }
        break
      }
      if (last >= 0) printed.jumps++
      if (!isTrimmed) printed.gaps = [...printed.gaps, { from: last + 1, to: seq - 1 }].slice(-mostGaps)
      if (!isTrimmed) printed.round = { ...nothingPrinted.round, atMs: atMs + roundMs }
    } else printed.ones++
    lines.push({ seq, text })
    printed.last = seq
  }
  return show(printed, { ...answer, waiting: [] }, lines, atMs)
}

/** Records without numbers: those behind the ones that were printed are new, as long as these stay. */
function countRecords(before: Printed, answer: Answer, records: readonly StoredRecord[], atMs: number): Merged {
  const known = before.lines - answer.records
  const firstText = before.firstText ?? records[0]?.text
  const hasMoved = (index: number, text: string | undefined): boolean => text !== (records[index]?.text ?? text)
  const moved = before.moved || (answer.records === 0 && hasMoved(0, firstText)) || hasMoved(known - 1, before.lastText)
  const lines = moved
    ? []
    : records.slice(Math.max(0, known)).map(({ text }, index) => ({ seq: before.lines + index + 1, text }))
  const next = { ...answer, records: answer.records + records.length, isFixed: true }
  return show({ ...before, moved, last: before.lines + lines.length }, next, lines, atMs)
}

function show(printed: Printed, answer: Answer, lines: readonly LogLine[], atMs: number): Merged {
  const [first] = lines
  if (first === undefined) return { printed, answer, lines }
  let { texts, firstText = first.text, lastText } = printed
  for (const { text, late } of lines) {
    if (mayBeLine(text)) texts++
    if (!late) lastText = text
  }
  const lowest = printed.first ?? first.seq
  const shown = {
    ...printed,
    lines: printed.lines + lines.length,
    texts,
    first: lowest,
    firstText,
    lastText,
    newMs: atMs,
  }
  return { printed: shown, answer: { ...answer, fresh: answer.fresh + lines.length }, lines }
}

/** Whether an unused number is an exception, so that it looks like a missing line. */
function isDense({ ones, jumps, anyFilled }: Printed): boolean {
  return anyFilled || ones >= jumps
}

/** The gaps without this number; undefined if it lies in none. */
function fillGap(gaps: readonly Gap[], seq: number): readonly Gap[] | undefined {
  const index = gaps.findIndex(({ from, to }) => from <= seq && seq <= to)
  const gap = gaps[index]
  if (gap === undefined) return undefined
  const parts = [
    { from: gap.from, to: seq - 1 },
    { from: seq + 1, to: gap.to },
  ].filter(({ from, to }) => from <= to)
  return gaps.toSpliced(index, 1, ...parts).slice(-mostGaps)
}

/** The gap to ask for next in this round; undefined if none is left. */
export function nextGap(printed: Printed): Gap | undefined {
  return printed.gaps.find(({ to }) => to > printed.round.behind)
}

/** A read for a gap has ended; `highest`: the last number that it showed. */
export function endGapRead(printed: Printed, gap: Gap, highest: number, atMs: number): Printed {
  const { round } = printed
  const behind = Math.max(round.behind, gap.to, highest)
  const next = { ...printed, round: { ...round, behind, asks: round.asks + 1 } }
  if (round.asks + 1 < mostAsks && nextGap(next) !== undefined) return next
  return {
    ...printed,
    round: { atMs: atMs + round.waitMs, waitMs: round.waitMs * 2, behind: -1, asks: 0, doneMs: atMs },
  }
}

/** The lines to declare as missing: none where most numbers are unused, nor those before the first. */
export function missingLines(printed: Printed): readonly Gap[] {
  return isDense(printed) ? printed.gaps.filter(({ from }) => from > 0) : []
}

/** Answers of these sizes look like a page, behind which there may be more. */
export function looksLikePage({ records }: Answer): boolean {
  return records >= 10 && /^(1|2|25|5)0*$/.test(`${records}`)
}

/** Whether lines may be missing before the first one, `first`: it is far from 1, or came in an answer that seems to be cut. */
export function mayLackBeginning(first: number, answer: Answer): boolean {
  return first > largestFirst || (first > 1 && (looksLikePage(answer) || answer.isDescending))
}
