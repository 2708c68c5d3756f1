export const id = 784;
export const ids = [784];
export const modules = {

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

/***/ 4798:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {



__webpack_require__.d(__webpack_exports__, {
  TD: () => (/* binding */ compareWithCommit),
  _f: () => (/* binding */ compareWithLive),
  w0: () => (/* binding */ compareWithRemembered)
});

// UNUSED EXPORTS: longestComparisonMs


var abort_scope = __webpack_require__(7239);
;
async function compareInFirstThatKnows(graphs, live, ref, signal) {
    const reasons = [];
    for (const graph of graphs) {
        const compared = await graph.compare(live, ref, signal);
        if (compared.kind === 'found')
            return compared;
        reasons.push(compared.why);
    }
    return { kind: 'unknown', why: reasons.join('; ') || 'there is neither a clone nor a server to ask' };
}
async function findBranchInAny(graphs, commit, branch, signal) {
    const asked = graphs.map((graph) => graph.findBranch(commit, branch, signal));
    const known = asked.map(async (answer) => {
        const found = await answer;
        if (found.kind === 'unknown')
            throw new Error(found.why);
        return found;
    });
    try {
        return await Promise.any(known);
    }
    catch (error) {
        signal.throwIfAborted();
        if (!(error instanceof AggregateError))
            throw error;
        const reasons = error.errors.map((each) => (each instanceof Error ? each.message : String(each)));
        return { kind: 'unknown', why: reasons.join('; ') };
    }
}


var commit_id = __webpack_require__(872);

var format_error = __webpack_require__(9531);

var input_name = __webpack_require__(2950);

var taxiway_error = __webpack_require__(7776);

var count = __webpack_require__(7028);

var history_record = __webpack_require__(8309);

var past_deployments = __webpack_require__(3589);

var vocabulary = __webpack_require__(8028);
;




async function findLiveCommit(page, words, remembered) {
    if (page === undefined)
        return { kind: 'unknown', why: `the platform's history could not be read` };
    const { rows, isEnd, answeredAtMs } = page;
    if ((0,history_record/* isNewestFirst */.j2)(rows.slice(1)) === false) {
        return { kind: 'unknown', why: `the platform's history is not in the order of time` };
    }
    const interpret = (0,vocabulary/* buildVocabulary */.vQ)(words);
    const newest = rows.map((row) => (0,past_deployments/* readPast */.r)(row, interpret, answeredAtMs)).find(({ succeeded }) => succeeded);
    if (newest === undefined) {
        const isDecided = rows.every((row) => isNoSuccess((0,history_record/* readRecord */.aE)(row).word, interpret));
        if (isEnd && isDecided)
            return { kind: 'absent', proof: 'the whole history was read' };
        return {
            kind: 'unknown',
            why: `none of the newest ${(0,count/* formatCount */.B)(rows.length, 'deployment')} is known to have succeeded`,
        };
    }
    const { id, commit, ageMs } = newest;
    if (commit !== undefined)
        return { kind: 'found', value: { commit, deploymentId: id, ageMs } };
    const silent = `the record of the newest deployment that succeeded (${id ?? 'without an id'}) shows no commit`;
    const memory = await remembered();
    switch (memory.kind) {
        case 'found': {
            const { commit: kept, deploymentId = id } = memory.value;
            if (deploymentId === id)
                return { kind: 'found', value: { commit: kept, deploymentId: id, ageMs } };
            return { kind: 'unknown', why: `${silent}, and GitHub remembers another one, ${deploymentId}` };
        }
        case 'absent':
            return { kind: 'unknown', why: silent };
        case 'unknown':
            return { kind: 'unknown', why: `${silent}, and ${memory.why}` };
        default:
            return memory;
    }
}
function isNoSuccess(word, interpret) {
    const meaning = word === undefined ? 'unknown' : interpret(word);
    return meaning === 'failed' || meaning === 'cancelled' || meaning === 'ongoing';
}

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







const longestComparisonMs = 2_000;
async function compareWithLive(run, { ref, page, words, }, sources) {
    if (ref === undefined)
        return { kind: 'unknown', why: `no ${(sources.named ?? input_name/* nameAsInput */.A)('ref')} was given` };
    return await withinTime(run, async (signal) => {
        const remembered = async () => (await sources.remembered?.(signal)) ?? { kind: 'absent', proof: 'no deployment is kept here' };
        const found = await findLiveCommit(page, words, remembered);
        switch (found.kind) {
            case 'found':
                return await compareCommits(found.value, ref, sources, signal);
            case 'absent':
                return { kind: 'nothing live' };
            case 'unknown':
                return found;
            default:
                return found;
        }
    });
}
async function compareWithRemembered(run, ref, sources) {
    const { remembered } = sources;
    if (ref === undefined)
        return { kind: 'unknown', why: 'Git does not know the commit of what is uploaded' };
    const notKept = {
        kind: 'unknown',
        why: `without ${(sources.named ?? input_name/* nameAsInput */.A)('environment')} no earlier upload is remembered`,
    };
    if (remembered === undefined)
        return notKept;
    return await withinTime(run, async (signal) => {
        const memory = await remembered(signal);
        switch (memory.kind) {
            case 'found':
                return await compareCommits({ ...memory.value, ageMs: undefined }, ref, sources, signal);
            case 'absent':
                return memory.proof === 'all were read' ? { kind: 'nothing live' } : notKept;
            case 'unknown':
                return memory;
            default:
                return memory;
        }
    });
}
async function compareWithCommit(run, live, ref, sources) {
    return await withinTime(run, (signal) => compareCommits(live, ref, sources, signal));
}
async function compareCommits({ commit, deploymentId, ageMs }, ref, { graphs, branch, isTagged = false }, signal) {
    if ((0,commit_id/* isWholeCommit */.NY)(ref) && ref === commit) {
        return { kind: 'equal', live: { id: commit, deploymentId, ageMs }, own: { id: ref } };
    }
    const compared = await compareInFirstThatKnows(graphs, commit, ref, signal);
    if (compared.kind === 'unknown')
        return compared;
    const { value: kind, own } = compared;
    const live = { ...compared.live, deploymentId, ageMs };
    if (kind !== 'behind' || isTagged)
        return { kind, live, own };
    const found = await findBranchInAny(graphs, own.id, branch, signal);
    switch (found.kind) {
        case 'found':
            return { kind: 'put back', live, own, branch: found.value };
        case 'absent':
            return { kind, live, own };
        case 'unknown':
            return {
                kind: 'unknown',
                why: `it is older than what is live, and whether its branch was put back is not known: ${found.why}`,
            };
        default:
            return found;
    }
}
async function withinTime({ clock, signal }, work) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const onTimeout = () => new taxiway_error/* TaxiwayError */.y('no-answer', 'The comparison did not end within 2 s.');
        const scope = __addDisposableResource(env_1, new abort_scope/* AbortScope */.D({ clock, signal, timeoutMs: longestComparisonMs, onTimeout }), false);
        const { promise: ended, reject } = Promise.withResolvers();
        const onAbort = () => reject(scope.signal.reason);
        scope.signal.addEventListener('abort', onAbort, { once: true });
        if (scope.signal.aborted)
            onAbort();
        try {
            return await Promise.race([work(scope.signal), ended]);
        }
        catch (error) {
            signal.throwIfAborted();
            if (!(error instanceof taxiway_error/* TaxiwayError */.y))
                throw error;
            return { kind: 'unknown', why: (0,format_error/* formatErrorAsClause */.N_)(error) };
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


/***/ }),

/***/ 2445:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W7: () => (/* binding */ deployedAnyway),
/* harmony export */   v2: () => (/* binding */ laidOverWarning),
/* harmony export */   xs: () => (/* binding */ outdatedReason),
/* harmony export */   zS: () => (/* binding */ wouldBeOutdated)
/* harmony export */ });
/* harmony import */ var _text_commits_commit_id_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(872);
/* harmony import */ var _text_formats_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(839);
/* harmony import */ var _text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4908);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1103);




const longestSubject = 60;
function outdatedReason(pair, named) {
    return (0,_text_message_js__WEBPACK_IMPORTED_MODULE_1__/* .message */ .i) `deploy-outdated: Not deployed: ${lies(pair)}. To go back on purpose, run \`taxiway rollback\`, or set ${named('on-outdated', 'deploy')}.`;
}
function wouldBeOutdated(pair, onOutdated, named) {
    const end = onOutdated === 'skip' ? 'would be skipped' : 'would fail';
    return (0,_text_message_js__WEBPACK_IMPORTED_MODULE_1__/* .message */ .i) `dry-run-outdated: Dry run: the deployment ${end}, because ${lies(pair)}. To go back on purpose, run \`taxiway rollback\`, or set ${named('on-outdated', 'deploy')}.`;
}
function deployedAnyway(comparison, purpose) {
    switch (comparison.kind) {
        case 'diverged': {
            const { own, live } = comparison;
            return (0,_text_message_js__WEBPACK_IMPORTED_MODULE_1__/* .message */ .i) `deploy-diverged: ${name(own)} and what is live, ${nameLive(live)}, have diverged: neither has the other in its history. It is deployed all the same.`;
        }
        case 'put back':
            return (0,_text_message_js__WEBPACK_IMPORTED_MODULE_1__/* .message */ .i) `deploy-put-back: ${lies(comparison)}. The branch ${(0,_text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_2__/* .shorten */ .ml)(comparison.branch)} was put back to it, so it is deployed.`;
        case 'behind':
            return (0,_text_message_js__WEBPACK_IMPORTED_MODULE_1__/* .message */ .i) `deploy-on-purpose: ${lies(comparison)}. It is deployed, because ${purpose}.`;
        case 'ahead':
        case 'equal':
        case 'nothing live':
        case 'unknown':
            return undefined;
        default:
            return comparison;
    }
}
function laidOverWarning({ own, live }) {
    return (0,_text_message_js__WEBPACK_IMPORTED_MODULE_1__/* .message */ .i) `deploy-laid-over: While ${name(own)} was deployed, ${name(live)}, which is newer, succeeded too, and now the older one lies over it. Deploy ${(0,_text_commits_commit_id_js__WEBPACK_IMPORTED_MODULE_3__/* .shortenCommit */ .tl)(live.id)} again.`;
}
function lies({ own, live }) {
    const [ownMs, liveMs] = [own.committedMs, live.committedMs];
    const earlier = ownMs !== undefined && liveMs !== undefined && liveMs - ownMs >= 1_000 ? `, by ${(0,_text_formats_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatSpan */ .QA)(liveMs - ownMs)}` : '';
    return `${name(own)} is older than what is live, ${nameLive(live)}${earlier}`;
}
function nameLive(live) {
    return live.ageMs === undefined ? name(live) : `${name(live)}, deployed ${(0,_text_formats_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatAge */ .nV)(live.ageMs)}`;
}
function name({ id, subject }) {
    const short = (0,_text_commits_commit_id_js__WEBPACK_IMPORTED_MODULE_3__/* .shortenCommit */ .tl)(id);
    return subject === undefined || subject === '' ? short : `${short} ("${(0,_text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_2__/* .shorten */ .ml)((0,_text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(subject), longestSubject)}")`;
}


/***/ }),

/***/ 5275:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KY: () => (/* binding */ readNewestPage),
/* harmony export */   Tq: () => (/* binding */ findRecord),
/* harmony export */   aK: () => (/* binding */ readRows)
/* harmony export */ });
/* harmony import */ var _history_record_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8309);

async function findRecord(platform, target, interpret, signal, mostPages) {
    const { serviceId, deploymentId, older } = target;
    const isOlder = (row) => (0,_history_record_js__WEBPACK_IMPORTED_MODULE_0__/* .findId */ .dZ)(row) !== undefined && (0,_history_record_js__WEBPACK_IMPORTED_MODULE_0__/* .findId */ .dZ)(row) === older;
    const isLast = (page) => page.some((row) => (0,_history_record_js__WEBPACK_IMPORTED_MODULE_0__/* .findId */ .dZ)(row) === deploymentId || isOlder(row));
    const { rows, isEnd } = await readRows(platform, serviceId, { signal, isLast, mostPages });
    const index = findIndex(rows, deploymentId);
    const own = rows[index];
    if (own !== undefined) {
        const next = rows[index + 1];
        const oldest = isEnd && next === undefined;
        return { kind: 'found', record: (0,_history_record_js__WEBPACK_IMPORTED_MODULE_0__/* .readRecord */ .aE)(own), older: oldest ? null : ((next && (0,_history_record_js__WEBPACK_IMPORTED_MODULE_0__/* .findId */ .dZ)(next)) ?? older), rows };
    }
    const end = rows.findIndex(isOlder);
    const finished = rows.slice(0, end < 0 ? rows.length : end).some((row) => isFinished(row, interpret));
    const isKnown = end < 0 ? older === null : (0,_history_record_js__WEBPACK_IMPORTED_MODULE_0__/* .isNewestFirst */ .j2)(rows.slice(0, end + 1)) !== false;
    return { kind: 'absent', newerFinished: finished && isKnown, older, rows };
}
function findIndex(rows, deploymentId) {
    const isOurs = (row) => (0,_history_record_js__WEBPACK_IMPORTED_MODULE_0__/* .findId */ .dZ)(row) === deploymentId;
    const withWord = rows.findIndex((row) => isOurs(row) && (0,_history_record_js__WEBPACK_IMPORTED_MODULE_0__/* .readRecord */ .aE)(row).word !== undefined);
    return withWord >= 0 ? withWord : rows.findIndex(isOurs);
}
async function readRows(platform, serviceId, { isLast = () => false, mostPages = 20, ...options }) {
    const rows = [];
    let pages = 0;
    let answeredAtMs;
    for await (const page of platform.history(serviceId, { retries: false, ...options })) {
        rows.push(...page.deployments);
        answeredAtMs = page.answeredAtMs;
        if (page.nextCursor === undefined)
            return { rows, isEnd: true, answeredAtMs };
        if (++pages === mostPages || isLast(page.deployments))
            break;
    }
    return { rows, isEnd: false, answeredAtMs };
}
function readNewestPage(platform, serviceId, signal) {
    const isLast = (page) => page.some((row) => (0,_history_record_js__WEBPACK_IMPORTED_MODULE_0__/* .findId */ .dZ)(row) !== undefined);
    return readRows(platform, serviceId, { signal, isLast });
}
function isFinished(row, interpret) {
    const { word } = (0,_history_record_js__WEBPACK_IMPORTED_MODULE_0__/* .readRecord */ .aE)(row);
    const meaning = word === undefined ? 'unknown' : interpret(word);
    return meaning === 'succeeded' || meaning === 'failed';
}


/***/ }),

/***/ 8704:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ deploymentMissing),
/* harmony export */   W: () => (/* binding */ serviceMissing)
/* harmony export */ });
/* harmony import */ var _client_base_url_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3651);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1103);


function serviceMissing(serviceId, status, { named, baseUrl }) {
    return (0,_text_message_js__WEBPACK_IMPORTED_MODULE_1__/* .message */ .i) `service-missing: The platform shows no service "${serviceId}" to this key (${status}). Check that ${named('service-id')} is the id of the service, and not its name, and that the key belongs to the same account or project.${whatIsOdd(serviceId)}${(0,_client_base_url_js__WEBPACK_IMPORTED_MODULE_0__/* .adviseOnDoubledApi */ .VO)(baseUrl, named)}`;
}
function whatIsOdd(serviceId) {
    if (/["'\u2018-\u201d]/.test(serviceId))
        return ' It has quotes in it: give it without them.';
    if (/[,;\s]/.test(serviceId))
        return ' It names one service: to deploy several, use a fleet.';
    return '';
}
function deploymentMissing({ serviceId, deploymentId }) {
    return (0,_text_message_js__WEBPACK_IMPORTED_MODULE_1__/* .message */ .i) `deployment-unknown: No record of deployment "${deploymentId}" of service "${serviceId}" was seen. Check both ids: the outputs of the deploy have them.`;
}


/***/ }),

/***/ 7403:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.r(__webpack_exports__);


__webpack_require__.d(__webpack_exports__, {
  deployPlan: () => (/* binding */ deployPlan)
});


var clock = __webpack_require__(342);

var time_run = __webpack_require__(5557);

var connection = __webpack_require__(7754);

var preflight = __webpack_require__(7384);

var run_end = __webpack_require__(4608);

var duration = __webpack_require__(839);

var shortening = __webpack_require__(4908);
;

const mostNamed = 20;
function quoteNames(names) {
    return listFirst(names.map((name) => `"${(0,shortening/* shorten */.ml)(name)}"`));
}
function listFirst(words) {
    const more = words.length > mostNamed ? `, and ${words.length - mostNamed} more` : '';
    return `${words.slice(0, mostNamed).join(', ')}${more}`;
}


var message = __webpack_require__(1103);

var external_node_crypto_ = __webpack_require__(7598);

var external_node_path_ = __webpack_require__(6760);

var serial_queue = __webpack_require__(9248);

var promises_ = __webpack_require__(1455);

var format_error = __webpack_require__(9531);

var log_file = __webpack_require__(6907);
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



function groupedConsole(console, path, { print, showStatus }) {
    const entries = [];
    let file;
    const keep = (kind) => (text) => {
        entries.push(() => console[kind](text));
    };
    const unread = (error) => {
        console.warn(`The log could not be read from its temporary file: ${(0,format_error/* formatError */.Wk)(error)}`);
    };
    const warn = keep('warn');
    return {
        mask: (value) => console.mask(value),
        maskWord: (value) => console.maskWord(value),
        say: keep('say'),
        warn,
        notice: keep('notice'),
        error: keep('error'),
        lost: keep('lost'),
        annotate: (place) => console.annotate?.(place),
        showStatus,
        async block(lines) {
            file ??= new log_file/* LogFile */.$(path, { lost: warn });
            const { length } = lines;
            entries.push(async (kept) => {
                const bytes = Buffer.alloc(length + 1, '\n');
                const { bytesRead = 0 } = (await kept?.read(bytes, 0, length).catch(unread)) ?? {};
                if (bytesRead > 0)
                    await console.block(bytes.subarray(0, bytesRead < length ? bytesRead + 1 : bytesRead));
            });
            await file.append(lines);
        },
        resume: () => undefined,
        async close() {
            await file?.close();
            await print(async () => {
                const env_1 = { stack: [], error: void 0, hasError: false };
                try {
                    const kept = __addDisposableResource(env_1, file && (await (0,promises_.open)(path).catch(unread)), true);
                    for (const entry of entries)
                        await entry(kept);
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
            });
            await (0,promises_.rm)(path, { force: true }).catch(() => undefined);
        },
    };
}


var untrusted = __webpack_require__(3419);
;

function prefixedConsole(console, name) {
    const prefixed = (text) => `${name}: ${text}`;
    return {
        mask: (value) => console.mask(value),
        maskWord: (value) => console.maskWord(value),
        say: (text) => console.say(prefixed(text)),
        warn: (text) => console.warn(prefixed(text)),
        notice: (text) => console.notice(prefixed(text)),
        error: (text) => console.error(prefixed(text)),
        lost: (text) => console.lost(prefixed(text)),
        annotate: (place) => console.annotate?.(place),
        block: (lines) => console.block(prefixLog(lines, name)),
        resume: () => undefined,
    };
}
function prefixLog(lines, name) {
    const named = Buffer.from(lines)
        .toString()
        .split('\n')
        .map((line) => (line.startsWith(untrusted/* bar */.M0) ? `${untrusted/* bar */.M0}${name}${untrusted/* bar */.M0}${line.slice(untrusted/* bar */.M0.length)}` : line));
    return Buffer.from(named.join('\n'));
}

;








const widestName = 20;
const durationWidth = 6;
class FleetConsole {
    #job;
    #printing = new serial_queue/* SerialQueue */.y();
    #running = new Map();
    #all;
    #errors = new Map();
    #ended = 0;
    #log;
    constructor(job, all) {
        this.#job = job;
        this.#all = all;
        const { logFile } = job.context;
        if (logFile === undefined || job.console.group !== undefined)
            return;
        this.#log = new log_file/* LogFile */.$(logFile, job.console);
    }
    began(service) {
        this.#running.set(service, { state: 'begins', beganMs: performance.now() });
        this.#say(service, 'begins.');
        this.#draw();
    }
    ended(service, outcome, more) {
        this.#running.delete(service);
        this.#ended += 1;
        this.#say(service, `${outcome}${more} (${this.#ended} of ${this.#all})`);
        this.#draw();
    }
    async close() {
        this.#job.console.rows?.(() => [], `${this.#ended} of ${this.#all} ended`);
        await this.#printing.idle();
        await this.#log?.close();
    }
    #draw() {
        const waiting = this.#all - this.#ended - this.#running.size;
        const rows = () => {
            const shown = [...this.#running].map(([name, row]) => ({ ...row, name: (0,shortening/* excerpt */.Kb)(name, widestName) }));
            const width = Math.max(...shown.map(({ name }) => name.length));
            return shown.map(({ name, state, beganMs }) => {
                return `${name.padEnd(width)}  ${(0,duration/* formatDuration */.a3)(performance.now() - beganMs).padStart(durationWidth)}  ${state}`;
            });
        };
        const summary = `${this.#ended} of ${this.#all} ended, ${waiting} waiting`;
        const { console } = this.#job;
        if (console.rows !== undefined)
            console.rows(rows, summary);
        else if (console.group === undefined)
            console.showStatus?.(summary);
    }
    #showStatus(service, text) {
        const row = this.#running.get(service);
        if (row === undefined)
            return;
        this.#running.set(service, { ...row, state: text });
        this.#draw();
    }
    #say(service, text) {
        const { console } = this.#job;
        const prefixed = prefixedConsole(console, service);
        if (console.group === undefined)
            prefixed.say(text);
        else
            void this.#print(async () => prefixed.say(text));
    }
    open(service) {
        const { console, context } = this.#job;
        if (console.group === undefined)
            return this.#openPrefixed(console, service);
        const file = (0,external_node_path_.join)(context.temporaryFolder, `taxiway-${(0,external_node_crypto_.randomUUID)()}.log`);
        return groupedConsole(console, file, {
            print: (print) => this.#print(async () => await console.group?.(service, print)),
            showStatus: (text) => this.#say(service, text),
        });
    }
    #openPrefixed(console, service) {
        const prefixed = prefixedConsole(console, service);
        return {
            ...prefixed,
            error: (text) => {
                const first = this.#errors.get(text) ?? service;
                this.#errors.set(text, first);
                prefixed.error(first === service ? text : `failed as ${first} did.`);
            },
            showStatus: (text) => this.#showStatus(service, text),
            block: async (lines) => {
                await Promise.all([prefixed.block(lines), this.#log?.append(prefixLog(lines, service))]);
            },
            close: async () => undefined,
        };
    }
    #print(print) {
        return this.#printing.run(print);
    }
}

