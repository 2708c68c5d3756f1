export const id = 183;
export const ids = [183,554];
export const modules = {

/***/ 5183:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   finishFleet: () => (/* binding */ finishFleet)
/* harmony export */ });
/* harmony import */ var _config_file_config_search_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4533);
/* harmony import */ var _fleet_fleet_inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1511);
/* harmony import */ var _fleet_service_service_job_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9816);



const atOnce = 16;
async function finishFleet(job, services, finish) {
    const entries = Object.entries(services);
    if (entries.length === 0)
        return;
    const fleet = (0,_fleet_fleet_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .readFleetInputs */ .O)(job, await (0,_config_file_config_search_js__WEBPACK_IMPORTED_MODULE_0__/* .findConfig */ .u0)(job.inputs, job.context.config));
    const takes = (input) => input !== 'archive-path' && input !== 'env-vars';
    const open = entries.values();
    const work = async () => {
        for (const [name, left] of open) {
            const service = fleet.found.file.services.get(name);
            if (service === undefined)
                continue;
            const fixed = { service: name, 'job-summary': fleet.report.jobSummary };
            const { console } = job;
            const run = { fleet, service, console, sha: job.context.sha, fixed, takes };
            await finish({ ...(0,_fleet_service_service_job_js__WEBPACK_IMPORTED_MODULE_2__/* .serviceJob */ .D)(job, run), outputs: job.outputs }, left);
        }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
}


/***/ }),

/***/ 5996:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bi: () => (/* binding */ missingFile),
/* harmony export */   x: () => (/* binding */ ConfigFileError),
/* harmony export */   zj: () => (/* binding */ explainUnknownService)
/* harmony export */ });
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5373);
/* harmony import */ var _text_formats_count_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7028);
/* harmony import */ var _text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4908);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1103);
/* harmony import */ var _text_spelling_suggestions_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1516);





const mostShown = 50;
class ConfigFileError extends _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz {
    mistakes;
    constructor(path, mistakes) {
        const sorted = mistakes.toSorted((one, other) => one.line - other.line || one.column - other.column);
        const lines = sorted.slice(0, mostShown).map(({ line, column, text }) => `${path}:${line}:${column}: ${text}`);
        const more = sorted.length > mostShown ? [`\u2026 and ${(0,_text_formats_count_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B)(sorted.length - mostShown, 'more mistake')}.`] : [];
        const title = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_2__/* .message */ .i) `config-invalid: "${path}" has ${(0,_text_formats_count_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B)(sorted.length, 'mistake')}. Nothing was sent.`;
        super('config', [title, ...lines, ...more].join('\n'));
        this.mistakes = sorted;
    }
}
function missingFile(shown) {
    const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_2__/* .message */ .i) `config-missing: The configuration file does not exist: "${(0,_text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_3__/* .shorten */ .ml)(shown)}". Check the path.`;
    return new _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('config', text);
}
function explainUnknownService(name, known) {
    const names = [...known];
    const likely = (0,_text_spelling_suggestions_js__WEBPACK_IMPORTED_MODULE_4__/* .likelyName */ .mP)(name, names);
    const hint = likely === undefined ? `It has ${(0,_text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_3__/* .shorten */ .ml)(names.join(', '), 200)}.` : `Did you mean "${likely}"?`;
    return (0,_text_message_js__WEBPACK_IMPORTED_MODULE_2__/* .message */ .i) `config-service-unknown: The file has no service "${(0,_text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_3__/* .shorten */ .ml)(name)}". ${hint}`;
}


/***/ }),

/***/ 4533:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u0: () => (/* binding */ findConfig)
/* harmony export */ });
/* unused harmony exports findHere, readConfigFile */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5373);
/* harmony import */ var _git_find_commit_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7190);
/* harmony import */ var _git_git_command_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(557);
/* harmony import */ var _git_working_copy_root_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4915);
/* harmony import */ var _text_commits_commit_id_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(872);
/* harmony import */ var _text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(4908);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1103);
/* harmony import */ var _text_regular_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4283);
/* harmony import */ var _workspace_path_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8842);
/* harmony import */ var _keys_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7466);











