export const id = 667;
export const ids = [667];
export const modules = {

/***/ 2667:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   closePreview: () => (/* binding */ closePreview)
/* harmony export */ });
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6695);
/* harmony import */ var _report_run_end_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6394);
/* harmony import */ var _text_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4080);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3597);
/* harmony import */ var _comment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6846);
/* harmony import */ var _context_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4379);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6206);
/* harmony import */ var _service_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5326);
/* harmony import */ var _teardown_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4751);









const requestTimeoutMs = 60_000;
async function closePreview(context, { isRerun, ending }) {
    const { host, inputs, job } = context;
    const { known, outdated } = await (0,_context_js__WEBPACK_IMPORTED_MODULE_3__/* .checkChangeRequest */ .ag)(context, ending);
    if (outdated !== undefined)
        return (0,_report_run_end_js__WEBPACK_IMPORTED_MODULE_7__/* .plainEnd */ ._u)('skipped', outdated);
    if (ending === 'unlabeled' && isRerun && !known) {
        const reason = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_8__/* .message */ .iU) `preview-labels-unread: Nothing was ended: this is a re-run, and it is not known which labels ${host.reference} has now. Run it again.`;
        return (0,_report_run_end_js__WEBPACK_IMPORTED_MODULE_7__/* .plainEnd */ ._u)('failed', reason);
    }
    const { target, service } = await (0,_service_js__WEBPACK_IMPORTED_MODULE_5__/* .readRemembered */ .fE)(context);
    const record = (0,_record_js__WEBPACK_IMPORTED_MODULE_4__/* .openRecord */ .C)(context, target, false);
    const serviceId = inputs.givenId ?? (service.kind === 'known' ? service.serviceId : undefined);
    if (serviceId === undefined)
        return await closeWithoutService(context, record, service);
    job.outputs.set('service-id', serviceId);
    const isOurs = service.kind === 'known' && service.serviceId === serviceId && (await isCreatedByUs(context, service));
    const removing = { target, ending, mayBeOpen: isRerun && !known, isOurs };
    const { outcome, reason, isGone, isOpen } = await cleanUp(context, record, serviceId, removing);
    if (isOpen)
        return (0,_report_run_end_js__WEBPACK_IMPORTED_MODULE_7__/* .plainEnd */ ._u)(outcome, reason, { serviceId });
    await record.attempt(() => (0,_context_js__WEBPACK_IMPORTED_MODULE_3__/* .waitForHost */ .Zu)(context, host.memory.close(target, isGone)));
    await record.commentOnClose(reason);
    return (0,_report_run_end_js__WEBPACK_IMPORTED_MODULE_7__/* .plainEnd */ ._u)(outcome, reason, { serviceId });
}
async function isCreatedByUs(context, { target, serviceId, created }) {
    if (created === true || context.inputs.teardown === undefined)
        return created === true;
    const { memory } = context.host;
    try {
        return await (0,_context_js__WEBPACK_IMPORTED_MODULE_3__/* .waitForHost */ .Zu)(context, memory.hasCreated(target, serviceId));
    }
    catch (error) {
        context.job.signal.throwIfAborted();
        context.job.console.warn(`${memory.name} does not say who created service ${serviceId}: ${memory.explain(error)}.`);
        return false;
    }
}
async function closeWithoutService({ inputs }, record, service) {
    const { name } = inputs;
    if (service.kind === 'unreadable') {
        const reason = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_8__/* .message */ .iU) `preview-closed-service-unknown: Could not determine the service for ${name} (${service.why}). It may exist and be billed: set \`service-id\`.`;
        return (0,_report_run_end_js__WEBPACK_IMPORTED_MODULE_7__/* .plainEnd */ ._u)('failed', reason);
    }
    if (service.kind === 'unconfirmed') {
        const reason = `The preview has ended. An earlier run did not see the platform's answer when it created ${name}, so the service may exist and be billed: check the project.`;
        await record.commentOnClose(reason);
        return (0,_report_run_end_js__WEBPACK_IMPORTED_MODULE_7__/* .plainEnd */ ._u)('failed', reason);
    }
    return (0,_report_run_end_js__WEBPACK_IMPORTED_MODULE_7__/* .plainEnd */ ._u)('skipped', `There is no preview to end.`);
}
async function cleanUp(context, record, serviceId, { target, ending, mayBeOpen, isOurs }) {
    const presence = await turnAutodeployOff(context, serviceId);
    const { teardown } = context.inputs;
    if (teardown !== undefined && mayBeOpen) {
        const reason = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_8__/* .message */ .iU) `preview-teardown-not-sent: The preview has ended. ${teardown.method} ${teardown.path} was not sent: this is a re-run, and GitHub does not say whether the pull request is still closed. Service ${serviceId} still exists and is billed: delete it in the dashboard of the platform.`;
        return { outcome: 'failed', isGone: false, reason };
    }
    if (teardown !== undefined && !isOurs) {
        const reason = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_8__/* .message */ .iU) `preview-teardown-not-ours: The preview has ended. ${teardown.method} ${teardown.path} was not sent: nothing says that Taxiway created service ${serviceId}. It still exists and is billed: delete it in the dashboard of the platform if it is no longer needed.`;
        return { outcome: 'skipped', isGone: false, reason };
    }
    if (teardown !== undefined)
        return await removeOnce(context, record, { teardown, target, ending, serviceId, presence });
    if (presence !== 'missing')
        return { outcome: 'skipped', isGone: false, reason: (0,_comment_js__WEBPACK_IMPORTED_MODULE_2__/* .stillBilled */ .Xh)(serviceId) };
    return await whatIsMissing(context, serviceId);
}
async function whatIsMissing(context, serviceId) {
    const unproven = await (0,_service_js__WEBPACK_IMPORTED_MODULE_5__/* .whyDeletionUnproven */ .bv)(context, serviceId);
    if (unproven === undefined)
        return deletedBefore(serviceId);
    const reason = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_8__/* .message */ .iU) `preview-closed-service-not-found: The preview has ended. Could not determine whether service ${serviceId} still exists and is billed: the platform answers 404 for it, and ${unproven}. Look at the dashboard.`;
    return { outcome: 'skipped', isGone: false, reason };
}
function deletedBefore(serviceId) {
    const reason = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_8__/* .message */ .iU) `preview-closed-service-deleted: The preview has ended. Service ${serviceId} was deleted before.`;
    return { outcome: 'skipped', isGone: true, reason };
}
async function turnAutodeployOff(context, serviceId) {
    const { job, keyCheck, platform } = context;
    const settings = { id: serviceId, enabled: false };
    const permitted = keyCheck.require('set_autodeploy', { serviceId });
    const error = await (0,_context_js__WEBPACK_IMPORTED_MODULE_3__/* .catchError */ .WL)(context, permitted.then(() => platform.call('set_autodeploy', settings, (0,_context_js__WEBPACK_IMPORTED_MODULE_3__/* .callOptions */ .jp)(context, requestTimeoutMs))));
    if (error === undefined)
        return 'found';
    if ((0,_client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isMissing */ .b2)(error))
        return 'missing';
    job.console.warn(`Automatic deployment of service ${serviceId} may still be on: ${error.message}`);
    return 'unknown';
}
async function removeOnce(context, record, removing) {
    const { teardown, target, serviceId } = removing;
    const { memory } = context.host;
    const request = `${teardown.method} ${teardown.path}`;
    let claim;
    try {
        claim = await claimRemoval(context, target, serviceId);
    }
    catch (error) {
        context.job.signal.throwIfAborted();
        const reason = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_8__/* .message */ .iU) `preview-teardown-unclaimed: The preview has ended. ${request} was not sent, because that could not be recorded in ${memory.name} (${memory.explain(error)}), and another run could send it too. Service ${serviceId} still exists and is billed: run this job again, or delete it in the dashboard of the platform.`;
        return { outcome: 'failed', isGone: false, reason };
    }
    switch (claim.kind) {
        case 'removed': {
            const reason = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_8__/* .message */ .iU) `preview-teardown-by-another: The preview has ended. Another run has removed service ${serviceId}.`;
            return { outcome: 'skipped', isGone: true, reason };
        }
        case 'shared': {
            const reason = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_8__/* .message */ .iU) `preview-teardown-shared: The preview has ended. ${request} was not sent: another preview remembers service ${serviceId} too. It still exists and is billed.`;
            return { outcome: 'skipped', isGone: false, reason };
        }
        case 'in doubt': {
            if ((await (0,_service_js__WEBPACK_IMPORTED_MODULE_5__/* .whyDeletionUnproven */ .bv)(context, serviceId)) === undefined)
                return deletedBefore(serviceId);
            const reason = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_8__/* .message */ .iU) `preview-teardown-in-doubt: The preview has ended. ${request} was not sent: an earlier run, or one beside this one, was about to send it, and what became of that is not known. Service ${serviceId} may still exist and be billed: look at the dashboard of the platform, and delete it there.`;
            return { outcome: 'indeterminate', isGone: false, reason };
        }
        case 'ours': {
            const { isConfirmed, ...cleanup } = await removeIfStillClosed(context, removing);
            if (isConfirmed)
                await record.attempt(() => (0,_context_js__WEBPACK_IMPORTED_MODULE_3__/* .waitForHost */ .Zu)(context, memory.endRemoval(claim, cleanup.isGone)));
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
        return await (0,_context_js__WEBPACK_IMPORTED_MODULE_3__/* .waitForHost */ .Zu)(context, claiming, (0,_context_js__WEBPACK_IMPORTED_MODULE_3__/* .flowOptions */ .pO)(context).timeoutMs);
    }
    catch (error) {
        (0,_text_error_js__WEBPACK_IMPORTED_MODULE_1__/* .awaitLater */ .xQ)(claiming.then((late) => (late.kind === 'ours' ? memory.endRemoval(late, false) : undefined)));
        throw error;
    }
}
async function removeIfStillClosed(context, removing) {
    const { outdated } = await (0,_context_js__WEBPACK_IMPORTED_MODULE_3__/* .checkChangeRequest */ .ag)(context, removing.ending);
    if (outdated !== undefined)
        return { outcome: 'skipped', reason: outdated, isGone: false, isOpen: true, isConfirmed: true };
    try {
        return await removeService(context, removing);
    }
    catch (error) {
        const { teardown, serviceId } = removing;
        const { console, signal } = context.job;
        const request = `${teardown.method} ${teardown.path}`;
        if (signal.aborted)
            console.warn((0,_text_message_js__WEBPACK_IMPORTED_MODULE_8__/* .message */ .iU) `preview-teardown-cut: ${request} was being sent, and its answer was not seen: service ${serviceId} may have been removed. Look at the dashboard of the platform.`);
        throw error;
    }
}
async function removeService(context, { teardown: request, serviceId, presence }) {
    const { inputs, keyCheck } = context;
    const keyError = await (0,_context_js__WEBPACK_IMPORTED_MODULE_3__/* .catchError */ .WL)(context, keyCheck.answer);
    const sent = keyError === undefined
        ? await (0,_teardown_js__WEBPACK_IMPORTED_MODULE_6__/* .tearDown */ .x)(inputs.connection, request, serviceId, (0,_context_js__WEBPACK_IMPORTED_MODULE_3__/* .callOptions */ .jp)(context, requestTimeoutMs))
        : { kind: 'refused', why: keyError.message };
    if (sent.kind === 'missing' && presence !== 'found')
        return { ...(await whatIsMissing(context, serviceId)), isConfirmed: true };
    switch (sent.kind) {
        case 'removed': {
            const reason = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_8__/* .message */ .iU) `preview-teardown-done: The preview has ended. ${request.method} ${request.path} removed service ${serviceId} (the platform answered ${sent.status}).`;
            return { outcome: 'skipped', isGone: true, isConfirmed: true, reason };
        }
        case 'missing': {
            const reason = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_8__/* .message */ .iU) `preview-teardown-not-found: The preview has ended. ${sent.why} Service ${serviceId} may still exist and be billed: look at the dashboard of the platform, and at the path of \`teardown-request\`.`;
            return { outcome: 'failed', isGone: false, isConfirmed: true, reason };
        }
        case 'refused': {
            const reason = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_8__/* .message */ .iU) `preview-teardown-refused: The preview has ended. ${sent.why} Service ${serviceId} still exists and is billed: delete it in the dashboard of the platform.`;
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


