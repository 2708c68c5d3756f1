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

// EXTERNAL MODULE: ./build/client/time/run.js
var time_run = __webpack_require__(6487);
// EXTERNAL MODULE: ./build/deployment/follow.js + 3 modules
var follow = __webpack_require__(4933);
// EXTERNAL MODULE: ./build/deployment/start/deploy.js
var deploy = __webpack_require__(5418);
// EXTERNAL MODULE: ./build/deployment/start/history-search.js
var history_search = __webpack_require__(8554);
// EXTERNAL MODULE: ./build/text/defined-fields.js
var defined_fields = __webpack_require__(4917);
// EXTERNAL MODULE: ./build/text/duration.js
var duration = __webpack_require__(9556);
// EXTERNAL MODULE: ./build/text/message.js
var message = __webpack_require__(3597);
// EXTERNAL MODULE: ./build/actions/shared/import-variables.js
var import_variables = __webpack_require__(7587);
// EXTERNAL MODULE: ./build/actions/shared/run.js + 6 modules
var run = __webpack_require__(3443);
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
    const shown = url === undefined ? undefined : (0,untrusted/* sanitizeText */.jZ)(url, job.redactor);
    record.note((0,defined_fields/* definedFields */.X)({ url: shown, exposed }));
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
        job.console.warn((0,message/* message */.i) `preview-port-without-hostname: The platform exposed port ${port} without a hostname, so the address of the preview is not known: set \`environment-url\`.`);
        return expose;
    }
    const refusal = error instanceof errors/* RefusedError */.fk && error.status < 500 ? error.status : undefined;
    if (error.kind === 'input' || (refusal !== undefined && refusal !== 409))
        throw error;
    const why = (0,excerpt/* withoutFullStop */.Qu)(error.message);
    job.console.warn(refusal === 409
        ? (0,message/* message */.i) `preview-port-not-exposed: Port ${port} was not exposed (${why}), so the address of the preview is not known: set \`environment-url\`.`
        : (0,message/* message */.i) `preview-port-unconfirmed: Could not confirm that port ${port} was exposed (${why}), so the address of the preview is not known: set \`environment-url\`.`);
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
        job.console.warn((0,message/* message */.i) `preview-no-address-to-wait-for: \`wait-for-url\` has no address to wait for: set \`port\` or \`environment-url\`.`);
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
        const reason = (0,message/* message */.i) `preview-address-silent: Deployment ${deploymentId} succeeded, but ${url} did not answer in time: ${summary}.`;
        return { ...result, outcome: 'timed-out', reason };
    }
    catch (error) {
        if (!job.signal.aborted)
            throw error;
        const reason = (0,message/* message */.i) `preview-address-wait-cancelled: The run was cancelled while it waited for ${url} to answer. Deployment ${deploymentId} itself succeeded.`;
        return { ...result, outcome: 'aborted', reason };
    }
}

