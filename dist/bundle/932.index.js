export const id = 932;
export const ids = [932];
export const modules = {

/***/ 4420:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ GatheredBytes)
/* harmony export */ });
const smallest = 4096;
/** Bytes that arrive in pieces, in one growing block: pieces of one byte each must not cost a hundred bytes each. */
class GatheredBytes {
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

/***/ 8932:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  O: () => (/* binding */ Platform)
});

// EXTERNAL MODULE: ./build/contract/operations.js + 2 modules
var operations = __webpack_require__(6638);
// EXTERNAL MODULE: ./build/client/errors.js
var errors = __webpack_require__(6695);
// EXTERNAL MODULE: ./build/client/gathered-bytes.js
var gathered_bytes = __webpack_require__(4420);
;// CONCATENATED MODULE: ./build/client/answer.js


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
        throw unreadable(operation, response.status, text, cause);
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
function unreadable(operation, status, text, cause) {
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
    const bytes = new gathered_bytes/* GatheredBytes */.I();
    for await (const chunk of body) {
        if (bytes.length + chunk.length > limit)
            return { text: '', cut: true };
        bytes.add(chunk);
    }
    return { text: bytes.takeText().replace(/^\uFEFF/, ''), cut: false };
}

// EXTERNAL MODULE: ./build/client/api-key.js + 1 modules
var api_key = __webpack_require__(7319);
// EXTERNAL MODULE: ./build/client/base-url.js
var base_url = __webpack_require__(2701);
// EXTERNAL MODULE: ./build/client/call.js + 1 modules
var client_call = __webpack_require__(3741);
// EXTERNAL MODULE: ./build/client/clock.js
var clock = __webpack_require__(6092);
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

// EXTERNAL MODULE: ./build/client/redirect.js
var client_redirect = __webpack_require__(8664);
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

;// CONCATENATED MODULE: ./build/client/refusal.js


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

// EXTERNAL MODULE: ./build/client/repeat.js
var repeat = __webpack_require__(1331);
// EXTERNAL MODULE: ./build/client/retry.js
var retry = __webpack_require__(1992);
;// CONCATENATED MODULE: ./build/client/exchange.js







/** Calls over one transport with one key: retries, redirects, refusals. What a success means is for its reader. */
class Exchange {
    #options;
    #redact;
    constructor(options) {
        this.#options = options;
        this.#redact = redactionOf(options.key);
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
        const redirect = (0,client_redirect/* redirectOf */.Yx)(status, response.header('location'), new URL(base.origin + path));
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
            retryAfterMs: (0,retry/* retryAfterOf */.sT)(response.header('retry-after'), clock.date()),
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
    if (call.effect === 'read' && redirect.kind === 'here' && from.hops < client_redirect/* maximumRedirects */.Uq)
        return redirect.path;
    const { operation } = call;
    const message = `${operation}: ${whyNot(call, redirect, from.origin)}`;
    if ((0,client_redirect/* belongsElsewhere */.Fu)(status))
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
                ? `the platform redirects more than ${client_redirect/* maximumRedirects */.Uq} times.`
                : 'the platform redirects a write, which is never followed: check the base-url, and the state before trying again.';
        default:
            return redirect;
    }
}

;// CONCATENATED MODULE: ./build/client/history.js

const operation = 'list_deployments';
/**
 * Pages until no next cursor is returned (contract: list_deployments); an empty page is no end. Throws `UnreadableError` where
 * a cursor repeats, for that would never end.
 */
