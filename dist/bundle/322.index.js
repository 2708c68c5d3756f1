export const id = 322;
export const ids = [322];
export const modules = {

/***/ 910:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ee: () => (/* binding */ textKeys),
/* harmony export */   HF: () => (/* binding */ sequenceNumber),
/* harmony export */   Il: () => (/* binding */ sequenceKeys),
/* harmony export */   ex: () => (/* binding */ parsePayload),
/* harmony export */   hx: () => (/* binding */ readStoredRecord),
/* harmony export */   ju: () => (/* binding */ readStreamedText)
/* harmony export */ });
/* harmony import */ var _client_fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(525);
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5666);


const sequenceKeys = ['seq', 'sequence', 'id'];
const textKeys = ['line', 'message', 'text', 'msg'];
function readStoredRecord(raw) {
    if (typeof raw === 'string')
        return { seq: undefined, text: raw };
    if (!(0,_client_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .isFields */ .C)(raw))
        return { seq: undefined, text: JSON.stringify(raw) ?? '' };
    return { seq: numberOf(raw), text: textOf(raw) ?? JSON.stringify(raw) };
}
function readStreamedText(data) {
    const payload = parsePayload(data);
    return (0,_client_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .isFields */ .C)(payload) ? textOf(payload) : typeof payload === 'string' ? payload : data;
}
function textOf(raw) {
    for (const key of textKeys) {
        const value = raw[key];
        if (typeof value === 'string')
            return value;
    }
    return undefined;
}
function numberOf(raw) {
    for (const key of sequenceKeys) {
        const value = sequenceNumber(raw[key]);
        if (value !== undefined)
            return value;
    }
    return undefined;
}
function sequenceNumber(value) {
    const number = typeof value === 'string' && /^\d{1,16}$/.test(value) ? Number(value) : value;
    return typeof number === 'number' && Number.isSafeInteger(number) && number >= 0 ? number : undefined;
}
function parsePayload(text) {
    const first = text.trimStart()[0];
    if (first !== '{' && first !== '"')
        return undefined;
    try {
        return (0,_text_json_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .q)(text);
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 8093:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B1: () => (/* binding */ createdKeys),
/* harmony export */   EV: () => (/* binding */ commitKeys),
/* harmony export */   Iu: () => (/* binding */ compareRefs),
/* harmony export */   Kd: () => (/* binding */ sameCommit),
/* harmony export */   N$: () => (/* binding */ addressKeys),
/* harmony export */   TH: () => (/* binding */ idOf),
/* harmony export */   aE: () => (/* binding */ readRecord),
/* harmony export */   j2: () => (/* binding */ isNewestFirst),
/* harmony export */   nR: () => (/* binding */ timeOf),
/* harmony export */   rY: () => (/* binding */ statusKeys),
/* harmony export */   sg: () => (/* binding */ readRef),
/* harmony export */   u3: () => (/* binding */ nameKeys),
/* harmony export */   wo: () => (/* binding */ readUrl),
/* harmony export */   yg: () => (/* binding */ idKeys)
/* harmony export */ });
/* harmony import */ var _client_fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(525);
/* harmony import */ var _verdict_vocabulary_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9022);


const idKeys = ['deploymentId', 'id'];
const statusKeys = ['status', 'state', 'phase'];
const addressKeys = ['url', 'hostname'];
const nameKeys = ['ref', 'gitref', 'branch', 'gitbranch', 'tag', 'gittag', 'commitref'];
const commitKeys = [
    ...['commit', 'commitsha', 'commithash', 'commitid', 'commitref', 'sha', 'revision'],
    ...['gitcommit', 'gitcommitsha', 'gitcommithash', 'gitsha'],
];
const createdKeys = ['createdat', 'created', 'createdtime', 'creationtime', 'queuedat', 'startedat', 'timestamp'];
const nestsOfCommits = ['commit', 'gitcommit', 'git'];
const nests = [...nestsOfCommits, 'source', 'gitsource', 'meta', 'metadata'];
function readRecord(raw) {
    return {
        id: idOf(raw),
        word: texts(raw, statusKeys)[0],
        rollbackable: raw['rollbackable'] === true,
        url: readUrl(raw),
        refs: shownRefs(raw),
        fingerprint: fingerprint(raw),
    };
}
function idOf(raw) {
    return (0,_client_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .readId */ .w)(raw, idKeys);
}
function readUrl(raw) {
    const [shown] = texts(raw, addressKeys);
    if (shown === undefined)
        return undefined;
    const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(shown) ? shown : `https://${shown}`;
    const url = URL.parse(address);
    if (url?.protocol !== 'https:' && url?.protocol !== 'http:')
        return undefined;
    return url.username === '' && url.password === '' ? address : undefined;
}
function compareRefs(asked, shown) {
    if (asked === undefined)
        return 'not-shown';
    const commits = [...shown.commits, ...shown.names].filter(isCommit);
    if (isCommit(asked)) {
        if (commits.some((commit) => sameCommit(commit, asked)))
            return 'ours';
        return commits.length > 0 || shown.names.length > 0 ? 'another' : 'not-shown';
    }
    const names = shown.names.filter((name) => !isCommit(name)).map(shortName);
    if (names.length === 0)
        return 'not-shown';
    return names.includes(shortName(asked)) ? 'ours' : 'another';
}
function isNewestFirst(rows) {
    const fields = rows.map(normalised);
    const key = createdKeys.find((each) => fields.every((row) => timeOf(row[each]) !== undefined));
    const times = key === undefined ? [] : fields.flatMap((row) => timeOf(row[key]) ?? []);
    if (times[0] === times.at(-1))
        return undefined;
    return times.every((time, index) => index === 0 || time <= (times[index - 1] ?? time));
}
function timeOf(value) {
    if (typeof value === 'string' && /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/.test(value)) {
        const ms = Date.parse(value);
        return Number.isNaN(ms) ? undefined : ms;
    }
    if (typeof value !== 'number' || value < 1e9 || value > 1e14)
        return undefined;
    return value < 1e11 ? value * 1_000 : value;
}
function readRef({ commits, names }) {
    return commits[0] ?? names[0];
}
function shownRefs(raw) {
    const fields = normalised(raw);
    const names = texts(fields, nameKeys);
    const commits = texts(fields, commitKeys);
    for (const nest of nests) {
        const value = fields[nest];
        if (!(0,_client_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .isFields */ .C)(value))
            continue;
        const nested = normalised(value);
        names.push(...texts(nested, nameKeys));
        commits.push(...texts(nested, nestsOfCommits.includes(nest) ? [...commitKeys, 'id', 'hash'] : commitKeys));
    }
    return { names, commits: commits.filter(isCommit) };
}
function normalised(raw) {
    return Object.fromEntries(Object.entries(raw).map(([name, value]) => [(0,_verdict_vocabulary_js__WEBPACK_IMPORTED_MODULE_0__/* .normalise */ .j7)(name), value]));
}
function isCommit(text) {
    return /^[0-9a-f]{7,64}$/i.test(text);
}
function sameCommit(one, other) {
    const [short, long] = one.length < other.length ? [one, other] : [other, one];
    return long.toLowerCase().startsWith(short.toLowerCase());
}
function shortName(ref) {
    return ref.replace(/^refs\/(heads|tags)\//, '');
}
function texts(raw, keys) {
    return keys
        .map((key) => raw[key])
        .filter((value) => typeof value === 'string' && value.trim() !== '');
}
function fingerprint(value) {
    return JSON.stringify(value, (_key, inner) => (0,_client_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .isFields */ .C)(inner) ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1))) : inner);
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







const preflightMs = 15_000;
class KeyCheck {
    #answer;
    constructor(platform, options = {}) {
        this.#answer = ask(platform, { timeoutMs: preflightMs, ...options });
        this.#answer.catch(() => undefined);
    }
    static of(run, platform) {
        const onRetry = (error) => run.noteRetryAfter(error);
        return new KeyCheck(platform, { signal: run.signal, timeoutMs: Math.min(preflightMs, run.remaining()), onRetry });
    }
    get answer() {
        return this.#answer;
    }
    async require(operation, target = {}) {
        const answer = await this.#answer;
        const problem = answer.kind === 'told' ? keyProblem(answer.identity, operation, target) : undefined;
        if (problem !== undefined)
            throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('api-key', problem, { answered: true });
        return answer;
    }
}
async function preflight(platform, operation, target, options = {}) {
    await new KeyCheck(platform, options).require(operation, target);
}
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



const ownStatuses = new Set([401, 403, 408, 429]);
const identityFields = ['id', 'name', 'email', 'keyScope'];
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
function hasDoubledApi(baseUrl) {
    return /\/api$/i.test(baseUrl);
}
function doubledText(baseUrl, status, found) {
    return (0,_text_message_js__WEBPACK_IMPORTED_MODULE_2__/* .message */ .i) `base-url-doubled-api: ${baseUrl} answered whoami with ${found} (status ${status}). Does the platform need the "/api" at the end of \`base-url\`? Taxiway adds "/api" itself: try without it. Nothing was written.`;
}


/***/ }),

/***/ 9022:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K9: () => (/* binding */ assumedWords),
/* harmony export */   j7: () => (/* binding */ normalise),
/* harmony export */   vQ: () => (/* binding */ buildVocabulary)
/* harmony export */ });
const assumedWords = [
    ['succeeded', ['success', 'succeeded', 'succeed', 'successful', 'conditionsucceeded', 'runtimesuccessful']],
    ['succeeded', ['live', 'healthy', 'ready', 'complete', 'completed', 'finished', 'done']],
    ['failed', ['failed', 'fail', 'failure', 'error', 'errored', 'internalerror', 'crashed', 'crashederror', 'rejected']],
    ['failed', ['timeout', 'timedout', 'timeouterror', 'expired']],
    ['failed', ['buildfailed', 'builderror', 'predeployfailed', 'hookerror', 'updatefailed', 'createfailed']],
    ['failed', ['launchfailed', 'runtimefailed', 'conditionfailed', 'submissionfailure']],
    ['failed', ['deploymentfailed', 'deploymentcontentfailed', 'deploymentlost']],
    ['failed', ['rollbacksucceeded', 'rollbacksuccessful', 'rollbackfailed']],
    ['cancelled', ['canceled', 'cancelled', 'cancelledbyuser', 'deploymentcancelled', 'aborted', 'buildaborted']],
    ['cancelled', ['interrupted', 'removed', 'deleted', 'destroyed']],
    ['superseded', ['superseded', 'replaced', 'deactivated', 'inactive']],
    ['ambiguous', ['running', 'started', 'active', 'deployed', 'ok', 'sleeping']],
    ['ongoing', ['new', 'created', 'pending', 'pendingreview', 'accepted', 'enqueued', 'queued', 'scheduled', 'waiting']],
    ['ongoing', ['needsapproval', 'idle', 'retrying', 'deploymentattempterror']],
    ['ongoing', ['initializing', 'cloning', 'building', 'buildinprogress', 'buildpending', 'buildrequestreceived']],
    ['ongoing', ['buildsuccessful', 'pendingbuild', 'working', 'uploading', 'uploaded', 'preparing', 'prepared']],
    ['ongoing', ['processing', 'processed', 'pushing']],
    ['ongoing', ['inprogress', 'wip', 'workinprogress', 'taskrunning', 'taskinprogress', 'operationinprogress']],
    ['ongoing', ['predeployinprogress', 'updateinprogress', 'pendingdeploy', 'deploying', 'deploymentinprogress']],
    ['ongoing', ['provisioning', 'allocating', 'creating', 'starting', 'restarting', 'updating', 'replacing']],
    ['ongoing', ['activating', 'baking', 'conditionpending', 'conditionreconciling', 'postbuildrestartrequired']],
    ['ongoing', ['startpolling', 'startpollingwithrestart', 'runtimestarting']],
    ['ongoing', ['syncingfiles', 'finishedfilesync', 'updatingpages', 'purgingcdn']],
    ['ongoing', ['canceling', 'cancelling', 'stopping', 'stoprequested', 'erroring', 'removing', 'destroying']],
    ['ongoing', ['rollbackrequested', 'rollbackinprogress']],
];
const assumed = new Map(assumedWords.flatMap(([meaning, words]) => words.map((word) => [word, meaning])));
function normalise(word) {
    return word.toLowerCase().replace(/[-_\s]+/gu, '');
}
function buildVocabulary(user = {}) {
    const taught = new Map();
    for (const word of user.successStates ?? [])
        taught.set(normalise(word), 'succeeded');
    for (const word of user.failureStates ?? [])
        taught.set(normalise(word), 'failed');
    taught.delete('');
    return (word) => {
        const known = normalise(word);
        return taught.get(known) ?? assumed.get(known) ?? 'unknown';
    };
}


/***/ }),

/***/ 9322:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  examine: () => (/* binding */ examine)
});

// UNUSED EXPORTS: doctor, reportOf

// EXTERNAL MODULE: ./build/client/api-key.js
var api_key = __webpack_require__(6048);
// EXTERNAL MODULE: ./build/client/base-url.js
var base_url = __webpack_require__(2701);
// EXTERNAL MODULE: ./build/client/http/undici-transport.js + 2 modules
var undici_transport = __webpack_require__(7204);
// EXTERNAL MODULE: ./build/client/time/clock.js
var time_clock = __webpack_require__(9376);
// EXTERNAL MODULE: ./build/deployment/verdict/vocabulary.js
var vocabulary = __webpack_require__(9022);
// EXTERNAL MODULE: ./build/client/fields.js
var client_fields = __webpack_require__(525);
// EXTERNAL MODULE: ./build/deployment/record.js
var deployment_record = __webpack_require__(8093);
// EXTERNAL MODULE: ./build/text/json.js
var json = __webpack_require__(5666);
;// CONCATENATED MODULE: ./build/doctor/answer.js

function textOf({ pieces }) {
    return pieces
        .map(({ text }) => text)
        .join('')
        .replace(/^\uFEFF/, '');
}
function isSuccess(answer) {
    return answer?.status !== undefined && answer.status >= 200 && answer.status <= 299;
}
function jsonOf(answer) {
    if (answer === undefined || !answer.ended)
        return undefined;
    try {
        return (0,json/* parseJson */.q)(textOf(answer));
    }
    catch {
        return undefined;
    }
}

// EXTERNAL MODULE: ./build/build-log/payload.js
var build_log_payload = __webpack_require__(910);
// EXTERNAL MODULE: ./build/client/history-pages.js
var history_pages = __webpack_require__(6119);
;// CONCATENATED MODULE: ./build/doctor/readings.js





function rowsOf(pages) {
    const known = new Set();
    const keyOf = (row) => JSON.stringify([(0,deployment_record/* idOf */.TH)(row), (0,deployment_record/* readRecord */.aE)(row).word]);
    return pages.flatMap(({ rows }) => {
        const fresh = rows.filter((row) => (0,deployment_record/* idOf */.TH)(row) === undefined || !known.has(keyOf(row)));
        for (const row of rows)
            known.add(keyOf(row));
        return fresh;
    });
}
function listOf([first]) {
    if (first === undefined || !isSuccess(first.answer))
        return 'unreadable';
    if (first.rows.length > 0)
        return 'records';
    const body = jsonOf(first.answer);
    if (body === undefined)
        return 'unreadable';
    const list = (0,client_fields/* isFields */.C)(body) ? body['deployments'] : undefined;
    if (!Array.isArray(list))
        return 'missing';
    return list.length === 0 ? 'empty' : 'unreadable';
}
function nextOf({ rawCursor }) {
    return (0,history_pages/* parseHistoryPage */.b)({ deployments: [], nextCursor: rawCursor }).nextCursor;
}
function numbersOf(records = []) {
    return records.flatMap((record) => (0,build_log_payload/* readStoredRecord */.hx)(record).seq ?? []);
}

;// CONCATENATED MODULE: ./build/doctor/differences.js





