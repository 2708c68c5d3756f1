export const id = 47;
export const ids = [47,5970];
export const modules = {

/***/ 4120:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {



__webpack_require__.d(__webpack_exports__, {
  m: () => (/* binding */ beginFlow)
});


var abort_scope = __webpack_require__(7239);

var deferred_rejection = __webpack_require__(8331);
;
class EventQueue {
    #waiting = [];
    #taken;
    #arrival = Promise.withResolvers();
    #isClosed = false;
    async add(event) {
        if (this.#isClosed)
            return;
        const { promise, resolve } = Promise.withResolvers();
        this.#waiting.push({ event, release: resolve });
        this.#arrival.resolve();
        await promise;
    }
    async take() {
        this.#taken?.release();
        this.#taken = undefined;
        while (this.#waiting.length === 0 && !this.#isClosed) {
            this.#arrival = Promise.withResolvers();
            await this.#arrival.promise;
        }
        this.#taken = this.#waiting.shift();
        return this.#taken?.event;
    }
    close() {
        this.#isClosed = true;
        this.#arrival.resolve();
    }
    discard() {
        this.close();
        for (const { release } of this.#waiting)
            release();
        this.#waiting = [];
        this.#taken?.release();
    }
}

;



function beginFlow(options, work) {
    const events = new FlowEvents(options);
    const report = events.run(work);
    return Object.assign(report, { [Symbol.asyncIterator]: () => events.iterate(report) });
}
class FlowEvents {
    #onEvent;
    #scope;
    #hasBegun = false;
    #queue;
    #failure;
    constructor({ onEvent, clock, signal }) {
        this.#onEvent = onEvent;
        this.#scope = new abort_scope/* AbortScope */.D({ clock, signal });
    }
    async run(work) {
        await undefined;
        this.#hasBegun = true;
        try {
            const report = await work((event) => this.#emit(event), this.#scope.signal);
            await this.#emit({ kind: 'finished', report });
            if (this.#failure !== undefined)
                throw this.#failure.error;
            return report;
        }
        finally {
            this.#queue?.close();
            this.#scope[Symbol.dispose]();
        }
    }
    #emit(event) {
        const telling = this.#tell(event);
        telling.catch((error) => {
            this.#failure ??= { error };
        });
        return telling;
    }
    async #tell(event) {
        await Promise.all([this.#onEvent?.(event), this.#queue?.add(event)]);
    }
    iterate(report) {
        if (this.#hasBegun || this.#queue !== undefined) {
            throw new Error('A flow is iterated over once, from its beginning: write the call into the head of the loop.');
        }
        const queue = new EventQueue();
        this.#queue = queue;
        (0,deferred_rejection/* silenceUntilAwaited */.n)(report);
        const events = takeEvents(queue, report);
        return {
            next: () => events.next(),
            return: async () => {
                this.#scope.abort(new DOMException('The loop over the events was left.', 'AbortError'));
                queue.discard();
                await report.catch(() => undefined);
                return await events.return(undefined);
            },
        };
    }
}
async function* takeEvents(queue, report) {
    for (let event = await queue.take(); event !== undefined; event = await queue.take())
        yield event;
    await report;
    return undefined;
}


/***/ }),

/***/ 5605:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {



__webpack_require__.d(__webpack_exports__, {
  iW: () => (/* binding */ DeploymentFollower),
  e6: () => (/* binding */ follow),
  dt: () => (/* binding */ runFollow)
});


var follower = __webpack_require__(7777);

var errors = __webpack_require__(5373);

var time_run = __webpack_require__(5557);

var wakeable_timer = __webpack_require__(666);

var message = __webpack_require__(1103);

var taxiway_error = __webpack_require__(7776);

var flow_run = __webpack_require__(4120);

var history_history = __webpack_require__(5275);

var history_record = __webpack_require__(8309);

var missing_messages = __webpack_require__(8704);

var past_deployments = __webpack_require__(3589);

var deployment_outcome = __webpack_require__(2988);

var phases = __webpack_require__(9998);

var poll_schedule = __webpack_require__(695);
;

const begin = {
    pollAtMs: 0,
    earlyRead: undefined,
    quickReads: 0,
    hints: { line: poll_schedule/* lineHints */.Zx, stream: poll_schedule/* streamEndHints */.ys },
    notBeforeMs: 0,
    lastReadMs: Number.NEGATIVE_INFINITY,
    lastGoodReadMs: 0,
    failures: 0,
    refusals: 0,
    unreadable: undefined,
    silence: undefined,
    absences: { count: 0, sinceMs: 0 },
    seen: false,
    word: undefined,
    url: undefined,
    warned: [],
    needsEvidence: false,
    unchanged: undefined,
};
function beginVerdict(rules, atMs) {
    return readNext({ ...begin, rules, pollAtMs: atMs, lastGoodReadMs: atMs });
}
function readNext(state, events = []) {
    const wantedMs = Math.min(state.pollAtMs, state.earlyRead?.atMs ?? Number.POSITIVE_INFINITY);
    const atMs = Math.max(state.notBeforeMs, wantedMs);
    return { state, effect: { kind: 'read', atMs, withLog: state.needsEvidence }, events };
}
function finish(state, outcome, reason, events = []) {
    return { state, effect: { kind: 'finish', outcome, reason }, events };
}


var token_bucket = __webpack_require__(940);

var duration = __webpack_require__(839);
;

function inferenceWarning(word, named) {
    return word === undefined
        ? 'Success is inferred: the platform shows no status, but the deployment can be rolled back to, its log has ended, and nothing changed for 5 s. `taxiway doctor` shows what its records hold instead.'
        : `Success is inferred: the platform says "${word}", which can also mean that the deployment is still running, but it can be rolled back to, its log has ended, and nothing changed for 5 s. Add the word to ${named('success-states')} to be certain; \`taxiway doctor\` shows whether earlier records have it.`;
}
function forbiddenReason(status) {
    return status === 401
        ? `The platform no longer accepts the API key (401): it was revoked, or it lacks the capability deployments:read.`
        : `The API key may not read the history (403). Grant the capability deployments:read.`;
}
function lastFailure({ unreadable }) {
    return unreadable === undefined ? '' : (0,message/* message */.i) `last-read-failed:  The last read of the history failed: ${unreadable}`;
}
function timedOutReason(state) {
    const { seen, word } = state;
    if (!seen)
        return (0,message/* message */.i) `timed-out-unseen: The timeout passed before the deployment showed in the history. \`taxiway history\` lists the deployments of the service.`;
    if (word === undefined) {
        return 'The timeout passed. The platform shows no status for this deployment. `taxiway doctor` shows what its records hold instead.';
    }
    if (state.rules.interpret(word) === 'ongoing') {
        return (0,message/* message */.i) `timed-out-running: The timeout passed while the platform said "${word}".`;
    }
    return (0,message/* message */.i) `timed-out-unknown: The timeout passed while the platform said "${word}". If that word is final, add it to ${state.rules.named('success-states')} or ${state.rules.named('failure-states')}. \`taxiway doctor\` shows what earlier records say of it.`;
}

;







const maximumSilenceMs = 5 * 60_000;
const longSilenceMs = 15_000;
const maximumAbsences = 3;
const absenceSpanMs = 10_000;
const absencePollMs = 4_000;
const unchangedForMs = 5_000;
const logPauseMs = 300;
const mostWordWarnings = 5;
function step(state, input) {
    switch (input.kind) {
        case 'read': {
            const read = afterRead(state, input);
            const good = {
                ...read,
                failures: 0,
                refusals: 0,
                unreadable: undefined,
                silence: undefined,
                lastGoodReadMs: input.atMs,
                notBeforeMs: 0,
            };
            const next = input.read.kind === 'found'
                ? judgeRecord(good, input.read.record, input.log, input.atMs)
                : judgeAbsence(good, input.read.newerFinished, input.atMs);
            return { ...next, events: [...endOfSilence(state, input.atMs), ...next.events] };
        }
        case 'read-failed':
            return noteSilence(judgeFailure(afterRead(state, input), input.failure, input.atMs), input);
        case 'hint':
            return applyHint(state, input.hint, input.atMs);
        case 'deadline':
            return finish(state, 'timed-out', timedOutReason(state) + lastFailure(state));
        default:
            return input;
    }
}
function judgeRecord(before, record, log, atMs) {
    const events = [];
    const { word, url } = record;
    if (word !== undefined && word !== before.word)
        events.push({ kind: 'status', word, atMs });
    if (url !== undefined && url !== before.url)
        events.push({ kind: 'url', url });
    const state = {
        ...before,
        seen: true,
        absences: { count: 0, sinceMs: 0 },
        word: word ?? before.word,
        url: url ?? before.url,
        needsEvidence: false,
        unchanged: undefined,
    };
    const meaning = word === undefined ? 'ambiguous' : state.rules.interpret(word);
    switch (meaning) {
        case 'succeeded': {
            const reason = `The deployment succeeded: the platform says "${word}".`;
            return finish(state, 'succeeded', reason, events);
        }
        case 'failed': {
            const reason = (0,message/* message */.i) `deployment-failed: The deployment failed: the platform says "${word}".`;
            return finish(state, 'failed', reason, events);
        }
        case 'cancelled': {
            const reason = `The deployment was cancelled: the platform says "${word}".`;
            return finish(state, 'cancelled', reason, events);
        }
        case 'superseded': {
            const reason = (0,message/* message */.i) `deployment-superseded: A newer deployment took over: the platform says "${word}".`;
            return finish(state, 'superseded', reason, events);
        }
        case 'ongoing':
            return readNext(state, events);
        case 'unknown':
            return warnUnknownWord(state, word ?? '', events);
        case 'ambiguous':
            return inferSuccess({ ...state, unchanged: before.unchanged }, record, log, { atMs, events });
        default:
            return meaning;
    }
}
function warnUnknownWord(state, word, events) {
    if (state.warned.includes(word) || state.warned.length >= mostWordWarnings)
        return readNext(state, events);
    const text = (0,message/* message */.i) `word-unknown: The status word "${word}" is not known, so the deployment counts as still running. If the word is final, add it to ${state.rules.named('success-states')} or ${state.rules.named('failure-states')}. \`taxiway doctor\` shows what earlier records say of it.`;
    return readNext({ ...state, warned: [...state.warned, word] }, [...events, { kind: 'warning', text }]);
}
function inferSuccess(state, record, log, { atMs, events }) {
    if (!record.rollbackable || !log.anyLine || !log.streamOver) {
        return readNext({ ...state, unchanged: undefined }, events);
    }
    const candidate = { ...state, needsEvidence: true };
    if (log.storedMark === undefined)
        return readNext(candidate, events);
    const key = `${log.storedMark} ${record.fingerprint}`;
    const sinceMs = state.unchanged?.key === key ? state.unchanged.sinceMs : atMs;
    if (atMs - sinceMs < unchangedForMs) {
        const pollAtMs = Math.min(candidate.pollAtMs, sinceMs + unchangedForMs);
        return readNext({ ...candidate, unchanged: { key, sinceMs }, pollAtMs }, events);
    }
    const reason = `The deployment succeeded, inferred from an ended log and unchanged record.`;
    return finish(candidate, 'succeeded', reason, [
        ...events,
        { kind: 'warning', text: inferenceWarning(record.word, state.rules.named) },
    ]);
}
function judgeAbsence(state, newerFinished, atMs) {
    const pollAtMs = Math.min(state.pollAtMs, atMs + absencePollMs);
    const missing = { ...state, pollAtMs, unchanged: undefined, needsEvidence: false };
    if (atMs < state.rules.graceUntilMs)
        return readNext(missing);
    const { count, sinceMs } = state.absences;
    const absences = count === 0 ? { count: 1, sinceMs: atMs } : { count: count + 1, sinceMs };
    if (absences.count < maximumAbsences || atMs - absences.sinceMs < absenceSpanMs) {
        return readNext({ ...missing, absences });
    }
    if (newerFinished && state.seen) {
        const reason = `A newer deployment finished, and this one left the history.`;
        return finish(missing, 'superseded', reason);
    }
    const reason = `The deployment is not in the history. Check the dashboard.`;
    return finish(missing, 'indeterminate', reason);
}
function judgeFailure(state, failure, atMs) {
    const retryAfterMs = failure.kind === 'refused' ? failure.retryAfterMs : undefined;
    const notBeforeMs = retryAfterMs === undefined ? 0 : atMs + retryAfterMs;
    if (notBeforeMs > state.rules.deadlineMs) {
        const seconds = Math.ceil((retryAfterMs ?? 0) / 1000);
        const reason = `The platform asked to wait ${seconds} s, which is past the timeout.`;
        return finish(state, 'indeterminate', reason);
    }
    if (failure.kind === 'refused' && failure.status === 404) {
        return judgeAbsence({ ...state, failures: 0, refusals: 0, notBeforeMs, lastGoodReadMs: atMs }, false, atMs);
    }
    const failures = state.failures + 1;
    const forbidden = failure.kind === 'refused' && (0,errors/* isForbiddenStatus */.sJ)(failure.status);
    const refusals = forbidden ? state.refusals + 1 : 0;
    const next = { ...state, failures, refusals, unreadable: failure.why, unchanged: undefined };
    if (refusals >= errors/* refusalLimit */.AU) {
        return finish(next, 'indeterminate', forbiddenReason(failure.kind === 'refused' ? failure.status : 0));
    }
    if (atMs - state.lastGoodReadMs >= maximumSilenceMs) {
        const reason = (0,message/* message */.i) `platform-silent: The platform gave no readable answer for 5 minutes. \`taxiway doctor\` shows what answers at ${state.rules.named('base-url')}.`;
        return finish(next, 'indeterminate', reason + lastFailure(next));
    }
    const pollAtMs = atMs + (0,poll_schedule/* failureBackoff */.Vd)(failures, state.rules.random);
    return readNext({ ...next, notBeforeMs, pollAtMs });
}
function noteSilence(next, { askedMs, atMs }) {
    const { state } = next;
    if (state.failures === 0)
        return { ...next, state: { ...state, silence: undefined } };
    const { sinceMs, said } = state.silence ?? { sinceMs: askedMs, said: false };
    const isNew = !said && atMs - sinceMs >= longSilenceMs;
    const silence = { sinceMs, said: said || isNew };
    if (next.effect.kind === 'finish')
        return { ...next, state: { ...state, silence } };
    const pollAtMs = silence.said ? state.pollAtMs : Math.min(state.pollAtMs, sinceMs + longSilenceMs);
    const text = `The platform has given no readable answer for ${(0,duration/* formatDuration */.a3)(atMs - sinceMs)}, since ${(0,duration/* formatDuration */.a3)(sinceMs)} after the start. Taxiway keeps asking.`;
    const events = isNew ? [{ kind: 'warning', text: text + lastFailure(state) }] : [];
    return readNext({ ...state, silence, pollAtMs }, [...next.events, ...events]);
}
function endOfSilence({ silence }, atMs) {
    if (!silence?.said)
        return [];
    const text = `The platform answers again, after ${(0,duration/* formatDuration */.a3)(atMs - silence.sinceMs)}.`;
    return [{ kind: 'notice', text }];
}
function applyHint(state, hint, atMs) {
    if (hint === 'line' && state.earlyRead !== undefined && state.earlyRead.cause !== 'line')
        return readNext(state);
    if ((0,token_bucket/* nextTokenMs */.Z0)(state.hints[hintKind(hint)]) > atMs)
        return readNext(state);
    const quickReads = hint === 'stream-ended' ? poll_schedule/* quickReadsMs */.j1.length : state.quickReads;
    return readNext({ ...state, earlyRead: { atMs: earlyReadMs(hint, state, atMs), cause: hint }, quickReads });
}
function earlyReadMs(hint, state, atMs) {
    switch (hint) {
        case 'line':
            return atMs + logPauseMs;
        case 'stream-ended':
            return atMs;
        case 'stream-lost':
            return Math.max(atMs, state.lastReadMs + poll_schedule/* hintGapMs */.S_);
        default:
            return hint;
    }
}
function hintKind(hint) {
    return hint === 'line' ? 'line' : 'stream';
}
function spend({ hints }, hint, atMs) {
    const kind = hintKind(hint);
    return (0,token_bucket/* nextTokenMs */.Z0)(hints[kind]) > atMs ? hints : { ...hints, [kind]: (0,token_bucket/* takeToken */.FV)(hints[kind], atMs) };
}
function afterRead(state, { askedMs, atMs }) {
    const due = state.earlyRead !== undefined && state.earlyRead.atMs <= askedMs ? state.earlyRead : undefined;
    const spent = atMs < state.pollAtMs ? state.earlyRead : due;
    const quick = state.quickReads > 0 ? poll_schedule/* quickReadsMs */.j1[poll_schedule/* quickReadsMs */.j1.length - state.quickReads] : undefined;
    const interval = (0,poll_schedule/* pollInterval */.dq)(state.rules.pollIntervalMs, atMs);
    return {
        ...state,
        lastReadMs: atMs,
        earlyRead: due === undefined ? state.earlyRead : undefined,
        hints: spent === undefined ? state.hints : spend(state, spent.cause, atMs),
        quickReads: Math.max(0, state.quickReads - 1),
        pollAtMs: atMs + Math.min(interval, quick ?? interval),
    };
}


var vocabulary = __webpack_require__(8028);
;
















const readTimeoutMs = 15_000;
const lastReadTimeoutMs = 3_500;
const evidenceMs = 5_000;
const wholeSearches = 2;
const newestPages = 3;
function follow(platform, target, options = {}) {
    return (0,flow_run/* beginFlow */.m)(options, (emit, signal) => runFollow(platform, target, emit, { ...options, signal }));
}
async function runFollow(platform, target, emit, options) {
    const run = new time_run/* Run */.K(options);
    const unknown = { older: undefined, url: undefined, graceUntilMs: 0 };
    const known = { ref: undefined, ...target, ...unknown };
    return new DeploymentFollower({ platform, emit, options, run }, known, new phases/* Phases */.V('waiting')).run();
}
class DeploymentFollower {
    #platform;
    #emit;
    #run;
    #phases;
    #options;
    #log;
    #timer = new wakeable_timer/* WakeableTimer */.w();
    #target;
    #step;
    #askedMs = 0;
    #rows = [];
    #overBefore = new Set();
    #missing = '';
    constructor({ platform, emit, options, run }, target, phases) {
        this.#platform = platform;
        this.#target = target;
        this.#emit = emit;
        this.#options = options;
        this.#run = run;
        this.#phases = phases;
        const source = {
            platform,
            deploymentId: target.deploymentId,
            emit: this.#emit,
        };
        this.#log = new follower/* LogFollower */.p(run, source, (hint) => {
            const { effect } = this.#step;
            if (effect.kind === 'finish')
                return;
            void this.#advance(step(this.#step.state, { kind: 'hint', atMs: run.elapsed(), hint }));
            if (this.#step.effect.kind === 'read' && this.#step.effect.atMs < effect.atMs)
                this.#timer.wake();
        });
        const rules = {
            interpret: (0,vocabulary/* buildVocabulary */.vQ)(options),
            pollIntervalMs: options.pollIntervalMs,
            deadlineMs: run.deadlineMs,
            graceUntilMs: target.graceUntilMs,
            random: run.random,
            named: platform.named,
        };
        this.#step = beginVerdict(rules, run.elapsed());
    }
    get page() {
        return { rows: this.#rows, succeededBefore: this.#overBefore };
    }
    async run() {
        try {
            this.#log.start();
            const { outcome, reason } = await this.#judge();
            if (this.#hasLog(outcome))
                await this.#finishLog(outcome);
            else
                await this.#log.abandon();
            return this.#report(outcome, reason);
        }
        catch (error) {
            await this.#log.abandon();
            if (!this.#run.signal.aborted)
                throw error;
            return this.#report('aborted', (0,message/* message */.i) `run-cancelled: The run was cancelled.`);
        }
    }
    #hasLog(outcome) {
        if (this.#unknown !== '')
            return this.#log.evidence.anyLine;
        return deployment_outcome/* outcomeFacts */.c6[outcome].log !== 'open' || !this.#isHeldTooLong;
    }
    get #unknown() {
        const { state, effect } = this.#step;
        const isUnjudged = effect.kind === 'finish' && effect.outcome === 'indeterminate';
        return isUnjudged && !state.seen && this.#target.graceUntilMs === 0 ? this.#missing : '';
    }
    async #finishLog(outcome) {
        try {
            const end = await this.#log.finish(deployment_outcome/* outcomeFacts */.c6[outcome].log, this.#askedMs);
            if (end.kind === 'incomplete')
                await this.#emit({ kind: 'warning', text: end.warning });
            else if (end.notice !== undefined)
                await this.#emit({ kind: 'notice', text: end.notice });
        }
        catch (error) {
            await this.#log.abandon();
            if (!this.#run.signal.aborted)
                throw error;
            const text = `The run was cancelled before the end of the build log was read. The dashboard has the whole log.`;
            await this.#emit({ kind: 'warning', text });
        }
    }
    async #judge() {
        for (;;) {
            const effect = this.#step.effect;
            if (effect.kind === 'finish')
                return effect;
            if (this.#isHeldTooLong)
                return { outcome: 'indeterminate', reason: `The platform asked to wait past the timeout.` };
            const waitMs = Math.min(Math.max(effect.atMs - this.#run.elapsed(), this.#platform.heldMs), this.#run.remaining());
            if (waitMs > 0)
                await this.#timer.sleep(this.#run.clock, waitMs, this.#run.signal);
            else if (this.#run.remaining() > 0)
                await this.#read(effect.withLog);
            else
                await this.#readForTheLastTime(effect.withLog);
        }
    }
    get #isHeldTooLong() {
        return this.#platform.heldMs > Math.max(0, this.#run.remaining());
    }
    async #readForTheLastTime(withLog) {
        if (this.#platform.heldMs === 0)
            await this.#read(withLog, lastReadTimeoutMs);
        if (this.#step.effect.kind === 'finish')
            return;
        await this.#advance(step(this.#step.state, { kind: 'deadline', atMs: this.#run.elapsed() }));
    }
    async #read(withLog, ms = Math.min(readTimeoutMs, this.#run.remaining())) {
        const untilMs = this.#run.elapsed() + ms;
        const storedMark = withLog ? await this.#log.readToEnd(Math.min(evidenceMs, ms / 2)) : undefined;
        const askedMs = this.#run.elapsed();
        this.#askedMs = askedMs;
        this.#log.note('history-read');
        let next;
        try {
            const read = await this.#run.within(untilMs - this.#run.elapsed(), 'list_deployments', (signal) => (0,history_history/* findRecord */.Tq)(this.#platform, this.#target, this.#step.state.rules.interpret, signal, this.#pagesToRead()));
            this.#keepPage(read.rows);
            const shown = read.kind === 'found' ? (0,history_record/* readRef */.sg)(read.record.refs) : undefined;
            this.#missing = read.kind === 'found' ? '' : (0,missing_messages/* deploymentMissing */.U)(this.#target);
            this.#target = { ...this.#target, older: read.older, ref: this.#target.ref ?? shown };
            const log = { ...this.#log.evidence, storedMark };
            next = step(this.#step.state, { kind: 'read', askedMs, atMs: this.#run.elapsed(), read, log });
        }
        catch (error) {
            this.#run.signal.throwIfAborted();
            const failure = readFailure(error);
            const isMissing = failure.kind === 'refused' && failure.status === 404;
            this.#missing = isMissing ? (0,missing_messages/* serviceMissing */.W)(this.#target.serviceId, failure.status, this.#platform) : '';
            next = step(this.#step.state, { kind: 'read-failed', askedMs, atMs: this.#run.elapsed(), failure });
        }
        await this.#advance(next);
    }
    #keepPage(rows) {
        const { interpret } = this.#step.state.rules;
        for (const row of this.#rows) {
            const { id, succeeded } = (0,past_deployments/* readPast */.r)(row, interpret, undefined);
            if (id !== undefined && succeeded)
                this.#overBefore.add(id);
        }
        this.#rows = rows;
    }
    #pagesToRead() {
        const searched = this.#step.state.absences.count >= wholeSearches;
        return searched && this.#target.older === undefined ? newestPages : undefined;
    }
    async #advance(next) {
        this.#step = next;
        for (const event of next.events) {
            if (event.kind === 'status') {
                this.#phases.enter(event.word, event.atMs);
                this.#log.note('status-changed');
            }
            if (event.kind === 'url')
                this.#target = { ...this.#target, url: event.url };
            await this.#emit(event);
        }
    }
    #whatIsLeft(outcome) {
        if (deployment_outcome/* outcomeFacts */.c6[outcome].log !== 'open')
            return '';
        const { serviceId, deploymentId, graceUntilMs } = this.#target;
        const wait = this.#options.waitAgain?.({ serviceId, deploymentId });
        const advice = wait === undefined ? '' : ` ${wait}`;
        const isThere = graceUntilMs > 0 || this.#step.state.seen;
        return outcome !== 'indeterminate' && isThere
            ? (0,message/* message */.i) `deployment-left-running:  Deployment ${deploymentId} is left running.` + advice
            : (0,message/* message */.i) `deployment-may-run:  Deployment ${deploymentId} may still be running.` + advice;
    }
    #report(outcome, reason) {
        const { serviceId, deploymentId, ref, url } = this.#target;
        const durationMs = this.#run.elapsed();
        return {
            outcome,
            reason: reason + (this.#unknown === '' ? this.#whatIsLeft(outcome) : ` ${this.#unknown}`),
            deploymentId,
            serviceId,
            ref,
            url,
            status: this.#step.state.word,
            durationMs,
            phases: this.#phases.end(durationMs),
        };
    }
}
function readFailure(error) {
    if (!(error instanceof taxiway_error/* TaxiwayError */.y))
        throw error;
    const why = error.message;
    if (!(error instanceof errors/* RefusedError */.fk))
        return { kind: 'unanswered', why };
    return { kind: 'refused', status: error.status, retryAfterMs: error.retryAfterMs, why };
}


/***/ }),

/***/ 4798:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {



__webpack_require__.d(__webpack_exports__, {
  TD: () => (/* binding */ compareWithCommit),
  _f: () => (/* binding */ compareWithLive),
  w0: () => (/* binding */ compareWithRemembered)
});

// UNUSED EXPORTS: longestComparisonMs


var abort_scope = __webpack_require__(7239);
;
async function compareInFirstThatKnows(graphs, live, ref, signal) {
    const reasons = [];
    for (const graph of graphs) {
        const compared = await graph.compare(live, ref, signal);
        if (compared.kind === 'found')
            return compared;
        reasons.push(compared.why);
    }
    return { kind: 'unknown', why: reasons.join('; ') || 'there is neither a clone nor a server to ask' };
}
async function findBranchInAny(graphs, commit, branch, signal) {
    const asked = graphs.map((graph) => graph.findBranch(commit, branch, signal));
    const known = asked.map(async (answer) => {
        const found = await answer;
        if (found.kind === 'unknown')
            throw new Error(found.why);
        return found;
    });
    try {
        return await Promise.any(known);
    }
    catch (error) {
        signal.throwIfAborted();
        if (!(error instanceof AggregateError))
            throw error;
        const reasons = error.errors.map((each) => (each instanceof Error ? each.message : String(each)));
        return { kind: 'unknown', why: reasons.join('; ') };
    }
}


var commit_id = __webpack_require__(872);

var format_error = __webpack_require__(9531);

var input_name = __webpack_require__(2950);

var taxiway_error = __webpack_require__(7776);

var count = __webpack_require__(7028);

var history_record = __webpack_require__(8309);

var past_deployments = __webpack_require__(3589);

var vocabulary = __webpack_require__(8028);
;




async function findLiveCommit(page, words, remembered) {
    if (page === undefined)
        return { kind: 'unknown', why: `the platform's history could not be read` };
    const { rows, isEnd, answeredAtMs } = page;
    if ((0,history_record/* isNewestFirst */.j2)(rows.slice(1)) === false) {
        return { kind: 'unknown', why: `the platform's history is not in the order of time` };
    }
    const interpret = (0,vocabulary/* buildVocabulary */.vQ)(words);
    const newest = rows.map((row) => (0,past_deployments/* readPast */.r)(row, interpret, answeredAtMs)).find(({ succeeded }) => succeeded);
    if (newest === undefined) {
        const isDecided = rows.every((row) => isNoSuccess((0,history_record/* readRecord */.aE)(row).word, interpret));
        if (isEnd && isDecided)
            return { kind: 'absent', proof: 'the whole history was read' };
        return {
            kind: 'unknown',
            why: `none of the newest ${(0,count/* formatCount */.B)(rows.length, 'deployment')} is known to have succeeded`,
        };
    }
    const { id, commit, ageMs } = newest;
    if (commit !== undefined)
        return { kind: 'found', value: { commit, deploymentId: id, ageMs } };
    const silent = `the record of the newest deployment that succeeded (${id ?? 'without an id'}) shows no commit`;
    const memory = await remembered();
    switch (memory.kind) {
        case 'found': {
            const { commit: kept, deploymentId = id } = memory.value;
            if (deploymentId === id)
                return { kind: 'found', value: { commit: kept, deploymentId: id, ageMs } };
            return { kind: 'unknown', why: `${silent}, and GitHub remembers another one, ${deploymentId}` };
        }
        case 'absent':
            return { kind: 'unknown', why: silent };
        case 'unknown':
            return { kind: 'unknown', why: `${silent}, and ${memory.why}` };
        default:
            return memory;
    }
}
function isNoSuccess(word, interpret) {
    const meaning = word === undefined ? 'unknown' : interpret(word);
    return meaning === 'failed' || meaning === 'cancelled' || meaning === 'ongoing';
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







const longestComparisonMs = 2_000;
async function compareWithLive(run, { ref, page, words, }, sources) {
    if (ref === undefined)
        return { kind: 'unknown', why: `no ${(sources.named ?? input_name/* nameAsInput */.A)('ref')} was given` };
    return await withinTime(run, async (signal) => {
        const remembered = async () => (await sources.remembered?.(signal)) ?? { kind: 'absent', proof: 'no deployment is kept here' };
        const found = await findLiveCommit(page, words, remembered);
        switch (found.kind) {
            case 'found':
                return await compareCommits(found.value, ref, sources, signal);
            case 'absent':
                return { kind: 'nothing live' };
            case 'unknown':
                return found;
            default:
                return found;
        }
    });
}
async function compareWithRemembered(run, ref, sources) {
    const { remembered } = sources;
    if (ref === undefined)
        return { kind: 'unknown', why: 'Git does not know the commit of what is uploaded' };
    const notKept = {
        kind: 'unknown',
        why: `without ${(sources.named ?? input_name/* nameAsInput */.A)('environment')} no earlier upload is remembered`,
    };
    if (remembered === undefined)
        return notKept;
    return await withinTime(run, async (signal) => {
        const memory = await remembered(signal);
        switch (memory.kind) {
            case 'found':
                return await compareCommits({ ...memory.value, ageMs: undefined }, ref, sources, signal);
            case 'absent':
                return memory.proof === 'all were read' ? { kind: 'nothing live' } : notKept;
            case 'unknown':
                return memory;
            default:
                return memory;
        }
    });
}
async function compareWithCommit(run, live, ref, sources) {
    return await withinTime(run, (signal) => compareCommits(live, ref, sources, signal));
}
async function compareCommits({ commit, deploymentId, ageMs }, ref, { graphs, branch, isTagged = false }, signal) {
    if ((0,commit_id/* isWholeCommit */.NY)(ref) && ref === commit) {
        return { kind: 'equal', live: { id: commit, deploymentId, ageMs }, own: { id: ref } };
    }
    const compared = await compareInFirstThatKnows(graphs, commit, ref, signal);
    if (compared.kind === 'unknown')
        return compared;
    const { value: kind, own } = compared;
    const live = { ...compared.live, deploymentId, ageMs };
    if (kind !== 'behind' || isTagged)
        return { kind, live, own };
    const found = await findBranchInAny(graphs, own.id, branch, signal);
    switch (found.kind) {
        case 'found':
            return { kind: 'put back', live, own, branch: found.value };
        case 'absent':
            return { kind, live, own };
        case 'unknown':
            return {
                kind: 'unknown',
                why: `it is older than what is live, and whether its branch was put back is not known: ${found.why}`,
            };
        default:
            return found;
    }
}
async function withinTime({ clock, signal }, work) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const onTimeout = () => new taxiway_error/* TaxiwayError */.y('no-answer', 'The comparison did not end within 2 s.');
        const scope = __addDisposableResource(env_1, new abort_scope/* AbortScope */.D({ clock, signal, timeoutMs: longestComparisonMs, onTimeout }), false);
        const { promise: ended, reject } = Promise.withResolvers();
        const onAbort = () => reject(scope.signal.reason);
        scope.signal.addEventListener('abort', onAbort, { once: true });
        if (scope.signal.aborted)
            onAbort();
        try {
            return await Promise.race([work(scope.signal), ended]);
        }
        catch (error) {
            signal.throwIfAborted();
            if (!(error instanceof taxiway_error/* TaxiwayError */.y))
                throw error;
            return { kind: 'unknown', why: (0,format_error/* formatErrorAsClause */.N_)(error) };
        }
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        __disposeResources(env_1);
    }
}


/***/ }),

/***/ 6963:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ ForwardGuard)
/* harmony export */ });
/* harmony import */ var _text_commits_commit_id_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(872);
/* harmony import */ var _text_defined_fields_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5023);
/* harmony import */ var _history_history_record_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8309);
/* harmony import */ var _history_past_deployments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3589);
/* harmony import */ var _verdict_vocabulary_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8028);
/* harmony import */ var _comparison_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4798);
/* harmony import */ var _outdated_messages_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2445);







