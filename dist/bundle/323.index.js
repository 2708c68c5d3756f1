export const id = 323;
export const ids = [323];
export const modules = {

/***/ 1323:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  previewHeader: () => (/* binding */ previewHeader),
  previewRow: () => (/* binding */ previewRow),
  reviewPreviews: () => (/* binding */ reviewPreviews),
  shownPreview: () => (/* binding */ shownPreview)
});

// EXTERNAL MODULE: ./build/client/errors.js
var errors = __webpack_require__(6695);
// EXTERNAL MODULE: ./build/client/time/clock.js
var clock = __webpack_require__(9376);
// EXTERNAL MODULE: ./build/config/connection.js
var config_connection = __webpack_require__(2807);
// EXTERNAL MODULE: ./build/config/reporting.js
var reporting = __webpack_require__(9497);
// EXTERNAL MODULE: ./build/github/api/client.js + 1 modules
var client = __webpack_require__(5360);
// EXTERNAL MODULE: ./build/github/deployments/deployments.js
var deployments = __webpack_require__(7009);
// EXTERNAL MODULE: ./build/node_modules/valibot/index.min.mjs
var index_min = __webpack_require__(7492);
// EXTERNAL MODULE: ./build/github/deployments/preview-memory.js
var preview_memory = __webpack_require__(2541);
;// CONCATENATED MODULE: ./build/github/deployments/preview-list.js



