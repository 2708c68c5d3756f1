export const id = 116;
export const ids = [116];
export const modules = {

/***/ 5418:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ deploy)
/* harmony export */ });
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6695);
/* harmony import */ var _client_time_run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6487);
/* harmony import */ var _history_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(278);
/* harmony import */ var _phases_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7036);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8093);
/* harmony import */ var _verdict_poll_schedule_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4213);
/* harmony import */ var _launch_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6174);
/* harmony import */ var _lost_deploy_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1291);








const postLimitMs = 60_000;
/** Kept before the deadline to look for what an unanswered POST did; half of what remains where that is less. */
const lookMs = 5_000;
const markLimitMs = 15_000;
const mostMarkReads = 3;
/** Between two tries while the service is busy; a fixed poll interval comes before it. */
const busyMs = [1_000, 2_000, 5_000];
const longestBusyMs = 10_000;
/**
 * Deploys a Git service and follows the deployment to its outcome. What the platform does is in the report.
 *
 * @throws InputError where the key's scope does not permit it; nothing was written then.
 */
async function deploy(platform, request, host, options = {}) {
    const run = new _client_time_run_js__WEBPACK_IMPORTED_MODULE_1__/* .Run */ .K(options);
    const phases = new _phases_js__WEBPACK_IMPORTED_MODULE_7__/* .Phases */ .V('requested');
    const doubt = 'a deployment may exist, look at the dashboard';
    const context = { platform, host, options, run, phases, doubt };
    return (0,_launch_js__WEBPACK_IMPORTED_MODULE_5__/* .launchAndFollow */ .Q6)(context, { serviceId: request.serviceId, ref: request.ref }, async () => {
        await (0,_launch_js__WEBPACK_IMPORTED_MODULE_5__/* .preflightIn */ .Fd)(run, platform, 'deploy_service', { serviceId: request.serviceId });
        return launchDeploy(context, request);
    });
}
async function launchDeploy(context, request) {
    const { platform, host, run } = context;
    const { serviceId, ref } = request;
    let known = await readNewest(context, serviceId);
    let lostAnswers = 0;
    let busy = 0;
    for (;;) {
        const end = await (0,_launch_js__WEBPACK_IMPORTED_MODULE_5__/* .endBeforePost */ .hT)(run);
        if (end !== undefined)
            return end;
        const answer = await post(context, request, markOf(known));
        if (answer.kind === 'throttled')
            continue;
        if (answer.kind === 'busy') {
            const reason = await waitWhileBusy(context, request, { tries: ++busy, said: answer.message });
            if (reason !== undefined)
                return { kind: 'ended', outcome: 'skipped', reason };
            known = await readNewest(context, serviceId);
            continue;
        }
        if (answer.kind !== 'lost')
            return answer;
        lostAnswers++;
        host.report({
            kind: 'warning',
            text: `The answer to the deploy request was lost (${answer.message}); looking for its effect.`,
        });
        if (known === undefined) {
            return indeterminate('the history could not be read before it, so no deployment can be recognised as ours');
        }
        const finding = await (0,_lost_deploy_js__WEBPACK_IMPORTED_MODULE_6__/* .findLostDeploy */ .Zn)(platform, { serviceId, ref, knownIds: new Set(known) }, run);
        switch (finding.kind) {
            case 'adopt':
                if (finding.inferred)
                    host.report({ kind: 'warning', text: adoptedByInference(finding.id) });
                return { kind: 'accepted', deploymentId: finding.id, serviceId, ref, url: undefined, older: markOf(known) };
            case 'several':
                return indeterminate(`several new deployments could be ours: ${finding.ids.join(', ')}`);
            case 'unknown':
                return indeterminate(finding.why);
            case 'timed-out':
                return unresolved('timed-out', 'the timeout passed before its effect showed');
            case 'absent':
                if (lostAnswers < 2)
                    continue;
                return { kind: 'ended', outcome: 'failed', reason: `Nothing was deployed: twice ${answer.message}` };
            case 'look-again':
                throw new Error('a look that was not the last was returned');
            default:
                return finding;
        }
    }
}
/** Rows from before our POST end every later look. */
function markOf(known) {
    return known?.[0] === undefined ? { kind: 'unknown' } : { kind: 'row', id: known[0] };
}
/** The reason to give up, if there is one by then. */
async function waitWhileBusy({ host, options, run }, { whileBusy }, { tries, said }) {
    if (tries === 1)
        host.report({ kind: 'notice', text: `${said} It is tried again until the timeout.` });
    const pauseMs = options.pollIntervalMs ?? busyMs[tries - 1] ?? longestBusyMs;
    await run.sleep(Math.min(pauseMs, Math.max(0, run.remaining())));
    return await whileBusy?.();
}
async function post(context, { serviceId, ref, whileBusy }, older) {
    const { platform, run } = context;
    try {
        const timeoutMs = Math.min(postLimitMs, Math.max(run.remaining() - lookMs, run.remaining() / 2));
        const args = ref === undefined ? { id: serviceId } : { id: serviceId, ref };
        const answer = await platform.call('deploy_service', args, { signal: run.signal, timeoutMs });
        const { deploymentId } = answer;
        return { kind: 'accepted', deploymentId, serviceId, ref: answer.ref ?? ref, url: undefined, older };
    }
    catch (error) {
        const busy = error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .RefusedError */ .fk && error.status === 409 && whileBusy !== undefined;
        if (!busy)
            return (0,_launch_js__WEBPACK_IMPORTED_MODULE_5__/* .classifyWriteFailure */ .wF)(run, error);
        run.noteRetryAfter(error);
        run.inDoubt = false;
        return { kind: 'busy', message: error.message };
    }
}
/** Ids of the newest page before our POST, newest first: the mark. Undefined where three reads failed. */
async function readNewest({ platform, run }, serviceId) {
    for (let reads = 1; await run.waitForRetryAfter(); reads++) {
        try {
            const limitMs = Math.min(markLimitMs, run.remaining());
            return await run.within(limitMs, 'list_deployments', (signal) => firstIds(platform, serviceId, signal));
        }
        catch (error) {
            run.signal.throwIfAborted();
            if (!(error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .TaxiwayError */ .yJ))
                throw error;
            if (reads === mostMarkReads || isFinal(error))
                return undefined;
            await run.sleep((0,_verdict_poll_schedule_js__WEBPACK_IMPORTED_MODULE_4__/* .failureBackoff */ .Vd)(reads, run.random));
        }
    }
    return undefined;
}
/** A platform that says no says it again; one that stumbles or throttles may not. */
function isFinal(error) {
    if (error.kind === 'input')
        return true;
    return error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .RefusedError */ .fk && error.status < 500 && error.status !== 429;
}
async function firstIds(platform, serviceId, signal) {
    for await (const page of (0,_history_js__WEBPACK_IMPORTED_MODULE_2__/* .historyPages */ .P)(platform, serviceId, signal)) {
        const ids = page.deployments.map(_record_js__WEBPACK_IMPORTED_MODULE_3__/* .idOf */ .TH).filter((id) => id !== undefined);
        if (ids.length > 0)
            return ids;
    }
    return [];
}
function indeterminate(why) {
    return unresolved('indeterminate', why);
}
function unresolved(outcome, why) {
    const reason = `The answer to the deploy request was lost, and ${why}; a deployment may be running, look at the dashboard.`;
    return { kind: 'ended', outcome, reason };
}
function adoptedByInference(id) {
    return `Deployment ${id} is taken for ours by inference: it is the only new one, and its record shows no ref.`;
}


