export const id = 930;
export const ids = [930];
export const modules = {

/***/ 3038:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ flowOptions)
/* harmony export */ });
/** @param spentMs of the timeout, by requests before the flow's own */
function flowOptions({ job, inputs }, spentMs = 0) {
    const { follow, wait } = inputs;
    return { ...follow, timeoutMs: Math.max(1, follow.timeoutMs - spentMs), wait, signal: job.signal };
}


/***/ }),

/***/ 278:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ lookForRecord),
/* harmony export */   P: () => (/* binding */ historyPages)
/* harmony export */ });
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8093);

const mostPages = 20;
/**
 * Looks for our own record: page by page until our id, an older one, or 20 pages. Nothing takes the newest row for ours.
 * Rejects as the client does.
 */
async function lookForRecord(platform, target, meaningOf, signal) {
    const { serviceId, deploymentId, older } = target;
    let finished = false;
    for await (const page of historyPages(platform, serviceId, signal)) {
        for (const [index, row] of page.deployments.entries()) {
            const id = (0,_record_js__WEBPACK_IMPORTED_MODULE_0__/* .idOf */ .TH)(row);
            if (id === deploymentId) {
                return { kind: 'found', record: (0,_record_js__WEBPACK_IMPORTED_MODULE_0__/* .readRecord */ .aE)(row), older: behind(page, index) ?? older };
            }
            if (older.kind === 'row' && id === older.id)
                return { kind: 'absent', newerFinished: finished, older };
            finished ||= isFinished(row, meaningOf);
        }
    }
    // Without the older row in sight nobody can say which rows are newer than ours.
    return { kind: 'absent', newerFinished: finished && older.kind === 'nothing', older };
}
/** Pages of the history, newest first, at most 20; one attempt each. */
async function* historyPages(platform, serviceId, signal) {
    let pages = 0;
    for await (const page of platform.history(serviceId, { signal, retries: false })) {
        yield page;
        if (++pages === mostPages)
            return;
    }
}
function behind(page, index) {
    const next = page.deployments[index + 1];
    if (next === undefined)
        return page.nextCursor === undefined ? { kind: 'nothing' } : undefined;
    const id = (0,_record_js__WEBPACK_IMPORTED_MODULE_0__/* .idOf */ .TH)(next);
    return id === undefined ? undefined : { kind: 'row', id };
}
function isFinished(row, meaningOf) {
    const { word } = (0,_record_js__WEBPACK_IMPORTED_MODULE_0__/* .readRecord */ .aE)(row);
    if (word === undefined)
        return false;
    const meaning = meaningOf(word);
    return meaning === 'succeeded' || meaning === 'failed';
}


/***/ }),

/***/ 5432:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  hT: () => (/* binding */ endBeforePost),
  Q6: () => (/* binding */ launchAndFollow),
  Lc: () => (/* binding */ postedInVain),
  Fd: () => (/* binding */ preflightIn)
});

// EXTERNAL MODULE: ./build/client/errors.js
var errors = __webpack_require__(6695);
;// CONCATENATED MODULE: ./build/deployment/bell.js
/** A sleep that can be cut short: `ring` ends the present wait, or the next one where nobody waits. */
class Bell {
    #rung = false;
    #wake;
    ring() {
        this.#rung = true;
        this.#wake?.abort();
    }
    /** Resolves when rung or after `ms`; rejects with the signal's reason when it aborts. One waiter at a time. */
    async wait(clock, ms, signal) {
        signal.throwIfAborted();
        if (!this.#rung && ms > 0)
            await this.#sleep(clock, ms, signal);
        this.#rung = false;
    }
    async #sleep(clock, ms, signal) {
        const wake = new AbortController();
        this.#wake = wake;
        const cancel = () => wake.abort();
        signal.addEventListener('abort', cancel, { once: true });
        try {
            await clock.sleep(ms, wake.signal);
        }
        catch (error) {
            signal.throwIfAborted();
            if (!wake.signal.aborted)
                throw error;
        }
        finally {
            signal.removeEventListener('abort', cancel);
            this.#wake = undefined;
        }
    }
}

