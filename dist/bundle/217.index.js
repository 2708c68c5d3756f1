export const id = 217;
export const ids = [217];
export const modules = {

/***/ 7367:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bt: () => (/* binding */ renderPreview),
/* harmony export */   oB: () => (/* binding */ newsOfRun),
/* harmony export */   we: () => (/* binding */ markerOf)
/* harmony export */ });
/* unused harmony export longestComment */
/* harmony import */ var _output_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2255);
/* harmony import */ var _output_untrusted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8894);


/** GitHub refuses a comment of more characters. */
const longestComment = 65_536;
const longestReason = 2_000;
const longestName = 200;
/** No browser's address bar holds more. */
const longestAddress = 2_048;
/** The log's share, as it is written: an escaped character is up to six. */
const mostTail = 48_000;
/** Hidden from readers; foreign text cannot end it. */
function markerOf(target) {
    return `<!-- taxiway ${encodeURIComponent(target)} -->`;
}
/** What a comment says of its run, whatever became of it. */
function newsOfRun({ context, environment, redactor }, { name, sha }) {
    const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_RUN_ID: run } = environment;
    const address = server && repository ? `${server}/${repository}/commit/${sha}` : undefined;
    return {
        name: (0,_output_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .harmlessText */ .fT)(name, redactor),
        commit: { sha, address },
        run: run && context.runUrl ? { id: run, address: context.runUrl } : undefined,
    };
}
/** The body without its marker, well below GitHub's limit. */
function renderPreview({ name, news, sign, reason, url, commit, duration, run, tail = [], }) {
    const rows = [
        url === undefined ? '' : row('URL', url.length > longestAddress ? (0,_output_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(cut(url, longestAddress)) : (0,_output_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .link */ .nf)(url)),
        commit === undefined ? '' : row('Commit', linked(commit.sha.slice(0, 7), commit.address)),
        duration === undefined ? '' : row('Duration', (0,_output_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .prose */ .CS)(duration)),
        run === undefined ? '' : row('Run', linked(run.id, run.address)),
    ].filter((each) => each !== '');
    const kept = endOf(tail);
    const parts = [
        (0,_output_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .heading */ .R_)(`${sign} Preview ${(0,_output_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(cut(name, longestName))} ${(0,_output_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .prose */ .CS)(news)}`),
        rows.length === 0 ? '' : `<table>\n${rows.join('\n')}\n</table>`,
        reason === undefined ? '' : `<p>${(0,_output_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .prose */ .CS)(cut(reason, longestReason))}</p>`,
        kept.length === 0 ? '' : (0,_output_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .folded */ .TM)('The end of the build log', kept),
    ];
    return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}
function row(name, value) {
    return `<tr><td><b>${name}</b></td><td>${value}</td></tr>`;
}
function linked(text, address) {
    if (address === undefined || !/^https?:\/\/[^\s<>"']+$/.test(address))
        return (0,_output_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(text);
    return `<a href="${(0,_output_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .FV)(address)}">${(0,_output_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(text)}</a>`;
}
function cut(text, longest) {
    return text.length <= longest ? text : `${text.slice(0, longest - 1).toWellFormed()}\u2026`;
}
/** The last lines that fit, escaped; of a single longer one its beginning. */
function endOf(lines) {
    const kept = [];
    let size = 0;
    for (const line of lines.toReversed()) {
        const short = cut(line, mostTail / 8);
        size += (0,_output_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .FV)(short).length + 1;
        if (size > mostTail)
            break;
        kept.unshift(short);
    }
    return kept;
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

/***/ 7700:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I9: () => (/* binding */ recall),
/* harmony export */   RN: () => (/* binding */ findMade),
/* harmony export */   eO: () => (/* binding */ noServiceLeft),
/* harmony export */   iN: () => (/* binding */ isOvertaken)
/* harmony export */ });
/** As a status it says that what a GitHub deployment remembers is not there: nothing was created, or it was torn down. */
const noServiceLeft = 'No service is left of it';
/**
 * What the newest GitHub deployment of our own for one of the targets remembers. Rejects with what GitHub's client throws, and
 * where nobody knows whether there is one of our own.
 *
 * @param since none can be older: when the pull request was made
 */
async function recall(deployments, targets, since) {
    for await (const { id, sha, memory } of deployments.own({ since, targets })) {
        if (!targets.includes(memory.target))
            continue;
        const status = await deployments.lastStatus(id);
        const own = status?.own ? status : undefined;
        if (own?.description === noServiceLeft)
            return { kind: 'nothing' };
        if (memory.service === undefined)
            return { kind: 'doubt', memory };
        const url = memory.exposed?.url ?? own?.url;
        return { kind: 'service', serviceId: memory.service, memory, githubDeployment: id, sha, url };
    }
    return { kind: 'nothing' };
}
/** Whether a newer run of the same target has begun: what people read is its to write from then on. */
async function isOvertaken(deployments, target, ours) {
    for await (const { id, memory } of deployments.own({ pages: 1 })) {
        if (memory.target === target)
            return id > ours;
    }
    return false;
}
/** The newest of our own for the target, where it remembers the same for the same commit. */
async function findMade(deployments, { target, service }, commit) {
    for await (const { id, sha, memory } of deployments.own({ pages: 1 })) {
        if (memory.target === target)
            return memory.service === service && sha === commit ? id : undefined;
    }
    return undefined;
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

/***/ 8217:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   finishPreview: () => (/* binding */ finishPreview)
/* harmony export */ });
/* harmony import */ var _config_reporting_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9497);
/* harmony import */ var _github_api_client_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(726);
/* harmony import */ var _github_comment_kept_comment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4450);
/* harmony import */ var _github_deployments_deployments_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5368);
/* harmony import */ var _github_deployments_known_ref_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(1170);
/* harmony import */ var _output_untrusted_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8894);
/* harmony import */ var _post_look_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4948);
/* harmony import */ var _comment_body_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7367);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3778);
/* harmony import */ var _memory_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7700);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1019);











