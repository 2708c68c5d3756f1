export const id = 129;
export const ids = [129];
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
            const scope = __addDisposableResource(env_1, new _timeout_js__WEBPACK_IMPORTED_MODULE_2__/* .AbortScope */ .DK({ clock: this.clock, signal: parent, timeoutMs: ms, onTimeout }), false);
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


/***/ }),

/***/ 5418:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RA: () => (/* binding */ readSnapshot),
/* harmony export */   gg: () => (/* binding */ deploy),
/* harmony export */   zt: () => (/* binding */ runDeploy)
/* harmony export */ });
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6695);
/* harmony import */ var _client_key_kind_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(8008);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(3597);
/* harmony import */ var _flow_run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5941);
/* harmony import */ var _history_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(278);
/* harmony import */ var _search_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6424);
/* harmony import */ var _verdict_poll_schedule_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4213);
/* harmony import */ var _guarded_write_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7939);
/* harmony import */ var _history_search_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8554);
/* harmony import */ var _lifecycle_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2689);
/* harmony import */ var _snapshot_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9649);
/* harmony import */ var _variables_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(3212);












const requestTimeoutMs = 60_000;
const mostHistoryReads = 3;
const freshMs = 5_000;
const busyDelaysMs = [1_000, 2_000, 5_000];
const longestBusyDelayMs = 10_000;
function deploy(platform, request, options = {}) {
    return (0,_flow_run_js__WEBPACK_IMPORTED_MODULE_1__/* .beginFlow */ .m)(options, (emit, signal) => runDeploy(platform, request, emit, { ...options, signal }));
}
function runDeploy(platform, request, emit, options) {
    return (0,_lifecycle_js__WEBPACK_IMPORTED_MODULE_7__/* .startAndFollow */ .j)(platform, emit, options, {
        operation: 'deploy_service',
        phase: 'requested',
        asked: { serviceId: request.serviceId, ref: request.ref },
        cancelledInDoubt: `The run was cancelled before the platform answered. A deployment may exist: check the dashboard.`,
        read: (context, signal) => request.snapshot ?? readSnapshot(context, request.serviceId, signal),
        start: async (context, reading, key) => {
            const answer = await key.answer;
            if (reading.missing === undefined || answer.kind === 'untold' || (0,_client_key_kind_js__WEBPACK_IMPORTED_MODULE_9__/* .kindOfKey */ .R)(answer.identity) !== 'account')
                return await startDeploy(context, request, reading);
            return { kind: 'ended', outcome: 'failed', reason: (0,_history_js__WEBPACK_IMPORTED_MODULE_2__/* .serviceMissing */ .WI)(request.serviceId, reading.missing) };
        },
    });
}
async function startDeploy(context, request, { snapshot, askedAtMs }) {
    const { serviceId, ref, variables = [] } = request;
    const { platform, emit, run } = context;
    let before = snapshot;
    let isPrepared = false;
    let busy = 0;
    return await (0,_guarded_write_js__WEBPACK_IMPORTED_MODULE_5__/* .writeGuarded */ .oN)(context, {
        prepare: async () => {
            if (isPrepared)
                return;
            isPrepared = true;
            if (variables.length > 0) {
                const limits = { signal: run.signal, timeoutMs: run.remaining() };
                await (0,_variables_js__WEBPACK_IMPORTED_MODULE_10__/* .importVariables */ .b)(platform, { serviceId, variables }, emit, limits);
            }
            if (run.clock.now() - askedAtMs > freshMs)
                before = (await readSnapshot(context, serviceId)).snapshot;
            const isTaught = context.options.successStates !== undefined;
            const text = 'This service has no deployment yet, so it is not known which status words the platform uses. After this one, `taxiway doctor` shows what Taxiway understands of them.';
            if (before?.ids.length === 0 && before.isWhole && !isTaught)
                await context.emit({ kind: 'notice', text });
        },
        send: async () => {
            const answer = await send(context, request, before?.ids[0]);
            if (answer.kind !== 'busy')
                return answer;
            const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_11__/* .message */ .iU) `deploy-busy: ${answer.refusal} The service is busy: trying again until the timeout.`;
            if (busy === 0)
                await context.emit({ kind: 'notice', text });
            const delayMs = context.options.pollIntervalMs ?? busyDelaysMs[busy] ?? longestBusyDelayMs;
            busy++;
            await run.sleep(Math.min(delayMs, run.remaining()));
            const reason = await request.whileBusy?.();
            if (reason !== undefined)
                return { kind: 'ended', outcome: 'skipped', reason };
            before = (await readSnapshot(context, serviceId)).snapshot;
            return { kind: 'retry' };
        },
        findEffect: async (failure) => {
            const text = `The answer to the deploy request was lost (${(0,_text_message_js__WEBPACK_IMPORTED_MODULE_11__/* .withoutFullStop */ .Qu)(failure)}). Checking whether it took effect.`;
            await context.emit({ kind: 'warning', text });
            if (before === undefined) {
                const reason = `The answer to the deploy request was lost, and the history could not be read before it, so a new deployment cannot be recognised. A deployment may be running: check the dashboard.`;
                return { kind: 'ended', outcome: 'indeterminate', reason };
            }
            const found = await (0,_history_search_js__WEBPACK_IMPORTED_MODULE_6__/* .findLostDeploy */ .Zn)(context, { serviceId, ref, before });
            if (found.kind === 'absent')
                return undefined;
            if (found.kind !== 'adopt') {
                const outcome = found.kind === 'timed-out' ? 'timed-out' : 'indeterminate';
                const reason = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_11__/* .message */ .iU) `deploy-lost-unresolved: The answer to the deploy request was lost, and ${(0,_history_search_js__WEBPACK_IMPORTED_MODULE_6__/* .whyNotFound */ .yX)(found)}. A deployment may be running: check the dashboard before you run this again.`;
                return { kind: 'ended', outcome, reason };
            }
            const inferred = `Deployment ${found.id} is taken for ours by inference: it is the only new one, and its record shows no ref that could be compared.`;
            if (found.inferred)
                await context.emit({ kind: 'warning', text: inferred });
            return { kind: 'accepted', deploymentId: found.id, serviceId, ref, url: undefined, older: before.ids[0] };
        },
        lostTwice: (failure) => `Nothing was deployed, as the history tells: the request failed twice, and no new deployment showed for 30 s each time. If the platform may be later than that, check the dashboard before you run this again. The second failure: ${failure}`,
    });
}
async function send({ platform, run }, { serviceId, ref, whileBusy }, older) {
    try {
        const options = { signal: run.signal, timeoutMs: (0,_guarded_write_js__WEBPACK_IMPORTED_MODULE_5__/* .writeTimeoutMs */ .pP)(run, requestTimeoutMs) };
        const args = ref === undefined ? { id: serviceId } : { id: serviceId, ref };
        const { deploymentId, ref: resolved } = await platform.call('deploy_service', args, options);
        return { kind: 'accepted', deploymentId, serviceId, ref: resolved ?? ref, url: undefined, older };
    }
    catch (error) {
        const busy = error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .RefusedError */ .fk && error.status === 409 && whileBusy !== undefined;
        if (!busy)
            return (0,_guarded_write_js__WEBPACK_IMPORTED_MODULE_5__/* .classifyWriteFailure */ .wF)(run, error);
        run.inDoubt = false;
        return { kind: 'busy', refusal: error.message };
    }
}
async function readSnapshot({ platform, run }, serviceId, signal = run.signal) {
    const askedAtMs = run.clock.now();
    let missing;
    let confirmed;
    const found = await (0,_search_js__WEBPACK_IMPORTED_MODULE_3__/* .searchHistory */ .T)(platform, run, {
        signal,
        read: async (until) => ({ snapshot: (0,_snapshot_js__WEBPACK_IMPORTED_MODULE_8__/* .takeSnapshot */ .W9)(await (0,_history_js__WEBPACK_IMPORTED_MODULE_2__/* .readNewestPage */ .KY)(platform, serviceId, until)) }),
        pauseMs: (_, failures) => (0,_verdict_poll_schedule_js__WEBPACK_IMPORTED_MODULE_4__/* .failureBackoff */ .Vd)(failures, run.random),
        isFinal: (error, reads) => {
            const status = (0,_client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isMissing */ .b2)(error) ? error.status : undefined;
            if (missing !== undefined)
                confirmed = status;
            missing = status;
            const isRefusal = error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .RefusedError */ .fk && error.status < 500 && error.status !== 429;
            const isCertain = error.kind === 'input' || (isRefusal && status === undefined);
            return reads === mostHistoryReads || confirmed !== undefined || isCertain;
        },
    });
    return { snapshot: 'snapshot' in found ? found.snapshot : undefined, missing: confirmed, askedAtMs };
}


