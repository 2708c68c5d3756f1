/**
 * Reading log records whose shape the contract does not show "beyond a per-record sequence number": the names in common
 * use are tried in order.
 */
export declare const sequenceKeys: readonly ['seq', 'sequence', 'id'];
/** A record of the stored log. `seq` is undefined where it carries no number. */
export interface StoredRecord {
    readonly seq: number | undefined;
    readonly text: string;
}
/** An unknown shape is shown as its JSON, so that nothing is lost. */
export declare function readStoredRecord(raw: unknown): StoredRecord;
/** Where a stream event can carry its sequence: a field of the payload, or the event's own `id:`. */
export declare const numberSources: readonly ["seq", "sequence", "id", "event-id"];
export type NumberSource = (typeof numberSources)[number];
/** An event of the stream as a line of the log, if it is one; `numbers` are claims until the stored log agrees. */
export interface StreamLine {
    readonly text: string | undefined;
    readonly numbers: Partial<Record<NumberSource, number>>;
}
export declare function readStreamEvent(event: {
    readonly id: string | undefined;
    readonly data: string;
}): StreamLine;