const readFields = [
    ['idKey'],
    ['statusKey'],
    ['address'],
    ['shows', 'ref'],
    ['shows', 'commit'],
    ['shows', 'createdAt'],
    ['shows', 'finishedAt'],
    ['shows', 'reason'],
    ['storedLine', 'seq'],
    ['storedLine', 'text'],
];
const passing = new Set(['title', 'words', 'moreWords', 'answerMs', 'headers', 'heartbeatMs', 'whenBusy']);
function compareDialects(expected, learnt, meaningOf) {
    const found = newWords(expected, learnt, meaningOf);
    for (const [name, before] of Object.entries(expected)) {
        if (passing.has(name) || !Object.hasOwn(learnt, name))
            continue;
        const now = Object.entries(learnt).find(([each]) => each === name)?.[1];
        found.push(...compareValue([name], before, now).filter(({ at }) => isShown(at, expected, learnt)));
    }
    for (const name of ['historyPage', 'logPage'])
        if (expected[name] === undefined && learnt[name] !== undefined)
            found.push({ matters: false, text: `${name}: \`${learnt[name]}\` is new` });
    if (learnt.shows !== undefined &&
        expected.statusKey !== undefined &&
        learnt.statusKey === undefined &&
        expected.words !== null) {
        found.push({ matters: true, text: `no record has the field \`${expected.statusKey}\` any more` });
    }
    return found.map(({ matters, text }) => ({ matters, text })).sort((a, b) => Number(b.matters) - Number(a.matters));
}
function lossesOf(expected, learnt, { history, logs, stream, isFinished }) {
    const rows = rowsOf(history);
    const hasLog = logs.some(({ answer }) => isSuccess(answer) && answer.ended && !/^\s*(?:\[\s*\]\s*)?$/.test(textOf(answer)));
    const { status } = stream ?? {};
    const isAnswered = status !== undefined && status < 500 && status !== 429;
    const isReplayed = expected.replay === true && expected.streamedLine !== undefined && isFinished;
    const lost = [
        [
            rows.length > 0 && !rows.some((row) => typeof row['rollbackable'] === 'boolean'),
            true,
            'no record says `true` or `false` in `rollbackable` any more',
        ],
        [(0,deployment_record/* isNewestFirst */.j2)(rows) === false, false, 'the records are not newest first'],
        [
            hasLog && expected.storedLine !== undefined && learnt.storedLine === undefined,
            true,
            'storedLine: the stored log is not readable as lines any more',
        ],
        [
            hasLog && isReplayed && isAnswered && learnt.replay === undefined && learnt.streamedLine === undefined,
            true,
            'streamedLine: the stream shows no line any more',
        ],
    ];
    return lost.flatMap(([isLost, matters, text]) => (isLost ? { matters, text } : []));
}
function isShown(at, expected, { words }) {
    if (at === 'shows.reason')
        return words?.failed !== undefined;
    if (at === 'shows.finishedAt')
        return words === null || [words?.live, words?.retired, words?.failed].some(Boolean);
    return at !== 'address' || !expected.words || expected.words.live === words?.live;
}
function newWords(expected, learnt, meaningOf) {
    const known = new Set(wordsOf(expected).map(vocabulary/* normalise */.j7));
    return [...new Set(wordsOf(learnt))]
        .filter((word) => !known.has((0,vocabulary/* normalise */.j7)(word)))
        .map((word) => {
        const meaning = meaningOf(word);
        const isOpen = meaning === 'unknown' || meaning === 'ambiguous';
        return {
            matters: isOpen,
            text: `a new status word: \`${word}\`, ${isOpen ? `which is ${meaning}` : `known as ${meaning}`}`,
        };
    });
}
function wordsOf({ words, moreWords = [] }) {
    return [...Object.values(words ?? {}).filter((word) => typeof word === 'string'), ...moreWords];
}
function compareValue(path, before, now) {
    if ((0,client_fields/* isFields */.C)(before) && (0,client_fields/* isFields */.C)(now)) {
        const names = [...new Set([...Object.keys(before), ...Object.keys(now)])];
        return names.flatMap((name) => compareValue([...path, name], before[name], now[name]));
    }
    if (JSON.stringify(before) === JSON.stringify(now))
        return [];
    const at = path.join('.');
    const matters = before !== undefined && readFields.some((field) => field.join('.') === at);
    const shown = (value) => ((0,client_fields/* isFields */.C)(value) ? 'another form' : `\`${String(value)}\``);
    if (now === undefined)
        return [{ at, matters, text: `${at}: ${shown(before)} is not there any more` }];
    if (before === undefined)
        return [{ at, matters: false, text: `${at}: ${shown(now)} is new` }];
    return [{ at, matters, text: `${at}: ${shown(now)} in place of ${shown(before)}` }];
}

// EXTERNAL MODULE: ./build/dialect/dialect.js
var dialect = __webpack_require__(1071);
// EXTERNAL MODULE: ./build/text/defined-fields.js
var defined_fields = __webpack_require__(4917);
// EXTERNAL MODULE: ./build/doctor/finding.js
var finding = __webpack_require__(4227);
;// CONCATENATED MODULE: ./build/doctor/record-fields.js



const finishedKeys = ['finishedat', 'finished', 'completedat', 'completed', 'endedat', 'ended', 'stoppedat', 'doneat'];
const timeKeys = [...deployment_record/* createdKeys */.B1, ...finishedKeys, 'reason', 'failurereason', 'errormessage', 'statusreason'];
const reasonKeys = ['reason', 'error', 'failurereason', 'failuremessage', 'errormessage', 'statusreason', 'message'];
function rolesOf(records) {
    const names = [...new Set(records.flatMap((record) => Object.keys(record)))];
    const holds = (name, test) => records.some((record) => test(record[name]));
    const isText = (value) => typeof value === 'string' && value.trim() !== '';
    const among = (keys, test) => keys.flatMap((key) => names.filter((name) => (0,vocabulary/* normalise */.j7)(name) === key)).find((name) => holds(name, test));
    const exact = (keys) => keys.find((key) => holds(key, isText));
    const orNull = (value) => value === null || typeof value === 'string';
    const commit = among(deployment_record/* commitKeys */.EV, (value) => typeof value === 'string' && /^[0-9a-f]{7,64}$/i.test(value));
    return {
        id: deployment_record/* idKeys */.yg.find((key) => holds(key, (value) => isText(value) || typeof value === 'number')),
        status: exact(deployment_record/* statusKeys */.rY),
        ref: among(deployment_record/* nameKeys */.u3.filter((key) => key !== commit), isText),
        commit,
        address: exact(deployment_record/* addressKeys */.N$),
        createdAt: among(deployment_record/* createdKeys */.B1, isTime),
        finishedAt: among(finishedKeys, isTime),
        reason: among(reasonKeys, orNull),
    };
}
function isTime(value) {
    return (0,deployment_record/* timeOf */.nR)(value) !== undefined;
}
function typeOf(value) {
    if (value === null || value === undefined)
        return 'null';
    if (Array.isArray(value))
        return 'array';
    if ((0,client_fields/* isFields */.C)(value))
        return 'object';
    return typeof value === 'number' ? 'number' : typeof value === 'boolean' ? 'boolean' : 'string';
}
function fieldShapes(records) {
    const found = new Map();
    for (const record of records) {
        for (const [name, value] of Object.entries(record)) {
            const shape = found.get(name) ?? { count: 0, types: new Set() };
            shape.count++;
            shape.types.add(typeOf(value));
            found.set(name, shape);
        }
    }
    return [...found].map(([name, { count, types }]) => ({
        name,
        count,
        types: [...types].sort((a, b) => Number(a === 'null') - Number(b === 'null')),
    }));
}
function mainType({ types }) {
    return types[0] ?? 'null';
}

;// CONCATENATED MODULE: ./build/doctor/probes/stored-log.js






const stored_log_finding = (0,finding/* findingsOf */.WX)('stored log');
function lineFieldsOf(records) {
    const fields = records.filter(client_fields/* isFields */.C);
    const seq = build_log_payload/* sequenceKeys */.Il.find((key) => fields.some((record) => (0,build_log_payload/* readStoredRecord */.hx)({ [key]: record[key] }).seq !== undefined));
    const text = build_log_payload/* textKeys */.Ee.find((key) => fields.some((record) => typeof record[key] === 'string'));
    return { ...(seq === undefined ? {} : { seq }), ...(text === undefined ? {} : { text }) };
}
function pagesOf(readings) {
    const known = new Set();
    return allPagesOf(readings).map(({ records, ...page }) => {
        const fresh = records?.filter((record) => !numbersOf([record]).some((number) => known.has(number)));
        for (const number of numbersOf(records))
            known.add(number);
        return { ...page, records: fresh };
    });
}
function storedRecordsOf(readings) {
    return pagesOf(readings).flatMap((page) => page.records ?? []);
}
function allPagesOf({ logs }) {
    const last = logs.at(-1);
    const [first] = logs;
    const end = logs.findIndex(({ records }) => records?.length === 0);
    if (end >= 0)
        return logs.slice(0, end + 1);
    return last !== first && last !== undefined && isMiddle(last, logs) ? logs.slice(0, -1) : logs;
}
function isMiddle({ after }, logs) {
    return after !== undefined && logs.slice(0, -1).some(({ records }) => numbersOf(records).slice(0, -1).includes(after));
}
function probeStoredLog(readings) {
    const { logs, deploymentId } = readings;
    const [first] = logs;
    if (deploymentId === undefined)
        return [stored_log_finding('skipped', 'log', 'no deployment to look at')];
    if (first === undefined)
        return [stored_log_finding('skipped', 'log', 'not read')];
    const { answer, records } = first;
    if (!isSuccess(answer)) {
        const status = answer.status;
        const advice = status === 403 ? 'Grant the capability logs:read.' : 'The log is then read from the stream alone.';
        return [
            stored_log_finding(status === 401 || status === 403 ? 'warn' : 'inconclusive', 'log', status === undefined ? 'no answer' : `the platform answered ${status}`, { advice }),
        ];
    }
    if (records === undefined) {
        const advice = 'The log is then read from the stream alone, and lines that it loses stay lost.';
        return [stored_log_finding('warn', 'log', 'the answer is not the documented JSON array', { advice })];
    }
    const pages = pagesOf(readings);
    const all = pages.flatMap((page) => page.records ?? []);
    if (all.length === 0)
        return [stored_log_finding('inconclusive', 'log', 'the log is empty')];
    const numbers = numbersOf(all);
    return [
        stored_log_finding('pass', 'log', (0,finding/* counted */.hS)(all.length, 'line')),
        shapeOf(all),
        numbersFinding(all, numbers),
        stored_log_finding(...orderOf(numbers)),
        afterOf(logs),
        pageOf(pages),
    ];
}
function shapeOf(records) {
    const { seq, text } = lineFieldsOf(records);
    const evidence = fieldShapes(records.filter(client_fields/* isFields */.C)).map(({ name, types }) => `${name}: ${types.join(' or ')}`);
    if (seq !== undefined && text !== undefined)
        return stored_log_finding('pass', 'line', `number in \`${seq}\`, text in \`${text}\``, { evidence });
    const missing = [
        seq === undefined ? `a number in ${listed(build_log_payload/* sequenceKeys */.Il)}` : '',
        text === undefined ? `a text in ${listed(build_log_payload/* textKeys */.Ee)}` : '',
    ];
    const advice = 'A record of another shape is shown as its JSON; without a number a line may come twice.';
    return stored_log_finding('warn', 'line', `no record has ${missing.filter(Boolean).join(', or ')}`, { evidence, advice });
}
function numbersFinding(records, numbers) {
    const [first, ...rest] = numbers;
    if (first === undefined)
        return stored_log_finding('inconclusive', 'numbers', 'no line has a number');
    if (numbers.length < records.length)
        return stored_log_finding('warn', 'numbers', `${records.length - numbers.length} of ${(0,finding/* counted */.hS)(records.length, 'line')} have no number`);
    const steps = new Set(rest.map((number, index) => number - (numbers[index] ?? 0)));
    if (steps.size === 0)
        return stored_log_finding('inconclusive', 'numbers', `one line, with the number ${first}`);
    const [step] = steps;
    if (steps.size === 1 && step === 1)
        return stored_log_finding('pass', 'numbers', `from ${first}, without holes`);
    if (steps.size === 1)
        return stored_log_finding('pass', 'numbers', `from ${first}, each ${step} further: positions, not counts`);
    return stored_log_finding('warn', 'numbers', `from ${first}, with holes`, {
        advice: 'Taxiway reads a hole again and says which lines were not delivered.',
    });
}
function orderOf(numbers) {
    if (numbers.length < 2)
        return ['inconclusive', 'line-order', 'too few numbers to see an order'];
    return numbers.every((number, index) => index === 0 || number > (numbers[index - 1] ?? number))
        ? ['pass', 'line-order', 'oldest first']
        : [
            'warn',
            'line-order',
            'the lines do not come in the order of their numbers',
            { advice: 'Taxiway prints in the order of the numbers: a line that comes late is read again.' },
        ];
}
function answeredAfter(logs) {
    const [start] = numbersOf(logs[0]?.records);
    const asked = logs.flatMap(({ after, records, answer }) => after !== undefined && records !== undefined && isSuccess(answer) ? { after, numbers: numbersOf(records) } : []);
    if (asked.length === 0)
        return undefined;
    if (asked.some(({ after, numbers }) => numbers.some((number) => number < after)))
        return 'ignored';
    if (asked.every(({ after, numbers }) => !numbers.includes(after)))
        return 'newer';
    return asked.every(({ after }) => after === start) ? undefined : 'from';
}
function afterOf(logs) {
    const advice = 'Taxiway drops the lines that it knows; each read costs the platform more than it must.';
    switch (answeredAfter(logs)) {
        case undefined:
            return stored_log_finding('inconclusive', 'after', 'too few lines to ask for those after one');
        case 'ignored':
            return stored_log_finding('warn', 'after', '`after` is not obeyed: lines before it come again', { advice });
        case 'from':
            return stored_log_finding('warn', 'after', '`after` includes the line that it names; the contract says "newer"', { advice });
        case 'newer':
            return stored_log_finding('pass', 'after', '`after` is obeyed, and leaves out the line that it names');
    }
}
function pageOf(pages) {
    const sizes = pages.flatMap(({ records }) => (records === undefined || records.length === 0 ? [] : records.length));
    const [first = 0] = sizes;
    if (sizes.length <= 1)
        return stored_log_finding('pass', 'log-page', 'one answer holds the whole log');
    return stored_log_finding('pass', 'log-page', `an answer holds ${first} lines; ${(0,finding/* counted */.hS)(sizes.length, 'answer')} were read`);
}
function listed(names) {
    return names.map((name) => `\`${name}\``).join(', ');
}

// EXTERNAL MODULE: ./build/text/duration.js
var duration = __webpack_require__(9556);
;// CONCATENATED MODULE: ./build/doctor/probes/stream.js






