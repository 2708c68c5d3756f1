export const id = 984;
export const ids = [984];
export const modules = {

/***/ 4984:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.r(__webpack_exports__);


__webpack_require__.d(__webpack_exports__, {
  preview: () => (/* binding */ preview)
});


var errors = __webpack_require__(6695);

var connection = __webpack_require__(2807);

var github_tracker = __webpack_require__(2704);

var external_node_fs_ = __webpack_require__(3024);

var external_node_path_ = __webpack_require__(6760);

var find_commit = __webpack_require__(2008);

var git_command = __webpack_require__(6839);

var working_copy_root = __webpack_require__(5497);

var format_error = __webpack_require__(4913);

var message = __webpack_require__(3597);

var regular_file = __webpack_require__(1841);
;









async function refuseCheckedOutHead(event, workspace) {
    for await (const found of findHeads(workspace, event)) {
        if (found === 'none' || (found !== 'checked out' && workspace.isTrusted))
            continue;
        const text = found === 'checked out'
            ? (0,message/* message */.i) `preview-head-checked-out: This \`pull_request_target\` job has the head of the pull request checked out, so its code could read the job's secrets. Run on \`pull_request\`, or do not check it out: the platform fetches the commit itself.`
            : (0,message/* message */.i) `preview-checkout-unknown: In this \`pull_request_target\` job it is not known whether the change is checked out, whose code could read the job's secrets: ${found.why}. Make Git work there or remove the folder; if no step checks the change out, set \`trust-checkout: true\`.`;
        throw new errors/* InputError */.dz('pull_request_target', text);
    }
}
async function* findHeads({ folder, repository, signal }, event) {
    const isFork = event.headRepository !== repository;
    for (const each of repositoriesIn(folder)) {
        if ('why' in each)
            yield each;
        else
            yield await askFor(each.git(signal), event.headSha, isFork);
        signal.throwIfAborted();
    }
}
async function askFor(git, commit, isFork) {
    if ((await (0,find_commit/* checkedOutCommits */.Cm)(git)).includes(commit))
        return 'checked out';
    const listed = await git(['cat-file', '--batch-check=%(objecttype)'], `${commit}\n`);
    if (!listed.ok)
        return { why: listed.why };
    if (listed.output.trim() !== 'commit')
        return 'none';
    if (isFork)
        return 'checked out';
    const missing = await git(['rev-list', '--count', `HEAD..${commit}`, '--']);
    if (!missing.ok)
        return { why: missing.why };
    return missing.output.trim() === '0' ? 'checked out' : 'none';
}
function* repositoriesIn(workspace) {
    const waiting = [workspace];
    for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
        const here = folder;
        try {
            if ((0,working_copy_root/* isGitDirectory */.QU)(here)) {
                yield { git: (signal) => (0,git_command/* gitOfDirectory */.X9)(here, signal) };
                continue;
            }
            if ((0,working_copy_root/* isWorkingCopy */.rv)(here))
                yield { git: (signal) => (0,git_command/* gitIn */.uM)(here, signal) };
            const folders = (0,external_node_fs_.readdirSync)(here, { withFileTypes: true }).filter((entry) => entry.isDirectory());
            waiting.push(...folders.filter(({ name }) => name !== '.git').map(({ name }) => (0,external_node_path_.join)(here, name)));
        }
        catch (error) {
            if ((0,regular_file/* isThere */.$B)(here))
                yield { why: `"${here}" cannot be read (${(0,format_error/* explainFileError */.Yd)(error)})` };
        }
    }
}


var pull_request_event = __webpack_require__(9346);

var preview_context = __webpack_require__(8509);

var preview_inputs = __webpack_require__(5611);

var run_end = __webpack_require__(6394);

var run_to_end = __webpack_require__(9661);

var listed_labels = __webpack_require__(3432);
;



