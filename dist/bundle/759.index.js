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



__webpack_require__.d(__webpack_exports__, {
  O: () => (/* binding */ Platform),
  r: () => (/* binding */ version)
});


var operations = __webpack_require__(3380);

var format = __webpack_require__(3387);

var text_redact = __webpack_require__(6953);

var address = __webpack_require__(458);
// EXTERNAL MODULE: ./build/node_modules/valibot/index.mjs
var valibot = __webpack_require__(3374);

var untrusted = __webpack_require__(8020);

var errors = __webpack_require__(6695);

var client_json = __webpack_require__(2426);
;





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
    const parsed = valibot/* safeParse */.xL(operation.result, json, { abortEarly: true });
    if (!parsed.success)
        throw unreadable(`without what the contract promises (${describeIssue(parsed.issues[0])})`);
    if (text.length > longestPlain && rowsOf(json).some(isTooLong))
        throw unreadable('with a record of more than 256 KB');
    return parsed.output;
}
function describeIssue(issue) {
    const place = valibot/* getDotPath */.Bu(issue) ?? 'the whole answer';
    return `${(0,format/* shorten */.ml)((0,untrusted/* cleanText */.X5)(place), 60)} is not ${issue.expected ?? 'as documented'}`;
}
function rowsOf(json) {
    if (Array.isArray(json))
        return json;
    return [(0,client_json/* field */.Z)(json, 'deployments'), (0,client_json/* field */.Z)(json, 'logs')].find(Array.isArray) ?? [];
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
    const message = `${name}: the platform answered ${status}${words}${/[.!?\u2026]$/.test(words) ? '' : '.'}`;
    const hint = explainStatus(status, operation, said === undefined && looksLikeHtml(text ?? ''));
    return new errors/* PlatformError */.Wk('refused', name, [message, hint].filter(Boolean).join(' '), { status, retryAfterMs });
}
function readError(text) {
    try {
        const answer = JSON.parse(text);
        const error = (0,client_json/* field */.Z)(answer, 'error');
        const isText = (said) => typeof said === 'string' && said.trim() !== '';
        return [error, (0,client_json/* field */.Z)(error, 'message'), (0,client_json/* field */.Z)(answer, 'message')].find(isText);
    }
    catch {
        return undefined;
    }
}
function explainStatus(status, { access }, isHtml) {
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
        return 'It answered with a web page: is base-url a website or a sign-in page?';
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
    if (/^\d{1,9}$/.test(text))
        return Number(text) * 1_000;
    const ms = Date.parse(text) - Date.parse([headers['date']].flat()[0] ?? '');
    return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}


var contract_operation = __webpack_require__(2958);
;




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
    const parsed = valibot/* safeParse */.xL(operation.args, given, { abortEarly: true });
    if (!parsed.success)
        throw toInputError(name, operation, parsed.issues[0]);
    for (const rule of operation.rules ?? [])
        checkRule(name, rule, given);
}
function toInputError(name, operation, issue) {
    const path = valibot/* getDotPath */.Bu(issue) ?? '';
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


var client_clock = __webpack_require__(6092);
// EXTERNAL MODULE: ./node_modules/eventsource-parser/dist/parse.js + 1 modules
var parse = __webpack_require__(6085);
;

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
        if (events.length === 0 && pending > longestEvent)
            throw new Error('an event is longer than 256 KB');
        if (events.length > 0)
            yield events;
        events = [];
    }
}


var request = __webpack_require__(4699);
;











const version = '0.1.0';
const userAgent = `taxiway/${version}`;
const readMs = 15_000;
const writeMs = 60_000;
const longestWaitMs = 60_000;
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
    holdsKey(fact) {
        return this.#key.redact(fact) !== fact;
    }
    async call(name, args, options = {}) {
        const operation = (0,operations/* operationOf */.zI)(name);
        const parts = { ...placeArguments(name, operation, args), ...(options.body && { body: options.body }) };
        const secrets = new text_redact/* Redactor */.p(secretsOf(operation, args));
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
            throw await readRefusal(name, { access: { kind: 'not-shown' } }, answer, (text) => this.redact(text));
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
function secretsOf({ secretArgs = [] }, args) {
    const valuesAt = (value, [name, ...rest]) => {
        if (name === undefined)
            return [value];
        if (name === '*')
            return Array.isArray(value) ? value.flatMap((item) => valuesAt(item, rest)) : [];
        return valuesAt((0,client_json/* field */.Z)(value, name), rest);
    };
    const values = secretArgs.flatMap((path) => valuesAt(args, path.split('.')));
    return values.filter((value) => typeof value === 'string').filter(({ length }) => length >= 8);
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
    const text = error instanceof Error ? error.message : String(error);
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
