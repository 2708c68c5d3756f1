export const id = 693;
export const ids = [693];
export const modules = {

/***/ 9693:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  L: () => (/* binding */ defaultEnvironment),
  previewRun: () => (/* binding */ previewRun)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./node_modules/valibot/dist/index.mjs
var dist = __webpack_require__(7934);
// EXTERNAL MODULE: ./build/client/clock.js
var clock = __webpack_require__(6092);
// EXTERNAL MODULE: ./build/client/errors.js
var errors = __webpack_require__(6695);
// EXTERNAL MODULE: ./build/contract/limits.js
var limits = __webpack_require__(3163);
// EXTERNAL MODULE: ./build/deploy/result.js
var result = __webpack_require__(3405);
// EXTERNAL MODULE: ./build/deploy/run-time.js
var run_time = __webpack_require__(6309);
// EXTERNAL MODULE: ./build/github/previews.js
var previews = __webpack_require__(9913);
// EXTERNAL MODULE: ./build/github/repository.js
var github_repository = __webpack_require__(8328);
;// CONCATENATED MODULE: ./build/github/pull-request.js

const read = 'pull-requests: read';
const write = 'pull-requests: write';
const jobAccount = 'github-actions[bot]';
class GitHubPullRequests {
    #repository;
    #comments = new Map();
    #login;
    constructor(repository) {
        this.#repository = repository;
    }
    async read(number) {
        return await this.#repository.ask(read, async ({ rest }, place) => {
            try {
                const { data } = await rest.pulls.get({ ...place, pull_number: number });
                return { isOpen: data.state === 'open', head: data.head.sha };
            }
            catch (error) {
                if ((0,github_repository/* statusOf */.c)(error) === 404)
                    return 'gone';
                throw error;
            }
        });
    }
    async listOpen() {
        const { rows } = await this.#repository.all(read, ({ rest }, place) => rest.pulls.list({ ...place, state: 'open' }));
        return new Set(rows.map(({ number }) => number));
    }
    async comment(number, marker, body) {
        const key = `${number} ${marker}`;
        const text = `${marker}\n${body}`;
        const known = this.#comments.get(key) ?? (await this.#find(number, marker));
        if (known !== undefined && (await this.#update(known, text))) {
            this.#comments.set(key, known);
            return;
        }
        const made = await this.#repository.ask(write, ({ rest }, place) => rest.issues.createComment({ ...place, issue_number: number, body: text }), { once: true });
        this.#comments.set(key, made.data.id);
    }
    async #find(number, marker) {
        this.#login ??= this.#askForLogin();
        const [login, { rows }] = await Promise.all([
            this.#login,
            this.#repository.all(write, ({ rest }, place) => rest.issues.listComments({ ...place, issue_number: number })),
        ]);
        return rows.find(({ user, body }) => user?.login === login && body?.startsWith(marker))?.id;
    }
    async #update(id, body) {
        return await this.#repository.ask(write, async ({ rest }, place) => {
            try {
                await rest.issues.updateComment({ ...place, comment_id: id, body });
                return true;
            }
            catch (error) {
                if ((0,github_repository/* statusOf */.c)(error) === 404)
                    return false;
                throw error;
            }
        });
    }
    async #askForLogin() {
        try {
            return await this.#repository.ask('metadata: read', async ({ graphql }) => {
                const { viewer } = await graphql('query { viewer { login } }');
                return viewer.login;
            });
        }
        catch {
            return jobAccount;
        }
    }
}

