export const id = 389;
export const ids = [389];
export const modules = {

/***/ 9046:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  B: () => (/* binding */ JobReporter)
});

// EXTERNAL MODULE: ./build/client/time/clock.js
var clock = __webpack_require__(9376);
// EXTERNAL MODULE: ./build/output/job-log.js + 1 modules
var job_log = __webpack_require__(6031);
// EXTERNAL MODULE: ./build/output/run-result.js + 1 modules
var run_result = __webpack_require__(861);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
;// CONCATENATED MODULE: ./build/output/shown-lines.js



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

// EXTERNAL MODULE: ./build/output/untrusted.js
var untrusted = __webpack_require__(8894);
// EXTERNAL MODULE: ./build/text/defined-fields.js
var defined_fields = __webpack_require__(4917);
// EXTERNAL MODULE: ./build/text/duration.js
var duration = __webpack_require__(9556);
// EXTERNAL MODULE: ./build/text/error.js
var text_error = __webpack_require__(4080);
// EXTERNAL MODULE: ./build/text/message.js
var message = __webpack_require__(3597);
// EXTERNAL MODULE: ./build/client/errors.js
var errors = __webpack_require__(6695);
// EXTERNAL MODULE: ./build/client/time/timeout.js
var timeout = __webpack_require__(3541);
// EXTERNAL MODULE: ./build/github/api/client.js + 1 modules
var client = __webpack_require__(5360);
// EXTERNAL MODULE: ./build/github/deployments/deployments.js
var deployments = __webpack_require__(7009);
// EXTERNAL MODULE: ./build/github/deployments/memory.js
var memory = __webpack_require__(8046);
;// CONCATENATED MODULE: ./build/github/deployments/mirror.js

const states = {
    succeeded: 'success',
    failed: 'failure',
    accepted: 'queued',
    superseded: 'inactive',
    skipped: 'inactive',
    cancelled: 'error',
    'timed-out': 'error',
    indeterminate: 'error',
    aborted: 'error',
};
class DeploymentMirror {
    #mirrored;
    #console;
    #work = Promise.resolve();
    #id;
    #requested = false;
    #begun = false;
    #warned = false;
    constructor(mirrored, console) {
        this.#mirrored = mirrored;
        this.#console = console;
        this.#id = mirrored.id;
        mirrored.deployments.github.load();
    }
    async begin(description, onId, url) {
        this.#requested = true;
        await this.#then(async () => {
            const { deployments, memory, refs, logUrl } = this.#mirrored;
            this.#id ??= await deployments.create(refs, memory);
            this.#begun = true;
            onId(this.#id);
            await deployments.update(this.#id, { state: 'in_progress', description, url, logUrl });
        });
        return this.#id;
    }
    async end(outcome, description, url) {
        const { deployments, memory, logUrl, since } = this.#mirrored;
        const status = { state: states[outcome], description, url, logUrl };
        let pending = this.#requested ? status : undefined;
        await this.#then(async () => {
            if (this.#id === undefined || !this.#begun)
                return;
            await deployments.update(this.#id, status);
            pending = undefined;
            if (outcome === 'succeeded')
                await deployments.retire(memory.target, this.#id, since);
        });
        return pending;
    }
    async retire(description) {
        const { deployments, logUrl } = this.#mirrored;
        await this.#then(async () => {
            if (this.#id !== undefined)
                await deployments.update(this.#id, { state: 'inactive', description, logUrl });
        });
    }
    #then(step) {
        this.#work = this.#work.then(async () => {
            try {
                await step();
            }
            catch (error) {
                if (this.#warned)
                    return;
                this.#warned = true;
                const why = (0,client/* githubRefusal */.e)(error, 'deployments: write');
                this.#console.warn(`Could not update the GitHub deployment: ${why}.`);
            }
        });
        return this.#work;
    }
}

// EXTERNAL MODULE: ./build/text/excerpt.js
var excerpt = __webpack_require__(6167);
;// CONCATENATED MODULE: ./build/actions/shared/github-reporter.js










