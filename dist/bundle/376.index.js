export const id = 376;
export const ids = [376];
export const modules = {

/***/ 5376:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {



__webpack_require__.d(__webpack_exports__, {
  run: () => (/* binding */ main_run)
});

// UNUSED EXPORTS: KeyCheck, Run, gitIn, nearestWorkingCopy, openPlatform, readFollowInputs, readVariables, runAction, toRunReport


var promises_ = __webpack_require__(8500);

var errors = __webpack_require__(5373);

var host_inputs = __webpack_require__(2809);

var input_table = __webpack_require__(9995);

var inputs = __webpack_require__(5412);

var git_process = __webpack_require__(3247);
;


const graceMs = 500;
const gapMs = 50;
const lookup = 'GetAddrInfoReqWrap';
const child = 'ProcessWrap';
async function exitDespiteLeftovers() {
    const startMs = performance.now();
    while (performance.now() - startMs <= graceMs) {
        if (leftovers().length === 0 && !(0,git_process/* hasGivenUpGit */.f0)())
            return;
        await (0,promises_.setTimeout)(gapMs);
    }
    if (!leftovers().includes(lookup))
        process.exit();
    const program = [process.execPath, '--eval', `process.exitCode = ${Number(process.exitCode ?? 0)}`];
    if (process.platform !== 'win32')
        process.execve?.(process.execPath, program, {});
}
function leftovers() {
    return process.getActiveResourcesInfo().filter((each) => each === lookup || each === child);
}

;
function readPurpose({ GITHUB_EVENT_NAME: event, GITHUB_RUN_ATTEMPT: attempt = '1', }) {
    return event === 'workflow_dispatch' && attempt === '1' ? 'it was started by hand (`workflow_dispatch`)' : undefined;
}


var job_state = __webpack_require__(1423);

var secret_masking = __webpack_require__(5455);

var secrets_redactor = __webpack_require__(367);
// EXTERNAL MODULE: ./build/node_modules/valibot/index.mjs
var valibot = __webpack_require__(3374);

var commit_id = __webpack_require__(872);

var message = __webpack_require__(1103);

var github_repository = __webpack_require__(3179);
;





const commit = (0,valibot/* object */.Ik)({
    sha: (0,valibot/* string */.Yj)(),
    commit: (0,valibot/* optional */.lq)((0,valibot/* object */.Ik)({ message: (0,valibot/* optional */.lq)((0,valibot/* string */.Yj)()), committer: (0,valibot/* optional */.lq)((0,valibot/* object */.Ik)({ date: (0,valibot/* optional */.lq)((0,valibot/* string */.Yj)()) })) })),
});
const comparison = (0,valibot/* object */.Ik)({
    status: (0,valibot/* picklist */.KI)(['ahead', 'behind', 'diverged', 'identical']),
    base_commit: commit,
    merge_base_commit: (0,valibot/* optional */.lq)(commit),
});
const matchingRefs = (0,valibot/* array */.YO)((0,valibot/* object */.Ik)({ ref: (0,valibot/* string */.Yj)(), object: (0,valibot/* object */.Ik)({ sha: (0,valibot/* string */.Yj)() }) }));
const branches = (0,valibot/* array */.YO)((0,valibot/* object */.Ik)({ name: (0,valibot/* string */.Yj)() }));
const relations = {
    ahead: 'ahead',
    behind: 'behind',
    diverged: 'diverged',
    identical: 'equal',
};
const shortest = { per_page: 1, page: 2 };
const permission = 'contents: read';
function githubCommitGraph(access) {
    const repositories = (signal) => new github_repository/* GitHubRepository */.so({ ...access, signal });
    return {
        compare: (live, ref, signal) => compare(repositories(signal), live, ref),
        findBranch: (id, branch, signal) => findBranch(repositories(signal), id, branch),
    };
}
async function compare(github, live, ref) {
    try {
        const asked = { basehead: `${live}...${ref}`, ...shortest };
        const answer = await github.ask(({ rest }, place) => rest.repos.compareCommitsWithBasehead({ ...place, ...asked }));
        const { status, base_commit: base, merge_base_commit: shared } = (0,valibot/* parse */.qg)(comparison, answer);
        const value = relations[status];
        const own = value === 'equal' ? base : value === 'behind' ? shared : undefined;
        if (value === 'behind' && !(0,commit_id/* isWholeCommit */.NY)(own?.sha))
            return { kind: 'unknown', why: 'GitHub did not name the commit' };
        return {
            kind: 'found',
            value,
            live: toNamedCommit(base),
            own: own === undefined ? { id: ref } : toNamedCommit(own),
        };
    }
    catch (error) {
        github.signal.throwIfAborted();
        const why = (0,errors/* isMissing */.b2)(error)
            ? (0,message/* message */.i) `github-commit-unknown: GitHub does not have ${live} or ${ref}, or the token lacks the permission \`${permission}\``
            : (0,github_repository/* githubRefusal */.eD)(error, permission);
        return { kind: 'unknown', why };
    }
}
function toNamedCommit({ sha, commit: said }) {
    const committedMs = Date.parse(said?.committer?.date ?? '');
    const [subject] = (said?.message ?? '').split('\n', 1);
    return { id: sha, subject, committedMs: Number.isNaN(committedMs) ? undefined : committedMs };
}
async function findBranch(github, id, branch) {
    try {
        if (branch === undefined) {
            const asked = { commit_sha: id };
            const answer = await github.ask(({ rest }, place) => rest.repos.listBranchesForHeadCommit({ ...place, ...asked }));
            const [first] = (0,valibot/* parse */.qg)(branches, answer);
            if (first !== undefined)
                return { kind: 'found', value: first.name };
            return { kind: 'absent', proof: 'no branch is at it' };
        }
        const asked = { ref: `heads/${branch}` };
        const answer = await github.ask(({ rest }, place) => rest.git.listMatchingRefs({ ...place, ...asked }));
        const found = (0,valibot/* parse */.qg)(matchingRefs, answer).find(({ ref }) => ref === `refs/heads/${branch}`);
        if (found?.object.sha === id)
            return { kind: 'found', value: branch };
        return { kind: 'absent', proof: 'the branch is at another commit' };
    }
    catch (error) {
        github.signal.throwIfAborted();
        return { kind: 'unknown', why: (0,github_repository/* githubRefusal */.eD)(error, permission) };
    }
}


var external_node_crypto_ = __webpack_require__(7598);

var serial_queue = __webpack_require__(9248);

var timeout = __webpack_require__(7279);

var outcome = __webpack_require__(2988);

var untrusted = __webpack_require__(3419);

var run_report = __webpack_require__(9723);

var tracker = __webpack_require__(2980);

var defined_fields = __webpack_require__(5023);

var shortening = __webpack_require__(4908);

var external_node_os_ = __webpack_require__(8161);

var external_node_path_ = __webpack_require__(6760);
;

const queued = /^gh-readonly-queue\/(?:(.+)\/pr-)?/;
function readCiJob(said) {
    const queue = queued.exec(said.branch ?? '');
    const base = said.base || queue?.[1];
    return {
        sha: said.sha || undefined,
        head: said.head || undefined,
        branch: said.branch || undefined,
        changeRequest: said.changeRequest || undefined,
        base: base || undefined,
        isChange: said.changeRequest || base || queue !== null ? true : said.isChange,
        before: (0,commit_id/* isWholeCommit */.NY)(said.before) && !/^0+$/.test(said.before) ? said.before : undefined,
        attempt: said.attempt || undefined,
    };
}


var find_commit = __webpack_require__(7190);
;

function fileSource({ base, isChange, sha, branch }) {
    const counting = base ?? (isChange === false ? (sha ?? branch) : undefined);
    if (counting !== undefined)
        return { kind: 'commit', refs: (0,find_commit/* listCandidateRefs */.aU)(counting, 'heads') };
    const why = 'the job does not say whether it is for a change, or into which branch the change goes';
    return { kind: 'unknown', why };
}


var github_event = __webpack_require__(2689);
;


const named = (0,valibot/* optional */.lq)((0,valibot/* object */.Ik)({ sha: (0,valibot/* optional */.lq)((0,valibot/* string */.Yj)()) }));
const anyEvent = (0,valibot/* object */.Ik)({
    pull_request: (0,valibot/* optional */.lq)((0,valibot/* object */.Ik)({ head: named, base: named })),
    merge_group: (0,valibot/* optional */.lq)((0,valibot/* object */.Ik)({ base_sha: (0,valibot/* optional */.lq)((0,valibot/* string */.Yj)()) })),
    repository: (0,valibot/* optional */.lq)((0,valibot/* object */.Ik)({ default_branch: (0,valibot/* optional */.lq)((0,valibot/* string */.Yj)()) })),
    before: (0,valibot/* optional */.lq)((0,valibot/* string */.Yj)()),
});
const ownEvents = new Set(['push', 'schedule', 'workflow_dispatch', 'release']);
function githubJob(env) {
    const { GITHUB_REF: ref = '' } = env;
    const event = readEvent(env);
    const name = env['GITHUB_EVENT_NAME'] ?? '';
    const pull = name.startsWith('pull_request') ? event.pull_request : undefined;
    const changeRequest = /^refs\/pull\/(\d+)\//.exec(ref)?.[1];
    const isDefault = event.repository?.default_branch && ref === `refs/heads/${event.repository.default_branch}`;
    const isOwn = isDefault || ownEvents.has(name);
    return {
        sha: env['GITHUB_SHA'],
        head: pull?.head?.sha,
        branch: env['GITHUB_HEAD_REF'] || env['GITHUB_REF_NAME'] || ref.replace(/^refs\/heads\//, ''),
        changeRequest,
        base: pull?.base?.sha ?? event.merge_group?.base_sha ?? env['GITHUB_BASE_REF'],
        ...(isOwn && { isChange: false }),
        attempt: Number(env['GITHUB_RUN_ATTEMPT']),
        before: event.before,
    };
}
function readEvent(environment) {
    const payload = (0,github_event/* readEventPayload */.N)(environment);
    const { success, output } = (0,valibot/* safeParse */.xL)(anyEvent, payload.kind === 'found' ? payload.value : undefined);
    return success ? output : {};
}

;







function readContext(environment) {
    const { GITHUB_SERVER_URL: server, GITHUB_RUN_ID: run } = environment;
    const repository = readRepository(environment);
    const workspace = environment['GITHUB_WORKSPACE'] || process.cwd();
    const job = readCiJob(githubJob(environment));
    const { head, sha, branch, attempt } = job;
    const commit = head ?? sha;
    const page = server && repository ? `${server}/${repository.owner}/${repository.repo}` : undefined;
    const isTag = environment['GITHUB_REF_TYPE'] === 'tag';
    const temporaryFolder = environment['RUNNER_TEMP'] || (0,external_node_os_.tmpdir)();
    return {
        repository,
        sha: commit,
        branch: isTag ? undefined : branch,
        refName: environment['GITHUB_REF_NAME'] || undefined,
        runUrl: page && run ? `${page}/actions/runs/${run}` : undefined,
        commitUrl: page && commit ? `${page}/commit/${commit}` : undefined,
        attempt,
        workspace,
        config: { folder: workspace, source: fileSource(job) },
        temporaryFolder,
        logFile: (0,external_node_path_.join)(temporaryFolder, `taxiway-${(0,external_node_crypto_.randomUUID)()}.log`),
        jobFolder: environment['RUNNER_TEMP'] || undefined,
    };
}
function readRepository(environment) {
    const [owner, repo] = (environment['GITHUB_REPOSITORY'] ?? '').split('/');
    return owner && repo ? { owner, repo, apiUrl: environment['GITHUB_API_URL'] || undefined } : undefined;
}
function isUnderAct({ ACT: act }) {
    return act === 'true';
}
function runnerInputs(environment) {
    return new inputs/* Inputs */.G((name) => environment[`INPUT_${name.replaceAll(' ', '_').toUpperCase()}`]);
}
function printedInputs(environment, hidden) {
    const keys = new Set(hidden.map((name) => `INPUT_${name.toUpperCase()}`));
    return Object.entries(environment).flatMap(([key, value]) => key.startsWith('INPUT_') && !keys.has(key) && value ? [value] : []);
}


var deployments = __webpack_require__(1281);

var status_description = __webpack_require__(1730);

var remembered_deployments = __webpack_require__(6720);
;






const readTimeoutMs = 30_000;
async function rememberRuns(deployments, target, signal) {
    const runs = await within(deployments, (0,remembered_deployments/* readRuns */.xx)(deployments, target), signal);
    return runs.map((each) => ({ ...each, result: () => within(deployments, each.result(), signal) }));
}
async function within({ github }, work, signal) {
    try {
        return await (0,timeout/* withTimeout */.wj)(work, readTimeoutMs, signal);
    }
    catch (error) {
        signal.throwIfAborted();
        const why = github.explain(error, 'deployments: read');
        const text = (0,message/* message */.i) `rollback-memory-unread: GitHub does not say which commits have failed their checks: ${why}. Give the commit to go back to yourself.`;
        throw new errors/* InputError */.dz('environment', text, { answered: true });
    }
}
async function findLastCommit(deployments, isWanted, signal) {
    try {
        const finding = (0,remembered_deployments/* findLastSuccess */.bV)(deployments, ({ memory }) => isWanted(memory.target));
        const last = await (0,timeout/* withTimeout */.wj)(finding, readTimeoutMs, signal);
        if (last.kind !== 'found')
            return last;
        const { memory, last: status } = last.value;
        const commit = (0,commit_id/* readCommit */.kN)((0,status_description/* findDeployedCommit */.r)(memory, status) ?? '');
        if (commit !== undefined)
            return { kind: 'found', value: { commit, deploymentId: memory.deployment } };
        return { kind: 'unknown', why: `GitHub does not show the commit of the newest deployment that succeeded` };
    }
    catch (error) {
        signal.throwIfAborted();
        return { kind: 'unknown', why: deployments.github.explain(error, 'deployments: read') };
    }
}

;

















const github_tracker_graceMs = 4_000;
const lastWordMs = 9_000;
const momentMs = 750;
const longestTimerMs = 2 ** 31 - 1;
const sharedPatienceMs = 5_000;
const unnamedLimitMs = 60_000;
class GitHubTracker {
    #job;
    #inputs;
    #deadlineMs;
    #limit;
    #givenUp = new AbortController();
    #patience;
    #work = new serial_queue/* SerialQueue */.y();
    #warned = false;
    #kept;
    #deployments;
    constructor(job, inputs, { opened, limit } = {}) {
        if (opened !== undefined)
            this.#deployments = { opened };
        this.#limit = limit;
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
            const signal = AbortSignal.any([(0,timeout/* abortLater */.DV)(this.#job.signal, github_tracker_graceMs), this.#givenUp.signal]);
            return new deployments/* Deployments */.DS({
                repository,
                environment,
                token: githubToken,
                redactor: this.#job.redactor,
                signal,
                ...(this.#limit && { patienceMs: sharedPatienceMs }),
                ...kind,
            });
        }
        this.#job.console.warn(githubToken === undefined
            ? this.#whyNoToken()
            : `${this.#job.inputs.named('environment')} has no effect because GITHUB_REPOSITORY is not set. Run the action in a GitHub job.`);
        return undefined;
    }
    #whyNoToken() {
        const { named } = this.#job.inputs;
        return isUnderAct(this.#job.environment)
            ? (0,message/* message */.i) `environment-under-act: ${named('environment')} has no effect under act, which gives the job no token of GitHub. On GitHub the job has one.`
            : (0,message/* message */.i) `environment-without-token: ${named('environment')} has no effect because ${named('github-token')} is empty. Remove ${named('github-token')} to use the job's own token.`;
    }
    rememberedRuns(serviceId) {
        const deployments = this.deployments();
        if (deployments === undefined)
            return undefined;
        let runs;
        return () => (runs ??= rememberRuns(deployments, (0,tracker/* serviceTarget */.vB)(serviceId), this.#job.signal));
    }
    async lastCommit(isWanted, signal) {
        const deployments = this.deployments();
        if (deployments === undefined)
            return { kind: 'absent', proof: 'no deployment is kept here' };
        return await findLastCommit(deployments, isWanted, signal);
    }
    track(memory, refs = [], { find, since } = {}) {
        const deployments = this.deployments();
        if (deployments === undefined)
            return;
        const { sha } = this.#job.context;
        const tried = [...new Set([...refs, ...(sha === undefined ? [] : [sha])])];
        this.#kept = {
            deployments,
            memory: { ...memory, attempt: (0,external_node_crypto_.randomUUID)() },
            refs: tried,
            since,
            find,
            id: undefined,
            namesCommit: memory.head === true,
            isBegun: false,
        };
    }
    async begin(description, url, known) {
        const { redactor, state, context } = this.#job;
        const kept = this.#kept;
        if (kept === undefined)
            return undefined;
        const { deployments, refs } = kept;
        const commit = (0,commit_id/* isWholeCommit */.NY)(known?.ref) ? known.ref : undefined;
        const memory = { ...kept.memory, ...(0,defined_fields/* definedFields */.X)({ deployment: known?.deploymentId, commit }) };
        state.note({ trackedAttempt: memory.attempt });
        kept.isBegun = true;
        await this.#then(async () => {
            kept.id ??= await kept.find?.();
            if (kept.id === undefined) {
                kept.id = await deployments.create(refs, memory);
                kept.namesCommit ||= commit !== undefined;
            }
            state.note({ trackedId: kept.id });
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
    #then(step) {
        const limit = this.#limit;
        const work = async () => {
            if (limit?.isClosed())
                limit.miss();
            else
                await step();
        };
        return this.#work.run(work).catch((error) => {
            if (limit !== undefined && isLimit(error)) {
                limit.close(error.retryAfterMs ?? unnamedLimitMs);
                limit.miss();
                return;
            }
            if (this.#warned)
                return;
            this.#warned = true;
            const of = this.#kept === undefined ? '' : ` of ${(0,untrusted/* sanitizeText */.jZ)(this.#kept.memory.target, this.#job.redactor)}`;
            const why = (0,github_repository/* githubRefusal */.eD)(error, 'deployments: write');
            this.#job.console.warn(`Could not update the GitHub deployment${of}: ${why}.`);
        });
    }
    async finish(run) {
        const { verdict, reason } = run;
        const patienceMs = Math.max(momentMs, this.#deadlineMs - performance.now() + lastWordMs);
        const giveUp = () => this.#givenUp.abort(new Error('the timeout of the run has passed'));
        this.#patience = setTimeout(giveUp, Math.min(patienceMs, longestTimerMs));
        const kept = this.#kept;
        if (kept === undefined || !kept.isBegun)
            return undefined;
        const { deployments, memory, since } = kept;
        const description = (0,status_description/* describeEnd */.l)(run, (0,shortening/* oneLine */.TN)(reason), kept);
        let unreported = { outcome: verdict, description };
        if (this.#limit?.isClosed())
            unreported = undefined;
        await this.#then(async () => {
            if (kept.id === undefined)
                return;
            const status = {
                state: outcome/* outcomeFacts */.c6[verdict].github,
                description,
                url: (0,run_report/* servedAt */.rv)(run),
                logUrl: this.#job.context.runUrl,
            };
            await deployments.update(kept.id, status);
            unreported = undefined;
            if (verdict === 'succeeded')
                await deployments.retire(memory.target, kept.id, since);
        });
        return unreported;
    }
    close() {
        clearTimeout(this.#patience);
        this.#givenUp.abort(new Error('the run is over'));
    }
}
function isLimit(error) {
    return error instanceof errors/* RefusedError */.fk && (error.status === 429 || error.retryAfterMs !== undefined);
}

// EXTERNAL MODULE: ./build/node_modules/@actions/core/lib/core.js + 4 modules
var core = __webpack_require__(4962);
;




const commands = { setSecret: core/* setSecret */.Pq, error: core/* error */.z3, warning: core/* warning */.$e, notice: core/* notice */.lm };
const runner = {
    write: (output, done) => {
        process.stdout.write(output, () => done());
    },
    commands,
};
const longestMessage = 4096;
const mostAnnotations = 10;
class JobConsole {
    #redactor;
    #runner;
    #stopToken;
    #warnings = 0;
    #notices = 0;
    constructor(redactor, to = runner) {
        this.#redactor = redactor;
        this.#runner = to;
    }
    mask(value) {
        this.#redactor.add(value);
        this.#command('setSecret', value);
    }
    maskWord(value) {
        this.#redactor.addWord(value);
    }
    say(text) {
        this.resume();
        this.#runner.write(`${(0,untrusted/* sanitizeText */.jZ)(text, this.#redactor)}\n`, () => undefined);
    }
    warn(text) {
        if (++this.#warnings > mostAnnotations)
            this.say(`Warning: ${text}`);
        else
            this.#command('warning', this.#message(text));
    }
    notice(text) {
        if (++this.#notices > mostAnnotations)
            this.say(`Notice: ${text}`);
        else
            this.#command('notice', this.#message(text));
    }
    error(text) {
        const lines = text.split('\n').map((line) => this.#message(line));
        this.#command('error', lines.join('\n'));
    }
    annotate({ file, line, column, text }) {
        this.resume();
        const place = { file, startLine: line, ...(column !== undefined && { startColumn: column }) };
        this.#runner.commands.error(cut(this.#message(text)), place);
    }
    lost(text) {
        this.warn(text);
    }
    block(lines) {
        const stop = this.#stopToken === undefined ? this.#stop() : '';
        const output = stop === '' ? lines : Buffer.concat([Buffer.from(stop), lines]);
        return new Promise((resolve) => this.#runner.write(output, resolve));
    }
    async group(title, print) {
        this.resume();
        this.#runner.write(`::group::${this.#message(title)}\n`, () => undefined);
        await print();
        this.resume();
        this.#runner.write('::endgroup::\n', () => undefined);
    }
    resume() {
        if (this.#stopToken === undefined)
            return;
        const token = this.#stopToken;
        this.#stopToken = undefined;
        this.#runner.write(`::${token}::\n`, () => undefined);
    }
    #stop() {
        this.#stopToken = (0,external_node_crypto_.randomUUID)();
        return `::stop-commands::${this.#stopToken}\n`;
    }
    #command(name, message) {
        this.resume();
        this.#runner.commands[name](name === 'setSecret' ? message : cut(message));
    }
    #message(text) {
        return (0,untrusted/* sanitizeText */.jZ)(text, this.#redactor);
    }
}
function cut(message) {
    return (0,shortening/* firstBytes */.mI)(message, longestMessage) === message ? message : `${(0,shortening/* firstBytes */.mI)(message, longestMessage - 8)} \u2026`;
}


var saved_state = __webpack_require__(6911);

var job_outputs = __webpack_require__(6678);

var external_node_fs_promises_ = __webpack_require__(1455);

var format_error = __webpack_require__(9531);
;


async function appendToSummary(console, file, markdown) {
    try {
        await (0,external_node_fs_promises_.appendFile)(file, markdown);
    }
    catch (error) {
        console.lost(`Could not write the job summary: ${(0,format_error/* explainFileError */.Yd)(error)}.`);
    }
}

;





class StepOutputs extends job_outputs/* Outputs */.t {
    #console;
    #environment;
    constructor(host) {
        super(host.redactor);
        this.#console = host.console;
        this.#environment = host.environment;
    }
    set(name, value) {
        if (value === undefined)
            return;
        const shown = (0,untrusted/* sanitizeText */.jZ)(value, this.redactor);
        if (this.get(name) === shown)
            return;
        super.setMasked(name, shown);
        if (value.includes(secrets_redactor/* redacted */.pc) || this.redactor.finds(value)) {
            this.#console.warn(`The output \`${name}\` contains a secret or a masked variable, which is replaced by ***.`);
        }
        this.#write(name, shown);
    }
    setMasked(name, value) {
        super.setMasked(name, value);
        if (this.#environment['GITHUB_OUTPUT'])
            this.#write(name, value);
        else
            this.#console.warn(`Could not write the output \`${name}\`: GITHUB_OUTPUT is not set.`);
    }
    async addSummary(markdown) {
        const file = this.#environment['GITHUB_STEP_SUMMARY'];
        if (file)
            await appendToSummary(this.#console, file, markdown);
    }
    #write(name, shown) {
        try {
            this.#console.resume();
            (0,core/* setOutput */.uH)(name, shown);
        }
        catch (error) {
            this.#console.warn(`Could not write the output \`${name}\`: ${String(error)}`);
        }
    }
}

;










function openJob(environment, signal) {
    const inputs = runnerInputs(environment);
    const redactor = new secrets_redactor/* Redactor */.pO();
    const console = new JobConsole(redactor);
    (0,secret_masking/* maskSecretInputs */.q)(inputs, console);
    return {
        environment,
        context: readContext(environment),
        inputs,
        redactor,
        console,
        outputs: new StepOutputs({ redactor, console, environment }),
        state: new job_state/* StateRecord */.l((state) => (0,saved_state/* saveJobState */.k)(console, redactor, state)),
        signal,
        openTracker: (job, reportInputs, limit) => new GitHubTracker(job, reportInputs, { limit }),
        openCommits: ({ context, redactor }, { githubToken: token }) => {
            const { repository } = context;
            return repository === undefined || token === undefined
                ? undefined
                : githubCommitGraph({ repository, token, redactor });
        },
        purpose: readPurpose(environment),
        printedInputs: (hidden) => printedInputs(environment, hidden),
        end: ({ passed }) => {
            process.exitCode = passed ? 0 : 1;
        },
    };
}


var explain_error = __webpack_require__(804);

var run = __webpack_require__(5557);

var connection = __webpack_require__(7754);

var follow_inputs = __webpack_require__(7992);

var given_variables = __webpack_require__(400);

var preflight = __webpack_require__(7384);

var git_command = __webpack_require__(557);

var working_copy_root = __webpack_require__(4915);

var to_run_report = __webpack_require__(9023);

var run_to_end = __webpack_require__(4363);
;


















const actions = {
    fleet: async () => (await __webpack_require__.e(/* import() */ 896).then(__webpack_require__.bind(__webpack_require__, 7515))).fleet,
    post: async () => (await __webpack_require__.e(/* import() */ 439).then(__webpack_require__.bind(__webpack_require__, 5439))).post,
};
async function main_run(name, cancel) {
    const job = openJob(process.env, cancel.signal);
    const crash = (error) => {
        process.exitCode = 1;
        if (job.outputs.get('outcome') === undefined)
            job.outputs.set('outcome', 'failed');
        job.console.error((0,explain_error/* explain */.W)(error));
        if (process.env['RUNNER_DEBUG'] === '1' && error instanceof Error)
            job.console.error(error.stack ?? '');
        cancel.abort(error);
    };
    process.on('uncaughtException', crash);
    process.on('unhandledRejection', crash);
    process.stdout.on('error', () => undefined);
    try {
        const action = await actions[name]();
        await (0,promises_.setImmediate)();
        const configured = name === 'fleet' ? job : await withConfigFile(job, name);
        await action(configured);
    }
    catch (error) {
        crash(error);
    }
    await exitDespiteLeftovers();
}
async function withConfigFile(job, action) {
    const { inputs: given } = job;
    if (given.text('config') === undefined && given.text('service') === undefined)
        return job;
    try {
        const inputs = await readConfigured(job, action);
        (0,secret_masking/* maskSecretInputs */.q)(inputs, job.console);
        return { ...job, inputs };
    }
    catch (error) {
        if (!(error instanceof errors/* InputError */.dz))
            throw error;
        const lookup = (name) => {
            if (!(0,input_table/* isInputName */.wp)(name))
                return undefined;
            if (given.text(name) === undefined && input_table/* inputTable */.Fu[name].places.length > 0)
                throw error;
            return given.verbatim(name);
        };
        return { ...job, inputs: new inputs/* Inputs */.G(lookup) };
    }
}
async function readConfigured({ inputs, context, console, signal }, action) {
    const { configuredRun } = await __webpack_require__.e(/* import() */ 554).then(__webpack_require__.bind(__webpack_require__, 7554));
    const known = (0,host_inputs/* inputsOfAction */.Pe)(action === 'post' ? 'deploy' : action);
    const { inputs: configured, notice } = await configuredRun(inputs, { ...context.config, signal }, {
        sha: context.sha,
        takes: (name) => known.has(name),
    });
    if (notice !== undefined)
        console.notice(notice);
    return configured;
}


/***/ }),

/***/ 4244:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FK: () => (/* binding */ secretsInHeaders),
/* harmony export */   QG: () => (/* binding */ parseHeaders),
/* harmony export */   ZZ: () => (/* binding */ checkHeaders)
/* harmony export */ });
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5373);
/* harmony import */ var _text_input_name_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2950);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1103);



const input = 'health-headers';
const headerName = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;
const ofConnection = new Set([
    'accept-encoding',
    'connection',
    'content-length',
    'expect',
    'host',
    'keep-alive',
    'proxy-authorization',
    'proxy-connection',
    'te',
    'trailer',
    'transfer-encoding',
    'upgrade',
]);
const neverSecret = new Set(['accept', 'accept-language', 'cache-control', 'pragma']);
function parseHeaders(text, named = _text_input_name_js__WEBPACK_IMPORTED_MODULE_1__/* .nameAsInput */ .A) {
    const entries = text.split(/\r\n?|\n/).flatMap((line, index) => {
        if (line.trim() === '')
            return [];
        const colon = line.indexOf(':');
        const name = line.slice(0, Math.max(0, colon)).trim();
        if (headerName.test(name))
            return [[name, line.slice(colon + 1).trim()]];
        const why = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_2__/* .message */ .i) `health-headers-invalid: Line ${index + 1} of ${named('health-headers')} is not a header. Write \`Name: value\` lines, such as \`Authorization: Bearer \u2026\`.`;
        throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz(input, why);
    });
    return checkHeaders(entries, named);
}
function checkHeaders(entries, named = _text_input_name_js__WEBPACK_IMPORTED_MODULE_1__/* .nameAsInput */ .A) {
    const headers = new Map();
    for (const [given, value] of entries) {
        const name = given.toLowerCase();
        const problem = findProblem(name, value, headers);
        if (problem !== undefined)
            throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz(input, (0,_text_message_js__WEBPACK_IMPORTED_MODULE_2__/* .message */ .i) `health-header-refused: The header "${given}" of ${named('health-headers')} ${problem}`);
        headers.set(name, value);
    }
    return Object.fromEntries(headers);
}
function findProblem(name, value, before) {
    if (!headerName.test(name))
        return 'has a name with characters that no header has. Check its name.';
    if (ofConnection.has(name))
        return 'is set by the connection itself. Remove it.';
    if (before.has(name))
        return 'is there twice. Write it once.';
    if (value === '' || /^(?:basic|bearer|token)$/i.test(value))
        return 'has no value: a secret or variable that does not exist is empty. Define it, or remove the line.';
    if (!/^[\t\x20-\x7E]+$/.test(value))
        return 'has a control character or a non-ASCII character in its value. Encode it.';
    return undefined;
}
function secretsInHeaders(text) {
    return text.split(/\r\n?|\n/).flatMap((line) => {
        const [, name = '', value = line] = /^([^:]*):(.*)$/.exec(line) ?? [];
        const all = value.trim();
        return neverSecret.has(name.trim().toLowerCase()) ? [] : [all, ...splitValue(all)];
    });
}
function splitValue(value) {
    const [, scheme = '', key] = /^(basic|bearer|token)\s+(.+)$/i.exec(value) ?? [];
    if (key === undefined)
        return value.split(/[;\s]+/).flatMap((part) => part.split('=').slice(1).join('=') || []);
    if (scheme.toLowerCase() !== 'basic')
        return [key];
    const login = Buffer.from(key, 'base64').toString();
    return [key, login, login.slice(login.indexOf(':') + 1)];
}


/***/ }),

/***/ 2689:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ readEventPayload)
/* harmony export */ });
/* harmony import */ var _text_regular_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4283);

const mostBytes = 64 * 1024 * 1024;
function readEventPayload({ GITHUB_EVENT_PATH: path }) {
    if (!path)
        return { kind: 'absent', proof: 'no path' };
    const file = (0,_text_regular_file_js__WEBPACK_IMPORTED_MODULE_0__/* .readRegularFile */ .XF)(path, mostBytes);
    if (file.kind !== 'found')
        return file;
    try {
        return { kind: 'found', value: JSON.parse(file.value.toString('utf8')) };
    }
    catch {
        return { kind: 'unknown', why: 'it is not JSON' };
    }
}


/***/ }),

/***/ 3651:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q2: () => (/* binding */ parseBaseUrl),
/* harmony export */   U9: () => (/* binding */ isLoopback),
/* harmony export */   VO: () => (/* binding */ adviseOnDoubledApi)
/* harmony export */ });
/* harmony import */ var _text_input_name_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2950);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1103);
/* harmony import */ var _text_secrets_redactor_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(367);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5373);




const address = /^(?:localhost|127(?:\.\d{1,3}){3}|(?:[a-z0-9-]{1,63}\.)+[a-z]{2,24})(?::\d+)?(?:\/[a-z0-9./-]{0,99})?$/;
const plainPart = /^(?:[a-z]{0,16}|\d{1,5})$/;
const longestPlain = 60;
function parseBaseUrl(given, named = _text_input_name_js__WEBPACK_IMPORTED_MODULE_2__/* .nameAsInput */ .A) {
    const text = String(given).trim();
    const url = URL.parse(text);
    if (url === null || (!/^https?:/i.test(text) && !text.includes('://'))) {
        const why = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_3__/* .message */ .i) `base-url-invalid: ${named('base-url')} is not a complete URL: "${shown(text)}". ${adviceFor(text)}`;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz('base-url', why);
    }
    const problem = findProblem(url, named);
    if (problem !== undefined)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz('base-url', problem);
    return { origin: url.origin, prefix: url.pathname.replace(/\/+$/, ''), loopback: isLoopback(url.hostname) };
}
function adviseOnDoubledApi(baseUrl, named) {
    if (!baseUrl.endsWith('/api'))
        return '';
    return (0,_text_message_js__WEBPACK_IMPORTED_MODULE_3__/* .message */ .i) `base-url-with-api:  ${named('base-url')} ends with /api, which Taxiway adds by itself: leave it out.`;
}
function adviceFor(given) {
    const isShown = shown(given) === given && address.test(given);
    const host = isShown ? URL.parse(`http://${given}`)?.hostname : undefined;
    if (host !== undefined)
        return `Did you mean \`${isLoopback(host) ? 'http' : 'https'}://${given}\`?`;
    return 'Use a value such as `https://platform.example`, or `http://localhost:4010` for this machine.';
}
function findProblem(url, named) {
    if (url.protocol !== 'https:' && url.protocol !== 'http:')
        return (0,_text_message_js__WEBPACK_IMPORTED_MODULE_3__/* .message */ .i) `base-url-scheme: ${named('base-url')} begins with "${url.protocol}". Begin it with \`https://\`.`;
    if (url.protocol === 'http:' && !isLoopback(url.hostname))
        return (0,_text_message_js__WEBPACK_IMPORTED_MODULE_3__/* .message */ .i) `base-url-http: ${named('base-url')} ("${url.origin}") must use https: plain http would show the key to the network.`;
    if (url.username !== '' || url.password !== '')
        return (0,_text_message_js__WEBPACK_IMPORTED_MODULE_3__/* .message */ .i) `base-url-credentials: ${named('base-url')} contains a user name or password. The key belongs in ${named('api-key')}.`;
    if (url.search !== '' || url.hash !== '')
        return (0,_text_message_js__WEBPACK_IMPORTED_MODULE_3__/* .message */ .i) `base-url-query: ${named('base-url')} contains a query or a fragment. Give the origin and the path prefix only.`;
    return undefined;
}
function shown(given) {
    const isPlain = given.length <= longestPlain && given.split(/[ ./:]+/).every((part) => plainPart.test(part));
    return isPlain || address.test(given) ? given : _text_secrets_redactor_js__WEBPACK_IMPORTED_MODULE_0__/* .redacted */ .pc;
}
function isLoopback(hostname) {
    return hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(hostname);
}


/***/ }),

