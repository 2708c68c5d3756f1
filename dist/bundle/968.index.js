export const id = 968;
export const ids = [968];
export const modules = {

/***/ 8968:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ defaultEnvironment),
/* harmony export */   previewRun: () => (/* binding */ previewRun)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(7934);
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6695);
/* harmony import */ var _contract_limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3163);
/* harmony import */ var _deploy_result_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3405);
/* harmony import */ var _github_previews_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9913);
/* harmony import */ var _github_repository_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8328);
/* harmony import */ var _inputs_run_settings_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3759);
/* harmony import */ var _inputs_variables_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5789);
/* harmony import */ var _preview_name_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4720);
/* harmony import */ var _report_json_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(9665);
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











const defaultEnvironment = 'preview';
async function* previewRun(host) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { inputs, facts } = host;
        (0,_inputs_run_settings_js__WEBPACK_IMPORTED_MODULE_6__/* .checkInputs */ .sw)(inputs, 'preview');
        if (facts.github === undefined) {
            throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz('GITHUB_REPOSITORY', 'A preview needs a job of GitHub Actions.');
        }
        if (inputs.get('mode') === 'sweep')
            return yield* sweepRun(host);
        const event = readEvent(host, process.env);
        if ('outcome' in event) {
            if (event.outcome === 'skipped')
                yield { kind: 'notice', text: event.reason };
            return event;
        }
        const { number: pullRequest, action, pull_request: pull } = event;
        const { repository, url: repositoryUrl } = facts.github;
        const given = inputs.get('service-name');
        const name = given === undefined ? (0,_preview_name_js__WEBPACK_IMPORTED_MODULE_8__/* .previewName */ .gz)(repository.split('/').at(-1) ?? '', pullRequest) : (0,_preview_name_js__WEBPACK_IMPORTED_MODULE_8__/* .cutName */ .CI)(given);
        const attempt = Number(process.env['GITHUB_RUN_ATTEMPT'] ?? 1);
        const options = (0,_inputs_run_settings_js__WEBPACK_IMPORTED_MODULE_6__/* .readRunOptions */ .u8)(inputs, host.signal);
        const github = openGitHub(host);
        const comment = inputs.get('comment')
            ? { name, commit: pull.head.sha, repositoryUrl, runUrl: facts.runUrl }
            : undefined;
        if (action === 'closed') {
            const env_2 = { stack: [], error: void 0, hasError: false };
            try {
                const { closePreview } = await __webpack_require__.e(/* import() */ 667).then(__webpack_require__.bind(__webpack_require__, 2667));
                const teardown = inputs.get('teardown-request');
                const platform = __addDisposableResource(env_2, (0,_inputs_run_settings_js__WEBPACK_IMPORTED_MODULE_6__/* .openPlatform */ .WN)(inputs, host.secrets), true);
                return yield* closePreview(platform, github, { pullRequest, name, isRerun: attempt > 1, teardown, comment }, options);
            }
            catch (e_1) {
                env_2.error = e_1;
                env_2.hasError = true;
            }
            finally {
                const result_1 = __disposeResources(env_2);
                if (result_1)
                    await result_1;
            }
        }
        const request = {
            ...{ pullRequest, name, head: pull.head.sha, isFirst: action === 'opened' && attempt === 1 },
            ...{ isReopened: action === 'reopened', comment },
            create: readCreation(inputs, repositoryUrl),
            variables: (0,_inputs_variables_js__WEBPACK_IMPORTED_MODULE_7__/* .readVariables */ .C)(inputs.text('env-vars') ?? ''),
            expose: readExpose(inputs, name),
            url: inputs.get('environment-url'),
            maxPreviews: inputs.get('max-previews'),
        };
        if (request.create.image === undefined)
            host.setOutput('ref', request.head);
        const { preview } = await Promise.all(/* import() */[__webpack_require__.e(567), __webpack_require__.e(615)]).then(__webpack_require__.bind(__webpack_require__, 6615));
        host.remember({ hasBegun: true });
        const platform = __addDisposableResource(env_1, (0,_inputs_run_settings_js__WEBPACK_IMPORTED_MODULE_6__/* .openPlatform */ .WN)(inputs, host.secrets), true);
        return yield* preview(platform, github, request, options);
    }
    catch (e_2) {
        env_1.error = e_2;
        env_1.hasError = true;
    }
    finally {
        const result_2 = __disposeResources(env_1);
        if (result_2)
            await result_2;
    }
}
async function* sweepRun(host) {
    const env_3 = { stack: [], error: void 0, hasError: false };
    try {
        const { inputs, facts } = host;
        const { sweep } = await __webpack_require__.e(/* import() */ 863).then(__webpack_require__.bind(__webpack_require__, 3863));
        const platform = __addDisposableResource(env_3, (0,_inputs_run_settings_js__WEBPACK_IMPORTED_MODULE_6__/* .openPlatform */ .WN)(inputs, host.secrets), true);
        const request = {
            teardown: inputs.get('teardown-request'),
            expiresAfterMs: inputs.get('expires-after'),
            hasComment: inputs.get('comment'),
            runUrl: facts.runUrl,
        };
        const swept = yield* sweep(platform, openGitHub(host), request, (0,_inputs_run_settings_js__WEBPACK_IMPORTED_MODULE_6__/* .readRunOptions */ .u8)(inputs, host.signal));
        host.setOutput('stale', (0,_report_json_js__WEBPACK_IMPORTED_MODULE_9__/* .safeJson */ .oi)(swept.stale));
        return swept.result;
    }
    catch (e_3) {
        env_3.error = e_3;
        env_3.hasError = true;
    }
    finally {
        const result_3 = __disposeResources(env_3);
        if (result_3)
            await result_3;
    }
}
const pullRequestEvent = valibot__WEBPACK_IMPORTED_MODULE_10__/* .object */ .Ikc({
    action: valibot__WEBPACK_IMPORTED_MODULE_10__/* .string */ .YjP(),
    number: valibot__WEBPACK_IMPORTED_MODULE_10__/* .number */ .aig(),
    pull_request: valibot__WEBPACK_IMPORTED_MODULE_10__/* .object */ .Ikc({
        head: valibot__WEBPACK_IMPORTED_MODULE_10__/* .object */ .Ikc({ sha: valibot__WEBPACK_IMPORTED_MODULE_10__/* .string */ .YjP(), repo: valibot__WEBPACK_IMPORTED_MODULE_10__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_10__/* .object */ .Ikc({ full_name: valibot__WEBPACK_IMPORTED_MODULE_10__/* .string */ .YjP() })) }),
        user: valibot__WEBPACK_IMPORTED_MODULE_10__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_10__/* .object */ .Ikc({ login: valibot__WEBPACK_IMPORTED_MODULE_10__/* .string */ .YjP() })),
    }),
});
const deploying = ['opened', 'reopened', 'synchronize', 'labeled', 'ready_for_review'];
const dependabot = 'dependabot[bot]';
function readEvent(host, environment) {
    const end = (outcome, reason) => (0,_deploy_result_js__WEBPACK_IMPORTED_MODULE_3__/* .makeResult */ .U2)({ outcome, reason: host.redact(reason), durationMs: 0 });
    const name = environment['GITHUB_EVENT_NAME'] || '(none)';
    if (name === 'pull_request_target' || name === 'workflow_run') {
        const why = "it would build the code of a fork with the service's variables";
        return end('failed', `A preview does not run on \`${name}\`: ${why}. Use \`pull_request\`.`);
    }
    if (name === 'merge_group')
        return end('skipped', 'No preview: a merge queue tests several pull requests at once.');
    if (name !== 'pull_request') {
        return end('failed', `A preview is kept on \`pull_request\`, not on \`${name}\`; \`mode: sweep\` runs on any event.`);
    }
    const event = readPayload(environment['GITHUB_EVENT_PATH']);
    if (event === undefined)
        return end('failed', 'The file at GITHUB_EVENT_PATH shows no pull request.');
    const { head, user } = event.pull_request;
    if (host.inputs.text('api-key') === undefined) {
        const isFork = head.repo?.full_name.toLowerCase() !== host.facts.github?.repository.toLowerCase();
        const isDependabot = [environment['GITHUB_ACTOR'], user?.login].includes(dependabot);
        const who = isFork ? 'a fork' : isDependabot ? 'Dependabot' : undefined;
        if (who !== undefined)
            return end('skipped', `No preview: GitHub gives no secrets to a run for ${who}.`);
    }
    if (event.action === 'closed' || deploying.includes(event.action))
        return event;
    return end('skipped', `Nothing to do: \`${event.action}\` changes no preview.`);
}
function readPayload(path = '') {
    try {
        return valibot__WEBPACK_IMPORTED_MODULE_10__/* .parse */ .qgA(pullRequestEvent, JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8')));
    }
    catch {
        return undefined;
    }
}
function openGitHub(host) {
    const { inputs } = host;
    inputs.require('github-token', 'a token that may write deployments and comments');
    const github = (0,_github_repository_js__WEBPACK_IMPORTED_MODULE_5__/* .repositoryOf */ ._M)(host);
    if (github === undefined)
        throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz('GITHUB_REPOSITORY', 'A preview needs a job of GitHub Actions.');
    return new _github_previews_js__WEBPACK_IMPORTED_MODULE_4__/* .GitHubPreviews */ .n(github, inputs.get('environment') ?? defaultEnvironment);
}
function readCreation(inputs, repositoryUrl) {
    const [image, repoUrl] = [inputs.get('image'), inputs.get('repo-url')];
    if (image !== undefined && repoUrl !== undefined) {
        throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz('image', 'image and repo-url cannot be combined. Remove one of them.');
    }
    return {
        ...(image === undefined ? { repoUrl: repoUrl ?? repositoryUrl } : { image }),
        projectSlug: inputs.get('project-slug'),
        environmentSlug: inputs.get('environment-slug'),
        planKey: inputs.get('plan-key'),
        internalPort: inputs.get('internal-port'),
    };
}
function readExpose(inputs, name) {
    const [port, label = (0,_preview_name_js__WEBPACK_IMPORTED_MODULE_8__/* .labelOf */ .Wy)(name)] = [inputs.get('port'), inputs.get('label')];
    if (!_contract_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .portLabel */ .Uz.test(label)) {
        const advice = 'It becomes a part of a hostname: use lowercase letters, digits and hyphens.';
        throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz('label', `label is not valid: "${label}". ${advice}`);
    }
    return port === undefined ? undefined : { port: String(port), label };
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

/***/ 9913:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ GitHubPreviews)
/* harmony export */ });
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7934);
/* harmony import */ var _deployments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4882);
/* harmony import */ var _repository_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8328);



