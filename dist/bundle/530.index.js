export const id = 530;
export const ids = [530,802];
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
// EXTERNAL MODULE: ./build/contract/operations.js + 2 modules
var operations = __webpack_require__(71);
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
    const isAccount = (0,key_kind/* kindOfKey */.R)(identity) === 'account';
    const { access } = operations/* operations */.zU[operation];
    const right = access.kind === 'capability' ? `${access.capability}:${access.level}` : operation;
    const ofKey = isAccount
        ? [(0,message/* message */.i) `unchecked-write: whether the account key may write`]
        : identity.keyScope?.permissions
            ? []
            : [(0,message/* message */.i) `unchecked-right: whether the key has ${right}`];
    switch (rehearsal.kind) {
        case 'deploy': {
            const { ref, importsVariables } = rehearsal;
            const ofVariables = importsVariables && !isAccount ? [(0,message/* message */.i) `unchecked-import: whether the key may import variables`] : [];
            return [
                ...ofKey,
                ...ofVariables,
                ...(ref === undefined ? [] : [(0,message/* message */.i) `unchecked-ref: whether the service's repository has "${ref}"`]),
            ];
        }
        case 'upload': {
            const { environmentSlug } = rehearsal;
            return [
                ...ofKey,
                ...(environmentSlug === undefined
                    ? []
                    : [(0,message/* message */.i) `unchecked-environment: whether environment "${environmentSlug}" exists`]),
            ];
        }
        default:
            return rehearsal;
    }
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

/***/ 2325:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ readDeployInputs)
/* harmony export */ });
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6695);
/* harmony import */ var _config_connection_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2807);
/* harmony import */ var _config_following_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3752);
/* harmony import */ var _config_reporting_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9497);
/* harmony import */ var _config_table_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2307);
/* harmony import */ var _config_variables_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9274);
/* harmony import */ var _config_workspace_path_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(196);
/* harmony import */ var _text_defined_fields_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4917);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3597);