/***/ 5930:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {



__webpack_require__.d(__webpack_exports__, {
  dX: () => (/* binding */ buildCall),
  W2: () => (/* binding */ buildCheckedCall),
  uz: () => (/* binding */ buildStreamedCall),
  mm: () => (/* binding */ buildUndocumentedCall),
  BU: () => (/* binding */ readLimits),
  dI: () => (/* binding */ streamLimits)
});

// UNUSED EXPORTS: jsonBody, toRequestBody, uploadLimits


var contract_operation = __webpack_require__(2958);

var operations = __webpack_require__(3380);
// EXTERNAL MODULE: ./build/node_modules/valibot/index.mjs
var valibot = __webpack_require__(3374);

var shortening = __webpack_require__(4908);

var spelling_suggestions = __webpack_require__(1516);

var errors = __webpack_require__(5373);

var json_fields = __webpack_require__(4544);
;





function checkArguments(name, operation, args, isPart = false) {
    const given = (0,json_fields/* isFields */.C)(args) ? Object.keys(args) : [];
    const unknown = given.find((key) => !Object.hasOwn(operation.args.entries, key));
    if (unknown !== undefined)
        throw unknownArgument(name, operation, unknown);
    const schema = isPart ? valibot/* partial */.OH(operation.args) : operation.args;
    const parsed = valibot/* safeParse */.xL(schema, Array.isArray(args) ? null : args, { abortEarly: true });
    if (!parsed.success)
        throw toInputError(name, operation, parsed.issues[0]);
    for (const rule of isPart ? [] : (operation.rules ?? []))
        checkRule(name, rule, parsed.output);
    return parsed.output;
}
function toInputError(name, operation, issue) {
    const path = valibot/* getDotPath */.Bu(issue);
    if (path === null)
        return new errors/* InputError */.dz('args', `The arguments of ${name} must be one object.`);
    if (issue.type === 'strict_object' && issue.expected === 'never')
        return unknownArgument(name, operation, path);
    if (issue.type === 'strict_object' && issue.received === 'undefined') {
        const known = Object.keys(operation.args.entries).join(', ');
        return new errors/* InputError */.dz(path, `${name} needs the argument "${path}". It takes ${known}.`);
    }
    return brokenRule(path, name, explainRule(issue, isSecret(operation, path)));
}
function unknownArgument(name, operation, argument) {
    const known = Object.keys(operation.args.entries);
    if (known.length === 0) {
        return new errors/* InputError */.dz(argument, `${name} takes no arguments, but "${argument}" was given.`);
    }
    const meant = (0,spelling_suggestions/* likelyName */.mP)(argument, known);
    const hint = meant === undefined ? ': it' : `. Did you mean "${meant}"? It`;
    return new errors/* InputError */.dz(argument, `${name} has no argument "${(0,shortening/* shorten */.ml)(argument)}"${hint} takes ${known.join(', ')}.`);
}
function isSecret({ secretArgs = [] }, path) {
    const parts = path.split('.').map((part) => (/^\d+$/.test(part) ? '*' : part));
    return secretArgs.some((secret) => secret.split('.').every((part, index) => (parts[index] ?? part) === part));
}
function brokenRule(argument, name, rule) {
    return new errors/* InputError */.dz(argument, `The argument "${argument}" of ${name} ${rule}.`);
}
function explainRule(issue, isSecret) {
    const given = isSecret ? '' : quoted(issue.input);
    switch (issue.type) {
        case 'string':
            return `must be a string${given}${/^(number|boolean)$/.test(typeof issue.input) ? ': put it in quotes' : ''}`;
        case 'number':
        case 'integer':
            return `must be a whole number${given}${typeof issue.input === 'string' ? ': write it without quotes' : ''}`;
        case 'boolean':
            return `must be true or false${given}${typeof issue.input === 'string' ? ': write it without quotes' : ''}`;
        case 'array':
            return `must be a list${given}`;
        case 'strict_object':
            return `must be an object${given}`;
        case 'non_empty':
            return 'must not be empty';
        case 'min_value':
            return `must be at least ${String(issue.requirement)}${given}`;
        case 'picklist':
            return `must be one of ${issue.expected?.replace(/[()"]/g, '').replaceAll(' | ', ', ')}${given}`;
        case 'regex':
        case 'check':
            return `${issue.message}${given}`;
        default:
            return `must be ${issue.expected ?? 'of another form'}${given}`;
    }
}
function quoted(input) {
    if (typeof input === 'string')
        return `, not "${(0,shortening/* shorten */.ml)(input, 60)}"`;
    return typeof input === 'number' || typeof input === 'boolean' ? `, not ${input}` : '';
}
function checkRule(name, rule, args) {
    switch (rule.kind) {
        case 'exactly-one-of': {
            const [one, other] = rule.names;
            if ((args[one] === undefined) === (args[other] === undefined)) {
                throw new errors/* InputError */.dz(one, `${name} takes exactly one of "${one}" and "${other}".`);
            }
            return;
        }
        case 'not-below': {
            const lower = args[rule.lower];
            const upper = args[rule.upper];
            if (typeof lower === 'number' && typeof upper === 'number' && upper < lower) {
                throw brokenRule(rule.upper, name, `must be at least "${rule.lower}" (${lower}), not ${upper}`);
            }
            return;
        }
        case 'not-shorter': {
            const value = args[rule.name];
            if (args[rule.when] !== undefined && typeof value === 'string' && [...value].length < rule.minimum) {
                throw brokenRule(rule.name, name, `must have at least ${rule.minimum} characters if "${rule.when}" is given`);
            }
            return;
        }
        default:
            rule;
    }
}


var client_path = __webpack_require__(5997);
;





const readLimits = { headersMs: 30_000, idleMs: 30_000, totalMs: 120_000 };
const writeLimits = { headersMs: 120_000, idleMs: 30_000, totalMs: 300_000 };
const execLimits = { headersMs: 600_000, idleMs: 60_000, totalMs: 600_000 };
const uploadLimits = { headersMs: 300_000, idleMs: 60_000, totalMs: 3_600_000 };
const streamLimits = { headersMs: 75_000, idleMs: 75_000, totalMs: 24 * 3_600_000 };
function buildCall(name, args) {
    const operation = knownOperation(name);
    const checked = checkArguments(name, operation, args);
    const hasBody = Object.keys(operation.args.entries).some((argument) => (0,contract_operation/* findArgumentPlace */.eO)(operation, argument) === 'body');
    return buildCheckedCall(name, checked, hasBody ? jsonBody(placed(operation, checked, 'body')) : undefined);
}
function buildStreamedCall(name, fields, body) {
    const operation = knownOperation(name);
    checkArguments(name, operation, fields, true);
    const inBody = Object.keys(fields).find((field) => (0,contract_operation/* findArgumentPlace */.eO)(operation, field) === 'body');
    if (inBody !== undefined)
        throw new errors/* InputError */.dz(inBody, `The argument "${inBody}" of ${name} belongs in the request body.`);
    return { ...buildCheckedCall(name, fields, body), limits: uploadLimits };
}
function buildCheckedCall(name, args, body) {
    const operation = (0,operations/* operationOf */.zI)(name);
    return {
        operation: name,
        method: operation.method,
        path: (0,client_path/* toPath */.b0)(operation.path, args) + (0,client_path/* toQuery */.Qz)(placed(operation, args, 'query')),
        body,
        headers: { accept: operation.events ? 'text/event-stream' : 'application/json' },
        effect: operation.effect,
        access: operation.access,
        limits: timeLimitsFor(operation.effect),
        target: nameTarget(operation, args),
    };
}
function nameTarget(operation, args) {
    const name = Object.keys(operation.args.entries).find((argument) => (0,contract_operation/* findArgumentPlace */.eO)(operation, argument) === 'path');
    const value = name === undefined ? undefined : args[name];
    return typeof value === 'string' ? value : undefined;
}
function buildUndocumentedCall(method, path, { query = {}, body }) {
    const effect = method === 'GET' ? 'read' : 'create';
    const asked = (0,client_path/* toQuery */.Qz)(query);
    const given = (0,client_path/* checkPath */.Cg)(path);
    return {
        operation: `${method} ${given.split('?', 1)[0]}`,
        method,
        path: given.includes('?') ? given + asked.replace('?', '&') : given + asked,
        body: body === undefined ? undefined : jsonBody(body),
        headers: { accept: 'application/json' },
        effect,
        access: { kind: 'not-shown' },
        limits: timeLimitsFor(effect),
    };
}
function knownOperation(name) {
    if ((0,operations/* isOperationName */.F)(name))
        return (0,operations/* operationOf */.zI)(name);
    throw new errors/* InputError */.dz('operation', `The contract has no operation "${String(name)}".`);
}
function placed(operation, args, place) {
    return Object.fromEntries(Object.entries(args).filter(([name, value]) => value !== undefined && (0,contract_operation/* findArgumentPlace */.eO)(operation, name) === place));
}
function jsonBody(value) {
    return toRequestBody(Buffer.from(JSON.stringify(value)));
}
function toRequestBody(bytes) {
    return {
        length: bytes.length,
        async *chunks() {
            yield bytes;
        },
    };
}
function timeLimitsFor(effect) {
    if (effect === 'read')
        return readLimits;
    return effect === 'exec' ? execLimits : writeLimits;
}


/***/ }),

/***/ 5373:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AU: () => (/* binding */ refusalLimit),
/* harmony export */   Gy: () => (/* binding */ UnreadableError),
/* harmony export */   US: () => (/* binding */ isForbidden),
/* harmony export */   Y2: () => (/* binding */ mayHaveTakenEffect),
/* harmony export */   ZC: () => (/* binding */ findLimit),
/* harmony export */   b2: () => (/* binding */ isMissing),
/* harmony export */   dz: () => (/* binding */ InputError),
/* harmony export */   fk: () => (/* binding */ RefusedError),
/* harmony export */   i5: () => (/* binding */ NoAnswerError),
/* harmony export */   sJ: () => (/* binding */ isForbiddenStatus)
/* harmony export */ });
/* unused harmony export catchError */
/* harmony import */ var _text_taxiway_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7776);

class InputError extends _text_taxiway_error_js__WEBPACK_IMPORTED_MODULE_0__/* .TaxiwayError */ .y {
    input;
    answered;
    constructor(input, message, { answered = false } = {}) {
        super('input', message);
        this.input = input;
        this.answered = answered;
    }
}
class RefusedError extends _text_taxiway_error_js__WEBPACK_IMPORTED_MODULE_0__/* .TaxiwayError */ .y {
    operation;
    status;
    said;
    found;
    retryAfterMs;
    constructor(message, details) {
        super('refused', message);
        this.operation = details.operation;
        this.status = details.status;
        this.said = details.said;
        this.found = details.found ?? 'JSON';
        this.retryAfterMs = details.retryAfterMs;
    }
}
class NoAnswerError extends _text_taxiway_error_js__WEBPACK_IMPORTED_MODULE_0__/* .TaxiwayError */ .y {
    operation;
    sent;
    code;
    constructor(message, details) {
        super('no-answer', message, { cause: details.cause });
        this.operation = details.operation;
        this.sent = details.sent;
        this.code = details.code;
    }
}
class UnreadableError extends _text_taxiway_error_js__WEBPACK_IMPORTED_MODULE_0__/* .TaxiwayError */ .y {
    operation;
    status;
    found;
    #body;
    constructor(message, details) {
        super('unreadable', message, { cause: details.cause });
        this.operation = details.operation;
        this.status = details.status;
        this.found = details.found ?? 'JSON';
        this.#body = details.body;
    }
    get body() {
        return this.#body;
    }
}
const refusalLimit = 2;
function isForbiddenStatus(status) {
    return status === 401 || status === 403;
}
function isForbidden(error) {
    return error instanceof RefusedError && isForbiddenStatus(error.status);
}
function findLimit(error) {
    return error instanceof RefusedError && error.status === 429 ? error.retryAfterMs : undefined;
}
function isMissing(error) {
    return error instanceof RefusedError && (error.status === 404 || error.status === 410);
}
function mayHaveTakenEffect(error) {
    if (error instanceof NoAnswerError)
        return error.sent;
    if (error instanceof UnreadableError)
        return true;
    return error instanceof RefusedError && error.status >= 500 && error.status !== 501;
}
async function catchError(request, signal) {
    try {
        await request;
        return undefined;
    }
    catch (error) {
        signal.throwIfAborted();
        if (!(error instanceof TaxiwayError))
            throw error;
        return error;
    }
}


/***/ }),

/***/ 8699:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ readAnswerTime)
/* harmony export */ });
function readAnswerTime({ header }) {
    const ms = header('age') === undefined ? Date.parse(header('date') ?? '') : Number.NaN;
    return Number.isNaN(ms) ? undefined : ms;
}


/***/ }),

/***/ 168:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ Exchange)
/* harmony export */ });
/* harmony import */ var _text_formats_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(839);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1103);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5373);
/* harmony import */ var _time_abort_scope_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7239);
/* harmony import */ var _date_header_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8699);
/* harmony import */ var _redirect_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3361);
/* harmony import */ var _refusal_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6418);
/* harmony import */ var _response_body_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(187);
/* harmony import */ var _retry_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4503);
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









const slowMs = 5_000;
class Exchange {
    #options;
    #heldUntilMs = Number.NEGATIVE_INFINITY;
    constructor(options) {
        this.#options = options;
    }
    get heldMs() {
        return Math.max(0, this.#heldUntilMs - this.#options.clock.now());
    }
    async run(call, { scope, retries = true, onRetry }, read) {
        const { base, clock, random, followsWrites, named } = this.#options;
        const tell = (error, waitMs) => {
            onRetry?.(error, waitMs);
            this.#options.onRetry?.(error, waitMs);
        };
        let path = base.prefix + call.path;
        for (let hops = 0;; hops++) {
            const attempt = async () => {
                await this.#waitWhileHeld(call, scope);
                return await this.#attempt(call, path, scope, read);
            };
            const outcome = await (0,_retry_js__WEBPACK_IMPORTED_MODULE_6__/* .repeat */ .ux)(attempt, {
                effect: call.effect,
                retries,
                clock,
                random,
                scope,
                onRetry: tell,
                heldUntilMs: () => this.#heldUntilMs,
            });
            if ('value' in outcome)
                return outcome.value;
            path = followRedirect(call, outcome, { hops, origin: base.origin, followsWrites, named });
        }
    }
    async #waitWhileHeld({ operation }, scope) {
        while (this.heldMs > 0) {
            const { heldMs } = this;
            if (heldMs >= scope.leftMs) {
                const text = `${operation}: the platform asked for no request for another ${(0,_text_formats_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(heldMs)}.`;
                throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .RefusedError */ .fk(text, { operation, status: 429, said: '', retryAfterMs: heldMs });
            }
            await this.#options.clock.sleep(heldMs, scope.signal);
        }
    }
    async #attempt(call, path, scope, read) {
        const { base, clock, transport, redact, named } = this.#options;
        scope.signal.throwIfAborted();
        const { operation, method, body, limits } = call;
        const content = body === undefined ? {} : { 'content-type': 'application/json' };
        const headers = { ...call.headers, ...content, ...this.#options.headers() };
        const timeouts = { headersTimeoutMs: limits.headersMs, idleTimeoutMs: limits.idleMs };
        const request = { operation, method, origin: base.origin, path, headers, body, ...timeouts, signal: scope.signal };
        const response = await this.#watched(call, transport.send(request));
        const { status } = response;
        const redirect = (0,_redirect_js__WEBPACK_IMPORTED_MODULE_3__/* .parseRedirect */ .qQ)(status, response.header('location'), new URL(base.origin + path));
        if (redirect !== undefined) {
            response.discard();
            return { redirect, status };
        }
        if (status >= 200 && status <= 299)
            return { value: await read(response) };
        const retryAfterMs = (0,_retry_js__WEBPACK_IMPORTED_MODULE_6__/* .parseRetryAfter */ .mu)(response.header('retry-after'), (0,_date_header_js__WEBPACK_IMPORTED_MODULE_7__/* .readAnswerTime */ .S)(response));
        this.#heldUntilMs = Math.max(this.#heldUntilMs, clock.now() + (retryAfterMs ?? 0));
        const refusal = await (0,_response_body_js__WEBPACK_IMPORTED_MODULE_5__/* .readRefusal */ .ni)(response, redact);
        throw (0,_refusal_js__WEBPACK_IMPORTED_MODULE_4__/* .toRefusedError */ .o)({ ...call, ...refusal, status, retryAfterMs, prefix: base.prefix }, named);
    }
    async #watched({ effect, operation }, answer) {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const { clock, onSlow } = this.#options;
            if (onSlow === undefined || effect !== 'read')
                return await answer;
            const _ = __addDisposableResource(env_1, new _time_abort_scope_js__WEBPACK_IMPORTED_MODULE_2__/* .AbortScope */ .D({ clock, timeoutMs: slowMs, onTimeout: () => onSlow(operation) }), false);
            return await answer;
        }
        catch (e_1) {
            env_1.error = e_1;
            env_1.hasError = true;
        }
        finally {
            __disposeResources(env_1);
        }
    }
}
function followRedirect({ operation, effect }, { redirect, status }, from) {
    const { named } = from;
    const isRepeated = effect === 'read' || (from.followsWrites && (0,_redirect_js__WEBPACK_IMPORTED_MODULE_3__/* .hasMoved */ .Q2)(status));
    if (isRepeated && redirect.kind === 'here' && from.hops < _redirect_js__WEBPACK_IMPORTED_MODULE_3__/* .maximumRedirects */ .Uq)
        return redirect.path;
    const text = redirect.kind === 'elsewhere'
        ? (0,_text_message_js__WEBPACK_IMPORTED_MODULE_8__/* .message */ .i) `redirect-to-other-origin: ${operation}: the platform redirects to ${redirect.origin}, which is not followed: the key is only for ${from.origin}. Check ${named('base-url')}.`
        : effect === 'read'
            ? `${operation}: the platform redirects more than ${_redirect_js__WEBPACK_IMPORTED_MODULE_3__/* .maximumRedirects */ .Uq} times, or without a readable target.`
            : `${operation}: the platform redirects a write, which is never followed. Check ${named('base-url')}, and check the state before you try again.`;
    if ((0,_redirect_js__WEBPACK_IMPORTED_MODULE_3__/* .hasMoved */ .Q2)(status) || effect === 'read')
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .RefusedError */ .fk(text, { operation, status, said: '', retryAfterMs: undefined });
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .NoAnswerError */ .i5(text, { operation, sent: true });
}


/***/ }),

/***/ 3361:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q2: () => (/* binding */ hasMoved),
/* harmony export */   Uq: () => (/* binding */ maximumRedirects),
/* harmony export */   qQ: () => (/* binding */ parseRedirect)
/* harmony export */ });
const maximumRedirects = 5;
const redirects = new Set([301, 302, 303, 307, 308]);
function parseRedirect(status, location, from) {
    if (!redirects.has(status))
        return undefined;
    const target = location === undefined ? null : URL.parse(location, from.href);
    if (target === null)
        return { kind: 'nowhere' };
    if (target.origin !== from.origin)
        return { kind: 'elsewhere', origin: `${target.protocol}//${target.host}` };
    return { kind: 'here', path: `${target.pathname}${target.search}` };
}
function hasMoved(status) {
    return status === 301 || status === 307 || status === 308;
}


/***/ }),

/***/ 6418:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {



__webpack_require__.d(__webpack_exports__, {
  a: () => (/* binding */ describeRefusal),
  o: () => (/* binding */ toRefusedError)
});

;
const statusMeanings = {
    400: 'invalid parameters: required fields, types or resource configuration',
    401: 'API key missing, invalid or revoked',
    402: 'the account must resolve a billing requirement',
    403: 'caller or key scope does not permit the operation, including a restricted key that omitted its environment',
    404: 'resource does not exist or is not visible; a resource outside the permissions of the caller may be reported as missing',
    409: 'current resource state prevents the operation',
    500: 'operation could not be completed; the state of a write should be checked before retrying',
};
function isDocumentedStatus(status) {
    return Object.hasOwn(statusMeanings, status);
}


var input_name = __webpack_require__(2950);

var message = __webpack_require__(1103);

var base_url = __webpack_require__(3651);

var errors = __webpack_require__(5373);
;





const advice = {
    400: `Check the arguments.`,
    401: (named) => (0,message/* message */.i) `refused-401: Check ${named('api-key')}, or create a new key in the dashboard.`,
    402: `The account must resolve a billing requirement in the dashboard first.`,
    404: `It does not exist, or this key cannot see it: check the id, and which account or project the key belongs to.`,
    405: (named) => (0,message/* message */.i) `refused-405: No operation of the platform has this answer: is ${named('base-url')} the address of the API, and not of a website?`,
    409: `The current state of the resource prevents it: check the dashboard.`,
    429: `It asks to slow down: try again later.`,
};
function toRefusedError(refusal, named = input_name/* nameAsInput */.A) {
    const { operation, status, said, found, retryAfterMs } = refusal;
    const where = status === 404 ? (0,base_url/* adviseOnDoubledApi */.VO)(refusal.prefix ?? '', named) : '';
    const text = `${describeRefusal(refusal)}. ${adviceOn(refusal, named)}${where}`;
    return new errors/* RefusedError */.fk(text, { operation, status, said, found, retryAfterMs });
}
function describeRefusal(refusal) {
    const { operation, status, said } = refusal;
    const meaning = isDocumentedStatus(status) ? ` (${statusMeanings[status]})` : '';
    const quoted = said === '' ? meaning : `: "${said.replace(/\.$/, '')}"`;
    return `${operation}: the platform answered ${status}${quoted}`;
}
function adviceOn({ status, found, access, effect, target, retryAfterMs }, named) {
    if (found === 'HTML' && status < 500)
        return (0,message/* message */.i) `refused-html: The answer was an HTML page, not JSON: is ${named('base-url')} the address of a website or a sign-in page instead of the API?`;
    if (status === 403)
        return adviceOnKey(access);
    if (status === 404 && target !== undefined)
        return `This key cannot see "${target}": check it for a typo, and that the key belongs to the same account or project.`;
    if (status === 429 && retryAfterMs !== undefined)
        return `It asks to wait ${Math.ceil(retryAfterMs / 1000)} s: try again after that.`;
    if (status < 500) {
        const text = advice[status] ?? `The request was not accepted.`;
        return typeof text === 'string' ? text : text(named);
    }
    return effect === 'read'
        ? `The platform could not complete it: try again later.`
        : (0,message/* message */.i) `refused-write-500: The write may have taken effect: check the state before you try again.`;
}
function adviceOnKey(access) {
    switch (access.kind) {
        case 'any-key':
            return `Any valid key may do this: check that it is from this platform.`;
        case 'account-only':
            return `Only an account key may do this; a read-only one cannot write.`;
        case 'capability':
            return `A ${access.serviceKey ? 'service or project key' : 'project key'} needs ${access.capability}:${access.level} for this; an account key may do it unless it is read-only, or its user may not. A key that is restricted to environments must name one of them.`;
        case 'own-project':
            return `This needs an account key with access to the project, or a key of the project.`;
        case 'not-shown':
            return (0,message/* message */.i) `refused-403: The key or its scope does not permit this. A key that is restricted to environments must name one of them.`;
        default:
            return access;
    }
}


/***/ }),

/***/ 187:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BG: () => (/* binding */ jsonOrText),
/* harmony export */   Vh: () => (/* binding */ readJson),
/* harmony export */   i4: () => (/* binding */ readBeginning),
/* harmony export */   ni: () => (/* binding */ readRefusal),
/* harmony export */   yR: () => (/* binding */ readText)
/* harmony export */ });
/* harmony import */ var _text_control_characters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4722);
/* harmony import */ var _text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4908);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1103);
/* harmony import */ var _text_parsed_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2802);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5373);
/* harmony import */ var _json_fields_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4544);






const largestAnswer = 16 * 1024 * 1024;
const largestRefusal = 64 * 1024;
const saidCharacters = 500;
async function readText(operation, response) {
    const { text: body, cut } = await readBeginning(response.body, largestAnswer);
    if (!cut)
        return body;
    const { status } = response;
    const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_2__/* .message */ .i) `answer-too-large: ${operation}: the platform answered ${status} with more than 16 MiB.`;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UnreadableError */ .Gy(text, { operation, status });
}
async function readJson(operation, response, named) {
    const text = await readText(operation, response);
    try {
        return (0,_text_parsed_json_js__WEBPACK_IMPORTED_MODULE_3__/* .parseJson */ .q)(text);
    }
    catch (cause) {
        const { status } = response;
        const found = detectKind(text);
        const sentence = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_2__/* .message */ .i) `answer-not-json: ${operation}: the answer was ${found}, not JSON (status ${status}). Check ${named('base-url')}.`;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UnreadableError */ .Gy(sentence, { operation, status, cause, found });
    }
}
function jsonOrText(text) {
    if (text === '')
        return undefined;
    try {
        return (0,_text_parsed_json_js__WEBPACK_IMPORTED_MODULE_3__/* .parseJson */ .q)(text);
    }
    catch {
        return text;
    }
}
async function readRefusal(response, redact) {
    const { text } = await readBeginning(response.body, largestRefusal).catch(() => ({ text: '' }));
    try {
        const plain = (0,_text_control_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .removeColour */ .F4)((0,_text_control_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .removeControls */ .bI)(redact(errorIn((0,_text_parsed_json_js__WEBPACK_IMPORTED_MODULE_3__/* .parseJson */ .q)(text)))));
        const said = redact((0,_text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_4__/* .oneLine */ .TN)(plain)).trim();
        return { said: said.slice(0, saidCharacters), found: 'JSON' };
    }
    catch {
        return { said: '', found: detectKind(text) };
    }
}
function detectKind(text) {
    const start = text.trimStart();
    if (start === '')
        return 'an empty body';
    if (start.startsWith('<'))
        return 'HTML';
    return /^[[{"]/.test(start) ? 'broken JSON' : 'plain text';
}
function errorIn(body) {
    if (!(0,_json_fields_js__WEBPACK_IMPORTED_MODULE_5__/* .isFields */ .C)(body))
        return '';
    const { error, message: reasons, errors } = body;
    const said = ((0,_json_fields_js__WEBPACK_IMPORTED_MODULE_5__/* .isFields */ .C)(error) ? error['message'] : error) ?? reasons ?? '';
    const text = typeof said === 'string' ? said : JSON.stringify(said);
    const details = Array.isArray(errors) ? errors.map(formatDetail).filter((detail) => detail !== '') : [];
    return [text, details.join('; ')].filter((part) => part !== '').join(': ');
}
function formatDetail(error) {
    if (typeof error === 'string')
        return error;
    if (!(0,_json_fields_js__WEBPACK_IMPORTED_MODULE_5__/* .isFields */ .C)(error))
        return '';
    const { message, field, code } = error;
    if (typeof message === 'string')
        return message;
    return [field, code].filter((part) => typeof part === 'string').join(' is ');
}
async function readBeginning(body, limit) {
    const chunks = [];
    let left = limit;
    for await (const chunk of body) {
        chunks.push(chunk.subarray(0, left));
        left -= chunk.length;
        if (left < 0)
            break;
    }
    return { text: new TextDecoder().decode(Buffer.concat(chunks)), cut: left < 0 };
}


/***/ }),

/***/ 4503:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Js: () => (/* binding */ abortReason),
/* harmony export */   mu: () => (/* binding */ parseRetryAfter),
/* harmony export */   ux: () => (/* binding */ repeat)
/* harmony export */ });
/* unused harmony exports maximumTries, countTries, mayRepeat, nextWait */
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5373);

const maximumTries = 5;
const fewTries = [
    [/^ENOTFOUND$/, 2],
    [/^(?:EPROTO$|ERR_SSL_|ERR_TLS_|CERT_|UNABLE_TO_|SELF_SIGNED_|DEPTH_ZERO_|HPE_)/, 1],
];
const firstWindowMs = 500;
const widestWindowMs = 10_000;
const permanent = new Set([501, 505]);
async function repeat(attempt, options) {
    const { clock, random, scope, effect, retries = true, onRetry, heldUntilMs = () => 0 } = options;
    for (let tries = 1;; tries++) {
        try {
            return await attempt();
        }
        catch (error) {
            if (scope.signal.aborted)
                throw abortReason(scope, error);
            if (!retries || !mayRepeat(error, effect))
                throw error;
            const hintMs = error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .RefusedError */ .fk ? error.retryAfterMs : undefined;
            const wait = tries >= countTries(error) ? undefined : nextWait({ tries, hintMs, leftMs: scope.leftMs }, random);
            if (wait === undefined)
                throw error;
            if (error instanceof Error)
                onRetry?.(error, wait);
            let dueMs = clock.now() + wait;
            await clock.sleep(wait, scope.signal);
            for (let heldMs = heldUntilMs(); heldMs > dueMs; heldMs = heldUntilMs()) {
                if (heldMs - dueMs >= scope.leftMs)
                    throw error;
                await clock.sleep(heldMs - dueMs, scope.signal);
                dueMs = heldMs;
            }
        }
    }
}
function countTries(error) {
    const code = error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .NoAnswerError */ .i5 ? error.code : undefined;
    const [, tries = maximumTries] = fewTries.find(([codes]) => code !== undefined && codes.test(code)) ?? [];
    return tries;
}
function abortReason(scope, error) {
    return error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .NoAnswerError */ .i5 && !error.sent ? error : scope.signal.reason;
}
function mayRepeat(error, effect) {
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .NoAnswerError */ .i5)
        return !error.sent || effect === 'read';
    if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .RefusedError */ .fk))
        return false;
    if (error.status === 429)
        return true;
    return effect === 'read' && error.status >= 500 && !permanent.has(error.status);
}
function nextWait({ tries, hintMs = 0, leftMs }, random) {
    if (tries >= maximumTries)
        return undefined;
    const windowMs = Math.min(widestWindowMs, firstWindowMs * 2 ** (tries - 1));
    const wait = Math.max(Math.round(random() * windowMs), hintMs);
    return wait < leftMs ? wait : undefined;
}
function parseRetryAfter(header, answeredAtMs) {
    const text = header?.trim();
    if (text === undefined || text === '')
        return undefined;
    if (/^\d+(?:\.\d+)?$/.test(text))
        return Math.ceil(Number(text) * 1000);
    if (!/^[A-Za-z]{3,9},? /.test(text))
        return undefined;
    const date = Date.parse(text);
    return Number.isNaN(date) || answeredAtMs === undefined ? undefined : Math.max(0, date - answeredAtMs);
}


/***/ }),

/***/ 4622:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {



__webpack_require__.d(__webpack_exports__, {
  s: () => (/* binding */ UndiciTransport)
});


var external_node_dns_ = __webpack_require__(610);

var defined_fields = __webpack_require__(5023);

var message = __webpack_require__(1103);

var errors = __webpack_require__(5373);

var external_node_stream_ = __webpack_require__(7075);

var unreachable = __webpack_require__(6195);
;




const zstdWindowLog = 23;
class UndiciRequest {
    #request;
    #named;
    #onEnd;
    #onAbort = () => this.#stop(this.#toReason(this.#request.signal.reason));
    #response = Promise.withResolvers();
    #controller;
    #body;
    #received = 0;
    #stopped;
    #ended = false;
    constructor(request, named, onEnd) {
        this.#request = request;
        this.#named = named;
        this.#onEnd = onEnd;
        request.signal.addEventListener('abort', this.#onAbort, { once: true });
    }
    get response() {
        return this.#response.promise;
    }
    get started() {
        return this.#controller !== undefined;
    }
    onRequestStart(controller) {
        this.#controller = controller;
        if (this.#stopped !== undefined)
            controller.abort(toError(this.#stopped.reason));
    }
    onResponseStart(controller, status, headers) {
        if (status < 200 || this.#stopped !== undefined)
            return;
        const body = new external_node_stream_.Readable({
            read: () => controller.resume(),
            destroy: (error, done) => {
                if (!this.#ended)
                    controller.abort(error ?? new Error('The answer was not wanted to its end'));
                this.#end();
                done(error);
            },
        });
        body.on('error', () => { });
        this.#body = body;
        this.#response.resolve({
            status,
            header: (name) => [headers[name]].flat()[0],
            body: this.#read(body, status, [headers['content-encoding'] ?? []].flat().join()),
            discard: () => body.destroy(),
        });
    }
    onResponseData(controller, chunk) {
        this.#received += chunk.length;
        if (this.#body?.push(chunk) === false)
            controller.pause();
    }
    onResponseEnd() {
        this.#ended = true;
        this.#end();
        this.#body?.push(null);
    }
    onResponseError(_, error) {
        this.fail(error);
    }
    async *watch(chunks) {
        try {
            yield* chunks;
        }
        catch (error) {
            this.#stop(error);
            throw error;
        }
    }
    fail(error) {
        if (this.#stopped === undefined)
            this.#stop(this.#noAnswer(error));
        this.#end();
    }
    async *#read(body, status, encoding) {
        const { operation, signal } = this.#request;
        const decoder = findDecoder(encoding);
        if (decoder === undefined) {
            body.destroy();
            const text = (0,message/* message */.i) `answer-encoding-unknown: ${operation}: the platform answered ${status} with the content encoding "${encoding.slice(0, 60)}", which Taxiway cannot read. It reads gzip, deflate, br and zstd.`;
            throw new errors/* UnreadableError */.Gy(text, { operation, status });
        }
        try {
            const decoded = decoder === 'identity' ? body : (0,external_node_stream_.pipeline)(body, decoder, () => { });
            yield* decoded === body ? body : (0,external_node_stream_.addAbortSignal)(signal, decoded);
            if (decoder !== 'identity' && /zstd/i.test(encoding) && decoder.bytesWritten < this.#received)
                throw new Error('it has several parts');
        }
        catch (cause) {
            if (this.#stopped !== undefined)
                throw this.#stopped.reason;
            signal.throwIfAborted();
            if (decoder === 'identity')
                throw cause;
            if (isCutOff(cause)) {
                if (decoder.bytesWritten === 0)
                    return;
                throw this.#noAnswer(cause);
            }
            const text = (0,message/* message */.i) `answer-not-decompressed: ${operation}: the platform answered ${status} with a body that could not be decompressed (${(0,unreachable/* formatDetail */.hd)(cause)}).`;
            throw new errors/* UnreadableError */.Gy(text, { operation, status, cause });
        }
    }
    #stop(reason) {
        if (this.#ended || this.#stopped !== undefined)
            return;
        this.#stopped = { reason };
        this.#response.reject(reason);
        this.#controller?.abort(toError(reason));
        this.#body?.destroy(toError(reason));
        this.#end();
    }
    #end() {
        this.#request.signal.removeEventListener('abort', this.#onAbort);
        this.#onEnd();
    }
    #toReason(reason) {
        if (!(reason instanceof errors/* NoAnswerError */.i5) || this.started)
            return reason;
        const { operation, origin } = this.#request;
        const named = this.#named;
        const advice = named && ` Check ${named('base-url')}, and the network or proxy of this machine.`;
        const text = `${operation}: ${origin} could not be reached in time.${advice ?? ''}`;
        return new errors/* NoAnswerError */.i5(text, { operation, sent: false });
    }
    #noAnswer(cause) {
        const { operation, origin } = this.#request;
        const sent = this.started;
        const text = sent
            ? (0,message/* message */.i) `connection-broken: ${operation}: the connection broke before the whole answer arrived (${(0,unreachable/* formatDetail */.hd)(cause)}).`
            : (0,unreachable/* describeUnreachable */.aN)(operation, origin, cause, this.#named);
        return new errors/* NoAnswerError */.i5(text, { operation, sent, cause, code: (0,unreachable/* readCode */.wr)(cause) || undefined });
    }
}
function toError(reason) {
    return reason instanceof Error ? reason : new Error('aborted', { cause: reason });
}
function findDecoder(header) {
    const names = header.split(',').map((name) => name.trim().toLowerCase().replace(/^x-/, ''));
    const [name = 'identity', ...others] = names.filter((each) => each !== '' && each !== 'identity');
    if (others.length > 0)
        return undefined;
    if (name === 'identity')
        return name;
    const zlib = process.getBuiltinModule('node:zlib');
    switch (name) {
        case 'gzip':
            return zlib.createGunzip();
        case 'deflate':
            return zlib.createInflate();
        case 'br':
            return zlib.createBrotliDecompress();
        case 'zstd':
            return zlib.createZstdDecompress({ params: { [zlib.constants.ZSTD_d_windowLogMax]: zstdWindowLog } });
        default:
            return undefined;
    }
}
function isCutOff(error) {
    return error instanceof Error && 'code' in error && error.code === 'Z_BUF_ERROR';
}

;





const connectTimeoutMs = 10_000;
const keepAliveMs = 4_000;
class UndiciTransport {
    #proxy;
    #named;
    #connecting = new PendingConnections();
    #unstarted = new Set();
    #agent;
    constructor(proxy = {}, named) {
        this.#proxy = proxy;
        this.#named = named;
    }
    async send(request) {
        this.#agent ??= openAgent(this.#proxy, this.#connecting);
        const agent = await this.#agent;
        request.signal.throwIfAborted();
        const exchange = new UndiciRequest(request, this.#named, () => this.#ended(exchange, request.signal));
        this.#unstarted.add(exchange);
        try {
            agent.dispatch(toDispatchOptions(request, exchange), exchange);
        }
        catch (error) {
            exchange.fail(error);
        }
        return exchange.response;
    }
    async [Symbol.asyncDispose]() {
        const agent = await this.#agent?.catch(() => undefined);
        this.#connecting.abandon(new Error('closed'));
        await agent?.destroy();
    }
    #ended(exchange, signal) {
        this.#unstarted.delete(exchange);
        if (!signal.aborted || exchange.started)
            return;
        for (const other of this.#unstarted)
            if (!other.started)
                return;
        this.#connecting.abandon(new Error('aborted'));
    }
}
async function openAgent(proxy, connecting) {
    const { Agent, EnvHttpProxyAgent, Pool, buildConnector } = await __webpack_require__.e(/* import() */ 723).then(__webpack_require__.t.bind(__webpack_require__, 7723, 19));
    const connector = buildConnector({ timeout: connectTimeoutMs, allowH2: false, lookup: findAddresses });
    const common = { connect: connecting.watch(connector), allowH2: false };
    if (proxy === 'direct')
        return new Agent({ ...common, keepAliveTimeout: keepAliveMs });
    try {
        return new EnvHttpProxyAgent({
            ...common,
            clientFactory: (origin) => new Pool(origin, common),
            requestTls: { timeout: connectTimeoutMs, allowH2: false },
            keepAliveTimeout: keepAliveMs,
            ...(0,defined_fields/* definedFields */.X)({ httpProxy: proxy.https, httpsProxy: proxy.https, noProxy: proxy.no }),
        });
    }
    catch {
        const text = (0,message/* message */.i) `proxy-invalid: HTTPS_PROXY or HTTP_PROXY is not a URL. Use one such as \`http://host:3128\`.`;
        throw new errors/* InputError */.dz('proxy', text);
    }
}
function toDispatchOptions(request, exchange) {
    const { body, method, origin, path, headersTimeoutMs, idleTimeoutMs } = request;
    const common = { method, origin, path, headersTimeout: headersTimeoutMs, bodyTimeout: idleTimeoutMs };
    if (body === undefined)
        return { ...common, headers: request.headers };
    return {
        ...common,
        headers: { ...request.headers, 'content-length': String(body.length) },
        body: exchange.watch(body.chunks()),
    };
}
class PendingConnections {
    #sockets = new Set();
    watch(connector) {
        return (options, callback) => {
            const socket = connector(options, (...outcome) => {
                if (isSocket(socket))
                    this.#sockets.delete(socket);
                callback(...outcome);
            });
            if (isSocket(socket))
                this.#sockets.add(socket);
            return socket;
        };
    }
    abandon(reason) {
        for (const socket of this.#sockets)
            socket.destroy(reason);
        this.#sockets.clear();
    }
}
function isSocket(value) {
    return typeof value === 'object' && value !== null && 'destroy' in value && typeof value.destroy === 'function';
}
const findAddresses = (hostname, options, callback) => {
    (0,external_node_dns_.lookup)(/\.localhost\.?$/i.test(hostname) ? 'localhost' : hostname, options, callback);
};


/***/ }),

/***/ 6195:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MR: () => (/* binding */ whyNoAnswer),
/* harmony export */   aN: () => (/* binding */ describeUnreachable),
/* harmony export */   hd: () => (/* binding */ formatDetail),
/* harmony export */   wr: () => (/* binding */ readCode)
/* harmony export */ });
/* harmony import */ var _text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4908);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1103);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5373);



function describeUnreachable(operation, origin, cause, named) {
    if (named === undefined)
        return `${operation}: ${origin} could not be reached (${formatDetail(cause)}).`;
    const { hostname, host, port, protocol } = new URL(origin);
    const { code, at } = explainFailure(cause);
    if (code === 'ENOTFOUND' && at.hostname === hostname) {
        return (0,_text_message_js__WEBPACK_IMPORTED_MODULE_1__/* .message */ .i) `name-not-found: ${operation}: the name "${hostname}" was not found (ENOTFOUND). Is the host in ${named('base-url')} spelled correctly, and does this machine resolve it?`;
    }
    if (code === 'ECONNREFUSED' && at.port === Number(port || (protocol === 'https:' ? 443 : 80))) {
        return (0,_text_message_js__WEBPACK_IMPORTED_MODULE_1__/* .message */ .i) `connection-refused: ${operation}: nothing accepts connections at ${host} (ECONNREFUSED). Are host and port in ${named('base-url')} correct, and is the platform running?`;
    }
    if (protocol === 'https:' && isWithoutTls(code, cause)) {
        return (0,_text_message_js__WEBPACK_IMPORTED_MODULE_1__/* .message */ .i) `not-https: ${operation}: ${host} does not speak https. Is the port in ${named('base-url')} the one for https?`;
    }
    if (/^(?:CERT_|ERR_TLS_CERT_|UNABLE_TO_|SELF_SIGNED_|DEPTH_ZERO_)/.test(code)) {
        return (0,_text_message_js__WEBPACK_IMPORTED_MODULE_1__/* .message */ .i) `certificate-not-accepted: ${operation}: the certificate of ${host} was not accepted (${code}). Is the host in ${named('base-url')} correct? For a certificate of your own authority, set NODE_EXTRA_CA_CERTS.`;
    }
    return (0,_text_message_js__WEBPACK_IMPORTED_MODULE_1__/* .message */ .i) `platform-unreachable: ${operation}: ${origin} could not be reached (${formatDetail(cause)}). Check ${named('base-url')}, and the network or proxy of this machine.`;
}
function readCode(cause) {
    return explainFailure(cause).code;
}
function formatDetail(cause) {
    if (!(cause instanceof Error))
        return String(cause);
    const code = readCode(cause) || cause.name;
    if (/^(?:EPROTO$|ERR_SSL_)/.test(code))
        return code;
    return cause.message === '' || cause.message.includes(code) ? cause.message || code : `${code}: ${cause.message}`;
}
function whyNoAnswer(error) {
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .NoAnswerError */ .i5 && error.cause !== undefined)
        return formatDetail(error.cause);
    const text = error instanceof Error ? error.message : String(error);
    const operation = error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .NoAnswerError */ .i5 ? `${error.operation}: ` : '';
    return (0,_text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutFullStop */ .Qu)(text.startsWith(operation) ? text.slice(operation.length) : text);
}
function explainFailure(cause) {
    const [first = cause] = cause instanceof AggregateError ? cause.errors : [];
    if (!(first instanceof Error))
        return { code: '', at: {} };
    const at = { hostname: 'hostname' in first ? first.hostname : '', port: 'port' in first ? first.port : '' };
    if ('code' in first && typeof first.code === 'string')
        return { code: first.code, at };
    return { code: first.name === 'HTTPParserError' ? 'HPE_INVALID' : '', at };
}
function isWithoutTls(code, cause) {
    if (/^ERR_SSL_(?:WRONG_VERSION_NUMBER|PACKET_LENGTH_TOO_LONG|HTTP_REQUEST|UNEXPECTED_MESSAGE)$/.test(code))
        return true;
    return (code === 'EPROTO' && cause instanceof Error && /wrong version number|packet length too long/.test(cause.message));
}


