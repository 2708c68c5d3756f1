export const id = 997;
export const ids = [997];
export const modules = {

/***/ 274:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {



__webpack_require__.d(__webpack_exports__, {
  jp: () => (/* binding */ hideFromSearch),
  vD: () => (/* binding */ setAddress),
  C4: () => (/* binding */ setVariables),
  PU: () => (/* binding */ turnIndexingOff),
  o$: () => (/* binding */ warnOfIndexing)
});


var errors = __webpack_require__(5373);

var variable_writes = __webpack_require__(5204);

var untrusted = __webpack_require__(3419);

var defined_fields = __webpack_require__(5023);

var shortening = __webpack_require__(4908);

var message = __webpack_require__(1103);

var preview_context = __webpack_require__(6211);
;




const exposeTimeoutMs = 30_000;
function rememberedPort(wanted, last) {
    const { port, label } = last?.exposed ?? {};
    const isSame = port === wanted.port && label === wanted.label;
    return isSame && last?.url !== undefined ? { ...wanted, url: last.url } : undefined;
}
async function exposePort(context, serviceId, expose) {
    const request = context.platform.call('expose_port', { id: serviceId, ...expose }, (0,preview_context/* callOptions */.jp)(context, exposeTimeoutMs));
    const error = await (0,errors/* catchError */.WL)(request, context.job.signal);
    const url = error === undefined ? toAddress((await request).hostname ?? '') : undefined;
    if (url !== undefined)
        return { ...expose, url };
    const refusal = error instanceof errors/* RefusedError */.fk && error.status < 500 ? error.status : undefined;
    if (error?.kind === 'input' || (refusal !== undefined && refusal !== 409))
        throw error;
    const why = error === undefined ? 'the platform gave it no hostname' : (0,shortening/* withoutFullStop */.Qu)(error.message);
    context.job.console.warn((0,message/* message */.i) `preview-port-without-address: The address of port ${expose.port} is not known (${why}): set ${context.job.inputs.named('environment-url')}.`);
    return error === undefined ? expose : undefined;
}
function toAddress(hostname) {
    const hasScheme = /^https?:\/\//i.test(hostname);
    if (!hasScheme && /[\s/\\@?#]/.test(hostname))
        return undefined;
    const local = /^(?:(?:[a-z0-9-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i.test(hostname);
    const address = hasScheme ? hostname : `${local ? 'http' : 'https'}://${hostname}`;
    const url = URL.parse(address);
    return url?.username === '' && url.password === '' ? address : undefined;
}

;






const requestTimeoutMs = 30_000;
async function hideFromSearch(context, serviceId) {
    warnOfIndexing(context, await turnIndexingOff(context, serviceId));
}
async function turnIndexingOff(context, serviceId) {
    const settings = { id: serviceId, enabled: false };
    const request = context.platform.call('set_search_indexing', settings, (0,preview_context/* callOptions */.jp)(context, requestTimeoutMs));
    return await (0,errors/* catchError */.WL)(request, context.job.signal);
}
function warnOfIndexing({ job }, error) {
    if (error === undefined)
        return;
    job.console.warn(`Search engines may index the preview: ${error.message}`);
}
async function setAddress(context, record, { serviceId, known }) {
    const { inputs, job, reporter } = context;
    const { expose } = inputs;
    const exposed = expose && (rememberedPort(expose, known) ?? (await exposePort(context, serviceId, expose)));
    const url = inputs.report.environmentUrl ?? exposed?.url;
    if (url !== undefined)
        reporter.setUrl(url);
    const shown = url === undefined ? undefined : (0,untrusted/* sanitizeText */.jZ)(url, job.redactor);
    record.note((0,defined_fields/* definedFields */.X)({ url: shown, exposed }));
}
async function setVariables(context, serviceId) {
    const { platform, job, inputs } = context;
    const { variables, follow } = inputs;
    if (variables.length === 0)
        return;
    const limits = { signal: job.signal, timeoutMs: follow.timeoutMs };
    await (0,variable_writes/* importVariables */.b)(platform, { serviceId, variables }, (0,preview_context/* flowOptions */.pO)(context).onEvent, limits);
}


/***/ }),

/***/ 1923:
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
/* harmony import */ var _client_time_timeout_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7279);
/* harmony import */ var _text_commits_commit_id_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(872);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1103);
/* harmony import */ var _memory_claim_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3761);
/* harmony import */ var _preview_context_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6211);





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
    const target = targetByName(context);
    return { target, service: await readService(context, [target]) };
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

/***/ 5916:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ whyOutdated)
/* harmony export */ });
/* harmony import */ var _text_commits_commit_id_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(872);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1103);


