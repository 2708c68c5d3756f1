export const id = 615;
export const ids = [615];
export const modules = {

/***/ 6846:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MY: () => (/* binding */ formatBuilding),
/* harmony export */   su: () => (/* binding */ formatEnded),
/* harmony export */   u2: () => (/* binding */ formatDeployed),
/* harmony export */   xL: () => (/* binding */ marker)
/* harmony export */ });
/* harmony import */ var _deploy_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5970);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3387);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1065);



function marker({ name }) {
    return `<!-- taxiway preview ${encodeURIComponent(name)} -->`;
}
function formatBuilding(facts) {
    return compose(facts, { icon: '🚧', news: 'is being built' });
}
function formatDeployed(facts, result) {
    const { outcome, reason, url, durationMs, cause } = result;
    const isReady = outcome === 'succeeded';
    return compose(facts, {
        icon: _deploy_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .outcomeFacts */ .c6[outcome].icon,
        news: isReady ? `is ready after ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a3)(durationMs)}` : newsOf[outcome],
        address: url === null ? '' : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .link */ .nf)(url, isReady ? 'Open the preview' : 'The address of the preview'),
        text: isReady ? '' : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .sentence */ .em)((0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .shorten */ .ml)(reason, 2_000)),
        more: cause === null ? '' : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .folded */ .TM)('Why it failed', (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .lines */ .Mn)(cause.excerpt)),
    });
}
function formatEnded(facts, text) {
    const own = { ...facts, commit: undefined, repositoryUrl: undefined };
    return compose(own, { icon: '🏁', news: 'has ended', text: (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .sentence */ .em)((0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .shorten */ .ml)(text, 2_000)) });
}
const newsOf = {
    succeeded: 'is ready',
    failed: 'failed',
    cancelled: 'was cancelled on the platform',
    superseded: 'was replaced by a newer deployment',
    'timed-out': 'was not ready in time',
    indeterminate: 'ended with an unknown result',
    accepted: 'was requested',
    skipped: 'was not deployed',
    aborted: 'was interrupted with its job',
};
function compose({ name, commit, repositoryUrl, runUrl }, { icon, news, address = '', text = '', more = '' }) {
    const short = commit === undefined ? '' : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(commit.slice(0, 7));
    const facts = [
        address === '' ? '' : `<b>${address}</b>`,
        commit === undefined || repositoryUrl === undefined ? short : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .link */ .nf)(`${repositoryUrl}/commit/${commit}`, short),
        runUrl === undefined ? '' : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .link */ .nf)(runUrl, 'log'),
    ];
    const parts = [
        `### ${icon} ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .sentence */ .em)(`Preview ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .shorten */ .ml)(name, 200)} ${news}`)}`,
        facts.filter((fact) => fact !== '').join(' · '),
        text,
        more,
    ];
    return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}


/***/ }),

/***/ 6615:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  preview: () => (/* binding */ preview)
});

// EXTERNAL MODULE: ./build/client/errors.js
var errors = __webpack_require__(6695);
// EXTERNAL MODULE: ./build/deploy/deploy.js
var deploy = __webpack_require__(8567);
// EXTERNAL MODULE: ./build/deploy/events.js
var events = __webpack_require__(3913);
// EXTERNAL MODULE: ./build/deploy/run-time.js
var run_time = __webpack_require__(6309);
// EXTERNAL MODULE: ./build/text/format.js
var format = __webpack_require__(3387);
// EXTERNAL MODULE: ./build/preview/store.js
var store = __webpack_require__(9450);
;// CONCATENATED MODULE: ./build/preview/claim.js