/***/ }),

/***/ 2356:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {



__webpack_require__.d(__webpack_exports__, {
  n: () => (/* binding */ buildUserAgent)
});


var errors = __webpack_require__(5373);
;
const version = '0.1.0';

;


function buildUserAgent(addition = '') {
    if (!/^[\x20-\x7E]*$/.test(addition))
        throw new errors/* InputError */.dz('userAgent', 'The user agent must be printable ASCII.');
    return addition === '' ? `taxiway/${version}` : `taxiway/${version} ${addition}`;
}


/***/ }),

/***/ 4544:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ isFields),
/* harmony export */   w: () => (/* binding */ readId)
/* harmony export */ });
function isFields(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function readId(value, keys = ['id']) {
    const ids = isFields(value) ? keys.map((key) => value[key]) : [];
    const id = ids.find((each) => typeof each === 'number' || (typeof each === 'string' && each !== ''));
    return id === undefined ? undefined : String(id);
}


/***/ }),

/***/ 6622:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ isReadOnlyKey),
/* harmony export */   _: () => (/* binding */ readKeyKind)
/* harmony export */ });
function readKeyKind(identity) {
    const { keyScope: scope } = identity;
    const word = kindWord(identity);
    if (scope?.serviceId || word.includes('service'))
        return 'service';
    if (word.includes('account') || (!scope && !word.includes('project')))
        return 'account';
    return 'project';
}
function isReadOnlyKey(identity) {
    const [fields, scope] = readAnswer(identity);
    return fields['readOnly'] === true || scope['readOnly'] === true || /read[-_ ]?only/.test(kindWord(identity));
}
function kindWord(identity) {
    const [fields, scope] = readAnswer(identity);
    const words = [scope['kind'], fields['keyKind'], fields['kind']];
    return String(words.find((word) => typeof word === 'string') ?? '').toLowerCase();
}
function readAnswer(identity) {
    return [identity, identity.keyScope ?? {}];
}


/***/ }),

/***/ 5997:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cg: () => (/* binding */ checkPath),
/* harmony export */   Qz: () => (/* binding */ toQuery),
/* harmony export */   b0: () => (/* binding */ toPath)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5373);

function toPath(template, values) {
    return template.replace(/\{(\w+)\}/g, (_, name) => toSegment(name, values[name]));
}
function toSegment(name, value) {
    if (typeof value !== 'string' || value === '')
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz(name, `The argument "${name}" must not be empty.`);
    if (value === '.' || value === '..')
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz(name, `The argument "${name}" must not be "${value}": it would change the path.`);
    return encodeURIComponent(wellFormed(name, value));
}
function toQuery(values) {
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries(values))
        if (value !== undefined)
            query.append(name, spelled(name, value));
    return query.size === 0 ? '' : `?${query}`;
}
function spelled(name, value) {
    if (typeof value === 'number' && Number.isInteger(value))
        return BigInt(value).toString();
    return wellFormed(name, String(value));
}
function wellFormed(name, text) {
    if (!text.isWellFormed())
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz(name, `The argument "${name}" is not well-formed Unicode.`);
    return text;
}
function checkPath(path) {
    const problem = findProblem(path);
    if (problem !== undefined)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('path', problem);
    return path;
}
function findProblem(path) {
    if (!path.startsWith('/') || path.startsWith('//'))
        return 'The path must begin with exactly one slash, as it is relative to `base-url`.';
    if (!/^[\x21-\x7E]+$/.test(path) || /[\\#]/.test(path))
        return `The path must be percent-encoded ASCII without backslash, fragment or space.`;
    const [steps = ''] = path.split('?', 1);
    if (steps.split('/').some((step) => /^(?:\.|%2e){1,2}$/i.test(step)))
        return `The path must not contain the segments "." or "..".`;
    return undefined;
}


/***/ }),

/***/ 7239:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ AbortScope)
/* harmony export */ });
/* harmony import */ var _clock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(342);

class AbortScope {
    #controller = new AbortController();
    #closed = new AbortController();
    #clock;
    #endMs;
    #onClose;
    constructor({ clock = _clock_js__WEBPACK_IMPORTED_MODULE_0__/* .systemClock */ .m, signal, timeoutMs = Number.POSITIVE_INFINITY, onTimeout = () => new DOMException('timed out', 'TimeoutError'), onClose, }) {
        this.#clock = clock;
        this.#onClose = onClose;
        this.#endMs = clock.now() + timeoutMs;
        if (signal?.aborted) {
            this.abort(signal.reason);
            return;
        }
        const onAbort = () => this.abort(signal?.reason);
        signal?.addEventListener('abort', onAbort, { once: true });
        this.#closed.signal.addEventListener('abort', () => signal?.removeEventListener('abort', onAbort), { once: true });
        if (timeoutMs <= 0)
            this.abort(onTimeout());
        else if (timeoutMs < Number.POSITIVE_INFINITY)
            clock.sleep(timeoutMs, this.#closed.signal).then(() => this.abort(onTimeout()), () => { });
    }
    get signal() {
        return this.#controller.signal;
    }
    get leftMs() {
        return this.#endMs - this.#clock.now();
    }
    abort(reason) {
        this.#controller.abort(reason);
    }
    [Symbol.dispose]() {
        this.#closed.abort(_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .discarded */ .e);
        this.#onClose?.();
    }
}


/***/ }),

/***/ 342:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ discarded),
/* harmony export */   m: () => (/* binding */ systemClock)
/* harmony export */ });
const discarded = 'not needed';
const longestTimer = 2 ** 31 - 1;
const systemClock = {
    now: () => performance.now(),
    date: () => new Date(),
    sleep: (ms, signal) => new Promise((resolve, reject) => {
        if (signal?.aborted) {
            reject(signal.reason);
            return;
        }
        const onAbort = () => {
            clearTimeout(timer);
            reject(signal?.reason);
        };
        const timer = setTimeout(() => {
            signal?.removeEventListener('abort', onAbort);
            resolve();
        }, Math.min(ms, longestTimer));
        signal?.addEventListener('abort', onAbort, { once: true });
    }),
};


/***/ }),

/***/ 5557:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ Run)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5373);
/* harmony import */ var _abort_scope_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7239);
/* harmony import */ var _clock_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(342);
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



const defaultTimeoutMs = 30 * 60_000;
class Run {
    clock;
    random;
    signal;
    deadlineMs;
    inDoubt = false;
    #startMs;
    constructor(options) {
        this.clock = options.clock ?? _clock_js__WEBPACK_IMPORTED_MODULE_2__/* .systemClock */ .m;
        this.random = options.random ?? Math.random;
        this.signal = options.signal ?? new AbortController().signal;
        this.deadlineMs = options.timeoutMs ?? defaultTimeoutMs;
        this.#startMs = this.clock.now();
    }
    elapsed() {
        return this.clock.now() - this.#startMs;
    }
    remaining() {
        return this.deadlineMs - this.elapsed();
    }
    sleep(ms) {
        return this.clock.sleep(Math.max(0, ms), this.signal);
    }
    async waitWhileHeld(platform, signal = this.signal) {
        while (platform.heldMs > 0) {
            if (platform.heldMs > this.remaining())
                return false;
            await this.clock.sleep(platform.heldMs, signal);
        }
        return true;
    }
    async within(ms, operation, work, parent = this.signal) {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            parent.throwIfAborted();
            const text = `${operation}: no answer within ${Math.round(ms / 100) / 10} s.`;
            const onTimeout = () => new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .NoAnswerError */ .i5(text, { operation, sent: true });
            const scope = __addDisposableResource(env_1, new _abort_scope_js__WEBPACK_IMPORTED_MODULE_1__/* .AbortScope */ .D({ clock: this.clock, signal: parent, timeoutMs: ms, onTimeout }), false);
            return await work(scope.signal);
        }
        catch (e_1) {
            env_1.error = e_1;
            env_1.hasError = true;
        }
        finally {
            __disposeResources(env_1);
        }
    }
}


/***/ }),

/***/ 9248:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ SerialQueue)
/* harmony export */ });
class SerialQueue {
    #last = Promise.resolve();
    run(work) {
        const done = this.#last.then(work);
        this.#last = Promise.allSettled([done]);
        return done;
    }
    async idle() {
        await this.#last;
    }
}


/***/ }),

/***/ 7279:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DV: () => (/* binding */ abortLater),
/* harmony export */   kL: () => (/* binding */ isTimeout),
/* harmony export */   wj: () => (/* binding */ withTimeout)
/* harmony export */ });
/* harmony import */ var _abort_scope_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7239);
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

async function withTimeout(work, ms, signal) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const scope = __addDisposableResource(env_1, new _abort_scope_js__WEBPACK_IMPORTED_MODULE_0__/* .AbortScope */ .D({ signal, timeoutMs: ms }), false);
        const { promise, reject } = Promise.withResolvers();
        const onAbort = () => reject(scope.signal.reason);
        scope.signal.addEventListener('abort', onAbort, { once: true });
        if (scope.signal.aborted)
            onAbort();
        return await Promise.race([work, promise]);
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        __disposeResources(env_1);
    }
}
function abortLater(signal, ms) {
    const later = new AbortController();
    const begin = () => void setTimeout(() => later.abort(signal.reason), ms).unref();
    if (signal.aborted)
        begin();
    else
        signal.addEventListener('abort', begin, { once: true });
    return later.signal;
}
function isTimeout(error) {
    return error instanceof DOMException && error.name === 'TimeoutError';
}


/***/ }),

/***/ 7754:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {



__webpack_require__.d(__webpack_exports__, {
  W: () => (/* binding */ openPlatform),
  d: () => (/* binding */ readConnection)
});


var input_name = __webpack_require__(2950);

var message = __webpack_require__(1103);

var errors = __webpack_require__(5373);

var external_node_util_ = __webpack_require__(7975);

var redactor = __webpack_require__(367);
;


class Secret {
    #value;
    constructor(value) {
        this.#value = value;
    }
    reveal() {
        return this.#value;
    }
    toString() {
        return redactor/* redacted */.pc;
    }
    toJSON() {
        return redactor/* redacted */.pc;
    }
    [external_node_util_.inspect.custom]() {
        return redactor/* redacted */.pc;
    }
}

;




function parseApiKey(given, named = input_name/* nameAsInput */.A) {
    const key = typeof given === 'string' ? new Secret(given) : given;
    const problem = findProblem(key.reveal(), named);
    if (problem !== undefined)
        throw new errors/* InputError */.dz('api-key', problem);
    return key;
}
function findProblem(key, named) {
    if (key.trim() === '')
        return `${named('api-key')} is empty. Use a key from the dashboard.`;
    if (/[\r\n]/.test(key))
        return (0,message/* message */.i) `api-key-line-break: ${named('api-key')} contains a line break. Store the key without one.`;
    if (/^(["'`]).*\1$/.test(key))
        return (0,message/* message */.i) `api-key-quoted: ${named('api-key')} is in quotes, which are not a part of the key. Store the key without them.`;
    if (/^[\x21-\x7E]+$/.test(key))
        return undefined;
    return `${named('api-key')} contains a space, a control character or a non-ASCII character. Store the key alone.`;
}


var operations = __webpack_require__(3380);

var base_url = __webpack_require__(3651);

var built_call = __webpack_require__(5930);

var json_fields = __webpack_require__(4544);
;


const mostEmpty = 20;
async function* readPages(before, read) {
    const seen = new Set();
    const known = new Set();
    let empty = 0;
    for (let cursor = before;;) {
        const { body, answeredAtMs } = await read(cursor);
        const page = parseHistoryPage(body);
        const rows = page.deployments.map(identify);
        if (rows.length > 0 && rows.every((row) => known.has(row)))
            throw unreadable('a page of rows that it gave before');
        for (const row of rows)
            known.add(row);
        empty = rows.length === 0 ? empty + 1 : 0;
        if (empty === mostEmpty && page.nextCursor !== undefined)
            throw unreadable(`${mostEmpty} empty pages in a row`);
        yield { ...page, answeredAtMs };
        if (cursor !== undefined)
            seen.add(String(cursor));
        if (page.nextCursor === undefined)
            return;
        if (seen.has(String(page.nextCursor)))
            throw unreadable('a cursor that it gave before');
        cursor = page.nextCursor;
    }
}
function identify(row) {
    const { deploymentId } = row;
    return typeof deploymentId === 'string' ? deploymentId : JSON.stringify(row);
}
function parseHistoryPage(body) {
    const deployments = (0,json_fields/* isFields */.C)(body) ? body['deployments'] : undefined;
    if (!(0,json_fields/* isFields */.C)(body) || !Array.isArray(deployments))
        throw unreadable('no "deployments"');
    return { deployments: deployments.filter(json_fields/* isFields */.C), nextCursor: cursorIn(body['nextCursor']) };
}
function cursorIn(value) {
    if (typeof value !== 'number' && typeof value !== 'string')
        return undefined;
    return value === 0 || value === '' || value === '0' ? undefined : value;
}
function unreadable(found) {
    const text = `list_deployments: the platform answered with ${found}.`;
    return new errors/* UnreadableError */.Gy(text, { operation: 'list_deployments', status: 200 });
}


var date_header = __webpack_require__(8699);

var exchange = __webpack_require__(168);
// EXTERNAL MODULE: ./build/node_modules/valibot/index.mjs
var valibot = __webpack_require__(3374);
;




function parseResult(name, status, body) {
    const { result } = operations/* operations */.zU[name];
    const shaped = result.type === 'loose_object' && Array.isArray(body) ? null : body;
    const parsed = valibot/* safeParse */.xL(result, shaped, { abortEarly: true });
    if (parsed.success)
        return parsed.output;
    const field = valibot/* getDotPath */.Bu(parsed.issues[0]);
    const text = field === null
        ? `${name}: the platform answered ${status} with a body of another shape.`
        : (0,message/* message */.i) `answer-field: ${name}: the platform answered ${status} with no usable "${field}".`;
    const effect = operations/* operations */.zU[name].effect === 'read' ? '' : ` The write may still have taken effect: check the state.`;
    throw new errors/* UnreadableError */.Gy(text + effect, { operation: name, status, body });
}


var response_body = __webpack_require__(187);

var undici_transport = __webpack_require__(4622);

var user_agent = __webpack_require__(2356);
// EXTERNAL MODULE: ./node_modules/eventsource-parser/dist/parse.js + 1 modules
var parse = __webpack_require__(6085);
;

const largestEvent = 1024 * 1024;
async function* parseEvents(body) {
    const decoder = new TextDecoder();
    let events = [];
    let tooLarge = false;
    const parser = (0,parse/* createParser */.C)({
        maxBufferSize: largestEvent,
        onEvent: ({ id, event, data }) => events.push({ id, event, data }),
        onError: ({ type }) => (tooLarge ||= type === 'max-buffer-size-exceeded'),
    });
    for await (const chunk of body) {
        parser.feed(decoder.decode(chunk, { stream: true }));
        if (events.length > 0)
            yield events;
        events = [];
        if (tooLarge)
            throw new RangeError('an event of the stream has no end');
    }
}


var parsed_json = __webpack_require__(2802);
;

const [quote, comma, backslash] = [0x22, 0x2c, 0x5c];
const [openBracket, closeBracket, openBrace, closeBrace] = [0x5b, 0x5d, 0x7b, 0x7d];
const largestElement = 8 * 1024 * 1024;
class JsonArrayParser {
    #decoder = new TextDecoder();
    #place = 'start';
    #depth = 0;
    #inString = false;
    #escaped = false;
    #any = false;
    #pending = '';
    end() {
        if (this.#place !== 'end')
            throw new SyntaxError('the array is cut off');
    }
    feed(chunk, elements) {
        const text = this.#decoder.decode(chunk, { stream: true });
        let from = 0;
        if (this.#place === 'start') {
            const first = text.search(/[^ \t\r\n]/);
            if (first < 0)
                return;
            if (text[first] !== '[')
                throw new SyntaxError('no array begins here');
            this.#place = 'element';
            from = first + 1;
        }
        while (this.#place === 'element') {
            const at = this.#scan(text, from);
            this.#pending += text.slice(from, at);
            if (this.#pending.length > largestElement)
                throw new RangeError('an element of the array has no end');
            if (at === text.length)
                return;
            const isLast = text[at] === ']';
            if (isLast)
                this.#place = 'end';
            if (!isLast || this.#any || !isBlank(this.#pending))
                elements.push(json_array_parse(this.#pending));
            this.#any = true;
            this.#pending = '';
            from = at + 1;
        }
        if (!isBlank(text.slice(from)))
            throw new SyntaxError('something follows the array');
    }
    #scan(text, from) {
        for (let at = from; at < text.length; at++) {
            const code = text.charCodeAt(at);
            if (this.#inString) {
                if (this.#escaped)
                    this.#escaped = false;
                else if (code === backslash)
                    this.#escaped = true;
                else if (code === quote)
                    this.#inString = false;
                continue;
            }
            switch (code) {
                case quote:
                    this.#inString = true;
                    break;
                case openBrace:
                case openBracket:
                    this.#depth++;
                    break;
                case comma:
                    if (this.#depth === 0)
                        return at;
                    break;
                case closeBracket:
                    if (this.#depth === 0)
                        return at;
                    this.#depth--;
                    break;
                case closeBrace:
                    if (this.#depth === 0)
                        throw new SyntaxError('a brace closes what was not opened');
                    this.#depth--;
                    break;
            }
        }
        return text.length;
    }
}
async function* parseElements(body) {
    const parser = new JsonArrayParser();
    for await (const chunk of body) {
        const elements = [];
        try {
            parser.feed(chunk, elements);
        }
        finally {
            if (elements.length > 0)
                yield elements;
        }
    }
    parser.end();
}
function json_array_parse(text) {
    try {
        return (0,parsed_json/* parseJson */.q)(text);
    }
    catch {
        throw new SyntaxError('an element of the array is not JSON');
    }
}
function isBlank(text) {
    return /^[ \t\r\n]*$/.test(text);
}

;


async function* readChunks(response, parse, { operation, expected, scope, named }) {
    const { status } = response;
    if (/^text\/html\b/i.test(response.header('content-type') ?? '')) {
        response.discard();
        const text = `${operation}: the platform answered ${status} with HTML instead of ${expected}. Check ${named('base-url')}.`;
        throw new errors/* UnreadableError */.Gy(text, { operation, status });
    }
    try {
        for await (const chunk of parse(response.body)) {
            scope.signal.throwIfAborted();
            yield chunk;
        }
    }
    catch (cause) {
        scope.signal.throwIfAborted();
        if (!(cause instanceof SyntaxError || cause instanceof RangeError))
            throw cause;
        const text = (0,message/* message */.i) `answer-unreadable: ${operation}: the answer could not be read: ${cause.message}.`;
        throw new errors/* UnreadableError */.Gy(text, { operation, status, cause });
    }
}
async function* oneByOne(chunks, signal) {
    for await (const items of chunks) {
        for (const item of items) {
            signal?.throwIfAborted();
            yield item;
        }
    }
}


var abort_scope = __webpack_require__(7239);

var time_clock = __webpack_require__(342);
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



















class Platform {
    baseUrl;
    named;
    #exchange;
    #transport;
    #clock;
    #retries;
    #open = new Set();
    #closed = false;
    constructor(options) {
        const { clock = time_clock/* systemClock */.m, random = Math.random, redact = (text) => text, retries = true } = options;
        const { named = input_name/* nameAsInput */.A } = options;
        const base = (0,base_url/* parseBaseUrl */.Q2)(options.baseUrl, named);
        const key = parseApiKey(options.apiKey, named);
        const userAgent = (0,user_agent/* buildUserAgent */.n)(options.userAgent);
        const transport = options.transport ?? new undici_transport/* UndiciTransport */.s(base.loopback ? 'direct' : options.proxy, named);
        this.named = named;
        this.baseUrl = base.origin + base.prefix;
        this.#clock = clock;
        this.#retries = retries;
        this.#transport = transport;
        const { onRetry, onSlow } = options;
        const headers = () => ({ authorization: `Bearer ${key.reveal()}`, 'user-agent': userAgent });
        const ofKey = new redactor/* Redactor */.pO(key.reveal());
        const redactAll = (text) => ofKey.redact(redact(text));
        this.#exchange = new exchange/* Exchange */.k({
            base,
            headers,
            redact: redactAll,
            transport,
            clock,
            random,
            onRetry,
            onSlow,
            named,
        });
    }
    get heldMs() {
        return this.#exchange.heldMs;
    }
    async call(name, args, options = {}) {
        return (await this.answer(name, args, options)).result;
    }
    async answer(name, args, options = {}) {
        const call = (0,built_call/* buildCall */.dX)(name, args);
        if ((0,operations/* operationOf */.zI)(name).events)
            throw new errors/* InputError */.dz('operation', `${name} is a stream: read it with streamLog().`);
        return await this.#result(name, call, options);
    }
    async send(name, fields, body, options = {}) {
        return (await this.#result(name, (0,built_call/* buildStreamedCall */.uz)(name, fields, body), options)).result;
    }
    async request(method, path, options = {}) {
        const call = (0,built_call/* buildUndocumentedCall */.mm)(method, path, options);
        return await this.#run(call, options, async (response) => {
            return { status: response.status, body: (0,response_body/* jsonOrText */.BG)(await (0,response_body/* readText */.yR)(call.operation, response)) };
        });
    }
    async *history(serviceId, options = {}) {
        const { limit, before } = options;
        const { operation } = (0,built_call/* buildCall */.dX)('list_deployments', { id: serviceId, limit });
        yield* readPages(before, (cursor) => {
            const call = (0,built_call/* buildCheckedCall */.W2)('list_deployments', { id: serviceId, limit, before: cursor });
            return this.#run(call, options, async (response) => {
                return { body: await (0,response_body/* readJson */.Vh)(operation, response, this.named), answeredAtMs: (0,date_header/* readAnswerTime */.S)(response) };
            });
        });
    }
    storedLog(deploymentId, options = {}) {
        return oneByOne(this.storedLogChunks(deploymentId, options), options.signal);
    }
    async *storedLogChunks(deploymentId, options = {}) {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const { after, idleMs = built_call/* readLimits */.BU.idleMs } = options;
            const plain = (0,built_call/* buildCall */.dX)('get_deployment_logs', { id: deploymentId, after });
            const call = { ...plain, limits: { ...built_call/* readLimits */.BU, headersMs: idleMs, idleMs } };
            const scope = __addDisposableResource(env_1, this.#begin(call, options), false);
            const response = await this.#respond(call, scope, options);
            yield* readChunks(response, parseElements, {
                operation: call.operation,
                expected: 'JSON',
                scope,
                named: this.named,
            });
        }
        catch (e_1) {
            env_1.error = e_1;
            env_1.hasError = true;
        }
        finally {
            __disposeResources(env_1);
        }
    }
    streamLog(deploymentId, options = {}) {
        return oneByOne(this.streamLogChunks(deploymentId, options), options.signal);
    }
    async *streamLogChunks(deploymentId, options = {}) {
        const env_2 = { stack: [], error: void 0, hasError: false };
        try {
            const plain = (0,built_call/* buildCall */.dX)('stream_deployment_logs', { id: deploymentId });
            const { lastEventId = '', idleMs = built_call/* streamLimits */.dI.idleMs } = options;
            const resume = lastEventId === '' ? {} : { 'last-event-id': lastEventId.replace(/[^\x20-\x7E]/g, '') };
            const call = {
                ...plain,
                headers: { ...plain.headers, ...resume },
                limits: { ...built_call/* streamLimits */.dI, headersMs: idleMs, idleMs },
            };
            const scope = __addDisposableResource(env_2, this.#begin(call, options), false);
            const response = await this.#respond(call, scope, { retries: false });
            try {
                yield [];
                const expected = 'an event stream';
                yield* readChunks(response, parseEvents, { operation: call.operation, expected, scope, named: this.named });
            }
            finally {
                response.discard();
            }
        }
        catch (e_2) {
            env_2.error = e_2;
            env_2.hasError = true;
        }
        finally {
            __disposeResources(env_2);
        }
    }
    async [Symbol.asyncDispose]() {
        this.#closed = true;
        for (const scope of this.#open)
            scope.abort(new errors/* InputError */.dz('platform', 'The platform was closed during the call.'));
        await this.#transport[Symbol.asyncDispose]();
    }
    #result(name, call, options) {
        return this.#run(call, options, async (response) => {
            const { status } = response;
            const result = parseResult(name, status, await (0,response_body/* readJson */.Vh)(name, response, this.named));
            return { status, result, answeredAtMs: (0,date_header/* readAnswerTime */.S)(response) };
        });
    }
    async #run(call, options, read) {
        const env_3 = { stack: [], error: void 0, hasError: false };
        try {
            const scope = __addDisposableResource(env_3, this.#begin(call, options), false);
            const { retries = this.#retries, onRetry } = options;
            return await this.#exchange.run(call, { scope, retries, onRetry }, read);
        }
        catch (e_3) {
            env_3.error = e_3;
            env_3.hasError = true;
        }
        finally {
            __disposeResources(env_3);
        }
    }
    #respond(call, scope, { retries = this.#retries, onRetry }) {
        return this.#exchange.run(call, { scope, retries, onRetry }, async (response) => response);
    }
    #begin({ operation, limits }, { signal, timeoutMs = limits.totalMs }) {
        if (this.#closed)
            throw new errors/* InputError */.dz('platform', 'The platform was closed.');
        const text = `${operation}: ${this.baseUrl} gave no whole answer within ${Math.round(timeoutMs) / 1000} s.`;
        const onTimeout = () => new errors/* NoAnswerError */.i5(text, { operation, sent: true });
        const onClose = () => this.#open.delete(scope);
        const scope = new abort_scope/* AbortScope */.D({ clock: this.#clock, signal, timeoutMs, onTimeout, onClose });
        this.#open.add(scope);
        return scope;
    }
}


var duration = __webpack_require__(839);
;





function openPlatform(connection, { redactor, console, inputs }) {
    const slow = new Set();
    let lastSaid;
    return new Platform({
        ...connection,
        named: inputs.named,
        onSlow(operation) {
            if (slow.has(operation))
                return;
            slow.add(operation);
            console.say(`${operation}: no answer after 5 s. Still waiting.`);
        },
        redact: (text) => redactor.redact(text),
        onRetry(error, waitMs) {
            const what = error.message === lastSaid ? '' : `${error.message} `;
            lastSaid = error.message;
            console.say(`${what}Trying again in ${(0,duration/* formatDuration */.a3)(Math.max(100, waitMs))}.`);
        },
    });
}
function readConnection(inputs) {
    const baseUrl = inputs.get('base-url');
    if (baseUrl === undefined) {
        const text = (0,message/* message */.i) `base-url-missing: ${inputs.named('base-url')} is empty. The step does not set it, or its variable does not exist or belongs to another environment. Check the name of the variable and where it is stored.`;
        throw new errors/* InputError */.dz('base-url', text);
    }
    const apiKey = inputs.get('api-key');
    if (apiKey === undefined) {
        const text = (0,message/* message */.i) `api-key-missing: ${inputs.named('api-key')} is empty. The step does not set it, its secret does not exist or belongs to another environment, or the run is for a fork or Dependabot. Check the name of the secret and where it is stored.`;
        throw new errors/* InputError */.dz('api-key', text);
    }
    return { baseUrl, apiKey: parseApiKey(apiKey, inputs.named) };
}


/***/ }),

/***/ 1997:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   __: () => (/* binding */ each),
/* harmony export */   sq: () => (/* binding */ ownUse),
/* harmony export */   xe: () => (/* binding */ declare)
/* harmony export */ });
function declare({ file = [], ...declared }) {
    const { kind, default: fallback } = declared;
    return {
        ...declared,
        places: file,
        read(name, given, named) {
            const value = given ?? fallback;
            return value === undefined ? undefined : kind.parse(name, value, named);
        },
    };
}
function each(use, ...hosts) {
    return Object.fromEntries(hosts.map((host) => [host, use]));
}
function ownUse(use) {
    if (use === undefined || use === true)
        return use && {};
    return typeof use === 'object' ? use : { text: use };
}


/***/ }),

/***/ 3319:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ variableName),
/* harmony export */   q: () => (/* binding */ parseDotenv)
/* harmony export */ });
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5373);
/* harmony import */ var _text_input_name_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2950);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1103);



const variableName = /^[A-Za-z_][A-Za-z0-9_]*$/;
const quotes = new Set(['"', "'", '`']);
const escapes = { n: '\n', r: '\r', '"': '"', '\\': '\\' };
function parseDotenv(text, named = _text_input_name_js__WEBPACK_IMPORTED_MODULE_1__/* .nameAsInput */ .A) {
    const variables = new Map();
    const normal = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
    for (let at = 0; at < normal.length;) {
        const entry = normal.includes('\0') ? { problem: 'a NUL character' } : readEntry(normal, at);
        if ('problem' in entry) {
            const line = normal.slice(0, at).split('\n').length;
            const why = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_2__/* .message */ .i) `dotenv-invalid: Line ${line} of ${named('env-vars')} is not a dotenv line: it has ${entry.problem}. Write \`NAME=value\` lines.`;
            throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('env-vars', why);
        }
        at = entry.end;
        if (entry.key === undefined)
            continue;
        const line = normal.slice(0, at - 1).split('\n').length;
        refuseVanished(entry, line, named);
        const before = variables.get(entry.key);
        if (before !== undefined && before !== entry.value)
            throw givenTwice(entry.key, line, named);
        variables.set(entry.key, entry.value);
    }
    return variables;
}
function givenTwice(name, line, named) {
    const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_2__/* .message */ .i) `env-vars-twice: ${named('env-vars')} gives ${whatIs(name, line)} two values, and one of them would be lost. Remove one of the lines. If a secret has several lines, put it into quotes.`;
    return new _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('env-vars', text);
}
function whatIs(name, line) {
    return variableName.test(name) ? `"${name}"` : `the variable in line ${line}`;
}
function refuseVanished({ key = '', value, unquoted }, line, named) {
    if (unquoted === undefined)
        return;
    const what = whatIs(key, line);
    if (unquoted === '') {
        const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_2__/* .message */ .i) `env-vars-empty: ${named('env-vars')} gives ${what} no value: a secret or variable that does not exist is empty. Define it, or remove the line. If it is to be empty, write \`""\` behind the \`=\`.`;
        throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('env-vars', text);
    }
    if (value === unquoted)
        return;
    const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_2__/* .message */ .i) `dotenv-value-cut: The value of ${what} in ${named('env-vars')} has a \`#\`, which begins a comment in dotenv, so the value would be cut. Put it into quotes.`;
    throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('env-vars', text);
}
function readEntry(text, at) {
    const end = lineEnd(text, at);
    const line = text.slice(at, end);
    if (/^\s*(?:#|$)/.test(line))
        return { key: undefined, value: '', end: end + 1 };
    const equals = line.indexOf('=');
    if (equals < 0)
        return { problem: 'no `=`' };
    const key = line
        .slice(0, equals)
        .trim()
        .replace(/^export\s+/, '');
    if (key === '')
        return { problem: 'no name before the `=`' };
    const raw = line.slice(equals + 1);
    const quote = raw.trimStart().charAt(0);
    if (!quotes.has(quote)) {
        const unquoted = raw.trim();
        return { key, value: raw.replace(/(?:^|\s)#.*$/, '').trim(), end: end + 1, unquoted };
    }
    const opens = at + equals + 1 + raw.indexOf(quote);
    const closes = closingQuote(text, opens + 1, quote);
    if (closes < 0)
        return { problem: 'a quote that is never closed' };
    const after = lineEnd(text, closes);
    if (!/^\s*(?:#.*)?$/.test(text.slice(closes + 1, after)))
        return { problem: 'text after a closing quote' };
    const value = text.slice(opens + 1, closes);
    const unescaped = value.replace(/\\([nr"\\])/g, (_whole, name) => escapes[name] ?? '');
    return { key, value: quote === '"' ? unescaped : value, end: after + 1 };
}
function lineEnd(text, at) {
    const end = text.indexOf('\n', at);
    return end < 0 ? text.length : end;
}
function closingQuote(text, from, quote) {
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


/***/ }),

/***/ 7992:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ readFollowInputs)
/* harmony export */ });
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5373);
/* harmony import */ var _deployment_verdict_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8028);
/* harmony import */ var _text_defined_fields_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5023);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1103);




function readFollowInputs(inputs) {
    const successStates = inputs.get('success-states') ?? [];
    const failureStates = inputs.get('failure-states') ?? [];
    const failures = new Set(failureStates.map(_deployment_verdict_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .normalise */ .j7));
    const both = successStates.find((word) => failures.has((0,_deployment_verdict_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .normalise */ .j7)(word)));
    if (both !== undefined) {
        const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_2__/* .message */ .i) `word-in-both-lists: ${inputs.named('success-states')} and ${inputs.named('failure-states')} both contain "${both}". Keep it in one of them.`;
        throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('success-states', text);
    }
    return {
        timeoutMs: inputs.get('timeout'),
        ...(0,_text_defined_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .definedFields */ .X)({ pollIntervalMs: inputs.get('poll-interval') }),
        successStates,
        failureStates,
    };
}


