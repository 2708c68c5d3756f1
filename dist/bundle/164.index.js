export const id = 164;
export const ids = [164];
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

/***/ 164:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E8: () => (/* binding */ checkServiceExists),
/* harmony export */   fE: () => (/* binding */ readRemembered),
/* harmony export */   jp: () => (/* binding */ hideFromSearch),
/* harmony export */   uS: () => (/* binding */ whyDeletionUnproven),
/* harmony export */   xJ: () => (/* binding */ chooseService)
/* harmony export */ });
/* unused harmony export isDefaultService */
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6695);
/* harmony import */ var _github_api_client_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(726);
/* harmony import */ var _text_excerpt_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6167);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3597);
/* harmony import */ var _context_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4212);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2635);






const requestMs = 30_000;
/**
 * The service that was given, else the one that is remembered, else a new one. Where it is not known whether one exists, only the
 * first run of a pull request creates it, because each would be billed.
 */
function chooseService({ givenId, name, image, remembered, isFirstRun }) {
    if (givenId !== undefined)
        return { kind: 'use', serviceId: givenId };
    switch (remembered.kind) {
        case 'known': {
            const { serviceId, memory } = remembered;
            if (memory.image === image)
                return { kind: 'use', serviceId };
            const reason = memory.image === undefined
                ? (0,_text_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .i) `preview-built-from-repository: Service ${serviceId} of ${name} is built from a repository, and the platform documents no way to change that. Remove \`image\`, or set another \`service-name\`.`
                : (0,_text_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .i) `preview-runs-image: Service ${serviceId} of ${name} runs the image "${memory.image}", and the platform documents no way to change that. Keep the image (its tag may move), or set another \`service-name\`.`;
            return { kind: 'refuse', reason };
        }
        case 'none':
            return { kind: 'create', claim: !isFirstRun };
        case 'unconfirmed': {
            const reason = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .i) `preview-creation-unconfirmed: An earlier run did not see the platform's answer when it created ${name}, so the service may exist and be billed. Look at the project: set \`service-id\` if it is there, or another \`service-name\` if it is not.`;
            return { kind: 'refuse', reason };
        }
        case 'unreadable': {
            const { why } = remembered;
            const reason = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .i) `preview-service-unknown: Could not determine the service for ${name} (${why}). Another one would be billed too: set \`service-id\`.`;
            if (!isFirstRun)
                return { kind: 'refuse', reason };
            const warning = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .i) `preview-created-unchecked: Could not check whether ${name} already exists (${why}). The pull request is new, so the service is created.`;
            return { kind: 'create', claim: false, warning };
        }
        default:
            return remembered;
    }
}
/** Whether the preview of the default name has the service that was given by id: it remembers it, or never learned an id. */
function isDefaultService(givenId, remembered) {
    return remembered.kind === 'unconfirmed' || (remembered.kind === 'known' && remembered.serviceId === givenId);
}
/**
 * Reads what GitHub deployments remember about this preview, which is named `target` there. Rejects only when the job is cancelled.
 */
async function readRemembered(context) {
    const { event, inputs } = context;
    const { givenId, name, isNamed } = inputs;
    // One pull request, one service name.
    const byName = `preview:${event.number}:${name}`;
    if (givenId === undefined || isNamed)
        return { target: byName, service: await readService(context, [byName]) };
    // A service that was given by id alone has a preview of its own, unless the default one already uses it.
    const byId = `preview:${event.number}:id ${givenId}`;
    const service = await readService(context, [byName, byId]);
    const isByName = 'memory' in service && service.memory.target !== byId;
    if (!isByName)
        return { target: byId, service };
    return isDefaultService(givenId, service) ? { target: byName, service } : { target: byId, service: { kind: 'none' } };
}
async function readService(context, targets) {
    try {
        return await (0,_context_js__WEBPACK_IMPORTED_MODULE_2__/* .waitForGitHub */ .Se)(context, newestOf(context, targets));
    }
    catch (error) {
        context.job.signal.throwIfAborted();
        return { kind: 'unreadable', why: (0,_github_api_client_js__WEBPACK_IMPORTED_MODULE_1__/* .githubRefusal */ .eD)(error, 'deployments: write') };
    }
}
/** What the newest of our own GitHub deployments for one of the targets remembers. Rejects as GitHub's client does. */
async function newestOf(context, targets) {
    const { deployments, event } = context;
    if (deployments === undefined)
        throw (0,_record_js__WEBPACK_IMPORTED_MODULE_3__/* .missingToken */ .kh)();
    for await (const { id, sha, memory } of deployments.own({ since: event.createdAt, targets })) {
        if (!targets.includes(memory.target))
            continue;
        const status = await deployments.lastStatus(id);
        const own = status?.own ? status : undefined;
        if (own?.description === _record_js__WEBPACK_IMPORTED_MODULE_3__/* .noServiceLeft */ .eO)
            return { kind: 'none' };
        const { service, exposed } = memory;
        if (service === undefined)
            return { kind: 'unconfirmed', memory };
        return { kind: 'known', serviceId: service, memory, githubDeployment: id, sha, url: exposed?.url ?? own?.url };
    }
    return { kind: 'none' };
}
/**
 * Hides a service from search engines before the deploy, which shows whether the platform lists it as deleted. `advice` is for a 404
 * whose reason is unknown, in case the platform refuses the deploy too.
 */