// EXTERNAL MODULE: ./build/actions/preview/comment.js
var comment = __webpack_require__(8210);
// EXTERNAL MODULE: ./build/client/fields.js
var fields = __webpack_require__(525);
// EXTERNAL MODULE: ./build/deployment/start/guarded-write.js
var guarded_write = __webpack_require__(7939);
// EXTERNAL MODULE: ./build/deployment/start/preflight.js + 1 modules
var preflight = __webpack_require__(4288);
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
        const write = { platform, operation: 'deploy_service', target: { isNew: true }, key: options.keyCheck };
        const before = await (0,preflight/* checkAndLook */.DQ)(run, write, (signal) => (0,guarded_write/* countServices */.qE)({ platform, run }, projectSlug, signal));
        return await (0,guarded_write/* createOnce */.Ur)({ platform, host, run }, {
            projectSlug,
            before,
            send: () => send(platform, request, run),
            lost: (failure) => (0,message/* message */.i) `creation-lost: The answer to the creation of ${name} was lost (${failure}). Checking whether a service was created.`,
            mayExist: (0,message/* message */.i) `creation-may-exist: The answer to the creation of ${name} was lost. A service may exist and be billed: check the project before you run this again.`,
        });
    }
    catch (error) {
        if (!run.signal.aborted || !run.inDoubt)
            throw error;
        const reason = (0,message/* message */.i) `creation-cancelled-in-doubt: The run was cancelled before the platform answered the creation of ${name}. A service may exist and be billed: check the project before you run this again.`;
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
        const text = (0,message/* message */.i) `creation-without-id: create_service: the platform answered 201 with a service without an id.`;
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
    const request = { name: inputs.name, ...inputs.create, ...inputs.source };
    const creation = await createService(platform, request, reporter, (0,preview_context/* flowOptions */.pO)(context)).catch(async (error) => {
        await noteNothingCreated(record);
        throw error;
    });
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
        await (0,preview_context/* waitForGitHub */.Se)(context, claimed);
        return undefined;
    }
    catch (error) {
        // A claim that succeeds too late must not be taken for a creation; the post step settles it if this run is over by then.
        claimed.then(() => record.settleClaim(preview_record/* noServiceLeft */.eO), () => undefined);
        job.signal.throwIfAborted();
        const why = (0,client/* githubRefusal */.eD)(error, 'deployments: write');
        return (0,message/* message */.i) `preview-not-claimed: ${inputs.name} was not created, because GitHub could not record it (${why}) and each push would create another one: set \`service-id\`.`;
    }
}
async function remember(context, record, serviceId) {
    const { deployments, job } = context;
    if ((await saveInTime(context, record)) !== undefined)
        return;
    job.signal.throwIfAborted();
    job.console.warn(deployments === undefined
        ? (0,message/* message */.i) `preview-not-remembered-without-token: Service ${serviceId} is not remembered, because \`github-token\` is empty, and the next push will not find it. Remove \`github-token\` to use the job's own token, and set \`service-id: ${serviceId}\` until then.`
        : (0,message/* message */.i) `preview-not-remembered: Service ${serviceId} is not remembered, so the next push will not find it. Check that the job has \`deployments: write\`, and set \`service-id: ${serviceId}\` until then.`);
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
    return await (0,preview_context/* waitForGitHub */.Se)(context, record.save(id)).catch(() => undefined);
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
    job.outputs.set('ref', inputs.source.image === undefined ? event.headSha : undefined);
    const [outdated, { target, service }] = await Promise.all([(0,preview_context/* whyOutdated */.$X)(context), (0,preview_service/* readRemembered */.fE)(context)]);
    if (outdated !== undefined)
        return { outcome: 'skipped', reason: outdated };
    const record = (0,preview_record/* openRecord */.C6)(context, target, true);
    reporter.github.onFinish((run) => commentOnFinish(context, record, run));
    void record.comment(comment/* building */.PH);
    const result = await resultOfDeploy(context, () => chooseAndDeploy(context, record, { service, isFirstRun }));
    return { ...result, serviceId: job.state.current.serviceId, durationMs: (0,preview_context/* elapsedMs */.d5)(context) };
}
/** The result of a deploy, also where it ended by an error. */
async function resultOfDeploy({ job }, work) {
    return await (0,run/* resultOf */.B)(job, work, () => {
        const { serviceId } = job.state.current;
        return serviceId === undefined
            ? (0,message/* message */.i) `preview-nothing-created: Nothing was created or deployed.`
            : (0,message/* message */.i) `preview-head-not-deployed: The head was not deployed to service ${serviceId}.`;
    });
}
async function chooseAndDeploy(context, record, found) {
    const { inputs, job, keyCheck } = context;
    const { givenId, name } = inputs;
    const { image } = inputs.source;
    const known = givenId ?? (found.service.kind === 'known' ? found.service.serviceId : undefined);
    if (known !== undefined)
        await keyCheck.require('deploy_service', { serviceId: known });
    const mark = known === undefined ? undefined : beginMark(context, known);
    const presence = known === undefined ? undefined : await (0,preview_service/* checkServiceExists */.E8)(context, known);
    const remembered = presence?.deleted ? { kind: 'none' } : found.service;
    const choice = (0,preview_service/* chooseService */.xJ)({ givenId, name, image, remembered, isFirstRun: found.isFirstRun });
    switch (choice.kind) {
        case 'refuse':
            return { outcome: 'failed', reason: choice.reason };
        case 'use': {
            const work = () => deployToKnown(context, record, { serviceId: choice.serviceId, remembered, mark });
            if (presence?.advice === undefined)
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
    if (inputs.source.image !== undefined) {
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
async function deployToKnown(context, record, found) {
    const { event, inputs, job } = context;
    const { serviceId, remembered, mark } = found;
    job.outputs.set('service-id', serviceId);
    job.state.note({ serviceId });
    const known = remembered.kind === 'known' && remembered.serviceId === serviceId ? remembered : undefined;
    record.note({ exposed: known?.memory.exposed });
    await exposePort(context, record, serviceId, known);
    // A commit that was deployed before has its GitHub deployment already.
    void record.save(known?.sha === event.headSha ? known.githubDeployment : undefined);
    await (0,import_variables/* importVariables */.b)(context, { serviceId, variables: inputs.variables, timeoutMs: inputs.follow.timeoutMs });
    return await waitForAddress(context, await deployHead(context, serviceId, mark));
}
/** Begins to read what the deploy needs to know before its request. */
function beginMark(context, serviceId) {
    const mark = (0,deploy/* readMark */.M)({ platform: context.platform, run: new time_run/* Run */.K((0,preview_context/* flowOptions */.pO)(context)) }, serviceId);
    mark.catch(() => undefined);
    return mark;
}
/**
 * Follows the deployment that the creation of the service queued. With a repository it is that of the tracked branch, whose failure
 * is only a notice; with an image it is the preview itself.
 */
async function followFirst(context, serviceId) {
    const { inputs, job, platform, reporter } = context;
    const deploymentId = await (0,history_search/* firstDeployment */.ck)(platform, serviceId, (0,preview_context/* flowOptions */.pO)(context));
    if (inputs.source.image !== undefined) {
        if (deploymentId === undefined) {
            const reason = (0,message/* message */.i) `preview-first-deployment-missing: Service ${serviceId} was created, but its deployment does not appear in the history. Look at the dashboard.`;
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
        waitAgain: (target) => reporter.waitAgain(target),
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
        job.console.notice((0,message/* message */.i) `preview-tracked-branch-failed: The deployment of the tracked branch ended as ${report.outcome}. This does not affect the preview. ${report.reason}`);
    }
    return report;
}
/** Deploys the head, or the image again, and follows it. Waits while the service is busy and the head is still current. */
async function deployHead(context, serviceId, mark) {
    const { event, inputs, platform, reporter } = context;
    const ref = inputs.source.image === undefined ? { ref: event.headSha } : {};
    const request = { serviceId, ...ref, ...(0,defined_fields/* definedFields */.X)({ mark }), whileBusy: () => (0,preview_context/* whyOutdated */.$X)(context) };
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
        return await record.commentOnClose((0,comment/* stillBilled */.Xh)(serviceId));
    }
    // The head is outdated, so another run writes the comment.
    if (outcome === 'skipped')
        return;
    const isGood = outcome === 'succeeded' || outcome === 'accepted';
    const news = { ...comment/* endings */.V1[outcome], url, duration: (0,duration/* formatDuration */.a)(durationMs), ...(isGood ? {} : { reason, tail }) };
    await record.comment(news, { last: true });
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
        console.warn((0,_text_message_js__WEBPACK_IMPORTED_MODULE_2__/* .message */ .i) `variable-twice: Variable "${key}" is set twice. The last value is used.`);
    }
    const vars = all.map(({ key, value }) => ({ key, value }));
    const limits = { signal, timeoutMs: Math.min(mostMs, timeoutMs) };
    const { imported, skipped } = await platform.call('import_env', { id: serviceId, vars }, limits);
    for (const { key, reason } of skipped ?? []) {
        const why = reason ? `: ${reason}` : '.';
        console.warn((0,_text_message_js__WEBPACK_IMPORTED_MODULE_2__/* .message */ .i) `variable-skipped: The platform skipped the variable "${key}"${why}`);
    }
    console.say(`Imported ${(0,_text_size_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCount */ .B)(imported ?? all.length, 'variable')}.`);
}


/***/ }),

/***/ 5418:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ readMark),
/* harmony export */   g: () => (/* binding */ deploy)
/* harmony export */ });
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6695);
/* harmony import */ var _client_key_kind_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(8008);
/* harmony import */ var _text_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4080);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3597);
/* harmony import */ var _history_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(278);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8093);
/* harmony import */ var _verdict_poll_schedule_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4213);
/* harmony import */ var _guarded_write_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7939);
/* harmony import */ var _history_search_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8554);
/* harmony import */ var _lifecycle_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2689);










