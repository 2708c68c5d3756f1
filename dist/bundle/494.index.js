export const id = 494;
export const ids = [494];
export const modules = {

/***/ 6863:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ findLastGood)
/* harmony export */ });
/* unused harmony export newestGood */
/* harmony import */ var _text_commits_commit_id_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7058);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3597);
/* harmony import */ var _past_deployments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8880);



async function findLastGood(platform, { serviceId, current, remembered, signal, timeoutMs, ...words }) {
    const runs = remembered === undefined ? [] : await remembered();
    const failed = new Set();
    let newest;
    let isShown = false;
    const history = new _past_deployments_js__WEBPACK_IMPORTED_MODULE_0__/* .PastDeployments */ .p(platform, serviceId, { ...words, signal, timeoutMs });
    for await (const past of history) {
        const { id, commit, succeeded } = past;
        newest ??= past;
        isShown ||= commit !== undefined;
        const from = current ?? newest.commit;
        if (from === undefined)
            break;
        if (commit === undefined || !succeeded || !isNew(commit, from, newest))
            continue;
        const run = runs.find((each) => (0,_text_commits_commit_id_js__WEBPACK_IMPORTED_MODULE_1__/* .sameCommit */ .Kd)(each.commit, commit));
        if (run !== undefined && (failed.has(run.commit) || (await run.result()) === 'failed')) {
            failed.add(run.commit);
            continue;
        }
        const deployment = id === undefined ? 'the newest deployment' : `deployment ${id}, the newest`;
        const how = `Going back to ${(0,_text_commits_commit_id_js__WEBPACK_IMPORTED_MODULE_1__/* .shortenCommit */ .tl)(commit)}: it is the commit of ${deployment} that succeeded with another commit than ${(0,_text_commits_commit_id_js__WEBPACK_IMPORTED_MODULE_1__/* .shortenCommit */ .tl)(from)}.`;
        return { kind: 'found', commit, from, how };
    }
    const from = current ?? newest?.commit;
    if (from === undefined) {
        const reason = newest === undefined
            ? nothingShown(history)
            : `The record of the newest deployment (${newest.id ?? 'without an id'}) shows no commit, so it is not known what to go back from.`;
        return { kind: 'none', from, reason };
    }
    const commit = isShown ? undefined : await newestGood(runs, (each) => isNew(each, from, newest));
    if (commit !== undefined) {
        const how = `Going back to ${(0,_text_commits_commit_id_js__WEBPACK_IMPORTED_MODULE_1__/* .shortenCommit */ .tl)(commit)}: GitHub remembers it as the newest that succeeded with another commit than ${(0,_text_commits_commit_id_js__WEBPACK_IMPORTED_MODULE_1__/* .shortenCommit */ .tl)(from)}; the platform's records show no commit.`;
        return { kind: 'found', commit, from, how };
    }
    const passed = failed.size > 0 ? ' and passed its checks' : '';
    const reason = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_2__/* .message */ .i) `rollback-nothing-good: No deployment to go back to: of ${history.extent} none succeeded with a known commit other than ${(0,_text_commits_commit_id_js__WEBPACK_IMPORTED_MODULE_1__/* .shortenCommit */ .tl)(from)}${passed}.`;
    return { kind: 'none', from, reason };
}
async function newestGood(runs, isWanted = () => true) {
    const judged = new Set();
    for await (const { commit, result } of runs) {
        if (judged.has(commit) || !isWanted(commit))
            continue;
        judged.add(commit);
        if ((await result()) === 'succeeded')
            return commit;
    }
    return undefined;
}
function isNew(commit, from, newest) {
    return !(0,_text_commits_commit_id_js__WEBPACK_IMPORTED_MODULE_1__/* .sameCommit */ .Kd)(commit, from) && (newest?.commit === undefined || !(0,_text_commits_commit_id_js__WEBPACK_IMPORTED_MODULE_1__/* .sameCommit */ .Kd)(commit, newest.commit));
}
function nothingShown({ isWhole, extent }) {
    return isWhole ? `The service has no deployment yet.` : `The history shows no deployment: ${extent}.`;
}


/***/ }),

/***/ 1501:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ explainKeptVariables)
/* harmony export */ });
/* harmony import */ var _text_commits_commit_id_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7058);
/* harmony import */ var _text_formats_quoted_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4356);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3597);
/* harmony import */ var _text_taxiway_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2190);




async function explainKeptVariables({ ref, imported, remembered, signal }) {
    const kept = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_1__/* .message */ .i) `rollback-keeps-variables: A rollback deploys earlier code and changes no variables: the service keeps them as they are now.`;
    const own = imported.length === 0 ? [] : [`This job imported ${(0,_text_formats_quoted_names_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteNames */ .D)(imported)}.`];
    return [kept, ...own, ...(await sinceThen({ ref, imported, remembered, signal }))].join(' ');
}
async function sinceThen({ ref, imported, remembered, signal }) {
    if (remembered === undefined)
        return [];
    try {
        const runs = await remembered();
        const run = (0,_text_commits_commit_id_js__WEBPACK_IMPORTED_MODULE_3__/* .isCommit */ .WM)(ref) ? runs.find(({ commit }) => (0,_text_commits_commit_id_js__WEBPACK_IMPORTED_MODULE_3__/* .sameCommit */ .Kd)(commit, ref)) : undefined;
        const others = run?.importedSince?.filter((name) => !imported.includes(name)) ?? [];
        return others.length === 0 ? [] : [`Imported since ${(0,_text_commits_commit_id_js__WEBPACK_IMPORTED_MODULE_3__/* .shortenCommit */ .tl)(ref)} was deployed: ${(0,_text_formats_quoted_names_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteNames */ .D)(others)}.`];
    }
    catch (error) {
        signal.throwIfAborted();
        if (!(error instanceof _text_taxiway_error_js__WEBPACK_IMPORTED_MODULE_0__/* .TaxiwayError */ .y))
            throw error;
        return ['Which ones were imported since it was deployed could not be read.'];
    }
}


