export const id = 72;
export const ids = [72];
export const modules = {

/***/ 7072:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  withReports: () => (/* binding */ withReports)
});

// EXTERNAL MODULE: ./build/config/workspace-path.js
var workspace_path = __webpack_require__(196);
// EXTERNAL MODULE: ./build/output/gate-report.js
var gate_report = __webpack_require__(7428);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./build/text/error.js
var text_error = __webpack_require__(4080);
// EXTERNAL MODULE: ./build/text/message.js
var message = __webpack_require__(3597);
;// CONCATENATED MODULE: ./build/output/reports/file.js



function writeResultFile(console, file, text) {
    try {
        (0,external_node_fs_.writeFileSync)(file, text);
        return true;
    }
    catch (error) {
        console.lost((0,message/* message */.i) `output-file-not-written: Could not write "${file}": ${(0,text_error/* fileReason */.p)(error)}.`);
        return false;
    }
}

;// CONCATENATED MODULE: ./build/output/reports/junit.js
function junitOf(command, cases, durationMs = sumOf(cases)) {
    const count = (is) => cases.filter(is).length;
    const counts = attributes({
        name: `taxiway ${command}`,
        tests: cases.length,
        failures: count((each) => each.failure !== undefined),
        errors: 0,
        skipped: count((each) => each.failure === undefined && each.skipped !== undefined),
        time: seconds(durationMs),
    });
    const body = cases.map((each) => caseOf(command, each)).join('');
    return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites ${counts}>\n<testsuite ${counts}>\n${body}</testsuite>\n</testsuites>\n`;
}
function caseOf(command, { name, durationMs, failure, cause = [], skipped }) {
    const start = `<testcase ${attributes({ classname: `taxiway.${command}`, name, time: seconds(durationMs) })}`;
    if (failure !== undefined) {
        const text = [failure, ...cause].map(escapeXml).join('\n');
        return `${start}><failure ${attributes({ message: failure })}>${text}</failure></testcase>\n`;
    }
    if (skipped !== undefined)
        return `${start}><skipped ${attributes({ message: skipped })}/></testcase>\n`;
    return `${start}/>\n`;
}
function sumOf(cases) {
    return cases.reduce((sum, { durationMs }) => sum + durationMs, 0);
}
function attributes(values) {
    return Object.entries(values)
        .map(([name, value]) => `${name}="${escapeXml(String(value))}"`)
        .join(' ');
}
function escapeXml(text) {
    return text
        .toWellFormed()
        .replaceAll('[[ATTACHMENT|', '[ [ATTACHMENT|')
        .replace(/[^\t\n\r\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, ' ')
        .replace(/[&<>"'\n\r\t]/g, (character) => `&#${character.charCodeAt(0)};`);
}
function seconds(ms) {
    return (ms / 1000).toFixed(3);
}

// EXTERNAL MODULE: ./build/actions/shared/job.js
var shared_job = __webpack_require__(3659);
;// CONCATENATED MODULE: ./build/actions/shared/event-file.js




