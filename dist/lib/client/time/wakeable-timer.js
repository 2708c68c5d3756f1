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
import { notNeeded } from './clock.js';
import { AbortScope } from './timeout.js';
/** A sleep that can be cut short: `wake` ends the present one, or the next one where none is going on. One sleeper at a time. */
export class WakeableTimer {
    #woken = false;
    #sleep;
    wake() {
        this.#woken = true;
        this.#sleep?.abort(notNeeded);
    }
    /** Resolves when woken or after `ms`; rejects with the signal's reason when it aborts. */
    async sleep(clock, ms, signal) {
        signal.throwIfAborted();
        if (!this.#woken && ms > 0) {
            const env_1 = { stack: [], error: void 0, hasError: false };
            try {
                const scope = __addDisposableResource(env_1, new AbortScope({ clock, signal }), false);
                this.#sleep = scope;
                try {
                    await clock.sleep(ms, scope.signal);
                }
                catch (error) {
                    signal.throwIfAborted();
                    if (!this.#woken)
                        throw error;
                }
                finally {
                    this.#sleep = undefined;
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
        this.#woken = false;
    }
}
