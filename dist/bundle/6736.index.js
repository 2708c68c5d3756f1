export const id = 6736;
export const ids = [6736,7332];
export const modules = {

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

/***/ 2676:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gateAction: () => (/* binding */ gateAction)
/* harmony export */ });
/* harmony import */ var _config_connection_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2807);
/* harmony import */ var _text_defined_fields_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4917);
/* harmony import */ var _run_to_end_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9661);
/* harmony import */ var _variables_job_imported_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5185);
/* harmony import */ var _gate_inputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(585);
/* harmony import */ var _gate_reporter_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6958);
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






async function gateAction(job) {
    await (0,_run_to_end_js__WEBPACK_IMPORTED_MODULE_1__/* .runAction */ .Cs)(job, 'gate', async (openReporter) => {
        (0,_gate_reporter_js__WEBPACK_IMPORTED_MODULE_4__/* .setGateOutputs */ .mT)(job, _gate_reporter_js__WEBPACK_IMPORTED_MODULE_4__/* .unfinished */ .M1);
        const end = await (0,_run_to_end_js__WEBPACK_IMPORTED_MODULE_1__/* .runToEnd */ .cd)(job, judge(job, openReporter));
        const ended = end.kind === 'gate' ? end : refusedGate(end);
        (0,_gate_reporter_js__WEBPACK_IMPORTED_MODULE_4__/* .setGateOutputs */ .mT)(job, ended.gate);
        return ended;
    });
}
async function judge(job, openReporter) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const inputs = (0,_gate_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .readGateInputs */ .r)(job);
        const reporter = openReporter(inputs.report);
        const request = withMemory(job, inputs.request, reporter);
        reporter.beginGate(request);
        const platform = __addDisposableResource(env_1, (0,_config_connection_js__WEBPACK_IMPORTED_MODULE_0__/* .openPlatform */ .W)(inputs.connection, job), true);
        const { gate: runGate } = await Promise.all(/* import() */[__webpack_require__.e(1438), __webpack_require__.e(9107), __webpack_require__.e(7042), __webpack_require__.e(6768)]).then(__webpack_require__.bind(__webpack_require__, 7042));
        const report = await runGate(platform, request, { ...inputs.follow, ...reporter.flowOptions, signal: job.signal });
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
}
function refusedGate({ outcome, reason, durationMs = 0, wrongUsage }) {
    const deployment = { ..._gate_reporter_js__WEBPACK_IMPORTED_MODULE_4__/* .unfinished */ .M1.deployment, outcome, reason, durationMs };
    return { kind: 'gate', gate: { ..._gate_reporter_js__WEBPACK_IMPORTED_MODULE_4__/* .unfinished */ .M1, deployment, reason, durationMs }, wrongUsage };
}
function withMemory({ context, inputs }, request, { tracker }) {
    const { rollbackRef, rollback, serviceId } = request;
    if (rollbackRef === undefined && !rollback)
        return request;
    const imported = new _variables_job_imported_names_js__WEBPACK_IMPORTED_MODULE_2__/* .ImportedNames */ .$(context.jobFolder, inputs.text('base-url') ?? '', serviceId).all;
    return { ...request, imported, ...(0,_text_defined_fields_js__WEBPACK_IMPORTED_MODULE_5__/* .definedFields */ .X)({ remembered: tracker.rememberedRuns(serviceId) }) };
}


/***/ }),

/***/ 5185:
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
        return found.kind === 'found' ? found.value.toString('utf8').split('\n').filter(Boolean) : [];
    }
    add(names) {
        const lines = names.filter((name) => !name.includes('\n'));
        if (lines.length > 0)
            this.#write(new Set([...this.all, ...lines]));
    }
    remove(names) {
        const before = this.all;
        const kept = before.filter((name) => !names.includes(name));
        if (kept.length < before.length)
            this.#write(new Set(kept));
    }
    #write(names) {
        if (this.#path === undefined)
            return;
        try {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(this.#path, [...names].join('\n'), { mode: 0o600 });
        }
        catch {
        }
    }
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