const graceMs = 4_000;
const lastWordMs = 9_000;
const momentMs = 750;
const lookMs = 30_000;
const longestTimerMs = 2 ** 31 - 1;
class GitHubReporter {
    #job;
    #inputs;
    #listeners = [];
    #givenUp = new AbortController();
    #mirror;
    #deployments;
    #attempt;
    constructor(job, inputs) {
        this.#job = job;
        this.#inputs = inputs;
    }
    signal() {
        return AbortSignal.any([(0,timeout/* abortLater */.DV)(this.#job.signal, graceMs), this.#givenUp.signal]);
    }
    deployments(kind = {}) {
        this.#deployments ??= { opened: this.#open(kind) };
        return this.#deployments.opened;
    }
    #open(kind) {
        const { environment, githubToken } = this.#inputs;
        const { repository } = this.#job.context;
        if (environment === undefined)
            return undefined;
        if (githubToken !== undefined && repository !== undefined) {
            return new deployments/* Deployments */.DS({ repository, environment, token: githubToken, signal: this.signal(), ...kind });
        }
        this.#job.console.warn(githubToken === undefined
            ? (0,message/* message */.i) `environment-without-token: \`environment\` has no effect because \`github-token\` is empty. Remove \`github-token\` to use the job's own token.`
            : '`environment` has no effect because GITHUB_REPOSITORY is not set. Run the action in a GitHub job.');
        return undefined;
    }
    rememberedRuns(serviceId) {
        const deployments = this.deployments();
        if (deployments === undefined)
            return undefined;
        const within = async (work) => {
            try {
                return await (0,timeout/* withTimeout */.wj)(work, lookMs, this.#job.signal);
            }
            catch (error) {
                this.#job.signal.throwIfAborted();
                const why = (0,client/* githubRefusal */.e)(error, 'deployments: read');
                const text = (0,message/* message */.i) `rollback-memory-unread: GitHub does not say which commits have failed their checks: ${why}. Give the commit to go back to yourself.`;
                throw new errors/* InputError */.dz('environment', text, { answered: true });
            }
        };
        return async () => {
            const runs = await within(deployments.runsOf((0,memory/* serviceTarget */.v)(serviceId)));
            return runs.map(({ commit, result }) => ({ commit, result: () => within(result()) }));
        };
    }
    syncDeployment({ deployments, memory, refs = [], ...more }) {
        if (deployments === undefined)
            return;
        const { sha, runUrl } = this.#job.context;
        const attempt = (0,external_node_crypto_.randomUUID)();
        this.#attempt = attempt;
        const tried = [...new Set([...refs, ...(sha === undefined ? [] : [sha])])];
        const kept = { deployments, memory: { ...memory, attempt }, refs: tried, logUrl: runUrl, ...more };
        this.#mirror = new DeploymentMirror(kept, this.#job.console);
    }
    async begin(description, url) {
        const { redactor, state } = this.#job;
        if (this.#attempt !== undefined)
            state.note({ githubAttempt: this.#attempt });
        const onId = (id) => state.note({ githubDeployment: id });
        return await this.#mirror?.begin(description, onId, url === undefined ? undefined : (0,untrusted/* sanitizeText */.jZ)(url, redactor));
    }
    async retire(description) {
        await this.#mirror?.retire(description);
    }
    onFinish(listener) {
        this.#listeners.push(listener);
    }
    async finish(run) {
        const patienceMs = Math.max(momentMs, (run.remainingMs ?? 0) + lastWordMs);
        const patience = setTimeout(() => this.#givenUp.abort(new Error('the timeout of the run has passed')), Math.min(patienceMs, longestTimerMs));
        try {
            const [untold] = await Promise.all([
                this.#mirror?.end(run.verdict, (0,excerpt/* oneLine */.TN)(run.reason), run.url),
                ...this.#listeners.map((listener) => listener(run)),
            ]);
            return untold === undefined ? undefined : { state: untold.state, description: untold.description };
        }
        finally {
            clearTimeout(patience);
            this.#givenUp.abort(new Error('the run is over'));
        }
    }
}

// EXTERNAL MODULE: ./build/actions/shared/job.js
var job = __webpack_require__(3659);
;// CONCATENATED MODULE: ./build/actions/shared/job-reporter.js











class JobReporter {
    github;
    #job;
    #action;
    #inputs;
    #log;
    #url;
    constructor(job, action, inputs) {
        this.github = new GitHubReporter(job, inputs);
        this.#job = job;
        this.#action = action;
        this.#inputs = inputs;
        this.#log = new job_log/* JobLog */.s(job.console, job.redactor, job.context.logFile);
        this.setUrl(inputs.environmentUrl);
    }
    get url() {
        return this.#url;
    }
    setUrl(url) {
        this.#url = url;
        this.#job.outputs.set('url', url);
    }
    print(lines) {
        this.#job.observe?.({ kind: 'lines', lines });
        return this.#log.print(lines);
    }
    waitAgain(target) {
        if (this.#job.waitAgain !== undefined)
            return this.#job.waitAgain(target);
        if (this.#action === 'gate')
            return `To wait for it, run this gate again.`;
        return `To wait for it, use the gate action with \`service-id: ${target.serviceId}\` and \`deployment-id: ${target.deploymentId}\`.`;
    }
    beginLog() {
        this.#log.begin();
    }
    report(event) {
        this.#job.observe?.(event);
        this.show(event);
    }
    show(event) {
        const { console, outputs } = this.#job;
        switch (event.kind) {
            case 'accepted': {
                const { deploymentId, serviceId } = event;
                this.beginDeployment(event);
                console.say(`Deployment ${deploymentId} of service ${serviceId ?? '(not named)'} was accepted.`);
                return;
            }
            case 'status':
                console.say(`Status: ${event.word} (after ${(0,duration/* formatDuration */.a3)(event.atMs)})`);
                console.stand?.(event.word);
                return;
            case 'url':
                if (this.#url === undefined)
                    outputs.set('url', this.#shownUrl(event));
                return;
            case 'hole':
                void this.#log.hole(event.from, event.to);
                return;
            case 'warning':
                console.warn(event.text);
                return;
            case 'notice':
                console.notice(event.text);
                return;
            default:
                event;
        }
    }
    beginDeployment({ deploymentId, serviceId, ref }) {
        const { outputs, state, context, inputs } = this.#job;
        this.#log.continueAfter(new ShownLines(context.jobFolder, inputs.text('base-url') ?? '', deploymentId));
        this.#setOutputs({ deploymentId, serviceId, ref });
        outputs.set('log-file', this.#log.open());
        state.note({ deploymentId, ...(0,defined_fields/* definedFields */.X)({ serviceId }) });
        void this.github.begin(`Deployment ${deploymentId}`, this.#url);
    }
    announceService(serviceId = '(the platform did not give its id)') {
        const { console } = this.#job;
        console.notice((0,message/* message */.i) `service-created: A new service was created and is billed from now on: ${serviceId}`);
    }
    judged(deployment) {
        this.#job.console.resume();
        this.#setOutputs(deployment);
    }
    async finish(result) {
        const { outputs, state } = this.#job;
        const shown = { ...result, url: this.#shownUrl(result) };
        const { supersededIsNeutral } = this.#inputs;
        const nowMs = clock/* systemClock */.m.date().getTime();
        const run = (0,run_result/* endRun */.lb)(shown, (0,job/* cleaningOf */.Zj)(this.#job), { supersededIsNeutral, log: this.#log.excerpt, nowMs });
        const { outcome, passed, reason, cause, durationMs } = run;
        this.#job.end(run);
        this.#job.observe?.({ kind: 'result', outcome, passed, reason, cause });
        this.#setOutputs(run);
        outputs.set('duration-seconds', String(Math.round(durationMs) / 1000));
        await this.#log.close();
        this.#sayResult(run);
        if (!passed && this.#inputs.annotateFiles)
            await (await __webpack_require__.e(/* import() */ 27).then(__webpack_require__.bind(__webpack_require__, 4027))).annotateFiles(this.#job, run);
        if (this.#inputs.jobSummary)
            await this.#writeSummary(run);
        const untold = await this.github.finish(run);
        state.note({ finished: true, ...(0,defined_fields/* definedFields */.X)({ untold }) });
        return run;
    }
    #setOutputs(known) {
        const { outputs } = this.#job;
        outputs.set('deployment-id', known.deploymentId);
        outputs.set('service-id', known.serviceId);
        outputs.set('ref', known.ref);
        outputs.set('url', this.#shownUrl(known));
        outputs.set('status', known.status);
        outputs.set('outcome', known.outcome);
    }
    #sayResult({ outcome, passed, reason, url, ...run }) {
        const { console } = this.#job;
        if (!passed)
            console.error([reason, ...(0,run_result/* causeLines */.t1)(run)].join('\n'));
        else if (outcome === 'superseded')
            console.warn(reason);
        else
            console.say(reason);
        if (passed && url !== undefined)
            console.say(`URL: ${url}`);
    }
    async #writeSummary(run) {
        try {
            await this.#job.outputs.addSummary((0,run_result/* summaryOf */.YG)(this.#action, run));
        }
        catch (error) {
            this.#job.console.lost(`Could not write the job summary: ${(0,text_error/* fileReason */.pP)(error)}.`);
        }
    }
    #shownUrl({ url }) {
        const shown = this.#url ?? url;
        if (shown === undefined)
            return undefined;
        const redacted = this.#job.redactor.redact(shown);
        return (0,untrusted/* sanitizeText */.jZ)(shown, this.#job.redactor) === redacted ? redacted : undefined;
    }
}


/***/ }),

/***/ 5389:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ resultOf),
/* harmony export */   runAction: () => (/* binding */ runAction)
/* harmony export */ });
/* harmony import */ var _archive_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9479);
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6695);
/* harmony import */ var _config_reporting_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9497);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6410);
/* harmony import */ var _job_reporter_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9046);





async function runAction(job, action, run) {
    let reporter;
    const result = await resultOf(job, () => run((inputs) => {
        reporter = new _job_reporter_js__WEBPACK_IMPORTED_MODULE_4__/* .JobReporter */ .B(job, action, inputs);
        return reporter;
    }));
    return await (reporter ?? new _job_reporter_js__WEBPACK_IMPORTED_MODULE_4__/* .JobReporter */ .B(job, action, _config_reporting_js__WEBPACK_IMPORTED_MODULE_2__/* .defaultReport */ .O)).finish(result);
}
async function resultOf(job, run, whatIsLeft = () => `Nothing that starts a deployment was sent.`) {
    const startMs = performance.now();
    try {
        const result = await run();
        const durationMs = result.durationMs ?? performance.now() - startMs;
        return { ...result, durationMs };
    }
    catch (error) {
        const cancelled = job.signal.aborted && error === job.signal.reason;
        const reason = cancelled ? `${(0,_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .textOf */ .b)(error)} ${whatIsLeft()}`.trimEnd() : explainWithOrigin(job, error);
        const wrongUsage = (error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz && !error.answered) || error instanceof _archive_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ArchiveError */ .di;
        const durationMs = performance.now() - startMs;
        return { outcome: cancelled ? 'aborted' : 'failed', reason, wrongUsage, durationMs };
    }
}
function explainWithOrigin({ inputs }, error) {
    const name = error instanceof _archive_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ArchiveError */ .di ? 'archive-path' : error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz ? error.input : '';
    const origin = inputs.originOf(name);
    return origin === undefined ? (0,_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .explain */ .W)(error) : `${origin}: ${(0,_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .explain */ .W)(error)}`;
}


/***/ }),

/***/ 2550:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KI: () => (/* binding */ outcomes),
/* harmony export */   Vw: () => (/* binding */ Phases),
/* harmony export */   WE: () => (/* binding */ passes)
/* harmony export */ });
const outcomes = [
    'succeeded',
    'failed',
    'cancelled',
    'superseded',
    'timed-out',
    'indeterminate',
    'accepted',
    'skipped',
    'aborted',
];
function passes(outcome, supersededPasses) {
    if (outcome === 'superseded')
        return supersededPasses;
    return outcome === 'succeeded' || outcome === 'accepted' || outcome === 'skipped';
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

/***/ 1833:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $B: () => (/* binding */ bare),
/* harmony export */   LS: () => (/* binding */ withoutRuntimeFrames),
/* harmony export */   _j: () => (/* binding */ indentOf),
/* harmony export */   a$: () => (/* binding */ namesPlace),
/* harmony export */   cR: () => (/* binding */ signalStrength),
/* harmony export */   s2: () => (/* binding */ isOthers)
/* harmony export */ });
/* harmony import */ var _text_control_characters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4600);

