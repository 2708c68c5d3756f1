export const id = 203;
export const ids = [203];
export const modules = {

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

/***/ 6266:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DQ: () => (/* binding */ checkAndLook),
/* harmony export */   Mz: () => (/* binding */ preflight),
/* harmony export */   dD: () => (/* binding */ keyProblem),
/* harmony export */   yw: () => (/* binding */ KeyCheck)
/* harmony export */ });
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6695);
/* harmony import */ var _client_key_kind_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8008);
/* harmony import */ var _client_time_timeout_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3541);
/* harmony import */ var _contract_operations_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71);
/* harmony import */ var _text_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4080);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3597);
/* harmony import */ var _wrong_address_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1393);
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







/** The preflight must not hold up a deployment. */
const preflightMs = 15_000;
/**
 * The question whose key it is. It is sent at once and once, and its answer is judged before each write; whatever else is only read
 * can be asked beside it.
 */
class KeyCheck {
    #answer;
    /** @param options by default the answer may take 15 s */
    constructor(platform, options = {}) {
        this.#answer = ask(platform, { timeoutMs: preflightMs, ...options });
        // Whoever needs the answer hears of a failure.
        this.#answer.catch(() => undefined);
    }
    /** The check of a run, within its time; the run notes each wait that the platform asks for. */
    static of(run, platform) {
        const onRetry = (error) => run.noteRetryAfter(error);
        return new KeyCheck(platform, { signal: run.signal, timeoutMs: Math.min(preflightMs, run.remaining()), onRetry });
    }
    /**
     * The answer. It is `untold` where the platform failed, or was silent.
     *
     * @throws InputError for a key that is not valid, and where something else than this interface answers at `base-url`
     * @throws NoAnswerError where connections to the platform failed each time
     */
    get answer() {
        return this.#answer;
    }
    /**
     * Refuses a key that belongs to another service or lacks what the contract requires for the operation. Resolves where the contract
     * requires nothing, or the platform did not say.
     *
     * @throws as `answer` does, and InputError naming `api-key` and what it lacks
     */
    async require(operation, target = {}) {
        const answer = await this.#answer;
        const problem = answer.kind === 'told' ? keyProblem(answer.identity, operation, target) : undefined;
        if (problem !== undefined)
            throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('api-key', problem, { answered: true });
        return answer;
    }
}
/**
 * Asks the platform what the key may do, and refuses a key that belongs to another service or lacks what the contract requires for
 * the operation. Resolves where the contract requires nothing, or the platform fails or is silent.
 *
 * @throws InputError naming `api-key`, or `base-url` where something else than this interface answers there
 * @throws NoAnswerError where the platform could not be reached
 */
async function preflight(platform, operation, target, options = {}) {
    await new KeyCheck(platform, options).require(operation, target);
}
/**
 * Checks the key and looks at the same time; gives what the look found. Rejects as `KeyCheck.require` does, and ends the look then.
 * Notes the `Retry-After` of the check.
 *
 * @param look reads only; it ends when the signal aborts
 */
