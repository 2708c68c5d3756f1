export const id = 3889;
export const ids = [3889];
export const modules = {

/***/ 3889:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   finishFleet: () => (/* binding */ finishFleet)
/* harmony export */ });
/* harmony import */ var _config_file_config_search_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6615);
/* harmony import */ var _config_input_table_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(786);
/* harmony import */ var _fleet_fleet_inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6529);
/* harmony import */ var _fleet_service_service_job_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9642);
/* harmony import */ var _fleet_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8118);





const atOnce = 16;
async function finishFleet(job, services, finish) {
    const entries = Object.entries(services);
    if (entries.length === 0)
        return;
    const fleet = (0,_fleet_fleet_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .readFleetInputs */ .O)(job, (0,_fleet_js__WEBPACK_IMPORTED_MODULE_4__.fleetHost)(job), await (0,_config_file_config_search_js__WEBPACK_IMPORTED_MODULE_0__/* .findConfig */ .u0)(job.inputs, job.context.config));
    const isPreview = fleet.mode === 'preview';
    const takes = (input) => input !== 'archive-path' && input !== 'env-vars' && !(isPreview && _config_input_table_js__WEBPACK_IMPORTED_MODULE_1__/* .inputTable */ .Fu[input].isOfProduction);
    const open = entries.values();
    const work = async () => {
        for (const [name, left] of open) {
            const service = fleet.found.file.services.get(name);
            if (service === undefined)
                continue;
            const own = { service: name, 'job-summary': fleet.report.jobSummary };
            const fixed = isPreview ? { ...(0,_fleet_service_service_job_js__WEBPACK_IMPORTED_MODULE_3__/* .fixedForPreview */ .uw)(job, name), ...own } : own;
            const { console } = job;
            const run = { fleet, service, console, sha: job.context.sha, fixed, takes };
            await finish({ ...(0,_fleet_service_service_job_js__WEBPACK_IMPORTED_MODULE_3__/* .serviceJob */ .D0)(job, run), outputs: job.outputs }, left);
        }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
}


/***/ }),

/***/ 9642:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D0: () => (/* binding */ serviceJob),
/* harmony export */   r7: () => (/* binding */ serviceInputs),
/* harmony export */   uw: () => (/* binding */ fixedForPreview)
/* harmony export */ });
/* harmony import */ var _config_file_configured_inputs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4580);
/* harmony import */ var _config_input_table_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(786);
/* harmony import */ var _config_inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9190);
/* harmony import */ var _output_job_outputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7776);
/* harmony import */ var _run_files_written_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1259);
/* harmony import */ var _run_job_state_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(461);
/* harmony import */ var _run_secret_masking_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3970);
/* harmony import */ var _fleet_inputs_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6529);








function serviceJob(job, run) {
    const { fleet, service, console, fixed, remainingMs = Number.POSITIVE_INFINITY } = run;
    const inputs = serviceInputs(job, fleet, run);
    (0,_run_secret_masking_js__WEBPACK_IMPORTED_MODULE_6__/* .maskSecretInputs */ .q)(inputs, console);
    const timeout = Math.max(1, Math.min(inputs.get('timeout'), remainingMs));
    return {
        ...job,
        context: { ...job.context, reportFiles: (0,_run_files_written_files_js__WEBPACK_IMPORTED_MODULE_4__/* .listWrittenFiles */ .L)(job), logFile: undefined, jobFolder: undefined },
        inputs: inputs.with({ ...fixed, timeout }),
        console,
        outputs: new _output_job_outputs_js__WEBPACK_IMPORTED_MODULE_3__/* .Outputs */ .t(job.redactor),
        state: new _run_job_state_js__WEBPACK_IMPORTED_MODULE_5__/* .StateRecord */ .l((state) => noteOpen(job, service.name, state)),
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
        if (!(0,_config_input_table_js__WEBPACK_IMPORTED_MODULE_1__/* .isInputName */ .wp)(name) || !_config_input_table_js__WEBPACK_IMPORTED_MODULE_1__/* .inputTable */ .Fu[name].holdsForFleet || !(0,_fleet_inputs_js__WEBPACK_IMPORTED_MODULE_7__/* .isSetOutsideFile */ .i)(job.inputs, name))
            return undefined;
        return name === 'environment' ? `${job.inputs.text(name)}/${run.service.name}` : job.inputs.verbatim(name);
    };
    const given = new _config_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .Inputs */ .G(lookup, undefined, {}, job.inputs.named);
    const ofStepEnvironment = (0,_fleet_inputs_js__WEBPACK_IMPORTED_MODULE_7__/* .isSetOutsideFile */ .i)(job.inputs, 'environment') ? job.inputs.text('environment') : undefined;
    const findEnvironment = (name) => ofStepEnvironment && `${ofStepEnvironment}/${name}`;
    return (0,_config_file_configured_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .configuredInputs */ .Q)(given, found, { ...run, environmentOf: findEnvironment });
}
function fixedForPreview({ inputs }, service) {
    const environment = (0,_fleet_inputs_js__WEBPACK_IMPORTED_MODULE_7__/* .isSetOutsideFile */ .i)(inputs, 'environment') ? inputs.text('environment') : 'preview';
    return { 'job-summary': false, comment: false, service, environment: `${environment}/${service}` };
}


/***/ }),

/***/ 1259:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ listWrittenFiles)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);

function listWrittenFiles({ context, inputs }) {
    const { workspace, logFile, jobFolder, reportFiles = [] } = context;
    const named = ['junit', 'events', 'results'].map((name) => inputs.text(name));
    const inWorkspace = named.flatMap((file) => (file === undefined ? [] : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workspace, file)));
    return [...reportFiles, ...inWorkspace, ...[logFile, jobFolder].filter((file) => file !== undefined)];
}


/***/ })

};
