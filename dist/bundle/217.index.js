export const id = 217;
export const ids = [217];
export const modules = {

/***/ 8210:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PH: () => (/* binding */ building),
/* harmony export */   TO: () => (/* binding */ runRows),
/* harmony export */   V1: () => (/* binding */ endings),
/* harmony export */   Xh: () => (/* binding */ stillBilled),
/* harmony export */   mX: () => (/* binding */ closedNews),
/* harmony export */   wQ: () => (/* binding */ renderComment),
/* harmony export */   we: () => (/* binding */ markerOf)
/* harmony export */ });
/* unused harmony export longestComment */
/* harmony import */ var _output_markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2255);
/* harmony import */ var _output_untrusted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8894);
/* harmony import */ var _text_excerpt_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6167);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3597);




/** GitHub refuses a comment of more characters. */
const longestComment = 65_536;
const longestReason = 2_000;
const longestName = 200;
/** No browser's address bar holds more. */
const longestAddress = 2_048;
/** The log's share in characters of Markdown: an escaped character takes up to six. */
const mostTail = 48_000;
/** The news of a preview that is being built. */
const building = { sign: '\ud83d\udea7', news: 'is being built' };
/** The news at the end of a run. */
const endings = {
    succeeded: { sign: '\u2705', news: 'is ready' },
    accepted: { sign: '\u2705', news: 'was accepted' },
    failed: { sign: '\u274c', news: 'failed' },
    cancelled: { sign: '\u23f9\ufe0f', news: 'was cancelled on the platform' },
    superseded: { sign: '\u23ed\ufe0f', news: 'was replaced by a newer deployment' },
    'timed-out': { sign: '\u231b', news: 'timed out' },
    indeterminate: { sign: '\u2754', news: 'is in an unknown state' },
    skipped: { sign: '\u23ed\ufe0f', news: 'was skipped' },
    aborted: { sign: '\u23f9\ufe0f', news: 'was stopped with its job' },
};
/** The news of a closed pull request. */
function closedNews(reason) {
    return { sign: '\ud83d\udca4', news: 'has ended', reason };
}
/** What to do about a service that was not removed: the contract documents no way to delete one. */
function stillBilled(serviceId) {
    return (0,_text_message_js__WEBPACK_IMPORTED_MODULE_1__/* .message */ .i) `preview-closed-still-billed: The pull request is closed. Service ${serviceId} still exists and is billed: delete it in the dashboard of the platform.`;
}
/** Hidden from readers; untrusted text cannot end it. */
function markerOf(target) {
    return `<!-- taxiway ${encodeURIComponent(target)} -->`;
}
/** The rows about the run itself, the same in all of its comments. */
function runRows({ context, environment, redactor }, { name, sha }) {
    const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_RUN_ID: run } = environment;
    const address = server && repository ? `${server}/${repository}/commit/${sha}` : undefined;
    return {
        name: (0,_output_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .sanitizeText */ .jZ)(name, redactor),
        commit: { sha, address },
        run: run && context.runUrl ? { id: run, address: context.runUrl } : undefined,
    };
}
/** The body without its marker, well below GitHub's limit. */
function renderComment(content) {
    const { name, news, sign, reason, url, commit, duration, run, tail = [] } = content;
    const cells = {
        URL: url === undefined ? url : url.length > longestAddress ? (0,_output_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)((0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_3__/* .excerpt */ .Kb)(url, longestAddress)) : (0,_output_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .link */ .nf)(url),
        Commit: commit && linked(commit.sha.slice(0, 7), commit.address),
        Duration: duration === undefined ? duration : (0,_output_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .prose */ .CS)(duration),
        Run: run && linked(run.id, run.address),
    };
    const rows = Object.entries(cells).flatMap(([title, value]) => value === undefined ? [] : [`<tr><td><b>${title}</b></td><td>${value}</td></tr>`]);
    // A line that is too long is cut; the last lines that fit once they are escaped are shown.
    const lines = tail.map((line) => (0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_3__/* .excerpt */ .Kb)(line, mostTail / 8));
    const end = (0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_3__/* .lastLines */ .w$)(lines, mostTail, (line) => (0,_output_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeMarkdown */ .FV)(line).length + 1);
    const parts = [
        (0,_output_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .heading */ .R_)(`${sign} Preview ${(0,_output_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)((0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_3__/* .excerpt */ .Kb)(name, longestName))} ${(0,_output_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .prose */ .CS)(news)}`),
        rows.length > 0 && `<table>\n${rows.join('\n')}\n</table>`,
        reason !== undefined && `<p>${(0,_output_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .prose */ .CS)((0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_3__/* .excerpt */ .Kb)(reason, longestReason))}</p>`,
        end.length > 0 && (0,_output_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .folded */ .TM)('The end of the build log', end),
    ];
    return `${parts.filter((part) => part !== false).join('\n\n')}\n`;
}
function linked(text, address) {
    if (address === undefined || !/^https?:\/\/[^\s<>"']+$/.test(address))
        return (0,_output_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(text);
    return `<a href="${(0,_output_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeMarkdown */ .FV)(address)}">${(0,_output_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(text)}</a>`;
}


/***/ }),

/***/ 4212:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $X: () => (/* binding */ whyOutdated),
/* harmony export */   HH: () => (/* binding */ readPullRequestNow),
/* harmony export */   Mz: () => (/* binding */ errorOf),
/* harmony export */   Se: () => (/* binding */ waitForGitHub),
/* harmony export */   d5: () => (/* binding */ elapsedMs),
/* harmony export */   fb: () => (/* binding */ checkPullRequest),
/* harmony export */   jp: () => (/* binding */ callOptions),
/* harmony export */   pO: () => (/* binding */ flowOptions)
/* harmony export */ });
/* harmony import */ var _client_time_timeout_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3541);
/* harmony import */ var _github_api_client_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(726);
/* harmony import */ var _text_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4080);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3597);