// EXTERNAL MODULE: ./build/deployment/history.js
var deployment_history = __webpack_require__(278);
;// CONCATENATED MODULE: ./build/deployment/event-queue.js
const mostEvents = 2_000;
const mostLength = 1_000_000;
/** Events between the stream's reader and the log's writer; bounded, so that a flood waits in the socket. */
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
    async fill(events) {
        try {
            for await (const event of events)
                await this.#put(event);
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
    async #put(event) {
        if (this.#abandoned)
            return;
        this.#events.push(event);
        this.#length += event.data.length;
        this.#onArrival();
        if (this.#events.length < mostEvents && this.#length < mostLength)
            return;
        await new Promise((resolve) => {
            this.#resume = resolve;
        });
        this.#resume = undefined;
    }
}

;// CONCATENATED MODULE: ./build/deployment/log-connection.js


/** Lines written between the last stored read and the connection may be in neither: one look soon after connecting. */
const settleMs = 300;
/** A stream that ran ahead of the stored log: look again after these. */
const lagLooksMs = [300, 1_000];
const failedReadMs = 2_000;
const holeLookMs = 1_000;
const holeForMs = 5_000;
/** Stored reads that events cause, where the stream proves nothing by itself: so many at once, then one every 2 s. */
const readBurst = 40;
const readEveryMs = 2_000;
/** One connection to the event stream, from its opening to its end. */
class LogConnection {
    #run;
    #log;
    #bell = new Bell();
    #onLines;
    #stopAtMs = Number.POSITIVE_INFINITY;
    #readAtMs = 0;
    #lagLooks = 0;
    #waitsSinceMs;
    #tokens = { count: readBurst, atMs: 0 };
    #lastEventId;
    constructor(run, log, onLines) {
        this.#run = run;
        this.#log = log;
        this.#onLines = onLines;
    }
    /** Leaves the connection some milliseconds for its last lines, then ends it. */
    stop(graceMs) {
        this.#stopAtMs = this.#run.elapsed() + graceMs;
        this.#bell.ring();
    }
    async follow(platform, target, signal) {
        const { deploymentId, lastEventId } = target;
        const before = this.#log.mark;
        const socket = new AbortController();
        const cancel = () => socket.abort(signal.reason);
        signal.addEventListener('abort', cancel, { once: true });
        const queue = new EventQueue(() => this.#bell.ring());
        const reader = queue.fill(platform.streamLog(deploymentId, {
            ...(lastEventId === undefined ? {} : { lastEventId }),
            signal: socket.signal,
        }));
        this.#lastEventId = lastEventId;
        this.#readAtMs = this.#run.elapsed() + settleMs;
        try {
            for (let open = true; open;)
                open = await this.#turn(queue, signal);
        }
        finally {
            signal.removeEventListener('abort', cancel);
            socket.abort();
            queue.abandon();
            await reader;
        }
        const { clean, error } = queue.end ?? { clean: false, error: undefined };
        return { clean, error, productive: this.#log.mark > before, lastEventId: this.#lastEventId };
    }
    /** Events as they come, stored reads as they fall due. False at the connection's end. */
    async #turn(queue, signal) {
        const events = queue.take();
        if (events.length > 0) {
            this.#lastEventId = events.findLast((event) => event.id !== undefined)?.id ?? this.#lastEventId;
            const before = this.#log.mark;
            if (await this.#log.offerEvents(events))
                this.#wantRead();
            if (this.#log.mark > before)
                this.#onLines();
            return true;
        }
        const nowMs = this.#run.elapsed();
        if (queue.end !== undefined || nowMs >= this.#stopAtMs)
            return false;
        const readAtMs = Math.max(this.#readAtMs, this.#run.heldUntilMs);
        if (nowMs >= readAtMs) {
            await this.#readStored(signal);
            return true;
        }
        const untilMs = Math.min(readAtMs, this.#stopAtMs, nowMs + 60_000);
        await this.#bell.wait(this.#run.clock, untilMs - nowMs, signal);
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
            const { ended, full } = await this.#log.read(this.#run.remaining(), signal);
            if (full && this.#log.mark > before)
                this.#lookAgain(0);
            else if (!ended)
                this.#lookAgain(holeLookMs);
            else if (this.#log.mark === before)
                this.#afterNothingNew();
        }
        catch {
            signal.throwIfAborted();
            if (!this.#log.forbidden)
                this.#lookAgain(failedReadMs);
        }
        if (this.#log.mark > before)
            this.#onLines();
        await this.#endLongWait();
    }
    #afterNothingNew() {
        if (this.#lagLooks === 0)
            return;
        const waitMs = lagLooksMs[lagLooksMs.length - this.#lagLooks] ?? 0;
        this.#lagLooks--;
        this.#lookAgain(waitMs);
    }
    /** A hole that the stored log does not fill within 5 s is told, and the lines beyond it are written. */
    async #endLongWait() {
        const nowMs = this.#run.elapsed();
        this.#waitsSinceMs = this.#log.waits ? (this.#waitsSinceMs ?? nowMs) : undefined;
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

;// CONCATENATED MODULE: ./build/deployment/log-record.js
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
    if (!isFields(raw))
        return { seq: undefined, text: JSON.stringify(raw) ?? '' };
    const numbers = numbersOf(raw);
    const seq = sequenceKeys.map((key) => numbers[key]).find((value) => value !== undefined);
    return { seq, text: textOf(raw) ?? JSON.stringify(raw) };
}
/** Where a stream event can carry its sequence: a field of the payload, or the event's own `id:`. */
const numberSources = [...sequenceKeys, 'event-id'];
function readStreamEvent(event) {
    const eventId = event.id === undefined ? undefined : sequenceNumber(event.id);
    const own = eventId === undefined ? {} : { 'event-id': eventId };
    const payload = parseJson(event.data);
    if (isFields(payload))
        return { text: textOf(payload), numbers: { ...numbersOf(payload), ...own } };
    return { text: typeof payload === 'string' ? payload : event.data, numbers: own };
}
function textOf(raw) {
    return textKeys.map((key) => raw[key]).find((value) => typeof value === 'string');
}
function numbersOf(raw) {
    const numbers = {};
    for (const key of sequenceKeys) {
        const value = sequenceNumber(raw[key]);
        if (value !== undefined)
            numbers[key] = value;
    }
    return numbers;
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
function isFields(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}

;// CONCATENATED MODULE: ./build/deployment/stream-proof.js

/**
 * Which number of a stream event, if any, is the sequence of the stored log. A source is proven when an event and a
 * stored line agree in number and text, and disproven for good when they agree in number alone.
 */
class StreamProof {
    #standing = new Map();
    #stored = new Recent(1024);
    #waiting = new Recent(256);
    #waitingKey = 0;
    /** The proven sequence of an event. */
    sequenceOf(line) {
        this.#compare(line);
        for (const source of numberSources) {
            if (this.#standing.get(source) === 'proven' && line.numbers[source] !== undefined)
                return line.numbers[source];
        }
        if (line.text !== undefined)
            this.#waiting.set(this.#waitingKey++, line);
        return undefined;
    }
    /** Lines of the stored log, as they come. */
    learn(lines) {
        for (const line of lines)
            this.#stored.set(line.seq, excerpt(line.text));
        for (const line of this.#waiting.values())
            this.#compare(line);
    }
    #compare(line) {
        if (line.text === undefined)
            return;
        const text = excerpt(line.text);
        for (const source of numberSources) {
            const seq = line.numbers[source];
            if (seq === undefined || this.#standing.get(source) === 'disproven')
                continue;
            const stored = this.#stored.get(seq);
            if (stored === undefined)
                continue;
            if (stored !== text)
                this.#standing.set(source, 'disproven');
            else if (this.#isDistinct(seq, text))
                this.#standing.set(source, 'proven');
        }
    }
    /** A blank line, or one that repeats its neighbour, agrees with a numbering that is off by one as well. */
    #isDistinct(seq, text) {
        return text.trim() !== '' && this.#stored.get(seq - 1) !== text && this.#stored.get(seq + 1) !== text;
    }
}
/** A line may have megabytes; its length and beginning tell it from its neighbours. */
function excerpt(text) {
    return text.length <= 256 ? text : `${text.slice(0, 256)} ${text.length}`;
}
/** The newest entries by key. */
class Recent {
    #entries = new Map();
    #most;
    constructor(most) {
        this.#most = most;
    }
    set(key, value) {
        this.#entries.set(key, value);
        if (this.#entries.size <= this.#most)
            return;
        for (const oldest of this.#entries.keys()) {
            this.#entries.delete(oldest);
            return;
        }
    }
    get(key) {
        return this.#entries.get(key);
    }
    values() {
        return this.#entries.values();
    }
}

;// CONCATENATED MODULE: ./build/deployment/log-cursor.js

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
    /** A line of the stream. `read`: only the stored log can tell what it is. */
    offerEvent(event) {
        const seq = this.#proof.sequenceOf(event);
        if (seq === undefined)
            return { pieces: [], read: true };
        if (seq <= this.#mark)
            return { pieces: [], read: false };
        if (event.text === undefined)
            return { pieces: [], read: true };
        const pieces = [];
        if (seq === this.#mark + 1) {
            this.#write({ seq, text: event.text }, pieces);
            this.#writeAhead(pieces);
            return { pieces, read: false };
        }
        this.#keepAhead(seq, event.text);
        return { pieces, read: true };
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
        return this.#mark < 0 && seq > 10_000;
    }
    #tellHole(seq, pieces) {
        const from = Math.max(this.#mark + 1, 1);
        if (this.#dense && !this.#isOffset(seq) && from < seq)
            pieces.push({ kind: 'hole', from, to: seq - 1 });
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
        pieces.push({ kind: 'line', line });
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

;// CONCATENATED MODULE: ./build/deployment/stored-log.js



const batchRecords = 500;
const batchLength = 250_000;
const confirmHoleAfterMs = 300;
const roundsAtOnce = 3;
const roundGapMs = 250;
/** So many records are taken for a page of a long log; from `pageRecords` on, as many as the read before had are one too. */
const bigPageRecords = 100;
const pageRecords = 10;
const refusalsThatCount = 2;
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
    #turn = Promise.resolve();
    #refusals = 0;
    #lastRecords = 0;
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
    /** The key may not read logs: said twice in a row by the platform. */
    get forbidden() {
        return this.#refusals >= refusalsThatCount;
    }
    /** Writes what is proven of these events; true where only the stored log can tell the rest. */
    offerEvents(events) {
        return this.#alone(async () => {
            const offers = events.map((event) => this.#cursor.offerEvent(readStreamEvent(event)));
            await this.#write(offers.flatMap((offer) => offer.pieces));
            return offers.some((offer) => offer.read);
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
            const { grew, ended, full } = await this.read(untilMs - this.#run.elapsed(), signal);
            if (ended && !grew)
                return this.mark;
            if (!ended)
                await this.#run.clock.sleep(confirmHoleAfterMs, signal);
            else if (round >= roundsAtOnce && !full)
                await this.#run.clock.sleep(roundGapMs, signal);
        }
        return undefined;
    }
    /** Writes the stream lines that waited, and tells the holes before them. */
    giveUpWaiting() {
        return this.#alone(() => this.#write(this.#cursor.giveUpWaiting()));
    }
    async #read(ms, signal) {
        const before = this.mark;
        let records = 0;
        this.#cursor.beginStoredRead();
        try {
            records = await this.#run.within(ms, 'get_deployment_logs', (limit) => this.#readPage(ms, limit), signal);
            this.#refusals = 0;
        }
        catch (error) {
            const refused = error instanceof errors/* RefusedError */.fk && (error.status === 401 || error.status === 403);
            this.#refusals = refused ? this.#refusals + 1 : 0;
            throw error;
        }
        const { again } = this.#cursor.endStoredRead();
        if (!this.#cursor.dense && !this.#saidSparse) {
            this.#saidSparse = true;
            const text = 'The log leaves most of its numbers unused, so a missing line could not be told from an unused number.';
            this.#host.tell({ kind: 'notice', text });
        }
        const full = records >= bigPageRecords || (records >= pageRecords && records === this.#lastRecords);
        this.#lastRecords = records;
        return { grew: this.mark > before, ended: !again, full };
    }
    /** How many records the answer held. */
    async #readPage(timeoutMs, signal) {
        if (!(await this.#run.mayAsk(signal)))
            throw askedToWait();
        const { after } = this.#cursor;
        const records = this.#platform.storedLog(this.#deploymentId, {
            ...(after === undefined ? {} : { after }),
            signal,
            timeoutMs,
            retries: false,
        });
        let batch = [];
        let length = 0;
        let count = 0;
        for await (const raw of records) {
            const record = readStoredRecord(raw);
            batch.push(record);
            count += 1;
            length += record.text.length;
            if (batch.length < batchRecords && length < batchLength)
                continue;
            await this.#write(this.#cursor.offerStored(batch));
            batch = [];
            length = 0;
        }
        await this.#write(this.#cursor.offerStored(batch));
        return count;
    }
    async #write(pieces) {
        let lines = [];
        for (const piece of pieces) {
            if (piece.kind === 'line') {
                lines.push(piece.line);
                continue;
            }
            await this.#print(lines);
            lines = [];
            this.#host.tell(piece);
        }
        await this.#print(lines);
    }
    async #print(lines) {
        if (lines.length === 0)
            return;
        this.#anyLine = true;
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

;// CONCATENATED MODULE: ./build/deployment/log-follower.js



const strikesOut = 3;
const reconnectFromMs = 1_000;
const reconnectToMs = 8_000;
const streamAgainAfterMs = 60_000;
const fallbackFromMs = 1_000;
const fallbackToMs = 15_000;
/** The stream's last lines are usually on their way when the status turns final. */
const lastLinesMs = 250;
/** A log that grows with every read is left to the stream. */
const catchUpRounds = 5;
const drainMs = 5_000;
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
    #bell = new Bell();
    #loop = new AbortController();
    #task = Promise.resolve();
    #connection;
    #stopping = false;
    #strikes = 0;
    #fallbackMs = fallbackFromMs;
    #anyFailure = false;
    #saidLost = false;
    #streamOver = false;
    #lastEventId;
    constructor(run, source, onHint) {
        this.#run = run;
        this.#platform = source.platform;
        this.#deploymentId = source.deploymentId;
        this.#host = source.host;
        this.#onHint = onHint;
        this.#log = new StoredLog(run, source);
    }
    get anyLine() {
        return this.#log.anyLine;
    }
    /** The stream ended cleanly or was given up, and no later connection brought a line. */
    get streamOver() {
        return this.#streamOver;
    }
    start() {
        const cancel = () => this.#loop.abort(this.#run.signal.reason);
        this.#run.signal.addEventListener('abort', cancel, { once: true });
        this.#task = this.#follow()
            .catch((error) => {
            if (!this.#loop.signal.aborted)
                throw error;
        })
            .finally(() => this.#run.signal.removeEventListener('abort', cancel));
        // A failure to write is thrown by `finish`; until then it is not unhandled.
        this.#task.catch(() => undefined);
    }
    /** The status changed: lines are likely, so a log that is read at intervals is read soon. */
    expectLines() {
        this.#fallbackMs = fallbackFromMs;
        this.#bell.ring();
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
    /** After the verdict: the stream's last lines, then the stored log until it is empty, 5 s at most. */
    async finish() {
        const untilMs = this.#run.elapsed() + drainMs;
        this.#stopping = true;
        this.#connection?.stop(lastLinesMs);
        this.#bell.ring();
        await this.#endLoop();
        await this.#drain(untilMs);
    }
    /** After an abort: ends the loop and starts nothing. */
    async abandon() {
        this.#loop.abort();
        await this.#task.catch(() => undefined);
    }
    async #endLoop() {
        const over = new AbortController();
        const halt = this.#run.clock.sleep(lastLinesMs, over.signal).then(() => this.#loop.abort(), () => undefined);
        try {
            await this.#task;
        }
        finally {
            over.abort();
            await halt;
        }
    }
    async #follow() {
        await this.#catchUp();
        while (!this.#stopping && !this.#log.forbidden) {
            if (!(await this.#run.mayAsk(this.#loop.signal)))
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
        this.#run.heed(end.error);
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
    async #drain(untilMs) {
        const ended = this.#log.forbidden || (await this.#drainStored(untilMs));
        await this.#log.giveUpWaiting();
        if (ended)
            return;
        const text = 'The end of the build log could not be read; the dashboard has all of it.';
        this.#host.tell({ kind: 'warning', text });
    }
    async #drainStored(untilMs) {
        for (;;) {
            const leftMs = untilMs - this.#run.elapsed();
            if (leftMs <= 0 || this.#run.heldUntilMs > untilMs)
                return false;
            try {
                return (await this.#log.readToEnd(leftMs, this.#run.signal)) !== undefined;
            }
            catch {
                this.#run.signal.throwIfAborted();
                if (this.#log.forbidden)
                    return true;
                await this.#run.sleep(Math.min(reconnectFromMs, untilMs - this.#run.elapsed()));
            }
        }
    }
    #reconnectDelay() {
        const ceiling = Math.min(reconnectToMs, reconnectFromMs * 2 ** this.#strikes);
        return reconnectFromMs + this.#run.random() * (ceiling - reconnectFromMs);
    }
    async #pause(ms) {
        if (!this.#stopping)
            await this.#bell.wait(this.#run.clock, ms, this.#loop.signal);
    }
    #warnLost() {
        if (this.#saidLost)
            return;
        this.#saidLost = true;
        const text = 'The log stream was lost three times; the stored log is read instead. Lines may come later, none is lost.';
        this.#host.tell({ kind: 'warning', text });
    }
    #warnForbidden() {
        const text = 'The API key may not read the build log; give it the capability logs:read. The outcome is not affected.';
        this.#host.tell({ kind: 'warning', text });
    }
}

// EXTERNAL MODULE: ./build/deployment/run.js
var run = __webpack_require__(3219);
// EXTERNAL MODULE: ./build/deployment/schedule.js
var schedule = __webpack_require__(8501);
;// CONCATENATED MODULE: ./build/deployment/verdict-state.js

function beginVerdict(rules, atMs) {
    const state = {
        rules,
        pollAtMs: atMs,
        look: undefined,
        quickLooks: 0,
        hints: { line: schedule/* lineHints */.Zx, stream: schedule/* streamEndHints */.ys },
        notBeforeMs: 0,
        lastReadMs: Number.NEGATIVE_INFINITY,
        lastGoodReadMs: atMs,
        failures: 0,
        refusals: 0,
        absences: { count: 0, sinceMs: 0 },
        seen: false,
        word: undefined,
        url: undefined,
        warned: [],
        needsEvidence: false,
        unchanged: undefined,
    };
    return readNext(state);
}
/** Goes on: the next read is due when the schedule, a hint or `Retry-After` says. */
function readNext(state, events = []) {
    const wantedMs = Math.min(state.pollAtMs, state.look?.atMs ?? Number.POSITIVE_INFINITY);
    const atMs = Math.max(state.notBeforeMs, wantedMs);
    return { state, effects: [{ kind: 'read', atMs, withLog: state.needsEvidence }], events };
}
function finish(state, outcome, reason, events = []) {
    return { state, effects: [{ kind: 'finish', outcome, reason }], events };
}

;// CONCATENATED MODULE: ./build/deployment/verdict.js


const silenceMs = 5 * 60_000;
const absencesThatCount = 3;
const absenceSpanMs = 10_000;
const absencePollMs = 4_000;
const verdict_refusalsThatCount = 2;
const unchangedForMs = 5_000;
const pauseMs = 300;
const wordsWarnedOf = 5;
/**
 * Whether a deployment succeeded, decided without I/O and without a clock. Green only on proof: `succeeded` leaves this
 * file only from a read of our own record.
 */
function step(state, input) {
    switch (input.kind) {
        case 'read': {
            const read = afterRead(state, input.atMs);
            const good = { ...read, failures: 0, refusals: 0, lastGoodReadMs: input.atMs, notBeforeMs: 0 };
            return input.read.kind === 'found'
                ? judgeRecord(good, input.read.record, input.log, input.atMs)
                : judgeAbsence(good, input.read.newerFinished, input.atMs);
        }
        case 'read-failed':
            return judgeFailure(afterRead(state, input.atMs), input.failure, input.atMs);
        case 'hint':
            return takeHint(state, input.hint, input.atMs);
        case 'deadline':
            return finish(state, 'timed-out', timedOut(state));
        default:
            return input;
    }
}
function judgeRecord(before, record, log, atMs) {
    const events = [];
    if (record.word !== undefined && record.word !== before.word) {
        events.push({ kind: 'status', word: record.word, atMs });
    }
    if (record.url !== undefined && record.url !== before.url)
        events.push({ kind: 'url', url: record.url });
    const state = {
        ...before,
        seen: true,
        absences: { count: 0, sinceMs: 0 },
        word: record.word ?? before.word,
        url: record.url ?? before.url,
        needsEvidence: false,
        unchanged: undefined,
    };
    const meaning = record.word === undefined ? 'ambiguous' : state.rules.meaningOf(record.word);
    const said = record.word === undefined ? 'no status' : `"${record.word}"`;
    switch (meaning) {
        case 'succeeded':
            return finish(state, 'succeeded', `The platform says ${said}.`, events);
        case 'failed':
            return finish(state, 'failed', `The platform says ${said}.`, events);
        case 'cancelled':
            return finish(state, 'cancelled', `The deployment was cancelled: the platform says ${said}.`, events);
        case 'superseded':
            return finish(state, 'superseded', `A newer deployment took over: the platform says ${said}.`, events);
        case 'ongoing':
            return readNext(state, events);
        case 'unknown':
            return warnOfWord(state, record.word ?? '', events);
        case 'ambiguous':
            return inferSuccess({ ...state, unchanged: before.unchanged }, record, log, { atMs, said, events });
        default:
            return meaning;
    }
}
/** One warning a word; a platform that invents words without end does not fill the log. */
function warnOfWord(state, word, events) {
    if (state.warned.includes(word) || state.warned.length >= wordsWarnedOf)
        return readNext(state, events);
    const text = `The status word "${word}" is not known, so the deployment counts as still going; ` +
        'if it is a final one, name it in success-states or failure-states.';
    return readNext({ ...state, warned: [...state.warned, word] }, [...events, { kind: 'warning', text }]);
}
/**
 * No word proves success. It is inferred only where an image is available for rollback, the build has said something, its
 * stream is over, and neither the record nor the stored log changed between two reads 5 s apart.
 */
function inferSuccess(state, record, log, context) {
    const { atMs, said, events } = context;
    if (!record.rollbackable || !log.anyLine || !log.streamOver) {
        return readNext({ ...state, unchanged: undefined }, events);
    }
    const candidate = { ...state, needsEvidence: true };
    if (log.storedMark === undefined)
        return readNext(candidate, events);
    const key = `${log.storedMark} ${record.fingerprint}`;
    const sinceMs = state.unchanged?.key === key ? state.unchanged.sinceMs : atMs;
    if (atMs - sinceMs < unchangedForMs) {
        const lookMs = sinceMs + unchangedForMs;
        return readNext({ ...candidate, unchanged: { key, sinceMs }, pollAtMs: Math.min(candidate.pollAtMs, lookMs) }, events);
    }
    const text = `Success is inferred: the platform shows ${said}, which can also mean that it is still going, but the deployment can ` +
        'be rolled back to, its log has ended, and nothing changed for 5 s. Name the word in success-states to be certain.';
    return finish(candidate, 'succeeded', 'Inferred from an ended log and an unchanged record.', [
        ...events,
        { kind: 'warning', text },
    ]);
}
function judgeAbsence(state, newerFinished, atMs) {
    const pollAtMs = Math.min(state.pollAtMs, atMs + absencePollMs);
    const missing = { ...state, pollAtMs, unchanged: undefined, needsEvidence: false };
    if (atMs < state.rules.graceUntilMs)
        return readNext(missing);
    const { count, sinceMs } = state.absences;
    const absences = count === 0 ? { count: 1, sinceMs: atMs } : { count: count + 1, sinceMs };
    if (absences.count < absencesThatCount || atMs - absences.sinceMs < absenceSpanMs) {
        return readNext({ ...missing, absences });
    }
    return newerFinished && state.seen
        ? finish(missing, 'superseded', 'A newer deployment finished, and this one is no longer in the history.')
        : finish(missing, 'indeterminate', 'The deployment is not in the history of its service; look at the dashboard.');
}
function judgeFailure(state, failure, atMs) {
    const retryAfterMs = failure.kind === 'refused' ? failure.retryAfterMs : undefined;
    const notBeforeMs = retryAfterMs === undefined ? 0 : atMs + retryAfterMs;
    if (notBeforeMs > state.rules.deadlineMs) {
        const seconds = Math.ceil((retryAfterMs ?? 0) / 1000);
        return finish(state, 'indeterminate', `The platform asked to wait ${seconds} s, which is past the timeout.`);
    }
    if (failure.kind === 'refused' && failure.status === 404) {
        return judgeAbsence({ ...state, failures: 0, refusals: 0, notBeforeMs, lastGoodReadMs: atMs }, false, atMs);
    }
    const failures = state.failures + 1;
    const forbidden = failure.kind === 'refused' && (failure.status === 401 || failure.status === 403);
    const refusals = forbidden ? state.refusals + 1 : 0;
    const next = { ...state, failures, refusals, unchanged: undefined };
    if (refusals >= verdict_refusalsThatCount) {
        return finish(next, 'indeterminate', forbiddenReason(failure.kind === 'refused' ? failure.status : 0));
    }
    if (atMs - state.lastGoodReadMs >= silenceMs) {
        return finish(next, 'indeterminate', 'The platform gave no readable answer for 5 minutes.');
    }
    const pollAtMs = atMs + (0,schedule/* failureBackoff */.Vd)(failures, state.rules.random);
    return readNext({ ...next, notBeforeMs, pollAtMs });
}
function takeHint(state, hint, atMs) {
    if (hint === 'line' && state.look !== undefined && state.look.cause !== 'line')
        return readNext(state);
    if ((0,schedule/* spendHint */.Cx)(budgetOf(state, hint), atMs) === undefined)
        return readNext(state);
    // A line matters once the log pauses: a build's last words come just before its status changes.
    const lookAtMs = hint === 'line' ? atMs + pauseMs : Math.max(atMs, state.lastReadMs + schedule/* hintGapMs */.S_);
    const quickLooks = hint === 'stream-ended' ? schedule/* quickLooksMs */._A.length : state.quickLooks;
    return readNext({ ...state, look: { atMs: lookAtMs, cause: hint }, quickLooks });
}
function budgetOf(state, hint) {
    return hint === 'line' ? state.hints.line : state.hints.stream;
}
function spend(state, hint, atMs) {
    const left = (0,schedule/* spendHint */.Cx)(budgetOf(state, hint), atMs) ?? budgetOf(state, hint);
    return hint === 'line' ? { ...state.hints, line: left } : { ...state.hints, stream: left };
}
/** The schedule after any read at `atMs`: a look that was due is spent, quick looks follow, then the usual interval. */
function afterRead(state, atMs) {
    const due = state.look !== undefined && state.look.atMs <= atMs ? state.look : undefined;
    const quick = state.quickLooks > 0 ? schedule/* quickLooksMs */._A[schedule/* quickLooksMs */._A.length - state.quickLooks] : undefined;
    const interval = (0,schedule/* pollInterval */.dq)({ fixedMs: state.rules.pollIntervalMs }, atMs);
    return {
        ...state,
        lastReadMs: atMs,
        look: due === undefined ? state.look : undefined,
        hints: due === undefined ? state.hints : spend(state, due.cause, atMs),
        quickLooks: Math.max(0, state.quickLooks - 1),
        pollAtMs: atMs + Math.min(interval, quick ?? interval),
    };
}
function forbiddenReason(status) {
    return status === 401
        ? 'The platform no longer accepts the API key (401); it was revoked, or it lacks the capability deployments:read.'
        : 'The API key may not read the deployment history (403); give it the capability deployments:read.';
}
function timedOut(state) {
    if (!state.seen)
        return 'The timeout passed before the deployment could be seen in the history.';
    if (state.word === undefined)
        return 'The timeout passed, and the platform shows no status for this deployment.';
    return (`The timeout passed while the platform said "${state.word}"; ` +
        'if that is a final word, name it in success-states or failure-states.');
}

// EXTERNAL MODULE: ./build/deployment/vocabulary.js
var vocabulary = __webpack_require__(4960);
;// CONCATENATED MODULE: ./build/deployment/follow.js









const readLimitMs = 15_000;
const lastReadMs = 4_000;
const evidenceMs = 5_000;
const heldPastTheDeadline = 'The platform asked to wait past the timeout.';
/**
 * Follows a deployment to its outcome: prints its log, judges its record in the history. Never throws for what the
 * platform does; rejects only where the host cannot write.
 */
async function follow(platform, target, host, options) {
    const run = new Run(options);
    const known = { ...target, older: { kind: 'unknown' }, ref: undefined, url: undefined, graceUntilMs: 0 };
    return new Following(platform, known, host, { run, options, phases: new Phases('waiting') }).toTheEnd();
}
/** One run of the driver: it owns the sockets and timers around the pure verdict. */
class Following {
    #platform;
    #host;
    #run;
    #phases;
    #meaningOf;
    #log;
    #bell = new Bell();
    #target;
    #step;
    #url;
    constructor(platform, target, host, context) {
        const { run, options, phases } = context;
        this.#platform = platform;
        this.#target = target;
        this.#host = host;
        this.#run = run;
        this.#phases = phases;
        this.#url = target.url;
        this.#meaningOf = (0,vocabulary/* vocabularyOf */.YB)(options);
        this.#log = new LogFollower(run, { platform, deploymentId: target.deploymentId, host }, (hint) => {
            if (this.#effect().kind === 'finish')
                return;
            this.#advance(step(this.#step.state, { kind: 'hint', atMs: run.elapsed(), hint }));
            this.#bell.ring();
        });
        const rules = {
            meaningOf: this.#meaningOf,
            pollIntervalMs: options.pollIntervalMs,
            deadlineMs: run.deadlineMs,
            graceUntilMs: target.graceUntilMs,
            random: run.random,
        };
        this.#step = beginVerdict(rules, run.elapsed());
    }
    async toTheEnd() {
        try {
            this.#log.start();
            const { outcome, reason } = await this.#judge();
            await this.#finishLog();
            return this.#report(outcome, reason);
        }
        catch (error) {
            await this.#log.abandon();
            if (!this.#run.signal.aborted)
                throw error;
            return this.#report('aborted', 'The run was cancelled.');
        }
    }
    /** An abort while the log is read to its end takes nothing from the verdict. */
    async #finishLog() {
        try {
            await this.#log.finish();
        }
        catch (error) {
            await this.#log.abandon();
            if (!this.#run.signal.aborted)
                throw error;
        }
    }
    async #judge() {
        for (;;) {
            const effect = this.#effect();
            if (effect.kind === 'finish')
                return effect;
            if (this.#run.heldUntilMs > this.#run.deadlineMs)
                return { outcome: 'indeterminate', reason: heldPastTheDeadline };
            const atMs = Math.min(Math.max(effect.atMs, this.#run.heldUntilMs), this.#run.deadlineMs);
            const waitMs = atMs - this.#run.elapsed();
            if (waitMs > 0)
                await this.#bell.wait(this.#run.clock, waitMs, this.#run.signal);
            else if (this.#run.remaining() > 0)
                await this.#read(effect.withLog);
            else
                await this.#lookForTheLastTime(effect.withLog);
        }
    }
    async #lookForTheLastTime(withLog) {
        if (this.#run.heldUntilMs <= this.#run.elapsed())
            await this.#read(withLog, lastReadMs);
        if (this.#effect().kind === 'finish')
            return;
        this.#advance(step(this.#step.state, { kind: 'deadline', atMs: this.#run.elapsed() }));
    }
    async #read(withLog, ms = Math.min(readLimitMs, this.#run.remaining())) {
        const storedMark = withLog ? await this.#log.readToEnd(Math.min(evidenceMs, ms)) : undefined;
        try {
            const look = await this.#run.within(ms, 'list_deployments', (signal) => (0,deployment_history/* lookForRecord */.E)(this.#platform, this.#target, this.#meaningOf, signal));
            this.#target = { ...this.#target, older: look.older };
            this.#advance(step(this.#step.state, {
                kind: 'read',
                atMs: this.#run.elapsed(),
                read: look,
                log: this.#evidence(storedMark),
            }));
        }
        catch (error) {
            this.#run.signal.throwIfAborted();
            const failure = readFailure(error);
            this.#advance(step(this.#step.state, { kind: 'read-failed', atMs: this.#run.elapsed(), failure }));
        }
    }
    #evidence(storedMark) {
        return { anyLine: this.#log.anyLine, streamOver: this.#log.streamOver, storedMark };
    }
    #effect() {
        const [effect] = this.#step.effects;
        if (effect === undefined)
            throw new Error('a step of the verdict always has an effect');
        return effect;
    }
    #advance(next) {
        this.#step = next;
        for (const event of next.events)
            this.#tell(event);
    }
    #tell(event) {
        if (event.kind === 'status') {
            this.#phases.enter(event.word, event.atMs);
            this.#log.expectLines();
        }
        if (event.kind === 'url')
            this.#url = event.url;
        this.#host.tell(event);
    }
    #report(outcome, reason) {
        const { serviceId, deploymentId, ref } = this.#target;
        const leftBehind = outcome === 'timed-out' || outcome === 'aborted' || outcome === 'indeterminate';
        const durationMs = this.#run.elapsed();
        return {
            outcome,
            reason: leftBehind ? `${reason} ${leftRunning(this.#target, outcome)}` : reason,
            deploymentId,
            serviceId,
            ref,
            url: this.#url,
            status: this.#step.state.word,
            durationMs,
            phases: this.#phases.end(durationMs),
        };
    }
}
/** The contract documents no way to abort a deployment. */
function leftRunning({ serviceId, deploymentId }, outcome) {
    const how = outcome === 'indeterminate' ? 'left as it is and may still be running' : 'left running';
    return (`Deployment ${deploymentId} is ${how}; ` +
        `to wait for it again use the gate action with service-id ${serviceId} and deployment-id ${deploymentId}.`);
}
function readFailure(error) {
    if (error instanceof errors/* RefusedError */.fk) {
        return { kind: 'refused', status: error.status, retryAfterMs: error.retryAfterMs };
    }
    if (error instanceof errors/* TaxiwayError */.yJ)
        return { kind: 'unanswered' };
    throw error;
}

// EXTERNAL MODULE: ./build/deployment/preflight.js
var preflight = __webpack_require__(3493);
;// CONCATENATED MODULE: ./build/deployment/launch.js



const recordGraceMs = 30_000;
const preflightMs = 15_000;
/** Launches, tells the ids as soon as they are known, and follows to the end unless told not to wait. */
async function launchAndFollow(context, asked, launch) {
    const { platform, host, options, run, phases } = context;
    let launched;
    try {
        launched = await launch();
    }
    catch (error) {
        if (!run.signal.aborted)
            throw error;
        const reason = 'The run was cancelled before the platform accepted a deployment; one may exist, look at the dashboard.';
        launched = { kind: 'ended', outcome: 'aborted', reason };
    }
    const atMs = run.elapsed();
    const base = { deploymentId: undefined, url: undefined, status: undefined, durationMs: atMs };
    if (launched.kind === 'ended') {
        const { outcome, reason } = launched;
        return { ...base, ...asked, outcome, reason, phases: phases.end(atMs) };
    }
    const { deploymentId, serviceId, ref, url, older } = launched;
    host.tell({ kind: 'accepted', deploymentId, serviceId, ref });
    if (url !== undefined)
        host.tell({ kind: 'url', url });
    const known = { ...base, deploymentId, serviceId, ref, url };
    if (options.wait === false) {
        const reason = 'The platform accepted the deployment; nobody waited for its outcome.';
        return { ...known, outcome: 'accepted', reason, phases: phases.end(atMs) };
    }
    if (serviceId === undefined) {
        const reason = 'The answer names no service, so the history cannot be read; look at the dashboard.';
        return { ...known, outcome: 'indeterminate', reason, phases: phases.end(atMs) };
    }
    phases.enter('accepted', atMs);
    const target = { serviceId, deploymentId, older, ref, url, graceUntilMs: atMs + recordGraceMs };
    return new Following(platform, target, host, context).toTheEnd();
}
/** Checks the key's scope; a failure of the check itself costs nothing but the wait that it asks for. */
function preflightIn(run, platform, operation, serviceId) {
    const timeoutMs = Math.min(preflightMs, run.remaining());
    const target = serviceId === undefined ? {} : { serviceId };
    return (0,preflight/* preflight */.M)(platform, operation, target, {
        signal: run.signal,
        timeoutMs,
        onFailure: (error) => run.heed(error),
    });
}
/** Waits out a `Retry-After` before a POST. The end of the run where there is no time left for one. */
async function endBeforePost(run) {
    if (!(await run.mayAsk())) {
        const reason = 'The platform asked to wait past the timeout; nothing was deployed.';
        return { kind: 'ended', outcome: 'indeterminate', reason };
    }
    if (run.remaining() > 0)
        return undefined;
    return {
        kind: 'ended',
        outcome: 'timed-out',
        reason: 'The timeout passed before the platform accepted a deployment.',
    };
}
/**
 * What a failed write means: refused, it took no effect; never sent, neither; anything else is a lost answer (following:
 * Writes). The caller's mistakes and bugs are thrown.
 */
function postedInVain(run, error) {
    run.signal.throwIfAborted();
    if (!(error instanceof errors/* TaxiwayError */.yJ) || error.kind === 'input')
        throw error;
    run.heed(error);
    const { message } = error;
    const refused = error instanceof errors/* RefusedError */.fk && error.status < 500 && error.status !== 408;
    if (refused && error.status === 429 && error.retryAfterMs !== undefined)
        return { kind: 'throttled' };
    const unsent = error instanceof errors/* NoAnswerError */.i5 && !error.sent;
    return refused || unsent ? { kind: 'ended', outcome: 'failed', reason: message } : { kind: 'lost', message };
}


/***/ }),

/***/ 7036:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ Phases)
/* harmony export */ });
/** The stretches of a run, one after the other: each begins where the one before it ends. */
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
    /** A platform whose words flap must not fill the chart: beyond 50 phases the last one goes on. */
    #close(atMs) {
        if (this.#done.length < 50)
            this.#done.push({ ...this.#current, endMs: atMs });
    }
}


/***/ }),

/***/ 3493:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ preflight)
/* harmony export */ });
/* unused harmony export scopeProblem */
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6695);
/* harmony import */ var _contract_operations_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6562);


const preflightMs = 15_000;
/**
 * Asks the platform whose key this is, before the first write: refuses a key whose scope names another service or lacks
 * what the contract states for the operation. Goes on where the contract states nothing, the key has no scope, or the
 * platform cannot say.
 *
 * @throws InputError naming `api-key` and the missing capability.
 */
async function preflight(platform, operation, target, options = {}) {
    const scope = await readScope(platform, options);
    const problem = scope === undefined ? undefined : scopeProblem(scope, operation, target);
    if (problem !== undefined)
        throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('api-key', problem);
}
/** Why this scope does not permit the operation, in one sentence; undefined where it does, or nobody can say. */
function scopeProblem(scope, operation, target) {
    const { serviceId: ownService } = scope;
    if (ownService && target.serviceId !== undefined && ownService !== target.serviceId) {
        return `api-key: this key belongs to another service (${ownService}); use a key of ${target.serviceId}, or of its project.`;
    }
    const access = _contract_operations_js__WEBPACK_IMPORTED_MODULE_1__/* .operations */ .zU[operation].access;
    switch (access.kind) {
        case 'any-key':
        case 'own-project':
        case 'not-shown':
            return undefined;
        case 'account-only':
            return `api-key: ${operation} takes an account key, and this is a key of a ${ownService ? 'service' : 'project'}.`;
        case 'capability': {
            const needed = `${access.capability}:${access.level}`;
            if (ownService && !access.serviceKey) {
                return `api-key: a service key cannot use ${operation}; use an account key, or a project key with ${needed}.`;
            }
            return grants(scope.permissions ?? {}, access)
                ? undefined
                : `api-key: this key lacks the capability ${needed}, which ${operation} needs; grant it in the dashboard.`;
        }
        default:
            return access;
    }
}
function grants(permissions, access) {
    const granted = permissions[access.capability];
    return granted === 'write' || granted === access.level;
}
async function readScope(platform, { onFailure, ...options }) {
    try {
        const identity = await platform.call('whoami', {}, { timeoutMs: preflightMs, ...options });
        return identity.keyScope ?? undefined;
    }
    catch (error) {
        options.signal?.throwIfAborted();
        if (error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .RefusedError */ .fk && error.status === 401)
            throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('api-key', `api-key: ${error.message}`);
        onFailure?.(error);
        return undefined;
    }
}


/***/ }),

/***/ 8093:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Iu: () => (/* binding */ compareRefs),
/* harmony export */   TH: () => (/* binding */ idOf),
/* harmony export */   aE: () => (/* binding */ readRecord),
/* harmony export */   zA: () => (/* binding */ shownUrl)
/* harmony export */ });
const idKeys = ['deploymentId', 'id'];
const statusKeys = ['status', 'state', 'phase'];
const urlKeys = ['url', 'hostname'];
const nameKeys = ['ref', 'gitRef', 'branch', 'tag'];
const commitKeys = ['commit', 'commitSha', 'commitHash', 'commitId', 'sha', 'gitSha', 'revision'];
/** Where some platforms nest them: `commit: { sha }`, `source: { ref }`. */
const nestedKeys = ['commit', 'source', 'git', 'meta'];
const nestedCommitKeys = [...commitKeys, 'id', 'hash'];
function readRecord(raw) {
    return {
        id: idOf(raw),
        word: firstText(raw, statusKeys),
        rollbackable: raw['rollbackable'] === true,
        url: shownUrl(raw),
        refs: shownRefs(raw),
        fingerprint: fingerprint(raw),
    };
}
function idOf(raw) {
    for (const key of idKeys) {
        const value = raw[key];
        if (typeof value === 'string' && value !== '')
            return value;
        if (typeof value === 'number')
            return String(value);
    }
    return undefined;
}
/** A `url` or `hostname` as an absolute http(s) URL; anything else is no URL. */
function shownUrl(raw) {
    const shown = firstText(raw, urlKeys);
    if (shown === undefined)
        return undefined;
    const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(shown) ? shown : `https://${shown}`;
    if (!URL.canParse(address))
        return undefined;
    const url = new URL(address);
    if (url.protocol !== 'https:' && url.protocol !== 'http:')
        return undefined;
    return url.username === '' && url.password === '' ? address : undefined;
}
/** What a record tells of the ref that was asked for: `ours`, `another`, or `not-shown` where it cannot be compared. */
function compareRefs(asked, shown) {
    if (asked === undefined)
        return 'not-shown';
    const commits = [...shown.commits, ...shown.names].filter(isCommit);
    if (isCommit(asked)) {
        if (commits.some((commit) => sameCommit(commit, asked)))
            return 'ours';
        return commits.length > 0 || shown.names.length > 0 ? 'another' : 'not-shown';
    }
    const names = shown.names.filter((name) => !isCommit(name)).map(shortName);
    if (names.length === 0)
        return 'not-shown';
    return names.includes(shortName(asked)) ? 'ours' : 'another';
}
function shownRefs(raw) {
    const names = texts(raw, nameKeys);
    const commits = texts(raw, commitKeys);
    for (const key of nestedKeys) {
        const nested = raw[key];
        if (!isFields(nested))
            continue;
        names.push(...texts(nested, nameKeys));
        commits.push(...texts(nested, nestedCommitKeys));
    }
    return { names, commits: commits.filter(isCommit) };
}
function isCommit(text) {
    return /^[0-9a-f]{7,64}$/i.test(text);
}
/** One may be the abbreviation of the other. */
function sameCommit(one, other) {
    const [short, long] = one.length < other.length ? [one, other] : [other, one];
    return long.toLowerCase().startsWith(short.toLowerCase());
}
function shortName(ref) {
    return ref.replace(/^refs\/(heads|tags)\//, '');
}
function firstText(raw, keys) {
    return texts(raw, keys)[0];
}
function texts(raw, keys) {
    return keys
        .map((key) => raw[key])
        .filter((value) => typeof value === 'string' && value.trim() !== '');
}
function isFields(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function fingerprint(value) {
    return JSON.stringify(value, (_key, inner) => isFields(inner) ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1))) : inner);
}


