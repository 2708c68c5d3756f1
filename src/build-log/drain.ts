import type { Run } from '../client/time/run.ts'
import type { StoredLog } from './stored-log.ts'

const drainMs = 5_000
const drainEveryMs = 500
const drainAfterFailureMs = 1_000

/**
 * Reads the rest of the log after the verdict, until the stored log shows what the stream showed: for 5 s from `fromMs`, and longer
 * while it comes in full pages. Resolves with whether the end was reached; rejects when the run is aborted.
 *
 * @param streamOver resolves when the stream shows no further line
 */
export async function drain(run: Run, log: StoredLog, fromMs: number, streamOver: Promise<void>): Promise<boolean> {
  let untilMs = fromMs + drainMs
  let ended = false
  for (;;) {
    if (untilMs <= run.elapsed() && log.isBehind) untilMs = Math.min(run.elapsed() + drainMs, run.deadlineMs)
    const leftMs = untilMs - run.elapsed()
    if (leftMs <= 0 || run.retryAfterUntilMs > untilMs) return ended
    try {
      ended = (await log.readToEnd(leftMs, run.signal)) !== undefined
      if (ended) await streamOver
      if (ended && !log.hasUnconfirmed) return true
    } catch {
      run.signal.throwIfAborted()
      // One refusal may pass; the second counts.
      if (log.forbidden) return true
    }
    await run.sleep(Math.min(ended ? drainEveryMs : drainAfterFailureMs, untilMs - run.elapsed()))
  }
}
