export const id = 855;
export const ids = [855,487];
export const modules = {

/***/ 6135:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   finishPreview: () => (/* binding */ finishPreview)
/* harmony export */ });
/* harmony import */ var _config_reporting_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9497);
/* harmony import */ var _github_deployments_deployments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4862);
/* harmony import */ var _github_deployments_preview_memory_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5112);
/* harmony import */ var _output_untrusted_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8894);
/* harmony import */ var _preview_comment_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6846);
/* harmony import */ var _preview_inputs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3598);
/* harmony import */ var _preview_record_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6206);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3597);
/* harmony import */ var _preview_action_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7220);
/* harmony import */ var _stopped_run_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7070);










const mostMs = 60_000;
const patienceMs = 20_000;
async function finishPreview(job, left, state) {
    job.state.note(left);
    const { serviceId } = left;
    const isCreating = serviceId === undefined && state.creating === true;
    const { record, memory } = restoreRecord(job, left, state) ?? {};
    if (!isCreating && serviceId === undefined)
        await record?.forgetClaim();
    const inDoubt = isCreating
        ? { state: 'error', description: 'A service may have been created' }
        : undefined;
    const { status, comment } = left.finished
        ? { status: left.unreported ? (0,_stopped_run_js__WEBPACK_IMPORTED_MODULE_8__/* .statusOf */ .c2)(left.unreported) : inDoubt, comment: state.pendingComment }
        : await stoppedRun(job, left, state);
    if (record === undefined || memory === undefined || (status ?? comment) === undefined)
        return;
    const isUntold = left.trackedId === undefined || state.claim !== undefined;
    if (isUntold && (serviceId !== undefined || isCreating))
        await record.remember();
    const { trackedId: id } = job.state.current;
    if (id !== undefined && status !== undefined) {
        const description = (0,_output_untrusted_js__WEBPACK_IMPORTED_MODULE_3__/* .sanitizeText */ .jZ)(status.description, job.redactor);
        await record.attempt(() => memory.settle(id, { ...status, description, url: state.url }));
    }
    if (comment !== undefined)
        await record.comment(comment, { last: true });
}
function restoreRecord(job, left, state) {
    const { context, inputs, signal } = job;
    const { environment = _preview_inputs_js__WEBPACK_IMPORTED_MODULE_5__/* .defaultEnvironment */ .L6, githubToken: token } = (0,_config_reporting_js__WEBPACK_IMPORTED_MODULE_0__/* .readReportInputs */ .g)(inputs);
    const { repository, runUrl: logUrl } = context;
    if (token === undefined || repository === undefined)
        return undefined;
    const { number, sha: headSha } = state;
    const deployments = new _github_deployments_deployments_js__WEBPACK_IMPORTED_MODULE_1__/* .Deployments */ .DS({
        repository,
        token,
        redactor: job.redactor,
        signal: AbortSignal.any([signal, AbortSignal.timeout(mostMs)]),
        patienceMs,
        environment,
        transient: true,
    });
    const refs = (0,_preview_action_js__WEBPACK_IMPORTED_MODULE_7__.refsOf)(number, headSha);
    const memory = new _github_deployments_preview_memory_js__WEBPACK_IMPORTED_MODULE_2__/* .GitHubPreviewMemory */ .t({
        ...{ deployments, refs, headSha, logUrl, current: left.trackedId },
        show: async (remembered, find) => {
            const { trackedAttempt: attempt } = left;
            const created = (await find()) ?? (attempt && (await deployments.findCreated(attempt)));
            const stored = created || (await deployments.create(refs, { ...remembered, attempt }));
            job.state.note({ trackedId: stored });
            return stored;
        },
    });
    const comments = inputs.get('comment') ? deployments.github.comments(number) : undefined;
    const record = new _preview_record_js__WEBPACK_IMPORTED_MODULE_6__/* .PreviewRecord */ .y(job, state, { memory, comments, rows: (0,_preview_action_js__WEBPACK_IMPORTED_MODULE_7__.githubRows)(job, headSha) }, false);
    return { record, memory };
}
async function stoppedRun(job, left, { creating, name, url }) {
    const { deploymentId, serviceId } = left;
    if (deploymentId === undefined) {
        const reason = serviceId !== undefined
            ? (0,_text_message_js__WEBPACK_IMPORTED_MODULE_9__/* .message */ .iU) `preview-stopped-before-deploy: The step was stopped before the platform named a deployment of the head, so one may exist: check the dashboard. Service ${serviceId} is remembered for the next push.`
            : creating === true
                ? (0,_text_message_js__WEBPACK_IMPORTED_MODULE_9__/* .message */ .iU) `preview-stopped-while-creating: The step was stopped while ${name} was being created. The service may exist and be billed: check the project.`
                : `The step was stopped before ${name} was deployed.`;
        await (0,_stopped_run_js__WEBPACK_IMPORTED_MODULE_8__/* .warn */ .R8)(job, reason);
        const comment = { ...(0,_preview_comment_js__WEBPACK_IMPORTED_MODULE_4__/* .formatOutcome */ .ke)('aborted'), news: 'was stopped', reason: (0,_output_untrusted_js__WEBPACK_IMPORTED_MODULE_3__/* .sanitizeText */ .jZ)(reason, job.redactor) };
        return { status: { state: 'error', description: reason }, comment };
    }
    const last = await (0,_stopped_run_js__WEBPACK_IMPORTED_MODULE_8__/* .readLastStatus */ .xx)(job, left);
    const reason = (0,_stopped_run_js__WEBPACK_IMPORTED_MODULE_8__/* .describeStop */ .Cw)(left, last);
    await (0,_stopped_run_js__WEBPACK_IMPORTED_MODULE_8__/* .warn */ .R8)(job, reason);
    const state = (0,_stopped_run_js__WEBPACK_IMPORTED_MODULE_8__/* .githubStateOf */ .SZ)(left, last);
    const status = { state, description: `Stopped early. ${last.sentence}` };
    if (state === 'success') {
        return { status, comment: { ...(0,_preview_comment_js__WEBPACK_IMPORTED_MODULE_4__/* .formatOutcome */ .ke)('succeeded'), news: 'is ready, though its job was stopped', url } };
    }
    return { status, comment: { ...(0,_preview_comment_js__WEBPACK_IMPORTED_MODULE_4__/* .formatOutcome */ .ke)('aborted'), url, reason: (0,_output_untrusted_js__WEBPACK_IMPORTED_MODULE_3__/* .sanitizeText */ .jZ)(reason, job.redactor) } };
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

/***/ 16:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nh: () => (/* binding */ fileKeys),
/* harmony export */   S3: () => (/* binding */ configFileName),
/* harmony export */   cG: () => (/* binding */ variableName),
/* harmony export */   fe: () => (/* binding */ serviceName)
/* harmony export */ });
/* harmony import */ var _kinds_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3592);
/* harmony import */ var _table_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2307);


