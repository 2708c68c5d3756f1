export const id = 8843;
export const ids = [8843];
export const modules = {

/***/ 5766:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ readSnapshot)
/* harmony export */ });
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5373);
/* harmony import */ var _verdict_poll_schedule_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(695);
/* harmony import */ var _history_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5275);
/* harmony import */ var _history_polling_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3905);
/* harmony import */ var _snapshot_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(751);





const mostHistoryReads = 3;
async function readSnapshot({ platform, run }, serviceId, signal = run.signal) {
    const askedAtMs = run.clock.now();
    let missing;
    let confirmed;
    const found = await (0,_history_polling_js__WEBPACK_IMPORTED_MODULE_3__/* .searchHistory */ .T)(platform, run, {
        signal,
        read: async (until) => ({ page: await (0,_history_js__WEBPACK_IMPORTED_MODULE_2__/* .readNewestPage */ .KY)(platform, serviceId, until) }),
        pauseMs: (_, failures) => (0,_verdict_poll_schedule_js__WEBPACK_IMPORTED_MODULE_1__/* .failureBackoff */ .Vd)(failures, run.random),
        isFinal: (error, reads) => {
            const status = (0,_client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isMissing */ .b2)(error) ? error.status : undefined;
            if (missing !== undefined)
                confirmed = status;
            missing = status;
            const isRefusal = error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .RefusedError */ .fk && error.status < 500 && error.status !== 429;
            const isCertain = error.kind === 'input' || (isRefusal && status === undefined);
            return reads === mostHistoryReads || confirmed !== undefined || isCertain;
        },
    });
    const page = 'page' in found ? found.page : undefined;
    return { snapshot: page && (0,_snapshot_js__WEBPACK_IMPORTED_MODULE_4__/* .toSnapshot */ .C2)(page), page, missing: confirmed, askedAtMs };
}


/***/ }),

/***/ 3612:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ deploy),
/* harmony export */   z: () => (/* binding */ runDeploy)
/* harmony export */ });
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5373);
/* harmony import */ var _client_key_kind_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6622);
/* harmony import */ var _text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(4908);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(1103);
/* harmony import */ var _flow_run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4120);
/* harmony import */ var _forward_forward_guard_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6963);
/* harmony import */ var _history_missing_messages_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8704);
/* harmony import */ var _history_snapshot_reading_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5766);
/* harmony import */ var _guarded_write_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4997);
/* harmony import */ var _lost_deploy_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5329);
/* harmony import */ var _start_and_follow_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1165);
/* harmony import */ var _variable_writes_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(5204);