/***/ }),

/***/ 7735:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  gate: () => (/* binding */ gate)
});

// EXTERNAL MODULE: ./build/client/time/run.js
var time_run = __webpack_require__(6487);
// EXTERNAL MODULE: ./build/deployment/follow.js + 2 modules
var follow = __webpack_require__(9156);
// EXTERNAL MODULE: ./build/deployment/phases.js
var phases = __webpack_require__(7036);
// EXTERNAL MODULE: ./build/deployment/start/deploy.js
var deploy = __webpack_require__(5418);
// EXTERNAL MODULE: ./build/deployment/start/preflight.js
var preflight = __webpack_require__(6266);
// EXTERNAL MODULE: ./build/deployment/verdict/vocabulary.js
var vocabulary = __webpack_require__(9022);
// EXTERNAL MODULE: ./build/client/errors.js
var errors = __webpack_require__(6695);
// EXTERNAL MODULE: ./build/deployment/history.js
var deployment_history = __webpack_require__(278);
// EXTERNAL MODULE: ./build/deployment/record.js
var deployment_record = __webpack_require__(8093);
// EXTERNAL MODULE: ./build/deployment/verdict/poll-schedule.js
var poll_schedule = __webpack_require__(4213);
;// CONCATENATED MODULE: ./build/gate/choose.js




