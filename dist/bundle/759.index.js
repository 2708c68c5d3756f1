export const id = 759;
export const ids = [759];
export const modules = {

/***/ 6092:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QE: () => (/* binding */ Alarm),
/* harmony export */   ml: () => (/* binding */ systemClock),
/* harmony export */   ux: () => (/* binding */ within)
/* harmony export */ });
const systemClock = {
    now: () => performance.now(),
    wallMs: () => Date.now(),
    sleep: (ms, signal) => new Promise((resolve, reject) => {
        if (signal?.aborted)
            return reject(signal.reason);
        const stop = () => {
            clearTimeout(timer);
            reject(signal?.reason);
        };
        const timer = setTimeout(() => {
            signal?.removeEventListener('abort', stop);
            resolve();
        }, Math.min(ms, 2 ** 31 - 1));
        signal?.addEventListener('abort', stop, { once: true });
    }),
};
class Alarm {
    #clock;
    #signal;
    #hasRung = false;
    #wake;
    constructor(clock, signal) {
        this.#clock = clock;
        this.#signal = signal;
    }
    ring() {
        this.#hasRung = true;
        this.#wake?.();
    }
    async wait(ms) {
        this.#signal.throwIfAborted();
        if (!this.#hasRung && ms > 0) {
            const early = new AbortController();
            this.#wake = () => early.abort();
            const either = AbortSignal.any([this.#signal, early.signal]);
            await this.#clock.sleep(ms, either).catch((error) => {
                if (this.#signal.aborted || !early.signal.aborted)
                    throw error;
            });
        }
        const hasRung = this.#hasRung;
        this.#hasRung = false;
        return hasRung;
    }
}
async function within({ clock, ms, parent, reason }, work) {
    parent?.throwIfAborted();
    const limit = new AbortController();
    const timer = new AbortController();
    clock.sleep(ms, timer.signal).then(() => limit.abort(reason()), () => { });
    const signal = parent === undefined ? limit.signal : AbortSignal.any([parent, limit.signal]);
    const aborted = new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    });
    try {
        return await Promise.race([work(signal), aborted]);
    }
    finally {
        timer.abort();
    }
}


/***/ }),

/***/ 6116:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  O: () => (/* binding */ Platform),
  r: () => (/* binding */ version)
});

// EXTERNAL MODULE: ./build/contract/operations.js + 3 modules
var operations = __webpack_require__(7402);
// EXTERNAL MODULE: ./build/text/format.js
var format = __webpack_require__(3387);
// EXTERNAL MODULE: ./build/text/redact.js
var text_redact = __webpack_require__(6953);
// EXTERNAL MODULE: ./build/client/address.js
var address = __webpack_require__(458);
// EXTERNAL MODULE: ./node_modules/valibot/dist/index.mjs
var dist = __webpack_require__(7934);
// EXTERNAL MODULE: ./build/text/untrusted.js
var untrusted = __webpack_require__(8020);
// EXTERNAL MODULE: ./build/client/errors.js
var errors = __webpack_require__(6695);
// EXTERNAL MODULE: ./build/client/json.js
var client_json = __webpack_require__(2426);
;// CONCATENATED MODULE: ./build/client/answer.js





const mebibyte = 2 ** 20;
const longestAnswer = 4 * mebibyte;
const longestLogPage = 8 * mebibyte;
const longestRow = 256 * 1024;
const longestPlain = 4 * 1024;
const longestRefusal = 64 * 1024;
async function readAnswer(name, operation, response, redact) {
    const { status } = response;
    if (status < 200 || status > 299)
        throw await readRefusal(name, operation, response, redact);
    const isLog = operation.path.endsWith('/logs');
    const text = await readText(response.body, isLog ? longestLogPage : longestAnswer);
    const unreadable = (why) => new errors/* PlatformError */.Wk('unreadable', name, `${name}: the platform answered ${status} ${why}.`, { status });
    if (text === undefined)
        throw unreadable('with more than Taxiway reads in one answer');
    let json;
    try {
        json = JSON.parse(text);
    }
    catch {
        throw unreadable(looksLikeHtml(text) ? 'with a web page: base-url may be a website or a sign-in page' : 'without JSON');
    }
    const parsed = dist/* safeParse */.xLC(operation.result, json, { abortEarly: true });
    if (!parsed.success)
        throw unreadable(`without what the contract promises (${describeIssue(parsed.issues[0])})`);
    if (text.length > longestPlain && rowsOf(json).some(isTooLong))
        throw unreadable('with a record of more than 256 KB');
    return parsed.output;
}
function describeIssue(issue) {
    const place = dist/* getDotPath */.BuJ(issue) ?? 'the whole answer';
    return `${(0,format/* shorten */.ml)((0,untrusted/* cleanText */.X5)(place), 60)} is not ${issue.expected ?? 'as documented'}`;
}
function rowsOf(json) {
    if (Array.isArray(json))
        return json;
    return [(0,client_json/* field */.ZZ)(json, 'deployments'), (0,client_json/* field */.ZZ)(json, 'logs')].find(Array.isArray) ?? [];
}
function isTooLong(row) {
    try {
        return (JSON.stringify(row) ?? '').length > longestRow;
    }
    catch {
        return true;
    }
}
async function readText(body, most) {
    const chunks = [];
    let size = 0;
    for await (const chunk of body) {
        size += chunk.length;
        if (size > most)
            return undefined;
        chunks.push(chunk);
    }
    return Buffer.concat(chunks).toString('utf8');
}
async function readRefusal(name, operation, response, redact) {
    const { status, headers } = response;
    const text = await readText(response.body, longestRefusal).catch(() => undefined);
    const retryAfterMs = readRetryAfter(headers);
    if (status >= 300 && status < 400) {
        const target = redact(shownTarget(headers['location']));
        const advice = `Redirects are not followed: set base-url to the address where the API answers.`;
        return new errors/* PlatformError */.Wk('redirected', name, `${name}: the platform redirects (${status}) to ${target}. ${advice}`, { status });
    }
    const said = text === undefined ? undefined : readError(text);
    const words = said === undefined ? '' : `: ${(0,format/* shorten */.ml)(redact((0,untrusted/* cleanText */.X5)(redact(said))), 500)}`;
    const message = `${name}: the platform answered ${status}${words}${/[.!?…]$/.test(words) ? '' : '.'}`;
    const isHtml = said === undefined && looksLikeHtml(text ?? '');
    const hint = status === 401 && /key|token/i.test(said ?? '') ? '' : explainStatus(status, operation, isHtml);
    return new errors/* PlatformError */.Wk('refused', name, [message, hint].filter(Boolean).join(' '), { status, retryAfterMs });
}
function readError(text) {
    try {
        const answer = JSON.parse(text);
        const error = (0,client_json/* field */.ZZ)(answer, 'error');
        const isText = (said) => typeof said === 'string' && said.trim() !== '';
        return [error, (0,client_json/* field */.ZZ)(error, 'message'), (0,client_json/* field */.ZZ)(answer, 'message')].find(isText);
    }
    catch {
        return undefined;
    }
}
function explainStatus(status, { access, path }, isHtml) {
    if (status === 401)
        return 'The API key is missing, wrong or revoked.';
    if (status === 403 && access.kind === 'capability')
        return `The API key needs ${access.capability}:${access.level}.`;
    if (status === 403 && access.kind === 'account-only')
        return 'This needs an account key.';
    if (status === 403)
        return 'The API key does not permit this.';
    if (status === 413)
        return 'The request is larger than the platform, or a proxy before it, accepts.';
    if (isHtml)
        return 'It answered with a web page: base-url may be a website or a sign-in page.';
    if (status === 404 && path.startsWith('/api/services/{id}/')) {
        return 'Check the id of the service, whose key it is, and base-url, to which Taxiway adds `/api`.';
    }
    return '';
}
function looksLikeHtml(text) {
    return /^\s*<(?:!doctype|html)/i.test(text);
}
function shownTarget(location) {
    const url = URL.parse([location].flat()[0] ?? '', 'relative:/');
    if (url === null)
        return 'nowhere';
    return (0,format/* shorten */.ml)(url.protocol === 'relative:' ? url.pathname : `${url.protocol}//${url.host}${url.pathname}`, 200);
}
function readRetryAfter(headers) {
    const text = [headers['retry-after']].flat()[0]?.trim() ?? '';
    if (/^\d+$/.test(text))
        return Math.min(Number(text), 1e9) * 1_000;
    const ms = Date.parse(text) - Date.parse([headers['date']].flat()[0] ?? '');
    return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}

