import { excerpt } from '../../text/formats/shortening.ts'
import { bare, namesPlace, type SignalStrength, signalStrength } from './failure-signs.ts'

/** The first line of a summary has two or three rows on a phone. */
const longestStatement = 120
/** Too short to say anything by itself, such as what is left of `ERROR:`. */
const shortestStatement = 8
/** So many lines below one that only opens a message are searched for it. */
const mostBelow = 3

/** What stands before a message and only says that it is one: marks such as `✘` or `│`, then `[ERROR]`, `npm error`, `Error:`. */
const label =
  /^(?:[^\p{L}\p{N}"'`(/.[\s<&$@-]+ *)*(?:YN\d+: (?:[^\p{L}\p{N}] )*)?(?:npm (?:error|ERR!)(?: |$)|\[(?:ERROR|error|INFO)\](?: |$)|(?:ERROR|Error|error|FATAL|fatal): +)?/u

/** Opens a message whose text is below it. */
const opening =
  /:$|^(?:code E\w+$|(?:syscall|errno) \S+$|\[?ERR_\w+\]?$|ERROR in \S+(?: \d+:\d+(?:-\d+)?)?$|Failed (?:with errors|to compile)\b|COMPILATION ERROR\b)/

interface Line {
  readonly text: string
  readonly strength: SignalStrength
}

/**
 * What failed, in one line, as the lines of an excerpt say it: the first of those that say it most clearly. Undefined if none says more
 * than that something failed.
 */
export function findStatement(excerptOfLog: readonly string[]): string | undefined {
  const lines = excerptOfLog.map((line) => ({ strength: signalStrength(line), text: bare(line).trim() }))
  for (const strength of [3, 2] as const) {
    const found = lines.flatMap((line, at) => (line.strength === strength ? at : []))
    const at = found.find((each) => !isPlaceAlone(lines[each]?.text ?? '')) ?? found[0]
    if (at !== undefined) return messageFrom(lines.slice(at, at + 1 + mostBelow))
  }
  return undefined
}

/** Names a line of a file, and says nothing of it. */
function isPlaceAlone(text: string): boolean {
  return namesPlace(text) && !/[\w\])]?: *\S{3}/.test(text)
}

/** The message that the first of these lines is, or opens. */
function messageFrom([first, ...below]: readonly Line[]): string {
  const text = first?.text ?? ''
  const said = withoutLabel(isOpening(text) ? (openedBy(below) ?? text) : text)
  return excerpt(said.length < shortestStatement ? text : said, longestStatement)
}

function openedBy(below: readonly Line[]): string | undefined {
  const possible = below.filter(({ text, strength }) => hasWords(text) && strength !== 1 && !isOpening(text))
  return (possible.find(({ strength }) => strength > 1) ?? possible[0])?.text
}

function isOpening(text: string): boolean {
  return opening.test(withoutLabel(text)) && !namesPlace(text)
}

/** Not only marks, such as those below a line of code. */
function hasWords(text: string): boolean {
  return /[\p{L}\p{N}]{2}/u.test(withoutLabel(text))
}

function withoutLabel(text: string): string {
  return text.replace(label, '').trim()
}
