export const id = 183;
export const ids = [183];
export const modules = {

/***/ 6737:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ flowOptions)
/* harmony export */ });
/** @param timeoutMs what is left of the input's */
function flowOptions({ job, inputs: { follow, wait }, keyCheck }, timeoutMs) {
    return { ...follow, timeoutMs: Math.max(1, timeoutMs), wait, signal: job.signal, keyCheck };
}


/***/ }),

/***/ 7183:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  P: () => (/* binding */ dryRun)
});

// EXTERNAL MODULE: ./build/client/errors.js
var errors = __webpack_require__(6695);
// EXTERNAL MODULE: ./build/client/key-kind.js
var key_kind = __webpack_require__(8008);
// EXTERNAL MODULE: ./build/client/time/run.js
var time_run = __webpack_require__(6487);
// EXTERNAL MODULE: ./build/contract/operations.js + 2 modules
var operations = __webpack_require__(71);
// EXTERNAL MODULE: ./build/text/error.js
var text_error = __webpack_require__(4080);
// EXTERNAL MODULE: ./build/text/excerpt.js
var excerpt = __webpack_require__(6167);
// EXTERNAL MODULE: ./build/text/message.js
var message = __webpack_require__(3597);
// EXTERNAL MODULE: ./build/text/nearest.js
var nearest = __webpack_require__(2788);
// EXTERNAL MODULE: ./build/deployment/history.js
var deployment_history = __webpack_require__(278);
// EXTERNAL MODULE: ./build/deployment/start/preflight.js
var preflight = __webpack_require__(6266);
;// CONCATENATED MODULE: ./build/deployment/start/rehearsal.js










const lookMs = 30_000;
/** Characters of the projects that a message lists. */
const longestList = 500;
/**
 * Checks what a deploy would need, and writes nothing: the platform must answer, the key must be permitted, and the service or the
 * project must be there, as far as the interface shows it. Gives what could not be checked, as clauses.
 *
 * @throws InputError naming what is wrong
 * @throws TaxiwayError where the platform does not answer, or not readably
 */