// EXTERNAL MODULE: ./build/contract/operation.js
var contract_operation = __webpack_require__(2958);
;// CONCATENATED MODULE: ./build/client/arguments.js




function placeArguments(name, operation, args) {
    checkArguments(name, operation, args);
    let path = operation.path;
    const query = new URLSearchParams();
    const body = {};
    for (const argument of Object.keys(operation.args.entries)) {
        const value = args[argument];
        if (value === undefined)
            continue;
        const place = (0,contract_operation/* findArgumentPlace */.eO)(operation, argument);
        if (place === 'path')
            path = path.replace(`{${argument}}`, pathSegment(argument, String(value)));
        else if (place === 'query')
            query.set(argument, String(value));
        else
            body[argument] = value;
    }
    const hasBody = Object.keys(operation.args.entries).some((each) => (0,contract_operation/* findArgumentPlace */.eO)(operation, each) === 'body');
    return { path: query.size === 0 ? path : `${path}?${query}`, body: hasBody ? JSON.stringify(body) : undefined };
}
function pathSegment(argument, value) {
    if (!/^\.{1,2}$/.test(value))
        return encodeURIComponent(value.toWellFormed());
    throw new errors/* InputError */.dz(argument, `"${value}" cannot be the argument "${argument}". Give the id that the platform shows.`);
}
function checkArguments(name, operation, args) {
    const known = Object.keys(operation.args.entries);
    const stranger = Object.keys(args).find((argument) => !known.includes(argument));
    if (stranger !== undefined) {
        const takes = known.length === 0 ? 'no arguments' : known.join(', ');
        throw new errors/* InputError */.dz(stranger, `${name} has no argument "${(0,format/* shorten */.ml)(stranger, 60)}". It takes ${takes}.`);
    }
    const given = Object.fromEntries(Object.entries(args).filter(([, value]) => value !== undefined));
    const parsed = dist/* safeParse */.xLC(operation.args, given, { abortEarly: true });
    if (!parsed.success)
        throw toInputError(name, operation, parsed.issues[0]);
    for (const rule of operation.rules ?? [])
        checkRule(name, rule, given);
}
function toInputError(name, operation, issue) {
    const path = dist/* getDotPath */.BuJ(issue) ?? '';
    if (issue.received === 'undefined') {
        const known = Object.keys(operation.args.entries).join(', ');
        return new errors/* InputError */.dz(path, `${name} needs the argument "${path}". It takes ${known}.`);
    }
    const names = path.split('.').map((part) => (/^\d+$/.test(part) ? '*' : part));
    const isSecret = operation.secretArgs?.some((secret) => secret.startsWith(names.join('.')));
    const given = isSecret ? '' : `, not ${(0,format/* shorten */.ml)(JSON.stringify(issue.input) ?? 'undefined', 60)}`;
    const rule = issue.message.startsWith('must ') ? issue.message : `must be ${issue.expected ?? 'of another form'}`;
    return new errors/* InputError */.dz(path, `The argument "${path}" of ${name} ${rule}${given}.`);
}
function checkRule(name, rule, args) {
    switch (rule.kind) {
        case 'exactly-one-of': {
            const [one, other] = rule.names;
            if ((args[one] === undefined) !== (args[other] === undefined))
                return;
            throw new errors/* InputError */.dz(one, `${name} takes exactly one of "${one}" and "${other}".`);
        }
        case 'not-below': {
            const [lower, upper] = [args[rule.lower], args[rule.upper]];
            if (typeof lower !== 'number' || typeof upper !== 'number' || upper >= lower)
                return;
            throw new errors/* InputError */.dz(rule.upper, `The argument "${rule.upper}" of ${name} must be at least "${rule.lower}" (${lower}), not ${upper}.`);
        }
        case 'not-shorter': {
            const value = args[rule.name];
            if (args[rule.when] === undefined || typeof value !== 'string' || [...value].length >= rule.minimum)
                return;
            throw new errors/* InputError */.dz(rule.name, `The argument "${rule.name}" of ${name} must have at least ${rule.minimum} characters if "${rule.when}" is given.`);
        }
        default:
            rule;
    }
}

