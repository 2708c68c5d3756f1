export const id = 554;
export const ids = [554];
export const modules = {

/***/ 6487:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ Run)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6695);
/* harmony import */ var _clock_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9376);
/* harmony import */ var _timeout_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3541);
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
    #retryAfterUntilMs = 0;
    constructor(options) {
        this.clock = options.clock ?? _clock_js__WEBPACK_IMPORTED_MODULE_1__/* .systemClock */ .m;
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
    get retryAfterUntilMs() {
        return this.#retryAfterUntilMs;
    }
    sleep(ms) {
        return this.clock.sleep(Math.max(0, ms), this.signal);
    }
    noteRetryAfter(error) {
        if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .RefusedError */ .fk) || error.retryAfterMs === undefined)
            return;
        this.#retryAfterUntilMs = Math.max(this.#retryAfterUntilMs, this.elapsed() + error.retryAfterMs);
    }
    async waitForRetryAfter(signal = this.signal) {
        while (this.#retryAfterUntilMs > this.elapsed()) {
            if (this.#retryAfterUntilMs > this.deadlineMs)
                return false;
            await this.clock.sleep(this.#retryAfterUntilMs - this.elapsed(), signal);
        }
        return true;
    }
    async within(ms, operation, work, parent = this.signal) {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            parent.throwIfAborted();
            const text = `${operation}: no answer within ${Math.round(ms / 100) / 10} s.`;
            const onTimeout = () => new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .NoAnswerError */ .i5(text, { operation, sent: true });
            const scope = __addDisposableResource(env_1, new _timeout_js__WEBPACK_IMPORTED_MODULE_2__/* .AbortScope */ .DK({ clock: this.clock, signal: parent, timeoutMs: ms, onTimeout }), false);
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


/***/ }),

/***/ 5928:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $4: () => (/* binding */ findLastGood),
/* harmony export */   kN: () => (/* binding */ readCommit),
/* harmony export */   rj: () => (/* binding */ readPast)
/* harmony export */ });
/* harmony import */ var _client_streams_read_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7766);
/* harmony import */ var _text_defined_fields_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4917);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3597);
/* harmony import */ var _text_size_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7397);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8093);
/* harmony import */ var _verdict_vocabulary_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9022);






const wholeCommit = /^[0-9a-f]{7,64}$/;
const mostPages = 10;
const shortCommit = 12;
async function findLastGood(platform, { serviceId, current, remembered, signal, timeoutMs, ...words }) {
    const runs = (await remembered?.()) ?? [];
    const failed = new Set();
    let newest;
    let rows = 0;
    let isShown = false;
    for await (const past of (0,_client_streams_read_js__WEBPACK_IMPORTED_MODULE_0__/* .oneByOne */ .E)(readPast(platform, serviceId, { ...words, signal, timeoutMs }), signal)) {
        const { id, commit, succeeded } = past;
        newest ??= past;
        rows++;
        isShown ||= commit !== undefined;
        const from = current ?? newest.commit;
        if (from === undefined)
            break;
        if (commit === undefined || !succeeded || !isNew(commit, from, newest))
            continue;
        const run = runs.find((each) => (0,_record_js__WEBPACK_IMPORTED_MODULE_1__/* .sameCommit */ .Kd)(each.commit, commit));
        if (run !== undefined && (failed.has(run.commit) || (await run.result()) === 'failed')) {
            failed.add(run.commit);
            continue;
        }
        const deployment = id === undefined ? 'the newest deployment' : `deployment ${id}, the newest`;
        const how = `Going back to ${commit.slice(0, shortCommit)}: it is the commit of ${deployment} that succeeded with another commit than ${from.slice(0, shortCommit)}.`;
        return { kind: 'found', commit, from, how };
    }
    const from = current ?? newest?.commit;
    if (from === undefined) {
        const reason = newest === undefined
            ? `The service has no deployment yet.`
            : `The record of the newest deployment (${newest.id ?? 'without an id'}) shows no commit, so it is not known what to go back from.`;
        return { kind: 'none', from, reason };
    }
    for (const { commit, result } of isShown ? [] : runs) {
        if (!isNew(commit, from, newest) || (await result()) !== 'succeeded')
            continue;
        const how = `Going back to ${commit.slice(0, shortCommit)}: GitHub remembers it as the newest that succeeded with another commit than ${from.slice(0, shortCommit)}; the platform's records show no commit.`;
        return { kind: 'found', commit, from, how };
    }
    const passed = failed.size > 0 ? ' and passed its checks' : '';
    const reason = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_3__/* .message */ .i) `rollback-nothing-good: No deployment to go back to: of ${(0,_text_size_js__WEBPACK_IMPORTED_MODULE_4__/* .formatCount */ .B)(rows, 'record')} none succeeded with a known commit other than ${from.slice(0, shortCommit)}${passed}.`;
    return { kind: 'none', from, reason };
}
function isNew(commit, from, newest) {
    return !(0,_record_js__WEBPACK_IMPORTED_MODULE_1__/* .sameCommit */ .Kd)(commit, from) && (newest?.commit === undefined || !(0,_record_js__WEBPACK_IMPORTED_MODULE_1__/* .sameCommit */ .Kd)(commit, newest.commit));
}
async function* readPast(platform, serviceId, { signal, timeoutMs, retries, ...words }) {
    const meaningOf = (0,_verdict_vocabulary_js__WEBPACK_IMPORTED_MODULE_2__/* .buildVocabulary */ .vQ)(words);
    let pages = 0;
    for await (const { deployments } of platform.history(serviceId, (0,_text_defined_fields_js__WEBPACK_IMPORTED_MODULE_5__/* .definedFields */ .X)({ signal, timeoutMs, retries }))) {
        yield deployments.map((row) => {
            const { id, word, rollbackable, refs } = (0,_record_js__WEBPACK_IMPORTED_MODULE_1__/* .readRecord */ .aE)(row);
            const meaning = word === undefined ? 'ambiguous' : meaningOf(word);
            const mayBe = meaning === 'ambiguous' || meaning === 'superseded';
            const succeeded = meaning === 'succeeded' || (mayBe && rollbackable);
            const commit = [...refs.commits, ...refs.names].map(readCommit).find((each) => each !== undefined);
            return { id, commit, ref: (0,_record_js__WEBPACK_IMPORTED_MODULE_1__/* .readRef */ .sg)(refs), succeeded, createdMs: (0,_record_js__WEBPACK_IMPORTED_MODULE_1__/* .readTimes */ .fh)(row).createdMs };
        });
        if (++pages === mostPages)
            return;
    }
}
function readCommit(ref) {
    const text = ref.toLowerCase();
    return wholeCommit.test(text) ? text : undefined;
}


/***/ })

};
