export const id = 950;
export const ids = [950,752];
export const modules = {

/***/ 9119:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ addressesFor),
/* harmony export */   m: () => (/* binding */ addressBook)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6695);
/* harmony import */ var _config_file_services_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6906);
/* harmony import */ var _deployment_record_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8093);
/* harmony import */ var _text_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4080);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3597);
/* harmony import */ var _results_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2349);







const lookMs = 30_000;
function addressBook({ job, platform, services, results, }) {
    const known = new Map();
    const read = new Map();
    const ofRecord = async (service) => {
        const inputs = services.get(service)?.inputs;
        const handed = results !== undefined && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(results) ? (0,_results_js__WEBPACK_IMPORTED_MODULE_5__/* .readServiceResult */ .XP)(results, service)?.url : undefined;
        const given = handed ?? inputs?.get('environment-url')?.text;
        const serviceId = inputs?.get('service-id')?.text;
        if (given !== undefined || serviceId === undefined)
            return given;
        try {
            for await (const page of platform.history(serviceId, { signal: job.signal, timeoutMs: lookMs })) {
                return page.deployments.map((record) => (0,_deployment_record_js__WEBPACK_IMPORTED_MODULE_3__/* .readRecord */ .aE)(record).url).find((url) => url !== undefined);
            }
        }
        catch (error) {
            if (!(error instanceof _text_error_js__WEBPACK_IMPORTED_MODULE_4__/* .TaxiwayError */ .y))
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
async function addressesFor(addressOf, { env }) {
    const found = new Map();
    for (const [key, template] of env) {
        for (const name of (0,_config_file_services_js__WEBPACK_IMPORTED_MODULE_2__/* .addressesIn */ .Mh)(template)) {
            const address = await addressOf(name);
            if (address === undefined) {
                const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_6__/* .message */ .i) `fleet-address-unknown: The variable ${key} needs the address of "${name}", which is not known. Set \`environment-url\` of "${name}" in the configuration file.`;
                throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz('env', text);
            }
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
/* harmony import */ var _config_file_find_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(416);
/* harmony import */ var _config_file_inputs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(945);
/* harmony import */ var _config_reporting_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9497);
/* harmony import */ var _config_workspace_path_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(196);
/* harmony import */ var _github_job_environment_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1483);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3597);









const defaultTimeoutMs = 2 * 60 * 60_000;
async function readFleetInputs(job) {
    const { inputs: given, context, git } = job;
    const mode = given.get('mode');
    const { currentFolder = context.workspace, changeBase: base } = context;
    const { file, folder } = await (0,_config_file_find_js__WEBPACK_IMPORTED_MODULE_3__.findConfig)({ path: given.get('config'), folder: currentFolder, git, base });
    if (file.services.size === 0) {
        const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_8__/* .message */ .i) `fleet-without-services: The configuration file has no services: "${file.path}". Add a list of them, with the key services.`;
        throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz('config', text);
    }
    const all = (0,_config_file_inputs_js__WEBPACK_IMPORTED_MODULE_4__.configuredInputs)(given, file, folder, { sha: context.sha, takes: () => true });
    const results = given.get('results');
    return {
        mode,
        file,
        folder,
        all,
        timeoutMs: isGiven(given, 'timeout') ? given.get('timeout') : defaultTimeoutMs,
        choice: mode === 'preview' && isClosing(job) ? 'all' : readChoice(given),
        changedSince: given.get('changed-since') ?? (mode === 'preview' ? 'event' : undefined),
        report: (0,_config_reporting_js__WEBPACK_IMPORTED_MODULE_5__/* .readReportInputs */ .g)(all),
        comment: all.get('comment'),
        results: results === undefined ? undefined : folderOf(context.workspace, results, mode),
    };
}
function isClosing({ environment }) {
    return (0,_github_job_environment_js__WEBPACK_IMPORTED_MODULE_7__/* .readPullRequestEvent */ .$f)(environment)?.action === 'closed';
}
function readChoice(inputs) {
    const names = inputs.get('services');
    if (!inputs.get('all'))
        return names ?? 'changed';
    if (names === undefined)
        return 'all';
    throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz('services', (0,_text_message_js__WEBPACK_IMPORTED_MODULE_8__/* .message */ .i) `fleet-all-and-some: \`services\` and \`all: true\` cannot be combined. Set one of them.`);
}
function folderOf(workspace, given, mode) {
    const asked = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace, given);
    if (mode !== 'report' && !(0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(workspace, asked).startsWith('..'))
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(asked, { recursive: true });
    return (0,_config_workspace_path_js__WEBPACK_IMPORTED_MODULE_6__/* .pathInWorkspace */ .e)(workspace, 'results', given);
}
function isGiven(inputs, name) {
    return inputs.text(name) !== undefined && inputs.originOf(name) === undefined;
}


/***/ }),

