export const id = 445;
export const ids = [445];
export const modules = {

/***/ 9804:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ Pattern)
/* harmony export */ });
/* harmony import */ var node_vm__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(714);
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5373);
/* harmony import */ var _text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4908);
/* harmony import */ var _text_input_name_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2950);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1103);





const mostMs = 1_000;
class Pattern {
    #expression;
    constructor(input, source, named = _text_input_name_js__WEBPACK_IMPORTED_MODULE_2__/* .nameAsInput */ .A) {
        try {
            this.#expression = new RegExp(source);
        }
        catch (error) {
            const why = error instanceof Error ? (error.message.split(': ').at(-1) ?? '').toLowerCase() : String(error);
            const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_3__/* .message */ .i) `pattern-invalid: ${named(input)} is not a valid regular expression: "${(0,_text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_4__/* .shorten */ .ml)(source)}" (${why}). Write a backslash before each character that is meant as itself.`;
            throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz(input, text);
        }
        if (this.#expression.test('')) {
            const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_3__/* .message */ .i) `pattern-matches-anything: ${named(input)} matches any text: "${(0,_text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_4__/* .shorten */ .ml)(source)}". Use a pattern that needs at least one character.`;
            throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz(input, text);
        }
    }
    find(texts) {
        return bounded(() => texts.findIndex((text) => this.#expression.test(text)));
    }
    placeIn(text) {
        return bounded(() => text.search(this.#expression));
    }
}
function bounded(search) {
    try {
        return Number(new node_vm__WEBPACK_IMPORTED_MODULE_0__.Script('search()').runInContext((0,node_vm__WEBPACK_IMPORTED_MODULE_0__.createContext)({ search }), { timeout: mostMs }));
    }
    catch (error) {
        const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
        if (code === 'ERR_SCRIPT_EXECUTION_TIMEOUT')
            return undefined;
        throw error;
    }
}


/***/ }),

/***/ 697:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ StatusRanges)
/* harmony export */ });
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5373);
/* harmony import */ var _text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4908);
/* harmony import */ var _text_input_name_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2950);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1103);




class StatusRanges {
    #ranges;
    constructor(input, text, named = _text_input_name_js__WEBPACK_IMPORTED_MODULE_1__/* .nameAsInput */ .A) {
        const parts = text.split(/[\s,]+/).filter((part) => part !== '');
        const ranges = parts.map(parseRange).filter((range) => range !== undefined);
        if (ranges.length === 0 || ranges.length < parts.length) {
            const why = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_2__/* .message */ .i) `statuses-invalid: ${named(input)} is not a list of HTTP statuses: "${(0,_text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_3__/* .shorten */ .ml)(text)}". Use statuses from 100 to 599 or ranges, such as \`200-399\` or \`200, 204\`.`;
            throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz(input, why);
        }
        this.#ranges = ranges;
    }
    includes(status) {
        return this.#ranges.some(([from, to]) => from <= status && status <= to);
    }
    lists(status) {
        return this.#ranges.some(([from, to]) => from === status && to === status);
    }
}
function parseRange(part) {
    const [, from, to = from] = /^([1-5]\d{2})(?:-([1-5]\d{2}))?$/.exec(part) ?? [];
    return from === undefined || Number(from) > Number(to) ? undefined : [Number(from), Number(to)];
}


/***/ }),

/***/ 4445:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.r(__webpack_exports__);


__webpack_require__.d(__webpack_exports__, {
  deployPlan: () => (/* binding */ deployPlan)
});


var clock = __webpack_require__(342);

var time_run = __webpack_require__(5557);

var connection = __webpack_require__(1465);

var preflight = __webpack_require__(7384);

var run_end = __webpack_require__(4608);

var duration = __webpack_require__(839);

var quoted_names = __webpack_require__(9326);

var message = __webpack_require__(1103);

var external_node_crypto_ = __webpack_require__(7598);

var external_node_path_ = __webpack_require__(6760);

var serial_queue = __webpack_require__(9248);

var promises_ = __webpack_require__(1455);

var format_error = __webpack_require__(9531);

var log_file = __webpack_require__(6907);
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



function groupedConsole(console, path, { print, showStatus }) {
    const entries = [];
    let file;
    const keep = (kind) => (text) => {
        entries.push(() => console[kind](text));
    };
    const unread = (error) => {
        console.warn(`The log could not be read from its temporary file: ${(0,format_error/* formatError */.Wk)(error)}`);
    };
    const warn = keep('warn');
    return {
        mask: (value) => console.mask(value),
        maskWord: (value) => console.maskWord(value),
        say: keep('say'),
        warn,
        notice: keep('notice'),
        error: keep('error'),
        lost: keep('lost'),
        annotate: (place) => console.annotate?.(place),
        showStatus,
        async block(lines) {
            file ??= new log_file/* LogFile */.$(path, { lost: warn });
            const { length } = lines;
            entries.push(async (kept) => {
                const bytes = Buffer.alloc(length + 1, '\n');
                const { bytesRead = 0 } = (await kept?.read(bytes, 0, length).catch(unread)) ?? {};
                if (bytesRead > 0)
                    await console.block(bytes.subarray(0, bytesRead < length ? bytesRead + 1 : bytesRead));
            });
            await file.append(lines);
        },
        resume: () => undefined,
        async close() {
            await file?.close();
            await print(async () => {
                const env_1 = { stack: [], error: void 0, hasError: false };
                try {
                    const kept = __addDisposableResource(env_1, file && (await (0,promises_.open)(path).catch(unread)), true);
                    for (const entry of entries)
                        await entry(kept);
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
            });
            await (0,promises_.rm)(path, { force: true }).catch(() => undefined);
        },
    };
}


var untrusted = __webpack_require__(3419);
;

function prefixedConsole(console, name) {
    const prefixed = (text) => `${name}: ${text}`;
    return {
        mask: (value) => console.mask(value),
        maskWord: (value) => console.maskWord(value),
        say: (text) => console.say(prefixed(text)),
        warn: (text) => console.warn(prefixed(text)),
        notice: (text) => console.notice(prefixed(text)),
        error: (text) => console.error(prefixed(text)),
        lost: (text) => console.lost(prefixed(text)),
        annotate: (place) => console.annotate?.(place),
        block: (lines) => console.block(prefixLog(lines, name)),
        resume: () => undefined,
    };
}
function prefixLog(lines, name) {
    const named = Buffer.from(lines)
        .toString()
        .split('\n')
        .map((line) => (line.startsWith(untrusted/* bar */.M0) ? `${untrusted/* bar */.M0}${name}${untrusted/* bar */.M0}${line.slice(untrusted/* bar */.M0.length)}` : line));
    return Buffer.from(named.join('\n'));
}


var shortening = __webpack_require__(4908);
;








const widestName = 20;
const durationWidth = 6;
class FleetConsole {
    #job;
    #printing = new serial_queue/* SerialQueue */.y();
    #running = new Map();
    #all;
    #errors = new Map();
    #ended = 0;
    #log;
    constructor(job, all) {
        this.#job = job;
        this.#all = all;
        const { logFile } = job.context;
        if (logFile === undefined || job.console.group !== undefined)
            return;
        this.#log = new log_file/* LogFile */.$(logFile, job.console);
    }
    began(service) {
        this.#running.set(service, { state: 'begins', beganMs: performance.now() });
        this.#say(service, 'begins.');
        this.#draw();
    }
    ended(service, outcome, more) {
        this.#running.delete(service);
        this.#ended += 1;
        this.#say(service, `${outcome}${more} (${this.#ended} of ${this.#all})`);
        this.#draw();
    }
    async close() {
        this.#job.console.rows?.(() => [], `${this.#ended} of ${this.#all} ended`);
        await this.#printing.idle();
        await this.#log?.close();
    }
    #draw() {
        const waiting = this.#all - this.#ended - this.#running.size;
        const rows = () => {
            const shown = [...this.#running].map(([name, row]) => ({ ...row, name: (0,shortening/* excerpt */.Kb)(name, widestName) }));
            const width = Math.max(...shown.map(({ name }) => name.length));
            return shown.map(({ name, state, beganMs }) => {
                return `${name.padEnd(width)}  ${(0,duration/* formatDuration */.a3)(performance.now() - beganMs).padStart(durationWidth)}  ${state}`;
            });
        };
        const summary = `${this.#ended} of ${this.#all} ended, ${waiting} waiting`;
        const { console } = this.#job;
        if (console.rows !== undefined)
            console.rows(rows, summary);
        else if (console.group === undefined)
            console.showStatus?.(summary);
    }
    #showStatus(service, text) {
        const row = this.#running.get(service);
        if (row === undefined)
            return;
        this.#running.set(service, { ...row, state: text });
        this.#draw();
    }
    #say(service, text) {
        const { console } = this.#job;
        const prefixed = prefixedConsole(console, service);
        if (console.group === undefined)
            prefixed.say(text);
        else
            void this.#print(async () => prefixed.say(text));
    }
    open(service) {
        const { console, context } = this.#job;
        if (console.group === undefined)
            return this.#openPrefixed(console, service);
        const file = (0,external_node_path_.join)(context.temporaryFolder, `taxiway-${(0,external_node_crypto_.randomUUID)()}.log`);
        return groupedConsole(console, file, {
            print: (print) => this.#print(async () => await console.group?.(service, print)),
            showStatus: (text) => this.#say(service, text),
        });
    }
    #openPrefixed(console, service) {
        const prefixed = prefixedConsole(console, service);
        return {
            ...prefixed,
            error: (text) => {
                const first = this.#errors.get(text) ?? service;
                this.#errors.set(text, first);
                prefixed.error(first === service ? text : `failed as ${first} did.`);
            },
            showStatus: (text) => this.#showStatus(service, text),
            block: async (lines) => {
                await Promise.all([prefixed.block(lines), this.#log?.append(prefixLog(lines, service))]);
            },
            close: async () => undefined,
        };
    }
    #print(print) {
        return this.#printing.run(print);
    }
}

