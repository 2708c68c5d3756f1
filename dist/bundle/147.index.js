export const id = 147;
export const ids = [147];
export const modules = {

/***/ 8309:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Iu: () => (/* binding */ compareRefs),
/* harmony export */   KU: () => (/* binding */ readZonedCreation),
/* harmony export */   YM: () => (/* binding */ provesNewestFirst),
/* harmony export */   aE: () => (/* binding */ readRecord),
/* harmony export */   dZ: () => (/* binding */ findId),
/* harmony export */   fh: () => (/* binding */ readTimes),
/* harmony export */   j2: () => (/* binding */ isNewestFirst),
/* harmony export */   sg: () => (/* binding */ readRef),
/* harmony export */   y9: () => (/* binding */ creationTimes)
/* harmony export */ });
/* unused harmony exports idKeys, statusKeys, addressKeys, nameKeys, commitKeys, createdKeys, endedKeys, readUrl, readTime, readLastDuration */
/* harmony import */ var _client_json_fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4544);
/* harmony import */ var _text_commits_commit_id_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(872);
/* harmony import */ var _verdict_vocabulary_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8028);



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
        id: findId(raw),
        word: texts(raw, statusKeys)[0],
        rollbackable: raw['rollbackable'] === true,
        url: readUrl(raw),
        refs: shownRefs(raw),
        fingerprint: fingerprint(raw),
    };
}
function findId(raw) {
    return (0,_client_json_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .readId */ .w)(raw, idKeys);
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
    const commits = [...shown.commits, ...shown.names].filter(_text_commits_commit_id_js__WEBPACK_IMPORTED_MODULE_2__/* .isCommit */ .WM);
    if ((0,_text_commits_commit_id_js__WEBPACK_IMPORTED_MODULE_2__/* .isCommit */ .WM)(asked)) {
        if (commits.some((commit) => (0,_text_commits_commit_id_js__WEBPACK_IMPORTED_MODULE_2__/* .sameCommit */ .Kd)(commit, asked)))
            return 'ours';
        return commits.length > 0 || shown.names.length > 0 ? 'another' : 'not-shown';
    }
    const names = shown.names.filter((name) => !(0,_text_commits_commit_id_js__WEBPACK_IMPORTED_MODULE_2__/* .isCommit */ .WM)(name)).map(shortName);
    if (names.length === 0)
        return 'not-shown';
    return names.includes(shortName(asked)) ? 'ours' : 'another';
}
function isNewestFirst(rows) {
    const times = creationTimes(rows);
    if (times === undefined || times[0] === times.at(-1))
        return undefined;
    return times.every((time, index) => index === 0 || time <= (times[index - 1] ?? time));
}
function provesNewestFirst(rows) {
    return isNewestFirst(rows) === true && isNewestFirst(rows.slice(1)) === true;
}
function creationTimes(rows) {
    const fields = rows.map(normalised);
    const key = createdKeys.find((each) => fields.every((row) => readTime(row[each]) !== undefined));
    return key === undefined ? undefined : fields.flatMap((row) => readTime(row[key]) ?? []);
}
const ownCreationKeys = createdKeys.filter((key) => key !== 'startedat' && key !== 'timestamp');
function readZonedCreation(raw) {
    const fields = normalised(raw);
    const value = ownCreationKeys.map((key) => fields[key]).find((each) => readTime(each) !== undefined);
    return typeof value === 'string' && !/(?:Z|[+-]\d\d:?\d\d)$/i.test(value) ? undefined : readTime(value);
}
function readTime(value) {
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
    const first = (keys) => keys.map((key) => readTime(fields[key])).find((ms) => ms !== undefined);
    return { createdMs: first(createdKeys), endedMs: first(endedKeys) };
}
function readLastDuration(rows) {
    const took = rows.map(readTimes).map(({ createdMs, endedMs }) => (endedMs ?? Number.NaN) - (createdMs ?? Number.NaN));
    return took.find((ms) => ms > 0);
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
        if (!(0,_client_json_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .isFields */ .C)(value))
            continue;
        const nested = normalised(value);
        names.push(...texts(nested, nameKeys));
        commits.push(...texts(nested, nestsOfCommits.includes(nest) ? [...commitKeys, 'id', 'hash'] : commitKeys));
    }
    return { names, commits: commits.filter(_text_commits_commit_id_js__WEBPACK_IMPORTED_MODULE_2__/* .isCommit */ .WM) };
}
function normalised(raw) {
    return Object.fromEntries(Object.entries(raw).map(([name, value]) => [(0,_verdict_vocabulary_js__WEBPACK_IMPORTED_MODULE_0__/* .normalise */ .j7)(name), value]));
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
    return JSON.stringify(value, (_key, inner) => (0,_client_json_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .isFields */ .C)(inner) ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1))) : inner);
}


