export const id = 241;
export const ids = [241];
export const modules = {

/***/ 9898:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ writeResult),
/* harmony export */   u: () => (/* binding */ setResult)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _output_untrusted_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8894);
/* harmony import */ var _secrets_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(495);





/** GitHub takes 1 MB of outputs a job, counted as UTF-16; others need room too. */
const largestOutput = 900 * 1024;
const mostLinesShown = 200;
/** Masks the result, sets it as the output, and shows as much of it as a log may hold. */
async function writeResult(job, operation, result) {
    const { whole, shown } = (0,_secrets_js__WEBPACK_IMPORTED_MODULE_4__/* .guardResult */ .H)(job, operation, result);
    setResult(job, whole);
    if (shown === undefined)
        job.console.say('The answer is a secret and is not shown; it is in the output `result`.');
    else if (operation.effect === 'exec')
        job.console.say('What a database holds is not shown; it is in `result`.');
    else
        await show(job, shown);
}
/** The `result` output; a value that is too large for one becomes a file that the output names. */
function setResult(job, value) {
    const text = outputText(value);
    const bytes = Buffer.byteLength(text);
    if (Math.max(bytes, 2 * text.length) <= largestOutput) {
        job.outputs.setMasked('result', text);
        return;
    }
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(job.context.temporaryFolder, `taxiway-result-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}.json`);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(file, text, { flag: 'wx', mode: 0o600 });
    job.outputs.setMasked('result', outputText({ file, bytes }));
    job.console.notice(`The result is too large for an output (${bytes} bytes): \`result\` names the file that holds it.`);
}
/**
 * JSON on one line that nothing on its way changes or obeys: what is a control character or a line end to anybody, and the
 * runner's bare command, are written as escapes.
 */
function outputText(value) {
    return (JSON.stringify(value) ?? 'null')
        .replace(/[\x7f-\x9f\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)
        .replaceAll('##[', '##\\u005b');
}
async function show(job, value) {
    const lines = (JSON.stringify(value, null, 2) ?? 'null').split('\n');
    const first = (0,_output_untrusted_js__WEBPACK_IMPORTED_MODULE_3__/* .harmlessLines */ .vL)(lines.slice(0, mostLinesShown), job.redactor);
    await job.console.block((0,_output_untrusted_js__WEBPACK_IMPORTED_MODULE_3__/* .barred */ .fP)(first));
    job.console.resume();
    if (lines.length > mostLinesShown)
        job.console.say(`\u2026 and ${lines.length - mostLinesShown} more lines, in \`result\``);
}


/***/ }),

/***/ 6241:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   streamToTheEnd: () => (/* binding */ streamToTheEnd)
/* harmony export */ });
/* harmony import */ var _build_log_follower_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9534);
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6695);
/* harmony import */ var _client_platform_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9417);
/* harmony import */ var _client_time_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6487);
/* harmony import */ var _client_time_wakeable_timer_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2800);
/* harmony import */ var _github_job_log_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1894);
/* harmony import */ var _result_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9898);
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







/** No job is longer, and nothing waits for ever. */
const longestMs = 6 * 3_600_000;
/** A connection that ends with nothing new may have been cut; the next one then shows whether the log is over. */
const endsThatCount = 2;
const longestWithoutStreamMs = 5 * 60_000;
/**
 * Prints a deployment's log until the platform's stream has ended, every line once. Rejects as the client does where the log
 * or its stream may not be read, and with `NoAnswerError` where the stream was out of reach for five minutes, or went on for six hours.
 */
