export const id = 752;
export const ids = [752];
export const modules = {

/***/ 5371:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   post: () => (/* binding */ post)
/* harmony export */ });
/* harmony import */ var _client_platform_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7686);
/* harmony import */ var _deployment_history_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(278);
/* harmony import */ var _deployment_vocabulary_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4960);
/* harmony import */ var _github_deployments_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4882);
/* harmony import */ var _github_github_api_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(8714);
/* harmony import */ var _github_job_state_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5669);
/* harmony import */ var _github_log_lines_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7502);
/* harmony import */ var _github_markdown_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(5549);
/* harmony import */ var _github_summary_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3794);
/* harmony import */ var _connection_inputs_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3414);
/* harmony import */ var _follow_inputs_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7993);
/* harmony import */ var _report_inputs_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7216);
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
/** Finishes what a killed main left open: says what is known, and settles the GitHub deployment. Never fails the job. */
async function post(job) {
    const left = (0,_github_job_state_js__WEBPACK_IMPORTED_MODULE_4__/* .readState */ .u)(job.environment);
    if (left === undefined || left.finished)
        return;
    try {
        await finish(job, left);
    }
    catch (error) {
        job.console.warn(`What the stopped step left open could not be finished: ${String(error)}`);
    }
}
async function finish(job, left) {
    const { deploymentId, serviceId } = left;
    if (deploymentId === undefined) {
        job.console.warn('The step was stopped before it knew a deployment id; one may exist, look at the dashboard.');
        return;
    }
    const { word, meaning } = await look(job, left);
    const known = word === undefined ? 'its state could not be read' : `the platform calls it "${word}"`;
    const wait = `to wait for it use the gate action with service-id ${serviceId ?? '?'} and deployment-id ${deploymentId}`;
    const text = `The step was stopped while deployment ${deploymentId} was going on; ${known}; ${wait}.`;
    job.console.warn(text);
    const report = (0,_report_inputs_js__WEBPACK_IMPORTED_MODULE_9__/* .readReportInputs */ .g)(job.inputs);
    if (report.jobSummary)
        await (0,_github_summary_js__WEBPACK_IMPORTED_MODULE_6__/* .writeSummary */ .S)(job.environment, `<p>${(0,_github_markdown_js__WEBPACK_IMPORTED_MODULE_10__/* .code */ .aY)((0,_github_log_lines_js__WEBPACK_IMPORTED_MODULE_5__/* .harmlessText */ .fT)(text, job.redactor))}</p>\n`);
    await settle(job, left, { state: stateOf(meaning), description: `Stopped early; ${known}` });
}
/** One look into the history. */
async function look(job, { deploymentId, serviceId }) {
    if (deploymentId === undefined || serviceId === undefined)
        return { meaning: 'unknown' };
    try {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const platform = __addDisposableResource(env_1, new _client_platform_js__WEBPACK_IMPORTED_MODULE_0__/* .Platform */ .O((0,_connection_inputs_js__WEBPACK_IMPORTED_MODULE_7__/* .readConnection */ .d)(job.inputs)), true);
            const meaningOf = (0,_deployment_vocabulary_js__WEBPACK_IMPORTED_MODULE_2__/* .vocabularyOf */ .YB)((0,_follow_inputs_js__WEBPACK_IMPORTED_MODULE_8__/* .readFollowInputs */ .j)(job.inputs));
            const signal = AbortSignal.any([job.signal, AbortSignal.timeout(lookMs)]);
            const found = await (0,_deployment_history_js__WEBPACK_IMPORTED_MODULE_1__/* .lookForRecord */ .E)(platform, { serviceId, deploymentId, older: { kind: 'unknown' } }, meaningOf, signal);
            const word = found.kind === 'found' ? found.record.word : undefined;
            return word === undefined ? { meaning: 'unknown' } : { word, meaning: meaningOf(word) };
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
        return { meaning: 'unknown' };
    }
}
async function settle(job, { githubDeployment }, status) {
    const { environment, githubToken, environmentUrl } = (0,_report_inputs_js__WEBPACK_IMPORTED_MODULE_9__/* .readReportInputs */ .g)(job.inputs);
    const { repository, runUrl } = job.context;
    if (githubDeployment === undefined || !environment || !githubToken || !repository)
        return;
    const deployments = new _github_deployments_js__WEBPACK_IMPORTED_MODULE_3__/* .Deployments */ .D({ repository, environment, token: githubToken, signal: job.signal });
    const description = (0,_github_log_lines_js__WEBPACK_IMPORTED_MODULE_5__/* .harmlessText */ .fT)(status.description, job.redactor);
    try {
        await deployments.update(githubDeployment, { ...status, description, url: environmentUrl, logUrl: runUrl });
    }
    catch (error) {
        job.console.warn(`The GitHub deployment was not settled: ${(0,_github_github_api_js__WEBPACK_IMPORTED_MODULE_11__/* .githubRefusal */ .e)(error, 'deployments: write')}.`);
    }
}
/** What nobody saw end is an error to GitHub. */
function stateOf(meaning) {
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
        for (const [index, row] of page.deployments.entries()) {
            const id = (0,_record_js__WEBPACK_IMPORTED_MODULE_0__/* .idOf */ .TH)(row);
            if (id === deploymentId) {
                return { kind: 'found', record: (0,_record_js__WEBPACK_IMPORTED_MODULE_0__/* .readRecord */ .aE)(row), older: behind(page, index) ?? older };
            }
            if (older.kind === 'row' && id === older.id)
                return { kind: 'absent', newerFinished: finished, older };
            finished ||= isFinished(row, meaningOf);
        }
    }
    // Without the older row in sight nobody can say which rows are newer than ours.
    return { kind: 'absent', newerFinished: finished && older.kind === 'nothing', older };
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
/* harmony export */   zA: () => (/* binding */ shownUrl)
/* harmony export */ });
const idKeys = ['deploymentId', 'id'];
const statusKeys = ['status', 'state', 'phase'];
const urlKeys = ['url', 'hostname'];
const nameKeys = ['ref', 'gitRef', 'branch', 'tag'];
const commitKeys = ['commit', 'commitSha', 'commitHash', 'commitId', 'sha', 'gitSha', 'revision'];
/** Where some platforms nest them: `commit: { sha }`, `source: { ref }`. */
const nestedKeys = ['commit', 'source', 'git', 'meta'];
const nestedCommitKeys = [...commitKeys, 'id', 'hash'];
function readRecord(raw) {
    return {
        id: idOf(raw),
        word: firstText(raw, statusKeys),
        rollbackable: raw['rollbackable'] === true,
        url: shownUrl(raw),
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
function shownUrl(raw) {
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
function shownRefs(raw) {
    const names = texts(raw, nameKeys);
    const commits = texts(raw, commitKeys);
    for (const key of nestedKeys) {
        const nested = raw[key];
        if (!isFields(nested))
            continue;
        names.push(...texts(nested, nameKeys));
        commits.push(...texts(nested, nestedCommitKeys));
    }
    return { names, commits: commits.filter(isCommit) };
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
function isFields(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function fingerprint(value) {
    return JSON.stringify(value, (_key, inner) => isFields(inner) ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1))) : inner);
}


/***/ })

};
