export const id = 689;
export const ids = [689];
export const modules = {

/***/ 689:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  deployPreview: () => (/* binding */ deployPreview)
});

// EXTERNAL MODULE: ./build/deployment/follow.js + 3 modules
var follow = __webpack_require__(4933);
// EXTERNAL MODULE: ./build/deployment/start/deploy.js
var deploy = __webpack_require__(5418);
// EXTERNAL MODULE: ./build/deployment/start/history-search.js
var history_search = __webpack_require__(8554);
// EXTERNAL MODULE: ./build/text/duration.js
var duration = __webpack_require__(9556);
// EXTERNAL MODULE: ./build/text/message.js
var message = __webpack_require__(3597);
// EXTERNAL MODULE: ./build/actions/shared/import-variables.js
var import_variables = __webpack_require__(7587);
// EXTERNAL MODULE: ./build/actions/shared/run.js + 6 modules
var run = __webpack_require__(802);
// EXTERNAL MODULE: ./build/checks/health.js + 3 modules
var health = __webpack_require__(7431);
// EXTERNAL MODULE: ./build/client/errors.js
var errors = __webpack_require__(6695);
// EXTERNAL MODULE: ./build/client/time/clock.js
var clock = __webpack_require__(9376);
// EXTERNAL MODULE: ./build/output/untrusted.js
var untrusted = __webpack_require__(8894);
// EXTERNAL MODULE: ./build/text/excerpt.js
var excerpt = __webpack_require__(6167);
// EXTERNAL MODULE: ./build/actions/preview/context.js
var preview_context = __webpack_require__(4212);
;// CONCATENATED MODULE: ./build/actions/preview/address.js







const exposeMs = 30_000;
/**
 * What counts as an answer: everything but a server error and 404, which routers answer for a hostname that they do not know yet. A
 * redirect counts without being followed, also one to a sign-in page.
 */
const answers = '200-299 301 302 303 307 308 400-403 405-499';
const gapMs = 1_000;
/**
 * Exposes the port that is wanted, unless it is remembered as exposed. The address of the preview is known from here on, or a warning
 * says why not. Rejects as the client does where the platform refuses.
 */
