export const id = 393;
export const ids = [393];
export const modules = {

/***/ 8393:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   post: () => (/* binding */ post)
/* harmony export */ });
/* harmony import */ var _config_reporting_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9497);
/* harmony import */ var _github_api_client_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(726);
/* harmony import */ var _github_deployments_deployments_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5368);
/* harmony import */ var _github_job_state_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7395);
/* harmony import */ var _output_untrusted_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8894);
/* harmony import */ var _look_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4948);






/** Finishes what a killed main left open: says what is known, and settles the GitHub deployment. Never fails the job. */
async function post(job) {
    const left = (0,_github_job_state_js__WEBPACK_IMPORTED_MODULE_3__/* .readState */ .u)(job.environment);
    if (left === undefined)
        return;
    try {
        if (left.preview !== undefined)
            await (await __webpack_require__.e(/* import() */ 217).then(__webpack_require__.bind(__webpack_require__, 8217))).finishPreview(job, left, left.preview);
        else if (!left.finished)
            await finish(job, left);
        else if (left.untold !== undefined)
            await settle(job, left, left.untold);
    }
    catch (error) {
        job.console.warn(`What the stopped step left open could not be finished: ${String(error)}`);
    }
}
async function finish(job, left) {
    if (left.deploymentId === undefined) {
        const doubt = job.inputs.text('archive-path') === undefined
            ? 'one may exist, look at the dashboard'
            : 'a service may exist and be billed: look at the project before running this again';
        job.console.warn(`The step was stopped before it knew a deployment id; ${doubt}.`);
        return;
    }
    const sight = await (0,_look_js__WEBPACK_IMPORTED_MODULE_5__/* .lookAgain */ .IK)(job, left);
    await (0,_look_js__WEBPACK_IMPORTED_MODULE_5__/* .say */ .cv)(job, (0,_look_js__WEBPACK_IMPORTED_MODULE_5__/* .stoppedIn */ .fL)(left, sight));
    await settle(job, left, { state: (0,_look_js__WEBPACK_IMPORTED_MODULE_5__/* .settledState */ .xr)(left, sight), description: `Stopped early; ${sight.known}` });
}
async function settle(job, { githubDeployment, githubAttempt }, status) {
    const { environment, githubToken, environmentUrl } = (0,_config_reporting_js__WEBPACK_IMPORTED_MODULE_0__/* .readReportInputs */ .g)(job.inputs);
    const { repository, runUrl } = job.context;
    if ((githubDeployment ?? githubAttempt) === undefined || !environment || !githubToken || !repository)
        return;
    const deployments = new _github_deployments_deployments_js__WEBPACK_IMPORTED_MODULE_2__/* .Deployments */ .DS({ repository, environment, token: githubToken, signal: job.signal });
    const description = (0,_output_untrusted_js__WEBPACK_IMPORTED_MODULE_4__/* .harmlessText */ .fT)(status.description, job.redactor);
    try {
        // Main may have been killed between making it and seeing the answer.
        const id = githubDeployment ?? (await deployments.made(githubAttempt ?? ''));
        if (id !== undefined)
            await deployments.update(id, { ...status, description, url: environmentUrl, logUrl: runUrl });
    }
    catch (error) {
        job.console.warn(`The GitHub deployment was not settled: ${(0,_github_api_client_js__WEBPACK_IMPORTED_MODULE_1__/* .githubRefusal */ .e)(error, 'deployments: write')}.`);
    }
}


/***/ }),

/***/ 4948:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IK: () => (/* binding */ lookAgain),
/* harmony export */   cv: () => (/* binding */ say),
/* harmony export */   fL: () => (/* binding */ stoppedIn),
/* harmony export */   xr: () => (/* binding */ settledState)
/* harmony export */ });
/* harmony import */ var _config_connection_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2807);
/* harmony import */ var _config_following_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3752);
/* harmony import */ var _config_reporting_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9497);
/* harmony import */ var _deployment_history_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(278);
/* harmony import */ var _deployment_verdict_vocabulary_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9022);
/* harmony import */ var _github_job_summary_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3697);
/* harmony import */ var _output_markdown_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2255);
/* harmony import */ var _output_untrusted_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8894);
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








