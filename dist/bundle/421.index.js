export const id = 421;
export const ids = [421];
export const modules = {

/***/ 7601:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ rehearse)
/* harmony export */ });
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6695);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3387);
/* harmony import */ var _deploy_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8567);
/* harmony import */ var _key_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7725);
/* harmony import */ var _result_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3405);
/* harmony import */ var _run_time_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6309);






async function* rehearse(platform, request, options = {}) {
    const { serviceId, ref, variables = [] } = request;
    const time = new _run_time_js__WEBPACK_IMPORTED_MODULE_4__/* .RunTime */ .X(platform.clock, options);
    const end = (outcome, reason) => (0,_result_js__WEBPACK_IMPORTED_MODULE_3__/* .endRun */ .lb)(platform, time, { outcome, reason }, { serviceId, ref: ref ?? null });
    try {
        const before = await (0,_deploy_js__WEBPACK_IMPORTED_MODULE_1__/* .readBefore */ ._)(platform, serviceId, time);
        const problem = findProblem(before);
        if (problem !== undefined)
            return end('failed', `Dry run: the deploy would fail. ${problem}`);
        if (!(before.key instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PlatformError */ .Wk)) {
            const needed = (0,_key_js__WEBPACK_IMPORTED_MODULE_2__/* .listDeployRights */ .nj)({ hasVariables: variables.length > 0 });
            const excess = (0,_key_js__WEBPACK_IMPORTED_MODULE_2__/* .findExcess */ .Lb)(before.key.keyScope, needed);
            if (excess !== undefined)
                yield { kind: 'notice', text: platform.redact(excess) };
        }
        const imported = variables.length === 0 ? '' : `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_5__/* .count */ .U9)(variables.length, 'variable')} would be imported, and `;
        const what = ref === undefined ? 'the tracked branch' : `"${ref}"`;
        const unchecked = listUnchecked(before, request);
        return end('skipped', `Dry run: ${imported}${what} would be deployed to service ${serviceId}. Not checked, as the interface does not show it: ${unchecked.join('; ')}.`);
    }
    catch (error) {
        if (!time.signal.aborted)
            throw error;
        return end('aborted', 'The run was cancelled. A dry run writes nothing.');
    }
}
function findProblem({ problem, key, history }) {
    if (problem !== undefined)
        return problem;
    if (key instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PlatformError */ .Wk)
        return `The platform did not say whose key it is. ${key.message}`;
    if (history instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PlatformError */ .Wk && (history.code === 'unreadable' || history.status === 404)) {
        return history.message;
    }
    return undefined;
}
function listUnchecked({ key, history }, { ref, serviceId, variables = [] }) {
    const permissions = key instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PlatformError */ .Wk ? undefined : key.keyScope?.permissions;
    const unchecked = [];
    if (history instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PlatformError */ .Wk) {
        unchecked.push(`whether service ${serviceId} exists (${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_5__/* .withoutFullStop */ .Qu)(history.message)})`);
    }
    if (permissions === undefined || permissions === null)
        unchecked.push('whether the key may write');
    else if (variables.length > 0 && permissions['variables'] !== 'write') {
        unchecked.push('whether the key may import variables');
    }
    unchecked.push(ref === undefined ? 'whether the service has a repository' : `whether its repository has "${ref}"`);
    return unchecked;
}


/***/ }),

/***/ 6309:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ RunTime)
/* harmony export */ });
class RunTime {
    clock;
    signal;
    #startMs;
    #timeoutMs;
    constructor(clock, { timeoutMs = 30 * 60_000, signal }) {
        this.clock = clock;
        this.signal = AbortSignal.any(signal === undefined ? [] : [signal]);
        this.#startMs = clock.now();
        this.#timeoutMs = timeoutMs;
    }
    get elapsedMs() {
        return this.clock.now() - this.#startMs;
    }
    get beforeWrite() {
        return { signal: this.signal, attempts: 2, totalMs: this.leftMs / 4 };
    }
    async waitWhileHeld(platform) {
        this.signal.throwIfAborted();
        if (this.leftMs <= 0 || platform.heldMs > this.leftMs)
            return false;
        if (platform.heldMs > 0)
            await this.clock.sleep(platform.heldMs, this.signal);
        return true;
    }
    get leftMs() {
        return this.#timeoutMs - this.elapsedMs;
    }
}


