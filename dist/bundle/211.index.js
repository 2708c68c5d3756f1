export const id = 211;
export const ids = [211];
export const modules = {

/***/ 4211:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  post: () => (/* binding */ post)
});

// EXTERNAL MODULE: ./node_modules/valibot/dist/index.mjs
var dist = __webpack_require__(7934);
// EXTERNAL MODULE: ./build/deploy/history.js
var deploy_history = __webpack_require__(2566);
// EXTERNAL MODULE: ./build/deploy/outcome.js
var deploy_outcome = __webpack_require__(5970);
;// CONCATENATED MODULE: ./build/deploy/saved-state.js


const ofRun = {
    githubDeployment: dist/* optional */.lqM(dist/* number */.aig()),
    isSettled: dist/* optional */.lqM(dist/* boolean */.zMY(), false),
    outcome: dist/* optional */.lqM(dist/* picklist */.KIO(Object.keys(deploy_outcome/* outcomeFacts */.c6))),
    passed: dist/* optional */.lqM(dist/* boolean */.zMY(), false),
};
const savedStateSchema = dist/* object */.Ikc({
    ...ofRun,
    hasBegun: dist/* optional */.lqM(dist/* boolean */.zMY(), false),
    serviceId: dist/* optional */.lqM(dist/* string */.YjP()),
    deploymentId: dist/* optional */.lqM(dist/* string */.YjP()),
    isJudged: dist/* optional */.lqM(dist/* boolean */.zMY(), false),
    reason: dist/* optional */.lqM(dist/* string */.YjP(), ''),
    url: dist/* nullish */.cl6(dist/* string */.YjP()),
    preview: dist/* nullish */.cl6(dist/* object */.Ikc({
        pullRequest: dist/* number */.aig(),
        name: dist/* string */.YjP(),
        intention: dist/* optional */.lqM(dist/* number */.aig()),
        isCreating: dist/* optional */.lqM(dist/* boolean */.zMY(), false),
        service: dist/* optional */.lqM(dist/* string */.YjP()),
    })),
    comment: dist/* optional */.lqM(dist/* object */.Ikc({ pullRequest: dist/* number */.aig(), name: dist/* string */.YjP() })),
    services: dist/* optional */.lqM(dist/* record */.g1P(dist/* string */.YjP(), dist/* object */.Ikc(ofRun)), {}),
});

// EXTERNAL MODULE: ./build/deploy/status.js
var deploy_status = __webpack_require__(542);
// EXTERNAL MODULE: ./build/deploy/words.js
var words = __webpack_require__(8891);
// EXTERNAL MODULE: ./build/github/deployments.js
var deployments = __webpack_require__(4882);
// EXTERNAL MODULE: ./build/github/repository.js
var repository = __webpack_require__(8328);
// EXTERNAL MODULE: ./build/inputs/run-settings.js
var run_settings = __webpack_require__(3759);
// EXTERNAL MODULE: ./build/preview/store.js
var preview_store = __webpack_require__(9450);
// EXTERNAL MODULE: ./build/text/format.js
var format = __webpack_require__(3387);
// EXTERNAL MODULE: ./build/text/untrusted.js
var untrusted = __webpack_require__(8020);
// EXTERNAL MODULE: ./build/deploy/result.js
var deploy_result = __webpack_require__(3405);
// EXTERNAL MODULE: ./build/github/previews.js
var previews = __webpack_require__(9913);
// EXTERNAL MODULE: ./build/preview/comment.js
var comment = __webpack_require__(6846);
// EXTERNAL MODULE: ./build/preview/tell.js
var tell = __webpack_require__(7632);
// EXTERNAL MODULE: ./build/actions/preview.js
var preview = __webpack_require__(8968);
;// CONCATENATED MODULE: ./build/actions/post-preview.js






