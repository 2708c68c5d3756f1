export const id = 6614;
export const ids = [6614];
export const modules = {

/***/ 6614:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   printStream: () => (/* binding */ printStream)
/* harmony export */ });
/* harmony import */ var _build_log_follower_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7777);
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5373);
/* harmony import */ var _client_platform_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9081);
/* harmony import */ var _client_time_abort_scope_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7239);
/* harmony import */ var _client_time_run_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5557);
/* harmony import */ var _output_printed_build_log_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7755);
/* harmony import */ var _text_formats_count_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7028);
/* harmony import */ var _call_result_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1571);
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








const longestMs = 6 * 3_600_000;
const endsThatCount = 2;
const longestWithoutStreamMs = 5 * 60_000;
async function printStream(job, { operation, args, connection }) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { id } = args;
        if (typeof id !== 'string')
            throw new TypeError('the arguments were checked before');
        const run = new _client_time_run_js__WEBPACK_IMPORTED_MODULE_4__/* .Run */ .K({ timeoutMs: longestMs, signal: job.signal });
        const log = new _output_printed_build_log_js__WEBPACK_IMPORTED_MODULE_5__/* .PrintedBuildLog */ .d(job.console, job.redactor, job.context.logFile);
        let count = 0;
        let lastSeq = null;
        const emit = async (event) => {
            switch (event.kind) {
                case 'lines':
                    count += event.lines.length;
                    for (const { seq } of event.lines)
                        lastSeq = Math.max(seq, lastSeq ?? 0);
                    return await log.print(event.lines);
                case 'hole':
                    return await log.hole(event.from, event.to);
                case 'warning':
                    return job.console.warn(event.text);
                case 'notice':
                    return job.console.notice(event.text);
                default:
                    event;
            }
        };
        const over = Promise.withResolvers();
        const platform = __addDisposableResource(env_1, new _client_platform_js__WEBPACK_IMPORTED_MODULE_2__/* .Platform */ .O(connection), true);
        for await (const _ of platform.storedLog(id, { signal: job.signal }))
            break;
        let quietEnds = 0;
        let lastWellMs = run.elapsed();
        const hear = (hint) => {
            quietEnds = hint === 'stream-ended' ? quietEnds + 1 : 0;
            if (quietEnds === endsThatCount)
                over.resolve('ended');
            if (hint !== 'stream-lost')
                lastWellMs = run.elapsed();
            else if (run.elapsed() - lastWellMs > longestWithoutStreamMs)
                over.resolve('lost');
        };
        const follower = new _build_log_follower_js__WEBPACK_IMPORTED_MODULE_0__/* .LogFollower */ .p(run, { platform, deploymentId: id, emit, onRefusal: over.resolve }, hear);
        const lose = () => over.resolve('lost');
        let end;
        try {
            const env_2 = { stack: [], error: void 0, hasError: false };
            try {
                follower.start();
                const timeout = __addDisposableResource(env_2, new _client_time_abort_scope_js__WEBPACK_IMPORTED_MODULE_3__/* .AbortScope */ .D({ signal: job.signal, timeoutMs: run.remaining() }), false);
                timeout.signal.addEventListener('abort', lose, { once: true });
                follower.end.then(lose, lose);
                end = await over.promise;
                job.signal.throwIfAborted();
                const rest = await follower.finish('succeeded', run.elapsed());
                if (rest.kind === 'incomplete')
                    job.console.warn(rest.warning);
                else if (rest.notice !== undefined)
                    job.console.notice(rest.notice);
            }
            catch (e_1) {
                env_2.error = e_1;
                env_2.hasError = true;
            }
            finally {
                __disposeResources(env_2);
            }
        }
        catch (error) {
            await follower.abandon();
            throw error;
        }
        finally {
            await log.close();
            (0,_call_result_js__WEBPACK_IMPORTED_MODULE_6__/* .setResult */ .uN)(job, { lines: count, lastSeq });
        }
        if (end === 'lost') {
            throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .NoAnswerError */ .i5(`${operation}: the stream was out of reach for too long. What was stored is printed, and the log may continue.`, { operation, sent: true });
        }
        if (end !== 'ended')
            throw end;
        job.outputs.set('http-status', '200');
        job.console.say(`${operation}: the log has ended after ${(0,_text_formats_count_js__WEBPACK_IMPORTED_MODULE_7__/* .formatCount */ .B)(count, 'line')}.`);
    }
    catch (e_2) {
        env_1.error = e_2;
        env_1.hasError = true;
    }
    finally {
        const result_1 = __disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}


/***/ })

};