/***/ }),

/***/ 9048:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ rollback)
/* harmony export */ });
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6695);
/* harmony import */ var _deploy_deploy_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8567);
/* harmony import */ var _deploy_history_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2566);
/* harmony import */ var _deploy_rehearse_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7601);
/* harmony import */ var _deploy_result_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3405);
/* harmony import */ var _deploy_run_time_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6309);
/* harmony import */ var _deploy_status_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(542);
/* harmony import */ var _deploy_words_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8891);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3387);









const searchMs = 30_000;
async function* rollback(platform, request, options = {}) {
    const { serviceId, to } = request;
    const { dryRun = false, ...rest } = options;
    const time = new _deploy_run_time_js__WEBPACK_IMPORTED_MODULE_7__/* .RunTime */ .X(platform.clock, options);
    const end = (ending) => (0,_deploy_result_js__WEBPACK_IMPORTED_MODULE_4__/* .endRun */ .lb)(platform, time, ending, { serviceId, ref: to ?? null });
    let choice;
    try {
        const limits = { signal: time.signal, attempts: 2, totalMs: Math.min(searchMs, time.leftMs) };
        choice = await chooseCommit(platform, request, (0,_deploy_words_js__WEBPACK_IMPORTED_MODULE_6__/* .buildVocabulary */ .v)(options), limits);
    }
    catch (error) {
        if (!time.signal.aborted)
            throw error;
        return end({ outcome: 'aborted', reason: 'The run was cancelled. Nothing was deployed.' });
    }
    const { from } = choice;
    yield { kind: 'rollback', from, to: 'to' in choice ? choice.to : undefined };
    if ('ending' in choice)
        return end(choice.ending);
    const { why } = choice;
    yield { kind: 'notice', text: platform.redact(why) };
    const deployRequest = { serviceId, ref: choice.to };
    const choosing = { name: 'choosing', durationMs: Math.round(time.elapsedMs) };
    const left = { ...rest, timeoutMs: Math.max(0, time.leftMs) };
    const result = yield* dryRun ? (0,_deploy_rehearse_js__WEBPACK_IMPORTED_MODULE_3__/* .rehearse */ .K)(platform, deployRequest, left) : (0,_deploy_deploy_js__WEBPACK_IMPORTED_MODULE_1__/* .deploy */ .g)(platform, deployRequest, left);
    const said = result.status === null ? '' : `: the platform says "${result.status}"`;
    const done = `Rolled back to ${(0,_deploy_history_js__WEBPACK_IMPORTED_MODULE_2__/* .shortRef */ .m3)(choice.to)}${said}.`;
    const own = result.outcome === 'succeeded' ? done : result.reason;
    const reason = platform.redact(dryRun ? `${result.reason} ${why}` : own);
    return { ...result, reason, durationMs: Math.round(time.elapsedMs), phases: [choosing, ...result.phases] };
}
async function chooseCommit(platform, { serviceId, to, onlyIfNewest }, vocabulary, limits) {
    let newest;
    let from;
    let rows = 0;
    const failed = [];
    const nothing = (why) => {
        return { from, ending: { outcome: 'failed', reason: `Nothing was rolled back: ${why}` } };
    };
    const given = (why) => {
        return to === undefined || onlyIfNewest !== undefined ? nothing(why) : { from, to, why: goingBack(from, to) };
    };
    try {
        for await (const page of (0,_deploy_history_js__WEBPACK_IMPORTED_MODULE_2__/* .readPages */ .n4)(platform, serviceId, limits)) {
            if ((0,_deploy_history_js__WEBPACK_IMPORTED_MODULE_2__/* .isOutOfOrder */ .we)(page.rows))
                return given(`the history does not show its newest deployment first. ${setTo}`);
            for (const [index, row] of page.rows.entries()) {
                newest ??= row;
                const [commit] = (0,_deploy_history_js__WEBPACK_IMPORTED_MODULE_2__/* .readDetails */ .LF)(row).commits;
                if (newest === row)
                    from = commit;
                if (onlyIfNewest !== undefined && newest.id !== onlyIfNewest)
                    return replaced(newest, from);
                if (to !== undefined)
                    return { from, to, why: goingBack(from, to) };
                if (from === undefined) {
                    return nothing(`the record of the newest deployment, ${(0,_deploy_history_js__WEBPACK_IMPORTED_MODULE_2__/* .shortId */ .m_)(newest.id)}, shows no commit. ${setTo}`);
                }
                rows++;
                if (commit === undefined || (0,_deploy_history_js__WEBPACK_IMPORTED_MODULE_2__/* .isSameCommit */ .sw)(commit, from))
                    continue;
                const { kind } = (0,_deploy_status_js__WEBPACK_IMPORTED_MODULE_5__/* .readStatus */ .r)(row.record, vocabulary);
                if (kind === 'failed')
                    failed.push(commit);
                const hasSucceeded = kind === 'succeeded' || (kind === 'superseded' && (0,_deploy_history_js__WEBPACK_IMPORTED_MODULE_2__/* .readDetails */ .LF)(row).rollbackable);
                if (!hasSucceeded || failed.some((each) => (0,_deploy_history_js__WEBPACK_IMPORTED_MODULE_2__/* .isSameCommit */ .sw)(each, commit)))
                    continue;
                const because = `it is the commit of ${(0,_deploy_history_js__WEBPACK_IMPORTED_MODULE_2__/* .shortId */ .m_)(row.id)}, the newest deployment that succeeded with another commit`;
                const commitNow = from;
                const isForward = page.rows.slice(index + 1).some((each) => {
                    const [older] = (0,_deploy_history_js__WEBPACK_IMPORTED_MODULE_2__/* .readDetails */ .LF)(each).commits;
                    return older !== undefined && (0,_deploy_history_js__WEBPACK_IMPORTED_MODULE_2__/* .isSameCommit */ .sw)(older, commitNow);
                });
                const doubt = isForward
                    ? ` ${(0,_deploy_history_js__WEBPACK_IMPORTED_MODULE_2__/* .shortRef */ .m3)(from)} was deployed before that one, too, so this may go forward again. Name the commit with \`to\` to be certain.`
                    : '';
                return { from, to: commit, why: `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_8__/* .withoutFullStop */ .Qu)(goingBack(from, commit))}: ${because}.${doubt}` };
            }
        }
    }
    catch (error) {
        if (!(error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PlatformError */ .Wk))
            throw error;
        return given(error.message);
    }
    if (newest === undefined)
        return given('the service has no deployment yet.');
    const last = `none of the last ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_8__/* .count */ .U9)(rows, 'deployment')}`;
    return nothing(`${last} succeeded with a known commit other than ${(0,_deploy_history_js__WEBPACK_IMPORTED_MODULE_2__/* .shortRef */ .m3)(from ?? '')}. ${setTo}`);
}
const setTo = 'To name the commit yourself, use a rollback with `to`.';
function goingBack(from, to) {
    return `Going back ${from === undefined ? '' : `from ${(0,_deploy_history_js__WEBPACK_IMPORTED_MODULE_2__/* .shortRef */ .m3)(from)} `}to ${(0,_deploy_history_js__WEBPACK_IMPORTED_MODULE_2__/* .shortRef */ .m3)(to)}.`;
}
function replaced(newest, from) {
    const reason = `Nothing was rolled back: that would replace a newer deployment, ${(0,_deploy_history_js__WEBPACK_IMPORTED_MODULE_2__/* .shortId */ .m_)(newest.id)}.`;
    return { from, ending: { outcome: 'skipped', reason } };
}


