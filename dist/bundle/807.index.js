export const id = 807;
export const ids = [807];
export const modules = {

/***/ 7319:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  X: () => (/* binding */ parseApiKey)
});

// EXTERNAL MODULE: ./build/client/errors.js
var errors = __webpack_require__(6695);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
;// CONCATENATED MODULE: ./build/client/secret.js

const shown = '***';
/** A value that prints `***` wherever it is written by accident and is revealed on purpose. */
class Secret {
    #value;
    constructor(value) {
        this.#value = value;
    }
    /** The value itself. */
    reveal() {
        return this.#value;
    }
    /** `***`. */
    toString() {
        return shown;
    }
    /** `***`. */
    toJSON() {
        return shown;
    }
    [external_node_util_.inspect.custom]() {
        return shown;
    }
}

;// CONCATENATED MODULE: ./build/client/api-key.js


const printable = /^[\x21-\x7E]+$/;
/** A key that can stand in a header. Throws `InputError`, which never shows the key. */
function parseApiKey(given) {
    const key = typeof given === 'string' ? given : given.reveal();
    if (key.trim() === '')
        throw new errors/* InputError */.dz('api-key', 'The api-key is empty: give a key from the dashboard.');
    if (/[\r\n]/.test(key)) {
        throw new errors/* InputError */.dz('api-key', 'The api-key holds a line break: store the key alone, without a trailing newline.');
    }
    if (!printable.test(key)) {
        throw new errors/* InputError */.dz('api-key', 'The api-key holds a space, a control character or a non-ASCII character.');
    }
    return typeof given === 'string' ? new Secret(key) : given;
}


/***/ }),

/***/ 2701:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ parseBaseUrl),
/* harmony export */   U: () => (/* binding */ isLoopback)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6695);

/** Throws `InputError`. The key travels in a header, so plain http is allowed to this machine only. */
function parseBaseUrl(given) {
    const url = URL.parse(String(given).trim());
    if (url === null)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('base-url', 'The base-url is no URL: give one like https://platform.example.');
    if (url.protocol !== 'https:' && url.protocol !== 'http:') {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('base-url', `The base-url begins with "${url.protocol}", where only "https:" is spoken.`);
    }
    const loopback = isLoopback(url.hostname);
    if (url.protocol === 'http:' && !loopback) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('base-url', 'The base-url must use https: plain http would show the key to the network.');
    }
    if (url.username !== '' || url.password !== '') {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('base-url', 'The base-url holds a user name or password: the key belongs in api-key.');
    }
    if (url.search !== '' || url.hash !== '') {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('base-url', 'The base-url holds a query or a fragment: give origin and path prefix alone.');
    }
    return { origin: url.origin, prefix: url.pathname.replace(/\/+$/, ''), loopback };
}
/** True for localhost, 127.0.0.0/8 and ::1, after URL parsing has normalised every other spelling of an address. */
function isLoopback(hostname) {
    return hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(hostname);
}


/***/ }),

/***/ 3129:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ GrowingBuffer)
/* harmony export */ });
const smallest = 4096;
/** Bytes that arrive in pieces, in one growing block: pieces of one byte each must not cost a hundred bytes each. */
class GrowingBuffer {
    #block = Buffer.alloc(0);
    #length = 0;
    get length() {
        return this.#length;
    }
    /** Copies the piece: its memory is its owner's to use again. */
    add(piece) {
        const length = this.#length + piece.length;
        if (length > this.#block.length) {
            const grown = Buffer.allocUnsafe(Math.max(smallest, length, 2 * this.#block.length));
            this.#block.copy(grown, 0, 0, this.#length);
            this.#block = grown;
        }
        this.#block.set(piece, this.#length);
        this.#length = length;
    }
    /** What was gathered, as UTF-8 text; begins anew. */
    takeText() {
        const text = this.#block.toString('utf8', 0, this.#length);
        this.#length = 0;
        return text;
    }
}


/***/ }),

/***/ 4492:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $A: () => (/* binding */ streaming),
/* harmony export */   RI: () => (/* binding */ patienceFor),
/* harmony export */   bh: () => (/* binding */ sending)
/* harmony export */ });
const reading = { headersMs: 30_000, idleMs: 30_000, totalMs: 120_000 };
/** A write may do its work before it answers, and a statement may run for minutes. */
const writing = { headersMs: 120_000, idleMs: 30_000, totalMs: 300_000 };
const executing = { headersMs: 600_000, idleMs: 60_000, totalMs: 600_000 };
/** A body of any size: the platform unpacks it before it answers. */
const sending = { headersMs: 300_000, idleMs: 60_000, totalMs: 3_600_000 };
/** A quiet build sends nothing for long: the watchdog of the stream decides, not the socket. */
const streaming = { headersMs: 75_000, idleMs: 0, totalMs: 24 * 3_600_000 };
/** The bounds of a call whose body is in memory. */
function patienceFor(effect) {
    if (effect === 'read')
        return reading;
    return effect === 'exec' ? executing : writing;
}


/***/ }),

/***/ 1811:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fu: () => (/* binding */ belongsElsewhere),
/* harmony export */   Uq: () => (/* binding */ maximumRedirects),
/* harmony export */   qQ: () => (/* binding */ parseRedirect)
/* harmony export */ });
/** Redirects followed in a row before a loop is assumed. */
const maximumRedirects = 5;
const redirects = new Set([301, 302, 303, 307, 308]);
/** Where an answer sends a read, or undefined where the status is no redirect. */
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
/** Whether the same request belongs to another address, unlike 302 and 303, which may come after the work was done. */
function belongsElsewhere(status) {
    return status === 301 || status === 307 || status === 308;
}


/***/ }),

/***/ 6360:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   pJ: () => (/* binding */ endOf),
/* harmony export */   ux: () => (/* binding */ repeat)
/* harmony export */ });
/* unused harmony export mayRepeat */
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6695);
/* harmony import */ var _retry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9233);


/** Statuses of the 5xx that another try does not change: not implemented, version not supported. */
const hopeless = new Set([501, 505]);
/** Tries until it succeeds, until a failure that must not be repeated, or until the time is over. */
async function repeat(attempt, options) {
    const { clock, random, scope, effect } = options;
    for (let tries = 1;; tries++) {
        try {
            return await attempt();
        }
        catch (error) {
            if (scope.signal.aborted)
                throw endOf(scope, error);
            if (!mayRepeat(error, effect))
                throw error;
            const hintMs = error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .RefusedError */ .fk ? error.retryAfterMs : undefined;
            const wait = (0,_retry_js__WEBPACK_IMPORTED_MODULE_1__/* .nextWait */ .B4)({ tries, hintMs, leftMs: scope.leftMs }, random);
            if (wait === undefined)
                throw error;
            await clock.sleep(wait, scope.signal);
        }
    }
}
/** What a call rejects with whose time is over: what is known of the write is not lost over it. */
function endOf(scope, error) {
    return error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .NoAnswerError */ .i5 && !error.sent ? error : scope.signal.reason;
}
/** A write is repeated only where it cannot have taken effect: no byte was sent, or a 429 turned it away. */
function mayRepeat(error, effect) {
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .NoAnswerError */ .i5)
        return !error.sent || effect === 'read';
    if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .RefusedError */ .fk))
        return false;
    if (error.status === 429)
        return true;
    return effect === 'read' && error.status >= 500 && !hopeless.has(error.status);
}


/***/ }),

/***/ 1274:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  s: () => (/* binding */ UndiciTransport)
});

// EXTERNAL MODULE: ./build/client/errors.js
var errors = __webpack_require__(6695);
;// CONCATENATED MODULE: ./build/client/http/connect.js
/**
 * Sockets that are still connecting. undici notices an abort only when a connection stands, so a connection to a silent host
 * would outlive the call that wanted it and keep the process alive.
 */
class Connecting {
    #sockets = new Set();
    /** The same connector, watched. */
    watch(connector) {
        return (options, callback) => {
            const socket = connector(options, (...outcome) => {
                if (isSocket(socket))
                    this.#sockets.delete(socket);
                callback(...outcome);
            });
            if (isSocket(socket))
                this.#sockets.add(socket);
            return socket;
        };
    }
    /** Gives up every connection that does not stand yet. */
    abandon(reason) {
        for (const socket of this.#sockets)
            socket.destroy(reason);
        this.#sockets.clear();
    }
}
/** undici's connector returns its socket, though its types do not say so. */
function isSocket(value) {
    return typeof value === 'object' && value !== null && 'destroy' in value && typeof value.destroy === 'function';
}

// EXTERNAL MODULE: external "node:dns"
var external_node_dns_ = __webpack_require__(610);
;// CONCATENATED MODULE: ./build/client/http/lookup.js

/** Finds a host's addresses. A name below `.localhost` is this machine (RFC 6761, 6.3), which not every system's resolver knows. */
const findAddresses = (hostname, options, callback) => {
    (0,external_node_dns_.lookup)(/\.localhost\.?$/i.test(hostname) ? 'localhost' : hostname, options, callback);
};

// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(7075);
;// CONCATENATED MODULE: ./build/client/http/undici-exchange.js


/**
 * One request in undici's hands. Written against `dispatch` rather than `request`, for only here it is certain whether a byte
 * left: undici calls `onRequestStart` when a connection stands and before it writes.
 */
class UndiciExchange {
    #request;
    #onEnd;
    #onAbort = () => this.#stop(this.#reasonOf(this.#request.signal.reason));
    #response = Promise.withResolvers();
    #controller;
    #body;
    /** Why it ended before its time. */
    #stopped;
    #ended = false;
    /** `onEnd` is called when nothing more will come; possibly more than once. */
    constructor(request, onEnd) {
        this.#request = request;
        this.#onEnd = onEnd;
        request.signal.addEventListener('abort', this.#onAbort, { once: true });
    }
    get response() {
        return this.#response.promise;
    }
    /** True once a connection stood, and so bytes may have left. */
    get started() {
        return this.#controller !== undefined;
    }
    onRequestStart(controller) {
        this.#controller = controller;
        if (this.#stopped !== undefined)
            controller.abort(errorOf(this.#stopped.reason));
    }
    onResponseStart(controller, status, headers) {
        if (status < 200 || this.#stopped !== undefined)
            return;
        const body = new external_node_stream_.Readable({
            read: () => controller.resume(),
            destroy: (error, done) => {
                if (!this.#ended)
                    controller.abort(error ?? new Error('The answer was not wanted to its end'));
                this.#end();
                done(error);
            },
        });
        // An answer that nobody reads to its end may still break off: that is no uncaught error.
        body.on('error', () => { });
        this.#body = body;
        this.#response.resolve({
            status,
            header: (name) => firstOf(headers[name]),
            body: this.#read(body),
            discard: () => body.destroy(),
        });
    }
    onResponseData(controller, chunk) {
        if (this.#body?.push(chunk) === false)
            controller.pause();
    }
    onResponseEnd() {
        this.#ended = true;
        this.#end();
        this.#body?.push(null);
    }
    onResponseError(_, error) {
        this.fail(error);
    }
    /** The chunks of the request's body. Where they fail, that error is the caller's: the request never was whole. */
    async *watch(chunks) {
        try {
            yield* chunks;
        }
        catch (error) {
            this.#stop(error);
            throw error;
        }
    }
    /** Ends it with an error of the connection. */
    fail(error) {
        if (this.#stopped === undefined)
            this.#stop(this.#noAnswer(error));
        this.#end();
    }
    async *#read(body) {
        try {
            for await (const chunk of body)
                yield chunk;
        }
        catch (error) {
            throw this.#stopped === undefined ? error : this.#stopped.reason;
        }
    }
    #stop(reason) {
        if (this.#ended || this.#stopped !== undefined)
            return;
        this.#stopped = { reason };
        this.#response.reject(reason);
        this.#controller?.abort(errorOf(reason));
        this.#body?.destroy(errorOf(reason));
        this.#end();
    }
    #end() {
        this.#request.signal.removeEventListener('abort', this.#onAbort);
        this.#onEnd();
    }
    /** A time that ran out before any connection stood: nothing was sent. */
    #reasonOf(reason) {
        if (!(reason instanceof errors/* NoAnswerError */.i5) || this.started)
            return reason;
        const { operation, origin } = this.#request;
        return new errors/* NoAnswerError */.i5(`${operation}: ${origin} could not be reached in time.`, { operation, sent: false });
    }
    #noAnswer(cause) {
        const { operation, origin } = this.#request;
        const sent = this.started;
        const what = sent ? 'the connection broke before the whole answer arrived' : `${origin} could not be reached`;
        return new errors/* NoAnswerError */.i5(`${operation}: ${what} (${detailOf(cause)}).`, { operation, sent, cause });
    }
}
function firstOf(header) {
    return typeof header === 'string' ? header : header?.[0];
}
/** undici wants an Error to abort with; a signal's reason may be anything. */
function errorOf(reason) {
    return reason instanceof Error ? reason : new Error('aborted', { cause: reason });
}
function detailOf(cause) {
    if (!(cause instanceof Error))
        return String(cause);
    const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.name;
    return cause.message === '' || cause.message.includes(code) ? cause.message || code : `${code}: ${cause.message}`;
}

;// CONCATENATED MODULE: ./build/client/http/undici-transport.js




const connectTimeoutMs = 10_000;
/** Below the five seconds after which common servers close: a connection that is used again still stands. */
const keepAliveMs = 4_000;
/**
 * HTTP/1.1 over undici, by way of the proxy that the settings or the environment name. `direct` is for this machine itself: a
 * proxy could not reach it, and would be shown the key where it is spoken to in plain http.
 */
class UndiciTransport {
    #proxy;
    #connecting = new Connecting();
    #unstarted = new Set();
    #agent;
    constructor(proxy = {}) {
        this.#proxy = proxy;
    }
    async send(request) {
        this.#agent ??= openAgent(this.#proxy, this.#connecting);
        const agent = await this.#agent;
        request.signal.throwIfAborted();
        const exchange = new UndiciExchange(request, () => this.#ended(exchange, request.signal));
        this.#unstarted.add(exchange);
        try {
            agent.dispatch(dispatchOptionsOf(request, exchange), exchange);
        }
        catch (error) {
            exchange.fail(error);
        }
        return exchange.response;
    }
    async [Symbol.asyncDispose]() {
        const agent = await this.#agent?.catch(() => undefined);
        this.#connecting.abandon(new Error('closed'));
        await agent?.destroy();
    }
    /** The connections that nobody waits for any more are given up. */
    #ended(exchange, signal) {
        this.#unstarted.delete(exchange);
        if (!signal.aborted || exchange.started)
            return;
        for (const other of this.#unstarted)
            if (!other.started)
                return;
        this.#connecting.abandon(new Error('aborted'));
    }
}
/** undici is loaded with the first request: refusing a bad argument costs nothing. */
async function openAgent(proxy, connecting) {
    const { Agent, EnvHttpProxyAgent, Pool, buildConnector } = await Promise.all(/* import() */[__webpack_require__.e(648), __webpack_require__.e(723)]).then(__webpack_require__.t.bind(__webpack_require__, 7723, 19));
    const connect = connecting.watch(buildConnector({ timeout: connectTimeoutMs, allowH2: false, lookup: findAddresses }));
    if (proxy === 'direct')
        return new Agent({ connect, keepAliveTimeout: keepAliveMs });
    try {
        return new EnvHttpProxyAgent({
            connect,
            clientFactory: (origin) => new Pool(origin, { connect }),
            requestTls: { timeout: connectTimeoutMs, allowH2: false },
            keepAliveTimeout: keepAliveMs,
            // undici falls back from one to the other: settings replace both.
            ...(proxy.https === undefined ? {} : { httpProxy: proxy.https, httpsProxy: proxy.https }),
            ...(proxy.no === undefined ? {} : { noProxy: proxy.no }),
        });
    }
    catch {
        throw new errors/* InputError */.dz('proxy', 'The address of the proxy (HTTPS_PROXY or HTTP_PROXY) is no URL like http://host:3128.');
    }
}
function dispatchOptionsOf(request, exchange) {
    const { body, method, origin, path, headersTimeoutMs, idleTimeoutMs } = request;
    const common = { method, origin, path, headersTimeout: headersTimeoutMs, bodyTimeout: idleTimeoutMs };
    if (body === undefined)
        return { ...common, headers: request.headers };
    return {
        ...common,
        headers: { ...request.headers, 'content-length': String(body.length) },
        // undici takes any async iterable here and reads it with back pressure; its types know of streams alone.
        body: exchange.watch(body.chunks()),
    };
}


/***/ }),

/***/ 1351:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  n: () => (/* binding */ buildUserAgent)
});

