export const id = 286;
export const ids = [286];
export const modules = {

/***/ 3343:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  B: () => (/* binding */ resultOf),
  C: () => (/* binding */ runAction)
});

// EXTERNAL MODULE: ./build/config/reporting.js
var reporting = __webpack_require__(9497);
// EXTERNAL MODULE: ./build/text/message.js
var message = __webpack_require__(3597);
// EXTERNAL MODULE: ./build/actions/shared/failure.js
var failure = __webpack_require__(6410);
// EXTERNAL MODULE: ./build/github/job/log.js + 2 modules
var log = __webpack_require__(1894);
// EXTERNAL MODULE: ./build/github/job/outputs.js
var outputs = __webpack_require__(9228);
// EXTERNAL MODULE: ./build/text/duration.js
var duration = __webpack_require__(9556);
// EXTERNAL MODULE: ./build/text/excerpt.js
var excerpt = __webpack_require__(6167);
// EXTERNAL MODULE: ./build/output/markdown.js
var markdown = __webpack_require__(2255);
;// CONCATENATED MODULE: ./build/output/summary.js



const longestName = 40;
const mostPhases = 50;
/** The tail's share of the 1 MiB above which the runner drops the whole summary; escaping makes five bytes of one. */
const mostTail = 100 * 1024;
function renderSummary(summary) {
    const { title, reason, facts, url, sections, head = '', folds = [], tail, tailTitle } = summary;
    const rows = facts.flatMap(([name, value]) => (value ? [row(name, (0,markdown/* code */.aY)(value))] : []));
    if (url !== undefined)
        rows.push(row('URL', (0,markdown/* link */.nf)(url)));
    const parts = [
        (0,markdown/* heading */.R_)((0,markdown/* prose */.CS)(title)),
        `<p>${(0,markdown/* prose */.CS)(reason)}</p>`,
        head,
        `<table>\n${rows.join('\n')}\n</table>`,
        gantt(sections),
        ...folds,
        tail.length === 0 ? '' : (0,markdown/* folded */.TM)(tailTitle ?? 'The end of the build log', (0,excerpt/* lastLines */.w$)(tail, mostTail)),
    ];
    return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}
function row(name, value) {
    return `<tr><td>${name}</td><td>${value}</td></tr>`;
}
/** A Mermaid Gantt chart, empty without phases. What Mermaid would interpret is removed from the platform's names. */
function gantt(sections) {
    const rows = sections.flatMap(({ name, phases }) => phases.length === 0 ? [] : [`  section ${label(name)}`, ...phases.slice(0, mostPhases).map(bar)]);
    if (rows.length === 0)
        return '';
    return ['```mermaid', 'gantt', '  dateFormat x', '  axisFormat %M:%S', ...rows, '```'].join('\n');
}
function bar({ name, startMs, endMs }) {
    const start = Math.max(0, Math.round(startMs));
    return `  ${label(name)} ${(0,duration/* formatDuration */.a)(endMs - startMs)} : ${start}, ${Math.max(start + 1, Math.round(endMs))}`;
}
function label(name) {
    const plain = name.replace(/[^\p{L}\p{N}_-]+/gu, ' ').trim();
    return plain.slice(0, longestName) || 'phase';
}

;// CONCATENATED MODULE: ./build/output/run-result.js


/** Whether the result leaves the job green. */
function passes({ outcome, verdict = outcome }, { supersededIsNeutral }) {
    if (verdict === 'superseded')
        return supersededIsNeutral;
    return verdict === 'succeeded' || verdict === 'accepted' || verdict === 'skipped';
}
/**
 * The summary of a run as Markdown.
 *
 * @param action names the action in the title
 * @param shown the address and the end of the log, both safe to show; `clean` makes the other texts so
 */
function summaryOf(action, result, shown) {
    const { outcome, verdict = outcome, reason, deploymentId, serviceId, ref, status, durationMs = 0 } = result;
    const { facts = [], phases = [], summary } = result;
    const { clean, url, tail } = shown;
    const rows = [
        ['Outcome', outcome],
        ['Deployment', deploymentId],
        ['Service', serviceId],
        ['Ref', ref],
        ['Status', status],
        ['Duration', (0,duration/* formatDuration */.a)(durationMs)],
        ...facts,
    ];
    return renderSummary({
        title: `Taxiway ${action}: ${verdict}`,
        reason: clean(reason),
        facts: rows.map(([name, value]) => [name, value === undefined ? undefined : clean(value)]),
        url,
        sections: [{ name: 'Deployment', phases: phases.map((phase) => ({ ...phase, name: clean(phase.name) })) }],
        tail,
        ...summary,
    });
}

