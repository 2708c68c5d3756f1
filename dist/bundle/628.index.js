export const id = 628;
export const ids = [628];
export const modules = {

/***/ 9156:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  i: () => (/* binding */ DeploymentFollower),
  e: () => (/* binding */ follow)
});

// EXTERNAL MODULE: ./build/build-log/follower.js + 9 modules
var follower = __webpack_require__(9534);
// EXTERNAL MODULE: ./build/client/errors.js
var errors = __webpack_require__(6695);
// EXTERNAL MODULE: ./build/client/time/run.js
var time_run = __webpack_require__(6487);
// EXTERNAL MODULE: ./build/client/time/wakeable-timer.js
var wakeable_timer = __webpack_require__(2800);
// EXTERNAL MODULE: ./build/deployment/history.js
var deployment_history = __webpack_require__(278);
// EXTERNAL MODULE: ./build/deployment/phases.js
var phases = __webpack_require__(7036);
// EXTERNAL MODULE: ./build/deployment/record.js
var record = __webpack_require__(8093);
// EXTERNAL MODULE: ./build/deployment/verdict/poll-schedule.js
var poll_schedule = __webpack_require__(4213);
;// CONCATENATED MODULE: ./build/deployment/verdict/state.js

function beginVerdict(rules, atMs) {
    const state = {
        rules,
        pollAtMs: atMs,
        look: undefined,
        quickLooks: 0,
        hints: { line: poll_schedule/* lineHints */.Zx, stream: poll_schedule/* streamEndHints */.ys },
        notBeforeMs: 0,
        lastReadMs: Number.NEGATIVE_INFINITY,
        lastGoodReadMs: atMs,
        failures: 0,
        refusals: 0,
        absences: { count: 0, sinceMs: 0 },
        seen: false,
        word: undefined,
        url: undefined,
        warned: [],
        needsEvidence: false,
        unchanged: undefined,
    };
    return readNext(state);
}
/** Goes on: the next read is due when the schedule, a hint or `Retry-After` says. */
function readNext(state, events = []) {
    const wantedMs = Math.min(state.pollAtMs, state.look?.atMs ?? Number.POSITIVE_INFINITY);
    const atMs = Math.max(state.notBeforeMs, wantedMs);
    return { state, effects: [{ kind: 'read', atMs, withLog: state.needsEvidence }], events };
}
function finish(state, outcome, reason, events = []) {
    return { state, effects: [{ kind: 'finish', outcome, reason }], events };
}

;// CONCATENATED MODULE: ./build/deployment/verdict/step.js



const silenceMs = 5 * 60_000;
const absencesThatCount = 3;
const absenceSpanMs = 10_000;
const absencePollMs = 4_000;
const unchangedForMs = 5_000;
const pauseMs = 300;
const wordsWarnedOf = 5;
/**
 * Whether a deployment succeeded, decided without I/O and without a clock. Green only on proof: `succeeded` leaves this
 * file only from a read of our own record.
 */
function step(state, input) {
    switch (input.kind) {
        case 'read': {
            const read = afterRead(state, input);
            const good = { ...read, failures: 0, refusals: 0, lastGoodReadMs: input.atMs, notBeforeMs: 0 };
            return input.read.kind === 'found'
                ? judgeRecord(good, input.read.record, input.log, input.atMs)
                : judgeAbsence(good, input.read.newerFinished, input.atMs);
        }
        case 'read-failed':
            return judgeFailure(afterRead(state, input), input.failure, input.atMs);
        case 'hint':
            return takeHint(state, input.hint, input.atMs);
        case 'deadline':
            return finish(state, 'timed-out', timedOut(state));
        default:
            return input;
    }
}
function judgeRecord(before, record, log, atMs) {
    const events = [];
    if (record.word !== undefined && record.word !== before.word) {
        events.push({ kind: 'status', word: record.word, atMs });
    }
    if (record.url !== undefined && record.url !== before.url)
        events.push({ kind: 'url', url: record.url });
    const state = {
        ...before,
        seen: true,
        absences: { count: 0, sinceMs: 0 },
        word: record.word ?? before.word,
        url: record.url ?? before.url,
        needsEvidence: false,
        unchanged: undefined,
    };
    const meaning = record.word === undefined ? 'ambiguous' : state.rules.meaningOf(record.word);
    const said = record.word === undefined ? 'no status' : `"${record.word}"`;
    switch (meaning) {
        case 'succeeded':
            return finish(state, 'succeeded', `The deployment succeeded: the platform says ${said}.`, events);
        case 'failed':
            return finish(state, 'failed', `The deployment failed: the platform says ${said}.`, events);
        case 'cancelled':
            return finish(state, 'cancelled', `The deployment was cancelled: the platform says ${said}.`, events);
        case 'superseded':
            return finish(state, 'superseded', `A newer deployment took over: the platform says ${said}.`, events);
        case 'ongoing':
            return readNext(state, events);
        case 'unknown':
            return warnOfWord(state, record.word ?? '', events);
        case 'ambiguous':
            return inferSuccess({ ...state, unchanged: before.unchanged }, record, log, { atMs, said, events });
        default:
            return meaning;
    }
}
/** One warning a word; a platform that invents words without end does not fill the log. */
function warnOfWord(state, word, events) {
    if (state.warned.includes(word) || state.warned.length >= wordsWarnedOf)
        return readNext(state, events);
    const text = `The status word "${word}" is not known, so the deployment counts as still going; ` +
        'if it is a final one, name it in success-states or failure-states.';
    return readNext({ ...state, warned: [...state.warned, word] }, [...events, { kind: 'warning', text }]);
}
/**
 * No word proves success. It is inferred only where an image is available for rollback, the build has said something, its
 * stream is over, and neither the record nor the stored log changed between two reads 5 s apart.
 */