const mostLaidOver = 5;
class ForwardGuard {
    #context;
    #rule;
    #ref;
    #page;
    #comparison = { kind: 'unknown', why: 'nothing was compared' };
    #said = '';
    constructor(context, rule, ref) {
        this.#context = context;
        this.#rule = rule;
        this.#ref = ref;
    }
    async compare(page, signal = this.#context.run.signal) {
        const { run, options } = this.#context;
        this.#page = page;
        const asked = { ref: this.#ref, page, words: options };
        this.#comparison = await (0,_comparison_js__WEBPACK_IMPORTED_MODULE_3__/* .compareWithLive */ ._f)({ clock: run.clock, signal }, asked, this.#rule);
    }
    async compareRemembered(signal) {
        const { clock } = this.#context.run;
        this.#comparison = await (0,_comparison_js__WEBPACK_IMPORTED_MODULE_3__/* .compareWithRemembered */ .w0)({ clock, signal }, this.#ref, this.#rule);
    }
    async decide() {
        const { onOutdated, purpose } = this.#rule;
        const comparison = this.#comparison;
        if (comparison.kind === 'behind' && purpose === undefined) {
            const outcome = onOutdated === 'skip' ? 'skipped' : 'failed';
            return { kind: 'ended', outcome, reason: (0,_outdated_messages_js__WEBPACK_IMPORTED_MODULE_4__/* .outdatedReason */ .xs)(comparison, this.#context.platform.named) };
        }
        const text = (0,_outdated_messages_js__WEBPACK_IMPORTED_MODULE_4__/* .deployedAnyway */ .W7)(comparison, purpose);
        if (text !== undefined && text !== this.#said)
            await this.#context.emit({ kind: 'notice', text });
        this.#said = text ?? this.#said;
        return undefined;
    }
    async complete(report, page) {
        const comparison = this.#comparison;
        if (report.deploymentId === undefined) {
            const isOutdated = comparison.kind === 'behind' && this.#rule.purpose === undefined;
            if (!isOutdated)
                return report;
            const { id, deploymentId } = comparison.live;
            return { ...report, outdatedBy: id, ...(0,_text_defined_fields_js__WEBPACK_IMPORTED_MODULE_5__/* .definedFields */ .X)({ liveDeploymentId: deploymentId }) };
        }
        const known = comparison.kind === 'unknown' ? { ...report, notCompared: comparison.why } : report;
        if (report.outcome !== 'succeeded' || this.#rule.purpose !== undefined)
            return known;
        const newer = await this.#findLaidOver(report.deploymentId, page);
        if (newer === undefined)
            return known;
        const text = (0,_outdated_messages_js__WEBPACK_IMPORTED_MODULE_4__/* .laidOverWarning */ .v2)(newer);
        await this.#context.emit({ kind: 'warning', text });
        const outdated = { ...known, outdatedBy: newer.live.id };
        if (this.#rule.onOutdated === 'skip')
            return outdated;
        return { ...outdated, verdict: 'failed', reason: `${report.reason} ${text}` };
    }
    async #findLaidOver(deploymentId, { rows, succeededBefore }) {
        const { run, options } = this.#context;
        const interpret = (0,_verdict_vocabulary_js__WEBPACK_IMPORTED_MODULE_2__/* .buildVocabulary */ .vQ)(options);
        const all = rows.map((row) => (0,_history_past_deployments_js__WEBPACK_IMPORTED_MODULE_1__/* .readPast */ .r)(row, interpret, undefined));
        const ours = all.findIndex(({ id }) => id === deploymentId);
        const own = all[ours];
        const ref = own?.commit ?? this.#ref;
        if (own === undefined || ref === undefined || run.signal.aborted)
            return undefined;
        const isKnown = this.#knownBefore(interpret);
        const isBelow = (each, index) => index > ours || succeededBefore.has(each.id ?? '') || endedBefore(each, own);
        const hasSucceeded = ({ id, succeeded }) => succeeded || succeededBefore.has(id ?? '');
        const came = all.filter((each, index) => each !== own && hasSucceeded(each) && isBelow(each, index) && !isKnown(each, all));
        const commits = [...new Set(came.flatMap(({ commit }) => commit ?? []))].filter((each) => !(0,_text_commits_commit_id_js__WEBPACK_IMPORTED_MODULE_6__/* .sameCommit */ .Kd)(each, ref));
        for (const commit of commits.slice(0, mostLaidOver)) {
            try {
                const found = await (0,_comparison_js__WEBPACK_IMPORTED_MODULE_3__/* .compareWithCommit */ .TD)(run, { commit, deploymentId: undefined, ageMs: undefined }, ref, this.#rule);
                if (found.kind === 'behind')
                    return found;
            }
            catch (error) {
                if (!run.signal.aborted)
                    throw error;
                return undefined;
            }
        }
        return undefined;
    }
    #knownBefore(interpret) {
        const before = (this.#page?.rows ?? []).map((row) => (0,_history_past_deployments_js__WEBPACK_IMPORTED_MODULE_1__/* .readPast */ .r)(row, interpret, undefined));
        const ids = new Set(before.map(({ id }) => id));
        const succeeded = new Set(before.filter((each) => each.succeeded).map(({ id }) => id));
        return ({ id }, all) => {
            if (ids.has(id))
                return succeeded.has(id);
            const first = all.findIndex((each) => ids.has(each.id));
            return first >= 0 && all.findIndex((each) => each.id === id) > first;
        };
    }
}
function endedBefore(one, other) {
    const [oneMs, otherMs] = [(0,_history_history_record_js__WEBPACK_IMPORTED_MODULE_0__/* .readTimes */ .fh)(one.record).endedMs, (0,_history_history_record_js__WEBPACK_IMPORTED_MODULE_0__/* .readTimes */ .fh)(other.record).endedMs];
    return oneMs !== undefined && otherMs !== undefined && oneMs < otherMs;
}


/***/ }),

/***/ 2445:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W7: () => (/* binding */ deployedAnyway),
/* harmony export */   v2: () => (/* binding */ laidOverWarning),
/* harmony export */   xs: () => (/* binding */ outdatedReason),
/* harmony export */   zS: () => (/* binding */ wouldBeOutdated)
/* harmony export */ });
/* harmony import */ var _text_commits_commit_id_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(872);
/* harmony import */ var _text_formats_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(839);
/* harmony import */ var _text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4908);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1103);




