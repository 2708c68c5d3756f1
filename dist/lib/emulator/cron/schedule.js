import { Cron } from 'croner';
/** In UTC, no run is skipped or doubled by a change of the clocks. */
const options = { mode: '5-part', timezone: 'UTC', paused: true };
/** Reads an expression of five fields, or a nickname such as `@daily`, in UTC. */
export function readSchedule(expression, now) {
    const valid = isSchedule(expression);
    return { valid, nextRun: (valid && new Cron(expression, options).nextRun(now)) || undefined };
}
/**
 * Calls `run` at each moment of a valid schedule until the returned function is called. A moment that comes while a run goes
 * on is passed over, and the next one comes although a run failed.
 */
export function followSchedule(expression, run) {
    const job = new Cron(expression, { ...options, paused: false, protect: true, catch: true, unref: true }, run);
    return () => job.stop();
}
/** Whether it is an expression of five fields, or a nickname. */
export function isSchedule(expression) {
    try {
        // The library also takes a date, as a job that runs once.
        return !new Cron(expression, options).getOnce();
    }
    catch {
        return false;
    }
}
