export const id = 807;
export const ids = [807];
export const modules = {

/***/ 6048:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ parseApiKey)
/* harmony export */ });
/* unused harmony export Secret */
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3597);
/* harmony import */ var _text_redactor_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(665);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6695);




class Secret {
    #value;
    constructor(value) {
        this.#value = value;
    }
    reveal() {
        return this.#value;
    }
    toString() {
        return _text_redactor_js__WEBPACK_IMPORTED_MODULE_1__/* .redacted */ .pc;
    }
    toJSON() {
        return _text_redactor_js__WEBPACK_IMPORTED_MODULE_1__/* .redacted */ .pc;
    }
    [node_util__WEBPACK_IMPORTED_MODULE_0__.inspect.custom]() {
        return _text_redactor_js__WEBPACK_IMPORTED_MODULE_1__/* .redacted */ .pc;
    }
}
function parseApiKey(given) {
    const key = typeof given === 'string' ? new Secret(given) : given;
    const problem = problemOf(key.reveal());
    if (problem !== undefined)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz('api-key', problem);
    return key;
}
function problemOf(key) {
    if (key.trim() === '')
        return (0,_text_message_js__WEBPACK_IMPORTED_MODULE_3__/* .message */ .i) `api-key-empty: \`api-key\` is empty. Use a key from the dashboard.`;
    if (/[\r\n]/.test(key))
        return (0,_text_message_js__WEBPACK_IMPORTED_MODULE_3__/* .message */ .i) `api-key-line-break: \`api-key\` contains a line break. Store the key without one.`;
    if (/^[\x21-\x7E]+$/.test(key))
        return undefined;
    return (0,_text_message_js__WEBPACK_IMPORTED_MODULE_3__/* .message */ .i) `api-key-not-printable: \`api-key\` contains a space, a control character or a non-ASCII character. Store the key alone.`;
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
function readId(value, keys = ['id']) {
    const ids = isFields(value) ? keys.map((key) => value[key]) : [];
    const id = ids.find((each) => typeof each === 'number' || (typeof each === 'string' && each !== ''));
    return id === undefined ? undefined : String(id);
}


/***/ }),

/***/ 6119:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ parseHistoryPage),
/* harmony export */   n: () => (/* binding */ readPages)
/* harmony export */ });
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3597);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6695);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(525);



async function* readPages(before, read) {
    const seen = new Set();
    for (let cursor = before;;) {
        const page = parseHistoryPage(await read(cursor));
        yield page;
        if (cursor !== undefined)
            seen.add(String(cursor));
        if (page.nextCursor === undefined)
            return;
        if (seen.has(String(page.nextCursor)))
            throw unreadable('a cursor that it gave before');
        cursor = page.nextCursor;
    }
}
function parseHistoryPage(body) {
    const deployments = (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .isFields */ .C)(body) ? body['deployments'] : undefined;
    if (!(0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .isFields */ .C)(body) || !Array.isArray(deployments))
        throw unreadable('no "deployments"');
    return { deployments: deployments.filter(_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .isFields */ .C), nextCursor: cursorIn(body['nextCursor']) };
}
function cursorIn(value) {
    if (typeof value !== 'number' && typeof value !== 'string')
        return undefined;
    return value === 0 || value === '' || value === '0' ? undefined : value;
}
function unreadable(found) {
    const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_2__/* .message */ .i) `history-unreadable: list_deployments: the platform answered with ${found}.`;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UnreadableError */ .Gy(text, { operation: 'list_deployments', status: 200 });
}


/***/ }),

/***/ 1811:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q2: () => (/* binding */ hasMoved),
/* harmony export */   Uq: () => (/* binding */ maximumRedirects),
/* harmony export */   qQ: () => (/* binding */ parseRedirect)
/* harmony export */ });
const maximumRedirects = 5;
const redirects = new Set([301, 302, 303, 307, 308]);
function parseRedirect(status, location, from) {
    if (!redirects.has(status))
        return undefined;
    const target = location === undefined ? null : URL.parse(location, from.href);
    if (target === null)
        return { kind: 'nowhere' };
    if (target.origin !== from.origin)
        return { kind: 'elsewhere', origin: `${target.protocol}//${target.host}` };
    return { kind: 'here', path: `${target.pathname}${target.search}` };
}
function hasMoved(status) {
    return status === 301 || status === 307 || status === 308;
}


/***/ }),

