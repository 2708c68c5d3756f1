export const id = 565;
export const ids = [565];
export const modules = {

/***/ 565:
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
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/archive/error.js
var error = __webpack_require__(9479);
;// CONCATENATED MODULE: ./build/archive/upload-body.js
const sliceSize = 48 * 1024;
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







function upload(platform, request, host, options = {}) {
    return (0,lifecycle/* startAndFollow */.j)(platform, host, options, {
        operation: 'deploy_upload',
        phase: 'uploading',
        asked: { serviceId: undefined, ref: undefined },
        cancelledInDoubt: `The run was cancelled before the platform answered the upload. A service may exist and be billed: check the project before you run this again.`,
        read: (context, signal) => Promise.all([(0,guarded_write/* countServices */.qE)(context, request.projectSlug, signal), request.whyNeedless?.()]),
        start: async (context, [before, reason]) => {
            if (reason !== undefined)
                return { kind: 'ended', outcome: 'skipped', reason };
            const answer = await (0,guarded_write/* createOnce */.Ur)(context, {
                projectSlug: request.projectSlug,
                before,
                send: () => send(context, request),
                lost: (failure) => `The answer to the upload was lost (${(0,message/* withoutFullStop */.Qu)(failure)}). Checking whether a service was created.`,
                mayExist: (0,message/* message */.iU) `upload-may-exist: The answer to the upload was lost. A service may exist and be billed: check the project before you run this again.`,
            });
            return answer.kind === 'created' ? findFirstDeployment(context, answer) : answer;
        },
    });
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
function accepted(deploymentId, service) {
    return { kind: 'accepted', deploymentId, ...service, ref: undefined, older: null };
}
function createdIn(error) {
    const body = error instanceof errors/* UnreadableError */.Gy ? error.body : undefined;
    const service = (0,fields/* isFields */.C)(body) ? body['service'] : undefined;
    const serviceId = (0,fields/* readId */.w)(service);
    if (!(0,fields/* isFields */.C)(service) || serviceId === undefined)
        return undefined;
    return { kind: 'created', serviceId, url: (0,record/* readUrl */.wo)(service) };
}
async function findFirstDeployment(context, { serviceId, url }) {
    const text = `The platform created service ${serviceId} and named no deployment. Looking for its first deployment.`;
    context.host.report({ kind: 'warning', text });
    const found = await (0,history_search/* findLostDeploy */.Zn)(context, { serviceId, ref: undefined, knownIds: new Set() });
    if (found.kind === 'adopt')
        return accepted(found.id, { serviceId, url });
    const outcome = found.kind === 'timed-out' ? 'timed-out' : 'indeterminate';
    const reason = `Service ${serviceId} was created and may be billed, but ${(0,history_search/* whyNotFound */.yX)(found)}. Check the dashboard.`;
    return { kind: 'ended', outcome, reason, serviceId };
}

// EXTERNAL MODULE: ./build/github/api/client.js + 1 modules
var client = __webpack_require__(1164);
// EXTERNAL MODULE: ./build/github/job/checkout.js
var checkout = __webpack_require__(1204);
// EXTERNAL MODULE: ./build/output/progress.js
var output_progress = __webpack_require__(4653);
// EXTERNAL MODULE: ./build/output/v8-heap.js
var v8_heap = __webpack_require__(2051);
// EXTERNAL MODULE: ./build/text/defined-fields.js
var defined_fields = __webpack_require__(4917);
// EXTERNAL MODULE: ./build/text/error.js
var text_error = __webpack_require__(4080);
// EXTERNAL MODULE: ./build/text/size.js
var size = __webpack_require__(7397);
// EXTERNAL MODULE: ./build/actions/shared/run.js
var run = __webpack_require__(5389);
// EXTERNAL MODULE: ./build/actions/deploy/context.js + 1 modules
var deploy_context = __webpack_require__(8699);
// EXTERNAL MODULE: ./build/text/json.js
var json = __webpack_require__(5666);
;// CONCATENATED MODULE: ./build/actions/deploy/source-check.js






const webFile = /\.(?:html?|css|m?js|map|json|txt|md|xml|svg|png|jpe?g|gif|webp|avif|ico|woff2?|[ot]tf|eot|pdf|mp[34]|webm|webmanifest)$/i;
const page = /\.html?$/i;
const usualOutputs = ['dist', 'build', 'out', 'public', '_site'];
class SourceCheck {
    #folder;
    #root;
    #needsPage;
    #mayStart;
    #folders;
    #found = new Set();
    #hasPage = false;
    #isWeb = true;
    constructor(folder, { runtimeMode, rootDir = '', buildCommand, startCommand }) {
        this.#folder = folder;
        this.#root = within('', rootDir);
        this.#needsPage =
            runtimeMode === 'static' && buildCommand === undefined && !hasBuildScript((0,external_node_path_.join)(folder, this.#root));
        this.#mayStart = (runtimeMode ?? buildCommand ?? startCommand) !== undefined;
        const output = this.#needsPage ? startCommand : undefined;
        this.#folders = [
            ...(rootDir === '' ? [] : [['root-dir', this.#root, rootDir]]),
            ...(output === undefined ? [] : [['start-command', within(this.#root, output), output]]),
        ];
    }
    note(path) {
        for (const [, folder] of this.#folders)
            if (path.startsWith(folder))
                this.#found.add(folder);
        if (!path.startsWith(this.#root))
            return;
        const name = path.slice(this.#root.length);
        this.#hasPage ||= page.test(name);
        this.#isWeb &&= webFile.test(name) && name !== 'package.json';
    }
    refuse(whyLeftOut) {
        for (const [input, folder, value] of this.#folders) {
            if (folder === '' || this.#found.has(folder))
                continue;
            const text = `\`${input}\` names "${(0,message/* shorten */.ml)(value)}", which is not in the archive. `;
            throw new errors/* InputError */.dz(input, text + whyLeftOut(folder));
        }
        const output = usualOutputs.find((name) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(this.#folder, this.#root, name, 'index.html')));
        if (this.#needsPage && !this.#hasPage && output !== undefined) {
            const text = `The archive has no page, but "${output}" has one. Set \`start-command: ${output}\`. `;
            throw new errors/* InputError */.dz('start-command', text + whyLeftOut(`${this.#root}${output}/`));
        }
        if (this.#mayStart || !this.#hasPage || !this.#isWeb)
            return;
        const text = 'The folder has web pages and nothing that could be started. Set `runtime-mode: static` for a static site, or `start-command`.';
        throw new errors/* InputError */.dz('runtime-mode', text);
    }
}
function hasBuildScript(folder) {
    try {
        const manifest = (0,json/* parseJson */.q)((0,external_node_fs_.readFileSync)((0,external_node_path_.join)(folder, 'package.json'), 'utf8'));
        return (0,fields/* isFields */.C)(manifest) && (0,fields/* isFields */.C)(manifest['scripts']) && typeof manifest['scripts']['build'] === 'string';
    }
    catch {
        return false;
    }
}
function within(root, folder) {
    const path = external_node_path_.posix.normalize(`${root}${folder.trim()}`).replace(/^(?:\.?\/)+|\/+$/g, '');
    return path === '' || path === '.' ? '' : `${path}/`;
}

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



















const largeBytes = 100_000_000;
async function deployArchive(context, source) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { job } = context;
        const { archive, sizes } = await pack(job, source);
        const _ = __addDisposableResource(env_1, archive, true);
        const result = await (0,run/* runToEnd */.c)(job, () => uploadArchive(context, source, archive));
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
async function pack({ console, context, signal }, { path, fields }) {
    (0,v8_heap/* keepYoungGenerationSmall */.D)();
    if (!(0,external_node_fs_.statSync)(path).isDirectory()) {
        const { openArchive } = await __webpack_require__.e(/* import() */ 457).then(__webpack_require__.bind(__webpack_require__, 8457));
        const archive = await openArchive(path, { signal });
        console.say(`The archive has ${(0,size/* formatSize */.X)(archive.size)}.`);
        return { archive, sizes: (0,size/* formatSize */.X)(archive.size) };
    }
    const [{ packFolder }, { whyLeftOut }] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(298), __webpack_require__.e(439)]).then(__webpack_require__.bind(__webpack_require__, 8439)),
        Promise.all(/* import() */[__webpack_require__.e(298), __webpack_require__.e(659)]).then(__webpack_require__.bind(__webpack_require__, 659)),
    ]);
    const check = new SourceCheck(path, fields);
    const progress = (0,output_progress/* byteProgress */.E)(...progressOf(console));
    const archive = await packFolder(path, {
        signal,
        temporaryFolder: context.temporaryFolder,
        warn: (text) => console.warn(text),
        note: (file) => check.note(file),
        progress: ({ files, bytes }) => progress(bytes, () => `Packed ${(0,size/* formatCount */.B)(files, 'file')}, ${(0,size/* formatSize */.X)(bytes)} so far`),
    });
    try {
        check.refuse((folder) => whyLeftOut(path, folder));
    }
    catch (error) {
        await archive[Symbol.asyncDispose]();
        throw error;
    }
    const { files = 0, bytes = 0, largest = [] } = archive.packed ?? {};
    const sizes = `${(0,size/* formatCount */.B)(files, 'file')} (${(0,size/* formatSize */.X)(bytes)}) into ${(0,size/* formatSize */.X)(archive.size)}`;
    console.say(`Packed ${sizes}.`);
    if (archive.size > largeBytes) {
        const entries = largest.map((entry) => `${(0,error/* shownPath */.pS)(entry.name)} (${(0,size/* formatSize */.X)(entry.bytes)})`).join(', ');
        const text = (0,message/* message */.iU) `archive-large: The archive is large: ${(0,size/* formatSize */.X)(archive.size)}. Largest entries, before compression: ${entries}. List what does not belong in it in .deployignore.`;
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
        return await (0,deploy_context/* dryRun */.P)(context, { kind: 'upload', projectSlug, environmentSlug }, `Dry run: ${what}.`);
    }
    await showArchive(job, source.path, archive);
    const digest = digestOf(archive, source);
    const deployments = reporter.github.deployments();
    const whyNeedless = async () => source.skipUnchanged && (await isUnchanged(job, deployments, { digest, timeoutMs: timeoutMs / 2 }))
        ? `Nothing has changed since the last successful upload to this environment.`
        : undefined;
    const target = ['upload', projectSlug, environmentSlug ?? '', fields.name].join(':');
    reporter.github.syncDeployment({ deployments, memory: { target, digest } });
    job.state.note({ finished: false });
    const body = withProgress(uploadBody(fields, archive), job.console);
    const request = { projectSlug, ...(0,defined_fields/* definedFields */.X)({ environmentSlug }), body, whyNeedless };
    const reading = (0,checkout/* readCheckout */.b)(source.path);
    const host = uploadHost(context, archive, reading);
    const report = await upload(platform, request, host, (0,deploy_context/* flowOptions */.p)(context, timeoutMs));
    if (report.deploymentId === undefined)
        return report;
    const { commit, remote } = (await reading) ?? {};
    return { ...report, ref: report.ref ?? commit, facts: remote === undefined ? [] : [['Source', remote]] };
}
async function showArchive({ outputs, context, console }, path, archive) {
    outputs.set('archive-digest', `sha256:${archive.digest}`);
    if (archive.packed === undefined)
        outputs.set('archive-file', path);
    else if (context.jobFolder !== undefined) {
        const file = (0,external_node_path_.join)(context.jobFolder, `taxiway-${archive.digest.slice(0, 16)}.tar.gz`);
        try {
            await (0,promises_.writeFile)(file, archive.read());
            outputs.set('archive-file', file);
        }
        catch (error) {
            (0,external_node_fs_.rmSync)(file, { force: true });
            console.lost(`Could not write "${file}": ${(0,text_error/* fileReason */.pP)(error)}. The upload goes on.`);
        }
    }
}
function uploadHost({ job, reporter }, archive, checkout) {
    return {
        print: (lines) => reporter.print(lines),
        waitAgain: (target) => reporter.waitAgain(target),
        report(event) {
            reporter.report(event);
            if (event.kind !== 'accepted')
                return;
            archive[Symbol.asyncDispose]().then(undefined, () => undefined);
            void checkout.then((known) => job.outputs.set('ref', known?.commit));
            reporter.announceService(event.serviceId);
        },
    };
}
function digestOf(archive, { projectSlug, environmentSlug, fields }) {
    const ordered = Object.entries(fields).sort(([one], [other]) => (one < other ? -1 : 1));
    const all = JSON.stringify([archive.digest, projectSlug, environmentSlug ?? null, ordered]);
    return (0,external_node_crypto_.createHash)('sha256').update(all).digest('hex');
}
function progressOf(console, done) {
    if (console.progress === undefined)
        return [(text) => console.say(text)];
    return [(text) => console.progress?.(text, done?.()), { gapMs: 100 }];
}
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
        const text = (0,message/* message */.iU) `unchanged-unknown: Could not determine whether anything has changed since the last upload, so it is uploaded: ${why}.`;
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

/***/ 8699:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  P: () => (/* binding */ dryRun),
  p: () => (/* binding */ flowOptions)
});

// EXTERNAL MODULE: ./build/client/errors.js
var errors = __webpack_require__(6695);
// EXTERNAL MODULE: ./build/client/key-kind.js
var key_kind = __webpack_require__(8008);
// EXTERNAL MODULE: ./build/client/time/run.js
var time_run = __webpack_require__(6487);
// EXTERNAL MODULE: ./build/contract/operations.js + 2 modules
var operations = __webpack_require__(6638);
// EXTERNAL MODULE: ./build/text/error.js
var text_error = __webpack_require__(4080);
// EXTERNAL MODULE: ./build/text/message.js
var message = __webpack_require__(3597);
// EXTERNAL MODULE: ./build/deployment/history.js
var deployment_history = __webpack_require__(278);
// EXTERNAL MODULE: ./build/deployment/start/preflight.js
var preflight = __webpack_require__(6266);
;// CONCATENATED MODULE: ./build/deployment/start/rehearsal.js








const lookMs = 30_000;
async function rehearse(platform, rehearsal, options = {}) {
    const run = new time_run/* Run */.K(options);
    const isDeploy = rehearsal.kind === 'deploy';
    const operation = isDeploy ? 'deploy_service' : 'deploy_upload';
    const key = preflight/* KeyCheck */.yw.of(run, platform);
    const looking = readTarget(run, platform, rehearsal);
    looking.catch(() => undefined);
    const answer = await key.require(operation, isDeploy ? { serviceId: rehearsal.serviceId } : {});
    if (answer.kind === 'untold') {
        const text = (0,message/* message */.iU) `dry-run-unanswered: The platform did not say whose key it is. ${answer.error.message} Check \`base-url\`, and whether the platform is up.`;
        throw new errors/* InputError */.dz('base-url', text, { answered: true });
    }
    return [...(await looking), ...uncheckedOf(rehearsal, operation, answer.identity)];
}
async function readTarget(run, platform, rehearsal) {
    const options = { signal: run.signal, timeoutMs: Math.min(lookMs, run.remaining()) };
    const isDeploy = rehearsal.kind === 'deploy';
    try {
        if (isDeploy)
            await platform.call('list_deployments', { id: rehearsal.serviceId, limit: 1 }, options);
        else
            await platform.call('list_deleted_services', { slug: rehearsal.projectSlug }, options);
        return [];
    }
    catch (error) {
        const what = isDeploy ? `service ${rehearsal.serviceId}` : `project ${rehearsal.projectSlug}`;
        if (!(0,errors/* isMissing */.b2)(error))
            return [`whether ${what} exists (${reasonOf(run, error)})`];
        const text = isDeploy
            ? (0,deployment_history/* serviceMissing */.WI)(rehearsal.serviceId, error.status)
            : (0,message/* message */.iU) `dry-run-project-missing: The platform shows no project "${rehearsal.projectSlug}" to this key (${error.status}). Check \`project-slug\` for a typo, and whose key it is.`;
        throw new errors/* InputError */.dz(isDeploy ? 'service-id' : 'project-slug', text, { answered: true });
    }
}
function reasonOf(run, error) {
    run.signal.throwIfAborted();
    if (!(error instanceof text_error/* TaxiwayError */.yJ) || error.kind === 'input' || error instanceof errors/* UnreadableError */.Gy)
        throw error;
    if (error instanceof errors/* RefusedError */.fk && error.status < 500 && error.status !== 429 && !(0,errors/* isForbidden */.US)(error))
        throw error;
    if (error instanceof errors/* NoAnswerError */.i5 && !error.sent)
        throw error;
    return (0,message/* withoutFullStop */.Qu)(error.message);
}
function uncheckedOf(rehearsal, operation, identity) {
    const { access } = operations/* operations */.zU[operation];
    const right = access.kind === 'capability' ? `${access.capability}:${access.level}` : operation;
    const unchecked = [];
    const isAccount = (0,key_kind/* kindOfKey */.R)(identity) === 'account';
    if (isAccount)
        unchecked.push(`whether the account key may write`);
    else if (!identity.keyScope?.permissions)
        unchecked.push(`whether the key has ${right}`);
    if (rehearsal.kind === 'deploy') {
        const { ref, importsVariables } = rehearsal;
        if (importsVariables && !isAccount)
            unchecked.push(`whether the key may import variables`);
        if (ref !== undefined)
            unchecked.push(`whether the service's repository has "${ref}"`);
    }
    else if (rehearsal.environmentSlug !== undefined) {
        unchecked.push(`whether environment "${rehearsal.environmentSlug}" exists`);
    }
    return unchecked;
}

;// CONCATENATED MODULE: ./build/actions/deploy/context.js


function flowOptions({ job, inputs: { follow, wait }, keyCheck }, timeoutMs) {
    return { ...follow, timeoutMs: Math.max(1, timeoutMs), wait, signal: job.signal, keyCheck };
}
async function dryRun(context, rehearsal, reason) {
    const { job, platform, inputs } = context;
    const unchecked = await rehearse(platform, rehearsal, flowOptions(context, inputs.follow.timeoutMs));
    if (unchecked.length === 0)
        return { outcome: 'skipped', reason };
    const list = unchecked.join('; ');
    job.console.notice((0,message/* message */.iU) `dry-run-unchecked: Dry run: the interface or the key did not show ${list}. The deploy itself will.`);
    return { outcome: 'skipped', reason, facts: [['Not checked', list]] };
}


/***/ }),

/***/ 6487:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ Run)
/* harmony export */ });
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
class Run {
    clock;
    random;
    signal;
    deadlineMs;
    inDoubt = false;
    #startMs;
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
    sleep(ms) {
        return this.clock.sleep(Math.max(0, ms), this.signal);
    }
    async waitWhileHeld(platform, signal = this.signal) {
        while (platform.heldMs > 0) {
            if (platform.heldMs > this.remaining())
                return false;
            await this.clock.sleep(platform.heldMs, signal);
        }
        return true;
    }
    async within(ms, operation, work, parent = this.signal) {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            parent.throwIfAborted();
            const text = `${operation}: no answer within ${Math.round(ms / 100) / 10} s.`;
            const onTimeout = () => new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .NoAnswerError */ .i5(text, { operation, sent: true });
            const scope = __addDisposableResource(env_1, new _timeout_js__WEBPACK_IMPORTED_MODULE_2__/* .AbortScope */ .DK({ clock: this.clock, signal: parent, timeoutMs: ms, onTimeout }), false);
            return await work(scope.signal);
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

/***/ 7810:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ git),
/* harmony export */   u: () => (/* binding */ gitIn)
/* harmony export */ });
/* harmony import */ var _text_defined_fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4917);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3597);


async function git(folder, args) {
    const answer = await gitIn(folder)(args);
    return answer.ok ? answer.output.trim() : undefined;
}
const mostWords = 4_000;
function gitIn(folder, signal, env) {
    return async (args, input = '') => {
        const { spawn } = await Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 1421, 19));
        return await new Promise((resolve) => {
            const child = spawn('git', ['--no-replace-objects', '-c', 'core.askPass=', '-C', folder, ...args], {
                stdio: ['pipe', 'pipe', 'pipe'],
                windowsHide: true,
                ...(0,_text_defined_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .definedFields */ .X)({ signal, env }),
            });
            const chunks = [];
            let words = '';
            child.stdout.on('data', (chunk) => chunks.push(chunk));
            child.stderr.setEncoding('utf8').on('data', (text) => {
                if (words.length < mostWords)
                    words += text;
            });
            child.stdin.on('error', () => undefined);
            child.stdin.end(input);
            child.on('error', (error) => resolve({ ok: false, why: error.message }));
            child.on('close', (code) => {
                if (code === 0)
                    resolve({ ok: true, output: Buffer.concat(chunks).toString('utf8') });
                else
                    resolve({ ok: false, why: causeIn(words) || `git ended with ${code}` });
            });
        });
    };
}
function causeIn(words) {
    const cause = words.split('\n').find((line) => /^(?:fatal|error): /.test(line));
    return (0,_text_message_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)((cause ?? words).trim());
}


/***/ }),