// EXTERNAL MODULE: ./build/inputs/run-settings.js
var run_settings = __webpack_require__(3759);
// EXTERNAL MODULE: ./build/inputs/variables.js
var variables = __webpack_require__(5789);
// EXTERNAL MODULE: ./build/preview/name.js
var preview_name = __webpack_require__(4720);
// EXTERNAL MODULE: ./build/report/json.js
var json = __webpack_require__(9665);
;// CONCATENATED MODULE: ./build/actions/preview.js
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
        (0,run_settings/* checkInputs */.sw)(inputs, 'preview');
        const { github } = facts;
        if (github === undefined)
            throw new errors/* InputError */.dz('GITHUB_REPOSITORY', 'A preview needs a job of GitHub Actions.');
        if (inputs.get('mode') === 'sweep')
            return yield* sweepRun(host, github);
        const event = readEvent(host, process.env);
        if ('outcome' in event) {
            if (event.outcome === 'skipped')
                yield { kind: 'notice', text: event.reason };
            return event;
        }
        const { number: pullRequest, action, pull_request: pull } = event;
        const repository = github.repository.split('/').at(-1) ?? '';
        const given = inputs.get('service-name');
        const name = given === undefined ? (0,preview_name/* previewName */.gz)(repository, pullRequest) : (0,preview_name/* cutName */.CI)(given);
        const attempt = Number(process.env['GITHUB_RUN_ATTEMPT'] ?? 1);
        const options = (0,run_settings/* readRunOptions */.u8)(inputs, host.signal);
        const hub = openHub(host, github);
        const comment = inputs.get('comment')
            ? { name, commit: pull.head.sha, repositoryUrl: github.url, runUrl: facts.runUrl }
            : undefined;
        if (action === 'closed') {
            const env_2 = { stack: [], error: void 0, hasError: false };
            try {
                const { closePreview } = await __webpack_require__.e(/* import() */ 667).then(__webpack_require__.bind(__webpack_require__, 2667));
                const teardown = inputs.get('teardown-request');
                const platform = __addDisposableResource(env_2, (0,run_settings/* openPlatform */.WN)(inputs, host.secrets), true);
                return yield* closePreview(platform, hub, { pullRequest, name, isRerun: attempt > 1, teardown, comment }, options);
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
            create: readCreation(inputs, github),
            variables: (0,variables/* readVariables */.C)(inputs.text('env-vars') ?? ''),
            expose: readExpose(inputs, name),
            url: inputs.get('environment-url'),
            maxPreviews: inputs.get('max-previews'),
        };
        if (request.create.image === undefined)
            host.setOutput('ref', request.head);
        const { preview } = await Promise.all(/* import() */[__webpack_require__.e(567), __webpack_require__.e(123)]).then(__webpack_require__.bind(__webpack_require__, 6123));
        const platform = __addDisposableResource(env_1, (0,run_settings/* openPlatform */.WN)(inputs, host.secrets), true);
        return yield* preview(platform, hub, request, options);
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
async function* sweepRun(host, github) {
    const env_3 = { stack: [], error: void 0, hasError: false };
    try {
        const { inputs, facts } = host;
        const { sweep } = await __webpack_require__.e(/* import() */ 863).then(__webpack_require__.bind(__webpack_require__, 3863));
        const platform = __addDisposableResource(env_3, (0,run_settings/* openPlatform */.WN)(inputs, host.secrets), true);
        const request = {
            teardown: inputs.get('teardown-request'),
            expiresAfterMs: inputs.get('expires-after'),
            hasComment: inputs.get('comment'),
            runUrl: facts.runUrl,
        };
        const swept = yield* sweep(platform, openHub(host, github), request, (0,run_settings/* readRunOptions */.u8)(inputs, host.signal));
        host.setOutput('stale', (0,json/* safeJson */.oi)(swept.stale));
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
const pullRequestEvent = dist/* object */.Ikc({
    action: dist/* string */.YjP(),
    number: dist/* number */.aig(),
    pull_request: dist/* object */.Ikc({
        head: dist/* object */.Ikc({ sha: dist/* string */.YjP(), repo: dist/* nullish */.cl6(dist/* object */.Ikc({ full_name: dist/* string */.YjP() })) }),
        user: dist/* nullish */.cl6(dist/* object */.Ikc({ login: dist/* string */.YjP() })),
    }),
});
const deploying = ['opened', 'reopened', 'synchronize', 'labeled', 'ready_for_review'];
const dependabot = 'dependabot[bot]';
function readEvent(host, environment) {
    const end = (outcome, reason) => (0,result/* makeResult */.U2)({ outcome, reason: host.redact(reason), durationMs: 0 });
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
        return dist/* parse */.qgA(pullRequestEvent, JSON.parse((0,external_node_fs_.readFileSync)(path, 'utf8')));
    }
    catch {
        return undefined;
    }
}
function openHub({ inputs, facts, signal }, { apiUrl, repository }) {
    const token = inputs.require('github-token', 'a token that may write deployments and comments');
    const time = new run_time/* RunTime */.X(clock/* systemClock */.ml, { timeoutMs: inputs.get('timeout'), signal });
    const hub = new github_repository/* GitHubRepository */.s({ apiUrl, repository, token, time });
    const environment = inputs.get('environment') ?? defaultEnvironment;
    return { store: new previews/* GitHubPreviews */.n(hub, environment, facts.runUrl), pulls: new GitHubPullRequests(hub) };
}
function readCreation(inputs, github) {
    const [image, repoUrl] = [inputs.get('image'), inputs.get('repo-url')];
    if (image !== undefined && repoUrl !== undefined) {
        throw new errors/* InputError */.dz('image', 'image and repo-url cannot be combined. Remove one of them.');
    }
    return {
        ...(image === undefined ? { repoUrl: repoUrl ?? github.url } : { image }),
        projectSlug: inputs.get('project-slug'),
        environmentSlug: inputs.get('environment-slug'),
        planKey: inputs.get('plan-key'),
        internalPort: inputs.get('internal-port'),
    };
}
function readExpose(inputs, name) {
    const [port, label = (0,preview_name/* labelOf */.Wy)(name)] = [inputs.get('port'), inputs.get('label')];
    if (!limits/* portLabel */.Uz.test(label)) {
        const advice = 'It becomes a part of a hostname: use lowercase letters, digits and hyphens.';
        throw new errors/* InputError */.dz('label', `label is not valid: "${label}". ${advice}`);
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

/***/ 987:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ explainGitHub),
/* harmony export */   O: () => (/* binding */ openOctokit)
/* harmony export */ });
/* harmony import */ var _client_clock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6092);
/* harmony import */ var _client_request_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4699);


