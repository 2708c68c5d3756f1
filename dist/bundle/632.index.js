export const id = 632;
export const ids = [632,418];
export const modules = {

/***/ 3320:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ readSnapshot)
/* harmony export */ });
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6695);
/* harmony import */ var _verdict_poll_schedule_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4213);
/* harmony import */ var _history_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2649);
/* harmony import */ var _history_polling_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9403);
/* harmony import */ var _snapshot_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1597);





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

/***/ 5418:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ deploy),
/* harmony export */   z: () => (/* binding */ runDeploy)
/* harmony export */ });
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6695);
/* harmony import */ var _client_key_kind_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(8008);
/* harmony import */ var _text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(8086);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(3597);
/* harmony import */ var _flow_run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5941);
/* harmony import */ var _forward_forward_guard_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7321);
/* harmony import */ var _history_missing_messages_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(926);
/* harmony import */ var _history_snapshot_reading_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3320);
/* harmony import */ var _guarded_write_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7939);
/* harmony import */ var _lost_deploy_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1291);
/* harmony import */ var _start_and_follow_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7683);
/* harmony import */ var _variable_writes_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(442);












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
            if (reading.missing === undefined || answer.kind === 'untold' || (0,_client_key_kind_js__WEBPACK_IMPORTED_MODULE_9__/* .readKeyKind */ ._)(answer.identity) !== 'account')
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
                await (0,_variable_writes_js__WEBPACK_IMPORTED_MODULE_8__/* .importVariables */ .b)(platform, { serviceId, variables }, emit, limits);
            }
            if (request.removedVariables !== undefined)
                await (0,_variable_writes_js__WEBPACK_IMPORTED_MODULE_8__/* .deleteVariables */ .f)(platform, { serviceId, names: await request.removedVariables(), hasImported: variables.length > 0 }, emit, run);
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

/***/ 442:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ importVariables),
/* harmony export */   f: () => (/* binding */ deleteVariables)
/* harmony export */ });
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6695);
/* harmony import */ var _text_formats_format_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4913);
/* harmony import */ var _text_taxiway_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2190);



const mostMs = 60_000;
const deletionMs = 15_000;
async function importVariables(platform, { serviceId, variables }, emit, { signal, timeoutMs }) {
    if (variables.length === 0)
        return;
    const limits = { signal, timeoutMs: Math.min(mostMs, timeoutMs) };
    const answer = await platform.call('import_env', { id: serviceId, vars: [...variables] }, limits);
    const skipped = (answer.skipped ?? []).map(({ key, reason }) => ({ key: key ?? undefined, why: reason ?? undefined }));
    await emit({ kind: 'variables-imported', count: answer.imported ?? variables.length, skipped });
}
async function deleteVariables(platform, { serviceId, names, hasImported }, emit, run) {
    if (names.length === 0)
        return [];
    const deleted = [];
    const kept = [];
    let whyNotTried;
    for (const key of names) {
        if (run.remaining() <= 0)
            whyNotTried ??= `the timeout passed`;
        if (whyNotTried !== undefined) {
            kept.push({ key, why: whyNotTried });
            continue;
        }
        try {
            const limits = { signal: run.signal, timeoutMs: Math.min(deletionMs, run.remaining()) };
            await platform.call('delete_env', { id: serviceId, key }, limits);
            deleted.push(key);
        }
        catch (error) {
            run.signal.throwIfAborted();
            if (!(error instanceof _text_taxiway_error_js__WEBPACK_IMPORTED_MODULE_2__/* .TaxiwayError */ .y))
                throw error;
            if ((0,_client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isMissing */ .b2)(error)) {
                if (hasImported || deleted.length > 0)
                    deleted.push(key);
                else
                    kept.push({
                        key,
                        why: 'the platform shows no such variable to this key (404), which may only not be its to change',
                    });
                continue;
            }
            const isLost = (0,_client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .mayHaveTakenEffect */ .Y2)(error);
            if (isLost)
                whyNotTried = `not tried, because the platform did not answer the one before`;
            else if ((0,_client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isForbidden */ .US)(error))
                whyNotTried = `not tried, because the key may not do it`;
            kept.push({
                key,
                why: isLost ? `it may be deleted or not: ${(0,_text_formats_format_error_js__WEBPACK_IMPORTED_MODULE_1__/* .formatErrorAsClause */ .N_)(error)}` : (0,_text_formats_format_error_js__WEBPACK_IMPORTED_MODULE_1__/* .formatErrorAsClause */ .N_)(error),
            });
        }
    }
    await emit({ kind: 'variables-deleted', deleted, kept });
    return deleted;
}


