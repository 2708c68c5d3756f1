export const id = 949;
export const ids = [949];
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
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3597);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6695);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(525);



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
            throw unreadable((0,_text_message_js__WEBPACK_IMPORTED_MODULE_1__/* .message */ .i) `history-cursor-repeats: list_deployments: the platform answered with a cursor that it gave before.`);
        cursor = page.nextCursor;
    }
}
function parseHistoryPage(body) {
    const deployments = (0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .isFields */ .C)(body) ? body['deployments'] : undefined;
    if (!(0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .isFields */ .C)(body) || !Array.isArray(deployments))
        throw unreadable((0,_text_message_js__WEBPACK_IMPORTED_MODULE_1__/* .message */ .i) `history-without-deployments: list_deployments: the platform answered with no "deployments".`);
    return { deployments: deployments.filter(_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .isFields */ .C), nextCursor: cursorIn(body['nextCursor']) };
}
function cursorIn(value) {
    if (typeof value !== 'number' && typeof value !== 'string')
        return undefined;
    return value === 0 || value === '' || value === '0' ? undefined : value;
}
function unreadable(text) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UnreadableError */ .Gy(text, { operation: 'list_deployments', status: 200 });
}


/***/ }),

/***/ 3129:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ GrowingBuffer)
/* harmony export */ });
const smallest = 4096;
class GrowingBuffer {
    #block = Buffer.alloc(0);
    #length = 0;
    get length() {
        return this.#length;
    }
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
    takeText() {
        const text = this.#block.toString('utf8', 0, this.#length);
        this.#length = 0;
        return text;
    }
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

/***/ 7204:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  s: () => (/* binding */ UndiciTransport)
});

// EXTERNAL MODULE: external "node:dns"
var external_node_dns_ = __webpack_require__(610);
// EXTERNAL MODULE: ./build/text/defined-fields.js
var defined_fields = __webpack_require__(4917);
// EXTERNAL MODULE: ./build/text/message.js
var message = __webpack_require__(3597);
// EXTERNAL MODULE: ./build/client/errors.js
var errors = __webpack_require__(6695);
// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(7075);
;// CONCATENATED MODULE: ./build/client/http/content-encoding.js

const zstdWindowLog = 23;
const decoders = {
    gzip: (zlib) => zlib.createGunzip(),
    deflate: (zlib) => zlib.createInflate(),
    br: (zlib) => zlib.createBrotliDecompress(),
    zstd: (zlib) => zlib.createZstdDecompress({ params: { [zlib.constants.ZSTD_d_windowLogMax]: zstdWindowLog } }),
};
function parseCoding(header) {
    const names = header.split(',').map((name) => name.trim().toLowerCase().replace(/^x-/, ''));
    const [name = 'identity', ...others] = names.filter((each) => each !== '' && each !== 'identity');
    return others.length === 0 && (name === 'identity' || isCoding(name)) ? name : undefined;
}
function isCoding(name) {
    return Object.hasOwn(decoders, name);
}
async function* decompress(body, coding) {
    const decoder = decoders[coding](await Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 8522, 19)));
    try {
        yield* (0,external_node_stream_.pipeline)(body, decoder, () => { });
    }
    catch (error) {
        if (!isCutOff(error) || !body.readableEnded || decoder.bytesWritten !== 0)
            throw error;
    }
}
function isCutOff(error) {
    return error instanceof Error && 'code' in error && error.code === 'Z_BUF_ERROR';
}

// EXTERNAL MODULE: ./build/client/http/unreachable.js
var unreachable = __webpack_require__(3821);
;// CONCATENATED MODULE: ./build/client/http/undici-exchange.js





class UndiciExchange {
    #request;
    #onEnd;
    #onAbort = () => this.#stop(this.#reasonOf(this.#request.signal.reason));
    #response = Promise.withResolvers();
    #controller;
    #body;
    #stopped;
    #ended = false;
    constructor(request, onEnd) {
        this.#request = request;
        this.#onEnd = onEnd;
        request.signal.addEventListener('abort', this.#onAbort, { once: true });
    }
    get response() {
        return this.#response.promise;
    }
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
        body.on('error', () => { });
        this.#body = body;
        this.#response.resolve({
            status,
            header: (name) => firstOf(headers[name]),
            body: this.#read(body, status, [headers['content-encoding'] ?? []].flat().join()),
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
    async *watch(chunks) {
        try {
            yield* chunks;
        }
        catch (error) {
            this.#stop(error);
            throw error;
        }
    }
    fail(error) {
        if (this.#stopped === undefined)
            this.#stop(this.#noAnswer(error));
        this.#end();
    }
    async *#read(body, status, encoding) {
        const coding = parseCoding(encoding);
        if (coding === undefined) {
            body.destroy();
            const { operation } = this.#request;
            const text = (0,message/* message */.i) `answer-encoding-unknown: ${operation}: the platform answered ${status} with the content encoding "${encoding.slice(0, 60)}", which Taxiway cannot read. It reads gzip, deflate, br and zstd.`;
            throw new errors/* UnreadableError */.Gy(text, { operation, status });
        }
        try {
            yield* coding === 'identity' ? body : this.#decompressed(body, status, coding);
        }
        catch (error) {
            throw this.#stopped === undefined ? error : this.#stopped.reason;
        }
    }
    async *#decompressed(body, status, coding) {
        const { operation, signal } = this.#request;
        try {
            for await (const chunk of decompress(body, coding)) {
                if (signal.aborted)
                    break;
                yield chunk;
            }
        }
        catch (cause) {
            if (this.#stopped !== undefined)
                throw cause;
            if (isCutOff(cause))
                throw this.#noAnswer(cause);
            const text = (0,message/* message */.i) `answer-not-decompressed: ${operation}: the platform answered ${status} with a body that could not be decompressed (${(0,unreachable/* detailOf */.Rw)(cause)}).`;
            throw new errors/* UnreadableError */.Gy(text, { operation, status, cause });
        }
        signal.throwIfAborted();
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
    #reasonOf(reason) {
        if (!(reason instanceof errors/* NoAnswerError */.i5) || this.started)
            return reason;
        const { operation, origin } = this.#request;
        const text = (0,message/* message */.i) `unreachable-in-time: ${operation}: ${origin} could not be reached in time. Check \`base-url\`, and the network or proxy of this runner.`;
        return new errors/* NoAnswerError */.i5(text, { operation, sent: false });
    }
    #noAnswer(cause) {
        const { operation, origin } = this.#request;
        const sent = this.started;
        const text = sent
            ? (0,message/* message */.i) `connection-broken: ${operation}: the connection broke before the whole answer arrived (${(0,unreachable/* detailOf */.Rw)(cause)}).`
            : (0,unreachable/* describeUnreachable */.aN)(operation, origin, cause);
        return new errors/* NoAnswerError */.i5(text, { operation, sent, cause, code: (0,unreachable/* codeOf */.$N)(cause) || undefined });
    }
}
function firstOf(header) {
    return typeof header === 'string' ? header : header?.[0];
}
function errorOf(reason) {
    return reason instanceof Error ? reason : new Error('aborted', { cause: reason });
}