// EXTERNAL MODULE: ./build/output/untrusted.js
var untrusted = __webpack_require__(8894);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./build/client/time/timeout.js
var timeout = __webpack_require__(3541);
// EXTERNAL MODULE: ./build/github/deployments/deployments.js
var deployments = __webpack_require__(7009);
// EXTERNAL MODULE: ./build/github/api/client.js
var client = __webpack_require__(726);
;// CONCATENATED MODULE: ./build/github/deployments/mirror.js


/** GitHub's state for an outcome: `error` where the end was not seen, `queued` where the run did not wait for it. */
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
/**
 * Keeps a GitHub deployment in step with the platform's. It works in the background, in order, and never fails the run: the first
 * refusal is a warning.
 */
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
        // Loaded ahead of its first use, which reports why it could not be.
        mirrored.deployments.client().catch(() => undefined);
    }
    /**
     * The deployment is in progress: creates the GitHub deployment where there is none yet. Calls `onId` with its id each time, and
     * resolves with that id once GitHub has the status; with undefined where GitHub refused.
     */
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
    /**
     * Sets the final status. Resolves with undefined once GitHub has it, and with the status where GitHub did not take it. Does
     * nothing where `begin` was never called.
     */
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
    /** Sets it to inactive whatever its end was: what was deployed is no longer needed. */
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
                const why = (0,client/* githubRefusal */.eD)(error, 'deployments: write');
                this.#console.warn((0,message/* message */.i) `github-deployment-outdated: Could not update the GitHub deployment: ${why}.`);
            }
        });
        return this.#work;
    }
}

;// CONCATENATED MODULE: ./build/actions/shared/github-reporter.js