// EXTERNAL MODULE: ./build/client/errors.js
var errors = __webpack_require__(6695);
;// CONCATENATED MODULE: ./build/client/http/version.js
/** The version of this package, for the user agent; a test holds it against package.json. */
const version = '0.1.0';

;// CONCATENATED MODULE: ./build/client/http/user-agent.js


const headerText = /^[\x20-\x7E]*$/;
/** `taxiway/<version>`, followed by what the caller adds to it. */
function buildUserAgent(addition) {
    if (addition === undefined || addition === '')
        return `taxiway/${version}`;
    if (!headerText.test(addition))
        throw new errors/* InputError */.dz('userAgent', 'The user agent must be printable ASCII.');
    return `taxiway/${version} ${addition}`;
}


/***/ }),

/***/ 8771:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cg: () => (/* binding */ checkPath),
/* harmony export */   E2: () => (/* binding */ queryOf),
/* harmony export */   XM: () => (/* binding */ pathOf)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6695);

/**
 * Fills the `{name}` places of a path of the table. A value is one segment whatever it holds: a slash is encoded, and the
 * dot segments, which no encoding protects, are refused, as is an empty one.
 */
function pathOf(template, values) {
    return template.replace(/\{(\w+)\}/g, (_, name) => segmentOf(name, values[name]));
}
function segmentOf(name, value) {
    if (typeof value !== 'string' || value === '')
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz(name, `The argument "${name}" must not be empty.`);
    if (value === '.' || value === '..') {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz(name, `The argument "${name}" must not be "${value}": it would change the path.`);
    }
    return encodeURIComponent(wellFormed(name, value));
}
/** `?a=1&b=2`, or nothing; values are scalars, and those that are undefined are left out. */
function queryOf(values) {
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries(values))
        if (value !== undefined)
            query.append(name, spelled(name, value));
    return query.size === 0 ? '' : `?${query}`;
}
/** Whole numbers in digits alone, for `1e+21` is none to most who read a query. */
function spelled(name, value) {
    if (typeof value === 'number' && Number.isInteger(value))
        return BigInt(value).toString();
    return wellFormed(name, String(value));
}
/** A URL would carry another text, silently. */
function wellFormed(name, text) {
    if (!text.isWellFormed())
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz(name, `The argument "${name}" is no well-formed text.`);
    return text;
}
/** A path that the caller wrote, e.g. for an undocumented route; it may carry a query. Throws `InputError`. */
function checkPath(path) {
    const [steps = ''] = path.split('?', 1);
    if (!path.startsWith('/') || path.startsWith('//')) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('path', 'The path must begin with one slash: it stays on the origin of the base-url.');
    }
    if (!/^[\x21-\x7E]+$/.test(path) || /[\\#]/.test(path)) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('path', 'The path must be percent-encoded ASCII without backslash, fragment or space.');
    }
    if (steps.split('/').some((step) => /^(?:\.|%2e){1,2}$/i.test(step))) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('path', 'The path must not hold the segments "." or "..".');
    }
    return path;
}


/***/ }),

/***/ 9417:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  O: () => (/* binding */ Platform)
});

// EXTERNAL MODULE: ./build/contract/operations.js + 3 modules
var operations = __webpack_require__(1825);
// EXTERNAL MODULE: ./build/client/api-key.js + 1 modules
var api_key = __webpack_require__(7319);
// EXTERNAL MODULE: ./build/client/base-url.js
var base_url = __webpack_require__(2701);
// EXTERNAL MODULE: ./build/client/errors.js
var errors = __webpack_require__(6695);
;// CONCATENATED MODULE: ./build/client/history-pages.js

const operation = 'list_deployments';
/**
 * Pages until no next cursor is returned (contract: list_deployments); an empty page is no end. Throws `UnreadableError` where
 * a cursor repeats, for that would never end.
 */
