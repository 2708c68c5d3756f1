export const id = 3259;
export const ids = [3259,7332,6487];
export const modules = {

/***/ 6487:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ Run)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6695);
/* harmony import */ var _abort_scope_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9713);
/* harmony import */ var _clock_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9376);
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



const defaultTimeoutMs = 30 * 60_000;
class Run {
    clock;
    random;
    signal;
    deadlineMs;
    inDoubt = false;
    #startMs;
    constructor(options) {
        this.clock = options.clock ?? _clock_js__WEBPACK_IMPORTED_MODULE_2__/* .systemClock */ .m;
        this.random = options.random ?? Math.random;
        this.signal = options.signal ?? new AbortController().signal;
        this.deadlineMs = options.timeoutMs ?? defaultTimeoutMs;
        this.#startMs = this.clock.now();
    }
    elapsed() {
        return this.clock.now() - this.#startMs;
    }
    remaining() {
        return this.deadlineMs - this.elapsed();
    }
    sleep(ms) {
        return this.clock.sleep(Math.max(0, ms), this.signal);
    }
    async waitWhileHeld(platform, signal = this.signal) {
        while (platform.heldMs > 0) {
            if (platform.heldMs > this.remaining())
                return false;
            await this.clock.sleep(platform.heldMs, signal);
        }
        return true;
    }
    async within(ms, operation, work, parent = this.signal) {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            parent.throwIfAborted();
            const text = `${operation}: no answer within ${Math.round(ms / 100) / 10} s.`;
            const onTimeout = () => new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .NoAnswerError */ .i5(text, { operation, sent: true });
            const scope = __addDisposableResource(env_1, new _abort_scope_js__WEBPACK_IMPORTED_MODULE_1__/* .AbortScope */ .D({ clock: this.clock, signal: parent, timeoutMs: ms, onTimeout }), false);
            return await work(scope.signal);
        }
        catch (e_1) {
            env_1.error = e_1;
            env_1.hasError = true;
        }
        finally {
            __disposeResources(env_1);
        }
    }
}


/***/ }),

/***/ 7446:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ readFollowInputs)
/* harmony export */ });
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6695);
/* harmony import */ var _deployment_verdict_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9022);
/* harmony import */ var _text_defined_fields_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4917);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3597);




function readFollowInputs(inputs) {
    const successStates = inputs.get('success-states') ?? [];
    const failureStates = inputs.get('failure-states') ?? [];
    const failures = new Set(failureStates.map(_deployment_verdict_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .normalise */ .j7));
    const both = successStates.find((word) => failures.has((0,_deployment_verdict_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .normalise */ .j7)(word)));
    if (both !== undefined) {
        const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_2__/* .message */ .i) `word-in-both-lists: ${inputs.named('success-states')} and ${inputs.named('failure-states')} both contain "${both}". Keep it in one of them.`;
        throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('success-states', text);
    }
    return {
        timeoutMs: inputs.get('timeout'),
        ...(0,_text_defined_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .definedFields */ .X)({ pollIntervalMs: inputs.get('poll-interval') }),
        successStates,
        failureStates,
        explainFailure: true,
    };
}


/***/ }),

/***/ 4847:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ defaultReport),
/* harmony export */   g: () => (/* binding */ readReportInputs)
/* harmony export */ });
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6695);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9190);


function readReportInputs(inputs) {
    return {
        jobSummary: inputs.get('job-summary'),
        annotateFiles: inputs.get('annotate-files'),
        supersededIsNeutral: inputs.get('on-superseded') === 'neutral',
        environmentUrl: inputs.get('environment-url'),
        environment: inputs.get('environment'),
        githubToken: readToken(inputs),
        timeoutMs: inputs.get('timeout'),
    };
}
const defaultReport = readReportInputs(new _inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .Inputs */ .G(() => undefined));
function readToken(inputs) {
    const token = inputs.get('github-token');
    if (token === undefined || /^[\x21-\x7e]+$/.test(token))
        return token;
    const text = `${inputs.named('github-token')} is not a token: it contains a space, a line break or a non-ASCII character.`;
    throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('github-token', text);
}


/***/ }),

/***/ 6863:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ findLastGood),
/* harmony export */   a: () => (/* binding */ newestGood)
/* harmony export */ });
/* harmony import */ var _text_commits_commit_id_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7058);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3597);
/* harmony import */ var _past_deployments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8880);