/** How long GitHub may still be told of the end after a cancellation; the runner kills after 7.5 s. */
const graceMs = 4_000;
/** How long GitHub may take beyond the timeout of the run, which ends 10 s after it; but never less than a moment. */
const lastWordMs = 9_000;
const momentMs = 750;
const longestTimerMs = 2 ** 31 - 1;
/** What a job reports to GitHub while a run goes on and at its end. It never fails the run, and never holds it up for long. */
class GitHubReporter {
    #job;
    #inputs;
    #listeners = [];
    #givenUp = new AbortController();
    #mirror;
    #attempt;
    constructor(job, inputs) {
        this.#job = job;
        this.#inputs = inputs;
    }
    /** Aborts what GitHub is still told some seconds after the job was cancelled or the run's timeout passed. */
    signal() {
        return AbortSignal.any([(0,timeout/* abortLater */.DV)(this.#job.signal, graceMs), this.#givenUp.signal]);
    }
    /** The GitHub deployments of the `environment` input; undefined without it, or where no token or repository is given. */
    deployments(kind = {}) {
        const { environment, githubToken } = this.#inputs;
        const { repository } = this.#job.context;
        if (environment === undefined)
            return undefined;
        if (githubToken !== undefined && repository !== undefined) {
            return new deployments/* Deployments */.D({ repository, environment, token: githubToken, signal: this.signal(), ...kind });
        }
        this.#job.console.warn(githubToken === undefined
            ? (0,message/* message */.i) `environment-without-token: \`environment\` has no effect because \`github-token\` is empty. Remove \`github-token\` to use the job's own token.`
            : (0,message/* message */.i) `environment-without-repository: \`environment\` has no effect because GITHUB_REPOSITORY is not set. Run the action in a GitHub job.`);
        return undefined;
    }
    /** Keeps a GitHub deployment in step from `begin` on. Does nothing without `deployments`. */
    keepInStep({ deployments, memory, refs = [], ...more }) {
        if (deployments === undefined)
            return;
        const { sha, runUrl } = this.#job.context;
        const attempt = (0,external_node_crypto_.randomUUID)();
        this.#attempt = attempt;
        const tried = [...new Set([...refs, ...(sha === undefined ? [] : [sha])])];
        const kept = { deployments, memory: { ...memory, attempt }, refs: tried, logUrl: runUrl, ...more };
        this.#mirror = new DeploymentMirror(kept, this.#job.console);
    }
    /** Shows the deployment as in progress. Gives the GitHub deployment's id, or undefined where there is none. */
    async begin(description, url) {
        const { redactor, state } = this.#job;
        if (this.#attempt !== undefined)
            state.note({ githubAttempt: this.#attempt });
        const onId = (id) => state.note({ githubDeployment: id });
        return await this.#mirror?.begin(description, onId, url === undefined ? undefined : (0,untrusted/* sanitizeText */.jZ)(url, redactor));
    }
    /** Makes the GitHub deployment inactive after its end was reported. */
    async retire(description) {
        await this.#mirror?.retire(description);
    }
    /** Has `listener` report the end too, at the same time as the GitHub deployment is settled. It must not reject. */
    onFinish(listener) {
        this.#listeners.push(listener);
    }
    /** Reports the end. Gives what GitHub could not be told in time, which is left to the post step. */
    async finish(run, { outcome, verdict = outcome, remainingMs = 0 }) {
        const patienceMs = Math.max(momentMs, remainingMs + lastWordMs);
        const patience = setTimeout(() => this.#givenUp.abort(new Error('the timeout of the run has passed')), Math.min(patienceMs, longestTimerMs));
        try {
            const [untold] = await Promise.all([
                this.#mirror?.end(verdict, run.reason, run.url),
                ...this.#listeners.map((listener) => listener(run)),
            ]);
            return untold === undefined ? undefined : { state: untold.state, description: untold.description };
        }
        finally {
            clearTimeout(patience);
            // Whatever is still under way, such as the wait for the end of a limit, must not keep the process.
            this.#givenUp.abort(new Error('the run is over'));
        }
    }
}

;// CONCATENATED MODULE: ./build/actions/shared/job-reporter.js








/** Shows a run in its job: events and log lines while it goes on, and its result at the end. Made once the inputs are read. */
class JobReporter {
    /** What GitHub hears of the run. */
    github;
    #job;
    #action;
    #inputs;
    #log;
    #url;
    /** @param action its name, for the summary's title */
    constructor(job, action, inputs) {
        this.github = new GitHubReporter(job, inputs);
        this.#job = job;
        this.#action = action;
        this.#inputs = inputs;
        this.#log = new log/* JobLog */.s(job.console, job.redactor, job.context.temporaryFolder);
        this.setUrl(inputs.environmentUrl);
    }
    /** The address that was given, or became known since; not one that the platform's record shows. */
    get url() {
        return this.#url;
    }
    /** Sets the address where the result is served, which counts for more than what the platform's record shows. */
    setUrl(url) {
        this.#url = url;
        this.#job.outputs.set('url', url);
    }
    print(lines) {
        return this.#log.print(lines);
    }
    /** Begins the log of another deployment: the summary shows the end of the last one. */
    beginLog() {
        this.#log.begin();
    }
    report(event) {
        const { console, outputs } = this.#job;
        switch (event.kind) {
            case 'accepted': {
                const { deploymentId, serviceId } = event;
                this.beginDeployment(event);
                console.say(`Deployment ${deploymentId} of service ${serviceId ?? '(not named)'} was accepted.`);
                return;
            }
            case 'status':
                console.say(`Status: ${event.word} (after ${(0,duration/* formatDuration */.a)(event.atMs)})`);
                return;
            case 'url':
                if (this.#url === undefined)
                    outputs.set('url', event.url);
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
    /** Writes down the ids of a deployment that is known now, and has GitHub show it as in progress. */
    beginDeployment({ deploymentId, serviceId, ref }) {
        const { outputs, state } = this.#job;
        this.#setOutputs({ deploymentId, serviceId, ref });
        outputs.set('log-file', this.#log.open());
        state.note({ deploymentId, ...(serviceId === undefined ? {} : { serviceId }) });
        void this.github.begin(`Deployment ${deploymentId}`, this.#url);
    }
    /** Says that somebody pays for a service from now on. */
    announceService(serviceId = '(the platform did not give its id)') {
        const { console } = this.#job;
        console.notice((0,message/* message */.i) `service-created: A new service was created and is billed from now on: ${serviceId}`);
    }
    /** Sets the outputs of a deployment whose outcome is certain, though the run goes on. */
    judged(deployment) {
        this.#setOutputs(deployment);
    }
    /** Maps a result to outputs, exit code, words, summary, GitHub and state, in this order: the job may be killed at any moment. */
    async finish(result) {
        const { outputs, state } = this.#job;
        const passed = passes(result, this.#inputs);
        const url = this.#shownUrl(result);
        process.exitCode = passed ? 0 : 1;
        this.#setOutputs(result);
        outputs.set('duration-seconds', String(Math.round(result.durationMs ?? 0) / 1000));
        await this.#log.close();
        this.#sayResult(result, passed, url);
        if (this.#inputs.jobSummary)
            await this.#writeSummary(result, url);
        const { outcome, durationMs = 0 } = result;
        const tail = passed ? [] : this.#log.excerpt.tail();
        const untold = await this.github.finish({ outcome, durationMs, reason: this.#clean(result.reason), url, tail }, result);
        state.note({ finished: true, ...(untold === undefined ? {} : { untold }) });
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
    #sayResult(result, passed, url) {
        const { console } = this.#job;
        const { outcome, reason, details = [] } = result;
        const failing = outcome === 'failed' || outcome === 'timed-out' ? this.#log.excerpt.failure() : [];
        if (!passed)
            console.error([reason, ...details, ...failing].join('\n'));
        else if (outcome === 'superseded')
            console.warn(reason);
        else
            console.say(reason);
        if (passed && url !== undefined)
            console.say(`URL: ${url}`);
    }
    async #writeSummary(result, url) {
        const clean = (text) => this.#clean(text);
        try {
            const markdown = summaryOf(this.#action, result, { url, tail: this.#log.excerpt.tail(), clean });
            await (0,outputs/* writeSummary */.S)(this.#job.environment, markdown);
        }
        catch (error) {
            this.#job.console.warn((0,message/* message */.i) `summary-not-written: Could not write the job summary: ${(0,failure/* textOf */.b)(error)}`);
        }
    }
    #shownUrl({ url }) {
        const shown = this.#url ?? url;
        return shown === undefined ? undefined : this.#clean(shown);
    }
    #clean(text) {
        return (0,untrusted/* sanitizeText */.jZ)(text, this.#job.redactor);
    }
}

;// CONCATENATED MODULE: ./build/actions/shared/run.js




/**
 * Runs an action and reports how it ended, whatever happens: by its result, by an error, before its inputs could be read. Never
 * rejects.
 *
 * @param action its name, for the summary's title
 * @param run calls `openReporter` once its inputs are read; a run that ends before that is reported with the defaults
 */
async function runAction(job, action, run) {
    let reporter;
    const result = await resultOf(job, () => run((inputs) => {
        reporter = new JobReporter(job, action, inputs);
        return reporter;
    }));
    await (reporter ?? new JobReporter(job, action, reporting/* defaultReport */.O)).finish(result);
}
/**
 * The result of a run, also where it ended by an error: a cancelled job is `aborted`, all else `failed`. Never rejects.
 *
 * @param whatIsLeft says, as a sentence, what a cancelled job leaves behind
 */
async function resultOf(job, run, whatIsLeft = () => (0,message/* message */.i) `cancelled-before-start: Nothing that starts a deployment was sent.`) {
    const startMs = performance.now();
    try {
        const result = await run();
        return { ...result, durationMs: result.durationMs ?? performance.now() - startMs };
    }
    catch (error) {
        const cancelled = job.signal.aborted && error === job.signal.reason;
        const reason = cancelled ? `${(0,failure/* textOf */.b)(error)} ${whatIsLeft()}` : (0,failure/* explain */.W)(error);
        return { outcome: cancelled ? 'aborted' : 'failed', reason, durationMs: performance.now() - startMs };
    }
}


/***/ }),

/***/ 3752:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ readFollowInputs)
/* harmony export */ });
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6695);
/* harmony import */ var _deployment_verdict_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9022);
/* harmony import */ var _text_defined_fields_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4917);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3597);




const hours = 3_600_000;
const defaultTimeoutMs = 1_800_000;
const timeoutRange = { least: 1, most: 6 * hours, words: 'above 0 and at most 6h' };
/** Our own bounds: faster would be a hot loop, slower would miss the deadline of most jobs. */
const pollRange = { least: 50, most: hours, words: 'at least 50ms and at most 1h' };
/** @throws InputError naming the input */
function readFollowInputs(inputs) {
    const pollIntervalMs = inputs.duration('poll-interval', pollRange);
    const successStates = inputs.words('success-states');
    const failureStates = inputs.words('failure-states');
    const failures = new Set(failureStates.map(_deployment_verdict_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .normalise */ .j7));
    const both = successStates.find((word) => failures.has((0,_deployment_verdict_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .normalise */ .j7)(word)));
    if (both !== undefined) {
        const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_2__/* .message */ .i) `word-in-both-lists: \`success-states\` and \`failure-states\` both contain "${both}". Keep it in one of them.`;
        throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('success-states', text);
    }
    return {
        timeoutMs: inputs.duration('timeout', timeoutRange) ?? defaultTimeoutMs,
        ...(0,_text_defined_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .definedFields */ .X)({ pollIntervalMs }),
        successStates,
        failureStates,
    };
}


/***/ }),

/***/ 9497:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ defaultReport),
/* harmony export */   g: () => (/* binding */ readReportInputs)
/* harmony export */ });
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6695);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3597);