const lookEveryMs = 2_000;
const listedWithinMs = 30_000;
async function* claimCreation(context) {
    const { github, request, time } = context;
    const { pullRequest, name } = request;
    time.signal.throwIfAborted();
    const intention = await github.write({ pullRequest, name }, request.head, { once: true }).catch(store/* onlyGitHubErrors */.JH);
    if (intention instanceof store/* GitHubError */.y_) {
        if (intention.isForbidden && mayForget(context)) {
            yield { kind: 'warning', text: context.platform.redact(warnForgotten(intention)) };
            return { kind: 'ours', intention: undefined };
        }
        const doubt = intention.mayBeDone
            ? ' If later runs say that a service may exist, they mean this run, which created none: close and reopen the pull request.'
            : '';
        const reason = `Nothing was created, as that could not be recorded (${intention.message}): each push would create another service. Run this job again.${doubt}`;
        return endsAs('failed', reason);
    }
    yield { kind: 'memory', facts: { preview: { pullRequest, name, intention } } };
    const end = () => github.end(intention).then(() => undefined, store/* onlyGitHubErrors */.JH);
    let claim;
    try {
        claim = yield* watch(context, intention);
    }
    catch (error) {
        await end();
        throw error;
    }
    if (claim.kind !== 'ours' && (await end()) === undefined)
        yield { kind: 'memory', facts: { preview: null } };
    return claim;
}
async function* watch(context, intention) {
    const { github, platform, request, time } = context;
    const startMs = time.elapsedMs;
    let hasSaid = false;
    for (;;) {
        if (time.leftMs <= lookEveryMs) {
            const why = hasSaid ? 'another run was still creating it' : 'GitHub was too slow';
            return endsAs('timed-out', `${request.name} was not created before the timeout: ${why}. Run this job again.`);
        }
        await time.clock.sleep(lookEveryMs, time.signal);
        const readMs = time.elapsedMs;
        const list = await github.list().catch(store/* onlyGitHubErrors */.JH);
        if (list instanceof store/* GitHubError */.y_) {
            return endsAs('failed', `Nothing was created: the previews cannot be read (${list.message}). Run this job again.`);
        }
        const own = (0,store/* recordsOf */.M$)(list, request);
        const record = own.findLast(store/* isOfService */.nU);
        if (record !== undefined)
            return (await findOutdatedClaim(context)) ?? { kind: 'known', record };
        const older = own.filter(({ id }) => id < intention);
        if (older.some((each) => !(0,store/* isYoung */.Pi)(each, list)))
            return endsAs('failed', mayExist(request.name));
        const ours = own.find(({ id }) => id === intention);
        if (ours === undefined && time.elapsedMs - startMs > listedWithinMs) {
            const waited = (0,format/* formatDuration */.a3)(listedWithinMs);
            return endsAs('failed', `Nothing was created: the intention is not listed after ${waited}. Run this job again.`);
        }
        if (ours !== undefined && older.length === 0) {
            const claim = await takeTurn(context, ours, list, readMs);
            if (claim !== undefined)
                return claim;
        }
        if (!hasSaid && older.length > 0) {
            hasSaid = true;
            const text = `Another run is creating ${request.name}. Waiting for it, as a second service would be billed, too.`;
            yield { kind: 'notice', text: platform.redact(text) };
        }
    }
}
async function takeTurn(context, { id: intention, createdMs }, list, readMs) {
    const outdated = await findOutdatedClaim(context);
    if (outdated !== undefined)
        return outdated;
    const full = await findFull(context, list, intention);
    if (full !== undefined)
        return { kind: 'ended', ending: full };
    const sinceMs = context.time.elapsedMs - readMs;
    if (sinceMs > store/* freshForMs */.Mq)
        return undefined;
    const ageMs = list.nowMs - createdMs + sinceMs;
    if (ageMs <= store/* youngMs */.hF - store/* createMs */.lq)
        return { kind: 'ours', intention };
    const reason = `Nothing was created: its turn came ${(0,format/* formatDuration */.a3)(ageMs)} after this run had announced it, and other runs may soon take this one for dead. Run this job again.`;
    return endsAs('failed', reason);
}
async function findOutdatedClaim(context) {
    const ending = await context.findOutdated();
    return ending && { kind: ending.outcome === 'skipped' ? 'outdated' : 'ended', ending };
}
function endsAs(outcome, reason) {
    return { kind: 'ended', ending: { outcome, reason } };
}
function mayExist(name) {
    return `An earlier run was about to create ${name} and never reported the result: a service may exist and be billed. Look at the dashboard, delete the service if it is there, then close and reopen the pull request.`;
}
async function findFull(context, list, intention) {
    const { github, request } = context;
    const { maxPreviews: most } = request;
    if (most === undefined)
        return undefined;
    const holders = new Map();
    for (const { pullRequest, name, service, id } of list.records) {
        const isOurs = pullRequest === request.pullRequest && name === request.name;
        if (!isOurs && (service !== undefined || id < intention))
            holders.set(`#${pullRequest} ${name}`, pullRequest);
    }
    if (holders.size < most)
        return undefined;
    const open = await github.listOpen().catch(store/* onlyGitHubErrors */.JH);
    if (open instanceof store/* GitHubError */.y_) {
        const reason = `Nothing was created: it is not known which pull requests are open (${open.message}), and max-previews is ${most}. Run this job again.`;
        return { outcome: 'failed', reason };
    }
    const held = [...holders].filter(([, pullRequest]) => open.has(pullRequest)).map(([holder]) => holder);
    if (held.length < most)
        return undefined;
    const reason = `Nothing was created: max-previews is ${most}, and the places are held by ${held.join(', ')}. Push again once one of them is closed.`;
    return { outcome: 'skipped', reason };
}
function mayForget({ request }) {
    return request.isFirst && request.maxPreviews === undefined;
}
function warnForgotten({ message }) {
    return `The preview is created without being remembered: ${message}. Until it is granted, each push fails; then, the next push creates another service. Delete this one in the dashboard when you no longer need it.`;
}

