export const id = 606;
export const ids = [606];
export const modules = {

/***/ 6719:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  deployArchive: () => (/* binding */ deployArchive)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./build/archive/error.js
var error = __webpack_require__(9479);
;// CONCATENATED MODULE: ./build/archive/upload-body.js
/** Bytes that are encoded at a time, a multiple of 3. Four times as many are ten times slower. */
const sliceSize = 48 * 1024;
/**
 * The JSON body of `deploy_upload`: the fields, then `archiveBase64` (contract: Creating services). It is never whole in memory,
 * and can be sent again until the archive is disposed of. `length` is the exact number of bytes that `chunks()` gives.
 */
function uploadBody(fields, archive) {
    const start = Buffer.from(JSON.stringify({ ...fields, archiveBase64: '' }).slice(0, -2));
    const end = Buffer.from('"}');
    return {
        length: start.length + Math.ceil(archive.size / 3) * 4 + end.length,
        async *chunks() {
            yield start;
            yield* base64(archive.read());
            yield end;
        },
    };
}
/** Each chunk as base64; one or two bytes at its end wait for the next one. */
async function* base64(chunks) {
    let rest = Buffer.alloc(0);
    for await (const chunk of chunks) {
        const bytes = rest.length > 0 ? Buffer.concat([rest, chunk]) : Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length);
        const whole = bytes.length - (bytes.length % 3);
        for (let from = 0; from < whole; from += sliceSize) {
            yield bytes.toString('base64', from, Math.min(from + sliceSize, whole));
        }
        rest = Buffer.from(bytes.subarray(whole));
    }
    if (rest.length > 0)
        yield rest.toString('base64');
}

// EXTERNAL MODULE: ./build/client/time/timeout.js
var timeout = __webpack_require__(3541);
// EXTERNAL MODULE: ./build/client/errors.js
var errors = __webpack_require__(6695);
// EXTERNAL MODULE: ./build/client/fields.js
var fields = __webpack_require__(525);
// EXTERNAL MODULE: ./build/text/message.js
var message = __webpack_require__(3597);
// EXTERNAL MODULE: ./build/deployment/record.js
var record = __webpack_require__(8093);
// EXTERNAL MODULE: ./build/deployment/start/guarded-write.js
var guarded_write = __webpack_require__(7939);
// EXTERNAL MODULE: ./build/deployment/start/history-search.js
var history_search = __webpack_require__(8554);
// EXTERNAL MODULE: ./build/deployment/start/lifecycle.js
var lifecycle = __webpack_require__(2689);
;// CONCATENATED MODULE: ./build/deployment/start/upload.js







/**
 * Creates a service from an archive and follows its first deployment. Each accepted request creates another billed service, so
 * it is sent again only where the project's service count proves that the first had no effect.
 *
 * @throws InputError where the key's scope does not permit it; nothing was written then.
 */
