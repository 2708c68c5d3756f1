export const id = 740;
export const ids = [740];
export const modules = {

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

/***/ 3752:
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
        const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_2__/* .message */ .iU) `word-in-both-lists: \`success-states\` and \`failure-states\` both contain "${both}". Keep it in one of them.`;
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

/***/ 9497:
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
    const text = '`github-token` is not a token: it contains a space, a line break or a non-ASCII character.';
    throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('github-token', text);
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
/* harmony export */   CS: () => (/* binding */ prose),
/* harmony export */   FV: () => (/* binding */ escapeMarkdown),
/* harmony export */   Mn: () => (/* binding */ lines),
/* harmony export */   R_: () => (/* binding */ heading),
/* harmony export */   TM: () => (/* binding */ folded),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   nf: () => (/* binding */ link),
/* harmony export */   tp: () => (/* binding */ table)
/* harmony export */ });
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3597);

function escapeMarkdown(text) {
    return text.replace(/[&<>"'`@#![\]]/g, (character) => `&#${character.charCodeAt(0)};`);
}
function prose(text) {
    return escapeMarkdown((0,_text_message_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(text)).replace(/&#(?:64|35);|\bGH-(?=\d)/gi, '$&&#8203;');
}
function heading(text) {
    return `<h3>${text}</h3>`;
}
function code(text) {
    return text === undefined || text === '' ? '' : `<code>${escapeMarkdown((0,_text_message_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(text))}</code>`;
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

/***/ 4121:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HQ: () => (/* binding */ toDeploymentOutputs),
/* harmony export */   Iu: () => (/* binding */ toOutputs),
/* harmony export */   ks: () => (/* binding */ toFleetOutputs)
/* harmony export */ });
/* harmony import */ var _run_report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2065);

function toDeploymentOutputs(deployment) {
    const { deploymentId, serviceId, ref, url, status, outcome } = deployment;
    return [
        ['deployment-id', deploymentId],
        ['service-id', serviceId],
        ['ref', ref],
        ['url', url],
        ['status', status],
        ['outcome', outcome],
    ];
}
function toOutputs(run) {
    const { deploymentId, ref, status } = (0,_run_report_js__WEBPACK_IMPORTED_MODULE_0__/* .judgedDeployment */ .x9)(run) ?? {};
    const deployment = { deploymentId, serviceId: (0,_run_report_js__WEBPACK_IMPORTED_MODULE_0__/* .concernedService */ .zB)(run), ref, url: (0,_run_report_js__WEBPACK_IMPORTED_MODULE_0__/* .servedAt */ .rv)(run), status };
    return [
        ...toDeploymentOutputs({ ...deployment, outcome: run.outcome }),
        ['outdated-by', (0,_run_report_js__WEBPACK_IMPORTED_MODULE_0__/* .newerCommit */ .vG)(run)],
        ['duration-seconds', String(Math.round(run.durationMs) / 1000)],
    ];
}
function toFleetOutputs({ outcome }) {
    return [['outcome', outcome]];
}


/***/ }),

/***/ 2451:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  L: () => (/* binding */ sayEnd),
  G: () => (/* binding */ setEnd)
});

// EXTERNAL MODULE: ./build/report/run-report.js
var run_report = __webpack_require__(2065);
;// CONCATENATED MODULE: ./build/report/failure.js

function formatFailure(run) {
    const { reason, cause } = run;
    const shown = (0,run_report/* comparedLines */.Xq)(run);
    const added = shown === undefined ? [] : ['', `${shown.title}:`, ...shown.lines];
    return [reason, ...cause, ...added].join('\n');
}

;// CONCATENATED MODULE: ./build/report/last-event.js
function toLastEvent({ outcome, passed, reason, cause }) {
    return { kind: 'result', outcome, passed, reason, cause };
}

;// CONCATENATED MODULE: ./build/run/end.js



function setEnd(job, run, outputs) {
    job.end(run);
    job.observe?.(toLastEvent(run));
    for (const [name, value] of outputs)
        job.outputs.set(name, value);
}
function sayEnd({ console, endsWithAddress = false }, run) {
    const { passed, reason } = run;
    const url = (0,run_report/* servedAt */.rv)(run);
    if (!passed)
        console.error(formatFailure(run));
    else if ((0,run_report/* judgedDeployment */.x9)(run)?.outcome === 'superseded')
        console.warn(reason);
    else if (run.outcome === 'succeeded' && console.succeed !== undefined)
        console.succeed(reason);
    else
        console.say(reason);
    if (passed && url !== undefined && !endsWithAddress)
        console.say(`URL: ${url}`);
}