;// CONCATENATED MODULE: ./build/client/http/undici-transport.js





const connectTimeoutMs = 10_000;
const keepAliveMs = 4_000;
class UndiciTransport {
    #proxy;
    #connecting = new PendingConnections();
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
            ...(0,defined_fields/* definedFields */.X)({ httpProxy: proxy.https, httpsProxy: proxy.https, noProxy: proxy.no }),
        });
    }
    catch {
        const text = (0,message/* message */.i) `proxy-invalid: HTTPS_PROXY or HTTP_PROXY is not a URL. Use one such as \`http://host:3128\`.`;
        throw new errors/* InputError */.dz('proxy', text);
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
        body: exchange.watch(body.chunks()),
    };
}
class PendingConnections {
    #sockets = new Set();
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
    abandon(reason) {
        for (const socket of this.#sockets)
            socket.destroy(reason);
        this.#sockets.clear();
    }
}
function isSocket(value) {
    return typeof value === 'object' && value !== null && 'destroy' in value && typeof value.destroy === 'function';
}
const findAddresses = (hostname, options, callback) => {
    (0,external_node_dns_.lookup)(/\.localhost\.?$/i.test(hostname) ? 'localhost' : hostname, options, callback);
};


/***/ }),

/***/ 3821:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $N: () => (/* binding */ codeOf),
/* harmony export */   MR: () => (/* binding */ whyNoAnswer),
/* harmony export */   Rw: () => (/* binding */ detailOf),
/* harmony export */   aN: () => (/* binding */ describeUnreachable)
/* harmony export */ });
/* harmony import */ var _text_excerpt_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6167);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3597);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6695);



function describeUnreachable(operation, origin, cause) {
    const { hostname, host, port, protocol } = new URL(origin);
    const { code, at } = failureOf(cause);
    if (code === 'ENOTFOUND' && at.hostname === hostname) {
        return (0,_text_message_js__WEBPACK_IMPORTED_MODULE_1__/* .message */ .i) `name-not-found: ${operation}: the name "${hostname}" was not found (ENOTFOUND). Is the host in \`base-url\` spelled correctly, and does this runner resolve it?`;
    }
    if (code === 'ECONNREFUSED' && at.port === Number(port || (protocol === 'https:' ? 443 : 80))) {
        return (0,_text_message_js__WEBPACK_IMPORTED_MODULE_1__/* .message */ .i) `connection-refused: ${operation}: nothing accepts connections at ${host} (ECONNREFUSED). Are host and port in \`base-url\` correct, and is the platform running?`;
    }
    if (protocol === 'https:' && isWithoutTls(code, cause)) {
        return (0,_text_message_js__WEBPACK_IMPORTED_MODULE_1__/* .message */ .i) `not-https: ${operation}: ${host} does not speak https. Is the port in \`base-url\` the one for https?`;
    }
    if (/^(?:CERT_|ERR_TLS_CERT_|UNABLE_TO_|SELF_SIGNED_|DEPTH_ZERO_)/.test(code)) {
        return (0,_text_message_js__WEBPACK_IMPORTED_MODULE_1__/* .message */ .i) `certificate-not-accepted: ${operation}: the certificate of ${host} was not accepted (${code}). Is the host in \`base-url\` correct? For a certificate of your own authority, set NODE_EXTRA_CA_CERTS.`;
    }
    return (0,_text_message_js__WEBPACK_IMPORTED_MODULE_1__/* .message */ .i) `platform-unreachable: ${operation}: ${origin} could not be reached (${detailOf(cause)}). Check \`base-url\`, and the network or proxy of this runner.`;
}
function codeOf(cause) {
    return failureOf(cause).code;
}
function detailOf(cause) {
    if (!(cause instanceof Error))
        return String(cause);
    const code = codeOf(cause) || cause.name;
    if (/^(?:EPROTO$|ERR_SSL_)/.test(code))
        return code;
    return cause.message === '' || cause.message.includes(code) ? cause.message || code : `${code}: ${cause.message}`;
}
function whyNoAnswer(error) {
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .NoAnswerError */ .i5 && error.cause !== undefined)
        return detailOf(error.cause);
    const text = error instanceof Error ? error.message : String(error);
    const operation = error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .NoAnswerError */ .i5 ? `${error.operation}: ` : '';
    return (0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutFullStop */ .Qu)(text.startsWith(operation) ? text.slice(operation.length) : text);
}
function failureOf(cause) {
    const [first = cause] = cause instanceof AggregateError ? cause.errors : [];
    if (!(first instanceof Error))
        return { code: '', at: {} };
    const at = { hostname: 'hostname' in first ? first.hostname : '', port: 'port' in first ? first.port : '' };
    if ('code' in first && typeof first.code === 'string')
        return { code: first.code, at };
    return { code: first.name === 'HTTPParserError' ? 'HPE_INVALID' : '', at };
}
function isWithoutTls(code, cause) {
    if (/^ERR_SSL_(?:WRONG_VERSION_NUMBER|PACKET_LENGTH_TOO_LONG|HTTP_REQUEST|UNEXPECTED_MESSAGE)$/.test(code))
        return true;
    return (code === 'EPROTO' && cause instanceof Error && /wrong version number|packet length too long/.test(cause.message));
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
    const flags = [identity['readOnly'], identity.keyScope?.['readOnly']];
    return flags.includes(true) || /read[-_ ]?only/.test(kindWord(identity));
}
function kindWord(identity) {
    const words = [identity.keyScope?.kind, identity['keyKind'], identity['kind']];
    return String(words.find((word) => typeof word === 'string') ?? '').toLowerCase();
}


/***/ }),

/***/ 8459:
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