const configFileName = 'taxiway.yaml';
const serviceName = /^[A-Za-z0-9][A-Za-z0-9_-]{0,62}$/;
const variableName = /^[A-Za-z_][A-Za-z0-9_]*$/;
const ownKeys = {
    top: {
        services: {
            shape: { holds: 'names', name: serviceName, of: 'service' },
            text: 'The services, by a name that you choose: letters, digits, `-` and `_`, at most 63.',
        },
    },
    service: {
        paths: {
            shape: { holds: 'list', kind: _kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .line */ .n8, more: { contains: { not: { type: 'string', pattern: '^!' } } } },
            text: 'The service is deployed if a file that these patterns match has changed. The patterns are those of `.gitignore`, relative to the root of the repository; `!` excludes. Without `paths` any file counts.',
        },
        needs: {
            shape: { holds: 'list', kind: _kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .line */ .n8 },
            text: 'Services of this file that are deployed before this one, if they are deployed at all.',
        },
        env: {
            shape: { holds: 'names', name: variableName, of: _kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq },
            text: 'Variables to import before each deploy. `{services.NAME.url}` stands for the address of a service that this one `needs`. Everyone who may read the repository reads them: secrets belong in `env-file` or `env-vars`.',
        },
        gate: {
            shape: { holds: 'part', place: 'gate' },
            text: 'Checks that follow the deployment, before any service that needs this one is deployed.',
        },
    },
    gate: {},
};
const texts = {
    environment: 'Name of a GitHub environment. At the top level it is that of all services, and a service `api` has `NAME/api`. Taxiway keeps a GitHub deployment in it up to date, which needs the permission `deployments: write`.',
    'health-headers': 'Headers of the health requests, as `Name: value` lines, sent to the origin of `health-url` alone. Everyone who may read the repository reads them: give a secret as the input of the step, or as `TAXIWAY_HEALTH_HEADERS`.',
    'health-body': 'JavaScript regular expression that the first 256 KiB of the body must match. `{sha}` stands for the commit that is deployed.',
};
const fileKeys = {
    top: keysOf('top'),
    service: keysOf('service'),
    gate: keysOf('gate'),
};
function keysOf(place) {
    const names = Object.keys(_table_js__WEBPACK_IMPORTED_MODULE_1__/* .inputTable */ .Fu).filter(_table_js__WEBPACK_IMPORTED_MODULE_1__/* .isInputName */ .wp);
    const inputs = names
        .filter((name) => _table_js__WEBPACK_IMPORTED_MODULE_1__/* .inputTable */ .Fu[name].places.includes(place))
        .map((name) => {
        const { kind, text, default: fallback } = _table_js__WEBPACK_IMPORTED_MODULE_1__/* .inputTable */ .Fu[name];
        const more = fallback === undefined ? {} : { default: fallback };
        return [name, { shape: { holds: 'value', kind }, text: texts[name] ?? text, ...more }];
    });
    return new Map([...inputs, ...Object.entries(ownKeys[place])]);
}