const prefix = /^(?:\[?\d{4}[-/]\d\d[-/]\d\d[T ]\d\d:\d\d:\d\d[^\s\]]*\]? ?|\[?\d\d:\d\d:\d\d(?:[.,]\d+)?\]? ?|#\d+ (?=[A-Z\d[])|\d+\.\d{2,3} |[A-Za-z][\w.-]* *\| ?)+/;
const candidate = /rror|ERR|xcept|XCEPT|ail|AIL|atal|ATAL|anic|racebac|ot found|annot|ld not|able to|o such|xit|illed|denied|dumped/;
const placeCandidate = /[a-z][:(]\[?\d/;
const mostJudged = 2_000;
const harmless = /\b(?:0|[Nn]o) (?:errors?|failures?|failed)\b|[Ww]arn(?:ing)?s?\b|WARN/;
const closing = /\b(?:exit(?:ed)?|non-zero)\b[ \w]{0,20}[: (]{1,2}[1-9]|\bexited[- ]with[- ]error|\b(?:build|deployment|command|script|task|step|process|job)\b(?:[^:]|:(?! )){0,60}\b(?:failed|failure|unsuccessful)\b(?!: \S)/i;
const mention = /\b[Ee]rrors?\b(?![-/\w]|\.\w)|[a-z](?:Error|Exception)\b|\bERR!|\b(?:ERR_\w+|ERROR|FATAL|[Ff]atal|FAIL(?:ED)?|[Ff]ailed|[Ff]ailure|[Pp]anic(?:ked)?|Traceback|Killed)\b|[Nn]ot found|[Cc]annot\b|[Cc]ould not\b|[Uu]nable to\b|[Nn]o such file|[Dd]enied\b|dumped\b/;
const statements = [
    /^\s*(?:[^\w\s]{1,3} ?){0,2}(?:error|ERROR|Error|fatal|FATAL|panic|ERR_\w+)\b(?![-/\w]|\.\w)/,
    /(?:[Ee]rror|ERROR|[Ff]atal|Exception)(?: [A-Z]+\d+|\[\w+\]| \[\w+\])?: +\S/,
    /\bpanicked at /,
];
const place = /^\s*(?:[^\w\s]{1,7} ?){0,2}(?:File "[^"]+", line \d|(?:file:\/\/)?[^\s:(]{0,200}\.[A-Za-z]\w{0,9}(?::\[?\d+|\(\d+))/;
const placed = new RegExp(String.raw `${place.source}[\d,:]*[\])]?: *\S|^\s*\d+:\d+\s`);
const frame = /(?:^|\s)at \S|^\s*File "[^"]+", line \d+, in |^\s+from \S+:\d+:in |^\s*#\d+ \S+\(\d+\)|^\s+\S+\.go:\d+/;
const notOwn = /node:|<frozen |\/(?:node_modules|site-packages|dist-packages|gems|vendor|rustc)\/|\/lib\/(?:python|ruby|go)|\/go\/(?:src|pkg)\/|\/registry\/src\/|java\.base\/|\bat (?:java|javax|jdk|sun|org\.(?:gradle|junit|apache)|System|Microsoft)\./;
function bare(line) {
    return (0,_text_control_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .removeColour */ .F4)(line).replace(prefix, '');
}
function signalStrength(line) {
    if (!candidate.test(line) && !placeCandidate.test(line))
        return 0;
    const text = bare(line.slice(0, mostJudged));
    if (harmless.test(text))
        return 0;
    if (closing.test(text))
        return 1;
    const mentions = mention.test(text);
    if (statements.some((statement) => statement.test(text)) || (mentions && placed.test(text)))
        return 3;
    return mentions || placed.test(text) ? 2 : 0;
}
function namesPlace(line) {
    return place.test(bare(line));
}
function isOthers(line) {
    return notOwn.test(line);
}
function indentOf(line) {
    const at = bare(line).search(/\S/);
    return at === -1 ? undefined : at;
}
function withoutRuntimeFrames(lines) {
    let leftOutAt;
    return lines.filter((line) => {
        const indent = indentOf(line.text);
        const text = bare(line.text);
        const isFrame = frame.test(text);
        if (!isFrame && leftOutAt !== undefined && indent !== undefined && indent > leftOutAt)
            return false;
        leftOutAt = isFrame && notOwn.test(text) ? (indent ?? 0) : undefined;
        return leftOutAt === undefined;
    });
}


/***/ }),

