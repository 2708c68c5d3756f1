export const id = 423;
export const ids = [423];
export const modules = {

/***/ 3423:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
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
// EXTERNAL MODULE: ./build/github/api/client.js
var client = __webpack_require__(726);
// EXTERNAL MODULE: ./build/github/deployments/deployments.js
var deployments = __webpack_require__(7009);
// EXTERNAL MODULE: ./build/node_modules/valibot/index.min.mjs
var index_min = __webpack_require__(7492);
;// CONCATENATED MODULE: ./build/preview/forgotten.js
function rememberedPreviews(rows, open, deleted) {
    const byTarget = Map.groupBy(rows, ({ target }) => target);
    const users = Map.groupBy(rows, ({ service }) => service);
    return [...byTarget].flatMap(([target, all]) => {
        const [, number = '', name = ''] = /^preview:(\d+):(.*)$/s.exec(target) ?? [];
        const newest = all.find(({ service }) => service !== undefined);
        if (number === '' || !newest?.service)
            return [];
        const { service, createdAt } = newest;
        return {
            ...{ number: Number(number), name, service, deployedAt: createdAt },
            url: all.find(({ url }) => url !== undefined)?.url,
            pullRequest: open.has(Number(number)) ? 'open' : 'closed',
            exists: deleted.has(service) ? 'deleted' : 'not known',
            isShared: new Set(users.get(service)?.map((each) => each.target)).size > 1,
            records: all.map(({ id }) => id),
        };
    });
}
function stalePreviews(previews) {
    return previews.filter(({ pullRequest, exists }) => pullRequest === 'closed' && exists !== 'deleted');
}

// EXTERNAL MODULE: ./build/github/deployments/preview-memory.js
var preview_memory = __webpack_require__(2541);
;// CONCATENATED MODULE: ./build/github/deployments/preview-list.js




const mostPages = 28;
const perPage = 100;
const pulls = (0,index_min/* array */.YOg)((0,index_min/* object */.Ikc)({ number: (0,index_min/* number */.aig)() }));
const removing = 'Its service is being removed';
const preview_list_closed = 'The pull request was closed';
class PreviewList {
    #deployments;
    #repository;
    constructor(deployments, repository) {
        this.#deployments = deployments;
        this.#repository = repository;
    }
    async read(deleted) {
        const rows = [];
        for await (const { id, createdAt, memory } of this.#deployments.own({ pages: mostPages })) {
            const { target, service, exposed } = memory;
            rows.push({ id, target, service, url: exposed?.url, createdAt });
        }
        return rememberedPreviews(rows, await this.#openPulls(), deleted);
    }
    async #openPulls() {
        const open = new Set();
        const { rest } = await this.#deployments.client();
        for (let page = 1;; page++) {
            const asked = { ...this.#repository, state: 'open', per_page: perPage, page };
            const rows = (0,index_min/* parse */.qgA)(pulls, (await rest.pulls.list(asked)).data);
            for (const { number: each } of rows)
                open.add(each);
            if (rows.length < perPage)
                return open;
        }
    }
    async stateOf({ records: [newest = 0], number: pull }) {
        const { open } = await (0,client/* readPullRequest */.DQ)(this.#deployments.client(), this.#repository, pull);
        if (open)
            return 'open';
        const last = await this.#deployments.lastStatus(newest);
        if (!last?.own)
            return 'due';
        return last.description === preview_memory/* noServiceLeft */.e ? 'over' : last.description === removing ? 'in doubt' : 'due';
    }
    async begin({ records: [newest = 0] }) {
        await this.#deployments.update(newest, { state: 'inactive', description: removing });
    }
    async release({ records: [newest = 0] }) {
        await this.#deployments.update(newest, { state: 'inactive', description: preview_list_closed });
    }
    async forget({ records }) {
        for (const id of records.toReversed())
            await this.#deployments.remove(id);
    }
}

// EXTERNAL MODULE: ./build/output/markdown.js
var markdown = __webpack_require__(2255);
// EXTERNAL MODULE: ./build/output/untrusted.js
var untrusted = __webpack_require__(8894);
// EXTERNAL MODULE: ./build/text/duration.js
var duration = __webpack_require__(9556);
// EXTERNAL MODULE: ./build/text/error.js
var text_error = __webpack_require__(4080);
// EXTERNAL MODULE: ./build/text/message.js
var message = __webpack_require__(3597);
// EXTERNAL MODULE: ./build/text/size.js
var size = __webpack_require__(7397);
// EXTERNAL MODULE: ./build/actions/preview/inputs.js
var preview_inputs = __webpack_require__(3778);
// EXTERNAL MODULE: ./build/client/platform.js + 4 modules
var platform = __webpack_require__(9106);
;// CONCATENATED MODULE: ./build/actions/preview/sweep.js
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
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { baseUrl, apiKey } = connection;
        const deadline = AbortSignal.timeout(timeoutMs);
        const signal = AbortSignal.any([job.signal, deadline]);
        const origin = __addDisposableResource(env_1, new platform/* Platform */.O({ baseUrl: new URL(baseUrl).origin, apiKey }), true);
        const removed = new Set();
        let failures = 0;
        const fail = (text) => {
            failures++;
            job.console.warn(text);
        };
        const ended = (stopped) => ({ removed, failures, stopped });
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
                    fail((0,message/* message */.i) `sweep-in-doubt: An earlier sweep may have removed service ${service} of #${number}, and its answer was not seen. It is not sent again: look at the dashboard, and delete GitHub deployment ${records[0]} once the service is gone.`);
                if (state === 'in doubt' || state === 'open')
                    continue;
                if (state === 'due') {
                    await list.begin(preview);
                    underWay = (0,message/* message */.i) `sweep-under-way: Service ${service} of #${number} may have been removed: its answer was not seen.`;
                    const refusal = await send(origin, teardown, { service, signal });
                    underWay = '';
                    if (refusal !== undefined) {
                        if (refusal.nothingDone)
                            await list.release(preview);
                        fail((0,message/* message */.i) `sweep-refused: Service ${service} of #${number} was not removed: ${refusal.why}`);
                        continue;
                    }
                    const { method, path } = teardown;
                    job.console.say((0,message/* message */.i) `sweep-sent: ${method} ${path} removed service ${service} of #${number}.`);
                }
                removed.add(preview);
                await list.forget(preview);
            }
            catch (error) {
                if (signal.aborted)
                    break;
                const why = (0,client/* githubRefusal */.eD)(error, 'deployments: write');
                if (isRefusal(error)) {
                    return ended({
                        outcome: 'failed',
                        why: (0,message/* message */.i) `sweep-stopped: It ended there, because GitHub refused: ${why}.`,
                    });
                }
                fail((0,message/* message */.i) `sweep-left-alone: The preview of #${number} is left alone: ${why}.`);
            }
        }
        if (!signal.aborted)
            return ended(undefined);
        const why = job.signal.aborted
            ? (0,message/* message */.i) `sweep-cancelled: The job was cancelled before the others. ${underWay}`
            : (0,message/* message */.i) `sweep-timed-out: \`timeout\` (${(0,duration/* formatDuration */.a3)(timeoutMs)}) passed before the others. ${underWay}`;
        return ended({ outcome: job.signal.aborted ? 'aborted' : 'timed-out', why: why.trimEnd() });
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
function isRefusal(error) {
    return error instanceof Error && 'status' in error && (error.status === 403 || error.status === 429);
}
async function send(origin, { method, path }, { service, signal }) {
    try {
        await origin.request(method, path.replaceAll('{id}', encodeURIComponent(service)), { signal, timeoutMs: requestMs });
        return undefined;
    }
    catch (error) {
        if (!(error instanceof text_error/* TaxiwayError */.y))
            throw error;
        if ((0,errors/* isMissing */.b2)(error)) {
            const why = (0,message/* message */.i) `sweep-not-found: ${error.message} Either it is gone, or \`teardown-request\` is wrong, or the key may not see it. With \`project-slug\` deleted services are told apart.`;
            return { why, nothingDone: true };
        }
        const isRefused = error instanceof errors/* RefusedError */.fk && error.status < 500;
        return { why: error.message, nothingDone: isRefused || (error instanceof errors/* NoAnswerError */.i5 && !error.sent) };
    }
}

;// CONCATENATED MODULE: ./build/actions/preview/forgotten.js
var forgotten_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var forgotten_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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
async function reviewPreviews(job, mode, show) {
    const { inputs } = job;
    const removal = mode === 'sweep' ? readRemoval(inputs) : undefined;
    const hasKey = inputs.text('api-key') !== undefined && inputs.text('base-url') !== undefined;
    const connection = removal?.connection ?? (hasKey ? (0,config_connection/* readConnection */.d)(inputs) : undefined);
    const list = openList(job);
    try {
        const previews = await list.read(await readDeleted(job, { connection, projectSlug: inputs.get('project-slug') }));
        const stale = stalePreviews(previews);
        const swept = removal && (await sweep(job, list, stale, removal));
        const left = stale.filter((each) => !swept?.removed.has(each));
        job.outputs.set('stale', JSON.stringify(left.map(shownPreview)));
        show?.(previews, swept?.removed);
        return resultOf(job, previews, left, swept);
    }
    catch (error) {
        job.signal.throwIfAborted();
        if (error instanceof text_error/* TaxiwayError */.y)
            throw error;
        const reason = (0,message/* message */.i) `previews-unread: GitHub did not say which previews there are: ${(0,client/* githubRefusal */.eD)(error, 'deployments: write')}. Nothing was sent.`;
        return { outcome: 'failed', reason };
    }
}
function shownPreview({ records: _, ...preview }) {
    const { url = null, deployedAt = null } = preview;
    return { ...preview, url, deployedAt };
}
function openList({ inputs, context, signal }) {
    const { githubToken: token, environment = preview_inputs/* defaultEnvironment */.L6 } = (0,reporting/* readReportInputs */.g)(inputs);
    const { repository } = context;
    if (repository !== undefined && token !== undefined)
        return new PreviewList(new deployments/* Deployments */.D({ repository, environment, token, signal }), repository);
    const text = repository === undefined
        ? (0,message/* message */.i) `previews-without-repository: GITHUB_REPOSITORY does not name a repository. Previews are remembered in the GitHub deployments of one: set it, such as \`owner/name\`.`
        : (0,message/* message */.i) `previews-without-token: \`github-token\` is empty. GitHub shows what it remembers to a token with \`deployments: read\` and \`pull-requests: read\`.`;
    throw new errors/* InputError */.dz('github-token', text);
}
async function readDeleted(job, { connection, projectSlug: slug }) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        if (connection === undefined || slug === undefined)
            return new Set();
        const platform = forgotten_addDisposableResource(env_1, (0,config_connection/* openPlatform */.W)(connection, job), true);
        try {
            const options = { signal: job.signal, timeoutMs: forgotten_requestMs };
            const deleted = await platform.call('list_deleted_services', { slug }, options);
            return new Set(deleted.flatMap(({ id }) => id ?? []));
        }
        catch (error) {
            if (!(error instanceof text_error/* TaxiwayError */.y))
                throw error;
            job.console.notice((0,message/* message */.i) `previews-deleted-unread: The list of deleted services could not be read: ${error.message}`);
            return new Set();
        }
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = forgotten_disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
function resultOf(job, previews, left, swept) {
    const counted = `${(0,size/* formatCount */.B)(previews.length, 'preview')} remembered, ${left.length} of a closed pull request`;
    const head = tableOf(previews, (text) => (0,untrusted/* sanitizeText */.jZ)(text, job.redactor));
    const summary = { head, sections: [] };
    if (swept === undefined)
        return { outcome: 'succeeded', reason: `${counted}.`, summary };
    const stopped = swept.stopped === undefined ? '' : ` ${swept.stopped.why}`;
    const reason = `${counted}; ${swept.removed.size} removed.${stopped}`;
    return { outcome: swept.stopped?.outcome ?? (swept.failures === 0 ? 'succeeded' : 'failed'), reason, summary };
}
const mostRows = 500;
function tableOf(previews, clean) {
    if (previews.length === 0)
        return '';
    const cells = previews.slice(0, mostRows).map(({ number, pullRequest, name, service, url, deployedAt, exists }) => {
        const age = deployedAt === undefined ? '' : (0,duration/* formatAge */.nV)(clock/* systemClock */.m.date().getTime() - Date.parse(deployedAt));
        const texts = [`#${number} ${pullRequest}`, name, age, exists === 'deleted' ? 'deleted' : ''].map(clean);
        const [pull = '', shownName = '', shownAge = '', shownState = ''] = texts.map(markdown/* prose */.CS);
        return [pull, shownName, (0,markdown/* code */.aY)(clean(service)), url === undefined ? '' : (0,markdown/* code */.aY)(clean(url)), shownAge, shownState];
    });
    const row = (tag, texts) => `<tr>${texts.map((text) => `<${tag}>${text}</${tag}>`).join('')}</tr>`;
    const header = row('th', ['Pull request', 'Preview', 'Service', 'URL', 'Deployed', '']);
    return `<table>\n${[header, ...cells.map((each) => row('td', each))].join('\n')}\n</table>`;
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