/***/ }),

/***/ 400:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ readVariables)
/* harmony export */ });
/* harmony import */ var _dotenv_parser_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3319);

function readVariables(inputs) {
    const own = (0,_dotenv_parser_js__WEBPACK_IMPORTED_MODULE_0__/* .parseDotenv */ .q)(inputs.get('env-vars') ?? '', inputs.named);
    return [...new Map([...inputs.env, ...own])].map(([key, value]) => ({ key, value }));
}


/***/ }),

/***/ 2809:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pe: () => (/* binding */ inputsOfAction),
/* harmony export */   jx: () => (/* binding */ defaultIn),
/* harmony export */   qj: () => (/* binding */ aboutInput)
/* harmony export */ });
/* unused harmony exports actionNames, isCommandName, inputsOfCommand, switchedTo, isFlag, fillNames */
/* harmony import */ var _text_input_name_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2950);
/* harmony import */ var _declaration_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1997);
/* harmony import */ var _input_table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9995);



const actionSections = [
    'mode',
    'platform',
    'file',
    'what',
    'variables',
    'rules',
    'waiting',
    'reporting',
];
const commandSections = (/* unused pure expression or super */ null && ([
    'mode',
    'what',
    'variables',
    'rules',
    'reporting',
    'platform',
    'file',
    'waiting',
    'last',
]));
const actionNames = (/* unused pure expression or super */ null && (['deploy', 'preview', 'gate', 'rollback', 'fleet', 'call']));
const commandNames = new Set(_input_table_js__WEBPACK_IMPORTED_MODULE_0__/* .inputNames */ .vj.flatMap((name) => Object.keys(_input_table_js__WEBPACK_IMPORTED_MODULE_0__/* .inputTable */ .Fu[name].commands ?? {})));
function isCommandName(name) {
    return commandNames.has(name);
}
function inputsOfAction(action) {
    return ordered((name) => (0,_declaration_js__WEBPACK_IMPORTED_MODULE_1__/* .ownUse */ .sq)(_input_table_js__WEBPACK_IMPORTED_MODULE_0__/* .inputTable */ .Fu[name].actions?.[action]), actionSections);
}
function inputsOfCommand(command) {
    return ordered((name) => ownUse(inputTable[name].commands?.[command]), commandSections);
}
function ordered(useOf, sections) {
    const uses = new Map(_input_table_js__WEBPACK_IMPORTED_MODULE_0__/* .inputNames */ .vj.flatMap((name) => [[name, useOf(name)]]).filter(isTaken));
    const placeOf = (name) => sections.indexOf(uses.get(name)?.section ?? _input_table_js__WEBPACK_IMPORTED_MODULE_0__/* .inputTable */ .Fu[name].section);
    const names = [...uses.keys()].sort((one, other) => placeOf(one) - placeOf(other));
    for (const [name, { before }] of uses) {
        if (before === undefined)
            continue;
        names.splice(names.indexOf(name), 1);
        names.splice(names.indexOf(before), 0, name);
    }
    return new Map([...uses].sort(([one], [other]) => names.indexOf(one) - names.indexOf(other)));
}
function isTaken(entry) {
    return entry[1] !== undefined;
}
function defaultIn(action, name) {
    return (0,_declaration_js__WEBPACK_IMPORTED_MODULE_1__/* .ownUse */ .sq)(_input_table_js__WEBPACK_IMPORTED_MODULE_0__/* .inputTable */ .Fu[name].actions?.[action])?.default ?? _input_table_js__WEBPACK_IMPORTED_MODULE_0__/* .inputTable */ .Fu[name].default;
}
function switchedTo(name) {
    return _input_table_js__WEBPACK_IMPORTED_MODULE_0__/* .inputTable */ .Fu[name].default === 'true' ? 'false' : 'true';
}
function isFlag(name) {
    return _input_table_js__WEBPACK_IMPORTED_MODULE_0__/* .inputTable */ .Fu[name].kind.placeholder === '';
}
function aboutInput(name, own) {
    const text = fillNames(own ?? _input_table_js__WEBPACK_IMPORTED_MODULE_0__/* .inputTable */ .Fu[name].text, _text_input_name_js__WEBPACK_IMPORTED_MODULE_2__/* .nameAsInput */ .A);
    return isFlag(name) ? `\`${switchedTo(name)}\` ${text}` : text;
}
function fillNames(text, nameInput) {
    return typeof text === 'string' ? text : text(nameInput);
}


/***/ }),

/***/ 9995:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {



__webpack_require__.d(__webpack_exports__, {
  yI: () => (/* binding */ checkPairs),
  yN: () => (/* binding */ decides),
  vj: () => (/* binding */ inputNames),
  Fu: () => (/* binding */ inputTable),
  wp: () => (/* binding */ isInputName)
});


var declaration = __webpack_require__(1997);

var kinds = __webpack_require__(8846);
;


const needed = { required: true };
const callInputs = {
    operation: (0,declaration/* declare */.xe)({
        kind: kinds/* line */.n8,
        text: 'Name of the operation, such as `get_scaling`.',
        section: 'what',
        actions: { call: needed },
    }),
    args: (0,declaration/* declare */.xe)({
        kind: kinds/* text */.Qq,
        text: 'Path, query and body fields in one object, as JSON or YAML. Empty for an operation without arguments. Secrets in it must come from GitHub secrets.',
        section: 'what',
        actions: { call: true },
    }),
};

;


const fleetInputs = {
    services: (0,declaration/* declare */.xe)({
        kind: kinds/* words */.aL,
        text: 'Names of services of the configuration file, separated by commas or line breaks, that are deployed whatever changed.',
        section: 'what',
        actions: { fleet: true },
        commands: { fleet: true },
    }),
    all: (0,declaration/* declare */.xe)({
        kind: kinds/* flag */.Jt,
        text: 'takes every service, whatever changed.',
        default: 'false',
        section: 'what',
        actions: { fleet: true },
        commands: { fleet: true },
    }),
    'max-parallel': (0,declaration/* declare */.xe)({
        kind: (0,kinds/* count */.U9)({ least: 1, most: 1000 }),
        text: 'Services of a fleet deployed at a time, 1 to 1000.',
        default: '8',
        file: ['top'],
        section: 'what',
        actions: { fleet: true },
        commands: { fleet: true },
    }),
};

;

const flows = (0,declaration/* each */.__)(true, 'deploy', 'preview', 'gate', 'rollback');
const following = (0,declaration/* each */.__)(true);
const allRemote = {
    ...following,
    ...(0,declaration/* each */.__)(true, 'fleet'),
};

;



const followingInputs = {
    timeout: (0,declaration/* declare */.xe)({
        kind: (0,kinds/* duration */.p0)(kinds/* upToSixHours */.UE),
        text: 'How long the whole run may take, such as `90s`, `30m` or `1h30m`. Above 0, at most 6h. The deployment itself keeps running.',
        default: '30m',
        file: ['top', 'service'],
        section: 'waiting',
        actions: {
            ...flows,
            gate: 'How long the deployment may take to finish, such as `90s`, `30m` or `1h30m`. Above 0, at most 6h. The checks have their own limits.',
            fleet: {
                text: (named) => `How long the whole fleet may take, such as \`30m\` or \`2h\`. Above 0, at most 6h. A ${named('timeout')} in the file is that of each service.`,
                default: '2h',
            },
        },
        commands: {
            ...following,
            fleet: {
                text: 'How long the whole fleet may take, such as 30m or 2h. Above 0, at most 6h. A timeout in taxiway.yaml is that of each service.',
                default: '2h',
            },
        },
    }),
    'poll-interval': (0,declaration/* declare */.xe)({
        kind: (0,kinds/* duration */.p0)({ least: 50, most: kinds/* hours */.c$, words: 'at least 50ms and at most 1h' }),
        text: 'Fixed time between two status reads, from 50ms to 1h, such as `300ms` or `2s`. Empty adapts: 1 s for the first 15 s, then growing to 10 s.',
        file: ['top', 'service'],
        section: 'waiting',
        holdsForFleet: true,
        actions: {
            ...flows,
            gate: 'Fixed time between two status reads, from 50ms to 1h, such as `300ms` or `2s`. Empty adapts: 1 s for the first 15 s, then growing to 10 s. The runtime log is read every 2 s, or this often if it is shorter.',
            fleet: true,
        },
        commands: { ...following, fleet: true },
    }),
    'success-states': (0,declaration/* declare */.xe)({
        kind: kinds/* words */.aL,
        text: 'Status words that mean success, separated by commas or line breaks. They take precedence over the built-in words.',
        file: ['top', 'service'],
        section: 'waiting',
        holdsForFleet: true,
        decides: true,
        actions: { ...flows, fleet: true },
        commands: { ...following, fleet: true },
    }),
    'failure-states': (0,declaration/* declare */.xe)({
        kind: kinds/* words */.aL,
        text: 'Status words that mean failure, separated by commas or line breaks. They take precedence over the built-in words.',
        file: ['top', 'service'],
        section: 'waiting',
        holdsForFleet: true,
        decides: true,
        actions: { ...flows, fleet: true },
        commands: { ...following, fleet: true },
    }),
    'on-superseded': (0,declaration/* declare */.xe)({
        kind: (0,kinds/* oneOf */.yL)('fail', 'neutral'),
        text: '`fail` or `neutral`: whether the job fails when a newer deployment replaces this one.',
        default: 'fail',
        file: ['top', 'service'],
        section: 'waiting',
        holdsForFleet: true,
        decides: true,
        actions: { ...flows, fleet: true },
        commands: { ...following, fleet: true },
    }),
};

;


const gateInputs = {
    'deployment-id': (0,declaration/* declare */.xe)({
        kind: kinds/* identifier */.Cv,
        text: 'The deployment to judge. Empty chooses one and says how: the deployment whose record shows this commit (on a pull request, its head), waited for up to 60 s; otherwise the newest unfinished one.',
        section: 'what',
        actions: { gate: true },
    }),
    'health-url': (0,declaration/* declare */.xe)({
        kind: kinds/* url */.OZ,
        text: 'http or https address that must answer. Requested without a key. A redirect on the same origin is followed; a redirect to another origin fails the check.',
        file: ['gate'],
        section: 'what',
        actions: { gate: true },
    }),
    'health-headers': (0,declaration/* declare */.xe)({
        kind: kinds/* text */.Qq,
        text: (named) => `Headers of the health requests, as \`Name: value\` lines, such as \`Authorization: Bearer \u2026\`, for an app behind a login. Sent to the origin of ${named('health-url')} alone. Taxiway never prints a value.`,
        file: ['gate'],
        fileText: (named) => `Headers of the health requests, as \`Name: value\` lines, sent to the origin of ${named('health-url')} alone. Everyone who may read the repository reads them: give a secret as the input of the step, or as \`TAXIWAY_HEALTH_HEADERS\`.`,
        section: 'what',
        actions: { gate: true },
    }),
    'health-status': (0,declaration/* declare */.xe)({
        kind: kinds/* text */.Qq,
        text: 'Statuses that pass, as codes and ranges, such as `200-399` or `200, 204`.',
        default: '200-399',
        file: ['gate'],
        section: 'what',
        actions: { gate: true },
    }),
    'health-body': (0,declaration/* declare */.xe)({
        kind: kinds/* text */.Qq,
        text: 'JavaScript regular expression that the first 256 KiB of the body must match. Use text that only the new version contains.',
        file: ['gate'],
        fileText: 'JavaScript regular expression that the first 256 KiB of the body must match. `{sha}` stands for the commit that is deployed.',
        section: 'what',
        actions: { gate: true },
    }),
    'health-successes': (0,declaration/* declare */.xe)({
        kind: (0,kinds/* count */.U9)({ least: 1, most: 100 }),
        text: 'Passing answers in a row that it needs, 1 to 100.',
        default: '3',
        file: ['gate'],
        section: 'what',
        actions: { gate: true },
    }),
    'health-interval': (0,declaration/* declare */.xe)({
        kind: (0,kinds/* duration */.p0)(kinds/* upToSixHours */.UE),
        text: 'Time between two requests, less if the timeout would not suffice. Above 0, at most 6h.',
        default: '2s',
        file: ['gate'],
        section: 'what',
        actions: { gate: true },
    }),
    'health-timeout': (0,declaration/* declare */.xe)({
        kind: (0,kinds/* duration */.p0)(kinds/* upToSixHours */.UE),
        text: 'How long the health check may take, at most 6h.',
        default: '2m',
        file: ['gate'],
        section: 'what',
        actions: { gate: true },
    }),
    'check-command': (0,declaration/* declare */.xe)({
        kind: kinds/* text */.Qq,
        text: 'Command of your own that must exit with 0, such as `npm run smoke`. It runs in the workspace as a `run:` step does, after the health check, without the secrets of the step, and with `TAXIWAY_URL`, `TAXIWAY_SHA`, `TAXIWAY_DEPLOYMENT_ID` and `TAXIWAY_SERVICE_ID`.',
        file: ['gate'],
        section: 'what',
        actions: { gate: true },
    }),
    'check-timeout': (0,declaration/* declare */.xe)({
        kind: (0,kinds/* duration */.p0)(kinds/* upToSixHours */.UE),
        text: (named) => `How long ${named('check-command')} may take. Above 0, at most 6h.`,
        default: '10m',
        file: ['gate'],
        section: 'what',
        actions: { gate: true },
    }),
    soak: (0,declaration/* declare */.xe)({
        kind: (0,kinds/* duration */.p0)(kinds/* upToSixHours */.UE),
        text: (named) => `How long to watch the runtime log, with ${named('log-fail-pattern')}. Lines count from the moment when the first check begins. Above 0, at most 6h.`,
        file: ['gate'],
        section: 'what',
        actions: { gate: true },
    }),
    'log-fail-pattern': (0,declaration/* declare */.xe)({
        kind: kinds/* text */.Qq,
        text: 'JavaScript regular expression that no line of the runtime log may match.',
        file: ['gate'],
        section: 'what',
        actions: { gate: true },
    }),
    sql: (0,declaration/* declare */.xe)({
        kind: kinds/* text */.Qq,
        text: (named) => `Statement to run once in the SQL console of ${named('sql-service-id')}. An error fails the check. Needs an account key. The job summary shows the first lines of its output.`,
        file: ['gate'],
        section: 'what',
        actions: { gate: true },
    }),
    'sql-service-id': (0,declaration/* declare */.xe)({
        kind: kinds/* identifier */.Cv,
        text: (named) => `Service of the database that runs ${named('sql')}.`,
        file: ['gate'],
        section: 'what',
        actions: { gate: true },
    }),
    rollback: (0,declaration/* declare */.xe)({
        kind: kinds/* flag */.Jt,
        text: (named) => `deploys the commit of the newest deployment that succeeded before, and whose checks have not failed since, if a check fails. ${named('rollback-ref')} has precedence.`,
        default: 'false',
        file: ['gate'],
        section: 'what',
        actions: { gate: true },
    }),
    'rollback-ref': (0,declaration/* declare */.xe)({
        kind: kinds/* gitRef */.GY,
        text: 'Branch, tag or commit to deploy and follow if a check fails. The job stays red. Not used if the deployment itself failed.',
        section: 'what',
        actions: { gate: true },
    }),
};

;


const newServiceInputs = {
    'project-slug': (0,declaration/* declare */.xe)({
        kind: kinds/* identifier */.Cv,
        text: 'Project in which the service is created. An upload needs it.',
        file: ['top', 'service'],
        section: 'what',
        isOfUpload: true,
        actions: {
            deploy: true,
            preview: "Project of the new service. Empty uses the account's default; a project key must name its own.",
        },
    }),
    'service-name': (0,declaration/* declare */.xe)({
        kind: kinds/* line */.n8,
        text: 'Name of the service that is created. An upload needs it.',
        file: ['service'],
        section: 'what',
        isOfUpload: true,
        isOfProduction: true,
        actions: {
            deploy: true,
            preview: {
                text: 'Name of the service. It tells the previews of one pull request apart. Empty uses `<repo>-pr-<number>`. A name longer than 63 characters is cut and ends in a hash.',
                before: 'project-slug',
            },
        },
    }),
    'environment-slug': (0,declaration/* declare */.xe)({
        kind: kinds/* identifier */.Cv,
        text: "Platform environment in which the service is created. Empty uses the project's default. A key that is restricted to environments needs it.",
        file: ['top', 'service'],
        section: 'what',
        isOfUpload: true,
        actions: { deploy: true, preview: true },
    }),
    'runtime-mode': (0,declaration/* declare */.xe)({
        kind: (0,kinds/* oneOf */.yL)('web', 'worker', 'static', 'cron'),
        text: "How an upload runs: `web`, `worker`, `static` or `cron`. Empty uses the platform's default, `web`.",
        file: ['service'],
        section: 'what',
        isOfUpload: true,
        actions: { deploy: true },
    }),
    'root-dir': (0,declaration/* declare */.xe)({
        kind: kinds/* line */.n8,
        text: 'Folder inside the upload to build from.',
        file: ['service'],
        section: 'what',
        isOfUpload: true,
        actions: { deploy: true },
    }),
    'install-command': (0,declaration/* declare */.xe)({
        kind: kinds/* text */.Qq,
        text: "Command that installs an upload's dependencies.",
        file: ['service'],
        section: 'what',
        isOfUpload: true,
        actions: { deploy: true },
    }),
    'build-command': (0,declaration/* declare */.xe)({
        kind: kinds/* text */.Qq,
        text: 'Command that builds an upload.',
        file: ['service'],
        section: 'what',
        isOfUpload: true,
        actions: { deploy: true },
    }),
    'start-command': (0,declaration/* declare */.xe)({
        kind: kinds/* text */.Qq,
        text: 'Command that starts an upload. For `static`, the output folder.',
        file: ['service'],
        section: 'what',
        isOfUpload: true,
        actions: { deploy: true },
    }),
    'internal-port': (0,declaration/* declare */.xe)({
        kind: kinds/* port */.Oh,
        text: 'Port on which the created service listens.',
        file: ['service'],
        section: 'what',
        isOfUpload: true,
        actions: { deploy: true, preview: true },
    }),
    'plan-key': (0,declaration/* declare */.xe)({
        kind: kinds/* line */.n8,
        text: 'Plan of the service that is created. Empty uses the cheapest plan that fits.',
        file: ['top', 'service'],
        section: 'what',
        isOfUpload: true,
        actions: { deploy: true, preview: { before: 'internal-port' } },
    }),
};

;



const platform_and_file_needed = { required: true };
const platformAndFileInputs = {
    mode: (0,declaration/* declare */.xe)({
        kind: (0,kinds/* oneOf */.yL)('deploy', 'report', 'sweep'),
        text: (named) => `\`deploy\` deploys or ends the preview of this pull request. \`report\`, made for \`schedule\`, lists every remembered preview, and \`sweep\` sends ${named('teardown-request')} for each whose pull request is closed.`,
        default: 'deploy',
        section: 'mode',
        actions: { preview: true },
    }),
    'base-url': (0,declaration/* declare */.xe)({
        kind: kinds/* address */.hl,
        text: "Address of the platform's API. May include a path prefix. Must be https, except on loopback (localhost, 127.0.0.0/8, ::1).",
        section: 'platform',
        holdsForFleet: true,
        actions: {
            ...(0,declaration/* each */.__)(platform_and_file_needed, 'deploy', 'preview', 'gate', 'rollback', 'fleet'),
            call: platform_and_file_needed,
        },
        commands: {
            ...following,
            fleet: true,
        },
    }),
    'api-key': (0,declaration/* declare */.xe)({
        kind: kinds/* text */.Qq,
        text: 'API key of the platform. Store it as a secret: the runner prints all inputs before any action code runs, and hides only registered secrets.',
        section: 'platform',
        holdsForFleet: true,
        isSecret: true,
        actions: {
            ...(0,declaration/* each */.__)(platform_and_file_needed, 'deploy', 'gate', 'rollback', 'fleet', 'call'),
            preview: {
                required: true,
                text: 'API key of the platform. Store it as a secret: the runner prints all inputs before any action code runs, and hides only registered secrets. On a fork or for Dependabot it is empty, and the step ends green.',
            },
        },
        option: 'TAXIWAY_API_KEY',
    }),
    config: (0,declaration/* declare */.xe)({
        kind: kinds/* path */.Ae,
        text: 'Configuration file, such as `taxiway.yaml`, for the inputs that are not set otherwise. On a pull request the file of the base commit counts.',
        section: 'file',
        actions: {
            ...flows,
            fleet: 'Configuration file with the services. On a pull request the file of the base commit counts. Empty takes `taxiway.yaml`.',
        },
        commands: allRemote,
    }),
    'config-ref': (0,declaration/* declare */.xe)({
        kind: kinds/* gitRef */.GY,
        text: 'Branch, tag or commit to read the configuration file from, such as `main`; `HEAD` is the checked-out commit. Empty takes the one that GitHub names. Never let a change under review choose it.',
        section: 'file',
        actions: { ...flows, fleet: true },
        commands: allRemote,
    }),
};

;


const previewInputs = {
    'repo-url': (0,declaration/* declare */.xe)({
        kind: kinds/* line */.n8,
        text: (named) => `Repository to build from. Empty uses this repository. Give either this or ${named('image')}.`,
        file: ['service'],
        section: 'what',
        actions: { preview: { before: 'plan-key' } },
    }),
    image: (0,declaration/* declare */.xe)({
        kind: kinds/* line */.n8,
        text: 'Container image that the service runs instead. No commit is sent then.',
        file: ['service'],
        section: 'what',
        actions: { preview: { before: 'plan-key' } },
    }),
    port: (0,declaration/* declare */.xe)({
        kind: kinds/* port */.Oh,
        text: 'Container port to expose under a generated hostname, the `url`. Empty exposes no port.',
        file: ['service'],
        section: 'what',
        actions: { preview: true },
    }),
    label: (0,declaration/* declare */.xe)({
        kind: kinds/* line */.n8,
        text: "First part of the hostname: a-z, 0-9 and hyphens. Empty derives it from the service's name.",
        file: ['service'],
        section: 'what',
        actions: { preview: true },
    }),
    'teardown-request': (0,declaration/* declare */.xe)({
        kind: kinds/* request */.Em,
        text: (named) => `Method and path of a request that removes the service, such as \`DELETE /api/services/{id}\`, sent when the pull request is closed. The path begins with one \`/\` and is resolved against the origin of ${named('base-url')}.`,
        file: ['top', 'service'],
        section: 'rules',
        decides: true,
        actions: { preview: true },
    }),
    'max-previews': (0,declaration/* declare */.xe)({
        kind: (0,kinds/* count */.U9)({ least: 1, most: 1000 }),
        text: (named) => `How many previews ${named('environment')} may have. One more is not created: the run ends \`skipped\` and names those that there are. Empty sets no limit.`,
        file: ['top', 'service'],
        section: 'rules',
        decides: true,
        actions: { preview: true },
    }),
    comment: (0,declaration/* declare */.xe)({
        kind: kinds/* flag */.Jt,
        text: 'keeps no comment on the pull request.',
        default: 'true',
        file: ['top'],
        section: 'rules',
        actions: { preview: true },
    }),
};

;



const jobToken = '${{ github.token }}';
const reportingInputs = {
    environment: (0,declaration/* declare */.xe)({
        kind: kinds/* line */.n8,
        text: 'Name of a GitHub environment. When set, Taxiway keeps a GitHub deployment in that environment up to date, which needs the permission `deployments: write`.',
        file: ['top', 'service'],
        fileText: 'Name of a GitHub environment. At the top level it is that of all services, and a service `api` has `NAME/api`. Taxiway keeps a GitHub deployment in it up to date, which needs the permission `deployments: write`.',
        section: 'reporting',
        isOfProduction: true,
        actions: {
            ...flows,
            preview: {
                text: "Name of the GitHub environment whose deployments Taxiway keeps up to date. They remember the pull request's service, which needs the permission `deployments: write`.",
                default: 'preview',
            },
            gate: 'Name of a GitHub environment. When set, Taxiway keeps a GitHub deployment in that environment up to date, which needs the permission `deployments: write`. It becomes a success only after every check has passed.',
            rollback: 'Name of a GitHub environment. When set, a commit whose checks failed there is not chosen, and Taxiway keeps a GitHub deployment in that environment up to date, which needs the permission `deployments: write`.',
        },
    }),
    'environment-url': (0,declaration/* declare */.xe)({
        kind: kinds/* url */.OZ,
        text: 'Address where the result is served, in place of what the platform shows.',
        file: ['service'],
        section: 'reporting',
        isOfProduction: true,
        actions: {
            ...flows,
            preview: (named) => `Address where the preview is served, instead of the address that ${named('port')} gives.`,
        },
        commands: {},
    }),
    'job-summary': (0,declaration/* declare */.xe)({
        kind: kinds/* flag */.Jt,
        text: 'writes no job summary.',
        default: 'true',
        section: 'reporting',
        actions: { ...flows, fleet: true },
    }),
    'github-token': (0,declaration/* declare */.xe)({
        kind: kinds/* text */.Qq,
        text: "Token for GitHub deployments and comments. Defaults to the job's own token.",
        section: 'reporting',
        holdsForFleet: true,
        isSecret: true,
        actions: (0,declaration/* each */.__)({ default: jobToken }, 'deploy', 'preview', 'gate', 'rollback', 'fleet'),
    }),
};

;


const ruleInputs = {
    'on-outdated': (0,declaration/* declare */.xe)({
        kind: (0,kinds/* oneOf */.yL)('skip', 'fail', 'deploy'),
        text: 'What becomes of a commit that is older than the one which is live: `skip` ends as `skipped` and is green, `fail` is red, and neither sends anything; `deploy` compares nothing. A run that a person started by hand deploys it. Without a clone it needs `contents: read`.',
        default: 'skip',
        file: ['top', 'service'],
        section: 'rules',
        holdsForFleet: true,
        decides: true,
        actions: { deploy: true, fleet: true },
        commands: { fleet: true },
    }),
    'dry-run': (0,declaration/* declare */.xe)({
        kind: kinds/* flag */.Jt,
        text: 'checks the inputs, the key, and whether the service or project is there, packs, reports sizes, says what it could not check, and writes nothing. Fails if the deploy could not succeed.',
        default: 'false',
        section: 'rules',
        holdsForFleet: true,
        actions: {
            deploy: true,
            rollback: 'says which commit would be deployed and why, checks its needs, and writes nothing.',
            fleet: 'prints the plan, which services would be deployed in which order and why, sets the output `changed`, and writes nothing.',
        },
        commands: {
            fleet: {
                text: 'prints the plan, which services would be deployed in which order and why, and writes nothing.',
                section: 'last',
            },
        },
    }),
    wait: (0,declaration/* declare */.xe)({
        kind: kinds/* flag */.Jt,
        text: 'ends as soon as the platform accepts the deployment, with outcome `accepted`.',
        default: 'true',
        section: 'rules',
        actions: { deploy: true },
    }),
};

;


const variableInputs = {
    'env-vars': (0,declaration/* declare */.xe)({
        kind: kinds/* text */.Qq,
        text: 'Variables as dotenv text (`NAME=value` lines), imported before each deploy. An unquoted value must be neither empty nor have a `#` that begins a comment. Taxiway never prints a value and masks values of six characters or more, unless another input or an address without a path shows them. An upload takes none.',
        section: 'variables',
        decides: true,
        actions: { deploy: true, preview: true },
        option: 'TAXIWAY_ENV_VARS',
    }),
};

;



const deployedInputs = {
    'service-id': (0,declaration/* declare */.xe)({
        kind: kinds/* identifier */.Cv,
        text: 'Service of the platform, by its id.',
        file: ['service'],
        section: 'what',
        isOfProduction: true,
        actions: {
            ...(0,declaration/* each */.__)(true, 'gate', 'rollback'),
            deploy: (named) => `Service to deploy from its Git repository. Give either this or ${named('archive-path')}.`,
        },
    }),
    service: (0,declaration/* declare */.xe)({
        kind: kinds/* line */.n8,
        text: 'Service of the configuration file, by its name there.',
        section: 'file',
        actions: {
            ...flows,
            preview: 'Service of the file. A preview takes its values, but not its id, name and environment.',
        },
        commands: following,
    }),
    ref: (0,declaration/* declare */.xe)({
        kind: kinds/* gitRef */.GY,
        text: (named) => `Branch, tag or commit to build, with ${named('service-id')}. Empty builds the branch it tracks.`,
        section: 'what',
        actions: { deploy: true },
    }),
    'archive-path': (0,declaration/* declare */.xe)({
        kind: kinds/* path */.Ae,
        text: (named) => `Folder to pack and upload, or a \`.tar.gz\`, \`.tgz\` or \`.zip\` to upload as it is. Must be inside the workspace. Every upload creates a new, billed service. Give either this or ${named('service-id')}.`,
        file: ['service'],
        section: 'what',
        isOfProduction: true,
        actions: { deploy: true },
        option: 'PATH',
    }),
    to: (0,declaration/* declare */.xe)({
        kind: kinds/* gitRef */.GY,
        text: 'Branch, tag or commit to roll back to. Empty takes the newest successful deployment whose commit differs from that of the newest deployment.',
        section: 'what',
        actions: { rollback: true },
    }),
};

;












const declared = {
    ...platformAndFileInputs,
    ...deployedInputs,
    ...callInputs,
    ...newServiceInputs,
    ...variableInputs,
    ...followingInputs,
    ...ruleInputs,
    ...reportingInputs,
    ...previewInputs,
    ...gateInputs,
    ...fleetInputs,
};
const inputTable = declared;
function isInputName(name) {
    return Object.hasOwn(inputTable, name);
}
const inputNames = Object.keys(inputTable).filter(isInputName);
function decides(name) {
    const { kind, places, decides: isDeciding } = inputTable[name];
    return isDeciding === true || places.includes('gate') || (kind === kinds/* path */.Ae && places.length > 0);
}
const checkPairs = [
    ['health-headers', 'health-url'],
    ['health-body', 'health-url'],
    ['soak', 'log-fail-pattern'],
    ['log-fail-pattern', 'soak'],
    ['sql', 'sql-service-id'],
    ['sql-service-id', 'sql'],
];


/***/ }),

/***/ 5412:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ Inputs)
/* harmony export */ });
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5373);
/* harmony import */ var _text_input_name_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2950);
/* harmony import */ var _input_table_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9995);



const noFile = {
    findOrigin: () => undefined,
    env: () => new Map(),
};
class Inputs {
    #lookup;
    #file;
    #fixed;
    named;
    constructor(lookup, file = noFile, fixed = {}, named = _text_input_name_js__WEBPACK_IMPORTED_MODULE_2__/* .nameAsInput */ .A) {
        this.#lookup = lookup;
        this.#file = file;
        this.#fixed = fixed;
        this.named = named;
    }
    findOrigin(name) {
        return this.#file.findOrigin(name);
    }
    get env() {
        return this.#file.env();
    }
    with(fixed) {
        return new Inputs(this.#lookup, this.#file, { ...this.#fixed, ...fixed }, this.named);
    }
    get secrets() {
        return _input_table_js__WEBPACK_IMPORTED_MODULE_1__/* .inputNames */ .vj.filter((name) => _input_table_js__WEBPACK_IMPORTED_MODULE_1__/* .inputTable */ .Fu[name].isSecret).flatMap((name) => this.text(name) ?? []);
    }
    get(name) {
        const fixed = this.#fixed[name];
        return fixed ?? _input_table_js__WEBPACK_IMPORTED_MODULE_1__/* .inputTable */ .Fu[name].read(name, this.text(name), this.named);
    }
    required(name, what) {
        const value = this.get(name);
        if (typeof value === 'string')
            return value;
        throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz(name, `${this.named(name)} is missing. Set ${what}.`);
    }
    text(name) {
        const value = this.verbatim(name)?.trim();
        return value === '' ? undefined : value;
    }
    verbatim(name) {
        const fixed = this.#fixed[name];
        return typeof fixed === 'string' ? fixed : this.#lookup(name);
    }
    given(names) {
        return names.filter((name) => this.text(name) !== undefined);
    }
}


/***/ }),

/***/ 8846:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ae: () => (/* binding */ path),
/* harmony export */   Cv: () => (/* binding */ identifier),
/* harmony export */   Em: () => (/* binding */ request),
/* harmony export */   GY: () => (/* binding */ gitRef),
/* harmony export */   Jt: () => (/* binding */ flag),
/* harmony export */   OZ: () => (/* binding */ url),
/* harmony export */   Oh: () => (/* binding */ port),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   UE: () => (/* binding */ upToSixHours),
/* harmony export */   aL: () => (/* binding */ words),
/* harmony export */   c$: () => (/* binding */ hours),
/* harmony export */   hl: () => (/* binding */ address),
/* harmony export */   n8: () => (/* binding */ line),
/* harmony export */   p0: () => (/* binding */ duration),
/* harmony export */   yL: () => (/* binding */ oneOf)
/* harmony export */ });
/* harmony import */ var _client_base_url_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3651);
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5373);
/* harmony import */ var _client_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5997);
/* harmony import */ var _text_formats_duration_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(839);
/* harmony import */ var _text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4908);
/* harmony import */ var _text_input_name_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2950);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1103);