/***/ }),

/***/ 3212:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ importVariables)
/* harmony export */ });
const mostMs = 60_000;
async function importVariables(platform, { serviceId, variables }, emit, { signal, timeoutMs }) {
    if (variables.length === 0)
        return;
    const limits = { signal, timeoutMs: Math.min(mostMs, timeoutMs) };
    const answer = await platform.call('import_env', { id: serviceId, vars: [...variables] }, limits);
    const skipped = (answer.skipped ?? []).map(({ key, reason }) => ({ key: key ?? undefined, why: reason ?? undefined }));
    await emit({ kind: 'variables-imported', count: answer.imported ?? variables.length, skipped });
}


/***/ }),

/***/ 4753:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  P: () => (/* binding */ dryRun),
  p: () => (/* binding */ flowOptions)
});

// EXTERNAL MODULE: ./build/client/errors.js
var errors = __webpack_require__(6695);
// EXTERNAL MODULE: ./build/client/key-kind.js
var key_kind = __webpack_require__(8008);
// EXTERNAL MODULE: ./build/client/time/run.js
var time_run = __webpack_require__(6487);
// EXTERNAL MODULE: ./build/contract/operations.js + 2 modules
var operations = __webpack_require__(6638);
// EXTERNAL MODULE: ./build/text/error.js
var text_error = __webpack_require__(4080);
// EXTERNAL MODULE: ./build/text/message.js
var message = __webpack_require__(3597);
// EXTERNAL MODULE: ./build/deployment/history.js
var deployment_history = __webpack_require__(278);
// EXTERNAL MODULE: ./build/deployment/start/preflight.js
var preflight = __webpack_require__(6266);
;// CONCATENATED MODULE: ./build/deployment/start/rehearsal.js








