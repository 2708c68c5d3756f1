export const id = 489;
export const ids = [489];
export const modules = {

/***/ 7385:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nj: () => (/* binding */ isDeployed),
/* harmony export */   Qo: () => (/* binding */ readRoom),
/* harmony export */   _$: () => (/* binding */ readChangeRequest),
/* harmony export */   eT: () => (/* binding */ targetByName),
/* harmony export */   fE: () => (/* binding */ readRemembered),
/* harmony export */   gM: () => (/* binding */ isCreatedByUs),
/* harmony export */   th: () => (/* binding */ waitsForLimit),
/* harmony export */   uS: () => (/* binding */ readService)
/* harmony export */ });
/* harmony import */ var _client_time_timeout_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3541);
/* harmony import */ var _text_commits_commit_id_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7058);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3597);
/* harmony import */ var _memory_claim_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(975);
/* harmony import */ var _preview_context_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8509);





const shareForLimits = 1 / 2;
async function readChangeRequest(context) {
    const { host, job } = context;
    try {
        return await (0,_client_time_timeout_js__WEBPACK_IMPORTED_MODULE_0__/* .withTimeout */ .wj)(host.now(), (0,_preview_context_js__WEBPACK_IMPORTED_MODULE_2__/* .hostLimitMs */ .CV)(context), job.signal);
    }
    catch (error) {
        job.signal.throwIfAborted();
        const sha = (0,_text_commits_commit_id_js__WEBPACK_IMPORTED_MODULE_3__/* .abbreviateCommit */ .dS)(host.headSha);
        job.console.warn(`Could not check whether ${sha} is still the head of ${host.reference}: ${host.explain(error)}.`);
        return undefined;
    }
}
function targetByName({ host, inputs }) {
    return `preview:${host.number}:${inputs.name}`;
}
async function readRemembered(context) {
    const { host, inputs } = context;
    const { givenId, isNamed } = inputs;
    const byName = targetByName(context);
    if (givenId === undefined || isNamed)
        return { target: byName, service: await readService(context, [byName]) };
    const byId = `preview:${host.number}:id ${givenId}`;
    const service = await readService(context, [byName, byId]);
    if (!('target' in service) || service.target === byId)
        return { target: byId, service };
    const isDefault = service.kind === 'unconfirmed' || service.serviceId === givenId;
    return isDefault ? { target: byName, service } : { target: byId, service: { kind: 'none' } };
}
async function readService(context, targets) {
    const { host, job } = context;
    const { memory } = host;
    for (;;) {
        try {
            return await (0,_client_time_timeout_js__WEBPACK_IMPORTED_MODULE_0__/* .withTimeout */ .wj)((0,_memory_claim_js__WEBPACK_IMPORTED_MODULE_1__/* .findRemembered */ .I)(memory, targets), (0,_preview_context_js__WEBPACK_IMPORTED_MODULE_2__/* .memoryLimitMs */ .HV)(context), job.signal);
        }
        catch (error) {
            job.signal.throwIfAborted();
            if (await waitsForLimit(context, error))
                continue;
            return { kind: 'unreadable', why: memory.explain(error), isLimited: memory.limitMs(error) !== undefined };
        }
    }
}
async function waitsForLimit({ host, job, run }, error) {
    const { memory } = host;
    const limitMs = memory.limitMs(error);
    if (limitMs === undefined || limitMs > (0,_preview_context_js__WEBPACK_IMPORTED_MODULE_2__/* .leftMs */ .Ok)(run) * shareForLimits)
        return false;
    job.console.notice((0,_text_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .i) `preview-waits-for-limit: Waiting until ${memory.name} can be asked what it remembers of ${host.reference}: ${memory.explain(error)}.`);
    await run.sleep(limitMs);
    return true;
}
async function isDeployed(context, target) {
    const { host, job } = context;
    if (host.isDeployed === undefined)
        return false;
    try {
        return await (0,_client_time_timeout_js__WEBPACK_IMPORTED_MODULE_0__/* .withTimeout */ .wj)(host.isDeployed(target), (0,_preview_context_js__WEBPACK_IMPORTED_MODULE_2__/* .hostLimitMs */ .CV)(context), job.signal);
    }
    catch (error) {
        job.signal.throwIfAborted();
        job.console.say(`The head is deployed: ${host.memory.name} does not say whether it was before (${host.explain(error)}).`);
        return false;
    }
}
async function isCreatedByUs(context, target, serviceId) {
    const { host, job } = context;
    const { memory } = host;
    try {
        return await (0,_client_time_timeout_js__WEBPACK_IMPORTED_MODULE_0__/* .withTimeout */ .wj)(memory.hasCreated(target, serviceId), (0,_preview_context_js__WEBPACK_IMPORTED_MODULE_2__/* .hostLimitMs */ .CV)(context), job.signal);
    }
    catch (error) {
        job.signal.throwIfAborted();
        job.console.warn(`${memory.name} does not say who created service ${serviceId}: ${memory.explain(error)}.`);
        return false;
    }
}
async function readRoom(context, target, most) {
    const { host, inputs, job } = context;
    const { memory } = host;
    if (memory.findRoom === undefined)
        return { kind: 'free' };
    try {
        const finding = memory.findRoom(target, { most, keepsClosed: inputs.teardown !== undefined });
        return await (0,_client_time_timeout_js__WEBPACK_IMPORTED_MODULE_0__/* .withTimeout */ .wj)(finding, (0,_preview_context_js__WEBPACK_IMPORTED_MODULE_2__/* .memoryLimitMs */ .HV)(context), job.signal);
    }
    catch (error) {
        job.signal.throwIfAborted();
        return { kind: 'unknown', why: memory.explain(error) };
    }
}