function readDeployInputs(inputs, context) {
    const report = (0,_config_reporting_js__WEBPACK_IMPORTED_MODULE_3__/* .readReportInputs */ .g)(inputs);
    return {
        connection: (0,_config_connection_js__WEBPACK_IMPORTED_MODULE_1__/* .readConnection */ .d)(inputs),
        source: readSource(inputs, context, report),
        follow: (0,_config_following_js__WEBPACK_IMPORTED_MODULE_2__/* .readFollowInputs */ .j)(inputs),
        report,
        wait: inputs.get('wait'),
        dryRun: inputs.get('dry-run'),
    };
}
function readSource(inputs, { workspace }, report) {
    const serviceId = inputs.get('service-id');
    const path = inputs.get('archive-path');
    const skipUnchanged = inputs.get('skip-unchanged');
    if (serviceId !== undefined && path !== undefined) {
        const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_7__/* .message */ .i) `source-ambiguous: \`service-id\` ("${serviceId}") and \`archive-path\` ("${path}") cannot be combined. Set \`service-id\` to deploy an existing service, or \`archive-path\` to upload to a new one.`;
        throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('service-id', text);
    }
    if (serviceId !== undefined)
        return readRefSource(inputs, workspace, { serviceId, skipUnchanged });
    if (path !== undefined)
        return readArchiveSource(inputs, workspace, { path, skipUnchanged, report });
    const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_7__/* .message */ .i) `source-missing: There is nothing to deploy. Set \`service-id\` for a service that is built from Git, or \`archive-path\` for a folder or archive.`;
    throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('service-id', text);
}
function readRefSource(inputs, workspace, { serviceId, skipUnchanged }) {
    const forUploads = [...inputs.given(_config_table_js__WEBPACK_IMPORTED_MODULE_4__/* .uploadInputs */ .fj), ...(skipUnchanged ? ['skip-unchanged'] : [])];
    const name = forUploads.find((each) => inputs.originOf(each) === undefined);
    if (name !== undefined) {
        const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_7__/* .message */ .i) `input-for-uploads-only: \`${name}\` applies to uploads only. Remove it, or set \`archive-path\` instead of \`service-id\`.`;
        throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz(name, text);
    }
    return { kind: 'ref', serviceId, ref: inputs.get('ref'), variables: (0,_config_variables_js__WEBPACK_IMPORTED_MODULE_5__/* .readVariables */ .C)(inputs, workspace) };
}
function readArchiveSource(inputs, workspace, { path, skipUnchanged, report }) {
    refuseWithArchive(inputs);
    if (skipUnchanged && report.environment === undefined) {
        const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_7__/* .message */ .i) `skip-unchanged-needs-environment: \`skip-unchanged\` needs \`environment\`, because the last upload is recorded in its GitHub deployment. Set both or neither.`;
        throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('environment', text);
    }
    const projectSlug = inputs.get('project-slug');
    if (projectSlug === undefined) {
        const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_7__/* .message */ .i) `project-slug-missing: \`project-slug\` is missing. Set the project in which the upload creates its service.`;
        throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('project-slug', text);
    }
    const name = inputs.get('service-name');
    if (name === undefined) {
        const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_7__/* .message */ .i) `service-name-missing: \`service-name\` is missing. Set the name of the service that the upload creates.`;
        throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('service-name', text);
    }
    const fields = {
        name,
        ...(0,_text_defined_fields_js__WEBPACK_IMPORTED_MODULE_8__/* .definedFields */ .X)({
            runtimeMode: inputs.get('runtime-mode'),
            rootDir: inputs.get('root-dir'),
            installCommand: inputs.get('install-command'),
            buildCommand: inputs.get('build-command'),
            startCommand: inputs.get('start-command'),
            internalPort: inputs.get('internal-port'),
            planKey: inputs.get('plan-key'),
        }),
    };
    return {
        kind: 'archive',
        path: (0,_config_workspace_path_js__WEBPACK_IMPORTED_MODULE_6__/* .pathInWorkspace */ .e)(workspace, 'archive-path', path),
        projectSlug,
        environmentSlug: inputs.get('environment-slug'),
        fields,
        skipUnchanged,
    };
}
function refuseWithArchive(inputs) {
    if (inputs.text('ref') !== undefined) {
        const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_7__/* .message */ .i) `ref-with-upload: \`ref\` applies to deploys from Git only. Remove it, or set \`service-id\` instead of \`archive-path\`.`;
        throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('ref', text);
    }
    const [name] = inputs.given(['env-vars', 'env-file']);
    if (name !== undefined) {
        const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_7__/* .message */ .i) `variables-with-upload: \`${name}\` cannot be combined with \`archive-path\`, because each upload creates a new service. Set variables on an existing service and deploy it with \`service-id\`.`;
        throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz(name, text);
    }
}


/***/ }),

/***/ 9063:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   deployRef: () => (/* binding */ deployRef)
/* harmony export */ });
/* harmony import */ var _deployment_start_deploy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5418);
/* harmony import */ var _text_defined_fields_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4917);
/* harmony import */ var _text_size_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7397);
/* harmony import */ var _shared_import_variables_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7587);
/* harmony import */ var _context_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6737);
/* harmony import */ var _dry_run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7183);






async function deployRef(context, source) {
    const { job, platform, reporter, inputs } = context;
    const { serviceId, ref, variables, whileBusy } = source;
    const { timeoutMs } = inputs.follow;
    (0,_shared_import_variables_js__WEBPACK_IMPORTED_MODULE_1__/* .maskVariables */ .a)(job, variables);
    job.outputs.set('service-id', serviceId);
    job.outputs.set('ref', ref);
    if (inputs.dryRun) {
        const rehearsal = { kind: 'deploy', serviceId, ref, importsVariables: variables.all.length > 0 };
        return await (0,_dry_run_js__WEBPACK_IMPORTED_MODULE_2__/* .dryRun */ .P)(context, rehearsal, dryRunReason(source));
    }
    const startedMs = performance.now();
    job.state.note({ serviceId });
    const { github } = reporter;
    const memory = { target: `service:${serviceId}` };
    github.keepInStep({ deployments: github.deployments(), memory, refs: ref === undefined ? [] : [ref] });
    const beforeWrite = (remainingMs) => (0,_shared_import_variables_js__WEBPACK_IMPORTED_MODULE_1__/* .importVariables */ .b)(context, { serviceId, variables, timeoutMs: remainingMs });
    const request = { serviceId, ...(0,_text_defined_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .definedFields */ .X)({ ref, whileBusy }), beforeWrite };
    const report = await (0,_deployment_start_deploy_js__WEBPACK_IMPORTED_MODULE_0__/* .deploy */ .g)(platform, request, reporter, (0,_context_js__WEBPACK_IMPORTED_MODULE_4__/* .flowOptions */ .p)(context, timeoutMs));
    return { ...report, remainingMs: timeoutMs - (performance.now() - startedMs) };
}
function dryRunReason({ serviceId, ref, variables: { all } }) {
    const what = ref === undefined ? 'the tracked branch' : `"${ref}"`;
    if (all.length === 0)
        return `Dry run: ${what} would be deployed to service ${serviceId}.`;
    return `Dry run: ${(0,_text_size_js__WEBPACK_IMPORTED_MODULE_5__/* .formatCount */ .B)(all.length, 'variable')} would be imported and ${what} deployed to service ${serviceId}.`;
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
        changedSince: given.get('changed-since') ?? (mode === 'preview' ? 'event' : undefined),
        report: (0,_config_reporting_js__WEBPACK_IMPORTED_MODULE_7__/* .readReportInputs */ .g)(all),
        comment: all.get('comment'),
        results: results === undefined ? undefined : folderOf(context.workspace, results, mode),
    };
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
    return (0,_config_workspace_path_js__WEBPACK_IMPORTED_MODULE_8__/* .pathInWorkspace */ .e)(workspace, 'results', given);
}
function isGiven(inputs, name) {
    return inputs.text(name) !== undefined && inputs.originOf(name) === undefined;
}


