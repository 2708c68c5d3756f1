import type { Platform } from '../client/platform.ts';
import type { StreamEvent } from '../client/streams/event-stream.ts';
import type { Run } from '../client/time/run.ts';
import type { LogHost } from './host.ts';
/** `grew`: lines were written. `ended`: the read came to the end of the stored log, and no hole waits to be confirmed. */
export interface StoredRead {
    readonly grew: boolean;
    readonly ended: boolean;
}
/**
 * The log of one deployment as it is written out: every line comes through here, from the stored log or the stream,
 * one piece of work at a time, so that the order holds. Memory is bounded whatever the log's size.
 */
export declare class StoredLog {
    #private;
    constructor(run: Run, source: {
        platform: Platform;
        deploymentId: string;
        host: LogHost;
    });
    get anyLine(): boolean;
    /** The last sequence written; -1 before the first. */
    get mark(): number;
    /** Stream lines wait for a hole before them to be filled. */
    get waits(): boolean;
    /** The stream told lines that the stored log has yet to show. */
    get hasUnconfirmed(): boolean;
    /** The key may not read logs: said twice in a row by the platform. */
    get forbidden(): boolean;
    /** The events that follow come from a new connection. */
    beginConnection(): void;
    /** Writes what is proven of these events; of how many only the stored log can tell what they are. */
    offerEvents(events: readonly StreamEvent[]): Promise<number>;
    /** One read after the mark. Rejects as the client does. */
    read(ms: number, signal: AbortSignal): Promise<StoredRead>;
    /**
     * Reads until nothing new comes, within `ms` and so many rounds; the mark, or undefined where the end was not
     * reached. Rejects as the client does.
     */
    readToEnd(ms: number, signal: AbortSignal, rounds?: number): Promise<number | undefined>;
    /** Writes the stream lines that waited, and tells the holes before them. */
    giveUpWaiting(): Promise<void>;
}