// EXTERNAL MODULE: ./build/preview/comment.js
var comment = __webpack_require__(6846);
// EXTERNAL MODULE: ./build/deploy/result.js
var result = __webpack_require__(3405);
;// CONCATENATED MODULE: ./build/preview/context.js

function endOf({ platform, request, time }, { serviceId, url }, ending) {
    const ref = request.create.image === undefined ? request.head : null;
    return (0,result/* endRun */.lb)(platform, time, ending, { serviceId: serviceId ?? null, url: url ?? null, ref });
}

// EXTERNAL MODULE: ./build/deploy/history.js
var deploy_history = __webpack_require__(2566);
;// CONCATENATED MODULE: ./build/preview/create.js




async function* createService(context, progress, intention) {
    const { github, platform, request, time } = context;
    const { pullRequest, name, head } = request;
    const state = { pullRequest, name, intention };
    if (time.signal.aborted && intention !== undefined)
        await github.end(intention).catch(store/* onlyGitHubErrors */.JH);
    time.signal.throwIfAborted();
    yield { kind: 'memory', facts: { preview: { ...state, isCreating: true } } };
    let answer;
    try {
        const limits = { totalMs: Math.max(1_000, Math.min(store/* createMs */.lq, time.leftMs)) };
        answer = await platform.call('create_service', { ...request.create, name }, limits);
    }
    catch (error) {
        if (error instanceof errors/* PlatformError */.Wk && error.effect === 'unknown')
            return { ending: lost(error, name) };
        const ended = intention === undefined ? undefined : await github.end(intention).catch(store/* onlyGitHubErrors */.JH);
        yield { kind: 'memory', facts: { preview: ended === undefined ? null : state } };
        if (!(error instanceof errors/* PlatformError */.Wk))
            throw error;
        return { ending: { outcome: 'failed', reason: `Nothing was created. ${error.message}` } };
    }
    const serviceId = answer.id;
    if (!serviceId || platform.holdsApiKey(serviceId)) {
        const reason = `The platform created ${name}, which is billed, and did not give an id that can be used. Look at the dashboard, delete the service, then close and reopen the pull request.`;
        return { ending: { outcome: 'indeterminate', reason } };
    }
    progress.serviceId = serviceId;
    progress.isNew = true;
    yield { kind: 'memory', facts: { preview: { ...state, service: serviceId } } };
    yield { kind: 'preview', serviceId };
    yield { kind: 'notice', text: platform.redact(`Service ${serviceId} (${name}) was created, and is billed.`) };
    const shown = (0,deploy_history/* readUrl */.wo)(answer);
    const url = shown === undefined || platform.holdsApiKey(shown) ? undefined : shown;
    if (intention === undefined)
        return { url, recordId: undefined };
    const recordId = await github.write({ pullRequest, name, service: serviceId }, head).catch(store/* onlyGitHubErrors */.JH);
    if (recordId instanceof store/* GitHubError */.y_) {
        const reason = `Service ${serviceId} (${name}) was created, and could not be recorded (${recordId.message}), so that later runs cannot find it. The post step of this job tries once more, and says whether that worked. If it did not, delete the service in the dashboard, then close and reopen the pull request.`;
        return { ending: { outcome: 'indeterminate', reason } };
    }
    yield { kind: 'memory', facts: { preview: null } };
    return { url, recordId };
}
function lost(error, name) {
    const reason = `It is not known whether ${name} was created: ${(0,format/* withoutFullStop */.Qu)(error.message)}. If it was, it is billed. Look at the dashboard, delete the service if it is there, then close and reopen the pull request. Until then, each push fails.`;
    return { outcome: 'indeterminate', reason };
}