/** Used where the inputs could not be read. */
const defaultReport = {
    jobSummary: true,
    supersededIsNeutral: false,
    environmentUrl: undefined,
    environment: undefined,
    githubToken: undefined,
};
/** @throws InputError naming the input */
function readReportInputs(inputs) {
    return {
        jobSummary: inputs.boolean('job-summary', true),
        supersededIsNeutral: inputs.oneOf('on-superseded', ['fail', 'neutral']) === 'neutral',
        environmentUrl: inputs.url('environment-url'),
        environment: inputs.line('environment'),
        githubToken: readToken(inputs),
    };
}
/** The token becomes a header, so a value that cannot be one is refused here: a later error would quote it. */
function readToken(inputs) {
    const token = inputs.text('github-token');
    if (token === undefined || /^[\x21-\x7e]+$/.test(token))
        return token;
    const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_1__/* .message */ .i) `token-invalid: \`github-token\` is not a token: it contains a space, a line break or a non-ASCII character.`;
    throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('github-token', text);
}


/***/ }),

/***/ 9022:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j7: () => (/* binding */ normalise),
/* harmony export */   vQ: () => (/* binding */ buildVocabulary)
/* harmony export */ });
/* unused harmony export assumedWords */
/**
 * ASSUMED words: the contract shows none. Hosted platforms use these words for a deployment in their public APIs;
 * docs/status-words.md names the platform, the meaning and the source of each, and the words left out.
 *
 * A word is a success or a failure only where no hosted platform gives it another meaning. A false success is the worst error, a
 * false failure the second; `ambiguous` (success on further evidence only) and a word left out (`unknown`) are safe. The success
 * of a build alone is `ongoing`. Each word is listed once, as `normalise` returns it.
 */
