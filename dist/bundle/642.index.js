export const id = 642;
export const ids = [642];
export const modules = {

/***/ 642:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   rollbackRun: () => (/* binding */ rollbackRun)
/* harmony export */ });
/* harmony import */ var _deploy_events_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3913);
/* harmony import */ var _gate_rollback_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9048);
/* harmony import */ var _github_tracked_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4492);
/* harmony import */ var _inputs_run_settings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3759);
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




async function* rollbackRun(host) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { inputs } = host;
        (0,_inputs_run_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .checkInputs */ .sw)(inputs, 'rollback');
        const options = { ...(0,_inputs_run_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .readRunOptions */ .u8)(inputs, host.signal), dryRun: inputs.get('dry-run') };
        const serviceId = inputs.require('service-id', 'the service that is rolled back');
        const to = inputs.get('to');
        const url = inputs.get('environment-url');
        const platform = __addDisposableResource(env_1, (0,_inputs_run_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .openPlatform */ .WN)(inputs, host.secrets), true);
        host.setOutput('service-id', serviceId);
        const run = (0,_gate_rollback_js__WEBPACK_IMPORTED_MODULE_1__/* .rollback */ .d)(platform, { serviceId, to }, options);
        if (options.dryRun)
            return yield* run;
        host.remember({ hasBegun: true });
        return yield* (0,_github_tracked_js__WEBPACK_IMPORTED_MODULE_2__/* .trackedBy */ .a)(host, url === undefined ? run : (0,_deploy_events_js__WEBPACK_IMPORTED_MODULE_0__/* .servedAt */ .rv)(run, url), to);
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


/***/ })

};