function toRefusedError(refusal) {
    const { operation, status, said, found, retryAfterMs } = refusal;
    const meaning = isDocumentedStatus(status) ? ` (${statusMeanings[status]})` : '';
    const quoted = said === '' ? meaning : `: "${said.replace(/\.$/, '')}"`;
    const text = refusalText(`${operation}: the platform answered ${status}${quoted}`, refusal);
    return new errors/* RefusedError */.fk(text, { operation, status, said, found, retryAfterMs });
}
function refusalText(answer, refusal) {
    if (refusal.found === 'HTML' && refusal.status < 500) {
        return (0,message/* message */.i) `refused-html: ${answer}. The answer was an HTML page, not JSON: is \`base-url\` the address of a website or a sign-in page instead of the API?`;
    }
    switch (refusal.status) {
        case 400:
            return (0,message/* message */.i) `refused-400: ${answer}. Check the arguments.`;
        case 401:
            return (0,message/* message */.i) `refused-401: ${answer}. Check \`api-key\`, or create a new key in the dashboard.`;
        case 402:
            return (0,message/* message */.i) `refused-402: ${answer}. The account must resolve a billing requirement in the dashboard first.`;
        case 403:
            return forbiddenText(answer, refusal);
        case 404:
            return refusal.subject === undefined
                ? (0,message/* message */.i) `refused-404: ${answer}. It does not exist, or this key cannot see it: check the id, and which account or project the key belongs to.`
                : (0,message/* message */.i) `refused-404-for: ${answer}. This key cannot see "${refusal.subject}": check it for a typo, and that the key belongs to the same account or project.`;
        case 405:
            return (0,message/* message */.i) `refused-405: ${answer}. No operation of the platform has this answer: is \`base-url\` the address of the API, and not of a website?`;
        case 409:
            return (0,message/* message */.i) `refused-409: ${answer}. The current state of the resource prevents it: check the dashboard.`;
        case 429:
            return throttledText(answer, refusal.retryAfterMs);
        default:
            return otherText(answer, refusal);
    }
}
function forbiddenText(answer, { access, keyKind }) {
    switch (access.kind) {
        case 'any-key':
            return (0,message/* message */.i) `refused-403-any-key: ${answer}. Any valid key may do this: check that it is from this platform.`;
        case 'account-only':
            return (0,message/* message */.i) `refused-403-account: ${answer}. Only an account key may do this; a read-only one cannot write.`;
        case 'capability':
            return capabilityText(answer, access, keyKind);
        case 'own-project':
            return (0,message/* message */.i) `refused-403-project: ${answer}. This needs an account key with access to the project, or a key of the project.`;
        case 'not-shown':
            return keyKind === 'account'
                ? accountText(answer)
                : (0,message/* message */.i) `refused-403: ${answer}. The key or its scope does not permit this. A key that is restricted to environments must name one of them.`;
        default:
            return access;
    }
}
function capabilityText(answer, { capability, level, serviceKey }, keyKind) {
    const needed = `${capability}:${level}`;
    switch (keyKind) {
        case 'account':
            return accountText(answer);
        case 'service':
            return serviceKey
                ? (0,message/* message */.i) `refused-403-service: ${answer}. A service key needs ${needed} for this: grant it in the dashboard.`
                : (0,message/* message */.i) `refused-403-not-service: ${answer}. A service key cannot do this: use an account key, or a project key with ${needed}.`;
        case 'project':
        case undefined: {
            const holder = serviceKey && keyKind === undefined ? 'service or project key' : 'project key';
            return (0,message/* message */.i) `refused-403-capability: ${answer}. A ${holder} needs ${needed} for this. A key that is restricted to environments must name one of them.`;
        }
        default:
            return keyKind;
    }
}
function accountText(answer) {
    return (0,message/* message */.i) `refused-403-account-key: ${answer}. An account key may do this unless it is read-only, or its user may not: use a key that can write, of a user with access to it.`;
}
function throttledText(answer, retryAfterMs) {
    return retryAfterMs === undefined
        ? (0,message/* message */.i) `refused-429: ${answer}. It asks to slow down: try again later.`
        : (0,message/* message */.i) `refused-429-for: ${answer}. It asks to wait ${Math.ceil(retryAfterMs / 1000)} s: try again after that.`;
}
function otherText(answer, { status, effect }) {
    if (status < 500)
        return (0,message/* message */.i) `refused-other: ${answer}. The request was not accepted.`;
    return effect === 'read'
        ? (0,message/* message */.i) `refused-read-500: ${answer}. The platform could not complete it: try again later.`
        : (0,message/* message */.i) `refused-write-500: ${answer}. The write may have taken effect: check the state before you try again.`;
}

// EXTERNAL MODULE: ./build/text/control-characters.js
var control_characters = __webpack_require__(4600);
// EXTERNAL MODULE: ./build/text/excerpt.js
var excerpt = __webpack_require__(6167);
// EXTERNAL MODULE: ./build/text/json.js
var json = __webpack_require__(5666);
// EXTERNAL MODULE: ./build/client/fields.js
var fields = __webpack_require__(525);
// EXTERNAL MODULE: ./build/client/http/growing-buffer.js
var growing_buffer = __webpack_require__(3129);
;// CONCATENATED MODULE: ./build/client/http/response-body.js







