export const id = 20;
export const ids = [20];
export const modules = {

/***/ 8892:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ PreviewComment),
/* harmony export */   X: () => (/* binding */ stillBilled)
/* harmony export */ });
/* harmony import */ var _github_comment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79);
/* harmony import */ var _github_gantt_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3332);
/* harmony import */ var _github_github_api_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8714);
/* harmony import */ var _github_preview_comment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(498);
/* harmony import */ var _github_preview_memory_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3780);
/* harmony import */ var _preview_inputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7212);
/* harmony import */ var _preview_stage_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(214);







/** How long GitHub may take to say at the end whether the pull request is still open. */
const lastLookMs = 3_000;
/** What a comment says of a run's end. */
const endings = {
    succeeded: { sign: '✅', news: 'is ready' },
    accepted: { sign: '✅', news: 'was accepted' },
    failed: { sign: '❌', news: 'failed' },
    cancelled: { sign: '⏹️', news: 'was cancelled on the platform' },
    superseded: { sign: '⏭️', news: 'was replaced by a newer deployment' },
    'timed-out': { sign: '⌛', news: 'timed out' },
    indeterminate: { sign: '❔', news: 'is in an unknown state' },
    skipped: { sign: '⏭️', news: 'was skipped' },
    aborted: { sign: '⏹️', news: 'was stopped with its job' },
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
        const marker = (0,_github_preview_comment_js__WEBPACK_IMPORTED_MODULE_2__/* .markerOf */ .we)(target);
        this.#comment = new _github_comment_js__WEBPACK_IMPORTED_MODULE_0__/* .KeptComment */ .e({
            repository: inputs.repository,
            number: event.number,
            token,
            signal: reporter.github.signal(),
            marker,
            author: () => deployments.author(),
        }, { onId: (comment) => (0,_preview_stage_js__WEBPACK_IMPORTED_MODULE_4__/* .trace */ .uP)(this.#stage, { comment }) });
    }
    /** The run has begun. */
    begin() {
        void this.#write({ sign: '🚧', news: 'is being built' });
    }
    /** The run has come to its end. What GitHub was not told is left to the post step. */
    async end({ report, reason, url, tail }) {
        const { outcome } = report;
        if (await this.#isClosed())
            return await this.#closedMeanwhile();
        // Nobody wanted the head any more, so another run writes the comment.
        if (outcome === 'skipped')
            return;
        const good = outcome === 'succeeded' || outcome === 'accepted';
        await this.#write({ ...endings[outcome], url, duration: (0,_github_gantt_js__WEBPACK_IMPORTED_MODULE_5__/* .duration */ .p0)(report.durationMs), ...(good ? {} : { reason, tail }) }, { last: true });
    }
    async #isClosed() {
        const now = await (0,_preview_stage_js__WEBPACK_IMPORTED_MODULE_4__/* .pullRequestNow */ .pC)(this.#stage, lastLookMs).catch(() => undefined);
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
        await this.#write({ sign: '💤', ...news }, { create: false, last: true });
    }
    async #write(news, { create = true, last = false } = {}) {
        const comment = this.#comment;
        if (comment === undefined)
            return;
        const { job } = this.#stage;
        const { event, inputs } = this.#stage;
        const about = (0,_github_preview_comment_js__WEBPACK_IMPORTED_MODULE_2__/* .newsOfRun */ .oB)(job, { name: (0,_preview_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .shownName */ .HD)(inputs), sha: event.headSha });
        const body = (0,_github_preview_comment_js__WEBPACK_IMPORTED_MODULE_2__/* .renderPreview */ .Bt)({ ...about, ...news });
        this.#work = this.#work.then(async () => {
            try {
                if (last && (await this.#isOvertaken()))
                    return;
                await comment.write(body, { create });
            }
            catch (error) {
                if (last)
                    (0,_preview_stage_js__WEBPACK_IMPORTED_MODULE_4__/* .trace */ .uP)(this.#stage, { untold: body });
                if (this.#warned)
                    return;
                this.#warned = true;
                const why = (0,_github_github_api_js__WEBPACK_IMPORTED_MODULE_1__/* .githubRefusal */ .e)(error, 'pull-requests: write');
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
        return await (0,_github_preview_memory_js__WEBPACK_IMPORTED_MODULE_6__/* .isOvertaken */ .iN)(deployments, this.#target, ours).catch(() => false);
    }
}


/***/ }),

/***/ 7020:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  previewHead: () => (/* binding */ previewHead)
});

// EXTERNAL MODULE: ./build/github/log-lines.js
var log_lines = __webpack_require__(7502);
// EXTERNAL MODULE: ./build/actions/ending.js
var ending = __webpack_require__(9189);
// EXTERNAL MODULE: ./build/actions/preview-comment.js
var preview_comment = __webpack_require__(8892);
// EXTERNAL MODULE: ./build/client/errors.js
var errors = __webpack_require__(6695);
// EXTERNAL MODULE: ./build/deployment/launch.js
var launch = __webpack_require__(4619);
// EXTERNAL MODULE: ./build/deployment/run.js
var deployment_run = __webpack_require__(3219);
// EXTERNAL MODULE: ./build/deployment/service-count.js
var service_count = __webpack_require__(8255);
;// CONCATENATED MODULE: ./build/deployment/create.js




const postLimitMs = 120_000;
/** Kept before the deadline to look for what an unanswered POST did; half of what remains where that is less. */
const lookMs = 5_000;
const mayExist = 'a service may exist and be billed: look at the project before running this again';
/**
 * Creates a billed service, which queues a deployment of its own. Sent once; after a lost answer a second time only where the
 * number of services proves that the first had no effect. The key is asked beforehand whether it may deploy at all.
 *
 * @throws InputError where the key's scope does not permit deployments, or an argument is wrong; nothing was written then.
 */
async function createService(platform, request, host, options = {}) {
    const run = new deployment_run/* Run */.K(options);
    try {
        return await create(platform, request, host, run);
    }
    catch (error) {
        if (!run.signal.aborted || !run.inDoubt)
            throw error;
        const reason = `The run was cancelled before the platform's answer to the creation was seen; ${mayExist}.`;
        return { kind: 'ended', outcome: 'aborted', reason, mayExist: true };
    }
}
async function create(platform, request, host, run) {
    await (0,launch/* preflightIn */.Fd)(run, platform, 'deploy_service', { isNew: true });
    const slug = request.projectSlug;
    const baseline = await (0,service_count/* countServices */.q)({ platform, run }, slug);
    let lostAnswers = 0;
    for (;;) {
        const end = await (0,launch/* endBeforePost */.hT)(run);
        if (end !== undefined)
            return endedIn(end);
        const answer = await post(platform, request, run);
        if (answer.kind === 'created')
            return answer;
        if (answer.kind === 'throttled')
            continue;
        if (answer.kind !== 'lost')
            return endedIn(answer);
        lostAnswers++;
        const text = `The answer to the creation was lost (${answer.message}); looking whether a service was created.`;
        host.tell({ kind: 'warning', text });
        const unchanged = baseline !== undefined && (await (0,service_count/* countStays */.u)({ platform, run }, slug, baseline));
        if (unchanged && lostAnswers < 2)
            continue;
        return unchanged
            ? { kind: 'ended', outcome: 'failed', reason: `Nothing was created: twice ${answer.message}`, mayExist: false }
            : {
                kind: 'ended',
                outcome: 'indeterminate',
                reason: `The answer to the creation of ${request.name} was lost; ${mayExist}.`,
                mayExist: true,
            };
    }
}
async function post(platform, request, run) {
    try {
        const timeoutMs = Math.min(postLimitMs, Math.max(run.remaining() - lookMs, run.remaining() / 2));
        const service = await platform.call('create_service', request, { signal: run.signal, timeoutMs });
        if (service.id)
            return { kind: 'created', serviceId: service.id, service };
        const details = { operation: 'create_service', status: 201 };
        throw new errors/* UnreadableError */.Gy('create_service: the platform answered 201 with a service that has no id.', details);
    }
    catch (error) {
        return (0,launch/* postedInVain */.Lc)(run, error);
    }
}
function endedIn(launch) {
    if (launch.kind === 'accepted')
        throw new Error('a creation accepts no deployment');
    return { ...launch, mayExist: false };
}

// EXTERNAL MODULE: ./build/github/create-deployment.js
var create_deployment = __webpack_require__(9070);
// EXTERNAL MODULE: ./build/github/github-api.js
var github_api = __webpack_require__(8714);
// EXTERNAL MODULE: ./build/github/preview-memory.js
var preview_memory = __webpack_require__(3780);
// EXTERNAL MODULE: ./build/github/time-limit.js
var time_limit = __webpack_require__(8047);
// EXTERNAL MODULE: ./build/actions/preview-names.js
var preview_names = __webpack_require__(1153);
// EXTERNAL MODULE: ./build/actions/preview-stage.js + 1 modules
var preview_stage = __webpack_require__(214);
;// CONCATENATED MODULE: ./build/actions/preview-create.js








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
    (0,preview_stage/* trace */.uP)(stage, { creating: true, ...(claimed === undefined ? {} : { claim: claimed }) });
    const { kind: _, ...source } = inputs.source;
    const request = { name: inputs.name, ...inputs.create, ...source };
    let creation;
    try {
        creation = await createService(platform, request, reporter, (0,preview_stage/* flowOptions */.pO)(stage));
    }
    catch (error) {
        (0,preview_stage/* trace */.uP)(stage, { creating: false });
        await settle(stage, claimed, { state: 'inactive', description: preview_memory/* noServiceLeft */.eO });
        throw error;
    }
    if (creation.kind === 'ended')
        return await remainsOf(stage, { target, claimed, creation });
    const { serviceId } = creation;
    const { preview } = job.state.current;
    job.state.note({ serviceId, ...(preview === undefined ? {} : { preview: { ...preview, creating: false } }) });
    job.outputs.set('service-id', serviceId);
    job.console.notice(`A new service was created and is billed from now on: ${serviceId}`);
    await remember(stage, target, serviceId);
    await settle(stage, claimed, { state: 'inactive', description: `Service ${serviceId} was created` });
    return serviceId;
}
/** The GitHub deployment is the memory: it is made at once, and waited for. */
async function remember(stage, target, serviceId) {
    const { deployments, inputs, job, reporter } = stage;
    const image = inputs.source.kind === 'image' ? { image: inputs.source.image } : {};
    // Where it is served will stand in the deployment's status.
    const exposed = inputs.expose === undefined ? {} : { exposed: inputs.expose };
    reporter.github.mirrorTo(deployments, { target, service: serviceId, ...image, ...exposed }, { refs: (0,preview_names/* refsOf */.gA)(stage.event), since: stage.event.createdAt });
    const begun = (0,time_limit/* inTime */.R)(reporter.github.begin(`Service ${serviceId}`), (0,preview_stage/* githubMs */.MK)(stage), job.signal);
    if ((await begun.catch(() => undefined)) !== undefined)
        return;
    job.signal.throwIfAborted();
    job.console.warn(`Service ${serviceId} is not remembered, so the next push cannot find it: grant the job \`${permission}\`, ` +
        `and give \`service-id: ${serviceId}\` until then.`);
}
/** Its id, or the end of the run: what cannot be remembered would be created again with each push. */
async function makeClaim(stage, target) {
    const { deployments, event, inputs, job } = stage;
    const made = deployments === undefined
        ? Promise.reject(new Error('`github-token` is empty'))
        : (0,create_deployment/* createForKnownRef */.E)(deployments, (0,preview_names/* refsOf */.gA)(event), { target });
    try {
        const id = await (0,time_limit/* inTime */.R)(made, (0,preview_stage/* githubMs */.MK)(stage), job.signal);
        await settle(stage, id, { state: 'in_progress', description: 'A service is being created' });
        return id;
    }
    catch (error) {
        // One that is made too late must not be taken for a creation.
        made.then((id) => settle(stage, id, { state: 'inactive', description: preview_memory/* noServiceLeft */.eO }), () => undefined);
        job.signal.throwIfAborted();
        const why = (0,github_api/* githubRefusal */.e)(error, permission);
        return (0,ending/* endedBefore */.a)('failed', `${inputs.name} was not created, for it could not be remembered (${why}), and each push would create another one: give \`service-id\`.`);
    }
}
/** What becomes of a creation without a service that is known. */
async function remainsOf(stage, { target, claimed, creation, }) {
    const { deployments, job, reporter } = stage;
    const { outcome, reason, mayExist } = creation;
    if (!mayExist) {
        (0,preview_stage/* trace */.uP)(stage, { creating: false });
        await settle(stage, claimed, { state: 'inactive', description: preview_memory/* noServiceLeft */.eO });
    }
    else {
        // A GitHub deployment that names no service is the doubt, and ends with the run.
        reporter.github.mirrorTo(deployments, { target }, { refs: (0,preview_names/* refsOf */.gA)(stage.event), id: claimed });
        const begun = (0,time_limit/* inTime */.R)(reporter.github.begin('A service may have been created'), (0,preview_stage/* githubMs */.MK)(stage), job.signal);
        // What GitHub does not know by then is left to the post step.
        if ((await begun.catch(() => undefined)) !== undefined)
            (0,preview_stage/* trace */.uP)(stage, { creating: false });
    }
    return (0,ending/* endedBefore */.a)(outcome, reason);
}
async function settle(stage, claimed, status) {
    const { deployments, job } = stage;
    if (claimed === undefined || deployments === undefined)
        return;
    try {
        const told = deployments.update(claimed, { ...status, logUrl: job.context.runUrl });
        await (0,time_limit/* inTime */.R)(told, (0,preview_stage/* githubMs */.MK)(stage), job.signal);
    }
    catch (error) {
        job.console.warn(`A GitHub deployment of the preview is not up to date: ${(0,github_api/* githubRefusal */.e)(error, permission)}.`);
    }
}

// EXTERNAL MODULE: ./build/deployment/deploy.js
var deploy = __webpack_require__(6391);
// EXTERNAL MODULE: ./build/deployment/forbidden.js
var forbidden = __webpack_require__(8055);
// EXTERNAL MODULE: ./build/deployment/history.js
var deployment_history = __webpack_require__(278);
// EXTERNAL MODULE: ./build/deployment/record.js
var record = __webpack_require__(8093);
;// CONCATENATED MODULE: ./build/deployment/first-deployment.js





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
    const run = new deployment_run/* Run */.K({ ...options, timeoutMs: Math.min(longestMs, options.timeoutMs ?? longestMs) });
    let refusals = 0;
    for (let look = 0; run.remaining() > 0 && (await run.mayAsk()); look++) {
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
            refusals = (0,forbidden/* isForbidden */.US)(error) ? refusals + 1 : 0;
            if (refusals >= forbidden/* refusalsThatCount */.Sm)
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

// EXTERNAL MODULE: ./build/deployment/follow.js + 2 modules
var follow = __webpack_require__(672);
;// CONCATENATED MODULE: ./build/actions/preview-head.js





/**
 * Follows the deployment that the creation of the service queued. Of a repository it is the tracked branch, whose failure is a
 * note; of an image it is the preview itself.
 */
async function followFirst(stage, serviceId) {
    const { inputs, job, platform, reporter } = stage;
    const deploymentId = await firstDeployment(platform, serviceId, (0,preview_stage/* flowOptions */.pO)(stage));
    if (inputs.source.kind === 'image') {
        if (deploymentId === undefined) {
            const reason = `Service ${serviceId} was created, but its deployment does not show in the history; look at the dashboard.`;
            return { ...(0,ending/* endedBefore */.a)('indeterminate', reason), serviceId };
        }
        reporter.tell({ kind: 'accepted', deploymentId, serviceId, ref: undefined });
        return await (0,follow/* follow */.e)(platform, { serviceId, deploymentId }, reporter, (0,preview_stage/* flowOptions */.pO)(stage));
    }
    if (deploymentId === undefined) {
        job.console.say('The deployment of the tracked branch does not show in the history; the head is deployed now.');
        return (0,ending/* endedBefore */.a)('indeterminate', 'not seen');
    }
    job.console.say(`First the platform deploys the tracked branch (deployment ${deploymentId}), then the head.`);
    const report = await (0,follow/* follow */.e)(platform, { serviceId, deploymentId }, bystander(stage), (0,preview_stage/* flowOptions */.pO)(stage));
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
    const request = { serviceId, ...ref, whileBusy: () => (0,preview_stage/* whyStale */.qj)(stage, 'open') };
    const atMs = (0,preview_stage/* elapsedMs */.d5)(stage);
    const report = await (0,deploy/* deploy */.g)(platform, request, reporter, (0,preview_stage/* flowOptions */.pO)(stage));
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
        tell: (event) => {
            if (event.kind === 'status')
                job.console.say(`Tracked branch: ${event.word}`);
            else if (event.kind === 'warning' || event.kind === 'notice')
                job.console.say(event.text);
        },
    };
}

// EXTERNAL MODULE: ./build/actions/preview-inputs.js
var preview_inputs = __webpack_require__(7212);
;// CONCATENATED MODULE: ./build/actions/preview-prepare.js


const settingMs = 30_000;
/** Keeps search engines away from a generated hostname. A refusal costs a warning: it says nothing about the deploy. */
async function turnIndexingOff(stage, serviceId) {
    const { job, platform } = stage;
    try {
        await platform.call('set_search_indexing', { id: serviceId, enabled: false }, limits(stage));
    }
    catch (error) {
        job.signal.throwIfAborted();
        if (!(error instanceof errors/* TaxiwayError */.yJ))
            throw error;
        job.console.warn(`Search engines may index the preview: ${error.message}`);
    }
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
        const { hostname } = await platform.call('expose_port', { id: serviceId, ...expose }, limits(stage));
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
function limits(stage) {
    const { timeoutMs } = (0,preview_stage/* flowOptions */.pO)(stage);
    return { signal: stage.job.signal, timeoutMs: Math.min(settingMs, timeoutMs) };
}

// EXTERNAL MODULE: ./build/actions/preview-recall.js
var preview_recall = __webpack_require__(812);
// EXTERNAL MODULE: ./build/actions/preview-service.js
var preview_service = __webpack_require__(1690);
// EXTERNAL MODULE: ./build/checks/health.js + 3 modules
var health = __webpack_require__(4689);
// EXTERNAL MODULE: ./build/client/clock.js
var clock = __webpack_require__(6092);
;// CONCATENATED MODULE: ./build/actions/preview-url.js




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
    const timeoutMs = Math.floor(Math.min(inputs.waitForUrlMs, (0,preview_stage/* flowOptions */.pO)(stage).timeoutMs));
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
        const clean = (text) => (0,log_lines/* harmlessText */.fT)(text, job.redactor);
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

// EXTERNAL MODULE: ./build/actions/variables.js
var variables = __webpack_require__(9385);
;// CONCATENATED MODULE: ./build/actions/preview-deploy.js













/** Deploys the head of the pull request to its service, which is created where there is none. */
async function previewHead(stage, first) {
    const { event, inputs, job, reporter } = stage;
    reporter.github.expectEndIn(inputs.follow.timeoutMs);
    (0,variables/* maskVariables */.a)(job, inputs.variables);
    job.outputs.set('ref', inputs.source.kind === 'image' ? undefined : event.headSha);
    const stale = await (0,preview_stage/* whyStale */.qj)(stage, 'open');
    if (stale !== undefined)
        return (0,ending/* endedBefore */.a)('skipped', stale);
    const { target, recalled } = await (0,preview_recall/* recollect */._)(stage);
    const known = recalled.kind === 'service' ? recalled.memory.exposed : undefined;
    const more = { ...imageOf(inputs), ...(known === undefined ? {} : { exposed: known }) };
    job.state.note({ preview: { target, name: (0,preview_inputs/* shownName */.HD)(inputs), number: event.number, sha: event.headSha, ...more } });
    const comment = new preview_comment/* PreviewComment */.E(stage, target);
    reporter.github.alsoTell((end) => comment.end(end));
    comment.begin();
    // What ends it by an error ends it within this run, whose comment and service are known.
    const left = () => whatIsLeft(job.state.current.serviceId);
    const report = await (0,ending/* reportOf */.E)(job, () => previewOn(stage, { target, recalled, first }), left);
    return { ...report, serviceId: job.state.current.serviceId, durationMs: (0,preview_stage/* elapsedMs */.d5)(stage) };
}
function whatIsLeft(serviceId) {
    if (serviceId === undefined)
        return 'Nothing was created, and nothing deployed.';
    return `The head was not deployed to service ${serviceId}, which stays as it is.`;
}
function imageOf({ source }) {
    return source.kind === 'image' ? { image: source.image } : {};
}
async function previewOn(stage, { target, recalled, first }) {
    const { inputs, job } = stage;
    const { givenId, name } = inputs;
    const { image } = imageOf(inputs);
    const choice = (0,preview_service/* chooseService */.xJ)({ givenId, name, image, recalled, first });
    switch (choice.kind) {
        case 'refuse':
            return (0,ending/* endedBefore */.a)('failed', choice.why);
        case 'use':
            return await deployToKnown(stage, choice.serviceId, { target, recalled });
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
async function deployToNew(stage, serviceId) {
    const { inputs } = stage;
    await prepare(stage, serviceId, { exposed: undefined, url: undefined });
    await (0,variables/* importVariables */.b)(stage, serviceId, inputs.variables);
    const report = await followFirst(stage, serviceId);
    if (inputs.source.kind === 'image') {
        // Ports and variables apply with the next deployment.
        const applied = inputs.expose === undefined && inputs.variables.all.length === 0;
        if (applied || report.outcome !== 'succeeded')
            return await awaitAddress(stage, report);
    }
    const stale = await (0,preview_stage/* whyStale */.qj)(stage, 'open');
    if (stale !== undefined)
        return (0,ending/* endedBefore */.a)('skipped', stale);
    return await awaitAddress(stage, await deployHead(stage, serviceId));
}
async function deployToKnown(stage, serviceId, { target, recalled }) {
    const { deployments, event, inputs, job, reporter } = stage;
    job.outputs.set('service-id', serviceId);
    job.state.note({ serviceId });
    const known = recalled.kind === 'service' && recalled.serviceId === serviceId ? recalled : undefined;
    const exposed = await prepare(stage, serviceId, { exposed: known?.memory.exposed, url: known?.url });
    const memory = { target, service: serviceId, ...imageOf(inputs), ...(exposed === undefined ? {} : { exposed }) };
    // A commit that was deployed before has its GitHub deployment already.
    const id = known?.sha === event.headSha ? known.githubDeployment : undefined;
    reporter.github.mirrorTo(deployments, memory, { refs: (0,preview_names/* refsOf */.gA)(event), id, since: event.createdAt });
    void reporter.github.begin(`Service ${serviceId}`);
    await (0,variables/* importVariables */.b)(stage, serviceId, inputs.variables);
    return await awaitAddress(stage, await deployHead(stage, serviceId));
}
/** Settings of the service; the address is known from here on. */
async function prepare(stage, serviceId, known) {
    const { inputs, job, reporter } = stage;
    await turnIndexingOff(stage, serviceId);
    const exposed = await exposePort(stage, serviceId, known);
    const url = inputs.report.environmentUrl ?? exposed?.url;
    if (url !== undefined)
        reporter.configure({ ...inputs.report, environmentUrl: url });
    const shown = url === undefined ? {} : { url: (0,log_lines/* harmlessText */.fT)(url, job.redactor) };
    (0,preview_stage/* trace */.uP)(stage, { ...shown, ...(exposed === undefined ? {} : { exposed }) });
    return exposed;
}


/***/ }),

/***/ 812:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ recollect)
/* harmony export */ });
/* harmony import */ var _github_github_api_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8714);
/* harmony import */ var _github_preview_memory_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3780);
/* harmony import */ var _github_time_limit_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8047);
/* harmony import */ var _preview_service_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1690);
/* harmony import */ var _preview_stage_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(214);





