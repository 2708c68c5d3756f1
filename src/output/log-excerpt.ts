import { removeColour } from '../text/control-characters.ts'

const mostTail = 200
const mostFailing = 10
/** How many of the last lines are shown after the first failing ones. */
const mostLast = 5

/** How the output of compilers, package managers, shells and test runners shows a failure. */
const failing =
  /(?:[Ee]rror|[Ee]xception)\b|\b(?:ERR!?|ERROR|FATAL|[Ff]atal|FAIL(?:ED)?|[Ff]ailed|[Ff]ailure|panic|Traceback)\b|[Nn]ot found|[Cc]annot find|[Nn]o such file|exit(?:ed with)? (?:code|status):? [1-9]/
/** Lines that look like a failure and are not. */
const harmless = /\b(?:0|[Nn]o) (?:errors?|failures?|failed)\b|\b[Ww]arn(?:ing)?\b|\bWARN/

/** The part of a log that is worth showing again: the first failing lines and the end. Memory is bounded for logs of any size. */
export class LogExcerpt {
  #tail: string[] = []
  readonly #failing: string[] = []
  #failingEnd = 0
  #count = 0

  /** Lines as printed, without the bar. */
  add(lines: readonly string[]): void {
    for (const line of lines) {
      this.#count += 1
      if (this.#failing.length === mostFailing) continue
      if (this.#failing.length === 0 && (!failing.test(line) || harmless.test(line))) continue
      this.#failing.push(removeColour(line))
      this.#failingEnd = this.#count
    }
    this.#tail.push(...lines.slice(-mostTail))
    if (this.#tail.length > 2 * mostTail) this.#tail = this.#tail.slice(-mostTail)
  }

  /** The last lines, oldest first, without colour. */
  tail(): string[] {
    return this.#tail.slice(-mostTail).map(removeColour)
  }

  /** The first failing lines and the last ones, with `…` for what is left out between them; the end where no line fails. */
  failure(): string[] {
    const tail = this.tail()
    if (this.#failing.length === 0) return tail.slice(-mostFailing)
    const after = this.#count - this.#failingEnd
    const last = after === 0 ? [] : tail.slice(-Math.min(after, mostLast))
    return after > mostLast ? [...this.#failing, '…', ...last] : [...this.#failing, ...last]
  }
}
