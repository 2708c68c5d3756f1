import { setTimeout } from 'node:timers/promises';
/** Waits so many milliseconds, or until the signal aborts. It keeps no process alive. */
export async function pause(ms, signal) {
    await setTimeout(ms, undefined, { ref: false, ...(signal && { signal }) }).catch(() => undefined);
}
/** Waits until the signal aborts. */
export async function untilAborted(signal) {
    if (!signal.aborted)
        await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
}