async function exposePort(context, record, serviceId, remembered) {
    const { inputs, job, reporter } = context;
    const last = remembered?.kind === 'known' ? remembered : undefined;
    const { port, label } = last?.memory.exposed ?? {};
    const isSame = last?.url !== undefined && port === inputs.expose?.port && label === inputs.expose?.label;
    const exposed = inputs.expose &&
        (isSame ? { ...inputs.expose, url: last.url } : await requestPort(context, serviceId, inputs.expose));
    const url = inputs.report.environmentUrl ?? exposed?.url;
    if (url !== undefined)
        reporter.setUrl(url);
    record.note({
        ...(url === undefined ? {} : { url: (0,untrusted/* sanitizeText */.jZ)(url, job.redactor) }),
        ...(exposed === undefined ? {} : { exposed }),
    });
}
/** Undefined where it is not known what was exposed: after a 409 (exposed already, or its label is taken) or a lost answer. */
async function requestPort(context, serviceId, expose) {
    const { job, platform } = context;
    const { port } = expose;
    const request = platform.call('expose_port', { id: serviceId, ...expose }, (0,preview_context/* callOptions */.jp)(context, exposeMs));
    const error = await (0,preview_context/* errorOf */.Mz)(context, request);
    if (error === undefined) {
        const url = addressOf((await request).hostname ?? '');
        if (url !== undefined)
            return { ...expose, url };
        job.console.warn((0,message/* message */.i)('preview-port-without-hostname') `The platform exposed port ${port} without a hostname, so the address of the preview is not known: set \`environment-url\`.`);
        return expose;
    }
    const refusal = error instanceof errors/* RefusedError */.fk && error.status < 500 ? error.status : undefined;
    if (error.kind === 'input' || (refusal !== undefined && refusal !== 409))
        throw error;
    const why = (0,excerpt/* withoutFullStop */.Qu)(error.message);
    job.console.warn(refusal === 409
        ? (0,message/* message */.i)('preview-port-not-exposed') `Port ${port} was not exposed (${why}), so the address of the preview is not known: set \`environment-url\`.`
        : (0,message/* message */.i)('preview-port-unconfirmed') `Could not confirm that port ${port} was exposed (${why}), so the address of the preview is not known: set \`environment-url\`.`);
    return undefined;
}
/** A hostname of the platform as an address: https, but http for this machine itself. Undefined for anything else. */
function addressOf(hostname) {
    const hasScheme = /^https?:\/\//i.test(hostname);
    if (!hasScheme && /[\s/\\@?#]/.test(hostname))
        return undefined;
    const local = /^(?:(?:[a-z0-9-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i.test(hostname);
    const address = hasScheme ? hostname : `${local ? 'http' : 'https'}://${hostname}`;
    const url = URL.parse(address);
    // A user name or password must not become an output.
    return url?.username === '' && url.password === '' ? address : undefined;
}
/** With `wait-for-url`, a successful deployment counts once its address answers; an address that does not answer is a timeout. */
async function waitForAddress(context, result) {
    const { inputs, job, platform, reporter } = context;
    const { deploymentId } = result;
    const url = reporter.url ?? result.url;
    if (result.outcome !== 'succeeded' || inputs.waitForUrlMs === 0)
        return result;
    if (url === undefined) {
        job.console.warn((0,message/* message */.i)('preview-no-address-to-wait-for') `\`wait-for-url\` has no address to wait for: set \`port\` or \`environment-url\`.`);
        return result;
    }
    const timeoutMs = Math.floor(Math.min(inputs.waitForUrlMs, (0,preview_context/* flowOptions */.pO)(context).timeoutMs));
    job.state.note({ during: 'the wait for the address' });
    job.console.say(`Waiting for ${url} to answer.`);
    try {
        const times = { successes: 1, intervalMs: gapMs, timeoutMs };
        const check = (0,health/* healthCheck */.b)({ url, status: answers, redirectAway: 'answer', ...times });
        const { passed, summary } = await check.run({
            platform,
            clock: clock/* systemClock */.m,
            signal: job.signal,
            progress: () => undefined,
            clean: (text) => (0,untrusted/* sanitizeText */.jZ)(text, job.redactor),
        });
        if (passed)
            return result;
        const reason = (0,message/* message */.i)('preview-address-silent') `Deployment ${deploymentId} succeeded, but ${url} did not answer in time: ${summary}.`;
        return { ...result, outcome: 'timed-out', reason };
    }
    catch (error) {
        if (!job.signal.aborted)
            throw error;
        const reason = (0,message/* message */.i)('preview-address-wait-cancelled') `The run was cancelled while it waited for ${url} to answer. Deployment ${deploymentId} itself succeeded.`;
        return { ...result, outcome: 'aborted', reason };
    }
}

// EXTERNAL MODULE: ./build/actions/preview/comment.js
var comment = __webpack_require__(8210);
// EXTERNAL MODULE: ./build/client/fields.js
var fields = __webpack_require__(525);
// EXTERNAL MODULE: ./build/client/time/run.js
var time_run = __webpack_require__(6487);
// EXTERNAL MODULE: ./build/deployment/start/guarded-write.js
var guarded_write = __webpack_require__(7939);
// EXTERNAL MODULE: ./build/deployment/start/preflight.js
var preflight = __webpack_require__(6266);
;// CONCATENATED MODULE: ./build/deployment/start/create-service.js






const requestLimitMs = 120_000;
/**
 * Creates a billed service, which queues its first deployment. The request is sent once; after a lost answer a second time only
 * where the number of services proves that the first had no effect. Checks the key first.
 *
 * @throws InputError where the key's scope does not permit deployments, or an argument is wrong; nothing was written then.
 */
async function createService(platform, request, host, options = {}) {
    const run = new time_run/* Run */.K(options);
    const { name, projectSlug } = request;
    try {
        await (0,preflight/* preflightInRun */.gf)(run, platform, 'deploy_service', { isNew: true });
        return await (0,guarded_write/* createOnce */.Ur)({ platform, host, run }, {
            projectSlug,
            send: () => send(platform, request, run),
            lost: (failure) => (0,message/* message */.i)('creation-lost') `The answer to the creation of ${name} was lost (${failure}). Checking whether a service was created.`,
            mayExist: (0,message/* message */.i)('creation-may-exist') `The answer to the creation of ${name} was lost. A service may exist and be billed: check the project before you run this again.`,
        });
    }
    catch (error) {
        if (!run.signal.aborted || !run.inDoubt)
            throw error;
        const reason = (0,message/* message */.i)('creation-cancelled-in-doubt') `The run was cancelled before the platform answered the creation of ${name}. A service may exist and be billed: check the project before you run this again.`;
        return { kind: 'ended', outcome: 'aborted', reason, mayExist: true };
    }
}
async function send(platform, request, run) {
    const operation = 'create_service';
    try {
        const timeoutMs = (0,guarded_write/* writeTimeoutMs */.pP)(run, requestLimitMs);
        const service = await platform.call(operation, request, { signal: run.signal, timeoutMs });
        const serviceId = (0,fields/* readId */.w)(service);
        if (serviceId !== undefined)
            return { kind: 'created', serviceId };
        const text = (0,message/* message */.i)('creation-without-id') `create_service: the platform answered 201 with a service without an id.`;
        throw new errors/* UnreadableError */.Gy(text, { operation, status: 201 });
    }
    catch (error) {
        const serviceId = error instanceof errors/* UnreadableError */.Gy ? (0,fields/* readId */.w)(error.body) : undefined;
        return serviceId === undefined ? (0,guarded_write/* classifyWriteFailure */.wF)(run, error) : { kind: 'created', serviceId };
    }
}

// EXTERNAL MODULE: ./build/github/api/client.js
var client = __webpack_require__(726);
// EXTERNAL MODULE: ./build/actions/preview/record.js + 1 modules
var preview_record = __webpack_require__(2635);
;// CONCATENATED MODULE: ./build/actions/preview/create.js





/**
 * Creates the preview's service, and has GitHub remember it before anything else happens. A creation whose end was not seen is
 * remembered too, so that no later run creates another one unasked. Gives the service's id, or the end of the run.
 *
 * @param claim whether GitHub must have recorded the attempt before the service is created
 */
async function createPreview(context, record, claim) {
    const { inputs, job, reporter, platform } = context;
    const refusal = claim ? await claimCreation(context, record) : undefined;
    if (refusal !== undefined)
        return { outcome: 'failed', reason: refusal };
    record.note({ creating: true });
    const { kind: _, ...source } = inputs.source;
    const request = { name: inputs.name, ...inputs.create, ...source };
    let creation;
    try {
        creation = await createService(platform, request, reporter, (0,preview_context/* flowOptions */.pO)(context));
    }
    catch (error) {
        await noteNothingCreated(record);
        throw error;
    }
    if (creation.kind === 'ended') {
        const { outcome, reason, mayExist } = creation;
        await (mayExist ? rememberUnconfirmed(context, record) : noteNothingCreated(record));
        return { outcome, reason };
    }
    const { serviceId } = creation;
    job.state.note({ serviceId });
    // Its address will be in the status of the GitHub deployment.
    record.note({ creating: false, exposed: inputs.expose });
    job.outputs.set('service-id', serviceId);
    reporter.announceService(serviceId);
    await remember(context, record, serviceId);
    await record.settleClaim(`Service ${serviceId} was created`);
    return serviceId;
}
/** Why the service must not be created, as a sentence: what GitHub cannot remember would be created again by each push. */
async function claimCreation(context, record) {
    const { inputs, job } = context;
    const claimed = record.claim();
    try {
        await (0,preview_context/* waitForGithub */._i)(context, claimed);
        return undefined;
    }
    catch (error) {
        // A claim that succeeds too late must not be taken for a creation; the post step settles it if this run is over by then.
        claimed.then(() => record.settleClaim(preview_record/* noServiceLeft */.eO), () => undefined);
        job.signal.throwIfAborted();
        const why = (0,client/* githubRefusal */.eD)(error, 'deployments: write');
        return (0,message/* message */.i)('preview-not-claimed') `${inputs.name} was not created, because GitHub could not record it (${why}) and each push would create another one: set \`service-id\`.`;
    }
}
async function remember(context, record, serviceId) {
    const { deployments, job } = context;
    if ((await saveInTime(context, record)) !== undefined)
        return;
    job.signal.throwIfAborted();
    job.console.warn(deployments === undefined
        ? (0,message/* message */.i)('preview-not-remembered-without-token') `Service ${serviceId} is not remembered, because \`github-token\` is empty, and the next push will not find it. Remove \`github-token\` to use the job's own token, and set \`service-id: ${serviceId}\` until then.`
        : (0,message/* message */.i)('preview-not-remembered') `Service ${serviceId} is not remembered, so the next push will not find it. Check that the job has \`deployments: write\`, and set \`service-id: ${serviceId}\` until then.`);
}
async function noteNothingCreated(record) {
    record.note({ creating: false });
    await record.settleClaim(preview_record/* noServiceLeft */.eO);
}
/** A GitHub deployment that names no service tells later runs that one may exist. It ends with the run. */
async function rememberUnconfirmed(context, record) {
    const saved = await saveInTime(context, record, await record.findClaim());
    // What GitHub does not have by now is left to the post step.
    if (saved !== undefined)
        record.note({ creating: false, claim: undefined });
}
async function saveInTime(context, record, id) {
    return await (0,preview_context/* waitForGithub */._i)(context, record.save(id)).catch(() => undefined);
}

// EXTERNAL MODULE: ./build/actions/preview/service.js
var preview_service = __webpack_require__(164);
;// CONCATENATED MODULE: ./build/actions/preview/deploy.js













/** How long GitHub may take at the end to say whether the pull request is still open, in milliseconds. */
const lastLookMs = 3_000;
/** Deploys the head of the pull request to its service, which is created where there is none. */
async function deployPreview(context, isFirstRun) {
    const { event, inputs, job, reporter } = context;
    (0,import_variables/* maskVariables */.a)(job, inputs.variables);
    job.outputs.set('ref', inputs.source.kind === 'image' ? undefined : event.headSha);
    const outdated = await (0,preview_context/* whyOutdated */.$X)(context);
    if (outdated !== undefined)
        return { outcome: 'skipped', reason: outdated };
    const remembered = await (0,preview_service/* readRemembered */.fE)(context);
    const record = (0,preview_record/* openRecord */.C6)(context, remembered.target, { writesState: true });
    reporter.github.onFinish((run) => commentOnFinish(context, record, run));
    void record.comment(record.render(comment/* building */.PH));
    const { service } = remembered;
    const result = await resultOfDeploy(context, () => chooseAndDeploy(context, record, { service, isFirstRun }));
    return { ...result, serviceId: job.state.current.serviceId, durationMs: (0,preview_context/* elapsedMs */.d5)(context) };
}
/** The result of a deploy, also where it ended by an error. */
async function resultOfDeploy({ job }, work) {
    return await (0,run/* resultOf */.B)(job, work, () => {
        const { serviceId } = job.state.current;
        return serviceId === undefined
            ? (0,message/* message */.i)('preview-nothing-created') `Nothing was created or deployed.`
            : (0,message/* message */.i)('preview-head-not-deployed') `The head was not deployed to service ${serviceId}.`;
    });
}
async function chooseAndDeploy(context, record, found) {
    const { inputs, job } = context;
    const { givenId, name } = inputs;
    const { image } = record.state;
    const known = givenId ?? (found.service.kind === 'known' ? found.service.serviceId : undefined);
    const presence = known === undefined ? undefined : await (0,preview_service/* checkServiceExists */.E8)(context, known);
    const remembered = presence?.kind === 'deleted' ? { kind: 'none' } : found.service;
    const choice = (0,preview_service/* chooseService */.xJ)({ givenId, name, image, remembered, isFirstRun: found.isFirstRun });
    switch (choice.kind) {
        case 'refuse':
            return { outcome: 'failed', reason: choice.reason };
        case 'use': {
            const work = () => deployToKnown(context, record, choice.serviceId, remembered);
            if (presence?.kind !== 'not-found')
                return await work();
            const result = await resultOfDeploy(context, work);
            const isRefused = result.outcome === 'failed' && result.deploymentId === undefined;
            return isRefused ? { ...result, reason: `${result.reason} ${presence.advice}` } : result;
        }
        case 'create': {
            if (choice.warning !== undefined)
                job.console.warn(choice.warning);
            const created = await createPreview(context, record, choice.claim);
            return typeof created === 'string' ? await deployToNew(context, record, created) : created;
        }
        default:
            return choice;
    }
}
/** A creation deploys by itself, which is followed first. */
async function deployToNew(context, record, serviceId) {
    const { inputs } = context;
    await (0,preview_service/* hideFromSearch */.jp)(context, serviceId);
    await exposePort(context, record, serviceId);
    await (0,import_variables/* importVariables */.b)(context, { serviceId, variables: inputs.variables, timeoutMs: inputs.follow.timeoutMs });
    const report = await followFirst(context, serviceId);
    if (inputs.source.kind === 'image') {
        // Ports and variables apply with the next deployment.
        const isComplete = inputs.expose === undefined && inputs.variables.all.length === 0;
        if (isComplete || report.outcome !== 'succeeded')
            return await waitForAddress(context, report);
    }
    const outdated = await (0,preview_context/* whyOutdated */.$X)(context);
    if (outdated !== undefined)
        return { outcome: 'skipped', reason: outdated };
    return await waitForAddress(context, await deployHead(context, serviceId));
}
/** Has GitHub remember the service for this head, and deploys to it. */
async function deployToKnown(context, record, serviceId, remembered) {
    const { event, inputs, job } = context;
    job.outputs.set('service-id', serviceId);
    job.state.note({ serviceId });
    const known = remembered.kind === 'known' && remembered.serviceId === serviceId ? remembered : undefined;
    record.note({ exposed: known?.memory.exposed });
    await exposePort(context, record, serviceId, known);
    // A commit that was deployed before has its GitHub deployment already.
    void record.save(known?.sha === event.headSha ? known.githubDeployment : undefined);
    await (0,import_variables/* importVariables */.b)(context, { serviceId, variables: inputs.variables, timeoutMs: inputs.follow.timeoutMs });
    return await waitForAddress(context, await deployHead(context, serviceId));
}
/**
 * Follows the deployment that the creation of the service queued. With a repository it is that of the tracked branch, whose failure
 * is only a notice; with an image it is the preview itself.
 */
async function followFirst(context, serviceId) {
    const { inputs, job, platform, reporter } = context;
    const deploymentId = await (0,history_search/* firstDeployment */.ck)(platform, serviceId, (0,preview_context/* flowOptions */.pO)(context));
    if (inputs.source.kind === 'image') {
        if (deploymentId === undefined) {
            const reason = (0,message/* message */.i)('preview-first-deployment-missing') `Service ${serviceId} was created, but its deployment does not appear in the history. Look at the dashboard.`;
            return { outcome: 'indeterminate', reason, serviceId };
        }
        reporter.report({ kind: 'accepted', deploymentId, serviceId, ref: undefined });
        return await (0,follow/* follow */.e)(platform, { serviceId, deploymentId }, reporter, (0,preview_context/* flowOptions */.pO)(context));
    }
    if (deploymentId === undefined) {
        job.console.say('The deployment of the tracked branch does not appear in the history. Deploying the head now.');
        return { outcome: 'indeterminate', reason: '' };
    }
    job.console.say(`The platform deploys the tracked branch first (deployment ${deploymentId}), then the head.`);
    // It sets no outputs: those belong to the head.
    const host = {
        print: (lines) => reporter.print(lines),
        report: (event) => {
            if (event.kind === 'status')
                job.console.say(`Tracked branch: ${event.word}`);
            else if (event.kind === 'warning' || event.kind === 'notice')
                job.console.say(event.text);
        },
    };
    const report = await (0,follow/* follow */.e)(platform, { serviceId, deploymentId }, host, (0,preview_context/* flowOptions */.pO)(context));
    reporter.beginLog();
    if (report.outcome !== 'succeeded' && !job.signal.aborted) {
        job.console.notice((0,message/* message */.i)('preview-tracked-branch-failed') `The deployment of the tracked branch ended as ${report.outcome}. This does not affect the preview. ${report.reason}`);
    }
    return report;
}
/** Deploys the head, or the image again, and follows it. Waits while the service is busy and the head is still current. */
async function deployHead(context, serviceId) {
    const { event, inputs, platform, reporter } = context;
    const ref = inputs.source.kind === 'image' ? {} : { ref: event.headSha };
    const request = { serviceId, ...ref, whileBusy: () => (0,preview_context/* whyOutdated */.$X)(context) };
    const atMs = (0,preview_context/* elapsedMs */.d5)(context);
    const report = await (0,deploy/* deploy */.g)(platform, request, reporter, (0,preview_context/* flowOptions */.pO)(context));
    const later = ({ name, startMs, endMs }) => ({ name, startMs: startMs + atMs, endMs: endMs + atMs });
    return { ...report, phases: report.phases.map(later) };
}
/** The comment's last version. What GitHub does not take is left to the post step. */
async function commentOnFinish(context, record, run) {
    const { job, reporter } = context;
    const { outcome, durationMs, reason, url, tail } = run;
    const now = await (0,preview_context/* readPullRequestNow */.HH)(context, lastLookMs).catch(() => undefined);
    if (now?.open === false) {
        // The run of the close ended before this one, and perhaps before there was a service.
        const { serviceId } = job.state.current;
        if (serviceId === undefined)
            return;
        await reporter.github.retire('The pull request was closed');
        return await record.comment(record.render((0,comment/* closedNews */.mX)((0,comment/* stillBilled */.Xh)(serviceId))), { create: false, last: true });
    }
    // The head is outdated, so another run writes the comment.
    if (outcome === 'skipped')
        return;
    const isGood = outcome === 'succeeded' || outcome === 'accepted';
    const news = { ...comment/* endings */.V1[outcome], url, duration: (0,duration/* formatDuration */.a)(durationMs), ...(isGood ? {} : { reason, tail }) };
    await record.comment(record.render(news), { last: true });
}


/***/ }),

/***/ 7587:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ maskVariables),
/* harmony export */   b: () => (/* binding */ importVariables)
/* harmony export */ });
/* harmony import */ var _github_job_environment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9039);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3597);
/* harmony import */ var _text_redactor_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7744);
/* harmony import */ var _text_size_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7397);




