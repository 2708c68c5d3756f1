import { notNeeded } from './clock.js';
/** A sleep that can be cut short: `ring` ends the present wait, or the next one where nobody waits. */
export class Bell {
    #rung = false;
    #wake;
    ring() {
        this.#rung = true;
        this.#wake?.abort(notNeeded);
    }
    /** Resolves when rung or after `ms`; rejects with the signal's reason when it aborts. One waiter at a time. */
    async wait(clock, ms, signal) {
        signal.throwIfAborted();
        if (!this.#rung && ms > 0)
            await this.#sleep(clock, ms, signal);
        this.#rung = false;
    }
    async #sleep(clock, ms, signal) {
        const wake = new AbortController();
        this.#wake = wake;
        const cancel = () => wake.abort(notNeeded);
        signal.addEventListener('abort', cancel, { once: true });
        try {
            await clock.sleep(ms, wake.signal);
        }
        catch (error) {
            signal.throwIfAborted();
            if (!wake.signal.aborted)
                throw error;
        }
        finally {
            signal.removeEventListener('abort', cancel);
            this.#wake = undefined;
        }
    }
}