const largestAnswer = 16 * 1024 * 1024;
const largestRefusal = 64 * 1024;
const saidCharacters = 500;
async function readText(operation, response) {
    const { text: body, cut } = await read(response.body, largestAnswer);
    if (!cut)
        return body;
    const { status } = response;
    const text = (0,message/* message */.i) `answer-too-large: ${operation}: the platform answered ${status} with more than 16 MiB.`;
    throw new errors/* UnreadableError */.Gy(text, { operation, status });
}
async function readJson(operation, response) {
    const text = await readText(operation, response);
    try {
        return (0,json/* parseJson */.q)(text);
    }
    catch (cause) {
        const { status } = response;
        const found = kindOf(text);
        const sentence = (0,message/* message */.i) `answer-not-json: ${operation}: the answer was ${found}, not JSON (status ${status}). Check \`base-url\`.`;
        throw new errors/* UnreadableError */.Gy(sentence, { operation, status, cause, found });
    }
}
function jsonOrText(text) {
    if (text === '')
        return undefined;
    try {
        return (0,json/* parseJson */.q)(text);
    }
    catch {
        return text;
    }
}
async function readRefusal(response, redact) {
    const { text } = await read(response.body, largestRefusal).catch(() => ({ text: '' }));
    try {
        const plain = (0,control_characters/* removeColour */.F4)((0,control_characters/* removeControls */.bI)(redact(errorIn((0,json/* parseJson */.q)(text)))));
        const said = redact((0,excerpt/* oneLine */.TN)(plain)).trim();
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
    if (!(0,fields/* isFields */.C)(body))
        return '';
    const { error, message: reasons } = body;
    const said = ((0,fields/* isFields */.C)(error) ? error['message'] : error) ?? reasons ?? '';
    return typeof said === 'string' ? said : JSON.stringify(said);
}
async function read(body, limit) {
    const bytes = new growing_buffer/* GrowingBuffer */.G();
    for await (const chunk of body) {
        const cut = bytes.length + chunk.length > limit;
        if (cut)
            return { text: bytes.takeText(), cut };
        bytes.add(chunk);
    }
    return { text: bytes.takeText().replace(/^\uFEFF/, ''), cut: false };
}

// EXTERNAL MODULE: ./build/client/http/retry.js
var retry = __webpack_require__(9233);
;// CONCATENATED MODULE: ./build/client/http/exchange.js








const slowMs = 5_000;
class Exchange {
    #options;
    keyKind;
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
        const refusal = await readRefusal(response, redact);
        throw toRefusedError({ ...call, ...refusal, status, retryAfterMs, keyKind: this.keyKind });
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
function followRedirect(call, { redirect, status }, from) {
    if (call.effect === 'read' && redirect.kind === 'here' && from.hops < http_redirect/* maximumRedirects */.Uq)
        return redirect.path;
    const { operation } = call;
    const text = whyNotFollowed(call, redirect, from.origin);
    if ((0,http_redirect/* hasMoved */.Q2)(status) || call.effect === 'read')
        throw new errors/* RefusedError */.fk(text, { operation, status, said: '', retryAfterMs: undefined });
    throw new errors/* NoAnswerError */.i5(text, { operation, sent: true });
}
function whyNotFollowed({ operation, effect }, redirect, origin) {
    switch (redirect.kind) {
        case 'elsewhere':
            return (0,message/* message */.i) `redirect-to-other-origin: ${operation}: the platform redirects to ${redirect.origin}, which is not followed: the key is only for ${origin}. Check \`base-url\`.`;
        case 'nowhere':
            return (0,message/* message */.i) `redirect-without-target: ${operation}: the platform redirects without a readable target.`;
        case 'here':
            return effect === 'read'
                ? (0,message/* message */.i) `redirect-loop: ${operation}: the platform redirects more than ${http_redirect/* maximumRedirects */.Uq} times.`
                : (0,message/* message */.i) `redirect-of-write: ${operation}: the platform redirects a write, which is never followed. Check \`base-url\`, and check the state before you try again.`;
        default:
            return redirect;
    }
}

// EXTERNAL MODULE: ./build/client/http/undici-transport.js + 2 modules
var undici_transport = __webpack_require__(7204);
// EXTERNAL MODULE: ./build/client/http/user-agent.js
var user_agent = __webpack_require__(856);
// EXTERNAL MODULE: ./build/client/key-kind.js
var key_kind = __webpack_require__(8008);
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

// EXTERNAL MODULE: ./build/text/error.js
var error = __webpack_require__(4080);
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
function readEvents(response, { operation, scope, clock, idleMs }) {
    refuseHtml(response, operation, 'an event stream');
    const text = (0,message/* message */.i) `stream-silent: ${operation}: nothing arrived for ${idleMs / 1000} s.`;
    const onIdle = () => scope.abort(new errors/* NoAnswerError */.i5(text, { operation, sent: true }));
    return translated(parseEvents(watched(response.body, { clock, idleMs, onIdle })), response, { operation, scope });
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
async function* watched(body, { clock, idleMs, onIdle }) {
    const done = new AbortController();
    let fedAt = clock.now();
    let reading = false;
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

















const defaultIdleMs = 75_000;
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
            const text = await readText(call.operation, response);
            return { status: response.status, body: jsonOrText(text) };
        });
    }
    async *history(serviceId, options = {}) {
        const { limit, before } = options;
        const first = (0,request/* buildCall */.dX)('list_deployments', { id: serviceId, limit });
        const read = (cursor) => {
            const call = cursor === undefined ? first : (0,request/* buildCheckedCall */.W2)('list_deployments', { id: serviceId, limit, before: cursor });
            return this.#run(call, options, (response) => readJson(call.operation, response));
        };
        yield* (0,history_pages/* readPages */.n)(read, before);
    }
    storedLog(deploymentId, options = {}) {
        return oneByOne(this.storedLogChunks(deploymentId, options), options.signal);
    }
    async *storedLogChunks(deploymentId, options = {}) {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const call = (0,request/* buildCall */.dX)('get_deployment_logs', { id: deploymentId, after: options.after });
            const scope = __addDisposableResource(env_1, this.#begin(call, options), false);
            yield* readRecords(await this.#respond(call, scope, options), call.operation, scope);
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
        return oneByOne(this.streamLogChunks(deploymentId, options), options.signal);
    }
    async *streamLogChunks(deploymentId, options = {}) {
        const env_2 = { stack: [], error: void 0, hasError: false };
        try {
            const plain = (0,request/* buildCall */.dX)('stream_deployment_logs', { id: deploymentId });
            const { lastEventId, idleMs = defaultIdleMs } = options;
            const resume = lastEventId === undefined || lastEventId === '' ? {} : { 'last-event-id': headerText(lastEventId) };
            const call = { ...plain, headers: { ...plain.headers, ...resume }, limits: { ...request/* streamLimits */.dI, headersMs: idleMs } };
            const scope = __addDisposableResource(env_2, this.#begin(call, options), false);
            const response = await this.#respond(call, scope, { retries: false });
            options.onOpen?.();
            yield* readEvents(response, { operation: call.operation, scope, clock: this.#clock, idleMs });
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
            const body = await readJson(name, response);
            if (name === 'whoami')
                this.#exchange.keyKind = (0,key_kind/* kindOfKey */.R)(parseResult('whoami', status, body));
            return { status, result: parseResult(name, status, body) };
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

/***/ 2246:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  dX: () => (/* binding */ buildCall),
  W2: () => (/* binding */ buildCheckedCall),
  uz: () => (/* binding */ buildStreamedCall),
  mm: () => (/* binding */ buildUndocumentedCall),
  dI: () => (/* binding */ streamLimits)
});

// UNUSED EXPORTS: jsonBody, uploadLimits

// EXTERNAL MODULE: ./build/contract/operation.js
var contract_operation = __webpack_require__(2958);
// EXTERNAL MODULE: ./build/contract/operations.js + 3 modules
var operations = __webpack_require__(1825);
// EXTERNAL MODULE: ./build/node_modules/valibot/index.min.mjs
var index_min = __webpack_require__(7492);
// EXTERNAL MODULE: ./build/text/excerpt.js
var excerpt = __webpack_require__(6167);
// EXTERNAL MODULE: ./build/text/message.js
var message = __webpack_require__(3597);
// EXTERNAL MODULE: ./build/text/nearest.js
var nearest = __webpack_require__(2788);
// EXTERNAL MODULE: ./build/client/errors.js
var errors = __webpack_require__(6695);
;// CONCATENATED MODULE: ./build/client/arguments.js





function checkArguments(name, operation, args) {
    const unknown = isRecord(args)
        ? Object.keys(args).find((key) => !Object.hasOwn(operation.args.entries, key))
        : undefined;
    if (unknown !== undefined)
        throw unknownArgument(name, operation, unknown);
    const parsed = index_min/* safeParse */.xLC(operation.args, Array.isArray(args) ? null : args, { abortEarly: true });
    if (!parsed.success)
        throw inputErrorOf(name, operation, parsed.issues[0]);
    for (const rule of operation.rules ?? [])
        checkRule(name, rule, parsed.output);
    return parsed.output;
}
function checkFields(name, operation, fields) {
    for (const [field, value] of Object.entries(fields)) {
        const schema = Object.hasOwn(operation.args.entries, field) ? operation.args.entries[field] : undefined;
        if (schema === undefined)
            throw unknownArgument(name, operation, field);
        const parsed = index_min/* safeParse */.xLC(schema, value, { abortEarly: true });
        if (!parsed.success)
            throw brokenRule(field, name, ruleOf(parsed.issues[0], isSecret(operation, field)));
    }
}
function isRecord(args) {
    return typeof args === 'object' && args !== null && !Array.isArray(args);
}
function inputErrorOf(name, operation, issue) {
    const path = index_min/* getDotPath */.BuJ(issue);
    if (path === null)
        return new errors/* InputError */.dz('args', `The arguments of ${name} must be one object.`);
    if (issue.type === 'strict_object' && issue.expected === 'never')
        return unknownArgument(name, operation, path);
    if (issue.type === 'strict_object' && issue.received === 'undefined') {
        const known = Object.keys(operation.args.entries).join(', ');
        return new errors/* InputError */.dz(path, (0,message/* message */.i) `argument-missing: ${name} needs the argument "${path}". It takes ${known}.`);
    }
    return brokenRule(path, name, ruleOf(issue, isSecret(operation, path)));
}
function unknownArgument(name, operation, argument) {
    const known = Object.keys(operation.args.entries);
    const meant = (0,nearest/* likelyName */.mP)(argument, known);
    if (known.length === 0) {
        return new errors/* InputError */.dz(argument, (0,message/* message */.i) `arguments-none: ${name} takes no arguments, but "${argument}" was given.`);
    }
    const text = meant === undefined
        ? (0,message/* message */.i) `argument-unknown: ${name} has no argument "${(0,excerpt/* shorten */.ml)(argument)}": it takes ${known.join(', ')}.`
        : (0,message/* message */.i) `argument-misspelt: ${name} has no argument "${(0,excerpt/* shorten */.ml)(argument)}". Did you mean "${meant}"? It takes ${known.join(', ')}.`;
    return new errors/* InputError */.dz(argument, text);
}
function isSecret({ secretArgs = [] }, path) {
    const parts = path.split('.').map((part) => (/^\d+$/.test(part) ? '*' : part));
    return secretArgs.some((secret) => secret.split('.').every((part, index) => (parts[index] ?? part) === part));
}
function brokenRule(argument, name, rule) {
    return new errors/* InputError */.dz(argument, (0,message/* message */.i) `argument-rule: The argument "${argument}" of ${name} ${rule}.`);
}
function ruleOf(issue, isSecret) {
    const given = isSecret ? '' : quoted(issue.input);
    switch (issue.type) {
        case 'string':
            return `must be a string${given}${/^(number|boolean)$/.test(typeof issue.input) ? ': put it in quotes' : ''}`;
        case 'number':
        case 'integer':
            return `must be a whole number${given}${typeof issue.input === 'string' ? ': write it without quotes' : ''}`;
        case 'boolean':
            return `must be true or false${given}${typeof issue.input === 'string' ? ': write it without quotes' : ''}`;
        case 'array':
            return `must be a list${given}`;
        case 'strict_object':
            return `must be an object${given}`;
        case 'non_empty':
            return 'must not be empty';
        case 'min_value':
            return `must be at least ${String(issue.requirement)}${given}`;
        case 'picklist':
            return `must be one of ${issue.expected?.replace(/[()"]/g, '').replaceAll(' | ', ', ')}${given}`;
        case 'regex':
        case 'check':
            return `${issue.message}${given}`;
        default:
            return `must be ${issue.expected ?? 'of another form'}${given}`;
    }
}
function quoted(input) {
    if (typeof input === 'string')
        return `, not "${(0,excerpt/* shorten */.ml)(input, 60)}"`;
    return typeof input === 'number' || typeof input === 'boolean' ? `, not ${input}` : '';
}
function checkRule(name, rule, args) {
    switch (rule.kind) {
        case 'exactly-one-of': {
            const [one, other] = rule.names;
            if ((args[one] === undefined) === (args[other] === undefined)) {
                throw new errors/* InputError */.dz(one, (0,message/* message */.i) `argument-either: ${name} takes exactly one of "${one}" and "${other}".`);
            }
            return;
        }
        case 'not-below': {
            const lower = args[rule.lower];
            const upper = args[rule.upper];
            if (typeof lower === 'number' && typeof upper === 'number' && upper < lower) {
                throw brokenRule(rule.upper, name, `must be at least "${rule.lower}" (${lower}), not ${upper}`);
            }
            return;
        }
        case 'not-shorter': {
            const value = args[rule.name];
            if (args[rule.when] !== undefined && typeof value === 'string' && [...value].length < rule.minimum) {
                throw brokenRule(rule.name, name, `must have at least ${rule.minimum} characters if "${rule.when}" is given`);
            }
            return;
        }
        default:
            rule;
    }
}

// EXTERNAL MODULE: ./build/client/path.js
var client_path = __webpack_require__(8771);
;// CONCATENATED MODULE: ./build/client/request.js





const readLimits = { headersMs: 30_000, idleMs: 30_000, totalMs: 120_000 };
const writeLimits = { headersMs: 120_000, idleMs: 30_000, totalMs: 300_000 };
const execLimits = { headersMs: 600_000, idleMs: 60_000, totalMs: 600_000 };
const uploadLimits = { headersMs: 300_000, idleMs: 60_000, totalMs: 3_600_000 };
const streamLimits = { headersMs: 75_000, idleMs: 0, totalMs: 24 * 3_600_000 };
function buildCall(name, args) {
    const operation = knownOperation(name);
    const checked = checkArguments(name, operation, args);
    return buildCheckedCall(name, checked, hasBody(operation) ? jsonBody(placed(operation, checked, 'body')) : undefined);
}
function buildStreamedCall(name, fields, body) {
    const operation = knownOperation(name);
    checkFields(name, operation, fields);
    const inBody = Object.keys(fields).find((field) => (0,contract_operation/* placeOf */.$t)(operation, field) === 'body');
    if (inBody !== undefined)
        throw new errors/* InputError */.dz(inBody, `The argument "${inBody}" of ${name} belongs in the request body.`);
    return { ...buildCheckedCall(name, fields, body), limits: uploadLimits };
}
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
        limits: timeLimitsFor(operation.effect),
        subject: subjectOf(operation, args),
    };
}
function subjectOf(operation, args) {
    const name = Object.keys(operation.args.entries).find((argument) => (0,contract_operation/* placeOf */.$t)(operation, argument) === 'path');
    const value = name === undefined ? undefined : args[name];
    return typeof value === 'string' ? value : undefined;
}
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
        limits: timeLimitsFor(effect),
    };
}
function knownOperation(name) {
    if ((0,operations/* isOperationName */.F)(name))
        return (0,operations/* operationOf */.zI)(name);
    throw new errors/* InputError */.dz('operation', `The contract has no operation "${String(name)}".`);
}
function hasBody(operation) {
    return Object.keys(operation.args.entries).some((argument) => (0,contract_operation/* placeOf */.$t)(operation, argument) === 'body');
}
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
function timeLimitsFor(effect) {
    if (effect === 'read')
        return readLimits;
    return effect === 'exec' ? execLimits : writeLimits;
}


/***/ }),

