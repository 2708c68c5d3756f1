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


/***/ }),

/***/ 9048:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ rollback)
/* harmony export */ });
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6695);
/* harmony import */ var _deploy_deploy_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8567);
/* harmony import */ var _deploy_history_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2566);
/* harmony import */ var _deploy_rehearse_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7601);
/* harmony import */ var _deploy_result_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3405);
/* harmony import */ var _deploy_run_time_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6309);
/* harmony import */ var _deploy_status_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(542);
/* harmony import */ var _deploy_words_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8891);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3387);









const searchMs = 30_000;
async function* rollback(platform, request, options = {}) {
    const { serviceId, to } = request;
    const { dryRun = false, ...rest } = options;
    const time = new _deploy_run_time_js__WEBPACK_IMPORTED_MODULE_7__/* .RunTime */ .X(platform.clock, options);
    const end = (ending) => (0,_deploy_result_js__WEBPACK_IMPORTED_MODULE_4__/* .endRun */ .lb)(platform, time, ending, { serviceId, ref: to ?? null });
    let choice;
    try {
        const limits = { signal: time.signal, attempts: 2, totalMs: Math.min(searchMs, time.leftMs) };
        choice = await chooseCommit(platform, request, (0,_deploy_words_js__WEBPACK_IMPORTED_MODULE_6__/* .buildVocabulary */ .v)(options), limits);
    }
    catch (error) {
        if (!time.signal.aborted)
            throw error;
        return end({ outcome: 'aborted', reason: 'The run was cancelled. Nothing was deployed.' });
    }
    const { from } = choice;
    yield { kind: 'rollback', from, to: 'to' in choice ? choice.to : undefined };
    if ('ending' in choice)
        return end(choice.ending);
    const { why } = choice;
    yield { kind: 'notice', text: platform.redact(why) };
    const deployRequest = { serviceId, ref: choice.to };
    const choosing = { name: 'choosing', durationMs: Math.round(time.elapsedMs) };
    const left = { ...rest, timeoutMs: Math.max(0, time.leftMs) };
    const result = yield* dryRun ? (0,_deploy_rehearse_js__WEBPACK_IMPORTED_MODULE_3__/* .rehearse */ .K)(platform, deployRequest, left) : (0,_deploy_deploy_js__WEBPACK_IMPORTED_MODULE_1__/* .deploy */ .g)(platform, deployRequest, left);
    const back = result.outcome === 'succeeded' ? `Rolled back to ${(0,_deploy_history_js__WEBPACK_IMPORTED_MODULE_2__/* .shortRef */ .m3)(choice.to)}. ` : '';
    const reason = platform.redact(dryRun ? `${result.reason} ${why}` : back + result.reason);
    return { ...result, reason, durationMs: Math.round(time.elapsedMs), phases: [choosing, ...result.phases] };
}
async function chooseCommit(platform, { serviceId, to, onlyIfNewest }, vocabulary, limits) {
    let newest;
    let from;
    let rows = 0;
    const failed = [];
    const nothing = (why) => {
        return { from, ending: { outcome: 'failed', reason: `Nothing was rolled back: ${why}` } };
    };
    const given = (why) => {
        return to === undefined || onlyIfNewest !== undefined ? nothing(why) : { from, to, why: goingBack(from, to) };
    };
    try {
        for await (const page of (0,_deploy_history_js__WEBPACK_IMPORTED_MODULE_2__/* .readPages */ .n4)(platform, serviceId, limits)) {
            if ((0,_deploy_history_js__WEBPACK_IMPORTED_MODULE_2__/* .isOutOfOrder */ .we)(page.rows))
                return given(`the history does not show its newest deployment first. ${setTo}`);
            for (const [index, row] of page.rows.entries()) {
                newest ??= row;
                const [commit] = (0,_deploy_history_js__WEBPACK_IMPORTED_MODULE_2__/* .readDetails */ .LF)(row).commits;
                if (newest === row)
                    from = commit;
                if (onlyIfNewest !== undefined && newest.id !== onlyIfNewest)
                    return replaced(newest, from);
                if (to !== undefined)
                    return { from, to, why: goingBack(from, to) };
                if (from === undefined) {
                    return nothing(`the record of the newest deployment, ${(0,_deploy_history_js__WEBPACK_IMPORTED_MODULE_2__/* .shortId */ .m_)(newest.id)}, shows no commit. ${setTo}`);
                }
                rows++;
                if (commit === undefined || (0,_deploy_history_js__WEBPACK_IMPORTED_MODULE_2__/* .isSameCommit */ .sw)(commit, from))
                    continue;
                const { kind } = (0,_deploy_status_js__WEBPACK_IMPORTED_MODULE_5__/* .readStatus */ .r)(row.record, vocabulary);
                if (kind === 'failed')
                    failed.push(commit);
                const hasSucceeded = kind === 'succeeded' || (kind === 'superseded' && (0,_deploy_history_js__WEBPACK_IMPORTED_MODULE_2__/* .readDetails */ .LF)(row).rollbackable);
                if (!hasSucceeded || failed.some((each) => (0,_deploy_history_js__WEBPACK_IMPORTED_MODULE_2__/* .isSameCommit */ .sw)(each, commit)))
                    continue;
                const because = `it is the commit of ${(0,_deploy_history_js__WEBPACK_IMPORTED_MODULE_2__/* .shortId */ .m_)(row.id)}, the newest deployment that succeeded with another commit`;
                const commitNow = from;
                const isForward = page.rows.slice(index + 1).some((each) => {
                    const [older] = (0,_deploy_history_js__WEBPACK_IMPORTED_MODULE_2__/* .readDetails */ .LF)(each).commits;
                    return older !== undefined && (0,_deploy_history_js__WEBPACK_IMPORTED_MODULE_2__/* .isSameCommit */ .sw)(older, commitNow);
                });
                const doubt = isForward
                    ? ` ${(0,_deploy_history_js__WEBPACK_IMPORTED_MODULE_2__/* .shortRef */ .m3)(from)} was deployed before that one, too, so this may go forward again. Name the commit with \`to\` to be certain.`
                    : '';
                return { from, to: commit, why: `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_8__/* .withoutFullStop */ .Qu)(goingBack(from, commit))}: ${because}.${doubt}` };
            }
        }
    }
    catch (error) {
        if (!(error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PlatformError */ .Wk))
            throw error;
        return given(error.message);
    }
    if (newest === undefined)
        return given('the service has no deployment yet.');
    const last = `none of the last ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_8__/* .count */ .U9)(rows, 'deployment')}`;
    return nothing(`${last} succeeded with a known commit other than ${(0,_deploy_history_js__WEBPACK_IMPORTED_MODULE_2__/* .shortRef */ .m3)(from ?? '')}. ${setTo}`);
}
const setTo = 'To name the commit yourself, use a rollback with `to`.';
function goingBack(from, to) {
    return `Going back ${from === undefined ? '' : `from ${(0,_deploy_history_js__WEBPACK_IMPORTED_MODULE_2__/* .shortRef */ .m3)(from)} `}to ${(0,_deploy_history_js__WEBPACK_IMPORTED_MODULE_2__/* .shortRef */ .m3)(to)}.`;
}
function replaced(newest, from) {
    const reason = `Nothing was rolled back: that would replace a newer deployment, ${(0,_deploy_history_js__WEBPACK_IMPORTED_MODULE_2__/* .shortId */ .m_)(newest.id)}.`;
    return { from, ending: { outcome: 'skipped', reason } };
}


/***/ })

};
