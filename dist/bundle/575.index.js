export const id = 575;
export const ids = [575];
export const modules = {

/***/ 5085:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ excerpt),
/* harmony export */   X: () => (/* binding */ evidenceOf)
/* harmony export */ });
const mostEvidence = 20;
const longestEvidence = 500;
/**
 * Lines as evidence: the last 20 of them, each one line of at most 500 characters. They are cleaned before they are cut, for
 * nobody would know a piece of a secret.
 */
function evidenceOf(lines, clean) {
    const kept = lines.slice(-mostEvidence).map((line) => excerpt(oneLine(clean(line)), longestEvidence));
    const left = lines.length - kept.length;
    return left === 0 ? kept : [`… ${left} earlier`, ...kept.slice(1)];
}
/** At most so many characters of a cleaned text: from its beginning, or around the place that matters. */
function excerpt(text, longest, place = 0) {
    if (text.length <= longest)
        return text;
    const from = Math.min(Math.max(0, place - Math.floor(longest / 4)), text.length - longest);
    const to = from + longest;
    const kept = text.slice(from === 0 ? 0 : from + 1, to === text.length ? to : to - 1).toWellFormed();
    return `${from === 0 ? '' : '…'}${kept}${to === text.length ? '' : '…'}`;
}
function oneLine(text) {
    return text.replace(/[\r\n\u0085\u2028\u2029]+/g, ' ').trimEnd();
}


/***/ }),

/***/ 4689:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  b: () => (/* binding */ healthCheck)
});

// EXTERNAL MODULE: ./build/client/base-url.js
var base_url = __webpack_require__(2701);
// EXTERNAL MODULE: ./build/client/errors.js
var errors = __webpack_require__(6695);
// EXTERNAL MODULE: ./build/client/undici-transport.js + 3 modules
var undici_transport = __webpack_require__(6367);
// EXTERNAL MODULE: ./build/checks/excerpt.js
var excerpt = __webpack_require__(5085);
// EXTERNAL MODULE: ./build/checks/pattern.js
var checks_pattern = __webpack_require__(3078);
// EXTERNAL MODULE: ./build/client/gathered-bytes.js
var gathered_bytes = __webpack_require__(4420);
// EXTERNAL MODULE: ./build/client/redirect.js
var client_redirect = __webpack_require__(8664);
// EXTERNAL MODULE: ./build/client/repeat.js
var repeat = __webpack_require__(1331);
// EXTERNAL MODULE: ./build/client/scope.js
var client_scope = __webpack_require__(6170);
// EXTERNAL MODULE: ./build/client/user-agent.js + 1 modules
var user_agent = __webpack_require__(1895);
;// CONCATENATED MODULE: ./build/checks/probe.js






const longestBody = 256 * 1024;
/**
 * One GET without a key, on a connection of its own: behind a balancer the old version may hold the one before. Redirects are
 * followed on the same origin. Rejects with the signal's reason alone.
 */