/***/ 7129:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BG: () => (/* binding */ jsonOrText),
/* harmony export */   Vh: () => (/* binding */ readJson),
/* harmony export */   i4: () => (/* binding */ readBeginning),
/* harmony export */   ni: () => (/* binding */ readRefusal),
/* harmony export */   yR: () => (/* binding */ readText)
/* harmony export */ });
/* harmony import */ var _text_control_characters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4600);
/* harmony import */ var _text_excerpt_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6167);
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5666);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3597);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6695);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(525);






const largestAnswer = 16 * 1024 * 1024;
const largestRefusal = 64 * 1024;
const saidCharacters = 500;
async function readText(operation, response) {
    const { text: body, cut } = await readBeginning(response.body, largestAnswer);
    if (!cut)
        return body;
    const { status } = response;
    const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_2__/* .message */ .i) `answer-too-large: ${operation}: the platform answered ${status} with more than 16 MiB.`;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UnreadableError */ .Gy(text, { operation, status });
}
async function readJson(operation, response) {
    const text = await readText(operation, response);
    try {
        return (0,_text_json_js__WEBPACK_IMPORTED_MODULE_3__/* .parseJson */ .q)(text);
    }
    catch (cause) {
        const { status } = response;
        const found = kindOf(text);
        const sentence = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_2__/* .message */ .i) `answer-not-json: ${operation}: the answer was ${found}, not JSON (status ${status}). Check \`base-url\`.`;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UnreadableError */ .Gy(sentence, { operation, status, cause, found });
    }
}
function jsonOrText(text) {
    if (text === '')
        return undefined;
    try {
        return (0,_text_json_js__WEBPACK_IMPORTED_MODULE_3__/* .parseJson */ .q)(text);
    }
    catch {
        return text;
    }
}
async function readRefusal(response, redact) {
    const { text } = await readBeginning(response.body, largestRefusal).catch(() => ({ text: '' }));
    try {
        const plain = (0,_text_control_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .removeColour */ .F4)((0,_text_control_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .removeControls */ .bI)(redact(errorIn((0,_text_json_js__WEBPACK_IMPORTED_MODULE_3__/* .parseJson */ .q)(text)))));
        const said = redact((0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_4__/* .oneLine */ .TN)(plain)).trim();
        return { said: said.slice(0, saidCharacters), found: 'JSON' };
    }
    catch {
        return { said: '', found: kindOf(text) };
    }
}
function kindOf(text) {
    const start = text.trimStart();
    if (start === '')
        return 'an empty body';
    if (start.startsWith('<'))
        return 'HTML';
    return /^[[{"]/.test(start) ? 'broken JSON' : 'plain text';
}
function errorIn(body) {
    if (!(0,_fields_js__WEBPACK_IMPORTED_MODULE_5__/* .isFields */ .C)(body))
        return '';
    const { error, message: reasons } = body;
    const said = ((0,_fields_js__WEBPACK_IMPORTED_MODULE_5__/* .isFields */ .C)(error) ? error['message'] : error) ?? reasons ?? '';
    return typeof said === 'string' ? said : JSON.stringify(said);
}
async function readBeginning(body, limit) {
    const chunks = [];
    let left = limit;
    for await (const chunk of body) {
        chunks.push(chunk.subarray(0, left));
        left -= chunk.length;
        if (left < 0)
            break;
    }
    return { text: new TextDecoder().decode(Buffer.concat(chunks)), cut: left < 0 };
}


/***/ }),

/***/ 856:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ buildUserAgent),
/* harmony export */   r: () => (/* binding */ version)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6695);

const version = '0.1.0';
function buildUserAgent(addition = '') {
    if (!/^[\x20-\x7E]*$/.test(addition))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('userAgent', 'The user agent must be printable ASCII.');
    return addition === '' ? `taxiway/${version}` : `taxiway/${version} ${addition}`;
}


/***/ }),

/***/ 9106:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  O: () => (/* binding */ Platform)
});