const requestMs = 10_000;
async function openOctokit(token, apiUrl) {
    const [github, { retry }] = await Promise.all([Promise.all(/* import() */[__webpack_require__.e(723), __webpack_require__.e(361)]).then(__webpack_require__.bind(__webpack_require__, 3361)), __webpack_require__.e(/* import() */ 735).then(__webpack_require__.bind(__webpack_require__, 9735))]);
    return github.getOctokit(token, { baseUrl: apiUrl, request: { fetch: fetchWithin(requestMs) } }, retry);
}
function fetchWithin(ms) {
    const client = new _client_request_js__WEBPACK_IMPORTED_MODULE_1__/* .UndiciClient */ .mL({ direct: false });
    return async (address, { method, headers, body, signal: parent }) => {
        const { origin, pathname, search } = new URL(address);
        const reason = () => new Error(`GitHub gave no answer within ${ms / 1_000} s`);
        return await (0,_client_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .within */ .ux)({ clock: _client_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .systemClock */ .ml, ms, parent, reason }, async (signal) => {
            const request = { method, origin, path: pathname + search, headers, signal };
            const answer = await client.send(body === undefined ? request : { ...request, body });
            const chunks = [];
            for await (const chunk of answer.body)
                chunks.push(chunk);
            const text = Buffer.concat(chunks).toString();
            const given = Object.entries(answer.headers).flatMap(([name, value]) => value === undefined ? [] : [[name, String(value)]]);
            return { status: answer.status, url: address, headers: new Map(given), text: async () => text };
        });
    };
}
function explainGitHub(error, permission) {
    const text = error instanceof Error ? error.message : String(error);
    const isMissing = /resource not accessible/i.test(text);
    return isMissing ? `the token lacks the permission \`${permission}\`` : text.replace(/ - https?:\S+$/, '');
}


/***/ }),

/***/ 9913:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ GitHubPreviews)
/* harmony export */ });
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7934);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3387);
/* harmony import */ var _repository_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8328);