async function probe(address, options) {
    const { clock, signal, timeoutMs } = options;
    const seconds = Math.round(timeoutMs / 100) / 10;
    const onTimeout = () => new errors/* NoAnswerError */.i5(`no whole answer within ${seconds} s`, { operation: 'probe', sent: true });
    const scope = new client_scope/* Scope */.H({ clock, signal, timeoutMs, onTimeout });
    try {
        return await look(address, scope, options);
    }
    catch (error) {
        signal.throwIfAborted();
        return { kind: 'unanswered', why: whyUnanswered(scope.signal.aborted ? (0,repeat/* endOf */.pJ)(scope, error) : error) };
    }
    finally {
        scope.close();
    }
}
async function look(address, scope, options) {
    let from = address;
    for (let hops = 0; hops <= client_redirect/* maximumRedirects */.Uq; hops++) {
        const response = await options.transport.send(requestOf(from, scope, options.timeoutMs));
        const { status } = response;
        const redirect = (0,client_redirect/* redirectOf */.Yx)(status, response.header('location'), from);
        if (redirect?.kind === 'elsewhere' && options.redirectAway === 'failure') {
            response.discard();
            return { kind: 'elsewhere', why: `answered ${status}, a redirect to another origin (${redirect.origin})` };
        }
        if (redirect === undefined || redirect.kind === 'elsewhere' || options.wanted(status)) {
            const body = options.readBody ? await beginningOf(response) : undefined;
            response.discard();
            return { kind: 'answered', status, body };
        }
        response.discard();
        if (redirect.kind === 'nowhere') {
            return { kind: 'astray', why: `answered ${status}, a redirect that does not say where to` };
        }
        from = new URL(redirect.path, from);
    }
    return { kind: 'astray', why: `redirected more than ${client_redirect/* maximumRedirects */.Uq} times` };
}
function requestOf(address, scope, timeoutMs) {
    return {
        operation: 'probe',
        method: 'GET',
        origin: address.origin,
        path: `${address.pathname}${address.search}`,
        headers: {
            accept: '*/*',
            'accept-encoding': 'identity',
            'cache-control': 'no-cache',
            connection: 'close',
            'user-agent': (0,user_agent/* userAgentOf */.a)(undefined),
        },
        body: undefined,
        headersTimeoutMs: timeoutMs,
        idleTimeoutMs: timeoutMs,
        signal: scope.signal,
    };
}
/** Reads as much as is looked at, and leaves the rest. */
async function beginningOf(response) {
    const bytes = new gathered_bytes/* GatheredBytes */.I();
    for await (const chunk of response.body) {
        bytes.add(chunk.subarray(0, longestBody - bytes.length));
        if (bytes.length === longestBody)
            break;
    }
    return bytes.takeText().replace(/^\uFEFF/, '');
}
/** The transport's sentence without the name that it puts first. */
function whyUnanswered(error) {
    const message = error instanceof Error ? error.message : String(error);
    return message.replace(/^probe: /, '').replace(/\.$/, '');
}

;// CONCATENATED MODULE: ./build/checks/status-ranges.js

