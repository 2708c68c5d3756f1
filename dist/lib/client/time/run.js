import { NoAnswerError, RefusedError } from '../errors.js';
import { notNeeded, systemClock } from './clock.js';
const defaultTimeoutMs = 30 * 60_000;
/** Time, as one run sees it: milliseconds since its first request. */
export class Run {
    clock;
    random;
    signal;
    deadlineMs;
    /** A write was begun, and nothing has shown yet what became of it. */
    inDoubt = false;
    #startMs;
    #heldUntilMs = 0;
    constructor(options) {
        this.clock = options.clock ?? systemClock;
        this.random = options.random ?? Math.random;
        this.signal = options.signal ?? new AbortController().signal;
        this.deadlineMs = options.timeoutMs ?? defaultTimeoutMs;
        this.#startMs = this.clock.now();
    }
    elapsed() {
        return this.clock.now() - this.#startMs;
    }
    remaining() {
        return this.deadlineMs - this.elapsed();
    }
    /** Until then the platform asked for silence (`Retry-After`), whichever request it said it to. */
    get heldUntilMs() {
        return this.#heldUntilMs;
    }
    sleep(ms) {
        return this.clock.sleep(Math.max(0, ms), this.signal);
    }
    /** Notes the wait that a refusal asked for. */
    heed(error) {
        if (!(error instanceof RefusedError) || error.retryAfterMs === undefined)
            return;
        this.#heldUntilMs = Math.max(this.#heldUntilMs, this.elapsed() + error.retryAfterMs);
    }
    /** Waits out a `Retry-After`, within the deadline. False where it reaches past the deadline. */
    async mayAsk(signal = this.signal) {
        // Another request may be told to wait longer while this one waits.
        while (this.#heldUntilMs > this.elapsed()) {
            if (this.#heldUntilMs > this.deadlineMs)
                return false;
            await this.clock.sleep(this.#heldUntilMs - this.elapsed(), signal);
        }
        return true;
    }
    /** Runs `work` with a signal that aborts after `ms`, as a `NoAnswerError`, or with `parent` (the run, unless given). */
    async within(ms, operation, work, parent = this.signal) {
        parent.throwIfAborted();
        const limit = new AbortController();
        const over = new AbortController();
        const cancel = () => limit.abort(parent.reason);
        parent.addEventListener('abort', cancel, { once: true });
        const timer = this.clock.sleep(Math.max(0, ms), over.signal).then(() => limit.abort(new NoAnswerError(`${operation} got no answer in time.`, { operation, sent: true })), () => undefined);
        try {
            return await work(limit.signal);
        }
        catch (error) {
            this.heed(error);
            throw error;
        }
        finally {
            parent.removeEventListener('abort', cancel);
            over.abort(notNeeded);
            await timer;
        }
    }
}
