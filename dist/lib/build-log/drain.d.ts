import type { Run } from '../client/time/run.ts';
import type { StoredLog } from './stored-log.ts';
/**
 * Reads the stored log to its end once the verdict is known: as far as the stream had told it, or as far as it was stored by
 * then, for 5 s at most but for a backlog. Whether the end was reached; rejects where the run is aborted.
 */
export declare class LogDrain {
    #private;
    /** The time counts from here on. */
    constructor(run: Run, log: StoredLog);
    toTheEnd(): Promise<boolean>;
}
