export const id = 969;
export const ids = [969];
export const modules = {

/***/ 969:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.r(__webpack_exports__);


__webpack_require__.d(__webpack_exports__, {
  deployPreview: () => (/* binding */ deployPreview)
});


var time_run = __webpack_require__(5557);

var timeout = __webpack_require__(7279);

var follow = __webpack_require__(3909);

var history_record = __webpack_require__(8309);

var snapshot_reading = __webpack_require__(5766);

var phases = __webpack_require__(9998);

var errors = __webpack_require__(5373);

var json_fields = __webpack_require__(4544);

var shortening = __webpack_require__(4908);

var message = __webpack_require__(1103);

var history_history = __webpack_require__(5275);

var history_polling = __webpack_require__(3905);

var poll = __webpack_require__(7343);

var taxiway_error = __webpack_require__(7776);

var guarded_write = __webpack_require__(4997);
;





const countTimeoutMs = 15_000;
const countsThatAgree = 3;
const countGapMs = 15_000;
const longestAnswerMs = countTimeoutMs + 1_000;
async function createOnce(context, { projectSlug, before, send, lost, mayExist }) {
    return await (0,guarded_write/* writeGuarded */.oN)(context, {
        send,
        findEffect: async (failure) => {
            await context.emit({ kind: 'warning', text: lost(failure) });
            const stays = before !== undefined && (await countStays(context, projectSlug, before.count));
            if (stays && !(await mayHideNewOne(context, projectSlug, before.answeredAtMs)))
                return undefined;
            return { kind: 'ended', outcome: 'indeterminate', reason: mayExist, mayExist: true };
        },
        lostTwice: (failure) => (0,message/* message */.i) `creation-lost-twice: Nothing was created: the request failed twice, and the number of services stayed the same for 30 s each time. The second failure: ${failure}`,
    });
}
async function countServices({ platform, run }, slug, signal = run.signal) {
    try {
        const timeoutMs = Math.min(countTimeoutMs, run.remaining());
        const { result: projects, answeredAtMs } = await platform.answer('list_projects', {}, { signal, timeoutMs });
        const counted = slug === undefined ? projects : projects.filter((project) => project.slug === slug);
        const count = counted.reduce((sum, { serviceCount }) => sum + (serviceCount ?? Number.NaN), 0);
        return counted.length === 0 || Number.isNaN(count) ? undefined : { count, answeredAtMs };
    }
    catch (error) {
        signal.throwIfAborted();
        if (!(error instanceof taxiway_error/* TaxiwayError */.y))
            throw error;
        return undefined;
    }
}
async function countStays(context, slug, before) {
    const { platform, run } = context;
    let agreed = 0;
    const readEffect = async () => {
        if (!(await run.waitWhileHeld(platform)) || (await countServices(context, slug))?.count !== before)
            return false;
        return ++agreed === countsThatAgree ? true : undefined;
    };
    const stays = await (0,poll/* poll */.w)(readEffect, {
        pauseMs: () => (run.remaining() < countGapMs ? undefined : countGapMs),
        sleep: (ms) => run.sleep(ms),
    });
    return stays === true;
}
async function mayHideNewOne({ platform, run }, slug, countedAtMs) {
    if (slug === undefined)
        return false;
    try {
        const timeoutMs = Math.min(countTimeoutMs, run.remaining());
        const deleted = await platform.call('list_deleted_services', { slug }, { signal: run.signal, timeoutMs });
        const sinceMs = (countedAtMs ?? Number.NaN) - longestAnswerMs;
        return deleted.some(({ deletedAt }) => !(((0,history_record/* readTime */.aQ)(deletedAt) ?? Number.NaN) < sinceMs));
    }
    catch (error) {
        run.signal.throwIfAborted();
        if (!(error instanceof taxiway_error/* TaxiwayError */.y))
            throw error;
        return true;
    }
}


var preflight = __webpack_require__(7384);
;











const requestTimeoutMs = 120_000;
async function prepareCreation(platform, { projectSlug }, options = {}) {
    const run = new time_run/* Run */.K(options);
    const key = options.keyCheck ?? preflight/* KeyCheck */.yw.of(run, platform);
    const write = { key, operation: 'deploy_service', target: { isNew: true } };
    const before = await (0,preflight/* checkAndRead */.Oo)(run, write, (signal) => countServices({ platform, run }, projectSlug, signal));
    return { run, before };
}
async function createService(platform, request, emit, { run, before }) {
    const { name, projectSlug } = request;
    try {
        return await createOnce({ platform, emit, run }, {
            projectSlug,
            before,
            send: () => send(platform, request, run),
            lost: (failure) => (0,message/* message */.i) `creation-lost: The answer to the creation of ${name} was lost (${(0,shortening/* withoutFullStop */.Qu)(failure)}). Checking whether a service was created.`,
            mayExist: (0,message/* message */.i) `creation-may-exist: The answer to the creation of ${name} was lost. A service may exist and be billed: check the project before you run this again.`,
        });
    }
    catch (error) {
        if (!run.signal.aborted || !run.inDoubt)
            throw error;
        const reason = `The run was cancelled before the platform answered the creation of ${name}. A service may exist and be billed: check the project before you run this again.`;
        return { kind: 'ended', outcome: 'aborted', reason, mayExist: true };
    }
}
async function send(platform, request, run) {
    try {
        const timeoutMs = (0,guarded_write/* writeTimeoutMs */.pP)(run, requestTimeoutMs);
        const service = await platform.call('create_service', request, { signal: run.signal, timeoutMs });
        const serviceId = (0,json_fields/* readId */.w)(service);
        if (serviceId !== undefined)
            return { kind: 'created', serviceId };
        return { kind: 'lost', message: `create_service: the platform answered 201 with a service without an id.` };
    }
    catch (error) {
        const serviceId = error instanceof errors/* UnreadableError */.Gy ? (0,json_fields/* readId */.w)(error.body) : undefined;
        return serviceId === undefined ? (0,guarded_write/* classifyWriteFailure */.wF)(run, error) : { kind: 'created', serviceId };
    }
}
const firstDeploymentMs = 30_000;
const firstDelaysMs = [500, 1_000, 2_000];
const longestFirstDelayMs = 5_000;
async function firstDeployment(platform, serviceId, options = {}) {
    const timeoutMs = Math.min(firstDeploymentMs, options.timeoutMs ?? firstDeploymentMs);
    const found = await (0,history_polling/* searchHistory */.T)(platform, new time_run/* Run */.K({ ...options, timeoutMs }), {
        pauseMs: (reads) => options.pollIntervalMs ?? firstDelaysMs[reads - 1] ?? longestFirstDelayMs,
        read: async (signal) => {
            const { rows, isEnd } = await (0,history_history/* readRows */.aK)(platform, serviceId, { signal });
            const id = rows.map(history_record/* findId */.dZ).findLast((each) => each !== undefined);
            return id === undefined || !isEnd ? undefined : { kind: 'first', id };
        },
    });
    return found.kind === 'first' ? found.id : undefined;
}


var deploy = __webpack_require__(8007);

var run_end = __webpack_require__(4608);

var ref_deploy = __webpack_require__(1804);

var run_to_end = __webpack_require__(4363);

var commit_id = __webpack_require__(872);

var deferred_rejection = __webpack_require__(8331);

var defined_fields = __webpack_require__(5023);

var applied_settings = __webpack_require__(274);

var ask_host = __webpack_require__(1923);

var change_request_check = __webpack_require__(5916);

var preview_context = __webpack_require__(6211);
;







const firstGapMs = 1_000;
const longestGapMs = 10_000;
async function claimCreation(context, record, found) {
    const { host, inputs, job } = context;
    const { memory } = host;
    const before = await whyNoRoom(context, record);
    if (before !== undefined)
        return before;
    const claiming = record.claim(found.gone);
    try {
        const other = await (0,timeout/* withTimeout */.wj)(claiming, (0,preview_context/* memoryLimitMs */.HV)(context), job.signal);
        if (other !== undefined)
            return { kind: 'other', remembered: other };
        const since = await whyNoRoom(context, record);
        if (since === undefined)
            return { kind: 'ours' };
        await record.forgetClaim();
        return since;
    }
    catch (error) {
        const isForbidden = memory.isForbidden(error);
        const isLimited = memory.limitMs(error) !== undefined;
        const mayGoOn = isForbidden || (found.remembered.kind === 'unreadable' && !found.remembered.isLimited && !isLimited);
        const isCounted = inputs.maxPreviews !== undefined;
        const goesOn = mayGoOn && found.isFirstRun && !isCounted && !job.signal.aborted;
        const hasWaited = !goesOn && (await (0,ask_host/* waitsForLimit */.th)(context, error));
        if (isForbidden)
            record.note({ claim: undefined });
        else if (!goesOn) {
            const forgetting = Promise.allSettled([claiming]).then(() => record.forgetClaim());
            await Promise.allSettled([(0,timeout/* withTimeout */.wj)(forgetting, (0,preview_context/* hostLimitMs */.CV)(context), job.signal)]);
        }
        if (goesOn) {
            job.console.warn((0,message/* message */.i) `preview-created-unclaimed: The creation of ${inputs.name} could not be recorded in ${memory.name} (${memory.explain(error)}). The pull request is new, so the service is created.`);
            return { kind: 'ours' };
        }
        job.signal.throwIfAborted();
        if (hasWaited)
            return { kind: 'other', remembered: await (0,ask_host/* readService */.uS)(context, [record.target]) };
        const left = job.state.current.preview?.claim === undefined
            ? ''
            : ` If later runs say that a creation is claimed, it is this one, which created nothing: ${memory.clearing}.`;
        const reason = (0,message/* message */.i) `preview-not-claimed: ${inputs.name} was not created, because that could not be recorded in ${memory.name} (${memory.explain(error)}) and each push would create another one. Run it again.${left}`;
        return { kind: 'refused', reason };
    }
}
async function whyNoRoom(context, record) {
    const { maxPreviews: most, name, teardown } = context.inputs;
    if (most === undefined)
        return undefined;
    const room = await (0,ask_host/* readRoom */.Qo)(context, record.target, most);
    switch (room.kind) {
        case 'free':
            return undefined;
        case 'full': {
            const holders = room.holders.map(formatHolder).join(', ');
            const billed = teardown === undefined
                ? ` Without ${context.job.inputs.named('teardown-request')} this limits no bill: closing a pull request frees its place and leaves its service.`
                : '';
            const reason = (0,message/* message */.i) `preview-cap-reached: No preview: ${name} would be one more than ${context.job.inputs.named('max-previews')} (${most}) allows. The places are held by ${holders}.${billed}`;
            return { kind: 'full', reason };
        }
        case 'unknown': {
            const reason = (0,message/* message */.i) `preview-cap-unread: ${name} was not created, because it is not known how many previews there are (${room.why}), and ${context.job.inputs.named('max-previews')} is ${most}. Run it again.`;
            return { kind: 'refused', reason };
        }
        default:
            return room;
    }
}
function formatHolder({ number, name, claim }) {
    const unconfirmed = claim === undefined ? '' : ` (its creation is claimed, and not confirmed: GitHub deployment ${claim})`;
    return `#${number} ${name}${unconfirmed}`;
}
async function waitForCreation(context, target, remembered) {
    if (!isUnderWay(remembered))
        return remembered;
    const { inputs, job, run } = context;
    job.console.notice(`Another run is creating ${inputs.name}. Waiting for it, because a second service would be billed too.`);
    let last = remembered;
    const look = async () => {
        const read = await (0,ask_host/* readService */.uS)(context, [target]);
        if (read.kind !== 'unreadable')
            last = read;
        return isUnderWay(last) ? undefined : last;
    };
    await run.sleep(Math.min(firstGapMs, run.remaining()));
    return await (0,poll/* poll */.w)(look, {
        pauseMs: (looks) => (run.remaining() <= 1 ? undefined : Math.min(gapAfter(looks), run.remaining())),
        sleep: (ms) => run.sleep(ms),
    });
}
function gapAfter(looks) {
    return Math.min(firstGapMs * 1.5 ** looks, longestGapMs);
}
function isUnderWay(remembered) {
    return remembered.kind === 'unconfirmed' && remembered.freshForMs !== undefined && remembered.freshForMs > 0;
}
async function createPreview(context, record) {
    const { host, inputs, job, reporter, platform } = context;
    const request = { name: inputs.name, ...inputs.create, ...inputs.source };
    const options = (0,preview_context/* flowOptions */.pO)(context);
    const remember = () => (0,timeout/* withTimeout */.wj)(record.remember(), (0,preview_context/* hostLimitMs */.CV)(context), job.signal).catch(() => false);
    const forget = () => (0,timeout/* withTimeout */.wj)(record.forgetClaim(), (0,preview_context/* hostLimitMs */.CV)(context), job.signal).catch(() => undefined);
    let creation;
    try {
        const start = await prepareCreation(platform, request, options);
        record.note({ creating: true });
        creation = await createService(platform, request, options.onEvent, start);
    }
    catch (error) {
        await forget();
        throw error;
    }
    if (creation.kind === 'ended') {
        const { outcome, reason, mayExist } = creation;
        if (!mayExist)
            await forget();
        else if (await remember())
            record.note({ creating: false, claim: undefined });
        return (0,run_end/* plainEnd */._u)(outcome, reason);
    }
    const { serviceId } = creation;
    job.state.note({ serviceId });
    record.note({ creating: false, created: true, exposed: inputs.expose });
    job.outputs.set('service-id', serviceId);
    reporter.announceService(serviceId);
    if (await remember())
        record.note({ claim: undefined });
    else {
        job.signal.throwIfAborted();
        job.console.warn((0,message/* message */.i) `preview-not-remembered: Service ${serviceId} may not be remembered, and then the next push does not find it. ${host.memory.remedy}, and delete the service in the dashboard of the platform when you no longer need it.`);
    }
    return serviceId;
}


var comment_text = __webpack_require__(7264);

var preview_record = __webpack_require__(5348);

var usable_service = __webpack_require__(5544);
;























const lastLookMs = 3_000;
async function deployPreview(context, { isFirstRun, ifMissing = false }) {
    const { host, inputs, job, reporter } = context;
    (0,ref_deploy/* announceVariables */.pj)(job, inputs.variables);
    job.outputs.set('ref', inputs.source.image === undefined ? host.headSha : undefined);
    const [now, { target, service }] = await Promise.all([(0,ask_host/* readChangeRequest */._$)(context), (0,ask_host/* readRemembered */.fE)(context)]);
    const outdated = (0,change_request_check/* whyOutdated */.$)(context, now, 'open');
    if (outdated !== undefined)
        return (0,run_end/* plainEnd */._u)('skipped', outdated);
    if (ifMissing && service.kind === 'known' && (await (0,ask_host/* isDeployed */.Nj)(context, target))) {
        const reason = (0,message/* message */.i) `preview-there-already: Nothing to do: ${host.reference} has a preview of its head, ${(0,commit_id/* abbreviateCommit */.dS)(host.headSha)}.`;
        return (0,run_end/* plainEnd */._u)('skipped', reason, { serviceId: service.serviceId });
    }
    const record = new preview_record/* PreviewRecord */.y(job, (0,preview_context/* firstFacts */.Sk)(context, target), host, reporter.tracker);
    reporter.onFinish(record);
    void record.comment(comment_text/* building */.PH);
    const end = await toEnd(job, chooseAndDeploy(context, record, { service, isFirstRun }));
    const durationMs = context.run.elapsed();
    if (await hasEndedMeanwhile(context))
        record.note({ hasEnded: true });
    return { ...end, serviceId: job.state.current.serviceId, durationMs };
}
async function toEnd(job, deploying) {
    try {
        return await deploying;
    }
    catch (error) {
        const { serviceId } = job.state.current;
        const whatIsLeft = serviceId === undefined
            ? `Nothing was created or deployed.`
            : (0,message/* message */.i) `preview-head-not-deployed: The head was not deployed to service ${serviceId}.`;
        return (0,run_to_end/* endByError */.Tg)(job, error, whatIsLeft);
    }
}
async function hasEndedMeanwhile({ host, job }) {
    const now = await (0,timeout/* withTimeout */.wj)(host.now(), lastLookMs, job.signal).catch(() => undefined);
    return now?.open === false;
}
async function chooseAndDeploy(context, record, found) {
    const { inputs, keyCheck } = context;
    const { name } = inputs;
    const { isFirstRun } = found;
    let service = found.service;
    for (;;) {
        service = await waitForCreation(context, record.target, service);
        if (service === undefined) {
            const reason = `Another run was still creating ${name} when the timeout passed. This run created and deployed nothing: run it again.`;
            return (0,run_end/* plainEnd */._u)('timed-out', reason);
        }
        const known = service.kind === 'known' ? service.serviceId : undefined;
        if (known !== undefined)
            await keyCheck.require('deploy_service', { serviceId: known });
        const snapshot = known === undefined ? undefined : beginSnapshot(context, known);
        const presence = known === undefined ? undefined : await (0,usable_service/* checkServiceExists */.E8)(context, known);
        const gone = presence?.deleted ? known : undefined;
        const remembered = gone === undefined ? service : { kind: 'none' };
        const refusal = (0,usable_service/* whyRefused */.fG)(context, remembered, isFirstRun);
        if (refusal !== undefined)
            return (0,run_end/* plainEnd */._u)('failed', refusal);
        if (known !== undefined && gone === undefined) {
            const deploying = deployToKnown(context, record, { serviceId: known, remembered, snapshot });
            if (presence?.advice === undefined)
                return await deploying;
            const end = await toEnd(context.job, deploying);
            const isRefused = end.outcome === 'failed' && (end.kind === 'plain' || end.deploymentId === undefined);
            return isRefused ? { ...end, reason: `${end.reason} ${presence.advice}` } : end;
        }
        await keyCheck.require('deploy_service', { isNew: true });
        const claim = await claimCreation(context, record, { remembered, gone, isFirstRun });
        if (claim.kind === 'refused')
            return (0,run_end/* plainEnd */._u)('failed', claim.reason);
        if (claim.kind === 'full') {
            await record.comment({ icon: '\u23f8\ufe0f', news: 'was not created', reason: claim.reason }, { last: true });
            return (0,run_end/* plainEnd */._u)('skipped', claim.reason);
        }
        if (claim.kind === 'ours') {
            const created = await createPreview(context, record);
            return typeof created === 'string' ? await deployToNew(context, record, created) : created;
        }
        service = claim.remembered;
    }
}
async function deployToNew(context, record, serviceId) {
    const { inputs } = context;
    await (0,applied_settings/* hideFromSearch */.jp)(context, serviceId);
    await (0,applied_settings/* setAddress */.vD)(context, record, { serviceId });
    void record.remember();
    await (0,applied_settings/* setVariables */.C4)(context, serviceId);
    const report = await followFirst(context, serviceId);
    if (inputs.source.image !== undefined) {
        const isComplete = inputs.expose === undefined && inputs.variables.length === 0;
        if (isComplete || report.outcome !== 'succeeded')
            return report;
    }
    const outdated = await whyLeft(context);
    return outdated === undefined ? await deployHead(context, serviceId) : (0,run_end/* plainEnd */._u)('skipped', outdated);
}
async function deployToKnown(context, record, found) {
    const { job } = context;
    const { serviceId, remembered, snapshot } = found;
    if (snapshot !== undefined)
        (0,deferred_rejection/* silenceUntilAwaited */.n)(snapshot.then(({ page }) => record.noteBefore((0,history_record/* readLastDuration */.vr)(page?.rows ?? []))));
    job.outputs.set('service-id', serviceId);
    job.state.note({ serviceId });
    const known = remembered.kind === 'known' && remembered.serviceId === serviceId ? remembered : undefined;
    record.note({ exposed: known?.exposed, created: known?.created });
    await (0,applied_settings/* setAddress */.vD)(context, record, { serviceId, known });
    void record.remember();
    await (0,applied_settings/* setVariables */.C4)(context, serviceId);
    return await deployHead(context, serviceId, snapshot);
}
function beginSnapshot(context, serviceId) {
    const snapshot = (0,snapshot_reading/* readSnapshot */.R)({ platform: context.platform, run: new time_run/* Run */.K((0,preview_context/* flowOptions */.pO)(context)) }, serviceId);
    (0,deferred_rejection/* silenceUntilAwaited */.n)(snapshot);
    return snapshot;
}
async function followFirst(context, serviceId) {
    const { inputs, job, platform, reporter } = context;
    const deploymentId = await firstDeployment(platform, serviceId, (0,preview_context/* flowOptions */.pO)(context));
    if (inputs.source.image !== undefined) {
        if (deploymentId === undefined) {
            const reason = `Service ${serviceId} was created, but its deployment does not appear in the history. Look at the dashboard.`;
            return (0,run_end/* plainEnd */._u)('indeterminate', reason, { serviceId });
        }
        await reporter.emit({ kind: 'accepted', deploymentId, serviceId, ref: undefined });
        return (0,run_end/* deploymentEnd */.hF)(await (0,follow/* follow */.e6)(platform, { serviceId, deploymentId }, (0,preview_context/* flowOptions */.pO)(context)));
    }
    if (deploymentId === undefined) {
        job.console.say('The deployment of the tracked branch does not appear in the history. Deploying the head now.');
        return (0,run_end/* plainEnd */._u)('indeterminate', '');
    }
    job.console.say(`The platform deploys the tracked branch first (deployment ${deploymentId}), then the head.`);
    const options = { ...(0,preview_context/* flowOptions */.pO)(context), ...reporter.besideOptions('Tracked branch') };
    const report = await (0,follow/* follow */.e6)(platform, { serviceId, deploymentId }, options);
    reporter.beginLog();
    if (report.outcome !== 'succeeded' && !job.signal.aborted) {
        job.console.notice((0,message/* message */.i) `preview-tracked-branch-failed: The deployment of the tracked branch ended as ${report.outcome}. This does not affect the preview. ${report.reason}`);
    }
    return (0,run_end/* deploymentEnd */.hF)(report);
}
async function deployHead(context, serviceId, snapshot) {
    const { host, inputs, platform } = context;
    const ref = inputs.source.image === undefined ? { ref: host.headSha } : {};
    const request = { serviceId, ...ref, ...(0,defined_fields/* definedFields */.X)({ snapshot }), whileBusy: () => whyLeft(context) };
    const atMs = context.run.elapsed();
    const report = await (0,deploy/* deploy */.g)(platform, request, (0,preview_context/* flowOptions */.pO)(context));
    return (0,run_end/* deploymentEnd */.hF)({ ...report, phases: (0,phases/* shiftPhases */.x)(report.phases, atMs) });
}
async function whyLeft(context) {
    return (0,change_request_check/* whyOutdated */.$)(context, await (0,ask_host/* readChangeRequest */._$)(context), 'open');
}


/***/ })

};