// EXTERNAL MODULE: ./build/deploy/follow.js + 6 modules
var follow = __webpack_require__(4201);
;// CONCATENATED MODULE: ./build/preview/first.js
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





async function* followFirst(context, progress) {
    const { platform, request, time, options } = context;
    const { serviceId = '' } = progress;
    const isImage = request.create.image !== undefined;
    const isAll = isImage && request.variables.length === 0 && progress.isExposed !== true;
    const deploymentId = await findFirst(context, serviceId);
    if (deploymentId === undefined) {
        yield { kind: 'notice', text: platform.redact('The first deployment of the service is not in its history.') };
        return undefined;
    }
    const limits = { ...options, timeoutMs: Math.max(1, time.leftMs) };
    const run = (0,follow/* follow */.e)(platform, { serviceId, deploymentId }, limits);
    if (isAll) {
        yield { kind: 'accepted', serviceId, deploymentId, ref: undefined, atMs: time.elapsedMs };
        const result = yield* progress.url === undefined ? run : (0,events/* servedAt */.rv)(run, progress.url);
        return { ...result, durationMs: Math.round(time.elapsedMs) };
    }
    const what = isImage ? 'the image' : 'the tracked branch';
    yield { kind: 'notice', text: platform.redact(`The platform deploys ${what} first (deployment ${deploymentId}).`) };
    const first = yield* onlyItsLog(run);
    if (first.outcome === 'aborted')
        return endOf(context, progress, { outcome: 'aborted', reason: first.reason });
    if (time.leftMs <= 0) {
        const reason = `The first deployment, of ${what}, was not over at the timeout, and the head was not deployed. Run this job again.`;
        return endOf(context, progress, { outcome: 'timed-out', reason });
    }
    if (first.outcome !== 'succeeded') {
        yield { kind: 'notice', text: platform.redact(`The first deployment, of ${what}: ${first.reason}`) };
    }
    return undefined;
}
const looks = 10;
async function findFirst({ platform, time }, serviceId) {
    for (let look = 1; look <= looks && (await time.waitWhileHeld(platform)); look++) {
        const page = await (0,deploy_history/* readPage */.SP)(platform, serviceId, { signal: time.signal, attempts: 1 }).catch(errors/* onlyPlatformErrors */.tJ);
        const id = page instanceof errors/* PlatformError */.Wk ? undefined : page.rows[0]?.id;
        if (id !== undefined)
            return id;
        await time.clock.sleep(500, time.signal);
    }
    return undefined;
}
async function* onlyItsLog(run) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const open = __addDisposableResource(env_1, run, true);
        for (;;) {
            const step = await open.next();
            if (step.done)
                return step.value;
            if (step.value.kind !== 'status' && step.value.kind !== 'url')
                yield step.value;
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

// EXTERNAL MODULE: ./build/preview/removal.js
var removal = __webpack_require__(1687);
;// CONCATENATED MODULE: ./build/preview/settings.js


async function applySettings(platform, { serviceId: id, shown }, expose, signal) {
    const limits = { ...settingLimits, signal };
    const [indexing, automatic, address] = await Promise.all([
        platform.call('set_search_indexing', { id, enabled: false }, limits).catch(errors/* onlyPlatformErrors */.tJ),
        platform.call('set_autodeploy', { id, enabled: false }, limits).catch(errors/* onlyPlatformErrors */.tJ),
        shown ?? (expose === undefined ? undefined : exposePort(platform, id, expose, signal)),
    ]);
    const warnings = [];
    if (indexing instanceof errors/* PlatformError */.Wk)
        warnings.push(`Search engines may index the preview. ${indexing.message}`);
    if (automatic instanceof errors/* PlatformError */.Wk) {
        warnings.push(`A push to the tracked branch may replace the preview. ${automatic.message}`);
    }
    if (address instanceof errors/* PlatformError */.Wk)
        warnings.push(explainPort(address, expose));
    const isAsked = shown === undefined && expose !== undefined;
    const isExposed = isAsked && !(address instanceof errors/* PlatformError */.Wk && address.effect === 'none');
    return { url: address instanceof errors/* PlatformError */.Wk ? undefined : address, isExposed, warnings };
}
const settingLimits = { attemptMs: 15_000, totalMs: 30_000 };
async function exposePort(platform, id, expose, signal) {
    try {
        const { hostname } = await platform.call('expose_port', { id, ...expose }, { ...settingLimits, signal });
        return toAddress(hostname ?? '');
    }
    catch (error) {
        return (0,errors/* onlyPlatformErrors */.tJ)(error);
    }
}
function explainPort(error, expose) {
    const why = (0,format/* withoutFullStop */.Qu)(error.message);
    const known = (0,errors/* isRefused */.H0)(error, 409) ? 'It may be exposed already: set environment-url.' : 'Set environment-url.';
    return `The address of port ${expose?.port} is not known: ${why}. ${known}`;
}
function toAddress(hostname) {
    if (hostname === '' || /[\s/\\@?#]/.test(hostname))
        return undefined;
    const isLocal = /^(?:(?:[a-z0-9-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i.test(hostname);
    const address = `${isLocal ? 'http' : 'https'}://${hostname}`;
    return URL.canParse(address) ? address : undefined;
}

// EXTERNAL MODULE: ./build/preview/tell.js
var tell = __webpack_require__(7632);
;// CONCATENATED MODULE: ./build/preview/preview.js













async function* preview(platform, github, request, options) {
    const time = new run_time/* RunTime */.X(platform.clock, options);
    const findOutdated = () => checkOutdated(github, request);
    const context = { platform, github, request, time, options, findOutdated };
    const progress = {};
    let result;
    try {
        result = yield* findAndDeploy(context, progress);
    }
    catch (error) {
        if (!time.signal.aborted)
            throw error;
        const { serviceId } = progress;
        const left = serviceId === undefined ? 'Nothing was created or deployed.' : `The head was not deployed to ${serviceId}.`;
        result = endOf(context, progress, { outcome: 'aborted', reason: `The run was cancelled. ${left}` });
    }
    yield* (0,tell/* tellTheEnd */.M6)(context, progress, result);
    return result;
}
async function* findAndDeploy(context, progress) {
    const { request, time } = context;
    const found = yield* findService(context);
    if (found.kind === 'ended' || found.kind === 'outdated') {
        time.signal.throwIfAborted();
        progress.isOutdated = found.kind === 'outdated';
        return endOf(context, progress, found.ending);
    }
    if (request.comment !== undefined) {
        const { pullRequest, name } = request;
        yield { kind: 'memory', facts: { comment: { pullRequest, name } } };
    }
    progress.commenting = (0,tell/* comment */.Im)(context, comment/* formatBuilding */.MY).then(() => undefined, store/* onlyGitHubErrors */.JH);
    if (found.kind === 'known') {
        yield* useService(context, progress, found.record);
    }
    else {
        const created = yield* createService(context, progress, found.intention);
        if ('ending' in created)
            return endOf(context, progress, created.ending);
        yield* settleService(context, progress, created);
        const first = yield* followFirst(context, progress);
        if (first !== undefined)
            return first;
        const outdated = await context.findOutdated();
        if (outdated !== undefined) {
            time.signal.throwIfAborted();
            progress.isOutdated = outdated.outcome === 'skipped';
            return endOf(context, progress, outdated);
        }
    }
    return yield* deployHead(context, progress);
}
async function* findService(context) {
    const { github, platform, request } = context;
    const ended = (reason) => ({ kind: 'ended', ending: { outcome: 'failed', reason } });
    const [outdated, list] = await Promise.all([context.findOutdated(), github.list().catch(store/* onlyGitHubErrors */.JH)]);
    if (outdated !== undefined)
        return { kind: outdated.outcome === 'skipped' ? 'outdated' : 'ended', ending: outdated };
    if (list instanceof store/* GitHubError */.y_) {
        if (!list.isForbidden || !mayForget(context)) {
            return ended(`Nothing was deployed: the service of ${request.name} is not known (${list.message}), and another one would be billed, too. Run this job again.`);
        }
        yield { kind: 'warning', text: platform.redact(warnForgotten(list)) };
        return { kind: 'ours', intention: undefined };
    }
    const record = (0,store/* recordsOf */.M$)(list, request).findLast(store/* isOfService */.nU);
    if (record === undefined)
        return yield* claimCreation(context);
    if (!request.isReopened || !(await isDeleted(context, record.service)))
        return { kind: 'known', record };
    const text = `Service ${record.service} of ${request.name} was deleted on the platform, so another one is created.`;
    yield { kind: 'warning', text: platform.redact(text) };
    const failure = await (0,removal/* forget */.y)(github, list, record.service).catch(store/* onlyGitHubErrors */.JH);
    if (failure === undefined)
        return yield* claimCreation(context);
    return ended(`Nothing was created: the records of the deleted service were not ended (${failure.message}). Run this job again.`);
}
async function* useService(context, progress, { service, url }) {
    const { platform, request } = context;
    const { expose } = request;
    progress.serviceId = service;
    yield { kind: 'preview', serviceId: service };
    if (url === undefined && expose !== undefined && request.url === undefined) {
        const text = `The address of port ${expose.port} is not known: only the run that creates a service exposes it. Check in the dashboard whether it is exposed. Set environment-url.`;
        yield { kind: 'warning', text: platform.redact(text) };
    }
    yield* (0,tell/* showHead */.UQ)(context, progress, url, 'new');
}
async function* settleService(context, progress, { url: shown, recordId }) {
    const { platform, request, time } = context;
    const { serviceId = '' } = progress;
    const { url, isExposed, warnings } = await applySettings(platform, { serviceId, shown }, request.expose, time.signal);
    progress.isExposed = isExposed;
    for (const text of warnings)
        yield { kind: 'warning', text: platform.redact(text) };
    yield* (0,tell/* showHead */.UQ)(context, progress, url, recordId !== undefined && url !== undefined ? 'new' : recordId);
}
async function checkOutdated(github, { pullRequest, head }) {
    const now = await github.readPull(pullRequest).catch(store/* onlyGitHubErrors */.JH);
    if (now instanceof store/* GitHubError */.y_ && now.isForbidden)
        return undefined;
    if (now instanceof store/* GitHubError */.y_ || now === 'gone') {
        const why = now === 'gone' ? 'GitHub does not show it' : now.message;
        const reason = `Nothing was deployed: it is not known whether pull request #${pullRequest} is open (${why}). Run this job again.`;
        return { outcome: 'failed', reason };
    }
    if (!now.isOpen)
        return { outcome: 'skipped', reason: `Nothing to do: pull request #${pullRequest} is closed now.` };
    if (now.head === head)
        return undefined;
    const [ours, newest] = [head.slice(0, 12), now.head.slice(0, 12)];
    const reason = `Nothing to do: ${ours} is no longer the head of pull request #${pullRequest}, which is ${newest} now.`;
    return { outcome: 'skipped', reason };
}
async function isDeleted({ platform, request, time }, serviceId) {
    const { projectSlug: slug } = request.create;
    if (slug === undefined)
        return false;
    const limits = { signal: time.signal, attempts: 2, totalMs: 15_000 };
    const deleted = await platform.call('list_deleted_services', { slug }, limits).catch(errors/* onlyPlatformErrors */.tJ);
    return !(deleted instanceof errors/* PlatformError */.Wk) && deleted.some(({ id }) => id === serviceId);
}
const lookAgainMs = 20_000;
async function* deployHead(context, progress) {
    const { platform, request, time, options } = context;
    const { serviceId = '', url } = progress;
    const ref = request.create.image === undefined ? request.head : undefined;
    const beforeMs = Math.round(time.elapsedMs);
    const leftMs = Math.max(1, time.leftMs);
    let lookedMs = time.elapsedMs;
    const whileBusy = async () => {
        if (time.elapsedMs - lookedMs < lookAgainMs)
            return undefined;
        lookedMs = time.elapsedMs;
        const outdated = await context.findOutdated();
        time.signal.throwIfAborted();
        progress.isOutdated = outdated?.outcome === 'skipped';
        return outdated;
    };
    const whenMissing = progress.isNew === true ? undefined : `If service ${serviceId} was deleted, close and reopen the pull request.`;
    const limits = { ...options, timeoutMs: leftMs, waitWhenBusyMs: leftMs, whileBusy, whenMissing };
    const run = (0,deploy/* deploy */.g)(platform, { serviceId, ref, variables: request.variables }, limits);
    const result = yield* url === undefined ? run : (0,events/* servedAt */.rv)(run, url);
    const phases = [{ name: 'preparing', durationMs: beforeMs }, ...result.phases];
    return { ...result, durationMs: result.durationMs + beforeMs, phases };
}


/***/ }),

/***/ 1687:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ removeService),
/* harmony export */   y: () => (/* binding */ forget)
/* harmony export */ });
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6695);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3387);
/* harmony import */ var _store_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9450);



