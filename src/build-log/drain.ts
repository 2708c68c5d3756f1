import type { Run } from '../client/time/run.ts'
import type { StoredLog } from './stored-log.ts'

const drainMs = 5_000
const drainEveryMs = 500
const afterFailureMs = 1_000
/** So many lines in 5 s are a backlog, which is read to its end; a log that goes on slowly after the verdict is not. */
const backlogLines = 5_000

/**
 * Reads the stored log to its end after the verdict, until it shows what the stream showed: for at most 5 s, and longer for a
 * backlog. Resolves with whether the end was reached; rejects when the run is aborted.
 *
 * @param start the time and the mark of the log when the verdict was known
 */
export async function drainLog(run: Run, log: StoredLog, start: { atMs: number; mark: number }): Promise<boolean> {
  let untilMs = start.atMs + drainMs
  let { mark } = start
  let ended = false
  for (;;) {
    if (untilMs <= run.elapsed() && log.mark - mark >= backlogLines) {
      untilMs = Math.min(run.elapsed() + drainMs, run.deadlineMs)
      mark = log.mark
    }
    const leftMs = untilMs - run.elapsed()
    if (leftMs <= 0 || run.retryAfterUntilMs > untilMs) return ended
    try {
      ended = (await log.readToEnd(leftMs, run.signal)) !== undefined
      if (ended && !log.hasUnconfirmed) return true
    } catch {
      run.signal.throwIfAborted()
      // One refusal may pass; the second counts.
      if (log.forbidden) return true
    }
    await run.sleep(Math.min(ended ? drainEveryMs : afterFailureMs, untilMs - run.elapsed()))
  }
}
