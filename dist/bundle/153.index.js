export const id = 153;
export const ids = [153];
export const modules = {

/***/ 153:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  deploy: () => (/* binding */ deploy)
});

// EXTERNAL MODULE: ./build/client/platform.js + 25 modules
var client_platform = __webpack_require__(7686);
// EXTERNAL MODULE: ./build/client/errors.js
var errors = __webpack_require__(6695);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
;// CONCATENATED MODULE: ./build/github/workspace-path.js



/**
 * The real path of a file or folder that an input names, relative to the workspace.
 *
 * @throws InputError where it does not exist, or lies outside the workspace, be it through a link
 */
function pathInWorkspace(workspace, input, given) {
    const root = real(workspace) ?? workspace;
    const outside = () => new errors/* InputError */.dz(input, `Input \`${input}\` leads out of the workspace: name a path inside it, links followed.`);
    const asked = (0,external_node_path_.resolve)(workspace, given);
    if (!isInside((0,external_node_path_.resolve)(workspace), asked) && !isInside(root, asked))
        throw outside();
    const found = given.includes('\0') ? undefined : real(asked);
    if (found === undefined) {
        throw new errors/* InputError */.dz(input, `Input \`${input}\` names nothing that exists in the workspace: build it in an earlier step.`);
    }
    if (!isInside(root, found))
        throw outside();
    return found;
}
function real(path) {
    try {
        return (0,external_node_fs_.realpathSync)(path);
    }
    catch {
        return undefined;
    }
}
/** Also for the folder itself. */
function isInside(root, path) {
    const way = (0,external_node_path_.relative)(root, path);
    return way !== '..' && !way.startsWith(`..${external_node_path_.sep}`) && !(0,external_node_path_.isAbsolute)(way);
}

// EXTERNAL MODULE: ./build/actions/connection-inputs.js
var connection_inputs = __webpack_require__(3414);
// EXTERNAL MODULE: ./build/actions/follow-inputs.js
var follow_inputs = __webpack_require__(7993);
// EXTERNAL MODULE: ./build/actions/report-inputs.js
var report_inputs = __webpack_require__(7216);
;// CONCATENATED MODULE: ./build/github/dotenv.js

const quotes = new Set(['"', "'", '`']);
/**
 * Reads dotenv text: `NAME=value`, an optional `export`, comments, values in single, double or back quotes that may span
 * lines. In double quotes `\n`, `\r`, `\"` and `\\` are escapes. Names are not judged: the platform does that. A message
 * names the line and shows nothing of it.
 *
 * @param source the input to name in a message
 * @throws InputError for a line without `=`, an empty name, a quote that never closes, text after a closing quote
 */