async function* readPages(read, before) {
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
/** Every field of a record but the page's own shape is left alone, so that one odd record does not hide the others. */
function parseHistoryPage(body) {
    const deployments = isRecord(body) ? body['deployments'] : undefined;
    if (!isRecord(body) || !Array.isArray(deployments))
        throw unreadable('no "deployments"');
    return { deployments: deployments.filter(isRecord), nextCursor: cursorIn(body['nextCursor']) };
}
/** Nothing is older than 0, and servers that cannot leave a number out send it for "no next page". */
function cursorIn(value) {
    if (typeof value !== 'number' && typeof value !== 'string')
        return undefined;
    return value === 0 || value === '' || value === '0' ? undefined : value;
}
function isRecord(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function unreadable(what) {
    return new errors/* UnreadableError */.Gy(`${operation}: the platform answered with ${what}.`, { operation, status: 200 });
}

;// CONCATENATED MODULE: ./build/client/redaction.js
const shown = '***';
/** Covers the key plain, in JSON, in a URI, and in both kinds of base64. */
function redactionOf(key) {
    const plain = key.reveal();
    const forms = new Set([
        plain,
        JSON.stringify(plain).slice(1, -1),
        encodeURIComponent(plain),
        encodeURI(plain),
        Buffer.from(plain).toString('base64'),
        Buffer.from(plain).toString('base64url'),
    ]);
    // The longest first, so that no form leaves the rest of a longer one behind.
    const ordered = [...forms].sort((a, b) => b.length - a.length);
    return (text) => ordered.reduce((rest, form) => rest.replaceAll(form, shown), text);
}

// EXTERNAL MODULE: ./build/client/http/redirect.js
var http_redirect = __webpack_require__(1811);
;// CONCATENATED MODULE: ./build/contract/status.js
/** What each documented error status means (contract: Errors), as a clause that ends a sentence. */
const statusMeanings = {
    400: 'invalid parameters: required fields, types or resource configuration',
    401: 'API key missing, invalid or revoked',
    402: 'the account must resolve a billing requirement',
    403: 'caller or key scope does not permit the operation, including a restricted key that omitted its environment',
    404: 'resource does not exist or is not visible; a resource outside the permissions of the caller may be reported as missing',
    409: 'current resource state prevents the operation',
    500: 'operation could not be completed; the state of a write should be checked before retrying',
};
/** False for statuses that the contract does not mention, e.g. 429 and 503. */
function isDocumentedStatus(status) {
    return Object.hasOwn(statusMeanings, status);
}

;// CONCATENATED MODULE: ./build/client/http/refusal.js


/** An error status as an error: the operation, what the platform said, and what to do next. */
function refusedError(refusal) {
    const { operation, status, said, retryAfterMs } = refusal;
    // The sentence goes on after the quotation, whose own full stop would be a second one.
    const heard = said === '' ? meaningOf(status) : `: "${said.replace(/\.$/, '')}"`;
    const message = `${operation}: the platform answered ${status}${heard}. ${adviceOn(refusal)}`;
    return new errors/* RefusedError */.fk(message, { operation, status, said, retryAfterMs });
}
function meaningOf(status) {
    return isDocumentedStatus(status) ? ` (${statusMeanings[status]})` : '';
}
function adviceOn(refusal) {
    switch (refusal.status) {
        case 400:
            return 'Check the arguments.';
        case 401:
            return 'The API key is missing, invalid or revoked: check the api-key or make a new one in the dashboard.';
        case 402:
            return 'The account must resolve a billing requirement in the dashboard first.';
        case 403:
            return needOf(refusal.access);
        case 404:
            return 'It does not exist, or this key cannot see it: check the id and whose key it is.';
        case 409:
            return 'The current state of the resource prevents it: look at it in the dashboard, then try again.';
        case 429:
            return waitOf(refusal.retryAfterMs);
        default:
            return afterwards(refusal);
    }
}
function needOf(access) {
    const restricted = 'a key restricted to environments must name one of them';
    switch (access.kind) {
        case 'any-key':
            return 'Any valid key may do this: check that it is a key of this platform.';
        case 'account-only':
            return 'Only an account key may do this, and a read-only one may not write.';
        case 'capability': {
            const holder = access.serviceKey ? 'service or project key' : 'project key';
            return `A ${holder} needs ${access.capability}:${access.level} for this; ${restricted}.`;
        }
        case 'own-project':
            return 'It takes an account key with access to the project, or a key of that very project.';
        case 'not-shown':
            return `The key or its scope does not permit this; ${restricted}.`;
        default:
            return access;
    }
}
function waitOf(retryAfterMs) {
    return retryAfterMs === undefined
        ? 'It asks to slow down: try again later.'
        : `It asks to wait ${Math.ceil(retryAfterMs / 1000)} s: try again after that.`;
}
function afterwards({ status, effect }) {
    if (status < 500)
        return 'The request was not accepted.';
    return effect === 'read'
        ? 'The platform could not complete it: try again later.'
        : 'It may have taken effect all the same: check the state before trying again.';
}

// EXTERNAL MODULE: ./build/client/http/repeat.js
var repeat = __webpack_require__(6360);
// EXTERNAL MODULE: ./build/client/http/growing-buffer.js
var growing_buffer = __webpack_require__(3129);
;// CONCATENATED MODULE: ./build/client/http/response-body.js


/** Bytes of an answer that is kept in memory as a whole; what can be larger is streamed. */
const largestAnswer = 16 * 1024 * 1024;
/** Bytes of an error answer that are looked at for what the platform said. */
const largestRefusal = 64 * 1024;
const saidCharacters = 500;
/** The whole body as text. Throws `UnreadableError` where it has no end in sight. */
async function readText(operation, response) {
    const { text, cut } = await read(response.body, largestAnswer);
    if (!cut)
        return text;
    throw new errors/* UnreadableError */.Gy(`${operation}: the platform answered ${response.status} with more than 16 MiB.`, {
        operation,
        status: response.status,
    });
}
/** The JSON value of a success. Throws `UnreadableError` with a sentence that says what stood there instead. */
async function readJson(operation, response) {
    const text = await readText(operation, response);
    try {
        return JSON.parse(text);
    }
    catch (cause) {
        throw response_body_unreadable(operation, response.status, text, cause);
    }
}
/** The parsed JSON, the text where it is none, and undefined where it is empty. */
function jsonOrText(text) {
    if (text === '')
        return undefined;
    try {
        return JSON.parse(text);
    }
    catch {
        return text;
    }
}
/** What stands in `error` of a refusal as one line of at most 500 characters; empty where nothing readable does. */
async function readRefusal(response, redact) {
    try {
        const { text } = await read(response.body, largestRefusal);
        return oneLine(redact(errorIn(JSON.parse(text)))).slice(0, saidCharacters);
    }
    catch {
        // The status is the answer: a page of HTML or a body that breaks off takes nothing from it.
        return '';
    }
}
/** An unreadable success, described by how its body begins, never by its content. */
function response_body_unreadable(operation, status, text, cause) {
    const message = `${operation}: the platform answered ${status} with ${foundIn(text)} where JSON should be.`;
    return new errors/* UnreadableError */.Gy(`${message} Check the base-url.`, { operation, status, cause });
}
function foundIn(text) {
    const start = text.trimStart();
    if (start === '')
        return 'an empty body';
    if (start.startsWith('<'))
        return 'HTML';
    return /^[[{"]/.test(start) ? 'JSON that is cut off or broken' : 'plain text';
}
function errorIn(body) {
    if (typeof body !== 'object' || body === null || !('error' in body))
        return '';
    const { error } = body;
    if (typeof error === 'string')
        return error;
    const nested = typeof error === 'object' && error !== null && 'message' in error ? error.message : '';
    return typeof nested === 'string' ? nested : '';
}
/** Foreign text in a message must not begin a line of its own. */
function oneLine(text) {
    return text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
}
async function read(body, limit) {
    const bytes = new growing_buffer/* GrowingBuffer */.G();
    for await (const chunk of body) {
        if (bytes.length + chunk.length > limit)
            return { text: '', cut: true };
        bytes.add(chunk);
    }
    return { text: bytes.takeText().replace(/^\uFEFF/, ''), cut: false };
}

// EXTERNAL MODULE: ./build/client/http/retry.js
var retry = __webpack_require__(9233);
;// CONCATENATED MODULE: ./build/client/http/exchange.js







/** Calls over one transport with one key: retries, redirects, refusals. What a success means is for its reader. */
class Exchange {
    #options;
    #redact;
    constructor(options) {
        this.#options = options;
        const { key, redact = (text) => text } = options;
        const withoutKey = redactionOf(key);
        this.#redact = (text) => withoutKey(redact(text));
    }
    /** Sends the call until a success is read. The body counts: one that breaks off is no answer. */
    async run(call, terms, read) {
        const { base, clock, random } = this.#options;
        let path = base.prefix + call.path;
        for (let hops = 0;; hops++) {
            const attempt = () => this.#attempt(call, path, terms.scope, read);
            const { scope } = terms;
            const outcome = terms.retries
                ? await (0,repeat/* repeat */.ux)(attempt, { effect: call.effect, clock, random, scope })
                : await once(attempt, scope);
            if ('value' in outcome)
                return outcome.value;
            path = followed(call, outcome, { hops, origin: base.origin });
        }
    }
    async #attempt(call, path, scope, read) {
        const { base, clock, key, transport, userAgent } = this.#options;
        scope.signal.throwIfAborted();
        const response = await transport.send({
            operation: call.operation,
            method: call.method,
            origin: base.origin,
            path,
            headers: {
                ...call.headers,
                authorization: `Bearer ${key.reveal()}`,
                'user-agent': userAgent,
                ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
            },
            body: call.body,
            headersTimeoutMs: call.patience.headersMs,
            idleTimeoutMs: call.patience.idleMs,
            signal: scope.signal,
        });
        const { status } = response;
        const redirect = (0,http_redirect/* parseRedirect */.qQ)(status, response.header('location'), new URL(base.origin + path));
        if (redirect !== undefined) {
            response.discard();
            return { redirect, status };
        }
        if (status >= 200 && status <= 299)
            return { value: await read(response) };
        throw refusedError({
            operation: call.operation,
            status,
            said: await readRefusal(response, this.#redact),
            retryAfterMs: (0,retry/* parseRetryAfter */.mu)(response.header('retry-after'), clock.date()),
            access: call.access,
            effect: call.effect,
        });
    }
}
async function once(attempt, scope) {
    try {
        return await attempt();
    }
    catch (error) {
        throw scope.signal.aborted ? (0,repeat/* endOf */.pJ)(scope, error) : error;
    }
}
/**
 * The path to go on with. Where a redirect must not be followed throws `RefusedError` if it says that the request belongs
 * elsewhere as it is, and so took no effect here, else `NoAnswerError`.
 */
function followed(call, { redirect, status }, from) {
    if (call.effect === 'read' && redirect.kind === 'here' && from.hops < http_redirect/* maximumRedirects */.Uq)
        return redirect.path;
    const { operation } = call;
    const message = `${operation}: ${whyNot(call, redirect, from.origin)}`;
    if ((0,http_redirect/* belongsElsewhere */.Fu)(status))
        throw new errors/* RefusedError */.fk(message, { operation, status, said: '', retryAfterMs: undefined });
    throw new errors/* NoAnswerError */.i5(message, { operation, sent: true });
}
function whyNot(call, redirect, origin) {
    switch (redirect.kind) {
        case 'elsewhere':
            return `the platform redirects to ${redirect.origin}, which is not followed: the key belongs to ${origin} alone. Check the base-url.`;
        case 'nowhere':
            return 'the platform redirects without saying where.';
        case 'here':
            return call.effect === 'read'
                ? `the platform redirects more than ${http_redirect/* maximumRedirects */.Uq} times.`
                : 'the platform redirects a write, which is never followed: check the base-url, and the state before trying again.';
        default:
            return redirect;
    }
}

// EXTERNAL MODULE: ./build/client/http/patience.js
var patience = __webpack_require__(4492);
// EXTERNAL MODULE: ./build/client/http/undici-transport.js + 3 modules
var undici_transport = __webpack_require__(1274);
// EXTERNAL MODULE: ./build/client/http/user-agent.js + 1 modules
var user_agent = __webpack_require__(1351);
// EXTERNAL MODULE: ./build/client/request.js + 1 modules
var request = __webpack_require__(2246);
// EXTERNAL MODULE: ./node_modules/valibot/dist/index.mjs
var dist = __webpack_require__(7934);
;// CONCATENATED MODULE: ./build/client/result.js



/** The answer as the contract shows it. Throws `UnreadableError` that names the field at fault, never its value. */
function parseResult(name, status, body) {
    const { result } = operations/* operations */.zU[name];
    // A list is an object to valibot too, and one without fields.
    const shaped = result.type === 'loose_object' && Array.isArray(body) ? null : body;
    const parsed = dist/* safeParse */.xLC(result, shaped, { abortEarly: true });
    if (parsed.success)
        return parsed.output;
    const field = dist/* getDotPath */.BuJ(parsed.issues[0]);
    const what = field === null ? `a body of another shape` : `no usable "${field}"`;
    const effect = operations/* operations */.zU[name].effect === 'read' ? '' : ' It may have taken effect all the same: check the state.';
    throw new errors/* UnreadableError */.Gy(`${name}: the platform answered ${status} with ${what}.${effect}`, {
        operation: name,
        status,
        body,
    });
}

// EXTERNAL MODULE: ./node_modules/eventsource-parser/dist/parse.js + 1 modules
var parse = __webpack_require__(6085);
;// CONCATENATED MODULE: ./build/client/streams/event-stream.js

/** Characters that one event may hold before its end is seen: an endless line must not fill the memory. */
const largestEvent = 1024 * 1024;
/**
 * Events out of bytes that were cut anywhere, within a character too: those that a chunk completes, together. An event that
 * the stream's end cuts off is dropped, as the standard of server-sent events asks. Throws `RangeError` where an event
 * exceeds `largestEvent`.
 */
async function* parseEvents(body) {
    const decoder = new TextDecoder();
    let events = [];
    let tooLarge = false;
    const parser = (0,parse/* createParser */.C)({
        maxBufferSize: largestEvent,
        onEvent: ({ id, event, data }) => events.push({ id, event, data }),
        onError: ({ type }) => {
            if (type === 'max-buffer-size-exceeded')
                tooLarge = true;
        },
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

;// CONCATENATED MODULE: ./build/client/streams/json-array.js

const [tab, newline, carriageReturn, space] = [0x09, 0x0a, 0x0d, 0x20];
const [quote, comma, backslash] = [0x22, 0x2c, 0x5c];
const [openBracket, closeBracket, openBrace, closeBrace] = [0x5b, 0x5d, 0x7b, 0x7d];
const byteOrderMark = [0xef, 0xbb, 0xbf];
/** Bytes that one element may have: the memory that an array needs is bounded by it, whatever the array's length. */
const largestElement = 8 * 1024 * 1024;
/**
 * The elements of a JSON array, one by one, out of bytes that were cut anywhere. It only finds where an element ends;
 * `JSON.parse` judges each. Does no I/O. Throws `SyntaxError` where the bytes are no JSON array, `RangeError` where an element
 * exceeds `largestElement`.
 */
class JsonArrayParser {
    #place = 'mark';
    #marked = 0;
    #depth = 0;
    #inString = false;
    #escaped = false;
    /** Elements that were closed so far; an empty place is allowed before the first alone. */
    #count = 0;
    /** The beginning of an element whose end has not come. */
    #pending = new growing_buffer/* GrowingBuffer */.G();
    /** Throws `SyntaxError` where the array was cut off. */
    end() {
        if (this.#place !== 'end')
            throw new SyntaxError('the array is cut off');
    }
    /** Adds the elements that these bytes complete, in order; those before a failure too. */
    feed(chunk, elements) {
        const bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
        let from = this.#place === 'mark' || this.#place === 'start' ? this.#open(bytes) : 0;
        let at = from;
        while (this.#place === 'element') {
            at = this.#scan(bytes, at);
            if (at === bytes.length) {
                this.#keep(bytes.subarray(from));
                return;
            }
            const last = bytes[at] === closeBracket;
            const text = this.#take(bytes, from, at);
            if (last)
                this.#place = 'end';
            // `[]` is the one array in which nothing stands between the brackets.
            if (!(last && this.#count === 0 && isBlank(text)))
                elements.push(json_array_parse(text));
            this.#count++;
            at++;
            from = at;
        }
        if (this.#place === 'end')
            expectBlank(bytes.subarray(at));
    }
    /** Goes past the byte order mark and white space to behind the opening bracket. */
    #open(bytes) {
        for (let at = 0; at < bytes.length; at++) {
            const byte = bytes[at];
            if (this.#place === 'mark' && byte === byteOrderMark[this.#marked]) {
                if (++this.#marked === byteOrderMark.length)
                    this.#place = 'start';
            }
            else if (byte === openBracket && (this.#place === 'start' || this.#marked === 0)) {
                this.#place = 'element';
                return at + 1;
            }
            else if (isSpace(byte) && (this.#place === 'start' || this.#marked === 0)) {
                this.#place = 'start';
            }
            else {
                throw new SyntaxError('no array begins here');
            }
        }
        return bytes.length;
    }
    /** The index of the comma or bracket that ends the element, or the length where the bytes end before. */
    #scan(bytes, from) {
        let at = from;
        while (at < bytes.length) {
            if (this.#inString) {
                at = this.#scanString(bytes, at);
                continue;
            }
            switch (bytes[at]) {
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
            at++;
        }
        return at;
    }
    /** The index behind the string's closing quote, or the length where the bytes end before. */
    #scanString(bytes, from) {
        let at = from;
        if (this.#escaped) {
            this.#escaped = false;
            at++;
        }
        for (; at < bytes.length; at++) {
            const byte = bytes[at];
            if (byte === quote) {
                this.#inString = false;
                return at + 1;
            }
            if (byte === backslash && ++at === bytes.length)
                this.#escaped = true;
        }
        return bytes.length;
    }
    #keep(part) {
        if (this.#pending.length + part.length > largestElement)
            throw new RangeError('an element of the array has no end');
        this.#pending.add(part);
    }
    #take(bytes, from, to) {
        if (this.#pending.length === 0)
            return bytes.toString('utf8', from, to);
        this.#pending.add(bytes.subarray(from, to));
        return this.#pending.takeText();
    }
}
/**
 * The elements of a body that is a JSON array: those that a chunk completes, together. Throws as `JsonArrayParser` does, after
 * the elements that were whole.
 */
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
/** `JSON.parse` would quote the bytes in its message, and they may be anybody's secret. */
function json_array_parse(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        throw new SyntaxError('an element of the array is no JSON');
    }
}
function isSpace(byte) {
    return byte === space || byte === newline || byte === carriageReturn || byte === tab;
}
function isBlank(text) {
    return /^[ \t\r\n]*$/.test(text);
}
function expectBlank(bytes) {
    if (!bytes.every(isSpace))
        throw new SyntaxError('something follows the array');
}

// EXTERNAL MODULE: ./build/client/time/clock.js
var time_clock = __webpack_require__(9376);
;// CONCATENATED MODULE: ./build/client/streams/watchdog.js

/** The same bytes, watched: any of them feeds the watchdog, comments too. Leaves no timer behind. */
async function* watched(body, { clock, idleMs, onIdle }) {
    const done = new AbortController();
    let fedAt = clock.now();
    // What the reader takes its time for is no silence of the stream.
    let reading = false;
    // One timer at a time, whatever the number of chunks: it looks when the last one came and sleeps for the rest.
    const watch = async () => {
        const left = () => (reading ? idleMs : fedAt + idleMs - clock.now());
        for (let wait = left(); wait > 0; wait = left())
            await clock.sleep(wait, done.signal);
        onIdle();
    };
    watch().catch(() => { });
    try {
        for await (const chunk of body) {
            reading = true;
            yield chunk;
            reading = false;
            fedAt = clock.now();
        }
    }
    finally {
        done.abort(time_clock/* notNeeded */.t);
    }
}

;// CONCATENATED MODULE: ./build/client/streams/records.js




/** The elements of an answer that is a JSON array, chunk by chunk. Throws `UnreadableError` where it is none or is cut off. */
function readRecords(response, operation, scope) {
    refuseHtml(response, operation, 'JSON');
    return translated(parseElements(response.body), response, { operation, scope });
}
/** The events of an answer, chunk by chunk. Throws `NoAnswerError` after `idleMs` without a byte. */
function readEvents(response, { operation, scope, clock, idleMs }) {
    refuseHtml(response, operation, 'an event stream');
    const message = `${operation}: nothing arrived for ${idleMs / 1000} s.`;
    const onIdle = () => scope.abort(new errors/* NoAnswerError */.i5(message, { operation, sent: true }));
    return translated(parseEvents(watched(response.body, { clock, idleMs, onIdle })), response, { operation, scope });
}
function refuseHtml(response, operation, expected) {
    if (!/^text\/html\b/i.test(response.header('content-type') ?? ''))
        return;
    const { status } = response;
    response.discard();
    const message = `${operation}: the platform answered ${status} with HTML where ${expected} should be. Check the base-url.`;
    throw new errors/* UnreadableError */.Gy(message, { operation, status });
}
/** The items one by one; those that came together with others do not outlive an abort. */
async function* oneByOne(chunks, signal) {
    for await (const items of chunks) {
        for (const item of items) {
            signal?.throwIfAborted();
            yield item;
        }
    }
}
/** The same chunks; what went wrong, in the words of the client. */
async function* translated(chunks, { status }, { operation, scope }) {
    try {
        for await (const chunk of chunks) {
            scope.signal.throwIfAborted();
            yield chunk;
        }
    }
    catch (cause) {
        scope.signal.throwIfAborted();
        if (cause instanceof errors/* TaxiwayError */.yJ || !(cause instanceof SyntaxError || cause instanceof RangeError))
            throw cause;
        const message = `${operation}: the answer cannot be read: ${cause.message}.`;
        throw new errors/* UnreadableError */.Gy(message, { operation, status, cause });
    }
}

// EXTERNAL MODULE: ./build/client/time/timeout.js
var timeout = __webpack_require__(3541);
;// CONCATENATED MODULE: ./build/client/platform.js















const defaultIdleMs = 75_000;
/**
 * The hosted platform, one method call per request. Every method rejects with `InputError` before anything is sent,
 * `RefusedError` for an error status, `NoAnswerError` where no whole answer came, and `UnreadableError` for a success that cannot
 * be read.
 */
class Platform {
    #exchange;
    #transport;
    #clock;
    #open = new Set();
    #closed = false;
    /** Sends nothing. Throws `InputError` for a base URL, a key or a user agent that cannot be used. */
    constructor(options) {
        this.#clock = options.clock ?? time_clock/* systemClock */.m;
        const base = (0,base_url/* parseBaseUrl */.Q)(options.baseUrl);
        this.#transport = options.transport ?? new undici_transport/* UndiciTransport */.s(base.loopback ? 'direct' : options.proxy);
        this.#exchange = new Exchange({
            base,
            key: (0,api_key/* parseApiKey */.X)(options.apiKey),
            redact: options.redact,
            userAgent: (0,user_agent/* buildUserAgent */.n)(options.userAgent),
            transport: this.#transport,
            clock: this.#clock,
            random: options.random ?? Math.random,
        });
    }
    /**
     * An operation of the contract; path, query and body fields in one object.
     *
     * @throws InputError for arguments that break the contract; nothing was sent.
     * @throws RefusedError for an error status.
     * @throws NoAnswerError where no whole answer came in time; a write may have taken effect, unless `sent` is false.
     * @throws UnreadableError for a success that cannot be read; a write has taken effect.
     */
    async call(name, args, options = {}) {
        return (await this.answer(name, args, options)).result;
    }
    /** As `call`, with the HTTP status beside the result; rejects as it does. */
    async answer(name, args, options = {}) {
        const call = (0,request/* buildCall */.dX)(name, args);
        if ((0,operations/* operationOf */.zI)(name).events)
            throw new errors/* InputError */.dz('operation', `${name} is a stream: read it with streamLog().`);
        return await this.#result(name, call, options);
    }
    /** An operation whose JSON body is a stream, e.g. `deploy_upload`; `fields` are its path and query arguments. Rejects as `call` does. */
    async send(name, fields, body, options = {}) {
        return (await this.#result(name, (0,request/* buildStreamedCall */.uz)(name, fields, body), options)).result;
    }
    /**
     * A route that the contract does not document; `path` begins with one slash and is relative to the base URL. The body is
     * the parsed JSON, the text where it is none, and undefined where it is empty. Rejects as `call` does.
     */
    async request(method, path, options = {}) {
        const call = (0,request/* buildUndocumentedCall */.mm)(method, path, options);
        return await this.#run(call, options, async (response) => {
            const text = await readText(call.operation, response);
            return { status: response.status, body: jsonOrText(text) };
        });
    }
    /**
     * The deployment history of a service, page by page; `timeoutMs` bounds each page. Throws `UnreadableError` where a cursor
     * repeats.
     */
    async *history(serviceId, options = {}) {
        const { limit, before } = options;
        const first = (0,request/* buildCall */.dX)('list_deployments', { id: serviceId, limit });
        const read = (cursor) => {
            const call = cursor === undefined ? first : (0,request/* buildCheckedCall */.W2)('list_deployments', { id: serviceId, limit, before: cursor });
            return this.#run(call, options, (response) => readJson(call.operation, response));
        };
        yield* readPages(read, before);
    }
    /**
     * The records of the stored build log, one by one as they arrive: memory is bounded whatever the log's size. Nothing is
     * repeated once the first record was given.
     */
    storedLog(deploymentId, options = {}) {
        return oneByOne(this.storedLogChunks(deploymentId, options), options.signal);
    }
    /** As `storedLog`: the records that arrived together, together. */
    async *storedLogChunks(deploymentId, options = {}) {
        const call = (0,request/* buildCall */.dX)('get_deployment_logs', { id: deploymentId, after: options.after });
        const scope = this.#begin(call, options);
        try {
            yield* readRecords(await this.#respond(call, scope, options), call.operation, scope);
        }
        finally {
            this.#end(scope);
        }
    }
    /**
     * The events of one connection. Ends when the platform ends it and throws `NoAnswerError` when it breaks or falls silent;
     * it does not connect again.
     */
    streamLog(deploymentId, options = {}) {
        return oneByOne(this.streamLogChunks(deploymentId, options), options.signal);
    }
    /** As `streamLog`: the events that arrived together, together. */
    async *streamLogChunks(deploymentId, options = {}) {
        const plain = (0,request/* buildCall */.dX)('stream_deployment_logs', { id: deploymentId });
        const { lastEventId, idleMs = defaultIdleMs } = options;
        const resume = lastEventId === undefined || lastEventId === '' ? {} : { 'last-event-id': headerText(lastEventId) };
        const call = { ...plain, headers: { ...plain.headers, ...resume }, patience: { ...patience/* streaming */.$A, headersMs: idleMs } };
        const scope = this.#begin(call, options);
        try {
            const response = await this.#respond(call, scope, { retries: false });
            yield* readEvents(response, { operation: call.operation, scope, clock: this.#clock, idleMs });
        }
        finally {
            this.#end(scope);
        }
    }
    /** Ends every call that is still going on and closes every connection. */
    async [Symbol.asyncDispose]() {
        this.#closed = true;
        for (const scope of this.#open)
            scope.abort(new errors/* InputError */.dz('platform', 'The platform was closed during the call.'));
        await this.#transport[Symbol.asyncDispose]();
    }
    #result(name, call, options) {
        return this.#run(call, options, async (response) => {
            const { status } = response;
            return { status, result: parseResult(name, status, await readJson(name, response)) };
        });
    }
    async #run(call, options, read) {
        const scope = this.#begin(call, options);
        try {
            return await this.#exchange.run(call, { scope, retries: options.retries ?? true }, read);
        }
        finally {
            this.#end(scope);
        }
    }
    /** A successful answer whose body is read by the caller. */
    #respond(call, scope, { retries = true }) {
        return this.#exchange.run(call, { scope, retries }, async (response) => response);
    }
    #begin({ operation, patience }, { signal, timeoutMs = patience.totalMs }) {
        if (this.#closed)
            throw new errors/* InputError */.dz('platform', 'The platform was closed.');
        const message = `${operation}: no whole answer within ${Math.round(timeoutMs) / 1000} s.`;
        const onTimeout = () => new errors/* NoAnswerError */.i5(message, { operation, sent: true });
        const scope = new timeout/* AbortScope */.DK({ clock: this.#clock, signal, timeoutMs, onTimeout });
        this.#open.add(scope);
        return scope;
    }
    #end(scope) {
        this.#open.delete(scope);
        scope[Symbol.dispose]();
    }
}
/** An id that came from the stream goes back in a header, which takes one line of ASCII alone. */
function headerText(id) {
    return id.replace(/[^\x20-\x7E]/g, '');
}


/***/ }),

/***/ 2246:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  dX: () => (/* binding */ buildCall),
  W2: () => (/* binding */ buildCheckedCall),
  uz: () => (/* binding */ buildStreamedCall),
  mm: () => (/* binding */ buildUndocumentedCall)
});

// EXTERNAL MODULE: ./build/contract/operation.js
var contract_operation = __webpack_require__(2958);
// EXTERNAL MODULE: ./build/contract/operations.js + 3 modules
var operations = __webpack_require__(1825);
// EXTERNAL MODULE: ./node_modules/valibot/dist/index.mjs
var dist = __webpack_require__(7934);
// EXTERNAL MODULE: ./build/client/errors.js
var errors = __webpack_require__(6695);
;// CONCATENATED MODULE: ./build/client/arguments.js


/**
 * Holds the arguments against the table before anything is sent. Throws `InputError` with one sentence that names the
 * argument and the rule; it never repeats a value, for a value may be a password.
 */
function checkArguments(name, operation, args) {
    // An array is an object to valibot too.
    const parsed = dist/* safeParse */.xLC(operation.args, Array.isArray(args) ? null : args, { abortEarly: true });
    if (!parsed.success)
        throw inputErrorOf(name, operation, parsed.issues[0]);
    for (const rule of operation.rules ?? [])
        checkRule(name, rule, parsed.output);
    return parsed.output;
}
/** The same for some of the arguments, where the body is a stream that is not looked into. */
function checkFields(name, operation, fields) {
    for (const [field, value] of Object.entries(fields)) {
        const schema = Object.hasOwn(operation.args.entries, field) ? operation.args.entries[field] : undefined;
        if (schema === undefined)
            throw new errors/* InputError */.dz(field, unknownArgument(name, operation, field));
        const parsed = dist/* safeParse */.xLC(schema, value, { abortEarly: true });
        if (!parsed.success) {
            throw new errors/* InputError */.dz(field, `The argument "${field}" of ${name} ${ruleOf(parsed.issues[0])}.`);
        }
    }
}
function inputErrorOf(name, operation, issue) {
    const path = dist/* getDotPath */.BuJ(issue);
    if (path === null)
        return new errors/* InputError */.dz('args', `The arguments of ${name} must be one object.`);
    if (issue.type === 'strict_object' && issue.expected === 'never') {
        return new errors/* InputError */.dz(path, unknownArgument(name, operation, path));
    }
    if (issue.type === 'strict_object' && issue.received === 'undefined') {
        return new errors/* InputError */.dz(path, `${name} needs the argument "${path}".`);
    }
    return new errors/* InputError */.dz(path, `The argument "${path}" of ${name} ${ruleOf(issue)}.`);
}
function unknownArgument(name, operation, argument) {
    const known = Object.keys(operation.args.entries);
    return known.length === 0
        ? `${name} takes no arguments, so not "${argument}" either.`
        : `${name} has no argument "${argument}": it takes ${known.join(', ')}.`;
}
function ruleOf(issue) {
    switch (issue.type) {
        case 'string':
            return `must be a string${quoteHint(issue.input)}`;
        case 'number':
        case 'integer':
            return `must be a whole number${typeof issue.input === 'string' ? ', without quotes' : ''}`;
        case 'boolean':
            return `must be true or false${typeof issue.input === 'string' ? ', without quotes' : ''}`;
        case 'array':
            return 'must be a list';
        case 'strict_object':
            return 'must be an object';
        case 'non_empty':
            return 'must not be empty';
        case 'min_value':
            return `must be at least ${String(issue.requirement)}`;
        case 'picklist':
            return `must be one of ${issue.expected?.replace(/[()"]/g, '').replaceAll(' | ', ', ')}`;
        case 'regex':
        case 'check':
            return issue.message;
        default:
            return `must be ${issue.expected ?? 'of another form'}`;
    }
}
/** YAML and JSON make numbers and booleans of what is not quoted: 1.10 would arrive as 1.1. */
function quoteHint(input) {
    return typeof input === 'number' || typeof input === 'boolean' ? ': put it in quotes' : '';
}
function checkRule(name, rule, args) {
    switch (rule.kind) {
        case 'exactly-one-of': {
            const [one, other] = rule.names;
            if ((args[one] === undefined) === (args[other] === undefined)) {
                throw new errors/* InputError */.dz(one, `${name} takes exactly one of "${one}" and "${other}".`);
            }
            return;
        }
        case 'not-below': {
            const lower = args[rule.lower];
            const upper = args[rule.upper];
            if (typeof lower === 'number' && typeof upper === 'number' && upper < lower) {
                throw new errors/* InputError */.dz(rule.upper, `The argument "${rule.upper}" of ${name} must be at least "${rule.lower}".`);
            }
            return;
        }
        case 'not-shorter': {
            const value = args[rule.name];
            // Characters, as JSON Schema counts them, and not the halves of those that take two.
            if (args[rule.when] !== undefined && typeof value === 'string' && [...value].length < rule.minimum) {
                throw new errors/* InputError */.dz(rule.name, `The argument "${rule.name}" of ${name} must have at least ${rule.minimum} characters beside "${rule.when}".`);
            }
            return;
        }
        default:
            rule;
    }
}

// EXTERNAL MODULE: ./build/client/http/patience.js
var patience = __webpack_require__(4492);
// EXTERNAL MODULE: ./build/client/path.js
var client_path = __webpack_require__(8771);
;// CONCATENATED MODULE: ./build/client/request.js






/** A call of the table. Throws `InputError` where the arguments break a rule of the contract. */
function buildCall(name, args) {
    const operation = knownOperation(name);
    const checked = checkArguments(name, operation, args);
    return buildCheckedCall(name, checked, hasBody(operation) ? jsonBody(placed(operation, checked, 'body')) : undefined);
}
/** A call of the table whose JSON body is a stream; `fields` are its path and query arguments. */
function buildStreamedCall(name, fields, body) {
    const operation = knownOperation(name);
    checkFields(name, operation, fields);
    for (const field of Object.keys(fields)) {
        if ((0,contract_operation/* placeOf */.$t)(operation, field) === 'body') {
            throw new errors/* InputError */.dz(field, `The argument "${field}" of ${name} belongs into the body that is sent.`);
        }
    }
    return { ...buildCheckedCall(name, fields, body), patience: patience/* sending */.bh };
}
/** A call with arguments that were checked already, or that the platform itself gave, as a cursor. */
function buildCheckedCall(name, args, body) {
    const operation = (0,operations/* operationOf */.zI)(name);
    return {
        operation: name,
        method: operation.method,
        path: (0,client_path/* pathOf */.XM)(operation.path, args) + (0,client_path/* queryOf */.E2)(placed(operation, args, 'query')),
        body,
        headers: { accept: operation.events ? 'text/event-stream' : 'application/json' },
        effect: operation.effect,
        access: operation.access,
        patience: (0,patience/* patienceFor */.RI)(operation.effect),
    };
}
/** A call that the contract does not document. A GET is a read, anything else a write that must not be repeated. */
function buildUndocumentedCall(method, path, { query = {}, body }) {
    const effect = method === 'GET' ? 'read' : 'create';
    const asked = (0,client_path/* queryOf */.E2)(query);
    const given = (0,client_path/* checkPath */.Cg)(path);
    return {
        operation: `${method} ${given.split('?', 1)[0]}`,
        method,
        path: given.includes('?') ? given + asked.replace('?', '&') : given + asked,
        body: body === undefined ? undefined : jsonBody(body),
        headers: { accept: 'application/json' },
        effect,
        access: { kind: 'not-shown' },
        patience: (0,patience/* patienceFor */.RI)(effect),
    };
}
/** Names come from plain JavaScript too, and from the inputs of a job. */
function knownOperation(name) {
    if ((0,operations/* isOperationName */.F)(name))
        return (0,operations/* operationOf */.zI)(name);
    throw new errors/* InputError */.dz('operation', `The contract has no operation "${String(name)}".`);
}
function hasBody(operation) {
    return Object.keys(operation.args.entries).some((argument) => (0,contract_operation/* placeOf */.$t)(operation, argument) === 'body');
}
/** The arguments that travel in one place; those that are undefined are not sent. */
function placed(operation, args, place) {
    return Object.fromEntries(Object.entries(args).filter(([name, value]) => value !== undefined && (0,contract_operation/* placeOf */.$t)(operation, name) === place));
}
function jsonBody(value) {
    const bytes = Buffer.from(JSON.stringify(value));
    return {
        length: bytes.length,
        async *chunks() {
            yield bytes;
        },
    };
}


/***/ }),

/***/ 3541:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DK: () => (/* binding */ AbortScope),
/* harmony export */   DV: () => (/* binding */ abortLater),
/* harmony export */   wj: () => (/* binding */ withTimeout)
/* harmony export */ });
/* harmony import */ var _clock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9376);
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