function inferSuccess(state, record, log, context) {
    const { atMs, said, events } = context;
    if (!record.rollbackable || !log.anyLine || !log.streamOver) {
        return readNext({ ...state, unchanged: undefined }, events);
    }
    const candidate = { ...state, needsEvidence: true };
    if (log.storedMark === undefined)
        return readNext(candidate, events);
    const key = `${log.storedMark} ${record.fingerprint}`;
    const sinceMs = state.unchanged?.key === key ? state.unchanged.sinceMs : atMs;
    if (atMs - sinceMs < unchangedForMs) {
        const lookMs = sinceMs + unchangedForMs;
        return readNext({ ...candidate, unchanged: { key, sinceMs }, pollAtMs: Math.min(candidate.pollAtMs, lookMs) }, events);
    }
    const text = `Success is inferred: the platform shows ${said}, which can also mean that it is still going, but the deployment can ` +
        'be rolled back to, its log has ended, and nothing changed for 5 s. Name the word in success-states to be certain.';
    return finish(candidate, 'succeeded', 'Inferred from an ended log and an unchanged record.', [
        ...events,
        { kind: 'warning', text },
    ]);
}
function judgeAbsence(state, newerFinished, atMs) {
    const pollAtMs = Math.min(state.pollAtMs, atMs + absencePollMs);
    const missing = { ...state, pollAtMs, unchanged: undefined, needsEvidence: false };
    if (atMs < state.rules.graceUntilMs)
        return readNext(missing);
    const { count, sinceMs } = state.absences;
    const absences = count === 0 ? { count: 1, sinceMs: atMs } : { count: count + 1, sinceMs };
    if (absences.count < absencesThatCount || atMs - absences.sinceMs < absenceSpanMs) {
        return readNext({ ...missing, absences });
    }
    return newerFinished && state.seen
        ? finish(missing, 'superseded', 'A newer deployment finished, and this one is no longer in the history.')
        : finish(missing, 'indeterminate', 'The deployment is not in the history of its service; look at the dashboard.');
}
function judgeFailure(state, failure, atMs) {
    const retryAfterMs = failure.kind === 'refused' ? failure.retryAfterMs : undefined;
    const notBeforeMs = retryAfterMs === undefined ? 0 : atMs + retryAfterMs;
    if (notBeforeMs > state.rules.deadlineMs) {
        const seconds = Math.ceil((retryAfterMs ?? 0) / 1000);
        return finish(state, 'indeterminate', `The platform asked to wait ${seconds} s, which is past the timeout.`);
    }
    if (failure.kind === 'refused' && failure.status === 404) {
        return judgeAbsence({ ...state, failures: 0, refusals: 0, notBeforeMs, lastGoodReadMs: atMs }, false, atMs);
    }
    const failures = state.failures + 1;
    const forbidden = failure.kind === 'refused' && (0,errors/* isForbiddenStatus */.sJ)(failure.status);
    const refusals = forbidden ? state.refusals + 1 : 0;
    const next = { ...state, failures, refusals, unchanged: undefined };
    if (refusals >= errors/* refusalLimit */.AU) {
        return finish(next, 'indeterminate', forbiddenReason(failure.kind === 'refused' ? failure.status : 0));
    }
    if (atMs - state.lastGoodReadMs >= silenceMs) {
        return finish(next, 'indeterminate', 'The platform gave no readable answer for 5 minutes.');
    }
    const pollAtMs = atMs + (0,poll_schedule/* failureBackoff */.Vd)(failures, state.rules.random);
    return readNext({ ...next, notBeforeMs, pollAtMs });
}
function takeHint(state, hint, atMs) {
    if (hint === 'line' && state.look !== undefined && state.look.cause !== 'line')
        return readNext(state);
    if ((0,poll_schedule/* spendHint */.Cx)(budgetOf(state, hint), atMs) === undefined)
        return readNext(state);
    const quickLooks = hint === 'stream-ended' ? poll_schedule/* quickLooksMs */._A.length : state.quickLooks;
    return readNext({ ...state, look: { atMs: lookAfter(hint, state, atMs), cause: hint }, quickLooks });
}
function lookAfter(hint, state, atMs) {
    switch (hint) {
        case 'line':
            // A line matters once the log pauses: a build's last words come just before its status changes.
            return atMs + pauseMs;
        case 'stream-ended':
            // The build is over, as a rule, and a job waits for nothing else.
            return atMs;
        case 'stream-lost':
            return Math.max(atMs, state.lastReadMs + poll_schedule/* hintGapMs */.S_);
        default:
            return hint;
    }
}
function budgetOf(state, hint) {
    return hint === 'line' ? state.hints.line : state.hints.stream;
}
function spend(state, hint, atMs) {
    const left = (0,poll_schedule/* spendHint */.Cx)(budgetOf(state, hint), atMs) ?? budgetOf(state, hint);
    return hint === 'line' ? { ...state.hints, line: left } : { ...state.hints, stream: left };
}
/**
 * The schedule after any read: a look that was due is spent, quick looks follow, then the usual interval. A look that fell
 * due while the read was under way stays: what was asked before it tells nothing of what came after.
 */
