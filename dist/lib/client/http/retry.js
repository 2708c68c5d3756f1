/** Tries of one call, the first included. */
export const maximumTries = 5;
const firstWindowMs = 500;
const widestWindowMs = 10_000;
/**
 * How long to wait before the next try, in milliseconds, or undefined where there is none: exponential backoff with full
 * jitter (a uniform choice from a doubling window), and never less than the platform's hint. A wait that would end past the
 * time left is not begun.
 */
export function nextWait(question, random) {
    if (question.tries >= maximumTries)
        return undefined;
    const windowMs = Math.min(widestWindowMs, firstWindowMs * 2 ** (question.tries - 1));
    const wait = Math.max(Math.round(random() * windowMs), question.hintMs ?? 0);
    return wait < question.leftMs ? wait : undefined;
}
/**
 * `Retry-After` as a least wait in milliseconds: seconds, or an HTTP date compared with `now`. Undefined where it is absent
 * or unreadable; a date that has passed is 0.
 */
export function parseRetryAfter(header, now) {
    const text = header?.trim();
    if (text === undefined || text === '')
        return undefined;
    if (/^\d+(?:\.\d+)?$/.test(text))
        return Math.ceil(Number(text) * 1000);
    // A date of RFC 9110 begins with the day's name; `Date.parse` alone would take much more, e.g. "-5".
    if (!/^[A-Za-z]{3,9},? /.test(text))
        return undefined;
    const date = Date.parse(text);
    return Number.isNaN(date) ? undefined : Math.max(0, date - now.getTime());
}