async function settlePreview(host, github, { pullRequest, name, intention, isCreating, service }, isSaid) {
    const { facts } = host;
    if (intention === undefined)
        return;
    const store = previewsOf(host, github);
    if (service !== undefined) {
        const failure = await store
            .write({ pullRequest, name, service }, facts.commit ?? 'HEAD')
            .then(() => undefined, preview_store/* onlyGitHubErrors */.JH);
        const text = failure === undefined
            ? `Service ${service} (${name}) was created, and is remembered now: the next push uses it.`
            : `Service ${service} (${name}) was created, and could not be recorded (${failure.message}). Delete it in the dashboard, then close and reopen the pull request.`;
        return host.warn(host.redact(text));
    }
    if (!isCreating)
        return await store
            .end(intention)
            .catch(preview_store/* onlyGitHubErrors */.JH)
            .then(() => undefined);
    if (isSaid)
        return;
    const advice = 'Look at the dashboard, delete the service if it is there, then close and reopen the pull request. Until then, each push fails.';
    host.warn(host.redact(`The job was killed while it created ${name}: the service may exist, and be billed. ${advice}`));
}
async function endComment(host, github, preview, text) {
    const { github: place, commit, runUrl } = host.facts;
    const store = previewsOf(host, github);
    const standing = await (0,tell/* readStanding */.ZY)(store, { pullRequest: preview.pullRequest, head: commit });
    if (standing !== 'newest')
        return;
    const facts = { name: preview.name, commit, repositoryUrl: place?.url, runUrl };
    const result = (0,deploy_result/* makeResult */.U2)({ outcome: 'aborted', reason: host.redact(text), durationMs: 0 });
    const body = (0,comment/* formatDeployed */.u2)(facts, result);
    await store.comment(preview.pullRequest, (0,comment/* marker */.xL)(preview), body).catch(preview_store/* onlyGitHubErrors */.JH);
}
function previewsOf({ inputs }, github) {
    return new previews/* GitHubPreviews */.n(github, inputs.get('environment') ?? preview/* defaultEnvironment */.L);
}

;// CONCATENATED MODULE: ./build/actions/post.js
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













const readMs = 10_000;
const timeoutMs = 60_000;
async function post(host, state) {
    const { success, output: saved } = dist/* safeParse */.xLC(savedStateSchema, state);
    if (!success)
        return;
    const { preview, comment, outcome, passed, reason, url } = saved;
    const wasKilled = outcome === undefined && saved.hasBegun;
    const isFleet = Object.keys(saved.services).length > 0;
    const unsettled = saved.isSettled ? undefined : saved.githubDeployment;
    if (!wasKilled && unsettled === undefined && !isFleet && !preview)
        return;
    try {
        const github = (0,repository/* repositoryOf */._M)(host, timeoutMs);
        if (preview && github)
            await settlePreview(host, github, preview, outcome !== undefined);
        if (isFleet)
            return await finishFleet(host, github, saved);
        if (!wasKilled && unsettled === undefined)
            return;
        const seen = outcome === undefined
            ? await lookOnce(host, saved)
            :
                { state: (0,deploy_outcome/* githubState */.Fz)(outcome, passed), description: reason, url };
        if (outcome === undefined) {
            host.warn(host.redact(seen.description));
            if (github && comment)
                await endComment(host, github, comment, seen.description);
        }
        if (github && unsettled !== undefined)
            await tellGitHub(host, github, unsettled, seen);
    }
    catch (error) {
        host.warn(host.redact(`The post step failed: ${(0,format/* messageOf */.bD)(error)}`));
    }
}
async function finishFleet(host, github, saved) {
    const services = Object.entries(saved.services);
    const underWay = services.flatMap(([name, { outcome }]) => (outcome === undefined ? [name] : []));
    const names = underWay.length === 0 ? '' : ` while these services were under way: ${underWay.join(', ')}`;
    const text = `The job was killed${names}. Run the fleet again: it leaves services alone that have succeeded by then.`;
    if (saved.outcome === undefined)
        host.warn(host.redact(text));
    await Promise.all(services.map(async ([, { githubDeployment, isSettled, outcome, passed }]) => {
        const state = outcome === undefined ? 'error' : (0,deploy_outcome/* githubState */.Fz)(outcome, passed);
        const description = state === 'error' ? text : 'The deployment is over; see the log of the job';
        if (github && githubDeployment !== undefined && !isSettled) {
            await tellGitHub(host, github, githubDeployment, { state, description });
        }
    }));
}
async function lookOnce(host, { serviceId, deploymentId, isJudged }) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        if (serviceId === undefined || deploymentId === undefined) {
            const advice = 'If the deploy had been requested, a deployment may have started: look at the dashboard.';
            return { description: `The job was killed before a deployment was known. ${advice}`, state: 'error' };
        }
        const name = `deployment ${deploymentId} of service ${serviceId}`;
        const platform = __addDisposableResource(env_1, (0,run_settings/* openPlatform */.WN)(host.inputs, host.secrets), true);
        const status = await readOnce(platform, host, { serviceId, deploymentId });
        if (typeof status === 'string') {
            return { description: `The job was killed, and the status of ${name} cannot be read: ${status}`, state: 'error' };
        }
        const said = status?.word === undefined ? 'shows no status of it' : `says "${(0,untrusted/* cleanText */.X5)(status.word)}"`;
        const ids = `--service-id ${serviceId} --deployment-id ${deploymentId}`;
        const next = isJudged
            ? `Its checks did not finish. Run the gate again with deployment-id ${deploymentId}.`
            : `Run \`taxiway follow ${ids}\` to wait for it.`;
        const state = stateOf(status);
        return {
            description: `The job was killed. The platform ${said}: ${name}. ${next}`,
            state: isJudged && state === 'success' ? 'error' : state,
        };
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
async function readOnce(platform, host, target) {
    try {
        const vocabulary = (0,words/* buildVocabulary */.v)((0,run_settings/* readRunOptions */.u8)(host.inputs, host.signal));
        const { own } = await (0,deploy_history/* findDeployment */.HZ)(platform, target, { attempts: 1, signal: AbortSignal.timeout(readMs) });
        return own[0] && (0,deploy_status/* readStatus */.r)(own[0].record, vocabulary);
    }
    catch (error) {
        return (0,format/* messageOf */.bD)(error);
    }
}
function stateOf(status) {
    const isOver = status?.kind === 'succeeded' || status?.kind === 'failed' || status?.kind === 'superseded';
    return isOver ? deploy_outcome/* outcomeFacts */.c6[status.kind].github : 'error';
}
async function tellGitHub(host, github, id, shown) {
    const failure = await (0,deployments/* showDeployment */.BD)(github, id, shown).then(() => undefined, preview_store/* onlyGitHubErrors */.JH);
    if (failure !== undefined)
        host.warn(host.redact(`The GitHub deployment is not up to date: ${failure.message}.`));
}