const assumedWords = [
    ['succeeded', ['success', 'succeeded', 'succeed', 'successful', 'conditionsucceeded', 'runtimesuccessful']],
    ['succeeded', ['live', 'healthy', 'ready', 'complete', 'completed', 'finished', 'done']],
    ['failed', ['failed', 'fail', 'failure', 'error', 'errored', 'internalerror', 'crashed', 'crashederror', 'rejected']],
    ['failed', ['timeout', 'timedout', 'timeouterror', 'expired']],
    ['failed', ['buildfailed', 'builderror', 'predeployfailed', 'hookerror', 'updatefailed', 'createfailed']],
    ['failed', ['launchfailed', 'runtimefailed', 'conditionfailed', 'submissionfailure']],
    ['failed', ['deploymentfailed', 'deploymentcontentfailed', 'deploymentlost']],
    // Our deployment does not run after a rollback, successful or not.
    ['failed', ['rollbacksucceeded', 'rollbacksuccessful', 'rollbackfailed']],
    ['cancelled', ['canceled', 'cancelled', 'cancelledbyuser', 'deploymentcancelled', 'aborted', 'buildaborted']],
    ['cancelled', ['interrupted', 'removed', 'deleted', 'destroyed']],
    ['superseded', ['superseded', 'replaced', 'deactivated', 'inactive']],
    // Live on one platform, in progress or asleep on another; `deployed` may have crashed, and many APIs say `ok` to any request.
    ['ambiguous', ['running', 'started', 'active', 'deployed', 'ok', 'sleeping']],
    // Waiting
    ['ongoing', ['new', 'created', 'pending', 'pendingreview', 'accepted', 'enqueued', 'queued', 'scheduled', 'waiting']],
    // The last one: failed for now, and tried again by the platform itself.
    ['ongoing', ['needsapproval', 'idle', 'retrying', 'deploymentattempterror']],
    // Building; the end of a build is not the end of a deployment
    ['ongoing', ['initializing', 'cloning', 'building', 'buildinprogress', 'buildpending', 'buildrequestreceived']],
    ['ongoing', ['buildsuccessful', 'pendingbuild', 'working', 'uploading', 'uploaded', 'preparing', 'prepared']],
    ['ongoing', ['processing', 'processed', 'pushing']],
    // Rolling out
    ['ongoing', ['inprogress', 'wip', 'workinprogress', 'taskrunning', 'taskinprogress', 'operationinprogress']],
    ['ongoing', ['predeployinprogress', 'updateinprogress', 'pendingdeploy', 'deploying', 'deploymentinprogress']],
    ['ongoing', ['provisioning', 'allocating', 'creating', 'starting', 'restarting', 'updating', 'replacing']],
    ['ongoing', ['activating', 'baking', 'conditionpending', 'conditionreconciling', 'postbuildrestartrequired']],
    ['ongoing', ['startpolling', 'startpollingwithrestart', 'runtimestarting']],
    ['ongoing', ['syncingfiles', 'finishedfilesync', 'updatingpages', 'purgingcdn']],
    // On the way out, with a last word still to come
    ['ongoing', ['canceling', 'cancelling', 'stopping', 'stoprequested', 'erroring', 'removing', 'destroying']],
    ['ongoing', ['rollbackrequested', 'rollbackinprogress']],
];
const assumed = new Map(assumedWords.flatMap(([meaning, words]) => words.map((word) => [word, meaning])));
/** Lower case, without `-`, `_` and white space: `IN_PROGRESS`, `in-progress` and `InProgress` are one word. */
function normalise(word) {
    return word.toLowerCase().replace(/[-_\s]+/gu, '');
}
/**
 * Looks a word up in the user's words, then in the built-in list; a word in neither is `unknown`. A word that the user gave as
 * both is a failure (the inputs refuse it before). A user's word of separators only is ignored: it would match an empty status.
 */
