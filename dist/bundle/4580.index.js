export const id = 4580;
export const ids = [4580];
export const modules = {

/***/ 3078:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ Pattern)
/* harmony export */ });
/* harmony import */ var node_vm__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(714);
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6695);
/* harmony import */ var _text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8086);
/* harmony import */ var _text_input_name_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(140);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3597);





const mostMs = 1_000;
class Pattern {
    #expression;
    constructor(input, source, named = _text_input_name_js__WEBPACK_IMPORTED_MODULE_2__/* .nameAsInput */ .A) {
        try {
            this.#expression = new RegExp(source);
        }
        catch (error) {
            const why = error instanceof Error ? (error.message.split(': ').at(-1) ?? '').toLowerCase() : String(error);
            const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_3__/* .message */ .i) `pattern-invalid: ${named(input)} is not a valid regular expression: "${(0,_text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_4__/* .shorten */ .ml)(source)}" (${why}). Write a backslash before each character that is meant as itself.`;
            throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz(input, text);
        }
        if (this.#expression.test('')) {
            const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_3__/* .message */ .i) `pattern-matches-anything: ${named(input)} matches any text: "${(0,_text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_4__/* .shorten */ .ml)(source)}". Use a pattern that needs at least one character.`;
            throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz(input, text);
        }
    }
    find(texts) {
        return bounded(() => texts.findIndex((text) => this.#expression.test(text)));
    }
    placeIn(text) {
        return bounded(() => text.search(this.#expression));
    }
}
function bounded(search) {
    try {
        return Number(new node_vm__WEBPACK_IMPORTED_MODULE_0__.Script('search()').runInContext((0,node_vm__WEBPACK_IMPORTED_MODULE_0__.createContext)({ search }), { timeout: mostMs }));
    }
    catch (error) {
        const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
        if (code === 'ERR_SCRIPT_EXECUTION_TIMEOUT')
            return undefined;
        throw error;
    }
}


/***/ }),

/***/ 1891:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ StatusRanges)
/* harmony export */ });
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6695);
/* harmony import */ var _text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8086);
/* harmony import */ var _text_input_name_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(140);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3597);




class StatusRanges {
    #ranges;
    constructor(input, text, named = _text_input_name_js__WEBPACK_IMPORTED_MODULE_1__/* .nameAsInput */ .A) {
        const parts = text.split(/[\s,]+/).filter((part) => part !== '');
        const ranges = parts.map(parseRange).filter((range) => range !== undefined);
        if (ranges.length === 0 || ranges.length < parts.length) {
            const why = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_2__/* .message */ .i) `statuses-invalid: ${named(input)} is not a list of HTTP statuses: "${(0,_text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_3__/* .shorten */ .ml)(text)}". Use statuses from 100 to 599 or ranges, such as \`200-399\` or \`200, 204\`.`;
            throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz(input, why);
        }
        this.#ranges = ranges;
    }
    includes(status) {
        return this.#ranges.some(([from, to]) => from <= status && status <= to);
    }
    lists(status) {
        return this.#ranges.some(([from, to]) => from === status && to === status);
    }
}
function parseRange(part) {
    const [, from, to = from] = /^([1-5]\d{2})(?:-([1-5]\d{2}))?$/.exec(part) ?? [];
    return from === undefined || Number(from) > Number(to) ? undefined : [Number(from), Number(to)];
}


/***/ }),

/***/ 4821:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bi: () => (/* binding */ missingFile),
/* harmony export */   x: () => (/* binding */ ConfigFileError),
/* harmony export */   zj: () => (/* binding */ explainUnknownService)
/* harmony export */ });
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6695);
/* harmony import */ var _text_formats_count_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5150);
/* harmony import */ var _text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8086);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3597);
/* harmony import */ var _text_nearest_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2788);





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
    const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_2__/* .message */ .i) `config-missing: The configuration file does not exist: "${(0,_text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_3__/* .shorten */ .ml)(shown)}". Check the path, or write one with \`taxiway init\`.`;
    return new _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('config', text);
}
function explainUnknownService(name, known) {
    const names = [...known];
    const likely = (0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_4__/* .likelyName */ .mP)(name, names);
    const hint = likely === undefined ? `It has ${(0,_text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_3__/* .shorten */ .ml)(names.join(', '), 200)}.` : `Did you mean "${likely}"?`;
    return (0,_text_message_js__WEBPACK_IMPORTED_MODULE_2__/* .message */ .i) `config-service-unknown: The file has no service "${(0,_text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_3__/* .shorten */ .ml)(name)}". ${hint}`;
}


