export const id = 382;
export const ids = [382];
export const modules = {

/***/ 7382:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  preview: () => (/* binding */ preview)
});

// EXTERNAL MODULE: ./build/config/connection.js
var connection = __webpack_require__(2807);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./node_modules/valibot/dist/index.mjs
var dist = __webpack_require__(7934);
;// CONCATENATED MODULE: ./build/github/job/pull-request-event.js


const schema = (0,dist/* object */.Ikc)({
    action: (0,dist/* string */.YjP)(),
    number: (0,dist/* number */.aig)(),
    pull_request: (0,dist/* object */.Ikc)({
        head: (0,dist/* object */.Ikc)({ sha: (0,dist/* string */.YjP)(), repo: (0,dist/* nullish */.cl6)((0,dist/* object */.Ikc)({ full_name: (0,dist/* string */.YjP)() })) }),
        user: (0,dist/* nullish */.cl6)((0,dist/* object */.Ikc)({ login: (0,dist/* string */.YjP)() })),
        created_at: (0,dist/* optional */.lqM)((0,dist/* string */.YjP)()),
    }),
});
/** Whether events of this name are about pull requests. */
function isPullRequest(eventName) {
    return eventName === 'pull_request' || eventName === 'pull_request_target';
}
/** Undefined where the event is another one, or its payload cannot be read. */
function readPullRequestEvent(environment) {
    const { GITHUB_EVENT_NAME: name, GITHUB_EVENT_PATH: path } = environment;
    if (!isPullRequest(name) || !path)
        return undefined;
    const read = (0,dist/* safeParse */.xLC)(schema, payloadOf(path));
    if (!read.success)
        return undefined;
    const { action, number: pullRequest, pull_request } = read.output;
    const { head, user, created_at } = pull_request;
    const createdMs = Date.parse(created_at ?? '');
    return {
        name,
        action,
        number: pullRequest,
        headSha: head.sha,
        headRepository: head.repo?.full_name,
        author: user?.login,
        createdAt: Number.isNaN(createdMs) ? undefined : new Date(createdMs),
    };
}
function payloadOf(path) {
    try {
        return JSON.parse((0,external_node_fs_.readFileSync)(path, 'utf8'));
    }
    catch {
        return undefined;
    }
}

// EXTERNAL MODULE: ./build/actions/shared/run.js + 5 modules
var run = __webpack_require__(3343);
;// CONCATENATED MODULE: ./build/actions/preview/asked.js