/** The longest that one request to GitHub may hold the deploy up, and its share of the time that is left. */
const longestForGitHubMs = 20_000;
const shareForGitHub = 1 / 8;
/** Milliseconds since the run began. */
function elapsedMs({ startedMs }) {
    return performance.now() - startedMs;
}
/** The time that a flow of this run may take, and how it reads status words. */
function flowOptions(context) {
    const { inputs, job, keyCheck } = context;
    const timeoutMs = Math.max(1, inputs.follow.timeoutMs - elapsedMs(context));
    return { ...inputs.follow, timeoutMs, signal: job.signal, keyCheck };
}
/** Limits one request to the platform: `mostMs` milliseconds, and no more than the run has left. */
function callOptions(context, mostMs) {
    return { signal: context.job.signal, timeoutMs: Math.min(mostMs, flowOptions(context).timeoutMs) };
}
/**
 * Waits for GitHub, for a share of the time that is left unless `limitMs` is given. Rejects as the work does, once the time is up,
 * and with the reason of a cancellation.
 */
async function waitForGitHub(context, work, limitMs = Math.min(longestForGitHubMs, flowOptions(context).timeoutMs * shareForGitHub)) {
    return await (0,_client_time_timeout_js__WEBPACK_IMPORTED_MODULE_0__/* .withTimeout */ .wj)(work, limitMs, context.job.signal);
}
/** The error with which a request to the platform failed. Rejects when the job is cancelled, and with defects. */
async function errorOf(context, request) {
    try {
        await request;
        return undefined;
    }
    catch (error) {
        context.job.signal.throwIfAborted();
        if (!(error instanceof _text_error_js__WEBPACK_IMPORTED_MODULE_2__/* .TaxiwayError */ .y))
            throw error;
        return error;
    }
}
/**
 * Asks GitHub whether the pull request is still as the event said. `outdated` is a sentence that says why this run is no longer
 * needed. It is not `known` where GitHub does not say; a failed read is a warning.
 *
 * @param expected the state in which the event found the pull request
 */
async function checkPullRequest(context, expected) {
    const { event, job } = context;
    const { number, headSha } = event;
    const sha = headSha.slice(0, 7);
    try {
        const now = await readPullRequestNow(context);
        if (now === undefined)
            return { known: false };
        if (now.open !== (expected === 'open')) {
            const outdated = now.open
                ? (0,_text_message_js__WEBPACK_IMPORTED_MODULE_3__/* .message */ .i) `preview-pull-request-open: Nothing to do: pull request #${number} is open now.`
                : (0,_text_message_js__WEBPACK_IMPORTED_MODULE_3__/* .message */ .i) `preview-pull-request-closed: Nothing to do: pull request #${number} is closed now.`;
            return { known: true, outdated };
        }
        if (expected === 'closed' || now.headSha === headSha)
            return { known: true };
        const outdated = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_3__/* .message */ .i) `preview-head-outdated: Nothing to do: ${sha} is no longer the head of pull request #${number}. The head is now ${now.headSha.slice(0, 7)}.`;
        return { known: true, outdated };
    }
    catch (error) {
        job.signal.throwIfAborted();
        const why = (0,_github_api_client_js__WEBPACK_IMPORTED_MODULE_1__/* .githubRefusal */ .eD)(error, 'pull-requests: read');
        job.console.warn((0,_text_message_js__WEBPACK_IMPORTED_MODULE_3__/* .message */ .i) `preview-head-unknown: Could not check whether ${sha} is still the head of the pull request: ${why}.`);
        return { known: false };
    }
}
/** Why the head of the event is no longer to be deployed, as a sentence; undefined where it is, or GitHub does not say. */
async function whyOutdated(context) {
    return (await checkPullRequest(context, 'open')).outdated;
}
/** The pull request now; undefined without a token. Rejects with what GitHub's client throws. */
async function readPullRequestNow(context, limitMs) {
    const { deployments, event, inputs } = context;
    if (deployments === undefined)
        return undefined;
    return await waitForGitHub(context, (0,_github_api_client_js__WEBPACK_IMPORTED_MODULE_1__/* .readPullRequest */ .DQ)(deployments.client(), inputs.repository, event.number), limitMs);
}


