export const id = 291;
export const ids = [291];
export const modules = {

/***/ 5096:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ evidenceOf)
/* harmony export */ });
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3597);

const mostEvidence = 20;
const longestEvidence = 500;
function evidenceOf(lines, clean) {
    const kept = lines.slice(-mostEvidence).map((line) => (0,_text_message_js__WEBPACK_IMPORTED_MODULE_0__/* .excerpt */ .Kb)((0,_text_message_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(clean(line)), longestEvidence));
    const left = lines.length - kept.length;
    return left === 0 ? kept : [`\u2026 ${left} earlier`, ...kept.slice(1)];
}


/***/ }),

/***/ 1234:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  b: () => (/* binding */ healthCheck)
});

// EXTERNAL MODULE: ./build/client/base-url.js
var base_url = __webpack_require__(2701);
// EXTERNAL MODULE: ./build/client/errors.js
var errors = __webpack_require__(6695);
// EXTERNAL MODULE: ./build/client/http/undici-transport.js + 2 modules
var undici_transport = __webpack_require__(6884);
// EXTERNAL MODULE: ./build/text/message.js
var message = __webpack_require__(3597);
// EXTERNAL MODULE: ./build/checks/check.js
var check = __webpack_require__(5096);
// EXTERNAL MODULE: ./build/checks/pattern.js
var pattern = __webpack_require__(3078);
// EXTERNAL MODULE: ./build/client/http/redirect.js
var http_redirect = __webpack_require__(1811);
// EXTERNAL MODULE: ./build/client/http/response-body.js
var response_body = __webpack_require__(7129);
// EXTERNAL MODULE: ./build/client/http/retry.js
var retry = __webpack_require__(9233);
// EXTERNAL MODULE: ./build/client/http/unreachable.js
var unreachable = __webpack_require__(3821);
// EXTERNAL MODULE: ./build/client/http/user-agent.js
var user_agent = __webpack_require__(856);
// EXTERNAL MODULE: ./build/client/time/timeout.js
var timeout = __webpack_require__(3541);
;// CONCATENATED MODULE: ./build/checks/probe.js
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








const longestBody = 256 * 1024;
const ofEveryProbe = {
    accept: '*/*',
    'accept-encoding': 'identity',
    'cache-control': 'no-cache',
    connection: 'close',
    'user-agent': (0,user_agent/* buildUserAgent */.n)(),
};
async function probe(address, options) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { clock, signal, timeoutMs } = options;
        const late = `no whole answer within ${Math.round(timeoutMs / 100) / 10} s`;
        const onTimeout = () => new errors/* NoAnswerError */.i5(late, { operation: 'probe', sent: true });
        const scope = __addDisposableResource(env_1, new timeout/* AbortScope */.DK({ clock, signal, timeoutMs, onTimeout }), false);
        try {
            return await request(address, scope, options);
        }
        catch (error) {
            signal.throwIfAborted();
            const why = (0,unreachable/* whyNoAnswer */.MR)(scope.signal.aborted ? (0,retry/* abortReason */.Js)(scope, error) : error);
            return { kind: 'bad', why: `gave no answer: ${why}` };
        }
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        __disposeResources(env_1);
    }
}
async function request(address, scope, options) {
    let from = address;
    for (let hops = 0; hops <= http_redirect/* maximumRedirects */.Uq; hops++) {
        const { timeoutMs } = options;
        const response = await options.transport.send({
            operation: 'probe',
            method: 'GET',
            origin: from.origin,
            path: `${from.pathname}${from.search}`,
            headers: { ...ofEveryProbe, ...options.headers },
            body: undefined,
            headersTimeoutMs: timeoutMs,
            idleTimeoutMs: timeoutMs,
            signal: scope.signal,
        });
        try {
            const { status } = response;
            const redirect = (0,http_redirect/* parseRedirect */.qQ)(status, response.header('location'), from);
            if (redirect?.kind === 'elsewhere' && options.redirectAway === 'failure') {
                const why = (0,message/* message */.iU) `probe-redirected-away: answered ${status}, a redirect to another origin (${redirect.origin})`;
                return { kind: 'final', why };
            }
            if (redirect === undefined || redirect.kind === 'elsewhere' || options.wanted(status)) {
                return {
                    kind: 'answered',
                    status,
                    body: options.readBody ? (await (0,response_body/* readBeginning */.i4)(response.body, longestBody)).text : undefined,
                };
            }
            if (redirect.kind === 'nowhere')
                return { kind: 'bad', why: `answered ${status}, a redirect without a target` };
            from = new URL(redirect.path, from);
        }
        finally {
            response.discard();
        }
    }
    return { kind: 'bad', why: `redirected more than ${http_redirect/* maximumRedirects */.Uq} times` };
}

// EXTERNAL MODULE: ./build/checks/request-headers.js
var request_headers = __webpack_require__(8478);
// EXTERNAL MODULE: ./build/checks/status-ranges.js
var status_ranges = __webpack_require__(1891);
;// CONCATENATED MODULE: ./build/checks/health.js
var health_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var health_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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









const longestProbeMs = 10_000;
const shortestProbeMs = 1_000;
const shownOfBody = 160;
const mostRuns = 100;
function healthCheck(options) {
    const defaults = { successes: 3, intervalMs: 2_000, timeoutMs: 120_000, redirectAway: 'failure' };
    const given = { ...defaults, ...options };
    const intervalMs = Math.min(given.intervalMs, given.timeoutMs / given.successes);
    const target = {
        ...given,
        intervalMs,
        url: addressOf(options.url),
        headers: (0,request_headers/* checkHeaders */.ZZ)(Object.entries(options.headers ?? {})),
        ranges: new status_ranges/* StatusRanges */.R('health-status', options.status ?? '200-399'),
        pattern: options.body === undefined ? undefined : new pattern/* Pattern */.z('health-body', options.body),
    };
    return {
        name: 'health',
        provesVersion: target.pattern !== undefined,
        run: async (context) => {
            const env_1 = { stack: [], error: void 0, hasError: false };
            try {
                if (options.transport !== undefined)
                    return await watch(target, options.transport, context);
                const transport = health_addDisposableResource(env_1, new undici_transport/* UndiciTransport */.s((0,base_url/* isLoopback */.U)(target.url.hostname) ? 'direct' : {}), true);
                return await watch(target, transport, context);
            }
            catch (e_1) {
                env_1.error = e_1;
                env_1.hasError = true;
            }
            finally {
                const result_1 = health_disposeResources(env_1);
                if (result_1)
                    await result_1;
            }
        },
    };
}
async function watch(target, transport, context) {
    const { clock, signal, clean } = context;
    const { url, headers, ranges, redirectAway, successes, intervalMs, timeoutMs } = target;
    const startMs = clock.now();
    const leftMs = () => startMs + timeoutMs - clock.now();
    const log = new AttemptLog();
    const finding = (passed, summary) => {
        return { passed, summary, evidence: (0,check/* evidenceOf */.X)(log.lines(), clean) };
    };
    for (let inARow = 0; leftMs() > 0;) {
        const atMs = clock.now() - startMs;
        const result = await probe(url, {
            headers,
            transport,
            clock,
            signal,
            timeoutMs: Math.max(shortestProbeMs, Math.min(longestProbeMs, leftMs())),
            readBody: target.pattern !== undefined,
            wanted: (status) => ranges.lists(status),
            redirectAway,
        });
        const { kind, text } = judge(result, target, clean);
        log.add(atMs, text);
        if (kind === 'final')
            return finding(false, `${url.host} ${text}`);
        inARow = kind === 'good' ? inARow + 1 : 0;
        if (inARow === successes)
            return finding(true, `${inARowPhrase(successes)}: ${text}`);
        context.progress(`${url.host} ${text}${inARow > 0 ? ` (${inARow} of ${successes})` : ''}`);
        await clock.sleep(Math.max(0, Math.min(intervalMs, leftMs())), signal);
    }
    const text = (0,message/* message */.iU) `health-timed-out: there were not ${inARowPhrase(successes)} within ${timeoutMs / 1000} s; the last request ${log.last}`;
    return finding(false, text);
}
function judge(result, { ranges, pattern }, clean) {
    if (result.kind !== 'answered')
        return { kind: result.kind, text: result.why };
    const { status, body = '' } = result;
    const good = ranges.includes(status);
    if (!good || pattern === undefined)
        return { kind: good ? 'good' : 'bad', text: `answered ${status}` };
    const found = pattern.find([body]);
    if (found === 0)
        return { kind: 'good', text: `answered ${status}, and the body matches` };
    if (found === undefined) {
        const text = (0,message/* message */.iU) `health-pattern-too-slow: answered ${status}, but matching \`health-body\` took over a second`;
        return { kind: 'final', text };
    }
    const shown = JSON.stringify((0,message/* excerpt */.Kb)(clean(body), shownOfBody));
    return { kind: 'bad', text: `answered ${status}, but the body does not match: ${shown}` };
}
function inARowPhrase(successes) {
    return successes === 1 ? 'one good answer' : `${successes} good answers in a row`;
}
function addressOf(text) {
    const url = URL.parse(text);
    if (url === null || (url.protocol !== 'https:' && url.protocol !== 'http:')) {
        const why = `\`health-url\` is not a complete URL: "${(0,message/* shorten */.ml)(text)}". Begin it with \`https://\` or \`http://\`.`;
        throw new errors/* InputError */.dz('health-url', why);
    }
    if (url.username !== '' || url.password !== '')
        throw new errors/* InputError */.dz('health-url', '`health-url` has a user name or password. Use a URL without.');
    return url;
}
class AttemptLog {
    #runs = [];
    get last() {
        return this.#runs.at(-1)?.result ?? '';
    }
    add(atMs, result) {
        const last = this.#runs.at(-1);
        if (last?.result === result) {
            last.toMs = atMs;
            last.count++;
            return;
        }
        this.#runs.push({ result, fromMs: atMs, toMs: atMs, count: 1 });
        if (this.#runs.length > mostRuns)
            this.#runs.shift();
    }
    lines() {
        const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;
        return this.#runs.map(({ result, fromMs, toMs, count }) => {
            if (count === 1)
                return `${seconds(fromMs)}: ${result}`;
            return `${seconds(fromMs)} to ${seconds(toMs)}: ${result} (${count} times)`;
        });
    }
}