const stream_finding = (0,finding/* findingsOf */.WX)('stream');
const heldBackMs = 3_000;
function streamOf(readings) {
    const { stream } = readings;
    if (!isSuccess(stream) || !isEvents(stream))
        return undefined;
    const events = eventsIn(textOf(stream));
    const stored = storedRecordsOf(readings).map(build_log_payload/* readStoredRecord */.hx);
    const texts = new Set(stored.map(({ text }) => text));
    const lines = events.filter((event) => texts.has(lineOf(event)));
    const { ended, endMs: watchedMs } = stream;
    const commentsMs = commentTimes(stream);
    const periods = commentsMs.slice(1).map((ms, index) => ms - (commentsMs[index] ?? 0));
    const heartbeatMs = periods.sort((a, b) => a - b)[Math.floor(periods.length / 2)];
    return { events, lines, commentsMs, heartbeatMs, ended, watchedMs, number: numberSource(lines, stored) };
}
function lineOf(event) {
    return (0,build_log_payload/* readStreamedText */.ju)(event.data) ?? event.data;
}
function eventsIn(text) {
    return text
        .replaceAll(/\r\n?/g, '\n')
        .split('\n\n')
        .slice(0, -1)
        .flatMap((block) => {
        const fields = block.split('\n').map((line) => /^(data|event|id)(?:: ?(.*))?$/.exec(line));
        const of = (name) => fields.flatMap((field) => (field?.[1] === name ? [field[2] ?? ''] : []));
        const data = of('data');
        return data.length === 0 ? [] : [{ id: of('id').at(-1), name: of('event').at(-1), data: data.join('\n') }];
    });
}
function commentTimes({ pieces }) {
    let before = '\n';
    return pieces.flatMap(({ atMs, text }) => {
        const isComment = /[\r\n]:/.test(before + text);
        before = text.at(-1) ?? before;
        return isComment ? [atMs] : [];
    });
}
function numberSource(lines, stored) {
    const once = Map.groupBy(stored, ({ text }) => text);
    const known = lines.flatMap((event) => {
        const records = once.get(lineOf(event)) ?? [];
        const seq = records.length === 1 ? records[0]?.seq : undefined;
        return seq === undefined ? [] : [{ seq, event }];
    });
    const sources = [...build_log_payload/* sequenceKeys */.Il, 'id:'];
    return sources.find((source) => known.length > 0 && known.every(({ seq, event }) => numberOf(event, source) === seq));
}
function numberOf({ id, data }, source) {
    const payload = (0,build_log_payload/* parsePayload */.ex)(data);
    return (0,build_log_payload/* sequenceNumber */.HF)(source === 'id:' ? id : (0,client_fields/* isFields */.C)(payload) ? payload[source] : undefined);
}
function isEvents({ headers }) {
    return /^text\/event-stream\b/i.test(headers['content-type'] ?? '');
}
function probeStream(readings) {
    const { stream: answer, deploymentId, isFinished } = readings;
    if (deploymentId === undefined)
        return [stream_finding('skipped', 'stream', 'no deployment to look at')];
    if (answer === undefined)
        return [stream_finding('skipped', 'stream', 'not opened')];
    const advice = 'Taxiway reads the stored log instead, with one warning.';
    if (!isSuccess(answer)) {
        const why = answer.status === undefined ? 'no answer' : `the platform answered ${answer.status}`;
        return [stream_finding(answer.status === undefined ? 'inconclusive' : 'warn', 'stream', why, { advice })];
    }
    if (!isEvents(answer)) {
        const type = answer.headers['content-type'] ?? 'no content type';
        return [stream_finding('warn', 'stream', `not an event stream, but ${type.split(';')[0]}`, { advice })];
    }
    const seen = streamOf(readings);
    if (seen === undefined)
        return [];
    const all = storedRecordsOf(readings);
    return [
        stream_finding('pass', 'stream', 'opened'),
        replayOf(seen, all.length, isFinished),
        endOf(seen, answer, isFinished),
        eventsOf(seen),
        stream_numbersOf(seen, all.length),
        heartbeatOf(seen, answer),
        delayOf(seen, answer, { stored: all.length, usualMs: usualMsOf(readings) }),
    ];
}
const silentMs = 5_000;
function doesReplay(seen, { stored, isFinished }) {
    const { events, lines, ended, watchedMs } = seen;
    if (!isFinished || stored === 0)
        return undefined;
    if (lines.length > 0)
        return lines.length >= stored ? true : undefined;
    const isSilent = events.length === 0 ? ended || watchedMs >= silentMs : ended && events.length === 1 && stored > 1;
    return isSilent ? false : undefined;
}
function replayOf(seen, stored, isFinished) {
    const { events, lines, ended, commentsMs } = seen;
    if (stored === 0)
        return stream_finding('inconclusive', 'replay', 'the stored log is empty');
    const isNone = doesReplay(seen, { stored, isFinished }) === false && (ended || commentsMs.length > 0);
    if (lines.length >= stored)
        return stream_finding('pass', 'replay', 'replays the whole log');
    if (lines.length > 0 || isNone)
        return stream_finding('warn', 'replay', `replays ${lines.length || 'none'} of ${(0,finding/* counted */.hS)(stored, 'line')}`, {
            advice: 'Taxiway reads the others from the stored log.',
        });
    const other = events.length === 0 ? 'nothing' : `${(0,finding/* counted */.hS)(events.length, 'event')}, none of them a line of the stored log`;
    return stream_finding('inconclusive', 'replay', `it sent ${other}`);
}
function endOf({ ended }, { endMs, problem }, isFinished) {
    if (!isFinished)
        return stream_finding('inconclusive', 'stream-end', 'the deployment may not be over');
    if (ended)
        return stream_finding('pass', 'stream-end', `ends by itself, after ${(0,duration/* formatDuration */.a)(endMs)}`);
    const text = `stayed open for ${(0,duration/* formatDuration */.a)(endMs)} after a finished deployment`;
    const advice = 'Taxiway does not need its end where a status word decides.';
    if (problem === undefined)
        return stream_finding('inconclusive', 'stream-end', 'not read to its end: it is longer than what the doctor reads');
    return /no whole answer/i.test(problem)
        ? stream_finding('warn', 'stream-end', text, { advice })
        : stream_finding('inconclusive', 'stream-end', 'the connection broke');
}
function eventsOf({ events, lines }) {
    if (events.length === 0)
        return stream_finding('inconclusive', 'events', 'no event came');
    const [line] = lines;
    const names = [...new Set(events.map(({ name }) => name ?? 'message'))];
    const form = line === undefined ? 'of a form that the stored log does not show' : isJson(line.data) ? 'JSON' : 'bare text';
    return stream_finding('pass', 'events', `lines are ${form}; events are named ${names.map((name) => `\`${name}\``).join(', ')}`);
}
function stream_numbersOf({ lines, number }, stored) {
    if (lines.length === 0 || stored === 0)
        return stream_finding('inconclusive', 'stream-numbers', 'no line to compare');
    if (number !== undefined)
        return stream_finding('pass', 'stream-numbers', `\`${number}\` is the number of the stored log`);
    return stream_finding('warn', 'stream-numbers', 'no number agrees with the stored log', {
        advice: 'Taxiway prints lines from the stored log then, a moment later than they are streamed.',
    });
}
function heartbeatOf({ commentsMs, heartbeatMs, ended }, { endMs }) {
    if (heartbeatMs !== undefined)
        return stream_finding('pass', 'heartbeat', `a comment each ${(0,duration/* formatDuration */.a)(heartbeatMs)}`);
    if (commentsMs.length > 0)
        return stream_finding('inconclusive', 'heartbeat', 'one comment came');
    const text = ended ? 'it ended before one was due' : `none in ${(0,duration/* formatDuration */.a)(endMs)}`;
    return stream_finding('inconclusive', 'heartbeat', text);
}
function usualMsOf({ answers }) {
    const times = answers.flatMap(({ operation, headersMs }) => (operation === 'stream_deployment_logs' ? [] : headersMs));
    return times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}
function delayOf({ events, ended }, { pieces }, { stored, usualMs }) {
    const first = pieces[0]?.atMs;
    if (stored === 0)
        return stream_finding('inconclusive', 'delay', 'there is nothing to wait for');
    const advice = 'Ask for a proxy on the way not to buffer `text/event-stream`.';
    if (events.length === 0 && (ended || first !== undefined))
        return stream_finding('inconclusive', 'delay', 'no event came');
    if (first === undefined && events.length === 0)
        return stream_finding('warn', 'delay', 'headers came and no event: something may hold the stream back', { advice });
    const heldMs = (first ?? 0) - usualMs;
    return heldMs > heldBackMs
        ? stream_finding('warn', 'delay', `the first byte came ${(0,duration/* formatDuration */.a)(heldMs)} later than other answers begin: something may hold the stream back`, { advice })
        : stream_finding('pass', 'delay', 'nothing holds it back');
}
function isJson(text) {
    try {
        return (0,client_fields/* isFields */.C)(JSON.parse(text));
    }
    catch {
        return false;
    }
}

// EXTERNAL MODULE: ./build/client/http/user-agent.js
var user_agent = __webpack_require__(856);
;// CONCATENATED MODULE: ./build/doctor/shareable.js