const longestSubject = 60;
function outdatedReason(pair, named) {
    return (0,_text_message_js__WEBPACK_IMPORTED_MODULE_1__/* .message */ .i) `deploy-outdated: Not deployed: ${lies(pair)}. To go back on purpose, run \`taxiway rollback\`, or set ${named('on-outdated', 'deploy')}.`;
}
function wouldBeOutdated(pair, onOutdated, named) {
    const end = onOutdated === 'skip' ? 'would be skipped' : 'would fail';
    return (0,_text_message_js__WEBPACK_IMPORTED_MODULE_1__/* .message */ .i) `dry-run-outdated: Dry run: the deployment ${end}, because ${lies(pair)}. To go back on purpose, run \`taxiway rollback\`, or set ${named('on-outdated', 'deploy')}.`;
}
function deployedAnyway(comparison, purpose) {
    switch (comparison.kind) {
        case 'diverged': {
            const { own, live } = comparison;
            return (0,_text_message_js__WEBPACK_IMPORTED_MODULE_1__/* .message */ .i) `deploy-diverged: ${name(own)} and what is live, ${nameLive(live)}, have diverged: neither has the other in its history. It is deployed all the same.`;
        }
        case 'put back':
            return (0,_text_message_js__WEBPACK_IMPORTED_MODULE_1__/* .message */ .i) `deploy-put-back: ${lies(comparison)}. The branch ${(0,_text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_2__/* .shorten */ .ml)(comparison.branch)} was put back to it, so it is deployed.`;
        case 'behind':
            return (0,_text_message_js__WEBPACK_IMPORTED_MODULE_1__/* .message */ .i) `deploy-on-purpose: ${lies(comparison)}. It is deployed, because ${purpose}.`;
        case 'ahead':
        case 'equal':
        case 'nothing live':
        case 'unknown':
            return undefined;
        default:
            return comparison;
    }
}
function laidOverWarning({ own, live }) {
    return (0,_text_message_js__WEBPACK_IMPORTED_MODULE_1__/* .message */ .i) `deploy-laid-over: While ${name(own)} was deployed, ${name(live)}, which is newer, succeeded too, and now the older one lies over it. Deploy ${(0,_text_commits_commit_id_js__WEBPACK_IMPORTED_MODULE_3__/* .shortenCommit */ .tl)(live.id)} again.`;
}
function lies({ own, live }) {
    const [ownMs, liveMs] = [own.committedMs, live.committedMs];
    const earlier = ownMs !== undefined && liveMs !== undefined && liveMs - ownMs >= 1_000 ? `, by ${(0,_text_formats_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatSpan */ .QA)(liveMs - ownMs)}` : '';
    return `${name(own)} is older than what is live, ${nameLive(live)}${earlier}`;
}
function nameLive(live) {
    return live.ageMs === undefined ? name(live) : `${name(live)}, deployed ${(0,_text_formats_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatAge */ .nV)(live.ageMs)}`;
}
function name({ id, subject }) {
    const short = (0,_text_commits_commit_id_js__WEBPACK_IMPORTED_MODULE_3__/* .shortenCommit */ .tl)(id);
    return subject === undefined || subject === '' ? short : `${short} ("${(0,_text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_2__/* .shorten */ .ml)((0,_text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(subject), longestSubject)}")`;
}


