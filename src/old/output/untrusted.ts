import { endColour, removeColour, removeControls } from '../text/control-characters.ts'
import { firstBytes } from '../text/formats/shortening.ts'
import type { Redactor } from '../text/secrets/redactor.ts'
import { breakCommands } from './ci-command-escaping.ts'

/** Begins every untrusted line: white space alone would not stop `::command::`, nor an earlier step's problem matcher. */
export const bar = ' │ '
const barBytes = Buffer.from(bar)
const lineFeed = 0x0a

/** The most bytes in a printed line, without its bar and the note that it was cut. */
export const longestLine = 8 * 1024

/** Control characters (C0, DEL, C1), the Unicode line ends, invisible characters, and how commands of CI systems begin. */
const suspicious =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
  /[\x00-\x08\x0a-\x1f\x7f-\x9f\p{Default_Ignorable_Code_Point}\u2028\u2029]|##|(?:section_|:)(?:start|end):/iu

/**
 * Makes the lines of an untrusted log safe to print: removes control characters but colour, replaces secrets, breaks what a CI system
 * obeys inside a line (`##[…]` of GitHub, `##vso[…]` of Azure Pipelines, `section_start:` of GitLab), and cuts a line at 8 KiB of UTF-8
 * with a note. A text of several lines becomes several; an empty one stays. Print each line behind other characters, such as ` │ `:
 * commands at the beginning of a line, such as GitHub's `::error::`, are still in it.
 *
 * @param redactor knows the secrets
 */
export function sanitizeLines(texts: readonly string[], redactor: Redactor): string[] {
  const lines: string[] = []
  for (const text of texts) {
    if (!suspicious.test(text)) lines.push(cut(redactor.redact(text)))
    else for (const line of text.split(/\r\n|\n|\r/)) lines.push(cut(neutralise(line, redactor)))
  }
  return lines
}

/** Sanitized lines in UTF-8, each with its bar and a line feed. Bytes take less heap than the text of a whole chunk. */
export function prefixLines(lines: readonly string[]): Uint8Array {
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

/** An untrusted text for use inside a sentence of ours: one line, without colour, commands and secrets. */
export function sanitizeText(text: string, redactor: Redactor): string {
  return breakCommands(redactor.redact(removeColour(removeControls(text.replace(/[\r\n]+/g, ' ')))))
}

function neutralise(line: string, redactor: Redactor): string {
  const cleaned = removeControls(line)
  const plain = removeColour(cleaned)
  if (plain === cleaned) return breakCommands(redactor.redact(cleaned))
  // A secret with colour inside it is found only in the plain text; such a line loses its colour.
  if (redactor.finds(plain)) return breakCommands(redactor.redact(plain))
  const broken = breakCommands(endColour(cleaned))
  // A command with colour inside it is obeyed once somebody takes the colour out; such a line loses its colour too.
  const bare = removeColour(broken)
  return breakCommands(bare) === bare ? broken : breakCommands(plain)
}

/** Cuts at 8 KB of UTF-8 with a note, never inside a character or a colour. */
function cut(text: string): string {
  const first = firstBytes(text, longestLine)
  if (first === text) return text
  const more = Buffer.byteLength(text) - Buffer.byteLength(first)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a colour that the cut left unfinished
  return `${endColour(first.replace(/\x1b[^m]*$/, ''))} … (line cut, ${more} more bytes)`
}