async function checkServiceExists(context, serviceId) {
    const { inputs, job } = context;
    const { givenId, name } = inputs;
    const error = await turnIndexingOff(context, serviceId);
    if (error === undefined)
        return { deleted: false };
    const mayBeGone = (0,_client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isMissing */ .b2)(error) && givenId === undefined;
    const unproven = mayBeGone ? await whyDeletionUnproven(context, serviceId) : undefined;
    if (mayBeGone && unproven === undefined) {
        job.console.warn((0,_text_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .i) `preview-service-deleted: Service ${serviceId} of ${name} was deleted on the platform, so a new one is created.`);
        return { deleted: true };
    }
    warnOfIndexing(context, error);
    if (unproven === undefined)
        return { deleted: false };
    const advice = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .i) `preview-service-not-found: Service ${serviceId} of ${name} was not found, and ${unproven}. If it was deleted, set another \`service-name\`. If it was not, check which services the key can access.`;
    return { deleted: false, advice };
}
/** Hides a new service from search engines. A failure is a warning. */
async function hideFromSearch(context, serviceId) {
    const error = await turnIndexingOff(context, serviceId);
    if (error !== undefined)
        warnOfIndexing(context, error);
}
/**
 * Why it is not proven that a service was deleted, as a clause; undefined where the platform lists it as deleted. Nothing else
 * proves it: a 404 may also hide the service from this key.
 */
async function whyDeletionUnproven(context, serviceId) {
    const { inputs, platform } = context;
    const { projectSlug: slug } = inputs.create;
    if (slug === undefined) {
        return (0,_text_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .i) `preview-deletion-unchecked: without \`project-slug\` Taxiway cannot ask the platform whether it was deleted`;
    }
    const request = platform.call('list_deleted_services', { slug }, (0,_context_js__WEBPACK_IMPORTED_MODULE_2__/* .callOptions */ .jp)(context, requestMs));
    const error = await (0,_context_js__WEBPACK_IMPORTED_MODULE_2__/* .errorOf */ .Mz)(context, request);
    if (error !== undefined) {
        const why = (0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_5__/* .withoutFullStop */ .Qu)(error.message);
        return (0,_text_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .i) `preview-deletion-unreadable: the list of deleted services could not be read (${why})`;
    }
    if ((await request).some(({ id }) => id === serviceId))
        return undefined;
    return (0,_text_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .i) `preview-deletion-unlisted: the platform does not list it as deleted`;
}
async function turnIndexingOff(context, serviceId) {
    const settings = { id: serviceId, enabled: false };
    return await (0,_context_js__WEBPACK_IMPORTED_MODULE_2__/* .errorOf */ .Mz)(context, context.platform.call('set_search_indexing', settings, (0,_context_js__WEBPACK_IMPORTED_MODULE_2__/* .callOptions */ .jp)(context, requestMs)));
}
function warnOfIndexing({ job }, error) {
    job.console.warn((0,_text_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .i) `preview-indexing-on: Search engines may index the preview: ${error.message}`);
}


/***/ })

};
