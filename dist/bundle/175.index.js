export const id = 175;
export const ids = [175];
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
        return '`api-key` is empty. Use a key from the dashboard.';
    if (/[\r\n]/.test(key))
        return (0,_text_message_js__WEBPACK_IMPORTED_MODULE_3__/* .message */ .iU) `api-key-line-break: \`api-key\` contains a line break. Store the key without one.`;
    if (/^[\x21-\x7E]+$/.test(key))
        return undefined;
    return '`api-key` contains a space, a control character or a non-ASCII character. Store the key alone.';
}


/***/ }),

/***/ 6119:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ parseHistoryPage),
/* harmony export */   n: () => (/* binding */ readPages)
/* harmony export */ });
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
    const text = `list_deployments: the platform answered with ${found}.`;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UnreadableError */ .Gy(text, { operation: 'list_deployments', status: 200 });
}


/***/ }),

/***/ 8819:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  O: () => (/* binding */ Platform)
});

// EXTERNAL MODULE: ./build/contract/operations.js + 2 modules
var operations = __webpack_require__(6638);
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
// EXTERNAL MODULE: ./build/client/http/exchange.js + 2 modules
var exchange = __webpack_require__(3968);
// EXTERNAL MODULE: ./build/client/http/response-body.js
var response_body = __webpack_require__(7129);
// EXTERNAL MODULE: ./build/client/http/undici-transport.js + 2 modules
var undici_transport = __webpack_require__(6884);
// EXTERNAL MODULE: ./build/client/http/user-agent.js
var user_agent = __webpack_require__(856);
// EXTERNAL MODULE: ./build/client/request.js + 1 modules
var request = __webpack_require__(2246);
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

// EXTERNAL MODULE: ./build/text/json.js
var json = __webpack_require__(5666);
;// CONCATENATED MODULE: ./build/client/streams/json-array.js

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
                elements.push(json_array_parse(this.#pending));
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
function json_array_parse(text) {
    try {
        return (0,json/* parseJson */.q)(text);
    }
    catch {
        throw new SyntaxError('an element of the array is not JSON');
    }
}
function isBlank(text) {
    return /^[ \t\r\n]*$/.test(text);
}

// EXTERNAL MODULE: ./build/client/streams/read.js
var read = __webpack_require__(7766);
// EXTERNAL MODULE: ./build/client/time/clock.js
var time_clock = __webpack_require__(9376);
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
        this.#exchange = new exchange/* Exchange */.k({ base, headers, redact: redactAll, transport, clock, random, onRetry, onSlow });
    }
    get heldMs() {
        return this.#exchange.heldMs;
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
            return { status: response.status, body: (0,response_body/* jsonOrText */.BG)(await (0,response_body/* readText */.yR)(call.operation, response)) };
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
        return (0,read/* oneByOne */.E)(this.storedLogChunks(deploymentId, options), options.signal);
    }
    async *storedLogChunks(deploymentId, options = {}) {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const { after, idleMs = request/* readLimits */.BU.idleMs } = options;
            const plain = (0,request/* buildCall */.dX)('get_deployment_logs', { id: deploymentId, after });
            const call = { ...plain, limits: { ...request/* readLimits */.BU, headersMs: idleMs, idleMs } };
            const scope = __addDisposableResource(env_1, this.#begin(call, options), false);
            const response = await this.#respond(call, scope, options);
            yield* (0,read/* readChunks */.z)(response, parseElements, { operation: call.operation, expected: 'JSON', scope });
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
        return (0,read/* oneByOne */.E)(this.streamLogChunks(deploymentId, options), options.signal);
    }
    async *streamLogChunks(deploymentId, options = {}) {
        const env_2 = { stack: [], error: void 0, hasError: false };
        try {
            const plain = (0,request/* buildCall */.dX)('stream_deployment_logs', { id: deploymentId });
            const { lastEventId = '', idleMs = request/* streamLimits */.dI.idleMs } = options;
            const resume = lastEventId === '' ? {} : { 'last-event-id': lastEventId.replace(/[^\x20-\x7E]/g, '') };
            const call = {
                ...plain,
                headers: { ...plain.headers, ...resume },
                limits: { ...request/* streamLimits */.dI, headersMs: idleMs, idleMs },
            };
            const scope = __addDisposableResource(env_2, this.#begin(call, options), false);
            const response = await this.#respond(call, scope, { retries: false });
            options.onOpen?.();
            yield* (0,read/* readChunks */.z)(response, parseEvents, { operation: call.operation, expected: 'an event stream', scope });
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
            return { status, result: (0,response_body/* parseResult */.F)(name, status, await (0,response_body/* readJson */.Vh)(name, response)) };
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
        const text = `${operation}: ${this.baseUrl} gave no whole answer within ${Math.round(timeoutMs) / 1000} s.`;
        const onTimeout = () => new errors/* NoAnswerError */.i5(text, { operation, sent: true });
        const onClose = () => this.#open.delete(scope);
        const scope = new timeout/* AbortScope */.DK({ clock: this.#clock, signal, timeoutMs, onTimeout, onClose });
        this.#open.add(scope);
        return scope;
    }
}


/***/ }),

/***/ 7766:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ oneByOne),
/* harmony export */   z: () => (/* binding */ readChunks)
/* harmony export */ });
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3597);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6695);


