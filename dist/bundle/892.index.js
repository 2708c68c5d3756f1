export const id = 892;
export const ids = [892];
export const modules = {

/***/ 2892:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  p: () => (/* binding */ LogFollower)
});

// EXTERNAL MODULE: ./build/client/time/clock.js
var clock = __webpack_require__(9308);
// EXTERNAL MODULE: ./build/client/time/timeout.js
var timeout = __webpack_require__(1569);
// EXTERNAL MODULE: ./build/client/time/wakeable-timer.js
var wakeable_timer = __webpack_require__(3668);
// EXTERNAL MODULE: ./build/text/message.js
var message = __webpack_require__(4937);
;// CONCATENATED MODULE: ./build/build-log/drain.js
const drainMs = 5_000;
const drainEveryMs = 500;
const drainAfterFailureMs = 1_000;
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
            if (log.forbidden)
                return true;
        }
        await run.sleep(Math.min(ended ? drainEveryMs : drainAfterFailureMs, untilMs - run.elapsed()));
    }
}

;// CONCATENATED MODULE: ./build/build-log/live-stream.js

const maximumBadConnections = 3;
const reconnectFromMs = 1_000;
const reconnectToMs = 8_000;
const againAfterMs = 60_000;
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
    stop() {
        this.#stopped = true;
        this.#pause.wake();
    }
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
var token_bucket = __webpack_require__(3350);
;// CONCATENATED MODULE: ./build/build-log/read-schedule.js