/** Asks GitHub's deployments. Never rejects but for a cancellation. */
async function recollect(stage) {
    const { event, inputs } = stage;
    const { givenId, name, named } = inputs;
    const byName = (0,_preview_service_js__WEBPACK_IMPORTED_MODULE_2__/* .targetOf */ .$r)(event.number, name);
    if (givenId === undefined || named)
        return { target: byName, recalled: await read(stage, [byName]) };
    const byId = (0,_preview_service_js__WEBPACK_IMPORTED_MODULE_2__/* .targetOf */ .$r)(event.number, (0,_preview_service_js__WEBPACK_IMPORTED_MODULE_2__/* .keyOf */ .TN)({ givenId, name, named }, false));
    const recalled = await read(stage, [byName, byId]);
    const remembered = 'memory' in recalled ? recalled.memory.target : byId;
    if (remembered === byId)
        return { target: byId, recalled };
    return (0,_preview_service_js__WEBPACK_IMPORTED_MODULE_2__/* .isDefaultService */ .Zk)(givenId, recalled)
        ? { target: byName, recalled }
        : { target: byId, recalled: { kind: 'nothing' } };
}
async function read(stage, targets) {
    const { deployments, event, job } = stage;
    if (deployments === undefined)
        return { kind: 'unreadable', why: '`github-token` is empty' };
    try {
        return await (0,_github_time_limit_js__WEBPACK_IMPORTED_MODULE_3__/* .inTime */ .R)((0,_github_preview_memory_js__WEBPACK_IMPORTED_MODULE_4__/* .recall */ .I9)(deployments, targets, event.createdAt), (0,_preview_stage_js__WEBPACK_IMPORTED_MODULE_1__/* .githubMs */ .MK)(stage), job.signal);
    }
    catch (error) {
        job.signal.throwIfAborted();
        return { kind: 'unreadable', why: (0,_github_github_api_js__WEBPACK_IMPORTED_MODULE_0__/* .githubRefusal */ .e)(error, 'deployments: write') };
    }
}