/***/ }),

/***/ 6846:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PH: () => (/* binding */ building),
/* harmony export */   Xh: () => (/* binding */ stillBilled),
/* harmony export */   ke: () => (/* binding */ formatOutcome),
/* harmony export */   wQ: () => (/* binding */ renderComment),
/* harmony export */   we: () => (/* binding */ markerOf)
/* harmony export */ });
/* unused harmony export longestComment */
/* harmony import */ var _deployment_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6066);
/* harmony import */ var _output_markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2255);
/* harmony import */ var _text_commit_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5573);
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
    return (0,_text_message_js__WEBPACK_IMPORTED_MODULE_1__/* .message */ .iU) `preview-closed-still-billed: The preview has ended. Service ${serviceId} still exists and is billed: delete it in the dashboard of the platform.`;
}
function markerOf(target) {
    return `<!-- taxiway ${encodeURIComponent(target)} -->`;
}
function renderComment(content) {
    const { name, news, icon, reason, url, commit, duration, run, tail = [] } = content;
    const cells = {
        URL: url === undefined ? url : url.length > longestAddress ? (0,_output_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)((0,_text_message_js__WEBPACK_IMPORTED_MODULE_1__/* .excerpt */ .Kb)(url, longestAddress)) : (0,_output_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .link */ .nf)(url),
        Commit: commit && linked((0,_text_commit_js__WEBPACK_IMPORTED_MODULE_3__/* .abbreviateCommit */ .dS)(commit.sha), commit.address),
        Duration: duration === undefined ? duration : (0,_output_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .prose */ .CS)(duration),
        Run: run && linked(run.id, run.address),
    };
    const rows = Object.entries(cells).flatMap(([title, value]) => value === undefined ? [] : [[`<b>${title}</b>`, value]]);
    const lines = tail.map((line) => (0,_text_message_js__WEBPACK_IMPORTED_MODULE_1__/* .excerpt */ .Kb)(line, mostTail / 8));
    const end = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_1__/* .lastLines */ .w$)(lines, mostTail, (line) => (0,_output_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeMarkdown */ .FV)(line).length + 1);
    const parts = [
        (0,_output_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .heading */ .R_)(`${icon} Preview ${(0,_output_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)((0,_text_message_js__WEBPACK_IMPORTED_MODULE_1__/* .excerpt */ .Kb)(name, longestName))} ${(0,_output_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .prose */ .CS)(news)}`),
        rows.length > 0 && (0,_output_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .table */ .tp)(rows),
        reason !== undefined && `<p>${(0,_output_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .prose */ .CS)((0,_text_message_js__WEBPACK_IMPORTED_MODULE_1__/* .excerpt */ .Kb)(reason, longestReason))}</p>`,
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

/***/ 4379:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $X: () => (/* binding */ whyOutdated),
/* harmony export */   HV: () => (/* binding */ memoryLimitMs),
/* harmony export */   WL: () => (/* binding */ catchError),
/* harmony export */   Zu: () => (/* binding */ waitForHost),
/* harmony export */   ag: () => (/* binding */ checkChangeRequest),
/* harmony export */   hY: () => (/* binding */ hasEnded),
/* harmony export */   jp: () => (/* binding */ callOptions),
/* harmony export */   pO: () => (/* binding */ flowOptions)
/* harmony export */ });
/* harmony import */ var _client_http_json_api_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3000);
/* harmony import */ var _client_time_timeout_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3541);
/* harmony import */ var _text_commit_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5573);
/* harmony import */ var _text_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4080);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3597);
/* harmony import */ var _task_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5358);






