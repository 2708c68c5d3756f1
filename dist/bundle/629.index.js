export const id = 629;
export const ids = [629];
export const modules = {

/***/ 9629:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   deployRun: () => (/* binding */ deployRun)
/* harmony export */ });
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6695);
/* harmony import */ var _deploy_deploy_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8567);
/* harmony import */ var _deploy_events_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3913);
/* harmony import */ var _deploy_rehearse_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7601);
/* harmony import */ var _deploy_result_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3405);
/* harmony import */ var _github_tracked_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4492);
/* harmony import */ var _inputs_declared_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2120);
/* harmony import */ var _inputs_run_settings_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3759);
/* harmony import */ var _inputs_variables_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5789);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3387);
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










async function* deployRun(host) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { inputs } = host;
        (0,_inputs_run_settings_js__WEBPACK_IMPORTED_MODULE_7__/* .checkInputs */ .sw)(inputs, 'deploy');
        const source = readSource(host);
        const startMs = performance.now();
        const options = {
            ...(0,_inputs_run_settings_js__WEBPACK_IMPORTED_MODULE_7__/* .readRunOptions */ .u8)(inputs, host.signal),
            wait: inputs.get('wait'),
            waitWhenBusyMs: inputs.get('wait-when-busy'),
        };
        const [isRehearsal, url] = [inputs.get('dry-run'), inputs.get('environment-url')];
        const platform = __addDisposableResource(env_1, (0,_inputs_run_settings_js__WEBPACK_IMPORTED_MODULE_7__/* .openPlatform */ .WN)(inputs, host.secrets), true);
        let run;
        if (source.kind === 'archive') {
            const { rehearseUpload } = await __webpack_require__.e(/* import() */ 207).then(__webpack_require__.bind(__webpack_require__, 7207));
            const { upload } = await __webpack_require__.e(/* import() */ 799).then(__webpack_require__.bind(__webpack_require__, 799));
            if (isRehearsal)
                return yield* rehearseUpload(platform, source.request, options);
            run = upload(platform, source.request, options);
        }
        else {
            const { request } = source;
            host.setOutput('service-id', request.serviceId);
            if (request.ref !== undefined)
                host.setOutput('ref', request.ref);
            const outdated = yield* checkOutdated(host, platform, request, options);
            if (outdated !== undefined)
                return outdated;
            if (isRehearsal)
                return yield* (0,_deploy_rehearse_js__WEBPACK_IMPORTED_MODULE_3__/* .rehearse */ .K)(platform, request, options);
            const timeoutMs = Math.max(1, inputs.get('timeout') - (performance.now() - startMs));
            run = (0,_deploy_deploy_js__WEBPACK_IMPORTED_MODULE_1__/* .deploy */ .g)(platform, request, { ...options, timeoutMs });
        }
        return yield* (0,_github_tracked_js__WEBPACK_IMPORTED_MODULE_5__/* .trackedBy */ .a)(host, url === undefined ? run : (0,_deploy_events_js__WEBPACK_IMPORTED_MODULE_2__/* .servedAt */ .rv)(run, url), inputs.get('ref'));
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
function readSource({ inputs, facts }) {
    const [serviceId, path] = [inputs.get('service-id'), inputs.get('archive-path')];
    if (serviceId !== undefined && path !== undefined) {
        const advice = 'Set service-id to deploy an existing service, or archive-path to upload to a new one.';
        throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('service-id', `service-id and archive-path cannot be combined. ${advice}`);
    }
    if (serviceId !== undefined) {
        refuseOf('upload', inputs, 'applies to uploads only, but service-id is set. Remove one of them.');
        const variables = (0,_inputs_variables_js__WEBPACK_IMPORTED_MODULE_8__/* .readVariables */ .C)(inputs.text('env-vars') ?? '');
        return { kind: 'ref', request: { serviceId, ref: inputs.get('ref'), variables } };
    }
    if (path === undefined) {
        const advice = 'Set service-id for a service that is built from Git, or archive-path for a folder or archive.';
        throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('service-id', `There is nothing to deploy. ${advice}`);
    }
    if (inputs.text('env-vars') !== undefined) {
        const advice = 'Import variables into the service afterwards.';
        throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('env-vars', `env-vars cannot be set for an upload, which creates a new service. ${advice}`);
    }
    refuseOf('ref', inputs, 'applies to deploys from Git only, but archive-path is set. Remove one of them.');
    const request = {
        ...{ path, workspace: facts.workspace, temporaryFolder: facts.temporaryFolder },
        projectSlug: inputs.require('project-slug', 'the project in which the upload creates its service; `taxiway call list_projects` lists them'),
        name: inputs.require('service-name', 'the name of the service that the upload creates'),
        environmentSlug: inputs.get('environment-slug'),
        runtimeMode: inputs.get('runtime-mode'),
        rootDir: inputs.get('root-dir'),
        installCommand: inputs.get('install-command'),
        buildCommand: inputs.get('build-command'),
        startCommand: inputs.get('start-command'),
        internalPort: inputs.get('internal-port'),
        planKey: inputs.get('plan-key'),
    };
    return { kind: 'archive', request };
}
function refuseOf(way, inputs, why) {
    const isGiven = (name) => {
        const { only, default: fallback } = _inputs_declared_js__WEBPACK_IMPORTED_MODULE_6__/* .inputs */ .QL[name];
        return only === way && ![undefined, fallback].includes(inputs.text(name));
    };
    const given = _inputs_declared_js__WEBPACK_IMPORTED_MODULE_6__/* .inputNames */ .vj.find(isGiven);
    if (given !== undefined)
        throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz(given, `${given} ${why}`);
}
async function* checkOutdated(host, platform, { serviceId, ref }, options) {
    const onOutdated = host.inputs.get('on-outdated');
    if (onOutdated === 'deploy')
        return undefined;
    const { compareWithLive } = await __webpack_require__.e(/* import() */ 40).then(__webpack_require__.bind(__webpack_require__, 40));
    const comparison = await compareWithLive(platform, { serviceId, ref }, host, options);
    switch (comparison.kind) {
        case 'not-behind':
            return undefined;
        case 'unknown': {
            const text = `It is not known whether the live commit is newer: ${comparison.why}. The deploy goes on.`;
            yield { kind: 'notice', text: host.redact(text) };
            return undefined;
        }
        case 'behind': {
            const live = (0,_text_format_js__WEBPACK_IMPORTED_MODULE_9__/* .shorten */ .ml)(comparison.live, 12);
            const reason = `Nothing was deployed: the live commit ${live} is newer than "${ref}".`;
            const outcome = onOutdated === 'skip' ? 'skipped' : 'failed';
            return (0,_deploy_result_js__WEBPACK_IMPORTED_MODULE_4__/* .makeResult */ .U2)({ outcome, reason: host.redact(reason), serviceId, ref: ref ?? null, durationMs: 0 });
        }
        default:
            return comparison;
    }
}