const task = 'taxiway-preview';
const permission = 'deployments: write';
const said = valibot__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    pullRequest: valibot__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(), valibot__WEBPACK_IMPORTED_MODULE_1__/* .safeInteger */ .Y2b()),
    name: valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    service: valibot__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_1__/* .nonEmpty */ .hq())),
    url: valibot__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()),
});
const row = valibot__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    id: valibot__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
    created_at: valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    payload: valibot__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([said, valibot__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qFJ(), said)]),
});
class GitHubPreviews {
    #repository;
    #environment;
    #runUrl;
    constructor(repository, environment, runUrl) {
        this.#repository = repository;
        this.#environment = environment;
        this.#runUrl = runUrl;
    }
    async list() {
        const environment = this.#environment;
        const { rows, date } = await this.#repository.all('deployments: read', ({ rest }, place) => rest.repos.listDeployments({ ...place, environment, task }));
        const records = rows.flatMap(readRecord).sort((one, other) => one.id - other.id);
        return { records, nowMs: Date.parse(date ?? '') };
    }
    async write(record, head, { once = false } = {}) {
        const fields = {
            ...{ task, environment: this.#environment, payload: { ...record }, description: 'Taxiway' },
            ...{ auto_merge: false, required_contexts: [], transient_environment: true, production_environment: false },
        };
        const work = async ({ rest }, place) => {
            const ref = `refs/pull/${record.pullRequest}/head`;
            const { data } = await rest.repos.createDeployment({ ...place, ...fields, ref: head }).catch((error) => {
                if ((0,_repository_js__WEBPACK_IMPORTED_MODULE_0__/* .statusOf */ .c)(error) !== 422)
                    throw error;
                return rest.repos.createDeployment({ ...place, ...fields, ref });
            });
            if (!('id' in data))
                throw new Error('GitHub created no deployment');
            return data.id;
        };
        return await this.#repository.ask(permission, work, { once });
    }
    async show(id, { state, description, url }) {
        const fields = {
            ...{ deployment_id: id, state, description: (0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .shortenAtWord */ .px)(description, 140), auto_inactive: false },
            ...(this.#runUrl === undefined ? {} : { log_url: this.#runUrl }),
            ...(url ? { environment_url: url } : {}),
        };
        await this.#repository.ask(permission, ({ rest }, place) => rest.repos.createDeploymentStatus({ ...place, ...fields }).catch(unlessGone));
    }
    async end(id) {
        await this.#repository.ask(permission, async ({ rest }, place) => {
            const ours = { ...place, deployment_id: id };
            const description = 'The preview has ended, or a newer record took its place';
            await rest.repos.createDeploymentStatus({ ...ours, state: 'inactive', description }).catch(unlessGone);
            await rest.repos.deleteDeployment(ours).catch(unlessGone);
        });
    }
}
function unlessGone(error) {
    if ((0,_repository_js__WEBPACK_IMPORTED_MODULE_0__/* .statusOf */ .c)(error) !== 404)
        throw error;
}
function readRecord(deployment) {
    const { success, output } = valibot__WEBPACK_IMPORTED_MODULE_1__/* .safeParse */ .xLC(row, deployment);
    if (!success)
        return [];
    const { id, created_at, payload } = output;
    return [{ id, createdMs: Date.parse(created_at), ...payload }];
}


/***/ }),

/***/ 8328:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ statusOf),
/* harmony export */   s: () => (/* binding */ GitHubRepository)
/* harmony export */ });
/* harmony import */ var _client_clock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6092);
/* harmony import */ var _client_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2426);
/* harmony import */ var _preview_store_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9450);
/* harmony import */ var _octokit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(987);