/***/ }),

/***/ 1690:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $r: () => (/* binding */ targetOf),
/* harmony export */   TN: () => (/* binding */ keyOf),
/* harmony export */   Zk: () => (/* binding */ isDefaultService),
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
function targetOf(number, key) {
    return `preview:${number}:${key}`;
}
/**
 * The key of the preview among those of its pull request: its name. A service that was given by id alone keeps the default name
 * where that is remembered for it, or was left in doubt; else its id tells it apart from others.
 */
function keyOf({ givenId, name, named }, isDefault) {
    return givenId === undefined || named || isDefault ? name : `id ${givenId}`;
}
/** Whether the memory of the default name belongs to the service that was given by id. */
function isDefaultService(givenId, recalled) {
    return recalled.kind === 'doubt' || (recalled.kind === 'service' && recalled.serviceId === givenId);
}


/***/ }),

/***/ 9385:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ maskVariables),
/* harmony export */   b: () => (/* binding */ importVariables)
/* harmony export */ });
/* harmony import */ var _github_masks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7863);

const importMs = 60_000;
/** Hides the values before anything else is printed. */
function maskVariables(job, { all }) {
    const shown = job.inputs.shownBut(['api-key', 'github-token', 'env-vars']);
    for (const { value } of all)
        for (const mask of (0,_github_masks_js__WEBPACK_IMPORTED_MODULE_0__/* .masksOf */ .J)(value, shown))
            job.console.mask(mask);
}
/**
 * Imports the variables, which apply to the deployment after it. Sent once, and cannot be read back: a lost answer ends the
 * run before any deploy, and running it again sets the same values. Rejects as the client does.
 */
