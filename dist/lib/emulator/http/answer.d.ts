import type { ServerResponse } from 'node:http';
/** A body that is written piece by piece, as its reader takes it. */
export declare class Streamed {
    readonly contentType: string;
    readonly chunks: (signal: AbortSignal) => AsyncIterable<string> | Iterable<string>;
    /** `chunks` ends when its signal aborts: the reader has gone away. */
    constructor(contentType: string, chunks: (signal: AbortSignal) => AsyncIterable<string> | Iterable<string>);
}
/** Answers with one JSON value. */
export declare function sendJson(response: ServerResponse, status: number, value: unknown): void;
/** Answers with a stream, no faster than it is read; returns when it has ended or the reader has gone away. */
export declare function sendStream(response: ServerResponse, streamed: Streamed): Promise<void>;