/***/ 4172:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ gantt)
/* harmony export */ });
/* harmony import */ var _text_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9556);

const longestName = 40;
const mostPhases = 50;
function gantt(sections, mostBars = mostPhases) {
    const rows = sections.flatMap(({ name, phases }) => phases.length === 0 ? [] : [`  section ${label(name)}`, ...phases.slice(0, mostBars).map(bar)]);
    if (rows.length === 0)
        return '';
    return ['```mermaid', 'gantt', '  dateFormat x', '  axisFormat %M:%S', ...rows, '```'].join('\n');
}
function bar({ name, startMs, endMs }) {
    const start = Math.max(0, Math.round(startMs));
    return `  ${label(name)} ${(0,_text_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(endMs - startMs)} : ${start}, ${Math.max(start + 1, Math.round(endMs))}`;
}
function label(name) {
    const plain = name.replace(/[^\p{L}\p{N}_-]+/gu, ' ').trim();
    return plain.slice(0, longestName) || 'phase';
}


/***/ }),

/***/ 7428:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dv: () => (/* binding */ checkTable),
/* harmony export */   M$: () => (/* binding */ evidenceFolds),
/* harmony export */   M2: () => (/* binding */ gatePhases),
/* harmony export */   TY: () => (/* binding */ gateOutput)
/* harmony export */ });
/* harmony import */ var _text_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9556);
/* harmony import */ var _text_excerpt_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6167);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2255);



