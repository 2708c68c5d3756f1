export const id = 927;
export const ids = [927];
export const modules = {

/***/ 6927:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   finishPreview: () => (/* binding */ finishPreview)
/* harmony export */ });
/* harmony import */ var _config_report_inputs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8701);
/* harmony import */ var _github_deployments_deployments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(945);
/* harmony import */ var _github_previews_github_preview_memory_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9078);
/* harmony import */ var _output_untrusted_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3419);
/* harmony import */ var _preview_comment_comment_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7264);
/* harmony import */ var _preview_memory_preview_record_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5348);
/* harmony import */ var _preview_preview_inputs_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(393);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(1103);
/* harmony import */ var _preview_github_host_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6197);
/* harmony import */ var _stopped_run_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(464);










const mostMs = 60_000;
const patienceMs = 20_000;
async function finishPreview(job, left, state) {
    job.state.note(left);
    if (state.ending !== undefined)
        return await finishEnding(job, left, state);
    const { serviceId } = left;
    const isCreating = serviceId === undefined && state.creating === true;
    const { record, memory } = restoreRecord(job, left, state) ?? {};
    if (!isCreating && serviceId === undefined)
        await record?.forgetClaim();
    const inDoubt = isCreating
        ? { state: 'error', description: 'A service may have been created' }
        : undefined;
    const { status, comment } = left.finished
        ? { status: left.unreported ? (0,_stopped_run_js__WEBPACK_IMPORTED_MODULE_8__/* .toStatus */ .mf)(left.unreported) : inDoubt, comment: state.pendingComment }
        : await stoppedRun(job, left, state);
    if (record === undefined || memory === undefined || (status ?? comment) === undefined)
        return;
    const isUnremembered = left.trackedId === undefined || state.claim !== undefined;
    if (isUnremembered && (serviceId !== undefined || isCreating))
        await record.remember();
    const { trackedId: id } = job.state.current;
    if (id !== undefined && status !== undefined) {
        const description = (0,_output_untrusted_js__WEBPACK_IMPORTED_MODULE_3__/* .sanitizeText */ .jZ)(status.description, job.redactor);
        await record.attempt(memory.settle(id, { ...status, description, url: state.url }));
    }
    if (comment !== undefined)
        await record.comment(comment, { last: true });
}
async function finishEnding(job, left, state) {
    const { pendingComment } = state;
    if (!left.finished)
        await (0,_stopped_run_js__WEBPACK_IMPORTED_MODULE_8__/* .warn */ .R8)(job, describeStoppedClose(job, left, state));
    if (pendingComment === undefined)
        return;
    const { record } = restoreRecord(job, left, state) ?? {};
    await record?.comment(pendingComment, { create: false, last: true });
}
function describeStoppedClose(job, { serviceId = '?' }, { name, removing, removal }) {
    const request = job.inputs.text('teardown-request') ?? '?';
    if (removing === true)
        return (0,_text_message_js__WEBPACK_IMPORTED_MODULE_9__/* .message */ .i) `preview-close-stopped-removing: The step was stopped while it ended the preview ${name}. ${request} was being sent, and its answer was not seen: service ${serviceId} may have been removed. Look at the dashboard of the platform.`;
    if (removal !== undefined) {
        const became = removal === 'claimed' ? 'was not sent' : 'was answered, which was not recorded';
        return (0,_text_message_js__WEBPACK_IMPORTED_MODULE_9__/* .message */ .i) `preview-close-stopped-claimed: The step was stopped while it ended the preview ${name}. The removal of service ${serviceId} was claimed, or was being claimed, and ${request} ${became}. While that claim is there, no later run sends it: look at the dashboard of the platform, and delete the service there if it still exists.`;
    }
    return (0,_text_message_js__WEBPACK_IMPORTED_MODULE_9__/* .message */ .i) `preview-close-stopped: The step was stopped while it ended the preview ${name}. Run this job again: it does what is left.`;
}
function restoreRecord(job, left, state) {
    const { context, inputs, signal } = job;
    const { environment = _preview_preview_inputs_js__WEBPACK_IMPORTED_MODULE_6__/* .defaultEnvironment */ .L, githubToken: token } = (0,_config_report_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .readReportInputs */ .g)(inputs);
    const { repository, runUrl: logUrl } = context;
    if (token === undefined || repository === undefined)
        return undefined;
    const { number, sha: headSha } = state;
    const deployments = new _github_deployments_deployments_js__WEBPACK_IMPORTED_MODULE_1__/* .Deployments */ .DS({
        repository,
        token,
        redactor: job.redactor,
        signal: AbortSignal.any([signal, AbortSignal.timeout(mostMs)]),
        patienceMs,
        environment,
        transient: true,
    });
    const refs = (0,_preview_github_host_js__WEBPACK_IMPORTED_MODULE_7__/* .deployedRefs */ .Pt)(number, headSha);
    const memory = new _github_previews_github_preview_memory_js__WEBPACK_IMPORTED_MODULE_2__/* .GitHubPreviewMemory */ .t({
        ...{ deployments, refs, headSha, logUrl, current: left.trackedId },
        heads: {
            show: async ({ memory: remembered, find }) => {
                const { trackedAttempt: attempt } = left;
                const created = (await find()) ?? (attempt && (await deployments.findCreated(attempt)));
                const stored = created || (await deployments.create(refs, { ...remembered, attempt }));
                job.state.note({ trackedId: stored });
                return stored;
            },
        },
    });
    const comments = inputs.get('comment') ? deployments.github.comments(number) : undefined;
    const record = new _preview_memory_preview_record_js__WEBPACK_IMPORTED_MODULE_5__/* .PreviewRecord */ .y(job, state, { memory, comments, rows: (0,_preview_github_host_js__WEBPACK_IMPORTED_MODULE_7__/* .githubRows */ .rE)(job, headSha) });
    return { record, memory };
}
async function stoppedRun(job, left, { creating, name, url }) {
    const { deploymentId, serviceId } = left;
    if (deploymentId === undefined) {
        const reason = serviceId !== undefined
            ? (0,_text_message_js__WEBPACK_IMPORTED_MODULE_9__/* .message */ .i) `preview-stopped-before-deploy: The step was stopped before the platform named a deployment of the head, so one may exist: check the dashboard. Service ${serviceId} is remembered for the next push.`
            : creating === true
                ? (0,_text_message_js__WEBPACK_IMPORTED_MODULE_9__/* .message */ .i) `preview-stopped-while-creating: The step was stopped while ${name} was being created. The service may exist and be billed: check the project.`
                : `The step was stopped before ${name} was deployed.`;
        await (0,_stopped_run_js__WEBPACK_IMPORTED_MODULE_8__/* .warn */ .R8)(job, reason);
        const comment = { ...(0,_preview_comment_comment_text_js__WEBPACK_IMPORTED_MODULE_4__/* .formatOutcome */ .ke)('aborted'), news: 'was stopped', reason: (0,_output_untrusted_js__WEBPACK_IMPORTED_MODULE_3__/* .sanitizeText */ .jZ)(reason, job.redactor) };
        return { status: { state: 'error', description: reason }, comment };
    }
    const last = await (0,_stopped_run_js__WEBPACK_IMPORTED_MODULE_8__/* .readLastStatus */ .xx)(job, left);
    const reason = (0,_stopped_run_js__WEBPACK_IMPORTED_MODULE_8__/* .describeStop */ .Cw)(left, last);
    await (0,_stopped_run_js__WEBPACK_IMPORTED_MODULE_8__/* .warn */ .R8)(job, reason);
    const state = (0,_stopped_run_js__WEBPACK_IMPORTED_MODULE_8__/* .toGitHubState */ .Ub)(left, last);
    const status = { state, description: `Stopped early. ${last.sentence}` };
    if (state === 'success') {
        return { status, comment: { ...(0,_preview_comment_comment_text_js__WEBPACK_IMPORTED_MODULE_4__/* .formatOutcome */ .ke)('succeeded'), news: 'is ready, though its job was stopped', url } };
    }
    return { status, comment: { ...(0,_preview_comment_comment_text_js__WEBPACK_IMPORTED_MODULE_4__/* .formatOutcome */ .ke)('aborted'), url, reason: (0,_output_untrusted_js__WEBPACK_IMPORTED_MODULE_3__/* .sanitizeText */ .jZ)(reason, job.redactor) } };
}


