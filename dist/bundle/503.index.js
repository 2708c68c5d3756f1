export const id = 503;
export const ids = [503];
export const modules = {

/***/ 6258:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ cleanEvidence)
/* harmony export */ });
/* harmony import */ var _text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4908);

const mostEvidence = 20;
const longestEvidence = 500;
function cleanEvidence(lines, clean) {
    const kept = lines.slice(-mostEvidence).map((line) => (0,_text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_0__/* .excerpt */ .Kb)((0,_text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(clean(line)), longestEvidence));
    const left = lines.length - kept.length;
    return left === 0 ? kept : [`\u2026 ${left} earlier`, ...kept.slice(1)];
}


/***/ }),

/***/ 9804:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ Pattern)
/* harmony export */ });
/* harmony import */ var node_vm__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(714);
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5373);
/* harmony import */ var _text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4908);
/* harmony import */ var _text_input_name_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2950);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1103);





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

/***/ 697:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ StatusRanges)
/* harmony export */ });
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5373);
/* harmony import */ var _text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4908);
/* harmony import */ var _text_input_name_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2950);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1103);




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

/***/ 1503:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {



__webpack_require__.d(__webpack_exports__, {
  w: () => (/* binding */ readChecks),
  r: () => (/* binding */ readGateInputs)
});


var promises_ = __webpack_require__(8500);

var abort_scope = __webpack_require__(7239);

var duration = __webpack_require__(839);

var message = __webpack_require__(1103);

var check = __webpack_require__(6258);
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





const graceMs = 2_000;
const drainMs = 1_000;
const longestLine = 8_192;
const mostShown = 5_000_000;
const mostKept = 20;
function commandCheck(options) {
    return { name: 'command', provesVersion: true, run: (context) => run(options, context) };
}
async function run({ command, timeoutMs = 600_000, ...options }, context) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const child = await start(shellsFor(command), { ...options, context });
        if (child instanceof Error)
            return { passed: false, summary: `the command could not be started: ${child.message}`, evidence: [] };
        const scope = __addDisposableResource(env_1, new abort_scope/* AbortScope */.D({ signal: context.signal, timeoutMs }), false);
        let ending;
        const end = () => (ending ??= endGroup(child));
        scope.signal.addEventListener('abort', end, { once: true });
        const output = new ShownOutput(context);
        const reading = Promise.allSettled([child.stdout, child.stderr].map((pipe) => output.read(pipe)));
        const ended = await new Promise((resolve) => {
            child.once('exit', (code, signal) => resolve(code ?? signal ?? 'an unknown signal'));
        });
        await end();
        await Promise.race([reading, (0,promises_.setTimeout)(drainMs, undefined, { ref: false })]);
        child.stdout?.destroy();
        child.stderr?.destroy();
        context.signal.throwIfAborted();
        const evidence = (0,check/* cleanEvidence */.Z)(output.last, context.clean);
        if (scope.signal.aborted) {
            const summary = (0,message/* message */.i) `check-command-timeout: the command did not end within ${(0,duration/* formatDuration */.a3)(timeoutMs)}`;
            return { passed: false, summary, evidence };
        }
        if (ended === 0)
            return { passed: true, summary: 'the command exited with 0', evidence };
        const summary = typeof ended === 'number'
            ? (0,message/* message */.i) `check-command-failed: the command exited with ${ended}`
            : `the command was ended by ${ended}`;
        return { passed: false, summary, evidence };
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        __disposeResources(env_1);
    }
}
function shellsFor(command) {
    if (process.platform !== 'win32') {
        return [
            ['bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', command]],
            ['sh', ['-ec', command]],
        ];
    }
    const script = `$ErrorActionPreference = 'stop'\n${command}\nif (Test-Path variable:\\LASTEXITCODE) { exit $LASTEXITCODE }`;
    const encoded = Buffer.from(script, 'utf16le').toString('base64');
    const args = ['-NoLogo', '-NoProfile', '-NonInteractive', '-EncodedCommand', encoded];
    return [
        ['pwsh', args],
        ['powershell', args],
    ];
}
async function start([[program, args] = ['sh', []], ...others], given) {
    const { folder, environment, url, context } = given;
    const { deployment = {} } = context;
    const ownVariables = {
        TAXIWAY_URL: url ?? deployment.url,
        TAXIWAY_SHA: deployment.commit,
        TAXIWAY_DEPLOYMENT_ID: deployment.deploymentId,
        TAXIWAY_SERVICE_ID: deployment.serviceId,
    };
    const { spawn } = await Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 1421, 19));
    const child = spawn(program, [...args], {
        cwd: folder,
        env: { ...environment, ...ownVariables },
        stdio: ['ignore', 'pipe', 'pipe'],
        detached: process.platform !== 'win32',
        windowsHide: true,
    });
    const failure = await new Promise((resolve) => {
        child.once('spawn', () => resolve(undefined));
        child.once('error', resolve);
    });
    if (failure === undefined)
        return child;
    const isMissing = 'code' in failure && failure.code === 'ENOENT';
    return isMissing && others.length > 0 ? await start(others, given) : failure;
}
async function endGroup({ pid }) {
    if (pid === undefined)
        return;
    if (process.platform === 'win32') {
        const { spawn } = await Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 1421, 19));
        const killer = spawn('taskkill', ['/pid', String(pid), '/t', '/f'], { stdio: 'ignore', windowsHide: true });
        await new Promise((resolve) => killer.once('close', () => resolve()).once('error', () => resolve()));
        return;
    }
    if (!signalGroup(pid, 'SIGTERM'))
        return;
    for (let leftMs = graceMs; leftMs > 0; leftMs -= 50) {
        await (0,promises_.setTimeout)(50);
        if (!signalGroup(pid, 0))
            return;
    }
    signalGroup(pid, 'SIGKILL');
}
function signalGroup(pid, signal) {
    try {
        return process.kill(-pid, signal);
    }
    catch {
        return false;
    }
}
class ShownOutput {
    #context;
    #last = [];
    #shown = 0;
    constructor(context) {
        this.#context = context;
    }
    get last() {
        return this.#last;
    }
    async read(pipe) {
        let rest = '';
        pipe?.setEncoding('utf8');
        for await (const chunk of pipe ?? []) {
            const lines = `${rest}${chunk}`.split(/\r\n|\n|\r(?!$)/);
            rest = lines.pop() ?? '';
            for (; rest.length > longestLine; rest = rest.slice(longestLine))
                lines.push(rest.slice(0, longestLine));
            await this.#show(lines);
        }
        if (rest !== '')
            await this.#show([rest]);
    }
    async #show(lines) {
        if (lines.length === 0)
            return;
        this.#last = [...this.#last, ...lines.slice(-mostKept)].slice(-mostKept);
        if (this.#shown > mostShown)
            return;
        for (const line of lines)
            this.#shown += line.length + 1;
        await this.#context.print?.(lines);
        if (this.#shown > mostShown)
            await this.#context.print?.(['\u2026 (the rest of the output is not shown)']);
    }
}


var base_url = __webpack_require__(3651);

var errors = __webpack_require__(5373);

var undici_transport = __webpack_require__(4622);

var shortening = __webpack_require__(4908);

var input_name = __webpack_require__(2950);

var checks_pattern = __webpack_require__(9804);

var http_redirect = __webpack_require__(3361);

var response_body = __webpack_require__(187);

var retry = __webpack_require__(4503);

var unreachable = __webpack_require__(6195);

var user_agent = __webpack_require__(2356);
;
var probe_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var probe_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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
        const scope = probe_addDisposableResource(env_1, new abort_scope/* AbortScope */.D({ clock, signal, timeoutMs, onTimeout }), false);
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
        probe_disposeResources(env_1);
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


var request_headers = __webpack_require__(4244);

var status_ranges = __webpack_require__(697);
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
        pattern: options.body === undefined ? undefined : new checks_pattern/* Pattern */.z('health-body', options.body, named),
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


var taxiway_error = __webpack_require__(7776);
;

const operation = 'get_logs';
const mostLines = 1_000;
const readTimeoutMs = 15_000;
const mostPages = 1_000;
const beforeAll = -1;
class RuntimeLog {
    #context;
    #serviceId;
    #limit = mostLines;
    marked = false;
    restarts = 0;
    #mark;
    #largestAnswer = 1;
    constructor(context, serviceId) {
        this.#context = context;
        this.#serviceId = serviceId;
    }
    async begin(options) {
        const newest = await this.#page({}, options);
        if (!this.marked)
            this.#mark = newest.at(-1);
        this.marked = true;
    }
    async *read() {
        if (!this.marked)
            await this.begin();
        for (;;) {
            const answer = await this.#next();
            const readTo = this.#mark?.id ?? beforeAll;
            const page = answer.filter(({ id }) => id > readTo);
            const last = page.at(-1);
            if (last === undefined)
                return;
            const cut = answer.length >= Math.min(this.#limit, this.#largestAnswer);
            this.#largestAnswer = Math.max(this.#largestAnswer, answer.length);
            const missed = cut ? await this.#between(readTo, page) : [];
            this.#mark = last;
            yield [...missed, ...page];
            if (!cut)
                return;
        }
    }
    async #next() {
        const mark = this.#mark;
        if (mark === undefined)
            return await this.#page();
        const answer = await this.#page(mark.id > 0 ? { after: mark.id - 1 } : {});
        if (!isSame(answer[0], mark) && (await this.#startedOver(mark))) {
            this.restarts++;
            this.#mark = undefined;
            return await this.#page();
        }
        if (answer.length > 1 || (this.#largestAnswer > 1 && this.#limit > 1))
            return answer;
        return await this.#page({ after: mark.id });
    }
    async #startedOver(mark) {
        const newest = await this.#page();
        const last = newest.at(-1);
        return last === undefined || last.id < mark.id || newest.some((line) => line.id === mark.id && !isSame(line, mark));
    }
    async #between(mark, page) {
        let missed = [];
        for (let pages = 1; pages <= mostPages; pages++) {
            const before = missed[0]?.id ?? page[0]?.id ?? 0;
            const older = (await this.#page({ before })).filter(({ id }) => id > mark && id < before);
            if (older.length === 0)
                return missed;
            missed = [...older, ...missed];
        }
        throw unreadable(`get_logs: more lines were written between two reads than can be read.`);
    }
    async #page(cursor = {}, options = { timeoutMs: readTimeoutMs, retries: false }) {
        const { platform, signal } = this.#context;
        const { after = Number.NEGATIVE_INFINITY } = cursor;
        for (;;) {
            const args = { id: this.#serviceId, limit: this.#limit, ...cursor };
            try {
                const { logs } = await platform.call(operation, args, { signal, ...options });
                const lines = (logs ?? []).map(readLine).filter(({ id }) => id > after);
                return lines.sort((one, other) => one.id - other.id);
            }
            catch (error) {
                if (this.#limit === 1 || !isTooMuch(error))
                    throw error;
                this.#limit = Math.max(1, Math.floor(this.#limit / 10));
            }
        }
    }
}
function readLine({ id, line: text, ts, stream }) {
    if (typeof id === 'number' && typeof text === 'string')
        return { id, text, ts: ts ?? undefined, stream: stream ?? undefined };
    throw unreadable(`get_logs: a line has no id or no text, so it cannot be checked.`);
}
function unreadable(text) {
    return new errors/* UnreadableError */.Gy(text, { operation, status: 200 });
}
function isTooMuch(error) {
    if (error instanceof errors/* UnreadableError */.Gy)
        return /MiB/.test(error.message);
    return error instanceof errors/* RefusedError */.fk && error.status === 400;
}
function isSame(line, mark) {
    return line?.id === mark.id && line.text === mark.text && line.ts === mark.ts;
}

;








const longestIntervalMs = 2_000;
const markMs = 10_000;
const lastReadMs = 30_000;
const contextLines = 5;
const shownOfSummary = 200;
const shownOfLine = 480;
function soakCheck(options) {
    const { serviceId, durationMs, failPattern, intervalMs = longestIntervalMs, named = input_name/* nameAsInput */.A } = options;
    const input = 'log-fail-pattern';
    const pattern = new checks_pattern/* Pattern */.z(input, failPattern, named);
    const tooSlow = `matching ${named(input)} took over a second: simplify it`;
    let log;
    return {
        name: 'runtime log',
        prepare: async (context) => {
            log = new RuntimeLog(context, serviceId);
            await log.begin({ timeoutMs: markMs }).catch((error) => {
                context.signal.throwIfAborted();
                if (!(error instanceof taxiway_error/* TaxiwayError */.y))
                    throw error;
            });
        },
        run: async (context) => {
            const soak = new Soak(log ?? new RuntimeLog(context, serviceId), { pattern, tooSlow }, context);
            return await soak.watch(durationMs, Math.min(longestIntervalMs, intervalMs));
        },
    };
}
class Soak {
    #log;
    #search;
    #context;
    #lastLines = [];
    #lines = 0;
    #failures = 0;
    #refusals = 0;
    #lastFailure = '';
    #delay = [];
    constructor(log, search, context) {
        this.#log = log;
        this.#search = search;
        this.#context = context;
    }
    async watch(durationMs, intervalMs) {
        const { clock, signal, progress } = this.#context;
        const startMs = clock.now();
        let endMs = startMs + durationMs;
        for (;;) {
            const sentMs = clock.now();
            const marked = this.#log.marked;
            const read = await this.#read(endMs + lastReadMs);
            if (!marked && this.#log.marked) {
                const seconds = ((clock.now() - startMs) / 1000).toFixed(1);
                this.#delay = [`the log was watched only from ${seconds} s on, because it could not be read before`];
                endMs = clock.now() + durationMs;
            }
            if (read.kind === 'over')
                return read.finding;
            if (read.kind === 'complete' && sentMs >= endMs)
                return this.#passed(durationMs);
            const nowMs = clock.now();
            const waitMs = read.kind === 'complete' ? Math.min(intervalMs, endMs - nowMs) : Math.max(intervalMs, read.pauseMs);
            if (nowMs + waitMs > endMs + lastReadMs)
                return this.#unread();
            progress(`${this.#lines} lines so far, none matches`);
            await clock.sleep(Math.max(0, waitMs), signal);
        }
    }
    async #read(lastMs) {
        try {
            for await (const lines of this.#log.read()) {
                const finding = this.#judge(lines);
                if (finding !== undefined)
                    return { kind: 'over', finding };
                if (this.#context.clock.now() > lastMs) {
                    return this.#failed(`lines are written faster than they can be read`, 0);
                }
            }
            this.#refusals = 0;
            return { kind: 'complete' };
        }
        catch (error) {
            this.#context.signal.throwIfAborted();
            if (!(error instanceof taxiway_error/* TaxiwayError */.y))
                throw error;
            this.#refusals = (0,errors/* isForbidden */.US)(error) ? this.#refusals + 1 : 0;
            const failed = this.#failed((0,shortening/* withoutFullStop */.Qu)(error.message), (error instanceof errors/* RefusedError */.fk && error.retryAfterMs) || 0);
            return this.#refusals < errors/* refusalLimit */.AU ? failed : { kind: 'over', finding: this.#unread() };
        }
    }
    #failed(why, pauseMs) {
        this.#failures++;
        this.#lastFailure = why;
        return { kind: 'failed', pauseMs };
    }
    #judge(lines) {
        const index = this.#search.pattern.find(lines.map(({ text }) => text));
        if (index === undefined)
            return {
                passed: false,
                summary: this.#search.tooSlow,
                evidence: [],
            };
        if (index >= 0)
            return this.#matched(lines, index);
        this.#lines += lines.length;
        this.#lastLines = [...this.#lastLines, ...lines.slice(-contextLines)].slice(-contextLines);
        return undefined;
    }
    #matched(lines, index) {
        const { clean } = this.#context;
        const before = [...this.#lastLines, ...lines.slice(0, index)].slice(-contextLines).map(numbered);
        const after = lines.slice(index + 1, index + 1 + contextLines).map(numbered);
        const text = clean(lines[index]?.text ?? '');
        const place = Math.max(0, this.#search.pattern.placeIn(text) ?? 0);
        const match = `> ${lines[index]?.id}: ${(0,shortening/* excerpt */.Kb)(text, shownOfLine, place)}`;
        const summary = `a line matches: ${(0,shortening/* excerpt */.Kb)(text, shownOfSummary, place)}`;
        return { passed: false, summary, evidence: (0,check/* cleanEvidence */.Z)([...this.#restarts(), ...before, match, ...after], clean) };
    }
    #passed(durationMs) {
        const failures = this.#failures === 0 ? [] : [`${this.#failures} reads failed; the last failure: ${this.#lastFailure}`];
        const evidence = [...this.#delay, ...this.#restarts(), ...failures, ...this.#lastLines.map(numbered)];
        const summary = `none of ${this.#lines} lines matches, in ${durationMs / 1000} s`;
        return { passed: true, summary, evidence: (0,check/* cleanEvidence */.Z)(evidence, this.#context.clean) };
    }
    #restarts() {
        const { restarts } = this.#log;
        if (restarts === 0)
            return [];
        return [`the log started over ${restarts === 1 ? 'once' : `${restarts} times`}, as after a restart`];
    }
    #unread() {
        const last = this.#lastLines.at(-1)?.id;
        const why = this.#lastFailure;
        const summary = (0,message/* message */.i) `runtime-log-unread: the runtime log could not be read to its end, so it may match: ${why}`;
        const reached = last === undefined ? '' : `; the last line read is ${last}`;
        return { passed: false, summary, evidence: [`${this.#failures} reads failed${reached}`] };
    }
}
function numbered({ id, text }) {
    return `${id}: ${text}`;
}


var hidden_failure = __webpack_require__(3980);
;





const shownLines = 10;
const longestFailure = 500;
const mayHaveRun = `the statement may have run, and is not sent again`;
function statementCheck(options) {
    return {
        name: 'SQL',
        provesVersion: true,
        doubt: mayHaveRun,
        needs: 'db_query',
        run: async (context) => {
            try {
                return await statement_check_run(options, context);
            }
            catch (error) {
                context.signal.throwIfAborted();
                if (!(error instanceof taxiway_error/* TaxiwayError */.y))
                    throw error;
                const doubt = (0,errors/* mayHaveTakenEffect */.Y2)(error) ? `; ${mayHaveRun}` : '';
                return { passed: false, summary: `${(0,shortening/* withoutFullStop */.Qu)(error.message)}${doubt}`, evidence: [] };
            }
        },
    };
}
async function statement_check_run(options, { platform, signal, clean }) {
    const { serviceId, query, timeoutMs = 300_000 } = options;
    const answer = await platform.call('db_query', { id: serviceId, query }, { signal, timeoutMs });
    const { output } = answer;
    const lines = (output ?? '').split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
    const more = lines.length > shownLines ? [`\u2026 ${lines.length - shownLines} more lines`] : [];
    const evidence = (0,check/* cleanEvidence */.Z)([...lines.slice(0, shownLines), ...more], clean);
    const failure = (0,hidden_failure/* findStatementFailure */.PW)(answer);
    if (failure !== undefined) {
        return { passed: false, summary: (0,shortening/* excerpt */.Kb)((0,shortening/* withoutFullStop */.Qu)(clean(failure)), longestFailure), evidence };
    }
    if (typeof output === 'string')
        return { passed: true, summary: 'the statement ran without an error', evidence };
    return { passed: false, summary: 'the answer has no output, so it is unknown whether the statement failed', evidence };
}


var config_connection = __webpack_require__(1465);

var follow_inputs = __webpack_require__(7992);

var report_inputs = __webpack_require__(8701);

var defined_fields = __webpack_require__(5023);
;












const ofAction = /^(?:INPUT_|STATE_|ACTIONS_(?:RUNTIME|RESULTS|CACHE)_|GITHUB_(?:OUTPUT|STATE|ENV|PATH|STEP_SUMMARY)$)/i;
const tokens = /^(?:TAXIWAY_(?:API_KEY|HEALTH_HEADERS)|(?:TAXIWAY_)?(?:GITHUB|GITLAB)_TOKEN|GH_TOKEN|CI_JOB_TOKEN)$/i;
function readGateInputs(job) {
    const { inputs, context } = job;
    const report = (0,report_inputs/* readReportInputs */.g)(inputs);
    const connection = (0,config_connection/* readConnection */.d)(inputs);
    const follow = (0,follow_inputs/* readFollowInputs */.j)(inputs);
    const serviceId = inputs.required('service-id', 'the service whose deployment the gate judges');
    const deploymentId = inputs.get('deployment-id');
    const rollbackRef = inputs.get('rollback-ref');
    const request = {
        serviceId,
        ...(0,defined_fields/* definedFields */.X)({ deploymentId, commit: context.sha, rollbackRef }),
        rollback: inputs.get('rollback'),
        checks: readChecks(job, serviceId, follow),
    };
    return { connection, request, follow, report };
}
function readChecks(job, serviceId, follow) {
    const { inputs } = job;
    const checks = [readHealth(inputs), readCommand(job), readSoak(inputs, serviceId, follow), readStatement(inputs)];
    return checks.filter((check) => check !== undefined);
}
function readHealth(inputs) {
    const url = inputs.get('health-url');
    const status = inputs.get('health-status');
    if (status !== undefined)
        new status_ranges/* StatusRanges */.R('health-status', status, inputs.named);
    const given = inputs.get('health-headers');
    const headers = given === undefined ? undefined : (0,request_headers/* parseHeaders */.QG)(given, inputs.named);
    const body = inputs.get('health-body');
    const successes = inputs.get('health-successes');
    const intervalMs = inputs.get('health-interval');
    const timeoutMs = inputs.get('health-timeout');
    if (url === undefined)
        return (refuseAlone(inputs, 'health-headers', headers, 'health-url') ??
            refuseAlone(inputs, 'health-body', body, 'health-url'));
    const { named } = inputs;
    return healthCheck({ url, named, ...(0,defined_fields/* definedFields */.X)({ headers, status, body, successes, intervalMs, timeoutMs }) });
}
function readCommand({ inputs, context, environment, redactor }) {
    const command = inputs.get('check-command');
    const timeoutMs = inputs.get('check-timeout');
    if (command === undefined)
        return undefined;
    const url = inputs.get('environment-url');
    const passedOn = Object.entries(environment).filter(([name, value = '']) => !ofAction.test(name) && !tokens.test(name) && !redactor.finds(value));
    return commandCheck({
        command,
        folder: context.config.folder,
        environment: Object.fromEntries(passedOn),
        url,
        timeoutMs,
    });
}
function readSoak(inputs, serviceId, { pollIntervalMs }) {
    const durationMs = inputs.get('soak');
    const failPattern = inputs.get('log-fail-pattern');
    if (durationMs === undefined)
        return refuseAlone(inputs, 'log-fail-pattern', failPattern, 'soak');
    if (failPattern === undefined)
        return refuseAlone(inputs, 'soak', durationMs, 'log-fail-pattern');
    return soakCheck({
        serviceId,
        failPattern,
        durationMs,
        named: inputs.named,
        ...(0,defined_fields/* definedFields */.X)({ intervalMs: pollIntervalMs }),
    });
}
function readStatement(inputs) {
    const query = inputs.get('sql');
    const serviceId = inputs.get('sql-service-id');
    if (query === undefined)
        return refuseAlone(inputs, 'sql-service-id', serviceId, 'sql');
    if (serviceId === undefined)
        return refuseAlone(inputs, 'sql', query, 'sql-service-id');
    return statementCheck({ serviceId, query });
}
function refuseAlone({ named }, name, value, missing) {
    if (value === undefined)
        return undefined;
    const text = (0,message/* message */.i) `half-a-check: ${named(name)} has no effect without ${named(missing)}. Set both or neither.`;
    throw new errors/* InputError */.dz(name, text);
}


/***/ })

};