const longestText = 2_000;
function gateOutput(known, { text, sentence }) {
    const { passed = false, chosenBy = null, deployment, checks = [], newer = [], rollback } = known;
    const cut = (long) => long.slice(0, longestText).toWellFormed();
    const shown = (word) => (word === undefined ? null : cut(text(word)));
    const said = (words) => cut(sentence(words));
    return {
        passed,
        outcome: deployment.outcome,
        reason: said(known.reason ?? deployment.reason),
        chosenBy,
        deploymentId: shown(deployment.deploymentId),
        serviceId: shown(deployment.serviceId),
        ref: shown(deployment.ref),
        status: shown(deployment.status),
        durationMs: Math.round(known.durationMs ?? deployment.durationMs ?? 0),
        checks: checks.map(({ name, result, summary, evidence, startMs, endMs }) => ({
            name: cut(text(name)),
            result,
            summary: said(summary),
            evidence: evidence.map((line) => cut(text(line))),
            durationMs: Math.round(endMs - startMs),
        })),
        newer: newer.map((id) => cut(text(id))),
        rollback: rollback === undefined ? null : rollbackOutput(rollback, { text, sentence: said }),
    };
}
function rollbackOutput({ ref, deployment }, { text, sentence }) {
    const { deploymentId, outcome, reason } = deployment;
    return {
        ref: text(ref),
        deploymentId: deploymentId === undefined ? null : text(deploymentId),
        outcome,
        reason: sentence(reason),
    };
}
const resultTexts = {
    passed: '\u2705 passed',
    failed: '\u274c failed',
    'cut-short': '\u26a0\ufe0f cut short',
    'not-run': '\u2796 not run',
};
const longestCell = 300;
function checkTable({ outcome, status, deploymentId, checks, rollback }, sections) {
    const row = (what, result, evidence, ms) => {
        const took = ms === undefined ? '' : (0,_text_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(ms);
        return [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .prose */ .CS)(what), result, (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .prose */ .CS)((0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_2__/* .excerpt */ .Kb)(evidence, longestCell)), took];
    };
    const evidence = [deploymentId, status === null ? null : `the platform says "${status}"`];
    const known = evidence.filter((each) => each !== null).join(', ');
    const [followed, , deployed] = sections;
    const rows = [row('deployment', `${outcome === 'succeeded' ? '\u2705' : '\u274c'} ${outcome}`, known, lengthOf(followed))];
    for (const { name, result, summary, durationMs } of checks) {
        if (result === 'not-run')
            rows.push(row(name, resultTexts[result], ''));
        else
            rows.push(row(name, resultTexts[result], summary, durationMs));
    }
    if (rollback !== null) {
        const { ref, outcome, deploymentId } = rollback;
        const by = deploymentId === null ? '' : ` by ${deploymentId}`;
        rows.push(row('rollback', `${outcome === 'succeeded' ? '\u21a9\ufe0f' : '\u274c'} ${outcome}`, `to ${ref}${by}`, lengthOf(deployed)));
    }
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .table */ .tp)(rows, ['Check', 'Result', 'Evidence', 'Duration']);
}
function evidenceFolds({ checks }) {
    return checks.flatMap(({ name, evidence }) => evidence.length === 0 ? [] : [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .folded */ .TM)(`Evidence: ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .prose */ .CS)(name)}`, evidence)]);
}
function gatePhases({ deployment, followedFromMs = 0, checks = [], rollback, }) {
    const choosing = followedFromMs === 0 ? [] : [{ name: 'choosing', startMs: 0, endMs: followedFromMs }];
    const ran = checks.filter(({ result }) => result !== 'not-run');
    const back = rollback === undefined ? [] : shifted(rollback.deployment.phases, rollback.startMs);
    return [
        { name: 'Deployment', phases: [...choosing, ...shifted(deployment.phases ?? [], followedFromMs)] },
        { name: 'Checks', phases: ran.map(({ name, startMs, endMs }) => ({ name, startMs, endMs })) },
        { name: 'Rollback', phases: back },
    ];
}
function lengthOf({ phases = [] } = {}) {
    const [first, last] = [phases[0], phases.at(-1)];
    return first === undefined || last === undefined ? undefined : last.endMs - first.startMs;
}
function shifted(phases, byMs) {
    return phases.map(({ name, startMs, endMs }) => ({ name, startMs: startMs + byMs, endMs: endMs + byMs }));
}