const mostBytes = 16 * 1024 * 1024;
function candidatesIn(folder, named, repository) {
    const upwards = (0,_git_working_copy_root_js__WEBPACK_IMPORTED_MODULE_3__/* .foldersUpTo */ .Kd)(folder, repository ?? folder).map((each) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(each, _keys_js__WEBPACK_IMPORTED_MODULE_6__/* .configFileName */ .S3));
    return (named === undefined ? upwards : [(0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(folder, named)]).map((path) => {
        const shown = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(folder, path).split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep).join('/');
        return { path, shown, folder: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path), root: repository ?? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path) };
    });
}
function findHere(folder, named) {
    const repository = (0,_git_working_copy_root_js__WEBPACK_IMPORTED_MODULE_3__/* .nearestWorkingCopy */ .No)(named === undefined ? folder : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(folder, named)));
    return candidatesIn(folder, named, repository).find(({ path }) => named !== undefined || (0,_text_regular_file_js__WEBPACK_IMPORTED_MODULE_4__/* .isThere */ .$B)(path));
}
async function findConfig(given, { folder, source, signal }) {
    const named = given.text('config');
    const keys = given.secrets;
    const ref = given.get('config-ref');
    const asked = ref === undefined ? source : { kind: 'commit', refs: (0,_git_find_commit_js__WEBPACK_IMPORTED_MODULE_7__/* .listCandidateRefs */ .aU)(ref, 'heads', 'tags') };
    let unproven = asked.kind === 'unknown' ? asked.why : undefined;
    if (asked.kind === 'commit') {
        const owner = await (0,_git_working_copy_root_js__WEBPACK_IMPORTED_MODULE_3__/* .owningWorkingCopy */ .bN)(named === undefined ? folder : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(folder, named)), signal);
        const candidates = candidatesIn(folder, named, owner.kind === 'found' ? owner.value : undefined);
        const committed = await readCommitted(owner, candidates, asked.refs, signal);
        signal?.throwIfAborted();
        if (!('why' in committed)) {
            const isExpected = named !== undefined || given.text('service') !== undefined || candidates.some(({ path }) => (0,_text_regular_file_js__WEBPACK_IMPORTED_MODULE_4__/* .isThere */ .$B)(path));
            return isExpected || committed.file ? await proven(committed, given) : undefined;
        }
        unproven = committed.why;
        if (ref !== undefined) {
            const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_8__/* .message */ .i) `config-ref-unknown: ${given.named('config-ref')} cannot be used: ${unproven}. Check its name, and that the job checks the repository out with Git.`;
            throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz('config-ref', text);
        }
    }
    const here = findHere(folder, named);
    if (here === undefined)
        return undefined;
    if (asked.kind !== 'working-tree')
        (0,_workspace_path_js__WEBPACK_IMPORTED_MODULE_5__/* .pathInside */ ._)(here.root, 'config', here.path, { named: given.named });
    const { readConfigFile } = await Promise.all(/* import() */[__webpack_require__.e(815), __webpack_require__.e(706)]).then(__webpack_require__.bind(__webpack_require__, 2706));
    return { ...here, file: readConfigFile(here.path, here.shown, { keys, place: here }), unproven };
}
async function readConfigFile(path) {
    const { readConfigFile: read } = await Promise.all(/* import() */[__webpack_require__.e(815), __webpack_require__.e(706)]).then(__webpack_require__.bind(__webpack_require__, 2706));
    return read(path, basename(path));
}
async function proven({ commit, file: found }, given) {
    const id = (0,_text_commits_commit_id_js__WEBPACK_IMPORTED_MODULE_9__/* .shortenCommit */ .tl)(commit);
    if (found === undefined) {
        const why = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_8__/* .message */ .i) `config-not-in-commit: The configuration file counts as it is in the commit ${id}, and that commit does not have it. Commit the file there first, or set ${given.named('config-ref')} to a branch, tag or commit that has it.`;
        throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz('config', why);
    }
    const { at, text } = found;
    const { checkConfigFile } = await Promise.all(/* import() */[__webpack_require__.e(815), __webpack_require__.e(706)]).then(__webpack_require__.bind(__webpack_require__, 2706));
    const file = checkConfigFile(Buffer.from(text), `${at.shown} of ${id}`, { keys: given.secrets, place: at });
    if (isSame(at.path, text))
        return { ...at, file };
    const notice = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_8__/* .message */ .i) `config-of-commit: "${(0,_text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_10__/* .shorten */ .ml)(at.shown)}" counts as it is in the commit ${id}. The one that is checked out is different and is not used. To use another commit, set ${given.named('config-ref')}.`;
    return { ...at, file, notice };
}
function isSame(path, text) {
    const file = (0,_text_regular_file_js__WEBPACK_IMPORTED_MODULE_4__/* .readRegularFile */ .XF)(path, mostBytes);
    return file.kind === 'found' && file.value.toString('utf8').replaceAll('\r\n', '\n') === text.replaceAll('\r\n', '\n');
}
async function readCommitted(owner, candidates, refs, signal) {
    if (owner.kind === 'absent')
        return { why: (0,_text_message_js__WEBPACK_IMPORTED_MODULE_8__/* .message */ .i) `config-without-git: the file is not in a Git repository here` };
    if (owner.kind === 'unknown')
        return { why: owner.why };
    const root = owner.value;
    const git = (0,_git_git_command_js__WEBPACK_IMPORTED_MODULE_2__/* .gitIn */ .uM)(root, signal);
    const { commit, why } = await (0,_git_find_commit_js__WEBPACK_IMPORTED_MODULE_7__/* .findCommit */ .fq)(git, refs);
    if (commit === undefined)
        return { why };
    for (const at of candidates) {
        const name = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(root, at.path).split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep).join('/');
        const listed = await git(['ls-tree', '--full-tree', '-z', commit, '--', name]);
        if (!listed.ok)
            return { why: listed.why };
        const [, object] = /^100\d+ blob (\w+)\t/.exec(listed.output) ?? [];
        if (object === undefined)
            continue;
        const blob = await git(['cat-file', 'blob', object]);
        return blob.ok ? { commit, file: { at, text: blob.output } } : { why: blob.why };
    }
    return { commit, file: undefined };
}


