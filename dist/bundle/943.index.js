export const id = 943;
export const ids = [943];
export const modules = {

/***/ 8943:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {



__webpack_require__.d(__webpack_exports__, {
  deployRun: () => (/* binding */ deployRun)
});


var errors = __webpack_require__(6695);

var deploy = __webpack_require__(8567);

var events = __webpack_require__(3913);

var rehearse = __webpack_require__(7601);

var result = __webpack_require__(3405);

var deploy_history = __webpack_require__(2566);

var deploy_status = __webpack_require__(542);

var deploy_words = __webpack_require__(8891);

var format = __webpack_require__(3387);

var octokit = __webpack_require__(987);
;






const readMs = 10_000;
async function compareWithLive(platform, { serviceId, ref }, { inputs, facts, signal }, words) {
    const unknown = (why) => ({ kind: 'unknown', why });
    const token = inputs.get('github-token');
    if (ref === undefined)
        return unknown('the step names no ref');
    if (facts.github === undefined || token === undefined)
        return unknown('the job has no github-token');
    let live;
    try {
        live = await findLiveCommit(platform, serviceId, words, signal);
    }
    catch (error) {
        if (!(error instanceof errors/* PlatformError */.Wk))
            throw error;
        return unknown((0,format/* withoutFullStop */.Qu)(error.message));
    }
    if (live === undefined)
        return unknown('the history shows no commit of a deployment that succeeded');
    const [owner = '', repo = ''] = facts.github.repository.split('/');
    try {
        const { rest } = await (0,octokit/* openOctokit */.O)(token, facts.github.apiUrl);
        const basehead = `${live}...${ref}`;
        const { data } = await rest.repos.compareCommitsWithBasehead({
            ...{ owner, repo, basehead, per_page: 1 },
            request: { retries: 0, signal },
        });
        return data.status === 'behind' ? { kind: 'behind', live } : { kind: 'not-behind' };
    }
    catch (error) {
        signal.throwIfAborted();
        return unknown(`GitHub did not compare the commits: ${(0,octokit/* explainGitHub */.$)(error, 'contents: read')}`);
    }
}
async function findLiveCommit(platform, serviceId, words, signal) {
    const vocabulary = (0,deploy_words/* buildVocabulary */.v)(words);
    const { rows } = await (0,deploy_history/* readPage */.SP)(platform, serviceId, { signal, attempts: 2, totalMs: readMs });
    const succeeded = rows.filter(({ record }) => (0,deploy_status/* readStatus */.r)(record, vocabulary).kind === 'succeeded');
    return succeeded.map((row) => (0,deploy_history/* readDetails */.LF)(row).commits[0]).find((commit) => commit !== undefined);
}


var tracked = __webpack_require__(4492);

var common = __webpack_require__(907);

var declared = __webpack_require__(2120);

var inputs_variables = __webpack_require__(5789);

var deploy_key = __webpack_require__(7725);

var run_time = __webpack_require__(6309);
;





async function* rehearseUpload(platform, request, options = {}) {
    const { projectSlug, environmentSlug, name } = request;
    const time = new run_time/* RunTime */.X(platform.clock, options);
    const end = (outcome, reason) => (0,result/* makeResult */.U)({ outcome, reason: platform.redact(reason), durationMs: Math.round(time.elapsedMs) });
    try {
        const { packing } = await Promise.all(/* import() */[__webpack_require__.e(298), __webpack_require__.e(750), __webpack_require__.e(8)]).then(__webpack_require__.bind(__webpack_require__, 8008));
        const archive = yield* packing(request, time);
        for (const text of archive.warnings)
            yield { kind: 'warning', text: platform.redact(text) };
        for (const text of archive.notices)
            yield { kind: 'notice', text: platform.redact(text) };
        const { path, digest, bytes, content } = archive;
        yield { kind: 'archive', path, digest, bytes, files: content?.files };
        const limits = { signal: time.signal, attempts: 2, totalMs: time.leftMs / 4 };
        const [key, project] = await Promise.all([
            platform.call('whoami', {}, limits).catch(deploy_key/* onlyPlatformErrors */.tJ),
            platform.call('list_deleted_services', { slug: projectSlug }, limits).catch(deploy_key/* onlyPlatformErrors */.tJ),
        ]);
        const problem = key instanceof errors/* PlatformError */.Wk
            ? `The platform did not say whose key it is. ${key.message}`
            : (0,deploy_key/* findUploadProblem */.wQ)(key.keyScope);
        if (problem !== undefined)
            return end('failed', `Dry run: the upload would fail. ${problem}`);
        if ((0,errors/* isRefused */.H0)(project, 404)) {
            const text = `The platform shows no project "${projectSlug}" to this key (404). Check project-slug, and whose key it is.`;
            return end('failed', `Dry run: the upload would fail. ${text}`);
        }
        const unchecked = [
            ...(project instanceof errors/* PlatformError */.Wk ? [`whether the project exists (${(0,format/* withoutFullStop */.Qu)(project.message)})`] : []),
            ...(environmentSlug === undefined ? [] : [`whether environment "${environmentSlug}" exists`]),
            'whether what goes up can be built',
        ];
        const what = content === undefined ? 'the archive' : `${content.files} files (${(0,format/* formatBytes */.z3)(content.bytes)})`;
        return end('skipped', `Dry run: ${what} would go up in ${(0,format/* formatBytes */.z3)(bytes)}, as the new service "${name}" in project ${projectSlug}. Not checked, as the interface does not show it: ${unchecked.join('; ')}.`);
    }
    catch (error) {
        if (!time.signal.aborted && time.leftMs <= 0) {
            return end('failed', 'Dry run: the timeout passed before the folder was packed.');
        }
        if (!time.signal.aborted)
            throw error;
        return end('aborted', 'The run was cancelled. A dry run writes nothing.');
    }
}


var follow = __webpack_require__(1962);

var write = __webpack_require__(5873);
;







const leftForTheRestMs = 5_000;
const progressMs = 300;
async function* upload(platform, request, options = {}) {
    const time = new run_time/* RunTime */.X(platform.clock, options);
    const phases = new result/* Phases */.V('packing');
    const end = (ending, known = {}) => {
        const durationMs = Math.round(time.elapsedMs);
        const reason = platform.redact(ending.reason);
        const facts = { ...known, durationMs, phases: phases.until(durationMs), onSuperseded: options.onSuperseded };
        return (0,result/* makeResult */.U)({ ...ending, reason, ...facts });
    };
    let isPacked = false;
    let sent;
    try {
        const { packing } = await Promise.all(/* import() */[__webpack_require__.e(298), __webpack_require__.e(750), __webpack_require__.e(8)]).then(__webpack_require__.bind(__webpack_require__, 8008));
        const archive = yield* packing(request, time);
        for (const text of archive.warnings)
            yield { kind: 'warning', text: platform.redact(text) };
        for (const text of archive.notices)
            yield { kind: 'notice', text: platform.redact(text) };
        const { path, digest, bytes, content } = archive;
        yield { kind: 'archive', path, digest, bytes, files: content?.files };
        const limits = { signal: time.signal, attempts: 2, totalMs: time.leftMs / 4 };
        const key = await platform.call('whoami', {}, limits).catch(deploy_key/* onlyPlatformErrors */.tJ);
        const problem = key instanceof errors/* PlatformError */.Wk ? undefined : (0,deploy_key/* findUploadProblem */.wQ)(key.keyScope);
        if (problem !== undefined)
            return end({ outcome: 'failed', reason: `Nothing was deployed. ${problem}` });
        if (key instanceof errors/* PlatformError */.Wk && ((0,errors/* isRefused */.H0)(key, 401) || key.code === 'redirected'))
            return end((0,write/* refused */.J5)(key));
        if (!(await time.waitWhileHeld(platform)))
            return end((0,write/* tooLate */.Bg)(platform.heldMs));
        phases.enter('sending', time.elapsedMs);
        isPacked = true;
        const answer = yield* send(platform, request, archive, time);
        if ('outcome' in answer)
            return end(answer);
        sent = answer;
    }
    catch (error) {
        if (time.signal.aborted)
            return end({ outcome: 'aborted', reason: 'The run was cancelled. Nothing was deployed.' });
        if (!isPacked && time.leftMs <= 0)
            return end((0,write/* tooLate */.Bg)(0));
        throw error;
    }
    phases.enter('requested', time.elapsedMs);
    const { deploymentId, service } = sent;
    const serviceId = service?.id ?? undefined;
    const named = `"${request.name}" in project ${request.projectSlug}`;
    if (serviceId === undefined) {
        const reason = `A new service was created and is billed, but the platform did not give its id, so that its deployment ${deploymentId} cannot be followed. Look at the dashboard for ${named}.`;
        return end({ outcome: 'indeterminate', reason }, { deploymentId });
    }
    const created = `A new service was created and is billed: ${serviceId} (${named}). Each upload creates another one.`;
    yield { kind: 'notice', text: platform.redact(created) };
    yield { kind: 'accepted', serviceId, deploymentId, ref: undefined, atMs: time.elapsedMs };
    if (options.wait === false) {
        const reason = 'The platform accepted the deployment; its end was not waited for.';
        return end({ outcome: 'accepted', reason }, { serviceId, deploymentId });
    }
    return yield* (0,follow/* followTarget */.T)(platform, { serviceId, deploymentId, ref: undefined, isOurs: true }, time, phases, options);
}
async function* send(platform, request, archive, time) {
    const { projectSlug, environmentSlug: env, name, runtimeMode, rootDir, installCommand } = request;
    const { buildCommand, startCommand, internalPort, planKey } = request;
    const fields = { name, runtimeMode, rootDir, installCommand, buildCommand, startCommand, internalPort, planKey };
    const { UploadBody } = await __webpack_require__.e(/* import() */ 722).then(__webpack_require__.bind(__webpack_require__, 6722));
    const body = new UploadBody(fields, archive);
    const limits = { attemptMs: Math.max(1_000, time.leftMs - leftForTheRestMs), totalMs: time.leftMs };
    const over = new AbortController();
    const signal = AbortSignal.any([time.signal, over.signal]);
    const sending = platform
        .call('deploy_upload', { ...fields, projectSlug, env, archiveBase64: '' }, { signal, body, ...limits })
        .catch((error) => endingOf(error, request, body, time))
        .finally(() => over.abort());
    sending.catch(() => { });
    try {
        for (;;) {
            await time.clock.sleep(progressMs, over.signal).catch(() => { });
            if (over.signal.aborted || body.isSent)
                return await sending;
            yield { kind: 'progress', step: 'sending', doneBytes: body.sent, totalBytes: body.length };
        }
    }
    finally {
        over.abort();
    }
}
function endingOf(error, request, body, time) {
    const where = `look for "${request.name}" in project ${request.projectSlug}`;
    if (time.signal.aborted) {
        const doubt = `A service may have been created, which is billed: ${where}.`;
        return {
            outcome: 'aborted',
            reason: `The run was cancelled during the upload. ${body.isSent ? doubt : 'Nothing was deployed.'}`,
        };
    }
    if (!(error instanceof errors/* PlatformError */.Wk))
        throw error;
    const isCut = error.effect === 'unknown' && !body.isSent;
    if (isCut || (0,errors/* isRefused */.H0)(error, 413)) {
        const [sent, all] = [(0,format/* formatBytes */.z3)(body.sent), (0,format/* formatBytes */.z3)(body.length)];
        const limit = `Only ${sent} of the upload's ${all} were sent: the platform, or a proxy before it, may limit the size.`;
        const advice = `${isCut ? limit : `The upload has ${all}.`} Leave out in .deployignore what the app does not need.`;
        return { outcome: 'failed', reason: `Nothing was deployed. ${error.message} ${advice}` };
    }
    if (error.effect === 'none')
        return (0,write/* refused */.J5)(error);
    const reason = `It is not known whether a service was created: ${(0,format/* withoutFullStop */.Qu)(error.message)}. If it was, it is billed: ${where} before you upload again.`;
    return { outcome: 'indeterminate', reason };
}

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













async function* deployRun(host) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { inputs } = host;
        for (const name of (0,declared/* inputsOfAction */.Pe)('deploy'))
            inputs.get(name);
        const source = readSource(host);
        const startMs = performance.now();
        const options = {
            ...(0,common/* readRunOptions */.u)(inputs, host.signal),
            wait: inputs.get('wait'),
            waitWhenBusyMs: inputs.get('wait-when-busy'),
        };
        const [isRehearsal, url] = [inputs.get('dry-run'), inputs.get('environment-url')];
        const platform = __addDisposableResource(env_1, (0,common/* openPlatform */.W)(inputs, host.secrets), true);
        let run;
        if (source.kind === 'archive') {
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
                return yield* (0,rehearse/* rehearse */.K)(platform, request, options);
            const timeoutMs = Math.max(1, inputs.get('timeout') - (performance.now() - startMs));
            run = (0,deploy/* deploy */.g)(platform, request, { ...options, timeoutMs });
        }
        return yield* (0,tracked/* trackedBy */.a)(host, url === undefined ? run : (0,events/* servedAt */.rv)(run, url), inputs.get('ref'));
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
        throw new errors/* InputError */.dz('service-id', `service-id and archive-path cannot be combined. ${advice}`);
    }
    if (serviceId !== undefined) {
        refuse(inputs, onlyOf('upload', 'deploy'), 'applies to uploads only, but service-id is set. Remove one of them.');
        const variables = (0,inputs_variables/* readVariables */.C)(inputs.text('env-vars') ?? '');
        return { kind: 'ref', request: { serviceId, ref: inputs.get('ref'), variables } };
    }
    if (path === undefined) {
        const advice = 'Set service-id for a service that is built from Git, or archive-path for a folder or archive.';
        throw new errors/* InputError */.dz('service-id', `There is nothing to deploy. ${advice}`);
    }
    refuse(inputs, ['env-vars'], 'cannot be set for an upload, which creates a new service. Import variables afterwards.');
    refuse(inputs, onlyOf('deploy', 'upload'), 'applies to deploys from Git only, but archive-path is set. Remove one of them.');
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
function onlyOf(one, other) {
    const others = (0,declared/* inputsOfCommand */.oo)(other);
    return (0,declared/* inputsOfCommand */.oo)(one).filter((name) => !others.includes(name));
}
function refuse(inputs, names, why) {
    const isGiven = (name) => {
        const { default: fallback } = declared/* inputs */.QL[name];
        return ![undefined, fallback].includes(inputs.text(name));
    };
    const given = names.find(isGiven);
    if (given !== undefined)
        throw new errors/* InputError */.dz(given, `${given} ${why}`);
}
async function* checkOutdated(host, platform, { serviceId, ref }, options) {
    const onOutdated = host.inputs.get('on-outdated');
    if (onOutdated === 'deploy')
        return undefined;
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
            const live = (0,format/* shorten */.ml)(comparison.live, 12);
            const reason = `Nothing was deployed: the live commit ${live} is newer than "${ref}".`;
            const outcome = onOutdated === 'skip' ? 'skipped' : 'failed';
            return (0,result/* makeResult */.U)({ outcome, reason: host.redact(reason), serviceId, ref: ref ?? null, durationMs: 0 });
        }
        default:
            return comparison;
    }
}


/***/ })

};