/**
 * A signal that aborts with its parent, when its time is over, or when `abort` is called, whichever comes first. Closing it
 * aborts nothing, and leaves no listener and no timer behind.
 */
class AbortScope {
    #controller = new AbortController();
    #closed = new AbortController();
    #clock;
    #endMs;
    constructor({ clock = _clock_js__WEBPACK_IMPORTED_MODULE_0__/* .systemClock */ .m, signal, timeoutMs = Number.POSITIVE_INFINITY, onTimeout = timedOut, }) {
        this.#clock = clock;
        this.#endMs = clock.now() + timeoutMs;
        if (signal?.aborted) {
            this.abort(signal.reason);
            return;
        }
        const onAbort = () => this.abort(signal?.reason);
        signal?.addEventListener('abort', onAbort, { once: true });
        this.#closed.signal.addEventListener('abort', () => signal?.removeEventListener('abort', onAbort), { once: true });
        if (timeoutMs < Number.POSITIVE_INFINITY)
            this.abortAfter(timeoutMs, onTimeout);
    }
    get signal() {
        return this.#controller.signal;
    }
    /** Milliseconds until the time is over; infinite where there is no timeout. */
    get leftMs() {
        return this.#endMs - this.#clock.now();
    }
    abort(reason) {
        this.#controller.abort(reason);
    }
    /** Aborts at once where `ms` is not positive. */
    abortAfter(ms, reason) {
        if (ms <= 0) {
            this.abort(reason());
            return;
        }
        this.#clock.sleep(ms, this.#closed.signal).then(() => this.abort(reason()), () => { });
    }
    [Symbol.dispose]() {
        this.#closed.abort(_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .notNeeded */ .t);
    }
}
/**
 * The result of `work`, or a rejection when `ms` pass or the signal aborts first; the signal's reason is kept as it is. The work
 * itself goes on, and its result is dropped.
 */
