import { type Clock } from './clock.ts';
/** What ends a call. */
export interface ScopeOptions {
    readonly clock: Clock;
    /** The caller's signal. */
    readonly signal: AbortSignal | undefined;
    /** Milliseconds from now. */
    readonly timeoutMs: number;
    /** What the call rejects with when the time is over. */
    readonly onTimeout: () => Error;
}
/**
 * The time that one call has: ended by the caller's signal, whose reason is kept as it is, by the clock, or by `end`. Leaves
 * no listener and no timer behind once it is closed.
 */
export declare class Scope {
    #private;
    constructor({ clock, signal, timeoutMs, onTimeout }: ScopeOptions);
    get signal(): AbortSignal;
    /** Milliseconds until the time is over. */
    get leftMs(): number;
    end(reason: unknown): void;
    close(): void;
}