const readTimeoutMs = 30_000;
async function rehearse(platform, rehearsal, options = {}) {
    const run = new time_run/* Run */.K(options);
    const isDeploy = rehearsal.kind === 'deploy';
    const operation = isDeploy ? 'deploy_service' : 'deploy_upload';
    const key = preflight/* KeyCheck */.yw.of(run, platform);
    const looking = readTarget(run, platform, rehearsal);
    (0,text_error/* awaitLater */.xQ)(looking);
    const answer = await key.require(operation, isDeploy ? { serviceId: rehearsal.serviceId } : {});
    if (answer.kind === 'untold') {
        const text = (0,message/* message */.iU) `dry-run-unanswered: The platform did not say whose key it is. ${answer.error.message} Check \`base-url\`, and whether the platform is up.`;
        throw new errors/* InputError */.dz('base-url', text, { answered: true });
    }
    return [...(await looking), ...uncheckedOf(rehearsal, operation, answer.identity)];
}
async function readTarget(run, platform, rehearsal) {
    const options = { signal: run.signal, timeoutMs: Math.min(readTimeoutMs, run.remaining()) };
    const isDeploy = rehearsal.kind === 'deploy';
    try {
        if (isDeploy)
            await platform.call('list_deployments', { id: rehearsal.serviceId, limit: 1 }, options);
        else
            await platform.call('list_deleted_services', { slug: rehearsal.projectSlug }, options);
        return [];
    }
    catch (error) {
        const what = isDeploy ? `service ${rehearsal.serviceId}` : `project ${rehearsal.projectSlug}`;
        if (!(0,errors/* isMissing */.b2)(error))
            return [`whether ${what} exists (${reasonOf(run, error)})`];
        const text = isDeploy
            ? (0,deployment_history/* serviceMissing */.WI)(rehearsal.serviceId, error.status)
            : (0,message/* message */.iU) `dry-run-project-missing: The platform shows no project "${rehearsal.projectSlug}" to this key (${error.status}). Check \`project-slug\` for a typo, and whose key it is.`;
        throw new errors/* InputError */.dz(isDeploy ? 'service-id' : 'project-slug', text, { answered: true });
    }
}
function reasonOf(run, error) {
    run.signal.throwIfAborted();
    if (!(error instanceof text_error/* TaxiwayError */.yJ) || error.kind === 'input' || error instanceof errors/* UnreadableError */.Gy)
        throw error;
    if (error instanceof errors/* RefusedError */.fk && error.status < 500 && error.status !== 429 && !(0,errors/* isForbidden */.US)(error))
        throw error;
    if (error instanceof errors/* NoAnswerError */.i5 && !error.sent)
        throw error;
    return (0,message/* withoutFullStop */.Qu)(error.message);
}
function uncheckedOf(rehearsal, operation, identity) {
    const { access } = operations/* operations */.zU[operation];
    const right = access.kind === 'capability' ? `${access.capability}:${access.level}` : operation;
    const unchecked = [];
    const isAccount = (0,key_kind/* kindOfKey */.R)(identity) === 'account';
    if (isAccount)
        unchecked.push(`whether the account key may write`);
    else if (!identity.keyScope?.permissions)
        unchecked.push(`whether the key has ${right}`);
    if (rehearsal.kind === 'deploy') {
        const { ref, importsVariables } = rehearsal;
        if (importsVariables && !isAccount)
            unchecked.push(`whether the key may import variables`);
        if (ref !== undefined)
            unchecked.push(`whether the service's repository has "${ref}"`);
    }
    else if (rehearsal.environmentSlug !== undefined) {
        unchecked.push(`whether environment "${rehearsal.environmentSlug}" exists`);
    }
    return unchecked;
}