const mostMs = 60_000;
/** Hides the values; it must come before anything else is printed. */
function maskVariables(job, { all }) {
    const shown = (0,_github_job_environment_js__WEBPACK_IMPORTED_MODULE_0__/* .printedInputs */ .QZ)(job.environment, ['api-key', 'github-token', 'env-vars']);
    for (const { value } of all)
        for (const mask of (0,_text_redactor_js__WEBPACK_IMPORTED_MODULE_1__/* .valuesToMask */ .yF)(value, shown))
            job.console.mask(mask);
}
/**
 * Imports the variables, which apply to the next deployment. They are sent once and cannot be read back: a lost answer ends the run
 * before any deploy, and running it again sets the same values. Rejects as the client does.
 */
async function importVariables({ job, platform }, { serviceId, variables: { all, duplicates }, timeoutMs, }) {
    if (all.length === 0)
        return;
    const { console, signal } = job;
    for (const key of duplicates) {
        console.warn((0,_text_message_js__WEBPACK_IMPORTED_MODULE_2__/* .message */ .i)('variable-twice') `Variable "${key}" is set twice. The last value is used.`);
    }
    const vars = all.map(({ key, value }) => ({ key, value }));
    const limits = { signal, timeoutMs: Math.min(mostMs, timeoutMs) };
    const { imported, skipped } = await platform.call('import_env', { id: serviceId, vars }, limits);
    for (const { key, reason } of skipped ?? []) {
        const why = reason ? `: ${reason}` : '.';
        console.warn((0,_text_message_js__WEBPACK_IMPORTED_MODULE_2__/* .message */ .i)('variable-skipped') `The platform skipped the variable "${key}"${why}`);
    }
    console.say(`Imported ${(0,_text_size_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCount */ .B4)(imported ?? all.length, 'variable')}.`);
}