/***/ }),

/***/ 3905:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ searchHistory)
/* harmony export */ });
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5373);
/* harmony import */ var _text_formats_duration_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(839);
/* harmony import */ var _text_taxiway_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7776);



const longSilenceMs = 15_000;
const mostSilenceMs = 5 * 60_000;
async function searchHistory(platform, run, { read, pauseMs, isFinal, onSilence, limitMs = 15_000, lastMs = 0, signal = run.signal }) {
    let failure;
    let failures = 0;
    let refusals = 0;
    let silentSinceMs;
    let isSaid = false;
    for (let reads = 1;; reads++) {
        if (!(await run.waitWhileHeld(platform, signal)))
            return { kind: 'retry-after', failure };
        const leftMs = run.remaining();
        const askedMs = run.elapsed();
        if (leftMs <= 0 && lastMs === 0)
            return { kind: 'timed-out', failure };
        try {
            const found = await run.within(Math.min(limitMs, Math.max(leftMs, lastMs)), 'list_deployments', read, signal);
            if (found !== undefined)
                return found;
            failures = 0;
            refusals = 0;
            silentSinceMs = undefined;
        }
        catch (error) {
            signal.throwIfAborted();
            if (!(error instanceof _text_taxiway_error_js__WEBPACK_IMPORTED_MODULE_2__/* .TaxiwayError */ .y))
                throw error;
            failure = error;
            failures++;
            silentSinceMs ??= askedMs;
            refusals = (0,_client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isForbidden */ .US)(error) ? refusals + 1 : 0;
            if (refusals >= _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .refusalLimit */ .AU || isFinal?.(error, reads))
                return { kind: 'forbidden', failure };
        }
        if (leftMs <= 0)
            return { kind: 'timed-out', failure };
        const silentMs = silentSinceMs === undefined ? 0 : run.elapsed() - silentSinceMs;
        if (onSilence !== undefined && silentMs >= longSilenceMs && !isSaid) {
            isSaid = true;
            const text = `The platform has given no readable history for ${(0,_text_formats_duration_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a3)(silentMs)}. Taxiway keeps asking. The last read failed: ${failure?.message ?? ''}`;
            onSilence(text);
        }
        if (onSilence !== undefined && silentMs >= mostSilenceMs)
            return { kind: 'unanswered', failure };
        await run.clock.sleep(Math.min(pauseMs(reads, failures), Math.max(0, run.remaining())), signal);
    }
}


