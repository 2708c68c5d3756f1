export const id = 820;
export const ids = [820,802];
export const modules = {

/***/ 6737:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ flowOptions)
/* harmony export */ });
function flowOptions({ job, inputs: { follow, wait }, keyCheck }, timeoutMs) {
    return { ...follow, timeoutMs: Math.max(1, timeoutMs), wait, signal: job.signal, keyCheck };
}


/***/ }),

/***/ 7183:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  P: () => (/* binding */ dryRun)
});

// EXTERNAL MODULE: ./build/client/errors.js
var errors = __webpack_require__(6695);
// EXTERNAL MODULE: ./build/client/key-kind.js
var key_kind = __webpack_require__(8008);
// EXTERNAL MODULE: ./build/client/time/run.js
var time_run = __webpack_require__(6487);
// EXTERNAL MODULE: ./build/contract/operations.js + 3 modules
var operations = __webpack_require__(1825);
// EXTERNAL MODULE: ./build/text/error.js
var text_error = __webpack_require__(4080);
// EXTERNAL MODULE: ./build/text/excerpt.js
var excerpt = __webpack_require__(6167);
// EXTERNAL MODULE: ./build/text/message.js
var message = __webpack_require__(3597);
// EXTERNAL MODULE: ./build/text/nearest.js
var nearest = __webpack_require__(2788);
// EXTERNAL MODULE: ./build/deployment/history.js
var deployment_history = __webpack_require__(278);
// EXTERNAL MODULE: ./build/deployment/start/preflight.js
var preflight = __webpack_require__(6266);
;// CONCATENATED MODULE: ./build/deployment/start/rehearsal.js










const lookMs = 30_000;
const longestList = 500;
async function rehearse(platform, rehearsal, options = {}) {
    const run = new time_run/* Run */.K(options);
    const isDeploy = rehearsal.kind === 'deploy';
    const operation = isDeploy ? 'deploy_service' : 'deploy_upload';
    const key = preflight/* KeyCheck */.yw.of(run, platform);
    const looking = isDeploy ? lookForService(run, platform, rehearsal.serviceId) : undefined;
    looking?.catch(() => undefined);
    const answer = await key.require(operation, isDeploy ? { serviceId: rehearsal.serviceId } : {});
    if (answer.kind === 'untold') {
        const text = (0,message/* message */.i) `dry-run-unanswered: The platform did not say whose key it is. ${answer.error.message} Check \`base-url\`, and whether the platform is up.`;
        throw new errors/* InputError */.dz('base-url', text, { answered: true });
    }
    const { identity } = answer;
    const found = isDeploy ? await looking : await lookForProject(run, platform, { ...rehearsal, identity });
    return [...(found ?? []), ...uncheckedOf(rehearsal, operation, identity)];
}
async function lookForService(run, platform, id) {
    try {
        await platform.call('list_deployments', { id, limit: 1 }, callOptions(run));
        return [];
    }
    catch (error) {
        if ((0,errors/* isMissing */.b2)(error)) {
            throw new errors/* InputError */.dz('service-id', (0,deployment_history/* serviceMissing */.WI)(id, error.status), { answered: true });
        }
        return [(0,message/* message */.i) `unchecked-service: whether service ${id} exists (${reasonOf(run, error)})`];
    }
}
async function lookForProject(run, platform, { projectSlug: slug, identity }) {
    try {
        if ((0,key_kind/* kindOfKey */.R)(identity) === 'account') {
            const projects = await platform.call('list_projects', {}, callOptions(run));
            const slugs = projects.flatMap((project) => project.slug ?? []);
            if (slugs.includes(slug))
                return [];
            const near = (0,excerpt/* excerpt */.Kb)((0,nearest/* nearestNames */.LE)(slug, slugs).join(', ') || 'none', longestList);
            const text = (0,message/* message */.i) `dry-run-project-missing: The platform lists no project "${slug}" for this key. The nearest that it lists: ${near}. Check \`project-slug\`, and whose key it is.`;
            throw new errors/* InputError */.dz('project-slug', text, { answered: true });
        }
        await platform.call('list_deleted_services', { slug }, callOptions(run));
        return [];
    }
    catch (error) {
        if ((0,errors/* isMissing */.b2)(error)) {
            const text = (0,message/* message */.i) `dry-run-project-unseen: The platform shows no project "${slug}" to this key (${error.status}). Check \`project-slug\` for a typo, and that the key belongs to this project.`;
            throw new errors/* InputError */.dz('project-slug', text, { answered: true });
        }
        return [(0,message/* message */.i) `unchecked-project: whether project ${slug} exists (${reasonOf(run, error)})`];
    }
}
function callOptions(run) {
    return { signal: run.signal, timeoutMs: Math.min(lookMs, run.remaining()) };
}
function reasonOf(run, error) {
    run.signal.throwIfAborted();
    if (!(error instanceof text_error/* TaxiwayError */.y) || error.kind === 'input' || error instanceof errors/* UnreadableError */.Gy)
        throw error;
    if (error instanceof errors/* RefusedError */.fk && error.status < 500 && error.status !== 429 && !(0,errors/* isForbidden */.US)(error))
        throw error;
    if (error instanceof errors/* NoAnswerError */.i5 && !error.sent)
        throw error;
    return (0,excerpt/* withoutFullStop */.Qu)(error.message);
}
function uncheckedOf(rehearsal, operation, identity) {
    const { access } = operations/* operations */.zU[operation];
    const right = access.kind === 'capability' ? `${access.capability}:${access.level}` : operation;
    const unchecked = [];
    const isAccount = (0,key_kind/* kindOfKey */.R)(identity) === 'account';
    if (isAccount)
        unchecked.push((0,message/* message */.i) `unchecked-write: whether the account key may write`);
    else if (!identity.keyScope?.permissions)
        unchecked.push((0,message/* message */.i) `unchecked-right: whether the key has ${right}`);
    if (rehearsal.kind === 'deploy') {
        const { ref, importsVariables } = rehearsal;
        if (importsVariables && !isAccount)
            unchecked.push((0,message/* message */.i) `unchecked-import: whether the key may import variables`);
        if (ref !== undefined)
            unchecked.push((0,message/* message */.i) `unchecked-ref: whether the service's repository has "${ref}"`);
    }
    else if (rehearsal.environmentSlug !== undefined) {
        unchecked.push((0,message/* message */.i) `unchecked-environment: whether environment "${rehearsal.environmentSlug}" exists`);
    }
    return unchecked;
}