class EventFile {
    #path;
    #host;
    #failed = false;
    constructor(path, host) {
        this.#path = path;
        this.#host = host;
        this.#write(() => (0,external_node_fs_.writeFileSync)(path, ''));
    }
    add(event) {
        const cleaning = (0,shared_job/* cleaningOf */.Zj)(this.#host);
        const clean = (key, value) => {
            if (typeof value === 'number')
                return Math.round(value);
            if (typeof value !== 'string')
                return value;
            return event.kind !== 'lines' && shared_job/* sentenceKeys */.S2.has(key) ? cleaning.sentence(value) : cleaning.text(value);
        };
        const lines = eventLinesOf(event, new Date().toISOString());
        const text = lines.map((line) => `${JSON.stringify(line, clean)}\n`).join('');
        this.#write(() => (0,external_node_fs_.appendFileSync)(this.#path, text));
    }
    #write(write) {
        if (this.#failed)
            return;
        try {
            write();
        }
        catch (error) {
            this.#failed = true;
            this.#host.console.lost((0,message/* message */.i) `events-not-written: Could not write the events to "${this.#path}": ${(0,text_error/* fileReason */.p)(error)}.`);
        }
    }
}
function eventLinesOf(event, time) {
    if (event.kind !== 'lines')
        return [{ time, ...event }];
    return event.lines.map((line) => ({ time, kind: 'line', ...line }));
}

;// CONCATENATED MODULE: ./build/actions/shared/test-cases.js
function casesOf(inputs, run, checks) {
    return run.fleet === undefined ? deploymentCases(inputs, run, checks) : fleetCases(run.fleet);
}
function deploymentCases(inputs, run, checks) {
    const { outcome, passed, reason, cause, durationMs } = run;
    const isCheckToBlame = checks.some(({ result }) => result === 'failed');
    const names = ['service', 'service-name', 'service-id'].map((name) => inputs.text(name));
    const environment = inputs.text('environment') ?? inputs.text('environment-slug');
    const service = names.find((each) => each !== undefined) ?? 'deployment';
    const blamed = passed || isCheckToBlame ? {} : { failure: `${outcome}: ${reason}`, cause };
    return [
        {
            name: environment === undefined ? service : `${service} in ${environment}`,
            durationMs,
            ...(outcome === 'skipped' ? { skipped: reason } : blamed),
        },
        ...checks.map(({ name, result, summary, evidence, durationMs }) => ({
            name: `check: ${name}`,
            durationMs,
            ...(result === 'failed' && { failure: summary, cause: evidence }),
            ...((result === 'not-run' || result === 'cut-short') && { skipped: result }),
        })),
    ];
}
function fleetCases({ services }) {
    return services.map(({ service, passed, outcome, reason, excerpt: cause, durationMs }) => ({
        name: service,
        durationMs,
        ...(outcome === 'skipped' ? { skipped: reason } : passed ? {} : { failure: `${outcome}: ${reason}`, cause }),
    }));
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./build/client/base-url.js
var base_url = __webpack_require__(2701);
// EXTERNAL MODULE: ./build/client/http/undici-transport.js + 2 modules
var undici_transport = __webpack_require__(7204);
// EXTERNAL MODULE: ./build/client/http/unreachable.js
var unreachable = __webpack_require__(3821);
// EXTERNAL MODULE: ./build/client/request.js + 1 modules
var request = __webpack_require__(2246);
;// CONCATENATED MODULE: ./build/output/reports/trace.js
const scope = { name: 'taxiway' };
const kindInternal = 1;
const statusCodes = { unset: 0, error: 2 };
function traceOf({ root, parts, startedMs, traceparent, serviceName, resource, randomHex }) {
    const parent = /^[0-9a-f]{2}-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}$/.exec(traceparent ?? '');
    const traceId = parent?.[1] ?? randomHex(32);
    const rootId = randomHex(16);
    const nanoseconds = (ms) => String(BigInt(Math.round((startedMs + ms) * 1000)) * 1000n);
    const spanOf = (span, spanId, parentSpanId) => ({
        traceId,
        spanId,
        ...(parentSpanId === undefined ? {} : { parentSpanId }),
        name: span.name,
        kind: kindInternal,
        startTimeUnixNano: nanoseconds(span.startMs),
        endTimeUnixNano: nanoseconds(span.endMs),
        attributes: attributesOf(span.attributes ?? {}),
        status: { code: span.failed ? statusCodes.error : statusCodes.unset },
    });
    const spans = [spanOf(root, rootId, parent?.[2]), ...parts.map((part) => spanOf(part, randomHex(16), rootId))];
    const attributes = attributesOf({ ...resource, 'service.name': serviceName });
    return { resourceSpans: [{ resource: { attributes }, scopeSpans: [{ scope, spans }] }] };
}
function attributesOf(values) {
    return Object.entries(values).flatMap(([key, value]) => value === undefined ? [] : [{ key, value: { stringValue: value } }]);
}

;// CONCATENATED MODULE: ./build/actions/shared/trace.js
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







const traceLimitMs = 5_000;
const lateTraceLimitMs = 1_000;
async function sendTrace({ environment, context, inputs, signal }, run, { name, checks, warn }) {
    const base = environment['OTEL_EXPORTER_OTLP_ENDPOINT'];
    const endpoint = environment['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'] ?? (base && `${base.replace(/\/$/, '')}/v1/traces`);
    if (!endpoint)
        return;
    if (!URL.canParse(endpoint)) {
        warn((0,message/* message */.i) `trace-endpoint-invalid: OTEL_EXPORTER_OTLP_ENDPOINT is not a URL: "${endpoint}". No trace is sent.`);
        return;
    }
    const { deploymentId, serviceId, outcome, passed, durationMs, phases = [], summary } = run;
    const sections = summary?.sections ?? [{ name: 'Deployment', phases }];
    const failed = new Set(checks.filter(({ result }) => result === 'failed').map(({ name }) => name));
    const trace = traceOf({
        root: {
            name: `taxiway ${name}`,
            startMs: 0,
            endMs: durationMs,
            failed: !passed,
            attributes: {
                'cicd.pipeline.run.url.full': context.runUrl,
                'cicd.pipeline.task.name': `taxiway ${name}`,
                'cicd.pipeline.task.type': 'deploy',
                'cicd.pipeline.task.run.result': resultOf(run),
                'deployment.environment.name': inputs.text('environment'),
                'deployment.id': deploymentId,
                'deployment.status': passed ? 'succeeded' : 'failed',
                'taxiway.outcome': outcome,
                'taxiway.service.id': serviceId,
                'vcs.ref.head.revision': context.sha,
            },
        },
        parts: sections.flatMap(({ name: section, phases }) => phases.map((phase) => ({
            ...phase,
            name: `${section}: ${phase.name}`,
            failed: section === 'Checks' && failed.has(phase.name),
        }))),
        startedMs: Date.now() - durationMs,
        traceparent: environment['TRACEPARENT'],
        serviceName: environment['OTEL_SERVICE_NAME'] ?? 'taxiway',
        resource: listed(environment['OTEL_RESOURCE_ATTRIBUTES']),
        randomHex: (length) => (0,external_node_crypto_.randomBytes)(length / 2).toString('hex'),
    });
    try {
        await send(new URL(endpoint), trace, {
            headers: listed(environment['OTEL_EXPORTER_OTLP_HEADERS']),
            limitMs: signal.aborted ? lateTraceLimitMs : traceLimitMs,
        });
    }
    catch (error) {
        const why = (0,unreachable/* whyNoAnswer */.MR)(error);
        warn((0,message/* message */.i) `trace-not-sent: Could not send the trace to ${new URL(endpoint).origin}: ${why}. The run itself is not affected.`);
    }
}
function resultOf({ outcome, passed, wrongUsage }) {
    if (outcome === 'skipped')
        return 'skip';
    if (passed)
        return 'success';
    if (outcome === 'timed-out')
        return 'timeout';
    if (outcome === 'cancelled' || outcome === 'aborted')
        return 'cancellation';
    return wrongUsage || outcome === 'indeterminate' ? 'error' : 'failure';
}
async function send({ hostname, origin, pathname, search }, trace, { headers, limitMs }) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const transport = __addDisposableResource(env_1, new undici_transport/* UndiciTransport */.s((0,base_url/* isLoopback */.U)(hostname) ? 'direct' : {}), true);
        const response = await transport.send({
            operation: 'trace',
            method: 'POST',
            origin,
            path: pathname + search,
            headers: { 'content-type': 'application/json', ...headers },
            body: (0,request/* jsonBody */.J9)(trace),
            headersTimeoutMs: limitMs,
            idleTimeoutMs: limitMs,
            signal: AbortSignal.timeout(limitMs),
        });
        response.discard();
        const { status } = response;
        if (status < 200 || status > 299)
            throw new Error(`the collector answered ${status}`);
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
function listed(text = '') {
    const pairs = text.split(',').map((pair) => pair.split('=', 2).map((part) => part.trim()));
    return Object.fromEntries(pairs.flatMap(([name = '', value = '']) => (name === '' ? [] : [[name, decode(value)]])));
}
function decode(value) {
    try {
        return decodeURIComponent(value);
    }
    catch {
        return value;
    }
}

;// CONCATENATED MODULE: ./build/actions/shared/report-files.js








function withReports(job, name) {
    const fileOf = (input) => {
        const given = job.inputs.get(input);
        return given === undefined ? undefined : (0,workspace_path/* fileToWrite */.NE)(job.context.workspace, input, given);
    };
    const [junit, events] = [fileOf('junit'), fileOf('events')];
    const file = events === undefined ? undefined : new EventFile(events, job);
    let ended;
    const reported = {
        ...job,
        ...(file && { observe: (event) => file.add(event) }),
        end(run) {
            ended = run;
            job.end(run);
        },
    };
    const write = async () => {
        if (ended === undefined)
            return;
        const checks = ended.gate === undefined ? [] : (0,gate_report/* gateOutput */.TY)(ended.gate, (0,shared_job/* cleaningOf */.Zj)(job)).checks;
        if (junit !== undefined)
            writeResultFile(job.console, junit, junitOf(name, casesOf(job.inputs, ended, checks)));
        await sendTrace(job, ended, { name, checks, warn: (text) => job.console.warn(text) });
    };
    return { job: reported, write };
}


/***/ }),