/***/ }),

/***/ 3778:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L6: () => (/* binding */ defaultEnvironment),
/* harmony export */   yf: () => (/* binding */ readPreviewInputs)
/* harmony export */ });
/* unused harmony exports serviceNameOf, labelOf */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6695);
/* harmony import */ var _client_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8771);
/* harmony import */ var _config_connection_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2807);
/* harmony import */ var _config_following_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3752);
/* harmony import */ var _config_reporting_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9497);
/* harmony import */ var _config_variables_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9274);
/* harmony import */ var _contract_limits_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3163);
/* harmony import */ var _text_defined_fields_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(4917);
/* harmony import */ var _text_excerpt_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(6167);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3597);











/** The GitHub environment, where the input is empty. */
const defaultEnvironment = 'preview';
const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
/**
 * The contract gives no limit for a name. Platforms make it a part of a hostname, which has at most 63 characters (RFC 1035); a
 * generated hostname needs some of them to be unique.
 */
const longestName = 63;
const longestLabel = 48;
const hashCharacters = 10;
/** @throws InputError with one sentence that names the input, what is wrong and what to do; nothing was sent */
function readPreviewInputs({ inputs, context, environment }, number) {
    const { repository, workspace } = context;
    if (repository === undefined) {
        throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz('GITHUB_REPOSITORY', (0,_text_message_js__WEBPACK_IMPORTED_MODULE_8__/* .message */ .i) `preview-outside-github: GITHUB_REPOSITORY is not set. Run the preview action in a GitHub job.`);
    }
    const report = (0,_config_reporting_js__WEBPACK_IMPORTED_MODULE_5__/* .readReportInputs */ .g)(inputs);
    const given = inputs.get('service-name');
    const name = serviceNameOf(given, repository.repo, number);
    const server = environment['GITHUB_SERVER_URL'] || 'https://github.com';
    return {
        repository,
        connection: (0,_config_connection_js__WEBPACK_IMPORTED_MODULE_3__/* .readConnection */ .d)(inputs),
        follow: (0,_config_following_js__WEBPACK_IMPORTED_MODULE_4__/* .readFollowInputs */ .j)(inputs),
        report: { ...report, environment: report.environment ?? defaultEnvironment },
        givenId: inputs.get('service-id'),
        name,
        isNamed: given !== undefined,
        source: readSource(inputs, `${server}/${repository.owner}/${repository.repo}`),
        create: readCreateFields(inputs),
        variables: (0,_config_variables_js__WEBPACK_IMPORTED_MODULE_6__/* .readVariables */ .C)(inputs, workspace),
        expose: readExpose(inputs, name),
        waitForUrlMs: inputs.get('wait-for-url'),
        comment: inputs.get('comment'),
        teardown: readTeardown(inputs),
    };
}
/** `given`, else `<repo>-pr-<number>`; a longer name is cut and ends in a hash of all of it, so that no two become one. */
function serviceNameOf(given, repo, number) {
    const name = given ?? `${repo}-pr-${number}`;
    return name.length <= longestName ? name : `${cut(name, longestName)}-${hash(name)}`;
}
/**
 * A port's label made from a service's name: lowercase letters, digits and hyphens (contract: Limits), with no hyphen at either
 * end. A name that had to change for this gets a hash, so that no two become one.
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
/** Leaves room for the hash, and splits no surrogate pair. */
function cut(text, longest) {
    return text.slice(0, longest - hashCharacters - 1).replace(/[\ud800-\udbff]$/, '');
}
function hash(text) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(text).digest('hex').slice(0, hashCharacters);
}
function readSource(inputs, ownRepository) {
    const image = inputs.get('image');
    const repoUrl = inputs.get('repo-url');
    if (image === undefined)
        return { repoUrl: repoUrl ?? ownRepository };
    if (repoUrl === undefined)
        return { image };
    throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz('image', (0,_text_message_js__WEBPACK_IMPORTED_MODULE_8__/* .message */ .i) `preview-image-and-repo-url: \`image\` and \`repo-url\` cannot both be set. A service either runs an image or is built from a repository: remove one.`);
}
function readCreateFields(inputs) {
    return (0,_text_defined_fields_js__WEBPACK_IMPORTED_MODULE_9__/* .definedFields */ .X)({
        projectSlug: inputs.get('project-slug'),
        environmentSlug: inputs.get('environment-slug'),
        planKey: inputs.get('plan-key'),
        internalPort: inputs.get('internal-port'),
    });
}
function readExpose(inputs, name) {
    const port = inputs.get('port');
    const label = inputs.get('label');
    if (label !== undefined && !_contract_limits_js__WEBPACK_IMPORTED_MODULE_7__/* .portLabel */ .Uz.test(label)) {
        throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz('label', (0,_text_message_js__WEBPACK_IMPORTED_MODULE_8__/* .message */ .i) `preview-label-invalid: \`label\` is not valid: "${(0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_10__/* .shorten */ .ml)(label)}". It becomes part of a hostname: use only lowercase letters, digits and hyphens.`);
    }
    return port === undefined ? undefined : { port: String(port), label: label ?? labelOf(name) };
}
function readTeardown(inputs) {
    const given = inputs.get('teardown-request');
    if (given === undefined)
        return undefined;
    const [, verb, path = ''] = /^([A-Z]+) +(\S+)$/.exec(given) ?? [];
    const method = methods.find((each) => each === verb);
    if (method !== undefined && isOwnPath(path))
        return { method, path };
    throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz('teardown-request', (0,_text_message_js__WEBPACK_IMPORTED_MODULE_8__/* .message */ .i) `preview-teardown-request-invalid: \`teardown-request\` is not valid: "${(0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_10__/* .shorten */ .ml)(given)}". Use a method and a path that begins with one \`/\`, such as \`DELETE /api/services/{id}\`.`);
}
/** Whether it stays on the platform's own origin. */
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

