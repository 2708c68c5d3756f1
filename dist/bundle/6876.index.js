export const id = 6876;
export const ids = [6876];
export const modules = {

/***/ 7343:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ poll)
/* harmony export */ });
async function poll(read, { pauseMs, sleep }) {
    for (let reads = 1;; reads++) {
        const found = await read();
        if (found !== undefined)
            return found;
        const ms = pauseMs(reads);
        if (ms === undefined)
            return undefined;
        await sleep(ms);
    }
}


/***/ }),

/***/ 5449:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ createOnce),
/* harmony export */   q: () => (/* binding */ countServices)
/* harmony export */ });
/* harmony import */ var _client_time_poll_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7343);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1103);
/* harmony import */ var _text_taxiway_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7776);
/* harmony import */ var _history_history_record_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8309);
/* harmony import */ var _guarded_write_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4997);





const countTimeoutMs = 15_000;
const countsThatAgree = 3;
const countGapMs = 15_000;
const longestAnswerMs = countTimeoutMs + 1_000;
async function createOnce(context, { projectSlug, before, send, lost, mayExist }) {
    return await (0,_guarded_write_js__WEBPACK_IMPORTED_MODULE_2__/* .writeGuarded */ .oN)(context, {
        send,
        findEffect: async (failure) => {
            await context.emit({ kind: 'warning', text: lost(failure) });
            const stays = before !== undefined && (await countStays(context, projectSlug, before.count));
            if (stays && !(await mayHideNewOne(context, projectSlug, before.answeredAtMs)))
                return undefined;
            return { kind: 'ended', outcome: 'indeterminate', reason: mayExist, mayExist: true };
        },
        lostTwice: (failure) => (0,_text_message_js__WEBPACK_IMPORTED_MODULE_3__/* .message */ .i) `creation-lost-twice: Nothing was created: the request failed twice, and the number of services stayed the same for 30 s each time. The second failure: ${failure}`,
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
        if (!(error instanceof _text_taxiway_error_js__WEBPACK_IMPORTED_MODULE_0__/* .TaxiwayError */ .y))
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
    const stays = await (0,_client_time_poll_js__WEBPACK_IMPORTED_MODULE_4__/* .poll */ .w)(readEffect, {
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
        return deleted.some(({ deletedAt }) => !(((0,_history_history_record_js__WEBPACK_IMPORTED_MODULE_1__/* .readTime */ .aQ)(deletedAt) ?? Number.NaN) < sinceMs));
    }
    catch (error) {
        run.signal.throwIfAborted();
        if (!(error instanceof _text_taxiway_error_js__WEBPACK_IMPORTED_MODULE_0__/* .TaxiwayError */ .y))
            throw error;
        return true;
    }
}


/***/ }),

/***/ 6876:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.r(__webpack_exports__);


__webpack_require__.d(__webpack_exports__, {
  deployArchive: () => (/* binding */ deployArchive)
});


var external_node_fs_ = __webpack_require__(3024);

var promises_ = __webpack_require__(1455);

var external_node_path_ = __webpack_require__(6760);

var archive_error = __webpack_require__(9250);
;
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


var errors = __webpack_require__(5373);

var json_fields = __webpack_require__(4544);

var shortening = __webpack_require__(4908);

var message = __webpack_require__(1103);

var flow_run = __webpack_require__(4120);

var forward_guard = __webpack_require__(6963);

var history_record = __webpack_require__(8309);

var snapshot = __webpack_require__(751);

var guarded_creation = __webpack_require__(5449);

var guarded_write = __webpack_require__(4997);

var lost_deploy = __webpack_require__(5329);

var start_and_follow = __webpack_require__(1165);
;












function upload(platform, request, options = {}) {
    return (0,flow_run/* beginFlow */.m)(options, (emit, signal) => runUpload(platform, request, emit, { ...options, signal }));
}
function runUpload(platform, request, emit, options) {
    let guard;
    return (0,start_and_follow/* startAndFollow */.j)(platform, emit, options, {
        operation: 'deploy_upload',
        phase: 'uploading',
        asked: { serviceId: undefined, ref: undefined },
        cancelledInDoubt: `The run was cancelled before the platform answered the upload. A service may exist and be billed: check the project before you run this again.`,
        read: (context, signal) => {
            const { forward, projectSlug } = request;
            guard = forward && new forward_guard/* ForwardGuard */.l(context, forward, forward.commit);
            return Promise.all([(0,guarded_creation/* countServices */.q)(context, projectSlug, signal), guard?.compareRemembered(signal)]);
        },
        start: async (context, [before]) => {
            const end = await guard?.decide();
            if (end !== undefined)
                return end;
            const answer = await (0,guarded_creation/* createOnce */.U)(context, {
                projectSlug: request.projectSlug,
                before,
                send: () => send(context, request),
                lost: (failure) => `The answer to the upload was lost (${(0,shortening/* withoutFullStop */.Qu)(failure)}). Checking whether a service was created.`,
                mayExist: (0,message/* message */.i) `upload-may-exist: The answer to the upload was lost. A service may exist and be billed: check the project before you run this again.`,
            });
            return answer.kind === 'created' ? findFirstDeployment(context, answer) : answer;
        },
        complete: async (report, page) => (await guard?.complete(report, page)) ?? report,
    });
}
async function send({ platform, run }, { projectSlug, environmentSlug, body }) {
    const fields = environmentSlug === undefined ? { projectSlug } : { projectSlug, env: environmentSlug };
    try {
        const options = { signal: run.signal, timeoutMs: run.remaining() };
        const { deploymentId, service } = await platform.send('deploy_upload', fields, body, options);
        const url = service ? (0,history_record/* readUrl */.wo)(service) : undefined;
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
    const service = (0,json_fields/* isFields */.C)(body) ? body['service'] : undefined;
    const serviceId = (0,json_fields/* readId */.w)(service);
    if (!(0,json_fields/* isFields */.C)(service) || serviceId === undefined)
        return undefined;
    return { kind: 'created', serviceId, url: (0,history_record/* readUrl */.wo)(service) };
}
async function findFirstDeployment(context, { serviceId, url }) {
    const text = `The platform created service ${serviceId} and named no deployment. Looking for its first deployment.`;
    await context.emit({ kind: 'warning', text });
    const found = await (0,lost_deploy/* findLostDeploy */.Zn)(context, { serviceId, ref: undefined, before: snapshot/* emptySnapshot */.WX });
    if (found.kind === 'adopt')
        return accepted(found.id, { serviceId, url });
    const outcome = found.kind === 'timed-out' ? 'timed-out' : 'indeterminate';
    const reason = `Service ${serviceId} was created and may be billed, but ${(0,lost_deploy/* whyNotFound */.yX)(found)}. Check the dashboard.`;
    return { kind: 'ended', outcome, reason, serviceId };
}


var commit_id = __webpack_require__(872);

var shown_address = __webpack_require__(5751);

var git_command = __webpack_require__(557);

var working_copy_root = __webpack_require__(4915);
;






async function readCheckout(path, signal) {
    const folder = (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false })?.isDirectory() ? path : (0,external_node_path_.dirname)(path);
    const root = (0,working_copy_root/* nearestWorkingCopy */.No)((0,external_node_path_.resolve)(folder));
    if (root === undefined)
        return undefined;
    const git = (0,git_command/* gitIn */.uM)(root, signal);
    const [head, remote] = await Promise.all([git(['rev-parse', 'HEAD']), git(['remote', 'get-url', 'origin'])]);
    const commit = head.ok ? head.output.trim() : '';
    return (0,commit_id/* isWholeCommit */.NY)(commit) ? { commit, remote: remote.ok ? (0,shown_address/* hostAndPath */.L)(remote.output) : undefined } : undefined;
}


var output_progress = __webpack_require__(5739);

var v8_heap = __webpack_require__(905);

var run_end = __webpack_require__(4608);

var deferred_rejection = __webpack_require__(8331);

var defined_fields = __webpack_require__(5023);

var count = __webpack_require__(7028);

var format_error = __webpack_require__(9531);

var size = __webpack_require__(1186);

var written_files = __webpack_require__(1813);

var run_to_end = __webpack_require__(4363);

var run_tracker = __webpack_require__(2980);

var deploy_context = __webpack_require__(6821);

var forward_rule = __webpack_require__(5278);

var regular_file = __webpack_require__(4283);

var parsed_json = __webpack_require__(2802);
;



const mostBytes = 16 * 1024 * 1024;
function readManifest(file) {
    const read = (0,regular_file/* readRegularFile */.XF)(file, mostBytes);
    if (read.kind !== 'found')
        return {};
    try {
        const manifest = (0,parsed_json/* parseJson */.q)(read.value.toString('utf8'));
        return (0,json_fields/* isFields */.C)(manifest) ? manifest : {};
    }
    catch {
        return {};
    }
}

;




const path_dependencies_mostBytes = 16 * 1024 * 1024;
const manifests = [
    ['requirements.txt', /^\s*(?:-e\s+|--editable[ =]|-r\s+)?(?:file:)?(\.\.?\/[^\s;#[]*)/gm],
    ['pyproject.toml', /\bpath\s*=\s*["'](\.\.?\/[^"']*)["']/g],
    ['Cargo.toml', /\bpath\s*=\s*["'](\.\.?\/[^"']*)["']/g],
    ['go.mod', /=>\s*(\.\.?\/\S*)/g],
    ['Gemfile', /\bpath(?::|\s*=>)\s*["'](\.\.?\/[^"']*)["']/g],
    ['composer.json', /"url"\s*:\s*"(\.\.?\/[^"*]*)"/g],
];
function pathDependencies(base, root) {
    const others = manifests.flatMap(([name, pattern]) => {
        const text = readText((0,external_node_path_.join)(base, root, name)) ?? '';
        return [...text.matchAll(pattern)].map(([, given = '']) => dependency(root, name, given));
    });
    return [...packageDependencies(base, root), ...others];
}
function packageDependencies(base, root) {
    const manifest = readManifest((0,external_node_path_.join)(base, root, 'package.json'));
    const kinds = ['dependencies', 'devDependencies', 'optionalDependencies'];
    const versions = kinds.flatMap((kind) => ((0,json_fields/* isFields */.C)(manifest[kind]) ? Object.values(manifest[kind]) : []));
    const texts = versions.filter((version) => typeof version === 'string');
    const isInWorkspace = foldersUpTo(root).some((folder) => isWorkspace(base, folder));
    return texts.flatMap((given) => {
        const [, path] = /^(?:file|link|portal):(.+)$/.exec(given) ?? [];
        if (path !== undefined)
            return dependency(root, 'package.json', given, path);
        return given.startsWith('workspace:') && !isInWorkspace
            ? { manifest: `${root}package.json`, given, path: undefined }
            : [];
    });
}
function dependency(root, name, given, path = given) {
    return { manifest: root + name, given, path: external_node_path_.posix.normalize(`${root}${path}`).replace(/\/+$/, '') };
}
function isWorkspace(base, folder) {
    const hasFile = (0,regular_file/* isThere */.$B)((0,external_node_path_.join)(base, folder, 'pnpm-workspace.yaml'));
    return hasFile || readManifest((0,external_node_path_.join)(base, folder, 'package.json'))['workspaces'] !== undefined;
}
function foldersUpTo(root) {
    const names = root.split('/').slice(0, -1);
    return ['', ...names.map((_, depth) => `${names.slice(0, depth + 1).join('/')}/`)];
}
function readText(file) {
    const read = (0,regular_file/* readRegularFile */.XF)(file, path_dependencies_mostBytes);
    return read.kind === 'found' ? read.value.toString('utf8') : undefined;
}

;








const webFile = /\.(?:html?|css|m?js|map|json|txt|md|xml|svg|png|jpe?g|gif|webp|avif|ico|woff2?|[ot]tf|eot|pdf|mp[34]|webm|webmanifest)$/i;
const page = /\.html?$/i;
const usualOutputs = ['dist', 'build', 'out', 'public', '_site'];
class UploadCheck {
    #folder;
    #named;
    #root;
    #needsPage;
    #mayStart;
    #folders;
    #found = new Set();
    #needs;
    #hasPage = false;
    #isWeb = true;
    constructor(folder, fields, named) {
        this.#named = named;
        const { runtimeMode, rootDir = '', installCommand, buildCommand, startCommand } = fields;
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
        const isBuilt = buildCommand !== undefined || hasBuildScript((0,external_node_path_.join)(folder, this.#root));
        this.#needs = [
            ...(installCommand === undefined ? dependencyNeeds(folder, this.#root, named) : []),
            ...(isBuilt || runtimeMode === 'static'
                ? []
                : commandNeeds(folder, { root: this.#root, command: startCommand, named })),
        ];
    }
    note(path) {
        for (const [, folder] of this.#folders)
            if (path.startsWith(folder))
                this.#found.add(folder);
        for (const need of this.#needs)
            if (path === need.path || path.startsWith(`${need.path}/`))
                this.#found.add(need.path);
        if (!path.startsWith(this.#root))
            return;
        const name = path.slice(this.#root.length);
        this.#hasPage ||= page.test(name);
        this.#isWeb &&= webFile.test(name) && name !== 'package.json';
    }
    async refuse(whyLeftOut) {
        const named = this.#named;
        for (const [input, folder, value] of this.#folders) {
            if (folder === '' || this.#found.has(folder))
                continue;
            const text = `${named(input)} names "${(0,shortening/* shorten */.ml)(value)}", which is not in the archive. `;
            throw new errors/* InputError */.dz(input, text + (await whyLeftOut(folder)));
        }
        const missing = this.#needs.find(({ path }) => path !== '' && !this.#found.has(path));
        if (missing !== undefined)
            throw new errors/* InputError */.dz(missing.input, missing.text);
        const output = usualOutputs.find((name) => (0,regular_file/* isThere */.$B)((0,external_node_path_.join)(this.#folder, this.#root, name, 'index.html')));
        if (this.#needsPage && !this.#hasPage && output !== undefined) {
            const text = `The archive has no page, but "${output}" has one. Set ${named('start-command', output)}. `;
            throw new errors/* InputError */.dz('start-command', text + (await whyLeftOut(`${this.#root}${output}/`)));
        }
        if (this.#mayStart || !this.#hasPage || !this.#isWeb)
            return;
        const text = `The folder has web pages and nothing that could be started. Set ${named('runtime-mode', 'static')} for a static site, or ${named('start-command')}.`;
        throw new errors/* InputError */.dz('runtime-mode', text);
    }
}
function dependencyNeeds(folder, root, named) {
    return pathDependencies(folder, root).map(({ manifest, given, path }) => {
        const [shown, of] = [(0,shortening/* shorten */.ml)(given), (0,shortening/* shorten */.ml)(manifest)];
        const isOutside = path === undefined || path === '..' || path.startsWith('../');
        const text = isOutside
            ? (0,message/* message */.i) `dependency-outside: "${of}" needs "${shown}", which is outside of the folder that is uploaded, so no install can find it. Upload a folder that holds both, with ${named('root-dir')}, or set ${named('install-command')} to one that works without it.`
            : (0,message/* message */.i) `dependency-left-out: "${of}" needs "${shown}", which is not in the archive, so no install can find it. Check that it exists, and that .gitignore and .deployignore keep it, or set ${named('install-command')} to one that works without it.`;
        return { path: path ?? '..', input: 'archive-path', text };
    });
}
function commandNeeds(folder, { root, command = '', named, }) {
    const words = command.split(/\s+/).map((word) => external_node_path_.posix.normalize(word));
    const files = words.filter((word) => /^[\w@][\w@./-]*$/.test(word) && !word.split('/').includes('node_modules'));
    return files.flatMap((file) => {
        if (!(0,regular_file/* isThere */.$B)((0,external_node_path_.join)(folder, root, file)))
            return [];
        const text = (0,message/* message */.i) `start-file-left-out: ${named('start-command')} names "${(0,shortening/* shorten */.ml)(file)}", which is in the folder, but not in the archive, and no build makes it. Add the line \`!/${root}${(0,shortening/* shorten */.ml)(file)}\` to a .deployignore in the folder that is packed.`;
        return { path: `${root}${file}`.replace(/\/$/, ''), input: 'start-command', text };
    });
}
function hasBuildScript(folder) {
    const { scripts } = readManifest((0,external_node_path_.join)(folder, 'package.json'));
    return (0,json_fields/* isFields */.C)(scripts) && typeof scripts['build'] === 'string';
}
function within(root, folder) {
    const path = external_node_path_.posix.normalize(`${root}${folder.trim()}`).replace(/^(?:\.?\/)+|\/+$/g, '');
    return path === '' || path === '.' ? '' : `${path}/`;
}

;
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
const checkoutMs = 5_000;
async function deployArchive(context, source) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { job } = context;
        const checkout = readCheckout(source.path, AbortSignal.any([job.signal, AbortSignal.timeout(checkoutMs)]));
        (0,deferred_rejection/* silenceUntilAwaited */.n)(checkout);
        const { archive, sizes } = await pack(job, source);
        const _ = __addDisposableResource(env_1, archive, true);
        const end = await (0,run_to_end/* runToEnd */.cd)(job, uploadArchive(context, { source, archive, checkout }));
        return { ...end, unusual: archive.packed?.unusual ?? [], facts: [['Archive', sizes], ...end.facts] };
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
async function pack(job, { path, fields }) {
    const { console, context, signal } = job;
    (0,v8_heap/* keepYoungGenerationSmall */.D)();
    if (!(0,external_node_fs_.statSync)(path).isDirectory()) {
        const { openArchive } = await __webpack_require__.e(/* import() */ 1351).then(__webpack_require__.bind(__webpack_require__, 1351));
        const archive = await openArchive(path, { signal });
        console.say(`The archive has ${(0,size/* formatSize */.X)(archive.size)}.`);
        return { archive, sizes: (0,size/* formatSize */.X)(archive.size) };
    }
    const [{ packFolder }, { whyLeftOut }, { rulesAbove }] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(298), __webpack_require__.e(750), __webpack_require__.e(7459)]).then(__webpack_require__.bind(__webpack_require__, 7459)),
        Promise.all(/* import() */[__webpack_require__.e(298), __webpack_require__.e(414)]).then(__webpack_require__.bind(__webpack_require__, 414)),
        Promise.all(/* import() */[__webpack_require__.e(298), __webpack_require__.e(6493)]).then(__webpack_require__.bind(__webpack_require__, 6493)),
    ]);
    const check = new UploadCheck(path, fields, job.inputs.named);
    const written = (0,written_files/* listWrittenFiles */.L)(job);
    const progress = (0,output_progress/* byteProgress */.E)(...toProgress(console));
    const archive = await packFolder(path, {
        signal,
        temporaryFolder: context.temporaryFolder,
        warn: (text) => console.warn(text),
        notice: (text) => console.notice(text),
        isServed: fields.runtimeMode === 'static',
        written,
        note: (file) => check.note(file),
        progress: ({ files, bytes }) => progress(bytes, () => `Packed ${(0,count/* formatCount */.B)(files, 'file')}, ${(0,size/* formatSize */.X)(bytes)} so far`),
    });
    try {
        await check.refuse(async (folder) => whyLeftOut(path, folder, await rulesAbove(path)));
    }
    catch (error) {
        await archive[Symbol.asyncDispose]();
        throw error;
    }
    const { files = 0, links = 0, bytes = 0, largest = [] } = archive.packed ?? {};
    const andLinks = links === 0 ? '' : ` and ${(0,count/* formatCount */.B)(links, 'link')}`;
    const sizes = `${(0,count/* formatCount */.B)(files, 'file')}${andLinks} (${(0,size/* formatSize */.X)(bytes)}) into ${(0,size/* formatSize */.X)(archive.size)}`;
    console.say(`Packed ${sizes}.`);
    if (archive.size > largeBytes) {
        const entries = largest.map((entry) => `${(0,archive_error/* shownPath */.pS)(entry.name)} (${(0,size/* formatSize */.X)(entry.bytes)})`).join(', ');
        const text = (0,message/* message */.i) `archive-large: The archive is large: ${(0,size/* formatSize */.X)(archive.size)}. Largest entries, before compression: ${entries}. List what does not belong in it in .deployignore.`;
        console.notice(text);
    }
    return { archive, sizes };
}
async function uploadArchive(context, packed) {
    const { source, archive } = packed;
    const { job, platform, reporter, inputs } = context;
    const { projectSlug, environmentSlug, fields } = source;
    const { timeoutMs } = inputs.follow;
    const checkout = await packed.checkout;
    const forward = (0,forward_rule/* uploadRule */.e7)(context, source, checkout?.commit);
    if (inputs.dryRun) {
        const what = `${(0,size/* formatSize */.X)(archive.size)} would be uploaded as the new service "${fields.name}" of project "${projectSlug}"`;
        const { dryRun } = await __webpack_require__.e(/* import() */ 7433).then(__webpack_require__.bind(__webpack_require__, 7433));
        return await dryRun(context, { kind: 'upload', projectSlug, environmentSlug, forward }, `Dry run: ${what}.`);
    }
    await showArchive(job, source.path, archive);
    const { tracker } = reporter;
    const target = (0,run_tracker/* uploadTarget */.rn)(projectSlug, environmentSlug, fields.name);
    const { commit, remote } = checkout ?? {};
    const kept = { target, ...(0,defined_fields/* definedFields */.X)({ commit }) };
    tracker.track(kept, commit === undefined ? [] : [commit]);
    job.state.note({ finished: false });
    const body = withProgress(uploadBody(fields, archive), job.console);
    const request = { projectSlug, ...(0,defined_fields/* definedFields */.X)({ environmentSlug, forward }), body };
    const onEvent = uploadListener(context, archive, checkout);
    const report = await upload(platform, request, { ...(0,deploy_context/* flowOptions */.p)(context, timeoutMs), onEvent });
    if (report.deploymentId === undefined)
        return (0,run_end/* deploymentEnd */.hF)(report);
    const facts = remote === undefined ? [] : [['Source', remote]];
    return (0,run_end/* deploymentEnd */.hF)({ ...report, ref: report.ref ?? commit }, facts);
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
            console.lost(`Could not write "${file}": ${(0,format_error/* explainFileError */.Yd)(error)}. The upload goes on.`);
        }
    }
}
function uploadListener({ job, reporter }, archive, checkout) {
    return async (event) => {
        await reporter.emit(event);
        if (event.kind !== 'accepted')
            return;
        archive[Symbol.asyncDispose]().then(undefined, () => undefined);
        job.outputs.set('ref', checkout?.commit);
        reporter.announceService(event.serviceId);
    };
}
function toProgress(console, done) {
    if (console.progress === undefined)
        return [(text) => console.say(text)];
    return [(text) => console.progress?.(text, done?.()), { gapMs: 100 }];
}
function withProgress(body, console) {
    return {
        length: body.length,
        async *chunks() {
            let sent = 0;
            const progress = (0,output_progress/* byteProgress */.E)(...toProgress(console, () => sent / body.length));
            for await (const chunk of body.chunks()) {
                yield chunk;
                sent += chunk.length;
                progress(sent, () => `Sent ${(0,size/* formatSize */.X)(sent)} of ${(0,size/* formatSize */.X)(body.length)}`);
            }
        },
    };
}


/***/ }),

/***/ 6821:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ flowOptions)
/* harmony export */ });
function flowOptions({ job, reporter, inputs: { follow, wait }, keyCheck }, timeoutMs) {
    const limits = { timeoutMs: Math.max(1, timeoutMs), signal: job.signal };
    return { ...follow, ...reporter.flowOptions, ...limits, wait, keyCheck };
}


/***/ }),

/***/ 5278:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {



__webpack_require__.d(__webpack_exports__, {
  Er: () => (/* binding */ forwardRule),
  e7: () => (/* binding */ uploadRule)
});

// UNUSED EXPORTS: commitGraphs


var external_node_path_ = __webpack_require__(6760);

var commit_id = __webpack_require__(872);

var message = __webpack_require__(1103);

var git_command = __webpack_require__(557);
;



function cloneGraph(root) {
    const git = (signal) => (0,git_command/* gitIn */.uM)(root, signal, { fetchesObjects: false });
    return {
        compare: async (live, ref, signal) => {
            const answer = await compare(git(signal), live, ref);
            signal.throwIfAborted();
            return answer;
        },
        findBranch: async (commit, branch, signal) => {
            const answer = await findBranch(git(signal), commit, branch);
            signal.throwIfAborted();
            return answer;
        },
    };
}
async function compare(git, live, ref) {
    const wanted = [live, (0,commit_id/* isCommit */.WM)(ref) ? ref : `refs/tags/${ref.replace(/^refs\/tags\//, '')}`];
    const [listed, shallow] = await Promise.all([
        git(['cat-file', '--batch-check=%(objectname) %(objecttype)'], wanted.map((each) => `${each}^{commit}\n`).join('')),
        git(['rev-parse', '--is-shallow-repository']),
    ]);
    if (!listed.ok)
        return unknown(listed.why);
    if (!shallow.ok)
        return unknown(shallow.why);
    const [liveId, ownId] = listed.output.split('\n').map((line) => /^([0-9a-f]+) commit$/.exec(line)?.[1]);
    if (!(0,commit_id/* isWholeCommit */.NY)(liveId))
        return unknown(`the clone does not have ${live}`);
    if (!(0,commit_id/* isWholeCommit */.NY)(ownId))
        return unknown(`the clone does not have ${ref}`);
    const counted = await git(['rev-list', '--left-right', '--count', `${liveId}...${ownId}`, '--']);
    if (!counted.ok)
        return unknown(counted.why);
    const [, onlyLive = '', onlyOwn = ''] = /^(\d+)\s+(\d+)\s*$/.exec(counted.output) ?? [];
    const relation = toRelation(onlyLive, onlyOwn);
    if (relation === undefined)
        return unknown(`Git counted "${counted.output.trim()}"`);
    if (relation === 'diverged' && shallow.output.trim() !== 'false')
        return unknown(`the clone is shallow`);
    const named = await readNames(git, [liveId, ownId]);
    return { kind: 'found', value: relation, live: named(liveId), own: named(ownId) };
}
function unknown(why) {
    return { kind: 'unknown', why: (0,message/* message */.i) `clone-cannot-compare: Git cannot compare here (${why})` };
}
function toRelation(onlyLive, onlyOwn) {
    if (onlyLive === '' || onlyOwn === '')
        return undefined;
    if (onlyLive === '0')
        return onlyOwn === '0' ? 'equal' : 'ahead';
    return onlyOwn === '0' ? 'behind' : 'diverged';
}
async function readNames(git, commits) {
    const shown = await git(['show', '--no-patch', '--no-notes', '--format=%H%x00%ct%x00%s', ...commits, '--']);
    const names = new Map((shown.ok ? shown.output : '').split('\n').map((line) => {
        const [id = '', seconds = '', subject] = line.split('\0');
        return [id, { id, subject, committedMs: Number(seconds) * 1_000 }];
    }));
    return (id) => names.get(id) ?? { id };
}
async function findBranch(git, commit, branch) {
    const listed = await git([
        'ls-remote',
        '--heads',
        'origin',
        ...(branch === undefined ? [] : [`refs/heads/${branch}`]),
    ]);
    if (!listed.ok)
        return { kind: 'unknown', why: `Git cannot list the branches (${listed.why})` };
    const lines = listed.output.split('\n').map((line) => line.split('\t'));
    const [, found] = lines.find(([id, name]) => id === commit && (branch === undefined || name === `refs/heads/${branch}`)) ?? [];
    if (found !== undefined)
        return { kind: 'found', value: found.replace(/^refs\/heads\//, '') };
    return { kind: 'absent', proof: branch === undefined ? 'no branch is at it' : 'the branch is at another commit' };
}


var working_copy_root = __webpack_require__(4915);

var tracker = __webpack_require__(2980);
;




function forwardRule(context, { serviceId, ref }) {
    const target = (0,tracker/* serviceTarget */.vB)(serviceId);
    return ruleFor(context, ref, (each) => each === target);
}
function uploadRule(context, { projectSlug, environmentSlug }, commit) {
    const targets = (0,tracker/* uploadTarget */.rn)(projectSlug, environmentSlug);
    const rule = ruleFor(context, commit, (each) => each.startsWith(targets));
    return rule && { ...rule, commit };
}
function ruleFor(context, commit, isOfTarget) {
    const { job, reporter, inputs } = context;
    const { onOutdated } = inputs;
    if (onOutdated === 'deploy')
        return undefined;
    const { sha, branch, refName } = job.context;
    return {
        onOutdated,
        purpose: job.purpose,
        named: job.inputs.named,
        graphs: commitGraphs(context),
        branch: commit === sha ? branch : undefined,
        isTagged: commit === sha && branch === undefined && refName !== undefined,
        remembered: (signal) => reporter.tracker.lastCommit(isOfTarget, signal),
    };
}
function commitGraphs({ job, reporter }) {
    const root = (0,working_copy_root/* nearestWorkingCopy */.No)((0,external_node_path_.resolve)(job.context.config.folder));
    const clone = root === undefined ? [] : [cloneGraph(root)];
    const { commits } = reporter;
    return commits === undefined ? clone : [...clone, commits];
}


/***/ }),

/***/ 1813:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ listWrittenFiles)
/* harmony export */ });
function listWrittenFiles({ context }) {
    const { logFile, jobFolder, reportFiles = [] } = context;
    return [...reportFiles, ...[logFile, jobFolder].filter((file) => file !== undefined)];
}


/***/ })

};