function upload(platform, request, host, options = {}) {
    return (0,lifecycle/* startAndFollow */.j)(platform, host, options, {
        operation: 'deploy_upload',
        phase: 'uploading',
        asked: { serviceId: undefined, ref: undefined },
        cancelledInDoubt: (0,message/* message */.i) `upload-cancelled-in-doubt: The run was cancelled before the platform answered the upload. A service may exist and be billed: check the project before you run this again.`,
        look: (context, signal) => Promise.all([(0,guarded_write/* countServices */.qE)(context, request.projectSlug, signal), request.whyNeedless?.()]),
        start: async (context, [before, reason]) => reason === undefined
            ? await startUpload(context, request, before)
            : { kind: 'ended', outcome: 'skipped', reason },
    });
}
async function startUpload(context, request, before) {
    const answer = await (0,guarded_write/* createOnce */.Ur)(context, {
        projectSlug: request.projectSlug,
        before,
        send: () => send(context, request),
        lost: (failure) => (0,message/* message */.i) `upload-lost: The answer to the upload was lost (${failure}). Checking whether a service was created.`,
        mayExist: (0,message/* message */.i) `upload-may-exist: The answer to the upload was lost. A service may exist and be billed: check the project before you run this again.`,
    });
    return answer.kind === 'created' ? findFirstDeployment(context, answer) : answer;
}
async function send({ platform, run }, { projectSlug, environmentSlug, body }) {
    const fields = environmentSlug === undefined ? { projectSlug } : { projectSlug, env: environmentSlug };
    try {
        const options = { signal: run.signal, timeoutMs: run.remaining() };
        const { deploymentId, service } = await platform.send('deploy_upload', fields, body, options);
        const url = service ? (0,record/* readUrl */.wo)(service) : undefined;
        return accepted(deploymentId, { serviceId: service?.id ?? undefined, url });
    }
    catch (error) {
        return createdIn(error) ?? (0,guarded_write/* classifyWriteFailure */.wF)(run, error);
    }
}
/** The history of a new service holds its first deployment alone. */
function accepted(deploymentId, service) {
    return { kind: 'accepted', deploymentId, ...service, ref: undefined, boundary: { kind: 'nothing' } };
}
function createdIn(error) {
    const body = error instanceof errors/* UnreadableError */.Gy ? error.body : undefined;
    const service = (0,fields/* isFields */.C)(body) ? body['service'] : undefined;
    const serviceId = (0,fields/* readId */.w)(service);
    if (!(0,fields/* isFields */.C)(service) || serviceId === undefined)
        return undefined;
    return { kind: 'created', serviceId, url: (0,record/* readUrl */.wo)(service) };
}
async function findFirstDeployment({ platform, host, run }, { serviceId, url }) {
    const text = (0,message/* message */.i) `upload-without-deployment: The platform created service ${serviceId} and named no deployment. Looking for its first deployment.`;
    host.report({ kind: 'warning', text });
    const found = await (0,history_search/* findLostDeploy */.Zn)(platform, { serviceId, ref: undefined, knownIds: new Set() }, run);
    if (found.kind === 'adopt')
        return accepted(found.id, { serviceId, url });
    const outcome = found.kind === 'timed-out' ? 'timed-out' : 'indeterminate';
    return { kind: 'ended', outcome, reason: noneFound(serviceId, found), serviceId };
}
function noneFound(serviceId, found) {
    switch (found.kind) {
        case 'several':
            return (0,message/* message */.i) `upload-several-deployments: Service ${serviceId} was created and may be billed, but it has several deployments: ${found.ids.join(', ')}. Check the dashboard.`;
        case 'absent':
            return (0,message/* message */.i) `upload-no-deployment: Service ${serviceId} was created and may be billed, but its history shows no deployment. Check the dashboard.`;
        case 'timed-out':
            return (0,message/* message */.i) `upload-deployment-timed-out: Service ${serviceId} was created and may be billed, but the timeout passed before its history showed a deployment. Check the dashboard.`;
        case 'retry-after':
            return (0,message/* message */.i) `upload-deployment-retry-after: Service ${serviceId} was created and may be billed, but the platform asked to wait past the timeout before its history could be read. Check the dashboard.`;
        case 'forbidden':
            return (0,message/* message */.i) `upload-deployment-forbidden: Service ${serviceId} was created and may be billed, but the API key is not allowed to read its history. Check the dashboard.`;
        default:
            return found;
    }
}

// EXTERNAL MODULE: ./build/github/api/client.js
var client = __webpack_require__(726);
// EXTERNAL MODULE: ./build/github/job/checkout.js
var checkout = __webpack_require__(1204);
// EXTERNAL MODULE: ./build/output/progress.js
var output_progress = __webpack_require__(4653);
// EXTERNAL MODULE: ./build/output/young-generation.js
var young_generation = __webpack_require__(1719);
// EXTERNAL MODULE: ./build/text/defined-fields.js
var defined_fields = __webpack_require__(4917);
// EXTERNAL MODULE: ./build/text/size.js
var size = __webpack_require__(7397);
// EXTERNAL MODULE: ./build/actions/shared/run.js
var run = __webpack_require__(5389);
// EXTERNAL MODULE: ./build/actions/deploy/context.js
var deploy_context = __webpack_require__(6737);
// EXTERNAL MODULE: ./build/actions/deploy/dry-run.js + 1 modules
var dry_run = __webpack_require__(7183);
;// CONCATENATED MODULE: ./build/actions/deploy/archive.js
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
