async function* readChunks(response, parse, { operation, expected, scope }) {
    const { status } = response;
    if (/^text\/html\b/i.test(response.header('content-type') ?? '')) {
        response.discard();
        const text = `${operation}: the platform answered ${status} with HTML instead of ${expected}. Check \`base-url\`.`;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UnreadableError */ .Gy(text, { operation, status });
    }
    try {
        for await (const chunk of parse(response.body)) {
            scope.signal.throwIfAborted();
            yield chunk;
        }
    }
    catch (cause) {
        scope.signal.throwIfAborted();
        if (!(cause instanceof SyntaxError || cause instanceof RangeError))
            throw cause;
        const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_1__/* .message */ .iU) `answer-unreadable: ${operation}: the answer could not be read: ${cause.message}.`;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UnreadableError */ .Gy(text, { operation, status, cause });
    }
}
async function* oneByOne(chunks, signal) {
    for await (const items of chunks) {
        for (const item of items) {
            signal?.throwIfAborted();
            yield item;
        }
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
/* harmony import */ var _client_platform_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8819);
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
            console.say(`${operation}: no answer after 5 s. Still waiting.`);
        },
        redact: (text) => redactor.redact(text),
        onRetry: (error, waitMs) => console.say(`${error.message} Trying again in ${(0,_text_duration_js__WEBPACK_IMPORTED_MODULE_3__/* .formatDuration */ .a3)(Math.max(100, waitMs))}.`),
    });
}
function readConnection(inputs) {
    const baseUrl = inputs.get('base-url');
    if (baseUrl === undefined) {
        const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU) `base-url-missing: \`base-url\` is empty. The step does not set it, or its variable does not exist or belongs to another environment. Check the name of the variable and where it is stored.`;
        throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz('base-url', text);
    }
    const apiKey = inputs.get('api-key');
    if (apiKey === undefined) {
        const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU) `api-key-missing: \`api-key\` is empty. The step does not set it, its secret does not exist or belongs to another environment, or the run is for a fork or Dependabot. Check the name of the secret and where it is stored.`;
        throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz('api-key', text);
    }
    return { baseUrl, apiKey: (0,_client_api_key_js__WEBPACK_IMPORTED_MODULE_0__/* .parseApiKey */ .X)(apiKey) };
}


/***/ }),

/***/ 3752:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ readFollowInputs)
/* harmony export */ });
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6695);
/* harmony import */ var _deployment_verdict_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9022);
/* harmony import */ var _text_defined_fields_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4917);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3597);




