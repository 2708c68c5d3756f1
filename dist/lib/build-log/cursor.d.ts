import type { LogLine } from './host.ts';
import type { StoredRecord, StreamLine } from './payload.ts';
/** A log whose first number is beyond this is taken to begin there, not to have lost all before it. */
export declare const largestFirst = 100;
/** Lines `from` to `to` were never delivered. */
export interface Hole {
    readonly from: number;
    readonly to: number;
}
/** What to write out next: the holes in front of a line are told before it. */
export type Piece = LogLine | Hole;
/**
 * Puts stored log and stream together so that what is written strictly increases, and lines plus holes are exactly
 * 1..n. It does no I/O: offer it what arrives, write out the pieces it gives, in order, then go on.
 *
 * A hole in the stored log is believed when a second read shows it too. Numbers so sparse that most are unused cannot
 * tell a missing line; then no hole is claimed.
 */
export declare class LogCursor {
    #private;
    /** The sequence of the last line written or hole told; -1 before the first. */
    get mark(): number;
    /** What to send as `after`; undefined reads from the start. Records without numbers are counted, so all are read again. */
    get after(): number | undefined;
    /** True while stream lines wait for a hole to be filled. */
    get waits(): boolean;
    /** The stream's own numbers are known to be those of the stored log. */
    get proven(): boolean;
    beginStoredRead(): void;
    /** The next records of a stored read, at most some hundreds at a time. */
    offerStored(records: readonly StoredRecord[]): Piece[];
    /** Whether the stored read met a hole that a second read must confirm. */
    endStoredRead(): {
        readonly again: boolean;
    };
    /** Whether the numbers are dense enough to tell a missing line. */
    get dense(): boolean;
    /** A line of the stream; what can be written now is added to `pieces`. False where only the stored log can tell what it is. */
    offerEvent(event: StreamLine, pieces: Piece[]): boolean;
    /** Stops waiting for the stored log to fill the holes before lines of the stream. */
    giveUpWaiting(): Piece[];
}