/***/ }),

/***/ 3078:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ Pattern)
/* harmony export */ });
/* harmony import */ var node_vm__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(714);
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6695);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3597);



const mostMs = 1_000;
class Pattern {
    #expression;
    constructor(input, source) {
        try {
            this.#expression = new RegExp(source);
        }
        catch (error) {
            const why = error instanceof Error ? (error.message.split(': ').at(-1) ?? '').toLowerCase() : String(error);
            const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_2__/* .message */ .iU) `pattern-invalid: \`${input}\` is not a valid regular expression: "${(0,_text_message_js__WEBPACK_IMPORTED_MODULE_2__/* .shorten */ .ml)(source)}" (${why}). Write a backslash before each character that is meant as itself.`;
            throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz(input, text);
        }
        if (this.#expression.test('')) {
            const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_2__/* .message */ .iU) `pattern-matches-anything: \`${input}\` matches any text: "${(0,_text_message_js__WEBPACK_IMPORTED_MODULE_2__/* .shorten */ .ml)(source)}". Use a pattern that needs at least one character.`;
            throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz(input, text);
        }
    }
    find(texts) {
        return bounded(() => texts.findIndex((text) => this.#expression.test(text)));
    }
    placeIn(text) {
        return bounded(() => text.search(this.#expression));
    }
}
function bounded(search) {
    try {
        return Number(new node_vm__WEBPACK_IMPORTED_MODULE_0__.Script('search()').runInContext((0,node_vm__WEBPACK_IMPORTED_MODULE_0__.createContext)({ search }), { timeout: mostMs }));
    }
    catch (error) {
        const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
        if (code === 'ERR_SCRIPT_EXECUTION_TIMEOUT')
            return undefined;
        throw error;
    }
}


/***/ }),

/***/ 1891:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ StatusRanges)
/* harmony export */ });
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6695);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3597);


class StatusRanges {
    #ranges;
    constructor(input, text) {
        const parts = text.split(/[\s,]+/).filter((part) => part !== '');
        const ranges = parts.map(rangeOf).filter((range) => range !== undefined);
        if (ranges.length === 0 || ranges.length < parts.length) {
            const why = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_1__/* .message */ .iU) `statuses-invalid: \`${input}\` is not a list of HTTP statuses: "${(0,_text_message_js__WEBPACK_IMPORTED_MODULE_1__/* .shorten */ .ml)(text)}". Use statuses from 100 to 599 or ranges, such as \`200-399\` or \`200, 204\`.`;
            throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz(input, why);
        }
        this.#ranges = ranges;
    }
    includes(status) {
        return this.#ranges.some(([from, to]) => from <= status && status <= to);
    }
    lists(status) {
        return this.#ranges.some(([from, to]) => from === status && to === status);
    }
}
function rangeOf(part) {
    const [, from, to = from] = /^([1-5]\d{2})(?:-([1-5]\d{2}))?$/.exec(part) ?? [];
    return from === undefined || Number(from) > Number(to) ? undefined : [Number(from), Number(to)];
}


/***/ }),

/***/ 6846:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PH: () => (/* binding */ building),
/* harmony export */   Xh: () => (/* binding */ stillBilled),
/* harmony export */   ke: () => (/* binding */ formatOutcome),
/* harmony export */   wQ: () => (/* binding */ renderComment),
/* harmony export */   we: () => (/* binding */ markerOf)
/* harmony export */ });
/* unused harmony export longestComment */
/* harmony import */ var _deployment_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6066);
/* harmony import */ var _output_markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2255);
/* harmony import */ var _text_commit_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5573);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3597);




