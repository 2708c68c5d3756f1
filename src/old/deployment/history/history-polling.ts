import { isForbidden, refusalLimit } from '../../client/errors.ts'
import type { Platform } from '../../client/platform.ts'
import type { Run } from '../../client/time/run.ts'
import { formatDuration } from '../../text/formats/duration.ts'
import { TaxiwayError } from '../../text/taxiway-error.ts'

const longSilenceMs = 15_000
const mostSilenceMs = 5 * 60_000

/** Why a search of the history ended without a result. */
export interface SearchEnd {
  /** No time was left, the platform asked to wait past the timeout, or it refused the key, or what `isFinal` names, or it fell silent. */
  readonly kind: 'timed-out' | 'retry-after' | 'forbidden' | 'unanswered'
  /** What the last read that failed failed by. */
  readonly failure: TaxiwayError | undefined
}

/** What is searched for, and how patiently. */
export interface Search<Found> {
  /** One read of the history; undefined if another one is needed. */
  readonly read: (signal: AbortSignal) => Promise<Found | undefined>
  /** Milliseconds before the next read, after so many reads, of which the last so many failed. */
  readonly pauseMs: (reads: number, failures: number) => number
  /** Whether another read is useless after this failure; a key that is refused twice in a row always is. */
  readonly isFinal?: (failure: TaxiwayError, reads: number) => boolean
  /** Hears once that no read has been answered for 15 s. Then 5 minutes of that end the search. */
  readonly onSilence?: (text: string) => void
  /** Milliseconds for one read. */
  readonly limitMs?: number
  /** Milliseconds for one more read at the deadline; by default there is none. */
  readonly lastMs?: number
  readonly signal?: AbortSignal
}

/** Reads the history until a read gives a result, the deadline passes, or it is refused. Rejects with the signal's reason alone. */
export async function searchHistory<Found>(
  platform: Platform,
  run: Run,
  { read, pauseMs, isFinal, onSilence, limitMs = 15_000, lastMs = 0, signal = run.signal }: Search<Found>,
): Promise<Found | SearchEnd> {
  let failure: TaxiwayError | undefined
  let failures = 0
  let refusals = 0
  let silentSinceMs: number | undefined
  let isSaid = false
  for (let reads = 1; ; reads++) {
    if (!(await run.waitWhileHeld(platform, signal))) return { kind: 'retry-after', failure }
    const leftMs = run.remaining()
    const askedMs = run.elapsed()
    if (leftMs <= 0 && lastMs === 0) return { kind: 'timed-out', failure }
    try {
      const found = await run.within(Math.min(limitMs, Math.max(leftMs, lastMs)), 'list_deployments', read, signal)
      if (found !== undefined) return found
      failures = 0
      refusals = 0
      silentSinceMs = undefined
    } catch (error) {
      signal.throwIfAborted()
      if (!(error instanceof TaxiwayError)) throw error
      failure = error
      failures++
      silentSinceMs ??= askedMs
      refusals = isForbidden(error) ? refusals + 1 : 0
      if (refusals >= refusalLimit || isFinal?.(error, reads)) return { kind: 'forbidden', failure }
    }
    if (leftMs <= 0) return { kind: 'timed-out', failure }
    const silentMs = silentSinceMs === undefined ? 0 : run.elapsed() - silentSinceMs
    if (onSilence !== undefined && silentMs >= longSilenceMs && !isSaid) {
      isSaid = true
      const text = `The platform has given no readable history for ${formatDuration(silentMs)}. Taxiway keeps asking. The last read failed: ${failure?.message ?? ''}`
      onSilence(text)
    }
    if (onSilence !== undefined && silentMs >= mostSilenceMs) return { kind: 'unanswered', failure }
    await run.clock.sleep(Math.min(pauseMs(reads, failures), Math.max(0, run.remaining())), signal)
  }
}