const scalar = { type: ['string', 'number', 'boolean'] };
const notBlank = '(?=[^]*\\S)';
const noControls = '[^\\p{Cc}\\u2028\\u2029]';
const text = {
    placeholder: 'TEXT',
    schema: { ...scalar, pattern: notBlank },
    parse: (_, given) => given,
};
const line = {
    placeholder: 'TEXT',
    schema: { ...scalar, pattern: `^${notBlank}${noControls}+$` },
    parse(name, given, named = _text_input_name_js__WEBPACK_IMPORTED_MODULE_4__/* .nameAsInput */ .A) {
        if (!/[\p{Cc}\u2028\u2029]/u.test(given))
            return given;
        throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz(name, `${named(name)} must be one line without control characters, not "${(0,_text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_5__/* .shorten */ .ml)(given)}".`);
    },
};
const path = { ...line, placeholder: 'PATH' };
const identifier = {
    placeholder: 'ID',
    schema: { ...scalar, pattern: '^(?!\\.{1,2}$)[^\\s/\\\\?#%\\p{Cc}\\u2028\\u2029]+$' },
    parse(name, given, named = _text_input_name_js__WEBPACK_IMPORTED_MODULE_4__/* .nameAsInput */ .A) {
        const value = line.parse(name, given, named);
        if (!/[\s/\\?#%]|^\.{0,2}$/u.test(value))
            return value;
        const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_6__/* .message */ .i) `input-not-an-id: ${named(name)} is not an id: "${(0,_text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_5__/* .shorten */ .ml)(value)}". Copy the id alone from the platform, without slashes or spaces.`;
        throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz(name, text);
    },
};
const gitRef = {
    placeholder: 'REF',
    schema: { ...scalar, pattern: '^(?!-)(?!.*(?:\\.\\.|@\\{))[^\\s~^:?*\\[\\\\\\p{Cc}\\u2028\\u2029]+$' },
    parse(name, given, named = _text_input_name_js__WEBPACK_IMPORTED_MODULE_4__/* .nameAsInput */ .A) {
        const value = line.parse(name, given, named);
        if (!/^-|[\s~^:?*[\\]|\.\.|@\{/.test(value))
            return value;
        const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_6__/* .message */ .i) `input-not-a-ref: ${named(name)} is not a branch, tag or commit: "${(0,_text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_5__/* .shorten */ .ml)(value)}". ${adviseOnRef(value)}`;
        throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz(name, text);
    },
};
function adviseOnRef(value) {
    if (value.includes('://'))
        return 'It is an address: give the name alone, such as `main`.';
    if (/^[\w./-]*(?:[~^]|@\{)[\w~^{}-]*$/.test(value))
        return `Only your clone can count back: give the commit that \`git rev-parse ${value}\` prints.`;
    return 'It must not begin with a dash, or contain `..`, a space or one of `~^:?*[\\`.';
}
const url = {
    placeholder: 'URL',
    schema: { type: 'string', pattern: `${/^\s*[hH][tT][tT][pP][sS]?:/u.source}${noControls}+$` },
    parse(name, given, named = _text_input_name_js__WEBPACK_IMPORTED_MODULE_4__/* .nameAsInput */ .A) {
        const value = line.parse(name, given, named);
        if (/^https?:$/.test(URL.parse(value)?.protocol ?? ''))
            return value;
        const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_6__/* .message */ .i) `input-not-a-url: ${named(name)} is not a complete URL: "${(0,_text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_5__/* .shorten */ .ml)(value)}". Begin it with \`https://\` or \`http://\`.`;
        throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz(name, text);
    },
};
const address = {
    ...url,
    parse(_, given, named = _text_input_name_js__WEBPACK_IMPORTED_MODULE_4__/* .nameAsInput */ .A) {
        (0,_client_base_url_js__WEBPACK_IMPORTED_MODULE_0__/* .parseBaseUrl */ .Q2)(given, named);
        return given;
    },
};
const flag = {
    placeholder: '',
    choices: ['true', 'false'],
    schema: { type: 'boolean' },
    parse(name, given, named = _text_input_name_js__WEBPACK_IMPORTED_MODULE_4__/* .nameAsInput */ .A) {
        if (['true', 'True', 'TRUE'].includes(given))
            return true;
        if (['false', 'False', 'FALSE'].includes(given))
            return false;
        const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_6__/* .message */ .i) `input-not-a-boolean: ${named(name)} must be \`true\` or \`false\`, not "${(0,_text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_5__/* .shorten */ .ml)(given)}".`;
        throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz(name, text);
    },
};
const words = {
    placeholder: 'WORDS',
    schema: { anyOf: [text.schema, { type: 'array', minItems: 1, items: text.schema }] },
    parse(_, given) {
        const parts = given.split(/[,\r\n]+/).map((word) => word.trim());
        return parts.filter((word) => word !== '');
    },
};
function oneOf(...choices) {
    return {
        placeholder: choices.join('|'),
        choices,
        schema: { enum: choices },
        parse(name, given, named = _text_input_name_js__WEBPACK_IMPORTED_MODULE_4__/* .nameAsInput */ .A) {
            const choice = choices.find((each) => each === given);
            if (choice !== undefined)
                return choice;
            const list = choices.map((each) => `\`${each}\``).join(', ');
            throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz(name, `${named(name)} must be one of ${list}, not "${(0,_text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_5__/* .shorten */ .ml)(given)}".`);
        },
    };
}
const hours = 3_600_000;
const upToSixHours = { least: 1, most: 6 * hours, words: 'above 0 and at most 6h' };
function duration({ least, most, words }) {
    return {
        placeholder: 'DURATION',
        schema: { type: 'string', pattern: '^(?!$)(\\d{1,9}h)?(\\d{1,9}m)?(\\d{1,9}s)?(\\d{1,9}ms)?$' },
        parse(name, given, named = _text_input_name_js__WEBPACK_IMPORTED_MODULE_4__/* .nameAsInput */ .A) {
            const ms = (0,_text_formats_duration_js__WEBPACK_IMPORTED_MODULE_3__/* .parseDuration */ .E9)(given);
            if (ms === undefined) {
                const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_6__/* .message */ .i) `duration-invalid: ${named(name)} is not a valid duration: "${(0,_text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_5__/* .shorten */ .ml)(given)}". Use a value such as \`90s\`, \`30m\` or \`1h30m\`, ${words}.`;
                throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz(name, text);
            }
            if (ms >= least && ms <= most)
                return ms;
            const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_6__/* .message */ .i) `duration-out-of-range: ${named(name)} is out of range: "${(0,_text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_5__/* .shorten */ .ml)(given)}". It must be ${words}.`;
            throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz(name, text);
        },
    };
}
function count({ least, most }) {
    return {
        placeholder: 'NUMBER',
        schema: { type: 'integer', minimum: least, maximum: most },
        parse(name, given, named = _text_input_name_js__WEBPACK_IMPORTED_MODULE_4__/* .nameAsInput */ .A) {
            const value = /^\d{1,9}$/.test(given) ? Number(given) : Number.NaN;
            if (value >= least && value <= most)
                return value;
            const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_6__/* .message */ .i) `input-not-a-number: ${named(name)} must be a whole number from ${least} to ${most}, not "${(0,_text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_5__/* .shorten */ .ml)(given)}".`;
            throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz(name, text);
        },
    };
}
const port = { ...count({ least: 1, most: 65_535 }), placeholder: 'PORT' };
const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
const request = {
    ...line,
    schema: { type: 'string', pattern: `^(${methods.slice(1).join('|')}) +/(?!/)[\\x21-\\x7E]*\\{id\\}[\\x21-\\x7E]*$` },
    parse(name, given, named = _text_input_name_js__WEBPACK_IMPORTED_MODULE_4__/* .nameAsInput */ .A) {
        const [, verb, path = ''] = /^([A-Z]+) +(\S+)$/.exec(given) ?? [];
        const method = methods.find((each) => each === verb);
        if (method === undefined || !isOwnPath(path)) {
            const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_6__/* .message */ .i) `preview-teardown-request-invalid: ${named(name)} is not valid: "${(0,_text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_5__/* .shorten */ .ml)(given)}". Use a method and a path that begins with one \`/\`, such as \`DELETE /api/services/{id}\`.`;
            throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz(name, text);
        }
        if (method === 'GET') {
            const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_6__/* .message */ .i) `preview-teardown-request-reads: ${named(name)} removes nothing: "${(0,_text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_5__/* .shorten */ .ml)(given)}". GET only reads. Use the method that removes, such as \`DELETE\`.`;
            throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz(name, text);
        }
        const [placeholder] = path.replaceAll('{id}', '').match(/\{[^}]*\}?/) ?? [];
        if (path.includes('{id}') && placeholder === undefined)
            return { method, path };
        const what = placeholder === undefined ? 'is the same for every service' : `has the unknown part "${placeholder}"`;
        const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_6__/* .message */ .i) `preview-teardown-request-without-id: ${named(name)} ${what}: "${(0,_text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_5__/* .shorten */ .ml)(given)}". Put \`{id}\` where the id of the service belongs.`;
        throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz(name, text);
    },
};
function isOwnPath(path) {
    try {
        const url = new URL((0,_client_path_js__WEBPACK_IMPORTED_MODULE_2__/* .checkPath */ .Cg)(path.replaceAll('{id}', 'id')), 'https://platform.invalid');
        return url.origin === 'https://platform.invalid';
    }
    catch {
        return false;
    }
}


/***/ }),

/***/ 8701:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ readReportInputs)
/* harmony export */ });
/* unused harmony export defaultReport */
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5373);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5412);


function readReportInputs(inputs) {
    return {
        jobSummary: inputs.get('job-summary'),
        supersededIsNeutral: inputs.get('on-superseded') === 'neutral',
        environmentUrl: inputs.get('environment-url'),
        environment: inputs.get('environment'),
        githubToken: readToken(inputs),
        timeoutMs: inputs.get('timeout'),
    };
}
function defaultReport() {
    return readReportInputs(new Inputs(() => undefined));
}
function readToken(inputs) {
    const token = inputs.get('github-token');
    if (token === undefined || /^[\x21-\x7e]+$/.test(token))
        return token;
    const text = `${inputs.named('github-token')} is not a token: it contains a space, a line break or a non-ASCII character.`;
    throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('github-token', text);
}


/***/ }),

/***/ 4088:
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

/***/ 2988:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KI: () => (/* binding */ outcomes),
/* harmony export */   L2: () => (/* binding */ isOutcome),
/* harmony export */   Om: () => (/* binding */ worstOutcome),
/* harmony export */   WE: () => (/* binding */ passes),
/* harmony export */   c6: () => (/* binding */ outcomeFacts)
/* harmony export */ });
const outcomeFacts = {
    succeeded: {
        passes: true,
        isDeployed: true,
        exitCode: 0,
        severity: 8,
        icon: '\u2705',
        news: 'is ready',
        github: 'success',
        log: 'succeeded',
        isExplainedByLog: false,
        mayContinue: false,
    },
    failed: {
        passes: false,
        isDeployed: false,
        exitCode: 1,
        severity: 0,
        icon: '\u274c',
        news: 'failed',
        github: 'failure',
        log: 'failed',
        isExplainedByLog: true,
        mayContinue: false,
    },
    cancelled: {
        passes: false,
        isDeployed: false,
        exitCode: 3,
        severity: 3,
        icon: '\u23f9\ufe0f',
        news: 'was cancelled on the platform',
        github: 'error',
        log: 'failed',
        isExplainedByLog: false,
        mayContinue: false,
    },
    superseded: {
        passes: 'as-configured',
        isDeployed: false,
        exitCode: 4,
        severity: 5,
        icon: '\u23ed\ufe0f',
        news: 'was replaced by a newer deployment',
        github: 'inactive',
        log: 'failed',
        isExplainedByLog: false,
        mayContinue: false,
    },
    'timed-out': {
        passes: false,
        isDeployed: false,
        exitCode: 5,
        severity: 2,
        icon: '\u231b',
        news: 'timed out',
        github: 'error',
        log: 'open',
        isExplainedByLog: true,
        mayContinue: true,
    },
    indeterminate: {
        passes: false,
        isDeployed: false,
        exitCode: 6,
        severity: 1,
        icon: '\u2754',
        news: 'is in an unknown state',
        github: 'error',
        log: 'open',
        isExplainedByLog: false,
        mayContinue: true,
    },
    accepted: {
        passes: true,
        isDeployed: true,
        exitCode: 0,
        severity: 7,
        icon: '\u2705',
        news: 'was accepted',
        github: 'queued',
        log: 'open',
        isExplainedByLog: false,
        mayContinue: true,
    },
    skipped: {
        passes: true,
        isDeployed: false,
        exitCode: 0,
        severity: 6,
        icon: '\u2796',
        news: 'was skipped',
        github: 'inactive',
        log: 'open',
        isExplainedByLog: false,
        mayContinue: false,
    },
    aborted: {
        passes: false,
        isDeployed: false,
        exitCode: 130,
        severity: 4,
        icon: '\u23f9\ufe0f',
        news: 'was stopped with its job',
        github: 'error',
        log: 'open',
        isExplainedByLog: false,
        mayContinue: true,
    },
};
const outcomes = Object.keys(outcomeFacts).filter(isOutcome);
function isOutcome(word) {
    return Object.hasOwn(outcomeFacts, word);
}
function passes(outcome, supersededPasses) {
    const answer = outcomeFacts[outcome].passes;
    return answer === 'as-configured' ? supersededPasses : answer;
}
function worstOutcome(all) {
    const worstFirst = [...all].sort((one, other) => outcomeFacts[one].severity - outcomeFacts[other].severity);
    return worstFirst[0] ?? 'skipped';
}


/***/ }),

/***/ 9998:
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

/***/ 7384:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Oo: () => (/* binding */ checkAndRead),
/* harmony export */   yw: () => (/* binding */ KeyCheck)
/* harmony export */ });
/* unused harmony exports preflightTimeoutMs, preflight, keyProblem, whyNotThisInterface */
/* harmony import */ var _contract_operations_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3380);
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5373);
/* harmony import */ var _client_json_fields_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4544);
/* harmony import */ var _client_key_kind_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6622);
/* harmony import */ var _client_time_abort_scope_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7239);
/* harmony import */ var _text_deferred_rejection_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8331);
/* harmony import */ var _text_input_name_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2950);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1103);
/* harmony import */ var _text_taxiway_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7776);
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









const preflightTimeoutMs = 15_000;
class KeyCheck {
    answer;
    #named;
    constructor(platform, options = {}) {
        this.#named = platform.named;
        this.answer = ask(platform, { timeoutMs: preflightTimeoutMs, ...options });
        (0,_text_deferred_rejection_js__WEBPACK_IMPORTED_MODULE_4__/* .silenceUntilAwaited */ .n)(this.answer);
    }
    static of(run, platform) {
        return new KeyCheck(platform, { signal: run.signal, timeoutMs: Math.min(preflightTimeoutMs, run.remaining()) });
    }
    async require(operation, target = {}) {
        const answer = await this.answer;
        const problem = answer.kind === 'told' ? keyProblem(answer.identity, operation, target, this.#named) : undefined;
        if (problem !== undefined)
            throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz('api-key', problem, { answered: true });
        return answer;
    }
}
async function preflight(platform, operation, target, options = {}) {
    await new KeyCheck(platform, options).require(operation, target);
}
async function checkAndRead(run, { key, operation, target }, read) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const scope = __addDisposableResource(env_1, new _client_time_abort_scope_js__WEBPACK_IMPORTED_MODULE_2__/* .AbortScope */ .D({ clock: run.clock, signal: run.signal }), false);
        const reading = read(scope.signal);
        (0,_text_deferred_rejection_js__WEBPACK_IMPORTED_MODULE_4__/* .silenceUntilAwaited */ .n)(reading);
        try {
            await key.require(operation, target);
        }
        catch (error) {
            scope.abort(error);
            throw error;
        }
        return await reading;
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        __disposeResources(env_1);
    }
}
function keyProblem(identity, operation, target, named = _text_input_name_js__WEBPACK_IMPORTED_MODULE_5__/* .nameAsInput */ .A) {
    const { access, effect } = _contract_operations_js__WEBPACK_IMPORTED_MODULE_0__/* .operations */ .zU[operation];
    const kind = (0,_client_key_kind_js__WEBPACK_IMPORTED_MODULE_6__/* .readKeyKind */ ._)(identity);
    const scope = identity.keyScope ?? {};
    const ownService = scope.serviceId ?? undefined;
    if (effect !== 'read' && (0,_client_key_kind_js__WEBPACK_IMPORTED_MODULE_6__/* .isReadOnlyKey */ .C)(identity)) {
        return (0,_text_message_js__WEBPACK_IMPORTED_MODULE_7__/* .message */ .i) `key-read-only: ${named('api-key')} is a read-only key, and ${operation} writes. Use a key that can write.`;
    }
    if (kind === 'service' && target.isNew) {
        return `${named('api-key')} belongs to one service (${ownService ?? 'unnamed'}) and cannot deploy to a new one. Use an account key, or a key of the project.`;
    }
    if (ownService && target.serviceId !== undefined && ownService !== target.serviceId) {
        return (0,_text_message_js__WEBPACK_IMPORTED_MODULE_7__/* .message */ .i) `key-of-another-service: ${named('api-key')} belongs to another service (${ownService}). Use a key of ${target.serviceId}, or of its project, or check ${named('service-id')}.`;
    }
    switch (access.kind) {
        case 'any-key':
        case 'own-project':
        case 'not-shown':
            return undefined;
        case 'account-only':
            if (kind === 'account')
                return undefined;
            return (0,_text_message_js__WEBPACK_IMPORTED_MODULE_7__/* .message */ .i) `key-must-be-account: ${operation} needs an account key, and ${named('api-key')} belongs to a ${kind}.`;
        case 'capability': {
            if (kind === 'account')
                return undefined;
            const needed = `${access.capability}:${access.level}`;
            if (kind === 'service' && !access.serviceKey) {
                return (0,_text_message_js__WEBPACK_IMPORTED_MODULE_7__/* .message */ .i) `key-must-not-be-service: A service key cannot use ${operation}. Use an account key, or a project key with ${needed}.`;
            }
            const granted = scope.permissions?.[access.capability];
            if (!scope.permissions || granted === 'write' || granted === access.level)
                return undefined;
            return `${named('api-key')} lacks the capability ${needed}, which ${operation} needs. Grant it in the dashboard.`;
        }
        default:
            return access;
    }
}
async function ask(platform, options) {
    try {
        const identity = await platform.call('whoami', {}, options);
        const problem = whyNotThisInterface(platform.baseUrl, identity, platform.named);
        if (problem !== undefined)
            throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz('base-url', problem, { answered: true });
        return { kind: 'told', identity };
    }
    catch (error) {
        options.signal?.throwIfAborted();
        if (!(error instanceof _text_taxiway_error_js__WEBPACK_IMPORTED_MODULE_3__/* .TaxiwayError */ .y) || error.kind === 'input')
            throw error;
        const problem = whyNotThisInterface(platform.baseUrl, error, platform.named);
        if (problem !== undefined)
            throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz('base-url', problem, { answered: true });
        if (error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .RefusedError */ .fk && error.status === 401)
            throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz('api-key', error.message, { answered: true });
        if (error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .NoAnswerError */ .i5 && !error.sent && error.code !== undefined)
            throw error;
        return { kind: 'untold', error };
    }
}
const ownStatuses = new Set([401, 403, 408, 429]);
const identityFields = ['id', 'name', 'email', 'keyScope'];
function whyNotThisInterface(baseUrl, answer, named = _text_input_name_js__WEBPACK_IMPORTED_MODULE_5__/* .nameAsInput */ .A) {
    if (answer instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .NoAnswerError */ .i5) {
        if (answer.code?.startsWith('HPE_') !== true)
            return undefined;
        return (0,_text_message_js__WEBPACK_IMPORTED_MODULE_7__/* .message */ .i) `base-url-not-http: What answers at ${baseUrl} does not speak HTTP (${answer.code}). Are scheme and port of ${named('base-url')} correct?`;
    }
    if (answer instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .RefusedError */ .fk) {
        const { status, found } = answer;
        if (status >= 500)
            return undefined;
        if (status < 400)
            return answer.message;
        return found !== 'HTML' && ownStatuses.has(status) ? undefined : otherText(baseUrl, status, found, named);
    }
    if (answer instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UnreadableError */ .Gy) {
        const { status, found, body } = answer;
        const mayBeOurs = (0,_client_json_fields_js__WEBPACK_IMPORTED_MODULE_8__/* .isFields */ .C)(body) || found === 'broken JSON' || (found === 'JSON' && body === undefined);
        return mayBeOurs ? undefined : otherText(baseUrl, status, found, named);
    }
    const isIdentity = (0,_client_json_fields_js__WEBPACK_IMPORTED_MODULE_8__/* .isFields */ .C)(answer) && identityFields.some((name) => answer[name] !== undefined);
    return isIdentity ? undefined : otherText(baseUrl, 200, 'JSON', named);
}
function otherText(baseUrl, status, found, named) {
    if (/\/api$/i.test(baseUrl))
        return (0,_text_message_js__WEBPACK_IMPORTED_MODULE_7__/* .message */ .i) `base-url-doubled-api: ${baseUrl} answered whoami with ${found} (status ${status}). Does the platform need the "/api" at the end of ${named('base-url')}? Taxiway adds "/api" itself: try without it. Nothing was written.`;
    if (status === 404 && found !== 'HTML')
        return (0,_text_message_js__WEBPACK_IMPORTED_MODULE_7__/* .message */ .i) `base-url-without-api: ${baseUrl} answered whoami with 404: there is no /api/auth/me. Is ${named('base-url')} the address of the platform's API, with its path prefix if it has one? Nothing was written.`;
    return (0,_text_message_js__WEBPACK_IMPORTED_MODULE_7__/* .message */ .i) `base-url-other-interface: ${baseUrl} answered whoami with ${found} (status ${status}), which is not an answer of the platform's API. Is ${named('base-url')} its address, and not that of a website or a sign-in page? Nothing was written.`;
}


/***/ }),

/***/ 8028:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j7: () => (/* binding */ normalise),
/* harmony export */   vQ: () => (/* binding */ buildVocabulary)
/* harmony export */ });
/* unused harmony export assumedWords */
const assumedWords = [
    ['succeeded', ['success', 'succeeded', 'succeed', 'successful', 'conditionsucceeded', 'runtimesuccessful']],
    ['succeeded', ['live', 'healthy', 'ready', 'complete', 'completed', 'finished', 'done']],
    ['failed', ['failed', 'fail', 'failure', 'error', 'errored', 'internalerror', 'crashed', 'crashederror', 'rejected']],
    ['failed', ['timeout', 'timedout', 'timeouterror', 'expired']],
    ['failed', ['buildfailed', 'builderror', 'predeployfailed', 'hookerror', 'updatefailed', 'createfailed']],
    ['failed', ['launchfailed', 'runtimefailed', 'conditionfailed', 'submissionfailure']],
    ['failed', ['deploymentfailed', 'deploymentcontentfailed', 'deploymentlost']],
    ['failed', ['rollbacksucceeded', 'rollbacksuccessful', 'rollbackfailed']],
    ['cancelled', ['canceled', 'cancelled', 'cancelledbyuser', 'deploymentcancelled', 'aborted', 'buildaborted']],
    ['cancelled', ['interrupted', 'removed', 'deleted', 'destroyed']],
    ['superseded', ['superseded', 'replaced', 'deactivated', 'inactive']],
    ['ambiguous', ['running', 'started', 'active', 'deployed', 'ok', 'sleeping']],
    ['ongoing', ['new', 'created', 'pending', 'pendingreview', 'accepted', 'enqueued', 'queued', 'scheduled', 'waiting']],
    ['ongoing', ['needsapproval', 'idle', 'retrying', 'deploymentattempterror']],
    ['ongoing', ['initializing', 'cloning', 'building', 'buildinprogress', 'buildpending', 'buildrequestreceived']],
    ['ongoing', ['buildsuccessful', 'pendingbuild', 'working', 'uploading', 'uploaded', 'preparing', 'prepared']],
    ['ongoing', ['processing', 'processed', 'pushing']],
    ['ongoing', ['inprogress', 'wip', 'workinprogress', 'taskrunning', 'taskinprogress', 'operationinprogress']],
    ['ongoing', ['predeployinprogress', 'updateinprogress', 'pendingdeploy', 'deploying', 'deploymentinprogress']],
    ['ongoing', ['provisioning', 'allocating', 'creating', 'starting', 'restarting', 'updating', 'replacing']],
    ['ongoing', ['activating', 'baking', 'conditionpending', 'conditionreconciling', 'postbuildrestartrequired']],
    ['ongoing', ['startpolling', 'startpollingwithrestart', 'runtimestarting']],
    ['ongoing', ['syncingfiles', 'finishedfilesync', 'updatingpages', 'purgingcdn']],
    ['ongoing', ['canceling', 'cancelling', 'stopping', 'stoprequested', 'erroring', 'removing', 'destroying']],
    ['ongoing', ['rollbackrequested', 'rollbackinprogress']],
];
const assumed = new Map(assumedWords.flatMap(([meaning, words]) => words.map((word) => [word, meaning])));
function normalise(word) {
    return word.toLowerCase().replace(/[-_\s]+/gu, '');
}
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

/***/ 3692:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $U: () => (/* binding */ judgeGate),
/* harmony export */   Qm: () => (/* binding */ newerWarning),
/* harmony export */   Vt: () => (/* binding */ explainGate)
/* harmony export */ });
/* unused harmony export checkResults */
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1103);

const checkResults = (/* unused pure expression or super */ null && (['passed', 'failed', 'cut-short', 'not-run']));
function judgeGate({ passed, deployment, checks }) {
    if (passed || deployment.outcome !== 'succeeded')
        return deployment.verdict ?? deployment.outcome;
    return checks.some(({ result }) => result === 'failed') ? 'failed' : 'aborted';
}
function explainGate({ deployment, checks, newer }, rollback) {
    if (deployment.outcome !== 'succeeded' || checks.length === 0)
        return deployment.reason;
    const warning = newer.length === 0 ? [] : [newerWarning(newer)];
    const bad = checks.find(({ result }) => result !== 'passed');
    if (bad === undefined)
        return [deployment.reason, passedText(checks), ...warning].join(' ');
    const { name, result, summary } = bad;
    if (result !== 'failed') {
        return [`The check ${name} did not finish: ${summary}.`, ...warning].join(' ');
    }
    const failed = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_0__/* .message */ .i) `check-failed: The check ${name} failed: ${summary}.`;
    return [failed, ...warning, typeof rollback === 'object' ? rollbackText(rollback) : (rollback ?? '')].join(' ').trim();
}
function newerWarning(ids) {
    return (0,_text_message_js__WEBPACK_IMPORTED_MODULE_0__/* .message */ .i) `gate-newer-deployment: There is a newer deployment (${ids.join(', ')}), so the checks may have tested that one.`;
}
function passedText(checks) {
    const names = checks.map(({ name }) => name).join(', ');
    return checks.length === 1 ? `The check ${names} passed.` : `All ${checks.length} checks passed: ${names}.`;
}
function rollbackText({ ref, deployment: { outcome, deploymentId, reason } }) {
    const by = deploymentId === undefined ? '' : ` by deployment ${deploymentId}`;
    return outcome === 'succeeded'
        ? (0,_text_message_js__WEBPACK_IMPORTED_MODULE_0__/* .message */ .i) `rolled-back: The service was rolled back to ${ref}${by}.`
        : `The rollback to ${ref}${by} did not succeed (${outcome}): ${reason}`;
}


/***/ }),

/***/ 7190:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cm: () => (/* binding */ checkedOutCommits),
/* harmony export */   aU: () => (/* binding */ listCandidateRefs),
/* harmony export */   fq: () => (/* binding */ findCommit)
/* harmony export */ });
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1103);

const commitId = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/;
function listCandidateRefs(name, ...kinds) {
    return commitId.test(name) || name === 'HEAD' ? [name] : kinds.map((kind) => `refs/${kind}/${name}`);
}
async function findCommit(git, refs) {
    let why = '';
    for (const ref of refs) {
        const known = ref.startsWith('refs/') ? undefined : await readCommitId(git, ref);
        if (known !== undefined)
            return { commit: known };
        const shallow = await git(['rev-parse', '--is-shallow-repository']);
        const depth = shallow.ok && shallow.output.trim() === 'true' ? ['--depth=1'] : [];
        const options = ['--quiet', '--no-tags', '--no-recurse-submodules', ...depth, '--end-of-options'];
        const fetched = await git(['fetch', ...options, 'origin', ref]);
        const remembered = ref.startsWith('refs/tags/') ? ref : `refs/remotes/origin/${ref.replace(/^refs\/heads\//, '')}`;
        const commit = await readCommitId(git, commitId.test(ref) ? ref : fetched.ok ? 'FETCH_HEAD' : remembered);
        if (commit !== undefined)
            return { commit };
        why = fetched.ok ? 'it is not a commit' : fetched.why;
    }
    const [ref = ''] = refs;
    return { why: (0,_text_message_js__WEBPACK_IMPORTED_MODULE_0__/* .message */ .i) `git-commit-missing: Git has no ${ref.replace(/^refs\/\w+\//, '')} here (${why})` };
}
async function checkedOutCommits(git) {
    const head = await readCommitId(git, 'HEAD');
    if (head === undefined)
        return [];
    const commit = await git(['cat-file', 'commit', head]);
    const [header = ''] = commit.ok ? commit.output.split('\n\n', 1) : [];
    return [head, ...[...header.matchAll(/^parent ([0-9a-f]{40,64})$/gm)].map(([, parent = '']) => parent)];
}
async function readCommitId(git, ref) {
    const answer = await git(['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`]);
    const id = answer.ok ? answer.output.trim() : '';
    return commitId.test(id) ? id : undefined;
}


/***/ }),

/***/ 557:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   uM: () => (/* binding */ gitIn)
/* harmony export */ });
/* unused harmony exports readGitIn, gitOfDirectory, gitOutside, asText */
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var node_process__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1708);
/* harmony import */ var _git_process_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3247);





const mostMs = { here: 60_000, remote: 120_000 };
const remoteCommands = new Set(['fetch', 'ls-remote']);
const objectFreeCommands = new Set(['config', 'remote', 'rev-parse', 'symbolic-ref']);
const leadsOn = /[\^~:]|@\{/;
const keptVariables = /^GIT_(?:SSL_\w+|HTTP_\w+|PROXY_SSL_\w+|SSH|SSH_COMMAND|SSH_VARIANT|EXEC_PATH)$/i;
const ownVariables = {
    GIT_TERMINAL_PROMPT: '0',
    GIT_ASKPASS: '',
    SSH_ASKPASS: '',
    SSH_ASKPASS_REQUIRE: 'never',
    GCM_INTERACTIVE: 'never',
    GIT_PROXY_COMMAND: '',
    GIT_OPTIONAL_LOCKS: '0',
    LC_ALL: 'C',
    LANGUAGE: '',
};
const noPrograms = [
    'core.fsmonitor=',
    `core.hooksPath=${node_os__WEBPACK_IMPORTED_MODULE_0__.devNull}`,
    'core.askPass=',
    'core.alternateRefsCommand=:',
    'gc.auto=0',
    'maintenance.auto=false',
    'fetch.recurseSubmodules=false',
    'credential.helper=',
    'credential.interactive=false',
];
const networkProtocols = 'http:https:ssh:git';
const patience = ['http.lowSpeedLimit=1', 'http.lowSpeedTime=20'];
const sshOptions = ' -o BatchMode=yes -o ConnectTimeout=20 -o ServerAliveInterval=10 -o ServerAliveCountMax=2';
function gitIn(root, signal, options = {}) {
    return asText(readGitIn(root, signal, options));
}
function readGitIn(root, signal, options = {}) {
    return readIn(['-C', root, `--git-dir=${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, '.git')}`, `--work-tree=${root}`], signal, options);
}
function gitOfDirectory(directory, signal) {
    return asText(readIn([`--git-dir=${directory}`], signal));
}
function gitOutside(signal) {
    return gitOfDirectory(devNull, signal);
}
function asText(read) {
    return async (args, input) => toText(await read(args, input));
}
function toText(answer) {
    return answer.ok ? { ok: true, output: answer.bytes.toString('utf8') } : answer;
}
function readIn(where, signal, options = {}) {
    let hung;
    return async (args, input = '') => {
        if (hung !== undefined)
            return hung;
        const { hasHung, answer } = await runOne(where, args, { input, signal, ...options });
        if (hasHung)
            hung = answer;
        return answer;
    };
}
async function runOne(where, args, { input, signal, fetchesObjects = true }) {
    const at = args.findIndex((each) => !each.startsWith('-'));
    const command = args[at] ?? '';
    if (!remoteCommands.has(command)) {
        const lazy = fetchesObjects ? {} : { GIT_NO_LAZY_FETCH: '1' };
        const variables = { GIT_SSH_COMMAND: sshCommand(undefined), GIT_ALLOW_PROTOCOL: networkProtocols, ...lazy };
        const isObjectFree = objectFreeCommands.has(command) && !(command === 'rev-parse' && args.some((each) => leadsOn.test(each)));
        return await run([...where, ...settings([...noPrograms, ...patience]), ...args], {
            input,
            signal,
            isObjectFree,
            variables,
        });
    }
    const ofUser = await readUserSettings(where, signal);
    const variables = { GIT_SSH_COMMAND: sshCommand(ofUser.ssh), GIT_ALLOW_PROTOCOL: `${networkProtocols}:file` };
    const all = settings([...noPrograms, ...patience, ...ofUser.credentials]);
    const ownPack = '--upload-pack=git-upload-pack';
    const ordered = [...args.slice(0, at + 1), ownPack, ...args.slice(at + 1)];
    return await run([...where, ...all, ...ordered], { input, signal, limitMs: mostMs.remote, variables });
}
function sshCommand(ofUser) {
    const command = node_process__WEBPACK_IMPORTED_MODULE_2__.env['GIT_SSH_COMMAND'] || ofUser || (node_process__WEBPACK_IMPORTED_MODULE_2__.env['GIT_SSH'] ? undefined : 'ssh');
    return command !== undefined && /\bssh(?:\.exe)?["']?(?:\s|$)/.test(command) ? command + sshOptions : command;
}
function settings(all) {
    return all.flatMap((setting) => ['-c', setting]);
}
async function readUserSettings(where, signal) {
    const scopes = await Promise.all(['--system', '--global'].map((scope) => run([...where, 'config', scope, '-z', '--get-regexp', '^(credential\\..*|core\\.sshcommand)$'], {
        signal,
        isObjectFree: true,
        variables: {},
    })));
    const found = scopes.flatMap(({ answer }) => answer.ok
        ? answer.bytes
            .toString('utf8')
            .split('\0')
            .filter((each) => each !== '')
        : []);
    const pairs = found.map((each) => [each.split('\n', 1)[0] ?? '', each.slice(each.indexOf('\n') + 1)]);
    return {
        credentials: pairs.filter(([key]) => key !== 'core.sshcommand').map(([key, value]) => `${key}=${value}`),
        ssh: pairs.findLast(([key]) => key === 'core.sshcommand')?.[1],
    };
}
async function run(args, { input = '', signal, isObjectFree = false, limitMs = mostMs.here, variables }) {
    const call = {
        args: ['--no-replace-objects', ...args],
        environment: environmentWith(variables),
        limitMs,
        signal,
    };
    return isObjectFree ? await (0,_git_process_js__WEBPACK_IMPORTED_MODULE_3__/* .execGit */ .Ix)(call) : await (0,_git_process_js__WEBPACK_IMPORTED_MODULE_3__/* .spawnGit */ .Iz)(call, input);
}
function environmentWith(variables) {
    const inherited = Object.entries(node_process__WEBPACK_IMPORTED_MODULE_2__.env).filter(([name]) => !/^GIT_/i.test(name) || keptVariables.test(name));
    const all = Object.entries({ ...Object.fromEntries(inherited), ...ownVariables, ...variables });
    return Object.fromEntries(all.filter((each) => each[1] !== undefined));
}


/***/ }),

