export const id = 530;
export const ids = [530];
export const modules = {

/***/ 9119:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ addressesFor),
/* harmony export */   m: () => (/* binding */ addressBook)
/* harmony export */ });
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6695);
/* harmony import */ var _config_file_services_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2636);
/* harmony import */ var _deployment_record_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8093);
/* harmony import */ var _text_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4080);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3597);





const lookMs = 30_000;
const laterAddress = 'https://known-after-its-deployment.invalid';
function addressBook({ signal }, platform, services, earlier) {
    const known = new Map();
    const read = async (service) => {
        const inputs = services.get(service)?.inputs;
        const given = earlier.get(service)?.url ?? inputs?.get('environment-url')?.text;
        const serviceId = inputs?.get('service-id')?.text;
        if (given !== undefined || serviceId === undefined)
            return given;
        try {
            for await (const { deployments } of platform.history(serviceId, { signal, timeoutMs: lookMs }))
                return deployments.map((record) => (0,_deployment_record_js__WEBPACK_IMPORTED_MODULE_2__/* .readRecord */ .aE)(record).url).find((url) => url !== undefined);
        }
        catch (error) {
            if (!(error instanceof _text_error_js__WEBPACK_IMPORTED_MODULE_3__/* .TaxiwayError */ .yJ))
                throw error;
        }
        return undefined;
    };
    return {
        note(service, url) {
            if (url !== undefined)
                known.set(service, Promise.resolve(url));
        },
        async of(service) {
            const address = known.get(service) ?? read(service);
            known.set(service, address);
            return await address;
        },
    };
}
async function addressesFor({ addressOf, plan }, { env }, job) {
    const found = new Map();
    for (const [key, template] of env) {
        for (const name of (0,_config_file_services_js__WEBPACK_IMPORTED_MODULE_1__/* .addressesIn */ .Mh)(template)) {
            const address = await addressOf(name);
            const isComing = plan.services.some(({ service, check }) => service === name && check === null);
            if (address === undefined && isComing && job?.inputs.get('dry-run')) {
                job.console.notice((0,_text_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .i) `fleet-address-later: Dry run: the address of "${name}", which the variable ${key} needs, will be known once "${name}" is deployed.`);
                found.set(name, laterAddress);
            }
            else if (address === undefined) {
                const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .i) `fleet-address-unknown: The variable ${key} needs the address of "${name}", which is not known. Set \`environment-url\` of "${name}" in the configuration file.`;
                throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('env', text);
            }
            else
                found.set(name, address);
        }
    }
    return found;
}


/***/ }),

/***/ 2530:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  V: () => (/* binding */ deployFleetService),
  q: () => (/* binding */ endOfRun)
});

// EXTERNAL MODULE: ./build/client/errors.js
var errors = __webpack_require__(6695);
// EXTERNAL MODULE: ./build/config/following.js
var following = __webpack_require__(3752);
// EXTERNAL MODULE: ./build/config/reporting.js
var reporting = __webpack_require__(9497);
// EXTERNAL MODULE: ./build/config/variables.js
var config_variables = __webpack_require__(9274);
// EXTERNAL MODULE: ./build/client/time/run.js
var time_run = __webpack_require__(6487);
// EXTERNAL MODULE: ./build/deployment/report.js
var report = __webpack_require__(2550);
// EXTERNAL MODULE: ./build/deployment/start/deploy.js
var deploy = __webpack_require__(5418);
// EXTERNAL MODULE: ./build/gate/gate.js + 2 modules
var gate = __webpack_require__(7042);
// EXTERNAL MODULE: ./build/gate/report.js
var gate_report = __webpack_require__(482);
;// CONCATENATED MODULE: ./build/fleet/service.js