/***/ }),

/***/ 8309:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Iu: () => (/* binding */ compareRefs),
/* harmony export */   KU: () => (/* binding */ readZonedCreation),
/* harmony export */   YM: () => (/* binding */ provesNewestFirst),
/* harmony export */   aE: () => (/* binding */ readRecord),
/* harmony export */   aQ: () => (/* binding */ readTime),
/* harmony export */   dZ: () => (/* binding */ findId),
/* harmony export */   fh: () => (/* binding */ readTimes),
/* harmony export */   j2: () => (/* binding */ isNewestFirst),
/* harmony export */   sg: () => (/* binding */ readRef),
/* harmony export */   vr: () => (/* binding */ readLastDuration),
/* harmony export */   wo: () => (/* binding */ readUrl),
/* harmony export */   y9: () => (/* binding */ creationTimes)
/* harmony export */ });
/* unused harmony exports idKeys, statusKeys, addressKeys, nameKeys, commitKeys, createdKeys, endedKeys */
/* harmony import */ var _client_json_fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4544);
/* harmony import */ var _text_commits_commit_id_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(872);
/* harmony import */ var _verdict_vocabulary_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8028);



const idKeys = ['deploymentId', 'id'];
const statusKeys = ['status', 'state', 'phase'];
const addressKeys = ['url', 'hostname'];
const nameKeys = ['ref', 'gitref', 'branch', 'gitbranch', 'tag', 'gittag', 'commitref'];
const commitKeys = [
    ...['commit', 'commitsha', 'commithash', 'commitid', 'commitref', 'sha', 'revision'],
    ...['gitcommit', 'gitcommitsha', 'gitcommithash', 'gitsha'],
];
const createdKeys = ['createdat', 'created', 'createdtime', 'creationtime', 'queuedat', 'startedat', 'timestamp'];
const endedKeys = ['finishedat', 'completedat', 'endedat', 'readyat', 'deployedat', 'finished', 'completed'];
const nestsOfCommits = ['commit', 'gitcommit', 'git'];
const nests = [...nestsOfCommits, 'source', 'gitsource', 'meta', 'metadata'];
function readRecord(raw) {
    return {
        id: findId(raw),
        word: texts(raw, statusKeys)[0],
        rollbackable: raw['rollbackable'] === true,
        url: readUrl(raw),
        refs: shownRefs(raw),
        fingerprint: fingerprint(raw),
    };
}
function findId(raw) {
    return (0,_client_json_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .readId */ .w)(raw, idKeys);
}
function readUrl(raw) {
    const [shown] = texts(raw, addressKeys);
    if (shown === undefined)
        return undefined;
    const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(shown) ? shown : `https://${shown}`;
    const url = URL.parse(address);
    if (url?.protocol !== 'https:' && url?.protocol !== 'http:')
        return undefined;
    return url.username === '' && url.password === '' ? address : undefined;
}
function compareRefs(asked, shown) {
    if (asked === undefined)
        return 'not-shown';
    const commits = [...shown.commits, ...shown.names].filter(_text_commits_commit_id_js__WEBPACK_IMPORTED_MODULE_2__/* .isCommit */ .WM);
    if ((0,_text_commits_commit_id_js__WEBPACK_IMPORTED_MODULE_2__/* .isCommit */ .WM)(asked)) {
        if (commits.some((commit) => (0,_text_commits_commit_id_js__WEBPACK_IMPORTED_MODULE_2__/* .sameCommit */ .Kd)(commit, asked)))
            return 'ours';
        return commits.length > 0 || shown.names.length > 0 ? 'another' : 'not-shown';
    }
    const names = shown.names.filter((name) => !(0,_text_commits_commit_id_js__WEBPACK_IMPORTED_MODULE_2__/* .isCommit */ .WM)(name)).map(shortName);
    if (names.length === 0)
        return 'not-shown';
    return names.includes(shortName(asked)) ? 'ours' : 'another';
}
function isNewestFirst(rows) {
    const times = creationTimes(rows);
    if (times === undefined || times[0] === times.at(-1))
        return undefined;
    return times.every((time, index) => index === 0 || time <= (times[index - 1] ?? time));
}
function provesNewestFirst(rows) {
    return isNewestFirst(rows) === true && isNewestFirst(rows.slice(1)) === true;
}
function creationTimes(rows) {
    const fields = rows.map(normalised);
    const key = createdKeys.find((each) => fields.every((row) => readTime(row[each]) !== undefined));
    return key === undefined ? undefined : fields.flatMap((row) => readTime(row[key]) ?? []);
}
const ownCreationKeys = createdKeys.filter((key) => key !== 'startedat' && key !== 'timestamp');
function readZonedCreation(raw) {
    const fields = normalised(raw);
    const value = ownCreationKeys.map((key) => fields[key]).find((each) => readTime(each) !== undefined);
    return typeof value === 'string' && !/(?:Z|[+-]\d\d:?\d\d)$/i.test(value) ? undefined : readTime(value);
}
function readTime(value) {
    if (typeof value === 'string' && /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/.test(value)) {
        const ms = Date.parse(value);
        return Number.isNaN(ms) ? undefined : ms;
    }
    if (typeof value !== 'number' || value < 1e9 || value > 1e14)
        return undefined;
    return value < 1e11 ? value * 1_000 : value;
}
function readTimes(raw) {
    const fields = normalised(raw);
    const first = (keys) => keys.map((key) => readTime(fields[key])).find((ms) => ms !== undefined);
    return { createdMs: first(createdKeys), endedMs: first(endedKeys) };
}
function readLastDuration(rows) {
    const took = rows.map(readTimes).map(({ createdMs, endedMs }) => (endedMs ?? Number.NaN) - (createdMs ?? Number.NaN));
    return took.find((ms) => ms > 0);
}
function readRef({ commits, names }) {
    return commits[0] ?? names[0];
}
function shownRefs(raw) {
    const fields = normalised(raw);
    const names = texts(fields, nameKeys);
    const commits = texts(fields, commitKeys);
    for (const nest of nests) {
        const value = fields[nest];
        if (!(0,_client_json_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .isFields */ .C)(value))
            continue;
        const nested = normalised(value);
        names.push(...texts(nested, nameKeys));
        commits.push(...texts(nested, nestsOfCommits.includes(nest) ? [...commitKeys, 'id', 'hash'] : commitKeys));
    }
    return { names, commits: commits.filter(_text_commits_commit_id_js__WEBPACK_IMPORTED_MODULE_2__/* .isCommit */ .WM) };
}
function normalised(raw) {
    return Object.fromEntries(Object.entries(raw).map(([name, value]) => [(0,_verdict_vocabulary_js__WEBPACK_IMPORTED_MODULE_0__/* .normalise */ .j7)(name), value]));
}
function shortName(ref) {
    return ref.replace(/^refs\/(heads|tags)\//, '');
}
function texts(raw, keys) {
    return keys
        .map((key) => raw[key])
        .filter((value) => typeof value === 'string' && value.trim() !== '');
}
function fingerprint(value) {
    return JSON.stringify(value, (_key, inner) => (0,_client_json_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .isFields */ .C)(inner) ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1))) : inner);
}