const dependabot = 'dependabot[bot]';
function interpretEvent(event, environment, wanted) {
    if (event === undefined)
        return withoutPullRequest(environment['GITHUB_EVENT_NAME'] || '(none)');
    const { action, labels } = event;
    const isLater = (0,pull_request_event/* isRerun */.tc)(environment);
    const stranger = wanted.hasKey ? undefined : whoGetsNoSecrets(event, environment);
    if (stranger !== undefined) {
        const reason = (0,message/* message */.i) `preview-fork-without-key: No preview: GitHub gives no secrets to a run for ${stranger}, so \`api-key\` is empty.`;
        return { kind: 'none', outcome: 'skipped', reason };
    }
    if (action === 'closed')
        return { kind: 'close', event, isRerun: isLater, ending: 'closed' };
    if (action === 'unlabeled' && wanted.labels !== undefined && labels !== undefined) {
        if (!(0,listed_labels/* hasListed */.U)(labels, wanted.labels))
            return { kind: 'close', event, isRerun: isLater, ending: 'unlabeled' };
    }
    const untrusted = whyUntrusted(event, environment, wanted);
    if (untrusted !== undefined)
        return { kind: 'none', outcome: 'skipped', reason: untrusted };
    return { kind: 'deploy', event, isFirstRun: action === 'opened' && !isLater, ifMissing: !isPush(action) };
}
function isPush(action) {
    return action === 'opened' || action === 'reopened' || action === 'synchronize';
}
function withoutPullRequest(eventName) {
    if (eventName === pull_request_event/* mergeQueue */._5) {
        const reason = (0,message/* message */.i) `preview-merge-queue: No preview: a merge queue tests a commit of several pull requests, and each of them has its own.`;
        return { kind: 'none', outcome: 'skipped', reason };
    }
    const reason = (0,pull_request_event/* isPullRequest */.r0)(eventName)
        ? (0,message/* message */.i) `preview-event-unreadable: Could not read a pull request from the file at GITHUB_EVENT_PATH. Run the preview action in a GitHub job.`
        : (0,message/* message */.i) `preview-event-unsupported: The event \`${eventName}\` names no pull request. Run the preview action on \`pull_request\`, on a comment of a pull request, or on \`workflow_dispatch\` with an input \`pull-request\`.`;
    return { kind: 'none', outcome: 'failed', reason };
}
function whyUntrusted(event, environment, { labels }) {
    const { name, action, label, number } = event;
    if (name === 'pull_request' || !isFork(event, environment))
        return undefined;
    if (name === 'pull_request_target' && isPush(action) && labels === undefined)
        return undefined;
    if (action === 'labeled' && label !== undefined && labels !== undefined && (0,listed_labels/* hasListed */.U)([label], labels))
        return undefined;
    const what = action === name ? name : `${name}: ${action}`;
    return (0,message/* message */.i) `preview-fork-untrusted: No preview: pull request #${number} comes from a fork, and a run for \`${what}\` has this repository's secrets. With \`when-labeled\`, setting the label deploys the commit that it is set on.`;
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


var github_host = __webpack_require__(139);

var report_inputs = __webpack_require__(4847);

var github_repository = __webpack_require__(9503);

var shortening = __webpack_require__(8086);
;



async function readTriggeringComment(github, { id, body }) {
    if (id === undefined)
        return { kind: 'unknown', why: 'the event does not name it' };
    try {
        const now = await github.commentBody(id);
        return { kind: 'found', isAsInEvent: now === body };
    }
    catch (error) {
        github.signal.throwIfAborted();
        if (error instanceof errors/* RefusedError */.fk && error.status === 404)
            return { kind: 'absent', proof: 'GitHub does not have it' };
        return { kind: 'unknown', why: (0,github_repository/* githubRefusal */.eD)(error, 'pull-requests: read') };
    }
}
function deletedEnd({ number }) {
    const reason = (0,message/* message */.i) `preview-comment-deleted: No preview: the comment on pull request #${number} that asked for one was deleted.`;
    return { outcome: 'skipped', reason };
}
function whyNotAsked(comment, run) {
    const { number, isRerun } = run;
    switch (comment.kind) {
        case 'found': {
            if (comment.isAsInEvent)
                return undefined;
            const reason = (0,message/* message */.i) `preview-comment-edited: No preview: the comment on pull request #${number} that started this run was edited since, so it may not ask for one any more. To ask for one, write another comment.`;
            return { outcome: 'skipped', reason };
        }
        case 'absent':
            return deletedEnd(run);
        case 'unknown': {
            if (!isRerun)
                return undefined;
            const reason = (0,message/* message */.i) `preview-comment-unread: Nothing was created or deployed: this is a re-run, and it is not known whether the comment on pull request #${number} that asked for a preview is still there (${comment.why}). Run it again.`;
            return { outcome: 'failed', reason };
        }
        default:
            return comment;
    }
}

;







async function readNamedRequest(job, named, wanted) {
    if ('wrong' in named) {
        const reason = (0,message/* message */.i) `preview-dispatch-unnamed: The input \`pull-request\` of the workflow is not the number of a pull request: "${(0,shortening/* shorten */.ml)(named.wrong)}". Use one such as 7.`;
        return { kind: 'none', outcome: 'failed', reason };
    }
    const { number, name, comment } = named;
    const run = { number, isRerun: (0,pull_request_event/* isRerun */.tc)(job.environment) };
    if (comment?.action === 'deleted')
        return { kind: 'none', ...deletedEnd(run) };
    const { githubToken: token } = (0,report_inputs/* readReportInputs */.g)(job.inputs);
    const { repository } = job.context;
    if (token === undefined || repository === undefined) {
        const reason = (0,message/* message */.i) `preview-pull-unknown: The event \`${name}\` only names pull request #${number}, and GitHub cannot be asked for it: \`github-token\` is empty, or GITHUB_REPOSITORY is not set.`;
        return { kind: 'none', outcome: 'failed', reason };
    }
    const signal = AbortSignal.any([job.signal, AbortSignal.timeout(job.inputs.get('timeout'))]);
    const github = new github_repository/* GitHubRepository */.so({ repository, token, redactor: job.redactor, signal });
    try {
        const asking = comment === undefined ? undefined : readTriggeringComment(github, comment);
        const [pull, found] = await Promise.all([github.pullRequest(number), asking]);
        const end = found && whyNotAsked(found, run);
        if (end !== undefined)
            return { kind: 'none', ...end };
        return interpretEvent({ ...pull, number, name, action: name, label: undefined }, job.environment, wanted);
    }
    catch (error) {
        job.signal.throwIfAborted();
        const why = (0,github_repository/* githubRefusal */.eD)(error, 'pull-requests: read');
        const reason = (0,message/* message */.i) `preview-pull-unread: GitHub did not say what pull request #${number} is: ${why}. Nothing was created or deployed.`;
        return { kind: 'none', outcome: 'failed', reason };
    }
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












function preview(job) {
    return (0,run_to_end/* runAction */.Cs)(job, 'preview', async (openReporter) => {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const { environment } = job;
            const mode = job.inputs.text('mode') ?? 'deploy';
            if (mode === 'report' || mode === 'sweep') {
                const [{ reportOrSweep }, { openPreviewList }] = await Promise.all([
                    Promise.all(/* import() */[__webpack_require__.e(767), __webpack_require__.e(882)]).then(__webpack_require__.bind(__webpack_require__, 6882)),
                    __webpack_require__.e(/* import() */ 606).then(__webpack_require__.bind(__webpack_require__, 3606)),
                ]);
                return await reportOrSweep(job, mode, (signal) => openPreviewList(job, signal));
            }
            if (mode !== 'deploy') {
                const text = `${job.inputs.named('mode')} of a preview is \`deploy\`, \`report\` or \`sweep\`, not "${mode}".`;
                throw new errors/* InputError */.dz('mode', text);
            }
            const hasKey = job.inputs.text('api-key') !== undefined;
            const wanted = { hasKey, labels: (0,preview_inputs/* readWantedLabels */.NK)(job.inputs) };
            const named = (0,pull_request_event/* readNamedPullRequest */.O1)(environment);
            const request = named === undefined
                ? interpretEvent((0,pull_request_event/* readPullRequestEvent */.$f)(environment), environment, wanted)
                : await readNamedRequest(job, named, wanted);
            if (request.kind === 'none') {
                const { outcome, reason } = request;
                if (outcome === 'skipped')
                    job.console.notice(reason);
                return (0,run_end/* plainEnd */._u)(outcome, reason);
            }
            const { event } = request;
            const { repository, workspace } = job.context;
            if (repository === undefined) {
                throw new errors/* InputError */.dz('GITHUB_REPOSITORY', `GITHUB_REPOSITORY is not set. Run the preview action in a GitHub job.`);
            }
            const server = environment['GITHUB_SERVER_URL'] || 'https://github.com';
            const inputs = (0,preview_inputs/* readPreviewInputs */.yf)(job, event.number, `${server}/${repository.owner}/${repository.repo}`);
            const isTrusted = inputs.trustsCheckout;
            const name = `${repository.owner}/${repository.repo}`;
            if (event.name === 'pull_request_target')
                await refuseCheckedOutHead(event, { folder: workspace, repository: name, isTrusted, signal: job.signal });
            const tracker = new github_tracker/* GitHubTracker */.K(job, inputs.report);
            const reporter = openReporter(inputs.report, tracker);
            const host = (0,github_host/* githubHost */.Se)(job, event, inputs.comment, tracker);
            const platform = __addDisposableResource(env_1, (0,connection/* openPlatform */.W)(inputs.connection, job), true);
            const context = (0,preview_context/* beginPreview */.Cp)({ job, inputs, reporter, host }, platform);
            return request.kind === 'close'
                ? await (await Promise.all(/* import() */[__webpack_require__.e(767), __webpack_require__.e(489)]).then(__webpack_require__.bind(__webpack_require__, 5489))).closePreview(context, request)
                : await (await Promise.all(/* import() */[__webpack_require__.e(221), __webpack_require__.e(107), __webpack_require__.e(767), __webpack_require__.e(836)]).then(__webpack_require__.bind(__webpack_require__, 8836))).deployPreview(context, request);
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

/***/ 3432:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ hasListed)
/* harmony export */ });
function hasListed(labels, listed) {
    const lower = new Set(labels.map((label) => label.toLowerCase()));
    return listed.some((label) => lower.has(label.toLowerCase()));
}


/***/ }),

/***/ 8509:
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
/* harmony import */ var _client_http_json_api_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3000);
/* harmony import */ var _client_time_run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6487);
/* harmony import */ var _deployment_start_preflight_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6266);
/* harmony import */ var _output_untrusted_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8894);




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
    const name = inputs.isNamed ? inputs.name : (inputs.givenId ?? inputs.name);
    const { number, headSha: sha } = host;
    return { target, name, number, sha, image, url };
}


/***/ })

};