/** From this size on, an archive is likely to hold what does not belong in it. */
const largeBytes = 100_000_000;
/** Packs, uploads and follows; with `skip-unchanged` an upload that equals the last successful one is skipped. */
async function deployArchive(context, source) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { job } = context;
        const { archive, sizes } = await pack(job, source.path);
        const _ = __addDisposableResource(env_1, archive, true);
        const result = await (0,run/* resultOf */.B)(job, () => uploadArchive(context, source, archive));
        return { ...result, facts: [['Archive', sizes], ...(result.facts ?? [])] };
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
/** Packs a folder, or opens the archive that `path` is, and prints its sizes, which are given in words too. */
async function pack({ console, context, signal }, path) {
    (0,young_generation/* keepYoungGenerationSmall */.D)();
    if (!(0,external_node_fs_.statSync)(path).isDirectory()) {
        const { openArchive } = await __webpack_require__.e(/* import() */ 407).then(__webpack_require__.bind(__webpack_require__, 6407));
        const archive = await openArchive(path, { signal });
        console.say(`The archive has ${(0,size/* formatSize */.X)(archive.size)}.`);
        return { archive, sizes: (0,size/* formatSize */.X)(archive.size) };
    }
    const { packFolder } = await Promise.all(/* import() */[__webpack_require__.e(298), __webpack_require__.e(270)]).then(__webpack_require__.bind(__webpack_require__, 8270));
    const progress = (0,output_progress/* byteProgress */.E)(...progressOf(console));
    const archive = await packFolder(path, {
        signal,
        temporaryFolder: context.temporaryFolder,
        warn: (text) => console.warn(text),
        progress: ({ files, bytes }) => progress(bytes, () => `Packed ${(0,size/* formatCount */.B)(files, 'file')}, ${(0,size/* formatSize */.X)(bytes)} so far`),
    });
    const { files = 0, bytes = 0, largest = [] } = archive.packed ?? {};
    const sizes = `${(0,size/* formatCount */.B)(files, 'file')} (${(0,size/* formatSize */.X)(bytes)}) into ${(0,size/* formatSize */.X)(archive.size)}`;
    console.say(`Packed ${sizes}.`);
    if (archive.size > largeBytes) {
        const entries = largest.map((entry) => `${(0,error/* shownPath */.pS)(entry.name)} (${(0,size/* formatSize */.X)(entry.bytes)})`).join(', ');
        const text = (0,message/* message */.i) `archive-large: The archive is large: ${(0,size/* formatSize */.X)(archive.size)}. Largest entries, before compression: ${entries}. List what does not belong in it in .deployignore.`;
        console.notice(text);
    }
    return { archive, sizes };
}
async function uploadArchive(context, source, archive) {
    const { job, platform, reporter, inputs } = context;
    const { projectSlug, environmentSlug, fields } = source;
    const { timeoutMs } = inputs.follow;
    if (inputs.dryRun) {
        const what = `${(0,size/* formatSize */.X)(archive.size)} would be uploaded as the new service "${fields.name}" of project "${projectSlug}"`;
        return await (0,dry_run/* dryRun */.P)(context, { kind: 'upload', projectSlug, environmentSlug }, `Dry run: ${what}.`);
    }
    const digest = digestOf(archive, source);
    const deployments = reporter.github.deployments();
    const deadlineMs = performance.now() + timeoutMs;
    const whyNeedless = async () => source.skipUnchanged && (await isUnchanged(job, deployments, { digest, timeoutMs: timeoutMs / 2 }))
        ? (0,message/* message */.i) `upload-unchanged: Nothing has changed since the last successful upload to this environment.`
        : undefined;
    const target = ['upload', projectSlug, environmentSlug ?? '', fields.name].join(':');
    reporter.github.keepInStep({ deployments, memory: { target, digest } });
    // From here on the post step has something to look for.
    job.state.note({ finished: false });
    const body = withProgress(uploadBody(fields, archive), job.console);
    const request = { projectSlug, ...(0,defined_fields/* definedFields */.X)({ environmentSlug }), body, whyNeedless };
    const reading = (0,checkout/* readCheckout */.b$)(job.git, source.path);
    const host = uploadHost(context, archive, reading);
    const report = await upload(platform, request, host, (0,deploy_context/* flowOptions */.p)(context, deadlineMs - performance.now()));
    const remainingMs = deadlineMs - performance.now();
    if (report.deploymentId === undefined)
        return { ...report, remainingMs };
    const { commit, remote } = (await reading) ?? {};
    return { ...report, ref: report.ref ?? commit, remainingMs, facts: remote === undefined ? [] : [['Source', remote]] };
}
/** Announces the new service, says what git knows of the folder, and frees the archive: a build may take long. */
function uploadHost({ job, reporter }, archive, checkout) {
    return {
        print: (lines) => reporter.print(lines),
        waitAgain: (target) => reporter.waitAgain(target),
        report(event) {
            reporter.report(event);
            if (event.kind !== 'accepted')
                return;
            // What cannot be freed costs the deployment nothing.
            archive[Symbol.asyncDispose]().then(undefined, () => undefined);
            void checkout.then((known) => job.outputs.set('ref', known?.commit));
            reporter.announceService(event.serviceId);
        },
    };
}
/** Of the archive and every input of the upload. */
function digestOf(archive, { projectSlug, environmentSlug, fields }) {
    const ordered = Object.entries(fields).sort(([one], [other]) => (one < other ? -1 : 1));
    const all = JSON.stringify([archive.digest, projectSlug, environmentSlug ?? null, ordered]);
    return (0,external_node_crypto_.createHash)('sha256').update(all).digest('hex');
}
/** A line every few seconds, or ten updates a second where one place shows them. `done` is the share from 0 to 1. */
function progressOf(console, done) {
    if (console.progress === undefined)
        return [(text) => console.say(text)];
    return [(text) => console.progress?.(text, done?.()), { gapMs: 100 }];
}
/** Where GitHub does not say in time, the upload goes ahead with a warning. */
async function isUnchanged({ console, signal }, deployments, { digest, timeoutMs }) {
    if (deployments === undefined)
        return false;
    try {
        const last = await (0,timeout/* withTimeout */.wj)(deployments.lastSuccess(), timeoutMs, signal);
        return last?.memory.digest === digest;
    }
    catch (error) {
        signal.throwIfAborted();
        const why = (0,client/* githubRefusal */.eD)(error, 'deployments: write');
        const text = (0,message/* message */.i) `unchanged-unknown: Could not determine whether anything has changed since the last upload, so it is uploaded: ${why}.`;
        console.warn(text);
        return false;
    }
}
function withProgress(body, console) {
    return {
        length: body.length,
        async *chunks() {
            let sent = 0;
            const progress = (0,output_progress/* byteProgress */.E)(...progressOf(console, () => sent / body.length));
            for await (const chunk of body.chunks()) {
                yield chunk;
                sent += chunk.length;
                progress(sent, () => `Sent ${(0,size/* formatSize */.X)(sent)} of ${(0,size/* formatSize */.X)(body.length)}`);
            }
        },
    };
}