/***/ 3247:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {



__webpack_require__.d(__webpack_exports__, {
  Ix: () => (/* binding */ execGit),
  f0: () => (/* binding */ hasGivenUpGit),
  Iz: () => (/* binding */ spawnGit)
});

// UNUSED EXPORTS: notInstalled


var external_node_process_ = __webpack_require__(1708);

var duration = __webpack_require__(839);

var shortening = __webpack_require__(4908);

var external_node_path_ = __webpack_require__(6760);
;

const shownProtocols = new Set(['http:', 'https:', 'ssh:', 'git:', 'git+ssh:', 'ssh+git:', 'file:']);
function hostAndPath(address) {
    const text = address.trim();
    if (/[\s@?#]/.test(text) === false && ((0,external_node_path_.isAbsolute)(text) || /^\.{0,2}[/\\]/.test(text)))
        return text;
    const [, host, path] = /^(?:[\w.-]+@)?([\w.-]{2,}):([^\s@?#:]+)$/.exec(text) ?? [];
    if (host !== undefined && path !== undefined && !text.includes('://'))
        return `${host}/${path.replace(/^\/+/, '')}`;
    const url = URL.canParse(text) ? new URL(text) : undefined;
    if (url === undefined || !shownProtocols.has(url.protocol) || url.pathname.includes('@'))
        return undefined;
    return url.host + url.pathname;
}
function withPlainAddresses(text) {
    return text.replace(/(['"])([^'"]*:\/\/[^'"]*)\1|[a-z][a-z\d+.-]*:\/\/[^\s'"]*/gi, (found, quote = '', quoted) => {
        return quote + (hostAndPath(quoted ?? found) ?? '(an address)') + quote;
    });
}

;




const mostError = 4_000;
const notInstalled = 'Git is not installed';
let isGivenUp = false;
function hasGivenUpGit() {
    return isGivenUp;
}
async function execGit({ args, environment, limitMs, signal }) {
    const { exec } = await __webpack_require__.e(/* import() */ 260).then(__webpack_require__.bind(__webpack_require__, 1260));
    if (signal?.aborted)
        return stoppedEnd;
    const said = new Said();
    const { promise: stopped, resolve: stop } = Promise.withResolvers();
    const giveUp = (end) => {
        isGivenUp = true;
        stop(end);
    };
    const onAbort = () => giveUp(stoppedEnd);
    const timer = setTimeout(() => giveUp(hungEnd(limitMs)), limitMs);
    signal?.addEventListener('abort', onAbort, { once: true });
    const ended = exec('git', [...args], {
        silent: true,
        ignoreReturnCode: true,
        env: { ...environment },
        listeners: { stdout: (chunk) => said.print(chunk), stderr: (chunk) => said.complain(chunk.toString('utf8')) },
    }).then((code) => said.end(code), (error) => said.fail(error));
    const end = await Promise.race([ended, stopped]);
    clearTimeout(timer);
    signal?.removeEventListener('abort', onAbort);
    return end;
}
async function spawnGit({ args, environment, limitMs, signal }, input) {
    const { spawn } = await Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 1421, 19));
    if (signal?.aborted)
        return stoppedEnd;
    return await new Promise((resolve) => {
        const child = spawn('git', args, {
            stdio: ['pipe', 'pipe', 'pipe'],
            windowsHide: true,
            env: environment,
            detached: external_node_process_.platform !== 'win32',
        });
        const said = new Said();
        let stopped;
        const stop = (end) => {
            stopped ??= end;
            endGroup(child);
        };
        const timer = setTimeout(() => stop(hungEnd(limitMs)), limitMs);
        const onAbort = () => stop(stoppedEnd);
        const onExit = () => endGroup(child);
        signal?.addEventListener('abort', onAbort, { once: true });
        external_node_process_.once('exit', onExit);
        const settle = (end) => {
            clearTimeout(timer);
            signal?.removeEventListener('abort', onAbort);
            external_node_process_.removeListener('exit', onExit);
            resolve(end);
        };
        child.stdout.on('data', (chunk) => said.print(chunk));
        child.stderr.setEncoding('utf8').on('data', (text) => said.complain(text));
        child.stdin.on('error', () => undefined);
        child.stdin.end(input);
        child.on('error', (error) => settle(said.fail(error)));
        child.on('exit', () => {
            if (stopped !== undefined)
                settle(stopped);
        });
        child.on('close', (code) => settle(stopped ?? said.end(code)));
    });
}
class Said {
    #chunks = [];
    #errorText = '';
    print(chunk) {
        this.#chunks.push(chunk);
    }
    complain(text) {
        if (this.#errorText.length < mostError)
            this.#errorText += text;
    }
    end(code) {
        if (code === 0)
            return { answer: { ok: true, bytes: Buffer.concat(this.#chunks) }, hasHung: false };
        return failedEnd(causeIn(this.#errorText) || `git ended with ${code}`);
    }
    fail(error) {
        const why = error instanceof Error ? error.message : String(error);
        return failedEnd(isMissing(why) ? notInstalled : (0,shortening/* oneLine */.TN)(why));
    }
}
const stoppedEnd = failedEnd('it was stopped');
function failedEnd(why) {
    return { answer: { ok: false, why }, hasHung: false };
}
function hungEnd(limitMs) {
    return { answer: { ok: false, why: `it did not end within ${(0,duration/* formatDuration */.a3)(limitMs)}` }, hasHung: true };
}
function isMissing(why) {
    return /^spawn \S*git\S* ENOENT$|^Unable to locate executable file: git\b/.test(why);
}
function endGroup(child) {
    if (child.pid === undefined || external_node_process_.platform === 'win32')
        child.kill('SIGKILL');
    else {
        try {
            external_node_process_.kill(-child.pid, 'SIGKILL');
        }
        catch (error) {
            if (!isGone(error))
                throw error;
        }
    }
}
function isGone(error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH';
}
function causeIn(errorText) {
    const lines = errorText.split('\n');
    const at = lines.findIndex((line) => /^(?:fatal|error): /.test(line));
    const cause = lines[at]?.endsWith(':') ? lines.slice(at, at + 2).join(' ') : lines[at];
    return withPlainAddresses((0,shortening/* oneLine */.TN)((cause ?? errorText).trim()));
}


/***/ }),

/***/ 4915:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kd: () => (/* binding */ foldersUpTo),
/* harmony export */   No: () => (/* binding */ nearestWorkingCopy),
/* harmony export */   bN: () => (/* binding */ owningWorkingCopy)
/* harmony export */ });
/* unused harmony exports isWorkingCopy, isGitDirectory, brokenRepository */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _text_regular_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4283);
/* harmony import */ var _git_command_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(557);




function foldersUpTo(folder, root) {
    const above = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder);
    return folder === root || above === folder ? [folder] : [folder, ...foldersUpTo(above, root)];
}
function isWorkingCopy(folder) {
    const git = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, '.git');
    const stat = (0,_text_regular_file_js__WEBPACK_IMPORTED_MODULE_2__/* .readStats */ .uq)(git);
    if (stat === undefined)
        return false;
    return !stat.isDirectory() || isGitDirectory(git);
}
function isGitDirectory(folder) {
    return (0,_text_regular_file_js__WEBPACK_IMPORTED_MODULE_2__/* .isThere */ .$B)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'HEAD')) && (0,_text_regular_file_js__WEBPACK_IMPORTED_MODULE_2__/* .isThere */ .$B)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'objects'));
}
function nearestWorkingCopy(folder) {
    return foldersUpTo(folder, '').find(isWorkingCopy);
}
function brokenRepository(folder) {
    return foldersUpTo(folder, '')
        .map((each) => join(each, '.git'))
        .find((git) => readStats(git) !== undefined && !isGitDirectory(git));
}
async function owningWorkingCopy(folder, signal) {
    const [nearest, ...outer] = foldersUpTo(folder, '').filter(isWorkingCopy);
    if (nearest === undefined)
        return { kind: 'absent', proof: 'no repository' };
    let root = nearest;
    for (const each of outer) {
        const between = foldersUpTo(root, each).filter((inner) => inner !== each);
        const suspects = between.filter((inner) => inner === root || (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(inner).isSymbolicLink());
        const paths = suspects.map((inner) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(each, inner).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join('/'));
        const listed = await (0,_git_command_js__WEBPACK_IMPORTED_MODULE_3__/* .gitIn */ .uM)(each, signal)(['--literal-pathspecs', 'ls-files', '--stage', '-z', '--', ...paths]);
        if (!listed.ok)
            return { kind: 'unknown', why: listed.why };
        if (/(?:^|\0)(?:160000|120000) /.test(listed.output))
            root = each;
    }
    return { kind: 'found', value: root };
}


/***/ }),

/***/ 3179:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {



__webpack_require__.d(__webpack_exports__, {
  so: () => (/* binding */ GitHubRepository),
  eD: () => (/* binding */ githubRefusal),
  T0: () => (/* binding */ github_repository_pageSize)
});

// UNUSED EXPORTS: isGithubLimit

// EXTERNAL MODULE: ./build/node_modules/valibot/index.mjs
var valibot = __webpack_require__(3374);

var errors = __webpack_require__(5373);

var input_name = __webpack_require__(2950);

var redactor = __webpack_require__(367);

var base_url = __webpack_require__(3651);

var built_call = __webpack_require__(5930);

var json_fields = __webpack_require__(4544);

var abort_scope = __webpack_require__(7239);

var clock = __webpack_require__(342);

var date_header = __webpack_require__(8699);

var exchange = __webpack_require__(168);

var response_body = __webpack_require__(187);

var retry = __webpack_require__(4503);

var undici_transport = __webpack_require__(4622);

var user_agent = __webpack_require__(2356);
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















const longestRequestMs = 75_000;
const requestTimeoutMs = 10_000;
const pageSize = 100;
const unnamedLimitMs = 60_000;
class LimitedTransport extends undici_transport/* UndiciTransport */.s {
    async send(request) {
        const response = await super.send(request);
        const waitMs = rateLimitWait(response);
        if (waitMs === undefined)
            return response;
        const header = (name) => (name === 'retry-after' ? String(waitMs / 1_000) : response.header(name));
        return { ...response, status: 429, header };
    }
}
const transports = { proxied: new LimitedTransport(), direct: new LimitedTransport('direct') };
class JsonApi {
    signal;
    #options;
    #exchange;
    #prefix;
    #lastFailure;
    constructor(options) {
        const { origin, hostname, pathname } = new URL(options.url);
        this.signal = options.signal;
        this.#options = options;
        this.#prefix = pathname.replace(/\/+$/, '');
        this.#exchange = new exchange/* Exchange */.k({
            base: { origin, prefix: '' },
            headers: () => ({ ...options.headers(), 'user-agent': (0,user_agent/* buildUserAgent */.n)() }),
            redact: options.redact,
            followsWrites: true,
            transport: (0,base_url/* isLoopback */.U9)(hostname) ? transports.direct : transports.proxied,
            clock: clock/* systemClock */.m,
            random: Math.random,
            named: input_name/* nameAsInput */.A,
        });
    }
    get lastFailure() {
        return this.#lastFailure;
    }
    async request(method, path, body, base = this.#options.repository) {
        return (await this.send(method, this.#prefix + base + path, body)).value;
    }
    async *pages(path, mostPages) {
        const known = new Set();
        for (let page = 1; page <= mostPages; page++) {
            const asked = `${this.#prefix}${this.#options.repository}${path}${path.includes('?') ? '&' : '?'}per_page=${pageSize}&page=${page}`;
            const { value, link, answeredAtMs } = await this.send('GET', asked);
            const rows = (0,valibot/* parse */.qg)((0,valibot/* array */.YO)((0,valibot/* unknown */.L5)()), value);
            const isLast = rows.length === 0 || (rows.length < pageSize && !namesNext(link));
            checkNew(known, rows, path);
            yield { rows, isLast, answeredAtMs };
            if (isLast)
                return;
        }
    }
    async send(method, path, body) {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const { signal, totalMs, isLimit } = this.#options;
            const effect = method === 'POST' && !path.endsWith('/graphql') ? 'create' : 'read';
            const limits = { headersMs: requestTimeoutMs, idleMs: requestTimeoutMs, totalMs };
            const sent = (0,redactor/* redactTexts */.SG)(body, this.#options.redact);
            const call = { ...(0,built_call/* buildUndocumentedCall */.mm)(method, path, { body: sent }), effect, limits };
            const scope = __addDisposableResource(env_1, new abort_scope/* AbortScope */.D({ signal, timeoutMs: totalMs }), false);
            let failure;
            const onRetry = (error) => {
                failure = error;
                this.#lastFailure = error;
            };
            const exchange = () => this.#exchange.run(call, { scope, onRetry }, async (response) => {
                const value = (0,response_body/* jsonOrText */.BG)(await (0,response_body/* readText */.yR)(call.operation, response));
                const answer = { value, link: response.header('link'), answeredAtMs: (0,date_header/* readAnswerTime */.S)(response) };
                if (typeof value === 'object' || response.status === 204)
                    return answer;
                const text = 'the answer was cut off, or is a page of something else';
                throw new errors/* NoAnswerError */.i5(text, { operation: call.operation, sent: true });
            });
            try {
                for (;;) {
                    try {
                        return await exchange();
                    }
                    catch (error) {
                        if (!(error instanceof errors/* RefusedError */.fk) || error.status !== 403 || !isLimit?.(error.said))
                            throw error;
                        const { operation, said, message } = error;
                        onRetry(new errors/* RefusedError */.fk(message, { operation, said, status: 429, retryAfterMs: unnamedLimitMs }));
                        if (scope.leftMs <= unnamedLimitMs)
                            throw failure;
                        await clock/* systemClock */.m.sleep(unnamedLimitMs, scope.signal);
                    }
                }
            }
            catch (error) {
                throw scope.signal.aborted ? (failure ?? error) : error;
            }
            finally {
                if (this.#lastFailure === failure)
                    this.#lastFailure = undefined;
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
}
function idIn(row) {
    return (0,json_fields/* isFields */.C)(row) && row['id'] !== undefined ? String(row['id']) : JSON.stringify(row);
}
function namesNext(link) {
    return /;\s*rel="?next"?/.test(link ?? '');
}
function checkNew(known, rows, path) {
    const before = known.size;
    for (const row of rows)
        known.add(idIn(row));
    if (rows.length === 0 || known.size > before)
        return;
    const text = `GET ${path}: a page repeats rows of the pages before, so that what follows cannot be read.`;
    throw new errors/* UnreadableError */.Gy(text, { operation: `GET ${path}`, status: 200 });
}
function rateLimitWait({ status, header }) {
    if (status !== 403 && status !== 429)
        return undefined;
    const answeredAtMs = (0,date_header/* readAnswerTime */.S)({ header });
    const after = (0,retry/* parseRetryAfter */.mu)(header('retry-after'), answeredAtMs);
    if (after !== undefined)
        return after;
    const reset = Number(header('x-ratelimit-reset') ?? Number.NaN) * 1_000;
    const spent = header('x-ratelimit-remaining') === '0';
    if (spent && !Number.isNaN(reset) && answeredAtMs !== undefined)
        return Math.max(0, reset - answeredAtMs);
    return spent || status === 429 ? unnamedLimitMs : undefined;
}


var unreachable = __webpack_require__(6195);

var timeout = __webpack_require__(7279);

var duration = __webpack_require__(839);

var format_error = __webpack_require__(9531);

var shortening = __webpack_require__(4908);

var message = __webpack_require__(1103);

var external_node_process_ = __webpack_require__(1708);

var github_event = __webpack_require__(2689);

var taxiway_error = __webpack_require__(7776);
;



async function openOctokit(apiUrl, send) {
    const { GitHub } = await importGitHub();
    return new GitHub({ baseUrl: apiUrl, request: { fetch: fetchThrough(apiUrl, send) } });
}
function findCause(error) {
    return error instanceof Error && error.name === 'HttpError' && error.cause !== undefined ? error.cause : error;
}
function fetchThrough(apiUrl, send) {
    const { origin } = new URL(apiUrl);
    return async (address, { method, body }) => {
        const url = new URL(address);
        if (url.origin !== origin) {
            throw new taxiway_error/* TaxiwayError */.y('unreadable', `GitHub names a page on another server, ${url.origin}: it is not read.`);
        }
        const sent = body === undefined ? undefined : JSON.parse(body);
        const { value, link, answeredAtMs } = await send(method, url.pathname + url.search, sent);
        const headers = new Map([['content-type', 'application/json']]);
        if (link !== undefined)
            headers.set('link', link);
        if (answeredAtMs !== undefined)
            headers.set('date', new Date(answeredAtMs).toUTCString());
        return { status: value === undefined ? 204 : 200, url: address, headers, text: async () => JSON.stringify(value) };
    };
}
async function importGitHub() {
    const { env } = external_node_process_;
    const path = env['GITHUB_EVENT_PATH'];
    const isReadable = (0,github_event/* readEventPayload */.N)(env).kind === 'found';
    if (!isReadable)
        delete env['GITHUB_EVENT_PATH'];
    try {
        return await Promise.all(/* import() */[__webpack_require__.e(723), __webpack_require__.e(20)]).then(__webpack_require__.bind(__webpack_require__, 4020));
    }
    finally {
        if (!isReadable && path !== undefined)
            env['GITHUB_EVENT_PATH'] = path;
    }
}

;










const github_repository_pageSize = 100;
const limits = /rate limit|abuse detection|temporarily|too quickly/i;
const mayNot = /not accessible|must have|not granted|saml|allow list|archived|blocked|suspended|disabled|forbidden|permission|not permitted|protected/i;
const jobToken = 'github-actions[bot]';
const viewerAnswer = (0,valibot/* object */.Ik)({ viewer: (0,valibot/* object */.Ik)({ login: (0,valibot/* string */.Yj)() }) });
const authors = new Map();
class GitHubRepository {
    signal;
    #api;
    #apiUrl;
    #place;
    #octokit;
    #account;
    constructor({ repository, token, redactor, signal, patienceMs = longestRequestMs }) {
        const { owner, repo, apiUrl = 'https://api.github.com' } = repository;
        const headers = () => ({ authorization: `Bearer ${token}`, accept: 'application/vnd.github+json' });
        this.signal = signal;
        this.#account = `${apiUrl} ${token}`;
        this.#place = { owner, repo };
        this.#apiUrl = apiUrl;
        this.#api = new JsonApi({
            url: apiUrl,
            repository: '',
            headers,
            redact: (text) => redactor.redactSecrets(text),
            signal,
            totalMs: patienceMs,
            isLimit: isGithubLimit,
        });
    }
    async ask(endpoint) {
        const octokit = await this.#open();
        try {
            return (await endpoint(octokit, this.#place)).data;
        }
        catch (error) {
            throw findCause(error);
        }
    }
    async *pages(list, mostPages) {
        const known = new Set();
        let pages = 0;
        const octokit = await this.#open();
        try {
            for await (const { data, headers } of list(octokit, this.#place)) {
                const rows = (0,valibot/* parse */.qg)((0,valibot/* array */.YO)((0,valibot/* unknown */.L5)()), data);
                const answeredAtMs = headers.date === undefined ? undefined : Date.parse(headers.date);
                checkNew(known, rows, 'a list of GitHub');
                yield { rows, isLast: rows.length === 0 || !namesNext(headers.link), answeredAtMs };
                if (rows.length === 0 || ++pages === mostPages)
                    return;
            }
        }
        catch (error) {
            throw findCause(error);
        }
    }
    send(...request) {
        return this.#api.send(...request);
    }
    #open() {
        this.#octokit ??= openOctokit(this.#apiUrl, (...request) => this.send(...request));
        return this.#octokit;
    }
    async author() {
        for (;;) {
            const asking = authors.get(this.#account) ?? this.#askForAuthor();
            authors.set(this.#account, asking);
            try {
                return await asking;
            }
            catch {
                this.signal.throwIfAborted();
                if (authors.get(this.#account) === asking)
                    authors.delete(this.#account);
            }
        }
    }
    explain(error, permission) {
        const { lastFailure } = this.#api;
        if (!(0,timeout/* isTimeout */.kL)(error) || lastFailure === undefined)
            return githubRefusal(error, permission);
        if ((0,errors/* findLimit */.ZC)(lastFailure) !== undefined)
            return githubRefusal(lastFailure, permission);
        return (0,message/* message */.i) `github-timeout-after: GitHub did not answer in time; before that, ${githubRefusal(lastFailure, permission)}`;
    }
    limitMs(error) {
        return (0,errors/* findLimit */.ZC)((0,timeout/* isTimeout */.kL)(error) ? this.#api.lastFailure : error);
    }
    async #askForAuthor() {
        try {
            const { graphql } = await this.#open();
            const { viewer } = (0,valibot/* parse */.qg)(viewerAnswer, await graphql('query { viewer { login } }'));
            return { login: viewer.login, assumed: false };
        }
        catch {
            this.signal.throwIfAborted();
            return { login: jobToken, assumed: true };
        }
    }
}
function isGithubLimit(said) {
    return limits.test(said) || !mayNot.test(said);
}
function githubRefusal(error, permission) {
    if ((0,timeout/* isTimeout */.kL)(error))
        return (0,message/* message */.i) `github-timeout: GitHub did not answer in time`;
    if (error instanceof errors/* NoAnswerError */.i5) {
        return (0,message/* message */.i) `github-no-answer: GitHub gave no complete answer: ${(0,unreachable/* whyNoAnswer */.MR)(error)}`;
    }
    if (!(error instanceof errors/* RefusedError */.fk))
        return (0,shortening/* withoutFullStop */.Qu)((0,format_error/* formatError */.Wk)(error));
    const { status, said, found, retryAfterMs } = error;
    if (status === 429 && retryAfterMs !== undefined) {
        return (0,message/* message */.i) `github-rate-limit: GitHub limits the token's requests for another ${(0,duration/* formatDuration */.a3)(retryAfterMs)}`;
    }
    if ((status === 403 || status === 404) && said.includes('not accessible')) {
        return (0,message/* message */.i) `github-permission-missing: the token lacks the permission \`${permission}\`; grant it under \`permissions:\` of the job`;
    }
    if (found === 'HTML')
        return (0,message/* message */.i) `github-error-page: GitHub answered ${status} with a page`;
    const why = status < 400
        ? 'it redirects in a circle, or to another host, where the token is not sent. If the repository was renamed, run the workflow anew'
        : said || error.message;
    return (0,message/* message */.i) `github-error: GitHub answered ${status}: ${(0,shortening/* withoutFullStop */.Qu)(why)}`;
}


/***/ }),

/***/ 1281:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {



__webpack_require__.d(__webpack_exports__, {
  DS: () => (/* binding */ Deployments),
  RJ: () => (/* binding */ replacedStatus)
});

// UNUSED EXPORTS: closedStatus, deploymentStates


var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./build/node_modules/valibot/index.mjs
var valibot = __webpack_require__(3374);

var errors = __webpack_require__(5373);

var clock = __webpack_require__(342);

var timeout = __webpack_require__(7279);
;



const pausesMs = [1_000, 4_000];
async function writeOrFind(write, find, signal) {
    for (const pauseMs of pausesMs) {
        try {
            return await write();
        }
        catch (error) {
            if (!(0,errors/* mayHaveTakenEffect */.Y2)(error) && !(0,timeout/* isTimeout */.kL)(error))
                throw error;
        }
        await clock/* systemClock */.m.sleep(pauseMs, signal);
        const found = await find();
        if (found !== undefined)
            return found;
    }
    return await write();
}


var untrusted = __webpack_require__(3419);

var deferred_rejection = __webpack_require__(8331);

var defined_fields = __webpack_require__(5023);

var shortening = __webpack_require__(4908);

var message = __webpack_require__(1103);

var github_repository = __webpack_require__(3179);

var exposed_port = __webpack_require__(954);
;


const memory = (0,valibot/* object */.Ik)({
    tool: (0,valibot/* literal */.eu)('taxiway'),
    target: (0,valibot/* string */.Yj)(),
    head: (0,valibot/* optional */.lq)((0,valibot/* boolean */.zM)()),
    deployment: (0,valibot/* optional */.lq)((0,valibot/* string */.Yj)()),
    commit: (0,valibot/* optional */.lq)((0,valibot/* string */.Yj)()),
    service: (0,valibot/* optional */.lq)((0,valibot/* string */.Yj)()),
    created: (0,valibot/* optional */.lq)((0,valibot/* boolean */.zM)()),
    image: (0,valibot/* optional */.lq)((0,valibot/* string */.Yj)()),
    exposed: (0,valibot/* optional */.lq)(exposed_port/* exposedPort */.s),
    attempt: (0,valibot/* optional */.lq)((0,valibot/* string */.Yj)()),
});
const payload = (0,valibot/* union */.KC)([memory, (0,valibot/* pipe */.Fs)((0,valibot/* string */.Yj)(), (0,valibot/* parseJson */.qF)(), memory)]);
function readPayload(value) {
    const read = (0,valibot/* safeParse */.xL)(payload, value);
    return read.success ? read.output : undefined;
}

;


const account = (0,valibot/* object */.Ik)({ login: (0,valibot/* string */.Yj)() });
const deploymentRow = (0,valibot/* object */.Ik)({
    id: (0,valibot/* number */.ai)(),
    payload: (0,valibot/* unknown */.L5)(),
    creator: (0,valibot/* optional */.lq)(account),
    created_at: (0,valibot/* optional */.lq)((0,valibot/* string */.Yj)()),
    updated_at: (0,valibot/* optional */.lq)((0,valibot/* string */.Yj)()),
    sha: (0,valibot/* optional */.lq)((0,valibot/* string */.Yj)()),
});
const statusRows = (0,valibot/* array */.YO)((0,valibot/* object */.Ik)({
    state: (0,valibot/* string */.Yj)(),
    description: (0,valibot/* nullish */.cl)((0,valibot/* string */.Yj)(), ''),
    environment_url: (0,valibot/* nullish */.cl)((0,valibot/* string */.Yj)()),
    log_url: (0,valibot/* nullish */.cl)((0,valibot/* string */.Yj)()),
    creator: (0,valibot/* nullish */.cl)(account),
}));
function readDeploymentRows(page, answeredAtMs) {
    const rows = page.map((row) => (0,valibot/* safeParse */.xL)(deploymentRow, row)).flatMap((read) => (read.success ? read.output : []));
    const found = rows.flatMap((row) => {
        const { id, sha, payload, creator, created_at: createdAt, updated_at: updatedAt = createdAt } = row;
        const memory = readPayload(payload);
        if (memory === undefined)
            return [];
        const times = { ageMs: ageAt(answeredAtMs, createdAt), updatedAt, idleMs: ageAt(answeredAtMs, updatedAt) };
        return [{ id, sha, ...times, memory, author: creator?.login }];
    });
    return {
        found,
        isReadable: rows.length === page.length && rows.every(({ creator }) => creator !== undefined),
        oldest: rows.at(-1)?.created_at,
    };
}
function ageAt(answeredAtMs, time) {
    const timeMs = Date.parse(time ?? '');
    return answeredAtMs === undefined || Number.isNaN(timeMs) ? undefined : answeredAtMs - timeMs;
}

;











const deploymentStates = (/* unused pure expression or super */ null && (['in_progress', 'queued', 'success', 'failure', 'error', 'inactive']));
const created = (0,valibot/* object */.Ik)({ id: (0,valibot/* number */.ai)() });
const longestDescription = 140;
const mostPages = 10;
const mostJudged = 100;
const replacedStatus = 'Replaced by a newer deployment';
const closedStatus = 'The preview has ended';
class Deployments {
    github;
    #target;
    constructor(target) {
        this.github = new github_repository/* GitHubRepository */.so(target);
        this.#target = target;
    }
    async create(refs, memory, task) {
        const { environment, transient } = this.#target;
        const { attempt = (0,external_node_crypto_.randomUUID)() } = memory;
        const [ref = 'HEAD', ...others] = refs;
        const fields = {
            ...{ ref, environment, payload: { tool: 'taxiway', ...memory, attempt }, description: 'Taxiway' },
            ...{ auto_merge: false, required_contexts: [], ...(0,defined_fields/* definedFields */.X)({ task }) },
            ...(transient ? { transient_environment: true, production_environment: false } : {}),
        };
        const write = async () => (0,valibot/* parse */.qg)(created, await this.github.ask(({ rest }, place) => rest.repos.createDeployment({ ...place, ...fields })))
            .id;
        try {
            return await writeOrFind(write, () => this.findCreated(attempt, task), this.github.signal);
        }
        catch (error) {
            const isRefused = error instanceof errors/* RefusedError */.fk && (error.status === 422 || error.status === 409);
            if (others.length === 0 || !isRefused)
                throw error;
            return await this.create(others, { ...memory, attempt }, task);
        }
    }
    async findCreated(attempt, task) {
        for await (const { id, memory } of this.own({ pages: 1, task }))
            if (memory.attempt === attempt)
                return id;
        return undefined;
    }
    async update(id, { state, description: whole, url, logUrl }) {
        const description = (0,shortening/* excerpt */.Kb)((0,untrusted/* sanitizeText */.jZ)(whole, this.#target.redactor), longestDescription);
        const addresses = (0,defined_fields/* definedFields */.X)({ environment_url: url, log_url: logUrl });
        const fields = { state, description, ...addresses, auto_inactive: false };
        await writeOrFind(() => this.github.ask(({ rest }, place) => rest.repos.createDeploymentStatus({ ...place, deployment_id: id, ...fields })), async () => {
            const last = await this.lastStatus(id);
            return last?.own === true && last.state === state && last.description === description ? last : undefined;
        }, this.github.signal);
    }
    async retire(target, newest, since) {
        const { transient } = this.#target;
        const active = [];
        const isOlder = ({ id, memory }) => id < newest && memory.target === target;
        for await (const { id, last } of this.judged(since ? { since } : { pages: 1 }, isOlder)) {
            if (last?.own && last.state === 'inactive' && last.description === replacedStatus)
                break;
            if (last?.state === 'success' || (transient && last?.state !== 'inactive'))
                active.push(id);
            if (last?.state === 'success' && !transient)
                break;
        }
        for (const id of active.toReversed())
            await this.update(id, { state: 'inactive', description: replacedStatus });
    }
    async endAll(target, description, search) {
        const isOfTarget = ({ memory }) => memory.target === target;
        for await (const { id, last } of this.judged({ ...search, targets: [target] }, isOfTarget))
            if (last?.state !== 'inactive')
                await this.update(id, { state: 'inactive', description });
    }
    async *judged(search, isWanted) {
        const own = this.own(search);
        let judged = 0;
        for (let next = await own.next();; next = await own.next()) {
            if (next.done)
                return next.value;
            if (!isWanted(next.value))
                continue;
            if (judged++ === mostJudged)
                return false;
            yield { ...next.value, last: await this.lastStatus(next.value.id) };
        }
    }
    async *own({ since, pages = mostPages, targets = [], task, sha, } = {}) {
        const { environment } = this.#target;
        (0,deferred_rejection/* silenceUntilAwaited */.n)(this.github.author());
        let count = 0;
        let isWhole = false;
        let isReadable = true;
        const listed = { environment, per_page: github_repository/* pageSize */.T0, ...(0,defined_fields/* definedFields */.X)({ task, sha }) };
        for await (const { rows, isLast, answeredAtMs } of this.github.pages(({ paginate, rest }, place) => paginate.iterator(rest.repos.listDeployments, { ...place, ...listed }), since ? pages + 1 : pages)) {
            isWhole = isLast;
            if (++count > pages)
                throw new Error(`the environment ${environment} has too many GitHub deployments to search`);
            const account = await this.github.author();
            const { found, isReadable: canRead, oldest } = readDeploymentRows(rows, answeredAtMs);
            isReadable &&= canRead;
            for (const { author, ...deployment } of found) {
                if (author === account.login)
                    yield deployment;
                else if (account.assumed && targets.includes(deployment.memory.target))
                    throw new Error((0,message/* message */.i) `github-token-owner-unknown: GitHub did not say which account the token belongs to`);
            }
            if (since && oldest && Date.parse(oldest) < since.getTime())
                return false;
        }
        return isWhole && isReadable;
    }
    async remove(id) {
        try {
            await this.github.ask(({ rest }, place) => rest.repos.deleteDeployment({ ...place, deployment_id: id }));
        }
        catch (error) {
            if (!(0,errors/* isMissing */.b2)(error))
                throw error;
        }
    }
    async ownStatuses(id) {
        const author = await this.github.author();
        const all = { deployment_id: id, per_page: github_repository/* pageSize */.T0 };
        const found = [];
        for await (const { rows } of this.github.pages(({ paginate, rest }, place) => paginate.iterator(rest.repos.listDeploymentStatuses, { ...place, ...all }), mostPages)) {
            const own = (0,valibot/* parse */.qg)(statusRows, rows).filter(({ creator }) => creator?.login === author.login);
            found.push(...own.map(({ state, description, log_url }) => ({ state, description, logUrl: log_url ?? undefined })));
        }
        return found;
    }
    async lastStatus(id) {
        const newest = { deployment_id: id, per_page: 1 };
        const listed = this.github.ask(({ rest }, place) => rest.repos.listDeploymentStatuses({ ...place, ...newest }));
        const [author, data] = await Promise.all([this.github.author(), listed]);
        const [last] = (0,valibot/* parse */.qg)(statusRows, data);
        if (last === undefined)
            return undefined;
        const { state, description, environment_url, creator } = last;
        return { state, description, url: environment_url || undefined, own: creator?.login === author.login };
    }
}


/***/ }),

/***/ 6720:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bV: () => (/* binding */ findLastSuccess),
/* harmony export */   xx: () => (/* binding */ readRuns)
/* harmony export */ });
/* unused harmony export hasSucceeded */
/* harmony import */ var _deployments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1281);
/* harmony import */ var _status_description_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1730);


async function findLastSuccess(deployments, isWanted = () => true) {
    const judged = deployments.judged({}, isWanted);
    for (let next = await judged.next();; next = await judged.next()) {
        if (next.done) {
            if (next.value)
                return { kind: 'absent', proof: 'all were read' };
            return { kind: 'unknown', why: `GitHub has more deployments of the environment than could be read` };
        }
        const { last } = next.value;
        if (last?.state === 'success')
            return { kind: 'found', value: { ...next.value, last } };
    }
}
async function hasSucceeded(deployments, target, sha) {
    const isWanted = (each) => each.sha === sha && each.memory.target === target;
    for await (const { last } of deployments.judged({ sha }, isWanted))
        if (last?.own && last.state === 'success')
            return true;
    return false;
}
const mostAtOnce = 8;
async function readRuns(deployments, target) {
    const rows = [];
    for await (const row of deployments.own({ targets: [target] }))
        if (row.memory.target === target)
            rows.push(row);
    const early = await readNaming(deployments, rows);
    const runs = new Map();
    for (const { id, memory } of rows) {
        const naming = early.get(id);
        const commit = (0,_status_description_js__WEBPACK_IMPORTED_MODULE_1__/* .findDeployedCommit */ .r)(memory, naming);
        const result = async () => readResult(early.has(id) ? naming : await deployments.lastStatus(id));
        if (commit !== undefined && !runs.has(commit))
            runs.set(commit, { commit, result });
    }
    return [...runs.values()];
}
async function readNaming(deployments, rows) {
    const found = new Map();
    const left = rows.filter(({ memory }) => memory.commit === undefined).values();
    const work = async () => {
        for (const { id } of left)
            found.set(id, await deployments.lastStatus(id));
    };
    await Promise.all(Array.from({ length: mostAtOnce }, work));
    return found;
}
function readResult(status) {
    if (status?.state === 'failure')
        return 'failed';
    const succeeded = status?.state === 'success' || (status?.state === 'inactive' && status.description === _deployments_js__WEBPACK_IMPORTED_MODULE_0__/* .replacedStatus */ .RJ);
    return succeeded && status.own ? 'succeeded' : 'unknown';
}


/***/ }),

/***/ 1730:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ describeEnd),
/* harmony export */   r: () => (/* binding */ findDeployedCommit)
/* harmony export */ });
/* harmony import */ var _text_commits_commit_id_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(872);

const namedCommit = /^Commit ([0-9a-f]{40}(?:[0-9a-f]{24})?)\. /;
function describeEnd(run, reason, { namesCommit }) {
    return (namesCommit ? '' : commitWords(run)) + reason;
}
function commitWords(run) {
    const deployed = run.kind === 'gate' ? run.gate.deployment : run.kind === 'deployment' ? run : undefined;
    return (0,_text_commits_commit_id_js__WEBPACK_IMPORTED_MODULE_0__/* .isWholeCommit */ .NY)(deployed?.ref) ? `Commit ${deployed.ref}. ` : '';
}
function findDeployedCommit({ commit }, last) {
    return commit ?? (last && readNamedCommit(last));
}
function readNamedCommit({ description }) {
    return namedCommit.exec(description)?.[1];
}


/***/ }),

/***/ 6911:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ saveJobState),
/* harmony export */   u: () => (/* binding */ readState)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4962);
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3374);
/* harmony import */ var _run_job_state_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1423);
/* harmony import */ var _text_secrets_redactor_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(367);




const variable = 'taxiway';
const parsed = valibot__WEBPACK_IMPORTED_MODULE_2__/* .pipe */ .Fs(valibot__WEBPACK_IMPORTED_MODULE_2__/* .string */ .Yj(), valibot__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .qF(), _run_job_state_js__WEBPACK_IMPORTED_MODULE_0__/* .jobState */ .d);
function saveJobState(console, redactor, state) {
    try {
        console.resume();
        (0,_actions_core__WEBPACK_IMPORTED_MODULE_3__/* .saveState */ .LZ)(variable, JSON.stringify((0,_text_secrets_redactor_js__WEBPACK_IMPORTED_MODULE_1__/* .redactTexts */ .SG)(state, (text) => redactor.redactSecrets(text))));
    }
    catch (error) {
        console.say(`Could not write the state for the post step: ${String(error)}`);
    }
}
function readState(environment) {
    const text = environment[`STATE_${variable}`];
    return text === undefined || text === '' ? undefined : valibot__WEBPACK_IMPORTED_MODULE_2__/* .parse */ .qg(parsed, text);
}


/***/ }),

/***/ 2304:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ findStatement)
/* harmony export */ });
/* harmony import */ var _text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4908);
/* harmony import */ var _failure_signs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4967);


const longestStatement = 120;
const shortestStatement = 8;
const mostBelow = 3;
const label = /^(?:[^\p{L}\p{N}"'`(/.[\s<&$@-]+ *)*(?:YN\d+: (?:[^\p{L}\p{N}] )*)?(?:npm (?:error|ERR!)(?: |$)|\[(?:ERROR|error|INFO)\](?: |$)|(?:ERROR|Error|error|FATAL|fatal): +)?/u;
const opening = /:$|^(?:code E\w+$|(?:syscall|errno) \S+$|\[?ERR_\w+\]?$|ERROR in \S+(?: \d+:\d+(?:-\d+)?)?$|Failed (?:with errors|to compile)\b|COMPILATION ERROR\b)/;
function findStatement(excerptOfLog) {
    const lines = excerptOfLog.map((line) => ({ strength: (0,_failure_signs_js__WEBPACK_IMPORTED_MODULE_0__/* .signalStrength */ .cR)(line), text: (0,_failure_signs_js__WEBPACK_IMPORTED_MODULE_0__/* .bare */ .$B)(line).trim() }));
    for (const strength of [3, 2]) {
        const found = lines.flatMap((line, at) => (line.strength === strength ? at : []));
        const at = found.find((each) => !isPlaceAlone(lines[each]?.text ?? '')) ?? found[0];
        if (at !== undefined)
            return messageFrom(lines.slice(at, at + 1 + mostBelow));
    }
    return undefined;
}
function isPlaceAlone(text) {
    return (0,_failure_signs_js__WEBPACK_IMPORTED_MODULE_0__/* .namesPlace */ .a$)(text) && !/[\w\])]?: *\S{3}/.test(text);
}
function messageFrom([first, ...below]) {
    const text = first?.text ?? '';
    const said = withoutLabel(isOpening(text) ? (openedBy(below) ?? text) : text);
    return (0,_text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_1__/* .excerpt */ .Kb)(said.length < shortestStatement ? text : said, longestStatement);
}
function openedBy(below) {
    const possible = below.filter(({ text, strength }) => hasWords(text) && strength !== 1 && !isOpening(text));
    return (possible.find(({ strength }) => strength > 1) ?? possible[0])?.text;
}
function isOpening(text) {
    return opening.test(withoutLabel(text)) && !(0,_failure_signs_js__WEBPACK_IMPORTED_MODULE_0__/* .namesPlace */ .a$)(text);
}
function hasWords(text) {
    return /[\p{L}\p{N}]{2}/u.test(withoutLabel(text));
}
function withoutLabel(text) {
    return text.replace(label, '').trim();
}


/***/ }),

/***/ 4967:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $B: () => (/* binding */ bare),
/* harmony export */   LS: () => (/* binding */ withoutRuntimeFrames),
/* harmony export */   a$: () => (/* binding */ namesPlace),
/* harmony export */   cR: () => (/* binding */ signalStrength),
/* harmony export */   s2: () => (/* binding */ isOthers),
/* harmony export */   tc: () => (/* binding */ measureIndent)
/* harmony export */ });
/* harmony import */ var _text_control_characters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4722);