/***/ }),

/***/ 7264:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PH: () => (/* binding */ building),
/* harmony export */   Xh: () => (/* binding */ stillBilled),
/* harmony export */   gJ: () => (/* binding */ formatMarker),
/* harmony export */   ke: () => (/* binding */ formatOutcome),
/* harmony export */   wQ: () => (/* binding */ renderComment),
/* harmony export */   zZ: () => (/* binding */ closedMeanwhile)
/* harmony export */ });
/* unused harmony export longestComment */
/* harmony import */ var _deployment_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2988);
/* harmony import */ var _output_markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7185);
/* harmony import */ var _text_commits_commit_id_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(872);
/* harmony import */ var _text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4908);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1103);





const longestComment = 65_536;
const longestReason = 2_000;
const longestName = 200;
const longestAddress = 2_048;
const mostTail = 48_000;
const building = { icon: '\ud83d\udea7', news: 'is being built' };
function formatOutcome(outcome) {
    const { icon, news } = _deployment_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .outcomeFacts */ .c6[outcome];
    return { icon, news };
}
function stillBilled(serviceId) {
    return (0,_text_message_js__WEBPACK_IMPORTED_MODULE_1__/* .message */ .i) `preview-closed-still-billed: The preview has ended. Service ${serviceId} still exists and is billed: delete it in the dashboard of the platform.`;
}
function closedMeanwhile(serviceId) {
    return (0,_text_message_js__WEBPACK_IMPORTED_MODULE_1__/* .message */ .i) `preview-closed-meanwhile: The preview has ended, while a run was deploying to service ${serviceId}. Unless the run of the close removed it, the service still exists and is billed: delete it in the dashboard of the platform.`;
}
function formatMarker(target) {
    return `<!-- taxiway ${encodeURIComponent(target)} -->`;
}
function renderComment(content) {
    const { name, news, icon, reason, url, commit, run, tail = [] } = content;
    const title = (0,_output_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .sentence */ .em)(content.title ?? `Preview ${(0,_text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_3__/* .excerpt */ .Kb)(name, longestName)} ${news}`);
    const facts = [
        url === undefined ? '' : formatAddress(url, reason === undefined),
        commit === undefined ? '' : linked((0,_output_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)((0,_text_commits_commit_id_js__WEBPACK_IMPORTED_MODULE_4__/* .abbreviateCommit */ .dS)(commit.sha)), commit.address),
        (0,_output_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .prose */ .CS)(formatTime(content)),
        run?.address === undefined ? '' : linked('log', run.address),
    ];
    const lines = tail.map((line) => (0,_text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_3__/* .excerpt */ .Kb)(line, mostTail / 8));
    const end = (0,_text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_3__/* .lastLines */ .w$)(lines, mostTail, (line) => (0,_output_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeMarkdown */ .FV)(line).length + 1);
    const parts = [
        (0,_output_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .heading */ .R_)(`${icon} ${title}`),
        (0,_output_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .paragraph */ .FY)((0,_output_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .besides */ .oN)(facts)),
        reason === undefined ? '' : (0,_output_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .paragraph */ .FY)((0,_output_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .sentence */ .em)((0,_text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_3__/* .excerpt */ .Kb)(reason, longestReason))),
        end.length === 0 ? '' : (0,_output_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .folded */ .TM)('The end of the build log', end),
    ];
    return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}