/** Finishes a preview: remembers a service that was just created, settles its GitHub deployment and its comment. */
async function finishPreview(job, left, preview) {
    if (preview.claimAttempt !== undefined)
        await dropClaim(job, preview.claimAttempt);
    if (!left.finished) {
        await tell(job, left, { preview, ending: await endingOf(job, left, preview) });
        return;
    }
    const ending = { status: left.untold, body: preview.untold };
    if (ending.status !== undefined || ending.body !== undefined)
        await tell(job, left, { preview, ending });
}
async function endingOf(job, left, preview) {
    const { name, sha } = preview;
    const about = (0,_comment_body_js__WEBPACK_IMPORTED_MODULE_6__/* .newsOfRun */ .oB)(job, { name, sha });
    if (left.deploymentId === undefined) {
        const reason = left.serviceId !== undefined
            ? `The step was stopped before the head was deployed; service ${left.serviceId} is remembered for the next push.`
            : preview.creating === true
                ? `The step was stopped while ${name} was being created: a service may exist and be billed, look at the project.`
                : `The step was stopped before ${name} was deployed.`;
        await (0,_post_look_js__WEBPACK_IMPORTED_MODULE_5__/* .say */ .cv)(job, reason);
        const body = (0,_comment_body_js__WEBPACK_IMPORTED_MODULE_6__/* .renderPreview */ .Bt)({ ...about, sign: '\u23f9\ufe0f', news: 'was stopped', reason: (0,_output_untrusted_js__WEBPACK_IMPORTED_MODULE_4__/* .harmlessText */ .fT)(reason, job.redactor) });
        return { status: { state: 'error', description: reason }, body };
    }
    const sight = await (0,_post_look_js__WEBPACK_IMPORTED_MODULE_5__/* .lookAgain */ .IK)(job, left);
    const text = (0,_post_look_js__WEBPACK_IMPORTED_MODULE_5__/* .stoppedIn */ .fL)(left, sight);
    await (0,_post_look_js__WEBPACK_IMPORTED_MODULE_5__/* .say */ .cv)(job, text);
    const state = (0,_post_look_js__WEBPACK_IMPORTED_MODULE_5__/* .settledState */ .xr)(left, sight);
    const ready = state === 'success';
    const body = (0,_comment_body_js__WEBPACK_IMPORTED_MODULE_6__/* .renderPreview */ .Bt)({
        ...about,
        sign: ready ? '\u2705' : '\u23f9\ufe0f',
        news: ready ? 'is ready, though its job was stopped' : 'was stopped with its job',
        url: preview.url,
        reason: ready ? undefined : (0,_output_untrusted_js__WEBPACK_IMPORTED_MODULE_4__/* .harmlessText */ .fT)(text, job.redactor),
    });
    return { status: { state, description: `Stopped early; ${sight.known}` }, body };
}
/** GitHub may have made what should precede a creation; without a creation behind it nobody must take it for one. */
async function dropClaim(job, attempt) {
    const place = placeOf(job);
    if (place === undefined)
        return;
    await tried(job, 'deployments: write', 'GitHub deployment', async () => {
        const deployments = deploymentsAt(job, place);
        const id = await deployments.made(attempt);
        if (id === undefined || (await deployments.lastStatus(id))?.description === _memory_js__WEBPACK_IMPORTED_MODULE_9__/* .noServiceLeft */ .eO)
            return;
        await deployments.update(id, { state: 'inactive', description: _memory_js__WEBPACK_IMPORTED_MODULE_9__/* .noServiceLeft */ .eO, logUrl: job.context.runUrl });
    });
}
/** Where GitHub is told; undefined where no token or repository is given. */
function placeOf({ context, inputs, signal }) {
    const { githubToken: token } = (0,_config_reporting_js__WEBPACK_IMPORTED_MODULE_0__/* .readReportInputs */ .g)(inputs);
    const { repository } = context;
    return token === undefined || repository === undefined ? undefined : { repository, token, signal };
}
function deploymentsAt({ inputs }, place) {
    const { environment = _inputs_js__WEBPACK_IMPORTED_MODULE_7__/* .defaultEnvironment */ .L6 } = (0,_config_reporting_js__WEBPACK_IMPORTED_MODULE_0__/* .readReportInputs */ .g)(inputs);
    return new _github_deployments_deployments_js__WEBPACK_IMPORTED_MODULE_3__/* .Deployments */ .DS({ ...place, environment, transient: true });
}
async function tell(job, left, { preview, ending }) {
    const place = placeOf(job);
    if (place === undefined)
        return;
    const deployments = deploymentsAt(job, place);
    const id = await remembered(job, left, { preview, deployments });
    const { target, number } = preview;
    if (id !== undefined && ending.status !== undefined) {
        const description = (0,_output_untrusted_js__WEBPACK_IMPORTED_MODULE_4__/* .harmlessText */ .fT)(ending.status.description, job.redactor);
        const status = { ...ending.status, description, url: preview.url, logUrl: job.context.runUrl };
        await tried(job, 'deployments: write', 'GitHub deployment', () => deployments.update(id, status));
    }
    if (!job.inputs.boolean('comment', true) || ending.body === undefined)
        return;
    const { body } = ending;
    await tried(job, 'pull-requests: write', 'comment', async () => {
        if (id !== undefined && (await (0,_memory_js__WEBPACK_IMPORTED_MODULE_9__/* .isOvertaken */ .iN)(deployments, target, id)))
            return;
        const marker = (0,_comment_body_js__WEBPACK_IMPORTED_MODULE_6__/* .markerOf */ .we)(target);
        const kept = { ...place, number, marker, author: () => deployments.author() };
        await new _github_comment_kept_comment_js__WEBPACK_IMPORTED_MODULE_2__/* .KeptComment */ .e(kept, { id: preview.comment }).write(body);
    });
}
/**
 * The GitHub deployment that remembers the service, or the doubt whether there is one; made now where main could not. It may
 * have been killed between making one and seeing the answer.
 */