const dependabot = 'dependabot[bot]';
/** The run that a job belongs to. */
function askingRunOf({ environment, inputs }) {
    const { GITHUB_EVENT_NAME, GITHUB_REPOSITORY, GITHUB_ACTOR, GITHUB_RUN_ATTEMPT } = environment;
    return {
        eventName: GITHUB_EVENT_NAME || 'nothing',
        repository: GITHUB_REPOSITORY ?? '',
        actor: GITHUB_ACTOR ?? '',
        attempt: Number(GITHUB_RUN_ATTEMPT ?? 1),
        hasKey: inputs.text('api-key') !== undefined,
    };
}
/** Judges the event; undefined is one that has no pull request in it. */
function askedBy(event, run) {
    if (event === undefined) {
        const { eventName } = run;
        const why = isPullRequest(eventName)
            ? 'The file at GITHUB_EVENT_PATH tells of no pull request: the preview action runs in a job of GitHub.'
            : `The preview action works on pull requests: run it on \`pull_request\`, not on \`${eventName}\`.`;
        return { kind: 'end', outcome: 'failed', why };
    }
    if (!run.hasKey) {
        const stranger = strangerOf(event, run);
        if (stranger !== undefined) {
            return {
                kind: 'end',
                outcome: 'skipped',
                why: `No preview: GitHub gives no secrets to a run ${stranger}, so \`api-key\` is empty.`,
            };
        }
    }
    switch (event.action) {
        case 'opened':
            return { kind: 'deploy', event, first: run.attempt === 1 };
        case 'reopened':
        case 'synchronize':
            return { kind: 'deploy', event, first: false };
        case 'closed':
            return { kind: 'close', event, again: run.attempt > 1 };
        default:
            return {
                kind: 'end',
                outcome: 'skipped',
                why: `Nothing to do for \`${event.action}\`: a preview follows \`opened\`, \`reopened\`, \`synchronize\` and \`closed\`.`,
            };
    }
}
/** A clause that says why the run has no secrets; undefined where it should have them. */
function strangerOf(event, { actor, repository }) {
    if (event.headRepository?.toLowerCase() !== repository.toLowerCase())
        return 'for a fork';
    return actor === dependabot || event.author === dependabot ? 'for Dependabot' : undefined;
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/client/errors.js
var errors = __webpack_require__(6695);
// EXTERNAL MODULE: ./build/github/job/checkout.js
var checkout = __webpack_require__(1204);
;// CONCATENATED MODULE: ./build/actions/preview/checkout.js




/** A workspace with more folders is looked through no further. */
const mostFolders = 50;
/**
 * `pull_request_target` hands a stranger's pull request this repository's secrets; with the head checked out a step can run the
 * stranger's code beside them (runner-facts). Looks at the workspace and the folders in it.
 *
 * @throws InputError
 */
async function refuseCheckedOutHead({ name, headSha }, workspace) {
    if (name !== 'pull_request_target')
        return;
    for (const folder of foldersOf(workspace)) {
        if (!(await (0,checkout/* checkedOutCommits */.C)(folder)).includes(headSha))
            continue;
        throw new errors/* InputError */.dz('pull_request_target', 'This `pull_request_target` job has the head of the pull request checked out, whose code could read its secrets: ' +
            'run on `pull_request`, or check nothing out, for the platform fetches the commit itself.');
    }
}
/** Those that are working copies of their own. */
function foldersOf(workspace) {
    try {
        const folders = (0,external_node_fs_.readdirSync)(workspace, { withFileTypes: true }).filter((entry) => entry.isDirectory());
        return [workspace, ...folders.slice(0, mostFolders).map(({ name }) => (0,external_node_path_.join)(workspace, name))].filter(hasGit);
    }
    catch {
        return [];
    }
}
function hasGit(folder) {
    try {
        return (0,external_node_fs_.readdirSync)(folder).includes('.git');
    }
    catch {
        return false;
    }
}

// EXTERNAL MODULE: ./build/actions/preview/context.js
var context = __webpack_require__(4212);
// EXTERNAL MODULE: ./build/actions/preview/inputs.js
var preview_inputs = __webpack_require__(3778);
;// CONCATENATED MODULE: ./build/actions/preview/action.js
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







/** The preview action: reads the event and the inputs, runs one flow, reports its result. */
function preview(job) {
    return (0,run/* runAction */.Cs)(job, 'preview', async (openReporter) => {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const asked = askedBy(readPullRequestEvent(job.environment), askingRunOf(job));
            if (asked.kind === 'end') {
                if (asked.outcome === 'skipped')
                    job.console.notice(asked.why);
                return { outcome: asked.outcome, reason: asked.why };
            }
            const { event } = asked;
            await refuseCheckedOutHead(event, job.context.workspace);
            const inputs = (0,preview_inputs/* readPreviewInputs */.yf)(job, event.number);
            const reporter = openReporter(inputs.report);
            const platform = __addDisposableResource(env_1, (0,connection/* openPlatform */.W)(inputs.connection, job), true);
            const stage = (0,context/* openStage */.j$)({ job, platform, reporter, inputs, event });
            const result = asked.kind === 'close'
                ? await (await Promise.all(/* import() */[__webpack_require__.e(184), __webpack_require__.e(891)]).then(__webpack_require__.bind(__webpack_require__, 7891))).previewClose(stage, asked.again)
                : await (await Promise.all(/* import() */[__webpack_require__.e(302), __webpack_require__.e(628), __webpack_require__.e(184), __webpack_require__.e(974)]).then(__webpack_require__.bind(__webpack_require__, 4974))).previewHead(stage, asked.first);
            return { ...result, remainingMs: (0,context/* flowOptions */.pO)(stage).timeoutMs };
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
}


/***/ }),

/***/ 4212:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MK: () => (/* binding */ githubMs),
/* harmony export */   d5: () => (/* binding */ elapsedMs),
/* harmony export */   j$: () => (/* binding */ openStage),
/* harmony export */   jp: () => (/* binding */ callOptions),
/* harmony export */   pO: () => (/* binding */ flowOptions),
/* harmony export */   uP: () => (/* binding */ trace)
/* harmony export */ });
/** GitHub must not hold the deploy up for longer over one thing, nor for more than this share of the time that is left. */
const longestForGithubMs = 20_000;
const shareForGithub = 1 / 8;
/** The stage of a run that begins now. */
function openStage(given) {
    return { ...given, deployments: given.reporter.github.deployments({ transient: true }), startedMs: performance.now() };
}
/** Milliseconds of the run so far. */
function elapsedMs({ startedMs }) {
    return performance.now() - startedMs;
}
/** What a flow of this run may take, and how it reads words. */
function flowOptions(stage) {
    const { inputs, job } = stage;
    const timeoutMs = Math.max(1, inputs.follow.timeoutMs - elapsedMs(stage));
    return { ...inputs.follow, timeoutMs, signal: job.signal };
}
/** What one request of this run may take, in milliseconds: so much, and no more than is left of the run. */
function callOptions(stage, mostMs) {
    return { signal: stage.job.signal, timeoutMs: Math.min(mostMs, flowOptions(stage).timeoutMs) };
}
/** How long the next thing that GitHub is asked or told may be waited for, in milliseconds. */
function githubMs(stage) {
    return Math.min(longestForGithubMs, flowOptions(stage).timeoutMs * shareForGithub);
}
/** Writes down for the post step what this run is about and how far it is. */
function trace({ job }, change) {
    const { preview } = job.state.current;
    if (preview !== undefined)
        job.state.note({ preview: { ...preview, ...change } });
}


