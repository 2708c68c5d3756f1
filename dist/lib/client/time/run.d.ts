import { type Clock, type Random } from './clock.ts';
/** How long a run may take, what ends it early, and where its time and chance come from. */
export interface RunOptions {
    /** From the first request to the end of the run, in milliseconds; 30 minutes by default. A run ends at most 10 s later. */
    readonly timeoutMs?: number;
    /** Ends the run as `aborted`; no request starts after it. The remote deployment goes on. */
    readonly signal?: AbortSignal;
    /** For tests on virtual time; by default the system's. */
    readonly clock?: Clock;
    /** Spreads the polls and pauses; by default `Math.random`. */
    readonly random?: Random;
}
/** The time of one run, in milliseconds since it began, and the waits that the platform asked it for. */
export declare class Run {
    #private;
    readonly clock: Clock;
    readonly random: Random;
    readonly signal: AbortSignal;
    readonly deadlineMs: number;
    /** A write was started, and its effect is not known yet. */
    inDoubt: boolean;
    constructor(options: RunOptions);
    elapsed(): number;
    remaining(): number;
    /** The platform asked for no request before then (`Retry-After`), in the answer to any request of the run. */
    get retryAfterUntilMs(): number;
    sleep(ms: number): Promise<void>;
    /** Notes the wait that a refusal asks for. */
    noteRetryAfter(error: unknown): void;
    /** Waits until the platform takes requests again. False, without a wait, where that is past the deadline. */
    waitForRetryAfter(signal?: AbortSignal): Promise<boolean>;
    /**
     * Runs `work` with a signal that aborts after `ms`, with a `NoAnswerError`, or with `parent` (by default the run's signal).
     * Notes the `Retry-After` of a refusal.
     */
    within<T>(ms: number, operation: string, work: (signal: AbortSignal) => Promise<T>, parent?: AbortSignal): Promise<T>;
}
