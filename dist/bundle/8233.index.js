export const id = 8233;
export const ids = [8233,7332];
export const modules = {

/***/ 16:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nh: () => (/* binding */ fileKeys),
/* harmony export */   S3: () => (/* binding */ configFileName),
/* harmony export */   cG: () => (/* binding */ variableName),
/* harmony export */   fe: () => (/* binding */ serviceName)
/* harmony export */ });
/* harmony import */ var _host_inputs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3263);
/* harmony import */ var _input_table_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(786);
/* harmony import */ var _kinds_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3592);



const configFileName = 'taxiway.yaml';
const serviceName = /^[A-Za-z0-9][A-Za-z0-9_-]{0,62}$/;
const variableName = /^[A-Za-z_][A-Za-z0-9_]*$/;
const ownKeys = {
    top: {
        services: {
            shape: { holds: 'names', name: serviceName, of: 'service' },
            text: 'The services, by a name that you choose: letters, digits, `-` and `_`, at most 63.',
        },
    },
    service: {
        paths: {
            shape: { holds: 'list', kind: _kinds_js__WEBPACK_IMPORTED_MODULE_2__/* .line */ .n8, more: { contains: { not: { type: 'string', pattern: '^!' } } } },
            text: 'The service is deployed if a file that these patterns match has changed. The patterns are those of `.gitignore`, relative to the root of the repository; `!` excludes. Without `paths` any file counts.',
        },
        needs: {
            shape: { holds: 'list', kind: _kinds_js__WEBPACK_IMPORTED_MODULE_2__/* .line */ .n8 },
            text: 'Services of this file that are deployed before this one, if they are deployed at all.',
        },
        env: {
            shape: { holds: 'names', name: variableName, of: _kinds_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq },
            text: 'Variables to import before each deploy. `{services.NAME.url}` stands for the address of a service that this one `needs`. Everyone who may read the repository reads them: secrets belong in `env-file` or `env-vars`.',
        },
        gate: {
            shape: { holds: 'part', place: 'gate' },
            text: 'Checks that follow the deployment, before any service that needs this one is deployed.',
        },
    },
    gate: {},
};
const fileKeys = {
    top: listKeys('top'),
    service: listKeys('service'),
    gate: listKeys('gate'),
};
function listKeys(place) {
    const inputs = _input_table_js__WEBPACK_IMPORTED_MODULE_1__/* .inputNames */ .vj
        .filter((name) => _input_table_js__WEBPACK_IMPORTED_MODULE_1__/* .inputTable */ .Fu[name].places.includes(place))
        .map((name) => {
        const { kind, fileText, default: fallback } = _input_table_js__WEBPACK_IMPORTED_MODULE_1__/* .inputTable */ .Fu[name];
        const more = fallback === undefined ? {} : { default: fallback };
        return [name, { shape: { holds: 'value', kind }, text: (0,_host_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .aboutInput */ .qj)(name, fileText), ...more }];
    });
    return new Map([...inputs, ...Object.entries(ownKeys[place])]);
}


/***/ }),

/***/ 7446:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ readFollowInputs)
/* harmony export */ });
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6695);
/* harmony import */ var _deployment_verdict_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9022);
/* harmony import */ var _text_defined_fields_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4917);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3597);




function readFollowInputs(inputs) {
    const successStates = inputs.get('success-states') ?? [];
    const failureStates = inputs.get('failure-states') ?? [];
    const failures = new Set(failureStates.map(_deployment_verdict_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .normalise */ .j7));
    const both = successStates.find((word) => failures.has((0,_deployment_verdict_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .normalise */ .j7)(word)));
    if (both !== undefined) {
        const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_2__/* .message */ .i) `word-in-both-lists: ${inputs.named('success-states')} and ${inputs.named('failure-states')} both contain "${both}". Keep it in one of them.`;
        throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('success-states', text);
    }
    return {
        timeoutMs: inputs.get('timeout'),
        ...(0,_text_defined_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .definedFields */ .X)({ pollIntervalMs: inputs.get('poll-interval') }),
        successStates,
        failureStates,
        explainFailure: true,
    };
}


/***/ }),

/***/ 1722:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ readVariables)
/* harmony export */ });
/* unused harmony export parseDotenv */
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6695);
/* harmony import */ var _text_formats_quoted_names_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4356);
/* harmony import */ var _text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8086);
/* harmony import */ var _text_input_name_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(140);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3597);
/* harmony import */ var _file_keys_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16);
/* harmony import */ var _workspace_path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(196);









