export const id = 762;
export const ids = [762];
export const modules = {

/***/ 5762:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gateAction: () => (/* binding */ gateAction)
/* harmony export */ });
/* harmony import */ var _config_connection_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1465);
/* harmony import */ var _text_defined_fields_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5023);
/* harmony import */ var _run_to_end_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4363);
/* harmony import */ var _gate_inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1503);
/* harmony import */ var _gate_reporter_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1797);
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





async function gateAction(job) {
    await (0,_run_to_end_js__WEBPACK_IMPORTED_MODULE_1__/* .runAction */ .Cs)(job, 'gate', async (openReporter) => {
        (0,_gate_reporter_js__WEBPACK_IMPORTED_MODULE_3__/* .setGateOutputs */ .mT)(job, _gate_reporter_js__WEBPACK_IMPORTED_MODULE_3__/* .unfinished */ .M1);
        const end = await (0,_run_to_end_js__WEBPACK_IMPORTED_MODULE_1__/* .runToEnd */ .cd)(job, judge(job, openReporter));
        const ended = end.kind === 'gate' ? end : refusedGate(end);
        (0,_gate_reporter_js__WEBPACK_IMPORTED_MODULE_3__/* .setGateOutputs */ .mT)(job, ended.gate);
        return ended;
    });
}
async function judge(job, openReporter) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const inputs = (0,_gate_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .readGateInputs */ .r)(job);
        const reporter = openReporter(inputs.report);
        const request = withMemory(inputs.request, reporter);
        reporter.beginGate(request);
        const platform = __addDisposableResource(env_1, (0,_config_connection_js__WEBPACK_IMPORTED_MODULE_0__/* .openPlatform */ .W)(inputs.connection, job), true);
        const { gate: runGate } = await Promise.all(/* import() */[__webpack_require__.e(7), __webpack_require__.e(212)]).then(__webpack_require__.bind(__webpack_require__, 9212));
        const report = await runGate(platform, request, { ...inputs.follow, ...reporter.flowOptions, signal: job.signal });
        return { kind: 'gate', gate: report, wrongUsage: false };
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = __disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
function refusedGate({ outcome, reason, durationMs = 0, wrongUsage }) {
    const deployment = { ..._gate_reporter_js__WEBPACK_IMPORTED_MODULE_3__/* .unfinished */ .M1.deployment, outcome, reason, durationMs };
    return { kind: 'gate', gate: { ..._gate_reporter_js__WEBPACK_IMPORTED_MODULE_3__/* .unfinished */ .M1, deployment, reason, durationMs }, wrongUsage };
}
function withMemory(request, { tracker }) {
    const { rollbackRef, rollback, serviceId } = request;
    if (rollbackRef === undefined && !rollback)
        return request;
    return { ...request, ...(0,_text_defined_fields_js__WEBPACK_IMPORTED_MODULE_4__/* .definedFields */ .X)({ remembered: tracker.rememberedRuns(serviceId) }) };
}


/***/ })

};