async function findLastGood(platform, { serviceId, current, remembered, signal, timeoutMs, ...words }) {
    const runs = remembered === undefined ? [] : await remembered();
    const failed = new Set();
    let newest;
    let isShown = false;
    const history = new _past_deployments_js__WEBPACK_IMPORTED_MODULE_0__/* .PastDeployments */ .p(platform, serviceId, { ...words, signal, timeoutMs });
    for await (const past of history) {
        const { id, commit, succeeded } = past;
        newest ??= past;
        isShown ||= commit !== undefined;
        const from = current ?? newest.commit;
        if (from === undefined)
            break;
        if (commit === undefined || !succeeded || !isNew(commit, from, newest))
            continue;
        const run = runs.find((each) => (0,_text_commits_commit_id_js__WEBPACK_IMPORTED_MODULE_1__/* .sameCommit */ .Kd)(each.commit, commit));
        if (run !== undefined && (failed.has(run.commit) || (await run.result()) === 'failed')) {
            failed.add(run.commit);
            continue;
        }
        const deployment = id === undefined ? 'the newest deployment' : `deployment ${id}, the newest`;
        const how = `Going back to ${(0,_text_commits_commit_id_js__WEBPACK_IMPORTED_MODULE_1__/* .shortenCommit */ .tl)(commit)}: it is the commit of ${deployment} that succeeded with another commit than ${(0,_text_commits_commit_id_js__WEBPACK_IMPORTED_MODULE_1__/* .shortenCommit */ .tl)(from)}.`;
        return { kind: 'found', commit, from, how };
    }
    const from = current ?? newest?.commit;
    if (from === undefined) {
        const reason = newest === undefined
            ? nothingShown(history)
            : `The record of the newest deployment (${newest.id ?? 'without an id'}) shows no commit, so it is not known what to go back from.`;
        return { kind: 'none', from, reason };
    }
    const commit = isShown ? undefined : await newestGood(runs, (each) => isNew(each, from, newest));
    if (commit !== undefined) {
        const how = `Going back to ${(0,_text_commits_commit_id_js__WEBPACK_IMPORTED_MODULE_1__/* .shortenCommit */ .tl)(commit)}: GitHub remembers it as the newest that succeeded with another commit than ${(0,_text_commits_commit_id_js__WEBPACK_IMPORTED_MODULE_1__/* .shortenCommit */ .tl)(from)}; the platform's records show no commit.`;
        return { kind: 'found', commit, from, how };
    }
    const passed = failed.size > 0 ? ' and passed its checks' : '';
    const reason = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_2__/* .message */ .i) `rollback-nothing-good: No deployment to go back to: of ${history.extent} none succeeded with a known commit other than ${(0,_text_commits_commit_id_js__WEBPACK_IMPORTED_MODULE_1__/* .shortenCommit */ .tl)(from)}${passed}.`;
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
    return !(0,_text_commits_commit_id_js__WEBPACK_IMPORTED_MODULE_1__/* .sameCommit */ .Kd)(commit, from) && (newest?.commit === undefined || !(0,_text_commits_commit_id_js__WEBPACK_IMPORTED_MODULE_1__/* .sameCommit */ .Kd)(commit, newest.commit));
}
function nothingShown({ isWhole, extent }) {
    return isWhole ? `The service has no deployment yet.` : `The history shows no deployment: ${extent}.`;
}


/***/ }),

/***/ 2548:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ explainKeptVariables)
/* harmony export */ });
/* harmony import */ var _text_commits_commit_id_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7058);
/* harmony import */ var _text_formats_quoted_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4356);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3597);
/* harmony import */ var _text_taxiway_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2190);