const requestTimeoutMs = 60_000;
const freshMs = 5_000;
const busyDelaysMs = [1_000, 2_000, 5_000];
const longestBusyDelayMs = 10_000;
function deploy(platform, request, options = {}) {
    return (0,_flow_run_js__WEBPACK_IMPORTED_MODULE_1__/* .beginFlow */ .m)(options, (emit, signal) => runDeploy(platform, request, emit, { ...options, signal }));
}
function runDeploy(platform, request, emit, options) {
    let guard;
    return (0,_start_and_follow_js__WEBPACK_IMPORTED_MODULE_7__/* .startAndFollow */ .j)(platform, emit, options, {
        operation: 'deploy_service',
        phase: 'requested',
        asked: { serviceId: request.serviceId, ref: request.ref },
        cancelledInDoubt: `The run was cancelled before the platform answered. A deployment may exist: check the dashboard.`,
        read: async (context, signal) => {
            const reading = await (request.snapshot ?? (0,_history_snapshot_reading_js__WEBPACK_IMPORTED_MODULE_4__/* .readSnapshot */ .R)(context, request.serviceId, signal));
            if (request.forward === undefined)
                return reading;
            guard = new _forward_forward_guard_js__WEBPACK_IMPORTED_MODULE_2__/* .ForwardGuard */ .l(context, request.forward, request.ref);
            await guard.compare(reading.page, signal);
            return reading;
        },
        start: async (context, reading, key) => {
            const answer = await key.answer;
            if (reading.missing === undefined || answer.kind === 'untold' || (0,_client_key_kind_js__WEBPACK_IMPORTED_MODULE_8__/* .readKeyKind */ ._)(answer.identity) !== 'account')
                return await startDeploy(context, request, reading, guard);
            return {
                kind: 'ended',
                outcome: 'failed',
                reason: (0,_history_missing_messages_js__WEBPACK_IMPORTED_MODULE_3__/* .serviceMissing */ .W)(request.serviceId, reading.missing, platform),
            };
        },
        complete: async (report, page) => (await guard?.complete(report, page)) ?? report,
    });
}
async function startDeploy(context, request, { snapshot, askedAtMs }, guard) {
    const { serviceId, ref, variables = [] } = request;
    const { platform, emit, run } = context;
    let before = snapshot;
    let readAtMs = askedAtMs;
    let isPrepared = false;
    let busy = 0;
    const refresh = async (isDue) => {
        if (isDue) {
            const reading = await (0,_history_snapshot_reading_js__WEBPACK_IMPORTED_MODULE_4__/* .readSnapshot */ .R)(context, serviceId);
            before = reading.snapshot;
            readAtMs = reading.askedAtMs;
            await guard?.compare(reading.page);
        }
        return await guard?.decide();
    };
    const isStale = () => run.clock.now() - readAtMs > freshMs;
    return await (0,_guarded_write_js__WEBPACK_IMPORTED_MODULE_5__/* .writeGuarded */ .oN)(context, {
        prepare: async () => {
            if (isPrepared)
                return guard === undefined ? undefined : await refresh(isStale());
            isPrepared = true;
            if (guard !== undefined) {
                const end = await refresh(isStale());
                if (end !== undefined)
                    return end;
            }
            if (variables.length > 0) {
                const limits = { signal: run.signal, timeoutMs: run.remaining() };
                await (0,_variable_writes_js__WEBPACK_IMPORTED_MODULE_9__/* .importVariables */ .b)(platform, { serviceId, variables }, emit, limits);
            }
            const end = isStale() ? await refresh(true) : undefined;
            if (end !== undefined)
                return end;
            const isTaught = context.options.successStates !== undefined;
            const text = 'This service has no deployment yet, so it is not known which status words the platform uses. After this one, `taxiway doctor` shows what Taxiway understands of them.';
            if (before?.ids.length === 0 && before.isWhole && !isTaught)
                await context.emit({ kind: 'notice', text });
            return undefined;
        },
        send: async () => {
            const answer = await send(context, request, before?.ids[0]);
            if (answer.kind !== 'busy')
                return answer;
            const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_10__/* .message */ .i) `deploy-busy: ${answer.refusal} The service is busy, or has nothing to build, as a database: trying again until the timeout.`;
            if (busy === 0)
                await context.emit({ kind: 'notice', text });
            const delayMs = context.options.pollIntervalMs ?? busyDelaysMs[busy] ?? longestBusyDelayMs;
            busy++;
            await run.sleep(Math.min(delayMs, run.remaining()));
            const reason = await request.whileBusy?.();
            if (reason !== undefined)
                return { kind: 'ended', outcome: 'skipped', reason };
            return (await refresh(true)) ?? { kind: 'retry' };
        },
        findEffect: async (failure) => {
            const text = `The answer to the deploy request was lost (${(0,_text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_11__/* .withoutFullStop */ .Qu)(failure)}). Checking whether it took effect.`;
            await context.emit({ kind: 'warning', text });
            if (before === undefined) {
                const reason = `The answer to the deploy request was lost, and the history could not be read before it, so a new deployment cannot be recognised. A deployment may be running: check the dashboard.`;
                return { kind: 'ended', outcome: 'indeterminate', reason };
            }
            let page;
            const onRead = (read) => {
                page = read;
            };
            const found = await (0,_lost_deploy_js__WEBPACK_IMPORTED_MODULE_6__/* .findLostDeploy */ .Zn)(context, { serviceId, ref, before, onRead });
            if (found.kind === 'absent') {
                await guard?.compare(page);
                readAtMs = run.clock.now();
                return undefined;
            }
            if (found.kind !== 'adopt') {
                const outcome = found.kind === 'timed-out' ? 'timed-out' : 'indeterminate';
                const reason = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_10__/* .message */ .i) `deploy-lost-unresolved: The answer to the deploy request was lost, and ${(0,_lost_deploy_js__WEBPACK_IMPORTED_MODULE_6__/* .whyNotFound */ .yX)(found)}. A deployment may be running: check the dashboard before you run this again.`;
                return { kind: 'ended', outcome, reason };
            }
            const inferred = `Deployment ${found.id} is taken for ours by inference: it is the only new one, and its record shows no ref that could be compared.`;
            if (found.inferred)
                await context.emit({ kind: 'warning', text: inferred });
            return { kind: 'accepted', deploymentId: found.id, serviceId, ref, url: undefined, older: before.ids[0] };
        },
        lostTwice: (failure) => `Nothing was deployed, as the history tells: the request failed twice, and no new deployment showed for 30 s each time. If the platform may be later than that, check the dashboard before you run this again. The second failure: ${failure}`,
    });
}
async function send({ platform, run }, { serviceId, ref, whileBusy }, older) {
    try {
        const options = { signal: run.signal, timeoutMs: (0,_guarded_write_js__WEBPACK_IMPORTED_MODULE_5__/* .writeTimeoutMs */ .pP)(run, requestTimeoutMs) };
        const args = ref === undefined ? { id: serviceId } : { id: serviceId, ref };
        const { deploymentId, ref: resolved } = await platform.call('deploy_service', args, options);
        return { kind: 'accepted', deploymentId, serviceId, ref: resolved ?? ref, url: undefined, older };
    }
    catch (error) {
        const busy = error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .RefusedError */ .fk && error.status === 409 && whileBusy !== undefined;
        if (!busy)
            return (0,_guarded_write_js__WEBPACK_IMPORTED_MODULE_5__/* .classifyWriteFailure */ .wF)(run, error);
        run.inDoubt = false;
        return { kind: 'busy', refusal: error.message };
    }
}


