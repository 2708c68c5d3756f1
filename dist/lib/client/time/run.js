var __addDisposableResource = (this && this.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (this && this.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});
import { NoAnswerError, RefusedError } from '../errors.js';
import { systemClock } from './clock.js';
import { AbortScope } from './timeout.js';
const defaultTimeoutMs = 30 * 60_000;
/** The time of one run, in milliseconds since it began, and the waits that the platform asked it for. */
export class Run {
    clock;
    random;
    signal;
    deadlineMs;
    /** A write was started, and its effect is not known yet. */
    inDoubt = false;
    #startMs;
    #retryAfterUntilMs = 0;
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
    /** The platform asked for no request before then (`Retry-After`), in the answer to any request of the run. */
    get retryAfterUntilMs() {
        return this.#retryAfterUntilMs;
    }
    sleep(ms) {
        return this.clock.sleep(Math.max(0, ms), this.signal);
    }
    /** Notes the wait that a refusal asks for. */
    noteRetryAfter(error) {
        if (!(error instanceof RefusedError) || error.retryAfterMs === undefined)
            return;
        this.#retryAfterUntilMs = Math.max(this.#retryAfterUntilMs, this.elapsed() + error.retryAfterMs);
    }
    /** Waits until the platform takes requests again. False, without a wait, where that is past the deadline. */
    async waitForRetryAfter(signal = this.signal) {
        // During the wait another request may be asked to wait longer.
        while (this.#retryAfterUntilMs > this.elapsed()) {
            if (this.#retryAfterUntilMs > this.deadlineMs)
                return false;
            await this.clock.sleep(this.#retryAfterUntilMs - this.elapsed(), signal);
        }
        return true;
    }
    /**
     * Runs `work` with a signal that aborts after `ms`, with a `NoAnswerError`, or with `parent` (by default the run's signal).
     * Notes the `Retry-After` of a refusal.
     */
    async within(ms, operation, work, parent = this.signal) {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            parent.throwIfAborted();
            const onTimeout = () => new NoAnswerError(`${operation} got no answer in time.`, { operation, sent: true });
            const scope = __addDisposableResource(env_1, new AbortScope({ clock: this.clock, signal: parent, timeoutMs: ms, onTimeout }), false);
            try {
                return await work(scope.signal);
            }
            catch (error) {
                this.noteRetryAfter(error);
                throw error;
            }
        }
        catch (e_1) {
            env_1.error = e_1;
            env_1.hasError = true;
        }
        finally {
            __disposeResources(env_1);
        }
    }
}
