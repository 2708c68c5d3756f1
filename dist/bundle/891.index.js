export const id = 891;
export const ids = [891];
export const modules = {

/***/ 7891:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  previewClose: () => (/* binding */ previewClose)
});

// EXTERNAL MODULE: ./build/client/time/timeout.js
var timeout = __webpack_require__(3541);
// EXTERNAL MODULE: ./build/github/api/client.js
var client = __webpack_require__(726);
;// CONCATENATED MODULE: ./build/github/deployments/end.js
/** Each costs two requests of the 1,000 that a job's token has in an hour. */
const mostEnded = 100;
/**
 * Makes every GitHub deployment of the target inactive that is not so yet; `description` says why. Rejects with what GitHub's
 * client throws.
 *
 * @param since none can be older: when the pull request was made
 */
async function endDeployments(deployments, target, { description, since }) {
    let ended = 0;
    for await (const { id, memory } of deployments.own({ since, targets: [target] })) {
        if (memory.target !== target)
            continue;
        if (++ended > mostEnded)
            return;
        const last = await deployments.lastStatus(id);
        if (last?.state !== 'inactive')
            await deployments.update(id, { state: 'inactive', description });
    }
}

// EXTERNAL MODULE: ./build/actions/preview/comment.js
var preview_comment = __webpack_require__(8210);
// EXTERNAL MODULE: ./build/actions/preview/context.js
var context = __webpack_require__(4212);
// EXTERNAL MODULE: ./build/actions/preview/memory.js
var memory = __webpack_require__(7700);
// EXTERNAL MODULE: ./build/actions/preview/recall.js
var recall = __webpack_require__(8634);
// EXTERNAL MODULE: ./build/client/errors.js
var errors = __webpack_require__(6695);
// EXTERNAL MODULE: ./build/actions/preview/deleted.js
var deleted = __webpack_require__(266);
// EXTERNAL MODULE: ./build/actions/preview/teardown.js
var preview_teardown = __webpack_require__(8747);
;// CONCATENATED MODULE: ./build/actions/preview/remains.js





const requestMs = 60_000;
/** Switches automatic deployment off and sends the user's request, where there is one: the contract documents no delete. */
async function remainsOf(stage, serviceId, { mayBeOpen }) {
    const seen = await turnAutodeployOff(stage, serviceId);
    const { teardown } = stage.inputs;
    if (teardown !== undefined)
        return mayBeOpen ? kept(teardown, serviceId) : await removed(stage, teardown, serviceId);
    if (seen)
        return { outcome: 'skipped', gone: false, text: (0,preview_comment/* stillBilled */.X)(serviceId) };
    const unproven = await (0,deleted/* whyNotProvenDeleted */.L)(stage, serviceId);
    if (unproven === undefined)
        return { outcome: 'skipped', gone: true, text: `Service ${serviceId} was deleted before.` };
    const text = `${notKnown(serviceId)} The platform answers 404 for it, and ${unproven}.`;
    return { outcome: 'skipped', gone: false, text };
}
/** False where the platform does not see the service, which then needs no switch; any other failure costs a warning. */
async function turnAutodeployOff(stage, serviceId) {
    const { job, platform } = stage;
    try {
        await platform.call('set_autodeploy', { id: serviceId, enabled: false }, (0,context/* callOptions */.jp)(stage, requestMs));
    }
    catch (error) {
        job.signal.throwIfAborted();
        if (!(error instanceof errors/* TaxiwayError */.yJ))
            throw error;
        if ((0,deleted/* isGone */.S)(error))
            return false;
        job.console.warn(`Automatic deployment of service ${serviceId} may still be on: ${error.message}`);
    }
    return true;
}
/** What cannot be undone is not done on the word of an old event. */
function kept({ method, path }, serviceId) {
    const why = 'this run was started again, and whether the pull request was opened since is not known';
    return { outcome: 'failed', gone: false, text: `${method} ${path} was not sent: ${why}. ${(0,preview_comment/* stillBilled */.X)(serviceId)}` };
}
async function removed(stage, teardown, serviceId) {
    const { inputs, job } = stage;
    const request = `${teardown.method} ${teardown.path}`;
    try {
        const status = await (0,preview_teardown/* tearDown */.x)(inputs.connection, teardown, serviceId, (0,context/* callOptions */.jp)(stage, requestMs));
        const text = `${request} removed service ${serviceId} (the platform answered ${status}).`;
        return { outcome: 'skipped', gone: true, text };
    }
    catch (error) {
        job.signal.throwIfAborted();
        if (!(error instanceof errors/* TaxiwayError */.yJ))
            throw error;
        if ((0,deleted/* isGone */.S)(error))
            return { outcome: 'skipped', gone: true, text: `Service ${serviceId} was removed already.` };
        const refused = error instanceof errors/* RefusedError */.fk && error.status < 500;
        const text = refused ? (0,preview_comment/* stillBilled */.X)(serviceId) : notKnown(serviceId);
        return { outcome: refused ? 'failed' : 'indeterminate', gone: false, text: `${error.message} ${text}` };
    }
}
function notKnown(serviceId) {
    return `Whether service ${serviceId} still exists and is billed is not known: look at the dashboard.`;
}