/***/ 8975:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fixedForPreview: () => (/* binding */ fixedForPreview),
/* harmony export */   previewFleetService: () => (/* binding */ previewFleetService)
/* harmony export */ });
/* harmony import */ var _config_file_inputs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(945);
/* harmony import */ var _text_duration_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9556);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3597);
/* harmony import */ var _preview_action_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5257);
/* harmony import */ var _addresses_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9119);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9802);
/* harmony import */ var _service_job_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2754);







const defaultTimeoutMs = 30 * 60_000;
function fixedForPreview({ inputs }, service) {
    const environment = (0,_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .isGiven */ .q)(inputs, 'environment') ? inputs.text('environment') : 'preview';
    return { 'job-summary': 'false', comment: 'false', service, environment: `${environment}/${service}` };
}
async function previewFleetService(context, service, turn) {
    const { job, inputs, plan } = context;
    const { name } = service;
    const console = context.console.open(name);
    const isClosed = (0,_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .isClosing */ .w)(job);
    const addresses = isClosed ? new Map() : await (0,_addresses_js__WEBPACK_IMPORTED_MODULE_3__/* .addressesFor */ .S)(context.addressOf, service);
    const timeoutMs = (0,_text_duration_js__WEBPACK_IMPORTED_MODULE_1__/* .parseDuration */ .E)(service.inputs.get('timeout')?.text ?? '') ?? defaultTimeoutMs;
    const sub = (0,_service_job_js__WEBPACK_IMPORTED_MODULE_5__/* .serviceJob */ .D)(job, {
        fleet: inputs,
        service,
        console,
        commit: plan.commit ?? undefined,
        fixed: {
            ...fixedForPreview(job, name),
            timeout: `${Math.max(1, Math.floor(Math.min(timeoutMs, turn.remainingMs)))}ms`,
        },
        addressOf: (other) => addresses.get(other),
        takes: (input) => !_config_file_inputs_js__WEBPACK_IMPORTED_MODULE_0__.productionInputs.has(input) && !(isClosed && input === 'env-vars'),
    });
    await (0,_preview_action_js__WEBPACK_IMPORTED_MODULE_2__.preview)(sub);
    await console.close();
    const nothing = {
        outcome: 'failed',
        reason: (0,_text_message_js__WEBPACK_IMPORTED_MODULE_6__/* .message */ .i) `fleet-preview-without-end: The preview ended without a result.`,
    };
    const { result = nothing, passed = false } = sub.ended ?? {};
    const { outcome, verdict = outcome, reason } = result;
    const [, ...excerpt] = passed ? [] : (console.lastError?.split('\n') ?? []);
    return { outcome: verdict, passed, reason, url: sub.outputs.get('url'), result, excerpt };
}


/***/ }),

/***/ 2754:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ serviceJob)
/* harmony export */ });
/* unused harmony export ServiceOutputs */
/* harmony import */ var _config_file_inputs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(945);
/* harmony import */ var _config_inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9190);
/* harmony import */ var _config_table_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2307);
/* harmony import */ var _output_untrusted_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8894);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9802);





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
class ServiceOutputs {
    #values = new Map();
    #redactor;
    constructor(redactor) {
        this.#redactor = redactor;
    }
    has(name) {
        return this.#values.has(name);
    }
    get(name) {
        return this.#values.get(name);
    }
    set(name, value) {
        if (value !== undefined)
            this.setMasked(name, (0,_output_untrusted_js__WEBPACK_IMPORTED_MODULE_3__/* .sanitizeText */ .jZ)(value, this.#redactor));
    }
    setMasked(name, value) {
        this.#values.set(name, value);
    }
    async addSummary() { }
}
function serviceJob(job, run) {
    const { fleet, service, console, fixed, commit, addressOf, takes } = run;
    const outputs = new ServiceOutputs(job.redactor);
    let state = { finished: false };
    let ended;
    const { waitAgain, observe } = job;
    const given = new _config_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .Inputs */ .G((name) => ((0,_config_table_js__WEBPACK_IMPORTED_MODULE_2__/* .isInputName */ .wp)(name) ? (fixed[name] ?? givenTo(job, service, name)) : undefined));
    return {
        environment: job.environment,
        context: { ...job.context, logFile: undefined, jobFolder: undefined },
        inputs: (0,_config_file_inputs_js__WEBPACK_IMPORTED_MODULE_0__.configuredInputs)(given, fleet.file, fleet.folder, { service, sha: commit, addressOf, takes }),
        redactor: job.redactor,
        console,
        outputs,
        state: {
            get current() {
                return state;
            },
            note: (change) => {
                state = { ...state, ...change };
                noteOpen(job, service.name, state);
            },
        },
        signal: job.signal,
        git: job.git,
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
    if (!ofStep.has(name) || !(0,_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .isGiven */ .q)(job.inputs, name))
        return undefined;
    return name === 'environment' ? `${job.inputs.text(name)}/${service}` : job.inputs.verbatim(name);
}


/***/ }),

/***/ 945:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   configuredInputs: () => (/* binding */ configuredInputs),
/* harmony export */   productionInputs: () => (/* binding */ productionInputs),
/* harmony export */   serviceOf: () => (/* binding */ serviceOf)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6695);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3597);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9190);
/* harmony import */ var _kinds_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3592);
/* harmony import */ var _table_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2307);
/* harmony import */ var _variables_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9274);
/* harmony import */ var _services_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6906);








