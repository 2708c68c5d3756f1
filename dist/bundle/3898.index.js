export const id = 3898;
export const ids = [3898];
export const modules = {

/***/ 1617:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ writeReportFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _text_formats_format_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4913);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3597);



function writeReportFile(console, file, text, flag = 'w') {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(file, text, { flag });
        return true;
    }
    catch (error) {
        console.lost((0,_text_message_js__WEBPACK_IMPORTED_MODULE_2__/* .message */ .i) `output-file-not-written: Could not write "${file}": ${(0,_text_formats_format_error_js__WEBPACK_IMPORTED_MODULE_1__/* .explainFileError */ .Yd)(error)}.`);
        return false;
    }
}


/***/ }),

/***/ 3898:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.r(__webpack_exports__);


__webpack_require__.d(__webpack_exports__, {
  runReported: () => (/* binding */ runReported),
  writeReports: () => (/* binding */ writeReports)
});


var workspace_path = __webpack_require__(196);
;
function formatJunit(command, cases, durationMs = sumDurations(cases)) {
    const count = (is) => cases.filter(is).length;
    const counts = attributes({
        name: `taxiway ${command}`,
        tests: cases.length,
        failures: count((each) => each.failure !== undefined),
        errors: 0,
        skipped: count((each) => each.failure === undefined && each.skipped !== undefined),
        time: seconds(durationMs),
    });
    const body = cases.map((each) => formatCase(command, each)).join('');
    return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites ${counts}>\n<testsuite ${counts}>\n${body}</testsuite>\n</testsuites>\n`;
}
function formatCase(command, { name, durationMs, failure, cause = [], skipped }) {
    const start = `<testcase ${attributes({ classname: `taxiway.${command}`, name, time: seconds(durationMs) })}`;
    if (failure !== undefined) {
        const text = [failure, ...cause].map(escapeXml).join('\n');
        return `${start}><failure ${attributes({ message: failure })}>${text}</failure></testcase>\n`;
    }
    if (skipped !== undefined)
        return `${start}><skipped ${attributes({ message: skipped })}/></testcase>\n`;
    return `${start}/>\n`;
}
function sumDurations(cases) {
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

;
function toTestCases(run, name) {
    if (run.kind === 'fleet')
        return serviceCases(run);
    return [deploymentCase(run, name), ...(run.kind === 'gate' ? checkCases(run) : [])];
}
function deploymentCase(run, name) {
    const { outcome, passed, reason, cause, durationMs } = run;
    const isCheckToBlame = run.kind === 'gate' && run.gate.checks.some(({ result }) => result === 'failed');
    if (outcome === 'skipped')
        return { name, durationMs, skipped: reason };
    return { name, durationMs, ...(passed || isCheckToBlame ? {} : { failure: `${outcome}: ${reason}`, cause }) };
}
function checkCases({ gate }) {
    return gate.checks.map(({ name, result, summary, evidence, startMs, endMs }) => ({
        name: `check: ${name}`,
        durationMs: Math.round(endMs - startMs),
        ...(result === 'failed' && { failure: summary, cause: evidence }),
        ...((result === 'not-run' || result === 'cut-short') && { skipped: result }),
    }));
}
function serviceCases({ services }) {
    return services.map(({ service, passed, outcome, reason, excerpt: cause, durationMs }) => ({
        name: service,
        durationMs,
        ...(outcome === 'skipped' ? { skipped: reason } : passed ? {} : { failure: `${outcome}: ${reason}`, cause }),
    }));
}


var defined_fields = __webpack_require__(4917);

var job = __webpack_require__(5097);

var report_file = __webpack_require__(1617);
;


function openEventFile(path, host) {
    const cleaning = (0,job/* createCleaning */.G)(host);
    let works = (0,report_file/* writeReportFile */.a)(host.console, path, '');
    return (event) => {
        const clean = (_, value) => {
            if (typeof value === 'number')
                return Math.round(value);
            return typeof value === 'string' ? cleaning.text(value) : value;
        };
        const lines = toEventLines(event, new Date().toISOString()).map((line) => `${JSON.stringify(line, clean)}\n`);
        if (works)
            works = (0,report_file/* writeReportFile */.a)(host.console, path, lines.join(''), 'a');
    };
}
function toEventLines(event, time) {
    if (event.kind !== 'lines')
        return [{ time, ...event }];
    return event.lines.map((line) => ({ time, kind: 'line', ...line }));
}


var run_to_end = __webpack_require__(9661);

var external_node_crypto_ = __webpack_require__(7598);

var external_node_zlib_ = __webpack_require__(8522);

var base_url = __webpack_require__(2701);

var built_call = __webpack_require__(9010);

var undici_transport = __webpack_require__(2857);

var unreachable = __webpack_require__(3821);

var abort_scope = __webpack_require__(9713);

var clock = __webpack_require__(9376);

var shortening = __webpack_require__(8086);
;

const ofAll = 'OTEL_EXPORTER_OTLP_';
const ofTraces = 'OTEL_EXPORTER_OTLP_TRACES_';
const unread = [
    ...['CERTIFICATE', 'CLIENT_KEY', 'CLIENT_CERTIFICATE'].flatMap((name) => [ofAll + name, ofTraces + name]),
    'OTEL_CONFIG_FILE',
];
const samplers = ['always_on', 'always_off', 'parentbased_always_on', 'parentbased_always_off'];
function readTracing(environment) {
    const read = (name) => environment[name]?.trim() || undefined;
    const exporter = (name) => read(ofTraces + name) ?? read(ofAll + name);
    const [nameOfEndpoint, endpoint] = readEndpoint(read);
    if (endpoint === undefined || read('OTEL_SDK_DISABLED')?.toLowerCase() === 'true')
        return { kind: 'none' };
    const exporters = (read('OTEL_TRACES_EXPORTER') ?? 'otlp').split(',').map((each) => each.trim());
    if (!exporters.includes('otlp')) {
        if (exporters.includes('none'))
            return { kind: 'none' };
        return refused('OTEL_TRACES_EXPORTER', exporters.join(','), 'Taxiway knows otlp and none');
    }
    const protocol = exporter('PROTOCOL') ?? 'http/json';
    if (!protocol.startsWith('http/'))
        return refused(`${ofAll}PROTOCOL`, protocol, 'Taxiway speaks http/json, to another port of most collectors');
    const url = URL.parse(endpoint);
    if (url === null || !/^https?:$/.test(url.protocol))
        return { kind: 'refused', why: `${nameOfEndpoint} is not a URL. No trace is sent.` };
    if (!isSampled(read))
        return { kind: 'none' };
    const compression = exporter('COMPRESSION') ?? 'none';
    const sampler = read('OTEL_TRACES_SAMPLER');
    const ignored = [
        ...(protocol === 'http/json' ? [] : [`${ofAll}PROTOCOL is ${protocol}: the trace is sent as http/json.`]),
        ...(['none', 'gzip'].includes(compression)
            ? []
            : [`${ofAll}COMPRESSION is ${compression}: nothing is compressed.`]),
        ...(sampler === undefined || samplers.includes(sampler)
            ? []
            : [`OTEL_TRACES_SAMPLER is ${sampler}: the trace is sent, as with parentbased_always_on.`]),
        ...unread.filter((name) => read(name) !== undefined).map((name) => `${name} is not read.`),
    ];
    const timeoutMs = Number(exporter('TIMEOUT') ?? Number.NaN);
    return {
        ...{ kind: 'sent', endpoint: url, headers: readList(exporter('HEADERS')), isCompressed: compression === 'gzip' },
        ...{ timeoutMs: timeoutMs > 0 ? timeoutMs : undefined, ignored },
    };
}
function readParentSpan(environment) {
    const propagators = environment['OTEL_PROPAGATORS']?.trim() || 'tracecontext';
    if (!propagators.split(',').some((each) => each.trim() === 'tracecontext'))
        return undefined;
    const [, traceId, spanId, flags = ''] = parentSpan.exec(environment['TRACEPARENT'] ?? '') ?? [];
    if (traceId === undefined || spanId === undefined)
        return undefined;
    return { traceId, spanId, isSampled: Number.parseInt(flags, 16) % 2 === 1 };
}
const parentSpan = /^[0-9a-f]{2}-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;
function readList(text = '') {
    const pairs = text.split(',').map((pair) => /^([^=]*)=(.*)$/s.exec(pair) ?? [pair, pair, '']);
    return Object.fromEntries(pairs.flatMap(([, name = '', value = '']) => (name.trim() === '' ? [] : [[name.trim(), decode(value.trim())]])));
}
function readEndpoint(read) {
    const own = read(`${ofTraces}ENDPOINT`);
    if (own !== undefined)
        return [`${ofTraces}ENDPOINT`, own];
    const base = read(`${ofAll}ENDPOINT`);
    return [`${ofAll}ENDPOINT`, base && `${base.replace(/\/$/, '')}/v1/traces`];
}
function isSampled(read) {
    const sampler = read('OTEL_TRACES_SAMPLER') ?? 'parentbased_always_on';
    if (sampler === 'always_on' || sampler === 'always_off')
        return sampler === 'always_on';
    const parent = readParentSpan({ TRACEPARENT: read('TRACEPARENT'), OTEL_PROPAGATORS: read('OTEL_PROPAGATORS') });
    return parent?.isSampled ?? sampler !== 'parentbased_always_off';
}
function refused(name, value, known) {
    return { kind: 'refused', why: `${name} is "${(0,shortening/* shorten */.ml)(value)}", and ${known}. No trace is sent.` };
}
function decode(value) {
    try {
        return decodeURIComponent(value);
    }
    catch {
        return value;
    }
}


var deployment_outcome = __webpack_require__(6066);

var run_report = __webpack_require__(2065);

var chart_sections = __webpack_require__(4809);
;




const kindInternal = 1;
const statusCodes = { unset: 0, error: 2 };
function toTrace(run, { name, environment, runUrl, sha, environmentName, endedMs, newId }) {
    const { outcome, passed, durationMs } = run;
    const checks = run.kind === 'gate' ? run.gate.checks : [];
    const failed = new Set(checks.filter(({ result }) => result === 'failed').map((check) => check.name));
    const { traceId = newId(16), spanId: parentSpanId } = readParentSpan(environment) ?? {};
    const rootId = newId(8);
    const startedMs = endedMs - durationMs;
    const nanoseconds = (ms) => String(BigInt(Math.round((startedMs + ms) * 1000)) * 1000n);
    const root = {
        ...{ traceId, spanId: rootId, parentSpanId, name: `taxiway ${name}`, kind: kindInternal },
        startTimeUnixNano: nanoseconds(0),
        endTimeUnixNano: nanoseconds(durationMs),
        attributes: toAttributes({
            'cicd.pipeline.run.url.full': runUrl,
            'cicd.pipeline.task.name': `taxiway ${name}`,
            'cicd.pipeline.task.type': 'deploy',
            'cicd.pipeline.task.run.result': toTaskResult(run),
            'deployment.environment.name': environmentName,
            'deployment.id': (0,run_report/* judgedDeployment */.x9)(run)?.deploymentId,
            'deployment.status': passed ? 'succeeded' : 'failed',
            'taxiway.outcome': outcome,
            'taxiway.service.id': (0,run_report/* concernedService */.zB)(run),
            'vcs.ref.head.revision': sha,
        }),
        status: { code: passed ? statusCodes.unset : statusCodes.error },
    };
    const parts = (0,chart_sections/* chartSections */.v)(run).flatMap(({ name: section, phases }) => phases.map((phase) => ({
        ...{ traceId, spanId: newId(8), parentSpanId: rootId, name: `${section}: ${phase.name}`, kind: kindInternal },
        startTimeUnixNano: nanoseconds(phase.startMs),
        endTimeUnixNano: nanoseconds(phase.endMs),
        attributes: [],
        status: { code: section === 'Checks' && failed.has(phase.name) ? statusCodes.error : statusCodes.unset },
    })));
    const resource = readList(environment['OTEL_RESOURCE_ATTRIBUTES']);
    const serviceName = environment['OTEL_SERVICE_NAME'] || resource['service.name'] || 'taxiway';
    const attributes = toAttributes({ ...resource, 'service.name': serviceName });
    const scopeSpans = [{ scope: { name: 'taxiway' }, spans: [root, ...parts] }];
    return { resourceSpans: [{ resource: { attributes }, scopeSpans }] };
}
function toTaskResult(run) {
    const { outcome, passed } = run;
    if (outcome === 'skipped')
        return deployment_outcome/* outcomeFacts */.c6.skipped.trace;
    if (passed)
        return deployment_outcome/* outcomeFacts */.c6.succeeded.trace;
    const { trace } = deployment_outcome/* outcomeFacts */.c6[outcome === 'succeeded' ? 'failed' : outcome];
    return (0,run_report/* isWrongUsage */.FU)(run) && trace === 'failure' ? 'error' : trace;
}
function toAttributes(values) {
    return Object.entries(values).flatMap(([key, value]) => value === undefined ? [] : [{ key, value: { stringValue: value } }]);
}


var message = __webpack_require__(3597);
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











const traceTimeoutMs = 5_000;
const lateTraceTimeoutMs = 1_000;
async function sendTrace(job, run, { name, warn }) {
    const { environment, signal } = job;
    const tracing = readTracing(environment);
    if (tracing.kind === 'none')
        return;
    if (tracing.kind === 'refused') {
        warn(tracing.why);
        return;
    }
    const { endpoint, headers, isCompressed, timeoutMs = traceTimeoutMs, ignored } = tracing;
    for (const text of ignored)
        warn(text);
    const { hostname, origin, pathname, search } = endpoint;
    const limitMs = Math.min(timeoutMs, signal.aborted ? lateTraceTimeoutMs : traceTimeoutMs);
    const trace = Buffer.from(JSON.stringify(toTrace(run, tracedFrom(job, name))));
    try {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const onTimeout = () => new Error(`no answer within ${limitMs / 1000} s`);
            const scope = __addDisposableResource(env_1, new abort_scope/* AbortScope */.D({ timeoutMs: limitMs, onTimeout }), false);
            const transport = __addDisposableResource(env_1, new undici_transport/* UndiciTransport */.s((0,base_url/* isLoopback */.U9)(hostname) ? 'direct' : {}), true);
            const response = await transport.send({
                operation: 'trace',
                method: 'POST',
                origin,
                path: pathname + search,
                headers: {
                    ...{ 'content-type': 'application/json', ...headers },
                    ...(isCompressed && { 'content-encoding': 'gzip' }),
                },
                body: (0,built_call/* toRequestBody */.hW)(isCompressed ? (0,external_node_zlib_.gzipSync)(trace) : trace),
                headersTimeoutMs: 0,
                idleTimeoutMs: 0,
                signal: scope.signal,
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
    catch (error) {
        const why = (0,unreachable/* whyNoAnswer */.MR)(error);
        warn((0,message/* message */.i) `trace-not-sent: Could not send the trace to ${origin}: ${why}. The run itself is not affected.`);
    }
}
function tracedFrom({ environment, context, inputs }, name) {
    return {
        name,
        environment,
        runUrl: context.runUrl,
        sha: context.sha,
        environmentName: inputs.text('environment'),
        endedMs: clock/* systemClock */.m.date().getTime(),
        newId: (bytes) => (0,external_node_crypto_.randomBytes)(bytes).toString('hex'),
    };
}

;








async function runReported(job, name, action) {
    const { inputs, context, console } = job;
    const findFile = (input) => {
        const given = inputs.get(input);
        return given === undefined ? undefined : (0,workspace_path/* fileToWrite */.NE)(context.workspace, input, given);
    };
    let junit;
    let observe;
    try {
        junit = findFile('junit');
        const events = findFile('events');
        observe = events === undefined ? undefined : openEventFile(events, job);
    }
    catch (error) {
        await (0,run_to_end/* runAction */.Cs)(job, name, () => Promise.reject(error));
        return;
    }
    let ended;
    const end = (run) => {
        ended = run;
        job.end(run);
    };
    await action({ ...job, ...(0,defined_fields/* definedFields */.X)({ observe }), end });
    if (ended === undefined)
        return;
    const write = (file, text) => void (0,report_file/* writeReportFile */.a)(console, file, text);
    await writeReports(job, ended, { name, junit, write, warn: (text) => console.warn(text) });
}
async function writeReports(job, run, { name, junit, write, warn }) {
    if (junit !== undefined) {
        const cases = toTestCases(run, nameTest(job.inputs));
        write(junit, formatJunit(name, cases));
    }
    await sendTrace(job, run, { name, warn });
}
function nameTest(inputs) {
    const names = ['service', 'service-name', 'service-id'].map((name) => inputs.text(name));
    const service = names.find((each) => each !== undefined) ?? 'deployment';
    const environment = inputs.text('environment') ?? inputs.text('environment-slug');
    return environment === undefined ? service : `${service} in ${environment}`;
}


/***/ })

};
