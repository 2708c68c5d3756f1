import { removeColour, removeControls } from '../../text/control-characters.ts'
import { excerpt } from '../../text/formats/shortening.ts'
import {
  measureIndent,
  namesPlace,
  type SignalStrength,
  signalStrength,
  withoutRuntimeFrames,
} from './failure-signs.ts'

const mostTail = 200
/** Lines around a failure that are searched for what belongs to it: a stack trace may be longer than what is shown of it. */
const mostSearched = 60
/** Lines shown before a failure. */
const mostBefore = 2
/** A place in a file is looked for so many lines before its message, with the source code between them. */
const mostSource = 7
/** Lines shown from a failure on. Empty ones do not count. */
const mostAfter = 10
/** Lines shown before one that only says that a command failed, and of a log without any sign of a failure. */
const mostUnexplained = 10
/** How many of the last lines are shown after that. */
const mostLast = 5
/** After so many lines without a failure, one that is as clear takes the place of the first: the build survived that. */
const mostSurvived = 40
/** The most characters of a line. */
const longestLine = 300

/** A line and its number in the log. */
export interface Numbered {
  readonly at: number
  readonly text: string
}

/** Why a deployment failed, from its build log. */
export interface LogCause {
  /** The number of the line that says what failed; 0 if there is none. */
  readonly line: number
  /** The lines that are shown. */
  readonly lines: readonly Numbered[]
}

/** The part of a log that is worth showing again: the failure with what belongs to it, and the end. Memory is bounded for logs of any size. */
export class LogExcerpt {
  #tail: string[] = []
  #strength: SignalStrength = 0
  #before: readonly Numbered[] = []
  #from: Numbered[] = []
  /** The number of the last line that showed a failure. */
  #lastSign = 0
  #count = 0

  /** Adds lines of the log, oldest first, without secrets and control characters but colour. */
  add(lines: readonly string[]): void {
    let at = this.#count
    for (const text of lines) {
      at += 1
      const strength = signalStrength(text)
      if (
        strength > this.#strength ||
        (strength > 0 && strength === this.#strength && at - this.#lastSign > mostSurvived)
      ) {
        const index = at - this.#count - 1
        const above = [...this.#tail.slice(-mostSearched), ...lines.slice(Math.max(0, index - mostSearched), index)]
        this.#before = linesBefore(numbered(above.slice(-mostSearched), at - 1), text, strength)
        this.#from = []
        this.#strength = strength
      }
      if (strength > 0) this.#lastSign = at
      if (this.#strength > 0 && this.#from.length < mostSearched) this.#from.push({ at, text })
    }
    this.#count += lines.length
    this.#tail.push(...lines.slice(-mostTail))
    if (this.#tail.length > 2 * mostTail) this.#tail = this.#tail.slice(-mostTail)
  }

  /** The last 200 lines, oldest first, without colour. */
  tail(): string[] {
    return this.#tail.slice(-mostTail).map(removeColour)
  }

  /**
   * The clearest failure with the lines that belong to it, and the last lines, with `…` for what is left out; the end if no
   * line shows a failure. About 20 lines of at most 300 characters, without colour.
   */
  failure(): string[] {
    const { lines } = this.failureAt()
    return lines.flatMap(({ at, text }, index) => {
      const isNext = index === 0 || at === (lines[index - 1]?.at ?? 0) + 1
      return isNext ? [text] : ['…', text]
    })
  }

  /** The same with the number of each line in the log, from 1, and that of the line that says what failed; 0 for an empty log. */
  failureAt(): LogCause {
    const tail = numbered(this.#tail.slice(-mostTail), this.#count)
    if (this.#strength === 0) {
      const lines = lastFilled(tail, mostUnexplained).map(shown)
      return { line: lines.at(-1)?.at ?? 0, lines }
    }
    const lines = [...this.#before, ...firstFilled(withoutRuntimeFrames(this.#from), mostAfter)]
    const end = lines.at(-1)?.at ?? 0
    const last = lastFilled(tail, mostLast).filter(({ at }) => at > end)
    return { line: this.#from[0]?.at ?? 0, lines: [...lines, ...last].map(shown) }
  }
}

/** Finds the cause in a log that comes in batches, oldest first. The numbers of its lines count from 1. */
export function findCause(batches: Iterable<readonly string[]>): LogCause {
  const log = new LogExcerpt()
  for (const lines of batches) log.add(lines.map(lastFrame))
  return log.failureAt()
}

/** What a terminal shows of a line in the end: one line stays one, so that the numbers are those of the log. */
function lastFrame(line: string): string {
  return removeControls(line.split('\r').findLast((frame) => frame !== '') ?? '')
}

/** What belongs to a failure of the lines above it: the place in a file that it is about, or the line under which it is indented. */
function linesBefore(above: readonly Numbered[], failing: string, strength: SignalStrength): readonly Numbered[] {
  const own = withoutRuntimeFrames(above)
  if (strength === 1) return lastFilled(own, mostUnexplained)
  const place = own.slice(-mostSource).findLast(({ text }) => namesPlace(text))
  if (place !== undefined && !namesPlace(failing)) return own.filter(({ at }) => at >= place.at)
  const blank = own.findLast(isEmpty)?.at ?? 0
  const near = own.slice(-mostBefore).filter(({ at }) => at > blank)
  const indent = measureIndent(failing) ?? 0
  const heading = own.findLast(({ text }) => (measureIndent(text) ?? indent) < indent)
  return heading === undefined || heading.at >= (near[0]?.at ?? 0) ? near : [heading, ...near]
}

function numbered(lines: readonly string[], last: number): Numbered[] {
  return lines.map((text, index) => ({ at: last - lines.length + index + 1, text }))
}

function isEmpty({ text }: Numbered): boolean {
  return measureIndent(text) === undefined
}

/** From the beginning, as many lines as hold so many that are not empty; none of those left out at the end is shown. */
function firstFilled(lines: readonly Numbered[], most: number): readonly Numbered[] {
  let left = most
  const end = lines.findIndex((line) => !isEmpty(line) && --left === 0)
  return withoutEmptyEnd(end === -1 ? lines : lines.slice(0, end + 1))
}

/** The same from the end. */
function lastFilled(lines: readonly Numbered[], most: number): readonly Numbered[] {
  const ended = withoutEmptyEnd(lines)
  let left = most
  const start = ended.findLastIndex((line) => !isEmpty(line) && --left === 0)
  return start === -1 ? ended : ended.slice(start)
}

function withoutEmptyEnd(lines: readonly Numbered[]): readonly Numbered[] {
  return lines.slice(0, lines.findLastIndex((line) => !isEmpty(line)) + 1)
}

function shown({ at, text }: Numbered): Numbered {
  return { at, text: excerpt(removeColour(text), longestLine) }
}