const productionInputs = new Set([
    'service-id',
    'service-name',
    'archive-path',
    'environment',
    'environment-url',
]);
function serviceOf(file, name) {
    const service = file.services.get(name);
    if (service !== undefined)
        return service;
    throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz('service', (0,_services_js__WEBPACK_IMPORTED_MODULE_6__/* .explainUnknownService */ .zj)(name, new Set(file.services.keys())));
}
function configuredInputs(given, file, folder, run) {
    const { service, sha, takes } = run;
    const values = new Map([
        ...file.inputs,
        ...(service?.inputs ?? []),
        ...(service?.gate?.inputs ?? []),
    ]);
    const valueFor = (name) => (0,_table_js__WEBPACK_IMPORTED_MODULE_4__/* .isInputName */ .wp)(name) && takes(name) && given.text(name) === undefined ? values.get(name) : undefined;
    let filled;
    const env = () => (filled ??= filledEnv(service, file, run));
    return new _inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .Inputs */ .G((name) => {
        if (name === 'env-vars' && takes(name))
            return joinVariables(env(), given.verbatim(name) ?? '');
        const value = valueFor(name);
        if (value === undefined || !(0,_table_js__WEBPACK_IMPORTED_MODULE_4__/* .isInputName */ .wp)(name))
            return (0,_table_js__WEBPACK_IMPORTED_MODULE_4__/* .isInputName */ .wp)(name) ? given.verbatim(name) : undefined;
        if (name === 'health-body')
            return withCommit(value, sha);
        return _table_js__WEBPACK_IMPORTED_MODULE_4__/* .inputTable */ .Fu[name].kind === _kinds_js__WEBPACK_IMPORTED_MODULE_3__/* .path */ .Ae ? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(folder, value.text) : value.text;
    }, { originOf: (name) => valueFor(name)?.origin, shown: () => [...env().values()] });
}
function withCommit({ text, origin }, sha) {
    if (!text.includes('{sha}'))
        return text;
    if (sha !== undefined)
        return text.replaceAll('{sha}', sha);
    const why = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_7__/* .message */ .i) `config-commit-unknown: \`health-body\` contains {sha} (${origin}), and the commit of this run is not known. Give \`health-body\` without it.`;
    throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz('health-body', why);
}
function filledEnv(service, file, { addressOf }) {
    const fill = (template) => (0,_services_js__WEBPACK_IMPORTED_MODULE_6__/* .fillAddresses */ .AV)(template, (name) => {
        const address = addressOf?.(name) ?? file.services.get(name)?.inputs.get('environment-url')?.text;
        if (address !== undefined)
            return address;
        const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_7__/* .message */ .i) `config-address-unknown: \`env\` needs the address of the service "${name}", which a run of one service does not know. Set its \`environment-url\`, or deploy both with \`taxiway fleet deploy\`.`;
        throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz('env-vars', text);
    });
    return new Map([...(service?.env ?? [])].map(([name, template]) => [name, fill(template)]));
}
function joinVariables(env, given) {
    const named = new Set((0,_variables_js__WEBPACK_IMPORTED_MODULE_5__/* .parseDotenv */ .q)(given, 'env-vars').all.map(({ key }) => key));
    const lines = [...env].filter(([name]) => !named.has(name)).map(([name, value]) => `${name}=${quoted(value)}\n`);
    return `${lines.join('')}${given}`;
}
function quoted(value) {
    return `"${value.replaceAll(/["\\]/g, String.raw `\$&`).replaceAll('\n', String.raw `\n`).replaceAll('\r', String.raw `\r`)}"`;
}


/***/ }),

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
    };
}


/***/ }),