// EXTERNAL MODULE: ./build/client/clock.js
var client_clock = __webpack_require__(6092);
// EXTERNAL MODULE: ./node_modules/eventsource-parser/dist/parse.js + 1 modules
var parse = __webpack_require__(6085);
;// CONCATENATED MODULE: ./build/client/event-stream.js

const longestEvent = 256 * 1024;
async function* parseEvents(body) {
    let events = [];
    let pending = 0;
    const parser = (0,parse/* createParser */.C)({
        onEvent: ({ id, data }) => {
            pending = 0;
            events.push({ id, data });
        },
        onComment: () => {
            pending = 0;
        },
    });
    const decoder = new TextDecoder();
    for await (const chunk of body) {
        pending += chunk.length;
        parser.feed(decoder.decode(chunk, { stream: true }));
        if (pending > longestEvent)
            throw new Error('an event is longer than 256 KB');
        if (events.length > 0)
            yield events;
        events = [];
    }
}

// EXTERNAL MODULE: ./build/client/request.js
var request = __webpack_require__(4699);
;// CONCATENATED MODULE: ./build/client/platform.js











const version = '0.1.0';
const userAgent = `taxiway/${version}`;
const readMs = 15_000;
const writeMs = 60_000;
const longestWaitMs = 60_000;
const shortestSecret = 8;
const permanent = [501, 505];
class Platform {
    baseUrl;
    clock;
    #origin;
    #prefix;
    #apiKey;
    #key;
    #redactor;
    #http;
    #send;
    #heldUntilMs = 0;
    constructor({ baseUrl, apiKey, secrets = [], clock = client_clock/* systemClock */.ml, send }) {
        const { origin, prefix, isLoopback } = (0,address/* parseBaseUrl */.Q2)(baseUrl);
        this.#apiKey = (0,address/* parseApiKey */.Xu)(apiKey);
        this.#key = new text_redact/* Redactor */.p([this.#apiKey]);
        this.#redactor = new text_redact/* Redactor */.p([this.#apiKey, ...secrets]);
        this.baseUrl = origin + prefix;
        this.#origin = origin;
        this.#prefix = prefix;
        this.clock = clock;
        this.#http = new request/* UndiciClient */.mL({ direct: isLoopback });
        this.#send = send ?? this.#http.send;
    }
    get heldMs() {
        return Math.max(0, this.#heldUntilMs - this.clock.now());
    }
    redact(text) {
        return this.#redactor.redact(text);
    }
    holdsApiKey(fact) {
        return this.#key.redact(fact) !== fact;
    }
    async call(name, args, options = {}) {
        const operation = (0,operations/* operationOf */.zI)(name);
        const parts = { ...placeArguments(name, operation, args), ...(options.body && { body: options.body }) };
        const given = (0,client_json/* textsAt */.i1)(args, operation.secretArgs).filter(({ length }) => length >= shortestSecret);
        const secrets = new text_redact/* Redactor */.p(given);
        const redact = (text) => secrets.redact(this.redact(text));
        const startMs = this.clock.now();
        const { attempts = 3, totalMs = Number.POSITIVE_INFINITY, signal } = options;
        for (let attempt = 1;; attempt++) {
            const leftMs = startMs + totalMs - this.clock.now();
            const limitMs = Math.min(options.attemptMs ?? (operation.effect === 'read' ? readMs : writeMs), leftMs);
            try {
                const result = await this.#within(name, limitMs, signal, async (limited) => {
                    const response = await this.#request(name, parts, limited);
                    const answer = await readAnswer(name, operation, response, redact);
                    options.onStatus?.(response.status);
                    return answer;
                });
                return result;
            }
            catch (error) {
                const waitMs = error instanceof errors/* PlatformError */.Wk ? this.#waitBefore(error, attempt, operation.effect === 'read') : undefined;
                if (waitMs === undefined || attempt >= attempts || this.clock.now() + waitMs >= startMs + totalMs)
                    throw error;
                await this.clock.sleep(waitMs, signal);
            }
        }
    }
    async *stream(deploymentId, { signal, lastEventId } = {}) {
        const name = 'stream_deployment_logs';
        const parts = placeArguments(name, (0,operations/* operationOf */.zI)(name), { id: deploymentId });
        const headers = {
            accept: 'text/event-stream',
            ...(lastEventId === undefined ? {} : { 'last-event-id': lastEventId }),
        };
        const connection = new AbortController();
        const ended = signal === undefined ? connection.signal : AbortSignal.any([signal, connection.signal]);
        try {
            const response = await this.#within(name, readMs, ended, async (limited) => {
                limited.addEventListener('abort', () => connection.abort(limited.reason), { once: true });
                const answer = await this.#request(name, parts, ended, headers);
                if (answer.status === 200)
                    return checkedStream(name, answer);
                throw await readRefusal(name, (0,operations/* operationOf */.zI)(name), answer, (text) => this.redact(text));
            });
            yield [];
            yield* parseEvents(response.body);
        }
        catch (error) {
            signal?.throwIfAborted();
            throw this.#toPlatformError(name, error);
        }
        finally {
            connection.abort();
        }
    }
    async request(method, path, options = {}) {
        const name = `${method} ${path}`;
        return await this.#within(name, writeMs, options.signal, async (signal) => {
            const headers = { authorization: `Bearer ${this.#apiKey}`, 'user-agent': userAgent, accept: '*/*' };
            const answer = await this.#send({ method, origin: this.#origin, path, headers, signal });
            if (answer.status >= 200 && answer.status <= 299)
                return answer.status;
            throw await readRefusal(name, { access: { kind: 'not-shown' }, path }, answer, (text) => this.redact(text));
        });
    }
    async close() {
        await this.#http.close();
    }
    async [Symbol.asyncDispose]() {
        await this.close();
    }
    async #within(name, ms, parent, work) {
        const reason = () => new errors/* PlatformError */.Wk('no-answer', name, `${name}: the platform gave no whole answer within ${(0,format/* formatDuration */.a3)(ms)}.`);
        try {
            return await (0,client_clock/* within */.ux)({ clock: this.clock, ms, parent, reason }, work);
        }
        catch (error) {
            parent?.throwIfAborted();
            const failure = this.#toPlatformError(name, error);
            if (failure instanceof errors/* PlatformError */.Wk) {
                this.#heldUntilMs = Math.max(this.#heldUntilMs, this.clock.now() + (failure.retryAfterMs ?? 0));
            }
            throw failure;
        }
    }
    async #request(name, { path, body }, signal, more = { accept: 'application/json' }) {
        const headers = {
            authorization: `Bearer ${this.#apiKey}`,
            'user-agent': userAgent,
            'accept-encoding': 'identity',
            ...more,
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
            ...(typeof body === 'object' ? { 'content-length': String(body.length) } : {}),
        };
        const { method } = (0,operations/* operationOf */.zI)(name);
        const request = {
            method,
            origin: this.#origin,
            path: this.#prefix + path,
            headers,
            signal,
            ...(body === undefined ? {} : { body: typeof body === 'string' ? body : body.chunks() }),
        };
        return await this.#send(request);
    }
    #waitBefore(error, attempt, isRead) {
        const { code, status, retryAfterMs } = error;
        if (retryAfterMs !== undefined && retryAfterMs > longestWaitMs)
            return undefined;
        const backoffMs = 500 * 2 ** (attempt - 1);
        if (code === 'unreachable')
            return backoffMs;
        if (status === 429 && retryAfterMs !== undefined)
            return retryAfterMs;
        const mayHelp = code === 'no-answer' || code === 'unreadable' || ((status ?? 0) >= 500 && !permanent.includes(status));
        return isRead && mayHelp ? Math.max(backoffMs, retryAfterMs ?? 0) : undefined;
    }
    #toPlatformError(name, error) {
        if (error instanceof errors/* PlatformError */.Wk || error instanceof errors/* InputError */.dz)
            return error;
        if ((0,request/* neverConnected */.i_)(error)) {
            return new errors/* PlatformError */.Wk('unreachable', name, `${name}: ${(0,request/* explainUnreachable */.so)(error, this.#origin)}`, {
                cause: error,
            });
        }
        const text = `${name}: the connection broke before the whole answer arrived (${this.redact((0,request/* describe */.q0)(error))}).`;
        return new errors/* PlatformError */.Wk('no-answer', name, text, { cause: error });
    }
}
function checkedStream(name, answer) {
    const type = [answer.headers['content-type']].flat()[0];
    if (type === undefined || /^text\/event-stream\b/i.test(type))
        return answer;
    throw new errors/* PlatformError */.Wk('unreadable', name, `${name}: the platform answered 200 without an event stream.`, {
        status: 200,
    });
}