/***/ 8217:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   finishPreview: () => (/* binding */ finishPreview)
/* harmony export */ });
/* harmony import */ var _config_reporting_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9497);
/* harmony import */ var _github_deployments_deployments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7009);
/* harmony import */ var _output_untrusted_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8894);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3597);
/* harmony import */ var _post_stopped_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7070);
/* harmony import */ var _comment_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8210);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3778);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2635);








/** Finishes a preview: has GitHub remember a service that was just created, and settles its GitHub deployment and comment. */
async function finishPreview(job, left, state) {
    // The record continues from here.
    job.state.note(left);
    const { serviceId } = left;
    const isCreating = serviceId === undefined && state.creating === true;
    const record = restoreRecord(job, left, state);
    // A claim without a creation behind it must not be taken for one.
    if (!isCreating) {
        await record?.settleClaim(serviceId === undefined ? _record_js__WEBPACK_IMPORTED_MODULE_6__/* .noServiceLeft */ .eO : `Service ${serviceId} was created`);
    }
    const { status, comment } = left.finished
        ? { status: left.untold, comment: state.pendingComment }
        : await stoppedRun(job, left, state);
    if (record === undefined || (status ?? comment) === undefined)
        return;
    const isRemembered = serviceId !== undefined || isCreating;
    const id = left.githubDeployment ?? (isRemembered ? await record.save() : undefined);
    if (id !== undefined && status !== undefined) {
        const description = (0,_output_untrusted_js__WEBPACK_IMPORTED_MODULE_2__/* .sanitizeText */ .jZ)(status.description, job.redactor);
        await record.settle(id, { ...status, description, url: state.url });
    }
    if (comment !== undefined)
        await record.comment(comment, { last: true });
}
/** The record as main left it; undefined without a token or repository. */
function restoreRecord(job, left, state) {
    const { context, inputs, signal } = job;
    const { environment = _inputs_js__WEBPACK_IMPORTED_MODULE_5__/* .defaultEnvironment */ .L6, githubToken: token } = (0,_config_reporting_js__WEBPACK_IMPORTED_MODULE_0__/* .readReportInputs */ .g)(inputs);
    const { repository } = context;
    if (token === undefined || repository === undefined)
        return undefined;
    const deployments = new _github_deployments_deployments_js__WEBPACK_IMPORTED_MODULE_1__/* .Deployments */ .D({ repository, token, signal, environment, transient: true });
    const record = new _record_js__WEBPACK_IMPORTED_MODULE_6__/* .PreviewRecord */ .yR(job, state, {
        deployments,
        repository: inputs.get('comment') ? repository : undefined,
        // Main may have been killed after it created one, and before it learned the id.
        store: async (memory) => {
            const attempt = left.githubAttempt;
            const created = memory.service === undefined ? await record.findClaim() : attempt && (await deployments.findCreated(attempt));
            return created || (await deployments.create((0,_record_js__WEBPACK_IMPORTED_MODULE_6__/* .refsOf */ .gA)(state), { ...memory, attempt }));
        },
        limit: (work) => work,
        writesState: false,
    });
    return record;
}
/** Reports a run that was stopped, in the log and the summary. Gives what GitHub is to be told of it. */
async function stoppedRun(job, left, { creating, name, url }) {
    const { deploymentId, serviceId } = left;
    if (deploymentId === undefined) {
        const reason = serviceId !== undefined
            ? (0,_text_message_js__WEBPACK_IMPORTED_MODULE_7__/* .message */ .i) `preview-stopped-before-deploy: The step was stopped before the head was deployed. Service ${serviceId} is remembered for the next push.`
            : creating === true
                ? (0,_text_message_js__WEBPACK_IMPORTED_MODULE_7__/* .message */ .i) `preview-stopped-while-creating: The step was stopped while ${name} was being created. The service may exist and be billed: look at the project.`
                : (0,_text_message_js__WEBPACK_IMPORTED_MODULE_7__/* .message */ .i) `preview-stopped-before-service: The step was stopped before ${name} was deployed.`;
        await (0,_post_stopped_run_js__WEBPACK_IMPORTED_MODULE_3__/* .warn */ .R8)(job, reason);
        const comment = { ..._comment_js__WEBPACK_IMPORTED_MODULE_4__/* .endings */ .V1.aborted, news: 'was stopped', reason: (0,_output_untrusted_js__WEBPACK_IMPORTED_MODULE_2__/* .sanitizeText */ .jZ)(reason, job.redactor) };
        return { status: { state: 'error', description: reason }, comment };
    }
    const last = await (0,_post_stopped_run_js__WEBPACK_IMPORTED_MODULE_3__/* .readLastStatus */ .xx)(job, left);
    const reason = (0,_post_stopped_run_js__WEBPACK_IMPORTED_MODULE_3__/* .describeStop */ .Cw)(left, last);
    await (0,_post_stopped_run_js__WEBPACK_IMPORTED_MODULE_3__/* .warn */ .R8)(job, reason);
    const state = (0,_post_stopped_run_js__WEBPACK_IMPORTED_MODULE_3__/* .githubStateOf */ .SZ)(left, last);
    const status = { state, description: `Stopped early. ${last.sentence}` };
    if (state === 'success') {
        return { status, comment: { ..._comment_js__WEBPACK_IMPORTED_MODULE_4__/* .endings */ .V1.succeeded, news: 'is ready, though its job was stopped', url } };
    }
    return { status, comment: { ..._comment_js__WEBPACK_IMPORTED_MODULE_4__/* .endings */ .V1.aborted, url, reason: (0,_output_untrusted_js__WEBPACK_IMPORTED_MODULE_2__/* .sanitizeText */ .jZ)(reason, job.redactor) } };
}