/***/ }),

/***/ 5275:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KY: () => (/* binding */ readNewestPage),
/* harmony export */   Tq: () => (/* binding */ findRecord),
/* harmony export */   aK: () => (/* binding */ readRows)
/* harmony export */ });
/* harmony import */ var _history_record_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8309);

async function findRecord(platform, target, interpret, signal, mostPages) {
    const { serviceId, deploymentId, older } = target;
    const isOlder = (row) => (0,_history_record_js__WEBPACK_IMPORTED_MODULE_0__/* .findId */ .dZ)(row) !== undefined && (0,_history_record_js__WEBPACK_IMPORTED_MODULE_0__/* .findId */ .dZ)(row) === older;
    const isLast = (page) => page.some((row) => (0,_history_record_js__WEBPACK_IMPORTED_MODULE_0__/* .findId */ .dZ)(row) === deploymentId || isOlder(row));
    const { rows, isEnd } = await readRows(platform, serviceId, { signal, isLast, mostPages });
    const index = findIndex(rows, deploymentId);
    const own = rows[index];
    if (own !== undefined) {
        const next = rows[index + 1];
        const oldest = isEnd && next === undefined;
        return { kind: 'found', record: (0,_history_record_js__WEBPACK_IMPORTED_MODULE_0__/* .readRecord */ .aE)(own), older: oldest ? null : ((next && (0,_history_record_js__WEBPACK_IMPORTED_MODULE_0__/* .findId */ .dZ)(next)) ?? older), rows };
    }
    const end = rows.findIndex(isOlder);
    const finished = rows.slice(0, end < 0 ? rows.length : end).some((row) => isFinished(row, interpret));
    const isKnown = end < 0 ? older === null : (0,_history_record_js__WEBPACK_IMPORTED_MODULE_0__/* .isNewestFirst */ .j2)(rows.slice(0, end + 1)) !== false;
    return { kind: 'absent', newerFinished: finished && isKnown, older, rows };
}
function findIndex(rows, deploymentId) {
    const isOurs = (row) => (0,_history_record_js__WEBPACK_IMPORTED_MODULE_0__/* .findId */ .dZ)(row) === deploymentId;
    const withWord = rows.findIndex((row) => isOurs(row) && (0,_history_record_js__WEBPACK_IMPORTED_MODULE_0__/* .readRecord */ .aE)(row).word !== undefined);
    return withWord >= 0 ? withWord : rows.findIndex(isOurs);
}
async function readRows(platform, serviceId, { isLast = () => false, mostPages = 20, ...options }) {
    const rows = [];
    let pages = 0;
    let answeredAtMs;
    for await (const page of platform.history(serviceId, { retries: false, ...options })) {
        rows.push(...page.deployments);
        answeredAtMs = page.answeredAtMs;
        if (page.nextCursor === undefined)
            return { rows, isEnd: true, answeredAtMs };
        if (++pages === mostPages || isLast(page.deployments))
            break;
    }
    return { rows, isEnd: false, answeredAtMs };
}
function readNewestPage(platform, serviceId, signal) {
    const isLast = (page) => page.some((row) => (0,_history_record_js__WEBPACK_IMPORTED_MODULE_0__/* .findId */ .dZ)(row) !== undefined);
    return readRows(platform, serviceId, { signal, isLast });
}
function isFinished(row, interpret) {
    const { word } = (0,_history_record_js__WEBPACK_IMPORTED_MODULE_0__/* .readRecord */ .aE)(row);
    const meaning = word === undefined ? 'unknown' : interpret(word);
    return meaning === 'succeeded' || meaning === 'failed';
}


/***/ }),

/***/ 8704:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ deploymentMissing),
/* harmony export */   W: () => (/* binding */ serviceMissing)
/* harmony export */ });
/* harmony import */ var _client_base_url_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3651);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1103);