/***/ }),

/***/ 3219:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ Run)
/* harmony export */ });
/* harmony import */ var _client_clock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6092);
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6695);


const defaultTimeoutMs = 30 * 60_000;
/** Time, as one run sees it: milliseconds since its first request. */
class Run {
    clock;
    random;
    signal;
    deadlineMs;
    #startMs;
    #heldUntilMs = 0;
    constructor(options) {
        this.clock = options.clock ?? _client_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .systemClock */ .m;
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
    /** Until then the platform asked for silence (`Retry-After`), whichever request it said it to. */
    get heldUntilMs() {
        return this.#heldUntilMs;
    }
    sleep(ms) {
        return this.clock.sleep(Math.max(0, ms), this.signal);
    }
    /** Notes the wait that a refusal asked for. */
    heed(error) {
        if (!(error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .RefusedError */ .fk) || error.retryAfterMs === undefined)
            return;
        this.#heldUntilMs = Math.max(this.#heldUntilMs, this.elapsed() + error.retryAfterMs);
    }
    /** Waits out a `Retry-After`, within the deadline. False where it reaches past the deadline. */
    async mayAsk(signal = this.signal) {
        if (this.#heldUntilMs > this.deadlineMs)
            return false;
        const waitMs = this.#heldUntilMs - this.elapsed();
        if (waitMs > 0)
            await this.clock.sleep(waitMs, signal);
        return true;
    }
    /** Runs `work` with a signal that aborts after `ms`, as a `NoAnswerError`, or with `parent` (the run, unless given). */
    async within(ms, operation, work, parent = this.signal) {
        parent.throwIfAborted();
        const limit = new AbortController();
        const over = new AbortController();
        const cancel = () => limit.abort(parent.reason);
        parent.addEventListener('abort', cancel, { once: true });
        const timer = this.clock.sleep(Math.max(0, ms), over.signal).then(() => limit.abort(new _client_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .NoAnswerError */ .i5(`${operation} got no answer in time.`, { operation, sent: true })), () => undefined);
        try {
            return await work(limit.signal);
        }
        catch (error) {
            this.heed(error);
            throw error;
        }
        finally {
            parent.removeEventListener('abort', cancel);
            over.abort();
            await timer;
        }
    }
}


/***/ }),