/***/ }),

/***/ 5096:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ evidenceOf)
/* harmony export */ });
/* harmony import */ var _text_excerpt_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6167);

const mostEvidence = 20;
const longestEvidence = 500;
/** Lines as evidence: the last 20 of them, each one line of at most 500 characters, cleaned before it is cut. */
function evidenceOf(lines, clean) {
    const kept = lines.slice(-mostEvidence).map((line) => (0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_0__/* .excerpt */ .Kb)((0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(clean(line)), longestEvidence));
    const left = lines.length - kept.length;
    return left === 0 ? kept : [`\u2026 ${left} earlier`, ...kept.slice(1)];
}


/***/ }),

/***/ 7431:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  b: () => (/* binding */ healthCheck)
});

// EXTERNAL MODULE: ./build/client/base-url.js
var base_url = __webpack_require__(2701);
// EXTERNAL MODULE: ./build/client/errors.js
var errors = __webpack_require__(6695);
// EXTERNAL MODULE: ./build/client/http/undici-transport.js + 1 modules
var undici_transport = __webpack_require__(1712);
// EXTERNAL MODULE: ./build/text/excerpt.js
var excerpt = __webpack_require__(6167);
// EXTERNAL MODULE: ./build/text/message.js
var message = __webpack_require__(3597);
;// CONCATENATED MODULE: ./build/checks/attempt-log.js
const mostRuns = 100;
/** What each attempt gave and when, equal results in a row as one line. Keeps the last 100 lines. */
class AttemptLog {
    #runs = [];
    /** The result of the last attempt; empty before the first. */
    get last() {
        return this.#runs.at(-1)?.result ?? '';
    }
    /** `atMs`: since the check began. */
    add(atMs, result) {
        const last = this.#runs.at(-1);
        if (last?.result === result) {
            last.toMs = atMs;
            last.count++;
            return;
        }
        this.#runs.push({ result, fromMs: atMs, toMs: atMs, count: 1 });
        if (this.#runs.length > mostRuns)
            this.#runs.shift();
    }
    /** Oldest first. */
    lines() {
        return this.#runs.map(({ result, fromMs, toMs, count }) => count === 1
            ? `${seconds(fromMs)}: ${result}`
            : `${seconds(fromMs)} to ${seconds(toMs)}: ${result} (${count} times)`);
    }
}
function seconds(ms) {
    return `${(ms / 1000).toFixed(1)} s`;
}

