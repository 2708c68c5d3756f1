import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ var __webpack_modules__ = ({

/***/ 2613:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("assert");

/***/ }),

/***/ 181:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("buffer");

/***/ }),

/***/ 5317:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("child_process");

/***/ }),

/***/ 4434:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("events");

/***/ }),

/***/ 9896:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs");

/***/ }),

/***/ 8611:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("http");

/***/ }),

/***/ 5692:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("https");

/***/ }),

/***/ 9278:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("net");

/***/ }),

/***/ 4589:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:assert");

/***/ }),

/***/ 6698:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:async_hooks");

/***/ }),

/***/ 4573:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:buffer");

/***/ }),

/***/ 1421:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:child_process");

/***/ }),

/***/ 7598:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");

/***/ }),

/***/ 3053:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:diagnostics_channel");

/***/ }),

/***/ 610:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:dns");

/***/ }),

/***/ 8474:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:events");

/***/ }),

/***/ 3024:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");

/***/ }),

/***/ 1455:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs/promises");

/***/ }),

/***/ 7067:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http");

/***/ }),

/***/ 2467:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http2");

/***/ }),

/***/ 7030:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:net");

/***/ }),

/***/ 8161:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");

/***/ }),

/***/ 6760:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");

/***/ }),

/***/ 3916:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path/posix");

/***/ }),

/***/ 643:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:perf_hooks");

/***/ }),

/***/ 1792:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:querystring");

/***/ }),

/***/ 99:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:sqlite");

/***/ }),

/***/ 7075:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream");

/***/ }),

/***/ 7830:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream/web");

/***/ }),

/***/ 8500:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers/promises");

/***/ }),

/***/ 1692:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:tls");

/***/ }),

/***/ 3136:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:url");

/***/ }),

/***/ 7975:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util");

/***/ }),

/***/ 3429:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util/types");

/***/ }),

/***/ 714:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:vm");

/***/ }),

/***/ 5919:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:worker_threads");

/***/ }),

/***/ 8522:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:zlib");

/***/ }),

/***/ 857:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("os");

/***/ }),

/***/ 6928:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("path");

/***/ }),

/***/ 932:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("process");

/***/ }),

/***/ 3193:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("string_decoder");

/***/ }),

/***/ 3557:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("timers");

/***/ }),

/***/ 4756:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("tls");

/***/ }),

/***/ 9023:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("util");

/***/ }),

/***/ 458:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Q2: () => (/* binding */ parseBaseUrl),
/* harmony export */   Xu: () => (/* binding */ parseApiKey),
/* harmony export */   cW: () => (/* binding */ isLoopbackHost)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6695);

function parseBaseUrl(given) {
    const text = given.trim();
    if (text === '')
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('base-url', 'base-url is empty. Use the address of the platform, such as `https://platform.example`.');
    const url = URL.parse(text);
    if (url === null || !text.includes('://')) {
        const shown = /^[a-z0-9.-]{1,60}(?::\d{1,5})?(?:\/[a-z/-]{0,20})?$/.test(text) && /[.:]|^localhost/.test(text)
            ? ` ("${text}")`
            : '';
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('base-url', `base-url${shown} is not a complete URL. Use one such as \`https://platform.example\`.`);
    }
    const isLoopback = isLoopbackHost(url.hostname);
    const problem = findProblem(url, isLoopback);
    if (problem !== undefined)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('base-url', problem);
    return { origin: url.origin, prefix: url.pathname.replace(/\/+$/, ''), isLoopback };
}
function isLoopbackHost(hostname) {
    return /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(hostname);
}
function findProblem({ protocol, origin, username, password, search, hash }, isLoopback) {
    if (protocol !== 'https:' && protocol !== 'http:')
        return `base-url begins with "${protocol}". Begin it with \`https://\`.`;
    if (username !== '' || password !== '')
        return 'base-url contains a user name or password. The key belongs in api-key.';
    if (protocol === 'http:' && !isLoopback)
        return `base-url ("${origin}") must use https: plain http would show the API key to the network.`;
    if (search !== '' || hash !== '')
        return 'base-url contains a query or a fragment. Give origin and path only.';
    return undefined;
}
function parseApiKey(key) {
    const problem = findKeyProblem(key);
    if (problem === undefined)
        return key;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('api-key', `api-key ${problem}`);
}
function findKeyProblem(key) {
    if (key.trim() === '')
        return 'is empty. Use a key from the dashboard of the platform.';
    if (/[\r\n]/.test(key))
        return 'contains a line break. Store the key without one.';
    if (/^(["'`]).*\1$/.test(key))
        return 'is in quotes, which are not a part of the key. Store the key without them.';
    if (!/^[\x21-\x7E]+$/.test(key))
        return 'contains a space, a control character or a non-ASCII character. Store the key alone.';
    return undefined;
}


/***/ }),

/***/ 6695:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   H0: () => (/* binding */ isRefused),
/* harmony export */   Wk: () => (/* binding */ PlatformError),
/* harmony export */   dz: () => (/* binding */ InputError),
/* harmony export */   tJ: () => (/* binding */ onlyPlatformErrors)
/* harmony export */ });
class InputError extends Error {
    code = 'invalid-input';
    input;
    constructor(input, message) {
        super(message);
        this.name = 'InputError';
        this.input = input;
    }
}
class PlatformError extends Error {
    code;
    operation;
    status;
    retryAfterMs;
    constructor(code, operation, message, details = {}) {
        super(message, { cause: details.cause });
        this.name = 'PlatformError';
        this.code = code;
        this.operation = operation;
        this.status = details.status;
        this.retryAfterMs = details.retryAfterMs;
    }
    get effect() {
        if (this.code === 'unreachable')
            return 'none';
        if (this.code === 'unreadable' || this.status === undefined)
            return 'unknown';
        return this.status >= 300 && this.status < 500 && ![303, 408].includes(this.status) ? 'none' : 'unknown';
    }
}
function isRefused(error, ...statuses) {
    return error instanceof PlatformError && error.code === 'refused' && statuses.includes(error.status ?? 0);
}
function onlyPlatformErrors(error) {
    if (error instanceof PlatformError)
        return error;
    throw error;
}


/***/ }),

/***/ 2426:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   ZZ: () => (/* binding */ field),
/* harmony export */   i1: () => (/* binding */ textsAt),
/* harmony export */   u4: () => (/* binding */ isRecord)
/* harmony export */ });
function isRecord(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function textsAt(value, paths = []) {
    const at = (found, [name, ...rest]) => {
        if (name === undefined)
            return [found];
        if (name === '*')
            return Array.isArray(found) ? found.flatMap((each) => at(each, rest)) : [];
        return at(field(found, name), rest);
    };
    return paths.flatMap((path) => at(value, path.split('.'))).filter((text) => typeof text === 'string');
}
function field(value, name) {
    return isRecord(value) ? value[name] : undefined;
}


/***/ }),

/***/ 3913:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   EA: () => (/* binding */ withEnd),
/* harmony export */   rv: () => (/* binding */ servedAt)
/* harmony export */ });
/* unused harmony export result */
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
async function result(run) {
    for (;;) {
        const step = await run.next();
        if (step.done)
            return step.value;
    }
}
async function* withEnd(run) {
    const ended = yield* run;
    yield { kind: 'ended', result: ended };
    return ended;
}
async function* servedAt(run, url) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const open = __addDisposableResource(env_1, run, true);
        yield { kind: 'url', url };
        for (;;) {
            const step = await open.next();
            if (step.done)
                return { ...step.value, url };
            if (step.value.kind !== 'url')
                yield step.value;
        }
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

/***/ 2566:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   HZ: () => (/* binding */ findDeployment),
/* harmony export */   LF: () => (/* binding */ readDetails),
/* harmony export */   SP: () => (/* binding */ readPage),
/* harmony export */   WM: () => (/* binding */ isCommit),
/* harmony export */   ZS: () => (/* binding */ compareRef),
/* harmony export */   m3: () => (/* binding */ shortRef),
/* harmony export */   m_: () => (/* binding */ shortId),
/* harmony export */   n4: () => (/* binding */ readPages),
/* harmony export */   sw: () => (/* binding */ isSameCommit),
/* harmony export */   we: () => (/* binding */ isOutOfOrder),
/* harmony export */   wo: () => (/* binding */ readUrl)
/* harmony export */ });
/* harmony import */ var _client_json_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(2426);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3387);
/* harmony import */ var _text_untrusted_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(8020);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8891);




const mostPages = 20;
async function readPage(platform, serviceId, options = {}) {
    const { cursor, ...call } = options;
    const answer = await platform.call('list_deployments', { id: serviceId, before: cursor }, call);
    const next = answer.nextCursor ?? undefined;
    return {
        rows: answer.deployments.map(toRow),
        readMs: platform.clock.now(),
        next: next === '' || next === 0 ? undefined : next,
    };
}
async function* readPages(platform, serviceId, options) {
    const { totalMs = Number.POSITIVE_INFINITY, pages = mostPages, ...call } = options;
    const endMs = platform.clock.now() + totalMs;
    const cursors = new Set();
    let cursor;
    for (let read = 0; read < pages; read++) {
        const page = await readPage(platform, serviceId, { ...call, totalMs: endMs - platform.clock.now(), cursor });
        yield page;
        if (page.next === undefined)
            return;
        cursor = Number(page.next);
        if (!Number.isSafeInteger(cursor) || cursors.has(cursor))
            return;
        cursors.add(cursor);
    }
}
async function findDeployment(platform, target, options) {
    let first;
    let own = [];
    for await (const page of readPages(platform, target.serviceId, options)) {
        first ??= page;
        own = page.rows.filter(({ id }) => id === target.deploymentId);
        if (own.length > 0)
            break;
    }
    return { own, newest: first?.rows ?? [], hasOlder: first?.next !== undefined };
}
function isOutOfOrder(rows) {
    const times = rows.flatMap((row) => readDetails(row).createdMs ?? []);
    return times.some((time, index) => index > 0 && time > (times[index - 1] ?? time));
}
function compareRef(asked, row) {
    if (asked === undefined)
        return 'not-shown';
    const { names, commits } = readDetails(row);
    const shown = isCommit(asked) ? commits : names.map(withoutRefs);
    if (shown.length === 0)
        return isCommit(asked) && names.length > 0 ? 'another' : 'not-shown';
    const isOurs = isCommit(asked)
        ? shown.some((commit) => isSameCommit(commit, asked))
        : shown.includes(withoutRefs(asked));
    return isOurs ? 'ours' : 'another';
}
function isCommit(ref) {
    return /^(?=.*\d)[0-9a-f]{7,64}$/i.test(ref);
}
function shortRef(ref) {
    return isCommit(ref) ? ref.slice(0, 12) : (0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .shorten */ .ml)((0,_text_untrusted_js__WEBPACK_IMPORTED_MODULE_2__/* .cleanText */ .X5)(ref), 80);
}
function shortId(id) {
    return id === undefined ? 'one without an id' : (0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .shorten */ .ml)((0,_text_untrusted_js__WEBPACK_IMPORTED_MODULE_2__/* .cleanText */ .X5)(id), 60);
}
function isSameCommit(one, other) {
    const [short = '', long = ''] = [one.toLowerCase(), other.toLowerCase()].sort((a, b) => a.length - b.length);
    return long.startsWith(short);
}
function withoutRefs(name) {
    return name.replace(/^refs\/(?:heads|tags)\//, '');
}
const nameKeys = ['ref', 'gitref', 'branch', 'gitbranch', 'tag', 'gittag', 'commitref'];
const commitKeys = [
    ...['commit', 'commitsha', 'commithash', 'commitid', 'commitref', 'sha', 'revision'],
    ...['gitcommit', 'gitcommitsha', 'gitcommithash', 'gitsha'],
];
const nests = ['commit', 'gitcommit', 'git', 'source', 'gitsource', 'meta', 'metadata'];
const createdKeys = ['createdat', 'created', 'createdtime', 'creationtime', 'queuedat', 'startedat', 'timestamp'];
function toRow(record) {
    return { id: readId((0,_client_json_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(record, 'deploymentId')) ?? readId((0,_client_json_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(record, 'id')), record };
}
function readDetails({ record }) {
    const top = withNormalNames(record);
    const names = texts(top, nameKeys);
    const commits = texts(top, commitKeys);
    for (const [index, nest] of nests.entries()) {
        const inner = withNormalNames(top[nest]);
        names.push(...texts(inner, nameKeys));
        commits.push(...texts(inner, index < 3 ? [...commitKeys, 'id', 'hash'] : commitKeys));
    }
    return {
        rollbackable: (0,_client_json_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(record, 'rollbackable') === true,
        url: readUrl(record),
        names: names.filter((name) => !isCommit(name)),
        commits: [...commits, ...names].filter(isCommit),
        createdMs: createdKeys.map((key) => readTime(top[key])).find((ms) => ms !== undefined),
    };
}
function readId(value) {
    if (typeof value === 'string' && value !== '')
        return value;
    return Number.isSafeInteger(value) ? String(value) : undefined;
}
function readUrl(record) {
    const [shown] = ['url', 'hostname']
        .map((key) => (0,_client_json_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(record, key))
        .filter((value) => typeof value === 'string' && value !== '')
        .map(String);
    if (shown === undefined || shown !== (0,_text_untrusted_js__WEBPACK_IMPORTED_MODULE_2__/* .cleanText */ .X5)(shown))
        return undefined;
    const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(shown) ? shown : `https://${shown}`;
    const url = URL.parse(address);
    if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '')
        return undefined;
    return address;
}
function readTime(value) {
    if (typeof value === 'string' && /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/.test(value)) {
        const ms = Date.parse(value);
        return Number.isNaN(ms) ? undefined : ms;
    }
    if (typeof value !== 'number' || value < 1e9 || value > 1e14)
        return undefined;
    return value < 1e11 ? value * 1_000 : value;
}
function withNormalNames(record) {
    if (!(0,_client_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isRecord */ .u4)(record))
        return {};
    return Object.fromEntries(Object.entries(record).map(([name, value]) => [(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .normalise */ .j)(name), value]));
}
function texts(record, keys) {
    return keys
        .map((key) => record[key])
        .filter((value) => typeof value === 'string' && value.trim() !== '')
        .map(String);
}


/***/ }),

/***/ 5970:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Fz: () => (/* binding */ githubState),
/* harmony export */   Om: () => (/* binding */ worstOutcome),
/* harmony export */   WE: () => (/* binding */ passes),
/* harmony export */   c6: () => (/* binding */ outcomeFacts),
/* harmony export */   uS: () => (/* binding */ judgedOutcome),
/* harmony export */   yp: () => (/* binding */ isEnding)
/* harmony export */ });
/* unused harmony export githubStates */
const githubStates = (/* unused pure expression or super */ null && (['success', 'failure', 'error', 'inactive', 'queued']));
const outcomeFacts = {
    succeeded: { passes: true, exitCode: 0, icon: '✅', github: 'success', mayContinue: false },
    failed: { passes: false, exitCode: 1, icon: '❌', github: 'failure', mayContinue: false },
    cancelled: { passes: false, exitCode: 3, icon: '⏹️', github: 'error', mayContinue: false },
    superseded: { passes: 'as-configured', exitCode: 4, icon: '⏭️', github: 'inactive', mayContinue: false },
    'timed-out': { passes: false, exitCode: 5, icon: '⌛', github: 'error', mayContinue: true },
    indeterminate: { passes: false, exitCode: 6, icon: '❔', github: 'error', mayContinue: true },
    accepted: { passes: true, exitCode: 0, icon: '✅', github: 'queued', mayContinue: true },
    skipped: { passes: true, exitCode: 0, icon: '➖', github: 'inactive', mayContinue: false },
    aborted: { passes: false, exitCode: 130, icon: '⏹️', github: 'error', mayContinue: true },
};
function isEnding(step) {
    return 'outcome' in step;
}
const worstFirst = [
    ...['failed', 'indeterminate', 'timed-out', 'cancelled', 'aborted', 'superseded'],
    ...['accepted', 'succeeded', 'skipped'],
];
function worstOutcome(outcomes) {
    return worstFirst.find((outcome) => outcomes.includes(outcome)) ?? 'skipped';
}
function passes(outcome, onSuperseded = 'fail') {
    const answer = outcomeFacts[outcome].passes;
    return answer === 'as-configured' ? onSuperseded === 'neutral' : answer;
}
function githubState(outcome, passed) {
    return outcomeFacts[judgedOutcome({ outcome, passed })].github;
}
function judgedOutcome({ outcome, passed }) {
    return outcome === 'succeeded' && !passed ? 'failed' : outcome;
}


