import type { Platform } from '../client/platform.ts';
import type { Run } from '../client/time/run.ts';
import type { Hint, LogHost } from './host.ts';
/**
 * Follows one deployment's log: the stored log, then the stream, then the stored log again on any end, until it is
 * empty. Three empty or failed streams: the stored log alone, and the stream again each minute. The log never decides
 * the verdict; what it does not deliver is said.
 */
export declare class LogFollower {
    #private;
    constructor(run: Run, source: {
        platform: Platform;
        deploymentId: string;
        host: LogHost;
    }, onHint: (hint: Hint) => void);
    get anyLine(): boolean;
    /** The stream ended cleanly or was given up, and no later connection brought a line. */
    get streamOver(): boolean;
    /** Settles when the following has ended, also where it ended by itself: the key may not read the log any more. */
    get over(): Promise<void>;
    start(): void;
    /** The status changed: lines are likely, so a log that is read at intervals is read soon. */
    expectLines(): void;
    /** Reads the stored log to its end, as evidence; undefined where that failed. */
    readToEnd(ms: number): Promise<number | undefined>;
    /** After the verdict: the stream's last lines, then what is left of the stored log. */
    finish(): Promise<void>;
    /** After an abort: ends the loop and starts nothing. */
    abandon(): Promise<void>;
}
