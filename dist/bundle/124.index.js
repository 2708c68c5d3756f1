export const id = 124;
export const ids = [124];
export const modules = {

/***/ 5717:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ findLastGood)
/* harmony export */ });
/* unused harmony export newestGood */
/* harmony import */ var _text_commits_commit_id_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(872);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1103);
/* harmony import */ var _past_deployments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3589);



async function findLastGood(platform, { serviceId, current, remembered, signal, timeoutMs, ...words }) {
    const runs = remembered === undefined ? [] : await remembered();
    const failed = new Set();
    let newest;
    let isShown = false;
    const history = new _past_deployments_js__WEBPACK_IMPORTED_MODULE_0__/* .PastDeployments */ .p(platform, serviceId, { ...words, signal, timeoutMs });
    for await (const past of history) {
        const { id, commit, succeeded } = past;
        newest ??= past;
        isShown ||= commit !== undefined;
        const from = current ?? newest.commit;
        if (from === undefined)
            break;
        if (commit === undefined || !succeeded || !isNew(commit, from, newest))
            continue;
        const run = runs.find((each) => (0,_text_commits_commit_id_js__WEBPACK_IMPORTED_MODULE_1__/* .sameCommit */ .Kd)(each.commit, commit));
        if (run !== undefined && (failed.has(run.commit) || (await run.result()) === 'failed')) {
            failed.add(run.commit);
            continue;
        }
        const deployment = id === undefined ? 'the newest deployment' : `deployment ${id}, the newest`;
        const how = `Going back to ${(0,_text_commits_commit_id_js__WEBPACK_IMPORTED_MODULE_1__/* .shortenCommit */ .tl)(commit)}: it is the commit of ${deployment} that succeeded with another commit than ${(0,_text_commits_commit_id_js__WEBPACK_IMPORTED_MODULE_1__/* .shortenCommit */ .tl)(from)}.`;
        return { kind: 'found', commit, from, how };
    }
    const from = current ?? newest?.commit;
    if (from === undefined) {
        const reason = newest === undefined
            ? nothingShown(history)
            : `The record of the newest deployment (${newest.id ?? 'without an id'}) shows no commit, so it is not known what to go back from.`;
        return { kind: 'none', from, reason };
    }
    const commit = isShown ? undefined : await newestGood(runs, (each) => isNew(each, from, newest));
    if (commit !== undefined) {
        const how = `Going back to ${(0,_text_commits_commit_id_js__WEBPACK_IMPORTED_MODULE_1__/* .shortenCommit */ .tl)(commit)}: GitHub remembers it as the newest that succeeded with another commit than ${(0,_text_commits_commit_id_js__WEBPACK_IMPORTED_MODULE_1__/* .shortenCommit */ .tl)(from)}; the platform's records show no commit.`;
        return { kind: 'found', commit, from, how };
    }
    const passed = failed.size > 0 ? ' and passed its checks' : '';
    const reason = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_2__/* .message */ .i) `rollback-nothing-good: No deployment to go back to: of ${history.extent} none succeeded with a known commit other than ${(0,_text_commits_commit_id_js__WEBPACK_IMPORTED_MODULE_1__/* .shortenCommit */ .tl)(from)}${passed}.`;
    return { kind: 'none', from, reason };
}
async function newestGood(runs, isWanted = () => true) {
    const judged = new Set();
    for await (const { commit, result } of runs) {
        if (judged.has(commit) || !isWanted(commit))
            continue;
        judged.add(commit);
        if ((await result()) === 'succeeded')
            return commit;
    }
    return undefined;
}
function isNew(commit, from, newest) {
    return !(0,_text_commits_commit_id_js__WEBPACK_IMPORTED_MODULE_1__/* .sameCommit */ .Kd)(commit, from) && (newest?.commit === undefined || !(0,_text_commits_commit_id_js__WEBPACK_IMPORTED_MODULE_1__/* .sameCommit */ .Kd)(commit, newest.commit));
}
function nothingShown({ isWhole, extent }) {
    return isWhole ? `The service has no deployment yet.` : `The history shows no deployment: ${extent}.`;
}


/***/ }),

/***/ 115:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ keptVariables)
/* harmony export */ });
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1103);

const keptVariables = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_0__/* .message */ .i) `rollback-keeps-variables: A rollback deploys earlier code and changes no variables: the service keeps them as they are now.`;


/***/ }),