function formatAddress(url, isReady) {
    if (url.length > longestAddress)
        return (0,_output_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)((0,_text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_3__/* .excerpt */ .Kb)(url, longestAddress));
    return isReady && (0,_output_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .isAddress */ .PW)(url) ? `<b>${(0,_output_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .link */ .nf)(url, 'Open the preview')}</b>` : (0,_output_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .link */ .nf)(url);
}
function formatTime({ title = '', duration, before }) {
    const isSaid = duration !== undefined && title.includes(duration);
    if (before === undefined)
        return isSaid ? '' : (duration ?? '');
    return duration === undefined || isSaid ? `the one before took ${before}` : `${duration} (the one before: ${before})`;
}
function linked(text, address) {
    return address === undefined ? text : (0,_output_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .link */ .nf)(address, text);
}


/***/ }),

/***/ 3761:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ findRemembered),
/* harmony export */   c: () => (/* binding */ claimService)
/* harmony export */ });
/* harmony import */ var _client_time_clock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(342);
/* harmony import */ var _preview_memory_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3709);


async function findRemembered(memory, targets) {
    return (await look(memory, targets)).remembered;
}
async function claimService(memory, claim) {
    const ours = { ...claim, id: await memory.write(claim) };
    for (let looks = 1;; looks++) {
        const { remembered, isShown } = await look(memory, [claim.target], ours);
        if (remembered.kind !== 'none') {
            await memory.forget(claim.attempt);
            return remembered;
        }
        if (isShown)
            return undefined;
        if (looks === _preview_memory_js__WEBPACK_IMPORTED_MODULE_1__/* .mostLooks */ .Oh)
            throw new Error(`${memory.name} does not show the claim that it has just taken`);
        await _client_time_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .systemClock */ .m.sleep(_preview_memory_js__WEBPACK_IMPORTED_MODULE_1__/* .lookGapMs */ .sk, memory.signal);
    }
}
async function look(memory, targets, ours) {
    for (let looks = 1;; looks++) {
        try {
            return await readThrough(memory, targets, ours);
        }
        catch (error) {
            if (!(error instanceof _preview_memory_js__WEBPACK_IMPORTED_MODULE_1__/* .RecordGoneError */ .Pq) || looks === _preview_memory_js__WEBPACK_IMPORTED_MODULE_1__/* .mostLooks */ .Oh)
                throw error;
        }
        await _client_time_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .systemClock */ .m.sleep(_preview_memory_js__WEBPACK_IMPORTED_MODULE_1__/* .lookGapMs */ .sk, memory.signal);
    }
}
async function readThrough(memory, targets, ours) {
    let remembered = { kind: 'none' };
    let isShown = false;
    for await (const record of memory.read(targets, ours?.id)) {
        const { id, target, attempt, service: serviceId, created, image, exposed, url, freshForMs, isOver } = record;
        const isOurs = ours !== undefined && attempt === ours.attempt;
        isShown ||= isOurs;
        if (serviceId === undefined) {
            const counts = !isOver && !isOurs && (ours === undefined || id <= ours.id);
            if (counts)
                remembered = { kind: 'unconfirmed', target, freshForMs };
            continue;
        }
        if (remembered.kind === 'none' && !isOver && serviceId !== ours?.gone) {
            const address = exposed?.url ?? url;
            remembered = { kind: 'known', target, serviceId, created, image, exposed, url: address };
        }
        break;
    }
    return { remembered, isShown };
}


