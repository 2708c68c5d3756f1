export const id = 809;
export const ids = [809];
export const modules = {

/***/ 9063:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   deployRef: () => (/* binding */ deployRef)
/* harmony export */ });
/* harmony import */ var _deployment_start_deploy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5418);
/* harmony import */ var _text_defined_fields_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4917);
/* harmony import */ var _text_size_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7397);
/* harmony import */ var _shared_import_variables_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7587);
/* harmony import */ var _context_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6737);
/* harmony import */ var _dry_run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7183);






/** Deploys a service from its repository, after its variables were imported. */
async function deployRef(context, source) {
    const { job, platform, reporter, inputs } = context;
    const { serviceId, ref, variables, whileBusy } = source;
    const { timeoutMs } = inputs.follow;
    (0,_shared_import_variables_js__WEBPACK_IMPORTED_MODULE_1__/* .maskVariables */ .a)(job, variables);
    job.outputs.set('service-id', serviceId);
    job.outputs.set('ref', ref);
    if (inputs.dryRun) {
        const rehearsal = { kind: 'deploy', serviceId, ref, importsVariables: variables.all.length > 0 };
        return await (0,_dry_run_js__WEBPACK_IMPORTED_MODULE_2__/* .dryRun */ .P)(context, rehearsal, dryRunReason(source));
    }
    const startedMs = performance.now();
    job.state.note({ serviceId });
    const { github } = reporter;
    const memory = { target: `service:${serviceId}` };
    github.keepInStep({ deployments: github.deployments(), memory, refs: ref === undefined ? [] : [ref] });
    const beforeWrite = (remainingMs) => (0,_shared_import_variables_js__WEBPACK_IMPORTED_MODULE_1__/* .importVariables */ .b)(context, { serviceId, variables, timeoutMs: remainingMs });
    const request = { serviceId, ...(0,_text_defined_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .definedFields */ .X)({ ref, whileBusy }), beforeWrite };
    const report = await (0,_deployment_start_deploy_js__WEBPACK_IMPORTED_MODULE_0__/* .deploy */ .g)(platform, request, reporter, (0,_context_js__WEBPACK_IMPORTED_MODULE_4__/* .flowOptions */ .p)(context, timeoutMs));
    return { ...report, remainingMs: timeoutMs - (performance.now() - startedMs) };
}
function dryRunReason({ serviceId, ref, variables: { all } }) {
    const what = ref === undefined ? 'the tracked branch' : `"${ref}"`;
    if (all.length === 0)
        return `Dry run: ${what} would be deployed to service ${serviceId}.`;
    return `Dry run: ${(0,_text_size_js__WEBPACK_IMPORTED_MODULE_5__/* .formatCount */ .B)(all.length, 'variable')} would be imported and ${what} deployed to service ${serviceId}.`;
}


/***/ }),

/***/ 7587:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ maskVariables),
/* harmony export */   b: () => (/* binding */ importVariables)
/* harmony export */ });
/* harmony import */ var _github_job_environment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1483);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3597);
/* harmony import */ var _text_redactor_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7744);
/* harmony import */ var _text_size_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7397);




const mostMs = 60_000;
/** Hides the values; it must come before anything else is printed. */
function maskVariables(job, { all }) {
    const shown = [...(0,_github_job_environment_js__WEBPACK_IMPORTED_MODULE_0__/* .printedInputs */ .QZ)(job.environment, ['api-key', 'github-token', 'env-vars']), ...job.inputs.shown];
    for (const { value } of all)
        for (const mask of (0,_text_redactor_js__WEBPACK_IMPORTED_MODULE_1__/* .valuesToMask */ .yF)(value, shown))
            job.console.mask(mask);
}
/**
 * Imports the variables, which apply to the next deployment. They are sent once and cannot be read back: a lost answer ends the run
 * before any deploy, and running it again sets the same values. Rejects as the client does.
 */