/***/ }),

/***/ 3778:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HD: () => (/* binding */ shownName),
/* harmony export */   L6: () => (/* binding */ defaultEnvironment),
/* harmony export */   dT: () => (/* binding */ imageOf),
/* harmony export */   yf: () => (/* binding */ readPreviewInputs)
/* harmony export */ });
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6695);
/* harmony import */ var _config_connection_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2807);
/* harmony import */ var _config_following_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3752);
/* harmony import */ var _config_reporting_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9497);
/* harmony import */ var _config_variables_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5301);
/* harmony import */ var _contract_limits_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3163);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1019);
/* harmony import */ var _teardown_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8747);








/** GitHub's, where the input was emptied. */
const defaultEnvironment = 'preview';
const urlRange = { least: 0, most: 6 * 3_600_000, words: 'at most 6h' };
/** @throws InputError with one sentence that names the input, what is wrong and what to do; nothing was sent */
function readPreviewInputs({ inputs, context, environment }, number) {
    const { repository, workspace } = context;
    if (repository === undefined) {
        throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('GITHUB_REPOSITORY', 'GITHUB_REPOSITORY is not set: the preview action runs in a GitHub job.');
    }
    const report = (0,_config_reporting_js__WEBPACK_IMPORTED_MODULE_3__/* .readReportInputs */ .g)(inputs);
    const given = inputs.line('service-name');
    const name = (0,_names_js__WEBPACK_IMPORTED_MODULE_6__/* .serviceNameOf */ .Ee)(given, repository.repo, number);
    const server = environment['GITHUB_SERVER_URL'] || 'https://github.com';
    return {
        repository,
        connection: (0,_config_connection_js__WEBPACK_IMPORTED_MODULE_1__/* .readConnection */ .d)(inputs),
        follow: (0,_config_following_js__WEBPACK_IMPORTED_MODULE_2__/* .readFollowInputs */ .j)(inputs),
        report: { ...report, environment: report.environment ?? defaultEnvironment },
        givenId: inputs.identifier('service-id'),
        name,
        named: given !== undefined,
        source: readSource(inputs, `${server}/${repository.owner}/${repository.repo}`),
        create: readCreateFields(inputs),
        variables: (0,_config_variables_js__WEBPACK_IMPORTED_MODULE_4__/* .readVariables */ .C)(inputs, workspace),
        expose: readExpose(inputs, name),
        waitForUrlMs: inputs.duration('wait-for-url', urlRange) ?? 0,
        comment: inputs.boolean('comment', true),
        teardown: (0,_teardown_js__WEBPACK_IMPORTED_MODULE_7__/* .readTeardown */ .P)(inputs),
    };
}
/** The image alone, as a field to spread. */
function imageOf(source) {
    return source.kind === 'image' ? { image: source.image } : {};
}
/** What the preview is called where people read of it: a service that was given by id alone goes by that. */
function shownName({ givenId, name, named }) {
    return named || givenId === undefined ? name : givenId;
}
function readSource(inputs, ownRepository) {
    const image = inputs.line('image');
    const repoUrl = inputs.line('repo-url');
    if (image !== undefined && repoUrl !== undefined) {
        throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('image', 'Inputs `image` and `repo-url` exclude each other: a service runs an image or is built from a repository, so give one.');
    }
    if (image !== undefined)
        return { kind: 'image', image };
    return { kind: 'repository', repoUrl: repoUrl ?? ownRepository };
}
function readCreateFields(inputs) {
    const fields = {
        projectSlug: inputs.identifier('project-slug'),
        environmentSlug: inputs.identifier('environment-slug'),
        planKey: inputs.line('plan-key'),
        internalPort: inputs.port('internal-port'),
    };
    return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
function readExpose(inputs, name) {
    const port = inputs.port('port');
    const label = inputs.line('label');
    if (label !== undefined && !_contract_limits_js__WEBPACK_IMPORTED_MODULE_5__/* .portLabel */ .Uz.test(label)) {
        throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('label', 'Input `label` becomes part of a hostname: lowercase letters, digits and hyphens alone.');
    }
    return port === undefined ? undefined : { port: String(port), label: label ?? (0,_names_js__WEBPACK_IMPORTED_MODULE_6__/* .labelOf */ .Wy)(name) };
}


/***/ }),