const hostTimeoutMs = 20_000;
const shareForHost = 1 / 8;
function flowOptions({ inputs, keyCheck, reporter, run }) {
    const timeoutMs = Math.max(1, run.remaining());
    return { ...inputs.follow, ...reporter.flowOptions, timeoutMs, signal: run.signal, keyCheck };
}
function callOptions(context, mostMs) {
    return { signal: context.job.signal, timeoutMs: Math.min(mostMs, flowOptions(context).timeoutMs) };
}
async function waitForHost(context, work, limitMs = hostLimitMs(context, hostTimeoutMs)) {
    return await (0,_client_time_timeout_js__WEBPACK_IMPORTED_MODULE_1__/* .withTimeout */ .wj)(work, limitMs, context.job.signal);
}
function memoryLimitMs(context) {
    return hostLimitMs(context, _client_http_json_api_js__WEBPACK_IMPORTED_MODULE_0__/* .longestRequestMs */ .yr);
}
function hostLimitMs(context, longestMs) {
    return Math.min(longestMs, flowOptions(context).timeoutMs * shareForHost);
}
async function catchError(context, request) {
    try {
        await request;
        return undefined;
    }
    catch (error) {
        context.job.signal.throwIfAborted();
        if (!(error instanceof _text_error_js__WEBPACK_IMPORTED_MODULE_2__/* .TaxiwayError */ .yJ))
            throw error;
        return error;
    }
}
async function checkChangeRequest(context, expected) {
    const { host, job } = context;
    const sha = (0,_text_commit_js__WEBPACK_IMPORTED_MODULE_3__/* .abbreviateCommit */ .dS)(host.headSha);
    try {
        const now = await waitForHost(context, host.now());
        return { known: now !== undefined, ...compareWith(context, now, expected) };
    }
    catch (error) {
        job.signal.throwIfAborted();
        job.console.warn(`Could not check whether ${sha} is still the head of ${host.reference}: ${host.explain(error)}.`);
        return { known: false, ...compareWith(context, undefined, expected) };
    }
}
function compareWith({ host, inputs }, now, expected) {
    const { headSha, reference } = host;
    const { whenLabeled } = inputs;
    if (now !== undefined && expected === 'closed')
        return now.open ? { outdated: `Nothing to do: ${reference} is open now.` } : {};
    const labels = now?.labels ?? host.labels;
    const hasLabel = whenLabeled === undefined || (labels && (0,_task_js__WEBPACK_IMPORTED_MODULE_4__/* .hasListed */ .U)(labels, whenLabeled));
    if (expected !== 'open') {
        const isBack = now?.open === true && hasLabel === true;
        return isBack ? { outdated: `Nothing to do: ${reference} has a label again that asks for a preview.` } : {};
    }
    if (now?.open === false)
        return { outdated: `Nothing to do: ${reference} is closed now.` };
    if (now !== undefined && now.headSha !== headSha) {
        const outdated = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_5__/* .message */ .iU) `preview-head-outdated: Nothing to do: ${(0,_text_commit_js__WEBPACK_IMPORTED_MODULE_3__/* .abbreviateCommit */ .dS)(headSha)} is no longer the head of ${reference}. The head is now ${(0,_text_commit_js__WEBPACK_IMPORTED_MODULE_3__/* .abbreviateCommit */ .dS)(now.headSha)}.`;
        return { outdated };
    }
    if (hasLabel === false) {
        const outdated = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_5__/* .message */ .iU) `preview-without-label: No preview: ${reference} has none of the labels of \`when-labeled\` (${whenLabeled?.join(', ')}).`;
        return { outdated };
    }
    return hasLabel === undefined ? { mayLackLabel: true } : {};
}
async function whyOutdated(context) {
    return (await checkChangeRequest(context, 'open')).outdated;
}
function hasEnded({ inputs }, { open, labels }) {
    const { whenLabeled } = inputs;
    const lacksLabel = whenLabeled !== undefined && labels !== undefined && !(0,_task_js__WEBPACK_IMPORTED_MODULE_4__/* .hasListed */ .U)(labels, whenLabeled);
    return !open || lacksLabel;
}