function shareableOf(report, readings) {
    const names = new PlainNames(valuesIn(readings));
    const shapes = (records) => fieldShapes(records.filter(client_fields/* isFields */.C)).flatMap(({ name, types, count }) => names.keep(name, (plain) => ({ name: plain, types, count })));
    const untimed = (records) => shapes(records).map(({ name, types }) => ({ name, types }));
    const rows = rowsOf(readings.history);
    const log = storedRecordsOf(readings);
    const stream = streamOf(readings);
    const roles = Object.entries(rolesOf(rows)).flatMap(([role, name]) => name === undefined ? [] : names.keep(name, (plain) => [role, plain]));
    const error = jsonOf(readings.missing);
    return {
        format: 1,
        taxiway: user_agent/* version */.r,
        ready: report.ready,
        requests: report.requests,
        durationMs: Math.round(report.durationMs),
        findings: report.findings.map(({ area, name, result }) => `${area}/${name}: ${result}`),
        fields: shapes(rows),
        records: rows.length,
        roles: Object.fromEntries(roles),
        words: report.words.flatMap(({ word, meaning, count, rollbackable, seems = null }) => names.keep(word, (plain) => ({ word: plain, meaning, count, rollbackable, seems }))),
        log: { fields: untimed(log), lines: log.length },
        stream: stream === undefined
            ? null
            : {
                events: stream.events.length,
                names: [...new Set(stream.events.flatMap(({ name }) => name ?? []))].flatMap((name) => names.keep(name, (plain) => plain)),
                ended: stream.ended,
                heartbeats: stream.commentsMs.length,
            },
        errorFields: untimed(error === undefined ? [] : [error]),
        answers: readings.answers.map(({ operation, status = null, endMs }) => ({
            operation,
            status,
            ms: Math.round(endMs),
        })),
        leftOut: names.leftOut,
    };
}
const constants = new Set([
    ...vocabulary/* assumedWords */.K9.flatMap(([, words]) => words),
    ...[...deployment_record/* idKeys */.yg, ...deployment_record/* statusKeys */.rY, ...deployment_record/* addressKeys */.N$, ...deployment_record/* nameKeys */.u3, ...deployment_record/* commitKeys */.EV, ...timeKeys],
    ...[...build_log_payload/* sequenceKeys */.Il, ...build_log_payload/* textKeys */.Ee, 'rollbackable', 'stream', 'ts', 'error', 'code', 'message', 'details'],
].map(vocabulary/* normalise */.j7));
const longestName = 40;
const shortestValue = 4;
class PlainNames {
    #values;
    leftOut = 0;
    constructor(values) {
        this.#values = [...new Set([...values].map(lettersOf))].filter((value) => value.length >= shortestValue);
    }
    keep(name, show) {
        if (constants.has((0,vocabulary/* normalise */.j7)(name)) || (isPlain(name) && !this.#isValue(lettersOf(name))))
            return [show(name)];
        this.leftOut++;
        return [];
    }
    #isValue(letters) {
        return this.#values.some((value) => value === letters || (value.length > letters.length ? isPart(letters, value) : isPart(value, letters)));
    }
}
function isPart(part, whole) {
    return part.length >= 6 && whole.includes(part) && part.length * 2 >= whole.length;
}
function isPlain(name) {
    if (name.length > 32 || !/^[A-Za-z]+(?:[-_ ][A-Za-z]+){0,3}$/.test(name))
        return false;
    const parts = name.split(/[-_ ]|(?<=[a-z])(?=[A-Z])/);
    return parts.every((part) => part.length <= 16 && isSpoken(part)) && parts.length <= 5;
}
function isSpoken(part) {
    const lower = part.toLowerCase();
    const isCased = part === lower || part === part.toUpperCase() || part === `${part[0]}${lower.slice(1)}`;
    return isCased && !/[^aeiouy]{5}/.test(lower) && (part.length < 4 || /[aeiouy]/.test(lower));
}
function lettersOf(text) {
    return text.toLowerCase().replaceAll(/[^a-z]+/g, '');
}
function* valuesIn(readings) {
    const { answers, baseUrl, history } = readings;
    const { status } = rolesOf(rowsOf(history));
    yield* new URL(baseUrl).hostname.split('.');
    yield new URL(baseUrl).hostname;
    for (const answer of answers) {
        const body = jsonOf(answer);
        yield* textsIn(body, status);
        for (const [name, value] of Object.entries(answer.headers))
            if (name !== 'content-type' && name !== 'content-encoding')
                yield value;
    }
}
function* textsIn(value, except) {
    if (typeof value === 'string') {
        yield value;
        if (value.length <= longestName)
            yield* value.split(/[^A-Za-z]+/);
    }
    else if (Array.isArray(value)) {
        for (const each of value)
            yield* textsIn(each, except);
    }
    else if ((0,client_fields/* isFields */.C)(value)) {
        for (const [name, each] of Object.entries(value))
            if (name !== except)
                yield* textsIn(each, except);
    }
}

;// CONCATENATED MODULE: ./build/doctor/learn.js










const learntHeader = /^(?:x-)?rate-?limit-(?:limit|remaining|reset)$/;
function learnDialect(readings, census) {
    const { history, answers } = readings;
    const rows = rowsOf(history);
    const codings = answers.flatMap(({ headers }) => headers['content-encoding'] ?? []);
    const coding = codings.find((each) => each === 'gzip' || each === 'deflate' || each === 'br');
    const headers = Object.assign({}, ...answers.map((answer) => limitHeaders(answer.headers)));
    const learnt = (0,defined_fields/* definedFields */.X)({
        ...(rows.length === 0 ? {} : learnRecords(rows)),
        ...learnPages(readings),
        ...learnLog(readings),
        ...learnStream(readings),
        compression: answers.some(isSuccess) ? (coding ?? 'none') : undefined,
        headers: Object.keys(headers).length === 0 ? undefined : headers,
        errors: learnErrors(readings),
        answerMs: paceOf(readings),
    });
    const words = rows.length === 0 ? undefined : learnWords(census);
    return tried({ ...learnt, ...(0,defined_fields/* definedFields */.X)({ words, moreWords: moreWords(census, words) }) }) ?? tried(learnt) ?? {};
}
function tried(learnt) {
    return (0,dialect/* isPartialDialect */.gb)(learnt) ? learnt : undefined;
}
function learnRecords(rows) {
    const roles = rolesOf(rows);
    const { id, status, ref, commit, createdAt, finishedAt, reason, address } = roles;
    const own = new Set([...Object.values(roles), 'rollbackable']);
    const hasLive = rows.some((row) => row['rollbackable'] === true);
    const extra = fieldShapes(rows).filter(({ name }) => !own.has(name) && isPlain(name));
    const time = [createdAt, finishedAt]
        .flatMap((name) => (name === undefined ? [] : rows.map((row) => row[name])))
        .find((value) => value !== null && value !== undefined);
    const times = time === undefined ? undefined : typeof time !== 'number' ? 'rfc3339' : time < 1e11 ? 'seconds' : 'milliseconds';
    return (0,defined_fields/* definedFields */.X)({
        idKey: id === 'id' || id === 'deploymentId' ? id : undefined,
        statusKey: status,
        shows: (0,defined_fields/* definedFields */.X)({ ref, commit, createdAt, finishedAt, reason }),
        extra: Object.fromEntries(extra.map((shape) => [shape.name, mainType(shape)])),
        times,
        address: address === 'url' || address === 'hostname' ? address : hasLive ? 'none' : undefined,
    });
}
function learnWords(census) {
    if (census.length === 0)
        return null;
    const words = {};
    const take = (stage, found) => {
        if (found !== undefined)
            words[stage] ??= found.word;
    };
    const good = census.filter(({ rollbackable }) => rollbackable > 0);
    const others = census.filter(({ rollbackable }) => rollbackable === 0);
    const [live, retired] = good;
    take('live', live);
    take('retired', retired ?? (live !== undefined && live.count > 1 ? live : undefined));
    const meaning = (...meanings) => others.filter((each) => meanings.includes(each.meaning));
    take('superseded', meaning('superseded', 'cancelled')[0]);
    const [failed] = meaning('failed');
    take('failed', failed);
    for (const each of meaning('unknown', 'ambiguous')) {
        if (each.seems === 'still going')
            take(stageOf(each.word), each);
        else if (words.failed === undefined)
            take('failed', each);
        else
            take('superseded', each);
    }
    for (const each of meaning('ongoing'))
        take(stageOf(each.word), each);
    return words;
}
function stageOf(word) {
    if (/queue|pend|wait|creat|new|accept|schedul/i.test(word))
        return 'queued';
    return /deploy|start|provision|initial|roll|activat/i.test(word) ? 'starting' : 'building';
}
function moreWords(census, words) {
    const used = new Set(Object.values(words ?? {}));
    const more = census.map(({ word }) => word).filter((word) => !used.has(word));
    return more.length === 0 ? undefined : more;
}
function learnPages({ history, smallPages }) {
    const pages = [...history, ...smallPages].filter(({ answer }) => isSuccess(answer));
    const cursor = pages
        .map(({ rawCursor }) => rawCursor)
        .find((each) => each !== undefined && each !== null && each !== 0);
    const last = history.at(-1);
    const isLast = last !== undefined && isSuccess(last.answer) && nextOf(last) === undefined;
    const lastPage = !isLast
        ? undefined
        : last.rawCursor === undefined
            ? 'absent'
            : last.rawCursor === null
                ? 'null'
                : 'zero';
    const [first] = history;
    const full = first !== undefined && nextOf(first) !== undefined ? first.rows.length : undefined;
    return {
        cursor: cursor === undefined ? undefined : typeof cursor === 'string' ? 'text' : 'number',
        lastPage: lastPage,
        historyPage: full === undefined || full === 0 || full >= 25 ? undefined : full,
    };
}
function learnLog(readings) {
    const pages = pagesOf(readings);
    const all = pages.flatMap((page) => page.records ?? []);
    if (all.length === 0)
        return {};
    const numbers = numbersOf(all);
    const [first] = numbers;
    const steps = new Set(numbers.slice(1).map((number, index) => number - (numbers[index] ?? 0)));
    const [step = 1] = steps;
    const sizes = pages.flatMap(({ records }) => records?.length ?? []);
    const isPaged = sizes.filter((size) => size > 0).length > 1;
    return {
        storedLine: learnLine(all.filter(client_fields/* isFields */.C)),
        numbers: first === undefined || steps.size > 1 || step < 1 || step > 1_000 ? undefined : { first, step },
        after: answeredAfter(readings.logs),
        logPage: isPaged && readings.isFinished ? sizes[0] : undefined,
    };
}
function learnLine(records) {
    const { seq, text } = lineFieldsOf(records);
    if (seq === undefined || text === undefined)
        return undefined;
    const others = fieldShapes(records).filter(({ name }) => name !== seq && name !== text);
    const most = (name, form) => records.filter((record) => form.test(String(record[name]))).length * 2 > records.length;
    const find = (form) => others.find(({ name }) => most(name, form));
    return {
        ...{ seq, text },
        ...(0,defined_fields/* definedFields */.X)({ stream: find(/^(?:stdout|stderr|system)$/)?.name, ts: find(/^\d{4}-\d\d-\d\d[T ]/)?.name }),
    };
}
function learnStream(readings) {
    const seen = streamOf(readings);
    if (seen === undefined)
        return {};
    const { isFinished } = readings;
    const all = storedRecordsOf(readings);
    const replay = doesReplay(seen, { stored: all.length, isFinished });
    const [line] = seen.lines;
    if (line === undefined && replay === undefined)
        return {};
    return {
        streamedLine: line && learnEvent(line, seen.lines, all.filter(client_fields/* isFields */.C)),
        replay,
        heartbeatMs: learnHeartbeat(seen),
        streamEnd: isFinished ? learn_endOf(seen.events, line, seen.ended) : undefined,
    };
}
function learnHeartbeat({ heartbeatMs, commentsMs, ended, watchedMs }) {
    if (heartbeatMs !== undefined)
        return Math.max(100, Math.round(heartbeatMs / 100) * 100);
    return commentsMs.length === 0 && !ended && watchedMs > dialect/* defaultHeartbeatMs */.sc ? null : undefined;
}
function learnEvent(line, lines, records) {
    const payload = payloadOf(line);
    const fields = payload === undefined ? undefined : learnLine(lines.map(payloadOf).filter(client_fields/* isFields */.C));
    const isSame = JSON.stringify(fields) === JSON.stringify(learnLine(records));
    return {
        data: payload === undefined ? 'text' : 'json',
        ids: line.id !== undefined,
        ...(0,defined_fields/* definedFields */.X)({ event: line.name, fields: isSame ? undefined : fields }),
    };
}
function learn_endOf(events, line, ended) {
    if (!ended)
        return 'stay-open';
    const last = events.at(-1);
    const isLine = line !== undefined && last?.name === line.name && (last?.id === undefined) === (line.id === undefined);
    if (last === undefined || isLine)
        return 'close';
    return { ...(0,defined_fields/* definedFields */.X)({ event: last.name }), data: payloadOf(last) === undefined ? 'end' : '{}' };
}
function payloadOf({ data }) {
    if ((0,build_log_payload/* readStreamedText */.ju)(data) === data)
        return undefined;
    try {
        const value = JSON.parse(data);
        return (0,client_fields/* isFields */.C)(value) ? value : undefined;
    }
    catch {
        return undefined;
    }
}
function learnErrors({ missing }) {
    const body = jsonOf(missing);
    if (missing === undefined || isSuccess(missing) || !(0,client_fields/* isFields */.C)(body))
        return undefined;
    const shapes = fieldShapes([body]).filter(({ name }) => name !== 'error' && isPlain(name));
    return Object.fromEntries(shapes.map((shape) => [shape.name, mainType(shape)]));
}
function limitHeaders(headers) {
    return Object.fromEntries(Object.entries(headers).filter(([name, value]) => learntHeader.test(name) && /^\d{1,9}$/.test(value)));
}
function paceOf({ answers }) {
    const times = answers
        .flatMap(({ status, headersMs }) => (status === undefined ? [] : headersMs))
        .sort((a, b) => a - b);
    const middle = times[Math.floor(times.length / 2)];
    return middle === undefined || middle < 40 ? undefined : Math.min(10_000, Math.round(middle / 20) * 20);
}

// EXTERNAL MODULE: ./build/contract/operations.js + 2 modules
var contract_operations = __webpack_require__(71);
;// CONCATENATED MODULE: ./build/doctor/probes/answers.js




const answers_finding = (0,finding/* findingsOf */.WX)('answers');
function probeAnswers(readings) {
    const { answers, missing } = readings;
    const came = answers.filter(({ status }) => status !== undefined);
    if (came.length === 0)
        return [answers_finding('skipped', 'answers', 'nothing answered')];
    const codings = [...new Set(came.flatMap(({ headers }) => headers['content-encoding'] ?? []))];
    return [
        answers_finding('pass', 'compression', codings.length === 0 ? 'none' : codings.join(', ')),
        statusesOf(readings),
        errorOf(missing),
        limitsOf(readings),
    ];
}
function statusesOf({ answers }) {
    const odd = answers.filter(({ operation, status }) => {
        const { success, errors, path } = (0,contract_operations/* operationOf */.zI)(operation);
        const documented = [success, ...errors, 401, 403, 500, ...(path.includes('{') ? [400, 404] : [])];
        return status !== undefined && !documented.includes(status);
    });
    if (odd.length === 0)
        return answers_finding('pass', 'statuses', 'only documented ones');
    const seen = [...new Set(odd.map(({ operation, status }) => `${operation}: ${status}`))];
    const advice = 'Where it is 429 or 5xx, try again when the platform is well.';
    return answers_finding('warn', 'statuses', `${(0,finding/* counted */.hS)(seen.length, 'answer')} with a status that the contract does not document`, { evidence: seen, advice });
}
function errorOf(missing) {
    if (missing?.status === undefined)
        return answers_finding('skipped', 'errors', 'none was seen');
    if (isSuccess(missing))
        return answers_finding('warn', 'errors', `the log of a deployment that does not exist is answered with ${missing.status}`, {
            advice: 'A mistyped deployment id then looks like an empty log.',
        });
    const body = jsonOf(missing);
    if ((0,client_fields/* isFields */.C)(body) && typeof body['error'] === 'string') {
        const more = Object.keys(body).filter((name) => name !== 'error');
        return answers_finding('pass', 'errors', `JSON with \`error\`${more.length === 0 ? '' : ` and ${(0,finding/* counted */.hS)(more.length, 'further field')}`}`, { evidence: more });
    }
    const advice = 'Messages then show the status alone, without what the platform said.';
    return answers_finding('warn', 'errors', body === undefined ? 'not JSON, as the contract says they are' : 'JSON without the documented `error`', { advice });
}
function limitsOf({ answers, requests }) {
    const names = [
        ...new Set(answers.flatMap(({ headers }) => Object.keys(headers).filter((name) => /ratelimit|rate-limit|retry-after/.test(name)))),
    ];
    const throttled = answers.filter(({ status }) => status === 429).length;
    const asked = `in ${(0,finding/* counted */.hS)(requests, 'request')}`;
    if (throttled > 0)
        return answers_finding('warn', 'limits', `${(0,finding/* counted */.hS)(throttled, 'answer')} of 429 ${asked}`, {
            evidence: names,
            advice: 'Taxiway obeys `Retry-After`; runs at the same time share the limit.',
        });
    return answers_finding('pass', 'limits', names.length === 0 ? `no limit was told of ${asked}` : `told of by ${names.join(', ')}`);
}

// EXTERNAL MODULE: ./build/node_modules/valibot/index.min.mjs
var index_min = __webpack_require__(7492);
;// CONCATENATED MODULE: ./build/doctor/probes/contract.js






const contract_finding = (0,finding/* findingsOf */.WX)('contract');
function probeContract({ answers }) {
    const operations = [...new Set(answers.map(({ operation }) => operation))].filter((name) => !(0,contract_operations/* operationOf */.zI)(name).events);
    if (operations.length === 0)
        return [contract_finding('skipped', 'contract', 'nothing was read')];
    return operations.map((name) => {
        const own = answers.filter((answer) => answer.operation === name && isSuccess(answer));
        const [answer] = own;
        if (answer === undefined)
            return contract_finding('skipped', name, 'no success to compare');
        return compare(name, answer);
    });
}
function compare(name, answer) {
    const body = jsonOf(answer);
    if (body === undefined)
        return contract_finding(answer.ended ? 'warn' : 'inconclusive', name, answer.ended ? 'not JSON' : 'not read to its end');
    const { result } = (0,contract_operations/* operationOf */.zI)(name);
    const { success, issues = [] } = index_min/* safeParse */.xLC(result, body);
    const isList = Array.isArray(body) && (0,client_fields/* isFields */.C)(result) && result['type'] !== 'array';
    const wrong = isList ? ['the answer: object, not array'] : [...new Set(issues.map(contract_lineOf))];
    const { missing, more } = fieldsOf(result, body);
    const evidence = [
        ...new Set([...wrong, ...missing.map((field) => `${field}: missing`)]),
        ...more.map((field) => `${field}: additional`),
    ];
    if (!success || isList) {
        const advice = 'Taxiway reads on where it can; please report this platform.';
        return contract_finding('warn', name, `${(0,finding/* counted */.hS)(wrong.length, 'place')} not as documented`, {
            evidence,
            advice,
        });
    }
    const parts = [
        missing.length > 0 ? `${missing.length} documented missing` : '',
        more.length > 0 ? `${more.length} additional` : '',
    ];
    return contract_finding('pass', name, ['as documented', ...parts.filter(Boolean)].join(', '), { evidence });
}
function contract_lineOf(issue) {
    const path = index_min/* getDotPath */.BuJ(issue)?.replaceAll(/\.\d+/g, '[]') ?? 'the answer';
    if (issue.input === undefined)
        return `${path}: missing`;
    const types = (issue.expected ?? 'another type').replaceAll(/ \| (?:null|undefined)|[()]/g, '');
    return `${path}: ${types.toLowerCase()}, not ${typeOf(issue.input)}`;
}
const optional = new Set(['keyScope']);
function fieldsOf(schema, value, path = '') {
    const plain = unwrapped(schema);
    if ((0,client_fields/* isFields */.C)(plain) && plain['type'] === 'array' && Array.isArray(value))
        return ofRecords(plain['item'], value, `${path}[]`);
    return (0,client_fields/* isFields */.C)(value) ? ofRecords(schema, [value], path) : { missing: [], more: [] };
}
function ofRecords(schema, values, path) {
    const plain = unwrapped(schema);
    const entries = (0,client_fields/* isFields */.C)(plain) ? plain['entries'] : undefined;
    const records = values.filter(client_fields/* isFields */.C);
    if (!(0,client_fields/* isFields */.C)(entries) || records.length === 0)
        return { missing: [], more: [] };
    const shown = new Set(fieldShapes(records).map(({ name }) => name));
    const way = (name) => (path === '' ? name : `${path}.${name}`);
    const missing = Object.keys(entries)
        .filter((name) => !shown.has(name) && !optional.has(name))
        .map(way);
    const more = [...shown].filter((name) => !Object.hasOwn(entries, name)).map(way);
    for (const [name, inner] of Object.entries(entries)) {
        const [value] = records.map((record) => record[name]).filter((each) => each !== null && each !== undefined);
        const found = fieldsOf(inner, value, way(name));
        missing.push(...found.missing);
        more.push(...found.more);
    }
    return { missing, more };
}
function unwrapped(schema) {
    return (0,client_fields/* isFields */.C)(schema) && schema['wrapped'] !== undefined ? unwrapped(schema['wrapped']) : schema;
}

// EXTERNAL MODULE: ./build/contract/limits.js
var limits = __webpack_require__(3163);
;// CONCATENATED MODULE: ./build/doctor/probes/history.js






const history_finding = (0,finding/* findingsOf */.WX)('history');
function probeHistory({ history, smallPages, serviceId }) {
    const [first] = history;
    if (serviceId === undefined)
        return [history_finding('skipped', 'history', 'no service to look at')];
    if (first === undefined)
        return [history_finding('skipped', 'history', 'not read')];
    const { answer } = first;
    if (!isSuccess(answer))
        return [refused(answer.status, answer.problem)];
    const list = listOf(history);
    if (list === 'unreadable') {
        const advice = 'Try again when the platform is well.';
        return [history_finding('inconclusive', 'history', 'the answer is not readable to its end, or holds no record', { advice })];
    }
    if (list === 'missing') {
        const advice = 'Taxiway finds a deployment only in `deployments`: please report this platform.';
        return [history_finding('fail', 'history', 'the answer has no list `deployments`', { advice })];
    }
    const rows = rowsOf(history);
    if (rows.length === 0) {
        const advice = 'Deploy once, then ask the doctor again: it learns from records.';
        return [
            history_finding('inconclusive', 'history', 'the history is empty, so no record and no status word was seen yet', {
                advice,
            }),
        ];
    }
    const shapes = fieldShapes(rows);
    return [
        history_finding('pass', 'history', `${(0,finding/* counted */.hS)(rows.length, 'record')} on ${(0,finding/* counted */.hS)(history.length, 'page')}`),
        history_finding('pass', 'fields', (0,finding/* counted */.hS)(shapes.length, 'field'), {
            evidence: shapes.map((shape) => shapeLine(shape, rows)),
        }),
        ...placesOf(rolesOf(rows), rows),
        history_orderOf(rows),
        history_pageOf(smallPages),
        cursorOf(history, smallPages),
    ];
}
function refused(status, problem) {
    switch (status) {
        case 401:
        case 403:
            return history_finding('fail', 'history', `the key may not read the history (${status})`, {
                advice: 'Grant the capability deployments:read.',
            });
        case 404:
            return history_finding('fail', 'history', 'the platform shows no such service to this key (404)', {
                advice: 'Check `service-id` for a typo, and that the key belongs to the same account or project.',
            });
        default:
            return history_finding('inconclusive', 'history', status === undefined ? `no answer: ${problem ?? 'nothing came'}` : `the platform answered ${status}`, { advice: 'Try again when the platform is well.' });
    }
}
function shapeLine({ name, count, types }, { length }) {
    return `${name}: ${types.join(' or ')}, on ${count === length ? 'every record' : `${count} of ${length}`}`;
}
function placesOf(roles, rows) {
    const shown = (name, field, missing) => field === undefined ? history_finding('inconclusive', name, missing) : history_finding('pass', name, `\`${field}\``);
    const withId = rows.filter((row) => (0,deployment_record/* idOf */.TH)(row) !== undefined).length;
    const advice = 'Taxiway reads `deploymentId` and `id`: it cannot find a deployment without.';
    const id = withId < rows.length
        ? history_finding('fail', 'id', `${rows.length - withId} of ${(0,finding/* counted */.hS)(rows.length, 'record')} have no id`, { advice })
        : history_finding('pass', 'id', `\`${roles.id ?? 'deploymentId'}\``);
    return [
        id,
        statusOf(roles, rows),
        rollbackOf(rows),
        shown('ref', roles.ref, 'no record shows what was requested; after a lost answer a deployment is adopted on inference'),
        shown('commit', roles.commit, 'no record shows a commit; the gate cannot choose a deployment by its commit'),
        shown('address', roles.address, 'no record shows an address; set `environment-url` where you need one'),
        shown('created', roles.createdAt, 'no record shows when it was created'),
        shown('finished', roles.finishedAt, 'no record shows when it ended'),
    ];
}
function statusOf({ status }, rows) {
    if (status !== undefined) {
        const without = rows.filter((row) => typeof row[status] !== 'string').length;
        return without === 0
            ? history_finding('pass', 'status', `\`${status}\``)
            : history_finding('warn', 'status', `\`${status}\`, which ${without} of ${(0,finding/* counted */.hS)(rows.length, 'record')} lack`);
    }
    const unread = deployment_record/* statusKeys */.rY.flatMap((key) => rows.map((row) => ({ key, type: typeOf(row[key]) })));
    const odd = unread.find(({ type }) => type !== 'null' && type !== 'string');
    const isInferable = rows.some((row) => typeof row['rollbackable'] === 'boolean');
    const without = (summary) => isInferable
        ? history_finding('warn', 'status', summary, {
            advice: 'Success is then inferred: it needs `rollbackable`, a log, the end of its stream, and 5 s without a change.',
        })
        : history_finding('fail', 'status', `${summary}; \`rollbackable\` cannot be read either`, {
            advice: 'No run can see a success: please report this platform.',
        });
    if (odd !== undefined)
        return without(`\`${odd.key}\` holds a value of type ${odd.type}, which Taxiway does not read: it needs a text`);
    const others = fieldShapes(rows).filter((shape) => shape.count === rows.length && mainType(shape) === 'string');
    const likely = others.find(({ name }) => /stat|stage|phase|result|outcome|condition/i.test(name));
    const more = likely === undefined ? '' : `; \`${likely.name}\` may be one that Taxiway does not read`;
    return without(`no record has \`status\`, \`state\` or \`phase\`${more}`);
}
function rollbackOf(rows) {
    const flags = rows.filter((row) => typeof row['rollbackable'] === 'boolean');
    const yes = flags.filter((row) => row['rollbackable'] === true).length;
    if (flags.length === rows.length)
        return history_finding('pass', 'rollbackable', `${yes} of ${(0,finding/* counted */.hS)(rows.length, 'record')} can be rolled back to`);
    const odd = rows.map((row) => typeOf(row['rollbackable'])).find((type) => type !== 'boolean' && type !== 'null');
    return history_finding('warn', 'rollbackable', `${rows.length - flags.length} of ${(0,finding/* counted */.hS)(rows.length, 'record')} ${odd === undefined ? 'lack the documented `rollbackable`' : `hold no \`true\` or \`false\` in \`rollbackable\`, but a value of type ${odd}`}`, {
        advice: 'Without it success cannot be inferred: configure the status words.',
    });
}
function history_orderOf(rows) {
    switch ((0,deployment_record/* isNewestFirst */.j2)(rows)) {
        case undefined:
            return history_finding('inconclusive', 'order', rows.length < 2 ? 'one record has no order' : 'the records show no times to order them by');
        case true:
            return history_finding('pass', 'order', 'newest first');
        case false:
            return history_finding('warn', 'order', 'the records are not newest first, as the contract says they are', {
                advice: 'Taxiway then reads more pages to find a deployment.',
            });
    }
}
function history_pageOf([small]) {
    if (small === undefined)
        return history_finding('inconclusive', 'page', 'too few records to see a page');
    if (!isSuccess(small.answer))
        return history_finding('inconclusive', 'page', 'the page was not answered');
    const { length } = small.rows;
    if (length === 2)
        return history_finding('pass', 'page', `\`limit\` is kept; the documented default is ${limits/* historyPageSize */.Fe}`);
    return history_finding(length < 2 ? 'inconclusive' : 'warn', 'page', `asked for 2 records, got ${length}`);
}
function cursorOf(history, smallPages) {
    const pages = smallPages.length > 1 ? smallPages : history;
    const [first, second] = pages;
    const next = first === undefined ? undefined : nextOf(first);
    if (first === undefined || next === undefined)
        return history_finding('inconclusive', 'cursor', 'there was one page only');
    if (second === undefined || !isSuccess(second.answer))
        return history_finding('inconclusive', 'cursor', `a ${typeOf(next)}; the next page was not read`);
    const known = new Set(first.rows.map(deployment_record/* idOf */.TH));
    const form = typeOf(first.rawCursor);
    if (second.rows.length === 0 && nextOf(second) === undefined)
        return history_finding('inconclusive', 'cursor', `a ${form}; the page after it is empty`);
    const again = second.rows.filter((row) => known.has((0,deployment_record/* idOf */.TH)(row))).length;
    return again === 0
        ? history_finding('pass', 'cursor', `a ${form}, which moves on`)
        : history_finding('warn', 'cursor', `a ${form}, after which ${again} known records came again`, {
            advice: 'Taxiway refuses a cursor that repeats: a deployment beyond the first page is not found.',
        });
}