function afterRead(state, { askedMs, atMs }) {
    const due = state.look !== undefined && state.look.atMs <= askedMs ? state.look : undefined;
    // A read before its time was a look's, also where a line that came during the read has put the look off again.
    const spent = atMs < state.pollAtMs ? state.look : due;
    const quick = state.quickLooks > 0 ? poll_schedule/* quickLooksMs */._A[poll_schedule/* quickLooksMs */._A.length - state.quickLooks] : undefined;
    const interval = (0,poll_schedule/* pollInterval */.dq)({ fixedMs: state.rules.pollIntervalMs }, atMs);
    return {
        ...state,
        lastReadMs: atMs,
        look: due === undefined ? state.look : undefined,
        hints: spent === undefined ? state.hints : spend(state, spent.cause, atMs),
        quickLooks: Math.max(0, state.quickLooks - 1),
        pollAtMs: atMs + Math.min(interval, quick ?? interval),
    };
}
function forbiddenReason(status) {
    return status === 401
        ? 'The platform no longer accepts the API key (401); it was revoked, or it lacks the capability deployments:read.'
        : 'The API key may not read the deployment history (403); give it the capability deployments:read.';
}
function timedOut(state) {
    if (!state.seen)
        return 'The timeout passed before the deployment could be seen in the history.';
    if (state.word === undefined)
        return 'The timeout passed, and the platform shows no status for this deployment.';
    const passed = `The timeout passed while the platform said "${state.word}"`;
    // Of a build that is known to be going on, only the timeout was too short.
    if (state.rules.meaningOf(state.word) === 'ongoing')
        return `${passed}.`;
    return `${passed}; if that is a final word, name it in success-states or failure-states.`;
}

// EXTERNAL MODULE: ./build/deployment/verdict/vocabulary.js
var vocabulary = __webpack_require__(9022);
;// CONCATENATED MODULE: ./build/deployment/follow.js










const readLimitMs = 15_000;
const lastReadMs = 3_500;
const evidenceMs = 5_000;
const heldPastTheDeadline = 'The platform asked to wait past the timeout.';
/**
 * Follows a deployment to its outcome: prints its log, judges its record in the history. Never throws for what the
 * platform does; rejects only where the host cannot write.
 */