async function withTimeout(work, ms, signal) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const scope = __addDisposableResource(env_1, new AbortScope({ signal, timeoutMs: ms }), false);
        const { promise, reject } = Promise.withResolvers();
        const onAbort = () => reject(scope.signal.reason);
        scope.signal.addEventListener('abort', onAbort, { once: true });
        if (scope.signal.aborted)
            onAbort();
        return await Promise.race([work, promise]);
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        __disposeResources(env_1);
    }
}
/** A signal that aborts `ms` after `signal` does, with its reason. The wait does not keep the process alive. */
function abortLater(signal, ms) {
    const later = new AbortController();
    const begin = () => {
        setTimeout(() => later.abort(signal.reason), ms).unref();
    };
    if (signal.aborted)
        begin();
    else
        signal.addEventListener('abort', begin, { once: true });
    return later.signal;
}
function timedOut() {
    return new DOMException('timed out', 'TimeoutError');
}


/***/ }),

/***/ 2807:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ openPlatform),
/* harmony export */   d: () => (/* binding */ readConnection)
/* harmony export */ });
/* harmony import */ var _client_api_key_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7319);
/* harmony import */ var _client_base_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2701);
/* harmony import */ var _client_platform_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9417);



/** A client of it, whose errors show no secret that the job knows. */
function openPlatform(connection, { redactor }) {
    return new _client_platform_js__WEBPACK_IMPORTED_MODULE_2__/* .Platform */ .O({ ...connection, redact: (text) => redactor.redact(text) });
}
/** @throws InputError naming the input; nothing was sent */
function readConnection(inputs) {
    const baseUrl = inputs.required('base-url');
    (0,_client_base_url_js__WEBPACK_IMPORTED_MODULE_1__/* .parseBaseUrl */ .Q)(baseUrl);
    return { baseUrl, apiKey: (0,_client_api_key_js__WEBPACK_IMPORTED_MODULE_0__/* .parseApiKey */ .X)(inputs.required('api-key')) };
}


/***/ }),

/***/ 107:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  v: () => (/* binding */ failureOfStatement),
  R: () => (/* binding */ failureOfStorage)
});

// EXTERNAL MODULE: ./node_modules/valibot/dist/index.mjs
var dist = __webpack_require__(7934);
;// CONCATENATED MODULE: ./build/contract/console-failure.js
/**
 * How database clients print an error, so strictly that a line of data does not look like one by chance. These count at the
 * start of any line, for a console may run several statements and fail in a later one. Each is named with where it is printed.
 */