/***/ 7528:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Rl: () => (/* binding */ JsonArrayParser),
/* harmony export */   dI: () => (/* binding */ parseElements)
/* harmony export */ });
/* unused harmony export largestElement */
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5666);
/* harmony import */ var _http_growing_buffer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3129);


const [tab, newline, carriageReturn, space] = [0x09, 0x0a, 0x0d, 0x20];
const [quote, comma, backslash] = [0x22, 0x2c, 0x5c];
const [openBracket, closeBracket, openBrace, closeBrace] = [0x5b, 0x5d, 0x7b, 0x7d];
const byteOrderMark = [0xef, 0xbb, 0xbf];
const largestElement = 8 * 1024 * 1024;
class JsonArrayParser {
    #place = 'mark';
    #marked = 0;
    #depth = 0;
    #inString = false;
    #escaped = false;
    #count = 0;
    #pending = new _http_growing_buffer_js__WEBPACK_IMPORTED_MODULE_0__/* .GrowingBuffer */ .G();
    end() {
        if (this.#place !== 'end')
            throw new SyntaxError('the array is cut off');
    }
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
            if (!(last && this.#count === 0 && isBlank(text)))
                elements.push(parse(text));
            this.#count++;
            at++;
            from = at;
        }
        if (this.#place === 'end')
            expectBlank(bytes.subarray(at));
    }
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
        return (0,_text_json_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .q)(text);
    }
    catch {
        throw new SyntaxError('an element of the array is not JSON');
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


/***/ }),

/***/ 2807:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ openPlatform),
/* harmony export */   d: () => (/* binding */ readConnection)
/* harmony export */ });
/* harmony import */ var _client_api_key_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6048);
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6695);
/* harmony import */ var _client_platform_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8459);
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