/***/ }),

/***/ 3589:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ PastDeployments),
/* harmony export */   r: () => (/* binding */ readPast)
/* harmony export */ });
/* harmony import */ var _text_commits_commit_id_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(872);
/* harmony import */ var _text_defined_fields_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5023);
/* harmony import */ var _text_formats_count_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7028);
/* harmony import */ var _verdict_vocabulary_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8028);
/* harmony import */ var _history_record_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8309);





const mostPages = 10;
class PastDeployments {
    #platform;
    #serviceId;
    #options;
    #pages = 0;
    #records = 0;
    #isWhole = false;
    constructor(platform, serviceId, options) {
        this.#platform = platform;
        this.#serviceId = serviceId;
        this.#options = options;
    }
    get pages() {
        return this.#pages;
    }
    get isWhole() {
        return this.#isWhole;
    }
    get extent() {
        const counted = (0,_text_formats_count_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B)(this.#records, 'record');
        return this.#isWhole ? counted : `${counted} (there are more)`;
    }
    async newest() {
        for await (const past of this)
            return past;
        return undefined;
    }
    async *[Symbol.asyncIterator]() {
        const { signal, timeoutMs, retries, limit, mostPages: most = mostPages, ...words } = this.#options;
        const interpret = (0,_verdict_vocabulary_js__WEBPACK_IMPORTED_MODULE_0__/* .buildVocabulary */ .vQ)(words);
        const pages = this.#platform.history(this.#serviceId, (0,_text_defined_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .definedFields */ .X)({ signal, timeoutMs, retries, limit }));
        for await (const { deployments, nextCursor, answeredAtMs } of pages) {
            this.#pages++;
            this.#records += deployments.length;
            this.#isWhole = nextCursor === undefined;
            for (const record of deployments) {
                signal?.throwIfAborted();
                yield readPast(record, interpret, answeredAtMs);
            }
            if (this.#pages === most)
                return;
        }
    }
}
function readPast(record, interpret, answeredAtMs) {
    const { id, word, rollbackable, refs, url } = (0,_history_record_js__WEBPACK_IMPORTED_MODULE_1__/* .readRecord */ .aE)(record);
    const meaning = word === undefined ? 'ambiguous' : interpret(word);
    const mayBe = meaning === 'ambiguous' || meaning === 'superseded';
    const succeeded = meaning === 'succeeded' || (mayBe && rollbackable);
    const commit = [...refs.commits, ...refs.names].map(_text_commits_commit_id_js__WEBPACK_IMPORTED_MODULE_4__/* .readCommit */ .kN).find((each) => each !== undefined);
    const { createdMs } = (0,_history_record_js__WEBPACK_IMPORTED_MODULE_1__/* .readTimes */ .fh)(record);
    const ageMs = answeredAtMs === undefined || createdMs === undefined ? undefined : answeredAtMs - createdMs;
    return { id, commit, ref: (0,_history_record_js__WEBPACK_IMPORTED_MODULE_1__/* .readRef */ .sg)(refs), url, succeeded, createdMs, ageMs, record };
}


/***/ }),

/***/ 9273:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ restricted),
/* harmony export */   I: () => (/* binding */ levelled)
/* harmony export */ });
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5373);
/* harmony import */ var _text_dependency_cycles_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1923);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1103);



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
    const [circle = []] = (0,_text_dependency_cycles_js__WEBPACK_IMPORTED_MODULE_1__/* .findCycles */ .p)(new Map(nodes.map(({ name, needs }) => [name, needs])));
    const shown = circle.map((name) => `"${name}"`).join(' needs ');
    return new _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('needs', (0,_text_message_js__WEBPACK_IMPORTED_MODULE_2__/* .message */ .i) `fleet-circle: These services need each other, so none can be first: ${shown}. Remove one of the needs.`);
}


