export const id = 175;
export const ids = [175,802];
export const modules = {

/***/ 9802:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ isGiven),
/* harmony export */   readFleetInputs: () => (/* binding */ readFleetInputs),
/* harmony export */   w: () => (/* binding */ isClosing)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6695);
/* harmony import */ var _config_file_config_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4821);
/* harmony import */ var _config_file_find_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(143);
/* harmony import */ var _config_file_inputs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(945);
/* harmony import */ var _config_file_keys_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(16);
/* harmony import */ var _config_reporting_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9497);
/* harmony import */ var _config_workspace_path_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(196);
/* harmony import */ var _github_job_environment_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(8996);










const defaultTimeoutMs = 2 * 60 * 60_000;
async function readFleetInputs(job) {
    const { inputs: given, context } = job;
    const mode = given.get('mode');
    if (mode === 'sweep') {
        const text = '`mode: sweep` is that of the preview action. A fleet has `plan`, `deploy`, `preview` and `report`.';
        throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz('mode', text);
    }
    const found = await (0,_config_file_find_js__WEBPACK_IMPORTED_MODULE_4__/* .findConfig */ .u)(given, context.config);
    if (found === undefined)
        throw (0,_config_file_config_file_js__WEBPACK_IMPORTED_MODULE_3__/* .missingFile */ .B)(_config_file_keys_js__WEBPACK_IMPORTED_MODULE_6__/* .configFileName */ .S3);
    if (found.notice !== undefined)
        job.console.notice(found.notice);
    const { file } = found;
    if (file.services.size === 0) {
        const text = `The configuration file has no services: "${file.path}". Add a list of them, with the key services.`;
        throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz('config', text);
    }
    const takes = () => true;
    const all = (0,_config_file_inputs_js__WEBPACK_IMPORTED_MODULE_5__/* .configuredInputs */ .Q)(given, found, { sha: context.sha, takes });
    for (const service of file.services.values())
        (0,_config_file_inputs_js__WEBPACK_IMPORTED_MODULE_5__/* .configuredInputs */ .Q)(given, found, { sha: context.sha, takes, service });
    const results = given.get('results');
    for (const name of ['timeout', 'max-parallel', 'fail-fast'])
        all.get(name);
    return {
        mode,
        found,
        all,
        timeoutMs: isGiven(given, 'timeout') ? given.get('timeout') : defaultTimeoutMs,
        choice: mode === 'preview' && isClosing(job) ? 'all' : readChoice(given),
        changedSince: given.get('changed-since') ?? (mode === 'preview' || isQueued(job, mode) ? 'event' : undefined),
        report: (0,_config_reporting_js__WEBPACK_IMPORTED_MODULE_7__/* .readReportInputs */ .g)(all),
        comment: all.get('comment'),
        results: results === undefined ? undefined : folderOf(context.workspace, results, mode),
    };
}
function isQueued({ environment }, mode) {
    return mode === 'plan' && environment['GITHUB_EVENT_NAME'] === _github_job_environment_js__WEBPACK_IMPORTED_MODULE_9__/* .mergeQueue */ ._5;
}
function isClosing({ environment }) {
    return (0,_github_job_environment_js__WEBPACK_IMPORTED_MODULE_9__/* .readPullRequestEvent */ .$f)(environment)?.action === 'closed';
}
function readChoice(inputs) {
    const names = inputs.get('services');
    if (!inputs.get('all'))
        return names ?? 'changed';
    if (names === undefined)
        return 'all';
    throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz('services', '`services` and `all: true` cannot be combined. Set one of them.');
}
function folderOf(workspace, given, mode) {
    const asked = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace, given);
    if (mode !== 'report' && !(0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(workspace, asked).startsWith('..'))
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(asked, { recursive: true });
    return (0,_config_workspace_path_js__WEBPACK_IMPORTED_MODULE_8__/* .pathInWorkspace */ .ep)(workspace, 'results', given);
}
function isGiven(inputs, name) {
    return inputs.text(name) !== undefined && inputs.originOf(name) === undefined;
}


/***/ }),

/***/ 6099:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  makePlan: () => (/* binding */ makePlan),
  plan: () => (/* binding */ plan)
});