// EXTERNAL MODULE: ./build/actions/preview/standing.js + 1 modules
var preview_standing = __webpack_require__(2609);
;// CONCATENATED MODULE: ./build/actions/preview/close.js









const closedReason = 'The pull request was closed';
/**
 * Ends the preview of a closed pull request: no deployment is active, none is made any more, and who pays knows it.
 *
 * @param again whether the run was started again: the event may be old, and the pull request open since
 */
async function previewClose(stage, again) {
    const { inputs, job } = stage;
    const standing = await (0,preview_standing/* standingOf */.YP)(stage, 'closed');
    if (standing.kind === 'stale')
        return { outcome: 'skipped', reason: standing.why };
    const { target, recalled } = await (0,recall/* recollect */._)(stage);
    const serviceId = inputs.givenId ?? (recalled.kind === 'service' ? recalled.serviceId : undefined);
    const comment = new preview_comment/* PreviewComment */.E(stage, target);
    if (serviceId === undefined)
        return await closeUnknown(stage, recalled, comment);
    job.outputs.set('service-id', serviceId);
    const remains = await remainsOf(stage, serviceId, { mayBeOpen: again && standing.kind === 'not-known' });
    await settleDeployments(stage, target, { recalled, gone: remains.gone });
    const reason = `The pull request is closed. ${remains.text}`;
    await comment.close({ news: 'has ended', reason });
    return { outcome: remains.outcome, reason: reason, serviceId };
}
async function closeUnknown({ inputs, job }, recalled, comment) {
    const { name } = inputs;
    switch (recalled.kind) {
        case 'unreadable': {
            const why = `Which service is that of ${name} is not known (${recalled.why}); it may exist and be billed: give \`service-id\`.`;
            return { outcome: 'failed', reason: why };
        }
        case 'doubt': {
            const reason = `The pull request is closed. A service ${name} may exist and be billed, for the answer to its creation was lost: look at the project.`;
            job.console.warn(reason);
            await comment.close({ news: 'has ended', reason });
            return { outcome: 'skipped', reason: reason };
        }
        case 'nothing':
        case 'service':
            return { outcome: 'skipped', reason: 'The pull request is closed, and no preview of it is left.' };
        default:
            return recalled;
    }
}
async function settleDeployments(stage, target, { recalled, gone }) {
    const { deployments, event, job } = stage;
    if (deployments === undefined)
        return;
    const ended = { description: closedReason, since: event.createdAt };
    try {
        await (0,timeout/* withTimeout */.wj)(endDeployments(deployments, target, ended), (0,context/* githubMs */.MK)(stage), job.signal);
        if (!gone || recalled.kind !== 'service')
            return;
        await deployments.update(recalled.githubDeployment, { state: 'inactive', description: memory/* noServiceLeft */.eO });
    }
    catch (error) {
        job.signal.throwIfAborted();
        job.console.warn(`The GitHub deployments of the preview may still be active: ${(0,client/* githubRefusal */.e)(error, 'deployments: write')}.`);
    }
}


/***/ })

};
