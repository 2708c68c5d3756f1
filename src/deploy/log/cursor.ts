import type { StreamEvent } from '../../client/event-stream.ts'
import { count } from '../../text/format.ts'
import type { LogLine } from '../events.ts'
import { findNumberKey, readEvent, readNumber, readText, type StreamedLine } from './record.ts'

/** So many lines of the stream wait for the store at most; then the stream is not read on. */
const mostHeld = 5_000

/** The store's records have no numbers: a line's number is its place in the stored log. */
const byPlace = Symbol('by place')

/** What a read of the store asks for. */
export interface StoreRead {
  /** Sent as `after`. */
  readonly after: number | undefined
  /** The number of the last line that was released when the read was sent. */
  readonly lastReleased: number | undefined
}

/** What came of a read. */
export interface Page {
  readonly lines: readonly LogLine[]
  /** The store has nothing beyond what was released when the read was sent. */
  readonly isEnd: boolean
}

/** What one connection of the stream has shown. */
interface Connection {
  readonly id: number
  /** No earlier connection has shown a line. */
  readonly isFirst: boolean
  lines: number
  /** Lines without the number that the store uses: only the store knows their place. */
  unnumbered: number
  /** The highest number. */
  highestShown: number | undefined
  /** Lines from before it was known how the store counts. */
  readonly early: StreamedLine[]
}

/**
 * Decides which lines of a build log are released to be printed, and in which order. The stream brings lines at once;
 * the store (the stored log) fills holes and decides the order. It sends nothing and knows no time.
 *
 * There is one cursor: the number of the last released line. A line's number is what the store's records have (contract:
 * get_deployment_logs), else the line's place. A line of the stream is held until all lines before it were released.
 */
export class LogCursor {
  /** How many lines were released. */
  released = 0
  #lastReleased: number | undefined
  /** How the store counts: the field of a record that has its number; undefined until it showed a record. */
  #key: string | typeof byPlace | undefined
  /** Lines of the stream by number, of which an earlier one was not released yet. */
  readonly #held = new Map<number, string>()
  #connection: Connection = { id: 0, isFirst: true, lines: 0, unnumbered: 0, highestShown: undefined, early: [] }
  /** How many numbers were passed over because the store did not bring their lines in time. */
  #missing = 0
  /** Lines were released before the store had shown where the log begins. */
  #isHeadUnknown = false
  /** The platform showed two lines of one number, or numbers that fall. */
  #isDisordered = false

  get nextRead(): StoreRead {
    // A store without numbers is read from its beginning.
    return { after: this.#key === byPlace ? undefined : this.#lastReleased, lastReleased: this.#lastReleased }
  }

  /** How many lines the stream has shown that were not released. */
  get unreleased(): number {
    return this.#waiting + Math.max(0, this.#connection.unnumbered - this.released)
  }

  /** Whether so many lines wait that the stream should not be read on. */
  get isFull(): boolean {
    return this.#waiting >= mostHeld
  }

  get #waiting(): number {
    return this.#held.size + this.#connection.early.length
  }

  /** Whether the stream has shown a line. */
  get hasShown(): boolean {
    return this.#connection.lines > 0
  }