const status_ranges_form = /^([1-5]\d{2})(?:-([1-5]\d{2}))?$/;
/** Statuses that count as healthy, as `200-399` or `200, 204, 301-303` say it. */
class StatusRanges {
    #ranges;
    /**
     * `input` is named where the text is wrong.
     *
     * @throws InputError
     */
    constructor(input, text) {
        this.#ranges = text.split(/[\s,]+/).flatMap((part) => (part === '' ? [] : [rangeOf(input, part)]));
        if (this.#ranges.length === 0)
            throw wrong(input);
    }
    includes(status) {
        return this.#ranges.some(([from, to]) => from <= status && status <= to);
    }
    /** Whether the status stands there by itself, not only inside a range. */
    names(status) {
        return this.#ranges.some(([from, to]) => from === status && to === status);
    }
}
function rangeOf(input, part) {
    const [, from, to = from] = status_ranges_form.exec(part) ?? [];
    if (from === undefined || Number(from) > Number(to))
        throw wrong(input);
    return [Number(from), Number(to)];
}
function wrong(input) {
    return new errors/* InputError */.dz(input, `Input \`${input}\` must be statuses from 100 to 599 or ranges of them, as \`200-399\` or \`200, 204\`.`);
}

;// CONCATENATED MODULE: ./build/checks/tally.js
/** What was seen when, equal sightings in a row as one. Memory is bounded by the number of changes that are kept. */
class Tally {
    #runs = [];
    get last() {
        return this.#runs.at(-1)?.said;
    }
    /** `atMs`: since the check began. */
    add(atMs, said) {
        const last = this.#runs.at(-1);
        if (last?.said === said) {
            last.toMs = atMs;
            last.count++;
            return;
        }
        this.#runs.push({ said, fromMs: atMs, toMs: atMs, count: 1 });
        if (this.#runs.length > mostRuns)
            this.#runs = this.#runs.slice(-mostRuns);
    }
    /** Oldest first. */
    lines() {
        return this.#runs.map(({ said, fromMs, toMs, count }) => count === 1 ? `${seconds(fromMs)}: ${said}` : `${seconds(fromMs)} to ${seconds(toMs)}: ${said} (${count} times)`);
    }
}
const mostRuns = 100;
function seconds(ms) {
    return `${(ms / 1000).toFixed(1)} s`;
}

;// CONCATENATED MODULE: ./build/checks/health.js
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








const longestLookMs = 10_000;
/** The last look has this long, also past the timeout: one that is cut short would tell nothing. */
const shortestLookMs = 1_000;
const shownOfBody = 160;
/**
 * Passes once the address gives so many good answers in a row. Redirects are followed on the same origin, and the last answer
 * counts; one to another origin fails the check at once. A redirect status that `status` names by itself is an answer.
 *
 * @throws InputError where the options make no check; nothing was sent
 */
function healthCheck(options) {
    const { successes = 3, intervalMs = 2_000, timeoutMs = 120_000, redirectAway = 'failure' } = options;
    const expected = {
        url: addressOf(options.url),
        ranges: new StatusRanges('health-status', options.status ?? '200-399'),
        pattern: options.body === undefined ? undefined : new checks_pattern/* Pattern */.z('health-body', options.body),
        redirectAway,
        successes,
        intervalMs,
        timeoutMs,
    };
    return {
        name: 'health',
        run: async (context) => {
            const env_1 = { stack: [], error: void 0, hasError: false };
            try {
                if (options.transport !== undefined)
                    return await watch(expected, options.transport, context);
                const transport = __addDisposableResource(env_1, new undici_transport/* UndiciTransport */.s((0,base_url/* isLoopback */.U)(expected.url.hostname) ? 'direct' : {}), true);
                return await watch(expected, transport, context);
            }
            catch (e_1) {
                env_1.error = e_1;
                env_1.hasError = true;
            }
            finally {
                const result_1 = __disposeResources(env_1);
                if (result_1)
                    await result_1;
            }
        },
    };
}
async function watch(expected, transport, context) {
    const { clock, signal, clean } = context;
    const { url, ranges, pattern, redirectAway, successes, intervalMs, timeoutMs } = expected;
    const startMs = clock.now();
    const leftMs = () => startMs + timeoutMs - clock.now();
    const seen = new Tally();
    const finding = (passed, summary) => {
        return { passed, summary, evidence: (0,excerpt/* evidenceOf */.X)(seen.lines(), clean) };
    };
    for (let inARow = 0; leftMs() > 0;) {
        const atMs = clock.now() - startMs;
        const sighting = await probe(url, {
            transport,
            clock,
            signal,
            timeoutMs: Math.max(shortestLookMs, Math.min(longestLookMs, leftMs())),
            readBody: pattern !== undefined,
            wanted: (status) => ranges.names(status),
            redirectAway,
        });
        const verdict = judge(sighting, expected, clean);
        seen.add(atMs, verdict.said);
        if (verdict.kind === 'hopeless')
            return finding(false, `${url.host} ${verdict.said}`);
        inARow = verdict.kind === 'good' ? inARow + 1 : 0;
        if (inARow === successes)
            return finding(true, `${times(successes)} in a row: ${verdict.said}`);
        context.progress(`${url.host} ${verdict.said}${inARow > 0 ? ` (${inARow} of ${successes})` : ''}`);
        await clock.sleep(Math.max(0, Math.min(intervalMs, leftMs())), signal);
    }
    const short = (successes - 1) * intervalMs >= timeoutMs;
    const hurry = short ? `, too short a time for looks ${intervalMs / 1000} s apart` : '';
    const within = `within ${timeoutMs / 1000} s${hurry}`;
    return finding(false, `not ${times(successes)} in a row ${within}; at last it ${seen.last ?? ''}`);
}
function judge(sighting, { ranges, pattern }, clean) {
    switch (sighting.kind) {
        case 'unanswered':
            return { kind: 'bad', said: `gave no answer: ${sighting.why}` };
        case 'astray':
            return { kind: 'bad', said: sighting.why };
        case 'elsewhere':
            return { kind: 'hopeless', said: sighting.why };
        case 'answered': {
            const { status, body } = sighting;
            if (!ranges.includes(status))
                return { kind: 'bad', said: `answered ${status}` };
            return pattern === undefined
                ? { kind: 'good', said: `answered ${status}` }
                : judgeBody(pattern, { status, body: body ?? '' }, clean);
        }
        default:
            return sighting;
    }
}
function judgeBody(pattern, { status, body }, clean) {
    try {
        if (pattern.find([body]) === 0)
            return { kind: 'good', said: `answered ${status}, and the body matches` };
    }
    catch (error) {
        if (!(error instanceof checks_pattern/* SlowPatternError */.S))
            throw error;
        return { kind: 'hopeless', said: `answered ${status}, but health-body cannot be judged: ${error.message}` };
    }
    const shown = (0,excerpt/* excerpt */.K)(clean(body), shownOfBody);
    return { kind: 'bad', said: `answered ${status}, but the body does not match: ${JSON.stringify(shown)}` };
}
function times(successes) {
    return successes === 1 ? 'one good answer' : `${successes} good answers`;
}
function addressOf(text) {
    const url = URL.parse(text);
    if (url === null || (url.protocol !== 'https:' && url.protocol !== 'http:')) {
        throw new errors/* InputError */.dz('health-url', 'Input `health-url` must be a whole address that begins with `https://` or `http://`.');
    }
    if (url.username !== '' || url.password !== '') {
        throw new errors/* InputError */.dz('health-url', 'Input `health-url` holds a user name or password: name an address that needs none.');
    }
    return url;
}


/***/ }),

