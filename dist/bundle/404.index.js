export const id = 404;
export const ids = [404,6487];
export const modules = {

/***/ 6487:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ Run)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6695);
/* harmony import */ var _abort_scope_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9713);
/* harmony import */ var _clock_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9376);
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
        this.clock = options.clock ?? _clock_js__WEBPACK_IMPORTED_MODULE_2__/* .systemClock */ .m;
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
            const scope = __addDisposableResource(env_1, new _abort_scope_js__WEBPACK_IMPORTED_MODULE_1__/* .AbortScope */ .D({ clock: this.clock, signal: parent, timeoutMs: ms, onTimeout }), false);
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

/***/ 8173:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {



__webpack_require__.d(__webpack_exports__, {
  s: () => (/* binding */ JobLog)
});


var control_characters = __webpack_require__(4600);

var shortening = __webpack_require__(8086);

var failure_signs = __webpack_require__(1833);
;



const mostTail = 200;
const mostSearched = 60;
const mostBefore = 2;
const mostSource = 7;
const mostAfter = 10;
const mostUnexplained = 10;
const mostLast = 5;
const mostSurvived = 40;
const longestLine = 300;
class LogExcerpt {
    #tail = [];
    #strength = 0;
    #before = [];
    #from = [];
    #lastSign = 0;
    #count = 0;
    add(lines) {
        let at = this.#count;
        for (const text of lines) {
            at += 1;
            const strength = (0,failure_signs/* signalStrength */.cR)(text);
            if (strength > this.#strength ||
                (strength > 0 && strength === this.#strength && at - this.#lastSign > mostSurvived)) {
                const index = at - this.#count - 1;
                const above = [...this.#tail.slice(-mostSearched), ...lines.slice(Math.max(0, index - mostSearched), index)];
                this.#before = linesBefore(numbered(above.slice(-mostSearched), at - 1), text, strength);
                this.#from = [];
                this.#strength = strength;
            }
            if (strength > 0)
                this.#lastSign = at;
            if (this.#strength > 0 && this.#from.length < mostSearched)
                this.#from.push({ at, text });
        }
        this.#count += lines.length;
        this.#tail.push(...lines.slice(-mostTail));
        if (this.#tail.length > 2 * mostTail)
            this.#tail = this.#tail.slice(-mostTail);
    }
    tail() {
        return this.#tail.slice(-mostTail).map(control_characters/* removeColour */.F4);
    }
    failure() {
        const { lines } = this.failureAt();
        return lines.flatMap(({ at, text }, index) => {
            const isNext = index === 0 || at === (lines[index - 1]?.at ?? 0) + 1;
            return isNext ? [text] : ['\u2026', text];
        });
    }
    failureAt() {
        const tail = numbered(this.#tail.slice(-mostTail), this.#count);
        if (this.#strength === 0) {
            const lines = lastFilled(tail, mostUnexplained).map(shown);
            return { line: lines.at(-1)?.at ?? 0, lines };
        }
        const lines = [...this.#before, ...firstFilled((0,failure_signs/* withoutRuntimeFrames */.LS)(this.#from), mostAfter)];
        const end = lines.at(-1)?.at ?? 0;
        const last = lastFilled(tail, mostLast).filter(({ at }) => at > end);
        return { line: this.#from[0]?.at ?? 0, lines: [...lines, ...last].map(shown) };
    }
}
function findCause(batches) {
    const log = new LogExcerpt();
    for (const lines of batches)
        log.add(lines.map(lastFrame));
    return log.failureAt();
}
function lastFrame(line) {
    return removeControls(line.split('\r').findLast((frame) => frame !== '') ?? '');
}
function linesBefore(above, failing, strength) {
    const own = (0,failure_signs/* withoutRuntimeFrames */.LS)(above);
    if (strength === 1)
        return lastFilled(own, mostUnexplained);
    const place = own.slice(-mostSource).findLast(({ text }) => (0,failure_signs/* namesPlace */.a$)(text));
    if (place !== undefined && !(0,failure_signs/* namesPlace */.a$)(failing))
        return own.filter(({ at }) => at >= place.at);
    const blank = own.findLast(isEmpty)?.at ?? 0;
    const near = own.slice(-mostBefore).filter(({ at }) => at > blank);
    const indent = (0,failure_signs/* measureIndent */.tc)(failing) ?? 0;
    const heading = own.findLast(({ text }) => ((0,failure_signs/* measureIndent */.tc)(text) ?? indent) < indent);
    return heading === undefined || heading.at >= (near[0]?.at ?? 0) ? near : [heading, ...near];
}
function numbered(lines, last) {
    return lines.map((text, index) => ({ at: last - lines.length + index + 1, text }));
}
function isEmpty({ text }) {
    return (0,failure_signs/* measureIndent */.tc)(text) === undefined;
}
function firstFilled(lines, most) {
    let left = most;
    const end = lines.findIndex((line) => !isEmpty(line) && --left === 0);
    return withoutEmptyEnd(end === -1 ? lines : lines.slice(0, end + 1));
}
function lastFilled(lines, most) {
    const ended = withoutEmptyEnd(lines);
    let left = most;
    const start = ended.findLastIndex((line) => !isEmpty(line) && --left === 0);
    return start === -1 ? ended : ended.slice(start);
}
function withoutEmptyEnd(lines) {
    return lines.slice(0, lines.findLastIndex((line) => !isEmpty(line)) + 1);
}
function shown({ at, text }) {
    return { at, text: (0,shortening/* excerpt */.Kb)((0,control_characters/* removeColour */.F4)(text), longestLine) };
}


var log_file = __webpack_require__(7553);

var untrusted = __webpack_require__(8894);

var v8_heap = __webpack_require__(2051);
;




class JobLog {
    #excerpt = new LogExcerpt();
    #console;
    #redactor;
    #path;
    #file;
    #shownLines;
    #hasLeftOut = false;
    constructor(console, redactor, path) {
        this.#console = console;
        this.#redactor = redactor;
        this.#path = path;
    }
    get excerpt() {
        return this.#excerpt;
    }
    begin() {
        this.#excerpt = new LogExcerpt();
        this.continueAfter(undefined);
    }
    continueAfter(shown) {
        this.#shownLines?.save();
        this.#shownLines = shown;
        this.#hasLeftOut = false;
    }
    open() {
        if (this.#path === undefined || this.#file !== undefined)
            return this.#path;
        (0,v8_heap/* keepYoungGenerationSmall */.D)();
        this.#file = new log_file/* LogFile */.$(this.#path, this.#console);
        return this.#path;
    }
    async print(lines) {
        const shown = this.#shownLines;
        const before = shown?.before ?? -1;
        const known = lines.filter(({ seq, late }) => seq <= before && !late);
        if (known.length > 0 && !this.#hasLeftOut) {
            this.#hasLeftOut = true;
            this.#console.say(`An earlier step of this job printed this build log up to line ${before}.`);
        }
        await this.#print(known, false);
        const fresh = known.length === 0 ? lines : lines.filter(({ seq, late }) => seq > before || late);
        await this.#print(fresh, true);
        shown?.note(lines.at(-1)?.seq ?? -1);
    }
    async hole(from, to) {
        const lines = from === to ? `line ${from} was` : `lines ${from}-${to} were`;
        this.#shownLines?.noteHole(from);
        await this.#show([`\u2026 ${lines} not delivered`], true);
    }
    async close() {
        this.#console.resume();
        this.#shownLines?.save();
        await this.#file?.close();
    }
    async #print(lines, isNew) {
        const texts = lines.map(({ seq, text, late }) => (late ? `(line ${seq}, late) ${text}` : text));
        await this.#show((0,untrusted/* sanitizeLines */.X$)(texts, this.#redactor), isNew);
    }
    async #show(lines, isNew) {
        if (lines.length === 0)
            return;
        this.open();
        this.#excerpt.add(lines);
        const bytes = (0,untrusted/* prefixLines */.mg)(lines);
        await Promise.all([isNew ? this.#console.block(bytes) : undefined, this.#file?.append(bytes)]);
    }
}


/***/ }),

/***/ 7553:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ LogFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_stream_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6466);
/* harmony import */ var _text_formats_format_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4913);



const mostWaiting = 128 * 1024;
class LogFile {
    #stream;
    constructor(path, console) {
        const fail = (error) => {
            this.#stream = undefined;
            console.lost(`The log file is incomplete. Could not write to it: ${(0,_text_formats_format_error_js__WEBPACK_IMPORTED_MODULE_2__/* .explainFileError */ .Yd)(error)}.`);
        };
        try {
            const fd = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, 'w', 0o600);
            this.#stream = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.createWriteStream)(path, { fd, highWaterMark: mostWaiting }).on('error', fail);
        }
        catch (error) {
            fail(error);
        }
    }
    async append(bytes) {
        const stream = this.#stream;
        const written = new Promise((resolve) => stream?.write(bytes, () => resolve()));
        if (stream?.writableNeedDrain)
            await written;
    }
    async close() {
        const stream = this.#stream;
        this.#stream = undefined;
        if (stream !== undefined)
            await (0,node_stream_promises__WEBPACK_IMPORTED_MODULE_1__.finished)(stream.end()).catch(() => undefined);
    }
}


/***/ }),

/***/ 2051:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ keepYoungGenerationSmall)
/* harmony export */ });
/* harmony import */ var node_v8__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8877);

