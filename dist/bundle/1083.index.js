export const id = 1083;
export const ids = [1083,7397];
export const modules = {

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
/* harmony import */ var _config_file_find_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1263);
/* harmony import */ var _config_file_inputs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(945);
/* harmony import */ var _config_file_keys_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(16);
/* harmony import */ var _config_hosts_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8072);
/* harmony import */ var _config_reporting_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9497);
/* harmony import */ var _config_table_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(6787);
/* harmony import */ var _config_workspace_path_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(196);
/* harmony import */ var _github_job_environment_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(8996);
/* harmony import */ var _preview_task_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(5358);













async function readFleetInputs(job) {
    const { inputs: given, context } = job;
    const mode = given.get('mode');
    if (mode === 'sweep') {
        const text = `${given.named('mode', 'sweep')} is that of the preview action. A fleet has \`plan\`, \`begin\`, \`deploy\`, \`preview\` and \`report\`.`;
        throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz('mode', text);
    }
    const found = await (0,_config_file_find_js__WEBPACK_IMPORTED_MODULE_4__/* .findConfig */ .u0)(given, context.config);
    if (found === undefined)
        throw (0,_config_file_config_file_js__WEBPACK_IMPORTED_MODULE_3__/* .missingFile */ .Bi)(_config_file_keys_js__WEBPACK_IMPORTED_MODULE_6__/* .configFileName */ .S3);
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
    const isQueued = mode === 'plan' && job.environment['GITHUB_EVENT_NAME'] === _github_job_environment_js__WEBPACK_IMPORTED_MODULE_11__/* .mergeQueue */ ._5;
    const isProposed = mode === 'preview' || isQueued;
    const results = given.get('results');
    for (const name of ['timeout', 'max-parallel', 'fail-fast'])
        all.get(name);
    return {
        mode,
        found,
        all,
        timeoutMs: isGiven(given, 'timeout')
            ? given.get('timeout')
            : _config_table_js__WEBPACK_IMPORTED_MODULE_9__/* .inputTable */ .Fu.timeout.read('timeout', (0,_config_hosts_js__WEBPACK_IMPORTED_MODULE_7__/* .defaultIn */ .jx)('fleet', 'timeout')),
        choice: mode === 'preview' && isClosing(job, all) ? 'all' : readChoice(given),
        changedSince: given.get('changed-since') ?? (isProposed ? 'event' : undefined),
        report: (0,_config_reporting_js__WEBPACK_IMPORTED_MODULE_8__/* .readReportInputs */ .g)(all),
        comment: all.get('comment'),
        results: results === undefined ? undefined : folderOf(context.workspace, results, { mode, named: given.named }),
    };
}
function isClosing({ environment }, all) {
    const { action, labels } = (0,_github_job_environment_js__WEBPACK_IMPORTED_MODULE_11__/* .readPullRequestEvent */ .$f)(environment) ?? {};
    const listed = all.get('when-labeled');
    if (action === 'unlabeled' && labels !== undefined && listed !== undefined)
        return !(0,_preview_task_js__WEBPACK_IMPORTED_MODULE_12__/* .hasListed */ .U)(labels, listed);
    return action === 'closed';
}
function readChoice(inputs) {
    const names = inputs.get('services');
    if (!inputs.get('all'))
        return names ?? 'changed';
    if (names === undefined)
        return 'all';
    throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz('services', `${inputs.named('services')} and ${inputs.named('all', 'true')} cannot be combined. Set one of them.`);
}
function folderOf(workspace, given, { mode, named }) {
    const asked = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace, given);
    if (mode !== 'report' && !(0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(workspace, asked).startsWith('..'))
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(asked, { recursive: true });
    return (0,_config_workspace_path_js__WEBPACK_IMPORTED_MODULE_10__/* .pathInWorkspace */ .ep)(workspace, 'results', given, { named });
}
function isGiven(inputs, name) {
    return inputs.text(name) !== undefined && inputs.originOf(name) === undefined;
}


/***/ }),

/***/ 2754:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D0: () => (/* binding */ serviceJob),
/* harmony export */   r7: () => (/* binding */ serviceInputs),
/* harmony export */   uw: () => (/* binding */ fixedForPreview)
/* harmony export */ });
/* harmony import */ var _config_file_inputs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(945);
/* harmony import */ var _config_inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9190);
/* harmony import */ var _config_table_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6787);
/* harmony import */ var _output_console_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5273);
/* harmony import */ var _run_job_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5097);
/* harmony import */ var _run_state_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9047);
/* harmony import */ var _run_written_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(935);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9802);