/***/ }),

/***/ 9274:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ readVariables)
/* harmony export */ });
/* unused harmony export parseDotenv */
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6695);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3597);
/* harmony import */ var _text_quoted_names_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8625);
/* harmony import */ var _file_keys_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16);
/* harmony import */ var _workspace_path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(196);







const largestFile = 1024 * 1024;
const quotes = new Set(['"', "'", '`']);
const escapes = { n: '\n', r: '\r', '"': '"', '\\': '\\' };
function readVariables(inputs, workspace) {
    const own = parseDotenv(inputs.get('env-vars') ?? '', 'env-vars');
    const file = readEnvFile(inputs, workspace);
    const merged = new Map([...file.variables, ...inputs.env, ...own.variables]);
    const missing = (inputs.get('env-required') ?? []).filter((name) => !merged.get(name));
    if (missing.length > 0) {
        const names = missing.map((name) => `"${(0,_text_message_js__WEBPACK_IMPORTED_MODULE_5__/* .shorten */ .ml)(name)}"`).join(', ');
        const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_5__/* .message */ .iU) `env-required-missing: \`env-required\` names variables that have no value in this run: ${names}. Give each a value, such as in \`env-file\`; a secret that does not exist is empty.`;
        throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz('env-required', text);
    }
    return { variables: [...merged].map(([key, value]) => ({ key, value })), notices: file.notices };
}
function readEnvFile(inputs, workspace) {
    const given = inputs.get('env-file');
    if (given === undefined)
        return { variables: new Map(), notices: [] };
    const path = (0,_workspace_path_js__WEBPACK_IMPORTED_MODULE_4__/* .pathInWorkspace */ .ep)(workspace, 'env-file', given);
    const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(path);
    if (stat.isFile() && stat.size <= largestFile) {
        const content = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(path);
        if ((0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(content))
            return withNotices(parseDotenv(content.toString('utf8'), 'env-file'), given);
        const why = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_5__/* .message */ .iU) `dotenv-not-utf8: \`env-file\` is not UTF-8: "${given}". Save it as UTF-8, so that no value changes on its way.`;
        throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz('env-file', why);
    }
    const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_5__/* .message */ .iU) `env-file-invalid: \`env-file\` is not a dotenv file: "${given}". Use a file of at most 1 MiB.`;
    throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz('env-file', text);
}
function withNotices({ variables, overwritten }, given) {
    const notices = [];
    if (variables.size === 0)
        notices.push((0,_text_message_js__WEBPACK_IMPORTED_MODULE_5__/* .message */ .iU) `env-file-empty: \`env-file\` holds no variables: "${(0,_text_message_js__WEBPACK_IMPORTED_MODULE_5__/* .shorten */ .ml)(given)}". Check that it is the right file, and that what writes it has run.`);
    if (overwritten.length > 0)
        notices.push((0,_text_message_js__WEBPACK_IMPORTED_MODULE_5__/* .message */ .iU) `env-file-twice: \`env-file\` gives these variables two values, of which the last one counts: ${(0,_text_quoted_names_js__WEBPACK_IMPORTED_MODULE_6__/* .listFirst */ .r)(overwritten)}. Remove the other one.`);
    return { variables, notices };
}
function parseDotenv(text, source) {
    const variables = new Map();
    const overwritten = new Map();
    const normal = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
    for (let at = 0; at < normal.length;) {
        const entry = normal.includes('\0') ? { problem: 'a NUL character' } : readEntry(normal, at);
        if ('problem' in entry) {
            const line = normal.slice(0, at).split('\n').length;
            const why = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_5__/* .message */ .iU) `dotenv-invalid: Line ${line} of \`${source}\` is not a dotenv line: it has ${entry.problem}. Write \`NAME=value\` lines.`;
            throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(source, why);
        }
        at = entry.end;
        if (entry.key === undefined)
            continue;
        const line = normal.slice(0, at - 1).split('\n').length;
        refuseVanished(entry, line, source);
        const before = variables.get(entry.key);
        if (before !== undefined && before !== entry.value) {
            if (source === 'env-vars')
                throw givenTwice(entry.key, line);
            overwritten.set(entry.key, whatIs(entry.key, line));
        }
        variables.set(entry.key, entry.value);
    }
    return { variables, overwritten: [...overwritten.values()] };
}
function givenTwice(name, line) {
    const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_5__/* .message */ .iU) `env-vars-twice: \`env-vars\` gives ${whatIs(name, line)} two values, and one of them would be lost. Remove one of the lines. If a secret has several lines, put it into quotes.`;
    return new _client_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz('env-vars', text);
}
function whatIs(name, line) {
    return _file_keys_js__WEBPACK_IMPORTED_MODULE_3__/* .variableName */ .cG.test(name) ? `"${name}"` : `the variable in line ${line}`;
}
function refuseVanished({ key = '', value, unquoted }, line, source) {
    if (unquoted === undefined)
        return;
    const what = whatIs(key, line);
    const isInserted = source === 'env-vars';
    if (isInserted && unquoted === '') {
        const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_5__/* .message */ .iU) `env-vars-empty: \`env-vars\` gives ${what} no value: a secret or variable that does not exist is empty. Define it, or remove the line. If it is to be empty, write \`""\` behind the \`=\`.`;
        throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(source, text);
    }
    const isCut = isInserted ? value !== unquoted : unquoted.startsWith('#');
    if (!isCut)
        return;
    const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_5__/* .message */ .iU) `dotenv-value-cut: The value of ${what} in \`${source}\` has a \`#\`, which begins a comment in dotenv, so the value would be cut. Put it into quotes.`;
    throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(source, text);
}
function readEntry(text, at) {
    const end = lineEnd(text, at);
    const line = text.slice(at, end);
    if (/^\s*(?:#|$)/.test(line))
        return { key: undefined, value: '', end: end + 1 };
    const equals = line.indexOf('=');
    if (equals < 0)
        return { problem: 'no `=`' };
    const key = line
        .slice(0, equals)
        .trim()
        .replace(/^export\s+/, '');
    if (key === '')
        return { problem: 'no name before the `=`' };
    const raw = line.slice(equals + 1);
    const quote = raw.trimStart().charAt(0);
    if (!quotes.has(quote)) {
        const unquoted = raw.trim();
        return { key, value: raw.replace(/(?:^|\s)#.*$/, '').trim(), end: end + 1, unquoted };
    }
    const opens = at + equals + 1 + raw.indexOf(quote);
    const closes = closingQuote(text, opens + 1, quote);
    if (closes < 0)
        return { problem: 'a quote that is never closed' };
    const after = lineEnd(text, closes);
    if (!/^\s*(?:#.*)?$/.test(text.slice(closes + 1, after)))
        return { problem: 'text after a closing quote' };
    const value = text.slice(opens + 1, closes);
    const unescaped = value.replace(/\\([nr"\\])/g, (_whole, name) => escapes[name] ?? '');
    return { key, value: quote === '"' ? unescaped : value, end: after + 1 };
}
function lineEnd(text, at) {
    const end = text.indexOf('\n', at);
    return end < 0 ? text.length : end;
}
function closingQuote(text, from, quote) {
    if (quote !== '"')
        return text.indexOf(quote, from);
    for (let at = from; at < text.length; at += 1) {
        if (text[at] === '\\')
            at += 1;
        else if (text[at] === '"')
            return at;
    }
    return -1;
}


/***/ }),

/***/ 196:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NE: () => (/* binding */ fileToWrite),
/* harmony export */   _l: () => (/* binding */ pathInside),
/* harmony export */   ep: () => (/* binding */ pathInWorkspace)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6695);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3597);




function pathInWorkspace(workspace, input, given, from = workspace) {
    const found = pathInside(workspace, input, given, from);
    if (found !== undefined)
        return found;
    const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_3__/* .message */ .iU) `path-missing: \`${input}\` does not exist: "${(0,_text_message_js__WEBPACK_IMPORTED_MODULE_3__/* .shorten */ .ml)(given)}". Check the path, and build what it names first.`;
    throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(input, text);
}
function pathInside(folder, input, given, from = folder) {
    const root = real(folder) ?? folder;
    const asked = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(from, given);
    const found = given.includes('\0') ? undefined : real(asked);
    const isSpeltInside = isInside((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder), asked) || isInside(root, asked);
    if (isSpeltInside && (found === undefined || isInside(root, found)))
        return found;
    throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(input, leadsOut(input, given));
}
function fileToWrite(workspace, input, given) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace, given);
    let existing = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path);
    while (real(existing) === undefined)
        existing = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(existing);
    if (given.includes('\0') || !isInside(real(workspace) ?? workspace, real(existing) ?? existing))
        throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(input, leadsOut(input, given));
    const written = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(real(existing) ?? existing, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(existing, path));
    const way = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(real(workspace) ?? workspace, written).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep);
    if (way.some((name) => /^\.git$/i.test(name))) {
        const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_3__/* .message */ .iU) `path-in-git: \`${input}\` leads into a folder \`.git\`: "${(0,_text_message_js__WEBPACK_IMPORTED_MODULE_3__/* .shorten */ .ml)(given)}". What Git keeps there must not be overwritten: name another file.`;
        throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(input, text);
    }
    const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false });
    if (stat !== undefined && !stat.isFile()) {
        throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(input, `\`${input}\` names something other than a file: "${(0,_text_message_js__WEBPACK_IMPORTED_MODULE_3__/* .shorten */ .ml)(given)}". Name a file.`);
    }
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), { recursive: true });
    return path;
}
function leadsOut(input, given) {
    return (0,_text_message_js__WEBPACK_IMPORTED_MODULE_3__/* .message */ .iU) `path-outside-workspace: \`${input}\` leads out of the workspace: "${(0,_text_message_js__WEBPACK_IMPORTED_MODULE_3__/* .shorten */ .ml)(given)}". Use a path that stays inside it, links followed.`;
}
function real(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path);
    }
    catch {
        return undefined;
    }
}
function isInside(root, path) {
    const way = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root, path);
    return way !== '..' && !way.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}`) && !(0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(way);
}


/***/ }),

/***/ 6846:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PH: () => (/* binding */ building),
/* harmony export */   Xh: () => (/* binding */ stillBilled),
/* harmony export */   ke: () => (/* binding */ formatOutcome),
/* harmony export */   wQ: () => (/* binding */ renderComment),
/* harmony export */   we: () => (/* binding */ markerOf)
/* harmony export */ });
/* unused harmony export longestComment */
/* harmony import */ var _deployment_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6066);
/* harmony import */ var _output_markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2255);
/* harmony import */ var _text_commit_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5573);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3597);




const longestComment = 65_536;
const longestReason = 2_000;
const longestName = 200;
const longestAddress = 2_048;
const mostTail = 48_000;
const building = { icon: '\ud83d\udea7', news: 'is being built' };
function formatOutcome(outcome) {
    const { icon, news } = _deployment_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .outcomeFacts */ .c6[outcome];
    return { icon, news };
}
function stillBilled(serviceId) {
    return (0,_text_message_js__WEBPACK_IMPORTED_MODULE_1__/* .message */ .iU) `preview-closed-still-billed: The preview has ended. Service ${serviceId} still exists and is billed: delete it in the dashboard of the platform.`;
}
function markerOf(target) {
    return `<!-- taxiway ${encodeURIComponent(target)} -->`;
}
function renderComment(content) {
    const { name, news, icon, reason, url, commit, duration, run, tail = [] } = content;
    const cells = {
        URL: url === undefined ? url : url.length > longestAddress ? (0,_output_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)((0,_text_message_js__WEBPACK_IMPORTED_MODULE_1__/* .excerpt */ .Kb)(url, longestAddress)) : (0,_output_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .link */ .nf)(url),
        Commit: commit && linked((0,_text_commit_js__WEBPACK_IMPORTED_MODULE_3__/* .abbreviateCommit */ .dS)(commit.sha), commit.address),
        Duration: duration === undefined ? duration : (0,_output_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .prose */ .CS)(duration),
        Run: run && linked(run.id, run.address),
    };
    const rows = Object.entries(cells).flatMap(([title, value]) => value === undefined ? [] : [[`<b>${title}</b>`, value]]);
    const lines = tail.map((line) => (0,_text_message_js__WEBPACK_IMPORTED_MODULE_1__/* .excerpt */ .Kb)(line, mostTail / 8));
    const end = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_1__/* .lastLines */ .w$)(lines, mostTail, (line) => (0,_output_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeMarkdown */ .FV)(line).length + 1);
    const parts = [
        (0,_output_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .heading */ .R_)(`${icon} Preview ${(0,_output_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)((0,_text_message_js__WEBPACK_IMPORTED_MODULE_1__/* .excerpt */ .Kb)(name, longestName))} ${(0,_output_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .prose */ .CS)(news)}`),
        rows.length > 0 && (0,_output_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .table */ .tp)(rows),
        reason !== undefined && `<p>${(0,_output_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .prose */ .CS)((0,_text_message_js__WEBPACK_IMPORTED_MODULE_1__/* .excerpt */ .Kb)(reason, longestReason))}</p>`,
        end.length > 0 && (0,_output_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .folded */ .TM)('The end of the build log', end),
    ];
    return `${parts.filter((part) => part !== false).join('\n\n')}\n`;
}
function linked(text, address) {
    if (address === undefined || !/^https?:\/\/[^\s<>"']+$/.test(address))
        return (0,_output_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(text);
    return `<a href="${(0,_output_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeMarkdown */ .FV)(address)}">${(0,_output_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(text)}</a>`;
}


/***/ }),

/***/ 6206:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ openRecord),
/* harmony export */   y: () => (/* binding */ PreviewRecord)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _client_time_serial_queue_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(494);
/* harmony import */ var _output_untrusted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8894);
/* harmony import */ var _comment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6846);
/* harmony import */ var _memory_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6296);
/* harmony import */ var _sticky_comment_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6236);






class PreviewRecord {
    #job;
    #host;
    #writesState;
    #state;
    #commenting = new _client_time_serial_queue_js__WEBPACK_IMPORTED_MODULE_5__/* .SerialQueue */ .y();
    #warned = false;
    constructor(job, state, host, writesState) {
        this.#job = job;
        this.#state = state;
        this.#host = host;
        this.#writesState = writesState;
        this.note({});
    }
    get target() {
        return this.#state.target;
    }
    note(change) {
        this.#state = { ...this.#state, ...change };
        if (this.#writesState)
            this.#job.state.note({ preview: this.#state });
    }
    async claim(gone) {
        const attempt = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)();
        this.note({ claim: attempt });
        const other = await (0,_memory_js__WEBPACK_IMPORTED_MODULE_3__/* .claimService */ .cw)(this.#host.memory, { target: this.target, attempt, gone });
        if (other !== undefined)
            this.note({ claim: undefined });
        return other;
    }
    async forgetClaim() {
        const { claim } = this.#state;
        this.note({ creating: false });
        if (claim === undefined)
            return;
        if (await this.attempt(() => this.#host.memory.forget(claim)))
            this.note({ claim: undefined });
    }
    async remember() {
        const { serviceId: service } = this.#job.state.current;
        const { target, created, image, exposed, url, variables, sha: head, claim: attempt } = this.#state;
        const facts = { target, service, created, image, exposed, url, variables, head, attempt };
        let isRemembered = false;
        await this.attempt(async () => {
            isRemembered = await this.#host.memory.remember(facts);
        });
        return isRemembered;
    }
    async commentOnClose(reason) {
        await this.comment({ icon: '\ud83d\udca4', news: 'has ended', reason }, { create: false, last: true });
    }
    async comment(news, { create = true, last = false } = {}) {
        const { comments, memory, rows } = this.#host;
        if (comments === undefined)
            return;
        const name = (0,_output_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .sanitizeText */ .jZ)(this.#state.name, this.#job.redactor);
        const body = typeof news === 'string' ? news : (0,_comment_js__WEBPACK_IMPORTED_MODULE_2__/* .renderComment */ .wQ)({ name, ...rows, ...news });
        await this.#commenting.run(async () => {
            try {
                if (last && (await memory.isOvertaken(this.target)))
                    return;
                const { comment: id } = this.#state;
                const onId = (comment) => this.note({ comment });
                await (0,_sticky_comment_js__WEBPACK_IMPORTED_MODULE_4__/* .writeComment */ .H)(comments, body, { marker: (0,_comment_js__WEBPACK_IMPORTED_MODULE_2__/* .markerOf */ .we)(this.target), id, onId, create });
            }
            catch (error) {
                if (last)
                    this.note({ pendingComment: body });
                if (this.#warned)
                    return;
                this.#warned = true;
                this.#job.console.warn(`Could not update the preview's comment: ${comments.explain(error)}.`);
            }
        });
    }
    async attempt(work) {
        const { memory } = this.#host;
        try {
            await work();
            return true;
        }
        catch (error) {
            this.#job.console.warn(`Could not remember the state of the preview in ${memory.name}: ${memory.explain(error)}.`);
            return false;
        }
    }
}
function openRecord({ host, inputs, job }, target, writesState) {
    const { image } = inputs.source;
    const name = inputs.isNamed ? inputs.name : (inputs.givenId ?? inputs.name);
    const { number, headSha: sha } = host;
    const variables = inputs.variables.map(({ key }) => key);
    return new PreviewRecord(job, { target, name, number, sha, image, variables }, host, writesState);
}