const lookMs = 20_000;
/** One look into the history; a deployment that cannot be seen is an unknown one. Never rejects. */
async function lookAgain(job, { deploymentId, serviceId }) {
    const unknown = { meaning: 'unknown', known: 'its state could not be read' };
    if (deploymentId === undefined || serviceId === undefined)
        return unknown;
    try {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const platform = __addDisposableResource(env_1, (0,_config_connection_js__WEBPACK_IMPORTED_MODULE_0__/* .openPlatform */ .W)((0,_config_connection_js__WEBPACK_IMPORTED_MODULE_0__/* .readConnection */ .d)(job.inputs), job), true);
            const meaningOf = (0,_deployment_verdict_vocabulary_js__WEBPACK_IMPORTED_MODULE_4__/* .buildVocabulary */ .vQ)((0,_config_following_js__WEBPACK_IMPORTED_MODULE_1__/* .readFollowInputs */ .j)(job.inputs));
            const signal = AbortSignal.any([job.signal, AbortSignal.timeout(lookMs)]);
            const target = { serviceId, deploymentId, older: { kind: 'unknown' } };
            const found = await (0,_deployment_history_js__WEBPACK_IMPORTED_MODULE_3__/* .lookForRecord */ .E)(platform, target, meaningOf, signal);
            const word = found.kind === 'found' ? found.record.word : undefined;
            return word === undefined ? unknown : { meaning: meaningOf(word), known: `the platform calls it "${word}"` };
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
/** What a stopped step was about, and how it is taken up again, in one sentence. */
function stoppedIn({ deploymentId, serviceId, during }, { known }) {
    const when = during === undefined ? 'while it was going on' : `during ${during}`;
    const again = during === undefined ? 'to wait for it' : 'to check it again';
    const gate = `${again} use the gate action with service-id ${serviceId ?? '?'} and deployment-id ${deploymentId}`;
    return `The step that followed deployment ${deploymentId} was stopped ${when}; ${known}; ${gate}.`;
}
/** GitHub's word for what the platform said. What was not checked to the end is no success; what nobody saw end is an error. */
function settledState({ during }, { meaning }) {
    if (during !== undefined)
        return meaning === 'failed' ? 'failure' : 'error';
    switch (meaning) {
        case 'succeeded':
            return 'success';
        case 'failed':
            return 'failure';
        case 'superseded':
            return 'inactive';
        case 'cancelled':
        case 'ongoing':
        case 'ambiguous':
        case 'unknown':
            return 'error';
        default:
            return meaning;
    }
}
/** Warns, and adds it to the summary. */
async function say(job, text) {
    job.console.warn(text);
    const { jobSummary } = (0,_config_reporting_js__WEBPACK_IMPORTED_MODULE_2__/* .readReportInputs */ .g)(job.inputs);
    if (jobSummary)
        await (0,_github_job_summary_file_js__WEBPACK_IMPORTED_MODULE_5__/* .writeSummary */ .S)(job.environment, `<p>${(0,_output_markdown_js__WEBPACK_IMPORTED_MODULE_7__/* .code */ .aY)((0,_output_untrusted_js__WEBPACK_IMPORTED_MODULE_6__/* .harmlessText */ .fT)(text, job.redactor))}</p>\n`);
}


/***/ }),

/***/ 525:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ isFields),
/* harmony export */   w: () => (/* binding */ readId)
/* harmony export */ });
function isFields(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
/** The `id` of an object, as text; undefined where it has none. */
function readId(value) {
    const id = isFields(value) ? value['id'] : undefined;
    if (typeof id === 'number')
        return String(id);
    return typeof id === 'string' && id !== '' ? id : undefined;
}


/***/ }),

/***/ 3752:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ readFollowInputs)
/* harmony export */ });
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6695);
/* harmony import */ var _deployment_verdict_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9022);