/***/ }),

/***/ 2635:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  yR: () => (/* binding */ PreviewRecord),
  kh: () => (/* binding */ missingToken),
  eO: () => (/* binding */ noServiceLeft),
  C6: () => (/* binding */ openRecord),
  gA: () => (/* binding */ refsOf)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./build/github/api/client.js
var client = __webpack_require__(726);
// EXTERNAL MODULE: ./node_modules/valibot/dist/index.mjs
var dist = __webpack_require__(7934);
// EXTERNAL MODULE: ./build/github/api/failure.js
var api_failure = __webpack_require__(3563);
;// CONCATENATED MODULE: ./build/github/comment/sticky-comment.js


const rows = (0,dist/* array */.YOg)((0,dist/* object */.Ikc)({ id: (0,dist/* number */.aig)(), body: (0,dist/* nullish */.cl6)((0,dist/* string */.YjP)()), user: (0,dist/* nullish */.cl6)((0,dist/* object */.Ikc)({ login: (0,dist/* string */.YjP)() })) }));
const mostRead = 100;
/** GitHub limits a pull request to some thousands of comments. */
const mostPages = 50;
/**
 * The one comment of a marker and author: found on any page, updated in place, created where there is none. It is only written,
 * never read for state. Methods reject with what GitHub's client throws.
 */
