export const id = 302;
export const ids = [302];
export const modules = {

/***/ 9534:
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
;// CONCATENATED MODULE: ./build/build-log/event-queue.js
/** About one chunk of a socket: whatever waits here outlives the garbage around it, and so costs the heap many times its size. */
const mostEvents = 500;
const mostLength = 64 * 1024;
/** Events between the stream's reader and the log's writer, a chunk at a time; bounded, so that a flood waits in the socket. */
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
    /** How the connection ended, once everything before the end has been taken. */
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
    /** Lets a reader that waits for room come to its end; what still arrives is dropped. */
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




/** Lines written between the last stored read and the connection may be in neither: one look soon after connecting. */
const settleMs = 300;
/** A stream that ran ahead of the stored log: look again after these. */
const lagLooksMs = [300, 1_000];
const failedReadMs = 2_000;
/** A stream that stays open and says nothing may be held back on its way: the stored log is looked at now and then. */
const quietLookMs = 15_000;
const longestQuietLookMs = 120_000;
const mutedLookMs = 2_000;
const holeLookMs = 1_000;
const holeForMs = 5_000;
/** Stored reads that events cause, where the stream proves nothing by itself: so many at once, then one every second. */
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
    #lagLooks = 0;
    /** Events that the stored log has yet to tell as lines; at most, for a replay tells lines again. */
    #owed = 0;
    #waitsSinceMs;
    #tokens = { count: readBurst, atMs: 0 };
    #quietMs = quietLookMs / 2;
    #quietAtMs = 0;
    #lastEventId;
    constructor(run, log, onLines) {
        this.#run = run;
        this.#log = log;
        this.#onLines = onLines;
    }
    /** Leaves the connection some milliseconds for its last lines, then ends it. */
    stop(graceMs) {
        this.#stopAtMs = this.#run.elapsed() + graceMs;
        this.#timer.wake();
    }
    async follow(platform, target, signal) {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const { deploymentId, lastEventId } = target;
            const before = this.#log.mark;
            this.#log.beginConnection();
            const socket = __addDisposableResource(env_1, new timeout/* AbortScope */.DK({ signal }), false);
            const queue = new EventQueue(() => this.#timer.wake());
            const reader = queue.fill(platform.streamLogChunks(deploymentId, {
                ...(lastEventId === undefined ? {} : { lastEventId }),
                signal: socket.signal,
            }));
            this.#lastEventId = lastEventId;
            this.#readAtMs = this.#run.elapsed() + settleMs;
            this.#quietAtMs = this.#readAtMs + quietLookMs;
            try {
                for (let open = true; open;)
                    open = await this.#turn(queue, signal);
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
    /** Events as they come, stored reads as they fall due. False at the connection's end. */
    async #turn(queue, signal) {
        const nowMs = this.#run.elapsed();
        if (nowMs >= this.#stopAtMs)
            return false;
        const readAtMs = Math.max(Math.min(this.#readAtMs, this.#quietAtMs), this.#run.retryAfterUntilMs);
        if (nowMs >= readAtMs) {
            await this.#readStored(signal);
            return true;
        }
        const events = queue.take();
        if (events.length > 0) {
            this.#quietAtMs = nowMs + longestQuietLookMs;
            this.#lastEventId = events.findLast((event) => event.id !== undefined)?.id ?? this.#lastEventId;
            const before = this.#log.mark;
            const unproven = await this.#log.offerEvents(events);
            this.#owed += unproven;
            if (unproven > 0)
                this.#wantRead();
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
    #wantRead() {
        const nowMs = this.#run.elapsed();
        const earned = (nowMs - this.#tokens.atMs) / readEveryMs;
        const count = Math.min(readBurst, this.#tokens.count + earned);
        this.#tokens = { count, atMs: nowMs };
        const waitMs = count >= 1 ? 0 : (1 - count) * readEveryMs;
        this.#readAtMs = Math.min(this.#readAtMs, nowMs + waitMs);
        this.#lagLooks = lagLooksMs.length;
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
                this.#lookAgain(holeLookMs);
        }
        catch {
            signal.throwIfAborted();
            if (!this.#log.forbidden)
                this.#lookAgain(failedReadMs);
        }
        const grew = this.#log.mark > before;
        if (grew)
            this.#onLines();
        this.#quietMs = grew ? mutedLookMs : Math.min(longestQuietLookMs, Math.max(quietLookMs, 2 * this.#quietMs));
        this.#quietAtMs = this.#run.elapsed() + this.#quietMs;
        await this.#endLongWait(grew);
    }
    /** The stored log may come in pages: where lines are known to be missing, or many came, the next read is free. */
    #readOn(gained) {
        this.#owed = gained === 0 ? 0 : Math.max(0, this.#owed - gained);
        if (gained > 0 && (this.#owed > 0 || this.#log.waits || gained >= manyLines))
            this.#lookAgain(0);
        else if (gained > 0)
            this.#wantRead();
        else
            this.#afterNothingNew();
    }
    #afterNothingNew() {
        if (this.#lagLooks === 0)
            return;
        const waitMs = lagLooksMs[lagLooksMs.length - this.#lagLooks] ?? 0;
        this.#lagLooks--;
        this.#lookAgain(waitMs);
    }
    /** A hole into which the stored log brought nothing for 5 s is told, and the lines beyond it are written. */
    async #endLongWait(grew) {
        const nowMs = this.#run.elapsed();
        const sinceMs = grew ? nowMs : (this.#waitsSinceMs ?? nowMs);
        this.#waitsSinceMs = this.#log.waits ? sinceMs : undefined;
        if (this.#waitsSinceMs === undefined)
            return;
        if (nowMs - this.#waitsSinceMs < holeForMs) {
            this.#lookAgain(holeLookMs);
            return;
        }
        await this.#log.giveUpWaiting();
        this.#waitsSinceMs = undefined;
    }
    #lookAgain(ms) {
        this.#readAtMs = Math.min(this.#readAtMs, this.#run.elapsed() + ms);
    }
}

;// CONCATENATED MODULE: ./build/build-log/drain.js
const drainMs = 5_000;
const drainEveryMs = 500;
const afterFailureMs = 1_000;
/** So many lines in 5 s are a backlog, which is read to its end; a log that trickles on after the verdict is not. */
const backlogLines = 5_000;
/**
 * Reads the stored log to its end once the verdict is known: as far as the stream had told it, or as far as it was stored by
 * then, for 5 s at most but for a backlog. Whether the end was reached; rejects where the run is aborted.
 */
class LogDrain {
    #run;
    #log;
    #untilMs;
    #mark;
    /** The time counts from here on. */
    constructor(run, log) {
        this.#run = run;
        this.#log = log;
        this.#untilMs = run.elapsed() + drainMs;
        this.#mark = log.mark;
    }
    async toTheEnd() {
        let ended = false;
        for (;;) {
            this.#extend();
            const leftMs = this.#untilMs - this.#run.elapsed();
            if (leftMs <= 0 || this.#run.retryAfterUntilMs > this.#untilMs)
                return ended;
            try {
                ended = (await this.#log.readToEnd(leftMs, this.#run.signal)) !== undefined;
                if (ended && !this.#log.hasUnconfirmed)
                    return true;
            }
            catch {
                this.#run.signal.throwIfAborted();
                // A log that was refused is asked for once more: a refusal may pass.
                if (this.#log.forbidden)
                    return true;
            }
            const waitMs = ended ? drainEveryMs : afterFailureMs;
            await this.#run.sleep(Math.min(waitMs, this.#untilMs - this.#run.elapsed()));
        }
    }
    /** While a backlog is still coming, the time begins again. */
    #extend() {
        if (this.#untilMs > this.#run.elapsed() || this.#log.mark - this.#mark < backlogLines)
            return;
        this.#untilMs = Math.min(this.#run.elapsed() + drainMs, this.#run.deadlineMs);
        this.#mark = this.#log.mark;
    }
}

// EXTERNAL MODULE: ./build/client/errors.js
var errors = __webpack_require__(6695);
// EXTERNAL MODULE: ./build/client/fields.js
var fields = __webpack_require__(525);
;// CONCATENATED MODULE: ./build/build-log/payload.js

/**
 * Reading log records whose shape the contract does not show "beyond a per-record sequence number": the names in common
 * use are tried in order.
 */
const sequenceKeys = ['seq', 'sequence', 'id'];
const textKeys = ['line', 'message', 'text', 'msg'];
/** An unknown shape is shown as its JSON, so that nothing is lost. */
function readStoredRecord(raw) {
    if (typeof raw === 'string')
        return { seq: undefined, text: raw };
    if (!(0,fields/* isFields */.C)(raw))
        return { seq: undefined, text: JSON.stringify(raw) ?? '' };
    return { seq: firstNumber(raw), text: textOf(raw) ?? JSON.stringify(raw) };
}
/** Where a stream event can carry its sequence: a field of the payload, or the event's own `id:`. */
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
// Loops where a chain of `map` and `find` would read better: these run once a line, and of a million lines too.
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

;// CONCATENATED MODULE: ./build/build-log/recent-lines.js
const mostLines = 1024;
/**
 * The newest lines of the stored log, to be found by number. They are kept as they came, and indexed when one is looked for: a log
 * that is read without a stream needs no index. Memory is bounded: of a long line an excerpt is kept.
 */
class RecentLines {
    #batches = [];
    #count = 0;
    #texts;
    add(lines) {
        this.#batches.push(lines.slice(-mostLines).map(excerpted));
        this.#count += Math.min(lines.length, mostLines);
        for (let [oldest] = this.#batches; oldest !== undefined; [oldest] = this.#batches) {
            if (this.#count - oldest.length < mostLines)
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
function excerpted(line) {
    const text = excerpt(line.text);
    return text === line.text ? line : { seq: line.seq, text };
}
/** A line may have megabytes; its length and beginning tell it from its neighbours. */
function excerpt(text) {
    return text.length <= 256 ? text : `${text.slice(0, 256)} ${text.length}`;
}

;// CONCATENATED MODULE: ./build/build-log/stream-proof.js


const mostWaiting = 256;
/**
 * Which number of a stream event, if any, is the sequence of the stored log. A source is proven when an event and a
 * stored line agree in number and in a text that stands nowhere else, and disproven for good when they agree in number alone.
 */
class StreamProof {
    #standing = new Map();
    #stored = new RecentLines();
    /** The newest events that nothing was known of when they came. */
    #waiting = [];
    /** Whether some number of the events is the sequence. */
    get proven() {
        return [...this.#standing.values()].includes('proven');
    }
    /** The proven sequence of an event. */
    sequenceOf({ numbers, text }) {
        const claim = text === undefined ? undefined : { numbers, text: excerpt(text) };
        if (claim !== undefined)
            this.#compare(claim);
        for (const source of numberSources) {
            if (this.#standing.get(source) === 'proven' && numbers[source] !== undefined)
                return numbers[source];
        }
        if (claim !== undefined)
            this.#waiting.push(claim);
        if (this.#waiting.length > mostWaiting)
            this.#waiting.shift();
        return undefined;
    }
    /** Lines of the stored log, as they come. */
    learn(lines) {
        if (lines.length === 0)
            return;
        this.#stored.add(lines);
        for (const claim of this.#waiting)
            this.#compare(claim);
    }
    #compare({ numbers, text }) {
        for (const source of numberSources) {
            const seq = numbers[source];
            const standing = this.#standing.get(source);
            if (seq === undefined || standing === 'disproven')
                continue;
            const stored = this.#stored.texts.get(seq);
            if (stored === undefined)
                continue;
            if (stored !== text)
                this.#standing.set(source, 'disproven');
            else if (standing === undefined && this.#isDistinct(source, seq, text))
                this.#standing.set(source, 'proven');
        }
    }
    /** A blank line, or one that stands in several places, agrees with numbers that are off as well. */
    #isDistinct(source, seq, text) {
        const { texts } = this.#stored;
        if (text.trim() === '' || texts.get(seq - 1) === text || texts.get(seq + 1) === text)
            return false;
        for (const [other, stored] of texts)
            if (stored === text && other !== seq)
                return false;
        return this.#waiting.every(({ numbers, text: claimed }) => numbers[source] === seq || claimed !== text);
    }
}

;// CONCATENATED MODULE: ./build/build-log/cursor.js

/** A log whose first number is beyond this is taken to begin there, not to have lost all before it. */
const largestFirst = 100;
/**
 * Puts stored log and stream together so that what is written strictly increases, and lines plus holes are exactly
 * 1..n. It does no I/O: offer it what arrives, write out the pieces it gives, in order, then go on.
 *
 * A hole in the stored log is believed when a second read shows it too. Numbers so sparse that most are unused cannot
 * tell a missing line; then no hole is claimed.
 */
class LogCursor {
    #proof = new StreamProof();
    /** Proven stream lines beyond a hole, until the stored log fills it. */
    #ahead = new Map();
    #aheadLength = 0;
    #mark = -1;
    #numbered = true;
    #dense = true;
    #suspects = new Set();
    #scan = freshScan();
    /** The sequence of the last line written or hole told; -1 before the first. */
    get mark() {
        return this.#mark;
    }
    /** What to send as `after`; undefined reads from the start. Records without numbers are counted, so all are read again. */
    get after() {
        return this.#numbered && this.#mark >= 0 ? this.#mark : undefined;
    }
    /** True while stream lines wait for a hole to be filled. */
    get waits() {
        return this.#ahead.size > 0;
    }
    /** The stream's own numbers are known to be those of the stored log. */
    get proven() {
        return this.#proof.proven;
    }
    beginStoredRead() {
        this.#scan = freshScan();
    }
    /** The next records of a stored read, at most some hundreds at a time. */
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
    /** Whether the stored read met a hole that a second read must confirm. */
    endStoredRead() {
        const { stopped, gaps, records } = this.#scan;
        if (!stopped)
            return { again: false };
        this.#suspects = new Set(gaps);
        if (gaps.length >= 20 && gaps.length * 2 > records)
            this.#dense = false;
        return { again: true };
    }
    /** Whether the numbers are dense enough to tell a missing line. */
    get dense() {
        return this.#dense;
    }
    /** A line of the stream; what can be written now is added to `pieces`. False where only the stored log can tell what it is. */
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
    /** Stops waiting for the stored log to fill the holes before lines of the stream. */
    giveUpWaiting() {
        const pieces = [];
        for (const seq of [...this.#ahead.keys()].sort((a, b) => a - b)) {
            if (seq <= this.#mark)
                continue;
            this.#tellHole(seq, pieces);
            this.#write({ seq, text: this.#ahead.get(seq) ?? '' }, pieces);
        }
        this.#clearAhead();
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
    /** True when nothing but told holes stands between the mark and `seq`. */
    #closeGap(seq, pieces) {
        this.#writeAhead(pieces);
        if (seq <= this.#mark + 1 || (this.#mark < 0 && seq === 1))
            return true;
        const known = !this.#dense || this.#suspects.has(gapKey(this.#mark, seq)) || this.#isOffset(seq);
        if (known)
            this.#tellHole(seq, pieces);
        return known;
    }
    /** Numbers that begin high belong to a counter that other logs share. */
    #isOffset(seq) {
        return this.#mark < 0 && seq > largestFirst;
    }
    #tellHole(seq, pieces) {
        const from = Math.max(this.#mark + 1, 1);
        if (this.#dense && !this.#isOffset(seq) && from < seq)
            pieces.push({ from, to: seq - 1 });
        this.#mark = seq - 1;
    }
    #noteGap(seq) {
        const before = this.#scan.stopped ? this.#scan.last : this.#mark;
        this.#scan.stopped = true;
        if (seq > before + 1 && this.#scan.gaps.length < 10_000)
            this.#scan.gaps.push(gapKey(before, seq));
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
    /** Bounded: what does not fit is read from the stored log. */
    #keepAhead(seq, text) {
        if (this.#ahead.has(seq) || this.#ahead.size >= 5_000 || this.#aheadLength + text.length > 4_000_000)
            return;
        this.#ahead.set(seq, text);
        this.#aheadLength += text.length;
    }
    #clearAhead() {
        this.#ahead.clear();
        this.#aheadLength = 0;
    }
}
function freshScan() {
    return { position: 0, records: 0, last: -1, stopped: false, gaps: [] };
}
function gapKey(mark, seq) {
    return `${mark}-${seq}`;
}

;// CONCATENATED MODULE: ./build/build-log/unconfirmed-lines.js
const mostKept = 256;
/** What some platforms end a stream with; it is no line of the log. */
const lastWord = '[DONE]';
/**
 * Lines that the stream told and the stored log has yet to show, where the stream carries no number that could be proven.
 * They are known by text and order: a line that shows settles all that were told before it. Memory is bounded; what the
 * bound forgets is taken for shown, and so is a repeated text after a reconnection.
 */
class UnconfirmedLines {
    /** Told and not shown, oldest first. */
    #told = [];
    /** The newest shown lines, oldest first; those before `#from` were told too. */
    #shown = [];
    #from = 0;
    #shownCount = 0;
    #first;
    /** Events to pass over: a replay tells old lines again. Undefined until the connection's first event. */
    #replayed;
    #lineNames = new Set();
    /** Whether the stored log is behind the stream. */
    get any() {
        // Where lines showed and none was as the stream told it, the two differ in more than time.
        if (this.#lineNames.size === 0)
            return this.#shownCount === 0 && this.#told.length > 0;
        return this.#told.some(({ name }) => this.#lineNames.has(name));
    }
    /** A new connection may tell from the beginning, or go on. */
    beginConnection() {
        this.#from = 0;
        this.#replayed = undefined;
    }
    /** An event of the stream; `name` is that of its kind. */
    tell(text, name) {
        const line = unconfirmed_lines_excerpt(text);
        this.#replayed ??= line === this.#first ? this.#shownCount - this.#shown.length : 0;
        if (this.#replayed > 0) {
            this.#replayed--;
            return;
        }
        const at = this.#shown.indexOf(line, this.#from);
        if (at >= 0) {
            this.#from = at + 1;
            this.#settle(this.#told.length, name);
        }
        else if (line !== '' && line !== lastWord) {
            this.#told.push({ text: line, name });
            if (this.#told.length > mostKept)
                this.#told.shift();
        }
    }
    /** A line that was written out. */
    show(text) {
        const line = unconfirmed_lines_excerpt(text);
        this.#first ??= line;
        this.#shownCount++;
        this.#shown.push(line);
        const at = this.#told.findIndex((told) => told.text === line);
        if (at >= 0) {
            this.#from = this.#shown.length;
            this.#settle(at + 1, this.#told[at]?.name);
        }
        if (this.#shown.length <= mostKept)
            return;
        this.#shown.shift();
        this.#from = Math.max(0, this.#from - 1);
    }
    #settle(count, name) {
        this.#told.splice(0, count);
        this.#lineNames.add(name);
    }
}
/** Enough to know a line by; a stream may lose the white space at its ends. */
function unconfirmed_lines_excerpt(text) {
    return text.slice(0, 256).trim();
}

;// CONCATENATED MODULE: ./build/build-log/stored-log.js




const confirmHoleAfterMs = 300;
/**
 * The log of one deployment as it is written out: every line comes through here, from the stored log or the stream,
 * one piece of work at a time, so that the order holds. Memory is bounded whatever the log's size.
 */
class StoredLog {
    #run;
    #platform;
    #deploymentId;
    #host;
    #cursor = new LogCursor();
    #owed = new UnconfirmedLines();
    #turn = Promise.resolve();
    #refusals = 0;
    #anyLine = false;
    #saidSparse = false;
    constructor(run, source) {
        this.#run = run;
        this.#platform = source.platform;
        this.#deploymentId = source.deploymentId;
        this.#host = source.host;
    }
    get anyLine() {
        return this.#anyLine;
    }
    /** The last sequence written; -1 before the first. */
    get mark() {
        return this.#cursor.mark;
    }
    /** Stream lines wait for a hole before them to be filled. */
    get waits() {
        return this.#cursor.waits;
    }
    /** The stream told lines that the stored log has yet to show. */
    get hasUnconfirmed() {
        return this.waits || this.#owed.any;
    }
    /** The key may not read logs: said twice in a row by the platform. */
    get forbidden() {
        return this.#refusals >= errors/* refusalLimit */.AU;
    }
    /** The events that follow come from a new connection. */
    beginConnection() {
        this.#owed.beginConnection();
    }
    /** Writes what is proven of these events; of how many only the stored log can tell what they are. */
    offerEvents(events) {
        return this.#alone(async () => {
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
        return this.#alone(() => this.#read(ms, signal));
    }
    /**
     * Reads until nothing new comes, within `ms` and so many rounds; the mark, or undefined where the end was not
     * reached. Rejects as the client does.
     */
    async readToEnd(ms, signal, rounds = Number.POSITIVE_INFINITY) {
        const untilMs = this.#run.elapsed() + ms;
        for (let round = 1; round <= rounds && this.#run.elapsed() < untilMs; round++) {
            const { grew, ended } = await this.read(untilMs - this.#run.elapsed(), signal);
            if (ended && !grew)
                return this.mark;
            if (!ended)
                await this.#run.clock.sleep(confirmHoleAfterMs, signal);
        }
        return undefined;
    }
    /** Writes the stream lines that waited, and tells the holes before them. */
    giveUpWaiting() {
        return this.#alone(() => this.#write(this.#cursor.giveUpWaiting()));
    }
    #offer(event, pieces) {
        const line = readStreamEvent(event);
        const told = this.#cursor.offerEvent(line, pieces);
        if (!told && line.text !== undefined && !this.#cursor.proven)
            this.#owed.tell(line.text, event.event);
        return told;
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
        if (!this.#cursor.dense && !this.#saidSparse) {
            this.#saidSparse = true;
            const text = 'The log leaves most of its numbers unused, so a missing line could not be told from an unused number.';
            this.#host.report({ kind: 'notice', text });
        }
        return { grew: this.mark > before, ended: !again };
    }
    async #readPage(timeoutMs, signal) {
        if (!(await this.#run.waitForRetryAfter(signal)))
            throw askedToWait();
        const { after } = this.#cursor;
        const chunks = this.#platform.storedLogChunks(this.#deploymentId, {
            ...(after === undefined ? {} : { after }),
            signal,
            timeoutMs,
            retries: false,
        });
        for await (const chunk of chunks)
            await this.#write(this.#cursor.offerStored(chunk.map(readStoredRecord)));
        // Lines of the stream may have waited for what this read has settled.
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
            this.#host.report({ kind: 'hole', ...piece });
        }
        await this.#print(lines);
    }
    async #print(lines) {
        const [first] = lines;
        if (first === undefined)
            return;
        if (!this.#anyLine && first.seq > largestFirst) {
            this.#host.report({ kind: 'notice', text: `The platform numbers this log from ${first.seq}.` });
        }
        this.#anyLine = true;
        if (this.#owed.any || !this.#cursor.proven)
            for (const { text } of lines)
                this.#owed.show(text);
        await this.#host.print(lines);
    }
    #alone(work) {
        const result = this.#turn.then(work);
        this.#turn = result.catch(() => undefined);
        return result;
    }
}
function askedToWait() {
    const message = 'The platform asked to wait past the timeout.';
    return new errors/* NoAnswerError */.i5(message, { operation: 'get_deployment_logs', sent: false });
}

;// CONCATENATED MODULE: ./build/build-log/follower.js






const strikesOut = 3;
const reconnectFromMs = 1_000;
const reconnectToMs = 8_000;
const streamAgainAfterMs = 60_000;
const fallbackFromMs = 1_000;
const fallbackToMs = 15_000;
/** The stream's last lines are usually on their way when the status turns final. */
const lastLinesMs = 250;
/** A log that grows with every read is left to the stream. */
const catchUpRounds = 50;
/**
 * Follows one deployment's log: the stored log, then the stream, then the stored log again on any end, until it is
 * empty. Three empty or failed streams: the stored log alone, and the stream again each minute. The log never decides
 * the verdict; what it does not deliver is said.
 */
class LogFollower {
    #run;
    #platform;
    #deploymentId;
    #host;
    #onHint;
    #log;
    #timer = new wakeable_timer/* WakeableTimer */.w();
    #loop;
    #task = Promise.resolve();
    #connection;
    #stopping = false;
    #strikes = 0;
    #fallbackMs = fallbackFromMs;
    #anyFailure = false;
    #saidLost = false;
    #saidForbidden = false;
    #streamOver = false;
    #lastEventId;
    constructor(run, source, onHint) {
        this.#run = run;
        this.#platform = source.platform;
        this.#deploymentId = source.deploymentId;
        this.#host = source.host;
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
    /** Settles when the following has ended, also where it ended by itself: the key may not read the log any more. */
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
        // A failure to write is thrown by `finish`; until then it is not unhandled.
        this.#task.catch(() => undefined);
    }
    /** The status changed: lines are likely, so a log that is read at intervals is read soon. */
    expectLines() {
        this.#fallbackMs = fallbackFromMs;
        // A stream that broke is not opened again any sooner for it.
        if (this.#strikes >= strikesOut)
            this.#timer.wake();
    }
    /** Reads the stored log to its end, as evidence; undefined where that failed. */
    async readToEnd(ms) {
        try {
            return await this.#log.readToEnd(ms, this.#run.signal);
        }
        catch {
            this.#run.signal.throwIfAborted();
            return undefined;
        }
    }
    /** After the verdict: the stream's last lines, then what is left of the stored log. */
    async finish() {
        const drain = new LogDrain(this.#run, this.#log);
        this.#stopping = true;
        this.#connection?.stop(lastLinesMs);
        this.#timer.wake();
        this.#loop.abortAfter(lastLinesMs, () => clock/* notNeeded */.t);
        await this.#task;
        const ended = await drain.toTheEnd();
        await this.#log.giveUpWaiting();
        this.#tellOfTheEnd(ended);
    }
    /** After an abort: ends the loop and starts nothing. */
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
            if (this.#strikes < strikesOut)
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
        const target = { deploymentId: this.#deploymentId, lastEventId: this.#lastEventId };
        const end = await connection.follow(this.#platform, target, this.#loop.signal);
        this.#connection = undefined;
        this.#run.noteRetryAfter(end.error);
        this.#lastEventId = end.lastEventId;
        this.#anyFailure ||= !end.clean;
        this.#strikes = end.productive ? 0 : Math.min(strikesOut, this.#strikes + 1);
        this.#streamOver = end.clean || this.#strikes >= strikesOut;
        if (!this.#stopping)
            this.#onHint(end.clean ? 'stream-ended' : 'stream-lost');
        if (this.#strikes >= strikesOut && this.#anyFailure)
            this.#warnLost();
    }
    async #catchUp() {
        const before = this.#log.mark;
        try {
            await this.#log.readToEnd(this.#run.remaining(), this.#loop.signal, catchUpRounds);
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
    #tellOfTheEnd(ended) {
        if (this.#log.forbidden) {
            this.#warnForbidden();
        }
        else if (!ended) {
            const text = 'The end of the build log could not be read; the dashboard has all of it.';
            this.#host.report({ kind: 'warning', text });
        }
        else if (this.#log.hasUnconfirmed) {
            const text = 'The log stream told something that the stored log does not show; the dashboard has all of the log.';
            this.#host.report({ kind: 'notice', text });
        }
    }
    #reconnectDelay() {
        const ceiling = Math.min(reconnectToMs, reconnectFromMs * 2 ** this.#strikes);
        return reconnectFromMs + this.#run.random() * (ceiling - reconnectFromMs);
    }
    async #pause(ms) {
        if (!this.#stopping)
            await this.#timer.sleep(this.#run.clock, ms, this.#loop.signal);
    }
    #warnLost() {
        if (this.#saidLost)
            return;
        this.#saidLost = true;
        const text = 'The log stream was lost three times; the stored log is read instead. Lines may come later, none is lost.';
        this.#host.report({ kind: 'warning', text });
    }
    #warnForbidden() {
        if (this.#saidForbidden)
            return;
        this.#saidForbidden = true;
        const text = 'The API key may not read the build log; give it the capability logs:read. The outcome is not affected.';
        this.#host.report({ kind: 'warning', text });
    }
}


/***/ }),

/***/ 525:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ isFields),
/* harmony export */   w: () => (/* binding */ readId)
/* harmony export */ });
function isFields(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
/** The `id` of an object, as text; undefined where it has none. */
function readId(value) {
    const id = isFields(value) ? value['id'] : undefined;
    if (typeof id === 'number')
        return String(id);
    return typeof id === 'string' && id !== '' ? id : undefined;
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
    /**
     * Runs `work` with a signal that aborts after `ms`, with a `NoAnswerError`, or with `parent` (by default the run's signal).
     * Notes the `Retry-After` of a refusal.
     */
    async within(ms, operation, work, parent = this.signal) {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            parent.throwIfAborted();
            const onTimeout = () => new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .NoAnswerError */ .i5(`${operation} got no answer in time.`, { operation, sent: true });
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