const hours = 3_600_000;
const defaultTimeoutMs = 1_800_000;
const timeoutRange = { least: 1, most: 6 * hours, words: 'above 0 and at most 6h' };
/** The bounds are ours: faster would be a hot loop, slower would miss the deadline of most jobs. */
const pollRange = { least: 50, most: hours, words: 'at least 50ms and at most 1h' };
/** @throws InputError naming the input */
function readFollowInputs(inputs) {
    const pollIntervalMs = inputs.duration('poll-interval', pollRange);
    const successStates = inputs.words('success-states');
    const failureStates = inputs.words('failure-states');
    const failures = new Set(failureStates.map(_deployment_verdict_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .normalise */ .j7));
    const both = successStates.find((word) => failures.has((0,_deployment_verdict_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .normalise */ .j7)(word)));
    if (both !== undefined) {
        throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('success-states', `Inputs \`success-states\` and \`failure-states\` both name \`${both}\`: keep it in one of them.`);
    }
    return {
        timeoutMs: inputs.duration('timeout', timeoutRange) ?? defaultTimeoutMs,
        ...(pollIntervalMs === undefined ? {} : { pollIntervalMs }),
        successStates,
        failureStates,
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

/** What holds where the inputs could not be read. */
const defaultReport = {
    jobSummary: true,
    supersededIsNeutral: false,
    environmentUrl: undefined,
    environment: undefined,
    githubToken: undefined,
};
/** @throws InputError naming the input */
function readReportInputs(inputs) {
    return {
        jobSummary: inputs.boolean('job-summary', true),
        supersededIsNeutral: inputs.oneOf('on-superseded', ['fail', 'neutral']) === 'neutral',
        environmentUrl: inputs.url('environment-url'),
        environment: inputs.line('environment'),
        githubToken: readToken(inputs),
    };
}
/** It becomes a header: what cannot be one would be named, token and all, by whoever tries. */
function readToken(inputs) {
    const token = inputs.text('github-token');
    if (token === undefined || /^[\x21-\x7e]+$/.test(token))
        return token;
    throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('github-token', 'Input `github-token` is no token: it holds a space, a line break or a character that none has.');
}


/***/ }),

/***/ 278:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ lookForRecord),
/* harmony export */   P: () => (/* binding */ historyPages)
/* harmony export */ });
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8093);

const mostPages = 20;
/**
 * Looks for our own record: page by page until our id, an older one, or 20 pages. Nothing takes the newest row for ours.
 * Rejects as the client does.
 */
async function lookForRecord(platform, target, meaningOf, signal) {
    const { serviceId, deploymentId, older } = target;
    let finished = false;
    for await (const page of historyPages(platform, serviceId, signal)) {
        const index = indexOf(page.deployments, deploymentId);
        const own = page.deployments[index];
        // Before anything else on the page: a live deployment that is shown first, out of its order, hides nothing.
        if (own !== undefined)
            return { kind: 'found', record: (0,_record_js__WEBPACK_IMPORTED_MODULE_0__/* .readRecord */ .aE)(own), older: behind(page, index) ?? older };
        for (const row of page.deployments) {
            if (older.kind === 'row' && (0,_record_js__WEBPACK_IMPORTED_MODULE_0__/* .idOf */ .TH)(row) === older.id)
                return { kind: 'absent', newerFinished: finished, older };
            finished ||= isFinished(row, meaningOf);
        }
    }
    // Without the older row in sight nobody can say which rows are newer than ours.
    return { kind: 'absent', newerFinished: finished && older.kind === 'nothing', older };
}
/** Where ours stands, or -1; of several rows with our id the first that has a word. */
function indexOf(rows, deploymentId) {
    const isOurs = (row) => (0,_record_js__WEBPACK_IMPORTED_MODULE_0__/* .idOf */ .TH)(row) === deploymentId;
    const telling = rows.findIndex((row) => isOurs(row) && (0,_record_js__WEBPACK_IMPORTED_MODULE_0__/* .readRecord */ .aE)(row).word !== undefined);
    return telling >= 0 ? telling : rows.findIndex(isOurs);
}
/** Pages of the history, newest first, at most 20; one attempt each. */
async function* historyPages(platform, serviceId, signal) {
    let pages = 0;
    for await (const page of platform.history(serviceId, { signal, retries: false })) {
        yield page;
        if (++pages === mostPages)
            return;
    }
}
function behind(page, index) {
    const next = page.deployments[index + 1];
    if (next === undefined)
        return page.nextCursor === undefined ? { kind: 'nothing' } : undefined;
    const id = (0,_record_js__WEBPACK_IMPORTED_MODULE_0__/* .idOf */ .TH)(next);
    return id === undefined ? undefined : { kind: 'row', id };
}
function isFinished(row, meaningOf) {
    const { word } = (0,_record_js__WEBPACK_IMPORTED_MODULE_0__/* .readRecord */ .aE)(row);
    if (word === undefined)
        return false;
    const meaning = meaningOf(word);
    return meaning === 'succeeded' || meaning === 'failed';
}


/***/ }),

/***/ 8093:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Iu: () => (/* binding */ compareRefs),
/* harmony export */   TH: () => (/* binding */ idOf),
/* harmony export */   aE: () => (/* binding */ readRecord),
/* harmony export */   sg: () => (/* binding */ readRef),
/* harmony export */   wo: () => (/* binding */ readUrl)
/* harmony export */ });
/* harmony import */ var _client_fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(525);
/* harmony import */ var _verdict_vocabulary_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9022);