const prefix = /^(?:\[?\d{4}[-/]\d\d[-/]\d\d[T ]\d\d:\d\d:\d\d[^\s\]]*\]? ?|\[?\d\d:\d\d:\d\d(?:[.,]\d+)?\]? ?|#\d+ (?=[A-Z\d[])|\d+\.\d{2,3} |[A-Za-z][\w.-]* *\| ?)+/;
const candidate = /rror|ERR|xcept|XCEPT|ail|AIL|atal|ATAL|anic|racebac|ot found|annot|ld not|able to|o such|xit|illed|denied|dumped/;
const placeCandidate = /[a-z][:(]\[?\d/;
const mostJudged = 2_000;
const harmless = /\b(?:0|[Nn]o) (?:errors?|failures?|failed)\b|[Ww]arn(?:ing)?s?\b|WARN/;
const closing = joinPatterns([
    /\b(?:exit(?:ed)?|non-zero)\b[ \w]{0,20}[: (]{1,2}[1-9]/,
    /\bexited[- ]with[- ]error/,
    /\b(?:build|deployment|command|script|task|step|process|job)\b(?:[^:]|:(?! )){0,60}\b(?:failed|failure|unsuccessful)\b(?!: \S)/,
], 'i');
const mention = joinPatterns([
    /\b[Ee]rrors?\b(?![-/\w]|\.\w)|[a-z](?:Error|Exception)\b|\bERR!/,
    /\b(?:ERR_\w+|ERROR|FATAL|[Ff]atal|FAIL(?:ED)?|[Ff]ailed|[Ff]ailure|[Pp]anic(?:ked)?|Traceback|Killed)\b/,
    /[Nn]ot found|[Cc]annot\b|[Cc]ould not\b|[Uu]nable to\b|[Nn]o such file|[Dd]enied\b|dumped\b/,
]);
const statements = [
    /^\s*(?:[^\w\s]{1,3} ?){0,2}(?:error|ERROR|Error|fatal|FATAL|panic|ERR_\w+)\b(?![-/\w]|\.\w)/,
    /(?:[Ee]rror|ERROR|[Ff]atal|Exception)(?: [A-Z]+\d+|\[\w+\]| \[\w+\])?: +\S/,
    /\bpanicked at /,
];
const place = /^\s*(?:[^\w\s]{1,7} ?){0,2}(?:File "[^"]+", line \d|(?:file:\/\/)?[^\s:(]{0,200}\.[A-Za-z]\w{0,9}(?::\[?\d+|\(\d+))/;
const placed = new RegExp(String.raw `${place.source}[\d,:]*[\])]?: *\S|^\s*\d+:\d+\s`);
const frame = /(?:^|\s)at \S|^\s*File "[^"]+", line \d+, in |^\s+from \S+:\d+:in |^\s*#\d+ \S+\(\d+\)|^\s+\S+\.go:\d+/;
const notOwn = joinPatterns([
    /node:|<frozen |\/(?:node_modules|site-packages|dist-packages|gems|vendor|rustc)\//,
    /\/lib\/(?:python|ruby|go)|\/go\/(?:src|pkg)\/|\/registry\/src\/|java\.base\//,
    /\bat (?:java|javax|jdk|sun|org\.(?:gradle|junit|apache)|System|Microsoft)\./,
]);
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
function measureIndent(line) {
    const at = bare(line).search(/\S/);
    return at === -1 ? undefined : at;
}
function withoutRuntimeFrames(lines) {
    let leftOutAt;
    return lines.filter((line) => {
        const indent = measureIndent(line.text);
        const text = bare(line.text);
        const isFrame = frame.test(text);
        if (!isFrame && leftOutAt !== undefined && indent !== undefined && indent > leftOutAt)
            return false;
        leftOutAt = isFrame && notOwn.test(text) ? (indent ?? 0) : undefined;
        return leftOutAt === undefined;
    });
}
function joinPatterns(patterns, flags = '') {
    return new RegExp(patterns.map(({ source }) => source).join('|'), flags);
}


/***/ }),

/***/ 6678:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ Outputs)
/* harmony export */ });
/* harmony import */ var _untrusted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3419);

class Outputs {
    redactor;
    #values = new Map();
    constructor(redactor) {
        this.redactor = redactor;
    }
    get values() {
        return this.#values;
    }
    get(name) {
        return this.#values.get(name);
    }
    set(name, value) {
        if (value !== undefined)
            this.setMasked(name, (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .sanitizeText */ .jZ)(value, this.redactor));
    }
    setMasked(name, value) {
        this.#values.set(name, value);
    }
    async addSummary(_markdown) { }
}


/***/ }),

/***/ 6907:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ LogFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_stream_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6466);
/* harmony import */ var _text_formats_format_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9531);



const mostWaiting = 128 * 1024;
class LogFile {
    #stream;
    constructor(path, console) {
        const fail = (error) => {
            this.#stream = undefined;
            console.lost(`The log file is incomplete. Could not write to it: ${(0,_text_formats_format_error_js__WEBPACK_IMPORTED_MODULE_2__/* .explainFileError */ .Yd)(error)}.`);
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

/***/ 7185:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AU: () => (/* binding */ fold),
/* harmony export */   CS: () => (/* binding */ prose),
/* harmony export */   FY: () => (/* binding */ paragraph),
/* harmony export */   Mn: () => (/* binding */ lines),
/* harmony export */   R_: () => (/* binding */ heading),
/* harmony export */   TM: () => (/* binding */ folded),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   em: () => (/* binding */ sentence),
/* harmony export */   nf: () => (/* binding */ link),
/* harmony export */   oN: () => (/* binding */ besides),
/* harmony export */   tp: () => (/* binding */ table)
/* harmony export */ });
/* unused harmony exports escapeMarkdown, isAddress */
/* harmony import */ var _text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4908);

function escapeMarkdown(text) {
    return text.replace(/[&<>"'`@#![\]]/g, (character) => `&#${character.charCodeAt(0)};`);
}
function prose(text) {
    return withoutMentions((0,_text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(text));
}
function withoutMentions(text) {
    return escapeMarkdown(text).replace(/&#(?:64|35);|\bGH-(?=\d)/gi, '$&&#8203;');
}
function sentence(text) {
    const parts = (0,_text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(text).split(/(`[^`]+`)/);
    return parts
        .map((part) => part.length > 2 && part.startsWith('`') && part.endsWith('`') ? code(part.slice(1, -1)) : withoutMentions(part))
        .join('');
}
function heading(text) {
    return `<h3>${text}</h3>`;
}
function code(text) {
    return text === undefined || text === '' ? '' : `<code>${escapeMarkdown((0,_text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(text))}</code>`;
}
function paragraph(text) {
    return text === '' ? '' : `<p>${text}</p>`;
}
function besides(texts) {
    return texts.filter((text) => text !== '').join(' · ');
}
function isAddress(text) {
    return /^https?:\/\/[^\s\p{Cc}<>"']+$/u.test(text);
}
function link(address, text) {
    if (!isAddress(address))
        return text ?? code(address);
    const own = text ?? escapeMarkdown(address.replace(/^https?:\/\/(?=[^/])/, '').replace(/^([^/]+)\/$/, '$1'));
    return `<a href="${escapeMarkdown(address)}">${own}</a>`;
}
function lines(texts) {
    return `<pre>\n${texts.map(escapeMarkdown).join('\n')}\n</pre>`;
}
function fold(title, content) {
    return `<details><summary>${title}</summary>\n\n${content}\n\n</details>`;
}
function folded(title, texts) {
    return fold(title, lines(texts));
}
function table(rows, header = []) {
    const row = (cells, tag) => `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;
    const lines = rows.map((cells) => row(cells, 'td'));
    return ['<table>', ...(header.length === 0 ? [] : [row(header, 'th')]), ...lines, '</table>'].join('\n');
}


/***/ }),

/***/ 3419:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {



__webpack_require__.d(__webpack_exports__, {
  M0: () => (/* binding */ bar),
  mg: () => (/* binding */ prefixLines),
  X$: () => (/* binding */ sanitizeLines),
  jZ: () => (/* binding */ sanitizeText)
});

// UNUSED EXPORTS: longestLine


var control_characters = __webpack_require__(4722);

var shortening = __webpack_require__(4908);
;
const commands = [
    /##(?=\[|vso\[|teamcity\[)/gi,
    /section_(?:start|end)(?=:)/gi,
    /(?:fold|time)(?=:(?:start|end):)/gi,
];
const anyCommand = new RegExp(commands.map(({ source }) => source).join('|'), 'i');
const everyCommand = new RegExp(anyCommand, 'gi');
const invisible = /\p{Default_Ignorable_Code_Point}/gu;
function breakCommands(line) {
    const visible = line.replace(invisible, '');
    if (!anyCommand.test(visible))
        return line;
    return commands.reduce((text, command) => text.replace(command, '$& '), visible);
}
function guardedJson(value, indent = 0) {
    return (JSON.stringify(value, undefined, indent) ?? 'null')
        .replace(/[\x7f-\x9f\u2028\u2029]|\p{Default_Ignorable_Code_Point}/gu, escaped)
        .replace(everyCommand, ([first = '', ...rest]) => escaped(first) + rest.join(''));
}
function escaped(text) {
    const units = Array.from({ length: text.length }, (_, index) => text.charCodeAt(index));
    return units.map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`).join('');
}

;



const bar = ' \u2502 ';
const barBytes = Buffer.from(bar);
const lineFeed = 0x0a;
const longestLine = 8 * 1024;
const suspicious = /[\x00-\x08\x0a-\x1f\x7f-\x9f\p{Default_Ignorable_Code_Point}\u2028\u2029]|##|(?:section_|:)(?:start|end):/iu;
function sanitizeLines(texts, redactor) {
    const lines = [];
    for (const text of texts) {
        if (!suspicious.test(text))
            lines.push(cut(redactor.redact(text)));
        else
            for (const line of text.split(/\r\n|\n|\r/))
                lines.push(cut(neutralise(line, redactor)));
    }
    return lines;
}
function prefixLines(lines) {
    let length = 0;
    for (const line of lines)
        length += barBytes.length + Buffer.byteLength(line) + 1;
    const bytes = Buffer.allocUnsafe(length);
    let at = 0;
    for (const line of lines) {
        at += barBytes.copy(bytes, at);
        at += bytes.write(line, at);
        at = bytes.writeUInt8(lineFeed, at);
    }
    return bytes;
}
function sanitizeText(text, redactor) {
    return breakCommands(redactor.redact((0,control_characters/* removeColour */.F4)((0,control_characters/* removeControls */.bI)(text.replace(/[\r\n]+/g, ' ')))));
}
function neutralise(line, redactor) {
    const cleaned = (0,control_characters/* removeControls */.bI)(line);
    const plain = (0,control_characters/* removeColour */.F4)(cleaned);
    if (plain === cleaned)
        return breakCommands(redactor.redact(cleaned));
    if (redactor.finds(plain))
        return breakCommands(redactor.redact(plain));
    const broken = breakCommands((0,control_characters/* endColour */.Y0)(cleaned));
    const bare = (0,control_characters/* removeColour */.F4)(broken);
    return breakCommands(bare) === bare ? broken : breakCommands(plain);
}
function cut(text) {
    const first = (0,shortening/* firstBytes */.mI)(text, longestLine);
    if (first === text)
        return text;
    const more = Buffer.byteLength(text) - Buffer.byteLength(first);
    return `${(0,control_characters/* endColour */.Y0)(first.replace(/\x1b[^m]*$/, ''))} \u2026 (line cut, ${more} more bytes)`;
}


/***/ }),

/***/ 9208:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HQ: () => (/* binding */ toDeploymentOutputs),
/* harmony export */   Iu: () => (/* binding */ toOutputs),
/* harmony export */   ks: () => (/* binding */ toFleetOutputs)
/* harmony export */ });
/* harmony import */ var _run_report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9723);

function toDeploymentOutputs(deployment) {
    const { deploymentId, serviceId, ref, url, status, outcome } = deployment;
    return [
        ['deployment-id', deploymentId],
        ['service-id', serviceId],
        ['ref', ref],
        ['url', url],
        ['status', status],
        ['outcome', outcome],
    ];
}
function toOutputs(run) {
    const { deploymentId, ref, status } = (0,_run_report_js__WEBPACK_IMPORTED_MODULE_0__/* .judgedDeployment */ .x9)(run) ?? {};
    const deployment = { deploymentId, serviceId: (0,_run_report_js__WEBPACK_IMPORTED_MODULE_0__/* .concernedService */ .zB)(run), ref, url: (0,_run_report_js__WEBPACK_IMPORTED_MODULE_0__/* .servedAt */ .rv)(run), status };
    return [
        ...toDeploymentOutputs({ ...deployment, outcome: run.outcome }),
        ['outdated-by', (0,_run_report_js__WEBPACK_IMPORTED_MODULE_0__/* .newerCommit */ .vG)(run)],
        ['duration-seconds', String(Math.round(run.durationMs) / 1000)],
    ];
}
function toFleetOutputs({ outcome }) {
    return [['outcome', outcome]];
}


/***/ }),

/***/ 4608:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Aq: () => (/* binding */ notComparedFacts),
/* harmony export */   Kt: () => (/* binding */ uncheckedFacts),
/* harmony export */   _u: () => (/* binding */ plainEnd),
/* harmony export */   hF: () => (/* binding */ deploymentEnd)
/* harmony export */ });
/* unused harmony export notHeld */
/* harmony import */ var _text_defined_fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5023);

function plainEnd(outcome, reason, known = {}) {
    const { serviceId, facts = [], wrongUsage = false, outdatedBy } = known;
    return { kind: 'plain', outcome, reason, serviceId, facts, wrongUsage, ...(0,_text_defined_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .definedFields */ .X)({ outdatedBy }) };
}
function deploymentEnd(report, facts = []) {
    return { kind: 'deployment', ...report, facts: [...facts, ...notComparedFacts(report.notCompared)] };
}
const notCompared = 'Not compared with what is live';
const notHeld = 'Not held';
const uncheckedFacts = new Set([notCompared, notHeld]);
function notComparedFacts(why) {
    return why === undefined ? [] : [[notCompared, why]];
}


/***/ }),

/***/ 9723:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RB: () => (/* binding */ logTail),
/* harmony export */   rv: () => (/* binding */ servedAt),
/* harmony export */   vG: () => (/* binding */ newerCommit),
/* harmony export */   x9: () => (/* binding */ judgedDeployment),
/* harmony export */   zB: () => (/* binding */ concernedService)
/* harmony export */ });
/* unused harmony exports isWrongUsage, unusualEntries */
function judgedDeployment(run) {
    switch (run.kind) {
        case 'deployment':
            return run;
        case 'gate':
            return run.gate.deployment;
        case 'plain':
        case 'previews':
        case 'fleet':
        case 'plan':
            return undefined;
        default:
            return run;
    }
}
function newerCommit(run) {
    return run.kind === 'plain' ? run.outdatedBy : judgedDeployment(run)?.outdatedBy;
}
function concernedService(run) {
    return run.kind === 'plain' ? run.serviceId : judgedDeployment(run)?.serviceId;
}
function servedAt(run) {
    return hasOneService(run) ? run.url : undefined;
}
function logTail(run) {
    return hasOneService(run) ? run.tail : [];
}
function hasOneService(run) {
    return run.kind === 'plain' || run.kind === 'deployment' || run.kind === 'gate';
}
function isWrongUsage(run) {
    return (run.kind === 'plain' || run.kind === 'gate') && run.wrongUsage;
}
function unusualEntries(run) {
    return run.kind === 'plain' || run.kind === 'deployment' ? run.unusual : undefined;
}


/***/ }),

/***/ 3732:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AJ: () => (/* binding */ whyNotDeployed),
/* harmony export */   GM: () => (/* binding */ toHeadline),
/* harmony export */   LX: () => (/* binding */ formatTook)
/* harmony export */ });
/* harmony import */ var _deployment_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2988);
/* harmony import */ var _output_cause_cause_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2304);
/* harmony import */ var _text_commits_commit_id_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(872);
/* harmony import */ var _text_first_sentences_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9013);
/* harmony import */ var _text_formats_count_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7028);
/* harmony import */ var _text_formats_duration_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(839);
/* harmony import */ var _text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4908);







const longestLine = 180;
const shortestLine = 40;
const notDeployed = 'Not deployed: ';
const onlyQuotes = /: the platform says "[^"]*"\.$/;
const mostNames = 4;
function toHeadline(run, subject) {
    const icon = run.kind === 'plan' ? '\ud83d\udccb' : _deployment_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .outcomeFacts */ .c6[run.verdict].icon;
    const { text, rest } = describe(run, subject);
    return { icon, text: (0,_text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_3__/* .excerpt */ .Kb)(text, longestLine), rest: text.length > longestLine ? run.reason : rest };
}
function whyNotDeployed(first) {
    return (0,_text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutFullStop */ .Qu)(first.startsWith(notDeployed) ? first.slice(notDeployed.length) : first);
}
function describe(run, subject) {
    switch (run.kind) {
        case 'deployment':
            return describeDeployment(run, run, subject);
        case 'gate':
            return describeGate(run, subject);
        case 'fleet':
            return describeFleet(run);
        case 'plan':
            return describePlan(run);
        case 'previews':
            return describePreviews(run);
        case 'plain':
            return describeReason(run);
        default:
            return run;
    }
}
function describePreviews(run) {
    const [counted, others] = (0,_text_first_sentences_js__WEBPACK_IMPORTED_MODULE_4__/* .splitSentences */ .P)(run.reason);
    if (run.passed || others === '')
        return describeReason(run);
    const { text, rest } = describeReason({ reason: others });
    return { text, rest: `${counted} ${rest}`.trimEnd() };
}
function describeReason({ reason }) {
    const [first = '', ...others] = reason.split('\n');
    const [text, rest] = (0,_text_first_sentences_js__WEBPACK_IMPORTED_MODULE_4__/* .splitSentences */ .P)(first, shortestLine);
    return { text: (0,_text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutFullStop */ .Qu)(text), rest: [rest, ...others].filter((each) => each !== '').join('\n') };
}
function describeDeployment(run, deployment, subject) {
    const { outcome, deploymentId, status, durationMs, phases } = deployment;
    const [first, rest] = (0,_text_first_sentences_js__WEBPACK_IMPORTED_MODULE_4__/* .splitSentences */ .P)(run.reason);
    const name = formatName(deployment, subject);
    const during = formatDuring(phases);
    const quotesWord = status !== undefined && first.includes(`"${status}"`);
    const why = quotesWord ? '' : `: ${(0,_text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutFullStop */ .Qu)(first)}`;
    if (first.startsWith(notDeployed) && outcome !== 'skipped')
        return { text: `${name} was not deployed: ${whyNotDeployed(first)}`, rest };
    switch (outcome) {
        case 'succeeded': {
            if (!run.passed)
                return { text: `${name} was deployed over a newer commit`, rest: run.reason };
            const took = formatTook(subject, durationMs);
            return {
                text: `${name} ${whatWasDone(deployment, subject)}${isFollowed(subject) ? ',' : ' in'} ${took}`,
                rest: '',
            };
        }
        case 'failed': {
            if (deploymentId === undefined)
                return { text: `${name} was not deployed: ${(0,_text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutFullStop */ .Qu)(first)}`, rest };
            const statement = quotesWord ? (0,_output_cause_cause_line_js__WEBPACK_IMPORTED_MODULE_1__/* .findStatement */ .z)(run.cause) : undefined;
            return { text: `${name} failed${during}${statement === undefined ? why : `: ${statement}`}`, rest };
        }
        case 'indeterminate':
            return { text: `It is not known whether ${name} was deployed: ${(0,_text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutFullStop */ .Qu)(first)}`, rest };
        case 'accepted':
            return { text: `${name} was accepted, and may still fail: its build was not waited for`, rest: '' };
        case 'timed-out':
            if (!quotesWord)
                return { text: `${name} timed out${why}`, rest };
            return { text: `${name} timed out after ${(0,_text_formats_duration_js__WEBPACK_IMPORTED_MODULE_2__/* .formatDuration */ .a3)(durationMs)}${during}`, rest };
        case 'cancelled':
        case 'superseded':
            return { text: `${name} ${_deployment_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .outcomeFacts */ .c6[outcome].news}${during}${why}`, rest };
        case 'aborted':
            return { text: `The job was stopped${during}: ${name} was not followed to its end`, rest };
        case 'skipped':
            return describeReason(run);
        default:
            return outcome;
    }
}
function formatName({ serviceId }, { action, name }) {
    const shown = name ?? serviceId ?? 'The service';
    return action === 'preview' ? `Preview ${shown}` : shown;
}
function isFollowed({ action }) {
    return action === 'follow';
}
function formatTook(subject, durationMs) {
    return `${isFollowed(subject) ? 'followed for ' : ''}${(0,_text_formats_duration_js__WEBPACK_IMPORTED_MODULE_2__/* .formatDuration */ .a3)(durationMs)}`;
}
function whatWasDone({ ref }, { action }) {
    if (action === 'preview')
        return 'is ready';
    return action === 'rollback' && ref !== undefined ? `was rolled back to ${(0,_text_commits_commit_id_js__WEBPACK_IMPORTED_MODULE_5__/* .shortenRef */ .jO)(ref)}` : 'was deployed';
}
function formatDuring(phases) {
    const shown = phases[0]?.name === 'waiting' ? phases.slice(1) : phases;
    const states = shown.map(({ name }) => name).filter((name) => /^[a-z]{2,20}ing$|^queued$/i.test(name));
    const last = states.at(-1);
    return last === undefined ? '' : ` while ${last.toLowerCase()}`;
}
function describeGate(run, subject) {
    const { deployment, checks, rollback, chosenBy } = run.gate;
    const name = formatName(deployment, subject);
    const bad = checks.find(({ result }) => result !== 'passed');
    if (chosenBy === undefined)
        return describeReason(run);
    if (deployment.outcome !== 'succeeded')
        return describeDeployment(run, deployment, subject);
    if (bad === undefined) {
        const [, rest] = (0,_text_first_sentences_js__WEBPACK_IMPORTED_MODULE_4__/* .splitSentences */ .P)(run.reason);
        const [, warning] = (0,_text_first_sentences_js__WEBPACK_IMPORTED_MODULE_4__/* .splitSentences */ .P)(rest);
        if (checks.length === 0)
            return { text: `${name} was deployed, and nothing was checked`, rest };
        return { text: `${name} passed its checks: ${checks.map((check) => check.name).join(', ')}`, rest: warning };
    }
    const summary = (0,_text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutFullStop */ .Qu)(bad.summary);
    if (bad.result !== 'failed')
        return { text: `${name}: the check ${bad.name} did not finish: ${summary}`, rest: '' };
    const back = rollback === undefined
        ? ''
        : rollback.deployment.outcome === 'succeeded'
            ? ` and was rolled back to ${(0,_text_commits_commit_id_js__WEBPACK_IMPORTED_MODULE_5__/* .shortenRef */ .jO)(rollback.ref)}`
            : `, and its rollback to ${(0,_text_commits_commit_id_js__WEBPACK_IMPORTED_MODULE_5__/* .shortenRef */ .jO)(rollback.ref)} ${_deployment_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .outcomeFacts */ .c6[rollback.deployment.outcome].news}`;
    return { text: `${name} failed the check ${bad.name}${back}: ${summary}`, rest: afterCheck(run.reason, bad) };
}
function afterCheck(reason, { summary }) {
    const at = reason.indexOf(summary);
    return at === -1 ? reason : reason.slice(at + summary.length).replace(/^\.\s*/, '');
}
function describeFleet({ services, unchanged, reason }) {
    const failed = services.filter(({ passed }) => !passed);
    const own = failed.filter(({ outcome }) => outcome !== 'skipped');
    const [worst] = own;
    if (worst === undefined) {
        const all = services.every(({ outcome }) => outcome === 'succeeded');
        if (!all || services.length === 0)
            return { text: (0,_text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutFullStop */ .Qu)(reason), rest: '' };
        const names = services.length > mostNames
            ? (0,_text_formats_count_js__WEBPACK_IMPORTED_MODULE_6__/* .formatCount */ .B)(services.length, 'service')
            : services.map(({ service }) => service).join(', ');
        const rest = unchanged.length === 0 ? '' : `; ${(0,_text_formats_count_js__WEBPACK_IMPORTED_MODULE_6__/* .formatCount */ .B)(unchanged.length, 'other service')} left as deployed`;
        return { text: `${names} deployed${rest}`, rest: '' };
    }
    const left = failed.length - own.length;
    const waiting = left === 0 ? '' : `; ${(0,_text_formats_count_js__WEBPACK_IMPORTED_MODULE_6__/* .formatCount */ .B)(left, 'other')} not deployed`;
    if (own.length > 1) {
        const names = own.map(({ service }) => service).join(', ');
        return { text: `${own.length} of ${services.length} services failed: ${names}${waiting}`, rest: reason };
    }
    const [first] = (0,_text_first_sentences_js__WEBPACK_IMPORTED_MODULE_4__/* .splitSentences */ .P)(worst.reason);
    if (first.startsWith(notDeployed))
        return { text: `${worst.service} was not deployed: ${whyNotDeployed(first)}${waiting}`, rest: reason };
    const statement = (0,_output_cause_cause_line_js__WEBPACK_IMPORTED_MODULE_1__/* .findStatement */ .z)(worst.excerpt) ?? (onlyQuotes.test(first) ? undefined : (0,_text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutFullStop */ .Qu)(first));
    const why = statement === undefined ? '' : `: ${statement}`;
    return { text: `${worst.service} ${_deployment_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .outcomeFacts */ .c6[worst.outcome].news}${why}${waiting}`, rest: reason };
}
function describePlan({ plan }) {
    const due = plan.services.filter(({ check }) => check === null).map(({ service }) => service);
    const all = plan.services.length + plan.unchanged.length;
    if (due.length === 0)
        return { text: `Nothing to deploy: none of ${all} services is due`, rest: '' };
    return { text: `${due.length} of ${all} services are to be deployed: ${due.join(', ')}`, rest: '' };
}


/***/ }),

/***/ 9023:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bx: () => (/* binding */ shownEvidence),
/* harmony export */   Ie: () => (/* binding */ longestText),
/* harmony export */   ZN: () => (/* binding */ toRunReport),
/* harmony export */   z3: () => (/* binding */ cleanGate)
/* harmony export */ });
/* harmony import */ var _deployment_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2988);
/* harmony import */ var _gate_gate_report_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3692);
/* harmony import */ var _text_defined_fields_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5023);
/* harmony import */ var _text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4908);




const longestText = 2_000;
const shownEvidence = 10;
function toRunReport(end, cleaning, around = {}) {
    switch (end.kind) {
        case 'plain':
            return plainRun(end, cleaning, around);
        case 'deployment':
            return deploymentRun(end, cleaning, around);
        case 'gate':
            return gateRun(end, cleaning, around);
        case 'previews':
            return previewsRun(end, cleaning);
        default:
            return end;
    }
}
function plainRun(end, cleaning, around) {
    const { serviceId, facts, wrongUsage, durationMs = 0 } = end;
    return {
        kind: 'plain',
        ...toEnding({ ...end, durationMs }, cleaning, around),
        ...toShown(around),
        serviceId: cleaned(serviceId, cleaning),
        facts: cleanFacts(facts, cleaning),
        unusual: cleanUnusual(end.unusual, cleaning),
        wrongUsage,
        outdatedBy: cleaned(end.outdatedBy, cleaning),
    };
}
function deploymentRun(end, cleaning, around) {
    return {
        kind: 'deployment',
        ...cleanDeployment(end, cleaning),
        ...toEnding(end, cleaning, around),
        ...toShown(around),
        facts: cleanFacts(end.facts, cleaning),
        unusual: cleanUnusual(end.unusual, cleaning),
    };
}
function gateRun({ gate, wrongUsage }, cleaning, around) {
    const { deployment, checks, reason, durationMs } = gate;
    const failed = checks.find(({ result }) => result === 'failed');
    const evidence = failed?.evidence.slice(-shownEvidence) ?? [];
    const end = { outcome: deployment.outcome, verdict: (0,_gate_gate_report_js__WEBPACK_IMPORTED_MODULE_1__/* .judgeGate */ .$U)(gate), reason, durationMs, evidence };
    const { url } = around;
    const clean = cleanGate(gate, cleaning);
    return {
        kind: 'gate',
        ...toEnding(end, cleaning, around),
        ...toShown(around),
        gate: { ...clean, deployment: { ...clean.deployment, url } },
        wrongUsage,
    };
}
function previewsRun(end, cleaning) {
    const { durationMs = 0, table } = end;
    return { kind: 'previews', ...toEnding({ ...end, durationMs }, cleaning, {}), table };
}
function toEnding(end, { text }, { supersededIsNeutral = false, log }) {
    const { outcome, verdict = outcome, reason, durationMs, evidence = [] } = end;
    const passed = (0,_deployment_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .passes */ .WE)(verdict, supersededIsNeutral);
    const said = _deployment_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .outcomeFacts */ .c6[outcome].isExplainedByLog && log !== undefined ? log.failure() : [];
    return {
        outcome,
        verdict,
        passed,
        reason: reason.split('\n').map(text).join('\n'),
        durationMs,
        cause: passed ? [] : [...evidence.map(text), ...said],
    };
}
function toShown({ url, log }) {
    return { url, tail: log?.tail() ?? [] };
}
function cleanGate(gate, cleaning) {
    const { text } = cleaning;
    const { deployment, reason, checks, newer, rollback } = gate;
    const cut = (untrusted) => (0,_text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_2__/* .excerpt */ .Kb)(text(untrusted), longestText);
    return {
        ...gate,
        reason: text(reason),
        deployment: cleanDeployment(deployment, cleaning),
        checks: checks.map((check) => ({
            ...check,
            name: cut(check.name),
            summary: (0,_text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_2__/* .excerpt */ .Kb)(text(check.summary), longestText),
            evidence: check.evidence.map(cut),
        })),
        newer: newer.map(cut),
        rollback: rollback && {
            ...rollback,
            ref: text(rollback.ref),
            deployment: cleanDeployment(rollback.deployment, cleaning),
        },
    };
}
function cleanDeployment(report, cleaning) {
    const { outcome, reason, deploymentId, serviceId, ref, url, status, durationMs, phases, outdatedBy } = report;
    return {
        outcome,
        reason: cleaning.text(reason),
        deploymentId: cleaned(deploymentId, cleaning),
        serviceId: cleaned(serviceId, cleaning),
        ref: cleaned(ref, cleaning),
        url: cleaned(url, cleaning),
        status: cleaned(status, cleaning),
        durationMs,
        phases: phases.map((phase) => ({ ...phase, name: cleaning.text(phase.name) })),
        ...(0,_text_defined_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .definedFields */ .X)({ outdatedBy: cleaned(outdatedBy, cleaning) }),
    };
}
function cleaned(text, cleaning) {
    return text === undefined ? undefined : cleaning.text(text);
}
function cleanUnusual(unusual, { text }) {
    return unusual?.map((each) => ({ ...each, names: each.names.map(text), text: text(each.text) }));
}
function cleanFacts(facts, { text }) {
    return facts.map(([name, value]) => [name, text(value)]);
}


/***/ }),

/***/ 804:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ explain)
/* harmony export */ });
/* harmony import */ var _text_formats_format_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9531);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1103);
/* harmony import */ var _text_taxiway_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7776);



function explain(error) {
    const text = (0,_text_formats_format_error_js__WEBPACK_IMPORTED_MODULE_0__/* .formatError */ .Wk)(error);
    if (error instanceof _text_taxiway_error_js__WEBPACK_IMPORTED_MODULE_1__/* .TaxiwayError */ .y)
        return text;
    return (0,_text_message_js__WEBPACK_IMPORTED_MODULE_2__/* .message */ .i) `taxiway-failed: Taxiway failed unexpectedly. Please report this: ${text}`;
}


/***/ }),

/***/ 954:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ exposedPort)
/* harmony export */ });
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3374);

const exposedPort = (0,valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({ port: (0,valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(), label: (0,valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(), url: (0,valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)((0,valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)()) });


/***/ }),

/***/ 1423:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ jobState),
/* harmony export */   l: () => (/* binding */ StateRecord)
/* harmony export */ });
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3374);
/* harmony import */ var _deployment_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2988);
/* harmony import */ var _exposed_port_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(954);



const preview = valibot__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik({
    target: valibot__WEBPACK_IMPORTED_MODULE_2__/* .string */ .Yj(),
    name: valibot__WEBPACK_IMPORTED_MODULE_2__/* .string */ .Yj(),
    number: valibot__WEBPACK_IMPORTED_MODULE_2__/* .number */ .ai(),
    sha: valibot__WEBPACK_IMPORTED_MODULE_2__/* .string */ .Yj(),
    image: valibot__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lq(valibot__WEBPACK_IMPORTED_MODULE_2__/* .string */ .Yj()),
    exposed: valibot__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lq(_exposed_port_js__WEBPACK_IMPORTED_MODULE_1__/* .exposedPort */ .s),
    created: valibot__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lq(valibot__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zM()),
    creating: valibot__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lq(valibot__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zM()),
    claim: valibot__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lq(valibot__WEBPACK_IMPORTED_MODULE_2__/* .string */ .Yj()),
    comment: valibot__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lq(valibot__WEBPACK_IMPORTED_MODULE_2__/* .number */ .ai()),
    url: valibot__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lq(valibot__WEBPACK_IMPORTED_MODULE_2__/* .string */ .Yj()),
    hasEnded: valibot__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lq(valibot__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zM()),
    ending: valibot__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lq(valibot__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zM()),
    removing: valibot__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lq(valibot__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zM()),
    removal: valibot__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lq(valibot__WEBPACK_IMPORTED_MODULE_2__/* .picklist */ .KI(['claimed', 'answered'])),
    pendingComment: valibot__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lq(valibot__WEBPACK_IMPORTED_MODULE_2__/* .string */ .Yj()),
});
const own = {
    finished: valibot__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zM(),
    serviceId: valibot__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lq(valibot__WEBPACK_IMPORTED_MODULE_2__/* .string */ .Yj()),
    deploymentId: valibot__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lq(valibot__WEBPACK_IMPORTED_MODULE_2__/* .string */ .Yj()),
    during: valibot__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lq(valibot__WEBPACK_IMPORTED_MODULE_2__/* .string */ .Yj()),
    trackedId: valibot__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lq(valibot__WEBPACK_IMPORTED_MODULE_2__/* .number */ .ai()),
    trackedAttempt: valibot__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lq(valibot__WEBPACK_IMPORTED_MODULE_2__/* .string */ .Yj()),
    unreported: valibot__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lq(valibot__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik({ outcome: valibot__WEBPACK_IMPORTED_MODULE_2__/* .picklist */ .KI(_deployment_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .outcomes */ .KI), description: valibot__WEBPACK_IMPORTED_MODULE_2__/* .string */ .Yj() })),
    preview: valibot__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lq(preview),
    sweeping: valibot__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lq(valibot__WEBPACK_IMPORTED_MODULE_2__/* .string */ .Yj()),
};
const service = valibot__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik(own);
const jobState = valibot__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik({ ...own, services: valibot__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lq(valibot__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1(valibot__WEBPACK_IMPORTED_MODULE_2__/* .string */ .Yj(), service)) });
class StateRecord {
    #state = { finished: false };
    #onNote;
    constructor(onNote = () => undefined) {
        this.#onNote = onNote;
    }
    get current() {
        return this.#state;
    }
    note(change) {
        this.#state = { ...this.#state, ...change };
        this.#onNote(this.#state);
    }
}


/***/ }),

/***/ 1175:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ createCleaning)
/* harmony export */ });
/* harmony import */ var _output_untrusted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3419);

function createCleaning({ redactor }) {
    return { text: (given) => (0,_output_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .sanitizeText */ .jZ)(given, redactor) };
}


/***/ }),

/***/ 2805:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {



__webpack_require__.d(__webpack_exports__, {
  B: () => (/* binding */ JobReporter)
});


var external_node_crypto_ = __webpack_require__(7598);

var external_node_fs_ = __webpack_require__(3024);

var external_node_path_ = __webpack_require__(6760);
;



class LastPrintedLine {
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


var control_characters = __webpack_require__(4722);

var shortening = __webpack_require__(4908);

var failure_signs = __webpack_require__(4967);
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
    return { at, text: (0,shortening/* excerpt */.Kb)((0,control_characters/* removeColour */.F4)(text), longestLine) };
}


var log_file = __webpack_require__(6907);

var untrusted = __webpack_require__(3419);

var external_node_v8_ = __webpack_require__(8877);
;

function keepYoungGenerationSmall() {
    (0,external_node_v8_.setFlagsFromString)('--semi-space-growth-factor=1');
}

;




class PrintedBuildLog {
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
        keepYoungGenerationSmall();
        this.#file = new log_file/* LogFile */.$(this.#path, this.#console);
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


var outputs = __webpack_require__(9208);

var run_report = __webpack_require__(9723);

var markdown = __webpack_require__(7185);

var commit_id = __webpack_require__(872);

var duration = __webpack_require__(839);

var phases = __webpack_require__(9998);
;

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
    const back = rollback === undefined ? [] : (0,phases/* shiftPhases */.x)(rollback.deployment.phases, rollback.startMs);
    return [
        { name: 'Deployment', phases: [...choosing, ...(0,phases/* shiftPhases */.x)(deployment.phases, followedFromMs)] },
        { name: 'Checks', phases: ran.map(({ name, startMs, endMs }) => ({ name, startMs, endMs })) },
        { name: 'Rollback', phases: back },
    ];
}


var deployment_outcome = __webpack_require__(2988);

var to_run_report = __webpack_require__(9023);
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
        return [(0,markdown/* prose */.CS)(what), result, (0,markdown/* prose */.CS)((0,shortening/* excerpt */.Kb)(evidence, longestCell)), took];
    };
    const [followed, , deployed] = chartSections(run);
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


var summary_headline = __webpack_require__(3732);
;








const summary_mostTail = 100 * 1024;
const shortestPhaseMs = 50;
const mostPhases = 12;
const longestPhase = 40;
function formatSummary(run, subject) {
    const { icon, text, rest } = (0,summary_headline/* toHeadline */.GM)(run, subject);
    const facts = formatFacts(run, subject, text);
    const isOneLine = run.passed && rest === '';
    const parts = [
        (0,markdown/* heading */.R_)((0,markdown/* besides */.oN)([`${icon} ${(0,markdown/* sentence */.em)(text)}`, isOneLine ? facts : ''])),
        isOneLine ? '' : (0,markdown/* paragraph */.FY)(facts),
        (0,markdown/* paragraph */.FY)(rest.split('\n').map(markdown/* sentence */.em).join('<br>')),
        run.cause.length === 0 ? '' : (0,markdown/* lines */.Mn)(run.cause),
        run.kind === 'gate' ? formatChecks(run) : run.kind === 'previews' ? run.table : '',
        showsPhases(run) ? (0,markdown/* paragraph */.FY)(formatPhases(run)) : '',
        ...(run.kind === 'gate' ? formatEvidence(run.gate) : []),
        formatTail(run),
        formatDetails(run),
    ];
    return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}
function formatFacts(run, subject, headline) {
    const { commitUrl, runUrl, platformUrl } = subject;
    const { ref } = (0,run_report/* judgedDeployment */.x9)(run) ?? {};
    const commit = ref === undefined || headline.includes((0,commit_id/* shortenRef */.jO)(ref)) ? '' : (0,markdown/* code */.aY)((0,commit_id/* shortenRef */.jO)(ref));
    const took = (0,summary_headline/* formatTook */.LX)(subject, run.durationMs);
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
function showsPhases(run) {
    const { deploymentId, outcome } = (0,run_report/* judgedDeployment */.x9)(run) ?? {};
    return !run.passed && deploymentId !== undefined && (run.kind !== 'gate' || outcome !== 'succeeded');
}
function formatPhases(run) {
    const sections = chartSections(run).flatMap(({ name, phases }) => {
        const shown = phases.filter(({ startMs, endMs }) => endMs - startMs >= shortestPhaseMs);
        const texts = shown.map((phase, at) => {
            const text = `${(0,markdown/* prose */.CS)((0,shortening/* excerpt */.Kb)(phase.name, longestPhase))} ${(0,duration/* formatDuration */.a3)(phase.endMs - phase.startMs)}`;
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
    return (0,markdown/* folded */.TM)(`The end of the build log${isOfRollback ? ' of the rollback' : ''}`, (0,shortening/* lastLines */.w$)(tail, summary_mostTail));
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


var defined_fields = __webpack_require__(5023);

var message = __webpack_require__(1103);

var deployment_report = __webpack_require__(4088);
;

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
        return `${text()} (${formatSize(rate)}/s)`;
    });
}

;


function toGateDocument(gate) {
    const { passed, reason, chosenBy = null, deployment, newer, durationMs } = gate;
    const cut = (text) => (0,shortening/* excerpt */.Kb)(text, to_run_report/* longestText */.Ie);
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
    return { ref: rollback.ref, deploymentId, outcome, reason: (0,shortening/* excerpt */.Kb)(reason, to_run_report/* longestText */.Ie) };
}


var run_job = __webpack_require__(1175);
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
        this.#progress = progressLines((text) => console.say(text), { gapMs: progressEveryMs });
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
        console.warn((0,message/* message */.i) `rollback-began: A check failed. Rolling back: "${ref}" is being deployed.`);
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
    const report = toGateDocument((0,to_run_report/* cleanGate */.z3)(known, (0,run_job/* createCleaning */.G)(job)));
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


var shown_end = __webpack_require__(6400);

var run_tracker = __webpack_require__(2980);

var count = __webpack_require__(7028);
;

function sayVariables({ console }, event) {
    for (const { key, why } of event.skipped)
        console.warn(`The platform skipped ${key ? `the variable "${key}"` : 'a variable'}${why ? `: ${why}` : '.'}`);
    console.say(`Imported ${(0,count/* formatCount */.B)(event.count, 'variable')}.`);
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
    #listeners = [];
    constructor(job, action, inputs, tracker) {
        this.tracker = tracker ?? job.openTracker?.(job, inputs) ?? run_tracker/* noTracker */["if"];
        this.#job = job;
        this.#action = action;
        this.#inputs = inputs;
        this.#log = new PrintedBuildLog(job.console, job.redactor, job.context.logFile);
        this.#gate = new GateReporter(job);
        this.setUrl(inputs.environmentUrl);
    }
    get commits() {
        return this.#job.openCommits?.(this.#job, this.#inputs);
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
            this.tracker.track({ target: (0,run_tracker/* serviceTarget */.vB)(request.serviceId) });
        this.#gate.begin(request);
    }
    async emit(event) {
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
        this.#log.continueAfter(new LastPrintedLine(context.jobFolder, inputs.text('base-url') ?? '', deploymentId));
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
        console.notice((0,message/* message */.i) `service-created: A new service was created and is billed from now on: ${serviceId}`);
    }
    #setOutputs(deployment) {
        const url = this.#shownUrl(deployment.url);
        for (const [name, value] of (0,outputs/* toDeploymentOutputs */.HQ)({ ...deployment, url }))
            this.#job.outputs.set(name, value);
    }
    async finish(end) {
        const { supersededIsNeutral, jobSummary } = this.#inputs;
        const around = { url: this.#shownUrl(addressIn(end)), supersededIsNeutral, log: this.#log.excerpt };
        const run = (0,to_run_report/* toRunReport */.ZN)(end, (0,run_job/* createCleaning */.G)(this.#job), around);
        (0,shown_end/* setEnd */.G)(this.#job, run, (0,outputs/* toOutputs */.Iu)(run));
        await this.#log.close();
        (0,shown_end/* sayEnd */.L)(this.#job, run, this.#subject(run));
        if (!run.passed)
            await (await __webpack_require__.e(/* import() */ 930).then(__webpack_require__.bind(__webpack_require__, 7930))).annotateFiles(this.#job, run);
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
            ...(0,defined_fields/* definedFields */.X)({ name: name && (0,run_job/* createCleaning */.G)(this.#job).text(name), platformUrl: this.#platformUrl }),
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


/***/ }),

/***/ 4363:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cd: () => (/* binding */ runToEnd)
/* harmony export */ });
/* unused harmony exports endByError, runAction */
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5373);
/* harmony import */ var _config_report_inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8701);
/* harmony import */ var _report_run_end_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4608);
/* harmony import */ var _text_formats_format_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9531);
/* harmony import */ var _explain_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(804);
/* harmony import */ var _reporter_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2805);






async function runToEnd(job, run, whatIsLeft = `Nothing that starts a deployment was sent.`) {
    const startMs = performance.now();
    try {
        const end = await run;
        return { durationMs: performance.now() - startMs, ...end };
    }
    catch (error) {
        const end = endByError(job, error, whatIsLeft);
        return { ...end, durationMs: performance.now() - startMs };
    }
}
function endByError(job, error, whatIsLeft) {
    const cancelled = job.signal.aborted && error === job.signal.reason;
    const reason = cancelled ? `${(0,_text_formats_format_error_js__WEBPACK_IMPORTED_MODULE_3__/* .formatError */ .Wk)(error)} ${whatIsLeft}`.trimEnd() : explainWithOrigin(job, error);
    const wrongUsage = error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz && !error.answered;
    return (0,_report_run_end_js__WEBPACK_IMPORTED_MODULE_2__/* .plainEnd */ ._u)(cancelled ? 'aborted' : 'failed', reason, { wrongUsage });
}
function explainWithOrigin({ inputs }, error) {
    const name = error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz ? error.input : '';
    const origin = inputs.findOrigin(name);
    const text = (0,_explain_error_js__WEBPACK_IMPORTED_MODULE_4__/* .explain */ .W)(error);
    return origin === undefined ? text : `${origin}: ${text}`;
}
async function runAction(job, action, run) {
    let reporter;
    const end = await runToEnd(job, run((inputs, tracker) => {
        reporter = new JobReporter(job, action, inputs, tracker);
        return reporter;
    }));
    return await (reporter ?? new JobReporter(job, action, defaultReport())).finish(end);
}


/***/ }),

/***/ 5455:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ maskValues),
/* harmony export */   q: () => (/* binding */ maskSecretInputs)
/* harmony export */ });
/* harmony import */ var _checks_request_headers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4244);
/* harmony import */ var _text_secrets_redactor_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(367);


function maskSecretInputs(inputs, console) {
    for (const secret of inputs.secrets)
        for (const value of [secret, ...(0,_text_secrets_redactor_js__WEBPACK_IMPORTED_MODULE_1__/* .secretLines */ ._o)(secret)])
            console.mask(value);
    const headers = inputs.text('health-headers');
    if (headers === undefined)
        return;
    const addresses = ['base-url', 'health-url', 'environment-url'].flatMap((name) => inputs.text(name) ?? []);
    maskValues((0,_checks_request_headers_js__WEBPACK_IMPORTED_MODULE_0__/* .secretsInHeaders */ .FK)(headers), addresses, console);
}
function maskValues(values, shown, console) {
    for (const value of values)
        for (const mask of (0,_text_secrets_redactor_js__WEBPACK_IMPORTED_MODULE_1__/* .valuesToMask */ .yF)(value, shown)) {
            if ((0,_text_secrets_redactor_js__WEBPACK_IMPORTED_MODULE_1__/* .isWord */ .Jg)(mask))
                console.maskWord(mask);
            else
                console.mask(mask);
        }
}


/***/ }),

/***/ 6400:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {



__webpack_require__.d(__webpack_exports__, {
  L: () => (/* binding */ sayEnd),
  G: () => (/* binding */ setEnd)
});


var run_end = __webpack_require__(4608);

var run_report = __webpack_require__(9723);

var first_sentences = __webpack_require__(9013);

var headline = __webpack_require__(3732);
;


function formatFailure(run, subject) {
    const [line, reason] = why(run, subject);
    return [line, ...run.cause, ...reason].join('\n');
}
function why(run, subject) {
    const { text, rest: left } = (0,headline/* toHeadline */.GM)(run, subject);
    const { reason } = run;
    const [first, rest] = (0,first_sentences/* splitSentences */.P)(reason);
    if (reason.startsWith(text))
        return [reason, []];
    const line = /[.!?\u2026]$/.test(text) ? text : `${text}.`;
    if (run.kind === 'previews' || (run.kind === 'gate' && run.gate.deployment.outcome === 'succeeded'))
        return [line, left === '' ? [] : [left]];
    return text.includes((0,headline/* whyNotDeployed */.AJ)(first)) ? [`${line} ${rest}`.trimEnd(), []] : [line, [reason]];
}

;



function setEnd(job, run, outputs) {
    for (const [name, value] of 'facts' in run ? run.facts : [])
        if (run_end/* uncheckedFacts */.Kt.has(name))
            job.console.say(`${name}: ${value}.`);
    job.end(run);
    for (const [name, value] of outputs)
        job.outputs.set(name, value);
}
function sayEnd({ console, endsWithAddress = false }, run, subject) {
    const { passed, reason } = run;
    const url = (0,run_report/* servedAt */.rv)(run);
    if (!passed)
        console.error(formatFailure(run, subject));
    else if ((0,run_report/* judgedDeployment */.x9)(run)?.outcome === 'superseded')
        console.warn(reason);
    else if (run.outcome === 'succeeded' && console.succeed !== undefined)
        console.succeed(reason);
    else
        console.say(reason);
    if (passed && url !== undefined && !endsWithAddress)
        console.say(`URL: ${url}`);
}


/***/ }),

/***/ 2980:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   "if": () => (/* binding */ noTracker),
/* harmony export */   vB: () => (/* binding */ serviceTarget)
/* harmony export */ });
/* unused harmony export uploadTarget */
function serviceTarget(serviceId) {
    return `service:${serviceId}`;
}
function uploadTarget(projectSlug, environmentSlug = '', name = '') {
    return ['upload', projectSlug, environmentSlug, name].join(':');
}
const noTracker = {
    rememberedRuns: () => undefined,
    lastCommit: async () => ({ kind: 'absent', proof: 'no deployment is kept here' }),
    track: () => undefined,
    begin: async () => undefined,
    retire: async () => undefined,
    finish: async () => undefined,
    close: () => undefined,
};


/***/ }),

/***/ 872:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kd: () => (/* binding */ sameCommit),
/* harmony export */   NY: () => (/* binding */ isWholeCommit),
/* harmony export */   WM: () => (/* binding */ isCommit),
/* harmony export */   jO: () => (/* binding */ shortenRef),
/* harmony export */   kN: () => (/* binding */ readCommit),
/* harmony export */   tl: () => (/* binding */ shortenCommit)
/* harmony export */ });
/* unused harmony export abbreviateCommit */
const wholeForm = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
const anyForm = /^[0-9a-f]{7,64}$/;
const abbreviatedCharacters = 7;
const shownCharacters = 12;
function isWholeCommit(text) {
    return text !== undefined && wholeForm.test(text);
}
function isCommit(text) {
    return anyForm.test(text.toLowerCase());
}
function readCommit(ref) {
    return isCommit(ref) ? ref.toLowerCase() : undefined;
}
function sameCommit(one, other) {
    const [short, long] = one.length < other.length ? [one, other] : [other, one];
    return long.toLowerCase().startsWith(short.toLowerCase());
}
function abbreviateCommit(commit) {
    return commit.slice(0, abbreviatedCharacters);
}
function shortenCommit(commit) {
    return commit.slice(0, shownCharacters);
}
function shortenRef(ref) {
    return isWholeCommit(ref.toLowerCase()) ? abbreviateCommit(ref) : ref;
}


/***/ }),

/***/ 4722:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F4: () => (/* binding */ removeColour),
/* harmony export */   Y0: () => (/* binding */ endColour),
/* harmony export */   bI: () => (/* binding */ removeControls)
/* harmony export */ });
const kept = '0{0,2}(?:[0124]|2[24]|3[0-79]|9[0-7])?';
const style = String.raw `\[${kept}(?:;${kept})*m`;
const sequences = new RegExp([
    String.raw `(?:\x1b(?!${style})\[|\x9b)[0-?]*[ -/]*[@-~]`,
    String.raw `[\x9d\x90\x98\x9e\x9f][^\x00-\x1f\x7f-\x9f]*(?:\x07|\x1b\\|\x9c)`,
    String.raw `\x1b[\]PX^_][^\x00-\x1f\x7f-\x9f]*(?:\x07|\x1b\\|\x9c)?`,
    String.raw `\x1b[ -/]+[0-~]`,
    String.raw `\x1b[0-Z\\^-~]`,
].join('|'), 'g');
const colour = /\x1b\[[0-9;:]*m/g;
const controls = new RegExp(String.raw `\x1b(?!${style})|[\x00-\x08\x0b\x0c\x0e-\x1a\x1c-\x1f\x7f-\x84\x86-\x9f\u202a-\u202e]`, 'gu');
const invisible = /\p{Default_Ignorable_Code_Point}/u;
const emojiOrInvisible = String.raw `\p{RGI_Emoji}|\p{Default_Ignorable_Code_Point}`;
function removeControls(line) {
    const shown = line
        .replace(sequences, '')
        .replace(controls, '')
        .replace(/[\u0085\u2028\u2029]/g, ' ');
    if (!invisible.test(shown))
        return shown;
    const pattern = new RegExp(emojiOrInvisible, 'gv');
    return shown.replace(pattern, (found) => (/^\p{Default_Ignorable_Code_Point}$/u.test(found) ? '' : found));
}
function removeColour(text) {
    return text.replace(colour, '');
}
function endColour(line) {
    const reset = '\u001b[0m';
    const last = line.lastIndexOf('\u001b');
    return last === -1 || line.startsWith(reset, last) || line.startsWith('\u001b[m', last) ? line : line + reset;
}


/***/ }),

/***/ 8331:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ silenceUntilAwaited)
/* harmony export */ });
function silenceUntilAwaited(promise) {
    promise.catch(() => undefined);
}


/***/ }),

/***/ 5023:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ definedFields)
/* harmony export */ });
function definedFields(fields) {
    return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}


/***/ }),

/***/ 9013:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ splitSentences)
/* harmony export */ });
const end = /[.!?](?=\s+(?:`|["'(]?[\p{Lu}\p{N}/]))/gu;
function splitSentences(text, least = 0) {
    for (const { index } of text.matchAll(end)) {
        const first = text.slice(0, index + 1);
        const isQuoted = (first.split('"').length - 1) % 2 === 1;
        if (!isQuoted && index + 1 >= least)
            return [first, text.slice(index + 1).trim()];
    }
    return [text, ''];
}


/***/ }),

/***/ 7028:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ formatCount)
/* harmony export */ });
function formatCount(count, noun) {
    const grouped = String(count).replaceAll(/\B(?=(\d{3})+$)/g, ',');
    return `${grouped} ${count === 1 ? noun : `${noun}s`}`;
}


/***/ }),

/***/ 839:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E9: () => (/* binding */ parseDuration),
/* harmony export */   QA: () => (/* binding */ formatSpan),
/* harmony export */   a3: () => (/* binding */ formatDuration),
/* harmony export */   nV: () => (/* binding */ formatAge)
/* harmony export */ });
const units = { h: 3_600_000, m: 60_000, s: 1_000, ms: 1 };
const form = /^(?:(?<h>\d{1,9})h)?(?:(?<m>\d{1,9})m)?(?:(?<s>\d{1,9})s)?(?:(?<ms>\d{1,9})ms)?$/;
function parseDuration(text) {
    const groups = form.exec(text)?.groups;
    if (text === '' || groups === undefined)
        return undefined;
    return Object.entries(units).reduce((total, [unit, worth]) => total + Number(groups[unit] ?? 0) * worth, 0);
}
function formatDuration(ms) {
    const seconds = Math.max(0, ms) / 1000;
    if (seconds < 9.95)
        return `${seconds.toFixed(1)} s`;
    const whole = Math.round(seconds);
    return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} m ${String(whole % 60).padStart(2, '0')} s`;
}
function formatAge(ms) {
    return ms < 1_000 ? 'now' : `${formatSpan(ms)} ago`;
}
function formatSpan(ms) {
    const seconds = Math.floor(ms / 1000);
    if (seconds < 60)
        return `${seconds} s`;
    if (seconds < 3_600)
        return `${Math.floor(seconds / 60)} m`;
    if (seconds < 172_800)
        return `${Math.floor(seconds / 3_600)} h`;
    return `${Math.floor(seconds / 86_400)} d`;
}


/***/ }),

/***/ 9531:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N_: () => (/* binding */ formatErrorAsClause),
/* harmony export */   Wk: () => (/* binding */ formatError),
/* harmony export */   Yd: () => (/* binding */ explainFileError)
/* harmony export */ });
/* harmony import */ var _shortening_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4908);

const denied = `permission denied`;
const full = `the disk is full`;
const systemReasons = {
    ENOENT: `the file or its folder does not exist`,
    ENOTDIR: `a part of its path is not a folder`,
    EISDIR: `it is a folder`,
    EROFS: `the file system is read-only`,
    EACCES: denied,
    EPERM: denied,
    ENOSPC: full,
    EDQUOT: full,
};
function formatError(error) {
    return error instanceof Error ? error.message : String(error);
}
function explainFileError(error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    return systemReasons[code] ?? formatError(error);
}
function formatErrorAsClause(error) {
    return (0,_shortening_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutFullStop */ .Qu)(formatError(error));
}


/***/ }),

/***/ 4908:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kb: () => (/* binding */ excerpt),
/* harmony export */   Qu: () => (/* binding */ withoutFullStop),
/* harmony export */   TN: () => (/* binding */ oneLine),
/* harmony export */   mI: () => (/* binding */ firstBytes),
/* harmony export */   ml: () => (/* binding */ shorten),
/* harmony export */   w$: () => (/* binding */ lastLines)
/* harmony export */ });
function oneLine(text) {
    return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trimEnd();
}
function withoutFullStop(sentence) {
    return sentence.trim().replace(/\.$/, '');
}
function excerpt(text, longest, place = 0) {
    if (text.length <= longest)
        return text;
    const from = Math.min(Math.max(0, place - Math.floor(longest / 4)), text.length - longest);
    const to = from + longest;
    const kept = text.slice(from === 0 ? 0 : from + 1, to === text.length ? to : to - 1).toWellFormed();
    return `${from === 0 ? '' : '\u2026'}${kept}${to === text.length ? '' : '\u2026'}`;
}
function shorten(value, longest = 80) {
    const text = value.replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, escapeCharacter);
    if (text.length <= longest)
        return text;
    return `${text.slice(0, longest / 2).toWellFormed()} \u2026 ${text.slice(-longest / 2).toWellFormed()}`;
}
function escapeCharacter(character) {
    const named = { '\n': '\\n', '\r': '\\r', '\t': '\\t' }[character];
    return named ?? `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
