export const id = 184;
export const ids = [184];
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

/***/ 8210:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ PreviewComment),
/* harmony export */   X: () => (/* binding */ stillBilled)
/* harmony export */ });
/* harmony import */ var _github_api_client_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(726);
/* harmony import */ var _github_comment_kept_comment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4450);
/* harmony import */ var _output_gantt_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5318);
/* harmony import */ var _comment_body_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7367);
/* harmony import */ var _context_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4212);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3778);
/* harmony import */ var _memory_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7700);
/* harmony import */ var _standing_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2609);








/** How long GitHub may take to say at the end whether the pull request is still open. */
const lastLookMs = 3_000;
/** What a comment says of a run's end. */
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
/** What the user must know of a service that nobody removed: the contract documents no way to. */
function stillBilled(serviceId) {
    return `Service ${serviceId} still exists and is billed: delete it in the dashboard of the platform.`;
}
/**
 * Keeps the preview's one comment up to date. Works beside the deployment, in order, and never fails it: refusals are one
 * warning.
 */
class PreviewComment {
    #stage;
    #target;
    #comment;
    #work = Promise.resolve();
    #warned = false;
    constructor(stage, target) {
        const { deployments, event, inputs, reporter } = stage;
        const token = inputs.report.githubToken;
        this.#stage = stage;
        this.#target = target;
        if (!inputs.comment || token === undefined || deployments === undefined)
            return;
        const marker = (0,_comment_body_js__WEBPACK_IMPORTED_MODULE_2__/* .markerOf */ .we)(target);
        this.#comment = new _github_comment_kept_comment_js__WEBPACK_IMPORTED_MODULE_1__/* .KeptComment */ .e({
            repository: inputs.repository,
            number: event.number,
            token,
            signal: reporter.github.signal(),
            marker,
            author: () => deployments.author(),
        }, { onId: (comment) => (0,_context_js__WEBPACK_IMPORTED_MODULE_5__/* .trace */ .uP)(this.#stage, { comment }) });
    }
    /** The run has begun. */
    begin() {
        void this.#write({ sign: '\ud83d\udea7', news: 'is being built' });
    }
    /** The run has come to its end. What GitHub was not told is left to the post step. */
    async end({ outcome, durationMs, reason, url, tail }) {
        if (await this.#isClosed())
            return await this.#closedMeanwhile();
        // Nobody wanted the head any more, so another run writes the comment.
        if (outcome === 'skipped')
            return;
        const good = outcome === 'succeeded' || outcome === 'accepted';
        await this.#write({ ...endings[outcome], url, duration: (0,_output_gantt_js__WEBPACK_IMPORTED_MODULE_6__/* .duration */ .p0)(durationMs), ...(good ? {} : { reason, tail }) }, { last: true });
    }
    async #isClosed() {
        const now = await (0,_standing_js__WEBPACK_IMPORTED_MODULE_4__/* .pullRequestNow */ .pC)(this.#stage, lastLookMs).catch(() => undefined);
        return now?.open === false;
    }
    /** The run of the close came before the end of this one, and perhaps before there was a service. */
    async #closedMeanwhile() {
        const { job, reporter } = this.#stage;
        const { serviceId } = job.state.current;
        if (serviceId === undefined)
            return;
        await reporter.github.retire('The pull request was closed');
        await this.close({ news: 'has ended', reason: `The pull request is closed. ${stillBilled(serviceId)}` });
    }
    /** The pull request is closed; nothing is created for that. */
    async close(news) {
        await this.#write({ sign: '\ud83d\udca4', ...news }, { create: false, last: true });
    }
    async #write(news, { create = true, last = false } = {}) {
        const comment = this.#comment;
        if (comment === undefined)
            return;
        const { job } = this.#stage;
        const { event, inputs } = this.#stage;
        const about = (0,_comment_body_js__WEBPACK_IMPORTED_MODULE_2__/* .newsOfRun */ .oB)(job, { name: (0,_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .shownName */ .HD)(inputs), sha: event.headSha });
        const body = (0,_comment_body_js__WEBPACK_IMPORTED_MODULE_2__/* .renderPreview */ .Bt)({ ...about, ...news });
        this.#work = this.#work.then(async () => {
            try {
                if (last && (await this.#isOvertaken()))
                    return;
                await comment.write(body, { create });
            }
            catch (error) {
                if (last)
                    (0,_context_js__WEBPACK_IMPORTED_MODULE_5__/* .trace */ .uP)(this.#stage, { untold: body });
                if (this.#warned)
                    return;
                this.#warned = true;
                const why = (0,_github_api_client_js__WEBPACK_IMPORTED_MODULE_0__/* .githubRefusal */ .e)(error, 'pull-requests: write');
                job.console.warn(`The comment on the pull request is not kept up to date: ${why}.`);
            }
        });
        await this.#work;
    }
    /** A newer run writes the comment from its beginning on. */
    async #isOvertaken() {
        const { deployments, job } = this.#stage;
        const ours = job.state.current.githubDeployment;
        if (deployments === undefined || ours === undefined)
            return false;
        return await (0,_memory_js__WEBPACK_IMPORTED_MODULE_7__/* .isOvertaken */ .iN)(deployments, this.#target, ours).catch(() => false);
    }
}


/***/ }),