/***/ }),

/***/ 6487:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ Run)
/* harmony export */ });
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3597);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6695);
/* harmony import */ var _clock_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9376);
/* harmony import */ var _timeout_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3541);
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




const defaultTimeoutMs = 30 * 60_000;
/** The time of one run, in milliseconds since it began, and the waits that the platform asked it for. */
class Run {
    clock;
    random;
    signal;
    deadlineMs;
    /** A write was started, and its effect is not known yet. */
    inDoubt = false;
    #startMs;
    #retryAfterUntilMs = 0;
    constructor(options) {
        this.clock = options.clock ?? _clock_js__WEBPACK_IMPORTED_MODULE_1__/* .systemClock */ .m;
        this.random = options.random ?? Math.random;
        this.signal = options.signal ?? new AbortController().signal;
        this.deadlineMs = options.timeoutMs ?? defaultTimeoutMs;
        this.#startMs = this.clock.now();
    }
    elapsed() {
        return this.clock.now() - this.#startMs;
    }
    remaining() {
        return this.deadlineMs - this.elapsed();
    }
    /** The platform asked for no request before then (`Retry-After`), in the answer to any request of the run. */
    get retryAfterUntilMs() {
        return this.#retryAfterUntilMs;
    }
    sleep(ms) {
        return this.clock.sleep(Math.max(0, ms), this.signal);
    }
    /** Notes the wait that a refusal asks for. */
    noteRetryAfter(error) {
        if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .RefusedError */ .fk) || error.retryAfterMs === undefined)
            return;
        this.#retryAfterUntilMs = Math.max(this.#retryAfterUntilMs, this.elapsed() + error.retryAfterMs);
    }
    /** Waits until the platform takes requests again. False, without a wait, where that is past the deadline. */
    async waitForRetryAfter(signal = this.signal) {
        // During the wait another request may be asked to wait longer.
        while (this.#retryAfterUntilMs > this.elapsed()) {
            if (this.#retryAfterUntilMs > this.deadlineMs)
                return false;
            await this.clock.sleep(this.#retryAfterUntilMs - this.elapsed(), signal);
        }
        return true;
    }
    /** Runs `work` until `ms` pass (`NoAnswerError`) or `parent`, by default the run's signal, aborts. Notes a `Retry-After`. */
    async within(ms, operation, work, parent = this.signal) {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            parent.throwIfAborted();
            const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_3__/* .message */ .i) `no-answer-in-time: ${operation}: no answer within ${Math.round(ms / 100) / 10} s.`;
            const onTimeout = () => new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .NoAnswerError */ .i5(text, { operation, sent: true });
            const scope = __addDisposableResource(env_1, new _timeout_js__WEBPACK_IMPORTED_MODULE_2__/* .AbortScope */ .DK({ clock: this.clock, signal: parent, timeoutMs: ms, onTimeout }), false);
            try {
                return await work(scope.signal);
            }
            catch (error) {
                this.noteRetryAfter(error);
                throw error;
            }
        }
        catch (e_1) {
            env_1.error = e_1;
            env_1.hasError = true;
        }
        finally {
            __disposeResources(env_1);
        }
    }
}