// EXTERNAL MODULE: ./build/actions/deploy/context.js
var deploy_context = __webpack_require__(6737);
;// CONCATENATED MODULE: ./build/actions/deploy/dry-run.js



async function dryRun(context, rehearsal, reason) {
    const { job, platform, inputs } = context;
    const unchecked = await rehearse(platform, rehearsal, (0,deploy_context/* flowOptions */.p)(context, inputs.follow.timeoutMs));
    if (unchecked.length === 0)
        return { outcome: 'skipped', reason };
    const list = unchecked.join('; ');
    job.console.notice((0,message/* message */.i) `dry-run-unchecked: Dry run: the interface or the key did not show ${list}. The deploy itself will.`);
    return { outcome: 'skipped', reason, facts: [['Not checked', list]] };
}


/***/ }),

/***/ 9063:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   deployRef: () => (/* binding */ deployRef),
/* harmony export */   rehearseRef: () => (/* binding */ rehearseRef),
/* harmony export */   requestOf: () => (/* binding */ requestOf)
/* harmony export */ });
/* harmony import */ var _deployment_start_deploy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5418);
/* harmony import */ var _github_deployments_memory_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8046);
/* harmony import */ var _text_defined_fields_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4917);
/* harmony import */ var _text_size_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7397);
/* harmony import */ var _shared_import_variables_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7587);
/* harmony import */ var _context_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6737);
/* harmony import */ var _dry_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7183);







async function deployRef(context, source) {
    const { platform, reporter, inputs } = context;
    const { timeoutMs } = inputs.follow;
    if (inputs.dryRun)
        return await rehearseRef(context, source);
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
    github.keepInStep({ deployments: github.deployments(), memory, refs: ref === undefined ? [] : [ref] });
    const beforeWrite = (timeoutMs) => (0,_shared_import_variables_js__WEBPACK_IMPORTED_MODULE_2__/* .importVariables */ .b)(context, { serviceId, variables, timeoutMs });
    return { serviceId, ...(0,_text_defined_fields_js__WEBPACK_IMPORTED_MODULE_5__/* .definedFields */ .X)({ ref }), beforeWrite };
}
async function rehearseRef(context, source) {
    const { serviceId, ref, variables } = source;
    begin(context, source);
    const rehearsal = { kind: 'deploy', serviceId, ref, importsVariables: variables.all.length > 0 };
    return await (0,_dry_run_js__WEBPACK_IMPORTED_MODULE_3__/* .dryRun */ .P)(context, rehearsal, dryRunReason(source));
}
function begin({ job }, { serviceId, ref, variables }) {
    (0,_shared_import_variables_js__WEBPACK_IMPORTED_MODULE_2__/* .maskVariables */ .a)(job, variables);
    job.outputs.set('service-id', serviceId);
    job.outputs.set('ref', ref);
}
function dryRunReason({ serviceId, ref, variables: { all } }) {
    const what = ref === undefined ? 'the tracked branch' : `"${ref}"`;
    if (all.length === 0)
        return `Dry run: ${what} would be deployed to service ${serviceId}.`;
    return `Dry run: ${(0,_text_size_js__WEBPACK_IMPORTED_MODULE_6__/* .formatCount */ .B)(all.length, 'variable')} would be imported and ${what} deployed to service ${serviceId}.`;
}