/***/ }),

/***/ 3405:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Pe: () => (/* binding */ withoutKeys),
/* harmony export */   U2: () => (/* binding */ makeResult),
/* harmony export */   Vw: () => (/* binding */ Phases),
/* harmony export */   lb: () => (/* binding */ endRun)
/* harmony export */ });
/* harmony import */ var _outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5970);

function makeResult({ onSuperseded, ...known }) {
    const unknown = { serviceId: null, deploymentId: null, ref: null, url: null, status: null, cause: null };
    const passed = (0,_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .passes */ .WE)(known.outcome, onSuperseded);
    const result = { passed, ...unknown, phases: [], checks: [], rollback: null, services: [], ...known };
    return { ...result, next: nextSteps(result) };
}
function endRun(platform, time, { outcome, reason }, known = {}) {
    const durationMs = Math.round(time.elapsedMs);
    return makeResult({ outcome, reason: platform.redact(reason), durationMs, ...known });
}
const mostSteps = 5;
function withoutKeys(result, holdsKey) {
    const open = (fact) => (fact !== null && holdsKey(fact) ? null : fact);
    const { serviceId, deploymentId, ref, url, status, phases, rollback, services } = result;
    const facts = { serviceId: open(serviceId), deploymentId: open(deploymentId), ref: open(ref), url: open(url) };
    const clean = {
        ...{ ...result, ...facts, status: open(status), phases: phases.filter(({ name }) => !holdsKey(name)) },
        rollback: rollback && withoutKeys(rollback, holdsKey),
        services: services.map((service) => ({ ...service, result: withoutKeys(service.result, holdsKey) })),
    };
    return { ...clean, next: nextSteps(clean) };
}
function nextSteps({ outcome, serviceId, deploymentId, services }) {
    if (services.length > 0)
        return services.flatMap(({ result }) => result.next).slice(0, mostSteps);
    if (![serviceId, deploymentId].every((id) => id !== null && /^[\w.:-]+$/.test(id)))
        return [];
    const ids = `--service-id ${serviceId} --deployment-id ${deploymentId}`;
    if (_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .outcomeFacts */ .c6[outcome].mayContinue)
        return [`Run \`taxiway follow ${ids}\` to wait for the deployment again.`];
    if (outcome === 'failed')
        return [`Run \`taxiway logs ${ids}\` to read the whole log.`];
    return [];
}
class Phases {
    #entered;
    constructor(name) {
        this.#entered = [{ name, startMs: 0 }];
    }
    enter(name, atMs) {
        if (this.#entered.length < 50)
            this.#entered.push({ name, startMs: atMs });
    }
    until(endMs) {
        return this.#entered.map(({ name, startMs }, index) => {
            const next = this.#entered[index + 1];
            return { name, durationMs: Math.round((next?.startMs ?? endMs) - startMs) };
        });
    }
}


/***/ }),

/***/ 8891:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ normalise),
/* harmony export */   v: () => (/* binding */ buildVocabulary)
/* harmony export */ });
const assumedWords = {
    succeeded: 'success succeeded succeed successful conditionsucceeded runtimesuccessful live healthy ready passed green deploymentsuccessful',
    failed: `failed fail failure error errored internalerror crashed crashederror rejected timeout timedout timeouterror expired
    buildfailed builderror predeployfailed hookerror updatefailed createfailed launchfailed runtimefailed conditionfailed
    submissionfailure deploymentfailed deploymentcontentfailed deploymentlost deploymenterror deployfailed applyfailed approvalrejected
    terminal fault red
    rollbacksucceeded rollbacksuccessful rollbackfailed rolledback`,
    cancelled: `canceled cancelled cancelledbyuser deploymentcancelled buildcanceled terminated aborted buildaborted interrupted removed deleted
    destroyed`,
    superseded: 'superseded deploymentsuperseded replaced deactivated inactive',
    over: 'complete completed done finished ended',
    both: 'running active started deployed ok sleeping',
    ongoing: `new created pending pendingreview accepted enqueued queued scheduled waiting needsapproval idle retrying
    deploymentattempterror initializing cloning building buildinprogress buildpending buildrequestreceived
    buildsuccessful pendingbuild working uploading uploaded preparing prepared processing processed pushing
    deploymentqueued deploymentprogressing progressing executing launching notstarted requested waitingforresource
    pendingapproval onhold failing inprogress wip workinprogress taskrunning taskinprogress operationinprogress predeployinprogress updateinprogress
    pendingdeploy deploying deploymentinprogress provisioning allocating creating starting restarting updating replacing
    activating baking conditionpending conditionreconciling postbuildrestartrequired startpolling
    startpollingwithrestart runtimestarting syncingfiles finishedfilesync updatingpages purgingcdn
    canceling cancelling stopping stoprequested erroring removing destroying rollbackrequested rollbackinprogress`,
    nothing: 'none null primary',
};
const assumed = new Map(Object.entries(assumedWords).flatMap(([meaning, words]) => words.split(/\s+/).map((word) => [word, isMeaning(meaning) ? meaning : 'unknown'])));
function isMeaning(name) {
    return Object.hasOwn(assumedWords, name);
}
function normalise(word) {
    return word.toLowerCase().replace(/[-_\s]|\p{Default_Ignorable_Code_Point}/gu, '');
}
function buildVocabulary({ successStates = [], failureStates = [] } = {}) {
    const users = new Map();
    for (const word of successStates)
        users.set(normalise(word), 'succeeded');
    for (const word of failureStates)
        users.set(normalise(word), 'failed');
    users.delete('');
    return (word) => users.get(normalise(word)) ?? assumed.get(normalise(word)) ?? 'unknown';
}


/***/ }),

/***/ 3592:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ secretsInHeaders),
/* harmony export */   Q: () => (/* binding */ parseHeaders)
/* harmony export */ });
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6695);

const input = 'health-headers';
const headerName = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;
const ofConnection = [
    ...['accept-encoding', 'connection', 'content-length', 'expect', 'host', 'keep-alive', 'proxy-authorization'],
    ...['proxy-connection', 'te', 'trailer', 'transfer-encoding', 'upgrade'],
];
const neverSecret = ['accept', 'accept-language', 'cache-control', 'pragma'];
function parseHeaders(text) {
    const headers = new Map();
    for (const [index, line] of text.split(/\r\n?|\n/).entries()) {
        if (line.trim() === '')
            continue;
        const colon = line.indexOf(':');
        const given = line.slice(0, Math.max(0, colon)).trim();
        if (!headerName.test(given)) {
            const advice = 'Write `Name: value` lines, such as `Authorization: Bearer …`.';
            throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz(input, `Line ${index + 1} of ${input} is not a header. ${advice}`);
        }
        const [name, value] = [given.toLowerCase(), line.slice(colon + 1).trim()];
        const problem = headers.has(name) ? 'is there twice. Write it once.' : findProblem(name, value);
        if (problem !== undefined)
            throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz(input, `The header "${given}" of ${input} ${problem}`);
        headers.set(name, value);
    }
    return Object.fromEntries(headers);
}
function findProblem(name, value) {
    if (ofConnection.includes(name))
        return 'is set by the connection itself. Remove it.';
    if (value === '' || /^(?:basic|bearer|token)$/i.test(value)) {
        return 'has no value: a secret or variable that does not exist is empty. Define it, or remove the line.';
    }
    if (/^[\t\x20-\x7E]+$/.test(value))
        return undefined;
    return 'has a control character or a non-ASCII character in its value. Encode it.';
}
function secretsInHeaders(headers) {
    const secret = Object.entries(headers).filter(([name]) => !neverSecret.includes(name.toLowerCase()));
    return secret.flatMap(([, value]) => [value, ...partsOf(value)]).filter((each) => each !== '');
}
function partsOf(value) {
    const [, scheme = '', key] = /^(basic|bearer|token)\s+(.+)$/i.exec(value) ?? [];
    if (key === undefined)
        return value.split(/[;\s]+/).flatMap((part) => part.split('=').slice(1).join('='));
    if (scheme.toLowerCase() !== 'basic')
        return [key];
    const login = Buffer.from(key, 'base64').toString();
    return [key, login, login.slice(login.indexOf(':') + 1)];
}


/***/ }),

/***/ 2120:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Pe: () => (/* binding */ inputsOfAction),
/* harmony export */   QL: () => (/* binding */ inputs),
/* harmony export */   vj: () => (/* binding */ inputNames)
/* harmony export */ });
/* unused harmony exports actionNames, inputsOfCommand */
/* harmony import */ var _kinds_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6447);