function serviceMissing(serviceId, status, { named, baseUrl }) {
    return (0,_text_message_js__WEBPACK_IMPORTED_MODULE_1__/* .message */ .i) `service-missing: The platform shows no service "${serviceId}" to this key (${status}). Check that ${named('service-id')} is the id of the service, and not its name, and that the key belongs to the same account or project.${whatIsOdd(serviceId)}${(0,_client_base_url_js__WEBPACK_IMPORTED_MODULE_0__/* .adviseOnDoubledApi */ .VO)(baseUrl, named)}`;
}
function whatIsOdd(serviceId) {
    if (/["'\u2018-\u201d]/.test(serviceId))
        return ' It has quotes in it: give it without them.';
    if (/[,;\s]/.test(serviceId))
        return ' It names one service: to deploy several, use a fleet.';
    return '';
}
function deploymentMissing({ serviceId, deploymentId }) {
    return (0,_text_message_js__WEBPACK_IMPORTED_MODULE_1__/* .message */ .i) `deployment-unknown: No record of deployment "${deploymentId}" of service "${serviceId}" was seen. Check both ids: the outputs of the deploy have them.`;
}


/***/ }),

/***/ 3589:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ PastDeployments),
/* harmony export */   r: () => (/* binding */ readPast)
/* harmony export */ });
/* harmony import */ var _text_commits_commit_id_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(872);
/* harmony import */ var _text_defined_fields_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5023);
/* harmony import */ var _text_formats_count_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7028);
/* harmony import */ var _verdict_vocabulary_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8028);
/* harmony import */ var _history_record_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8309);





const mostPages = 10;
class PastDeployments {
    #platform;
    #serviceId;
    #options;
    #pages = 0;
    #records = 0;
    #isWhole = false;
    constructor(platform, serviceId, options) {
        this.#platform = platform;
        this.#serviceId = serviceId;
        this.#options = options;
    }
    get pages() {
        return this.#pages;
    }
    get isWhole() {
        return this.#isWhole;
    }
    get extent() {
        const counted = (0,_text_formats_count_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B)(this.#records, 'record');
        return this.#isWhole ? counted : `${counted} (there are more)`;
    }
    async newest() {
        for await (const past of this)
            return past;
        return undefined;
    }
    async *[Symbol.asyncIterator]() {
        const { signal, timeoutMs, retries, limit, mostPages: most = mostPages, ...words } = this.#options;
        const interpret = (0,_verdict_vocabulary_js__WEBPACK_IMPORTED_MODULE_0__/* .buildVocabulary */ .vQ)(words);
        const pages = this.#platform.history(this.#serviceId, (0,_text_defined_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .definedFields */ .X)({ signal, timeoutMs, retries, limit }));
        for await (const { deployments, nextCursor, answeredAtMs } of pages) {
            this.#pages++;
            this.#records += deployments.length;
            this.#isWhole = nextCursor === undefined;
            for (const record of deployments) {
                signal?.throwIfAborted();
                yield readPast(record, interpret, answeredAtMs);
            }
            if (this.#pages === most)
                return;
        }
    }
}
function readPast(record, interpret, answeredAtMs) {
    const { id, word, rollbackable, refs, url } = (0,_history_record_js__WEBPACK_IMPORTED_MODULE_1__/* .readRecord */ .aE)(record);
    const meaning = word === undefined ? 'ambiguous' : interpret(word);
    const mayBe = meaning === 'ambiguous' || meaning === 'superseded';
    const succeeded = meaning === 'succeeded' || (mayBe && rollbackable);
    const commit = [...refs.commits, ...refs.names].map(_text_commits_commit_id_js__WEBPACK_IMPORTED_MODULE_4__/* .readCommit */ .kN).find((each) => each !== undefined);
    const { createdMs } = (0,_history_record_js__WEBPACK_IMPORTED_MODULE_1__/* .readTimes */ .fh)(record);
    const ageMs = answeredAtMs === undefined || createdMs === undefined ? undefined : answeredAtMs - createdMs;
    return { id, commit, ref: (0,_history_record_js__WEBPACK_IMPORTED_MODULE_1__/* .readRef */ .sg)(refs), url, succeeded, createdMs, ageMs, record };
}


/***/ }),

/***/ 751:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C2: () => (/* binding */ toSnapshot),
/* harmony export */   WX: () => (/* binding */ emptySnapshot),
/* harmony export */   rV: () => (/* binding */ findNewRows)
/* harmony export */ });
/* harmony import */ var _history_record_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8309);

const emptySnapshot = { ids: [], isWhole: true, isOrdered: false, answeredAtMs: undefined };
const dateResolutionMs = 1_000;
function toSnapshot({ rows, isEnd, answeredAtMs }) {
    const ids = rows.map(_history_record_js__WEBPACK_IMPORTED_MODULE_0__/* .findId */ .dZ).filter((id) => id !== undefined);
    const isWhole = isEnd && ids.length === rows.length;
    return { ids, isWhole, isOrdered: (0,_history_record_js__WEBPACK_IMPORTED_MODULE_0__/* .provesNewestFirst */ .YM)(rows), answeredAtMs };
}
function findNewRows(snapshot, { rows }) {
    const known = new Set(snapshot.ids);
    const isKnown = (row) => row !== undefined && known.has((0,_history_record_js__WEBPACK_IMPORTED_MODULE_0__/* .findId */ .dZ)(row) ?? '');
    const times = (0,_history_record_js__WEBPACK_IMPORTED_MODULE_0__/* .creationTimes */ .y9)(rows);
    const timesOfKnown = times?.filter((_, index) => isKnown(rows[index])) ?? [];
    const newestKnownMs = timesOfKnown.length === 0 ? undefined : Math.max(...timesOfKnown);
    const isOrdered = snapshot.isOrdered && (0,_history_record_js__WEBPACK_IMPORTED_MODULE_0__/* .provesNewestFirst */ .YM)(rows);
    return rows.flatMap((row, index) => {
        if (isKnown(row))
            return [];
        const createdMs = times?.[index];
        const isComparable = createdMs !== undefined && newestKnownMs !== undefined;
        if (isComparable && createdMs < newestKnownMs)
            return [{ row, isProvenYounger: false }];
        const isNewer = isComparable && createdMs > newestKnownMs;
        const isProvenYounger = snapshot.isWhole || (isOrdered && isNewer) || wasCreatedAfter(snapshot, row);
        return [{ row, isProvenYounger }];
    });
}
function wasCreatedAfter({ answeredAtMs }, row) {
    const createdMs = (0,_history_record_js__WEBPACK_IMPORTED_MODULE_0__/* .readZonedCreation */ .KU)(row);
    return answeredAtMs !== undefined && createdMs !== undefined && createdMs >= answeredAtMs + dateResolutionMs;
}


/***/ }),

/***/ 4997:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   oN: () => (/* binding */ writeGuarded),
/* harmony export */   pP: () => (/* binding */ writeTimeoutMs),
/* harmony export */   wF: () => (/* binding */ classifyWriteFailure)
/* harmony export */ });
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5373);
/* harmony import */ var _client_http_refusal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6418);
/* harmony import */ var _text_taxiway_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7776);



async function writeGuarded(context, { send, prepare, findEffect, lostTwice }) {
    for (let lost = 0;;) {
        const end = await beginWrite(context, prepare);
        if (end !== undefined)
            return end;
        const answer = await send();
        if (answer.kind === 'retry')
            continue;
        if (answer.kind !== 'lost')
            return answer;
        const effect = await findEffect(answer.message);
        if (effect !== undefined)
            return effect;
        if (++lost === 2)
            return { kind: 'ended', outcome: 'failed', reason: lostTwice(answer.message) };
    }
}
function writeTimeoutMs(run, longestMs) {
    return Math.min(longestMs, Math.max(run.remaining() - 5_000, run.remaining() / 2));
}
async function beginWrite({ platform, run }, prepare) {
    const end = (await run.waitWhileHeld(platform)) ? await prepare?.() : undefined;
    if (end !== undefined)
        return end;
    if (!(await run.waitWhileHeld(platform))) {
        const reason = `The platform asked to wait past the timeout. Nothing was deployed.`;
        return { kind: 'ended', outcome: 'indeterminate', reason };
    }
    if (run.remaining() > 0) {
        run.inDoubt = true;
        return undefined;
    }
    const reason = `The timeout passed before the platform accepted a deployment. Nothing was deployed. Check whether ${platform.baseUrl} answers, or set a longer ${platform.named('timeout')}.`;
    return { kind: 'ended', outcome: 'timed-out', reason };
}
function classifyWriteFailure(run, error) {
    run.signal.throwIfAborted();
    if (!(error instanceof _text_taxiway_error_js__WEBPACK_IMPORTED_MODULE_2__/* .TaxiwayError */ .y) || error.kind === 'input')
        throw error;
    const refused = error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .RefusedError */ .fk && error.status < 500 && error.status !== 408;
    if (refused && error.status === 429 && error.retryAfterMs !== undefined) {
        run.inDoubt = false;
        return { kind: 'retry' };
    }
    const unsent = error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .NoAnswerError */ .i5 && !error.sent;
    if (refused || unsent)
        return { kind: 'ended', outcome: 'failed', reason: error.message };
    return { kind: 'lost', message: error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .RefusedError */ .fk ? `${(0,_client_http_refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .describeRefusal */ .a)(error)}.` : error.message };
}


/***/ }),

/***/ 5329:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Zn: () => (/* binding */ findLostDeploy),
/* harmony export */   yX: () => (/* binding */ whyNotFound)
/* harmony export */ });
/* unused harmony export judgeReading */
/* harmony import */ var _text_formats_count_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7028);
/* harmony import */ var _text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4908);
/* harmony import */ var _history_history_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5275);
/* harmony import */ var _history_history_polling_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3905);
/* harmony import */ var _history_history_record_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8309);
/* harmony import */ var _history_snapshot_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(751);