/***/ }),

/***/ 6206:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ openRecord),
/* harmony export */   y: () => (/* binding */ PreviewRecord)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _client_time_serial_queue_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(494);
/* harmony import */ var _output_untrusted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8894);
/* harmony import */ var _comment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6846);
/* harmony import */ var _memory_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6296);
/* harmony import */ var _sticky_comment_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6236);






class PreviewRecord {
    #job;
    #host;
    #writesState;
    #state;
    #commenting = new _client_time_serial_queue_js__WEBPACK_IMPORTED_MODULE_5__/* .SerialQueue */ .y();
    #warned = false;
    constructor(job, state, host, writesState) {
        this.#job = job;
        this.#state = state;
        this.#host = host;
        this.#writesState = writesState;
        this.note({});
    }
    get target() {
        return this.#state.target;
    }
    note(change) {
        this.#state = { ...this.#state, ...change };
        if (this.#writesState)
            this.#job.state.note({ preview: this.#state });
    }
    async claim(gone) {
        const attempt = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)();
        this.note({ claim: attempt });
        const other = await (0,_memory_js__WEBPACK_IMPORTED_MODULE_3__/* .claimService */ .cw)(this.#host.memory, { target: this.target, attempt, gone });
        if (other !== undefined)
            this.note({ claim: undefined });
        return other;
    }
    async forgetClaim() {
        const { claim } = this.#state;
        this.note({ creating: false });
        if (claim === undefined)
            return;
        if (await this.attempt(() => this.#host.memory.forget(claim)))
            this.note({ claim: undefined });
    }
    async remember() {
        const { serviceId: service } = this.#job.state.current;
        const { target, created, image, exposed, url, variables, sha: head, claim: attempt } = this.#state;
        const facts = { target, service, created, image, exposed, url, variables, head, attempt };
        let isRemembered = false;
        await this.attempt(async () => {
            isRemembered = await this.#host.memory.remember(facts);
        });
        return isRemembered;
    }
    async commentOnClose(reason) {
        await this.comment({ icon: '\ud83d\udca4', news: 'has ended', reason }, { create: false, last: true });
    }
    async comment(news, { create = true, last = false } = {}) {
        const { comments, memory, rows } = this.#host;
        if (comments === undefined)
            return;
        const name = (0,_output_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .sanitizeText */ .jZ)(this.#state.name, this.#job.redactor);
        const body = typeof news === 'string' ? news : (0,_comment_js__WEBPACK_IMPORTED_MODULE_2__/* .renderComment */ .wQ)({ name, ...rows, ...news });
        await this.#commenting.run(async () => {
            try {
                if (last && (await memory.isOvertaken(this.target)))
                    return;
                const { comment: id } = this.#state;
                const onId = (comment) => this.note({ comment });
                await (0,_sticky_comment_js__WEBPACK_IMPORTED_MODULE_4__/* .writeComment */ .H)(comments, body, { marker: (0,_comment_js__WEBPACK_IMPORTED_MODULE_2__/* .markerOf */ .we)(this.target), id, onId, create });
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
            await work();
            return true;
        }
        catch (error) {
            this.#job.console.warn(`Could not remember the state of the preview in ${memory.name}: ${memory.explain(error)}.`);
            return false;
        }
    }
}
function openRecord({ host, inputs, job }, target, writesState) {
    const { image } = inputs.source;
    const name = inputs.isNamed ? inputs.name : (inputs.givenId ?? inputs.name);
    const { number, headSha: sha } = host;
    const variables = inputs.variables.map(({ key }) => key);
    return new PreviewRecord(job, { target, name, number, sha, image, variables }, host, writesState);
}


/***/ }),

/***/ 5326:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  E8: () => (/* binding */ checkServiceExists),
  jp: () => (/* binding */ hideFromSearch),
  fE: () => (/* binding */ readRemembered),
  uS: () => (/* binding */ readService),
  bv: () => (/* binding */ whyDeletionUnproven),
  fG: () => (/* binding */ whyRefused)
});