async function importVariables(stage, serviceId, variables) {
    const { job, platform, inputs } = stage;
    const { all, duplicates } = variables;
    if (all.length === 0)
        return;
    for (const key of duplicates)
        job.console.warn(`Variable ${key} stands twice; its last value is taken.`);
    const timeoutMs = Math.min(importMs, inputs.follow.timeoutMs);
    const vars = all.map(({ key, value }) => ({ key, value }));
    const { imported, skipped } = await platform.call('import_env', { id: serviceId, vars }, { signal: job.signal, timeoutMs });
    for (const { key, reason } of skipped ?? []) {
        job.console.warn(`The platform skipped variable ${key}${reason ? `: ${reason}` : '.'}`);
    }
    job.console.say(`Imported ${imported ?? all.length} variables.`);
}


/***/ }),

/***/ 8255:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ countServices),
/* harmony export */   u: () => (/* binding */ countStays)
/* harmony export */ });
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6695);

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
        if (!(error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .TaxiwayError */ .yJ))
            throw error;
        run.heed(error);
        return undefined;
    }
}
/** True where three reads over 30 s all show the number from before the POST. */
async function countStays(context, slug, baseline) {
    const { run } = context;
    for (let read = 1;; read++) {
        if (!(await run.mayAsk()) || (await countServices(context, slug)) !== baseline)
            return false;
        if (read === countsThatAgree)
            return true;
        if (run.remaining() < countGapMs)
            return false;
        await run.sleep(countGapMs);
    }
}