/***/ 266:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ whyNotProvenDeleted),
/* harmony export */   S: () => (/* binding */ isGone)
/* harmony export */ });
/* harmony import */ var _checks_check_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5096);
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6695);
/* harmony import */ var _context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4212);



const readMs = 30_000;
/** Whether the platform says that what was asked for is not there, or not for this key (contract: Errors, 404). */
function isGone(error) {
    return error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .RefusedError */ .fk && (error.status === 404 || error.status === 410);
}
/**
 * Why it is not proven that somebody deleted a service, as a clause; undefined where the platform lists it as deleted. Nothing
 * else proves it: a 404 may also hide the service from this key.
 */
async function whyNotProvenDeleted(stage, serviceId) {
    const { inputs, job, platform } = stage;
    const { projectSlug: slug } = inputs.create;
    if (slug === undefined)
        return 'without `project-slug` the platform cannot be asked whether it was deleted';
    try {
        const deleted = await platform.call('list_deleted_services', { slug }, (0,_context_js__WEBPACK_IMPORTED_MODULE_1__/* .callOptions */ .jp)(stage, readMs));
        return deleted.some(({ id }) => id === serviceId) ? undefined : 'the platform does not list it as deleted';
    }
    catch (error) {
        job.signal.throwIfAborted();
        if (!(error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .TaxiwayError */ .yJ))
            throw error;
        return `whether it was deleted could not be read (${(0,_checks_check_js__WEBPACK_IMPORTED_MODULE_2__/* .clauseOf */ .p)(error.message)})`;
    }
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

/***/ 8634:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ recollect)
/* harmony export */ });
/* harmony import */ var _client_time_timeout_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3541);
/* harmony import */ var _github_api_client_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(726);
/* harmony import */ var _context_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4212);
/* harmony import */ var _memory_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7700);
/* harmony import */ var _service_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(164);





/** Asks GitHub's deployments. Never rejects but for a cancellation. */
async function recollect(stage) {
    const { event, inputs } = stage;
    const { givenId, name, named } = inputs;
    const byName = (0,_service_js__WEBPACK_IMPORTED_MODULE_2__/* .targetOf */ .$r)(event.number, name);
    if (givenId === undefined || named)
        return { target: byName, recalled: await read(stage, [byName]) };
    const byId = (0,_service_js__WEBPACK_IMPORTED_MODULE_2__/* .targetOfId */ .oX)(event.number, givenId);
    const recalled = await read(stage, [byName, byId]);
    const remembered = 'memory' in recalled ? recalled.memory.target : byId;
    if (remembered === byId)
        return { target: byId, recalled };
    return (0,_service_js__WEBPACK_IMPORTED_MODULE_2__/* .isDefaultService */ .Zk)(givenId, recalled)
        ? { target: byName, recalled }
        : { target: byId, recalled: { kind: 'nothing' } };
}
async function read(stage, targets) {
    const { deployments, event, job } = stage;
    if (deployments === undefined)
        return { kind: 'unreadable', why: '`github-token` is empty' };
    try {
        return await (0,_client_time_timeout_js__WEBPACK_IMPORTED_MODULE_0__/* .withTimeout */ .wj)((0,_memory_js__WEBPACK_IMPORTED_MODULE_3__/* .recall */ .I9)(deployments, targets, event.createdAt), (0,_context_js__WEBPACK_IMPORTED_MODULE_4__/* .githubMs */ .MK)(stage), job.signal);
    }
    catch (error) {
        job.signal.throwIfAborted();
        return { kind: 'unreadable', why: (0,_github_api_client_js__WEBPACK_IMPORTED_MODULE_1__/* .githubRefusal */ .e)(error, 'deployments: write') };
    }
}


/***/ }),

/***/ 164:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $r: () => (/* binding */ targetOf),
/* harmony export */   Zk: () => (/* binding */ isDefaultService),
/* harmony export */   oX: () => (/* binding */ targetOfId),
/* harmony export */   xJ: () => (/* binding */ chooseService)
/* harmony export */ });
/**
 * Given, else remembered, else created. Where nobody can say whether there is one already, only a pull request's first run may
 * create it, for each would be another billed service.
 */