const firstReads = 5;
const spacingMs = (nowMs) => (nowMs < 60_000 ? 1_000 : 2_000);
const afterOpeningMs = 300;
const lagDelaysMs = [300, 1_000];
const afterFailureMs = 2_000;
const holeReadMs = 1_000;
const holeTimeoutMs = 5_000;
const silentMs = 2_000;
const idle = {
    open: { firstMs: 15_000, factor: 2, mostMs: 120_000, grewMs: 2_000 },
    lost: { firstMs: 1_000, factor: 1.5, mostMs: 15_000, grewMs: 1_000 },
};
class ReadSchedule {
    #wantedMs = 0;
    #soonMs = Number.POSITIVE_INFINITY;
    #idleAtMs = Number.POSITIVE_INFINITY;
    #bucket = { most: firstReads, everyMs: spacingMs(0), fullAtMs: 0 };
    #stream = 'open';
    #idleMs = { open: idle.open.firstMs, lost: idle.lost.firstMs };
    #isIdleRead = false;
    #heardMs = 0;
    #lagReads = 0;
    #holdsSinceMs;
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
    gaveUpStream(nowMs) {
        this.#stream = 'lost';
        this.#idleAtMs = nowMs + this.#idleMs.lost;
    }
    heard(nowMs, needsRead) {
        this.#heardMs = nowMs;
        this.#idleAtMs = nowMs + idle.open.mostMs;
        this.#lagReads = needsRead ? lagDelaysMs.length : 0;
        if (needsRead)
            this.#want(nowMs);
        else
            this.#wantNothing();
    }
    statusChanged(nowMs) {
        if (nowMs - this.#heardMs < silentMs)
            return;
        this.#soonMs = nowMs;
        this.#restartIdle(nowMs);
    }
    streamEnded(nowMs) {
        if ((0,token_bucket/* nextTokenMs */.Z0)(this.#bucket) <= nowMs)
            this.#want(nowMs);
    }
    begin(nowMs) {
        if (this.#wantedMs <= nowMs)
            this.#bucket = (0,token_bucket/* takeToken */.FV)((0,token_bucket/* changeRate */.hb)(this.#bucket, spacingMs(nowMs), nowMs), nowMs);
        this.#isIdleRead = this.#idleAtMs <= nowMs;
        this.#wantNothing();
    }
    end(nowMs, read, { proven, holdsLines, hasUnconfirmed }) {
        const grew = read !== undefined && read.lines > 0;
        const { firstMs, factor, mostMs, grewMs } = idle[this.#stream];
        const longerMs = Math.min(mostMs, Math.max(firstMs, this.#idleMs[this.#stream] * factor));
        if (grew)
            this.#idleMs[this.#stream] = Math.max(grewMs, spacingMs(nowMs));
        else if (this.#isIdleRead)
            this.#idleMs[this.#stream] = longerMs;
        this.#idleAtMs = nowMs + this.#idleMs[this.#stream];
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
var errors = __webpack_require__(1619);
// EXTERNAL MODULE: ./build/build-log/payload.js
var payload = __webpack_require__(3114);
;// CONCATENATED MODULE: ./build/build-log/stream-proof.js

const mostWaiting = 5_000;
const longestWaiting = 4_000_000;
const mostRecent = 1024;
class StreamProof {
    #proven = new Set();
    #disproven = new Set();
    #stored = new RecentLines();
    #waiting = [];
    #waitingLength = 0;
    get proven() {
        return this.#proven.size > 0;
    }
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
    get holdsLines() {
        return this.#waiting.length > 0;
    }
    takeWaiting() {
        const waiting = this.#waiting;
        this.#waiting = [];
        this.#waitingLength = 0;
        return waiting;
    }
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
class RecentLines {
    #batches = [];
    #count = 0;
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
    get texts() {
        this.#texts ??= new Map(this.#batches.flat().map(({ seq, text }) => [seq, text]));
        return this.#texts;
    }
}
function excerpt(text) {
    return text.length <= 256 ? text : `${text.slice(0, 256)} ${text.length}`;
}

;// CONCATENATED MODULE: ./build/build-log/cursor.js

const largestFirst = 100;
class StoredScan {
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
class LogCursor {
    #proof = new StreamProof();
    #ahead = new Map();
    #aheadLength = 0;
    #mark = -1;
    #numbered = true;
    #dense = true;
    #suspects = new Set();
    #scan = new StoredScan(-1);
    get mark() {
        return this.#mark;
    }
    get after() {
        return this.#numbered && this.#mark >= 0 ? this.#mark : undefined;
    }
    get holdsLines() {
        return this.#ahead.size > 0;
    }
    get proven() {
        return this.#proof.proven;
    }
    beginStoredRead() {
        this.#scan = new StoredScan(this.#mark);
    }
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
    endStoredRead() {
        const { stopped, gaps, records } = this.#scan;
        if (!stopped)
            return { again: false };
        this.#suspects = new Set(gaps);
        if (gaps.length >= 20 && gaps.length * 2 > records)
            this.#dense = false;
        return { again: true };
    }
    get dense() {
        return this.#dense;
    }
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
    #closeGap(seq, pieces) {
        this.#writeAhead(pieces);
        if (seq <= this.#mark + 1 || (this.#mark < 0 && seq === 1))
            return true;
        const known = !this.#dense || this.#suspects.has(`${this.#mark}-${seq}`) || this.#isOffset(seq);
        if (known)
            this.#addHole(seq, pieces);
        return known;
    }
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
    #admitWaiting(pieces) {
        if (!this.#proof.holdsLines || !this.#proof.proven)
            return;
        for (const event of this.#proof.takeWaiting())
            this.offerEvent(event, pieces);
    }
    #keepAhead(seq, text) {
        if (this.#ahead.has(seq) || this.#ahead.size >= 5_000 || this.#aheadLength + text.length > 4_000_000)
            return;
        this.#ahead.set(seq, text);
        this.#aheadLength += text.length;
    }
}

;// CONCATENATED MODULE: ./build/build-log/one-at-a-time.js
class OneAtATime {
    #last = Promise.resolve();
    get settled() {
        return this.#last.then(() => undefined);
    }
    run(work) {
        const result = this.#last.then(work);
        this.#last = result.catch(() => undefined);
        return result;
    }
}

;// CONCATENATED MODULE: ./build/build-log/unconfirmed-lines.js
const mostKept = 256;
const endMarker = '[DONE]';
class UnconfirmedLines {
    #streamed = [];
    #stored = [];
    #from = 0;
    #storedCount = 0;
    #first;
    #replayed;
    #lineNames = new Set();
    get any() {
        if (this.#lineNames.size === 0)
            return this.#storedCount === 0 && this.#streamed.length > 0;
        return this.#streamed.some(({ name }) => this.#lineNames.has(name));
    }
    beginConnection() {
        this.#from = 0;
        this.#replayed = undefined;
    }
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
function unconfirmed_lines_excerpt(text) {
    return text.slice(0, 256).trim();
}

;// CONCATENATED MODULE: ./build/build-log/stored-log.js







const confirmHoleAfterMs = 300;
const smallestPage = 10;
const largePage = 100;
const readingOn = { most: 300, everyMs: 1_000, fullAtMs: 0 };
class StoredLog {
    #run;
    #source;
    #cursor = new LogCursor();
    #unconfirmed = new UnconfirmedLines();
    #reads = new OneAtATime();
    #writes = new OneAtATime();
    #readingOn = readingOn;
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
    get mark() {
        return this.#cursor.mark;
    }
    get proven() {
        return this.#cursor.proven;
    }
    get holdsLines() {
        return this.#cursor.holdsLines;
    }
    get hasUnconfirmed() {
        return this.holdsLines || this.#unconfirmed.any;
    }
    get forbidden() {
        return this.#refusals >= errors/* refusalLimit */.AU;
    }
    get isBehind() {
        return this.#isPage && (0,token_bucket/* nextTokenMs */.Z0)(this.#readingOn) <= this.#run.elapsed();
    }
    get endAskedMs() {
        return this.#endAskedMs;
    }
    get settled() {
        return this.#reads.settled;
    }
    beginConnection() {
        this.#unconfirmed.beginConnection();
    }
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
    read(ms, signal) {
        return this.#reads.run(() => this.#read(ms, signal));
    }
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
        lines += await this.#offerStored([]);
        return { askedMs, records, lines };
    }
    #offerStored(records) {
        return this.#writes.run(() => this.#write(this.#cursor.offerStored(records.map(payload/* readStoredRecord */.hx))));
    }
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








const lastLinesMs = 250;
const lastReadMs = 1_000;
const togetherMs = 50;
const evidenceReads = 3;
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
    #connectionMark = -1;
    #streamOver = false;
    #readMs = Number.NEGATIVE_INFINITY;
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
    get streamOver() {
        return this.#streamOver;
    }
    get over() {
        return this.#task;
    }
    start() {
        this.#task = this.#follow();
        this.#task.catch(() => undefined);
    }
    expectLines() {
        this.#schedule.statusChanged(this.#run.elapsed());
        this.#readTimer.wake();
    }
    noteHistoryRead() {
        const nowMs = this.#run.elapsed();
        if (this.#cleanEndMs === Number.POSITIVE_INFINITY || this.#readMs >= nowMs - togetherMs)
            return;
        this.#schedule.streamEnded(nowMs);
        this.#readTimer.wake();
    }
    async readToEnd(ms) {
        try {
            return await this.#log.readToEnd(ms, this.#run.signal, evidenceReads);
        }
        catch {
            this.#run.signal.throwIfAborted();
            return undefined;
        }
    }
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
    async abandon() {
        this.#loops.abort(clock/* notNeeded */.t);
        await this.#task.catch(() => undefined);
    }
    #wasReadToEnd(askedMs) {
        const { endAskedMs, hasUnconfirmed } = this.#log;
        return endAskedMs >= Math.max(this.#cleanEndMs, askedMs - togetherMs) && !hasUnconfirmed;
    }
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

/***/ 3114:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ee: () => (/* binding */ textKeys),
/* harmony export */   Il: () => (/* binding */ sequenceKeys),
/* harmony export */   V1: () => (/* binding */ readStreamEvent),
/* harmony export */   ab: () => (/* binding */ numberSources),
/* harmony export */   hx: () => (/* binding */ readStoredRecord)
/* harmony export */ });
/* harmony import */ var _client_fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(569);
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8582);


const sequenceKeys = ['seq', 'sequence', 'id'];
const textKeys = ['line', 'message', 'text', 'msg'];
function readStoredRecord(raw) {
    if (typeof raw === 'string')
        return { seq: undefined, text: raw };
    if (!(0,_client_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .isFields */ .C)(raw))
        return { seq: undefined, text: JSON.stringify(raw) ?? '' };
    return { seq: firstNumber(raw), text: textOf(raw) ?? JSON.stringify(raw) };
}
const numberSources = [...sequenceKeys, 'event-id', 'event-id-of-json'];
function readStreamEvent(event) {
    const numbers = {};
    const eventId = event.id === undefined ? undefined : sequenceNumber(event.id);
    const payload = parsePayload(event.data);
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
function parsePayload(text) {
    const first = text.trimStart()[0];
    if (first !== '{' && first !== '"')
        return undefined;
    try {
        return (0,_text_json_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .q)(text);
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 3350:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FV: () => (/* binding */ takeToken),
/* harmony export */   Z0: () => (/* binding */ nextTokenMs),
/* harmony export */   hb: () => (/* binding */ changeRate)
/* harmony export */ });
function nextTokenMs({ most, everyMs, fullAtMs }) {
    return fullAtMs - (most - 1) * everyMs;
}
function takeToken(bucket, atMs) {
    return { ...bucket, fullAtMs: Math.max(bucket.fullAtMs, atMs) + bucket.everyMs };
}
function changeRate(bucket, everyMs, atMs) {
    const missing = Math.max(0, bucket.fullAtMs - atMs) / bucket.everyMs;
    return { ...bucket, everyMs, fullAtMs: atMs + missing * everyMs };
}


/***/ }),

/***/ 3668:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ WakeableTimer)
/* harmony export */ });
/* harmony import */ var _clock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9308);
/* harmony import */ var _timeout_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1569);
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


class WakeableTimer {
    #woken = false;
    #sleep;
    wake() {
        this.#woken = true;
        this.#sleep?.abort(_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .notNeeded */ .t);
    }
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