async function* pagesOf(read, before) {
    const seen = new Set();
    for (let cursor = before;;) {
        const page = historyPageOf(await read(cursor));
        yield page;
        if (cursor !== undefined)
            seen.add(String(cursor));
        if (page.nextCursor === undefined)
            return;
        if (seen.has(String(page.nextCursor)))
            throw history_unreadable('a cursor that it gave before');
        cursor = page.nextCursor;
    }
}
/** Every field of a record but the page's own shape is left alone, so that one odd record does not hide the others. */
function historyPageOf(body) {
    const deployments = isRecord(body) ? body['deployments'] : undefined;
    if (!isRecord(body) || !Array.isArray(deployments))
        throw history_unreadable('no "deployments"');
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
function history_unreadable(what) {
    return new errors/* UnreadableError */.Gy(`${operation}: the platform answered with ${what}.`, { operation, status: 200 });
}

// EXTERNAL MODULE: ./build/client/patience.js
var patience = __webpack_require__(3187);
// EXTERNAL MODULE: ./node_modules/valibot/dist/index.mjs
var dist = __webpack_require__(7934);
;// CONCATENATED MODULE: ./build/client/result.js



/** The answer as the contract shows it. Throws `UnreadableError` that names the field at fault, never its value. */
function resultOf(name, status, body) {
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

// EXTERNAL MODULE: ./build/client/scope.js
var client_scope = __webpack_require__(6170);
// EXTERNAL MODULE: ./node_modules/eventsource-parser/dist/parse.js + 1 modules
var parse = __webpack_require__(6085);
;// CONCATENATED MODULE: ./build/client/event-stream.js

/** Characters that one event may hold before its end is seen: an endless line must not fill the memory. */
const largestEvent = 1024 * 1024;
/**
 * Events out of bytes that were cut anywhere, within a character too. An event that the stream's end cuts off is dropped, as
 * the standard of server-sent events asks. Throws `RangeError` where an event exceeds `largestEvent`.
 */
async function* eventsOf(body) {
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
        const ready = events;
        events = [];
        // Not `yield*`, which costs half as much again for each event of a synchronous source.
        for (const event of ready)
            yield event;
        if (tooLarge)
            throw new RangeError('an event of the stream has no end');
    }
}

;// CONCATENATED MODULE: ./build/client/json-array.js

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
    #pending = new gathered_bytes/* GatheredBytes */.I();
    /** Throws `SyntaxError` where the array was cut off. */
    end() {
        if (this.#place !== 'end')
            throw new SyntaxError('the array is cut off');
    }
    /** The elements that these bytes complete, in order. */
    *feed(chunk) {
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
            const text = this.#take(bytes.subarray(from, at));
            if (last)
                this.#place = 'end';
            // `[]` is the one array in which nothing stands between the brackets.
            if (!(last && this.#count === 0 && isBlank(text)))
                yield json_array_parse(text);
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
    #take(rest) {
        if (this.#pending.length === 0)
            return rest.toString();
        this.#pending.add(rest);
        return this.#pending.takeText();
    }
}
/** The elements of a body that is a JSON array. Throws as `JsonArrayParser` does. */
async function* elementsOf(body) {
    const parser = new JsonArrayParser();
    // Not `yield*`, which costs half as much again for each element of a synchronous source.
    for await (const chunk of body)
        for (const element of parser.feed(chunk))
            yield element;
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

;// CONCATENATED MODULE: ./build/client/watchdog.js
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
        done.abort();
    }
}

;// CONCATENATED MODULE: ./build/client/streamed.js




/** The elements of an answer that is a JSON array, as they arrive. Throws `UnreadableError` where it is none or is cut off. */
function readRecords(response, operation, scope) {
    refuseHtml(response, operation, 'JSON');
    return translated(elementsOf(response.body), response, { operation, scope });
}
/** The events of an answer, as they arrive. Throws `NoAnswerError` after `idleMs` without a byte. */
function readEvents(response, { operation, scope, clock, idleMs }) {
    refuseHtml(response, operation, 'an event stream');
    const message = `${operation}: nothing arrived for ${idleMs / 1000} s.`;
    const onIdle = () => scope.end(new errors/* NoAnswerError */.i5(message, { operation, sent: true }));
    return translated(eventsOf(watched(response.body, { clock, idleMs, onIdle })), response, { operation, scope });
}
function refuseHtml(response, operation, expected) {
    if (!/^text\/html\b/i.test(response.header('content-type') ?? ''))
        return;
    const { status } = response;
    response.discard();
    const message = `${operation}: the platform answered ${status} with HTML where ${expected} should be. Check the base-url.`;
    throw new errors/* UnreadableError */.Gy(message, { operation, status });
}
/** The same items; what went wrong, in the words of the client. */
async function* translated(items, { status }, { operation, scope }) {
    try {
        for await (const item of items) {
            // Items that came in one chunk with others must not outlive an abort.
            scope.signal.throwIfAborted();
            yield item;
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

// EXTERNAL MODULE: ./build/client/undici-transport.js + 3 modules
var undici_transport = __webpack_require__(6367);
// EXTERNAL MODULE: ./build/client/user-agent.js + 1 modules
var user_agent = __webpack_require__(1895);
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
        this.#clock = options.clock ?? clock/* systemClock */.m;
        const base = (0,base_url/* baseUrlOf */.i)(options.baseUrl);
        this.#transport = options.transport ?? new undici_transport/* UndiciTransport */.s(base.loopback ? 'direct' : options.proxy);
        this.#exchange = new Exchange({
            base,
            key: (0,api_key/* apiKeyOf */.n)(options.apiKey),
            userAgent: (0,user_agent/* userAgentOf */.a)(options.userAgent),
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
        const call = (0,client_call/* callOf */.C8)(name, args);
        if ((0,operations/* operationOf */.zI)(name).events)
            throw new errors/* InputError */.dz('operation', `${name} is a stream: read it with streamLog().`);
        return await this.#result(name, call, options);
    }
    /** An operation whose JSON body is a stream, e.g. `deploy_upload`; `fields` are its path and query arguments. Rejects as `call` does. */
    async send(name, fields, body, options = {}) {
        return (await this.#result(name, (0,client_call/* sendingCallOf */.mM)(name, fields, body), options)).result;
    }
    /**
     * A route that the contract does not document; `path` begins with one slash and is relative to the base URL. The body is
     * the parsed JSON, the text where it is none, and undefined where it is empty. Rejects as `call` does.
     */
    async request(method, path, options = {}) {
        const call = (0,client_call/* undocumentedCallOf */.Rz)(method, path, options);
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
        const first = (0,client_call/* callOf */.C8)('list_deployments', { id: serviceId, limit });
        const read = (cursor) => {
            const call = cursor === undefined ? first : (0,client_call/* callWith */.N4)('list_deployments', { id: serviceId, limit, before: cursor });
            return this.#run(call, options, (response) => readJson(call.operation, response));
        };
        yield* pagesOf(read, before);
    }
    /**
     * The records of the stored build log, one by one as they arrive: memory is bounded whatever the log's size. Nothing is
     * repeated once the first record was given. `after` is the last sequence number seen.
     */
    async *storedLog(deploymentId, options = {}) {
        const call = (0,client_call/* callOf */.C8)('get_deployment_logs', { id: deploymentId, after: options.after });
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
    async *streamLog(deploymentId, options = {}) {
        const plain = (0,client_call/* callOf */.C8)('stream_deployment_logs', { id: deploymentId });
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
            scope.end(new errors/* InputError */.dz('platform', 'The platform was closed during the call.'));
        await this.#transport[Symbol.asyncDispose]();
    }
    #result(name, call, options) {
        return this.#run(call, options, async (response) => {
            const { status } = response;
            return { status, result: resultOf(name, status, await readJson(name, response)) };
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
        const scope = new client_scope/* Scope */.H({ clock: this.#clock, signal, timeoutMs, onTimeout });
        this.#open.add(scope);
        return scope;
    }
    #end(scope) {
        this.#open.delete(scope);
        scope.close();
    }
}
/** An id that came from the stream goes back in a header, which takes one line of ASCII alone. */
function headerText(id) {
    return id.replace(/[^\x20-\x7E]/g, '');
}


/***/ }),

/***/ 8664:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fu: () => (/* binding */ belongsElsewhere),
/* harmony export */   Uq: () => (/* binding */ maximumRedirects),
/* harmony export */   Yx: () => (/* binding */ redirectOf)
/* harmony export */ });
/** Redirects followed in a row before a loop is assumed. */
const maximumRedirects = 5;
const redirects = new Set([301, 302, 303, 307, 308]);
/** Where an answer sends a read, or undefined where the status is no redirect. */
function redirectOf(status, location, from) {
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

/***/ 1331:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   pJ: () => (/* binding */ endOf),
/* harmony export */   ux: () => (/* binding */ repeat)
/* harmony export */ });
/* unused harmony export mayRepeat */
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6695);
/* harmony import */ var _retry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1992);


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

