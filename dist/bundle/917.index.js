export const id = 917;
export const ids = [917];
export const modules = {

/***/ 1917:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  B: () => (/* binding */ JobReporter),
  C: () => (/* binding */ runAction)
});

// EXTERNAL MODULE: ./build/client/time/clock.js
var clock = __webpack_require__(9376);
// EXTERNAL MODULE: ./build/config/reporting.js
var reporting = __webpack_require__(9497);
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
// EXTERNAL MODULE: ./build/text/message.js
var message = __webpack_require__(3597);
// EXTERNAL MODULE: ./build/client/errors.js
var errors = __webpack_require__(6695);
// EXTERNAL MODULE: ./build/client/time/timeout.js
var timeout = __webpack_require__(3541);
// EXTERNAL MODULE: ./build/github/api/client.js + 1 modules
var client = __webpack_require__(1164);
// EXTERNAL MODULE: ./build/github/deployments/deployments.js
var deployments = __webpack_require__(7009);
// EXTERNAL MODULE: ./build/github/deployments/memory.js
var memory = __webpack_require__(8046);
;// CONCATENATED MODULE: ./build/actions/shared/github-reporter.js








const graceMs = 4_000;
const lastWordMs = 9_000;
const momentMs = 750;
const lookMs = 30_000;
const longestTimerMs = 2 ** 31 - 1;
const states = {
    succeeded: 'success',
    failed: 'failure',
    accepted: 'queued',
    superseded: 'inactive',
    skipped: 'inactive',
};
class GitHubReporter {
    #job;
    #inputs;
    #deadlineMs;
    #listeners = [];
    #givenUp = new AbortController();
    #work = Promise.resolve();
    #warned = false;
    #kept;
    #deployments;
    constructor(job, inputs) {
        this.#job = job;
        this.#inputs = inputs;
        this.#deadlineMs = performance.now() + inputs.timeoutMs;
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
            const signal = AbortSignal.any([(0,timeout/* abortLater */.DV)(this.#job.signal, graceMs), this.#givenUp.signal]);
            return new deployments/* Deployments */.DS({ repository, environment, token: githubToken, signal, ...kind });
        }
        this.#job.console.warn(githubToken === undefined
            ? (0,message/* message */.iU) `environment-without-token: \`environment\` has no effect because \`github-token\` is empty. Remove \`github-token\` to use the job's own token.`
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
                const why = (0,client/* githubRefusal */.eD)(error, 'deployments: read');
                const text = (0,message/* message */.iU) `rollback-memory-unread: GitHub does not say which commits have failed their checks: ${why}. Give the commit to go back to yourself.`;
                throw new errors/* InputError */.dz('environment', text, { answered: true });
            }
        };
        return async () => {
            const runs = await within(deployments.readRuns((0,memory/* serviceTarget */.v)(serviceId)));
            return runs.map(({ commit, result }) => ({ commit, result: () => within(result()) }));
        };
    }
    syncDeployment({ deployments, memory, refs = [], id, since }) {
        if (deployments === undefined)
            return;
        const { sha } = this.#job.context;
        const tried = [...new Set([...refs, ...(sha === undefined ? [] : [sha])])];
        const remembered = { ...memory, attempt: (0,external_node_crypto_.randomUUID)() };
        this.#kept = { deployments, memory: remembered, refs: tried, id, since, isBegun: false };
    }
    async begin(description, url) {
        const { redactor, state, context } = this.#job;
        const kept = this.#kept;
        if (kept === undefined)
            return undefined;
        const { deployments, memory, refs } = kept;
        state.note({ githubAttempt: memory.attempt });
        kept.isBegun = true;
        await this.#then(async () => {
            kept.id ??= await deployments.create(refs, memory);
            state.note({ githubDeployment: kept.id });
            const shown = url === undefined ? undefined : (0,untrusted/* sanitizeText */.jZ)(url, redactor);
            await deployments.update(kept.id, { state: 'in_progress', description, url: shown, logUrl: context.runUrl });
        });
        return kept.id;
    }
    async retire(description) {
        const kept = this.#kept;
        const status = { state: 'inactive', description, logUrl: this.#job.context.runUrl };
        await this.#then(async () => {
            if (kept?.id !== undefined)
                await kept.deployments.update(kept.id, status);
        });
    }
    async #end({ verdict, reason, url }) {
        const kept = this.#kept;
        if (kept === undefined || !kept.isBegun)
            return undefined;
        const { deployments, memory, since } = kept;
        const status = { state: states[verdict] ?? 'error', description: (0,message/* oneLine */.TN)(reason) };
        let untold = status;
        await this.#then(async () => {
            if (kept.id === undefined)
                return;
            await deployments.update(kept.id, { ...status, url, logUrl: this.#job.context.runUrl });
            untold = undefined;
            if (verdict === 'succeeded')
                await deployments.retire(memory.target, kept.id, since);
        });
        return untold;
    }
    #then(step) {
        this.#work = this.#work.then(step).catch((error) => {
            if (this.#warned)
                return;
            this.#warned = true;
            this.#job.console.warn(`Could not update the GitHub deployment: ${(0,client/* githubRefusal */.eD)(error, 'deployments: write')}.`);
        });
        return this.#work;
    }
    onFinish(listener) {
        this.#listeners.push(listener);
    }
    async finish(run) {
        const patienceMs = Math.max(momentMs, this.#deadlineMs - performance.now() + lastWordMs);
        const patience = setTimeout(() => this.#givenUp.abort(new Error('the timeout of the run has passed')), Math.min(patienceMs, longestTimerMs));
        try {
            const [untold] = await Promise.all([this.#end(run), ...this.#listeners.map((listener) => listener(run))]);
            return untold;
        }
        finally {
            clearTimeout(patience);
            this.#givenUp.abort(new Error('the run is over'));
        }
    }
}

// EXTERNAL MODULE: ./build/actions/shared/job.js
var job = __webpack_require__(3659);
// EXTERNAL MODULE: ./build/actions/shared/run.js
var shared_run = __webpack_require__(5389);
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
        console.notice((0,message/* message */.iU) `service-created: A new service was created and is billed from now on: ${serviceId}`);
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
            await (0,job/* writeSummary */.Sy)(this.#job, (0,run_result/* summaryOf */.YG)(this.#action, run));
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
    #shownUrl({ url }) {
        const shown = this.#url ?? url;
        if (shown === undefined)
            return undefined;
        const redacted = this.#job.redactor.redact(shown);
        return (0,untrusted/* sanitizeText */.jZ)(shown, this.#job.redactor) === redacted ? redacted : undefined;
    }
}
async function runAction(job, action, run) {
    let reporter;
    const result = await (0,shared_run/* runToEnd */.c)(job, () => run((inputs) => {
        reporter = new JobReporter(job, action, inputs);
        return reporter;
    }));
    return await (reporter ?? new JobReporter(job, action, reporting/* defaultReport */.O)).finish(result);
}


/***/ }),

/***/ 6031:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  s: () => (/* binding */ JobLog),
  $: () => (/* binding */ LogFile)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:stream/promises"
var promises_ = __webpack_require__(6466);
// EXTERNAL MODULE: ./build/text/error.js
var text_error = __webpack_require__(4080);
// EXTERNAL MODULE: ./build/text/control-characters.js
var control_characters = __webpack_require__(4600);
// EXTERNAL MODULE: ./build/text/message.js
var message = __webpack_require__(3597);
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
    return (0,message/* excerpt */.Kb)((0,control_characters/* removeColour */.F4)(text), longestLine);
}

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
            console.lost(`The log file is incomplete. Could not write to it: ${(0,text_error/* fileReason */.pP)(error)}.`);
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
