export const id = 212;
export const ids = [212];
export const modules = {

/***/ 7343:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ poll)
/* harmony export */ });
async function poll(read, { pauseMs, sleep }) {
    for (let reads = 1;; reads++) {
        const found = await read();
        if (found !== undefined)
            return found;
        const ms = pauseMs(reads);
        if (ms === undefined)
            return undefined;
        await sleep(ms);
    }
}


/***/ }),

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

/***/ 9212:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {



__webpack_require__.d(__webpack_exports__, {
  gate: () => (/* binding */ gate),
  R: () => (/* binding */ runGate)
});

// UNUSED EXPORTS: newerThan


var abort_scope = __webpack_require__(7239);

var poll = __webpack_require__(7343);

var time_run = __webpack_require__(5557);

var deployment_report = __webpack_require__(4088);

var flow_run = __webpack_require__(4120);

var follow = __webpack_require__(3909);

var history_history = __webpack_require__(5275);

var history_record = __webpack_require__(8309);

var last_good = __webpack_require__(5717);

var deploy = __webpack_require__(8007);

var preflight = __webpack_require__(7384);

var variables_after_rollback = __webpack_require__(115);

var commit_id = __webpack_require__(872);

var format_error = __webpack_require__(9531);

var message = __webpack_require__(1103);

var taxiway_error = __webpack_require__(7776);

var errors = __webpack_require__(5373);

var history_polling = __webpack_require__(3905);

var poll_schedule = __webpack_require__(695);

var vocabulary = __webpack_require__(8028);
;









const choices = (/* unused pure expression or super */ null && (['id', 'commit', 'newest-unfinished']));
const longestWaitMs = 60_000;
const readTimeoutMs = 30_000;
const lastReadTimeoutMs = 3_500;
const absentForMs = 10_000;
async function chooseDeployment(platform, request, options, onWait) {
    const { commit } = request;
    const run = new time_run/* Run */.K({ ...options, timeoutMs: longestWaitMs });
    let rows = undefined;
    let absentSinceMs;
    const end = await (0,history_polling/* searchHistory */.T)(platform, run, {
        limitMs: readTimeoutMs,
        lastMs: lastReadTimeoutMs,
        read: async (signal) => {
            const isFirst = rows === undefined;
            rows = await readRecords(platform, request, rows, signal);
            const ours = rows.find((row) => showsCommit(row, commit));
            if (commit === undefined || ours !== undefined)
                return { kind: 'read', ours, failure: undefined };
            if (isFirst)
                await onWait(`No record shows the commit ${(0,commit_id/* shortenCommit */.tl)(commit)} yet. Waiting up to ${longestWaitMs / 1000} s.`);
            return undefined;
        },
        pauseMs: (_, failures) => failures === 0 ? (0,poll_schedule/* pollInterval */.dq)(options.pollIntervalMs, run.elapsed()) : (0,poll_schedule/* failureBackoff */.Vd)(failures, run.random),
        isFinal: (error) => {
            absentSinceMs = (0,errors/* isMissing */.b2)(error) ? (absentSinceMs ?? run.elapsed()) : undefined;
            return run.elapsed() - (absentSinceMs ?? run.elapsed()) >= absentForMs;
        },
    });
    if (end.kind === 'read' && end.ours !== undefined) {
        const how = `Judging deployment ${end.ours.id}: its record shows the commit ${(0,commit_id/* shortenCommit */.tl)(commit ?? '')}.`;
        return chosen('commit', end.ours, how);
    }
    if (rows !== undefined)
        return chooseWithoutCommit(rows, request, (0,vocabulary/* buildVocabulary */.vQ)(options), platform.named);
    const why = end.failure?.message ?? `The platform asked to wait for longer than that.`;
    return `No deployment was chosen, because its history could not be read. ${why}`;
}
function chooseWithoutCommit(rows, { commit }, interpret, named) {
    const why = commit === undefined ? 'no commit is known' : `no record shows the commit ${(0,commit_id/* shortenCommit */.tl)(commit)}`;
    const unfinished = rows.find((row) => isUnfinished(row, interpret));
    if (unfinished !== undefined) {
        const how = `Judging deployment ${unfinished.id}: ${why}, and it is the newest unfinished one.`;
        return chosen('newest-unfinished', unfinished, how);
    }
    if (rows.length === 0)
        return `The service has no deployment, so there is nothing to judge.`;
    return (0,message/* message */.i) `gate-none-chosen: No deployment was chosen: ${why}, and none is unfinished. Set ${named('deployment-id')}.`;
}
async function readRecords(platform, { serviceId, commit }, known, signal) {
    const read = (page) => page.map(history_record/* readRecord */.aE).filter((record) => record.id !== undefined);
    const isLast = (page) => read(page).some((row) => showsCommit(row, commit)) || (known !== undefined && read(page).length > 0);
    const { rows } = await (0,history_history/* readRows */.aK)(platform, serviceId, { signal, isLast });
    const found = read(rows);
    const seen = new Set(found.map(({ id }) => id));
    return [...found, ...(known ?? []).filter(({ id }) => !seen.has(id))];
}
function showsCommit({ refs }, commit) {
    return (0,history_record/* compareRefs */.Iu)(commit, refs) === 'ours';
}
function isUnfinished({ word, rollbackable }, interpret) {
    const meaning = word === undefined ? 'ambiguous' : interpret(word);
    return meaning === 'ongoing' || meaning === 'unknown' || (meaning === 'ambiguous' && !rollbackable);
}
function chosen(by, { id, refs }, how) {
    return { kind: 'chosen', by, deploymentId: id, ref: (0,history_record/* readRef */.sg)(refs), how };
}


var gate_report = __webpack_require__(3692);

var checks_check = __webpack_require__(6258);

var shortening = __webpack_require__(4908);
;



async function runChecks(checks, context) {
    const { emit, run } = context;
    const failures = new Map();
    for (const check of checks) {
        try {
            if (!run.signal.aborted)
                await check.prepare?.(toCheckContext(check, context));
        }
        catch (error) {
            failures.set(check, error);
        }
    }
    const reports = [];
    for (const check of checks) {
        if (reports.some(({ result }) => result !== 'passed')) {
            reports.push(notRun(check));
            continue;
        }
        const { name } = check;
        await emit({ kind: 'check-began', name });
        const startMs = run.elapsed();
        const result = await runCheck(check, context, failures);
        const report = { name, ...result, startMs, endMs: run.elapsed() };
        await emit({ kind: 'check-ended', check: report });
        reports.push(report);
    }
    return reports;
}
function notRun({ name }) {
    return { name, result: 'not-run', summary: 'not run', evidence: [], startMs: 0, endMs: 0 };
}
async function runCheck(check, context, failures) {
    const { signal } = context.run;
    const checkContext = toCheckContext(check, context);
    try {
        signal.throwIfAborted();
        if (failures.has(check))
            throw failures.get(check);
        const { passed, summary, evidence } = await check.run(checkContext);
        const kept = (0,checks_check/* cleanEvidence */.Z)(evidence, checkContext.clean);
        return { result: passed ? 'passed' : 'failed', summary: (0,shortening/* withoutFullStop */.Qu)(summary), evidence: kept };
    }
    catch (error) {
        if (signal.aborted) {
            const doubt = check.doubt === undefined ? '' : `; ${check.doubt}`;
            return { result: 'cut-short', summary: `the run was cancelled${doubt}`, evidence: [] };
        }
        const why = (0,shortening/* withoutFullStop */.Qu)(error instanceof Error ? error.message : String(error));
        return { result: 'failed', summary: (0,message/* message */.i) `check-crashed: it could not be run: ${why}`, evidence: [] };
    }
}
function toCheckContext({ name }, { platform, emit, clean, run, deployment }) {
    return {
        platform,
        clock: run.clock,
        signal: run.signal,
        progress: (text) => void emit({ kind: 'check-progress', name, text }),
        clean,
        print: (lines) => emit({ kind: 'check-output', name, lines }),
        ...(deployment && { deployment }),
    };
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



















const pageTimeoutMs = 30_000;
const newestPageTimeoutMs = 3_500;
const mostReads = 5;
const readGapMs = 2_000;
function gate(platform, request, options = {}) {
    return (0,flow_run/* beginFlow */.m)(options, (emit, signal) => runGate(platform, request, emit, { ...options, signal }));
}
async function runGate(platform, request, emit, options, isFollowed = false) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const run = new time_run/* Run */.K(options);
        const needed = neededOperations(request);
        const keyCheck = needed.length === 0 ? undefined : preflight/* KeyCheck */.yw.of(run, platform);
        const { clean = unchanged } = options;
        const context = { platform, request, emit, clean, options: { ...options, keyCheck }, run };
        const { serviceId } = request;
        const reading = __addDisposableResource(env_1, new abort_scope/* AbortScope */.D({ clock: run.clock, signal: run.signal }), false);
        const permitted = requireAll(context, needed);
        permitted.catch((error) => reading.abort(error));
        const choice = await choose(context, reading.signal);
        if (typeof choice === 'string') {
            await permitted;
            return unjudged(context, choice);
        }
        const { by, deploymentId, ref } = choice;
        await emit({ ...choice, serviceId });
        const followedFromMs = run.elapsed();
        const following = { ...options, signal: reading.signal };
        const tell = async (event) => {
            if (!isFollowed || !emittedByFollowing.has(event.kind))
                await emit(event);
        };
        const deployment = await (0,follow/* runFollow */.dt)(platform, { serviceId, deploymentId, ref }, tell, following);
        await permitted;
        await emit({ kind: 'judged', deployment });
        const { checks, found } = await check(context, deployment);
        const newer = found.ids;
        const isFailed = checks.some(({ result }) => result === 'failed');
        const rolledBack = isFailed ? await rollBack(context, deployment, found) : undefined;
        const rollback = typeof rolledBack === 'string' ? undefined : rolledBack;
        const passed = deployment.outcome === 'succeeded' && checks.every(({ result }) => result === 'passed');
        if (passed && !request.checks?.some(({ provesVersion }) => provesVersion))
            await emit({
                kind: 'notice',
                text: (0,message/* message */.i) `gate-version-unproven: Nothing proved that the new version answers, and not the one before. Set ${platform.named('health-body')}, ${platform.named('check-command')} or ${platform.named('sql')}.`,
            });
        const reason = (0,gate_report/* explainGate */.Vt)({ deployment, checks, newer }, rolledBack);
        const durationMs = run.elapsed();
        return { passed, reason, deployment, chosenBy: by, followedFromMs, checks, newer, rollback, durationMs };
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        __disposeResources(env_1);
    }
}
const emittedByFollowing = new Set(['lines', 'hole', 'status', 'url']);
function unchanged(text) {
    return text;
}
function neededOperations({ checks = [], rollbackRef, rollback }) {
    const ofChecks = checks.map(({ needs }) => needs).filter((needs) => needs !== undefined);
    return [...new Set([...ofChecks, ...(rollbackRef !== undefined || rollback ? ['deploy_service'] : [])])];
}
async function requireAll({ run, request, options }, needed) {
    const { serviceId } = request;
    try {
        for (const operation of needed)
            await options.keyCheck?.require(operation, operation === 'deploy_service' ? { serviceId } : {});
    }
    catch (error) {
        if (!run.signal.aborted)
            throw error;
    }
}
async function choose({ platform, request, emit, options }, signal) {
    const { serviceId, deploymentId } = request;
    if (deploymentId !== undefined) {
        const how = `Judging deployment ${deploymentId} of service ${serviceId}.`;
        return { kind: 'chosen', by: 'id', deploymentId, ref: undefined, how };
    }
    try {
        const reading = { ...options, signal };
        return await chooseDeployment(platform, request, reading, (text) => emit({ kind: 'waiting', text }));
    }
    catch (error) {
        if (!signal.aborted)
            throw error;
        return `The run was cancelled before a deployment was chosen.`;
    }
}
async function check(context, { outcome, deploymentId = '', ref = '', url }) {
    const { request, emit } = context;
    const { checks = [], serviceId } = request;
    if (outcome !== 'succeeded' || checks.length === 0)
        return { checks: checks.map(notRun), found: nothingNewer };
    const before = await readIds(context);
    const commit = (0,commit_id/* readCommit */.kN)(ref) ?? request.commit;
    const reports = await runChecks(checks, { ...context, deployment: { serviceId, deploymentId, commit, url } });
    const found = await findNewer(context, deploymentId, before);
    if (found.ids.length > 0)
        await emit({ kind: 'warning', text: (0,gate_report/* newerWarning */.Qm)(found.ids) });
    return { checks: reports, found };
}
const nothingNewer = { ids: [], unknown: undefined };
async function findNewer(context, judged, before) {
    const after = await readIds(context);
    if (after.kind === 'unread')
        return { ids: [], unknown: after.why };
    const { ids } = after;
    const unknown = ids.includes(judged) ? undefined : `the newest page of the history does not show ${judged}`;
    return { ids: newerThan(judged, ids, before.kind === 'read' ? before.ids : undefined), unknown };
}
async function findNewerAgain(context, judged, found) {
    const { clock, signal } = context.run;
    let last = found;
    const readNewer = async () => {
        last = await findNewer(context, judged, { kind: 'unread', why: '' });
        return last.unknown === undefined ? last : undefined;
    };
    const pauseMs = (reads) => (reads === mostReads ? undefined : readGapMs);
    return (await (0,poll/* poll */.w)(readNewer, { pauseMs, sleep: (ms) => clock.sleep(ms, signal) })) ?? last;
}
async function rollBack(context, judged, newer) {
    const { platform, request, emit, options, run } = context;
    const { serviceId } = request;
    const startMs = run.elapsed();
    const choice = await chooseRef(context, judged, newer);
    if (run.signal.aborted)
        return `The run was cancelled before the rollback.`;
    if (typeof choice === 'string')
        return choice;
    const { ref } = choice;
    await emit({ kind: 'rollback-began', ref });
    await emit({ kind: 'notice', text: variables_after_rollback/* keptVariables */.m });
    const deployment = await (0,deploy/* runDeploy */.z)(platform, { serviceId, ref }, emit, options).catch((error) => {
        const reason = error instanceof Error ? error.message : String(error);
        return { ...deployment_report/* nothingDeployed */.c, serviceId, ref, outcome: 'failed', reason, durationMs: run.elapsed() - startMs };
    });
    const rollback = { ref, startMs, deployment };
    await emit({ kind: 'rollback-ended', rollback });
    return rollback;
}
async function chooseRef(context, { ref: judged = '', deploymentId = '' }, found) {
    const { platform, request, emit, options, run } = context;
    const { rollbackRef, rollback, remembered, serviceId, noRollback } = request;
    if (rollbackRef === undefined && !rollback)
        return noRollback ?? `The deployment stays in place, because no rollback is set.`;
    try {
        const isDoubtful = found.ids.length === 0 && found.unknown !== undefined;
        const newer = isDoubtful ? await findNewerAgain(context, deploymentId, found) : found;
        if (newer.ids.length > 0)
            return (0,message/* message */.i) `gate-no-rollback-over-newer: Nothing was rolled back, because that would replace the newer deployment.`;
        if (newer.unknown !== undefined)
            return (0,message/* message */.i) `gate-newer-unknown: Nothing was rolled back, because it is not known whether that would replace a newer deployment: ${newer.unknown}. To go back, run \`taxiway rollback\`.`;
        if (rollbackRef !== undefined)
            return { ref: rollbackRef };
        const { successStates = [], failureStates = [] } = options;
        const search = { serviceId, current: (0,commit_id/* readCommit */.kN)(judged), successStates, failureStates, timeoutMs: pageTimeoutMs };
        const choice = await (0,last_good/* findLastGood */.$)(platform, { ...search, remembered, signal: run.signal });
        if (choice.kind === 'none')
            return choice.reason;
        await emit({ kind: 'notice', text: choice.how });
        return { ref: choice.commit };
    }
    catch (error) {
        const why = error instanceof Error ? error.message : String(error);
        return `The deployment stays in place, because the commit to go back to could not be read: ${why}`;
    }
}
function unjudged({ request, run }, reason) {
    const { serviceId, checks = [] } = request;
    const durationMs = run.elapsed();
    const outcome = run.signal.aborted ? 'aborted' : 'indeterminate';
    const phases = [{ name: 'choosing', startMs: 0, endMs: durationMs }];
    const deployment = { ...deployment_report/* nothingDeployed */.c, serviceId, ref: undefined, outcome, reason, durationMs, phases };
    const nothing = { chosenBy: undefined, newer: [], rollback: undefined, followedFromMs: 0 };
    return { passed: false, reason, deployment, checks: checks.map(notRun), durationMs, ...nothing };
}
async function readIds({ platform, run, request }) {
    try {
        const read = (signal) => (0,history_history/* readNewestPage */.KY)(platform, request.serviceId, signal);
        const { rows } = await run.within(newestPageTimeoutMs, 'list_deployments', read);
        return { kind: 'read', ids: rows.map(history_record/* findId */.dZ).filter((id) => id !== undefined) };
    }
    catch (error) {
        if (run.signal.aborted || error instanceof taxiway_error/* TaxiwayError */.y)
            return { kind: 'unread', why: (0,format_error/* formatErrorAsClause */.N_)(error) };
        throw error;
    }
}
function newerThan(judged, page, known) {
    const ahead = page.slice(0, Math.max(0, page.indexOf(judged)));
    const others = page.filter((id) => id !== judged);
    const firstKnown = others.findIndex((id) => known?.includes(id));
    const arrived = known === undefined ? [] : others.slice(0, firstKnown < 0 ? others.length : firstKnown);
    return page.filter((id) => ahead.includes(id) || arrived.includes(id));
}


/***/ })

};
