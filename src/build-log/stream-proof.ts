import type { LogLine } from './host.ts'
import { type NumberSource, numberSources, type StreamLine } from './payload.ts'

const mostWaiting = 256
const mostRecent = 1024

/** The numbers of an event, and an excerpt of its text. */
type Claim = Pick<StreamLine, 'numbers'> & { readonly text: string }

/**
 * Finds out which number of a stream event, if any, is the number of the stored log. A source is proven when an event and a
 * stored line agree in number and in a text that occurs nowhere else, and disproven for good when they agree in number alone.
 */
export class StreamProof {
  readonly #sources = new Map<NumberSource, 'proven' | 'disproven'>()
  readonly #stored = new RecentLines()
  /** The newest events without a proven number. */
  readonly #unproven: Claim[] = []

  /** Whether some number of the events is that of the log. */
  get proven(): boolean {
    return [...this.#sources.values()].includes('proven')
  }

  /** The proven number of an event. */
  sequenceOf({ numbers, text }: StreamLine): number | undefined {
    const claim = text === undefined ? undefined : { numbers, text: excerpt(text) }
    if (claim !== undefined) this.#compare(claim)
    for (const source of numberSources) {
      if (this.#sources.get(source) === 'proven' && numbers[source] !== undefined) return numbers[source]
    }
    if (claim !== undefined) this.#unproven.push(claim)
    if (this.#unproven.length > mostWaiting) this.#unproven.shift()
    return undefined
  }

  /** Lines of the stored log, as they come. */
  learn(lines: readonly LogLine[]): void {
    if (lines.length === 0) return
    this.#stored.add(lines)
    for (const claim of this.#unproven) this.#compare(claim)
  }

  #compare({ numbers, text }: Claim): void {
    for (const source of numberSources) {
      const seq = numbers[source]
      const state = this.#sources.get(source)
      if (seq === undefined || state === 'disproven') continue
      const stored = this.#stored.texts.get(seq)
      if (stored === undefined) continue
      if (stored !== text) this.#sources.set(source, 'disproven')
      else if (state === undefined && this.#isDistinct(source, seq, text)) this.#sources.set(source, 'proven')
    }
  }

  /** A blank or repeated line would agree with a wrong number too. */
  #isDistinct(source: NumberSource, seq: number, text: string): boolean {
    const { texts } = this.#stored
    if (text.trim() === '' || texts.get(seq - 1) === text || texts.get(seq + 1) === text) return false
    for (const [other, stored] of texts) if (stored === text && other !== seq) return false
    return this.#unproven.every(({ numbers, text: claimed }) => numbers[source] === seq || claimed !== text)
  }
}

/**
 * The newest lines of the stored log by number. They are indexed when first searched, as a log without a stream needs no index.
 * Memory is bounded: of a long line an excerpt is kept.
 */
export class RecentLines {
  #batches: (readonly LogLine[])[] = []
  #count = 0
  #texts: Map<number, string> | undefined

  add(lines: readonly LogLine[]): void {
    this.#batches.push(lines.slice(-mostRecent).map(({ seq, text }) => ({ seq, text: excerpt(text) })))
    this.#count += Math.min(lines.length, mostRecent)
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
