export const id = 99;
export const ids = [99];
export const modules = {

/***/ 1954:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  b3: () => (/* binding */ openHandoff)
});

// UNUSED EXPORTS: Handoff, runOf, runVariable

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/node_modules/valibot/index.min.mjs
var index_min = __webpack_require__(7492);
// EXTERNAL MODULE: ./build/client/errors.js
var errors = __webpack_require__(6695);
// EXTERNAL MODULE: ./build/fleet/result.js
var result = __webpack_require__(130);
;// CONCATENATED MODULE: ./build/fleet/seal.js


const sealed = (0,index_min/* object */.Ikc)({ attempt: (0,index_min/* number */.aig)(), text: (0,index_min/* string */.YjP)(), signature: (0,index_min/* string */.YjP)() });
const domain = 'taxiway fleet 1';
class Seal {
    #key;
    #identity;
    constructor(apiKey, identity) {
        this.#key = new Uint8Array((0,external_node_crypto_.hkdfSync)('sha256', apiKey, '', domain, 32));
        this.#identity = identity;
    }
    close(text, subject) {
        const { attempt } = this.#identity;
        return JSON.stringify({ attempt, text, signature: this.#sign(text, subject, attempt).toString('base64url') });
    }
    open(file, subject) {
        const { success, output } = (0,index_min/* safeParse */.xLC)(sealed, file);
        if (!success || !(output.attempt >= 1 && output.attempt <= this.#identity.attempt))
            return undefined;
        const given = Buffer.from(output.signature, 'base64url');
        const own = this.#sign(output.text, subject, output.attempt);
        return given.length === own.length && (0,external_node_crypto_.timingSafeEqual)(given, own) ? output.text : undefined;
    }
    #sign(text, { service, plan }, attempt) {
        const signed = JSON.stringify([domain, this.#identity.run, attempt, plan, service, text]);
        return (0,external_node_crypto_.createHmac)('sha256', this.#key).update(signed).digest();
    }
}
function digestOf(text) {
    return (0,external_node_crypto_.createHash)('sha256').update(text).digest('base64url');
}

// EXTERNAL MODULE: ./build/text/message.js
var message = __webpack_require__(3597);
;// CONCATENATED MODULE: ./build/actions/fleet/handoff.js








const runVariable = 'TAXIWAY_FLEET_RUN';
const ofPlan = { service: '', plan: '' };
class Handoff {
    #folder;
    #seal;
    #plan = '';
    constructor(folder, seal) {
        this.#folder = folder;
        this.#seal = seal;
    }
    writePlan(plan) {
        const text = JSON.stringify({ id: (0,external_node_crypto_.randomUUID)(), ...plan });
        this.#plan = digestOf(text);
        this.#write(result/* planFile */.eS, this.#seal.close(text, ofPlan));
    }
    readPlan() {
        const read = this.#read(result/* planFile */.eS, result/* fleetPlan */.iq, ofPlan);
        if (read === 'missing') {
            const text = `The folder of \`results\` has no plan (${result/* planFile */.eS}). Run \`mode: plan\` with \`results\` in an earlier job, and hand the folder on as an artifact.`;
            throw new errors/* InputError */.dz('results', text);
        }
        if (read === 'refused') {
            const why = (0,message/* message */.iU) `fleet-plan-refused: The plan in the folder of \`results\` is refused, because no job with this API key signed it in this run. Check which jobs write into that folder, and that all jobs of the fleet use the same API key.`;
            throw new errors/* InputError */.dz('results', why);
        }
        this.#plan = digestOf(read.text);
        return read.value;
    }
    write(result) {
        this.#write(fileOf(result.service), this.#seal.close(JSON.stringify(result), this.#of(result.service)));
    }
    readResults(plan) {
        return plan.services.map(({ service, reason: why }) => {
            const read = this.#read(fileOf(service), result/* serviceResult */.nV, this.#of(service));
            if (typeof read === 'object')
                return read.value;
            const reason = read === 'refused'
                ? (0,message/* message */.iU) `fleet-result-refused: The result that was left for "${service}" is refused, because no job with this API key signed it for this service, plan and run. Check which jobs write into the folder of the results, and the service on the platform.`
                : (0,message/* message */.iU) `fleet-result-lost: The job that deploys "${service}" left no result. It was lost, cancelled or never started: check the job, and the service on the platform.`;
            return {
                ...{ service, outcome: 'indeterminate', passed: false, reason, why, commit: plan.commit, url: null },
                ...{ serviceId: null, deploymentId: null, deployed: false, startedMs: null, durationMs: 0, excerpt: [] },
            };
        });
    }
    #of(service) {
        return { service, plan: this.#plan };
    }
    #write(name, text) {
        const path = (0,external_node_path_.join)(this.#folder, name);
        (0,external_node_fs_.rmSync)(`${path}.tmp`, { force: true });
        (0,external_node_fs_.writeFileSync)(`${path}.tmp`, text, { flag: 'wx' });
        (0,external_node_fs_.renameSync)(`${path}.tmp`, path);
    }
    #read(name, schema, subject) {
        let file;
        try {
            file = (0,external_node_fs_.readFileSync)((0,external_node_path_.join)(this.#folder, name), 'utf8');
        }
        catch {
            return 'missing';
        }
        const text = this.#seal.open(parsed(file), subject);
        const { success, output } = (0,index_min/* safeParse */.xLC)(schema, parsed(text ?? ''));
        return text !== undefined && success ? { text, value: output } : 'refused';
    }
}
function openHandoff(job, { results, all }) {
    if (results === undefined)
        return undefined;
    const key = all.get('api-key');
    if (key === undefined) {
        const text = (0,message/* message */.iU) `fleet-handoff-without-key: \`results\` needs \`api-key\`: what the jobs of a fleet pass on is signed with a key derived from it. Give the same key to the jobs that plan, deploy and report.`;
        throw new errors/* InputError */.dz('api-key', text);
    }
    const run = runOf(job);
    if (run === '' && job.context.config.source.kind !== 'working-tree') {
        const text = (0,message/* message */.iU) `fleet-run-unknown: \`results\` needs to know which run this is, so that no result of another run counts, and this CI system does not say it. Set the variable ${runVariable} to a value that is the same in all jobs of a run and no other, such as the number of the build.`;
        throw new errors/* InputError */.dz('results', text);
    }
    return new Handoff(results, new Seal(key, { run, attempt: Number(job.environment['GITHUB_RUN_ATTEMPT']) || 1 }));
}
function runOf({ environment, context }) {
    return environment[runVariable] || context.runUrl || '';
}
function fileOf(service) {
    return `service-${service}.json`;
}
function parsed(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}


/***/ }),

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
    const found = await (0,_config_file_find_js__WEBPACK_IMPORTED_MODULE_4__/* .findConfig */ .u0)(given, context.config);
    if (found === undefined)
        throw (0,_config_file_config_file_js__WEBPACK_IMPORTED_MODULE_3__/* .missingFile */ .Bi)(_config_file_keys_js__WEBPACK_IMPORTED_MODULE_6__/* .configFileName */ .S3);
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
    const isQueued = mode === 'plan' && job.environment['GITHUB_EVENT_NAME'] === _github_job_environment_js__WEBPACK_IMPORTED_MODULE_9__/* .mergeQueue */ ._5;
    const isProposed = mode === 'preview' || isQueued;
    const results = given.get('results');
    for (const name of ['timeout', 'max-parallel', 'fail-fast'])
        all.get(name);
    return {
        mode,
        found,
        all,
        timeoutMs: isGiven(given, 'timeout') ? given.get('timeout') : defaultTimeoutMs,
        choice: mode === 'preview' && isClosing(job) ? 'all' : readChoice(given),
        changedSince: given.get('changed-since') ?? (isProposed ? 'event' : undefined),
        report: (0,_config_reporting_js__WEBPACK_IMPORTED_MODULE_7__/* .readReportInputs */ .g)(all),
        comment: all.get('comment'),
        results: results === undefined ? undefined : folderOf(context.workspace, results, mode),
    };
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
        const why = (0,message/* message */.iU) `fleet-without-git: Git could not read the checked-out commit, so what changed is not known`;
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
    throw new errors/* InputError */.dz('changed-since', (0,message/* message */.iU) `changed-since-unknown: \`changed-since\` is neither \`event\` nor a branch, tag or commit of this repository: "${ref}" (${why}). Check its name, or check out with \`fetch-depth: 0\`.`);
}
async function forkPoint(git, branchCommit) {
    const [, first, second] = await (0,git_commit/* checkedOutCommits */.Cm)(git);
    if (first !== undefined && second !== undefined)
        return first;
    const base = await git(['merge-base', branchCommit, 'HEAD']);
    return base.ok ? base.output.trim() : branchCommit;
}
async function fetchLacking(git, commits, isShallow) {
    const lacking = await findLacking(git, commits);
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
            ? (0,message/* message */.iU) `fleet-clone-shallow: this shallow clone lacks the commit ${commit} to compare with, and it could not be fetched (${alone.why}). Check out with \`fetch-depth: 0\``
            : (0,message/* message */.iU) `fleet-commit-gone: the repository does not have the commit ${commit} to compare with, as after a forced push (${alone.why})`;
        unknown.set(commit, { files: undefined, why });
    }
    return unknown;
}
async function findLacking(git, commits) {
    const answer = await git(['cat-file', '--batch-check=%(objecttype)'], commits.map((commit) => `${commit}^{commit}\n`).join(''));
    if (!answer.ok)
        return commits;
    const types = answer.output.split('\n');
    return commits.filter((_, index) => types[index] !== 'commit');
}
async function compare(git, commit, head) {
    const [answer, ancestor] = await Promise.all([
        git([...comparing, commit, head, '--']),
        git(['merge-base', '--is-ancestor', head, commit]),
    ]);
    const isRollback = ancestor.ok && !head.startsWith(commit);
    if (answer.ok)
        return { files: new ChangedFiles(parseRaw(answer.output)), isRollback };
    return { files: undefined, why: `Git could not compare with the commit ${commit} (${answer.why})` };
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

// EXTERNAL MODULE: ./build/config/file/config-file.js
var config_file = __webpack_require__(4821);
// EXTERNAL MODULE: ./build/fleet/graph.js
var graph = __webpack_require__(8059);
;// CONCATENATED MODULE: ./build/fleet/plan.js




const mostFiles = 100;
const shortCommit = 12;
function planFleet(request) {
    const { services, choice } = request;
    const names = new Set(services.map(({ name }) => name));
    const unknown = typeof choice === 'object' ? choice.find((name) => !names.has(name)) : undefined;
    if (unknown !== undefined)
        throw new errors/* InputError */.dz('services', (0,config_file/* explainUnknownService */.zj)(unknown, names));
    const decided = services.map((service) => ({ service, ...decide(service, request) }));
    const due = new Map(decided.flatMap(({ service, isDue, why }) => (isDue ? [[service.name, why]] : [])));
    const checked = choice === 'changed' ? unjudgedNeeds(request, due) : new Map();
    const left = new Map(decided.flatMap(({ service: { name }, why }) => (due.has(name) ? [] : [[name, why]])));
    return {
        services: (0,graph/* restricted */.G)(services, ({ name }) => due.has(name) || checked.has(name)).map(({ name, needs, level }) => {
            const needing = checked.get(name);
            if (needing === undefined)
                return { name, needs, level, task: 'deploy', reason: due.get(name) ?? '' };
            const why = (0,message/* message */.iU) `fleet-gate-unknown: only its gate is run, because "${needing}" needs it, and the platform's history does not say whether it passed`;
            return { name, needs, level, task: 'check', reason: `${why}; ${left.get(name)}` };
        }),
        unchanged: (0,graph/* levelled */.I)(services).flatMap(({ name }) => {
            const why = checked.has(name) ? undefined : left.get(name);
            if (why === undefined)
                return [];
            const isOpen = choice === 'changed' && request.unjudged?.has(name);
            return [{ name, reason: isOpen ? (0,message/* message */.iU) `fleet-gate-unseen: ${why}; nothing says whether its gate passed` : why }];
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
    if (failed?.has(name))
        return {
            isDue: true,
            why: (0,message/* message */.iU) `fleet-failed-before: its newest deployment has not succeeded, so it is repeated`,
        };
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
// EXTERNAL MODULE: ./build/actions/shared/job.js
var shared_job = __webpack_require__(3659);
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
// EXTERNAL MODULE: ./build/actions/fleet/service-job.js
var service_job = __webpack_require__(2754);
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
    const inputs = (0,service_job/* serviceInputs */.r7)(job, context.inputs, { service, sha: head, takes: () => true });
    const deployments = deploymentsOf(context, inputs.get('environment'));
    if (deployments !== undefined) {
        try {
            let seen = 0;
            const last = await deployments.lastSuccess(() => ++seen > 0);
            const hasFailed = seen > (last === undefined ? 0 : 1);
            if (last?.sha !== undefined && (0,last_good/* readCommit */.kN)(last.sha) !== undefined)
                return { baseline: { commit: last.sha, of: lastSuccessful }, hasFailed };
            return { ...unknown(`GitHub has no successful deployment of it`), hasFailed };
        }
        catch (error) {
            job.signal.throwIfAborted();
            const why = (0,client/* githubRefusal */.eD)(error, 'deployments: read');
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
        return unknown('its last deployment is not known, because neither `environment` nor a key is set');
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
            const why = (0,message/* message */.iU) `fleet-record-without-commit: the record of its last deployment shows no commit (${last.ref ?? 'no ref'})`;
            return unknown(why);
        }
        const why = (0,message/* message */.iU) `fleet-history-without-success: its history has no successful deployment (${(0,size/* formatCount */.B)(records, 'record')} read)`;
        return unknown(why);
    }
    catch (error) {
        job.signal.throwIfAborted();
        return unknown(`its history could not be read (${(0,text_error/* textOf */.b6)(error)})`);
    }
}
function unknown(why) {
    return { baseline: { commit: undefined, why } };
}

// EXTERNAL MODULE: ./build/actions/fleet/handoff.js + 1 modules
var fleet_handoff = __webpack_require__(1954);
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
        if (inputs.report.jobSummary)
            await (0,shared_job/* writeSummary */.Sy)(job, (0,fleet_report/* planSummary */.MM)(made, 'Taxiway fleet', reason));
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
    const commits = [...baselines.values()].flatMap(({ commit: each }) => each ?? []);
    const unjudged = services.filter(({ name, gate }) => gates && gate && earlier.get(name)?.unjudged !== undefined);
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
            const check = task === 'check' ? deployed : null;
            return { service: name, level, needs: [...needs], reason: clean(reason), check };
        }),
        unchanged: decided.unchanged.map(({ name, reason }) => ({ service: name, reason: clean(reason) })),
    };
}
async function sinceRef(job, git, ref) {
    if (ref !== 'event')
        return { commit: await resolveRef(git, ref), of: `\`changed-since\` ${ref}` };
    const { changeBase, before } = job.context;
    if (changeBase !== undefined) {
        const isQueued = job.environment['GITHUB_EVENT_NAME'] === environment/* mergeQueue */._5;
        const commit = await forkPoint(git, await resolveRef(git, changeBase));
        return { commit, of: `the base of the ${isQueued ? 'merge queue' : 'pull request'}` };
    }
    if (before !== undefined)
        return { commit: before, of: 'the commit before the push' };
    const why = (0,message/* message */.iU) `fleet-event-without-base: the CI system names no earlier commit to compare with (set \`changed-since\` to a branch, tag or commit)`;
    return { commit: undefined, why };
}


/***/ }),

/***/ 2754:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D0: () => (/* binding */ serviceJob),
/* harmony export */   r7: () => (/* binding */ serviceInputs),
/* harmony export */   uw: () => (/* binding */ fixedForPreview)
/* harmony export */ });
/* harmony import */ var _config_file_inputs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(945);
/* harmony import */ var _config_inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9190);
/* harmony import */ var _config_table_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2307);
/* harmony import */ var _output_console_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5273);
/* harmony import */ var _shared_job_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3659);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9802);






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
    const { fleet, service, console, fixed, remainingMs = Number.POSITIVE_INFINITY } = run;
    const { nameInputs: _, ...shared } = job;
    const inputs = serviceInputs(job, fleet, run);
    const timeout = Math.max(1, Math.min(inputs.get('timeout'), remainingMs));
    return {
        ...shared,
        context: { ...job.context, logFile: undefined, jobFolder: undefined },
        inputs: inputs.with({ ...fixed, timeout }),
        console,
        outputs: new _output_console_js__WEBPACK_IMPORTED_MODULE_3__/* .Outputs */ .t(job.redactor),
        state: new _shared_job_js__WEBPACK_IMPORTED_MODULE_4__/* .StateRecord */ .lv((state) => noteOpen(job, service.name, state)),
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
    const given = new _config_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .Inputs */ .G((name) => {
        if (!(0,_config_table_js__WEBPACK_IMPORTED_MODULE_2__/* .isInputName */ .wp)(name) || !ofStep.has(name) || !(0,_inputs_js__WEBPACK_IMPORTED_MODULE_5__/* .isGiven */ .q)(job.inputs, name))
            return undefined;
        return name === 'environment' ? `${job.inputs.text(name)}/${run.service.name}` : job.inputs.verbatim(name);
    });
    return (0,_config_file_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .configuredInputs */ .Q)(given, found, run);
}
function fixedForPreview({ inputs }, service) {
    const environment = (0,_inputs_js__WEBPACK_IMPORTED_MODULE_5__/* .isGiven */ .q)(inputs, 'environment') ? inputs.text('environment') : 'preview';
    return { 'job-summary': false, comment: false, service, environment: `${environment}/${service}` };
}