function buildVocabulary(user = {}) {
    const taught = new Map();
    for (const word of user.successStates ?? [])
        taught.set(normalise(word), 'succeeded');
    for (const word of user.failureStates ?? [])
        taught.set(normalise(word), 'failed');
    taught.delete('');
    return (word) => {
        const known = normalise(word);
        return taught.get(known) ?? assumed.get(known) ?? 'unknown';
    };
}


/***/ }),

/***/ 1894:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  s: () => (/* binding */ JobLog)
});

// EXTERNAL MODULE: ./build/text/control-characters.js
var control_characters = __webpack_require__(4600);
;// CONCATENATED MODULE: ./build/output/log-excerpt.js

const mostTail = 200;
const mostFailing = 10;
/** How many of the last lines are shown after the first failing ones. */
const mostLast = 5;
/** How the output of compilers, package managers, shells and test runners shows a failure. */
const failing = /(?:[Ee]rror|[Ee]xception)\b|\b(?:ERR!?|ERROR|FATAL|[Ff]atal|FAIL(?:ED)?|[Ff]ailed|[Ff]ailure|panic|Traceback)\b|[Nn]ot found|[Cc]annot find|[Nn]o such file|exit(?:ed with)? (?:code|status):? [1-9]/;
/** Lines that look like a failure and are not. */
const harmless = /\b(?:0|[Nn]o) (?:errors?|failures?|failed)\b|\b[Ww]arn(?:ing)?\b|\bWARN/;
/** The part of a log that is worth showing again: the first failing lines and the end. Memory is bounded for logs of any size. */
class LogExcerpt {
    #tail = [];
    #failing = [];
    #failingEnd = 0;
    #count = 0;
    /** Lines as printed, without the bar. */
    add(lines) {
        for (const line of lines) {
            this.#count += 1;
            if (this.#failing.length === mostFailing)
                continue;
            if (this.#failing.length === 0 && (!failing.test(line) || harmless.test(line)))
                continue;
            this.#failing.push((0,control_characters/* removeColour */.F4)(line));
            this.#failingEnd = this.#count;
        }
        this.#tail.push(...lines.slice(-mostTail));
        if (this.#tail.length > 2 * mostTail)
            this.#tail = this.#tail.slice(-mostTail);
    }
    /** The last lines, oldest first, without colour. */
    tail() {
        return this.#tail.slice(-mostTail).map(control_characters/* removeColour */.F4);
    }
    /** The first failing lines and the last ones, with `\u2026` for what is left out between them; the end where no line fails. */
    failure() {
        const tail = this.tail();
        if (this.#failing.length === 0)
            return tail.slice(-mostFailing);
        const after = this.#count - this.#failingEnd;
        const last = after === 0 ? [] : tail.slice(-Math.min(after, mostLast));
        return after > mostLast ? [...this.#failing, '\u2026', ...last] : [...this.#failing, ...last];
    }
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
;// CONCATENATED MODULE: ./build/output/log-file.js




/** Bytes that may wait for the disk; appending more waits with them. */
const mostWaiting = 128 * 1024;
/** The build log as a file for later steps. A failure, such as a full disk, is reported once and ends only the file. */
class LogFile {
    /** Absolute, with a unique name: two steps of a job may run at once. */
    path;
    #onFailure;
    #waiting = [];
    #length = 0;
    #writing;
    #handle;
    #failed = false;
    /** Creates the file, empty. */
    constructor(folder, onFailure) {
        this.path = (0,external_node_path_.join)(folder, `taxiway-${(0,external_node_crypto_.randomUUID)()}.log`);
        this.#onFailure = onFailure;
        try {
            (0,external_node_fs_.writeFileSync)(this.path, '', { flag: 'wx', mode: 0o600 });
        }
        catch (error) {
            this.#fail(error);
        }
    }
    /** Resolves at once unless the disk is far behind. Never rejects. */
    async append(bytes) {
        if (this.#failed)
            return;
        this.#waiting.push(bytes);
        this.#length += bytes.length;
        this.#writing ??= this.#write();
        if (this.#length > mostWaiting)
            await this.#writing;
    }
    /** Resolves when everything is written. */
    async close() {
        await this.#writing;
        await this.#handle?.close().catch(() => undefined);
        this.#handle = undefined;
    }
    async #write() {
        try {
            this.#handle ??= await (0,promises_.open)(this.path, 'a');
            while (this.#waiting.length > 0) {
                const bytes = Buffer.concat(this.#waiting);
                this.#waiting = [];
                this.#length = 0;
                await this.#handle.appendFile(bytes);
            }
        }
        catch (error) {
            this.#fail(error);
        }
        this.#writing = undefined;
    }
    #fail(error) {
        this.#failed = true;
        this.#waiting = [];
        this.#onFailure(error instanceof Error ? error.message : String(error));
    }
}

// EXTERNAL MODULE: ./build/output/untrusted.js
var untrusted = __webpack_require__(8894);
// EXTERNAL MODULE: ./build/text/message.js
var message = __webpack_require__(3597);
// EXTERNAL MODULE: ./build/github/job/young-generation.js
var young_generation = __webpack_require__(7925);
;// CONCATENATED MODULE: ./build/github/job/log.js





/** A build log in a job: printed, written to a file for later steps, and excerpted for the end of the run. */
class JobLog {
    #excerpt = new LogExcerpt();
    #console;
    #redactor;
    #folder;
    #file;
    /** @param folder of the file */
    constructor(console, redactor, folder) {
        this.#console = console;
        this.#redactor = redactor;
        this.#folder = folder;
    }
    get excerpt() {
        return this.#excerpt;
    }
    /** Begins the log of another deployment: the excerpt is of the new log alone. */
    begin() {
        this.#excerpt = new LogExcerpt();
    }
    /** The path of the file, which is created now if it does not exist. */
    open() {
        if (this.#file === undefined) {
            (0,young_generation/* keepYoungGenerationSmall */.D)();
            this.#file = new LogFile(this.#folder, (reason) => this.#console.warn((0,message/* message */.i) `log-file-incomplete: The log file is incomplete. Could not write to it: ${reason}`));
        }
        return this.#file.path;
    }
    /** One write for all lines; resolves when they are written out. */
    async print(lines) {
        const texts = lines.map(({ text }) => text);
        await this.#show((0,untrusted/* sanitizeLines */.X$)(texts, this.#redactor));
    }
    /** Prints that lines are missing, in their place. */
    async hole(from, to) {
        const lines = from === to ? `line ${from} was` : `lines ${from}-${to} were`;
        await this.#show([`\u2026 ${lines} not delivered`]);
    }
    async close() {
        this.#console.resume();
        await this.#file?.close();
    }
    async #show(lines) {
        if (lines.length === 0)
            return;
        this.open();
        this.#excerpt.add(lines);
        const bytes = (0,untrusted/* prefixLines */.mg)(lines);
        await Promise.all([this.#console.block(bytes), this.#file?.append(bytes)]);
    }
}


/***/ }),

/***/ 7925:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ keepYoungGenerationSmall)
/* harmony export */ });
/* harmony import */ var node_v8__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8877);

/**
 * Leaves V8's young generation at the size that it has. V8 doubles it, to 128 MiB at last, each time that what has outlived
 * a collection adds up to its size, and of a long enough log or upload that happens, however little outlives each. The flag
 * is read whenever the generation is about to grow, so it may be set while the process runs.
 */
function keepYoungGenerationSmall() {
    (0,node_v8__WEBPACK_IMPORTED_MODULE_0__.setFlagsFromString)('--semi-space-growth-factor=1');
}


/***/ }),

