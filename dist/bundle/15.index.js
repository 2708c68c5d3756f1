export const id = 15;
export const ids = [15,802,975];
export const modules = {

/***/ 9063:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   deployRef: () => (/* binding */ deployRef),
/* harmony export */   requestOf: () => (/* binding */ requestOf)
/* harmony export */ });
/* harmony import */ var _deployment_start_deploy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5418);
/* harmony import */ var _github_deployments_memory_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8046);
/* harmony import */ var _text_defined_fields_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4917);
/* harmony import */ var _text_size_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7397);
/* harmony import */ var _shared_import_variables_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7587);
/* harmony import */ var _context_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8699);






async function deployRef(context, source, rehearsed = whatWouldHappen(source)) {
    const { platform, reporter, inputs } = context;
    const { timeoutMs } = inputs.follow;
    if (inputs.dryRun) {
        begin(context, source);
        const { serviceId, ref, variables } = source;
        const rehearsal = { kind: 'deploy', serviceId, ref, importsVariables: variables.length > 0 };
        return await (0,_context_js__WEBPACK_IMPORTED_MODULE_3__/* .dryRun */ .P)(context, rehearsal, `Dry run: ${rehearsed}`);
    }
    const startedMs = performance.now();
    const report = await (0,_deployment_start_deploy_js__WEBPACK_IMPORTED_MODULE_0__/* .deploy */ .g)(platform, requestOf(context, source), reporter, (0,_context_js__WEBPACK_IMPORTED_MODULE_3__/* .flowOptions */ .p)(context, timeoutMs));
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
    const beforeWrite = (timeoutMs) => (0,_shared_import_variables_js__WEBPACK_IMPORTED_MODULE_2__/* .importVariables */ .b)(context, { serviceId, variables, timeoutMs });
    return { serviceId, ...(0,_text_defined_fields_js__WEBPACK_IMPORTED_MODULE_4__/* .definedFields */ .X)({ ref }), beforeWrite };
}
function begin({ job }, { serviceId, ref, variables }) {
    (0,_shared_import_variables_js__WEBPACK_IMPORTED_MODULE_2__/* .maskVariables */ .a)(job, variables);
    job.outputs.set('service-id', serviceId);
    job.outputs.set('ref', ref);
}
function whatWouldHappen({ serviceId, ref, variables }) {
    const what = ref === undefined ? 'the tracked branch' : `"${ref}"`;
    if (variables.length === 0)
        return `${what} would be deployed to service ${serviceId}.`;
    return `${(0,_text_size_js__WEBPACK_IMPORTED_MODULE_5__/* .formatCount */ .B)(variables.length, 'variable')} would be imported and ${what} deployed to service ${serviceId}.`;
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

/***/ 9802:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ isGiven),
/* harmony export */   readFleetInputs: () => (/* binding */ readFleetInputs),
/* harmony export */   w: () => (/* binding */ isClosing)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6695);
/* harmony import */ var _config_file_config_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4821);
/* harmony import */ var _config_file_find_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(143);
/* harmony import */ var _config_file_inputs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(945);
/* harmony import */ var _config_file_keys_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(16);
/* harmony import */ var _config_reporting_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9497);
/* harmony import */ var _config_workspace_path_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(196);
/* harmony import */ var _github_job_environment_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(8996);