/***/ }),

/***/ 8147:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.r(__webpack_exports__);


__webpack_require__.d(__webpack_exports__, {
  makePlan: () => (/* binding */ makePlan),
  plan: () => (/* binding */ plan)
});


var connection = __webpack_require__(7754);

var git_command = __webpack_require__(557);

var untrusted = __webpack_require__(3419);

var to_fleet_run = __webpack_require__(8681);

var follow_inputs = __webpack_require__(7992);

var past_deployments = __webpack_require__(3589);

var commit_id = __webpack_require__(872);

var format_error = __webpack_require__(9531);

var message = __webpack_require__(1103);

var service_job = __webpack_require__(9816);
;






const mostAtOnce = 8;
const readTimeoutMs = 30_000;
const hostTimeoutMs = 15_000;
const hostShare = 1 / 4;
const lastSuccessful = 'the last successful deployment';
async function readBaselines(context, services) {
    const found = new Map();
    const left = [...services].values();
    const silence = new AbortController();
    const work = async () => {
        for (const service of left)
            found.set(service.name, await readBaseline(context, service, silence));
    };
    await Promise.all(Array.from({ length: mostAtOnce }, work));
    return found;
}
async function readBaseline(context, service, silence) {
    const { job, host, head, deadline } = context;
    const inputs = (0,service_job/* serviceInputs */.r)(job, context.inputs, { service, sha: head ?? undefined, takes: () => true });
    const environment = inputs.get('environment');
    const timeout = AbortSignal.timeout(Math.min(hostTimeoutMs, context.inputs.timeoutMs * hostShare));
    const signal = AbortSignal.any([job.signal, deadline, timeout, silence.signal]);
    const reading = environment === undefined ? undefined : host.readLastSuccess(environment, context.inputs.report, signal);
    if (reading !== undefined) {
        try {
            return toBaseline(await reading, host);
        }
        catch (error) {
            job.signal.throwIfAborted();
            if (timeout.aborted)
                silence.abort(timeout.reason);
            job.console.warn(`Could not read the last deployment of "${service.name}" from ${host.name}: ${host.explain(error)}. Reading the platform's history instead.`);
        }
    }
    return await readHistory(context, inputs);
}
function toBaseline(last, { name }) {
    const { hasFailed } = last;
    switch (last.kind) {
        case 'found': {
            const { commit } = last;
            if (commit !== undefined && (0,commit_id/* isCommit */.WM)(commit))
                return { baseline: { commit, of: lastSuccessful }, hasFailed };
            return { ...unknown(`${name} does not show the commit of its last successful deployment`), hasFailed };
        }
        case 'absent':
            return { ...unknown(`${name} has no successful deployment of it`), hasFailed };
        case 'unknown':
            return { ...unknown(`a successful deployment of it was not found on ${name}: ${last.why}`), hasFailed };
        default:
            return last;
    }
}
async function readHistory({ job, platform, deadline }, inputs) {
    const serviceId = inputs.get('service-id');
    if (serviceId === undefined)
        return unknown('its last deployment is not known, because `service-id` is not set');
    try {
        const history = new past_deployments/* PastDeployments */.p(platform, serviceId, {
            ...(0,follow_inputs/* readFollowInputs */.j)(inputs),
            signal: AbortSignal.any([job.signal, deadline]),
            timeoutMs: readTimeoutMs,
        });
        for await (const { id, commit, ref, succeeded } of history) {
            if (!succeeded)
                continue;
            if (commit !== undefined)
                return { baseline: { commit, of: lastSuccessful }, unjudged: id };
            const why = (0,message/* message */.i) `fleet-record-without-commit: the record of its last deployment shows no commit (${ref ?? 'no ref'})`;
            return unknown(why);
        }
        const why = (0,message/* message */.i) `fleet-history-without-success: its history shows no successful deployment: ${history.extent}`;
        return unknown(why);
    }
    catch (error) {
        job.signal.throwIfAborted();
        return unknown(`its history could not be read (${(0,format_error/* formatError */.Wk)(error)})`);
    }
}
function unknown(why) {
    return { baseline: { commit: undefined, why } };
}


