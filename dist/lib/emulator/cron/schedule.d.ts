/** What a cron expression says. */
export interface Schedule {
    readonly valid: boolean;
    /** The first moment after `now`; undefined where the expression is not valid, or names a day that never comes. */
    readonly nextRun: Date | undefined;
}
/** Reads an expression of five fields, or a nickname such as `@daily`, in UTC. */
export declare function readSchedule(expression: string, now: Date): Schedule;
/**
 * Calls `run` at each moment of a valid schedule until the returned function is called. A moment that comes while a run goes
 * on is passed over, and the next one comes although a run failed.
 */
export declare function followSchedule(expression: string, run: () => Promise<void>): () => void;
/** Whether it is an expression of five fields, or a nickname. */
export declare function isSchedule(expression: string): boolean;