const defaultTimeoutMs = 2 * 60 * 60_000;
async function readFleetInputs(job) {
    const { inputs: given, context } = job;
    const mode = given.get('mode');
    if (mode === 'sweep') {
        const text = '`mode: sweep` is that of the preview action. A fleet has `plan`, `deploy`, `preview` and `report`.';
        throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz('mode', text);
    }
    const found = await (0,_config_file_find_js__WEBPACK_IMPORTED_MODULE_4__/* .findConfig */ .u)(given, context.config);
    if (found === undefined)
        throw (0,_config_file_config_file_js__WEBPACK_IMPORTED_MODULE_3__/* .missingFile */ .B)(_config_file_keys_js__WEBPACK_IMPORTED_MODULE_6__/* .configFileName */ .S3);
    if (found.notice !== undefined)
        job.console.notice(found.notice);
    const { file } = found;
    if (file.services.size === 0) {
        const text = `The configuration file has no services: "${file.path}". Add a list of them, with the key services.`;
        throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz('config', text);
    }
    const takes = () => true;
    const all = (0,_config_file_inputs_js__WEBPACK_IMPORTED_MODULE_5__/* .configuredInputs */ .Q)(given, found, { sha: context.sha, takes });
    for (const service of file.services.values())
        (0,_config_file_inputs_js__WEBPACK_IMPORTED_MODULE_5__/* .configuredInputs */ .Q)(given, found, { sha: context.sha, takes, service });
    const results = given.get('results');
    for (const name of ['timeout', 'max-parallel', 'fail-fast'])
        all.get(name);
    return {
        mode,
        found,
        all,
        timeoutMs: isGiven(given, 'timeout') ? given.get('timeout') : defaultTimeoutMs,
        choice: mode === 'preview' && isClosing(job) ? 'all' : readChoice(given),
        changedSince: given.get('changed-since') ?? (mode === 'preview' || isQueued(job, mode) ? 'event' : undefined),
        report: (0,_config_reporting_js__WEBPACK_IMPORTED_MODULE_7__/* .readReportInputs */ .g)(all),
        comment: all.get('comment'),
        results: results === undefined ? undefined : folderOf(context.workspace, results, mode),
    };
}
function isQueued({ environment }, mode) {
    return mode === 'plan' && environment['GITHUB_EVENT_NAME'] === _github_job_environment_js__WEBPACK_IMPORTED_MODULE_9__/* .mergeQueue */ ._5;
}
function isClosing({ environment }) {
    return (0,_github_job_environment_js__WEBPACK_IMPORTED_MODULE_9__/* .readPullRequestEvent */ .$f)(environment)?.action === 'closed';
}
function readChoice(inputs) {
    const names = inputs.get('services');
    if (!inputs.get('all'))
        return names ?? 'changed';
    if (names === undefined)
        return 'all';
    throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz('services', '`services` and `all: true` cannot be combined. Set one of them.');
}
function folderOf(workspace, given, mode) {
    const asked = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace, given);
    if (mode !== 'report' && !(0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(workspace, asked).startsWith('..'))
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(asked, { recursive: true });
    return (0,_config_workspace_path_js__WEBPACK_IMPORTED_MODULE_8__/* .pathInWorkspace */ .ep)(workspace, 'results', given);
}
function isGiven(inputs, name) {
    return inputs.text(name) !== undefined && inputs.originOf(name) === undefined;
}


/***/ }),

/***/ 8975:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fixedForPreview: () => (/* binding */ fixedForPreview),
/* harmony export */   previewFleetService: () => (/* binding */ previewFleetService)
/* harmony export */ });
/* harmony import */ var _config_file_inputs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(945);
/* harmony import */ var _preview_action_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5257);
/* harmony import */ var _addresses_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9119);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9802);
/* harmony import */ var _service_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2530);
/* harmony import */ var _service_job_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2323);






function fixedForPreview({ inputs }, service) {
    const environment = (0,_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .isGiven */ .q)(inputs, 'environment') ? inputs.text('environment') : 'preview';
    return { 'job-summary': false, comment: false, service, environment: `${environment}/${service}` };
}
async function previewFleetService(context, service, turn) {
    const { job, inputs, plan } = context;
    const { name } = service;
    const console = context.console.open(name);
    const isClosed = (0,_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .isClosing */ .w)(job);
    const addresses = isClosed ? new Map() : await (0,_addresses_js__WEBPACK_IMPORTED_MODULE_2__/* .addressesFor */ .S)(context, service);
    const sub = (0,_service_job_js__WEBPACK_IMPORTED_MODULE_5__/* .serviceJob */ .D)(job, {
        fleet: inputs,
        service,
        console,
        commit: plan.commit ?? undefined,
        fixed: fixedForPreview(job, name),
        remainingMs: turn.remainingMs,
        addressOf: (other) => addresses.get(other),
        takes: (input) => !_config_file_inputs_js__WEBPACK_IMPORTED_MODULE_0__.productionInputs.has(input) && !(isClosed && input === 'env-vars'),
    });
    const run = await (0,_preview_action_js__WEBPACK_IMPORTED_MODULE_1__.preview)(sub);
    await console.close();
    const isLive = run.outcome === 'succeeded' || run.outcome === 'accepted';
    return { ...(0,_service_js__WEBPACK_IMPORTED_MODULE_4__/* .endOfRun */ .q)(run), isLive };
}


/***/ }),