const actionNames = (/* unused pure expression or super */ null && (['deploy', 'preview', 'gate', 'rollback', 'fleet', 'call']));
function input(declaration) {
    return {
        ...declaration,
        read(name, given) {
            const value = given ?? declaration.default;
            return value === undefined ? undefined : declaration.kind.parse(name, value);
        },
    };
}
const upToSixHours = (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .duration */ .p0)({ leastMs: 1, mostMs: 6 * _kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .hourMs */ .$0, text: 'above 0 and at most 6h' });
const flows = ['deploy', 'preview', 'gate', 'rollback'];
const runs = [...flows, 'fleet'];
const following = ['deploy', 'upload', 'follow', 'gate', 'rollback', 'fleet'];
const knowing = [...following, 'doctor', 'mcp'];
const reaching = [...knowing, 'history', 'logs', 'call'];
const plainFlows = ['deploy', 'gate', 'rollback'];
const gate = { actions: ['gate'], commands: ['gate'] };
const inputs = {
    'base-url': input({
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .address */ .hl,
        text: "Address of the platform's API. May include a path prefix. Must be https, except on loopback (localhost, 127.0.0.0/8, ::1).",
        required: true,
        actions: [...runs, 'call'],
        commands: reaching,
    }),
    'api-key': input({
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
        text: 'API key of the platform. Store it as a secret: the runner prints all inputs before any action code runs, and hides only registered secrets. A preview of a fork has none, and ends green.',
        required: true,
        secret: true,
        actions: [...runs, 'call'],
        commands: reaching,
    }),
    mode: input({
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .oneOf */ .yL)('pull-request', 'sweep'),
        text: '`pull-request` keeps the preview of the pull request that started the job. `sweep`, on a schedule, finds the previews of closed pull requests.',
        default: 'pull-request',
        actions: ['preview'],
    }),
    'service-id': input({
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .identifier */ .Cv,
        text: 'Service, by its id. A deploy builds it from its Git repository; the action takes either this or `archive-path`.',
        actions: [...plainFlows],
        commands: ['deploy', 'follow', 'gate', 'rollback', 'history', 'logs', 'doctor'],
    }),
    ref: input({
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .gitRef */ .GY,
        only: 'ref',
        text: 'Branch, tag or commit to build, with `service-id`. An action without it builds the branch that the service tracks; a command deploys the checked-out commit.',
        actions: ['deploy'],
        commands: ['deploy'],
    }),
    'deployment-id': input({
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .identifier */ .Cv,
        text: 'Deployment, by its id. Without it, a gate judges the one whose record shows this commit, else the newest unfinished one, and says which; `follow` takes the newest, and `logs` the runtime log.',
        actions: ['gate'],
        commands: ['follow', 'gate', 'logs'],
    }),
    'archive-path': input({
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .path */ .Ae,
        text: 'Folder to pack and upload, or a `.tar.gz`, `.tgz` or `.zip` to upload as it is. Every upload creates a new, billed service. The action takes either this or `service-id`, and uploads only from the workspace.',
        actions: ['deploy'],
        commands: ['upload'],
    }),
    'project-slug': input({
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .identifier */ .Cv,
        only: 'upload',
        text: 'Project in which an upload or a preview creates its service. An upload needs it, and so does a project key; a preview with an account key can use the default project.',
        actions: ['deploy', 'preview'],
        commands: ['upload'],
    }),
    'service-name': input({
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .line */ .n8,
        only: 'upload',
        text: 'Name of the service that is created. An upload needs it; a preview without it uses `<repository>-pr-<number>`, and needs it to tell several services of one pull request apart.',
        actions: ['deploy', 'preview'],
        commands: ['upload'],
    }),
    'environment-slug': input({
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .identifier */ .Cv,
        only: 'upload',
        text: "Platform environment in which the service is created. Empty uses the project's default. A key that is restricted to environments needs it.",
        actions: ['deploy', 'preview'],
        commands: ['upload'],
    }),
    'repo-url': input({
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .line */ .n8,
        text: 'Repository to build from. Empty uses this repository. Give either this or `image`.',
        actions: ['preview'],
    }),
    image: input({
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .line */ .n8,
        text: 'Container image that the service runs instead. No commit is sent then.',
        actions: ['preview'],
    }),
    'runtime-mode': input({
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .oneOf */ .yL)('web', 'worker', 'static', 'cron'),
        only: 'upload',
        text: "How an upload runs: `web`, `worker`, `static` or `cron`. Empty uses the platform's default, `web`.",
        actions: ['deploy'],
        commands: ['upload'],
    }),
    'root-dir': input({
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .line */ .n8,
        only: 'upload',
        text: 'Folder inside the upload to build from.',
        actions: ['deploy'],
        commands: ['upload'],
    }),
    'install-command': input({
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
        only: 'upload',
        text: "Command that installs an upload's dependencies.",
        actions: ['deploy'],
        commands: ['upload'],
    }),
    'build-command': input({
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
        only: 'upload',
        text: 'Command that builds an upload.',
        actions: ['deploy'],
        commands: ['upload'],
    }),
    'start-command': input({
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
        only: 'upload',
        text: 'Command that starts an upload. For `static`, the output folder.',
        actions: ['deploy'],
        commands: ['upload'],
    }),
    'internal-port': input({
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .port */ .Oh,
        only: 'upload',
        text: 'Port on which the created service listens.',
        actions: ['deploy', 'preview'],
        commands: ['upload'],
    }),
    'plan-key': input({
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .line */ .n8,
        only: 'upload',
        text: 'Plan of the service that is created. Empty uses the cheapest plan that fits.',
        actions: ['deploy', 'preview'],
        commands: ['upload'],
    }),
    port: input({
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .port */ .Oh,
        text: 'Container port to expose under a generated hostname, unless the service has an address already. Empty exposes none.',
        actions: ['preview'],
    }),
    label: input({
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .line */ .n8,
        text: 'First part of that hostname: lowercase letters, digits and hyphens. Empty derives it from the name of the service.',
        actions: ['preview'],
    }),
    'env-vars': input({
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
        only: 'ref',
        text: 'Variables as dotenv text (`NAME=value` lines), imported before a deploy by ref, or of a preview. Quote a value that is empty or contains `#`. Values of eight characters or more are hidden in everything that is printed, except numbers and facts of the run such as its branch. An upload takes none.',
        secret: true,
        actions: ['deploy', 'preview'],
        commands: ['deploy'],
    }),
    comment: input({
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .flag */ .Jt,
        text: '`false` writes no comment on the pull request.',
        default: 'true',
        actions: ['preview'],
    }),
    'teardown-request': input({
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .removalRequest */ .yW,
        text: 'Method and path of a request that removes a service, such as `DELETE /api/services/{id}`; the contract has none. The path belongs to the origin of `base-url`. Without it, the services of closed pull requests stay, and are billed.',
        actions: ['preview'],
    }),
    'max-previews': input({
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .wholeNumber */ .rD)(1, 1_000),
        text: 'How many open pull requests may have a preview. A run for another one ends as `skipped` and names those that have one. Empty sets no limit.',
        actions: ['preview'],
    }),
    'expires-after': input({
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .duration */ .p0)({ leastMs: _kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .hourMs */ .$0, mostMs: 365 * 24 * _kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .hourMs */ .$0, text: 'from 1h to 365d' }),
        text: 'A sweep also finds previews of open pull requests that were not deployed for this long, such as `3d`. A push brings them back.',
        actions: ['preview'],
    }),
    operation: input({
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .line */ .n8,
        text: 'Operation to call, such as `list_deployments`.',
        required: true,
        actions: ['call'],
    }),
    args: input({
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
        text: 'Arguments of the operation, path, query and body fields together: a JSON object, or the same as YAML. Secrets in it must come from secrets of the job.',
        actions: ['call'],
        commands: ['call'],
    }),
    to: input({
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .gitRef */ .GY,
        text: 'Branch, tag or commit to roll back to. Empty takes the newest successful deployment whose commit differs from that of the newest deployment.',
        actions: ['rollback'],
        commands: ['rollback'],
    }),
    'health-url': input({
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .url */ .OZ,
        text: 'http or https address that must answer, three times in a row. Requested without a key. A redirect to another origin fails the check.',
        ...gate,
    }),
    'health-status': input({
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
        text: 'Statuses that pass, as codes and ranges, such as `200, 204`. A redirect with a listed status passes, and is not followed.',
        default: '200-299',
        ...gate,
    }),
    'health-body': input({
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
        text: 'Text, or a regular expression between slashes, that the body must contain. Use something that only the new version has.',
        ...gate,
    }),
    'health-headers': input({
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
        text: 'Headers of the health requests, as `Name: value` lines, for an app behind a login. Sent to the origin of `health-url` alone, and hidden.',
        secret: true,
        ...gate,
    }),
    'health-timeout': input({
        kind: upToSixHours,
        text: 'How long the health check may take, at most 6h.',
        default: '2m',
        ...gate,
    }),
    'check-command': input({
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
        text: 'Command of your own that must exit with 0, such as `npm run smoke`. It runs in the workspace, without the secrets of the step, and with `TAXIWAY_URL`, `TAXIWAY_SHA`, `TAXIWAY_DEPLOYMENT_ID` and `TAXIWAY_SERVICE_ID`.',
        ...gate,
    }),
    'check-timeout': input({
        kind: upToSixHours,
        text: 'How long `check-command` may take, at most 6h.',
        default: '10m',
        ...gate,
    }),
    soak: input({
        kind: upToSixHours,
        text: 'How long to watch the runtime log for `log-fail-pattern`, at most 6h. Lines count from the moment when the first check begins.',
        ...gate,
    }),
    'log-fail-pattern': input({
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
        text: 'Regular expression that no line of the runtime log may match, with `soak`.',
        ...gate,
    }),
    sql: input({
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
        text: 'Statement to run once in the SQL console of `sql-service-id`. An error fails the check. Needs an account key.',
        ...gate,
    }),
    'sql-service-id': input({
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .identifier */ .Cv,
        text: 'Service of the database that runs `sql`.',
        ...gate,
    }),
    rollback: input({
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .flag */ .Jt,
        text: '`true` deploys the last good commit if a check fails and the judged deployment is still the newest. The job stays red.',
        default: 'false',
        ...gate,
    }),
    config: input({
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .path */ .Ae,
        text: 'File that lists the services, relative to the workspace.',
        default: 'taxiway.yaml',
        actions: ['fleet'],
        commands: ['fleet'],
    }),
    services: input({
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .words */ .aL,
        text: 'Names of services of the file, separated by commas or line breaks. Only these are deployed, whether they changed or not.',
        actions: ['fleet'],
        commands: ['fleet'],
    }),
    all: input({
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .flag */ .Jt,
        text: '`true` deploys every service, whether it changed or not.',
        default: 'false',
        actions: ['fleet'],
        commands: ['fleet'],
    }),
    'max-parallel': input({
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .wholeNumber */ .rD)(1, 100),
        text: 'How many services are deployed at a time, 1 to 100.',
        default: '8',
        actions: ['fleet'],
        commands: ['fleet'],
    }),
    'on-outdated': input({
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .oneOf */ .yL)('deploy', 'skip', 'fail'),
        only: 'ref',
        text: 'How to treat a commit that is behind the live one: `deploy` compares nothing; `skip` ends as `skipped`, green; `fail` is red. GitHub compares the two commits, which needs `contents: read`. If the live commit is not known, the deploy goes on.',
        default: 'deploy',
        actions: ['deploy'],
    }),
    'wait-when-busy': input({
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .duration */ .p0)({ leastMs: 0, mostMs: 6 * _kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .hourMs */ .$0, text: 'from 0s to 6h' }),
        only: 'ref',
        text: 'How long a deploy is tried again while the service is busy (409), within `timeout`.',
        default: '0s',
        actions: ['deploy'],
        commands: ['deploy'],
    }),
    'dry-run': input({
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .flag */ .Jt,
        text: '`true` checks the inputs, the key, and whether the service or project is there, packs or chooses a commit, says what it could not check, and writes nothing. A fleet prints its plan and gives `changed`.',
        default: 'false',
        actions: ['deploy', 'rollback', 'fleet'],
        commands: ['deploy', 'upload', 'rollback', 'fleet'],
    }),
    wait: input({
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .flag */ .Jt,
        text: '`false` ends as soon as the platform accepts the deployment, with outcome `accepted`.',
        default: 'true',
        actions: ['deploy'],
        commands: ['deploy', 'upload'],
    }),
    timeout: input({
        kind: upToSixHours,
        text: 'How long the whole run may take, such as `90s`, `30m` or `1h30m`; at most 6h. The deployment itself keeps running. The checks of a gate have their own limits. A fleet has `2h`, and each of its services `30m` or what the file says.',
        default: '30m',
        fleetDefault: '2h',
        actions: [...runs],
        commands: [...following, 'mcp'],
    }),
    'poll-interval': input({
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .duration */ .p0)({ leastMs: 100, mostMs: _kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .hourMs */ .$0, text: 'at least 100ms and at most 1h' }),
        text: 'Fixed time between two reads of the status, such as `2s`. Empty adapts: 1 s for the first 15 s, then growing to 10 s.',
        actions: [...runs],
        commands: [...following, 'mcp'],
    }),
    'success-states': input({
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .words */ .aL,
        text: 'Status words that mean success, separated by commas or line breaks. They take precedence over the built-in words.',
        actions: [...runs],
        commands: knowing,
    }),
    'failure-states': input({
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .words */ .aL,
        text: 'Status words that mean failure, separated by commas or line breaks. They take precedence over the built-in words.',
        actions: [...runs],
        commands: knowing,
    }),
    'on-superseded': input({
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .oneOf */ .yL)('fail', 'neutral'),
        text: '`fail` or `neutral`: whether the job fails when a newer deployment replaces this one.',
        default: 'fail',
        actions: [...runs],
        commands: [...following, 'mcp'],
    }),
    environment: input({
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .line */ .n8,
        text: 'Name of a GitHub environment. When set, Taxiway keeps a GitHub deployment in that environment up to date, which needs the permission `deployments: write`. A preview is remembered there; by default in `preview`.',
        actions: [...flows],
    }),
    'environment-url': input({
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .url */ .OZ,
        text: 'Address where the result is served, in place of what the platform shows.',
        actions: [...flows],
        commands: ['deploy', 'upload', 'follow', 'gate', 'rollback'],
    }),
    'job-summary': input({
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .flag */ .Jt,
        text: '`false` writes no job summary.',
        default: 'true',
        actions: [...runs],
    }),
    'github-token': input({
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
        text: "Token for GitHub deployments, comments and comparisons. Defaults to the job's own token.",
        expression: '${{ github.token }}',
        secret: true,
        actions: [...runs],
    }),
};
const inputNames = Object.keys(inputs).filter(isInputName);
function isInputName(name) {
    return Object.hasOwn(inputs, name);
}
function inputsOfAction(action) {
    return inputNames.filter((name) => takers(inputs[name].actions).includes(action));
}
function inputsOfCommand(command) {
    return inputNames.filter((name) => takers(inputs[name].commands).includes(command));
}
function takers(list = []) {
    return list;
}


/***/ }),

/***/ 6447:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $0: () => (/* binding */ hourMs),
/* harmony export */   Ae: () => (/* binding */ path),
/* harmony export */   Cv: () => (/* binding */ identifier),
/* harmony export */   GY: () => (/* binding */ gitRef),
/* harmony export */   Jt: () => (/* binding */ flag),
/* harmony export */   OZ: () => (/* binding */ url),
/* harmony export */   Oh: () => (/* binding */ port),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   aL: () => (/* binding */ words),
/* harmony export */   hl: () => (/* binding */ address),
/* harmony export */   n8: () => (/* binding */ line),
/* harmony export */   p0: () => (/* binding */ duration),
/* harmony export */   rD: () => (/* binding */ wholeNumber),
/* harmony export */   yL: () => (/* binding */ oneOf),
/* harmony export */   yW: () => (/* binding */ removalRequest)
/* harmony export */ });
/* harmony import */ var _client_address_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(458);
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6695);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(3387);



const text = { placeholder: 'TEXT', parse: (_, given) => given };
const line = {
    placeholder: 'TEXT',
    parse(name, given) {
        if (!/[\p{Cc}\u2028\u2029]/u.test(given))
            return given;
        throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz(name, `${name} must be one line without control characters, not ${quote(given)}.`);
    },
};
const path = { ...line, placeholder: 'PATH' };
const identifier = {
    placeholder: 'ID',
    parse(name, given) {
        if (!/[\s/\\?#%\p{Cc}]|^\.{1,2}$/u.test(given))
            return given;
        const advice = 'Copy the id alone from the platform, without slashes or spaces.';
        throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz(name, `${name} is not an id: ${quote(given)}. ${advice}`);
    },
};
const gitRef = {
    placeholder: 'REF',
    parse(name, given) {
        if (!/^-|[\s~^:?*[\\\p{Cc}]|\.\.|@\{/u.test(given))
            return given;
        const isCounted = /^[\w./-]*(?:[~^]|@\{)[\w~^{}-]*$/.test(given);
        const advice = given.includes('://')
            ? 'It is an address: give the name alone, such as `main`.'
            : isCounted
                ? `Only your clone can count back: give the commit that \`git rev-parse ${given}\` prints.`
                : 'It must not begin with a dash, or contain `..`, `@{`, a space or one of `~^:?*[\\`.';
        throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz(name, `${name} is not a branch, tag or commit: ${quote(given)}. ${advice}`);
    },
};
const url = {
    placeholder: 'URL',
    parse(name, given) {
        const parsed = URL.parse(line.parse(name, given));
        if (parsed !== null && (parsed.username !== '' || parsed.password !== '')) {
            throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz(name, `${name} contains a user name or password. Give the address without them.`);
        }
        if (parsed !== null && /^https?:$/.test(parsed.protocol))
            return given;
        const advice = 'Begin it with `https://` or `http://`.';
        throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz(name, `${name} is not a complete URL: ${quote(given)}. ${advice}`);
    },
};
const address = {
    placeholder: 'URL',
    parse(_, given) {
        (0,_client_address_js__WEBPACK_IMPORTED_MODULE_0__/* .parseBaseUrl */ .Q2)(given);
        return given;
    },
};
const flag = {
    placeholder: '',
    choices: ['true', 'false'],
    parse(name, given) {
        if (['true', 'True', 'TRUE'].includes(given))
            return true;
        if (['false', 'False', 'FALSE'].includes(given))
            return false;
        throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz(name, `${name} must be \`true\` or \`false\`, not ${quote(given)}.`);
    },
};
const words = {
    placeholder: 'WORDS',
    parse(name, given) {
        const found = given
            .split(/[,\r\n]+/)
            .map((word) => word.trim())
            .filter((word) => word !== '');
        if (found.length > 0)
            return found;
        throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz(name, `${name} has separators and no word: ${quote(given)}. Name one, or leave it out.`);
    },
};
function oneOf(...choices) {
    return {
        placeholder: choices.join('|'),
        choices,
        parse(name, given) {
            const choice = choices.find((each) => each === given);
            if (choice !== undefined)
                return choice;
            const list = choices.map((each) => `\`${each}\``).join(', ');
            throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz(name, `${name} must be one of ${list}, not ${quote(given)}.`);
        },
    };
}
const hourMs = 3_600_000;
function duration({ leastMs, mostMs, text: bounds }) {
    return {
        placeholder: 'DURATION',
        parse(name, given) {
            const parts = durationForm.exec(given)?.groups;
            if (parts === undefined) {
                const advice = `Use a value such as \`90s\`, \`30m\` or \`1h30m\`, ${bounds}.`;
                throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz(name, `${name} is not a valid duration: ${quote(given)}. ${advice}`);
            }
            const { d = 0, h = 0, m = 0, s = 0, ms = 0 } = parts;
            const total = Number(d) * 24 * hourMs + Number(h) * hourMs + Number(m) * 60_000 + Number(s) * 1_000 + Number(ms);
            if (total >= leastMs && total <= mostMs)
                return total;
            throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz(name, `${name} is out of range: ${quote(given)}. It must be ${bounds}.`);
        },
    };
}
const durationForm = /^(?=\d)(?:(?<d>\d{1,9})d)?(?:(?<h>\d{1,9})h)?(?:(?<m>\d{1,9})m)?(?:(?<s>\d{1,9})s)?(?:(?<ms>\d{1,9})ms)?$/;
function wholeNumber(least, most, placeholder = 'NUMBER') {
    return {
        placeholder,
        parse(name, given) {
            const value = /^\d{1,9}$/.test(given) ? Number(given) : -1;
            if (value >= least && value <= most)
                return value;
            throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz(name, `${name} must be a whole number from ${least} to ${most}, not ${quote(given)}.`);
        },
    };
}
const removalRequest = {
    placeholder: 'REQUEST',
    parse(name, given) {
        const [, method, path = ''] = /^(DELETE|POST|PUT|PATCH) (\/[\x21-\x7e]*)$/.exec(given) ?? [];
        const example = 'Use a method and a path such as `DELETE /api/services/{id}`.';
        const isMethod = method === 'DELETE' || method === 'POST' || method === 'PUT' || method === 'PATCH';
        const origin = 'https://platform.invalid';
        const isOwn = URL.parse(path.replaceAll('{id}', 'id'), origin)?.href === origin + path.replaceAll('{id}', 'id');
        if (!isMethod || !isOwn) {
            throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz(name, `${name} is not a request that removes something: ${quote(given)}. ${example}`);
        }
        if (path.includes('{id}') && !/[{}]/.test(path.replaceAll('{id}', '')))
            return { method, path };
        throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz(name, `${name} must have \`{id}\` where the id of the service belongs, not ${quote(given)}. ${example}`);
    },
};
const port = wholeNumber(1, 65_535, 'PORT');
function quote(given) {
    return `"${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .shorten */ .ml)(given.replace(/[\p{Cc}\u2028\u2029]+/gu, ' '), 80)}"`;
}


/***/ }),

/***/ 8718:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ Inputs)
/* harmony export */ });
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6695);
/* harmony import */ var _declared_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2120);