class StickyComment {
    #place;
    #id;
    constructor(place) {
        this.#place = place;
        this.#id = place.id;
    }
    /** Writes the body below the marker; with `create: false` only where the comment exists. */
    async write(body, { create = true } = {}) {
        const text = `${this.#place.marker}\n${body}`;
        if (this.#id !== undefined && (await this.#update(this.#id, text)))
            return;
        const [oldest, ...later] = await this.#own();
        if (oldest !== undefined) {
            this.#note(oldest);
            await this.#update(oldest, text);
            for (const id of later)
                await this.#delete(id);
        }
        else if (create) {
            await this.#create(text);
        }
    }
    /** Two runs may both find nothing and create one: the oldest stays, the later ones are deleted. */
    async #create(text) {
        const { repository, number: issue } = this.#place;
        const issues = await this.#issues();
        const id = await (0,api_failure/* writeOnce */.Fq)(async () => {
            const { data } = await issues.createComment({ ...repository, issue_number: issue, body: text });
            return (0,dist/* parse */.qgA)((0,dist/* object */.Ikc)({ id: (0,dist/* number */.aig)() }), data).id;
        }, async () => {
            const [found] = await this.#own();
            return found !== undefined && (await this.#update(found, text)) ? found : undefined;
        });
        this.#note(id);
        const [oldest = id] = await this.#own();
        if (oldest >= id)
            return;
        this.#note(oldest);
        await this.#update(oldest, text);
        await this.#delete(id);
    }
    /** Ids of our own comments with the marker, the oldest first. */
    async #own() {
        const { repository, number: issue, marker, github } = this.#place;
        const issues = await this.#issues();
        const { login } = await github.author();
        const found = [];
        for (let page = 1; page <= mostPages; page++) {
            const asked = { ...repository, issue_number: issue, per_page: mostRead, page };
            const { data } = await issues.listComments(asked);
            for (const { id, body, user } of (0,dist/* parse */.qgA)(rows, data)) {
                if (user?.login === login && body?.startsWith(marker))
                    found.push(id);
            }
            if (data.length < mostRead)
                break;
        }
        return found.sort((one, other) => one - other);
    }
    /** False where the comment no longer exists. */
    async #update(id, body) {
        const issues = await this.#issues();
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
        const issues = await this.#issues();
        await issues.deleteComment({ ...this.#place.repository, comment_id: id }).catch((error) => {
            if (!isGone(error))
                throw error;
        });
    }
    async #issues() {
        return (await this.#place.github.client()).rest.issues;
    }
    #note(id) {
        this.#id = id;
        this.#place.onId(id);
    }
}
function isGone(error) {
    const failure = (0,api_failure/* parseFailure */.mH)(error);
    // GitHub may answer 404 for a missing permission too.
    return failure?.status === 410 || (failure?.status === 404 && !failure.message.includes('not accessible'));
}

// EXTERNAL MODULE: ./build/text/message.js
var message = __webpack_require__(3597);
// EXTERNAL MODULE: ./build/actions/preview/comment.js
var preview_comment = __webpack_require__(8210);
// EXTERNAL MODULE: ./build/actions/preview/context.js
var preview_context = __webpack_require__(4212);
;// CONCATENATED MODULE: ./build/actions/preview/record.js






/** As a status: what the GitHub deployment remembers does not exist. Nothing was created, or it was removed. Later runs read it. */
const noServiceLeft = 'No service is left of it';
/**
 * What GitHub remembers and shows of one preview: the GitHub deployment that names its service, and its comment. Main builds it
 * from its context, and the post step from the state that main wrote down; both then use the same verbs. What GitHub refuses is a
 * warning, unless a method says otherwise.
 */