const requestLimitMs = 60_000;
const historyLimitMs = 15_000;
const mostHistoryReads = 3;
/** An older mark is read again before the request: another run may have deployed since. */
const freshMs = 5_000;
/** Between two tries while the service is busy; a fixed poll interval comes before it. */
const busyDelaysMs = [1_000, 2_000, 5_000];
const longestBusyDelayMs = 10_000;
/**
 * Deploys a Git service and follows the deployment to its outcome. What the platform does is in the report.
 *
 * @throws InputError where the key's scope does not permit it; nothing was written then.
 */
function deploy(platform, request, host, options = {}) {
    return (0,_lifecycle_js__WEBPACK_IMPORTED_MODULE_7__/* .startAndFollow */ .j)(platform, host, options, {
        operation: 'deploy_service',
        phase: 'requested',
        asked: { serviceId: request.serviceId, ref: request.ref },
        cancelledInDoubt: (0,_text_message_js__WEBPACK_IMPORTED_MODULE_8__/* .message */ .i) `deploy-cancelled-in-doubt: The run was cancelled before the platform answered. A deployment may exist: check the dashboard.`,
        look: (context, signal) => request.mark ?? readMark(context, request.serviceId, signal),
        start: async (context, mark, key) => {
            const problem = serviceProblem(request.serviceId, mark, await key.answer);
            return problem === undefined
                ? await startDeploy(context, request, mark)
                : { kind: 'ended', outcome: 'failed', reason: problem };
        },
    });
}
/**
 * Why the request would be refused. The contract accepts an account key for all that it can see, so what it does not see it cannot
 * deploy; of another key it does not say whether it may read the history of what it may deploy.
 */
