export const id = 6851;
export const ids = [6851];
export const modules = {

/***/ 2182:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ nothingDeployed)
/* harmony export */ });
const nothingDeployed = {
    deploymentId: undefined,
    serviceId: undefined,
    ref: undefined,
    url: undefined,
    status: undefined,
    durationMs: 0,
    phases: [],
};


/***/ }),

/***/ 7036:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ Phases),
/* harmony export */   x: () => (/* binding */ shiftPhases)
/* harmony export */ });
function shiftPhases(phases, byMs) {
    return phases.map(({ name, startMs, endMs }) => ({ name, startMs: startMs + byMs, endMs: endMs + byMs }));
}
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
    #close(atMs) {
        if (this.#done.length < 50)
            this.#done.push({ ...this.#current, endMs: atMs });
    }
}


/***/ }),

/***/ 6031:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {



__webpack_require__.d(__webpack_exports__, {
  s: () => (/* binding */ JobLog),
  $: () => (/* binding */ LogFile)
});


var external_node_fs_ = __webpack_require__(3024);

var promises_ = __webpack_require__(6466);

var format_error = __webpack_require__(9648);

var control_characters = __webpack_require__(4600);

var message = __webpack_require__(3597);

var failure_signs = __webpack_require__(1833);
;



const mostTail = 200;
const mostSearched = 60;
const mostBefore = 2;
const mostSource = 7;
const mostAfter = 10;
const mostUnexplained = 10;
const mostLast = 5;
const mostSurvived = 40;
const longestLine = 300;
class LogExcerpt {
    #tail = [];
    #strength = 0;
    #before = [];
    #from = [];
    #lastSign = 0;
    #count = 0;
    add(lines) {
        let at = this.#count;
        for (const text of lines) {
            at += 1;
            const strength = (0,failure_signs/* signalStrength */.cR)(text);
            if (strength > this.#strength ||
                (strength > 0 && strength === this.#strength && at - this.#lastSign > mostSurvived)) {
                const index = at - this.#count - 1;
                const above = [...this.#tail.slice(-mostSearched), ...lines.slice(Math.max(0, index - mostSearched), index)];
                this.#before = linesBefore(numbered(above.slice(-mostSearched), at - 1), text, strength);
                this.#from = [];
                this.#strength = strength;
            }
            if (strength > 0)
                this.#lastSign = at;
            if (this.#strength > 0 && this.#from.length < mostSearched)
                this.#from.push({ at, text });
        }
        this.#count += lines.length;
        this.#tail.push(...lines.slice(-mostTail));
        if (this.#tail.length > 2 * mostTail)
            this.#tail = this.#tail.slice(-mostTail);
    }
    tail() {
        return this.#tail.slice(-mostTail).map(control_characters/* removeColour */.F4);
    }
    failure() {
        const { lines } = this.failureAt();
        return lines.flatMap(({ at, text }, index) => {
            const isNext = index === 0 || at === (lines[index - 1]?.at ?? 0) + 1;
            return isNext ? [text] : ['\u2026', text];
        });
    }
    failureAt() {
        const tail = numbered(this.#tail.slice(-mostTail), this.#count);
        if (this.#strength === 0) {
            const lines = lastFilled(tail, mostUnexplained).map(shown);
            return { line: lines.at(-1)?.at ?? 0, lines };
        }
        const lines = [...this.#before, ...firstFilled((0,failure_signs/* withoutRuntimeFrames */.LS)(this.#from), mostAfter)];
        const end = lines.at(-1)?.at ?? 0;
        const last = lastFilled(tail, mostLast).filter(({ at }) => at > end);
        return { line: this.#from[0]?.at ?? 0, lines: [...lines, ...last].map(shown) };
    }
}
function findCause(batches) {
    const log = new LogExcerpt();
    for (const lines of batches)
        log.add(lines.map(lastFrame));
    return log.failureAt();
}
function lastFrame(line) {
    return removeControls(line.split('\r').findLast((frame) => frame !== '') ?? '');
}
function linesBefore(above, failing, strength) {
    const own = (0,failure_signs/* withoutRuntimeFrames */.LS)(above);
    if (strength === 1)
        return lastFilled(own, mostUnexplained);
    const place = own.slice(-mostSource).findLast(({ text }) => (0,failure_signs/* namesPlace */.a$)(text));
    if (place !== undefined && !(0,failure_signs/* namesPlace */.a$)(failing))
        return own.filter(({ at }) => at >= place.at);
    const blank = own.findLast(isEmpty)?.at ?? 0;
    const near = own.slice(-mostBefore).filter(({ at }) => at > blank);
    const indent = (0,failure_signs/* measureIndent */.tc)(failing) ?? 0;
    const heading = own.findLast(({ text }) => ((0,failure_signs/* measureIndent */.tc)(text) ?? indent) < indent);
    return heading === undefined || heading.at >= (near[0]?.at ?? 0) ? near : [heading, ...near];
}
function numbered(lines, last) {
    return lines.map((text, index) => ({ at: last - lines.length + index + 1, text }));
}
function isEmpty({ text }) {
    return (0,failure_signs/* measureIndent */.tc)(text) === undefined;
}
function firstFilled(lines, most) {
    let left = most;
    const end = lines.findIndex((line) => !isEmpty(line) && --left === 0);
    return withoutEmptyEnd(end === -1 ? lines : lines.slice(0, end + 1));
}
function lastFilled(lines, most) {
    const ended = withoutEmptyEnd(lines);
    let left = most;
    const start = ended.findLastIndex((line) => !isEmpty(line) && --left === 0);
    return start === -1 ? ended : ended.slice(start);
}
function withoutEmptyEnd(lines) {
    return lines.slice(0, lines.findLastIndex((line) => !isEmpty(line)) + 1);
}
function shown({ at, text }) {
    return { at, text: (0,message/* excerpt */.Kb)((0,control_characters/* removeColour */.F4)(text), longestLine) };
}


var untrusted = __webpack_require__(8894);

var v8_heap = __webpack_require__(2051);
;






class JobLog {
    #excerpt = new LogExcerpt();
    #console;
    #redactor;
    #path;
    #file;
    #shownLines;
    #hasLeftOut = false;
    constructor(console, redactor, path) {
        this.#console = console;
        this.#redactor = redactor;
        this.#path = path;
    }
    get excerpt() {
        return this.#excerpt;
    }
    begin() {
        this.#excerpt = new LogExcerpt();
        this.continueAfter(undefined);
    }
    continueAfter(shown) {
        this.#shownLines?.save();
        this.#shownLines = shown;
        this.#hasLeftOut = false;
    }
    open() {
        if (this.#path === undefined || this.#file !== undefined)
            return this.#path;
        (0,v8_heap/* keepYoungGenerationSmall */.D)();
        this.#file = new LogFile(this.#path, this.#console);
        return this.#path;
    }
    async print(lines) {
        const shown = this.#shownLines;
        const before = shown?.before ?? -1;
        const known = lines.filter(({ seq, late }) => seq <= before && !late);
        if (known.length > 0 && !this.#hasLeftOut) {
            this.#hasLeftOut = true;
            this.#console.say(`An earlier step of this job printed this build log up to line ${before}.`);
        }
        await this.#print(known, false);
        const fresh = known.length === 0 ? lines : lines.filter(({ seq, late }) => seq > before || late);
        await this.#print(fresh, true);
        shown?.note(lines.at(-1)?.seq ?? -1);
    }
    async hole(from, to) {
        const lines = from === to ? `line ${from} was` : `lines ${from}-${to} were`;
        this.#shownLines?.noteHole(from);
        await this.#show([`\u2026 ${lines} not delivered`], true);
    }
    async close() {
        this.#console.resume();
        this.#shownLines?.save();
        await this.#file?.close();
    }
    async #print(lines, isNew) {
        const texts = lines.map(({ seq, text, late }) => (late ? `(line ${seq}, late) ${text}` : text));
        await this.#show((0,untrusted/* sanitizeLines */.X$)(texts, this.#redactor), isNew);
    }
    async #show(lines, isNew) {
        if (lines.length === 0)
            return;
        this.open();
        this.#excerpt.add(lines);
        const bytes = (0,untrusted/* prefixLines */.mg)(lines);
        await Promise.all([isNew ? this.#console.block(bytes) : undefined, this.#file?.append(bytes)]);
    }
}
const mostWaiting = 128 * 1024;
class LogFile {
    #stream;
    constructor(path, console) {
        const fail = (error) => {
            this.#stream = undefined;
            console.lost(`The log file is incomplete. Could not write to it: ${(0,format_error/* explainFileError */.Yd)(error)}.`);
        };
        try {
            const fd = (0,external_node_fs_.openSync)(path, 'w', 0o600);
            this.#stream = (0,external_node_fs_.createWriteStream)(path, { fd, highWaterMark: mostWaiting }).on('error', fail);
        }
        catch (error) {
            fail(error);
        }
    }
    async append(bytes) {
        const stream = this.#stream;
        const written = new Promise((resolve) => stream?.write(bytes, () => resolve()));
        if (stream?.writableNeedDrain)
            await written;
    }
    async close() {
        const stream = this.#stream;
        this.#stream = undefined;
        if (stream !== undefined)
            await (0,promises_.finished)(stream.end()).catch(() => undefined);
    }
}


/***/ }),

/***/ 4653:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ byteProgress),
/* harmony export */   L: () => (/* binding */ progressLines)
/* harmony export */ });
/* harmony import */ var _text_size_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7397);

function progressLines(say, { now = () => performance.now(), gapMs = 5_000 } = {}) {
    let nextMs = now() + gapMs;
    return (text) => {
        if (now() < nextMs)
            return;
        nextMs = now() + gapMs;
        say(text());
    };
}
function byteProgress(say, options = {}) {
    const { now = () => performance.now() } = options;
    const line = progressLines(say, options);
    let last = { bytes: 0, ms: now() };
    return (bytes, text) => line(() => {
        const ms = now();
        const rate = ((bytes - last.bytes) * 1000) / (ms - last.ms);
        last = { bytes, ms };
        return `${text()} (${(0,_text_size_js__WEBPACK_IMPORTED_MODULE_0__/* .formatSize */ .X)(rate)}/s)`;
    });
}


/***/ }),

/***/ 2051:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ keepYoungGenerationSmall)
/* harmony export */ });
/* harmony import */ var node_v8__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8877);

