export const id = 530;
export const ids = [530];
export const modules = {

/***/ 8699:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  P: () => (/* binding */ dryRun),
  p: () => (/* binding */ flowOptions)
});

// EXTERNAL MODULE: ./build/client/errors.js
var errors = __webpack_require__(6695);
// EXTERNAL MODULE: ./build/client/key-kind.js
var key_kind = __webpack_require__(8008);
// EXTERNAL MODULE: ./build/client/time/run.js
var time_run = __webpack_require__(6487);
// EXTERNAL MODULE: ./build/contract/operations.js + 2 modules
var operations = __webpack_require__(6638);
// EXTERNAL MODULE: ./build/text/error.js
var text_error = __webpack_require__(4080);
// EXTERNAL MODULE: ./build/text/message.js
var message = __webpack_require__(3597);
// EXTERNAL MODULE: ./build/deployment/history.js
var deployment_history = __webpack_require__(278);
// EXTERNAL MODULE: ./build/deployment/start/preflight.js
var preflight = __webpack_require__(6266);
;// CONCATENATED MODULE: ./build/deployment/start/rehearsal.js








const lookMs = 30_000;
async function rehearse(platform, rehearsal, options = {}) {
    const run = new time_run/* Run */.K(options);
    const isDeploy = rehearsal.kind === 'deploy';
    const operation = isDeploy ? 'deploy_service' : 'deploy_upload';
    const key = preflight/* KeyCheck */.yw.of(run, platform);
    const looking = readTarget(run, platform, rehearsal);
    looking.catch(() => undefined);
    const answer = await key.require(operation, isDeploy ? { serviceId: rehearsal.serviceId } : {});
    if (answer.kind === 'untold') {
        const text = (0,message/* message */.iU) `dry-run-unanswered: The platform did not say whose key it is. ${answer.error.message} Check \`base-url\`, and whether the platform is up.`;
        throw new errors/* InputError */.dz('base-url', text, { answered: true });
    }
    return [...(await looking), ...uncheckedOf(rehearsal, operation, answer.identity)];
}
async function readTarget(run, platform, rehearsal) {
    const options = { signal: run.signal, timeoutMs: Math.min(lookMs, run.remaining()) };
    const isDeploy = rehearsal.kind === 'deploy';
    try {
        if (isDeploy)
            await platform.call('list_deployments', { id: rehearsal.serviceId, limit: 1 }, options);
        else
            await platform.call('list_deleted_services', { slug: rehearsal.projectSlug }, options);
        return [];
    }
    catch (error) {
        const what = isDeploy ? `service ${rehearsal.serviceId}` : `project ${rehearsal.projectSlug}`;
        if (!(0,errors/* isMissing */.b2)(error))
            return [`whether ${what} exists (${reasonOf(run, error)})`];
        const text = isDeploy
            ? (0,deployment_history/* serviceMissing */.WI)(rehearsal.serviceId, error.status)
            : (0,message/* message */.iU) `dry-run-project-missing: The platform shows no project "${rehearsal.projectSlug}" to this key (${error.status}). Check \`project-slug\` for a typo, and whose key it is.`;
        throw new errors/* InputError */.dz(isDeploy ? 'service-id' : 'project-slug', text, { answered: true });
    }
}
function reasonOf(run, error) {
    run.signal.throwIfAborted();
    if (!(error instanceof text_error/* TaxiwayError */.yJ) || error.kind === 'input' || error instanceof errors/* UnreadableError */.Gy)
        throw error;
    if (error instanceof errors/* RefusedError */.fk && error.status < 500 && error.status !== 429 && !(0,errors/* isForbidden */.US)(error))
        throw error;
    if (error instanceof errors/* NoAnswerError */.i5 && !error.sent)
        throw error;
    return (0,message/* withoutFullStop */.Qu)(error.message);
}
function uncheckedOf(rehearsal, operation, identity) {
    const { access } = operations/* operations */.zU[operation];
    const right = access.kind === 'capability' ? `${access.capability}:${access.level}` : operation;
    const unchecked = [];
    const isAccount = (0,key_kind/* kindOfKey */.R)(identity) === 'account';
    if (isAccount)
        unchecked.push(`whether the account key may write`);
    else if (!identity.keyScope?.permissions)
        unchecked.push(`whether the key has ${right}`);
    if (rehearsal.kind === 'deploy') {
        const { ref, importsVariables } = rehearsal;
        if (importsVariables && !isAccount)
            unchecked.push(`whether the key may import variables`);
        if (ref !== undefined)
            unchecked.push(`whether the service's repository has "${ref}"`);
    }
    else if (rehearsal.environmentSlug !== undefined) {
        unchecked.push(`whether environment "${rehearsal.environmentSlug}" exists`);
    }
    return unchecked;
}