const longestComment = 65_536;
const longestReason = 2_000;
const longestName = 200;
const longestAddress = 2_048;
const mostTail = 48_000;
const building = { icon: '\ud83d\udea7', news: 'is being built' };
function formatOutcome(outcome) {
    const { icon, news } = _deployment_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .outcomeFacts */ .c6[outcome];
    return { icon, news };
}
function stillBilled(serviceId) {
    return (0,_text_message_js__WEBPACK_IMPORTED_MODULE_1__/* .message */ .iU) `preview-closed-still-billed: The preview has ended. Service ${serviceId} still exists and is billed: delete it in the dashboard of the platform.`;
}
function markerOf(target) {
    return `<!-- taxiway ${encodeURIComponent(target)} -->`;
}
function renderComment(content) {
    const { name, news, icon, reason, url, commit, duration, run, tail = [] } = content;
    const cells = {
        URL: url === undefined ? url : url.length > longestAddress ? (0,_output_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)((0,_text_message_js__WEBPACK_IMPORTED_MODULE_1__/* .excerpt */ .Kb)(url, longestAddress)) : (0,_output_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .link */ .nf)(url),
        Commit: commit && linked((0,_text_commit_js__WEBPACK_IMPORTED_MODULE_3__/* .abbreviateCommit */ .dS)(commit.sha), commit.address),
        Duration: duration === undefined ? duration : (0,_output_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .prose */ .CS)(duration),
        Run: run && linked(run.id, run.address),
    };
    const rows = Object.entries(cells).flatMap(([title, value]) => value === undefined ? [] : [[`<b>${title}</b>`, value]]);
    const lines = tail.map((line) => (0,_text_message_js__WEBPACK_IMPORTED_MODULE_1__/* .excerpt */ .Kb)(line, mostTail / 8));
    const end = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_1__/* .lastLines */ .w$)(lines, mostTail, (line) => (0,_output_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeMarkdown */ .FV)(line).length + 1);
    const parts = [
        (0,_output_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .heading */ .R_)(`${icon} Preview ${(0,_output_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)((0,_text_message_js__WEBPACK_IMPORTED_MODULE_1__/* .excerpt */ .Kb)(name, longestName))} ${(0,_output_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .prose */ .CS)(news)}`),
        rows.length > 0 && (0,_output_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .table */ .tp)(rows),
        reason !== undefined && `<p>${(0,_output_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .prose */ .CS)((0,_text_message_js__WEBPACK_IMPORTED_MODULE_1__/* .excerpt */ .Kb)(reason, longestReason))}</p>`,
        end.length > 0 && (0,_output_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .folded */ .TM)('The end of the build log', end),
    ];
    return `${parts.filter((part) => part !== false).join('\n\n')}\n`;
}
function linked(text, address) {
    if (address === undefined || !/^https?:\/\/[^\s<>"']+$/.test(address))
        return (0,_output_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(text);
    return `<a href="${(0,_output_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeMarkdown */ .FV)(address)}">${(0,_output_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(text)}</a>`;
}


/***/ }),

/***/ 4379:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $X: () => (/* binding */ whyOutdated),
/* harmony export */   HV: () => (/* binding */ memoryLimitMs),
/* harmony export */   WL: () => (/* binding */ catchError),
/* harmony export */   Zu: () => (/* binding */ waitForHost),
/* harmony export */   ag: () => (/* binding */ checkChangeRequest),
/* harmony export */   hY: () => (/* binding */ hasEnded),
/* harmony export */   jp: () => (/* binding */ callOptions),
/* harmony export */   pO: () => (/* binding */ flowOptions)
/* harmony export */ });
/* harmony import */ var _client_http_json_api_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3000);
/* harmony import */ var _client_time_timeout_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3541);
/* harmony import */ var _text_commit_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5573);
/* harmony import */ var _text_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4080);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3597);
/* harmony import */ var _task_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5358);






const hostTimeoutMs = 20_000;
const shareForHost = 1 / 8;
function flowOptions({ inputs, keyCheck, reporter, run }) {
    const timeoutMs = Math.max(1, run.remaining());
    return { ...inputs.follow, ...reporter.flowOptions, timeoutMs, signal: run.signal, keyCheck };
}
function callOptions(context, mostMs) {
    return { signal: context.job.signal, timeoutMs: Math.min(mostMs, flowOptions(context).timeoutMs) };
}
async function waitForHost(context, work, limitMs = hostLimitMs(context, hostTimeoutMs)) {
    return await (0,_client_time_timeout_js__WEBPACK_IMPORTED_MODULE_1__/* .withTimeout */ .wj)(work, limitMs, context.job.signal);
}
function memoryLimitMs(context) {
    return hostLimitMs(context, _client_http_json_api_js__WEBPACK_IMPORTED_MODULE_0__/* .longestRequestMs */ .yr);
}
function hostLimitMs(context, longestMs) {
    return Math.min(longestMs, flowOptions(context).timeoutMs * shareForHost);
}
async function catchError(context, request) {
    try {
        await request;
        return undefined;
    }
    catch (error) {
        context.job.signal.throwIfAborted();
        if (!(error instanceof _text_error_js__WEBPACK_IMPORTED_MODULE_2__/* .TaxiwayError */ .yJ))
            throw error;
        return error;
    }
}
async function checkChangeRequest(context, expected) {
    const { host, job } = context;
    const sha = (0,_text_commit_js__WEBPACK_IMPORTED_MODULE_3__/* .abbreviateCommit */ .dS)(host.headSha);
    try {
        const now = await waitForHost(context, host.now());
        return { known: now !== undefined, ...compareWith(context, now, expected) };
    }
    catch (error) {
        job.signal.throwIfAborted();
        job.console.warn(`Could not check whether ${sha} is still the head of ${host.reference}: ${host.explain(error)}.`);
        return { known: false, ...compareWith(context, undefined, expected) };
    }
}
function compareWith({ host, inputs }, now, expected) {
    const { headSha, reference } = host;
    const { whenLabeled } = inputs;
    if (now !== undefined && expected === 'closed')
        return now.open ? { outdated: `Nothing to do: ${reference} is open now.` } : {};
    const labels = now?.labels ?? host.labels;
    const hasLabel = whenLabeled === undefined || (labels && (0,_task_js__WEBPACK_IMPORTED_MODULE_4__/* .hasListed */ .U)(labels, whenLabeled));
    if (expected !== 'open') {
        const isBack = now?.open === true && hasLabel === true;
        return isBack ? { outdated: `Nothing to do: ${reference} has a label again that asks for a preview.` } : {};
    }
    if (now?.open === false)
        return { outdated: `Nothing to do: ${reference} is closed now.` };
    if (now !== undefined && now.headSha !== headSha) {
        const outdated = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_5__/* .message */ .iU) `preview-head-outdated: Nothing to do: ${(0,_text_commit_js__WEBPACK_IMPORTED_MODULE_3__/* .abbreviateCommit */ .dS)(headSha)} is no longer the head of ${reference}. The head is now ${(0,_text_commit_js__WEBPACK_IMPORTED_MODULE_3__/* .abbreviateCommit */ .dS)(now.headSha)}.`;
        return { outdated };
    }
    if (hasLabel === false) {
        const outdated = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_5__/* .message */ .iU) `preview-without-label: No preview: ${reference} has none of the labels of \`when-labeled\` (${whenLabeled?.join(', ')}).`;
        return { outdated };
    }
    return hasLabel === undefined ? { mayLackLabel: true } : {};
}
async function whyOutdated(context) {
    return (await checkChangeRequest(context, 'open')).outdated;
}
function hasEnded({ inputs }, { open, labels }) {
    const { whenLabeled } = inputs;
    const lacksLabel = whenLabeled !== undefined && labels !== undefined && !(0,_task_js__WEBPACK_IMPORTED_MODULE_4__/* .hasListed */ .U)(labels, whenLabeled);
    return !open || lacksLabel;
}


/***/ }),

/***/ 6291:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  deployPreview: () => (/* binding */ deployPreview)
});

// EXTERNAL MODULE: ./build/client/time/run.js
var time_run = __webpack_require__(6487);
// EXTERNAL MODULE: ./build/deployment/follow.js + 4 modules
var follow = __webpack_require__(9776);
// EXTERNAL MODULE: ./build/deployment/outcome.js
var deployment_outcome = __webpack_require__(6066);
// EXTERNAL MODULE: ./build/deployment/report.js
var deployment_report = __webpack_require__(2550);
// EXTERNAL MODULE: ./build/deployment/start/deploy.js
var deploy = __webpack_require__(5418);
// EXTERNAL MODULE: ./build/deployment/start/history-search.js
var history_search = __webpack_require__(8554);
// EXTERNAL MODULE: ./build/deployment/start/variables.js
var start_variables = __webpack_require__(3212);
// EXTERNAL MODULE: ./build/report/run-end.js
var run_end = __webpack_require__(6394);
// EXTERNAL MODULE: ./build/report/run-report.js
var run_report = __webpack_require__(2065);
// EXTERNAL MODULE: ./build/run/deploy/ref.js + 1 modules
var ref = __webpack_require__(5996);
// EXTERNAL MODULE: ./build/run/removed-env.js
var removed_env = __webpack_require__(5060);
// EXTERNAL MODULE: ./build/run/run-to-end.js
var run_to_end = __webpack_require__(9661);
// EXTERNAL MODULE: ./build/text/commit.js
var commit = __webpack_require__(5573);
// EXTERNAL MODULE: ./build/text/defined-fields.js
var defined_fields = __webpack_require__(4917);
// EXTERNAL MODULE: ./build/text/duration.js
var duration = __webpack_require__(9556);
// EXTERNAL MODULE: ./build/text/error.js
var error = __webpack_require__(4080);
// EXTERNAL MODULE: ./build/text/message.js
var message = __webpack_require__(3597);
// EXTERNAL MODULE: ./build/checks/health.js + 1 modules
var health = __webpack_require__(1234);
// EXTERNAL MODULE: ./build/client/errors.js
var errors = __webpack_require__(6695);
// EXTERNAL MODULE: ./build/client/time/clock.js
var clock = __webpack_require__(9376);
// EXTERNAL MODULE: ./build/output/untrusted.js
var untrusted = __webpack_require__(8894);
// EXTERNAL MODULE: ./build/preview/context.js
var preview_context = __webpack_require__(4379);
;// CONCATENATED MODULE: ./build/preview/address.js