/***/ 6170:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ Scope)
/* harmony export */ });
/**
 * The time that one call has: ended by the caller's signal, whose reason is kept as it is, by the clock, or by `end`. Leaves
 * no listener and no timer behind once it is closed.
 */
class Scope {
    #controller = new AbortController();
    #closed = new AbortController();
    #clock;
    #endsAt;
    constructor({ clock, signal, timeoutMs, onTimeout }) {
        this.#clock = clock;
        this.#endsAt = clock.now() + timeoutMs;
        if (signal?.aborted) {
            this.end(signal.reason);
            return;
        }
        if (timeoutMs <= 0) {
            this.end(onTimeout());
            return;
        }
        const onAbort = () => this.end(signal?.reason);
        signal?.addEventListener('abort', onAbort, { once: true });
        this.#closed.signal.addEventListener('abort', () => signal?.removeEventListener('abort', onAbort), { once: true });
        clock.sleep(timeoutMs, this.#closed.signal).then(() => this.end(onTimeout()), () => { });
    }
    get signal() {
        return this.#controller.signal;
    }
    /** Milliseconds until the time is over. */
    get leftMs() {
        return this.#endsAt - this.#clock.now();
    }
    end(reason) {
        this.#controller.abort(reason);
    }
    close() {
        this.#closed.abort();
    }
}


/***/ }),