/***/ }),

/***/ 6615:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u0: () => (/* binding */ findConfig)
/* harmony export */ });
/* unused harmony exports findHere, readConfigFile */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6695);
/* harmony import */ var _git_find_commit_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2008);
/* harmony import */ var _git_git_command_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6839);
/* harmony import */ var _git_working_copy_root_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5497);
/* harmony import */ var _text_commits_commit_id_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7058);
/* harmony import */ var _text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(8086);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3597);
/* harmony import */ var _text_regular_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1841);
/* harmony import */ var _workspace_path_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(196);
/* harmony import */ var _keys_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(16);











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
        (0,_workspace_path_js__WEBPACK_IMPORTED_MODULE_5__/* .pathInside */ ._l)(here.root, 'config', here.path, { named: given.named });
    const { readConfigFile } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(2132)]).then(__webpack_require__.bind(__webpack_require__, 2132));
    return { ...here, file: readConfigFile(here.path, here.shown, { keys, place: here }), unproven };
}
async function readConfigFile(path) {
    const { readConfigFile: read } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(2132)]).then(__webpack_require__.bind(__webpack_require__, 2132));
    return read(path, basename(path));
}
async function proven({ commit, file: found }, given) {
    const id = (0,_text_commits_commit_id_js__WEBPACK_IMPORTED_MODULE_9__/* .shortenCommit */ .tl)(commit);
    if (found === undefined) {
        const why = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_8__/* .message */ .i) `config-not-in-commit: The configuration file counts as it is in the commit ${id}, and that commit does not have it. Commit the file there first, or set ${given.named('config-ref')} to a branch, tag or commit that has it.`;
        throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz('config', why);
    }
    const { at, text } = found;
    const { checkConfigFile } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(2132)]).then(__webpack_require__.bind(__webpack_require__, 2132));
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

/***/ 4580:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ configuredInputs),
/* harmony export */   configuredRun: () => (/* binding */ configuredRun)
/* harmony export */ });
/* unused harmony export requireService */
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6695);
/* harmony import */ var _text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(8086);
/* harmony import */ var _text_input_name_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(140);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(3597);
/* harmony import */ var _input_table_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(786);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9190);
/* harmony import */ var _kinds_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3592);
/* harmony import */ var _workspace_path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(196);
/* harmony import */ var _config_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4821);
/* harmony import */ var _config_search_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6615);
/* harmony import */ var _keys_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(16);
/* harmony import */ var _services_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2636);