/***/ 3078:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ SlowPatternError),
/* harmony export */   z: () => (/* binding */ Pattern)
/* harmony export */ });
/* harmony import */ var node_vm__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(714);
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6695);


/** One search may take so long, whatever the pattern and the texts. */
const mostMs = 1_000;
/** A search that took too long: the pattern backtracks without end on some text. */
class SlowPatternError extends Error {
    constructor() {
        super('The pattern takes more than a second to match: it backtracks, so make it simpler');
        this.name = 'SlowPatternError';
    }
}
/**
 * A regular expression of the user, held against texts of strangers. It is the language's own, so a search may backtrack for
 * years; it runs where the engine ends it after a second.
 */
class Pattern {
    source;
    #expression;
    /**
     * `input` is named where the pattern is wrong. One that matches nothing at all matches everywhere and so tells nothing: it is
     * refused.
     *
     * @throws InputError
     */
    constructor(input, source) {
        this.source = source;
        try {
            this.#expression = new RegExp(source);
        }
        catch (error) {
            const why = error instanceof Error ? (error.message.split(': ').at(-1) ?? '') : 'unreadable';
            throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz(input, `Input \`${input}\` is no regular expression: ${why.toLowerCase()}.`);
        }
        if (this.#expression.test('')) {
            throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz(input, `Input \`${input}\` matches even where there is nothing, so it would tell nothing.`);
        }
    }
    /** Index of the first text that matches, -1 where none does. Throws `SlowPatternError`. */
    find(texts) {
        return bounded(() => texts.findIndex((text) => this.#expression.test(text)));
    }
    /** Where the text matches first, -1 where it does not. Throws `SlowPatternError`. */
    placeIn(text) {
        return bounded(() => text.search(this.#expression));
    }
}
function bounded(search) {
    try {
        return Number(new node_vm__WEBPACK_IMPORTED_MODULE_0__.Script('search()').runInContext((0,node_vm__WEBPACK_IMPORTED_MODULE_0__.createContext)({ search }), { timeout: mostMs }));
    }
    catch (error) {
        if (isTimeout(error))
            throw new SlowPatternError();
        throw error;
    }
}
/** The error may be of the other context, and so no `Error` of ours. */
function isTimeout(error) {
    return typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
}


/***/ }),

/***/ 6391:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ deploy)
/* harmony export */ });
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6695);
/* harmony import */ var _history_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(278);
/* harmony import */ var _launch_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4619);
/* harmony import */ var _lost_answer_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4001);
/* harmony import */ var _phases_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7036);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8093);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3219);
/* harmony import */ var _schedule_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8501);








