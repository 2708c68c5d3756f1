export const id = 609;
export const ids = [609];
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

/***/ 8008:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ isReadOnlyKey),
/* harmony export */   R: () => (/* binding */ kindOfKey)
/* harmony export */ });
function kindOfKey(identity) {
    const { keyScope: scope } = identity;
    const word = kindWord(identity);
    if (scope?.serviceId || word.includes('service'))
        return 'service';
    if (word.includes('account') || (!scope && !word.includes('project')))
        return 'account';
    return 'project';
}
function isReadOnlyKey(identity) {
    const [fields, scope] = told(identity);
    return fields['readOnly'] === true || scope['readOnly'] === true || /read[-_ ]?only/.test(kindWord(identity));
}
function kindWord(identity) {
    const [fields, scope] = told(identity);
    const words = [scope['kind'], fields['keyKind'], fields['kind']];
    return String(words.find((word) => typeof word === 'string') ?? '').toLowerCase();
}
function told(identity) {
    return [identity, identity.keyScope ?? {}];
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

/***/ 9274:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ readVariables)
/* harmony export */ });
/* unused harmony export parseDotenv */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6695);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3597);
/* harmony import */ var _workspace_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(196);




const largestFile = 1024 * 1024;
const quotes = new Set(['"', "'", '`']);
const escapes = { n: '\n', r: '\r', '"': '"', '\\': '\\' };
function readVariables(inputs, workspace) {
    const own = parseDotenv(inputs.get('env-vars') ?? '', 'env-vars');
    const merged = new Map([...readEnvFile(inputs, workspace), ...inputs.env, ...own]);
    return [...merged].map(([key, value]) => ({ key, value }));
}
function readEnvFile(inputs, workspace) {
    const given = inputs.get('env-file');
    if (given === undefined)
        return new Map();
    const path = (0,_workspace_path_js__WEBPACK_IMPORTED_MODULE_2__/* .pathInWorkspace */ .ep)(workspace, 'env-file', given);
    const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path);
    if (stat.isFile() && stat.size <= largestFile)
        return parseDotenv((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8'), 'env-file');
    const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_3__/* .message */ .iU) `env-file-invalid: \`env-file\` is not a dotenv file: "${given}". Use a file of at most 1 MiB.`;
    throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz('env-file', text);
}
function parseDotenv(text, source) {
    const variables = new Map();
    const normal = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
    for (let at = 0; at < normal.length;) {
        const entry = normal.includes('\0') ? { problem: 'a NUL character' } : readEntry(normal, at);
        if ('problem' in entry) {
            const line = normal.slice(0, at).split('\n').length;
            const why = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_3__/* .message */ .iU) `dotenv-invalid: Line ${line} of \`${source}\` is not a dotenv line: it has ${entry.problem}. Write \`NAME=value\` lines.`;
            throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz(source, why);
        }
        at = entry.end;
        if (entry.key !== undefined)
            variables.set(entry.key, entry.value);
    }
    return variables;
}
function readEntry(text, at) {
    const end = lineEnd(text, at);
    const line = text.slice(at, end);
    if (/^\s*(?:#|$)/.test(line))
        return { key: undefined, value: '', end: end + 1 };
    const equals = line.indexOf('=');
    if (equals < 0)
        return { problem: 'no `=`' };
    const key = line
        .slice(0, equals)
        .trim()
        .replace(/^export\s+/, '');
    if (key === '')
        return { problem: 'no name before the `=`' };
    const raw = line.slice(equals + 1);
    const quote = raw.trimStart().charAt(0);
    if (!quotes.has(quote))
        return { key, value: raw.replace(/(?:^|\s)#.*$/, '').trim(), end: end + 1 };
    const opens = at + equals + 1 + raw.indexOf(quote);
    const closes = closingQuote(text, opens + 1, quote);
    if (closes < 0)
        return { problem: 'a quote that is never closed' };
    const after = lineEnd(text, closes);
    if (!/^\s*(?:#.*)?$/.test(text.slice(closes + 1, after)))
        return { problem: 'text after a closing quote' };
    const value = text.slice(opens + 1, closes);
    const unescaped = value.replace(/\\([nr"\\])/g, (_whole, name) => escapes[name] ?? '');
    return { key, value: quote === '"' ? unescaped : value, end: after + 1 };
}
function lineEnd(text, at) {
    const end = text.indexOf('\n', at);
    return end < 0 ? text.length : end;
}
function closingQuote(text, from, quote) {
    if (quote !== '"')
        return text.indexOf(quote, from);
    for (let at = from; at < text.length; at += 1) {
        if (text[at] === '\\')
            at += 1;
        else if (text[at] === '"')
            return at;
    }
    return -1;
}


/***/ }),

/***/ 196:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NE: () => (/* binding */ fileToWrite),
/* harmony export */   _l: () => (/* binding */ pathInside),
/* harmony export */   ep: () => (/* binding */ pathInWorkspace)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6695);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3597);




function pathInWorkspace(workspace, input, given, from = workspace) {
    const found = pathInside(workspace, input, given, from);
    if (found !== undefined)
        return found;
    const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_3__/* .message */ .iU) `path-missing: \`${input}\` does not exist: "${(0,_text_message_js__WEBPACK_IMPORTED_MODULE_3__/* .shorten */ .ml)(given)}". Check the path, and build what it names first.`;
    throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(input, text);
}
function pathInside(folder, input, given, from = folder) {
    const root = real(folder) ?? folder;
    const asked = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(from, given);
    const found = given.includes('\0') ? undefined : real(asked);
    const isSpeltInside = isInside((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder), asked) || isInside(root, asked);
    if (isSpeltInside && (found === undefined || isInside(root, found)))
        return found;
    throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(input, leadsOut(input, given));
}
function fileToWrite(workspace, input, given) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace, given);
    let existing = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path);
    while (real(existing) === undefined)
        existing = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(existing);
    if (given.includes('\0') || !isInside(real(workspace) ?? workspace, real(existing) ?? existing))
        throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(input, leadsOut(input, given));
    const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false });
    if (stat !== undefined && !stat.isFile()) {
        throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(input, `\`${input}\` names something other than a file: "${(0,_text_message_js__WEBPACK_IMPORTED_MODULE_3__/* .shorten */ .ml)(given)}". Name a file.`);
    }
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), { recursive: true });
    return path;
}
function leadsOut(input, given) {
    return (0,_text_message_js__WEBPACK_IMPORTED_MODULE_3__/* .message */ .iU) `path-outside-workspace: \`${input}\` leads out of the workspace: "${(0,_text_message_js__WEBPACK_IMPORTED_MODULE_3__/* .shorten */ .ml)(given)}". Use a path that stays inside it, links followed.`;
}
function real(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path);
    }
    catch {
        return undefined;
    }
}
function isInside(root, path) {
    const way = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root, path);
    return way !== '..' && !way.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}`) && !(0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(way);
}


/***/ }),

/***/ 2550:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KI: () => (/* binding */ outcomes),
/* harmony export */   Vw: () => (/* binding */ Phases),
/* harmony export */   WE: () => (/* binding */ passes),
/* harmony export */   xl: () => (/* binding */ shiftPhases)
/* harmony export */ });
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
function passes(outcome, supersededPasses) {
    if (outcome === 'superseded')
        return supersededPasses;
    return outcome === 'succeeded' || outcome === 'accepted' || outcome === 'skipped';
}
function shiftPhases(phases, byMs) {
    return phases.map(({ name, startMs, endMs }) => ({ name, startMs: startMs + byMs, endMs: endMs + byMs }));
}
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
    #close(atMs) {
        if (this.#done.length < 50)
            this.#done.push({ ...this.#current, endMs: atMs });
    }
}


/***/ }),

/***/ 6266:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $d: () => (/* binding */ whyNotThisInterface),
/* harmony export */   Mz: () => (/* binding */ preflight),
/* harmony export */   Oo: () => (/* binding */ checkAndRead),
/* harmony export */   dD: () => (/* binding */ keyProblem),
/* harmony export */   yw: () => (/* binding */ KeyCheck)
/* harmony export */ });
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6695);
/* harmony import */ var _client_fields_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(525);
/* harmony import */ var _client_key_kind_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8008);
/* harmony import */ var _client_time_timeout_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3541);
/* harmony import */ var _contract_operations_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6638);
/* harmony import */ var _text_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4080);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3597);
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
    answer;
    constructor(platform, options = {}) {
        this.answer = ask(platform, { timeoutMs: preflightMs, ...options });
        this.answer.catch(() => undefined);
    }
    static of(run, platform) {
        return new KeyCheck(platform, { signal: run.signal, timeoutMs: Math.min(preflightMs, run.remaining()) });
    }
    async require(operation, target = {}) {
        const answer = await this.answer;
        const problem = answer.kind === 'told' ? keyProblem(answer.identity, operation, target) : undefined;
        if (problem !== undefined)
            throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('api-key', problem, { answered: true });
        return answer;
    }
}
async function preflight(platform, operation, target, options = {}) {
    await new KeyCheck(platform, options).require(operation, target);
}
async function checkAndRead(run, { key, operation, target }, read) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const scope = __addDisposableResource(env_1, new _client_time_timeout_js__WEBPACK_IMPORTED_MODULE_1__/* .AbortScope */ .DK({ clock: run.clock, signal: run.signal }), false);
        const reading = read(scope.signal);
        reading.catch(() => undefined);
        try {
            await key.require(operation, target);
        }
        catch (error) {
            scope.abort(error);
            throw error;
        }
        return await reading;
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
    const kind = (0,_client_key_kind_js__WEBPACK_IMPORTED_MODULE_4__/* .kindOfKey */ .R)(identity);
    const scope = identity.keyScope ?? {};
    const ownService = scope.serviceId ?? undefined;
    if (effect !== 'read' && (0,_client_key_kind_js__WEBPACK_IMPORTED_MODULE_4__/* .isReadOnlyKey */ .C)(identity)) {
        return (0,_text_message_js__WEBPACK_IMPORTED_MODULE_5__/* .message */ .iU) `key-read-only: \`api-key\` is a read-only key, and ${operation} writes. Use a key that can write.`;
    }
    if (kind === 'service' && target.isNew) {
        return `\`api-key\` belongs to one service (${ownService ?? 'unnamed'}) and cannot deploy to a new one. Use an account key, or a key of the project.`;
    }
    if (ownService && target.serviceId !== undefined && ownService !== target.serviceId) {
        return (0,_text_message_js__WEBPACK_IMPORTED_MODULE_5__/* .message */ .iU) `key-of-another-service: \`api-key\` belongs to another service (${ownService}). Use a key of ${target.serviceId}, or of its project, or check \`service-id\`.`;
    }
    switch (access.kind) {
        case 'any-key':
        case 'own-project':
        case 'not-shown':
            return undefined;
        case 'account-only':
            if (kind === 'account')
                return undefined;
            return (0,_text_message_js__WEBPACK_IMPORTED_MODULE_5__/* .message */ .iU) `key-must-be-account: ${operation} needs an account key, and \`api-key\` belongs to a ${kind}.`;
        case 'capability': {
            if (kind === 'account')
                return undefined;
            const needed = `${access.capability}:${access.level}`;
            if (kind === 'service' && !access.serviceKey) {
                return (0,_text_message_js__WEBPACK_IMPORTED_MODULE_5__/* .message */ .iU) `key-must-not-be-service: A service key cannot use ${operation}. Use an account key, or a project key with ${needed}.`;
            }
            const granted = scope.permissions?.[access.capability];
            if (!scope.permissions || granted === 'write' || granted === access.level)
                return undefined;
            return `\`api-key\` lacks the capability ${needed}, which ${operation} needs. Grant it in the dashboard.`;
        }
        default:
            return access;
    }
}
async function ask(platform, options) {
    try {
        const identity = await platform.call('whoami', {}, options);
        const problem = whyNotThisInterface(platform.baseUrl, identity);
        if (problem !== undefined)
            throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('base-url', problem, { answered: true });
        return { kind: 'told', identity };
    }
    catch (error) {
        options.signal?.throwIfAborted();
        if (!(error instanceof _text_error_js__WEBPACK_IMPORTED_MODULE_3__/* .TaxiwayError */ .yJ) || error.kind === 'input')
            throw error;
        const problem = whyNotThisInterface(platform.baseUrl, error);
        if (problem !== undefined)
            throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('base-url', problem, { answered: true });
        if (error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .RefusedError */ .fk && error.status === 401)
            throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('api-key', error.message, { answered: true });
        if (error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .NoAnswerError */ .i5 && !error.sent && error.code !== undefined)
            throw error;
        return { kind: 'untold', error };
    }
}
const ownStatuses = new Set([401, 403, 408, 429]);
const identityFields = ['id', 'name', 'email', 'keyScope'];
function whyNotThisInterface(baseUrl, answer) {
    if (answer instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .NoAnswerError */ .i5) {
        if (answer.code?.startsWith('HPE_') !== true)
            return undefined;
        return (0,_text_message_js__WEBPACK_IMPORTED_MODULE_5__/* .message */ .iU) `base-url-not-http: What answers at ${baseUrl} does not speak HTTP (${answer.code}). Are scheme and port of \`base-url\` correct?`;
    }
    if (answer instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .RefusedError */ .fk) {
        const { status, found } = answer;
        if (status >= 500)
            return undefined;
        if (status < 400)
            return answer.message;
        return found !== 'HTML' && ownStatuses.has(status) ? undefined : otherText(baseUrl, status, found);
    }
    if (answer instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UnreadableError */ .Gy) {
        const { status, found, body } = answer;
        const mayBeOurs = (0,_client_fields_js__WEBPACK_IMPORTED_MODULE_6__/* .isFields */ .C)(body) || found === 'broken JSON' || (found === 'JSON' && body === undefined);
        return mayBeOurs ? undefined : otherText(baseUrl, status, found);
    }
    const isIdentity = (0,_client_fields_js__WEBPACK_IMPORTED_MODULE_6__/* .isFields */ .C)(answer) && identityFields.some((name) => answer[name] !== undefined);
    return isIdentity ? undefined : otherText(baseUrl, 200, 'JSON');
}
function otherText(baseUrl, status, found) {
    if (/\/api$/i.test(baseUrl))
        return (0,_text_message_js__WEBPACK_IMPORTED_MODULE_5__/* .message */ .iU) `base-url-doubled-api: ${baseUrl} answered whoami with ${found} (status ${status}). Does the platform need the "/api" at the end of \`base-url\`? Taxiway adds "/api" itself: try without it. Nothing was written.`;
    if (status === 404 && found !== 'HTML')
        return (0,_text_message_js__WEBPACK_IMPORTED_MODULE_5__/* .message */ .iU) `base-url-without-api: ${baseUrl} answered whoami with 404: there is no /api/auth/me. Is \`base-url\` the address of the platform's API, with its path prefix if it has one? Nothing was written.`;
    return (0,_text_message_js__WEBPACK_IMPORTED_MODULE_5__/* .message */ .iU) `base-url-other-interface: ${baseUrl} answered whoami with ${found} (status ${status}), which is not an answer of the platform's API. Is \`base-url\` its address, and not that of a website or a sign-in page? Nothing was written.`;
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


/***/ }),

