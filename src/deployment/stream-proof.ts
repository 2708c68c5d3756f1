import { type NumberSource, numberSources, type StreamLine } from './log-record.ts'
import type { LogLine } from './report.ts'

/**
 * Which number of a stream event, if any, is the sequence of the stored log. A source is proven when an event and a
 * stored line agree in number and in a text that stands nowhere else, and disproven for good when they agree in number alone.
 */
export class StreamProof {
  readonly #standing = new Map<NumberSource, 'proven' | 'disproven'>()
  readonly #stored = new Recent<string>(1024)
  readonly #waiting = new Recent<StreamLine>(256)
  #waitingKey = 0

  /** Whether some number of the events is the sequence. */
  get proven(): boolean {
    return [...this.#standing.values()].includes('proven')
  }

  /** The proven sequence of an event. */
  sequenceOf(line: StreamLine): number | undefined {
    this.#compare(line)
    for (const source of numberSources) {
      if (this.#standing.get(source) === 'proven' && line.numbers[source] !== undefined) return line.numbers[source]
    }
    if (line.text !== undefined) this.#waiting.set(this.#waitingKey++, line)
    return undefined
  }

  /** Lines of the stored log, as they come. */
  learn(lines: readonly LogLine[]): void {
    for (const line of lines) this.#stored.set(line.seq, excerpt(line.text))
    for (const [, line] of this.#waiting.entries()) this.#compare(line)
  }

  #compare(line: StreamLine): void {
    if (line.text === undefined) return
    const text = excerpt(line.text)
    for (const source of numberSources) {
      const seq = line.numbers[source]
      const standing = this.#standing.get(source)
      if (seq === undefined || standing === 'disproven') continue
      const stored = this.#stored.get(seq)
      if (stored === undefined) continue
      if (stored !== text) this.#standing.set(source, 'disproven')
      else if (standing === undefined && this.#isDistinct(source, seq, text)) this.#standing.set(source, 'proven')
    }
  }

  /** A blank line, or one that stands in several places, agrees with numbers that are off as well. */
  #isDistinct(source: NumberSource, seq: number, text: string): boolean {
    if (text.trim() === '' || this.#stored.get(seq - 1) === text || this.#stored.get(seq + 1) === text) return false
    for (const [other, stored] of this.#stored.entries()) if (stored === text && other !== seq) return false
    for (const [, line] of this.#waiting.entries()) {
      if (line.numbers[source] !== seq && line.text !== undefined && excerpt(line.text) === text) return false
    }
    return true
  }
}

/** A line may have megabytes; its length and beginning tell it from its neighbours. */
function excerpt(text: string): string {
  return text.length <= 256 ? text : `${text.slice(0, 256)} ${text.length}`
}

/** The newest entries by key. */
class Recent<V> {
  readonly #entries = new Map<number, V>()
  readonly #most: number

  constructor(most: number) {
    this.#most = most
  }

  set(key: number, value: V): void {
    this.#entries.set(key, value)
    if (this.#entries.size <= this.#most) return
    for (const oldest of this.#entries.keys()) {
      this.#entries.delete(oldest)
      return
    }
  }

  get(key: number): V | undefined {
    return this.#entries.get(key)
  }

  entries(): IterableIterator<[number, V]> {
    return this.#entries.entries()
  }
}
