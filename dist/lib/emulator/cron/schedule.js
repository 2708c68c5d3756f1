import { Cron } from 'croner';
/** Reads an expression of five fields, or a nickname such as `@daily`, in UTC: no run is skipped or doubled by a change of the clocks. */
export function readSchedule(expression, now) {
    try {
        const cron = new Cron(expression, { mode: '5-part', timezone: 'UTC' });
        // The library also takes a date, as a job that runs once.
        if (cron.getOnce())
            return { valid: false, nextRun: undefined };
        return { valid: true, nextRun: cron.nextRun(now) ?? undefined };
    }
    catch {
        return { valid: false, nextRun: undefined };
    }
}