var shortening = __webpack_require__(4908);
// EXTERNAL MODULE: ./node_modules/ignore/index.js
var ignore = __webpack_require__(298);
;

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
        const written = patterns.map((line) => this.#readRule(line));
        const rules = written.every(({ excludes }) => excludes) ? [this.#readRule('**'), ...written] : written;
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
    #readRule(line) {
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

;




const git_comparison_mostAtOnce = 8;
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
    if (!answer.ok)
        return { commit: undefined, why: answer.why };
    const [shallow, commit = ''] = answer.output.trim().split('\n');
    return (0,commit_id/* isWholeCommit */.NY)(commit)
        ? { commit, isShallow: shallow === 'true' }
        : { commit: undefined, why: `"${(0,shortening/* shorten */.ml)(commit)}" is no commit` };
}
async function compareWith(git, commits) {
    const distinct = [...new Set(commits)];
    if (distinct.length === 0)
        return new Map();
    const head = await readHead(git);
    if (head.commit === undefined) {
        const why = (0,message/* message */.i) `fleet-without-git: Git could not read the checked-out commit (${head.why}), so what changed is not known`;
        return new Map(distinct.map((commit) => [commit, { files: undefined, why }]));
    }
    const lacking = await fetchLacking(git, distinct, head.isShallow);
    const found = new Map();
    const left = distinct.values();
    const work = async () => {
        for (const commit of left)
            found.set(commit, lacking.get(commit) ?? (await compare(git, commit, head.commit)));
    };
    await Promise.all(Array.from({ length: git_comparison_mostAtOnce }, work));
    return found;
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
    if (!(await git(['remote', 'get-url', 'origin'])).ok) {
        const whyNot = (commit) => (0,message/* message */.i) `fleet-without-remote: this repository does not have the commit ${commit} to compare with, and has no remote named origin to fetch it from`;
        return new Map(lacking.map((commit) => [commit, { files: undefined, why: whyNot(commit) }]));
    }
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

;


async function readChangesSinceDeployed(context, services) {
    const earlier = await readBaselines(context, services);
    const baselines = new Map();
    const unjudged = new Map();
    const failed = new Set();
    for (const { name, gate } of services) {
        const last = earlier.get(name);
        if (last === undefined)
            continue;
        const { baseline } = last;
        baselines.set(name, baseline);
        if (gate && last.unjudged !== undefined)
            unjudged.set(name, { deploymentId: last.unjudged, commit: baseline.commit ?? null });
        if (last.hasFailed)
            failed.add(name);
    }
    const commits = [...baselines.values()].flatMap(({ commit }) => commit ?? []);
    return { baselines, differences: await compareWith(context.git, commits), unjudged, failed };
}


var errors = __webpack_require__(5373);

var config_mistakes = __webpack_require__(5996);

var graph = __webpack_require__(9273);
;





const mostFiles = 100;
function planFleet(request) {
    const { services, choice } = request;
    const names = new Set(services.map(({ name }) => name));
    const unknown = typeof choice === 'object' ? choice.find((name) => !names.has(name)) : undefined;
    if (unknown !== undefined)
        throw new errors/* InputError */.dz('services', (0,config_mistakes/* explainUnknownService */.zj)(unknown, names));
    const decided = services.map((service) => ({ service, ...decide(service, request) }));
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
    const needsByName = new Map(services.map(({ name, needs }) => [name, needs]));
    const seen = new Set();
    const visit = (name, needing) => {
        for (const need of needsByName.get(name) ?? []) {
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
            why: (0,message/* message */.i) `fleet-failed-before: its newest deployment has not succeeded, so it is repeated`,
        };
    const baseline = baselines.get(name);
    if (baseline?.commit === undefined)
        return { isDue: true, why: baseline?.why ?? 'nothing is known of earlier deployments' };
    const difference = differences.get(baseline.commit);
    if (difference?.files === undefined)
        return { isDue: true, why: difference?.why ?? `${baseline.commit} is not known` };
    const found = difference.files.matching(paths, mostFiles);
    const since = `${baseline.of} (${(0,commit_id/* shortenCommit */.tl)(baseline.commit)})`;
    if (found.length === 0)
        return { isDue: false, why: `none of its files differs from ${since}` };
    const back = difference.isRollback ? ', which is newer: `on-outdated` decides' : '';
    return { isDue: true, why: `${formatFiles(found)} from ${since}${back}` };
}
function formatFiles(found) {
    const [first = ''] = found;
    const others = found.length - 1;
    if (others === 0)
        return `${first} differs`;
    if (found.length === mostFiles)
        return `${first} and ${others} or more other files differ`;
    return others === 1 ? `${first} and ${found[1]} differ` : `${first} and ${others} other files differ`;
}

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







async function plan(job, host, inputs) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const startMs = performance.now();
        const platform = __addDisposableResource(env_1, (0,connection/* openPlatform */.W)((0,connection/* readConnection */.d)(inputs.all), job), true);
        const made = await makePlan(job, inputs, { host, platform, deadline: AbortSignal.timeout(inputs.timeoutMs) });
        job.outputs.setMasked('report', JSON.stringify(made));
        return (0,to_fleet_run/* toPlanRun */.UR)(made, performance.now() - startMs);
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
async function makePlan(job, inputs, planning) {
    const made = await decidePlan(job, inputs, planning);
    const { console, outputs } = job;
    for (const { service, reason, check } of made.services)
        console.say(`${check === null ? 'Deploy' : 'Check'} ${service}: ${reason}.`);
    for (const { service, reason } of made.unchanged)
        console.say(`Leave ${service}: ${reason}.`);
    outputs.setMasked('changed', JSON.stringify(made.services.map(({ service }) => service)));
    return made;
}
async function decidePlan(job, inputs, planning) {
    const { choice, found } = inputs;
    const services = [...found.file.services.values()];
    const git = (0,git_command/* gitIn */.uM)(found.root, AbortSignal.any([job.signal, planning.deadline]));
    const commit = job.context.sha ?? (await readHead(git)).commit ?? null;
    const known = choice === 'changed'
        ? await readChangesSinceDeployed({ ...planning, job, inputs, git, head: commit }, services)
        : undefined;
    const decided = planFleet({
        ...{ services, choice },
        ...(known ?? { baselines: new Map(), differences: new Map() }),
        unjudged: new Set(known?.unjudged.keys()),
    });
    job.signal.throwIfAborted();
    const clean = (text) => (0,untrusted/* sanitizeText */.jZ)(text, job.redactor);
    return {
        commit,
        services: decided.services.map(({ name, level, needs, task, reason }) => {
            const check = task === 'check' ? (known?.unjudged.get(name) ?? null) : null;
            return { service: name, level, needs: [...needs], reason: clean(reason), check };
        }),
        unchanged: decided.unchanged.map(({ name, reason }) => ({ service: name, reason: clean(reason) })),
    };
}


/***/ }),

/***/ 9816:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {



__webpack_require__.d(__webpack_exports__, {
  r: () => (/* binding */ serviceInputs),
  D: () => (/* binding */ serviceJob)
});


var configured_inputs = __webpack_require__(7554);

var input_table = __webpack_require__(9995);

var inputs = __webpack_require__(5412);

var job_outputs = __webpack_require__(6678);
;
function listWrittenFiles({ context }) {
    const { logFile, jobFolder, reportFiles = [] } = context;
    return [...reportFiles, ...[logFile, jobFolder].filter((file) => file !== undefined)];
}


var job_state = __webpack_require__(1423);

var secret_masking = __webpack_require__(5455);

var fleet_inputs = __webpack_require__(1511);
;








function serviceJob(job, run) {
    const { fleet, service, console, fixed, remainingMs = Number.POSITIVE_INFINITY } = run;
    const inputs = serviceInputs(job, fleet, run);
    (0,secret_masking/* maskSecretInputs */.q)(inputs, console);
    const timeout = Math.max(1, Math.min(inputs.get('timeout'), remainingMs));
    return {
        ...job,
        context: { ...job.context, reportFiles: listWrittenFiles(job), logFile: undefined, jobFolder: undefined },
        inputs: inputs.with({ ...fixed, timeout }),
        console,
        outputs: new job_outputs/* Outputs */.t(job.redactor),
        state: new job_state/* StateRecord */.l((state) => noteOpen(job, service.name, state)),
        end: () => undefined,
    };
}
const mostOpenBytes = 64_000;
function noteOpen({ state }, name, { services: _, ...left }) {
    const { [name]: before, ...others } = state.current.services ?? {};
    const { claim, pendingComment } = left.preview ?? {};
    if (left.finished && (left.unreported ?? claim ?? pendingComment) === undefined) {
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
    const lookup = (name) => {
        if (!(0,input_table/* isInputName */.wp)(name) || !input_table/* inputTable */.Fu[name].holdsForFleet || !(0,fleet_inputs/* isSetOutsideFile */.i)(job.inputs, name))
            return undefined;
        return job.inputs.verbatim(name);
    };
    const given = new inputs/* Inputs */.G(lookup, undefined, {}, job.inputs.named);
    return (0,configured_inputs/* configuredInputs */.Q)(given, found, run);
}


/***/ }),

/***/ 8681:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fu: () => (/* binding */ toFleetRun),
/* harmony export */   UR: () => (/* binding */ toPlanRun)
/* harmony export */ });
/* unused harmony export countServices */
/* harmony import */ var _deployment_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2988);
/* harmony import */ var _text_formats_count_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7028);