class Inputs {
    #find;
    constructor(find) {
        this.#find = find;
    }
    text(name) {
        return this.#find(name)?.trim() || undefined;
    }
    get(name) {
        return _declared_js__WEBPACK_IMPORTED_MODULE_1__/* .inputs */ .QL[name].read(name, this.text(name));
    }
    require(name, about) {
        const value = this.get(name);
        if (value !== undefined && value !== null)
            return value;
        throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz(name, `${name} is missing. Set it to ${about}.`);
    }
}


/***/ }),

/***/ 8569:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Fj: () => (/* binding */ secretsOf),
/* harmony export */   _y: () => (/* binding */ secretInputs),
/* harmony export */   o0: () => (/* binding */ secretsAmong)
/* harmony export */ });
/* unused harmony export isSecret */
/* harmony import */ var _deploy_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5970);
/* harmony import */ var _gate_checks_headers_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3592);
/* harmony import */ var _declared_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(2120);
/* harmony import */ var _variables_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(5789);




const shortestSecret = 8;
function secretsOf(given, facts) {
    const shown = _declared_js__WEBPACK_IMPORTED_MODULE_2__/* .inputNames */ .vj.filter((name) => !isSecret(name)).flatMap((name) => given.text(name) ?? []);
    const values = variablesOf(given).map(({ value }) => value);
    return [...secretInputs(given), ...secretsAmong(values, [...shown, ...facts])];
}
function secretsAmong(values, facts) {
    const known = new Set([...Object.keys(_deploy_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .outcomeFacts */ .c6), ...facts, ...facts.flatMap(partsOf)]);
    return values.filter((value) => value.length >= shortestSecret && !known.has(value) && !/^[\d.,:-]+$/.test(value));
}
function variablesOf(given) {
    try {
        return (0,_variables_js__WEBPACK_IMPORTED_MODULE_3__/* .readVariables */ .C)(given.text('env-vars') ?? '');
    }
    catch {
        return [];
    }
}
function secretInputs(given) {
    const whole = _declared_js__WEBPACK_IMPORTED_MODULE_2__/* .inputNames */ .vj.filter((name) => isSecret(name) && name !== 'env-vars' && name !== 'health-headers');
    return [...whole.flatMap((name) => given.text(name) ?? []), ...headerValues(given)];
}
function headerValues(given) {
    try {
        return (0,_gate_checks_headers_js__WEBPACK_IMPORTED_MODULE_1__/* .secretsInHeaders */ .F)((0,_gate_checks_headers_js__WEBPACK_IMPORTED_MODULE_1__/* .parseHeaders */ .Q)(given.text('health-headers') ?? ''));
    }
    catch {
        return [];
    }
}
function isSecret(name) {
    return 'secret' in _declared_js__WEBPACK_IMPORTED_MODULE_2__/* .inputs */ .QL[name];
}
function partsOf(fact) {
    const url = URL.parse(fact);
    return url === null ? fact.split('/') : [url.origin, url.host, url.hostname];
}


/***/ }),

/***/ 5789:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ readVariables)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7975);
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6695);


function readVariables(given) {
    const text = given.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
    const values = (0,node_util__WEBPACK_IMPORTED_MODULE_0__.parseEnv)(text);
    return findNames(text).map((key) => ({ key, value: values[key] ?? '' }));
}
function findNames(text) {
    const names = [];
    const lines = text.split('\n');
    for (let at = 0; at < lines.length; at++) {
        const line = lines[at] ?? '';
        if (/^\s*(?:#|$)/.test(line))
            continue;
        const refuse = (problem) => {
            throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz('env-vars', `Line ${at + 1} of env-vars ${problem}`);
        };
        const [, name = '', value = ''] = /^\s*(?:export\s+)?([^\s=]+)\s*=\s*(.*?)\s*$/.exec(line) ?? [];
        if (name === '')
            refuse('is not a variable. Write `NAME=value` lines, and put a value of several lines into quotes.');
        if (!/^[A-Za-z_]\w*$/.test(name))
            refuse('has no valid name. Use letters, digits and `_`.');
        if (names.includes(name))
            refuse(`sets ${name} again. Remove one of the two lines.`);
        names.push(name);
        const quote = /^["'`]/.exec(value)?.[0];
        if (quote !== undefined)
            at += linesOfQuoted(value, lines.slice(at + 1), quote, (problem) => refuse(problem));
        else if (value === '') {
            refuse(`gives ${name} no value. Define the secret or variable, or write \`${name}=""\` if it is to be empty.`);
        }
        else if (value.includes('#')) {
            refuse(`gives ${name} a value with \`#\`, which begins a comment. Put the value into quotes.`);
        }
    }
    return names;
}
function linesOfQuoted(value, further, quote, refuse) {
    const whole = [value.slice(1), ...further].join('\n');
    const end = whole.indexOf(quote);
    if (end < 0)
        return refuse(`begins a value with ${quote} that is never closed.`);
    const [rest = ''] = whole.slice(end + 1).split('\n');
    if (!/^\s*(?:#|$)/.test(rest))
        return refuse(`has text after the closing ${quote}. Use another kind of quotes around it.`);
    return whole.slice(0, end).split('\n').length - 1;
}


/***/ }),

/***/ 4962:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  N4: () => (/* binding */ endGroup),
  z3: () => (/* binding */ error),
  lm: () => (/* binding */ notice),
  LZ: () => (/* binding */ saveState),
  uH: () => (/* binding */ setOutput),
  Pq: () => (/* binding */ setSecret),
  Oh: () => (/* binding */ startGroup),
  $e: () => (/* binding */ warning)
});

// UNUSED EXPORTS: ExitCode, addPath, debug, exportVariable, getBooleanInput, getIDToken, getInput, getMultilineInput, getState, group, info, isDebug, markdownSummary, platform, setCommandEcho, setFailed, summary, toPlatformPath, toPosixPath, toWin32Path

// EXTERNAL MODULE: external "os"
var external_os_ = __nccwpck_require__(857);
;// CONCATENATED MODULE: ./build/node_modules/@actions/core/lib/utils.js
// We use any as a valid input type
/* eslint-disable @typescript-eslint/no-explicit-any */
/**
 * Sanitizes an input into a string so it can be passed into issueCommand safely
 * @param input input to sanitize into a string
 */
function utils_toCommandValue(input) {
    if (input === null || input === undefined) {
        return '';
    }
    else if (typeof input === 'string' || input instanceof String) {
        return input;
    }
    return JSON.stringify(input);
}
/**
 *
 * @param annotationProperties
 * @returns The command properties to send with the actual annotation command
 * See IssueCommandProperties: https://github.com/actions/runner/blob/main/src/Runner.Worker/ActionCommandManager.cs#L646
 */
function toCommandProperties(annotationProperties) {
    if (!Object.keys(annotationProperties).length) {
        return {};
    }
    return {
        title: annotationProperties.title,
        file: annotationProperties.file,
        line: annotationProperties.startLine,
        endLine: annotationProperties.endLine,
        col: annotationProperties.startColumn,
        endColumn: annotationProperties.endColumn
    };
}
//# sourceMappingURL=utils.js.map
;// CONCATENATED MODULE: ./build/node_modules/@actions/core/lib/command.js


/**
 * Issues a command to the GitHub Actions runner
 *
 * @param command - The command name to issue
 * @param properties - Additional properties for the command (key-value pairs)
 * @param message - The message to include with the command
 * @remarks
 * This function outputs a specially formatted string to stdout that the Actions
 * runner interprets as a command. These commands can control workflow behavior,
 * set outputs, create annotations, mask values, and more.
 *
 * Command Format:
 *   ::name key=value,key=value::message
 *
 * @example
 * ```typescript
 * // Issue a warning annotation
 * issueCommand('warning', {}, 'This is a warning message');
 * // Output: ::warning::This is a warning message
 *
 * // Set an environment variable
 * issueCommand('set-env', { name: 'MY_VAR' }, 'some value');
 * // Output: ::set-env name=MY_VAR::some value
 *
 * // Add a secret mask
 * issueCommand('add-mask', {}, 'secretValue123');
 * // Output: ::add-mask::secretValue123
 * ```
 *
 * @internal
 * This is an internal utility function that powers the public API functions
 * such as setSecret, warning, error, and exportVariable.
 */
function command_issueCommand(command, properties, message) {
    const cmd = new Command(command, properties, message);
    process.stdout.write(cmd.toString() + external_os_.EOL);
}
function command_issue(name, message = '') {
    command_issueCommand(name, {}, message);
}
const CMD_STRING = '::';
class Command {
    constructor(command, properties, message) {
        if (!command) {
            command = 'missing.command';
        }
        this.command = command;
        this.properties = properties;
        this.message = message;
    }
    toString() {
        let cmdStr = CMD_STRING + this.command;
        if (this.properties && Object.keys(this.properties).length > 0) {
            cmdStr += ' ';
            let first = true;
            for (const key in this.properties) {
                if (this.properties.hasOwnProperty(key)) {
                    const val = this.properties[key];
                    if (val) {
                        if (first) {
                            first = false;
                        }
                        else {
                            cmdStr += ',';
                        }
                        cmdStr += `${key}=${escapeProperty(val)}`;
                    }
                }
            }
        }
        cmdStr += `${CMD_STRING}${escapeData(this.message)}`;
        return cmdStr;
    }
}
function escapeData(s) {
    return utils_toCommandValue(s)
        .replace(/%/g, '%25')
        .replace(/\r/g, '%0D')
        .replace(/\n/g, '%0A');
}
function escapeProperty(s) {
    return utils_toCommandValue(s)
        .replace(/%/g, '%25')
        .replace(/\r/g, '%0D')
        .replace(/\n/g, '%0A')
        .replace(/:/g, '%3A')
        .replace(/,/g, '%2C');
}
//# sourceMappingURL=command.js.map
;// CONCATENATED MODULE: external "crypto"
const external_crypto_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("crypto");
// EXTERNAL MODULE: external "fs"
var external_fs_ = __nccwpck_require__(9896);
;// CONCATENATED MODULE: ./build/node_modules/@actions/core/lib/file-command.js
// For internal use, subject to change.
// We use any as a valid input type
/* eslint-disable @typescript-eslint/no-explicit-any */




function file_command_issueFileCommand(command, message) {
    const filePath = process.env[`GITHUB_${command}`];
    if (!filePath) {
        throw new Error(`Unable to find environment variable for file command ${command}`);
    }
    if (!external_fs_.existsSync(filePath)) {
        throw new Error(`Missing file at path: ${filePath}`);
    }
    external_fs_.appendFileSync(filePath, `${utils_toCommandValue(message)}${external_os_.EOL}`, {
        encoding: 'utf8'
    });
}
function file_command_prepareKeyValueMessage(key, value) {
    const delimiter = `ghadelimiter_${external_crypto_namespaceObject.randomUUID()}`;
    const convertedValue = utils_toCommandValue(value);
    // These should realistically never happen, but just in case someone finds a
    // way to exploit uuid generation let's not allow keys or values that contain
    // the delimiter.
    if (key.includes(delimiter)) {
        throw new Error(`Unexpected input: name should not contain the delimiter "${delimiter}"`);
    }
    if (convertedValue.includes(delimiter)) {
        throw new Error(`Unexpected input: value should not contain the delimiter "${delimiter}"`);
    }
    return `${key}<<${delimiter}${external_os_.EOL}${convertedValue}${external_os_.EOL}${delimiter}`;
}
//# sourceMappingURL=file-command.js.map
// EXTERNAL MODULE: external "path"
var external_path_ = __nccwpck_require__(6928);
;// CONCATENATED MODULE: ./build/node_modules/@actions/core/lib/core.js
var __awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
    function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
        function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
        function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};






/**
 * The code to exit an action
 */
var ExitCode;
(function (ExitCode) {
    /**
     * A code indicating that the action was successful
     */
    ExitCode[ExitCode["Success"] = 0] = "Success";
    /**
     * A code indicating that the action was a failure
     */
    ExitCode[ExitCode["Failure"] = 1] = "Failure";
})(ExitCode || (ExitCode = {}));
//-----------------------------------------------------------------------
// Variables
//-----------------------------------------------------------------------
/**
 * Sets env variable for this action and future actions in the job
 * @param name the name of the variable to set
 * @param val the value of the variable. Non-string values will be converted to a string via JSON.stringify
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
function exportVariable(name, val) {
    const convertedVal = toCommandValue(val);
    process.env[name] = convertedVal;
    const filePath = process.env['GITHUB_ENV'] || '';
    if (filePath) {
        return issueFileCommand('ENV', prepareKeyValueMessage(name, val));
    }
    issueCommand('set-env', { name }, convertedVal);
}
/**
 * Registers a secret which will get masked from logs
 *
 * @param secret - Value of the secret to be masked
 * @remarks
 * This function instructs the Actions runner to mask the specified value in any
 * logs produced during the workflow run. Once registered, the secret value will
 * be replaced with asterisks (***) whenever it appears in console output, logs,
 * or error messages.
 *
 * This is useful for protecting sensitive information such as:
 * - API keys
 * - Access tokens
 * - Authentication credentials
 * - URL parameters containing signatures (SAS tokens)
 *
 * Note that masking only affects future logs; any previous appearances of the
 * secret in logs before calling this function will remain unmasked.
 *
 * @example
 * ```typescript
 * // Register an API token as a secret
 * const apiToken = "abc123xyz456";
 * setSecret(apiToken);
 *
 * // Now any logs containing this value will show *** instead
 * console.log(`Using token: ${apiToken}`); // Outputs: "Using token: ***"
 * ```
 */
function setSecret(secret) {
    command_issueCommand('add-mask', {}, secret);
}
/**
 * Prepends inputPath to the PATH (for this action and future actions)
 * @param inputPath
 */
function addPath(inputPath) {
    const filePath = process.env['GITHUB_PATH'] || '';
    if (filePath) {
        issueFileCommand('PATH', inputPath);
    }
    else {
        issueCommand('add-path', {}, inputPath);
    }
    process.env['PATH'] = `${inputPath}${path.delimiter}${process.env['PATH']}`;
}
/**
 * Gets the value of an input.
 * Unless trimWhitespace is set to false in InputOptions, the value is also trimmed.
 * Returns an empty string if the value is not defined.
 *
 * @param     name     name of the input to get
 * @param     options  optional. See InputOptions.
 * @returns   string
 */
function getInput(name, options) {
    const val = process.env[`INPUT_${name.replace(/ /g, '_').toUpperCase()}`] || '';
    if (options && options.required && !val) {
        throw new Error(`Input required and not supplied: ${name}`);
    }
    if (options && options.trimWhitespace === false) {
        return val;
    }
    return val.trim();
}
/**
 * Gets the values of an multiline input.  Each value is also trimmed.
 *
 * @param     name     name of the input to get
 * @param     options  optional. See InputOptions.
 * @returns   string[]
 *
 */