/***/ 107:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  v: () => (/* binding */ failureOfStatement),
  R: () => (/* binding */ failureOfStorage)
});

// EXTERNAL MODULE: ./build/node_modules/valibot/index.min.mjs
var index_min = __webpack_require__(7492);
;// CONCATENATED MODULE: ./build/contract/console-failure.js
const severities = [
    'ERROR|FATAL|PANIC|CHYBA|FEHLER|PANIK|ERREUR|ERRORE|FATALE|PANICO|B\u0141\u0104D|ERRO|FEL|FATALT|HATA|\u041e\u0428\u0418\u0411\u041a\u0410|\u0412\u0410\u0416\u041d\u041e|\u041f\u0410\u041d\u0418\u041a\u0410',
    '\u041f\u041e\u041c\u0418\u041b\u041a\u0410|\u0424\u0410\u0422\u0410\u041b\u042c\u041d\u041e|\u041f\u0410\u041d\u0406\u041a\u0410|\u10e8\u10d4\u10ea\u10d3\u10dd\u10db\u10d0|\u10e4\u10d0\u10e2\u10d0\u10da\u10e3\u10e0\u10d8|\u10de\u10d0\u10dc\u10d8\u10d9\u10d0|\uc624\ub958|\uce58\uba85\uc801\uc624\ub958|\uc190\uc0c1|\u9519\u8bef|\u81f4\u547d\u9519\u8bef|\u6bd4\u81f4\u547d\u9519\u8bef\u8fd8\u8fc7\u5206\u7684\u9519\u8bef',
].join('|');
const onAnyLine = [
    new RegExp(String.raw `^(?:psql:[^\n]{1,200}:\d+: )?(?:${severities}):(?: {2}|\s*$)`),
    /^(?:server closed the connection unexpectedly|SSL connection has been closed unexpectedly)$/,
    /^(?:The )?connection to (?:the )?server was lost\b/,
    /^(?:ERROR|FATAL|PANIC): [^\n]*\(SQLSTATE [0-9A-Z]{5}\)/,
    /^ERROR \d{4,5} \([0-9A-Z]{5}\)(?: at line \d+(?: in file: '[^'\n]*')?)?: /,
    /^ERROR(?: \d{4,5})? at line \d+(?: in file: '[^'\n]*')?: /,
    /^(?:Parse|Runtime) error(?: near line \d+(?: of [^\n]{1,200})?| in \d+(?:st|nd|rd|th) command line argument)?: /,
    /^Error (?:near line \d+(?: of [^\n]{1,200})?|in \d+(?:st|nd|rd|th) command line argument): /,
    /^Error: (?:near line \d+: |in prepare, |stepping, |near "[^\n]*": syntax error)/,
    /^(?:Uncaught:?\s)?Mongo[A-Za-z]*Error(?:\[[^\]\n]+\])?: /,
    /^(?: *\d+\) )*\(error\) [A-Z][A-Z0-9]+(?: |$)/,
    /^Code: \d+\. DB::Exception: /,
];
const atTheStart = [
    /^(?:ERROR|FATAL|PANIC): \S/,
    /^[Ee]rror: \S/,
    /^psql: (?:error|FATAL): /,
    /^(?:pq|ERROR \d{4,5}|Error \d{4,5}(?: \([0-9A-Z]{5}\))?): \S/,
    /^ER_[A-Z0-9_]+: \S/,
    /^(?:SQLITE_[A-Z_]+(?:: |$)|SqliteError: )/,
    /^(?:psycopg2?|asyncpg|pymysql|MySQLdb|sqlite3|pymongo|redis)\.[\w.]+: \S/,
    /^(?:Uncaught:?\s)?(?:Syntax|Reference|Type)Error: \S/,
    /^-?(?:ERR|WRONGTYPE|WRONGPASS|NOAUTH|NOPERM|NOSCRIPT|READONLY|MOVED|OOM|EXECABORT|NOREPLICAS|CLUSTERDOWN|CROSSSLOT) \S/,
    /^-?(?:(?:LOADING|BUSY|MISCONF) Redis|MASTERDOWN Link) /,
    /^(?:ERROR,"|error:"|Could not connect to Redis at |AUTH failed: )/,
];
const decoration = /\x07|\x1b\[[0-9;]*m/g;
function consoleFailure(output) {
    const printed = output.replace(decoration, '').replace(/^(?:\uFEFF|\r|\n)+/, '');
    const lines = printed.split(/\r\n|\r|\n/);
    const failed = lines.findIndex((line, at) => onAnyLine.some((form) => form.test(line)) || (at === 0 && atTheStart.some((form) => form.test(line))));
    const line = lines[failed];
    return line?.trimEnd().endsWith(':') ? `${line.trimEnd()} ${lines[failed + 1] ?? ''}`.trimEnd() : line;
}

;// CONCATENATED MODULE: ./build/contract/hidden-failure.js


const storageAnswer = index_min/* looseObject */._H3({ applyError: index_min/* string */.YjP() });
const consoleAnswer = index_min/* looseObject */._H3({ output: index_min/* string */.YjP() });
const withError = index_min/* looseObject */._H3({ error: index_min/* union */.KCZ([index_min/* string */.YjP(), index_min/* looseObject */._H3({ message: index_min/* string */.YjP() })]) });
function failureOfStorage(result) {
    if (!index_min.is(storageAnswer, result) || result.applyError.trim() === '')
        return undefined;
    return `The new size was stored, but applying it failed: ${result.applyError.trim()}`;
}
function failureOfStatement(result) {
    if (index_min.is(withError, result)) {
        const said = typeof result.error === 'string' ? result.error : result.error.message;
        if (said.trim() !== '')
            return `The statement failed: ${said.trim()}`;
    }
    const failure = index_min.is(consoleAnswer, result) ? consoleFailure(result.output) : undefined;
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
const contractVersion = '2026-10-07';
const historyPageSize = 25;
const metricsRanges = ['1h', '6h', '24h', '7d'];
const runtimeModes = ['web', 'worker', 'static', 'cron'];
const portLabel = /^[a-z0-9-]+$/;
const octet = '(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])';
const ipv4 = `${octet}(?:\\.${octet}){3}(?:/(?:3[0-2]|[12]?[0-9]))?`;
const group = '[0-9A-Fa-f]{1,4}';
const groups = `(?:${group}(?::${group}){0,6})?`;
const ipv6 = `(?:(?:${group}:){7}${group}|${groups}::${groups})/(?:12[0-8]|1[01][0-9]|[1-9]?[0-9])`;
const allowedSource = new RegExp(`^(?:${ipv4}|${ipv6})$`);
const instancesMinimum = 1;
const bucketSecretKeyMinimum = 8;


/***/ }),