async function remembered(job, { githubDeployment, serviceId }, { preview, deployments }) {
    const { claim, creating, exposed, image, number, sha, target } = preview;
    const known = githubDeployment ?? (serviceId === undefined ? claim : undefined);
    if (known !== undefined || (serviceId === undefined && creating !== true))
        return known;
    const service = serviceId === undefined ? {} : { service: serviceId, ...(image && { image }), ...(exposed && { exposed }) };
    const memory = { target, ...service };
    const made = await (0,_memory_js__WEBPACK_IMPORTED_MODULE_9__/* .findMade */ .RN)(deployments, memory, sha).catch(() => undefined);
    if (made !== undefined)
        return made;
    return await tried(job, 'deployments: write', 'GitHub deployment', () => (0,_github_deployments_known_ref_js__WEBPACK_IMPORTED_MODULE_10__/* .createForKnownRef */ .E)(deployments, (0,_names_js__WEBPACK_IMPORTED_MODULE_8__/* .refsOf */ .gA)({ headSha: sha, number }), memory));
}
async function tried(job, permission, what, work) {
    try {
        return await work();
    }
    catch (error) {
        job.console.warn(`The ${what} was not settled: ${(0,_github_api_client_js__WEBPACK_IMPORTED_MODULE_1__/* .githubRefusal */ .e)(error, permission)}.`);
        return undefined;
    }
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

/***/ 4450:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ KeptComment)
/* harmony export */ });
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7934);
/* harmony import */ var _api_client_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(726);
/* harmony import */ var _api_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3563);



