import { shorten, shortenAtWord } from '../../text/format.ts'
import type { Prose } from '../../text/redact.ts'
import { plainLines } from '../../text/untrusted.ts'
import { findPlace, type Place } from './place.ts'
import { type Clarity, indentOf, isFrame, isOthers, judgeLine, namesPlace } from './signs.ts'
import { findStatement } from './statement.ts'

/** Why a deployment failed, according to a log. */
export interface Cause {
  /** The log that shows it: the build log, or the runtime log of a service that did not start. */
  readonly phase: 'build' | 'start'
  /** The line that says what failed, without labels such as `npm error`; 240 characters at most. */
  readonly line: Prose
  /** About 20 lines of at most 300 characters: the error with its context, and the end of the log. `…` marks a gap. */
  readonly excerpt: readonly Prose[]
  /** The file and line of the error, if the log names one outside runtimes and packages. */
  readonly file?: Place
}

/** A cause without the kind of log that shows it. */
export type FoundCause = Omit<Cause, 'phase'>

/** A line and its number, not counting empty lines. */
interface Line {
  readonly at: number
  readonly text: string
}

/** Lines kept around the error and at the end of the log, and characters kept of each. A stack trace may be long. */
const mostKept = 60
const longestKept = 2_000
const longestShown = 300
const longestStatement = 240
/**
 * If this many lines follow without an error, the build survived the first error, and the next equally clear one
 * replaces it.
 */
const mostSurvived = 40
/** Lines shown before the error, from the error on, and at the end of the log. */
const shown = { before: 2, from: 10, last: 5 }
/** A compiler may name the file up to this many lines above its message, with source code in between. */
const mostSource = 7

/** Finds the error in a log, in constant memory. */
export class CauseFinder {
  readonly #redact: (text: string) => Prose
  #count = 0
  /** The newest lines. */
  #last: Line[] = []
  #clarity: Clarity = 0
  #lastSignAt = 0
  /** The lines above the clearest error, and the lines from it on. */
  #above: readonly Line[] = []
  #from: Line[] = []

  constructor(redact: (text: string) => Prose) {
    this.#redact = redact
  }

  /** Adds lines as the platform wrote them, oldest first. */
  add(lines: readonly string[]): void {
    // Redact after removing colour, which may split a secret, and before cutting: a cut secret is not recognised.
    for (const text of lines) for (const line of plainLines(text)) this.#add(shorten(this.#redact(line), longestKept))
  }

  #add(text: string): void {
    if (text.trim() === '') return
    const line = { at: ++this.#count, text }
    const clarity = judgeLine(text)
    const isSurvived = clarity > 0 && clarity === this.#clarity && line.at - this.#lastSignAt > mostSurvived
    if (clarity > this.#clarity || isSurvived) {
      this.#clarity = clarity
      this.#above = this.#last.slice(-mostKept)
      this.#from = []
    }
    if (clarity > 0) this.#lastSignAt = line.at
    if (this.#clarity > 0 && this.#from.length < mostKept) this.#from.push(line)
    this.#last.push(line)
    if (this.#last.length > 2 * mostKept) this.#last = this.#last.slice(-mostKept)
  }

  /** The first of the clearest errors with its context; undefined if no line shows a real error. */
  find(): FoundCause | undefined {
    const [error, ...below] = this.#from
    // A mere mention that the build survived, such as a missing cache, is not a real error.
    const isSurvived = this.#clarity === 1 && this.#count - this.#lastSignAt > mostSurvived
    if (error === undefined || isSurvived) return undefined
    const from = withoutRuntimeFrames(this.#from).slice(0, shown.from)
    const above = linesBefore(withoutRuntimeFrames(this.#above), error)
    const lines = [...above, ...from]
    const end = lines.at(-1)?.at ?? 0
    const last = this.#last.slice(-shown.last).filter(({ at }) => at > end)
    const file = findPlace(textsOf(lines), above.length)
    const line = this.#show(findStatement(error.text, textsOf(below)))
    return { line, excerpt: this.#excerpt([...lines, ...last]), ...(file === undefined ? {} : { file }) }
  }

  /** The last lines, for a log without an error; undefined if the log is empty. */
  end(most = 20): FoundCause | undefined {
    const lines = this.#last.slice(-most)
    const last = lines.at(-1)
    return last && { line: this.#show(findStatement(last.text)), excerpt: this.#excerpt(lines) }
  }

  #show(statement: string): Prose {
    return this.#redact(shortenAtWord(statement, longestStatement))
  }

  #excerpt(lines: readonly Line[]): readonly Prose[] {
    return lines.flatMap(({ at, text }, index) => {
      const line = this.#redact(shorten(text, longestShown))
      const isNext = index === 0 || at === (lines[index - 1]?.at ?? 0) + 1
      return isNext ? [line] : [this.#redact('…'), line]
    })
  }
}

function textsOf(lines: readonly Line[]): readonly string[] {
  return lines.map(({ text }) => text)
}

/**
 * The lines above an error that belong to it: from the file and line that it is about, or the line under which it is
 * indented.
 */
function linesBefore(above: readonly Line[], error: Line): readonly Line[] {
  const place = above.slice(-mostSource).findLast(({ text }) => namesPlace(text))
  if (place !== undefined && !namesPlace(error.text)) return above.filter(({ at }) => at >= place.at)
  const near = above.slice(-shown.before)
  const indent = indentOf(error.text)
  const heading = above.findLast(({ text }) => indentOf(text) < indent)
  return heading === undefined || near.includes(heading) ? near : [heading, ...near]
}

/**
 * Removes frames of runtimes and packages, and the source lines below them: the cause is in the app's own frames or in
 * the message.
 */
function withoutRuntimeFrames(lines: readonly Line[]): readonly Line[] {
  let leftOutIndent: number | undefined
  return lines.filter(({ text }) => {
    const indent = indentOf(text)
    if (!isFrame(text) && leftOutIndent !== undefined && indent > leftOutIndent) return false
    leftOutIndent = isFrame(text) && isOthers(text) ? indent : undefined
    return leftOutIndent === undefined
  })
}