function getMultilineInput(name, options) {
    const inputs = getInput(name, options)
        .split('\n')
        .filter(x => x !== '');
    if (options && options.trimWhitespace === false) {
        return inputs;
    }
    return inputs.map(input => input.trim());
}
/**
 * Gets the input value of the boolean type in the YAML 1.2 "core schema" specification.
 * Support boolean input list: `true | True | TRUE | false | False | FALSE` .
 * The return value is also in boolean type.
 * ref: https://yaml.org/spec/1.2/spec.html#id2804923
 *
 * @param     name     name of the input to get
 * @param     options  optional. See InputOptions.
 * @returns   boolean
 */
function getBooleanInput(name, options) {
    const trueValue = ['true', 'True', 'TRUE'];
    const falseValue = ['false', 'False', 'FALSE'];
    const val = getInput(name, options);
    if (trueValue.includes(val))
        return true;
    if (falseValue.includes(val))
        return false;
    throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${name}\n` +
        `Support boolean input list: \`true | True | TRUE | false | False | FALSE\``);
}
/**
 * Sets the value of an output.
 *
 * @param     name     name of the output to set
 * @param     value    value to store. Non-string values will be converted to a string via JSON.stringify
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
function setOutput(name, value) {
    const filePath = process.env['GITHUB_OUTPUT'] || '';
    if (filePath) {
        return file_command_issueFileCommand('OUTPUT', file_command_prepareKeyValueMessage(name, value));
    }
    process.stdout.write(external_os_.EOL);
    command_issueCommand('set-output', { name }, utils_toCommandValue(value));
}
/**
 * Enables or disables the echoing of commands into stdout for the rest of the step.
 * Echoing is disabled by default if ACTIONS_STEP_DEBUG is not set.
 *
 */
function setCommandEcho(enabled) {
    issue('echo', enabled ? 'on' : 'off');
}
//-----------------------------------------------------------------------
// Results
//-----------------------------------------------------------------------
/**
 * Sets the action status to failed.
 * When the action exits it will be with an exit code of 1
 * @param message add error issue message
 */
function setFailed(message) {
    process.exitCode = ExitCode.Failure;
    error(message);
}
//-----------------------------------------------------------------------
// Logging Commands
//-----------------------------------------------------------------------
/**
 * Gets whether Actions Step Debug is on or not
 */
function isDebug() {
    return process.env['RUNNER_DEBUG'] === '1';
}
/**
 * Writes debug message to user log
 * @param message debug message
 */
function debug(message) {
    issueCommand('debug', {}, message);
}
/**
 * Adds an error issue
 * @param message error issue message. Errors will be converted to string via toString()
 * @param properties optional properties to add to the annotation.
 */
function error(message, properties = {}) {
    command_issueCommand('error', toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
/**
 * Adds a warning issue
 * @param message warning issue message. Errors will be converted to string via toString()
 * @param properties optional properties to add to the annotation.
 */
function warning(message, properties = {}) {
    command_issueCommand('warning', toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
/**
 * Adds a notice issue
 * @param message notice issue message. Errors will be converted to string via toString()
 * @param properties optional properties to add to the annotation.
 */
function notice(message, properties = {}) {
    command_issueCommand('notice', toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
/**
 * Writes info to log with console.log.
 * @param message info message
 */
function info(message) {
    process.stdout.write(message + os.EOL);
}
/**
 * Begin an output group.
 *
 * Output until the next `groupEnd` will be foldable in this group
 *
 * @param name The name of the output group
 */
function startGroup(name) {
    command_issue('group', name);
}
/**
 * End an output group.
 */
function endGroup() {
    command_issue('endgroup');
}
/**
 * Wrap an asynchronous function call in a group.
 *
 * Returns the same type as the function itself.
 *
 * @param name The name of the group
 * @param fn The function to wrap in the group
 */
function group(name, fn) {
    return __awaiter(this, void 0, void 0, function* () {
        startGroup(name);
        let result;
        try {
            result = yield fn();
        }
        finally {
            endGroup();
        }
        return result;
    });
}
//-----------------------------------------------------------------------
// Wrapper action state
//-----------------------------------------------------------------------
/**
 * Saves state for current action, the state can only be retrieved by this action's post job execution.
 *
 * @param     name     name of the state to store
 * @param     value    value to store. Non-string values will be converted to a string via JSON.stringify
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
function saveState(name, value) {
    const filePath = process.env['GITHUB_STATE'] || '';
    if (filePath) {
        return file_command_issueFileCommand('STATE', file_command_prepareKeyValueMessage(name, value));
    }
    command_issueCommand('save-state', { name }, utils_toCommandValue(value));
}
/**
 * Gets the value of an state set by this action's main execution.
 *
 * @param     name     name of the state to get
 * @returns   string
 */
function getState(name) {
    return process.env[`STATE_${name}`] || '';
}
function getIDToken(aud) {
    return __awaiter(this, void 0, void 0, function* () {
        return yield OidcClient.getIDToken(aud);
    });
}
/**
 * Summary exports
 */

/**
 * @deprecated use core.summary
 */

/**
 * Path exports
 */

/**
 * Platform utilities exports
 */

//# sourceMappingURL=core.js.map

/***/ }),

/***/ 4720:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   CI: () => (/* binding */ cutName),
/* harmony export */   Wy: () => (/* binding */ labelOf),
/* harmony export */   gz: () => (/* binding */ previewName)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7598);

const longestName = 63;
const longestLabel = 48;
function previewName(repository, pullRequest) {
    return cutName(`${repository}-pr-${pullRequest}`, longestName);
}
function cutName(name, most = longestName) {
    return name.length <= most ? name : `${name.slice(0, most - hashLength - 1).toWellFormed()}-${hash(name)}`;
}
function labelOf(name) {
    const plain = name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
    const label = plain === name ? cutName(name, longestLabel) : `${plain.slice(0, longestLabel - hashLength - 1)}-${hash(name)}`;
    return label.replace(/^-+|-+$/g, '');
}
const hashLength = 10;
function hash(text) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(text).digest('hex').slice(0, hashLength);
}


/***/ }),

/***/ 2251:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   L8: () => (/* binding */ startNote),
/* harmony export */   M3: () => (/* binding */ formatFailure),
/* harmony export */   Pl: () => (/* binding */ headline),
/* harmony export */   ZG: () => (/* binding */ iconOf)
/* harmony export */ });
/* harmony import */ var _deploy_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5970);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3387);


const startNote = 'The last lines of its runtime log; some may be of the version before.';
const mostFailures = 10;
function headline(result) {
    const { serviceId, reason, durationMs } = result;
    if (isPlainDeploy(result))
        return `${serviceId ?? 'The service'} was deployed in ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a3)(durationMs)}.`;
    return serviceId === null ? reason : `${serviceId}: ${reason}`;
}
function isPlainDeploy({ outcome, phases, checks }) {
    const [begun] = phases;
    const isDeploy = begun !== undefined && begun.name !== 'waiting' && begun.name !== 'choosing';
    return outcome === 'succeeded' && isDeploy && checks.length === 0;
}
function iconOf(result) {
    return _deploy_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .outcomeFacts */ .c6[(0,_deploy_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .judgedOutcome */ .uS)(result)].icon;
}
function formatFailure(result) {
    const { cause, next, services } = result;
    const failed = services.filter((service) => !service.result.passed).slice(0, mostFailures);
    const lines = failed.map(({ name, result: own }) => `${name}: ${own.reason}`);
    if (cause === null)
        return [headline(result), ...lines, ...next].join('\n');
    return [headline(result), ...(cause.phase === 'start' ? [startNote] : []), ...cause.excerpt].join('\n');
}


/***/ }),

/***/ 4129:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ namesIn),
/* harmony export */   y: () => (/* binding */ mistakeCode)
/* harmony export */ });
const mistakeCode = 2;
function namesIn({ commit, branch, github, runUrl }) {
    return [commit, branch, github?.repository, github?.url, runUrl].filter((name) => name !== undefined);
}


/***/ }),

/***/ 9665:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Yz: () => (/* binding */ outputsOf),
/* harmony export */   oi: () => (/* binding */ safeJson)
/* harmony export */ });
/* unused harmony exports variableName, formatDotenv */
/* harmony import */ var _text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8020);

function outputsOf(result) {
    const all = [
        ['deployment-id', result.deploymentId],
        ['service-id', result.serviceId],
        ['ref', result.services.length > 0 ? null : result.ref],
        ['url', result.url],
        ['status', result.status],
        ['outcome', result.outcome],
        ['duration-seconds', String(result.durationMs / 1_000)],
    ];
    return all.flatMap(([name, fact]) => (fact === null ? [] : [[name, fact]]));
}
function variableName(name) {
    return `TAXIWAY_${name.replaceAll('-', '_').toUpperCase()}`;
}
const plain = /^[A-Za-z0-9_./:@%+=,?-]*$/;
const list = /^\[(?:"[\w.-]+"(?:,"[\w.-]+")*)?\]$/;
function formatDotenv(outputs) {
    const named = [...outputs].map(([name, fact]) => [
        variableName(name === 'ref' ? 'deployed-ref' : name),
        list.test(fact) ? fact.replace(/[[\]"]/g, '') : fact,
    ]);
    const lines = named.filter(([, fact]) => plain.test(fact)).map(([name, fact]) => `${name}=${fact}\n`);
    return { text: lines.join(''), leftOut: named.filter(([, fact]) => !plain.test(fact)).map(([name]) => name) };
}
function safeJson(value, indent = 0) {
    const escaped = (text) => Array.from({ length: text.length }, (_, at) => `\\u${text.charCodeAt(at).toString(16).padStart(4, '0')}`).join('');
    return (JSON.stringify(value, undefined, indent) ?? 'null')
        .replace(/[\x7f-\x9f\u2028\u2029]|\p{Default_Ignorable_Code_Point}/gu, escaped)
        .replace(_text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .commands */ .Pi, (command) => escaped(command.charAt(0)) + command.slice(1));
}


/***/ }),

/***/ 7177:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ redactLine),
/* harmony export */   z: () => (/* binding */ report)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7975);
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6695);
/* harmony import */ var _deploy_events_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(3913);
/* harmony import */ var _deploy_result_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(3405);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(3387);
/* harmony import */ var _text_untrusted_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(8020);
/* harmony import */ var _services_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(5995);







async function report(host, run) {
    const services = new _services_js__WEBPACK_IMPORTED_MODULE_4__/* .ServiceHosts */ .F(host);
    let accepted;
    let ended;
    let isMistake = false;
    try {
        for await (const event of (0,_deploy_events_js__WEBPACK_IMPORTED_MODULE_2__/* .withEnd */ .EA)(run)) {
            if (event.kind === 'accepted')
                accepted = event;
            if (event.kind === 'ended')
                ended = event.result;
            else
                await show(host, event, services);
        }
    }
    catch (error) {
        isMistake = error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz && accepted === undefined;
        ended = thrownEnd(host, error, accepted);
    }
    const result = ended ?? thrownEnd(host, new Error('the run ended without a result'), accepted);
    await host.end(result, isMistake);
    return result;
}
async function show(host, event, services) {
    switch (event.kind) {
        case 'accepted': {
            const { serviceId, deploymentId, ref } = event;
            host.remember({ serviceId, deploymentId });
            host.beginLog();
            host.setOutput('deployment-id', deploymentId);
            host.setOutput('service-id', serviceId);
            if (ref !== undefined)
                host.setOutput('ref', ref);
            return host.say(host.redact(`Deployment ${deploymentId} of service ${serviceId} was accepted.`));
        }
        case 'chosen':
            host.remember({ hasBegun: true, serviceId: event.serviceId, deploymentId: event.deploymentId, isJudged: true });
            host.setOutput('deployment-id', event.deploymentId);
            return host.setOutput('service-id', event.serviceId);
        case 'preview':
            return host.setOutput('service-id', event.serviceId);
        case 'memory':
            return host.remember(event.facts);
        case 'rollback':
            if (event.from !== undefined)
                host.setOutput('rolled-back-from', event.from);
            if (event.to !== undefined)
                host.setOutput('rolled-back-to', event.to);
            return;
        case 'check': {
            const [found = '', ...details] = event.evidence;
            host.say(host.redact(`Check ${event.name} ${event.passed ? 'passed' : 'failed'}: ${found}`));
            if (!event.passed)
                await host.printLog(details);
            return;
        }
        case 'status':
            host.setOutput('status', event.word);
            host.showStatus(event.word);
            return host.say(host.redact(`Status: ${event.word} (after ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_5__/* .formatDuration */ .a3)(event.atMs)})`));
        case 'lines':
            return await printLines(host, event.lines);
        case 'archive': {
            const { path, digest, bytes, files } = event;
            host.setOutput('archive-file', path);
            host.setOutput('archive-digest', digest);
            const what = files === undefined ? 'The archive' : `The archive of ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_5__/* .count */ .U9)(files, 'file')}`;
            return host.say(host.redact(`${what} has ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_5__/* .formatBytes */ .z3)(bytes)}.`));
        }
        case 'progress': {
            const { step, doneBytes, totalBytes } = event;
            const share = totalBytes === 0 ? 100 : Math.floor((100 * doneBytes) / totalBytes);
            return host.showStatus(`${step} ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_5__/* .formatBytes */ .z3)(doneBytes)} of ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_5__/* .formatBytes */ .z3)(totalBytes)} (${share} %)`);
        }
        case 'url':
            return host.setOutput('url', event.url);
        case 'plan':
            return services.plan(event);
        case 'service':
            if (event.event.kind === 'ended')
                return await services.end(event.name, event.event.result);
            return await show(services.of(event.name), event.event, services);
        case 'warning':
            return host.warn(event.text);
        case 'notice':
            return host.notice(event.text);
        case 'ended':
            return;
        default:
            event;
    }
}
const mostLines = 1_000;
async function printLines(host, lines) {
    for (let from = 0; from < lines.length; from += mostLines) {
        const part = lines.slice(from, from + mostLines);
        await host.printLog(part.flatMap(({ text }) => (0,_text_untrusted_js__WEBPACK_IMPORTED_MODULE_6__/* .redactedLines */ .kz)(text, (line) => redactLine(host, line))));
    }
}
function redactLine(host, line) {
    const plain = (0,node_util__WEBPACK_IMPORTED_MODULE_0__.stripVTControlCharacters)(line);
    const redacted = host.redact(plain);
    return redacted === plain ? host.redact(line) : redacted;
}
function thrownEnd(host, error, accepted) {
    const text = (0,_text_format_js__WEBPACK_IMPORTED_MODULE_5__/* .messageOf */ .bD)(error);
    const end = (outcome, reason) => {
        const { serviceId = null, deploymentId = null, atMs = 0 } = accepted ?? {};
        return (0,_deploy_result_js__WEBPACK_IMPORTED_MODULE_3__/* .makeResult */ .U2)({ outcome, reason: host.redact(reason), serviceId, deploymentId, durationMs: atMs });
    };
    if (accepted !== undefined) {
        const { deploymentId } = accepted;
        return end('indeterminate', `Taxiway failed unexpectedly (${text}). Deployment ${deploymentId} is left running.`);
    }
    if (host.signal.aborted)
        return end('aborted', 'The run was cancelled before anything was requested.');
    const isRefused = error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz || (error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .PlatformError */ .Wk && error.effect === 'none');
    return isRefused ? end('failed', text) : end('indeterminate', `Taxiway failed unexpectedly (${text}).`);
}


/***/ }),

/***/ 5995:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ ServiceHosts),
/* harmony export */   q: () => (/* binding */ ServiceHost)
/* harmony export */ });
/* harmony import */ var _deploy_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5970);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(3387);
/* harmony import */ var _headline_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2251);