async function follow(platform, target, host, options = {}) {
    const run = new time_run/* Run */.K(options);
    const known = { ...target, older: { kind: 'unknown' }, ref: undefined, url: undefined, graceUntilMs: 0 };
    return new DeploymentFollower(platform, known, host, { run, options, phases: new phases/* Phases */.V('waiting') }).run();
}
/** One run of the driver: it owns the sockets and timers around the pure verdict. */
class DeploymentFollower {
    #platform;
    #host;
    #run;
    #phases;
    #meaningOf;
    #log;
    #timer = new wakeable_timer/* WakeableTimer */.w();
    #target;
    #step;
    #url;
    constructor(platform, target, host, context) {
        const { run, options, phases } = context;
        this.#platform = platform;
        this.#target = target;
        this.#host = host;
        this.#run = run;
        this.#phases = phases;
        this.#url = target.url;
        this.#meaningOf = (0,vocabulary/* buildVocabulary */.vQ)(options);
        this.#log = new follower/* LogFollower */.p(run, { platform, deploymentId: target.deploymentId, host }, (hint) => {
            if (this.#effect().kind === 'finish')
                return;
            this.#advance(step(this.#step.state, { kind: 'hint', atMs: run.elapsed(), hint }));
            this.#timer.wake();
        });
        const rules = {
            meaningOf: this.#meaningOf,
            pollIntervalMs: options.pollIntervalMs,
            deadlineMs: run.deadlineMs,
            graceUntilMs: target.graceUntilMs,
            random: run.random,
        };
        this.#step = beginVerdict(rules, run.elapsed());
    }
    async run() {
        try {
            this.#log.start();
            const { outcome, reason } = await this.#judge();
            await this.#finishLog();
            return this.#report(outcome, reason);
        }
        catch (error) {
            await this.#log.abandon();
            if (!this.#run.signal.aborted)
                throw error;
            return this.#report('aborted', 'The run was cancelled.');
        }
    }
    /** An abort while the log is read to its end takes nothing from the verdict; that lines may be missing is said. */
    async #finishLog() {
        try {
            await this.#log.finish();
        }
        catch (error) {
            await this.#log.abandon();
            if (!this.#run.signal.aborted)
                throw error;
            const text = 'The run was cancelled before the end of the build log was read; the dashboard has all of it.';
            this.#host.report({ kind: 'warning', text });
        }
    }
    async #judge() {
        for (;;) {
            const effect = this.#effect();
            if (effect.kind === 'finish')
                return effect;
            if (this.#run.retryAfterUntilMs > this.#run.deadlineMs)
                return { outcome: 'indeterminate', reason: heldPastTheDeadline };
            const atMs = Math.min(Math.max(effect.atMs, this.#run.retryAfterUntilMs), this.#run.deadlineMs);
            const waitMs = atMs - this.#run.elapsed();
            if (waitMs > 0)
                await this.#timer.sleep(this.#run.clock, waitMs, this.#run.signal);
            else if (this.#run.remaining() > 0)
                await this.#read(effect.withLog);
            else
                await this.#lookForTheLastTime(effect.withLog);
        }
    }
    async #lookForTheLastTime(withLog) {
        if (this.#run.retryAfterUntilMs <= this.#run.elapsed())
            await this.#read(withLog, lastReadMs);
        if (this.#effect().kind === 'finish')
            return;
        this.#advance(step(this.#step.state, { kind: 'deadline', atMs: this.#run.elapsed() }));
    }
    async #read(withLog, ms = Math.min(readLimitMs, this.#run.remaining())) {
        const untilMs = this.#run.elapsed() + ms;
        const storedMark = withLog ? await this.#log.readToEnd(Math.min(evidenceMs, ms / 2)) : undefined;
        const askedMs = this.#run.elapsed();
        try {
            const look = await this.#run.within(untilMs - this.#run.elapsed(), 'list_deployments', (signal) => (0,deployment_history/* lookForRecord */.E)(this.#platform, this.#target, this.#meaningOf, signal));
            const shown = look.kind === 'found' ? (0,record/* readRef */.sg)(look.record.refs) : undefined;
            this.#target = { ...this.#target, older: look.older, ref: this.#target.ref ?? shown };
            this.#advance(step(this.#step.state, {
                kind: 'read',
                askedMs,
                atMs: this.#run.elapsed(),
                read: look,
                log: this.#evidence(storedMark),
            }));
        }
        catch (error) {
            this.#run.signal.throwIfAborted();
            const failure = readFailure(error);
            this.#advance(step(this.#step.state, { kind: 'read-failed', askedMs, atMs: this.#run.elapsed(), failure }));
        }
    }
    #evidence(storedMark) {
        return { anyLine: this.#log.anyLine, streamOver: this.#log.streamOver, storedMark };
    }
    #effect() {
        const [effect] = this.#step.effects;
        if (effect === undefined)
            throw new Error('a step of the verdict always has an effect');
        return effect;
    }
    #advance(next) {
        this.#step = next;
        for (const event of next.events)
            this.#tell(event);
    }
    #tell(event) {
        if (event.kind === 'status') {
            this.#phases.enter(event.word, event.atMs);
            this.#log.expectLines();
        }
        if (event.kind === 'url')
            this.#url = event.url;
        this.#host.report(event);
    }
    #report(outcome, reason) {
        const { serviceId, deploymentId, ref } = this.#target;
        const leftBehind = outcome === 'timed-out' || outcome === 'aborted' || outcome === 'indeterminate';
        const durationMs = this.#run.elapsed();
        return {
            outcome,
            reason: leftBehind ? `${reason} ${leftRunning(this.#target, outcome)}` : reason,
            deploymentId,
            serviceId,
            ref,
            url: this.#url,
            status: this.#step.state.word,
            durationMs,
            phases: this.#phases.end(durationMs),
        };
    }
}
/** The contract documents no way to abort a deployment. */
function leftRunning({ serviceId, deploymentId }, outcome) {
    const how = outcome === 'indeterminate' ? 'left as it is and may still be running' : 'left running';
    return (`Deployment ${deploymentId} is ${how}; ` +
        `to wait for it again use the gate action with service-id ${serviceId} and deployment-id ${deploymentId}.`);
}
function readFailure(error) {
    if (error instanceof errors/* RefusedError */.fk) {
        return { kind: 'refused', status: error.status, retryAfterMs: error.retryAfterMs };
    }
    if (error instanceof errors/* TaxiwayError */.yJ)
        return { kind: 'unanswered' };
    throw error;
}


/***/ }),

/***/ 278:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ lookForRecord),
/* harmony export */   P: () => (/* binding */ historyPages)
/* harmony export */ });
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8093);

const mostPages = 20;
/**
 * Looks for our own record: page by page until our id, an older one, or 20 pages. Nothing takes the newest row for ours.
 * Rejects as the client does.
 */