/***/ }),

/***/ 9119:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ addressesFor),
/* harmony export */   m: () => (/* binding */ addressBook)
/* harmony export */ });
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6695);
/* harmony import */ var _config_file_services_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6906);
/* harmony import */ var _deployment_record_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8093);
/* harmony import */ var _text_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4080);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3597);





const lookMs = 30_000;
const laterAddress = 'https://known-after-its-deployment.invalid';
function addressBook({ job, platform, services, earlier, }) {
    const known = new Map();
    const read = new Map();
    const ofRecord = async (service) => {
        const inputs = services.get(service)?.inputs;
        const given = earlier.get(service)?.url ?? inputs?.get('environment-url')?.text;
        const serviceId = inputs?.get('service-id')?.text;
        if (given !== undefined || serviceId === undefined)
            return given;
        try {
            for await (const page of platform.history(serviceId, { signal: job.signal, timeoutMs: lookMs })) {
                return page.deployments.map((record) => (0,_deployment_record_js__WEBPACK_IMPORTED_MODULE_2__/* .readRecord */ .aE)(record).url).find((url) => url !== undefined);
            }
        }
        catch (error) {
            if (!(error instanceof _text_error_js__WEBPACK_IMPORTED_MODULE_3__/* .TaxiwayError */ .y))
                throw error;
        }
        return undefined;
    };
    return {
        note: (service, url) => {
            if (url !== undefined)
                known.set(service, url);
        },
        of: async (service) => {
            const own = known.get(service);
            if (own !== undefined)
                return own;
            const reading = read.get(service) ?? ofRecord(service);
            read.set(service, reading);
            return await reading;
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
/* harmony import */ var _config_file_find_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(143);
/* harmony import */ var _config_file_inputs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(945);
/* harmony import */ var _config_file_keys_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(16);
/* harmony import */ var _config_file_mistakes_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3013);
/* harmony import */ var _config_reporting_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9497);
/* harmony import */ var _config_workspace_path_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(196);
/* harmony import */ var _github_job_environment_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(8996);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(3597);











const defaultTimeoutMs = 2 * 60 * 60_000;
async function readFleetInputs(job) {
    const { inputs: given, context } = job;
    const mode = given.get('mode');
    if (mode === 'sweep') {
        const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_10__/* .message */ .i) `fleet-mode-unknown: \`mode: sweep\` is that of the preview action. A fleet has \`plan\`, \`deploy\`, \`preview\` and \`report\`.`;
        throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz('mode', text);
    }
    const found = await (0,_config_file_find_js__WEBPACK_IMPORTED_MODULE_3__/* .findConfig */ .u0)(given, context.config);
    if (found === undefined)
        throw (0,_config_file_mistakes_js__WEBPACK_IMPORTED_MODULE_6__/* .missingFile */ .Bi)(_config_file_keys_js__WEBPACK_IMPORTED_MODULE_5__/* .configFileName */ .S3);
    if (found.notice !== undefined)
        job.console.notice(found.notice);
    const { file } = found;
    if (file.services.size === 0) {
        const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_10__/* .message */ .i) `fleet-without-services: The configuration file has no services: "${file.path}". Add a list of them, with the key services.`;
        throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz('config', text);
    }
    const takes = () => true;
    const all = (0,_config_file_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .configuredInputs */ .Q)(given, found, { sha: context.sha, takes });
    for (const service of file.services.values())
        (0,_config_file_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .configuredInputs */ .Q)(given, found, { sha: context.sha, takes, service });
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
    throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz('services', (0,_text_message_js__WEBPACK_IMPORTED_MODULE_10__/* .message */ .i) `fleet-all-and-some: \`services\` and \`all: true\` cannot be combined. Set one of them.`);
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