// EXTERNAL MODULE: ./build/client/key-kind.js
var key_kind = __webpack_require__(8008);
// EXTERNAL MODULE: ./build/deployment/start/preflight.js
var preflight = __webpack_require__(6266);
// EXTERNAL MODULE: ./build/text/excerpt.js
var excerpt = __webpack_require__(6167);
;// CONCATENATED MODULE: ./build/doctor/probes/key.js




const key_finding = (0,finding/* findingsOf */.WX)('key');
const commands = {
    deploy: ['deploy_service'],
    'deploy with variables': ['deploy_service', 'import_env'],
    upload: ['deploy_upload'],
    preview: ['create_service', 'expose_port'],
    gate: ['list_deployments'],
    'gate with rollback': ['deploy_service'],
    'gate with SQL': ['db_query'],
};
const creating = new Set(['deploy_upload', 'create_service']);
function probeKey(readings, { comparing }) {
    const { whoami, identity, serviceId } = readings;
    const status = whoami?.status;
    if (status === 401) {
        const advice = 'Check `api-key`, or create a new key in the dashboard.';
        return [key_finding('fail', 'key-accepted', 'the platform does not accept the key (401)', { advice })];
    }
    if (identity === undefined) {
        const why = status === undefined ? 'whoami had no answer' : `whoami answered ${status}, without an identity`;
        return [key_finding('inconclusive', 'key-accepted', `not known: ${why}`)];
    }
    const kind = (0,key_kind/* kindOfKey */.R)(identity);
    const readOnly = (0,key_kind/* isReadOnlyKey */.C)(identity) ? ', read-only' : '';
    const { permissions } = identity.keyScope ?? {};
    const granted = Object.entries(permissions ?? {}).map(([name, level]) => `${name}:${String(level)}`);
    const scope = identity.keyScope?.serviceId;
    const found = [
        key_finding('pass', 'key-accepted', 'the platform accepts the key'),
        key_finding('pass', 'key-kind', `a key of kind ${kind}${readOnly}`, { evidence: granted }),
        scopeOf(kind, scope ?? undefined, readings),
    ];
    for (const [command, operations] of Object.entries(commands)) {
        const problems = operations.map((operation) => {
            const isNew = creating.has(operation);
            const own = operation === 'db_query' ? undefined : serviceId;
            return (0,preflight/* keyProblem */.dD)(identity, operation, isNew ? { isNew } : { serviceId: own });
        });
        const problem = problems.find((text) => text !== undefined);
        const name = `can-${command.replaceAll(' ', '-').toLowerCase()}`;
        if (problem === undefined)
            found.push(key_finding('pass', name, `suffices for ${command}`));
        else if (command !== 'deploy')
            found.push(key_finding('skipped', name, `not for ${command}: ${(0,excerpt/* withoutFullStop */.Qu)(problem)}`));
        else
            found.push(key_finding(comparing ? 'warn' : 'fail', name, (0,excerpt/* withoutFullStop */.Qu)(problem), {
                advice: comparing
                    ? 'This key is enough to compare. To deploy, use one with the capability deployments:write.'
                    : 'Or use a key that has it.',
            }));
    }
    return found;
}
function scopeOf(kind, scope, { serviceId, request }) {
    if (scope !== undefined && serviceId !== undefined && scope !== serviceId) {
        const advice = 'Use a key of this service, or of its project, or correct `service-id`.';
        return key_finding('fail', 'key-scope', 'the key belongs to another service', { advice });
    }
    if (serviceId !== undefined) {
        const from = request.serviceId === undefined ? ', which the key belongs to' : '';
        return key_finding('pass', 'key-scope', `looking at one service${from}`);
    }
    const advice = 'Name a service with `service-id`: the interface does not list them.';
    return key_finding('inconclusive', 'key-scope', `a key of kind ${kind} does not name a service, so no history was read`, {
        advice,
    });
}

// EXTERNAL MODULE: ./build/client/errors.js
var errors = __webpack_require__(6695);
// EXTERNAL MODULE: ./build/client/http/redirect.js
var http_redirect = __webpack_require__(1811);
// EXTERNAL MODULE: ./build/deployment/start/wrong-address.js
var wrong_address = __webpack_require__(1393);
;// CONCATENATED MODULE: ./build/doctor/probes/way.js