// EXTERNAL MODULE: ./build/checks/check.js
var check = __webpack_require__(5096);
// EXTERNAL MODULE: ./build/checks/pattern.js
var checks_pattern = __webpack_require__(3078);
// EXTERNAL MODULE: ./build/client/http/growing-buffer.js
var growing_buffer = __webpack_require__(3129);
// EXTERNAL MODULE: ./build/client/http/redirect.js
var http_redirect = __webpack_require__(1811);
// EXTERNAL MODULE: ./build/client/http/retry.js
var retry = __webpack_require__(9233);
// EXTERNAL MODULE: ./build/client/http/user-agent.js
var user_agent = __webpack_require__(856);
// EXTERNAL MODULE: ./build/client/time/timeout.js
var timeout = __webpack_require__(3541);
;// CONCATENATED MODULE: ./build/checks/probe.js








const longestBody = 256 * 1024;
/**
 * One GET without a key, on a connection of its own: behind a load balancer an open connection may still lead to the old version.
 * Redirects are followed on the same origin. Rejects with the signal's reason alone.
 */
async function probe(address, options) {
    const { clock, signal, timeoutMs } = options;
    const seconds = Math.round(timeoutMs / 100) / 10;
    const onTimeout = () => new errors/* NoAnswerError */.i5((0,message/* message */.i)('probe-timed-out') `no whole answer within ${seconds} s`, {
        operation: 'probe',
        sent: true,
    });
    const scope = new timeout/* AbortScope */.DK({ clock, signal, timeoutMs, onTimeout });
    try {
        return await request(address, scope, options);
    }
    catch (error) {
        signal.throwIfAborted();
        const why = reasonOf(scope.signal.aborted ? (0,retry/* abortReason */.Js)(scope, error) : error);
        return { kind: 'failed', why: (0,message/* message */.i)('probe-failed') `gave no answer: ${why}` };
    }
    finally {
        scope[Symbol.dispose]();
    }
}
async function request(address, scope, options) {
    let from = address;
    for (let hops = 0; hops <= http_redirect/* maximumRedirects */.Uq; hops++) {
        const response = await options.transport.send(requestTo(from, scope, options.timeoutMs));
        try {
            const { status } = response;
            const redirect = (0,http_redirect/* parseRedirect */.qQ)(status, response.header('location'), from);
            if (redirect?.kind === 'elsewhere' && options.redirectAway === 'failure') {
                const why = (0,message/* message */.i)('probe-redirected-away') `answered ${status}, a redirect to another origin (${redirect.origin})`;
                return { kind: 'other-origin', why };
            }
            if (redirect === undefined || redirect.kind === 'elsewhere' || options.wanted(status)) {
                return { kind: 'answered', status, body: options.readBody ? await beginningOf(response) : undefined };
            }
            if (redirect.kind === 'nowhere') {
                return {
                    kind: 'failed',
                    why: (0,message/* message */.i)('probe-redirected-nowhere') `answered ${status}, a redirect without a target`,
                };
            }
            from = new URL(redirect.path, from);
        }
        finally {
            response.discard();
        }
    }
    return { kind: 'failed', why: (0,message/* message */.i)('probe-redirect-loop') `redirected more than ${http_redirect/* maximumRedirects */.Uq} times` };
}
function requestTo(address, scope, timeoutMs) {
    return {
        operation: 'probe',
        method: 'GET',
        origin: address.origin,
        path: `${address.pathname}${address.search}`,
        headers: {
            accept: '*/*',
            'accept-encoding': 'identity',
            'cache-control': 'no-cache',
            connection: 'close',
            'user-agent': (0,user_agent/* buildUserAgent */.n)(undefined),
        },
        body: undefined,
        headersTimeoutMs: timeoutMs,
        idleTimeoutMs: timeoutMs,
        signal: scope.signal,
    };
}
/** As much of the body as is looked at. */
async function beginningOf(response) {
    const bytes = new growing_buffer/* GrowingBuffer */.G();
    for await (const chunk of response.body) {
        bytes.add(chunk.subarray(0, longestBody - bytes.length));
        if (bytes.length === longestBody)
            break;
    }
    return bytes.takeText().replace(/^\uFEFF/, '');
}
/** The transport's sentence without the operation that it begins with. */
function reasonOf(error) {
    return (0,excerpt/* withoutFullStop */.Qu)((error instanceof Error ? error.message : String(error)).replace(/^probe: /, ''));
}