async function removeService(platform, github, list, service, { method, path }) {
    const own = path.replaceAll('{id}', encodeURIComponent(service));
    const answer = await platform.request(method, own).catch(_client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .onlyPlatformErrors */ .tJ);
    const isMissing = (0,_client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isRefused */ .H0)(answer, 404, 410);
    if (answer instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PlatformError */ .Wk && !isMissing) {
        const doubt = answer.effect === 'unknown' ? 'may still exist' : 'still exists';
        const text = `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutFullStop */ .Qu)(answer.message)}, so service ${service} ${doubt} and is billed.`;
        return { isGone: false, text: `${text} Run this job again, or delete it in the dashboard.` };
    }
    const forgotten = await forget(github, list, service).catch(_store_js__WEBPACK_IMPORTED_MODULE_1__/* .onlyGitHubErrors */ .JH);
    const left = forgotten === undefined ? '' : ` Its records were not ended (${forgotten.message}).`;
    if (!(answer instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PlatformError */ .Wk)) {
        return { isGone: true, text: `${method} ${own} removed service ${service} (${answer}).${left}` };
    }
    const text = `Service ${service} is gone: ${method} ${own} was answered with ${answer.status}.${left}`;
    return { isGone: true, text, warning: `${text} If the service is still there, correct teardown-request.` };
}
async function forget(github, list, service) {
    const newest = list.records.findLast((record) => record.service === service);
    if (newest === undefined)
        return;
    for (const { id, service: own } of (0,_store_js__WEBPACK_IMPORTED_MODULE_1__/* .recordsOf */ .M$)(list, newest)) {
        if (own === service || (own === undefined && id < newest.id))
            await github.end(id);
    }
}