/***/ }),

/***/ 79:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ KeptComment)
/* harmony export */ });
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7934);
/* harmony import */ var _github_api_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8714);
/* harmony import */ var _github_patience_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2363);



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
        const id = await (0,_github_patience_js__WEBPACK_IMPORTED_MODULE_2__/* .writeOnce */ .Fq)(async () => {
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
        this.#client ??= (0,_github_api_js__WEBPACK_IMPORTED_MODULE_0__/* .githubClient */ .$)(this.#place.token, this.#place.signal);
        return this.#client;
    }
}
function isGone(error) {
    if (!(error instanceof Error) || !('status' in error))
        return false;
    // A missing permission is a 404 too where GitHub hides what it refuses.
    return (error.status === 404 && !error.message.includes('not accessible')) || error.status === 410;
}


/***/ }),

/***/ 7863:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ masksOf)
/* harmony export */ });
/* unused harmony export shortestMasked */
/* harmony import */ var _redaction_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4995);

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
    return [value, ...(0,_redaction_js__WEBPACK_IMPORTED_MODULE_0__/* .linesOf */ .Dx)(value)];
}


/***/ }),

/***/ 498:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bt: () => (/* binding */ renderPreview),
/* harmony export */   oB: () => (/* binding */ newsOfRun),
/* harmony export */   we: () => (/* binding */ markerOf)
/* harmony export */ });
/* unused harmony export longestComment */
/* harmony import */ var _log_lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7502);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5549);


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
        name: (0,_log_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .harmlessText */ .fT)(name, redactor),
        commit: { sha, address },
        run: run && context.runUrl ? { id: run, address: context.runUrl } : undefined,
    };
}
/** The body without its marker, well below GitHub's limit. */
function renderPreview({ name, news, sign, reason, url, commit, duration, run, tail = [], }) {
    const rows = [
        url === undefined ? '' : row('URL', url.length > longestAddress ? (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(cut(url, longestAddress)) : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .link */ .nf)(url)),
        commit === undefined ? '' : row('Commit', linked(commit.sha.slice(0, 7), commit.address)),
        duration === undefined ? '' : row('Duration', (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .prose */ .CS)(duration)),
        run === undefined ? '' : row('Run', linked(run.id, run.address)),
    ].filter((each) => each !== '');
    const kept = endOf(tail);
    const parts = [
        (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .heading */ .R_)(`${sign} Preview ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(cut(name, longestName))} ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .prose */ .CS)(news)}`),
        rows.length === 0 ? '' : `<table>\n${rows.join('\n')}\n</table>`,
        reason === undefined ? '' : `<p>${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .prose */ .CS)(cut(reason, longestReason))}</p>`,
        kept.length === 0 ? '' : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .folded */ .TM)('The end of the build log', kept),
    ];
    return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}
function row(name, value) {
    return `<tr><td><b>${name}</b></td><td>${value}</td></tr>`;
}
function linked(text, address) {
    if (address === undefined || !/^https?:\/\/[^\s<>"']+$/.test(address))
        return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(text);
    return `<a href="${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .FV)(address)}">${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(text)}</a>`;
}
function cut(text, longest) {
    return text.length <= longest ? text : `${text.slice(0, longest - 1).toWellFormed()}…`;
}
/** The last lines that fit, escaped; of a single longer one its beginning. */
function endOf(lines) {
    const kept = [];
    let size = 0;
    for (const line of lines.toReversed()) {
        const short = cut(line, mostTail / 8);
        size += (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .FV)(short).length + 1;
        if (size > mostTail)
            break;
        kept.unshift(short);
    }
    return kept;
}


/***/ }),

/***/ 3780:
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


/***/ })

};