const largestFile = 1024 * 1024;
const quotes = new Set(['"', "'", '`']);
const escapes = { n: '\n', r: '\r', '"': '"', '\\': '\\' };
function readVariables(inputs, workspace) {
    const own = parseDotenv(inputs.get('env-vars') ?? '', 'env-vars', inputs.named);
    const file = readEnvFile(inputs, workspace);
    const merged = new Map([...file.variables, ...inputs.env, ...own.variables]);
    const missing = (inputs.get('env-required') ?? []).filter((name) => !merged.get(name));
    if (missing.length > 0) {
        const names = missing.map((name) => `"${(0,_text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_5__/* .shorten */ .ml)(name)}"`).join(', ');
        const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_6__/* .message */ .i) `env-required-missing: ${inputs.named('env-required')} names variables that have no value in this run: ${names}. Give each a value, such as in ${inputs.named('env-file')}; a secret that does not exist is empty.`;
        throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz('env-required', text);
    }
    return { variables: [...merged].map(([key, value]) => ({ key, value })), notices: file.notices };
}
function readEnvFile(inputs, workspace) {
    const given = inputs.get('env-file');
    if (given === undefined)
        return { variables: new Map(), notices: [] };
    const path = (0,_workspace_path_js__WEBPACK_IMPORTED_MODULE_4__/* .pathInWorkspace */ .ep)(workspace, 'env-file', given, { named: inputs.named });
    const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(path);
    if (stat.isFile() && stat.size <= largestFile) {
        const content = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(path);
        if ((0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(content))
            return withNotices(parseDotenv(content.toString('utf8'), 'env-file', inputs.named), given, inputs.named);
        const why = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_6__/* .message */ .i) `dotenv-not-utf8: ${inputs.named('env-file')} is not UTF-8: "${given}". Save it as UTF-8, so that no value changes on its way.`;
        throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz('env-file', why);
    }
    const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_6__/* .message */ .i) `env-file-invalid: ${inputs.named('env-file')} is not a dotenv file: "${given}". Use a file of at most 1 MiB.`;
    throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz('env-file', text);
}
function withNotices({ variables, overwritten }, given, named) {
    const notices = [];
    if (variables.size === 0)
        notices.push((0,_text_message_js__WEBPACK_IMPORTED_MODULE_6__/* .message */ .i) `env-file-empty: ${named('env-file')} holds no variables: "${(0,_text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_5__/* .shorten */ .ml)(given)}". Check that it is the right file, and that what writes it has run.`);
    if (overwritten.length > 0)
        notices.push((0,_text_message_js__WEBPACK_IMPORTED_MODULE_6__/* .message */ .i) `env-file-twice: ${named('env-file')} gives these variables two values, of which the last one counts: ${(0,_text_formats_quoted_names_js__WEBPACK_IMPORTED_MODULE_7__/* .listFirst */ .r)(overwritten)}. Remove the other one.`);
    return { variables, notices };
}
function parseDotenv(text, source, named = _text_input_name_js__WEBPACK_IMPORTED_MODULE_8__/* .nameAsInput */ .A) {
    const variables = new Map();
    const overwritten = new Map();
    const normal = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
    for (let at = 0; at < normal.length;) {
        const entry = normal.includes('\0') ? { problem: 'a NUL character' } : readEntry(normal, at);
        if ('problem' in entry) {
            const line = normal.slice(0, at).split('\n').length;
            const why = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_6__/* .message */ .i) `dotenv-invalid: Line ${line} of ${named(source)} is not a dotenv line: it has ${entry.problem}. Write \`NAME=value\` lines.`;
            throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(source, why);
        }
        at = entry.end;
        if (entry.key === undefined)
            continue;
        const line = normal.slice(0, at - 1).split('\n').length;
        refuseVanished(entry, line, source, named);
        const before = variables.get(entry.key);
        if (before !== undefined && before !== entry.value) {
            if (source === 'env-vars')
                throw givenTwice(entry.key, line, named);
            overwritten.set(entry.key, whatIs(entry.key, line));
        }
        variables.set(entry.key, entry.value);
    }
    return { variables, overwritten: [...overwritten.values()] };
}
function givenTwice(name, line, named) {
    const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_6__/* .message */ .i) `env-vars-twice: ${named('env-vars')} gives ${whatIs(name, line)} two values, and one of them would be lost. Remove one of the lines. If a secret has several lines, put it into quotes.`;
    return new _client_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz('env-vars', text);
}
function whatIs(name, line) {
    return _file_keys_js__WEBPACK_IMPORTED_MODULE_3__/* .variableName */ .cG.test(name) ? `"${name}"` : `the variable in line ${line}`;
}
function refuseVanished({ key = '', value, unquoted }, line, source, named) {
    if (unquoted === undefined)
        return;
    const what = whatIs(key, line);
    const isInserted = source === 'env-vars';
    if (isInserted && unquoted === '') {
        const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_6__/* .message */ .i) `env-vars-empty: ${named('env-vars')} gives ${what} no value: a secret or variable that does not exist is empty. Define it, or remove the line. If it is to be empty, write \`""\` behind the \`=\`.`;
        throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(source, text);
    }
    const isCut = isInserted ? value !== unquoted : unquoted.startsWith('#');
    if (!isCut)
        return;
    const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_6__/* .message */ .i) `dotenv-value-cut: The value of ${what} in ${named(source)} has a \`#\`, which begins a comment in dotenv, so the value would be cut. Put it into quotes.`;
    throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(source, text);
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
    if (!quotes.has(quote)) {
        const unquoted = raw.trim();
        return { key, value: raw.replace(/(?:^|\s)#.*$/, '').trim(), end: end + 1, unquoted };
    }
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

/***/ 4847:
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
/* harmony import */ var _text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8086);
/* harmony import */ var _text_input_name_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(140);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3597);