/***/ }),

/***/ 8059:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ restricted),
/* harmony export */   I: () => (/* binding */ levelled)
/* harmony export */ });
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6695);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3597);


function levelled(nodes) {
    const names = new Set(nodes.map(({ name }) => name));
    const levels = new Map();
    let left = nodes;
    for (let level = 0; left.length > 0; level++) {
        const isFree = ({ needs }) => needs.every((need) => !names.has(need) || levels.has(need));
        const [free, waiting] = [left.filter(isFree), left.filter((node) => !isFree(node))];
        if (free.length === 0)
            throw circular(left);
        for (const { name } of free)
            levels.set(name, level);
        left = waiting;
    }
    const placed = nodes.map((node) => ({ ...node, level: levels.get(node.name) ?? 0 }));
    return placed.sort((one, other) => one.level - other.level);
}
function restricted(nodes, isKept) {
    const kept = new Set(nodes.filter(isKept).map(({ name }) => name));
    const reached = new Map();
    for (const { name, needs } of levelled(nodes)) {
        reached.set(name, new Set(needs.flatMap((need) => (kept.has(need) ? [need] : [...(reached.get(need) ?? [])]))));
    }
    const some = nodes.filter(({ name }) => kept.has(name));
    return levelled(some.map((node) => ({ ...node, needs: [...(reached.get(node.name) ?? [])] })));
}
function circular(nodes) {
    const byName = new Map(nodes.map((node) => [node.name, node]));
    const way = [];
    for (let name = nodes[0]?.name ?? ''; !way.includes(name);) {
        way.push(name);
        name = byName.get(name)?.needs.find((need) => byName.has(need)) ?? name;
    }
    const last = byName.get(way.at(-1) ?? '')?.needs.find((need) => way.includes(need)) ?? way.at(-1) ?? '';
    const circle = [...way.slice(way.indexOf(last)), last].map((name) => `"${name}"`).join(' needs ');
    return new _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('needs', (0,_text_message_js__WEBPACK_IMPORTED_MODULE_1__/* .message */ .iU) `fleet-circle: These services need each other, so none can be first: ${circle}. Remove one of the needs.`);
}


