export const id = 835;
export const ids = [835];
export const modules = {

/***/ 8975:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fixedForPreview: () => (/* binding */ fixedForPreview),
/* harmony export */   previewFleetService: () => (/* binding */ previewFleetService)
/* harmony export */ });
/* harmony import */ var _config_file_inputs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(945);
/* harmony import */ var _preview_action_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5257);
/* harmony import */ var _addresses_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9119);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9802);
/* harmony import */ var _service_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1439);
/* harmony import */ var _service_job_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2323);






function fixedForPreview({ inputs }, service) {
    const environment = (0,_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .isGiven */ .q)(inputs, 'environment') ? inputs.text('environment') : 'preview';
    return { 'job-summary': false, comment: false, service, environment: `${environment}/${service}` };
}
async function previewFleetService(context, service, turn) {
    const { job, inputs, plan } = context;
    const { name } = service;
    const console = context.console.open(name);
    const isClosed = (0,_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .isClosing */ .w)(job);
    const addresses = isClosed ? new Map() : await (0,_addresses_js__WEBPACK_IMPORTED_MODULE_2__/* .addressesFor */ .S)(context, service);
    const sub = (0,_service_job_js__WEBPACK_IMPORTED_MODULE_5__/* .serviceJob */ .D)(job, {
        fleet: inputs,
        service,
        console,
        commit: plan.commit ?? undefined,
        fixed: fixedForPreview(job, name),
        remainingMs: turn.remainingMs,
        addressOf: (other) => addresses.get(other),
        takes: (input) => !_config_file_inputs_js__WEBPACK_IMPORTED_MODULE_0__.productionInputs.has(input) && !(isClosed && input === 'env-vars'),
    });
    const run = await (0,_preview_action_js__WEBPACK_IMPORTED_MODULE_1__.preview)(sub);
    await console.close();
    const isLive = run.outcome === 'succeeded' || run.outcome === 'accepted';
    return { ...(0,_service_js__WEBPACK_IMPORTED_MODULE_4__/* .endOfRun */ .q)(run), isLive };
}


/***/ }),

/***/ 1015:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   finishFleet: () => (/* binding */ finishFleet)
/* harmony export */ });
/* harmony import */ var _config_file_inputs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(945);
/* harmony import */ var _fleet_inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9802);
/* harmony import */ var _fleet_preview_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8975);
/* harmony import */ var _fleet_service_job_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2323);




const atOnce = 16;
async function finishFleet(job, services, finish) {
    const entries = Object.entries(services);
    if (entries.length === 0)
        return;
    const fleet = await (0,_fleet_inputs_js__WEBPACK_IMPORTED_MODULE_1__.readFleetInputs)(job);
    const isPreview = fleet.mode === 'preview';
    const takes = (input) => input !== 'archive-path' && input !== 'env-vars' && !(isPreview && _config_file_inputs_js__WEBPACK_IMPORTED_MODULE_0__.productionInputs.has(input));
    const open = entries.values();
    const work = async () => {
        for (const [name, left] of open) {
            const service = fleet.found.file.services.get(name);
            if (service === undefined)
                continue;
            const own = { service: name, 'job-summary': fleet.report.jobSummary };
            const fixed = isPreview ? { ...(0,_fleet_preview_js__WEBPACK_IMPORTED_MODULE_2__.fixedForPreview)(job, name), ...own } : own;
            const { console } = job;
            const run = { fleet, service, console, commit: job.context.sha, fixed, takes };
            await finish({ ...(0,_fleet_service_job_js__WEBPACK_IMPORTED_MODULE_3__/* .serviceJob */ .D)(job, run), outputs: job.outputs }, left);
        }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
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

/***/ 7567:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ GitHubComments)
/* harmony export */ });
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7492);
/* harmony import */ var _api_client_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(726);
/* harmony import */ var _api_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3563);



const rows = (0,valibot__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg)((0,valibot__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc)({ id: (0,valibot__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig)(), body: (0,valibot__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6)((0,valibot__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP)()), user: (0,valibot__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6)((0,valibot__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc)({ login: (0,valibot__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP)() })) }));
const mostRead = 100;
const mostPages = 50;
class GitHubComments {
    marker;
    #place;
    constructor(place) {
        this.#place = place;
        this.marker = place.marker;
    }
    async list() {
        const { repository, number: issue, github } = this.#place;
        const issues = await this.#issues();
        const { login } = await github.author();
        const found = [];
        for (let page = 1; page <= mostPages; page++) {
            const asked = { ...repository, issue_number: issue, per_page: mostRead, page };
            const { data } = await issues.listComments(asked);
            for (const { id, body, user } of (0,valibot__WEBPACK_IMPORTED_MODULE_2__/* .parse */ .qgA)(rows, data)) {
                if (user?.login === login && body?.startsWith(this.marker))
                    found.push(id);
            }
            if (data.length < mostRead)
                break;
        }
        return found.sort((one, other) => one - other);
    }
    async create(body, look) {
        const { repository, number: issue } = this.#place;
        const issues = await this.#issues();
        return await (0,_api_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .writeOnce */ .Fq)(async () => {
            const { data } = await issues.createComment({ ...repository, issue_number: issue, body });
            return (0,valibot__WEBPACK_IMPORTED_MODULE_2__/* .parse */ .qgA)((0,valibot__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc)({ id: (0,valibot__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig)() }), data).id;
        }, look);
    }
    async update(id, body) {
        const issues = await this.#issues();
        try {
            await issues.updateComment({ ...this.#place.repository, comment_id: id, body });
            return true;
        }
        catch (error) {
            if (isGone(error))
                return false;
            throw error;
        }
    }
    async delete(id) {
        const issues = await this.#issues();
        await issues.deleteComment({ ...this.#place.repository, comment_id: id }).catch((error) => {
            if (!isGone(error))
                throw error;
        });
    }
    explain(error) {
        return (0,_api_client_js__WEBPACK_IMPORTED_MODULE_0__/* .githubRefusal */ .eD)(error, 'pull-requests: write');
    }
    async #issues() {
        return (await this.#place.github.client()).rest.issues;
    }
}
function isGone(error) {
    const failure = (0,_api_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .parseFailure */ .mH)(error);
    return failure?.status === 410 || (failure?.status === 404 && !failure.message.includes('not accessible'));
}


/***/ }),

/***/ 7397:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ formatCount),
/* harmony export */   X: () => (/* binding */ formatSize)
/* harmony export */ });
const units = ['B', 'kB', 'MB', 'GB', 'TB'];
function formatSize(bytes) {
    let [amount, unit] = [bytes, 0];
    for (; amount >= 999.5 && unit < units.length - 1; unit += 1)
        amount /= 1000;
    const digits = unit === 0 || amount >= 99.95 ? 0 : 1;
    return `${amount.toFixed(digits)} ${units[unit]}`;
}
function formatCount(count, noun) {
    const grouped = String(count).replaceAll(/\B(?=(\d{3})+$)/g, ',');
    return `${grouped} ${count === 1 ? noun : `${noun}s`}`;
}


/***/ })

};