/***/ 196:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NE: () => (/* binding */ fileToWrite),
/* harmony export */   _l: () => (/* binding */ pathInside),
/* harmony export */   ep: () => (/* binding */ pathInWorkspace)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6695);
/* harmony import */ var _text_excerpt_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6167);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3597);





function pathInWorkspace(workspace, input, given, from = workspace) {
    const found = pathInside(workspace, input, given, from);
    if (found !== undefined)
        return found;
    const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_3__/* .message */ .i) `path-missing: \`${input}\` does not exist: "${(0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_4__/* .shorten */ .ml)(given)}". Check the path, and build what it names first.`;
    throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(input, text);
}
function pathInside(folder, input, given, from = folder) {
    const root = real(folder) ?? folder;
    const asked = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(from, given);
    const found = given.includes('\0') ? undefined : real(asked);
    const isSpeltInside = isInside((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder), asked) || isInside(root, asked);
    if (isSpeltInside && (found === undefined || isInside(root, found)))
        return found;
    throw outside(input, given);
}
function fileToWrite(workspace, input, given) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace, given);
    let existing = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path);
    while (real(existing) === undefined)
        existing = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(existing);
    if (given.includes('\0') || !isInside(real(workspace) ?? workspace, real(existing) ?? existing))
        throw outside(input, given);
    const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false });
    if (stat !== undefined && !stat.isFile()) {
        const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_3__/* .message */ .i) `path-not-a-file: \`${input}\` names something other than a file: "${(0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_4__/* .shorten */ .ml)(given)}". Name a file.`;
        throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(input, text);
    }
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), { recursive: true });
    return path;
}
function outside(input, given) {
    const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_3__/* .message */ .i) `path-outside-workspace: \`${input}\` leads out of the workspace: "${(0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_4__/* .shorten */ .ml)(given)}". Use a path that stays inside it, links followed.`;
    return new _client_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(input, text);
}
function real(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path);
    }
    catch {
        return undefined;
    }
}
function isInside(root, path) {
    const way = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root, path);
    return way !== '..' && !way.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}`) && !(0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(way);
}


/***/ }),

/***/ 7428:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dv: () => (/* binding */ checkTable),
/* harmony export */   M$: () => (/* binding */ evidenceFolds),
/* harmony export */   M2: () => (/* binding */ gatePhases),
/* harmony export */   TY: () => (/* binding */ gateOutput)
/* harmony export */ });
/* harmony import */ var _text_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9556);
/* harmony import */ var _text_excerpt_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6167);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2255);



const longestText = 2_000;
function gateOutput(known, { text, sentence }) {
    const { passed = false, chosenBy = null, deployment, checks = [], newer = [], rollback } = known;
    const cut = (long) => long.slice(0, longestText).toWellFormed();
    const shown = (word) => (word === undefined ? null : cut(text(word)));
    const said = (words) => cut(sentence(words));
    return {
        passed,
        outcome: deployment.outcome,
        reason: said(known.reason ?? deployment.reason),
        chosenBy,
        deploymentId: shown(deployment.deploymentId),
        serviceId: shown(deployment.serviceId),
        ref: shown(deployment.ref),
        status: shown(deployment.status),
        durationMs: Math.round(known.durationMs ?? deployment.durationMs ?? 0),
        checks: checks.map(({ name, result, summary, evidence, startMs, endMs }) => ({
            name: cut(text(name)),
            result,
            summary: said(summary),
            evidence: evidence.map((line) => cut(text(line))),
            durationMs: Math.round(endMs - startMs),
        })),
        newer: newer.map((id) => cut(text(id))),
        rollback: rollback === undefined ? null : rollbackOutput(rollback, { text, sentence: said }),
    };
}
function rollbackOutput({ ref, deployment }, { text, sentence }) {
    const { deploymentId, outcome, reason } = deployment;
    return {
        ref: text(ref),
        deploymentId: deploymentId === undefined ? null : text(deploymentId),
        outcome,
        reason: sentence(reason),
    };
}
function checkTable(gate, clean) {
    const rows = [deploymentRow(gate), ...gate.checks.map(checkRow)];
    if (gate.rollback !== undefined)
        rows.push(rollbackRow(gate.rollback));
    const cells = rows.map(([what, result, evidence, ms]) => {
        const took = ms === undefined ? '' : (0,_text_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(ms);
        return [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .prose */ .CS)(what), result, (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .prose */ .CS)((0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_2__/* .excerpt */ .Kb)(clean(evidence), longestCell)), took];
    });
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .table */ .tp)(cells, ['Check', 'Result', 'Evidence', 'Duration']);
}
function evidenceFolds(checks, clean) {
    return checks.flatMap(({ name, evidence }) => {
        const title = `Evidence: ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .prose */ .CS)(name)}`;
        return evidence.length === 0 ? [] : [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .folded */ .TM)(title, evidence.map(clean))];
    });
}
function gatePhases(gate, clean) {
    const { deployment, followedFromMs, checks, rollback } = gate;
    const choosing = followedFromMs === 0 ? [] : [{ name: 'choosing', startMs: 0, endMs: followedFromMs }];
    const ran = checks.filter(({ result }) => result !== 'not-run');
    return [
        { name: 'Deployment', phases: [...choosing, ...shifted(deployment.phases, followedFromMs)] },
        { name: 'Checks', phases: ran.map(({ name, startMs, endMs }) => ({ name, startMs, endMs })) },
        { name: 'Rollback', phases: rollback === undefined ? [] : shifted(rollback.deployment.phases, rollback.startMs) },
    ].map(({ name, phases }) => ({ name, phases: phases.map((phase) => ({ ...phase, name: clean(phase.name) })) }));
}
const resultTexts = {
    passed: '\u2705 passed',
    failed: '\u274c failed',
    'cut-short': '\u26a0\ufe0f cut short',
    'not-run': '\u2796 not run',
};
const longestCell = 300;
function deploymentRow({ deployment }) {
    const { outcome, status, deploymentId, durationMs } = deployment;
    const evidence = [deploymentId, status === undefined ? undefined : `the platform says "${status}"`];
    const known = evidence.filter((each) => each !== undefined).join(', ');
    return ['deployment', `${outcome === 'succeeded' ? '\u2705' : '\u274c'} ${outcome}`, known, durationMs];
}
function checkRow({ name, result, summary, startMs, endMs }) {
    const ran = result !== 'not-run';
    return [name, resultTexts[result], ran ? summary : '', ran ? endMs - startMs : undefined];
}
function rollbackRow({ ref, deployment }) {
    const { outcome, deploymentId, durationMs } = deployment;
    const by = deploymentId === undefined ? '' : ` by ${deploymentId}`;
    return ['rollback', `${outcome === 'succeeded' ? '\u21a9\ufe0f' : '\u274c'} ${outcome}`, `to ${ref}${by}`, durationMs];
}
function shifted(phases, byMs) {
    return phases.map(({ name, startMs, endMs }) => ({ name, startMs: startMs + byMs, endMs: endMs + byMs }));
}


/***/ })

};