;// CONCATENATED MODULE: ./build/checks/status-ranges.js



const status_ranges_form = /^([1-5]\d{2})(?:-([1-5]\d{2}))?$/;
/** The statuses that count as healthy, written like `200-399` or `200, 204, 301-303`. */
class StatusRanges {
    #ranges;
    /**
     * @param input named where the text is wrong
     * @throws InputError
     */
    constructor(input, text) {
        const parts = text.split(/[\s,]+/).filter((part) => part !== '');
        const ranges = parts.map(rangeOf).filter((range) => range !== undefined);
        if (ranges.length === 0 || ranges.length < parts.length) {
            const why = (0,message/* message */.i)('statuses-invalid') `\`${input}\` is not a list of HTTP statuses: "${(0,excerpt/* shorten */.ml)(text)}". Use statuses from 100 to 599 or ranges, such as \`200-399\` or \`200, 204\`.`;
            throw new errors/* InputError */.dz(input, why);
        }
        this.#ranges = ranges;
    }
    includes(status) {
        return this.#ranges.some(([from, to]) => from <= status && status <= to);
    }
    /** Whether the status is listed by itself, not only as part of a range. */
    lists(status) {
        return this.#ranges.some(([from, to]) => from === status && to === status);
    }
}
function rangeOf(part) {
    const [, from, to = from] = status_ranges_form.exec(part) ?? [];
    return from === undefined || Number(from) > Number(to) ? undefined : [Number(from), Number(to)];
}

;// CONCATENATED MODULE: ./build/checks/health.js
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










const longestProbeMs = 10_000;
/** The last request has at least this long, even past the timeout. */
const shortestProbeMs = 1_000;
const shownOfBody = 160;
/**
 * Passes after so many good answers in a row. Redirects are followed on the same origin, and the last answer counts; a redirect
 * to another origin fails the check at once. A redirect status that `status` lists by itself is an answer.
 *
 * @throws InputError for options that cannot be used; nothing was sent
 */
function healthCheck(options) {
    const defaults = { successes: 3, intervalMs: 2_000, timeoutMs: 120_000, redirectAway: 'failure' };
    const target = {
        ...defaults,
        ...options,
        url: addressOf(options.url),
        ranges: new StatusRanges('health-status', options.status ?? '200-399'),
        pattern: options.body === undefined ? undefined : new checks_pattern/* Pattern */.z('health-body', options.body),
    };
    return {
        name: 'health',
        run: async (context) => {
            const env_1 = { stack: [], error: void 0, hasError: false };
            try {
                if (options.transport !== undefined)
                    return await watch(target, options.transport, context);
                const transport = __addDisposableResource(env_1, new undici_transport/* UndiciTransport */.s((0,base_url/* isLoopback */.U)(target.url.hostname) ? 'direct' : {}), true);
                return await watch(target, transport, context);
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
        },
    };
}
async function watch(target, transport, context) {
    const { clock, signal, clean } = context;
    const { url, ranges, pattern, redirectAway, successes, intervalMs, timeoutMs } = target;
    const startMs = clock.now();
    const leftMs = () => startMs + timeoutMs - clock.now();
    const log = new AttemptLog();
    const finding = (passed, summary) => {
        return { passed, summary, evidence: (0,check/* evidenceOf */.X)(log.lines(), clean) };
    };
    for (let inARow = 0; leftMs() > 0;) {
        const atMs = clock.now() - startMs;
        const result = await probe(url, {
            transport,
            clock,
            signal,
            timeoutMs: Math.max(shortestProbeMs, Math.min(longestProbeMs, leftMs())),
            readBody: pattern !== undefined,
            wanted: (status) => ranges.lists(status),
            redirectAway,
        });
        const { kind, text } = judge(result, target, clean);
        log.add(atMs, text);
        if (kind === 'final')
            return finding(false, `${url.host} ${text}`);
        inARow = kind === 'good' ? inARow + 1 : 0;
        if (inARow === successes)
            return finding(true, `${inARowPhrase(successes)}: ${text}`);
        context.progress(`${url.host} ${text}${inARow > 0 ? ` (${inARow} of ${successes})` : ''}`);
        await clock.sleep(Math.max(0, Math.min(intervalMs, leftMs())), signal);
    }
    return finding(false, timedOut(target, log.last));
}
function timedOut({ successes, intervalMs, timeoutMs }, last) {
    const wanted = inARowPhrase(successes);
    return (successes - 1) * intervalMs >= timeoutMs
        ? (0,message/* message */.i)('health-timeout-too-short') `there were not ${wanted} within ${timeoutMs / 1000} s, which is too short for requests ${intervalMs / 1000} s apart; the last one ${last}`
        : (0,message/* message */.i)('health-timed-out') `there were not ${wanted} within ${timeoutMs / 1000} s; the last request ${last}`;
}
function judge(result, { ranges, pattern }, clean) {
    switch (result.kind) {
        case 'failed':
            return { kind: 'bad', text: result.why };
        case 'other-origin':
            return { kind: 'final', text: result.why };
        case 'answered': {
            const { status, body = '' } = result;
            if (!ranges.includes(status))
                return { kind: 'bad', text: `answered ${status}` };
            return pattern === undefined
                ? { kind: 'good', text: `answered ${status}` }
                : judgeBody(pattern, status, clean, body);
        }
        default:
            return result;
    }
}
function judgeBody(pattern, status, clean, body) {
    try {
        if (pattern.find([body]) === 0)
            return { kind: 'good', text: `answered ${status}, and the body matches` };
    }
    catch (error) {
        if (!(error instanceof checks_pattern/* SlowPatternError */.S))
            throw error;
        const text = (0,message/* message */.i)('health-pattern-too-slow') `answered ${status}, but matching \`health-body\` took over a second`;
        return { kind: 'final', text };
    }
    const shown = JSON.stringify((0,excerpt/* excerpt */.Kb)(clean(body), shownOfBody));
    return {
        kind: 'bad',
        text: (0,message/* message */.i)('health-body-mismatch') `answered ${status}, but the body does not match: ${shown}`,
    };
}
function inARowPhrase(successes) {
    return successes === 1 ? 'one good answer' : `${successes} good answers in a row`;
}
function addressOf(text) {
    const url = URL.parse(text);
    if (url === null || (url.protocol !== 'https:' && url.protocol !== 'http:')) {
        const why = (0,message/* message */.i)('health-url-invalid') `\`health-url\` is not a complete URL: "${(0,excerpt/* shorten */.ml)(text)}". Begin it with \`https://\` or \`http://\`.`;
        throw new errors/* InputError */.dz('health-url', why);
    }
    if (url.username !== '' || url.password !== '') {
        const why = (0,message/* message */.i)('health-url-with-credentials') `\`health-url\` has a user name or password. Use a URL without.`;
        throw new errors/* InputError */.dz('health-url', why);
    }
    return url;
}


/***/ }),