const longestKept = 4_000_000;
class ServiceHost {
    inputs;
    facts;
    secrets;
    signal;
    #host;
    #name;
    #lines = [];
    #length = 0;
    constructor(host, name, inputs = host.inputs) {
        this.inputs = inputs;
        this.facts = host.facts;
        this.secrets = host.secrets;
        this.signal = host.signal;
        this.#host = host;
        this.#name = name;
    }
    redact(text) {
        return this.#host.redact(text);
    }
    hide(values) {
        this.#host.hide(values);
    }
    beginLog() { }
    async printLog(lines) {
        for (const line of lines) {
            this.#lines.push(line);
            this.#length += line.length;
        }
        if (this.#length > longestKept)
            await this.#flush('the log so far');
    }
    async printGroup(title, lines) {
        await this.#host.printGroup(this.#named(title), lines);
    }
    say(text) {
        this.#host.say(this.#named(text));
    }
    notice(text) {
        this.say(text);
    }
    warn(text) {
        this.#host.warn(this.#named(text));
    }
    showStatus() { }
    mask(secret) {
        this.#host.mask(secret);
    }
    setOutput() { }
    remember(facts) {
        this.#host.remember(facts, this.#name);
    }
    async end(result) {
        const { outcome, passed, durationMs } = result;
        const word = (0,_deploy_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .judgedOutcome */ .uS)(result);
        await this.#flush(`${word} after ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatDuration */ .a3)(durationMs)}`);
        this.remember({ outcome, passed });
        this.#host.say(this.redact((0,_headline_js__WEBPACK_IMPORTED_MODULE_1__/* .headline */ .Pl)({ ...result, serviceId: this.#name })));
    }
    fail(reason, exitCode) {
        this.#host.fail(this.#named(reason), exitCode);
    }
    async #flush(title) {
        const lines = this.#lines;
        this.#lines = [];
        this.#length = 0;
        if (lines.length > 0)
            await this.printGroup(this.redact(title), lines);
    }
    #named(text) {
        return this.redact(`${this.#name}: ${text}`);
    }
}
class ServiceHosts {
    #host;
    #running = new Map();
    #toRun = 0;
    #ended = 0;
    constructor(host) {
        this.#host = host;
    }
    plan({ services }) {
        const verbs = { deploy: 'Deploy', check: 'Check', leave: 'Leave' };
        for (const { name, action, why } of services) {
            this.#host.say(this.#host.redact(`${verbs[action]} ${name}: ${why}.`));
        }
        this.#toRun = services.filter(({ action }) => action !== 'leave').length;
    }
    of(name) {
        const known = this.#running.get(name);
        if (known !== undefined)
            return known;
        const begun = new ServiceHost(this.#host, name);
        this.#running.set(name, begun);
        this.#showStatus();
        return begun;
    }
    async end(name, result) {
        await this.of(name).end(result);
        this.#running.delete(name);
        this.#ended++;
        this.#showStatus();
    }
    #showStatus() {
        this.#host.showStatus(`${this.#ended} of ${this.#toRun} done, under way: ${[...this.#running.keys()].join(', ')}`);
    }
}


/***/ }),

/***/ 3387:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Qu: () => (/* binding */ withoutFullStop),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   a3: () => (/* binding */ formatDuration),
/* harmony export */   bD: () => (/* binding */ messageOf),
/* harmony export */   ml: () => (/* binding */ shorten),
/* harmony export */   px: () => (/* binding */ shortenAtWord),
/* harmony export */   z3: () => (/* binding */ formatBytes)
/* harmony export */ });
function formatDuration(ms) {
    if (ms < 1_000)
        return `${Math.round(ms)} ms`;
    const seconds = Math.round(ms / 1_000);
    if (seconds < 60)
        return `${seconds} s`;
    const minutes = Math.floor(seconds / 60);
    if (minutes < 60)
        return withRest(`${minutes} min`, seconds % 60, 's');
    return withRest(`${Math.floor(minutes / 60)} h`, minutes % 60, 'min');
}
function withRest(whole, rest, unit) {
    return rest === 0 ? whole : `${whole} ${rest} ${unit}`;
}
function formatBytes(bytes) {
    if (bytes < 1_000)
        return count(bytes, 'byte');
    const power = bytes < 999_950 ? 1 : bytes < 999_950_000 ? 2 : 3;
    return `${(bytes / 1_000 ** power).toFixed(1)} ${['', 'KB', 'MB', 'GB'][power]}`;
}
function shorten(text, most) {
    if (text.length <= most)
        return text;
    const cut = text.slice(0, most - 1);
    return `${/[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut}…`;
}
function shortenAtWord(text, most) {
    return text.length <= most ? text : shorten(text, most).replace(/\s\S{0,40}$/, ' …');
}
function count(number, noun) {
    return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
function withoutFullStop(sentence) {
    return sentence.trim().replace(/\.$/, '');
}
function messageOf(error) {
    return error instanceof Error ? error.message : String(error);
}


/***/ }),

/***/ 1065:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Mn: () => (/* binding */ lines),
/* harmony export */   TM: () => (/* binding */ folded),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   em: () => (/* binding */ sentence),
/* harmony export */   nf: () => (/* binding */ link),
/* harmony export */   tp: () => (/* binding */ table)
/* harmony export */ });
function escapeText(text) {
    const escaped = text
        .replace(/[\r\n\u2028\u2029]+/g, ' ')
        .replace(/[&<>"'`@#![\]()*_~|\\$]/g, (character) => `&#${character.charCodeAt(0)};`);
    return escaped.replace(/&#(?:64|35);|\bGH-(?=\d)|https?:(?=\/\/)|www(?=\.)/gi, '$&&#8203;');
}
function sentence(text) {
    const parts = text.split(/`([^`\r\n]+)`/);
    return parts.map((part, index) => (index % 2 === 1 ? code(part) : escapeText(part))).join('');
}
function code(text) {
    return `<code>${escapeText(text)}</code>`;
}
function lines(texts) {
    const escaped = texts.map((text) => text.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`));
    return `<pre>\n${escaped.join('\n')}\n</pre>`;
}
function link(address, text) {
    const isAddress = /^https?:\/\/[^\s\p{Cc}<>"']+$/u.test(address);
    return isAddress ? `<a href="${address.replaceAll('&', '&amp;')}">${text}</a>` : code(address);
}
function folded(title, content) {
    return `<details><summary>${title}</summary>\n\n${content}\n\n</details>`;
}
function table(header, rows) {
    const row = (cells) => `| ${cells.join(' | ')} |`;
    return [row(header), `|${' --- |'.repeat(header.length)}`, ...rows.map(row)].join('\n');
}


/***/ }),

/***/ 6953:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ Redactor)
/* harmony export */ });
const redacted = '***';
class Redactor {
    #forms;
    constructor(secrets) {
        const forms = new Set();
        for (const secret of secrets)
            for (const form of formsOf(secret))
                forms.add(form);
        forms.delete('');
        this.#forms = [...forms].sort((one, other) => other.length - one.length);
    }
    redact(text) {
        let clean = text;
        for (const form of this.#forms)
            if (clean.includes(form))
                clean = clean.replaceAll(form, redacted);
        return clean;
    }
}
function formsOf(secret) {
    if (secret === '')
        return [];
    const base64 = Buffer.from(secret).toString('base64').replace(/=+$/, '');
    const forms = [secret, base64, percentEncoded(secret), JSON.stringify(secret).slice(1, -1)];
    return secret.includes('\n') ? [...forms, ...secret.split(/\r?\n/).filter((line) => line.trim().length >= 8)] : forms;
}
function percentEncoded(secret) {
    return encodeURIComponent(secret.toWellFormed());
}


/***/ }),