/***/ 7810:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ git),
/* harmony export */   u: () => (/* binding */ gitIn)
/* harmony export */ });
/* harmony import */ var _text_defined_fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4917);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3597);


async function git(folder, args) {
    const answer = await gitIn(folder)(args);
    return answer.ok ? answer.output.trim() : undefined;
}
const mostWords = 4_000;
function gitIn(folder, signal, env) {
    return async (args, input = '') => {
        const { spawn } = await Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 1421, 19));
        return await new Promise((resolve) => {
            const child = spawn('git', ['--no-replace-objects', '-c', 'core.askPass=', '-C', folder, ...args], {
                stdio: ['pipe', 'pipe', 'pipe'],
                windowsHide: true,
                ...(0,_text_defined_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .definedFields */ .X)({ signal, env }),
            });
            const chunks = [];
            let words = '';
            child.stdout.on('data', (chunk) => chunks.push(chunk));
            child.stderr.setEncoding('utf8').on('data', (text) => {
                if (words.length < mostWords)
                    words += text;
            });
            child.stdin.on('error', () => undefined);
            child.stdin.end(input);
            child.on('error', (error) => resolve({ ok: false, why: error.message }));
            child.on('close', (code) => {
                if (code === 0)
                    resolve({ ok: true, output: Buffer.concat(chunks).toString('utf8') });
                else
                    resolve({ ok: false, why: causeIn(words) || `git ended with ${code}` });
            });
        });
    };
}
function causeIn(words) {
    const cause = words.split('\n').find((line) => /^(?:fatal|error): /.test(line));
    return (0,_text_message_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)((cause ?? words).trim());
}