/** How a deployment was chosen: its id was given, its record shows the commit, or it is the newest (unfinished) one. */
const choices = (/* unused pure expression or super */ null && (['id', 'commit', 'newest-unfinished', 'newest']));
/** How long a record of the commit may take to show, in milliseconds (product: gate). */
const longestWaitMs = 60_000;
const readMs = 30_000;
const lastReadMs = 3_500;
/** A service that something else is creating may not be there yet. */
const absentForMs = 10_000;
/**
 * Chooses the deployment to judge: one whose record shows the commit, waited for until the run's deadline; else the newest unfinished
 * one; else, where allowed, the newest. Rejects with the signal's reason alone.
 */
async function chooseDeployment(platform, request, pace) {
    const { rows, failure } = await lookForCommit(platform, request, pace);
    const ours = rows?.find((row) => showsCommit(row, request.commit));
    if (ours !== undefined)
        return chosen('commit', ours, `its record shows the commit ${choose_short(request.commit)}`);
    if (rows !== undefined)
        return withoutCommit(rows, request, pace.meaningOf);
    return { kind: 'none', reason: `The deployment history could not be read, so none was chosen. ${failure}` };
}
/** Reads until a row shows the commit, and for the last time at the deadline; without a commit once. */
async function lookForCommit(platform, request, { run, pollIntervalMs, onWait }) {
    let rows;
    let failure = 'The platform asked to wait for longer than that.';
    const looks = { failures: 0, refusals: 0, absentSinceMs: undefined };
    const seconds = longestWaitMs / 1000;
    while (await run.waitForRetryAfter()) {
        const last = run.remaining() <= 0;
        try {
            const first = rows === undefined;
            rows = await readRows(platform, request, { run, known: rows, limitMs: last ? lastReadMs : readMs });
            looks.failures = 0;
            if (request.commit === undefined || rows.some((row) => showsCommit(row, request.commit)))
                break;
            if (first)
                onWait(`No record shows the commit ${choose_short(request.commit)} yet: it is waited for, up to ${seconds} s.`);
        }
        catch (error) {
            run.signal.throwIfAborted();
            if (!(error instanceof errors/* TaxiwayError */.yJ))
                throw error;
            failure = error.message;
            looks.failures++;
            if (isFinal(error, looks, run.elapsed()))
                break;
        }
        if (last)
            break;
        const interval = (0,poll_schedule/* pollInterval */.dq)({ fixedMs: pollIntervalMs }, run.elapsed());
        const pauseMs = looks.failures === 0 ? interval : (0,poll_schedule/* failureBackoff */.Vd)(looks.failures, run.random);
        await run.sleep(Math.min(pauseMs, Math.max(0, run.remaining())));
    }
    return { rows, failure };
}
/** The second and third choice. */
function withoutCommit(rows, { commit, allowLatest }, meaningOf) {
    const [newest] = rows;
    const why = commit === undefined ? 'no commit is known' : `no record shows the commit ${choose_short(commit)}`;
    const unfinished = rows.find((row) => isUnfinished(row, meaningOf));
    if (unfinished !== undefined)
        return chosen('newest-unfinished', unfinished, `${why}, and it is the newest unfinished one`);
    if (newest === undefined)
        return { kind: 'none', reason: 'The service has no deployment, so there is none to judge.' };
    if (allowLatest)
        return chosen('newest', newest, `${why}, none is unfinished, and \`allow-latest\` takes the newest`);
    const cure = 'give `deployment-id`, or `allow-latest: true` for the newest one';
    return { kind: 'none', reason: `No deployment was chosen: ${why}, and none is unfinished; ${cure}.` };
}
/** Newest first. The first look goes 20 pages deep, the next ones take the newest page, for new rows come first. */
async function readRows(platform, { serviceId, commit }, { run, known, limitMs }) {
    return await run.within(limitMs, 'list_deployments', async (signal) => {
        const rows = [];
        for await (const page of (0,deployment_history/* historyPages */.P)(platform, serviceId, signal)) {
            for (const record of page.deployments.map(deployment_record/* readRecord */.aE))
                if (hasId(record))
                    rows.push(record);
            if (rows.some((row) => showsCommit(row, commit)))
                return rows;
            if (known !== undefined && rows.length > 0)
                break;
        }
        const seen = new Set(rows.map(({ id }) => id));
        return [...rows, ...(known ?? []).filter(({ id }) => !seen.has(id))];
    });
}
function hasId(record) {
    return record.id !== undefined;
}
function showsCommit({ refs }, commit) {
    return (0,deployment_record/* compareRefs */.Iu)(commit, refs) === 'ours';
}
/** A word that can mean both, and no word at all, go by whether there is an image to roll back to. */
function isUnfinished({ word, rollbackable }, meaningOf) {
    const meaning = word === undefined ? 'ambiguous' : meaningOf(word);
    switch (meaning) {
        case 'ongoing':
        case 'unknown':
            return true;
        case 'ambiguous':
            return !rollbackable;
        case 'succeeded':
        case 'failed':
        case 'cancelled':
        case 'superseded':
            return false;
        default:
            return meaning;
    }
}
/** A key that may not read says so again, and so does a service that is not there. */
function isFinal(error, looks, atMs) {
    const status = error instanceof errors/* RefusedError */.fk ? error.status : 0;
    looks.refusals = (0,errors/* isForbiddenStatus */.sJ)(status) ? looks.refusals + 1 : 0;
    looks.absentSinceMs = status === 404 ? (looks.absentSinceMs ?? atMs) : undefined;
    return looks.refusals >= errors/* refusalLimit */.AU || atMs - (looks.absentSinceMs ?? atMs) >= absentForMs;
}
function chosen(by, { id, refs }, why) {
    return { kind: 'chosen', by, deploymentId: id, ref: (0,deployment_record/* readRef */.sg)(refs), how: `Deployment ${id} was chosen: ${why}.` };
}
function choose_short(commit) {
    return (commit ?? '').slice(0, 12);
}

