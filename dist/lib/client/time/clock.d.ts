/** Time and chance, passed in, so that the flows run on virtual time in tests. */
export interface Clock {
    /** Monotonic milliseconds from an arbitrary start. */
    now(): number;
    /** The wall clock, for what people read and for dates in headers. */
    date(): Date;
    /** Resolves after `ms`; rejects with the signal's reason as soon as it aborts. Leaves no timer and no listener behind. */
    sleep(ms: number, signal?: AbortSignal): Promise<void>;
}
/**
 * Ends a wait that nobody needs any more. An abort without a reason makes an error with its stack, and a client ends a few
 * waits with each request.
 */
export declare const notNeeded = "not needed";
/** Uniform in [0, 1), as `Math.random`. */
export type Random = () => number;
/** The real time, monotonic for `now` and of the wall for `date`. */
export declare const systemClock: Clock;