// EXTERNAL MODULE: ./build/report/run-end.js
var run_end = __webpack_require__(6394);
;// CONCATENATED MODULE: ./build/run/deploy/context.js



function flowOptions({ job, reporter, inputs: { follow, wait }, keyCheck }, timeoutMs) {
    const limits = { timeoutMs: Math.max(1, timeoutMs), signal: job.signal };
    return { ...follow, ...reporter.flowOptions, ...limits, wait, keyCheck };
}
async function dryRun(context, rehearsal, reason) {
    const { job, platform, inputs } = context;
    const unchecked = await rehearse(platform, rehearsal, flowOptions(context, inputs.follow.timeoutMs));
    if (unchecked.length === 0)
        return (0,run_end/* plainEnd */._)('skipped', reason);
    const list = unchecked.join('; ');
    job.console.notice((0,message/* message */.iU) `dry-run-unchecked: Dry run: the interface or the key did not show ${list}. The deploy itself will.`);
    return (0,run_end/* plainEnd */._)('skipped', reason, { facts: [['Not checked', list]] });
}


/***/ }),

/***/ 129:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   announceVariables: () => (/* binding */ announceVariables),
/* harmony export */   deployRef: () => (/* binding */ deployRef),
/* harmony export */   requestOf: () => (/* binding */ requestOf)
/* harmony export */ });
/* harmony import */ var _deployment_start_deploy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5418);
/* harmony import */ var _report_run_end_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6394);
/* harmony import */ var _text_defined_fields_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4917);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3597);
/* harmony import */ var _text_redactor_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(665);
/* harmony import */ var _text_size_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7397);
/* harmony import */ var _tracker_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(402);
/* harmony import */ var _context_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4753);








