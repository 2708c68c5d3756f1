export const id = 974;
export const ids = [974];
export const modules = {

/***/ 4974:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  previewHead: () => (/* binding */ previewHead)
});

// EXTERNAL MODULE: ./build/actions/shared/import-variables.js
var import_variables = __webpack_require__(7587);
// EXTERNAL MODULE: ./build/actions/shared/run.js + 5 modules
var run = __webpack_require__(3343);
// EXTERNAL MODULE: ./build/actions/preview/comment.js
var preview_comment = __webpack_require__(8210);
// EXTERNAL MODULE: ./build/actions/preview/context.js
var context = __webpack_require__(4212);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./build/client/time/timeout.js
var timeout = __webpack_require__(3541);
// EXTERNAL MODULE: ./build/client/errors.js
var errors = __webpack_require__(6695);
// EXTERNAL MODULE: ./build/client/fields.js
var fields = __webpack_require__(525);
// EXTERNAL MODULE: ./build/client/time/run.js
var time_run = __webpack_require__(6487);
// EXTERNAL MODULE: ./build/deployment/start/launch.js
var launch = __webpack_require__(6174);
// EXTERNAL MODULE: ./build/deployment/start/lost-creation.js + 1 modules
var lost_creation = __webpack_require__(8101);
;// CONCATENATED MODULE: ./build/deployment/start/create-service.js





const postLimitMs = 120_000;
/** Kept before the deadline to look for what an unanswered POST did; half of what remains where that is less. */
const lookMs = 5_000;
/**
 * Creates a billed service, which queues a deployment of its own. Sent once; after a lost answer a second time only where the
 * number of services proves that the first had no effect. The key is asked beforehand whether it may deploy at all.
 *
 * @throws InputError where the key's scope does not permit deployments, or an argument is wrong; nothing was written then.
 */
async function createService(platform, request, host, options = {}) {
    const run = new time_run/* Run */.K(options);
    try {
        return await create(platform, request, host, run);
    }
    catch (error) {
        if (!run.signal.aborted || !run.inDoubt)
            throw error;
        const reason = `The run was cancelled before the platform's answer to the creation was seen; ${lost_creation/* serviceMayExist */.E}.`;
        return { kind: 'ended', outcome: 'aborted', reason, mayExist: true };
    }
}
async function create(platform, request, host, run) {
    await (0,launch/* preflightIn */.Fd)(run, platform, 'deploy_service', { isNew: true });
    const what = `creation of ${request.name}`;
    const sending = { what, projectSlug: request.projectSlug, post: () => post(platform, request, run) };
    const answer = await (0,lost_creation/* createOnce */.U)({ platform, host, run }, sending);
    if (answer.kind === 'created')
        return answer;
    if (answer.kind === 'accepted')
        throw new Error('a creation accepts no deployment');
    const { outcome, reason, mayExist = false } = answer;
    return { kind: 'ended', outcome, reason, mayExist };
}
async function post(platform, request, run) {
    try {
        const timeoutMs = Math.min(postLimitMs, Math.max(run.remaining() - lookMs, run.remaining() / 2));
        const service = await platform.call('create_service', request, { signal: run.signal, timeoutMs });
        const serviceId = (0,fields/* readId */.w)(service);
        if (serviceId !== undefined)
            return { kind: 'created', serviceId };
        const details = { operation: 'create_service', status: 201 };
        throw new errors/* UnreadableError */.Gy('create_service: the platform answered 201 with a service that has no id.', details);
    }
    catch (error) {
        const serviceId = error instanceof errors/* UnreadableError */.Gy ? (0,fields/* readId */.w)(error.body) : undefined;
        return serviceId === undefined ? (0,launch/* classifyWriteFailure */.wF)(run, error) : { kind: 'created', serviceId };
    }
}

// EXTERNAL MODULE: ./build/github/api/client.js
var client = __webpack_require__(726);
// EXTERNAL MODULE: ./build/github/deployments/known-ref.js
var known_ref = __webpack_require__(1170);
// EXTERNAL MODULE: ./build/actions/preview/inputs.js
var preview_inputs = __webpack_require__(3778);
// EXTERNAL MODULE: ./build/actions/preview/memory.js
var memory = __webpack_require__(7700);
// EXTERNAL MODULE: ./build/actions/preview/names.js
var names = __webpack_require__(1019);
;// CONCATENATED MODULE: ./build/actions/preview/create.js









const permission = 'deployments: write';
/**
 * Creates the preview's service, and has GitHub remember it before anything else happens. A creation whose end nobody saw is
 * remembered too: no later run makes a second one in silence.
 *
 * @param claim whether GitHub must have taken the attempt down before it is made
 */