/***/ 8020:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   M0: () => (/* binding */ bar),
/* harmony export */   Pi: () => (/* binding */ commands),
/* harmony export */   X5: () => (/* binding */ cleanText),
/* harmony export */   kz: () => (/* binding */ redactedLines),
/* harmony export */   v3: () => (/* binding */ cleanLines),
/* harmony export */   y1: () => (/* binding */ plainLines)
/* harmony export */ });
const bar = ' | ';
const longestLine = 8 * 1024;
const escapes = /\x1b\[[0-9;:]*m|\x1b[\]PX^_][^\x07\x1b]*(?:\x07|\x1b\\)?|[\x1b\x9b]\[?[0-?]*[ -/]*[@-~]/g;
const colour = /^\x1b\[(?!(?:[0-9;:]*;)?0*8[;m])[0-9;:]*m$/;
const anyColour = /\x1b\[[0-9;:]*m/g;
const loneEscape = /\x1b(?!\[[0-9;:]*m)/g;
const anyEscape = /\x1b/g;
const endOfColour = '\x1b[0m';
const controls = /[\x00-\x08\x0a-\x1a\x1c-\x1f\x7f-\x9f\u2028\u2029]/g;
const suspicious = /[\x00-\x08\x0a-\x1f\x7f-\x9f\u2028\u2029]|##|section_|:(?:start|end):|\p{Default_Ignorable_Code_Point}/iu;
const commands = /##(?=\[|vso\[|teamcity\[)|section_(?:start|end)(?=:)|(?:fold|time)(?=:(?:start|end):)/gi;
const invisible = /\p{Default_Ignorable_Code_Point}/gu;
function cleanLines(text) {
    return splitAndClean(text).map(cut);
}
function redactedLines(text, redact) {
    return splitAndClean(text).map((line) => {
        const whole = redact(line);
        const shown = cut(whole);
        return shown === whole ? whole : redact(shown);
    });
}
function splitAndClean(text) {
    return suspicious.test(text) ? text.split(/\r\n|\n|\r/).map((line) => clean(line)) : [text];
}
function plainLines(text) {
    return cleanLines(text).map((line) => (line.includes('\x1b') ? line.replace(anyColour, '') : line));
}
function cleanText(text) {
    return clean(text.replace(/[\r\n]+/g, ' '), { keepColour: false }).trim();
}
function clean(line, { keepColour } = { keepColour: true }) {
    const plain = withoutCommands(line
        .replace(escapes, (sequence) => (keepColour && colour.test(sequence) ? sequence : ''))
        .replace(keepColour ? loneEscape : anyEscape, '')
        .replace(controls, ''));
    return plain.includes('\x1b') && !plain.endsWith(endOfColour) ? plain + endOfColour : plain;
}
function withoutCommands(line) {
    const seen = line.replace(invisible, '');
    const broken = seen.replace(commands, '$& ');
    return broken === seen ? line : broken;
}
function cut(line) {
    if (line.length * 3 <= longestLine)
        return line;
    const bytes = Buffer.from(line);
    if (bytes.length <= longestLine)
        return line;
    const first = bytes
        .subarray(0, longestLine)
        .toString()
        .replace(/\uFFFD$/, '');
    return `${first} … (line cut, ${bytes.length - Buffer.byteLength(first)} more bytes)`;
}


/***/ })

/******/ });
/************************************************************************/
/******/ // The module cache
/******/ var __webpack_module_cache__ = {};
/******/ 
/******/ // The require function
/******/ function __nccwpck_require__(moduleId) {
/******/ 	// Check if module is in cache
/******/ 	var cachedModule = __webpack_module_cache__[moduleId];
/******/ 	if (cachedModule !== undefined) {
/******/ 		return cachedModule.exports;
/******/ 	}
/******/ 	// Create a new module (and put it into the cache)
/******/ 	var module = __webpack_module_cache__[moduleId] = {
/******/ 		id: moduleId,
/******/ 		loaded: false,
/******/ 		exports: {}
/******/ 	};
/******/ 
/******/ 	// Execute the module function
/******/ 	var threw = true;
/******/ 	try {
/******/ 		__webpack_modules__[moduleId].call(module.exports, module, module.exports, __nccwpck_require__);
/******/ 		threw = false;
/******/ 	} finally {
/******/ 		if(threw) delete __webpack_module_cache__[moduleId];
/******/ 	}
/******/ 
/******/ 	// Flag the module as loaded
/******/ 	module.loaded = true;
/******/ 
/******/ 	// Return the exports of the module
/******/ 	return module.exports;
/******/ }
/******/ 
/******/ // expose the modules object (__webpack_modules__)
/******/ __nccwpck_require__.m = __webpack_modules__;
/******/ 
/************************************************************************/
/******/ /* webpack/runtime/asset-relocator-loader */
/******/ if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = decodeURIComponent(new URL('.', import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";
/******/ 
/******/ /* webpack/runtime/create fake namespace object */
/******/ (() => {
/******/ 	var getProto = Object.getPrototypeOf ? (obj) => (Object.getPrototypeOf(obj)) : (obj) => (obj.__proto__);
/******/ 	var leafPrototypes;
/******/ 	// create a fake namespace object
/******/ 	// mode & 1: value is a module id, require it
/******/ 	// mode & 2: merge all properties of value into the ns
/******/ 	// mode & 4: return value when already ns object
/******/ 	// mode & 16: return value when it's Promise-like
/******/ 	// mode & 8|1: behave like require
/******/ 	__nccwpck_require__.t = function(value, mode) {
/******/ 		if(mode & 1) value = this(value);
/******/ 		if(mode & 8) return value;
/******/ 		if(typeof value === 'object' && value) {
/******/ 			if((mode & 4) && value.__esModule) return value;
/******/ 			if((mode & 16) && typeof value.then === 'function') return value;
/******/ 		}
/******/ 		var ns = Object.create(null);
/******/ 		__nccwpck_require__.r(ns);
/******/ 		var def = {};
/******/ 		leafPrototypes = leafPrototypes || [null, getProto({}), getProto([]), getProto(getProto)];
/******/ 		for(var current = mode & 2 && value; typeof current == 'object' && !~leafPrototypes.indexOf(current); current = getProto(current)) {
/******/ 			Object.getOwnPropertyNames(current).forEach((key) => (def[key] = () => (value[key])));
/******/ 		}
/******/ 		def['default'] = () => (value);
/******/ 		__nccwpck_require__.d(ns, def);
/******/ 		return ns;
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/define property getters */
/******/ (() => {
/******/ 	// define getter functions for harmony exports
/******/ 	__nccwpck_require__.d = (exports, definition) => {
/******/ 		for(var key in definition) {
/******/ 			if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 				Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 			}
/******/ 		}
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/ensure chunk */
/******/ (() => {
/******/ 	__nccwpck_require__.f = {};
/******/ 	// This file contains only the entry chunk.
/******/ 	// The chunk loading function for additional chunks
/******/ 	__nccwpck_require__.e = (chunkId) => {
/******/ 		return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
/******/ 			__nccwpck_require__.f[key](chunkId, promises);
/******/ 			return promises;
/******/ 		}, []));
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/get javascript chunk filename */
/******/ (() => {
/******/ 	// This function allow to reference async chunks
/******/ 	__nccwpck_require__.u = (chunkId) => {
/******/ 		// return url for filenames based on template
/******/ 		return "" + chunkId + ".index.js";
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/hasOwnProperty shorthand */
/******/ (() => {
/******/ 	__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ })();
/******/ 
/******/ /* webpack/runtime/make namespace object */
/******/ (() => {
/******/ 	// define __esModule on exports
/******/ 	__nccwpck_require__.r = (exports) => {
/******/ 		if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
/******/ 			Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 		}
/******/ 		Object.defineProperty(exports, '__esModule', { value: true });
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/node module decorator */
/******/ (() => {
/******/ 	__nccwpck_require__.nmd = (module) => {
/******/ 		module.paths = [];
/******/ 		if (!module.children) module.children = [];
/******/ 		return module;
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/import chunk loading */
/******/ (() => {
/******/ 	// no baseURI
/******/ 	
/******/ 	// object to store loaded and loading chunks
/******/ 	// undefined = chunk not loaded, null = chunk preloaded/prefetched
/******/ 	// [resolve, Promise] = chunk loading, 0 = chunk loaded
/******/ 	var installedChunks = {
/******/ 		792: 0
/******/ 	};
/******/ 	
/******/ 	var installChunk = (data) => {
/******/ 		var {ids, modules, runtime} = data;
/******/ 		// add "modules" to the modules object,
/******/ 		// then flag all "ids" as loaded and fire callback
/******/ 		var moduleId, chunkId, i = 0;
/******/ 		for(moduleId in modules) {
/******/ 			if(__nccwpck_require__.o(modules, moduleId)) {
/******/ 				__nccwpck_require__.m[moduleId] = modules[moduleId];
/******/ 			}
/******/ 		}
/******/ 		if(runtime) runtime(__nccwpck_require__);
/******/ 		for(;i < ids.length; i++) {
/******/ 			chunkId = ids[i];
/******/ 			if(__nccwpck_require__.o(installedChunks, chunkId) && installedChunks[chunkId]) {
/******/ 				installedChunks[chunkId][0]();
/******/ 			}
/******/ 			installedChunks[ids[i]] = 0;
/******/ 		}
/******/ 	
/******/ 	}
/******/ 	
/******/ 	__nccwpck_require__.f.j = (chunkId, promises) => {
/******/ 			// import() chunk loading for javascript
/******/ 			var installedChunkData = __nccwpck_require__.o(installedChunks, chunkId) ? installedChunks[chunkId] : undefined;
/******/ 			if(installedChunkData !== 0) { // 0 means "already installed".
/******/ 	
/******/ 				// a Promise means "currently loading".
/******/ 				if(installedChunkData) {
/******/ 					promises.push(installedChunkData[1]);
/******/ 				} else {
/******/ 					if(true) { // all chunks have JS
/******/ 						// setup Promise in chunk cache
/******/ 						var promise = import("./" + __nccwpck_require__.u(chunkId)).then(installChunk, (e) => {
/******/ 							if(installedChunks[chunkId] !== 0) installedChunks[chunkId] = undefined;
/******/ 							throw e;
/******/ 						});
/******/ 						var promise = Promise.race([promise, new Promise((resolve) => (installedChunkData = installedChunks[chunkId] = [resolve]))])
/******/ 						promises.push(installedChunkData[1] = promise);
/******/ 					}
/******/ 				}
/******/ 			}
/******/ 	};
/******/ 	
/******/ 	// no prefetching
/******/ 	
/******/ 	// no preloaded
/******/ 	
/******/ 	// no external install chunk
/******/ 	
/******/ 	// no on chunks loaded
/******/ })();
/******/ 
/************************************************************************/
var __webpack_exports__ = {};

// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  o: () => (/* binding */ actions),
  e: () => (/* binding */ run)
});

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __nccwpck_require__(8500);
;// CONCATENATED MODULE: ./build/client/leave.js
const leftoverMs = 1_000;
const lookup = 'GetAddrInfoReqWrap';
function leaveSoon() {
    const leave = () => {
        const isHeld = process.platform !== 'win32' && process.getActiveResourcesInfo().includes(lookup);
        const program = [process.execPath, '--eval', `process.exitCode = ${Number(process.exitCode ?? 0)}`];
        if (isHeld)
            process.execve?.(process.execPath, program, {});
        process.exit();
    };
    setTimeout(leave, leftoverMs).unref();
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __nccwpck_require__(7598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(3024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __nccwpck_require__(8161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(6760);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __nccwpck_require__(7975);
// EXTERNAL MODULE: ./build/node_modules/@actions/core/lib/core.js + 4 modules
var core = __nccwpck_require__(4962);
// EXTERNAL MODULE: external "os"
var external_os_ = __nccwpck_require__(857);
// EXTERNAL MODULE: external "fs"
var external_fs_ = __nccwpck_require__(9896);
;// CONCATENATED MODULE: ./build/node_modules/@actions/core/lib/summary.js
var __awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
    function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
        function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
        function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};


const { access, appendFile, writeFile } = external_fs_.promises;
const SUMMARY_ENV_VAR = 'GITHUB_STEP_SUMMARY';
const SUMMARY_DOCS_URL = 'https://docs.github.com/actions/using-workflows/workflow-commands-for-github-actions#adding-a-job-summary';
class Summary {
    constructor() {
        this._buffer = '';
    }
    /**
     * Finds the summary file path from the environment, rejects if env var is not found or file does not exist
     * Also checks r/w permissions.
     *
     * @returns step summary file path
     */
    filePath() {
        return __awaiter(this, void 0, void 0, function* () {
            if (this._filePath) {
                return this._filePath;
            }
            const pathFromEnv = process.env[SUMMARY_ENV_VAR];
            if (!pathFromEnv) {
                throw new Error(`Unable to find environment variable for $${SUMMARY_ENV_VAR}. Check if your runtime environment supports job summaries.`);
            }
            try {
                yield access(pathFromEnv, external_fs_.constants.R_OK | external_fs_.constants.W_OK);
            }
            catch (_a) {
                throw new Error(`Unable to access summary file: '${pathFromEnv}'. Check if the file has correct read/write permissions.`);
            }
            this._filePath = pathFromEnv;
            return this._filePath;
        });
    }
    /**
     * Wraps content in an HTML tag, adding any HTML attributes
     *
     * @param {string} tag HTML tag to wrap
     * @param {string | null} content content within the tag
     * @param {[attribute: string]: string} attrs key-value list of HTML attributes to add
     *
     * @returns {string} content wrapped in HTML element
     */
    wrap(tag, content, attrs = {}) {
        const htmlAttrs = Object.entries(attrs)
            .map(([key, value]) => ` ${key}="${value}"`)
            .join('');
        if (!content) {
            return `<${tag}${htmlAttrs}>`;
        }
        return `<${tag}${htmlAttrs}>${content}</${tag}>`;
    }
    /**
     * Writes text in the buffer to the summary buffer file and empties buffer. Will append by default.
     *
     * @param {SummaryWriteOptions} [options] (optional) options for write operation
     *
     * @returns {Promise<Summary>} summary instance
     */
    write(options) {
        return __awaiter(this, void 0, void 0, function* () {
            const overwrite = !!(options === null || options === void 0 ? void 0 : options.overwrite);
            const filePath = yield this.filePath();
            const writeFunc = overwrite ? writeFile : appendFile;
            yield writeFunc(filePath, this._buffer, { encoding: 'utf8' });
            return this.emptyBuffer();
        });
    }
    /**
     * Clears the summary buffer and wipes the summary file
     *
     * @returns {Summary} summary instance
     */
    clear() {
        return __awaiter(this, void 0, void 0, function* () {
            return this.emptyBuffer().write({ overwrite: true });
        });
    }
    /**
     * Returns the current summary buffer as a string
     *
     * @returns {string} string of summary buffer
     */
    stringify() {
        return this._buffer;
    }
    /**
     * If the summary buffer is empty
     *
     * @returns {boolen} true if the buffer is empty
     */
    isEmptyBuffer() {
        return this._buffer.length === 0;
    }
    /**
     * Resets the summary buffer without writing to summary file
     *
     * @returns {Summary} summary instance
     */
    emptyBuffer() {
        this._buffer = '';
        return this;
    }
    /**
     * Adds raw text to the summary buffer
     *
     * @param {string} text content to add
     * @param {boolean} [addEOL=false] (optional) append an EOL to the raw text (default: false)
     *
     * @returns {Summary} summary instance
     */
    addRaw(text, addEOL = false) {
        this._buffer += text;
        return addEOL ? this.addEOL() : this;
    }
    /**
     * Adds the operating system-specific end-of-line marker to the buffer
     *
     * @returns {Summary} summary instance
     */
    addEOL() {
        return this.addRaw(external_os_.EOL);
    }
    /**
     * Adds an HTML codeblock to the summary buffer
     *
     * @param {string} code content to render within fenced code block
     * @param {string} lang (optional) language to syntax highlight code
     *
     * @returns {Summary} summary instance
     */
    addCodeBlock(code, lang) {
        const attrs = Object.assign({}, (lang && { lang }));
        const element = this.wrap('pre', this.wrap('code', code), attrs);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML list to the summary buffer
     *
     * @param {string[]} items list of items to render
     * @param {boolean} [ordered=false] (optional) if the rendered list should be ordered or not (default: false)
     *
     * @returns {Summary} summary instance
     */
    addList(items, ordered = false) {
        const tag = ordered ? 'ol' : 'ul';
        const listItems = items.map(item => this.wrap('li', item)).join('');
        const element = this.wrap(tag, listItems);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML table to the summary buffer
     *
     * @param {SummaryTableCell[]} rows table rows
     *
     * @returns {Summary} summary instance
     */
    addTable(rows) {
        const tableBody = rows
            .map(row => {
            const cells = row
                .map(cell => {
                if (typeof cell === 'string') {
                    return this.wrap('td', cell);
                }
                const { header, data, colspan, rowspan } = cell;
                const tag = header ? 'th' : 'td';
                const attrs = Object.assign(Object.assign({}, (colspan && { colspan })), (rowspan && { rowspan }));
                return this.wrap(tag, data, attrs);
            })
                .join('');
            return this.wrap('tr', cells);
        })
            .join('');
        const element = this.wrap('table', tableBody);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds a collapsable HTML details element to the summary buffer
     *
     * @param {string} label text for the closed state
     * @param {string} content collapsable content
     *
     * @returns {Summary} summary instance
     */
    addDetails(label, content) {
        const element = this.wrap('details', this.wrap('summary', label) + content);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML image tag to the summary buffer
     *
     * @param {string} src path to the image you to embed
     * @param {string} alt text description of the image
     * @param {SummaryImageOptions} options (optional) addition image attributes
     *
     * @returns {Summary} summary instance
     */
    addImage(src, alt, options) {
        const { width, height } = options || {};
        const attrs = Object.assign(Object.assign({}, (width && { width })), (height && { height }));
        const element = this.wrap('img', null, Object.assign({ src, alt }, attrs));
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML section heading element
     *
     * @param {string} text heading text
     * @param {number | string} [level=1] (optional) the heading level, default: 1
     *
     * @returns {Summary} summary instance
     */
    addHeading(text, level) {
        const tag = `h${level}`;
        const allowedTag = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].includes(tag)
            ? tag
            : 'h1';
        const element = this.wrap(allowedTag, text);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML thematic break (<hr>) to the summary buffer
     *
     * @returns {Summary} summary instance
     */
    addSeparator() {
        const element = this.wrap('hr', null);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML line break (<br>) to the summary buffer
     *
     * @returns {Summary} summary instance
     */
    addBreak() {
        const element = this.wrap('br', null);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML blockquote to the summary buffer
     *
     * @param {string} text quote text
     * @param {string} cite (optional) citation url
     *
     * @returns {Summary} summary instance
     */
    addQuote(text, cite) {
        const attrs = Object.assign({}, (cite && { cite }));
        const element = this.wrap('blockquote', text, attrs);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML anchor tag to the summary buffer
     *
     * @param {string} text link text/content
     * @param {string} href hyperlink
     *
     * @returns {Summary} summary instance
     */
    addLink(text, href) {
        const element = this.wrap('a', text, { href });
        return this.addRaw(element).addEOL();
    }
}
const _summary = new Summary();
/**
 * @deprecated use `core.summary`
 */
const markdownSummary = (/* unused pure expression or super */ null && (_summary));
const summary = _summary;
//# sourceMappingURL=summary.js.map
// EXTERNAL MODULE: ./build/client/json.js
var json = __nccwpck_require__(2426);
// EXTERNAL MODULE: ./build/deploy/result.js
var deploy_result = __nccwpck_require__(3405);
// EXTERNAL MODULE: ./build/inputs/read.js
var read = __nccwpck_require__(8718);
// EXTERNAL MODULE: ./build/inputs/secrets.js
var secrets = __nccwpck_require__(8569);
// EXTERNAL MODULE: ./build/preview/name.js
var preview_name = __nccwpck_require__(4720);
// EXTERNAL MODULE: ./build/report/headline.js
var headline = __nccwpck_require__(2251);
// EXTERNAL MODULE: ./build/report/host.js
var host = __nccwpck_require__(4129);
// EXTERNAL MODULE: ./build/report/json.js
var report_json = __nccwpck_require__(9665);
// EXTERNAL MODULE: ./build/deploy/history.js
var deploy_history = __nccwpck_require__(2566);
// EXTERNAL MODULE: ./build/text/format.js
var format = __nccwpck_require__(3387);
// EXTERNAL MODULE: ./build/text/markdown.js
var markdown = __nccwpck_require__(1065);
;// CONCATENATED MODULE: ./build/report/summary.js





const longestTail = 150_000;
const longestTailLine = 2_000;
const mostBars = 20;
function formatSummary(result, facts, tail) {
    const line = (0,headline/* headline */.Pl)(result);
    const first = (0,format/* shortenAtWord */.px)(line, 250);
    const parts = [
        `### ${(0,headline/* iconOf */.ZG)(result)} ${(0,markdown/* sentence */.em)(first)}`,
        first === line ? '' : (0,markdown/* sentence */.em)(line),
        formatCause(result),
        formatChecks(result),
        ...formatServices(result),
        (0,markdown/* table */.tp)(['Outcome', (0,markdown/* code */.aY)(result.outcome)], factRows(result, facts)),
        ...result.next.map(markdown/* sentence */.em),
        formatPhases(result),
        tail.length === 0 ? '' : (0,markdown/* folded */.TM)('The end of the log', (0,markdown/* lines */.Mn)(lastLines(tail))),
    ];
    return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}
function formatCause({ cause }) {
    if (cause === null)
        return '';
    const excerpt = (0,markdown/* lines */.Mn)(cause.excerpt);
    return cause.phase === 'build' ? excerpt : `**The service did not start.** ${headline/* startNote */.L8}\n\n${excerpt}`;
}
function formatChecks({ checks, rollback }) {
    if (checks.length === 0)
        return '';
    const rows = checks.map(({ name, passed, evidence: [found = '', ...more] }) => {
        return [(0,markdown/* code */.aY)(name), passed ? '✅ passed' : '❌ failed', (0,markdown/* sentence */.em)([found, ...more.slice(0, 10)].join(' · '))];
    });
    const back = rollback === null ? [] : [[(0,markdown/* code */.aY)('rollback'), (0,headline/* iconOf */.ZG)(rollback), (0,markdown/* sentence */.em)(rollback.reason)]];
    return (0,markdown/* table */.tp)(['Check', 'Result', 'What was seen'], [...rows, ...back]);
}
function formatServices({ services }) {
    if (services.length === 0)
        return [];
    const rows = services.map(({ name, result }) => {
        const { serviceId, deploymentId, url, durationMs, reason } = result;
        const place = deploymentId === null ? '' : cell(deploymentId);
        const time = deploymentId === null ? '' : (0,format/* formatDuration */.a3)(durationMs);
        const shown = url === null ? (0,markdown/* code */.aY)(name) : (0,markdown/* link */.nf)(url, (0,markdown/* code */.aY)(name));
        return [`${(0,headline/* iconOf */.ZG)(result)} ${shown}`, cell(serviceId ?? ''), place, time, (0,markdown/* sentence */.em)((0,format/* shortenAtWord */.px)(reason, 300))];
    });
    const broken = services.filter(({ result: { passed, cause } }) => !passed && cause !== null);
    const most = Math.floor(longestTail / Math.max(1, broken.length));
    const quotes = broken.map(({ name, result }) => `**${(0,markdown/* code */.aY)(name)}**\n\n${(0,markdown/* lines */.Mn)(firstLines(result.cause?.excerpt ?? [], most))}`);
    return [(0,markdown/* table */.tp)(['Service', 'Id', 'Deployment', 'Time', 'What happened'], rows), ...quotes];
}
function factRows(result, facts) {
    const { serviceId, deploymentId, ref, url, status, durationMs } = result;
    const isPage = ref !== null && facts.github !== undefined && (0,deploy_history/* isCommit */.WM)(ref);
    const shown = [
        ['Service', serviceId === null ? undefined : cell(serviceId)],
        ['Deployment', deploymentId === null ? undefined : cell(deploymentId)],
        ['Ref', ref === null ? undefined : isPage ? (0,markdown/* link */.nf)(`${facts.github?.url}/commit/${ref}`, cell(ref)) : cell(ref)],
        ['Address', url === null ? undefined : (0,markdown/* link */.nf)(url, cell(url))],
        ['Status', status === null ? undefined : cell(status)],
        ['Time', (0,format/* formatDuration */.a3)(durationMs)],
        ['Log', facts.runUrl === undefined ? undefined : (0,markdown/* link */.nf)(facts.runUrl, 'of this job')],
    ];
    return shown.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
}
function cell(fact) {
    return (0,markdown/* code */.aY)((0,format/* shorten */.ml)(fact, 300));
}
function formatPhases({ phases, status }) {
    const before = phases.at(-1)?.name === status ? phases.slice(0, -1) : phases;
    const shown = before.filter(({ durationMs }) => durationMs >= 50).slice(0, mostBars);
    if (shown.length < 2)
        return '';
    let startMs = 0;
    const bars = shown.map(({ name, durationMs }) => {
        const label = name
            .replace(/[^\p{L}\p{N}_-]+/gu, ' ')
            .trim()
            .slice(0, 40) || 'phase';
        const bar = `  ${label} ${(0,format/* formatDuration */.a3)(durationMs)} : ${startMs}, ${startMs + durationMs}`;
        startMs += durationMs;
        return bar;
    });
    return ['```mermaid', 'gantt', '  dateFormat x', '  axisFormat %M:%S', '  section Phases', ...bars, '```'].join('\n');
}
function firstLines(excerpt, most) {
    let length = 0;
    return excerpt.filter((line) => {
        length += line.length + 1;
        return length <= most;
    });
}
function lastLines(tail) {
    const kept = [];
    let length = 0;
    for (const line of tail.toReversed()) {
        const text = (0,external_node_util_.stripVTControlCharacters)(line).slice(0, longestTailLine);
        length += text.length + 1;
        if (length > longestTail)
            break;
        kept.push(text);
    }
    return kept.toReversed();
}

// EXTERNAL MODULE: ./build/text/redact.js
var redact = __nccwpck_require__(6953);
// EXTERNAL MODULE: ./build/text/untrusted.js
var untrusted = __nccwpck_require__(8020);
;// CONCATENATED MODULE: ./build/github/job.js


















const mostAnnotations = 10;
const longestMessage = 4_000;
const mostTail = 200;
const mostShown = 200;
class GitHubJob {
    inputs;
    facts;
    secrets;
    signal;
    #redactor;
    #keys;
    #outputs = new Map();
    #annotations = { notice: 0, warning: 0 };
    #memory = {};
    #services = new Map();
    #log;
    #hasFailed = false;
    #tail = [];
    constructor(environment, signal) {
        this.signal = signal;
        this.inputs = new read/* Inputs */.G((name) => environment[`INPUT_${name.toUpperCase()}`]);
        this.facts = readFacts(environment);
        const keys = (0,secrets/* secretInputs */._y)(this.inputs);
        this.secrets = (0,secrets/* secretsOf */.Fj)(this.inputs, [...(0,host/* namesIn */.w)(this.facts), ...previewsIn(environment)]);
        this.#redactor = new redact/* Redactor */.p(this.secrets);
        this.#keys = new redact/* Redactor */.p(keys);
        this.#log = new LogFile((0,external_node_path_.join)(this.facts.temporaryFolder, `taxiway-${(0,external_node_crypto_.randomUUID)()}.log`));
        const apiKey = this.inputs.text('api-key');
        if (apiKey !== undefined)
            (0,core/* setSecret */.Pq)(apiKey);
        process.stdout.on('error', () => undefined);
    }
    redact(text) {
        return this.#redactor.redact(text);
    }
    hide(values) {
        this.secrets = [...this.secrets, ...values];
        this.#redactor = new redact/* Redactor */.p(this.secrets);
    }
    async printLog(lines) {
        if (lines.length === 0)
            return;
        this.#tail = [...this.#tail, ...lines.slice(-mostTail)].slice(-mostTail);
        const problem = this.#log.write(lines.map((line) => `${(0,external_node_util_.stripVTControlCharacters)(line)}\n`).join(''));
        if (problem !== undefined)
            this.warn(this.redact(`The log file ends here: ${problem}`));
        await writeLines(lines);
    }
    async printGroup(title, lines) {
        (0,core/* startGroup */.Oh)(this.#clean(title));
        await writeLines(lines);
        (0,core/* endGroup */.N4)();
    }
    beginLog() {
        const problem = this.#log.open();
        if (problem === undefined)
            this.setOutput('log-file', this.#log.path);
        else
            this.warn(this.redact(`There is no log file: ${problem}`));
    }
    async printAnswer(json) {
        const lines = json.split('\n');
        const rest = lines.length - mostShown;
        const shown = lines.slice(0, mostShown).flatMap(untrusted/* cleanLines */.v3);
        await writeLines(shown.map((line) => this.redact(line)));
        if (rest > 0)
            this.say(this.redact(`… and ${rest} more lines in the output \`result\``));
    }
    say(text) {
        const line = this.#clean(text);
        process.stdout.write(`${line.startsWith('::') ? untrusted/* bar */.M0 : ''}${line}\n`);
    }
    notice(text) {
        if (++this.#annotations.notice > mostAnnotations)
            this.say(this.redact(`Notice: ${text}`));
        else
            (0,core/* notice */.lm)(this.#message(text));
    }
    warn(text) {
        if (++this.#annotations.warning > mostAnnotations)
            this.say(this.redact(`Warning: ${text}`));
        else
            (0,core/* warning */.$e)(this.#message(text));
    }
    showStatus() { }
    mask(secret) {
        (0,core/* setSecret */.Pq)(secret);
    }
    setOutput(name, fact) {
        if (this.#outputs.get(name) === fact)
            return;
        this.#outputs.set(name, fact);
        if (this.#keys.redact(fact) === fact)
            (0,core/* setOutput */.uH)(name, fact);
        else
            this.warn(this.redact(`The output \`${name}\` is left out: it would hold a key.`));
    }
    remember(facts, service) {
        const holdsKey = (fact) => {
            const text = typeof fact === 'string' ? fact : (JSON.stringify(fact) ?? '');
            return this.#keys.redact(text) !== text;
        };
        const kept = Object.fromEntries(Object.entries(facts).filter(([, fact]) => !holdsKey(fact)));
        if (service === undefined)
            Object.assign(this.#memory, kept);
        else
            this.#services.set(service, { ...this.#services.get(service), ...kept });
        (0,core/* saveState */.LZ)(stateName, { ...this.#memory, services: Object.fromEntries(this.#services) });
    }
    async end(ended) {
        for (const [name, fact] of (0,report_json/* outputsOf */.Yz)(ended))
            this.setOutput(name, fact);
        const result = (0,deploy_result/* withoutKeys */.Pe)(ended, (fact) => this.#keys.redact(fact) !== fact);
        this.#log.close();
        process.exitCode = result.passed && !this.#hasFailed ? 0 : 1;
        if (result.passed)
            this.say(this.redact((0,headline/* headline */.Pl)(result)));
        else
            (0,core/* error */.z3)(this.#message((0,headline/* formatFailure */.M3)(result)));
        const { outcome, passed, reason, url } = result;
        this.remember({ outcome, passed, reason, url });
        const placed = [result, ...result.services.map((service) => service.result)].filter(({ cause }) => cause?.file);
        if (placed.length > 0) {
            const { annotateFile } = await __nccwpck_require__.e(/* import() */ 860).then(__nccwpck_require__.bind(__nccwpck_require__, 4860));
            for (const each of placed.slice(0, mostAnnotations - 1))
                await annotateFile(each, this.facts);
        }
        if (!/^false$/i.test(this.inputs.text('job-summary') ?? ''))
            await this.#writeSummary(formatSummary(result, this.facts, this.#tail));
    }
    fail(reason) {
        this.#hasFailed = true;
        process.exitCode = 1;
        (0,core/* error */.z3)(this.#message(reason));
    }
    #clean(text) {
        return this.redact((0,untrusted/* cleanText */.X5)(text));
    }
    #message(text) {
        const lines = text.split('\n').flatMap(untrusted/* cleanLines */.v3);
        return (0,format/* shorten */.ml)(lines.map((line) => this.redact(line)).join('\n'), longestMessage);
    }
    async #writeSummary(markdown) {
        try {
            await summary.addRaw(markdown).write();
        }
        catch (failure) {
            this.say(this.redact(`The summary could not be written: ${String(failure)}`));
        }
    }
}
async function writeLines(lines) {
    await new Promise((resolve) => {
        process.stdout.write(lines.map((line) => `${untrusted/* bar */.M0}${line}\n`).join(''), () => resolve());
    });
}
const stateName = 'run';
function readState(environment) {
    const text = environment[`STATE_${stateName}`];
    return text ? JSON.parse(text) : undefined;
}
function readFacts(environment) {
    const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_RUN_ID: run } = environment;
    const { GITHUB_API_URL: apiUrl = 'https://api.github.com', GITHUB_HEAD_REF: head, GITHUB_REF_NAME: name, } = environment;
    const github = server && repository ? { apiUrl, repository, url: `${server}/${repository}` } : undefined;
    return {
        workspace: environment['GITHUB_WORKSPACE'] || process.cwd(),
        temporaryFolder: environment['RUNNER_TEMP'] || (0,external_node_os_.tmpdir)(),
        commit: readHead(environment['GITHUB_EVENT_PATH']) ?? (environment['GITHUB_SHA'] || undefined),
        branch: environment['GITHUB_REF_TYPE'] === 'tag' ? undefined : head || name || undefined,
        github,
        runUrl: github && run ? `${github.url}/actions/runs/${run}` : undefined,
    };
}
function readHead(eventPath) {
    try {
        const event = JSON.parse((0,external_node_fs_.readFileSync)(eventPath ?? '', 'utf8'));
        const sha = (0,json/* field */.ZZ)((0,json/* field */.ZZ)((0,json/* field */.ZZ)(event, 'pull_request'), 'head'), 'sha');
        return typeof sha === 'string' ? sha : undefined;
    }
    catch {
        return undefined;
    }
}
function previewsIn(environment) {
    const repository = environment['GITHUB_REPOSITORY']?.split('/').at(-1);
    const number = /^refs\/pull\/(\d+)\//.exec(environment['GITHUB_REF'] ?? '')?.[1];
    return repository === undefined || number === undefined ? [] : [(0,preview_name/* previewName */.gz)(repository, Number(number))];
}
class LogFile {
    path;
    #file;
    constructor(path) {
        this.path = path;
    }
    open() {
        return this.#try(() => {
            this.#file = (0,external_node_fs_.openSync)(this.path, 'w');
        });
    }
    write(text) {
        const file = this.#file;
        return file === undefined ? undefined : this.#try(() => (0,external_node_fs_.writeSync)(file, text));
    }
    close() {
        if (this.#file !== undefined)
            (0,external_node_fs_.closeSync)(this.#file);
        this.#file = undefined;
    }
    #try(work) {
        try {
            work();
            return undefined;
        }
        catch (failure) {
            this.#file = undefined;
            return String(failure);
        }
    }
}

// EXTERNAL MODULE: ./build/report/report.js
var report = __nccwpck_require__(7177);
;// CONCATENATED MODULE: ./build/actions/main.js





const actions = {
    deploy: async (job) => {
        const { deployRun } = await Promise.all(/* import() */[__nccwpck_require__.e(970), __nccwpck_require__.e(759), __nccwpck_require__.e(567), __nccwpck_require__.e(629)]).then(__nccwpck_require__.bind(__nccwpck_require__, 9629));
        await (0,report/* report */.z)(job, deployRun(job));
    },
    call: async (job) => {
        const { call } = await Promise.all(/* import() */[__nccwpck_require__.e(970), __nccwpck_require__.e(759), __nccwpck_require__.e(798)]).then(__nccwpck_require__.bind(__nccwpck_require__, 3798));
        await call(job, async (answer, isPrivate) => {
            if (!isPrivate)
                await job.printAnswer(answer);
        });
    },
    gate: async (job) => {
        const { gateRun } = await Promise.all(/* import() */[__nccwpck_require__.e(970), __nccwpck_require__.e(759), __nccwpck_require__.e(567), __nccwpck_require__.e(421), __nccwpck_require__.e(19)]).then(__nccwpck_require__.bind(__nccwpck_require__, 1019));
        await (0,report/* report */.z)(job, gateRun(job));
    },
    rollback: async (job) => {
        const { rollbackRun } = await Promise.all(/* import() */[__nccwpck_require__.e(970), __nccwpck_require__.e(759), __nccwpck_require__.e(567), __nccwpck_require__.e(421), __nccwpck_require__.e(642)]).then(__nccwpck_require__.bind(__nccwpck_require__, 642));
        await (0,report/* report */.z)(job, rollbackRun(job));
    },
    preview: async (job) => {
        const { previewRun } = await Promise.all(/* import() */[__nccwpck_require__.e(970), __nccwpck_require__.e(759), __nccwpck_require__.e(968)]).then(__nccwpck_require__.bind(__nccwpck_require__, 8968));
        await (0,report/* report */.z)(job, previewRun(job));
    },
    fleet: async (job) => {
        const { fleetRun } = await Promise.all(/* import() */[__nccwpck_require__.e(970), __nccwpck_require__.e(815), __nccwpck_require__.e(298), __nccwpck_require__.e(759), __nccwpck_require__.e(567), __nccwpck_require__.e(421), __nccwpck_require__.e(19), __nccwpck_require__.e(751)]).then(__nccwpck_require__.bind(__nccwpck_require__, 4751));
        await (0,report/* report */.z)(job, fleetRun(job));
    },
    post: async (job) => {
        const { post } = await Promise.all(/* import() */[__nccwpck_require__.e(970), __nccwpck_require__.e(759), __nccwpck_require__.e(968), __nccwpck_require__.e(211)]).then(__nccwpck_require__.bind(__nccwpck_require__, 4211));
        await post(job, readState(process.env));
    },
};
async function run(name, cancel) {
    const job = new GitHubJob(process.env, cancel.signal);
    const crash = (error) => {
        job.fail(job.redact(`Taxiway failed unexpectedly (${(0,format/* messageOf */.bD)(error)}).`));
        cancel.abort(error);
    };
    process.on('uncaughtException', crash);
    process.on('unhandledRejection', crash);
    await (0,promises_.setImmediate)();
    await actions[name](job).catch(crash);
    leaveSoon();
}

var __webpack_exports__actions = __webpack_exports__.o;
var __webpack_exports__run = __webpack_exports__.e;
export { __webpack_exports__actions as actions, __webpack_exports__run as run };