/***/ }),

/***/ 7387:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ flowOptions)
/* harmony export */ });
function flowOptions({ job, reporter, inputs: { follow, wait }, keyCheck }, timeoutMs) {
    const limits = { timeoutMs: Math.max(1, timeoutMs), signal: job.signal };
    return { ...follow, ...reporter.flowOptions, ...limits, wait, keyCheck };
}


/***/ }),

/***/ 4192:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {



__webpack_require__.d(__webpack_exports__, {
  Er: () => (/* binding */ forwardRule),
  e7: () => (/* binding */ uploadRule)
});

// UNUSED EXPORTS: commitGraphs


var external_node_path_ = __webpack_require__(6760);

var commit_id = __webpack_require__(7058);

var message = __webpack_require__(3597);

var git_command = __webpack_require__(6839);
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


var working_copy_root = __webpack_require__(5497);

var tracker = __webpack_require__(402);
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

/***/ 4632:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.r(__webpack_exports__);


__webpack_require__.d(__webpack_exports__, {
  announceVariables: () => (/* binding */ announceVariables),
  deployRef: () => (/* binding */ deployRef),
  toRequest: () => (/* binding */ toRequest)
});


var deploy = __webpack_require__(5418);

var preflight = __webpack_require__(6266);

var run_end = __webpack_require__(6394);

var deferred_rejection = __webpack_require__(193);

var defined_fields = __webpack_require__(4917);

var count = __webpack_require__(5150);

var quoted_names = __webpack_require__(4356);

var message = __webpack_require__(3597);

var secret_masking = __webpack_require__(3970);

var tracker = __webpack_require__(402);

var deploy_context = __webpack_require__(7387);

var forward_rule = __webpack_require__(4192);

var job_imported_names = __webpack_require__(5185);

var variable_messages = __webpack_require__(4515);
;




const readTimeoutMs = 2_000;
class VariableRecord {
    #job;
    #tracker;
    #deploy;
    #reading;
    #imported = [];
    #remembered = [];
    #deleted = [];
    #isWhole = false;
    constructor(job, tracker, deploy) {
        this.#job = job;
        this.#tracker = tracker;
        this.#deploy = deploy;
        this.#reading = tracker.rememberedVariables(deploy.target, readTimeoutMs);
        if (this.#reading !== undefined)
            (0,deferred_rejection/* silenceUntilAwaited */.n)(this.#reading);
    }
    get request() {
        return this.#reading === undefined ? {} : { removedVariables: () => this.#toDelete() };
    }
    async #toDelete() {
        const { removedEnv, serviceId } = this.#deploy;
        const removed = await this.removed();
        if (removed.length === 0 || removedEnv === 'delete')
            return removed;
        this.#job.console.notice((0,variable_messages/* explainKeptEnv */.p)(serviceId, removed, this.#job.inputs.named));
        return [];
    }
    async removed() {
        const remembered = await this.#reading;
        if (remembered === undefined)
            return [];
        const given = new Set(this.#deploy.variables.map(({ key }) => key));
        switch (remembered.kind) {
            case 'found':
                this.#remembered = remembered.value;
                this.#note(remembered.isWhole);
                return remembered.value.filter((name) => !given.has(name));
            case 'absent':
                this.#note(true);
                return [];
            case 'unknown':
                this.#note(false);
                if (this.#deploy.removedEnv === 'delete')
                    this.#job.console.warn((0,message/* message */.i) `removed-env-unknown: No variable was deleted, because it could not be read which ones earlier deploys imported: ${remembered.why}.`);
                return [];
            default:
                return remembered;
        }
    }
    hear(event) {
        const { variables, serviceId } = this.#deploy;
        const { context, inputs } = this.#job;
        const ofJob = new job_imported_names/* ImportedNames */.$(context.jobFolder, inputs.text('base-url') ?? '', serviceId);
        if (event.kind === 'variables-deleted') {
            this.#deleted = event.deleted;
            ofJob.remove(event.deleted);
        }
        else {
            const skipped = new Set(event.skipped.map(({ key }) => key));
            this.#imported = variables.map(({ key }) => key).filter((name) => !skipped.has(name));
            ofJob.add(this.#imported);
        }
        this.#note();
    }
    #note(isWhole = this.#isWhole) {
        this.#isWhole = isWhole;
        const over = new Set([...this.#imported, ...this.#deleted]);
        const left = this.#remembered.filter((name) => !over.has(name));
        this.#tracker.noteVariables({ imported: this.#imported, left, isWhole });
    }
}

;













async function deployRef(context, source, rehearsed = whatWouldHappen(source)) {
    const { platform, inputs } = context;
    const { timeoutMs } = inputs.follow;
    if (inputs.dryRun) {
        begin(context, source);
        const { serviceId, ref, variables } = source;
        const forward = (0,forward_rule/* forwardRule */.Er)(context, source);
        const rehearsal = { kind: 'deploy', serviceId, ref, importsVariables: variables.length > 0, forward };
        await rehearseRemoval(context, source);
        const { dryRun } = await __webpack_require__.e(/* import() */ 609).then(__webpack_require__.bind(__webpack_require__, 9609));
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
    const record = variableRecord(context, source);
    if (record !== undefined)
        reporter.onVariables((event) => record.hear(event));
    const forward = (0,forward_rule/* forwardRule */.Er)(context, source);
    return { serviceId, ...(0,defined_fields/* definedFields */.X)({ ref, forward }), variables, ...record?.request };
}
function variableRecord({ job, reporter }, source) {
    const { serviceId, variables, removedEnv } = source;
    if (removedEnv === undefined)
        return undefined;
    return new VariableRecord(job, reporter.tracker, {
        ...{ serviceId, target: (0,tracker/* serviceTarget */.vB)(serviceId), variables, removedEnv },
    });
}
async function rehearseRemoval(context, source) {
    const record = variableRecord(context, source);
    if (record === undefined)
        return;
    const names = await record.removed();
    if (names.length === 0)
        return;
    const what = source.removedEnv === 'delete' ? 'would be deleted' : 'would stay set';
    const text = (0,message/* message */.i) `dry-run-removed-env: Dry run: variables that an earlier deploy imported, and that are not given any more, ${what}: ${(0,quoted_names/* quoteNames */.D)(names)}.`;
    context.job.console.notice(text);
}
function begin({ job }, { serviceId, ref, variables, notices }) {
    announceVariables(job, { variables, notices: notices ?? [] });
    job.outputs.set('service-id', serviceId);
    job.outputs.set('ref', ref);
}
function whatWouldHappen({ serviceId, ref, variables }) {
    const what = ref === undefined ? 'the tracked branch' : `"${ref}"`;
    if (variables.length === 0)
        return `${what} would be deployed to service ${serviceId}.`;
    return `${(0,count/* formatCount */.B)(variables.length, 'variable')} would be imported and ${what} deployed to service ${serviceId}.`;
}
function announceVariables(job, { variables, notices }) {
    const { console } = job;
    const shown = [
        ...job.printedInputs(['api-key', 'github-token', 'env-vars', 'health-headers']),
        ...job.inputs.env.values(),
    ];
    (0,secret_masking/* maskValues */.Z)(variables.map(({ value }) => value), shown, console);
    for (const notice of notices)
        console.notice(notice);
    const empty = variables.filter(({ value }) => value === '').map(({ key }) => key);
    if (empty.length > 0)
        console.notice((0,message/* message */.i) `env-empty: These variables are imported without a value: ${(0,quoted_names/* quoteNames */.D)(empty)}.`);
}


/***/ }),

/***/ 5185:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ ImportedNames)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _text_regular_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1841);




const mostBytes = 1024 * 1024;
class ImportedNames {
    #path;
    constructor(folder, ...service) {
        const name = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(JSON.stringify(service)).digest('hex').slice(0, 16);
        this.#path = folder === undefined ? undefined : (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, `taxiway-imported-${name}`);
    }
    get all() {
        if (this.#path === undefined)
            return [];
        const found = (0,_text_regular_file_js__WEBPACK_IMPORTED_MODULE_3__/* .readRegularFile */ .XF)(this.#path, mostBytes);
        return found.kind === 'found' ? found.value.toString('utf8').split('\n').filter(Boolean) : [];
    }
    add(names) {
        const lines = names.filter((name) => !name.includes('\n'));
        if (lines.length > 0)
            this.#write(new Set([...this.all, ...lines]));
    }
    remove(names) {
        const before = this.all;
        const kept = before.filter((name) => !names.includes(name));
        if (kept.length < before.length)
            this.#write(new Set(kept));
    }
    #write(names) {
        if (this.#path === undefined)
            return;
        try {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(this.#path, [...names].join('\n'), { mode: 0o600 });
        }
        catch {
        }
    }
}


/***/ })

};
