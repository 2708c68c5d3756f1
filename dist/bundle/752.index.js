export const id = 752;
export const ids = [752,55];
export const modules = {

/***/ 7752:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   post: () => (/* binding */ post)
/* harmony export */ });
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3374);
/* harmony import */ var _deploy_history_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2566);
/* harmony import */ var _deploy_outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5970);
/* harmony import */ var _deploy_status_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(542);
/* harmony import */ var _deploy_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8891);
/* harmony import */ var _github_deployment_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6055);
/* harmony import */ var _github_octokit_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(987);
/* harmony import */ var _inputs_run_settings_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3759);
/* harmony import */ var _text_untrusted_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8020);
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









const leftBehind = valibot__WEBPACK_IMPORTED_MODULE_7__/* .object */ .Ik({
    serviceId: valibot__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lq(valibot__WEBPACK_IMPORTED_MODULE_7__/* .string */ .Yj()),
    deploymentId: valibot__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lq(valibot__WEBPACK_IMPORTED_MODULE_7__/* .string */ .Yj()),
    isJudged: valibot__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lq(valibot__WEBPACK_IMPORTED_MODULE_7__/* .boolean */ .zM(), false),
    githubDeployment: valibot__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lq(valibot__WEBPACK_IMPORTED_MODULE_7__/* .number */ .ai()),
    isSettled: valibot__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lq(valibot__WEBPACK_IMPORTED_MODULE_7__/* .boolean */ .zM(), false),
    finished: valibot__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lq(valibot__WEBPACK_IMPORTED_MODULE_7__/* .boolean */ .zM(), false),
    outcome: valibot__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lq(valibot__WEBPACK_IMPORTED_MODULE_7__/* .picklist */ .KI(Object.keys(_deploy_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .outcomeFacts */ .c6))),
    passed: valibot__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lq(valibot__WEBPACK_IMPORTED_MODULE_7__/* .boolean */ .zM(), false),
    reason: valibot__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lq(valibot__WEBPACK_IMPORTED_MODULE_7__/* .string */ .Yj(), ''),
    url: valibot__WEBPACK_IMPORTED_MODULE_7__/* .nullish */ .cl(valibot__WEBPACK_IMPORTED_MODULE_7__/* .string */ .Yj()),
});
const readMs = 10_000;
async function post(host, state) {
    const { success, output: left } = valibot__WEBPACK_IMPORTED_MODULE_7__/* .safeParse */ .xL(leftBehind, state);
    if (!success)
        return;
    const isTold = left.isSettled || left.githubDeployment === undefined;
    if (left.finished && isTold)
        return;
    try {
        const seen = left.outcome === undefined ? await lookOnce(host, left) : endOf(left.outcome, left);
        if (!left.finished)
            host.warn(host.redact(seen.text));
        if (!isTold && left.githubDeployment !== undefined)
            await tellGitHub(host, left.githubDeployment, seen);
    }
    catch (error) {
        host.warn(host.redact(`The post step failed: ${error instanceof Error ? error.message : String(error)}`));
    }
}
function endOf(outcome, { passed, reason, url }) {
    return { text: reason, state: (0,_deploy_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .githubState */ .Fz)(outcome, passed), url };
}
async function lookOnce(host, { serviceId, deploymentId, isJudged }) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        if (serviceId === undefined || deploymentId === undefined) {
            const advice = 'If the deploy had been requested, a deployment may have started: look at the dashboard.';
            return { text: `The job was killed before a deployment was known. ${advice}`, state: 'error' };
        }
        const name = `deployment ${deploymentId} of service ${serviceId}`;
        const platform = __addDisposableResource(env_1, (0,_inputs_run_settings_js__WEBPACK_IMPORTED_MODULE_6__/* .openPlatform */ .WN)(host.inputs, host.secrets), true);
        const status = await readOnce(platform, host, { serviceId, deploymentId });
        if (typeof status === 'string') {
            return { text: `The job was killed, and what became of ${name} cannot be read: ${status}`, state: 'error' };
        }
        const said = status?.word === undefined ? 'shows no status of it' : `says "${(0,_text_untrusted_js__WEBPACK_IMPORTED_MODULE_8__/* .cleanText */ .X5)(status.word)}"`;
        const ids = `--service-id ${serviceId} --deployment-id ${deploymentId}`;
        const next = isJudged
            ? `Its checks did not finish. Run the gate again with deployment-id ${deploymentId}.`
            : `Run \`taxiway follow ${ids}\` to wait for it.`;
        const state = stateOf(status);
        return {
            text: `The job was killed. The platform ${said}: ${name}. ${next}`,
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
        const vocabulary = (0,_deploy_words_js__WEBPACK_IMPORTED_MODULE_3__/* .buildVocabulary */ .v)((0,_inputs_run_settings_js__WEBPACK_IMPORTED_MODULE_6__/* .readRunOptions */ .u8)(host.inputs, host.signal));
        const { own } = await (0,_deploy_history_js__WEBPACK_IMPORTED_MODULE_0__/* .findDeployment */ .HZ)(platform, target, { attempts: 1, signal: AbortSignal.timeout(readMs) });
        return own[0] && (0,_deploy_status_js__WEBPACK_IMPORTED_MODULE_2__/* .readStatus */ .r)(own[0].record, vocabulary);
    }
    catch (error) {
        return error instanceof Error ? error.message : String(error);
    }
}
function stateOf(status) {
    const isOver = status?.kind === 'succeeded' || status?.kind === 'failed' || status?.kind === 'superseded';
    return isOver ? _deploy_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .outcomeFacts */ .c6[status.kind].github : 'error';
}
async function tellGitHub(host, id, { state, text, url }) {
    const { inputs, facts } = host;
    const [token, environment] = [inputs.get('github-token'), inputs.get('environment')];
    if (facts.github === undefined || token === undefined || environment === undefined)
        return;
    const deployment = new _github_deployment_js__WEBPACK_IMPORTED_MODULE_4__.GitHubDeployment({ ...facts.github, token, environment, runUrl: facts.runUrl }, id);
    try {
        await deployment.setState(state, text, url);
    }
    catch (error) {
        const why = (0,_github_octokit_js__WEBPACK_IMPORTED_MODULE_5__/* .explainGitHub */ .$)(error, 'deployments: write');
        host.warn(host.redact(`The GitHub deployment is not up to date: ${why}.`));
    }
}