/***/ }),

/***/ 1833:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $B: () => (/* binding */ bare),
/* harmony export */   LS: () => (/* binding */ withoutRuntimeFrames),
/* harmony export */   _j: () => (/* binding */ indentOf),
/* harmony export */   a$: () => (/* binding */ namesPlace),
/* harmony export */   cR: () => (/* binding */ signalStrength),
/* harmony export */   s2: () => (/* binding */ isOthers)
/* harmony export */ });
/* harmony import */ var _text_control_characters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4600);

const prefix = /^(?:\[?\d{4}[-/]\d\d[-/]\d\d[T ]\d\d:\d\d:\d\d[^\s\]]*\]? ?|\[?\d\d:\d\d:\d\d(?:[.,]\d+)?\]? ?|#\d+ (?=[A-Z\d[])|\d+\.\d{2,3} |[A-Za-z][\w.-]* *\| ?)+/;
const candidate = /rror|ERR|xcept|XCEPT|ail|AIL|atal|ATAL|anic|racebac|ot found|annot|ld not|able to|o such|xit|illed|denied|dumped/;
const placeCandidate = /[a-z][:(]\[?\d/;
const mostJudged = 2_000;
const harmless = /\b(?:0|[Nn]o) (?:errors?|failures?|failed)\b|[Ww]arn(?:ing)?s?\b|WARN/;
const closing = /\b(?:exit(?:ed)?|non-zero)\b[ \w]{0,20}[: (]{1,2}[1-9]|\bexited[- ]with[- ]error|\b(?:build|deployment|command|script|task|step|process|job)\b(?:[^:]|:(?! )){0,60}\b(?:failed|failure|unsuccessful)\b(?!: \S)/i;
const mention = /\b[Ee]rrors?\b(?![-/\w]|\.\w)|[a-z](?:Error|Exception)\b|\bERR!|\b(?:ERR_\w+|ERROR|FATAL|[Ff]atal|FAIL(?:ED)?|[Ff]ailed|[Ff]ailure|[Pp]anic(?:ked)?|Traceback|Killed)\b|[Nn]ot found|[Cc]annot\b|[Cc]ould not\b|[Uu]nable to\b|[Nn]o such file|[Dd]enied\b|dumped\b/;
const statements = [
    /^\s*(?:[^\w\s]{1,3} ?){0,2}(?:error|ERROR|Error|fatal|FATAL|panic|ERR_\w+)\b(?![-/\w]|\.\w)/,
    /(?:[Ee]rror|ERROR|[Ff]atal|Exception)(?: [A-Z]+\d+|\[\w+\]| \[\w+\])?: +\S/,
    /\bpanicked at /,
];
const place = /^\s*(?:[^\w\s]{1,7} ?){0,2}(?:File "[^"]+", line \d|(?:file:\/\/)?[^\s:(]{0,200}\.[A-Za-z]\w{0,9}(?::\[?\d+|\(\d+))/;
const placed = new RegExp(String.raw `${place.source}[\d,:]*[\])]?: *\S|^\s*\d+:\d+\s`);
const frame = /(?:^|\s)at \S|^\s*File "[^"]+", line \d+, in |^\s+from \S+:\d+:in |^\s*#\d+ \S+\(\d+\)|^\s+\S+\.go:\d+/;
const notOwn = /node:|<frozen |\/(?:node_modules|site-packages|dist-packages|gems|vendor|rustc)\/|\/lib\/(?:python|ruby|go)|\/go\/(?:src|pkg)\/|\/registry\/src\/|java\.base\/|\bat (?:java|javax|jdk|sun|org\.(?:gradle|junit|apache)|System|Microsoft)\./;
function bare(line) {
    return (0,_text_control_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .removeColour */ .F4)(line).replace(prefix, '');
}
function signalStrength(line) {
    if (!candidate.test(line) && !placeCandidate.test(line))
        return 0;
    const text = bare(line.slice(0, mostJudged));
    if (harmless.test(text))
        return 0;
    if (closing.test(text))
        return 1;
    const mentions = mention.test(text);
    if (statements.some((statement) => statement.test(text)) || (mentions && placed.test(text)))
        return 3;
    return mentions || placed.test(text) ? 2 : 0;
}
function namesPlace(line) {
    return place.test(bare(line));
}
function isOthers(line) {
    return notOwn.test(line);
}
function indentOf(line) {
    const at = bare(line).search(/\S/);
    return at === -1 ? undefined : at;
}
function withoutRuntimeFrames(lines) {
    let leftOutAt;
    return lines.filter((line) => {
        const indent = indentOf(line.text);
        const text = bare(line.text);
        const isFrame = frame.test(text);
        if (!isFrame && leftOutAt !== undefined && indent !== undefined && indent > leftOutAt)
            return false;
        leftOutAt = isFrame && notOwn.test(text) ? (indent ?? 0) : undefined;
        return leftOutAt === undefined;
    });
}


/***/ }),