const day = 86_400_000;
const soonDays = 21;
const slowMs = 1_000;
const skewMs = 5_000;
const way_finding = (0,finding/* findingsOf */.WX)('way there');
const failures = {
    name: 'the name of the host was not found',
    connection: 'nothing accepted the connection',
};
function probeWay(readings) {
    const { way, proxied, answers, baseUrl } = readings;
    const direct = proxied ? undefined : way;
    const answered = answers.some(({ status }) => status !== undefined);
    const stepFinding = (name, step, say, advice) => {
        if (!('code' in step))
            return way_finding('pass', name, say(step.ms));
        return answered
            ? way_finding('inconclusive', name, `the ${name} failed (${step.code}), though the platform answers`)
            : way_finding('fail', name, `${failures[name] ?? name} (${step.code})`, { advice });
    };
    return [
        way_finding('pass', 'proxy', proxied ? 'a proxy is in use' : 'no proxy'),
        direct === undefined
            ? way_finding('skipped', 'name', 'the proxy finds the address')
            : stepFinding('name', direct.name, (ms) => `the name has ${(0,finding/* counted */.hS)(direct.name.addresses ?? 0, 'address', 'addresses')}, found in ${(0,duration/* formatDuration */.a)(ms)}`, 'Check the spelling of the host in `base-url`, and the DNS of this machine.'),
        direct?.tcp === undefined
            ? way_finding('skipped', 'connection', 'not tried')
            : stepFinding('connection', direct.tcp, (ms) => `connected in ${(0,duration/* formatDuration */.a)(ms)}`, 'Check host and port of `base-url`, and the firewall of this network.'),
        certificateOf(readings),
        httpOf(answers, direct?.tls),
        redirectsOf(answers, baseUrl),
        roundTripOf(answers),
        clockOf(answers),
        interfaceOf(readings),
    ];
}
function certificateOf({ way: { tls }, proxied, baseUrl, answers }) {
    if (baseUrl.startsWith('http:'))
        return way_finding('skipped', 'certificate', 'plain http, to this machine only');
    if (proxied || tls === undefined)
        return way_finding('skipped', 'certificate', 'not looked at directly');
    if ('code' in tls) {
        const advice = 'Check that the port of `base-url` is the one for https.';
        return way_finding('fail', 'certificate', `the TLS handshake failed with ${tls.code}`, { advice });
    }
    const evidence = [`${tls.protocol}, a chain of ${(0,finding/* counted */.hS)(tls.chain ?? 0, 'certificate')}`];
    if (tls.refused !== undefined) {
        const advice = 'For a certificate of your own authority, set NODE_EXTRA_CA_CERTS.';
        return way_finding('fail', 'certificate', `this machine does not accept the certificate (${tls.refused})`, {
            evidence,
            advice,
        });
    }
    const now = answers[0]?.date;
    if (tls.expires === undefined || now === undefined)
        return way_finding('inconclusive', 'certificate', 'it shows no end', { evidence });
    const days = Math.floor((tls.expires.getTime() - now.getTime()) / day);
    const advice = 'Ask the platform: from then on every run fails.';
    return days < soonDays
        ? way_finding('warn', 'certificate', `it ends in ${(0,finding/* counted */.hS)(days, 'day')}`, { evidence, advice })
        : way_finding('pass', 'certificate', `accepted, valid for ${(0,finding/* counted */.hS)(days, 'day')}`, { evidence });
}
function httpOf(answers, tls) {
    if (answers.every(({ status }) => status === undefined))
        return way_finding('inconclusive', 'http', 'nothing answered');
    const offered = tls !== undefined && 'offers' in tls && tls.offers === 'h2' ? '; the platform offers HTTP/2 too' : '';
    return way_finding('pass', 'http', `HTTP/1.1, as every run of Taxiway${offered}`);
}
function redirectsOf(answers, baseUrl) {
    if (answers.every(({ status }) => status === undefined))
        return way_finding('inconclusive', 'redirects', 'nothing answered');
    const moved = answers.find(({ status = 0 }) => status >= 300 && status <= 399);
    const followed = answers.filter(({ redirects }) => redirects > 0);
    if (moved === undefined && followed.length === 0)
        return way_finding('pass', 'redirects', 'none');
    if (moved === undefined) {
        const advice = 'Taxiway never follows a redirect of a write: set `base-url` to the address that answers.';
        return way_finding('warn', 'redirects', `${(0,finding/* counted */.hS)(followed.length, 'read')} came by a redirect on the same origin`, {
            advice,
        });
    }
    const redirect = (0,http_redirect/* parseRedirect */.qQ)(moved.status ?? 0, moved.headers['location'], new URL(baseUrl));
    const to = redirect?.kind === 'elsewhere' ? `to another origin (${redirect.origin})` : 'again and again, or nowhere';
    const advice = 'The key is sent to the origin of `base-url` alone: correct it.';
    return way_finding('fail', 'redirects', `${moved.operation} is redirected ${to}`, { advice });
}
function roundTripOf(answers) {
    const times = answers
        .flatMap(({ status, headersMs }) => (status === undefined ? [] : headersMs))
        .sort((a, b) => a - b);
    const middle = times[Math.floor(times.length / 2)];
    if (middle === undefined)
        return way_finding('inconclusive', 'round-trip', 'nothing answered');
    const text = `half of ${(0,finding/* counted */.hS)(times.length, 'answer')} began within ${Math.round(middle)} ms`;
    if (times.length < 3)
        return way_finding('inconclusive', 'round-trip', `${text}: too few to judge by`);
    const advice = 'Everything takes longer at this distance. Raise `timeout` where builds are long.';
    return middle > slowMs ? way_finding('warn', 'round-trip', text, { advice }) : way_finding('pass', 'round-trip', text);
}
function clockOf(answers) {
    const answer = answers.find(({ headers }) => headers['date'] !== undefined && headers['age'] === undefined);
    const said = Date.parse(answer?.headers['date'] ?? '');
    if (answer === undefined || Number.isNaN(said))
        return way_finding('inconclusive', 'clock', 'no answer has a readable `Date`');
    const skew = Math.abs(answer.date.getTime() - said);
    const advice = 'Set the clock of this machine: a `Retry-After` that is a date is compared with it.';
    return skew > skewMs + answer.headersMs
        ? way_finding('warn', 'clock', `the clocks of this machine and of the platform differ by ${(0,duration/* formatDuration */.a)(skew)}`, {
            advice,
        })
        : way_finding('pass', 'clock', 'the clocks agree');
}
function interfaceOf({ baseUrl, whoami, answers }) {
    const other = whoami?.status === undefined ? undefined : (0,wrong_address/* whyNotThisInterface */.$)(baseUrl, asClientSaw(whoami));
    const advice = 'Check `base-url`: it is the address of the API, with its path prefix if it has one.';
    if (other !== undefined)
        return way_finding('fail', 'interface', (0,excerpt/* withoutFullStop */.Qu)(other), { advice });
    const pages = answers.filter((answer) => isSuccess(answer) && /^\s*</.test(textOf(answer)));
    if (pages.length > 0) {
        const names = [...new Set(pages.map(({ operation }) => operation))].join(', ');
        return way_finding('warn', 'interface', `HTML where JSON should be: ${names}`, {
            advice: 'Something between here and the platform answers with a page: a captive portal, a proxy or a sign-in.',
        });
    }
    if (whoami?.status === undefined) {
        const why = whoami?.problem === undefined ? 'nothing answered' : (0,excerpt/* withoutFullStop */.Qu)(whoami.problem);
        return way_finding('fail', 'interface', why, { advice: 'Check `base-url`, and the network or proxy of this machine.' });
    }
    if (isSuccess(whoami) && jsonOf(whoami) !== undefined)
        return way_finding('pass', 'interface', 'whoami answers as the interface does');
    const cut = whoami.ended ? '' : ', but not to its end';
    return way_finding('inconclusive', 'interface', `whoami answered ${whoami.status}${cut}`);
}
function asClientSaw(answer) {
    const { status, operation } = answer;
    if (status === undefined)
        return undefined;
    const text = textOf(answer);
    const body = jsonOf(answer);
    const begins = text.trimStart();
    const found = begins === '' && answer.ended
        ? 'an empty body'
        : begins.startsWith('<')
            ? 'HTML'
            : body !== undefined
                ? 'JSON'
                : !answer.ended || /^[[{"]/.test(begins)
                    ? 'broken JSON'
                    : 'plain text';
    const details = { operation, status, found };
    if (status >= 200 && status <= 299)
        return body === undefined ? new errors/* UnreadableError */.Gy('', details) : body;
    return new errors/* RefusedError */.fk(`it redirects (${status})`, { ...details, said: '', retryAfterMs: undefined });
}

;// CONCATENATED MODULE: ./build/doctor/words/spelling.js

const plain = /^(?=.{2,40}$)[A-Za-z]{1,16}(?:[-_. ][A-Za-z]{1,16})*$/;
const failure = /^(?:build|deploy|deployment|release|start|startup|boot|launch|healthcheck|migration|hook)?(?:failed|failure|error|errored|crashed|broken|broke)$/;
const waiting = /wait|pending|queue|build|built|progress|hold|held|pause|sched|prepar|request|requir|need|review|approv|candidate|partial|incomplet|again|retry|block|stuck|froz|draft|stage|inflight|almost|soon|canary|packag|compil|submit|upload|throttl|lock|limbo|step|standby|nearly|sleep|hibernat|^pre|beta|warm/;
const bad = /fail|error|unhealth|crash|reject|timed?out|kill|broke|invalid|exception|corrupt|taint|fault|panic|backoff|exceed|exhaust|quota|cancel|abort|declin|denied|refus|skip|supersed|replac|rolledback|rollback|revert|stop|remov|delet|destroy|evict|suspend|halt|interrupt|terminat|degrad|kaput|lost|dead|bad$|stash|discard|drop|retire|archiv|expir|obsolet|outdat|deprecat|orphan|zombie|quarantin|offline|inert|inactiv|undone|abandon|recover|restor|previous|migrat|finali[sz]|disabled|deactiv|exit|schedulab|warning|flaky|sunset|dislodg|reset|amber|yellow/;
const against = new Set('not no non never without ko nok ng err oom off down out red nope null nil none true false yes on pre half gone back todo ended'.split(' '));
function isPlainWord(word) {
    return plain.test(word);
}
function saysFailure(word) {
    return failure.test((0,vocabulary/* normalise */.j7)(word));
}
function saysWaiting(word) {
    return waiting.test((0,vocabulary/* normalise */.j7)(word)) || partsOf(word).some((part) => /.ing$/.test(part));
}
function saysNoSuccess(word) {
    const isAgainst = partsOf(word).some((part) => against.has(part) || /^un/.test(part));
    return saysWaiting(word) || bad.test((0,vocabulary/* normalise */.j7)(word)) || isAgainst || /^not/i.test(word);
}
function partsOf(word) {
    return word
        .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
        .toLowerCase()
        .split(/[^\p{L}\p{N}]+/u);
}

;// CONCATENATED MODULE: ./build/doctor/words/doubts.js


const readsApartMs = 30_000;
const leastSuccesses = 3;
const leastFailures = 2;
function doubtOf(meaning, records, evidence) {
    return (openDoubt(records, evidence) ??
        (meaning === 'success' ? successDoubt(records, evidence) : failureDoubt(records, evidence)));
}
function openDoubt(records, evidence) {
    const { second, apartMs, newestFirst } = evidence;
    if (!records.every(({ word = '' }) => isPlainWord(word)))
        return 'it is not a word of letters only';
    if (second === undefined || apartMs < readsApartMs)
        return 'there were no two reads 30 s apart';
    if (!newestFirst)
        return 'the records are not newest first';
    const [changed] = records.flatMap((record) => changeOf(record, evidence) ?? []);
    if (changed !== undefined)
        return changed;
    if (!records.every(({ finished }) => finished === true))
        return 'not all of its records show an end in the past, after their begin';
    return records.some(({ word = '' }) => saysWaiting(word)) ? 'the word itself speaks of what goes on' : undefined;
}
function successDoubt(records, evidence) {
    const [newest] = records;
    if (records.some(({ word = '' }) => saysNoSuccess(word)))
        return 'the word itself speaks against success';
    const doubtful = records.find((record) => record.doubtful !== undefined)?.doubtful;
    if (doubtful !== undefined)
        return `\`${doubtful}\` is on its records, and the doctor does not know what it says`;
    if (records.some(({ success }) => success !== newest?.success))
        return 'only some of its records say that they succeeded';
    const available = records.filter(({ rollbackable }) => rollbackable === true);
    if (available.length < leastSuccesses)
        return `${available.length} of its records can be rolled back to, and a proposal needs ${leastSuccesses}`;
    const rival = rivalOf(newest?.word ?? '', evidence);
    if (rival !== undefined)
        return `records with ${rival.word === undefined ? 'no word' : `\`${rival.word}\``} may be the ones that succeeded`;
    const isServed = records.some(({ hasAddress }) => hasAddress) || records.every(({ hasReason }) => hasReason === false);
    if (!isServed)
        return 'none of its records shows an address';
    const isSame = records.length === available.length || areExpired(records, evidence);
    return isSame ? undefined : 'some of its records cannot be rolled back to';
}
function rivalOf(own, { first, second = [], meaningOf }) {
    const isOwn = ({ word }) => word !== undefined && (0,vocabulary/* normalise */.j7)(word) === (0,vocabulary/* normalise */.j7)(own);
    const rivalIn = (read) => read.find((record, index) => {
        const { word, rollbackable, hasAddress, finished, failed } = record;
        const meaning = word === undefined ? 'unknown' : meaningOf(word);
        if (isOwn(record) || meaning === 'superseded')
            return false;
        if (rollbackable !== false || meaning === 'succeeded' || meaning === 'ambiguous')
            return true;
        if (failed || meaning === 'failed' || meaning === 'cancelled')
            return false;
        return (hasAddress && meaning === 'unknown') || (finished !== false && index < read.findIndex(isOwn));
    });
    return rivalIn(first) ?? rivalIn(second);
}
function areExpired(records, { first, second = [], meaningOf }) {
    const firstExpired = records.findIndex(({ rollbackable }) => rollbackable !== true);
    const failed = [...first, ...second].filter(({ word }) => word !== undefined && meaningOf(word) === 'failed');
    return (records.slice(firstExpired).every(({ rollbackable }) => rollbackable === false) &&
        records.every(({ hasReason }) => hasReason === false) &&
        failed.length > 0 &&
        failed.every(({ hasReason }) => hasReason === true));
}
function failureDoubt(records, { first }) {
    if (records.some(({ rollbackable }) => rollbackable !== false))
        return 'its records do not say whether they can be rolled back to';
    const isFailed = records.every(({ failed, success, word = '' }) => failed || (saysFailure(word) && success === ''));
    if (!isFailed)
        return 'its records do not say that they failed';
    const newestGood = first.findIndex(({ rollbackable, finished }) => rollbackable === true && finished !== false);
    const older = newestGood < 0 ? [] : records.filter((record) => first.indexOf(record) > newestGood);
    return older.length < leastFailures
        ? `${older.length} of its records ${older.length === 1 ? 'is' : 'are'} older than a good one, and a proposal needs ${leastFailures}`
        : undefined;
}
function othersOf({ id }, { second = [], between }) {
    return [...between, ...second].filter((other) => other.id !== undefined && other.id === id);
}
function changeOf(record, evidence) {
    const { first, second = [] } = evidence;
    const [inFirst, inSecond] = [first, second].map((read) => read.filter(({ id }) => id === record.id).length);
    if (record.id === undefined || inFirst !== 1 || inSecond !== 1)
        return 'not each read shows each of its records once';
    const changed = othersOf(record, evidence).find(({ fingerprint }) => fingerprint !== record.fingerprint);
    if (changed === undefined)
        return undefined;
    const names = [...new Set([...Object.keys(record.fields), ...Object.keys(changed.fields)])];
    const name = names.find((each) => JSON.stringify(record.fields[each]) !== JSON.stringify(changed.fields[each]));
    return `\`${name ?? 'a field'}\` of its records changed while the doctor looked`;
}

;// CONCATENATED MODULE: ./build/doctor/words/census.js




function countWords(evidence) {
    const { first, meaningOf } = evidence;
    const groups = Map.groupBy(first.filter(({ word }) => word !== undefined), ({ word = '' }) => (0,vocabulary/* normalise */.j7)(word));
    return [...groups.values()].map((records) => {
        const { word = '' } = records[0] ?? {};
        const meaning = meaningOf(word);
        const created = records.flatMap(({ createdMs }) => createdMs ?? []);
        const seen = {
            word,
            meaning,
            count: records.length,
            rollbackable: records.filter(({ rollbackable }) => rollbackable === true).length,
            onNewest: first[0] === records[0],
            changed: records.filter((record) => othersOf(record, evidence).some((other) => !hasSameWord(record, other)))
                .length,
            lastSeenMs: created.length === 0 ? undefined : Math.max(...created),
        };
        if (meaning !== 'unknown' && meaning !== 'ambiguous') {
            const none = { seems: undefined, proposed: undefined, doubt: undefined };
            const contradiction = meaning === 'succeeded' ? contradictionOf(records) : undefined;
            return { ...seen, ...none, why: `known as ${phrases[meaning]}`, contradiction };
        }
        const isGood = records.some(({ rollbackable }) => rollbackable === true);
        const doubt = doubtOf(isGood ? 'success' : 'failure', records, evidence);
        const proposed = doubt === undefined ? (isGood ? 'success' : 'failure') : undefined;
        const seems = proposed ?? seemingOf(seen, records);
        return { ...seen, seems, proposed, doubt, why: whyOf(seen, evidence), contradiction: undefined };
    });
}
const phrases = {
    succeeded: 'success',
    failed: 'failure',
    cancelled: 'cancelled',
    superseded: 'replaced by a newer deployment',
    ongoing: 'still going',
    ambiguous: 'success on some platforms, still going on others',
};
function contradictionOf(records) {
    const denials = records.flatMap(({ denial }) => denial ?? []);
    return denials.length === 0
        ? undefined
        : `${denials.length} of ${(0,finding/* counted */.hS)(records.length, 'record')} say otherwise in \`${denials[0]}\``;
}
function seemingOf({ count, rollbackable, onNewest, changed }, records) {
    if (changed > 0)
        return 'still going';
    if (records.every(({ failed, word = '' }) => failed || saysFailure(word)))
        return 'failure';
    if (rollbackable > 0)
        return rollbackable === count && !records.some(({ doubtful }) => doubtful) ? 'success' : 'unclear';
    return onNewest && count === 1 ? 'still going' : 'failure';
}
function whyOf({ count, rollbackable, onNewest, changed }, { first, second, apartMs }) {
    const apart = `${Math.round(apartMs / 1_000)} s apart`;
    const older = Math.max(0, first.length - 1);
    const place = !onNewest
        ? `on ${count} of ${(0,finding/* counted */.hS)(older, 'older record')}`
        : count === 1
            ? 'on the newest record only'
            : `on ${count} of ${(0,finding/* counted */.hS)(first.length, 'record')}, the newest included`;
    const stays = second === undefined
        ? 'read only once'
        : changed > 0
            ? `followed by another word on ${changed} of them in two reads ${apart}`
            : `never followed by another word in two reads ${apart}`;
    return `${place}, ${stays}, ${rollbackable === 0 ? 'none' : rollbackable} of them rollbackable`;
}
function hasSameWord(one, other) {
    return one.word !== undefined && other.word !== undefined && (0,vocabulary/* normalise */.j7)(one.word) === (0,vocabulary/* normalise */.j7)(other.word);
}

;// CONCATENATED MODULE: ./build/doctor/words/fields.js



const named = (list) => new Set(list.split(/\s+/).map(vocabulary/* normalise */.j7));
const isOneOf = (list) => {
    const texts = named(list);
    return (value) => typeof value === 'string' && texts.has((0,vocabulary/* normalise */.j7)(value));
};
const isScalar = (value) => typeof value === 'string' || typeof value === 'number';
const fields_isSuccess = isOneOf('success succeeded successful succeed passed deploymentSucceeded deploySucceeded healthy ok');
const isFailure = isOneOf('failure failed fail failing error errored unsuccessful unhealthy no false nok');
const events = 'push gitPush commit merge pullRequest tag webhook deployHook';
const isBegin = isOneOf(`${events} manual schedule scheduled cron api cli dashboard user redeploy release initial`);
const isPolicy = isOneOf('always never onFailure unlessStopped rollback none');
const nests = named(`commit gitCommit git source gitSource meta metadata repository repo service project environment team organization account author
   committer creator actor user owner createdBy triggeredBy deployedBy build image trigger region pullRequest`);
const successes = [
    [named('success succeeded successful ok passed healthy isSuccess isSuccessful isHealthy'), (value) => value === true],
    [named('conclusion result outcome health healthStatus health.status'), fields_isSuccess],
];
const harmless = [
    [
        named(`id name slug title email login username avatar number version path
       deploymentId buildId releaseId imageId commitId serviceId appId siteId projectId environmentId teamId orgId organizationId
       accountId userId ownerId creatorId authorId repoId repositoryId regionId
       serviceName appName siteName projectName environmentName teamName repoName repositoryName userName authorName creatorName
       ref gitRef branch gitBranch tag gitTag sha hash commit commitSha commitHash commitRef gitCommit gitSha gitCommitSha revision
       gitCommitHash commitMessage commitTitle commitSubject commitAuthor commitUrl commit.message gitCommit.message commit.subject
       gitCommit.subject git.commitMessage pullRequest prNumber
       author creator actor user owner createdBy triggeredBy deployedBy startedBy authorEmail
       service project environment region zone cluster team organization repository repo
       image imageTag imageDigest digest plan planKey runtime framework stack builder buildNumber releaseNumber
       url hostname domain domains deploymentUrl previewUrl logUrl logsUrl repoUrl repositoryUrl avatarUrl
       replaces supersedes previousDeploymentId healthCheckPath dockerfilePath rootDirectory buildCommand startCommand`),
        isScalar,
    ],
    [
        named(`created createdAt createdTime creationTime queuedAt startedAt updatedAt finished finishedAt completed completedAt ended endedAt
       timestamp date deployedAt publishedAt releasedAt buildStartedAt buildFinishedAt committedAt commitDate healthCheckedAt`),
        isTime,
    ],
    [
        named(`duration durationMs durationSeconds buildDuration deployDuration buildTime buildTimeMs deployTime size sizeBytes imageSize
       imageSizeBytes bytes memory memoryMb cpu cpus port timeout timeoutSeconds healthCheckTimeout`),
        (value) => typeof value === 'number' && value > 0,
    ],
    [named('trigger triggeredVia triggerReason deployReason buildReason trigger.type'), isBegin],
    [
        named('source sourceType source.type'),
        isOneOf(`${events} git github gitlab bitbucket image upload cli api dashboard`),
    ],
    [
        named('reason statusReason message statusMessage'),
        (value) => isOneOf(events)(value) || (fields_isSuccess(value) && (0,vocabulary/* normalise */.j7)(String(value)) !== 'ok'),
    ],
    [
        named(`maxRetries retryPolicy.max retryPolicy.maxRetries
       restartPolicy onFailure rollbackOnFailure rollbackEnabled autoRollback autoDeploy retryable`),
        (value) => typeof value === 'number' || typeof value === 'boolean' || isPolicy(value),
    ],
    [named('attempt attempts'), (value) => value === 1],
    [
        named(`error errors errorCount errorCode failed failures failedChecks failureCount exitCode exitStatus crashed crashCount retries
       retryCount restarts restartCount warnings cancelled canceled aborted skipped stopped timedOut rolledBack degraded`),
        (value) => value === 0 || value === false,
    ],
];
const good = /succe|ready|live|health|pass|verif|promot|activ|serv|publish|releas|deploy|complet|finish|final|done|result|outcome|conclu|approv|online|instance|replica|container|alias|traffic|endpoint/;
const fields_errors = named(`error errorMessage errorCode errorReason errorText errorDetail failure failureReason failureMessage failureCode failureCause
   failReason failedReason`);
const denied = named('success succeeded successful ok passed healthy isSuccess isSuccessful isHealthy conclusion result outcome');
const stopping = /cancel|superseded|replaced|abort|skip|stopped|retired|pruned/;
const nothing = /^(?:none|null|false|no|noerrors?|n\/a|[\d\W]*)$/i;
const mostDepth = 4;
function signsOf(row, own) {
    const leaves = Object.entries(row)
        .filter(([name, value]) => name !== 'rollbackable' && !(own.has(name) && isScalar(value)))
        .flatMap(([name, value]) => leavesOf(name, value).map((leaf) => ({ ...leaf, name })));
    const success = leaves.filter(saysSuccess).map(({ path, value }) => `${path}=${String(value)}`);
    const blame = leaves.filter(({ path, value }) => isBlame(path, value));
    const denial = blame[0] ?? leaves.find(({ path, value }) => denied.has(path) && (value === false || isFailure(value)));
    const isStopped = blame.some(({ value }) => stopping.test((0,vocabulary/* normalise */.j7)(String(value)))) ||
        leaves.some((leaf) => stopping.test(leaf.path) && !isEmpty(leaf.value) && !isHarmless(leaf));
    return {
        doubtful: leaves.find((leaf) => !saysSuccess(leaf) && !isHarmless(leaf))?.name,
        success: success.sort().join('\n'),
        denial: denial?.name,
        failed: blame.length > 0 && success.length === 0 && !isStopped,
    };
}
function leavesOf(name, value, depth = 1) {
    const path = (0,vocabulary/* normalise */.j7)(name);
    const inner = Array.isArray(value) ? value : (0,client_fields/* isFields */.C)(value) ? Object.values(value) : [];
    if (inner.length === 0)
        return [{ path, value: isScalar(value) || typeof value === 'boolean' ? value : null }];
    if (depth >= mostDepth)
        return [{ path: `${path}.`, value: true }];
    if (Array.isArray(value))
        return value.flatMap((each) => leavesOf(name, each, depth + 1));
    return Object.entries(Object(value)).flatMap(([key, each]) => leavesOf(key, each, depth + 1).map((leaf) => ({ ...leaf, path: `${path}.${leaf.path}` })));
}
function isEmpty(value) {
    return value === null || (typeof value === 'string' && value.trim() === '');
}
function saysSuccess({ path, value }) {
    return successes.some(([names, holds]) => names.has(path) && holds(value));
}
function isHarmless({ path, value }) {
    const outer = path.split('.');
    const last = outer.pop() ?? '';
    const known = harmless.find(([names]) => names.has(path) || (outer.every((name) => nests.has(name)) && names.has(last)));
    if (isEmpty(value))
        return !good.test(path) || (known !== undefined && !last.endsWith('at'));
    return known?.[1](value) ?? false;
}
function isBlame(path, value) {
    const [first = ''] = path.split('.');
    return fields_errors.has(first) && typeof value === 'string' && !nothing.test((0,vocabulary/* normalise */.j7)(value)) && !fields_isSuccess(value);
}

;// CONCATENATED MODULE: ./build/doctor/probes/words.js








const words_finding = (0,finding/* findingsOf */.WX)('words');
function censusOf(readings) {
    const { history, smallPages, again, apartMs, request } = readings;
    const { meaningOf } = request;
    const rows = rowsOf(history);
    const second = again.length > 0 && again.every(({ answer }) => isSuccess(answer)) ? rowsOf(again) : undefined;
    const between = [...history, ...smallPages].flatMap((page) => page.rows);
    const roles = rolesOf([...rows, ...between, ...(second ?? [])]);
    const nowMs = nowOf(again[0] ?? history[0]);
    const recordsOf = (each) => each.map((row) => recordOf(row, { roles, nowMs }));
    const evidence = {
        first: recordsOf(rows),
        second: second && recordsOf(second),
        between: recordsOf(between),
        apartMs,
        newestFirst: (0,deployment_record/* isNewestFirst */.j2)(rows) ?? true,
        meaningOf,
    };
    return countWords(evidence);
}
function nowOf(page) {
    if (page === undefined)
        return Number.NEGATIVE_INFINITY;
    const { headers, date } = page.answer;
    const told = Date.parse(headers['date'] ?? '');
    return Number.isNaN(told) ? date.getTime() : told;
}
const firstRealMs = Date.UTC(2000);
function recordOf(row, { roles, nowMs }) {
    const { createdAt, finishedAt, reason, id, status, ref, commit, address } = roles;
    const own = new Set([id, status, ref, commit, address].filter((name) => name !== undefined));
    const flag = row['rollbackable'];
    const endMs = finishedAt === undefined ? undefined : (0,deployment_record/* timeOf */.nR)(row[finishedAt]);
    const createdMs = createdAt === undefined ? undefined : (0,deployment_record/* timeOf */.nR)(row[createdAt]);
    const beginMs = createdAt === undefined ? firstRealMs : (createdMs ?? Number.POSITIVE_INFINITY);
    const isOver = endMs !== undefined && endMs >= Math.max(beginMs, firstRealMs) && endMs <= nowMs;
    const record = (0,deployment_record/* readRecord */.aE)(row);
    return {
        id: record.id,
        word: record.word,
        rollbackable: typeof flag === 'boolean' ? flag : undefined,
        finished: finishedAt === undefined ? undefined : isOver,
        hasReason: reason === undefined ? undefined : typeof row[reason] === 'string' && row[reason] !== '',
        hasAddress: record.url !== undefined,
        createdMs,
        fields: row,
        fingerprint: record.fingerprint,
        ...signsOf(row, own),
    };
}
function probeWords(readings, census) {
    const { history, answers } = readings;
    const rows = rowsOf(history);
    if (rows.length === 0)
        return [words_finding('skipped', 'words', 'no record was seen')];
    if (census.length === 0)
        return [words_finding('skipped', 'words', 'no record has a status word')];
    const now = answers.at(-1)?.date;
    const line = ({ word, count, why, lastSeenMs }) => {
        const ago = lastSeenMs === undefined || now === undefined ? '' : `, last created ${ageOf(now.getTime() - lastSeenMs)} ago`;
        return `\`${word}\`: ${(0,finding/* counted */.hS)(count, 'record')}, ${why}${ago}`;
    };
    const known = census.filter(({ meaning }) => meaning !== 'unknown' && meaning !== 'ambiguous');
    const open = census.filter((each) => !known.includes(each));
    const doubted = known.filter(({ contradiction }) => contradiction !== undefined);
    const sure = known.filter((each) => !doubted.includes(each));
    const all = sure.length === 0
        ? []
        : [words_finding('pass', 'known-words', sure.map(({ word }) => `\`${word}\``).join(', '), { evidence: sure.map(line) })];
    return [
        ...doubted.map((each) => doubtedWord(each, line(each))),
        ...all,
        ...open.map((each) => openWord(each, line(each))),
    ];
}
function doubtedWord({ word, contradiction }, line) {
    const advice = `A run that ends with \`${word}\` is green. Ask the platform what it means; if it is not success, add it to \`failure-states\`.`;
    return words_finding('warn', 'known-words', `\`${word}\` counts as success although ${contradiction ?? ''}`, {
        evidence: [line],
        advice,
    });
}
function openWord({ word, meaning, seems, proposed, why, doubt }, line) {
    const kind = meaning === 'ambiguous' ? 'ambiguous-word' : 'unknown-word';
    if (proposed !== undefined) {
        const advice = `Confirm that it means this, then add it: ${inputOf(proposed)}: ${word}`;
        return words_finding('warn', kind, `\`${word}\`: ${why}: likely ${proposed}`, { evidence: [line], advice });
    }
    const guess = seems === 'unclear' || seems === undefined ? 'what it means is not clear' : `perhaps ${seems}, not sure`;
    const advice = meaning === 'ambiguous'
        ? 'Taxiway takes it for success on further evidence only. If you know that it is final, add it to `success-states`.'
        : seems === 'still going'
            ? 'Taxiway waits on this word until the timeout. Ask the doctor again when this deployment is over.'
            : `Taxiway waits on this word until the timeout. Ask the platform what it means. Not proposed, because ${doubt}.`;
    return words_finding(seems === 'still going' ? 'inconclusive' : 'warn', kind, `\`${word}\`: ${why}: ${guess}`, {
        evidence: [line],
        advice,
    });
}
function ageOf(ms) {
    const hours = ms / 3_600_000;
    if (hours < 2)
        return (0,duration/* formatDuration */.a)(ms);
    return hours < 48 ? `${Math.round(hours)} h` : `${Math.round(hours / 24)} days`;
}
function inputOf(meaning) {
    return meaning === 'success' ? 'success-states' : 'failure-states';
}

// EXTERNAL MODULE: ./build/client/streams/json-array.js
var json_array = __webpack_require__(7528);
// EXTERNAL MODULE: ./build/contract/records.js
var records = __webpack_require__(2833);
;// CONCATENATED MODULE: ./build/doctor/read-platform.js









const mostRecords = 100;
const mostPages = 8;
const mostLogPages = 4;
const streamLimitMs = 20_000;
const noSuchDeployment = 'taxiway-doctor-asks-for-nothing';
async function readPlatform(host, request) {
    const { client, progress } = host;
    progress('Asking whose key it is');
    const whoami = await client.read('whoami', {});
    const identity = readIdentity(whoami);
    const serviceId = request.serviceId ?? identity?.keyScope?.serviceId ?? undefined;
    if (identity !== undefined && (0,key_kind/* kindOfKey */.R)(identity) === 'account')
        await client.read('list_projects', {});
    const status = whoami?.status ?? 0;
    const isAnswering = identity !== undefined || status === 403 || status === 429 || status >= 500;
    const look = isAnswering ? await readService(host, { ...request, serviceId }) : read_platform_nothing;
    return { request, whoami, identity, serviceId, ...look };
}
const read_platform_nothing = {
    history: [],
    smallPages: [],
    again: [],
    apartMs: 0,
    deploymentId: undefined,
    isFinished: false,
    logs: [],
    stream: undefined,
    missing: undefined,
};
async function readService(host, request) {
    const { client, progress } = host;
    const { serviceId, meaningOf } = request;
    progress('Reading the history');
    const history = serviceId === undefined ? [] : await readHistory(host, serviceId);
    const rows = rowsOf(history);
    const smallPages = serviceId !== undefined && rows.length > 2 ? await readSmallPages(client, serviceId) : [];
    const chosen = chooseDeployment(rows, request);
    const { deploymentId } = chosen;
    if (deploymentId !== undefined)
        progress('Reading the log of one deployment');
    const logs = deploymentId === undefined ? [] : await readLogs(client, deploymentId);
    const mostMs = Math.max(1_000, Math.min(chosen.isFinished ? streamLimitMs : 5_000, host.leftMs() / 3));
    const stream = deploymentId === undefined
        ? undefined
        : await client.read('stream_deployment_logs', { id: deploymentId }, { mostMs, mostCharacters: 2 ** 19 });
    if (serviceId !== undefined)
        await client.read('get_logs', { id: serviceId, limit: 5 });
    const missing = await client.read('get_deployment_logs', { id: noSuchDeployment });
    const words = rows.flatMap((row) => (0,deployment_record/* readRecord */.aE)(row).word ?? []);
    const isOpen = words.some((word) => ['unknown', 'ambiguous'].includes(meaningOf(word)));
    const last = history.at(-1);
    let again = [];
    if (isOpen && last !== undefined && serviceId !== undefined) {
        progress('Some status words are not known: reading the history again 30 s after the first time');
        const endMs = last.answer.sentMs + last.answer.endMs;
        if (await host.sleepUntil(endMs + readsApartMs))
            again = await readHistory(host, serviceId);
    }
    const apartMs = again[0] === undefined || last === undefined ? 0 : again[0].answer.sentMs - last.answer.sentMs;
    return { history, smallPages, again, apartMs, ...chosen, logs, stream, missing };
}
async function readHistory({ client, leftMs }, serviceId) {
    const pages = [];
    const seen = new Set();
    let before;
    for (let count = 0; pages.length < mostPages && count < mostRecords && leftMs() > 0;) {
        const page = await readPage(client, serviceId, undefined, before);
        if (page === undefined)
            break;
        pages.push(page);
        count += page.rows.length;
        const next = nextOf(page);
        if (next === undefined || seen.has(String(next)))
            break;
        seen.add(String(next));
        before = next;
    }
    return pages;
}
async function readSmallPages(client, serviceId) {
    const first = await readPage(client, serviceId, 2, undefined);
    const next = first === undefined ? undefined : nextOf(first);
    const second = next === undefined ? undefined : await readPage(client, serviceId, 2, next);
    return [first, second].filter((page) => page !== undefined);
}
async function readPage(client, serviceId, limit, before) {
    const number = before === undefined ? undefined : Number(before);
    if (number !== undefined && !Number.isSafeInteger(number))
        return undefined;
    const answer = await client.read('list_deployments', { id: serviceId, limit, before: number });
    if (answer === undefined)
        return undefined;
    const body = isSuccess(answer) ? jsonOf(answer) : undefined;
    const all = (0,client_fields/* isFields */.C)(body) && Array.isArray(body['deployments']) ? body['deployments'] : [];
    return { answer, limit, rows: all.filter(client_fields/* isFields */.C), rawCursor: (0,client_fields/* isFields */.C)(body) ? body['nextCursor'] : undefined };
}
function chooseDeployment(rows, { deploymentId, meaningOf }) {
    const isOver = (row) => {
        const { word, rollbackable } = (0,deployment_record/* readRecord */.aE)(row);
        const meaning = word === undefined ? 'unknown' : meaningOf(word);
        return rollbackable || !['ongoing', 'unknown', 'ambiguous'].includes(meaning);
    };
    const records = rows.map((row) => ({
        id: (0,deployment_record/* readRecord */.aE)(row).id,
        isOver: isOver(row),
        good: (0,deployment_record/* readRecord */.aE)(row).rollbackable,
    }));
    if (deploymentId !== undefined) {
        return { deploymentId, isFinished: records.some(({ id, isOver }) => id === deploymentId && isOver) };
    }
    const over = records.filter(({ id, isOver }) => isOver && id !== undefined);
    const good = over.filter((record) => record.good);
    const chosen = good[1] ?? good[0] ?? over[0] ?? records.find(({ id }) => id !== undefined);
    return { deploymentId: chosen?.id, isFinished: chosen?.isOver ?? false };
}
async function readLogs(client, id) {
    const logs = [];
    const numbers = [];
    const read = async (after) => {
        const answer = await client.read('get_deployment_logs', { id, after });
        if (answer === undefined)
            return undefined;
        const reading = { answer, after, records: isSuccess(answer) ? recordsOf(answer) : undefined };
        logs.push(reading);
        return reading;
    };
    for (let after; logs.length < mostLogPages;) {
        const page = numbersOf((await read(after))?.records);
        const last = page.at(-1);
        numbers.push(...page);
        if (last === undefined || last === after)
            break;
        after = last;
    }
    const middle = numbers[Math.floor(numbers.length / 2)];
    if (numbers.length >= 3 && middle !== undefined)
        await read(middle);
    return logs;
}
function recordsOf(answer) {
    const records = [];
    const parser = new json_array/* JsonArrayParser */.Rl();
    try {
        parser.feed(Buffer.from(textOf(answer)), records);
        if (answer.ended)
            parser.end();
        return records;
    }
    catch {
        return undefined;
    }
}
function readIdentity(answer) {
    if (!isSuccess(answer))
        return undefined;
    const { success, output } = index_min/* safeParse */.xLC(records/* identity */.D_, jsonOf(answer));
    return success ? output : undefined;
}

// EXTERNAL MODULE: ./build/client/http/retry.js
var retry = __webpack_require__(9233);
// EXTERNAL MODULE: ./build/client/request.js + 1 modules
var request = __webpack_require__(2246);
// EXTERNAL MODULE: ./build/client/time/timeout.js
var timeout = __webpack_require__(3541);
// EXTERNAL MODULE: ./build/text/error.js
var text_error = __webpack_require__(4080);
;// CONCATENATED MODULE: ./build/doctor/single-read.js
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






const answerLimitMs = 20_000;
const shownHeaders = [
    ...['content-type', 'content-encoding', 'date', 'retry-after', 'location', 'via', 'age', 'cache-control'],
    ...['ratelimit', 'ratelimit-policy', 'ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset'],
    ...[
        'x-ratelimit-limit',
        'x-ratelimit-remaining',
        'x-ratelimit-reset',
        'x-rate-limit-limit',
        'x-rate-limit-remaining',
    ],
];
async function readOnce(name, args, sending) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { base, clock, signal, timeoutMs, elapsedMs, onHeaders, maySend } = sending;
        const call = (0,request/* buildCall */.dX)(name, args);
        const sentMs = elapsedMs();
        const onTimeout = () => new errors/* NoAnswerError */.i5(`No whole answer within ${Math.round(timeoutMs / 1_000)} s.`, { operation: name, sent: true });
        const scope = __addDisposableResource(env_1, new timeout/* AbortScope */.DK({ clock, signal, timeoutMs, onTimeout }), false);
        const seen = {
            operation: name,
            status: undefined,
            headers: {},
            pieces: [],
            ended: false,
            headersMs: 0,
            endMs: 0,
            sentMs,
            date: clock.date(),
            redirects: 0,
            problem: undefined,
            code: undefined,
        };
        try {
            let path = base.prefix + call.path;
            for (;;) {
                const response = await send(name, path, call.headers, { ...sending, signal: scope.signal });
                seen.headersMs = elapsedMs() - sentMs;
                seen.date = clock.date();
                seen.status = response.status;
                seen.headers = headersOf(response);
                onHeaders(seen);
                const redirect = (0,http_redirect/* parseRedirect */.qQ)(response.status, response.header('location'), new URL(base.origin + path));
                if (redirect === undefined) {
                    const pieces = [];
                    seen.pieces = pieces;
                    seen.ended = await readBody(response, pieces, sentMs, sending);
                    break;
                }
                response.discard();
                if (redirect.kind !== 'here' || seen.redirects >= http_redirect/* maximumRedirects */.Uq || !maySend())
                    break;
                seen.redirects++;
                path = redirect.path;
            }
        }
        catch (error) {
            signal.throwIfAborted();
            if (!(error instanceof text_error/* TaxiwayError */.y))
                throw error;
            seen.problem = error.message;
            seen.code = error instanceof errors/* NoAnswerError */.i5 ? error.code : undefined;
        }
        seen.endMs = elapsedMs() - sentMs;
        return seen;
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        __disposeResources(env_1);
    }
}
async function send(operation, path, headers, { base, key, transport, signal, onRequest }) {
    onRequest(operation);
    return await transport.send({
        ...{ operation, method: 'GET', origin: base.origin, path, body: undefined, signal },
        headers: { ...headers, authorization: `Bearer ${key.reveal()}`, 'user-agent': (0,user_agent/* buildUserAgent */.n)('doctor') },
        headersTimeoutMs: answerLimitMs,
        idleTimeoutMs: 0,
    });
}
async function readBody({ body }, pieces, sentMs, { elapsedMs, characters }) {
    const decoder = new TextDecoder();
    let length = 0;
    for await (const chunk of body) {
        const text = decoder.decode(chunk, { stream: true });
        length += text.length;
        pieces.push({ atMs: elapsedMs() - sentMs, text });
        if (length > characters)
            return false;
    }
    return true;
}
function headersOf(response) {
    const found = shownHeaders.map((name) => [name, response.header(name)]);
    return Object.fromEntries(found.filter((entry) => entry[1] !== undefined));
}