/***/ }),

/***/ 130:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   eS: () => (/* binding */ planFile),
/* harmony export */   iq: () => (/* binding */ fleetPlan),
/* harmony export */   nV: () => (/* binding */ serviceResult),
/* harmony export */   yU: () => (/* binding */ matricesOf)
/* harmony export */ });
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7492);
/* harmony import */ var _deployment_report_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2550);


const serviceResult = (0,valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc)({
    service: (0,valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP)(),
    outcome: (0,valibot__WEBPACK_IMPORTED_MODULE_0__/* .picklist */ .KIO)(_deployment_report_js__WEBPACK_IMPORTED_MODULE_1__/* .outcomes */ .KI),
    passed: (0,valibot__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY)(),
    reason: (0,valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP)(),
    why: (0,valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP)(),
    commit: (0,valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee)((0,valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP)()),
    url: (0,valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee)((0,valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP)()),
    serviceId: (0,valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee)((0,valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP)()),
    deploymentId: (0,valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee)((0,valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP)()),
    deployed: (0,valibot__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY)(),
    startedMs: (0,valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee)((0,valibot__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig)()),
    durationMs: (0,valibot__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig)(),
    excerpt: (0,valibot__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg)((0,valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP)()),
});
const planFile = 'plan.json';
const fleetPlan = (0,valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc)({
    commit: (0,valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee)((0,valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP)()),
    services: (0,valibot__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg)((0,valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc)({
        service: (0,valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP)(),
        level: (0,valibot__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig)(),
        needs: (0,valibot__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg)((0,valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP)()),
        reason: (0,valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP)(),
        check: (0,valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee)((0,valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc)({ deploymentId: (0,valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP)(), commit: (0,valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee)((0,valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP)()) })),
    })),
    unchanged: (0,valibot__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg)((0,valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc)({ service: (0,valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP)(), reason: (0,valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP)() })),
});
const mostEntries = 256;
function matricesOf({ services }) {
    const matrices = [];
    for (const { service: name, level } of services) {
        const last = matrices.at(-1);
        if (last === undefined || last.length === mostEntries || last[0]?.level !== level)
            matrices.push([{ service: name, level }]);
        else
            last.push({ service: name, level });
    }
    return matrices;
}