/***/ }),

/***/ 6031:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  s: () => (/* binding */ JobLog),
  J: () => (/* binding */ openLogFile)
});

// EXTERNAL MODULE: ./build/text/control-characters.js
var control_characters = __webpack_require__(4600);
// EXTERNAL MODULE: ./build/text/excerpt.js
var excerpt = __webpack_require__(6167);
// EXTERNAL MODULE: ./build/output/cause/failure-signs.js
var failure_signs = __webpack_require__(1833);
;// CONCATENATED MODULE: ./build/output/cause/excerpt.js



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
        const tail = numbered(this.#tail.slice(-mostTail), this.#count);
        if (this.#strength === 0)
            return lastFilled(tail, mostUnexplained).map(shown);
        const lines = [...this.#before, ...firstFilled((0,failure_signs/* withoutRuntimeFrames */.LS)(this.#from), mostAfter)];
        const end = lines.at(-1)?.at ?? 0;
        const last = lastFilled(tail, mostLast).filter(({ at }) => at > end);
        return [...lines, ...last].flatMap((line, index, all) => {
            const isNext = index === 0 || line.at === (all[index - 1]?.at ?? 0) + 1;
            return isNext ? [shown(line)] : ['\u2026', shown(line)];
        });
    }
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
    const indent = (0,failure_signs/* indentOf */._j)(failing) ?? 0;
    const heading = own.findLast(({ text }) => ((0,failure_signs/* indentOf */._j)(text) ?? indent) < indent);
    return heading === undefined || heading.at >= (near[0]?.at ?? 0) ? near : [heading, ...near];
}
function numbered(lines, last) {
    return lines.map((text, index) => ({ at: last - lines.length + index + 1, text }));
}
function isEmpty({ text }) {
    return (0,failure_signs/* indentOf */._j)(text) === undefined;
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
function shown({ text }) {
    return (0,excerpt/* excerpt */.Kb)((0,control_characters/* removeColour */.F4)(text), longestLine);
}

// EXTERNAL MODULE: ./build/output/log-file.js
var log_file = __webpack_require__(7553);
// EXTERNAL MODULE: ./build/output/untrusted.js
var untrusted = __webpack_require__(8894);
// EXTERNAL MODULE: ./build/output/v8-heap.js
var v8_heap = __webpack_require__(2051);
;// CONCATENATED MODULE: ./build/output/job-log.js




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
        this.#file = openLogFile(this.#path, this.#console);
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
function openLogFile(path, console) {
    return new log_file/* LogFile */.$(path, (reason) => console.lost(`The log file is incomplete. Could not write to it: ${reason}.`));
}


/***/ }),

