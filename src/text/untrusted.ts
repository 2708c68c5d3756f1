/** Starts each printed line of somebody else's text, so that no CI system reads the line as a command or a problem. */
export const bar = ' | '

/** Maximum bytes of a printed line, without its bar and the note that it was cut. */
const longestLine = 8 * 1024

/** Colour, which is kept, and every other escape sequence (ECMA-48: CSI, OSC and the like, and two-character ones). */
// biome-ignore lint/suspicious/noControlCharactersInRegex: it looks for control characters
const escapes = /\x1b\[[0-9;:]*m|\x1b[\]PX^_][^\x07\x1b]*(?:\x07|\x1b\\)?|[\x1b\x9b]\[?[0-?]*[ -/]*[@-~]/g
/** A colour or style; 8 conceals the text that follows. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: it looks for control characters
const colour = /^\x1b\[(?!(?:[0-9;:]*;)?0*8[;m])[0-9;:]*m$/
// biome-ignore lint/suspicious/noControlCharactersInRegex: it looks for control characters
const anyColour = /\x1b\[[0-9;:]*m/g
/** An escape character that starts no colour, once all other sequences are removed. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: it looks for control characters
const loneEscape = /\x1b(?!\[[0-9;:]*m)/g
// biome-ignore lint/suspicious/noControlCharactersInRegex: it looks for control characters
const anyEscape = /\x1b/g
const endOfColour = '\x1b[0m'
/** C0 except tab and escape, DEL, C1, and the line separators of Unicode. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: it looks for control characters
const controls = /[\x00-\x08\x0a-\x1a\x1c-\x1f\x7f-\x9f\u2028\u2029]/g
/** A quick test for anything that has to be cleaned; most lines have none of it. */
const suspicious =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: it looks for control characters
  /[\x00-\x08\x0a-\x1f\x7f-\x9f\u2028\u2029]|##|section_|:(?:start|end):|\p{Default_Ignorable_Code_Point}/iu

/** Commands that CI systems obey anywhere in a line: GitHub and Azure, TeamCity, GitLab, Travis. A space breaks them. */
export const commands = /##(?=\[|vso\[|teamcity\[)|section_(?:start|end)(?=:)|(?:fold|time)(?=:(?:start|end):)/gi

const invisible = /\p{Default_Ignorable_Code_Point}/gu

/**
 * Splits untrusted text into lines that are safe after `bar`: without control characters and escape sequences except
 * colour, with the commands of CI systems broken, and cut at 8 KiB with a note.
 */
export function cleanLines(text: string): string[] {
  return splitAndClean(text).map(cut)
}

/** The same, redacted. Each line is redacted before it is cut, because a secret that was cut in two is not recognised. */
export function redactedLines<Line extends string>(text: string, redact: (line: string) => Line): Line[] {
  return splitAndClean(text).map((line) => {
    const whole = redact(line)
    const shown = cut(whole)
    return shown === whole ? whole : redact(shown)
  })
}

function splitAndClean(text: string): string[] {
  return suspicious.test(text) ? text.split(/\r\n|\n|\r/).map((line) => clean(line)) : [text]
}

/** The same without colour, for code that compares lines. */
export function plainLines(text: string): string[] {
  return cleanLines(text).map((line) => (line.includes('\x1b') ? line.replace(anyColour, '') : line))
}

/** The same as one line without colour, for use in our own sentences. */
export function cleanText(text: string): string {
  return clean(text.replace(/[\r\n]+/g, ' '), { keepColour: false }).trim()
}

function clean(line: string, { keepColour } = { keepColour: true }): string {
  const plain = withoutCommands(
    line
      .replace(escapes, (sequence) => (keepColour && colour.test(sequence) ? sequence : ''))
      .replace(keepColour ? loneEscape : anyEscape, '')
      .replace(controls, ''),
  )
  return plain.includes('\x1b') && !plain.endsWith(endOfColour) ? plain + endOfColour : plain
}

/** Breaks commands. The agents of GitHub and Azure compare as .NET does, which ignores invisible characters. */
function withoutCommands(line: string): string {
  const seen = line.replace(invisible, '')
  const broken = seen.replace(commands, '$& ')
  return broken === seen ? line : broken
}

function cut(line: string): string {
  if (line.length * 3 <= longestLine) return line
  const bytes = Buffer.from(line)
  if (bytes.length <= longestLine) return line
  // A cut character becomes a replacement character, which is removed.
  const first = bytes
    .subarray(0, longestLine)
    .toString()
    .replace(/\uFFFD$/, '')
  return `${first} … (line cut, ${bytes.length - Buffer.byteLength(first)} more bytes)`
}
