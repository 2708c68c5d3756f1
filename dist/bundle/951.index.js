export const id = 951;
export const ids = [951];
export const modules = {

/***/ 5951:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  gate: () => (/* binding */ gate_gate)
});

// EXTERNAL MODULE: ./build/deployment/deploy.js
var deploy = __webpack_require__(6391);
// EXTERNAL MODULE: ./build/deployment/follow.js + 2 modules
var follow = __webpack_require__(672);
// EXTERNAL MODULE: ./build/deployment/phases.js
var phases = __webpack_require__(7036);
// EXTERNAL MODULE: ./build/deployment/preflight.js
var preflight = __webpack_require__(3493);
// EXTERNAL MODULE: ./build/deployment/run.js
var deployment_run = __webpack_require__(3219);
// EXTERNAL MODULE: ./build/deployment/vocabulary.js
var vocabulary = __webpack_require__(4960);
// EXTERNAL MODULE: ./build/client/errors.js
var errors = __webpack_require__(6695);
// EXTERNAL MODULE: ./build/deployment/forbidden.js
var forbidden = __webpack_require__(8055);
// EXTERNAL MODULE: ./build/deployment/history.js
var deployment_history = __webpack_require__(278);
// EXTERNAL MODULE: ./build/deployment/record.js
var deployment_record = __webpack_require__(8093);
// EXTERNAL MODULE: ./build/deployment/schedule.js
var schedule = __webpack_require__(8501);
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
    while (await run.mayAsk()) {
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
        const interval = (0,schedule/* pollInterval */.dq)({ fixedMs: pollIntervalMs }, run.elapsed());
        const pauseMs = looks.failures === 0 ? interval : (0,schedule/* failureBackoff */.Vd)(looks.failures, run.random);
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
    looks.refusals = (0,forbidden/* forbids */.kT)(status) ? looks.refusals + 1 : 0;
    looks.absentSinceMs = status === 404 ? (looks.absentSinceMs ?? atMs) : undefined;
    return looks.refusals >= forbidden/* refusalsThatCount */.Sm || atMs - (looks.absentSinceMs ?? atMs) >= absentForMs;
}
function chosen(by, { id, refs }, why) {
    return { kind: 'chosen', by, deploymentId: id, ref: (0,deployment_record/* shownRef */.nK)(refs), how: `Deployment ${id} was chosen: ${why}.` };
}
function choose_short(commit) {
    return (commit ?? '').slice(0, 12);
}