/***/ }),

/***/ 5348:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {



__webpack_require__.d(__webpack_exports__, {
  y: () => (/* binding */ PreviewRecord)
});


var external_node_crypto_ = __webpack_require__(7598);

var serial_queue = __webpack_require__(9248);

var deployment_outcome = __webpack_require__(2988);

var untrusted = __webpack_require__(3419);

var run_report = __webpack_require__(9723);

var headline = __webpack_require__(3732);

var run_tracker = __webpack_require__(2980);

var duration = __webpack_require__(839);

var comment_text = __webpack_require__(7264);
// EXTERNAL MODULE: ./build/node_modules/valibot/index.mjs
var valibot = __webpack_require__(3374);

var errors = __webpack_require__(5373);

var write_or_find = __webpack_require__(6609);
;



const mostPages = 50;
const created = (0,valibot/* object */.Ik)({ id: (0,valibot/* number */.ai)() });
const rows = (0,valibot/* array */.YO)((0,valibot/* object */.Ik)({
    id: (0,valibot/* number */.ai)(),
    body: (0,valibot/* nullish */.cl)((0,valibot/* string */.Yj)()),
    user: (0,valibot/* nullish */.cl)((0,valibot/* object */.Ik)({ login: (0,valibot/* string */.Yj)() })),
    author: (0,valibot/* nullish */.cl)((0,valibot/* object */.Ik)({ id: (0,valibot/* number */.ai)() })),
}));
async function writeComment(place, body, { marker, id, create = true }) {
    const text = `${marker}\n${body}`;
    if (id !== undefined && (await update(place, id, text)))
        return id;
    let found = await readOwn(place, marker);
    if (found.length === 0) {
        if (!create)
            return undefined;
        const made = await createComment(place, marker, text);
        found = await readOwn(place, marker);
        if (made <= (found[0] ?? made))
            return made;
    }
    const [oldest = 0, ...later] = found;
    await update(place, oldest, text);
    for (const each of later)
        await unlessGone(place.remove(each));
    return oldest;
}
async function readOwn({ list, own }, marker) {
    const account = await own();
    const found = [];
    let isWhole = false;
    for await (const page of list(mostPages)) {
        isWhole = page.isLast;
        for (const { id, body, user, author } of (0,valibot/* parse */.qg)(rows, page.rows)) {
            if ((user?.login ?? author?.id) === account && body?.startsWith(marker))
                found.push(id);
        }
    }
    if (!isWhole && found.length === 0)
        throw new Error('there are more comments than are searched');
    return found.sort((one, other) => one - other);
}
async function createComment(place, marker, body) {
    const write = async () => (0,valibot/* parse */.qg)(created, await place.create(body)).id;
    const look = async () => {
        const [found] = await readOwn(place, marker);
        return found !== undefined && (await update(place, found, body)) ? found : undefined;
    };
    return await (0,write_or_find/* writeOrFind */.S)(write, look, place.signal);
}
async function update({ change }, id, body) {
    return await unlessGone(change(id, body));
}
async function unlessGone(request) {
    try {
        await request;
        return true;
    }
    catch (error) {
        if ((0,errors/* isMissing */.b2)(error) && !error.said.includes('not accessible'))
            return false;
        throw error;
    }
}


var claim = __webpack_require__(3761);
;











class PreviewRecord {
    #job;
    #host;
    #tracker;
    #begun;
    #commenting = new serial_queue/* SerialQueue */.y();
    #warned = false;
    #beforeMs;
    constructor(job, begun, host, tracker = run_tracker/* noTracker */["if"]) {
        this.#job = job;
        this.#begun = begun;
        this.#host = host;
        this.#tracker = tracker;
        this.note(begun);
    }
    get target() {
        return this.#begun.target;
    }
    get #facts() {
        return this.#job.state.current.preview ?? this.#begun;
    }
    get shownName() {
        return (0,untrusted/* sanitizeText */.jZ)(this.#facts.name, this.#job.redactor);
    }
    noteBefore(ms) {
        this.#beforeMs = ms;
    }
    note(change) {
        this.#job.state.note({ preview: { ...this.#facts, ...change } });
    }
    async claim(gone) {
        const attempt = (0,external_node_crypto_.randomUUID)();
        this.note({ claim: attempt });
        const other = await (0,claim/* claimService */.c)(this.#host.memory, { target: this.target, attempt, gone });
        if (other !== undefined)
            this.note({ claim: undefined });
        return other;
    }
    async forgetClaim() {
        const { claim } = this.#facts;
        this.note({ creating: false });
        if (claim === undefined)
            return;
        if (await this.attempt(this.#host.memory.forget(claim)))
            this.note({ claim: undefined });
    }
    async remember() {
        const { serviceId: service } = this.#job.state.current;
        const { target, created, image, exposed, url, sha: head, claim: attempt } = this.#facts;
        const remembering = this.#host.memory.remember({
            ...{ target, service, created, image, exposed, url, head, attempt },
        });
        return (await this.attempt(remembering)) && (await remembering);
    }
    async finish(run) {
        const { outcome, passed, durationMs } = run;
        if (this.#facts.hasEnded) {
            const { serviceId } = this.#job.state.current;
            if (serviceId === undefined)
                return;
            await this.#tracker.retire('The preview has ended');
            return await this.commentOnClose((0,comment_text/* closedMeanwhile */.zZ)(serviceId));
        }
        if (outcome === 'skipped')
            return;
        const isGood = deployment_outcome/* outcomeFacts */.c6[outcome].isDeployed;
        const { text: title, rest } = (0,headline/* toHeadline */.GM)(run, { action: 'preview', name: this.shownName });
        const news = {
            ...(0,comment_text/* formatOutcome */.ke)(outcome),
            title,
            url: (0,run_report/* servedAt */.rv)(run),
            duration: (0,duration/* formatDuration */.a3)(durationMs),
            ...(isGood ? {} : { reason: rest, tail: passed ? [] : (0,run_report/* logTail */.RB)(run) }),
        };
        await this.comment(news, { last: true });
    }
    async commentOnClose(reason) {
        await this.comment({ icon: '\ud83d\udca4', news: 'has ended', reason }, { create: false, last: true });
    }
    async comment(news, { create = true, last = false } = {}) {
        const { comments, memory, rows } = this.#host;
        if (comments === undefined)
            return;
        const before = this.#beforeMs === undefined ? {} : { before: (0,duration/* formatDuration */.a3)(this.#beforeMs) };
        const body = typeof news === 'string' ? news : (0,comment_text/* renderComment */.wQ)({ name: this.shownName, ...rows, ...before, ...news });
        await this.#commenting.run(async () => {
            try {
                if (last && (await memory.isOvertaken(this.target)))
                    return;
                const { comment: id } = this.#facts;
                const comment = await writeComment(comments, body, { marker: (0,comment_text/* formatMarker */.gJ)(this.target), id, create });
                this.note({ comment });
            }
            catch (error) {
                if (last)
                    this.note({ pendingComment: body });
                if (this.#warned)
                    return;
                this.#warned = true;
                this.#job.console.warn(`Could not update the preview's comment: ${comments.explain(error)}.`);
            }
        });
    }
    async attempt(work) {
        const { memory } = this.#host;
        try {
            await work;
            return true;
        }
        catch (error) {
            this.#job.console.warn(`Could not remember the state of the preview in ${memory.name}: ${memory.explain(error)}.`);
            return false;
        }
    }
}


/***/ })

};