function pathInWorkspace(workspace, input, given, { from = workspace, named = _text_input_name_js__WEBPACK_IMPORTED_MODULE_3__/* .nameAsInput */ .A } = {}) {
    const found = pathInside(workspace, input, given, { from, named });
    if (found !== undefined)
        return found;
    const advice = input.endsWith('path') ? 'Check the path, and build what it names first.' : 'Check the path.';
    const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .i) `path-missing: ${named(input)} does not exist: "${(0,_text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_5__/* .shorten */ .ml)(given)}". ${advice}`;
    throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(input, text);
}
function pathInside(folder, input, given, { from = folder, named = _text_input_name_js__WEBPACK_IMPORTED_MODULE_3__/* .nameAsInput */ .A } = {}) {
    const root = real(folder) ?? folder;
    const asked = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(from, given);
    const found = given.includes('\0') ? undefined : real(asked);
    const isSpeltInside = isInside((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder), asked) || isInside(root, asked);
    if (isSpeltInside && (found === undefined || isInside(root, found)))
        return found;
    throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(input, leadsOut(input, given, named));
}
function fileToWrite(workspace, input, given, named = _text_input_name_js__WEBPACK_IMPORTED_MODULE_3__/* .nameAsInput */ .A) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace, given);
    let existing = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path);
    while (real(existing) === undefined)
        existing = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(existing);
    if (given.includes('\0') || !isInside(real(workspace) ?? workspace, real(existing) ?? existing))
        throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(input, leadsOut(input, given, named));
    const written = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(real(existing) ?? existing, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(existing, path));
    const way = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(real(workspace) ?? workspace, written).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep);
    if (way.some((name) => /^\.git$/i.test(name))) {
        const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .i) `path-in-git: ${named(input)} leads into a folder \`.git\`: "${(0,_text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_5__/* .shorten */ .ml)(given)}". What Git keeps there must not be overwritten: name another file.`;
        throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(input, text);
    }
    const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false });
    if (stat !== undefined && !stat.isFile()) {
        throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(input, `${named(input)} names something other than a file: "${(0,_text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_5__/* .shorten */ .ml)(given)}". Name a file.`);
    }
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), { recursive: true });
    return path;
}
function leadsOut(input, given, named) {
    return (0,_text_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .i) `path-outside-workspace: ${named(input)} leads out of the workspace: "${(0,_text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_5__/* .shorten */ .ml)(given)}". Use a path that stays inside it, links followed.`;
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

/***/ 2255:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AU: () => (/* binding */ fold),
/* harmony export */   CS: () => (/* binding */ prose),
/* harmony export */   FV: () => (/* binding */ escapeMarkdown),
/* harmony export */   FY: () => (/* binding */ paragraph),
/* harmony export */   Mn: () => (/* binding */ lines),
/* harmony export */   PW: () => (/* binding */ isAddress),
/* harmony export */   R_: () => (/* binding */ heading),
/* harmony export */   TM: () => (/* binding */ folded),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   em: () => (/* binding */ sentence),
/* harmony export */   nf: () => (/* binding */ link),
/* harmony export */   oN: () => (/* binding */ besides),
/* harmony export */   tp: () => (/* binding */ table)
/* harmony export */ });
/* harmony import */ var _text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8086);