async function deployService(platform, { deploy: request, deployed, gate: checks, supersededPasses = false }, host, options = {}) {
    const run = new time_run/* Run */.K(options);
    const { wait: _, ...following } = options;
    const { serviceId } = request;
    const judge = (deploymentId) => (0,gate.gate)(platform, { serviceId, deploymentId, ...checks }, onlyNewLines(host), {
        ...following,
        timeoutMs: Math.max(1, run.remaining()),
    });
    if (deployed !== undefined)
        return endOfGate(await judge(deployed), undefined);
    const whileBusy = async () => undefined;
    const deployment = await (0,deploy/* deploy */.g)(platform, { whileBusy, ...request }, host, options);
    const { outcome, reason, url, deploymentId } = deployment;
    if (checks !== undefined && outcome === 'succeeded' && deploymentId !== undefined)
        return endOfGate(await judge(deploymentId), deployment);
    const isLive = outcome === 'succeeded' || outcome === 'accepted';
    return { outcome, passed: (0,report/* passes */.WE)(outcome, supersededPasses), reason, url, deployment, isLive };
}
function endOfGate(judged, deployment) {
    const { passed, reason } = judged;
    const isRolledBack = judged.rollback?.deployment.outcome === 'succeeded';
    const isLive = deployment !== undefined && judged.deployment.outcome === 'succeeded' && !isRolledBack;
    const url = deployment?.url ?? judged.deployment.url;
    return { outcome: (0,gate_report/* verdictOf */.Vj)(judged), passed, reason, url, deployment, gate: judged, isLive };
}
const shown = new Set(['hole', 'status', 'url']);
function onlyNewLines(host) {
    let isRollingBack = false;
    return {
        waitAgain: (target) => host.waitAgain?.(target),
        clean: (text) => host.clean?.(text) ?? text,
        printCheck: async (lines) => await host.printCheck?.(lines),
        print: async (lines) => {
            if (isRollingBack)
                await host.print(lines);
        },
        report: (event) => {
            isRollingBack ||= event.kind === 'rollback-began';
            if (isRollingBack || !shown.has(event.kind))
                host.report(event);
        },
    };
}

// EXTERNAL MODULE: ./build/text/defined-fields.js
var defined_fields = __webpack_require__(4917);
// EXTERNAL MODULE: ./build/text/message.js
var message = __webpack_require__(3597);
// EXTERNAL MODULE: ./build/actions/deploy/context.js + 1 modules
var deploy_context = __webpack_require__(8699);
// EXTERNAL MODULE: ./build/actions/deploy/ref.js
var ref = __webpack_require__(9063);
// EXTERNAL MODULE: ./build/actions/gate/inputs.js + 4 modules
var gate_inputs = __webpack_require__(699);
// EXTERNAL MODULE: ./build/actions/gate/reporter.js
var gate_reporter = __webpack_require__(9673);
// EXTERNAL MODULE: ./build/actions/shared/job-reporter.js + 3 modules
var job_reporter = __webpack_require__(9046);
// EXTERNAL MODULE: ./build/actions/shared/run.js
var shared_run = __webpack_require__(5389);
// EXTERNAL MODULE: ./build/actions/fleet/addresses.js
var fleet_addresses = __webpack_require__(9119);
// EXTERNAL MODULE: ./build/actions/fleet/service-job.js + 1 modules
var service_job = __webpack_require__(2323);
;// CONCATENATED MODULE: ./build/actions/fleet/service.js