/***/ 4172:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ gantt)
/* harmony export */ });
/* harmony import */ var _text_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9556);

const longestName = 40;
const mostPhases = 50;
function gantt(sections, mostBars = mostPhases) {
    const rows = sections.flatMap(({ name, phases }) => phases.length === 0 ? [] : [`  section ${label(name)}`, ...phases.slice(0, mostBars).map(bar)]);
    if (rows.length === 0)
        return '';
    return ['```mermaid', 'gantt', '  dateFormat x', '  axisFormat %M:%S', ...rows, '```'].join('\n');
}
function bar({ name, startMs, endMs }) {
    const start = Math.max(0, Math.round(startMs));
    return `  ${label(name)} ${(0,_text_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(endMs - startMs)} : ${start}, ${Math.max(start + 1, Math.round(endMs))}`;
}
function label(name) {
    const plain = name.replace(/[^\p{L}\p{N}_-]+/gu, ' ').trim();
    return plain.slice(0, longestName) || 'phase';
}


/***/ }),

/***/ 7428:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dv: () => (/* binding */ checkTable),
/* harmony export */   M$: () => (/* binding */ evidenceFolds),
/* harmony export */   M2: () => (/* binding */ gatePhases),
/* harmony export */   TY: () => (/* binding */ gateOutput)
/* harmony export */ });
/* harmony import */ var _deployment_report_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2550);
/* harmony import */ var _text_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9556);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3597);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2255);




