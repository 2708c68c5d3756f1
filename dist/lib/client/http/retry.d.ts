import type { Random } from '../time/clock.ts';
/** Tries of one call, the first included. */
export declare const maximumTries = 5;
/** What the next wait depends on, chance aside. */
export interface RetryQuestion {
    /** Tries made so far; at least 1. */
    readonly tries: number;
    /** The least wait that the platform asked for, in milliseconds. */
    readonly hintMs: number | undefined;
    /** What is left until the call must end, in milliseconds. */
    readonly leftMs: number;
}
/**
 * How long to wait before the next try, in milliseconds, or undefined where there is none: exponential backoff with full
 * jitter (a uniform choice from a doubling window), and never less than the platform's hint. A wait that would end past the
 * time left is not begun.
 */
export declare function nextWait(question: RetryQuestion, random: Random): number | undefined;
/**
 * `Retry-After` as a least wait in milliseconds: seconds, or an HTTP date compared with `now`. Undefined where it is absent
 * or unreadable; a date that has passed is 0.
 */
export declare function parseRetryAfter(header: string | undefined, now: Date): number | undefined;