;// CONCATENATED MODULE: ./build/checks/check.js
/** A sentence as a clause: without its full stop. */
function clauseOf(sentence) {
    return sentence.trim().replace(/\.$/, '');
}

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
    /** Each check's report. Nothing is run where there is nothing to check: the deployment did not succeed. */
    async run(succeeded) {
        if (!succeeded)
            return this.notRun();
        for (const check of this.#checks)
            await this.#prepare(check);
        const reports = [];
        for (const check of this.#checks) {
            const goOn = reports.every(({ result }) => result === 'passed');
            reports.push(goOn ? await this.#one(check) : notRun(check));
        }
        return reports;
    }
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
        this.#host.tell({ kind: 'check-began', name: check.name });
        const startMs = this.#run.elapsed();
        const report = { name: check.name, ...(await this.#finding(check)), startMs, endMs: this.#run.elapsed() };
        this.#host.tell({ kind: 'check-ended', check: report });
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
                summary: clauseOf(summary),
                evidence: (0,excerpt/* evidenceOf */.X)(evidence, this.#clean),
            };
        }
        catch (error) {
            if (signal.aborted) {
                const doubt = check.doubt === undefined ? '' : `; ${check.doubt}`;
                return { result: 'cut-short', summary: `the run was cancelled${doubt}`, evidence: [] };
            }
            const message = error instanceof Error ? error.message : String(error);
            return { result: 'failed', summary: `it could not be run: ${clauseOf(message)}`, evidence: [] };
        }
    }
    #context({ name }) {
        const { clock, signal } = this.#run;
        const progress = (text) => this.#host.tell({ kind: 'check-progress', name, text });
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
        this.#run = new deployment_run/* Run */.K(options);
        this.#checks = new RunChecks(request.checks ?? [], { platform, host, run: this.#run });
    }
    async run() {
        const { serviceId, rollbackRef } = this.#request;
        const choice = await this.#choose();
        if (choice.kind === 'none')
            return this.#unjudged(choice.reason);
        const { by, deploymentId, ref, how } = choice;
        this.#host.tell({ kind: 'chosen', by, deploymentId, serviceId, ref, how });
        const followedFromMs = this.#run.elapsed();
        const deployment = await this.#follow(deploymentId, ref);
        this.#host.tell({ kind: 'judged', deployment });
        const checks = await this.#checks.run(deployment.outcome === 'succeeded');
        const rollback = checks.some(({ result }) => result === 'failed') ? await this.#rollBack() : undefined;
        const passed = deployment.outcome === 'succeeded' && checks.every(({ result }) => result === 'passed');
        const reason = reasonOf(deployment, checks, { rollbackRef, rollback });
        const durationMs = this.#run.elapsed();
        return { passed, reason, deployment, chosenBy: by, followedFromMs, checks, rollback, durationMs };
    }
    async #choose() {
        const { serviceId, deploymentId, commit, allowLatest = false } = this.#request;
        try {
            for (const operation of this.#needs())
                await this.#preflight(operation);
            if (!(await this.#run.mayAsk()))
                return { kind: 'none', reason: 'The platform asked to wait past the timeout.' };
            if (deploymentId !== undefined) {
                const how = `Deployment ${deploymentId} of service ${serviceId} is judged, as asked for.`;
                return { kind: 'chosen', by: 'id', deploymentId, ref: undefined, how };
            }
            const run = new deployment_run/* Run */.K({ ...this.#options, timeoutMs: longestWaitMs });
            const { pollIntervalMs } = this.#options;
            const onWait = (text) => this.#host.tell({ kind: 'waiting', text });
            const pace = { run, meaningOf: (0,vocabulary/* vocabularyOf */.YB)(this.#options), pollIntervalMs, onWait };
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
        const onFailure = (error) => this.#run.heed(error);
        const target = operation === 'deploy_service' ? { serviceId: this.#request.serviceId } : {};
        await (0,preflight/* preflight */.Mz)(this.#platform, operation, target, { signal, timeoutMs: preflight/* preflightMs */.An, onFailure });
    }
    #follow(deploymentId, ref) {
        const { serviceId } = this.#request;
        const run = new deployment_run/* Run */.K(this.#options);
        const target = {
            serviceId,
            deploymentId,
            older: { kind: 'unknown' },
            ref,
            url: undefined,
            graceUntilMs: 0,
        };
        const context = { run, options: this.#options, phases: new phases/* Phases */.V('waiting') };
        return new follow/* Following */.o(this.#platform, target, this.#host, context).toTheEnd();
    }
    async #rollBack() {
        const { serviceId, rollbackRef: ref } = this.#request;
        if (ref === undefined || this.#run.signal.aborted)
            return undefined;
        const startMs = this.#run.elapsed();
        this.#host.tell({ kind: 'rollback-began', ref });
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
        this.#host.tell({ kind: 'rollback-ended', rollback });
        return rollback;
    }
    #unjudged(reason) {
        const { serviceId } = this.#request;
        const durationMs = this.#run.elapsed();
        const outcome = this.#run.signal.aborted ? 'aborted' : 'indeterminate';
        const phases = [{ name: 'choosing', startMs: 0, endMs: durationMs }];
        const deployment = { ...nothingDeployed, serviceId, ref: undefined, outcome, reason, durationMs, phases };
        const checks = this.#checks.notRun();
        const nothing = { chosenBy: undefined, rollback: undefined, followedFromMs: 0 };
        return { passed: false, reason, deployment, checks, durationMs, ...nothing };
    }
}
const nothingDeployed = { deploymentId: undefined, url: undefined, status: undefined, phases: [] };
/** The deployment's own sentence, then that of the checks, then that of the rollback. */
function reasonOf(deployment, checks, { rollbackRef, rollback }) {
    if (deployment.outcome !== 'succeeded')
        return deployment.reason;
    const bad = checks.find(({ result }) => result !== 'passed');
    if (bad === undefined) {
        return checks.length === 0 ? deployment.reason : `${deployment.reason} ${passedOf(checks)}`;
    }
    if (bad.result !== 'failed')
        return `${deployment.reason} The check ${bad.name} did not end: ${bad.summary}.`;
    const failed = `The check ${bad.name} failed: ${bad.summary}.`;
    if (rollbackRef === undefined)
        return `${failed} The deployment stays as it is, for no rollback-ref is given.`;
    return `${failed} ${rollback === undefined ? 'The run was cancelled before the rollback.' : sentenceOf(rollback)}`;
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

// EXTERNAL MODULE: ./build/actions/connection-inputs.js
var connection_inputs = __webpack_require__(3414);
// EXTERNAL MODULE: ./build/actions/ending.js
var ending = __webpack_require__(9189);
// EXTERNAL MODULE: ./build/checks/health.js + 3 modules
var health = __webpack_require__(4689);
// EXTERNAL MODULE: ./build/checks/pattern.js
var checks_pattern = __webpack_require__(3078);
;// CONCATENATED MODULE: ./build/checks/runtime-log.js

const operation = 'get_logs';
const mostLines = 1_000;
const runtime_log_readMs = 15_000;
const mostPages = 1_000;
/** The mark in a log without lines: whatever comes is new, and there is no id to read after; ids may begin with 0. */
const nothing = -1;
/**
 * The runtime log of a service from one moment on: every line once, and none from before. A page may be cut at a size that the
 * contract does not show, and may then hold the first lines after the cursor or the newest ones; both are read whole.
 */
class RuntimeLog {
    #context;
    #serviceId;
    /** Lines that one answer may hold at most, as far as is known: a platform may refuse more, or send too many bytes. */
    #limit = mostLines;
    #mark;
    #order = 'unknown';
    #largestPage = 1;
    constructor(context, serviceId) {
        this.#context = context;
        this.#serviceId = serviceId;
    }
    /** Whether it is known where the log begins for us. */
    get marked() {
        return this.#mark !== undefined;
    }
    /** The log begins here. Rejects as the client does. */
    async begin() {
        const newest = await this.#page({});
        this.#mark ??= newest.at(-1)?.id ?? nothing;
    }
    /**
     * The lines after those that were read before, in the order of their ids, page by page for as long as there is more; leave the
     * loop to end it. What a failure leaves unread comes with the next read. Rejects as the client does.
     */
    async *read() {
        if (this.#mark === undefined)
            await this.begin();
        for (;;) {
            const mark = this.#mark ?? nothing;
            const page = await this.#page(mark === nothing ? {} : { after: mark });
            const last = page.at(-1);
            if (last === undefined)
                return;
            const cut = page.length >= Math.min(this.#limit, this.#largestPage);
            this.#largestPage = Math.max(this.#largestPage, page.length);
            if (cut && mark !== nothing && this.#order === 'unknown')
                this.#order = await this.#orderAfter(mark, page);
            const newestOnly = mark === nothing || this.#order !== 'first-lines';
            const missed = cut && newestOnly ? await this.#between(mark, page) : [];
            this.#mark = last.id;
            yield [...missed, ...page];
            if (!cut)
                return;
        }
    }
    /** Which lines a page holds that cannot hold all: told by the one line that is sent where one is asked for. */
    async #orderAfter(after, page) {
        if (page.length === 1)
            return 'unknown';
        const only = await this.#page({ after, limit: 1 });
        const [line] = only;
        if (line === undefined || only.length > 1)
            return 'unknown';
        if (line.id === page[0]?.id)
            return 'first-lines';
        return line.id >= (page.at(-1)?.id ?? 0) ? 'newest-lines' : 'unknown';
    }
    /** The lines after the mark that a page of the newest lines left out, read backwards. */
    async #between(mark, page) {
        let missed = [];
        for (let pages = 1; pages <= mostPages; pages++) {
            const before = missed[0]?.id ?? page[0]?.id ?? 0;
            const older = (await this.#page({ before })).filter(({ id }) => id > mark && id < before);
            if (older.length === 0)
                return missed;
            missed = [...older, ...missed];
        }
        throw unreadable('more lines came between two reads than can be read');
    }
    /** One answer, sorted. A limit that is refused, or gives more than fits into memory, is lowered. */
    async #page(cursor) {
        const { platform, signal } = this.#context;
        for (;;) {
            const args = { id: this.#serviceId, limit: this.#limit, ...cursor };
            try {
                const { logs } = await platform.call(operation, args, { signal, timeoutMs: runtime_log_readMs, retries: false });
                const lines = (logs ?? []).map(({ id, line }) => ({ id: idOf(id), text: textOf(line) }));
                const after = cursor.after ?? Number.NEGATIVE_INFINITY;
                return lines.filter(({ id }) => id > after).sort((one, other) => one.id - other.id);
            }
            catch (error) {
                if (this.#limit === 1 || !isTooMuch(error))
                    throw error;
                this.#limit = Math.max(1, Math.floor(this.#limit / 10));
            }
        }
    }
}
function idOf(id) {
    if (typeof id === 'number')
        return id;
    throw unreadable('a line has no id, so it cannot be told from those before it');
}
function textOf(line) {
    if (typeof line === 'string')
        return line;
    throw unreadable('a line has no text, so it cannot be judged');
}
function unreadable(what) {
    return new errors/* UnreadableError */.Gy(`${operation}: ${what}.`, { operation, status: 200 });
}
function isTooMuch(error) {
    return error instanceof errors/* UnreadableError */.Gy
        ? /MiB/.test(error.message)
        : error instanceof errors/* RefusedError */.fk && error.status === 400;
}

;// CONCATENATED MODULE: ./build/checks/soak.js





const longestIntervalMs = 2_000;
/** How long reads are tried again before the first check, so that it is known where the log stands. */
const markMs = 10_000;
/** How long reads are tried again after the end: the last lines count too. */
const soak_lastReadMs = 30_000;
const refusalsThatCount = 2;
const linesBefore = 5;
const shownOfSummary = 200;
const shownOfLine = 480;
/**
 * Tails the runtime log: passes where no line matches that was written between the beginning of the checks and the end of the
 * soak. Reads that fail are tried again; where the log could not be read up to its end the check fails, for then nobody knows.
 *
 * @throws InputError where the pattern is none
 */
function soakCheck(options) {
    const { serviceId, durationMs, failPattern, intervalMs = longestIntervalMs } = options;
    const pattern = new checks_pattern/* Pattern */.z('log-fail-pattern', failPattern);
    let log;
    return {
        name: 'runtime log',
        prepare: async (context) => {
            log = new RuntimeLog(context, serviceId);
            await markBefore(log, context);
        },
        run: async (context) => {
            const pace = { durationMs, intervalMs: Math.min(longestIntervalMs, intervalMs) };
            return await new Soak(log ?? new RuntimeLog(context, serviceId), pattern, context).watch(pace);
        },
    };
}
/** Notes where the log stands; a platform that does not say so, or not by then, is asked again when the soak begins. */
async function markBefore(log, { clock, signal }) {
    for (const untilMs = clock.now() + markMs; !log.marked && clock.now() < untilMs;) {
        try {
            await log.begin();
        }
        catch (error) {
            signal.throwIfAborted();
            if (!(error instanceof errors/* TaxiwayError */.yJ))
                throw error;
            const pauseMs = pauseAfter(error, longestIntervalMs);
            if (isForbidden(error) || clock.now() + pauseMs > untilMs)
                return;
            await clock.sleep(pauseMs, signal);
        }
    }
}
class Soak {
    #log;
    #pattern;
    #context;
    #before = [];
    #lines = 0;
    #failures = 0;
    #refusals = 0;
    #lastFailure = '';
    #lateMs;
    constructor(log, pattern, context) {
        this.#log = log;
        this.#pattern = pattern;
        this.#context = context;
    }
    async watch({ durationMs, intervalMs }) {
        const { clock, signal, progress } = this.#context;
        const startMs = clock.now();
        let endMs = startMs + durationMs;
        for (;;) {
            const sentMs = clock.now();
            const marked = this.#log.marked;
            const read = await this.#read(endMs + soak_lastReadMs);
            if (!marked && this.#log.marked) {
                // Lines from before cannot be told from older ones, so the whole time counts from here.
                this.#lateMs = clock.now() - startMs;
                endMs = clock.now() + durationMs;
            }
            if (read.kind === 'over')
                return read.finding;
            if (read.kind === 'good' && sentMs >= endMs)
                return this.#passed(durationMs);
            const nowMs = clock.now();
            const waitMs = read.kind === 'good' ? Math.min(intervalMs, endMs - nowMs) : Math.max(intervalMs, read.pauseMs);
            if (nowMs + waitMs > endMs + soak_lastReadMs)
                return this.#unread();
            progress(`${this.#lines} lines so far, none matches`);
            await clock.sleep(Math.max(0, waitMs), signal);
        }
    }
    async #read(lastMs) {
        try {
            for await (const lines of this.#log.read()) {
                const finding = this.#judge(lines);
                if (finding !== undefined)
                    return { kind: 'over', finding };
                if (this.#context.clock.now() > lastMs)
                    return this.#failed('lines come faster than they can be read', 0);
            }
            this.#refusals = 0;
            return { kind: 'good' };
        }
        catch (error) {
            this.#context.signal.throwIfAborted();
            if (!(error instanceof errors/* TaxiwayError */.yJ))
                throw error;
            this.#refusals = isForbidden(error) ? this.#refusals + 1 : 0;
            const failed = this.#failed(clauseOf(error.message), pauseAfter(error, 0));
            return this.#refusals < refusalsThatCount ? failed : { kind: 'over', finding: this.#unread() };
        }
    }
    #failed(why, pauseMs) {
        this.#failures++;
        this.#lastFailure = why;
        return { kind: 'bad', pauseMs };
    }
    #judge(lines) {
        try {
            const index = this.#pattern.find(lines.map(({ text }) => text));
            if (index >= 0)
                return this.#matched(lines, index);
        }
        catch (error) {
            if (!(error instanceof checks_pattern/* SlowPatternError */.S))
                throw error;
            return { passed: false, summary: `log-fail-pattern cannot be judged: ${clauseOf(error.message)}`, evidence: [] };
        }
        this.#lines += lines.length;
        this.#before = [...this.#before, ...lines.slice(-linesBefore)].slice(-linesBefore);
        return undefined;
    }
    #matched(lines, index) {
        const around = [...this.#before, ...lines.slice(0, index)].slice(-linesBefore);
        const after = lines.slice(index + 1, index + 1 + linesBefore);
        const show = ({ id, text }) => `${id}: ${text}`;
        const line = lines[index];
        const text = this.#context.clean(line?.text ?? '');
        const place = this.#placeIn(text);
        const match = `> ${line?.id}: ${(0,excerpt/* excerpt */.K)(text, shownOfLine, place)}`;
        return {
            passed: false,
            summary: `a line matches: ${(0,excerpt/* excerpt */.K)(text, shownOfSummary, place)}`,
            evidence: this.#evidenceOf([...around.map(show), match, ...after.map(show)]),
        };
    }
    /** Where the cleaned line matches; at its beginning where what matched was taken out. */
    #placeIn(text) {
        try {
            return Math.max(0, this.#pattern.placeIn(text));
        }
        catch (error) {
            if (error instanceof checks_pattern/* SlowPatternError */.S)
                return 0;
            throw error;
        }
    }
    #passed(durationMs) {
        const failures = this.#failures === 0 ? [] : [`${this.#failures} reads failed on the way; at last ${this.#lastFailure}`];
        return {
            passed: true,
            summary: `none of ${this.#lines} lines matches, in ${durationMs / 1000} s`,
            evidence: this.#evidenceOf([
                ...this.#lateness(),
                ...failures,
                ...this.#before.map(({ id, text }) => `${id}: ${text}`),
            ]),
        };
    }
    #lateness() {
        if (this.#lateMs === undefined)
            return [];
        const seconds = (this.#lateMs / 1000).toFixed(1);
        return [`the log could not be read before this check, so it was watched from ${seconds} s after its beginning`];
    }
    #evidenceOf(lines) {
        return (0,excerpt/* evidenceOf */.X)(lines, this.#context.clean);
    }
    #unread() {
        const upTo = this.#lines === 0 ? 'at all' : `beyond line ${this.#before.at(-1)?.id}`;
        return {
            passed: false,
            summary: `the runtime log could not be read ${upTo}, so nobody knows what is in it: ${this.#lastFailure}`,
            evidence: this.#evidenceOf([`${this.#failures} reads failed`]),
        };
    }
}
function isForbidden(error) {
    return error instanceof errors/* RefusedError */.fk && (error.status === 401 || error.status === 403);
}
/** The wait that the platform asked for, and at least so much. */
function pauseAfter(error, leastMs) {
    return Math.max(leastMs, error instanceof errors/* RefusedError */.fk ? (error.retryAfterMs ?? 0) : 0);
}

// EXTERNAL MODULE: ./build/contract/hidden-failure.js + 1 modules
var hidden_failure = __webpack_require__(107);
;// CONCATENATED MODULE: ./build/checks/statement.js




const usualTimeoutMs = 300_000;
const shownLines = 10;
const longestFailure = 500;
const mayHaveRunText = 'the statement may have run, and is not sent again';
/** Runs the statement once and never again: where its answer is lost the check fails, and says that it may have run. */
function statementCheck(options) {
    return {
        name: 'SQL',
        doubt: mayHaveRunText,
        needs: 'db_query',
        run: async (context) => {
            try {
                return await run(options, context);
            }
            catch (error) {
                context.signal.throwIfAborted();
                if (!(error instanceof errors/* TaxiwayError */.yJ))
                    throw error;
                const doubt = mayHaveRun(error) ? `; ${mayHaveRunText}` : '';
                return { passed: false, summary: `${clauseOf(error.message)}${doubt}`, evidence: [] };
            }
        },
    };
}
async function run(options, { platform, signal, clean }) {
    const { serviceId, query, timeoutMs = usualTimeoutMs } = options;
    const answer = await platform.call('db_query', { id: serviceId, query }, { signal, timeoutMs });
    const { output } = answer;
    const lines = (output ?? '').split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
    const more = lines.length > shownLines ? [`… ${lines.length - shownLines} more lines`] : [];
    const evidence = (0,excerpt/* evidenceOf */.X)([...lines.slice(0, shownLines), ...more], clean);
    const failure = (0,hidden_failure/* failureOfStatement */.v)(answer);
    if (failure !== undefined) {
        return { passed: false, summary: (0,excerpt/* excerpt */.K)(clauseOf(clean(failure)), longestFailure), evidence };
    }
    if (typeof output === 'string')
        return { passed: true, summary: 'the statement ran without an error', evidence };
    return {
        passed: false,
        summary: 'the answer shows no output, so nobody knows whether the statement failed',
        evidence,
    };
}
/** Whether an answer that says nothing of the effect leaves it open (contract: Errors, 500). */
function mayHaveRun(error) {
    if (error instanceof errors/* NoAnswerError */.i5)
        return error.sent;
    if (error instanceof errors/* UnreadableError */.Gy)
        return true;
    return error instanceof errors/* RefusedError */.fk && error.status >= 500 && error.status !== 501;
}

// EXTERNAL MODULE: ./build/actions/follow-inputs.js
var follow_inputs = __webpack_require__(7993);
// EXTERNAL MODULE: ./build/actions/report-inputs.js
var report_inputs = __webpack_require__(7216);
;// CONCATENATED MODULE: ./build/actions/gate-inputs.js







const hour = 3_600_000;
/** The bound is ours: a job lasts six hours. */
const gate_inputs_long = { least: 1, most: 6 * hour, words: 'above 0 and at most 6h' };
/** @throws InputError with one sentence that names the input, what is wrong and what to do; nothing was sent */
function readGateInputs(inputs, context) {
    const report = (0,report_inputs/* readReportInputs */.g)(inputs);
    const connection = (0,connection_inputs/* readConnection */.d)(inputs);
    const follow = (0,follow_inputs/* readFollowInputs */.j)(inputs);
    return { connection, request: readRequest(inputs, context, follow), follow, report };
}
function readRequest(inputs, { sha }, follow) {
    const serviceId = inputs.identifier('service-id');
    if (serviceId === undefined) {
        throw new errors/* InputError */.dz('service-id', 'Input `service-id` is missing: name the service whose deployment is judged.');
    }
    const deploymentId = inputs.identifier('deployment-id');
    const rollbackRef = inputs.ref('rollback-ref');
    const allowLatest = inputs.boolean('allow-latest', false);
    const checks = [readHealth(inputs), readSoak(inputs, serviceId, follow), readStatement(inputs)];
    return {
        serviceId,
        ...(deploymentId === undefined ? {} : { deploymentId }),
        ...(sha === undefined ? {} : { commit: sha }),
        allowLatest,
        checks: checks.filter((check) => check !== undefined),
        ...(rollbackRef === undefined ? {} : { rollbackRef }),
    };
}
function readHealth(inputs) {
    const url = inputs.url('health-url');
    const status = inputs.text('health-status');
    const body = inputs.text('health-body');
    const successes = inputs.count('health-successes', { least: 1, most: 100 });
    const intervalMs = inputs.duration('health-interval', gate_inputs_long);
    const timeoutMs = inputs.duration('health-timeout', gate_inputs_long);
    if (url === undefined)
        return lonely('health-body', body, 'health-url');
    return (0,health/* healthCheck */.b)({
        url,
        ...(status === undefined ? {} : { status }),
        ...(body === undefined ? {} : { body }),
        ...(successes === undefined ? {} : { successes }),
        ...(intervalMs === undefined ? {} : { intervalMs }),
        ...(timeoutMs === undefined ? {} : { timeoutMs }),
    });
}
function readSoak(inputs, serviceId, { pollIntervalMs }) {
    const durationMs = inputs.duration('soak', gate_inputs_long);
    const failPattern = inputs.text('log-fail-pattern');
    if (durationMs === undefined)
        return lonely('log-fail-pattern', failPattern, 'soak');
    if (failPattern === undefined)
        return lonely('soak', durationMs, 'log-fail-pattern');
    const pace = pollIntervalMs === undefined ? {} : { intervalMs: pollIntervalMs };
    return soakCheck({ serviceId, failPattern, durationMs, ...pace });
}
function readStatement(inputs) {
    const query = inputs.text('sql');
    const serviceId = inputs.identifier('sql-service-id');
    if (query === undefined)
        return lonely('sql-service-id', serviceId, 'sql');
    if (serviceId === undefined)
        return lonely('sql', query, 'sql-service-id');
    return statementCheck({ serviceId, query });
}
/** Half a check would be none, and green. */
function lonely(name, value, missing) {
    if (value === undefined)
        return undefined;
    throw new errors/* InputError */.dz(name, `Input \`${name}\` checks nothing without \`${missing}\`: give both or none.`);
}

// EXTERNAL MODULE: ./build/github/gantt.js
var gantt = __webpack_require__(3332);
// EXTERNAL MODULE: ./build/github/markdown.js
var markdown = __webpack_require__(5549);
;// CONCATENATED MODULE: ./build/github/gate-summary.js


/** What a release manager reads in ten seconds: what was judged, by what, and how it ended. `clean` takes secrets away. */
function checkTable(gate, clean) {
    const rows = [deploymentRow(gate), ...gate.checks.map(checkRow)];
    if (gate.rollback !== undefined)
        rows.push(rollbackRow(gate.rollback));
    const lines = rows.map(([what, result, evidence, ms]) => {
        const cells = [(0,markdown/* prose */.CS)(what), result, (0,markdown/* prose */.CS)(shortened(clean(evidence))), ms === undefined ? '' : (0,gantt/* duration */.p0)(ms)];
        return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
    });
    const header = ['Check', 'Result', 'Evidence', 'Duration'].map((title) => `<th>${title}</th>`).join('');
    return `<table>\n<tr>${header}</tr>\n${lines.join('\n')}\n</table>`;
}
/** The evidence of each check, folded away. */
function evidenceFolds(checks, clean) {
    return checks.flatMap(({ name, evidence }) => {
        const title = `Evidence: ${(0,markdown/* prose */.CS)(name)}`;
        return evidence.length === 0 ? [] : [(0,markdown/* folded */.TM)(title, evidence.map(clean))];
    });
}
/** The stretches of the whole run, each part under a name of its own. */
function gatePhases(gate, clean) {
    const { deployment, followedFromMs, checks, rollback } = gate;
    const choosing = followedFromMs === 0 ? [] : [{ name: 'choosing', startMs: 0, endMs: followedFromMs }];
    const ran = checks.filter(({ result }) => result !== 'not-run');
    return [
        { name: 'Deployment', phases: [...choosing, ...moved(deployment.phases, followedFromMs)] },
        { name: 'Checks', phases: ran.map(({ name, startMs, endMs }) => ({ name, startMs, endMs })) },
        { name: 'Rollback', phases: rollback === undefined ? [] : moved(rollback.deployment.phases, rollback.startMs) },
    ].map(({ name, phases }) => ({ name, phases: phases.map((phase) => ({ ...phase, name: clean(phase.name) })) }));
}
const shownResults = {
    passed: '✅ passed',
    failed: '❌ failed',
    'cut-short': '⚠️ cut short',
    'not-run': '➖ not run',
};
const longestCell = 300;
function deploymentRow({ deployment }) {
    const { outcome, status, deploymentId, durationMs } = deployment;
    const evidence = [deploymentId, status === undefined ? undefined : `the platform says "${status}"`];
    const known = evidence.filter((each) => each !== undefined).join(', ');
    return ['deployment', `${outcome === 'succeeded' ? '✅' : '❌'} ${outcome}`, known, durationMs];
}
function checkRow({ name, result, summary, startMs, endMs }) {
    const ran = result !== 'not-run';
    return [name, shownResults[result], ran ? summary : '', ran ? endMs - startMs : undefined];
}
function rollbackRow({ ref, deployment }) {
    const { outcome, deploymentId, durationMs } = deployment;
    const by = deploymentId === undefined ? '' : ` by ${deploymentId}`;
    return ['rollback', `${outcome === 'succeeded' ? '↩️' : '❌'} ${outcome}`, `to ${ref}${by}`, durationMs];
}
function moved(phases, byMs) {
    return phases.map(({ name, startMs, endMs }) => ({ name, startMs: startMs + byMs, endMs: endMs + byMs }));
}
function shortened(text) {
    return text.length > longestCell ? `${text.slice(0, longestCell - 1).toWellFormed()}…` : text;
}

// EXTERNAL MODULE: ./build/github/log-lines.js
var log_lines = __webpack_require__(7502);
;// CONCATENATED MODULE: ./build/actions/gate-output.js
/** Bounded but for the length of its texts: some 40 of them a check. */
function gateOutput(told) {
    const { passed = false, chosenBy = null, deployment, checks = [], rollback } = told;
    const { outcome, deploymentId = null, serviceId = null, ref = null, status = null } = deployment;
    return {
        passed,
        outcome,
        reason: told.reason ?? deployment.reason,
        chosenBy,
        ...{ deploymentId, serviceId, ref, status },
        durationMs: Math.round(told.durationMs ?? deployment.durationMs ?? 0),
        checks: checks.map(({ name, result, summary, evidence, startMs, endMs }) => {
            return { name, result, summary, evidence, durationMs: Math.round(endMs - startMs) };
        }),
        rollback: rollback === undefined ? null : rollbackOf(rollback),
    };
}
function rollbackOf({ ref, deployment }) {
    const { deploymentId = null, outcome, reason } = deployment;
    return { ref, deploymentId, outcome, reason };
}

// EXTERNAL MODULE: ./build/actions/job-reporter.js + 3 modules
var job_reporter = __webpack_require__(6437);
// EXTERNAL MODULE: ./build/actions/progress.js
var progress = __webpack_require__(9141);
;// CONCATENATED MODULE: ./build/actions/gate-reporter.js






const progressEveryMs = 30_000;
const shownEvidence = 10;
/** Of one text in the report: a status word of the platform may be of any length. */
const longestText = 2_000;
/** The GateHost of a job: the deployment is shown as by the other actions, and the checks beside it. */
class GateReporter {
    #job;
    #reporter;
    #progress = () => undefined;
    #rollingBackTo;
    #hasChecks = false;
    #told = { deployment: { outcome: 'aborted', reason: 'The gate did not come to its end.' } };
    /** The outputs are false from the first moment on: what is in the file when the runner kills a job counts. */
    constructor(job) {
        this.#job = job;
        this.#reporter = new job_reporter/* JobReporter */.B(job, 'gate');
        this.#learn({});
    }
    configure({ report, request }) {
        const { serviceId, rollbackRef, checks = [] } = request;
        this.#hasChecks = checks.length > 0;
        this.#job.outputs.set('service-id', serviceId);
        this.#reporter.configure(report);
        this.#reporter.github.mirrorTo(this.#reporter.github.deployments(), { target: `service:${serviceId}` });
        if (rollbackRef !== undefined && checks.length === 0) {
            this.#job.console.warn('Input `rollback-ref` is never used: no check is asked for that could fail.');
        }
    }
    print(lines) {
        return this.#reporter.print(lines);
    }
    clean(text) {
        return (0,log_lines/* harmlessText */.fT)(text, this.#job.redactor);
    }
    tell(event) {
        const { console, state } = this.#job;
        switch (event.kind) {
            case 'chosen':
                if (event.by === 'id' || event.by === 'commit')
                    console.say(event.how);
                else
                    console.warn(event.how);
                // Until it was checked, a deployment that succeeded is no success.
                if (this.#hasChecks)
                    state.note({ during: 'the build' });
                this.#reporter.begin(event);
                this.#learn({ chosenBy: event.by, deployment: { ...this.#told.deployment, ...idsOf(event) } });
                return;
            case 'waiting':
                console.say(event.text);
                return;
            case 'judged':
                this.#reporter.know(event.deployment);
                this.#learn({ deployment: { ...event.deployment, reason: this.#told.deployment.reason } });
                return;
            case 'check-began':
                state.note({ during: `the check ${event.name}` });
                console.say(`Check ${event.name}: began.`);
                this.#progress = (0,progress/* progressLines */.L)((text) => console.say(text), { gapMs: progressEveryMs });
                return;
            case 'check-progress':
                this.#progress(() => `Check ${event.name}: ${event.text}`);
                return;
            case 'check-ended':
                console.say(`Check ${gate_reporter_sentenceOf(event.check)}`);
                this.#learn({ checks: [...(this.#told.checks ?? []), event.check] });
                return;
            case 'rollback-began':
                this.#rollingBackTo = event.ref;
                state.note({ during: `the rollback to ${event.ref} after a check had failed` });
                console.warn(`A check failed: deploying ${event.ref} instead.`);
                this.#reporter.beginLog();
                return;
            case 'rollback-ended':
                this.#rollingBackTo = undefined;
                return;
            default:
                if (this.#rollingBackTo === undefined)
                    this.#reporter.tell(event);
                else
                    this.#tellOfRollback(event, this.#rollingBackTo);
        }
    }
    /** @param deployment what became of it where the gate gave no report */
    async end(gate, deployment) {
        this.#setOutputs(gate ?? { deployment });
        this.#reporter.github.expectEndIn(0);
        if (gate === undefined) {
            await this.#reporter.end(deployment);
            return;
        }
        const { checks, reason, durationMs } = gate;
        const failed = checks.find(({ result }) => result === 'failed');
        await this.#reporter.end({ ...gate.deployment, reason, durationMs }, {
            verdict: verdictOf(gate),
            details: failed?.evidence.slice(-shownEvidence) ?? [],
            table: checkTable(gate, (text) => this.clean(text)),
            folds: evidenceFolds(checks, (text) => this.clean(text)),
            ...(gate.rollback === undefined ? {} : { tailTitle: 'The end of the build log of the rollback' }),
            sections: gatePhases(gate, (text) => this.clean(text)),
        });
    }
    /** The outputs stay those of the judged deployment. */
    #tellOfRollback(event, ref) {
        switch (event.kind) {
            case 'accepted':
                this.#job.state.note({ during: `the rollback to ${ref} (deployment ${event.deploymentId})` });
                this.#job.console.say(`Rollback: deployment ${event.deploymentId} was accepted.`);
                return;
            case 'url':
                return;
            case 'status':
            case 'hole':
            case 'warning':
            case 'notice':
                this.#reporter.tell(event);
                return;
            default:
                event;
        }
    }
    /** What is known so far, for whoever reads the outputs of a killed job. */
    #learn(more) {
        this.#told = { ...this.#told, ...more };
        this.#setOutputs(this.#told);
    }
    #setOutputs(told) {
        const { outputs } = this.#job;
        const report = gateOutput(told);
        outputs.set('passed', String(report.passed));
        const clean = (_key, value) => typeof value === 'string' ? this.clean(value).slice(0, longestText).toWellFormed() : value;
        outputs.setMasked('report', JSON.stringify(report, clean));
    }
}
function idsOf({ deploymentId, serviceId, ref }) {
    return { deploymentId, serviceId, ref };
}
/** The outcome of the whole, where it is not that of the deployment. */
function verdictOf({ passed, deployment, checks }) {
    if (passed || deployment.outcome !== 'succeeded')
        return deployment.outcome;
    return checks.some(({ result }) => result === 'failed') ? 'failed' : 'aborted';
}
function gate_reporter_sentenceOf({ name, result, summary, startMs, endMs }) {
    return `${name}: ${result} after ${(0,gantt/* duration */.p0)(endMs - startMs)}: ${summary}.`;
}

;// CONCATENATED MODULE: ./build/actions/gate.js
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





/** The gate action: reads the inputs, runs one flow, reports. */
async function gate_gate(job) {
    const reporter = new GateReporter(job);
    let found;
    const deployment = await (0,ending/* reportOf */.E)(job, async () => {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const inputs = readGateInputs(job.inputs, job.context);
            reporter.configure(inputs);
            const platform = __addDisposableResource(env_1, (0,connection_inputs/* openPlatform */.W)(inputs.connection, job), true);
            found = await gate(platform, inputs.request, reporter, { ...inputs.follow, signal: job.signal });
            return found.deployment;
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
    await reporter.end(found, deployment);
}


/***/ }),

/***/ 9141:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ progressLines)
/* harmony export */ });
const usualGapMs = 5_000;
/** Says at most one line each 5 s, or each `gapMs`, and the first one not earlier: a quick step needs none. */
function progressLines(say, { now = () => performance.now(), gapMs = usualGapMs } = {}) {
    let nextMs = now() + gapMs;
    return (text) => {
        if (now() < nextMs)
            return;
        nextMs = now() + gapMs;
        say(text());
    };
}


/***/ })

};
