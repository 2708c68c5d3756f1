export const id = 867;
export const ids = [867];
export const modules = {

/***/ 867:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  gate: () => (/* binding */ gate)
});

// EXTERNAL MODULE: ./build/config/connection.js
var config_connection = __webpack_require__(2807);
// EXTERNAL MODULE: ./build/actions/shared/run.js + 5 modules
var run = __webpack_require__(3343);
// EXTERNAL MODULE: ./build/checks/health.js + 3 modules
var health = __webpack_require__(7431);
// EXTERNAL MODULE: ./build/client/errors.js
var errors = __webpack_require__(6695);
// EXTERNAL MODULE: ./build/checks/check.js
var check = __webpack_require__(5096);
// EXTERNAL MODULE: ./build/checks/excerpt.js
var excerpt = __webpack_require__(5085);
// EXTERNAL MODULE: ./build/checks/pattern.js
var checks_pattern = __webpack_require__(3078);
;// CONCATENATED MODULE: ./build/checks/runtime-pages.js

const operation = 'get_logs';
const mostLines = 1_000;
const readMs = 15_000;
/** The pages of a service's runtime log, as large as the platform lets them be. */
class RuntimePages {
    #context;
    #serviceId;
    #limit = mostLines;
    constructor(context, serviceId) {
        this.#context = context;
        this.#serviceId = serviceId;
    }
    /** Lines that one answer may hold at most, as far as is known: a platform may refuse more, or send too many bytes. */
    get limit() {
        return this.#limit;
    }
    /**
     * One answer, sorted by id. A limit that is refused, or gives more than fits into memory, is lowered. Rejects as the client
     * does, and where a line cannot be told from others or judged.
     */
    async read({ after, before, limit } = {}) {
        const { platform, signal } = this.#context;
        const cursor = { ...(after === undefined ? {} : { after }), ...(before === undefined ? {} : { before }) };
        for (;;) {
            const args = { id: this.#serviceId, limit: limit ?? this.#limit, ...cursor };
            try {
                const { logs } = await platform.call(operation, args, { signal, timeoutMs: readMs, retries: false });
                const lines = (logs ?? []).map(({ id, line, ts }) => ({
                    id: idOf(id),
                    text: textOf(line),
                    ts: ts ?? undefined,
                }));
                return lines.filter(({ id }) => after === undefined || id > after).sort((one, other) => one.id - other.id);
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
/** The log has something that no reader of it can go on with. */
function unreadable(what) {
    return new errors/* UnreadableError */.Gy(`${operation}: ${what}.`, { operation, status: 200 });
}
function isTooMuch(error) {
    return error instanceof errors/* UnreadableError */.Gy
        ? /MiB/.test(error.message)
        : error instanceof errors/* RefusedError */.fk && error.status === 400;
}

;// CONCATENATED MODULE: ./build/checks/runtime-log.js

const mostPages = 1_000;
/** Ids may begin with 0. */
const beforeAll = -1;
/**
 * The runtime log of a service from one moment on: every line once, and none from before. A page may be cut at a size that the
 * contract does not show, and may then hold the first lines after the cursor or the newest ones; both are read whole.
 *
 * Each answer begins with the last line that was read. Where that does not stand in its place any more, the ids count anew, as
 * those of a container that was restarted, and the log is read from its beginning.
 */
class RuntimeLog {
    #pages;
    #begun = false;
    /** The last line that was read, or the last one from before; none in a log without lines, where whatever comes is new. */
    #mark;
    #restarts = 0;
    #order = 'unknown';
    #largestAnswer = 1;
    constructor(context, serviceId) {
        this.#pages = new RuntimePages(context, serviceId);
    }
    /** Whether it is known where the log begins for us. */
    get marked() {
        return this.#begun;
    }
    /** How often it began anew. */
    get restarts() {
        return this.#restarts;
    }
    /** The log begins here. Rejects as the client does. */
    async begin() {
        const newest = await this.#pages.read();
        if (!this.#begun)
            this.#mark = newest.at(-1);
        this.#begun = true;
    }
    /**
     * The lines after those that were read before, in the order of their ids, page by page for as long as there is more; leave the
     * loop to end it. What a failure leaves unread comes with the next read. Rejects as the client does.
     */
    async *read() {
        if (!this.#begun)
            await this.begin();
        for (;;) {
            const { answer, after } = await this.#next();
            const readTo = this.#mark?.id ?? beforeAll;
            const page = answer.filter(({ id }) => id > readTo);
            const last = page.at(-1);
            if (last === undefined)
                return;
            const cut = answer.length >= Math.min(this.#pages.limit, this.#largestAnswer);
            this.#largestAnswer = Math.max(this.#largestAnswer, answer.length);
            if (cut && after !== undefined && this.#order === 'unknown')
                this.#order = await this.#orderAfter(after, answer);
            const newestOnly = after === undefined || this.#order !== 'first-lines';
            const missed = cut && newestOnly ? await this.#between(readTo, page) : [];
            this.#mark = last;
            yield [...missed, ...page];
            if (!cut)
                return;
        }
    }
    /** The next answer, and the cursor that it was asked with; of a log that began anew its newest lines. */
    async #next() {
        const mark = this.#mark;
        if (mark === undefined)
            return { answer: await this.#pages.read() };
        const cursor = mark.id > 0 ? { after: mark.id - 1 } : {};
        const answer = await this.#pages.read(cursor);
        if (!isSame(answer[0], mark) && (await this.#isAnew(mark))) {
            this.#restarts++;
            this.#mark = undefined;
            return { answer: await this.#pages.read() };
        }
        if (answer.length > 1 || (this.#largestAnswer > 1 && this.#pages.limit > 1))
            return { answer, ...cursor };
        // The mark alone may be all that fits.
        return { answer: await this.#pages.read({ after: mark.id }), after: mark.id };
    }
    /** Whether another line stands in the mark's place, or the log does not reach so far any more. */
    async #isAnew(mark) {
        const newest = await this.#pages.read();
        const last = newest.at(-1);
        return last === undefined || last.id < mark.id || newest.some((line) => line.id === mark.id && !isSame(line, mark));
    }
    /** Which lines an answer holds that cannot hold all: told by the one line that is sent where one is asked for. */
    async #orderAfter(after, answer) {
        if (answer.length === 1)
            return 'unknown';
        const only = await this.#pages.read({ after, limit: 1 });
        const [line] = only;
        if (line === undefined || only.length > 1)
            return 'unknown';
        if (line.id === answer[0]?.id)
            return 'first-lines';
        return line.id >= (answer.at(-1)?.id ?? 0) ? 'newest-lines' : 'unknown';
    }
    /** The lines after the mark that a page of the newest lines left out, read backwards. */
    async #between(mark, page) {
        let missed = [];
        for (let pages = 1; pages <= mostPages; pages++) {
            const before = missed[0]?.id ?? page[0]?.id ?? 0;
            const older = (await this.#pages.read({ before })).filter(({ id }) => id > mark && id < before);
            if (older.length === 0)
                return missed;
            missed = [...older, ...missed];
        }
        throw unreadable('more lines came between two reads than can be read');
    }
}
function isSame(line, mark) {
    return line?.id === mark.id && line.text === mark.text && line.ts === mark.ts;
}

;// CONCATENATED MODULE: ./build/checks/soak.js





const longestIntervalMs = 2_000;
/** How long reads are tried again before the first check, so that it is known where the log stands. */
const markMs = 10_000;
/** How long reads are tried again after the end: the last lines count too. */
const lastReadMs = 30_000;
const refusalLimit = 2;
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
            const read = await this.#read(endMs + lastReadMs);
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
            if (nowMs + waitMs > endMs + lastReadMs)
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
            const failed = this.#failed((0,check/* clauseOf */.p)(error.message), pauseAfter(error, 0));
            return this.#refusals < refusalLimit ? failed : { kind: 'over', finding: this.#unread() };
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
            return { passed: false, summary: `log-fail-pattern cannot be judged: ${(0,check/* clauseOf */.p)(error.message)}`, evidence: [] };
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
            evidence: this.#evidenceOf([...this.#restarts(), ...around.map(show), match, ...after.map(show)]),
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
                ...this.#restarts(),
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
    /** A container that crashed is worth a look, whatever its lines say. */
    #restarts() {
        const { restarts } = this.#log;
        return restarts === 0
            ? []
            : [`the log began anew ${restarts === 1 ? 'once' : `${restarts} times`}, as after a restart`];
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
                return await statement_run(options, context);
            }
            catch (error) {
                context.signal.throwIfAborted();
                if (!(error instanceof errors/* TaxiwayError */.yJ))
                    throw error;
                const doubt = mayHaveRun(error) ? `; ${mayHaveRunText}` : '';
                return { passed: false, summary: `${(0,check/* clauseOf */.p)(error.message)}${doubt}`, evidence: [] };
            }
        },
    };
}
async function statement_run(options, { platform, signal, clean }) {
    const { serviceId, query, timeoutMs = usualTimeoutMs } = options;
    const answer = await platform.call('db_query', { id: serviceId, query }, { signal, timeoutMs });
    const { output } = answer;
    const lines = (output ?? '').split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
    const more = lines.length > shownLines ? [`\u2026 ${lines.length - shownLines} more lines`] : [];
    const evidence = (0,excerpt/* evidenceOf */.X)([...lines.slice(0, shownLines), ...more], clean);
    const failure = (0,hidden_failure/* failureOfStatement */.v)(answer);
    if (failure !== undefined) {
        return { passed: false, summary: (0,excerpt/* excerpt */.K)((0,check/* clauseOf */.p)(clean(failure)), longestFailure), evidence };
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

// EXTERNAL MODULE: ./build/config/following.js
var following = __webpack_require__(3752);
// EXTERNAL MODULE: ./build/config/reporting.js
var reporting = __webpack_require__(9497);
;// CONCATENATED MODULE: ./build/actions/gate/inputs.js







const hour = 3_600_000;
/** The bound is ours: a job lasts six hours. */
const inputs_long = { least: 1, most: 6 * hour, words: 'above 0 and at most 6h' };
/** @throws InputError with one sentence that names the input, what is wrong and what to do; nothing was sent */
function readGateInputs(inputs, context) {
    const report = (0,reporting/* readReportInputs */.g)(inputs);
    const connection = (0,config_connection/* readConnection */.d)(inputs);
    const follow = (0,following/* readFollowInputs */.j)(inputs);
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
    const intervalMs = inputs.duration('health-interval', inputs_long);
    const timeoutMs = inputs.duration('health-timeout', inputs_long);
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
    const durationMs = inputs.duration('soak', inputs_long);
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

// EXTERNAL MODULE: ./build/output/gantt.js
var gantt = __webpack_require__(5318);
// EXTERNAL MODULE: ./build/output/progress.js
var progress = __webpack_require__(4653);
// EXTERNAL MODULE: ./build/output/untrusted.js
var untrusted = __webpack_require__(8894);
// EXTERNAL MODULE: ./build/text/message.js
var message = __webpack_require__(3597);
;// CONCATENATED MODULE: ./build/actions/gate/reporter.js




const progressEveryMs = 30_000;
/** Shows a gate in its job: the deployment as the other actions show theirs, and the checks beside it. */
class GateReporter {
    #job;
    #reporter;
    #outputs;
    #hasChecks;
    #progress = () => undefined;
    #rollingBackTo;
    constructor(job, reporter, { request, outputs }) {
        const { serviceId, rollbackRef, checks = [] } = request;
        this.#job = job;
        this.#reporter = reporter;
        this.#outputs = outputs;
        this.#hasChecks = checks.length > 0;
        job.outputs.set('service-id', serviceId);
        const { github } = reporter;
        github.keepInStep({ deployments: github.deployments(), memory: { target: `service:${serviceId}` } });
        if (rollbackRef !== undefined && checks.length === 0) {
            job.console.warn((0,message/* message */.i)('rollback-ref-unused') `\`rollback-ref\` has no effect: "${rollbackRef}". A rollback follows a failed check, and no check is set. Set \`health-url\`, \`soak\` or \`sql\`.`);
        }
    }
    print(lines) {
        return this.#reporter.print(lines);
    }
    clean(text) {
        return (0,untrusted/* harmlessText */.fT)(text, this.#job.redactor);
    }
    report(event) {
        const { console, state } = this.#job;
        switch (event.kind) {
            case 'chosen': {
                const { by, how, deploymentId, serviceId, ref } = event;
                if (by === 'id' || by === 'commit')
                    console.say(how);
                else
                    console.warn(how);
                // A deployment that succeeded is not a success before it was checked.
                if (this.#hasChecks)
                    state.note({ during: 'the build' });
                this.#reporter.beginDeployment(event);
                this.#outputs.add({ chosenBy: by, deployment: { deploymentId, serviceId, ref } });
                return;
            }
            case 'waiting':
                console.say(event.text);
                return;
            case 'judged': {
                const { reason: _, ...judged } = event.deployment;
                this.#reporter.judged(event.deployment);
                this.#outputs.add({ deployment: judged });
                return;
            }
            case 'check-began':
                state.note({ during: `the check ${event.name}` });
                console.say(`Check ${event.name}: began.`);
                this.#progress = (0,progress/* progressLines */.L)((text) => console.say(text), { gapMs: progressEveryMs });
                return;
            case 'check-progress':
                this.#progress(() => `Check ${event.name}: ${event.text}`);
                return;
            case 'check-ended':
                console.say(`Check ${sentenceOf(event.check)}`);
                this.#outputs.addCheck(event.check);
                return;
            case 'rollback-began':
                this.#rollingBackTo = event.ref;
                state.note({ during: `the rollback to ${event.ref} after a check had failed` });
                console.warn((0,message/* message */.i)('rollback-began') `A check failed. Rolling back: "${event.ref}" is being deployed.`);
                this.#reporter.beginLog();
                return;
            case 'rollback-ended':
                this.#rollingBackTo = undefined;
                return;
            default:
                if (this.#rollingBackTo === undefined)
                    this.#reporter.report(event);
                else
                    this.#reportRollback(event, this.#rollingBackTo);
        }
    }
    /** The outputs stay those of the judged deployment. */
    #reportRollback(event, ref) {
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
                this.#reporter.report(event);
                return;
            default:
                event;
        }
    }
}
function sentenceOf({ name, result, summary, startMs, endMs }) {
    return `${name}: ${result} after ${(0,gantt/* duration */.p0)(endMs - startMs)}: ${summary}.`;
}

;// CONCATENATED MODULE: ./build/output/gate-report.js
/** Bounded but for the length of its texts: some 40 of them a check. */
function gateOutput(told) {
    const { passed = false, chosenBy = null, deployment, checks = [], newer = [], rollback } = told;
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
        newer,
        rollback: rollback === undefined ? null : rollbackOf(rollback),
    };
}
function rollbackOf({ ref, deployment }) {
    const { deploymentId = null, outcome, reason } = deployment;
    return { ref, deploymentId, outcome, reason };
}

// EXTERNAL MODULE: ./build/output/markdown.js
var markdown = __webpack_require__(2255);
;// CONCATENATED MODULE: ./build/output/gate-tables.js


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
    passed: '\u2705 passed',
    failed: '\u274c failed',
    'cut-short': '\u26a0\ufe0f cut short',
    'not-run': '\u2796 not run',
};
const longestCell = 300;
function deploymentRow({ deployment }) {
    const { outcome, status, deploymentId, durationMs } = deployment;
    const evidence = [deploymentId, status === undefined ? undefined : `the platform says "${status}"`];
    const known = evidence.filter((each) => each !== undefined).join(', ');
    return ['deployment', `${outcome === 'succeeded' ? '\u2705' : '\u274c'} ${outcome}`, known, durationMs];
}
function checkRow({ name, result, summary, startMs, endMs }) {
    const ran = result !== 'not-run';
    return [name, shownResults[result], ran ? summary : '', ran ? endMs - startMs : undefined];
}
function rollbackRow({ ref, deployment }) {
    const { outcome, deploymentId, durationMs } = deployment;
    const by = deploymentId === undefined ? '' : ` by ${deploymentId}`;
    return ['rollback', `${outcome === 'succeeded' ? '\u21a9\ufe0f' : '\u274c'} ${outcome}`, `to ${ref}${by}`, durationMs];
}
function moved(phases, byMs) {
    return phases.map(({ name, startMs, endMs }) => ({ name, startMs: startMs + byMs, endMs: endMs + byMs }));
}
function shortened(text) {
    return text.length > longestCell ? `${text.slice(0, longestCell - 1).toWellFormed()}\u2026` : text;
}

;// CONCATENATED MODULE: ./build/actions/gate/result.js




const shownEvidence = 10;
/** Of one text in the report: a status word of the platform may be of any length. */
const longestText = 2_000;
/** What a gate found as the result of its run: `outcome` stays that of the judged deployment, whatever the checks found. */
function resultOfGate(gate, redactor) {
    const { deployment, checks, reason, durationMs, rollback } = gate;
    const clean = (text) => (0,untrusted/* harmlessText */.fT)(text, redactor);
    const failed = checks.find(({ result }) => result === 'failed');
    return {
        ...deployment,
        reason,
        durationMs,
        verdict: verdictOf(gate),
        details: failed?.evidence.slice(-shownEvidence) ?? [],
        summary: {
            head: checkTable(gate, clean),
            folds: evidenceFolds(checks, clean),
            sections: gatePhases(gate, clean),
            tailTitle: rollback === undefined ? undefined : 'The end of the build log of the rollback',
        },
    };
}
function verdictOf({ passed, deployment, checks }) {
    if (passed || deployment.outcome !== 'succeeded')
        return deployment.outcome;
    return checks.some(({ result }) => result === 'failed') ? 'failed' : 'aborted';
}
/** The outputs that only the gate has: `passed` and `report`. They are set from the first moment on, in case the job is killed. */
class GateOutputs {
    #job;
    #known = {
        deployment: {
            outcome: 'aborted',
            reason: (0,message/* message */.i)('gate-unfinished') `The gate was stopped before it had finished.`,
        },
    };
    constructor(job) {
        this.#job = job;
        this.set(this.#known);
    }
    /** Adds what is known since; of the deployment, fields may come one after another. */
    add({ deployment, ...more }) {
        this.#known = { ...this.#known, ...more, deployment: { ...this.#known.deployment, ...deployment } };
        this.set(this.#known);
    }
    /** Adds a check that has ended. */
    addCheck(check) {
        this.add({ checks: [...(this.#known.checks ?? []), check] });
    }
    /** Sets both outputs in place of what was known. */
    set(told) {
        const { outputs, redactor } = this.#job;
        const report = gateOutput(told);
        outputs.set('passed', String(report.passed));
        const clean = (_key, value) => typeof value === 'string' ? (0,untrusted/* harmlessText */.fT)(value, redactor).slice(0, longestText).toWellFormed() : value;
        outputs.setMasked('report', JSON.stringify(report, clean));
    }
}

;// CONCATENATED MODULE: ./build/actions/gate/action.js
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





/** The gate action: reads the inputs, runs one flow, reports its result. */
function gate(job) {
    return (0,run/* runAction */.Cs)(job, 'gate', async (openReporter) => {
        const outputs = new GateOutputs(job);
        let report;
        const result = await (0,run/* resultOf */.Bg)(job, async () => {
            const env_1 = { stack: [], error: void 0, hasError: false };
            try {
                const inputs = readGateInputs(job.inputs, job.context);
                const host = new GateReporter(job, openReporter(inputs.report), { request: inputs.request, outputs });
                const platform = __addDisposableResource(env_1, (0,config_connection/* openPlatform */.W)(inputs.connection, job), true);
                const { gate: judge } = await Promise.all(/* import() */[__webpack_require__.e(302), __webpack_require__.e(628), __webpack_require__.e(116)]).then(__webpack_require__.bind(__webpack_require__, 7735));
                report = await judge(platform, inputs.request, host, { ...inputs.follow, signal: job.signal });
                return resultOfGate(report, job.redactor);
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
        outputs.set(report ?? { deployment: result });
        return result;
    });
}


/***/ }),

/***/ 5096:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ clauseOf)
/* harmony export */ });
/** A sentence as a clause: without its full stop. */
function clauseOf(sentence) {
    return sentence.trim().replace(/\.$/, '');
}


/***/ }),

/***/ 5085:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ excerpt),
/* harmony export */   X: () => (/* binding */ evidenceOf)
/* harmony export */ });
const mostEvidence = 20;
const longestEvidence = 500;
/**
 * Lines as evidence: the last 20 of them, each one line of at most 500 characters. They are cleaned before they are cut, for
 * nobody would know a piece of a secret.
 */
function evidenceOf(lines, clean) {
    const kept = lines.slice(-mostEvidence).map((line) => excerpt(oneLine(clean(line)), longestEvidence));
    const left = lines.length - kept.length;
    return left === 0 ? kept : [`\u2026 ${left} earlier`, ...kept.slice(1)];
}
/** At most so many characters of a cleaned text: from its beginning, or around the place that matters. */
function excerpt(text, longest, place = 0) {
    if (text.length <= longest)
        return text;
    const from = Math.min(Math.max(0, place - Math.floor(longest / 4)), text.length - longest);
    const to = from + longest;
    const kept = text.slice(from === 0 ? 0 : from + 1, to === text.length ? to : to - 1).toWellFormed();
    return `${from === 0 ? '' : '\u2026'}${kept}${to === text.length ? '' : '\u2026'}`;
}
function oneLine(text) {
    return text.replace(/[\r\n\u0085\u2028\u2029]+/g, ' ').trimEnd();
}


/***/ }),

/***/ 7431:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  b: () => (/* binding */ healthCheck)
});

// EXTERNAL MODULE: ./build/client/base-url.js
var base_url = __webpack_require__(2701);
// EXTERNAL MODULE: ./build/client/errors.js
var errors = __webpack_require__(6695);
// EXTERNAL MODULE: ./build/client/http/undici-transport.js + 3 modules
var undici_transport = __webpack_require__(1274);
;// CONCATENATED MODULE: ./build/checks/attempt-log.js
/** What was seen when, equal sightings in a row as one. Memory is bounded by the number of changes that are kept. */
class Tally {
    #runs = [];
    get last() {
        return this.#runs.at(-1)?.said;
    }
    /** `atMs`: since the check began. */
    add(atMs, said) {
        const last = this.#runs.at(-1);
        if (last?.said === said) {
            last.toMs = atMs;
            last.count++;
            return;
        }
        this.#runs.push({ said, fromMs: atMs, toMs: atMs, count: 1 });
        if (this.#runs.length > mostRuns)
            this.#runs = this.#runs.slice(-mostRuns);
    }
    /** Oldest first. */
    lines() {
        return this.#runs.map(({ said, fromMs, toMs, count }) => count === 1 ? `${seconds(fromMs)}: ${said}` : `${seconds(fromMs)} to ${seconds(toMs)}: ${said} (${count} times)`);
    }
}
const mostRuns = 100;
function seconds(ms) {
    return `${(ms / 1000).toFixed(1)} s`;
}

// EXTERNAL MODULE: ./build/checks/excerpt.js
var excerpt = __webpack_require__(5085);
// EXTERNAL MODULE: ./build/checks/pattern.js
var checks_pattern = __webpack_require__(3078);
// EXTERNAL MODULE: ./build/client/http/growing-buffer.js
var growing_buffer = __webpack_require__(3129);
// EXTERNAL MODULE: ./build/client/http/redirect.js
var http_redirect = __webpack_require__(1811);
// EXTERNAL MODULE: ./build/client/http/repeat.js
var repeat = __webpack_require__(6360);
// EXTERNAL MODULE: ./build/client/http/user-agent.js + 1 modules
var user_agent = __webpack_require__(1351);
// EXTERNAL MODULE: ./build/client/time/timeout.js
var timeout = __webpack_require__(3541);
;// CONCATENATED MODULE: ./build/checks/probe.js






const longestBody = 256 * 1024;
/**
 * One GET without a key, on a connection of its own: behind a balancer the old version may hold the one before. Redirects are
 * followed on the same origin. Rejects with the signal's reason alone.
 */
async function probe(address, options) {
    const { clock, signal, timeoutMs } = options;
    const seconds = Math.round(timeoutMs / 100) / 10;
    const onTimeout = () => new errors/* NoAnswerError */.i5(`no whole answer within ${seconds} s`, { operation: 'probe', sent: true });
    const scope = new timeout/* AbortScope */.DK({ clock, signal, timeoutMs, onTimeout });
    try {
        return await look(address, scope, options);
    }
    catch (error) {
        signal.throwIfAborted();
        return { kind: 'unanswered', why: whyUnanswered(scope.signal.aborted ? (0,repeat/* endOf */.pJ)(scope, error) : error) };
    }
    finally {
        scope[Symbol.dispose]();
    }
}
async function look(address, scope, options) {
    let from = address;
    for (let hops = 0; hops <= http_redirect/* maximumRedirects */.Uq; hops++) {
        const response = await options.transport.send(requestOf(from, scope, options.timeoutMs));
        const { status } = response;
        const redirect = (0,http_redirect/* parseRedirect */.qQ)(status, response.header('location'), from);
        if (redirect?.kind === 'elsewhere' && options.redirectAway === 'failure') {
            response.discard();
            return { kind: 'elsewhere', why: `answered ${status}, a redirect to another origin (${redirect.origin})` };
        }
        if (redirect === undefined || redirect.kind === 'elsewhere' || options.wanted(status)) {
            const body = options.readBody ? await beginningOf(response) : undefined;
            response.discard();
            return { kind: 'answered', status, body };
        }
        response.discard();
        if (redirect.kind === 'nowhere') {
            return { kind: 'astray', why: `answered ${status}, a redirect that does not say where to` };
        }
        from = new URL(redirect.path, from);
    }
    return { kind: 'astray', why: `redirected more than ${http_redirect/* maximumRedirects */.Uq} times` };
}
function requestOf(address, scope, timeoutMs) {
    return {
        operation: 'probe',
        method: 'GET',
        origin: address.origin,
        path: `${address.pathname}${address.search}`,
        headers: {
            accept: '*/*',
            'accept-encoding': 'identity',
            'cache-control': 'no-cache',
            connection: 'close',
            'user-agent': (0,user_agent/* buildUserAgent */.n)(undefined),
        },
        body: undefined,
        headersTimeoutMs: timeoutMs,
        idleTimeoutMs: timeoutMs,
        signal: scope.signal,
    };
}
/** Reads as much as is looked at, and leaves the rest. */
async function beginningOf(response) {
    const bytes = new growing_buffer/* GrowingBuffer */.G();
    for await (const chunk of response.body) {
        bytes.add(chunk.subarray(0, longestBody - bytes.length));
        if (bytes.length === longestBody)
            break;
    }
    return bytes.takeText().replace(/^\uFEFF/, '');
}
/** The transport's sentence without the name that it puts first. */
function whyUnanswered(error) {
    const message = error instanceof Error ? error.message : String(error);
    return message.replace(/^probe: /, '').replace(/\.$/, '');
}

;// CONCATENATED MODULE: ./build/checks/status-ranges.js

const status_ranges_form = /^([1-5]\d{2})(?:-([1-5]\d{2}))?$/;
/** Statuses that count as healthy, as `200-399` or `200, 204, 301-303` say it. */
class StatusRanges {
    #ranges;
    /**
     * `input` is named where the text is wrong.
     *
     * @throws InputError
     */
    constructor(input, text) {
        this.#ranges = text.split(/[\s,]+/).flatMap((part) => (part === '' ? [] : [rangeOf(input, part)]));
        if (this.#ranges.length === 0)
            throw wrong(input);
    }
    includes(status) {
        return this.#ranges.some(([from, to]) => from <= status && status <= to);
    }
    /** Whether the status stands there by itself, not only inside a range. */
    names(status) {
        return this.#ranges.some(([from, to]) => from === status && to === status);
    }
}
function rangeOf(input, part) {
    const [, from, to = from] = status_ranges_form.exec(part) ?? [];
    if (from === undefined || Number(from) > Number(to))
        throw wrong(input);
    return [Number(from), Number(to)];
}
function wrong(input) {
    return new errors/* InputError */.dz(input, `Input \`${input}\` must be statuses from 100 to 599 or ranges of them, as \`200-399\` or \`200, 204\`.`);
}

;// CONCATENATED MODULE: ./build/checks/health.js
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








const longestLookMs = 10_000;
/** The last look has this long, also past the timeout: one that is cut short would tell nothing. */
const shortestLookMs = 1_000;
const shownOfBody = 160;
/**
 * Passes once the address gives so many good answers in a row. Redirects are followed on the same origin, and the last answer
 * counts; one to another origin fails the check at once. A redirect status that `status` names by itself is an answer.
 *
 * @throws InputError where the options make no check; nothing was sent
 */
function healthCheck(options) {
    const { successes = 3, intervalMs = 2_000, timeoutMs = 120_000, redirectAway = 'failure' } = options;
    const expected = {
        url: addressOf(options.url),
        ranges: new StatusRanges('health-status', options.status ?? '200-399'),
        pattern: options.body === undefined ? undefined : new checks_pattern/* Pattern */.z('health-body', options.body),
        redirectAway,
        successes,
        intervalMs,
        timeoutMs,
    };
    return {
        name: 'health',
        run: async (context) => {
            const env_1 = { stack: [], error: void 0, hasError: false };
            try {
                if (options.transport !== undefined)
                    return await watch(expected, options.transport, context);
                const transport = __addDisposableResource(env_1, new undici_transport/* UndiciTransport */.s((0,base_url/* isLoopback */.U)(expected.url.hostname) ? 'direct' : {}), true);
                return await watch(expected, transport, context);
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
        },
    };
}
async function watch(expected, transport, context) {
    const { clock, signal, clean } = context;
    const { url, ranges, pattern, redirectAway, successes, intervalMs, timeoutMs } = expected;
    const startMs = clock.now();
    const leftMs = () => startMs + timeoutMs - clock.now();
    const seen = new Tally();
    const finding = (passed, summary) => {
        return { passed, summary, evidence: (0,excerpt/* evidenceOf */.X)(seen.lines(), clean) };
    };
    for (let inARow = 0; leftMs() > 0;) {
        const atMs = clock.now() - startMs;
        const sighting = await probe(url, {
            transport,
            clock,
            signal,
            timeoutMs: Math.max(shortestLookMs, Math.min(longestLookMs, leftMs())),
            readBody: pattern !== undefined,
            wanted: (status) => ranges.names(status),
            redirectAway,
        });
        const verdict = judge(sighting, expected, clean);
        seen.add(atMs, verdict.said);
        if (verdict.kind === 'hopeless')
            return finding(false, `${url.host} ${verdict.said}`);
        inARow = verdict.kind === 'good' ? inARow + 1 : 0;
        if (inARow === successes)
            return finding(true, `${times(successes)} in a row: ${verdict.said}`);
        context.progress(`${url.host} ${verdict.said}${inARow > 0 ? ` (${inARow} of ${successes})` : ''}`);
        await clock.sleep(Math.max(0, Math.min(intervalMs, leftMs())), signal);
    }
    const short = (successes - 1) * intervalMs >= timeoutMs;
    const hurry = short ? `, too short a time for looks ${intervalMs / 1000} s apart` : '';
    const within = `within ${timeoutMs / 1000} s${hurry}`;
    return finding(false, `not ${times(successes)} in a row ${within}; at last it ${seen.last ?? ''}`);
}
function judge(sighting, { ranges, pattern }, clean) {
    switch (sighting.kind) {
        case 'unanswered':
            return { kind: 'bad', said: `gave no answer: ${sighting.why}` };
        case 'astray':
            return { kind: 'bad', said: sighting.why };
        case 'elsewhere':
            return { kind: 'hopeless', said: sighting.why };
        case 'answered': {
            const { status, body } = sighting;
            if (!ranges.includes(status))
                return { kind: 'bad', said: `answered ${status}` };
            return pattern === undefined
                ? { kind: 'good', said: `answered ${status}` }
                : judgeBody(pattern, { status, body: body ?? '' }, clean);
        }
        default:
            return sighting;
    }
}
function judgeBody(pattern, { status, body }, clean) {
    try {
        if (pattern.find([body]) === 0)
            return { kind: 'good', said: `answered ${status}, and the body matches` };
    }
    catch (error) {
        if (!(error instanceof checks_pattern/* SlowPatternError */.S))
            throw error;
        return { kind: 'hopeless', said: `answered ${status}, but health-body cannot be judged: ${error.message}` };
    }
    const shown = (0,excerpt/* excerpt */.K)(clean(body), shownOfBody);
    return { kind: 'bad', said: `answered ${status}, but the body does not match: ${JSON.stringify(shown)}` };
}
function times(successes) {
    return successes === 1 ? 'one good answer' : `${successes} good answers`;
}
function addressOf(text) {
    const url = URL.parse(text);
    if (url === null || (url.protocol !== 'https:' && url.protocol !== 'http:')) {
        throw new errors/* InputError */.dz('health-url', 'Input `health-url` must be a whole address that begins with `https://` or `http://`.');
    }
    if (url.username !== '' || url.password !== '') {
        throw new errors/* InputError */.dz('health-url', 'Input `health-url` holds a user name or password: name an address that needs none.');
    }
    return url;
}


/***/ }),

/***/ 3078:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ SlowPatternError),
/* harmony export */   z: () => (/* binding */ Pattern)
/* harmony export */ });
/* harmony import */ var node_vm__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(714);
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6695);


/** One search may take so long, whatever the pattern and the texts. */
const mostMs = 1_000;
/** A search that took too long: the pattern backtracks without end on some text. */
class SlowPatternError extends Error {
    constructor() {
        super('The pattern takes more than a second to match: it backtracks, so make it simpler');
        this.name = 'SlowPatternError';
    }
}
/**
 * A regular expression of the user, held against texts of strangers. It is the language's own, so a search may backtrack for
 * years; it runs where the engine ends it after a second.
 */
class Pattern {
    source;
    #expression;
    /**
     * `input` is named where the pattern is wrong. One that matches nothing at all matches everywhere and so tells nothing: it is
     * refused.
     *
     * @throws InputError
     */
    constructor(input, source) {
        this.source = source;
        try {
            this.#expression = new RegExp(source);
        }
        catch (error) {
            const why = error instanceof Error ? (error.message.split(': ').at(-1) ?? '') : 'unreadable';
            throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz(input, `Input \`${input}\` is no regular expression: ${why.toLowerCase()}.`);
        }
        if (this.#expression.test('')) {
            throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz(input, `Input \`${input}\` matches even where there is nothing, so it would tell nothing.`);
        }
    }
    /** Index of the first text that matches, -1 where none does. Throws `SlowPatternError`. */
    find(texts) {
        return bounded(() => texts.findIndex((text) => this.#expression.test(text)));
    }
    /** Where the text matches first, -1 where it does not. Throws `SlowPatternError`. */
    placeIn(text) {
        return bounded(() => text.search(this.#expression));
    }
}
function bounded(search) {
    try {
        return Number(new node_vm__WEBPACK_IMPORTED_MODULE_0__.Script('search()').runInContext((0,node_vm__WEBPACK_IMPORTED_MODULE_0__.createContext)({ search }), { timeout: mostMs }));
    }
    catch (error) {
        if (isTimeout(error))
            throw new SlowPatternError();
        throw error;
    }
}
/** The error may be of the other context, and so no `Error` of ours. */
function isTimeout(error) {
    return typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
}


/***/ }),

/***/ 4653:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ byteProgress),
/* harmony export */   L: () => (/* binding */ progressLines)
/* harmony export */ });
/* harmony import */ var _text_size_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7397);

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
/** The same for bytes, each line with how many of them a second there were since the one before. */
function byteProgress(say, options = {}) {
    const { now = () => performance.now() } = options;
    const line = progressLines(say, options);
    let last = { bytes: 0, ms: now() };
    return (bytes, text) => line(() => {
        const ms = now();
        const rate = ((bytes - last.bytes) * 1000) / (ms - last.ms);
        last = { bytes, ms };
        return `${text()} (${(0,_text_size_js__WEBPACK_IMPORTED_MODULE_0__/* .size */ .E)(rate)}/s)`;
    });
}


/***/ }),

/***/ 7397:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ size),
/* harmony export */   w: () => (/* binding */ fileCount)
/* harmony export */ });
const units = ['B', 'kB', 'MB', 'GB', 'TB'];
/** Bytes as people read them: `512 B`, `3.4 MB`; a kB is 1000 bytes. */
function size(bytes) {
    let amount = bytes;
    let unit = 0;
    while (amount >= 999.5 && unit < units.length - 1) {
        amount /= 1000;
        unit += 1;
    }
    const digits = unit === 0 || amount >= 99.95 ? 0 : 1;
    return `${amount.toFixed(digits)} ${units[unit]}`;
}
/** `1 file`, `12,000 files`. */
function fileCount(files) {
    const grouped = String(files).replaceAll(/\B(?=(\d{3})+$)/g, ',');
    return `${grouped} ${files === 1 ? 'file' : 'files'}`;
}


/***/ })

};