/***/ }),

/***/ 6236:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ writeComment)
/* harmony export */ });
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7492);
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6695);
/* harmony import */ var _client_write_or_find_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6811);



const mostPages = 50;
const created = (0,valibot__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc)({ id: (0,valibot__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig)() });
const rows = (0,valibot__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg)((0,valibot__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc)({
    id: (0,valibot__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig)(),
    body: (0,valibot__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6)((0,valibot__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP)()),
    user: (0,valibot__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6)((0,valibot__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc)({ login: (0,valibot__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP)() })),
    author: (0,valibot__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6)((0,valibot__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc)({ id: (0,valibot__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig)() })),
}));
async function writeComment(place, body, { marker, id, onId = () => undefined, create = true }) {
    const text = `${marker}\n${body}`;
    if (id !== undefined && (await update(place, id, text)))
        return;
    let found = await readOwn(place, marker);
    if (found.length === 0) {
        if (!create)
            return;
        const made = await createComment(place, marker, text);
        onId(made);
        found = await readOwn(place, marker);
        if (made <= (found[0] ?? made))
            return;
    }
    const [oldest = 0, ...later] = found;
    onId(oldest);
    await update(place, oldest, text);
    for (const each of later)
        await unlessGone(place.remove(each));
}
async function readOwn({ list, own }, marker) {
    const account = await own();
    const found = [];
    let isWhole = false;
    for await (const page of list(mostPages)) {
        isWhole = page.isLast;
        for (const { id, body, user, author } of (0,valibot__WEBPACK_IMPORTED_MODULE_2__/* .parse */ .qgA)(rows, page.rows)) {
            if ((user?.login ?? author?.id) === account && body?.startsWith(marker))
                found.push(id);
        }
    }
    if (!isWhole && found.length === 0)
        throw new Error('there are more comments than are searched');
    return found.sort((one, other) => one - other);
}
async function createComment(place, marker, body) {
    const write = async () => (0,valibot__WEBPACK_IMPORTED_MODULE_2__/* .parse */ .qgA)(created, await place.create(body)).id;
    const look = async () => {
        const [found] = await readOwn(place, marker);
        return found !== undefined && (await update(place, found, body)) ? found : undefined;
    };
    return await (0,_client_write_or_find_js__WEBPACK_IMPORTED_MODULE_1__/* .writeOrFind */ .S)(write, look, place.signal);
}
async function update({ change }, id, body) {
    return await unlessGone(change(id, body));
}
async function unlessGone(request) {
    try {
        await request;
        return true;
    }
    catch (error) {
        if ((0,_client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isMissing */ .b2)(error) && !error.said.includes('not accessible'))
            return false;
        throw error;
    }
}


