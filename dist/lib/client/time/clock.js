/**
 * Ends a wait that nobody needs any more. An abort without a reason makes an error with its stack, and a client ends a few
 * waits with each request.
 */
export const notNeeded = 'not needed';
/** What a timer of Node can wait at most; beyond it, it would fire at once. */
const longestTimer = 2 ** 31 - 1;
/** The real time, monotonic for `now` and of the wall for `date`. */
export const systemClock = {
    now: () => performance.now(),
    date: () => new Date(),
    sleep: (ms, signal) => new Promise((resolve, reject) => {
        if (signal?.aborted) {
            reject(signal.reason);
            return;
        }
        const onAbort = () => {
            clearTimeout(timer);
            reject(signal?.reason);
        };
        const timer = setTimeout(() => {
            signal?.removeEventListener('abort', onAbort);
            resolve();
        }, Math.min(ms, longestTimer));
        signal?.addEventListener('abort', onAbort, { once: true });
    }),
};
