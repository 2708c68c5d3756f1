import { type Answer } from '../http/answer.ts';
/** An answer as it goes over the wire, for faults to change. */
export interface Wire {
    readonly status: number;
    readonly headers: Readonly<Record<string, string>>;
    /** The body. Each piece leaves with a write of its own; an end by `BrokenOff` breaks the connection. */
    readonly pieces: Pieces;
}
/** A body, piece by piece. It ends when its signal aborts: the reader has gone away. */
export type Pieces = (signal: AbortSignal) => AsyncIterable<Buffer>;
/** The connection is to be broken now. */
export declare class BrokenOff extends Error {
    readonly how: 'reset' | 'close';
    constructor(how: 'reset' | 'close');
}
/** An answer as it would go over the wire if nothing went wrong. */
export declare function wireOf({ status, body, headers: further }: Answer): Wire;