// EXTERNAL MODULE: ./build/contract/operations.js + 3 modules
var operations = __webpack_require__(1825);
// EXTERNAL MODULE: ./build/text/message.js
var message = __webpack_require__(3597);
// EXTERNAL MODULE: ./build/text/redactor.js + 1 modules
var redactor = __webpack_require__(665);
// EXTERNAL MODULE: ./build/client/api-key.js
var api_key = __webpack_require__(6048);
// EXTERNAL MODULE: ./build/client/base-url.js
var base_url = __webpack_require__(2701);
// EXTERNAL MODULE: ./build/client/errors.js
var errors = __webpack_require__(6695);
// EXTERNAL MODULE: ./build/client/history-pages.js
var history_pages = __webpack_require__(6119);
// EXTERNAL MODULE: ./build/text/duration.js
var duration = __webpack_require__(9556);
// EXTERNAL MODULE: ./build/client/time/clock.js
var time_clock = __webpack_require__(9376);
// EXTERNAL MODULE: ./build/client/http/redirect.js
var http_redirect = __webpack_require__(1811);
;// CONCATENATED MODULE: ./build/contract/status.js
const statusMeanings = {
    400: 'invalid parameters: required fields, types or resource configuration',
    401: 'API key missing, invalid or revoked',
    402: 'the account must resolve a billing requirement',
    403: 'caller or key scope does not permit the operation, including a restricted key that omitted its environment',
    404: 'resource does not exist or is not visible; a resource outside the permissions of the caller may be reported as missing',
    409: 'current resource state prevents the operation',
    500: 'operation could not be completed; the state of a write should be checked before retrying',
};
function isDocumentedStatus(status) {
    return Object.hasOwn(statusMeanings, status);
}

;// CONCATENATED MODULE: ./build/client/http/refusal.js



const advice = {
    400: (0,message/* message */.i) `refused-400: Check the arguments.`,
    401: (0,message/* message */.i) `refused-401: Check \`api-key\`, or create a new key in the dashboard.`,
    402: (0,message/* message */.i) `refused-402: The account must resolve a billing requirement in the dashboard first.`,
    404: (0,message/* message */.i) `refused-404: It does not exist, or this key cannot see it: check the id, and which account or project the key belongs to.`,
    405: (0,message/* message */.i) `refused-405: No operation of the platform has this answer: is \`base-url\` the address of the API, and not of a website?`,
    409: (0,message/* message */.i) `refused-409: The current state of the resource prevents it: check the dashboard.`,
    429: (0,message/* message */.i) `refused-429: It asks to slow down: try again later.`,
};
function toRefusedError(refusal) {
    const { operation, status, said, found, retryAfterMs } = refusal;
    const meaning = isDocumentedStatus(status) ? ` (${statusMeanings[status]})` : '';
    const quoted = said === '' ? meaning : `: "${said.replace(/\.$/, '')}"`;
    const text = (0,message/* message */.i) `platform-refused: ${operation}: the platform answered ${status}${quoted}. ${adviceOn(refusal)}`;
    return new errors/* RefusedError */.fk(text, { operation, status, said, found, retryAfterMs });
}
function adviceOn({ status, found, access, effect, subject, retryAfterMs }) {
    if (found === 'HTML' && status < 500)
        return (0,message/* message */.i) `refused-html: The answer was an HTML page, not JSON: is \`base-url\` the address of a website or a sign-in page instead of the API?`;
    if (status === 403)
        return adviceOnKey(access);
    if (status === 404 && subject !== undefined)
        return (0,message/* message */.i) `refused-404-for: This key cannot see "${subject}": check it for a typo, and that the key belongs to the same account or project.`;
    if (status === 429 && retryAfterMs !== undefined)
        return (0,message/* message */.i) `refused-429-for: It asks to wait ${Math.ceil(retryAfterMs / 1000)} s: try again after that.`;
    if (status < 500)
        return advice[status] ?? (0,message/* message */.i) `refused-other: The request was not accepted.`;
    return effect === 'read'
        ? (0,message/* message */.i) `refused-read-500: The platform could not complete it: try again later.`
        : (0,message/* message */.i) `refused-write-500: The write may have taken effect: check the state before you try again.`;
}
function adviceOnKey(access) {
    switch (access.kind) {
        case 'any-key':
            return (0,message/* message */.i) `refused-403-any-key: Any valid key may do this: check that it is from this platform.`;
        case 'account-only':
            return (0,message/* message */.i) `refused-403-account: Only an account key may do this; a read-only one cannot write.`;
        case 'capability':
            return (0,message/* message */.i) `refused-403-capability: A ${access.serviceKey ? 'service or project key' : 'project key'} needs ${access.capability}:${access.level} for this; an account key may do it unless it is read-only, or its user may not. A key that is restricted to environments must name one of them.`;
        case 'own-project':
            return (0,message/* message */.i) `refused-403-project: This needs an account key with access to the project, or a key of the project.`;
        case 'not-shown':
            return (0,message/* message */.i) `refused-403: The key or its scope does not permit this. A key that is restricted to environments must name one of them.`;
        default:
            return access;
    }
}