/***/ 1439:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  V: () => (/* binding */ deployFleetService),
  q: () => (/* binding */ endOfRun)
});

// EXTERNAL MODULE: ./build/config/reporting.js
var reporting = __webpack_require__(9497);
// EXTERNAL MODULE: ./build/client/time/run.js
var time_run = __webpack_require__(6487);
// EXTERNAL MODULE: ./build/deployment/report.js
var report = __webpack_require__(2550);
// EXTERNAL MODULE: ./build/deployment/start/deploy.js
var deploy = __webpack_require__(5418);
// EXTERNAL MODULE: ./build/gate/gate.js + 5 modules
var gate = __webpack_require__(5405);
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
    return { outcome: (0,gate_report/* verdictOf */.V)(judged), passed, reason, url, deployment, gate: judged, isLive };
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

// EXTERNAL MODULE: ./build/text/message.js
var message = __webpack_require__(3597);
// EXTERNAL MODULE: ./build/actions/deploy/context.js
var deploy_context = __webpack_require__(6737);
// EXTERNAL MODULE: ./build/actions/deploy/ref.js
var ref = __webpack_require__(9063);
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
// EXTERNAL MODULE: ./build/client/errors.js
var errors = __webpack_require__(6695);
// EXTERNAL MODULE: ./build/config/following.js
var following = __webpack_require__(3752);
// EXTERNAL MODULE: ./build/config/variables.js
var variables = __webpack_require__(9274);
// EXTERNAL MODULE: ./build/text/defined-fields.js
var defined_fields = __webpack_require__(4917);
// EXTERNAL MODULE: ./build/actions/gate/inputs.js + 4 modules
var gate_inputs = __webpack_require__(699);
;// CONCATENATED MODULE: ./build/actions/fleet/service-inputs.js






function readServiceInputs(job, service, planned, { commit, remembered }) {
    const { inputs, context } = job;
    const serviceId = inputs.get('service-id');
    if (serviceId === undefined || service.inputs.has('archive-path')) {
        const text = (0,message/* message */.i) `fleet-upload: A fleet deploys services from Git. An upload creates another service each time: remove \`archive-path\` and set \`service-id\`.`;
        throw new errors/* InputError */.dz('service-id', text);
    }
    const follow = (0,following/* readFollowInputs */.j)(inputs);
    const isDeployed = !planned?.check;
    return {
        source: {
            kind: 'ref',
            serviceId,
            ref: commit ?? inputs.get('ref'),
            variables: isDeployed ? (0,variables/* readVariables */.C)(inputs, context.workspace) : { all: [], duplicates: [] },
        },
        follow,
        wait: inputs.get('wait'),
        dryRun: inputs.get('dry-run'),
        gate: service.gate && {
            checks: (0,gate_inputs/* readChecks */.w)(job, serviceId, follow),
            ...rollbackOf(inputs.get('rollback'), planned, remembered),
        },
    };
}
function rollbackOf(isAsked, planned, remembered) {
    if (planned?.check) {
        const noRollback = (0,message/* message */.i) `fleet-gate-only: A failed check rolls nothing back, because this run did not deploy the service.`;
        return { noRollback };
    }
    if (isAsked)
        return { rollback: true, ...(0,defined_fields/* definedFields */.X)({ remembered }) };
    const noRollback = (0,message/* message */.i) `fleet-rollback-not-set: The deployment stays in place, because \`rollback\` is not \`true\` in its \`gate\`.`;
    return { noRollback };
}

// EXTERNAL MODULE: ./build/actions/fleet/service-job.js + 1 modules
var service_job = __webpack_require__(2323);
;// CONCATENATED MODULE: ./build/actions/fleet/service.js