;// CONCATENATED MODULE: ./build/actions/deploy/context.js


function flowOptions({ job, inputs: { follow, wait }, keyCheck }, timeoutMs) {
    return { ...follow, timeoutMs: Math.max(1, timeoutMs), wait, signal: job.signal, keyCheck };
}
async function dryRun(context, rehearsal, reason) {
    const { job, platform, inputs } = context;
    const unchecked = await rehearse(platform, rehearsal, flowOptions(context, inputs.follow.timeoutMs));
    if (unchecked.length === 0)
        return { outcome: 'skipped', reason };
    const list = unchecked.join('; ');
    job.console.notice((0,message/* message */.iU) `dry-run-unchecked: Dry run: the interface or the key did not show ${list}. The deploy itself will.`);
    return { outcome: 'skipped', reason, facts: [['Not checked', list]] };
}


/***/ }),

/***/ 9063:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   deployRef: () => (/* binding */ deployRef),
/* harmony export */   importVariables: () => (/* binding */ importVariables),
/* harmony export */   maskVariables: () => (/* binding */ maskVariables),
/* harmony export */   requestOf: () => (/* binding */ requestOf)
/* harmony export */ });
/* harmony import */ var _deployment_start_deploy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5418);
/* harmony import */ var _github_deployments_memory_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8046);
/* harmony import */ var _github_job_environment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8996);
/* harmony import */ var _text_defined_fields_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4917);
/* harmony import */ var _text_redactor_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(665);
/* harmony import */ var _text_size_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7397);
/* harmony import */ var _context_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8699);







