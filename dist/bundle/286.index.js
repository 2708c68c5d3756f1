export const id = 286;
export const ids = [286];
export const modules = {

/***/ 3343:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Bg: () => (/* binding */ resultOf),
  Cs: () => (/* binding */ runAction)
});

// UNUSED EXPORTS: explain

// EXTERNAL MODULE: ./build/archive/error.js
var archive_error = __webpack_require__(9479);
// EXTERNAL MODULE: ./build/client/errors.js
var errors = __webpack_require__(6695);
// EXTERNAL MODULE: ./build/config/reporting.js
var reporting = __webpack_require__(9497);
// EXTERNAL MODULE: ./build/github/job/log.js + 2 modules
var log = __webpack_require__(1894);
// EXTERNAL MODULE: ./build/github/job/summary-file.js
var summary_file = __webpack_require__(3697);
// EXTERNAL MODULE: ./build/output/gantt.js
var gantt = __webpack_require__(5318);
// EXTERNAL MODULE: ./build/output/markdown.js
var markdown = __webpack_require__(2255);
;// CONCATENATED MODULE: ./build/output/summary.js


/** The tail's share of the 1 MiB over which the runner drops a summary whole; escaping makes five bytes of one. */
const mostTail = 100 * 1024;
function renderSummary(summary) {
    const { title, reason, facts, url, phases, sections, head = '', folds = [], tail, tailTitle } = summary;
    const rows = facts.flatMap(([name, value]) => (value ? [row(name, (0,markdown/* code */.aY)(value))] : []));
    if (url !== undefined)
        rows.push(row('URL', (0,markdown/* link */.nf)(url)));
    const parts = [
        (0,markdown/* heading */.R_)((0,markdown/* prose */.CS)(title)),
        `<p>${(0,markdown/* prose */.CS)(reason)}</p>`,
        head,
        `<table>\n${rows.join('\n')}\n</table>`,
        sections === undefined ? (0,gantt/* gantt */.VM)(phases) : (0,gantt/* sectionedGantt */.rF)(sections),
        ...folds,
        tail.length === 0 ? '' : (0,markdown/* folded */.TM)(tailTitle ?? 'The end of the build log', within(mostTail, tail)),
    ];
    return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}
function row(name, value) {
    return `<tr><td>${name}</td><td>${value}</td></tr>`;
}
/** The last lines that fit. */
function within(most, lines) {
    let size = 0;
    let from = lines.length;
    while (from > 0 && size <= most) {
        from -= 1;
        size += lines[from]?.length ?? 0;
    }
    return size > most ? lines.slice(from + 1) : lines;
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
        ['Duration', (0,gantt/* duration */.p0)(durationMs)],
        ...facts,
    ];
    return renderSummary({
        title: `Taxiway ${action}: ${verdict}`,
        reason: clean(reason),
        facts: rows.map(([name, value]) => [name, value === undefined ? undefined : clean(value)]),
        url,
        phases: phases.map((phase) => ({ ...phase, name: clean(phase.name) })),
        tail,
        ...summary,
    });
}

// EXTERNAL MODULE: ./build/output/untrusted.js
var untrusted = __webpack_require__(8894);
// EXTERNAL MODULE: ./build/text/message.js
var message = __webpack_require__(3597);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./build/client/time/timeout.js
var timeout = __webpack_require__(3541);
// EXTERNAL MODULE: ./build/github/deployments/deployments.js + 1 modules
var deployments_deployments = __webpack_require__(5368);
// EXTERNAL MODULE: ./build/github/api/client.js
var client = __webpack_require__(726);
// EXTERNAL MODULE: ./build/github/deployments/known-ref.js
var known_ref = __webpack_require__(1170);
;// CONCATENATED MODULE: ./build/github/deployments/mirror.js



const permission = 'deployments: write';
/**
 * Keeps a GitHub deployment in step with the platform's. Works beside the deployment, in order, and never fails it:
 * refusals are one warning.
 */