;
function toFleetDocument({ outcome, commit, durationMs, services, unchanged }) {
    return {
        outcome,
        passed: services.every(({ passed }) => passed),
        commit,
        durationMs: Math.round(durationMs),
        services: services.map(({ excerpt: _, ...known }) => known),
        unchanged,
    };
}


var to_fleet_run = __webpack_require__(8681);

var run_job = __webpack_require__(1175);
;



function setFleetOutputs(job, services, plan) {
    const { outputs, inputs } = job;
    const fleet = (0,to_fleet_run/* toFleetRun */.Fu)(services, plan, (0,run_job/* createCleaning */.G)(job), inputs.get('on-superseded') === 'neutral');
    const names = (all) => all.map(({ service }) => service).join(',');
    outputs.set('outcome', fleet.outcome);
    outputs.set('failed', names(services.filter(({ passed }) => !passed)));
    outputs.set('deployed', names(services.filter(({ deployed }) => deployed)));
    outputs.setMasked('report', JSON.stringify(toFleetDocument(fleet)));
    return fleet;
}


var deployment_outcome = __webpack_require__(2988);

var input_name = __webpack_require__(2950);

var graph = __webpack_require__(9273);
;
async function runSchedule(nodes, { maxParallel, signal, run, skip, passed }) {
    const names = new Set(nodes.map(({ name }) => name));
    const waiting = new Set(nodes);
    const done = new Map();
    const running = new Set();
    const settle = (node, result) => {
        waiting.delete(node);
        done.set(node.name, result);
    };
    const whySkipped = ({ needs }) => {
        for (const name of needs) {
            const result = done.get(name);
            if (result !== undefined && !passed(result))
                return { kind: 'need', name, result };
        }
        return signal.aborted ? { kind: 'cancelled' } : undefined;
    };
    const start = (node) => {
        waiting.delete(node);
        const work = run(node, done).then((result) => {
            settle(node, result);
            running.delete(work);
        });
        running.add(work);
    };
    const advance = () => {
        for (let decided = true; decided;) {
            decided = false;
            for (const node of waiting) {
                const why = whySkipped(node);
                if (why !== undefined) {
                    settle(node, skip(node, why));
                    decided = true;
                }
                else if (running.size < maxParallel && node.needs.every((need) => !names.has(need) || done.has(need))) {
                    start(node);
                }
            }
        }
    };
    signal.addEventListener('abort', advance);
    try {
        for (advance(); running.size > 0; advance())
            await Promise.race(running);
    }
    finally {
        signal.removeEventListener('abort', advance);
    }
    return done;
}

;






const defaultParallel = 8;
async function runFleet(tasks, options = {}) {
    const { maxParallel = defaultParallel, onBegin, onEnd, named = input_name/* nameAsInput */.A } = options;
    const run = new time_run/* Run */.K(options);
    const { signal } = run;
    const ended = (report) => {
        onEnd?.(report);
        return report;
    };
    const ordered = (0,graph/* levelled */.I)(tasks);
    const done = await runSchedule(ordered, {
        maxParallel: Math.max(1, maxParallel),
        signal,
        passed: ({ passed }) => passed,
        skip: ({ name }, why) => {
            const atMs = run.elapsed();
            return ended({ ...explainSkip(why), name, passed: false, startMs: atMs, endMs: atMs });
        },
        run: async (task, before) => {
            const { name } = task;
            const startMs = run.elapsed();
            const remainingMs = run.remaining();
            if (remainingMs <= 0)
                return ended({ ...tooLate(named), name, startMs, endMs: startMs });
            onBegin?.(name);
            const end = await task.run({ remainingMs, signal, done: before }).catch((error) => toFailedEnd(error, signal));
            return ended({ ...end, name, startMs, endMs: run.elapsed() });
        },
    });
    const services = ordered.flatMap(({ name }) => done.get(name) ?? []);
    return {
        outcome: (0,deployment_outcome/* worstOutcome */.Om)(services.map(({ outcome }) => outcome)),
        passed: services.every(({ passed }) => passed),
        services,
        durationMs: run.elapsed(),
    };
}
function explainSkip(why) {
    switch (why.kind) {
        case 'need':
            return needFailed(why.name, why.result.outcome);
        case 'cancelled':
            return { outcome: 'aborted', reason: `Not deployed: the run was cancelled before its turn.` };
        default:
            return why;
    }
}
function needFailed(name, outcome) {
    const what = outcome === 'skipped' ? 'was skipped' : `ended ${outcome}`;
    return { outcome: 'skipped', reason: (0,message/* message */.i) `fleet-need-failed: Not deployed: it needs "${name}", which ${what}.` };
}
function tooLate(named) {
    const reason = (0,message/* message */.i) `fleet-too-late: Not deployed: the timeout of the fleet passed before its turn. Set a longer ${named('timeout')}, or a larger ${named('max-parallel')}.`;
    return { outcome: 'timed-out', passed: false, reason };
}
function toFailedEnd(error, signal) {
    const reason = error instanceof Error ? error.message : String(error);
    return { outcome: signal.aborted && error === signal.reason ? 'aborted' : 'failed', passed: false, reason };
}


var plan_mode = __webpack_require__(8147);

var errors = __webpack_require__(5373);

var follow_inputs = __webpack_require__(7992);

var given_variables = __webpack_require__(400);

var report_inputs = __webpack_require__(8701);

var deploy_context = __webpack_require__(6821);

var ref_deploy = __webpack_require__(1804);

var external_node_timers_promises_ = __webpack_require__(8500);

var abort_scope = __webpack_require__(7239);
;

const mostEvidence = 20;
const longestEvidence = 500;
function cleanEvidence(lines, clean) {
    const kept = lines.slice(-mostEvidence).map((line) => (0,shortening/* excerpt */.Kb)((0,shortening/* oneLine */.TN)(clean(line)), longestEvidence));
    const left = lines.length - kept.length;
    return left === 0 ? kept : [`\u2026 ${left} earlier`, ...kept.slice(1)];
}

;
var command_check_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var command_check_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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