;// CONCATENATED MODULE: ./build/doctor/reader.js


const mostRequests = 60;
const mostCharacters = 2 * 2 ** 20;
const tries = 2;
const pauseMs = 1_000;
const mostFailures = 2;
class PoliteReader {
    #options;
    #startMs;
    #last = Promise.resolve();
    #requests = 0;
    #failures = 0;
    #heldUntilMs = 0;
    #stopped;
    constructor(options) {
        this.#options = options;
        this.#startMs = options.clock.now();
    }
    get requests() {
        return this.#requests;
    }
    get stopped() {
        return this.#stopped;
    }
    get elapsedMs() {
        return this.#options.clock.now() - this.#startMs;
    }
    get leftMs() {
        return this.#options.timeoutMs - this.elapsedMs;
    }
    read(name, args, limits = {}) {
        const reading = this.#last.then(() => this.#read(name, args, limits));
        this.#last = reading.catch(() => undefined);
        return reading;
    }
    async sleepUntil(elapsedMs) {
        const { clock, signal, timeoutMs } = this.#options;
        if (elapsedMs >= timeoutMs)
            return false;
        while (this.elapsedMs < elapsedMs)
            await clock.sleep(elapsedMs - this.elapsedMs, signal);
        return true;
    }
    async #read(name, args, limits) {
        let answer;
        for (let attempt = 1; attempt <= tries; attempt++) {
            if (!(await this.#mayAsk()))
                return answer;
            answer = await this.#ask(name, args, limits);
            if (!isTrouble(answer)) {
                this.#failures = 0;
                return answer;
            }
            if (attempt < tries)
                this.#hold(pauseMs);
        }
        this.#failures++;
        if (this.#failures >= mostFailures)
            this.#stopped ??= 'the platform is in trouble, and further requests would add to it';
        return answer;
    }
    async #mayAsk() {
        this.#options.signal.throwIfAborted();
        if (this.#stopped !== undefined)
            return false;
        if (this.#requests >= mostRequests)
            this.#stopped = `${mostRequests} requests were sent`;
        else if (!(await this.sleepUntil(this.#heldUntilMs)))
            this.#stopped = 'the platform asks for a longer wait than the time that is left';
        else if (this.leftMs <= 0)
            this.#stopped = 'the time is over';
        return this.#stopped === undefined;
    }
    #ask(name, args, limits) {
        const { mostMs = answerLimitMs, mostCharacters: characters = mostCharacters } = limits;
        const { timeoutMs: _, onRequest, ...options } = this.#options;
        return readOnce(name, args, {
            ...options,
            characters,
            timeoutMs: Math.min(mostMs, this.leftMs),
            elapsedMs: () => this.elapsedMs,
            onRequest: (operation) => {
                this.#requests++;
                onRequest?.(operation);
            },
            onHeaders: (answer) => this.#noteRetryAfter(answer),
            maySend: () => this.#requests < mostRequests,
        });
    }
    #hold(ms) {
        this.#heldUntilMs = Math.max(this.#heldUntilMs, this.elapsedMs + ms);
    }
    #noteRetryAfter({ headers, date }) {
        const waitMs = (0,retry/* parseRetryAfter */.mu)(headers['retry-after'], date);
        if (waitMs !== undefined)
            this.#hold(waitMs);
    }
}
function isTrouble({ operation, status, problem }) {
    if (operation === 'stream_deployment_logs' && status !== undefined && status < 400)
        return false;
    return status === undefined || status >= 500 || status === 429 || problem !== undefined;
}

// EXTERNAL MODULE: external "node:dns/promises"
var promises_ = __webpack_require__(1553);
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(7030);
// EXTERNAL MODULE: external "node:tls"
var external_node_tls_ = __webpack_require__(1692);
;// CONCATENATED MODULE: ./build/doctor/way.js
var way_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var way_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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





const stepLimitMs = 10_000;
const lookAtWay = async (origin, clock, signal) => {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const host = origin.hostname.replace(/^\[|\]$/g, '');
        const isTls = origin.protocol === 'https:';
        const port = Number(origin.port || (isTls ? 443 : 80));
        const startMs = clock.now();
        const found = (0,promises_.lookup)(host, { all: true }).catch(codeOf);
        const wait = way_addDisposableResource(env_1, new timeout/* AbortScope */.DK({ clock, signal }), false);
        const late = clock.sleep(stepLimitMs, wait.signal).then(() => 'ETIMEDOUT', () => 'ABORTED');
        const addresses = await Promise.race([found, late]);
        wait.abort(time_clock/* notNeeded */.t);
        signal.throwIfAborted();
        if (typeof addresses === 'string')
            return { name: { code: addresses }, tcp: undefined, tls: undefined };
        const name = { ms: clock.now() - startMs, addresses: addresses.length };
        const tcp = await step(clock, signal, () => (0,external_node_net_.connect)({ host, port }), 'connect', () => ({}));
        if ('code' in tcp || !isTls)
            return { name, tcp, tls: undefined };
        const open = () => (0,external_node_tls_.connect)({
            ...{ host, port, rejectUnauthorized: false, ALPNProtocols: ['h2', 'http/1.1'] },
            ...(/^[\d.]+$|:/.test(host) ? {} : { servername: host }),
        });
        return { name, tcp, tls: await step(clock, signal, open, 'secureConnect', tlsDetails) };
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        way_disposeResources(env_1);
    }
};
function step(clock, signal, open, ready, look) {
    const startMs = clock.now();
    return new Promise((resolve, reject) => {
        const socket = open();
        const onAbort = () => {
            socket.destroy();
            reject(signal.reason);
        };
        const finish = (result) => {
            signal.removeEventListener('abort', onAbort);
            socket.destroy();
            resolve(result);
        };
        signal.addEventListener('abort', onAbort, { once: true });
        socket.setTimeout(stepLimitMs, () => finish({ code: 'ETIMEDOUT' }));
        socket.once(ready, () => finish({ ms: clock.now() - startMs, ...look(socket) }));
        socket.on('error', (error) => finish({ code: codeOf(error) }));
        if (signal.aborted)
            onAbort();
    });
}
function tlsDetails(socket) {
    const certificate = socket.getPeerCertificate(true);
    const { authorized, authorizationError, alpnProtocol } = socket;
    const expires = new Date(certificate.valid_to);
    return {
        ...(authorized ? {} : { refused: authorizationError === undefined ? 'unknown' : codeOf(authorizationError) }),
        ...(alpnProtocol ? { offers: alpnProtocol } : {}),
        ...(Number.isNaN(expires.getTime()) ? {} : { expires }),
        protocol: socket.getProtocol() ?? 'unknown',
        chain: lengthOf(certificate),
    };
}
function lengthOf(certificate) {
    const seen = new Set();
    for (let at = certificate; at && !seen.has(at); at = at.issuerCertificate)
        seen.add(at);
    return seen.size;
}
function codeOf(error) {
    if (typeof error === 'string')
        return error;
    return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : String(error);
}

;// CONCATENATED MODULE: ./build/doctor/doctor.js
var doctor_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var doctor_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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




















const defaultTimeoutMs = 120_000;
async function doctor(request, options = {}) {
    return (await examine(request, options)).report;
}
async function examine(request, options = {}) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { clock = time_clock/* systemClock */.m, timeoutMs = defaultTimeoutMs, signal = new AbortController().signal } = options;
        const { look = lookAtWay, progress = () => undefined } = options;
        const base = (0,base_url/* parseBaseUrl */.Q)(request.baseUrl);
        const key = (0,api_key/* parseApiKey */.X)(request.apiKey);
        const meaningOf = (0,vocabulary/* buildVocabulary */.vQ)(request);
        const proxied = !base.loopback && (options.proxied ?? false);
        const startMs = clock.now();
        const transport = doctor_addDisposableResource(env_1, options.transport ?? new undici_transport/* UndiciTransport */.s(base.loopback ? 'direct' : options.proxy), true);
        const reader = new PoliteReader({ base, key, transport, clock, signal, timeoutMs });
        const answers = [];
        const client = {
            async read(name, args, limits) {
                const answer = await reader.read(name, args, limits);
                if (answer !== undefined)
                    answers.push(answer);
                return answer;
            },
        };
        progress('Looking at the way there');
        const way = proxied ? noWay : await look(new URL(base.origin), clock, signal);
        const { serviceId, deploymentId } = request;
        const read = await readPlatform({
            client,
            progress,
            sleepUntil: (ms) => reader.sleepUntil(ms),
            leftMs: () => reader.leftMs,
        }, { serviceId, deploymentId, meaningOf });
        const { requests, stopped } = reader;
        const readings = { ...read, baseUrl: base.origin + base.prefix, way, proxied, answers, requests, stopped };
        const report = reportOf(readings, request, clock.now() - startMs);
        return { report, shareable: shareableOf(report, readings) };
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = doctor_disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
const noWay = { name: { code: 'PROXY' }, tcp: undefined, tls: undefined };
function reportOf(readings, { expected }, durationMs) {
    const { serviceId, requests, request, stopped } = readings;
    const unread = whyUnread(readings);
    const words = censusOf(readings);
    const findings = [
        ...probeWay(readings),
        ...probeKey(readings, { comparing: expected !== undefined }),
        ...probeHistory(readings),
        ...probeWords(readings, words),
        ...probeStoredLog(readings),
        ...probeStream(readings),
        ...probeAnswers(readings),
        ...probeContract(readings),
    ];
    const proposed = (meaning) => words.filter((each) => each.proposed === meaning).map(({ word }) => word);
    const proposals = { 'success-states': proposed('success'), 'failure-states': proposed('failure') };
    const dialect = learnDialect(readings, words);
    const uncompared = expected && whyUncompared(readings, expected);
    const differences = uncompared === undefined
        ? expected &&
            [...lossesOf(expected, dialect, readings), ...compareDialects(expected, dialect, request.meaningOf)].sort((a, b) => Number(b.matters) - Number(a.matters))
        : [{ matters: true, text: `could not be compared: ${uncompared}` }];
    const failed = findings.find(({ result }) => result === 'fail');
    const different = differences?.find(({ matters }) => matters);
    const ready = failed === undefined && unread === undefined && different === undefined;
    const next = nextStep({ failed, unread, different: different?.text, uncompared, words, findings, stopped });
    return { ready, next, serviceId, findings, words, proposals, dialect, differences, requests, durationMs };
}
function whyUnread({ identity, whoami, serviceId, history }) {
    if (identity === undefined) {
        const how = whoami?.status === undefined || !whoami.ended ? 'had no whole answer' : `was answered with ${whoami.status}`;
        return `the question whose key it is ${how}. Try again when the platform is well`;
    }
    if (serviceId === undefined)
        return 'no service was named. Name one with `service-id`';
    return history[0]?.answer.ended && listOf(history) !== 'unreadable'
        ? undefined
        : 'the history could not be read. Try again when the platform is well';
}
function whyUncompared(readings, { shows, words }) {
    if (whyUnread(readings) !== undefined)
        return 'the key or the history could not be read';
    const expectsRecords = shows !== undefined || (words !== undefined && words !== null);
    return expectsRecords && rowsOf(readings.history).length === 0 ? 'the history shows no record' : undefined;
}
function nextStep({ failed, unread, different, uncompared, words, findings, stopped }) {
    if (failed !== undefined)
        return `Not ready to deploy: ${failed.summary}. ${failed.advice ?? ''}`.trim();
    if (unread !== undefined) {
        const why = stopped === undefined ? '' : ` Not everything was read, because ${stopped}.`;
        return `Not known whether a deploy can work: ${unread}.${why}`;
    }
    if (uncompared !== undefined)
        return `The platform could not be compared with the expected dialect: ${uncompared}.`;
    if (different !== undefined)
        return `The platform speaks differently than expected: ${different}.`;
    if (stopped !== undefined)
        return `Not everything was read, because ${stopped}. Try again later.`;
    const proposed = words.filter((each) => each.proposed !== undefined);
    if (proposed.length > 0) {
        const lines = proposed.map(({ word, proposed: meaning }) => `\`${inputOf(meaning ?? 'success')}: ${word}\``);
        return `Next: teach Taxiway what the records show, if it is right: ${lines.join(', ')}.`;
    }
    const open = words.find(({ meaning }) => meaning === 'unknown');
    if (open !== undefined) {
        return `Next: find out what \`${open.word}\` means, and add it to \`success-states\` or \`failure-states\` if it is final.`;
    }
    const unseen = findings.find(({ area, result, advice }) => result === 'inconclusive' && advice !== undefined && (area === 'key' || area === 'history'));
    if (unseen?.advice !== undefined)
        return `Next: ${unseen.advice}`;
    const warned = findings.find(({ result, area }) => result === 'warn' && area === 'key');
    if (warned !== undefined)
        return `Next: ${warned.advice ?? warned.summary}`;
    const limited = findings.find(({ result, name, advice }) => result === 'warn' && (name === 'status' || name === 'known-words') && advice);
    return limited === undefined ? 'Ready to deploy.' : `Ready to deploy, but ${limited.summary}. ${limited.advice}`;
}


/***/ }),

/***/ 4227:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O2: () => (/* binding */ findingResults),
/* harmony export */   WX: () => (/* binding */ findingsOf),
/* harmony export */   bn: () => (/* binding */ areas),
/* harmony export */   hS: () => (/* binding */ counted)
/* harmony export */ });
const areas = ['way there', 'key', 'history', 'words', 'stored log', 'stream', 'answers', 'contract'];
const findingResults = ['pass', 'warn', 'fail', 'skipped', 'inconclusive'];
function findingsOf(area) {
    return (result, name, summary, { evidence = [], advice } = {}) => ({ area, name, result, summary, evidence, advice });
}
function counted(count, one, many = `${one}s`) {
    return `${count} ${count === 1 ? one : many}`;
}


/***/ })

};