class DeploymentMirror {
    #mirrored;
    #console;
    #work = Promise.resolve();
    #id;
    #asked = false;
    #begun = false;
    #warned = false;
    constructor(mirrored, console) {
        this.#mirrored = mirrored;
        this.#console = console;
        this.#id = mirrored.id;
        void mirrored.deployments.prepare();
    }
    /**
     * The deployment goes on: creates the GitHub deployment where it is not there yet. `onId` is told its id each time, and the
     * promise resolves with it when GitHub knows the state; undefined where GitHub refused.
     */
    async begin(description, onId, url) {
        this.#asked = true;
        await this.#then(async () => {
            const { deployments, memory, refs, logUrl } = this.#mirrored;
            this.#id ??= await (0,known_ref/* createForKnownRef */.E)(deployments, refs, memory);
            this.#begun = true;
            onId(this.#id);
            await deployments.update(this.#id, { state: 'in_progress', description, url, logUrl });
        });
        return this.#id;
    }
    /**
     * Settles the outcome; resolves when GitHub knows it, or was given up: then with what it was not told. Nothing where it
     * was never asked to begin.
     */
    async end(outcome, description, url) {
        const { deployments, memory, logUrl, since } = this.#mirrored;
        const status = { state: (0,deployments_deployments/* stateOf */.L4)(outcome), description, url, logUrl };
        let untold = this.#asked ? status : undefined;
        await this.#then(async () => {
            if (this.#id === undefined || !this.#begun)
                return;
            await deployments.update(this.#id, status);
            untold = undefined;
            if (outcome === 'succeeded')
                await deployments.retire(memory.target, this.#id, since);
        });
        return untold;
    }
    /** Takes the end back, whatever it was: what was deployed is not wanted any more. */
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
                this.#console.warn(`The GitHub deployment is not kept in step: ${(0,client/* githubRefusal */.e)(error, permission)}.`);
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
            return new deployments_deployments/* Deployments */.DS({ repository, environment, token: githubToken, signal: this.signal(), ...kind });
        }
        const missing = githubToken === undefined ? '`github-token` is empty' : '`GITHUB_REPOSITORY` is not set';
        this.#job.console.warn(`The GitHub deployment of \`environment\` is not kept in step: ${missing}.`);
        return undefined;
    }
    /** Keeps a GitHub deployment in step from `begin` on. Does nothing without `deployments`. */
    keepInStep({ deployments, memory, refs = [], ...more }) {
        if (deployments === undefined)
            return;
        const { sha, runUrl } = this.#job.context;
        const attempt = (0,external_node_crypto_.randomUUID)();
        this.#attempt = attempt;
        this.#mirror = new DeploymentMirror({
            deployments,
            memory: { ...memory, attempt },
            refs: [...new Set([...refs, ...(sha === undefined ? [] : [sha])])],
            logUrl: runUrl,
            ...more,
        }, this.#job.console);
    }
    /** Shows the deployment as in progress. Gives the GitHub deployment's id, or undefined where there is none. */
    async begin(description, url) {
        const { redactor, state } = this.#job;
        if (this.#attempt !== undefined)
            state.note({ githubAttempt: this.#attempt });
        const onId = (id) => state.note({ githubDeployment: id });
        return await this.#mirror?.begin(description, onId, url === undefined ? undefined : (0,untrusted/* harmlessText */.fT)(url, redactor));
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
                console.say(`Status: ${event.word} (after ${(0,gantt/* duration */.p0)(event.atMs)})`);
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
        console.notice((0,message/* message */.i)('service-created') `A new service was created and is billed from now on: ${serviceId}`);
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
            await (0,summary_file/* writeSummary */.S)(this.#job.environment, markdown);
        }
        catch (error) {
            this.#job.console.warn(`The job summary could not be written: ${String(error)}`);
        }
    }
    #shownUrl({ url }) {
        const shown = this.#url ?? url;
        return shown === undefined ? undefined : this.#clean(shown);
    }
    #clean(text) {
        return (0,untrusted/* harmlessText */.fT)(text, this.#job.redactor);
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
async function resultOf(job, run, whatIsLeft = () => 'Nothing was sent that starts a deployment.') {
    const startMs = performance.now();
    try {
        const result = await run();
        return { ...result, durationMs: result.durationMs ?? performance.now() - startMs };
    }
    catch (error) {
        const cancelled = job.signal.aborted && error === job.signal.reason;
        const reason = cancelled ? `${textOf(error)} ${whatIsLeft()}` : explain(error);
        return { outcome: cancelled ? 'aborted' : 'failed', reason, durationMs: performance.now() - startMs };
    }
}
/** Why a run failed, in one sentence or two. */
function explain(error) {
    const text = textOf(error);
    if (error instanceof archive_error/* ArchiveError */.di)
        return `Input \`archive-path\`: ${text}`;
    return error instanceof errors/* TaxiwayError */.yJ ? text : `Taxiway failed unexpectedly: ${text}`;
}
function textOf(error) {
    return error instanceof Error ? error.message : String(error);
}


/***/ }),

/***/ 9479:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DO: () => (/* binding */ unpackable),
/* harmony export */   O$: () => (/* binding */ unreadable),
/* harmony export */   SP: () => (/* binding */ shown),
/* harmony export */   ST: () => (/* binding */ isGone),
/* harmony export */   di: () => (/* binding */ ArchiveError),
/* harmony export */   mP: () => (/* binding */ unwritable)
/* harmony export */ });
/** Why a folder could not be packed or an archive not be taken: one sentence with the path, what is wrong, what to do. */
class ArchiveError extends Error {
    /** The folder or file at fault: as the caller spelt it, or relative to the packed folder. */
    path;
    constructor(path, message, options) {
        super(message, options);
        this.name = 'ArchiveError';
        this.path = path;
    }
}
/** What a message shows of a path, for annotations are cut at 4 KB, and the reason stands behind the path. */
const longestShown = 600;
/**
 * A path as a message shows it: as it is, quoted where it holds control characters, a line break above all, and without
 * its middle where it is very long.
 */