/***/ 8501:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cx: () => (/* binding */ spendHint),
/* harmony export */   S_: () => (/* binding */ hintGapMs),
/* harmony export */   Vd: () => (/* binding */ failureBackoff),
/* harmony export */   Zx: () => (/* binding */ lineHints),
/* harmony export */   _A: () => (/* binding */ quickLooksMs),
/* harmony export */   dq: () => (/* binding */ pollInterval),
/* harmony export */   ys: () => (/* binding */ streamEndHints)
/* harmony export */ });
const eagerForMs = 15_000;
const eagerMs = 1_000;
const slowestMs = 10_000;
const growth = 0.2;
/** The wait after a good read at `atMs`. */
function pollInterval(schedule, atMs) {
    if (schedule.fixedMs !== undefined)
        return schedule.fixedMs;
    if (atMs < eagerForMs)
        return eagerMs;
    return Math.min(slowestMs, eagerMs + (atMs - eagerForMs) * growth);
}
/** The wait after the n-th failed read in a row (n from 1): exponential with full jitter above a floor that forbids hot loops. */
function failureBackoff(failuresInARow, random) {
    const ceiling = Math.min(slowestMs, eagerMs * 2 ** Math.min(failuresInARow - 1, 10));
    return 250 + random() * (ceiling - 250);
}
const lineHints = { most: 5, everyMs: 120_000, tokens: 5, atMs: 0 };
const streamEndHints = { most: 10, everyMs: 20_000, tokens: 10, atMs: 0 };
/** Reads that hints cause are at least this far apart, so that a burst of hints is one read. */
const hintGapMs = 200;
/** The budget after a hint at `atMs`, or undefined where it is spent. */
function spendHint(budget, atMs) {
    const tokens = Math.min(budget.most, budget.tokens + (atMs - budget.atMs) / budget.everyMs);
    return tokens < 1 ? undefined : { ...budget, tokens: tokens - 1, atMs };
}
/** The status may turn final a moment after the stream's end: a few quick looks, then the usual interval. */
const quickLooksMs = [250, 500];


/***/ })

};
