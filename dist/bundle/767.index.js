export const id = 767;
export const ids = [767];
export const modules = {

/***/ 5096:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ cleanEvidence)
/* harmony export */ });
/* harmony import */ var _text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8086);

const mostEvidence = 20;
const longestEvidence = 500;
function cleanEvidence(lines, clean) {
    const kept = lines.slice(-mostEvidence).map((line) => (0,_text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_0__/* .excerpt */ .Kb)((0,_text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(clean(line)), longestEvidence));
    const left = lines.length - kept.length;
    return left === 0 ? kept : [`\u2026 ${left} earlier`, ...kept.slice(1)];
}


/***/ }),

/***/ 5799:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {



__webpack_require__.d(__webpack_exports__, {
  b: () => (/* binding */ healthCheck)
});


var base_url = __webpack_require__(2701);

var errors = __webpack_require__(6695);

var undici_transport = __webpack_require__(2857);

var shortening = __webpack_require__(8086);

var input_name = __webpack_require__(140);

var message = __webpack_require__(3597);

var check = __webpack_require__(5096);

var pattern = __webpack_require__(3078);

var http_redirect = __webpack_require__(1811);

var response_body = __webpack_require__(7129);

var retry = __webpack_require__(9233);

var unreachable = __webpack_require__(3821);

var user_agent = __webpack_require__(3069);

var abort_scope = __webpack_require__(9713);
;
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
        const scope = __addDisposableResource(env_1, new abort_scope/* AbortScope */.D({ clock, signal, timeoutMs, onTimeout }), false);
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
        const response = await options.transport.send({
            operation: 'probe',
            method: 'GET',
            origin: from.origin,
            path: `${from.pathname}${from.search}`,
            headers: { ...ofEveryProbe, ...options.headers },
            body: undefined,
            headersTimeoutMs: 0,
            idleTimeoutMs: 0,
            signal: scope.signal,
        });
        try {
            const { status } = response;
            const redirect = (0,http_redirect/* parseRedirect */.qQ)(status, response.header('location'), from);
            if (redirect?.kind === 'elsewhere' && options.redirectAway === 'failure') {
                const why = (0,message/* message */.i) `probe-redirected-away: answered ${status}, a redirect to another origin (${redirect.origin})`;
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


var request_headers = __webpack_require__(8478);

var status_ranges = __webpack_require__(1891);
;
var health_check_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var health_check_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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
    const { named = input_name/* nameAsInput */.A } = options;
    const defaults = { successes: 3, intervalMs: 2_000, timeoutMs: 120_000, redirectAway: 'failure' };
    const given = { ...defaults, ...options };
    const intervalMs = Math.min(given.intervalMs, given.timeoutMs / given.successes);
    const target = {
        ...given,
        intervalMs,
        named,
        url: parseAddress(options.url, named),
        headers: (0,request_headers/* checkHeaders */.ZZ)(Object.entries(options.headers ?? {}), named),
        ranges: new status_ranges/* StatusRanges */.R('health-status', options.status ?? '200-399', named),
        pattern: options.body === undefined ? undefined : new pattern/* Pattern */.z('health-body', options.body, named),
    };
    return {
        name: 'health',
        provesVersion: target.pattern !== undefined,
        run: async (context) => {
            const env_1 = { stack: [], error: void 0, hasError: false };
            try {
                if (options.transport !== undefined)
                    return await watch(target, options.transport, context);
                const transport = health_check_addDisposableResource(env_1, new undici_transport/* UndiciTransport */.s((0,base_url/* isLoopback */.U9)(target.url.hostname) ? 'direct' : {}), true);
                return await watch(target, transport, context);
            }
            catch (e_1) {
                env_1.error = e_1;
                env_1.hasError = true;
            }
            finally {
                const result_1 = health_check_disposeResources(env_1);
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
        return { passed, summary, evidence: (0,check/* cleanEvidence */.Z)(log.lines(), clean) };
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
    const text = (0,message/* message */.i) `health-timed-out: there were not ${inARowPhrase(successes)} within ${timeoutMs / 1000} s; the last request ${log.last}`;
    return finding(false, text);
}
function judge(result, { ranges, pattern, named }, clean) {
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
        const text = (0,message/* message */.i) `health-pattern-too-slow: answered ${status}, but matching ${named('health-body')} took over a second`;
        return { kind: 'final', text };
    }
    const shown = JSON.stringify((0,shortening/* excerpt */.Kb)(clean(body), shownOfBody));
    return { kind: 'bad', text: `answered ${status}, but the body does not match: ${shown}` };
}
function inARowPhrase(successes) {
    return successes === 1 ? 'one good answer' : `${successes} good answers in a row`;
}
function parseAddress(text, named) {
    const url = URL.parse(text);
    if (url === null || (url.protocol !== 'https:' && url.protocol !== 'http:')) {
        const why = `${named('health-url')} is not a complete URL: "${(0,shortening/* shorten */.ml)(text)}". Begin it with \`https://\` or \`http://\`.`;
        throw new errors/* InputError */.dz('health-url', why);
    }
    if (url.username !== '' || url.password !== '')
        throw new errors/* InputError */.dz('health-url', `${named('health-url')} has a user name or password. Use a URL without.`);
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
/* harmony import */ var _text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8086);
/* harmony import */ var _text_input_name_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(140);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3597);





const mostMs = 1_000;
class Pattern {
    #expression;
    constructor(input, source, named = _text_input_name_js__WEBPACK_IMPORTED_MODULE_2__/* .nameAsInput */ .A) {
        try {
            this.#expression = new RegExp(source);
        }
        catch (error) {
            const why = error instanceof Error ? (error.message.split(': ').at(-1) ?? '').toLowerCase() : String(error);
            const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_3__/* .message */ .i) `pattern-invalid: ${named(input)} is not a valid regular expression: "${(0,_text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_4__/* .shorten */ .ml)(source)}" (${why}). Write a backslash before each character that is meant as itself.`;
            throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz(input, text);
        }
        if (this.#expression.test('')) {
            const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_3__/* .message */ .i) `pattern-matches-anything: ${named(input)} matches any text: "${(0,_text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_4__/* .shorten */ .ml)(source)}". Use a pattern that needs at least one character.`;
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
/* harmony import */ var _text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8086);
/* harmony import */ var _text_input_name_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(140);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3597);




class StatusRanges {
    #ranges;
    constructor(input, text, named = _text_input_name_js__WEBPACK_IMPORTED_MODULE_1__/* .nameAsInput */ .A) {
        const parts = text.split(/[\s,]+/).filter((part) => part !== '');
        const ranges = parts.map(parseRange).filter((range) => range !== undefined);
        if (ranges.length === 0 || ranges.length < parts.length) {
            const why = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_2__/* .message */ .i) `statuses-invalid: ${named(input)} is not a list of HTTP statuses: "${(0,_text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_3__/* .shorten */ .ml)(text)}". Use statuses from 100 to 599 or ranges, such as \`200-399\` or \`200, 204\`.`;
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
function parseRange(part) {
    const [, from, to = from] = /^([1-5]\d{2})(?:-([1-5]\d{2}))?$/.exec(part) ?? [];
    return from === undefined || Number(from) > Number(to) ? undefined : [Number(from), Number(to)];
}


/***/ }),

/***/ 442:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ importVariables)
/* harmony export */ });
const mostMs = 60_000;
async function importVariables(platform, { serviceId, variables }, emit, { signal, timeoutMs }) {
    if (variables.length === 0)
        return;
    const limits = { signal, timeoutMs: Math.min(mostMs, timeoutMs) };
    const answer = await platform.call('import_env', { id: serviceId, vars: [...variables] }, limits);
    const skipped = (answer.skipped ?? []).map(({ key, reason }) => ({ key: key ?? undefined, why: reason ?? undefined }));
    await emit({ kind: 'variables-imported', count: answer.imported ?? variables.length, skipped });
}