async function createPreview(stage, target, claim) {
    const { inputs, job, reporter, platform } = stage;
    const claimed = claim ? await makeClaim(stage, target) : undefined;
    if (claimed !== undefined && typeof claimed !== 'number')
        return claimed;
    (0,context/* trace */.uP)(stage, { creating: true, claim: claimed, claimAttempt: undefined });
    const { kind: _, ...source } = inputs.source;
    const request = { name: inputs.name, ...inputs.create, ...source };
    let creation;
    try {
        creation = await createService(platform, request, reporter, (0,context/* flowOptions */.pO)(stage));
    }
    catch (error) {
        (0,context/* trace */.uP)(stage, { creating: false });
        await settle(stage, claimed, { state: 'inactive', description: memory/* noServiceLeft */.eO });
        throw error;
    }
    if (creation.kind === 'ended')
        return await remainsOf(stage, { target, claimed, creation });
    const { serviceId } = creation;
    const { preview } = job.state.current;
    job.state.note({ serviceId, ...(preview === undefined ? {} : { preview: { ...preview, creating: false } }) });
    job.outputs.set('service-id', serviceId);
    reporter.announceService(serviceId);
    await remember(stage, target, serviceId);
    await settle(stage, claimed, { state: 'inactive', description: `Service ${serviceId} was created` });
    return serviceId;
}
/** The GitHub deployment is the memory: it is made at once, and waited for. */
async function remember(stage, target, serviceId) {
    const { deployments, inputs, job, reporter } = stage;
    // Where it is served will stand in the deployment's status.
    const exposed = inputs.expose === undefined ? {} : { exposed: inputs.expose };
    reporter.github.keepInStep({
        deployments,
        memory: { target, service: serviceId, ...(0,preview_inputs/* imageOf */.dT)(inputs.source), ...exposed },
        refs: (0,names/* refsOf */.gA)(stage.event),
        since: stage.event.createdAt,
    });
    const begun = (0,timeout/* withTimeout */.wj)(reporter.github.begin(`Service ${serviceId}`, reporter.url), (0,context/* githubMs */.MK)(stage), job.signal);
    if ((await begun.catch(() => undefined)) !== undefined)
        return;
    job.signal.throwIfAborted();
    job.console.warn(`Service ${serviceId} is not remembered, so the next push cannot find it: grant the job \`${permission}\`, ` +
        `and give \`service-id: ${serviceId}\` until then.`);
}
/** Its id, or the end of the run: what cannot be remembered would be created again with each push. */
async function makeClaim(stage, target) {
    const { deployments, event, inputs, job } = stage;
    const attempt = (0,external_node_crypto_.randomUUID)();
    (0,context/* trace */.uP)(stage, { claimAttempt: attempt });
    const made = deployments === undefined
        ? Promise.reject(new Error('`github-token` is empty'))
        : (0,known_ref/* createForKnownRef */.E)(deployments, (0,names/* refsOf */.gA)(event), { target, attempt });
    try {
        const id = await (0,timeout/* withTimeout */.wj)(made, (0,context/* githubMs */.MK)(stage), job.signal);
        await settle(stage, id, { state: 'in_progress', description: 'A service is being created' });
        return id;
    }
    catch (error) {
        // One that is made too late must not be taken for a creation; where the run is over by then, post sees to it.
        made.then((id) => settle(stage, id, { state: 'inactive', description: memory/* noServiceLeft */.eO }), () => undefined);
        job.signal.throwIfAborted();
        const why = (0,client/* githubRefusal */.e)(error, permission);
        return {
            outcome: 'failed',
            reason: `${inputs.name} was not created, for it could not be remembered (${why}), and each push would create another one: give \`service-id\`.`,
        };
    }
}
/** What becomes of a creation without a service that is known. */
async function remainsOf(stage, { target, claimed, creation, }) {
    const { deployments, job, reporter } = stage;
    const { outcome, reason, mayExist } = creation;
    if (!mayExist) {
        (0,context/* trace */.uP)(stage, { creating: false });
        await settle(stage, claimed, { state: 'inactive', description: memory/* noServiceLeft */.eO });
    }
    else {
        // A GitHub deployment that names no service is the doubt, and ends with the run.
        reporter.github.keepInStep({ deployments, memory: { target }, refs: (0,names/* refsOf */.gA)(stage.event), id: claimed });
        const begun = (0,timeout/* withTimeout */.wj)(reporter.github.begin('A service may have been created', reporter.url), (0,context/* githubMs */.MK)(stage), job.signal);
        // What GitHub does not know by then is left to the post step.
        if ((await begun.catch(() => undefined)) !== undefined)
            (0,context/* trace */.uP)(stage, { creating: false });
    }
    return { outcome: outcome, reason: reason };
}
async function settle(stage, claimed, status) {
    const { deployments, job } = stage;
    if (claimed === undefined || deployments === undefined)
        return;
    try {
        const told = deployments.update(claimed, { ...status, logUrl: job.context.runUrl });
        await (0,timeout/* withTimeout */.wj)(told, (0,context/* githubMs */.MK)(stage), job.signal);
    }
    catch (error) {
        job.console.warn(`A GitHub deployment of the preview is not up to date: ${(0,client/* githubRefusal */.e)(error, permission)}.`);
    }
}

// EXTERNAL MODULE: ./build/actions/preview/deleted.js
var deleted = __webpack_require__(266);
;// CONCATENATED MODULE: ./build/actions/preview/prepare.js


const settingMs = 30_000;
/** Keeps search engines away from a generated hostname. Gives what the platform or the way there had against it. */
async function turnIndexingOff(stage, serviceId) {
    const { job, platform } = stage;
    try {
        await platform.call('set_search_indexing', { id: serviceId, enabled: false }, (0,context/* callOptions */.jp)(stage, settingMs));
        return undefined;
    }
    catch (error) {
        job.signal.throwIfAborted();
        if (!(error instanceof errors/* TaxiwayError */.yJ))
            throw error;
        return error;
    }
}
/** A refusal says nothing about the deploy. */
function warnOfIndexing({ job }, error) {
    job.console.warn(`Search engines may index the preview: ${error.message}`);
}
/**
 * Exposes the port, once: what is remembered of it is not asked for again. Gives undefined where no port is wanted. Sent once; a
 * port that is refused with a 409, for it is exposed already or its label is taken, or whose answer was lost or names no host,
 * has an address that nobody knows, which costs a warning.
 *
 * Rejects as the client does where the platform refuses.
 */