async function streamToTheEnd(job, { operation, args, connection }) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { id } = args;
        if (typeof id !== 'string')
            throw new TypeError('the arguments were checked before');
        const run = new _client_time_run_js__WEBPACK_IMPORTED_MODULE_3__/* .Run */ .K({ timeoutMs: longestMs, signal: job.signal });
        const host = new StreamHost(job);
        const end = new StreamEnd(run);
        const platform = __addDisposableResource(env_1, new WatchedPlatform(connection, (refusal) => end.refuse(refusal)), true);
        await refuseUnreadable(platform, id, job.signal);
        const follower = new _build_log_follower_js__WEBPACK_IMPORTED_MODULE_0__/* .LogFollower */ .p(run, { platform, deploymentId: id, host }, (hint) => end.hear(hint));
        try {
            follower.start();
            await end.reached(follower.over);
            await follower.finish();
        }
        catch (error) {
            await follower.abandon();
            throw error;
        }
        finally {
            await host.close();
            (0,_result_js__WEBPACK_IMPORTED_MODULE_6__/* .setResult */ .u)(job, { lines: host.lines, lastSeq: host.lastSeq ?? null });
        }
        if (end.refusal !== undefined)
            throw end.refusal;
        if (end.lost) {
            const message = `${operation}: the stream was out of reach for too long. What was stored is printed; the log may go on.`;
            throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .NoAnswerError */ .i5(message, { operation, sent: true });
        }
        job.outputs.set('http-status', '200');
        job.console.say(`${operation}: the log has ended after ${host.lines} lines.`);
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
/** The first record alone: what may not be read, or is not there, is said at once. */
async function refuseUnreadable(platform, deploymentId, signal) {
    for await (const _ of platform.storedLog(deploymentId, { signal }))
        return;
}
/** Tells of a stream that the platform refuses; whoever follows a log would try it again and again. */
class WatchedPlatform extends _client_platform_js__WEBPACK_IMPORTED_MODULE_2__/* .Platform */ .O {
    #onRefusal;
    constructor(connection, onRefusal) {
        super(connection);
        this.#onRefusal = onRefusal;
    }
    async *streamLogChunks(deploymentId, options = {}) {
        try {
            yield* super.streamLogChunks(deploymentId, options);
        }
        catch (error) {
            const final = error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .RefusedError */ .fk && error.status < 500 && error.status !== 429;
            if (final)
                this.#onRefusal(error);
            throw error;
        }
    }
}
/** Knows when the log is over, by what the follower hears of the stream. */
class StreamEnd {
    #run;
    #timer = new _client_time_wakeable_timer_js__WEBPACK_IMPORTED_MODULE_4__/* .WakeableTimer */ .w();
    #quietEnds = 0;
    #lastWellMs;
    #over = false;
    /** The stream was out of reach for too long. */
    lost = false;
    /** The platform refuses the stream. */
    refusal;
    constructor(run) {
        this.#run = run;
        this.#lastWellMs = run.elapsed();
    }
    hear(hint) {
        const nowMs = this.#run.elapsed();
        if (hint === 'stream-lost')
            this.lost = nowMs - this.#lastWellMs > longestWithoutStreamMs;
        else
            this.#lastWellMs = nowMs;
        this.#quietEnds = hint === 'stream-ended' ? this.#quietEnds + 1 : 0;
        this.#timer.wake();
    }
    refuse(refusal) {
        this.refusal = refusal;
        this.#stop();
    }
    /** @param stopped settles when nobody follows any more */
    async reached(stopped) {
        const stop = () => this.#stop();
        stopped.then(stop, stop);
        while (this.#quietEnds < endsThatCount && !this.lost && !this.#over) {
            const leftMs = this.#run.remaining();
            if (leftMs <= 0)
                this.lost = true;
            else
                await this.#timer.sleep(this.#run.clock, leftMs, this.#run.signal);
        }
        if (this.#over && this.#quietEnds < endsThatCount)
            this.lost = true;
    }
    #stop() {
        this.#over = true;
        this.#timer.wake();
    }
}
/** Shows the log, and counts it. */
class StreamHost {
    #job;
    #log;
    lines = 0;
    lastSeq;
    constructor(job) {
        this.#job = job;
        this.#log = new _github_job_log_js__WEBPACK_IMPORTED_MODULE_5__/* .JobLog */ .s(job.console, job.redactor, job.context.temporaryFolder);
    }
    print(lines) {
        this.lines += lines.length;
        this.lastSeq = lines.at(-1)?.seq ?? this.lastSeq;
        return this.#log.print(lines);
    }
    report(event) {
        if (event.kind === 'hole')
            void this.#log.hole(event.from, event.to);
        if (event.kind === 'warning')
            this.#job.console.warn(event.text);
        if (event.kind === 'notice')
            this.#job.console.notice(event.text);
    }
    close() {
        return this.#log.close();
    }
}


