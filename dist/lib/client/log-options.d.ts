import type { CallOptions } from './platform.ts';
/** How the stored log is read. */
export interface StoredLogOptions extends CallOptions {
    /** The last sequence number seen. */
    readonly after?: number | undefined;
}
/** Where a stream of events begins, and when it counts as broken. */
export interface StreamOptions {
    /** Id of the last event seen, for the platform to go on from. */
    readonly lastEventId?: string | undefined;
    /** When it aborts, the loop throws the signal's reason as it is. */
    readonly signal?: AbortSignal | undefined;
    /** Milliseconds without a byte, headers included, after which the connection counts as broken; 75 s by default. */
    readonly idleMs?: number | undefined;
}