/***/ 2255:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CS: () => (/* binding */ prose),
/* harmony export */   FV: () => (/* binding */ escapeMarkdown),
/* harmony export */   R_: () => (/* binding */ heading),
/* harmony export */   TM: () => (/* binding */ folded),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   nf: () => (/* binding */ link)
/* harmony export */ });
/* harmony import */ var _text_excerpt_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6167);

/** Escapes untrusted text for HTML's `<code>`, `<pre>` and table cells, where nothing else is read as Markdown. */
function escapeMarkdown(text) {
    return text.replace(/[&<>"'`@#![\]]/g, (character) => `&#${character.charCodeAt(0)};`);
}
/** Untrusted prose, in one line. GitHub finds mentions and issues even in entities; an invisible space breaks them. */
function prose(text) {
    return escapeMarkdown((0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(text)).replace(/&#(?:64|35);|\bGH-(?=\d)/gi, '$&&#8203;');
}
/** A heading of escaped text: in HTML, because in Markdown's own headings emphasis and addresses are interpreted. */
function heading(text) {
    return `<h3>${text}</h3>`;
}
/** Untrusted text as code, in one line; empty for no text. */
function code(text) {
    return text === undefined || text === '' ? '' : `<code>${escapeMarkdown((0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(text))}</code>`;
}
/** An http(s) address as a link with itself as text; anything else as code. */
function link(address) {
    if (!/^https?:\/\/[^\s\p{Cc}<>"']+$/u.test(address))
        return code(address);
    const escaped = escapeMarkdown(address);
    return `<a href="${escaped}">${escaped}</a>`;
}
/** Collapsed lines under a title of ours. A `<pre>` may hold blank lines, and nothing in it is read as Markdown. */
function folded(title, lines) {
    return `<details><summary>${title}</summary>\n\n<pre>\n${lines.map(escapeMarkdown).join('\n')}\n</pre>\n\n</details>`;
}


/***/ }),

/***/ 4917:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ definedFields)
/* harmony export */ });
function definedFields(fields) {
    return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}


/***/ })

};