/***/ }),

/***/ 542:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ readStatus),
/* harmony export */   s: () => (/* binding */ outcomeOf)
/* harmony export */ });
/* harmony import */ var _client_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2426);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3387);
/* harmony import */ var _text_untrusted_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8020);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8891);




const prefix = '(?:deployment|deploy|release|rollout|latest|current|ready|provisioning)?';
const part = '(build|stage|step|job|checks?|health|sync)?';
const statusName = new RegExp(`^${prefix}${part}(?:status|state|phase|result|conclusion|outcome)(?:code|text)?$|^(health)$`);
const objectName = new RegExp(`^(?:${prefix}${part}|info|properties|attributes|terminalcondition)$`);
const innerNames = ['value', 'name', 'code', 'text'];
const denialName = /^(?:error.*|failure.*|failed(?:at|reason|message)?|.+error)$/;
const flags = new Map([
    ...['building', 'deploying', 'pending', 'queued', 'inprogress'].map((name) => [`${name}=true`, 'ongoing']),
    ...['done', 'complete', 'completed', 'finished'].map((name) => [`${name}=false`, 'ongoing']),
    ...['success', 'successful', 'succeeded', 'ok', 'passed'].map((name) => [`${name}=false`, 'denial']),
    ...['cancelled', 'canceled', 'aborted'].map((name) => [`${name}=true`, 'cancelled']),
    ...['superseded', 'replaced'].map((name) => [`${name}=true`, 'superseded']),
    ['rolledback=true', 'failed'],
]);
const deepest = 3;
const mostItems = 20;
function outcomeOf({ kind }) {
    const isOver = kind === 'succeeded' || kind === 'failed' || kind === 'cancelled' || kind === 'superseded';
    return isOver ? kind : 'indeterminate';
}
function readStatus(record, vocabulary) {
    const signs = [];
    const others = [];
    collect(record, { isPart: false, isStatus: false, depth: 0 });
    const shown = signs.find(({ isPart, meaning }) => !isPart && meaning !== 'denial' && meaning !== 'nothing');
    const words = signs.map(({ meaning, word, isPart }) => `${isPart ? 'part ' : ''}${meaning} ${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .normalise */ .j)(word)}`);
    return {
        kind: combine(signs),
        word: shown === undefined || shown.word === '' ? undefined : (0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .shorten */ .ml)((0,_text_untrusted_js__WEBPACK_IMPORTED_MODULE_2__/* .cleanText */ .X5)(shown.word), 60),
        unknown: signs
            .filter(({ meaning, word }) => meaning === 'unknown' && word !== '')
            .map(({ word }) => (0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .shorten */ .ml)((0,_text_untrusted_js__WEBPACK_IMPORTED_MODULE_2__/* .cleanText */ .X5)(word), 60)),
        key: words.join(', '),
        hasOtherStatus: others.length > 0,
    };
    function collect(value, at) {
        if (!(0,_client_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isRecord */ .u4)(value))
            return;
        const { isPart } = at;
        for (const [givenName, inner] of Object.entries(value)) {
            const name = (0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .normalise */ .j)(givenName);
            const add = (meaning, word = givenName) => void signs.push({ meaning, isPart, word });
            const status = statusName.exec(name);
            if (status !== null)
                readWord(inner, isPart || (status[1] ?? status[2]) !== undefined, at.depth);
            else if (at.isStatus && innerNames.includes(name))
                readWord(inner, isPart, at.depth);
            else if (denialName.test(name) || /^exit(?:code|status)$/.test(name)) {
                if (isDenial(inner))
                    add('denial');
            }
            else if (typeof inner === 'boolean' || inner === 'true' || inner === 'false') {
                const meaning = flags.get(`${name}=${inner}`);
                if (meaning !== undefined)
                    add(meaning);
            }
            else if ((0,_client_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isRecord */ .u4)(inner) && objectName.test(name) && at.depth < deepest) {
                const isInnerPart = isPart || isPartOfDeployment(objectName.exec(name)?.[1], inner);
                collect(inner, { isPart: isInnerPart, isStatus: at.isStatus, depth: at.depth + 1 });
            }
            else if (/(?:status|state)$/.test(name))
                others.push(name);
        }
    }
    function readWord(value, isPart, depth) {
        if (value === null || value === undefined)
            return;
        const before = signs.length;
        const add = (meaning, word = '') => void signs.push({ meaning, isPart, word });
        if (typeof value === 'string')
            add(value.trim() === '' ? 'nothing' : vocabulary(value), value);
        else if (Array.isArray(value)) {
            for (const item of value.slice(0, mostItems)) {
                if (typeof item === 'string')
                    readWord(item, isPart, depth);
                else
                    add('unknown');
            }
            if (value.length > mostItems)
                add('unknown');
        }
        else if (depth < deepest)
            collect(value, { isPart, isStatus: true, depth: depth + 1 });
        if (signs.length > before)
            return;
        const word = typeof value === 'number' ? String(value) : '';
        add(vocabulary(word), word);
    }
}
function isPartOfDeployment(part, { name }) {
    if (part === undefined)
        return false;
    const isLiveStage = typeof name === 'string' && ['deploy', 'release', 'live'].includes((0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .normalise */ .j)(name));
    return !(isLiveStage && /^(?:stage|step|job)$/.test(part));
}
function isDenial(value) {
    if (value === null || value === undefined || value === false || value === 0)
        return false;
    if (typeof value === 'string')
        return !['', '0', 'none', 'null', 'false'].includes(value.trim().toLowerCase());
    if (typeof value !== 'object')
        return true;
    return Object.values(value).some((each) => (typeof each === 'object' ? each !== null : isDenial(each)));
}
function combine(signs) {
    const own = new Set(signs.filter(({ isPart }) => !isPart).map(({ meaning }) => meaning));
    const parts = new Set(signs.filter(({ isPart }) => isPart).map(({ meaning }) => meaning));
    const has = (meaning) => own.has(meaning) || parts.has(meaning);
    const succeeded = own.has('succeeded');
    const over = own.has('over');
    const both = own.has('both');
    if (has('ongoing'))
        return 'ongoing';
    if (succeeded && (has('failed') || has('cancelled') || has('denial')))
        return 'contradiction';
    if (both && !over && (has('failed') || has('cancelled')))
        return 'contradiction';
    if (both && !over && has('denial'))
        return 'unknown';
    if (has('failed'))
        return 'failed';
    if (has('cancelled'))
        return 'cancelled';
    if (has('superseded'))
        return 'superseded';
    if (has('unknown'))
        return over ? 'contradiction' : 'unknown';
    if (over && has('denial'))
        return 'failed';
    if ((succeeded || over) && !both)
        return 'succeeded';
    return has('denial') ? 'unknown' : 'undecided';
}


/***/ }),

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
