import { Cron } from 'croner'

/** What a cron expression says. */
export interface Schedule {
  readonly valid: boolean
  /** The first moment after `now`; undefined where the expression is not valid, or names a day that never comes. */
  readonly nextRun: Date | undefined
}

/** Reads an expression of five fields, or a nickname such as `@daily`, in UTC: no run is skipped or doubled by a change of the clocks. */
export function readSchedule(expression: string, now: Date): Schedule {
  try {
    const cron = new Cron(expression, { mode: '5-part', timezone: 'UTC' })
    // The library also takes a date, as a job that runs once.
    if (cron.getOnce()) return { valid: false, nextRun: undefined }
    return { valid: true, nextRun: cron.nextRun(now) ?? undefined }
  } catch {
    return { valid: false, nextRun: undefined }
  }
}