async function importVariables({ job, platform }, { serviceId, variables: { all, duplicates }, timeoutMs, }) {
    if (all.length === 0)
        return;
    const { console, signal } = job;
    for (const key of duplicates) {
        console.warn((0,_text_message_js__WEBPACK_IMPORTED_MODULE_2__/* .message */ .i) `variable-twice: Variable "${key}" is set twice. The last value is used.`);
    }
    const vars = all.map(({ key, value }) => ({ key, value }));
    const limits = { signal, timeoutMs: Math.min(mostMs, timeoutMs) };
    const { imported, skipped } = await platform.call('import_env', { id: serviceId, vars }, limits);
    for (const { key, reason } of skipped ?? []) {
        const why = reason ? `: ${reason}` : '.';
        console.warn((0,_text_message_js__WEBPACK_IMPORTED_MODULE_2__/* .message */ .i) `variable-skipped: The platform skipped the variable "${key}"${why}`);
    }
    console.say(`Imported ${(0,_text_size_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCount */ .B)(imported ?? all.length, 'variable')}.`);
}


/***/ }),

/***/ 6487:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ Run)
/* harmony export */ });
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3597);
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
/** The time of one run, in milliseconds since it began, and the waits that the platform asked it for. */
class Run {
    clock;
    random;
    signal;
    deadlineMs;
    /** A write was started, and its effect is not known yet. */
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
    /** The platform asked for no request before then (`Retry-After`), in the answer to any request of the run. */
    get retryAfterUntilMs() {
        return this.#retryAfterUntilMs;
    }
    sleep(ms) {
        return this.clock.sleep(Math.max(0, ms), this.signal);
    }
    /** Notes the wait that a refusal asks for. */
    noteRetryAfter(error) {
        if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .RefusedError */ .fk) || error.retryAfterMs === undefined)
            return;
        this.#retryAfterUntilMs = Math.max(this.#retryAfterUntilMs, this.elapsed() + error.retryAfterMs);
    }
    /** Waits until the platform takes requests again. False, without a wait, where that is past the deadline. */
    async waitForRetryAfter(signal = this.signal) {
        // During the wait another request may be asked to wait longer.
        while (this.#retryAfterUntilMs > this.elapsed()) {
            if (this.#retryAfterUntilMs > this.deadlineMs)
                return false;
            await this.clock.sleep(this.#retryAfterUntilMs - this.elapsed(), signal);
        }
        return true;
    }
    /** Runs `work` until `ms` pass (`NoAnswerError`) or `parent`, by default the run's signal, aborts. Notes a `Retry-After`. */
    async within(ms, operation, work, parent = this.signal) {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            parent.throwIfAborted();
            const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_3__/* .message */ .i) `no-answer-in-time: ${operation}: no answer within ${Math.round(ms / 100) / 10} s.`;
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

/***/ 2550:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ outcomes),
/* harmony export */   V: () => (/* binding */ Phases)
/* harmony export */ });
/** How a run ended (product: outputs). `skipped`, `accepted` and `aborted` are decided around the verdict, the rest by it. */
const outcomes = [
    'succeeded',
    'failed',
    'cancelled',
    'superseded',
    'timed-out',
    'indeterminate',
    'accepted',
    'skipped',
    'aborted',
];
/** The phases of a run: each begins where the one before ends. */
class Phases {
    #done = [];
    #current;
    constructor(name) {
        this.#current = { name, startMs: 0 };
    }
    enter(name, atMs) {
        this.#close(atMs);
        this.#current = { name, startMs: atMs };
    }
    end(atMs) {
        this.#close(atMs);
        return [...this.#done];
    }
    /** After 50 phases the last one continues, as a platform may change its words without end. */
    #close(atMs) {
        if (this.#done.length < 50)
            this.#done.push({ ...this.#current, endMs: atMs });
    }
}


/***/ }),