function serviceProblem(serviceId, { missing }, key) {
    if (missing === undefined || key.kind === 'untold' || (0,_client_key_kind_js__WEBPACK_IMPORTED_MODULE_9__/* .kindOfKey */ .R)(key.identity) !== 'account')
        return undefined;
    return (0,_history_js__WEBPACK_IMPORTED_MODULE_2__/* .serviceMissing */ .WI)(serviceId, missing);
}
async function startDeploy(context, request, mark) {
    const { serviceId, ref, beforeWrite } = request;
    const { run } = context;
    let known = mark.ids;
    let isPrepared = false;
    let busy = 0;
    return await (0,_guarded_write_js__WEBPACK_IMPORTED_MODULE_5__/* .writeOnce */ .Fq)(context, {
        prepare: async () => {
            if (isPrepared)
                return;
            isPrepared = true;
            await beforeWrite?.(run.remaining());
            if (run.clock.now() - mark.askedAtMs > freshMs)
                known = (await readMark(context, serviceId)).ids;
        },
        send: async () => {
            const answer = await send(context, request, boundaryOf(known));
            if (answer.kind !== 'busy')
                return answer;
            const reason = await waitWhileBusy(context, request, { tries: ++busy, refusal: answer.refusal });
            if (reason !== undefined)
                return { kind: 'ended', outcome: 'skipped', reason };
            known = (await readMark(context, serviceId)).ids;
            return { kind: 'retry' };
        },
        findEffect: async (failure) => {
            const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_8__/* .message */ .i) `deploy-lost: The answer to the deploy request was lost (${failure}). Checking whether it took effect.`;
            context.host.report({ kind: 'warning', text });
            if (known === undefined) {
                const reason = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_8__/* .message */ .i) `deploy-lost-unread: The answer to the deploy request was lost, and the history could not be read before it, so a new deployment cannot be recognised. A deployment may be running: check the dashboard.`;
                return { kind: 'ended', outcome: 'indeterminate', reason };
            }
            const found = await (0,_history_search_js__WEBPACK_IMPORTED_MODULE_6__/* .findLostDeploy */ .Zn)(context.platform, { serviceId, ref, knownIds: new Set(known) }, context.run);
            if (found.kind === 'absent')
                return undefined;
            if (found.kind !== 'adopt') {
                const outcome = found.kind === 'timed-out' ? 'timed-out' : 'indeterminate';
                return { kind: 'ended', outcome, reason: whyUnresolved(found) };
            }
            const inferred = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_8__/* .message */ .i) `deploy-inferred: Deployment ${found.id} is taken for ours by inference: it is the only new one, and its record shows no ref.`;
            if (found.inferred)
                context.host.report({ kind: 'warning', text: inferred });
            return { kind: 'accepted', deploymentId: found.id, serviceId, ref, url: undefined, boundary: boundaryOf(known) };
        },
        lostTwice: (failure) => (0,_text_message_js__WEBPACK_IMPORTED_MODULE_8__/* .message */ .i) `deploy-lost-twice: Nothing was deployed. The request failed twice: ${failure}`,
    });
}
/** Rows from before our request end every later read. */
function boundaryOf(known) {
    return known?.[0] === undefined ? { kind: 'unknown' } : { kind: 'row', id: known[0] };
}
/** The reason to give up, if the caller has one by then. */
async function waitWhileBusy({ host, options, run }, { whileBusy }, { tries, refusal }) {
    const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_8__/* .message */ .i) `deploy-busy: ${refusal} The service is busy: trying again until the timeout.`;
    if (tries === 1)
        host.report({ kind: 'notice', text });
    const delayMs = options.pollIntervalMs ?? busyDelaysMs[tries - 1] ?? longestBusyDelayMs;
    await run.sleep(Math.min(delayMs, run.remaining()));
    return await whileBusy?.();
}
async function send({ platform, run }, { serviceId, ref, whileBusy }, boundary) {
    try {
        const options = { signal: run.signal, timeoutMs: (0,_guarded_write_js__WEBPACK_IMPORTED_MODULE_5__/* .writeTimeoutMs */ .pP)(run, requestLimitMs) };
        const args = ref === undefined ? { id: serviceId } : { id: serviceId, ref };
        const { deploymentId, ref: resolved } = await platform.call('deploy_service', args, options);
        return { kind: 'accepted', deploymentId, serviceId, ref: resolved ?? ref, url: undefined, boundary };
    }
    catch (error) {
        const busy = error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .RefusedError */ .fk && error.status === 409 && whileBusy !== undefined;
        if (!busy)
            return (0,_guarded_write_js__WEBPACK_IMPORTED_MODULE_5__/* .classifyWriteFailure */ .wF)(run, error);
        run.noteRetryAfter(error);
        run.inDoubt = false;
        return { kind: 'busy', refusal: error.message };
    }
}
/** Reads which deployments are there before a request. Rejects with the signal's reason only. */
async function readMark(context, serviceId, signal) {
    const askedAtMs = context.run.clock.now();
    return { ...(await readNewest(context, serviceId, signal)), askedAtMs };
}
/** The ids of the newest page, newest first; undefined where three reads failed, or two were refused as missing. */
async function readNewest({ platform, run }, serviceId, signal = run.signal) {
    let missing;
    for (let reads = 1; await run.waitForRetryAfter(signal); reads++) {
        try {
            const limitMs = Math.min(historyLimitMs, run.remaining());
            const read = (until) => firstIds(platform, serviceId, until);
            return { ids: await run.within(limitMs, 'list_deployments', read, signal) };
        }
        catch (error) {
            signal.throwIfAborted();
            if (!(error instanceof _text_error_js__WEBPACK_IMPORTED_MODULE_1__/* .TaxiwayError */ .y))
                throw error;
            if (missing !== undefined && (0,_client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isMissing */ .b2)(error))
                return { ids: undefined, missing };
            missing = (0,_client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isMissing */ .b2)(error) ? error.status : undefined;
            if (reads === mostHistoryReads || (missing === undefined && isFinal(error)))
                return { ids: undefined };
            await run.clock.sleep((0,_verdict_poll_schedule_js__WEBPACK_IMPORTED_MODULE_4__/* .failureBackoff */ .Vd)(reads, run.random), signal);
        }
    }
    return { ids: undefined };
}
/** A refusal comes again when it is asked again; a server error or a limit may not. */
function isFinal(error) {
    if (error.kind === 'input')
        return true;
    return error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .RefusedError */ .fk && error.status < 500 && error.status !== 429;
}
async function firstIds(platform, serviceId, signal) {
    for await (const page of (0,_history_js__WEBPACK_IMPORTED_MODULE_2__/* .historyPages */ .PH)(platform, serviceId, signal)) {
        const ids = page.deployments.map(_record_js__WEBPACK_IMPORTED_MODULE_3__/* .idOf */ .TH).filter((id) => id !== undefined);
        if (ids.length > 0)
            return ids;
    }
    return [];
}
function whyUnresolved(found) {
    switch (found.kind) {
        case 'several':
            return (0,_text_message_js__WEBPACK_IMPORTED_MODULE_8__/* .message */ .i) `deploy-lost-several: The answer to the deploy request was lost, and several new deployments could be ours: ${found.ids.join(', ')}. A deployment may be running: check the dashboard.`;
        case 'timed-out':
            return (0,_text_message_js__WEBPACK_IMPORTED_MODULE_8__/* .message */ .i) `deploy-lost-timed-out: The answer to the deploy request was lost, and the timeout passed before its effect showed. A deployment may be running: check the dashboard.`;
        case 'retry-after':
            return (0,_text_message_js__WEBPACK_IMPORTED_MODULE_8__/* .message */ .i) `deploy-lost-retry-after: The answer to the deploy request was lost, and the platform asked to wait past the timeout. A deployment may be running: check the dashboard.`;
        case 'forbidden':
            return (0,_text_message_js__WEBPACK_IMPORTED_MODULE_8__/* .message */ .i) `deploy-lost-forbidden: The answer to the deploy request was lost, and the API key is not allowed to read the deployment history. A deployment may be running: check the dashboard.`;
        default:
            return found;
    }
}


/***/ })

};