async function exposePort(stage, serviceId, known) {
    const { inputs, job, platform } = stage;
    const { expose } = inputs;
    if (expose === undefined)
        return undefined;
    const { exposed, url } = known;
    const same = exposed?.port === expose.port && exposed.label === expose.label;
    const at = same ? (exposed.url ?? url) : undefined;
    if (at !== undefined)
        return { ...expose, url: at };
    try {
        const { hostname } = await platform.call('expose_port', { id: serviceId, ...expose }, (0,context/* callOptions */.jp)(stage, settingMs));
        const address = addressOf(hostname ?? '');
        if (address !== undefined)
            return { ...expose, url: address };
        warnOfNoAddress(stage, `The platform exposed port ${expose.port} under no hostname`);
        return expose;
    }
    catch (error) {
        job.signal.throwIfAborted();
        const taken = error instanceof errors/* RefusedError */.fk && error.status === 409;
        const refused = error instanceof errors/* RefusedError */.fk && error.status < 500 && !taken;
        if (refused || !(error instanceof errors/* TaxiwayError */.yJ) || error.kind === 'input')
            throw error;
        const what = taken ? `Port ${expose.port} was not exposed` : 'The answer was lost';
        warnOfNoAddress(stage, `${what} (${error.message})`);
        return undefined;
    }
}
function warnOfNoAddress({ job }, why) {
    job.console.warn(`${why}, so its address is not known: give it as \`environment-url\` where the platform shows none.`);
}
/** A hostname as the platform shows it, as an address: https, but for this machine itself. Undefined for anything else. */
function addressOf(hostname) {
    if (/^https?:\/\//i.test(hostname))
        return isPlain(hostname) ? hostname : undefined;
    if (/[\s/\\@?#]/.test(hostname))
        return undefined;
    const local = /^(?:(?:[a-z0-9-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i.test(hostname);
    const address = `${local ? 'http' : 'https'}://${hostname}`;
    return isPlain(address) ? address : undefined;
}
/** Without user name and password, which do not belong into an output. */
function isPlain(address) {
    const url = URL.parse(address);
    return url !== null && url.username === '' && url.password === '';
}

;// CONCATENATED MODULE: ./build/actions/preview/meet.js



/** Hides a service from search engines before it is deployed to, and so hears whether it is there. */
async function meet(stage, serviceId) {
    const { inputs, job } = stage;
    const { givenId, name } = inputs;
    const error = await turnIndexingOff(stage, serviceId);
    if (error === undefined)
        return { kind: 'there' };
    if (!(0,deleted/* isGone */.S)(error) || givenId !== undefined) {
        warnOfIndexing(stage, error);
        return { kind: 'there' };
    }
    const unproven = await (0,deleted/* whyNotProvenDeleted */.L)(stage, serviceId);
    if (unproven === undefined) {
        job.console.warn(`Service ${serviceId} of ${name} was deleted, so a new one is created in its place.`);
        // What is known of it must not be taken for the new one's.
        (0,context/* trace */.uP)(stage, { exposed: undefined });
        return { kind: 'deleted' };
    }
    warnOfIndexing(stage, error);
    const advice = `Service ${serviceId} is remembered for ${name}, but the platform does not see it, and ${unproven}: ` +
        'if it was deleted, give another `service-name`; if not, see what the key may see.';
    return { kind: 'unseen', advice };
}

// EXTERNAL MODULE: ./build/actions/preview/recall.js
var recall = __webpack_require__(8634);
// EXTERNAL MODULE: ./build/output/untrusted.js
var untrusted = __webpack_require__(8894);
// EXTERNAL MODULE: ./build/deployment/follow.js + 2 modules
var follow = __webpack_require__(9156);
// EXTERNAL MODULE: ./build/deployment/start/deploy.js
var deploy = __webpack_require__(5418);
// EXTERNAL MODULE: ./build/deployment/history.js
var deployment_history = __webpack_require__(278);
// EXTERNAL MODULE: ./build/deployment/record.js
var record = __webpack_require__(8093);
;// CONCATENATED MODULE: ./build/deployment/start/first-deployment.js




/** A new service's history may lag behind its creation. */
const longestMs = 30_000;
const lookLimitMs = 15_000;
const waitsMs = [500, 1_000, 2_000];
const longestWaitMs = 5_000;
/**
 * The deployment that the creation of a service queued: the oldest of its history, waited for up to 30 s. Undefined where
 * none shows by then, or the history cannot be read.
 */
async function firstDeployment(platform, serviceId, options = {}) {
    const run = new time_run/* Run */.K({ ...options, timeoutMs: Math.min(longestMs, options.timeoutMs ?? longestMs) });
    let refusals = 0;
    for (let look = 0; run.remaining() > 0 && (await run.waitForRetryAfter()); look++) {
        try {
            const limitMs = Math.min(lookLimitMs, run.remaining());
            const oldest = await run.within(limitMs, 'list_deployments', (signal) => oldestOf(platform, serviceId, signal));
            if (oldest !== undefined)
                return oldest;
            refusals = 0;
        }
        catch (error) {
            run.signal.throwIfAborted();
            if (!(error instanceof errors/* TaxiwayError */.yJ))
                throw error;
            refusals = (0,errors/* isForbidden */.US)(error) ? refusals + 1 : 0;
            if (refusals >= errors/* refusalLimit */.AU)
                return undefined;
        }
        const pauseMs = options.pollIntervalMs ?? waitsMs[look] ?? longestWaitMs;
        await run.sleep(Math.min(pauseMs, Math.max(0, run.remaining())));
    }
    return undefined;
}
async function oldestOf(platform, serviceId, signal) {
    let oldest;
    for await (const page of (0,deployment_history/* historyPages */.P)(platform, serviceId, signal)) {
        for (const row of page.deployments)
            oldest = (0,record/* idOf */.TH)(row) ?? oldest;
    }
    return oldest;
}

// EXTERNAL MODULE: ./build/actions/preview/standing.js + 1 modules
var standing = __webpack_require__(2609);
;// CONCATENATED MODULE: ./build/actions/preview/head.js





/**
 * Follows the deployment that the creation of the service queued. Of a repository it is the tracked branch, whose failure is a
 * note; of an image it is the preview itself.
 */
async function followFirst(stage, serviceId) {
    const { inputs, job, platform, reporter } = stage;
    const deploymentId = await firstDeployment(platform, serviceId, (0,context/* flowOptions */.pO)(stage));
    if (inputs.source.kind === 'image') {
        if (deploymentId === undefined) {
            const reason = `Service ${serviceId} was created, but its deployment does not show in the history; look at the dashboard.`;
            return { outcome: 'indeterminate', reason: reason, serviceId };
        }
        reporter.report({ kind: 'accepted', deploymentId, serviceId, ref: undefined });
        return await (0,follow/* follow */.e)(platform, { serviceId, deploymentId }, reporter, (0,context/* flowOptions */.pO)(stage));
    }
    if (deploymentId === undefined) {
        job.console.say('The deployment of the tracked branch does not show in the history; the head is deployed now.');
        return { outcome: 'indeterminate', reason: 'not seen' };
    }
    job.console.say(`First the platform deploys the tracked branch (deployment ${deploymentId}), then the head.`);
    const report = await (0,follow/* follow */.e)(platform, { serviceId, deploymentId }, bystander(stage), (0,context/* flowOptions */.pO)(stage));
    reporter.beginLog();
    if (report.outcome !== 'succeeded' && !job.signal.aborted) {
        job.console.notice(`The tracked branch ended ${report.outcome}, which does not concern the preview: ${report.reason}`);
    }
    return report;
}
/** Deploys the head, or the image anew, and follows it. A busy service is waited for, as long as the head is wanted. */
async function deployHead(stage, serviceId) {
    const { event, inputs, platform, reporter } = stage;
    const ref = inputs.source.kind === 'image' ? {} : { ref: event.headSha };
    const request = { serviceId, ...ref, whileBusy: () => (0,standing/* whyStale */.qj)(stage) };
    const atMs = (0,context/* elapsedMs */.d5)(stage);
    const report = await (0,deploy/* deploy */.g)(platform, request, reporter, (0,context/* flowOptions */.pO)(stage));
    const phases = report.phases.map(({ name, startMs, endMs }) => ({
        name,
        startMs: startMs + atMs,
        endMs: endMs + atMs,
    }));
    return { ...report, phases };
}
/** Prints the log, and tells nobody of the rest but for warnings: the outputs belong to the head. */
function bystander({ job, reporter }) {
    return {
        print: (lines) => reporter.print(lines),
        report: (event) => {
            if (event.kind === 'status')
                job.console.say(`Tracked branch: ${event.word}`);
            else if (event.kind === 'warning' || event.kind === 'notice')
                job.console.say(event.text);
        },
    };
}

// EXTERNAL MODULE: ./build/checks/health.js + 3 modules
var health = __webpack_require__(7431);
// EXTERNAL MODULE: ./build/client/time/clock.js
var clock = __webpack_require__(9376);
;// CONCATENATED MODULE: ./build/actions/preview/url.js




/**
 * What counts as an answer: anything but an error of the server, and but 404, which is what routers say of a hostname that they
 * do not know yet. A redirect is one as it stands, also one to where people sign in.
 */
const answers = '200-299 301 302 303 307 308 400-403 405-499';
const gapMs = 1_000;
/** A success counts once its address answers, where that is asked for; an address that stays silent is a deadline that passed. */
async function awaitAddress(stage, report) {
    const { inputs, job, platform, reporter } = stage;
    const url = reporter.url ?? report.url;
    if (report.outcome !== 'succeeded' || inputs.waitForUrlMs === 0)
        return report;
    if (url === undefined) {
        job.console.warn('`wait-for-url` has no address to wait for: give `port` or `environment-url`.');
        return report;
    }
    const timeoutMs = Math.floor(Math.min(inputs.waitForUrlMs, (0,context/* flowOptions */.pO)(stage).timeoutMs));
    job.state.note({ during: 'the wait for its address' });
    job.console.say(`Waiting for ${url} to answer.`);
    try {
        const check = (0,health/* healthCheck */.b)({
            url,
            status: answers,
            redirectAway: 'answer',
            successes: 1,
            intervalMs: gapMs,
            timeoutMs,
        });
        const progress = () => undefined;
        const clean = (text) => (0,untrusted/* harmlessText */.fT)(text, job.redactor);
        const { passed, summary } = await check.run({ platform, clock: clock/* systemClock */.m, signal: job.signal, progress, clean });
        if (passed)
            return report;
        const reason = `Deployment ${report.deploymentId} succeeded, but ${url} did not answer in time: ${summary}.`;
        return { ...report, outcome: 'timed-out', reason };
    }
    catch (error) {
        if (!job.signal.aborted)
            throw error;
        const reason = `The run was cancelled while ${url} was waited for; deployment ${report.deploymentId} itself succeeded.`;
        return { ...report, outcome: 'aborted', reason };
    }
}

;// CONCATENATED MODULE: ./build/actions/preview/sequence.js









/** A creation deploys by itself, which is followed first. */
async function deployToNew(stage, serviceId) {
    const { inputs } = stage;
    const error = await turnIndexingOff(stage, serviceId);
    if (error !== undefined)
        warnOfIndexing(stage, error);
    await expose(stage, serviceId, { exposed: undefined, url: undefined });
    await (0,import_variables/* importVariables */.bP)(stage, { serviceId, variables: inputs.variables, timeoutMs: inputs.follow.timeoutMs });
    const report = await followFirst(stage, serviceId);
    if (inputs.source.kind === 'image') {
        // Ports and variables apply with the next deployment.
        const applied = inputs.expose === undefined && inputs.variables.all.length === 0;
        if (applied || report.outcome !== 'succeeded')
            return await awaitAddress(stage, report);
    }
    const stale = await (0,standing/* whyStale */.qj)(stage);
    if (stale !== undefined)
        return { outcome: 'skipped', reason: stale };
    return await awaitAddress(stage, await deployHead(stage, serviceId));
}
/** Remembers the service for this head, and deploys to it. */
async function deployToKnown(stage, serviceId, { target, recalled }) {
    const { deployments, event, inputs, job, reporter } = stage;
    job.outputs.set('service-id', serviceId);
    job.state.note({ serviceId });
    const known = recalled.kind === 'service' && recalled.serviceId === serviceId ? recalled : undefined;
    const exposed = await expose(stage, serviceId, { exposed: known?.memory.exposed, url: known?.url });
    const memory = {
        target,
        service: serviceId,
        ...(0,preview_inputs/* imageOf */.dT)(inputs.source),
        ...(exposed === undefined ? {} : { exposed }),
    };
    // A commit that was deployed before has its GitHub deployment already.
    const id = known?.sha === event.headSha ? known.githubDeployment : undefined;
    reporter.github.keepInStep({ deployments, memory, refs: (0,names/* refsOf */.gA)(event), id, since: event.createdAt });
    void reporter.github.begin(`Service ${serviceId}`, reporter.url);
    await (0,import_variables/* importVariables */.bP)(stage, { serviceId, variables: inputs.variables, timeoutMs: inputs.follow.timeoutMs });
    return await awaitAddress(stage, await deployHead(stage, serviceId));
}
/** Exposes the port that is wanted; the address is known from here on. */
async function expose(stage, serviceId, known) {
    const { inputs, job, reporter } = stage;
    const exposed = await exposePort(stage, serviceId, known);
    const url = inputs.report.environmentUrl ?? exposed?.url;
    if (url !== undefined)
        reporter.setUrl(url);
    const shown = url === undefined ? {} : { url: (0,untrusted/* harmlessText */.fT)(url, job.redactor) };
    (0,context/* trace */.uP)(stage, { ...shown, ...(exposed === undefined ? {} : { exposed }) });
    return exposed;
}

// EXTERNAL MODULE: ./build/actions/preview/service.js
var service = __webpack_require__(164);
;// CONCATENATED MODULE: ./build/actions/preview/deploy.js











/** Deploys the head of the pull request to its service, which is created where there is none. */
async function previewHead(stage, first) {
    const { event, inputs, job, reporter } = stage;
    (0,import_variables/* maskVariables */.at)(job, inputs.variables);
    job.outputs.set('ref', inputs.source.kind === 'image' ? undefined : event.headSha);
    const stale = await (0,standing/* whyStale */.qj)(stage);
    if (stale !== undefined)
        return { outcome: 'skipped', reason: stale };
    const { target, recalled } = await (0,recall/* recollect */._)(stage);
    const known = recalled.kind === 'service' ? recalled.memory.exposed : undefined;
    const more = { ...(0,preview_inputs/* imageOf */.dT)(inputs.source), ...(known === undefined ? {} : { exposed: known }) };
    job.state.note({ preview: { target, name: (0,preview_inputs/* shownName */.HD)(inputs), number: event.number, sha: event.headSha, ...more } });
    const comment = new preview_comment/* PreviewComment */.E(stage, target);
    reporter.github.onFinish((run) => comment.end(run));
    comment.begin();
    // What ends it by an error ends it within this run, whose comment and service are known.
    const left = () => whatIsLeft(job.state.current.serviceId);
    const report = await (0,run/* resultOf */.Bg)(job, () => previewOn(stage, { target, recalled, first }), left);
    return { ...report, serviceId: job.state.current.serviceId, durationMs: (0,context/* elapsedMs */.d5)(stage) };
}
function whatIsLeft(serviceId) {
    if (serviceId === undefined)
        return 'Nothing was created, and nothing deployed.';
    return `The head was not deployed to service ${serviceId}, which stays as it is.`;
}
const noService = { kind: 'nothing' };
async function previewOn(stage, found) {
    const { inputs, job } = stage;
    const { target, first } = found;
    const { givenId, name } = inputs;
    const known = givenId ?? (found.recalled.kind === 'service' ? found.recalled.serviceId : undefined);
    const meeting = known === undefined ? undefined : await meet(stage, known);
    const recalled = meeting?.kind === 'deleted' ? noService : found.recalled;
    const choice = (0,service/* chooseService */.xJ)({ givenId, name, image: (0,preview_inputs/* imageOf */.dT)(inputs.source).image, recalled, first });
    switch (choice.kind) {
        case 'refuse':
            return { outcome: 'failed', reason: choice.why };
        case 'use': {
            const { serviceId } = choice;
            const work = () => deployToKnown(stage, serviceId, { target, recalled });
            return meeting?.kind === 'unseen' ? await advised(stage, work, meeting.advice) : await work();
        }
        case 'create': {
            if (choice.warning !== undefined)
                job.console.warn(choice.warning);
            const created = await createPreview(stage, target, choice.claim);
            return typeof created === 'string' ? await deployToNew(stage, created) : created;
        }
        default:
            return choice;
    }
}
/** Says what to do where the platform refuses the deploy. */
async function advised({ job }, work, advice) {
    const report = await (0,run/* resultOf */.Bg)(job, work, () => whatIsLeft(job.state.current.serviceId));
    const refused = report.outcome === 'failed' && report.deploymentId === undefined;
    return refused ? { ...report, reason: `${report.reason} ${advice}` } : report;
}


/***/ }),

/***/ 7587:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I$: () => (/* binding */ variableCount),
/* harmony export */   at: () => (/* binding */ maskVariables),
/* harmony export */   bP: () => (/* binding */ importVariables)
/* harmony export */ });
/* harmony import */ var _output_masks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(693);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3597);


const mostMs = 60_000;
/** Hides the values; it must come before anything else is printed. */
function maskVariables(job, { all }) {
    const shown = job.inputs.shownBut(['api-key', 'github-token', 'env-vars']);
    for (const { value } of all)
        for (const mask of (0,_output_masks_js__WEBPACK_IMPORTED_MODULE_0__/* .masksOf */ .J)(value, shown))
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
        console.warn((0,_text_message_js__WEBPACK_IMPORTED_MODULE_1__/* .message */ .i)('variable-twice') `Variable "${key}" is set twice. The last value is used.`);
    }
    const vars = all.map(({ key, value }) => ({ key, value }));
    const limits = { signal, timeoutMs: Math.min(mostMs, timeoutMs) };
    const { imported, skipped } = await platform.call('import_env', { id: serviceId, vars }, limits);
    for (const { key, reason } of skipped ?? []) {
        const why = reason ? `: ${reason}` : '.';
        console.warn((0,_text_message_js__WEBPACK_IMPORTED_MODULE_1__/* .message */ .i)('variable-skipped') `The platform skipped the variable "${key}"${why}`);
    }
    console.say(`Imported ${variableCount(imported ?? all.length)}.`);
}
/** As people say it: `1 variable`, `2 variables`. */
function variableCount(count) {
    return count === 1 ? '1 variable' : `${count} variables`;
}


