export const id = 791;
export const ids = [791];
export const modules = {

/***/ 5791:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  callOnce: () => (/* binding */ callOnce)
});

// EXTERNAL MODULE: ./build/checks/excerpt.js
var excerpt = __webpack_require__(5085);
// EXTERNAL MODULE: ./build/client/errors.js
var errors = __webpack_require__(6695);
// EXTERNAL MODULE: ./build/config/connection.js
var connection = __webpack_require__(2807);
// EXTERNAL MODULE: ./build/contract/operations.js + 3 modules
var operations = __webpack_require__(1825);
// EXTERNAL MODULE: ./build/deployment/start/preflight.js
var preflight = __webpack_require__(6266);
// EXTERNAL MODULE: ./build/output/untrusted.js
var untrusted = __webpack_require__(8894);
// EXTERNAL MODULE: ./build/actions/call/failure.js
var failure = __webpack_require__(1699);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: ./build/client/fields.js
var fields = __webpack_require__(525);
// EXTERNAL MODULE: ./node_modules/valibot/dist/index.mjs
var dist = __webpack_require__(7934);
;// CONCATENATED MODULE: ./build/actions/call/read-back.js


/** How each setting is read back; null where the contract has no read for it. */
const readBacks = {
    set_storage: null,
    import_env: null,
    set_search_indexing: null,
    set_autodeploy: null,
    scale_service: {
        operation: 'get_scaling',
        async look(platform, args, options) {
            const { id, ...asked } = dist/* parse */.qgA(operations/* operations */.zU.scale_service.args, args);
            const scaling = await platform.call('get_scaling', { id }, options);
            const { minReplicas, maxReplicas, instances, ...shown } = scaling;
            // With autoscaling `instances` is the floor, and the scaler chooses the effective number.
            const seen = { ...shown, instances: minReplicas ?? instances, maxInstances: maxReplicas };
            const names = ['instances', 'maxInstances', 'autoscaleEnabled', 'autoscaleCpuPct', 'autoscaleMemPct'];
            return names.every((name) => asked[name] === undefined || asked[name] === seen[name]) ? { scaling } : undefined;
        },
    },
    attach_service_dedicated_ip: {
        operation: 'get_service_dedicated_ip',
        async look(platform, args, options) {
            const { id, ipId } = dist/* parse */.qgA(operations/* operations */.zU.attach_service_dedicated_ip.args, args);
            const { ip } = await platform.call('get_service_dedicated_ip', { id }, options);
            return ip?.id === ipId ? { ip } : undefined;
        },
    },
    set_db_tls: {
        operation: 'get_db_connection',
        async look(platform, args, options) {
            const asked = dist/* parse */.qgA(operations/* operations */.zU.set_db_tls.args, args);
            const { tls } = await platform.call('get_db_connection', { id: asked.id }, options);
            return tls === asked.tls ? { tls } : undefined;
        },
    },
    set_db_allowlist: {
        operation: 'get_db_connection',
        async look(platform, args, options) {
            const asked = dist/* parse */.qgA(operations/* operations */.zU.set_db_allowlist.args, args);
            const { allowIps } = await platform.call('get_db_connection', { id: asked.id }, options);
            return allowIps && sources(allowIps) === sources(asked.allowIps) ? { allowIps } : undefined;
        },
    },
    rotate_db_credentials: {
        operation: 'get_db_connection',
        async look(platform, args, options) {
            const asked = dist/* parse */.qgA(operations/* operations */.zU.rotate_db_credentials.args, args);
            const { password } = await platform.call('get_db_connection', { id: asked.id }, options);
            return password === asked.password ? {} : undefined;
        },
    },
};
/** Undefined where the contract documents no read that shows it. */
function readBackOf(operation) {
    return isSetting(operation) ? (readBacks[operation] ?? undefined) : undefined;
}
function isSetting(operation) {
    return Object.hasOwn(readBacks, operation);
}
/** An address alone and its /32 are the same source; the order does not matter. */
function sources(list) {
    return list
        .map((source) => source.toLowerCase().replace(/\/32$/, ''))
        .sort()
        .join(' ');
}

;// CONCATENATED MODULE: ./build/actions/call/lost-answer.js