;
function toFleetDocument({ outcome, commit, durationMs, services, unchanged }) {
    return {
        outcome,
        passed: services.every(({ passed }) => passed),
        commit,
        durationMs: Math.round(durationMs),
        services: services.map(({ excerpt: _, ...known }) => known),
        unchanged,
    };
}


var to_fleet_run = __webpack_require__(8681);

var run_job = __webpack_require__(1175);
;



function setFleetOutputs(job, services, plan) {
    const { outputs, inputs } = job;
    const fleet = (0,to_fleet_run/* toFleetRun */.Fu)(services, plan, (0,run_job/* createCleaning */.G)(job), inputs.get('on-superseded') === 'neutral');
    const names = (all) => all.map(({ service }) => service).join(',');
    outputs.set('outcome', fleet.outcome);
    outputs.set('failed', names(services.filter(({ passed }) => !passed)));
    outputs.set('deployed', names(services.filter(({ deployed }) => deployed)));
    outputs.setMasked('report', JSON.stringify(toFleetDocument(fleet)));
    return fleet;
}


var deployment_outcome = __webpack_require__(2988);

var input_name = __webpack_require__(2950);

var graph = __webpack_require__(9273);
;
async function runSchedule(nodes, { maxParallel, signal, run, skip, passed }) {
    const names = new Set(nodes.map(({ name }) => name));
    const waiting = new Set(nodes);
    const done = new Map();
    const running = new Set();
    const settle = (node, result) => {
        waiting.delete(node);
        done.set(node.name, result);
    };
    const whySkipped = ({ needs }) => {
        for (const name of needs) {
            const result = done.get(name);
            if (result !== undefined && !passed(result))
                return { kind: 'need', name, result };
        }
        return signal.aborted ? { kind: 'cancelled' } : undefined;
    };
    const start = (node) => {
        waiting.delete(node);
        const work = run(node, done).then((result) => {
            settle(node, result);
            running.delete(work);
        });
        running.add(work);
    };
    const advance = () => {
        for (let decided = true; decided;) {
            decided = false;
            for (const node of waiting) {
                const why = whySkipped(node);
                if (why !== undefined) {
                    settle(node, skip(node, why));
                    decided = true;
                }
                else if (running.size < maxParallel && node.needs.every((need) => !names.has(need) || done.has(need))) {
                    start(node);
                }
            }
        }
    };
    signal.addEventListener('abort', advance);
    try {
        for (advance(); running.size > 0; advance())
            await Promise.race(running);
    }
    finally {
        signal.removeEventListener('abort', advance);
    }
    return done;
}

;






const defaultParallel = 8;
async function runFleet(tasks, options = {}) {
    const { maxParallel = defaultParallel, onBegin, onEnd, named = input_name/* nameAsInput */.A } = options;
    const run = new time_run/* Run */.K(options);
    const { signal } = run;
    const ended = (report) => {
        onEnd?.(report);
        return report;
    };
    const ordered = (0,graph/* levelled */.I)(tasks);
    const done = await runSchedule(ordered, {
        maxParallel: Math.max(1, maxParallel),
        signal,
        passed: ({ passed }) => passed,
        skip: ({ name }, why) => {
            const atMs = run.elapsed();
            return ended({ ...explainSkip(why), name, passed: false, startMs: atMs, endMs: atMs });
        },
        run: async (task, before) => {
            const { name } = task;
            const startMs = run.elapsed();
            const remainingMs = run.remaining();
            if (remainingMs <= 0)
                return ended({ ...tooLate(named), name, startMs, endMs: startMs });
            onBegin?.(name);
            const end = await task.run({ remainingMs, signal, done: before }).catch((error) => toFailedEnd(error, signal));
            return ended({ ...end, name, startMs, endMs: run.elapsed() });
        },
    });
    const services = ordered.flatMap(({ name }) => done.get(name) ?? []);
    return {
        outcome: (0,deployment_outcome/* worstOutcome */.Om)(services.map(({ outcome }) => outcome)),
        passed: services.every(({ passed }) => passed),
        services,
        durationMs: run.elapsed(),
    };
}
function explainSkip(why) {
    switch (why.kind) {
        case 'need':
            return needFailed(why.name, why.result.outcome);
        case 'cancelled':
            return { outcome: 'aborted', reason: `Not deployed: the run was cancelled before its turn.` };
        default:
            return why;
    }
}
function needFailed(name, outcome) {
    const what = outcome === 'skipped' ? 'was skipped' : `ended ${outcome}`;
    return { outcome: 'skipped', reason: (0,message/* message */.i) `fleet-need-failed: Not deployed: it needs "${name}", which ${what}.` };
}
function tooLate(named) {
    const reason = (0,message/* message */.i) `fleet-too-late: Not deployed: the timeout of the fleet passed before its turn. Set a longer ${named('timeout')}, or a larger ${named('max-parallel')}.`;
    return { outcome: 'timed-out', passed: false, reason };
}
function toFailedEnd(error, signal) {
    const reason = error instanceof Error ? error.message : String(error);
    return { outcome: signal.aborted && error === signal.reason ? 'aborted' : 'failed', passed: false, reason };
}


var plan_mode = __webpack_require__(8147);

var errors = __webpack_require__(5373);

var follow_inputs = __webpack_require__(7992);

var given_variables = __webpack_require__(400);

var report_inputs = __webpack_require__(8701);

var deploy_context = __webpack_require__(6821);

var key_kind = __webpack_require__(6622);

var abort_scope = __webpack_require__(7239);
;