/***/ }),

/***/ 2323:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
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
    const { fleet, service, console, fixed, commit, addressOf, takes } = run;
    const outputs = new KeptOutputs(job.redactor);
    let ended;
    const { waitAgain, observe } = job;
    const given = new config_inputs/* Inputs */.G((name) => ((0,table/* isInputName */.wp)(name) ? (fixed[name] ?? givenTo(job, service, name)) : undefined));
    return {
        environment: job.environment,
        context: { ...job.context, logFile: undefined, jobFolder: undefined },
        inputs: (0,inputs/* configuredInputs */.Q)(given, fleet.found, { service, sha: commit, addressOf, takes }),
        redactor: job.redactor,
        console,
        outputs,
        state: new shared_job/* StateRecord */.lv((state) => noteOpen(job, service.name, state)),
        signal: job.signal,
        ...(waitAgain && { waitAgain }),
        ...(observe && { observe }),
        get ended() {
            return ended;
        },
        end: (result, passed) => {
            ended = { result, passed };
        },
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
function givenTo(job, { name: service }, name) {
    if (!ofStep.has(name) || !(0,fleet_inputs/* isGiven */.q)(job.inputs, name))
        return undefined;
    return name === 'environment' ? `${job.inputs.text(name)}/${service}` : job.inputs.verbatim(name);
}


/***/ }),

/***/ 2530:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  V: () => (/* binding */ deployFleetService),
  N: () => (/* binding */ isDeployed)
});

// EXTERNAL MODULE: ./build/client/errors.js
var errors = __webpack_require__(6695);
// EXTERNAL MODULE: ./build/config/inputs.js
var inputs = __webpack_require__(9190);
// EXTERNAL MODULE: ./build/config/reporting.js
var reporting = __webpack_require__(9497);
// EXTERNAL MODULE: ./build/config/table.js
var table = __webpack_require__(2307);
// EXTERNAL MODULE: ./build/deployment/start/deploy.js
var start_deploy = __webpack_require__(5418);
// EXTERNAL MODULE: ./build/gate/gate.js + 5 modules
var gate_gate = __webpack_require__(5405);
;// CONCATENATED MODULE: ./build/fleet/service.js