function shown(path) {
    const text = /[\p{Cc}\u2028\u2029]/u.test(path) ? JSON.stringify(path) : path;
    if (text.length <= longestShown)
        return text;
    return `${text.slice(0, longestShown / 2)} \u2026 ${text.slice(-longestShown / 2)}`;
}
/** A folder or archive that the caller named and that cannot be read. */
function unreadable(path, error) {
    return refusal(path, error, 'let this job read it');
}
/** Something in the packed folder that cannot be read. */
function unpackable(path, error) {
    if (codeOf(error) !== 'ENAMETOOLONG') {
        return refusal(path, error, 'let this job read it, or leave it out by naming it in .deployignore');
    }
    const remedy = 'leave out a folder above it by naming it in .deployignore';
    const why = `${shown(path)} cannot be read, for its path is longer than this system takes`;
    return new ArchiveError(path, `${why}: ${remedy}.`, { cause: error });
}
function refusal(path, error, remedy) {
    const code = codeOf(error);
    const why = code === 'EACCES' || code === 'EPERM' ? 'permission denied' : code;
    return new ArchiveError(path, `${shown(path)} cannot be read (${why}): ${remedy}.`, { cause: error });
}
/** A failed write to the temporary folder, which keeps what of an archive does not fit in memory. */
function unwritable(folder, error) {
    const full = ['ENOSPC', 'EDQUOT', 'EFBIG'].includes(codeOf(error));
    const message = full
        ? `The archive does not fit on the disk of ${shown(folder)}: free some space there, or name more in .deployignore.`
        : `The archive cannot be kept in ${shown(folder)} (${codeOf(error)}): it must be a folder that can be written to.`;
    return new ArchiveError(folder, message, { cause: error });
}
/** Whether a system call failed for want of the file, or because something else stands in its place by now. */
function isGone(error) {
    return ['ENOENT', 'ENOTDIR', 'ELOOP', 'EINVAL'].includes(codeOf(error));
}
function codeOf(error) {
    return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : String(error);
}


/***/ }),

/***/ 3752:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ readFollowInputs)
/* harmony export */ });
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6695);
/* harmony import */ var _deployment_verdict_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9022);