async function lookForRecord(platform, target, meaningOf, signal) {
    const { serviceId, deploymentId, older } = target;
    let finished = false;
    for await (const page of historyPages(platform, serviceId, signal)) {
        const index = indexOf(page.deployments, deploymentId);
        const own = page.deployments[index];
        // Before anything else on the page: a live deployment that is shown first, out of its order, hides nothing.
        if (own !== undefined)
            return { kind: 'found', record: (0,_record_js__WEBPACK_IMPORTED_MODULE_0__/* .readRecord */ .aE)(own), older: behind(page, index) ?? older };
        for (const row of page.deployments) {
            if (older.kind === 'row' && (0,_record_js__WEBPACK_IMPORTED_MODULE_0__/* .idOf */ .TH)(row) === older.id)
                return { kind: 'absent', newerFinished: finished, older };
            finished ||= isFinished(row, meaningOf);
        }
    }
    // Without the older row in sight nobody can say which rows are newer than ours.
    return { kind: 'absent', newerFinished: finished && older.kind === 'nothing', older };
}
/** Where ours stands, or -1; of several rows with our id the first that has a word. */
function indexOf(rows, deploymentId) {
    const isOurs = (row) => (0,_record_js__WEBPACK_IMPORTED_MODULE_0__/* .idOf */ .TH)(row) === deploymentId;
    const telling = rows.findIndex((row) => isOurs(row) && (0,_record_js__WEBPACK_IMPORTED_MODULE_0__/* .readRecord */ .aE)(row).word !== undefined);
    return telling >= 0 ? telling : rows.findIndex(isOurs);
}
/** Pages of the history, newest first, at most 20; one attempt each. */
async function* historyPages(platform, serviceId, signal) {
    let pages = 0;
    for await (const page of platform.history(serviceId, { signal, retries: false })) {
        yield page;
        if (++pages === mostPages)
            return;
    }
}
function behind(page, index) {
    const next = page.deployments[index + 1];
    if (next === undefined)
        return page.nextCursor === undefined ? { kind: 'nothing' } : undefined;
    const id = (0,_record_js__WEBPACK_IMPORTED_MODULE_0__/* .idOf */ .TH)(next);
    return id === undefined ? undefined : { kind: 'row', id };
}
function isFinished(row, meaningOf) {
    const { word } = (0,_record_js__WEBPACK_IMPORTED_MODULE_0__/* .readRecord */ .aE)(row);
    if (word === undefined)
        return false;
    const meaning = meaningOf(word);
    return meaning === 'succeeded' || meaning === 'failed';
}


/***/ }),

/***/ 7036:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ Phases)
/* harmony export */ });
/** The stretches of a run, one after the other: each begins where the one before it ends. */
class Phases {
    #done = [];
    #current;
    constructor(name) {
        this.#current = { name, startMs: 0 };
    }
    enter(name, atMs) {
        this.#close(atMs);
        this.#current = { name, startMs: atMs };
    }
    end(atMs) {
        this.#close(atMs);
        return [...this.#done];
    }
    /** A platform whose words flap must not fill the chart: beyond 50 phases the last one goes on. */
    #close(atMs) {
        if (this.#done.length < 50)
            this.#done.push({ ...this.#current, endMs: atMs });
    }
}


/***/ }),

/***/ 8093:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Iu: () => (/* binding */ compareRefs),
/* harmony export */   TH: () => (/* binding */ idOf),
/* harmony export */   aE: () => (/* binding */ readRecord),
/* harmony export */   sg: () => (/* binding */ readRef),
/* harmony export */   wo: () => (/* binding */ readUrl)
/* harmony export */ });
/* harmony import */ var _client_fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(525);
/* harmony import */ var _verdict_vocabulary_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9022);


const idKeys = ['deploymentId', 'id'];
const statusKeys = ['status', 'state', 'phase'];
const urlKeys = ['url', 'hostname'];
/** Of the refs, in the order in which they are believed; compared like status words, so that `commit_sha` is `commitSha`. */
const nameKeys = ['ref', 'gitref', 'branch', 'gitbranch', 'tag', 'gittag', 'commitref'];
const commitKeys = [
    ...['commit', 'commitsha', 'commithash', 'commitid', 'commitref', 'sha', 'revision'],
    ...['gitcommit', 'gitcommitsha', 'gitcommithash', 'gitsha'],
];
/** Where some platforms nest them: `commit: { sha }`, `source: { ref }`. An id or hash is a commit's in the first of them alone. */
const nestsOfCommits = ['commit', 'gitcommit', 'git'];
const nests = [...nestsOfCommits, 'source', 'gitsource', 'meta', 'metadata'];
function readRecord(raw) {
    return {
        id: idOf(raw),
        word: firstText(raw, statusKeys),
        rollbackable: raw['rollbackable'] === true,
        url: readUrl(raw),
        refs: shownRefs(raw),
        fingerprint: fingerprint(raw),
    };
}
function idOf(raw) {
    for (const key of idKeys) {
        const value = raw[key];
        if (typeof value === 'string' && value !== '')
            return value;
        if (typeof value === 'number')
            return String(value);
    }
    return undefined;
}
/** A `url` or `hostname` as an absolute http(s) URL; anything else is no URL. */
function readUrl(raw) {
    const shown = firstText(raw, urlKeys);
    if (shown === undefined)
        return undefined;
    const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(shown) ? shown : `https://${shown}`;
    if (!URL.canParse(address))
        return undefined;
    const url = new URL(address);
    if (url.protocol !== 'https:' && url.protocol !== 'http:')
        return undefined;
    return url.username === '' && url.password === '' ? address : undefined;
}
/** What a record tells of the ref that was asked for: `ours`, `another`, or `not-shown` where it cannot be compared. */
function compareRefs(asked, shown) {
    if (asked === undefined)
        return 'not-shown';
    const commits = [...shown.commits, ...shown.names].filter(isCommit);
    if (isCommit(asked)) {
        if (commits.some((commit) => sameCommit(commit, asked)))
            return 'ours';
        return commits.length > 0 || shown.names.length > 0 ? 'another' : 'not-shown';
    }
    const names = shown.names.filter((name) => !isCommit(name)).map(shortName);
    if (names.length === 0)
        return 'not-shown';
    return names.includes(shortName(asked)) ? 'ours' : 'another';
}
/** What was deployed, as a record shows it: the commit before the branch. */
function readRef({ commits, names }) {
    return commits[0] ?? names[0];
}
function shownRefs(raw) {
    const fields = normalised(raw);
    const names = texts(fields, nameKeys);
    const commits = texts(fields, commitKeys);
    for (const nest of nests) {
        const value = fields[nest];
        if (!(0,_client_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .isFields */ .C)(value))
            continue;
        const nested = normalised(value);
        names.push(...texts(nested, nameKeys));
        commits.push(...texts(nested, nestsOfCommits.includes(nest) ? [...commitKeys, 'id', 'hash'] : commitKeys));
    }
    return { names, commits: commits.filter(isCommit) };
}
/** The same fields by their normalised names. */
function normalised(raw) {
    return Object.fromEntries(Object.entries(raw).map(([name, value]) => [(0,_verdict_vocabulary_js__WEBPACK_IMPORTED_MODULE_0__/* .normalise */ .j7)(name), value]));
}
function isCommit(text) {
    return /^[0-9a-f]{7,64}$/i.test(text);
}
/** One may be the abbreviation of the other. */
function sameCommit(one, other) {
    const [short, long] = one.length < other.length ? [one, other] : [other, one];
    return long.toLowerCase().startsWith(short.toLowerCase());
}
function shortName(ref) {
    return ref.replace(/^refs\/(heads|tags)\//, '');
}
function firstText(raw, keys) {
    return texts(raw, keys)[0];
}
function texts(raw, keys) {
    return keys
        .map((key) => raw[key])
        .filter((value) => typeof value === 'string' && value.trim() !== '');
}
function fingerprint(value) {
    return JSON.stringify(value, (_key, inner) => (0,_client_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .isFields */ .C)(inner) ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1))) : inner);
}