/***/ }),

/***/ 98:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ hasEnded),
/* harmony export */   j: () => (/* binding */ compareChangeRequest)
/* harmony export */ });
/* harmony import */ var _text_commits_commit_id_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7058);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3597);
/* harmony import */ var _listed_labels_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3432);



function compareChangeRequest({ host, inputs, job }, now, expected) {
    const { headSha, reference } = host;
    const { whenLabeled } = inputs;
    if (now !== undefined && expected === 'closed')
        return now.open ? { outdated: `Nothing to do: ${reference} is open now.` } : {};
    const labels = now?.labels ?? host.labels;
    const hasLabel = whenLabeled === undefined || (labels && (0,_listed_labels_js__WEBPACK_IMPORTED_MODULE_0__/* .hasListed */ .U)(labels, whenLabeled));
    if (expected !== 'open') {
        const isBack = now?.open === true && hasLabel === true;
        return isBack ? { outdated: `Nothing to do: ${reference} has a label again that asks for a preview.` } : {};
    }
    if (now?.open === false)
        return { outdated: `Nothing to do: ${reference} is closed now.` };
    if (now !== undefined && now.headSha !== headSha) {
        const outdated = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_1__/* .message */ .i) `preview-head-outdated: Nothing to do: ${(0,_text_commits_commit_id_js__WEBPACK_IMPORTED_MODULE_2__/* .abbreviateCommit */ .dS)(headSha)} is no longer the head of ${reference}. The head is now ${(0,_text_commits_commit_id_js__WEBPACK_IMPORTED_MODULE_2__/* .abbreviateCommit */ .dS)(now.headSha)}.`;
        return { outdated };
    }
    if (hasLabel === false) {
        const outdated = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_1__/* .message */ .i) `preview-without-label: No preview: ${reference} has none of the labels of ${job.inputs.named('when-labeled')} (${whenLabeled?.join(', ')}).`;
        return { outdated };
    }
    return hasLabel === undefined ? { mayLackLabel: true } : {};
}
function hasEnded({ open, labels }, whenLabeled) {
    const lacksLabel = whenLabeled !== undefined && labels !== undefined && !(0,_listed_labels_js__WEBPACK_IMPORTED_MODULE_0__/* .hasListed */ .U)(labels, whenLabeled);
    return !open || lacksLabel;
}


