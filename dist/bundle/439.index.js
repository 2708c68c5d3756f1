export const id = 439;
export const ids = [439];
export const modules = {

/***/ 5439:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.r(__webpack_exports__);


__webpack_require__.d(__webpack_exports__, {
  post: () => (/* binding */ post)
});


var report_inputs = __webpack_require__(8701);

var github_repository = __webpack_require__(3179);

var deployments_deployments = __webpack_require__(1281);

var saved_state = __webpack_require__(6911);

var untrusted = __webpack_require__(3419);

var tracker = __webpack_require__(2980);

var format_error = __webpack_require__(9531);

var connection = __webpack_require__(7754);

var follow_inputs = __webpack_require__(7992);

var history_history = __webpack_require__(5275);

var deployment_outcome = __webpack_require__(2988);

var vocabulary = __webpack_require__(8028);

var markdown = __webpack_require__(7185);

var first_sentences = __webpack_require__(9013);
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









const readTimeoutMs = 20_000;
async function readLastStatus(job, { deploymentId, serviceId }) {
    const unknown = { meaning: 'unknown', sentence: `The deployment's status could not be read.` };
    if (deploymentId === undefined || serviceId === undefined)
        return unknown;
    try {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const platform = __addDisposableResource(env_1, (0,connection/* openPlatform */.W)((0,connection/* readConnection */.d)(job.inputs), job), true);
            const interpret = (0,vocabulary/* buildVocabulary */.vQ)((0,follow_inputs/* readFollowInputs */.j)(job.inputs));
            const signal = AbortSignal.any([job.signal, AbortSignal.timeout(readTimeoutMs)]);
            const target = { serviceId, deploymentId, older: undefined };
            const found = await (0,history_history/* findRecord */.Tq)(platform, target, interpret, signal);
            const word = found.kind === 'found' ? found.record.word : undefined;
            if (word === undefined)
                return unknown;
            return { meaning: interpret(word), sentence: `The deployment's last status was "${word}".` };
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
    }
    catch {
        return unknown;
    }
}
function describeStop({ deploymentId, serviceId = '?', during }, { sentence }) {
    const [when, aim] = during === undefined
        ? [`while it followed`, 'wait for the deployment']
        : [`during ${during} of`, 'check the deployment again'];
    return `The step was stopped ${when} deployment ${deploymentId}. ${sentence} To ${aim}, use the gate action with \`service-id: ${serviceId}\` and \`deployment-id: ${deploymentId}\`.`;
}
function toGitHubState({ during }, { meaning }) {
    const isEnd = during === undefined || meaning === 'failed';
    return isEnd && (0,deployment_outcome/* isOutcome */.L2)(meaning) ? deployment_outcome/* outcomeFacts */.c6[meaning].github : 'error';
}
function toStatus({ outcome, description }) {
    return { state: deployment_outcome/* outcomeFacts */.c6[outcome].github, description };
}
async function warn(job, reason) {
    const service = job.inputs.text('service');
    const text = service === undefined ? reason : `${service}: ${reason}`;
    job.console.warn(text);
    const { jobSummary } = (0,report_inputs/* readReportInputs */.g)(job.inputs);
    if (!jobSummary)
        return;
    const [first, rest] = (0,first_sentences/* splitSentences */.P)((0,untrusted/* sanitizeText */.jZ)(text, job.redactor));
    const more = rest === '' ? '' : `\n\n${(0,markdown/* paragraph */.FY)((0,markdown/* sentence */.em)(rest))}`;
    await job.outputs.addSummary(`${(0,markdown/* heading */.R_)(`\u26a0\ufe0f ${(0,markdown/* sentence */.em)(first)}`)}${more}\n`);
}

;








async function post(job) {
    const left = (0,saved_state/* readState */.u)(job.environment);
    if (left === undefined)
        return;
    const { services } = left;
    if (services === undefined)
        await finishRun(job, left);
    else
        await attempt(job, async () => {
            const { finishFleet } = await __webpack_require__.e(/* import() */ 183).then(__webpack_require__.bind(__webpack_require__, 5183));
            await finishFleet(job, services, finishRun);
        });
}
async function finishRun(job, left) {
    await attempt(job, async () => {
        if (!left.finished)
            await finish(job, left);
        else if (left.unreported !== undefined)
            await finalizeDeployment(job, left, toStatus(left.unreported));
    });
}
async function attempt(job, work) {
    try {
        await work();
    }
    catch (error) {
        job.console.warn(`Could not finish what the stopped step left open: ${(0,format_error/* formatError */.Wk)(error)}`);
    }
}
async function finish(job, left) {
    if (left.deploymentId === undefined) {
        job.console.warn(job.inputs.text('archive-path') === undefined
            ? `The step was stopped before it knew a deployment id. A deployment may exist: check the dashboard.`
            : `The step was stopped before it knew a deployment id. A service may exist and be billed: check the project before you run this again.`);
        return;
    }
    const status = await readLastStatus(job, left);
    await warn(job, describeStop(left, status));
    await finalizeDeployment(job, left, {
        state: toGitHubState(left, status),
        description: `Stopped early. ${status.sentence}`,
    });
}
async function finalizeDeployment(job, { trackedId, trackedAttempt, serviceId }, status) {
    const { environment, githubToken, environmentUrl } = (0,report_inputs/* readReportInputs */.g)(job.inputs);
    const { repository, runUrl } = job.context;
    if ((trackedId ?? trackedAttempt) === undefined || !environment || !githubToken || !repository)
        return;
    const deployments = new deployments_deployments/* Deployments */.DS({
        repository,
        environment,
        token: githubToken,
        redactor: job.redactor,
        signal: job.signal,
    });
    const description = (0,untrusted/* sanitizeText */.jZ)(status.description, job.redactor);
    try {
        const id = trackedId ?? (await deployments.findCreated(trackedAttempt ?? ''));
        if (id !== undefined)
            await deployments.update(id, { ...status, description, url: environmentUrl, logUrl: runUrl });
    }
    catch (error) {
        const why = (0,github_repository/* githubRefusal */.eD)(error, 'deployments: write');
        const service = serviceId ?? job.inputs.text('service-id');
        const of = service === undefined ? '' : ` of ${(0,untrusted/* sanitizeText */.jZ)((0,tracker/* serviceTarget */.vB)(service), job.redactor)}`;
        job.console.warn(`Could not update the GitHub deployment${of}: ${why}.`);
    }
}


/***/ }),