function chooseService({ givenId, name, image, recalled, first }) {
    if (givenId !== undefined)
        return { kind: 'use', serviceId: givenId };
    switch (recalled.kind) {
        case 'service': {
            const runs = recalled.memory.image;
            if (runs === image)
                return { kind: 'use', serviceId: recalled.serviceId };
            const now = runs === undefined ? 'is built from a repository' : `runs the image ${runs}`;
            const why = `Service ${recalled.serviceId} of ${name} ${now}, and the platform documents no way to change that: ` +
                'keep to it (a tag may move), or give another `service-name`.';
            return { kind: 'refuse', why };
        }
        case 'nothing':
            return { kind: 'create', claim: !first };
        case 'doubt':
            return {
                kind: 'refuse',
                why: `An earlier run did not see the answer to the creation of ${name}, so a service may exist and be billed. ` +
                    'Look at the project: give its id as `service-id`, or another `service-name` if there is none.',
            };
        case 'unreadable':
            return first
                ? {
                    kind: 'create',
                    claim: false,
                    warning: `Whether ${name} exists already is not known (${recalled.why}); a service is created, for the pull request is new.`,
                }
                : {
                    kind: 'refuse',
                    why: `Whether ${name} exists already is not known (${recalled.why}), and another one would be billed too: give \`service-id\`.`,
                };
        default:
            return recalled;
    }
}
/** What a preview is remembered under: one pull request, one name. */
function targetOf(number, name) {
    return `preview:${number}:${name}`;
}
/** The same of a service that was given by id alone, which tells it apart from others. */
function targetOfId(number, serviceId) {
    return targetOf(number, `id ${serviceId}`);
}
/** Whether the memory of the default name is that of the service that was given by id: it remembers it, or was left in doubt. */
function isDefaultService(givenId, recalled) {
    return recalled.kind === 'doubt' || (recalled.kind === 'service' && recalled.serviceId === givenId);
}


/***/ }),

/***/ 2609:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  pC: () => (/* binding */ pullRequestNow),
  YP: () => (/* binding */ standingOf),
  qj: () => (/* binding */ whyStale)
});

// EXTERNAL MODULE: ./build/client/time/timeout.js
var timeout = __webpack_require__(3541);
// EXTERNAL MODULE: ./build/github/api/client.js
var client = __webpack_require__(726);
// EXTERNAL MODULE: ./node_modules/valibot/dist/index.mjs
var dist = __webpack_require__(7934);
;// CONCATENATED MODULE: ./build/github/api/pull-request.js


const schema = (0,dist/* object */.Ikc)({ state: (0,dist/* picklist */.KIO)(['open', 'closed']), head: (0,dist/* object */.Ikc)({ sha: (0,dist/* string */.YjP)() }) });
/** Rejects with what GitHub's client throws. */
async function readPullRequest({ repository, number, token, signal, }) {
    const { pulls } = (await (0,client/* githubClient */.$)(token, signal)).rest;
    const { data } = await pulls.get({ ...repository, pull_number: number });
    const { state, head } = (0,dist/* parse */.qgA)(schema, data);
    return { open: state === 'open', headSha: head.sha };
}

// EXTERNAL MODULE: ./build/actions/preview/context.js
var context = __webpack_require__(4212);
;// CONCATENATED MODULE: ./build/actions/preview/standing.js




/**
 * Asks GitHub how the pull request stands. What cannot be read costs a warning.
 *
 * @param wanted the state in which the event found the pull request
 */
async function standingOf(stage, wanted) {
    const { event, job } = stage;
    const { number, headSha } = event;
    try {
        const now = await pullRequestNow(stage);
        if (now === undefined)
            return { kind: 'not-known' };
        if (now.open !== (wanted === 'open')) {
            const why = `Pull request #${number} is ${now.open ? 'open' : 'closed'} by now, so this run has nothing to do.`;
            return { kind: 'stale', why };
        }
        if (wanted === 'closed' || now.headSha === headSha)
            return { kind: 'as-told' };
        const why = `${headSha.slice(0, 7)} is no longer the head of pull request #${number}, which is ${now.headSha.slice(0, 7)} by now.`;
        return { kind: 'stale', why };
    }
    catch (error) {
        job.signal.throwIfAborted();
        const why = (0,client/* githubRefusal */.e)(error, 'pull-requests: read');
        job.console.warn(`Whether ${headSha.slice(0, 7)} is still the head of the pull request is not known: ${why}.`);
        return { kind: 'not-known' };
    }
}
/** Why nobody wants the head of the event any more, as a sentence; undefined where it is still wanted, or GitHub does not say. */
async function whyStale(stage) {
    const standing = await standingOf(stage, 'open');
    return standing.kind === 'stale' ? standing.why : undefined;
}
/** The pull request as it stands; undefined without a token. Rejects with what GitHub's client throws. */
async function pullRequestNow(stage, limitMs = (0,context/* githubMs */.MK)(stage)) {
    const { event, inputs, job, reporter } = stage;
    const { repository } = inputs;
    const token = inputs.report.githubToken;
    if (token === undefined)
        return undefined;
    const asked = { repository, number: event.number, token, signal: reporter.github.signal() };
    return await (0,timeout/* withTimeout */.wj)(readPullRequest(asked), limitMs, job.signal);
}


/***/ }),

/***/ 5096:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ clauseOf)
/* harmony export */ });
/** A sentence as a clause: without its full stop. */
function clauseOf(sentence) {
    return sentence.trim().replace(/\.$/, '');
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


/***/ })

};