function keepYoungGenerationSmall() {
    (0,node_v8__WEBPACK_IMPORTED_MODULE_0__.setFlagsFromString)('--semi-space-growth-factor=1');
}


/***/ }),

/***/ 404:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   printStream: () => (/* binding */ printStream)
/* harmony export */ });
/* harmony import */ var _build_log_follower_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1438);
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6695);
/* harmony import */ var _client_platform_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9136);
/* harmony import */ var _client_time_abort_scope_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9713);
/* harmony import */ var _client_time_run_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6487);
/* harmony import */ var _output_job_log_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8173);
/* harmony import */ var _text_formats_count_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5150);
/* harmony import */ var _call_result_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(977);
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








const longestMs = 6 * 3_600_000;
const endsThatCount = 2;
const longestWithoutStreamMs = 5 * 60_000;
async function printStream(job, { operation, args, connection }) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { id } = args;
        if (typeof id !== 'string')
            throw new TypeError('the arguments were checked before');
        const run = new _client_time_run_js__WEBPACK_IMPORTED_MODULE_4__/* .Run */ .K({ timeoutMs: longestMs, signal: job.signal });
        const log = new _output_job_log_js__WEBPACK_IMPORTED_MODULE_5__/* .JobLog */ .s(job.console, job.redactor, job.context.logFile);
        let count = 0;
        let lastSeq = null;
        const emit = async (event) => {
            switch (event.kind) {
                case 'lines':
                    count += event.lines.length;
                    for (const { seq } of event.lines)
                        lastSeq = Math.max(seq, lastSeq ?? 0);
                    return await log.print(event.lines);
                case 'hole':
                    return await log.hole(event.from, event.to);
                case 'warning':
                    return job.console.warn(event.text);
                case 'notice':
                    return job.console.notice(event.text);
                default:
                    event;
            }
        };
        const over = Promise.withResolvers();
        const platform = __addDisposableResource(env_1, new _client_platform_js__WEBPACK_IMPORTED_MODULE_2__/* .Platform */ .O(connection), true);
        for await (const _ of platform.storedLog(id, { signal: job.signal }))
            break;
        let quietEnds = 0;
        let lastWellMs = run.elapsed();
        const hear = (hint) => {
            quietEnds = hint === 'stream-ended' ? quietEnds + 1 : 0;
            if (quietEnds === endsThatCount)
                over.resolve('ended');
            if (hint !== 'stream-lost')
                lastWellMs = run.elapsed();
            else if (run.elapsed() - lastWellMs > longestWithoutStreamMs)
                over.resolve('lost');
        };
        const follower = new _build_log_follower_js__WEBPACK_IMPORTED_MODULE_0__/* .LogFollower */ .p(run, { platform, deploymentId: id, emit, onRefusal: over.resolve }, hear);
        const lose = () => over.resolve('lost');
        let end;
        try {
            const env_2 = { stack: [], error: void 0, hasError: false };
            try {
                follower.start();
                const timeout = __addDisposableResource(env_2, new _client_time_abort_scope_js__WEBPACK_IMPORTED_MODULE_3__/* .AbortScope */ .D({ signal: job.signal, timeoutMs: run.remaining() }), false);
                timeout.signal.addEventListener('abort', lose, { once: true });
                follower.end.then(lose, lose);
                end = await over.promise;
                job.signal.throwIfAborted();
                const rest = await follower.finish('succeeded', run.elapsed());
                if (rest.kind === 'incomplete')
                    job.console.warn(rest.warning);
                else if (rest.notice !== undefined)
                    job.console.notice(rest.notice);
            }
            catch (e_1) {
                env_2.error = e_1;
                env_2.hasError = true;
            }
            finally {
                __disposeResources(env_2);
            }
        }
        catch (error) {
            await follower.abandon();
            throw error;
        }
        finally {
            await log.close();
            (0,_call_result_js__WEBPACK_IMPORTED_MODULE_6__/* .setResult */ .uN)(job, { lines: count, lastSeq });
        }
        if (end === 'lost') {
            throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .NoAnswerError */ .i5(`${operation}: the stream was out of reach for too long. What was stored is printed, and the log may continue.`, { operation, sent: true });
        }
        if (end !== 'ended')
            throw end;
        job.outputs.set('http-status', '200');
        job.console.say(`${operation}: the log has ended after ${(0,_text_formats_count_js__WEBPACK_IMPORTED_MODULE_7__/* .formatCount */ .B)(count, 'line')}.`);
    }
    catch (e_2) {
        env_1.error = e_2;
        env_1.hasError = true;
    }
    finally {
        const result_1 = __disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}


/***/ }),

/***/ 5150:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ formatCount)
/* harmony export */ });
function formatCount(count, noun) {
    const grouped = String(count).replaceAll(/\B(?=(\d{3})+$)/g, ',');
    return `${grouped} ${count === 1 ? noun : `${noun}s`}`;
}


/***/ })

};