async function deployFleetService(context, service, { remainingMs }) {
    const { job, inputs: fleet, plan, platform, keyCheck } = context;
    const console = context.console.open(service.name);
    const planned = plan.services.find((each) => each.service === service.name);
    const { check } = planned ?? {};
    const commit = (check ?? plan).commit ?? undefined;
    const addresses = new Map();
    const addressOf = (name) => addresses.get(name);
    const takes = (name) => name !== 'archive-path';
    const sub = (0,service_job/* serviceJob */.D)(job, { fleet, service, console, commit, remainingMs, addressOf, takes });
    const report = { ...(0,reporting/* readReportInputs */.g)(sub.inputs), jobSummary: false };
    const reporter = new job_reporter/* JobReporter */.B(sub, 'deploy', report);
    let end;
    const result = await (0,shared_run/* resultOf */.B)(sub, async () => {
        if (!check)
            for (const each of await (0,fleet_addresses/* addressesFor */.S)(context, service, sub))
                addresses.set(...each);
        const serviceId = sub.inputs.get('service-id') ?? '';
        const remembered = reporter.github.rememberedRuns(serviceId);
        const inputs = readServiceInputs(sub, service, planned, { commit, remembered });
        const flow = { job: sub, platform, reporter, inputs, keyCheck };
        if (inputs.dryRun)
            return await rehearse(flow, inputs, check?.deploymentId);
        if (sub.inputs.get('rollback') && inputs.gate?.noRollback !== undefined)
            console.notice(inputs.gate.noRollback);
        const { source, gate, follow } = inputs;
        const request = {
            deploy: check ? { serviceId: source.serviceId } : (0,ref.requestOf)(flow, source),
            deployed: check?.deploymentId,
            gate,
            supersededPasses: report.supersededIsNeutral,
        };
        const shown = { request: { serviceId: source.serviceId, ...gate }, outputs: new gate_result/* GateOutputs */.Q(sub), isFollowUp: true };
        const startedMs = performance.now();
        end = await deployService(platform, request, (0,gate_reporter/* gateHost */.O)(sub, reporter, shown), (0,deploy_context/* flowOptions */.p)(flow, follow.timeoutMs));
        const { outcome, reason, url, deployment } = end;
        if (end.gate !== undefined)
            return { ...(0,gate_result/* resultOfGate */.U)(end.gate, sub.redactor), url, remainingMs: 0 };
        return { ...deployment, outcome, reason, remainingMs: follow.timeoutMs - (performance.now() - startedMs) };
    });
    const run = await reporter.finish(result);
    await console.close();
    return { ...endOfRun(run), isLive: end?.isLive ?? false, gate: end?.gate };
}
function endOfRun({ verdict: outcome, passed, reason, url, cause, ...deployment }) {
    return { outcome, passed, reason, url, cause, deployment };
}
async function rehearse(flow, { source }, deploymentId) {
    if (deploymentId === undefined)
        return await (0,ref.rehearseRef)(flow, source);
    const reason = (0,message/* message */.i) `fleet-gate-rehearsed: Dry run: the gate of deployment ${deploymentId} would be run.`;
    return { outcome: 'skipped', reason };
}


/***/ }),

/***/ 7587:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ maskVariables),
/* harmony export */   b: () => (/* binding */ importVariables)
/* harmony export */ });
/* harmony import */ var _github_job_environment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8996);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3597);
/* harmony import */ var _text_redactor_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(665);
/* harmony import */ var _text_size_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7397);




const mostMs = 60_000;
function maskVariables(job, { all }) {
    const shown = [...(0,_github_job_environment_js__WEBPACK_IMPORTED_MODULE_0__/* .printedInputs */ .QZ)(job.environment, ['api-key', 'github-token', 'env-vars']), ...job.inputs.env.values()];
    for (const { value } of all)
        for (const mask of (0,_text_redactor_js__WEBPACK_IMPORTED_MODULE_1__/* .valuesToMask */ .yF)(value, shown))
            job.console.mask(mask);
}
async function importVariables({ job, platform }, { serviceId, variables: { all, duplicates }, timeoutMs, }) {
    if (all.length === 0)
        return;
    const { console, signal } = job;
    for (const key of duplicates) {
        console.warn((0,_text_message_js__WEBPACK_IMPORTED_MODULE_2__/* .message */ .i) `variable-twice: Variable "${key}" is set twice. The last value is used.`);
    }
    const vars = all.map(({ key, value }) => ({ key, value }));
    const limits = { signal, timeoutMs: Math.min(mostMs, timeoutMs) };
    const { imported, skipped } = await platform.call('import_env', { id: serviceId, vars }, limits);
    for (const { key, reason } of skipped ?? []) {
        const why = reason ? `: ${reason}` : '.';
        console.warn((0,_text_message_js__WEBPACK_IMPORTED_MODULE_2__/* .message */ .i) `variable-skipped: The platform skipped the variable "${key}"${why}`);
    }
    console.say(`Imported ${(0,_text_size_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCount */ .B)(imported ?? all.length, 'variable')}.`);
}


/***/ })

};