function parseDotenv(text, source) {
    const variables = new Map();
    const duplicates = new Set();
    const normal = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
    let at = 0;
    while (at < normal.length) {
        const entry = readEntry(normal, at, (problem) => {
            const line = normal.slice(0, at).split('\n').length;
            return new errors/* InputError */.dz(source, `Input \`${source}\` ${problem} in line ${line}: write \`NAME=value\` lines.`);
        });
        at = entry.end;
        if (entry.key === undefined)
            continue;
        if (variables.has(entry.key))
            duplicates.add(entry.key);
        variables.set(entry.key, entry.value);
    }
    return { variables: [...variables].map(([key, value]) => ({ key, value })), duplicates: [...duplicates] };
}
/** The entry whose line begins at `at`; without a key for a blank line or a comment. `end` is where the next line begins. */
function readEntry(text, at, problem) {
    const end = lineEnd(text, at);
    const line = text.slice(at, end);
    if (/^\s*(?:#|$)/.test(line))
        return { key: undefined, value: '', end: end + 1 };
    const equals = line.indexOf('=');
    if (equals < 0)
        throw problem('has no `=`');
    const key = line
        .slice(0, equals)
        .trim()
        .replace(/^export\s+/, '');
    if (key === '')
        throw problem('has no name before the `=`');
    const raw = line.slice(equals + 1);
    const quote = raw.trimStart().charAt(0);
    if (!quotes.has(quote))
        return { key, value: raw.replace(/(?:^|\s)\s*#.*$/, '').trim(), end: end + 1 };
    const opens = at + equals + 1 + raw.indexOf(quote);
    const closes = closing(text, opens + 1, quote);
    if (closes < 0)
        throw problem('has a quote that is never closed');
    const after = lineEnd(text, closes);
    if (!/^\s*(?:#.*)?$/.test(text.slice(closes + 1, after)))
        throw problem('has text after a closing quote');
    const value = text.slice(opens + 1, closes);
    return { key, value: quote === '"' ? unescaped(value) : value, end: after + 1 };
}
function lineEnd(text, at) {
    const end = text.indexOf('\n', at);
    return end < 0 ? text.length : end;
}
/** Where the quote closes, or -1; in double quotes a backslash guards the character after it. */
function closing(text, from, quote) {
    if (quote !== '"')
        return text.indexOf(quote, from);
    for (let at = from; at < text.length; at += 1) {
        if (text[at] === '\\')
            at += 1;
        else if (text[at] === '"')
            return at;
    }
    return -1;
}
const escapes = { n: '\n', r: '\r', '"': '"', '\\': '\\' };
function unescaped(text) {
    return text.replace(/\\([nr"\\])/g, (_whole, name) => escapes[name] ?? '');
}

;// CONCATENATED MODULE: ./build/actions/variable-inputs.js




/** Far more than any platform takes; a file beyond it is the wrong one. */
const largestFile = 1024 * 1024;
/** @throws InputError naming the input and the line, never a value */
function readVariables(inputs, workspace) {
    const file = readEnvFile(inputs, workspace);
    const own = parseDotenv(inputs.text('env-vars') ?? '', 'env-vars');
    const merged = new Map([...file.variables, ...own.variables].map((variable) => [variable.key, variable]));
    return { all: [...merged.values()], duplicates: [...file.duplicates, ...own.duplicates] };
}
function readEnvFile(inputs, workspace) {
    const given = inputs.line('env-file');
    if (given === undefined)
        return { variables: [], duplicates: [] };
    const path = pathInWorkspace(workspace, 'env-file', given);
    const { size, file } = { size: (0,external_node_fs_.statSync)(path).size, file: (0,external_node_fs_.statSync)(path).isFile() };
    if (!file || size > largestFile) {
        throw new errors/* InputError */.dz('env-file', 'Input `env-file` is no dotenv file: name a file of at most 1 MiB.');
    }
    return parseDotenv((0,external_node_fs_.readFileSync)(path, 'utf8'), 'env-file');
}

;// CONCATENATED MODULE: ./build/actions/deploy-inputs.js






const refInputs = ['ref'];
const archiveInputs = [
    'project-slug',
    'service-name',
    'environment-slug',
    'runtime-mode',
    'root-dir',
    'install-command',
    'build-command',
    'start-command',
    'internal-port',
    'plan-key',
];
const runtimeModes = ['web', 'worker', 'static', 'cron'];
/** @throws InputError with one sentence that names the input, what is wrong and what to do; nothing was sent */
function readDeployInputs(inputs, context) {
    const report = (0,report_inputs/* readReportInputs */.g)(inputs);
    return {
        connection: (0,connection_inputs/* readConnection */.d)(inputs),
        source: readSource(inputs, context, report),
        follow: (0,follow_inputs/* readFollowInputs */.j)(inputs),
        report,
        wait: inputs.boolean('wait', true),
        dryRun: inputs.boolean('dry-run', false),
    };
}
function readSource(inputs, context, report) {
    const serviceId = inputs.identifier('service-id');
    const path = inputs.line('archive-path');
    const skipUnchanged = inputs.boolean('skip-unchanged', false);
    if (serviceId !== undefined && path !== undefined) {
        throw new errors/* InputError */.dz('service-id', 'Inputs `service-id` and `archive-path` exclude each other: an upload creates a service of its own, so give one.');
    }
    if (serviceId !== undefined)
        return readRefSource(inputs, context, { serviceId, skipUnchanged });
    if (path === undefined) {
        throw new errors/* InputError */.dz('service-id', 'Nothing to deploy is named: give `service-id` (a service built from Git) or `archive-path` (a folder or archive).');
    }
    return readArchiveSource(inputs, context, { path, skipUnchanged, report });
}
function readRefSource(inputs, context, { serviceId, skipUnchanged }) {
    refuse(inputs, archiveInputs, 'belongs to an upload: leave it out with `service-id`, or give `archive-path` instead');
    if (skipUnchanged) {
        throw new errors/* InputError */.dz('skip-unchanged', 'Input `skip-unchanged` compares archives: leave it out with `service-id`, or give `archive-path` instead.');
    }
    const ref = inputs.line('ref');
    if (ref !== undefined && /^-|\s/.test(ref)) {
        throw new errors/* InputError */.dz('ref', 'Input `ref` is no branch, tag or commit: it holds a space or begins with a dash.');
    }
    return { kind: 'ref', serviceId, ref, variables: readVariables(inputs, context.workspace) };
}
function readArchiveSource(inputs, context, { path, skipUnchanged, report }) {
    refuse(inputs, refInputs, 'belongs to a deploy from Git: leave it out with `archive-path`, or give `service-id` instead');
    const why = 'cannot go with an upload, which creates a new service each time';
    refuse(inputs, ['env-vars', 'env-file'], `${why}: set variables on a service that exists and deploy it by \`service-id\``);
    if (skipUnchanged && report.environment === undefined) {
        throw new errors/* InputError */.dz('environment', 'Input `skip-unchanged` needs `environment`: the last upload is remembered in its GitHub deployment.');
    }
    const projectSlug = inputs.identifier('project-slug');
    if (projectSlug === undefined)
        throw needed('project-slug', 'the project in which the service is created');
    const name = inputs.line('service-name');
    if (name === undefined)
        throw needed('service-name', 'the name of the service that is created');
    const optional = {
        runtimeMode: inputs.oneOf('runtime-mode', runtimeModes),
        rootDir: inputs.line('root-dir'),
        installCommand: inputs.text('install-command'),
        buildCommand: inputs.text('build-command'),
        startCommand: inputs.text('start-command'),
        internalPort: inputs.port('internal-port'),
        planKey: inputs.line('plan-key'),
    };
    const given = Object.entries(optional).filter((entry) => entry[1] !== undefined);
    return {
        kind: 'archive',
        path: pathInWorkspace(context.workspace, 'archive-path', path),
        projectSlug,
        environmentSlug: inputs.identifier('environment-slug'),
        fields: { name, ...Object.fromEntries(given) },
        skipUnchanged,
    };
}
function refuse(inputs, names, why) {
    const [name] = inputs.given(names);
    if (name !== undefined)
        throw new errors/* InputError */.dz(name, `Input \`${name}\` ${why}.`);
}
function needed(name, what) {
    return new errors/* InputError */.dz(name, `Input \`${name}\` is missing: an upload needs ${what}.`);
}

// EXTERNAL MODULE: ./build/actions/ending.js
var ending = __webpack_require__(9189);
// EXTERNAL MODULE: ./build/github/deployments.js
var github_deployments = __webpack_require__(4882);
// EXTERNAL MODULE: ./build/github/github-api.js
var github_api = __webpack_require__(8714);
;// CONCATENATED MODULE: ./build/github/deployment-mirror.js


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
    #warned = false;
    constructor(mirrored, console) {
        this.#mirrored = mirrored;
        this.#console = console;
        void mirrored.deployments.prepare();
    }
    /** The platform accepted the deployment. `onId` is told the GitHub deployment's id as soon as there is one. */
    begin(description, onId) {
        this.#then(async () => {
            const { deployments, logUrl } = this.#mirrored;
            const id = await this.#create();
            this.#id = id;
            onId(id);
            await deployments.update(id, { state: 'in_progress', description, logUrl });
        });
    }
    /** Settles the outcome; resolves when GitHub knows it, or was given up. Nothing where it never began. */
    async end(outcome, description, url) {
        this.#then(async () => {
            if (this.#id === undefined)
                return;
            const { deployments, memory, logUrl } = this.#mirrored;
            await deployments.update(this.#id, { state: (0,github_deployments/* stateOf */.L)(outcome), description, url, logUrl });
            if (outcome === 'succeeded')
                await deployments.retire(memory.target, this.#id);
        });
        await this.#work;
    }
    async #create() {
        const { deployments, memory, refs } = this.#mirrored;
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
    #then(step) {
        this.#work = this.#work.then(async () => {
            try {
                await step();
            }
            catch (error) {
                if (this.#warned)
                    return;
                this.#warned = true;
                this.#console.warn(`The GitHub deployment is not kept in step: ${(0,github_api/* githubRefusal */.e)(error, permission)}.`);
            }
        });
    }
}
/** 422: no such ref; 409: it cannot be deployed as it stands. */
function isUnknownRef(error) {
    return error instanceof Error && 'status' in error && (error.status === 422 || error.status === 409);
}

// EXTERNAL MODULE: ./build/github/gantt.js
var gantt = __webpack_require__(3332);
// EXTERNAL MODULE: ./build/github/control-characters.js
var control_characters = __webpack_require__(3268);
// EXTERNAL MODULE: ./build/github/log-lines.js
var log_lines = __webpack_require__(7502);
;// CONCATENATED MODULE: ./build/github/log-excerpt.js


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
    /** Lines as printed. */
    add(lines) {
        for (const line of lines) {
            this.#count += 1;
            if (this.#failing.length === mostFailing)
                continue;
            if (this.#failing.length === 0 && !isFailing(line))
                continue;
            this.#failing.push(plain(line));
            this.#failingEnd = this.#count;
        }
        this.#tail = [...this.#tail, ...lines.slice(-mostTail)].slice(-mostTail);
    }
    /** The last lines, oldest first, without bar and colour. */
    tail() {
        return this.#tail.map(plain);
    }
    /** The first failing lines and the very last ones, with a mark where some between are left out; the end where none fails. */
    failure() {
        const tail = this.tail();
        if (this.#failing.length === 0)
            return tail.slice(-mostFailing);
        const after = this.#count - this.#failingEnd;
        const last = after === 0 ? [] : tail.slice(-Math.min(after, mostLast));
        return after > mostLast ? [...this.#failing, '…', ...last] : [...this.#failing, ...last];
    }
}
function isFailing(line) {
    return failing.test(line) && !harmless.test(line);
}
function plain(line) {
    return (0,control_characters/* withoutColour */.Zb)(line.startsWith(log_lines/* bar */.M0) ? line.slice(log_lines/* bar */.M0.length) : line);
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
;// CONCATENATED MODULE: ./build/github/log-file.js




/** Characters that may wait for the disk; whoever appends more waits with them. */
const mostWaiting = 1024 * 1024;
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
    async append(text) {
        if (this.#failed)
            return;
        this.#waiting.push(text);
        this.#length += text.length;
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
                const text = this.#waiting.join('');
                this.#waiting = [];
                this.#length = 0;
                await this.#handle.appendFile(text);
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

;// CONCATENATED MODULE: ./build/github/job-log.js



/** The build log as a job shows it: on its console, in a file for later steps, and what is worth showing again at the end. */
class JobLog {
    excerpt = new LogExcerpt();
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
    /** Creates the file, if it was not yet; its path. */
    open() {
        this.#file ??= new LogFile(this.#folder, (reason) => this.#console.warn(`The log file is incomplete, for it could not be written: ${reason}`));
        return this.#file.path;
    }
    /** One write for all lines; resolves when they are written out. */
    async print(lines) {
        const harmless = [];
        for (const { text } of lines)
            for (const line of (0,log_lines/* harmlessLines */.vL)(text, this.#redactor))
                harmless.push(line);
        await this.#show(harmless);
    }
    /** Says that lines are missing, in their place. */
    async hole(from, to) {
        const lines = from === to ? `line ${from} was` : `lines ${from}-${to} were`;
        await this.#show([`${log_lines/* bar */.M0}… ${lines} not delivered`]);
    }
    async close() {
        this.#console.resume();
        await this.#file?.close();
    }
    async #show(lines) {
        if (lines.length === 0)
            return;
        this.open();
        this.excerpt.add(lines);
        await Promise.all([this.#console.block(lines), this.#file?.append(`${lines.join('\n')}\n`)]);
    }
}

// EXTERNAL MODULE: ./build/github/signals.js
var signals = __webpack_require__(1107);
// EXTERNAL MODULE: ./build/github/summary.js
var summary = __webpack_require__(3794);
;// CONCATENATED MODULE: ./build/actions/job-reporter.js








/** How long GitHub may still be told of the end after a cancellation; the runner kills after 7.5 s. */
const graceMs = 4_000;
/** The FlowHost of a job: shows what happens as it happens, and at the end tells what became of the deployment. */
class JobReporter {
    #job;
    #log;
    #facts = [];
    #inputs = report_inputs/* defaultReport */.O;
    #mirror;
    constructor(job) {
        this.#job = job;
        this.#log = new JobLog(job.console, job.redactor, job.context.temporaryFolder);
    }
    /** What the user wishes, once it could be read. */
    configure(inputs) {
        this.#inputs = inputs;
        this.#job.outputs.set('url', inputs.environmentUrl);
    }
    /** Adds a row to the summary. */
    addFact(name, value) {
        this.#facts.push([name, value]);
    }
    /** The GitHub deployments of the `environment` input; undefined without it, or where no token or repository is given. */
    deployments() {
        const { environment, githubToken } = this.#inputs;
        const { repository } = this.#job.context;
        if (environment === undefined)
            return undefined;
        if (githubToken !== undefined && repository !== undefined) {
            const signal = (0,signals/* graceAfter */.Dc)(this.#job.signal, graceMs);
            return new github_deployments/* Deployments */.D({ repository, environment, token: githubToken, signal });
        }
        const missing = githubToken === undefined ? '`github-token` is empty' : '`GITHUB_REPOSITORY` is not set';
        this.#job.console.warn(`The GitHub deployment of \`environment\` is not kept in step: ${missing}.`);
        return undefined;
    }
    /** From acceptance on, a GitHub deployment is kept in step. `ref` is tried first as what it names as deployed. */
    mirrorTo(deployments, memory, ref) {
        if (deployments === undefined)
            return;
        const { sha, runUrl } = this.#job.context;
        const refs = [ref, sha].filter((each) => each !== undefined);
        this.#mirror = new DeploymentMirror({ deployments, memory, refs, logUrl: runUrl }, this.#job.console);
    }
    print(lines) {
        return this.#log.print(lines);
    }
    tell(event) {
        const { console, outputs, state } = this.#job;
        switch (event.kind) {
            case 'accepted': {
                const { deploymentId, serviceId, ref } = event;
                outputs.set('deployment-id', deploymentId);
                outputs.set('service-id', serviceId);
                outputs.set('ref', ref);
                outputs.set('log-file', this.#log.open());
                state.note({ deploymentId, ...(serviceId === undefined ? {} : { serviceId }) });
                console.say(`Deployment ${deploymentId} of service ${serviceId ?? '(not named)'} was accepted.`);
                this.#mirror?.begin(`Deployment ${deploymentId}`, (id) => state.note({ githubDeployment: id }));
                return;
            }
            case 'status':
                console.say(`Status: ${event.word} (after ${(0,gantt/* duration */.p)(event.atMs)})`);
                return;
            case 'url':
                if (this.#inputs.environmentUrl === undefined)
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
    /** Outputs first, then the words, then the summary, then GitHub: the job may be killed at any moment. */
    async end(report) {
        const { console, outputs, state } = this.#job;
        const { outcome } = report;
        const passed = this.#passes(report);
        const shown = this.#inputs.environmentUrl ?? report.url;
        const url = shown === undefined ? undefined : this.#clean(shown);
        process.exitCode = passed ? 0 : 1;
        outputs.set('deployment-id', report.deploymentId);
        outputs.set('service-id', report.serviceId);
        outputs.set('ref', report.ref);
        outputs.set('url', url);
        outputs.set('status', report.status);
        outputs.set('outcome', outcome);
        outputs.set('duration-seconds', String(Math.round(report.durationMs) / 1000));
        await this.#log.close();
        const failing = outcome === 'failed' || outcome === 'timed-out' ? this.#log.excerpt.failure() : [];
        if (!passed)
            console.error([report.reason, ...failing].join('\n'));
        else if (outcome === 'superseded')
            console.warn(report.reason);
        else
            console.say(`${outcome}: ${report.reason}`);
        if (passed && url !== undefined)
            console.say(`URL: ${url}`);
        if (this.#inputs.jobSummary)
            await this.#summarise(report, url);
        await this.#mirror?.end(outcome, `${outcome}: ${this.#clean(report.reason)}`, url);
        state.note({ finished: true });
    }
    #passes({ outcome }) {
        if (outcome === 'superseded')
            return this.#inputs.supersededIsNeutral;
        return outcome === 'succeeded' || outcome === 'accepted' || outcome === 'skipped';
    }
    async #summarise(report, url) {
        const facts = [
            ['Outcome', report.outcome],
            ['Deployment', report.deploymentId],
            ['Service', report.serviceId],
            ['Ref', report.ref],
            ['Status', report.status],
            ['Duration', (0,gantt/* duration */.p)(report.durationMs)],
            ...this.#facts.map(([name, value]) => [name, value]),
        ];
        const markdown = (0,summary/* renderSummary */.B)({
            title: `Taxiway deploy: ${report.outcome}`,
            reason: this.#clean(report.reason),
            facts: facts.map(([name, value]) => [name, value === undefined ? undefined : this.#clean(value)]),
            url,
            phases: report.phases.map((phase) => ({ ...phase, name: this.#clean(phase.name) })),
            tail: this.#log.excerpt.tail(),
        });
        try {
            await (0,summary/* writeSummary */.S)(this.#job.environment, markdown);
        }
        catch (error) {
            this.#job.console.warn(`The job summary could not be written: ${String(error)}`);
        }
    }
    #clean(text) {
        return (0,log_lines/* harmlessText */.fT)(text, this.#job.redactor);
    }
}

;// CONCATENATED MODULE: ./build/actions/deploy.js
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




/** The deploy action: reads the inputs, runs one flow, reports. */
async function deploy(job) {
    const reporter = new JobReporter(job);
    const report = await (0,ending/* reportOf */.E)(job, async () => {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const inputs = readDeployInputs(job.inputs, job.context);
            reporter.configure(inputs.report);
            const platform = __addDisposableResource(env_1, new client_platform/* Platform */.O(inputs.connection), true);
            const stage = { job, platform, reporter, inputs };
            const { source } = inputs;
            switch (source.kind) {
                case 'ref':
                    return await (await Promise.all(/* import() */[__webpack_require__.e(930), __webpack_require__.e(37)]).then(__webpack_require__.bind(__webpack_require__, 6037))).deployRef(stage, source);
                case 'archive':
                    return await (await Promise.all(/* import() */[__webpack_require__.e(930), __webpack_require__.e(304)]).then(__webpack_require__.bind(__webpack_require__, 3304))).deployArchive(stage, source);
                default:
                    return source;
            }
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
    await reporter.end(report);
}


/***/ }),

/***/ 9189:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ reportOf),
/* harmony export */   a: () => (/* binding */ endedBefore)
/* harmony export */ });
/* harmony import */ var _archive_archive_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7464);
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6695);


/** The report of a run, also where it ended by an error: a cancelled job is `aborted`, all else `failed`. Never rejects. */
async function reportOf(job, work) {
    const startedMs = performance.now();
    try {
        return await work();
    }
    catch (error) {
        const { outcome, reason } = explain(error, job.signal);
        return { ...endedBefore(outcome, reason), durationMs: performance.now() - startedMs };
    }
}
function explain(error, signal) {
    const message = error instanceof Error ? error.message : String(error);
    if (signal.aborted && error === signal.reason) {
        return { outcome: 'aborted', reason: `${message} Nothing was sent that starts a deployment.` };
    }
    if (error instanceof _archive_archive_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ArchiveError */ .di)
        return { outcome: 'failed', reason: `Input \`archive-path\`: ${message}` };
    return {
        outcome: 'failed',
        reason: error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .TaxiwayError */ .yJ ? message : `Taxiway failed unexpectedly: ${message}`,
    };
}
/** The report of a run that ended before the platform accepted anything. */
function endedBefore(outcome, reason) {
    const unknown = { deploymentId: undefined, serviceId: undefined, ref: undefined, url: undefined, status: undefined };
    return { ...unknown, outcome, reason, durationMs: 0, phases: [] };
}


/***/ }),

/***/ 7464:
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
/** A path as a message shows it: as it is, or quoted where it holds control characters, a line break above all. */
function shown(path) {
    return /[\p{Cc}\u2028\u2029]/u.test(path) ? JSON.stringify(path) : path;
}
/** A folder or archive that the caller named and that cannot be read. */
function unreadable(path, error) {
    return refusal(path, error, 'let this job read it');
}
/** Something in the packed folder that cannot be read. */
function unpackable(path, error) {
    return refusal(path, error, 'let this job read it, or leave it out by naming it in .deployignore');
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


/***/ })

};
