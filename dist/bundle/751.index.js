export const id = 751;
export const ids = [751];
export const modules = {

/***/ 4751:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  fleetRun: () => (/* binding */ fleetRun)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/client/errors.js
var errors = __webpack_require__(6695);
// EXTERNAL MODULE: ./build/deploy/deploy.js
var deploy = __webpack_require__(8567);
// EXTERNAL MODULE: ./build/deploy/events.js
var events = __webpack_require__(3913);
// EXTERNAL MODULE: ./build/deploy/run-time.js
var run_time = __webpack_require__(6309);
// EXTERNAL MODULE: ./node_modules/valibot/dist/index.mjs
var dist = __webpack_require__(7934);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var yaml_dist = __webpack_require__(8815);
// EXTERNAL MODULE: ./build/client/json.js
var json = __webpack_require__(2426);
// EXTERNAL MODULE: ./build/inputs/declared.js
var declared = __webpack_require__(2120);
// EXTERNAL MODULE: ./build/text/format.js
var format = __webpack_require__(3387);
// EXTERNAL MODULE: ./build/text/untrusted.js
var untrusted = __webpack_require__(8020);
;// CONCATENATED MODULE: ./build/fleet/file.js







const longestFile = 2 ** 20;
const mostMistakes = 20;
const mostServices = 1_000;
const gateKeys = declared/* inputNames */.vj.filter((name) => {
    const { actions = [], secret } = declared/* inputs */.QL[name];
    return actions.join() === 'gate' && !secret && name !== 'deployment-id';
});
const checkKeys = ['health-url', 'check-command', 'soak', 'sql'];
function inputText(name, about = declared/* inputs */.QL[name].text) {
    const isTaken = dist/* rawCheck */.H0v(({ dataset, addIssue }) => {
        if (!dataset.typed)
            return;
        try {
            declared/* inputs */.QL[name].read(name, dataset.value);
        }
        catch (error) {
            addIssue({ message: (0,format/* messageOf */.bD)(error) });
        }
    });
    const scalar = dist/* union */.KCZ([dist/* string */.YjP(), dist/* number */.aig(), dist/* boolean */.zMY()], `${name} must be one value, not a list, a map or nothing.`);
    return dist/* pipe */.FsL(scalar, dist/* description */.h_(about), dist/* transform */.pdi(String), isTaken);
}
const names = dist/* array */.YOg(dist/* string */.YjP('A name must be a text.'), 'It must be a list of names, such as [api, web].');
const variable = dist/* pipe */.FsL(dist/* string */.YjP('The name of a variable must be a text.'), dist/* regex */.yGV(/^[A-Za-z_]\w*$/, 'A variable is named by letters, digits and `_`. Its value comes from the job, not from the file.'));
const gateSchema = dist/* pipe */.FsL(dist/* strictObject */.rej(Object.fromEntries(gateKeys.map((name) => [name, dist/* optional */.lqM(inputText(name))]))), dist/* check */.z6Y((gate) => checkKeys.some((name) => name in gate), `A gate needs a check: ${checkKeys.join(', ')}.`), dist/* description */.h_('Checks that run after the deployment, as inputs of the gate action. Services that need this one wait for them.'));
const serviceSchema = dist/* strictObject */.rej({
    'service-id': inputText('service-id', 'The service, by its id.'),
    paths: dist/* optional */.lqM(dist/* pipe */.FsL(dist/* array */.YOg(dist/* string */.YjP('A pattern must be a text; put it into quotes.'), 'paths must be a list of patterns, such as [api/**].'), dist/* description */.h_('Patterns of `.gitignore`, relative to the root of the repository. The last one that matches a file decides, so `!` takes files out again. Without it, the service is deployed each time.'))),
    needs: dist/* optional */.lqM(dist/* pipe */.FsL(names, dist/* description */.h_('Names of services that must be deployed and checked before it.'))),
    environment: dist/* optional */.lqM(inputText('environment', 'A GitHub environment of its own, in which a GitHub deployment is kept up to date.')),
    'environment-url': dist/* optional */.lqM(inputText('environment-url')),
    env: dist/* optional */.lqM(dist/* pipe */.FsL(dist/* array */.YOg(variable, 'env must be a list of names of variables, such as [DATABASE_URL].'), dist/* description */.h_('Names of variables of the job that are imported into the service before the deployment.'))),
    gate: dist/* optional */.lqM(gateSchema),
    timeout: dist/* optional */.lqM(inputText('timeout', 'How long the deployment may take, such as `45m`; `30m` without it.')),
});
const fileSchema = dist/* strictObject */.rej({
    services: dist/* pipe */.FsL(dist/* record */.g1P(dist/* string */.YjP(), serviceSchema, 'services must name services, such as `api: { service-id: svc_1 }`.'), dist/* description */.h_('The services of the repository by name.')),
});
function parseFile(text, shown) {
    if (text.length > longestFile)
        throw mistake(shown, ['it is larger than 1 MiB']);
    const counter = new yaml_dist/* LineCounter */.HN();
    const document = (0,yaml_dist/* parseDocument */.Tp)(text, { lineCounter: counter, prettyErrors: false, logLevel: 'silent' });
    const atLine = (offset, why) => `line ${counter.linePos(offset).line}: ${why}`;
    if (document.errors.length > 0) {
        throw mistake(shown, document.errors.map(({ pos, message }) => atLine(pos[0], message)));
    }
    let value;
    try {
        value = document.toJS();
    }
    catch (error) {
        throw mistake(shown, [(0,format/* messageOf */.bD)(error)]);
    }
    const parsed = dist/* safeParse */.xLC(fileSchema, value);
    const services = parsed.success ? Object.entries(parsed.output.services).map(toService) : [];
    const mistakes = parsed.success ? findMistakes(services, value) : parsed.issues.map(toMistake);
    if (mistakes.length === 0)
        return orderByNeeds(services);
    throw mistake(shown, mistakes.map(({ path, text: why }) => atLine(findOffset(document, path), why)));
}
function mistake(shown, mistakes) {
    const list = mistakes.slice(0, mostMistakes).map((text) => (0,format/* shorten */.ml)((0,untrusted/* cleanText */.X5)(text), 400));
    const more = mistakes.length - list.length;
    return new errors/* InputError */.dz('config', [`"${shown}" cannot be used.`, ...list, ...(more > 0 ? [`… and ${more} more`] : [])].join('\n'));
}
function toService([name, keys]) {
    const { 'service-id': serviceId, paths = [], needs = [], env = [], gate, ...given } = keys;
    const texts = { 'service-id': serviceId, ...given, ...gate };
    return { name, serviceId, paths, needs, env, hasGate: gate !== undefined, given: texts };
}
function toMistake(issue) {
    const path = issue.path?.map(({ key }) => (typeof key === 'number' ? key : String(key))) ?? [];
    const key = String(path.at(-1) ?? '');
    if (issue.type !== 'strict_object')
        return { path, text: issue.message };
    const [group = '', , part] = path.map(String);
    const known = path.length <= 1 ? fileSchema.entries : part === 'gate' && path.length > 3 ? gateEntries : serviceSchema.entries;
    if (issue.expected === 'never') {
        const list = Object.keys(known).map((name) => `\`${name}\``);
        return { path, text: `"${key}" is unknown here. Use ${list.join(', ')}.` };
    }
    if (issue.path?.at(-1)?.origin === 'key')
        return { path: path.slice(0, -1), text: `${key} is missing.` };
    const what = path.length === 0 ? 'The file' : group === 'services' && path.length === 2 ? `The service "${key}"` : key;
    return { path, text: `${what} must have keys with values, such as \`${Object.keys(known)[0]}: …\`.` };
}
const gateEntries = Object.fromEntries(gateKeys.map((name) => [name, true]));
function findMistakes(services, value) {
    const mistakes = [];
    const add = (path, text) => {
        mistakes.push({ path: ['services', ...path], text });
    };
    const listed = Object.keys(Object((0,json/* field */.ZZ)(value, 'services')));
    if (listed.length === 0)
        add([], 'services is empty. List at least one service.');
    if (listed.length > mostServices)
        add([], `It lists ${listed.length} services, and ${mostServices} are the most.`);
    for (const name of listed) {
        const isKnown = services.some((each) => each.name === name);
        if (isKnown && /^\w[\w.-]{0,62}$/.test(name))
            continue;
        add([name], `"${name}" cannot name a service. Use up to 63 letters, digits, \`_\`, \`-\` and \`.\`.`);
    }
    for (const { name, serviceId, needs } of services) {
        const first = services.find((each) => each.serviceId === serviceId);
        if (first !== undefined && first.name !== name) {
            add([name, 'service-id'], `"${first.name}" and "${name}" are the same service, ${serviceId}. Keep one of them.`);
        }
        for (const [index, need] of needs.entries()) {
            if (listed.includes(need))
                continue;
            add([name, 'needs', index], `"${name}" needs "${need}", which the file does not list.`);
        }
    }
    if (mistakes.length > 0)
        return mistakes;
    const ordered = orderByNeeds(services);
    const circle = services.filter((service) => !ordered.includes(service)).map(({ name }) => name);
    if (circle.length > 0)
        add([circle[0] ?? '', 'needs'], `These services need each other in a circle: ${circle.join(', ')}.`);
    return mistakes;
}
function findOffset(document, path) {
    let offset = 0;
    let at = document.contents;
    for (const key of path) {
        if ((0,yaml_dist/* isAlias */.Vj)(at))
            at = at.resolve(document);
        if ((0,yaml_dist/* isMap */.jh)(at)) {
            const pair = at.items.find((each) => String((0,yaml_dist/* isScalar */.jn)(each.key) ? each.key.value : each.key) === String(key));
            if (pair === undefined)
                break;
            if ((0,yaml_dist/* isScalar */.jn)(pair.key))
                offset = pair.key.range?.[0] ?? offset;
            at = pair.value;
        }
        else if ((0,yaml_dist/* isSeq */.oP)(at)) {
            at = at.items[Number(key)];
            if ((0,yaml_dist/* isScalar */.jn)(at))
                offset = at.range?.[0] ?? offset;
        }
        else
            break;
    }
    return offset;
}
function orderByNeeds(services) {
    const ordered = [];
    for (let left = services; left.length > 0;) {
        const isNext = ({ needs }) => needs.every((need) => ordered.some(({ name }) => name === need));
        const next = left.filter(isNext);
        if (next.length === 0)
            break;
        ordered.push(...next);
        left = left.filter((each) => !next.includes(each));
    }
    return ordered;
}

// EXTERNAL MODULE: ./build/deploy/key.js
var deploy_key = __webpack_require__(7725);
// EXTERNAL MODULE: ./build/deploy/outcome.js
var deploy_outcome = __webpack_require__(5970);
// EXTERNAL MODULE: ./build/deploy/queue.js
var queue = __webpack_require__(7965);
// EXTERNAL MODULE: ./build/deploy/result.js
var deploy_result = __webpack_require__(3405);
// EXTERNAL MODULE: ./build/deploy/words.js
var words = __webpack_require__(8891);
// EXTERNAL MODULE: ./build/deploy/write.js
var write = __webpack_require__(5873);
// EXTERNAL MODULE: ./node_modules/ignore/index.js
var ignore = __webpack_require__(298);
// EXTERNAL MODULE: ./build/deploy/history.js
var deploy_history = __webpack_require__(2566);
// EXTERNAL MODULE: ./build/deploy/status.js
var deploy_status = __webpack_require__(542);
;// CONCATENATED MODULE: ./build/fleet/slots.js
class Slots {
    #free;
    #waiting = [];
    constructor(most) {
        this.#free = most;
    }
    async use(work) {
        if (this.#free > 0)
            this.#free--;
        else
            await new Promise((resolve) => this.#waiting.push(resolve));
        try {
            return await work();
        }
        finally {
            const next = this.#waiting.shift();
            if (next === undefined)
                this.#free++;
            else
                next();
        }
    }
}

;// CONCATENATED MODULE: ./build/fleet/changed.js







const readMs = 30_000;
const readersAtOnce = 8;
const mostFiles = 10_000;
async function planChanged(platform, services, clone, vocabulary, time) {
    const readers = new Slots(readersAtOnce);
    const baselines = new Map();
    const read = async ({ name, serviceId }) => {
        baselines.set(name, await findBaseline(platform, serviceId, vocabulary, time));
    };
    await Promise.all(services.map((service) => readers.use(() => read(service))));
    const commits = new Set([...baselines.values()].flatMap((each) => ('commit' in each ? [each.commit] : [])));
    const changes = await readChanges(clone, [...commits]);
    const planned = services.map((service) => decide(service, baselines.get(service.name), changes));
    return planned.map((each) => withCheck(each, planned, clone.commit));
}
async function findBaseline(platform, serviceId, vocabulary, time) {
    const limits = { signal: time.signal, attempts: 2, totalMs: Math.min(readMs, time.leftMs / 4) };
    try {
        for await (const { rows } of (0,deploy_history/* readPages */.n4)(platform, serviceId, limits)) {
            if ((0,deploy_history/* isOutOfOrder */.we)(rows))
                return { why: 'its history does not show its newest deployment first' };
            const live = rows.find(({ record }) => (0,deploy_status/* readStatus */.r)(record, vocabulary).kind === 'succeeded');
            if (live === undefined)
                continue;
            const [commit] = (0,deploy_history/* readDetails */.LF)(live).commits;
            if (commit !== undefined)
                return { commit, deploymentId: live.id };
            return { why: 'the record of its last successful deployment shows no commit' };
        }
        return { why: 'its history shows no successful deployment' };
    }
    catch (error) {
        if (!(error instanceof errors/* PlatformError */.Wk))
            throw error;
        const why = `its history cannot be read (${(0,format/* withoutFullStop */.Qu)(error.message)})`;
        return (0,errors/* isRefused */.H0)(error, 404) ? { why, problem: error.message } : { why };
    }
}
async function readChanges(clone, commits) {
    const missing = [];
    for (const commit of commits)
        if (!(await clone.has(commit)))
            missing.push(commit);
    const failures = missing.length === 0 ? new Map() : await clone.fetch(missing);
    const changes = new Map();
    for (const commit of commits) {
        const failure = failures.get(commit);
        changes.set(commit, failure === undefined
            ? await readChangedFiles(clone, commit)
            : `it is not in this clone, and cannot be fetched (${failure})`);
    }
    return changes;
}
async function readChangedFiles(clone, commit) {
    const files = await clone.listChanges(commit);
    if (typeof files === 'string')
        return `Git could not compare it: ${files}`;
    return files.length <= mostFiles ? files : `${files.length} files differ, which are too many to compare`;
}
function decide(service, baseline = { why: 'its history was not read' }, changes) {
    if ('why' in baseline)
        return { service, action: 'deploy', ...baseline };
    const { commit } = baseline;
    const base = `the commit of its last successful deployment, ${(0,deploy_history/* shortRef */.m3)(commit)}`;
    if (service.paths.length === 0)
        return { service, action: 'deploy', why: 'it has no `paths`', live: baseline };
    const files = changes.get(commit) ?? 'it was not compared';
    if (typeof files === 'string')
        return { service, action: 'deploy', why: `${base}: ${files}` };
    const changed = findMatch(service.paths, files);
    if (changed === undefined) {
        return { service, action: 'leave', why: `no file of its \`paths\` differs from ${base}`, live: baseline };
    }
    const file = (0,format/* shorten */.ml)((0,untrusted/* cleanText */.X5)(changed), 80);
    return { service, action: 'deploy', why: `${file} differs from ${base}`, live: baseline };
}
function findMatch(patterns, files) {
    const rules = patterns.map((line) => {
        const isOut = line.startsWith('!');
        return { isOut, matcher: ignore({ ignorecase: false }).add(isOut ? line.slice(1) : line) };
    });
    const isInAll = rules.every(({ isOut }) => isOut);
    return files.find((file) => {
        const last = rules.findLast(({ matcher }) => matcher.ignores(file));
        return last === undefined ? isInAll : !last.isOut;
    });
}
function withCheck(planned, all, commit) {
    const { service, action, live } = planned;
    if (action !== 'leave' || !service.hasGate || live?.deploymentId === undefined)
        return planned;
    const needing = all.find((each) => each.action === 'deploy' && each.service.needs.includes(service.name));
    if ((0,deploy_history/* isSameCommit */.sw)(live.commit, commit)) {
        return { ...planned, action: 'check', why: 'this commit is live already, and whether its gate passed is not known' };
    }
    if (needing === undefined)
        return { ...planned, why: `${planned.why}, and its gate does not run again` };
    return {
        ...planned,
        action: 'check',
        why: `${needing.service.name} needs it, and whether its gate passed is not known`,
    };
}

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
// EXTERNAL MODULE: ./build/client/clock.js
var clock = __webpack_require__(6092);
;// CONCATENATED MODULE: ./build/fleet/git.js





const askMs = 30_000;
const fetchMs = 60_000;
const longestOutput = 2 ** 25;
class Clone {
    #folder;
    #time;
    commit;
    constructor(folder, time, commit) {
        this.#folder = folder;
        this.#time = time;
        this.commit = commit;
    }
    static async open(folder, time) {
        try {
            const output = await run(folder, ['rev-parse', '--show-toplevel', 'HEAD'], askMs, time);
            const [root = '', commit = ''] = output.split('\n');
            return new Clone(root, time, commit);
        }
        catch (error) {
            if (!(error instanceof GitError))
                throw error;
            const what = `A fleet deploys the commit that is checked out, and Git shows none here: ${error.message}.`;
            throw new errors/* InputError */.dz('config', `${what} Check the repository out before this step, with Git on PATH.`);
        }
    }
    async listChanges(commit) {
        const options = ['-r', '-z', '--name-only', '--no-renames', '--ignore-submodules=none'];
        const output = await this.#ask(['diff-tree', ...options, commit, this.commit]);
        return output instanceof GitError ? output.message : output.split('\0').filter((path) => path !== '');
    }
    async has(commit) {
        return typeof (await this.#ask(['cat-file', '-e', `${commit}^{commit}`])) === 'string';
    }
    async fetch(commits) {
        const endMs = this.#time.elapsedMs + Math.min(fetchMs, this.#time.leftMs / 4);
        const isWhole = (await this.#ask(['rev-parse', '--is-shallow-repository'])) === 'false';
        const depth = isWhole ? [] : ['--depth=1'];
        const get = (names) => {
            const args = ['fetch', '--quiet', '--no-tags', '--no-write-fetch-head', ...depth, 'origin', ...names];
            return this.#ask(args, endMs - this.#time.elapsedMs);
        };
        const all = await get(commits);
        const failures = new Map();
        if (typeof all === 'string')
            return failures;
        for (const commit of commits) {
            const one = commits.length === 1 ? all : await get([commit]);
            if (one instanceof GitError)
                failures.set(commit, one.message);
        }
        return failures;
    }
    async #ask(args, ms = askMs) {
        try {
            return await run(this.#folder, args, ms, this.#time);
        }
        catch (error) {
            if (error instanceof GitError)
                return error;
            throw error;
        }
    }
}
class GitError extends Error {
}
async function run(folder, args, mostMs, time) {
    const { signal } = time;
    signal.throwIfAborted();
    const ms = Math.min(mostMs, time.leftMs);
    if (ms <= 0)
        throw new GitError('there was no time left');
    const settings = ['safe.directory=*', 'credential.interactive=never', 'core.askPass='];
    const all = [...settings.flatMap((setting) => ['-c', setting]), ...args];
    const child = (0,external_node_child_process_.spawn)('git', all, {
        cwd: folder,
        stdio: ['ignore', 'pipe', 'pipe'],
        detached: process.platform !== 'win32',
        windowsHide: true,
    });
    let [stdout, stderr, length] = ['', '', 0];
    child.stdout.setEncoding('utf8');
    child.stderr.setEncoding('utf8');
    const ended = new Promise((resolve, reject) => {
        const fail = (why) => reject(new GitError((0,format/* shorten */.ml)((0,untrusted/* cleanText */.X5)(why), 200).replace(/\.$/, '')));
        child.once('error', (error) => fail('code' in error && error.code === 'ENOENT' ? 'there is no `git` on PATH' : error.message));
        child.stdout.on('data', (chunk) => {
            stdout += chunk;
            length += chunk.length;
            if (length > longestOutput)
                fail('it printed more than can be read');
        });
        child.stderr.on('data', (chunk) => {
            stderr = (stderr + chunk).slice(0, 10_000);
        });
        child.once('close', (code) => {
            const complaint = stderr.split('\n').find((line) => /^(?:fatal|error|remote)/.test(line)) ?? stderr.split('\n')[0];
            if (code === 0)
                resolve(stdout.replace(/\n$/, ''));
            else
                fail(complaint?.replace(/^(?:fatal|error): /, '') || `it exited with ${code}`);
        });
    });
    ended.catch(() => { });
    try {
        const reason = () => new GitError('it did not answer in time');
        return await (0,clock/* within */.ux)({ clock: clock/* systemClock */.ml, ms, parent: signal, reason }, () => ended);
    }
    finally {
        if (child.exitCode === null && child.pid !== undefined)
            end(child.pid);
    }
}
function end(pid) {
    try {
        process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL');
    }
    catch {
    }
}

;// CONCATENATED MODULE: ./build/fleet/fleet.js
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












async function* fleet(platform, request, options = {}) {
    const time = new run_time/* RunTime */.X(platform.clock, options);
    const end = (ending, known = {}) => (0,deploy_result/* endRun */.lb)(platform, time, ending, known);
    let clone;
    let plan;
    try {
        clone = await Clone.open(request.folder, time);
        const key = await (0,deploy_key/* readKey */.YZ)(platform, time);
        if (key instanceof errors/* PlatformError */.Wk && ((0,errors/* isRefused */.H0)(key, 401) || key.code === 'redirected' || request.dryRun)) {
            return end({ outcome: 'failed', reason: `Nothing was deployed. ${key.message}` });
        }
        const { always, services } = request;
        plan =
            always === undefined
                ? await planChanged(platform, services, clone, (0,words/* buildVocabulary */.v)(options), time)
                : services.map((service) => ({ service, action: 'deploy', why: always }));
        if (request.dryRun && !(key instanceof errors/* PlatformError */.Wk)) {
            const checked = ({ problem, ...each }) => {
                const found = problem ?? (0,deploy_key/* findScopeProblem */.R_)(key.keyScope, each.service.serviceId);
                return { ...each, problem: each.action === 'deploy' ? found : problem };
            };
            plan = plan.map(checked);
        }
    }
    catch (error) {
        if (!time.signal.aborted)
            throw error;
        return end({ outcome: 'aborted', reason: 'The run was cancelled before anything was deployed.' });
    }
    yield {
        kind: 'plan',
        services: plan.map(({ service: { name }, action, why }) => ({ name, action, why: platform.redact(why) })),
    };
    const services = request.dryRun
        ? plan.map((each) => ({ name: each.service.name, result: rehearsed(each, platform) }))
        : yield* runAll(platform, request, plan, clone.commit, time);
    const outcome = (0,deploy_outcome/* worstOutcome */.Om)(services.map(({ result }) => (0,deploy_outcome/* judgedOutcome */.uS)(result)));
    const passed = services.every(({ result }) => result.passed);
    const ref = request.dryRun ? {} : { ref: clone.commit };
    const reason = request.dryRun ? describeRehearsal(plan, services) : describeEnd(plan, services, time.elapsedMs);
    return end({ outcome, reason }, { passed, services, ...ref });
}
async function* runAll(platform, { maxParallel, start }, plan, commit, time) {
    const events = new queue/* Queue */.o();
    const stop = new AbortController();
    const slots = new Slots(maxParallel);
    const ends = new Map();
    for (const planned of plan) {
        const needs = planned.service.needs.flatMap((need) => ends.get(need) ?? []);
        ends.set(planned.service.name, runInOrder(planned, needs));
    }
    const all = Promise.allSettled(ends.values()).finally(() => events.close());
    try {
        yield* events;
        await all;
        const results = await Promise.all(ends.values());
        return results.map(({ name, result }) => ({ name, result }));
    }
    finally {
        stop.abort(new queue/* ReaderLeft */.b());
        await all;
    }
    async function runInOrder(planned, needs) {
        const { service, action, why } = planned;
        const { name, serviceId } = service;
        const found = (await Promise.all(needs)).find(({ blocker }) => blocker !== undefined);
        const blocker = found?.blocker;
        if (action === 'leave')
            return { name, result: skipped(`Unchanged: ${why}.`), blocker };
        const result = blocker === undefined
            ? await slots.use(() => runOne(planned))
            : skipped(`Nothing was deployed: it needs ${blocker}, which did not succeed.`);
        await events.push({ kind: 'service', name, event: { kind: 'ended', result } });
        const isDone = result.passed && result.outcome === 'succeeded';
        return { name, result, blocker: blocker ?? (isDone ? undefined : name) };
        function skipped(reason) {
            return (0,deploy_result/* makeResult */.U2)({ outcome: 'skipped', reason: platform.redact(reason), serviceId, durationMs: 0 });
        }
    }
    async function runOne({ service, action, live }) {
        const { name, serviceId } = service;
        let deploymentId;
        const ended = (outcome, reason) => (0,deploy_result/* makeResult */.U2)({
            ...{ outcome, reason: platform.redact(reason), serviceId, deploymentId: deploymentId ?? null },
            ...{ ref: commit, durationMs: 0 },
        });
        try {
            const env_1 = { stack: [], error: void 0, hasError: false };
            try {
                stop.signal.throwIfAborted();
                if (!(await time.waitWhileHeld(platform))) {
                    const { outcome, reason } = (0,write/* tooLate */.Bg)(platform.heldMs);
                    return ended(outcome, reason);
                }
                const checked = action === 'check' ? live?.deploymentId : undefined;
                const run = __addDisposableResource(env_1, start({ service, commit, deploymentId: checked, leftMs: time.leftMs }), true);
                for (;;) {
                    const step = await run.next();
                    if (step.done)
                        return step.value;
                    if (step.value.kind === 'accepted')
                        deploymentId = step.value.deploymentId;
                    await events.push({ kind: 'service', name, event: step.value });
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
        }
        catch (error) {
            if (error instanceof queue/* ReaderLeft */.b)
                throw error;
            if (deploymentId === undefined && time.signal.aborted) {
                return ended('aborted', 'The run was cancelled before it was deployed.');
            }
            const text = (0,format/* messageOf */.bD)(error);
            if (deploymentId === undefined && error instanceof errors/* InputError */.dz)
                return ended('failed', text);
            return ended('indeterminate', `Taxiway failed unexpectedly (${text}).`);
        }
    }
}
function rehearsed({ service, action, why, problem }, platform) {
    const { serviceId } = service;
    const told = { deploy: 'Would be deployed', check: 'Its gate would run', leave: 'Unchanged' }[action];
    const reason = problem === undefined ? `${told}: ${why}.` : `The deploy would fail. ${problem}`;
    const outcome = problem === undefined ? 'skipped' : 'failed';
    return (0,deploy_result/* makeResult */.U2)({ outcome, reason: platform.redact(reason), serviceId, durationMs: 0 });
}
function describeRehearsal(plan, services) {
    const broken = services.find(({ result }) => !result.passed);
    if (broken !== undefined)
        return `Dry run: the deploy would fail. ${broken.name}: ${broken.result.reason}`;
    const names = namesOf(plan, 'deploy');
    if (names.length === 0)
        return 'Dry run: nothing would be deployed, as no service changed.';
    return `Dry run: ${names.length} of ${(0,format/* count */.U9)(plan.length, 'service')} would be deployed: ${list(names)}.`;
}
function describeEnd(plan, services, elapsedMs) {
    const [toDeploy, checked] = [namesOf(plan, 'deploy'), namesOf(plan, 'check')];
    const of = (test) => services.filter(({ result }) => test(result)).map(({ name }) => name);
    const failed = of(({ passed }) => !passed);
    const skipped = of(({ outcome }) => outcome === 'skipped').filter((name) => toDeploy.includes(name));
    const replaced = of(({ outcome, passed }) => passed && outcome === 'superseded');
    const deployed = of(({ outcome, passed }) => passed && outcome !== 'skipped' && outcome !== 'superseded').filter((name) => toDeploy.includes(name));
    const took = ` in ${(0,format/* formatDuration */.a3)(elapsedMs)}`;
    const unused = skipped.length === 0 ? '' : ` Not deployed, as they need one of these: ${list(skipped)}.`;
    if (failed.length > 0) {
        const good = deployed.length === 0 ? '' : ` Deployed: ${list(deployed)}.`;
        return `${failed.length} of ${(0,format/* count */.U9)(toDeploy.length + checked.length, 'service')} did not succeed${took}: ${list(failed)}.${unused}${good}`;
    }
    const gates = checked.length === 0 ? '' : ` The gate of ${list(checked)} passed again.`;
    if (deployed.length === 0 && replaced.length === 0) {
        return `Nothing was deployed: no service changed since its last successful deployment.${gates}`;
    }
    const names = deployed.length === 0 ? '' : `: ${list(deployed)}`;
    const gone = replaced.length === 0 ? '' : ` Replaced by a newer deployment: ${list(replaced)}.`;
    return `Deployed ${deployed.length} of ${(0,format/* count */.U9)(services.length, 'service')}${took}${names}.${gone}${unused}${gates}`;
}
function namesOf(plan, action) {
    return plan.filter((each) => each.action === action).map(({ service }) => service.name);
}
const mostNamed = 10;
function list(names) {
    const more = names.length - mostNamed;
    return names.slice(0, mostNamed).join(', ') + (more > 0 ? ` and ${more} more` : '');
}

// EXTERNAL MODULE: ./build/gate/gate.js + 2 modules
var gate = __webpack_require__(7980);
// EXTERNAL MODULE: ./build/github/tracked.js
var tracked = __webpack_require__(4492);
// EXTERNAL MODULE: ./build/inputs/read.js
var read = __webpack_require__(8718);
// EXTERNAL MODULE: ./build/inputs/run-settings.js
var run_settings = __webpack_require__(3759);
// EXTERNAL MODULE: ./build/inputs/secrets.js
var secrets = __webpack_require__(8569);
// EXTERNAL MODULE: ./build/report/host.js
var report_host = __webpack_require__(4129);
// EXTERNAL MODULE: ./build/report/json.js
var report_json = __webpack_require__(9665);
// EXTERNAL MODULE: ./build/report/services.js
var services = __webpack_require__(5995);
// EXTERNAL MODULE: ./build/actions/gate.js + 5 modules
var actions_gate = __webpack_require__(1019);
;// CONCATENATED MODULE: ./build/actions/fleet.js
var fleet_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var fleet_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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



















async function* fleetRun(host) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { inputs, facts, signal } = host;
        (0,run_settings/* checkInputs */.sw)(inputs, 'fleet');
        const path = (0,external_node_path_.resolve)(facts.workspace, inputs.get('config'));
        const services = choose(parseFile(readFile(path, inputs), inputs.get('config')), inputs);
        const variables = new Map(services.map((service) => [service.name, readVariables(service)]));
        const values = [...variables.values()].flatMap((own) => own.map(({ value }) => value));
        const shown = services.flatMap(({ name, given }) => [
            name,
            ...Object.values(given).filter((text) => text !== undefined),
        ]);
        host.hide((0,secrets/* secretsAmong */.o0)(values, [...(0,report_host/* namesIn */.w)(facts), ...shown]));
        for (const service of services)
            readGate(hostOf(service, host), service);
        const timeoutMs = declared/* inputs */.QL.timeout.read('timeout', inputs.text('timeout') ?? declared/* inputs */.QL.timeout.fleetDefault);
        const platform = fleet_addDisposableResource(env_1, (0,run_settings/* openPlatform */.WN)(inputs, host.secrets), true);
        const request = {
            ...{ services, folder: (0,external_node_path_.dirname)(path) },
            always: inputs.get('all') ? '`all` is set' : inputs.text('services') && '`services` names it',
            maxParallel: inputs.get('max-parallel'),
            dryRun: inputs.get('dry-run'),
            start: (part) => runPart(host, platform, part, variables.get(part.service.name) ?? []),
        };
        if (!request.dryRun)
            host.remember({ hasBegun: true });
        const changed = [];
        const run = fleet_addDisposableResource(env_1, fleet(platform, request, { ...(0,run_settings/* readRunOptions */.u8)(inputs, signal), timeoutMs }), true);
        for (;;) {
            const step = await run.next();
            if (step.done) {
                setOutputs(host, step.value, request.dryRun ? [] : changed);
                return step.value;
            }
            if (step.value.kind === 'plan') {
                for (const { name, action } of step.value.services)
                    if (action === 'deploy')
                        changed.push(name);
                host.setOutput('changed', JSON.stringify(changed));
            }
            yield step.value;
        }
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = fleet_disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
function readFile(path, inputs) {
    try {
        return (0,external_node_fs_.readFileSync)(path, 'utf8');
    }
    catch (error) {
        const why = (0,format/* messageOf */.bD)(error);
        const advice = 'Check `config`, and that the repository is checked out before this step.';
        throw new errors/* InputError */.dz('config', `"${inputs.get('config')}" cannot be read (${why}). ${advice}`);
    }
}
function choose(services, inputs) {
    const named = inputs.get('services');
    if (named === undefined)
        return services;
    if (inputs.get('all'))
        throw new errors/* InputError */.dz('services', 'services and all cannot be combined. Remove one of them.');
    const known = services.map(({ name }) => name);
    const unknown = named.find((name) => !known.includes(name));
    if (unknown !== undefined) {
        const file = inputs.get('config');
        throw new errors/* InputError */.dz('services', `"${file}" lists no service "${unknown}". It lists ${known.slice(0, 20).join(', ')}.`);
    }
    return services.filter(({ name }) => named.includes(name));
}
function readVariables({ name, env }) {
    const missing = env.filter((key) => !process.env[key]);
    if (missing.length > 0) {
        const [what, are] = missing.length === 1 ? ['variable', 'is'] : ['variables', 'are'];
        const advice = 'Set them in `env:` of the step or job; a secret that does not exist is empty.';
        throw new errors/* InputError */.dz('config', `The service "${name}" needs the ${what} ${missing.join(', ')}, which ${are} not set. ${advice}`);
    }
    return env.map((key) => ({ key, value: process.env[key] ?? '' }));
}
function hostOf({ name, given }, host, mostMs = Number.POSITIVE_INFINITY) {
    const timeoutMs = declared/* inputs */.QL.timeout.read('timeout', given.timeout);
    const timeout = `${Math.max(1, Math.floor(Math.min(timeoutMs, mostMs)))}ms`;
    return new services/* ServiceHost */.q(host, name, new read/* Inputs */.G((input) => (input === 'timeout' ? timeout : (given[input] ?? host.inputs.text(input)))));
}
function readGate(host, { name }) {
    try {
        return (0,actions_gate/* readChecks */.w)(host);
    }
    catch (error) {
        if (!(error instanceof errors/* InputError */.dz))
            throw error;
        throw new errors/* InputError */.dz('config', `The gate of the service "${name}" cannot be used. ${error.message}`);
    }
}
async function* runPart(host, platform, part, variables) {
    const { service, commit, deploymentId, leftMs } = part;
    const own = hostOf(service, host, leftMs);
    const checks = readGate(own, service);
    const options = (0,run_settings/* readRunOptions */.u8)(own.inputs, own.signal);
    const { serviceId } = service;
    const url = own.inputs.get('environment-url');
    const run = deploymentId === undefined ? deployAndCheck() : (0,gate/* gate */.G)(platform, { serviceId, deploymentId, commit, checks }, options);
    return yield* (0,tracked/* trackedBy */.a)(own, url === undefined ? run : (0,events/* servedAt */.rv)(run, url), commit);
    async function* deployAndCheck() {
        const time = new run_time/* RunTime */.X(platform.clock, options);
        const deployed = yield* (0,deploy/* deploy */.g)(platform, { serviceId, ref: commit, variables }, options);
        const request = { commit, checks, rollback: own.inputs.get('rollback') };
        return yield* (0,gate/* checkDeployed */.t)(platform, request, deployed, time, options);
    }
}
const longestReport = 400_000;
function setOutputs(host, result, deployable) {
    const namesOf = (test) => result.services.filter((service) => test(service.result)).map(({ name }) => name);
    const live = namesOf(({ outcome, rollback }) => outcome === 'succeeded' && rollback?.outcome !== 'succeeded');
    host.setOutput('deployed', JSON.stringify(live.filter((name) => deployable.includes(name))));
    host.setOutput('failed', JSON.stringify(namesOf(({ passed }) => !passed)));
    const report = (0,report_json/* safeJson */.oi)(result);
    host.setOutput('report', report.length <= longestReport ? report : (0,report_json/* safeJson */.oi)(withoutQuotes(result)));
}
function withoutQuotes(result) {
    return {
        ...result,
        cause: result.cause && { ...result.cause, excerpt: [] },
        checks: result.checks.map((check) => ({ ...check, evidence: check.evidence.slice(0, 1) })),
        rollback: result.rollback && withoutQuotes(result.rollback),
        services: result.services.map(({ name, result: own }) => ({ name, result: withoutQuotes(own) })),
    };
}


/***/ })

};
