export const id = 9802;
export const ids = [9802];
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

/***/ 9497:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ defaultReport),
/* harmony export */   g: () => (/* binding */ readReportInputs)
/* harmony export */ });
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6695);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9190);


function readReportInputs(inputs) {
    return {
        jobSummary: inputs.get('job-summary'),
        annotateFiles: inputs.get('annotate-files'),
        supersededIsNeutral: inputs.get('on-superseded') === 'neutral',
        environmentUrl: inputs.get('environment-url'),
        environment: inputs.get('environment'),
        githubToken: readToken(inputs),
        timeoutMs: inputs.get('timeout'),
    };
}
const defaultReport = readReportInputs(new _inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .Inputs */ .G(() => undefined));
function readToken(inputs) {
    const token = inputs.get('github-token');
    if (token === undefined || /^[\x21-\x7e]+$/.test(token))
        return token;
    const text = `${inputs.named('github-token')} is not a token: it contains a space, a line break or a non-ASCII character.`;
    throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('github-token', text);
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


/***/ })

};