/***/ 6821:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ flowOptions)
/* harmony export */ });
function flowOptions({ job, reporter, inputs: { follow, wait }, keyCheck }, timeoutMs) {
    const limits = { timeoutMs: Math.max(1, timeoutMs), signal: job.signal };
    return { ...follow, ...reporter.flowOptions, ...limits, wait, keyCheck };
}


/***/ }),

/***/ 1804:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {



__webpack_require__.d(__webpack_exports__, {
  pj: () => (/* binding */ announceVariables),
  f8: () => (/* binding */ deployRef),
  d_: () => (/* binding */ toRequest)
});


var deploy = __webpack_require__(8007);

var preflight = __webpack_require__(7384);

var run_end = __webpack_require__(4608);

var deferred_rejection = __webpack_require__(8331);

var defined_fields = __webpack_require__(5023);

var count = __webpack_require__(7028);

var quoted_names = __webpack_require__(9326);

var message = __webpack_require__(1103);

var secret_masking = __webpack_require__(5455);

var tracker = __webpack_require__(2980);

var deploy_context = __webpack_require__(6821);

var external_node_path_ = __webpack_require__(6760);

var commit_id = __webpack_require__(872);

var git_command = __webpack_require__(557);
;



function cloneGraph(root) {
    const git = (signal) => (0,git_command/* gitIn */.uM)(root, signal, { fetchesObjects: false });
    return {
        compare: async (live, ref, signal) => {
            const answer = await compare(git(signal), live, ref);
            signal.throwIfAborted();
            return answer;
        },
        findBranch: async (commit, branch, signal) => {
            const answer = await findBranch(git(signal), commit, branch);
            signal.throwIfAborted();
            return answer;
        },
    };
}
async function compare(git, live, ref) {
    const wanted = [live, (0,commit_id/* isCommit */.WM)(ref) ? ref : `refs/tags/${ref.replace(/^refs\/tags\//, '')}`];
    const [listed, shallow] = await Promise.all([
        git(['cat-file', '--batch-check=%(objectname) %(objecttype)'], wanted.map((each) => `${each}^{commit}\n`).join('')),
        git(['rev-parse', '--is-shallow-repository']),
    ]);
    if (!listed.ok)
        return unknown(listed.why);
    if (!shallow.ok)
        return unknown(shallow.why);
    const [liveId, ownId] = listed.output.split('\n').map((line) => /^([0-9a-f]+) commit$/.exec(line)?.[1]);
    if (!(0,commit_id/* isWholeCommit */.NY)(liveId))
        return unknown(`the clone does not have ${live}`);
    if (!(0,commit_id/* isWholeCommit */.NY)(ownId))
        return unknown(`the clone does not have ${ref}`);
    const counted = await git(['rev-list', '--left-right', '--count', `${liveId}...${ownId}`, '--']);
    if (!counted.ok)
        return unknown(counted.why);
    const [, onlyLive = '', onlyOwn = ''] = /^(\d+)\s+(\d+)\s*$/.exec(counted.output) ?? [];
    const relation = toRelation(onlyLive, onlyOwn);
    if (relation === undefined)
        return unknown(`Git counted "${counted.output.trim()}"`);
    if (relation === 'diverged' && shallow.output.trim() !== 'false')
        return unknown(`the clone is shallow`);
    const named = await readNames(git, [liveId, ownId]);
    return { kind: 'found', value: relation, live: named(liveId), own: named(ownId) };
}
function unknown(why) {
    return { kind: 'unknown', why: (0,message/* message */.i) `clone-cannot-compare: Git cannot compare here (${why})` };
}
function toRelation(onlyLive, onlyOwn) {
    if (onlyLive === '' || onlyOwn === '')
        return undefined;
    if (onlyLive === '0')
        return onlyOwn === '0' ? 'equal' : 'ahead';
    return onlyOwn === '0' ? 'behind' : 'diverged';
}
async function readNames(git, commits) {
    const shown = await git(['show', '--no-patch', '--no-notes', '--format=%H%x00%ct%x00%s', ...commits, '--']);
    const names = new Map((shown.ok ? shown.output : '').split('\n').map((line) => {
        const [id = '', seconds = '', subject] = line.split('\0');
        return [id, { id, subject, committedMs: Number(seconds) * 1_000 }];
    }));
    return (id) => names.get(id) ?? { id };
}
async function findBranch(git, commit, branch) {
    const listed = await git([
        'ls-remote',
        '--heads',
        'origin',
        ...(branch === undefined ? [] : [`refs/heads/${branch}`]),
    ]);
    if (!listed.ok)
        return { kind: 'unknown', why: `Git cannot list the branches (${listed.why})` };
    const lines = listed.output.split('\n').map((line) => line.split('\t'));
    const [, found] = lines.find(([id, name]) => id === commit && (branch === undefined || name === `refs/heads/${branch}`)) ?? [];
    if (found !== undefined)
        return { kind: 'found', value: found.replace(/^refs\/heads\//, '') };
    return { kind: 'absent', proof: branch === undefined ? 'no branch is at it' : 'the branch is at another commit' };
}


var working_copy_root = __webpack_require__(4915);
;




function forwardRule(context, { serviceId, ref }) {
    const target = (0,tracker/* serviceTarget */.vB)(serviceId);
    return ruleFor(context, ref, (each) => each === target);
}
function ruleFor(context, commit, isOfTarget) {
    const { job, reporter, inputs } = context;
    const { onOutdated } = inputs;
    if (onOutdated === 'deploy')
        return undefined;
    const { sha, branch, refName } = job.context;
    return {
        onOutdated,
        purpose: job.purpose,
        named: job.inputs.named,
        graphs: commitGraphs(context),
        branch: commit === sha ? branch : undefined,
        isTagged: commit === sha && branch === undefined && refName !== undefined,
        remembered: (signal) => reporter.tracker.lastCommit(isOfTarget, signal),
    };
}
function commitGraphs({ job, reporter }) {
    const root = (0,working_copy_root/* nearestWorkingCopy */.No)((0,external_node_path_.resolve)(job.context.config.folder));
    const clone = root === undefined ? [] : [cloneGraph(root)];
    const { commits } = reporter;
    return commits === undefined ? clone : [...clone, commits];
}

;












async function deployRef(context, source, rehearsed = whatWouldHappen(source)) {
    const { platform, inputs } = context;
    const { timeoutMs } = inputs.follow;
    if (inputs.dryRun) {
        begin(context, source);
        const { serviceId, ref, variables } = source;
        const forward = forwardRule(context, source);
        const rehearsal = { kind: 'deploy', serviceId, ref, importsVariables: variables.length > 0, forward };
        const { dryRun } = await __webpack_require__.e(/* import() */ 433).then(__webpack_require__.bind(__webpack_require__, 7433));
        return await dryRun(context, rehearsal, `Dry run: ${rehearsed}`);
    }
    const options = { ...(0,deploy_context/* flowOptions */.p)(context, timeoutMs), keyCheck: nameByKey(context, timeoutMs) };
    return (0,run_end/* deploymentEnd */.hF)(await (0,deploy/* deploy */.g)(platform, toRequest(context, source), options));
}
function nameByKey({ platform, job, reporter, keyCheck }, timeoutMs) {
    if (keyCheck !== undefined)
        return keyCheck;
    const own = new preflight/* KeyCheck */.yw(platform, { signal: job.signal, timeoutMs: Math.min(preflight/* preflightTimeoutMs */.p9, timeoutMs) });
    const naming = own.answer.then((answer) => {
        if (answer.kind === 'told')
            reporter.nameService(answer.identity.keyScope?.serviceName ?? undefined);
    });
    (0,deferred_rejection/* silenceUntilAwaited */.n)(naming);
    return own;
}
function toRequest(context, source) {
    const { job, reporter } = context;
    const { serviceId, ref, variables } = source;
    begin(context, source);
    job.state.note({ serviceId });
    reporter.tracker.track({ target: (0,tracker/* serviceTarget */.vB)(serviceId) }, ref === undefined ? [] : [ref]);
    const forward = forwardRule(context, source);
    return { serviceId, ...(0,defined_fields/* definedFields */.X)({ ref, forward }), variables };
}
function begin({ job }, { serviceId, ref, variables }) {
    announceVariables(job, variables);
    job.outputs.set('service-id', serviceId);
    job.outputs.set('ref', ref);
}
function whatWouldHappen({ serviceId, ref, variables }) {
    const what = ref === undefined ? 'the tracked branch' : `"${ref}"`;
    if (variables.length === 0)
        return `${what} would be deployed to service ${serviceId}.`;
    return `${(0,count/* formatCount */.B)(variables.length, 'variable')} would be imported and ${what} deployed to service ${serviceId}.`;
}
function announceVariables(job, variables) {
    const { console } = job;
    const shown = [
        ...job.printedInputs(['api-key', 'github-token', 'env-vars', 'health-headers']),
        ...job.inputs.env.values(),
    ];
    (0,secret_masking/* maskValues */.Z)(variables.map(({ value }) => value), shown, console);
    const empty = variables.filter(({ value }) => value === '').map(({ key }) => key);
    if (empty.length > 0)
        console.notice((0,message/* message */.i) `env-empty: These variables are imported without a value: ${(0,quoted_names/* quoteNames */.D)(empty)}.`);
}


/***/ }),

/***/ 124:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   rollbackAction: () => (/* binding */ rollbackAction)
/* harmony export */ });
/* harmony import */ var _config_connection_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1465);
/* harmony import */ var _config_follow_inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7992);
/* harmony import */ var _config_report_inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8701);
/* harmony import */ var _deployment_history_last_good_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5717);
/* harmony import */ var _deployment_history_past_deployments_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3589);
/* harmony import */ var _deployment_variables_after_rollback_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(115);
/* harmony import */ var _report_run_end_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4608);
/* harmony import */ var _deploy_ref_deploy_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1804);
/* harmony import */ var _run_to_end_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4363);
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