/***/ }),

/***/ 6174:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fd: () => (/* binding */ preflightIn),
/* harmony export */   Q6: () => (/* binding */ launchAndFollow),
/* harmony export */   hT: () => (/* binding */ endBeforePost),
/* harmony export */   wF: () => (/* binding */ classifyWriteFailure)
/* harmony export */ });
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6695);
/* harmony import */ var _follow_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9156);
/* harmony import */ var _preflight_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6266);



const recordGraceMs = 30_000;
/** Launches, tells the ids as soon as they are known, and follows to the end unless told not to wait. */
async function launchAndFollow(context, asked, launch) {
    const { platform, host, options, run, phases, doubt } = context;
    let launched;
    try {
        launched = await launch();
    }
    catch (error) {
        if (!run.signal.aborted)
            throw error;
        const reason = run.inDoubt
            ? `The run was cancelled before the platform's answer was seen; ${doubt}.`
            : 'The run was cancelled before anything was deployed.';
        launched = { kind: 'ended', outcome: 'aborted', reason };
    }
    const atMs = run.elapsed();
    const base = { deploymentId: undefined, url: undefined, status: undefined, durationMs: atMs };
    if (launched.kind === 'ended') {
        const { outcome, reason, serviceId = asked.serviceId } = launched;
        return { ...base, ...asked, serviceId, outcome, reason, phases: phases.end(atMs) };
    }
    const { deploymentId, serviceId, ref, url, older } = launched;
    host.report({ kind: 'accepted', deploymentId, serviceId, ref });
    if (url !== undefined)
        host.report({ kind: 'url', url });
    const known = { ...base, deploymentId, serviceId, ref, url };
    if (options.wait === false) {
        const reason = 'The platform accepted the deployment; nobody waited for its outcome.';
        return { ...known, outcome: 'accepted', reason, phases: phases.end(atMs) };
    }
    if (serviceId === undefined) {
        const reason = 'The answer names no service, so the history cannot be read; look at the dashboard.';
        return { ...known, outcome: 'indeterminate', reason, phases: phases.end(atMs) };
    }
    phases.enter('accepted', atMs);
    const target = { serviceId, deploymentId, older, ref, url, graceUntilMs: atMs + recordGraceMs };
    return new _follow_js__WEBPACK_IMPORTED_MODULE_1__/* .DeploymentFollower */ .i(platform, target, host, context).run();
}
/** Checks the key's scope; a failure of the check itself costs nothing but the wait that it asks for. */
function preflightIn(run, platform, operation, target = {}) {
    const timeoutMs = Math.min(_preflight_js__WEBPACK_IMPORTED_MODULE_2__/* .preflightMs */ .An, run.remaining());
    return (0,_preflight_js__WEBPACK_IMPORTED_MODULE_2__/* .preflight */ .Mz)(platform, operation, target, {
        signal: run.signal,
        timeoutMs,
        onFailure: (error) => run.noteRetryAfter(error),
    });
}
/** Waits out a `Retry-After` before a POST, which is in doubt from then on. The end of the run where no time is left for one. */
async function endBeforePost(run) {
    if (!(await run.waitForRetryAfter())) {
        const reason = 'The platform asked to wait past the timeout; nothing was deployed.';
        return { kind: 'ended', outcome: 'indeterminate', reason };
    }
    if (run.remaining() > 0) {
        run.inDoubt = true;
        return undefined;
    }
    return {
        kind: 'ended',
        outcome: 'timed-out',
        reason: 'The timeout passed before the platform accepted a deployment.',
    };
}
/**
 * What a failed write means: refused, it took no effect; never sent, neither; anything else is a lost answer (following:
 * Writes). The caller's mistakes and bugs are thrown.
 */