const exposeTimeoutMs = 30_000;
const answers = '200-299 301 302 303 307 308 400-403 405-499';
const gapMs = 1_000;
async function exposePort(context, record, serviceId, remembered) {
    const { inputs, job, reporter } = context;
    const last = remembered?.kind === 'known' ? remembered : undefined;
    const { port, label } = last?.exposed ?? {};
    const isSame = last?.url !== undefined && port === inputs.expose?.port && label === inputs.expose?.label;
    const exposed = inputs.expose &&
        (isSame ? { ...inputs.expose, url: last.url } : await requestPort(context, serviceId, inputs.expose));
    const url = inputs.report.environmentUrl ?? exposed?.url;
    if (url !== undefined)
        reporter.setUrl(url);
    const shown = url === undefined ? undefined : (0,untrusted/* sanitizeText */.jZ)(url, job.redactor);
    record.note((0,defined_fields/* definedFields */.X)({ url: shown, exposed }));
}
async function requestPort(context, serviceId, expose) {
    const request = context.platform.call('expose_port', { id: serviceId, ...expose }, (0,preview_context/* callOptions */.jp)(context, exposeTimeoutMs));
    const error = await (0,preview_context/* catchError */.WL)(context, request);
    const url = error === undefined ? addressOf((await request).hostname ?? '') : undefined;
    if (url !== undefined)
        return { ...expose, url };
    const refusal = error instanceof errors/* RefusedError */.fk && error.status < 500 ? error.status : undefined;
    if (error?.kind === 'input' || (refusal !== undefined && refusal !== 409))
        throw error;
    const why = error === undefined ? 'the platform gave it no hostname' : (0,message/* withoutFullStop */.Qu)(error.message);
    context.job.console.warn((0,message/* message */.iU) `preview-port-without-address: The address of port ${expose.port} is not known (${why}): set \`environment-url\`.`);
    return error === undefined ? expose : undefined;
}
function addressOf(hostname) {
    const hasScheme = /^https?:\/\//i.test(hostname);
    if (!hasScheme && /[\s/\\@?#]/.test(hostname))
        return undefined;
    const local = /^(?:(?:[a-z0-9-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i.test(hostname);
    const address = hasScheme ? hostname : `${local ? 'http' : 'https'}://${hostname}`;
    const url = URL.parse(address);
    return url?.username === '' && url.password === '' ? address : undefined;
}
async function waitForAddress(context, end) {
    const { inputs, job, platform, reporter } = context;
    if (end.kind !== 'deployment' || end.outcome !== 'succeeded' || inputs.waitForUrlMs === 0)
        return end;
    const { deploymentId } = end;
    const url = reporter.url ?? end.url;
    if (url === undefined) {
        job.console.warn('`wait-for-url` has no address to wait for: set `port` or `environment-url`.');
        return end;
    }
    const timeoutMs = Math.floor(Math.min(inputs.waitForUrlMs, (0,preview_context/* flowOptions */.pO)(context).timeoutMs));
    job.state.note({ during: 'the wait for the address' });
    job.console.say(`Waiting for ${url} to answer.`);
    try {
        const times = { successes: 1, intervalMs: gapMs, timeoutMs };
        const check = (0,health/* healthCheck */.b)({ url, status: answers, redirectAway: 'answer', ...times });
        const { passed, summary } = await check.run({
            platform,
            clock: clock/* systemClock */.m,
            signal: job.signal,
            progress: () => undefined,
            clean: (text) => (0,untrusted/* sanitizeText */.jZ)(text, job.redactor),
        });
        if (passed)
            return end;
        const reason = (0,message/* message */.iU) `preview-address-silent: Deployment ${deploymentId} succeeded, but ${url} did not answer in time: ${summary}.`;
        return { ...end, outcome: 'timed-out', reason };
    }
    catch (error) {
        if (!job.signal.aborted)
            throw error;
        const reason = `The run was cancelled while it waited for ${url} to answer. Deployment ${deploymentId} itself succeeded.`;
        return { ...end, outcome: 'aborted', reason };
    }
}

// EXTERNAL MODULE: ./build/preview/comment.js
var comment = __webpack_require__(6846);
// EXTERNAL MODULE: ./build/client/time/poll.js
var poll = __webpack_require__(9617);
// EXTERNAL MODULE: ./build/client/fields.js
var fields = __webpack_require__(525);
// EXTERNAL MODULE: ./build/deployment/start/guarded-write.js
var guarded_write = __webpack_require__(7939);
// EXTERNAL MODULE: ./build/deployment/start/preflight.js
var preflight = __webpack_require__(6266);
;// CONCATENATED MODULE: ./build/deployment/start/create-service.js






const requestTimeoutMs = 120_000;
async function createService(platform, request, emit, options = {}) {
    const run = new time_run/* Run */.K(options);
    const { name, projectSlug } = request;
    try {
        const key = options.keyCheck ?? preflight/* KeyCheck */.yw.of(run, platform);
        const write = { key, operation: 'deploy_service', target: { isNew: true } };
        const before = await (0,preflight/* checkAndRead */.Oo)(run, write, (signal) => (0,guarded_write/* countServices */.qE)({ platform, run }, projectSlug, signal));
        return await (0,guarded_write/* createOnce */.Ur)({ platform, emit, run }, {
            projectSlug,
            before,
            send: () => {
                options.onSend?.();
                return send(platform, request, run);
            },
            lost: (failure) => (0,message/* message */.iU) `creation-lost: The answer to the creation of ${name} was lost (${(0,message/* withoutFullStop */.Qu)(failure)}). Checking whether a service was created.`,
            mayExist: (0,message/* message */.iU) `creation-may-exist: The answer to the creation of ${name} was lost. A service may exist and be billed: check the project before you run this again.`,
        });
    }
    catch (error) {
        if (!run.signal.aborted || !run.inDoubt)
            throw error;
        const reason = `The run was cancelled before the platform answered the creation of ${name}. A service may exist and be billed: check the project before you run this again.`;
        return { kind: 'ended', outcome: 'aborted', reason, mayExist: true };
    }
}
async function send(platform, request, run) {
    try {
        const timeoutMs = (0,guarded_write/* writeTimeoutMs */.pP)(run, requestTimeoutMs);
        const service = await platform.call('create_service', request, { signal: run.signal, timeoutMs });
        const serviceId = (0,fields/* readId */.w)(service);
        if (serviceId !== undefined)
            return { kind: 'created', serviceId };
        return { kind: 'lost', message: `create_service: the platform answered 201 with a service without an id.` };
    }
    catch (error) {
        const serviceId = error instanceof errors/* UnreadableError */.Gy ? (0,fields/* readId */.w)(error.body) : undefined;
        return serviceId === undefined ? (0,guarded_write/* classifyWriteFailure */.wF)(run, error) : { kind: 'created', serviceId };
    }
}

// EXTERNAL MODULE: ./build/preview/service.js + 1 modules
var preview_service = __webpack_require__(5326);
;// CONCATENATED MODULE: ./build/preview/creation.js






const firstGapMs = 1_000;
const longestGapMs = 10_000;
async function claimCreation(context, record, found) {
    const { host, inputs, job } = context;
    const { memory } = host;
    const before = await whyNoRoom(context, record);
    if (before !== undefined)
        return before;
    const claiming = record.claim(found.gone);
    try {
        const other = await (0,preview_context/* waitForHost */.Zu)(context, claiming, (0,preview_context/* memoryLimitMs */.HV)(context));
        if (other !== undefined)
            return { kind: 'other', remembered: other };
        const since = await whyNoRoom(context, record);
        if (since === undefined)
            return { kind: 'ours' };
        await record.forgetClaim();
        return since;
    }
    catch (error) {
        const isForbidden = memory.isForbidden(error);
        const mayGoOn = isForbidden || found.remembered.kind === 'unreadable';
        const goesOn = found.isFirstRun && mayGoOn && !job.signal.aborted;
        if (isForbidden)
            record.note({ claim: undefined });
        else if (!goesOn) {
            const forgetting = Promise.allSettled([claiming]).then(() => record.forgetClaim());
            await Promise.allSettled([(0,preview_context/* waitForHost */.Zu)(context, forgetting)]);
        }
        if (goesOn) {
            job.console.warn((0,message/* message */.iU) `preview-created-unclaimed: The creation of ${inputs.name} could not be recorded in ${memory.name} (${memory.explain(error)}). The pull request is new, so the service is created.`);
            return { kind: 'ours' };
        }
        job.signal.throwIfAborted();
        const reason = (0,message/* message */.iU) `preview-not-claimed: ${inputs.name} was not created, because that could not be recorded in ${memory.name} (${memory.explain(error)}) and each push would create another one. Run it again, or set \`service-id\`.`;
        return { kind: 'refused', reason };
    }
}
async function whyNoRoom(context, record) {
    const { host, inputs, job } = context;
    const { maxPreviews: most, name, teardown } = inputs;
    const { memory } = host;
    if (most === undefined || memory.findRoom === undefined)
        return undefined;
    let room;
    try {
        const finding = memory.findRoom(record.target, { most, keepsClosed: teardown !== undefined });
        room = await (0,preview_context/* waitForHost */.Zu)(context, finding, (0,preview_context/* memoryLimitMs */.HV)(context));
    }
    catch (error) {
        job.signal.throwIfAborted();
        room = { kind: 'unknown', why: memory.explain(error) };
    }
    switch (room.kind) {
        case 'free':
            return undefined;
        case 'full': {
            const holders = room.holders.map(formatHolder).join(', ');
            const billed = teardown === undefined
                ? ' Without `teardown-request` this limits no bill: closing a pull request frees its place and leaves its service.'
                : '';
            const reason = (0,message/* message */.iU) `preview-cap-reached: No preview: ${name} would be one more than \`max-previews\` (${most}) allows. The places are held by ${holders}.${billed}`;
            return { kind: 'full', reason };
        }
        case 'unknown': {
            const reason = (0,message/* message */.iU) `preview-cap-unread: ${name} was not created, because it is not known how many previews there are (${room.why}), and \`max-previews\` is ${most}. Run it again.`;
            return { kind: 'refused', reason };
        }
        default:
            return room;
    }
}
function formatHolder({ number, name, claim }) {
    const unconfirmed = claim === undefined ? '' : ` (its creation was never confirmed: GitHub deployment ${claim})`;
    return `#${number} ${name}${unconfirmed}`;
}
async function waitForCreation(context, target, remembered) {
    if (!isUnderWay(remembered))
        return remembered;
    const { inputs, job, run } = context;
    job.console.notice(`Another run is creating ${inputs.name}. Waiting for it, because a second service would be billed too.`);
    let last = remembered;
    const look = async () => {
        const read = await (0,preview_service/* readService */.uS)(context, [target]);
        if (read.kind !== 'unreadable')
            last = read;
        return isUnderWay(last) ? undefined : last;
    };
    await run.sleep(Math.min(firstGapMs, run.remaining()));
    return await (0,poll/* poll */.w)(look, {
        pauseMs: (looks) => (run.remaining() <= 1 ? undefined : Math.min(gapAfter(looks), run.remaining())),
        sleep: (ms) => run.sleep(ms),
    });
}
function gapAfter(looks) {
    return Math.min(firstGapMs * 1.5 ** looks, longestGapMs);
}
function isUnderWay(remembered) {
    return remembered.kind === 'unconfirmed' && remembered.freshForMs !== undefined && remembered.freshForMs > 0;
}
async function createPreview(context, record) {
    const { host, inputs, job, reporter, platform } = context;
    const request = { name: inputs.name, ...inputs.create, ...inputs.source };
    const options = { ...(0,preview_context/* flowOptions */.pO)(context), onSend: () => record.note({ creating: true }) };
    const remember = () => (0,preview_context/* waitForHost */.Zu)(context, record.remember()).catch(() => false);
    const forget = () => (0,preview_context/* waitForHost */.Zu)(context, record.forgetClaim()).catch(() => undefined);
    const creation = await createService(platform, request, options.onEvent, options).catch(async (error) => {
        await forget();
        throw error;
    });
    if (creation.kind === 'ended') {
        const { outcome, reason, mayExist } = creation;
        if (!mayExist)
            await forget();
        else if (await remember())
            record.note({ creating: false, claim: undefined });
        return (0,run_end/* plainEnd */._u)(outcome, reason);
    }
    const { serviceId } = creation;
    job.state.note({ serviceId });
    record.note({ creating: false, created: true, exposed: inputs.expose });
    job.outputs.set('service-id', serviceId);
    reporter.announceService(serviceId);
    if (await remember())
        record.note({ claim: undefined });
    else {
        job.signal.throwIfAborted();
        job.console.warn((0,message/* message */.iU) `preview-not-remembered: Service ${serviceId} is not remembered, so the next push will not find it. ${host.memory.remedy}, and set \`service-id\` to ${serviceId} until then.`);
    }
    return serviceId;
}

// EXTERNAL MODULE: ./build/preview/record.js
var preview_record = __webpack_require__(6206);
;// CONCATENATED MODULE: ./build/preview/deploy.js























const lastLookMs = 3_000;
async function deployPreview(context, { isFirstRun, ifMissing = false }) {
    const { host, inputs, job, reporter } = context;
    (0,ref.announceVariables)(job, inputs);
    job.outputs.set('ref', inputs.source.image === undefined ? host.headSha : undefined);
    const [{ outdated, mayLackLabel }, { target, service }] = await Promise.all([
        (0,preview_context/* checkChangeRequest */.ag)(context, 'open'),
        (0,preview_service/* readRemembered */.fE)(context),
    ]);
    if (outdated !== undefined)
        return (0,run_end/* plainEnd */._u)('skipped', outdated);
    if (mayLackLabel) {
        const reason = (0,message/* message */.iU) `preview-labels-unknown: It is not known which labels ${host.reference} has, and \`when-labeled\` asks for one. Nothing was created or deployed: run it again.`;
        return (0,run_end/* plainEnd */._u)('failed', reason);
    }
    if (ifMissing && service.kind === 'known' && (await isDeployed(context, target))) {
        const reason = (0,message/* message */.iU) `preview-there-already: Nothing to do: ${host.reference} has a preview of its head, ${(0,commit/* abbreviateCommit */.dS)(host.headSha)}.`;
        return (0,run_end/* plainEnd */._u)('skipped', reason, { serviceId: service.serviceId });
    }
    const record = (0,preview_record/* openRecord */.C)(context, target, true);
    reporter.onFinish((run) => commentOnFinish(context, record, run));
    void record.comment(comment/* building */.PH);
    const end = await runDeploy(context, () => chooseAndDeploy(context, record, { service, isFirstRun }));
    return { ...end, serviceId: job.state.current.serviceId, durationMs: context.run.elapsed() };
}
async function isDeployed(context, target) {
    const { host, job } = context;
    try {
        return await (0,preview_context/* waitForHost */.Zu)(context, host.isDeployed?.(target) ?? Promise.resolve(false));
    }
    catch (error) {
        job.signal.throwIfAborted();
        job.console.say(`The head is deployed: ${host.memory.name} does not say whether it was before (${host.explain(error)}).`);
        return false;
    }
}
async function runDeploy({ job }, work) {
    return await (0,run_to_end/* runToEnd */.c)(job, work, () => {
        const { serviceId } = job.state.current;
        return serviceId === undefined
            ? `Nothing was created or deployed.`
            : (0,message/* message */.iU) `preview-head-not-deployed: The head was not deployed to service ${serviceId}.`;
    });
}
async function chooseAndDeploy(context, record, found) {
    const { inputs, keyCheck } = context;
    const { givenId, name } = inputs;
    const { isFirstRun } = found;
    let service = found.service;
    for (;;) {
        if (givenId === undefined)
            service = await waitForCreation(context, record.target, service);
        if (service === undefined) {
            const reason = `Another run was still creating ${name} when the timeout passed. This run created and deployed nothing: run it again.`;
            return (0,run_end/* plainEnd */._u)('timed-out', reason);
        }
        const known = givenId ?? (service.kind === 'known' ? service.serviceId : undefined);
        if (known !== undefined)
            await keyCheck.require('deploy_service', { serviceId: known });
        const snapshot = known === undefined ? undefined : beginSnapshot(context, known);
        const presence = known === undefined ? undefined : await (0,preview_service/* checkServiceExists */.E8)(context, known);
        const gone = presence?.deleted ? known : undefined;
        const remembered = gone === undefined ? service : { kind: 'none' };
        const refusal = givenId === undefined ? (0,preview_service/* whyRefused */.fG)(context, remembered, isFirstRun) : undefined;
        if (refusal !== undefined)
            return (0,run_end/* plainEnd */._u)('failed', refusal);
        if (known !== undefined && gone === undefined) {
            const work = () => deployToKnown(context, record, { serviceId: known, remembered, snapshot });
            if (presence?.advice === undefined)
                return await work();
            const end = await runDeploy(context, work);
            const isRefused = end.outcome === 'failed' && (end.kind === 'plain' || end.deploymentId === undefined);
            return isRefused ? { ...end, reason: `${end.reason} ${presence.advice}` } : end;
        }
        await keyCheck.require('deploy_service', { isNew: true });
        const claim = await claimCreation(context, record, { remembered, gone, isFirstRun });
        if (claim.kind === 'refused')
            return (0,run_end/* plainEnd */._u)('failed', claim.reason);
        if (claim.kind === 'full') {
            await record.comment({ icon: '\u23f8\ufe0f', news: 'was not created', reason: claim.reason }, { last: true });
            return (0,run_end/* plainEnd */._u)('skipped', claim.reason);
        }
        if (claim.kind === 'ours') {
            const created = await createPreview(context, record);
            return typeof created === 'string' ? await deployToNew(context, record, created) : created;
        }
        service = claim.remembered;
    }
}
async function deployToNew(context, record, serviceId) {
    const { inputs } = context;
    await (0,preview_service/* hideFromSearch */.jp)(context, serviceId);
    await exposePort(context, record, serviceId);
    void record.remember();
    await setVariables(context, serviceId);
    const report = await followFirst(context, serviceId);
    if (inputs.source.image !== undefined) {
        const isComplete = inputs.expose === undefined && inputs.variables.length === 0;
        if (isComplete || report.outcome !== 'succeeded')
            return await waitForAddress(context, report);
    }
    const outdated = await (0,preview_context/* whyOutdated */.$X)(context);
    if (outdated !== undefined)
        return (0,run_end/* plainEnd */._u)('skipped', outdated);
    return await waitForAddress(context, await deployHead(context, serviceId));
}
async function deployToKnown(context, record, found) {
    const { job } = context;
    const { serviceId, remembered, snapshot } = found;
    job.outputs.set('service-id', serviceId);
    job.state.note({ serviceId });
    const known = remembered.kind === 'known' && remembered.serviceId === serviceId ? remembered : undefined;
    record.note({ exposed: known?.exposed, created: known?.created });
    await exposePort(context, record, serviceId, known);
    record.note({ variables: await removeVariables(context, serviceId, known?.variables) });
    void record.remember();
    await setVariables(context, serviceId);
    return await waitForAddress(context, await deployHead(context, serviceId, snapshot));
}
async function setVariables({ platform, job, inputs, reporter }, serviceId) {
    const { variables, follow } = inputs;
    const limits = { signal: job.signal, timeoutMs: follow.timeoutMs };
    await (0,start_variables/* importVariables */.b)(platform, { serviceId, variables }, (event) => reporter.emit(event), limits);
}
async function removeVariables({ platform, job, inputs, reporter, run }, serviceId, remembered = []) {
    const given = new Set(inputs.variables.map(({ key }) => key));
    const removed = new Set(remembered.filter((name) => !given.has(name)));
    if (removed.size > 0 && inputs.removedEnv === 'keep')
        job.console.notice((0,removed_env/* explainKeptEnv */.p)(serviceId, [...removed]));
    else {
        const hear = async (event) => {
            if (event.kind === 'variables-deleted')
                for (const name of event.deleted)
                    removed.delete(name);
            await reporter.emit(event);
        };
        await (0,start_variables/* deleteVariables */.f)(platform, { serviceId, names: [...removed] }, hear, run);
    }
    return [...given, ...removed];
}
function beginSnapshot(context, serviceId) {
    const snapshot = (0,deploy/* readSnapshot */.RA)({ platform: context.platform, run: new time_run/* Run */.K((0,preview_context/* flowOptions */.pO)(context)) }, serviceId);
    (0,error/* awaitLater */.xQ)(snapshot);
    return snapshot;
}
async function followFirst(context, serviceId) {
    const { inputs, job, platform, reporter } = context;
    const deploymentId = await (0,history_search/* firstDeployment */.ck)(platform, serviceId, (0,preview_context/* flowOptions */.pO)(context));
    if (inputs.source.image !== undefined) {
        if (deploymentId === undefined) {
            const reason = `Service ${serviceId} was created, but its deployment does not appear in the history. Look at the dashboard.`;
            return (0,run_end/* plainEnd */._u)('indeterminate', reason, { serviceId });
        }
        await reporter.emit({ kind: 'accepted', deploymentId, serviceId, ref: undefined });
        return (0,run_end/* deploymentEnd */.hF)(await (0,follow/* follow */.e6)(platform, { serviceId, deploymentId }, (0,preview_context/* flowOptions */.pO)(context)));
    }
    if (deploymentId === undefined) {
        job.console.say('The deployment of the tracked branch does not appear in the history. Deploying the head now.');
        return (0,run_end/* plainEnd */._u)('indeterminate', '');
    }
    job.console.say(`The platform deploys the tracked branch first (deployment ${deploymentId}), then the head.`);
    const onEvent = async (event) => {
        if (event.kind === 'lines')
            await reporter.emit(event);
        else if (event.kind === 'status')
            job.console.say(`Tracked branch: ${event.word}`);
        else if (event.kind === 'warning' || event.kind === 'notice')
            job.console.say(event.text);
    };
    const report = await (0,follow/* follow */.e6)(platform, { serviceId, deploymentId }, { ...(0,preview_context/* flowOptions */.pO)(context), onEvent });
    reporter.beginLog();
    if (report.outcome !== 'succeeded' && !job.signal.aborted) {
        job.console.notice((0,message/* message */.iU) `preview-tracked-branch-failed: The deployment of the tracked branch ended as ${report.outcome}. This does not affect the preview. ${report.reason}`);
    }
    return (0,run_end/* deploymentEnd */.hF)(report);
}
async function deployHead(context, serviceId, snapshot) {
    const { host, inputs, platform } = context;
    const ref = inputs.source.image === undefined ? { ref: host.headSha } : {};
    const request = { serviceId, ...ref, ...(0,defined_fields/* definedFields */.X)({ snapshot }), whileBusy: () => (0,preview_context/* whyOutdated */.$X)(context) };
    const atMs = context.run.elapsed();
    const report = await (0,deploy/* deploy */.gg)(platform, request, (0,preview_context/* flowOptions */.pO)(context));
    return (0,run_end/* deploymentEnd */.hF)({ ...report, phases: (0,deployment_report/* shiftPhases */.xl)(report.phases, atMs) });
}
async function commentOnFinish(context, record, run) {
    const { job, reporter } = context;
    const { outcome, passed, durationMs, reason } = run;
    const now = await (0,preview_context/* waitForHost */.Zu)(context, context.host.now(), lastLookMs).catch(() => undefined);
    if (now !== undefined && (0,preview_context/* hasEnded */.hY)(context, now)) {
        const { serviceId } = job.state.current;
        if (serviceId === undefined)
            return;
        await reporter.tracker.retire('The preview has ended');
        return await record.commentOnClose((0,comment/* stillBilled */.Xh)(serviceId));
    }
    if (outcome === 'skipped')
        return;
    const isGood = deployment_outcome/* outcomeFacts */.c6[outcome].isDeployed;
    const news = {
        ...(0,comment/* formatOutcome */.ke)(outcome),
        url: (0,run_report/* servedAt */.rv)(run),
        duration: (0,duration/* formatDuration */.a3)(durationMs),
        ...(isGood ? {} : { reason, tail: passed ? [] : (0,run_report/* logTail */.RB)(run) }),
    };
    await record.comment(news, { last: true });
}


/***/ }),

/***/ 6206:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ openRecord),
/* harmony export */   y: () => (/* binding */ PreviewRecord)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _client_time_serial_queue_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(494);
/* harmony import */ var _output_untrusted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8894);
/* harmony import */ var _comment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6846);
/* harmony import */ var _memory_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6296);
/* harmony import */ var _sticky_comment_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6236);






