import type { Random } from '../../client/time/clock.ts'
import type { TokenBucket } from '../../client/time/token-bucket.ts'

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
export const lineHints: TokenBucket = { most: 5, everyMs: 150_000, fullAtMs: 0 }
export const streamEndHints: TokenBucket = { most: 10, everyMs: 20_000, fullAtMs: 0 }
/** The least time between two reads that broken streams cause: a stream may break many times in a row. */
export const hintGapMs = 200

/** The status may become final a moment after the end of the stream: a few quick reads, then the usual interval. */
export const quickReadsMs = [250, 500] as const
