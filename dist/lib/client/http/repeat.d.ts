import type { Effect } from '../../contract/operation.ts';
import type { Clock, Random } from '../time/clock.ts';
import type { AbortScope } from '../time/timeout.ts';
/** What decides whether and when a call is tried again. */
export interface RepeatOptions {
    readonly effect: Effect;
    readonly clock: Clock;
    readonly random: Random;
    readonly scope: AbortScope;
}
/** Tries until it succeeds, until a failure that must not be repeated, or until the time is over. */
export declare function repeat<T>(attempt: () => Promise<T>, options: RepeatOptions): Promise<T>;
/** What a call rejects with whose time is over: what is known of the write is not lost over it. */
export declare function endOf(scope: AbortScope, error: unknown): unknown;
/** A write is repeated only where it cannot have taken effect: no byte was sent, or a 429 turned it away. */
export declare function mayRepeat(error: unknown, effect: Effect): boolean;