/***/ 2323:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  r: () => (/* binding */ serviceInputs),
  D: () => (/* binding */ serviceJob)
});

// EXTERNAL MODULE: ./build/config/file/inputs.js
var inputs = __webpack_require__(945);
// EXTERNAL MODULE: ./build/config/inputs.js
var config_inputs = __webpack_require__(9190);
// EXTERNAL MODULE: ./build/config/table.js
var table = __webpack_require__(2307);
// EXTERNAL MODULE: ./build/output/untrusted.js
var untrusted = __webpack_require__(8894);
;// CONCATENATED MODULE: ./build/output/console.js

class KeptOutputs {
    #values = new Map();
    #redactor;
    constructor(redactor) {
        this.#redactor = redactor;
    }
    get values() {
        return this.#values;
    }
    has(name) {
        return this.#values.has(name);
    }
    get(name) {
        return this.#values.get(name);
    }
    set(name, value) {
        if (value !== undefined)
            this.setMasked(name, (0,untrusted/* sanitizeText */.jZ)(value, this.#redactor));
    }
    setMasked(name, value) {
        this.#values.set(name, value);
    }
    async addSummary(_markdown) { }
}

// EXTERNAL MODULE: ./build/text/defined-fields.js
var defined_fields = __webpack_require__(4917);
// EXTERNAL MODULE: ./build/actions/shared/job.js
var shared_job = __webpack_require__(3659);
// EXTERNAL MODULE: ./build/actions/fleet/inputs.js
var fleet_inputs = __webpack_require__(9802);
;// CONCATENATED MODULE: ./build/actions/fleet/service-job.js







const ofStep = new Set([
    'base-url',
    'api-key',
    'github-token',
    'poll-interval',
    'success-states',
    'failure-states',
    'on-superseded',
    'dry-run',
    'environment',
]);
function serviceJob(job, run) {
    const { fleet, service, console, fixed, commit, addressOf, takes, remainingMs = Number.POSITIVE_INFINITY } = run;
    const { waitAgain, observe } = job;
    const inputs = serviceInputs(job, fleet, { service, sha: commit, ...(0,defined_fields/* definedFields */.X)({ addressOf }), takes });
    const timeout = Math.max(1, Math.min(inputs.get('timeout'), remainingMs));
    return {
        environment: job.environment,
        context: { ...job.context, logFile: undefined, jobFolder: undefined },
        inputs: inputs.with({ ...fixed, timeout }),
        redactor: job.redactor,
        console,
        outputs: new KeptOutputs(job.redactor),
        state: new shared_job/* StateRecord */.lv((state) => noteOpen(job, service.name, state)),
        signal: job.signal,
        ...(waitAgain && { waitAgain }),
        ...(observe && { observe }),
        end: () => undefined,
    };
}
const mostOpenBytes = 64_000;
function noteOpen({ state }, name, { services: _, ...left }) {
    const { [name]: before, ...others } = state.current.services ?? {};
    if (left.finished && left.untold === undefined && left.preview?.pendingComment === undefined) {
        if (before !== undefined)
            state.note({ services: others });
    }
    else if (left.deploymentId !== undefined || left.preview !== undefined) {
        const services = { ...others, [name]: left };
        if (Buffer.byteLength(JSON.stringify(services)) <= mostOpenBytes)
            state.note({ services });
    }
}
function serviceInputs(job, { found }, run) {
    const given = new config_inputs/* Inputs */.G((name) => {
        if (!(0,table/* isInputName */.wp)(name) || !ofStep.has(name) || !(0,fleet_inputs/* isGiven */.q)(job.inputs, name))
            return undefined;
        return name === 'environment' ? `${job.inputs.text(name)}/${run.service.name}` : job.inputs.verbatim(name);
    });
    return (0,inputs/* configuredInputs */.Q)(given, found, run);
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
// EXTERNAL MODULE: ./build/gate/gate.js + 3 modules
var gate = __webpack_require__(2306);
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
// EXTERNAL MODULE: ./build/actions/gate/result.js
var gate_result = __webpack_require__(7789);
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
        const rollback = rollbackOf(inputs.get('rollback'), check, remembered);
        if (checks && inputs.get('rollback') && rollback.noRollback !== undefined)
            console.notice(rollback.noRollback);
        const gate = checks && { checks, ...rollback };
        const request = {
            deploy: check ? { serviceId } : (0,ref.requestOf)(flow, source),
            deployed: check?.deploymentId,
            gate,
            supersededPasses: report.supersededIsNeutral,
        };
        const host = (0,gate_reporter/* gateHost */.O)(sub, reporter, { serviceId, ...gate }, { isFollowUp: true });
        const startedMs = performance.now();
        end = await deployService(platform, request, host, (0,deploy_context/* flowOptions */.p)(flow, follow.timeoutMs));
        const { outcome, reason, url, deployment } = end;
        if (end.gate !== undefined)
            return { ...(0,gate_result/* resultOfGate */.Um)(end.gate), url, remainingMs: 0 };
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
function rollbackOf(isAsked, check, remembered) {
    if (check) {
        const noRollback = (0,message/* message */.i) `fleet-gate-only: A failed check rolls nothing back, because this run did not deploy the service.`;
        return { noRollback };
    }
    if (isAsked)
        return { rollback: true, ...(0,defined_fields/* definedFields */.X)({ remembered }) };
    const noRollback = (0,message/* message */.i) `fleet-rollback-not-set: The deployment stays in place, because \`rollback\` is not \`true\` in its \`gate\`.`;
    return { noRollback };
}


/***/ }),

/***/ 1015:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   finishFleet: () => (/* binding */ finishFleet)
/* harmony export */ });
/* harmony import */ var _config_file_inputs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(945);
/* harmony import */ var _fleet_inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9802);
/* harmony import */ var _fleet_preview_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8975);
/* harmony import */ var _fleet_service_job_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2323);




