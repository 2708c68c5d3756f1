/** So many gaps among sparse numbers show that these are never filled. */
const mostInVain = 3
/** Bounds the memory. */
const mostGaps = 500
/** A log whose first number is larger was trimmed, or shares its counter: what was before is not asked for. */
const largestFirst = 1_000
/** A number from here on is a time, not a place in a sequence: seconds since 1970 are larger since 2001. */
const smallestTime = 1e9
/** Gaps that stay are asked for once more after so long, then after as long and twice as long each time, by so many reads at most. */
const roundMs = 5_000
const mostAsks = 20

/** Numbers that no answer has shown. From 0: those before the first one, of which nothing is known. */
export interface Gap {
  readonly from: number
  readonly to: number
}

/** The gaps between the numbers of the printed lines. */
export const noGaps = {
  /** Oldest first. */
  gaps: [] as readonly Gap[],
  /** How many older ones were given up for these. */
  forgotten: 0,
  anyFilled: false,
  /** Steps of one, and larger ones, between neighbours. */
  ones: 0,
  jumps: 0,
  /** A gap that was seen once: a read from `askAtMs` on decides up to number `seenTo`. */
  suspect: undefined as { readonly askAtMs: number; readonly seenTo: number } | undefined,
  /** The next reads for the gaps that stayed; those up to `behind` were asked for. */
  round: { atMs: Number.POSITIVE_INFINITY, waitMs: roundMs, behind: -1, asks: 0 },
}
export type Gaps = Readonly<typeof noGaps>

/** The gaps, and what decides whether one is a missing line. */
interface Numbers extends Gaps {
  readonly first: number
  readonly shared: boolean
  readonly lacked: boolean
  readonly fell: boolean
}

/** A log begins with 0 or 1. */
export function isNext(last: number, seq: number): boolean {
  return seq === last + 1 || (last < 0 && seq === 1)
}

/** The gaps after a line of this higher number. */
export function jumpTo<Some extends Gaps>(before: Some, last: number, seq: number, atMs: number): Some {
  const from = last + 1
  const steps = isNext(last, seq) ? { ones: before.ones + 1 } : { jumps: before.jumps + (from > 0 ? 1 : 0) }
  if (seq <= from) return { ...before, ...steps }
  const round = { ...noGaps.round, atMs: atMs + roundMs }
  return { ...before, ...steps, ...remember(before, [...before.gaps, { from, to: seq - 1 }]), round }
}

/** The gaps without this number; undefined if it lies in none. */
export function fillGap<Some extends Gaps>(before: Some, seq: number): Some | undefined {
  const gap = findGap(before, seq)
  if (gap === undefined) return undefined
  const parts = [
    { from: gap.from, to: seq - 1 },
    { from: seq + 1, to: gap.to },
  ].filter(({ from, to }) => from <= to)
  const gaps = before.gaps.flatMap((each) => (each === gap ? parts : [each]))
  return { ...before, ...remember(before, gaps), anyFilled: true }
}

export function findGap({ gaps }: Gaps, seq: number): Gap | undefined {
  return gaps.find(({ from, to }) => from <= seq && seq <= to)
}

function remember({ forgotten }: Gaps, gaps: readonly Gap[]): { gaps: readonly Gap[]; forgotten: number } {
  return {
    gaps: gaps.slice(-mostGaps),
    forgotten: forgotten + gaps.slice(0, -mostGaps).filter(isWithin).length,
  }
}

/** Whether a gap before this number is worth a second read. */
export function mayBeFilled(gaps: Gaps, last: number, seq: number): boolean {
  return last < 0 ? seq <= largestFirst : isDense(gaps) || gaps.jumps < mostInVain
}

/** Whether an unused number is an exception, so that it looks like a missing line. */
function isDense({ ones, jumps, anyFilled }: Gaps): boolean {
  return anyFilled || ones >= jumps
}

/** The gap to ask for next in this round; undefined if none is left. */
export function nextGap({ gaps, round }: Gaps): Gap | undefined {
  return gaps.find(({ from, to }) => to > round.behind && (from > 0 || (to > 0 && to < largestFirst)))
}

/** A read for a gap has ended; `highest`: the last number that it showed. No round follows the last one. */
export function endGapRead<Some extends Gaps>(
  before: Some,
  gap: Gap | undefined,
  highest: number,
  atMs: number,
  isLast: boolean,
): Some {
  const { round } = before
  const behind = Math.max(round.behind, gap?.to ?? 0, highest)
  const next = { ...before, round: { ...round, behind, asks: round.asks + 1 } }
  if (next.round.asks < mostAsks && nextGap(next) !== undefined) return next
  const later = { atMs: atMs + round.waitMs, waitMs: round.waitMs * 2, asks: 0 }
  return { ...before, round: { ...later, behind: isLast ? Number.POSITIVE_INFINITY : -1 } }
}

/** Whether the numbers are those of a sequence, in which an unused one may be a missing line. */
export function isSequence({ fell, first }: Pick<Numbers, 'fell' | 'first'>): boolean {
  return !fell && first < smallestTime
}

/** Whether an unused number is a missing line. */
export function tellsMissing(printed: Numbers): boolean {
  return isSequence(printed) && !printed.shared && !printed.lacked && isDense(printed)
}

/** The lines to declare as missing, and in how many more places some are; none before the first number. */
export function missingLines(printed: Numbers): { readonly gaps: readonly Gap[]; readonly more: number } {
  if (!tellsMissing(printed)) return { gaps: [], more: 0 }
  return { gaps: printed.gaps.filter(isWithin), more: printed.forgotten }
}

/** Behind the first line. */
function isWithin({ from }: Gap): boolean {
  return from > 0
}