const mostNamed = 20;
async function deployRef(context, source, rehearsed = whatWouldHappen(source)) {
    const { platform, inputs } = context;
    const { timeoutMs } = inputs.follow;
    if (inputs.dryRun) {
        begin(context, source);
        const { serviceId, ref, variables } = source;
        const rehearsal = { kind: 'deploy', serviceId, ref, importsVariables: variables.length > 0 };
        return await (0,_context_js__WEBPACK_IMPORTED_MODULE_3__/* .dryRun */ .P)(context, rehearsal, `Dry run: ${rehearsed}`);
    }
    return (0,_report_run_end_js__WEBPACK_IMPORTED_MODULE_4__/* .deploymentEnd */ .h)(await (0,_deployment_start_deploy_js__WEBPACK_IMPORTED_MODULE_0__/* .deploy */ .gg)(platform, requestOf(context, source), (0,_context_js__WEBPACK_IMPORTED_MODULE_3__/* .flowOptions */ .p)(context, timeoutMs)));
}
function requestOf(context, source) {
    const { job, reporter } = context;
    const { serviceId, ref, variables } = source;
    begin(context, source);
    job.state.note({ serviceId });
    reporter.tracker.track({ target: (0,_tracker_js__WEBPACK_IMPORTED_MODULE_2__/* .serviceTarget */ .v)(serviceId) }, ref === undefined ? [] : [ref]);
    return { serviceId, ...(0,_text_defined_fields_js__WEBPACK_IMPORTED_MODULE_5__/* .definedFields */ .X)({ ref }), variables };
}
function begin({ job }, { serviceId, ref, variables }) {
    announceVariables(job, variables);
    job.outputs.set('service-id', serviceId);
    job.outputs.set('ref', ref);
}
function whatWouldHappen({ serviceId, ref, variables }) {
    const what = ref === undefined ? 'the tracked branch' : `"${ref}"`;
    if (variables.length === 0)
        return `${what} would be deployed to service ${serviceId}.`;
    return `${(0,_text_size_js__WEBPACK_IMPORTED_MODULE_6__/* .formatCount */ .B)(variables.length, 'variable')} would be imported and ${what} deployed to service ${serviceId}.`;
}
function announceVariables(job, variables) {
    const { console } = job;
    const shown = [...job.printedInputs(['api-key', 'github-token', 'env-vars']), ...job.inputs.env.values()];
    for (const { value } of variables)
        for (const mask of (0,_text_redactor_js__WEBPACK_IMPORTED_MODULE_1__/* .valuesToMask */ .yF)(value, shown)) {
            if ((0,_text_redactor_js__WEBPACK_IMPORTED_MODULE_1__/* .isWord */ .Jg)(mask))
                console.maskWord(mask);
            else
                console.mask(mask);
        }
    const empty = variables.filter(({ value }) => value === '').map(({ key }) => `"${(0,_text_message_js__WEBPACK_IMPORTED_MODULE_7__/* .shorten */ .ml)(key)}"`);
    if (empty.length === 0)
        return;
    const more = empty.length > mostNamed ? `, and ${empty.length - mostNamed} more` : '';
    console.notice((0,_text_message_js__WEBPACK_IMPORTED_MODULE_7__/* .message */ .iU) `env-empty: These variables are imported without a value: ${empty.slice(0, mostNamed).join(', ')}${more}.`);
}


/***/ })

};