const atOnce = 16;
async function finishFleet(job, services, finish) {
    const entries = Object.entries(services);
    if (entries.length === 0)
        return;
    const fleet = await (0,_fleet_inputs_js__WEBPACK_IMPORTED_MODULE_1__.readFleetInputs)(job);
    const isPreview = fleet.mode === 'preview';
    const takes = (input) => input !== 'archive-path' && input !== 'env-vars' && !(isPreview && _config_file_inputs_js__WEBPACK_IMPORTED_MODULE_0__.productionInputs.has(input));
    const open = entries.values();
    const work = async () => {
        for (const [name, left] of open) {
            const service = fleet.found.file.services.get(name);
            if (service === undefined)
                continue;
            const own = { service: name, 'job-summary': fleet.report.jobSummary };
            const fixed = isPreview ? { ...(0,_fleet_preview_js__WEBPACK_IMPORTED_MODULE_2__.fixedForPreview)(job, name), ...own } : own;
            const { console } = job;
            const run = { fleet, service, console, commit: job.context.sha, fixed, takes };
            await finish({ ...(0,_fleet_service_job_js__WEBPACK_IMPORTED_MODULE_3__/* .serviceJob */ .D)(job, run), outputs: job.outputs }, left);
        }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
}


/***/ }),

/***/ 7587:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ maskVariables),
/* harmony export */   b: () => (/* binding */ importVariables)
/* harmony export */ });
/* harmony import */ var _github_job_environment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8996);
/* harmony import */ var _text_redactor_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(665);
/* harmony import */ var _text_size_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7397);



const mostMs = 60_000;
function maskVariables(job, variables) {
    const shown = [...(0,_github_job_environment_js__WEBPACK_IMPORTED_MODULE_0__/* .printedInputs */ .QZ)(job.environment, ['api-key', 'github-token', 'env-vars']), ...job.inputs.env.values()];
    for (const { value } of variables)
        for (const mask of (0,_text_redactor_js__WEBPACK_IMPORTED_MODULE_1__/* .valuesToMask */ .yF)(value, shown))
            job.console.mask(mask);
}
async function importVariables({ job, platform }, { serviceId, variables, timeoutMs, }) {
    if (variables.length === 0)
        return;
    const { console, signal } = job;
    const vars = variables.map(({ key, value }) => ({ key, value }));
    const limits = { signal, timeoutMs: Math.min(mostMs, timeoutMs) };
    const { imported, skipped } = await platform.call('import_env', { id: serviceId, vars }, limits);
    for (const { key, reason } of skipped ?? []) {
        const why = reason ? `: ${reason}` : '.';
        console.warn(`The platform skipped the variable "${key}"${why}`);
    }
    console.say(`Imported ${(0,_text_size_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B)(imported ?? vars.length, 'variable')}.`);
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


/***/ })

};