class PreviewRecord {
    #job;
    #access;
    #comment;
    #state;
    #claimId;
    #commenting = Promise.resolve();
    #warned = false;
    constructor(job, state, access) {
        this.#job = job;
        this.#state = state;
        this.#access = access;
        this.note({});
        const { repository, deployments } = access;
        if (repository === undefined || deployments === undefined)
            return;
        this.#comment = new StickyComment({
            repository,
            number: state.number,
            github: deployments,
            marker: (0,preview_comment/* markerOf */.we)(state.target),
            id: state.comment,
            onId: (id) => this.note({ comment: id }),
        });
    }
    /** Writes down a change for the post step, at once. */
    note(change) {
        this.#state = { ...this.#state, ...change };
        if (this.#access.writesState)
            this.#job.state.note({ preview: this.#state });
    }
    /** Has GitHub record, before a service is created, that one may exist from now on. Rejects where GitHub refuses. */
    async claim() {
        const { deployments } = this.#access;
        if (deployments === undefined)
            throw missingToken();
        const attempt = (0,external_node_crypto_.randomUUID)();
        this.note({ claim: attempt });
        const { target } = this.#state;
        this.#claimId = await deployments.create(refsOf(this.#state), { target, attempt });
        await this.settle(this.#claimId, { state: 'in_progress', description: 'A service is being created' });
    }
    /** Ends the claim, if there is one: the service is remembered elsewhere, or `noServiceLeft`. Never rejects. */
    async settleClaim(description) {
        if (this.#state.claim === undefined)
            return;
        const id = await this.findClaim();
        const isSettled = id === undefined || (await this.settle(id, { state: 'inactive', description }));
        if (isSettled)
            this.note({ claim: undefined });
    }
    /** The claim's GitHub deployment; undefined where GitHub has none, or does not say. */
    async findClaim() {
        const { claim } = this.#state;
        if (claim === undefined)
            return undefined;
        return this.#claimId ?? (await this.#attempt(async () => await this.#access.deployments?.findCreated(claim)));
    }
    /**
     * Has GitHub remember the service, or that one may exist while its id is not known. Gives the GitHub deployment's id; undefined
     * where GitHub did not take it. Never rejects.
     *
     * @param id a GitHub deployment of the same commit
     */
    async save(id) {
        const { serviceId: service } = this.#job.state.current;
        const { target, image, exposed } = this.#state;
        const memory = service === undefined ? { target } : { target, service, image, exposed };
        if (id !== undefined)
            this.#job.state.note({ githubDeployment: id });
        const stored = await this.#attempt(() => this.#access.store(memory, id));
        if (stored !== undefined)
            this.#job.state.note({ githubDeployment: stored });
        return stored;
    }
    /** Sets a status of a GitHub deployment of this preview. False where GitHub refused. Never rejects. */
    async settle(id, status) {
        const { deployments } = this.#access;
        const logUrl = this.#job.context.runUrl;
        const done = await this.#attempt(async () => {
            if (deployments !== undefined)
                await this.#access.limit(deployments.update(id, { ...status, logUrl }));
            return true;
        });
        return done === true;
    }
    /** Says in the comment, if there is one, that the pull request was closed. */
    async commentOnClose(reason) {
        await this.comment((0,preview_comment/* closedNews */.mX)(reason), { create: false, last: true });
    }
    /**
     * Writes the comment, one version after the other. Never rejects.
     *
     * @param news of this run, or a body that was rendered before
     * @param create false writes only where there is a comment already
     * @param last whether it is the run's last: then it gives way to a newer run, and is left to the post step where GitHub refuses
     */
    async comment(news, { create = true, last = false } = {}) {
        const comment = this.#comment;
        if (comment === undefined)
            return;
        const body = typeof news === 'string' ? news : (0,preview_comment/* renderComment */.wQ)({ ...(0,preview_comment/* runRows */.TO)(this.#job, this.#state), ...news });
        this.#commenting = this.#commenting.then(async () => {
            try {
                if (!last || !(await this.#isOvertaken()))
                    await comment.write(body, { create });
            }
            catch (error) {
                if (last)
                    this.note({ pendingComment: body });
                if (this.#warned)
                    return;
                this.#warned = true;
                const why = (0,client/* githubRefusal */.eD)(error, 'pull-requests: write');
                this.#job.console.warn((0,message/* message */.i) `preview-comment-outdated: Could not update the comment on the pull request: ${why}.`);
            }
        });
        await this.#commenting;
    }
    /** Whether a newer run of this preview has begun: the comment is that run's from its beginning on. */
    async #isOvertaken() {
        const { githubDeployment: ours } = this.#job.state.current;
        const { deployments } = this.#access;
        if (ours === undefined || deployments === undefined)
            return false;
        try {
            for await (const { id, memory } of deployments.own({ pages: 1 })) {
                if (memory.target === this.#state.target)
                    return id > ours;
            }
        }
        catch { }
        return false;
    }
    /** Undefined where GitHub refused, which is a warning. */
    async #attempt(work) {
        try {
            return await work();
        }
        catch (error) {
            const why = (0,client/* githubRefusal */.eD)(error, 'deployments: write');
            this.#job.console.warn((0,message/* message */.i) `preview-deployment-outdated: Could not update a GitHub deployment of the preview: ${why}.`);
            return undefined;
        }
    }
}
/**
 * The record of a run of main.
 *
 * @param writesState whether the post step finishes what this run leaves undone
 */
function openRecord(context, target, writesState) {
    const { deployments, event, inputs, job, reporter } = context;
    const { number, headSha: sha, createdAt: since } = event;
    const { image } = inputs.source;
    // A service that was given by id alone is shown by its id.
    const name = inputs.isNamed ? inputs.name : (inputs.givenId ?? inputs.name);
    const state = { target, name, number, sha, image };
    return new PreviewRecord(job, state, {
        deployments,
        repository: inputs.comment ? inputs.repository : undefined,
        store: async (memory, id) => {
            const { service } = memory;
            reporter.github.keepInStep({ deployments, memory, refs: refsOf(state), id, since });
            const description = service === undefined ? 'A service may have been created' : `Service ${service}`;
            return await reporter.github.begin(description, reporter.url);
        },
        limit: (work) => (0,preview_context/* waitForGitHub */.Se)(context, work),
        writesState,
    });
}
/** What a GitHub deployment may name as deployed, the best first: this repository knows the head of a fork by the second. */
function refsOf({ sha, number }) {
    return [sha, `refs/pull/${number}/head`];
}
/** Why nothing can be remembered. */
function missingToken() {
    return new Error((0,message/* message */.i) `preview-token-empty: \`github-token\` is empty`);
}


/***/ }),

/***/ 9274:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ readVariables)
/* harmony export */ });
/* unused harmony export parseDotenv */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6695);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3597);
/* harmony import */ var _workspace_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(196);