/***/ }),

/***/ 4699:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i_: () => (/* binding */ neverConnected),
/* harmony export */   mL: () => (/* binding */ UndiciClient),
/* harmony export */   q0: () => (/* binding */ describe),
/* harmony export */   so: () => (/* binding */ explainUnreachable)
/* harmony export */ });
/* harmony import */ var node_dns__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(610);
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8474);
/* harmony import */ var node_stream__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7075);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3387);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6695);





const connectMs = 10_000;
const lookUpHere = (hostname, options, callback) => (0,node_dns__WEBPACK_IMPORTED_MODULE_0__.lookup)(hostname.endsWith('.localhost') ? 'localhost' : hostname, options, callback);
class UndiciClient {
    #direct;
    #closing = new AbortController();
    #dispatcher;
    constructor({ direct }) {
        this.#direct = direct;
        (0,node_events__WEBPACK_IMPORTED_MODULE_1__.setMaxListeners)(0, this.#closing.signal);
    }
    send = async (request) => {
        this.#dispatcher ??= this.#open();
        const dispatcher = await this.#dispatcher;
        const { method, origin, path, headers, body, signal } = request;
        const answer = await dispatcher.request({
            ...{ method, origin, path, headers, signal, headersTimeout: 0, bodyTimeout: 0 },
            ...(body === undefined
                ? {}
                : { body: typeof body === 'string' ? body : node_stream__WEBPACK_IMPORTED_MODULE_2__.Readable.from(body, { objectMode: false }) }),
        });
        return { status: answer.statusCode, headers: answer.headers, body: answer.body };
    };
    async close() {
        this.#closing.abort(new Error('closed'));
        const dispatcher = await this.#dispatcher?.catch(() => undefined);
        await dispatcher?.destroy();
    }
    async #open() {
        const { Agent, EnvHttpProxyAgent } = await __webpack_require__.e(/* import() */ 723).then(__webpack_require__.t.bind(__webpack_require__, 7723, 19));
        const connect = { timeout: connectMs, signal: this.#closing.signal };
        const common = { connect, allowH2: false };
        if (this.#direct)
            return new Agent({ ...common, connect: { ...connect, lookup: lookUpHere } });
        try {
            return new EnvHttpProxyAgent({ ...common, requestTls: connect });
        }
        catch {
            const advice = 'Use one such as `http://user:password@proxy.example:3128`, with percent codes for `%`, `#` and `@`.';
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .InputError */ .dz('proxy', `HTTPS_PROXY or HTTP_PROXY is not a URL. ${advice}`);
        }
    }
}
const beforeConnection = /^(?:ENOTFOUND|EAI_AGAIN|ECONNREFUSED|UND_ERR_CONNECT_TIMEOUT|ERR_SSL_(?:WRONG_VERSION_NUMBER|UNSUPPORTED_PROTOCOL|.*HANDSHAKE_FAILURE)|ERR_TLS_CERT_.*|CERT_.*|UNABLE_TO_.*|SELF_SIGNED_.*|DEPTH_ZERO_.*)$/;
function neverConnected(error) {
    return beforeConnection.test(errorCode(error)) || proxyStatus(error) !== undefined || syscall(error) === 'connect';
}
function explainUnreachable(error, origin) {
    const code = errorCode(error);
    const { host, hostname, protocol } = new URL(origin);
    const status = proxyStatus(error);
    if (status === 407) {
        return 'The proxy asks for credentials (407). Put them into HTTPS_PROXY as `http://user:password@host:port`, with percent codes for special characters.';
    }
    if (status !== undefined)
        return `The proxy in HTTPS_PROXY refuses to connect to ${host} (${status}).`;
    if (code === 'CERT_HAS_EXPIRED') {
        return `The certificate of ${host} has expired (${code}). Only the owner of ${host} can renew it.`;
    }
    if (/^(?:CERT_|ERR_TLS_CERT_|UNABLE_TO_|SELF_SIGNED_|DEPTH_ZERO_)/.test(code)) {
        return `The certificate of ${host} was not accepted (${code}). Check the host in base-url; for an authority of your own, set NODE_EXTRA_CA_CERTS.`;
    }
    if (/^(?:EPROTO|ERR_SSL_)/.test(code)) {
        return `${host} does not speak ${protocol.slice(0, -1)} (${code}). Check the port in base-url.`;
    }
    if (code === 'ENOTFOUND')
        return `The name "${hostname}" was not found (${code}). Check the host in base-url.`;
    if (code === 'ECONNREFUSED') {
        return `Nothing accepts connections at ${host} (${code}). Check host and port in base-url, and that the platform runs.`;
    }
    return `${host} could not be reached (${describe(error)}). Check base-url, and the network or proxy of this machine.`;
}
function describe(error) {
    const code = errorCode(error);
    const text = (0,_text_format_js__WEBPACK_IMPORTED_MODULE_4__/* .messageOf */ .bD)(error);
    return code === '' || text.includes(code) ? text : `${code}: ${text}`;
}
function errorCode(error) {
    if (!(error instanceof Error))
        return '';
    if ('code' in error && typeof error.code === 'string')
        return error.code;
    const first = error instanceof AggregateError ? error.errors[0] : error.cause;
    return first === undefined ? '' : errorCode(first);
}
function syscall(error) {
    return error instanceof Error && 'syscall' in error ? error.syscall : undefined;
}
function proxyStatus(error) {
    const said = error instanceof Error ? /^Proxy response \((\d{3})\)/.exec(error.message)?.[1] : undefined;
    return said === undefined ? undefined : Number(said);
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
/* harmony export */   MQ: () => (/* binding */ operation),
/* harmony export */   eO: () => (/* binding */ findArgumentPlace)
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
function findArgumentPlace(operation, argument) {
    if (operation.path.includes(`{${argument}}`))
        return 'path';
    if (operation.method === 'GET' || operation.method === 'DELETE')
        return 'query';
    return operation.query?.includes(argument) ? 'query' : 'body';
}


/***/ }),

/***/ 7402:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  F: () => (/* binding */ isOperationName),
  zI: () => (/* binding */ operationOf)
});

