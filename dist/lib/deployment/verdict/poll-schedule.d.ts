import type { Random } from '../../client/time/clock.ts';
/**
 * When to read the history next. The one place for the poll schedule; all times in milliseconds since the run began.
 *
 * Adaptive (product: `poll-interval`): 1 s for the first 15 s, then growing to 10 s; a build of ten minutes costs
 * about 80 reads.
 */
export interface Schedule {
    /** The user's fixed interval; undefined polls adaptively. */
    readonly fixedMs: number | undefined;
}
/** The wait after a good read at `atMs`. */
export declare function pollInterval(schedule: Schedule, atMs: number): number;
/** The wait after the n-th failed read in a row (n from 1): exponential with full jitter above a floor that isForbiddenStatus hot loops. */
export declare function failureBackoff(failuresInARow: number, random: Random): number;
/**
 * Hints bring the next read forward, within a budget each, so that a talkative build costs hardly more requests than a
 * silent one.
 */
export interface HintBudget {
    readonly most: number;
    /** One more after so many milliseconds. */
    readonly everyMs: number;
    readonly tokens: number;
    readonly atMs: number;
}
export declare const lineHints: HintBudget;
export declare const streamEndHints: HintBudget;
/** A read that a broken stream causes is at least this far from the one before it: a stream may break in a burst. */
export declare const hintGapMs = 200;
/** The budget after a hint at `atMs`, or undefined where it is spent. */
export declare function spendHint(budget: HintBudget, atMs: number): HintBudget | undefined;
/** The status may turn final a moment after the stream's end: a few quick looks, then the usual interval. */
export declare const quickLooksMs: readonly [250, 500];
