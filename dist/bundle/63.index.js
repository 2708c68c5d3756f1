export const id = 63;
export const ids = [63];
export const modules = {

/***/ 9063:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   deployRef: () => (/* binding */ deployRef),
/* harmony export */   requestOf: () => (/* binding */ requestOf)
/* harmony export */ });
/* harmony import */ var _deployment_start_deploy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5418);
/* harmony import */ var _github_deployments_memory_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8046);
/* harmony import */ var _text_defined_fields_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4917);
/* harmony import */ var _text_size_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7397);
/* harmony import */ var _shared_import_variables_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7587);
/* harmony import */ var _context_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8699);






async function deployRef(context, source, rehearsed = whatWouldHappen(source)) {
    const { platform, reporter, inputs } = context;
    const { timeoutMs } = inputs.follow;
    if (inputs.dryRun) {
        begin(context, source);
        const { serviceId, ref, variables } = source;
        const rehearsal = { kind: 'deploy', serviceId, ref, importsVariables: variables.length > 0 };
        return await (0,_context_js__WEBPACK_IMPORTED_MODULE_3__/* .dryRun */ .P)(context, rehearsal, `Dry run: ${rehearsed}`);
    }
    const startedMs = performance.now();
    const report = await (0,_deployment_start_deploy_js__WEBPACK_IMPORTED_MODULE_0__/* .deploy */ .g)(platform, requestOf(context, source), reporter, (0,_context_js__WEBPACK_IMPORTED_MODULE_3__/* .flowOptions */ .p)(context, timeoutMs));
    return { ...report, remainingMs: timeoutMs - (performance.now() - startedMs) };
}
function requestOf(context, source) {
    const { job, reporter } = context;
    const { serviceId, ref, variables } = source;
    begin(context, source);
    job.state.note({ serviceId });
    const { github } = reporter;
    const memory = { target: (0,_github_deployments_memory_js__WEBPACK_IMPORTED_MODULE_1__/* .serviceTarget */ .v)(serviceId) };
    github.syncDeployment({ deployments: github.deployments(), memory, refs: ref === undefined ? [] : [ref] });
    const beforeWrite = (timeoutMs) => (0,_shared_import_variables_js__WEBPACK_IMPORTED_MODULE_2__/* .importVariables */ .b)(context, serviceId, variables, timeoutMs);
    return { serviceId, ...(0,_text_defined_fields_js__WEBPACK_IMPORTED_MODULE_4__/* .definedFields */ .X)({ ref }), beforeWrite };
}
function begin({ job }, { serviceId, ref, variables }) {
    (0,_shared_import_variables_js__WEBPACK_IMPORTED_MODULE_2__/* .maskVariables */ .a)(job, variables);
    job.outputs.set('service-id', serviceId);
    job.outputs.set('ref', ref);
}
function whatWouldHappen({ serviceId, ref, variables }) {
    const what = ref === undefined ? 'the tracked branch' : `"${ref}"`;
    if (variables.length === 0)
        return `${what} would be deployed to service ${serviceId}.`;
    return `${(0,_text_size_js__WEBPACK_IMPORTED_MODULE_5__/* .formatCount */ .B)(variables.length, 'variable')} would be imported and ${what} deployed to service ${serviceId}.`;
}


/***/ }),

/***/ 7587:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ maskVariables),
/* harmony export */   b: () => (/* binding */ importVariables)
/* harmony export */ });
/* harmony import */ var _github_job_environment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8996);
/* harmony import */ var _text_redactor_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(665);
/* harmony import */ var _text_size_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7397);



const mostMs = 60_000;
function maskVariables(job, variables) {
    const shown = [...(0,_github_job_environment_js__WEBPACK_IMPORTED_MODULE_0__/* .printedInputs */ .QZ)(job.environment, ['api-key', 'github-token', 'env-vars']), ...job.inputs.env.values()];
    for (const { value } of variables)
        for (const mask of (0,_text_redactor_js__WEBPACK_IMPORTED_MODULE_1__/* .valuesToMask */ .yF)(value, shown))
            job.console.mask(mask);
}
async function importVariables({ job, platform }, id, variables, timeoutMs) {
    if (variables.length === 0)
        return;
    const { console, signal } = job;
    const vars = variables.map(({ key, value }) => ({ key, value }));
    const limits = { signal, timeoutMs: Math.min(mostMs, timeoutMs) };
    const { imported, skipped } = await platform.call('import_env', { id, vars }, limits);
    for (const { key, reason } of skipped ?? []) {
        const why = reason ? `: ${reason}` : '.';
        console.warn(`The platform skipped the variable "${key}"${why}`);
    }
    console.say(`Imported ${(0,_text_size_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B)(imported ?? vars.length, 'variable')}.`);
}