/***/ }),

/***/ 4882:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BD: () => (/* binding */ showDeployment),
/* harmony export */   FU: () => (/* binding */ endDeployment),
/* harmony export */   Yy: () => (/* binding */ createDeployment)
/* harmony export */ });
/* unused harmony export permission */
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3387);
/* harmony import */ var _repository_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8328);


const permission = 'deployments: write';
async function createDeployment(github, refs, fields, how) {
    const createFor = ([ref = 'HEAD', ...others]) => async (octokit, place) => {
        try {
            const request = { ...place, ...fields, ref, description: 'Taxiway', auto_merge: false, required_contexts: [] };
            const { data } = await octokit.rest.repos.createDeployment(request);
            if (!('id' in data))
                throw new Error('GitHub created no deployment');
            return data.id;
        }
        catch (error) {
            if ((0,_repository_js__WEBPACK_IMPORTED_MODULE_0__/* .statusOf */ .c2)(error) !== 422 || others.length === 0)
                throw error;
            return await createFor(others)(octokit, place);
        }
    };
    return await github.ask(permission, createFor(refs), how);
}
async function showDeployment(github, id, { state, description, url }, more = {}) {
    const fields = {
        ...{ deployment_id: id, state, description: (0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .shortenAtWord */ .px)(description, 140), ...more },
        ...(github.runUrl === undefined ? {} : { log_url: github.runUrl }),
        ...(url ? { environment_url: url } : {}),
    };
    await github.ask(permission, async ({ rest }, place) => {
        await rest.repos.createDeploymentStatus({ ...place, ...fields }).catch(unlessGone);
    });
}
async function endDeployment(github, id, description) {
    await github.ask(permission, async ({ rest }, place) => {
        const ours = { ...place, deployment_id: id };
        await rest.repos.createDeploymentStatus({ ...ours, state: 'inactive', description }).catch(unlessGone);
        await rest.repos.deleteDeployment(ours).catch(unlessGone);
    });
}
function unlessGone(error) {
    if ((0,_repository_js__WEBPACK_IMPORTED_MODULE_0__/* .statusOf */ .c2)(error) !== 404)
        throw error;
}


