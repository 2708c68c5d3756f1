import { Cron } from 'croner'

/** In UTC a change of the clocks neither skips nor doubles a run. */
const options = { mode: '5-part', timezone: 'UTC', paused: true } as const

/**
 * Reads an expression of five fields, or a nickname such as `@daily`, in UTC. `nextRun` is the first time after `now`; undefined if
 * the expression is invalid, or names a day that never comes.
 */
export function readCron(expression: string, now: Date): { valid: boolean; nextRun: Date | undefined } {
  const valid = isCron(expression)
  return { valid, nextRun: (valid && new Cron(expression, options).nextRun(now)) || undefined }
}

/**
 * Calls `run` at each time of a valid expression until the returned function is called. A time that comes during a run is
 * skipped. The next run takes place even if one fails.
 */
export function followCron(expression: string, run: () => Promise<void>): () => void {
  const job = new Cron(expression, { ...options, paused: false, protect: true, catch: true, unref: true }, run)
  return () => job.stop()
}

/** Whether the text is an expression of five fields, or a nickname. */
export function isCron(expression: string): boolean {
  try {
    // The library also takes a date, as a job that runs once.
    return !new Cron(expression, options).getOnce()
  } catch {
    return false
  }
}