function toFleetRun(services, { commit, unchanged }, { text: clean }, supersededPasses) {
    const outcome = (0,_deployment_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .worstOutcome */ .Om)(services.map((each) => each.outcome));
    const failed = services.filter((each) => !each.passed);
    const verdict = failed.length === 0 ? 'succeeded' : worstVerdict(failed, outcome);
    const passed = (0,_deployment_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .passes */ .WE)(verdict, supersededPasses);
    const cause = [...Map.groupBy(failed, ({ outcome, reason }) => `${outcome}. ${reason}`)].map(([end, those]) => clean(`${those.map((each) => each.service).join(', ')}: ${end}`));
    const reason = countServices(services, unchanged);
    return {
        kind: 'fleet',
        ...{ outcome, verdict, passed, reason, durationMs: measureElapsed(services), cause: passed ? [] : cause },
        ...{ services, unchanged, commit },
    };
}
function worstVerdict(failed, outcome) {
    const isLaidOver = failed.some((each) => each.outcome === 'succeeded');
    return isLaidOver && (0,_deployment_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .passes */ .WE)(outcome, false) ? 'failed' : outcome;
}
function toPlanRun(plan, durationMs) {
    const { services, unchanged } = plan;
    const due = services.filter(({ check }) => check === null);
    const reason = `${due.length} of ${services.length + unchanged.length} services are to be deployed.`;
    const outcome = 'skipped';
    return { kind: 'plan', outcome, verdict: outcome, passed: true, reason, durationMs, cause: [], plan };
}
function countServices(services, unchanged) {
    const counts = new Map();
    for (const { outcome } of services)
        counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
    const parts = [...counts].map(([outcome, count]) => `${count} ${outcome}`);
    const rest = unchanged.length === 0 ? '' : ` ${(0,_text_formats_count_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B)(unchanged.length, 'other service')} left as deployed.`;
    if (parts.length === 0)
        return `Nothing to deploy.${rest}`;
    return `${(0,_text_formats_count_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B)(services.length, 'service')}: ${parts.join(', ')}.${rest}`;
}
function measureElapsed(services) {
    const begun = services.flatMap(({ startedMs, durationMs }) => startedMs === null ? [] : { startMs: startedMs, endMs: startedMs + durationMs });
    if (begun.length === 0)
        return 0;
    return Math.max(...begun.map(({ endMs }) => endMs)) - Math.min(...begun.map(({ startMs }) => startMs));
}


/***/ }),

/***/ 1923:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ findCycles)
/* harmony export */ });
function findCycles(needs) {
    const circles = [];
    const left = new Map(needs);
    for (const start of needs.keys()) {
        const path = left.has(start) ? [start] : [];
        for (let here = path.at(-1); here !== undefined; here = path.at(-1)) {
            const next = left.get(here)?.find((need) => left.has(need));
            if (next !== undefined && !path.includes(next)) {
                path.push(next);
                continue;
            }
            if (next !== undefined)
                circles.push([...path.slice(path.indexOf(next)), next]);
            left.delete(here);
            path.pop();
        }
    }
    return circles;
}


/***/ })

};