const longestText = 2_000;
function gateOutput(known, { text, sentence }) {
    const { passed = false, chosenBy = null, deployment, checks = [], newer = [], rollback = null } = known;
    const cut = (long) => (0,_text_message_js__WEBPACK_IMPORTED_MODULE_1__/* .excerpt */ .Kb)(long, longestText);
    const shown = (word) => (word === undefined ? null : cut(text(word)));
    const said = (words) => cut(sentence(words));
    return {
        passed,
        outcome: deployment.outcome,
        reason: said(known.reason ?? deployment.reason),
        chosenBy,
        deploymentId: shown(deployment.deploymentId),
        serviceId: shown(deployment.serviceId),
        ref: shown(deployment.ref),
        status: shown(deployment.status),
        durationMs: Math.round(known.durationMs ?? deployment.durationMs ?? 0),
        checks: checks.map(({ name, result, summary, evidence, startMs, endMs }) => ({
            name: cut(text(name)),
            result,
            summary: said(summary),
            evidence: evidence.map((line) => cut(text(line))),
            durationMs: Math.round(endMs - startMs),
        })),
        newer: newer.map((id) => cut(text(id))),
        rollback: rollback && {
            ref: text(rollback.ref),
            deploymentId: rollback.deployment.deploymentId === undefined ? null : text(rollback.deployment.deploymentId),
            outcome: rollback.deployment.outcome,
            reason: said(rollback.deployment.reason),
        },
    };
}
const resultTexts = {
    passed: '\u2705 passed',
    failed: '\u274c failed',
    'cut-short': '\u26a0\ufe0f cut short',
    'not-run': '\u2796 not run',
};
const longestCell = 300;
function checkTable({ outcome, status, deploymentId, checks, rollback }, sections) {
    const row = (what, result, evidence, ms) => {
        const took = ms === undefined ? '' : (0,_text_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(ms);
        return [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .prose */ .CS)(what), result, (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .prose */ .CS)((0,_text_message_js__WEBPACK_IMPORTED_MODULE_1__/* .excerpt */ .Kb)(evidence, longestCell)), took];
    };
    const evidence = [deploymentId, status === null ? null : `the platform says "${status}"`];
    const known = evidence.filter((each) => each !== null).join(', ');
    const [followed, , deployed] = sections;
    const rows = [row('deployment', `${outcome === 'succeeded' ? '\u2705' : '\u274c'} ${outcome}`, known, lengthOf(followed))];
    for (const { name, result, summary, durationMs } of checks) {
        if (result === 'not-run')
            rows.push(row(name, resultTexts[result], ''));
        else
            rows.push(row(name, resultTexts[result], summary, durationMs));
    }
    if (rollback !== null) {
        const { ref, outcome, deploymentId } = rollback;
        const by = deploymentId === null ? '' : ` by ${deploymentId}`;
        rows.push(row('rollback', `${outcome === 'succeeded' ? '\u21a9\ufe0f' : '\u274c'} ${outcome}`, `to ${ref}${by}`, lengthOf(deployed)));
    }
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .table */ .tp)(rows, ['Check', 'Result', 'Evidence', 'Duration']);
}
function evidenceFolds({ checks }) {
    return checks.flatMap(({ name, evidence }) => evidence.length === 0 ? [] : [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .folded */ .TM)(`Evidence: ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .prose */ .CS)(name)}`, evidence)]);
}
function gatePhases({ deployment, followedFromMs = 0, checks = [], rollback, }) {
    const choosing = followedFromMs === 0 ? [] : [{ name: 'choosing', startMs: 0, endMs: followedFromMs }];
    const ran = checks.filter(({ result }) => result !== 'not-run');
    const back = rollback === undefined ? [] : (0,_deployment_report_js__WEBPACK_IMPORTED_MODULE_3__/* .shiftPhases */ .xl)(rollback.deployment.phases, rollback.startMs);
    return [
        { name: 'Deployment', phases: [...choosing, ...(0,_deployment_report_js__WEBPACK_IMPORTED_MODULE_3__/* .shiftPhases */ .xl)(deployment.phases ?? [], followedFromMs)] },
        { name: 'Checks', phases: ran.map(({ name, startMs, endMs }) => ({ name, startMs, endMs })) },
        { name: 'Rollback', phases: back },
    ];
}
function lengthOf({ phases = [] } = {}) {
    const [first, last] = [phases[0], phases.at(-1)];
    return first === undefined || last === undefined ? undefined : last.endMs - first.startMs;
}