/***/ }),

/***/ 5358:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ hasListed)
/* harmony export */ });
function hasListed(labels, listed) {
    const lower = new Set(labels.map((label) => label.toLowerCase()));
    return listed.some((label) => lower.has(label.toLowerCase()));
}


/***/ }),

/***/ 4121:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HQ: () => (/* binding */ toDeploymentOutputs),
/* harmony export */   Iu: () => (/* binding */ toOutputs),
/* harmony export */   ks: () => (/* binding */ toFleetOutputs)
/* harmony export */ });
/* harmony import */ var _run_report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2065);

function toDeploymentOutputs(deployment) {
    const { deploymentId, serviceId, ref, url, status, outcome } = deployment;
    return [
        ['deployment-id', deploymentId],
        ['service-id', serviceId],
        ['ref', ref],
        ['url', url],
        ['status', status],
        ['outcome', outcome],
    ];
}
function toOutputs(run) {
    const { deploymentId, ref, status } = (0,_run_report_js__WEBPACK_IMPORTED_MODULE_0__/* .judgedDeployment */ .x9)(run) ?? {};
    const deployment = { deploymentId, serviceId: (0,_run_report_js__WEBPACK_IMPORTED_MODULE_0__/* .concernedService */ .zB)(run), ref, url: (0,_run_report_js__WEBPACK_IMPORTED_MODULE_0__/* .servedAt */ .rv)(run), status };
    return [
        ...toDeploymentOutputs({ ...deployment, outcome: run.outcome }),
        ['outdated-by', (0,_run_report_js__WEBPACK_IMPORTED_MODULE_0__/* .newerCommit */ .vG)(run)],
        ['duration-seconds', String(Math.round(run.durationMs) / 1000)],
    ];
}
function toFleetOutputs({ outcome }) {
    return [['outcome', outcome]];
}