// EXTERNAL MODULE: ./build/client/http/response-body.js
var response_body = __webpack_require__(7129);
// EXTERNAL MODULE: ./build/client/http/retry.js
var retry = __webpack_require__(9233);
;// CONCATENATED MODULE: ./build/client/http/exchange.js








const slowMs = 5_000;
class Exchange {
    #options;
    #heldUntilMs = Number.NEGATIVE_INFINITY;
    constructor(options) {
        this.#options = options;
    }
    async run(call, { scope, retries = true, onRetry }, read) {
        const { base, clock, random } = this.#options;
        const heldUntilMs = () => this.#heldUntilMs;
        const tell = (error, waitMs) => {
            onRetry?.(error, waitMs);
            this.#options.onRetry?.(error, waitMs);
        };
        let path = base.prefix + call.path;
        for (let hops = 0;; hops++) {
            const attempt = async () => {
                await this.#waitWhileHeld(call, scope);
                return await this.#attempt(call, path, scope, read);
            };
            const outcome = await (0,retry/* repeat */.ux)(attempt, {
                effect: call.effect,
                retries,
                clock,
                random,
                scope,
                onRetry: tell,
                heldUntilMs,
            });
            if ('value' in outcome)
                return outcome.value;
            path = followRedirect(call, outcome, { hops, origin: base.origin });
        }
    }
    async #waitWhileHeld({ operation }, scope) {
        const { clock } = this.#options;
        for (let heldMs = this.#heldUntilMs - clock.now(); heldMs > 0; heldMs = this.#heldUntilMs - clock.now()) {
            if (heldMs >= scope.leftMs) {
                const text = (0,message/* message */.i) `still-held: ${operation}: the platform asked for no request for another ${(0,duration/* formatDuration */.a3)(heldMs)}.`;
                throw new errors/* RefusedError */.fk(text, { operation, status: 429, said: '', retryAfterMs: heldMs });
            }
            await clock.sleep(heldMs, scope.signal);
        }
    }
    async #attempt(call, path, scope, read) {
        const { base, clock, transport, redact } = this.#options;
        scope.signal.throwIfAborted();
        const { operation, method, body, limits } = call;
        const content = body === undefined ? {} : { 'content-type': 'application/json' };
        const headers = { ...call.headers, ...content, ...this.#options.headers() };
        const timeouts = { headersTimeoutMs: limits.headersMs, idleTimeoutMs: limits.idleMs };
        const request = { operation, method, origin: base.origin, path, headers, body, ...timeouts, signal: scope.signal };
        const response = await this.#watched(call, transport.send(request));
        const { status } = response;
        const redirect = (0,http_redirect/* parseRedirect */.qQ)(status, response.header('location'), new URL(base.origin + path));
        if (redirect !== undefined) {
            response.discard();
            return { redirect, status };
        }
        if (status >= 200 && status <= 299)
            return { value: await read(response) };
        const retryAfterMs = (0,retry/* parseRetryAfter */.mu)(response.header('retry-after'), clock.date());
        this.#heldUntilMs = Math.max(this.#heldUntilMs, clock.now() + (retryAfterMs ?? 0));
        const refusal = await (0,response_body/* readRefusal */.ni)(response, redact);
        throw toRefusedError({ ...call, ...refusal, status, retryAfterMs });
    }
    async #watched({ effect, operation }, answer) {
        const { clock, onSlow } = this.#options;
        if (onSlow === undefined || effect !== 'read')
            return await answer;
        const answered = new AbortController();
        const tell = () => onSlow(operation);
        clock.sleep(slowMs, answered.signal).then(tell, () => undefined);
        try {
            return await answer;
        }
        finally {
            answered.abort(time_clock/* notNeeded */.t);
        }
    }
}
function followRedirect({ operation, effect }, { redirect, status }, from) {
    if (effect === 'read' && redirect.kind === 'here' && from.hops < http_redirect/* maximumRedirects */.Uq)
        return redirect.path;
    const text = redirect.kind === 'elsewhere'
        ? (0,message/* message */.i) `redirect-to-other-origin: ${operation}: the platform redirects to ${redirect.origin}, which is not followed: the key is only for ${from.origin}. Check \`base-url\`.`
        : effect === 'read'
            ? (0,message/* message */.i) `redirect-loop: ${operation}: the platform redirects more than ${http_redirect/* maximumRedirects */.Uq} times, or without a readable target.`
            : (0,message/* message */.i) `redirect-of-write: ${operation}: the platform redirects a write, which is never followed. Check \`base-url\`, and check the state before you try again.`;
    if ((0,http_redirect/* hasMoved */.Q2)(status) || effect === 'read')
        throw new errors/* RefusedError */.fk(text, { operation, status, said: '', retryAfterMs: undefined });
    throw new errors/* NoAnswerError */.i5(text, { operation, sent: true });
}