function readFollowInputs(inputs) {
    const successStates = inputs.get('success-states') ?? [];
    const failureStates = inputs.get('failure-states') ?? [];
    const failures = new Set(failureStates.map(_deployment_verdict_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .normalise */ .j7));
    const both = successStates.find((word) => failures.has((0,_deployment_verdict_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .normalise */ .j7)(word)));
    if (both !== undefined) {
        const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_2__/* .message */ .iU) `word-in-both-lists: \`success-states\` and \`failure-states\` both contain "${both}". Keep it in one of them.`;
        throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('success-states', text);
    }
    return {
        timeoutMs: inputs.get('timeout'),
        ...(0,_text_defined_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .definedFields */ .X)({ pollIntervalMs: inputs.get('poll-interval') }),
        successStates,
        failureStates,
        explainFailure: true,
    };
}


/***/ }),

/***/ 9497:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ defaultReport),
/* harmony export */   g: () => (/* binding */ readReportInputs)
/* harmony export */ });
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6695);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9190);


function readReportInputs(inputs) {
    return {
        jobSummary: inputs.get('job-summary'),
        annotateFiles: inputs.get('annotate-files'),
        supersededIsNeutral: inputs.get('on-superseded') === 'neutral',
        environmentUrl: inputs.get('environment-url'),
        environment: inputs.get('environment'),
        githubToken: readToken(inputs),
        timeoutMs: inputs.get('timeout'),
    };
}
const defaultReport = readReportInputs(new _inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .Inputs */ .G(() => undefined));
function readToken(inputs) {
    const token = inputs.get('github-token');
    if (token === undefined || /^[\x21-\x7e]+$/.test(token))
        return token;
    const text = '`github-token` is not a token: it contains a space, a line break or a non-ASCII character.';
    throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('github-token', text);
}


/***/ }),

/***/ 5928:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $4: () => (/* binding */ findLastGood),
/* harmony export */   kN: () => (/* binding */ readCommit),
/* harmony export */   rj: () => (/* binding */ readPast)
/* harmony export */ });
/* harmony import */ var _client_streams_read_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7766);
/* harmony import */ var _text_defined_fields_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4917);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3597);
/* harmony import */ var _text_size_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7397);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8093);
/* harmony import */ var _verdict_vocabulary_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9022);