;// CONCATENATED MODULE: ./build/gate/newer-deployments.js



const newer_deployments_readMs = 3_500;
/**
 * Sees whether a newer deployment came before the checks of a judged one were over. Each look is one read of the newest page; one
 * that fails shows nothing, for it says nothing about the judged deployment.
 */
class NewerDeployments {
    #platform;
    #run;
    #serviceId;
    #known;
    constructor(platform, run, serviceId) {
        this.#platform = platform;
        this.#run = run;
        this.#serviceId = serviceId;
    }
    /** The checks begin. */
    async begin() {
        this.#known = await this.#newestIds();
    }
    /** The checks are over: the ids of newer deployments, the newest first. */
    async end(judged) {
        return newerThan(judged, (await this.#newestIds()) ?? [], this.#known);
    }
    async #newestIds() {
        const run = this.#run;
        try {
            return await run.within(newer_deployments_readMs, 'list_deployments', async (signal) => {
                for await (const { deployments } of (0,deployment_history/* historyPages */.P)(this.#platform, this.#serviceId, signal)) {
                    return deployments.map(deployment_record/* idOf */.TH).filter((id) => id !== undefined);
                }
                return undefined;
            });
        }
        catch (error) {
            if (run.signal.aborted || error instanceof errors/* TaxiwayError */.yJ)
                return undefined;
            throw error;
        }
    }
}
/**
 * The rows of a page that are newer than the judged one: those before it, and those that came since the page was read before, for
 * some platforms show the live deployment first.
 */
function newerThan(judged, page, known) {
    const ahead = page.slice(0, Math.max(0, page.indexOf(judged)));
    const others = page.filter((id) => id !== judged);
    const firstKnown = others.findIndex((id) => known?.includes(id));
    const arrived = known === undefined ? [] : others.slice(0, firstKnown < 0 ? others.length : firstKnown);
    return page.filter((id) => ahead.includes(id) || arrived.includes(id));
}

;// CONCATENATED MODULE: ./build/gate/reason.js
/** The deployment's own sentence, then that of the checks, of what else they may have seen, and of the rollback. */
function reasonOf(deployment, checks, { rollbackRef, rollback, newer }) {
    if (deployment.outcome !== 'succeeded' || checks.length === 0)
        return deployment.reason;
    const also = newer.length === 0 ? '' : ` ${alsoSeen(newer)}`;
    const bad = checks.find(({ result }) => result !== 'passed');
    if (bad === undefined)
        return `${deployment.reason} ${passedOf(checks)}${also}`;
    if (bad.result !== 'failed')
        return `${deployment.reason} The check ${bad.name} did not end: ${bad.summary}.${also}`;
    const failed = `The check ${bad.name} failed: ${bad.summary}.${also}`;
    if (rollbackRef === undefined)
        return `${failed} The deployment stays as it is, for no rollback-ref is given.`;
    return `${failed} ${rollback === undefined ? 'The run was cancelled before the rollback.' : sentenceOf(rollback)}`;
}
/** That the checks may have looked at another deployment. */
function alsoSeen(newer) {
    return `A newer deployment came (${newer.join(', ')}), so the checks may have seen that one too.`;
}
function passedOf(checks) {
    const names = checks.map(({ name }) => name).join(', ');
    return checks.length === 1 ? `The check ${names} passed.` : `All ${checks.length} checks passed: ${names}.`;
}
function sentenceOf({ ref, deployment }) {
    const { outcome, deploymentId, reason } = deployment;
    const by = deploymentId === undefined ? '' : ` by deployment ${deploymentId}`;
    return outcome === 'succeeded'
        ? `The service was rolled back to ${ref}${by}.`
        : `The rollback to ${ref}${by} did not succeed (${outcome}): ${reason}`;
}

// EXTERNAL MODULE: ./build/checks/check.js
var checks_check = __webpack_require__(5096);
// EXTERNAL MODULE: ./build/checks/excerpt.js
var excerpt = __webpack_require__(5085);
;// CONCATENATED MODULE: ./build/gate/run-checks.js


/** The checks of one gate, run in order up to the first that does not pass. */
class RunChecks {
    #checks;
    #platform;
    #host;
    #run;
    #clean;
    #unprepared = new Map();
    constructor(checks, context) {
        this.#checks = checks;
        this.#platform = context.platform;
        this.#host = context.host;
        this.#run = context.run;
        this.#clean = (text) => context.host.clean?.(text) ?? text;
    }
    /** Each check's report. */
    async run() {
        for (const check of this.#checks)
            await this.#prepare(check);
        const reports = [];
        for (const check of this.#checks) {
            const goOn = reports.every(({ result }) => result === 'passed');
            reports.push(goOn ? await this.#one(check) : notRun(check));
        }
        return reports;
    }
    /** The same where there is nothing to check: no deployment succeeded. */
    notRun() {
        return this.#checks.map(notRun);
    }
    /** What goes wrong here is told when the check's turn comes. */
    async #prepare(check) {
        try {
            if (!this.#run.signal.aborted)
                await check.prepare?.(this.#context(check));
        }
        catch (error) {
            this.#unprepared.set(check, error);
        }
    }
    async #one(check) {
        this.#host.report({ kind: 'check-began', name: check.name });
        const startMs = this.#run.elapsed();
        const report = { name: check.name, ...(await this.#finding(check)), startMs, endMs: this.#run.elapsed() };
        this.#host.report({ kind: 'check-ended', check: report });
        return report;
    }
    /** A check that crashes has proved nothing, so it has failed. */
    async #finding(check) {
        const { signal } = this.#run;
        try {
            signal.throwIfAborted();
            if (this.#unprepared.has(check))
                throw this.#unprepared.get(check);
            const { passed, summary, evidence } = await check.run(this.#context(check));
            return {
                result: passed ? 'passed' : 'failed',
                summary: (0,checks_check/* clauseOf */.p)(summary),
                evidence: (0,excerpt/* evidenceOf */.X)(evidence, this.#clean),
            };
        }
        catch (error) {
            if (signal.aborted) {
                const doubt = check.doubt === undefined ? '' : `; ${check.doubt}`;
                return { result: 'cut-short', summary: `the run was cancelled${doubt}`, evidence: [] };
            }
            const message = error instanceof Error ? error.message : String(error);
            return { result: 'failed', summary: `it could not be run: ${(0,checks_check/* clauseOf */.p)(message)}`, evidence: [] };
        }
    }
    #context({ name }) {
        const { clock, signal } = this.#run;
        const progress = (text) => this.#host.report({ kind: 'check-progress', name, text });
        return { platform: this.#platform, clock, signal, progress, clean: this.#clean };
    }
}
function notRun({ name }) {
    return { name, result: 'not-run', summary: 'not run', evidence: [], startMs: 0, endMs: 0 };
}

;// CONCATENATED MODULE: ./build/gate/gate.js










/**
 * Waits for a deployment that something else started, then checks what it made; where a check fails, deploys another ref. All that
 * the platform and the app do is in the report. `timeoutMs` bounds the following alone, and that of a rollback by itself.
 *
 * @throws InputError where the key's scope does not permit a check or the rollback; nothing was judged then.
 */
async function gate(platform, request, host, options = {}) {
    return await new Gate(platform, request, host, options).run();
}
class Gate {
    #platform;
    #request;
    #host;
    #options;
    /** The gate's own time; the choice and the following have runs of their own. */
    #run;
    #checks;
    constructor(platform, request, host, options) {
        this.#platform = platform;
        this.#request = request;
        this.#host = host;
        this.#options = options;
        this.#run = new time_run/* Run */.K(options);
        this.#checks = new RunChecks(request.checks ?? [], { platform, host, run: this.#run });
    }
    async run() {
        const { serviceId, rollbackRef } = this.#request;
        const choice = await this.#choose();
        if (choice.kind === 'none')
            return this.#unjudged(choice.reason);
        const { by, deploymentId, ref, how } = choice;
        this.#host.report({ kind: 'chosen', by, deploymentId, serviceId, ref, how });
        const followedFromMs = this.#run.elapsed();
        const deployment = await this.#follow(deploymentId, ref);
        this.#host.report({ kind: 'judged', deployment });
        const { checks, newer } = await this.#check(deployment, deploymentId);
        const rollback = checks.some(({ result }) => result === 'failed') ? await this.#rollBack() : undefined;
        const passed = deployment.outcome === 'succeeded' && checks.every(({ result }) => result === 'passed');
        const reason = reasonOf(deployment, checks, { rollbackRef, rollback, newer });
        const durationMs = this.#run.elapsed();
        return { passed, reason, deployment, chosenBy: by, followedFromMs, checks, newer, rollback, durationMs };
    }
    async #choose() {
        const { serviceId, deploymentId, commit, allowLatest = false } = this.#request;
        try {
            for (const operation of this.#needs())
                await this.#preflight(operation);
            if (!(await this.#run.waitForRetryAfter()))
                return { kind: 'none', reason: 'The platform asked to wait past the timeout.' };
            if (deploymentId !== undefined) {
                const how = `Deployment ${deploymentId} of service ${serviceId} is judged, as asked for.`;
                return { kind: 'chosen', by: 'id', deploymentId, ref: undefined, how };
            }
            const run = new time_run/* Run */.K({ ...this.#options, timeoutMs: longestWaitMs });
            const { pollIntervalMs } = this.#options;
            const onWait = (text) => this.#host.report({ kind: 'waiting', text });
            const pace = { run, meaningOf: (0,vocabulary/* buildVocabulary */.vQ)(this.#options), pollIntervalMs, onWait };
            return await chooseDeployment(this.#platform, { serviceId, commit, allowLatest }, pace);
        }
        catch (error) {
            if (!this.#run.signal.aborted)
                throw error;
            return { kind: 'none', reason: 'The run was cancelled before a deployment was chosen.' };
        }
    }
    #needs() {
        const { checks = [], rollbackRef } = this.#request;
        const needed = checks.flatMap(({ needs }) => (needs === undefined ? [] : [needs]));
        return new Set(rollbackRef === undefined ? needed : [...needed, 'deploy_service']);
    }
    async #preflight(operation) {
        const { signal } = this.#run;
        const onFailure = (error) => this.#run.noteRetryAfter(error);
        const target = operation === 'deploy_service' ? { serviceId: this.#request.serviceId } : {};
        await (0,preflight/* preflight */.Mz)(this.#platform, operation, target, { signal, timeoutMs: preflight/* preflightMs */.An, onFailure });
    }
    #follow(deploymentId, ref) {
        const { serviceId } = this.#request;
        const run = new time_run/* Run */.K(this.#options);
        const target = {
            serviceId,
            deploymentId,
            older: { kind: 'unknown' },
            ref,
            url: undefined,
            graceUntilMs: 0,
        };
        const context = { run, options: this.#options, phases: new phases/* Phases */.V('waiting') };
        return new follow/* DeploymentFollower */.i(this.#platform, target, this.#host, context).run();
    }
    /** Runs the checks, and sees whether they may have looked at another deployment. */
    async #check({ outcome }, deploymentId) {
        const { checks = [], serviceId } = this.#request;
        if (outcome !== 'succeeded' || checks.length === 0)
            return { checks: this.#checks.notRun(), newer: [] };
        const newer = new NewerDeployments(this.#platform, this.#run, serviceId);
        await newer.begin();
        const reports = await this.#checks.run();
        const ids = await newer.end(deploymentId);
        if (ids.length > 0)
            this.#host.report({ kind: 'warning', text: alsoSeen(ids) });
        return { checks: reports, newer: ids };
    }
    async #rollBack() {
        const { serviceId, rollbackRef: ref } = this.#request;
        if (ref === undefined || this.#run.signal.aborted)
            return undefined;
        const startMs = this.#run.elapsed();
        this.#host.report({ kind: 'rollback-began', ref });
        const deployment = await (0,deploy/* deploy */.g)(this.#platform, { serviceId, ref }, this.#host, this.#options).catch((error) => {
            const reason = error instanceof Error ? error.message : String(error);
            return {
                ...nothingDeployed,
                serviceId,
                ref,
                outcome: 'failed',
                reason,
                durationMs: this.#run.elapsed() - startMs,
            };
        });
        const rollback = { ref, startMs, deployment };
        this.#host.report({ kind: 'rollback-ended', rollback });
        return rollback;
    }
    #unjudged(reason) {
        const { serviceId } = this.#request;
        const durationMs = this.#run.elapsed();
        const outcome = this.#run.signal.aborted ? 'aborted' : 'indeterminate';
        const phases = [{ name: 'choosing', startMs: 0, endMs: durationMs }];
        const deployment = { ...nothingDeployed, serviceId, ref: undefined, outcome, reason, durationMs, phases };
        const checks = this.#checks.notRun();
        const nothing = { chosenBy: undefined, newer: [], rollback: undefined, followedFromMs: 0 };
        return { passed: false, reason, deployment, checks, durationMs, ...nothing };
    }
}
const nothingDeployed = { deploymentId: undefined, url: undefined, status: undefined, phases: [] };


/***/ })

};