async function checkAndLook(run, { platform, operation, target, key = KeyCheck.of(run, platform) }, look) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const scope = __addDisposableResource(env_1, new _client_time_timeout_js__WEBPACK_IMPORTED_MODULE_1__/* .AbortScope */ .DK({ clock: run.clock, signal: run.signal }), false);
        const looking = look(scope.signal);
        looking.catch(() => undefined);
        try {
            const answer = await key.require(operation, target);
            if (answer.kind === 'untold')
                run.noteRetryAfter(answer.error);
        }
        catch (error) {
            scope.abort(error);
            throw error;
        }
        return await looking;
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        __disposeResources(env_1);
    }
}
/** Why this key may not do the operation; undefined where it may, or where neither the platform nor the contract says. */
function keyProblem(identity, operation, target) {
    const { access, effect } = _contract_operations_js__WEBPACK_IMPORTED_MODULE_2__/* .operations */ .zU[operation];
    const kind = (0,_client_key_kind_js__WEBPACK_IMPORTED_MODULE_5__/* .kindOfKey */ .R)(identity);
    const scope = identity.keyScope ?? {};
    const ownService = scope.serviceId ?? undefined;
    if (effect !== 'read' && (0,_client_key_kind_js__WEBPACK_IMPORTED_MODULE_5__/* .isReadOnlyKey */ .C)(identity)) {
        return (0,_text_message_js__WEBPACK_IMPORTED_MODULE_6__/* .message */ .i) `key-read-only: \`api-key\` is a read-only key, and ${operation} writes. Use a key that can write.`;
    }
    if (kind === 'service' && target.isNew) {
        return (0,_text_message_js__WEBPACK_IMPORTED_MODULE_6__/* .message */ .i) `key-of-one-service: \`api-key\` belongs to one service (${ownService ?? 'unnamed'}) and cannot deploy to a new one. Use an account key, or a key of the project.`;
    }
    if (ownService && target.serviceId !== undefined && ownService !== target.serviceId) {
        return (0,_text_message_js__WEBPACK_IMPORTED_MODULE_6__/* .message */ .i) `key-of-another-service: \`api-key\` belongs to another service (${ownService}). Use a key of ${target.serviceId}, or of its project, or check \`service-id\`.`;
    }
    switch (access.kind) {
        case 'any-key':
        case 'own-project':
        case 'not-shown':
            return undefined;
        case 'account-only':
            if (kind === 'account')
                return undefined;
            return (0,_text_message_js__WEBPACK_IMPORTED_MODULE_6__/* .message */ .i) `key-must-be-account: ${operation} needs an account key, and \`api-key\` belongs to a ${kind}.`;
        case 'capability': {
            if (kind === 'account')
                return undefined;
            const needed = `${access.capability}:${access.level}`;
            if (kind === 'service' && !access.serviceKey) {
                return (0,_text_message_js__WEBPACK_IMPORTED_MODULE_6__/* .message */ .i) `key-must-not-be-service: A service key cannot use ${operation}. Use an account key, or a project key with ${needed}.`;
            }
            if (!scope.permissions || grants(scope.permissions, access))
                return undefined;
            return (0,_text_message_js__WEBPACK_IMPORTED_MODULE_6__/* .message */ .i) `key-lacks-capability: \`api-key\` lacks the capability ${needed}, which ${operation} needs. Grant it in the dashboard.`;
        }
        default:
            return access;
    }
}
function grants(permissions, access) {
    const granted = permissions[access.capability];
    return granted === 'write' || granted === access.level;
}
async function ask(platform, options) {
    try {
        const identity = await platform.call('whoami', {}, options);
        const problem = (0,_wrong_address_js__WEBPACK_IMPORTED_MODULE_4__/* .whyNotThisInterface */ .$)(platform.baseUrl, identity);
        if (problem !== undefined)
            throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('base-url', problem, { answered: true });
        return { kind: 'told', identity };
    }
    catch (error) {
        options.signal?.throwIfAborted();
        if (!(error instanceof _text_error_js__WEBPACK_IMPORTED_MODULE_3__/* .TaxiwayError */ .y) || error.kind === 'input')
            throw error;
        const problem = (0,_wrong_address_js__WEBPACK_IMPORTED_MODULE_4__/* .whyNotThisInterface */ .$)(platform.baseUrl, error);
        if (problem !== undefined)
            throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('base-url', problem, { answered: true });
        if (error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .RefusedError */ .fk && error.status === 401)
            throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('api-key', error.message, { answered: true });
        // After the retries; a host that only was slow may still take the write.
        if (error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .NoAnswerError */ .i5 && !error.sent && error.code !== undefined)
            throw error;
        return { kind: 'untold', error };
    }
}


/***/ }),

/***/ 1393:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ whyNotThisInterface)
/* harmony export */ });
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6695);
/* harmony import */ var _client_fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(525);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3597);