function requireService(file, name, named = _text_input_name_js__WEBPACK_IMPORTED_MODULE_9__/* .nameAsInput */ .A) {
    const service = file.services.get(name);
    if (service !== undefined)
        return service;
    const why = (0,_config_file_js__WEBPACK_IMPORTED_MODULE_5__/* .explainUnknownService */ .zj)(name, new Set(file.services.keys()));
    throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('service', `${why} ${ifIsId(name, named)}`);
}
function ifIsId(name, named) {
    return `If "${(0,_text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_10__/* .shorten */ .ml)(name)}" is the id of a service, give it as ${named('service-id')}.`;
}
async function configuredRun(given, search, run) {
    const name = given.text('service');
    const found = await (0,_config_search_js__WEBPACK_IMPORTED_MODULE_6__/* .findConfig */ .u0)(given, search);
    if (found === undefined) {
        if (name === undefined)
            return { inputs: given };
        const { input, message: why } = (0,_config_file_js__WEBPACK_IMPORTED_MODULE_5__/* .missingFile */ .Bi)(_keys_js__WEBPACK_IMPORTED_MODULE_7__/* .configFileName */ .S3);
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
    const env = () => filledEnv(takes('env-vars') ? service : undefined, file, run);
    return new _inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .Inputs */ .G((name) => {
        const value = valueFor(name);
        if (value === undefined || !(0,_input_table_js__WEBPACK_IMPORTED_MODULE_1__/* .isInputName */ .wp)(name))
            return (0,_input_table_js__WEBPACK_IMPORTED_MODULE_1__/* .isInputName */ .wp)(name) ? given.verbatim(name) : undefined;
        if (name === 'health-body')
            return withCommit(value, sha);
        return _input_table_js__WEBPACK_IMPORTED_MODULE_1__/* .inputTable */ .Fu[name].kind === _kinds_js__WEBPACK_IMPORTED_MODULE_3__/* .path */ .Ae ? (0,_workspace_path_js__WEBPACK_IMPORTED_MODULE_4__/* .pathInWorkspace */ .ep)(root, name, value.text, { from: folder }) : value.text;
    }, {
        findOrigin: (name) => valueFor(name)?.origin,
        env,
        hasGate: service?.gate !== undefined,
        serviceNamed: (name) => namedService(file, run, name),
    }, {}, (name, value) => (valueFor(name) === undefined ? given.named : _text_input_name_js__WEBPACK_IMPORTED_MODULE_9__/* .nameAsInput */ .A)(name, value));
}
function namedService(file, { environmentOf }, name) {
    const service = file.services.get(name);
    if (service === undefined)
        return undefined;
    const { inputs, gate } = service;
    const environment = environmentOf?.(name) ?? inputs.get('environment')?.text;
    return { serviceId: inputs.get('service-id')?.text, environment, hasGate: gate !== undefined };
}
function unproven(name, origin = '', why, named) {
    const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_11__/* .message */ .i) `config-unproven: ${origin} does not count, because ${why}, and a change must not choose this value. Give ${named(name)} outside the file, or set ${named('config-ref')} to the branch, tag or commit whose file counts.`;
    return new _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz(name, text);
}
function withCommit({ text, origin }, sha) {
    if (!text.includes('{sha}'))
        return text;
    if (sha !== undefined)
        return text.replaceAll('{sha}', sha);
    const why = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_11__/* .message */ .i) `config-commit-unknown: \`health-body\` contains {sha} (${origin}), and the commit of this run is not known. Give \`health-body\` without it.`;
    throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('health-body', why);
}
function filledEnv(service, file, { addressOf }) {
    const fill = (template) => (0,_services_js__WEBPACK_IMPORTED_MODULE_8__/* .fillAddresses */ .AV)(template, (name) => {
        const address = addressOf?.(name) ?? file.services.get(name)?.inputs.get('environment-url')?.text;
        if (address !== undefined)
            return address;
        const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_11__/* .message */ .i) `config-address-unknown: \`env\` needs the address of the service "${name}", which a run of one service does not know. Set its \`environment-url\`, or deploy both with \`taxiway fleet deploy\`.`;
        throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('env-vars', text);
    });
    return new Map([...(service?.env ?? [])].map(([name, template]) => [name, fill(template)]));
}


/***/ }),

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

/***/ 2876:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $2: () => (/* binding */ readEntries),
/* harmony export */   $t: () => (/* binding */ readScalar),
/* harmony export */   LD: () => (/* binding */ readList),
/* harmony export */   on: () => (/* binding */ readPart)
/* harmony export */ });
/* harmony import */ var _checks_pattern_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3078);
/* harmony import */ var _checks_request_headers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8478);
/* harmony import */ var _checks_status_ranges_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1891);
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6695);
/* harmony import */ var _text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(8086);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3597);
/* harmony import */ var _text_nearest_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(2788);
/* harmony import */ var _input_table_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(786);
/* harmony import */ var _kinds_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3592);
/* harmony import */ var _workspace_path_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(196);
/* harmony import */ var _keys_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(16);