const onAnyLine = [
    // PostgreSQL: libpq writes "%s:  " (fe-protocol3.c, pqBuildErrorMessage3); psql puts the script and its line before it, as
    // "psql:", "%s:" and the number (src/common/logging.c, pg_log_generic_v).
    /^(?:psql:[^\n]{1,200}:\d+: )?(?:ERROR|FATAL|PANIC): {2}\S/,
    // PostgreSQL from Go: pgx ends the message with the SQLSTATE (pgconn/errors.go, PgError.Error).
    /^(?:ERROR|FATAL|PANIC): [^\n]*\(SQLSTATE [0-9A-Z]{5}\)/,
    // MySQL and MariaDB: "ERROR", then " %d (%s)" or " %d", and in a batch " at line %lu" and " in file: '%s'" (client/mysql.cc, put_info).
    /^ERROR \d{4,5} \([0-9A-Z]{5}\)(?: at line \d+(?: in file: '[^'\n]*')?)?: /,
    /^ERROR(?: \d{4,5})? at line \d+(?: in file: '[^'\n]*')?: /,
    // SQLite's shell (src/shell.c.in, runOneSqlLine): "%s near line %d:", with " of %s" for a file, "%s in %r command line argument:"
    // with an ordinal number, and "%s:" where someone types.
    /^(?:Parse|Runtime) error(?: near line \d+(?: of [^\n]{1,200})?| in \d+(?:st|nd|rd|th) command line argument)?: /,
    /^Error (?:near line \d+(?: of [^\n]{1,200})?|in \d+(?:st|nd|rd|th) command line argument): /,
    // Version 3.40 prints a statement of its command line like the second and third (as run), older ones all like the first and last.
    /^Error: (?:near line \d+: |in prepare, |stepping, |near "[^\n]*": syntax error)/,
    // MongoDB: mongosh writes the error's name and "[codeName]" (cli-repl/src/format-output.ts, formatError), behind "Uncaught"
    // where Node's own prompt prints it (Node, lib/repl.js).
    /^(?:Uncaught:?\s)?Mongo[A-Za-z]*Error(?:\[[^\]\n]+\])?: /,
    // Redis: "(error) %s" (redis-cli.c, cliFormatReplyTTY), behind "1) " in the answer to EXEC, where text would be in quotes; the
    // message begins with a word in upper case (redis.io, RESP: Simple errors).
    /^(?: *\d+\) )*\(error\) [A-Z][A-Z0-9]+(?: |$)/,
    // ClickHouse: the text that its server sends.
    /^Code: \d+\. DB::Exception: /,
];
/** Shorter forms that a row of data could begin with: they count at the start of the whole output only. */
const atTheStart = [
    // PostgreSQL through a driver that keeps the severity; the mysql client where an error has no number (put_info).
    /^(?:ERROR|FATAL|PANIC): \S/,
    // An older shell of SQLite ("Error: %s"); Node's SQLite, and any other error in JavaScript; redis-cli without an answer
    // (cliPrintContextError); node-postgres, whose errors bear the name of the message (pg-protocol, DatabaseError).
    /^[Ee]rror: \S/,
    // psql itself, where it has no connection: "psql: error: " (logging.c), without the word before PostgreSQL 12.
    /^psql: (?:error|FATAL): /,
    // lib/pq (error.go); the mysql client without a SQLSTATE; go-sql-driver/mysql (errors.go, MySQLError.Error).
    /^(?:pq|ERROR \d{4,5}|Error \d{4,5}(?: \([0-9A-Z]{5}\))?): \S/,
    // mysql for Node: "code: message" (lib/protocol/sequences/Sequence.js, _packetToError).
    /^ER_[A-Z0-9_]+: \S/,
    // SQLite for Node: "code: message" (node-sqlite3, src/macros.h, EXCEPTION); better-sqlite3 (lib/sqlite-error.js).
    /^(?:SQLITE_[A-Z_]+(?:: |$)|SqliteError: )/,
    // Python names the class and its module (traceback.format_exception_only).
    /^(?:psycopg2?|asyncpg|pymysql|MySQLdb|sqlite3|pymongo|redis)\.[\w.]+: \S/,
    // mongosh, whose language is JavaScript.
    /^(?:Uncaught:?\s)?(?:Syntax|Reference|Type)Error: \S/,
    // Redis: the message alone (cliFormatReplyRaw), behind the dash of its protocol (redis.io, RESP: Simple errors), as CSV
    // (cliFormatReplyCSV) and as JSON (cliFormatReplyJson); and redis-cli that could not connect or was not let in (cliConnect, cliAuth).
    /^-?(?:ERR|WRONGTYPE|WRONGPASS|NOAUTH|NOPERM|NOSCRIPT|READONLY|MOVED|OOM|EXECABORT|NOREPLICAS|CLUSTERDOWN|CROSSSLOT) \S/,
    // Redis in a state in which it does nothing (server.c, createSharedObjects): such a word alone could be data.
    /^-?(?:(?:LOADING|BUSY|MISCONF) Redis|MASTERDOWN Link) /,
    /^(?:ERROR,"|error:"|Could not connect to Redis at |AUTH failed: )/,
];
/** The bell of the mysql client, and the colour of it and mongosh. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const decoration = /\x07|\x1b\[[0-9;]*m/g;
/**
 * The database's own error line, where the output of the SQL console is an error (contract: db_query), else undefined.
 * Output that merely mentions errors is no failure: a form counts only where a client would print it. The line is whole: it can be
 * long, and hold secrets.
 */
function consoleFailure(output) {
    const printed = output
        .replace(decoration, '')
        .replace(/^(?:\uFEFF|\r|\n)+/, '')
        // The mysql client, where someone types and an error has no number (put_info).
        .replace(/^ERROR: \r?\n/, 'ERROR: ');
    const lines = printed.split(/\r\n|\r|\n/);
    const first = lines[0] ?? '';
    if (atTheStart.some((form) => form.test(first)))
        return first;
    return lines.find((line) => onAnyLine.some((form) => form.test(line)));
}

;// CONCATENATED MODULE: ./build/contract/hidden-failure.js


const storageAnswer = dist/* looseObject */._H3({ applyError: dist/* string */.YjP() });
const consoleAnswer = dist/* looseObject */._H3({ output: dist/* string */.YjP() });
const withError = dist/* looseObject */._H3({ error: dist/* union */.KCZ([dist/* string */.YjP(), dist/* looseObject */._H3({ message: dist/* string */.YjP() })]) });
/** `applyError` is an empty string on success (contract: set_storage). */
function failureOfStorage(result) {
    if (!dist.is(storageAnswer, result) || result.applyError.trim() === '')
        return undefined;
    return `The new size was stored, but applying it failed: ${result.applyError.trim()}`;
}
/** Where in the body a failure stands is not shown: an `error` field is one, and so is output that is an error. */
function failureOfStatement(result) {
    if (dist.is(withError, result)) {
        const said = typeof result.error === 'string' ? result.error : result.error.message;
        if (said.trim() !== '')
            return `The statement failed: ${said.trim()}`;
    }
    const failure = dist.is(consoleAnswer, result) ? consoleFailure(result.output) : undefined;
    return failure === undefined ? undefined : `The statement failed: ${failure}`;
}


/***/ }),

/***/ 3163:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fe: () => (/* binding */ historyPageSize),
/* harmony export */   LF: () => (/* binding */ runtimeModes),
/* harmony export */   Mc: () => (/* binding */ allowedSource),
/* harmony export */   Mh: () => (/* binding */ metricsRanges),
/* harmony export */   Uz: () => (/* binding */ portLabel),
/* harmony export */   X1: () => (/* binding */ instancesMinimum),
/* harmony export */   _F: () => (/* binding */ bucketSecretKeyMinimum)
/* harmony export */ });
/* unused harmony export contractVersion */
/** The version of the interface description that this table transcribes (contract: Versioning). */
const contractVersion = '2026-10-07';
/** Page size of the deployment history where no `limit` is sent (contract: Limits). */
const historyPageSize = 25;
/** How far back metrics may reach (contract: Limits). */
const metricsRanges = ['1h', '6h', '24h', '7d'];
/** What an uploaded project runs as; `web` where none is sent (contract: Creating services). */
const runtimeModes = ['web', 'worker', 'static', 'cron'];
/** Lowercase letters, digits and hyphens: the label becomes a part of a hostname (contract: Limits). */
const portLabel = /^[a-z0-9-]+$/;
const octet = '(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])';
const ipv4 = `${octet}(?:\\.${octet}){3}(?:/(?:3[0-2]|[12]?[0-9]))?`;
const group = '[0-9A-Fa-f]{1,4}';
const groups = `(?:${group}(?::${group}){0,6})?`;
/** Eight groups, or fewer around the only `::`. */
const ipv6 = `(?:(?:${group}:){7}${group}|${groups}::${groups})/(?:12[0-8]|1[01][0-9]|[1-9]?[0-9])`;
/** An IPv4 address, or a CIDR of either family (contract: set_db_allowlist). */
const allowedSource = new RegExp(`^(?:${ipv4}|${ipv6})$`);
/** Instances that a service has at least (contract: Limits). */
const instancesMinimum = 1;
/** Characters of a bucket's secret key at least (contract: Limits). */
const bucketSecretKeyMinimum = 8;


/***/ }),

/***/ 2958:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   MQ: () => (/* binding */ operation)
/* harmony export */ });
/* unused harmony exports capabilities, sections */
/** The capability categories that a service or project key can carry (contract: Authentication, 4). */
const capabilities = (/* unused pure expression or super */ null && (['deployments', 'logs', 'metrics', 'variables', 'domains', 'settings', 'project']));
/** The headings below which the contract lists its operations (contract: Endpoints), in its order. */
const sections = (/* unused pure expression or super */ null && ([
    'Identity and catalog',
    'Projects',
    'Creating services',
    'Deployments and service settings',
    'Logs and metrics',
    'Database operations',
    'Other',
]));
/** Keeps the literal types of one entry of the table. */
function operation(definition) {
    return definition;
}
/** Where an argument travels. */
function placeOf(operation, argument) {
    if (operation.path.includes(`{${argument}}`))
        return 'path';
    if (operation.method === 'GET' || operation.method === 'DELETE')
        return 'query';
    return operation.query?.includes(argument) ? 'query' : 'body';
}


/***/ }),

/***/ 1825:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  F: () => (/* binding */ isOperationName),
  qj: () => (/* binding */ operationNames),
  zI: () => (/* binding */ operationOf),
  zU: () => (/* binding */ operations)
});

// EXTERNAL MODULE: ./node_modules/valibot/dist/index.mjs
var dist = __webpack_require__(7934);
;// CONCATENATED MODULE: ./build/contract/argument.js

/** A string, empty ones included, as the contract does not forbid them. `about` goes to the reference page and the tools. */
function argument_text(about) {
    return dist/* pipe */.FsL(dist/* string */.YjP(), dist/* description */.h_(about));
}
/** Something that stands in a path, and so may not be empty. */
function id(about) {
    return dist/* pipe */.FsL(dist/* string */.YjP(), dist/* nonEmpty */.hq(), dist/* description */.h_(about));
}
/** A string that must match in whole; `rule` ends the sentence that says so. */
function patterned(pattern, rule, about) {
    return dist/* pipe */.FsL(dist/* string */.YjP(), dist/* regex */.yGV(pattern, rule), dist/* description */.h_(about));
}
/** A whole number, without a range where the contract shows none. */
function integer(about) {
    return dist/* pipe */.FsL(dist/* number */.aig(), dist/* integer */.ndf(), dist/* description */.h_(about));
}
/** A whole number that is not below `minimum`. */
function integerFrom(minimum, about) {
    return dist/* pipe */.FsL(dist/* number */.aig(), dist/* integer */.ndf(), dist/* minValue */.Wwf(minimum), dist/* description */.h_(about));
}
/** `true` or `false`. */
function flag(about) {
    return dist/* pipe */.FsL(dist/* boolean */.zMY(), dist/* description */.h_(about));
}
/** One of the values that the contract lists. */
function oneOf(values, about) {
    return dist/* pipe */.FsL(dist/* picklist */.KIO(values), dist/* description */.h_(about));
}
/** An argument that may be left out. */
function optional(schema) {
    return dist/* optional */.lqM(schema);
}
/** The arguments of one operation: no others are allowed. */
function args(entries) {
    return dist/* strictObject */.rej(entries);
}

;// CONCATENATED MODULE: ./build/contract/base64.js

/**
 * Base64 with `+` and `/`, padded and in one line (RFC 4648, sections 3 and 4). Looks for the first other character: a pattern
 * of the whole keeps a way back for each character, and there may be hundreds of millions.
 */
function isBase64(text) {
    const end = text.search(/[^A-Za-z0-9+/]/);
    return text.length % 4 === 0 && (end < 0 || /^={1,2}$/.test(text.slice(Math.max(end, text.length - 3))));
}
/** Bytes as base64. */
function base64(about) {
    const rule = 'must be base64 in one line, padded with `=`';
    return dist/* pipe */.FsL(dist/* string */.YjP(), dist/* check */.z6Y(isBase64, rule), dist/* description */.h_(about));
}

// EXTERNAL MODULE: ./build/contract/hidden-failure.js + 1 modules
var hidden_failure = __webpack_require__(107);
// EXTERNAL MODULE: ./build/contract/limits.js
var limits = __webpack_require__(3163);
// EXTERNAL MODULE: ./build/contract/operation.js
var operation = __webpack_require__(2958);
;// CONCATENATED MODULE: ./build/contract/records.js

/**
 * The records that the contract specifies (contract: Resources and their fields). Unknown fields stay, and a documented one
 * may be missing or null: a platform that says less than it promised must not turn a write that took effect into an error.
 * Only what makes an answer useless without it is required.
 */