function keepYoungGenerationSmall() {
    (0,node_v8__WEBPACK_IMPORTED_MODULE_0__.setFlagsFromString)('--semi-space-growth-factor=1');
}


/***/ }),

/***/ 4809:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ chartSections)
/* harmony export */ });
/* harmony import */ var _deployment_phases_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7036);

function chartSections(run) {
    switch (run.kind) {
        case 'deployment':
            return [{ name: 'Deployment', phases: run.phases }];
        case 'gate':
            return gateSections(run.gate);
        case 'plain':
        case 'previews':
        case 'fleet':
        case 'plan':
            return [];
        default:
            return run;
    }
}
function gateSections({ deployment, followedFromMs, checks, rollback }) {
    const choosing = followedFromMs === 0 ? [] : [{ name: 'choosing', startMs: 0, endMs: followedFromMs }];
    const ran = checks.filter(({ result }) => result !== 'not-run');
    const back = rollback === undefined ? [] : (0,_deployment_phases_js__WEBPACK_IMPORTED_MODULE_0__/* .shiftPhases */ .x)(rollback.deployment.phases, rollback.startMs);
    return [
        { name: 'Deployment', phases: [...choosing, ...(0,_deployment_phases_js__WEBPACK_IMPORTED_MODULE_0__/* .shiftPhases */ .x)(deployment.phases, followedFromMs)] },
        { name: 'Checks', phases: ran.map(({ name, startMs, endMs }) => ({ name, startMs, endMs })) },
        { name: 'Rollback', phases: back },
    ];
}