/***/ }),

/***/ 7554:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ configuredInputs),
/* harmony export */   configuredRun: () => (/* binding */ configuredRun)
/* harmony export */ });
/* unused harmony export requireService */
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5373);
/* harmony import */ var _text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(4908);
/* harmony import */ var _text_input_name_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2950);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(1103);
/* harmony import */ var _input_table_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9995);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5412);
/* harmony import */ var _kinds_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8846);
/* harmony import */ var _workspace_path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8842);
/* harmony import */ var _config_mistakes_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5996);
/* harmony import */ var _config_search_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4533);
/* harmony import */ var _keys_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7466);











function requireService(file, name, named = _text_input_name_js__WEBPACK_IMPORTED_MODULE_8__/* .nameAsInput */ .A) {
    const service = file.services.get(name);
    if (service !== undefined)
        return service;
    const why = (0,_config_mistakes_js__WEBPACK_IMPORTED_MODULE_5__/* .explainUnknownService */ .zj)(name, new Set(file.services.keys()));
    throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('service', `${why} ${ifIsId(name, named)}`);
}
function ifIsId(name, named) {
    return `If "${(0,_text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_9__/* .shorten */ .ml)(name)}" is the id of a service, give it as ${named('service-id')}.`;
}
async function configuredRun(given, search, run) {
    const name = given.text('service');
    const found = await (0,_config_search_js__WEBPACK_IMPORTED_MODULE_6__/* .findConfig */ .u0)(given, search);
    if (found === undefined) {
        if (name === undefined)
            return { inputs: given };
        const { input, message: why } = (0,_config_mistakes_js__WEBPACK_IMPORTED_MODULE_5__/* .missingFile */ .Bi)(_keys_js__WEBPACK_IMPORTED_MODULE_7__/* .configFileName */ .S3);
        throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz(input, `${why} ${ifIsId(name, given.named)}`);
    }
    const service = name === undefined ? undefined : requireService(found.file, name, given.named);
    return { inputs: configuredInputs(given, found, { ...run, service }), notice: found.notice };
}
function configuredInputs(given, found, run) {
    const { service, sha, takes } = run;
    const { file, folder, root } = found;
    const values = new Map([
        ...file.inputs,
        ...(service?.inputs ?? []),
        ...(service?.gate ?? []),
    ]);
    const valueFor = (name) => (0,_input_table_js__WEBPACK_IMPORTED_MODULE_1__/* .isInputName */ .wp)(name) && takes(name) && given.text(name) === undefined ? values.get(name) : undefined;
    if (found.unproven !== undefined) {
        const name = [...values.keys()].find((each) => (0,_input_table_js__WEBPACK_IMPORTED_MODULE_1__/* .decides */ .yN)(each) && valueFor(each) !== undefined);
        if (name !== undefined)
            throw unproven(name, values.get(name)?.origin, found.unproven, given.named);
        if (service !== undefined && service.env.size > 0 && takes('env-vars'))
            throw unproven('env-vars', `\`env\` of ${service.name}`, found.unproven, given.named);
    }
    const env = () => (takes('env-vars') ? service?.env : undefined) ?? new Map();
    return new _inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .Inputs */ .G((name) => {
        const value = valueFor(name);
        if (value === undefined || !(0,_input_table_js__WEBPACK_IMPORTED_MODULE_1__/* .isInputName */ .wp)(name))
            return (0,_input_table_js__WEBPACK_IMPORTED_MODULE_1__/* .isInputName */ .wp)(name) ? given.verbatim(name) : undefined;
        if (name === 'health-body')
            return withCommit(value, sha);
        return _input_table_js__WEBPACK_IMPORTED_MODULE_1__/* .inputTable */ .Fu[name].kind === _kinds_js__WEBPACK_IMPORTED_MODULE_3__/* .path */ .Ae ? (0,_workspace_path_js__WEBPACK_IMPORTED_MODULE_4__/* .pathInWorkspace */ .e)(root, name, value.text, { from: folder }) : value.text;
    }, {
        findOrigin: (name) => valueFor(name)?.origin,
        env,
    }, {}, (name, value) => (valueFor(name) === undefined ? given.named : _text_input_name_js__WEBPACK_IMPORTED_MODULE_8__/* .nameAsInput */ .A)(name, value));
}
function unproven(name, origin = '', why, named) {
    const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_10__/* .message */ .i) `config-unproven: ${origin} does not count, because ${why}, and a change must not choose this value. Give ${named(name)} outside the file, or set ${named('config-ref')} to the branch, tag or commit whose file counts.`;
    return new _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz(name, text);
}
function withCommit({ text, origin }, sha) {
    if (!text.includes('{sha}'))
        return text;
    if (sha !== undefined)
        return text.replaceAll('{sha}', sha);
    const why = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_10__/* .message */ .i) `config-commit-unknown: \`health-body\` contains {sha} (${origin}), and the commit of this run is not known. Give \`health-body\` without it.`;
    throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('health-body', why);
}