/***/ 8309:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Iu: () => (/* binding */ compareRefs),
/* harmony export */   KU: () => (/* binding */ readZonedCreation),
/* harmony export */   YM: () => (/* binding */ provesNewestFirst),
/* harmony export */   aE: () => (/* binding */ readRecord),
/* harmony export */   dZ: () => (/* binding */ findId),
/* harmony export */   fh: () => (/* binding */ readTimes),
/* harmony export */   j2: () => (/* binding */ isNewestFirst),
/* harmony export */   sg: () => (/* binding */ readRef),
/* harmony export */   y9: () => (/* binding */ creationTimes)
/* harmony export */ });
/* unused harmony exports idKeys, statusKeys, addressKeys, nameKeys, commitKeys, createdKeys, endedKeys, readUrl, readTime, readLastDuration */
/* harmony import */ var _client_json_fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4544);
/* harmony import */ var _text_commits_commit_id_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(872);
/* harmony import */ var _verdict_vocabulary_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8028);



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
        id: findId(raw),
        word: texts(raw, statusKeys)[0],
        rollbackable: raw['rollbackable'] === true,
        url: readUrl(raw),
        refs: shownRefs(raw),
        fingerprint: fingerprint(raw),
    };
}
function findId(raw) {
    return (0,_client_json_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .readId */ .w)(raw, idKeys);
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
    const commits = [...shown.commits, ...shown.names].filter(_text_commits_commit_id_js__WEBPACK_IMPORTED_MODULE_2__/* .isCommit */ .WM);
    if ((0,_text_commits_commit_id_js__WEBPACK_IMPORTED_MODULE_2__/* .isCommit */ .WM)(asked)) {
        if (commits.some((commit) => (0,_text_commits_commit_id_js__WEBPACK_IMPORTED_MODULE_2__/* .sameCommit */ .Kd)(commit, asked)))
            return 'ours';
        return commits.length > 0 || shown.names.length > 0 ? 'another' : 'not-shown';
    }
    const names = shown.names.filter((name) => !(0,_text_commits_commit_id_js__WEBPACK_IMPORTED_MODULE_2__/* .isCommit */ .WM)(name)).map(shortName);
    if (names.length === 0)
        return 'not-shown';
    return names.includes(shortName(asked)) ? 'ours' : 'another';
}
function isNewestFirst(rows) {
    const times = creationTimes(rows);
    if (times === undefined || times[0] === times.at(-1))
        return undefined;
    return times.every((time, index) => index === 0 || time <= (times[index - 1] ?? time));
}
function provesNewestFirst(rows) {
    return isNewestFirst(rows) === true && isNewestFirst(rows.slice(1)) === true;
}
function creationTimes(rows) {
    const fields = rows.map(normalised);
    const key = createdKeys.find((each) => fields.every((row) => readTime(row[each]) !== undefined));
    return key === undefined ? undefined : fields.flatMap((row) => readTime(row[key]) ?? []);
}
const ownCreationKeys = createdKeys.filter((key) => key !== 'startedat' && key !== 'timestamp');
function readZonedCreation(raw) {
    const fields = normalised(raw);
    const value = ownCreationKeys.map((key) => fields[key]).find((each) => readTime(each) !== undefined);
    return typeof value === 'string' && !/(?:Z|[+-]\d\d:?\d\d)$/i.test(value) ? undefined : readTime(value);
}
function readTime(value) {
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
    const first = (keys) => keys.map((key) => readTime(fields[key])).find((ms) => ms !== undefined);
    return { createdMs: first(createdKeys), endedMs: first(endedKeys) };
}
function readLastDuration(rows) {
    const took = rows.map(readTimes).map(({ createdMs, endedMs }) => (endedMs ?? Number.NaN) - (createdMs ?? Number.NaN));
    return took.find((ms) => ms > 0);
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
        if (!(0,_client_json_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .isFields */ .C)(value))
            continue;
        const nested = normalised(value);
        names.push(...texts(nested, nameKeys));
        commits.push(...texts(nested, nestsOfCommits.includes(nest) ? [...commitKeys, 'id', 'hash'] : commitKeys));
    }
    return { names, commits: commits.filter(_text_commits_commit_id_js__WEBPACK_IMPORTED_MODULE_2__/* .isCommit */ .WM) };
}
function normalised(raw) {
    return Object.fromEntries(Object.entries(raw).map(([name, value]) => [(0,_verdict_vocabulary_js__WEBPACK_IMPORTED_MODULE_0__/* .normalise */ .j7)(name), value]));
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
    return JSON.stringify(value, (_key, inner) => (0,_client_json_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .isFields */ .C)(inner) ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1))) : inner);
}


