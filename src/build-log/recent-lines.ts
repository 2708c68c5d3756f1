import type { LogLine } from './host.ts'

const mostLines = 1024

/**
 * The newest lines of the stored log by number. They are indexed when first searched, as a log without a stream needs no index.
 * Memory is bounded: of a long line an excerpt is kept.
 */
export class RecentLines {
  #batches: (readonly LogLine[])[] = []
  #count = 0
  #texts: Map<number, string> | undefined

  add(lines: readonly LogLine[]): void {
    this.#batches.push(lines.slice(-mostLines).map(excerpted))
    this.#count += Math.min(lines.length, mostLines)
    for (let [oldest] = this.#batches; oldest !== undefined; [oldest] = this.#batches) {
      if (this.#count - oldest.length < mostLines) break
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

function excerpted(line: LogLine): LogLine {
  const text = excerpt(line.text)
  return text === line.text ? line : { seq: line.seq, text }
}

/** A line may have megabytes; its length and beginning distinguish it from its neighbours. */
export function excerpt(text: string): string {
  return text.length <= 256 ? text : `${text.slice(0, 256)} ${text.length}`
}
