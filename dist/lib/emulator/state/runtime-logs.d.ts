import type { DatabaseSync } from 'node:sqlite';
/** One line that a running service printed. Ids count up over all services. */
export interface RuntimeLine {
    readonly id: number;
    readonly line: string;
    /** `system` is the platform's own voice. */
    readonly stream: string;
    /** RFC 3339, with milliseconds. */
    readonly ts: string;
}
/** Which lines of the past are wanted; each that is given must hold. Times are milliseconds since 1970. */
export interface Past {
    readonly before?: number | undefined;
    readonly q?: string | undefined;
    /** Inclusive. */
    readonly since?: number | undefined;
    /** Exclusive. */
    readonly until?: number | undefined;
}
/** The runtime logs of all services. */
export declare class RuntimeLogs {
    #private;
    constructor(database: DatabaseSync, now: () => Date);
    /** Stores lines in one transaction, and lets the oldest go that are too many. */
    append(serviceId: string, stream: 'stdout' | 'stderr' | 'system', lines: readonly string[]): void;
    /** The oldest `limit` lines after an id, for following along; with `before`, those below it. Oldest first. */
    after(serviceId: string, id: number, { limit, before }: {
        limit: number;
        before?: number | undefined;
    }): RuntimeLine[];
    /** The newest `limit` lines of the past that is wanted, oldest first. */
    newest(serviceId: string, { before, q, since, until }: Past, limit: number): RuntimeLine[];
}