/***/ }),

/***/ 722:
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
/* harmony import */ var _deployment_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6066);
/* harmony import */ var _output_markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2255);
/* harmony import */ var _text_commits_commit_id_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7058);
/* harmony import */ var _text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8086);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3597);





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

/***/ 975:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ findRemembered),
/* harmony export */   c: () => (/* binding */ claimService)
/* harmony export */ });
/* harmony import */ var _client_time_clock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9376);
/* harmony import */ var _preview_memory_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9447);


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

/***/ 1226:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {



__webpack_require__.d(__webpack_exports__, {
  y: () => (/* binding */ PreviewRecord)
});


var external_node_crypto_ = __webpack_require__(7598);

var serial_queue = __webpack_require__(494);

var deployment_outcome = __webpack_require__(6066);

var untrusted = __webpack_require__(8894);

var run_report = __webpack_require__(2065);

var headline = __webpack_require__(6494);

var run_tracker = __webpack_require__(402);

var duration = __webpack_require__(1589);

var comment_text = __webpack_require__(722);
// EXTERNAL MODULE: ./build/node_modules/valibot/index.mjs
var valibot = __webpack_require__(3374);

var errors = __webpack_require__(6695);

var write_or_find = __webpack_require__(6811);
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


var claim = __webpack_require__(975);
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


/***/ }),

/***/ 9040:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ce: () => (/* binding */ explainMissing),
/* harmony export */   LN: () => (/* binding */ deletedBefore),
/* harmony export */   Z4: () => (/* binding */ toPresence)
/* harmony export */ });
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6695);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3597);
/* harmony import */ var _usable_service_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6767);



function toPresence(error) {
    if (error === undefined)
        return 'found';
    return (0,_client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isMissing */ .b2)(error) ? 'missing' : 'unknown';
}
async function explainMissing(context, serviceId) {
    const unproven = await (0,_usable_service_js__WEBPACK_IMPORTED_MODULE_1__/* .whyDeletionUnproven */ .uS)(context, serviceId);
    if (unproven === undefined)
        return deletedBefore(serviceId);
    const reason = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_2__/* .message */ .i) `preview-closed-service-not-found: The preview has ended. Could not determine whether service ${serviceId} still exists and is billed: the platform answers 404 for it, and ${unproven}. Look at the dashboard.`;
    return { outcome: 'skipped', isGone: false, reason };
}
function deletedBefore(serviceId) {
    const reason = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_2__/* .message */ .i) `preview-closed-service-deleted: The preview has ended. Service ${serviceId} was deleted before.`;
    return { outcome: 'skipped', isGone: true, reason };
}


/***/ }),

/***/ 5489:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.r(__webpack_exports__);


__webpack_require__.d(__webpack_exports__, {
  closePreview: () => (/* binding */ closePreview)
});


var errors = __webpack_require__(6695);

var timeout = __webpack_require__(3541);

var run_end = __webpack_require__(6394);

var message = __webpack_require__(3597);

var ask_host = __webpack_require__(7385);

var change_request_check = __webpack_require__(98);

var comment_text = __webpack_require__(722);

var preview_record = __webpack_require__(1226);

var preview_context = __webpack_require__(8509);

var cleanup_result = __webpack_require__(9040);

var deferred_rejection = __webpack_require__(193);

var usable_service = __webpack_require__(6767);

var teardown_request = __webpack_require__(4294);
;