/***/ }),

/***/ 8328:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _M: () => (/* binding */ repositoryOf),
/* harmony export */   c2: () => (/* binding */ statusOf)
/* harmony export */ });
/* unused harmony export GitHubRepository */
/* harmony import */ var _client_clock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6092);
/* harmony import */ var _client_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2426);
/* harmony import */ var _client_request_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4699);
/* harmony import */ var _deploy_run_time_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6309);
/* harmony import */ var _preview_store_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9450);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3387);






const attempts = 2;
const attemptMs = 10_000;
const afterTimeoutMs = 8_000;
const leastMs = 1_000;
const afterCancelMs = 1_500;
const lastWordMs = { afterTimeout: 9_000, afterCancel: 4_000 };
const pauseMs = 1_000;
const limitMs = 60_000;
const pageSize = 100;
const mostPages = 50;
function repositoryOf(host, timeoutMs = host.inputs.get('timeout')) {
    const token = host.inputs.get('github-token');
    return host.facts.github === undefined || token === undefined
        ? undefined
        : new GitHubRepository(host, host.facts.github, token, timeoutMs);
}
class GitHubRepository {
    runUrl;
    #owner;
    #repo;
    #octokit;
    #time;
    #host;
    #hasSaidLimit = false;
    constructor(host, { apiUrl, repository }, token, timeoutMs) {
        const [owner = '', repo = ''] = repository.split('/');
        this.runUrl = host.facts.runUrl;
        this.#host = host;
        this.#owner = owner;
        this.#repo = repo;
        this.#time = new _deploy_run_time_js__WEBPACK_IMPORTED_MODULE_3__/* .RunTime */ .X(_client_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .systemClock */ .ml, { timeoutMs, signal: host.signal });
        this.#octokit = openOctokit(token, apiUrl);
        this.#octokit.catch(() => undefined);
    }
    async ask(permission, work, { once = false } = {}) {
        let failures = 0;
        for (;;) {
            try {
                return await this.#attempt(work);
            }
            catch (error) {
                const status = statusOf(error);
                const mayBeDone = status === undefined || status >= 500;
                const rateLimitMs = waitFor(error);
                if (rateLimitMs === undefined)
                    failures++;
                const { leftMs } = this.#time;
                const mayRepeat = rateLimitMs === undefined ? !once && mayBeDone && failures < attempts && leftMs > 0 : rateLimitMs <= leftMs;
                if (mayRepeat && rateLimitMs !== undefined)
                    this.#sayLimit(rateLimitMs);
                if (mayRepeat && (await this.#pause(rateLimitMs ?? pauseMs)))
                    continue;
                const isForbidden = /resource not accessible/i.test(String(error));
                throw new _preview_store_js__WEBPACK_IMPORTED_MODULE_2__/* .GitHubError */ .y_(explain(error, permission), { isForbidden, mayBeDone });
            }
        }
    }
    #sayLimit(ms) {
        if (this.#hasSaidLimit)
            return;
        this.#hasSaidLimit = true;
        const text = `GitHub wants no request for ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_4__/* .formatDuration */ .a3)(ms)} (rate limit). Taxiway asks again then.`;
        this.#host.notice(this.#host.redact(text));
    }
    async #pause(ms) {
        const { clock, signal } = this.#time;
        return await clock.sleep(ms, signal).then(() => true, () => false);
    }
    async #attempt(work) {
        const octokit = await this.#octokit;
        const { clock, leftMs, signal: cancelled } = this.#time;
        const reason = () => new Error('GitHub gave no answer in time');
        const ms = Math.max(leastMs, Math.min(attemptMs, leftMs + afterTimeoutMs));
        const over = new AbortController();
        const hurry = new AbortController();
        const onCancel = () => {
            clock.sleep(afterCancelMs, over.signal).then(() => hurry.abort(reason()), () => { });
        };
        cancelled.addEventListener('abort', onCancel, { once: true, signal: over.signal });
        const limit = { clock, ms: cancelled.aborted ? afterCancelMs : ms, parent: hurry.signal, reason };
        try {
            return await (0,_client_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .within */ .ux)(limit, async (signal) => {
                return await work(octokit, { owner: this.#owner, repo: this.#repo, request: { signal } });
            });
        }
        finally {
            over.abort();
        }
    }
    async lastWord(work, mostMs = lastWordMs.afterTimeout) {
        const { clock, signal, leftMs } = this.#time;
        const reason = () => new _preview_store_js__WEBPACK_IMPORTED_MODULE_2__/* .GitHubError */ .y_('it did not answer in time', { isForbidden: false, mayBeDone: true });
        const working = work();
        const wait = async (ms, parent) => await (0,_client_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .within */ .ux)({ clock, ms, parent, reason }, () => working);
        const ms = Math.max(leastMs, Math.min(mostMs, leftMs + lastWordMs.afterTimeout));
        if (!signal.aborted) {
            const failure = await wait(ms, signal).catch((error) => error);
            if (!signal.aborted && failure !== undefined)
                throw failure;
        }
        if (signal.aborted)
            await wait(lastWordMs.afterCancel);
    }
    async all(permission, list) {
        const rows = [];
        let date;
        for (let page = 1; page <= mostPages; page++) {
            const { data, headers } = await this.ask(permission, (octokit, place) => list(octokit, { ...place, per_page: pageSize, page }));
            date ??= headers.date;
            for (const row of data)
                rows.push(row);
            if (!headers.link?.includes('rel="next"'))
                return { rows, date };
        }
        const text = `GitHub lists more than ${mostPages * pageSize}, which are not all read`;
        throw new _preview_store_js__WEBPACK_IMPORTED_MODULE_2__/* .GitHubError */ .y_(text, { isForbidden: false, mayBeDone: false });
    }
}
function statusOf(error) {
    const status = (0,_client_json_js__WEBPACK_IMPORTED_MODULE_5__/* .field */ .ZZ)((0,_client_json_js__WEBPACK_IMPORTED_MODULE_5__/* .field */ .ZZ)(error, 'response'), 'status');
    return typeof status === 'number' ? status : undefined;
}
function waitFor(error) {
    const status = statusOf(error);
    if (status !== 403 && status !== 429)
        return undefined;
    const headers = (0,_client_json_js__WEBPACK_IMPORTED_MODULE_5__/* .field */ .ZZ)((0,_client_json_js__WEBPACK_IMPORTED_MODULE_5__/* .field */ .ZZ)(error, 'response'), 'headers');
    const number = (name) => {
        const text = (0,_client_json_js__WEBPACK_IMPORTED_MODULE_5__/* .field */ .ZZ)(headers, name);
        return typeof text === 'string' && /^\d+$/.test(text) ? Number(text) : undefined;
    };
    const seconds = number('retry-after');
    if (seconds !== undefined)
        return Math.max(1_000, seconds * 1_000);
    const [reset, remaining] = [number('x-ratelimit-reset'), number('x-ratelimit-remaining')];
    const nowMs = Date.parse(String((0,_client_json_js__WEBPACK_IMPORTED_MODULE_5__/* .field */ .ZZ)(headers, 'date')));
    if (reset !== undefined && remaining === 0 && !Number.isNaN(nowMs))
        return Math.max(1_000, reset * 1_000 - nowMs);
    return status === 429 || /rate limit|abuse|too quickly/i.test(String(error)) ? limitMs : undefined;
}
async function openOctokit(token, apiUrl) {
    const github = await Promise.all(/* import() */[__webpack_require__.e(723), __webpack_require__.e(134)]).then(__webpack_require__.bind(__webpack_require__, 8134));
    return github.getOctokit(token, { baseUrl: apiUrl, request: { fetch: createFetch() } });
}
function createFetch() {
    const client = new _client_request_js__WEBPACK_IMPORTED_MODULE_1__/* .UndiciClient */ .mL({ direct: false });
    return async (address, { method, headers, body, signal }) => {
        const { origin, pathname, search } = new URL(address);
        const request = { method, origin, path: pathname + search, headers, signal };
        const answer = await client.send(body === undefined ? request : { ...request, body });
        const chunks = [];
        for await (const chunk of answer.body)
            chunks.push(chunk);
        const text = Buffer.concat(chunks).toString();
        const given = Object.entries(answer.headers).flatMap(([name, value]) => value === undefined ? [] : [[name, String(value)]]);
        return { status: answer.status, url: address, headers: new Map(given), text: async () => text };
    };
}
function explain(error, permission) {
    const text = (0,_text_format_js__WEBPACK_IMPORTED_MODULE_4__/* .messageOf */ .bD)(error);
    const isMissing = /resource not accessible/i.test(text);
    return isMissing ? `the token lacks the permission \`${permission}\`` : text.replace(/ - https?:\S+$/, '');
}


/***/ }),