const idKeys = ['deploymentId', 'id'];
const statusKeys = ['status', 'state', 'phase'];
const urlKeys = ['url', 'hostname'];
/** Of the refs, in the order in which they are believed; compared like status words, so that `commit_sha` is `commitSha`. */
const nameKeys = ['ref', 'gitref', 'branch', 'gitbranch', 'tag', 'gittag', 'commitref'];
const commitKeys = [
    ...['commit', 'commitsha', 'commithash', 'commitid', 'commitref', 'sha', 'revision'],
    ...['gitcommit', 'gitcommitsha', 'gitcommithash', 'gitsha'],
];
/** Where some platforms nest them: `commit: { sha }`, `source: { ref }`. An id or hash is a commit's in the first of them alone. */
const nestsOfCommits = ['commit', 'gitcommit', 'git'];
const nests = [...nestsOfCommits, 'source', 'gitsource', 'meta', 'metadata'];
function readRecord(raw) {
    return {
        id: idOf(raw),
        word: firstText(raw, statusKeys),
        rollbackable: raw['rollbackable'] === true,
        url: readUrl(raw),
        refs: shownRefs(raw),
        fingerprint: fingerprint(raw),
    };
}
function idOf(raw) {
    for (const key of idKeys) {
        const value = raw[key];
        if (typeof value === 'string' && value !== '')
            return value;
        if (typeof value === 'number')
            return String(value);
    }
    return undefined;
}
/** A `url` or `hostname` as an absolute http(s) URL; anything else is no URL. */
function readUrl(raw) {
    const shown = firstText(raw, urlKeys);
    if (shown === undefined)
        return undefined;
    const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(shown) ? shown : `https://${shown}`;
    if (!URL.canParse(address))
        return undefined;
    const url = new URL(address);
    if (url.protocol !== 'https:' && url.protocol !== 'http:')
        return undefined;
    return url.username === '' && url.password === '' ? address : undefined;
}
/** What a record tells of the ref that was asked for: `ours`, `another`, or `not-shown` where it cannot be compared. */
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
/** What was deployed, as a record shows it: the commit before the branch. */
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
/** The same fields by their normalised names. */
function normalised(raw) {
    return Object.fromEntries(Object.entries(raw).map(([name, value]) => [(0,_verdict_vocabulary_js__WEBPACK_IMPORTED_MODULE_0__/* .normalise */ .j7)(name), value]));
}
function isCommit(text) {
    return /^[0-9a-f]{7,64}$/i.test(text);
}
/** One may be the abbreviation of the other. */
function sameCommit(one, other) {
    const [short, long] = one.length < other.length ? [one, other] : [other, one];
    return long.toLowerCase().startsWith(short.toLowerCase());
}
function shortName(ref) {
    return ref.replace(/^refs\/(heads|tags)\//, '');
}
function firstText(raw, keys) {
    return texts(raw, keys)[0];
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
/**
 * ASSUMED words: the contract shows none. These are the words that hosted platforms in use today give to a deployment in
 * their public APIs; docs/status-words.md names the platform, the meaning and the source of each, and the words left out.
 *
 * A word is a success or a failure only where no hosted platform says it of a deployment otherwise. A false green is the worst error, a false red
 * the second; `ambiguous` (success on further evidence only) and a word left out (`unknown`) are safe. The success of a build
 * alone is `ongoing`. Each word stands here once, as `normalise` leaves it.
 */
const assumedWords = [
    [
        'succeeded',
        [
            'success', // GitHub, Railway, Scalingo, Cloudflare Pages, Cloud Build, Northflank
            'succeeded', // Heroku, CodeDeploy, App Runner, Clever Cloud
            'succeed', // Amplify, GitHub Pages
            'successful', // ECS
            'conditionsucceeded', // Cloud Run
            'runtimesuccessful', // Azure App Service
            'live', // Render
            'healthy', // Koyeb
            'complete', // Fly.io releases
            'finished', // Coolify
            'ready', // Vercel, Netlify, Appwrite
            'completed', // ECS
            'done', // Dokploy
        ],
    ],
    [
        'failed',
        [
            'failed', // Railway, Heroku, Fly.io, Coolify, Clever Cloud and every AWS service read
            'fail', // Clever Cloud
            'failure', // GitHub, Cloudflare Pages, Cloud Build, Northflank
            'error', // Vercel, Netlify, DigitalOcean, Koyeb, Dokploy, GitHub
            'errored', // Heroku review apps
            'crashed', // Railway, Northflank
            'timeout', // Cloud Build
            'timedout', // Azure App Service
            'expired', // Cloud Build
            'rejected', // Netlify
            'internalerror', // Cloud Build
            'buildfailed', // Render, Azure App Service
            'predeployfailed', // Render
            'updatefailed', // Render
            'runtimefailed', // Azure App Service
            'conditionfailed', // Cloud Run
            'createfailed', // App Runner
            'launchfailed', // Fly.io machines
            'submissionfailure', // Northflank
            'builderror', // Scalingo
            'hookerror', // Scalingo
            'crashederror', // Scalingo
            'timeouterror', // Scalingo
            'deploymentfailed', // GitHub Pages
            'deploymentcontentfailed', // GitHub Pages
            'deploymentlost', // GitHub Pages
            // Ours is not what runs afterwards, whether the way back went well or not.
            'rollbacksucceeded', // App Runner
            'rollbacksuccessful', // ECS
            'rollbackfailed', // App Runner, ECS
        ],
    ],
    [
        'cancelled',
        [
            'canceled', // Render, Vercel, DigitalOcean, Koyeb, Cloudflare Pages
            'cancelled', // Dokploy, Clever Cloud, Amplify, Cloud Build
            'cancelledbyuser', // Coolify
            'deploymentcancelled', // GitHub Pages
            'aborted', // Scalingo, Northflank
            'buildaborted', // Azure App Service
            'interrupted', // Fly.io releases
            'removed', // Railway: after an abort, by hand, or by a newer one
            'deleted', // Vercel
            'destroyed', // Fly.io machines
        ],
    ],
    [
        'superseded',
        [
            'superseded', // DigitalOcean, Cloud Foundry
            'replaced', // Fly.io machines
            'deactivated', // Render
            'inactive', // GitHub, ECS, Lightsail
        ],
    ],
    [
        'ambiguous',
        [
            'running', // live: App Runner; in progress: Dokploy, Amplify, Fly.io releases
            'started', // live: Fly.io machines; in progress: Lightsail operations
            'active', // live: DigitalOcean, Lightsail; in progress: Cloudflare Pages, Cloud Foundry; being replaced: ECS
            'deployed', // live: Elastic Beanstalk; nothing read excludes a crash after it
            'ok', // success: Clever Cloud; also what many an API answers to any request
            'sleeping', // Railway, Koyeb: was live, now waits for requests
        ],
    ],
    [
        'ongoing',
        [
            // Waiting
            'new', // Netlify
            'created', // Render, Amplify, CodeDeploy, Fly.io machines
            'pending', // GitHub, Heroku, Koyeb and most others
            'pendingreview', // Netlify
            'accepted', // Netlify
            'enqueued', // Netlify
            'queued', // Render, Vercel, Railway, GitHub and most others
            'scheduled', // Koyeb
            'waiting', // Railway, Appwrite
            'needsapproval', // Railway
            'idle', // Cloudflare Pages
            'retrying', // Netlify
            'deploymentattempterror', // GitHub Pages: failed for now, tried again by itself
            // Building; the end of a build is not the end of a deployment
            'initializing', // Vercel, Railway
            'cloning', // Northflank
            'building', // Vercel, Netlify, Railway, DigitalOcean, Scalingo
            'buildinprogress', // Render, Azure App Service
            'buildpending', // Azure App Service
            'buildrequestreceived', // Azure App Service
            'buildsuccessful', // Azure App Service
            'pendingbuild', // DigitalOcean
            'working', // Cloud Build
            'uploading', // Netlify, Northflank
            'uploaded', // Netlify
            'preparing', // Netlify
            'prepared', // Netlify
            'processing', // Netlify, Appwrite
            'processed', // Netlify
            'pushing', // Scalingo
            // Rolling out
            'inprogress', // GitHub, Coolify, ECS, App Runner, CodeDeploy
            'wip', // Clever Cloud
            'workinprogress', // Clever Cloud
            'taskrunning', // Clever Cloud
            'taskinprogress', // Clever Cloud
            'operationinprogress', // App Runner
            'predeployinprogress', // Render
            'updateinprogress', // Render
            'pendingdeploy', // DigitalOcean
            'deploying', // Railway, DigitalOcean, Cloud Foundry
            'provisioning', // Koyeb, Amplify
            'allocating', // Koyeb
            'creating', // Heroku review apps, Fly.io machines
            'starting', // Koyeb, Scalingo, Northflank, Fly.io machines
            'restarting', // Fly.io machines
            'updating', // Fly.io machines
            'replacing', // Fly.io machines
            'activating', // Lightsail
            'baking', // CodeDeploy
            'conditionpending', // Cloud Run
            'conditionreconciling', // Cloud Run
            'postbuildrestartrequired', // Azure App Service
            'startpolling', // Azure App Service
            'startpollingwithrestart', // Azure App Service
            'runtimestarting', // Azure App Service
            'deploymentinprogress', // GitHub Pages
            'syncingfiles', // GitHub Pages
            'finishedfilesync', // GitHub Pages
            'updatingpages', // GitHub Pages
            'purgingcdn', // GitHub Pages
            // On the way out, with a last word still to come
            'canceling', // Koyeb, Cloud Foundry
            'cancelling', // Amplify
            'stopping', // Koyeb, Fly.io machines
            'stoprequested', // ECS
            'erroring', // Koyeb
            'removing', // Railway
            'destroying', // Fly.io machines
            'rollbackrequested', // ECS
            'rollbackinprogress', // App Runner, ECS
        ],
    ],
];
const assumed = new Map(assumedWords.flatMap(([meaning, words]) => words.map((word) => [word, meaning])));
/** Lower case, without `-`, `_` and white space: `IN_PROGRESS`, `in-progress` and `InProgress` are one word. */
function normalise(word) {
    return word.toLowerCase().replace(/[-_\s]+/gu, '');
}
/**
 * The user's words first, then the built-in list; a word in neither is `unknown`. A word that the user gave as both is a
 * failure here (refusing it is the inputs' task). A user's word of separators only is ignored: it would match an empty status.
 */
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

/***/ 3697:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ writeSummary)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);