/***/ }),

/***/ 6958:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {



__webpack_require__.d(__webpack_exports__, {
  ny: () => (/* binding */ GateReporter),
  mT: () => (/* binding */ setGateOutputs),
  M1: () => (/* binding */ unfinished)
});


var deployment_report = __webpack_require__(2182);

var progress = __webpack_require__(4653);

var untrusted = __webpack_require__(8894);

var message = __webpack_require__(3597);

var to_run_report = __webpack_require__(3955);
;


function toGateDocument(gate) {
    const { passed, reason, chosenBy = null, deployment, newer, durationMs } = gate;
    const cut = (text) => (0,message/* excerpt */.Kb)(text, to_run_report/* longestText */.Ie);
    const known = (text) => (text === undefined ? null : cut(text));
    return {
        passed,
        outcome: deployment.outcome,
        reason: cut(reason),
        chosenBy,
        deploymentId: known(deployment.deploymentId),
        serviceId: known(deployment.serviceId),
        ref: known(deployment.ref),
        status: known(deployment.status),
        durationMs: Math.round(durationMs),
        checks: toCheckDocuments(gate),
        newer: [...newer],
        rollback: toRollbackDocument(gate),
    };
}
function toCheckDocuments({ checks }) {
    return checks.map(({ name, result, summary, evidence, startMs, endMs }) => ({
        name,
        result,
        summary,
        evidence: [...evidence],
        durationMs: Math.round(endMs - startMs),
    }));
}
function toRollbackDocument({ rollback }) {
    if (rollback === undefined)
        return null;
    const { deploymentId = null, outcome, reason } = rollback.deployment;
    return { ref: rollback.ref, deploymentId, outcome, reason: (0,message/* excerpt */.Kb)(reason, to_run_report/* longestText */.Ie) };
}


var duration = __webpack_require__(9556);

var run_job = __webpack_require__(5097);
;








const progressEveryMs = 30_000;
class GateReporter {
    #job;
    #hasChecks = false;
    #known = unfinished;
    #progress = () => undefined;
    #rollingBackTo;
    constructor(job) {
        this.#job = job;
    }
    get isRollingBack() {
        return this.#rollingBackTo !== undefined;
    }
    begin({ serviceId, rollbackRef, rollback, checks = [] }) {
        this.#hasChecks = checks.length > 0;
        this.#job.outputs.set('service-id', serviceId);
        if ((rollbackRef === undefined && !rollback) || this.#hasChecks)
            return;
        const { named } = this.#job.inputs;
        const name = rollbackRef === undefined ? 'rollback' : 'rollback-ref';
        this.#job.console.warn(`${named(name)} has no effect: a rollback follows a failed check, and no check is set. Set ${named('health-url')}, ${named('check-command')}, ${named('soak')} or ${named('sql')}.`);
    }
    chosen({ by, how, deploymentId, serviceId, ref }) {
        const { console, state } = this.#job;
        if (by === 'id' || by === 'commit')
            console.say(how);
        else
            console.warn(how);
        if (this.#hasChecks)
            state.note({ during: 'the build' });
        this.#note({ chosenBy: by, deployment: { ...this.#known.deployment, deploymentId, serviceId, ref } });
    }
    judged({ deployment }) {
        this.#note({ deployment, durationMs: deployment.durationMs });
    }
    checkBegan({ name }) {
        const { console, state } = this.#job;
        state.note({ during: `the check ${name}` });
        console.say(`Check ${name}: began.`);
        this.#progress = (0,progress/* progressLines */.L)((text) => console.say(text), { gapMs: progressEveryMs });
    }
    checkProgress({ name, text }) {
        this.#progress(() => `Check ${name}: ${text}`);
    }
    async checkOutput({ lines }) {
        const { console, redactor } = this.#job;
        await console.block((0,untrusted/* prefixLines */.mg)((0,untrusted/* sanitizeLines */.X$)(lines, redactor)));
    }
    checkEnded({ check }) {
        const { name, result, summary, startMs, endMs } = check;
        this.#job.console.say(`Check ${name}: ${result} after ${(0,duration/* formatDuration */.a3)(endMs - startMs)}: ${summary}.`);
        this.#note({ checks: [...this.#known.checks, check] });
    }
    rollbackBegan({ ref }) {
        const { console, state } = this.#job;
        this.#rollingBackTo = ref;
        state.note({ during: `the rollback to ${ref} after a check had failed` });
        console.warn((0,message/* message */.iU) `rollback-began: A check failed. Rolling back: "${ref}" is being deployed.`);
    }
    rollbackAccepted({ deploymentId }) {
        const { console, state } = this.#job;
        state.note({ during: `the rollback to ${this.#rollingBackTo} (deployment ${deploymentId})` });
        console.say(`Rollback: deployment ${deploymentId} was accepted.`);
    }
    rollbackEnded() {
        this.#rollingBackTo = undefined;
    }
    #note(more) {
        this.#known = { ...this.#known, ...more };
        setGateOutputs(this.#job, this.#known);
    }
}
function setGateOutputs(job, known) {
    const report = toGateDocument((0,to_run_report/* cleanGate */.z3)(known, (0,run_job/* createCleaning */.Gf)(job)));
    job.outputs.set('passed', String(report.passed));
    job.outputs.setMasked('report', JSON.stringify(report));
}
const stopped = `The gate was stopped before it had finished.`;
const unfinished = {
    passed: false,
    reason: stopped,
    deployment: { ...deployment_report/* nothingDeployed */.c, outcome: 'aborted', reason: stopped },
    chosenBy: undefined,
    followedFromMs: 0,
    checks: [],
    newer: [],
    rollback: undefined,
    durationMs: 0,
};


/***/ }),

/***/ 6851:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {



__webpack_require__.d(__webpack_exports__, {
  B: () => (/* binding */ JobReporter),
  C: () => (/* binding */ runAction)
});


var reporting = __webpack_require__(9497);

var job_log = __webpack_require__(6031);

var external_node_crypto_ = __webpack_require__(7598);

var external_node_fs_ = __webpack_require__(3024);

var external_node_path_ = __webpack_require__(6760);
;



class ShownLines {
    before;
    #path;
    #last;
    #missing = Number.POSITIVE_INFINITY;
    constructor(folder, ...deployment) {
        const name = (0,external_node_crypto_.createHash)('sha256').update(JSON.stringify(deployment)).digest('hex').slice(0, 16);
        this.#path = folder === undefined ? '' : (0,external_node_path_.join)(folder, `taxiway-shown-${name}`);
        this.before = this.#read();
        this.#last = this.before;
    }
    note(seq) {
        this.#last = Math.max(this.#last, seq);
    }
    noteHole(from) {
        this.#missing = Math.min(this.#missing, from);
    }
    save() {
        const last = Math.min(this.#last, this.#missing - 1);
        if (this.#path === '' || last <= this.before)
            return;
        try {
            (0,external_node_fs_.writeFileSync)(this.#path, String(last), { mode: 0o600 });
        }
        catch {
        }
    }
    #read() {
        try {
            const text = (0,external_node_fs_.readFileSync)(this.#path, 'utf8');
            return /^\d{1,15}$/.test(text) ? Number(text) : -1;
        }
        catch {
            return -1;
        }
    }
}


var untrusted = __webpack_require__(8894);

var outputs = __webpack_require__(4826);

var run_report = __webpack_require__(2065);

var markdown = __webpack_require__(2255);

var commit_id = __webpack_require__(7058);

var duration = __webpack_require__(9556);

var message = __webpack_require__(3597);

var chart_sections = __webpack_require__(4809);

var deployment_outcome = __webpack_require__(6066);

var to_run_report = __webpack_require__(3955);
;







const resultTexts = {
    passed: '\u2705 passed',
    failed: '\u274c failed',
    'cut-short': '\u26a0\ufe0f cut short',
    'not-run': '\u2796 not run',
};
const longestCell = 300;
function formatChecks(run) {
    const { deployment, checks, rollback, passed } = run.gate;
    if (deployment.outcome !== 'succeeded' || checks.length === 0)
        return '';
    const row = (what, result, evidence, ms) => {
        const took = ms === undefined ? '' : (0,duration/* formatDuration */.a3)(ms);
        return [(0,markdown/* prose */.CS)(what), result, (0,markdown/* prose */.CS)((0,message/* excerpt */.Kb)(evidence, longestCell)), took];
    };
    const [followed, , deployed] = (0,chart_sections/* chartSections */.v)(run);
    const { outcome, deploymentId, status } = deployment;
    const evidence = [deploymentId, status === undefined ? undefined : `the platform says "${status}"`];
    const known = evidence.filter((each) => each !== undefined).join(', ');
    const rows = [row('deployment', `${deployment_outcome/* outcomeFacts */.c6[outcome].icon} ${outcome}`, known, measureDuration(followed?.phases))];
    for (const { name, result, summary, startMs, endMs } of checks) {
        if (result === 'not-run')
            rows.push(row(name, resultTexts[result], ''));
        else
            rows.push(row(name, resultTexts[result], summary, Math.round(endMs - startMs)));
    }
    if (rollback !== undefined)
        rows.push(row('rollback', ...rollbackCells(rollback), measureDuration(deployed?.phases)));
    const shown = (0,markdown/* table */.tp)(rows, ['Check', 'Result', 'Evidence', 'Time']);
    return passed ? (0,markdown/* fold */.AU)('Checks', shown) : shown;
}
function rollbackCells({ ref, deployment }) {
    const { outcome, deploymentId } = deployment;
    const icon = outcome === 'succeeded' ? '\u21a9\ufe0f' : deployment_outcome/* outcomeFacts */.c6[outcome].icon;
    const by = deploymentId === undefined ? '' : ` by ${deploymentId}`;
    return [`${icon} ${outcome}`, `to ${(0,commit_id/* shortenRef */.jO)(ref)}${by}`];
}
function formatEvidence({ checks }) {
    return checks.flatMap(({ name, result, evidence }) => evidence.length === 0 || (result === 'failed' && evidence.length <= to_run_report/* shownEvidence */.Bx)
        ? []
        : [(0,markdown/* folded */.TM)(`Evidence: ${(0,markdown/* prose */.CS)(name)}`, evidence)]);
}
function measureDuration(phases = []) {
    const [first, last] = [phases[0], phases.at(-1)];
    return first === undefined || last === undefined ? undefined : last.endMs - first.startMs;
}


var headline = __webpack_require__(6494);
;








const mostTail = 100 * 1024;
const shortestPhaseMs = 50;
const mostPhases = 12;
const longestPhase = 40;
function formatSummary(run, subject) {
    const { icon, text, rest } = (0,headline/* toHeadline */.G)(run, subject);
    const facts = formatFacts(run, subject, text);
    const isOneLine = run.passed && rest === '';
    const parts = [
        (0,markdown/* heading */.R_)((0,markdown/* besides */.oN)([`${icon} ${(0,markdown/* sentence */.em)(text)}`, isOneLine ? facts : ''])),
        isOneLine ? '' : (0,markdown/* paragraph */.FY)(facts),
        (0,markdown/* paragraph */.FY)(rest.split('\n').map(markdown/* sentence */.em).join('<br>')),
        run.cause.length === 0 ? '' : (0,markdown/* lines */.Mn)(run.cause),
        formatNewLines(run),
        run.kind === 'gate' ? formatChecks(run) : run.kind === 'previews' ? run.table : '',
        showsPhases(run) ? (0,markdown/* paragraph */.FY)(formatPhases(run)) : '',
        ...(run.kind === 'gate' ? formatEvidence(run.gate) : []),
        formatTail(run),
        formatDetails(run),
    ];
    return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}
function formatFacts(run, { commitUrl, runUrl, platformUrl }, headline) {
    const { ref } = (0,run_report/* judgedDeployment */.x9)(run) ?? {};
    const commit = ref === undefined || headline.includes((0,commit_id/* shortenRef */.jO)(ref)) ? '' : (0,markdown/* code */.aY)((0,commit_id/* shortenRef */.jO)(ref));
    const took = (0,duration/* formatDuration */.a3)(run.durationMs);
    const isLong = run.durationMs >= 1_000;
    const address = (0,run_report/* servedAt */.rv)(run);
    return (0,markdown/* besides */.oN)([
        commitUrl === undefined || commit === '' ? commit : (0,markdown/* link */.nf)(commitUrl, commit),
        headline.includes(took) || !isLong ? '' : took,
        address === undefined ? '' : (0,markdown/* link */.nf)(address),
        run.passed || runUrl === undefined ? '' : (0,markdown/* link */.nf)(runUrl, 'log'),
        run.passed || platformUrl === undefined ? '' : (0,markdown/* link */.nf)(platformUrl, 'platform'),
    ]);
}
function formatNewLines(run) {
    const shown = (0,run_report/* comparedLines */.Xq)(run);
    return shown === undefined ? '' : `${(0,markdown/* paragraph */.FY)((0,markdown/* prose */.CS)(shown.title))}\n\n${(0,markdown/* lines */.Mn)(shown.lines)}`;
}
function showsPhases(run) {
    const { deploymentId, outcome } = (0,run_report/* judgedDeployment */.x9)(run) ?? {};
    return !run.passed && deploymentId !== undefined && (run.kind !== 'gate' || outcome !== 'succeeded');
}
function formatPhases(run) {
    const sections = (0,chart_sections/* chartSections */.v)(run).flatMap(({ name, phases }) => {
        const shown = phases.filter(({ startMs, endMs }) => endMs - startMs >= shortestPhaseMs);
        const texts = shown.map((phase, at) => {
            const text = `${(0,markdown/* prose */.CS)((0,message/* excerpt */.Kb)(phase.name, longestPhase))} ${(0,duration/* formatDuration */.a3)(phase.endMs - phase.startMs)}`;
            return at === shown.length - 1 ? `<b>${text}</b>` : text;
        });
        const left = texts.length - mostPhases;
        const kept = left > 0 ? [...texts.slice(0, 1), `\u2026 ${left} more`, ...texts.slice(left + 1)] : texts;
        return kept.length === 0 ? [] : [{ name, text: kept.join(' \u2192 ') }];
    });
    return sections.map(({ name, text }) => (sections.length === 1 ? text : `${name}: ${text}`)).join('<br>');
}
function formatTail(run) {
    const tail = (0,run_report/* logTail */.RB)(run);
    if (tail.length === 0)
        return '';
    const isOfRollback = run.kind === 'gate' && run.gate.rollback !== undefined;
    return (0,markdown/* folded */.TM)(`The end of the build log${isOfRollback ? ' of the rollback' : ''}`, (0,message/* lastLines */.w$)(tail, mostTail));
}
function formatDetails(run) {
    const { deploymentId, ref, status } = (0,run_report/* judgedDeployment */.x9)(run) ?? {};
    const facts = run.kind === 'plain' || run.kind === 'deployment' ? run.facts : [];
    const rows = [
        ['Deployment', deploymentId],
        ['Service', (0,run_report/* concernedService */.zB)(run)],
        ['Ref', ref !== undefined && (0,commit_id/* shortenRef */.jO)(ref) !== ref ? ref : undefined],
        ['Status', status?.toLowerCase() === run.verdict ? undefined : status],
        ...facts,
    ].flatMap(([name = '', value]) => (value ? [[name, (0,markdown/* code */.aY)(value)]] : []));
    const phases = showsPhases(run) ? '' : formatPhases(run);
    if (phases !== '')
        rows.push(['Phases', phases]);
    return rows.length === 0 ? '' : (0,markdown/* fold */.AU)('Details', (0,markdown/* table */.tp)(rows));
}


var defined_fields = __webpack_require__(4917);

var gate_reporter = __webpack_require__(6958);

var job = __webpack_require__(5097);

var run_to_end = __webpack_require__(9661);

var shown_end = __webpack_require__(7262);

var run_tracker = __webpack_require__(402);

var quoted_names = __webpack_require__(8625);

var size = __webpack_require__(7397);
;



function sayVariables({ console, inputs }, event) {
    switch (event.kind) {
        case 'variables-imported':
            for (const { key, why } of event.skipped)
                console.warn(`The platform skipped ${key ? `the variable "${key}"` : 'a variable'}${why ? `: ${why}` : '.'}`);
            console.say(`Imported ${(0,size/* formatCount */.B)(event.count, 'variable')}.`);
            break;
        case 'variables-deleted': {
            const { deleted, kept } = event;
            if (kept.length > 0) {
                const list = (0,quoted_names/* listFirst */.r)(kept.map(({ key, why }) => `${(0,quoted_names/* quoteNames */.D)([key])} (${why})`));
                console.warn((0,message/* message */.iU) `removed-env-not-deleted: These variables, which nothing gives any more, were not deleted: ${list}. The next deploy with ${inputs.named('removed-env', 'delete')} tries again.`);
            }
            if (deleted.length > 0)
                console.say(`Deleted ${(0,size/* formatCount */.B)(deleted.length, 'variable')}: ${(0,quoted_names/* quoteNames */.D)(deleted)}.`);
            break;
        }
        default:
            event;
    }
}

;

















class JobReporter {
    tracker;
    #job;
    #action;
    #inputs;
    #log;
    #gate;
    #url;
    #serviceName;
    #hearVariables;
    #listeners = [];
    constructor(job, action, inputs, tracker) {
        this.tracker = tracker ?? job.openTracker?.(job, inputs) ?? run_tracker/* noTracker */["if"];
        this.#job = job;
        this.#action = action;
        this.#inputs = inputs;
        this.#log = new job_log/* JobLog */.s(job.console, job.redactor, job.context.logFile);
        this.#gate = new gate_reporter/* GateReporter */.ny(job);
        this.setUrl(inputs.environmentUrl);
    }
    get commits() {
        return this.#job.openCommits?.(this.#job, this.#inputs);
    }
    get proofs() {
        return this.#job.openProofs?.(this.#job, this.#inputs);
    }
    get url() {
        return this.#url;
    }
    setUrl(url) {
        this.#url = url;
        this.#job.outputs.set('url', url);
    }
    beginLog() {
        this.#log.begin();
    }
    get flowOptions() {
        const { redactor, waitAgain } = this.#job;
        return {
            onEvent: (event) => this.emit(event),
            waitAgain: waitAgain ?? ((target) => this.#waitAgain(target)),
            clean: (text) => (0,untrusted/* sanitizeText */.jZ)(text, redactor),
        };
    }
    besideOptions(name) {
        return { ...this.flowOptions, onEvent: (event) => this.#emitBeside(name, event) };
    }
    async #emitBeside(name, event) {
        if (event.kind === 'lines')
            await this.emit(event);
        else if (event.kind === 'status')
            this.#job.console.say(`${name}: ${event.word}`);
        else if (event.kind === 'warning' || event.kind === 'notice')
            this.#job.console.say(event.text);
    }
    beginGate(request) {
        if (this.#judgesOnly)
            this.tracker.track({ target: (0,run_tracker/* serviceTarget */.vB)(request.serviceId), gate: 'own' });
        this.#gate.begin(request);
    }
    async emit(event) {
        if (event.kind !== 'check-output' && event.kind !== 'finished')
            this.#job.observe?.(event);
        const { console, outputs } = this.#job;
        switch (event.kind) {
            case 'lines':
                return await this.#log.print(event.lines);
            case 'hole':
                return await this.#log.hole(event.from, event.to);
            case 'warning':
                return console.warn(event.text);
            case 'notice':
                return console.notice(event.text);
            case 'accepted':
                if (this.#gate.isRollingBack)
                    return this.#gate.rollbackAccepted(event);
                this.beginDeployment(event);
                return console.say(`Deployment ${event.deploymentId} of service ${event.serviceId ?? '(not named)'} was accepted.`);
            case 'status':
                console.say(`Status: ${event.word} (after ${(0,duration/* formatDuration */.a3)(event.atMs)})`);
                return console.showStatus?.(event.word);
            case 'url':
                if (this.#url === undefined && !this.#gate.isRollingBack)
                    outputs.set('url', this.#shownUrl(event.url));
                return;
            case 'variables-imported':
            case 'variables-deleted':
                this.#hearVariables?.(event);
                return sayVariables(this.#job, event);
            case 'waiting':
                return console.say(event.text);
            case 'chosen':
                this.#gate.chosen(event);
                if (this.#judgesOnly)
                    this.beginDeployment(event);
                return;
            case 'judged':
                console.resume();
                this.#setOutputs(event.deployment);
                return this.#gate.judged(event);
            case 'check-began':
                return this.#gate.checkBegan(event);
            case 'check-progress':
                return this.#gate.checkProgress(event);
            case 'check-output':
                return await this.#gate.checkOutput(event);
            case 'check-ended':
                return this.#gate.checkEnded(event);
            case 'rollback-began':
                this.#gate.rollbackBegan(event);
                return this.beginLog();
            case 'rollback-ended':
                return this.#gate.rollbackEnded();
            case 'finished':
                return;
            default:
                event;
        }
    }
    beginDeployment({ deploymentId, serviceId, ref }) {
        const { outputs, state, context, inputs } = this.#job;
        this.#log.continueAfter(new ShownLines(context.jobFolder, inputs.text('base-url') ?? '', deploymentId));
        outputs.set('deployment-id', deploymentId);
        outputs.set('service-id', serviceId);
        outputs.set('ref', ref);
        outputs.set('url', this.#shownUrl(undefined));
        outputs.set('log-file', this.#log.open());
        state.note({ deploymentId, ...(0,defined_fields/* definedFields */.X)({ serviceId }) });
        void this.tracker.begin(`Deployment ${deploymentId}`, this.#url, { deploymentId, ref });
    }
    announceService(serviceId = '(the platform did not give its id)') {
        const { console } = this.#job;
        console.notice((0,message/* message */.iU) `service-created: A new service was created and is billed from now on: ${serviceId}`);
    }
    #setOutputs(deployment) {
        const url = this.#shownUrl(deployment.url);
        for (const [name, value] of (0,outputs/* toDeploymentOutputs */.HQ)({ ...deployment, url }))
            this.#job.outputs.set(name, value);
    }
    async finish(end) {
        const { supersededIsNeutral, annotateFiles, jobSummary } = this.#inputs;
        const around = { url: this.#shownUrl(addressIn(end)), supersededIsNeutral, log: this.#log.excerpt };
        const run = (0,to_run_report/* toRunReport */.ZN)(end, (0,job/* createCleaning */.Gf)(this.#job), around);
        (0,shown_end/* setEnd */.G)(this.#job, run, (0,outputs/* toOutputs */.Iu)(run));
        await this.#log.close();
        (0,shown_end/* sayEnd */.L)(this.#job, run, this.#subject(run));
        if (!run.passed && annotateFiles)
            await (await __webpack_require__.e(/* import() */ 505).then(__webpack_require__.bind(__webpack_require__, 505))).annotateFiles(this.#job, run);
        if (jobSummary)
            await this.#job.outputs.addSummary(formatSummary(run, this.#subject(run)));
        const unreported = await this.#finishTracking(run);
        this.#job.state.note({ finished: true, ...(0,defined_fields/* definedFields */.X)({ unreported }) });
        return run;
    }
    async #finishTracking(run) {
        try {
            const tracking = this.tracker.finish(run);
            const listening = this.#listeners.map((listener) => listener.finish(run));
            const [unreported] = await Promise.all([tracking, ...listening]);
            return unreported;
        }
        finally {
            this.tracker.close();
        }
    }
    onVariables(listener) {
        this.#hearVariables = listener;
    }
    onFinish(listener) {
        this.#listeners.push(listener);
    }
    nameService(name) {
        this.#serviceName = name;
    }
    #subject(run) {
        const { inputs, context, state } = this.#job;
        const name = inputs.text('service') ?? state.current.preview?.name ?? this.#serviceName ?? inputs.text('service-name');
        const isOwnCommit = (0,run_report/* judgedDeployment */.x9)(run)?.ref?.toLowerCase() === context.sha;
        return {
            action: this.#action,
            runUrl: context.runUrl,
            commitUrl: isOwnCommit ? context.commitUrl : undefined,
            ...(0,defined_fields/* definedFields */.X)({ name: name && (0,job/* createCleaning */.Gf)(this.#job).text(name), platformUrl: this.#platformUrl }),
        };
    }
    get #platformUrl() {
        const { inputs, redactor } = this.#job;
        const url = URL.parse(inputs.text('base-url') ?? '');
        return url === null || url.username !== '' || url.password !== ''
            ? undefined
            : redactor.redact(url.origin + url.pathname);
    }
    get #judgesOnly() {
        return this.#action === 'gate';
    }
    #waitAgain({ serviceId, deploymentId }) {
        if (this.#judgesOnly)
            return `To wait for it, run this gate again.`;
        return `To wait for it, use the gate action with \`service-id: ${serviceId}\` and \`deployment-id: ${deploymentId}\`.`;
    }
    #shownUrl(url) {
        const shown = this.#url ?? url;
        if (shown === undefined)
            return undefined;
        const redacted = this.#job.redactor.redact(shown);
        return (0,untrusted/* sanitizeText */.jZ)(shown, this.#job.redactor) === redacted ? redacted : undefined;
    }
}
function addressIn(end) {
    if (end.kind === 'deployment')
        return end.url;
    return end.kind === 'gate' ? end.gate.deployment.url : undefined;
}
async function runAction(job, action, run) {
    let reporter;
    const end = await (0,run_to_end/* runToEnd */.cd)(job, run((inputs, tracker) => {
        reporter = new JobReporter(job, action, inputs, tracker);
        return reporter;
    }));
    return await (reporter ?? new JobReporter(job, action, reporting/* defaultReport */.O)).finish(end);
}


/***/ }),

/***/ 8625:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ quoteNames),
/* harmony export */   r: () => (/* binding */ listFirst)
/* harmony export */ });
/* harmony import */ var _message_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3597);

const mostNamed = 20;
function quoteNames(names) {
    return listFirst(names.map((name) => `"${(0,_message_js__WEBPACK_IMPORTED_MODULE_0__/* .shorten */ .ml)(name)}"`));
}
function listFirst(words) {
    const more = words.length > mostNamed ? `, and ${words.length - mostNamed} more` : '';
    return `${words.slice(0, mostNamed).join(', ')}${more}`;
}


/***/ })

};