const placeNames = {
    top: 'at the top level',
    service: 'in a service',
    gate: 'in the `gate` of a service',
};
const checks = {
    'health-headers': (_, given) => (0,_checks_request_headers_js__WEBPACK_IMPORTED_MODULE_1__/* .parseHeaders */ .QG)(given),
    'health-body': (name, given) => new _checks_pattern_js__WEBPACK_IMPORTED_MODULE_0__/* .Pattern */ .z(name, given),
    'log-fail-pattern': (name, given) => new _checks_pattern_js__WEBPACK_IMPORTED_MODULE_0__/* .Pattern */ .z(name, given),
    'health-status': (name, given) => new _checks_status_ranges_js__WEBPACK_IMPORTED_MODULE_2__/* .StatusRanges */ .R(name, given),
};
function readPart(part, place, at) {
    const inputs = new Map();
    const spots = new Map();
    for (const [name, spot] of readEntries(part, placeNames[place])) {
        const shape = _keys_js__WEBPACK_IMPORTED_MODULE_7__/* .fileKeys */ .Nh[place].get(name)?.shape;
        if (shape === undefined)
            spot.refuseKey(explainUnknown(name, place));
        else
            spots.set(name, spot);
        if (shape?.holds !== 'value' || !(0,_input_table_js__WEBPACK_IMPORTED_MODULE_4__/* .isInputName */ .wp)(name))
            continue;
        const isList = shape.kind === _kinds_js__WEBPACK_IMPORTED_MODULE_5__/* .words */ .aL && spot.content.items !== undefined;
        const text = isList ? readList(name, spot)?.join('\n') : readScalar(name, spot, shape.kind);
        if (text === undefined)
            continue;
        inputs.set(name, { text, origin: spot.origin });
        spot.try(() => checks[name]?.(name, text));
        if (at !== undefined && shape.kind === _kinds_js__WEBPACK_IMPORTED_MODULE_5__/* .path */ .Ae)
            spot.try(() => (0,_workspace_path_js__WEBPACK_IMPORTED_MODULE_6__/* .pathInside */ ._l)(at.root, name, text, { from: at.folder }));
    }
    return { inputs, spots };
}
function readList(name, spot, kind = _kinds_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq, check = () => undefined) {
    const { items = [] } = spot.content;
    if (items.length === 0) {
        spot.refuse((0,_text_message_js__WEBPACK_IMPORTED_MODULE_8__/* .message */ .i) `config-not-a-list: \`${name}\` must be a list with at least one item, such as \`[one, two]\`.`);
        return undefined;
    }
    return items.flatMap((item) => {
        const text = readScalar(name, item, kind);
        if (text === undefined)
            return [];
        check(text, item);
        return [text];
    });
}
function readEntries(spot, where) {
    const { entries, items } = spot.content;
    if (entries !== undefined)
        return entries;
    const found = items === undefined ? 'a value alone' : 'a list. Remove the dashes';
    spot.refuse((0,_text_message_js__WEBPACK_IMPORTED_MODULE_8__/* .message */ .i) `config-not-keys: Keys with values must be ${where}, such as \`key: value\`, not ${found}.`);
    return new Map();
}
function readScalar(name, spot, kind) {
    const { text, isQuoted, items, entries } = spot.content;
    if (items !== undefined || entries !== undefined) {
        const what = items === undefined ? 'keys' : 'a list';
        spot.refuse((0,_text_message_js__WEBPACK_IMPORTED_MODULE_8__/* .message */ .i) `config-not-one-value: \`${name}\` must be one value, not ${what}.`);
        return undefined;
    }
    if (text === undefined || text.trim() === '') {
        spot.refuse((0,_text_message_js__WEBPACK_IMPORTED_MODULE_8__/* .message */ .i) `config-no-value: \`${name}\` has no value. Set it, or remove the key.`);
        return undefined;
    }
    return spot.try(() => {
        kind.parse(name, text);
        if (!isQuoted || (kind !== _kinds_js__WEBPACK_IMPORTED_MODULE_5__/* .flag */ .Jt && kind.schema['type'] !== 'integer'))
            return text;
        throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .InputError */ .dz(name, (0,_text_message_js__WEBPACK_IMPORTED_MODULE_8__/* .message */ .i) `config-quoted: \`${name}\` must not be in quotes: write \`${name}: ${text}\`.`);
    });
}
function explainUnknown(key, place) {
    const shown = (0,_text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_9__/* .shorten */ .ml)(key, 60);
    const secretInputs = _input_table_js__WEBPACK_IMPORTED_MODULE_4__/* .inputNames */ .vj.filter((name) => _input_table_js__WEBPACK_IMPORTED_MODULE_4__/* .inputTable */ .Fu[name].isSecret);
    if ((0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_10__/* .likelyName */ .mP)(key, secretInputs) !== undefined) {
        return (0,_text_message_js__WEBPACK_IMPORTED_MODULE_8__/* .message */ .i) `config-secret: "${shown}" does not belong in the file, because everyone who may read the repository would read the key. Store it as a secret, and hand it over as an input of the step or as TAXIWAY_API_KEY.`;
    }
    if ((0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_10__/* .normaliseName */ .GX)(key) === (0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_10__/* .normaliseName */ .GX)('base-url')) {
        return (0,_text_message_js__WEBPACK_IMPORTED_MODULE_8__/* .message */ .i) `config-base-url: "${shown}" does not belong in the file, because a change of the file would send the API key to another host. Set it where the key is set: the input \`base-url\` of the step, TAXIWAY_BASE_URL, or an option.`;
    }
    const meant = (name) => (0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_10__/* .normaliseName */ .GX)(name) === (0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_10__/* .normaliseName */ .GX)(key);
    const names = [..._keys_js__WEBPACK_IMPORTED_MODULE_7__/* .fileKeys */ .Nh[place].keys()];
    const elsewhere = ['top', 'service', 'gate'].find((other) => [..._keys_js__WEBPACK_IMPORTED_MODULE_7__/* .fileKeys */ .Nh[other].keys()].some(meant));
    if (elsewhere !== undefined && !names.some(meant)) {
        return (0,_text_message_js__WEBPACK_IMPORTED_MODULE_8__/* .message */ .i) `config-key-elsewhere: "${shown}" does not belong ${placeNames[place]}, but ${placeNames[elsewhere]}. Move it there.`;
    }
    if ((0,_input_table_js__WEBPACK_IMPORTED_MODULE_4__/* .isInputName */ .wp)(key) && _input_table_js__WEBPACK_IMPORTED_MODULE_4__/* .inputTable */ .Fu[key].places.length === 0) {
        return (0,_text_message_js__WEBPACK_IMPORTED_MODULE_8__/* .message */ .i) `config-key-of-a-run: "${shown}" belongs to a single run, not to the file. Set it in the step, or as an option.`;
    }
    const hint = (0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_10__/* .didYouMean */ .au)(key, names, `docs/config-keys.md lists the keys.`);
    return (0,_text_message_js__WEBPACK_IMPORTED_MODULE_8__/* .message */ .i) `config-key-unknown: Unknown key "${shown}" ${placeNames[place]}. ${hint}`;
}