const requestTimeoutMs = 60_000;
async function removeOnce(context, record, removing) {
    const { teardown, target, serviceId } = removing;
    const { memory } = context.host;
    const request = `${teardown.method} ${teardown.path}`;
    let claim;
    record.note({ removal: 'claimed' });
    try {
        claim = await claimRemoval(context, target, serviceId);
    }
    catch (error) {
        context.job.signal.throwIfAborted();
        record.note({ removal: undefined });
        const reason = (0,message/* message */.i) `preview-teardown-unclaimed: The preview has ended. ${request} was not sent, because that could not be recorded in ${memory.name} (${memory.explain(error)}), and another run could send it too. Service ${serviceId} still exists and is billed: run this job again, or delete it in the dashboard of the platform.`;
        return { outcome: 'failed', isGone: false, reason };
    }
    if (claim.kind !== 'ours')
        record.note({ removal: undefined });
    switch (claim.kind) {
        case 'removed': {
            const reason = (0,message/* message */.i) `preview-teardown-by-another: The preview has ended. Another run has removed service ${serviceId}.`;
            return { outcome: 'skipped', isGone: true, reason };
        }
        case 'shared': {
            const reason = (0,message/* message */.i) `preview-teardown-shared: The preview has ended. ${request} was not sent: another preview remembers service ${serviceId} too. It still exists and is billed.`;
            return { outcome: 'skipped', isGone: false, reason };
        }
        case 'in doubt': {
            if ((await (0,usable_service/* whyDeletionUnproven */.uS)(context, serviceId)) === undefined)
                return (0,cleanup_result/* deletedBefore */.LN)(serviceId);
            const reason = (0,message/* message */.i) `preview-teardown-in-doubt: The preview has ended. ${request} was not sent: an earlier run, or one beside this one, was about to send it, and what became of that is not known. Service ${serviceId} may still exist and be billed: look at the dashboard of the platform, and delete it there.`;
            return { outcome: 'indeterminate', isGone: false, reason };
        }
        case 'ours': {
            const { isConfirmed, ...cleanup } = await removeIfStillClosed(context, record, removing);
            if (isConfirmed) {
                const ending = memory.endRemoval(claim, cleanup.isGone);
                if (await record.attempt((0,timeout/* withTimeout */.wj)(ending, (0,preview_context/* hostLimitMs */.CV)(context), context.job.signal)))
                    record.note({ removal: undefined });
            }
            return cleanup;
        }
        default:
            return claim;
    }
}
async function claimRemoval(context, target, serviceId) {
    const { memory } = context.host;
    const claiming = memory.claimRemoval(target, serviceId);
    try {
        return await (0,timeout/* withTimeout */.wj)(claiming, (0,preview_context/* leftMs */.Ok)(context.run), context.job.signal);
    }
    catch (error) {
        (0,deferred_rejection/* silenceUntilAwaited */.n)(claiming.then((late) => (late.kind === 'ours' ? memory.endRemoval(late, false) : undefined)));
        throw error;
    }
}
async function removeIfStillClosed(context, record, removing) {
    const { outdated } = (0,change_request_check/* compareChangeRequest */.j)(context, await (0,ask_host/* readChangeRequest */._$)(context), removing.ending);
    if (outdated !== undefined)
        return { outcome: 'skipped', reason: outdated, isGone: false, isOpen: true, isConfirmed: true };
    try {
        return await removeService(context, record, removing);
    }
    catch (error) {
        const { teardown, serviceId } = removing;
        const { console, signal } = context.job;
        const request = `${teardown.method} ${teardown.path}`;
        if (signal.aborted)
            console.warn((0,message/* message */.i) `preview-teardown-cut: ${request} was being sent, and its answer was not seen: service ${serviceId} may have been removed. Look at the dashboard of the platform.`);
        throw error;
    }
}
async function removeService(context, record, { teardown: request, serviceId, presence }) {
    const { inputs, keyCheck } = context;
    const keyError = await (0,errors/* catchError */.WL)(keyCheck.answer, context.job.signal);
    record.note({ removing: keyError === undefined });
    const sent = keyError === undefined
        ? await (0,teardown_request/* tearDown */.x)(inputs.connection, request, serviceId, (0,preview_context/* callOptions */.jp)(context, requestTimeoutMs))
        : { kind: 'refused', why: keyError.message };
    if (sent.kind !== 'unconfirmed')
        record.note({ removing: false, removal: 'answered' });
    if (sent.kind === 'missing' && presence !== 'found')
        return { ...(await (0,cleanup_result/* explainMissing */.Ce)(context, serviceId)), isConfirmed: true };
    switch (sent.kind) {
        case 'removed': {
            const reason = (0,message/* message */.i) `preview-teardown-done: The preview has ended. ${request.method} ${request.path} removed service ${serviceId} (the platform answered ${sent.status}).`;
            return { outcome: 'skipped', isGone: true, isConfirmed: true, reason };
        }
        case 'missing': {
            const reason = (0,message/* message */.i) `preview-teardown-not-found: The preview has ended. ${sent.why} Service ${serviceId} may still exist and be billed: look at the dashboard of the platform, and at the path of ${context.job.inputs.named('teardown-request')}.`;
            return { outcome: 'failed', isGone: false, isConfirmed: true, reason };
        }
        case 'refused': {
            const reason = (0,message/* message */.i) `preview-teardown-refused: The preview has ended. ${sent.why} Service ${serviceId} still exists and is billed: delete it in the dashboard of the platform.`;
            return { outcome: 'failed', isGone: false, isConfirmed: true, reason };
        }
        case 'unconfirmed': {
            const reason = `The preview has ended. ${sent.why} Service ${serviceId} may still exist and be billed: check the dashboard.`;
            return { outcome: 'indeterminate', isGone: false, isConfirmed: false, reason };
        }
        default:
            return sent;
    }
}

