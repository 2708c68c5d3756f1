import type { Random } from '../../client/time/clock.ts'

const eagerForMs = 15_000
const eagerMs = 1_000
const slowestMs = 10_000
const growth = 0.2

/**
 * The wait after a good read at `atMs`, in milliseconds since the run began: the user's `poll-interval`, or adaptive: 1 s for
 * the first 15 s, then growing to 10 s. A build of ten minutes costs about 80 reads.
 */
export function pollInterval(fixedMs: number | undefined, atMs: number): number {
  if (fixedMs !== undefined) return fixedMs
  if (atMs < eagerForMs) return eagerMs
  return Math.min(slowestMs, eagerMs + (atMs - eagerForMs) * growth)
}

/** The wait after the n-th failed read in a row (n from 1): exponential with full jitter above a floor that prevents hot loops. */
export function failureBackoff(failuresInARow: number, random: Random): number {
  const ceiling = Math.min(slowestMs, eagerMs * 2 ** Math.min(failuresInARow - 1, 10))
  return 250 + random() * (ceiling - 250)
}

/** Hints bring the next read forward, each kind within a budget, so that a build with much output costs few requests more. */
export interface HintBudget {
  readonly most: number
  /** One more after so many milliseconds. */
  readonly everyMs: number
  readonly tokens: number
  readonly atMs: number
}

export const lineHints: HintBudget = { most: 5, everyMs: 150_000, tokens: 5, atMs: 0 }
export const streamEndHints: HintBudget = { most: 10, everyMs: 20_000, tokens: 10, atMs: 0 }
/** The least time between two reads that broken streams cause: a stream may break many times in a row. */
export const hintGapMs = 200

/** The budget after a hint at `atMs`, or undefined where it is spent. */
export function spendHint(budget: HintBudget, atMs: number): HintBudget | undefined {
  const tokens = Math.min(budget.most, budget.tokens + (atMs - budget.atMs) / budget.everyMs)
  return tokens < 1 ? undefined : { ...budget, tokens: tokens - 1, atMs }
}

/** The status may become final a moment after the end of the stream: a few quick reads, then the usual interval. */
export const quickReadsMs = [250, 500] as const