// EXTERNAL MODULE: ./build/client/errors.js
var errors = __webpack_require__(6695);
// EXTERNAL MODULE: ./build/client/fields.js
var fields = __webpack_require__(525);
// EXTERNAL MODULE: ./build/text/error.js
var text_error = __webpack_require__(4080);
;// CONCATENATED MODULE: ./build/deployment/deleted-services.js



async function findDeletedService(platform, { slug, serviceId }, options = {}) {
    try {
        const rows = await platform.call('list_deleted_services', { slug }, options);
        const value = rows.find((row) => (0,fields/* readId */.w)(row) === serviceId);
        if (value !== undefined)
            return { kind: 'found', value };
        if (rows.some((row) => (0,fields/* readId */.w)(row) === undefined))
            return { kind: 'unknown', why: 'an entry of it has no id' };
        return { kind: 'absent', proof: 'the whole list was read' };
    }
    catch (error) {
        options.signal?.throwIfAborted();
        if (error instanceof errors/* InputError */.dz || !(error instanceof text_error/* TaxiwayError */.yJ))
            throw error;
        return { kind: 'unknown', why: (0,text_error/* clauseOf */.pQ)(error) };
    }
}

// EXTERNAL MODULE: ./build/text/message.js
var message = __webpack_require__(3597);
// EXTERNAL MODULE: ./build/preview/context.js
var preview_context = __webpack_require__(4379);
// EXTERNAL MODULE: ./build/preview/memory.js
var preview_memory = __webpack_require__(6296);
;// CONCATENATED MODULE: ./build/preview/service.js