// EXTERNAL MODULE: ./build/client/http/undici-transport.js + 2 modules
var undici_transport = __webpack_require__(7204);
// EXTERNAL MODULE: ./build/client/http/user-agent.js
var user_agent = __webpack_require__(856);
// EXTERNAL MODULE: ./build/client/request.js + 1 modules
var request = __webpack_require__(2246);
// EXTERNAL MODULE: ./build/node_modules/valibot/index.min.mjs
var index_min = __webpack_require__(7492);
;// CONCATENATED MODULE: ./build/client/result.js




function parseResult(name, status, body) {
    const { result } = operations/* operations */.zU[name];
    const shaped = result.type === 'loose_object' && Array.isArray(body) ? null : body;
    const parsed = index_min/* safeParse */.xLC(result, shaped, { abortEarly: true });
    if (parsed.success)
        return parsed.output;
    const field = index_min/* getDotPath */.BuJ(parsed.issues[0]);
    const text = field === null
        ? (0,message/* message */.i) `answer-shape: ${name}: the platform answered ${status} with a body of another shape.`
        : (0,message/* message */.i) `answer-field: ${name}: the platform answered ${status} with no usable "${field}".`;
    const effect = operations/* operations */.zU[name].effect === 'read'
        ? ''
        : (0,message/* message */.i) `answer-after-write:  The write may still have taken effect: check the state.`;
    throw new errors/* UnreadableError */.Gy(text + effect, { operation: name, status, body });
}

// EXTERNAL MODULE: ./build/client/streams/records.js + 1 modules
var records = __webpack_require__(7371);
// EXTERNAL MODULE: ./build/client/time/timeout.js
var timeout = __webpack_require__(3541);
;// CONCATENATED MODULE: ./build/client/platform.js
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
