const mostMs = 60_000;
async function deployRef(context, source, rehearsed = whatWouldHappen(source)) {
    const { platform, reporter, inputs } = context;
    const { timeoutMs } = inputs.follow;
    if (inputs.dryRun) {
        begin(context, source);
        const { serviceId, ref, variables } = source;
        const rehearsal = { kind: 'deploy', serviceId, ref, importsVariables: variables.length > 0 };
        return await (0,_context_js__WEBPACK_IMPORTED_MODULE_4__/* .dryRun */ .P)(context, rehearsal, `Dry run: ${rehearsed}`);
    }
    const startedMs = performance.now();
    const report = await (0,_deployment_start_deploy_js__WEBPACK_IMPORTED_MODULE_0__/* .deploy */ .g)(platform, requestOf(context, source), reporter, (0,_context_js__WEBPACK_IMPORTED_MODULE_4__/* .flowOptions */ .p)(context, timeoutMs));
    return { ...report, remainingMs: timeoutMs - (performance.now() - startedMs) };
}
function requestOf(context, source) {
    const { job, reporter } = context;
    const { serviceId, ref, variables } = source;
    begin(context, source);
    job.state.note({ serviceId });
    const { github } = reporter;
    const memory = { target: (0,_github_deployments_memory_js__WEBPACK_IMPORTED_MODULE_1__/* .serviceTarget */ .v)(serviceId) };
    github.syncDeployment({ deployments: github.deployments(), memory, refs: ref === undefined ? [] : [ref] });
    const beforeWrite = (timeoutMs) => importVariables(context, serviceId, variables, timeoutMs);
    return { serviceId, ...(0,_text_defined_fields_js__WEBPACK_IMPORTED_MODULE_5__/* .definedFields */ .X)({ ref }), beforeWrite };
}
function begin({ job }, { serviceId, ref, variables }) {
    maskVariables(job, variables);
    job.outputs.set('service-id', serviceId);
    job.outputs.set('ref', ref);
}
function whatWouldHappen({ serviceId, ref, variables }) {
    const what = ref === undefined ? 'the tracked branch' : `"${ref}"`;
    if (variables.length === 0)
        return `${what} would be deployed to service ${serviceId}.`;
    return `${(0,_text_size_js__WEBPACK_IMPORTED_MODULE_6__/* .formatCount */ .B)(variables.length, 'variable')} would be imported and ${what} deployed to service ${serviceId}.`;
}
function maskVariables(job, variables) {
    const shown = [...(0,_github_job_environment_js__WEBPACK_IMPORTED_MODULE_2__/* .printedInputs */ .QZ)(job.environment, ['api-key', 'github-token', 'env-vars']), ...job.inputs.env.values()];
    for (const { value } of variables)
        for (const mask of (0,_text_redactor_js__WEBPACK_IMPORTED_MODULE_3__/* .valuesToMask */ .yF)(value, shown))
            job.console.mask(mask);
}
async function importVariables({ job, platform }, id, variables, timeoutMs) {
    if (variables.length === 0)
        return;
    const { console, signal } = job;
    const vars = variables.map(({ key, value }) => ({ key, value }));
    const limits = { signal, timeoutMs: Math.min(mostMs, timeoutMs) };
    const { imported, skipped } = await platform.call('import_env', { id, vars }, limits);
    for (const { key, reason } of skipped ?? []) {
        const why = reason ? `: ${reason}` : '.';
        console.warn(`The platform skipped the variable "${key}"${why}`);
    }
    console.say(`Imported ${(0,_text_size_js__WEBPACK_IMPORTED_MODULE_6__/* .formatCount */ .B)(imported ?? vars.length, 'variable')}.`);
}


/***/ }),

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
                job.console.notice((0,_text_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU) `fleet-address-later: Dry run: the address of "${name}", which the variable ${key} needs, will be known once "${name}" is deployed.`);
                found.set(name, laterAddress);
            }
            else if (address === undefined) {
                const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU) `fleet-address-unknown: The variable ${key} needs the address of "${name}", which is not known. Set \`environment-url\` of "${name}" in the configuration file.`;
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
// EXTERNAL MODULE: ./build/actions/shared/job-reporter.js + 2 modules
var job_reporter = __webpack_require__(1917);
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
    const result = await (0,shared_run/* runToEnd */.c)(sub, async () => {
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
            ? (0,message/* message */.iU) `fleet-gate-only: A failed check rolls nothing back, because this run did not deploy the service.`
            : `The deployment stays in place, because \`rollback\` is not \`true\` in its \`gate\`.`;
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
    const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_3__/* .message */ .iU) `env-file-invalid: \`env-file\` is not a dotenv file: "${given}". Use a file of at most 1 MiB.`;
    throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz('env-file', text);
}
function parseDotenv(text, source) {
    const variables = new Map();
    const normal = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
    for (let at = 0; at < normal.length;) {
        const entry = normal.includes('\0') ? { problem: 'a NUL character' } : readEntry(normal, at);
        if ('problem' in entry) {
            const line = normal.slice(0, at).split('\n').length;
            const why = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_3__/* .message */ .iU) `dotenv-invalid: Line ${line} of \`${source}\` is not a dotenv line: it has ${entry.problem}. Write \`NAME=value\` lines.`;
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


/***/ })

};
