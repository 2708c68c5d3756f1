export const id = 200;
export const ids = [200];
export const modules = {

/***/ 2200:
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
;// CONCATENATED MODULE: ./build/build-log/drain.js
const drainMs = 5_000;
const drainEveryMs = 500;
const drainAfterFailureMs = 1_000;
/**
 * Reads the rest of the log after the verdict, until the stored log shows what the stream showed: for 5 s from `fromMs`, and longer
 * while it comes in full pages. Resolves with whether the end was reached; rejects when the run is aborted.
 *
 * @param streamOver resolves when the stream shows no further line
 */
async function drain(run, log, fromMs, streamOver) {
    let untilMs = fromMs + drainMs;
    let ended = false;
    for (;;) {
        if (untilMs <= run.elapsed() && log.isBehind)
            untilMs = Math.min(run.elapsed() + drainMs, run.deadlineMs);
        const leftMs = untilMs - run.elapsed();
        if (leftMs <= 0 || run.retryAfterUntilMs > untilMs)
            return ended;
        try {
            ended = (await log.readToEnd(leftMs, run.signal)) !== undefined;
            if (ended)
                await streamOver;
            if (ended && !log.hasUnconfirmed)
                return true;
        }
        catch {
            run.signal.throwIfAborted();
            // One refusal may pass; the second counts.
            if (log.forbidden)
                return true;
        }
        await run.sleep(Math.min(ended ? drainEveryMs : drainAfterFailureMs, untilMs - run.elapsed()));
    }
}

;// CONCATENATED MODULE: ./build/build-log/live-stream.js

/** Connections in a row that failed or brought no line. */
const maximumBadConnections = 3;
const reconnectFromMs = 1_000;
const reconnectToMs = 8_000;
const againAfterMs = 60_000;
/** The event stream of one log: opened again when it ends, after three empty or failed connections once a minute. */
class LiveStream {
    #run;
    #source;
    #listener;
    #pause = new wakeable_timer/* WakeableTimer */.w();
    #stopped = false;
    #badConnections = 0;
    #anyFailed = false;
    #lastEventId;
    constructor(run, source, listener) {
        this.#run = run;
        this.#source = source;
        this.#listener = listener;
    }
    /** No connection is opened any more; the one that is open goes on. */
    stop() {
        this.#stopped = true;
        this.#pause.wake();
    }
    /** Follows one connection after another, until `stop` is called. Rejects when the signal aborts, or as the listener does. */
    async follow(signal) {
        while (!this.#stopped && (await this.#run.waitForRetryAfter(signal))) {
            if (this.#stopped)
                return;
            const { clean, anyEvent } = await this.#connect(signal);
            this.#anyFailed ||= !clean;
            const grew = await this.#listener.onEnd(clean);
            this.#badConnections = anyEvent && grew ? 0 : this.#badConnections + 1;
            const givenUp = this.#badConnections >= maximumBadConnections;
            if (givenUp && !this.#stopped)
                this.#listener.onGiveUp(this.#anyFailed);
            if (!this.#stopped)
                await this.#pause.sleep(this.#run.clock, givenUp ? againAfterMs : this.#delay(), signal);
        }
    }
    /** One connection, from its opening to its end. */
    async #connect(signal) {
        const { platform, deploymentId } = this.#source;
        const onOpen = () => this.#listener.onOpen();
        const chunks = platform.streamLogChunks(deploymentId, { lastEventId: this.#lastEventId, signal, onOpen });
        const onFailure = (error) => {
            signal.throwIfAborted();
            this.#run.noteRetryAfter(error);
        };
        try {
            for (let anyEvent = false;; anyEvent = true) {
                const next = await chunks.next().catch(onFailure);
                if (next === undefined || next.done)
                    return { clean: next !== undefined, anyEvent };
                this.#lastEventId = next.value.findLast(({ id }) => id !== undefined)?.id ?? this.#lastEventId;
                await this.#listener.onEvents(next.value);
            }
        }
        finally {
            await chunks.return(undefined);
        }
    }
    #delay() {
        const ceiling = Math.min(reconnectToMs, reconnectFromMs * 2 ** this.#badConnections);
        return reconnectFromMs + this.#run.random() * (ceiling - reconnectFromMs);
    }
}

// EXTERNAL MODULE: ./build/client/time/token-bucket.js
var token_bucket = __webpack_require__(7250);
;// CONCATENATED MODULE: ./build/build-log/read-schedule.js

/** Reads that streamed lines ask for: a few at once, then spaced by time, however fast the log grows or the platform answers. */
const firstReads = 5;
const spacingMs = (nowMs) => (nowMs < 60_000 ? 1_000 : 2_000);
/** Lines from between the last read and the opening of the stream may be in neither. */
const afterOpeningMs = 300;
/** The stored log may lag behind the stream: it is read again after these delays. */
const lagDelaysMs = [300, 1_000];
const afterFailureMs = 2_000;
const holeReadMs = 1_000;
const holeTimeoutMs = 5_000;
/** A stream without an event for so long does not show the lines that come with a new status. */
const silentMs = 2_000;
/** How often the stored log is read without a reason; `firstMs` grows by `factor` to `mostMs`, and is `grewMs` where a read brings lines. */
const idle = {
    /** A proxy may hold back a stream that stays open. */
    open: { firstMs: 15_000, factor: 2, mostMs: 120_000, grewMs: 2_000 },
    /** Only the stored log has the lines. */
    lost: { firstMs: 1_000, factor: 1.5, mostMs: 15_000, grewMs: 1_000 },
};
/**
 * Decides when the stored log is read, without I/O or a clock; times are milliseconds since the run began. The stream replaces the
 * reads while its numbers are proven and it has no hole.
 */
class ReadSchedule {
    /** A read for what the stream shows or lacks. */
    #wantedMs = 0;
    /** A read that comes seldom enough to need no spacing. */
    #soonMs = Number.POSITIVE_INFINITY;
    #idleAtMs = Number.POSITIVE_INFINITY;
    #bucket = { most: firstReads, everyMs: spacingMs(0), fullAtMs: 0 };
    #stream = 'open';
    #idleMs = { open: idle.open.firstMs, lost: idle.lost.firstMs };
    #isIdleRead = false;
    #heardMs = 0;
    #lagReads = 0;
    #holdsSinceMs;
    /** When the next read is due; a time in the past where it is overdue. */
    get nextMs() {
        const wantedMs = Math.max(this.#wantedMs, (0,token_bucket/* nextTokenMs */.Z0)(this.#bucket));
        return Math.min(wantedMs, this.#soonMs, this.#idleAtMs);
    }
    opened(nowMs) {
        this.#heardMs = nowMs;
        this.#soonMs = nowMs + afterOpeningMs;
        this.#stream = 'open';
        this.#restartIdle(nowMs);
    }
    /** The stream is broken or empty again and again. */
    gaveUpStream(nowMs) {
        this.#stream = 'lost';
        // A stream that is tried each minute restarts nothing.
        this.#idleAtMs = nowMs + this.#idleMs.lost;
    }
    /** Events came. `needsRead`: some have no proven number, or lines before them are missing. */
    heard(nowMs, needsRead) {
        this.#heardMs = nowMs;
        this.#idleAtMs = nowMs + idle.open.mostMs;
        this.#lagReads = needsRead ? lagDelaysMs.length : 0;
        if (needsRead)
            this.#want(nowMs);
        else
            this.#wantNothing();
    }
    /** New lines are likely; a stream that delivers shows them. */
    statusChanged(nowMs) {
        if (nowMs - this.#heardMs < silentMs)
            return;
        this.#soonMs = nowMs;
        this.#restartIdle(nowMs);
    }
    /** The stream has ended, so the log may be over: a read at once is wanted, or none where there were many. */
    streamEnded(nowMs) {
        if ((0,token_bucket/* nextTokenMs */.Z0)(this.#bucket) <= nowMs)
            this.#want(nowMs);
    }
    /** A read is sent. */
    begin(nowMs) {
        if (this.#wantedMs <= nowMs)
            this.#bucket = (0,token_bucket/* takeToken */.FV)((0,token_bucket/* changeRate */.hb)(this.#bucket, spacingMs(nowMs), nowMs), nowMs);
        this.#isIdleRead = this.#idleAtMs <= nowMs;
        this.#wantNothing();
    }
    /** A read has ended; undefined where it failed. True where a hole has stayed for 5 s, so that its lines count as lost. */
    end(nowMs, read, { proven, holdsLines, hasUnconfirmed }) {
        const grew = read !== undefined && read.lines > 0;
        const { firstMs, factor, mostMs, grewMs } = idle[this.#stream];
        const longerMs = Math.min(mostMs, Math.max(firstMs, this.#idleMs[this.#stream] * factor));
        if (grew)
            this.#idleMs[this.#stream] = Math.max(grewMs, spacingMs(nowMs));
        else if (this.#isIdleRead)
            this.#idleMs[this.#stream] = longerMs;
        this.#idleAtMs = nowMs + this.#idleMs[this.#stream];
        // What the stream lacked while the log was read may be there now.
        if (proven && !holdsLines)
            this.#wantedMs = Number.POSITIVE_INFINITY;
        if (grew && !hasUnconfirmed)
            this.#lagReads = 0;
        if (read === undefined)
            this.#want(nowMs + afterFailureMs);
        else if (read.hole)
            this.#want(nowMs + holeReadMs);
        else if (read.more)
            this.#soonMs = nowMs;
        else if (this.#lagReads > 0) {
            this.#want(nowMs + (lagDelaysMs[lagDelaysMs.length - this.#lagReads--] ?? 0));
        }
        const sinceMs = grew ? nowMs : (this.#holdsSinceMs ?? nowMs);
        const isLost = holdsLines && nowMs - sinceMs >= holeTimeoutMs;
        this.#holdsSinceMs = holdsLines && !isLost ? sinceMs : undefined;
        if (holdsLines && !isLost)
            this.#want(nowMs + holeReadMs);
        return isLost;
    }
    #want(atMs) {
        this.#wantedMs = Math.min(this.#wantedMs, atMs);
    }
    #wantNothing() {
        this.#wantedMs = Number.POSITIVE_INFINITY;
        this.#soonMs = Number.POSITIVE_INFINITY;
    }
    #restartIdle(nowMs) {
        const { firstMs } = idle[this.#stream];
        this.#idleMs[this.#stream] = firstMs;
        this.#idleAtMs = nowMs + firstMs;
    }
}

// EXTERNAL MODULE: ./build/client/errors.js
var errors = __webpack_require__(6695);
// EXTERNAL MODULE: ./build/build-log/payload.js
var payload = __webpack_require__(910);
;// CONCATENATED MODULE: ./build/build-log/stream-proof.js

/** Lines that wait for a proof, and their characters. */
const mostWaiting = 5_000;
const longestWaiting = 4_000_000;
const mostRecent = 1024;
/**
 * Finds out which number of a stream event, if any, is the number of the stored log. A source is proven when an event and a
 * stored line agree in number and in a text that occurs nowhere else, and disproven for good when they agree in number alone.
 */
class StreamProof {
    #proven = new Set();
    #disproven = new Set();
    #stored = new RecentLines();
    /** Lines beyond the stored log whose numbers are not proven, oldest first; what does not fit comes with the stored log. */
    #waiting = [];
    #waitingLength = 0;
    /** Whether some number of the events is that of the log. */
    get proven() {
        return this.#proven.size > 0;
    }
    /** The proven number of an event; an event without one waits for the proof. */
    sequenceOf(line) {
        if (line.text !== undefined)
            this.#compare(line, line.text);
        for (const source of payload/* numberSources */.ab) {
            if (this.#proven.has(source) && line.numbers[source] !== undefined)
                return line.numbers[source];
        }
        if (!this.proven)
            this.#keep(line);
        return undefined;
    }
    /** Lines of the stored log, as they come. */
    learn(lines) {
        if (lines.length === 0)
            return;
        this.#stored.add(lines);
        if (this.#waiting.length === 0)
            return;
        for (const line of this.#waiting)
            this.#compare(line, line.text ?? '');
        if (!this.proven)
            for (const line of this.takeWaiting())
                this.#keep(line);
    }
    /** Whether lines wait for a proof, or for `takeWaiting` after it. */
    get holdsLines() {
        return this.#waiting.length > 0;
    }
    /** The lines that waited. */
    takeWaiting() {
        const waiting = this.#waiting;
        this.#waiting = [];
        this.#waitingLength = 0;
        return waiting;
    }
    /** The line waits where the stored log may still prove it: a number that may be right is beyond the newest stored line. */
    #keep(line) {
        const { numbers, text = '' } = line;
        const { newest } = this.#stored;
        const isAhead = payload/* numberSources */.ab.some((source) => !this.#disproven.has(source) && (numbers[source] ?? -1) > newest);
        if (!isAhead || this.#waiting.length >= mostWaiting || this.#waitingLength > longestWaiting)
            return;
        this.#waiting.push(line);
        this.#waitingLength += text.length;
    }
    #compare({ numbers }, whole) {
        const text = excerpt(whole);
        for (const source of payload/* numberSources */.ab) {
            const seq = numbers[source];
            if (seq === undefined || this.#disproven.has(source))
                continue;
            const stored = this.#stored.texts.get(seq);
            if (stored === undefined)
                continue;
            if (stored !== text) {
                this.#disproven.add(source);
                this.#proven.delete(source);
            }
            else if (!this.#proven.has(source) && this.#isDistinct(source, seq, text))
                this.#proven.add(source);
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
        return this.#waiting.every((line) => line.numbers[source] === seq || excerpt(line.text ?? '') !== text);
    }
}
/**
 * The newest lines of the stored log by number. They are indexed when first searched, as a log without a stream needs no index.
 * Memory is bounded: of a long line an excerpt is kept.
 */
class RecentLines {
    #batches = [];
    #count = 0;
    /** The largest number so far; -1 before the first line. */
    newest = -1;
    #texts;
    add(lines) {
        this.#batches.push(lines.slice(-mostRecent).map(({ seq, text }) => ({ seq, text: excerpt(text) })));
        this.#count += Math.min(lines.length, mostRecent);
        this.newest = Math.max(this.newest, lines.at(-1)?.seq ?? -1);
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
    /** The mark when it began: the stream may move the mark meanwhile. */
    after;
    position = 0;
    records = 0;
    last = -1;
    stopped = false;
    gaps = [];
    constructor(after) {
        this.after = after;
    }
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
    #scan = new StoredScan(-1);
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
        this.#scan = new StoredScan(this.#mark);
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
        this.#admitWaiting(pieces);
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
        this.#admitWaiting(pieces);
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
        return { seq: seq ?? Math.max(this.#scan.last, this.#scan.after) + 1, text };
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
    /** Lines that came before their numbers were proven. */
    #admitWaiting(pieces) {
        if (!this.#proof.holdsLines || !this.#proof.proven)
            return;
        for (const event of this.#proof.takeWaiting())
            this.offerEvent(event, pieces);
    }
    /** Bounded: the stored log has what does not fit. */
    #keepAhead(seq, text) {
        if (this.#ahead.has(seq) || this.#ahead.size >= 5_000 || this.#aheadLength + text.length > 4_000_000)
            return;
        this.#ahead.set(seq, text);
        this.#aheadLength += text.length;
    }
}

;// CONCATENATED MODULE: ./build/build-log/one-at-a-time.js
/** Runs pieces of work one after another, in the order in which they were asked for; a failure does not stop the next one. */
class OneAtATime {
    #last = Promise.resolve();
    /** Resolves when the work asked for so far has ended; never rejects. */
    get settled() {
        return this.#last.then(() => undefined);
    }
    /** Resolves or rejects as the work does. */
    run(work) {
        const result = this.#last.then(work);
        this.#last = result.catch(() => undefined);
        return result;
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







/** A line may reach the stored log after its neighbours: the read that confirms a hole comes so much later. */
const confirmHoleAfterMs = 300;
/** The lines of a page, at least; those of one that is worth to be read on at once while the build goes on. */
const smallestPage = 10;
const largePage = 100;
/** Answers that are read as fast as they come. */
const readingOn = { most: 300, everyMs: 1_000, fullAtMs: 0 };
/**
 * The log of one deployment. Every line, stored or streamed, is written out through here, one chunk at a time, so that the order
 * holds; events may come while the stored log is read. Memory is bounded whatever the size of the log.
 */
class StoredLog {
    #run;
    #source;
    #cursor = new LogCursor();
    #unconfirmed = new UnconfirmedLines();
    #reads = new OneAtATime();
    #writes = new OneAtATime();
    #readingOn = readingOn;
    /** The last answer was as large as the one before it: more may be behind it. */
    #isPage = false;
    #lastLines = 0;
    #confirmHoleMs = 0;
    #endAskedMs = Number.NEGATIVE_INFINITY;
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
    /** The stream's numbers are known to be those of the stored log. */
    get proven() {
        return this.#cursor.proven;
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
    /** The last answer was a page, and the next one may be read at once. */
    get isBehind() {
        return this.#isPage && (0,token_bucket/* nextTokenMs */.Z0)(this.#readingOn) <= this.#run.elapsed();
    }
    /** When the last read was sent whose answer was empty, with no hole before it. */
    get endAskedMs() {
        return this.#endAskedMs;
    }
    /** Resolves when no read is under way. */
    get settled() {
        return this.#reads.settled;
    }
    /** The events from here on come from a new connection. */
    beginConnection() {
        this.#unconfirmed.beginConnection();
    }
    /** Writes the lines of events with a proven number; resolves with whether the stored log must be read for others. */
    offerEvents(events) {
        return this.#writes.run(async () => {
            const pieces = [];
            let needsRead = false;
            for (const event of events)
                if (!this.#offer(event, pieces))
                    needsRead = true;
            await this.#write(pieces);
            return needsRead || this.holdsLines;
        });
    }
    /** One read after the mark. Rejects as the client does. */
    read(ms, signal) {
        return this.#reads.run(() => this.#read(ms, signal));
    }
    /** Reads until nothing new comes, for at most `ms` and so many answers; the mark, or undefined where the end was not reached. */
    async readToEnd(ms, signal, most = Number.POSITIVE_INFINITY) {
        const untilMs = this.#run.elapsed() + ms;
        for (let answers = 1; answers <= most && this.#run.elapsed() < untilMs; answers++) {
            const { lines, hole, more } = await this.read(untilMs - this.#run.elapsed(), signal);
            if (lines === 0 && !hole)
                return this.mark;
            if (!more && !this.#mayReadOn())
                return undefined;
        }
        return undefined;
    }
    /** Writes the streamed lines that are held, and reports the holes before them. */
    async releaseHeld() {
        await this.#writes.run(() => this.#write(this.#cursor.releaseHeld()));
    }
    #mayReadOn() {
        if ((0,token_bucket/* nextTokenMs */.Z0)(this.#readingOn) > this.#run.elapsed())
            return false;
        this.#readingOn = (0,token_bucket/* takeToken */.FV)(this.#readingOn, this.#run.elapsed());
        return true;
    }
    #offer(event, pieces) {
        const line = (0,payload/* readStreamEvent */.V1)(event);
        const isWritten = this.#cursor.offerEvent(line, pieces);
        if (!isWritten && line.text !== undefined && !this.#cursor.proven) {
            this.#unconfirmed.addStreamed(line.text, event.event);
        }
        return isWritten;
    }
    async #read(ms, signal) {
        this.#cursor.beginStoredRead();
        let answer;
        try {
            answer = await this.#run.within(ms, 'get_deployment_logs', (limit) => this.#readAnswer(ms, limit), signal);
            this.#refusals = 0;
        }
        catch (error) {
            this.#refusals = (0,errors/* isForbidden */.US)(error) ? this.#refusals + 1 : 0;
            throw error;
        }
        const { askedMs, records, lines } = answer;
        const { again: hole } = this.#cursor.endStoredRead();
        if (!this.#cursor.dense && !this.#notedSparse) {
            this.#notedSparse = true;
            const text = (0,message/* message */.i) `log-sparse: The build log leaves most line numbers unused, so a missing line looks the same as an unused number.`;
            this.#source.host.report({ kind: 'notice', text });
        }
        this.#isPage = lines >= Math.max(smallestPage, this.#lastLines);
        this.#lastLines = lines;
        this.#confirmHoleMs = hole ? this.#run.elapsed() + confirmHoleAfterMs : 0;
        // A small page may hold nothing but lines that the stream has shown already, and more may follow it.
        if (records === 0 && !hole)
            this.#endAskedMs = askedMs;
        return { lines, hole, more: !hole && this.#isPage && lines >= largePage && this.#mayReadOn() };
    }
    async #readAnswer(timeoutMs, signal) {
        const operation = 'get_deployment_logs';
        const earlyMs = this.#confirmHoleMs - this.#run.elapsed();
        if (earlyMs > 0)
            await this.#run.clock.sleep(earlyMs, signal);
        if (!(await this.#run.waitForRetryAfter(signal)))
            throw new errors/* NoAnswerError */.i5('Retry-After', { operation, sent: false });
        const { platform, deploymentId } = this.#source;
        const askedMs = this.#run.elapsed();
        const options = { after: this.#cursor.after, signal, timeoutMs, retries: false };
        let lines = 0;
        let records = 0;
        for await (const chunk of platform.storedLogChunks(deploymentId, options)) {
            records += chunk.length;
            lines += await this.#offerStored(chunk);
        }
        // This read may have released held lines of the stream.
        lines += await this.#offerStored([]);
        return { askedMs, records, lines };
    }
    #offerStored(records) {
        return this.#writes.run(() => this.#write(this.#cursor.offerStored(records.map(payload/* readStoredRecord */.hx))));
    }
    /** Resolves with the number of lines. */
    async #write(pieces) {
        let written = 0;
        let lines = [];
        for (const piece of pieces) {
            if (!('from' in piece)) {
                lines.push(piece);
                continue;
            }
            written += await this.#print(lines);
            lines = [];
            this.#source.host.report({ kind: 'hole', ...piece });
        }
        return written + (await this.#print(lines));
    }
    async #print(lines) {
        const [first] = lines;
        if (first === undefined)
            return 0;
        if (!this.#anyLine && first.seq > largestFirst) {
            const text = (0,message/* message */.i) `log-offset: The platform numbers this build log from ${first.seq}.`;
            this.#source.host.report({ kind: 'notice', text });
        }
        this.#anyLine = true;
        if (this.#unconfirmed.any || !this.#cursor.proven)
            for (const { text } of lines)
                this.#unconfirmed.addStored(text);
        await this.#source.host.print(lines);
        return lines.length;
    }
}

;// CONCATENATED MODULE: ./build/build-log/follower.js








/** The stream's last lines are usually on their way when the status turns final. */
const lastLinesMs = 250;
/** A read under way at the verdict may be the last one that is needed. */
const lastReadMs = 1_000;
/** Two requests that left so close to each other were sent together, on a busy machine too. */
const togetherMs = 50;
/** More than three answers of the stored log are no evidence of its end. */
const evidenceReads = 3;
/**
 * Follows one deployment's log by two loops side by side: the stream, and the reads of the stored log that the schedule asks for. The
 * log never decides the verdict; lines that it could not deliver are reported.
 */
class LogFollower {
    #run;
    #source;
    #onHint;
    #log;
    #stream;
    #schedule = new ReadSchedule();
    #readTimer = new wakeable_timer/* WakeableTimer */.w();
    #loops;
    #connections;
    #task = Promise.resolve();
    #stopping = false;
    #connected = false;
    /** The mark when the connection began. */
    #connectionMark = -1;
    #streamOver = false;
    /** When the last read began that was not for evidence. */
    #readMs = Number.NEGATIVE_INFINITY;
    /** When the stream ended cleanly, while it is not open again. */
    #cleanEndMs = Number.POSITIVE_INFINITY;
    #warned = new Set();
    constructor(run, source, onHint) {
        this.#run = run;
        this.#source = source;
        this.#onHint = onHint;
        this.#log = new StoredLog(run, source);
        this.#stream = new LiveStream(run, source, {
            onOpen: () => this.#noteOpening(),
            onEvents: (events) => this.#take(events),
            onEnd: (clean) => this.#noteEnd(clean),
            onGiveUp: (failed) => this.#noteGivenUp(failed),
        });
        this.#loops = new timeout/* AbortScope */.DK({ clock: run.clock, signal: run.signal });
        this.#connections = new timeout/* AbortScope */.DK({ clock: run.clock, signal: this.#loops.signal });
    }
    get anyLine() {
        return this.#log.anyLine;
    }
    /** The stream ended cleanly or was given up, and no later connection brought a line. */
    get streamOver() {
        return this.#streamOver;
    }
    /** Settles when both loops have ended, also where they ended by themselves because the key may not read the log. */
    get over() {
        return this.#task;
    }
    start() {
        this.#task = this.#follow();
        // `finish` throws a failure to write; until then it must not count as unhandled.
        this.#task.catch(() => undefined);
    }
    /** The status changed, so new lines are likely. */
    expectLines() {
        this.#schedule.statusChanged(this.#run.elapsed());
        this.#readTimer.wake();
    }
    /** A read of the history is sent, which may bring the verdict: once the stream has ended, the stored log is read beside it. */
    noteHistoryRead() {
        const nowMs = this.#run.elapsed();
        if (this.#cleanEndMs === Number.POSITIVE_INFINITY || this.#readMs >= nowMs - togetherMs)
            return;
        this.#schedule.streamEnded(nowMs);
        this.#readTimer.wake();
    }
    /** Reads the stored log to its end, as evidence; the mark, or undefined where that failed. */
    async readToEnd(ms) {
        try {
            return await this.#log.readToEnd(ms, this.#run.signal, evidenceReads);
        }
        catch {
            this.#run.signal.throwIfAborted();
            return undefined;
        }
    }
    /**
     * After the verdict: takes the stream's last lines, and reads the rest of the stored log.
     *
     * @param askedMs when the read was sent that brought the verdict; by default now
     */
    async finish(askedMs = this.#run.elapsed()) {
        const fromMs = this.#run.elapsed();
        this.#stopping = true;
        this.#readTimer.wake();
        this.#stream.stop();
        this.#connections.abortAfter(lastLinesMs, () => clock/* notNeeded */.t);
        this.#loops.abortAfter(lastReadMs, () => clock/* notNeeded */.t);
        const streamOver = this.#task.catch(() => undefined);
        await this.#log.settled;
        const ended = this.#wasReadToEnd(askedMs) || (await drain(this.#run, this.#log, fromMs, streamOver));
        await this.#task;
        await this.#log.releaseHeld();
        this.#reportEnd(ended);
    }
    /** After an abort: ends the loops without another request. */
    async abandon() {
        this.#loops.abort(clock/* notNeeded */.t);
        await this.#task.catch(() => undefined);
    }
    /** The stream ended cleanly, and a read that was sent after that, with the read that brought the verdict or later, showed nothing new. */
    #wasReadToEnd(askedMs) {
        const { endAskedMs, hasUnconfirmed } = this.#log;
        return endAskedMs >= Math.max(this.#cleanEndMs, askedMs - togetherMs) && !hasUnconfirmed;
    }
    /** Rejects with the failure of a loop, when both have ended. */
    async #follow() {
        const failures = [];
        const guard = async (loop, { signal }) => {
            try {
                await loop(signal);
            }
            catch (error) {
                if (signal.aborted)
                    return;
                failures.push(error);
                this.#loops.abort(clock/* notNeeded */.t);
            }
        };
        // The stream first: it gets the connection that is open already.
        const stream = guard((signal) => this.#stream.follow(signal), this.#connections);
        await Promise.all([stream, guard((signal) => this.#readOnSchedule(signal), this.#loops)]);
        this.#connections[Symbol.dispose]();
        this.#loops[Symbol.dispose]();
        this.#streamOver = true;
        if (failures.length > 0)
            throw failures[0];
        if (this.#log.forbidden)
            this.#warnForbidden();
    }
    async #readOnSchedule(signal) {
        while (!this.#stopping && !this.#log.forbidden) {
            const nowMs = this.#run.elapsed();
            const waitMs = Math.max(this.#schedule.nextMs, this.#run.retryAfterUntilMs) - nowMs;
            if (waitMs <= 0)
                await this.#read();
            else
                await this.#readTimer.sleep(this.#run.clock, Math.min(waitMs, 60_000), signal);
        }
        this.#stream.stop();
    }
    async #read() {
        const { signal } = this.#loops;
        const { mark } = this.#log;
        this.#readMs = this.#run.elapsed();
        this.#schedule.begin(this.#readMs);
        const read = await this.#log.read(this.#run.remaining(), signal).catch(() => undefined);
        signal.throwIfAborted();
        this.#noteLines(mark);
        if (this.#schedule.end(this.#run.elapsed(), read, this.#log))
            await this.#log.releaseHeld();
    }
    #noteOpening() {
        this.#connected = true;
        this.#connectionMark = this.#log.mark;
        this.#cleanEndMs = Number.POSITIVE_INFINITY;
        this.#log.beginConnection();
        this.#schedule.opened(this.#run.elapsed());
        this.#readTimer.wake();
    }
    async #take(events) {
        const { mark } = this.#log;
        const needsRead = await this.#log.offerEvents(events);
        this.#schedule.heard(this.#run.elapsed(), needsRead);
        if (needsRead)
            this.#readTimer.wake();
        this.#noteLines(mark);
    }
    async #noteEnd(clean) {
        this.#connected = false;
        this.#streamOver = clean;
        if (clean)
            this.#cleanEndMs = this.#run.elapsed();
        if (this.#stopping)
            return false;
        this.#onHint(clean ? 'stream-ended' : 'stream-lost');
        this.#schedule.streamEnded(this.#run.elapsed());
        if (!this.#log.forbidden)
            await this.#read();
        return this.#log.mark > this.#connectionMark;
    }
    #noteGivenUp(failed) {
        this.#streamOver = true;
        this.#schedule.gaveUpStream(this.#run.elapsed());
        this.#readTimer.wake();
        if (!failed)
            return;
        const text = (0,message/* message */.i) `log-stream-lost: The log stream was lost three times, so the stored log is read instead. Lines may appear later, but none is lost.`;
        this.#warnOnce(text);
    }
    /** `before`: the mark before the lines. */
    #noteLines(before) {
        if (this.#log.mark === before)
            return;
        if (this.#connected)
            this.#streamOver = false;
        if (!this.#stopping)
            this.#onHint('line');
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
    #warnForbidden() {
        const text = (0,message/* message */.i) `log-forbidden: The API key may not read the build log. Grant it the capability logs:read. The outcome is not affected. \`taxiway doctor\` shows what else the key may do.`;
        this.#warnOnce(text);
    }
    #warnOnce(text) {
        if (!this.#warned.has(text))
            this.#source.host.report({ kind: 'warning', text });
        this.#warned.add(text);
    }
}


/***/ }),

/***/ 910:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ee: () => (/* binding */ textKeys),
/* harmony export */   Il: () => (/* binding */ sequenceKeys),
/* harmony export */   V1: () => (/* binding */ readStreamEvent),
/* harmony export */   ab: () => (/* binding */ numberSources),
/* harmony export */   hx: () => (/* binding */ readStoredRecord)
/* harmony export */ });
/* harmony import */ var _client_fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(525);

/** The contract shows no shape of a log record "beyond a per-record sequence number": common names are tried in order. */
const sequenceKeys = ['seq', 'sequence', 'id'];
/** The fields that may hold the text of a line. */
const textKeys = ['line', 'message', 'text', 'msg'];
/** A record of unknown shape becomes its JSON, so that nothing is lost. */
function readStoredRecord(raw) {
    if (typeof raw === 'string')
        return { seq: undefined, text: raw };
    if (!(0,_client_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .isFields */ .C)(raw))
        return { seq: undefined, text: JSON.stringify(raw) ?? '' };
    return { seq: firstNumber(raw), text: textOf(raw) ?? JSON.stringify(raw) };
}
/**
 * Where a stream event may carry its number: a field of the payload, or the event's own `id:`. A line of bare text may look like
 * JSON, so the `id:` of each form is proven by itself.
 */
const numberSources = [...sequenceKeys, 'event-id', 'event-id-of-json'];
function readStreamEvent(event) {
    const numbers = {};
    const eventId = event.id === undefined ? undefined : sequenceNumber(event.id);
    const payload = parseJson(event.data);
    if (eventId !== undefined)
        numbers[payload === undefined ? 'event-id' : 'event-id-of-json'] = eventId;
    if (!(0,_client_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .isFields */ .C)(payload))
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


/***/ }),

/***/ 7250:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FV: () => (/* binding */ takeToken),
/* harmony export */   Z0: () => (/* binding */ nextTokenMs),
/* harmony export */   hb: () => (/* binding */ changeRate)
/* harmony export */ });
/** When the next token can be taken; a time in the past where there is one now. */
function nextTokenMs({ most, everyMs, fullAtMs }) {
    return fullAtMs - (most - 1) * everyMs;
}
/** The bucket after a token was taken at `atMs`. Without one it goes into debt, so ask `nextTokenMs` first. */
function takeToken(bucket, atMs) {
    return { ...bucket, fullAtMs: Math.max(bucket.fullAtMs, atMs) + bucket.everyMs };
}
/** The bucket at another rate from `atMs` on: the tokens that are missing come back at the new one. */
function changeRate(bucket, everyMs, atMs) {
    const missing = Math.max(0, bucket.fullAtMs - atMs) / bucket.everyMs;
    return { ...bucket, everyMs, fullAtMs: atMs + missing * everyMs };
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