/***/ }),

/***/ 7466:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nh: () => (/* binding */ fileKeys),
/* harmony export */   S3: () => (/* binding */ configFileName),
/* harmony export */   fe: () => (/* binding */ serviceName)
/* harmony export */ });
/* harmony import */ var _dotenv_parser_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3319);
/* harmony import */ var _host_inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2809);
/* harmony import */ var _input_table_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9995);
/* harmony import */ var _kinds_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8846);




const configFileName = 'taxiway.yaml';
const serviceName = /^[A-Za-z0-9][A-Za-z0-9_-]{0,62}$/;
const ownKeys = {
    top: {
        services: {
            shape: { holds: 'names', name: serviceName, of: 'service' },
            text: 'The services, by a name that you choose: letters, digits, `-` and `_`, at most 63.',
        },
    },
    service: {
        paths: {
            shape: { holds: 'list', kind: _kinds_js__WEBPACK_IMPORTED_MODULE_3__/* .line */ .n8, more: { contains: { not: { type: 'string', pattern: '^!' } } } },
            text: 'The service is deployed if a file that these patterns match has changed. The patterns are those of `.gitignore`, relative to the root of the repository; `!` excludes. Without `paths` any file counts.',
        },
        needs: {
            shape: { holds: 'list', kind: _kinds_js__WEBPACK_IMPORTED_MODULE_3__/* .line */ .n8 },
            text: 'Services of this file that are deployed before this one, if they are deployed at all.',
        },
        env: {
            shape: { holds: 'names', name: _dotenv_parser_js__WEBPACK_IMPORTED_MODULE_0__/* .variableName */ .c, of: _kinds_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq },
            text: 'Variables to import before each deploy. Everyone who may read the repository reads them: secrets belong in `env-vars`.',
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
    const inputs = _input_table_js__WEBPACK_IMPORTED_MODULE_2__/* .inputNames */ .vj
        .filter((name) => _input_table_js__WEBPACK_IMPORTED_MODULE_2__/* .inputTable */ .Fu[name].places.includes(place))
        .map((name) => {
        const { kind, fileText, default: fallback } = _input_table_js__WEBPACK_IMPORTED_MODULE_2__/* .inputTable */ .Fu[name];
        const more = fallback === undefined ? {} : { default: fallback };
        return [name, { shape: { holds: 'value', kind }, text: (0,_host_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .aboutInput */ .qj)(name, fileText), ...more }];
    });
    return new Map([...inputs, ...Object.entries(ownKeys[place])]);
}


/***/ }),

/***/ 8842:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ pathInside),
/* harmony export */   e: () => (/* binding */ pathInWorkspace)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5373);
/* harmony import */ var _text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4908);
/* harmony import */ var _text_input_name_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2950);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1103);






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

