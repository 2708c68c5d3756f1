import type { LogLine } from './host.ts'
import type { StoredRecord, StreamLine } from './payload.ts'
import { StreamProof } from './stream-proof.ts'

/** A log whose first number is larger begins there; it did not lose the lines before. */
export const largestFirst = 100

/** What to write out next: a line, or a hole, whose lines `from` to `to` were never delivered, before the line behind it. */
export type Piece = LogLine | { readonly from: number; readonly to: number }

/** One read of the stored log. */
class StoredScan {
  /** The mark when it began: the stream may move the mark meanwhile. */
  readonly after: number
  position = 0
  records = 0
  last = -1
  stopped = false
  readonly gaps: string[] = []

  constructor(after: number) {
    this.after = after
  }
}

/**
 * Merges stored log and stream so that the numbers of written lines strictly increase, and lines plus holes are exactly 1..n.
 * Does no I/O: offer it what arrives, and write out the pieces that it returns, in order.
 *
 * A hole in the stored log counts when a second read shows it too. Where most numbers are unused, a missing line looks like an
 * unused number, so no hole is reported.
 */
export class LogCursor {
  readonly #proof = new StreamProof()
  /** Streamed lines with a proven number beyond a hole, until the stored log fills it. */
  readonly #ahead = new Map<number, string>()
  #aheadLength = 0
  #mark = -1
  #numbered = true
  #dense = true
  #suspects = new Set<string>()
  #scan = new StoredScan(-1)

  /** The number of the last line written or hole reported; -1 before the first. */
  get mark(): number {
    return this.#mark
  }

  /** What to send as `after`; undefined reads from the start, as records without numbers are counted. */
  get after(): number | undefined {
    return this.#numbered && this.#mark >= 0 ? this.#mark : undefined
  }

  /** True while streamed lines are held until a hole is filled. */
  get holdsLines(): boolean {
    return this.#ahead.size > 0
  }

  /** The numbers of the stream are known to be those of the stored log. */
  get proven(): boolean {
    return this.#proof.proven
  }

  beginStoredRead(): void {
    this.#scan = new StoredScan(this.#mark)
  }

  /** The next records of a stored read. */
  offerStored(records: readonly StoredRecord[]): Piece[] {
    const lines = records.map((record) => this.#number(record)).sort((a, b) => a.seq - b.seq)
    const pieces: Piece[] = []
    for (const line of lines) {
      this.#scan.records++
      if (line.seq <= this.#mark) continue
      if (!this.#scan.stopped && this.#closeGap(line.seq, pieces)) this.#write(line, pieces)
      else this.#noteGap(line.seq)
      this.#scan.last = Math.max(this.#scan.last, line.seq)
    }
    this.#proof.learn(lines)
    this.#writeAhead(pieces)
    this.#admitWaiting(pieces)
    return pieces
  }

  /** Whether the stored read showed a hole that a second read must confirm. */
  endStoredRead(): { readonly again: boolean } {
    const { stopped, gaps, records } = this.#scan
    if (!stopped) return { again: false }
    this.#suspects = new Set(gaps)
    if (gaps.length >= 20 && gaps.length * 2 > records) this.#dense = false
    return { again: true }
  }

  /** Whether enough numbers are used to recognise a missing line. */
  get dense(): boolean {
    return this.#dense
  }

  /** A line of the stream; what can be written now is added to `pieces`. False where the stored log must be read for it. */
  offerEvent(event: StreamLine, pieces: Piece[]): boolean {
    const seq = this.#proof.sequenceOf(event)
    this.#admitWaiting(pieces)
    if (seq === undefined) return false
    if (seq <= this.#mark) return true
    if (event.text === undefined) return false
    if (seq === this.#mark + 1) {
      this.#write({ seq, text: event.text }, pieces)
      this.#writeAhead(pieces)
      return true
    }
    this.#keepAhead(seq, event.text)
    return false
  }

  /** Stops waiting for the stored log to fill the holes before held lines. */
  releaseHeld(): Piece[] {
    const pieces: Piece[] = []
    for (const seq of [...this.#ahead.keys()].sort((a, b) => a - b)) {
      if (seq <= this.#mark) continue
      this.#addHole(seq, pieces)
      this.#write({ seq, text: this.#ahead.get(seq) ?? '' }, pieces)
    }
    this.#ahead.clear()
    this.#aheadLength = 0
    return pieces
  }

  #number({ seq, text }: StoredRecord): LogLine {
    if (seq === undefined && this.#mark < 0 && this.#scan.position === 0) this.#numbered = false
    this.#scan.position++
    if (!this.#numbered) return { seq: this.#scan.position, text }
    return { seq: seq ?? Math.max(this.#scan.last, this.#scan.after) + 1, text }
  }

  /** Reports a hole before `seq` where it is known; false where a second read must confirm it. */
  #closeGap(seq: number, pieces: Piece[]): boolean {
    this.#writeAhead(pieces)
    if (seq <= this.#mark + 1 || (this.#mark < 0 && seq === 1)) return true
    const known = !this.#dense || this.#suspects.has(`${this.#mark}-${seq}`) || this.#isOffset(seq)
    if (known) this.#addHole(seq, pieces)
    return known
  }

  /** Numbers that begin high come from a counter that several logs share. */
  #isOffset(seq: number): boolean {
    return this.#mark < 0 && seq > largestFirst
  }

  #addHole(seq: number, pieces: Piece[]): void {
    const from = Math.max(this.#mark + 1, 1)
    if (this.#dense && !this.#isOffset(seq) && from < seq) pieces.push({ from, to: seq - 1 })
    this.#mark = seq - 1
  }

  #noteGap(seq: number): void {
    const before = this.#scan.stopped ? this.#scan.last : this.#mark
    this.#scan.stopped = true
    if (seq > before + 1 && this.#scan.gaps.length < 10_000) this.#scan.gaps.push(`${before}-${seq}`)
  }

  #write(line: LogLine, pieces: Piece[]): void {
    if (line.seq <= this.#mark) return
    pieces.push(line)
    this.#mark = line.seq
  }

  #writeAhead(pieces: Piece[]): void {
    if (this.#ahead.size === 0) return
    for (let seq = this.#mark + 1; ; seq++) {
      const text = this.#ahead.get(seq)
      if (text === undefined) break
      this.#ahead.delete(seq)
      this.#aheadLength -= text.length
      this.#write({ seq, text }, pieces)
    }
    for (const seq of this.#ahead.keys()) if (seq <= this.#mark) this.#ahead.delete(seq)
    if (this.#ahead.size === 0) this.#aheadLength = 0
  }

  /** Lines that came before their numbers were proven. */
  #admitWaiting(pieces: Piece[]): void {
    if (!this.#proof.holdsLines || !this.#proof.proven) return
    for (const event of this.#proof.takeWaiting()) this.offerEvent(event, pieces)
  }

  /** Bounded: the stored log has what does not fit. */
  #keepAhead(seq: number, text: string): void {
    if (this.#ahead.has(seq) || this.#ahead.size >= 5_000 || this.#aheadLength + text.length > 4_000_000) return
    this.#ahead.set(seq, text)
    this.#aheadLength += text.length
  }
}