/** Statuses of a platform that is there, with a key that it does not accept or at a bad moment. */
const ownStatuses = new Set([401, 403, 408, 429]);
/** The contract's fields of the identity; a platform shows at least one of them. */
const identityFields = ['id', 'name', 'email', 'keyScope'];
/**
 * Why the answer to `whoami` shows that `base-url` is not the address of the platform's API, as a sentence that says what came and
 * asks the right question; undefined where the answer is the platform's, or there was none. A server error says nothing: a gateway
 * before the platform answers it too, with a page.
 *
 * @param baseUrl that was asked
 * @param answer the parsed identity, or the error of the call
 */
function whyNotThisInterface(baseUrl, answer) {
    if (answer instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .RefusedError */ .fk)
        return refusalText(baseUrl, answer);
    if (answer instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UnreadableError */ .Gy) {
        const { status, found } = answer;
        if ((0,_client_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .isFields */ .C)(answer.body))
            return undefined;
        return found === 'broken JSON' || (found === 'JSON' && answer.body === undefined)
            ? undefined
            : pageText(baseUrl, status, found);
    }
    if (answer instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .NoAnswerError */ .i5) {
        if (answer.code?.startsWith('HPE_') !== true)
            return undefined;
        return (0,_text_message_js__WEBPACK_IMPORTED_MODULE_2__/* .message */ .i) `base-url-not-http: What answers at ${baseUrl} does not speak HTTP (${answer.code}). Are scheme and port of \`base-url\` correct?`;
    }
    const shown = (0,_client_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .isFields */ .C)(answer) ? identityFields.some((name) => answer[name] !== undefined) : false;
    return shown ? undefined : otherText(baseUrl, 200, 'JSON');
}
function refusalText(baseUrl, { status, found, message: text }) {
    if (status >= 500)
        return undefined;
    // The text names the target and asks about the address.
    if (status < 400)
        return text;
    if (found === 'HTML')
        return pageText(baseUrl, status, found);
    return ownStatuses.has(status) ? undefined : otherText(baseUrl, status, found);
}
function pageText(baseUrl, status, found) {
    if (hasDoubledApi(baseUrl))
        return doubledText(baseUrl, status, found);
    if (found !== 'HTML')
        return otherText(baseUrl, status, found);
    return (0,_text_message_js__WEBPACK_IMPORTED_MODULE_2__/* .message */ .i) `base-url-website: ${baseUrl} answered whoami with an HTML page (status ${status}), not JSON. Is \`base-url\` the address of a website, dashboard or sign-in page instead of the API? Nothing was written.`;
}
function otherText(baseUrl, status, found) {
    if (hasDoubledApi(baseUrl))
        return doubledText(baseUrl, status, found);
    if (status === 404) {
        return (0,_text_message_js__WEBPACK_IMPORTED_MODULE_2__/* .message */ .i) `base-url-without-api: ${baseUrl} answered whoami with 404: there is no /api/auth/me. Is \`base-url\` the address of the platform's API, with its path prefix if it has one? Nothing was written.`;
    }
    return (0,_text_message_js__WEBPACK_IMPORTED_MODULE_2__/* .message */ .i) `base-url-other-interface: ${baseUrl} answered whoami with ${found} (status ${status}), which is not an answer of the platform's API. Is \`base-url\` its address? Nothing was written.`;
}
/** Each path of the contract begins with `/api` itself. */
function hasDoubledApi(baseUrl) {
    return /\/api$/i.test(baseUrl);
}
function doubledText(baseUrl, status, found) {
    return (0,_text_message_js__WEBPACK_IMPORTED_MODULE_2__/* .message */ .i) `base-url-doubled-api: ${baseUrl} answered whoami with ${found} (status ${status}). Does the platform need the "/api" at the end of \`base-url\`? Taxiway adds "/api" itself: try without it. Nothing was written.`;
}


/***/ })

};
