import type { Effect } from '../../contract/operation.ts';
/** How long one kind of call may take, in milliseconds, where the caller gives no bound. */
export interface Patience {
    /** From the end of the request to the headers of the answer. */
    readonly headersMs: number;
    /** Without a byte of the body. */
    readonly idleMs: number;
    /** The whole call, retries included. */
    readonly totalMs: number;
}
/** A body of any size: the platform unpacks it before it answers. */
export declare const sending: Patience;
/** A quiet build sends nothing for long: the watchdog of the stream decides, not the socket. */
export declare const streaming: Patience;
/** The bounds of a call whose body is in memory. */
export declare function patienceFor(effect: Effect): Patience;