/***/ }),

/***/ 2636:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AV: () => (/* binding */ fillAddresses),
/* harmony export */   JQ: () => (/* binding */ readServices),
/* harmony export */   Mh: () => (/* binding */ addressesIn)
/* harmony export */ });
/* harmony import */ var _text_circles_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7191);
/* harmony import */ var _text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8086);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3597);
/* harmony import */ var _input_table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(786);
/* harmony import */ var _kinds_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3592);
/* harmony import */ var _config_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4821);
/* harmony import */ var _keys_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16);
/* harmony import */ var _parts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2876);








function readServices(services, place) {
    const entries = (0,_parts_js__WEBPACK_IMPORTED_MODULE_4__/* .readEntries */ .$2)(services, 'below `services`');
    if (services.content.entries?.size === 0)
        services.refuse((0,_text_message_js__WEBPACK_IMPORTED_MODULE_5__/* .message */ .i) `config-no-services: \`services\` is empty. Add a service, or remove the key.`);
    const known = new Set(entries.keys());
    const found = [...entries].map(([name, spot]) => readService(name, spot, known, place));
    const names = new Map();
    const ids = new Map();
    for (const service of found) {
        const { name, spot, part } = service;
        const namesake = names.get(name.toLowerCase());
        if (!_keys_js__WEBPACK_IMPORTED_MODULE_3__/* .serviceName */ .fe.test(name)) {
            const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_5__/* .message */ .i) `config-service-name: "${(0,_text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_6__/* .shorten */ .ml)(name)}" is not a name for a service. Use at most 63 letters, digits, \`-\` and \`_\`, and begin with a letter or a digit.`;
            spot.refuseKey(text);
        }
        else if (namesake !== undefined) {
            const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_5__/* .message */ .i) `config-service-case: The names "${namesake.name}" (line ${namesake.line}) and "${name}" differ in case only. GitHub takes their environments for one: rename one of them.`;
            spot.refuseKey(text);
        }
        else
            names.set(name.toLowerCase(), service);
        const id = part.inputs.get('service-id')?.text;
        if (id === undefined)
            continue;
        const twin = ids.get(id);
        if (twin === undefined)
            ids.set(id, service);
        else {
            const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_5__/* .message */ .i) `config-same-service: "${name}" and "${twin.name}" (line ${twin.line}) have one \`service-id\`: "${(0,_text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_6__/* .shorten */ .ml)(id)}". Each service may be in the file only once.`;
            part.spots.get('service-id')?.refuse(text);
        }
    }
    refuseCircles(found);
    return found;
}
function readService(name, spot, known, place) {
    const part = (0,_parts_js__WEBPACK_IMPORTED_MODULE_4__/* .readPart */ .on)(spot, 'service', place);
    const needs = readNeeds(part.spots.get('needs'), known);
    return {
        ...{ name, spot, part, needs },
        gate: readGate(part.spots.get('gate')),
        paths: readPaths(part.spots.get('paths')),
        env: readEnv(part.spots.get('env'), known, needs),
        line: spot.line,
    };
}
function readNeeds(spot, known) {
    const check = (name, item) => {
        if (!known.has(name))
            item.refuse((0,_config_file_js__WEBPACK_IMPORTED_MODULE_2__/* .explainUnknownService */ .zj)(name, known));
    };
    return [...new Set(spot && (0,_parts_js__WEBPACK_IMPORTED_MODULE_4__/* .readList */ .LD)('needs', spot, _kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8, check))];
}
function readPaths(spot) {
    const paths = (spot && (0,_parts_js__WEBPACK_IMPORTED_MODULE_4__/* .readList */ .LD)('paths', spot, _kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8)) ?? [];
    if (paths.length > 0 && paths.every((path) => path.startsWith('!'))) {
        const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_5__/* .message */ .i) `config-paths-exclude-all: \`paths\` only excludes, so that no file would count. Begin it with a pattern that includes, such as \`**\`.`;
        spot?.refuse(text);
    }
    return paths;
}
function readGate(spot) {
    if (spot === undefined)
        return undefined;
    const { inputs, spots } = (0,_parts_js__WEBPACK_IMPORTED_MODULE_4__/* .readPart */ .on)(spot, 'gate');
    for (const [name, missing] of _input_table_js__WEBPACK_IMPORTED_MODULE_0__/* .checkPairs */ .yI) {
        if (!inputs.has(name) || inputs.has(missing))
            continue;
        const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_5__/* .message */ .i) `config-half-a-check: \`${name}\` has no effect without \`${missing}\`. Set both or neither.`;
        spots.get(name)?.refuse(text);
    }
    return inputs;
}
function readEnv(spot, known, needs) {
    const env = new Map();
    for (const [key, value] of spot === undefined ? [] : (0,_parts_js__WEBPACK_IMPORTED_MODULE_4__/* .readEntries */ .$2)(spot, 'in `env`')) {
        if (!_keys_js__WEBPACK_IMPORTED_MODULE_3__/* .variableName */ .cG.test(key)) {
            const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_5__/* .message */ .i) `config-variable-name: "${(0,_text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_6__/* .shorten */ .ml)(key)}" is not a name for a variable. Use letters, digits and \`_\`, and begin with a letter or \`_\`.`;
            value.refuseKey(text);
        }
        const given = (0,_parts_js__WEBPACK_IMPORTED_MODULE_4__/* .readScalar */ .$t)(`env.${key}`, value, _kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq);
        if (given === undefined)
            continue;
        env.set(key, given);
        for (const name of addressesIn(given)) {
            if (!known.has(name))
                value.refuse((0,_config_file_js__WEBPACK_IMPORTED_MODULE_2__/* .explainUnknownService */ .zj)(name, known));
            else if (!needs.includes(name)) {
                const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_5__/* .message */ .i) `config-env-without-need: \`${key}\` holds the address of "${name}", which is not among \`needs\`. Add it: only then the address is known in time.`;
                value.refuse(text);
            }
        }
    }
    return env;
}
function refuseCircles(services) {
    for (const circle of (0,_text_circles_js__WEBPACK_IMPORTED_MODULE_7__/* .findCircles */ .f)(new Map(services.map((service) => [service.name, waitsFor(service)])))) {
        const shown = (0,_text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_6__/* .shorten */ .ml)(circle.join(' -> '), longestCircle);
        const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_5__/* .message */ .i) `config-cycle: Services wait for each other: ${shown}. Remove one of these \`needs\`, or of \`after\`.`;
        services.find(({ name }) => name === circle[0])?.spot.refuseKey(text);
    }
}
function waitsFor(service) {
    const after = service.part.inputs.get('after');
    return [...service.needs, ...(after === undefined ? [] : _kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .words */ .aL.parse('after', after.text))];
}
const longestCircle = 1_000;
const addressTemplate = /\{services\.([^.{}]*)\.url\}/g;
function addressesIn(template) {
    return [...template.matchAll(addressTemplate)].map(([, name = '']) => name);
}
function fillAddresses(template, addressOf) {
    return template.replaceAll(addressTemplate, (_, name) => addressOf(name));
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

/***/ 7191:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ findCircles)
/* harmony export */ });
function findCircles(needs) {
    const circles = [];
    const left = new Map(needs);
    for (const start of needs.keys()) {
        const path = left.has(start) ? [start] : [];
        for (let here = path.at(-1); here !== undefined; here = path.at(-1)) {
            const next = left.get(here)?.find((need) => left.has(need));
            if (next !== undefined && !path.includes(next)) {
                path.push(next);
                continue;
            }
            if (next !== undefined)
                circles.push([...path.slice(path.indexOf(next)), next]);
            left.delete(here);
            path.pop();
        }
    }
    return circles;
}


/***/ })

};