/***/ }),

/***/ 8420:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gate: () => (/* binding */ gate)
/* harmony export */ });
/* harmony import */ var _config_connection_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2807);
/* harmony import */ var _text_defined_fields_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4917);
/* harmony import */ var _imported_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9669);
/* harmony import */ var _reporter_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(996);
/* harmony import */ var _run_to_end_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9661);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5529);
/* harmony import */ var _reporter_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1088);
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







async function gate(job) {
    await (0,_reporter_js__WEBPACK_IMPORTED_MODULE_2__/* .runAction */ .C)(job, 'gate', async (openReporter) => {
        (0,_reporter_js__WEBPACK_IMPORTED_MODULE_5__/* .setGateOutputs */ .mT)(job, _reporter_js__WEBPACK_IMPORTED_MODULE_5__/* .unfinished */ .M1);
        const end = await (0,_run_to_end_js__WEBPACK_IMPORTED_MODULE_3__/* .runToEnd */ .c)(job, async () => {
            const env_1 = { stack: [], error: void 0, hasError: false };
            try {
                const inputs = (0,_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .readGateInputs */ .r)(job);
                const reporter = openReporter(inputs.report);
                const request = withMemory(job, inputs.request, reporter);
                reporter.beginGate(request);
                const platform = __addDisposableResource(env_1, (0,_config_connection_js__WEBPACK_IMPORTED_MODULE_0__/* .openPlatform */ .W)(inputs.connection, job), true);
                const { gate: judge } = await Promise.all(/* import() */[__webpack_require__.e(917), __webpack_require__.e(20), __webpack_require__.e(42), __webpack_require__.e(418)]).then(__webpack_require__.bind(__webpack_require__, 7042));
                const report = await judge(platform, request, { ...inputs.follow, ...reporter.flowOptions, signal: job.signal });
                return { kind: 'gate', gate: report, wrongUsage: false };
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
        const ended = end.kind === 'gate' ? end : refusedGate(end);
        (0,_reporter_js__WEBPACK_IMPORTED_MODULE_5__/* .setGateOutputs */ .mT)(job, ended.gate);
        return ended;
    });
}
function refusedGate({ outcome, reason, durationMs = 0, wrongUsage }) {
    const deployment = { ..._reporter_js__WEBPACK_IMPORTED_MODULE_5__/* .unfinished */ .M1.deployment, outcome, reason, durationMs };
    return { kind: 'gate', gate: { ..._reporter_js__WEBPACK_IMPORTED_MODULE_5__/* .unfinished */ .M1, deployment, reason, durationMs }, wrongUsage };
}
function withMemory({ context, inputs }, request, { tracker }) {
    const { rollbackRef, rollback, serviceId } = request;
    if (rollbackRef === undefined && !rollback)
        return request;
    const imported = new _imported_names_js__WEBPACK_IMPORTED_MODULE_1__/* .ImportedNames */ .$(context.jobFolder, inputs.text('base-url') ?? '', serviceId).all;
    return { ...request, imported, ...(0,_text_defined_fields_js__WEBPACK_IMPORTED_MODULE_6__/* .definedFields */ .X)({ remembered: tracker.rememberedRuns(serviceId) }) };
}


/***/ }),

/***/ 9669:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ ImportedNames)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _text_regular_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1841);




const mostBytes = 1024 * 1024;
class ImportedNames {
    #path;
    constructor(folder, ...service) {
        const name = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(JSON.stringify(service)).digest('hex').slice(0, 16);
        this.#path = folder === undefined ? undefined : (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, `taxiway-imported-${name}`);
    }
    get all() {
        if (this.#path === undefined)
            return [];
        const found = (0,_text_regular_file_js__WEBPACK_IMPORTED_MODULE_3__/* .readRegularFile */ .XF)(this.#path, mostBytes);
        return found.kind === 'found' ? found.value.toString('utf8').split('\n') : [];
    }
    add(names) {
        const lines = names.filter((name) => !name.includes('\n'));
        if (this.#path === undefined || lines.length === 0)
            return;
        try {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(this.#path, [...new Set([...this.all, ...lines])].join('\n'), { mode: 0o600 });
        }
        catch {
        }
    }
}


/***/ })

};
