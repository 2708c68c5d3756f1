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
import { notNeeded, systemClock } from './clock.js';
/**
 * A signal that aborts with its parent, when its time is over, or when `abort` is called, whichever comes first. Closing it
 * aborts nothing, and leaves no listener and no timer behind.
 */
export class AbortScope {
    #controller = new AbortController();
    #closed = new AbortController();
    #clock;
    #endMs;
    constructor({ clock = systemClock, signal, timeoutMs = Number.POSITIVE_INFINITY, onTimeout = timedOut, }) {
        this.#clock = clock;
        this.#endMs = clock.now() + timeoutMs;
        if (signal?.aborted) {
            this.abort(signal.reason);
            return;
        }
        const onAbort = () => this.abort(signal?.reason);
        signal?.addEventListener('abort', onAbort, { once: true });
        this.#closed.signal.addEventListener('abort', () => signal?.removeEventListener('abort', onAbort), { once: true });
        if (timeoutMs < Number.POSITIVE_INFINITY)
            this.abortAfter(timeoutMs, onTimeout);
    }
    get signal() {
        return this.#controller.signal;
    }
    /** Milliseconds until the time is over; infinite where there is no timeout. */
    get leftMs() {
        return this.#endMs - this.#clock.now();
    }
    abort(reason) {
        this.#controller.abort(reason);
    }
    /** Aborts at once where `ms` is not positive. */
    abortAfter(ms, reason) {
        if (ms <= 0) {
            this.abort(reason());
            return;
        }
        this.#clock.sleep(ms, this.#closed.signal).then(() => this.abort(reason()), () => { });
    }
    [Symbol.dispose]() {
        this.#closed.abort(notNeeded);
    }
}
/**
 * The result of `work`, or a rejection when `ms` pass or the signal aborts first; the signal's reason is kept as it is. The work
 * itself goes on, and its result is dropped.
 */
export async function withTimeout(work, ms, signal) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const scope = __addDisposableResource(env_1, new AbortScope({ signal, timeoutMs: ms }), false);
        const { promise, reject } = Promise.withResolvers();
        const onAbort = () => reject(scope.signal.reason);
        scope.signal.addEventListener('abort', onAbort, { once: true });
        if (scope.signal.aborted)
            onAbort();
        return await Promise.race([work, promise]);
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        __disposeResources(env_1);
    }
}
/** A signal that aborts `ms` after `signal` does, with its reason. The wait does not keep the process alive. */
export function abortLater(signal, ms) {
    const later = new AbortController();
    const begin = () => {
        setTimeout(() => later.abort(signal.reason), ms).unref();
    };
    if (signal.aborted)
        begin();
    else
        signal.addEventListener('abort', begin, { once: true });
    return later.signal;
}
function timedOut() {
    return new DOMException('timed out', 'TimeoutError');
}