async function explainKeptVariables({ ref, imported, remembered, signal }) {
    const kept = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_1__/* .message */ .i) `rollback-keeps-variables: A rollback deploys earlier code and changes no variables: the service keeps them as they are now.`;
    const own = imported.length === 0 ? [] : [`This job imported ${(0,_text_formats_quoted_names_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteNames */ .D)(imported)}.`];
    return [kept, ...own, ...(await sinceThen({ ref, imported, remembered, signal }))].join(' ');
}
async function sinceThen({ ref, imported, remembered, signal }) {
    if (remembered === undefined)
        return [];
    try {
        const runs = await remembered();
        const run = (0,_text_commits_commit_id_js__WEBPACK_IMPORTED_MODULE_3__/* .isCommit */ .WM)(ref) ? runs.find(({ commit }) => (0,_text_commits_commit_id_js__WEBPACK_IMPORTED_MODULE_3__/* .sameCommit */ .Kd)(commit, ref)) : undefined;
        const others = run?.importedSince?.filter((name) => !imported.includes(name)) ?? [];
        return others.length === 0 ? [] : [`Imported since ${(0,_text_commits_commit_id_js__WEBPACK_IMPORTED_MODULE_3__/* .shortenCommit */ .tl)(ref)} was deployed: ${(0,_text_formats_quoted_names_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteNames */ .D)(others)}.`];
    }
    catch (error) {
        signal.throwIfAborted();
        if (!(error instanceof _text_taxiway_error_js__WEBPACK_IMPORTED_MODULE_0__/* .TaxiwayError */ .y))
            throw error;
        return ['Which ones were imported since it was deployed could not be read.'];
    }
}


/***/ }),

/***/ 9022:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j7: () => (/* binding */ normalise),
/* harmony export */   vQ: () => (/* binding */ buildVocabulary)
/* harmony export */ });
/* unused harmony export assumedWords */
const assumedWords = [
    ['succeeded', ['success', 'succeeded', 'succeed', 'successful', 'conditionsucceeded', 'runtimesuccessful']],
    ['succeeded', ['live', 'healthy', 'ready', 'complete', 'completed', 'finished', 'done']],
    ['failed', ['failed', 'fail', 'failure', 'error', 'errored', 'internalerror', 'crashed', 'crashederror', 'rejected']],
    ['failed', ['timeout', 'timedout', 'timeouterror', 'expired']],
    ['failed', ['buildfailed', 'builderror', 'predeployfailed', 'hookerror', 'updatefailed', 'createfailed']],
    ['failed', ['launchfailed', 'runtimefailed', 'conditionfailed', 'submissionfailure']],
    ['failed', ['deploymentfailed', 'deploymentcontentfailed', 'deploymentlost']],
    ['failed', ['rollbacksucceeded', 'rollbacksuccessful', 'rollbackfailed']],
    ['cancelled', ['canceled', 'cancelled', 'cancelledbyuser', 'deploymentcancelled', 'aborted', 'buildaborted']],
    ['cancelled', ['interrupted', 'removed', 'deleted', 'destroyed']],
    ['superseded', ['superseded', 'replaced', 'deactivated', 'inactive']],
    ['ambiguous', ['running', 'started', 'active', 'deployed', 'ok', 'sleeping']],
    ['ongoing', ['new', 'created', 'pending', 'pendingreview', 'accepted', 'enqueued', 'queued', 'scheduled', 'waiting']],
    ['ongoing', ['needsapproval', 'idle', 'retrying', 'deploymentattempterror']],
    ['ongoing', ['initializing', 'cloning', 'building', 'buildinprogress', 'buildpending', 'buildrequestreceived']],
    ['ongoing', ['buildsuccessful', 'pendingbuild', 'working', 'uploading', 'uploaded', 'preparing', 'prepared']],
    ['ongoing', ['processing', 'processed', 'pushing']],
    ['ongoing', ['inprogress', 'wip', 'workinprogress', 'taskrunning', 'taskinprogress', 'operationinprogress']],
    ['ongoing', ['predeployinprogress', 'updateinprogress', 'pendingdeploy', 'deploying', 'deploymentinprogress']],
    ['ongoing', ['provisioning', 'allocating', 'creating', 'starting', 'restarting', 'updating', 'replacing']],
    ['ongoing', ['activating', 'baking', 'conditionpending', 'conditionreconciling', 'postbuildrestartrequired']],
    ['ongoing', ['startpolling', 'startpollingwithrestart', 'runtimestarting']],
    ['ongoing', ['syncingfiles', 'finishedfilesync', 'updatingpages', 'purgingcdn']],
    ['ongoing', ['canceling', 'cancelling', 'stopping', 'stoprequested', 'erroring', 'removing', 'destroying']],
    ['ongoing', ['rollbackrequested', 'rollbackinprogress']],
];
const assumed = new Map(assumedWords.flatMap(([meaning, words]) => words.map((word) => [word, meaning])));
function normalise(word) {
    return word.toLowerCase().replace(/[-_\s]+/gu, '');
}
function buildVocabulary(user = {}) {
    const taught = new Map();
    for (const word of user.successStates ?? [])
        taught.set(normalise(word), 'succeeded');
    for (const word of user.failureStates ?? [])
        taught.set(normalise(word), 'failed');
    taught.delete('');
    return (word) => {
        const known = normalise(word);
        return taught.get(known) ?? assumed.get(known) ?? 'unknown';
    };
}


