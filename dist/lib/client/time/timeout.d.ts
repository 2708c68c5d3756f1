import { type Clock } from './clock.ts';
/** What ends the work of a scope, beside a call of `abort`. */
export interface AbortScopeOptions {
    /** By default the system's. */
    readonly clock?: Clock | undefined;
    /** The parent: its reason is kept as it is. */
    readonly signal?: AbortSignal | undefined;
    /** Milliseconds from now; without it the scope has no timeout. */
    readonly timeoutMs?: number | undefined;
    /** Makes the reason of the signal when the time is over. */
    readonly onTimeout?: () => unknown;
}
/**
 * A signal that aborts with its parent, when its time is over, or when `abort` is called, whichever comes first. Closing it
 * aborts nothing, and leaves no listener and no timer behind.
 */
export declare class AbortScope implements Disposable {
    #private;
    constructor({ clock, signal, timeoutMs, onTimeout, }: AbortScopeOptions);
    get signal(): AbortSignal;
    /** Milliseconds until the time is over; infinite where there is no timeout. */
    get leftMs(): number;
    abort(reason: unknown): void;
    /** Aborts at once where `ms` is not positive. */
    abortAfter(ms: number, reason: () => unknown): void;
    [Symbol.dispose](): void;
}
/**
 * The result of `work`, or a rejection when `ms` pass or the signal aborts first; the signal's reason is kept as it is. The work
 * itself goes on, and its result is dropped.
 */
export declare function withTimeout<T>(work: Promise<T>, ms: number, signal: AbortSignal): Promise<T>;
/** A signal that aborts `ms` after `signal` does, with its reason. The wait does not keep the process alive. */
export declare function abortLater(signal: AbortSignal, ms: number): AbortSignal;