const pageTimeoutMs = 30_000;
async function rollbackAction(job) {
    await (0,_run_to_end_js__WEBPACK_IMPORTED_MODULE_8__/* .runAction */ .Cs)(job, 'rollback', async (openReporter) => {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const { inputs, outputs, console } = job;
            const serviceId = inputs.required('service-id', 'the service that goes back to an earlier commit');
            const connection = (0,_config_connection_js__WEBPACK_IMPORTED_MODULE_0__/* .readConnection */ .d)(inputs);
            const following = (0,_config_follow_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .readFollowInputs */ .j)(inputs);
            const dryRun = inputs.get('dry-run');
            const to = inputs.get('to');
            const reporter = openReporter((0,_config_report_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .readReportInputs */ .g)(inputs));
            const platform = __addDisposableResource(env_1, (0,_config_connection_js__WEBPACK_IMPORTED_MODULE_0__/* .openPlatform */ .W)(connection, job), true);
            const startedMs = performance.now();
            const remembered = reporter.tracker.rememberedRuns(serviceId);
            const choice = await choose(job, platform, following, { serviceId, to, remembered });
            const { from } = choice;
            outputs.set('service-id', serviceId);
            outputs.set('rolled-back-from', from);
            if (choice.kind === 'none')
                return (0,_report_run_end_js__WEBPACK_IMPORTED_MODULE_6__/* .plainEnd */ ._u)('failed', `${choice.reason} Nothing was sent. Set ${job.inputs.named('to')}.`);
            const { commit: ref, how } = choice;
            outputs.set('rolled-back-to', ref);
            if (!dryRun)
                console.say(how);
            console.notice(_deployment_variables_after_rollback_js__WEBPACK_IMPORTED_MODULE_5__/* .keptVariables */ .m);
            const timeoutMs = Math.max(1, following.timeoutMs - (performance.now() - startedMs));
            const context = {
                ...{ job, platform, reporter },
                inputs: { follow: { ...following, timeoutMs }, wait: true, dryRun, onOutdated: 'deploy' },
            };
            const result = await (0,_deploy_ref_deploy_js__WEBPACK_IMPORTED_MODULE_7__/* .deployRef */ .f8)(context, { kind: 'ref', serviceId, ref, variables: [] }, how);
            return { ...result, facts: [...result.facts, ['Rolled back from', from ?? 'not known']] };
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
async function choose({ signal, inputs }, platform, { successStates, failureStates }, { serviceId, to, remembered }) {
    const reading = { successStates, failureStates, signal, timeoutMs: pageTimeoutMs };
    if (to === undefined)
        return await (0,_deployment_history_last_good_js__WEBPACK_IMPORTED_MODULE_3__/* .findLastGood */ .$)(platform, { serviceId, remembered, ...reading });
    const how = `Going back to "${to}", as ${inputs.named('to')} says.`;
    const newest = await new _deployment_history_past_deployments_js__WEBPACK_IMPORTED_MODULE_4__/* .PastDeployments */ .p(platform, serviceId, reading).newest();
    return { kind: 'found', commit: to, from: newest?.ref, how };
}


/***/ }),

/***/ 9326:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ quoteNames),
/* harmony export */   r: () => (/* binding */ listFirst)
/* harmony export */ });
/* harmony import */ var _shortening_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4908);

const mostNamed = 20;
function quoteNames(names) {
    return listFirst(names.map((name) => `"${(0,_shortening_js__WEBPACK_IMPORTED_MODULE_0__/* .shorten */ .ml)(name)}"`));
}
function listFirst(words) {
    const more = words.length > mostNamed ? `, and ${words.length - mostNamed} more` : '';
    return `${words.slice(0, mostNamed).join(', ')}${more}`;
}


/***/ })

};