/***/ 6367:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  s: () => (/* binding */ UndiciTransport)
});

;// CONCATENATED MODULE: ./build/client/connect.js
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

// EXTERNAL MODULE: ./build/client/errors.js
var errors = __webpack_require__(6695);
// EXTERNAL MODULE: external "node:dns"
var external_node_dns_ = __webpack_require__(610);
;// CONCATENATED MODULE: ./build/client/lookup.js

/** Finds a host's addresses. A name below `.localhost` is this machine (RFC 6761, 6.3), which not every system's resolver knows. */
const findAddresses = (hostname, options, callback) => {
    (0,external_node_dns_.lookup)(/\.localhost\.?$/i.test(hostname) ? 'localhost' : hostname, options, callback);
};

// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(7075);
;// CONCATENATED MODULE: ./build/client/undici-exchange.js


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

;// CONCATENATED MODULE: ./build/client/undici-transport.js




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

/***/ 1895:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  a: () => (/* binding */ userAgentOf)
});

// EXTERNAL MODULE: ./build/client/errors.js
var errors = __webpack_require__(6695);
;// CONCATENATED MODULE: ./build/client/version.js
/** The version of this package, for the user agent; a test holds it against package.json. */
const version = '0.1.0';

;// CONCATENATED MODULE: ./build/client/user-agent.js


const headerText = /^[\x20-\x7E]*$/;
/** `taxiway/<version>`, followed by what the caller adds to it. */
function userAgentOf(addition) {
    if (addition === undefined || addition === '')
        return `taxiway/${version}`;
    if (!headerText.test(addition))
        throw new errors/* InputError */.dz('userAgent', 'The user agent must be printable ASCII.');
    return `taxiway/${version} ${addition}`;
}


/***/ })

};