function classifyWriteFailure(run, error) {
    run.signal.throwIfAborted();
    if (!(error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .TaxiwayError */ .yJ) || error.kind === 'input')
        throw error;
    run.noteRetryAfter(error);
    const { message } = error;
    const refused = error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .RefusedError */ .fk && error.status < 500 && error.status !== 408;
    if (refused && error.status === 429 && error.retryAfterMs !== undefined) {
        run.inDoubt = false;
        return { kind: 'throttled' };
    }
    const unsent = error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .NoAnswerError */ .i5 && !error.sent;
    return refused || unsent ? { kind: 'ended', outcome: 'failed', reason: message } : { kind: 'lost', message };
}


/***/ }),

/***/ 1291:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Zn: () => (/* binding */ findLostDeploy)
/* harmony export */ });
/* unused harmony exports noLooks, judgeNewRows */
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6695);
/* harmony import */ var _history_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(278);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8093);



const noLooks = { firstMs: undefined, inferred: undefined };
const absenceMs = 30_000;
const inferenceMs = 1_000;
/** Looks at about 0, 1, 3, 7, 15, 23 and 31 s. */
const waitsMs = [1_000, 2_000, 4_000, 8_000];
const lookLimitMs = 15_000;
/**
 * One more look. A row that shows another ref is never ours; one that shows our ref is; where no row shows it, a single
 * row that shows none is taken for ours when a second look still finds it alone.
 */
function judgeNewRows(looks, rows, atMs) {
    const firstMs = looks.firstMs ?? atMs;
    const ours = rows.filter((row) => row.match === 'ours');
    const candidates = ours.length > 0 ? ours : rows.filter((row) => row.match === 'not-shown');
    const [only, ...others] = candidates;
    if (only === undefined) {
        const finding = atMs - firstMs >= absenceMs ? { kind: 'absent' } : { kind: 'look-again' };
        return { finding, looks: { firstMs, inferred: undefined } };
    }
    if (others.length > 0) {
        return {
            finding: { kind: 'several', ids: candidates.map((row) => row.id) },
            looks: { firstMs, inferred: undefined },
        };
    }
    if (only.match === 'ours')
        return { finding: { kind: 'adopt', id: only.id, inferred: false }, looks };
    const inferred = looks.inferred?.id === only.id ? looks.inferred : { id: only.id, atMs };
    const finding = atMs - inferred.atMs >= inferenceMs ? { kind: 'adopt', id: only.id, inferred: true } : { kind: 'look-again' };
    return { finding, looks: { firstMs, inferred } };
}
/** Looks until the history tells, the deadline passes, or the platform isForbiddenStatus it. */
async function findLostDeploy(platform, lost, run) {
    let looks = noLooks;
    let refusals = 0;
    for (let look = 0;; look++) {
        if (!(await run.waitForRetryAfter()))
            return { kind: 'unknown', why: 'the platform asked to wait past the timeout' };
        if (run.remaining() <= 0)
            return { kind: 'timed-out' };
        try {
            const limitMs = Math.min(lookLimitMs, run.remaining());
            const rows = await run.within(limitMs, 'list_deployments', (signal) => newRows(platform, lost, signal));
            refusals = 0;
            const judged = judgeNewRows(looks, rows, run.elapsed());
            if (judged.finding.kind !== 'look-again')
                return judged.finding;
            looks = judged.looks;
        }
        catch (error) {
            run.signal.throwIfAborted();
            if (!(error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .TaxiwayError */ .yJ))
                throw error;
            refusals = (0,_client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isForbidden */ .US)(error) ? refusals + 1 : 0;
            if (refusals >= _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .refusalLimit */ .AU)
                return { kind: 'unknown', why: 'the API key may not read the deployment history' };
        }
        await run.sleep(Math.min(waitsMs[look] ?? 8_000, Math.max(0, run.remaining())));
    }
}
async function newRows(platform, lost, signal) {
    const rows = [];
    for await (const page of (0,_history_js__WEBPACK_IMPORTED_MODULE_1__/* .historyPages */ .P)(platform, lost.serviceId, signal)) {
        // Up to the last known one, not the first: a live deployment may be shown first, out of its order.
        const end = page.deployments.findLastIndex((row) => lost.knownIds.has((0,_record_js__WEBPACK_IMPORTED_MODULE_2__/* .idOf */ .TH)(row) ?? ''));
        for (const row of end < 0 ? page.deployments : page.deployments.slice(0, end)) {
            const id = (0,_record_js__WEBPACK_IMPORTED_MODULE_2__/* .idOf */ .TH)(row);
            if (id === undefined || lost.knownIds.has(id))
                continue;
            rows.push({ id, match: (0,_record_js__WEBPACK_IMPORTED_MODULE_2__/* .compareRefs */ .Iu)(lost.ref, (0,_record_js__WEBPACK_IMPORTED_MODULE_2__/* .readRecord */ .aE)(row).refs) });
        }
        if (end >= 0)
            break;
    }
    return rows;
}


