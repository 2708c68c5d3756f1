import { StreamProof } from './stream-proof.js';
/** A log whose first number is beyond this is taken to begin there, not to have lost all before it. */
export const largestFirst = 100;
/**
 * Puts stored log and stream together so that what is written strictly increases, and lines plus holes are exactly
 * 1..n. It does no I/O: offer it what arrives, write out the pieces it gives, in order, then go on.
 *
 * A hole in the stored log is believed when a second read shows it too. Numbers so sparse that most are unused cannot
 * tell a missing line; then no hole is claimed.
 */
export class LogCursor {
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