/***/ 3078:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ SlowPatternError),
/* harmony export */   z: () => (/* binding */ Pattern)
/* harmony export */ });
/* harmony import */ var node_vm__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(714);
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6695);
/* harmony import */ var _text_excerpt_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6167);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3597);




/** The most that one search may take, whatever the pattern and the texts are. */
const mostMs = 1_000;
/** A search that took too long: the pattern backtracks without end on some text. */
class SlowPatternError extends Error {
    constructor() {
        super('matching took more than a second');
        this.name = 'SlowPatternError';
    }
}
/**
 * A regular expression of the user for untrusted text. A search with JavaScript's own regular expressions may backtrack for
 * years, so it runs where the engine ends it after a second.
 */
class Pattern {
    source;
    #expression;
    /**
     * @param input named where the pattern is wrong. A pattern that matches an empty text matches everywhere, and is refused.
     * @throws InputError
     */
    constructor(input, source) {
        this.source = source;
        try {
            this.#expression = new RegExp(source);
        }
        catch (error) {
            const why = error instanceof Error ? (error.message.split(': ').at(-1) ?? '').toLowerCase() : String(error);
            const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_3__/* .message */ .i)('pattern-invalid') `\`${input}\` is not a valid regular expression: "${(0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_2__/* .shorten */ .ml)(source)}" (${why}).`;
            throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz(input, text);
        }
        if (this.#expression.test('')) {
            const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_3__/* .message */ .i)('pattern-matches-anything') `\`${input}\` matches any text: "${(0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_2__/* .shorten */ .ml)(source)}". Use a pattern that needs at least one character.`;
            throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz(input, text);
        }
    }
    /** Index of the first text that matches, -1 where none does. Throws `SlowPatternError`. */
    find(texts) {
        return bounded(() => texts.findIndex((text) => this.#expression.test(text)));
    }
    /** Where the text matches first, -1 where it does not. Throws `SlowPatternError`. */
    placeIn(text) {
        return bounded(() => text.search(this.#expression));
    }
}
function bounded(search) {
    try {
        return Number(new node_vm__WEBPACK_IMPORTED_MODULE_0__.Script('search()').runInContext((0,node_vm__WEBPACK_IMPORTED_MODULE_0__.createContext)({ search }), { timeout: mostMs }));
    }
    catch (error) {
        throw isTimeout(error) ? new SlowPatternError() : error;
    }
}
/** The error may come from the other context, so it may not be an instance of our `Error`. */
function isTimeout(error) {
    return typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
}


/***/ }),

/***/ 5418:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ deploy)
/* harmony export */ });
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6695);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3597);
/* harmony import */ var _history_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(278);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8093);
/* harmony import */ var _verdict_poll_schedule_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4213);
/* harmony import */ var _guarded_write_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7939);
/* harmony import */ var _history_search_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8554);
/* harmony import */ var _lifecycle_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2689);








const requestLimitMs = 60_000;
const historyLimitMs = 15_000;
const mostHistoryReads = 3;
/** Between two tries while the service is busy; a fixed poll interval comes before it. */
const busyDelaysMs = [1_000, 2_000, 5_000];
const longestBusyDelayMs = 10_000;
/**
 * Deploys a Git service and follows the deployment to its outcome. What the platform does is in the report.
 *
 * @throws InputError where the key's scope does not permit it; nothing was written then.
 */