class PreviewRecord {
    #job;
    #host;
    #writesState;
    #state;
    #commenting = new _client_time_serial_queue_js__WEBPACK_IMPORTED_MODULE_5__/* .SerialQueue */ .y();
    #warned = false;
    constructor(job, state, host, writesState) {
        this.#job = job;
        this.#state = state;
        this.#host = host;
        this.#writesState = writesState;
        this.note({});
    }
    get target() {
        return this.#state.target;
    }
    note(change) {
        this.#state = { ...this.#state, ...change };
        if (this.#writesState)
            this.#job.state.note({ preview: this.#state });
    }
    async claim(gone) {
        const attempt = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)();
        this.note({ claim: attempt });
        const other = await (0,_memory_js__WEBPACK_IMPORTED_MODULE_3__/* .claimService */ .cw)(this.#host.memory, { target: this.target, attempt, gone });
        if (other !== undefined)
            this.note({ claim: undefined });
        return other;
    }
    async forgetClaim() {
        const { claim } = this.#state;
        this.note({ creating: false });
        if (claim === undefined)
            return;
        if (await this.attempt(() => this.#host.memory.forget(claim)))
            this.note({ claim: undefined });
    }
    async remember() {
        const { serviceId: service } = this.#job.state.current;
        const { target, created, image, exposed, url, variables, sha: head, claim: attempt } = this.#state;
        const facts = { target, service, created, image, exposed, url, variables, head, attempt };
        let isRemembered = false;
        await this.attempt(async () => {
            isRemembered = await this.#host.memory.remember(facts);
        });
        return isRemembered;
    }
    async commentOnClose(reason) {
        await this.comment({ icon: '\ud83d\udca4', news: 'has ended', reason }, { create: false, last: true });
    }
    async comment(news, { create = true, last = false } = {}) {
        const { comments, memory, rows } = this.#host;
        if (comments === undefined)
            return;
        const name = (0,_output_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .sanitizeText */ .jZ)(this.#state.name, this.#job.redactor);
        const body = typeof news === 'string' ? news : (0,_comment_js__WEBPACK_IMPORTED_MODULE_2__/* .renderComment */ .wQ)({ name, ...rows, ...news });
        await this.#commenting.run(async () => {
            try {
                if (last && (await memory.isOvertaken(this.target)))
                    return;
                const { comment: id } = this.#state;
                const onId = (comment) => this.note({ comment });
                await (0,_sticky_comment_js__WEBPACK_IMPORTED_MODULE_4__/* .writeComment */ .H)(comments, body, { marker: (0,_comment_js__WEBPACK_IMPORTED_MODULE_2__/* .markerOf */ .we)(this.target), id, onId, create });
            }
            catch (error) {
                if (last)
                    this.note({ pendingComment: body });
                if (this.#warned)
                    return;
                this.#warned = true;
                this.#job.console.warn(`Could not update the preview's comment: ${comments.explain(error)}.`);
            }
        });
    }
    async attempt(work) {
        const { memory } = this.#host;
        try {
            await work();
            return true;
        }
        catch (error) {
            this.#job.console.warn(`Could not remember the state of the preview in ${memory.name}: ${memory.explain(error)}.`);
            return false;
        }
    }
}
function openRecord({ host, inputs, job }, target, writesState) {
    const { image } = inputs.source;
    const name = inputs.isNamed ? inputs.name : (inputs.givenId ?? inputs.name);
    const { number, headSha: sha } = host;
    const variables = inputs.variables.map(({ key }) => key);
    return new PreviewRecord(job, { target, name, number, sha, image, variables }, host, writesState);
}


/***/ }),

/***/ 5326:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  E8: () => (/* binding */ checkServiceExists),
  jp: () => (/* binding */ hideFromSearch),
  fE: () => (/* binding */ readRemembered),
  uS: () => (/* binding */ readService),
  bv: () => (/* binding */ whyDeletionUnproven),
  fG: () => (/* binding */ whyRefused)
});