/***/ 5418:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ readMark),
/* harmony export */   g: () => (/* binding */ deploy)
/* harmony export */ });
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6695);
/* harmony import */ var _client_key_kind_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(8008);
/* harmony import */ var _text_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4080);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3597);
/* harmony import */ var _history_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(278);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8093);
/* harmony import */ var _verdict_poll_schedule_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4213);
/* harmony import */ var _guarded_write_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7939);
/* harmony import */ var _history_search_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8554);
/* harmony import */ var _lifecycle_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2689);










const requestLimitMs = 60_000;
const historyLimitMs = 15_000;
const mostHistoryReads = 3;
/** An older mark is read again before the request: another run may have deployed since. */
const freshMs = 5_000;
/** Between two tries while the service is busy; a fixed poll interval comes before it. */
const busyDelaysMs = [1_000, 2_000, 5_000];
const longestBusyDelayMs = 10_000;
/**
 * Deploys a Git service and follows the deployment to its outcome. What the platform does is in the report.
 *
 * @throws InputError where the key's scope does not permit it; nothing was written then.
 */
function deploy(platform, request, host, options = {}) {
    return (0,_lifecycle_js__WEBPACK_IMPORTED_MODULE_7__/* .startAndFollow */ .j)(platform, host, options, {
        operation: 'deploy_service',
        phase: 'requested',
        asked: { serviceId: request.serviceId, ref: request.ref },
        cancelledInDoubt: (0,_text_message_js__WEBPACK_IMPORTED_MODULE_8__/* .message */ .i) `deploy-cancelled-in-doubt: The run was cancelled before the platform answered. A deployment may exist: check the dashboard.`,
        look: (context, signal) => request.mark ?? readMark(context, request.serviceId, signal),
        start: async (context, mark, key) => {
            const problem = serviceProblem(request.serviceId, mark, await key.answer);
            return problem === undefined
                ? await startDeploy(context, request, mark)
                : { kind: 'ended', outcome: 'failed', reason: problem };
        },
    });
}
/**
 * Why the request would be refused. The contract accepts an account key for all that it can see, so what it does not see it cannot
 * deploy; of another key it does not say whether it may read the history of what it may deploy.
 */