/***/ 8093:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EV: () => (/* binding */ commitKeys),
/* harmony export */   Iu: () => (/* binding */ compareRefs),
/* harmony export */   N$: () => (/* binding */ addressKeys),
/* harmony export */   TH: () => (/* binding */ idOf),
/* harmony export */   aE: () => (/* binding */ readRecord),
/* harmony export */   rY: () => (/* binding */ statusKeys),
/* harmony export */   sg: () => (/* binding */ readRef),
/* harmony export */   u3: () => (/* binding */ nameKeys),
/* harmony export */   wo: () => (/* binding */ readUrl),
/* harmony export */   yg: () => (/* binding */ idKeys)
/* harmony export */ });
/* harmony import */ var _client_fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(525);
/* harmony import */ var _verdict_vocabulary_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9022);


const idKeys = ['deploymentId', 'id'];
const statusKeys = ['status', 'state', 'phase'];
const addressKeys = ['url', 'hostname'];
const nameKeys = ['ref', 'gitref', 'branch', 'gitbranch', 'tag', 'gittag', 'commitref'];
const commitKeys = [
    ...['commit', 'commitsha', 'commithash', 'commitid', 'commitref', 'sha', 'revision'],
    ...['gitcommit', 'gitcommitsha', 'gitcommithash', 'gitsha'],
];
const nestsOfCommits = ['commit', 'gitcommit', 'git'];
const nests = [...nestsOfCommits, 'source', 'gitsource', 'meta', 'metadata'];
function readRecord(raw) {
    return {
        id: idOf(raw),
        word: texts(raw, statusKeys)[0],
        rollbackable: raw['rollbackable'] === true,
        url: readUrl(raw),
        refs: shownRefs(raw),
        fingerprint: fingerprint(raw),
    };
}
function idOf(raw) {
    return (0,_client_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .readId */ .w)(raw, idKeys);
}
function readUrl(raw) {
    const [shown] = texts(raw, addressKeys);
    if (shown === undefined)
        return undefined;
    const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(shown) ? shown : `https://${shown}`;
    const url = URL.parse(address);
    if (url?.protocol !== 'https:' && url?.protocol !== 'http:')
        return undefined;
    return url.username === '' && url.password === '' ? address : undefined;
}
function compareRefs(asked, shown) {
    if (asked === undefined)
        return 'not-shown';
    const commits = [...shown.commits, ...shown.names].filter(isCommit);
    if (isCommit(asked)) {
        if (commits.some((commit) => sameCommit(commit, asked)))
            return 'ours';
        return commits.length > 0 || shown.names.length > 0 ? 'another' : 'not-shown';
    }
    const names = shown.names.filter((name) => !isCommit(name)).map(shortName);
    if (names.length === 0)
        return 'not-shown';
    return names.includes(shortName(asked)) ? 'ours' : 'another';
}
function readRef({ commits, names }) {
    return commits[0] ?? names[0];
}
function shownRefs(raw) {
    const fields = normalised(raw);
    const names = texts(fields, nameKeys);
    const commits = texts(fields, commitKeys);
    for (const nest of nests) {
        const value = fields[nest];
        if (!(0,_client_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .isFields */ .C)(value))
            continue;
        const nested = normalised(value);
        names.push(...texts(nested, nameKeys));
        commits.push(...texts(nested, nestsOfCommits.includes(nest) ? [...commitKeys, 'id', 'hash'] : commitKeys));
    }
    return { names, commits: commits.filter(isCommit) };
}
function normalised(raw) {
    return Object.fromEntries(Object.entries(raw).map(([name, value]) => [(0,_verdict_vocabulary_js__WEBPACK_IMPORTED_MODULE_0__/* .normalise */ .j7)(name), value]));
}
function isCommit(text) {
    return /^[0-9a-f]{7,64}$/i.test(text);
}
function sameCommit(one, other) {
    const [short, long] = one.length < other.length ? [one, other] : [other, one];
    return long.toLowerCase().startsWith(short.toLowerCase());
}
function shortName(ref) {
    return ref.replace(/^refs\/(heads|tags)\//, '');
}
function texts(raw, keys) {
    return keys
        .map((key) => raw[key])
        .filter((value) => typeof value === 'string' && value.trim() !== '');
}
function fingerprint(value) {
    return JSON.stringify(value, (_key, inner) => (0,_client_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .isFields */ .C)(inner) ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1))) : inner);
}


/***/ }),

/***/ 9022:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K9: () => (/* binding */ assumedWords),
/* harmony export */   j7: () => (/* binding */ normalise),
/* harmony export */   vQ: () => (/* binding */ buildVocabulary)
/* harmony export */ });
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


/***/ })

};