/***/ }),

/***/ 2255:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CS: () => (/* binding */ prose),
/* harmony export */   FV: () => (/* binding */ escapeMarkdown),
/* harmony export */   Mn: () => (/* binding */ lines),
/* harmony export */   R_: () => (/* binding */ heading),
/* harmony export */   TM: () => (/* binding */ folded),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   nf: () => (/* binding */ link),
/* harmony export */   tp: () => (/* binding */ table)
/* harmony export */ });
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3597);

function escapeMarkdown(text) {
    return text.replace(/[&<>"'`@#![\]]/g, (character) => `&#${character.charCodeAt(0)};`);
}
function prose(text) {
    return escapeMarkdown((0,_text_message_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(text)).replace(/&#(?:64|35);|\bGH-(?=\d)/gi, '$&&#8203;');
}
function heading(text) {
    return `<h3>${text}</h3>`;
}
function code(text) {
    return text === undefined || text === '' ? '' : `<code>${escapeMarkdown((0,_text_message_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(text))}</code>`;
}
function link(address) {
    if (!/^https?:\/\/[^\s\p{Cc}<>"']+$/u.test(address))
        return code(address);
    const escaped = escapeMarkdown(address);
    return `<a href="${escaped}">${escaped}</a>`;
}
function lines(texts) {
    return `<pre>\n${texts.map(escapeMarkdown).join('\n')}\n</pre>`;
}
function folded(title, texts) {
    return `<details><summary>${title}</summary>\n\n${lines(texts)}\n\n</details>`;
}
function table(rows, header = []) {
    const row = (cells, tag) => `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;
    const lines = rows.map((cells) => row(cells, 'td'));
    return ['<table>', ...(header.length === 0 ? [] : [row(header, 'th')]), ...lines, '</table>'].join('\n');
}


/***/ }),

/***/ 861:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  t1: () => (/* binding */ causeLines),
  lb: () => (/* binding */ endRun),
  YG: () => (/* binding */ summaryOf)
});

// EXTERNAL MODULE: ./build/deployment/report.js
var report = __webpack_require__(2550);
// EXTERNAL MODULE: ./build/text/duration.js
var duration = __webpack_require__(9556);
// EXTERNAL MODULE: ./build/text/message.js
var message = __webpack_require__(3597);
// EXTERNAL MODULE: ./build/output/cause/failure-signs.js
var failure_signs = __webpack_require__(1833);
;// CONCATENATED MODULE: ./build/output/cause/new-lines.js



const mostShown = 10;
const longestLine = 300;
const mostBelow = 2;
function shownNewLines({ deploymentId, createdMs, lines }, clean, nowMs) {
    const own = (0,failure_signs/* withoutRuntimeFrames */.LS)(lines.map((text, at) => ({ text, at })));
    const best = [3, 2, 1].find((strength) => own.some(({ text }) => (0,failure_signs/* signalStrength */.cR)(text) === strength));
    const shown = best === undefined ? own.slice(-mostShown) : own.filter((_, index) => isShown(own, index, best));
    const texts = shown.slice(0, mostShown).map(({ text }) => (0,message/* excerpt */.Kb)(clean(text), longestLine));
    if (texts.length === 0)
        return undefined;
    const id = clean(deploymentId);
    const age = createdMs === undefined ? '' : `, ${(0,duration/* formatAge */.nV)(nowMs - createdMs)}`;
    return { title: `New since the last good deployment (${id}${age})`, deploymentId: id, createdMs, lines: texts };
}
function isShown(lines, index, best) {
    const text = lines[index]?.text ?? '';
    if ((0,failure_signs/* signalStrength */.cR)(text) >= Math.min(best, 2))
        return true;
    const above = lines.slice(Math.max(0, index - mostBelow), index);
    return above.some((line) => (0,failure_signs/* signalStrength */.cR)(line.text) === best && ((0,failure_signs/* indentOf */._j)(text) ?? 0) > ((0,failure_signs/* indentOf */._j)(line.text) ?? 0));
}

// EXTERNAL MODULE: ./build/output/chart.js
var chart = __webpack_require__(4172);
// EXTERNAL MODULE: ./build/output/gate-report.js
var gate_report = __webpack_require__(7428);
// EXTERNAL MODULE: ./build/output/markdown.js
var markdown = __webpack_require__(2255);
;// CONCATENATED MODULE: ./build/output/run-result.js







const mostTail = 100 * 1024;
function endRun({ gate, ...result }, { text: clean, sentence }, { supersededIsNeutral = false, log, nowMs = 0 } = {}) {
    const { outcome, verdict = outcome, durationMs = 0, details = [], facts = [], phases = [] } = result;
    const passed = (0,report/* passes */.WE)(verdict, supersededIsNeutral);
    const isInLog = outcome === 'failed' || outcome === 'timed-out';
    const cleaned = (text) => (text === undefined ? undefined : clean(text));
    const cleanPhases = (all) => all.map((phase) => ({ ...phase, name: clean(phase.name) }));
    const sections = gate?.checks === undefined ? [{ name: 'Deployment', phases }] : (0,gate_report/* gatePhases */.M2)(gate);
    return {
        ...result,
        verdict,
        passed,
        durationMs,
        reason: result.reason.split('\n').map(sentence).join('\n'),
        deploymentId: cleaned(result.deploymentId),
        serviceId: cleaned(result.serviceId),
        ref: cleaned(result.ref),
        status: cleaned(result.status),
        facts: facts.map(([name, value]) => [name, clean(value)]),
        phases: cleanPhases(phases),
        cause: passed ? [] : [...details.map(clean), ...(isInLog && log !== undefined ? log.failure() : [])],
        tail: log?.tail() ?? [],
        newLines: result.newSinceGood && shownNewLines(result.newSinceGood, clean, nowMs),
        gate: gate && (0,gate_report/* gateOutput */.TY)(gate, { text: clean, sentence }),
        sections: sections.map((section) => ({ ...section, phases: cleanPhases(section.phases) })),
    };
}
function summaryOf(action, run) {
    const { outcome, verdict, reason, cause, newLines, deploymentId, serviceId, ref, status, durationMs } = run;
    const { url, facts = [], tail, gate, sections } = run;
    const rows = [
        ['Outcome', outcome],
        ['Deployment', deploymentId],
        ['Service', serviceId],
        ['Ref', ref],
        ['Status', status],
        ['Duration', (0,duration/* formatDuration */.a3)(durationMs)],
        ...facts,
    ].flatMap(([name = '', value]) => (value ? [[name, (0,markdown/* code */.aY)(value)]] : []));
    if (url !== undefined)
        rows.push(['URL', (0,markdown/* link */.nf)(url)]);
    const parts = [
        (0,markdown/* heading */.R_)((0,markdown/* prose */.CS)(`Taxiway ${action}: ${verdict}`)),
        `<p>${(0,markdown/* prose */.CS)(reason)}</p>`,
        cause.length === 0 ? '' : (0,markdown/* lines */.Mn)(cause),
        newLines === undefined ? '' : `<p>${(0,markdown/* prose */.CS)(newLines.title)}</p>\n\n${(0,markdown/* lines */.Mn)(newLines.lines)}`,
        gate === undefined || (gate.chosenBy === null && gate.checks.length === 0)
            ? (run.table ?? '')
            : (0,gate_report/* checkTable */.Dv)(gate, sections),
        (0,markdown/* table */.tp)(rows),
        (0,chart/* gantt */.V)(sections),
        ...(gate === undefined ? [] : (0,gate_report/* evidenceFolds */.M$)(gate)),
        tail.length === 0
            ? ''
            : (0,markdown/* folded */.TM)(`The end of the build log${gate?.rollback ? ' of the rollback' : ''}`, (0,message/* lastLines */.w$)(tail, mostTail)),
    ];
    return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}
function causeLines({ cause, newLines }) {
    return newLines === undefined ? cause : [...cause, '', `${newLines.title}:`, ...newLines.lines];
}


/***/ })

};
