import type { DatabaseSync } from 'node:sqlite';
import { type Births } from './births.ts';
import type { Changes } from './changes.ts';
/** The life of a deployment. The platform's words for these are the dialect's. */
export declare const stages: readonly ['queued', 'building', 'starting', 'live', 'retired', 'failed', 'superseded'];
/** `retired` was live until a newer one took its place; `superseded` gave up its place in the queue. */
export type Stage = (typeof stages)[number];
export interface Deployment {
    /** Counts up over all services: the cursor of the history. */
    readonly number: number;
    readonly id: string;
    readonly serviceId: string;
    readonly stage: Stage;
    /** As asked for, else the tracked branch, which is known once it was looked up; undefined for uploads. */
    readonly ref: string | undefined;
    readonly commit: string | undefined;
    /** Why it failed or was given up. */
    readonly reason: string | undefined;
    /** RFC 3339. */
    readonly createdAt: string;
    readonly finishedAt: string | undefined;
}
/** Nothing of its build is still to come. */
export declare function isFinal(stage: Stage): boolean;
/** The deployments of all services. */
export declare class Deployments {
    #private;
    constructor(database: DatabaseSync, changes: Changes, now: () => Date, births?: Births);
    queue(serviceId: string, ref: string | undefined): Deployment;
    byId(id: string): Deployment | undefined;
    /** At most `limit` deployments of a service older than the cursor, newest first. */
    page(serviceId: string, limit: number, before: number | undefined): Deployment[];
    inStage(serviceId: string, ...wanted: Stage[]): Deployment[];
    /** Moves it on. A final stage sets the time of its end once; a `reason` says why it did not come to life. */
    move(id: string, stage: Stage, reason?: string): void;
    /** What is built: the ref, now that it is known which one that was, and its commit. */
    setSource(id: string, { ref, commit }: {
        readonly ref: string;
        readonly commit: string;
    }): void;
    /** Those that an earlier run of the platform left open, oldest first. */
    unfinished(): Deployment[];
}