/***/ 2958:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   MQ: () => (/* binding */ operation)
/* harmony export */ });
/* unused harmony exports capabilities, sections */
const capabilities = (/* unused pure expression or super */ null && (['deployments', 'logs', 'metrics', 'variables', 'domains', 'settings', 'project']));
const sections = (/* unused pure expression or super */ null && ([
    'Identity and catalog',
    'Projects',
    'Creating services',
    'Deployments and service settings',
    'Logs and metrics',
    'Database operations',
    'Other',
]));
function operation(definition) {
    return definition;
}
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

// EXTERNAL MODULE: ./build/node_modules/valibot/index.min.mjs
var index_min = __webpack_require__(7492);
;// CONCATENATED MODULE: ./build/contract/argument.js

function argument_text(about) {
    return index_min/* pipe */.FsL(index_min/* string */.YjP(), index_min/* description */.h_(about));
}
function id(about) {
    return index_min/* pipe */.FsL(index_min/* string */.YjP(), index_min/* nonEmpty */.hq(), index_min/* description */.h_(about));
}
function patterned(pattern, rule, about) {
    return index_min/* pipe */.FsL(index_min/* string */.YjP(), index_min/* regex */.yGV(pattern, rule), index_min/* description */.h_(about));
}
function integer(about) {
    return index_min/* pipe */.FsL(index_min/* number */.aig(), index_min/* integer */.ndf(), index_min/* description */.h_(about));
}
function integerFrom(minimum, about) {
    return index_min/* pipe */.FsL(index_min/* number */.aig(), index_min/* integer */.ndf(), index_min/* minValue */.Wwf(minimum), index_min/* description */.h_(about));
}
function flag(about) {
    return index_min/* pipe */.FsL(index_min/* boolean */.zMY(), index_min/* description */.h_(about));
}
function oneOf(values, about) {
    return index_min/* pipe */.FsL(index_min/* picklist */.KIO(values), index_min/* description */.h_(about));
}
function optional(schema) {
    return index_min/* optional */.lqM(schema);
}
function args(entries) {
    return index_min/* strictObject */.rej(entries);
}

;// CONCATENATED MODULE: ./build/contract/base64.js

function isBase64(text) {
    const end = text.search(/[^A-Za-z0-9+/]/);
    return text.length % 4 === 0 && (end < 0 || /^={1,2}$/.test(text.slice(Math.max(end, text.length - 3))));
}
function base64(about) {
    const rule = 'must be base64 in one line, padded with `=`';
    return index_min/* pipe */.FsL(index_min/* string */.YjP(), index_min/* check */.z6Y(isBase64, rule), index_min/* description */.h_(about));
}

// EXTERNAL MODULE: ./build/contract/hidden-failure.js + 1 modules
var hidden_failure = __webpack_require__(107);
// EXTERNAL MODULE: ./build/contract/limits.js
var limits = __webpack_require__(3163);
// EXTERNAL MODULE: ./build/contract/operation.js
var operation = __webpack_require__(2958);
;// CONCATENATED MODULE: ./build/contract/records.js