/***/ 1019:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ee: () => (/* binding */ serviceNameOf),
/* harmony export */   Wy: () => (/* binding */ labelOf),
/* harmony export */   gA: () => (/* binding */ refsOf)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);

/**
 * The contract shows no limit for a name. What platforms make of one is a part of a hostname, which has at most 63 characters
 * (RFC 1035); the platform needs some of them for what keeps a generated hostname apart.
 */
const longestName = 63;
const longestLabel = 48;
const hashCharacters = 10;
/** `given`, else `<repo>-pr-<number>`; what is too long is cut and ends in a hash of the whole, so that no two become one. */
function serviceNameOf(given, repo, number) {
    const name = given ?? `${repo}-pr-${number}`;
    return name.length <= longestName ? name : `${cut(name, longestName)}-${hash(name)}`;
}
/**
 * A port's label made of a service's name: lowercase letters, digits and hyphens (contract: Limits), none at either end. A
 * name that had to change for it is told apart by a hash.
 */
function labelOf(name) {
    const plain = name
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-+|-+$/g, '');
    if (plain === name && name.length <= longestLabel)
        return name;
    const start = cut(plain, longestLabel).replace(/-+$/, '');
    return start === '' ? hash(name) : `${start}-${hash(name)}`;
}
/** What a GitHub deployment of the head may name as deployed, the best first: a fork's head is known here by the second. */
function refsOf({ headSha, number }) {
    return [headSha, `refs/pull/${number}/head`];
}
/** Room for the hash is left; never half of a character. */
function cut(text, longest) {
    return text.slice(0, longest - hashCharacters - 1).replace(/[\ud800-\udbff]$/, '');
}
function hash(text) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(text).digest('hex').slice(0, hashCharacters);
}


/***/ }),

/***/ 8747:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ readTeardown),
/* harmony export */   x: () => (/* binding */ tearDown)
/* harmony export */ });
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6695);
/* harmony import */ var _client_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8771);
/* harmony import */ var _client_platform_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9417);
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



const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
const placeholder = '{id}';
/** @throws InputError where it is no method and path of the platform's own origin */
function readTeardown(inputs) {
    const given = inputs.line('teardown-request');
    if (given === undefined)
        return undefined;
    const [, verb, path = ''] = /^([A-Z]+) +(\S+)$/.exec(given) ?? [];
    const method = methods.find((each) => each === verb);
    if (method === undefined || !isOwnPath(path)) {
        throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('teardown-request', 'Input `teardown-request` must be a method and a path with one `/` at its start, like `DELETE /api/services/{id}`.');
    }
    return { method, path };
}
/** Sends it for one service, on the origin of `base-url`, whose path prefix is not added. Rejects as the client does. */
async function tearDown({ baseUrl, apiKey }, { method, path }, serviceId, options) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const origin = __addDisposableResource(env_1, new _client_platform_js__WEBPACK_IMPORTED_MODULE_2__/* .Platform */ .O({ baseUrl: new URL(baseUrl).origin, apiKey }), true);
        const { status } = await origin.request(method, path.replaceAll(placeholder, encodeURIComponent(serviceId)), options);
        return status;
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
function isOwnPath(path) {
    try {
        const url = new URL((0,_client_path_js__WEBPACK_IMPORTED_MODULE_1__/* .checkPath */ .Cg)(path.replaceAll(placeholder, 'id')), 'https://platform.invalid');
        return url.origin === 'https://platform.invalid';
    }
    catch {
        return false;
    }
}


