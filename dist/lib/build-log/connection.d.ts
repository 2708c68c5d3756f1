import type { Platform } from '../client/platform.ts';
import type { Run } from '../client/time/run.ts';
import type { StoredLog } from './stored-log.ts';
/** How one connection to the event stream ended. */
export interface ConnectionEnd {
    /** The server ended it, and no fault did. */
    readonly clean: boolean;
    readonly error: unknown;
    /** Lines came while it was open. */
    readonly productive: boolean;
    readonly lastEventId: string | undefined;
}
/** One connection to the event stream, from its opening to its end. */
export declare class LogConnection {
    #private;
    constructor(run: Run, log: StoredLog, onLines: () => void);
    /** Leaves the connection some milliseconds for its last lines, then ends it. */
    stop(graceMs: number): void;
    follow(platform: Platform, target: {
        deploymentId: string;
        lastEventId: string | undefined;
    }, signal: AbortSignal): Promise<ConnectionEnd>;
}