// EXTERNAL MODULE: ./build/client/errors.js
var errors = __webpack_require__(6695);
// EXTERNAL MODULE: ./build/client/fields.js
var fields = __webpack_require__(525);
// EXTERNAL MODULE: ./build/text/error.js
var text_error = __webpack_require__(4080);
;// CONCATENATED MODULE: ./build/deployment/deleted-services.js



async function findDeletedService(platform, { slug, serviceId }, options = {}) {
    try {
        const rows = await platform.call('list_deleted_services', { slug }, options);
        const value = rows.find((row) => (0,fields/* readId */.w)(row) === serviceId);
        if (value !== undefined)
            return { kind: 'found', value };
        if (rows.some((row) => (0,fields/* readId */.w)(row) === undefined))
            return { kind: 'unknown', why: 'an entry of it has no id' };
        return { kind: 'absent', proof: 'the whole list was read' };
    }
    catch (error) {
        options.signal?.throwIfAborted();
        if (error instanceof errors/* InputError */.dz || !(error instanceof text_error/* TaxiwayError */.yJ))
            throw error;
        return { kind: 'unknown', why: (0,text_error/* clauseOf */.pQ)(error) };
    }
}

// EXTERNAL MODULE: ./build/text/message.js
var message = __webpack_require__(3597);
// EXTERNAL MODULE: ./build/preview/context.js
var preview_context = __webpack_require__(4379);
// EXTERNAL MODULE: ./build/preview/memory.js
var preview_memory = __webpack_require__(6296);
;// CONCATENATED MODULE: ./build/preview/service.js