/***/ }),

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
        const problem = findProblem(before, serviceId);
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
function findProblem({ problem, key, history }, serviceId) {
    if (problem !== undefined)
        return problem;
    if (key instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PlatformError */ .Wk)
        return `The platform did not say whose key it is. ${key.message}`;
    if ((0,_client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isRefused */ .H0)(history, 404)) {
        return `The platform shows no service "${serviceId}" to this key (404). Check service-id, and whose key it is.`;
    }
    if (history instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PlatformError */ .Wk && history.code === 'unreadable')
        return history.message;
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

/***/ 4492:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ trackedBy)
/* harmony export */ });
/* harmony import */ var _client_clock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6092);
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6695);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3387);
/* harmony import */ var _octokit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(987);
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




const lastWordMs = 9_000;
const leastMs = 1_000;
const lastWordAfterCancelMs = 4_000;
async function* trackedBy(host, run, ref) {
    const { inputs, facts } = host;
    const environment = inputs.get('environment');
    if (environment === undefined || facts.github === undefined)
        return yield* run;
    const token = inputs.get('github-token');
    if (token === undefined) {
        yield { kind: 'warning', text: host.redact('No GitHub deployment is kept: github-token is empty.') };
        return yield* run;
    }
    const { GitHubDeployment } = await __webpack_require__.e(/* import() */ 55).then(__webpack_require__.bind(__webpack_require__, 6055));
    const deployment = new GitHubDeployment({ ...facts.github, token, environment, runUrl: facts.runUrl });
    return yield* tracked(run, deployment, [ref, facts.commit].filter((each) => each !== undefined), host);
}
async function* tracked(run, deployment, refs, host) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const open = __addDisposableResource(env_1, run, true);
        const told = new Told(host);
        told.tell(async () => {
            const id = await deployment.create(refs);
            host.remember({ githubDeployment: id });
            await deployment.setState('in_progress', 'The deploy is under way');
        });
        try {
            for (;;) {
                const step = await open.next();
                yield* told.takeWarning();
                if (step.done) {
                    await told.end(() => deployment.settle(step.value));
                    yield* told.takeWarning();
                    return step.value;
                }
                yield step.value;
            }
        }
        catch (error) {
            const isMistake = error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz;
            const why = isMistake ? host.redact(error.message) : 'Taxiway failed unexpectedly';
            await told.end(() => deployment.setState(isMistake ? 'failure' : 'error', why));
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
    #startMs = performance.now();
    #work = Promise.resolve();
    #hasFailed = false;
    #warning;
    constructor(host) {
        this.#host = host;
    }
    tell(work) {
        this.#work = this.#work.then(async () => {
            try {
                if (!this.#hasFailed)
                    await work();
            }
            catch (error) {
                this.#fail((0,_octokit_js__WEBPACK_IMPORTED_MODULE_2__/* .explainGitHub */ .$)(error, 'deployments: write'));
            }
        });
    }
    async end(work) {
        const { signal } = this.#host;
        this.tell(async () => {
            await work();
            this.#host.remember({ isSettled: true });
        });
        const leftMs = this.#host.inputs.get('timeout') - (performance.now() - this.#startMs);
        const lastMs = Math.max(leastMs, lastWordMs + Math.min(0, leftMs));
        const reason = () => new Error('GitHub did not answer in time');
        const wait = (ms, parent) => (0,_client_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .within */ .ux)({ clock: _client_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .systemClock */ .ml, ms, parent, reason }, () => this.#work);
        try {
            if (!signal.aborted)
                await wait(lastMs, signal).catch(rethrowUnless(signal));
            if (signal.aborted)
                await wait(lastWordAfterCancelMs);
        }
        catch (error) {
            this.#fail((0,_octokit_js__WEBPACK_IMPORTED_MODULE_2__/* .explainGitHub */ .$)(error, 'deployments: write'));
        }
    }
    *takeWarning() {
        if (this.#warning !== undefined)
            yield { kind: 'warning', text: this.#warning };
        this.#warning = undefined;
    }
    #fail(why) {
        if (this.#hasFailed)
            return;
        this.#hasFailed = true;
        this.#warning = this.#host.redact(`The GitHub deployment is not kept up to date: ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutFullStop */ .Qu)(why)}.`);
    }
}
function rethrowUnless(signal) {
    return (error) => {
        if (!signal.aborted)
            throw error;
    };
}


/***/ })

};