/***/ }),

/***/ 2451:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  L: () => (/* binding */ sayEnd),
  G: () => (/* binding */ setEnd)
});

// EXTERNAL MODULE: ./build/report/run-report.js
var run_report = __webpack_require__(2065);
;// CONCATENATED MODULE: ./build/report/failure.js

function formatFailure(run) {
    const { reason, cause } = run;
    const shown = (0,run_report/* comparedLines */.Xq)(run);
    const added = shown === undefined ? [] : ['', `${shown.title}:`, ...shown.lines];
    return [reason, ...cause, ...added].join('\n');
}

;// CONCATENATED MODULE: ./build/report/last-event.js
function toLastEvent({ outcome, passed, reason, cause }) {
    return { kind: 'result', outcome, passed, reason, cause };
}

;// CONCATENATED MODULE: ./build/run/end.js



function setEnd(job, run, outputs) {
    job.end(run);
    job.observe?.(toLastEvent(run));
    for (const [name, value] of outputs)
        job.outputs.set(name, value);
}
function sayEnd({ console, endsWithAddress = false }, run) {
    const { passed, reason } = run;
    const url = (0,run_report/* servedAt */.rv)(run);
    if (!passed)
        console.error(formatFailure(run));
    else if ((0,run_report/* judgedDeployment */.x9)(run)?.outcome === 'superseded')
        console.warn(reason);
    else if (run.outcome === 'succeeded' && console.succeed !== undefined)
        console.succeed(reason);
    else
        console.say(reason);
    if (passed && url !== undefined && !endsWithAddress)
        console.say(`URL: ${url}`);
}


/***/ })

};