const records_text = dist/* nullish */.cl6(dist/* string */.YjP());
const records_integer = dist/* nullish */.cl6(dist/* pipe */.FsL(dist/* number */.aig(), dist/* integer */.ndf()));
const records_flag = dist/* nullish */.cl6(dist/* boolean */.zMY());
const keyScope = dist/* looseObject */._H3({
    kind: records_text,
    serviceId: records_text,
    serviceName: records_text,
    permissions: dist/* nullish */.cl6(dist/* record */.g1P(dist/* string */.YjP(), dist/* unknown */.L5J())),
});
/** Whose key it is (contract: Key scope). */
const identity = dist/* looseObject */._H3({ id: records_text, name: records_text, email: records_text, keyScope: dist/* nullish */.cl6(keyScope) });
/** Contract: Database engine catalog entry. */
const engine = dist/* looseObject */._H3({
    engine: records_text,
    name: records_text,
    port: records_integer,
    hasUser: records_flag,
    hasDatabase: records_flag,
    storage: records_flag,
});
/** A project as its creation shows it. */
const newProject = dist/* looseObject */._H3({ id: records_text, name: records_text, slug: records_text, description: records_text });
/** A project of a listing (contract: Project). */
const project = dist/* looseObject */._H3({
    ...newProject.entries,
    serviceCount: records_integer,
    services: dist/* nullish */.cl6(dist/* array */.YOg(dist/* looseObject */._H3({ sourceType: records_text, engine: records_text }))),
});
/** A service that can still be restored (contract: Other records). */
const deletedService = dist/* looseObject */._H3({ id: records_text, name: records_text, slug: records_text, deletedAt: records_text });
/** Contract: Service. */
const service = dist/* looseObject */._H3({
    id: records_text,
    name: records_text,
    slug: records_text,
    sourceType: records_text,
    status: records_text,
    planKey: records_text,
    projectId: records_text,
    environmentId: records_text,
});
/** A service after set_search_indexing. */
const indexedService = dist/* looseObject */._H3({ ...service.entries, searchIndexing: records_flag });
/** A service after set_autodeploy. */
const autodeployedService = dist/* looseObject */._H3({ ...service.entries, autoDeploy: records_flag });
/** Without it the deployment cannot be followed, and an empty one names none. */
const deploymentId = dist/* pipe */.FsL(dist/* string */.YjP(), dist/* nonEmpty */.hq());
/** The answer of deploy_upload. */
const upload = dist/* looseObject */._H3({ service: dist/* nullish */.cl6(service), deploymentId });
/** The answer of deploy_service. */
const queuedDeployment = dist/* looseObject */._H3({ deploymentId, ref: records_text });
/** A record of the history (contract: Deployment); what else it holds is not shown. */
const deployment = dist/* looseObject */._H3({ deploymentId: records_text, rollbackable: records_flag });
/** The type of the cursor is not shown beyond the `before` that takes it. */
const records_history = dist/* looseObject */._H3({
    deployments: dist/* array */.YOg(deployment),
    nextCursor: dist/* nullish */.cl6(dist/* union */.KCZ([dist/* number */.aig(), dist/* string */.YjP()])),
});
/** Contract: Scaling. */
const scaling = dist/* looseObject */._H3({
    minReplicas: records_integer,
    maxReplicas: records_integer,
    desiredReplicas: records_integer,
    instances: records_integer,
    autoscaleEnabled: records_flag,
    autoscaleCpuPct: records_integer,
    autoscaleMemPct: records_integer,
    autoscalable: records_flag,
});
/** The answer of scale_service. */
const scaled = dist/* looseObject */._H3({ scaling: dist/* nullish */.cl6(scaling), redeploying: records_flag });
/** `applyError` is empty on success. */
const storage = dist/* looseObject */._H3({ storageGb: records_integer, previousGb: records_integer, applyError: records_text });
/** `token` and `url` are shown once. */
const deployTrigger = dist/* looseObject */._H3({ configured: records_flag, token: records_text, url: records_text });
/** The answer of operations that only say that it is done. */
const statusOnly = dist/* looseObject */._H3({ status: records_text });
/** The answer of import_env: how many were set, and which were skipped and why. */
const importedEnv = dist/* looseObject */._H3({
    imported: records_integer,
    skipped: dist/* nullish */.cl6(dist/* array */.YOg(dist/* looseObject */._H3({ key: records_text, reason: records_text }))),
});
/** A cron configuration (contract: Other records). */
const cron = dist/* looseObject */._H3({ schedule: records_text, command: records_text, nextRun: records_text, scheduleValid: records_flag });
/** Contract: Exposed port. */
const exposedPort = dist/* looseObject */._H3({ port: records_integer, label: records_text, hostname: records_text });
/** Contract: Domain. */
const domain = dist/* looseObject */._H3({ id: records_text, serviceId: records_text, hostname: records_text, status: records_text, port: records_integer });
/** Contract: Dedicated IP; the shape of an attachment is not shown. */
const dedicatedIp = dist/* looseObject */._H3({
    id: records_text,
    address: records_text,
    label: records_text,
    attachments: dist/* nullish */.cl6(dist/* array */.YOg(dist/* unknown */.L5J())),
});
/** The answer of detach_project_dedicated_ip: `ip` is null. */
const detachedIp = dist/* looseObject */._H3({ ip: dist/* nullish */.cl6(dist/* unknown */.L5J()) });
/** The attachment of a service and that of its project; either may be null. */
const serviceIps = dist/* looseObject */._H3({ ip: dist/* nullish */.cl6(dedicatedIp), projectIp: dist/* nullish */.cl6(dedicatedIp) });
/** The answer of attach_service_dedicated_ip. */
const attachedIp = dist/* looseObject */._H3({ ip: dist/* nullish */.cl6(dedicatedIp), redeployRequired: records_flag, effective: records_text });
/** Contract: Log record (service runtime log). */
const logRecord = dist/* looseObject */._H3({ id: records_integer, serviceId: records_text, line: records_text, stream: records_text, ts: records_text });
/** The answer of get_logs. */
const runtimeLogs = dist/* looseObject */._H3({ logs: dist/* nullish */.cl6(dist/* array */.YOg(logRecord)) });
/** Contract: Database connection. The whole of it is a secret. */
const connection = dist/* looseObject */._H3({
    engine: records_text,
    host: records_text,
    port: records_integer,
    username: records_text,
    password: records_text,
    database: records_text,
    externalAccess: records_flag,
    tls: records_flag,
    allowIps: dist/* nullish */.cl6(dist/* array */.YOg(dist/* string */.YjP())),
});
/** The answer of set_db_allowlist. */
const allowlist = dist/* looseObject */._H3({ allowIps: dist/* nullish */.cl6(dist/* array */.YOg(dist/* string */.YjP())), enforced: records_flag });
/** The answer of set_db_tls. */
const tlsSetting = dist/* looseObject */._H3({ tls: records_flag, redeploying: records_flag });
/** The answer of db_query; its output may be an error. */
const consoleOutput = dist/* looseObject */._H3({ output: records_text });
/** An environment group (contract: Other records). */
const envGroup = dist/* looseObject */._H3({ id: records_text, name: records_text });

;// CONCATENATED MODULE: ./build/contract/operations.js







const anyKey = { kind: 'any-key' };
const accountOnly = { kind: 'account-only' };
const notShown = { kind: 'not-shown' };
const ownProject = { kind: 'own-project' };
const settingsRead = { kind: 'capability', capability: 'settings', level: 'read', serviceKey: true };
const settingsWrite = { kind: 'capability', capability: 'settings', level: 'write', serviceKey: true };
const deploymentsWrite = { kind: 'capability', capability: 'deployments', level: 'write', serviceKey: true };
const variablesWrite = { kind: 'capability', capability: 'variables', level: 'write', serviceKey: true };
const projectWrite = { kind: 'capability', capability: 'project', level: 'write', serviceKey: false };
const operations_service = id('Service id.');
const database = id('Service id of a database or bucket.');
const operations_deployment = id('Deployment id.');
/**
 * The whole documented interface (contract: Endpoints), keyed by tool name, in the contract's order. An operation is added
 * here and nowhere else: the client, the local platform, the `call` action, the tools and the documents read this table.
 */
