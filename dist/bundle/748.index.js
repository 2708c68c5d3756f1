export const id = 748;
export const ids = [748];
export const modules = {

/***/ 1056:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  doctor: () => (/* binding */ doctor)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./build/client/base-url.js
var base_url = __webpack_require__(2701);
// EXTERNAL MODULE: ./build/output/log-commands.js
var log_commands = __webpack_require__(6393);
// EXTERNAL MODULE: ./build/output/run-result.js + 1 modules
var run_result = __webpack_require__(861);
// EXTERNAL MODULE: ./build/output/untrusted.js
var untrusted = __webpack_require__(8894);
// EXTERNAL MODULE: ./build/text/excerpt.js
var excerpt = __webpack_require__(6167);
// EXTERNAL MODULE: ./build/text/message.js
var message = __webpack_require__(3597);
// EXTERNAL MODULE: ./build/actions/shared/failure.js
var failure = __webpack_require__(6410);
// EXTERNAL MODULE: ./build/actions/shared/run.js
var run = __webpack_require__(5389);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/config/connection.js
var connection = __webpack_require__(2807);
// EXTERNAL MODULE: ./build/config/table.js
var table = __webpack_require__(2307);
// EXTERNAL MODULE: ./build/config/workspace-path.js
var workspace_path = __webpack_require__(196);
// EXTERNAL MODULE: ./build/text/defined-fields.js
var defined_fields = __webpack_require__(4917);
;// CONCATENATED MODULE: ./build/actions/doctor/inputs.js





const defaultTimeout = '2m';
function readDoctorInputs(inputs, workspace) {
    const report = inputs.get('report');
    const timeout = inputs.originOf('timeout') ? undefined : inputs.text('timeout');
    return {
        connection: (0,connection/* readConnection */.d)(inputs),
        serviceId: inputs.get('service-id'),
        deploymentId: inputs.get('deployment-id'),
        timeoutMs: table/* inputTable */.Fu.timeout.read('timeout', timeout ?? defaultTimeout),
        words: (0,defined_fields/* definedFields */.X)({
            successStates: inputs.get('success-states'),
            failureStates: inputs.get('failure-states'),
        }),
        reportFile: report === undefined ? undefined : reportFile(workspace, report),
        jobSummary: inputs.get('job-summary'),
    };
}
function reportFile(workspace, given) {
    (0,workspace_path/* pathInWorkspace */.ep)(workspace, 'report', (0,external_node_path_.dirname)((0,external_node_path_.resolve)(workspace, given)));
    return (0,workspace_path/* fileToWrite */.NE)(workspace, 'report', given);
}

;// CONCATENATED MODULE: ./build/actions/doctor/action.js










async function doctor(job, { show } = {}) {
    let shown = async () => undefined;
    const result = await (0,run/* resultOf */.B)(job, async () => {
        const inputs = readDoctorInputs(job.inputs, job.context.workspace);
        const report = await examine(job, inputs);
        await publish(job, report, inputs);
        shown = async () => await show?.(report, inputs.connection.baseUrl);
        return { outcome: report.ready ? 'succeeded' : 'failed', reason: report.next };
    }, () => (0,message/* message */.i) `doctor-cancelled: Nothing was written.`);
    const ready = result.outcome === 'succeeded';
    job.end((0,run_result/* endRun */.lb)(result, { supersededIsNeutral: false, clean: (text) => (0,untrusted/* sanitizeText */.jZ)(text, job.redactor) }));
    await shown();
    job.outputs.set('ready', String(ready));
    if (!ready)
        job.console.error(result.reason);
}
async function examine(job, { connection, serviceId, deploymentId, timeoutMs, words }) {
    const { doctor: readAndReport } = await __webpack_require__.e(/* import() */ 571).then(__webpack_require__.bind(__webpack_require__, 8571));
    const { signal, console } = job;
    const progress = (text) => {
        console.say(`${text}\u2026`);
        console.stand?.(text);
    };
    return await readAndReport({ ...connection, serviceId, deploymentId, ...words }, { signal, timeoutMs, progress, proxied: isProxied(job, connection.baseUrl) });
}
function isProxied({ environment }, baseUrl) {
    const { hostname, protocol } = new URL(baseUrl);
    const of = (name) => environment[name] || environment[name.toLowerCase()] || '';
    const proxy = of(protocol === 'https:' ? 'HTTPS_PROXY' : 'HTTP_PROXY');
    const exempt = of('NO_PROXY')
        .split(/[\s,]+/)
        .filter(Boolean);
    const isExempt = exempt.some((name) => name === '*' || `.${hostname}`.endsWith(`.${name.replace(/^\*?\./, '').split(':')[0]}`));
    return proxy !== '' && !(0,base_url/* isLoopback */.U)(hostname) && !isExempt;
}
async function publish({ outputs, redactor, console }, report, { reportFile, jobSummary, connection: { baseUrl } }) {
    const attempt = async (input, write) => {
        try {
            await write();
        }
        catch (error) {
            console.warn((0,message/* message */.i) `doctor-file-not-written: Could not write the file of \`${input}\`: ${(0,failure/* textOf */.b)(error)}`);
        }
    };
    outputs.setMasked('report', redactor.redact((0,log_commands/* guardedJson */.v)(report.shared)));
    if (reportFile !== undefined) {
        const json = redactor.redact(JSON.stringify(report.shared, undefined, 2));
        await attempt('report', () => (0,external_node_fs_.writeFileSync)(reportFile, `${json}\n`));
    }
    if (!jobSummary)
        return;
    const { doctorSummary } = await __webpack_require__.e(/* import() */ 853).then(__webpack_require__.bind(__webpack_require__, 853));
    const clean = (text) => (0,excerpt/* shorten */.ml)((0,untrusted/* sanitizeText */.jZ)(text, redactor), 500);
    await attempt('job-summary', () => outputs.addSummary(doctorSummary(report, { baseUrl, clean })));
}


/***/ }),

/***/ 9497:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ defaultReport),
/* harmony export */   g: () => (/* binding */ readReportInputs)
/* harmony export */ });
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6695);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3597);


const defaultReport = {
    jobSummary: true,
    annotateFiles: true,
    supersededIsNeutral: false,
    environmentUrl: undefined,
    environment: undefined,
    githubToken: undefined,
};
function readReportInputs(inputs) {
    return {
        jobSummary: inputs.get('job-summary'),
        annotateFiles: inputs.get('annotate-files'),
        supersededIsNeutral: inputs.get('on-superseded') === 'neutral',
        environmentUrl: inputs.get('environment-url'),
        environment: inputs.get('environment'),
        githubToken: readToken(inputs),
    };
}
function readToken(inputs) {
    const token = inputs.get('github-token');
    if (token === undefined || /^[\x21-\x7e]+$/.test(token))
        return token;
    const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_1__/* .message */ .i) `token-invalid: \`github-token\` is not a token: it contains a space, a line break or a non-ASCII character.`;
    throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('github-token', text);
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


/***/ })

};
