import type { StreamEvent } from '../../client/event-stream.ts'
import type { LogLine } from '../events.ts'
import { findNumberKey, readEvent, readNumber, readText, type StreamedLine } from './record.ts'

/** So many lines of the stream wait for the store at most; then the stream is not read on. */
const mostHeld = 5_000

/** The store's records have no numbers: a line's number is its place in the stored log. */
const byPlace = Symbol('by place')

export interface StoreRead {
  /** Sent as `after`. */
  readonly after: number | undefined
  /** The number of the last released line. */
  readonly last: number | undefined
}

/**
 * Decides which lines of a build log are released to be printed, and in which order. The stream brings lines at once;
 * the store (the stored log) fills holes and decides the order. It sends nothing and knows no time.
 *
 * There is one cursor: the number of the last released line. A line's number is what the store's records have (contract:
 * get_deployment_logs), else the line's place. A line of the stream is released if it is the next one; otherwise it is
 * held until the store has brought what stands before it.
 */
export class LogCursor {
  /** How many lines were released. */
  released = 0
  /** How many numbers were passed over because the store did not bring their lines in time. */
  missing = 0
  /** Lines were released before the store had shown where the log begins. */
  isHeadUnknown = false
  /** The store showed two lines of one number, or numbers that fall. */
  isDisordered = false
  #last: number | undefined
  /** How the store counts: the field of a record that has its number; undefined until it showed a record. */
  #key: string | typeof byPlace | undefined
  /** Lines of the stream from before it was known how the store counts. */
  #early: StreamedLine[] = []
  /** Lines of the stream by number, of which an earlier one is not there yet. */
  readonly #held = new Map<number, string>()
  /** The stream has shown something since the last read of the store was sent. */
  #isNews = false
  #connections = 0
  /** What the current connection of the stream has shown. */
  #shown: { lines: number; unnumbered: number; last: number | undefined } = { lines: 0, unnumbered: 0, last: undefined }
  #isNewConnection = false

