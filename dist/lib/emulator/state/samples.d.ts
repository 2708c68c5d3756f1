import type { DatabaseSync } from 'node:sqlite';
/** What a service used at one moment, or on average over a stretch of time. */
export interface Sample {
    /** Milliseconds since 1970; of a stretch, its begin. */
    readonly at: number;
    /** 100 is one processor, fully used. */
    readonly cpuPct: number;
    /** Over a stretch of time, the most. */
    readonly memoryBytes: number;
}
/** The measurements of all services. */
export declare class Samples {
    #private;
    constructor(database: DatabaseSync);
    /** Adds one, and lets go of those that nobody can ask for any more. */
    add(serviceId: string, { at, cpuPct, memoryBytes }: Sample): void;
    /** Since a moment, one for each stretch of `step` milliseconds in which there was any; oldest first. */
    since(serviceId: string, from: number, step: number): Sample[];
}