function escapeMarkdown(text) {
    return text.replace(/[&<>"'`@#![\]]/g, (character) => `&#${character.charCodeAt(0)};`);
}
function prose(text) {
    return withoutMentions((0,_text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(text));
}
function withoutMentions(text) {
    return escapeMarkdown(text).replace(/&#(?:64|35);|\bGH-(?=\d)/gi, '$&&#8203;');
}
function sentence(text) {
    const parts = (0,_text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(text).split(/(`[^`]+`)/);
    return parts
        .map((part) => part.length > 2 && part.startsWith('`') && part.endsWith('`') ? code(part.slice(1, -1)) : withoutMentions(part))
        .join('');
}
function heading(text) {
    return `<h3>${text}</h3>`;
}
function code(text) {
    return text === undefined || text === '' ? '' : `<code>${escapeMarkdown((0,_text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(text))}</code>`;
}
function paragraph(text) {
    return text === '' ? '' : `<p>${text}</p>`;
}
function besides(texts) {
    return texts.filter((text) => text !== '').join(' · ');
}
function isAddress(text) {
    return /^https?:\/\/[^\s\p{Cc}<>"']+$/u.test(text);
}
function link(address, text) {
    if (!isAddress(address))
        return text ?? code(address);
    const own = text ?? escapeMarkdown(address.replace(/^https?:\/\/(?=[^/])/, '').replace(/^([^/]+)\/$/, '$1'));
    return `<a href="${escapeMarkdown(address)}">${own}</a>`;
}
function lines(texts) {
    return `<pre>\n${texts.map(escapeMarkdown).join('\n')}\n</pre>`;
}
function fold(title, content) {
    return `<details><summary>${title}</summary>\n\n${content}\n\n</details>`;
}
function folded(title, texts) {
    return fold(title, lines(texts));
}
function table(rows, header = []) {
    const row = (cells, tag) => `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;
    const lines = rows.map((cells) => row(cells, 'td'));
    return ['<table>', ...(header.length === 0 ? [] : [row(header, 'th')]), ...lines, '</table>'].join('\n');
}


/***/ }),

/***/ 4626:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.r(__webpack_exports__);


__webpack_require__.d(__webpack_exports__, {
  deployAction: () => (/* binding */ deployAction)
});


var connection = __webpack_require__(2807);

var run_to_end = __webpack_require__(9661);

var errors = __webpack_require__(6695);

var follow_inputs = __webpack_require__(7446);

var given_variables = __webpack_require__(1722);

var input_table = __webpack_require__(786);

var report_inputs = __webpack_require__(4847);

var workspace_path = __webpack_require__(196);

var defined_fields = __webpack_require__(4917);
;








function readDeployInputs(inputs, context) {
    const report = (0,report_inputs/* readReportInputs */.g)(inputs);
    return {
        connection: (0,connection/* readConnection */.d)(inputs),
        source: readSource(inputs, context.workspace, report),
        follow: (0,follow_inputs/* readFollowInputs */.j)(inputs),
        report,
        wait: inputs.get('wait'),
        dryRun: inputs.get('dry-run'),
        onOutdated: inputs.get('on-outdated'),
        after: inputs.get('after') ?? [],
    };
}
function readSource(inputs, workspace, report) {
    const serviceId = inputs.get('service-id');
    const path = inputs.get('archive-path');
    const skipUnchanged = inputs.get('skip-unchanged');
    if (serviceId !== undefined && path !== undefined) {
        const text = `${inputs.named('service-id')} ("${serviceId}") and ${inputs.named('archive-path')} ("${path}") cannot be combined. Set ${inputs.named('service-id')} to deploy an existing service, or ${inputs.named('archive-path')} to upload to a new one.`;
        throw new errors/* InputError */.dz('service-id', text);
    }
    if (serviceId !== undefined) {
        refuseWithService(inputs, skipUnchanged);
        const given = (0,given_variables/* readVariables */.C)(inputs, workspace);
        return { kind: 'ref', serviceId, ref: inputs.get('ref'), ...given, removedEnv: inputs.get('removed-env') };
    }
    if (path === undefined) {
        const text = `There is nothing to deploy. Set ${inputs.named('service-id')} for a service that is built from Git, or ${inputs.named('archive-path')} for a folder or archive.`;
        throw new errors/* InputError */.dz('service-id', text);
    }
    refuseWithArchive(inputs);
    if (skipUnchanged && report.environment === undefined) {
        const text = `${inputs.named('skip-unchanged')} needs ${inputs.named('environment')}, because the last upload is recorded in its GitHub deployment. Set both or neither.`;
        throw new errors/* InputError */.dz('environment', text);
    }
    const projectSlug = inputs.required('project-slug', 'the project in which the upload creates its service; `taxiway call list_projects` lists them');
    const name = inputs.required('service-name', 'the name of the service that the upload creates');
    const given = (0,defined_fields/* definedFields */.X)({
        runtimeMode: inputs.get('runtime-mode'),
        rootDir: inputs.get('root-dir'),
        installCommand: inputs.get('install-command'),
        buildCommand: inputs.get('build-command'),
        startCommand: inputs.get('start-command'),
        internalPort: inputs.get('internal-port'),
        planKey: inputs.get('plan-key'),
    });
    const environmentSlug = inputs.get('environment-slug');
    const real = (0,workspace_path/* pathInWorkspace */.ep)(workspace, 'archive-path', path, { named: inputs.named });
    return { kind: 'archive', path: real, projectSlug, environmentSlug, fields: { name, ...given }, skipUnchanged };
}
function refuseWithService(inputs, skipUnchanged) {
    const ofUpload = input_table/* inputNames */.vj.filter((each) => input_table/* inputTable */.Fu[each].isOfUpload);
    const forUploads = [...inputs.given(ofUpload), ...(skipUnchanged ? ['skip-unchanged'] : [])];
    const name = forUploads.find((each) => inputs.findOrigin(each) === undefined);
    if (name === undefined)
        return;
    const text = `${inputs.named(name)} applies to uploads only. Remove it, or set ${inputs.named('archive-path')} instead of ${inputs.named('service-id')}.`;
    throw new errors/* InputError */.dz(name, text);
}
function refuseWithArchive(inputs) {
    if (inputs.text('ref') !== undefined) {
        const text = `${inputs.named('ref')} applies to deploys from Git only. Remove it, or set ${inputs.named('service-id')} instead of ${inputs.named('archive-path')}.`;
        throw new errors/* InputError */.dz('ref', text);
    }
    if (inputs.get('removed-env') === 'delete' && inputs.findOrigin('removed-env') === undefined) {
        const text = `${inputs.named('removed-env')} cannot be combined with ${inputs.named('archive-path')}, because each upload creates a new service. Remove it.`;
        throw new errors/* InputError */.dz('removed-env', text);
    }
    const [name] = inputs.env.size > 0 ? ['env-vars'] : inputs.given(['env-vars', 'env-file', 'env-required']);
    if (name !== undefined) {
        const text = `${inputs.named(name)} cannot be combined with ${inputs.named('archive-path')}, because each upload creates a new service. Set variables on an existing service and deploy it with ${inputs.named('service-id')}.`;
        throw new errors/* InputError */.dz(name, text);
    }
}

;
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



async function deployAction(job) {
    await (0,run_to_end/* runAction */.Cs)(job, 'deploy', async (openReporter) => {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const inputs = readDeployInputs(job.inputs, job.context);
            const reporter = openReporter(inputs.report);
            const platform = __addDisposableResource(env_1, (0,connection/* openPlatform */.W)(inputs.connection, job), true);
            const context = { job, platform, reporter, inputs };
            const { source } = inputs;
            switch (source.kind) {
                case 'ref':
                    return await (await Promise.all(/* import() */[__webpack_require__.e(1438), __webpack_require__.e(9107), __webpack_require__.e(4632), __webpack_require__.e(6487)]).then(__webpack_require__.bind(__webpack_require__, 4632))).deployProven(context, source);
                case 'archive':
                    return await (await Promise.all(/* import() */[__webpack_require__.e(1438), __webpack_require__.e(9107), __webpack_require__.e(8973)]).then(__webpack_require__.bind(__webpack_require__, 8973))).deployArchive(context, source);
                default:
                    return source;
            }
        }
        catch (e_1) {
            env_1.error = e_1;
            env_1.hasError = true;
        }
        finally {
            const result_1 = __disposeResources(env_1);
            if (result_1)
                await result_1;
        }
    });
}


/***/ }),

/***/ 5360:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ splitSentences)
/* harmony export */ });
const end = /[.!?](?=\s+(?:`|["'(]?[\p{Lu}\p{N}/]))/gu;
function splitSentences(text, least = 0) {
    for (const { index } of text.matchAll(end)) {
        const first = text.slice(0, index + 1);
        const isQuoted = (first.split('"').length - 1) % 2 === 1;
        if (!isQuoted && index + 1 >= least)
            return [first, text.slice(index + 1).trim()];
    }
    return [text, ''];
}


/***/ })

};