function flow_run_beginFlow(options, work) {
    const events = new FlowEvents(options);
    const report = events.run(work);
    return Object.assign(report, { [Symbol.asyncIterator]: () => events.iterate(report) });
}
class FlowEvents {
    #onEvent;
    #scope;
    #hasBegun = false;
    #queue;
    #failure;
    constructor({ onEvent, clock, signal }) {
        this.#onEvent = onEvent;
        this.#scope = new AbortScope({ clock, signal });
    }
    async run(work) {
        await undefined;
        this.#hasBegun = true;
        try {
            const report = await work((event) => this.#emit(event), this.#scope.signal);
            await this.#emit({ kind: 'finished', report });
            if (this.#failure !== undefined)
                throw this.#failure.error;
            return report;
        }
        finally {
            this.#queue?.close();
            this.#scope[Symbol.dispose]();
        }
    }
    #emit(event) {
        const telling = this.#tell(event);
        telling.catch((error) => {
            this.#failure ??= { error };
        });
        return telling;
    }
    async #tell(event) {
        await Promise.all([this.#onEvent?.(event), this.#queue?.add(event)]);
    }
    iterate(report) {
        if (this.#hasBegun || this.#queue !== undefined) {
            throw new Error('A flow is iterated over once, from its beginning: write the call into the head of the loop.');
        }
        const queue = new EventQueue();
        this.#queue = queue;
        silenceUntilAwaited(report);
        const events = takeEvents(queue, report);
        return {
            next: () => events.next(),
            return: async () => {
                this.#scope.abort(new DOMException('The loop over the events was left.', 'AbortError'));
                queue.discard();
                await report.catch(() => undefined);
                return await events.return(undefined);
            },
        };
    }
}
async function* takeEvents(queue, report) {
    for (let event = await queue.take(); event !== undefined; event = await queue.take())
        yield event;
    await report;
    return undefined;
}


var commit_id = __webpack_require__(872);

var defined_fields = __webpack_require__(5023);

var history_record = __webpack_require__(8309);

var past_deployments = __webpack_require__(3589);

var vocabulary = __webpack_require__(8028);

var comparison = __webpack_require__(4798);

var outdated_messages = __webpack_require__(2445);
;







const mostLaidOver = 5;
class ForwardGuard {
    #context;
    #rule;
    #ref;
    #page;
    #comparison = { kind: 'unknown', why: 'nothing was compared' };
    #said = '';
    constructor(context, rule, ref) {
        this.#context = context;
        this.#rule = rule;
        this.#ref = ref;
    }
    async compare(page, signal = this.#context.run.signal) {
        const { run, options } = this.#context;
        this.#page = page;
        const asked = { ref: this.#ref, page, words: options };
        this.#comparison = await (0,comparison/* compareWithLive */._f)({ clock: run.clock, signal }, asked, this.#rule);
    }
    async compareRemembered(signal) {
        const { clock } = this.#context.run;
        this.#comparison = await (0,comparison/* compareWithRemembered */.w0)({ clock, signal }, this.#ref, this.#rule);
    }
    async decide() {
        const { onOutdated, purpose } = this.#rule;
        const comparison = this.#comparison;
        if (comparison.kind === 'behind' && purpose === undefined) {
            const outcome = onOutdated === 'skip' ? 'skipped' : 'failed';
            return { kind: 'ended', outcome, reason: (0,outdated_messages/* outdatedReason */.xs)(comparison, this.#context.platform.named) };
        }
        const text = (0,outdated_messages/* deployedAnyway */.W7)(comparison, purpose);
        if (text !== undefined && text !== this.#said)
            await this.#context.emit({ kind: 'notice', text });
        this.#said = text ?? this.#said;
        return undefined;
    }
    async complete(report, page) {
        const comparison = this.#comparison;
        if (report.deploymentId === undefined) {
            const isOutdated = comparison.kind === 'behind' && this.#rule.purpose === undefined;
            if (!isOutdated)
                return report;
            const { id, deploymentId } = comparison.live;
            return { ...report, outdatedBy: id, ...(0,defined_fields/* definedFields */.X)({ liveDeploymentId: deploymentId }) };
        }
        const known = comparison.kind === 'unknown' ? { ...report, notCompared: comparison.why } : report;
        if (report.outcome !== 'succeeded' || this.#rule.purpose !== undefined)
            return known;
        const newer = await this.#findLaidOver(report.deploymentId, page);
        if (newer === undefined)
            return known;
        const text = (0,outdated_messages/* laidOverWarning */.v2)(newer);
        await this.#context.emit({ kind: 'warning', text });
        const outdated = { ...known, outdatedBy: newer.live.id };
        if (this.#rule.onOutdated === 'skip')
            return outdated;
        return { ...outdated, verdict: 'failed', reason: `${report.reason} ${text}` };
    }
    async #findLaidOver(deploymentId, { rows, succeededBefore }) {
        const { run, options } = this.#context;
        const interpret = (0,vocabulary/* buildVocabulary */.vQ)(options);
        const all = rows.map((row) => (0,past_deployments/* readPast */.r)(row, interpret, undefined));
        const ours = all.findIndex(({ id }) => id === deploymentId);
        const own = all[ours];
        const ref = own?.commit ?? this.#ref;
        if (own === undefined || ref === undefined || run.signal.aborted)
            return undefined;
        const isKnown = this.#knownBefore(interpret);
        const isBelow = (each, index) => index > ours || succeededBefore.has(each.id ?? '') || endedBefore(each, own);
        const hasSucceeded = ({ id, succeeded }) => succeeded || succeededBefore.has(id ?? '');
        const came = all.filter((each, index) => each !== own && hasSucceeded(each) && isBelow(each, index) && !isKnown(each, all));
        const commits = [...new Set(came.flatMap(({ commit }) => commit ?? []))].filter((each) => !(0,commit_id/* sameCommit */.Kd)(each, ref));
        for (const commit of commits.slice(0, mostLaidOver)) {
            try {
                const found = await (0,comparison/* compareWithCommit */.TD)(run, { commit, deploymentId: undefined, ageMs: undefined }, ref, this.#rule);
                if (found.kind === 'behind')
                    return found;
            }
            catch (error) {
                if (!run.signal.aborted)
                    throw error;
                return undefined;
            }
        }
        return undefined;
    }
    #knownBefore(interpret) {
        const before = (this.#page?.rows ?? []).map((row) => (0,past_deployments/* readPast */.r)(row, interpret, undefined));
        const ids = new Set(before.map(({ id }) => id));
        const succeeded = new Set(before.filter((each) => each.succeeded).map(({ id }) => id));
        return ({ id }, all) => {
            if (ids.has(id))
                return succeeded.has(id);
            const first = all.findIndex((each) => ids.has(each.id));
            return first >= 0 && all.findIndex((each) => each.id === id) > first;
        };
    }
}
function endedBefore(one, other) {
    const [oneMs, otherMs] = [(0,history_record/* readTimes */.fh)(one.record).endedMs, (0,history_record/* readTimes */.fh)(other.record).endedMs];
    return oneMs !== undefined && otherMs !== undefined && oneMs < otherMs;
}


var missing_messages = __webpack_require__(8704);
;
const eagerForMs = 15_000;
const eagerMs = 1_000;
const slowestMs = 10_000;
const growth = 0.2;
function pollInterval(fixedMs, atMs) {
    if (fixedMs !== undefined)
        return fixedMs;
    if (atMs < eagerForMs)
        return eagerMs;
    return Math.min(slowestMs, eagerMs + (atMs - eagerForMs) * growth);
}
function failureBackoff(failuresInARow, random) {
    const ceiling = Math.min(slowestMs, eagerMs * 2 ** Math.min(failuresInARow - 1, 10));
    return 250 + random() * (ceiling - 250);
}
const lineHints = { most: 5, everyMs: 150_000, fullAtMs: 0 };
const streamEndHints = { most: 10, everyMs: 20_000, fullAtMs: 0 };
const hintGapMs = 200;
const quickReadsMs = [250, 500];


var history_history = __webpack_require__(5275);

var taxiway_error = __webpack_require__(7776);
;



const longSilenceMs = 15_000;
const mostSilenceMs = 5 * 60_000;
async function searchHistory(platform, run, { read, pauseMs, isFinal, onSilence, limitMs = 15_000, lastMs = 0, signal = run.signal }) {
    let failure;
    let failures = 0;
    let refusals = 0;
    let silentSinceMs;
    let isSaid = false;
    for (let reads = 1;; reads++) {
        if (!(await run.waitWhileHeld(platform, signal)))
            return { kind: 'retry-after', failure };
        const leftMs = run.remaining();
        const askedMs = run.elapsed();
        if (leftMs <= 0 && lastMs === 0)
            return { kind: 'timed-out', failure };
        try {
            const found = await run.within(Math.min(limitMs, Math.max(leftMs, lastMs)), 'list_deployments', read, signal);
            if (found !== undefined)
                return found;
            failures = 0;
            refusals = 0;
            silentSinceMs = undefined;
        }
        catch (error) {
            signal.throwIfAborted();
            if (!(error instanceof taxiway_error/* TaxiwayError */.y))
                throw error;
            failure = error;
            failures++;
            silentSinceMs ??= askedMs;
            refusals = (0,errors/* isForbidden */.US)(error) ? refusals + 1 : 0;
            if (refusals >= errors/* refusalLimit */.AU || isFinal?.(error, reads))
                return { kind: 'forbidden', failure };
        }
        if (leftMs <= 0)
            return { kind: 'timed-out', failure };
        const silentMs = silentSinceMs === undefined ? 0 : run.elapsed() - silentSinceMs;
        if (onSilence !== undefined && silentMs >= longSilenceMs && !isSaid) {
            isSaid = true;
            const text = `The platform has given no readable history for ${(0,duration/* formatDuration */.a3)(silentMs)}. Taxiway keeps asking. The last read failed: ${failure?.message ?? ''}`;
            onSilence(text);
        }
        if (onSilence !== undefined && silentMs >= mostSilenceMs)
            return { kind: 'unanswered', failure };
        await run.clock.sleep(Math.min(pauseMs(reads, failures), Math.max(0, run.remaining())), signal);
    }
}

;

const emptySnapshot = { ids: [], isWhole: true, isOrdered: false, answeredAtMs: undefined };
const dateResolutionMs = 1_000;
function toSnapshot({ rows, isEnd, answeredAtMs }) {
    const ids = rows.map(history_record/* findId */.dZ).filter((id) => id !== undefined);
    const isWhole = isEnd && ids.length === rows.length;
    return { ids, isWhole, isOrdered: (0,history_record/* provesNewestFirst */.YM)(rows), answeredAtMs };
}
function findNewRows(snapshot, { rows }) {
    const known = new Set(snapshot.ids);
    const isKnown = (row) => row !== undefined && known.has((0,history_record/* findId */.dZ)(row) ?? '');
    const times = (0,history_record/* creationTimes */.y9)(rows);
    const timesOfKnown = times?.filter((_, index) => isKnown(rows[index])) ?? [];
    const newestKnownMs = timesOfKnown.length === 0 ? undefined : Math.max(...timesOfKnown);
    const isOrdered = snapshot.isOrdered && (0,history_record/* provesNewestFirst */.YM)(rows);
    return rows.flatMap((row, index) => {
        if (isKnown(row))
            return [];
        const createdMs = times?.[index];
        const isComparable = createdMs !== undefined && newestKnownMs !== undefined;
        if (isComparable && createdMs < newestKnownMs)
            return [{ row, isProvenYounger: false }];
        const isNewer = isComparable && createdMs > newestKnownMs;
        const isProvenYounger = snapshot.isWhole || (isOrdered && isNewer) || wasCreatedAfter(snapshot, row);
        return [{ row, isProvenYounger }];
    });
}
function wasCreatedAfter({ answeredAtMs }, row) {
    const createdMs = (0,history_record/* readZonedCreation */.KU)(row);
    return answeredAtMs !== undefined && createdMs !== undefined && createdMs >= answeredAtMs + dateResolutionMs;
}

;





const mostHistoryReads = 3;
async function readSnapshot({ platform, run }, serviceId, signal = run.signal) {
    const askedAtMs = run.clock.now();
    let missing;
    let confirmed;
    const found = await searchHistory(platform, run, {
        signal,
        read: async (until) => ({ page: await (0,history_history/* readNewestPage */.KY)(platform, serviceId, until) }),
        pauseMs: (_, failures) => failureBackoff(failures, run.random),
        isFinal: (error, reads) => {
            const status = (0,errors/* isMissing */.b2)(error) ? error.status : undefined;
            if (missing !== undefined)
                confirmed = status;
            missing = status;
            const isRefusal = error instanceof errors/* RefusedError */.fk && error.status < 500 && error.status !== 429;
            const isCertain = error.kind === 'input' || (isRefusal && status === undefined);
            return reads === mostHistoryReads || confirmed !== undefined || isCertain;
        },
    });
    const page = 'page' in found ? found.page : undefined;
    return { snapshot: page && toSnapshot(page), page, missing: confirmed, askedAtMs };
}


var refusal = __webpack_require__(6418);
;



async function writeGuarded(context, { send, prepare, findEffect, lostTwice }) {
    for (let lost = 0;;) {
        const end = await beginWrite(context, prepare);
        if (end !== undefined)
            return end;
        const answer = await send();
        if (answer.kind === 'retry')
            continue;
        if (answer.kind !== 'lost')
            return answer;
        const effect = await findEffect(answer.message);
        if (effect !== undefined)
            return effect;
        if (++lost === 2)
            return { kind: 'ended', outcome: 'failed', reason: lostTwice(answer.message) };
    }
}
function writeTimeoutMs(run, longestMs) {
    return Math.min(longestMs, Math.max(run.remaining() - 5_000, run.remaining() / 2));
}
async function beginWrite({ platform, run }, prepare) {
    const end = (await run.waitWhileHeld(platform)) ? await prepare?.() : undefined;
    if (end !== undefined)
        return end;
    if (!(await run.waitWhileHeld(platform))) {
        const reason = `The platform asked to wait past the timeout. Nothing was deployed.`;
        return { kind: 'ended', outcome: 'indeterminate', reason };
    }
    if (run.remaining() > 0) {
        run.inDoubt = true;
        return undefined;
    }
    const reason = `The timeout passed before the platform accepted a deployment. Nothing was deployed. Check whether ${platform.baseUrl} answers, or set a longer ${platform.named('timeout')}.`;
    return { kind: 'ended', outcome: 'timed-out', reason };
}
function classifyWriteFailure(run, error) {
    run.signal.throwIfAborted();
    if (!(error instanceof taxiway_error/* TaxiwayError */.y) || error.kind === 'input')
        throw error;
    const refused = error instanceof errors/* RefusedError */.fk && error.status < 500 && error.status !== 408;
    if (refused && error.status === 429 && error.retryAfterMs !== undefined) {
        run.inDoubt = false;
        return { kind: 'retry' };
    }
    const unsent = error instanceof errors/* NoAnswerError */.i5 && !error.sent;
    if (refused || unsent)
        return { kind: 'ended', outcome: 'failed', reason: error.message };
    return { kind: 'lost', message: error instanceof errors/* RefusedError */.fk ? `${(0,refusal/* describeRefusal */.a)(error)}.` : error.message };
}


var count = __webpack_require__(7028);
;






function whyNotFound(found) {
    switch (found.kind) {
        case 'absent':
        case 'unproven': {
            const text = `the history showed no deployment that is surely ours for 30 s, which does not prove that there is none`;
            if (found.kind === 'absent' || found.ids.length === 0)
                return text;
            return `${text}. Of ${listIds(found.ids)} it is not known whether it is younger than the request`;
        }
        case 'several':
            return `several new deployments could be ours: ${listIds(found.ids)}`;
        case 'timed-out':
        case 'unanswered': {
            const passed = found.kind === 'timed-out' ? 'the timeout' : '5 minutes';
            const why = found.failure === undefined ? '' : ` (${(0,shortening/* withoutFullStop */.Qu)(found.failure.message)})`;
            return `${passed} passed before the history showed a deployment${why}`;
        }
        case 'retry-after':
            return `the platform asked to wait past the timeout before its history could be read`;
        case 'forbidden':
            return `the API key is not allowed to read the deployment history`;
        default:
            return found;
    }
}
const mostIds = 5;
function listIds(ids) {
    const others = ids.length - mostIds;
    return ids.slice(0, mostIds).join(', ') + (others > 0 ? ` and ${(0,count/* formatCount */.B)(others, 'other')}` : '');
}
const absenceMs = 30_000;
const inferenceMs = 1_000;
const lostDeployDelaysMs = [1_000, 2_000, 4_000];
const longestLostDeployDelayMs = 8_000;
const everyRowWasKnown = { kind: 'absent', proof: 'for 30 s every row was known, and there could be no other' };
function judgeReading(search, { unknown, isWhole }, atMs) {
    const firstMs = search.firstMs ?? atMs;
    const isUnproven = search.isUnproven || unknown.length > 0 || !isWhole;
    const withMatch = (wanted) => unknown.flatMap(({ id, match, isProvenYounger }) => id !== undefined && isProvenYounger && match === wanted ? [id] : []);
    const ours = withMatch('ours');
    const candidates = [...new Set(ours.length > 0 ? ours : withMatch('not-shown'))];
    const [only, ...others] = candidates;
    if (others.length > 0)
        return { result: { kind: 'several', ids: candidates }, search };
    if (only === undefined) {
        if (atMs - firstMs < absenceMs)
            return { result: undefined, search: { firstMs, isUnproven } };
        const possible = unknown.flatMap(({ id, match }) => (id !== undefined && match !== 'another' ? [id] : []));
        const result = isUnproven ? { kind: 'unproven', ids: possible } : everyRowWasKnown;
        return { result, search: { firstMs, isUnproven } };
    }
    if (ours.length > 0)
        return { result: { kind: 'adopt', id: only, inferred: false }, search };
    const inferred = search.inferred?.id === only ? search.inferred : { id: only, atMs };
    const isCertain = atMs - inferred.atMs >= inferenceMs;
    const result = isCertain ? { kind: 'adopt', id: only, inferred: true } : undefined;
    return { result, search: { firstMs, inferred, isUnproven } };
}
function findLostDeploy({ platform, emit, run }, lost) {
    let search = {};
    return searchHistory(platform, run, {
        onSilence: (text) => void emit({ kind: 'warning', text }),
        pauseMs: (reads) => lostDeployDelaysMs[reads - 1] ?? longestLostDeployDelayMs,
        read: async (signal) => {
            const judged = judgeReading(search, await readHistory(platform, lost, signal), run.elapsed());
            search = judged.search;
            return judged.result;
        },
    });
}
async function readHistory(platform, { serviceId, ref, before, onRead }, signal) {
    const known = new Set(before.ids);
    const isLast = (page) => page.some((row) => known.has((0,history_record/* findId */.dZ)(row) ?? ''));
    const reading = await (0,history_history/* readRows */.aK)(platform, serviceId, { signal, isLast });
    onRead?.(reading);
    const { rows, isEnd } = reading;
    const unknown = findNewRows(before, reading).map(({ row, isProvenYounger }) => {
        return { id: (0,history_record/* findId */.dZ)(row), match: compareShownRef(ref, (0,history_record/* readRecord */.aE)(row).refs), isProvenYounger };
    });
    const shown = new Set(rows.map(history_record/* findId */.dZ));
    const [newest] = before.ids;
    const isCurrent = isEnd ? known.isSubsetOf(shown) : shown.has(newest);
    return { unknown, isWhole: isCurrent && (isEnd || (0,history_record/* provesNewestFirst */.YM)(rows)) };
}
function compareShownRef(asked, shown) {
    const match = (0,history_record/* compareRefs */.Iu)(asked, shown);
    return match === 'not-shown' && asked !== undefined && shown.names.length > 0 ? 'another' : match;
}

;
var wakeable_timer_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var wakeable_timer_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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


class WakeableTimer {
    #woken = false;
    #sleep;
    wake() {
        this.#woken = true;
        this.#sleep?.abort(clock/* discarded */.e);
    }
    async sleep(clock, ms, signal) {
        signal.throwIfAborted();
        if (!this.#woken && ms > 0) {
            const env_1 = { stack: [], error: void 0, hasError: false };
            try {
                const scope = wakeable_timer_addDisposableResource(env_1, new abort_scope/* AbortScope */.D({ clock, signal }), false);
                this.#sleep = scope;
                try {
                    await clock.sleep(ms, scope.signal);
                }
                catch (error) {
                    signal.throwIfAborted();
                    if (!this.#woken)
                        throw error;
                }
                finally {
                    this.#sleep = undefined;
                }
            }
            catch (e_1) {
                env_1.error = e_1;
                env_1.hasError = true;
            }
            finally {
                wakeable_timer_disposeResources(env_1);
            }
        }
        this.#woken = false;
    }
}


var json_fields = __webpack_require__(4544);

var parsed_json = __webpack_require__(2802);
;


const sequenceKeys = ['seq', 'sequence', 'id'];
const textKeys = ['line', 'message', 'text', 'msg'];
function readStoredRecord(raw) {
    if (typeof raw === 'string')
        return { seq: undefined, text: withoutBreak(raw) };
    if (!(0,json_fields/* isFields */.C)(raw))
        return { seq: undefined, text: JSON.stringify(raw) ?? '' };
    return { seq: readNumber(raw), text: readText(raw) ?? JSON.stringify(raw) };
}
function readStreamedText(data) {
    const payload = parsePayload(data);
    return (0,json_fields/* isFields */.C)(payload) ? readText(payload) : typeof payload === 'string' ? payload : data;
}
function readText(raw) {
    for (const key of textKeys) {
        const value = raw[key];
        if (typeof value === 'string')
            return withoutBreak(value);
    }
    return undefined;
}
function withoutBreak(text) {
    return text.endsWith('\n') ? text.slice(0, text.endsWith('\r\n') ? -2 : -1) : text;
}
function readNumber(raw) {
    for (const key of sequenceKeys) {
        const value = sequenceNumber(raw[key]);
        if (value !== undefined)
            return value;
    }
    return undefined;
}
function sequenceNumber(value) {
    const number = typeof value === 'string' && /^\d{1,16}$/.test(value) ? Number(value) : value;
    return typeof number === 'number' && Number.isSafeInteger(number) && number >= 0 ? number : undefined;
}
function parsePayload(text) {
    const first = text.trimStart()[0];
    if (first !== '{' && first !== '"')
        return undefined;
    try {
        return (0,parsed_json/* parseJson */.q)(text);
    }
    catch {
        return undefined;
    }
}

;
const mostInVain = 3;
const mostGaps = 500;
const largestFirst = 1_000;
const smallestTime = 1e9;
const roundMs = 5_000;
const mostAsks = 20;
const noGaps = {
    gaps: [],
    forgotten: 0,
    anyFilled: false,
    ones: 0,
    jumps: 0,
    suspect: undefined,
    round: { atMs: Number.POSITIVE_INFINITY, waitMs: roundMs, behind: -1, asks: 0 },
};
function isNext(last, seq) {
    return seq === last + 1 || (last < 0 && seq === 1);
}
function jumpTo(before, last, seq, atMs) {
    const from = last + 1;
    const steps = isNext(last, seq) ? { ones: before.ones + 1 } : { jumps: before.jumps + (from > 0 ? 1 : 0) };
    if (seq <= from)
        return { ...before, ...steps };
    const round = { ...noGaps.round, atMs: atMs + roundMs };
    return { ...before, ...steps, ...remember(before, [...before.gaps, { from, to: seq - 1 }]), round };
}
function fillGap(before, seq) {
    const gap = findGap(before, seq);
    if (gap === undefined)
        return undefined;
    const parts = [
        { from: gap.from, to: seq - 1 },
        { from: seq + 1, to: gap.to },
    ].filter(({ from, to }) => from <= to);
    const gaps = before.gaps.flatMap((each) => (each === gap ? parts : [each]));
    return { ...before, ...remember(before, gaps), anyFilled: true };
}
function findGap({ gaps }, seq) {
    return gaps.find(({ from, to }) => from <= seq && seq <= to);
}
function remember({ forgotten }, gaps) {
    return {
        gaps: gaps.slice(-mostGaps),
        forgotten: forgotten + gaps.slice(0, -mostGaps).filter(isWithin).length,
    };
}
function mayBeFilled(gaps, last, seq) {
    return last < 0 ? seq <= largestFirst : isDense(gaps) || gaps.jumps < mostInVain;
}
function isDense({ ones, jumps, anyFilled }) {
    return anyFilled || ones >= jumps;
}
function nextGap({ gaps, round }) {
    return gaps.find(({ from, to }) => to > round.behind && (from > 0 || (to > 0 && to < largestFirst)));
}
function endGapRead(before, gap, highest, atMs, isLast) {
    const { round } = before;
    const behind = Math.max(round.behind, gap?.to ?? 0, highest);
    const next = { ...before, round: { ...round, behind, asks: round.asks + 1 } };
    if (next.round.asks < mostAsks && nextGap(next) !== undefined)
        return next;
    const later = { atMs: atMs + round.waitMs, waitMs: round.waitMs * 2, asks: 0 };
    return { ...before, round: { ...later, behind: isLast ? Number.POSITIVE_INFINITY : -1 } };
}
function isSequence({ fell, first }) {
    return !fell && first < smallestTime;
}
function tellsMissing(printed) {
    return isSequence(printed) && !printed.shared && !printed.lacked && isDense(printed);
}
function missingLines(printed) {
    if (!tellsMissing(printed))
        return { gaps: [], more: 0 };
    return { gaps: printed.gaps.filter(isWithin), more: printed.forgotten };
}
function isWithin({ from }) {
    return from > 0;
}

;
const mostLines = 20_000;
const pieceSize = 500;
const nothingRecent = { pieces: [], floor: Number.NEGATIVE_INFINITY };
function addLines({ pieces, floor }, lines) {
    const last = pieces.at(-1);
    const isSmall = last !== undefined && last.numbers.length < pieceSize;
    const kept = [...(isSmall ? pieces.slice(0, -1) : pieces), appendPiece(isSmall ? last : undefined, lines)];
    let size = kept.reduce((sum, { numbers }) => sum + numbers.length, 0);
    let highest = floor - 1;
    while (size - (kept[0]?.numbers.length ?? size) >= mostLines) {
        const numbers = kept.shift()?.numbers ?? new Float64Array();
        size -= numbers.length;
        for (const number of numbers)
            highest = Math.max(highest, number);
    }
    return { pieces: kept, floor: highest + 1 };
}
function appendPiece(before, lines) {
    const from = before?.numbers.length ?? 0;
    const piece = { numbers: new Float64Array(from + lines.length), fingerprints: new Int32Array(from + lines.length) };
    if (before !== undefined) {
        piece.numbers.set(before.numbers);
        piece.fingerprints.set(before.fingerprints);
    }
    let place = from;
    for (const { seq, text } of lines) {
        piece.numbers[place] = seq;
        piece.fingerprints[place++] = fingerprint(text);
    }
    return piece;
}
function anyForgotten({ floor }) {
    return floor > Number.NEGATIVE_INFINITY;
}
function indexByNumber({ pieces }) {
    const index = new Map();
    for (const { numbers, fingerprints } of pieces) {
        for (const [place, number] of numbers.entries()) {
            const prints = index.get(number);
            const print = fingerprints[place] ?? 0;
            if (prints === undefined)
                index.set(number, [print]);
            else
                prints.push(print);
        }
    }
    return index;
}
function numberBefore({ pieces }, seq) {
    let highest = 0;
    for (const { numbers } of pieces)
        for (const number of numbers)
            if (number < seq)
                highest = Math.max(highest, number);
    return highest;
}
function isLastIn({ pieces }, { seq, text }) {
    const last = pieces.at(-1);
    return last?.numbers.at(-1) === seq && last.fingerprints.at(-1) === fingerprint(text);
}
function fingerprint(text) {
    let hash = 0x811c9dc5;
    for (let index = 0; index < text.length; index++)
        hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
    return hash | 0;
}

;
const maximumBadConnections = 3;
const reconnectMs = { from: 1_000, to: 8_000, afterGivingUp: 60_000 };
const fewestForProof = 5;
const notLines = new Set(['', '{}', '[done]', 'done', 'end', 'ping', 'heartbeat', 'keep-alive']);
function mayBeLine(text) {
    return text.length > 12 || !notLines.has(text.trim().toLowerCase());
}
const noStream = {
    open: false,
    openAtMs: 0,
    bad: 0,
    saidLost: false,
    cleanEndMs: Number.POSITIVE_INFINITY,
    checkedMs: Number.POSITIVE_INFINITY,
    first: undefined,
    firstMs: Number.POSITIVE_INFINITY,
    skipped: undefined,
    lastText: '',
    connections: 0,
    counts: new Map(),
    before: 0,
    sent: 0,
};
function countTexts(stream, texts, atMs) {
    const lastText = texts.findLast(({ text }) => text !== '[DONE]')?.text.trim() ?? stream.lastText;
    const lines = texts.filter(({ text }) => mayBeLine(text));
    const [line] = lines;
    if (line === undefined)
        return { ...stream, lastText };
    const { first = line } = stream;
    const counts = new Map(stream.counts);
    for (const { event } of lines)
        counts.set(event.event, (counts.get(event.event) ?? 0) + 1);
    const isFirst = stream.counts.size === 0;
    const isAgain = isFirst && line.event.id === first.event.id && line.event.data === first.event.data;
    const before = isAgain ? 0 : stream.before;
    const sent = Math.max(stream.sent, before + Math.max(...counts.values()));
    const firstMs = Math.min(stream.firstMs, atMs);
    const connections = stream.connections + (isFirst ? 1 : 0);
    const bad = sent > stream.sent ? -1 : stream.bad;
    const cleanEndMs = Number.POSITIVE_INFINITY;
    return { ...stream, lastText, first, firstMs, counts, before, sent, connections, bad, cleanEndMs };
}
function findStart(stream, texts, before) {
    if (stream.skipped !== undefined || stream.first === undefined)
        return stream;
    const sought = stream.first.text.trim();
    const index = texts.findIndex((text) => text.trim() === sought);
    return index < 0 ? stream : { ...stream, skipped: before + texts.slice(0, index).filter(mayBeLine).length };
}
function endStream(stream, clean, atMs, random) {
    const bad = stream.bad + 1;
    const ceilingMs = Math.min(reconnectMs.to, reconnectMs.from * 2 ** bad);
    const delayMs = isGivenUp({ bad })
        ? reconnectMs.afterGivingUp
        : reconnectMs.from + random() * (ceilingMs - reconnectMs.from);
    const cleanEndMs = clean ? atMs : Number.POSITIVE_INFINITY;
    return { ...stream, open: false, openAtMs: atMs + delayMs, bad, cleanEndMs, checkedMs: Number.POSITIVE_INFINITY };
}
function isGivenUp({ bad }) {
    return bad >= maximumBadConnections;
}
function isOver({ cleanEndMs, bad, open, counts }) {
    return cleanEndMs < Number.POSITIVE_INFINITY || (isGivenUp({ bad }) && !(open && counts.size > 0));
}
function owedLines(stream, shown) {
    return stream.sent === 0 ? -1 : countLines(stream) - shown;
}
function countLines({ sent, skipped = 0 }) {
    return sent + skipped;
}
function provesEnd(stream, shown, lastText) {
    const { skipped, connections, counts, cleanEndMs } = stream;
    const isExact = countLines(stream) === shown && shown >= fewestForProof && lastText?.trim() === stream.lastText;
    const isOneConnection = connections === 1 && counts.size > 0;
    return isExact && skipped !== undefined && isOneConnection && cleanEndMs < Number.POSITIVE_INFINITY;
}

;



const confirmAfterMs = 300;
const nothingPrinted = {
    ...noGaps,
    lines: 0,
    texts: 0,
    first: Number.POSITIVE_INFINITY,
    last: -1,
    numbered: undefined,
    firstText: undefined,
    lastText: undefined,
    moved: false,
    newMs: 0,
    recent: nothingRecent,
    shared: false,
    lacked: false,
    fell: false,
    beginning: undefined,
    keepsBeginning: false,
    losesBeginning: false,
    anyChanged: false,
};
function beginAnswer(after, gap) {
    const [first, last, followed] = [undefined, undefined, undefined];
    return { after, gap, records: 0, fresh: 0, highest: -1, first, last, rises: 0, followed, waiting: [] };
}
function takeRecords(printed, answer, records, atMs) {
    if (records.length === 0)
        return { printed, answer, lines: [] };
    const numbered = printed.numbered ?? records.some(({ seq }) => seq !== undefined);
    if (!numbered)
        return countRecords({ ...printed, numbered }, answer, records, atMs);
    let { first, last, ones, lacked } = printed;
    let { highest, followed, rises } = answer;
    let number = answer.last?.seq;
    const lines = [];
    const waiting = [];
    for (const record of records) {
        const { seq, text } = record;
        lacked ||= seq === undefined;
        if (seq !== undefined) {
            first = Math.min(first, seq);
            highest = Math.max(highest, seq);
            rises += Math.sign(seq - (number ?? seq));
            number = seq;
        }
        const isFirst = answer.waiting.length + waiting.length === 0;
        if (seq !== undefined && isFirst && !printed.fell && isNext(last, seq)) {
            followed = { from: followed?.from ?? seq, to: seq };
            last = seq;
            ones++;
            lines.push({ seq, text });
        }
        else if (seq === undefined || !isForgotten(printed, seq))
            waiting.push(record);
    }
    const held = waiting.length === 0 ? answer.waiting : [...answer.waiting, waiting];
    const ends = { first: answer.first ?? records[0], last: records.at(-1) };
    const next = { ...answer, ...ends, highest, followed, rises, records: answer.records + records.length, waiting: held };
    return show({ ...printed, numbered, lacked, first, last, ones }, next, lines, atMs);
}
function isForgotten(printed, seq) {
    return seq < printed.recent.floor && findGap(printed, seq) === undefined;
}
function endAnswer(printed, answer, askedMs, atMs) {
    const ordered = numberAll(printed, answer);
    const known = ordered.length === 0 ? new Map() : indexByNumber(printed.recent);
    const { found, anyChanged } = findNew(printed, known, answer, ordered);
    const next = { ...printed, ...findFaults(printed, known, answer, ordered, found) };
    const sorted = next.fell ? ordered : ordered.toSorted((one, other) => one.seq - other.seq);
    const taken = takeInOrder(next, answer, sorted, found, askedMs, atMs);
    const merged = show(taken.printed, { ...answer, waiting: [] }, taken.lines, atMs);
    return { ...merged, printed: noteBeginning(merged.printed, answer, anyChanged) };
}
function numberAll({ recent }, answer) {
    const { followed, after = 0, waiting } = answer;
    const records = isNewestFirst(answer) ? waiting.flat().toReversed() : waiting.flat();
    const next = records.find(({ seq }) => seq !== undefined)?.seq ?? after + 1;
    const isBehind = answer.after !== undefined && next > after;
    let number = followed?.to ?? (isBehind ? after : numberBefore(recent, next));
    return records.map(({ seq = number, text }) => {
        number = seq;
        return { seq, text };
    });
}
function isNewestFirst({ rises }) {
    return rises < 0;
}
function findNew(printed, known, { followed }, lines) {
    const found = new Set();
    let anyChanged = false;
    for (const [seq, group] of Map.groupBy(lines, (line) => line.seq)) {
        if (isForgotten(printed, seq))
            continue;
        const prints = known.get(seq) ?? [];
        const inThisAnswer = isFollowed(followed, seq) ? 1 : 0;
        const count = Math.max(0, group.length + inThisAnswer - prints.length);
        const { seen, unseen } = partByText(group, prints);
        for (const line of count === 0 ? [] : [...seen, ...unseen].slice(-count))
            found.add(line);
        anyChanged ||= unseen.length > count;
    }
    return { found, anyChanged };
}
function isFollowed(followed, seq) {
    return followed !== undefined && followed.from <= seq && seq <= followed.to;
}
function partByText(group, prints) {
    const known = [...prints];
    const parts = { seen: [], unseen: [] };
    for (const line of group) {
        const place = known.indexOf(fingerprint(line.text));
        if (place >= 0)
            known.splice(place, 1);
        parts[place < 0 ? 'unseen' : 'seen'].push(line);
    }
    return parts;
}
function findFaults(printed, known, { followed }, lines, newLines) {
    const numbers = new Set(lines.map(({ seq }) => seq));
    const isTwice = numbers.size < lines.length || lines.some(({ seq }) => isFollowed(followed, seq));
    const isRising = lines.every(({ seq }, index) => seq >= (lines[index - 1]?.seq ?? followed?.to ?? seq));
    const { shared, fell } = printed;
    const isAgain = !printed.lacked && [...newLines].some(({ seq }) => seq < printed.last && known.has(seq));
    return { shared: shared || isTwice || isAgain, fell: fell || isAgain || (isTwice && !isRising) };
}
function takeInOrder(before, { highest, followed }, lines, newLines, askedMs, atMs) {
    const isSecond = askedMs >= (before.suspect?.askAtMs ?? Number.POSITIVE_INFINITY);
    const confirmedTo = isSecond ? (before.suspect?.seenTo ?? 0) : -1;
    const lastKnown = lines.findLastIndex((line) => !newLines.has(line));
    let isAtEnd = followed !== undefined || lines.slice(0, lastKnown + 1).some((line) => isLastIn(before.recent, line));
    let printed = { ...before, suspect: isSecond ? undefined : before.suspect };
    const taken = [];
    for (const [index, line] of lines.entries()) {
        if (!newLines.has(line))
            continue;
        const { seq, text } = line;
        const { last } = printed;
        if (seq > last) {
            const isGap = isSequence(printed) && !isNext(last, seq);
            if (isGap && seq > confirmedTo && mayBeFilled(printed, last, seq)) {
                printed.suspect ??= { askAtMs: atMs + confirmAfterMs, seenTo: highest };
                break;
            }
            if (!printed.fell)
                printed = jumpTo(printed, last, seq, atMs);
            printed.last = seq;
        }
        const isLate = index < lastKnown || (seq < last && !(before.fell && isAtEnd));
        isAtEnd ||= !isLate;
        printed = (seq < last ? fillGap(printed, seq) : undefined) ?? printed;
        taken.push(isLate ? { seq, text, late: true } : line);
    }
    return { printed, lines: taken };
}
function noteBeginning(printed, answer, anyChanged) {
    const oldest = isNewestFirst(answer) ? answer.last : answer.first;
    if (oldest === undefined)
        return printed;
    const { seq = 0 } = oldest;
    if (answer.after !== undefined && seq >= answer.after)
        return printed;
    const { records } = answer;
    const here = { seq, fingerprint: fingerprint(oldest.text), records };
    const beginning = seq < (printed.beginning?.seq ?? Number.POSITIVE_INFINITY) ? here : (printed.beginning ?? here);
    const isSame = seq === beginning.seq && here.fingerprint === beginning.fingerprint;
    const keepsBeginning = printed.keepsBeginning || (isSame && records > beginning.records);
    const losesBeginning = seq > beginning.seq || (seq === beginning.seq && !isSame && records < printed.lines);
    return { ...printed, beginning, keepsBeginning, losesBeginning, anyChanged };
}
function countRecords(printed, answer, records, atMs) {
    const known = printed.lines - answer.records;
    const hasMoved = (index, text) => text !== undefined && text !== (records[index]?.text ?? text);
    const moved = printed.moved || (answer.records === 0 && hasMoved(0, printed.firstText)) || hasMoved(known - 1, printed.lastText);
    const fresh = moved ? [] : records.slice(Math.max(0, known));
    const lines = fresh.map(({ text }, index) => ({ seq: printed.lines + index + 1, text }));
    return show({ ...printed, moved }, { ...answer, records: answer.records + records.length }, lines, atMs);
}
function show(printed, answer, lines, atMs) {
    const [line] = lines;
    if (line === undefined)
        return { printed, answer, lines };
    const { firstText = line.text } = printed;
    const lastText = lines.findLast(({ late }) => !late)?.text ?? printed.lastText;
    let { texts } = printed;
    for (const { text } of lines)
        if (mayBeLine(text))
            texts++;
    const recent = printed.numbered === true ? addLines(printed.recent, lines) : printed.recent;
    const count = printed.lines + lines.length;
    const shown = { ...printed, lines: count, texts, firstText, lastText, newMs: atMs, recent };
    return { printed: shown, answer: { ...answer, fresh: answer.fresh + lines.length }, lines };
}
function looksLikePage(records) {
    return records >= 10 && /^(1|2|25|5)0*$/.test(`${records}`);
}

;


const begin = {
    source: 'undecided',
    held: [],
    stream: noStream,
    printed: nothingPrinted,
    reach: {
        wholeAskedMs: Number.NEGATIVE_INFINITY,
        holdsAll: false,
        longest: 0,
        next: undefined,
        isFilled: false,
        isHidden: false,
    },
    pace: {
        allowance: { most: 5, everyMs: 1_000, fullAtMs: 0 },
        atOnce: true,
        woken: false,
        askedMs: Number.NEGATIVE_INFINITY,
        answeredMs: Number.NEGATIVE_INFINITY,
        idleStep: 0,
        notBeforeMs: 0,
        fullPages: 0,
    },
    answer: undefined,
    quiet: undefined,
    grewMs: Number.NEGATIVE_INFINITY,
    failed: { times: 0, refusals: 0, why: undefined },
    verdict: undefined,
};
function beginLog(rules) {
    return { ...begin, rules };
}

;







const patienceMs = 2_000;
const owedPatienceMs = 5_000;
const mostMs = { usual: 30_000, pages: 120_000, silence: 10_000, pastDeadline: 5_000 };
const mostRanges = 5;
const mostToReadAgain = 1_000;
function judgeEnd(state, atMs) {
    const { verdict, printed, source, failed, stream, quiet } = state;
    if (verdict === undefined)
        return undefined;
    const isOnTime = atMs < endsAtMs(state);
    if (isUnreadable(state) && (source === 'stream' || !isOnTime)) {
        if (source === 'stream' && !stream.open && stream.cleanEndMs < Number.POSITIVE_INFINITY)
            return conclude(state);
        if ((stream.open || stream.sent > 0) && isOnTime)
            return undefined;
        const text = (0,message/* message */.i) `log-unreadable: The build log could not be read to its end. The outcome is not affected. If the API key lacks the capability logs:read, grant it: \`taxiway doctor\` shows what the key may do. `;
        return conclude(state, text + (failed.why ?? ''));
    }
    if (printed.moved) {
        const text = `The stored build log has no line numbers, and a line that was shown has changed, so new lines could not be told from old ones. The dashboard may have all of them.`;
        return conclude(state, text);
    }
    if (!isWhole(state) || awaitsGaps(state)) {
        if (isOnTime)
            return undefined;
        const text = `The end of the build log could not be read. The dashboard may have all of it. `;
        return conclude(state, text + (failed.why ?? `There was no end to its lines.`));
    }
    if (isProven(state) || verdict.ending === 'open')
        return conclude(state);
    const isFailed = verdict.ending === 'failed';
    if (quiet !== undefined && looksLikePage(quiet.records)) {
        const text = `The platform answers with the first ${quiet.records} lines of the build log, whatever is asked for. If there are more, see the dashboard.`;
        return conclude(state, text);
    }
    if (state.reach.isHidden || state.reach.isFilled) {
        const text = (0,message/* message */.i) `log-number-shared: More lines of the build log have one number than an answer of the platform may hold. If lines are missing, see the dashboard.`;
        return conclude(state, text);
    }
    if (isUnchecked(state)) {
        const text = (0,message/* message */.i) `log-order-unchecked: The numbers of the stored build log begin again or are absent, and one answer does not hold all of its lines, so lines may be missing. The dashboard may have them.`;
        return conclude(state, text);
    }
    if (owedLines(stream, printed.texts) > 0) {
        const text = `The log stream has sent ${countLines(stream)} lines, but the stored build log shows ${printed.texts}. If lines are missing, see the dashboard.`;
        return isFailed ? conclude(state, text) : conclude(state, undefined, text);
    }
    if (!isFailed && printed.lines === 0)
        return conclude(state, undefined, (0,message/* message */.i) `log-empty: The platform showed no line of a build log.`);
    const text = (0,message/* message */.i) `log-end-unproven: The platform gave no proof that this is the whole build log. If its end is missing, see the dashboard.`;
    return isFailed ? conclude(state, undefined, text) : conclude(state);
}
function isUnreadable({ source, failed }) {
    return source === 'stream' || failed.refusals >= errors/* refusalLimit */.AU;
}
function endsAtMs(state) {
    const { verdict, pace, printed, rules } = state;
    if (verdict === undefined)
        return Number.POSITIVE_INFINITY;
    const pagesMs = pace.fullPages > 0 ? Math.min(mostMs.pages, printed.newMs + mostMs.silence - verdict.atMs) : 0;
    const isShort = verdict.ending === 'open' || isUnreadable(state);
    const ms = isShort ? owedPatienceMs : Math.max(mostMs.usual, pagesMs);
    return Math.min(verdict.atMs + ms, rules.deadlineMs + mostMs.pastDeadline);
}
function patientUntilMs(state) {
    const { verdict, printed, stream } = state;
    if (verdict === undefined)
        return Number.POSITIVE_INFINITY;
    if (verdict.ending === 'open')
        return verdict.askedMs;
    const ms = owedLines(stream, printed.texts) > 0 ? owedPatienceMs : patienceMs;
    return Math.max(verdict.atMs + ms, printed.newMs + patienceMs);
}
function awaitsGaps(state) {
    const { verdict, printed } = state;
    return verdict !== undefined && verdict.ending !== 'open' && isWhole(state) && nextGap(printed) !== undefined;
}
function isWhole(state) {
    const { quiet, reach } = state;
    if (quiet === undefined)
        return false;
    if (isProven(state))
        return true;
    const patientMs = patientUntilMs(state);
    return quiet.askedMs >= patientMs && (!wantsWhole(state) || reach.wholeAskedMs >= patientMs);
}
function wantsWhole(state) {
    const { verdict, source, printed, stream } = state;
    if (verdict === undefined || verdict.ending === 'open')
        return false;
    if (source !== 'stored' || printed.numbered !== true || isProven(state))
        return false;
    return printed.lines <= mostToReadAgain || !tellsMissing(printed) || owedLines(stream, printed.texts) > 0;
}
function isUnchecked({ printed, reach }) {
    return (printed.fell || printed.lacked) && (!reach.holdsAll || anyForgotten(printed.recent));
}
function isProven({ verdict, stream, printed, quiet, grewMs }) {
    if (verdict === undefined || quiet === undefined)
        return false;
    if (stream.firstMs >= verdict.atMs || stream.checkedMs < verdict.askedMs)
        return false;
    if (grewMs > verdict.atMs + patienceMs)
        return false;
    const askedAfterMs = Math.max(stream.cleanEndMs, verdict.askedMs);
    return quiet.askedMs >= askedAfterMs && provesEnd(stream, printed.texts, printed.lastText);
}
function conclude(state, warning, notice) {
    const { gaps, more } = missingLines(state.printed);
    const begins = beginningNotice(state);
    if (gaps.length + more === 0 && warning === undefined)
        return { kind: 'complete', notice: join(notice, begins) };
    if (gaps.length + more === 0)
        return { kind: 'incomplete', warning: join(warning, begins) ?? '' };
    const ranges = gaps.slice(0, mostRanges).map(({ from, to }) => (from === to ? `${from}` : `${from} to ${to}`));
    const others = gaps.length - ranges.length + more;
    if (others > 0)
        ranges.push(`those of ${(0,count/* formatCount */.B)(others, 'more gap')}`);
    const text = (0,message/* message */.i) `log-lines-missing: The platform did not deliver these lines of the build log: ${ranges.join(', ')}. The dashboard may have them.`;
    return { kind: 'incomplete', warning: join(text, warning ?? notice, begins) ?? '' };
}
function beginningNotice(state) {
    const { source, printed, stream } = state;
    const { numbered, first, beginning, keepsBeginning, losesBeginning, anyChanged } = printed;
    if (source !== 'stored' || numbered !== true || beginning === undefined)
        return undefined;
    if (stream.skipped === 0 && isProven(state))
        return undefined;
    const number = Math.max(first, beginning.seq);
    if (number > 1 && !keepsBeginning)
        return `The stored build log begins with line ${number}. If there are lines before it, see the dashboard.`;
    if (!losesBeginning || (tellsMissing(printed) && !anyChanged))
        return undefined;
    return (0,message/* message */.i) `log-beginning-dropped: The stored build log does not keep its first lines. If lines are missing, see the dashboard.`;
}
function join(...sentences) {
    return (sentences
        .filter((sentence) => sentence !== undefined)
        .join(' ')
        .trim() || undefined);
}

;
function nextTokenMs({ most, everyMs, fullAtMs }) {
    return fullAtMs - (most - 1) * everyMs;
}
function takeToken(bucket, atMs) {
    return { ...bucket, fullAtMs: Math.max(bucket.fullAtMs, atMs) + bucket.everyMs };
}
function changeRate(bucket, everyMs, atMs) {
    const missing = Math.max(0, bucket.fullAtMs - atMs) / bucket.everyMs;
    return { ...bucket, everyMs, fullAtMs: atMs + missing * everyMs };
}

;



const later = { fromMs: 60_000, everyMs: 2_000 };
const apartMs = 250;
const idleMs = [500, 1_000, 2_000, 4_000, 8_000, 15_000, 60_000, 120_000];
const settledStep = 5;
const withoutStreamMs = 5_000;
const afterFailureMs = { least: 2_000, most: 15_000 };
const atEnd = { everyMs: 500, forMs: 5_000, laterMs: 1_000 };
const largePage = 100;
const smallestPage = 5;
const mostPages = 300;
function nextReadMs(state) {
    const { pace, verdict, stream } = state;
    const { atOnce, woken, askedMs, notBeforeMs } = pace;
    if (atOnce)
        return notBeforeMs;
    if (verdict !== undefined) {
        const usualMs = askedMs + (askedMs < verdict.atMs + atEnd.forMs ? atEnd.everyMs : atEnd.laterMs);
        const patientMs = patientUntilMs(state);
        const isNear = patientMs > askedMs && patientMs < usualMs + atEnd.everyMs / 2;
        return Math.max(notBeforeMs, isNear ? patientMs : usualMs);
    }
    const idleAtMs = pace.answeredMs + (idleMs[pace.idleStep] ?? 0);
    const idleReadMs = spareReadMs(pace, stream.open ? idleAtMs : Math.min(idleAtMs, askedMs + withoutStreamMs));
    return woken
        ? Math.min(idleReadMs, Math.max(notBeforeMs, askedMs + apartMs, nextTokenMs(pace.allowance)))
        : idleReadMs;
}
function spareReadMs({ allowance, askedMs, notBeforeMs }, wantedMs) {
    return Math.max(wantedMs, notBeforeMs, askedMs + apartMs, nextTokenMs({ ...allowance, most: allowance.most - 1 }));
}
function wake(pace) {
    return { ...pace, woken: true, idleStep: 0 };
}
function beginRead(pace, atMs) {
    const bucket = atMs < later.fromMs ? pace.allowance : changeRate(pace.allowance, later.everyMs, atMs);
    return {
        ...pace,
        allowance: pace.atOnce ? bucket : takeToken(bucket, atMs),
        atOnce: false,
        woken: false,
        askedMs: atMs,
    };
}
function endRead(state, fresh, atMs) {
    const { pace, stream, verdict, printed } = state;
    const owed = owedLines(stream, printed.texts);
    const isFull = fresh >= largePage || (fresh >= smallestPage && owed >= fresh) || (fresh > 0 && verdict !== undefined);
    const fullPages = isFull ? pace.fullPages + 1 : 0;
    const atOnce = pace.atOnce || (isFull && fullPages <= mostPages);
    const step = fresh > 0 ? 0 : Math.min(pace.idleStep + 1, idleMs.length - 1);
    const idleStep = stream.open && owed === 0 ? Math.max(step, settledStep) : step;
    return { ...pace, atOnce, fullPages, idleStep, answeredMs: atMs, notBeforeMs: 0 };
}
function failRead({ pace, verdict, failed }, atMs) {
    const pauseMs = Math.min(afterFailureMs.most, afterFailureMs.least * 2 ** failed.times);
    return { ...pace, notBeforeMs: atMs + (verdict === undefined ? pauseMs : atEnd.everyMs), idleStep: 0 };
}

;


function chooseMark(state, atMs) {
    const { last, numbered, shared, lacked, fell } = state.printed;
    const { next, holdsAll } = state.reach;
    if (numbered !== true)
        return -1;
    if (next === 'behind-number')
        return last;
    if (next === undefined && ((fell && holdsAll) || isWholeDue(state, atMs)))
        return -1;
    return shared || lacked ? last - 1 : last;
}
function isWholeDue(state, atMs) {
    const patientMs = patientUntilMs(state);
    const isWaiting = state.printed.suspect !== undefined;
    return wantsWhole(state) && atMs >= patientMs && state.reach.wholeAskedMs < patientMs && !isWaiting;
}
function reachWith({ printed, reach, quiet }, answer, isQuiet, askedMs) {
    const { after, records } = answer;
    const longest = Math.max(reach.longest, records);
    const isPage = looksLikePage(records);
    if (after === undefined) {
        const holdsAll = records >= printed.lines;
        const mayBePage = !holdsAll || isPage || printed.fell || quiet === undefined;
        const next = isQuiet && printed.numbered === true && mayBePage ? 'following' : undefined;
        return { ...reach, longest, wholeAskedMs: askedMs, holdsAll, next, isFilled: false };
    }
    if (reach.next === 'behind-number')
        return {
            ...reach,
            longest,
            next: undefined,
            isHidden: reach.isHidden || !isQuiet,
            isFilled: reach.isFilled && isQuiet,
        };
    const isOfOneNumber = isQuiet && records > 0 && after < printed.last;
    const next = isOfOneNumber && records >= reach.longest ? 'behind-number' : undefined;
    return { ...reach, longest, next, isFilled: isOfOneNumber && isPage };
}

;








const refusals = new Set([403, 405, 501]);
const storeSilentMs = { whileItBuilds: 10_000, atEnd: 2_000 };
const mostHeld = { lines: 1_000, length: 4_000_000 };
const soonMs = 5_000;
const togetherMs = 50;
function stepLog(before, input, atMs) {
    const effects = [];
    let state = take(before, input, atMs, effects);
    const stayedEmpty = state.source === 'undecided' && state.held.length > 0 && state.verdict?.ending !== 'open' && isWhole(state);
    if (atMs >= storeGivenUpMs(state) || stayedEmpty)
        state = switchToStream(state, effects);
    const end = judgeEnd(state, atMs);
    if (end === undefined)
        return schedule(state, atMs, effects);
    for (const { from, to } of missingLines(state.printed).gaps)
        effects.push({ kind: 'report', event: { kind: 'hole', from, to } });
    return { state, effects: [...effects, { kind: 'finish', end }], dueMs: Number.POSITIVE_INFINITY };
}
function take(state, input, atMs, effects) {
    const { printed, answer, pace, stream } = state;
    switch (input.kind) {
        case 'time':
            return state;
        case 'records':
            return answer === undefined ? state : print(state, takeRecords(printed, answer, input.records, atMs), effects);
        case 'answered':
            return answer === undefined ? state : takeAnswer(state, answer, input.askedMs, atMs, effects);
        case 'read-failed': {
            const { times, refusals: before } = state.failed;
            const failed = { times: times + 1, refusals: refusals.has(input.status) ? before + 1 : 0, why: input.why };
            const next = { ...state, answer: undefined, quiet: undefined, failed, pace: failRead(state, atMs) };
            return answer?.gap === undefined
                ? next
                : { ...next, printed: endGapRead(printed, answer.gap, answer.highest, atMs, state.verdict !== undefined) };
        }
        case 'stream-opened':
            return { ...state, stream: { ...stream, open: true, before: stream.sent, counts: new Map() }, pace: wake(pace) };
        case 'stream-texts': {
            const { firstText = '', lastText = '', texts } = printed;
            const counted = findStart(countTexts(stream, input.texts, atMs), [firstText], 0);
            const woken = { ...state, stream: findStart(counted, [lastText], texts - 1), pace: wake(pace) };
            const held = input.texts.map(({ text }) => text);
            return takeTexts(woken, held, effects);
        }
        case 'stream-ended': {
            const ended = endStream(stream, input.clean, atMs, state.rules.random);
            const isLost = isGivenUp(ended) && !input.clean && printed.lines > 0 && state.source !== 'stream';
            if (isLost && !stream.saidLost) {
                const text = (0,message/* message */.i) `log-stream-lost: The log stream was lost three times in a row. Lines of the build log may now appear up to 5 s late.`;
                effects.push({ kind: 'report', event: { kind: 'warning', text } });
            }
            const woken = stream.open ? wake(pace) : pace;
            return {
                ...state,
                stream: { ...ended, saidLost: stream.saidLost || isLost },
                pace: { ...woken, atOnce: pace.atOnce || input.clean },
            };
        }
        case 'status-changed':
            return { ...state, pace: wake(pace) };
        case 'history-read': {
            const checkedMs = atMs >= stream.cleanEndMs ? Math.min(stream.checkedMs, atMs) : stream.checkedMs;
            const next = { ...state, stream: { ...stream, checkedMs } };
            if (Math.abs(atMs - stream.cleanEndMs) > soonMs || pace.askedMs >= atMs - togetherMs)
                return next;
            return { ...next, pace: { ...pace, atOnce: true } };
        }
        case 'evidence-wanted':
            return { ...state, pace: { ...pace, atOnce: true } };
        case 'verdict': {
            const verdict = { atMs, askedMs: input.askedMs - togetherMs, ending: input.ending };
            const round = { ...printed.round, behind: -1, asks: 0 };
            const isAsked = answer !== undefined && pace.askedMs >= verdict.askedMs;
            return { ...state, verdict, printed: { ...printed, round }, pace: { ...pace, atOnce: pace.atOnce || !isAsked } };
        }
        default:
            return input;
    }
}
function takeAnswer(before, answer, askedMs, atMs, effects) {
    const merged = endAnswer(before.printed, answer, askedMs, atMs);
    const { gap, highest, fresh, records } = merged.answer;
    const state = {
        ...print(before, merged, effects),
        answer: undefined,
        failed: { times: 0, refusals: 0, why: undefined },
    };
    if (gap !== undefined)
        return { ...state, printed: endGapRead(state.printed, gap, highest, atMs, state.verdict !== undefined) };
    const isQuiet = fresh === 0 && state.printed.suspect === undefined;
    const reach = reachWith(state, merged.answer, isQuiet, askedMs);
    const pace = endRead(state, fresh, atMs);
    if (reach.next !== undefined)
        return { ...state, reach, quiet: undefined, pace: { ...pace, atOnce: true } };
    return { ...state, reach, quiet: isQuiet ? { askedMs, records } : undefined, pace };
}
function print(state, { printed, answer, lines }, effects) {
    if (lines.length === 0)
        return { ...state, printed, answer };
    effects.push({ kind: 'print', lines });
    if (printed.fell && !state.printed.fell) {
        const text = (0,message/* message */.i) `log-order: The numbers of the stored build log begin again, or tell no order. Its lines are shown in the order of the platform's answers.`;
        effects.push({ kind: 'report', event: { kind: 'notice', text } });
    }
    const texts = lines.map(({ text }) => text);
    const stream = findStart(state.stream, texts, state.printed.texts);
    const grewMs = state.quiet === undefined ? state.grewMs : printed.newMs;
    return { ...state, source: 'stored', held: [], quiet: undefined, grewMs, stream, printed, answer };
}
function nextRead(state) {
    const { printed, pace, verdict } = state;
    if (state.answer !== undefined || state.source === 'stream')
        return { atMs: Number.POSITIVE_INFINITY, gap: undefined };
    if (printed.suspect !== undefined)
        return { atMs: Math.max(printed.suspect.askAtMs, pace.notBeforeMs), gap: undefined };
    const atMs = nextReadMs(state);
    const gap = nextGap(printed);
    const gapMs = verdict === undefined ? spareReadMs(pace, printed.round.atMs) : pace.notBeforeMs;
    const isForGap = verdict === undefined ? gapMs < atMs : awaitsGaps(state);
    return gap !== undefined && isForGap ? { atMs: gapMs, gap } : { atMs, gap: undefined };
}
function schedule(state, atMs, effects) {
    let next = state;
    if (openMs(next) <= atMs) {
        effects.push({ kind: 'open-stream' });
        next = { ...next, stream: { ...next.stream, openAtMs: Number.POSITIVE_INFINITY } };
    }
    const { atMs: readMs, gap } = nextRead(next);
    if (readMs <= atMs) {
        const mark = gap === undefined ? chooseMark(next, atMs) : gap.from - 1;
        const after = mark >= 0 ? mark : undefined;
        effects.push({ kind: 'read', after });
        next = { ...next, answer: beginAnswer(after, gap), pace: beginRead(next.pace, atMs) };
    }
    return {
        state: next,
        effects,
        dueMs: Math.min(openMs(next), nextRead(next).atMs, storeGivenUpMs(next), endsAtMs(next)),
    };
}
function openMs({ verdict, stream }) {
    return verdict === undefined && !stream.open ? stream.openAtMs : Number.POSITIVE_INFINITY;
}
function takeTexts(state, texts, effects) {
    if (state.source === 'stored')
        return state;
    if (state.source === 'stream')
        return printTexts(state, texts, effects);
    const held = [...state.held, ...texts].slice(-mostHeld.lines);
    let length = held.reduce((sum, text) => sum + text.length, 0);
    while (length > mostHeld.length)
        length -= held.shift()?.length ?? 0;
    return { ...state, held };
}
function storeGivenUpMs({ source, failed, pace, stream, verdict }) {
    if (source === 'undecided' && failed.refusals >= errors/* refusalLimit */.AU)
        return stream.firstMs;
    if (source !== 'undecided' || pace.answeredMs > 0)
        return Number.POSITIVE_INFINITY;
    const atEndMs = Math.max(stream.firstMs, (verdict?.atMs ?? Number.POSITIVE_INFINITY) + storeSilentMs.atEnd);
    return Math.min(stream.firstMs + storeSilentMs.whileItBuilds, atEndMs);
}
function switchToStream(state, effects) {
    const { held, stream, failed, pace } = state;
    if (held.length > 0 || stream.open) {
        const text = (0,message/* message */.i) `log-by-stream: The stored build log cannot be read, so the lines of the stream are shown. Lines may be missing, or repeated after a reconnection. `;
        const empty = pace.answeredMs > 0 ? `It stayed empty.` : `No answer came.`;
        effects.push({ kind: 'report', event: { kind: 'notice', text: text + (failed.why ?? empty) } });
    }
    return printTexts({ ...state, source: 'stream', held: [] }, held, effects);
}
function printTexts(state, texts, effects) {
    const { printed } = state;
    const lines = texts.filter(mayBeLine).map((text, index) => ({ seq: printed.lines + index + 1, text }));
    if (lines.length > 0)
        effects.push({ kind: 'print', lines });
    return { ...state, printed: { ...printed, lines: printed.lines + lines.length } };
}

;









const silenceMs = 10_000;
const leastSleepMs = 1;
class LogFollower {
    #run;
    #source;
    #onHint;
    #timer = new WakeableTimer();
    #answered = new WakeableTimer();
    #scope;
    #end = Promise.withResolvers();
    #tasks = new Set();
    #inputs = Promise.resolve();
    #step;
    #lastEventId;
    constructor(run, source, onHint) {
        this.#run = run;
        this.#source = source;
        this.#onHint = onHint;
        this.#scope = new abort_scope/* AbortScope */.D({ clock: run.clock, signal: run.signal });
        this.#step = { state: beginLog({ deadlineMs: run.deadlineMs, random: run.random }), effects: [], dueMs: 0 };
        this.#end.promise.catch(() => undefined);
    }
    get evidence() {
        return { anyLine: this.#step.state.printed.lines > 0, streamOver: isOver(this.#step.state.stream) };
    }
    get end() {
        return this.#end.promise;
    }
    start() {
        this.#begin(this.#loop());
    }
    note(kind) {
        this.#begin(this.#take({ kind }));
    }
    async readToEnd(ms) {
        const fromMs = this.#run.elapsed();
        this.#begin(this.#take({ kind: 'evidence-wanted' }));
        for (let leftMs = ms; leftMs > 0; leftMs = fromMs + ms - this.#run.elapsed()) {
            await this.#answered.sleep(this.#run.clock, leftMs, this.#scope.signal);
            if ((this.#step.state.quiet?.askedMs ?? Number.NEGATIVE_INFINITY) >= fromMs)
                return this.#step.state.printed.lines;
        }
        return undefined;
    }
    async finish(ending, askedMs) {
        this.#begin(this.#take({ kind: 'verdict', askedMs, ending }));
        const end = await this.#end.promise;
        await this.abandon();
        return end;
    }
    async abandon() {
        this.#scope.abort(clock/* discarded */.e);
        await Promise.all(this.#tasks);
        this.#scope[Symbol.dispose]();
    }
    async #loop() {
        for (;;) {
            await this.#take({ kind: 'time' });
            const waitMs = Math.max(this.#step.dueMs - this.#run.elapsed(), leastSleepMs);
            await this.#timer.sleep(this.#run.clock, waitMs, this.#scope.signal);
        }
    }
    #take(input) {
        this.#inputs = this.#inputs.then(async () => {
            this.#scope.signal.throwIfAborted();
            const { printed, stream } = this.#step.state;
            this.#step = stepLog(this.#step.state, input, this.#run.elapsed());
            const { state, effects } = this.#step;
            for (const effect of effects)
                await this.#do(effect);
            this.#hint(input, state.printed.lines > printed.lines || state.stream.sent > stream.sent);
            if (input.kind === 'answered' || input.kind === 'read-failed')
                this.#answered.wake();
            if (input.kind !== 'time')
                this.#timer.wake();
        });
        return this.#inputs;
    }
    async #do(effect) {
        switch (effect.kind) {
            case 'print':
                return await this.#source.emit({ kind: 'lines', lines: effect.lines });
            case 'report':
                return await this.#source.emit(effect.event);
            case 'read':
                return this.#begin(this.#read(effect.after));
            case 'open-stream':
                return this.#begin(this.#stream());
            case 'finish':
                this.#end.resolve(effect.end);
                return this.#scope.abort(clock/* discarded */.e);
            default:
                effect;
        }
    }
    #hint(input, grew) {
        if (this.#step.state.verdict !== undefined)
            return;
        if (input.kind === 'stream-ended')
            this.#onHint(input.clean ? 'stream-ended' : 'stream-lost');
        else if (grew)
            this.#onHint('line');
    }
    #begin(work) {
        const task = work.catch((error) => {
            this.#end.reject(error);
            this.#scope.abort(clock/* discarded */.e);
        });
        this.#tasks.add(task);
        void task.then(() => this.#tasks.delete(task));
    }
    async #read(after) {
        const { platform, deploymentId } = this.#source;
        const { signal } = this.#scope;
        await this.#run.waitWhileHeld(platform, signal);
        const askedMs = this.#run.elapsed();
        const limits = { idleMs: silenceMs, timeoutMs: Number.POSITIVE_INFINITY, retries: false };
        const failure = await this.#catchFailure(async () => {
            for await (const records of platform.storedLogChunks(deploymentId, { after, signal, ...limits }))
                await this.#take({ kind: 'records', records: records.map(readStoredRecord) });
        });
        if (failure === undefined)
            return await this.#take({ kind: 'answered', askedMs });
        const status = failure instanceof errors/* RefusedError */.fk ? failure.status : undefined;
        await this.#take({ kind: 'read-failed', status, why: failure instanceof taxiway_error/* TaxiwayError */.y ? failure.message : '' });
    }
    async #stream() {
        const { signal } = this.#scope;
        const { platform, deploymentId } = this.#source;
        await this.#run.waitWhileHeld(platform, signal);
        const connection = platform.streamLogChunks(deploymentId, { lastEventId: this.#lastEventId, signal });
        let isOpen = false;
        const failure = await this.#catchFailure(async () => {
            for await (const events of connection) {
                if (!isOpen)
                    this.#begin(this.#take({ kind: 'stream-opened' }));
                isOpen = true;
                if (events.length === 0)
                    continue;
                this.#lastEventId = events.findLast(({ id }) => id !== undefined)?.id ?? this.#lastEventId;
                await this.#take({ kind: 'stream-texts', texts: events.flatMap(readTexts) });
            }
        });
        const isRefused = failure instanceof errors/* RefusedError */.fk && failure.status < 500 && failure.status !== 429;
        if (isRefused)
            this.#source.onRefusal?.(failure);
        await this.#take({ kind: 'stream-ended', clean: failure === undefined });
    }
    async #catchFailure(work) {
        try {
            await work();
            return undefined;
        }
        catch (error) {
            this.#scope.signal.throwIfAborted();
            return error;
        }
    }
}
function readTexts(event) {
    const text = readStreamedText(event.data);
    return text === undefined ? [] : [{ text, event }];
}


var deployment_phases = __webpack_require__(9998);
;

const state_begin = {
    pollAtMs: 0,
    earlyRead: undefined,
    quickReads: 0,
    hints: { line: lineHints, stream: streamEndHints },
    notBeforeMs: 0,
    lastReadMs: Number.NEGATIVE_INFINITY,
    lastGoodReadMs: 0,
    failures: 0,
    refusals: 0,
    unreadable: undefined,
    silence: undefined,
    absences: { count: 0, sinceMs: 0 },
    seen: false,
    word: undefined,
    url: undefined,
    warned: [],
    needsEvidence: false,
    unchanged: undefined,
};
function beginVerdict(rules, atMs) {
    return readNext({ ...state_begin, rules, pollAtMs: atMs, lastGoodReadMs: atMs });
}
function readNext(state, events = []) {
    const wantedMs = Math.min(state.pollAtMs, state.earlyRead?.atMs ?? Number.POSITIVE_INFINITY);
    const atMs = Math.max(state.notBeforeMs, wantedMs);
    return { state, effect: { kind: 'read', atMs, withLog: state.needsEvidence }, events };
}
function finish(state, outcome, reason, events = []) {
    return { state, effect: { kind: 'finish', outcome, reason }, events };
}

;

function inferenceWarning(word, named) {
    return word === undefined
        ? 'Success is inferred: the platform shows no status, but the deployment can be rolled back to, its log has ended, and nothing changed for 5 s. `taxiway doctor` shows what its records hold instead.'
        : `Success is inferred: the platform says "${word}", which can also mean that the deployment is still running, but it can be rolled back to, its log has ended, and nothing changed for 5 s. Add the word to ${named('success-states')} to be certain; \`taxiway doctor\` shows whether earlier records have it.`;
}
function forbiddenReason(status) {
    return status === 401
        ? `The platform no longer accepts the API key (401): it was revoked, or it lacks the capability deployments:read.`
        : `The API key may not read the history (403). Grant the capability deployments:read.`;
}
function lastFailure({ unreadable }) {
    return unreadable === undefined ? '' : (0,message/* message */.i) `last-read-failed:  The last read of the history failed: ${unreadable}`;
}
function timedOutReason(state) {
    const { seen, word } = state;
    if (!seen)
        return (0,message/* message */.i) `timed-out-unseen: The timeout passed before the deployment showed in the history. \`taxiway history\` lists the deployments of the service.`;
    if (word === undefined) {
        return 'The timeout passed. The platform shows no status for this deployment. `taxiway doctor` shows what its records hold instead.';
    }
    if (state.rules.interpret(word) === 'ongoing') {
        return (0,message/* message */.i) `timed-out-running: The timeout passed while the platform said "${word}".`;
    }
    return (0,message/* message */.i) `timed-out-unknown: The timeout passed while the platform said "${word}". If that word is final, add it to ${state.rules.named('success-states')} or ${state.rules.named('failure-states')}. \`taxiway doctor\` shows what earlier records say of it.`;
}

;







const maximumSilenceMs = 5 * 60_000;
const step_longSilenceMs = 15_000;
const maximumAbsences = 3;
const absenceSpanMs = 10_000;
const absencePollMs = 4_000;
const unchangedForMs = 5_000;
const logPauseMs = 300;
const mostWordWarnings = 5;
function step(state, input) {
    switch (input.kind) {
        case 'read': {
            const read = afterRead(state, input);
            const good = {
                ...read,
                failures: 0,
                refusals: 0,
                unreadable: undefined,
                silence: undefined,
                lastGoodReadMs: input.atMs,
                notBeforeMs: 0,
            };
            const next = input.read.kind === 'found'
                ? judgeRecord(good, input.read.record, input.log, input.atMs)
                : judgeAbsence(good, input.read.newerFinished, input.atMs);
            return { ...next, events: [...endOfSilence(state, input.atMs), ...next.events] };
        }
        case 'read-failed':
            return noteSilence(judgeFailure(afterRead(state, input), input.failure, input.atMs), input);
        case 'hint':
            return applyHint(state, input.hint, input.atMs);
        case 'deadline':
            return finish(state, 'timed-out', timedOutReason(state) + lastFailure(state));
        default:
            return input;
    }
}
function judgeRecord(before, record, log, atMs) {
    const events = [];
    const { word, url } = record;
    if (word !== undefined && word !== before.word)
        events.push({ kind: 'status', word, atMs });
    if (url !== undefined && url !== before.url)
        events.push({ kind: 'url', url });
    const state = {
        ...before,
        seen: true,
        absences: { count: 0, sinceMs: 0 },
        word: word ?? before.word,
        url: url ?? before.url,
        needsEvidence: false,
        unchanged: undefined,
    };
    const meaning = word === undefined ? 'ambiguous' : state.rules.interpret(word);
    switch (meaning) {
        case 'succeeded': {
            const reason = `The deployment succeeded: the platform says "${word}".`;
            return finish(state, 'succeeded', reason, events);
        }
        case 'failed': {
            const reason = (0,message/* message */.i) `deployment-failed: The deployment failed: the platform says "${word}".`;
            return finish(state, 'failed', reason, events);
        }
        case 'cancelled': {
            const reason = `The deployment was cancelled: the platform says "${word}".`;
            return finish(state, 'cancelled', reason, events);
        }
        case 'superseded': {
            const reason = (0,message/* message */.i) `deployment-superseded: A newer deployment took over: the platform says "${word}".`;
            return finish(state, 'superseded', reason, events);
        }
        case 'ongoing':
            return readNext(state, events);
        case 'unknown':
            return warnUnknownWord(state, word ?? '', events);
        case 'ambiguous':
            return inferSuccess({ ...state, unchanged: before.unchanged }, record, log, { atMs, events });
        default:
            return meaning;
    }
}
function warnUnknownWord(state, word, events) {
    if (state.warned.includes(word) || state.warned.length >= mostWordWarnings)
        return readNext(state, events);
    const text = (0,message/* message */.i) `word-unknown: The status word "${word}" is not known, so the deployment counts as still running. If the word is final, add it to ${state.rules.named('success-states')} or ${state.rules.named('failure-states')}. \`taxiway doctor\` shows what earlier records say of it.`;
    return readNext({ ...state, warned: [...state.warned, word] }, [...events, { kind: 'warning', text }]);
}
function inferSuccess(state, record, log, { atMs, events }) {
    if (!record.rollbackable || !log.anyLine || !log.streamOver) {
        return readNext({ ...state, unchanged: undefined }, events);
    }
    const candidate = { ...state, needsEvidence: true };
    if (log.storedMark === undefined)
        return readNext(candidate, events);
    const key = `${log.storedMark} ${record.fingerprint}`;
    const sinceMs = state.unchanged?.key === key ? state.unchanged.sinceMs : atMs;
    if (atMs - sinceMs < unchangedForMs) {
        const pollAtMs = Math.min(candidate.pollAtMs, sinceMs + unchangedForMs);
        return readNext({ ...candidate, unchanged: { key, sinceMs }, pollAtMs }, events);
    }
    const reason = `The deployment succeeded, inferred from an ended log and unchanged record.`;
    return finish(candidate, 'succeeded', reason, [
        ...events,
        { kind: 'warning', text: inferenceWarning(record.word, state.rules.named) },
    ]);
}
function judgeAbsence(state, newerFinished, atMs) {
    const pollAtMs = Math.min(state.pollAtMs, atMs + absencePollMs);
    const missing = { ...state, pollAtMs, unchanged: undefined, needsEvidence: false };
    if (atMs < state.rules.graceUntilMs)
        return readNext(missing);
    const { count, sinceMs } = state.absences;
    const absences = count === 0 ? { count: 1, sinceMs: atMs } : { count: count + 1, sinceMs };
    if (absences.count < maximumAbsences || atMs - absences.sinceMs < absenceSpanMs) {
        return readNext({ ...missing, absences });
    }
    if (newerFinished && state.seen) {
        const reason = `A newer deployment finished, and this one left the history.`;
        return finish(missing, 'superseded', reason);
    }
    const reason = `The deployment is not in the history. Check the dashboard.`;
    return finish(missing, 'indeterminate', reason);
}
function judgeFailure(state, failure, atMs) {
    const retryAfterMs = failure.kind === 'refused' ? failure.retryAfterMs : undefined;
    const notBeforeMs = retryAfterMs === undefined ? 0 : atMs + retryAfterMs;
    if (notBeforeMs > state.rules.deadlineMs) {
        const seconds = Math.ceil((retryAfterMs ?? 0) / 1000);
        const reason = `The platform asked to wait ${seconds} s, which is past the timeout.`;
        return finish(state, 'indeterminate', reason);
    }
    if (failure.kind === 'refused' && failure.status === 404) {
        return judgeAbsence({ ...state, failures: 0, refusals: 0, notBeforeMs, lastGoodReadMs: atMs }, false, atMs);
    }
    const failures = state.failures + 1;
    const forbidden = failure.kind === 'refused' && (0,errors/* isForbiddenStatus */.sJ)(failure.status);
    const refusals = forbidden ? state.refusals + 1 : 0;
    const next = { ...state, failures, refusals, unreadable: failure.why, unchanged: undefined };
    if (refusals >= errors/* refusalLimit */.AU) {
        return finish(next, 'indeterminate', forbiddenReason(failure.kind === 'refused' ? failure.status : 0));
    }
    if (atMs - state.lastGoodReadMs >= maximumSilenceMs) {
        const reason = (0,message/* message */.i) `platform-silent: The platform gave no readable answer for 5 minutes. \`taxiway doctor\` shows what answers at ${state.rules.named('base-url')}.`;
        return finish(next, 'indeterminate', reason + lastFailure(next));
    }
    const pollAtMs = atMs + failureBackoff(failures, state.rules.random);
    return readNext({ ...next, notBeforeMs, pollAtMs });
}
function noteSilence(next, { askedMs, atMs }) {
    const { state } = next;
    if (state.failures === 0)
        return { ...next, state: { ...state, silence: undefined } };
    const { sinceMs, said } = state.silence ?? { sinceMs: askedMs, said: false };
    const isNew = !said && atMs - sinceMs >= step_longSilenceMs;
    const silence = { sinceMs, said: said || isNew };
    if (next.effect.kind === 'finish')
        return { ...next, state: { ...state, silence } };
    const pollAtMs = silence.said ? state.pollAtMs : Math.min(state.pollAtMs, sinceMs + step_longSilenceMs);
    const text = `The platform has given no readable answer for ${(0,duration/* formatDuration */.a3)(atMs - sinceMs)}, since ${(0,duration/* formatDuration */.a3)(sinceMs)} after the start. Taxiway keeps asking.`;
    const events = isNew ? [{ kind: 'warning', text: text + lastFailure(state) }] : [];
    return readNext({ ...state, silence, pollAtMs }, [...next.events, ...events]);
}
function endOfSilence({ silence }, atMs) {
    if (!silence?.said)
        return [];
    const text = `The platform answers again, after ${(0,duration/* formatDuration */.a3)(atMs - silence.sinceMs)}.`;
    return [{ kind: 'notice', text }];
}
function applyHint(state, hint, atMs) {
    if (hint === 'line' && state.earlyRead !== undefined && state.earlyRead.cause !== 'line')
        return readNext(state);
    if (nextTokenMs(state.hints[hintKind(hint)]) > atMs)
        return readNext(state);
    const quickReads = hint === 'stream-ended' ? quickReadsMs.length : state.quickReads;
    return readNext({ ...state, earlyRead: { atMs: earlyReadMs(hint, state, atMs), cause: hint }, quickReads });
}
function earlyReadMs(hint, state, atMs) {
    switch (hint) {
        case 'line':
            return atMs + logPauseMs;
        case 'stream-ended':
            return atMs;
        case 'stream-lost':
            return Math.max(atMs, state.lastReadMs + hintGapMs);
        default:
            return hint;
    }
}
function hintKind(hint) {
    return hint === 'line' ? 'line' : 'stream';
}
function spend({ hints }, hint, atMs) {
    const kind = hintKind(hint);
    return nextTokenMs(hints[kind]) > atMs ? hints : { ...hints, [kind]: takeToken(hints[kind], atMs) };
}
function afterRead(state, { askedMs, atMs }) {
    const due = state.earlyRead !== undefined && state.earlyRead.atMs <= askedMs ? state.earlyRead : undefined;
    const spent = atMs < state.pollAtMs ? state.earlyRead : due;
    const quick = state.quickReads > 0 ? quickReadsMs[quickReadsMs.length - state.quickReads] : undefined;
    const interval = pollInterval(state.rules.pollIntervalMs, atMs);
    return {
        ...state,
        lastReadMs: atMs,
        earlyRead: due === undefined ? state.earlyRead : undefined,
        hints: spent === undefined ? state.hints : spend(state, spent.cause, atMs),
        quickReads: Math.max(0, state.quickReads - 1),
        pollAtMs: atMs + Math.min(interval, quick ?? interval),
    };
}

;
















const readTimeoutMs = 15_000;
const lastReadTimeoutMs = 3_500;
const evidenceMs = 5_000;
const wholeSearches = 2;
const newestPages = 3;
function follow(platform, target, options = {}) {
    return beginFlow(options, (emit, signal) => runFollow(platform, target, emit, { ...options, signal }));
}
async function runFollow(platform, target, emit, options) {
    const run = new time_run/* Run */.K(options);
    const unknown = { older: undefined, url: undefined, graceUntilMs: 0 };
    const known = { ref: undefined, ...target, ...unknown };
    return new DeploymentFollower({ platform, emit, options, run }, known, new deployment_phases/* Phases */.V('waiting')).run();
}
class DeploymentFollower {
    #platform;
    #emit;
    #run;
    #phases;
    #options;
    #log;
    #timer = new WakeableTimer();
    #target;
    #step;
    #askedMs = 0;
    #rows = [];
    #overBefore = new Set();
    #missing = '';
    constructor({ platform, emit, options, run }, target, phases) {
        this.#platform = platform;
        this.#target = target;
        this.#emit = emit;
        this.#options = options;
        this.#run = run;
        this.#phases = phases;
        const source = {
            platform,
            deploymentId: target.deploymentId,
            emit: this.#emit,
        };
        this.#log = new LogFollower(run, source, (hint) => {
            const { effect } = this.#step;
            if (effect.kind === 'finish')
                return;
            void this.#advance(step(this.#step.state, { kind: 'hint', atMs: run.elapsed(), hint }));
            if (this.#step.effect.kind === 'read' && this.#step.effect.atMs < effect.atMs)
                this.#timer.wake();
        });
        const rules = {
            interpret: (0,vocabulary/* buildVocabulary */.vQ)(options),
            pollIntervalMs: options.pollIntervalMs,
            deadlineMs: run.deadlineMs,
            graceUntilMs: target.graceUntilMs,
            random: run.random,
            named: platform.named,
        };
        this.#step = beginVerdict(rules, run.elapsed());
    }
    get page() {
        return { rows: this.#rows, succeededBefore: this.#overBefore };
    }
    async run() {
        try {
            this.#log.start();
            const { outcome, reason } = await this.#judge();
            if (this.#hasLog(outcome))
                await this.#finishLog(outcome);
            else
                await this.#log.abandon();
            return this.#report(outcome, reason);
        }
        catch (error) {
            await this.#log.abandon();
            if (!this.#run.signal.aborted)
                throw error;
            return this.#report('aborted', (0,message/* message */.i) `run-cancelled: The run was cancelled.`);
        }
    }
    #hasLog(outcome) {
        if (this.#unknown !== '')
            return this.#log.evidence.anyLine;
        return deployment_outcome/* outcomeFacts */.c6[outcome].log !== 'open' || !this.#isHeldTooLong;
    }
    get #unknown() {
        const { state, effect } = this.#step;
        const isUnjudged = effect.kind === 'finish' && effect.outcome === 'indeterminate';
        return isUnjudged && !state.seen && this.#target.graceUntilMs === 0 ? this.#missing : '';
    }
    async #finishLog(outcome) {
        try {
            const end = await this.#log.finish(deployment_outcome/* outcomeFacts */.c6[outcome].log, this.#askedMs);
            if (end.kind === 'incomplete')
                await this.#emit({ kind: 'warning', text: end.warning });
            else if (end.notice !== undefined)
                await this.#emit({ kind: 'notice', text: end.notice });
        }
        catch (error) {
            await this.#log.abandon();
            if (!this.#run.signal.aborted)
                throw error;
            const text = `The run was cancelled before the end of the build log was read. The dashboard has the whole log.`;
            await this.#emit({ kind: 'warning', text });
        }
    }
    async #judge() {
        for (;;) {
            const effect = this.#step.effect;
            if (effect.kind === 'finish')
                return effect;
            if (this.#isHeldTooLong)
                return { outcome: 'indeterminate', reason: `The platform asked to wait past the timeout.` };
            const waitMs = Math.min(Math.max(effect.atMs - this.#run.elapsed(), this.#platform.heldMs), this.#run.remaining());
            if (waitMs > 0)
                await this.#timer.sleep(this.#run.clock, waitMs, this.#run.signal);
            else if (this.#run.remaining() > 0)
                await this.#read(effect.withLog);
            else
                await this.#readForTheLastTime(effect.withLog);
        }
    }
    get #isHeldTooLong() {
        return this.#platform.heldMs > Math.max(0, this.#run.remaining());
    }
    async #readForTheLastTime(withLog) {
        if (this.#platform.heldMs === 0)
            await this.#read(withLog, lastReadTimeoutMs);
        if (this.#step.effect.kind === 'finish')
            return;
        await this.#advance(step(this.#step.state, { kind: 'deadline', atMs: this.#run.elapsed() }));
    }
    async #read(withLog, ms = Math.min(readTimeoutMs, this.#run.remaining())) {
        const untilMs = this.#run.elapsed() + ms;
        const storedMark = withLog ? await this.#log.readToEnd(Math.min(evidenceMs, ms / 2)) : undefined;
        const askedMs = this.#run.elapsed();
        this.#askedMs = askedMs;
        this.#log.note('history-read');
        let next;
        try {
            const read = await this.#run.within(untilMs - this.#run.elapsed(), 'list_deployments', (signal) => (0,history_history/* findRecord */.Tq)(this.#platform, this.#target, this.#step.state.rules.interpret, signal, this.#pagesToRead()));
            this.#keepPage(read.rows);
            const shown = read.kind === 'found' ? (0,history_record/* readRef */.sg)(read.record.refs) : undefined;
            this.#missing = read.kind === 'found' ? '' : (0,missing_messages/* deploymentMissing */.U)(this.#target);
            this.#target = { ...this.#target, older: read.older, ref: this.#target.ref ?? shown };
            const log = { ...this.#log.evidence, storedMark };
            next = step(this.#step.state, { kind: 'read', askedMs, atMs: this.#run.elapsed(), read, log });
        }
        catch (error) {
            this.#run.signal.throwIfAborted();
            const failure = readFailure(error);
            const isMissing = failure.kind === 'refused' && failure.status === 404;
            this.#missing = isMissing ? (0,missing_messages/* serviceMissing */.W)(this.#target.serviceId, failure.status, this.#platform) : '';
            next = step(this.#step.state, { kind: 'read-failed', askedMs, atMs: this.#run.elapsed(), failure });
        }
        await this.#advance(next);
    }
    #keepPage(rows) {
        const { interpret } = this.#step.state.rules;
        for (const row of this.#rows) {
            const { id, succeeded } = (0,past_deployments/* readPast */.r)(row, interpret, undefined);
            if (id !== undefined && succeeded)
                this.#overBefore.add(id);
        }
        this.#rows = rows;
    }
    #pagesToRead() {
        const searched = this.#step.state.absences.count >= wholeSearches;
        return searched && this.#target.older === undefined ? newestPages : undefined;
    }
    async #advance(next) {
        this.#step = next;
        for (const event of next.events) {
            if (event.kind === 'status') {
                this.#phases.enter(event.word, event.atMs);
                this.#log.note('status-changed');
            }
            if (event.kind === 'url')
                this.#target = { ...this.#target, url: event.url };
            await this.#emit(event);
        }
    }
    #whatIsLeft(outcome) {
        if (deployment_outcome/* outcomeFacts */.c6[outcome].log !== 'open')
            return '';
        const { serviceId, deploymentId, graceUntilMs } = this.#target;
        const wait = this.#options.waitAgain?.({ serviceId, deploymentId });
        const advice = wait === undefined ? '' : ` ${wait}`;
        const isThere = graceUntilMs > 0 || this.#step.state.seen;
        return outcome !== 'indeterminate' && isThere
            ? (0,message/* message */.i) `deployment-left-running:  Deployment ${deploymentId} is left running.` + advice
            : (0,message/* message */.i) `deployment-may-run:  Deployment ${deploymentId} may still be running.` + advice;
    }
    #report(outcome, reason) {
        const { serviceId, deploymentId, ref, url } = this.#target;
        const durationMs = this.#run.elapsed();
        return {
            outcome,
            reason: reason + (this.#unknown === '' ? this.#whatIsLeft(outcome) : ` ${this.#unknown}`),
            deploymentId,
            serviceId,
            ref,
            url,
            status: this.#step.state.word,
            durationMs,
            phases: this.#phases.end(durationMs),
        };
    }
}
function readFailure(error) {
    if (!(error instanceof taxiway_error/* TaxiwayError */.y))
        throw error;
    const why = error.message;
    if (!(error instanceof errors/* RefusedError */.fk))
        return { kind: 'unanswered', why };
    return { kind: 'refused', status: error.status, retryAfterMs: error.retryAfterMs, why };
}

;




const nothingShown = { rows: [], succeededBefore: new Set() };
const recordGraceMs = 30_000;
async function startAndFollow(platform, emit, options, { operation, phase, asked, cancelledInDoubt, read, start, complete = async (report) => report }) {
    const run = new time_run/* Run */.K(options);
    const context = { platform, emit, options, run };
    const phases = new deployment_phases/* Phases */.V(phase);
    let started;
    try {
        const key = options.keyCheck ?? preflight/* KeyCheck */.yw.of(run, platform);
        const write = { key, operation, target: { serviceId: asked.serviceId } };
        const found = await (0,preflight/* checkAndRead */.Oo)(run, write, (signal) => read(context, signal));
        started = await start(context, found, key);
    }
    catch (error) {
        if (!run.signal.aborted)
            throw error;
        const nothing = `The run was cancelled before anything was deployed.`;
        started = { kind: 'ended', outcome: 'aborted', reason: run.inDoubt ? cancelledInDoubt : nothing };
    }
    const atMs = run.elapsed();
    const base = { deploymentId: undefined, url: undefined, status: undefined, durationMs: atMs };
    if (started.kind === 'ended') {
        const { outcome, reason, serviceId = asked.serviceId } = started;
        return await complete({ ...base, ...asked, serviceId, outcome, reason, phases: phases.end(atMs) }, nothingShown);
    }
    const { kind, older, ...known } = started;
    const { deploymentId, serviceId, ref, url } = known;
    await emit({ kind, deploymentId, serviceId, ref });
    if (url !== undefined)
        await emit({ kind: 'url', url });
    if (options.wait === false) {
        const reason = `The platform accepted the deployment. Not waiting for the result (${platform.named('wait', 'false')}).`;
        return await complete({ ...base, ...known, outcome: 'accepted', reason, phases: phases.end(atMs) }, nothingShown);
    }
    if (serviceId === undefined) {
        const reason = `The platform's answer names no service, so its deployment history cannot be read. Check the dashboard.`;
        return await complete({ ...base, ...known, outcome: 'indeterminate', reason, phases: phases.end(atMs) }, nothingShown);
    }
    phases.enter('accepted', atMs);
    const target = { serviceId, deploymentId, older, ref, url, graceUntilMs: atMs + recordGraceMs };
    const follower = new DeploymentFollower(context, target, phases);
    return await complete(await follower.run(), follower.page);
}

;
const variable_writes_mostMs = 60_000;
async function importVariables(platform, { serviceId, variables }, emit, { signal, timeoutMs }) {
    if (variables.length === 0)
        return;
    const limits = { signal, timeoutMs: Math.min(variable_writes_mostMs, timeoutMs) };
    const answer = await platform.call('import_env', { id: serviceId, vars: [...variables] }, limits);
    const skipped = (answer.skipped ?? []).map(({ key, reason }) => ({ key: key ?? undefined, why: reason ?? undefined }));
    await emit({ kind: 'variables-imported', count: answer.imported ?? variables.length, skipped });
}

;












const requestTimeoutMs = 60_000;
const freshMs = 5_000;
const busyDelaysMs = [1_000, 2_000, 5_000];
const longestBusyDelayMs = 10_000;
function deploy_deploy(platform, request, options = {}) {
    return beginFlow(options, (emit, signal) => runDeploy(platform, request, emit, { ...options, signal }));
}
function runDeploy(platform, request, emit, options) {
    let guard;
    return startAndFollow(platform, emit, options, {
        operation: 'deploy_service',
        phase: 'requested',
        asked: { serviceId: request.serviceId, ref: request.ref },
        cancelledInDoubt: `The run was cancelled before the platform answered. A deployment may exist: check the dashboard.`,
        read: async (context, signal) => {
            const reading = await (request.snapshot ?? readSnapshot(context, request.serviceId, signal));
            if (request.forward === undefined)
                return reading;
            guard = new ForwardGuard(context, request.forward, request.ref);
            await guard.compare(reading.page, signal);
            return reading;
        },
        start: async (context, reading, key) => {
            const answer = await key.answer;
            if (reading.missing === undefined || answer.kind === 'untold' || (0,key_kind/* readKeyKind */._)(answer.identity) !== 'account')
                return await startDeploy(context, request, reading, guard);
            return {
                kind: 'ended',
                outcome: 'failed',
                reason: (0,missing_messages/* serviceMissing */.W)(request.serviceId, reading.missing, platform),
            };
        },
        complete: async (report, page) => (await guard?.complete(report, page)) ?? report,
    });
}
async function startDeploy(context, request, { snapshot, askedAtMs }, guard) {
    const { serviceId, ref, variables = [] } = request;
    const { platform, emit, run } = context;
    let before = snapshot;
    let readAtMs = askedAtMs;
    let isPrepared = false;
    let busy = 0;
    const refresh = async (isDue) => {
        if (isDue) {
            const reading = await readSnapshot(context, serviceId);
            before = reading.snapshot;
            readAtMs = reading.askedAtMs;
            await guard?.compare(reading.page);
        }
        return await guard?.decide();
    };
    const isStale = () => run.clock.now() - readAtMs > freshMs;
    return await writeGuarded(context, {
        prepare: async () => {
            if (isPrepared)
                return guard === undefined ? undefined : await refresh(isStale());
            isPrepared = true;
            if (guard !== undefined) {
                const end = await refresh(isStale());
                if (end !== undefined)
                    return end;
            }
            if (variables.length > 0) {
                const limits = { signal: run.signal, timeoutMs: run.remaining() };
                await importVariables(platform, { serviceId, variables }, emit, limits);
            }
            const end = isStale() ? await refresh(true) : undefined;
            if (end !== undefined)
                return end;
            const isTaught = context.options.successStates !== undefined;
            const text = 'This service has no deployment yet, so it is not known which status words the platform uses. After this one, `taxiway doctor` shows what Taxiway understands of them.';
            if (before?.ids.length === 0 && before.isWhole && !isTaught)
                await context.emit({ kind: 'notice', text });
            return undefined;
        },
        send: async () => {
            const answer = await send(context, request, before?.ids[0]);
            if (answer.kind !== 'busy')
                return answer;
            const text = (0,message/* message */.i) `deploy-busy: ${answer.refusal} The service is busy, or has nothing to build, as a database: trying again until the timeout.`;
            if (busy === 0)
                await context.emit({ kind: 'notice', text });
            const delayMs = context.options.pollIntervalMs ?? busyDelaysMs[busy] ?? longestBusyDelayMs;
            busy++;
            await run.sleep(Math.min(delayMs, run.remaining()));
            const reason = await request.whileBusy?.();
            if (reason !== undefined)
                return { kind: 'ended', outcome: 'skipped', reason };
            return (await refresh(true)) ?? { kind: 'retry' };
        },
        findEffect: async (failure) => {
            const text = `The answer to the deploy request was lost (${(0,shortening/* withoutFullStop */.Qu)(failure)}). Checking whether it took effect.`;
            await context.emit({ kind: 'warning', text });
            if (before === undefined) {
                const reason = `The answer to the deploy request was lost, and the history could not be read before it, so a new deployment cannot be recognised. A deployment may be running: check the dashboard.`;
                return { kind: 'ended', outcome: 'indeterminate', reason };
            }
            let page;
            const onRead = (read) => {
                page = read;
            };
            const found = await findLostDeploy(context, { serviceId, ref, before, onRead });
            if (found.kind === 'absent') {
                await guard?.compare(page);
                readAtMs = run.clock.now();
                return undefined;
            }
            if (found.kind !== 'adopt') {
                const outcome = found.kind === 'timed-out' ? 'timed-out' : 'indeterminate';
                const reason = (0,message/* message */.i) `deploy-lost-unresolved: The answer to the deploy request was lost, and ${whyNotFound(found)}. A deployment may be running: check the dashboard before you run this again.`;
                return { kind: 'ended', outcome, reason };
            }
            const inferred = `Deployment ${found.id} is taken for ours by inference: it is the only new one, and its record shows no ref that could be compared.`;
            if (found.inferred)
                await context.emit({ kind: 'warning', text: inferred });
            return { kind: 'accepted', deploymentId: found.id, serviceId, ref, url: undefined, older: before.ids[0] };
        },
        lostTwice: (failure) => `Nothing was deployed, as the history tells: the request failed twice, and no new deployment showed for 30 s each time. If the platform may be later than that, check the dashboard before you run this again. The second failure: ${failure}`,
    });
}
async function send({ platform, run }, { serviceId, ref, whileBusy }, older) {
    try {
        const options = { signal: run.signal, timeoutMs: writeTimeoutMs(run, requestTimeoutMs) };
        const args = ref === undefined ? { id: serviceId } : { id: serviceId, ref };
        const { deploymentId, ref: resolved } = await platform.call('deploy_service', args, options);
        return { kind: 'accepted', deploymentId, serviceId, ref: resolved ?? ref, url: undefined, older };
    }
    catch (error) {
        const busy = error instanceof errors/* RefusedError */.fk && error.status === 409 && whileBusy !== undefined;
        if (!busy)
            return classifyWriteFailure(run, error);
        run.inDoubt = false;
        return { kind: 'busy', refusal: error.message };
    }
}


var secret_masking = __webpack_require__(5455);

var tracker = __webpack_require__(2980);

var git_command = __webpack_require__(557);
;



function cloneGraph(root) {
    const git = (signal) => (0,git_command/* gitIn */.uM)(root, signal, { fetchesObjects: false });
    return {
        compare: async (live, ref, signal) => {
            const answer = await compare(git(signal), live, ref);
            signal.throwIfAborted();
            return answer;
        },
        findBranch: async (commit, branch, signal) => {
            const answer = await findBranch(git(signal), commit, branch);
            signal.throwIfAborted();
            return answer;
        },
    };
}
async function compare(git, live, ref) {
    const wanted = [live, (0,commit_id/* isCommit */.WM)(ref) ? ref : `refs/tags/${ref.replace(/^refs\/tags\//, '')}`];
    const [listed, shallow] = await Promise.all([
        git(['cat-file', '--batch-check=%(objectname) %(objecttype)'], wanted.map((each) => `${each}^{commit}\n`).join('')),
        git(['rev-parse', '--is-shallow-repository']),
    ]);
    if (!listed.ok)
        return unknown(listed.why);
    if (!shallow.ok)
        return unknown(shallow.why);
    const [liveId, ownId] = listed.output.split('\n').map((line) => /^([0-9a-f]+) commit$/.exec(line)?.[1]);
    if (!(0,commit_id/* isWholeCommit */.NY)(liveId))
        return unknown(`the clone does not have ${live}`);
    if (!(0,commit_id/* isWholeCommit */.NY)(ownId))
        return unknown(`the clone does not have ${ref}`);
    const counted = await git(['rev-list', '--left-right', '--count', `${liveId}...${ownId}`, '--']);
    if (!counted.ok)
        return unknown(counted.why);
    const [, onlyLive = '', onlyOwn = ''] = /^(\d+)\s+(\d+)\s*$/.exec(counted.output) ?? [];
    const relation = toRelation(onlyLive, onlyOwn);
    if (relation === undefined)
        return unknown(`Git counted "${counted.output.trim()}"`);
    if (relation === 'diverged' && shallow.output.trim() !== 'false')
        return unknown(`the clone is shallow`);
    const named = await readNames(git, [liveId, ownId]);
    return { kind: 'found', value: relation, live: named(liveId), own: named(ownId) };
}
function unknown(why) {
    return { kind: 'unknown', why: (0,message/* message */.i) `clone-cannot-compare: Git cannot compare here (${why})` };
}
function toRelation(onlyLive, onlyOwn) {
    if (onlyLive === '' || onlyOwn === '')
        return undefined;
    if (onlyLive === '0')
        return onlyOwn === '0' ? 'equal' : 'ahead';
    return onlyOwn === '0' ? 'behind' : 'diverged';
}
async function readNames(git, commits) {
    const shown = await git(['show', '--no-patch', '--no-notes', '--format=%H%x00%ct%x00%s', ...commits, '--']);
    const names = new Map((shown.ok ? shown.output : '').split('\n').map((line) => {
        const [id = '', seconds = '', subject] = line.split('\0');
        return [id, { id, subject, committedMs: Number(seconds) * 1_000 }];
    }));
    return (id) => names.get(id) ?? { id };
}
async function findBranch(git, commit, branch) {
    const listed = await git([
        'ls-remote',
        '--heads',
        'origin',
        ...(branch === undefined ? [] : [`refs/heads/${branch}`]),
    ]);
    if (!listed.ok)
        return { kind: 'unknown', why: `Git cannot list the branches (${listed.why})` };
    const lines = listed.output.split('\n').map((line) => line.split('\t'));
    const [, found] = lines.find(([id, name]) => id === commit && (branch === undefined || name === `refs/heads/${branch}`)) ?? [];
    if (found !== undefined)
        return { kind: 'found', value: found.replace(/^refs\/heads\//, '') };
    return { kind: 'absent', proof: branch === undefined ? 'no branch is at it' : 'the branch is at another commit' };
}


var working_copy_root = __webpack_require__(4915);
;




function forward_rule_forwardRule(context, { serviceId, ref }) {
    const target = (0,tracker/* serviceTarget */.vB)(serviceId);
    return ruleFor(context, ref, (each) => each === target);
}
function ruleFor(context, commit, isOfTarget) {
    const { job, reporter, inputs } = context;
    const { onOutdated } = inputs;
    if (onOutdated === 'deploy')
        return undefined;
    const { sha, branch, refName } = job.context;
    return {
        onOutdated,
        purpose: job.purpose,
        named: job.inputs.named,
        graphs: commitGraphs(context),
        branch: commit === sha ? branch : undefined,
        isTagged: commit === sha && branch === undefined && refName !== undefined,
        remembered: (signal) => reporter.tracker.lastCommit(isOfTarget, signal),
    };
}
function commitGraphs({ job, reporter }) {
    const root = (0,working_copy_root/* nearestWorkingCopy */.No)((0,external_node_path_.resolve)(job.context.config.folder));
    const clone = root === undefined ? [] : [cloneGraph(root)];
    const { commits } = reporter;
    return commits === undefined ? clone : [...clone, commits];
}

;












async function deployRef(context, source, rehearsed = whatWouldHappen(source)) {
    const { platform, inputs } = context;
    const { timeoutMs } = inputs.follow;
    if (inputs.dryRun) {
        ref_deploy_begin(context, source);
        const { serviceId, ref, variables } = source;
        const forward = forwardRule(context, source);
        const rehearsal = { kind: 'deploy', serviceId, ref, importsVariables: variables.length > 0, forward };
        const { dryRun } = await __webpack_require__.e(/* import() */ 433).then(__webpack_require__.bind(__webpack_require__, 7433));
        return await dryRun(context, rehearsal, `Dry run: ${rehearsed}`);
    }
    const options = { ...flowOptions(context, timeoutMs), keyCheck: nameByKey(context, timeoutMs) };
    return deploymentEnd(await deploy(platform, toRequest(context, source), options));
}
function nameByKey({ platform, job, reporter, keyCheck }, timeoutMs) {
    if (keyCheck !== undefined)
        return keyCheck;
    const own = new KeyCheck(platform, { signal: job.signal, timeoutMs: Math.min(preflightTimeoutMs, timeoutMs) });
    const naming = own.answer.then((answer) => {
        if (answer.kind === 'told')
            reporter.nameService(answer.identity.keyScope?.serviceName ?? undefined);
    });
    silenceUntilAwaited(naming);
    return own;
}
function toRequest(context, source) {
    const { job, reporter } = context;
    const { serviceId, ref, variables } = source;
    ref_deploy_begin(context, source);
    job.state.note({ serviceId });
    reporter.tracker.track({ target: (0,tracker/* serviceTarget */.vB)(serviceId) }, ref === undefined ? [] : [ref]);
    const forward = forward_rule_forwardRule(context, source);
    return { serviceId, ...(0,defined_fields/* definedFields */.X)({ ref, forward }), variables };
}
function ref_deploy_begin({ job }, { serviceId, ref, variables }) {
    announceVariables(job, variables);
    job.outputs.set('service-id', serviceId);
    job.outputs.set('ref', ref);
}
function whatWouldHappen({ serviceId, ref, variables }) {
    const what = ref === undefined ? 'the tracked branch' : `"${ref}"`;
    if (variables.length === 0)
        return `${what} would be deployed to service ${serviceId}.`;
    return `${formatCount(variables.length, 'variable')} would be imported and ${what} deployed to service ${serviceId}.`;
}
function announceVariables(job, variables) {
    const { console } = job;
    const shown = [
        ...job.printedInputs(['api-key', 'github-token', 'env-vars', 'health-headers']),
        ...job.inputs.env.values(),
    ];
    (0,secret_masking/* maskValues */.Z)(variables.map(({ value }) => value), shown, console);
    const empty = variables.filter(({ value }) => value === '').map(({ key }) => key);
    if (empty.length > 0)
        console.notice((0,message/* message */.i) `env-empty: These variables are imported without a value: ${quoteNames(empty)}.`);
}


var external_node_timers_promises_ = __webpack_require__(8500);
;

const mostEvidence = 20;
const longestEvidence = 500;
function cleanEvidence(lines, clean) {
    const kept = lines.slice(-mostEvidence).map((line) => (0,shortening/* excerpt */.Kb)((0,shortening/* oneLine */.TN)(clean(line)), longestEvidence));
    const left = lines.length - kept.length;
    return left === 0 ? kept : [`\u2026 ${left} earlier`, ...kept.slice(1)];
}

;
var command_check_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var command_check_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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
        const scope = command_check_addDisposableResource(env_1, new abort_scope/* AbortScope */.D({ signal: context.signal, timeoutMs }), false);
        let ending;
        const end = () => (ending ??= endGroup(child));
        scope.signal.addEventListener('abort', end, { once: true });
        const output = new ShownOutput(context);
        const reading = Promise.allSettled([child.stdout, child.stderr].map((pipe) => output.read(pipe)));
        const ended = await new Promise((resolve) => {
            child.once('exit', (code, signal) => resolve(code ?? signal ?? 'an unknown signal'));
        });
        await end();
        await Promise.race([reading, (0,external_node_timers_promises_.setTimeout)(drainMs, undefined, { ref: false })]);
        child.stdout?.destroy();
        child.stderr?.destroy();
        context.signal.throwIfAborted();
        const evidence = cleanEvidence(output.last, context.clean);
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
        command_check_disposeResources(env_1);
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
        await (0,external_node_timers_promises_.setTimeout)(50);
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

var undici_transport = __webpack_require__(4622);

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
        return { passed, summary, evidence: cleanEvidence(log.lines(), clean) };
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

;

const operation = 'get_logs';
const runtime_log_reader_mostLines = 1_000;
const runtime_log_reader_readTimeoutMs = 15_000;
const runtime_log_reader_mostPages = 1_000;
const beforeAll = -1;
class RuntimeLog {
    #context;
    #serviceId;
    #limit = runtime_log_reader_mostLines;
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
        for (let pages = 1; pages <= runtime_log_reader_mostPages; pages++) {
            const before = missed[0]?.id ?? page[0]?.id ?? 0;
            const older = (await this.#page({ before })).filter(({ id }) => id > mark && id < before);
            if (older.length === 0)
                return missed;
            missed = [...older, ...missed];
        }
        throw unreadable(`get_logs: more lines were written between two reads than can be read.`);
    }
    async #page(cursor = {}, options = { timeoutMs: runtime_log_reader_readTimeoutMs, retries: false }) {
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
        return { passed: false, summary, evidence: cleanEvidence([...this.#restarts(), ...before, match, ...after], clean) };
    }
    #passed(durationMs) {
        const failures = this.#failures === 0 ? [] : [`${this.#failures} reads failed; the last failure: ${this.#lastFailure}`];
        const evidence = [...this.#delay, ...this.#restarts(), ...failures, ...this.#lastLines.map(numbered)];
        const summary = `none of ${this.#lines} lines matches, in ${durationMs / 1000} s`;
        return { passed: true, summary, evidence: cleanEvidence(evidence, this.#context.clean) };
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
    const evidence = cleanEvidence([...lines.slice(0, shownLines), ...more], clean);
    const failure = (0,hidden_failure/* findStatementFailure */.PW)(answer);
    if (failure !== undefined) {
        return { passed: false, summary: (0,shortening/* excerpt */.Kb)((0,shortening/* withoutFullStop */.Qu)(clean(failure)), longestFailure), evidence };
    }
    if (typeof output === 'string')
        return { passed: true, summary: 'the statement ran without an error', evidence };
    return { passed: false, summary: 'the answer has no output, so it is unknown whether the statement failed', evidence };
}

;












const ofAction = /^(?:INPUT_|STATE_|ACTIONS_(?:RUNTIME|RESULTS|CACHE)_|GITHUB_(?:OUTPUT|STATE|ENV|PATH|STEP_SUMMARY)$)/i;
const tokens = /^(?:TAXIWAY_(?:API_KEY|HEALTH_HEADERS)|(?:TAXIWAY_)?(?:GITHUB|GITLAB)_TOKEN|GH_TOKEN|CI_JOB_TOKEN)$/i;
function readGateInputs(job) {
    const { inputs, context } = job;
    const report = readReportInputs(inputs);
    const connection = readConnection(inputs);
    const follow = readFollowInputs(inputs);
    const serviceId = inputs.required('service-id', 'the service whose deployment the gate judges');
    const deploymentId = inputs.get('deployment-id');
    const rollbackRef = inputs.get('rollback-ref');
    const request = {
        serviceId,
        ...definedFields({ deploymentId, commit: context.sha, rollbackRef }),
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


var reporter = __webpack_require__(2805);

var run_to_end = __webpack_require__(4363);

var deployment_report = __webpack_require__(4088);

var run_report = __webpack_require__(9723);
;




function toRunEnd({ outcome, reason, url, deployment, gate }) {
    if (gate === undefined)
        return (0,run_end/* deploymentEnd */.hF)({ ...deployment_report/* nothingDeployed */.c, ...deployment, outcome, reason });
    const { outdatedBy, verdict } = deployment ?? {};
    const shown = { ...gate.deployment, url, ...(0,defined_fields/* definedFields */.X)({ outdatedBy, verdict }) };
    return { kind: 'gate', gate: { ...gate, reason, deployment: shown }, wrongUsage: false };
}
function toServiceEnd(run) {
    const { passed, reason, cause } = run;
    const isSound = run.kind === 'deployment' || (run.kind === 'gate' && run.gate.passed);
    const outcome = isSound ? run.outcome : run.verdict;
    const deployment = { ...(0,run_report/* judgedDeployment */.x9)(run), ...(0,defined_fields/* definedFields */.X)({ serviceId: (0,run_report/* concernedService */.zB)(run) }) };
    return { outcome, passed, reason, url: (0,run_report/* servedAt */.rv)(run), cause, deployment };
}

;
async function poll(read, { pauseMs, sleep }) {
    for (let reads = 1;; reads++) {
        const found = await read();
        if (found !== undefined)
            return found;
        const ms = pauseMs(reads);
        if (ms === undefined)
            return undefined;
        await sleep(ms);
    }
}

;



async function findLastGood(platform, { serviceId, current, remembered, signal, timeoutMs, ...words }) {
    const runs = remembered === undefined ? [] : await remembered();
    const failed = new Set();
    let newest;
    let isShown = false;
    const history = new past_deployments/* PastDeployments */.p(platform, serviceId, { ...words, signal, timeoutMs });
    for await (const past of history) {
        const { id, commit, succeeded } = past;
        newest ??= past;
        isShown ||= commit !== undefined;
        const from = current ?? newest.commit;
        if (from === undefined)
            break;
        if (commit === undefined || !succeeded || !isNew(commit, from, newest))
            continue;
        const run = runs.find((each) => (0,commit_id/* sameCommit */.Kd)(each.commit, commit));
        if (run !== undefined && (failed.has(run.commit) || (await run.result()) === 'failed')) {
            failed.add(run.commit);
            continue;
        }
        const deployment = id === undefined ? 'the newest deployment' : `deployment ${id}, the newest`;
        const how = `Going back to ${(0,commit_id/* shortenCommit */.tl)(commit)}: it is the commit of ${deployment} that succeeded with another commit than ${(0,commit_id/* shortenCommit */.tl)(from)}.`;
        return { kind: 'found', commit, from, how };
    }
    const from = current ?? newest?.commit;
    if (from === undefined) {
        const reason = newest === undefined
            ? last_good_nothingShown(history)
            : `The record of the newest deployment (${newest.id ?? 'without an id'}) shows no commit, so it is not known what to go back from.`;
        return { kind: 'none', from, reason };
    }
    const commit = isShown ? undefined : await newestGood(runs, (each) => isNew(each, from, newest));
    if (commit !== undefined) {
        const how = `Going back to ${(0,commit_id/* shortenCommit */.tl)(commit)}: GitHub remembers it as the newest that succeeded with another commit than ${(0,commit_id/* shortenCommit */.tl)(from)}; the platform's records show no commit.`;
        return { kind: 'found', commit, from, how };
    }
    const passed = failed.size > 0 ? ' and passed its checks' : '';
    const reason = (0,message/* message */.i) `rollback-nothing-good: No deployment to go back to: of ${history.extent} none succeeded with a known commit other than ${(0,commit_id/* shortenCommit */.tl)(from)}${passed}.`;
    return { kind: 'none', from, reason };
}
async function newestGood(runs, isWanted = () => true) {
    const judged = new Set();
    for await (const { commit, result } of runs) {
        if (judged.has(commit) || !isWanted(commit))
            continue;
        judged.add(commit);
        if ((await result()) === 'succeeded')
            return commit;
    }
    return undefined;
}
function isNew(commit, from, newest) {
    return !(0,commit_id/* sameCommit */.Kd)(commit, from) && (newest?.commit === undefined || !(0,commit_id/* sameCommit */.Kd)(commit, newest.commit));
}
function last_good_nothingShown({ isWhole, extent }) {
    return isWhole ? `The service has no deployment yet.` : `The history shows no deployment: ${extent}.`;
}

;

const keptVariables = (0,message/* message */.i) `rollback-keeps-variables: A rollback deploys earlier code and changes no variables: the service keeps them as they are now.`;

;









const choices = (/* unused pure expression or super */ null && (['id', 'commit', 'newest-unfinished']));
const longestWaitMs = 60_000;
const chosen_deployment_readTimeoutMs = 30_000;
const chosen_deployment_lastReadTimeoutMs = 3_500;
const absentForMs = 10_000;
async function chooseDeployment(platform, request, options, onWait) {
    const { commit } = request;
    const run = new time_run/* Run */.K({ ...options, timeoutMs: longestWaitMs });
    let rows = undefined;
    let absentSinceMs;
    const end = await searchHistory(platform, run, {
        limitMs: chosen_deployment_readTimeoutMs,
        lastMs: chosen_deployment_lastReadTimeoutMs,
        read: async (signal) => {
            const isFirst = rows === undefined;
            rows = await readRecords(platform, request, rows, signal);
            const ours = rows.find((row) => showsCommit(row, commit));
            if (commit === undefined || ours !== undefined)
                return { kind: 'read', ours, failure: undefined };
            if (isFirst)
                await onWait(`No record shows the commit ${(0,commit_id/* shortenCommit */.tl)(commit)} yet. Waiting up to ${longestWaitMs / 1000} s.`);
            return undefined;
        },
        pauseMs: (_, failures) => failures === 0 ? pollInterval(options.pollIntervalMs, run.elapsed()) : failureBackoff(failures, run.random),
        isFinal: (error) => {
            absentSinceMs = (0,errors/* isMissing */.b2)(error) ? (absentSinceMs ?? run.elapsed()) : undefined;
            return run.elapsed() - (absentSinceMs ?? run.elapsed()) >= absentForMs;
        },
    });
    if (end.kind === 'read' && end.ours !== undefined) {
        const how = `Judging deployment ${end.ours.id}: its record shows the commit ${(0,commit_id/* shortenCommit */.tl)(commit ?? '')}.`;
        return chosen('commit', end.ours, how);
    }
    if (rows !== undefined)
        return chooseWithoutCommit(rows, request, (0,vocabulary/* buildVocabulary */.vQ)(options), platform.named);
    const why = end.failure?.message ?? `The platform asked to wait for longer than that.`;
    return `No deployment was chosen, because its history could not be read. ${why}`;
}
function chooseWithoutCommit(rows, { commit }, interpret, named) {
    const why = commit === undefined ? 'no commit is known' : `no record shows the commit ${(0,commit_id/* shortenCommit */.tl)(commit)}`;
    const unfinished = rows.find((row) => isUnfinished(row, interpret));
    if (unfinished !== undefined) {
        const how = `Judging deployment ${unfinished.id}: ${why}, and it is the newest unfinished one.`;
        return chosen('newest-unfinished', unfinished, how);
    }
    if (rows.length === 0)
        return `The service has no deployment, so there is nothing to judge.`;
    return (0,message/* message */.i) `gate-none-chosen: No deployment was chosen: ${why}, and none is unfinished. Set ${named('deployment-id')}.`;
}
async function readRecords(platform, { serviceId, commit }, known, signal) {
    const read = (page) => page.map(history_record/* readRecord */.aE).filter((record) => record.id !== undefined);
    const isLast = (page) => read(page).some((row) => showsCommit(row, commit)) || (known !== undefined && read(page).length > 0);
    const { rows } = await (0,history_history/* readRows */.aK)(platform, serviceId, { signal, isLast });
    const found = read(rows);
    const seen = new Set(found.map(({ id }) => id));
    return [...found, ...(known ?? []).filter(({ id }) => !seen.has(id))];
}
function showsCommit({ refs }, commit) {
    return (0,history_record/* compareRefs */.Iu)(commit, refs) === 'ours';
}
function isUnfinished({ word, rollbackable }, interpret) {
    const meaning = word === undefined ? 'ambiguous' : interpret(word);
    return meaning === 'ongoing' || meaning === 'unknown' || (meaning === 'ambiguous' && !rollbackable);
}
function chosen(by, { id, refs }, how) {
    return { kind: 'chosen', by, deploymentId: id, ref: (0,history_record/* readRef */.sg)(refs), how };
}


var gate_report = __webpack_require__(3692);
;



async function runChecks(checks, context) {
    const { emit, run } = context;
    const failures = new Map();
    for (const check of checks) {
        try {
            if (!run.signal.aborted)
                await check.prepare?.(toCheckContext(check, context));
        }
        catch (error) {
            failures.set(check, error);
        }
    }
    const reports = [];
    for (const check of checks) {
        if (reports.some(({ result }) => result !== 'passed')) {
            reports.push(notRun(check));
            continue;
        }
        const { name } = check;
        await emit({ kind: 'check-began', name });
        const startMs = run.elapsed();
        const result = await runCheck(check, context, failures);
        const report = { name, ...result, startMs, endMs: run.elapsed() };
        await emit({ kind: 'check-ended', check: report });
        reports.push(report);
    }
    return reports;
}
function notRun({ name }) {
    return { name, result: 'not-run', summary: 'not run', evidence: [], startMs: 0, endMs: 0 };
}
async function runCheck(check, context, failures) {
    const { signal } = context.run;
    const checkContext = toCheckContext(check, context);
    try {
        signal.throwIfAborted();
        if (failures.has(check))
            throw failures.get(check);
        const { passed, summary, evidence } = await check.run(checkContext);
        const kept = cleanEvidence(evidence, checkContext.clean);
        return { result: passed ? 'passed' : 'failed', summary: (0,shortening/* withoutFullStop */.Qu)(summary), evidence: kept };
    }
    catch (error) {
        if (signal.aborted) {
            const doubt = check.doubt === undefined ? '' : `; ${check.doubt}`;
            return { result: 'cut-short', summary: `the run was cancelled${doubt}`, evidence: [] };
        }
        const why = (0,shortening/* withoutFullStop */.Qu)(error instanceof Error ? error.message : String(error));
        return { result: 'failed', summary: (0,message/* message */.i) `check-crashed: it could not be run: ${why}`, evidence: [] };
    }
}
function toCheckContext({ name }, { platform, emit, clean, run, deployment }) {
    return {
        platform,
        clock: run.clock,
        signal: run.signal,
        progress: (text) => void emit({ kind: 'check-progress', name, text }),
        clean,
        print: (lines) => emit({ kind: 'check-output', name, lines }),
        ...(deployment && { deployment }),
    };
}

;
var gate_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var gate_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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



















const pageTimeoutMs = 30_000;
const newestPageTimeoutMs = 3_500;
const mostReads = 5;
const readGapMs = 2_000;
function gate(platform, request, options = {}) {
    return beginFlow(options, (emit, signal) => runGate(platform, request, emit, { ...options, signal }));
}
async function runGate(platform, request, emit, options, isFollowed = false) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const run = new time_run/* Run */.K(options);
        const needed = neededOperations(request);
        const keyCheck = needed.length === 0 ? undefined : preflight/* KeyCheck */.yw.of(run, platform);
        const { clean = unchanged } = options;
        const context = { platform, request, emit, clean, options: { ...options, keyCheck }, run };
        const { serviceId } = request;
        const reading = gate_addDisposableResource(env_1, new abort_scope/* AbortScope */.D({ clock: run.clock, signal: run.signal }), false);
        const permitted = requireAll(context, needed);
        permitted.catch((error) => reading.abort(error));
        const choice = await choose(context, reading.signal);
        if (typeof choice === 'string') {
            await permitted;
            return unjudged(context, choice);
        }
        const { by, deploymentId, ref } = choice;
        await emit({ ...choice, serviceId });
        const followedFromMs = run.elapsed();
        const following = { ...options, signal: reading.signal };
        const tell = async (event) => {
            if (!isFollowed || !emittedByFollowing.has(event.kind))
                await emit(event);
        };
        const deployment = await runFollow(platform, { serviceId, deploymentId, ref }, tell, following);
        await permitted;
        await emit({ kind: 'judged', deployment });
        const { checks, found } = await check(context, deployment);
        const newer = found.ids;
        const isFailed = checks.some(({ result }) => result === 'failed');
        const rolledBack = isFailed ? await rollBack(context, deployment, found) : undefined;
        const rollback = typeof rolledBack === 'string' ? undefined : rolledBack;
        const passed = deployment.outcome === 'succeeded' && checks.every(({ result }) => result === 'passed');
        if (passed && !request.checks?.some(({ provesVersion }) => provesVersion))
            await emit({
                kind: 'notice',
                text: (0,message/* message */.i) `gate-version-unproven: Nothing proved that the new version answers, and not the one before. Set ${platform.named('health-body')}, ${platform.named('check-command')} or ${platform.named('sql')}.`,
            });
        const reason = (0,gate_report/* explainGate */.Vt)({ deployment, checks, newer }, rolledBack);
        const durationMs = run.elapsed();
        return { passed, reason, deployment, chosenBy: by, followedFromMs, checks, newer, rollback, durationMs };
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        gate_disposeResources(env_1);
    }
}
const emittedByFollowing = new Set(['lines', 'hole', 'status', 'url']);
function unchanged(text) {
    return text;
}
function neededOperations({ checks = [], rollbackRef, rollback }) {
    const ofChecks = checks.map(({ needs }) => needs).filter((needs) => needs !== undefined);
    return [...new Set([...ofChecks, ...(rollbackRef !== undefined || rollback ? ['deploy_service'] : [])])];
}
async function requireAll({ run, request, options }, needed) {
    const { serviceId } = request;
    try {
        for (const operation of needed)
            await options.keyCheck?.require(operation, operation === 'deploy_service' ? { serviceId } : {});
    }
    catch (error) {
        if (!run.signal.aborted)
            throw error;
    }
}
async function choose({ platform, request, emit, options }, signal) {
    const { serviceId, deploymentId } = request;
    if (deploymentId !== undefined) {
        const how = `Judging deployment ${deploymentId} of service ${serviceId}.`;
        return { kind: 'chosen', by: 'id', deploymentId, ref: undefined, how };
    }
    try {
        const reading = { ...options, signal };
        return await chooseDeployment(platform, request, reading, (text) => emit({ kind: 'waiting', text }));
    }
    catch (error) {
        if (!signal.aborted)
            throw error;
        return `The run was cancelled before a deployment was chosen.`;
    }
}
async function check(context, { outcome, deploymentId = '', ref = '', url }) {
    const { request, emit } = context;
    const { checks = [], serviceId } = request;
    if (outcome !== 'succeeded' || checks.length === 0)
        return { checks: checks.map(notRun), found: nothingNewer };
    const before = await readIds(context);
    const commit = (0,commit_id/* readCommit */.kN)(ref) ?? request.commit;
    const reports = await runChecks(checks, { ...context, deployment: { serviceId, deploymentId, commit, url } });
    const found = await findNewer(context, deploymentId, before);
    if (found.ids.length > 0)
        await emit({ kind: 'warning', text: (0,gate_report/* newerWarning */.Qm)(found.ids) });
    return { checks: reports, found };
}
const nothingNewer = { ids: [], unknown: undefined };
async function findNewer(context, judged, before) {
    const after = await readIds(context);
    if (after.kind === 'unread')
        return { ids: [], unknown: after.why };
    const { ids } = after;
    const unknown = ids.includes(judged) ? undefined : `the newest page of the history does not show ${judged}`;
    return { ids: newerThan(judged, ids, before.kind === 'read' ? before.ids : undefined), unknown };
}
async function findNewerAgain(context, judged, found) {
    const { clock, signal } = context.run;
    let last = found;
    const readNewer = async () => {
        last = await findNewer(context, judged, { kind: 'unread', why: '' });
        return last.unknown === undefined ? last : undefined;
    };
    const pauseMs = (reads) => (reads === mostReads ? undefined : readGapMs);
    return (await poll(readNewer, { pauseMs, sleep: (ms) => clock.sleep(ms, signal) })) ?? last;
}
async function rollBack(context, judged, newer) {
    const { platform, request, emit, options, run } = context;
    const { serviceId } = request;
    const startMs = run.elapsed();
    const choice = await chooseRef(context, judged, newer);
    if (run.signal.aborted)
        return `The run was cancelled before the rollback.`;
    if (typeof choice === 'string')
        return choice;
    const { ref } = choice;
    await emit({ kind: 'rollback-began', ref });
    await emit({ kind: 'notice', text: keptVariables });
    const deployment = await runDeploy(platform, { serviceId, ref }, emit, options).catch((error) => {
        const reason = error instanceof Error ? error.message : String(error);
        return { ...deployment_report/* nothingDeployed */.c, serviceId, ref, outcome: 'failed', reason, durationMs: run.elapsed() - startMs };
    });
    const rollback = { ref, startMs, deployment };
    await emit({ kind: 'rollback-ended', rollback });
    return rollback;
}
async function chooseRef(context, { ref: judged = '', deploymentId = '' }, found) {
    const { platform, request, emit, options, run } = context;
    const { rollbackRef, rollback, remembered, serviceId, noRollback } = request;
    if (rollbackRef === undefined && !rollback)
        return noRollback ?? `The deployment stays in place, because no rollback is set.`;
    try {
        const isDoubtful = found.ids.length === 0 && found.unknown !== undefined;
        const newer = isDoubtful ? await findNewerAgain(context, deploymentId, found) : found;
        if (newer.ids.length > 0)
            return (0,message/* message */.i) `gate-no-rollback-over-newer: Nothing was rolled back, because that would replace the newer deployment.`;
        if (newer.unknown !== undefined)
            return (0,message/* message */.i) `gate-newer-unknown: Nothing was rolled back, because it is not known whether that would replace a newer deployment: ${newer.unknown}. To go back, run \`taxiway rollback\`.`;
        if (rollbackRef !== undefined)
            return { ref: rollbackRef };
        const { successStates = [], failureStates = [] } = options;
        const search = { serviceId, current: (0,commit_id/* readCommit */.kN)(judged), successStates, failureStates, timeoutMs: pageTimeoutMs };
        const choice = await findLastGood(platform, { ...search, remembered, signal: run.signal });
        if (choice.kind === 'none')
            return choice.reason;
        await emit({ kind: 'notice', text: choice.how });
        return { ref: choice.commit };
    }
    catch (error) {
        const why = error instanceof Error ? error.message : String(error);
        return `The deployment stays in place, because the commit to go back to could not be read: ${why}`;
    }
}
function unjudged({ request, run }, reason) {
    const { serviceId, checks = [] } = request;
    const durationMs = run.elapsed();
    const outcome = run.signal.aborted ? 'aborted' : 'indeterminate';
    const phases = [{ name: 'choosing', startMs: 0, endMs: durationMs }];
    const deployment = { ...deployment_report/* nothingDeployed */.c, serviceId, ref: undefined, outcome, reason, durationMs, phases };
    const nothing = { chosenBy: undefined, newer: [], rollback: undefined, followedFromMs: 0 };
    return { passed: false, reason, deployment, checks: checks.map(notRun), durationMs, ...nothing };
}
async function readIds({ platform, run, request }) {
    try {
        const read = (signal) => (0,history_history/* readNewestPage */.KY)(platform, request.serviceId, signal);
        const { rows } = await run.within(newestPageTimeoutMs, 'list_deployments', read);
        return { kind: 'read', ids: rows.map(history_record/* findId */.dZ).filter((id) => id !== undefined) };
    }
    catch (error) {
        if (run.signal.aborted || error instanceof taxiway_error/* TaxiwayError */.y)
            return { kind: 'unread', why: (0,format_error/* formatErrorAsClause */.N_)(error) };
        throw error;
    }
}
function newerThan(judged, page, known) {
    const ahead = page.slice(0, Math.max(0, page.indexOf(judged)));
    const others = page.filter((id) => id !== judged);
    const firstKnown = others.findIndex((id) => known?.includes(id));
    const arrived = known === undefined ? [] : others.slice(0, firstKnown < 0 ? others.length : firstKnown);
    return page.filter((id) => ahead.includes(id) || arrived.includes(id));
}

;








function deployService(platform, request, options = {}) {
    return beginFlow(options, (emit, signal) => runGatedDeploy(platform, request, emit, { ...options, signal }));
}
const notDeployedHere = (0,message/* message */.i) `fleet-gate-only: A failed check rolls nothing back, because this run did not deploy the service.`;
async function runGatedDeploy(platform, { deploy: request, deployed, gate: checks, supersededPasses = false }, emit, options) {
    const run = new time_run/* Run */.K(options);
    const { wait: _, ...following } = options;
    const { serviceId } = request;
    const judge = (deploymentId, gate = checks) => {
        const timeoutMs = Math.max(1, run.remaining());
        return runGate(platform, { serviceId, deploymentId, ...gate }, emit, { ...following, timeoutMs }, true);
    };
    if (deployed !== undefined)
        return toGatedEnd(await judge(deployed), undefined);
    const deployment = await runDeploy(platform, { whileBusy: async () => undefined, ...request }, emit, options);
    const { outcome, reason, url, deploymentId } = deployment;
    if (checks !== undefined && outcome === 'succeeded' && deploymentId !== undefined)
        return withVerdict(toGatedEnd(await judge(deploymentId), deployment), deployment);
    const { outdatedBy, liveDeploymentId } = deployment;
    if (checks !== undefined && outcome === 'skipped' && outdatedBy !== undefined && liveDeploymentId !== undefined) {
        const onlyChecks = { ...(0,defined_fields/* definedFields */.X)({ checks: checks.checks }), noRollback: notDeployedHere };
        const gate = await judge(liveDeploymentId, onlyChecks);
        const notes = ['what is live has passed its gate'];
        if (gate.passed)
            return { outcome, passed: true, reason, url, deployment, notes, isLive: false };
        const why = `${reason} ${(0,message/* message */.i) `outdated-gate-failed: What is live did not pass its gate: ${gate.reason}`}`;
        return { outcome: (0,gate_report/* judgeGate */.$U)(gate), passed: false, reason: why, url, deployment, gate, isLive: false };
    }
    const { isDeployed: isLive } = deployment_outcome/* outcomeFacts */.c6[outcome];
    return withVerdict({ outcome, passed: (0,deployment_outcome/* passes */.WE)(outcome, supersededPasses), reason, url, deployment, isLive }, deployment);
}
function withVerdict(end, { verdict, reason }) {
    return verdict === undefined || !end.passed ? end : { ...end, passed: false, reason };
}
function toGatedEnd(judged, deployment) {
    const { passed, reason } = judged;
    const isRolledBack = judged.rollback?.deployment.outcome === 'succeeded';
    const isLive = deployment !== undefined && judged.deployment.outcome === 'succeeded' && !isRolledBack;
    const url = deployment?.url ?? judged.deployment.url;
    return { outcome: (0,gate_report/* judgeGate */.$U)(judged), passed, reason, url, deployment, gate: judged, isLive };
}


var service_job = __webpack_require__(9816);
;














async function deployFleetService(context, service, taskContext) {
    return await new ServiceRun(context, service, taskContext).run();
}
class ServiceRun {
    #context;
    #service;
    #check;
    #commit;
    #console;
    #job;
    #report;
    #reporter;
    #notes = [];
    #end;
    constructor(context, service, taskContext) {
        const { inputs: fleet, plan, limit } = context;
        this.#context = context;
        this.#service = service;
        this.#check = plan.services.find((each) => each.service === service.name)?.check ?? null;
        this.#commit = (this.#check ?? plan).commit ?? undefined;
        this.#console = context.console.open(service.name);
        this.#job = (0,service_job/* serviceJob */.D)(context.job, {
            ...{ fleet, service, console: this.#console, sha: this.#commit, remainingMs: taskContext.remainingMs },
            takes: (name) => name !== 'archive-path',
        });
        this.#report = { ...(0,report_inputs/* readReportInputs */.g)(this.#job.inputs), jobSummary: false };
        const tracker = this.#job.openTracker?.(this.#job, this.#report, limit.of(service.name));
        this.#reporter = new reporter/* JobReporter */.B(this.#job, 'deploy', this.#report, tracker);
    }
    async run() {
        const run = await this.#reporter.finish(await (0,run_to_end/* runToEnd */.cd)(this.#job, this.#deployOrCheck()));
        await this.#console.close();
        const { deployment, isLive = false, gate } = this.#end ?? {};
        if (deployment?.notCompared !== undefined) {
            const { notCompared } = deployment;
            this.#notes.push((0,message/* message */.i) `fleet-not-compared: not compared with what is live (${notCompared})`);
        }
        return { ...toServiceEnd(run), notes: this.#notes, isLive, gate };
    }
    async #deployOrCheck() {
        const { inputs } = this.#job;
        const remembered = this.#reporter.tracker.rememberedRuns(inputs.get('service-id') ?? '');
        const source = readSource(this.#job, this.#service, { commit: this.#commit, isDeployed: this.#check === null });
        const { serviceId } = source;
        const flow = this.#flow();
        const { follow } = flow.inputs;
        const checks = this.#service.gate && readChecks(this.#job, serviceId, follow);
        const gate = checks && { checks, ...this.#rollback(remembered) };
        const request = {
            deploy: this.#check === null ? toRequest(flow, source) : { serviceId },
            deployed: this.#check?.deploymentId,
            gate,
            supersededPasses: this.#report.supersededIsNeutral,
        };
        this.#reporter.beginGate({ serviceId, ...gate });
        const { onEvent: emit, ...options } = (0,deploy_context/* flowOptions */.p)(flow, follow.timeoutMs);
        this.#end = await runGatedDeploy(this.#context.platform, request, emit, options);
        return toRunEnd(this.#end);
    }
    #flow() {
        const { inputs } = this.#job;
        const { platform, keyCheck } = this.#context;
        return {
            ...{ job: this.#job, platform, reporter: this.#reporter, keyCheck },
            inputs: {
                follow: (0,follow_inputs/* readFollowInputs */.j)(inputs),
                wait: inputs.get('wait'),
                dryRun: inputs.get('dry-run'),
                onOutdated: inputs.get('on-outdated'),
            },
        };
    }
    #rollback(remembered) {
        const rollback = this.#job.inputs.get('rollback');
        if (rollback && this.#check === null)
            return { rollback, ...(0,defined_fields/* definedFields */.X)({ remembered }) };
        if (this.#check === null)
            return { noRollback: `The deployment stays in place, because \`rollback\` is not \`true\` in its \`gate\`.` };
        if (rollback)
            this.#console.notice(notDeployedHere);
        return { noRollback: notDeployedHere };
    }
}
function readSource({ inputs }, service, { commit, isDeployed }) {
    const serviceId = inputs.get('service-id');
    if (serviceId === undefined || service.inputs.has('archive-path')) {
        const text = `A fleet deploys services from Git. An upload creates another service each time: remove ${inputs.named('archive-path')} and set ${inputs.named('service-id')}.`;
        throw new errors/* InputError */.dz('service-id', text);
    }
    const variables = isDeployed ? (0,given_variables/* readVariables */.C)(inputs) : [];
    return { kind: 'ref', serviceId, ref: commit ?? inputs.get('ref'), variables };
}

;


function toServiceResult(report, { job, inputs, plan }, startedMs) {
    const { name, outcome, passed, reason, url = null, deployment = {}, isLive, notes = [], cause = [], startMs, endMs, } = report;
    const { deploymentId, ref, outdatedBy } = deployment;
    const { text: clean } = (0,run_job/* createCleaning */.G)(job);
    const planned = plan.services.find((each) => each.service === name);
    const configured = inputs.found.file.services.get(name)?.inputs.get('service-id')?.text;
    return {
        service: name,
        outcome,
        passed,
        reason: clean(reason),
        why: clean([...(planned === undefined ? [] : [planned.reason]), ...notes].join('; ')),
        commit: planned?.check?.commit ?? (ref === undefined ? plan.commit : clean(ref)),
        url,
        serviceId: deployment.serviceId ?? configured ?? null,
        deploymentId: deploymentId === undefined ? null : clean(deploymentId),
        deployed: isLive ?? false,
        startedMs: isLive === undefined ? null : Math.round(startedMs + startMs),
        durationMs: Math.round(endMs - startMs),
        ...(0,defined_fields/* definedFields */.X)({ outdatedBy: outdatedBy === undefined ? undefined : clean(outdatedBy) }),
        excerpt: [...cause],
    };
}

;
class SharedTrackerLimit {
    missed = new Set();
    #opensAtMs = 0;
    of(service) {
        return {
            isClosed: () => performance.now() < this.#opensAtMs,
            close: (forMs) => {
                this.#opensAtMs = performance.now() + forMs;
            },
            miss: () => this.missed.add(service),
        };
    }
}

;
var deploy_mode_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var deploy_mode_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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















async function deployPlan(job, host, inputs) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { timeoutMs, all } = inputs;
        const platform = deploy_mode_addDisposableResource(env_1, (0,connection/* openPlatform */.W)((0,connection/* readConnection */.d)(all), job), true);
        const run = new time_run/* Run */.K({ timeoutMs, signal: job.signal });
        const planning = { host, platform, deadline: AbortSignal.timeout(timeoutMs) };
        const plan = await (0,plan_mode.makePlan)(job, inputs, planning);
        if (run.remaining() <= 0) {
            const text = `${job.inputs.named('timeout')} (${(0,duration/* formatDuration */.a3)(timeoutMs)}) passed before it was known what is to be deployed. Nothing was sent.`;
            return (0,run_end/* plainEnd */._u)('timed-out', text);
        }
        const { services } = inputs.found.file;
        const console = new FleetConsole(job, plan.services.length);
        const limit = new SharedTrackerLimit();
        const shared = { job, inputs, platform, console, plan, limit };
        const context = { ...shared, keyCheck: preflight/* KeyCheck */.yw.of(run, platform) };
        const startedMs = clock/* systemClock */.m.date().getTime();
        const tasks = plan.services.flatMap(({ service: name, needs }) => {
            const service = services.get(name);
            if (service === undefined)
                return [];
            const run = async (taskContext) => await deployFleetService(context, service, taskContext);
            return [{ name, needs, run }];
        });
        const results = new Map();
        await runFleet(tasks, {
            named: job.inputs.named,
            timeoutMs,
            signal: job.signal,
            maxParallel: all.get('max-parallel'),
            onBegin: (name) => console.began(name),
            onEnd: (each) => {
                const result = toServiceResult(each, context, startedMs);
                results.set(each.name, result);
                const never = result.startedMs === null ? `: ${result.reason}` : ` after ${(0,duration/* formatDuration */.a3)(result.durationMs)}`;
                console.ended(each.name, each.outcome, never);
            },
        });
        await console.close();
        if (limit.missed.size > 0)
            job.console.notice(whatGitHubMissed(limit.missed));
        const ended = plan.services.flatMap(({ service }) => results.get(service) ?? []);
        return setFleetOutputs(job, ended, plan);
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = deploy_mode_disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
function whatGitHubMissed(services) {
    return (0,message/* message */.i) `fleet-github-limit: GitHub limits requests, so it was not told all about ${listFirst([...services])}. The next plan repeats what GitHub does not remember.`;
}


/***/ }),

/***/ 6821:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ flowOptions)
/* harmony export */ });
function flowOptions({ job, reporter, inputs: { follow, wait }, keyCheck }, timeoutMs) {
    const limits = { timeoutMs: Math.max(1, timeoutMs), signal: job.signal };
    return { ...follow, ...reporter.flowOptions, ...limits, wait, keyCheck };
}


/***/ })

};