const operations = {
    // Identity and catalog
    whoami: (0,operation/* operation */.MQ)({
        section: 'Identity and catalog',
        method: 'GET',
        path: '/api/auth/me',
        summary: 'Shows whose key this is and, for a service or project key, its scope.',
        args: args({}),
        result: identity,
        success: 200,
        access: anyKey,
        errors: [401, 403],
        effect: 'read',
        tool: {},
    }),
    list_engines: (0,operation/* operation */.MQ)({
        section: 'Identity and catalog',
        method: 'GET',
        path: '/api/hangar/engines',
        summary: 'Lists the database engines on offer.',
        args: args({}),
        result: dist/* array */.YOg(engine),
        success: 200,
        access: anyKey,
        errors: [401, 403],
        effect: 'read',
        tool: {},
    }),
    // Projects
    list_projects: (0,operation/* operation */.MQ)({
        section: 'Projects',
        method: 'GET',
        path: '/api/projects',
        summary: 'Lists projects with their number of services and a capped preview of service types.',
        args: args({}),
        result: dist/* array */.YOg(project),
        success: 200,
        access: accountOnly,
        errors: [401, 403, 500],
        effect: 'read',
    }),
    create_project: (0,operation/* operation */.MQ)({
        section: 'Projects',
        method: 'POST',
        path: '/api/projects',
        summary: 'Creates a project.',
        args: args({ name: argument_text('Name of the project.'), description: optional(argument_text('What the project is for.')) }),
        result: newProject,
        success: 201,
        access: accountOnly,
        errors: [400, 401, 403, 409, 500],
        effect: 'create',
        tool: {},
    }),
    list_deleted_services: (0,operation/* operation */.MQ)({
        section: 'Projects',
        method: 'GET',
        path: '/api/projects/{slug}/deleted-services',
        summary: 'Lists deleted services that can still be restored.',
        args: args({ slug: id('Project slug.') }),
        result: dist/* array */.YOg(deletedService),
        success: 200,
        access: ownProject,
        errors: [401, 403, 404, 500],
        effect: 'read',
        tool: {},
    }),
    detach_project_dedicated_ip: (0,operation/* operation */.MQ)({
        section: 'Projects',
        method: 'DELETE',
        path: '/api/projects/{slug}/dedicated-ip',
        summary: 'Detaches the dedicated IP of a project; the address is not released and its billing continues.',
        args: args({ slug: id('Project slug.') }),
        result: detachedIp,
        success: 200,
        access: accountOnly,
        errors: [401, 403],
        effect: 'delete',
        tool: {},
    }),
    // Creating services
    create_service: (0,operation/* operation */.MQ)({
        section: 'Creating services',
        method: 'POST',
        path: '/api/services',
        summary: 'Creates a billed service from a Git repository or an image and queues its first deployment.',
        args: args({
            name: argument_text('Name of the service.'),
            projectSlug: optional(argument_text('Project; a project key must name its own, an account key may use its default one.')),
            environmentSlug: optional(argument_text('Environment; required for a key restricted to environments.')),
            repoUrl: optional(argument_text('Git repository to build.')),
            image: optional(argument_text('Container image to run.')),
            internalPort: optional(integer('Port that the service listens on.')),
            planKey: optional(argument_text('Plan; by default the cheapest that matches the service type.')),
        }),
        rules: [{ kind: 'exactly-one-of', names: ['repoUrl', 'image'] }],
        result: service,
        success: 201,
        access: notShown,
        errors: [400, 401, 402, 403, 404],
        effect: 'create',
        tool: { required: ['projectSlug'] },
    }),
    deploy_upload: (0,operation/* operation */.MQ)({
        section: 'Creating services',
        method: 'POST',
        path: '/api/projects/{projectSlug}/services/upload-b64',
        summary: 'Creates a billed service from an uploaded archive and deploys it; each call creates another service.',
        args: args({
            projectSlug: id('Project slug.'),
            env: optional(argument_text('Environment slug; required for a key restricted to environments.')),
            name: argument_text('Name of the service.'),
            archiveBase64: base64('Base64 of a .tar.gz or .zip of the project folder, without dependencies and .git.'),
            runtimeMode: optional(oneOf(limits/* runtimeModes */.LF, 'What the service runs as; web by default.')),
            rootDir: optional(argument_text('Folder of the archive to build in.')),
            installCommand: optional(argument_text('Command that installs the dependencies.')),
            buildCommand: optional(argument_text('Command that builds the project.')),
            startCommand: optional(argument_text('Command that starts the service; for static services the output directory.')),
            internalPort: optional(integer('Port that the service listens on.')),
            planKey: optional(argument_text('Plan; by default the cheapest that matches the service type.')),
        }),
        query: ['env'],
        result: upload,
        success: 201,
        access: projectWrite,
        errors: [400, 401, 403, 409, 500],
        effect: 'create',
        tool: {},
    }),
    // Deployments and service settings
    deploy_service: (0,operation/* operation */.MQ)({
        section: 'Deployments and service settings',
        method: 'POST',
        path: '/api/services/{id}/deploy',
        summary: 'Queues a deployment; a later build failure is not reported here.',
        args: args({
            id: operations_service,
            ref: optional(argument_text('Branch, tag or commit SHA, for Git services only; by default the tracked branch.')),
        }),
        result: queuedDeployment,
        success: 202,
        access: deploymentsWrite,
        errors: [400, 401, 403, 409],
        effect: 'create',
        tool: {},
    }),
    list_deployments: (0,operation/* operation */.MQ)({
        section: 'Deployments and service settings',
        method: 'GET',
        path: '/api/services/{id}/deployments',
        summary: 'Reads one page of the deployment history, newest first.',
        args: args({
            id: operations_service,
            limit: optional(integer(`Deployments a page; ${limits/* historyPageSize */.Fe} by default.`)),
            before: optional(integer('Cursor: the nextCursor of the page before.')),
        }),
        result: records_history,
        success: 200,
        access: notShown,
        errors: [],
        effect: 'read',
        tool: { hidden: ['before'] },
    }),
    get_scaling: (0,operation/* operation */.MQ)({
        section: 'Deployments and service settings',
        method: 'GET',
        path: '/api/services/{id}/scaling',
        summary: 'Shows instances and autoscaling of a service.',
        args: args({ id: operations_service }),
        result: scaling,
        success: 200,
        access: settingsRead,
        errors: [401, 403, 500],
        effect: 'read',
        tool: {},
    }),
    scale_service: (0,operation/* operation */.MQ)({
        section: 'Deployments and service settings',
        method: 'PATCH',
        path: '/api/services/{id}/scaling',
        summary: 'Sets instances and autoscaling of a service.',
        args: args({
            id: operations_service,
            instances: optional(integerFrom(limits/* instancesMinimum */.X1, 'Instances; with autoscaling on, the floor.')),
            maxInstances: optional(integer('Ceiling of autoscaling, at least `instances`.')),
            autoscaleEnabled: optional(flag('Whether the scaler decides.')),
            autoscaleCpuPct: optional(integer('Target CPU percent per instance; 0 ignores CPU.')),
            autoscaleMemPct: optional(integer('Target memory percent per instance; 0 ignores memory.')),
        }),
        rules: [{ kind: 'not-below', lower: 'instances', upper: 'maxInstances' }],
        result: scaled,
        success: 200,
        access: settingsWrite,
        errors: [400, 401, 403, 500],
        effect: 'set',
        tool: {},
    }),
    set_storage: (0,operation/* operation */.MQ)({
        section: 'Deployments and service settings',
        method: 'PATCH',
        path: '/api/services/{id}/storage',
        summary: 'Sets the storage of a database or bucket; growth of the filesystem cannot be undone.',
        args: args({ id: database, storageGb: integer('Gigabytes.') }),
        result: storage,
        success: 200,
        access: settingsWrite,
        errors: [400, 401, 403, 409, 500],
        effect: 'set',
        hiddenFailure: hidden_failure/* failureOfStorage */.R,
        tool: {},
    }),
    create_deploy_trigger: (0,operation/* operation */.MQ)({
        section: 'Deployments and service settings',
        method: 'POST',
        path: '/api/services/{id}/deploy-trigger',
        summary: 'Creates or rotates the secret URL that deploys without a key; it is shown once.',
        args: args({ id: operations_service }),
        result: deployTrigger,
        success: 201,
        access: deploymentsWrite,
        errors: [401, 403, 500],
        effect: 'secret',
        secrets: ['token', 'url'],
        tool: {},
    }),
    delete_env: (0,operation/* operation */.MQ)({
        section: 'Deployments and service settings',
        method: 'DELETE',
        path: '/api/services/{id}/env/{key}',
        summary: 'Removes an environment variable; the running environment changes with the next deployment.',
        args: args({ id: operations_service, key: id('Name of the variable.') }),
        result: statusOnly,
        success: 200,
        access: variablesWrite,
        errors: [400, 401, 403, 500],
        effect: 'delete',
        tool: {},
    }),
    import_env: (0,operation/* operation */.MQ)({
        section: 'Deployments and service settings',
        method: 'POST',
        path: '/api/services/{id}/env/import',
        summary: 'Sets environment variables; they apply with the next deployment.',
        args: args({
            id: operations_service,
            vars: dist/* array */.YOg(args({ key: argument_text('Name of the variable.'), value: argument_text('Its value.') })),
        }),
        result: importedEnv,
        success: 200,
        access: notShown,
        errors: [400, 401, 403],
        effect: 'set',
        secretArgs: ['vars.*.value'],
        tool: {},
    }),
    get_cron: (0,operation/* operation */.MQ)({
        section: 'Deployments and service settings',
        method: 'GET',
        path: '/api/services/{id}/cron',
        summary: 'Shows the schedule of a cron service.',
        args: args({ id: operations_service }),
        result: cron,
        success: 200,
        access: settingsRead,
        errors: [401, 403],
        effect: 'read',
        tool: {},
    }),
    expose_port: (0,operation/* operation */.MQ)({
        section: 'Deployments and service settings',
        method: 'POST',
        path: '/api/services/{id}/ports',
        summary: 'Exposes an HTTP port under a generated hostname; port mappings apply on redeploy.',
        args: args({
            id: operations_service,
            port: argument_text('Container port.'),
            label: patterned(limits/* portLabel */.Uz, 'must hold lowercase letters, digits and hyphens alone', 'Lowercase letters, digits and hyphens; becomes part of the hostname.'),
            deploy: optional(argument_text('Redeploy now.')),
        }),
        result: exposedPort,
        success: 201,
        access: notShown,
        errors: [400, 401, 403, 409, 500],
        effect: 'create',
        tool: {},
    }),
    add_domain: (0,operation/* operation */.MQ)({
        section: 'Deployments and service settings',
        method: 'POST',
        path: '/api/services/{id}/domains',
        summary: 'Adds a custom domain, pending until DNS is configured.',
        args: args({ id: operations_service, hostname: argument_text('Hostname of the domain.') }),
        result: domain,
        success: 201,
        access: notShown,
        errors: [400, 401, 403, 409, 500],
        effect: 'create',
        tool: {},
    }),
    set_search_indexing: (0,operation/* operation */.MQ)({
        section: 'Deployments and service settings',
        method: 'PATCH',
        path: '/api/services/{id}/search-indexing',
        summary: 'Allows or isForbiddenStatus search engines to index the generated hostname.',
        args: args({ id: operations_service, enabled: flag('True allows indexing.') }),
        result: indexedService,
        success: 200,
        access: notShown,
        errors: [400, 401, 403, 500],
        effect: 'set',
        tool: {},
    }),
    set_autodeploy: (0,operation/* operation */.MQ)({
        section: 'Deployments and service settings',
        method: 'PATCH',
        path: '/api/services/{id}/autodeploy',
        summary: 'Switches automatic deployment of future matching Git pushes.',
        args: args({ id: operations_service, enabled: flag('True deploys each matching push.') }),
        result: autodeployedService,
        success: 200,
        access: notShown,
        errors: [400, 401, 403, 500],
        effect: 'set',
        tool: {},
    }),
    get_service_dedicated_ip: (0,operation/* operation */.MQ)({
        section: 'Deployments and service settings',
        method: 'GET',
        path: '/api/services/{id}/dedicated-ip',
        summary: 'Shows the dedicated IP of a service and that of its project.',
        args: args({ id: operations_service }),
        result: serviceIps,
        success: 200,
        access: accountOnly,
        errors: [401, 403],
        effect: 'read',
        tool: {},
    }),
    attach_service_dedicated_ip: (0,operation/* operation */.MQ)({
        section: 'Deployments and service settings',
        method: 'PUT',
        path: '/api/services/{id}/dedicated-ip',
        summary: 'Attaches a dedicated IP to a service; a new deployment applies it.',
        args: args({ id: operations_service, ipId: argument_text('Id of an IP that the account owns.') }),
        result: attachedIp,
        success: 200,
        access: notShown,
        errors: [401, 403, 409],
        effect: 'set',
        tool: {},
    }),
    // Logs and metrics
    get_logs: (0,operation/* operation */.MQ)({
        section: 'Logs and metrics',
        method: 'GET',
        path: '/api/services/{id}/logs',
        summary: 'Reads the runtime log of a service.',
        args: args({
            id: operations_service,
            limit: optional(integer('Lines at most.')),
            q: optional(argument_text('Substring that a line must hold.')),
            before: optional(integer('Lines older than this log id.')),
            after: optional(integer('Lines newer than this log id; search and time filters are then not applied.')),
            since: optional(argument_text('Inclusive RFC 3339 timestamp; ignored where malformed.')),
            until: optional(argument_text('Exclusive RFC 3339 timestamp; ignored where malformed.')),
        }),
        result: runtimeLogs,
        success: 200,
        access: notShown,
        errors: [401, 403, 500],
        effect: 'read',
        tool: { hidden: ['before', 'after', 'since', 'until'] },
    }),
    get_deployment_logs: (0,operation/* operation */.MQ)({
        section: 'Logs and metrics',
        method: 'GET',
        path: '/api/deployments/{id}/logs',
        summary: 'Reads the stored build log of a deployment.',
        args: args({ id: operations_deployment, after: optional(integer('The last sequence number seen: newer records are sent.')) }),
        result: dist/* array */.YOg(dist/* unknown */.L5J()),
        success: 200,
        access: notShown,
        errors: [],
        effect: 'read',
        tool: {},
    }),
    stream_deployment_logs: (0,operation/* operation */.MQ)({
        section: 'Logs and metrics',
        method: 'GET',
        path: '/api/deployments/{id}/logs/stream',
        summary: 'Follows the build log of a deployment as server-sent events.',
        args: args({ id: operations_deployment }),
        result: dist/* unknown */.L5J(),
        events: true,
        success: 200,
        access: notShown,
        errors: [],
        effect: 'read',
    }),
    get_metrics: (0,operation/* operation */.MQ)({
        section: 'Logs and metrics',
        method: 'GET',
        path: '/api/services/{id}/metrics',
        summary: 'Reads the metrics of a service.',
        args: args({ id: operations_service, range: optional(oneOf(limits/* metricsRanges */.Mh, 'How far back.')) }),
        result: dist/* unknown */.L5J(),
        success: 200,
        access: notShown,
        errors: [],
        effect: 'read',
        tool: {},
    }),
    // Database operations
    get_db_connection: (0,operation/* operation */.MQ)({
        section: 'Database operations',
        method: 'GET',
        path: '/api/services/{id}/connection',
        summary: 'Shows how to connect to a database or bucket; the answer is a secret.',
        args: args({ id: database }),
        result: connection,
        success: 200,
        access: accountOnly,
        errors: [400, 401, 403, 500],
        effect: 'read',
        secrets: ['password'],
        confidential: true,
        tool: {},
    }),
    rotate_db_credentials: (0,operation/* operation */.MQ)({
        section: 'Database operations',
        method: 'POST',
        path: '/api/services/{id}/db/password',
        summary: 'Sets a new credential and invalidates the previous one.',
        args: args({
            id: database,
            password: argument_text(`New password; for buckets the secret key, ${limits/* bucketSecretKeyMinimum */._F} characters at least.`),
            accessKey: optional(argument_text('New access key, for buckets only; by default the current one stays.')),
        }),
        rules: [{ kind: 'not-shorter', name: 'password', minimum: limits/* bucketSecretKeyMinimum */._F, when: 'accessKey' }],
        result: statusOnly,
        success: 200,
        access: accountOnly,
        errors: [400, 401, 403, 500],
        effect: 'set',
        secretArgs: ['password', 'accessKey'],
        tool: {},
    }),
    set_db_allowlist: (0,operation/* operation */.MQ)({
        section: 'Database operations',
        method: 'POST',
        path: '/api/services/{id}/db/allowlist',
        summary: 'Sets who may reach a database from outside; an empty list allows all sources.',
        args: args({
            id: database,
            allowIps: dist/* array */.YOg(patterned(limits/* allowedSource */.Mc, 'must be an IPv4 address or a CIDR, as 203.0.113.0/24', 'IPv4 address or CIDR.')),
        }),
        result: allowlist,
        success: 200,
        access: accountOnly,
        errors: [400, 401, 403, 500],
        effect: 'set',
        tool: {},
    }),
    set_db_tls: (0,operation/* operation */.MQ)({
        section: 'Database operations',
        method: 'POST',
        path: '/api/services/{id}/db/tls',
        summary: 'Switches TLS for outside connections, where the database supports it.',
        args: args({ id: database, tls: flag('True switches TLS on.') }),
        result: tlsSetting,
        success: 200,
        access: accountOnly,
        errors: [400, 401, 403, 500],
        effect: 'set',
        tool: {},
    }),
    db_query: (0,operation/* operation */.MQ)({
        section: 'Database operations',
        method: 'POST',
        path: '/api/services/{id}/db/console',
        summary: 'Runs a statement in the SQL console; it can modify data, and its failure hides in a 200.',
        args: args({ id: database, query: argument_text('The statement.') }),
        result: consoleOutput,
        success: 200,
        access: accountOnly,
        errors: [400, 401, 403],
        effect: 'exec',
        hiddenFailure: hidden_failure/* failureOfStatement */.v,
        tool: {},
    }),
    // Other
    list_env_groups: (0,operation/* operation */.MQ)({
        section: 'Other',
        method: 'GET',
        path: '/api/env-groups',
        summary: 'Lists shared environment groups, without their values.',
        args: args({}),
        result: dist/* array */.YOg(envGroup),
        success: 200,
        access: accountOnly,
        errors: [401, 403],
        effect: 'read',
        tool: {},
    }),
};
/** Every operation's name, in the contract's order. */
const operationNames = Object.keys(operations).filter(isOperationName);
/** True for the names of the table alone, not for what every object has. */
function isOperationName(name) {
    return Object.hasOwn(operations, name);
}
/** An operation without its literal types, for code that walks the table. */
function operationOf(name) {
    return operations[name];
}


/***/ })

};
