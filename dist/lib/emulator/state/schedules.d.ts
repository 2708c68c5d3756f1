import type { DatabaseSync } from 'node:sqlite';
/** The cron expressions of services, as they were given: whether one is valid is judged where it is read. */
export declare class Schedules {
    #private;
    constructor(database: DatabaseSync);
    set(serviceId: string, expression: string): void;
    of(serviceId: string): string | undefined;
}