const mostPages = 28;
const perPage = 100;
const pulls = (0,index_min/* array */.YOg)((0,index_min/* object */.Ikc)({ number: (0,index_min/* number */.aig)() }));
const removing = 'Its service is being removed';
class PreviewList {
    #deployments;
    constructor(deployments) {
        this.#deployments = deployments;
    }
    async read(deleted) {
        const rows = [];
        for await (const row of this.#deployments.own({ pages: mostPages }))
            rows.push(row);
        const open = await this.#openPulls();
        const users = Map.groupBy(rows, ({ memory }) => memory.service);
        return [...Map.groupBy(rows, ({ memory }) => memory.target)].flatMap(([target, all]) => {
            const [, number = '', name = ''] = /^preview:(\d+):(.*)$/s.exec(target) ?? [];
            const newest = all.find(({ memory }) => memory.service !== undefined);
            const service = newest?.memory.service;
            if (number === '' || service === undefined)
                return [];
            return {
                ...{ number: Number(number), name, service, deployedAt: newest?.createdAt },
                url: all.flatMap(({ memory }) => memory.exposed?.url ?? [])[0],
                pullRequest: open.has(Number(number)) ? 'open' : 'closed',
                exists: deleted.has(service) ? 'deleted' : 'not known',
                isShared: new Set(users.get(service)?.map(({ memory }) => memory.target)).size > 1,
                records: all.map(({ id }) => id),
            };
        });
    }
    async #openPulls() {
        const open = new Set();
        for (let page = 1;; page++) {
            const asked = { state: 'open', per_page: perPage, page };
            const rows = (0,index_min/* parse */.qgA)(pulls, await this.#deployments.github.request('GET', '/pulls', asked));
            for (const { number: each } of rows)
                open.add(each);
            if (rows.length < perPage)
                return open;
        }
    }
    async stateOf({ records: [newest = 0], number: pull }) {
        const { open } = await this.#deployments.github.pullRequest(pull);
        if (open)
            return 'open';
        const last = await this.#deployments.lastStatus(newest);
        if (!last?.own)
            return 'due';
        return last.description === preview_memory/* noServiceLeft */.e ? 'over' : last.description === removing ? 'in doubt' : 'due';
    }
    async mark({ records: [newest = 0] }, isBegun) {
        await this.#deployments.update(newest, { state: 'inactive', description: isBegun ? removing : deployments/* closedStatus */.PM });
    }
    async forget({ records }) {
        for (const id of records.toReversed())
            await this.#deployments.github.request('DELETE', `/deployments/${id}`);
    }
}

// EXTERNAL MODULE: ./build/output/markdown.js
var markdown = __webpack_require__(2255);
// EXTERNAL MODULE: ./build/text/duration.js
var duration = __webpack_require__(9556);
// EXTERNAL MODULE: ./build/text/error.js
var text_error = __webpack_require__(4080);
// EXTERNAL MODULE: ./build/text/message.js
var message = __webpack_require__(3597);
// EXTERNAL MODULE: ./build/text/size.js
var size = __webpack_require__(7397);
// EXTERNAL MODULE: ./build/actions/shared/job.js
var shared_job = __webpack_require__(3659);
// EXTERNAL MODULE: ./build/actions/preview/inputs.js
var preview_inputs = __webpack_require__(3778);
// EXTERNAL MODULE: ./build/actions/preview/teardown.js
var preview_teardown = __webpack_require__(8747);
;// CONCATENATED MODULE: ./build/actions/preview/sweep.js






const requestMs = 60_000;
function readRemoval(inputs) {
    const teardown = inputs.get('teardown-request');
    if (teardown === undefined) {
        const text = (0,message/* message */.i) `sweep-without-request: \`mode: sweep\` needs \`teardown-request\`, because the platform documents no way to delete a service. Set it, such as \`DELETE /api/services/{id}\`.`;
        throw new errors/* InputError */.dz('teardown-request', text);
    }
    const { method, path } = teardown;
    if (!path.includes('{id}')) {
        const text = (0,message/* message */.i) `sweep-without-id: \`teardown-request\` is the same for every service: "${method} ${path}". Put \`{id}\` where the id of the service belongs.`;
        throw new errors/* InputError */.dz('teardown-request', text);
    }
    return { connection: (0,config_connection/* readConnection */.d)(inputs), teardown, timeoutMs: inputs.get('timeout') };
}
async function sweep(job, list, stale, { connection, teardown, timeoutMs }) {
    const signal = AbortSignal.any([job.signal, AbortSignal.timeout(timeoutMs)]);
    const removed = new Set();
    let failures = 0;
    const fail = (text) => {
        failures++;
        job.console.warn(text);
    };
    let underWay = '';
    for (const preview of stale) {
        const { number, service, isShared, records } = preview;
        if (signal.aborted)
            break;
        if (isShared) {
            job.console.notice((0,message/* message */.i) `sweep-shared: Service ${service} of #${number} is left alone: another preview remembers it too.`);
            continue;
        }
        try {
            const state = await list.stateOf(preview);
            if (state === 'in doubt')
                fail(`An earlier sweep may have removed service ${service} of #${number}, and its answer was not seen. It is not sent again: look at the dashboard, and delete GitHub deployment ${records[0]} once the service is gone.`);
            if (state === 'in doubt' || state === 'open')
                continue;
            if (state === 'due') {
                await list.mark(preview, true);
                underWay = `Service ${service} of #${number} may have been removed: its answer was not seen.`;
                const sent = await (0,preview_teardown/* tearDown */.x)(connection, teardown, service, { signal, timeoutMs: requestMs });
                underWay = '';
                if (sent.kind !== 'removed') {
                    if (sent.kind !== 'unconfirmed')
                        await list.mark(preview, false);
                    const why = sent.kind === 'missing'
                        ? (0,message/* message */.i) `sweep-not-found: ${sent.why} Either it is gone, or \`teardown-request\` is wrong, or the key may not see it. With \`project-slug\` deleted services are told apart.`
                        : sent.why;
                    fail(`Service ${service} of #${number} was not removed: ${why}`);
                    continue;
                }
                const { method, path } = teardown;
                job.console.say(`${method} ${path} removed service ${service} of #${number}.`);
            }
            removed.add(preview);
            await list.forget(preview);
        }
        catch (error) {
            if (signal.aborted)
                break;
            const why = (0,client/* githubRefusal */.e)(error, 'deployments: write');
            if (error instanceof errors/* RefusedError */.fk && (error.status === 403 || error.status === 429)) {
                const text = `It ended there, because GitHub refused: ${why}.`;
                return { removed, failures, stopped: { outcome: 'failed', why: text } };
            }
            fail(`The preview of #${number} is left alone: ${why}.`);
        }
    }
    if (!signal.aborted)
        return { removed, failures };
    const why = job.signal.aborted
        ? `The job was cancelled before the others. ${underWay}`
        : `\`timeout\` (${(0,duration/* formatDuration */.a3)(timeoutMs)}) passed before the others. ${underWay}`;
    const outcome = job.signal.aborted ? 'aborted' : 'timed-out';
    return { removed, failures, stopped: { outcome, why: why.trimEnd() } };
}

;// CONCATENATED MODULE: ./build/actions/preview/forgotten.js
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















const forgotten_requestMs = 60_000;
const mostRows = 500;
async function reviewPreviews(job, mode, show) {
    const { inputs } = job;
    const removal = mode === 'sweep' ? readRemoval(inputs) : undefined;
    const hasKey = inputs.text('api-key') !== undefined && inputs.text('base-url') !== undefined;
    const connection = removal?.connection ?? (hasKey ? (0,config_connection/* readConnection */.d)(inputs) : undefined);
    const list = openList(job);
    try {
        const previews = await list.read(await readDeleted(job, connection));
        const stale = previews.filter(({ pullRequest, exists }) => pullRequest === 'closed' && exists !== 'deleted');
        const swept = removal && (await sweep(job, list, stale, removal));
        const left = stale.filter((each) => !swept?.removed.has(each));
        job.outputs.set('stale', JSON.stringify(left.map(shownPreview)));
        show?.(previews, swept?.removed);
        const counted = `${(0,size/* formatCount */.B)(previews.length, 'preview')} remembered, ${left.length} of a closed pull request`;
        const shown = tableOf(job, previews);
        if (swept === undefined)
            return { outcome: 'succeeded', reason: `${counted}.`, table: shown };
        const { removed, failures, stopped } = swept;
        const reason = `${counted}; ${removed.size} removed. ${stopped?.why ?? ''}`.trimEnd();
        return { outcome: stopped?.outcome ?? (failures === 0 ? 'succeeded' : 'failed'), reason, table: shown };
    }
    catch (error) {
        job.signal.throwIfAborted();
        const reason = (0,message/* message */.i) `previews-unread: GitHub did not say which previews there are: ${(0,client/* githubRefusal */.e)(error, 'deployments: write')}. Nothing was sent.`;
        return { outcome: 'failed', reason };
    }
}
function shownPreview({ records: _, ...preview }) {
    const { url = null, deployedAt = null } = preview;
    return { ...preview, url, deployedAt };
}
const previewHeader = ['PULL', 'STATE', 'PREVIEW', 'SERVICE', 'DEPLOYED', 'PLATFORM', 'URL'];
const codeColumns = new Set(['SERVICE', 'URL']);
function previewRow(preview, isRemoved = false) {
    const { number, pullRequest, name, service, deployedAt, exists, url = '' } = preview;
    const age = deployedAt === undefined ? '' : (0,duration/* formatAge */.nV)(clock/* systemClock */.m.date().getTime() - Date.parse(deployedAt));
    const state = isRemoved ? 'removed' : exists === 'deleted' ? 'deleted' : '';
    return [String(number), pullRequest, name, service, age, state, url];
}
function tableOf(job, previews) {
    if (previews.length === 0)
        return '';
    const { text } = (0,shared_job/* cleaningOf */.Zj)(job);
    const rows = previews.slice(0, mostRows).map((each) => previewRow(each).map(text));
    const cells = rows.map((row) => row.map((cell, at) => (codeColumns.has(previewHeader[at] ?? '') ? markdown/* code */.aY : markdown/* prose */.CS)(cell)));
    return (0,markdown/* table */.tp)(cells, previewHeader);
}
function openList({ inputs, context, signal }) {
    const { githubToken: token, environment = preview_inputs/* defaultEnvironment */.L6 } = (0,reporting/* readReportInputs */.g)(inputs);
    const { repository } = context;
    if (repository !== undefined && token !== undefined)
        return new PreviewList(new deployments/* Deployments */.DS({ repository, environment, token, signal }));
    const text = repository === undefined
        ? 'GITHUB_REPOSITORY does not name a repository. Previews are remembered in the GitHub deployments of one: set it, such as `owner/name`.'
        : '`github-token` is empty. GitHub shows what it remembers to a token with `deployments: read` and `pull-requests: read`.';
    throw new errors/* InputError */.dz('github-token', text);
}
async function readDeleted(job, connection) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const slug = job.inputs.get('project-slug');
        if (connection === undefined || slug === undefined)
            return new Set();
        const platform = __addDisposableResource(env_1, (0,config_connection/* openPlatform */.W)(connection, job), true);
        try {
            const options = { signal: job.signal, timeoutMs: forgotten_requestMs };
            const deleted = await platform.call('list_deleted_services', { slug }, options);
            return new Set(deleted.flatMap(({ id }) => id ?? []));
        }
        catch (error) {
            if (!(error instanceof text_error/* TaxiwayError */.yJ))
                throw error;
            job.console.notice(`The list of deleted services could not be read: ${error.message}`);
            return new Set();
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


/***/ }),

/***/ 8747:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ tearDown)
/* harmony export */ });
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6695);
/* harmony import */ var _client_platform_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7162);
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
            const isRefused = error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .RefusedError */ .fk && error.status < 500;
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


/***/ }),

/***/ 7397:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ formatCount),
/* harmony export */   X: () => (/* binding */ formatSize)
/* harmony export */ });
const units = ['B', 'kB', 'MB', 'GB', 'TB'];
function formatSize(bytes) {
    let [amount, unit] = [bytes, 0];
    for (; amount >= 999.5 && unit < units.length - 1; unit += 1)
        amount /= 1000;
    const digits = unit === 0 || amount >= 99.95 ? 0 : 1;
    return `${amount.toFixed(digits)} ${units[unit]}`;
}
function formatCount(count, noun) {
    const grouped = String(count).replaceAll(/\B(?=(\d{3})+$)/g, ',');
    return `${grouped} ${count === 1 ? noun : `${noun}s`}`;
}


/***/ })

};
