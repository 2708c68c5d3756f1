export const id = 464;
export const ids = [464];
export const modules = {

/***/ 1464:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  p: () => (/* binding */ LogFollower)
});

// EXTERNAL MODULE: ./build/client/time/clock.js
var clock = __webpack_require__(9376);
// EXTERNAL MODULE: ./build/client/time/timeout.js
var timeout = __webpack_require__(3541);
// EXTERNAL MODULE: ./build/client/time/wakeable-timer.js
var wakeable_timer = __webpack_require__(2800);
// EXTERNAL MODULE: ./build/text/message.js
var message = __webpack_require__(3597);
;// CONCATENATED MODULE: ./build/build-log/event-queue.js
/** About one chunk of a socket: events that wait here survive garbage collections, which costs many times their size. */
const mostEvents = 500;
const mostLength = 64 * 1024;
/** Events between the reader of the stream and the writer of the log; bounded, so that a flood waits in the socket. */
class EventQueue {
    #onArrival;
    #events = [];
    #length = 0;
    #resume;
    #abandoned = false;
    #end;
    constructor(onArrival) {
        this.#onArrival = onArrival;
    }
    /** How the connection ended; undefined until all events before the end are taken. */
    get end() {
        return this.#events.length === 0 ? this.#end : undefined;
    }
    /** Reads one connection to its end. Never rejects. */
    async fill(chunks) {
        try {
            for await (const chunk of chunks)
                await this.#put(chunk);
            this.#end = { clean: true, error: undefined };
        }
        catch (error) {
            this.#end = { clean: false, error };
        }
        this.#onArrival();
    }
    take() {
        const events = this.#events;
        this.#events = [];
        this.#length = 0;
        this.#resume?.();
        return events;
    }
    /** Lets a waiting reader finish; events that still arrive are dropped. */
    abandon() {
        this.#abandoned = true;
        this.take();
    }
    async #put(chunk) {
        if (this.#abandoned)
            return;
        for (const event of chunk) {
            this.#events.push(event);
            this.#length += event.data.length;
        }
        this.#onArrival();
        if (this.#events.length < mostEvents && this.#length < mostLength)
            return;
        await new Promise((resolve) => {
            this.#resume = resolve;
        });
        this.#resume = undefined;
    }
}

;// CONCATENATED MODULE: ./build/build-log/connection.js
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




/** The stream may lack lines from between the last stored read and the connection: read once more soon after. */
const firstReadMs = 300;
/** The stored log may lag behind the stream: read it again after these delays. */
const lagDelaysMs = [300, 1_000];
const afterFailureMs = 2_000;
/** A proxy may hold back a stream that stays open without an event: the stored log is read from time to time. */
const idleReadMs = 15_000;
const longestIdleReadMs = 120_000;
const heldBackReadMs = 2_000;
const holeReadMs = 1_000;
const holeTimeoutMs = 5_000;
/** Stored reads that events without a proven number cause: so many at once, then one a second. */
const readBurst = 200;
const readEveryMs = 1_000;
const manyLines = 100;
/** One connection to the event stream, from its opening to its end. */
class LogConnection {
    #run;
    #log;
    #timer = new wakeable_timer/* WakeableTimer */.w();
    #onLines;
    #stopAtMs = Number.POSITIVE_INFINITY;
    #readAtMs = 0;
    #lagReads = 0;
    /** Events that the stored log does not show as lines yet; at most, as a replay repeats lines. */
    #awaited = 0;
    #holdsSinceMs;
    #tokens = { count: readBurst, atMs: 0 };
    #idleMs = idleReadMs / 2;
    #idleReadAtMs = 0;
    #lastEventId;
    constructor(run, log, onLines) {
        this.#run = run;
        this.#log = log;
        this.#onLines = onLines;
    }
    /** Ends the connection after `graceMs`, which leaves time for its last lines. */
    stop(graceMs) {
        this.#stopAtMs = this.#run.elapsed() + graceMs;
        this.#timer.wake();
    }
    async follow({ platform, deploymentId }, lastEventId, signal) {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const before = this.#log.mark;
            this.#log.beginConnection();
            const socket = __addDisposableResource(env_1, new timeout/* AbortScope */.DK({ signal }), false);
            const queue = new EventQueue(() => this.#timer.wake());
            const reader = queue.fill(platform.streamLogChunks(deploymentId, { lastEventId, signal: socket.signal }));
            this.#lastEventId = lastEventId;
            this.#readAtMs = this.#run.elapsed() + firstReadMs;
            this.#idleReadAtMs = this.#readAtMs + idleReadMs;
            try {
                for (let open = true; open;)
                    open = await this.#step(queue, signal);
            }
            finally {
                socket.abort(clock/* notNeeded */.t);
                queue.abandon();
                await reader;
            }
            const { clean, error } = queue.end ?? { clean: false, error: undefined };
            return { clean, error, productive: this.#log.mark > before, lastEventId: this.#lastEventId };
        }
        catch (e_1) {
            env_1.error = e_1;
            env_1.hasError = true;
        }
        finally {
            __disposeResources(env_1);
        }
    }
    /** Handles one due read, the events that have come, or a wait. False at the end of the connection. */
    async #step(queue, signal) {
        const nowMs = this.#run.elapsed();
        if (nowMs >= this.#stopAtMs)
            return false;
        const readAtMs = Math.max(Math.min(this.#readAtMs, this.#idleReadAtMs), this.#run.retryAfterUntilMs);
        if (nowMs >= readAtMs) {
            await this.#readStored(signal);
            return true;
        }
        const events = queue.take();
        if (events.length > 0) {
            this.#idleReadAtMs = nowMs + longestIdleReadMs;
            this.#lastEventId = events.findLast((event) => event.id !== undefined)?.id ?? this.#lastEventId;
            const before = this.#log.mark;
            const unproven = await this.#log.offerEvents(events);
            this.#awaited += unproven;
            if (unproven > 0)
                this.#requestRead();
            if (this.#log.mark > before)
                this.#onLines();
            return true;
        }
        if (queue.end !== undefined)
            return false;
        const untilMs = Math.min(readAtMs, this.#stopAtMs, nowMs + 60_000);
        await this.#timer.sleep(this.#run.clock, untilMs - nowMs, signal);
        return true;
    }
    #requestRead() {
        const nowMs = this.#run.elapsed();
        const earned = (nowMs - this.#tokens.atMs) / readEveryMs;
        const count = Math.min(readBurst, this.#tokens.count + earned);
        this.#tokens = { count, atMs: nowMs };
        const waitMs = count >= 1 ? 0 : (1 - count) * readEveryMs;
        this.#readAtMs = Math.min(this.#readAtMs, nowMs + waitMs);
        this.#lagReads = lagDelaysMs.length;
    }
    async #readStored(signal) {
        this.#tokens = { ...this.#tokens, count: Math.max(0, this.#tokens.count - 1) };
        this.#readAtMs = Number.POSITIVE_INFINITY;
        const before = this.#log.mark;
        try {
            const { ended } = await this.#log.read(this.#run.remaining(), signal);
            if (ended)
                this.#readOn(this.#log.mark - before);
            else
                this.#readIn(holeReadMs);
        }
        catch {
            signal.throwIfAborted();
            if (!this.#log.forbidden)
                this.#readIn(afterFailureMs);
        }
        const grew = this.#log.mark > before;
        if (grew)
            this.#onLines();
        this.#idleMs = grew ? heldBackReadMs : Math.min(longestIdleReadMs, Math.max(idleReadMs, 2 * this.#idleMs));
        this.#idleReadAtMs = this.#run.elapsed() + this.#idleMs;
        await this.#releaseStale(grew);
    }
    /** The stored log may come in pages: where lines are known to be missing, or many came, it is read again at once. */
    #readOn(gained) {
        this.#awaited = gained === 0 ? 0 : Math.max(0, this.#awaited - gained);
        if (gained > 0 && (this.#awaited > 0 || this.#log.holdsLines || gained >= manyLines))
            this.#readIn(0);
        else if (gained > 0)
            this.#requestRead();
        else if (this.#lagReads > 0)
            this.#readIn(lagDelaysMs[lagDelaysMs.length - this.#lagReads--] ?? 0);
    }
    /** A hole that the stored log does not fill within 5 s is reported, and the held lines beyond it are written. */
    async #releaseStale(grew) {
        const nowMs = this.#run.elapsed();
        const sinceMs = grew ? nowMs : (this.#holdsSinceMs ?? nowMs);
        this.#holdsSinceMs = this.#log.holdsLines ? sinceMs : undefined;
        if (this.#holdsSinceMs === undefined)
            return;
        if (nowMs - this.#holdsSinceMs < holeTimeoutMs) {
            this.#readIn(holeReadMs);
            return;
        }
        await this.#log.releaseHeld();
        this.#holdsSinceMs = undefined;
    }
    #readIn(ms) {
        this.#readAtMs = Math.min(this.#readAtMs, this.#run.elapsed() + ms);
    }
}

// EXTERNAL MODULE: ./build/client/errors.js
var errors = __webpack_require__(6695);
// EXTERNAL MODULE: ./build/client/fields.js
var fields = __webpack_require__(525);
;// CONCATENATED MODULE: ./build/build-log/payload.js

/** The contract shows no shape of a log record "beyond a per-record sequence number": common names are tried in order. */
const sequenceKeys = ['seq', 'sequence', 'id'];
const textKeys = ['line', 'message', 'text', 'msg'];
/** A record of unknown shape becomes its JSON, so that nothing is lost. */
function readStoredRecord(raw) {
    if (typeof raw === 'string')
        return { seq: undefined, text: raw };
    if (!(0,fields/* isFields */.C)(raw))
        return { seq: undefined, text: JSON.stringify(raw) ?? '' };
    return { seq: firstNumber(raw), text: textOf(raw) ?? JSON.stringify(raw) };
}
/** Where a stream event may carry its number: a field of the payload, or the event's own `id:`. */
const numberSources = [...sequenceKeys, 'event-id'];
function readStreamEvent(event) {
    const numbers = {};
    const eventId = event.id === undefined ? undefined : sequenceNumber(event.id);
    if (eventId !== undefined)
        numbers['event-id'] = eventId;
    const payload = parseJson(event.data);
    if (!(0,fields/* isFields */.C)(payload))
        return { text: typeof payload === 'string' ? payload : event.data, numbers };
    for (const key of sequenceKeys) {
        const value = sequenceNumber(payload[key]);
        if (value !== undefined)
            numbers[key] = value;
    }
    return { text: textOf(payload), numbers };
}
// Loops, though `map` and `find` would be shorter: these run once per line, for up to millions of lines.
function textOf(raw) {
    for (const key of textKeys) {
        const value = raw[key];
        if (typeof value === 'string')
            return value;
    }
    return undefined;
}
function firstNumber(raw) {
    for (const key of sequenceKeys) {
        const value = sequenceNumber(raw[key]);
        if (value !== undefined)
            return value;
    }
    return undefined;
}
function sequenceNumber(value) {
    const number = typeof value === 'string' && /^\d{1,16}$/.test(value) ? Number(value) : value;
    return typeof number === 'number' && Number.isSafeInteger(number) && number >= 0 ? number : undefined;
}
function parseJson(text) {
    const first = text.trimStart()[0];
    if (first !== '{' && first !== '"')
        return undefined;
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./build/build-log/stream-proof.js

const mostWaiting = 256;
const mostRecent = 1024;
/**
 * Finds out which number of a stream event, if any, is the number of the stored log. A source is proven when an event and a
 * stored line agree in number and in a text that occurs nowhere else, and disproven for good when they agree in number alone.
 */
class StreamProof {
    #sources = new Map();
    #stored = new RecentLines();
    /** The newest events without a proven number. */
    #unproven = [];
    /** Whether some number of the events is that of the log. */
    get proven() {
        return [...this.#sources.values()].includes('proven');
    }
    /** The proven number of an event. */
    sequenceOf({ numbers, text }) {
        const claim = text === undefined ? undefined : { numbers, text: excerpt(text) };
        if (claim !== undefined)
            this.#compare(claim);
        for (const source of numberSources) {
            if (this.#sources.get(source) === 'proven' && numbers[source] !== undefined)
                return numbers[source];
        }
        if (claim !== undefined)
            this.#unproven.push(claim);
        if (this.#unproven.length > mostWaiting)
            this.#unproven.shift();
        return undefined;
    }
    /** Lines of the stored log, as they come. */
    learn(lines) {
        if (lines.length === 0)
            return;
        this.#stored.add(lines);
        for (const claim of this.#unproven)
            this.#compare(claim);
    }
    #compare({ numbers, text }) {
        for (const source of numberSources) {
            const seq = numbers[source];
            const state = this.#sources.get(source);
            if (seq === undefined || state === 'disproven')
                continue;
            const stored = this.#stored.texts.get(seq);
            if (stored === undefined)
                continue;
            if (stored !== text)
                this.#sources.set(source, 'disproven');
            else if (state === undefined && this.#isDistinct(source, seq, text))
                this.#sources.set(source, 'proven');
        }
    }
    /** A blank or repeated line would agree with a wrong number too. */
    #isDistinct(source, seq, text) {
        const { texts } = this.#stored;
        if (text.trim() === '' || texts.get(seq - 1) === text || texts.get(seq + 1) === text)
            return false;
        for (const [other, stored] of texts)
            if (stored === text && other !== seq)
                return false;
        return this.#unproven.every(({ numbers, text: claimed }) => numbers[source] === seq || claimed !== text);
    }
}
/**
 * The newest lines of the stored log by number. They are indexed when first searched, as a log without a stream needs no index.
 * Memory is bounded: of a long line an excerpt is kept.
 */
class RecentLines {
    #batches = [];
    #count = 0;
    #texts;
    add(lines) {
        this.#batches.push(lines.slice(-mostRecent).map(({ seq, text }) => ({ seq, text: excerpt(text) })));
        this.#count += Math.min(lines.length, mostRecent);
        for (let [oldest] = this.#batches; oldest !== undefined; [oldest] = this.#batches) {
            if (this.#count - oldest.length < mostRecent)
                break;
            this.#batches.shift();
            this.#count -= oldest.length;
        }
        this.#texts = undefined;
    }
    /** The excerpts of their texts by number. */
    get texts() {
        this.#texts ??= new Map(this.#batches.flat().map(({ seq, text }) => [seq, text]));
        return this.#texts;
    }
}
/** A line may have megabytes; its length and beginning distinguish it from its neighbours. */
function excerpt(text) {
    return text.length <= 256 ? text : `${text.slice(0, 256)} ${text.length}`;
}

;// CONCATENATED MODULE: ./build/build-log/cursor.js

/** A log whose first number is larger begins there; it did not lose the lines before. */
const largestFirst = 100;
/** One read of the stored log. */
class StoredScan {
    position = 0;
    records = 0;
    last = -1;
    stopped = false;
    gaps = [];
}
/**
 * Merges stored log and stream so that the numbers of written lines strictly increase, and lines plus holes are exactly 1..n.
 * Does no I/O: offer it what arrives, and write out the pieces that it returns, in order.
 *
 * A hole in the stored log counts when a second read shows it too. Where most numbers are unused, a missing line looks like an
 * unused number, so no hole is reported.
 */
class LogCursor {
    #proof = new StreamProof();
    /** Streamed lines with a proven number beyond a hole, until the stored log fills it. */
    #ahead = new Map();
    #aheadLength = 0;
    #mark = -1;
    #numbered = true;
    #dense = true;
    #suspects = new Set();
    #scan = new StoredScan();
    /** The number of the last line written or hole reported; -1 before the first. */
    get mark() {
        return this.#mark;
    }
    /** What to send as `after`; undefined reads from the start, as records without numbers are counted. */
    get after() {
        return this.#numbered && this.#mark >= 0 ? this.#mark : undefined;
    }
    /** True while streamed lines are held until a hole is filled. */
    get holdsLines() {
        return this.#ahead.size > 0;
    }
    /** The numbers of the stream are known to be those of the stored log. */
    get proven() {
        return this.#proof.proven;
    }
    beginStoredRead() {
        this.#scan = new StoredScan();
    }
    /** The next records of a stored read. */
    offerStored(records) {
        const lines = records.map((record) => this.#number(record)).sort((a, b) => a.seq - b.seq);
        const pieces = [];
        for (const line of lines) {
            this.#scan.records++;
            if (line.seq <= this.#mark)
                continue;
            if (!this.#scan.stopped && this.#closeGap(line.seq, pieces))
                this.#write(line, pieces);
            else
                this.#noteGap(line.seq);
            this.#scan.last = Math.max(this.#scan.last, line.seq);
        }
        this.#proof.learn(lines);
        this.#writeAhead(pieces);
        return pieces;
    }
    /** Whether the stored read showed a hole that a second read must confirm. */
    endStoredRead() {
        const { stopped, gaps, records } = this.#scan;
        if (!stopped)
            return { again: false };
        this.#suspects = new Set(gaps);
        if (gaps.length >= 20 && gaps.length * 2 > records)
            this.#dense = false;
        return { again: true };
    }
    /** Whether enough numbers are used to recognise a missing line. */
    get dense() {
        return this.#dense;
    }
    /** A line of the stream; what can be written now is added to `pieces`. False where the stored log must be read for it. */
    offerEvent(event, pieces) {
        const seq = this.#proof.sequenceOf(event);
        if (seq === undefined)
            return false;
        if (seq <= this.#mark)
            return true;
        if (event.text === undefined)
            return false;
        if (seq === this.#mark + 1) {
            this.#write({ seq, text: event.text }, pieces);
            this.#writeAhead(pieces);
            return true;
        }
        this.#keepAhead(seq, event.text);
        return false;
    }
    /** Stops waiting for the stored log to fill the holes before held lines. */
    releaseHeld() {
        const pieces = [];
        for (const seq of [...this.#ahead.keys()].sort((a, b) => a - b)) {
            if (seq <= this.#mark)
                continue;
            this.#addHole(seq, pieces);
            this.#write({ seq, text: this.#ahead.get(seq) ?? '' }, pieces);
        }
        this.#ahead.clear();
        this.#aheadLength = 0;
        return pieces;
    }
    #number({ seq, text }) {
        if (seq === undefined && this.#mark < 0 && this.#scan.position === 0)
            this.#numbered = false;
        this.#scan.position++;
        if (!this.#numbered)
            return { seq: this.#scan.position, text };
        return { seq: seq ?? Math.max(this.#scan.last, this.#mark) + 1, text };
    }
    /** Reports a hole before `seq` where it is known; false where a second read must confirm it. */
    #closeGap(seq, pieces) {
        this.#writeAhead(pieces);
        if (seq <= this.#mark + 1 || (this.#mark < 0 && seq === 1))
            return true;
        const known = !this.#dense || this.#suspects.has(`${this.#mark}-${seq}`) || this.#isOffset(seq);
        if (known)
            this.#addHole(seq, pieces);
        return known;
    }
    /** Numbers that begin high come from a counter that several logs share. */
    #isOffset(seq) {
        return this.#mark < 0 && seq > largestFirst;
    }
    #addHole(seq, pieces) {
        const from = Math.max(this.#mark + 1, 1);
        if (this.#dense && !this.#isOffset(seq) && from < seq)
            pieces.push({ from, to: seq - 1 });
        this.#mark = seq - 1;
    }
    #noteGap(seq) {
        const before = this.#scan.stopped ? this.#scan.last : this.#mark;
        this.#scan.stopped = true;
        if (seq > before + 1 && this.#scan.gaps.length < 10_000)
            this.#scan.gaps.push(`${before}-${seq}`);
    }
    #write(line, pieces) {
        if (line.seq <= this.#mark)
            return;
        pieces.push(line);
        this.#mark = line.seq;
    }
    #writeAhead(pieces) {
        if (this.#ahead.size === 0)
            return;
        for (let seq = this.#mark + 1;; seq++) {
            const text = this.#ahead.get(seq);
            if (text === undefined)
                break;
            this.#ahead.delete(seq);
            this.#aheadLength -= text.length;
            this.#write({ seq, text }, pieces);
        }
        for (const seq of this.#ahead.keys())
            if (seq <= this.#mark)
                this.#ahead.delete(seq);
        if (this.#ahead.size === 0)
            this.#aheadLength = 0;
    }
    /** Bounded: the stored log has what does not fit. */
    #keepAhead(seq, text) {
        if (this.#ahead.has(seq) || this.#ahead.size >= 5_000 || this.#aheadLength + text.length > 4_000_000)
            return;
        this.#ahead.set(seq, text);
        this.#aheadLength += text.length;
    }
}

;// CONCATENATED MODULE: ./build/build-log/unconfirmed-lines.js
const mostKept = 256;
/** Some platforms end a stream with it; it is not a line of the log. */
const endMarker = '[DONE]';
/**
 * Streamed lines that the stored log has not shown yet, where the stream has no proven numbers. Lines are matched by text and
 * order: a stored line confirms all that were streamed before its match. Memory is bounded; what exceeds the bound counts as
 * confirmed, and so does a repeated text after a reconnection.
 */
class UnconfirmedLines {
    /** Oldest first. */
    #streamed = [];
    /** The newest stored lines, oldest first; those before `#from` were streamed too. */
    #stored = [];
    #from = 0;
    #storedCount = 0;
    #first;
    /** Events to skip, as a replay repeats old lines. Undefined until the connection's first event. */
    #replayed;
    #lineNames = new Set();
    /** Whether the stored log is behind the stream. */
    get any() {
        // Without any match among the stored lines, stream and log differ in their texts, not in time.
        if (this.#lineNames.size === 0)
            return this.#storedCount === 0 && this.#streamed.length > 0;
        return this.#streamed.some(({ name }) => this.#lineNames.has(name));
    }
    /** A new connection may start from the beginning, or continue. */
    beginConnection() {
        this.#from = 0;
        this.#replayed = undefined;
    }
    /** A line of the stream; `name` is the name of its event. */
    addStreamed(text, name) {
        const line = unconfirmed_lines_excerpt(text);
        this.#replayed ??= line === this.#first ? this.#storedCount - this.#stored.length : 0;
        if (this.#replayed > 0) {
            this.#replayed--;
            return;
        }
        const at = this.#stored.indexOf(line, this.#from);
        if (at >= 0) {
            this.#from = at + 1;
            this.#confirm(this.#streamed.length, name);
        }
        else if (line !== '' && line !== endMarker) {
            this.#streamed.push({ text: line, name });
            if (this.#streamed.length > mostKept)
                this.#streamed.shift();
        }
    }
    /** A line of the stored log. */
    addStored(text) {
        const line = unconfirmed_lines_excerpt(text);
        this.#first ??= line;
        this.#storedCount++;
        this.#stored.push(line);
        const at = this.#streamed.findIndex((streamed) => streamed.text === line);
        if (at >= 0) {
            this.#from = this.#stored.length;
            this.#confirm(at + 1, this.#streamed[at]?.name);
        }
        if (this.#stored.length <= mostKept)
            return;
        this.#stored.shift();
        this.#from = Math.max(0, this.#from - 1);
    }
    #confirm(count, name) {
        this.#streamed.splice(0, count);
        this.#lineNames.add(name);
    }
}
/** Enough to recognise a line; a stream may lose the white space at its ends. */
function unconfirmed_lines_excerpt(text) {
    return text.slice(0, 256).trim();
}

;// CONCATENATED MODULE: ./build/build-log/stored-log.js





const confirmHoleAfterMs = 300;
const drainMs = 5_000;
const drainEveryMs = 500;
const drainAfterFailureMs = 1_000;
/** So many lines in 5 s are a backlog, which is read to its end; a log that goes on slowly after the verdict is not. */
const backlogLines = 5_000;
/**
 * The log of one deployment. Every line, stored or streamed, is written out through here, one operation at a time, so that the
 * order holds. Memory is bounded whatever the size of the log.
 */
class StoredLog {
    #run;
    #source;
    #cursor = new LogCursor();
    #unconfirmed = new UnconfirmedLines();
    #last = Promise.resolve();
    #refusals = 0;
    #anyLine = false;
    #notedSparse = false;
    constructor(run, source) {
        this.#run = run;
        this.#source = source;
    }
    get anyLine() {
        return this.#anyLine;
    }
    /** The last sequence written; -1 before the first. */
    get mark() {
        return this.#cursor.mark;
    }
    /** Streamed lines are held until a hole before them is filled. */
    get holdsLines() {
        return this.#cursor.holdsLines;
    }
    /** The stored log does not show all lines of the stream yet. */
    get hasUnconfirmed() {
        return this.holdsLines || this.#unconfirmed.any;
    }
    /** The platform refused the key twice in a row. */
    get forbidden() {
        return this.#refusals >= errors/* refusalLimit */.AU;
    }
    /** The events from here on come from a new connection. */
    beginConnection() {
        this.#unconfirmed.beginConnection();
    }
    /** Writes the lines of events with a proven number; resolves with the number of the other events. */
    offerEvents(events) {
        return this.#inTurn(async () => {
            const pieces = [];
            let unproven = 0;
            for (const event of events)
                if (!this.#offer(event, pieces))
                    unproven++;
            await this.#write(pieces);
            return unproven;
        });
    }
    /** One read after the mark. Rejects as the client does. */
    read(ms, signal) {
        return this.#inTurn(() => this.#read(ms, signal));
    }
    /** Reads until nothing new comes, for at most `ms` and so many reads; the mark, or undefined where the end was not reached. */
    async readToEnd(ms, signal, reads = Number.POSITIVE_INFINITY) {
        const untilMs = this.#run.elapsed() + ms;
        for (let read = 1; read <= reads && this.#run.elapsed() < untilMs; read++) {
            const { grew, ended } = await this.read(untilMs - this.#run.elapsed(), signal);
            if (ended && !grew)
                return this.mark;
            if (!ended)
                await this.#run.clock.sleep(confirmHoleAfterMs, signal);
        }
        return undefined;
    }
    /**
     * Reads to the end after the verdict, until the stored log shows what the stream showed: for at most 5 s, and longer for a
     * backlog. Resolves with whether the end was reached; rejects when the run is aborted.
     *
     * @param start the time and the mark of the log when the verdict was known
     */
    async drain(start) {
        const run = this.#run;
        let untilMs = start.atMs + drainMs;
        let { mark } = start;
        let ended = false;
        for (;;) {
            if (untilMs <= run.elapsed() && this.mark - mark >= backlogLines) {
                untilMs = Math.min(run.elapsed() + drainMs, run.deadlineMs);
                mark = this.mark;
            }
            const leftMs = untilMs - run.elapsed();
            if (leftMs <= 0 || run.retryAfterUntilMs > untilMs)
                return ended;
            try {
                ended = (await this.readToEnd(leftMs, run.signal)) !== undefined;
                if (ended && !this.hasUnconfirmed)
                    return true;
            }
            catch {
                run.signal.throwIfAborted();
                // One refusal may pass; the second counts.
                if (this.forbidden)
                    return true;
            }
            await run.sleep(Math.min(ended ? drainEveryMs : drainAfterFailureMs, untilMs - run.elapsed()));
        }
    }
    /** Writes the streamed lines that are held, and reports the holes before them. */
    releaseHeld() {
        return this.#inTurn(() => this.#write(this.#cursor.releaseHeld()));
    }
    #offer(event, pieces) {
        const line = readStreamEvent(event);
        const isWritten = this.#cursor.offerEvent(line, pieces);
        if (!isWritten && line.text !== undefined && !this.#cursor.proven) {
            this.#unconfirmed.addStreamed(line.text, event.event);
        }
        return isWritten;
    }
    async #read(ms, signal) {
        const before = this.mark;
        this.#cursor.beginStoredRead();
        try {
            await this.#run.within(ms, 'get_deployment_logs', (limit) => this.#readPage(ms, limit), signal);
            this.#refusals = 0;
        }
        catch (error) {
            this.#refusals = (0,errors/* isForbidden */.US)(error) ? this.#refusals + 1 : 0;
            throw error;
        }
        const { again } = this.#cursor.endStoredRead();
        if (!this.#cursor.dense && !this.#notedSparse) {
            this.#notedSparse = true;
            const text = (0,message/* message */.i) `log-sparse: The build log leaves most line numbers unused, so a missing line looks the same as an unused number.`;
            this.#source.host.report({ kind: 'notice', text });
        }
        return { grew: this.mark > before, ended: !again };
    }
    async #readPage(timeoutMs, signal) {
        const operation = 'get_deployment_logs';
        if (!(await this.#run.waitForRetryAfter(signal)))
            throw new errors/* NoAnswerError */.i5('Retry-After', { operation, sent: false });
        const { platform, deploymentId } = this.#source;
        const options = { after: this.#cursor.after, signal, timeoutMs, retries: false };
        const chunks = platform.storedLogChunks(deploymentId, options);
        for await (const chunk of chunks)
            await this.#write(this.#cursor.offerStored(chunk.map(readStoredRecord)));
        // This read may have released held lines of the stream.
        await this.#write(this.#cursor.offerStored([]));
    }
    async #write(pieces) {
        let lines = [];
        for (const piece of pieces) {
            if (!('from' in piece)) {
                lines.push(piece);
                continue;
            }
            await this.#print(lines);
            lines = [];
            this.#source.host.report({ kind: 'hole', ...piece });
        }
        await this.#print(lines);
    }
    async #print(lines) {
        const [first] = lines;
        if (first === undefined)
            return;
        if (!this.#anyLine && first.seq > largestFirst) {
            const text = (0,message/* message */.i) `log-offset: The platform numbers this build log from ${first.seq}.`;
            this.#source.host.report({ kind: 'notice', text });
        }
        this.#anyLine = true;
        if (this.#unconfirmed.any || !this.#cursor.proven)
            for (const { text } of lines)
                this.#unconfirmed.addStored(text);
        await this.#source.host.print(lines);
    }
    #inTurn(work) {
        const result = this.#last.then(work);
        this.#last = result.catch(() => undefined);
        return result;
    }
}

;// CONCATENATED MODULE: ./build/build-log/follower.js






/** Connections in a row that failed or brought no line. */
const maximumBadConnections = 3;
const reconnectFromMs = 1_000;
const reconnectToMs = 8_000;
const streamAgainAfterMs = 60_000;
const fallbackFromMs = 1_000;
const fallbackToMs = 15_000;
/** The stream's last lines are usually on their way when the status turns final. */
const lastLinesMs = 250;
/** A log that grows with every read is left to the stream. */
const catchUpReads = 50;
/**
 * Follows one deployment's log: the stored log, then the stream, and the stored log again whenever the stream ends. After three
 * connections that failed or brought nothing it reads the stored log alone, and tries the stream once a minute. The log never
 * decides the verdict; lines that it could not deliver are reported.
 */
class LogFollower {
    #run;
    #source;
    #onHint;
    #log;
    #timer = new wakeable_timer/* WakeableTimer */.w();
    #loop;
    #task = Promise.resolve();
    #connection;
    #stopping = false;
    #badConnections = 0;
    #fallbackMs = fallbackFromMs;
    #anyFailed = false;
    #warned = new Set();
    #streamOver = false;
    #lastEventId;
    constructor(run, source, onHint) {
        this.#run = run;
        this.#source = source;
        this.#onHint = onHint;
        this.#log = new StoredLog(run, source);
        this.#loop = new timeout/* AbortScope */.DK({ clock: run.clock, signal: run.signal });
    }
    get anyLine() {
        return this.#log.anyLine;
    }
    /** The stream ended cleanly or was given up, and no later connection brought a line. */
    get streamOver() {
        return this.#streamOver;
    }
    /** Settles when the loop has ended, also where it ended by itself because the key may not read the log. */
    get over() {
        return this.#task;
    }
    start() {
        this.#task = this.#follow()
            .catch((error) => {
            if (!this.#loop.signal.aborted)
                throw error;
        })
            .finally(() => this.#loop[Symbol.dispose]());
        // `finish` throws a failure to write; until then it must not count as unhandled.
        this.#task.catch(() => undefined);
    }
    /** New lines are likely, as the status changed: a log that is read at intervals is read soon. */
    expectLines() {
        this.#fallbackMs = fallbackFromMs;
        // A broken stream is not reopened any sooner.
        if (this.#badConnections >= maximumBadConnections)
            this.#timer.wake();
    }
    /** Reads the stored log to its end, as evidence; the mark, or undefined where that failed. */
    async readToEnd(ms) {
        try {
            return await this.#log.readToEnd(ms, this.#run.signal);
        }
        catch {
            this.#run.signal.throwIfAborted();
            return undefined;
        }
    }
    /** After the verdict: takes the stream's last lines, then reads the rest of the stored log. */
    async finish() {
        const start = { atMs: this.#run.elapsed(), mark: this.#log.mark };
        this.#stopping = true;
        this.#connection?.stop(lastLinesMs);
        this.#timer.wake();
        this.#loop.abortAfter(lastLinesMs, () => clock/* notNeeded */.t);
        await this.#task;
        const ended = await this.#log.drain(start);
        await this.#log.releaseHeld();
        this.#reportEnd(ended);
    }
    /** After an abort: ends the loop without another request. */
    async abandon() {
        this.#loop.abort(clock/* notNeeded */.t);
        await this.#task.catch(() => undefined);
    }
    async #follow() {
        await this.#catchUp();
        while (!this.#stopping && !this.#log.forbidden) {
            if (!(await this.#run.waitForRetryAfter(this.#loop.signal)))
                return;
            if (this.#stopping)
                return;
            await this.#connect();
            if (this.#stopping)
                return;
            await this.#catchUp();
            if (this.#badConnections < maximumBadConnections)
                await this.#pause(this.#reconnectDelay());
            else
                await this.#readStoredForAMinute();
        }
        this.#streamOver = true;
        if (this.#log.forbidden)
            this.#warnForbidden();
    }
    async #connect() {
        const connection = new LogConnection(this.#run, this.#log, () => {
            this.#streamOver = false;
            this.#onHint('line');
        });
        this.#connection = connection;
        const end = await connection.follow(this.#source, this.#lastEventId, this.#loop.signal);
        this.#connection = undefined;
        this.#run.noteRetryAfter(end.error);
        this.#lastEventId = end.lastEventId;
        this.#anyFailed ||= !end.clean;
        this.#badConnections = end.productive ? 0 : Math.min(maximumBadConnections, this.#badConnections + 1);
        this.#streamOver = end.clean || this.#badConnections >= maximumBadConnections;
        if (!this.#stopping)
            this.#onHint(end.clean ? 'stream-ended' : 'stream-lost');
        if (this.#badConnections >= maximumBadConnections && this.#anyFailed)
            this.#warnLost();
    }
    async #catchUp() {
        const before = this.#log.mark;
        try {
            await this.#log.readToEnd(this.#run.remaining(), this.#loop.signal, catchUpReads);
        }
        catch {
            this.#loop.signal.throwIfAborted();
        }
        if (this.#log.mark > before && !this.#stopping)
            this.#onHint('line');
    }
    async #readStoredForAMinute() {
        const untilMs = this.#run.elapsed() + streamAgainAfterMs;
        while (!this.#stopping && !this.#log.forbidden && this.#run.elapsed() < untilMs) {
            await this.#pause(this.#fallbackMs);
            if (this.#stopping)
                return;
            const before = this.#log.mark;
            await this.#catchUp();
            this.#fallbackMs = this.#log.mark > before ? fallbackFromMs : Math.min(fallbackToMs, this.#fallbackMs * 1.5);
        }
    }
    #reportEnd(ended) {
        if (this.#log.forbidden) {
            this.#warnForbidden();
        }
        else if (!ended) {
            const text = (0,message/* message */.i) `log-end-unread: The end of the build log could not be read. The dashboard has all of it.`;
            this.#source.host.report({ kind: 'warning', text });
        }
        else if (this.#log.hasUnconfirmed) {
            const text = (0,message/* message */.i) `log-unconfirmed: Some streamed lines never appeared in the stored log. See the dashboard.`;
            this.#source.host.report({ kind: 'notice', text });
        }
    }
    #reconnectDelay() {
        const ceiling = Math.min(reconnectToMs, reconnectFromMs * 2 ** this.#badConnections);
        return reconnectFromMs + this.#run.random() * (ceiling - reconnectFromMs);
    }
    async #pause(ms) {
        if (!this.#stopping)
            await this.#timer.sleep(this.#run.clock, ms, this.#loop.signal);
    }
    #warnLost() {
        const text = (0,message/* message */.i) `log-stream-lost: The log stream was lost three times, so the stored log is read instead. Lines may appear later, but none is lost.`;
        this.#warnOnce(text);
    }
    #warnForbidden() {
        const text = (0,message/* message */.i) `log-forbidden: The API key may not read the build log. Grant it the capability logs:read. The outcome is not affected.`;
        this.#warnOnce(text);
    }
    #warnOnce(text) {
        if (!this.#warned.has(text))
            this.#source.host.report({ kind: 'warning', text });
        this.#warned.add(text);
    }
}


/***/ }),

/***/ 2800:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ WakeableTimer)
/* harmony export */ });
/* harmony import */ var _clock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9376);
/* harmony import */ var _timeout_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3541);
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


/** A sleep that can be cut short: `wake` ends the present one, or the next one where none is going on. One sleeper at a time. */
class WakeableTimer {
    #woken = false;
    #sleep;
    wake() {
        this.#woken = true;
        this.#sleep?.abort(_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .notNeeded */ .t);
    }
    /** Resolves when woken or after `ms`; rejects with the signal's reason when it aborts. */
    async sleep(clock, ms, signal) {
        signal.throwIfAborted();
        if (!this.#woken && ms > 0) {
            const env_1 = { stack: [], error: void 0, hasError: false };
            try {
                const scope = __addDisposableResource(env_1, new _timeout_js__WEBPACK_IMPORTED_MODULE_1__/* .AbortScope */ .DK({ clock, signal }), false);
                this.#sleep = scope;
                try {
                    await clock.sleep(ms, scope.signal);
                }
                catch (error) {
                    signal.throwIfAborted();
                    if (!this.#woken)
                        throw error;
                }
                finally {
                    this.#sleep = undefined;
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
        this.#woken = false;
    }
}


/***/ })

};
