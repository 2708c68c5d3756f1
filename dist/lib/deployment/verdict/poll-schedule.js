const eagerForMs = 15_000;
const eagerMs = 1_000;
const slowestMs = 10_000;
const growth = 0.2;
/** The wait after a good read at `atMs`. */
export function pollInterval(schedule, atMs) {
    if (schedule.fixedMs !== undefined)
        return schedule.fixedMs;
    if (atMs < eagerForMs)
        return eagerMs;
    return Math.min(slowestMs, eagerMs + (atMs - eagerForMs) * growth);
}
/** The wait after the n-th failed read in a row (n from 1): exponential with full jitter above a floor that isForbiddenStatus hot loops. */
export function failureBackoff(failuresInARow, random) {
    const ceiling = Math.min(slowestMs, eagerMs * 2 ** Math.min(failuresInARow - 1, 10));
    return 250 + random() * (ceiling - 250);
}
export const lineHints = { most: 5, everyMs: 150_000, tokens: 5, atMs: 0 };
export const streamEndHints = { most: 10, everyMs: 20_000, tokens: 10, atMs: 0 };
/** A read that a broken stream causes is at least this far from the one before it: a stream may break in a burst. */
export const hintGapMs = 200;
/** The budget after a hint at `atMs`, or undefined where it is spent. */
export function spendHint(budget, atMs) {
    const tokens = Math.min(budget.most, budget.tokens + (atMs - budget.atMs) / budget.everyMs);
    return tokens < 1 ? undefined : { ...budget, tokens: tokens - 1, atMs };
}
/** The status may turn final a moment after the stream's end: a few quick looks, then the usual interval. */
export const quickLooksMs = [250, 500];