/***/ }),

/***/ 278:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FL: () => (/* binding */ readNewestIds),
/* harmony export */   Tq: () => (/* binding */ findRecord),
/* harmony export */   WI: () => (/* binding */ serviceMissing),
/* harmony export */   aK: () => (/* binding */ readRows)
/* harmony export */ });
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3597);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8093);


async function findRecord(platform, target, meaningOf, signal, mostPages) {
    const { serviceId, deploymentId, older } = target;
    const isOlder = (row) => (0,_record_js__WEBPACK_IMPORTED_MODULE_0__/* .idOf */ .TH)(row) !== undefined && (0,_record_js__WEBPACK_IMPORTED_MODULE_0__/* .idOf */ .TH)(row) === older;
    const isLast = (page) => page.some((row) => (0,_record_js__WEBPACK_IMPORTED_MODULE_0__/* .idOf */ .TH)(row) === deploymentId || isOlder(row));
    const { rows, isEnd } = await readRows(platform, serviceId, { signal, isLast, mostPages });
    const index = indexOf(rows, deploymentId);
    const own = rows[index];
    if (own !== undefined) {
        const next = rows[index + 1];
        const oldest = isEnd && next === undefined;
        return { kind: 'found', record: (0,_record_js__WEBPACK_IMPORTED_MODULE_0__/* .readRecord */ .aE)(own), older: oldest ? null : ((next && (0,_record_js__WEBPACK_IMPORTED_MODULE_0__/* .idOf */ .TH)(next)) ?? older) };
    }
    const end = rows.findIndex(isOlder);
    const finished = rows.slice(0, end < 0 ? rows.length : end).some((row) => isFinished(row, meaningOf));
    return { kind: 'absent', newerFinished: finished && (end >= 0 || older === null), older };
}
function serviceMissing(serviceId, status) {
    return (0,_text_message_js__WEBPACK_IMPORTED_MODULE_1__/* .message */ .i) `service-missing: The platform shows no service "${serviceId}" to this key (${status}). Check \`service-id\` for a typo, and that the key belongs to the same account or project.`;
}
function indexOf(rows, deploymentId) {
    const isOurs = (row) => (0,_record_js__WEBPACK_IMPORTED_MODULE_0__/* .idOf */ .TH)(row) === deploymentId;
    const withWord = rows.findIndex((row) => isOurs(row) && (0,_record_js__WEBPACK_IMPORTED_MODULE_0__/* .readRecord */ .aE)(row).word !== undefined);
    return withWord >= 0 ? withWord : rows.findIndex(isOurs);
}
async function readRows(platform, serviceId, { signal, isLast = () => false, mostPages = 20 }) {
    const rows = [];
    let pages = 0;
    for await (const { deployments, nextCursor } of platform.history(serviceId, { signal, retries: false })) {
        rows.push(...deployments);
        if (nextCursor === undefined)
            return { rows, isEnd: true };
        if (++pages === mostPages || isLast(deployments))
            break;
    }
    return { rows, isEnd: false };
}
async function readNewestIds(platform, serviceId, signal) {
    const idsOf = (rows) => rows.map(_record_js__WEBPACK_IMPORTED_MODULE_0__/* .idOf */ .TH).filter((id) => id !== undefined);
    const { rows } = await readRows(platform, serviceId, { signal, isLast: (page) => idsOf(page).length > 0 });
    return idsOf(rows);
}
function isFinished(row, meaningOf) {
    const { word } = (0,_record_js__WEBPACK_IMPORTED_MODULE_0__/* .readRecord */ .aE)(row);
    const meaning = word === undefined ? 'unknown' : meaningOf(word);
    return meaning === 'succeeded' || meaning === 'failed';
}


/***/ }),