// EXTERNAL MODULE: ./build/config/connection.js
var connection = __webpack_require__(2807);
// EXTERNAL MODULE: ./build/client/errors.js
var errors = __webpack_require__(6695);
// EXTERNAL MODULE: ./build/git/commit.js
var git_commit = __webpack_require__(4474);
// EXTERNAL MODULE: ./build/text/message.js
var message = __webpack_require__(3597);
// EXTERNAL MODULE: ./node_modules/ignore/index.js
var ignore = __webpack_require__(298);
;// CONCATENATED MODULE: ./build/fleet/paths.js

class ChangedFiles {
    #paths;
    #submodules;
    #rules = new Map();
    #matched = new Map();
    constructor(files) {
        this.#paths = files.flatMap(({ path, isSubmodule }) => (isSubmodule ? [] : [path])).sort();
        this.#submodules = files.flatMap(({ path, isSubmodule }) => (isSubmodule ? [path] : []));
    }
    matching(patterns, most) {
        const written = patterns.map((line) => this.#ruleOf(line));
        const rules = written.every(({ excludes }) => excludes) ? [this.#ruleOf('**'), ...written] : written;
        const found = new Set();
        for (const [index, rule] of rules.entries()) {
            if (rule.excludes)
                continue;
            const later = rules.slice(index + 1);
            for (const path of this.#matchedBy(rule)) {
                if (later.findLast(({ matches }) => matches(path))?.excludes)
                    continue;
                found.add(path);
                if (found.size === most)
                    return [...found];
            }
        }
        return [...found];
    }
    #ruleOf(line) {
        const rule = this.#rules.get(line) ?? parseRule(line);
        this.#rules.set(line, rule);
        return rule;
    }
    #matchedBy(rule) {
        const known = this.#matched.get(rule.pattern);
        if (known !== undefined)
            return known;
        const inside = this.#inFolder(rule.folder);
        const all = rule.pattern.replace(/^\//, '') === `${rule.folder}**`;
        const files = all ? inside : inside.filter(rule.matches);
        const submodules = this.#submodules.filter((folder) => rule.folder.startsWith(`${folder}/`) || rule.matches(folder) || rule.matches(`${folder}/`));
        const matched = [...files, ...submodules];
        this.#matched.set(rule.pattern, matched);
        return matched;
    }
    #inFolder(folder) {
        if (folder === '')
            return this.#paths;
        return this.#paths.slice(firstFrom(this.#paths, folder), firstFrom(this.#paths, `${folder}\uffff`));
    }
}
function parseRule(line) {
    const excludes = line.startsWith('!');
    const pattern = excludes ? line.slice(1) : line;
    const isAnchored = pattern.slice(0, -1).includes('/');
    const literal = isAnchored ? (/^[^*?[\\]*/.exec(pattern.replace(/^\//, ''))?.[0] ?? '') : '';
    const matcher = ignore({ ignorecase: false }).add(pattern);
    return {
        excludes,
        pattern,
        folder: literal.slice(0, literal.lastIndexOf('/') + 1),
        matches: (path) => matcher.ignores(path),
    };
}
function firstFrom(sorted, text) {
    let [low, high] = [0, sorted.length];
    while (low < high) {
        const middle = (low + high) >> 1;
        if ((sorted[middle] ?? '') < text)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

;// CONCATENATED MODULE: ./build/fleet/changed-files.js




const mostAtOnce = 8;
const gitlink = '160000';
const comparing = [
    'diff',
    '--raw',
    '-z',
    '--no-abbrev',
    '--no-renames',
    '--no-ext-diff',
    '--ignore-submodules=none',
    '--no-relative',
];
async function readHead(git) {
    const answer = await git(['rev-parse', '--is-shallow-repository', 'HEAD']);
    const [shallow, commit = ''] = answer.ok ? answer.output.trim().split('\n') : [];
    return /^[0-9a-f]{40,64}$/.test(commit) ? { commit, isShallow: shallow === 'true' } : undefined;
}
async function compareWith(git, commits) {
    const distinct = [...new Set(commits)];
    const head = distinct.length === 0 ? undefined : await readHead(git);
    if (head === undefined) {
        const why = (0,message/* message */.i) `fleet-without-git: Git could not read the checked-out commit, so what changed is not known`;
        return new Map(distinct.map((commit) => [commit, { files: undefined, why }]));
    }
    const lacking = await fetchLacking(git, distinct, head.isShallow);
    const found = new Map();
    const left = distinct.values();
    const work = async () => {
        for (const commit of left)
            found.set(commit, lacking.get(commit) ?? (await compare(git, commit, head.commit)));
    };
    await Promise.all(Array.from({ length: mostAtOnce }, work));
    return found;
}
async function resolveRef(git, ref) {
    const { commit, why } = await (0,git_commit/* findCommit */.fq)(git, [ref]);
    if (commit !== undefined)
        return commit;
    throw new errors/* InputError */.dz('changed-since', (0,message/* message */.i) `changed-since-unknown: \`changed-since\` is neither \`event\` nor a branch, tag or commit of this repository: "${ref}" (${why}). Check its name, or check out with \`fetch-depth: 0\`.`);
}
async function forkPoint(git, branchCommit) {
    const [, first, second] = await (0,git_commit/* checkedOutCommits */.Cm)(git);
    if (first !== undefined && second !== undefined)
        return first;
    const base = await git(['merge-base', branchCommit, 'HEAD']);
    return base.ok ? base.output.trim() : branchCommit;
}
async function fetchLacking(git, commits, isShallow) {
    const lacking = await lackingOf(git, commits);
    if (lacking.length === 0)
        return new Map();
    const options = ['--quiet', '--no-tags', '--no-recurse-submodules', ...(isShallow ? ['--depth=1'] : [])];
    const together = await git(['fetch', ...options, 'origin', ...lacking]);
    const unknown = new Map();
    if (together.ok)
        return unknown;
    for (const commit of lacking) {
        const alone = lacking.length === 1 ? together : await git(['fetch', ...options, 'origin', commit]);
        if (alone.ok)
            continue;
        const why = isShallow
            ? (0,message/* message */.i) `fleet-clone-shallow: this shallow clone lacks the commit ${commit} to compare with, and it could not be fetched (${alone.why}). Check out with \`fetch-depth: 0\``
            : (0,message/* message */.i) `fleet-commit-gone: the repository does not have the commit ${commit} to compare with, as after a forced push (${alone.why})`;
        unknown.set(commit, { files: undefined, why });
    }
    return unknown;
}
async function lackingOf(git, commits) {
    const answer = await git(['cat-file', '--batch-check=%(objecttype)'], commits.map((commit) => `${commit}^{commit}\n`).join(''));
    if (!answer.ok)
        return commits;
    const types = answer.output.split('\n');
    return commits.filter((_, index) => types[index] !== 'commit');
}
async function compare(git, commit, head) {
    const [answer, isRollback] = await Promise.all([
        git([...comparing, commit, head, '--']),
        comesAfter(git, commit, head),
    ]);
    if (answer.ok)
        return { files: new ChangedFiles(parseRaw(answer.output)), isRollback };
    return {
        files: undefined,
        why: `Git could not compare with the commit ${commit} (${answer.why})`,
    };
}
async function comesAfter(git, commit, head) {
    return !head.startsWith(commit) && (await git(['merge-base', '--is-ancestor', head, commit])).ok;
}
function parseRaw(output) {
    const fields = output.split('\0');
    const files = [];
    for (let index = 0; index + 1 < fields.length; index += 2) {
        const [before, after] = (fields[index] ?? '').slice(1).split(' ');
        files.push({ path: fields[index + 1] ?? '', isSubmodule: before === gitlink || after === gitlink });
    }
    return files;
}

// EXTERNAL MODULE: ./build/text/nearest.js
var nearest = __webpack_require__(2788);
// EXTERNAL MODULE: ./build/fleet/graph.js
var graph = __webpack_require__(8059);
;// CONCATENATED MODULE: ./build/fleet/plan.js




const mostFiles = 100;
const shortCommit = 12;
function planFleet(request) {
    const { services, choice } = request;
    const decided = services.map((service) => ({ service, ...decide(service, request) }));
    if (typeof choice === 'object')
        for (const name of choice)
            requireKnown(name, services);
    const due = new Map(decided.flatMap(({ service, isDue, why }) => (isDue ? [[service.name, why]] : [])));
    const checked = choice === 'changed' ? unjudgedNeeds(request, due) : new Map();
    const left = new Map(decided.flatMap(({ service: { name }, why }) => (due.has(name) ? [] : [[name, why]])));
    return {
        services: (0,graph/* restricted */.G)(services, ({ name }) => due.has(name) || checked.has(name)).map(({ name, needs, level }) => {
            const needing = checked.get(name);
            if (needing === undefined)
                return { name, needs, level, task: 'deploy', reason: due.get(name) ?? '' };
            const why = (0,message/* message */.i) `fleet-gate-unknown: only its gate is run, because "${needing}" needs it, and the platform's history does not say whether it passed`;
            return { name, needs, level, task: 'check', reason: `${why}; ${left.get(name)}` };
        }),
        unchanged: (0,graph/* levelled */.I)(services).flatMap(({ name }) => {
            const why = checked.has(name) ? undefined : left.get(name);
            if (why === undefined)
                return [];
            const isOpen = choice === 'changed' && request.unjudged?.has(name);
            return [{ name, reason: isOpen ? (0,message/* message */.i) `fleet-gate-unseen: ${why}; nothing says whether its gate passed` : why }];
        }),
    };
}
function unjudgedNeeds({ services, unjudged = new Set() }, due) {
    const found = new Map();
    const needsOf = new Map(services.map(({ name, needs }) => [name, needs]));
    const seen = new Set();
    const visit = (name, needing) => {
        for (const need of needsOf.get(name) ?? []) {
            if (seen.has(need))
                continue;
            seen.add(need);
            if (!due.has(need) && unjudged.has(need))
                found.set(need, needing);
            visit(need, due.has(need) ? need : needing);
        }
    };
    for (const name of due.keys())
        visit(name, name);
    return found;
}
function decide({ name, paths }, { choice, baselines, differences, failed }) {
    if (choice === 'all')
        return { isDue: true, why: 'all services were asked for' };
    if (choice !== 'changed') {
        const isDue = choice.includes(name);
        return { isDue, why: isDue ? 'it was asked for' : 'it was not asked for' };
    }
    if (failed?.has(name)) {
        const why = (0,message/* message */.i) `fleet-failed-before: its newest deployment has not succeeded, so it is repeated`;
        return { isDue: true, why };
    }
    const baseline = baselines.get(name);
    if (baseline?.commit === undefined)
        return { isDue: true, why: baseline?.why ?? 'nothing is known of earlier deployments' };
    const difference = differences.get(baseline.commit);
    if (difference?.files === undefined)
        return { isDue: true, why: difference?.why ?? `${baseline.commit} is not known` };
    const found = difference.files.matching(paths, mostFiles);
    const since = `${baseline.of} (${baseline.commit.slice(0, shortCommit)})`;
    if (found.length === 0)
        return { isDue: false, why: `none of its files differs from ${since}` };
    const back = difference.isRollback ? ', which is newer: this is a rollback' : '';
    return { isDue: true, why: `${filesOf(found)} from ${since}${back}` };
}
function filesOf(found) {
    const [first = ''] = found;
    const others = found.length - 1;
    if (others === 0)
        return `${first} differs`;
    if (found.length === mostFiles)
        return `${first} and ${others} or more other files differ`;
    return others === 1 ? `${first} and ${found[1]} differ` : `${first} and ${others} other files differ`;
}
function requireKnown(name, services) {
    const names = services.map((service) => service.name);
    if (names.includes(name))
        return;
    const likely = (0,nearest/* likelyName */.mP)(name, names);
    const advice = likely === undefined ? `It has ${names.slice(0, 20).join(', ')}.` : `Did you mean "${likely}"?`;
    throw new errors/* InputError */.dz('services', (0,message/* message */.i) `fleet-service-unknown: \`services\` names a service that the configuration file does not have: "${name}". ${advice}`);
}

// EXTERNAL MODULE: ./build/fleet/result.js
var result = __webpack_require__(130);
// EXTERNAL MODULE: ./build/git/run.js
var run = __webpack_require__(7810);
// EXTERNAL MODULE: ./build/github/job/environment.js + 4 modules
var environment = __webpack_require__(8996);
// EXTERNAL MODULE: ./build/output/fleet-report.js
var fleet_report = __webpack_require__(4743);
// EXTERNAL MODULE: ./build/output/untrusted.js
var untrusted = __webpack_require__(8894);
// EXTERNAL MODULE: ./build/config/following.js
var following = __webpack_require__(3752);
// EXTERNAL MODULE: ./build/deployment/last-good.js
var last_good = __webpack_require__(5928);
// EXTERNAL MODULE: ./build/github/api/client.js + 1 modules
var client = __webpack_require__(1164);
// EXTERNAL MODULE: ./build/github/deployments/deployments.js
var deployments = __webpack_require__(7009);
// EXTERNAL MODULE: ./build/text/error.js
var text_error = __webpack_require__(4080);
// EXTERNAL MODULE: ./build/text/size.js
var size = __webpack_require__(7397);
// EXTERNAL MODULE: ./build/actions/fleet/service-job.js + 1 modules
var service_job = __webpack_require__(2323);
;// CONCATENATED MODULE: ./build/actions/fleet/baselines.js








const baselines_mostAtOnce = 8;
const lookMs = 30_000;
const lastSuccessful = 'the last successful deployment';
async function readBaselines(context, services) {
    const found = new Map();
    const left = [...services].values();
    const work = async () => {
        for (const service of left)
            found.set(service.name, await readBaseline(context, service));
    };
    await Promise.all(Array.from({ length: baselines_mostAtOnce }, work));
    return found;
}
async function readBaseline(context, service) {
    const { job, head } = context;
    const inputs = (0,service_job/* serviceInputs */.r)(job, context.inputs, { service, sha: head, takes: () => true });
    const deployments = deploymentsOf(context, inputs.get('environment'));
    if (deployments !== undefined) {
        try {
            let seen = 0;
            const last = await deployments.lastSuccess(() => ++seen > 0);
            const hasFailed = seen > (last === undefined ? 0 : 1);
            if (last?.sha !== undefined && (0,last_good/* readCommit */.kN)(last.sha) !== undefined)
                return { baseline: { commit: last.sha, of: lastSuccessful }, hasFailed };
            const why = `GitHub has no successful deployment of it`;
            return { baseline: { commit: undefined, why }, hasFailed };
        }
        catch (error) {
            job.signal.throwIfAborted();
            const why = (0,client/* githubRefusal */.e)(error, 'deployments: read');
            job.console.warn(`Could not read the last deployment of "${service.name}" from GitHub: ${why}. Reading the platform's history instead.`);
        }
    }
    return await readHistory(context, inputs);
}
function deploymentsOf({ job, inputs }, environment) {
    const { repository } = job.context;
    const { githubToken: token } = inputs.report;
    if (repository === undefined || token === undefined || environment === undefined)
        return undefined;
    const signal = AbortSignal.any([job.signal, AbortSignal.timeout(lookMs)]);
    return new deployments/* Deployments */.DS({ repository, environment, token, signal });
}
async function readHistory({ job, platform }, inputs) {
    const serviceId = inputs.get('service-id');
    if (platform === undefined || serviceId === undefined) {
        const why = 'its last deployment is not known, because neither `environment` nor a key is set';
        return { baseline: { commit: undefined, why } };
    }
    let records = 0;
    try {
        const options = { ...(0,following/* readFollowInputs */.j)(inputs), signal: job.signal, timeoutMs: lookMs };
        for await (const page of (0,last_good/* readPast */.rj)(platform, serviceId, options)) {
            const last = page.find(({ succeeded }) => succeeded);
            records += page.length;
            if (last === undefined)
                continue;
            if (last.commit !== undefined)
                return { baseline: { commit: last.commit, of: lastSuccessful }, unjudged: last.id };
            const why = (0,message/* message */.i) `fleet-record-without-commit: the record of its last deployment shows no commit (${last.ref ?? 'no ref'})`;
            return { baseline: { commit: undefined, why } };
        }
        const why = (0,message/* message */.i) `fleet-history-without-success: its history has no successful deployment (${(0,size/* formatCount */.B)(records, 'record')} read)`;
        return { baseline: { commit: undefined, why } };
    }
    catch (error) {
        job.signal.throwIfAborted();
        const why = `its history could not be read (${(0,text_error/* textOf */.b6)(error)})`;
        return { baseline: { commit: undefined, why } };
    }
}

// EXTERNAL MODULE: ./build/actions/fleet/handoff.js + 1 modules
var fleet_handoff = __webpack_require__(1954);
// EXTERNAL MODULE: ./build/actions/fleet/report.js
var report = __webpack_require__(8961);
;// CONCATENATED MODULE: ./build/actions/fleet/plan.js
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












const matricesOfWorkflow = 8;
async function plan(job, inputs) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const handoff = (0,fleet_handoff/* openHandoff */.b3)(job, inputs);
        const hasKey = inputs.all.text('api-key') !== undefined;
        const platform = __addDisposableResource(env_1, hasKey ? (0,connection/* openPlatform */.W)((0,connection/* readConnection */.d)(inputs.all), job) : undefined, true);
        const made = await makePlan(job, inputs, platform);
        job.outputs.setMasked('report', JSON.stringify(made));
        handoff?.writePlan(made);
        const { services, unchanged } = made;
        const due = services.filter(({ check }) => check === null);
        const reason = `${due.length} of ${services.length + unchanged.length} services are to be deployed.`;
        await (0,report.writeSummary)(job, inputs, (0,fleet_report/* planSummary */.MM)(made, 'Taxiway fleet', reason));
        return { outcome: 'skipped', reason, plan: made };
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
}
async function makePlan(job, inputs, platform) {
    const made = await decidePlan(job, inputs, platform);
    const { console, outputs } = job;
    for (const { service, reason, check } of made.services)
        console.say(`${check === null ? 'Deploy' : 'Check'} ${service}: ${reason}.`);
    for (const { service, reason } of made.unchanged)
        console.say(`Leave ${service}: ${reason}.`);
    const matrices = (0,result/* matricesOf */.yU)(made);
    const rest = matrices.slice(matricesOfWorkflow).flatMap((matrix) => matrix.map(({ service }) => service));
    outputs.setMasked('plan', JSON.stringify(matrices));
    outputs.set('matrices', String(matrices.length));
    outputs.set('rest', rest.join(','));
    outputs.set('any', String(made.services.length > 0));
    return made;
}
async function decidePlan(job, inputs, platform) {
    const { choice } = inputs;
    const services = [...inputs.found.file.services.values()];
    const git = (0,run/* gitIn */.u)(inputs.found.root, job.signal);
    const common = choice === 'changed' && inputs.changedSince !== undefined
        ? await sinceRef(job, git, inputs.changedSince)
        : undefined;
    const commit = job.context.sha ?? (await readHead(git))?.commit ?? null;
    const gates = inputs.mode !== 'preview';
    const asked = services.filter(({ gate }) => choice === 'changed' && (common === undefined || (gates && gate !== undefined)));
    const earlier = await readBaselines({ job, inputs, platform, head: commit ?? undefined }, asked);
    const baselines = new Map(services.flatMap(({ name }) => {
        const baseline = common ?? earlier.get(name)?.baseline;
        return baseline === undefined ? [] : [[name, baseline]];
    }));
    const commits = choice === 'changed' ? [...baselines.values()].flatMap(({ commit: each }) => each ?? []) : [];
    const unjudged = services.filter(({ name, gate }) => {
        return gates && gate !== undefined && earlier.get(name)?.unjudged !== undefined;
    });
    const decided = planFleet({
        services,
        choice,
        baselines,
        differences: await compareWith(git, commits),
        unjudged: new Set(unjudged.map(({ name }) => name)),
        failed: new Set([...earlier].flatMap(([name, { hasFailed }]) => (hasFailed ? [name] : []))),
    });
    job.signal.throwIfAborted();
    const clean = (text) => (0,untrusted/* sanitizeText */.jZ)(text, job.redactor);
    return {
        commit,
        services: decided.services.map(({ name, level, needs, task, reason }) => {
            const { unjudged: deploymentId, baseline } = earlier.get(name) ?? {};
            const deployed = { deploymentId: deploymentId ?? '', commit: baseline?.commit ?? null };
            return {
                service: name,
                level,
                needs: [...needs],
                reason: clean(reason),
                check: task === 'check' ? deployed : null,
            };
        }),
        unchanged: decided.unchanged.map(({ name, reason }) => ({ service: name, reason: clean(reason) })),
    };
}
async function sinceRef(job, git, ref) {
    if (ref !== 'event')
        return { commit: await resolveRef(git, ref), of: `\`changed-since\` ${ref}` };
    const { changeBase, before } = job.context;
    if (changeBase !== undefined)
        return {
            commit: await forkPoint(git, await resolveRef(git, changeBase)),
            of: job.environment['GITHUB_EVENT_NAME'] === environment/* mergeQueue */._5
                ? 'the base of the merge queue'
                : 'the base of the pull request',
        };
    if (before !== undefined)
        return { commit: before, of: 'the commit before the push' };
    const why = (0,message/* message */.i) `fleet-event-without-base: the CI system names no earlier commit to compare with (set \`changed-since\` to a branch, tag or commit)`;
    return { commit: undefined, why };
}


/***/ }),

/***/ 2323:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  r: () => (/* binding */ serviceInputs),
  D: () => (/* binding */ serviceJob)
});

// EXTERNAL MODULE: ./build/config/file/inputs.js
var inputs = __webpack_require__(945);
// EXTERNAL MODULE: ./build/config/inputs.js
var config_inputs = __webpack_require__(9190);
// EXTERNAL MODULE: ./build/config/table.js
var table = __webpack_require__(2307);
// EXTERNAL MODULE: ./build/output/untrusted.js
var untrusted = __webpack_require__(8894);
;// CONCATENATED MODULE: ./build/output/console.js

class KeptOutputs {
    #values = new Map();
    #redactor;
    constructor(redactor) {
        this.#redactor = redactor;
    }
    get values() {
        return this.#values;
    }
    has(name) {
        return this.#values.has(name);
    }
    get(name) {
        return this.#values.get(name);
    }
    set(name, value) {
        if (value !== undefined)
            this.setMasked(name, (0,untrusted/* sanitizeText */.jZ)(value, this.#redactor));
    }
    setMasked(name, value) {
        this.#values.set(name, value);
    }
    async addSummary(_markdown) { }
}

// EXTERNAL MODULE: ./build/text/defined-fields.js
var defined_fields = __webpack_require__(4917);
// EXTERNAL MODULE: ./build/actions/shared/job.js
var shared_job = __webpack_require__(3659);
// EXTERNAL MODULE: ./build/actions/fleet/inputs.js
var fleet_inputs = __webpack_require__(9802);
;// CONCATENATED MODULE: ./build/actions/fleet/service-job.js







const ofStep = new Set([
    'base-url',
    'api-key',
    'github-token',
    'poll-interval',
    'success-states',
    'failure-states',
    'on-superseded',
    'dry-run',
    'environment',
]);
function serviceJob(job, run) {
    const { fleet, service, console, fixed, commit, addressOf, takes, remainingMs = Number.POSITIVE_INFINITY } = run;
    const { waitAgain, observe } = job;
    const inputs = serviceInputs(job, fleet, { service, sha: commit, ...(0,defined_fields/* definedFields */.X)({ addressOf }), takes });
    const timeout = Math.max(1, Math.min(inputs.get('timeout'), remainingMs));
    return {
        environment: job.environment,
        context: { ...job.context, logFile: undefined, jobFolder: undefined },
        inputs: inputs.with({ ...fixed, timeout }),
        redactor: job.redactor,
        console,
        outputs: new KeptOutputs(job.redactor),
        state: new shared_job/* StateRecord */.lv((state) => noteOpen(job, service.name, state)),
        signal: job.signal,
        ...(waitAgain && { waitAgain }),
        ...(observe && { observe }),
        end: () => undefined,
    };
}
const mostOpenBytes = 64_000;
function noteOpen({ state }, name, { services: _, ...left }) {
    const { [name]: before, ...others } = state.current.services ?? {};
    const { claim, pendingComment } = left.preview ?? {};
    if (left.finished && (left.untold ?? claim ?? pendingComment) === undefined) {
        if (before !== undefined)
            state.note({ services: others });
    }
    else if (left.deploymentId !== undefined || left.preview !== undefined) {
        const services = { ...others, [name]: left };
        if (Buffer.byteLength(JSON.stringify(services)) <= mostOpenBytes)
            state.note({ services });
    }
}
function serviceInputs(job, { found }, run) {
    const given = new config_inputs/* Inputs */.G((name) => {
        if (!(0,table/* isInputName */.wp)(name) || !ofStep.has(name) || !(0,fleet_inputs/* isGiven */.q)(job.inputs, name))
            return undefined;
        return name === 'environment' ? `${job.inputs.text(name)}/${run.service.name}` : job.inputs.verbatim(name);
    });
    return (0,inputs/* configuredInputs */.Q)(given, found, run);
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




function readFollowInputs(inputs) {
    const pollIntervalMs = inputs.get('poll-interval');
    const successStates = inputs.get('success-states') ?? [];
    const failureStates = inputs.get('failure-states') ?? [];
    const failures = new Set(failureStates.map(_deployment_verdict_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .normalise */ .j7));
    const both = successStates.find((word) => failures.has((0,_deployment_verdict_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .normalise */ .j7)(word)));
    if (both !== undefined) {
        const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_2__/* .message */ .i) `word-in-both-lists: \`success-states\` and \`failure-states\` both contain "${both}". Keep it in one of them.`;
        throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('success-states', text);
    }
    return {
        timeoutMs: inputs.get('timeout'),
        ...(0,_text_defined_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .definedFields */ .X)({ pollIntervalMs }),
        successStates,
        failureStates,
        explainFailure: true,
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
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9190);


function readReportInputs(inputs) {
    return {
        jobSummary: inputs.get('job-summary'),
        annotateFiles: inputs.get('annotate-files'),
        supersededIsNeutral: inputs.get('on-superseded') === 'neutral',
        environmentUrl: inputs.get('environment-url'),
        environment: inputs.get('environment'),
        githubToken: readToken(inputs),
    };
}
const defaultReport = readReportInputs(new _inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .Inputs */ .G(() => undefined));
function readToken(inputs) {
    const token = inputs.get('github-token');
    if (token === undefined || /^[\x21-\x7e]+$/.test(token))
        return token;
    const text = '`github-token` is not a token: it contains a space, a line break or a non-ASCII character.';
    throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('github-token', text);
}


/***/ }),

/***/ 8093:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B1: () => (/* binding */ createdKeys),
/* harmony export */   EV: () => (/* binding */ commitKeys),
/* harmony export */   Iu: () => (/* binding */ compareRefs),
/* harmony export */   Kd: () => (/* binding */ sameCommit),
/* harmony export */   N$: () => (/* binding */ addressKeys),
/* harmony export */   TH: () => (/* binding */ idOf),
/* harmony export */   aE: () => (/* binding */ readRecord),
/* harmony export */   fh: () => (/* binding */ readTimes),
/* harmony export */   j2: () => (/* binding */ isNewestFirst),
/* harmony export */   nR: () => (/* binding */ timeOf),
/* harmony export */   rY: () => (/* binding */ statusKeys),
/* harmony export */   sg: () => (/* binding */ readRef),
/* harmony export */   u3: () => (/* binding */ nameKeys),
/* harmony export */   wo: () => (/* binding */ readUrl),
/* harmony export */   xB: () => (/* binding */ endedKeys),
/* harmony export */   yg: () => (/* binding */ idKeys)
/* harmony export */ });
/* harmony import */ var _client_fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(525);
/* harmony import */ var _verdict_vocabulary_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9022);


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
        id: idOf(raw),
        word: texts(raw, statusKeys)[0],
        rollbackable: raw['rollbackable'] === true,
        url: readUrl(raw),
        refs: shownRefs(raw),
        fingerprint: fingerprint(raw),
    };
}
function idOf(raw) {
    return (0,_client_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .readId */ .w)(raw, idKeys);
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
function isNewestFirst(rows) {
    const fields = rows.map(normalised);
    const key = createdKeys.find((each) => fields.every((row) => timeOf(row[each]) !== undefined));
    const times = key === undefined ? [] : fields.flatMap((row) => timeOf(row[key]) ?? []);
    if (times[0] === times.at(-1))
        return undefined;
    return times.every((time, index) => index === 0 || time <= (times[index - 1] ?? time));
}
function timeOf(value) {
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
    const first = (keys) => keys.map((key) => timeOf(fields[key])).find((ms) => ms !== undefined);
    return { createdMs: first(createdKeys), endedMs: first(endedKeys) };
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
        if (!(0,_client_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .isFields */ .C)(value))
            continue;
        const nested = normalised(value);
        names.push(...texts(nested, nameKeys));
        commits.push(...texts(nested, nestsOfCommits.includes(nest) ? [...commitKeys, 'id', 'hash'] : commitKeys));
    }
    return { names, commits: commits.filter(isCommit) };
}
function normalised(raw) {
    return Object.fromEntries(Object.entries(raw).map(([name, value]) => [(0,_verdict_vocabulary_js__WEBPACK_IMPORTED_MODULE_0__/* .normalise */ .j7)(name), value]));
}
function isCommit(text) {
    return /^[0-9a-f]{7,64}$/i.test(text);
}
function sameCommit(one, other) {
    const [short, long] = one.length < other.length ? [one, other] : [other, one];
    return long.toLowerCase().startsWith(short.toLowerCase());
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
    return JSON.stringify(value, (_key, inner) => (0,_client_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .isFields */ .C)(inner) ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1))) : inner);
}


/***/ }),

/***/ 9022:
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


/***/ })

};