/***/ }),

/***/ 2550:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ outcomes),
/* harmony export */   V: () => (/* binding */ Phases)
/* harmony export */ });
/** How a run ended (product: outputs). `skipped`, `accepted` and `aborted` are decided around the verdict, the rest by it. */
const outcomes = [
    'succeeded',
    'failed',
    'cancelled',
    'superseded',
    'timed-out',
    'indeterminate',
    'accepted',
    'skipped',
    'aborted',
];
/** The phases of a run: each begins where the one before ends. */
class Phases {
    #done = [];
    #current;
    constructor(name) {
        this.#current = { name, startMs: 0 };
    }
    enter(name, atMs) {
        this.#close(atMs);
        this.#current = { name, startMs: atMs };
    }
    end(atMs) {
        this.#close(atMs);
        return [...this.#done];
    }
    /** After 50 phases the last one continues, as a platform may change its words without end. */
    #close(atMs) {
        if (this.#done.length < 50)
            this.#done.push({ ...this.#current, endMs: atMs });
    }
}


/***/ }),

/***/ 4653:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ byteProgress),
/* harmony export */   L: () => (/* binding */ progressLines)
/* harmony export */ });
/* harmony import */ var _text_size_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7397);

/** Reports at most one line every 5 s, or every `gapMs`, the first one after that time: a quick step needs none. */
function progressLines(say, { now = () => performance.now(), gapMs = 5_000 } = {}) {
    let nextMs = now() + gapMs;
    return (text) => {
        if (now() < nextMs)
            return;
        nextMs = now() + gapMs;
        say(text());
    };
}
/** The same for bytes; each line ends with the rate since the last one. */
function byteProgress(say, options = {}) {
    const { now = () => performance.now() } = options;
    const line = progressLines(say, options);
    let last = { bytes: 0, ms: now() };
    return (bytes, text) => line(() => {
        const ms = now();
        const rate = ((bytes - last.bytes) * 1000) / (ms - last.ms);
        last = { bytes, ms };
        return `${text()} (${(0,_text_size_js__WEBPACK_IMPORTED_MODULE_0__/* .formatSize */ .X)(rate)}/s)`;
    });
}


/***/ }),

/***/ 7397:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ formatCount),
/* harmony export */   X: () => (/* binding */ formatSize)
/* harmony export */ });
const units = ['B', 'kB', 'MB', 'GB', 'TB'];
/** Bytes as people read them: `512 B`, `3.4 MB`; a kB is 1000 bytes. */
function formatSize(bytes) {
    let [amount, unit] = [bytes, 0];
    for (; amount >= 999.5 && unit < units.length - 1; unit += 1)
        amount /= 1000;
    const digits = unit === 0 || amount >= 99.95 ? 0 : 1;
    return `${amount.toFixed(digits)} ${units[unit]}`;
}
/** `1 file`, `12,000 files`: the noun with an `s`, but for one. */
function formatCount(count, noun) {
    const grouped = String(count).replaceAll(/\B(?=(\d{3})+$)/g, ',');
    return `${grouped} ${count === 1 ? noun : `${noun}s`}`;
}


/***/ })

};