/***/ }),

/***/ 5204:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ importVariables)
/* harmony export */ });
const mostMs = 60_000;
async function importVariables(platform, { serviceId, variables }, emit, { signal, timeoutMs }) {
    if (variables.length === 0)
        return;
    const limits = { signal, timeoutMs: Math.min(mostMs, timeoutMs) };
    const answer = await platform.call('import_env', { id: serviceId, vars: [...variables] }, limits);
    const skipped = (answer.skipped ?? []).map(({ key, reason }) => ({ key: key ?? undefined, why: reason ?? undefined }));
    await emit({ kind: 'variables-imported', count: answer.imported ?? variables.length, skipped });
}


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

/***/ 5278:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {



__webpack_require__.d(__webpack_exports__, {
  Er: () => (/* binding */ forwardRule),
  e7: () => (/* binding */ uploadRule)
});

// UNUSED EXPORTS: commitGraphs


var external_node_path_ = __webpack_require__(6760);

var commit_id = __webpack_require__(872);

var message = __webpack_require__(1103);

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

var tracker = __webpack_require__(2980);
;




function forwardRule(context, { serviceId, ref }) {
    const target = (0,tracker/* serviceTarget */.vB)(serviceId);
    return ruleFor(context, ref, (each) => each === target);
}
function uploadRule(context, { projectSlug, environmentSlug }, commit) {
    const targets = (0,tracker/* uploadTarget */.rn)(projectSlug, environmentSlug);
    const rule = ruleFor(context, commit, (each) => each.startsWith(targets));
    return rule && { ...rule, commit };
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


/***/ }),

/***/ 8843:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   announceVariables: () => (/* binding */ announceVariables),
/* harmony export */   deployRef: () => (/* binding */ deployRef),
/* harmony export */   toRequest: () => (/* binding */ toRequest)
/* harmony export */ });
/* harmony import */ var _deployment_start_deploy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3612);
/* harmony import */ var _deployment_start_preflight_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7384);
/* harmony import */ var _report_run_end_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4608);
/* harmony import */ var _text_deferred_rejection_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8331);
/* harmony import */ var _text_defined_fields_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5023);
/* harmony import */ var _text_formats_count_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7028);
/* harmony import */ var _text_formats_quoted_names_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(9326);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(1103);
/* harmony import */ var _secret_masking_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5455);
/* harmony import */ var _tracker_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2980);
/* harmony import */ var _deploy_context_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6821);
/* harmony import */ var _forward_rule_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5278);












