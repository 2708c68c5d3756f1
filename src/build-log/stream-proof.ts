import type { LogLine } from './host.ts'
import { type NumberSource, numberSources, type StreamLine } from './payload.ts'

/** Lines that wait for a proof, and their characters. */
const mostWaiting = 5_000
const longestWaiting = 4_000_000
const mostRecent = 1024

/**
 * Finds out which number of a stream event, if any, is the number of the stored log. A source is proven when an event and a
 * stored line agree in number and in a text that occurs nowhere else, and disproven for good when they agree in number alone.
 */
export class StreamProof {
  readonly #proven = new Set<NumberSource>()
  readonly #disproven = new Set<NumberSource>()
  readonly #stored = new RecentLines()
  /** Lines beyond the stored log whose numbers are not proven, oldest first; what does not fit comes with the stored log. */
  #waiting: StreamLine[] = []
  #waitingLength = 0

  /** Whether some number of the events is that of the log. */
  get proven(): boolean {
    return this.#proven.size > 0
  }

  /** The proven number of an event; an event without one waits for the proof. */
  sequenceOf(line: StreamLine): number | undefined {
    if (line.text !== undefined) this.#compare(line, line.text)
    for (const source of numberSources) {
      if (this.#proven.has(source) && line.numbers[source] !== undefined) return line.numbers[source]
    }
    if (!this.proven) this.#keep(line)
    return undefined
  }

  /** Lines of the stored log, as they come. */
  learn(lines: readonly LogLine[]): void {
    if (lines.length === 0) return
    this.#stored.add(lines)
    if (this.#waiting.length === 0) return
    for (const line of this.#waiting) this.#compare(line, line.text ?? '')
    if (!this.proven) for (const line of this.takeWaiting()) this.#keep(line)
  }

  /** Whether lines wait for a proof, or for `takeWaiting` after it. */
  get holdsLines(): boolean {
    return this.#waiting.length > 0
  }

  /** The lines that waited. */
  takeWaiting(): readonly StreamLine[] {
    const waiting = this.#waiting
    this.#waiting = []
    this.#waitingLength = 0
    return waiting
  }

  /** The line waits where the stored log may still prove it: a number that may be right is beyond the newest stored line. */
  #keep(line: StreamLine): void {
    const { numbers, text = '' } = line
    const { newest } = this.#stored
    const isAhead = numberSources.some((source) => !this.#disproven.has(source) && (numbers[source] ?? -1) > newest)
    if (!isAhead || this.#waiting.length >= mostWaiting || this.#waitingLength > longestWaiting) return
    this.#waiting.push(line)
    this.#waitingLength += text.length
  }

  #compare({ numbers }: StreamLine, whole: string): void {
    const text = excerpt(whole)
    for (const source of numberSources) {
      const seq = numbers[source]
      if (seq === undefined || this.#disproven.has(source)) continue
      const stored = this.#stored.texts.get(seq)
      if (stored === undefined) continue
      if (stored !== text) {
        this.#disproven.add(source)
        this.#proven.delete(source)
      } else if (!this.#proven.has(source) && this.#isDistinct(source, seq, text)) this.#proven.add(source)
    }
  }

  /** A blank or repeated line would agree with a wrong number too. */
  #isDistinct(source: NumberSource, seq: number, text: string): boolean {
    const { texts } = this.#stored
    if (text.trim() === '' || texts.get(seq - 1) === text || texts.get(seq + 1) === text) return false
    for (const [other, stored] of texts) if (stored === text && other !== seq) return false
    return this.#waiting.every((line) => line.numbers[source] === seq || excerpt(line.text ?? '') !== text)
  }
}

/**
 * The newest lines of the stored log by number. They are indexed when first searched, as a log without a stream needs no index.
 * Memory is bounded: of a long line an excerpt is kept.
 */
export class RecentLines {
  #batches: (readonly LogLine[])[] = []
  #count = 0
  /** The largest number so far; -1 before the first line. */
  newest = -1
  #texts: Map<number, string> | undefined

  add(lines: readonly LogLine[]): void {
    this.#batches.push(lines.slice(-mostRecent).map(({ seq, text }) => ({ seq, text: excerpt(text) })))
    this.#count += Math.min(lines.length, mostRecent)
    this.newest = Math.max(this.newest, lines.at(-1)?.seq ?? -1)
    for (let [oldest] = this.#batches; oldest !== undefined; [oldest] = this.#batches) {
      if (this.#count - oldest.length < mostRecent) break
      this.#batches.shift()
      this.#count -= oldest.length
    }
    this.#texts = undefined
  }

  /** The excerpts of their texts by number. */
  get texts(): ReadonlyMap<number, string> {
    this.#texts ??= new Map(this.#batches.flat().map(({ seq, text }) => [seq, text]))
    return this.#texts
  }
}

/** A line may have megabytes; its length and beginning distinguish it from its neighbours. */
function excerpt(text: string): string {
  return text.length <= 256 ? text : `${text.slice(0, 256)} ${text.length}`
}