/***/ 7553:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ LogFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_stream_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6466);
/* harmony import */ var _text_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4080);



const mostWaiting = 128 * 1024;
class LogFile {
    #stream;
    constructor(path, onFailure) {
        const fail = (error) => {
            this.#stream = undefined;
            onFailure((0,_text_error_js__WEBPACK_IMPORTED_MODULE_2__/* .fileReason */ .pP)(error));
        };
        try {
            const fd = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, 'w', 0o600);
            this.#stream = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.createWriteStream)(path, { fd, highWaterMark: mostWaiting }).on('error', fail);
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
            await (0,node_stream_promises__WEBPACK_IMPORTED_MODULE_1__.finished)(stream.end()).catch(() => undefined);
    }
}


/***/ }),

/***/ 861:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  t1: () => (/* binding */ causeLines),
  lb: () => (/* binding */ endRun),
  YG: () => (/* binding */ summaryOf)
});

// EXTERNAL MODULE: ./build/deployment/report.js
var report = __webpack_require__(2550);
// EXTERNAL MODULE: ./build/text/duration.js
var duration = __webpack_require__(9556);
// EXTERNAL MODULE: ./build/text/excerpt.js
var excerpt = __webpack_require__(6167);
// EXTERNAL MODULE: ./build/output/cause/failure-signs.js
var failure_signs = __webpack_require__(1833);
;// CONCATENATED MODULE: ./build/output/cause/new-lines.js



const mostShown = 10;
const longestLine = 300;
const mostBelow = 2;
function shownNewLines({ deploymentId, createdMs, lines }, clean, nowMs) {
    const own = (0,failure_signs/* withoutRuntimeFrames */.LS)(lines.map((text, at) => ({ text, at })));
    const best = [3, 2, 1].find((strength) => own.some(({ text }) => (0,failure_signs/* signalStrength */.cR)(text) === strength));
    const shown = best === undefined ? own.slice(-mostShown) : own.filter((_, index) => isShown(own, index, best));
    const texts = shown.slice(0, mostShown).map(({ text }) => (0,excerpt/* excerpt */.Kb)(clean(text), longestLine));
    if (texts.length === 0)
        return undefined;
    const id = clean(deploymentId);
    const age = createdMs === undefined ? '' : `, ${(0,duration/* formatAge */.nV)(nowMs - createdMs)}`;
    return { title: `New since the last good deployment (${id}${age})`, deploymentId: id, createdMs, lines: texts };
}
function isShown(lines, index, best) {
    const text = lines[index]?.text ?? '';
    if ((0,failure_signs/* signalStrength */.cR)(text) >= Math.min(best, 2))
        return true;
    const above = lines.slice(Math.max(0, index - mostBelow), index);
    return above.some((line) => (0,failure_signs/* signalStrength */.cR)(line.text) === best && ((0,failure_signs/* indentOf */._j)(text) ?? 0) > ((0,failure_signs/* indentOf */._j)(line.text) ?? 0));
}