/** Appends to the step's summary; nothing where the runner offers none. */
async function writeSummary(environment, markdown) {
    const file = environment['GITHUB_STEP_SUMMARY'];
    if (file)
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.appendFile)(file, markdown);
}


/***/ }),

/***/ 2255:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CS: () => (/* binding */ prose),
/* harmony export */   FV: () => (/* binding */ escapeMarkdown),
/* harmony export */   R_: () => (/* binding */ heading),
/* harmony export */   TM: () => (/* binding */ folded),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   nf: () => (/* binding */ link)
/* harmony export */ });
/**
 * Foreign text for GitHub's Markdown, inside HTML: markup, mentions, issue numbers, images, links and code fences become
 * entities. Meant for `<code>`, `<pre>` and table cells, where nothing else is read as Markdown.
 */
function escapeMarkdown(text) {
    return text.replace(/[&<>"'`@#![\]]/g, (character) => `&#${character.charCodeAt(0)};`);
}
/**
 * Foreign text among prose. GitHub looks for mentions and issue numbers after it has read the entities, everywhere but in
 * code: an invisible space keeps them apart from what they would address.
 */
function prose(text) {
    return escapeMarkdown(oneLine(text)).replace(/&#(?:64|35);|\bGH-(?=\d)/gi, '$&&#8203;');
}
/** A heading of text that is escaped already: as HTML, for in Markdown's own headings emphasis and addresses come alive. */
function heading(text) {
    return `<h3>${text}</h3>`;
}
/** One line of foreign text as code; empty for no text. */
function code(text) {
    return text === undefined || text === '' ? '' : `<code>${escapeMarkdown(oneLine(text))}</code>`;
}
/** A link to an http(s) address, which is its own text; anything else as code. */
function link(address) {
    if (!/^https?:\/\/[^\s\p{Cc}<>"']+$/u.test(address))
        return code(address);
    const escaped = escapeMarkdown(address);
    return `<a href="${escaped}">${escaped}</a>`;
}
/** Lines folded away under a title of ours. A `<pre>` may hold blank lines, and nothing in it is read as Markdown. */
function folded(title, lines) {
    return `<details><summary>${title}</summary>\n\n<pre>\n${lines.map(escapeMarkdown).join('\n')}\n</pre>\n\n</details>`;
}
/** A blank line would end a block of HTML. */
function oneLine(text) {
    return text.replace(/[\r\n]+/g, ' ');
}


/***/ })

};