async function deployFleetService(context, service, { remainingMs }) {
    const { job, inputs: fleet, plan, platform, keyCheck } = context;
    const console = context.console.open(service.name);
    const { check } = plan.services.find((each) => each.service === service.name) ?? {};
    const commit = (check ?? plan).commit ?? undefined;
    const addresses = new Map();
    const addressOf = (name) => addresses.get(name);
    const takes = (name) => name !== 'archive-path';
    const sub = (0,service_job/* serviceJob */.D)(job, { fleet, service, console, commit, remainingMs, addressOf, takes });
    const { inputs } = sub;
    const report = { ...(0,reporting/* readReportInputs */.g)(inputs), jobSummary: false };
    const reporter = new job_reporter/* JobReporter */.B(sub, 'deploy', report);
    let end;
    const result = await (0,shared_run/* resultOf */.B)(sub, async () => {
        if (!check)
            for (const each of await (0,fleet_addresses/* addressesFor */.S)(context, service, sub))
                addresses.set(...each);
        const remembered = reporter.github.rememberedRuns(inputs.get('service-id') ?? '');
        const source = readSource(sub, service, { commit, isDeployed: !check });
        const { serviceId } = source;
        const [follow, dryRun] = [(0,following/* readFollowInputs */.j)(inputs), inputs.get('dry-run')];
        const checks = service.gate && (0,gate_inputs/* readChecks */.w)(sub, serviceId, follow);
        const flow = { job: sub, platform, reporter, inputs: { follow, wait: inputs.get('wait'), dryRun }, keyCheck };
        if (dryRun && !check)
            return await (0,ref.deployRef)(flow, source);
        if (dryRun) {
            const reason = `Dry run: the gate of deployment ${check?.deploymentId} would be run.`;
            return { outcome: 'skipped', reason };
        }
        const rollback = inputs.get('rollback');
        const noRollback = check
            ? (0,message/* message */.i) `fleet-gate-only: A failed check rolls nothing back, because this run did not deploy the service.`
            : (0,message/* message */.i) `fleet-rollback-not-set: The deployment stays in place, because \`rollback\` is not \`true\` in its \`gate\`.`;
        if (checks && check && rollback)
            console.notice(noRollback);
        const back = rollback && !check ? { rollback, ...(0,defined_fields/* definedFields */.X)({ remembered }) } : { noRollback };
        const gate = checks && { checks, ...back };
        const request = {
            deploy: check ? { serviceId } : (0,ref.requestOf)(flow, source),
            deployed: check?.deploymentId,
            gate,
            supersededPasses: report.supersededIsNeutral,
        };
        const host = (0,gate_reporter/* gateHost */.OA)(sub, reporter, { serviceId, ...gate }, { isFollowUp: true });
        const startedMs = performance.now();
        end = await deployService(platform, request, host, (0,deploy_context/* flowOptions */.p)(flow, follow.timeoutMs));
        const { outcome, reason, url, deployment } = end;
        if (end.gate !== undefined)
            return { ...(0,gate_reporter/* resultOfGate */.Um)(end.gate), url, remainingMs: 0 };
        return { ...deployment, outcome, reason, remainingMs: follow.timeoutMs - (performance.now() - startedMs) };
    });
    const run = await reporter.finish(result);
    await console.close();
    return { ...endOfRun(run), isLive: end?.isLive ?? false, gate: end?.gate };
}
function endOfRun({ verdict: outcome, passed, reason, url, cause, ...deployment }) {
    return { outcome, passed, reason, url, cause, deployment };
}
function readSource({ inputs, context }, service, { commit, isDeployed }) {
    const serviceId = inputs.get('service-id');
    if (serviceId === undefined || service.inputs.has('archive-path')) {
        const text = 'A fleet deploys services from Git. An upload creates another service each time: remove `archive-path` and set `service-id`.';
        throw new errors/* InputError */.dz('service-id', text);
    }
    const variables = isDeployed ? (0,config_variables/* readVariables */.C)(inputs, context.workspace) : [];
    return { kind: 'ref', serviceId, ref: commit ?? inputs.get('ref'), variables };
}


/***/ }),

/***/ 9274:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ readVariables)
/* harmony export */ });
/* unused harmony export parseDotenv */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6695);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3597);
/* harmony import */ var _workspace_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(196);