class Platform {
    baseUrl;
    #exchange;
    #transport;
    #clock;
    #retries;
    #open = new Set();
    #closed = false;
    constructor(options) {
        const { clock = time_clock/* systemClock */.m, random = Math.random, redact = (text) => text, retries = true } = options;
        const base = (0,base_url/* parseBaseUrl */.Q)(options.baseUrl);
        const key = (0,api_key/* parseApiKey */.X)(options.apiKey);
        const userAgent = (0,user_agent/* buildUserAgent */.n)(options.userAgent);
        const transport = options.transport ?? new undici_transport/* UndiciTransport */.s(base.loopback ? 'direct' : options.proxy);
        this.baseUrl = base.origin + base.prefix;
        this.#clock = clock;
        this.#retries = retries;
        this.#transport = transport;
        const { onRetry, onSlow } = options;
        const headers = () => ({ authorization: `Bearer ${key.reveal()}`, 'user-agent': userAgent });
        const ofKey = new redactor/* Redactor */.pO(key.reveal());
        const redactAll = (text) => ofKey.redact(redact(text));
        this.#exchange = new Exchange({ base, headers, redact: redactAll, transport, clock, random, onRetry, onSlow });
    }
    async call(name, args, options = {}) {
        return (await this.answer(name, args, options)).result;
    }
    async answer(name, args, options = {}) {
        const call = (0,request/* buildCall */.dX)(name, args);
        if ((0,operations/* operationOf */.zI)(name).events)
            throw new errors/* InputError */.dz('operation', `${name} is a stream: read it with streamLog().`);
        return await this.#result(name, call, options);
    }
    async send(name, fields, body, options = {}) {
        return (await this.#result(name, (0,request/* buildStreamedCall */.uz)(name, fields, body), options)).result;
    }
    async request(method, path, options = {}) {
        const call = (0,request/* buildUndocumentedCall */.mm)(method, path, options);
        return await this.#run(call, options, async (response) => {
            const text = await (0,response_body/* readText */.yR)(call.operation, response);
            return { status: response.status, body: (0,response_body/* jsonOrText */.BG)(text) };
        });
    }
    async *history(serviceId, options = {}) {
        const { limit, before } = options;
        const { operation } = (0,request/* buildCall */.dX)('list_deployments', { id: serviceId, limit });
        yield* (0,history_pages/* readPages */.n)(before, (cursor) => {
            const call = (0,request/* buildCheckedCall */.W2)('list_deployments', { id: serviceId, limit, before: cursor });
            return this.#run(call, options, (response) => (0,response_body/* readJson */.Vh)(operation, response));
        });
    }
    storedLog(deploymentId, options = {}) {
        return (0,records/* oneByOne */.EC)(this.storedLogChunks(deploymentId, options), options.signal);
    }
    async *storedLogChunks(deploymentId, options = {}) {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const { after, idleMs = request/* readLimits */.BU.idleMs } = options;
            const plain = (0,request/* buildCall */.dX)('get_deployment_logs', { id: deploymentId, after });
            const call = { ...plain, limits: { ...request/* readLimits */.BU, headersMs: idleMs, idleMs } };
            const scope = __addDisposableResource(env_1, this.#begin(call, options), false);
            yield* (0,records/* readRecords */.T3)(await this.#respond(call, scope, options), call.operation, scope);
        }
        catch (e_1) {
            env_1.error = e_1;
            env_1.hasError = true;
        }
        finally {
            __disposeResources(env_1);
        }
    }
    streamLog(deploymentId, options = {}) {
        return (0,records/* oneByOne */.EC)(this.streamLogChunks(deploymentId, options), options.signal);
    }
    async *streamLogChunks(deploymentId, options = {}) {
        const env_2 = { stack: [], error: void 0, hasError: false };
        try {
            const plain = (0,request/* buildCall */.dX)('stream_deployment_logs', { id: deploymentId });
            const { lastEventId, idleMs = request/* streamLimits */.dI.idleMs } = options;
            const resume = lastEventId === undefined || lastEventId === '' ? {} : { 'last-event-id': headerText(lastEventId) };
            const call = {
                ...plain,
                headers: { ...plain.headers, ...resume },
                limits: { ...request/* streamLimits */.dI, headersMs: idleMs, idleMs },
            };
            const scope = __addDisposableResource(env_2, this.#begin(call, options), false);
            const response = await this.#respond(call, scope, { retries: false });
            options.onOpen?.();
            yield* (0,records/* readEvents */.wj)(response, call.operation, scope);
        }
        catch (e_2) {
            env_2.error = e_2;
            env_2.hasError = true;
        }
        finally {
            __disposeResources(env_2);
        }
    }
    async [Symbol.asyncDispose]() {
        this.#closed = true;
        for (const scope of this.#open)
            scope.abort(new errors/* InputError */.dz('platform', 'The platform was closed during the call.'));
        await this.#transport[Symbol.asyncDispose]();
    }
    #result(name, call, options) {
        return this.#run(call, options, async (response) => {
            const { status } = response;
            return { status, result: parseResult(name, status, await (0,response_body/* readJson */.Vh)(name, response)) };
        });
    }
    async #run(call, options, read) {
        const env_3 = { stack: [], error: void 0, hasError: false };
        try {
            const scope = __addDisposableResource(env_3, this.#begin(call, options), false);
            const { retries = this.#retries, onRetry } = options;
            return await this.#exchange.run(call, { scope, retries, onRetry }, read);
        }
        catch (e_3) {
            env_3.error = e_3;
            env_3.hasError = true;
        }
        finally {
            __disposeResources(env_3);
        }
    }
    #respond(call, scope, { retries = this.#retries, onRetry }) {
        return this.#exchange.run(call, { scope, retries, onRetry }, async (response) => response);
    }
    #begin({ operation, limits }, { signal, timeoutMs = limits.totalMs }) {
        if (this.#closed)
            throw new errors/* InputError */.dz('platform', 'The platform was closed.');
        const seconds = Math.round(timeoutMs) / 1000;
        const text = (0,message/* message */.i) `no-whole-answer: ${operation}: ${this.baseUrl} gave no whole answer within ${seconds} s.`;
        const onTimeout = () => new errors/* NoAnswerError */.i5(text, { operation, sent: true });
        const onClose = () => this.#open.delete(scope);
        const scope = new timeout/* AbortScope */.DK({ clock: this.#clock, signal, timeoutMs, onTimeout, onClose });
        this.#open.add(scope);
        return scope;
    }
}
function headerText(id) {
    return id.replace(/[^\x20-\x7E]/g, '');
}


/***/ }),