  /** What a read of the store asks for, and what was known when it was sent. */
  beginRead(): StoreRead {
    this.#isNews = false
    // A store without numbers is read from its beginning.
    return { after: this.#key === byPlace ? undefined : this.#last, last: this.#last }
  }

  /** Whether the store should be read soon, as the stream has shown what only the store can place. */
  get wantsRead(): boolean {
    return this.#isNews || this.#waiting > 0
  }

  /** How many lines the stream has shown that were not released. */
  get unreleased(): number {
    return this.#waiting + Math.max(0, this.#shown.unnumbered - this.released)
  }

  /** Whether so many lines wait that the stream should not be read on. */
  get isFull(): boolean {
    return this.#waiting >= mostHeld
  }

  /** Whether exactly what this connection showed was released: if the stream has ended, the log is whole. */
  get isAllOfConnection(): boolean {
    if (this.#waiting > 0 || this.missing > 0 || this.isHeadUnknown || this.isDisordered) return false
    const { lines, unnumbered, last } = this.#shown
    if (last !== undefined && last === this.#last && unnumbered === 0) return lines <= this.released
    // A later connection may show other lines than the first one, and as many.
    return lines > 0 && lines === this.released && this.#connections <= 1
  }

  /** Whether the current connection of the stream has shown a line. */
  get hasShown(): boolean {
    return this.#shown.lines > 0
  }

  get #waiting(): number {
    return this.#held.size + this.#early.length
  }

  /** The stream was opened again: what it shows counts anew, once it shows something. */
  connected(): void {
    this.#isNewConnection = true
  }

  /** Takes events of the stream, and releases the lines that follow the last one without a hole. */
  streamed(events: readonly StreamEvent[]): LogLine[] {
    const released: LogLine[] = []
    for (const event of events) {
      const line = readEvent(event)
      if (line === undefined) continue
      if (this.#isNewConnection) {
        this.#shown = { lines: 0, unnumbered: 0, last: undefined }
        // It shows them again, or the store brings them.
        this.#early = []
        this.#connections++
        this.#isNewConnection = false
      }
      this.#shown.lines++
      if (this.#key === undefined) this.#early.push(line)
      else this.#place(line, this.#key, released)
    }
    return released
  }

  /**
   * Takes the answer to a read of the store, and releases the lines that are new, in the store's order: each behind what
   * is held below it.
   *
   * The store is at its end if it has nothing beyond what was released when the read was sent. That an answer releases
   * nothing is not the end: the stream may have brought the same lines meanwhile.
   */
  stored(records: readonly unknown[], read: StoreRead): { readonly lines: LogLine[]; readonly isEnd: boolean } {
    if (records.length > 0) this.#key ??= findNumberKey(records[0]) ?? byPlace
    const numbers = records.map((record, index) => this.#numberOf(record, index))
    const released: LogLine[] = []
    const releasedNow = new Set<number>()
    const release = (number: number, text: string): void => {
      releasedNow.add(number)
      this.#release({ number, text }, released)
    }
    const lastBefore = this.#last ?? -1
    const held = [...this.#held.keys()].sort((one, other) => one - other)
    let nextHeld = 0
    const releaseHeldWhile = (isDue: (number: number) => boolean): void => {
      for (let number = held[nextHeld]; number !== undefined && isDue(number); number = held[++nextHeld]) {
        if (number > (this.#last ?? -1)) release(number, this.#held.get(number) ?? '')
        this.#held.delete(number)
      }
    }
    let previous = -1
    for (const [index, record] of records.entries()) {
      const number = numbers[index]
      if (number === undefined || number <= previous) this.isDisordered = true
      if (number === undefined) continue
      previous = number
      releaseHeldWhile((each) => each < number)
      if (number > lastBefore && !releasedNow.has(number)) release(number, readText(record))
      releaseHeldWhile((each) => each <= (this.#last ?? -1) + 1)
    }
    if (this.#key !== undefined) for (const line of this.#early.splice(0)) this.#place(line, this.#key, released)
    const isEnd = numbers.every((number) => number === undefined || number <= (read.last ?? -1))
    return { lines: released, isEnd }
  }

  /**
   * Releases without the store what the stream has shown, in order. The numbers between are missing. Lines without
   * numbers have their place in the store; if that will never be read, it is the order of the first connection.
   */
  releaseHeld({ isStoreGone = false } = {}): LogLine[] {
    const released: LogLine[] = []
    this.#key ??= this.#early.map(({ record }) => findNumberKey(record)).find((key) => key !== undefined)
    if (this.#key === undefined) {
      if (!isStoreGone || this.#connections > 1) return released
      this.released += this.#early.length
      return this.#early.splice(0).map(({ text }) => ({ number: undefined, text }))
    }
    for (const line of this.#early.splice(0)) this.#place(line, this.#key, released)
    for (const number of [...this.#held.keys()].sort((one, other) => one - other)) {
      if (this.#last === undefined) this.isHeadUnknown = true
      else this.missing += number - this.#last - 1
      this.#release({ number, text: this.#held.get(number) ?? '' }, released)
      this.#held.delete(number)
    }
    return released
  }

  #numberOf(record: unknown, index: number): number | undefined {
    if (this.#key === byPlace) return index + 1
    return this.#key === undefined ? undefined : readNumber(record, this.#key)
  }

  /** A line of the stream: released if it is the next one, held if another one stands before it. */
  #place({ record, text }: StreamedLine, key: string | typeof byPlace, released: LogLine[]): void {
    const number = key === byPlace ? undefined : readNumber(record, key)
    if (number === undefined) {
      this.#shown.unnumbered++
      this.#isNews = true
      return
    }
    if (number <= (this.#shown.last ?? -1)) this.isDisordered = true
    this.#shown.last = Math.max(number, this.#shown.last ?? 0)
    // Before the first line of the store nothing is next: a log may begin at any number.
    if (this.#last === undefined || number > this.#last + 1) this.#held.set(number, text)
    if (this.#last === undefined || number !== this.#last + 1) return
    this.#release({ number, text }, released)
    for (let next = number + 1; this.#held.has(next); next++) {
      this.#release({ number: next, text: this.#held.get(next) ?? '' }, released)
      this.#held.delete(next)
    }
  }

  #release(line: LogLine & { readonly number: number }, released: LogLine[]): void {
    released.push(line)
    this.released++
    this.#last = Math.max(line.number, this.#last ?? 0)
  }
}