const requestTimeoutMs = 30_000;
function whyRefused({ host, inputs }, remembered, isFirstRun) {
    const { name, source } = inputs;
    switch (remembered.kind) {
        case 'known': {
            const { serviceId, image } = remembered;
            if (image === source.image)
                return undefined;
            const made = image === undefined ? 'is built from a repository' : `runs the image "${image}"`;
            const keep = image === undefined ? 'Remove `image`' : 'Keep the image (its tag may move)';
            return (0,message/* message */.iU) `preview-runs-image: Service ${serviceId} of ${name} ${made}, and the platform documents no way to change that. ${keep}, or set another \`service-name\`.`;
        }
        case 'none':
            return undefined;
        case 'unconfirmed':
            return (0,message/* message */.iU) `preview-creation-unconfirmed: An earlier run was about to create ${name}, and how that ended was not recorded, so the service may exist and be billed. Look at the project: set \`service-id\` if it is there, or ${host.memory.clearing} if it is not.`;
        case 'unreadable':
            if (isFirstRun)
                return undefined;
            return (0,message/* message */.iU) `preview-service-unknown: Could not determine the service for ${name} (${remembered.why}). Another one would be billed too: set \`service-id\`.`;
        default:
            return remembered;
    }
}
async function readRemembered(context) {
    const { host, inputs } = context;
    const { givenId, name, isNamed } = inputs;
    const byName = `preview:${host.number}:${name}`;
    if (givenId === undefined || isNamed)
        return { target: byName, service: await readService(context, [byName]) };
    const byId = `preview:${host.number}:id ${givenId}`;
    const service = await readService(context, [byName, byId]);
    if (!('target' in service) || service.target === byId)
        return { target: byId, service };
    const isDefault = service.kind === 'unconfirmed' || service.serviceId === givenId;
    return isDefault ? { target: byName, service } : { target: byId, service: { kind: 'none' } };
}
async function readService(context, targets) {
    const { memory } = context.host;
    try {
        return await (0,preview_context/* waitForHost */.Zu)(context, (0,preview_memory/* findRemembered */.Il)(memory, targets), (0,preview_context/* memoryLimitMs */.HV)(context));
    }
    catch (error) {
        context.job.signal.throwIfAborted();
        return { kind: 'unreadable', why: memory.explain(error) };
    }
}
async function checkServiceExists(context, serviceId) {
    const { inputs, job } = context;
    const { givenId, name } = inputs;
    const error = await turnIndexingOff(context, serviceId);
    const mayBeGone = (0,errors/* isMissing */.b2)(error) && givenId === undefined;
    const unproven = mayBeGone ? await whyDeletionUnproven(context, serviceId) : undefined;
    if (mayBeGone && unproven === undefined) {
        job.console.warn((0,message/* message */.iU) `preview-service-deleted: Service ${serviceId} of ${name} was deleted on the platform, so a new one is created.`);
        return { deleted: true };
    }
    warnOfIndexing(context, error);
    if (unproven === undefined)
        return { deleted: false };
    const advice = `Service ${serviceId} of ${name} was not found, and ${unproven}. If it was deleted, set another \`service-name\`. If it was not, check which services the key can access.`;
    return { deleted: false, advice };
}
async function hideFromSearch(context, serviceId) {
    warnOfIndexing(context, await turnIndexingOff(context, serviceId));
}
async function whyDeletionUnproven(context, serviceId) {
    const { inputs, platform } = context;
    const { projectSlug: slug } = inputs.create;
    if (slug === undefined)
        return 'without `project-slug` Taxiway cannot ask the platform whether it was deleted';
    const deleted = await findDeletedService(platform, { slug, serviceId }, (0,preview_context/* callOptions */.jp)(context, requestTimeoutMs));
    switch (deleted.kind) {
        case 'found':
            return undefined;
        case 'absent':
            return `the platform does not list it as deleted`;
        case 'unknown':
            return `the list of deleted services could not be read (${deleted.why})`;
        default:
            return deleted;
    }
}
async function turnIndexingOff(context, serviceId) {
    const settings = { id: serviceId, enabled: false };
    return await (0,preview_context/* catchError */.WL)(context, context.platform.call('set_search_indexing', settings, (0,preview_context/* callOptions */.jp)(context, requestTimeoutMs)));
}
function warnOfIndexing({ job }, error) {
    if (error === undefined)
        return;
    job.console.warn(`Search engines may index the preview: ${error.message}`);
}


