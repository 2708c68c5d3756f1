import { notNeeded } from './clock.js';
/**
 * The time that one call has: ended by the caller's signal, whose reason is kept as it is, by the clock, or by `end`. Leaves
 * no listener and no timer behind once it is closed.
 */
export class Scope {
    #controller = new AbortController();
    #closed = new AbortController();
    #clock;
    #endsAt;
    constructor({ clock, signal, timeoutMs, onTimeout }) {
        this.#clock = clock;
        this.#endsAt = clock.now() + timeoutMs;
        if (signal?.aborted) {
            this.end(signal.reason);
            return;
        }
        if (timeoutMs <= 0) {
            this.end(onTimeout());
            return;
        }
        const onAbort = () => this.end(signal?.reason);
        signal?.addEventListener('abort', onAbort, { once: true });
        this.#closed.signal.addEventListener('abort', () => signal?.removeEventListener('abort', onAbort), { once: true });
        clock.sleep(timeoutMs, this.#closed.signal).then(() => this.end(onTimeout()), () => { });
    }
    get signal() {
        return this.#controller.signal;
    }
    /** Milliseconds until the time is over. */
    get leftMs() {
        return this.#endsAt - this.#clock.now();
    }
    end(reason) {
        this.#controller.abort(reason);
    }
    close() {
        this.#closed.abort(notNeeded);
    }
}