async function deployService(platform, { deploy: request, gate: checks, supersededPasses = false }, host, options = {}) {
    const whileBusy = async () => undefined;
    const deployment = await deploy(platform, { whileBusy, ...request }, host, options);
    const judged = await gateOf(platform, deployment, checks, host, options);
    return endOf(deployment, judged, supersededPasses);
}
function endOf(deployment, judged, supersededPasses) {
    const { outcome, url, reason } = deployment;
    if (judged === undefined) {
        const passed = outcome === 'succeeded' || outcome === 'accepted' || (outcome === 'superseded' && supersededPasses);
        return { outcome, passed, reason, url, deployment };
    }
    const known = { reason: judged.reason, url: url ?? judged.deployment.url, deployment, gate: judged };
    if (judged.passed)
        return { outcome: 'succeeded', passed: true, ...known };
    const isFailed = judged.checks.some(({ result }) => result === 'failed');
    const verdict = judged.deployment.outcome === 'succeeded' ? 'aborted' : judged.deployment.outcome;
    return { outcome: isFailed ? 'failed' : verdict, passed: false, ...known };
}
async function gateOf(platform, { outcome, serviceId, deploymentId }, checks, host, options) {
    const isJudged = outcome === 'succeeded' && checks !== undefined;
    if (!isJudged || serviceId === undefined || deploymentId === undefined)
        return undefined;
    const { wait: _, ...following } = options;
    return await gate(platform, { serviceId, deploymentId, ...checks }, onlyNewLines(host), following);
}
const shown = new Set(['hole', 'status', 'url']);
function onlyNewLines(host) {
    let isRollingBack = false;
    return {
        waitAgain: (target) => host.waitAgain?.(target),
        clean: (text) => host.clean?.(text) ?? text,
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

// EXTERNAL MODULE: ./build/output/run-result.js
var run_result = __webpack_require__(5223);
// EXTERNAL MODULE: ./build/text/defined-fields.js
var defined_fields = __webpack_require__(4917);
// EXTERNAL MODULE: ./build/text/message.js
var message = __webpack_require__(3597);
// EXTERNAL MODULE: ./build/actions/deploy/inputs.js
var deploy_inputs = __webpack_require__(2325);
// EXTERNAL MODULE: ./build/actions/deploy/ref.js
var ref = __webpack_require__(9063);
// EXTERNAL MODULE: ./build/actions/gate/inputs.js + 3 modules
var gate_inputs = __webpack_require__(2531);
// EXTERNAL MODULE: ./build/actions/gate/reporter.js
var gate_reporter = __webpack_require__(9673);
// EXTERNAL MODULE: ./build/actions/gate/result.js + 1 modules
var result = __webpack_require__(1431);
// EXTERNAL MODULE: ./build/actions/shared/job-reporter.js + 3 modules
var job_reporter = __webpack_require__(9046);
// EXTERNAL MODULE: ./build/actions/shared/run.js
var run = __webpack_require__(5389);
// EXTERNAL MODULE: ./build/actions/fleet/addresses.js
var fleet_addresses = __webpack_require__(9119);
// EXTERNAL MODULE: ./build/actions/fleet/service-job.js + 1 modules
var service_job = __webpack_require__(2323);
;// CONCATENATED MODULE: ./build/actions/fleet/service.js


















const shortCommit = 12;
async function deployFleetService(context, service, turn) {
    const { job, inputs, plan } = context;
    const console = context.console.open(service.name);
    const addresses = new Map();
    const planned = plan.services.find((each) => each.service === service.name);
    const check = planned?.check ?? undefined;
    const commit = (check ?? plan).commit ?? undefined;
    const sub = (0,service_job/* serviceJob */.D)(job, {
        fleet: inputs,
        service,
        console,
        commit,
        fixed: { 'job-summary': 'false', ...(0,defined_fields/* definedFields */.X)({ ref: commit }) },
        addressOf: (name) => addresses.get(name),
        takes: (name) => name !== 'archive-path',
    });
    const report = (0,reporting/* readReportInputs */.g)(sub.inputs);
    const reporter = new job_reporter/* JobReporter */.B(sub, 'deploy', report);
    const result = await (0,run/* resultOf */.B)(sub, async () => {
        if (check !== undefined)
            return await recheck(context, { sub, reporter, service, turn, ...check });
        for (const [name, address] of await (0,fleet_addresses/* addressesFor */.S)(context, service, sub))
            addresses.set(name, address);
        const deployed = await deployOne(context, { sub, reporter, service, turn });
        const isJudged = service.gate !== undefined && deployed.outcome === 'succeeded';
        if (!isJudged)
            return deployed;
        const goBackTo = planned?.goBackTo ?? undefined;
        return await judge(context, { sub, reporter, service, deployed, ...rollbackOf(service, commit, goBackTo) });
    });
    await reporter.finish(result);
    const passed = (0,run_result/* passes */.W)(result, report);
    const { outcome, verdict = outcome, reason } = result;
    const excerpt = passed ? [] : reporter.failure();
    await console.close();
    const isLive = check === undefined && isDeployed(result);
    return { outcome: verdict, passed, reason, url: sub.outputs.get('url'), isLive, result, excerpt };
}
function isDeployed({ outcome, isRolledBack = false }) {
    return (outcome === 'succeeded' || outcome === 'accepted') && !isRolledBack;
}
async function deployOne({ platform, keyCheck }, { sub, reporter, service, turn }) {
    const inputs = (0,deploy_inputs/* readDeployInputs */.J)(sub.inputs, sub.context);
    const { source, follow } = inputs;
    if (source.kind !== 'ref' || service.inputs.has('archive-path')) {
        const text = (0,message/* message */.i) `fleet-upload: A fleet deploys services from Git. An upload creates another service each time: remove \`archive-path\` and set \`service-id\`.`;
        throw new errors/* InputError */.dz('service-id', text);
    }
    const timeoutMs = Math.min(follow.timeoutMs, turn.remainingMs);
    const whileBusy = async () => undefined;
    const own = { ...inputs, follow: { ...follow, timeoutMs } };
    return await (0,ref.deployRef)({ job: sub, platform, reporter, inputs: own, keyCheck }, { ...source, whileBusy });
}
function rollbackOf({ gate: checks }, commit = '', goBackTo) {
    if (checks?.rollback !== true) {
        const text = (0,message/* message */.i) `fleet-rollback-not-set: The deployment stays in place, because \`rollback\` is not \`true\` in its \`gate\`.`;
        return { noRollback: text };
    }
    if (goBackTo !== undefined)
        return { goBackTo };
    const judged = commit.slice(0, shortCommit);
    const text = (0,message/* message */.i) `fleet-nothing-to-go-back-to: A failed check rolls nothing back, because no successful deployment of a commit other than ${judged} is known.`;
    return { noRollback: text };
}
async function recheck(context, one) {
    const { sub, service, turn, deploymentId } = one;
    const { follow, dryRun } = (0,deploy_inputs/* readDeployInputs */.J)(sub.inputs, sub.context);
    if (dryRun) {
        const reason = (0,message/* message */.i) `fleet-gate-rehearsed: Dry run: the gate of deployment ${deploymentId} would be run.`;
        return { outcome: 'skipped', reason };
    }
    const serviceId = service.inputs.get('service-id')?.text;
    const remainingMs = Math.min(follow.timeoutMs, turn.remainingMs);
    const deployed = { outcome: 'succeeded', reason: '', deploymentId, serviceId, remainingMs };
    const noRollback = (0,message/* message */.i) `fleet-gate-only: A failed check rolls nothing back, because this run did not deploy the service.`;
    return await judge(context, { ...one, deployed, noRollback });
}
async function judge({ platform, keyCheck }, { sub, reporter, service, deployed, goBackTo, noRollback }) {
    if (service.gate?.rollback && noRollback !== undefined)
        sub.console.notice(noRollback);
    const given = new inputs/* Inputs */.G((name) => {
        if (name === 'deployment-id')
            return deployed.deploymentId;
        if (name === 'rollback-ref')
            return goBackTo;
        return (0,table/* isInputName */.wp)(name) ? sub.inputs.verbatim(name) : undefined;
    });
    const { request: asked } = (0,gate_inputs/* readGateInputs */.r)(given, sub.context);
    const request = { ...asked, ...(0,defined_fields/* definedFields */.X)({ noRollback }) };
    const host = (0,gate_reporter/* gateHost */.O)(sub, reporter, { request, outputs: new result/* GateOutputs */.Q(sub), isFollowUp: true });
    const { remainingMs = 0 } = deployed;
    const following = {
        ...(0,deploy_inputs/* readDeployInputs */.J)(sub.inputs, sub.context).follow,
        timeoutMs: Math.max(1, remainingMs),
        keyCheck,
        signal: sub.signal,
    };
    const judged = await (0,gate_gate.gate)(platform, request, onlyNewLines(host), following);
    const isRolledBack = judged.rollback?.deployment.outcome === 'succeeded';
    const url = deployed.url ?? judged.deployment.url;
    return { ...(0,result/* resultOfGate */.U)(judged, sub.redactor), url, isRolledBack, remainingMs: 0 };
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
    const shown = [...(0,_github_job_environment_js__WEBPACK_IMPORTED_MODULE_0__/* .printedInputs */ .QZ)(job.environment, ['api-key', 'github-token', 'env-vars']), ...job.inputs.shown];
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
