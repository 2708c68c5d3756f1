export const id = 643;
export const ids = [643];
export const modules = {

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
function decoderOf(header) {
    const names = header.split(',').map((name) => name.trim().toLowerCase().replace(/^x-/, ''));
    const [name = 'identity', ...others] = names.filter((each) => each !== '' && each !== 'identity');
    if (others.length > 0)
        return undefined;
    const zlib = process.getBuiltinModule('node:zlib');
    switch (name) {
        case 'identity':
            return name;
        case 'gzip':
            return zlib.createGunzip();
        case 'deflate':
            return zlib.createInflate();
        case 'br':
            return zlib.createBrotliDecompress();
        case 'zstd':
            return zlib.createZstdDecompress({ params: { [zlib.constants.ZSTD_d_windowLogMax]: zstdWindowLog } });
        default:
            return undefined;
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
        const { operation, signal } = this.#request;
        const decoder = decoderOf(encoding);
        if (decoder === undefined) {
            body.destroy();
            const text = (0,message/* message */.i) `answer-encoding-unknown: ${operation}: the platform answered ${status} with the content encoding "${encoding.slice(0, 60)}", which Taxiway cannot read. It reads gzip, deflate, br and zstd.`;
            throw new errors/* UnreadableError */.Gy(text, { operation, status });
        }
        try {
            yield* decoder === 'identity'
                ? body
                : (0,external_node_stream_.addAbortSignal)(signal, (0,external_node_stream_.pipeline)(body, decoder, () => { }));
        }
        catch (cause) {
            if (this.#stopped !== undefined)
                throw this.#stopped.reason;
            signal.throwIfAborted();
            if (decoder === 'identity')
                throw cause;
            if (isCutOff(cause)) {
                if (decoder.bytesWritten === 0)
                    return;
                throw this.#noAnswer(cause);
            }
            const text = (0,message/* message */.i) `answer-not-decompressed: ${operation}: the platform answered ${status} with a body that could not be decompressed (${(0,unreachable/* detailOf */.Rw)(cause)}).`;
            throw new errors/* UnreadableError */.Gy(text, { operation, status, cause });
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
    const { Agent, EnvHttpProxyAgent, Pool, buildConnector } = await Promise.all(/* import() */[__webpack_require__.e(163), __webpack_require__.e(723)]).then(__webpack_require__.t.bind(__webpack_require__, 7723, 19));
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
    const own = text.startsWith(operation) ? text.slice(operation.length) : text;
    return (0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutFullStop */ .Qu)(own.replace(/ Check `base-url`.*$/s, ''));
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

/***/ 2246:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  dX: () => (/* binding */ buildCall),
  W2: () => (/* binding */ buildCheckedCall),
  uz: () => (/* binding */ buildStreamedCall),
  mm: () => (/* binding */ buildUndocumentedCall),
  J9: () => (/* binding */ jsonBody),
  BU: () => (/* binding */ readLimits),
  dI: () => (/* binding */ streamLimits)
});

// UNUSED EXPORTS: uploadLimits

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





function checkArguments(name, operation, args, isPart = false) {
    const unknown = isRecord(args)
        ? Object.keys(args).find((key) => !Object.hasOwn(operation.args.entries, key))
        : undefined;
    if (unknown !== undefined)
        throw unknownArgument(name, operation, unknown);
    const schema = isPart ? index_min/* partial */.OH3(operation.args) : operation.args;
    const parsed = index_min/* safeParse */.xLC(schema, Array.isArray(args) ? null : args, { abortEarly: true });
    if (!parsed.success)
        throw inputErrorOf(name, operation, parsed.issues[0]);
    for (const rule of isPart ? [] : (operation.rules ?? []))
        checkRule(name, rule, parsed.output);
    return parsed.output;
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
const streamLimits = { headersMs: 75_000, idleMs: 75_000, totalMs: 24 * 3_600_000 };
function buildCall(name, args) {
    const operation = knownOperation(name);
    const checked = checkArguments(name, operation, args);
    return buildCheckedCall(name, checked, hasBody(operation) ? jsonBody(placed(operation, checked, 'body')) : undefined);
}
function buildStreamedCall(name, fields, body) {
    const operation = knownOperation(name);
    checkArguments(name, operation, fields, true);
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
/* harmony export */   nf: () => (/* binding */ link),
/* harmony export */   tp: () => (/* binding */ table)
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
function table(rows, header = []) {
    const row = (cells, tag) => `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;
    const lines = rows.map((cells) => row(cells, 'td'));
    return ['<table>', ...(header.length === 0 ? [] : [row(header, 'th')]), ...lines, '</table>'].join('\n');
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
