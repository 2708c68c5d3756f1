export const id = 89;
export const ids = [89];
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
    const successStates = inputs.get('success-states') ?? [];
    const failureStates = inputs.get('failure-states') ?? [];
    const failures = new Set(failureStates.map(_deployment_verdict_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .normalise */ .j7));
    const both = successStates.find((word) => failures.has((0,_deployment_verdict_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .normalise */ .j7)(word)));
    if (both !== undefined) {
        const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_2__/* .message */ .iU) `word-in-both-lists: \`success-states\` and \`failure-states\` both contain "${both}". Keep it in one of them.`;
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
    const text = '`github-token` is not a token: it contains a space, a line break or a non-ASCII character.';
    throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('github-token', text);
}


/***/ }),

/***/ 5928:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $4: () => (/* binding */ findLastGood),
/* harmony export */   kN: () => (/* binding */ readCommit),
/* harmony export */   rj: () => (/* binding */ readPast)
/* harmony export */ });
/* harmony import */ var _client_streams_read_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7766);
/* harmony import */ var _text_defined_fields_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4917);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3597);
/* harmony import */ var _text_size_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7397);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8093);
/* harmony import */ var _verdict_vocabulary_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9022);






const wholeCommit = /^[0-9a-f]{7,64}$/;
const mostPages = 10;
const shortCommit = 12;
async function findLastGood(platform, { serviceId, current, remembered, signal, timeoutMs, ...words }) {
    const runs = (await remembered?.()) ?? [];
    const failed = new Set();
    let newest;
    let rows = 0;
    let isShown = false;
    for await (const past of (0,_client_streams_read_js__WEBPACK_IMPORTED_MODULE_0__/* .oneByOne */ .E)(readPast(platform, serviceId, { ...words, signal, timeoutMs }), signal)) {
        const { id, commit, succeeded } = past;
        newest ??= past;
        rows++;
        isShown ||= commit !== undefined;
        const from = current ?? newest.commit;
        if (from === undefined)
            break;
        if (commit === undefined || !succeeded || !isNew(commit, from, newest))
            continue;
        const run = runs.find((each) => (0,_record_js__WEBPACK_IMPORTED_MODULE_1__/* .sameCommit */ .Kd)(each.commit, commit));
        if (run !== undefined && (failed.has(run.commit) || (await run.result()) === 'failed')) {
            failed.add(run.commit);
            continue;
        }
        const deployment = id === undefined ? 'the newest deployment' : `deployment ${id}, the newest`;
        const how = `Going back to ${commit.slice(0, shortCommit)}: it is the commit of ${deployment} that succeeded with another commit than ${from.slice(0, shortCommit)}.`;
        return { kind: 'found', commit, from, how };
    }
    const from = current ?? newest?.commit;
    if (from === undefined) {
        const reason = newest === undefined
            ? `The service has no deployment yet.`
            : `The record of the newest deployment (${newest.id ?? 'without an id'}) shows no commit, so it is not known what to go back from.`;
        return { kind: 'none', from, reason };
    }
    for (const { commit, result } of isShown ? [] : runs) {
        if (!isNew(commit, from, newest) || (await result()) !== 'succeeded')
            continue;
        const how = `Going back to ${commit.slice(0, shortCommit)}: GitHub remembers it as the newest that succeeded with another commit than ${from.slice(0, shortCommit)}; the platform's records show no commit.`;
        return { kind: 'found', commit, from, how };
    }
    const passed = failed.size > 0 ? ' and passed its checks' : '';
    const reason = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_3__/* .message */ .iU) `rollback-nothing-good: No deployment to go back to: of ${(0,_text_size_js__WEBPACK_IMPORTED_MODULE_4__/* .formatCount */ .B)(rows, 'record')} none succeeded with a known commit other than ${from.slice(0, shortCommit)}${passed}.`;
    return { kind: 'none', from, reason };
}
function isNew(commit, from, newest) {
    return !(0,_record_js__WEBPACK_IMPORTED_MODULE_1__/* .sameCommit */ .Kd)(commit, from) && (newest?.commit === undefined || !(0,_record_js__WEBPACK_IMPORTED_MODULE_1__/* .sameCommit */ .Kd)(commit, newest.commit));
}
async function* readPast(platform, serviceId, { signal, timeoutMs, retries, ...words }) {
    const meaningOf = (0,_verdict_vocabulary_js__WEBPACK_IMPORTED_MODULE_2__/* .buildVocabulary */ .vQ)(words);
    let pages = 0;
    for await (const { deployments } of platform.history(serviceId, (0,_text_defined_fields_js__WEBPACK_IMPORTED_MODULE_5__/* .definedFields */ .X)({ signal, timeoutMs, retries }))) {
        yield deployments.map((row) => {
            const { id, word, rollbackable, refs } = (0,_record_js__WEBPACK_IMPORTED_MODULE_1__/* .readRecord */ .aE)(row);
            const meaning = word === undefined ? 'ambiguous' : meaningOf(word);
            const mayBe = meaning === 'ambiguous' || meaning === 'superseded';
            const succeeded = meaning === 'succeeded' || (mayBe && rollbackable);
            const commit = [...refs.commits, ...refs.names].map(readCommit).find((each) => each !== undefined);
            return { id, commit, ref: (0,_record_js__WEBPACK_IMPORTED_MODULE_1__/* .readRef */ .sg)(refs), succeeded, createdMs: (0,_record_js__WEBPACK_IMPORTED_MODULE_1__/* .readTimes */ .fh)(row).createdMs };
        });
        if (++pages === mostPages)
            return;
    }
}
function readCommit(ref) {
    const text = ref.toLowerCase();
    return wholeCommit.test(text) ? text : undefined;
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


/***/ })

};
