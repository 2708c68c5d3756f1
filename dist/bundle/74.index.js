export const id = 74;
export const ids = [74];
export const modules = {

/***/ 3693:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.r(__webpack_exports__);


__webpack_require__.d(__webpack_exports__, {
  preview: () => (/* binding */ preview)
});


var errors = __webpack_require__(5373);

var connection = __webpack_require__(1465);

var github_tracker = __webpack_require__(5092);
// EXTERNAL MODULE: ./build/node_modules/valibot/index.mjs
var valibot = __webpack_require__(3374);

var github_event = __webpack_require__(2689);

var pull_request_schema = __webpack_require__(93);
;



const pull_request_event_event = (0,valibot/* pipe */.Fs)((0,valibot/* object */.Ik)({
    action: (0,valibot/* string */.Yj)(),
    number: (0,valibot/* number */.ai)(),
    pull_request: pull_request_schema/* pullRequest */.V,
}), (0,valibot/* transform */.pd)(({ action, number, pull_request: { open: _, ...pull } }) => ({
    ...{ action, number, ...pull },
})));
const mergeQueue = 'merge_group';
function isPullRequest(eventName) {
    return eventName === 'pull_request' || eventName === 'pull_request_target';
}
function isRerun({ GITHUB_RUN_ATTEMPT: attempt = '1' }) {
    return Number(attempt) > 1;
}
function readPullRequestEvent(environment) {
    const { GITHUB_EVENT_NAME: name } = environment;
    const payload = (0,github_event/* readEventPayload */.N)(environment);
    if (!isPullRequest(name) || payload.kind !== 'found')
        return undefined;
    const read = (0,valibot/* safeParse */.xL)(pull_request_event_event, payload.value);
    return read.success ? { name, ...read.output } : undefined;
}


var preview_context = __webpack_require__(6211);

var preview_inputs = __webpack_require__(393);

var run_end = __webpack_require__(4608);

var run_to_end = __webpack_require__(4363);

var message = __webpack_require__(1103);
;


const dependabot = 'dependabot[bot]';
function interpretEvent(event, environment, hasKey) {
    if (event === undefined)
        return withoutPullRequest(environment['GITHUB_EVENT_NAME'] || '(none)');
    const { action, name } = event;
    if (name === 'pull_request_target') {
        const reason = (0,message/* message */.i) `preview-event-with-secrets: A preview does not run on \`pull_request_target\`: it would build the code of a fork with this service's variables. Use \`pull_request\`.`;
        return { kind: 'none', outcome: 'failed', reason };
    }
    const isLater = isRerun(environment);
    const stranger = hasKey ? undefined : whoGetsNoSecrets(event, environment);
    if (stranger !== undefined) {
        const reason = (0,message/* message */.i) `preview-fork-without-key: No preview: GitHub gives no secrets to a run for ${stranger}, so \`api-key\` is empty.`;
        return { kind: 'none', outcome: 'skipped', reason };
    }
    if (action === 'closed')
        return { kind: 'close', event, isRerun: isLater };
    return { kind: 'deploy', event, isFirstRun: action === 'opened' && !isLater, ifMissing: !isPush(action) };
}
function isPush(action) {
    return action === 'opened' || action === 'reopened' || action === 'synchronize';
}
function withoutPullRequest(eventName) {
    if (eventName === mergeQueue) {
        const reason = (0,message/* message */.i) `preview-merge-queue: No preview: a merge queue tests a commit of several pull requests, and each of them has its own.`;
        return { kind: 'none', outcome: 'skipped', reason };
    }
    const reason = isPullRequest(eventName)
        ? (0,message/* message */.i) `preview-event-unreadable: Could not read a pull request from the file at GITHUB_EVENT_PATH. Run the preview action in a GitHub job.`
        : (0,message/* message */.i) `preview-event-unsupported: The event \`${eventName}\` names no pull request. Run the preview action on \`pull_request\`.`;
    return { kind: 'none', outcome: 'failed', reason };
}
function isFork({ headRepository }, { GITHUB_REPOSITORY: repository = '' }) {
    return headRepository?.toLowerCase() !== repository.toLowerCase();
}
function whoGetsNoSecrets(event, environment) {
    const { GITHUB_ACTOR: actor } = environment;
    if (isFork(event, environment))
        return 'a fork';
    return actor === dependabot || event.author === dependabot ? 'Dependabot' : undefined;
}


var github_host = __webpack_require__(6197);
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










function preview(job) {
    return (0,run_to_end/* runAction */.Cs)(job, 'preview', async (openReporter) => {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const { environment } = job;
            const mode = job.inputs.text('mode') ?? 'deploy';
            if (mode === 'report' || mode === 'sweep') {
                const [{ reportOrSweep }, { openPreviewList }] = await Promise.all([
                    __webpack_require__.e(/* import() */ 142).then(__webpack_require__.bind(__webpack_require__, 9142)),
                    __webpack_require__.e(/* import() */ 921).then(__webpack_require__.bind(__webpack_require__, 1921)),
                ]);
                return await reportOrSweep(job, mode, (signal) => openPreviewList(job, signal));
            }
            if (mode !== 'deploy') {
                const text = `${job.inputs.named('mode')} of a preview is \`deploy\`, \`report\` or \`sweep\`, not "${mode}".`;
                throw new errors/* InputError */.dz('mode', text);
            }
            const hasKey = job.inputs.text('api-key') !== undefined;
            const request = interpretEvent(readPullRequestEvent(environment), environment, hasKey);
            if (request.kind === 'none') {
                const { outcome, reason } = request;
                if (outcome === 'skipped')
                    job.console.notice(reason);
                return (0,run_end/* plainEnd */._u)(outcome, reason);
            }
            const { event } = request;
            const { repository } = job.context;
            if (repository === undefined) {
                throw new errors/* InputError */.dz('GITHUB_REPOSITORY', `GITHUB_REPOSITORY is not set. Run the preview action in a GitHub job.`);
            }
            const server = environment['GITHUB_SERVER_URL'] || 'https://github.com';
            const inputs = (0,preview_inputs/* readPreviewInputs */.y)(job, event.number, `${server}/${repository.owner}/${repository.repo}`);
            const tracker = new github_tracker/* GitHubTracker */.K(job, inputs.report);
            const reporter = openReporter(inputs.report, tracker);
            const host = (0,github_host/* githubHost */.Se)(job, event, inputs.comment, tracker);
            const platform = __addDisposableResource(env_1, (0,connection/* openPlatform */.W)(inputs.connection, job), true);
            const context = (0,preview_context/* beginPreview */.Cp)({ job, inputs, reporter, host }, platform);
            return request.kind === 'close'
                ? await (await Promise.all(/* import() */[__webpack_require__.e(997), __webpack_require__.e(275)]).then(__webpack_require__.bind(__webpack_require__, 2742))).closePreview(context, request)
                : await (await Promise.all(/* import() */[__webpack_require__.e(614), __webpack_require__.e(997), __webpack_require__.e(969)]).then(__webpack_require__.bind(__webpack_require__, 969))).deployPreview(context, request);
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
    });
}


/***/ }),