/***/ }),

/***/ 3102:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C4: () => (/* binding */ setVariables),
/* harmony export */   PU: () => (/* binding */ turnIndexingOff),
/* harmony export */   jp: () => (/* binding */ hideFromSearch),
/* harmony export */   o$: () => (/* binding */ warnOfIndexing),
/* harmony export */   vD: () => (/* binding */ setAddress)
/* harmony export */ });
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6695);
/* harmony import */ var _deployment_start_variable_writes_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(442);
/* harmony import */ var _output_untrusted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8894);
/* harmony import */ var _text_defined_fields_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4917);
/* harmony import */ var _exposed_address_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5038);
/* harmony import */ var _preview_context_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8509);






const requestTimeoutMs = 30_000;
async function hideFromSearch(context, serviceId) {
    warnOfIndexing(context, await turnIndexingOff(context, serviceId));
}
async function turnIndexingOff(context, serviceId) {
    const settings = { id: serviceId, enabled: false };
    const request = context.platform.call('set_search_indexing', settings, (0,_preview_context_js__WEBPACK_IMPORTED_MODULE_3__/* .callOptions */ .jp)(context, requestTimeoutMs));
    return await (0,_client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .catchError */ .WL)(request, context.job.signal);
}
function warnOfIndexing({ job }, error) {
    if (error === undefined)
        return;
    job.console.warn(`Search engines may index the preview: ${error.message}`);
}
async function setAddress(context, record, { serviceId, known }) {
    const { inputs, job, reporter } = context;
    const { expose } = inputs;
    const exposed = expose && ((0,_exposed_address_js__WEBPACK_IMPORTED_MODULE_2__/* .rememberedPort */ .Mv)(expose, known) ?? (await (0,_exposed_address_js__WEBPACK_IMPORTED_MODULE_2__/* .exposePort */ .ws)(context, serviceId, expose)));
    const url = inputs.report.environmentUrl ?? exposed?.url;
    if (url !== undefined)
        reporter.setUrl(url);
    const shown = url === undefined ? undefined : (0,_output_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .sanitizeText */ .jZ)(url, job.redactor);
    record.note((0,_text_defined_fields_js__WEBPACK_IMPORTED_MODULE_4__/* .definedFields */ .X)({ url: shown, exposed }));
}
async function setVariables(context, serviceId) {
    const { platform, job, inputs } = context;
    const { variables, follow } = inputs;
    if (variables.length === 0)
        return;
    const limits = { signal: job.signal, timeoutMs: follow.timeoutMs };
    await (0,_deployment_start_variable_writes_js__WEBPACK_IMPORTED_MODULE_5__/* .importVariables */ .b)(platform, { serviceId, variables }, (0,_preview_context_js__WEBPACK_IMPORTED_MODULE_3__/* .flowOptions */ .pO)(context).onEvent, limits);
}