/***/ }),

/***/ 542:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ readStatus)
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
const denialName = /^(?:error.*|failure.*|failed|.+error)$/;
const flags = new Map([
    ...['building', 'deploying', 'pending', 'queued', 'inprogress'].map((name) => [`${name}=true`, 'ongoing']),
    ...['done', 'complete', 'completed', 'finished'].map((name) => [`${name}=false`, 'ongoing']),
    ...['success', 'ok', 'passed'].map((name) => [`${name}=false`, 'denial']),
    ...['cancelled', 'canceled', 'aborted'].map((name) => [`${name}=true`, 'cancelled']),
    ...['superseded', 'replaced'].map((name) => [`${name}=true`, 'superseded']),
    ['rolledback=true', 'failed'],
]);
const deepest = 3;
const mostItems = 20;
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
        if (!(0,_client_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isRecord */ .u)(value))
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
            else if ((0,_client_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isRecord */ .u)(inner) && objectName.test(name) && at.depth < deepest) {
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

/***/ 6055:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GitHubDeployment: () => (/* binding */ GitHubDeployment)
/* harmony export */ });
/* harmony import */ var _client_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2426);
/* harmony import */ var _deploy_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5970);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3387);
/* harmony import */ var _octokit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(987);




class GitHubDeployment {
    #place;
    #octokit;
    id;
    constructor(place, id) {
        this.#place = place;
        this.#octokit = (0,_octokit_js__WEBPACK_IMPORTED_MODULE_1__/* .openOctokit */ .O)(place.token, place.apiUrl);
        this.#octokit.catch(() => undefined);
        this.id = id;
    }
    async create(refs) {
        const { rest } = await this.#octokit;
        const [ref = 'HEAD', ...others] = refs;
        const fields = { ref, environment: this.#place.environment, auto_merge: false, required_contexts: [] };
        try {
            const request = { ...this.#repository, ...fields, description: 'Taxiway', request: { retries: 0 } };
            const { data } = await rest.repos.createDeployment(request);
            if (!('id' in data))
                throw new Error('GitHub created no deployment');
            this.id = data.id;
            return data.id;
        }
        catch (error) {
            if ((0,_client_json_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .Z)(error, 'status') !== 422 || others.length === 0)
                throw error;
            return await this.create(others);
        }
    }
    async setState(state, description, url) {
        if (this.id === undefined)
            return;
        const { rest } = await this.#octokit;
        await rest.repos.createDeploymentStatus({
            ...this.#repository,
            ...{ deployment_id: this.id, state, description: (0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .shortenAtWord */ .px)(description, 140) },
            ...(this.#place.runUrl === undefined ? {} : { log_url: this.#place.runUrl }),
            ...(url ? { environment_url: url } : {}),
        });
    }
    async settle({ outcome, passed, reason, url }) {
        await this.setState((0,_deploy_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .githubState */ .Fz)(outcome, passed), reason, url);
    }
    get #repository() {
        const [owner = '', repo = ''] = this.#place.repository.split('/');
        return { owner, repo };
    }
}


/***/ }),

/***/ 987:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ explainGitHub),
/* harmony export */   O: () => (/* binding */ openOctokit)
/* harmony export */ });
/* harmony import */ var _client_clock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6092);
/* harmony import */ var _client_request_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4699);


const requestMs = 10_000;
async function openOctokit(token, apiUrl) {
    const [github, { retry }] = await Promise.all([Promise.all(/* import() */[__webpack_require__.e(723), __webpack_require__.e(20), __webpack_require__.e(148)]).then(__webpack_require__.bind(__webpack_require__, 148)), __webpack_require__.e(/* import() */ 735).then(__webpack_require__.bind(__webpack_require__, 9735))]);
    return github.getOctokit(token, { baseUrl: apiUrl, request: { fetch: fetchWithin(requestMs) } }, retry);
}
function fetchWithin(ms) {
    const client = new _client_request_js__WEBPACK_IMPORTED_MODULE_1__/* .UndiciClient */ .mL({ direct: false });
    return async (address, { method, headers, body, signal: parent }) => {
        const { origin, pathname, search } = new URL(address);
        const reason = () => new Error(`GitHub gave no answer within ${ms / 1_000} s`);
        return await (0,_client_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .within */ .ux)({ clock: _client_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .systemClock */ .ml, ms, parent, reason }, async (signal) => {
            const request = { method, origin, path: pathname + search, headers, signal };
            const answer = await client.send(body === undefined ? request : { ...request, body });
            const chunks = [];
            for await (const chunk of answer.body)
                chunks.push(chunk);
            const text = Buffer.concat(chunks).toString();
            const given = Object.entries(answer.headers).flatMap(([name, value]) => value === undefined ? [] : [[name, String(value)]]);
            return { status: answer.status, url: address, headers: new Map(given), text: async () => text };
        });
    };
}
function explainGitHub(error, permission) {
    const text = error instanceof Error ? error.message : String(error);
    const isMissing = /resource not accessible/i.test(text);
    return isMissing ? `the token lacks the permission \`${permission}\`` : text.replace(/ - https?:\S+$/, '');
}


/***/ })

};