const requestTimeoutMs = 30_000;
function whyRefused({ host, inputs }, remembered, isFirstRun) {
    const { name, source } = inputs;
    switch (remembered.kind) {
        case 'known': {
            const { serviceId, image } = remembered;
            if (image === source.image)
                return undefined;
            const made = image === undefined ? 'is built from a repository' : `runs the image "${image}"`;
            const keep = image === undefined ? 'Remove `image`' : 'Keep the image (its tag may move)';
            return (0,message/* message */.iU) `preview-runs-image: Service ${serviceId} of ${name} ${made}, and the platform documents no way to change that. ${keep}, or set another \`service-name\`.`;
        }
        case 'none':
            return undefined;
        case 'unconfirmed':
            return (0,message/* message */.iU) `preview-creation-unconfirmed: An earlier run was about to create ${name}, and how that ended was not recorded, so the service may exist and be billed. Look at the project: set \`service-id\` if it is there, or ${host.memory.clearing} if it is not.`;
        case 'unreadable':
            if (isFirstRun)
                return undefined;
            return (0,message/* message */.iU) `preview-service-unknown: Could not determine the service for ${name} (${remembered.why}). Another one would be billed too: set \`service-id\`.`;
        default:
            return remembered;
    }
}
async function readRemembered(context) {
    const { host, inputs } = context;
    const { givenId, name, isNamed } = inputs;
    const byName = `preview:${host.number}:${name}`;
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
    const { memory } = context.host;
    try {
        return await (0,preview_context/* waitForHost */.Zu)(context, (0,preview_memory/* findRemembered */.Il)(memory, targets), (0,preview_context/* memoryLimitMs */.HV)(context));
    }
    catch (error) {
        context.job.signal.throwIfAborted();
        return { kind: 'unreadable', why: memory.explain(error) };
    }
}
async function checkServiceExists(context, serviceId) {
    const { inputs, job } = context;
    const { givenId, name } = inputs;
    const error = await turnIndexingOff(context, serviceId);
    const mayBeGone = (0,errors/* isMissing */.b2)(error) && givenId === undefined;
    const unproven = mayBeGone ? await whyDeletionUnproven(context, serviceId) : undefined;
    if (mayBeGone && unproven === undefined) {
        job.console.warn((0,message/* message */.iU) `preview-service-deleted: Service ${serviceId} of ${name} was deleted on the platform, so a new one is created.`);
        return { deleted: true };
    }
    warnOfIndexing(context, error);
    if (unproven === undefined)
        return { deleted: false };
    const advice = `Service ${serviceId} of ${name} was not found, and ${unproven}. If it was deleted, set another \`service-name\`. If it was not, check which services the key can access.`;
    return { deleted: false, advice };
}
async function hideFromSearch(context, serviceId) {
    warnOfIndexing(context, await turnIndexingOff(context, serviceId));
}
async function whyDeletionUnproven(context, serviceId) {
    const { inputs, platform } = context;
    const { projectSlug: slug } = inputs.create;
    if (slug === undefined)
        return 'without `project-slug` Taxiway cannot ask the platform whether it was deleted';
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
async function turnIndexingOff(context, serviceId) {
    const settings = { id: serviceId, enabled: false };
    return await (0,preview_context/* catchError */.WL)(context, context.platform.call('set_search_indexing', settings, (0,preview_context/* callOptions */.jp)(context, requestTimeoutMs)));
}
function warnOfIndexing({ job }, error) {
    if (error === undefined)
        return;
    job.console.warn(`Search engines may index the preview: ${error.message}`);
}


/***/ }),