/***/ }),

/***/ 1894:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  s: () => (/* binding */ JobLog)
});

// EXTERNAL MODULE: ./build/text/control-characters.js
var control_characters = __webpack_require__(4600);
;// CONCATENATED MODULE: ./build/output/log-excerpt.js

const mostTail = 200;
const mostFailing = 10;
/** How much of the end is shown after the first failing lines. */
const mostLast = 5;
/** How builds begin to tell of a failure: compilers, package managers, shells, test runners. */
const failing = /(?:[Ee]rror|[Ee]xception)\b|\b(?:ERR!?|ERROR|FATAL|[Ff]atal|FAIL(?:ED)?|[Ff]ailed|[Ff]ailure|panic|Traceback)\b|[Nn]ot found|[Cc]annot find|[Nn]o such file|exit(?:ed with)? (?:code|status):? [1-9]/;
/** What sounds like a failure and is none. */
const harmless = /\b(?:0|[Nn]o) (?:errors?|failures?|failed)\b|\b[Ww]arn(?:ing)?\b|\bWARN/;
/** What of a log is worth showing after it: the first failing lines and the end. Memory is bounded whatever the log's size. */
class LogExcerpt {
    #tail = [];
    #failing = [];
    #failingEnd = 0;
    #count = 0;
    /** Lines as printed, but for the bar. */
    add(lines) {
        for (const line of lines) {
            this.#count += 1;
            if (this.#failing.length === mostFailing)
                continue;
            if (this.#failing.length === 0 && !isFailing(line))
                continue;
            this.#failing.push((0,control_characters/* withoutColour */.Zb)(line));
            this.#failingEnd = this.#count;
        }
        this.#tail.push(...lines.slice(-mostTail));
        if (this.#tail.length > 2 * mostTail)
            this.#tail = this.#tail.slice(-mostTail);
    }
    /** The last lines, oldest first, without colour. */
    tail() {
        return this.#tail.slice(-mostTail).map(control_characters/* withoutColour */.Zb);
    }
    /** The first failing lines and the very last ones, with a mark where some between are left out; the end where none fails. */
    failure() {
        const tail = this.tail();
        if (this.#failing.length === 0)
            return tail.slice(-mostFailing);
        const after = this.#count - this.#failingEnd;
        const last = after === 0 ? [] : tail.slice(-Math.min(after, mostLast));
        return after > mostLast ? [...this.#failing, '\u2026', ...last] : [...this.#failing, ...last];
    }
}
function isFailing(line) {
    return failing.test(line) && !harmless.test(line);
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
;// CONCATENATED MODULE: ./build/output/log-file.js




/** Bytes that may wait for the disk; whoever appends more waits with them. */
const mostWaiting = 128 * 1024;
/**
 * The build log as a file for later steps. Written in order, what came meanwhile in one piece; a failure (a full disk) is
 * told once and costs the rest of the file, never the run.
 */
class LogFile {
    /** Absolute, with a name of its own: two steps of a job may run at once. */
    path;
    #onFailure;
    #waiting = [];
    #length = 0;
    #writing;
    #handle;
    #failed = false;
    /** Creates the file, empty. */
    constructor(folder, onFailure) {
        this.path = (0,external_node_path_.join)(folder, `taxiway-${(0,external_node_crypto_.randomUUID)()}.log`);
        this.#onFailure = onFailure;
        try {
            (0,external_node_fs_.writeFileSync)(this.path, '', { flag: 'wx', mode: 0o600 });
        }
        catch (error) {
            this.#fail(error);
        }
    }
    /** Resolves at once unless the disk is far behind. Never rejects. */
    async append(bytes) {
        if (this.#failed)
            return;
        this.#waiting.push(bytes);
        this.#length += bytes.length;
        this.#writing ??= this.#write();
        if (this.#length > mostWaiting)
            await this.#writing;
    }
    /** Writes what waits. */
    async close() {
        await this.#writing;
        await this.#handle?.close().catch(() => undefined);
        this.#handle = undefined;
    }
    async #write() {
        try {
            this.#handle ??= await (0,promises_.open)(this.path, 'a');
            while (this.#waiting.length > 0) {
                const bytes = Buffer.concat(this.#waiting);
                this.#waiting = [];
                this.#length = 0;
                await this.#handle.appendFile(bytes);
            }
        }
        catch (error) {
            this.#fail(error);
        }
        this.#writing = undefined;
    }
    #fail(error) {
        this.#failed = true;
        this.#waiting = [];
        this.#onFailure(error instanceof Error ? error.message : String(error));
    }
}

// EXTERNAL MODULE: ./build/output/untrusted.js
var untrusted = __webpack_require__(8894);
// EXTERNAL MODULE: ./build/github/job/young-generation.js
var young_generation = __webpack_require__(7925);
;// CONCATENATED MODULE: ./build/github/job/log.js




/** The build log as a job shows it: on its console, in a file for later steps, and what is worth showing again at the end. */
class JobLog {
    #excerpt = new LogExcerpt();
    #console;
    #redactor;
    #folder;
    #file;
    /** @param folder where the file goes */
    constructor(console, redactor, folder) {
        this.#console = console;
        this.#redactor = redactor;
        this.#folder = folder;
    }
    get excerpt() {
        return this.#excerpt;
    }
    /** Another log begins: the excerpt is of it alone. */
    begin() {
        this.#excerpt = new LogExcerpt();
    }
    /** Creates the file, if it was not yet; its path. */
    open() {
        this.#file ??= this.#create();
        return this.#file.path;
    }
    /** One write for all lines; resolves when they are written out. */
    async print(lines) {
        const texts = lines.map(({ text }) => text);
        await this.#show((0,untrusted/* harmlessLines */.vL)(texts, this.#redactor));
    }
    /** Says that lines are missing, in their place. */
    async hole(from, to) {
        const lines = from === to ? `line ${from} was` : `lines ${from}-${to} were`;
        await this.#show([`\u2026 ${lines} not delivered`]);
    }
    async close() {
        this.#console.resume();
        await this.#file?.close();
    }
    #create() {
        (0,young_generation/* keepYoungGenerationSmall */.D)();
        return new LogFile(this.#folder, (reason) => this.#console.warn(`The log file is incomplete, for it could not be written: ${reason}`));
    }
    async #show(lines) {
        if (lines.length === 0)
            return;
        this.open();
        this.#excerpt.add(lines);
        const bytes = (0,untrusted/* barred */.fP)(lines);
        await Promise.all([this.#console.block(bytes), this.#file?.append(bytes)]);
    }
}


/***/ }),

/***/ 7925:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ keepYoungGenerationSmall)
/* harmony export */ });
/* harmony import */ var node_v8__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8877);

/**
 * Leaves V8's young generation at the size that it has. V8 doubles it, to 128 MiB at last, each time that what has outlived
 * a collection adds up to its size, and of a long enough log or upload that happens, however little outlives each. The flag
 * is read whenever the generation is about to grow, so it may be set while the process runs.
 */
function keepYoungGenerationSmall() {
    (0,node_v8__WEBPACK_IMPORTED_MODULE_0__.setFlagsFromString)('--semi-space-growth-factor=1');
}


/***/ })

};