/** A write that the platform is slow with may show a little later. */
const looks = 3;
const betweenLooksMs = 2_000;
/** Whether a write may have taken effect although its answer says nothing of it (contract: Errors, 500). */
function answerMayBeLost(error, effect) {
    if (effect === 'read')
        return false;
    if (error instanceof errors/* NoAnswerError */.i5)
        return error.sent;
    if (error instanceof errors/* UnreadableError */.Gy)
        return true;
    // A platform that does not know the operation has not done it.
    return error instanceof errors/* RefusedError */.fk && error.status >= 500 && error.status !== 501;
}
/**
 * Reads a setting back after its answer was lost. The write itself is never sent again.
 *
 * @throws Error that says what is known, and how to find out the rest, where the effect was not seen
 */
async function settle(platform, { operation, args }, error, signal) {
    const lost = error instanceof Error ? error.message : String(error);
    const readBack = readBackOf(operation);
    if (readBack === undefined)
        throw unknownState(lost, knownToExist(operation, error) ?? howToFindOut(operation), error);
    for (let look = 1; look <= looks; look++) {
        if (look > 1)
            await (0,promises_.setTimeout)(betweenLooksMs, undefined, { signal }).catch(() => signal.throwIfAborted());
        const result = await readBack.look(platform, args, { signal }).catch((failure) => {
            signal.throwIfAborted();
            const why = failure instanceof Error ? failure.message : String(failure);
            throw unknownState(lost, `It could not be read back either. ${why}`, error);
        });
        if (result === undefined)
            continue;
        const warning = `${lost} Read back with ${readBack.operation}: it has taken effect, and \`result\` is what was read.`;
        return { result, warning };
    }
    const seen = `Read back with ${readBack.operation}: it has not taken effect so far, so it may be called again.`;
    throw unknownState(lost, seen, error);
}
/** A service that the answer names all the same, whatever else of it cannot be read. */
function knownToExist(operation, error) {
    if (!isCreation(operation) || places[operation] !== billed || !(error instanceof errors/* UnreadableError */.Gy))
        return undefined;
    const { body } = error;
    const id = (0,fields/* readId */.w)((0,fields/* isFields */.C)(body) && (0,fields/* isFields */.C)(body['service']) ? body['service'] : body);
    return id === undefined ? undefined : `Service ${id} exists and is billed: look at it before calling this again.`;
}
function howToFindOut(operation) {
    const { effect } = (0,operations/* operationOf */.zI)(operation);
    switch (effect) {
        case 'secret':
            return ('A secret may have been created that nobody has seen, and the one before it is invalid then. ' +
                'It is not asked for twice: call it again on purpose to rotate it.');
        case 'exec':
            return 'The statement may have run, and is never sent twice: look at the data before calling it again.';
        case 'create':
            return `It may exist now, and is not asked for twice: ${whereToLook(operation)} before calling it again.`;
        case 'set':
            return 'The platform documents no read for it; calling it again sets the same once more.';
        case 'delete':
            return 'Calling it again deletes nothing more.';
        case 'read':
            return 'Call it again.';
        default:
            return effect;
    }
}
const dashboard = 'look at the dashboard';
const billed = 'a service is billed, so look at the dashboard, or at serviceCount in list_projects,';
/** Where each creation shows. */
const places = {
    deploy_service: 'look with list_deployments',
    create_project: 'look with list_projects',
    create_service: billed,
    deploy_upload: billed,
    expose_port: dashboard,
    add_domain: dashboard,
};
function whereToLook(operation) {
    return isCreation(operation) ? places[operation] : dashboard;
}
function isCreation(operation) {
    return Object.hasOwn(places, operation);
}
function unknownState(lost, more, cause) {
    const operation = cause instanceof errors/* NoAnswerError */.i5 ? cause.operation : 'call';
    return new errors/* NoAnswerError */.i5(`${lost} ${more}`, { operation, sent: true, cause });
}

// EXTERNAL MODULE: ./build/actions/call/result.js
var call_result = __webpack_require__(9898);
;// CONCATENATED MODULE: ./build/actions/call/once.js
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