const graceMs = 2_000;
const drainMs = 1_000;
const longestLine = 8_192;
const mostShown = 5_000_000;
const mostKept = 20;
function commandCheck(options) {
    return { name: 'command', provesVersion: true, run: (context) => run(options, context) };
}
async function run({ command, timeoutMs = 600_000, ...options }, context) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const child = await start(shellsFor(command), { ...options, context });
        if (child instanceof Error)
            return { passed: false, summary: `the command could not be started: ${child.message}`, evidence: [] };
        const scope = command_check_addDisposableResource(env_1, new abort_scope/* AbortScope */.D({ signal: context.signal, timeoutMs }), false);
        let ending;
        const end = () => (ending ??= endGroup(child));
        scope.signal.addEventListener('abort', end, { once: true });
        const output = new ShownOutput(context);
        const reading = Promise.allSettled([child.stdout, child.stderr].map((pipe) => output.read(pipe)));
        const ended = await new Promise((resolve) => {
            child.once('exit', (code, signal) => resolve(code ?? signal ?? 'an unknown signal'));
        });
        await end();
        await Promise.race([reading, (0,external_node_timers_promises_.setTimeout)(drainMs, undefined, { ref: false })]);
        child.stdout?.destroy();
        child.stderr?.destroy();
        context.signal.throwIfAborted();
        const evidence = cleanEvidence(output.last, context.clean);
        if (scope.signal.aborted) {
            const summary = (0,message/* message */.i) `check-command-timeout: the command did not end within ${(0,duration/* formatDuration */.a3)(timeoutMs)}`;
            return { passed: false, summary, evidence };
        }
        if (ended === 0)
            return { passed: true, summary: 'the command exited with 0', evidence };
        const summary = typeof ended === 'number'
            ? (0,message/* message */.i) `check-command-failed: the command exited with ${ended}`
            : `the command was ended by ${ended}`;
        return { passed: false, summary, evidence };
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        command_check_disposeResources(env_1);
    }
}
function shellsFor(command) {
    if (process.platform !== 'win32') {
        return [
            ['bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', command]],
            ['sh', ['-ec', command]],
        ];
    }
    const script = `$ErrorActionPreference = 'stop'\n${command}\nif (Test-Path variable:\\LASTEXITCODE) { exit $LASTEXITCODE }`;
    const encoded = Buffer.from(script, 'utf16le').toString('base64');
    const args = ['-NoLogo', '-NoProfile', '-NonInteractive', '-EncodedCommand', encoded];
    return [
        ['pwsh', args],
        ['powershell', args],
    ];
}
async function start([[program, args] = ['sh', []], ...others], given) {
    const { folder, environment, url, context } = given;
    const { deployment = {} } = context;
    const ownVariables = {
        TAXIWAY_URL: url ?? deployment.url,
        TAXIWAY_SHA: deployment.commit,
        TAXIWAY_DEPLOYMENT_ID: deployment.deploymentId,
        TAXIWAY_SERVICE_ID: deployment.serviceId,
    };
    const { spawn } = await Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 1421, 19));
    const child = spawn(program, [...args], {
        cwd: folder,
        env: { ...environment, ...ownVariables },
        stdio: ['ignore', 'pipe', 'pipe'],
        detached: process.platform !== 'win32',
        windowsHide: true,
    });
    const failure = await new Promise((resolve) => {
        child.once('spawn', () => resolve(undefined));
        child.once('error', resolve);
    });
    if (failure === undefined)
        return child;
    const isMissing = 'code' in failure && failure.code === 'ENOENT';
    return isMissing && others.length > 0 ? await start(others, given) : failure;
}
async function endGroup({ pid }) {
    if (pid === undefined)
        return;
    if (process.platform === 'win32') {
        const { spawn } = await Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 1421, 19));
        const killer = spawn('taskkill', ['/pid', String(pid), '/t', '/f'], { stdio: 'ignore', windowsHide: true });
        await new Promise((resolve) => killer.once('close', () => resolve()).once('error', () => resolve()));
        return;
    }
    if (!signalGroup(pid, 'SIGTERM'))
        return;
    for (let leftMs = graceMs; leftMs > 0; leftMs -= 50) {
        await (0,external_node_timers_promises_.setTimeout)(50);
        if (!signalGroup(pid, 0))
            return;
    }
    signalGroup(pid, 'SIGKILL');
}
function signalGroup(pid, signal) {
    try {
        return process.kill(-pid, signal);
    }
    catch {
        return false;
    }
}
class ShownOutput {
    #context;
    #last = [];
    #shown = 0;
    constructor(context) {
        this.#context = context;
    }
    get last() {
        return this.#last;
    }
    async read(pipe) {
        let rest = '';
        pipe?.setEncoding('utf8');
        for await (const chunk of pipe ?? []) {
            const lines = `${rest}${chunk}`.split(/\r\n|\n|\r(?!$)/);
            rest = lines.pop() ?? '';
            for (; rest.length > longestLine; rest = rest.slice(longestLine))
                lines.push(rest.slice(0, longestLine));
            await this.#show(lines);
        }
        if (rest !== '')
            await this.#show([rest]);
    }
    async #show(lines) {
        if (lines.length === 0)
            return;
        this.#last = [...this.#last, ...lines.slice(-mostKept)].slice(-mostKept);
        if (this.#shown > mostShown)
            return;
        for (const line of lines)
            this.#shown += line.length + 1;
        await this.#context.print?.(lines);
        if (this.#shown > mostShown)
            await this.#context.print?.(['\u2026 (the rest of the output is not shown)']);
    }
}


var base_url = __webpack_require__(3651);

var undici_transport = __webpack_require__(4622);

var checks_pattern = __webpack_require__(9804);

var http_redirect = __webpack_require__(3361);

var response_body = __webpack_require__(187);

var retry = __webpack_require__(4503);

var unreachable = __webpack_require__(6195);

var user_agent = __webpack_require__(2356);
;
var probe_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var probe_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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








const longestBody = 256 * 1024;
const ofEveryProbe = {
    accept: '*/*',
    'accept-encoding': 'identity',
    'cache-control': 'no-cache',
    connection: 'close',
    'user-agent': (0,user_agent/* buildUserAgent */.n)(),
};
async function probe(address, options) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { clock, signal, timeoutMs } = options;
        const late = `no whole answer within ${Math.round(timeoutMs / 100) / 10} s`;
        const onTimeout = () => new errors/* NoAnswerError */.i5(late, { operation: 'probe', sent: true });
        const scope = probe_addDisposableResource(env_1, new abort_scope/* AbortScope */.D({ clock, signal, timeoutMs, onTimeout }), false);
        try {
            return await request(address, scope, options);
        }
        catch (error) {
            signal.throwIfAborted();
            const why = (0,unreachable/* whyNoAnswer */.MR)(scope.signal.aborted ? (0,retry/* abortReason */.Js)(scope, error) : error);
            return { kind: 'bad', why: `gave no answer: ${why}` };
        }
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        probe_disposeResources(env_1);
    }
}
async function request(address, scope, options) {
    let from = address;
    for (let hops = 0; hops <= http_redirect/* maximumRedirects */.Uq; hops++) {
        const response = await options.transport.send({
            operation: 'probe',
            method: 'GET',
            origin: from.origin,
            path: `${from.pathname}${from.search}`,
            headers: { ...ofEveryProbe, ...options.headers },
            body: undefined,
            headersTimeoutMs: 0,
            idleTimeoutMs: 0,
            signal: scope.signal,
        });
        try {
            const { status } = response;
            const redirect = (0,http_redirect/* parseRedirect */.qQ)(status, response.header('location'), from);
            if (redirect?.kind === 'elsewhere' && options.redirectAway === 'failure') {
                const why = (0,message/* message */.i) `probe-redirected-away: answered ${status}, a redirect to another origin (${redirect.origin})`;
                return { kind: 'final', why };
            }
            if (redirect === undefined || redirect.kind === 'elsewhere' || options.wanted(status)) {
                return {
                    kind: 'answered',
                    status,
                    body: options.readBody ? (await (0,response_body/* readBeginning */.i4)(response.body, longestBody)).text : undefined,
                };
            }
            if (redirect.kind === 'nowhere')
                return { kind: 'bad', why: `answered ${status}, a redirect without a target` };
            from = new URL(redirect.path, from);
        }
        finally {
            response.discard();
        }
    }
    return { kind: 'bad', why: `redirected more than ${http_redirect/* maximumRedirects */.Uq} times` };
}


var request_headers = __webpack_require__(4244);

var status_ranges = __webpack_require__(697);
;
var health_check_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var health_check_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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











const longestProbeMs = 10_000;
const shortestProbeMs = 1_000;
const shownOfBody = 160;
const mostRuns = 100;
function healthCheck(options) {
    const { named = input_name/* nameAsInput */.A } = options;
    const defaults = { successes: 3, intervalMs: 2_000, timeoutMs: 120_000, redirectAway: 'failure' };
    const given = { ...defaults, ...options };
    const intervalMs = Math.min(given.intervalMs, given.timeoutMs / given.successes);
    const target = {
        ...given,
        intervalMs,
        named,
        url: parseAddress(options.url, named),
        headers: (0,request_headers/* checkHeaders */.ZZ)(Object.entries(options.headers ?? {}), named),
        ranges: new status_ranges/* StatusRanges */.R('health-status', options.status ?? '200-399', named),
        pattern: options.body === undefined ? undefined : new checks_pattern/* Pattern */.z('health-body', options.body, named),
    };
    return {
        name: 'health',
        provesVersion: target.pattern !== undefined,
        run: async (context) => {
            const env_1 = { stack: [], error: void 0, hasError: false };
            try {
                if (options.transport !== undefined)
                    return await watch(target, options.transport, context);
                const transport = health_check_addDisposableResource(env_1, new undici_transport/* UndiciTransport */.s((0,base_url/* isLoopback */.U9)(target.url.hostname) ? 'direct' : {}), true);
                return await watch(target, transport, context);
            }
            catch (e_1) {
                env_1.error = e_1;
                env_1.hasError = true;
            }
            finally {
                const result_1 = health_check_disposeResources(env_1);
                if (result_1)
                    await result_1;
            }
        },
    };
}
async function watch(target, transport, context) {
    const { clock, signal, clean } = context;
    const { url, headers, ranges, redirectAway, successes, intervalMs, timeoutMs } = target;
    const startMs = clock.now();
    const leftMs = () => startMs + timeoutMs - clock.now();
    const log = new AttemptLog();
    const finding = (passed, summary) => {
        return { passed, summary, evidence: cleanEvidence(log.lines(), clean) };
    };
    for (let inARow = 0; leftMs() > 0;) {
        const atMs = clock.now() - startMs;
        const result = await probe(url, {
            headers,
            transport,
            clock,
            signal,
            timeoutMs: Math.max(shortestProbeMs, Math.min(longestProbeMs, leftMs())),
            readBody: target.pattern !== undefined,
            wanted: (status) => ranges.lists(status),
            redirectAway,
        });
        const { kind, text } = judge(result, target, clean);
        log.add(atMs, text);
        if (kind === 'final')
            return finding(false, `${url.host} ${text}`);
        inARow = kind === 'good' ? inARow + 1 : 0;
        if (inARow === successes)
            return finding(true, `${inARowPhrase(successes)}: ${text}`);
        context.progress(`${url.host} ${text}${inARow > 0 ? ` (${inARow} of ${successes})` : ''}`);
        await clock.sleep(Math.max(0, Math.min(intervalMs, leftMs())), signal);
    }
    const text = (0,message/* message */.i) `health-timed-out: there were not ${inARowPhrase(successes)} within ${timeoutMs / 1000} s; the last request ${log.last}`;
    return finding(false, text);
}
function judge(result, { ranges, pattern, named }, clean) {
    if (result.kind !== 'answered')
        return { kind: result.kind, text: result.why };
    const { status, body = '' } = result;
    const good = ranges.includes(status);
    if (!good || pattern === undefined)
        return { kind: good ? 'good' : 'bad', text: `answered ${status}` };
    const found = pattern.find([body]);
    if (found === 0)
        return { kind: 'good', text: `answered ${status}, and the body matches` };
    if (found === undefined) {
        const text = (0,message/* message */.i) `health-pattern-too-slow: answered ${status}, but matching ${named('health-body')} took over a second`;
        return { kind: 'final', text };
    }
    const shown = JSON.stringify((0,shortening/* excerpt */.Kb)(clean(body), shownOfBody));
    return { kind: 'bad', text: `answered ${status}, but the body does not match: ${shown}` };
}
function inARowPhrase(successes) {
    return successes === 1 ? 'one good answer' : `${successes} good answers in a row`;
}
function parseAddress(text, named) {
    const url = URL.parse(text);
    if (url === null || (url.protocol !== 'https:' && url.protocol !== 'http:')) {
        const why = `${named('health-url')} is not a complete URL: "${(0,shortening/* shorten */.ml)(text)}". Begin it with \`https://\` or \`http://\`.`;
        throw new errors/* InputError */.dz('health-url', why);
    }
    if (url.username !== '' || url.password !== '')
        throw new errors/* InputError */.dz('health-url', `${named('health-url')} has a user name or password. Use a URL without.`);
    return url;
}
class AttemptLog {
    #runs = [];
    get last() {
        return this.#runs.at(-1)?.result ?? '';
    }
    add(atMs, result) {
        const last = this.#runs.at(-1);
        if (last?.result === result) {
            last.toMs = atMs;
            last.count++;
            return;
        }
        this.#runs.push({ result, fromMs: atMs, toMs: atMs, count: 1 });
        if (this.#runs.length > mostRuns)
            this.#runs.shift();
    }
    lines() {
        const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;
        return this.#runs.map(({ result, fromMs, toMs, count }) => {
            if (count === 1)
                return `${seconds(fromMs)}: ${result}`;
            return `${seconds(fromMs)} to ${seconds(toMs)}: ${result} (${count} times)`;
        });
    }
}