/***/ }),

/***/ 7494:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   rollbackAction: () => (/* binding */ rollbackAction)
/* harmony export */ });
/* harmony import */ var _config_connection_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2807);
/* harmony import */ var _config_follow_inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7446);
/* harmony import */ var _config_report_inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4847);
/* harmony import */ var _deployment_history_last_good_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6863);
/* harmony import */ var _deployment_history_past_deployments_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8880);
/* harmony import */ var _deployment_variables_after_rollback_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1501);
/* harmony import */ var _report_run_end_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6394);
/* harmony import */ var _text_deferred_rejection_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(193);
/* harmony import */ var _deploy_ref_deploy_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4632);
/* harmony import */ var _run_to_end_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9661);
/* harmony import */ var _variables_job_imported_names_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(5185);
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











const pageTimeoutMs = 30_000;
async function rollbackAction(job) {
    await (0,_run_to_end_js__WEBPACK_IMPORTED_MODULE_8__/* .runAction */ .Cs)(job, 'rollback', async (openReporter) => {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const { inputs, outputs, console } = job;
            const serviceId = inputs.required('service-id', 'the service that goes back to an earlier commit');
            const connection = (0,_config_connection_js__WEBPACK_IMPORTED_MODULE_0__/* .readConnection */ .d)(inputs);
            const following = (0,_config_follow_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .readFollowInputs */ .j)(inputs);
            const dryRun = inputs.get('dry-run');
            const to = inputs.get('to');
            const reporter = openReporter((0,_config_report_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .readReportInputs */ .g)(inputs));
            const platform = __addDisposableResource(env_1, (0,_config_connection_js__WEBPACK_IMPORTED_MODULE_0__/* .openPlatform */ .W)(connection, job), true);
            const startedMs = performance.now();
            const remembered = reporter.tracker.rememberedRuns(serviceId);
            const choice = await choose(job, platform, following, { serviceId, to, remembered });
            const { from } = choice;
            outputs.set('service-id', serviceId);
            outputs.set('rolled-back-from', from);
            if (choice.kind === 'none')
                return (0,_report_run_end_js__WEBPACK_IMPORTED_MODULE_6__/* .plainEnd */ ._u)('failed', `${choice.reason} Nothing was sent. Set ${job.inputs.named('to')}.`);
            const { commit: ref, how } = choice;
            outputs.set('rolled-back-to', ref);
            const imported = new _variables_job_imported_names_js__WEBPACK_IMPORTED_MODULE_9__/* .ImportedNames */ .$(job.context.jobFolder, inputs.text('base-url') ?? '', serviceId).all;
            if (!dryRun)
                console.say(how);
            const explaining = (0,_deployment_variables_after_rollback_js__WEBPACK_IMPORTED_MODULE_5__/* .explainKeptVariables */ .d)({ ref, imported, remembered, signal: job.signal }).then((text) => {
                console.notice(text);
                return text;
            });
            (0,_text_deferred_rejection_js__WEBPACK_IMPORTED_MODULE_10__/* .silenceUntilAwaited */ .n)(explaining);
            const timeoutMs = Math.max(1, following.timeoutMs - (performance.now() - startedMs));
            const context = {
                ...{ job, platform, reporter },
                inputs: { follow: { ...following, timeoutMs }, wait: true, dryRun, onOutdated: 'deploy' },
            };
            const result = await (0,_deploy_ref_deploy_js__WEBPACK_IMPORTED_MODULE_7__.deployRef)(context, { kind: 'ref', serviceId, ref, variables: [] }, how);
            const kept = job.signal.aborted ? [] : [['Variables', await explaining]];
            return { ...result, facts: [...result.facts, ['Rolled back from', from ?? 'not known'], ...kept] };
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
    });
}
async function choose({ signal, inputs }, platform, { successStates, failureStates }, { serviceId, to, remembered }) {
    const reading = { successStates, failureStates, signal, timeoutMs: pageTimeoutMs };
    if (to === undefined)
        return await (0,_deployment_history_last_good_js__WEBPACK_IMPORTED_MODULE_3__/* .findLastGood */ .$)(platform, { serviceId, remembered, ...reading });
    const how = `Going back to "${to}", as ${inputs.named('to')} says.`;
    const newest = await new _deployment_history_past_deployments_js__WEBPACK_IMPORTED_MODULE_4__/* .PastDeployments */ .p(platform, serviceId, reading).newest();
    return { kind: 'found', commit: to, from: newest?.ref, how };
}


/***/ })

};
