import { shorten, shortenAtWord } from '../../text/format.ts'
import type { Prose } from '../../text/redact.ts'
import { plainLines } from '../../text/untrusted.ts'
import { findPlace, type Place } from './place.ts'
import { type Clarity, indentOf, isFrame, isOthers, judgeLine, namesPlace } from './signs.ts'
import { findStatement } from './statement.ts'

/** Why a deployment failed, as a log says it. */
export interface Cause {
  /** Whose log says it: that of the build, or that of the service, which did not start. */
  readonly phase: 'build' | 'start'
  /** The line that says what failed, without labels such as `npm error`; 120 characters at most. */
  readonly line: Prose
  /** About 20 lines of at most 300 characters: what belongs to the error, and the end of the log. `…` stands for a gap. */
  readonly excerpt: readonly Prose[]
  /** The place in a file that the error is about, if the log names one that is not a runtime's or a package's. */
  readonly file?: Place
}

/** What a log says. */
export type FoundCause = Omit<Cause, 'phase'>

/** A line, and its number among those that are not empty. */
interface Line {
  readonly at: number
  readonly text: string
}

/** What is kept of a log: so many lines around the error, and its last ones, each cut. A stack trace may be long. */
const mostKept = 60
const longestKept = 2_000
const longestShown = 300
const longestStatement = 120
/** After so many lines without an error, one that is as clear takes the place of the first: the build survived that. */
const mostSurvived = 40
/** Shown of the lines before an error, from it on, and of the last ones. */
const shown = { before: 2, from: 10, last: 5 }
/** So many lines before a message, the place in a file may stand that it is about, with source code between them. */
const mostSource = 7

/** Finds the error in a log, in memory that does not grow with it. */
export class CauseFinder {
  readonly #redact: (text: string) => Prose
  #count = 0
  /** The newest lines. */
  #last: Line[] = []
  #clarity: Clarity = 0
  #lastSignAt = 0
  /** The lines above the clearest error, and those from it on. */
  #above: readonly Line[] = []
  #from: Line[] = []

  constructor(redact: (text: string) => Prose) {
    this.#redact = redact
  }

  /** Adds lines as the platform wrote them, oldest first. */
  add(lines: readonly string[]): void {
    // Redacted without the colour that may part a secret, and before a line is cut, as a cut secret is not found.
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

  /** The first of the clearest errors with what belongs to it; undefined if no line shows an error of its own. */
  find(): FoundCause | undefined {
    const [error, ...below] = this.#from
    // A mere mention that the build survived, such as a cache that was not found, is no error of its own.
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

  /** The last lines, for a log that shows no error; undefined if it is empty. */
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

/** What belongs to an error of the lines above it: the place in a file that it is about, or the line under which it is indented. */
function linesBefore(above: readonly Line[], error: Line): readonly Line[] {
  const place = above.slice(-mostSource).findLast(({ text }) => namesPlace(text))
  if (place !== undefined && !namesPlace(error.text)) return above.filter(({ at }) => at >= place.at)
  const near = above.slice(-shown.before)
  const indent = indentOf(error.text)
  const heading = above.findLast(({ text }) => indentOf(text) < indent)
  return heading === undefined || near.includes(heading) ? near : [heading, ...near]
}

/** Leaves out the frames of runtimes and packages, with the source lines below them: the cause is in the app's, or in the message. */
function withoutRuntimeFrames(lines: readonly Line[]): readonly Line[] {
  let leftOutIndent: number | undefined
  return lines.filter(({ text }) => {
    const indent = indentOf(text)
    if (!isFrame(text) && leftOutIndent !== undefined && indent > leftOutIndent) return false
    leftOutIndent = isFrame(text) && isOthers(text) ? indent : undefined
    return leftOutIndent === undefined
  })
}
