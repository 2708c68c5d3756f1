export const id = 320;
export const ids = [320];
export const modules = {

/***/ 3752:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ readFollowInputs)
/* harmony export */ });
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6695);
/* harmony import */ var _deployment_verdict_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9022);
/* harmony import */ var _text_defined_fields_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4917);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3597);




function readFollowInputs(inputs) {
    const pollIntervalMs = inputs.get('poll-interval');
    const successStates = inputs.get('success-states') ?? [];
    const failureStates = inputs.get('failure-states') ?? [];
    const failures = new Set(failureStates.map(_deployment_verdict_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .normalise */ .j7));
    const both = successStates.find((word) => failures.has((0,_deployment_verdict_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .normalise */ .j7)(word)));
    if (both !== undefined) {
        const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_2__/* .message */ .i) `word-in-both-lists: \`success-states\` and \`failure-states\` both contain "${both}". Keep it in one of them.`;
        throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('success-states', text);
    }
    return {
        timeoutMs: inputs.get('timeout'),
        ...(0,_text_defined_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .definedFields */ .X)({ pollIntervalMs }),
        successStates,
        failureStates,
        explainFailure: true,
    };
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


/***/ }),

/***/ 9022:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j7: () => (/* binding */ normalise),
/* harmony export */   vQ: () => (/* binding */ buildVocabulary)
/* harmony export */ });
/* unused harmony export assumedWords */
const assumedWords = [
    ['succeeded', ['success', 'succeeded', 'succeed', 'successful', 'conditionsucceeded', 'runtimesuccessful']],
    ['succeeded', ['live', 'healthy', 'ready', 'complete', 'completed', 'finished', 'done']],
    ['failed', ['failed', 'fail', 'failure', 'error', 'errored', 'internalerror', 'crashed', 'crashederror', 'rejected']],
    ['failed', ['timeout', 'timedout', 'timeouterror', 'expired']],
    ['failed', ['buildfailed', 'builderror', 'predeployfailed', 'hookerror', 'updatefailed', 'createfailed']],
    ['failed', ['launchfailed', 'runtimefailed', 'conditionfailed', 'submissionfailure']],
    ['failed', ['deploymentfailed', 'deploymentcontentfailed', 'deploymentlost']],
    ['failed', ['rollbacksucceeded', 'rollbacksuccessful', 'rollbackfailed']],
    ['cancelled', ['canceled', 'cancelled', 'cancelledbyuser', 'deploymentcancelled', 'aborted', 'buildaborted']],
    ['cancelled', ['interrupted', 'removed', 'deleted', 'destroyed']],
    ['superseded', ['superseded', 'replaced', 'deactivated', 'inactive']],
    ['ambiguous', ['running', 'started', 'active', 'deployed', 'ok', 'sleeping']],
    ['ongoing', ['new', 'created', 'pending', 'pendingreview', 'accepted', 'enqueued', 'queued', 'scheduled', 'waiting']],
    ['ongoing', ['needsapproval', 'idle', 'retrying', 'deploymentattempterror']],
    ['ongoing', ['initializing', 'cloning', 'building', 'buildinprogress', 'buildpending', 'buildrequestreceived']],
    ['ongoing', ['buildsuccessful', 'pendingbuild', 'working', 'uploading', 'uploaded', 'preparing', 'prepared']],
    ['ongoing', ['processing', 'processed', 'pushing']],
    ['ongoing', ['inprogress', 'wip', 'workinprogress', 'taskrunning', 'taskinprogress', 'operationinprogress']],
    ['ongoing', ['predeployinprogress', 'updateinprogress', 'pendingdeploy', 'deploying', 'deploymentinprogress']],
    ['ongoing', ['provisioning', 'allocating', 'creating', 'starting', 'restarting', 'updating', 'replacing']],
    ['ongoing', ['activating', 'baking', 'conditionpending', 'conditionreconciling', 'postbuildrestartrequired']],
    ['ongoing', ['startpolling', 'startpollingwithrestart', 'runtimestarting']],
    ['ongoing', ['syncingfiles', 'finishedfilesync', 'updatingpages', 'purgingcdn']],
    ['ongoing', ['canceling', 'cancelling', 'stopping', 'stoprequested', 'erroring', 'removing', 'destroying']],
    ['ongoing', ['rollbackrequested', 'rollbackinprogress']],
];
const assumed = new Map(assumedWords.flatMap(([meaning, words]) => words.map((word) => [word, meaning])));
function normalise(word) {
    return word.toLowerCase().replace(/[-_\s]+/gu, '');
}
function buildVocabulary(user = {}) {
    const taught = new Map();
    for (const word of user.successStates ?? [])
        taught.set(normalise(word), 'succeeded');
    for (const word of user.failureStates ?? [])
        taught.set(normalise(word), 'failed');
    taught.delete('');
    return (word) => {
        const known = normalise(word);
        return taught.get(known) ?? assumed.get(known) ?? 'unknown';
    };
}


/***/ }),

/***/ 7810:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ git),
/* harmony export */   u: () => (/* binding */ gitIn)
/* harmony export */ });
/* harmony import */ var _text_defined_fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4917);
/* harmony import */ var _text_excerpt_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6167);


async function git(folder, args) {
    const answer = await gitIn(folder)(args);
    return answer.ok ? answer.output.trim() : undefined;
}
const mostWords = 4_000;
function gitIn(folder, signal, env) {
    return async (args, input = '') => {
        const { spawn } = await Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 1421, 19));
        return await new Promise((resolve) => {
            const child = spawn('git', ['--no-replace-objects', '-c', 'core.askPass=', '-C', folder, ...args], {
                stdio: ['pipe', 'pipe', 'pipe'],
                windowsHide: true,
                ...(0,_text_defined_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .definedFields */ .X)({ signal, env }),
            });
            const chunks = [];
            let words = '';
            child.stdout.on('data', (chunk) => chunks.push(chunk));
            child.stderr.setEncoding('utf8').on('data', (text) => {
                if (words.length < mostWords)
                    words += text;
            });
            child.stdin.on('error', () => undefined);
            child.stdin.end(input);
            child.on('error', (error) => resolve({ ok: false, why: error.message }));
            child.on('close', (code) => {
                if (code === 0)
                    resolve({ ok: true, output: Buffer.concat(chunks).toString('utf8') });
                else
                    resolve({ ok: false, why: causeIn(words) || `git ended with ${code}` });
            });
        });
    };
}
function causeIn(words) {
    const cause = words.split('\n').find((line) => /^(?:fatal|error): /.test(line));
    return (0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)((cause ?? words).trim());
}


/***/ })

};