/***/ }),

/***/ 5038:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mv: () => (/* binding */ rememberedPort),
/* harmony export */   rb: () => (/* binding */ waitForAddress),
/* harmony export */   ws: () => (/* binding */ exposePort)
/* harmony export */ });
/* unused harmony export toAddress */
/* harmony import */ var _checks_health_check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5799);
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6695);
/* harmony import */ var _client_time_clock_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9376);
/* harmony import */ var _output_untrusted_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8894);
/* harmony import */ var _text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8086);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3597);
/* harmony import */ var _preview_context_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8509);







const exposeTimeoutMs = 30_000;
const answers = '200-299 301 302 303 307 308 400-403 405-499';
const gapMs = 1_000;
function rememberedPort(wanted, last) {
    const { port, label } = last?.exposed ?? {};
    const isSame = port === wanted.port && label === wanted.label;
    return isSame && last?.url !== undefined ? { ...wanted, url: last.url } : undefined;
}
async function exposePort(context, serviceId, expose) {
    const request = context.platform.call('expose_port', { id: serviceId, ...expose }, (0,_preview_context_js__WEBPACK_IMPORTED_MODULE_4__/* .callOptions */ .jp)(context, exposeTimeoutMs));
    const error = await (0,_client_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .catchError */ .WL)(request, context.job.signal);
    const url = error === undefined ? toAddress((await request).hostname ?? '') : undefined;
    if (url !== undefined)
        return { ...expose, url };
    const refusal = error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .RefusedError */ .fk && error.status < 500 ? error.status : undefined;
    if (error?.kind === 'input' || (refusal !== undefined && refusal !== 409))
        throw error;
    const why = error === undefined ? 'the platform gave it no hostname' : (0,_text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_5__/* .withoutFullStop */ .Qu)(error.message);
    context.job.console.warn((0,_text_message_js__WEBPACK_IMPORTED_MODULE_6__/* .message */ .i) `preview-port-without-address: The address of port ${expose.port} is not known (${why}): set ${context.job.inputs.named('environment-url')}.`);
    return error === undefined ? expose : undefined;
}
function toAddress(hostname) {
    const hasScheme = /^https?:\/\//i.test(hostname);
    if (!hasScheme && /[\s/\\@?#]/.test(hostname))
        return undefined;
    const local = /^(?:(?:[a-z0-9-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i.test(hostname);
    const address = hasScheme ? hostname : `${local ? 'http' : 'https'}://${hostname}`;
    const url = URL.parse(address);
    return url?.username === '' && url.password === '' ? address : undefined;
}
async function waitForAddress(context, end) {
    const { inputs, job, platform, reporter, run } = context;
    if (end.kind !== 'deployment' || end.outcome !== 'succeeded')
        return end;
    const { deploymentId } = end;
    const url = reporter.url ?? end.url;
    if (url === undefined) {
        job.console.warn(`${context.job.inputs.named('wait-for-url')} has no address to wait for: set ${context.job.inputs.named('port')} or ${context.job.inputs.named('environment-url')}.`);
        return end;
    }
    const timeoutMs = Math.floor(Math.min(inputs.waitForUrlMs, (0,_preview_context_js__WEBPACK_IMPORTED_MODULE_4__/* .leftMs */ .Ok)(run)));
    job.state.note({ during: 'the wait for the address' });
    job.console.say(`Waiting for ${url} to answer.`);
    try {
        const times = { successes: 1, intervalMs: gapMs, timeoutMs };
        const check = (0,_checks_health_check_js__WEBPACK_IMPORTED_MODULE_0__/* .healthCheck */ .b)({
            url,
            status: answers,
            redirectAway: 'answer',
            named: context.job.inputs.named,
            ...times,
        });
        const { passed, summary } = await check.run({
            platform,
            clock: _client_time_clock_js__WEBPACK_IMPORTED_MODULE_2__/* .systemClock */ .m,
            signal: job.signal,
            progress: () => undefined,
            clean: (text) => (0,_output_untrusted_js__WEBPACK_IMPORTED_MODULE_3__/* .sanitizeText */ .jZ)(text, job.redactor),
        });
        if (passed)
            return end;
        const reason = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_6__/* .message */ .i) `preview-address-silent: Deployment ${deploymentId} succeeded, but ${url} did not answer in time: ${summary}.`;
        return { ...end, outcome: 'timed-out', reason };
    }
    catch (error) {
        if (!job.signal.aborted)
            throw error;
        const reason = `The run was cancelled while it waited for ${url} to answer. Deployment ${deploymentId} itself succeeded.`;
        return { ...end, outcome: 'aborted', reason };
    }
}


/***/ }),

/***/ 6767:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {



__webpack_require__.d(__webpack_exports__, {
  E8: () => (/* binding */ checkServiceExists),
  uS: () => (/* binding */ whyDeletionUnproven),
  fG: () => (/* binding */ whyRefused)
});


var errors = __webpack_require__(6695);

var json_fields = __webpack_require__(1786);

var format_error = __webpack_require__(4913);

var taxiway_error = __webpack_require__(2190);
;




async function findDeletedService(platform, { slug, serviceId }, options = {}) {
    try {
        const rows = await platform.call('list_deleted_services', { slug }, options);
        const value = rows.find((row) => (0,json_fields/* readId */.w)(row) === serviceId);
        if (value !== undefined)
            return { kind: 'found', value };
        if (rows.some((row) => (0,json_fields/* readId */.w)(row) === undefined))
            return { kind: 'unknown', why: 'an entry of it has no id' };
        return { kind: 'absent', proof: 'the whole list was read' };
    }
    catch (error) {
        options.signal?.throwIfAborted();
        if (error instanceof errors/* InputError */.dz || !(error instanceof taxiway_error/* TaxiwayError */.y))
            throw error;
        return { kind: 'unknown', why: (0,format_error/* formatErrorAsClause */.N_)(error) };
    }
}


var message = __webpack_require__(3597);

var applied_settings = __webpack_require__(3102);

var preview_context = __webpack_require__(8509);
;





const requestTimeoutMs = 30_000;
function whyRefused({ host, inputs, job }, remembered, isFirstRun) {
    const { name, source } = inputs;
    switch (remembered.kind) {
        case 'known': {
            const { serviceId, image } = remembered;
            if (image === source.image)
                return undefined;
            const made = image === undefined ? 'is built from a repository' : `runs the image "${image}"`;
            const keep = image === undefined ? `Remove ${job.inputs.named('image')}` : 'Keep the image (its tag may move)';
            return (0,message/* message */.i) `preview-runs-image: Service ${serviceId} of ${name} ${made}, and the platform documents no way to change that. ${keep}, or set another ${job.inputs.named('service-name')}.`;
        }
        case 'none':
            return undefined;
        case 'unconfirmed':
            return (0,message/* message */.i) `preview-creation-unconfirmed: A run has claimed the creation of ${name}, and ${host.memory.name} remembers no service of it, so one may exist and be billed. Look at the project: set ${job.inputs.named('service-id')} if it is there, or ${host.memory.clearing} if it is not.`;
        case 'unreadable':
            if (isFirstRun)
                return undefined;
            return (0,message/* message */.i) `preview-service-unknown: Could not determine the service for ${name} (${remembered.why}). Another one would be billed too: set ${job.inputs.named('service-id')}.`;
        default:
            return remembered;
    }
}
async function checkServiceExists(context, serviceId) {
    const { inputs, job } = context;
    const { givenId, name } = inputs;
    const error = await (0,applied_settings/* turnIndexingOff */.PU)(context, serviceId);
    const mayBeGone = (0,errors/* isMissing */.b2)(error) && givenId === undefined;
    const unproven = mayBeGone ? await whyDeletionUnproven(context, serviceId) : undefined;
    if (mayBeGone && unproven === undefined) {
        job.console.warn((0,message/* message */.i) `preview-service-deleted: Service ${serviceId} of ${name} was deleted on the platform, so a new one is created.`);
        return { deleted: true };
    }
    (0,applied_settings/* warnOfIndexing */.o$)(context, error);
    if (unproven === undefined)
        return { deleted: false };
    const advice = `Service ${serviceId} of ${name} was not found, and ${unproven}. If it was deleted, set another ${context.job.inputs.named('service-name')}. If it was not, check which services the key can access.`;
    return { deleted: false, advice };
}
async function whyDeletionUnproven(context, serviceId) {
    const { inputs, platform } = context;
    const { projectSlug: slug } = inputs.create;
    if (slug === undefined)
        return `without ${context.job.inputs.named('project-slug')} Taxiway cannot ask the platform whether it was deleted`;
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


/***/ })

};