const task = 'taxiway-preview';
const readPulls = 'pull-requests: read';
const writePulls = 'pull-requests: write';
const jobAccount = 'github-actions[bot]';
const lastWordMs = 60_000;
const said = valibot__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    pullRequest: valibot__WEBPACK_IMPORTED_MODULE_2__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(), valibot__WEBPACK_IMPORTED_MODULE_2__/* .safeInteger */ .Y2b()),
    name: valibot__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    service: valibot__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_2__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_2__/* .nonEmpty */ .hq())),
    url: valibot__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
});
const row = valibot__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    id: valibot__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(),
    created_at: valibot__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    payload: valibot__WEBPACK_IMPORTED_MODULE_2__/* .union */ .KCZ([said, valibot__WEBPACK_IMPORTED_MODULE_2__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .qFJ(), said)]),
});
class GitHubPreviews {
    #github;
    #environment;
    #comments = new Map();
    #login;
    constructor(github, environment) {
        this.#github = github;
        this.#environment = environment;
    }
    async list() {
        const environment = this.#environment;
        const { rows, date } = await this.#github.all('deployments: read', ({ rest }, place) => rest.repos.listDeployments({ ...place, environment, task }));
        const records = rows.flatMap(readRecord).sort((one, other) => one.id - other.id);
        return { records, nowMs: Date.parse(date ?? '') };
    }
    async write(record, head, how = {}) {
        const refs = [head, `refs/pull/${record.pullRequest}/head`];
        const kind = { transient_environment: true, production_environment: false };
        const fields = { task, environment: this.#environment, payload: { ...record }, ...kind };
        return await (0,_deployments_js__WEBPACK_IMPORTED_MODULE_0__/* .createDeployment */ .Yy)(this.#github, refs, fields, how);
    }
    async show(id, shown) {
        await (0,_deployments_js__WEBPACK_IMPORTED_MODULE_0__/* .showDeployment */ .BD)(this.#github, id, shown, { auto_inactive: false });
    }
    async end(id) {
        await (0,_deployments_js__WEBPACK_IMPORTED_MODULE_0__/* .endDeployment */ .FU)(this.#github, id, 'The preview has ended, or a newer record took its place');
    }
    async readPull(number) {
        return await this.#github.ask(readPulls, async ({ rest }, place) => {
            try {
                const { data } = await rest.pulls.get({ ...place, pull_number: number });
                return { isOpen: data.state === 'open', head: data.head.sha };
            }
            catch (error) {
                if ((0,_repository_js__WEBPACK_IMPORTED_MODULE_1__/* .statusOf */ .c2)(error) === 404)
                    return 'gone';
                throw error;
            }
        });
    }
    async listOpen() {
        const { rows } = await this.#github.all(readPulls, ({ rest }, place) => rest.pulls.list({ ...place, state: 'open' }));
        return new Set(rows.map(({ number }) => number));
    }
    async comment(number, marker, body) {
        const key = `${number} ${marker}`;
        const text = `${marker}\n${body}`;
        const known = this.#comments.get(key) ?? (await this.#findComment(number, marker));
        if (known !== undefined && (await this.#updateComment(known, text))) {
            this.#comments.set(key, known);
            return;
        }
        const made = await this.#github.ask(writePulls, ({ rest }, place) => rest.issues.createComment({ ...place, issue_number: number, body: text }), { once: true });
        this.#comments.set(key, made.data.id);
    }
    async lastWord(work) {
        await this.#github.lastWord(work, lastWordMs);
    }
    async #findComment(number, marker) {
        this.#login ??= this.#askForLogin();
        const [login, { rows }] = await Promise.all([
            this.#login,
            this.#github.all(writePulls, ({ rest }, place) => rest.issues.listComments({ ...place, issue_number: number })),
        ]);
        return rows.find(({ user, body }) => user?.login === login && body?.startsWith(marker))?.id;
    }
    async #updateComment(id, body) {
        return await this.#github.ask(writePulls, async ({ rest }, place) => {
            try {
                await rest.issues.updateComment({ ...place, comment_id: id, body });
                return true;
            }
            catch (error) {
                if ((0,_repository_js__WEBPACK_IMPORTED_MODULE_1__/* .statusOf */ .c2)(error) === 404)
                    return false;
                throw error;
            }
        });
    }
    async #askForLogin() {
        try {
            return await this.#github.ask('metadata: read', async ({ graphql }, { request }) => {
                const { viewer } = await graphql('query { viewer { login } }', { request });
                return viewer.login;
            });
        }
        catch {
            return jobAccount;
        }
    }
}
function readRecord(deployment) {
    const { success, output } = valibot__WEBPACK_IMPORTED_MODULE_2__/* .safeParse */ .xLC(row, deployment);
    if (!success)
        return [];
    const { id, created_at, payload } = output;
    return [{ id, createdMs: Date.parse(created_at), ...payload }];
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