/***/ }),

/***/ 7632:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Im: () => (/* binding */ comment),
/* harmony export */   M6: () => (/* binding */ tellTheEnd),
/* harmony export */   UQ: () => (/* binding */ showHead),
/* harmony export */   ZY: () => (/* binding */ readStanding)
/* harmony export */ });
/* harmony import */ var _client_clock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6092);
/* harmony import */ var _deploy_outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5970);
/* harmony import */ var _comment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6846);
/* harmony import */ var _store_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9450);




const recordedWithinMs = 5_000;
async function* showHead({ github, platform, request, time }, progress, url, recordId) {
    const { pullRequest, name, head } = request;
    const { serviceId: service } = progress;
    const shownUrl = url === undefined || platform.holdsApiKey(url) ? undefined : url;
    progress.url = request.url ?? shownUrl;
    const record = async () => recordId === 'new' ? await github.write({ pullRequest, name, service, url: shownUrl }, head) : recordId;
    const recorded = record();
    const show = async () => {
        progress.headRecord = await recorded;
        if (progress.headRecord === undefined)
            return;
        const description = `Deploying to service ${service}`;
        await github.show(progress.headRecord, { state: 'in_progress', description, url: progress.url });
    };
    progress.showing = show().then(() => undefined, _store_js__WEBPACK_IMPORTED_MODULE_3__/* .onlyGitHubErrors */ .JH);
    const limit = { clock: time.clock, ms: recordedWithinMs, parent: time.signal, reason: () => new Error('too late') };
    const id = await (0,_client_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .within */ .ux)(limit, () => recorded).catch(() => undefined);
    if (id !== undefined)
        yield { kind: 'memory', facts: { githubDeployment: id } };
}
async function* tellTheEnd(context, progress, result) {
    const { github, platform } = context;
    const { isNew = false, isOutdated = false } = progress;
    const { outcome, passed, reason, url } = result;
    const warnings = [];
    let isTold = false;
    const attempt = async (what, work) => {
        const failure = await work.then(() => undefined, _store_js__WEBPACK_IMPORTED_MODULE_3__/* .onlyGitHubErrors */ .JH);
        if (failure !== undefined)
            warnings.push(`${what}: ${failure.message}.`);
        return failure === undefined;
    };
    const steps = async () => {
        const [failure] = await Promise.all([progress.showing, progress.commenting]);
        const { headRecord } = progress;
        if (headRecord === undefined && failure !== undefined) {
            warnings.push(`GitHub does not show that the head was deployed: ${failure.message}.`);
        }
        const standing = isOutdated ? 'outdated' : await readStanding(github, context.request);
        if (headRecord === undefined)
            isTold = true;
        else {
            const state = standing === 'closed' ? 'inactive' : (0,_deploy_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .githubState */ .Fz)(outcome, passed);
            const shown = github.show(headRecord, { state, description: reason, url });
            isTold = await attempt('GitHub does not show how the deploy ended', shown);
        }
        if (standing === 'newest') {
            const written = comment(context, (facts) => (0,_comment_js__WEBPACK_IMPORTED_MODULE_2__/* .formatDeployed */ .u2)(facts, result));
            await attempt('The comment is not up to date', written);
        }
        if (headRecord !== undefined && (outcome === 'succeeded' || isNew)) {
            await attempt('Older records were not ended', endOlder(context, headRecord, result.serviceId));
        }
    };
    await attempt('GitHub does not show everything about the end of the run', github.lastWord(steps));
    if (isTold)
        yield { kind: 'memory', facts: { isSettled: true } };
    for (const text of warnings)
        yield { kind: 'warning', text: platform.redact(text) };
}
async function readStanding(github, { pullRequest, head }) {
    const now = await github.readPull(pullRequest).catch(_store_js__WEBPACK_IMPORTED_MODULE_3__/* .onlyGitHubErrors */ .JH);
    if (now instanceof _store_js__WEBPACK_IMPORTED_MODULE_3__/* .GitHubError */ .y_ || now === 'gone')
        return 'newest';
    if (!now.isOpen)
        return 'closed';
    return now.head === head ? 'newest' : 'outdated';
}
const listedAfterMs = 1_000;
async function endOlder(context, headRecord, serviceId) {
    const { github, request, time } = context;
    let own = (0,_store_js__WEBPACK_IMPORTED_MODULE_3__/* .recordsOf */ .M$)(await github.list(), request);
    if (!own.some(({ id }) => id === headRecord)) {
        await time.clock.sleep(listedAfterMs);
        own = (0,_store_js__WEBPACK_IMPORTED_MODULE_3__/* .recordsOf */ .M$)(await github.list(), request);
    }
    if (!own.some(({ id }) => id === headRecord))
        return;
    const older = own.filter(({ id, service }) => id < headRecord && (service === undefined || service === serviceId));
    for (const { id } of older)
        await github.end(id);
}
async function comment({ github, request }, format) {
    if (request.comment === undefined)
        return;
    await github.comment(request.pullRequest, (0,_comment_js__WEBPACK_IMPORTED_MODULE_2__/* .marker */ .xL)(request), format(request.comment));
}


/***/ })

};