async function rehearse(platform, rehearsal, options = {}) {
    const run = new time_run/* Run */.K(options);
    const isDeploy = rehearsal.kind === 'deploy';
    const operation = isDeploy ? 'deploy_service' : 'deploy_upload';
    const key = preflight/* KeyCheck */.yw.of(run, platform);
    const looking = isDeploy ? lookForService(run, platform, rehearsal.serviceId) : undefined;
    looking?.catch(() => undefined);
    const answer = await key.require(operation, isDeploy ? { serviceId: rehearsal.serviceId } : {});
    if (answer.kind === 'untold') {
        const text = (0,message/* message */.i) `dry-run-unanswered: The platform did not say whose key it is. ${answer.error.message} Check \`base-url\`, and whether the platform is up.`;
        throw new errors/* InputError */.dz('base-url', text, { answered: true });
    }
    const { identity } = answer;
    const found = isDeploy ? await looking : await lookForProject(run, platform, { ...rehearsal, identity });
    return [...(found ?? []), ...uncheckedOf(rehearsal, operation, identity)];
}
/** The contract has no read of one service, so its history shows whether it is there. */
async function lookForService(run, platform, id) {
    try {
        await platform.call('list_deployments', { id, limit: 1 }, callOptions(run));
        return [];
    }
    catch (error) {
        if ((0,errors/* isMissing */.b2)(error)) {
            throw new errors/* InputError */.dz('service-id', (0,deployment_history/* serviceMissing */.WI)(id, error.status), { answered: true });
        }
        return [(0,message/* message */.i) `unchecked-service: whether service ${id} exists (${reasonOf(run, error)})`];
    }
}
/** An account key lists its projects; for a project key, the deleted services of a project show whether it is there. */
async function lookForProject(run, platform, { projectSlug: slug, identity }) {
    try {
        if ((0,key_kind/* kindOfKey */.R)(identity) === 'account') {
            const projects = await platform.call('list_projects', {}, callOptions(run));
            const slugs = projects.flatMap((project) => project.slug ?? []);
            if (slugs.includes(slug))
                return [];
            const near = (0,excerpt/* excerpt */.Kb)((0,nearest/* nearestNames */.L)(slug, slugs).join(', ') || 'none', longestList);
            const text = (0,message/* message */.i) `dry-run-project-missing: The platform lists no project "${slug}" for this key. The nearest that it lists: ${near}. Check \`project-slug\`, and whose key it is.`;
            throw new errors/* InputError */.dz('project-slug', text, { answered: true });
        }
        await platform.call('list_deleted_services', { slug }, callOptions(run));
        return [];
    }
    catch (error) {
        if ((0,errors/* isMissing */.b2)(error)) {
            const text = (0,message/* message */.i) `dry-run-project-unseen: The platform shows no project "${slug}" to this key (${error.status}). Check \`project-slug\` for a typo, and that the key belongs to this project.`;
            throw new errors/* InputError */.dz('project-slug', text, { answered: true });
        }
        return [(0,message/* message */.i) `unchecked-project: whether project ${slug} exists (${reasonOf(run, error)})`];
    }
}
function callOptions(run) {
    return { signal: run.signal, timeoutMs: Math.min(lookMs, run.remaining()) };
}
/** Why a look showed nothing; throws what makes a deploy impossible, such as a sign-in page in place of the history. */
function reasonOf(run, error) {
    run.signal.throwIfAborted();
    if (!(error instanceof text_error/* TaxiwayError */.y) || error.kind === 'input' || error instanceof errors/* UnreadableError */.Gy)
        throw error;
    if (error instanceof errors/* RefusedError */.fk && error.status < 500 && error.status !== 429 && !(0,errors/* isForbidden */.US)(error))
        throw error;
    if (error instanceof errors/* NoAnswerError */.i5 && !error.sent)
        throw error;
    return (0,excerpt/* withoutFullStop */.Qu)(error.message);
}
/** What no read of the contract shows. */
function uncheckedOf(rehearsal, operation, identity) {
    const isAccount = (0,key_kind/* kindOfKey */.R)(identity) === 'account';
    const { access } = operations/* operations */.zU[operation];
    const right = access.kind === 'capability' ? `${access.capability}:${access.level}` : operation;
    const ofKey = isAccount
        ? [(0,message/* message */.i) `unchecked-write: whether the account key may write`]
        : identity.keyScope?.permissions
            ? []
            : [(0,message/* message */.i) `unchecked-right: whether the key has ${right}`];
    switch (rehearsal.kind) {
        case 'deploy': {
            const { ref, importsVariables } = rehearsal;
            const ofVariables = importsVariables && !isAccount ? [(0,message/* message */.i) `unchecked-import: whether the key may import variables`] : [];
            return [
                ...ofKey,
                ...ofVariables,
                ...(ref === undefined ? [] : [(0,message/* message */.i) `unchecked-ref: whether the service's repository has "${ref}"`]),
            ];
        }
        case 'upload': {
            const { environmentSlug } = rehearsal;
            return [
                ...ofKey,
                ...(environmentSlug === undefined
                    ? []
                    : [(0,message/* message */.i) `unchecked-environment: whether environment "${environmentSlug}" exists`]),
            ];
        }
        default:
            return rehearsal;
    }
}

// EXTERNAL MODULE: ./build/actions/deploy/context.js
var deploy_context = __webpack_require__(6737);
;// CONCATENATED MODULE: ./build/actions/deploy/dry-run.js



/**
 * Checks what the run would need, writes nothing, and says what it could not check. Rejects where the deploy could not work.
 *
 * @param reason of a run that would work
 */
async function dryRun(context, rehearsal, reason) {
    const { job, platform, inputs } = context;
    const unchecked = await rehearse(platform, rehearsal, (0,deploy_context/* flowOptions */.p)(context, inputs.follow.timeoutMs));
    if (unchecked.length === 0)
        return { outcome: 'skipped', reason };
    const list = unchecked.join('; ');
    job.console.notice((0,message/* message */.i) `dry-run-unchecked: Dry run: the interface or the key did not show ${list}. The deploy itself will.`);
    return { outcome: 'skipped', reason, facts: [['Not checked', list]] };
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