/***/ }),

/***/ 5301:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  C: () => (/* binding */ readVariables)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./build/client/errors.js
var errors = __webpack_require__(6695);
;// CONCATENATED MODULE: ./build/config/dotenv.js

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

// EXTERNAL MODULE: ./build/config/workspace-path.js
var workspace_path = __webpack_require__(196);
;// CONCATENATED MODULE: ./build/config/variables.js




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
    const path = (0,workspace_path/* pathInWorkspace */.e)(workspace, 'env-file', given);
    const { size, file } = { size: (0,external_node_fs_.statSync)(path).size, file: (0,external_node_fs_.statSync)(path).isFile() };
    if (!file || size > largestFile) {
        throw new errors/* InputError */.dz('env-file', 'Input `env-file` is no dotenv file: name a file of at most 1 MiB.');
    }
    return parseDotenv((0,external_node_fs_.readFileSync)(path, 'utf8'), 'env-file');
}


/***/ }),

/***/ 196:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ pathInWorkspace)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6695);



/**
 * The real path of a file or folder that an input names, relative to the workspace.
 *
 * @throws InputError where it does not exist, or lies outside the workspace, be it through a link
 */
function pathInWorkspace(workspace, input, given) {
    const root = real(workspace) ?? workspace;
    const outside = () => new _client_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(input, `Input \`${input}\` leads out of the workspace: name a path inside it, links followed.`);
    const asked = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace, given);
    if (!isInside((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace), asked) && !isInside(root, asked))
        throw outside();
    const found = given.includes('\0') ? undefined : real(asked);
    if (found === undefined) {
        throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(input, `Input \`${input}\` names nothing that exists in the workspace: check it out or make it in an earlier step.`);
    }
    if (!isInside(root, found))
        throw outside();
    return found;
}
function real(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path);
    }
    catch {
        return undefined;
    }
}
/** Also for the folder itself. */
function isInside(root, path) {
    const way = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root, path);
    return way !== '..' && !way.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}`) && !(0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(way);
}


/***/ }),

/***/ 1204:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ checkedOutCommits),
/* harmony export */   b: () => (/* binding */ readCheckout)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);


/** Asks git about the working copy that a folder or file is in; undefined where it is in none, or git is not installed. */
async function readCheckout(path) {
    const folder = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false })?.isDirectory() ? path : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path);
    const commit = await git(folder, ['rev-parse', 'HEAD']);
    if (commit === undefined || !/^[0-9a-f]{40,64}$/.test(commit))
        return undefined;
    return { commit, remote: withoutUser(await git(folder, ['remote', 'get-url', 'origin'])) };
}
/** The commit that a folder has checked out, and its parents: those of a pull request's merge are its base and its head. */
async function checkedOutCommits(folder) {
    const head = await git(folder, ['rev-parse', 'HEAD']);
    // The object itself knows its parents where a shallow clone does not show them.
    const commit = head === undefined ? undefined : await git(folder, ['cat-file', 'commit', head]);
    const [header = ''] = (commit ?? '').split('\n\n', 1);
    const parents = [...header.matchAll(/^parent ([0-9a-f]{40,64})$/gm)].map(([, parent]) => parent ?? '');
    return head === undefined ? [] : [head, ...parents];
}
async function git(cwd, args) {
    const { getExecOutput } = await __webpack_require__.e(/* import() */ 260).then(__webpack_require__.bind(__webpack_require__, 1260));
    try {
        const { exitCode, stdout } = await getExecOutput('git', args, { cwd, silent: true, ignoreReturnCode: true });
        return exitCode === 0 ? stdout.trim() : undefined;
    }
    catch {
        return undefined;
    }
}
function withoutUser(remote) {
    return remote?.replace(/^([a-z+]+:\/\/)[^/@]*@/i, '$1');
}


/***/ })

};