const postLimitMs = 60_000;
/** Kept before the deadline to look for what an unanswered POST did; half of what remains where that is less. */
const lookMs = 5_000;
const markLimitMs = 15_000;
const mostMarkReads = 3;
/** Between two tries while the service is busy; a fixed poll interval comes before it. */
const busyMs = [1_000, 2_000, 5_000];
const longestBusyMs = 10_000;
/**
 * Deploys a Git service and follows the deployment to its outcome. What the platform does is in the report.
 *
 * @throws InputError where the key's scope does not permit it; nothing was written then.
 */
async function deploy(platform, request, host, options = {}) {
    const run = new _run_js__WEBPACK_IMPORTED_MODULE_5__/* .Run */ .K(options);
    const phases = new _phases_js__WEBPACK_IMPORTED_MODULE_7__/* .Phases */ .V('requested');
    const doubt = 'a deployment may exist, look at the dashboard';
    const context = { platform, host, options, run, phases, doubt };
    return (0,_launch_js__WEBPACK_IMPORTED_MODULE_2__/* .launchAndFollow */ .Q6)(context, { serviceId: request.serviceId, ref: request.ref }, async () => {
        await (0,_launch_js__WEBPACK_IMPORTED_MODULE_2__/* .preflightIn */ .Fd)(run, platform, 'deploy_service', { serviceId: request.serviceId });
        return launchDeploy(context, request);
    });
}
async function launchDeploy(context, request) {
    const { platform, host, run } = context;
    const { serviceId, ref } = request;
    let known = await readNewest(context, serviceId);
    let lostAnswers = 0;
    let busy = 0;
    for (;;) {
        const end = await (0,_launch_js__WEBPACK_IMPORTED_MODULE_2__/* .endBeforePost */ .hT)(run);
        if (end !== undefined)
            return end;
        const answer = await post(context, request, markOf(known));
        if (answer.kind === 'throttled')
            continue;
        if (answer.kind === 'busy') {
            const reason = await waitWhileBusy(context, request, { tries: ++busy, said: answer.message });
            if (reason !== undefined)
                return { kind: 'ended', outcome: 'skipped', reason };
            known = await readNewest(context, serviceId);
            continue;
        }
        if (answer.kind !== 'lost')
            return answer;
        lostAnswers++;
        host.tell({
            kind: 'warning',
            text: `The answer to the deploy request was lost (${answer.message}); looking for its effect.`,
        });
        if (known === undefined) {
            return indeterminate('the history could not be read before it, so no deployment can be recognised as ours');
        }
        const finding = await (0,_lost_answer_js__WEBPACK_IMPORTED_MODULE_3__/* .findLostDeploy */ .Zn)(platform, { serviceId, ref, knownIds: new Set(known) }, run);
        switch (finding.kind) {
            case 'adopt':
                if (finding.inferred)
                    host.tell({ kind: 'warning', text: adoptedByInference(finding.id) });
                return { kind: 'accepted', deploymentId: finding.id, serviceId, ref, url: undefined, older: markOf(known) };
            case 'several':
                return indeterminate(`several new deployments could be ours: ${finding.ids.join(', ')}`);
            case 'unknown':
                return indeterminate(finding.why);
            case 'timed-out':
                return unresolved('timed-out', 'the timeout passed before its effect showed');
            case 'absent':
                if (lostAnswers < 2)
                    continue;
                return { kind: 'ended', outcome: 'failed', reason: `Nothing was deployed: twice ${answer.message}` };
            case 'look-again':
                throw new Error('a look that was not the last was returned');
            default:
                return finding;
        }
    }
}
/** Rows from before our POST end every later look. */
function markOf(known) {
    return known?.[0] === undefined ? { kind: 'unknown' } : { kind: 'row', id: known[0] };
}
/** The reason to give up, if there is one by then. */
async function waitWhileBusy({ host, options, run }, { whileBusy }, { tries, said }) {
    if (tries === 1)
        host.tell({ kind: 'notice', text: `${said} It is tried again until the timeout.` });
    const pauseMs = options.pollIntervalMs ?? busyMs[tries - 1] ?? longestBusyMs;
    await run.sleep(Math.min(pauseMs, Math.max(0, run.remaining())));
    return await whileBusy?.();
}
async function post(context, { serviceId, ref, whileBusy }, older) {
    const { platform, run } = context;
    try {
        const timeoutMs = Math.min(postLimitMs, Math.max(run.remaining() - lookMs, run.remaining() / 2));
        const args = ref === undefined ? { id: serviceId } : { id: serviceId, ref };
        const answer = await platform.call('deploy_service', args, { signal: run.signal, timeoutMs });
        const { deploymentId } = answer;
        return { kind: 'accepted', deploymentId, serviceId, ref: answer.ref ?? ref, url: undefined, older };
    }
    catch (error) {
        const busy = error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .RefusedError */ .fk && error.status === 409 && whileBusy !== undefined;
        if (!busy)
            return (0,_launch_js__WEBPACK_IMPORTED_MODULE_2__/* .postedInVain */ .Lc)(run, error);
        run.heed(error);
        run.inDoubt = false;
        return { kind: 'busy', message: error.message };
    }
}
/** Ids of the newest page before our POST, newest first: the mark. Undefined where three reads failed. */
async function readNewest({ platform, run }, serviceId) {
    for (let reads = 1; await run.mayAsk(); reads++) {
        try {
            const limitMs = Math.min(markLimitMs, run.remaining());
            return await run.within(limitMs, 'list_deployments', (signal) => firstIds(platform, serviceId, signal));
        }
        catch (error) {
            run.signal.throwIfAborted();
            if (!(error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .TaxiwayError */ .yJ))
                throw error;
            if (reads === mostMarkReads || isFinal(error))
                return undefined;
            await run.sleep((0,_schedule_js__WEBPACK_IMPORTED_MODULE_6__/* .failureBackoff */ .Vd)(reads, run.random));
        }
    }
    return undefined;
}
/** A platform that says no says it again; one that stumbles or throttles may not. */
function isFinal(error) {
    if (error.kind === 'input')
        return true;
    return error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .RefusedError */ .fk && error.status < 500 && error.status !== 429;
}
async function firstIds(platform, serviceId, signal) {
    for await (const page of (0,_history_js__WEBPACK_IMPORTED_MODULE_1__/* .historyPages */ .P)(platform, serviceId, signal)) {
        const ids = page.deployments.map(_record_js__WEBPACK_IMPORTED_MODULE_4__/* .idOf */ .TH).filter((id) => id !== undefined);
        if (ids.length > 0)
            return ids;
    }
    return [];
}
function indeterminate(why) {
    return unresolved('indeterminate', why);
}
function unresolved(outcome, why) {
    const reason = `The answer to the deploy request was lost, and ${why}; a deployment may be running, look at the dashboard.`;
    return { kind: 'ended', outcome, reason };
}
function adoptedByInference(id) {
    return `Deployment ${id} is taken for ours by inference: it is the only new one, and its record shows no ref.`;
}


/***/ })

};