const attempts = 2;
const attemptMs = 10_000;
const lastWordMs = 8_000;
const leastMs = 1_000;
const afterCancelMs = 1_500;
const pauseMs = 1_000;
const limitMs = 60_000;
const pageSize = 100;
const mostPages = 50;
class GitHubRepository {
    #owner;
    #repo;
    #octokit;
    #time;
    constructor({ apiUrl, repository, token, time }) {
        const [owner = '', repo = ''] = repository.split('/');
        this.#owner = owner;
        this.#repo = repo;
        this.#octokit = (0,_octokit_js__WEBPACK_IMPORTED_MODULE_2__/* .openOctokit */ .O)(token, apiUrl);
        this.#octokit.catch(() => undefined);
        this.#time = time;
    }
    async ask(permission, work, { once = false } = {}) {
        let failures = 0;
        for (;;) {
            try {
                return await this.#attempt(work);
            }
            catch (error) {
                const status = statusOf(error);
                const waitMs = waitFor(error);
                const mayBeDone = status === undefined || status >= 500;
                failures += waitMs === undefined ? 1 : 0;
                const isLast = once || !mayBeDone || failures >= attempts || this.#time.leftMs <= 0;
                const isOver = waitMs === undefined ? isLast : waitMs > this.#time.leftMs;
                if (isOver || !(await this.#pause(waitMs ?? pauseMs))) {
                    const isForbidden = /resource not accessible/i.test(String(error));
                    throw new _preview_store_js__WEBPACK_IMPORTED_MODULE_1__/* .HostError */ .dh((0,_octokit_js__WEBPACK_IMPORTED_MODULE_2__/* .explainGitHub */ .$)(error, permission), { isForbidden, mayBeDone });
                }
            }
        }
    }
    async #pause(ms) {
        const { clock, signal } = this.#time;
        return await clock.sleep(ms, signal).then(() => true, () => false);
    }
    async #attempt(work) {
        const octokit = await this.#octokit;
        const { clock, leftMs, signal: cancelled } = this.#time;
        const reason = () => new Error('GitHub gave no answer in time');
        const ms = Math.max(leastMs, Math.min(attemptMs, leftMs + lastWordMs));
        const over = new AbortController();
        const hurry = new AbortController();
        const onCancel = () => {
            clock.sleep(afterCancelMs, over.signal).then(() => hurry.abort(reason()), () => { });
        };
        cancelled.addEventListener('abort', onCancel, { once: true, signal: over.signal });
        const limit = { clock, ms: cancelled.aborted ? afterCancelMs : ms, parent: hurry.signal, reason };
        try {
            return await (0,_client_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .within */ .ux)(limit, async (signal) => {
                const request = { retries: 0, signal };
                return await work(octokit, { owner: this.#owner, repo: this.#repo, request });
            });
        }
        finally {
            over.abort();
        }
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
        throw new _preview_store_js__WEBPACK_IMPORTED_MODULE_1__/* .HostError */ .dh(text, { isForbidden: false, mayBeDone: false });
    }
}
function statusOf(error) {
    const status = (0,_client_json_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .Z)((0,_client_json_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .Z)(error, 'response'), 'status');
    return typeof status === 'number' ? status : undefined;
}
function waitFor(error) {
    const status = statusOf(error);
    if (status !== 403 && status !== 429)
        return undefined;
    const headers = (0,_client_json_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .Z)((0,_client_json_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .Z)(error, 'response'), 'headers');
    const number = (name) => {
        const text = (0,_client_json_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .Z)(headers, name);
        return typeof text === 'string' && /^\d+$/.test(text) ? Number(text) : undefined;
    };
    const seconds = number('retry-after');
    if (seconds !== undefined)
        return seconds * 1_000;
    const [reset, remaining] = [number('x-ratelimit-reset'), number('x-ratelimit-remaining')];
    const nowMs = Date.parse(String((0,_client_json_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .Z)(headers, 'date')));
    if (reset !== undefined && remaining === 0 && !Number.isNaN(nowMs))
        return Math.max(1_000, reset * 1_000 - nowMs);
    return status === 429 || /rate limit|abuse|too quickly/i.test(String(error)) ? limitMs : undefined;
}


/***/ }),

/***/ 9450:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M$: () => (/* binding */ recordsOf),
/* harmony export */   Pi: () => (/* binding */ isYoung),
/* harmony export */   Y2: () => (/* binding */ onlyHostErrors),
/* harmony export */   dh: () => (/* binding */ HostError),
/* harmony export */   nU: () => (/* binding */ isOfService)
/* harmony export */ });
function isOfService(record) {
    return record.service !== undefined;
}
class HostError extends Error {
    isForbidden;
    mayBeDone;
    constructor(message, { isForbidden, mayBeDone }) {
        super(message);
        this.name = 'HostError';
        this.isForbidden = isForbidden;
        this.mayBeDone = mayBeDone;
    }
}
function onlyHostErrors(error) {
    if (error instanceof HostError)
        return error;
    throw error;
}
function recordsOf({ records }, { pullRequest, name }) {
    return records.filter((record) => record.pullRequest === pullRequest && record.name === name);
}
const youngMs = 120_000;
function isYoung({ createdMs, service }, { nowMs }) {
    return service === undefined && nowMs - createdMs <= youngMs;
}


/***/ })

};