/***/ 1204:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ refuseCheckedOutHead),
/* harmony export */   b: () => (/* binding */ readCheckout)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6695);
/* harmony import */ var _git_commit_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4474);
/* harmony import */ var _git_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7810);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3597);






const mostFolders = 50;
async function readCheckout(path) {
    const folder = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false })?.isDirectory() ? path : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path);
    const commit = await (0,_git_run_js__WEBPACK_IMPORTED_MODULE_3__/* .git */ .$)(folder, ['rev-parse', 'HEAD']);
    if (commit === undefined || !/^[0-9a-f]{40,64}$/.test(commit))
        return undefined;
    const remote = await (0,_git_run_js__WEBPACK_IMPORTED_MODULE_3__/* .git */ .$)(folder, ['remote', 'get-url', 'origin']);
    return { commit, remote: remote?.replace(/^([a-z+]+:\/\/)[^/@]*@/i, '$1') };
}
async function refuseCheckedOutHead({ name, headSha }, workspace) {
    if (name !== 'pull_request_target')
        return;
    for (const folder of workingCopiesIn(workspace)) {
        if (!(await (0,_git_commit_js__WEBPACK_IMPORTED_MODULE_4__/* .checkedOutCommits */ .Cm)((0,_git_run_js__WEBPACK_IMPORTED_MODULE_3__/* .gitIn */ .u)(folder))).includes(headSha))
            continue;
        throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz('pull_request_target', (0,_text_message_js__WEBPACK_IMPORTED_MODULE_5__/* .message */ .iU) `preview-head-checked-out: This \`pull_request_target\` job has the head of the pull request checked out, so its code could read the job's secrets. Run on \`pull_request\`, or do not check it out: the platform fetches the commit itself.`);
    }
}
function workingCopiesIn(workspace) {
    try {
        const folders = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(workspace, { withFileTypes: true }).filter((entry) => entry.isDirectory());
        const candidates = [workspace, ...folders.slice(0, mostFolders).map(({ name }) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workspace, name))];
        return candidates.filter((folder) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, '.git')));
    }
    catch {
        return [];
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

function progressLines(say, { now = () => performance.now(), gapMs = 5_000 } = {}) {
    let nextMs = now() + gapMs;
    return (text) => {
        if (now() < nextMs)
            return;
        nextMs = now() + gapMs;
        say(text());
    };
}
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
