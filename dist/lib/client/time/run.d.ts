import { type Clock, type Random } from './clock.ts';
/** What every flow is told about time and words. */
export interface FlowOptions {
    /** From the first request to the end of following, in milliseconds; 30 minutes by default. The run ends at most 10 s later. */
    readonly timeoutMs?: number;
    /** A fixed poll interval in milliseconds; adaptive where absent. */
    readonly pollIntervalMs?: number;
    /** Status words that mean success or failure on this platform, read before the built-in ones. */
    readonly successStates?: readonly string[];
    /** Those that mean failure. */
    readonly failureStates?: readonly string[];
    /** Ends the run as `aborted`; no request starts after it. The remote deployment goes on. */
    readonly signal?: AbortSignal;
    /** For tests on virtual time; by default the system's. */
    readonly clock?: Clock;
    /** Spreads the polls and pauses; by default `Math.random`. */
    readonly random?: Random;
    /** False ends at the platform's acceptance, with outcome `accepted`. */
    readonly wait?: boolean;
}
/** Time, as one run sees it: milliseconds since its first request. */
export declare class Run {
    #private;
    readonly clock: Clock;
    readonly random: Random;
    readonly signal: AbortSignal;
    readonly deadlineMs: number;
    /** A write was begun, and nothing has shown yet what became of it. */
    inDoubt: boolean;
    constructor(options: FlowOptions);
    elapsed(): number;
    remaining(): number;
    /** Until then the platform asked for silence (`Retry-After`), whichever request it said it to. */
    get heldUntilMs(): number;
    sleep(ms: number): Promise<void>;
    /** Notes the wait that a refusal asked for. */
    heed(error: unknown): void;
    /** Waits out a `Retry-After`, within the deadline. False where it reaches past the deadline. */
    mayAsk(signal?: AbortSignal): Promise<boolean>;
    /** Runs `work` with a signal that aborts after `ms`, as a `NoAnswerError`, or with `parent` (the run, unless given). */
    within<T>(ms: number, operation: string, work: (signal: AbortSignal) => Promise<T>, parent?: AbortSignal): Promise<T>;
}
