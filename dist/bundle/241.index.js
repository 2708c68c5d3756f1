export const id = 241;
export const ids = [241];
export const modules = {

/***/ 6241:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   printStream: () => (/* binding */ printStream)
/* harmony export */ });
/* harmony import */ var _build_log_follower_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1464);
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6695);
/* harmony import */ var _client_platform_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4322);
/* harmony import */ var _client_time_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6487);
/* harmony import */ var _client_time_wakeable_timer_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2800);
/* harmony import */ var _github_job_log_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1894);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3597);
/* harmony import */ var _text_size_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7397);
/* harmony import */ var _result_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4660);
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









/** As long as a job may last. */
const longestMs = 6 * 3_600_000;
/** A connection that ends with nothing new may have been cut; the next one then shows whether the log is over. */
const endsThatCount = 2;
const longestWithoutStreamMs = 5 * 60_000;
/**
 * Prints a deployment's log until the platform's stream has ended, every line once. Rejects as the client does where the log
 * or its stream may not be read, and with `NoAnswerError` where the stream was out of reach for five minutes, or went on for six hours.
 */
async function printStream(job, { operation, args, connection }) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { id } = args;
        if (typeof id !== 'string')
            throw new TypeError('the arguments were checked before');
        const run = new _client_time_run_js__WEBPACK_IMPORTED_MODULE_3__/* .Run */ .K({ timeoutMs: longestMs, signal: job.signal });
        const host = new StreamHost(job);
        const end = new StreamEnd(run);
        const platform = __addDisposableResource(env_1, new WatchedPlatform(connection, (refusal) => end.refuse(refusal)), true);
        await checkReadable(platform, id, job.signal);
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
            (0,_result_js__WEBPACK_IMPORTED_MODULE_6__/* .setResult */ .uN)(job, { lines: host.lines, lastSeq: host.lastSeq ?? null });
        }
        if (end.refusal !== undefined)
            throw end.refusal;
        if (end.lost) {
            throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .NoAnswerError */ .i5((0,_text_message_js__WEBPACK_IMPORTED_MODULE_7__/* .message */ .i) `stream-out-of-reach: ${operation}: the stream was out of reach for too long. What was stored is printed, and the log may go on.`, { operation, sent: true });
        }
        job.outputs.set('http-status', '200');
        job.console.say(`${operation}: the log has ended after ${(0,_text_size_js__WEBPACK_IMPORTED_MODULE_8__/* .formatCount */ .B)(host.lines, 'line')}.`);
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
/** Reads the first record alone: a log that may not be read, or does not exist, fails at once. */
async function checkReadable(platform, deploymentId, signal) {
    for await (const _ of platform.storedLog(deploymentId, { signal }))
        return;
}
/** Reports a stream that the platform refuses, which a log follower would try again and again. */
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
/** Decides when the log is over, by the hints of the follower. */
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
    /** @param stopped settles when the follower has stopped */
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
/** How many of the last lines are shown after the first failing ones. */
const mostLast = 5;
/** How the output of compilers, package managers, shells and test runners shows a failure. */
const failing = /(?:[Ee]rror|[Ee]xception)\b|\b(?:ERR!?|ERROR|FATAL|[Ff]atal|FAIL(?:ED)?|[Ff]ailed|[Ff]ailure|panic|Traceback)\b|[Nn]ot found|[Cc]annot find|[Nn]o such file|exit(?:ed with)? (?:code|status):? [1-9]/;
/** Lines that look like a failure and are not. */
const harmless = /\b(?:0|[Nn]o) (?:errors?|failures?|failed)\b|\b[Ww]arn(?:ing)?\b|\bWARN/;
/** The part of a log that is worth showing again: the first failing lines and the end. Memory is bounded for logs of any size. */
class LogExcerpt {
    #tail = [];
    #failing = [];
    #failingEnd = 0;
    #count = 0;
    /** Lines as printed, without the bar. */
    add(lines) {
        for (const line of lines) {
            this.#count += 1;
            if (this.#failing.length === mostFailing)
                continue;
            if (this.#failing.length === 0 && (!failing.test(line) || harmless.test(line)))
                continue;
            this.#failing.push((0,control_characters/* removeColour */.F4)(line));
            this.#failingEnd = this.#count;
        }
        this.#tail.push(...lines.slice(-mostTail));
        if (this.#tail.length > 2 * mostTail)
            this.#tail = this.#tail.slice(-mostTail);
    }
    /** The last lines, oldest first, without colour. */
    tail() {
        return this.#tail.slice(-mostTail).map(control_characters/* removeColour */.F4);
    }
    /** The first failing lines and the last ones, with `\u2026` for what is left out between them; the end where no line fails. */
    failure() {
        const tail = this.tail();
        if (this.#failing.length === 0)
            return tail.slice(-mostFailing);
        const after = this.#count - this.#failingEnd;
        const last = after === 0 ? [] : tail.slice(-Math.min(after, mostLast));
        return after > mostLast ? [...this.#failing, '\u2026', ...last] : [...this.#failing, ...last];
    }
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




/** Bytes that may wait for the disk; appending more waits with them. */
const mostWaiting = 128 * 1024;
/** The build log as a file for later steps. A failure, such as a full disk, is reported once and ends only the file. */
class LogFile {
    /** Absolute, with a unique name: two steps of a job may run at once. */
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
    /** Resolves when everything is written. */
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
// EXTERNAL MODULE: ./build/text/message.js
var message = __webpack_require__(3597);
// EXTERNAL MODULE: ./build/github/job/young-generation.js
var young_generation = __webpack_require__(7925);
;// CONCATENATED MODULE: ./build/github/job/log.js





/** A build log in a job: printed, written to a file for later steps, and excerpted for the end of the run. */
class JobLog {
    #excerpt = new LogExcerpt();
    #console;
    #redactor;
    #folder;
    #file;
    /** @param folder of the file */
    constructor(console, redactor, folder) {
        this.#console = console;
        this.#redactor = redactor;
        this.#folder = folder;
    }
    get excerpt() {
        return this.#excerpt;
    }
    /** Begins the log of another deployment: the excerpt is of the new log alone. */
    begin() {
        this.#excerpt = new LogExcerpt();
    }
    /** The path of the file, which is created now if it does not exist. */
    open() {
        if (this.#file === undefined) {
            (0,young_generation/* keepYoungGenerationSmall */.D)();
            this.#file = new LogFile(this.#folder, (reason) => this.#console.warn((0,message/* message */.i) `log-file-incomplete: The log file is incomplete. Could not write to it: ${reason}`));
        }
        return this.#file.path;
    }
    /** One write for all lines; resolves when they are written out. */
    async print(lines) {
        const texts = lines.map(({ text }) => text);
        await this.#show((0,untrusted/* sanitizeLines */.X$)(texts, this.#redactor));
    }
    /** Prints that lines are missing, in their place. */
    async hole(from, to) {
        const lines = from === to ? `line ${from} was` : `lines ${from}-${to} were`;
        await this.#show([`\u2026 ${lines} not delivered`]);
    }
    async close() {
        this.#console.resume();
        await this.#file?.close();
    }
    async #show(lines) {
        if (lines.length === 0)
            return;
        this.open();
        this.#excerpt.add(lines);
        const bytes = (0,untrusted/* prefixLines */.mg)(lines);
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