/***/ }),

/***/ 6236:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ writeComment)
/* harmony export */ });
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7492);
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6695);
/* harmony import */ var _client_write_or_find_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6811);



const mostPages = 50;
const created = (0,valibot__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc)({ id: (0,valibot__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig)() });
const rows = (0,valibot__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg)((0,valibot__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc)({
    id: (0,valibot__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig)(),
    body: (0,valibot__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6)((0,valibot__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP)()),
    user: (0,valibot__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6)((0,valibot__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc)({ login: (0,valibot__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP)() })),
    author: (0,valibot__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6)((0,valibot__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc)({ id: (0,valibot__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig)() })),
}));
async function writeComment(place, body, { marker, id, onId = () => undefined, create = true }) {
    const text = `${marker}\n${body}`;
    if (id !== undefined && (await update(place, id, text)))
        return;
    let found = await readOwn(place, marker);
    if (found.length === 0) {
        if (!create)
            return;
        const made = await createComment(place, marker, text);
        onId(made);
        found = await readOwn(place, marker);
        if (made <= (found[0] ?? made))
            return;
    }
    const [oldest = 0, ...later] = found;
    onId(oldest);
    await update(place, oldest, text);
    for (const each of later)
        await unlessGone(place.remove(each));
}
async function readOwn({ list, own }, marker) {
    const account = await own();
    const found = [];
    let isWhole = false;
    for await (const page of list(mostPages)) {
        isWhole = page.isLast;
        for (const { id, body, user, author } of (0,valibot__WEBPACK_IMPORTED_MODULE_2__/* .parse */ .qgA)(rows, page.rows)) {
            if ((user?.login ?? author?.id) === account && body?.startsWith(marker))
                found.push(id);
        }
    }
    if (!isWhole && found.length === 0)
        throw new Error('there are more comments than are searched');
    return found.sort((one, other) => one - other);
}
async function createComment(place, marker, body) {
    const write = async () => (0,valibot__WEBPACK_IMPORTED_MODULE_2__/* .parse */ .qgA)(created, await place.create(body)).id;
    const look = async () => {
        const [found] = await readOwn(place, marker);
        return found !== undefined && (await update(place, found, body)) ? found : undefined;
    };
    return await (0,_client_write_or_find_js__WEBPACK_IMPORTED_MODULE_1__/* .writeOrFind */ .S)(write, look, place.signal);
}
async function update({ change }, id, body) {
    return await unlessGone(change(id, body));
}
async function unlessGone(request) {
    try {
        await request;
        return true;
    }
    catch (error) {
        if ((0,_client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isMissing */ .b2)(error) && !error.said.includes('not accessible'))
            return false;
        throw error;
    }
}


/***/ })

};