/** Of what a database said; its first words tell. */
const longestFailure = 500;
/** One request and its answer. Rejects as the client does, and where a failure hides in the success. */
async function callOnce(job, request) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const platform = __addDisposableResource(env_1, (0,connection/* openPlatform */.W)(request.connection, job), true);
        const operation = (0,operations/* operationOf */.zI)(request.operation);
        const isWrite = operation.effect !== 'read';
        if (isWrite)
            await (0,preflight/* preflight */.Mz)(platform, request.operation, serviceOf(request.args), { signal: job.signal });
        const result = await parseResult(job, platform, request).catch((error) => {
            throw isWrite && job.signal.aborted ? cancelled(request.operation, job.signal) : error;
        });
        await (0,call_result/* writeResult */.Z)(job, operation, result);
        const failure = operation.hiddenFailure?.(result);
        if (failure !== undefined)
            throw new HiddenFailure((0,excerpt/* excerpt */.K)((0,untrusted/* harmlessText */.fT)(failure, job.redactor), longestFailure));
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
/** The answer, or what could be read back of a setting whose answer was lost. */
async function parseResult(job, platform, { operation, args }) {
    const { signal } = job;
    try {
        const { status, result } = await platform.answer(operation, args, { signal });
        job.outputs.set('http-status', String(status));
        job.console.say(`${operation}: the platform answered ${status}.`);
        return result;
    }
    catch (error) {
        signal.throwIfAborted();
        if (!answerMayBeLost(error, (0,operations/* operationOf */.zI)(operation).effect))
            throw error;
        (0,failure/* setStatus */.L)(job, error);
        const { result, warning } = await settle(platform, { operation, args }, error, signal);
        job.console.warn(warning);
        return result;
    }
}
/** Every write whose path holds an `id` is a service's. */
function serviceOf(args) {
    const { id } = args;
    return typeof id === 'string' ? { serviceId: id } : {};
}
/** A failure that the platform reports with a status of success. */
class HiddenFailure extends errors/* TaxiwayError */.yJ {
    constructor(message) {
        super('refused', message);
    }
}
/** Nothing is looked up after a cancellation: the runner leaves seconds. */
function cancelled(name, { reason }) {
    const why = reason instanceof Error ? reason.message : String(reason);
    return new errors/* TaxiwayError */.yJ('no-answer', `${why} ${name} may have taken effect: check the state before running it again.`);
}


/***/ }),

/***/ 9898:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ writeResult),
/* harmony export */   u: () => (/* binding */ setResult)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _output_untrusted_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8894);
/* harmony import */ var _secrets_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(495);





/** GitHub takes 1 MB of outputs a job, counted as UTF-16; others need room too. */
const largestOutput = 900 * 1024;
const mostLinesShown = 200;
/** Masks the result, sets it as the output, and shows as much of it as a log may hold. */
async function writeResult(job, operation, result) {
    const { whole, shown } = (0,_secrets_js__WEBPACK_IMPORTED_MODULE_4__/* .guardResult */ .H)(job, operation, result);
    setResult(job, whole);
    if (shown === undefined)
        job.console.say('The answer is a secret and is not shown; it is in the output `result`.');
    else if (operation.effect === 'exec')
        job.console.say('What a database holds is not shown; it is in `result`.');
    else
        await show(job, shown);
}
/** The `result` output; a value that is too large for one becomes a file that the output names. */
function setResult(job, value) {
    const text = outputText(value);
    const bytes = Buffer.byteLength(text);
    if (Math.max(bytes, 2 * text.length) <= largestOutput) {
        job.outputs.setMasked('result', text);
        return;
    }
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(job.context.temporaryFolder, `taxiway-result-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}.json`);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(file, text, { flag: 'wx', mode: 0o600 });
    job.outputs.setMasked('result', outputText({ file, bytes }));
    job.console.notice(`The result is too large for an output (${bytes} bytes): \`result\` names the file that holds it.`);
}
/**
 * JSON on one line that nothing on its way changes or obeys: what is a control character or a line end to anybody, and the
 * runner's bare command, are written as escapes.
 */
function outputText(value) {
    return (JSON.stringify(value) ?? 'null')
        .replace(/[\x7f-\x9f\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)
        .replaceAll('##[', '##\\u005b');
}
async function show(job, value) {
    const lines = (JSON.stringify(value, null, 2) ?? 'null').split('\n');
    const first = (0,_output_untrusted_js__WEBPACK_IMPORTED_MODULE_3__/* .harmlessLines */ .vL)(lines.slice(0, mostLinesShown), job.redactor);
    await job.console.block((0,_output_untrusted_js__WEBPACK_IMPORTED_MODULE_3__/* .barred */ .fP)(first));
    job.console.resume();
    if (lines.length > mostLinesShown)
        job.console.say(`\u2026 and ${lines.length - mostLinesShown} more lines, in \`result\``);
}


/***/ }),

/***/ 5085:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ excerpt),
/* harmony export */   X: () => (/* binding */ evidenceOf)
/* harmony export */ });
const mostEvidence = 20;
const longestEvidence = 500;
/**
 * Lines as evidence: the last 20 of them, each one line of at most 500 characters. They are cleaned before they are cut, for
 * nobody would know a piece of a secret.
 */