/***/ }),

/***/ 4743:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MM: () => (/* binding */ planSummary),
/* harmony export */   No: () => (/* binding */ fleetSummary),
/* harmony export */   OL: () => (/* binding */ fleetOutput),
/* harmony export */   au: () => (/* binding */ fleetComment),
/* harmony export */   yh: () => (/* binding */ fleetSentence)
/* harmony export */ });
/* unused harmony exports shortCommit, planRows */
/* harmony import */ var _text_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9556);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3597);
/* harmony import */ var _text_size_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7397);
/* harmony import */ var _chart_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4172);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2255);





function fleetOutput({ outcome, passed, commit, durationMs, services, unchanged }) {
    return {
        outcome,
        passed,
        commit,
        durationMs: Math.round(durationMs),
        services: services.map(({ excerpt: _, ...known }) => known),
        unchanged,
    };
}
const icons = {
    succeeded: '\u2705',
    accepted: '\u2705',
    skipped: '\u2796',
    superseded: '\u23ed\ufe0f',
    failed: '\u274c',
    cancelled: '\u26a0\ufe0f',
    'timed-out': '\u26a0\ufe0f',
    indeterminate: '\u26a0\ufe0f',
    aborted: '\u26a0\ufe0f',
};
const fleetHeader = ['Service', 'Outcome', 'Commit', 'Address', 'Duration', 'Why', 'Result'];
const longestReason = 160;
const longestOfTwo = 80;
const longestAddress = 200;
const shortCommit = 12;
const mostSummary = 900 * 1024;
const mostTable = 800 * 1024;
const mostComment = 60_000;
const mostBars = 400;
function fleetSentence({ services, unchanged }) {
    const counts = new Map();
    for (const { outcome } of services)
        counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
    const parts = [...counts].map(([outcome, count]) => `${count} ${outcome}`);
    const rest = unchanged.length === 0 ? '' : ` ${(0,_text_size_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B)(unchanged.length, 'other service')} left as deployed.`;
    if (parts.length === 0)
        return `Nothing to deploy.${rest}`;
    return `${(0,_text_size_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B)(services.length, 'service')}: ${parts.join(', ')}.${rest}`;
}
function planRows({ services, unchanged }) {
    return [
        ...services.map(({ service, needs, reason, check }) => [
            service,
            check === null ? 'deploy' : 'check',
            needs.join(', '),
            reason,
        ]),
        ...unchanged.map(({ service, reason }) => [service, 'leave', '', reason]),
    ];
}
function planSummary(plan, title, sentence) {
    const rows = planRows(plan).map((cells) => cells.map((cell) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .prose */ .CS)((0,_text_message_js__WEBPACK_IMPORTED_MODULE_4__/* .excerpt */ .Kb)(cell, longestReason))));
    const shown = tableWithin(mostTable, rows, ['Service', 'Plan', 'After', 'Why']);
    return `${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .heading */ .R_)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .prose */ .CS)(`${title}: plan`))}\n\n<p>${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .prose */ .CS)(sentence)}</p>\n\n${shown}\n`;
}
function fleetSummary(fleet, title) {
    const { outcome, services, durationMs } = fleet;
    const head = [
        (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .heading */ .R_)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .prose */ .CS)(`${title}: ${outcome}`)),
        `<p>${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .prose */ .CS)(fleetSentence(fleet))} ${(0,_text_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(durationMs)}</p>`,
    ];
    const parts = [...head, fleetTable(services, mostTable), chart(services)];
    let left = mostSummary - Buffer.byteLength(parts.join('\n\n'));
    let leftOut = 0;
    for (const each of services.filter((service) => !service.passed && service.excerpt.length > 0)) {
        const fold = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .folded */ .TM)(`${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .prose */ .CS)(each.service)}: ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .prose */ .CS)((0,_text_message_js__WEBPACK_IMPORTED_MODULE_4__/* .excerpt */ .Kb)(each.reason, longestReason))}`, each.excerpt);
        left -= Buffer.byteLength(fold) + 2;
        if (left > 0)
            parts.push(fold);
        else
            leftOut += 1;
    }
    if (leftOut > 0)
        parts.push(`<p>\u2026 and ${(0,_text_size_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B)(leftOut, 'more log')} in the log of the job</p>`);
    return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}