function serviceProblem(serviceId, { missing }, key) {
    if (missing === undefined || key.kind === 'untold' || (0,_client_key_kind_js__WEBPACK_IMPORTED_MODULE_9__/* .kindOfKey */ .R)(key.identity) !== 'account')
        return undefined;
    return (0,_history_js__WEBPACK_IMPORTED_MODULE_2__/* .serviceMissing */ .WI)(serviceId, missing);
}
async function startDeploy(context, request, mark) {
    const { serviceId, ref, beforeWrite } = request;
    const { run } = context;
    let known = mark.ids;
    let isPrepared = false;
    let busy = 0;
    return await (0,_guarded_write_js__WEBPACK_IMPORTED_MODULE_5__/* .writeOnce */ .Fq)(context, {
        prepare: async () => {
            if (isPrepared)
                return;
            isPrepared = true;
            await beforeWrite?.(run.remaining());
            if (run.clock.now() - mark.askedAtMs > freshMs)
                known = (await readMark(context, serviceId)).ids;
            const isTaught = context.options.successStates !== undefined;
            const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_8__/* .message */ .i) `history-empty: This service has no deployment yet, so it is not known which status words the platform uses. After this one, \`taxiway doctor\` shows what Taxiway understands of them.`;
            if (known?.length === 0 && !isTaught)
                context.host.report({ kind: 'notice', text });
        },
        send: async () => {
            const answer = await send(context, request, boundaryOf(known));
            if (answer.kind !== 'busy')
                return answer;
            const reason = await waitWhileBusy(context, request, { tries: ++busy, refusal: answer.refusal });
            if (reason !== undefined)
                return { kind: 'ended', outcome: 'skipped', reason };
            known = (await readMark(context, serviceId)).ids;
            return { kind: 'retry' };
        },
        findEffect: async (failure) => {
            const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_8__/* .message */ .i) `deploy-lost: The answer to the deploy request was lost (${failure}). Checking whether it took effect.`;
            context.host.report({ kind: 'warning', text });
            if (known === undefined) {
                const reason = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_8__/* .message */ .i) `deploy-lost-unread: The answer to the deploy request was lost, and the history could not be read before it, so a new deployment cannot be recognised. A deployment may be running: check the dashboard.`;
                return { kind: 'ended', outcome: 'indeterminate', reason };
            }
            const found = await (0,_history_search_js__WEBPACK_IMPORTED_MODULE_6__/* .findLostDeploy */ .Zn)(context.platform, { serviceId, ref, knownIds: new Set(known) }, context.run);
            if (found.kind === 'absent')
                return undefined;
            if (found.kind !== 'adopt') {
                const outcome = found.kind === 'timed-out' ? 'timed-out' : 'indeterminate';
                return { kind: 'ended', outcome, reason: whyUnresolved(found) };
            }
            const inferred = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_8__/* .message */ .i) `deploy-inferred: Deployment ${found.id} is taken for ours by inference: it is the only new one, and its record shows no ref.`;
            if (found.inferred)
                context.host.report({ kind: 'warning', text: inferred });
            return { kind: 'accepted', deploymentId: found.id, serviceId, ref, url: undefined, boundary: boundaryOf(known) };
        },
        lostTwice: (failure) => (0,_text_message_js__WEBPACK_IMPORTED_MODULE_8__/* .message */ .i) `deploy-lost-twice: Nothing was deployed. The request failed twice: ${failure}`,
    });
}
/** Rows from before our request end every later read. */
function boundaryOf(known) {
    return known?.[0] === undefined ? { kind: 'unknown' } : { kind: 'row', id: known[0] };
}
/** The reason to give up, if the caller has one by then. */
async function waitWhileBusy({ host, options, run }, { whileBusy }, { tries, refusal }) {
    const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_8__/* .message */ .i) `deploy-busy: ${refusal} The service is busy: trying again until the timeout.`;
    if (tries === 1)
        host.report({ kind: 'notice', text });
    const delayMs = options.pollIntervalMs ?? busyDelaysMs[tries - 1] ?? longestBusyDelayMs;
    await run.sleep(Math.min(delayMs, run.remaining()));
    return await whileBusy?.();
}
async function send({ platform, run }, { serviceId, ref, whileBusy }, boundary) {
    try {
        const options = { signal: run.signal, timeoutMs: (0,_guarded_write_js__WEBPACK_IMPORTED_MODULE_5__/* .writeTimeoutMs */ .pP)(run, requestLimitMs) };
        const args = ref === undefined ? { id: serviceId } : { id: serviceId, ref };
        const { deploymentId, ref: resolved } = await platform.call('deploy_service', args, options);
        return { kind: 'accepted', deploymentId, serviceId, ref: resolved ?? ref, url: undefined, boundary };
    }
    catch (error) {
        const busy = error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .RefusedError */ .fk && error.status === 409 && whileBusy !== undefined;
        if (!busy)
            return (0,_guarded_write_js__WEBPACK_IMPORTED_MODULE_5__/* .classifyWriteFailure */ .wF)(run, error);
        run.noteRetryAfter(error);
        run.inDoubt = false;
        return { kind: 'busy', refusal: error.message };
    }
}
/** Reads which deployments are there before a request. Rejects with the signal's reason only. */
async function readMark(context, serviceId, signal) {
    const askedAtMs = context.run.clock.now();
    return { ...(await readNewest(context, serviceId, signal)), askedAtMs };
}
/** The ids of the newest page, newest first; undefined where three reads failed, or two were refused as missing. */
async function readNewest({ platform, run }, serviceId, signal = run.signal) {
    let missing;
    for (let reads = 1; await run.waitForRetryAfter(signal); reads++) {
        try {
            const limitMs = Math.min(historyLimitMs, run.remaining());
            const read = (until) => firstIds(platform, serviceId, until);
            return { ids: await run.within(limitMs, 'list_deployments', read, signal) };
        }
        catch (error) {
            signal.throwIfAborted();
            if (!(error instanceof _text_error_js__WEBPACK_IMPORTED_MODULE_1__/* .TaxiwayError */ .y))
                throw error;
            if (missing !== undefined && (0,_client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isMissing */ .b2)(error))
                return { ids: undefined, missing };
            missing = (0,_client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isMissing */ .b2)(error) ? error.status : undefined;
            if (reads === mostHistoryReads || (missing === undefined && isFinal(error)))
                return { ids: undefined };
            await run.clock.sleep((0,_verdict_poll_schedule_js__WEBPACK_IMPORTED_MODULE_4__/* .failureBackoff */ .Vd)(reads, run.random), signal);
        }
    }
    return { ids: undefined };
}
/** A refusal comes again when it is asked again; a server error or a limit may not. */
function isFinal(error) {
    if (error.kind === 'input')
        return true;
    return error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .RefusedError */ .fk && error.status < 500 && error.status !== 429;
}
async function firstIds(platform, serviceId, signal) {
    for await (const page of (0,_history_js__WEBPACK_IMPORTED_MODULE_2__/* .historyPages */ .PH)(platform, serviceId, signal)) {
        const ids = page.deployments.map(_record_js__WEBPACK_IMPORTED_MODULE_3__/* .idOf */ .TH).filter((id) => id !== undefined);
        if (ids.length > 0)
            return ids;
    }
    return [];
}
function whyUnresolved(found) {
    switch (found.kind) {
        case 'several':
            return (0,_text_message_js__WEBPACK_IMPORTED_MODULE_8__/* .message */ .i) `deploy-lost-several: The answer to the deploy request was lost, and several new deployments could be ours: ${found.ids.join(', ')}. A deployment may be running: check the dashboard.`;
        case 'timed-out':
            return (0,_text_message_js__WEBPACK_IMPORTED_MODULE_8__/* .message */ .i) `deploy-lost-timed-out: The answer to the deploy request was lost, and the timeout passed before its effect showed. A deployment may be running: check the dashboard.`;
        case 'retry-after':
            return (0,_text_message_js__WEBPACK_IMPORTED_MODULE_8__/* .message */ .i) `deploy-lost-retry-after: The answer to the deploy request was lost, and the platform asked to wait past the timeout. A deployment may be running: check the dashboard.`;
        case 'forbidden':
            return (0,_text_message_js__WEBPACK_IMPORTED_MODULE_8__/* .message */ .i) `deploy-lost-forbidden: The answer to the deploy request was lost, and the API key is not allowed to read the deployment history. A deployment may be running: check the dashboard.`;
        default:
            return found;
    }
}


/***/ }),

/***/ 7397:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ formatCount),
/* harmony export */   X: () => (/* binding */ formatSize)
/* harmony export */ });
const units = ['B', 'kB', 'MB', 'GB', 'TB'];
/** Bytes as people read them: `512 B`, `3.4 MB`; a kB is 1000 bytes. */
function formatSize(bytes) {
    let [amount, unit] = [bytes, 0];
    for (; amount >= 999.5 && unit < units.length - 1; unit += 1)
        amount /= 1000;
    const digits = unit === 0 || amount >= 99.95 ? 0 : 1;
    return `${amount.toFixed(digits)} ${units[unit]}`;
}
/** `1 file`, `12,000 files`: the noun with an `s`, but for one. */
function formatCount(count, noun) {
    const grouped = String(count).replaceAll(/\B(?=(\d{3})+$)/g, ',');
    return `${grouped} ${count === 1 ? noun : `${noun}s`}`;
}


/***/ })

};