/***/ 4492:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ trackedBy)
/* harmony export */ });
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6695);
/* harmony import */ var _deploy_outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5970);
/* harmony import */ var _preview_store_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9450);
/* harmony import */ var _deployments_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4882);
/* harmony import */ var _repository_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8328);
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





async function* trackedBy(host, run, ref) {
    const { inputs, facts } = host;
    const environment = inputs.get('environment');
    if (environment === undefined || facts.github === undefined)
        return yield* run;
    const github = (0,_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .repositoryOf */ ._M)(host);
    if (github === undefined) {
        yield { kind: 'warning', text: host.redact('No GitHub deployment is kept: github-token is empty.') };
        return yield* run;
    }
    const refs = [ref, facts.commit].filter((each) => each !== undefined);
    return yield* tracked(run, new Told(host, github), refs, environment);
}
async function* tracked(run, told, refs, environment) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const open = __addDisposableResource(env_1, run, true);
        told.begin(refs, environment);
        try {
            for (;;) {
                const step = await open.next();
                yield* told.takeWarning();
                if (step.done) {
                    const { outcome, passed, reason, url } = step.value;
                    await told.end({ state: (0,_deploy_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .githubState */ .Fz)(outcome, passed), description: reason, url });
                    yield* told.takeWarning();
                    return step.value;
                }
                yield step.value;
            }
        }
        catch (error) {
            await (error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz
                ? told.end({ state: 'failure', description: error.message })
                : told.end({ state: 'error', description: 'Taxiway failed unexpectedly' }));
            throw error;
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
}
class Told {
    #host;
    #github;
    #work = Promise.resolve(undefined);
    #warning;
    constructor(host, github) {
        this.#host = host;
        this.#github = github;
    }
    begin(refs, environment) {
        const create = async () => {
            const id = await (0,_deployments_js__WEBPACK_IMPORTED_MODULE_3__/* .createDeployment */ .Yy)(this.#github, refs, { environment }, { once: true });
            this.#host.remember({ githubDeployment: id });
            await (0,_deployments_js__WEBPACK_IMPORTED_MODULE_3__/* .showDeployment */ .BD)(this.#github, id, { state: 'in_progress', description: 'The deploy is under way' });
            return id;
        };
        this.#work = create().catch((error) => this.#fail(error));
    }
    async end(shown) {
        const show = async () => {
            const id = await this.#work;
            if (id === undefined)
                return;
            await (0,_deployments_js__WEBPACK_IMPORTED_MODULE_3__/* .showDeployment */ .BD)(this.#github, id, { ...shown, description: this.#host.redact(shown.description) });
            this.#host.remember({ isSettled: true });
        };
        await this.#github.lastWord(show).catch((error) => this.#fail(error));
    }
    *takeWarning() {
        if (this.#warning !== undefined)
            yield { kind: 'warning', text: this.#warning };
        this.#warning = undefined;
    }
    #fail(error) {
        this.#warning = this.#host.redact(`The GitHub deployment is not kept up to date: ${(0,_preview_store_js__WEBPACK_IMPORTED_MODULE_2__/* .onlyGitHubErrors */ .JH)(error).message}.`);
    }
}


/***/ }),

/***/ 9450:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JH: () => (/* binding */ onlyGitHubErrors),
/* harmony export */   M$: () => (/* binding */ recordsOf),
/* harmony export */   Mq: () => (/* binding */ freshForMs),
/* harmony export */   Pi: () => (/* binding */ isYoung),
/* harmony export */   hF: () => (/* binding */ youngMs),
/* harmony export */   lq: () => (/* binding */ createMs),
/* harmony export */   nU: () => (/* binding */ isOfService),
/* harmony export */   y_: () => (/* binding */ GitHubError)
/* harmony export */ });
function isOfService(record) {
    return record.service !== undefined;
}
class GitHubError extends Error {
    isForbidden;
    mayBeDone;
    constructor(message, { isForbidden, mayBeDone }) {
        super(message);
        this.name = 'GitHubError';
        this.isForbidden = isForbidden;
        this.mayBeDone = mayBeDone;
    }
}
function onlyGitHubErrors(error) {
    if (error instanceof GitHubError)
        return error;
    throw error;
}
function recordsOf({ records }, { pullRequest, name }) {
    return records.filter((record) => record.pullRequest === pullRequest && record.name === name);
}
const youngMs = 120_000;
const createMs = 60_000;
const freshForMs = 10_000;
function isYoung({ createdMs, service }, { nowMs }) {
    return service === undefined && nowMs - createdMs <= youngMs;
}


/***/ })

};