function deploy(platform, request, host, options = {}) {
    return (0,_lifecycle_js__WEBPACK_IMPORTED_MODULE_6__/* .startAndFollow */ .j)(platform, host, options, {
        operation: 'deploy_service',
        phase: 'requested',
        asked: { serviceId: request.serviceId, ref: request.ref },
        cancelledInDoubt: (0,_text_message_js__WEBPACK_IMPORTED_MODULE_7__/* .message */ .i)('deploy-cancelled-in-doubt') `The run was cancelled before the platform answered. A deployment may exist: check the dashboard.`,
        start: (context) => startDeploy(context, request),
    });
}
async function startDeploy(context, request) {
    const { serviceId, ref } = request;
    let known = await readNewest(context, serviceId);
    let busy = 0;
    return await (0,_guarded_write_js__WEBPACK_IMPORTED_MODULE_4__/* .writeOnce */ .Fq)(context.run, {
        send: async () => {
            const answer = await send(context, request, boundaryOf(known));
            if (answer.kind !== 'busy')
                return answer;
            const reason = await waitWhileBusy(context, request, { tries: ++busy, refusal: answer.refusal });
            if (reason !== undefined)
                return { kind: 'ended', outcome: 'skipped', reason };
            known = await readNewest(context, serviceId);
            return { kind: 'retry' };
        },
        findEffect: async (failure) => {
            const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_7__/* .message */ .i)('deploy-lost') `The answer to the deploy request was lost (${failure}). Checking whether it took effect.`;
            context.host.report({ kind: 'warning', text });
            if (known === undefined) {
                const reason = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_7__/* .message */ .i)('deploy-lost-unread') `The answer to the deploy request was lost, and the history could not be read before it, so a new deployment cannot be recognised. A deployment may be running: check the dashboard.`;
                return { kind: 'ended', outcome: 'indeterminate', reason };
            }
            const found = await (0,_history_search_js__WEBPACK_IMPORTED_MODULE_5__/* .findLostDeploy */ .Zn)(context.platform, { serviceId, ref, knownIds: new Set(known) }, context.run);
            if (found.kind === 'absent')
                return undefined;
            if (found.kind !== 'adopt') {
                const outcome = found.kind === 'timed-out' ? 'timed-out' : 'indeterminate';
                return { kind: 'ended', outcome, reason: whyUnresolved(found) };
            }
            const inferred = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_7__/* .message */ .i)('deploy-inferred') `Deployment ${found.id} is taken for ours by inference: it is the only new one, and its record shows no ref.`;
            if (found.inferred)
                context.host.report({ kind: 'warning', text: inferred });
            return accepted(found.id, { serviceId, ref, boundary: boundaryOf(known) });
        },
        lostTwice: (failure) => (0,_text_message_js__WEBPACK_IMPORTED_MODULE_7__/* .message */ .i)('deploy-lost-twice') `Nothing was deployed. The request failed twice: ${failure}`,
    });
}
/** Rows from before our request end every later read. */
function boundaryOf(known) {
    return known?.[0] === undefined ? { kind: 'unknown' } : { kind: 'row', id: known[0] };
}
function accepted(deploymentId, target) {
    return { kind: 'accepted', deploymentId, ...target, url: undefined };
}
/** The reason to give up, if the caller has one by then. */
async function waitWhileBusy({ host, options, run }, { whileBusy }, { tries, refusal }) {
    const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_7__/* .message */ .i)('deploy-busy') `${refusal} The service is busy: trying again until the timeout.`;
    if (tries === 1)
        host.report({ kind: 'notice', text });
    const delayMs = options.pollIntervalMs ?? busyDelaysMs[tries - 1] ?? longestBusyDelayMs;
    await run.sleep(Math.min(delayMs, run.remaining()));
    return await whileBusy?.();
}
async function send({ platform, run }, { serviceId, ref, whileBusy }, boundary) {
    try {
        const options = { signal: run.signal, timeoutMs: (0,_guarded_write_js__WEBPACK_IMPORTED_MODULE_4__/* .writeTimeoutMs */ .pP)(run, requestLimitMs) };
        const args = ref === undefined ? { id: serviceId } : { id: serviceId, ref };
        const answer = await platform.call('deploy_service', args, options);
        return accepted(answer.deploymentId, { serviceId, ref: answer.ref ?? ref, boundary });
    }
    catch (error) {
        const busy = error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .RefusedError */ .fk && error.status === 409 && whileBusy !== undefined;
        if (!busy)
            return (0,_guarded_write_js__WEBPACK_IMPORTED_MODULE_4__/* .classifyWriteFailure */ .wF)(run, error);
        run.noteRetryAfter(error);
        run.inDoubt = false;
        return { kind: 'busy', refusal: error.message };
    }
}
/** The ids of the newest page before our request, newest first; undefined where three reads failed. */
async function readNewest({ platform, run }, serviceId) {
    for (let reads = 1; await run.waitForRetryAfter(); reads++) {
        try {
            const limitMs = Math.min(historyLimitMs, run.remaining());
            return await run.within(limitMs, 'list_deployments', (signal) => firstIds(platform, serviceId, signal));
        }
        catch (error) {
            run.signal.throwIfAborted();
            if (!(error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .TaxiwayError */ .yJ))
                throw error;
            if (reads === mostHistoryReads || isFinal(error))
                return undefined;
            await run.sleep((0,_verdict_poll_schedule_js__WEBPACK_IMPORTED_MODULE_3__/* .failureBackoff */ .Vd)(reads, run.random));
        }
    }
    return undefined;
}
/** A refusal comes again when it is asked again; a server error or a limit may not. */
function isFinal(error) {
    if (error.kind === 'input')
        return true;
    return error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .RefusedError */ .fk && error.status < 500 && error.status !== 429;
}
async function firstIds(platform, serviceId, signal) {
    for await (const page of (0,_history_js__WEBPACK_IMPORTED_MODULE_1__/* .historyPages */ .P)(platform, serviceId, signal)) {
        const ids = page.deployments.map(_record_js__WEBPACK_IMPORTED_MODULE_2__/* .idOf */ .TH).filter((id) => id !== undefined);
        if (ids.length > 0)
            return ids;
    }
    return [];
}
function whyUnresolved(found) {
    switch (found.kind) {
        case 'several':
            return (0,_text_message_js__WEBPACK_IMPORTED_MODULE_7__/* .message */ .i)('deploy-lost-several') `The answer to the deploy request was lost, and several new deployments could be ours: ${found.ids.join(', ')}. A deployment may be running: check the dashboard.`;
        case 'timed-out':
            return (0,_text_message_js__WEBPACK_IMPORTED_MODULE_7__/* .message */ .i)('deploy-lost-timed-out') `The answer to the deploy request was lost, and the timeout passed before its effect showed. A deployment may be running: check the dashboard.`;
        case 'retry-after':
            return (0,_text_message_js__WEBPACK_IMPORTED_MODULE_7__/* .message */ .i)('deploy-lost-retry-after') `The answer to the deploy request was lost, and the platform asked to wait past the timeout. A deployment may be running: check the dashboard.`;
        case 'forbidden':
            return (0,_text_message_js__WEBPACK_IMPORTED_MODULE_7__/* .message */ .i)('deploy-lost-forbidden') `The answer to the deploy request was lost, and the API key is not allowed to read the deployment history. A deployment may be running: check the dashboard.`;
        default:
            return found;
    }
}


/***/ }),

/***/ 7397:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B4: () => (/* binding */ formatCount),
/* harmony export */   Xq: () => (/* binding */ formatSize),
/* harmony export */   hx: () => (/* binding */ formatFileCount)
/* harmony export */ });
const units = ['B', 'kB', 'MB', 'GB', 'TB'];
/** Bytes as people read them: `512 B`, `3.4 MB`; a kB is 1000 bytes. */
function formatSize(bytes) {
    let amount = bytes;
    let unit = 0;
    while (amount >= 999.5 && unit < units.length - 1) {
        amount /= 1000;
        unit += 1;
    }
    const digits = unit === 0 || amount >= 99.95 ? 0 : 1;
    return `${amount.toFixed(digits)} ${units[unit]}`;
}
/** `1 file`, `12,000 files`: the noun with an `s`, but for one. */
function formatCount(count, noun) {
    const grouped = String(count).replaceAll(/\B(?=(\d{3})+$)/g, ',');
    return `${grouped} ${count === 1 ? noun : `${noun}s`}`;
}
/** `1 file`, `12,000 files`. */
function formatFileCount(files) {
    return formatCount(files, 'file');
}


/***/ })

};