/***/ 6211:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CV: () => (/* binding */ hostLimitMs),
/* harmony export */   Cp: () => (/* binding */ beginPreview),
/* harmony export */   HV: () => (/* binding */ memoryLimitMs),
/* harmony export */   Ok: () => (/* binding */ leftMs),
/* harmony export */   Sk: () => (/* binding */ firstFacts),
/* harmony export */   jp: () => (/* binding */ callOptions),
/* harmony export */   pO: () => (/* binding */ flowOptions)
/* harmony export */ });
/* harmony import */ var _client_http_json_api_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6002);
/* harmony import */ var _client_time_run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5557);
/* harmony import */ var _deployment_start_preflight_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7384);
/* harmony import */ var _output_untrusted_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3419);




const hostTimeoutMs = 20_000;
const shareForHost = 1 / 8;
function beginPreview(start, platform) {
    const run = new _client_time_run_js__WEBPACK_IMPORTED_MODULE_1__/* .Run */ .K({ timeoutMs: start.inputs.follow.timeoutMs, signal: start.job.signal });
    return { ...start, platform, keyCheck: _deployment_start_preflight_js__WEBPACK_IMPORTED_MODULE_2__/* .KeyCheck */ .yw.of(run, platform), run };
}
function flowOptions({ inputs, keyCheck, reporter, run }) {
    return { ...inputs.follow, ...reporter.flowOptions, timeoutMs: leftMs(run), signal: run.signal, keyCheck };
}
function callOptions({ job, run }, mostMs) {
    return { signal: job.signal, timeoutMs: Math.min(mostMs, leftMs(run)) };
}
function hostLimitMs({ run }, longestMs = hostTimeoutMs) {
    return Math.min(longestMs, leftMs(run) * shareForHost);
}
function memoryLimitMs(context) {
    return hostLimitMs(context, _client_http_json_api_js__WEBPACK_IMPORTED_MODULE_0__/* .longestRequestMs */ .yr);
}
function leftMs(run) {
    return Math.max(1, run.remaining());
}
function firstFacts({ host, inputs, job }, target) {
    const { image } = inputs.source;
    const { environmentUrl } = inputs.report;
    const url = environmentUrl === undefined ? undefined : (0,_output_untrusted_js__WEBPACK_IMPORTED_MODULE_3__/* .sanitizeText */ .jZ)(environmentUrl, job.redactor);
    const { number, headSha: sha } = host;
    return { target, name: inputs.name, number, sha, image, url };
}


/***/ })

};
