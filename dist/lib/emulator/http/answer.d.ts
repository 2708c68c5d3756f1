import type { ServerResponse } from 'node:http';
/** A body that is written piece by piece, as its reader takes it. */
export declare class Streamed {
    readonly contentType: string;
    readonly chunks: (signal: AbortSignal) => AsyncIterable<string> | Iterable<string>;
    /** `chunks` ends when its signal aborts: the reader has gone away. */
    constructor(contentType: string, chunks: (signal: AbortSignal) => AsyncIterable<string> | Iterable<string>);
}
/** What one request is answered with: a status, and a JSON value or, after a 200, a stream. */
export interface Answer {
    readonly status: number;
    /** A `Streamed`, or anything that JSON can hold. */
    readonly body: unknown;
    /** Further headers of a JSON value, by lower-case name. */
    readonly headers?: Readonly<Record<string, string>>;
}
/** Sends an answer; returns when it is written, or the reader has gone away. */
export declare function send(response: ServerResponse, { status, body, headers }: Answer): Promise<void>;
/** Answers with one JSON value; `headers` are further ones. */
export declare function sendJson(response: ServerResponse, status: number, value: unknown, headers?: Answer['headers']): void;
/** The headers of a stream. */
export declare function streamHeaders({ contentType }: Streamed): Record<string, string>;
/** Sends headers and then a body piece by piece, no faster than it is read; returns when it has ended or the reader has gone. */
export declare function sendPieces(response: ServerResponse, pieces: (signal: AbortSignal) => AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>): Promise<void>;