/***/ 6236:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ writeComment)
/* harmony export */ });
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7492);
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6695);
/* harmony import */ var _client_write_or_find_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6811);



const mostPages = 50;
const created = (0,valibot__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc)({ id: (0,valibot__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig)() });
const rows = (0,valibot__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg)((0,valibot__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc)({
    id: (0,valibot__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig)(),
    body: (0,valibot__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6)((0,valibot__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP)()),
    user: (0,valibot__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6)((0,valibot__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc)({ login: (0,valibot__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP)() })),
    author: (0,valibot__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6)((0,valibot__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc)({ id: (0,valibot__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig)() })),
}));
async function writeComment(place, body, { marker, id, onId = () => undefined, create = true }) {
    const text = `${marker}\n${body}`;
    if (id !== undefined && (await update(place, id, text)))
        return;
    let found = await readOwn(place, marker);
    if (found.length === 0) {
        if (!create)
            return;
        const made = await createComment(place, marker, text);
        onId(made);
        found = await readOwn(place, marker);
        if (made <= (found[0] ?? made))
            return;
    }
    const [oldest = 0, ...later] = found;
    onId(oldest);
    await update(place, oldest, text);
    for (const each of later)
        await unlessGone(place.remove(each));
}
async function readOwn({ list, own }, marker) {
    const account = await own();
    const found = [];
    let isWhole = false;
    for await (const page of list(mostPages)) {
        isWhole = page.isLast;
        for (const { id, body, user, author } of (0,valibot__WEBPACK_IMPORTED_MODULE_2__/* .parse */ .qgA)(rows, page.rows)) {
            if ((user?.login ?? author?.id) === account && body?.startsWith(marker))
                found.push(id);
        }
    }
    if (!isWhole && found.length === 0)
        throw new Error('there are more comments than are searched');
    return found.sort((one, other) => one - other);
}
async function createComment(place, marker, body) {
    const write = async () => (0,valibot__WEBPACK_IMPORTED_MODULE_2__/* .parse */ .qgA)(created, await place.create(body)).id;
    const look = async () => {
        const [found] = await readOwn(place, marker);
        return found !== undefined && (await update(place, found, body)) ? found : undefined;
    };
    return await (0,_client_write_or_find_js__WEBPACK_IMPORTED_MODULE_1__/* .writeOrFind */ .S)(write, look, place.signal);
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
        if ((0,_client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isMissing */ .b2)(error) && !error.said.includes('not accessible'))
            return false;
        throw error;
    }
}


/***/ }),

/***/ 4751:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ tearDown)
/* harmony export */ });
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6695);
/* harmony import */ var _client_platform_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5603);
/* harmony import */ var _text_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4080);
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
            if (!(error instanceof _text_error_js__WEBPACK_IMPORTED_MODULE_2__/* .TaxiwayError */ .yJ))
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