async function deployRef(context, source, rehearsed = whatWouldHappen(source)) {
    const { platform, inputs } = context;
    const { timeoutMs } = inputs.follow;
    if (inputs.dryRun) {
        begin(context, source);
        const { serviceId, ref, variables } = source;
        const forward = (0,_forward_rule_js__WEBPACK_IMPORTED_MODULE_5__/* .forwardRule */ .Er)(context, source);
        const rehearsal = { kind: 'deploy', serviceId, ref, importsVariables: variables.length > 0, forward };
        const { dryRun } = await __webpack_require__.e(/* import() */ 7433).then(__webpack_require__.bind(__webpack_require__, 7433));
        return await dryRun(context, rehearsal, `Dry run: ${rehearsed}`);
    }
    const options = { ...(0,_deploy_context_js__WEBPACK_IMPORTED_MODULE_6__/* .flowOptions */ .p)(context, timeoutMs), keyCheck: nameByKey(context, timeoutMs) };
    return (0,_report_run_end_js__WEBPACK_IMPORTED_MODULE_2__/* .deploymentEnd */ .hF)(await (0,_deployment_start_deploy_js__WEBPACK_IMPORTED_MODULE_0__/* .deploy */ .g)(platform, toRequest(context, source), options));
}
function nameByKey({ platform, job, reporter, keyCheck }, timeoutMs) {
    if (keyCheck !== undefined)
        return keyCheck;
    const own = new _deployment_start_preflight_js__WEBPACK_IMPORTED_MODULE_1__/* .KeyCheck */ .yw(platform, { signal: job.signal, timeoutMs: Math.min(_deployment_start_preflight_js__WEBPACK_IMPORTED_MODULE_1__/* .preflightTimeoutMs */ .p9, timeoutMs) });
    const naming = own.answer.then((answer) => {
        if (answer.kind === 'told')
            reporter.nameService(answer.identity.keyScope?.serviceName ?? undefined);
    });
    (0,_text_deferred_rejection_js__WEBPACK_IMPORTED_MODULE_7__/* .silenceUntilAwaited */ .n)(naming);
    return own;
}
function toRequest(context, source) {
    const { job, reporter } = context;
    const { serviceId, ref, variables } = source;
    begin(context, source);
    job.state.note({ serviceId });
    reporter.tracker.track({ target: (0,_tracker_js__WEBPACK_IMPORTED_MODULE_4__/* .serviceTarget */ .vB)(serviceId) }, ref === undefined ? [] : [ref]);
    const forward = (0,_forward_rule_js__WEBPACK_IMPORTED_MODULE_5__/* .forwardRule */ .Er)(context, source);
    return { serviceId, ...(0,_text_defined_fields_js__WEBPACK_IMPORTED_MODULE_8__/* .definedFields */ .X)({ ref, forward }), variables };
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
    return `${(0,_text_formats_count_js__WEBPACK_IMPORTED_MODULE_9__/* .formatCount */ .B)(variables.length, 'variable')} would be imported and ${what} deployed to service ${serviceId}.`;
}
function announceVariables(job, variables) {
    const { console } = job;
    const shown = [
        ...job.printedInputs(['api-key', 'github-token', 'env-vars', 'health-headers']),
        ...job.inputs.env.values(),
    ];
    (0,_secret_masking_js__WEBPACK_IMPORTED_MODULE_3__/* .maskValues */ .Z)(variables.map(({ value }) => value), shown, console);
    const empty = variables.filter(({ value }) => value === '').map(({ key }) => key);
    if (empty.length > 0)
        console.notice((0,_text_message_js__WEBPACK_IMPORTED_MODULE_10__/* .message */ .i) `env-empty: These variables are imported without a value: ${(0,_text_formats_quoted_names_js__WEBPACK_IMPORTED_MODULE_11__/* .quoteNames */ .D)(empty)}.`);
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