const wholeCommit = /^[0-9a-f]{7,64}$/;
const mostPages = 10;
const shortCommit = 12;
async function findLastGood(platform, { serviceId, current, remembered, signal, timeoutMs, ...words }) {
    const runs = (await remembered?.()) ?? [];
    const failed = new Set();
    let newest;
    let rows = 0;
    let isShown = false;
    for await (const past of (0,_client_streams_read_js__WEBPACK_IMPORTED_MODULE_0__/* .oneByOne */ .E)(readPast(platform, serviceId, { ...words, signal, timeoutMs }), signal)) {
        const { id, commit, succeeded } = past;
        newest ??= past;
        rows++;
        isShown ||= commit !== undefined;
        const from = current ?? newest.commit;
        if (from === undefined)
            break;
        if (commit === undefined || !succeeded || !isNew(commit, from, newest))
            continue;
        const run = runs.find((each) => (0,_record_js__WEBPACK_IMPORTED_MODULE_1__/* .sameCommit */ .Kd)(each.commit, commit));
        if (run !== undefined && (failed.has(run.commit) || (await run.result()) === 'failed')) {
            failed.add(run.commit);
            continue;
        }
        const deployment = id === undefined ? 'the newest deployment' : `deployment ${id}, the newest`;
        const how = `Going back to ${commit.slice(0, shortCommit)}: it is the commit of ${deployment} that succeeded with another commit than ${from.slice(0, shortCommit)}.`;
        return { kind: 'found', commit, from, how };
    }
    const from = current ?? newest?.commit;
    if (from === undefined) {
        const reason = newest === undefined
            ? `The service has no deployment yet.`
            : `The record of the newest deployment (${newest.id ?? 'without an id'}) shows no commit, so it is not known what to go back from.`;
        return { kind: 'none', from, reason };
    }
    for (const { commit, result } of isShown ? [] : runs) {
        if (!isNew(commit, from, newest) || (await result()) !== 'succeeded')
            continue;
        const how = `Going back to ${commit.slice(0, shortCommit)}: GitHub remembers it as the newest that succeeded with another commit than ${from.slice(0, shortCommit)}; the platform's records show no commit.`;
        return { kind: 'found', commit, from, how };
    }
    const passed = failed.size > 0 ? ' and passed its checks' : '';
    const reason = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_3__/* .message */ .iU) `rollback-nothing-good: No deployment to go back to: of ${(0,_text_size_js__WEBPACK_IMPORTED_MODULE_4__/* .formatCount */ .B)(rows, 'record')} none succeeded with a known commit other than ${from.slice(0, shortCommit)}${passed}.`;
    return { kind: 'none', from, reason };
}
function isNew(commit, from, newest) {
    return !(0,_record_js__WEBPACK_IMPORTED_MODULE_1__/* .sameCommit */ .Kd)(commit, from) && (newest?.commit === undefined || !(0,_record_js__WEBPACK_IMPORTED_MODULE_1__/* .sameCommit */ .Kd)(commit, newest.commit));
}
async function* readPast(platform, serviceId, { signal, timeoutMs, retries, ...words }) {
    const meaningOf = (0,_verdict_vocabulary_js__WEBPACK_IMPORTED_MODULE_2__/* .buildVocabulary */ .vQ)(words);
    let pages = 0;
    for await (const { deployments } of platform.history(serviceId, (0,_text_defined_fields_js__WEBPACK_IMPORTED_MODULE_5__/* .definedFields */ .X)({ signal, timeoutMs, retries }))) {
        yield deployments.map((row) => {
            const { id, word, rollbackable, refs } = (0,_record_js__WEBPACK_IMPORTED_MODULE_1__/* .readRecord */ .aE)(row);
            const meaning = word === undefined ? 'ambiguous' : meaningOf(word);
            const mayBe = meaning === 'ambiguous' || meaning === 'superseded';
            const succeeded = meaning === 'succeeded' || (mayBe && rollbackable);
            const commit = [...refs.commits, ...refs.names].map(readCommit).find((each) => each !== undefined);
            return { id, commit, ref: (0,_record_js__WEBPACK_IMPORTED_MODULE_1__/* .readRef */ .sg)(refs), succeeded, createdMs: (0,_record_js__WEBPACK_IMPORTED_MODULE_1__/* .readTimes */ .fh)(row).createdMs };
        });
        if (++pages === mostPages)
            return;
    }
}
function readCommit(ref) {
    const text = ref.toLowerCase();
    return wholeCommit.test(text) ? text : undefined;
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
/* harmony export */   fh: () => (/* binding */ readTimes),
/* harmony export */   j2: () => (/* binding */ isNewestFirst),
/* harmony export */   nR: () => (/* binding */ timeOf),
/* harmony export */   rY: () => (/* binding */ statusKeys),
/* harmony export */   sg: () => (/* binding */ readRef),
/* harmony export */   u3: () => (/* binding */ nameKeys),
/* harmony export */   wo: () => (/* binding */ readUrl),
/* harmony export */   xB: () => (/* binding */ endedKeys),
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
const endedKeys = ['finishedat', 'completedat', 'endedat', 'readyat', 'deployedat', 'finished', 'completed'];
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
function readTimes(raw) {
    const fields = normalised(raw);
    const first = (keys) => keys.map((key) => timeOf(fields[key])).find((ms) => ms !== undefined);
    return { createdMs: first(createdKeys), endedMs: first(endedKeys) };
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

/***/ 9022:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j7: () => (/* binding */ normalise),
/* harmony export */   vQ: () => (/* binding */ buildVocabulary)
/* harmony export */ });
/* unused harmony export assumedWords */
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


/***/ })

};