const largestFile = 1024 * 1024;
const quotes = new Set(['"', "'", '`']);
const escapes = { n: '\n', r: '\r', '"': '"', '\\': '\\' };
function readVariables(inputs, workspace) {
    const own = parseDotenv(inputs.get('env-vars') ?? '', 'env-vars');
    const merged = new Map([...readEnvFile(inputs, workspace), ...inputs.env, ...own]);
    return [...merged].map(([key, value]) => ({ key, value }));
}
function readEnvFile(inputs, workspace) {
    const given = inputs.get('env-file');
    if (given === undefined)
        return new Map();
    const path = (0,_workspace_path_js__WEBPACK_IMPORTED_MODULE_2__/* .pathInWorkspace */ .ep)(workspace, 'env-file', given);
    const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path);
    if (stat.isFile() && stat.size <= largestFile)
        return parseDotenv((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8'), 'env-file');
    const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_3__/* .message */ .i) `env-file-invalid: \`env-file\` is not a dotenv file: "${given}". Use a file of at most 1 MiB.`;
    throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz('env-file', text);
}
function parseDotenv(text, source) {
    const variables = new Map();
    const normal = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
    for (let at = 0; at < normal.length;) {
        const entry = normal.includes('\0') ? { problem: 'a NUL character' } : readEntry(normal, at);
        if ('problem' in entry) {
            const line = normal.slice(0, at).split('\n').length;
            const why = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_3__/* .message */ .i) `dotenv-invalid: Line ${line} of \`${source}\` is not a dotenv line: it has ${entry.problem}. Write \`NAME=value\` lines.`;
            throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz(source, why);
        }
        at = entry.end;
        if (entry.key !== undefined)
            variables.set(entry.key, entry.value);
    }
    return variables;
}
function readEntry(text, at) {
    const end = lineEnd(text, at);
    const line = text.slice(at, end);
    if (/^\s*(?:#|$)/.test(line))
        return { key: undefined, value: '', end: end + 1 };
    const equals = line.indexOf('=');
    if (equals < 0)
        return { problem: 'no `=`' };
    const key = line
        .slice(0, equals)
        .trim()
        .replace(/^export\s+/, '');
    if (key === '')
        return { problem: 'no name before the `=`' };
    const raw = line.slice(equals + 1);
    const quote = raw.trimStart().charAt(0);
    if (!quotes.has(quote))
        return { key, value: raw.replace(/(?:^|\s)\s*#.*$/, '').trim(), end: end + 1 };
    const opens = at + equals + 1 + raw.indexOf(quote);
    const closes = closingQuote(text, opens + 1, quote);
    if (closes < 0)
        return { problem: 'a quote that is never closed' };
    const after = lineEnd(text, closes);
    if (!/^\s*(?:#.*)?$/.test(text.slice(closes + 1, after)))
        return { problem: 'text after a closing quote' };
    const value = text.slice(opens + 1, closes);
    const unescaped = value.replace(/\\([nr"\\])/g, (_whole, name) => escapes[name] ?? '');
    return { key, value: quote === '"' ? unescaped : value, end: after + 1 };
}
function lineEnd(text, at) {
    const end = text.indexOf('\n', at);
    return end < 0 ? text.length : end;
}
function closingQuote(text, from, quote) {
    if (quote !== '"')
        return text.indexOf(quote, from);
    for (let at = from; at < text.length; at += 1) {
        if (text[at] === '\\')
            at += 1;
        else if (text[at] === '"')
            return at;
    }
    return -1;
}


/***/ }),

/***/ 7042:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  gate: () => (/* binding */ gate)
});

// UNUSED EXPORTS: newerThan

// EXTERNAL MODULE: ./build/client/time/run.js
var time_run = __webpack_require__(6487);
// EXTERNAL MODULE: ./build/client/time/timeout.js
var timeout = __webpack_require__(3541);
// EXTERNAL MODULE: ./build/deployment/follow.js + 4 modules
var follow = __webpack_require__(9776);
// EXTERNAL MODULE: ./build/deployment/history.js
var deployment_history = __webpack_require__(278);
// EXTERNAL MODULE: ./build/deployment/last-good.js
var last_good = __webpack_require__(5928);
// EXTERNAL MODULE: ./build/deployment/start/deploy.js
var deploy = __webpack_require__(5418);
// EXTERNAL MODULE: ./build/deployment/start/preflight.js
var preflight = __webpack_require__(6266);
// EXTERNAL MODULE: ./build/text/error.js
var text_error = __webpack_require__(4080);
// EXTERNAL MODULE: ./build/text/message.js
var message = __webpack_require__(3597);
// EXTERNAL MODULE: ./build/client/errors.js
var errors = __webpack_require__(6695);
// EXTERNAL MODULE: ./build/deployment/record.js
var record = __webpack_require__(8093);
// EXTERNAL MODULE: ./build/deployment/search.js
var search = __webpack_require__(6424);
// EXTERNAL MODULE: ./build/deployment/verdict/poll-schedule.js
var poll_schedule = __webpack_require__(4213);
// EXTERNAL MODULE: ./build/deployment/verdict/vocabulary.js
var vocabulary = __webpack_require__(9022);
;// CONCATENATED MODULE: ./build/gate/choose.js








const choices = (/* unused pure expression or super */ null && (['id', 'commit', 'newest-unfinished', 'newest']));
const longestWaitMs = 60_000;
const readMs = 30_000;
const lastReadMs = 3_500;
const absentForMs = 10_000;
async function chooseDeployment(platform, request, options, onWait) {
    const { commit } = request;
    const run = new time_run/* Run */.K({ ...options, timeoutMs: longestWaitMs });
    let rows = undefined;
    let absentSinceMs;
    const end = await (0,search/* searchHistory */.T)(platform, run, {
        limitMs: readMs,
        lastMs: lastReadMs,
        read: async (signal) => {
            const isFirst = rows === undefined;
            rows = await readRecords(platform, request, rows, signal);
            const ours = rows.find((row) => showsCommit(row, commit));
            if (commit === undefined || ours !== undefined)
                return { kind: 'read', ours, failure: undefined };
            if (isFirst)
                onWait(`No record shows the commit ${choose_short(commit)} yet. Waiting up to ${longestWaitMs / 1000} s.`);
            return undefined;
        },
        pauseMs: (_, failures) => failures === 0 ? (0,poll_schedule/* pollInterval */.dq)(options.pollIntervalMs, run.elapsed()) : (0,poll_schedule/* failureBackoff */.Vd)(failures, run.random),
        isFinal: (error) => {
            absentSinceMs = (0,errors/* isMissing */.b2)(error) ? (absentSinceMs ?? run.elapsed()) : undefined;
            return run.elapsed() - (absentSinceMs ?? run.elapsed()) >= absentForMs;
        },
    });
    if (end.kind === 'read' && end.ours !== undefined) {
        const how = `Judging deployment ${end.ours.id}: its record shows the commit ${choose_short(commit)}.`;
        return chosen('commit', end.ours, how);
    }
    if (rows !== undefined)
        return chooseWithoutCommit(rows, request, (0,vocabulary/* buildVocabulary */.vQ)(options));
    const why = end.failure?.message ?? `The platform asked to wait for longer than that.`;
    return { kind: 'none', reason: `No deployment was chosen, because its history could not be read. ${why}` };
}
function chooseWithoutCommit(rows, { commit, allowLatest }, meaningOf) {
    const [newest] = rows;
    const why = commit === undefined ? 'no commit is known' : `no record shows the commit ${choose_short(commit)}`;
    const unfinished = rows.find((row) => isUnfinished(row, meaningOf));
    if (unfinished !== undefined) {
        const how = (0,message/* message */.i) `gate-chose-newest-unfinished: Judging deployment ${unfinished.id}: ${why}, and it is the newest unfinished one.`;
        return chosen('newest-unfinished', unfinished, how);
    }
    if (newest === undefined) {
        const reason = `The service has no deployment, so there is nothing to judge.`;
        return { kind: 'none', reason };
    }
    if (allowLatest) {
        const how = `Judging deployment ${newest.id}: ${why}, no deployment is unfinished, and \`allow-latest\` permits the newest one.`;
        return chosen('newest', newest, how);
    }
    const reason = (0,message/* message */.i) `gate-none-chosen: No deployment was chosen: ${why}, and none is unfinished. Set \`deployment-id\`, or \`allow-latest: true\` to judge the newest one.`;
    return { kind: 'none', reason };
}
async function readRecords(platform, { serviceId, commit }, known, signal) {
    const read = (page) => page.map(record/* readRecord */.aE).filter((record) => record.id !== undefined);
    const isLast = (page) => read(page).some((row) => showsCommit(row, commit)) || (known !== undefined && read(page).length > 0);
    const { rows } = await (0,deployment_history/* readRows */.aK)(platform, serviceId, { signal, isLast });
    const found = read(rows);
    const seen = new Set(found.map(({ id }) => id));
    return [...found, ...(known ?? []).filter(({ id }) => !seen.has(id))];
}
function showsCommit({ refs }, commit) {
    return (0,record/* compareRefs */.Iu)(commit, refs) === 'ours';
}
function isUnfinished({ word, rollbackable }, meaningOf) {
    const meaning = word === undefined ? 'ambiguous' : meaningOf(word);
    return meaning === 'ongoing' || meaning === 'unknown' || (meaning === 'ambiguous' && !rollbackable);
}
function chosen(by, { id, refs }, how) {
    return { kind: 'chosen', by, deploymentId: id, ref: (0,record/* readRef */.sg)(refs), how };
}
function choose_short(commit) {
    return (commit ?? '').slice(0, 12);
}

// EXTERNAL MODULE: ./build/gate/report.js
var report = __webpack_require__(482);
// EXTERNAL MODULE: ./build/checks/check.js
var checks_check = __webpack_require__(5096);
// EXTERNAL MODULE: ./build/text/excerpt.js
var excerpt = __webpack_require__(6167);
;// CONCATENATED MODULE: ./build/gate/run-checks.js



async function runChecks(checks, context) {
    const { host, run } = context;
    const failures = new Map();
    for (const check of checks) {
        try {
            if (!run.signal.aborted)
                await check.prepare?.(contextOf(check, context));
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
        host.report({ kind: 'check-began', name });
        const startMs = run.elapsed();
        const result = await runCheck(check, context, failures);
        const report = { name, ...result, startMs, endMs: run.elapsed() };
        host.report({ kind: 'check-ended', check: report });
        reports.push(report);
    }
    return reports;
}
function notRun({ name }) {
    return { name, result: 'not-run', summary: 'not run', evidence: [], startMs: 0, endMs: 0 };
}
async function runCheck(check, context, failures) {
    const { signal } = context.run;
    const checkContext = contextOf(check, context);
    try {
        signal.throwIfAborted();
        if (failures.has(check))
            throw failures.get(check);
        const { passed, summary, evidence } = await check.run(checkContext);
        const kept = (0,checks_check/* evidenceOf */.X)(evidence, checkContext.clean);
        return { result: passed ? 'passed' : 'failed', summary: (0,excerpt/* withoutFullStop */.Qu)(summary), evidence: kept };
    }
    catch (error) {
        if (signal.aborted) {
            const doubt = check.doubt === undefined ? '' : `; ${check.doubt}`;
            return { result: 'cut-short', summary: `the run was cancelled${doubt}`, evidence: [] };
        }
        const why = (0,excerpt/* withoutFullStop */.Qu)(error instanceof Error ? error.message : String(error));
        return { result: 'failed', summary: (0,message/* message */.i) `check-crashed: it could not be run: ${why}`, evidence: [] };
    }
}
function contextOf({ name }, { platform, host, run, deployment }) {
    return {
        platform,
        clock: run.clock,
        signal: run.signal,
        progress: (text) => host.report({ kind: 'check-progress', name, text }),
        clean: (text) => host.clean?.(text) ?? text,
        print: async (lines) => await host.printCheck?.(lines),
        ...(deployment && { deployment }),
    };
}

;// CONCATENATED MODULE: ./build/gate/gate.js
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












const pageMs = 30_000;
const newestPageMs = 3_500;
async function gate(platform, request, host, options = {}) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const run = new time_run/* Run */.K(options);
        const needed = neededOperations(request);
        const keyCheck = needed.length === 0 ? undefined : preflight/* KeyCheck */.yw.of(run, platform);
        const context = { platform, request, host, options: { ...options, keyCheck }, run };
        const { serviceId } = request;
        const reading = __addDisposableResource(env_1, new timeout/* AbortScope */.DK({ clock: run.clock, signal: run.signal }), false);
        const permitted = requireAll(context, needed);
        permitted.catch((error) => reading.abort(error));
        const choice = await choose(context, reading.signal);
        if (choice.kind === 'none') {
            await permitted;
            return unjudged(context, choice.reason);
        }
        const { by, deploymentId, ref } = choice;
        host.report({ ...choice, serviceId });
        const followedFromMs = run.elapsed();
        const following = { ...options, signal: reading.signal };
        const deployment = await (0,follow/* follow */.e)(platform, { serviceId, deploymentId, ref }, host, following);
        await permitted;
        host.report({ kind: 'judged', deployment });
        const { checks, newer } = await check(context, deployment);
        const isFailed = checks.some(({ result }) => result === 'failed');
        const rolledBack = isFailed ? await rollBack(context, deployment) : undefined;
        const rollback = typeof rolledBack === 'string' ? undefined : rolledBack;
        const passed = deployment.outcome === 'succeeded' && checks.every(({ result }) => result === 'passed');
        if (passed && !request.checks?.some(({ provesVersion }) => provesVersion))
            host.report({
                kind: 'notice',
                text: (0,message/* message */.i) `gate-version-unproven: Nothing proved that the new version answers, and not the one before. Set \`health-body\`, \`check-command\` or \`sql\`.`,
            });
        const reason = (0,report/* reasonOf */.A3)({ deployment, checks, newer }, rolledBack);
        const durationMs = run.elapsed();
        return { passed, reason, deployment, chosenBy: by, followedFromMs, checks, newer, rollback, durationMs };
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        __disposeResources(env_1);
    }
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
async function choose({ platform, request, host, options }, signal) {
    const { serviceId, deploymentId } = request;
    if (deploymentId !== undefined) {
        const how = `Judging deployment ${deploymentId} of service ${serviceId}.`;
        return { kind: 'chosen', by: 'id', deploymentId, ref: undefined, how };
    }
    try {
        const reading = { ...options, signal };
        return await chooseDeployment(platform, request, reading, (text) => host.report({ kind: 'waiting', text }));
    }
    catch (error) {
        if (!signal.aborted)
            throw error;
        const reason = `The run was cancelled before a deployment was chosen.`;
        return { kind: 'none', reason };
    }
}
async function check(context, { outcome, deploymentId = '', ref = '', url }) {
    const { platform, request, host, run } = context;
    const { checks = [], serviceId } = request;
    if (outcome !== 'succeeded' || checks.length === 0)
        return { checks: checks.map(notRun), newer: [] };
    const before = await readIds(platform, run, serviceId);
    const commit = (0,last_good/* readCommit */.kN)(ref) ?? request.commit;
    const reports = await runChecks(checks, { ...context, deployment: { serviceId, deploymentId, commit, url } });
    const newer = newerThan(deploymentId, (await readIds(platform, run, serviceId)) ?? [], before);
    if (newer.length > 0)
        host.report({ kind: 'warning', text: (0,report/* newerWarning */.Qm)(newer) });
    return { checks: reports, newer };
}
async function rollBack(context, judged) {
    const { platform, request, host, options, run } = context;
    const { serviceId } = request;
    const startMs = run.elapsed();
    const choice = await chooseRef(context, judged);
    if (run.signal.aborted)
        return `The run was cancelled before the rollback.`;
    if (typeof choice === 'string')
        return choice;
    const { ref } = choice;
    host.report({ kind: 'rollback-began', ref });
    const deployment = await (0,deploy/* deploy */.g)(platform, { serviceId, ref }, host, options).catch((error) => {
        const reason = error instanceof Error ? error.message : String(error);
        return { ...nothingDeployed, serviceId, ref, outcome: 'failed', reason, durationMs: run.elapsed() - startMs };
    });
    const rollback = { ref, startMs, deployment };
    host.report({ kind: 'rollback-ended', rollback });
    return rollback;
}
async function chooseRef({ platform, request, host, options, run }, { ref: judged = '' }) {
    const { rollbackRef, rollback, remembered, serviceId, noRollback } = request;
    if (rollbackRef !== undefined)
        return { ref: rollbackRef };
    if (!rollback)
        return noRollback ?? `The deployment stays in place, because no rollback is set.`;
    try {
        const { successStates = [], failureStates = [] } = options;
        const search = { serviceId, current: (0,last_good/* readCommit */.kN)(judged), successStates, failureStates, timeoutMs: pageMs };
        const choice = await (0,last_good/* findLastGood */.$4)(platform, { ...search, remembered, signal: run.signal });
        if (choice.kind === 'none')
            return choice.reason;
        host.report({ kind: 'notice', text: choice.how });
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
    const deployment = { ...nothingDeployed, serviceId, ref: undefined, outcome, reason, durationMs, phases };
    const nothing = { chosenBy: undefined, newer: [], rollback: undefined, followedFromMs: 0 };
    return { passed: false, reason, deployment, checks: checks.map(notRun), durationMs, ...nothing };
}
const nothingDeployed = { deploymentId: undefined, url: undefined, status: undefined, phases: [] };
async function readIds(platform, run, serviceId) {
    try {
        return await run.within(newestPageMs, 'list_deployments', (signal) => (0,deployment_history/* readNewestIds */.FL)(platform, serviceId, signal));
    }
    catch (error) {
        if (run.signal.aborted || error instanceof text_error/* TaxiwayError */.yJ)
            return undefined;
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


/***/ })

};
