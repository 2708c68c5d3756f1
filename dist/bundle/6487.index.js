export const id = 6487;
export const ids = [6487];
export const modules = {

/***/ 6487:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ Run)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6695);
/* harmony import */ var _abort_scope_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9713);
/* harmony import */ var _clock_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9376);
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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



const defaultTimeoutMs = 30 * 60_000;
class Run {
    clock;
    random;
    signal;
    deadlineMs;
    inDoubt = false;
    #startMs;
    constructor(options) {
        this.clock = options.clock ?? _clock_js__WEBPACK_IMPORTED_MODULE_2__/* .systemClock */ .m;
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
    sleep(ms) {
        return this.clock.sleep(Math.max(0, ms), this.signal);
    }
    async waitWhileHeld(platform, signal = this.signal) {
        while (platform.heldMs > 0) {
            if (platform.heldMs > this.remaining())
                return false;
            await this.clock.sleep(platform.heldMs, signal);
        }
        return true;
    }
    async within(ms, operation, work, parent = this.signal) {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            parent.throwIfAborted();
            const text = `${operation}: no answer within ${Math.round(ms / 100) / 10} s.`;
            const onTimeout = () => new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .NoAnswerError */ .i5(text, { operation, sent: true });
            const scope = __addDisposableResource(env_1, new _abort_scope_js__WEBPACK_IMPORTED_MODULE_1__/* .AbortScope */ .D({ clock: this.clock, signal: parent, timeoutMs: ms, onTimeout }), false);
            return await work(scope.signal);
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


/***/ })

};