/** Far more than any platform accepts: a larger file is the wrong one. */
const largestFile = 1024 * 1024;
const quotes = new Set(['"', "'", '`']);
const escapes = { n: '\n', r: '\r', '"': '"', '\\': '\\' };
/**
 * The variables of `env-file` and `env-vars`; the latter win.
 *
 * @throws InputError naming the input and the line, never a value
 */
function readVariables(inputs, workspace) {
    const file = readEnvFile(inputs, workspace);
    const own = parseDotenv(inputs.get('env-vars') ?? '', 'env-vars');
    const merged = new Map([...file.all, ...own.all].map((variable) => [variable.key, variable]));
    return { all: [...merged.values()], duplicates: [...file.duplicates, ...own.duplicates] };
}
function readEnvFile(inputs, workspace) {
    const given = inputs.get('env-file');
    if (given === undefined)
        return { all: [], duplicates: [] };
    const path = (0,_workspace_path_js__WEBPACK_IMPORTED_MODULE_2__/* .pathInWorkspace */ .e)(workspace, 'env-file', given);
    const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path);
    if (stat.isFile() && stat.size <= largestFile)
        return parseDotenv((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8'), 'env-file');
    const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_3__/* .message */ .i) `env-file-invalid: \`env-file\` is not a dotenv file: "${given}". Use a file of at most 1 MiB.`;
    throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz('env-file', text);
}
/**
 * Parses dotenv text: `NAME=value`, an optional `export`, comments, values in single, double or back quotes that may span
 * lines. In double quotes `\n`, `\r`, `\"` and `\\` are escapes. Names are not checked: the platform does that. A message
 * names the line and shows nothing of it.
 *
 * @param source the input to name in a message
 * @throws InputError for a line without `=`, an empty name, a quote that is never closed, text after a closing quote
 */
function parseDotenv(text, source) {
    const variables = new Map();
    const duplicates = new Set();
    const normal = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
    for (let at = 0; at < normal.length;) {
        const entry = readEntry(normal, at);
        if ('problem' in entry) {
            const line = normal.slice(0, at).split('\n').length;
            const why = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_3__/* .message */ .i) `dotenv-invalid: Line ${line} of \`${source}\` is not a dotenv line: it has ${entry.problem}. Write \`NAME=value\` lines.`;
            throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz(source, why);
        }
        at = entry.end;
        if (entry.key === undefined)
            continue;
        if (variables.has(entry.key))
            duplicates.add(entry.key);
        variables.set(entry.key, entry.value);
    }
    return { all: [...variables].map(([key, value]) => ({ key, value })), duplicates: [...duplicates] };
}
/** The entry whose line begins at `at`, or what is wrong with it. */
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
    if (!quotes.has(quote))
        return { key, value: raw.replace(/(?:^|\s)\s*#.*$/, '').trim(), end: end + 1 };
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
/** Where the quote closes, or -1; in double quotes a backslash escapes the character after it. */
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

/***/ 196:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ pathInWorkspace)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6695);
/* harmony import */ var _text_excerpt_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6167);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3597);





/**
 * The real path of a file or folder that an input names, relative to the workspace.
 *
 * @throws InputError where it does not exist, or is outside the workspace, links followed
 */
function pathInWorkspace(workspace, input, given) {
    const root = real(workspace) ?? workspace;
    const shown = (0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_3__/* .shorten */ .ml)(given);
    const outside = () => {
        const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .i) `path-outside-workspace: \`${input}\` leads out of the workspace: "${shown}". Use a path that stays inside it, links followed.`;
        return new _client_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(input, text);
    };
    const asked = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace, given);
    if (!isInside((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace), asked) && !isInside(root, asked))
        throw outside();
    const found = given.includes('\0') ? undefined : real(asked);
    if (found === undefined) {
        const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .i) `path-missing: \`${input}\` does not exist in the workspace: "${shown}". Check it out or build it in an earlier step.`;
        throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(input, text);
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
/** Also true for the folder itself. */
function isInside(root, path) {
    const way = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root, path);
    return way !== '..' && !way.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}`) && !(0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(way);
}


/***/ })

};