/***/ 8093:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B1: () => (/* binding */ createdKeys),
/* harmony export */   EV: () => (/* binding */ commitKeys),
/* harmony export */   Iu: () => (/* binding */ compareRefs),
/* harmony export */   Kd: () => (/* binding */ sameCommit),
/* harmony export */   N$: () => (/* binding */ addressKeys),
/* harmony export */   TH: () => (/* binding */ idOf),
/* harmony export */   aE: () => (/* binding */ readRecord),
/* harmony export */   fh: () => (/* binding */ readTimes),
/* harmony export */   j2: () => (/* binding */ isNewestFirst),
/* harmony export */   nR: () => (/* binding */ timeOf),
/* harmony export */   rY: () => (/* binding */ statusKeys),
/* harmony export */   sg: () => (/* binding */ readRef),
/* harmony export */   u3: () => (/* binding */ nameKeys),
/* harmony export */   wo: () => (/* binding */ readUrl),
/* harmony export */   xB: () => (/* binding */ endedKeys),
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
const createdKeys = ['createdat', 'created', 'createdtime', 'creationtime', 'queuedat', 'startedat', 'timestamp'];
const endedKeys = ['finishedat', 'completedat', 'endedat', 'readyat', 'deployedat', 'finished', 'completed'];
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
function isNewestFirst(rows) {
    const fields = rows.map(normalised);
    const key = createdKeys.find((each) => fields.every((row) => timeOf(row[each]) !== undefined));
    const times = key === undefined ? [] : fields.flatMap((row) => timeOf(row[key]) ?? []);
    if (times[0] === times.at(-1))
        return undefined;
    return times.every((time, index) => index === 0 || time <= (times[index - 1] ?? time));
}
function timeOf(value) {
    if (typeof value === 'string' && /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/.test(value)) {
        const ms = Date.parse(value);
        return Number.isNaN(ms) ? undefined : ms;
    }
    if (typeof value !== 'number' || value < 1e9 || value > 1e14)
        return undefined;
    return value < 1e11 ? value * 1_000 : value;
}
function readTimes(raw) {
    const fields = normalised(raw);
    const first = (keys) => keys.map((key) => timeOf(fields[key])).find((ms) => ms !== undefined);
    return { createdMs: first(createdKeys), endedMs: first(endedKeys) };
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

/***/ 5418:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ readSnapshot),
/* harmony export */   g: () => (/* binding */ deploy)
/* harmony export */ });
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6695);
/* harmony import */ var _client_key_kind_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8008);
/* harmony import */ var _text_excerpt_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(6167);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3597);
/* harmony import */ var _history_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(278);
/* harmony import */ var _search_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6424);
/* harmony import */ var _verdict_poll_schedule_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4213);
/* harmony import */ var _guarded_write_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7939);
/* harmony import */ var _history_search_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8554);
/* harmony import */ var _lifecycle_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2689);