/***/ }),

/***/ 2255:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AU: () => (/* binding */ fold),
/* harmony export */   CS: () => (/* binding */ prose),
/* harmony export */   FV: () => (/* binding */ escapeMarkdown),
/* harmony export */   FY: () => (/* binding */ paragraph),
/* harmony export */   Mn: () => (/* binding */ lines),
/* harmony export */   PW: () => (/* binding */ isAddress),
/* harmony export */   R_: () => (/* binding */ heading),
/* harmony export */   TM: () => (/* binding */ folded),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   em: () => (/* binding */ sentence),
/* harmony export */   nf: () => (/* binding */ link),
/* harmony export */   oN: () => (/* binding */ besides),
/* harmony export */   tp: () => (/* binding */ table)
/* harmony export */ });
/* harmony import */ var _text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8086);

function escapeMarkdown(text) {
    return text.replace(/[&<>"'`@#![\]]/g, (character) => `&#${character.charCodeAt(0)};`);
}
function prose(text) {
    return withoutMentions((0,_text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(text));
}
function withoutMentions(text) {
    return escapeMarkdown(text).replace(/&#(?:64|35);|\bGH-(?=\d)/gi, '$&&#8203;');
}
function sentence(text) {
    const parts = (0,_text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(text).split(/(`[^`]+`)/);
    return parts
        .map((part) => part.length > 2 && part.startsWith('`') && part.endsWith('`') ? code(part.slice(1, -1)) : withoutMentions(part))
        .join('');
}
function heading(text) {
    return `<h3>${text}</h3>`;
}
function code(text) {
    return text === undefined || text === '' ? '' : `<code>${escapeMarkdown((0,_text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(text))}</code>`;
}
function paragraph(text) {
    return text === '' ? '' : `<p>${text}</p>`;
}
function besides(texts) {
    return texts.filter((text) => text !== '').join(' · ');
}
function isAddress(text) {
    return /^https?:\/\/[^\s\p{Cc}<>"']+$/u.test(text);
}
function link(address, text) {
    if (!isAddress(address))
        return text ?? code(address);
    const own = text ?? escapeMarkdown(address.replace(/^https?:\/\/(?=[^/])/, '').replace(/^([^/]+)\/$/, '$1'));
    return `<a href="${escapeMarkdown(address)}">${own}</a>`;
}
function lines(texts) {
    return `<pre>\n${texts.map(escapeMarkdown).join('\n')}\n</pre>`;
}
function fold(title, content) {
    return `<details><summary>${title}</summary>\n\n${content}\n\n</details>`;
}
function folded(title, texts) {
    return fold(title, lines(texts));
}
function table(rows, header = []) {
    const row = (cells, tag) => `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;
    const lines = rows.map((cells) => row(cells, 'td'));
    return ['<table>', ...(header.length === 0 ? [] : [row(header, 'th')]), ...lines, '</table>'].join('\n');
}


/***/ }),

/***/ 7494:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   rollbackAction: () => (/* binding */ rollbackAction)
/* harmony export */ });
/* harmony import */ var _config_connection_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2807);
/* harmony import */ var _config_follow_inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7446);
/* harmony import */ var _config_report_inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4847);
/* harmony import */ var _deployment_history_last_good_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6863);
/* harmony import */ var _deployment_history_past_deployments_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8880);
/* harmony import */ var _deployment_kept_variables_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2548);
/* harmony import */ var _report_run_end_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6394);
/* harmony import */ var _text_deferred_rejection_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(193);
/* harmony import */ var _deploy_ref_deploy_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4632);
/* harmony import */ var _run_to_end_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9661);
/* harmony import */ var _variables_job_imported_names_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(5185);
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