/***/ 7528:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Rl: () => (/* binding */ JsonArrayParser),
/* harmony export */   dI: () => (/* binding */ parseElements)
/* harmony export */ });
/* unused harmony export largestElement */
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5666);

const [quote, comma, backslash] = [0x22, 0x2c, 0x5c];
const [openBracket, closeBracket, openBrace, closeBrace] = [0x5b, 0x5d, 0x7b, 0x7d];
const largestElement = 8 * 1024 * 1024;
class JsonArrayParser {
    #decoder = new TextDecoder();
    #place = 'start';
    #depth = 0;
    #inString = false;
    #escaped = false;
    #any = false;
    #pending = '';
    end() {
        if (this.#place !== 'end')
            throw new SyntaxError('the array is cut off');
    }
    feed(chunk, elements) {
        const text = this.#decoder.decode(chunk, { stream: true });
        let from = 0;
        if (this.#place === 'start') {
            const first = text.search(/[^ \t\r\n]/);
            if (first < 0)
                return;
            if (text[first] !== '[')
                throw new SyntaxError('no array begins here');
            this.#place = 'element';
            from = first + 1;
        }
        while (this.#place === 'element') {
            const at = this.#scan(text, from);
            this.#pending += text.slice(from, at);
            if (this.#pending.length > largestElement)
                throw new RangeError('an element of the array has no end');
            if (at === text.length)
                return;
            const isLast = text[at] === ']';
            if (isLast)
                this.#place = 'end';
            if (!isLast || this.#any || !isBlank(this.#pending))
                elements.push(parse(this.#pending));
            this.#any = true;
            this.#pending = '';
            from = at + 1;
        }
        if (!isBlank(text.slice(from)))
            throw new SyntaxError('something follows the array');
    }
    #scan(text, from) {
        for (let at = from; at < text.length; at++) {
            const code = text.charCodeAt(at);
            if (this.#inString) {
                if (this.#escaped)
                    this.#escaped = false;
                else if (code === backslash)
                    this.#escaped = true;
                else if (code === quote)
                    this.#inString = false;
                continue;
            }
            switch (code) {
                case quote:
                    this.#inString = true;
                    break;
                case openBrace:
                case openBracket:
                    this.#depth++;
                    break;
                case comma:
                    if (this.#depth === 0)
                        return at;
                    break;
                case closeBracket:
                    if (this.#depth === 0)
                        return at;
                    this.#depth--;
                    break;
                case closeBrace:
                    if (this.#depth === 0)
                        throw new SyntaxError('a brace closes what was not opened');
                    this.#depth--;
                    break;
            }
        }
        return text.length;
    }
}
async function* parseElements(body) {
    const parser = new JsonArrayParser();
    for await (const chunk of body) {
        const elements = [];
        try {
            parser.feed(chunk, elements);
        }
        finally {
            if (elements.length > 0)
                yield elements;
        }
    }
    parser.end();
}
function parse(text) {
    try {
        return (0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .q)(text);
    }
    catch {
        throw new SyntaxError('an element of the array is not JSON');
    }
}
function isBlank(text) {
    return /^[ \t\r\n]*$/.test(text);
}


/***/ }),

/***/ 7371:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  EC: () => (/* binding */ oneByOne),
  wj: () => (/* binding */ readEvents),
  T3: () => (/* binding */ readRecords)
});

// EXTERNAL MODULE: ./build/text/error.js
var error = __webpack_require__(4080);
// EXTERNAL MODULE: ./build/text/message.js
var message = __webpack_require__(3597);
// EXTERNAL MODULE: ./build/client/errors.js
var errors = __webpack_require__(6695);
// EXTERNAL MODULE: ./node_modules/eventsource-parser/dist/parse.js + 1 modules
var parse = __webpack_require__(6085);
;// CONCATENATED MODULE: ./build/client/streams/event-stream.js

const largestEvent = 1024 * 1024;
async function* parseEvents(body) {
    const decoder = new TextDecoder();
    let events = [];
    let tooLarge = false;
    const parser = (0,parse/* createParser */.C)({
        maxBufferSize: largestEvent,
        onEvent: ({ id, event, data }) => events.push({ id, event, data }),
        onError: ({ type }) => (tooLarge ||= type === 'max-buffer-size-exceeded'),
    });
    for await (const chunk of body) {
        parser.feed(decoder.decode(chunk, { stream: true }));
        if (events.length > 0)
            yield events;
        events = [];
        if (tooLarge)
            throw new RangeError('an event of the stream has no end');
    }
}

// EXTERNAL MODULE: ./build/client/streams/json-array.js
var json_array = __webpack_require__(7528);
;// CONCATENATED MODULE: ./build/client/streams/records.js





function readRecords(response, operation, scope) {
    refuseHtml(response, operation, 'JSON');
    return translated((0,json_array/* parseElements */.dI)(response.body), response, { operation, scope });
}
function readEvents(response, operation, scope) {
    refuseHtml(response, operation, 'an event stream');
    return translated(parseEvents(response.body), response, { operation, scope });
}
function refuseHtml(response, operation, expected) {
    if (!/^text\/html\b/i.test(response.header('content-type') ?? ''))
        return;
    const { status } = response;
    response.discard();
    const text = (0,message/* message */.i) `answer-html: ${operation}: the platform answered ${status} with HTML instead of ${expected}. Check \`base-url\`.`;
    throw new errors/* UnreadableError */.Gy(text, { operation, status });
}
async function* oneByOne(chunks, signal) {
    for await (const items of chunks) {
        for (const item of items) {
            signal?.throwIfAborted();
            yield item;
        }
    }
}
async function* translated(chunks, { status }, { operation, scope }) {
    try {
        for await (const chunk of chunks) {
            scope.signal.throwIfAborted();
            yield chunk;
        }
    }
    catch (cause) {
        scope.signal.throwIfAborted();
        if (cause instanceof error/* TaxiwayError */.y || !(cause instanceof SyntaxError || cause instanceof RangeError))
            throw cause;
        const text = (0,message/* message */.i) `answer-unreadable: ${operation}: the answer could not be read: ${cause.message}.`;
        throw new errors/* UnreadableError */.Gy(text, { operation, status, cause });
    }
}


/***/ }),

/***/ 2807:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ openPlatform),
/* harmony export */   d: () => (/* binding */ readConnection)
/* harmony export */ });
/* harmony import */ var _client_api_key_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6048);
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6695);
/* harmony import */ var _client_platform_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9106);
/* harmony import */ var _text_duration_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9556);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3597);