const records_text = index_min/* nullish */.cl6(index_min/* string */.YjP());
const records_integer = index_min/* nullish */.cl6(index_min/* pipe */.FsL(index_min/* number */.aig(), index_min/* integer */.ndf()));
const records_flag = index_min/* nullish */.cl6(index_min/* boolean */.zMY());
const keyScope = index_min/* looseObject */._H3({
    kind: records_text,
    serviceId: records_text,
    serviceName: records_text,
    permissions: index_min/* nullish */.cl6(index_min/* record */.g1P(index_min/* string */.YjP(), index_min/* unknown */.L5J())),
});
const identity = index_min/* looseObject */._H3({ id: records_text, name: records_text, email: records_text, keyScope: index_min/* nullish */.cl6(keyScope) });
const engine = index_min/* looseObject */._H3({
    engine: records_text,
    name: records_text,
    port: records_integer,
    hasUser: records_flag,
    hasDatabase: records_flag,
    storage: records_flag,
});
const newProject = index_min/* looseObject */._H3({ id: records_text, name: records_text, slug: records_text, description: records_text });
const project = index_min/* looseObject */._H3({
    ...newProject.entries,
    serviceCount: records_integer,
    services: index_min/* nullish */.cl6(index_min/* array */.YOg(index_min/* looseObject */._H3({ sourceType: records_text, engine: records_text }))),
});
const deletedService = index_min/* looseObject */._H3({ id: records_text, name: records_text, slug: records_text, deletedAt: records_text });
const service = index_min/* looseObject */._H3({
    id: records_text,
    name: records_text,
    slug: records_text,
    sourceType: records_text,
    status: records_text,
    planKey: records_text,
    projectId: records_text,
    environmentId: records_text,
});
const indexedService = index_min/* looseObject */._H3({ ...service.entries, searchIndexing: records_flag });
const autodeployedService = index_min/* looseObject */._H3({ ...service.entries, autoDeploy: records_flag });
const deploymentId = index_min/* pipe */.FsL(index_min/* string */.YjP(), index_min/* nonEmpty */.hq());
const upload = index_min/* looseObject */._H3({ service: index_min/* nullish */.cl6(service), deploymentId });
const queuedDeployment = index_min/* looseObject */._H3({ deploymentId, ref: records_text });
const deployment = index_min/* looseObject */._H3({ deploymentId: records_text, rollbackable: records_flag });
const records_history = index_min/* looseObject */._H3({
    deployments: index_min/* array */.YOg(deployment),
    nextCursor: index_min/* nullish */.cl6(index_min/* union */.KCZ([index_min/* number */.aig(), index_min/* string */.YjP()])),
});
const scaling = index_min/* looseObject */._H3({
    minReplicas: records_integer,
    maxReplicas: records_integer,
    desiredReplicas: records_integer,
    instances: records_integer,
    autoscaleEnabled: records_flag,
    autoscaleCpuPct: records_integer,
    autoscaleMemPct: records_integer,
    autoscalable: records_flag,
});
const scaled = index_min/* looseObject */._H3({ scaling: index_min/* nullish */.cl6(scaling), redeploying: records_flag });
const storage = index_min/* looseObject */._H3({ storageGb: records_integer, previousGb: records_integer, applyError: records_text });
const deployTrigger = index_min/* looseObject */._H3({ configured: records_flag, token: records_text, url: records_text });
const statusOnly = index_min/* looseObject */._H3({ status: records_text });
const importedEnv = index_min/* looseObject */._H3({
    imported: records_integer,
    skipped: index_min/* nullish */.cl6(index_min/* array */.YOg(index_min/* looseObject */._H3({ key: records_text, reason: records_text }))),
});
const cron = index_min/* looseObject */._H3({ schedule: records_text, command: records_text, nextRun: records_text, scheduleValid: records_flag });
const exposedPort = index_min/* looseObject */._H3({ port: records_integer, label: records_text, hostname: records_text });
const domain = index_min/* looseObject */._H3({ id: records_text, serviceId: records_text, hostname: records_text, status: records_text, port: records_integer });
const dedicatedIp = index_min/* looseObject */._H3({
    id: records_text,
    address: records_text,
    label: records_text,
    attachments: index_min/* nullish */.cl6(index_min/* array */.YOg(index_min/* unknown */.L5J())),
});
const detachedIp = index_min/* looseObject */._H3({ ip: index_min/* nullish */.cl6(index_min/* unknown */.L5J()) });
const serviceIps = index_min/* looseObject */._H3({ ip: index_min/* nullish */.cl6(dedicatedIp), projectIp: index_min/* nullish */.cl6(dedicatedIp) });
const attachedIp = index_min/* looseObject */._H3({ ip: index_min/* nullish */.cl6(dedicatedIp), redeployRequired: records_flag, effective: records_text });
const logRecord = index_min/* looseObject */._H3({ id: records_integer, serviceId: records_text, line: records_text, stream: records_text, ts: records_text });
const runtimeLogs = index_min/* looseObject */._H3({ logs: index_min/* nullish */.cl6(index_min/* array */.YOg(logRecord)) });
const connection = index_min/* looseObject */._H3({
    engine: records_text,
    host: records_text,
    port: records_integer,
    username: records_text,
    password: records_text,
    database: records_text,
    externalAccess: records_flag,
    tls: records_flag,
    allowIps: index_min/* nullish */.cl6(index_min/* array */.YOg(index_min/* string */.YjP())),
});
const allowlist = index_min/* looseObject */._H3({ allowIps: index_min/* nullish */.cl6(index_min/* array */.YOg(index_min/* string */.YjP())), enforced: records_flag });
const tlsSetting = index_min/* looseObject */._H3({ tls: records_flag, redeploying: records_flag });
const consoleOutput = index_min/* looseObject */._H3({ output: records_text });
const envGroup = index_min/* looseObject */._H3({ id: records_text, name: records_text });

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
const operations = {
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
        result: index_min/* array */.YOg(engine),
        success: 200,
        access: anyKey,
        errors: [401, 403],
        effect: 'read',
        tool: {},
    }),
    list_projects: (0,operation/* operation */.MQ)({
        section: 'Projects',
        method: 'GET',
        path: '/api/projects',
        summary: 'Lists projects with their number of services and a capped preview of service types.',
        args: args({}),
        result: index_min/* array */.YOg(project),
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
        result: index_min/* array */.YOg(deletedService),
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
            vars: index_min/* array */.YOg(args({ key: argument_text('Name of the variable.'), value: argument_text('Its value.') })),
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
        summary: 'Allows or forbids search engines to index the generated hostname.',
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
            since: optional(argument_text('Inclusive RFC 3339 timestamp; ignored if malformed.')),
            until: optional(argument_text('Exclusive RFC 3339 timestamp; ignored if malformed.')),
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
        result: index_min/* array */.YOg(index_min/* unknown */.L5J()),
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
        result: index_min/* unknown */.L5J(),
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
        result: index_min/* unknown */.L5J(),
        success: 200,
        access: notShown,
        errors: [],
        effect: 'read',
        tool: {},
    }),
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
            allowIps: index_min/* array */.YOg(patterned(limits/* allowedSource */.Mc, 'must be an IPv4 address or a CIDR, as 203.0.113.0/24', 'IPv4 address or CIDR.')),
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
        summary: 'Switches TLS for outside connections, if the database supports it.',
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
    list_env_groups: (0,operation/* operation */.MQ)({
        section: 'Other',
        method: 'GET',
        path: '/api/env-groups',
        summary: 'Lists shared environment groups, without their values.',
        args: args({}),
        result: index_min/* array */.YOg(envGroup),
        success: 200,
        access: accountOnly,
        errors: [401, 403],
        effect: 'read',
        tool: {},
    }),
};
const operationNames = Object.keys(operations).filter(isOperationName);
function isOperationName(name) {
    return Object.hasOwn(operations, name);
}
function operationOf(name) {
    return operations[name];
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
/* harmony export */   nf: () => (/* binding */ link)
/* harmony export */ });
/* harmony import */ var _text_excerpt_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6167);

function escapeMarkdown(text) {
    return text.replace(/[&<>"'`@#![\]]/g, (character) => `&#${character.charCodeAt(0)};`);
}
function prose(text) {
    return escapeMarkdown((0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(text)).replace(/&#(?:64|35);|\bGH-(?=\d)/gi, '$&&#8203;');
}
function heading(text) {
    return `<h3>${text}</h3>`;
}
function code(text) {
    return text === undefined || text === '' ? '' : `<code>${escapeMarkdown((0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(text))}</code>`;
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


/***/ }),

/***/ 2788:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LE: () => (/* binding */ nearestNames),
/* harmony export */   au: () => (/* binding */ didYouMean),
/* harmony export */   mP: () => (/* binding */ likelyName)
/* harmony export */ });
/* harmony import */ var _message_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3597);

function nearestNames(wrongName, names, most = 3) {
    const asked = wordsOf(wrongName);
    const scored = names.map((name) => {
        const words = wordsOf(name).split('_');
        const shared = words.filter((word) => asked.split('_').includes(word)).length;
        return { name, score: editDistance(asked, wordsOf(name)) - 4 * shared };
    });
    const sorted = scored.sort((one, other) => one.score - other.score);
    return sorted.slice(0, most).map(({ name }) => name);
}
function likelyName(wrongName, names) {
    const [nearest] = nearestNames(wrongName, names, 1);
    if (nearest === undefined)
        return undefined;
    const letters = (name) => wordsOf(name).replaceAll('_', '');
    return editDistance(letters(wrongName), letters(nearest)) <= letters(nearest).length / 3 ? nearest : undefined;
}
function didYouMean(wrongName, names, otherwise) {
    const asked = wordsOf(wrongName).split('_');
    const near = nearestNames(wrongName, names).filter((name) => {
        const shared = wordsOf(name)
            .split('_')
            .filter((word) => asked.includes(word));
        return likelyName(wrongName, [name]) !== undefined || shared.join('').length > asked.join('').length / 2;
    });
    if (near.length === 0)
        return otherwise;
    const quoted = near.map((name) => `\`${name}\``);
    return (0,_message_js__WEBPACK_IMPORTED_MODULE_0__/* .message */ .i) `did-you-mean: Did you mean ${quoted.join(' or ')}?`;
}
function wordsOf(name) {
    const apart = name.slice(0, longest).replace(/([a-z0-9])([A-Z])/g, '$1_$2');
    return apart.toLowerCase().replaceAll(/[^a-z0-9]+/g, '_');
}
const longest = 60;
function editDistance(from, to) {
    let row = Array.from({ length: to.length + 1 }, (_, index) => index);
    for (const [line, left] of [...from].entries()) {
        const next = [line + 1];
        for (const [column, right] of [...to].entries()) {
            const replaced = (row[column] ?? 0) + (left === right ? 0 : 1);
            next.push(Math.min(replaced, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
        }
        row = next;
    }
    return row.at(-1) ?? 0;
}


/***/ })

};