function fleetComment(fleet, { title, runUrl }) {
    const { services, outcome } = fleet;
    const run = runUrl === undefined ? '' : ` <a href="${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeMarkdown */ .FV)(runUrl)}">Log</a>`;
    const head = `${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .heading */ .R_)(`${icons[outcome]} ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .prose */ .CS)(`${title}: ${outcome}`)}`)}\n\n<p>${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .prose */ .CS)(fleetSentence(fleet))}${run}</p>\n\n`;
    return `${head}${fleetTable(services, mostComment - head.length)}\n`;
}
function fleetTable(services, most) {
    if (services.length === 0)
        return '';
    const sorted = [...services.filter(({ passed }) => !passed), ...services.filter(({ passed }) => passed)];
    return tableWithin(most, sorted.map(cellsOf), fleetHeader);
}
function tableWithin(most, rows, header) {
    let shown = rows;
    while (Buffer.byteLength((0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .table */ .tp)(shown, header)) > most)
        shown = shown.slice(0, Math.floor(shown.length * 0.8));
    const left = rows.length - shown.length;
    return `${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .table */ .tp)(shown, header)}${left === 0 ? '' : `\n\n<p>\u2026 and ${(0,_text_size_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B)(left, 'more service')}</p>`}`;
}
function cellsOf(result) {
    const { service, outcome, passed, reason, why, commit, url, startedMs, durationMs } = result;
    return [
        (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .prose */ .CS)(service),
        `${icons[outcome]} ${outcome}`,
        (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(commit?.slice(0, shortCommit)),
        url === null || url.length > longestAddress ? '' : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .link */ .nf)(url),
        startedMs === null ? '' : (0,_text_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(durationMs),
        (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .prose */ .CS)((0,_text_message_js__WEBPACK_IMPORTED_MODULE_4__/* .excerpt */ .Kb)(why, passed ? longestReason : longestOfTwo)),
        passed ? '' : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .prose */ .CS)((0,_text_message_js__WEBPACK_IMPORTED_MODULE_4__/* .excerpt */ .Kb)(reason, longestOfTwo)),
    ];
}
function chart(services) {
    const begun = services.flatMap(({ service, startedMs, durationMs }) => startedMs === null ? [] : [{ name: service, startMs: startedMs, endMs: startedMs + durationMs }]);
    const first = Math.min(...begun.map(({ startMs }) => startMs));
    const phases = begun.map(({ name, startMs, endMs }) => ({ name, startMs: startMs - first, endMs: endMs - first }));
    return (0,_chart_js__WEBPACK_IMPORTED_MODULE_1__/* .gantt */ .V)([{ name: 'Services', phases }], mostBars);
}


/***/ })

};