function whyOutdated({ host }, now, expected) {
    const { headSha, reference } = host;
    if (now === undefined)
        return undefined;
    if (expected === 'closed')
        return now.open ? `Nothing to do: ${reference} is open now.` : undefined;
    if (!now.open)
        return `Nothing to do: ${reference} is closed now.`;
    if (now.headSha === headSha)
        return undefined;
    return (0,_text_message_js__WEBPACK_IMPORTED_MODULE_0__/* .message */ .i) `preview-head-outdated: Nothing to do: ${(0,_text_commits_commit_id_js__WEBPACK_IMPORTED_MODULE_1__/* .abbreviateCommit */ .dS)(headSha)} is no longer the head of ${reference}. The head is now ${(0,_text_commits_commit_id_js__WEBPACK_IMPORTED_MODULE_1__/* .abbreviateCommit */ .dS)(now.headSha)}.`;
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


/***/ }),

/***/ 5544:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {



__webpack_require__.d(__webpack_exports__, {
  E8: () => (/* binding */ checkServiceExists),
  uS: () => (/* binding */ whyDeletionUnproven),
  fG: () => (/* binding */ whyRefused)
});


var errors = __webpack_require__(5373);

var json_fields = __webpack_require__(4544);

var format_error = __webpack_require__(9531);

var taxiway_error = __webpack_require__(7776);
;




async function findDeletedService(platform, { slug, serviceId }, options = {}) {
    try {
        const rows = await platform.call('list_deleted_services', { slug }, options);
        const value = rows.find((row) => (0,json_fields/* readId */.w)(row) === serviceId);
        if (value !== undefined)
            return { kind: 'found', value };
        if (rows.some((row) => (0,json_fields/* readId */.w)(row) === undefined))
            return { kind: 'unknown', why: 'an entry of it has no id' };
        return { kind: 'absent', proof: 'the whole list was read' };
    }
    catch (error) {
        options.signal?.throwIfAborted();
        if (error instanceof errors/* InputError */.dz || !(error instanceof taxiway_error/* TaxiwayError */.y))
            throw error;
        return { kind: 'unknown', why: (0,format_error/* formatErrorAsClause */.N_)(error) };
    }
}


var message = __webpack_require__(1103);

var applied_settings = __webpack_require__(274);

var preview_context = __webpack_require__(6211);
;





const requestTimeoutMs = 30_000;
function whyRefused({ host, inputs, job }, remembered, isFirstRun) {
    const { name, source } = inputs;
    switch (remembered.kind) {
        case 'known': {
            const { serviceId, image } = remembered;
            if (image === source.image)
                return undefined;
            const made = image === undefined ? 'is built from a repository' : `runs the image "${image}"`;
            const keep = image === undefined ? `Remove ${job.inputs.named('image')}` : 'Keep the image (its tag may move)';
            return (0,message/* message */.i) `preview-runs-image: Service ${serviceId} of ${name} ${made}, and the platform documents no way to change that. ${keep}, or set another ${job.inputs.named('service-name')}.`;
        }
        case 'none':
            return undefined;
        case 'unconfirmed':
            return (0,message/* message */.i) `preview-creation-unconfirmed: A run has claimed the creation of ${name}, and ${host.memory.name} remembers no service of it, so one may exist and be billed. Look at the project: delete the service if it is there, and ${host.memory.clearing}.`;
        case 'unreadable':
            if (isFirstRun)
                return undefined;
            return (0,message/* message */.i) `preview-service-unknown: Could not determine the service for ${name} (${remembered.why}). Another one would be billed too: run it again.`;
        default:
            return remembered;
    }
}
async function checkServiceExists(context, serviceId) {
    const { inputs, job } = context;
    const { name } = inputs;
    const error = await (0,applied_settings/* turnIndexingOff */.PU)(context, serviceId);
    const mayBeGone = (0,errors/* isMissing */.b2)(error);
    const unproven = mayBeGone ? await whyDeletionUnproven(context, serviceId) : undefined;
    if (mayBeGone && unproven === undefined) {
        job.console.warn((0,message/* message */.i) `preview-service-deleted: Service ${serviceId} of ${name} was deleted on the platform, so a new one is created.`);
        return { deleted: true };
    }
    (0,applied_settings/* warnOfIndexing */.o$)(context, error);
    if (unproven === undefined)
        return { deleted: false };
    const advice = `Service ${serviceId} of ${name} was not found, and ${unproven}. If it was deleted, set another ${context.job.inputs.named('service-name')}. If it was not, check which services the key can access.`;
    return { deleted: false, advice };
}
async function whyDeletionUnproven(context, serviceId) {
    const { inputs, platform } = context;
    const { projectSlug: slug } = inputs.create;
    if (slug === undefined)
        return `without ${context.job.inputs.named('project-slug')} Taxiway cannot ask the platform whether it was deleted`;
    const deleted = await findDeletedService(platform, { slug, serviceId }, (0,preview_context/* callOptions */.jp)(context, requestTimeoutMs));
    switch (deleted.kind) {
        case 'found':
            return undefined;
        case 'absent':
            return `the platform does not list it as deleted`;
        case 'unknown':
            return `the list of deleted services could not be read (${deleted.why})`;
        default:
            return deleted;
    }
}


/***/ })

};