  /** Whether exactly what this connection showed was released: if the stream has ended, the log is whole. */
  get isAllOfConnection(): boolean {
    if (this.#waiting > 0 || this.#missing > 0 || this.#isHeadUnknown || this.#isDisordered) return false
    const { isFirst, lines, unnumbered, highestShown } = this.#connection
    if (highestShown !== undefined && highestShown === this.#lastReleased && unnumbered === 0)
      return lines <= this.released
    // A later connection may show other lines than the first one, and as many.
    return isFirst && lines > 0 && lines === this.released
  }

  /** What a person should know about the released lines, as sentences; none if they are whole for all that is known. */
  get gaps(): readonly string[] {
    const gaps: string[] = []
    if (this.#missing > 0) gaps.push(`${count(this.#missing, 'line')} of the build log never came.`)
    if (this.#isHeadUnknown) gaps.push('The beginning of the build log may be missing.')
    if (this.unreleased > 0) gaps.push(`${count(this.unreleased, 'line')} of the stream could not be placed.`)
    if (this.#isDisordered) {
      gaps.push(
        'The numbers of the build log do not rise. Its lines are shown in the order of the platform, each number once; some may be missing.',
      )
    }
    return gaps
  }

  /**
   * Takes events of a connection of the stream, and releases the lines that follow the last one without a hole.
   * `needsStore`: it showed a line that only the store can place.
   */
  streamed(events: readonly StreamEvent[], connection: number): { lines: LogLine[]; needsStore: boolean } {
    const shown = events.flatMap((event) => readEvent(event) ?? [])
    // A connection that shows nothing takes no proof away. Early lines of the one before are shown again, or stored.
    if (shown.length > 0 && connection !== this.#connection.id) {
      const isFirst = this.#connection.lines === 0
      this.#connection = { id: connection, isFirst, lines: 0, unnumbered: 0, highestShown: undefined, early: [] }
    }
    const unnumberedBefore = this.#connection.unnumbered
    for (const line of shown) {
      this.#connection.lines++
      if (this.#key === undefined) this.#connection.early.push(line)
      else this.#hold(line, this.#key)
    }
    const lines = this.#releaseFollowing()
    return { lines, needsStore: this.#waiting > 0 || this.#connection.unnumbered > unnumberedBefore }
  }

  /**
   * Takes the answer to a read of the store, and releases the lines that are new, in the store's order, with what is
   * held between them.
   *
   * That an answer releases nothing is not the end of the store: the stream may have brought the same lines meanwhile.
   */
  stored(records: readonly unknown[], read: StoreRead): Page {
    if (records.length > 0) this.#key ??= findNumberKey(records[0]) ?? byPlace
    this.#holdEarly()
    const due = new Map<number, string>()
    let highest = -1
    let rises = true
    for (const [index, record] of records.entries()) {
      const number = this.#numberOf(record, index)
      if (number === undefined || number <= highest) rises = false
      if (number === undefined) continue
      highest = Math.max(highest, number)
      if (number > (this.#lastReleased ?? -1) && !due.has(number)) due.set(number, readText(record))
    }
    for (const [number, text] of this.#held) if (number < highest && !due.has(number)) due.set(number, text)
    if (!rises) this.#isDisordered = true
    const lines = (rises ? inOrder(due) : [...due]).map(([number, text]) => this.#release(number, text))
    return { lines: lines.concat(this.#releaseFollowing()), isEnd: highest <= (read.lastReleased ?? -1) }
  }

  /** Releases without the store what the stream has shown with numbers, in order. The numbers between are missing. */
  releaseHeld(): LogLine[] {
    this.#key ??= this.#connection.early.map(({ record }) => findNumberKey(record)).find((key) => key !== undefined)
    this.#holdEarly()
    return inOrder(this.#held).map(([number, text]) => {
      if (this.#lastReleased === undefined) this.#isHeadUnknown = true
      else this.#missing += number - this.#lastReleased - 1
      return this.#release(number, text)
    })
  }

  /** Releases all that can be: the store will not be read again, so lines without numbers are in the stream's order. */
  releaseAll(): LogLine[] {
    const numbered = this.releaseHeld()
    // A later connection may have shown lines of an earlier one again.
    if (!this.#connection.isFirst) return numbered
    const unnumbered = this.#connection.early.splice(0).map(({ text }) => ({ number: undefined, text }))
    this.released += unnumbered.length
    return [...numbered, ...unnumbered]
  }

  #numberOf(record: unknown, index: number): number | undefined {
    if (this.#key === byPlace) return index + 1
    return this.#key === undefined ? undefined : readNumber(record, this.#key)
  }

  #holdEarly(): void {
    if (this.#key === undefined) return
    for (const line of this.#connection.early.splice(0)) this.#hold(line, this.#key)
  }

  #hold({ record, text }: StreamedLine, key: string | typeof byPlace): void {
    const number = key === byPlace ? undefined : readNumber(record, key)
    if (number === undefined) {
      this.#connection.unnumbered++
      return
    }
    if (number <= (this.#connection.highestShown ?? -1)) this.#isDisordered = true
    this.#connection.highestShown = Math.max(number, this.#connection.highestShown ?? 0)
    if (number > (this.#lastReleased ?? -1)) this.#held.set(number, text)
  }

  /** Before the first line of the store nothing follows: a log may begin at any number. */
  #releaseFollowing(): LogLine[] {
    const lines: LogLine[] = []
    if (this.#lastReleased === undefined) return lines
    for (let next = this.#lastReleased + 1; ; next++) {
      const text = this.#held.get(next)
      if (text === undefined) return lines
      lines.push(this.#release(next, text))
    }
  }

  #release(number: number, text: string): LogLine {
    this.#held.delete(number)
    this.#lastReleased = Math.max(number, this.#lastReleased ?? 0)
    this.released++
    return { number, text }
  }
}

function inOrder(lines: ReadonlyMap<number, string>): (readonly [number, string])[] {
  return [...lines].sort(([one], [other]) => one - other)
}