var taxiway_error = __webpack_require__(7776);
;

const operation = 'get_logs';
const mostLines = 1_000;
const readTimeoutMs = 15_000;
const mostPages = 1_000;
const beforeAll = -1;
class RuntimeLog {
    #context;
    #serviceId;
    #limit = mostLines;
    marked = false;
    restarts = 0;
    #mark;
    #largestAnswer = 1;
    constructor(context, serviceId) {
        this.#context = context;
        this.#serviceId = serviceId;
    }
    async begin(options) {
        const newest = await this.#page({}, options);
        if (!this.marked)
            this.#mark = newest.at(-1);
        this.marked = true;
    }
    async *read() {
        if (!this.marked)
            await this.begin();
        for (;;) {
            const answer = await this.#next();
            const readTo = this.#mark?.id ?? beforeAll;
            const page = answer.filter(({ id }) => id > readTo);
            const last = page.at(-1);
            if (last === undefined)
                return;
            const cut = answer.length >= Math.min(this.#limit, this.#largestAnswer);
            this.#largestAnswer = Math.max(this.#largestAnswer, answer.length);
            const missed = cut ? await this.#between(readTo, page) : [];
            this.#mark = last;
            yield [...missed, ...page];
            if (!cut)
                return;
        }
    }
    async #next() {
        const mark = this.#mark;
        if (mark === undefined)
            return await this.#page();
        const answer = await this.#page(mark.id > 0 ? { after: mark.id - 1 } : {});
        if (!isSame(answer[0], mark) && (await this.#startedOver(mark))) {
            this.restarts++;
            this.#mark = undefined;
            return await this.#page();
        }
        if (answer.length > 1 || (this.#largestAnswer > 1 && this.#limit > 1))
            return answer;
        return await this.#page({ after: mark.id });
    }
    async #startedOver(mark) {
        const newest = await this.#page();
        const last = newest.at(-1);
        return last === undefined || last.id < mark.id || newest.some((line) => line.id === mark.id && !isSame(line, mark));
    }
    async #between(mark, page) {
        let missed = [];
        for (let pages = 1; pages <= mostPages; pages++) {
            const before = missed[0]?.id ?? page[0]?.id ?? 0;
            const older = (await this.#page({ before })).filter(({ id }) => id > mark && id < before);
            if (older.length === 0)
                return missed;
            missed = [...older, ...missed];
        }
        throw unreadable(`get_logs: more lines were written between two reads than can be read.`);
    }
    async #page(cursor = {}, options = { timeoutMs: readTimeoutMs, retries: false }) {
        const { platform, signal } = this.#context;
        const { after = Number.NEGATIVE_INFINITY } = cursor;
        for (;;) {
            const args = { id: this.#serviceId, limit: this.#limit, ...cursor };
            try {
                const { logs } = await platform.call(operation, args, { signal, ...options });
                const lines = (logs ?? []).map(readLine).filter(({ id }) => id > after);
                return lines.sort((one, other) => one.id - other.id);
            }
            catch (error) {
                if (this.#limit === 1 || !isTooMuch(error))
                    throw error;
                this.#limit = Math.max(1, Math.floor(this.#limit / 10));
            }
        }
    }
}
function readLine({ id, line: text, ts, stream }) {
    if (typeof id === 'number' && typeof text === 'string')
        return { id, text, ts: ts ?? undefined, stream: stream ?? undefined };
    throw unreadable(`get_logs: a line has no id or no text, so it cannot be checked.`);
}
function unreadable(text) {
    return new errors/* UnreadableError */.Gy(text, { operation, status: 200 });
}
function isTooMuch(error) {
    if (error instanceof errors/* UnreadableError */.Gy)
        return /MiB/.test(error.message);
    return error instanceof errors/* RefusedError */.fk && error.status === 400;
}
function isSame(line, mark) {
    return line?.id === mark.id && line.text === mark.text && line.ts === mark.ts;
}

;








const longestIntervalMs = 2_000;
const markMs = 10_000;
const lastReadMs = 30_000;
const contextLines = 5;
const shownOfSummary = 200;
const shownOfLine = 480;
function soakCheck(options) {
    const { serviceId, durationMs, failPattern, intervalMs = longestIntervalMs, named = input_name/* nameAsInput */.A } = options;
    const input = 'log-fail-pattern';
    const pattern = new checks_pattern/* Pattern */.z(input, failPattern, named);
    const tooSlow = `matching ${named(input)} took over a second: simplify it`;
    let log;
    return {
        name: 'runtime log',
        prepare: async (context) => {
            log = new RuntimeLog(context, serviceId);
            await log.begin({ timeoutMs: markMs }).catch((error) => {
                context.signal.throwIfAborted();
                if (!(error instanceof taxiway_error/* TaxiwayError */.y))
                    throw error;
            });
        },
        run: async (context) => {
            const soak = new Soak(log ?? new RuntimeLog(context, serviceId), { pattern, tooSlow }, context);
            return await soak.watch(durationMs, Math.min(longestIntervalMs, intervalMs));
        },
    };
}
class Soak {
    #log;
    #search;
    #context;
    #lastLines = [];
    #lines = 0;
    #failures = 0;
    #refusals = 0;
    #lastFailure = '';
    #delay = [];
    constructor(log, search, context) {
        this.#log = log;
        this.#search = search;
        this.#context = context;
    }
    async watch(durationMs, intervalMs) {
        const { clock, signal, progress } = this.#context;
        const startMs = clock.now();
        let endMs = startMs + durationMs;
        for (;;) {
            const sentMs = clock.now();
            const marked = this.#log.marked;
            const read = await this.#read(endMs + lastReadMs);
            if (!marked && this.#log.marked) {
                const seconds = ((clock.now() - startMs) / 1000).toFixed(1);
                this.#delay = [`the log was watched only from ${seconds} s on, because it could not be read before`];
                endMs = clock.now() + durationMs;
            }
            if (read.kind === 'over')
                return read.finding;
            if (read.kind === 'complete' && sentMs >= endMs)
                return this.#passed(durationMs);
            const nowMs = clock.now();
            const waitMs = read.kind === 'complete' ? Math.min(intervalMs, endMs - nowMs) : Math.max(intervalMs, read.pauseMs);
            if (nowMs + waitMs > endMs + lastReadMs)
                return this.#unread();
            progress(`${this.#lines} lines so far, none matches`);
            await clock.sleep(Math.max(0, waitMs), signal);
        }
    }
    async #read(lastMs) {
        try {
            for await (const lines of this.#log.read()) {
                const finding = this.#judge(lines);
                if (finding !== undefined)
                    return { kind: 'over', finding };
                if (this.#context.clock.now() > lastMs) {
                    return this.#failed(`lines are written faster than they can be read`, 0);
                }
            }
            this.#refusals = 0;
            return { kind: 'complete' };
        }
        catch (error) {
            this.#context.signal.throwIfAborted();
            if (!(error instanceof taxiway_error/* TaxiwayError */.y))
                throw error;
            this.#refusals = (0,errors/* isForbidden */.US)(error) ? this.#refusals + 1 : 0;
            const failed = this.#failed((0,shortening/* withoutFullStop */.Qu)(error.message), (error instanceof errors/* RefusedError */.fk && error.retryAfterMs) || 0);
            return this.#refusals < errors/* refusalLimit */.AU ? failed : { kind: 'over', finding: this.#unread() };
        }
    }
    #failed(why, pauseMs) {
        this.#failures++;
        this.#lastFailure = why;
        return { kind: 'failed', pauseMs };
    }
    #judge(lines) {
        const index = this.#search.pattern.find(lines.map(({ text }) => text));
        if (index === undefined)
            return {
                passed: false,
                summary: this.#search.tooSlow,
                evidence: [],
            };
        if (index >= 0)
            return this.#matched(lines, index);
        this.#lines += lines.length;
        this.#lastLines = [...this.#lastLines, ...lines.slice(-contextLines)].slice(-contextLines);
        return undefined;
    }
    #matched(lines, index) {
        const { clean } = this.#context;
        const before = [...this.#lastLines, ...lines.slice(0, index)].slice(-contextLines).map(numbered);
        const after = lines.slice(index + 1, index + 1 + contextLines).map(numbered);
        const text = clean(lines[index]?.text ?? '');
        const place = Math.max(0, this.#search.pattern.placeIn(text) ?? 0);
        const match = `> ${lines[index]?.id}: ${(0,shortening/* excerpt */.Kb)(text, shownOfLine, place)}`;
        const summary = `a line matches: ${(0,shortening/* excerpt */.Kb)(text, shownOfSummary, place)}`;
        return { passed: false, summary, evidence: cleanEvidence([...this.#restarts(), ...before, match, ...after], clean) };
    }
    #passed(durationMs) {
        const failures = this.#failures === 0 ? [] : [`${this.#failures} reads failed; the last failure: ${this.#lastFailure}`];
        const evidence = [...this.#delay, ...this.#restarts(), ...failures, ...this.#lastLines.map(numbered)];
        const summary = `none of ${this.#lines} lines matches, in ${durationMs / 1000} s`;
        return { passed: true, summary, evidence: cleanEvidence(evidence, this.#context.clean) };
    }
    #restarts() {
        const { restarts } = this.#log;
        if (restarts === 0)
            return [];
        return [`the log started over ${restarts === 1 ? 'once' : `${restarts} times`}, as after a restart`];
    }
    #unread() {
        const last = this.#lastLines.at(-1)?.id;
        const why = this.#lastFailure;
        const summary = (0,message/* message */.i) `runtime-log-unread: the runtime log could not be read to its end, so it may match: ${why}`;
        const reached = last === undefined ? '' : `; the last line read is ${last}`;
        return { passed: false, summary, evidence: [`${this.#failures} reads failed${reached}`] };
    }
}
function numbered({ id, text }) {
    return `${id}: ${text}`;
}


var hidden_failure = __webpack_require__(3980);
;





const shownLines = 10;
const longestFailure = 500;
const mayHaveRun = `the statement may have run, and is not sent again`;
function statementCheck(options) {
    return {
        name: 'SQL',
        provesVersion: true,
        doubt: mayHaveRun,
        needs: 'db_query',
        run: async (context) => {
            try {
                return await statement_check_run(options, context);
            }
            catch (error) {
                context.signal.throwIfAborted();
                if (!(error instanceof taxiway_error/* TaxiwayError */.y))
                    throw error;
                const doubt = (0,errors/* mayHaveTakenEffect */.Y2)(error) ? `; ${mayHaveRun}` : '';
                return { passed: false, summary: `${(0,shortening/* withoutFullStop */.Qu)(error.message)}${doubt}`, evidence: [] };
            }
        },
    };
}
async function statement_check_run(options, { platform, signal, clean }) {
    const { serviceId, query, timeoutMs = 300_000 } = options;
    const answer = await platform.call('db_query', { id: serviceId, query }, { signal, timeoutMs });
    const { output } = answer;
    const lines = (output ?? '').split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
    const more = lines.length > shownLines ? [`\u2026 ${lines.length - shownLines} more lines`] : [];
    const evidence = cleanEvidence([...lines.slice(0, shownLines), ...more], clean);
    const failure = (0,hidden_failure/* findStatementFailure */.PW)(answer);
    if (failure !== undefined) {
        return { passed: false, summary: (0,shortening/* excerpt */.Kb)((0,shortening/* withoutFullStop */.Qu)(clean(failure)), longestFailure), evidence };
    }
    if (typeof output === 'string')
        return { passed: true, summary: 'the statement ran without an error', evidence };
    return { passed: false, summary: 'the answer has no output, so it is unknown whether the statement failed', evidence };
}


var defined_fields = __webpack_require__(5023);
;












const ofAction = /^(?:INPUT_|STATE_|ACTIONS_(?:RUNTIME|RESULTS|CACHE)_|GITHUB_(?:OUTPUT|STATE|ENV|PATH|STEP_SUMMARY)$)/i;
const tokens = /^(?:TAXIWAY_(?:API_KEY|HEALTH_HEADERS)|(?:TAXIWAY_)?(?:GITHUB|GITLAB)_TOKEN|GH_TOKEN|CI_JOB_TOKEN)$/i;
function readGateInputs(job) {
    const { inputs, context } = job;
    const report = readReportInputs(inputs);
    const connection = readConnection(inputs);
    const follow = readFollowInputs(inputs);
    const serviceId = inputs.required('service-id', 'the service whose deployment the gate judges');
    const deploymentId = inputs.get('deployment-id');
    const rollbackRef = inputs.get('rollback-ref');
    const request = {
        serviceId,
        ...definedFields({ deploymentId, commit: context.sha, rollbackRef }),
        rollback: inputs.get('rollback'),
        checks: readChecks(job, serviceId, follow),
    };
    return { connection, request, follow, report };
}
function readChecks(job, serviceId, follow) {
    const { inputs } = job;
    const checks = [readHealth(inputs), readCommand(job), readSoak(inputs, serviceId, follow), readStatement(inputs)];
    return checks.filter((check) => check !== undefined);
}
function readHealth(inputs) {
    const url = inputs.get('health-url');
    const status = inputs.get('health-status');
    if (status !== undefined)
        new status_ranges/* StatusRanges */.R('health-status', status, inputs.named);
    const given = inputs.get('health-headers');
    const headers = given === undefined ? undefined : (0,request_headers/* parseHeaders */.QG)(given, inputs.named);
    const body = inputs.get('health-body');
    const successes = inputs.get('health-successes');
    const intervalMs = inputs.get('health-interval');
    const timeoutMs = inputs.get('health-timeout');
    if (url === undefined)
        return (refuseAlone(inputs, 'health-headers', headers, 'health-url') ??
            refuseAlone(inputs, 'health-body', body, 'health-url'));
    const { named } = inputs;
    return healthCheck({ url, named, ...(0,defined_fields/* definedFields */.X)({ headers, status, body, successes, intervalMs, timeoutMs }) });
}
function readCommand({ inputs, context, environment, redactor }) {
    const command = inputs.get('check-command');
    const timeoutMs = inputs.get('check-timeout');
    if (command === undefined)
        return undefined;
    const url = inputs.get('environment-url');
    const passedOn = Object.entries(environment).filter(([name, value = '']) => !ofAction.test(name) && !tokens.test(name) && !redactor.finds(value));
    return commandCheck({
        command,
        folder: context.config.folder,
        environment: Object.fromEntries(passedOn),
        url,
        timeoutMs,
    });
}
function readSoak(inputs, serviceId, { pollIntervalMs }) {
    const durationMs = inputs.get('soak');
    const failPattern = inputs.get('log-fail-pattern');
    if (durationMs === undefined)
        return refuseAlone(inputs, 'log-fail-pattern', failPattern, 'soak');
    if (failPattern === undefined)
        return refuseAlone(inputs, 'soak', durationMs, 'log-fail-pattern');
    return soakCheck({
        serviceId,
        failPattern,
        durationMs,
        named: inputs.named,
        ...(0,defined_fields/* definedFields */.X)({ intervalMs: pollIntervalMs }),
    });
}
function readStatement(inputs) {
    const query = inputs.get('sql');
    const serviceId = inputs.get('sql-service-id');
    if (query === undefined)
        return refuseAlone(inputs, 'sql-service-id', serviceId, 'sql');
    if (serviceId === undefined)
        return refuseAlone(inputs, 'sql', query, 'sql-service-id');
    return statementCheck({ serviceId, query });
}
function refuseAlone({ named }, name, value, missing) {
    if (value === undefined)
        return undefined;
    const text = (0,message/* message */.i) `half-a-check: ${named(name)} has no effect without ${named(missing)}. Set both or neither.`;
    throw new errors/* InputError */.dz(name, text);
}


var reporter = __webpack_require__(2805);

var run_to_end = __webpack_require__(4363);

var deployment_report = __webpack_require__(4088);

var run_report = __webpack_require__(9723);
;




function toRunEnd({ outcome, reason, url, deployment, gate }) {
    if (gate === undefined)
        return (0,run_end/* deploymentEnd */.hF)({ ...deployment_report/* nothingDeployed */.c, ...deployment, outcome, reason });
    const { outdatedBy, verdict } = deployment ?? {};
    const shown = { ...gate.deployment, url, ...(0,defined_fields/* definedFields */.X)({ outdatedBy, verdict }) };
    return { kind: 'gate', gate: { ...gate, reason, deployment: shown }, wrongUsage: false };
}
function toServiceEnd(run) {
    const { passed, reason, cause } = run;
    const isSound = run.kind === 'deployment' || (run.kind === 'gate' && run.gate.passed);
    const outcome = isSound ? run.outcome : run.verdict;
    const deployment = { ...(0,run_report/* judgedDeployment */.x9)(run), ...(0,defined_fields/* definedFields */.X)({ serviceId: (0,run_report/* concernedService */.zB)(run) }) };
    return { outcome, passed, reason, url: (0,run_report/* servedAt */.rv)(run), cause, deployment };
}


var flow_run = __webpack_require__(4120);

var deploy = __webpack_require__(8007);

var poll = __webpack_require__(7343);

var follow = __webpack_require__(3909);

var history_history = __webpack_require__(5275);

var history_record = __webpack_require__(8309);

var commit_id = __webpack_require__(872);

var past_deployments = __webpack_require__(3589);
;



async function findLastGood(platform, { serviceId, current, remembered, signal, timeoutMs, ...words }) {
    const runs = remembered === undefined ? [] : await remembered();
    const failed = new Set();
    let newest;
    let isShown = false;
    const history = new past_deployments/* PastDeployments */.p(platform, serviceId, { ...words, signal, timeoutMs });
    for await (const past of history) {
        const { id, commit, succeeded } = past;
        newest ??= past;
        isShown ||= commit !== undefined;
        const from = current ?? newest.commit;
        if (from === undefined)
            break;
        if (commit === undefined || !succeeded || !isNew(commit, from, newest))
            continue;
        const run = runs.find((each) => (0,commit_id/* sameCommit */.Kd)(each.commit, commit));
        if (run !== undefined && (failed.has(run.commit) || (await run.result()) === 'failed')) {
            failed.add(run.commit);
            continue;
        }
        const deployment = id === undefined ? 'the newest deployment' : `deployment ${id}, the newest`;
        const how = `Going back to ${(0,commit_id/* shortenCommit */.tl)(commit)}: it is the commit of ${deployment} that succeeded with another commit than ${(0,commit_id/* shortenCommit */.tl)(from)}.`;
        return { kind: 'found', commit, from, how };
    }
    const from = current ?? newest?.commit;
    if (from === undefined) {
        const reason = newest === undefined
            ? nothingShown(history)
            : `The record of the newest deployment (${newest.id ?? 'without an id'}) shows no commit, so it is not known what to go back from.`;
        return { kind: 'none', from, reason };
    }
    const commit = isShown ? undefined : await newestGood(runs, (each) => isNew(each, from, newest));
    if (commit !== undefined) {
        const how = `Going back to ${(0,commit_id/* shortenCommit */.tl)(commit)}: GitHub remembers it as the newest that succeeded with another commit than ${(0,commit_id/* shortenCommit */.tl)(from)}; the platform's records show no commit.`;
        return { kind: 'found', commit, from, how };
    }
    const passed = failed.size > 0 ? ' and passed its checks' : '';
    const reason = (0,message/* message */.i) `rollback-nothing-good: No deployment to go back to: of ${history.extent} none succeeded with a known commit other than ${(0,commit_id/* shortenCommit */.tl)(from)}${passed}.`;
    return { kind: 'none', from, reason };
}
async function newestGood(runs, isWanted = () => true) {
    const judged = new Set();
    for await (const { commit, result } of runs) {
        if (judged.has(commit) || !isWanted(commit))
            continue;
        judged.add(commit);
        if ((await result()) === 'succeeded')
            return commit;
    }
    return undefined;
}
function isNew(commit, from, newest) {
    return !(0,commit_id/* sameCommit */.Kd)(commit, from) && (newest?.commit === undefined || !(0,commit_id/* sameCommit */.Kd)(commit, newest.commit));
}
function nothingShown({ isWhole, extent }) {
    return isWhole ? `The service has no deployment yet.` : `The history shows no deployment: ${extent}.`;
}

;

const keptVariables = (0,message/* message */.i) `rollback-keeps-variables: A rollback deploys earlier code and changes no variables: the service keeps them as they are now.`;


var history_polling = __webpack_require__(3905);

var poll_schedule = __webpack_require__(695);

var vocabulary = __webpack_require__(8028);
;









const choices = (/* unused pure expression or super */ null && (['id', 'commit', 'newest-unfinished']));
const longestWaitMs = 60_000;
const chosen_deployment_readTimeoutMs = 30_000;
const lastReadTimeoutMs = 3_500;
const absentForMs = 10_000;
async function chooseDeployment(platform, request, options, onWait) {
    const { commit } = request;
    const run = new time_run/* Run */.K({ ...options, timeoutMs: longestWaitMs });
    let rows = undefined;
    let absentSinceMs;
    const end = await (0,history_polling/* searchHistory */.T)(platform, run, {
        limitMs: chosen_deployment_readTimeoutMs,
        lastMs: lastReadTimeoutMs,
        read: async (signal) => {
            const isFirst = rows === undefined;
            rows = await readRecords(platform, request, rows, signal);
            const ours = rows.find((row) => showsCommit(row, commit));
            if (commit === undefined || ours !== undefined)
                return { kind: 'read', ours, failure: undefined };
            if (isFirst)
                await onWait(`No record shows the commit ${(0,commit_id/* shortenCommit */.tl)(commit)} yet. Waiting up to ${longestWaitMs / 1000} s.`);
            return undefined;
        },
        pauseMs: (_, failures) => failures === 0 ? (0,poll_schedule/* pollInterval */.dq)(options.pollIntervalMs, run.elapsed()) : (0,poll_schedule/* failureBackoff */.Vd)(failures, run.random),
        isFinal: (error) => {
            absentSinceMs = (0,errors/* isMissing */.b2)(error) ? (absentSinceMs ?? run.elapsed()) : undefined;
            return run.elapsed() - (absentSinceMs ?? run.elapsed()) >= absentForMs;
        },
    });
    if (end.kind === 'read' && end.ours !== undefined) {
        const how = `Judging deployment ${end.ours.id}: its record shows the commit ${(0,commit_id/* shortenCommit */.tl)(commit ?? '')}.`;
        return chosen('commit', end.ours, how);
    }
    if (rows !== undefined)
        return chooseWithoutCommit(rows, request, (0,vocabulary/* buildVocabulary */.vQ)(options), platform.named);
    const why = end.failure?.message ?? `The platform asked to wait for longer than that.`;
    return `No deployment was chosen, because its history could not be read. ${why}`;
}
function chooseWithoutCommit(rows, { commit }, interpret, named) {
    const why = commit === undefined ? 'no commit is known' : `no record shows the commit ${(0,commit_id/* shortenCommit */.tl)(commit)}`;
    const unfinished = rows.find((row) => isUnfinished(row, interpret));
    if (unfinished !== undefined) {
        const how = `Judging deployment ${unfinished.id}: ${why}, and it is the newest unfinished one.`;
        return chosen('newest-unfinished', unfinished, how);
    }
    if (rows.length === 0)
        return `The service has no deployment, so there is nothing to judge.`;
    return (0,message/* message */.i) `gate-none-chosen: No deployment was chosen: ${why}, and none is unfinished. Set ${named('deployment-id')}.`;
}
async function readRecords(platform, { serviceId, commit }, known, signal) {
    const read = (page) => page.map(history_record/* readRecord */.aE).filter((record) => record.id !== undefined);
    const isLast = (page) => read(page).some((row) => showsCommit(row, commit)) || (known !== undefined && read(page).length > 0);
    const { rows } = await (0,history_history/* readRows */.aK)(platform, serviceId, { signal, isLast });
    const found = read(rows);
    const seen = new Set(found.map(({ id }) => id));
    return [...found, ...(known ?? []).filter(({ id }) => !seen.has(id))];
}
function showsCommit({ refs }, commit) {
    return (0,history_record/* compareRefs */.Iu)(commit, refs) === 'ours';
}
function isUnfinished({ word, rollbackable }, interpret) {
    const meaning = word === undefined ? 'ambiguous' : interpret(word);
    return meaning === 'ongoing' || meaning === 'unknown' || (meaning === 'ambiguous' && !rollbackable);
}
function chosen(by, { id, refs }, how) {
    return { kind: 'chosen', by, deploymentId: id, ref: (0,history_record/* readRef */.sg)(refs), how };
}


var gate_report = __webpack_require__(3692);
;



async function runChecks(checks, context) {
    const { emit, run } = context;
    const failures = new Map();
    for (const check of checks) {
        try {
            if (!run.signal.aborted)
                await check.prepare?.(toCheckContext(check, context));
        }
        catch (error) {
            failures.set(check, error);
        }
    }
    const reports = [];
    for (const check of checks) {
        if (reports.some(({ result }) => result !== 'passed')) {
            reports.push(notRun(check));
            continue;
        }
        const { name } = check;
        await emit({ kind: 'check-began', name });
        const startMs = run.elapsed();
        const result = await runCheck(check, context, failures);
        const report = { name, ...result, startMs, endMs: run.elapsed() };
        await emit({ kind: 'check-ended', check: report });
        reports.push(report);
    }
    return reports;
}
function notRun({ name }) {
    return { name, result: 'not-run', summary: 'not run', evidence: [], startMs: 0, endMs: 0 };
}
async function runCheck(check, context, failures) {
    const { signal } = context.run;
    const checkContext = toCheckContext(check, context);
    try {
        signal.throwIfAborted();
        if (failures.has(check))
            throw failures.get(check);
        const { passed, summary, evidence } = await check.run(checkContext);
        const kept = cleanEvidence(evidence, checkContext.clean);
        return { result: passed ? 'passed' : 'failed', summary: (0,shortening/* withoutFullStop */.Qu)(summary), evidence: kept };
    }
    catch (error) {
        if (signal.aborted) {
            const doubt = check.doubt === undefined ? '' : `; ${check.doubt}`;
            return { result: 'cut-short', summary: `the run was cancelled${doubt}`, evidence: [] };
        }
        const why = (0,shortening/* withoutFullStop */.Qu)(error instanceof Error ? error.message : String(error));
        return { result: 'failed', summary: (0,message/* message */.i) `check-crashed: it could not be run: ${why}`, evidence: [] };
    }
}
function toCheckContext({ name }, { platform, emit, clean, run, deployment }) {
    return {
        platform,
        clock: run.clock,
        signal: run.signal,
        progress: (text) => void emit({ kind: 'check-progress', name, text }),
        clean,
        print: (lines) => emit({ kind: 'check-output', name, lines }),
        ...(deployment && { deployment }),
    };
}

;
var gate_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var gate_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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



















const pageTimeoutMs = 30_000;
const newestPageTimeoutMs = 3_500;
const mostReads = 5;
const readGapMs = 2_000;
function gate(platform, request, options = {}) {
    return beginFlow(options, (emit, signal) => runGate(platform, request, emit, { ...options, signal }));
}
async function runGate(platform, request, emit, options, isFollowed = false) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const run = new time_run/* Run */.K(options);
        const needed = neededOperations(request);
        const keyCheck = needed.length === 0 ? undefined : preflight/* KeyCheck */.yw.of(run, platform);
        const { clean = unchanged } = options;
        const context = { platform, request, emit, clean, options: { ...options, keyCheck }, run };
        const { serviceId } = request;
        const reading = gate_addDisposableResource(env_1, new abort_scope/* AbortScope */.D({ clock: run.clock, signal: run.signal }), false);
        const permitted = requireAll(context, needed);
        permitted.catch((error) => reading.abort(error));
        const choice = await choose(context, reading.signal);
        if (typeof choice === 'string') {
            await permitted;
            return unjudged(context, choice);
        }
        const { by, deploymentId, ref } = choice;
        await emit({ ...choice, serviceId });
        const followedFromMs = run.elapsed();
        const following = { ...options, signal: reading.signal };
        const tell = async (event) => {
            if (!isFollowed || !emittedByFollowing.has(event.kind))
                await emit(event);
        };
        const deployment = await (0,follow/* runFollow */.dt)(platform, { serviceId, deploymentId, ref }, tell, following);
        await permitted;
        await emit({ kind: 'judged', deployment });
        const { checks, found } = await check(context, deployment);
        const newer = found.ids;
        const isFailed = checks.some(({ result }) => result === 'failed');
        const rolledBack = isFailed ? await rollBack(context, deployment, found) : undefined;
        const rollback = typeof rolledBack === 'string' ? undefined : rolledBack;
        const passed = deployment.outcome === 'succeeded' && checks.every(({ result }) => result === 'passed');
        if (passed && !request.checks?.some(({ provesVersion }) => provesVersion))
            await emit({
                kind: 'notice',
                text: (0,message/* message */.i) `gate-version-unproven: Nothing proved that the new version answers, and not the one before. Set ${platform.named('health-body')}, ${platform.named('check-command')} or ${platform.named('sql')}.`,
            });
        const reason = (0,gate_report/* explainGate */.Vt)({ deployment, checks, newer }, rolledBack);
        const durationMs = run.elapsed();
        return { passed, reason, deployment, chosenBy: by, followedFromMs, checks, newer, rollback, durationMs };
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        gate_disposeResources(env_1);
    }
}
const emittedByFollowing = new Set(['lines', 'hole', 'status', 'url']);
function unchanged(text) {
    return text;
}
function neededOperations({ checks = [], rollbackRef, rollback }) {
    const ofChecks = checks.map(({ needs }) => needs).filter((needs) => needs !== undefined);
    return [...new Set([...ofChecks, ...(rollbackRef !== undefined || rollback ? ['deploy_service'] : [])])];
}
async function requireAll({ run, request, options }, needed) {
    const { serviceId } = request;
    try {
        for (const operation of needed)
            await options.keyCheck?.require(operation, operation === 'deploy_service' ? { serviceId } : {});
    }
    catch (error) {
        if (!run.signal.aborted)
            throw error;
    }
}
async function choose({ platform, request, emit, options }, signal) {
    const { serviceId, deploymentId } = request;
    if (deploymentId !== undefined) {
        const how = `Judging deployment ${deploymentId} of service ${serviceId}.`;
        return { kind: 'chosen', by: 'id', deploymentId, ref: undefined, how };
    }
    try {
        const reading = { ...options, signal };
        return await chooseDeployment(platform, request, reading, (text) => emit({ kind: 'waiting', text }));
    }
    catch (error) {
        if (!signal.aborted)
            throw error;
        return `The run was cancelled before a deployment was chosen.`;
    }
}
async function check(context, { outcome, deploymentId = '', ref = '', url }) {
    const { request, emit } = context;
    const { checks = [], serviceId } = request;
    if (outcome !== 'succeeded' || checks.length === 0)
        return { checks: checks.map(notRun), found: nothingNewer };
    const before = await readIds(context);
    const commit = (0,commit_id/* readCommit */.kN)(ref) ?? request.commit;
    const reports = await runChecks(checks, { ...context, deployment: { serviceId, deploymentId, commit, url } });
    const found = await findNewer(context, deploymentId, before);
    if (found.ids.length > 0)
        await emit({ kind: 'warning', text: (0,gate_report/* newerWarning */.Qm)(found.ids) });
    return { checks: reports, found };
}
const nothingNewer = { ids: [], unknown: undefined };
async function findNewer(context, judged, before) {
    const after = await readIds(context);
    if (after.kind === 'unread')
        return { ids: [], unknown: after.why };
    const { ids } = after;
    const unknown = ids.includes(judged) ? undefined : `the newest page of the history does not show ${judged}`;
    return { ids: newerThan(judged, ids, before.kind === 'read' ? before.ids : undefined), unknown };
}
async function findNewerAgain(context, judged, found) {
    const { clock, signal } = context.run;
    let last = found;
    const readNewer = async () => {
        last = await findNewer(context, judged, { kind: 'unread', why: '' });
        return last.unknown === undefined ? last : undefined;
    };
    const pauseMs = (reads) => (reads === mostReads ? undefined : readGapMs);
    return (await (0,poll/* poll */.w)(readNewer, { pauseMs, sleep: (ms) => clock.sleep(ms, signal) })) ?? last;
}
async function rollBack(context, judged, newer) {
    const { platform, request, emit, options, run } = context;
    const { serviceId } = request;
    const startMs = run.elapsed();
    const choice = await chooseRef(context, judged, newer);
    if (run.signal.aborted)
        return `The run was cancelled before the rollback.`;
    if (typeof choice === 'string')
        return choice;
    const { ref } = choice;
    await emit({ kind: 'rollback-began', ref });
    await emit({ kind: 'notice', text: keptVariables });
    const deployment = await (0,deploy/* runDeploy */.z)(platform, { serviceId, ref }, emit, options).catch((error) => {
        const reason = error instanceof Error ? error.message : String(error);
        return { ...deployment_report/* nothingDeployed */.c, serviceId, ref, outcome: 'failed', reason, durationMs: run.elapsed() - startMs };
    });
    const rollback = { ref, startMs, deployment };
    await emit({ kind: 'rollback-ended', rollback });
    return rollback;
}
async function chooseRef(context, { ref: judged = '', deploymentId = '' }, found) {
    const { platform, request, emit, options, run } = context;
    const { rollbackRef, rollback, remembered, serviceId, noRollback } = request;
    if (rollbackRef === undefined && !rollback)
        return noRollback ?? `The deployment stays in place, because no rollback is set.`;
    try {
        const isDoubtful = found.ids.length === 0 && found.unknown !== undefined;
        const newer = isDoubtful ? await findNewerAgain(context, deploymentId, found) : found;
        if (newer.ids.length > 0)
            return (0,message/* message */.i) `gate-no-rollback-over-newer: Nothing was rolled back, because that would replace the newer deployment.`;
        if (newer.unknown !== undefined)
            return (0,message/* message */.i) `gate-newer-unknown: Nothing was rolled back, because it is not known whether that would replace a newer deployment: ${newer.unknown}. To go back, run \`taxiway rollback\`.`;
        if (rollbackRef !== undefined)
            return { ref: rollbackRef };
        const { successStates = [], failureStates = [] } = options;
        const search = { serviceId, current: (0,commit_id/* readCommit */.kN)(judged), successStates, failureStates, timeoutMs: pageTimeoutMs };
        const choice = await findLastGood(platform, { ...search, remembered, signal: run.signal });
        if (choice.kind === 'none')
            return choice.reason;
        await emit({ kind: 'notice', text: choice.how });
        return { ref: choice.commit };
    }
    catch (error) {
        const why = error instanceof Error ? error.message : String(error);
        return `The deployment stays in place, because the commit to go back to could not be read: ${why}`;
    }
}
function unjudged({ request, run }, reason) {
    const { serviceId, checks = [] } = request;
    const durationMs = run.elapsed();
    const outcome = run.signal.aborted ? 'aborted' : 'indeterminate';
    const phases = [{ name: 'choosing', startMs: 0, endMs: durationMs }];
    const deployment = { ...deployment_report/* nothingDeployed */.c, serviceId, ref: undefined, outcome, reason, durationMs, phases };
    const nothing = { chosenBy: undefined, newer: [], rollback: undefined, followedFromMs: 0 };
    return { passed: false, reason, deployment, checks: checks.map(notRun), durationMs, ...nothing };
}
async function readIds({ platform, run, request }) {
    try {
        const read = (signal) => (0,history_history/* readNewestPage */.KY)(platform, request.serviceId, signal);
        const { rows } = await run.within(newestPageTimeoutMs, 'list_deployments', read);
        return { kind: 'read', ids: rows.map(history_record/* findId */.dZ).filter((id) => id !== undefined) };
    }
    catch (error) {
        if (run.signal.aborted || error instanceof taxiway_error/* TaxiwayError */.y)
            return { kind: 'unread', why: (0,format_error/* formatErrorAsClause */.N_)(error) };
        throw error;
    }
}
function newerThan(judged, page, known) {
    const ahead = page.slice(0, Math.max(0, page.indexOf(judged)));
    const others = page.filter((id) => id !== judged);
    const firstKnown = others.findIndex((id) => known?.includes(id));
    const arrived = known === undefined ? [] : others.slice(0, firstKnown < 0 ? others.length : firstKnown);
    return page.filter((id) => ahead.includes(id) || arrived.includes(id));
}

;








function deployService(platform, request, options = {}) {
    return beginFlow(options, (emit, signal) => runGatedDeploy(platform, request, emit, { ...options, signal }));
}
const notDeployedHere = (0,message/* message */.i) `fleet-gate-only: A failed check rolls nothing back, because this run did not deploy the service.`;
async function runGatedDeploy(platform, { deploy: request, deployed, gate: checks, supersededPasses = false }, emit, options) {
    const run = new time_run/* Run */.K(options);
    const { wait: _, ...following } = options;
    const { serviceId } = request;
    const judge = (deploymentId, gate = checks) => {
        const timeoutMs = Math.max(1, run.remaining());
        return runGate(platform, { serviceId, deploymentId, ...gate }, emit, { ...following, timeoutMs }, true);
    };
    if (deployed !== undefined)
        return toGatedEnd(await judge(deployed), undefined);
    const deployment = await (0,deploy/* runDeploy */.z)(platform, { whileBusy: async () => undefined, ...request }, emit, options);
    const { outcome, reason, url, deploymentId } = deployment;
    if (checks !== undefined && outcome === 'succeeded' && deploymentId !== undefined)
        return withVerdict(toGatedEnd(await judge(deploymentId), deployment), deployment);
    const { outdatedBy, liveDeploymentId } = deployment;
    if (checks !== undefined && outcome === 'skipped' && outdatedBy !== undefined && liveDeploymentId !== undefined) {
        const onlyChecks = { ...(0,defined_fields/* definedFields */.X)({ checks: checks.checks }), noRollback: notDeployedHere };
        const gate = await judge(liveDeploymentId, onlyChecks);
        const notes = ['what is live has passed its gate'];
        if (gate.passed)
            return { outcome, passed: true, reason, url, deployment, notes, isLive: false };
        const why = `${reason} ${(0,message/* message */.i) `outdated-gate-failed: What is live did not pass its gate: ${gate.reason}`}`;
        return { outcome: (0,gate_report/* judgeGate */.$U)(gate), passed: false, reason: why, url, deployment, gate, isLive: false };
    }
    const { isDeployed: isLive } = deployment_outcome/* outcomeFacts */.c6[outcome];
    return withVerdict({ outcome, passed: (0,deployment_outcome/* passes */.WE)(outcome, supersededPasses), reason, url, deployment, isLive }, deployment);
}
function withVerdict(end, { verdict, reason }) {
    return verdict === undefined || !end.passed ? end : { ...end, passed: false, reason };
}
function toGatedEnd(judged, deployment) {
    const { passed, reason } = judged;
    const isRolledBack = judged.rollback?.deployment.outcome === 'succeeded';
    const isLive = deployment !== undefined && judged.deployment.outcome === 'succeeded' && !isRolledBack;
    const url = deployment?.url ?? judged.deployment.url;
    return { outcome: (0,gate_report/* judgeGate */.$U)(judged), passed, reason, url, deployment, gate: judged, isLive };
}


var service_job = __webpack_require__(9816);
;














async function deployFleetService(context, service, taskContext) {
    return await new ServiceRun(context, service, taskContext).run();
}
class ServiceRun {
    #context;
    #service;
    #check;
    #commit;
    #console;
    #job;
    #report;
    #reporter;
    #notes = [];
    #end;
    constructor(context, service, taskContext) {
        const { inputs: fleet, plan, limit } = context;
        this.#context = context;
        this.#service = service;
        this.#check = plan.services.find((each) => each.service === service.name)?.check ?? null;
        this.#commit = (this.#check ?? plan).commit ?? undefined;
        this.#console = context.console.open(service.name);
        this.#job = (0,service_job/* serviceJob */.D)(context.job, {
            ...{ fleet, service, console: this.#console, sha: this.#commit, remainingMs: taskContext.remainingMs },
            takes: (name) => name !== 'archive-path',
        });
        this.#report = { ...(0,report_inputs/* readReportInputs */.g)(this.#job.inputs), jobSummary: false };
        const tracker = this.#job.openTracker?.(this.#job, this.#report, limit.of(service.name));
        this.#reporter = new reporter/* JobReporter */.B(this.#job, 'deploy', this.#report, tracker);
    }
    async run() {
        const run = await this.#reporter.finish(await (0,run_to_end/* runToEnd */.cd)(this.#job, this.#deployOrCheck()));
        await this.#console.close();
        const { deployment, isLive = false, gate } = this.#end ?? {};
        if (deployment?.notCompared !== undefined) {
            const { notCompared } = deployment;
            this.#notes.push((0,message/* message */.i) `fleet-not-compared: not compared with what is live (${notCompared})`);
        }
        return { ...toServiceEnd(run), notes: this.#notes, isLive, gate };
    }
    async #deployOrCheck() {
        const { inputs } = this.#job;
        const remembered = this.#reporter.tracker.rememberedRuns(inputs.get('service-id') ?? '');
        const source = readSource(this.#job, this.#service, { commit: this.#commit, isDeployed: this.#check === null });
        const { serviceId } = source;
        const flow = this.#flow();
        const { follow } = flow.inputs;
        const checks = this.#service.gate && readChecks(this.#job, serviceId, follow);
        const gate = checks && { checks, ...this.#rollback(remembered) };
        const request = {
            deploy: this.#check === null ? (0,ref_deploy/* toRequest */.d_)(flow, source) : { serviceId },
            deployed: this.#check?.deploymentId,
            gate,
            supersededPasses: this.#report.supersededIsNeutral,
        };
        this.#reporter.beginGate({ serviceId, ...gate });
        const { onEvent: emit, ...options } = (0,deploy_context/* flowOptions */.p)(flow, follow.timeoutMs);
        this.#end = await runGatedDeploy(this.#context.platform, request, emit, options);
        return toRunEnd(this.#end);
    }
    #flow() {
        const { inputs } = this.#job;
        const { platform, keyCheck } = this.#context;
        return {
            ...{ job: this.#job, platform, reporter: this.#reporter, keyCheck },
            inputs: {
                follow: (0,follow_inputs/* readFollowInputs */.j)(inputs),
                wait: inputs.get('wait'),
                dryRun: inputs.get('dry-run'),
                onOutdated: inputs.get('on-outdated'),
            },
        };
    }
    #rollback(remembered) {
        const rollback = this.#job.inputs.get('rollback');
        if (rollback && this.#check === null)
            return { rollback, ...(0,defined_fields/* definedFields */.X)({ remembered }) };
        if (this.#check === null)
            return { noRollback: `The deployment stays in place, because \`rollback\` is not \`true\` in its \`gate\`.` };
        if (rollback)
            this.#console.notice(notDeployedHere);
        return { noRollback: notDeployedHere };
    }
}
function readSource({ inputs }, service, { commit, isDeployed }) {
    const serviceId = inputs.get('service-id');
    if (serviceId === undefined || service.inputs.has('archive-path')) {
        const text = `A fleet deploys services from Git. An upload creates another service each time: remove ${inputs.named('archive-path')} and set ${inputs.named('service-id')}.`;
        throw new errors/* InputError */.dz('service-id', text);
    }
    const variables = isDeployed ? (0,given_variables/* readVariables */.C)(inputs) : [];
    return { kind: 'ref', serviceId, ref: commit ?? inputs.get('ref'), variables };
}

;


function toServiceResult(report, { job, inputs, plan }, startedMs) {
    const { name, outcome, passed, reason, url = null, deployment = {}, isLive, notes = [], cause = [], startMs, endMs, } = report;
    const { deploymentId, ref, outdatedBy } = deployment;
    const { text: clean } = (0,run_job/* createCleaning */.G)(job);
    const planned = plan.services.find((each) => each.service === name);
    const configured = inputs.found.file.services.get(name)?.inputs.get('service-id')?.text;
    return {
        service: name,
        outcome,
        passed,
        reason: clean(reason),
        why: clean([...(planned === undefined ? [] : [planned.reason]), ...notes].join('; ')),
        commit: planned?.check?.commit ?? (ref === undefined ? plan.commit : clean(ref)),
        url,
        serviceId: deployment.serviceId ?? configured ?? null,
        deploymentId: deploymentId === undefined ? null : clean(deploymentId),
        deployed: isLive ?? false,
        startedMs: isLive === undefined ? null : Math.round(startedMs + startMs),
        durationMs: Math.round(endMs - startMs),
        ...(0,defined_fields/* definedFields */.X)({ outdatedBy: outdatedBy === undefined ? undefined : clean(outdatedBy) }),
        excerpt: [...cause],
    };
}

;
class SharedTrackerLimit {
    missed = new Set();
    #opensAtMs = 0;
    of(service) {
        return {
            isClosed: () => performance.now() < this.#opensAtMs,
            close: (forMs) => {
                this.#opensAtMs = performance.now() + forMs;
            },
            miss: () => this.missed.add(service),
        };
    }
}

;
var deploy_mode_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var deploy_mode_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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















async function deployPlan(job, host, inputs) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { timeoutMs, all } = inputs;
        const platform = deploy_mode_addDisposableResource(env_1, (0,connection/* openPlatform */.W)((0,connection/* readConnection */.d)(all), job), true);
        const run = new time_run/* Run */.K({ timeoutMs, signal: job.signal });
        const planning = { host, platform, deadline: AbortSignal.timeout(timeoutMs) };
        const plan = await (0,plan_mode.makePlan)(job, inputs, planning);
        if (run.remaining() <= 0) {
            const text = `${job.inputs.named('timeout')} (${(0,duration/* formatDuration */.a3)(timeoutMs)}) passed before it was known what is to be deployed. Nothing was sent.`;
            return (0,run_end/* plainEnd */._u)('timed-out', text);
        }
        const { services } = inputs.found.file;
        const console = new FleetConsole(job, plan.services.length);
        const limit = new SharedTrackerLimit();
        const shared = { job, inputs, platform, console, plan, limit };
        const context = { ...shared, keyCheck: preflight/* KeyCheck */.yw.of(run, platform) };
        const startedMs = clock/* systemClock */.m.date().getTime();
        const tasks = plan.services.flatMap(({ service: name, needs }) => {
            const service = services.get(name);
            if (service === undefined)
                return [];
            const run = async (taskContext) => await deployFleetService(context, service, taskContext);
            return [{ name, needs, run }];
        });
        const results = new Map();
        await runFleet(tasks, {
            named: job.inputs.named,
            timeoutMs,
            signal: job.signal,
            maxParallel: all.get('max-parallel'),
            onBegin: (name) => console.began(name),
            onEnd: (each) => {
                const result = toServiceResult(each, context, startedMs);
                results.set(each.name, result);
                const never = result.startedMs === null ? `: ${result.reason}` : ` after ${(0,duration/* formatDuration */.a3)(result.durationMs)}`;
                console.ended(each.name, each.outcome, never);
            },
        });
        await console.close();
        if (limit.missed.size > 0)
            job.console.notice(whatGitHubMissed(limit.missed));
        const ended = plan.services.flatMap(({ service }) => results.get(service) ?? []);
        return setFleetOutputs(job, ended, plan);
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = deploy_mode_disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
function whatGitHubMissed(services) {
    return (0,message/* message */.i) `fleet-github-limit: GitHub limits requests, so it was not told all about ${(0,quoted_names/* listFirst */.r)([...services])}. The next plan repeats what GitHub does not remember.`;
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


/***/ })

};