/***/ }),

/***/ 5275:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KY: () => (/* binding */ readNewestPage),
/* harmony export */   Tq: () => (/* binding */ findRecord),
/* harmony export */   aK: () => (/* binding */ readRows)
/* harmony export */ });
/* harmony import */ var _history_record_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8309);

async function findRecord(platform, target, interpret, signal, mostPages) {
    const { serviceId, deploymentId, older } = target;
    const isOlder = (row) => (0,_history_record_js__WEBPACK_IMPORTED_MODULE_0__/* .findId */ .dZ)(row) !== undefined && (0,_history_record_js__WEBPACK_IMPORTED_MODULE_0__/* .findId */ .dZ)(row) === older;
    const isLast = (page) => page.some((row) => (0,_history_record_js__WEBPACK_IMPORTED_MODULE_0__/* .findId */ .dZ)(row) === deploymentId || isOlder(row));
    const { rows, isEnd } = await readRows(platform, serviceId, { signal, isLast, mostPages });
    const index = findIndex(rows, deploymentId);
    const own = rows[index];
    if (own !== undefined) {
        const next = rows[index + 1];
        const oldest = isEnd && next === undefined;
        return { kind: 'found', record: (0,_history_record_js__WEBPACK_IMPORTED_MODULE_0__/* .readRecord */ .aE)(own), older: oldest ? null : ((next && (0,_history_record_js__WEBPACK_IMPORTED_MODULE_0__/* .findId */ .dZ)(next)) ?? older), rows };
    }
    const end = rows.findIndex(isOlder);
    const finished = rows.slice(0, end < 0 ? rows.length : end).some((row) => isFinished(row, interpret));
    const isKnown = end < 0 ? older === null : (0,_history_record_js__WEBPACK_IMPORTED_MODULE_0__/* .isNewestFirst */ .j2)(rows.slice(0, end + 1)) !== false;
    return { kind: 'absent', newerFinished: finished && isKnown, older, rows };
}
function findIndex(rows, deploymentId) {
    const isOurs = (row) => (0,_history_record_js__WEBPACK_IMPORTED_MODULE_0__/* .findId */ .dZ)(row) === deploymentId;
    const withWord = rows.findIndex((row) => isOurs(row) && (0,_history_record_js__WEBPACK_IMPORTED_MODULE_0__/* .readRecord */ .aE)(row).word !== undefined);
    return withWord >= 0 ? withWord : rows.findIndex(isOurs);
}
async function readRows(platform, serviceId, { isLast = () => false, mostPages = 20, ...options }) {
    const rows = [];
    let pages = 0;
    let answeredAtMs;
    for await (const page of platform.history(serviceId, { retries: false, ...options })) {
        rows.push(...page.deployments);
        answeredAtMs = page.answeredAtMs;
        if (page.nextCursor === undefined)
            return { rows, isEnd: true, answeredAtMs };
        if (++pages === mostPages || isLast(page.deployments))
            break;
    }
    return { rows, isEnd: false, answeredAtMs };
}
function readNewestPage(platform, serviceId, signal) {
    const isLast = (page) => page.some((row) => (0,_history_record_js__WEBPACK_IMPORTED_MODULE_0__/* .findId */ .dZ)(row) !== undefined);
    return readRows(platform, serviceId, { signal, isLast });
}
function isFinished(row, interpret) {
    const { word } = (0,_history_record_js__WEBPACK_IMPORTED_MODULE_0__/* .readRecord */ .aE)(row);
    const meaning = word === undefined ? 'unknown' : interpret(word);
    return meaning === 'succeeded' || meaning === 'failed';
}


/***/ })

};