// EXTERNAL MODULE: ./build/output/chart.js
var chart = __webpack_require__(4172);
// EXTERNAL MODULE: ./build/output/gate-report.js
var gate_report = __webpack_require__(7428);
// EXTERNAL MODULE: ./build/output/markdown.js
var markdown = __webpack_require__(2255);
;// CONCATENATED MODULE: ./build/output/run-result.js







const mostTail = 100 * 1024;
function endRun({ gate, ...result }, { text: clean, sentence }, { supersededIsNeutral = false, log, nowMs = 0 } = {}) {
    const { outcome, verdict = outcome, durationMs = 0, details = [], facts = [], phases = [] } = result;
    const passed = (0,report/* passes */.WE)(verdict, supersededIsNeutral);
    const isInLog = outcome === 'failed' || outcome === 'timed-out';
    const cleaned = (text) => (text === undefined ? undefined : clean(text));
    const cleanPhases = (all) => all.map((phase) => ({ ...phase, name: clean(phase.name) }));
    const sections = gate?.checks === undefined ? [{ name: 'Deployment', phases }] : (0,gate_report/* gatePhases */.M2)(gate);
    return {
        ...result,
        verdict,
        passed,
        durationMs,
        reason: result.reason.split('\n').map(sentence).join('\n'),
        deploymentId: cleaned(result.deploymentId),
        serviceId: cleaned(result.serviceId),
        ref: cleaned(result.ref),
        status: cleaned(result.status),
        facts: facts.map(([name, value]) => [name, clean(value)]),
        phases: cleanPhases(phases),
        cause: passed ? [] : [...details.map(clean), ...(isInLog && log !== undefined ? log.failure() : [])],
        tail: log?.tail() ?? [],
        newLines: result.newSinceGood && shownNewLines(result.newSinceGood, clean, nowMs),
        gate: gate && (0,gate_report/* gateOutput */.TY)(gate, { text: clean, sentence }),
        sections: sections.map((section) => ({ ...section, phases: cleanPhases(section.phases) })),
    };
}
function summaryOf(action, run) {
    const { outcome, verdict, reason, cause, newLines, deploymentId, serviceId, ref, status, durationMs } = run;
    const { url, facts = [], tail, gate, sections } = run;
    const rows = [
        ['Outcome', outcome],
        ['Deployment', deploymentId],
        ['Service', serviceId],
        ['Ref', ref],
        ['Status', status],
        ['Duration', (0,duration/* formatDuration */.a3)(durationMs)],
        ...facts,
    ].flatMap(([name = '', value]) => (value ? [[name, (0,markdown/* code */.aY)(value)]] : []));
    if (url !== undefined)
        rows.push(['URL', (0,markdown/* link */.nf)(url)]);
    const parts = [
        (0,markdown/* heading */.R_)((0,markdown/* prose */.CS)(`Taxiway ${action}: ${verdict}`)),
        `<p>${(0,markdown/* prose */.CS)(reason)}</p>`,
        cause.length === 0 ? '' : (0,markdown/* lines */.Mn)(cause),
        newLines === undefined ? '' : `<p>${(0,markdown/* prose */.CS)(newLines.title)}</p>\n\n${(0,markdown/* lines */.Mn)(newLines.lines)}`,
        gate === undefined || (gate.chosenBy === null && gate.checks.length === 0)
            ? (run.table ?? '')
            : (0,gate_report/* checkTable */.Dv)(gate, sections),
        (0,markdown/* table */.tp)(rows),
        (0,chart/* gantt */.V)(sections),
        ...(gate === undefined ? [] : (0,gate_report/* evidenceFolds */.M$)(gate)),
        tail.length === 0
            ? ''
            : (0,markdown/* folded */.TM)(`The end of the build log${gate?.rollback ? ' of the rollback' : ''}`, (0,excerpt/* lastLines */.w$)(tail, mostTail)),
    ];
    return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}
function causeLines({ cause, newLines }) {
    return newLines === undefined ? cause : [...cause, '', `${newLines.title}:`, ...newLines.lines];
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


/***/ })

};