const requestLimitMs = 60_000;
const mostHistoryReads = 3;
const freshMs = 5_000;
const busyDelaysMs = [1_000, 2_000, 5_000];
const longestBusyDelayMs = 10_000;
function deploy(platform, request, host, options = {}) {
    return (0,_lifecycle_js__WEBPACK_IMPORTED_MODULE_6__/* .startAndFollow */ .j)(platform, host, options, {
        operation: 'deploy_service',
        phase: 'requested',
        asked: { serviceId: request.serviceId, ref: request.ref },
        cancelledInDoubt: `The run was cancelled before the platform answered. A deployment may exist: check the dashboard.`,
        read: (context, signal) => request.snapshot ?? readSnapshot(context, request.serviceId, signal),
        start: async (context, snapshot, key) => {
            const problem = serviceProblem(request.serviceId, snapshot, await key.answer);
            return problem === undefined
                ? await startDeploy(context, request, snapshot)
                : { kind: 'ended', outcome: 'failed', reason: problem };
        },
    });
}
function serviceProblem(serviceId, { missing }, key) {
    if (missing === undefined || key.kind === 'untold' || (0,_client_key_kind_js__WEBPACK_IMPORTED_MODULE_7__/* .kindOfKey */ .R)(key.identity) !== 'account')
        return undefined;
    return (0,_history_js__WEBPACK_IMPORTED_MODULE_1__/* .serviceMissing */ .WI)(serviceId, missing);
}
async function startDeploy(context, request, snapshot) {
    const { serviceId, ref, beforeWrite } = request;
    const { run } = context;
    let known = snapshot.ids;
    let isPrepared = false;
    let busy = 0;
    return await (0,_guarded_write_js__WEBPACK_IMPORTED_MODULE_4__/* .writeOnce */ .Fq)(context, {
        prepare: async () => {
            if (isPrepared)
                return;
            isPrepared = true;
            await beforeWrite?.(run.remaining());
            if (run.clock.now() - snapshot.askedAtMs > freshMs)
                known = (await readSnapshot(context, serviceId)).ids;
            const isTaught = context.options.successStates !== undefined;
            const text = 'This service has no deployment yet, so it is not known which status words the platform uses. After this one, `taxiway doctor` shows what Taxiway understands of them.';
            if (known?.length === 0 && !isTaught)
                context.host.report({ kind: 'notice', text });
        },
        send: async () => {
            const answer = await send(context, request, known?.[0]);
            if (answer.kind !== 'busy')
                return answer;
            const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_8__/* .message */ .i) `deploy-busy: ${answer.refusal} The service is busy: trying again until the timeout.`;
            if (busy === 0)
                context.host.report({ kind: 'notice', text });
            const delayMs = context.options.pollIntervalMs ?? busyDelaysMs[busy] ?? longestBusyDelayMs;
            busy++;
            await run.sleep(Math.min(delayMs, run.remaining()));
            const reason = await request.whileBusy?.();
            if (reason !== undefined)
                return { kind: 'ended', outcome: 'skipped', reason };
            known = (await readSnapshot(context, serviceId)).ids;
            return { kind: 'retry' };
        },
        findEffect: async (failure) => {
            const text = `The answer to the deploy request was lost (${(0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_9__/* .withoutFullStop */ .Qu)(failure)}). Checking whether it took effect.`;
            context.host.report({ kind: 'warning', text });
            if (known === undefined) {
                const reason = `The answer to the deploy request was lost, and the history could not be read before it, so a new deployment cannot be recognised. A deployment may be running: check the dashboard.`;
                return { kind: 'ended', outcome: 'indeterminate', reason };
            }
            const warn = (text) => context.host.report({ kind: 'warning', text });
            const lost = { serviceId, ref, knownIds: new Set(known) };
            const found = await (0,_history_search_js__WEBPACK_IMPORTED_MODULE_5__/* .findLostDeploy */ .Zn)(context.platform, lost, context.run, warn);
            if (found.kind === 'absent')
                return undefined;
            if (found.kind !== 'adopt') {
                const outcome = found.kind === 'timed-out' ? 'timed-out' : 'indeterminate';
                const reason = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_8__/* .message */ .i) `deploy-lost-unresolved: The answer to the deploy request was lost, and ${(0,_history_search_js__WEBPACK_IMPORTED_MODULE_5__/* .whyNotFound */ .yX)(found)}. A deployment may be running: check the dashboard before you run this again.`;
                return { kind: 'ended', outcome, reason };
            }
            const inferred = `Deployment ${found.id} is taken for ours by inference: it is the only new one, and its record shows no ref that could be compared.`;
            if (found.inferred)
                context.host.report({ kind: 'warning', text: inferred });
            return { kind: 'accepted', deploymentId: found.id, serviceId, ref, url: undefined, older: known?.[0] };
        },
        lostTwice: (failure) => `Nothing was deployed, as the history tells: the request failed twice, and no new deployment showed for 30 s each time. If the platform may be later than that, check the dashboard before you run this again. The second failure: ${failure}`,
    });
}
async function send({ platform, run }, { serviceId, ref, whileBusy }, older) {
    try {
        const options = { signal: run.signal, timeoutMs: (0,_guarded_write_js__WEBPACK_IMPORTED_MODULE_4__/* .writeTimeoutMs */ .pP)(run, requestLimitMs) };
        const args = ref === undefined ? { id: serviceId } : { id: serviceId, ref };
        const { deploymentId, ref: resolved } = await platform.call('deploy_service', args, options);
        return { kind: 'accepted', deploymentId, serviceId, ref: resolved ?? ref, url: undefined, older };
    }
    catch (error) {
        const busy = error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .RefusedError */ .fk && error.status === 409 && whileBusy !== undefined;
        if (!busy)
            return (0,_guarded_write_js__WEBPACK_IMPORTED_MODULE_4__/* .classifyWriteFailure */ .wF)(run, error);
        run.noteRetryAfter(error);
        run.inDoubt = false;
        return { kind: 'busy', refusal: error.message };
    }
}
async function readSnapshot({ platform, run }, serviceId, signal = run.signal) {
    const askedAtMs = run.clock.now();
    let missing;
    let confirmed;
    const found = await (0,_search_js__WEBPACK_IMPORTED_MODULE_2__/* .searchHistory */ .T)(run, {
        signal,
        read: async (until) => ({ ids: await (0,_history_js__WEBPACK_IMPORTED_MODULE_1__/* .readNewestIds */ .FL)(platform, serviceId, until) }),
        pauseMs: (_, failures) => (0,_verdict_poll_schedule_js__WEBPACK_IMPORTED_MODULE_3__/* .failureBackoff */ .Vd)(failures, run.random),
        isFinal: (error, reads) => {
            const status = (0,_client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isMissing */ .b2)(error) ? error.status : undefined;
            if (missing !== undefined)
                confirmed = status;
            missing = status;
            const isRefusal = error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .RefusedError */ .fk && error.status < 500 && error.status !== 429;
            const isCertain = error.kind === 'input' || (isRefusal && status === undefined);
            return reads === mostHistoryReads || confirmed !== undefined || isCertain;
        },
    });
    return { ids: 'ids' in found ? found.ids : undefined, missing: confirmed, askedAtMs };
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