;











const close_requestTimeoutMs = 60_000;
async function closePreview(context, { isRerun, ending }) {
    const { host, inputs, job, reporter } = context;
    job.state.note({ preview: { ...(0,preview_context/* firstFacts */.Sk)(context, (0,ask_host/* targetByName */.eT)(context)), ending } });
    const now = await (0,ask_host/* readChangeRequest */._$)(context);
    const { outdated } = (0,change_request_check/* compareChangeRequest */.j)(context, now, ending);
    if (outdated !== undefined)
        return (0,run_end/* plainEnd */._u)('skipped', outdated);
    if (ending === 'unlabeled' && isRerun && now === undefined) {
        const reason = (0,message/* message */.i) `preview-labels-unread: Nothing was ended: this is a re-run, and it is not known which labels ${host.reference} has now. Run it again.`;
        return (0,run_end/* plainEnd */._u)('failed', reason);
    }
    const { target, service } = await (0,ask_host/* readRemembered */.fE)(context);
    const begun = { ...(0,preview_context/* firstFacts */.Sk)(context, target), ending };
    const record = new preview_record/* PreviewRecord */.y(job, begun, host, reporter.tracker);
    const serviceId = inputs.givenId ?? (service.kind === 'known' ? service.serviceId : undefined);
    if (serviceId === undefined)
        return await closeWithoutService(context, record, service);
    job.outputs.set('service-id', serviceId);
    job.state.note({ serviceId });
    const isOurs = service.kind === 'known' && service.serviceId === serviceId && (await isOwn(context, service));
    const removing = { target, ending, mayBeOpen: isRerun && now === undefined, isOurs };
    const { outcome, reason, isGone, isOpen } = await cleanUp(context, record, serviceId, removing);
    if (isOpen)
        return (0,run_end/* plainEnd */._u)(outcome, reason, { serviceId });
    await record.attempt((0,timeout/* withTimeout */.wj)(host.memory.close(target, isGone), (0,preview_context/* hostLimitMs */.CV)(context), job.signal));
    await record.commentOnClose(reason);
    return (0,run_end/* plainEnd */._u)(outcome, reason, { serviceId });
}
async function isOwn(context, { target, serviceId, created }) {
    if (created === true || context.inputs.teardown === undefined)
        return created === true;
    return await (0,ask_host/* isCreatedByUs */.gM)(context, target, serviceId);
}
async function closeWithoutService({ host, inputs, job }, record, service) {
    const { name } = inputs;
    if (service.kind === 'unreadable') {
        const reason = (0,message/* message */.i) `preview-closed-service-unknown: Could not determine the service for ${name} (${service.why}). It may exist and be billed: set ${job.inputs.named('service-id')}.`;
        return (0,run_end/* plainEnd */._u)('failed', reason);
    }
    if (service.kind === 'unconfirmed') {
        const reason = (0,message/* message */.i) `preview-closed-unconfirmed: The preview has ended. A run has claimed the creation of ${name}, and ${host.memory.name} remembers no service of it, so one may exist and be billed: check the project.`;
        await record.commentOnClose(reason);
        return (0,run_end/* plainEnd */._u)('failed', reason);
    }
    await record.commentOnClose(`No service is remembered of it.`);
    return (0,run_end/* plainEnd */._u)('skipped', `There is no preview to end.`);
}
async function cleanUp(context, record, serviceId, { target, ending, mayBeOpen, isOurs }) {
    const presence = await turnAutodeployOff(context, serviceId);
    const { teardown } = context.inputs;
    if (teardown !== undefined && mayBeOpen) {
        const reason = (0,message/* message */.i) `preview-teardown-not-sent: The preview has ended. ${teardown.method} ${teardown.path} was not sent: this is a re-run, and GitHub does not say whether the pull request is still closed. Service ${serviceId} still exists and is billed: delete it in the dashboard of the platform.`;
        return { outcome: 'failed', isGone: false, reason };
    }
    if (teardown !== undefined && !isOurs) {
        const reason = (0,message/* message */.i) `preview-teardown-not-ours: The preview has ended. ${teardown.method} ${teardown.path} was not sent: nothing says that Taxiway created service ${serviceId}. It still exists and is billed: delete it in the dashboard of the platform if it is no longer needed.`;
        return { outcome: 'skipped', isGone: false, reason };
    }
    if (teardown !== undefined)
        return await removeOnce(context, record, { teardown, target, ending, serviceId, presence });
    if (presence !== 'missing')
        return { outcome: 'skipped', isGone: false, reason: (0,comment_text/* stillBilled */.Xh)(serviceId) };
    return await (0,cleanup_result/* explainMissing */.Ce)(context, serviceId);
}
async function turnAutodeployOff(context, serviceId) {
    const { job, keyCheck, platform } = context;
    const settings = { id: serviceId, enabled: false };
    const permitted = keyCheck.require('set_autodeploy', { serviceId });
    const request = permitted.then(() => platform.call('set_autodeploy', settings, (0,preview_context/* callOptions */.jp)(context, close_requestTimeoutMs)));
    const error = await (0,errors/* catchError */.WL)(request, job.signal);
    const presence = (0,cleanup_result/* toPresence */.Z4)(error);
    if (error !== undefined && presence === 'unknown')
        job.console.warn(`Automatic deployment of service ${serviceId} may still be on: ${error.message}`);
    return presence;
}


