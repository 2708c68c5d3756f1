import { clean, endColour, withoutColour } from '../text/control-characters.ts'
import type { Redactor } from '../text/redactor.ts'

/** Begins every foreign line: white space alone would not stop `::command::`, nor an earlier step's problem matcher. */
export const bar = ' │ '
const barBytes = Buffer.from(bar)
const lineFeed = 0x0a

/** The most bytes of one printed line, without its bar and the note that it was cut. */
export const longestLine = 8 * 1024

/** Whatever needs a closer look: control characters (C0, DEL, C1), the Unicode line ends, the runner's bare command. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const suspicious = /[\x00-\x08\x0a-\x1f\x7f-\x9f\u2028\u2029]|##\[/

/**
 * Lines of a foreign log as the lines of a job's log: without line ends, free of secrets and of what the runner obeys
 * inside a line, at most 8 KB long. An empty line stays one. What it obeys at the beginning of a line is left to `barred`.
 */
export function harmlessLines(texts: readonly string[], redactor: Redactor): string[] {
  const lines: string[] = []
  for (const text of texts) {
    if (!suspicious.test(text)) lines.push(cut(redactor.redact(text)))
    else for (const line of text.split(/\r\n|\n|\r/)) lines.push(cut(neutralise(line, redactor)))
  }
  return lines
}

/**
 * Harmless lines as they are printed, in UTF-8: each begins with the bar and ends with a line feed. Bytes, for console and file
 * take the same ones, and the text of a whole chunk would be a large object to the heap, which keeps those for long.
 */
export function barred(lines: readonly string[]): Uint8Array {
  let length = 0
  for (const line of lines) length += barBytes.length + Buffer.byteLength(line) + 1
  const bytes = Buffer.allocUnsafe(length)
  let at = 0
  for (const line of lines) {
    at += barBytes.copy(bytes, at)
    at += bytes.write(line, at)
    at = bytes.writeUInt8(lineFeed, at)
  }
  return bytes
}

/** A foreign word or sentence for use inside a sentence of ours: one line, no colour, no command, no secret. */
export function harmlessText(text: string, redactor: Redactor): string {
  return breakCommands(redactor.redact(withoutColour(clean(text.replace(/[\r\n]+/g, ' ')))))
}

function neutralise(line: string, redactor: Redactor): string {
  const cleaned = clean(line)
  const plain = withoutColour(cleaned)
  if (plain === cleaned) return breakCommands(redactor.redact(cleaned))
  // A secret with colour inside it is found in the plain text only; such a line loses its colour.
  if (redactor.finds(plain)) return breakCommands(redactor.redact(plain))
  return breakCommands(endColour(cleaned))
}

/** The runner obeys `##[name]` wherever it stands in a line. */
function breakCommands(text: string): string {
  return text.replaceAll('##[', '## [')
}

/** Cuts at 8 KB of UTF-8 with a note, never inside a character or a colour. */
function cut(text: string): string {
  if (text.length * 3 <= longestLine) return text
  const bytes = Buffer.from(text)
  if (bytes.length <= longestLine) return text
  let end = longestLine
  while (end > 0 && isContinuation(bytes[end])) end -= 1
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a colour that the cut left unfinished
  const kept = bytes.toString('utf8', 0, end).replace(/\x1b[^m]*$/, '')
  return `${endColour(kept)} … (line cut, ${bytes.length - end} more bytes)`
}

function isContinuation(byte: number | undefined): boolean {
  return byte !== undefined && (byte & 0xc0) === 0x80
}