// UNUSED EXPORTS: operationNames, operations

// EXTERNAL MODULE: ./node_modules/valibot/dist/index.mjs
var dist = __webpack_require__(7934);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
;// CONCATENATED MODULE: ./build/contract/hidden-failure.js


const storageAnswer = dist/* looseObject */._H3({ applyError: dist/* string */.YjP() });
const consoleAnswer = dist/* looseObject */._H3({ output: dist/* string */.YjP() });
const withoutSuccess = dist/* looseObject */._H3({ success: dist/* literal */.euz(false), error: dist/* optional */.lqM(dist/* undefined */.Vxk()) });
const withError = dist/* looseObject */._H3({ error: dist/* union */.KCZ([dist/* string */.YjP(), dist/* looseObject */._H3({ message: dist/* string */.YjP() })]) });
function findStorageFailure(result) {
    if (!dist.is(storageAnswer, result) || result.applyError.trim() === '')
        return undefined;
    return `The new size was stored, but applying it failed: ${result.applyError.trim()}`;
}
function findStatementFailure(result) {
    if (dist.is(withoutSuccess, result))
        return 'The statement failed, and the platform does not say why.';
    if (dist.is(withError, result)) {
        const said = typeof result.error === 'string' ? result.error : result.error.message;
        if (said.trim() !== '')
            return `The statement failed: ${said.trim()}`;
    }
    const failure = dist.is(consoleAnswer, result) ? consoleFailure(result.output) : undefined;
    return failure === undefined ? undefined : `The statement failed: ${failure}`;
}
const ofServer = /^(?:(?:psql:[^|\n]{1,200}: )?(?:ERROR|FATAL|PANIC)\b[^|\t]*:|server closed the connection unexpectedly$)/;
const ofClient = /^\(?(?:\w+:? )?[\w.]*error[\w.]*\)?[:[ ]+[^|\t]*[^|\t\s][^|\t]*$/i;
function consoleFailure(output) {
    const lines = (0,external_node_util_.stripVTControlCharacters)(output)
        .split(/\r\n|\r|\n/)
        .filter((line) => line.trim() !== '');
    const failed = lines.findIndex((line, at) => ofServer.test(line) || (at === 0 && ofClient.test(line)));
    const line = lines[failed];
    return line?.trimEnd().endsWith(':') ? `${line.trimEnd()} ${lines[failed + 1] ?? ''}`.trimEnd() : line;
}

// EXTERNAL MODULE: ./build/contract/limits.js
var limits = __webpack_require__(3163);
// EXTERNAL MODULE: ./build/contract/operation.js
var operation = __webpack_require__(2958);
;// CONCATENATED MODULE: ./build/contract/record-schemas.js

const record_schemas_text = dist/* nullish */.cl6(dist/* string */.YjP());
const integer = dist/* nullish */.cl6(dist/* pipe */.FsL(dist/* number */.aig(), dist/* integer */.ndf()));
const flag = dist/* nullish */.cl6(dist/* boolean */.zMY());
const keyScope = dist/* looseObject */._H3({
    kind: record_schemas_text,
    serviceId: record_schemas_text,
    serviceName: record_schemas_text,
    permissions: dist/* nullish */.cl6(dist/* record */.g1P(dist/* string */.YjP(), dist/* unknown */.L5J())),
});
const identity = dist/* looseObject */._H3({ id: record_schemas_text, name: record_schemas_text, email: record_schemas_text, keyScope: dist/* nullish */.cl6(keyScope) });
const engine = dist/* looseObject */._H3({
    engine: record_schemas_text,
    name: record_schemas_text,
    port: integer,
    hasUser: flag,
    hasDatabase: flag,
    storage: flag,
});
const newProject = dist/* looseObject */._H3({ id: record_schemas_text, name: record_schemas_text, slug: record_schemas_text, description: record_schemas_text });
const project = dist/* looseObject */._H3({
    ...newProject.entries,
    serviceCount: integer,
    services: dist/* nullish */.cl6(dist/* array */.YOg(dist/* looseObject */._H3({ sourceType: record_schemas_text, engine: record_schemas_text }))),
});
const deletedService = dist/* looseObject */._H3({ id: record_schemas_text, name: record_schemas_text, slug: record_schemas_text, deletedAt: record_schemas_text });
const service = dist/* looseObject */._H3({
    id: record_schemas_text,
    name: record_schemas_text,
    slug: record_schemas_text,
    sourceType: record_schemas_text,
    status: record_schemas_text,
    planKey: record_schemas_text,
    projectId: record_schemas_text,
    environmentId: record_schemas_text,
});
const indexedService = dist/* looseObject */._H3({ ...service.entries, searchIndexing: flag });
const autodeployedService = dist/* looseObject */._H3({ ...service.entries, autoDeploy: flag });
const deploymentId = dist/* pipe */.FsL(dist/* string */.YjP(), dist/* nonEmpty */.hq());
const upload = dist/* looseObject */._H3({ service: dist/* nullish */.cl6(service), deploymentId });
const queuedDeployment = dist/* looseObject */._H3({ deploymentId, ref: record_schemas_text });
const deployment = dist/* looseObject */._H3({ deploymentId: record_schemas_text, rollbackable: flag });
const record_schemas_history = dist/* looseObject */._H3({
    deployments: dist/* array */.YOg(deployment),
    nextCursor: dist/* nullish */.cl6(dist/* union */.KCZ([dist/* number */.aig(), dist/* string */.YjP()])),
});
const scaling = dist/* looseObject */._H3({
    minReplicas: integer,
    maxReplicas: integer,
    desiredReplicas: integer,
    instances: integer,
    autoscaleEnabled: flag,
    autoscaleCpuPct: integer,
    autoscaleMemPct: integer,
    autoscalable: flag,
});
const scaled = dist/* looseObject */._H3({ scaling: dist/* nullish */.cl6(scaling), redeploying: flag });
const storage = dist/* looseObject */._H3({ storageGb: integer, previousGb: integer, applyError: record_schemas_text });
const deployTrigger = dist/* looseObject */._H3({ configured: flag, token: record_schemas_text, url: record_schemas_text });
const statusOnly = dist/* looseObject */._H3({ status: record_schemas_text });
const importedEnv = dist/* looseObject */._H3({
    imported: integer,
    skipped: dist/* nullish */.cl6(dist/* array */.YOg(dist/* looseObject */._H3({ key: record_schemas_text, reason: record_schemas_text }))),
});
const cron = dist/* looseObject */._H3({ schedule: record_schemas_text, command: record_schemas_text, nextRun: record_schemas_text, scheduleValid: flag });
const exposedPort = dist/* looseObject */._H3({ port: integer, label: record_schemas_text, hostname: record_schemas_text });
const domain = dist/* looseObject */._H3({ id: record_schemas_text, serviceId: record_schemas_text, hostname: record_schemas_text, status: record_schemas_text, port: integer });
const dedicatedIp = dist/* looseObject */._H3({
    id: record_schemas_text,
    address: record_schemas_text,
    label: record_schemas_text,
    attachments: dist/* nullish */.cl6(dist/* array */.YOg(dist/* unknown */.L5J())),
});
const detachedIp = dist/* looseObject */._H3({ ip: dist/* nullish */.cl6(dist/* unknown */.L5J()) });
const serviceIps = dist/* looseObject */._H3({ ip: dist/* nullish */.cl6(dedicatedIp), projectIp: dist/* nullish */.cl6(dedicatedIp) });
const attachedIp = dist/* looseObject */._H3({ ip: dist/* nullish */.cl6(dedicatedIp), redeployRequired: flag, effective: record_schemas_text });
const logRecord = dist/* looseObject */._H3({ id: integer, serviceId: record_schemas_text, line: record_schemas_text, stream: record_schemas_text, ts: record_schemas_text });
const runtimeLogs = dist/* looseObject */._H3({ logs: dist/* nullish */.cl6(dist/* array */.YOg(logRecord)) });
const connection = dist/* looseObject */._H3({
    engine: record_schemas_text,
    host: record_schemas_text,
    port: integer,
    username: record_schemas_text,
    password: record_schemas_text,
    database: record_schemas_text,
    externalAccess: flag,
    tls: flag,
    allowIps: dist/* nullish */.cl6(dist/* array */.YOg(dist/* string */.YjP())),
});
const allowlist = dist/* looseObject */._H3({ allowIps: dist/* nullish */.cl6(dist/* array */.YOg(dist/* string */.YjP())), enforced: flag });
const tlsSetting = dist/* looseObject */._H3({ tls: flag, redeploying: flag });
const consoleOutput = dist/* looseObject */._H3({ output: record_schemas_text });
const envGroup = dist/* looseObject */._H3({ id: record_schemas_text, name: record_schemas_text });

;// CONCATENATED MODULE: ./build/contract/schema-builders.js

function schema_builders_text(about) {
    return dist/* pipe */.FsL(dist/* string */.YjP(), dist/* description */.h_(about));
}
function id(about) {
    return dist/* pipe */.FsL(dist/* string */.YjP(), dist/* nonEmpty */.hq(), dist/* description */.h_(about));
}
function patterned(pattern, rule, about) {
    return dist/* pipe */.FsL(dist/* string */.YjP(), dist/* regex */.yGV(pattern, rule), dist/* description */.h_(about));
}
function schema_builders_integer(about) {
    return dist/* pipe */.FsL(dist/* number */.aig(), dist/* integer */.ndf(), dist/* description */.h_(about));
}
function integerFrom(minimum, about) {
    return dist/* pipe */.FsL(dist/* number */.aig(), dist/* integer */.ndf(), dist/* minValue */.Wwf(minimum), dist/* description */.h_(about));
}
function schema_builders_flag(about) {
    return dist/* pipe */.FsL(dist/* boolean */.zMY(), dist/* description */.h_(about));
}
function oneOf(values, about) {
    return dist/* pipe */.FsL(dist/* picklist */.KIO(values), dist/* description */.h_(about));
}
function isBase64(text) {
    const end = text.search(/[^A-Za-z0-9+/]/);
    return text.length % 4 === 0 && (end < 0 || /^={1,2}$/.test(text.slice(Math.max(end, text.length - 3))));
}
function base64(about) {
    return dist/* pipe */.FsL(dist/* string */.YjP(), dist/* check */.z6Y(isBase64, 'must be base64 in one line, padded with `=`'), dist/* description */.h_(about));
}

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
        args: (0,dist/* strictObject */.rej)({}),
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
        args: (0,dist/* strictObject */.rej)({}),
        result: dist/* array */.YOg(engine),
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
        args: (0,dist/* strictObject */.rej)({}),
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
        args: (0,dist/* strictObject */.rej)({ name: schema_builders_text('Name of the project.'), description: (0,dist/* optional */.lqM)(schema_builders_text('What the project is for.')) }),
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
        args: (0,dist/* strictObject */.rej)({ slug: id('Project slug.') }),
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
        args: (0,dist/* strictObject */.rej)({ slug: id('Project slug.') }),
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
        args: (0,dist/* strictObject */.rej)({
            name: schema_builders_text('Name of the service.'),
            projectSlug: (0,dist/* optional */.lqM)(schema_builders_text('Project; a project key must name its own, an account key may use its default one.')),
            environmentSlug: (0,dist/* optional */.lqM)(schema_builders_text('Environment; required for a key restricted to environments.')),
            repoUrl: (0,dist/* optional */.lqM)(schema_builders_text('Git repository to build.')),
            image: (0,dist/* optional */.lqM)(schema_builders_text('Container image to run.')),
            internalPort: (0,dist/* optional */.lqM)(schema_builders_integer('Port that the service listens on.')),
            planKey: (0,dist/* optional */.lqM)(schema_builders_text('Plan; by default the cheapest that matches the service type.')),
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
        args: (0,dist/* strictObject */.rej)({
            projectSlug: id('Project slug.'),
            env: (0,dist/* optional */.lqM)(schema_builders_text('Environment slug; required for a key restricted to environments.')),
            name: schema_builders_text('Name of the service.'),
            archiveBase64: base64('Base64 of a .tar.gz or .zip of the project folder, without dependencies and .git.'),
            runtimeMode: (0,dist/* optional */.lqM)(oneOf(limits/* runtimeModes */.LF, 'What the service runs as; web by default.')),
            rootDir: (0,dist/* optional */.lqM)(schema_builders_text('Folder of the archive to build in.')),
            installCommand: (0,dist/* optional */.lqM)(schema_builders_text('Command that installs the dependencies.')),
            buildCommand: (0,dist/* optional */.lqM)(schema_builders_text('Command that builds the project.')),
            startCommand: (0,dist/* optional */.lqM)(schema_builders_text('Command that starts the service; for static services the output directory.')),
            internalPort: (0,dist/* optional */.lqM)(schema_builders_integer('Port that the service listens on.')),
            planKey: (0,dist/* optional */.lqM)(schema_builders_text('Plan; by default the cheapest that matches the service type.')),
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
        args: (0,dist/* strictObject */.rej)({
            id: operations_service,
            ref: (0,dist/* optional */.lqM)(schema_builders_text('Branch, tag or commit SHA, for Git services only; by default the tracked branch.')),
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
        args: (0,dist/* strictObject */.rej)({
            id: operations_service,
            limit: (0,dist/* optional */.lqM)(schema_builders_integer(`Deployments a page; ${limits/* historyPageSize */.Fe} by default.`)),
            before: (0,dist/* optional */.lqM)(schema_builders_integer('Cursor: the nextCursor of the page before.')),
        }),
        result: record_schemas_history,
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
        args: (0,dist/* strictObject */.rej)({ id: operations_service }),
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
        args: (0,dist/* strictObject */.rej)({
            id: operations_service,
            instances: (0,dist/* optional */.lqM)(integerFrom(limits/* instancesMinimum */.X1, 'Instances; with autoscaling on, the floor.')),
            maxInstances: (0,dist/* optional */.lqM)(schema_builders_integer('Ceiling of autoscaling, at least `instances`.')),
            autoscaleEnabled: (0,dist/* optional */.lqM)(schema_builders_flag('Whether the scaler decides.')),
            autoscaleCpuPct: (0,dist/* optional */.lqM)(schema_builders_integer('Target CPU percent per instance; 0 ignores CPU.')),
            autoscaleMemPct: (0,dist/* optional */.lqM)(schema_builders_integer('Target memory percent per instance; 0 ignores memory.')),
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
        args: (0,dist/* strictObject */.rej)({ id: database, storageGb: schema_builders_integer('Gigabytes.') }),
        result: storage,
        success: 200,
        access: settingsWrite,
        errors: [400, 401, 403, 409, 500],
        effect: 'set',
        hiddenFailure: findStorageFailure,
        tool: {},
    }),
    create_deploy_trigger: (0,operation/* operation */.MQ)({
        section: 'Deployments and service settings',
        method: 'POST',
        path: '/api/services/{id}/deploy-trigger',
        summary: 'Creates or rotates the secret URL that deploys without a key; it is shown once.',
        args: (0,dist/* strictObject */.rej)({ id: operations_service }),
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
        args: (0,dist/* strictObject */.rej)({ id: operations_service, key: id('Name of the variable.') }),
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
        args: (0,dist/* strictObject */.rej)({
            id: operations_service,
            vars: dist/* array */.YOg((0,dist/* strictObject */.rej)({ key: schema_builders_text('Name of the variable.'), value: schema_builders_text('Its value.') })),
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
        args: (0,dist/* strictObject */.rej)({ id: operations_service }),
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
        args: (0,dist/* strictObject */.rej)({
            id: operations_service,
            port: schema_builders_text('Container port.'),
            label: patterned(limits/* portLabel */.Uz, 'must contain only lowercase letters, digits and hyphens', 'Lowercase letters, digits and hyphens; becomes part of the hostname.'),
            deploy: (0,dist/* optional */.lqM)(schema_builders_text('Redeploy now.')),
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
        args: (0,dist/* strictObject */.rej)({ id: operations_service, hostname: schema_builders_text('Hostname of the domain.') }),
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
        args: (0,dist/* strictObject */.rej)({ id: operations_service, enabled: schema_builders_flag('True allows indexing.') }),
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
        args: (0,dist/* strictObject */.rej)({ id: operations_service, enabled: schema_builders_flag('True deploys each matching push.') }),
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
        args: (0,dist/* strictObject */.rej)({ id: operations_service }),
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
        args: (0,dist/* strictObject */.rej)({ id: operations_service, ipId: schema_builders_text('Id of an IP that the account owns.') }),
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
        args: (0,dist/* strictObject */.rej)({
            id: operations_service,
            limit: (0,dist/* optional */.lqM)(schema_builders_integer('Lines at most.')),
            q: (0,dist/* optional */.lqM)(schema_builders_text('Substring that a line must hold.')),
            before: (0,dist/* optional */.lqM)(schema_builders_integer('Lines older than this log id.')),
            after: (0,dist/* optional */.lqM)(schema_builders_integer('Lines newer than this log id; search and time filters are then not applied.')),
            since: (0,dist/* optional */.lqM)(schema_builders_text('Inclusive RFC 3339 timestamp; ignored if malformed.')),
            until: (0,dist/* optional */.lqM)(schema_builders_text('Exclusive RFC 3339 timestamp; ignored if malformed.')),
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
        args: (0,dist/* strictObject */.rej)({ id: operations_deployment, after: (0,dist/* optional */.lqM)(schema_builders_integer('The last sequence number seen: newer records are sent.')) }),
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
        args: (0,dist/* strictObject */.rej)({ id: operations_deployment }),
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
        args: (0,dist/* strictObject */.rej)({ id: operations_service, range: (0,dist/* optional */.lqM)(oneOf(limits/* metricsRanges */.Mh, 'How far back.')) }),
        result: dist/* unknown */.L5J(),
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
        args: (0,dist/* strictObject */.rej)({ id: database }),
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
        args: (0,dist/* strictObject */.rej)({
            id: database,
            password: schema_builders_text(`New password; for buckets the secret key, ${limits/* bucketSecretKeyMinimum */._F} characters at least.`),
            accessKey: (0,dist/* optional */.lqM)(schema_builders_text('New access key, for buckets only; by default the current one stays.')),
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
        args: (0,dist/* strictObject */.rej)({
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
        summary: 'Switches TLS for outside connections, if the database supports it.',
        args: (0,dist/* strictObject */.rej)({ id: database, tls: schema_builders_flag('True switches TLS on.') }),
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
        args: (0,dist/* strictObject */.rej)({ id: database, query: schema_builders_text('The statement.') }),
        result: consoleOutput,
        success: 200,
        access: accountOnly,
        errors: [400, 401, 403],
        effect: 'exec',
        hiddenFailure: findStatementFailure,
        tool: {},
    }),
    list_env_groups: (0,operation/* operation */.MQ)({
        section: 'Other',
        method: 'GET',
        path: '/api/env-groups',
        summary: 'Lists shared environment groups, without their values.',
        args: (0,dist/* strictObject */.rej)({}),
        result: dist/* array */.YOg(envGroup),
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

/***/ 3759:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   WN: () => (/* binding */ openPlatform),
/* harmony export */   sw: () => (/* binding */ checkInputs),
/* harmony export */   u8: () => (/* binding */ readRunOptions)
/* harmony export */ });
/* unused harmony export readUserWords */
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6695);
/* harmony import */ var _client_platform_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6116);
/* harmony import */ var _deploy_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8891);
/* harmony import */ var _declared_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2120);




function checkInputs(inputs, action) {
    for (const name of (0,_declared_js__WEBPACK_IMPORTED_MODULE_3__/* .inputsOfAction */ .Pe)(action))
        inputs.get(name);
}
function openPlatform(inputs, secrets) {
    return new _client_platform_js__WEBPACK_IMPORTED_MODULE_1__/* .Platform */ .O({
        baseUrl: inputs.require('base-url', "the address of the platform's API, such as `https://platform.example`"),
        apiKey: inputs.require('api-key', 'a key from the dashboard of the platform'),
        secrets,
    });
}
function readUserWords(inputs) {
    const [successStates, failureStates] = [inputs.get('success-states') ?? [], inputs.get('failure-states') ?? []];
    const failures = failureStates.map(_deploy_words_js__WEBPACK_IMPORTED_MODULE_2__/* .normalise */ .j);
    const both = successStates.find((word) => failures.includes((0,_deploy_words_js__WEBPACK_IMPORTED_MODULE_2__/* .normalise */ .j)(word)));
    if (both !== undefined) {
        const text = `success-states and failure-states both contain "${both}". Keep it in one of them.`;
        throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('success-states', text);
    }
    return { successStates, failureStates };
}
function readRunOptions(inputs, signal) {
    const pollIntervalMs = inputs.get('poll-interval');
    return {
        signal,
        timeoutMs: inputs.get('timeout'),
        ...(pollIntervalMs === undefined ? {} : { pollIntervalMs }),
        ...readUserWords(inputs),
        onSuperseded: inputs.get('on-superseded'),
    };
}


/***/ })

};