/***/ 1511:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ readFleetInputs),
/* harmony export */   i: () => (/* binding */ isSetOutsideFile)
/* harmony export */ });
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5373);
/* harmony import */ var _config_file_config_mistakes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5996);
/* harmony import */ var _config_file_configured_inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7554);
/* harmony import */ var _config_file_keys_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7466);
/* harmony import */ var _config_host_inputs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2809);
/* harmony import */ var _config_input_table_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9995);
/* harmony import */ var _config_report_inputs_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8701);







function readFleetInputs(job, found) {
    const { inputs: given, context } = job;
    if (found === undefined)
        throw (0,_config_file_config_mistakes_js__WEBPACK_IMPORTED_MODULE_1__/* .missingFile */ .Bi)(_config_file_keys_js__WEBPACK_IMPORTED_MODULE_3__/* .configFileName */ .S3);
    if (found.notice !== undefined)
        job.console.notice(found.notice);
    const { file } = found;
    if (file.services.size === 0) {
        const text = `The configuration file has no services: "${file.path}". Add a list of them, with the key services.`;
        throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('config', text);
    }
    const takes = () => true;
    const all = (0,_config_file_configured_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .configuredInputs */ .Q)(given, found, { sha: context.sha, takes });
    for (const service of file.services.values())
        (0,_config_file_configured_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .configuredInputs */ .Q)(given, found, { sha: context.sha, takes, service });
    for (const name of ['timeout', 'max-parallel'])
        all.get(name);
    return {
        found,
        all,
        timeoutMs: isSetOutsideFile(given, 'timeout')
            ? given.get('timeout')
            : _config_input_table_js__WEBPACK_IMPORTED_MODULE_5__/* .inputTable */ .Fu.timeout.read('timeout', (0,_config_host_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .defaultIn */ .jx)('fleet', 'timeout')),
        choice: readChoice(given),
        report: (0,_config_report_inputs_js__WEBPACK_IMPORTED_MODULE_6__/* .readReportInputs */ .g)(all),
    };
}
function readChoice(inputs) {
    const names = inputs.get('services');
    if (!inputs.get('all'))
        return names ?? 'changed';
    if (names === undefined)
        return 'all';
    throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('services', `${inputs.named('services')} and ${inputs.named('all', 'true')} cannot be combined. Set one of them.`);
}
function isSetOutsideFile(inputs, name) {
    return inputs.text(name) !== undefined && inputs.findOrigin(name) === undefined;
}


/***/ }),

/***/ 9816:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {



__webpack_require__.d(__webpack_exports__, {
  r: () => (/* binding */ serviceInputs),
  D: () => (/* binding */ serviceJob)
});


var configured_inputs = __webpack_require__(7554);

var input_table = __webpack_require__(9995);

var inputs = __webpack_require__(5412);

var job_outputs = __webpack_require__(6678);
;
function listWrittenFiles({ context }) {
    const { logFile, jobFolder, reportFiles = [] } = context;
    return [...reportFiles, ...[logFile, jobFolder].filter((file) => file !== undefined)];
}


var job_state = __webpack_require__(1423);

var secret_masking = __webpack_require__(5455);

var fleet_inputs = __webpack_require__(1511);
;








function serviceJob(job, run) {
    const { fleet, service, console, fixed, remainingMs = Number.POSITIVE_INFINITY } = run;
    const inputs = serviceInputs(job, fleet, run);
    (0,secret_masking/* maskSecretInputs */.q)(inputs, console);
    const timeout = Math.max(1, Math.min(inputs.get('timeout'), remainingMs));
    return {
        ...job,
        context: { ...job.context, reportFiles: listWrittenFiles(job), logFile: undefined, jobFolder: undefined },
        inputs: inputs.with({ ...fixed, timeout }),
        console,
        outputs: new job_outputs/* Outputs */.t(job.redactor),
        state: new job_state/* StateRecord */.l((state) => noteOpen(job, service.name, state)),
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
        if (!(0,input_table/* isInputName */.wp)(name) || !input_table/* inputTable */.Fu[name].holdsForFleet || !(0,fleet_inputs/* isSetOutsideFile */.i)(job.inputs, name))
            return undefined;
        return job.inputs.verbatim(name);
    };
    const given = new inputs/* Inputs */.G(lookup, undefined, {}, job.inputs.named);
    return (0,configured_inputs/* configuredInputs */.Q)(given, found, run);
}


/***/ })

};