const pageTimeoutMs = 30_000;
async function rollbackAction(job) {
    await (0,_run_to_end_js__WEBPACK_IMPORTED_MODULE_8__/* .runAction */ .Cs)(job, 'rollback', async (openReporter) => {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const { inputs, outputs, console } = job;
            const serviceId = inputs.required('service-id', 'the service that goes back to an earlier commit');
            const connection = (0,_config_connection_js__WEBPACK_IMPORTED_MODULE_0__/* .readConnection */ .d)(inputs);
            const following = (0,_config_follow_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .readFollowInputs */ .j)(inputs);
            const dryRun = inputs.get('dry-run');
            const to = inputs.get('to');
            const reporter = openReporter((0,_config_report_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .readReportInputs */ .g)(inputs));
            const platform = __addDisposableResource(env_1, (0,_config_connection_js__WEBPACK_IMPORTED_MODULE_0__/* .openPlatform */ .W)(connection, job), true);
            const startedMs = performance.now();
            const remembered = reporter.tracker.rememberedRuns(serviceId);
            const choice = await choose(job, platform, following, { serviceId, to, remembered });
            const { from } = choice;
            outputs.set('service-id', serviceId);
            outputs.set('rolled-back-from', from);
            if (choice.kind === 'none')
                return (0,_report_run_end_js__WEBPACK_IMPORTED_MODULE_6__/* .plainEnd */ ._u)('failed', `${choice.reason} Nothing was sent. Set ${job.inputs.named('to')}.`);
            const { commit: ref, how } = choice;
            outputs.set('rolled-back-to', ref);
            const imported = new _variables_job_imported_names_js__WEBPACK_IMPORTED_MODULE_9__/* .ImportedNames */ .$(job.context.jobFolder, inputs.text('base-url') ?? '', serviceId).all;
            if (!dryRun)
                console.say(how);
            const explaining = (0,_deployment_kept_variables_js__WEBPACK_IMPORTED_MODULE_5__/* .explainKeptVariables */ .d)({ ref, imported, remembered, signal: job.signal }).then((text) => {
                console.notice(text);
                return text;
            });
            (0,_text_deferred_rejection_js__WEBPACK_IMPORTED_MODULE_10__/* .silenceUntilAwaited */ .n)(explaining);
            const timeoutMs = Math.max(1, following.timeoutMs - (performance.now() - startedMs));
            const context = {
                ...{ job, platform, reporter },
                inputs: { follow: { ...following, timeoutMs }, wait: true, dryRun, onOutdated: 'deploy', after: [] },
            };
            const result = await (0,_deploy_ref_deploy_js__WEBPACK_IMPORTED_MODULE_7__.deployRef)(context, { kind: 'ref', serviceId, ref, variables: [] }, how);
            const kept = job.signal.aborted ? [] : [['Variables', await explaining]];
            return { ...result, facts: [...result.facts, ['Rolled back from', from ?? 'not known'], ...kept] };
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
}
async function choose({ signal, inputs }, platform, { successStates, failureStates }, { serviceId, to, remembered }) {
    const reading = { successStates, failureStates, signal, timeoutMs: pageTimeoutMs };
    if (to === undefined)
        return await (0,_deployment_history_last_good_js__WEBPACK_IMPORTED_MODULE_3__/* .findLastGood */ .$)(platform, { serviceId, remembered, ...reading });
    const how = `Going back to "${to}", as ${inputs.named('to')} says.`;
    const newest = await new _deployment_history_past_deployments_js__WEBPACK_IMPORTED_MODULE_4__/* .PastDeployments */ .p(platform, serviceId, reading).newest();
    return { kind: 'found', commit: to, from: newest?.ref, how };
}


/***/ }),

/***/ 5360:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ splitSentences)
/* harmony export */ });
const end = /[.!?](?=\s+(?:`|["'(]?[\p{Lu}\p{N}/]))/gu;
function splitSentences(text, least = 0) {
    for (const { index } of text.matchAll(end)) {
        const first = text.slice(0, index + 1);
        const isQuoted = (first.split('"').length - 1) % 2 === 1;
        if (!isQuoted && index + 1 >= least)
            return [first, text.slice(index + 1).trim()];
    }
    return [text, ''];
}


/***/ })

};
