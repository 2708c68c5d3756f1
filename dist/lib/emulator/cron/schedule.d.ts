/** What a cron expression says. */
export interface Schedule {
    readonly valid: boolean;
    /** The first moment after `now`; undefined where the expression is not valid, or names a day that never comes. */
    readonly nextRun: Date | undefined;
}
/** Reads an expression of five fields, or a nickname such as `@daily`, in UTC: no run is skipped or doubled by a change of the clocks. */
export declare function readSchedule(expression: string, now: Date): Schedule;