function serviceJob(job, run) {
    const { fleet, service, console, fixed, remainingMs = Number.POSITIVE_INFINITY } = run;
    const inputs = serviceInputs(job, fleet, run);
    (0,_run_job_js__WEBPACK_IMPORTED_MODULE_4__/* .maskSecretInputs */ .q)(inputs, console);
    const timeout = Math.max(1, Math.min(inputs.get('timeout'), remainingMs));
    return {
        ...job,
        context: { ...job.context, reportFiles: (0,_run_written_files_js__WEBPACK_IMPORTED_MODULE_6__/* .filesOfRun */ .w)(job), logFile: undefined, jobFolder: undefined },
        inputs: inputs.with({ ...fixed, timeout }),
        console,
        outputs: new _output_console_js__WEBPACK_IMPORTED_MODULE_3__/* .Outputs */ .t(job.redactor),
        state: new _run_state_js__WEBPACK_IMPORTED_MODULE_5__/* .StateRecord */ .l((state) => noteOpen(job, service.name, state)),
        end: () => undefined,
    };
}
const mostOpenBytes = 64_000;
function noteOpen({ state }, name, { services: _, ...left }) {
    const { [name]: before, ...others } = state.current.services ?? {};
    const { claim, pendingComment } = left.preview ?? {};
    if (left.finished && (left.unreported ?? claim ?? pendingComment) === undefined) {
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
    const lookup = (name) => {
        if (!(0,_config_table_js__WEBPACK_IMPORTED_MODULE_2__/* .isInputName */ .wp)(name) || !_config_table_js__WEBPACK_IMPORTED_MODULE_2__/* .inputTable */ .Fu[name].holdsForFleet || !(0,_inputs_js__WEBPACK_IMPORTED_MODULE_7__/* .isGiven */ .q)(job.inputs, name))
            return undefined;
        return name === 'environment' ? `${job.inputs.text(name)}/${run.service.name}` : job.inputs.verbatim(name);
    };
    const given = new _config_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .Inputs */ .G(lookup, undefined, {}, job.inputs.named);
    const ofStepEnvironment = (0,_inputs_js__WEBPACK_IMPORTED_MODULE_7__/* .isGiven */ .q)(job.inputs, 'environment') ? job.inputs.text('environment') : undefined;
    const environmentOf = (name) => ofStepEnvironment && `${ofStepEnvironment}/${name}`;
    return (0,_config_file_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .configuredInputs */ .Q)(given, found, { ...run, environmentOf });
}
function fixedForPreview({ inputs }, service) {
    const environment = (0,_inputs_js__WEBPACK_IMPORTED_MODULE_7__/* .isGiven */ .q)(inputs, 'environment') ? inputs.text('environment') : 'preview';
    return { 'job-summary': false, comment: false, service, environment: `${environment}/${service}` };
}


/***/ }),

/***/ 1015:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   finishFleet: () => (/* binding */ finishFleet)
/* harmony export */ });
/* harmony import */ var _config_table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6787);
/* harmony import */ var _fleet_inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9802);
/* harmony import */ var _fleet_service_job_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2754);



const atOnce = 16;
async function finishFleet(job, services, finish) {
    const entries = Object.entries(services);
    if (entries.length === 0)
        return;
    const fleet = await (0,_fleet_inputs_js__WEBPACK_IMPORTED_MODULE_1__.readFleetInputs)(job);
    const isPreview = fleet.mode === 'preview';
    const takes = (input) => input !== 'archive-path' && input !== 'env-vars' && !(isPreview && _config_table_js__WEBPACK_IMPORTED_MODULE_0__/* .inputTable */ .Fu[input].isOfProduction);
    const open = entries.values();
    const work = async () => {
        for (const [name, left] of open) {
            const service = fleet.found.file.services.get(name);
            if (service === undefined)
                continue;
            const own = { service: name, 'job-summary': fleet.report.jobSummary };
            const fixed = isPreview ? { ...(0,_fleet_service_job_js__WEBPACK_IMPORTED_MODULE_2__/* .fixedForPreview */ .uw)(job, name), ...own } : own;
            const { console } = job;
            const run = { fleet, service, console, sha: job.context.sha, fixed, takes };
            await finish({ ...(0,_fleet_service_job_js__WEBPACK_IMPORTED_MODULE_2__/* .serviceJob */ .D0)(job, run), outputs: job.outputs }, left);
        }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
}


/***/ }),

/***/ 5358:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ hasListed)
/* harmony export */ });
function hasListed(labels, listed) {
    const lower = new Set(labels.map((label) => label.toLowerCase()));
    return listed.some((label) => lower.has(label.toLowerCase()));
}


/***/ }),

/***/ 935:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ filesOfRun)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);

function filesOfRun({ context, inputs }) {
    const { workspace, logFile, jobFolder, reportFiles = [] } = context;
    const named = ['junit', 'events', 'results'].map((name) => inputs.text(name));
    const inWorkspace = named.flatMap((file) => (file === undefined ? [] : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workspace, file)));
    return [...reportFiles, ...inWorkspace, ...[logFile, jobFolder].filter((file) => file !== undefined)];
}


/***/ }),

/***/ 7397:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ formatCount),
/* harmony export */   X: () => (/* binding */ formatSize)
/* harmony export */ });
const units = ['B', 'kB', 'MB', 'GB', 'TB'];
function formatSize(bytes) {
    let [amount, unit] = [bytes, 0];
    for (; amount >= 999.5 && unit < units.length - 1; unit += 1)
        amount /= 1000;
    const digits = unit === 0 || amount >= 99.95 ? 0 : 1;
    return `${amount.toFixed(digits)} ${units[unit]}`;
}
function formatCount(count, noun) {
    const grouped = String(count).replaceAll(/\B(?=(\d{3})+$)/g, ',');
    return `${grouped} ${count === 1 ? noun : `${noun}s`}`;
}


/***/ })

};