const hours = 3_600_000;
const defaultTimeoutMs = 1_800_000;
const timeoutRange = { least: 1, most: 6 * hours, words: 'above 0 and at most 6h' };
/** The bounds are ours: faster would be a hot loop, slower would miss the deadline of most jobs. */
const pollRange = { least: 50, most: hours, words: 'at least 50ms and at most 1h' };
/** @throws InputError naming the input */
function readFollowInputs(inputs) {
    const pollIntervalMs = inputs.duration('poll-interval', pollRange);
    const successStates = inputs.words('success-states');
    const failureStates = inputs.words('failure-states');
    const failures = new Set(failureStates.map(_deployment_verdict_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .normalise */ .j7));
    const both = successStates.find((word) => failures.has((0,_deployment_verdict_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .normalise */ .j7)(word)));
    if (both !== undefined) {
        throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('success-states', `Inputs \`success-states\` and \`failure-states\` both name \`${both}\`: keep it in one of them.`);
    }
    return {
        timeoutMs: inputs.duration('timeout', timeoutRange) ?? defaultTimeoutMs,
        ...(pollIntervalMs === undefined ? {} : { pollIntervalMs }),
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

/** What holds where the inputs could not be read. */
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
/** It becomes a header: what cannot be one would be named, token and all, by whoever tries. */
function readToken(inputs) {
    const token = inputs.text('github-token');
    if (token === undefined || /^[\x21-\x7e]+$/.test(token))
        return token;
    throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('github-token', 'Input `github-token` is no token: it holds a space, a line break or a character that none has.');
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
 * ASSUMED words: the contract shows none. These are the words that hosted platforms in use today give to a deployment in
 * their public APIs; docs/status-words.md names the platform, the meaning and the source of each, and the words left out.
 *
 * A word is a success or a failure only where no hosted platform says it of a deployment otherwise. A false green is the worst error, a false red
 * the second; `ambiguous` (success on further evidence only) and a word left out (`unknown`) are safe. The success of a build
 * alone is `ongoing`. Each word stands here once, as `normalise` leaves it.
 */
const assumedWords = [
    [
        'succeeded',
        [
            'success', // GitHub, Railway, Scalingo, Cloudflare Pages, Cloud Build, Northflank
            'succeeded', // Heroku, CodeDeploy, App Runner, Clever Cloud
            'succeed', // Amplify, GitHub Pages
            'successful', // ECS
            'conditionsucceeded', // Cloud Run
            'runtimesuccessful', // Azure App Service
            'live', // Render
            'healthy', // Koyeb
            'complete', // Fly.io releases
            'finished', // Coolify
            'ready', // Vercel, Netlify, Appwrite
            'completed', // ECS
            'done', // Dokploy
        ],
    ],
    [
        'failed',
        [
            'failed', // Railway, Heroku, Fly.io, Coolify, Clever Cloud and every AWS service read
            'fail', // Clever Cloud
            'failure', // GitHub, Cloudflare Pages, Cloud Build, Northflank
            'error', // Vercel, Netlify, DigitalOcean, Koyeb, Dokploy, GitHub
            'errored', // Heroku review apps
            'crashed', // Railway, Northflank
            'timeout', // Cloud Build
            'timedout', // Azure App Service
            'expired', // Cloud Build
            'rejected', // Netlify
            'internalerror', // Cloud Build
            'buildfailed', // Render, Azure App Service
            'predeployfailed', // Render
            'updatefailed', // Render
            'runtimefailed', // Azure App Service
            'conditionfailed', // Cloud Run
            'createfailed', // App Runner
            'launchfailed', // Fly.io machines
            'submissionfailure', // Northflank
            'builderror', // Scalingo
            'hookerror', // Scalingo
            'crashederror', // Scalingo
            'timeouterror', // Scalingo
            'deploymentfailed', // GitHub Pages
            'deploymentcontentfailed', // GitHub Pages
            'deploymentlost', // GitHub Pages
            // Ours is not what runs afterwards, whether the way back went well or not.
            'rollbacksucceeded', // App Runner
            'rollbacksuccessful', // ECS
            'rollbackfailed', // App Runner, ECS
        ],
    ],
    [
        'cancelled',
        [
            'canceled', // Render, Vercel, DigitalOcean, Koyeb, Cloudflare Pages
            'cancelled', // Dokploy, Clever Cloud, Amplify, Cloud Build
            'cancelledbyuser', // Coolify
            'deploymentcancelled', // GitHub Pages
            'aborted', // Scalingo, Northflank
            'buildaborted', // Azure App Service
            'interrupted', // Fly.io releases
            'removed', // Railway: after an abort, by hand, or by a newer one
            'deleted', // Vercel
            'destroyed', // Fly.io machines
        ],
    ],
    [
        'superseded',
        [
            'superseded', // DigitalOcean, Cloud Foundry
            'replaced', // Fly.io machines
            'deactivated', // Render
            'inactive', // GitHub, ECS, Lightsail
        ],
    ],
    [
        'ambiguous',
        [
            'running', // live: App Runner; in progress: Dokploy, Amplify, Fly.io releases
            'started', // live: Fly.io machines; in progress: Lightsail operations
            'active', // live: DigitalOcean, Lightsail; in progress: Cloudflare Pages, Cloud Foundry; being replaced: ECS
            'deployed', // live: Elastic Beanstalk; nothing read excludes a crash after it
            'ok', // success: Clever Cloud; also what many an API answers to any request
            'sleeping', // Railway, Koyeb: was live, now waits for requests
        ],
    ],
    [
        'ongoing',
        [
            // Waiting
            'new', // Netlify
            'created', // Render, Amplify, CodeDeploy, Fly.io machines
            'pending', // GitHub, Heroku, Koyeb and most others
            'pendingreview', // Netlify
            'accepted', // Netlify
            'enqueued', // Netlify
            'queued', // Render, Vercel, Railway, GitHub and most others
            'scheduled', // Koyeb
            'waiting', // Railway, Appwrite
            'needsapproval', // Railway
            'idle', // Cloudflare Pages
            'retrying', // Netlify
            'deploymentattempterror', // GitHub Pages: failed for now, tried again by itself
            // Building; the end of a build is not the end of a deployment
            'initializing', // Vercel, Railway
            'cloning', // Northflank
            'building', // Vercel, Netlify, Railway, DigitalOcean, Scalingo
            'buildinprogress', // Render, Azure App Service
            'buildpending', // Azure App Service
            'buildrequestreceived', // Azure App Service
            'buildsuccessful', // Azure App Service
            'pendingbuild', // DigitalOcean
            'working', // Cloud Build
            'uploading', // Netlify, Northflank
            'uploaded', // Netlify
            'preparing', // Netlify
            'prepared', // Netlify
            'processing', // Netlify, Appwrite
            'processed', // Netlify
            'pushing', // Scalingo
            // Rolling out
            'inprogress', // GitHub, Coolify, ECS, App Runner, CodeDeploy
            'wip', // Clever Cloud
            'workinprogress', // Clever Cloud
            'taskrunning', // Clever Cloud
            'taskinprogress', // Clever Cloud
            'operationinprogress', // App Runner
            'predeployinprogress', // Render
            'updateinprogress', // Render
            'pendingdeploy', // DigitalOcean
            'deploying', // Railway, DigitalOcean, Cloud Foundry
            'provisioning', // Koyeb, Amplify
            'allocating', // Koyeb
            'creating', // Heroku review apps, Fly.io machines
            'starting', // Koyeb, Scalingo, Northflank, Fly.io machines
            'restarting', // Fly.io machines
            'updating', // Fly.io machines
            'replacing', // Fly.io machines
            'activating', // Lightsail
            'baking', // CodeDeploy
            'conditionpending', // Cloud Run
            'conditionreconciling', // Cloud Run
            'postbuildrestartrequired', // Azure App Service
            'startpolling', // Azure App Service
            'startpollingwithrestart', // Azure App Service
            'runtimestarting', // Azure App Service
            'deploymentinprogress', // GitHub Pages
            'syncingfiles', // GitHub Pages
            'finishedfilesync', // GitHub Pages
            'updatingpages', // GitHub Pages
            'purgingcdn', // GitHub Pages
            // On the way out, with a last word still to come
            'canceling', // Koyeb, Cloud Foundry
            'cancelling', // Amplify
            'stopping', // Koyeb, Fly.io machines
            'stoprequested', // ECS
            'erroring', // Koyeb
            'removing', // Railway
            'destroying', // Fly.io machines
            'rollbackrequested', // ECS
            'rollbackinprogress', // App Runner, ECS
        ],
    ],
];
const assumed = new Map(assumedWords.flatMap(([meaning, words]) => words.map((word) => [word, meaning])));
/** Lower case, without `-`, `_` and white space: `IN_PROGRESS`, `in-progress` and `InProgress` are one word. */
function normalise(word) {
    return word.toLowerCase().replace(/[-_\s]+/gu, '');
}
/**
 * The user's words first, then the built-in list; a word in neither is `unknown`. A word that the user gave as both is a
 * failure here (refusing it is the inputs' task). A user's word of separators only is ignored: it would match an empty status.
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

/***/ 1170:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ createForKnownRef)
/* harmony export */ });
/** Creates a GitHub deployment of the first ref that GitHub knows. Rejects with what GitHub's client throws. */
async function createForKnownRef(deployments, refs, memory) {
    const [best = 'HEAD', ...others] = refs;
    for (const ref of [best, ...others]) {
        try {
            return await deployments.create(ref, memory);
        }
        catch (error) {
            if (!isUnknownRef(error) || ref === refs.at(-1))
                throw error;
        }
    }
    throw new Error('no ref is left to try');
}
/** 422: no such ref; 409: it cannot be deployed as it stands. */
function isUnknownRef(error) {
    return error instanceof Error && 'status' in error && (error.status === 422 || error.status === 409);
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
/** How much of the end is shown after the first failing lines. */
const mostLast = 5;
/** How builds begin to tell of a failure: compilers, package managers, shells, test runners. */
const failing = /(?:[Ee]rror|[Ee]xception)\b|\b(?:ERR!?|ERROR|FATAL|[Ff]atal|FAIL(?:ED)?|[Ff]ailed|[Ff]ailure|panic|Traceback)\b|[Nn]ot found|[Cc]annot find|[Nn]o such file|exit(?:ed with)? (?:code|status):? [1-9]/;
/** What sounds like a failure and is none. */
const harmless = /\b(?:0|[Nn]o) (?:errors?|failures?|failed)\b|\b[Ww]arn(?:ing)?\b|\bWARN/;
/** What of a log is worth showing after it: the first failing lines and the end. Memory is bounded whatever the log's size. */
class LogExcerpt {
    #tail = [];
    #failing = [];
    #failingEnd = 0;
    #count = 0;
    /** Lines as printed, but for the bar. */
    add(lines) {
        for (const line of lines) {
            this.#count += 1;
            if (this.#failing.length === mostFailing)
                continue;
            if (this.#failing.length === 0 && !isFailing(line))
                continue;
            this.#failing.push((0,control_characters/* withoutColour */.Zb)(line));
            this.#failingEnd = this.#count;
        }
        this.#tail.push(...lines.slice(-mostTail));
        if (this.#tail.length > 2 * mostTail)
            this.#tail = this.#tail.slice(-mostTail);
    }
    /** The last lines, oldest first, without colour. */
    tail() {
        return this.#tail.slice(-mostTail).map(control_characters/* withoutColour */.Zb);
    }
    /** The first failing lines and the very last ones, with a mark where some between are left out; the end where none fails. */
    failure() {
        const tail = this.tail();
        if (this.#failing.length === 0)
            return tail.slice(-mostFailing);
        const after = this.#count - this.#failingEnd;
        const last = after === 0 ? [] : tail.slice(-Math.min(after, mostLast));
        return after > mostLast ? [...this.#failing, '\u2026', ...last] : [...this.#failing, ...last];
    }
}
function isFailing(line) {
    return failing.test(line) && !harmless.test(line);
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




/** Bytes that may wait for the disk; whoever appends more waits with them. */
const mostWaiting = 128 * 1024;
/**
 * The build log as a file for later steps. Written in order, what came meanwhile in one piece; a failure (a full disk) is
 * told once and costs the rest of the file, never the run.
 */
class LogFile {
    /** Absolute, with a name of its own: two steps of a job may run at once. */
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
    /** Writes what waits. */
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
// EXTERNAL MODULE: ./build/github/job/young-generation.js
var young_generation = __webpack_require__(7925);
;// CONCATENATED MODULE: ./build/github/job/log.js




/** The build log as a job shows it: on its console, in a file for later steps, and what is worth showing again at the end. */
class JobLog {
    #excerpt = new LogExcerpt();
    #console;
    #redactor;
    #folder;
    #file;
    /** @param folder where the file goes */
    constructor(console, redactor, folder) {
        this.#console = console;
        this.#redactor = redactor;
        this.#folder = folder;
    }
    get excerpt() {
        return this.#excerpt;
    }
    /** Another log begins: the excerpt is of it alone. */
    begin() {
        this.#excerpt = new LogExcerpt();
    }
    /** Creates the file, if it was not yet; its path. */
    open() {
        this.#file ??= this.#create();
        return this.#file.path;
    }
    /** One write for all lines; resolves when they are written out. */
    async print(lines) {
        const texts = lines.map(({ text }) => text);
        await this.#show((0,untrusted/* harmlessLines */.vL)(texts, this.#redactor));
    }
    /** Says that lines are missing, in their place. */
    async hole(from, to) {
        const lines = from === to ? `line ${from} was` : `lines ${from}-${to} were`;
        await this.#show([`\u2026 ${lines} not delivered`]);
    }
    async close() {
        this.#console.resume();
        await this.#file?.close();
    }
    #create() {
        (0,young_generation/* keepYoungGenerationSmall */.D)();
        return new LogFile(this.#folder, (reason) => this.#console.warn(`The log file is incomplete, for it could not be written: ${reason}`));
    }
    async #show(lines) {
        if (lines.length === 0)
            return;
        this.open();
        this.#excerpt.add(lines);
        const bytes = (0,untrusted/* barred */.fP)(lines);
        await Promise.all([this.#console.block(bytes), this.#file?.append(bytes)]);
    }
}


/***/ }),

/***/ 3697:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ writeSummary)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);

/** Appends to the step's summary; nothing where the runner offers none. */
async function writeSummary(environment, markdown) {
    const file = environment['GITHUB_STEP_SUMMARY'];
    if (file)
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.appendFile)(file, markdown);
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
/**
 * Foreign text for GitHub's Markdown, inside HTML: markup, mentions, issue numbers, images, links and code fences become
 * entities. Meant for `<code>`, `<pre>` and table cells, where nothing else is read as Markdown.
 */
function escapeMarkdown(text) {
    return text.replace(/[&<>"'`@#![\]]/g, (character) => `&#${character.charCodeAt(0)};`);
}
/**
 * Foreign text among prose. GitHub looks for mentions and issue numbers after it has read the entities, everywhere but in
 * code: an invisible space keeps them apart from what they would address.
 */
function prose(text) {
    return escapeMarkdown(oneLine(text)).replace(/&#(?:64|35);|\bGH-(?=\d)/gi, '$&&#8203;');
}
/** A heading of text that is escaped already: as HTML, for in Markdown's own headings emphasis and addresses come alive. */
function heading(text) {
    return `<h3>${text}</h3>`;
}
/** One line of foreign text as code; empty for no text. */
function code(text) {
    return text === undefined || text === '' ? '' : `<code>${escapeMarkdown(oneLine(text))}</code>`;
}
/** A link to an http(s) address, which is its own text; anything else as code. */
function link(address) {
    if (!/^https?:\/\/[^\s\p{Cc}<>"']+$/u.test(address))
        return code(address);
    const escaped = escapeMarkdown(address);
    return `<a href="${escaped}">${escaped}</a>`;
}
/** Lines folded away under a title of ours. A `<pre>` may hold blank lines, and nothing in it is read as Markdown. */
function folded(title, lines) {
    return `<details><summary>${title}</summary>\n\n<pre>\n${lines.map(escapeMarkdown).join('\n')}\n</pre>\n\n</details>`;
}
/** A blank line would end a block of HTML. */
function oneLine(text) {
    return text.replace(/[\r\n]+/g, ' ');
}


/***/ })

};