/***/ }),

/***/ 6266:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   An: () => (/* binding */ preflightMs),
/* harmony export */   Mz: () => (/* binding */ preflight)
/* harmony export */ });
/* unused harmony export scopeProblem */
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6695);
/* harmony import */ var _contract_operations_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1825);


/** A platform that cannot say by then whose key it is does not hold the deploy up. */
const preflightMs = 15_000;
/**
 * Asks the platform whose key this is, before the first write: refuses a key whose scope names another service or lacks
 * what the contract states for the operation. Goes on where the contract states nothing, the key has no scope, or the
 * platform cannot say.
 *
 * @throws InputError naming `api-key` and the missing capability.
 */
async function preflight(platform, operation, target, options = {}) {
    const scope = await readScope(platform, options);
    const problem = scope === undefined ? undefined : scopeProblem(scope, operation, target);
    if (problem !== undefined)
        throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('api-key', problem);
}
/** Why this scope does not permit the operation, in one sentence; undefined where it does, or nobody can say. */
function scopeProblem(scope, operation, target) {
    const { serviceId: ownService } = scope;
    if (ownService && target.isNew) {
        return `api-key: this key belongs to one service (${ownService}) and cannot deploy to a new one; use an account key, or one of the project.`;
    }
    if (ownService && target.serviceId !== undefined && ownService !== target.serviceId) {
        return `api-key: this key belongs to another service (${ownService}); use a key of ${target.serviceId}, or of its project.`;
    }
    const access = _contract_operations_js__WEBPACK_IMPORTED_MODULE_1__/* .operations */ .zU[operation].access;
    switch (access.kind) {
        case 'any-key':
        case 'own-project':
        case 'not-shown':
            return undefined;
        case 'account-only':
            return `api-key: ${operation} takes an account key, and this is a key of a ${ownService ? 'service' : 'project'}.`;
        case 'capability': {
            const needed = `${access.capability}:${access.level}`;
            if (ownService && !access.serviceKey) {
                return `api-key: a service key cannot use ${operation}; use an account key, or a project key with ${needed}.`;
            }
            return !scope.permissions || grants(scope.permissions, access)
                ? undefined
                : `api-key: this key lacks the capability ${needed}, which ${operation} needs; grant it in the dashboard.`;
        }
        default:
            return access;
    }
}
function grants(permissions, access) {
    const granted = permissions[access.capability];
    return granted === 'write' || granted === access.level;
}
async function readScope(platform, { onFailure, ...options }) {
    try {
        const identity = await platform.call('whoami', {}, { timeoutMs: preflightMs, ...options });
        return identity.keyScope ?? undefined;
    }
    catch (error) {
        options.signal?.throwIfAborted();
        if (error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .RefusedError */ .fk && error.status === 401)
            throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('api-key', `api-key: ${error.message}`);
        onFailure?.(error);
        return undefined;
    }
}


/***/ }),

/***/ 4213:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cx: () => (/* binding */ spendHint),
/* harmony export */   S_: () => (/* binding */ hintGapMs),
/* harmony export */   Vd: () => (/* binding */ failureBackoff),
/* harmony export */   Zx: () => (/* binding */ lineHints),
/* harmony export */   _A: () => (/* binding */ quickLooksMs),
/* harmony export */   dq: () => (/* binding */ pollInterval),
/* harmony export */   ys: () => (/* binding */ streamEndHints)
/* harmony export */ });
const eagerForMs = 15_000;
const eagerMs = 1_000;
const slowestMs = 10_000;
const growth = 0.2;
/** The wait after a good read at `atMs`. */
function pollInterval(schedule, atMs) {
    if (schedule.fixedMs !== undefined)
        return schedule.fixedMs;
    if (atMs < eagerForMs)
        return eagerMs;
    return Math.min(slowestMs, eagerMs + (atMs - eagerForMs) * growth);
}
/** The wait after the n-th failed read in a row (n from 1): exponential with full jitter above a floor that isForbiddenStatus hot loops. */
function failureBackoff(failuresInARow, random) {
    const ceiling = Math.min(slowestMs, eagerMs * 2 ** Math.min(failuresInARow - 1, 10));
    return 250 + random() * (ceiling - 250);
}
const lineHints = { most: 5, everyMs: 150_000, tokens: 5, atMs: 0 };
const streamEndHints = { most: 10, everyMs: 20_000, tokens: 10, atMs: 0 };
/** A read that a broken stream causes is at least this far from the one before it: a stream may break in a burst. */
const hintGapMs = 200;
/** The budget after a hint at `atMs`, or undefined where it is spent. */
function spendHint(budget, atMs) {
    const tokens = Math.min(budget.most, budget.tokens + (atMs - budget.atMs) / budget.everyMs);
    return tokens < 1 ? undefined : { ...budget, tokens: tokens - 1, atMs };
}
/** The status may turn final a moment after the stream's end: a few quick looks, then the usual interval. */
const quickLooksMs = [250, 500];


/***/ })

};