function openPlatform(connection, { redactor, console }) {
    const slow = new Set();
    return new _client_platform_js__WEBPACK_IMPORTED_MODULE_2__/* .Platform */ .O({
        ...connection,
        onSlow(operation) {
            if (slow.has(operation))
                return;
            slow.add(operation);
            console.say((0,_text_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .i) `still-waiting: ${operation}: no answer after 5 s. Still waiting.`);
        },
        redact: (text) => redactor.redact(text),
        onRetry: (error, waitMs) => console.say((0,_text_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .i) `trying-again: ${error.message} Trying again in ${(0,_text_duration_js__WEBPACK_IMPORTED_MODULE_3__/* .formatDuration */ .a3)(Math.max(100, waitMs))}.`),
    });
}
function readConnection(inputs) {
    const baseUrl = inputs.get('base-url');
    if (baseUrl === undefined) {
        const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .i) `base-url-missing: \`base-url\` is empty. The step does not set it, or its variable does not exist or belongs to another environment. Check the name of the variable and where it is stored.`;
        throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz('base-url', text);
    }
    const apiKey = inputs.get('api-key');
    if (apiKey === undefined) {
        const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .i) `api-key-missing: \`api-key\` is empty. The step does not set it, its secret does not exist or belongs to another environment, or the run is for a fork or Dependabot. Check the name of the secret and where it is stored.`;
        throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz('api-key', text);
    }
    return { baseUrl, apiKey: (0,_client_api_key_js__WEBPACK_IMPORTED_MODULE_0__/* .parseApiKey */ .X)(apiKey) };
}


/***/ }),

/***/ 5666:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ parseJson)
/* harmony export */ });
/* unused harmony export deepestLevel */
const deepestLevel = 200;
function parseJson(text) {
    const value = JSON.parse(text);
    if (text.length > 2 * deepestLevel)
        cutBelow(value);
    return value;
}
function cutBelow(value) {
    let level = isParent(value) ? [value] : [];
    for (let depth = 1; level.length > 0; depth++) {
        const next = [];
        for (const parent of level) {
            for (const [key, child] of Object.entries(parent)) {
                if (!isParent(child))
                    continue;
                if (depth < deepestLevel)
                    next.push(child);
                else
                    Reflect.set(parent, key, null);
            }
        }
        level = next;
    }
}
function isParent(value) {
    return typeof value === 'object' && value !== null;
}


/***/ })

};