/***/ }),

/***/ 5085:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ excerpt),
/* harmony export */   X: () => (/* binding */ evidenceOf)
/* harmony export */ });
const mostEvidence = 20;
const longestEvidence = 500;
/**
 * Lines as evidence: the last 20 of them, each one line of at most 500 characters. They are cleaned before they are cut, for
 * nobody would know a piece of a secret.
 */
function evidenceOf(lines, clean) {
    const kept = lines.slice(-mostEvidence).map((line) => excerpt(oneLine(clean(line)), longestEvidence));
    const left = lines.length - kept.length;
    return left === 0 ? kept : [`\u2026 ${left} earlier`, ...kept.slice(1)];
}
/** At most so many characters of a cleaned text: from its beginning, or around the place that matters. */
function excerpt(text, longest, place = 0) {
    if (text.length <= longest)
        return text;
    const from = Math.min(Math.max(0, place - Math.floor(longest / 4)), text.length - longest);
    const to = from + longest;
    const kept = text.slice(from === 0 ? 0 : from + 1, to === text.length ? to : to - 1).toWellFormed();
    return `${from === 0 ? '' : '\u2026'}${kept}${to === text.length ? '' : '\u2026'}`;
}
function oneLine(text) {
    return text.replace(/[\r\n\u0085\u2028\u2029]+/g, ' ').trimEnd();
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
// EXTERNAL MODULE: ./build/client/http/undici-transport.js + 3 modules
var undici_transport = __webpack_require__(1274);
;// CONCATENATED MODULE: ./build/checks/attempt-log.js
/** What was seen when, equal sightings in a row as one. Memory is bounded by the number of changes that are kept. */
class Tally {
    #runs = [];
    get last() {
        return this.#runs.at(-1)?.said;
    }
    /** `atMs`: since the check began. */
    add(atMs, said) {
        const last = this.#runs.at(-1);
        if (last?.said === said) {
            last.toMs = atMs;
            last.count++;
            return;
        }
        this.#runs.push({ said, fromMs: atMs, toMs: atMs, count: 1 });
        if (this.#runs.length > mostRuns)
            this.#runs = this.#runs.slice(-mostRuns);
    }
    /** Oldest first. */
    lines() {
        return this.#runs.map(({ said, fromMs, toMs, count }) => count === 1 ? `${seconds(fromMs)}: ${said}` : `${seconds(fromMs)} to ${seconds(toMs)}: ${said} (${count} times)`);
    }
}
const mostRuns = 100;
function seconds(ms) {
    return `${(ms / 1000).toFixed(1)} s`;
}

// EXTERNAL MODULE: ./build/checks/excerpt.js
var excerpt = __webpack_require__(5085);
// EXTERNAL MODULE: ./build/checks/pattern.js
var checks_pattern = __webpack_require__(3078);
// EXTERNAL MODULE: ./build/client/http/growing-buffer.js
var growing_buffer = __webpack_require__(3129);
// EXTERNAL MODULE: ./build/client/http/redirect.js
var http_redirect = __webpack_require__(1811);
// EXTERNAL MODULE: ./build/client/http/repeat.js
var repeat = __webpack_require__(6360);
// EXTERNAL MODULE: ./build/client/http/user-agent.js + 1 modules
var user_agent = __webpack_require__(1351);
// EXTERNAL MODULE: ./build/client/time/timeout.js
var timeout = __webpack_require__(3541);
;// CONCATENATED MODULE: ./build/checks/probe.js






const longestBody = 256 * 1024;
/**
 * One GET without a key, on a connection of its own: behind a balancer the old version may hold the one before. Redirects are
 * followed on the same origin. Rejects with the signal's reason alone.
 */
async function probe(address, options) {
    const { clock, signal, timeoutMs } = options;
    const seconds = Math.round(timeoutMs / 100) / 10;
    const onTimeout = () => new errors/* NoAnswerError */.i5(`no whole answer within ${seconds} s`, { operation: 'probe', sent: true });
    const scope = new timeout/* AbortScope */.DK({ clock, signal, timeoutMs, onTimeout });
    try {
        return await look(address, scope, options);
    }
    catch (error) {
        signal.throwIfAborted();
        return { kind: 'unanswered', why: whyUnanswered(scope.signal.aborted ? (0,repeat/* endOf */.pJ)(scope, error) : error) };
    }
    finally {
        scope[Symbol.dispose]();
    }
}
async function look(address, scope, options) {
    let from = address;
    for (let hops = 0; hops <= http_redirect/* maximumRedirects */.Uq; hops++) {
        const response = await options.transport.send(requestOf(from, scope, options.timeoutMs));
        const { status } = response;
        const redirect = (0,http_redirect/* parseRedirect */.qQ)(status, response.header('location'), from);
        if (redirect?.kind === 'elsewhere' && options.redirectAway === 'failure') {
            response.discard();
            return { kind: 'elsewhere', why: `answered ${status}, a redirect to another origin (${redirect.origin})` };
        }
        if (redirect === undefined || redirect.kind === 'elsewhere' || options.wanted(status)) {
            const body = options.readBody ? await beginningOf(response) : undefined;
            response.discard();
            return { kind: 'answered', status, body };
        }
        response.discard();
        if (redirect.kind === 'nowhere') {
            return { kind: 'astray', why: `answered ${status}, a redirect that does not say where to` };
        }
        from = new URL(redirect.path, from);
    }
    return { kind: 'astray', why: `redirected more than ${http_redirect/* maximumRedirects */.Uq} times` };
}
function requestOf(address, scope, timeoutMs) {
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
/** Reads as much as is looked at, and leaves the rest. */
async function beginningOf(response) {
    const bytes = new growing_buffer/* GrowingBuffer */.G();
    for await (const chunk of response.body) {
        bytes.add(chunk.subarray(0, longestBody - bytes.length));
        if (bytes.length === longestBody)
            break;
    }
    return bytes.takeText().replace(/^\uFEFF/, '');
}
/** The transport's sentence without the name that it puts first. */
function whyUnanswered(error) {
    const message = error instanceof Error ? error.message : String(error);
    return message.replace(/^probe: /, '').replace(/\.$/, '');
}

;// CONCATENATED MODULE: ./build/checks/status-ranges.js

const status_ranges_form = /^([1-5]\d{2})(?:-([1-5]\d{2}))?$/;
/** Statuses that count as healthy, as `200-399` or `200, 204, 301-303` say it. */
class StatusRanges {
    #ranges;
    /**
     * `input` is named where the text is wrong.
     *
     * @throws InputError
     */
    constructor(input, text) {
        this.#ranges = text.split(/[\s,]+/).flatMap((part) => (part === '' ? [] : [rangeOf(input, part)]));
        if (this.#ranges.length === 0)
            throw wrong(input);
    }
    includes(status) {
        return this.#ranges.some(([from, to]) => from <= status && status <= to);
    }
    /** Whether the status stands there by itself, not only inside a range. */
    names(status) {
        return this.#ranges.some(([from, to]) => from === status && to === status);
    }
}
function rangeOf(input, part) {
    const [, from, to = from] = status_ranges_form.exec(part) ?? [];
    if (from === undefined || Number(from) > Number(to))
        throw wrong(input);
    return [Number(from), Number(to)];
}
function wrong(input) {
    return new errors/* InputError */.dz(input, `Input \`${input}\` must be statuses from 100 to 599 or ranges of them, as \`200-399\` or \`200, 204\`.`);
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








const longestLookMs = 10_000;
/** The last look has this long, also past the timeout: one that is cut short would tell nothing. */
const shortestLookMs = 1_000;
const shownOfBody = 160;
/**
 * Passes once the address gives so many good answers in a row. Redirects are followed on the same origin, and the last answer
 * counts; one to another origin fails the check at once. A redirect status that `status` names by itself is an answer.
 *
 * @throws InputError where the options make no check; nothing was sent
 */
function healthCheck(options) {
    const { successes = 3, intervalMs = 2_000, timeoutMs = 120_000, redirectAway = 'failure' } = options;
    const expected = {
        url: addressOf(options.url),
        ranges: new StatusRanges('health-status', options.status ?? '200-399'),
        pattern: options.body === undefined ? undefined : new checks_pattern/* Pattern */.z('health-body', options.body),
        redirectAway,
        successes,
        intervalMs,
        timeoutMs,
    };
    return {
        name: 'health',
        run: async (context) => {
            const env_1 = { stack: [], error: void 0, hasError: false };
            try {
                if (options.transport !== undefined)
                    return await watch(expected, options.transport, context);
                const transport = __addDisposableResource(env_1, new undici_transport/* UndiciTransport */.s((0,base_url/* isLoopback */.U)(expected.url.hostname) ? 'direct' : {}), true);
                return await watch(expected, transport, context);
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
async function watch(expected, transport, context) {
    const { clock, signal, clean } = context;
    const { url, ranges, pattern, redirectAway, successes, intervalMs, timeoutMs } = expected;
    const startMs = clock.now();
    const leftMs = () => startMs + timeoutMs - clock.now();
    const seen = new Tally();
    const finding = (passed, summary) => {
        return { passed, summary, evidence: (0,excerpt/* evidenceOf */.X)(seen.lines(), clean) };
    };
    for (let inARow = 0; leftMs() > 0;) {
        const atMs = clock.now() - startMs;
        const sighting = await probe(url, {
            transport,
            clock,
            signal,
            timeoutMs: Math.max(shortestLookMs, Math.min(longestLookMs, leftMs())),
            readBody: pattern !== undefined,
            wanted: (status) => ranges.names(status),
            redirectAway,
        });
        const verdict = judge(sighting, expected, clean);
        seen.add(atMs, verdict.said);
        if (verdict.kind === 'hopeless')
            return finding(false, `${url.host} ${verdict.said}`);
        inARow = verdict.kind === 'good' ? inARow + 1 : 0;
        if (inARow === successes)
            return finding(true, `${times(successes)} in a row: ${verdict.said}`);
        context.progress(`${url.host} ${verdict.said}${inARow > 0 ? ` (${inARow} of ${successes})` : ''}`);
        await clock.sleep(Math.max(0, Math.min(intervalMs, leftMs())), signal);
    }
    const short = (successes - 1) * intervalMs >= timeoutMs;
    const hurry = short ? `, too short a time for looks ${intervalMs / 1000} s apart` : '';
    const within = `within ${timeoutMs / 1000} s${hurry}`;
    return finding(false, `not ${times(successes)} in a row ${within}; at last it ${seen.last ?? ''}`);
}
function judge(sighting, { ranges, pattern }, clean) {
    switch (sighting.kind) {
        case 'unanswered':
            return { kind: 'bad', said: `gave no answer: ${sighting.why}` };
        case 'astray':
            return { kind: 'bad', said: sighting.why };
        case 'elsewhere':
            return { kind: 'hopeless', said: sighting.why };
        case 'answered': {
            const { status, body } = sighting;
            if (!ranges.includes(status))
                return { kind: 'bad', said: `answered ${status}` };
            return pattern === undefined
                ? { kind: 'good', said: `answered ${status}` }
                : judgeBody(pattern, { status, body: body ?? '' }, clean);
        }
        default:
            return sighting;
    }
}
function judgeBody(pattern, { status, body }, clean) {
    try {
        if (pattern.find([body]) === 0)
            return { kind: 'good', said: `answered ${status}, and the body matches` };
    }
    catch (error) {
        if (!(error instanceof checks_pattern/* SlowPatternError */.S))
            throw error;
        return { kind: 'hopeless', said: `answered ${status}, but health-body cannot be judged: ${error.message}` };
    }
    const shown = (0,excerpt/* excerpt */.K)(clean(body), shownOfBody);
    return { kind: 'bad', said: `answered ${status}, but the body does not match: ${JSON.stringify(shown)}` };
}
function times(successes) {
    return successes === 1 ? 'one good answer' : `${successes} good answers`;
}
function addressOf(text) {
    const url = URL.parse(text);
    if (url === null || (url.protocol !== 'https:' && url.protocol !== 'http:')) {
        throw new errors/* InputError */.dz('health-url', 'Input `health-url` must be a whole address that begins with `https://` or `http://`.');
    }
    if (url.username !== '' || url.password !== '') {
        throw new errors/* InputError */.dz('health-url', 'Input `health-url` holds a user name or password: name an address that needs none.');
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


/** One search may take so long, whatever the pattern and the texts. */
const mostMs = 1_000;
/** A search that took too long: the pattern backtracks without end on some text. */
class SlowPatternError extends Error {
    constructor() {
        super('The pattern takes more than a second to match: it backtracks, so make it simpler');
        this.name = 'SlowPatternError';
    }
}
/**
 * A regular expression of the user, held against texts of strangers. It is the language's own, so a search may backtrack for
 * years; it runs where the engine ends it after a second.
 */
class Pattern {
    source;
    #expression;
    /**
     * `input` is named where the pattern is wrong. One that matches nothing at all matches everywhere and so tells nothing: it is
     * refused.
     *
     * @throws InputError
     */
    constructor(input, source) {
        this.source = source;
        try {
            this.#expression = new RegExp(source);
        }
        catch (error) {
            const why = error instanceof Error ? (error.message.split(': ').at(-1) ?? '') : 'unreadable';
            throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz(input, `Input \`${input}\` is no regular expression: ${why.toLowerCase()}.`);
        }
        if (this.#expression.test('')) {
            throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz(input, `Input \`${input}\` matches even where there is nothing, so it would tell nothing.`);
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
        if (isTimeout(error))
            throw new SlowPatternError();
        throw error;
    }
}
/** The error may be of the other context, and so no `Error` of ours. */
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
/* harmony import */ var _client_time_run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6487);
/* harmony import */ var _history_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(278);
/* harmony import */ var _phases_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7036);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8093);
/* harmony import */ var _verdict_poll_schedule_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4213);
/* harmony import */ var _launch_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6174);
/* harmony import */ var _lost_deploy_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1291);








const postLimitMs = 60_000;
/** Kept before the deadline to look for what an unanswered POST did; half of what remains where that is less. */
const lookMs = 5_000;
const markLimitMs = 15_000;
const mostMarkReads = 3;
/** Between two tries while the service is busy; a fixed poll interval comes before it. */
const busyMs = [1_000, 2_000, 5_000];
const longestBusyMs = 10_000;
/**
 * Deploys a Git service and follows the deployment to its outcome. What the platform does is in the report.
 *
 * @throws InputError where the key's scope does not permit it; nothing was written then.
 */
async function deploy(platform, request, host, options = {}) {
    const run = new _client_time_run_js__WEBPACK_IMPORTED_MODULE_1__/* .Run */ .K(options);
    const phases = new _phases_js__WEBPACK_IMPORTED_MODULE_7__/* .Phases */ .V('requested');
    const doubt = 'a deployment may exist, look at the dashboard';
    const context = { platform, host, options, run, phases, doubt };
    return (0,_launch_js__WEBPACK_IMPORTED_MODULE_5__/* .launchAndFollow */ .Q6)(context, { serviceId: request.serviceId, ref: request.ref }, async () => {
        await (0,_launch_js__WEBPACK_IMPORTED_MODULE_5__/* .preflightIn */ .Fd)(run, platform, 'deploy_service', { serviceId: request.serviceId });
        return launchDeploy(context, request);
    });
}
async function launchDeploy(context, request) {
    const { platform, host, run } = context;
    const { serviceId, ref } = request;
    let known = await readNewest(context, serviceId);
    let lostAnswers = 0;
    let busy = 0;
    for (;;) {
        const end = await (0,_launch_js__WEBPACK_IMPORTED_MODULE_5__/* .endBeforePost */ .hT)(run);
        if (end !== undefined)
            return end;
        const answer = await post(context, request, markOf(known));
        if (answer.kind === 'throttled')
            continue;
        if (answer.kind === 'busy') {
            const reason = await waitWhileBusy(context, request, { tries: ++busy, said: answer.message });
            if (reason !== undefined)
                return { kind: 'ended', outcome: 'skipped', reason };
            known = await readNewest(context, serviceId);
            continue;
        }
        if (answer.kind !== 'lost')
            return answer;
        lostAnswers++;
        host.report({
            kind: 'warning',
            text: `The answer to the deploy request was lost (${answer.message}); looking for its effect.`,
        });
        if (known === undefined) {
            return indeterminate('the history could not be read before it, so no deployment can be recognised as ours');
        }
        const finding = await (0,_lost_deploy_js__WEBPACK_IMPORTED_MODULE_6__/* .findLostDeploy */ .Zn)(platform, { serviceId, ref, knownIds: new Set(known) }, run);
        switch (finding.kind) {
            case 'adopt':
                if (finding.inferred)
                    host.report({ kind: 'warning', text: adoptedByInference(finding.id) });
                return { kind: 'accepted', deploymentId: finding.id, serviceId, ref, url: undefined, older: markOf(known) };
            case 'several':
                return indeterminate(`several new deployments could be ours: ${finding.ids.join(', ')}`);
            case 'unknown':
                return indeterminate(finding.why);
            case 'timed-out':
                return unresolved('timed-out', 'the timeout passed before its effect showed');
            case 'absent':
                if (lostAnswers < 2)
                    continue;
                return { kind: 'ended', outcome: 'failed', reason: `Nothing was deployed: twice ${answer.message}` };
            case 'look-again':
                throw new Error('a look that was not the last was returned');
            default:
                return finding;
        }
    }
}
/** Rows from before our POST end every later look. */
function markOf(known) {
    return known?.[0] === undefined ? { kind: 'unknown' } : { kind: 'row', id: known[0] };
}
/** The reason to give up, if there is one by then. */
async function waitWhileBusy({ host, options, run }, { whileBusy }, { tries, said }) {
    if (tries === 1)
        host.report({ kind: 'notice', text: `${said} It is tried again until the timeout.` });
    const pauseMs = options.pollIntervalMs ?? busyMs[tries - 1] ?? longestBusyMs;
    await run.sleep(Math.min(pauseMs, Math.max(0, run.remaining())));
    return await whileBusy?.();
}
async function post(context, { serviceId, ref, whileBusy }, older) {
    const { platform, run } = context;
    try {
        const timeoutMs = Math.min(postLimitMs, Math.max(run.remaining() - lookMs, run.remaining() / 2));
        const args = ref === undefined ? { id: serviceId } : { id: serviceId, ref };
        const answer = await platform.call('deploy_service', args, { signal: run.signal, timeoutMs });
        const { deploymentId } = answer;
        return { kind: 'accepted', deploymentId, serviceId, ref: answer.ref ?? ref, url: undefined, older };
    }
    catch (error) {
        const busy = error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .RefusedError */ .fk && error.status === 409 && whileBusy !== undefined;
        if (!busy)
            return (0,_launch_js__WEBPACK_IMPORTED_MODULE_5__/* .classifyWriteFailure */ .wF)(run, error);
        run.noteRetryAfter(error);
        run.inDoubt = false;
        return { kind: 'busy', message: error.message };
    }
}
/** Ids of the newest page before our POST, newest first: the mark. Undefined where three reads failed. */
async function readNewest({ platform, run }, serviceId) {
    for (let reads = 1; await run.waitForRetryAfter(); reads++) {
        try {
            const limitMs = Math.min(markLimitMs, run.remaining());
            return await run.within(limitMs, 'list_deployments', (signal) => firstIds(platform, serviceId, signal));
        }
        catch (error) {
            run.signal.throwIfAborted();
            if (!(error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .TaxiwayError */ .yJ))
                throw error;
            if (reads === mostMarkReads || isFinal(error))
                return undefined;
            await run.sleep((0,_verdict_poll_schedule_js__WEBPACK_IMPORTED_MODULE_4__/* .failureBackoff */ .Vd)(reads, run.random));
        }
    }
    return undefined;
}
/** A platform that says no says it again; one that stumbles or throttles may not. */
function isFinal(error) {
    if (error.kind === 'input')
        return true;
    return error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .RefusedError */ .fk && error.status < 500 && error.status !== 429;
}
async function firstIds(platform, serviceId, signal) {
    for await (const page of (0,_history_js__WEBPACK_IMPORTED_MODULE_2__/* .historyPages */ .P)(platform, serviceId, signal)) {
        const ids = page.deployments.map(_record_js__WEBPACK_IMPORTED_MODULE_3__/* .idOf */ .TH).filter((id) => id !== undefined);
        if (ids.length > 0)
            return ids;
    }
    return [];
}
function indeterminate(why) {
    return unresolved('indeterminate', why);
}
function unresolved(outcome, why) {
    const reason = `The answer to the deploy request was lost, and ${why}; a deployment may be running, look at the dashboard.`;
    return { kind: 'ended', outcome, reason };
}
function adoptedByInference(id) {
    return `Deployment ${id} is taken for ours by inference: it is the only new one, and its record shows no ref.`;
}


/***/ }),

/***/ 8101:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  U: () => (/* binding */ createOnce),
  E: () => (/* binding */ serviceMayExist)
});

// EXTERNAL MODULE: ./build/deployment/start/launch.js
var launch = __webpack_require__(6174);
// EXTERNAL MODULE: ./build/client/errors.js
var errors = __webpack_require__(6695);
;// CONCATENATED MODULE: ./build/deployment/start/service-count.js

const countLimitMs = 15_000;
const countsThatAgree = 3;
const countGapMs = 15_000;
/**
 * The number of services of a project, or of all projects where none is named; undefined where the key may not list
 * projects or the platform does not answer.
 */
async function countServices({ platform, run }, slug) {
    try {
        const timeoutMs = Math.min(countLimitMs, run.remaining());
        const projects = await platform.call('list_projects', {}, { signal: run.signal, timeoutMs });
        if (slug !== undefined)
            return projects.find((project) => project.slug === slug)?.serviceCount ?? undefined;
        const counts = projects.map((project) => project.serviceCount ?? Number.NaN);
        const all = counts.reduce((sum, count) => sum + count, 0);
        return Number.isNaN(all) ? undefined : all;
    }
    catch (error) {
        run.signal.throwIfAborted();
        if (!(error instanceof errors/* TaxiwayError */.yJ))
            throw error;
        run.noteRetryAfter(error);
        return undefined;
    }
}
/** True where three reads over 30 s all show the number from before the POST. */
async function countStays(context, slug, baseline) {
    const { run } = context;
    for (let read = 1;; read++) {
        if (!(await run.waitForRetryAfter()) || (await countServices(context, slug)) !== baseline)
            return false;
        if (read === countsThatAgree)
            return true;
        if (run.remaining() < countGapMs)
            return false;
        await run.sleep(countGapMs);
    }
}

;// CONCATENATED MODULE: ./build/deployment/start/lost-creation.js


/** What may be there after a creation whose answer nobody saw, and what to do, as a clause. */
const serviceMayExist = 'a service may exist and be billed: look at the project before running this again';
/**
 * Sends it once, and after a lost answer once more at most: only where three counts over 30 s show as many services as before
 * it (following: Writes). Where they do not, or cannot be had, the end says that a service may exist.
 */
async function createOnce(context, { what, projectSlug, post }) {
    const baseline = await countServices(context, projectSlug);
    let lostAnswers = 0;
    for (;;) {
        const end = await (0,launch/* endBeforePost */.hT)(context.run);
        if (end !== undefined)
            return end;
        const answer = await post();
        if (answer.kind === 'throttled')
            continue;
        if (answer.kind !== 'lost')
            return answer;
        lostAnswers++;
        const text = `The answer to the ${what} was lost (${answer.message}); looking whether a service was created.`;
        context.host.report({ kind: 'warning', text });
        const unchanged = baseline !== undefined && (await countStays(context, projectSlug, baseline));
        if (!unchanged) {
            const reason = `The answer to the ${what} was lost; ${serviceMayExist}.`;
            return { kind: 'ended', outcome: 'indeterminate', reason, mayExist: true };
        }
        if (lostAnswers === 2) {
            return { kind: 'ended', outcome: 'failed', reason: `Nothing was created: twice ${answer.message}` };
        }
    }
}


/***/ }),

/***/ 693:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ masksOf)
/* harmony export */ });
/* unused harmony export shortestMasked */
/* harmony import */ var _text_redactor_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7744);

/** Values shorter than this are never masked (product: `env-vars`). */
const shortestMasked = 6;
/**
 * Settings, not secrets. Masking them would blacken the log and, worse, make the runner drop every job output that contains
 * them.
 */
const commonWords = new Set([
    'production',
    'development',
    'staging',
    'preview',
    'testing',
    'default',
    'enabled',
    'disabled',
    'localhost',
    'verbose',
    'warning',
    'release',
    'public',
    'private',
]);
/**
 * Which of a variable's value must be hidden: the value, and each of its lines where it has several. Nothing for values of
 * fewer than six characters, for common words, and for what `shown` (inputs that the runner has printed already) contains.
 */
function masksOf(value, shown) {
    if (value.length < shortestMasked || commonWords.has(value.toLowerCase()))
        return [];
    if (shown.some((text) => text.includes(value)))
        return [];
    return [value, ...(0,_text_redactor_js__WEBPACK_IMPORTED_MODULE_0__/* .linesOf */ .Dx)(value)];
}


/***/ })

};