function evidenceOf(lines, clean) {
    const kept = lines.slice(-mostEvidence).map((line) => excerpt(oneLine(clean(line)), longestEvidence));
    const left = lines.length - kept.length;
    return left === 0 ? kept : [`\u2026 ${left} earlier`, ...kept.slice(1)];
}
/** At most so many characters of a cleaned text: from its beginning, or around the place that matters. */
function excerpt(text, longest, place = 0) {
    if (text.length <= longest)
        return text;
    const from = Math.min(Math.max(0, place - Math.floor(longest / 4)), text.length - longest);
    const to = from + longest;
    const kept = text.slice(from === 0 ? 0 : from + 1, to === text.length ? to : to - 1).toWellFormed();
    return `${from === 0 ? '' : '\u2026'}${kept}${to === text.length ? '' : '\u2026'}`;
}
function oneLine(text) {
    return text.replace(/[\r\n\u0085\u2028\u2029]+/g, ' ').trimEnd();
}


/***/ }),

/***/ 525:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ isFields),
/* harmony export */   w: () => (/* binding */ readId)
/* harmony export */ });
function isFields(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
/** The `id` of an object, as text; undefined where it has none. */
function readId(value) {
    const id = isFields(value) ? value['id'] : undefined;
    if (typeof id === 'number')
        return String(id);
    return typeof id === 'string' && id !== '' ? id : undefined;
}


/***/ }),

/***/ 6266:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   An: () => (/* binding */ preflightMs),
/* harmony export */   Mz: () => (/* binding */ preflight)
/* harmony export */ });
/* unused harmony export scopeProblem */
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6695);
/* harmony import */ var _contract_operations_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1825);


/** A platform that cannot say by then whose key it is does not hold the deploy up. */
const preflightMs = 15_000;
/**
 * Asks the platform whose key this is, before the first write: refuses a key whose scope names another service or lacks
 * what the contract states for the operation. Goes on where the contract states nothing, the key has no scope, or the
 * platform cannot say.
 *
 * @throws InputError naming `api-key` and the missing capability.
 */
async function preflight(platform, operation, target, options = {}) {
    const scope = await readScope(platform, options);
    const problem = scope === undefined ? undefined : scopeProblem(scope, operation, target);
    if (problem !== undefined)
        throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('api-key', problem);
}
/** Why this scope does not permit the operation, in one sentence; undefined where it does, or nobody can say. */
function scopeProblem(scope, operation, target) {
    const { serviceId: ownService } = scope;
    if (ownService && target.isNew) {
        return `api-key: this key belongs to one service (${ownService}) and cannot deploy to a new one; use an account key, or one of the project.`;
    }
    if (ownService && target.serviceId !== undefined && ownService !== target.serviceId) {
        return `api-key: this key belongs to another service (${ownService}); use a key of ${target.serviceId}, or of its project.`;
    }
    const access = _contract_operations_js__WEBPACK_IMPORTED_MODULE_1__/* .operations */ .zU[operation].access;
    switch (access.kind) {
        case 'any-key':
        case 'own-project':
        case 'not-shown':
            return undefined;
        case 'account-only':
            return `api-key: ${operation} takes an account key, and this is a key of a ${ownService ? 'service' : 'project'}.`;
        case 'capability': {
            const needed = `${access.capability}:${access.level}`;
            if (ownService && !access.serviceKey) {
                return `api-key: a service key cannot use ${operation}; use an account key, or a project key with ${needed}.`;
            }
            return !scope.permissions || grants(scope.permissions, access)
                ? undefined
                : `api-key: this key lacks the capability ${needed}, which ${operation} needs; grant it in the dashboard.`;
        }
        default:
            return access;
    }
}
function grants(permissions, access) {
    const granted = permissions[access.capability];
    return granted === 'write' || granted === access.level;
}
async function readScope(platform, { onFailure, ...options }) {
    try {
        const identity = await platform.call('whoami', {}, { timeoutMs: preflightMs, ...options });
        return identity.keyScope ?? undefined;
    }
    catch (error) {
        options.signal?.throwIfAborted();
        if (error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .RefusedError */ .fk && error.status === 401)
            throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('api-key', `api-key: ${error.message}`);
        onFailure?.(error);
        return undefined;
    }
}


/***/ })

};