function firstBytes(text, most) {
    if (text.length * 3 <= most || Buffer.byteLength(text) <= most)
        return text;
    return Buffer.from(text)
        .toString('utf8', 0, most)
        .replace(/\ufffd{1,3}$/, '');
}
function lastLines(lines, most, measure = (line) => line.length) {
    let from = lines.length;
    for (let left = most; from > 0; from -= 1) {
        left -= measure(lines[from - 1] ?? '');
        if (left < 0)
            break;
    }
    return lines.slice(from);
}


/***/ }),

/***/ 2950:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ nameAsInput)
/* harmony export */ });
const nameAsInput = (name, value) => `\`${value === undefined ? name : `${name}: ${value}`}\``;


/***/ }),

/***/ 1103:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ message)
/* harmony export */ });
function message(texts, ...values) {
    const [first = '', ...others] = texts;
    const text = first.slice(first.indexOf(': ') + 2);
    return others.reduce((sentence, next, index) => sentence + String(values[index]) + next, text);
}


/***/ }),

/***/ 2802:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ parseJson)
/* harmony export */ });
/* unused harmony export deepestLevel */
const deepestLevel = 200;
function parseJson(text) {
    const value = JSON.parse(text);
    if (text.length > 2 * deepestLevel)
        cutBelow(value);
    return value;
}
function cutBelow(value) {
    let level = isParent(value) ? [value] : [];
    for (let depth = 1; level.length > 0; depth++) {
        const next = [];
        for (const parent of level) {
            for (const [key, child] of Object.entries(parent)) {
                if (!isParent(child))
                    continue;
                if (depth < deepestLevel)
                    next.push(child);
                else
                    Reflect.set(parent, key, null);
            }
        }
        level = next;
    }
}
function isParent(value) {
    return typeof value === 'object' && value !== null;
}


/***/ }),

/***/ 4283:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $B: () => (/* binding */ isThere),
/* harmony export */   XF: () => (/* binding */ readRegularFile),
/* harmony export */   uq: () => (/* binding */ readStats)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _formats_format_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9531);
/* harmony import */ var _taxiway_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7776);



function readRegularFile(path, mostBytes, { followsLinks = true } = {}) {
    try {
        const stat = readStats(path, { followsLinks });
        if (stat === undefined)
            return { kind: 'absent', proof: 'no such file' };
        if (!stat.isFile())
            return { kind: 'unknown', why: 'it is not a file' };
        if (stat.size > mostBytes)
            return { kind: 'unknown', why: 'it is too large' };
        return { kind: 'found', value: (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path) };
    }
    catch (error) {
        return { kind: 'unknown', why: (0,_formats_format_error_js__WEBPACK_IMPORTED_MODULE_1__/* .explainFileError */ .Yd)(error) };
    }
}
function isThere(path) {
    try {
        return readStats(path, { followsLinks: true }) !== undefined;
    }
    catch (error) {
        const text = `"${path}" cannot be looked at: ${(0,_formats_format_error_js__WEBPACK_IMPORTED_MODULE_1__/* .explainFileError */ .Yd)(error)}. Let this user read it.`;
        throw new _taxiway_error_js__WEBPACK_IMPORTED_MODULE_2__/* .TaxiwayError */ .y('input', text, { cause: error });
    }
}
function readStats(path, { followsLinks = false } = {}) {
    try {
        return (followsLinks ? node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync : node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false });
    }
    catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOTDIR')
            return undefined;
        throw error;
    }
}


/***/ }),

/***/ 367:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {



__webpack_require__.d(__webpack_exports__, {
  pO: () => (/* binding */ Redactor),
  Jg: () => (/* binding */ isWord),
  SG: () => (/* binding */ redactTexts),
  pc: () => (/* binding */ redacted),
  _o: () => (/* binding */ secretLines),
  yF: () => (/* binding */ valuesToMask)
});


var control_characters = __webpack_require__(4722);
;
const hex = '[0-9a-fA-F]';
const kinds = [
    `(?:%${hex}{2})+|%u${hex}{4}`,
    String.raw `(?:\\x${hex}{2}|\\[0-3][0-7]{2})+|\\u(?:${hex}{4}|\{${hex}{1,6}\})|\\U${hex}{8}|\\[^]|'\\''|'"'"'`,
    String.raw `&(?:#\d{1,7}|#[xX]${hex}{1,6}|amp|lt|gt|quot|apos);`,
    String.raw `[\r\n\p{Default_Ignorable_Code_Point}]+`,
].map((kind) => new RegExp(kind, 'gu'));
const anyKind = new RegExp(kinds.map(({ source }) => source).join('|'), 'gu');
const mayBeEncoded = /%[\dA-Fa-fu]|[\\\r\n]|&(?:#|amp;|[lg]t;|quot;|apos;)|'"|\p{Default_Ignorable_Code_Point}/u;
const named = {
    ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" },
    ...{ n: '\n', r: '\r', t: '\t', b: '\b', f: '\f', v: '\v', a: '\u0007', e: '\u001b', 0: '\0' },
};
const rounds = 3;
function* decodings(text) {
    const present = kinds.filter((kind) => text.search(kind) >= 0);
    for (const kind of present.length > 1 ? present : [])
        yield decode(text, kind);
    let last;
    for (let round = 0; round < rounds; round += 1) {
        const source = last;
        const encoded = source?.text ?? text;
        if (!mayBeEncoded.test(encoded))
            return;
        const next = decode(encoded, round === 0 && present.length === 1 ? (present[0] ?? anyKind) : anyKind);
        const { toSource } = next;
        last = source === undefined ? next : { ...next, toSource: (start, end) => source.toSource(...toSource(start, end)) };
        yield last;
    }
}
function decode(source, escapes) {
    let text = '';
    let copiedUntil = 0;
    const found = [];
    escapes.lastIndex = 0;
    for (let match = escapes.exec(source); match !== null; match = escapes.exec(source)) {
        const { 0: written, index } = match;
        text += source.slice(copiedUntil, index);
        copiedUntil = index + written.length;
        const at = text.length;
        text += toCharacter(written);
        found.push({ from: index, to: copiedUntil, at, end: text.length });
    }
    text += source.slice(copiedUntil);
    const before = (place) => found.findLast(({ at }) => at < place);
    return {
        text,
        toSource(start, end) {
            const first = before(start + 1);
            const last = before(end);
            const sourceStart = first === undefined ? start : start < first.end ? first.from : first.to + start - first.end;
            const sourceEnd = last === undefined ? end : end <= last.end ? last.to : last.to + end - last.end;
            return [sourceStart, sourceEnd];
        },
    };
}
function toCharacter(written) {
    const [mark = '', kind = ''] = written;
    if (mark === '%' && kind === 'u')
        return codePoint(Number.parseInt(written.slice(2), 16));
    if (mark === '%')
        return octets(written);
    if (mark === "'")
        return "'";
    if (mark === '&') {
        if (kind !== '#')
            return named[written.slice(1, -1)] ?? '';
        return codePoint(/^&#[xX]/.test(written) ? Number.parseInt(written.slice(3), 16) : Number.parseInt(written.slice(2), 10));
    }
    if (mark !== '\\')
        return '';
    const digits = written.slice(2).replace(/[{}]/g, '');
    if (/^\\[uU]./.test(written))
        return codePoint(Number.parseInt(digits, 16));
    if (/^\\(?:x.|\d\d)/.test(written)) {
        return octets(written.replaceAll(/\\(?:x(..)|(\d{3}))/g, (_, hexadecimal, octal) => {
            return `%${hexadecimal ?? Number.parseInt(octal, 8).toString(16).padStart(2, '0')}`;
        }));
    }
    return named[kind] ?? written.slice(1);
}
function codePoint(code) {
    return code <= 0x10_ffff ? String.fromCodePoint(code) : '';
}
function octets(encoded) {
    try {
        return decodeURIComponent(encoded);
    }
    catch {
        return Buffer.from(encoded.replaceAll('%', ''), 'hex').toString('latin1');
    }
}

;


const redacted = '***';
const shortestEncoded = 6;
const shortestMasked = 6;
const commonWord = /^(?:production|development|staging|preview|testing|default|enabled|disabled|localhost|verbose|warning|release|public|private)$/i;
const wraps = [76, 64];
const longestHead = 6;
const pairs = 1 << 16;
const nothing = [];
class Redactor {
    #byHead = new Map();
    #words = new Set();
    #headLengths = [];
    #begins = new Uint8Array(pairs);
    constructor(...secrets) {
        for (const secret of secrets)
            this.add(secret);
    }
    addWord(word) {
        this.#words.add(word);
        for (const spelling of spellings(word))
            if (spelling !== word)
                this.#index(spelling);
    }
    add(secret) {
        for (const spelling of [secret, ...secretLines(secret)].flatMap(spellings))
            if (spelling !== '')
                this.#index(spelling);
    }
    redact(text) {
        const clean = this.redactSecrets(text);
        return withoutRanges(clean, this.#wordsIn(clean));
    }
    redactSecrets(text) {
        if (this.#byHead.size === 0)
            return text;
        const found = this.#find(text);
        if (!mayBeEncoded.test(text))
            return withoutRanges(text, found);
        const decoded = [...decodings(text)].flatMap(({ text: plain, toSource }) => {
            return this.#find(plain).map(([start, end]) => toSource(start, end));
        });
        return withoutRanges(text, [...found, ...decoded]);
    }
    #wordsIn(text) {
        if (this.#words.size === 0)
            return nothing;
        const words = [...text.matchAll(/[\p{L}\p{N}_]+/gu)].filter(([word]) => this.#words.has(word));
        return words.map(({ 0: word, index }) => [index, index + word.length]);
    }
    #find(text) {
        let found;
        const { length } = text;
        const begins = this.#begins;
        for (let at = 0; at < length; at += 1) {
            if (begins[toPair(text.charCodeAt(at), at + 1 < length ? text.charCodeAt(at + 1) : 0)] === 0)
                continue;
            const longest = this.#longestAt(text, at);
            if (longest === 0)
                continue;
            found ??= [];
            found.push([at, at + longest]);
            at += longest - 1;
        }
        return found ?? nothing;
    }
    finds(text) {
        return this.redact(text) !== text;
    }
    #index(spelling) {
        const head = spelling.slice(0, longestHead);
        const known = this.#byHead.get(head);
        if (known !== undefined) {
            known.add(spelling);
            return;
        }
        this.#byHead.set(head, new Set([spelling]));
        this.#headLengths = [...new Set([...this.#headLengths, head.length])].sort((a, b) => b - a);
        if (head.length > 1)
            this.#begins[toPair(head.charCodeAt(0), head.charCodeAt(1))] = 1;
        else
            this.#begins.fill(1);
    }
    #longestAt(text, at) {
        let longest = 0;
        for (const length of this.#headLengths) {
            for (const spelling of this.#byHead.get(text.slice(at, at + length)) ?? []) {
                if (spelling.length > longest && text.startsWith(spelling, at))
                    longest = spelling.length;
            }
            if (longest > 0)
                return longest;
        }
        return 0;
    }
}
function redactTexts(value, redact) {
    if (typeof value === 'string')
        return redact(value);
    if (Array.isArray(value))
        return value.map((each) => redactTexts(each, redact));
    if (typeof value !== 'object' || value === null)
        return value;
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, redactTexts(each, redact)]));
}
function valuesToMask(value, shown) {
    if (value.length < shortestMasked || commonWord.test(value))
        return [];
    return isOrigin(value) || shown.some((text) => text.includes(value)) ? [] : [value, ...secretLines(value)];
}
function isOrigin(value) {
    const url = URL.parse(value);
    if (url === null || !/^(?:https?|wss?):$/.test(url.protocol) || url.username + url.password !== '')
        return false;
    return /^\w+:\/\/[^/?#\\]+\/?$/.test(value);
}
function isWord(value) {
    return /^\p{L}+$/u.test(value);
}
function secretLines(secret) {
    const lines = secret.split(/[\r\n]+/);
    return lines.length < 2 ? [] : lines.map((line) => line.trim()).filter((line) => line.length >= shortestEncoded);
}
function withoutRanges(text, ranges) {
    if (ranges.length === 0)
        return text;
    let clean = '';
    let keptUntil = 0;
    for (const [start, end] of ranges.toSorted(([a], [b]) => a - b)) {
        if (start >= keptUntil)
            clean += text.slice(keptUntil, start) + redacted;
        keptUntil = Math.max(keptUntil, end);
    }
    return clean + text.slice(keptUntil);
}
function spellings(secret) {
    if (secret.length < shortestEncoded)
        return [secret];
    const bytes = Buffer.from(secret);
    const hex = bytes.toString('hex');
    const decoded = [...decodings(secret)].map(({ text }) => text).filter(({ length }) => length >= shortestEncoded);
    const plain = [secret, (0,control_characters/* removeControls */.bI)(secret), ...decoded];
    return [...plain, ...plain.map((text) => text.replaceAll(' ', '+')), ...base64(bytes), hex, hex.toUpperCase()];
}
function base64(bytes) {
    const forms = [bytes.toString('base64'), bytes.toString('base64url')];
    for (const before of [0, 1, 2]) {
        const whole = Buffer.concat([Buffer.alloc(before), bytes]);
        const firstOwn = Math.ceil((before * 8) / 6);
        const endOfOwn = Math.floor((whole.length * 8) / 6);
        for (const encoding of ['base64', 'base64url']) {
            const own = whole.toString(encoding).slice(firstOwn, endOfOwn);
            if (own.length >= shortestEncoded)
                forms.push(own);
            if (before === 0)
                forms.push(...wraps.flatMap((width) => cutEvenly(own, width)));
        }
    }
    return forms;
}
function cutEvenly(text, width) {
    if (text.length <= width)
        return [];
    const count = Math.ceil(text.length / width);
    const pieces = Array.from({ length: count }, (_, index) => text.slice(index * width, (index + 1) * width));
    return pieces.filter((piece) => piece.length >= shortestEncoded);
}
function toPair(first, second) {
    return ((first << 7) ^ second) & (pairs - 1);
}


/***/ }),

/***/ 1516:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GX: () => (/* binding */ normaliseName),
/* harmony export */   au: () => (/* binding */ didYouMean),
/* harmony export */   mP: () => (/* binding */ likelyName)
/* harmony export */ });
function likelyName(wrongName, names) {
    const asked = normaliseName(wrongName);
    const distances = names.map((name) => ({ name, distance: editDistance(asked, normaliseName(name)) }));
    const [nearest] = distances.sort((one, other) => one.distance - other.distance);
    return nearest !== undefined && nearest.distance <= normaliseName(nearest.name).length / 3 ? nearest.name : undefined;
}
function didYouMean(wrongName, names, otherwise, quoted = (name) => `\`${name}\``) {
    const [likely, asked] = [likelyName(wrongName, names), normaliseName(wrongName)];
    const containing = asked.length < 3 ? [] : names.filter((name) => normaliseName(name).includes(asked));
    const near = likely === undefined ? containing.slice(0, 3) : [likely];
    return near.length === 0 ? otherwise : `Did you mean ${near.map(quoted).join(' or ')}?`;
}
const longest = 60;
function normaliseName(name) {
    return name
        .slice(0, longest)
        .toLowerCase()
        .replaceAll(/[^a-z0-9]+/g, '');
}
function editDistance(from, to) {
    let row = Array.from({ length: to.length + 1 }, (_, index) => index);
    for (const [line, left] of [...from].entries()) {
        const next = [line + 1];
        for (const [column, right] of [...to].entries()) {
            const replaced = (row[column] ?? 0) + (left === right ? 0 : 1);
            next.push(Math.min(replaced, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
        }
        row = next;
    }
    return row.at(-1) ?? 0;
}


/***/ }),

/***/ 7776:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ TaxiwayError)
/* harmony export */ });
class TaxiwayError extends Error {
    kind;
    constructor(kind, message, options) {
        super(message, options);
        this.name = new.target.name;
        this.kind = kind;
    }
}


/***/ })

};