function whyNotFound(found) {
    switch (found.kind) {
        case 'absent':
        case 'unproven': {
            const text = `the history showed no deployment that is surely ours for 30 s, which does not prove that there is none`;
            if (found.kind === 'absent' || found.ids.length === 0)
                return text;
            return `${text}. Of ${listIds(found.ids)} it is not known whether it is younger than the request`;
        }
        case 'several':
            return `several new deployments could be ours: ${listIds(found.ids)}`;
        case 'timed-out':
        case 'unanswered': {
            const passed = found.kind === 'timed-out' ? 'the timeout' : '5 minutes';
            const why = found.failure === undefined ? '' : ` (${(0,_text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_4__/* .withoutFullStop */ .Qu)(found.failure.message)})`;
            return `${passed} passed before the history showed a deployment${why}`;
        }
        case 'retry-after':
            return `the platform asked to wait past the timeout before its history could be read`;
        case 'forbidden':
            return `the API key is not allowed to read the deployment history`;
        default:
            return found;
    }
}
const mostIds = 5;
function listIds(ids) {
    const others = ids.length - mostIds;
    return ids.slice(0, mostIds).join(', ') + (others > 0 ? ` and ${(0,_text_formats_count_js__WEBPACK_IMPORTED_MODULE_5__/* .formatCount */ .B)(others, 'other')}` : '');
}
const absenceMs = 30_000;
const inferenceMs = 1_000;
const lostDeployDelaysMs = [1_000, 2_000, 4_000];
const longestLostDeployDelayMs = 8_000;
const everyRowWasKnown = { kind: 'absent', proof: 'for 30 s every row was known, and there could be no other' };
function judgeReading(search, { unknown, isWhole }, atMs) {
    const firstMs = search.firstMs ?? atMs;
    const isUnproven = search.isUnproven || unknown.length > 0 || !isWhole;
    const withMatch = (wanted) => unknown.flatMap(({ id, match, isProvenYounger }) => id !== undefined && isProvenYounger && match === wanted ? [id] : []);
    const ours = withMatch('ours');
    const candidates = [...new Set(ours.length > 0 ? ours : withMatch('not-shown'))];
    const [only, ...others] = candidates;
    if (others.length > 0)
        return { result: { kind: 'several', ids: candidates }, search };
    if (only === undefined) {
        if (atMs - firstMs < absenceMs)
            return { result: undefined, search: { firstMs, isUnproven } };
        const possible = unknown.flatMap(({ id, match }) => (id !== undefined && match !== 'another' ? [id] : []));
        const result = isUnproven ? { kind: 'unproven', ids: possible } : everyRowWasKnown;
        return { result, search: { firstMs, isUnproven } };
    }
    if (ours.length > 0)
        return { result: { kind: 'adopt', id: only, inferred: false }, search };
    const inferred = search.inferred?.id === only ? search.inferred : { id: only, atMs };
    const isCertain = atMs - inferred.atMs >= inferenceMs;
    const result = isCertain ? { kind: 'adopt', id: only, inferred: true } : undefined;
    return { result, search: { firstMs, inferred, isUnproven } };
}
function findLostDeploy({ platform, emit, run }, lost) {
    let search = {};
    return (0,_history_history_polling_js__WEBPACK_IMPORTED_MODULE_1__/* .searchHistory */ .T)(platform, run, {
        onSilence: (text) => void emit({ kind: 'warning', text }),
        pauseMs: (reads) => lostDeployDelaysMs[reads - 1] ?? longestLostDeployDelayMs,
        read: async (signal) => {
            const judged = judgeReading(search, await readHistory(platform, lost, signal), run.elapsed());
            search = judged.search;
            return judged.result;
        },
    });
}
async function readHistory(platform, { serviceId, ref, before, onRead }, signal) {
    const known = new Set(before.ids);
    const isLast = (page) => page.some((row) => known.has((0,_history_history_record_js__WEBPACK_IMPORTED_MODULE_2__/* .findId */ .dZ)(row) ?? ''));
    const reading = await (0,_history_history_js__WEBPACK_IMPORTED_MODULE_0__/* .readRows */ .aK)(platform, serviceId, { signal, isLast });
    onRead?.(reading);
    const { rows, isEnd } = reading;
    const unknown = (0,_history_snapshot_js__WEBPACK_IMPORTED_MODULE_3__/* .findNewRows */ .rV)(before, reading).map(({ row, isProvenYounger }) => {
        return { id: (0,_history_history_record_js__WEBPACK_IMPORTED_MODULE_2__/* .findId */ .dZ)(row), match: compareShownRef(ref, (0,_history_history_record_js__WEBPACK_IMPORTED_MODULE_2__/* .readRecord */ .aE)(row).refs), isProvenYounger };
    });
    const shown = new Set(rows.map(_history_history_record_js__WEBPACK_IMPORTED_MODULE_2__/* .findId */ .dZ));
    const [newest] = before.ids;
    const isCurrent = isEnd ? known.isSubsetOf(shown) : shown.has(newest);
    return { unknown, isWhole: isCurrent && (isEnd || (0,_history_history_record_js__WEBPACK_IMPORTED_MODULE_2__/* .provesNewestFirst */ .YM)(rows)) };
}
function compareShownRef(asked, shown) {
    const match = (0,_history_history_record_js__WEBPACK_IMPORTED_MODULE_2__/* .compareRefs */ .Iu)(asked, shown);
    return match === 'not-shown' && asked !== undefined && shown.names.length > 0 ? 'another' : match;
}


/***/ }),

/***/ 1165:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ startAndFollow)
/* harmony export */ });
/* harmony import */ var _client_time_run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5557);
/* harmony import */ var _follow_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5605);
/* harmony import */ var _phases_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9998);
/* harmony import */ var _preflight_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7384);




const nothingShown = { rows: [], succeededBefore: new Set() };
const recordGraceMs = 30_000;
async function startAndFollow(platform, emit, options, { operation, phase, asked, cancelledInDoubt, read, start, complete = async (report) => report }) {
    const run = new _client_time_run_js__WEBPACK_IMPORTED_MODULE_0__/* .Run */ .K(options);
    const context = { platform, emit, options, run };
    const phases = new _phases_js__WEBPACK_IMPORTED_MODULE_3__/* .Phases */ .V(phase);
    let started;
    try {
        const key = options.keyCheck ?? _preflight_js__WEBPACK_IMPORTED_MODULE_2__/* .KeyCheck */ .yw.of(run, platform);
        const write = { key, operation, target: { serviceId: asked.serviceId } };
        const found = await (0,_preflight_js__WEBPACK_IMPORTED_MODULE_2__/* .checkAndRead */ .Oo)(run, write, (signal) => read(context, signal));
        started = await start(context, found, key);
    }
    catch (error) {
        if (!run.signal.aborted)
            throw error;
        const nothing = `The run was cancelled before anything was deployed.`;
        started = { kind: 'ended', outcome: 'aborted', reason: run.inDoubt ? cancelledInDoubt : nothing };
    }
    const atMs = run.elapsed();
    const base = { deploymentId: undefined, url: undefined, status: undefined, durationMs: atMs };
    if (started.kind === 'ended') {
        const { outcome, reason, serviceId = asked.serviceId } = started;
        return await complete({ ...base, ...asked, serviceId, outcome, reason, phases: phases.end(atMs) }, nothingShown);
    }
    const { kind, older, ...known } = started;
    const { deploymentId, serviceId, ref, url } = known;
    await emit({ kind, deploymentId, serviceId, ref });
    if (url !== undefined)
        await emit({ kind: 'url', url });
    if (options.wait === false) {
        const reason = `The platform accepted the deployment. Not waiting for the result (${platform.named('wait', 'false')}).`;
        return await complete({ ...base, ...known, outcome: 'accepted', reason, phases: phases.end(atMs) }, nothingShown);
    }
    if (serviceId === undefined) {
        const reason = `The platform's answer names no service, so its deployment history cannot be read. Check the dashboard.`;
        return await complete({ ...base, ...known, outcome: 'indeterminate', reason, phases: phases.end(atMs) }, nothingShown);
    }
    phases.enter('accepted', atMs);
    const target = { serviceId, deploymentId, older, ref, url, graceUntilMs: atMs + recordGraceMs };
    const follower = new _follow_js__WEBPACK_IMPORTED_MODULE_1__/* .DeploymentFollower */ .iW(context, target, phases);
    return await complete(await follower.run(), follower.page);
}


/***/ }),

/***/ 695:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S_: () => (/* binding */ hintGapMs),
/* harmony export */   Vd: () => (/* binding */ failureBackoff),
/* harmony export */   Zx: () => (/* binding */ lineHints),
/* harmony export */   dq: () => (/* binding */ pollInterval),
/* harmony export */   j1: () => (/* binding */ quickReadsMs),
/* harmony export */   ys: () => (/* binding */ streamEndHints)
/* harmony export */ });
const eagerForMs = 15_000;
const eagerMs = 1_000;
const slowestMs = 10_000;
const growth = 0.2;
function pollInterval(fixedMs, atMs) {
    if (fixedMs !== undefined)
        return fixedMs;
    if (atMs < eagerForMs)
        return eagerMs;
    return Math.min(slowestMs, eagerMs + (atMs - eagerForMs) * growth);
}
function failureBackoff(failuresInARow, random) {
    const ceiling = Math.min(slowestMs, eagerMs * 2 ** Math.min(failuresInARow - 1, 10));
    return 250 + random() * (ceiling - 250);
}
const lineHints = { most: 5, everyMs: 150_000, fullAtMs: 0 };
const streamEndHints = { most: 10, everyMs: 20_000, fullAtMs: 0 };
const hintGapMs = 200;
const quickReadsMs = [250, 500];


/***/ })

};