const rows = (0,valibot__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg)((0,valibot__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc)({ id: (0,valibot__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig)(), body: (0,valibot__WEBPACK_IMPORTED_MODULE_1__/* .nullish */ .cl6)((0,valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP)()), user: (0,valibot__WEBPACK_IMPORTED_MODULE_1__/* .nullish */ .cl6)((0,valibot__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc)({ login: (0,valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP)() })) }));
const mostRead = 100;
/** GitHub takes no more comments on a pull request than some thousands. */
const mostPages = 50;
/**
 * The one comment of a marker and author: found on whichever page it stands, written in place, created where there is none.
 * It is written, never read for state. Methods reject with what GitHub's client throws.
 */
class KeptComment {
    #place;
    #onId;
    #client;
    #id;
    /** @param onId told the comment's id as soon as it is known */
    constructor(place, { id, onId = () => undefined } = {}) {
        this.#place = place;
        this.#id = id;
        this.#onId = onId;
    }
    /** Writes the body, marker first, into the comment; with `create: false` only where there is one already. */
    async write(body, { create = true } = {}) {
        const text = `${this.#place.marker}\n${body}`;
        if (this.#id !== undefined && (await this.#update(this.#id, text)))
            return;
        const [oldest, ...later] = await this.#own();
        if (oldest !== undefined) {
            this.#know(oldest);
            await this.#update(oldest, text);
            for (const id of later)
                await this.#delete(id);
        }
        else if (create) {
            await this.#create(text);
        }
    }
    /** Two runs may find nothing at the same time and both create one: the later one gives way to the oldest. */
    async #create(text) {
        const { repository, number: issue } = this.#place;
        const { issues } = (await this.#github()).rest;
        const id = await (0,_api_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .writeOnce */ .Fq)(async () => {
            const { data } = await issues.createComment({ ...repository, issue_number: issue, body: text });
            return (0,valibot__WEBPACK_IMPORTED_MODULE_1__/* .parse */ .qgA)((0,valibot__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc)({ id: (0,valibot__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig)() }), data).id;
        }, async () => {
            const [found] = await this.#own();
            return found !== undefined && (await this.#update(found, text)) ? found : undefined;
        });
        this.#know(id);
        const [oldest = id] = await this.#own();
        if (oldest >= id)
            return;
        this.#know(oldest);
        await this.#update(oldest, text);
        await this.#delete(id);
    }
    /** Ids of our own comments with the marker, the oldest first. */
    async #own() {
        const { repository, number: issue, marker, author } = this.#place;
        const { issues } = (await this.#github()).rest;
        const login = await author();
        const found = [];
        for (let page = 1; page <= mostPages; page++) {
            const asked = { ...repository, issue_number: issue, per_page: mostRead, page };
            const { data } = await issues.listComments(asked);
            for (const { id, body, user } of (0,valibot__WEBPACK_IMPORTED_MODULE_1__/* .parse */ .qgA)(rows, data)) {
                if (user?.login === login && body?.startsWith(marker))
                    found.push(id);
            }
            if (data.length < mostRead)
                break;
        }
        return found.sort((one, other) => one - other);
    }
    /** False where the comment is not there any more. */
    async #update(id, body) {
        const { issues } = (await this.#github()).rest;
        try {
            await issues.updateComment({ ...this.#place.repository, comment_id: id, body });
            return true;
        }
        catch (error) {
            if (isGone(error))
                return false;
            throw error;
        }
    }
    async #delete(id) {
        const { issues } = (await this.#github()).rest;
        try {
            await issues.deleteComment({ ...this.#place.repository, comment_id: id });
        }
        catch (error) {
            if (!isGone(error))
                throw error;
        }
    }
    #know(id) {
        this.#id = id;
        this.#onId(id);
    }
    #github() {
        this.#client ??= (0,_api_client_js__WEBPACK_IMPORTED_MODULE_0__/* .githubClient */ .$)(this.#place.token, this.#place.signal);
        return this.#client;
    }
}
function isGone(error) {
    if (!(error instanceof Error) || !('status' in error))
        return false;
    // A missing permission is a 404 too where GitHub hides what it refuses.
    return (error.status === 404 && !error.message.includes('not accessible')) || error.status === 410;
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


/***/ })

};