/***/ }),

/***/ 4294:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ tearDown)
/* harmony export */ });
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6695);
/* harmony import */ var _client_platform_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(274);
/* harmony import */ var _text_taxiway_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2190);
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



async function tearDown({ baseUrl, apiKey }, { method, path }, serviceId, options) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const origin = __addDisposableResource(env_1, new _client_platform_js__WEBPACK_IMPORTED_MODULE_1__/* .Platform */ .O({ baseUrl: new URL(baseUrl).origin, apiKey }), true);
        try {
            const { status } = await origin.request(method, path.replaceAll('{id}', encodeURIComponent(serviceId)), options);
            return { kind: 'removed', status };
        }
        catch (error) {
            options.signal.throwIfAborted();
            if (!(error instanceof _text_taxiway_error_js__WEBPACK_IMPORTED_MODULE_2__/* .TaxiwayError */ .y))
                throw error;
            const why = error.message;
            if ((0,_client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isMissing */ .b2)(error))
                return { kind: 'missing', why };
            const isUnsent = error.kind === 'input' || (error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .NoAnswerError */ .i5 && !error.sent);
            const isRefused = error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .RefusedError */ .fk && error.status >= 400 && error.status < 500 && !isCutShort(error);
            return { kind: isUnsent || isRefused ? 'refused' : 'unconfirmed', why };
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
function isCutShort({ status }) {
    return status === 408 || status === 499;
}


/***/ })

};
