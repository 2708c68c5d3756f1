/**
 * The colours and styles that hide nothing: of a foreground, bold, faint, underlined, and their ends. A text with a background, in 256
 * colours, concealed or reversed can be invisible, so these sequences are removed as a whole.
 */
const kept = '0{0,2}(?:[0124]|2[24]|3[0-79]|9[0-7])?'
const style = String.raw`\[${kept}(?:;${kept})*m`
/** All escape sequences but these, 7-bit and 8-bit; 7-bit ones also if their end is missing. Bodies exclude control characters: matching takes linear time. */
const sequences = new RegExp(
  [
    String.raw`(?:\x1b(?!${style})\[|\x9b)[0-?]*[ -/]*[@-~]`,
    // Text that was decoded wrongly has 8-bit ones, whose end is missing then.
    String.raw`[\x9d\x90\x98\x9e\x9f][^\x00-\x1f\x7f-\x9f]*(?:\x07|\x1b\\|\x9c)`,
    String.raw`\x1b[\]PX^_][^\x00-\x1f\x7f-\x9f]*(?:\x07|\x1b\\|\x9c)?`,
    String.raw`\x1b[ -/]+[0-~]`,
    String.raw`\x1b[0-Z\\^-~]`,
  ].join('|'),
  'g',
)
// biome-ignore lint/suspicious/noControlCharactersInRegex: what is left of escape sequences
const colour = /\x1b\[[0-9;:]*m/g
/** Escape characters that do not begin one of these, all other control characters, and those of writing direction. */
const controls = new RegExp(
  String.raw`\x1b(?!${style})|[\x00-\x08\x0b\x0c\x0e-\x1a\x1c-\x1f\x7f-\x84\x86-\x9f\u202a-\u202e]`,
  'gu',
)
/** What nothing shows makes a text look like another one. Inside an emoji, such as a flag of tags, it belongs to the picture. */
const invisible = /\p{Default_Ignorable_Code_Point}/u
/** As a literal it would be compiled with the bundle: 10 ms of each start, for tables of emoji that hardly a line needs. */
const emojiOrInvisible = String.raw`\p{RGI_Emoji}|\p{Default_Ignorable_Code_Point}`

/** Removes control characters, hidden text and escape sequences but tabs and plain colours; Unicode's line ends become spaces. One line. */
export function removeControls(line: string): string {
  const shown = line
    .replace(sequences, '')
    .replace(controls, '')
    .replace(/[\u0085\u2028\u2029]/g, ' ')
  if (!invisible.test(shown)) return shown
  const pattern = new RegExp(emojiOrInvisible, 'gv')
  return shown.replace(pattern, (found) => (/^\p{Default_Ignorable_Code_Point}$/u.test(found) ? '' : found))
}

/** Removes colour, for summaries and annotations. */
export function removeColour(text: string): string {
  return text.replace(colour, '')
}

/** Ends the colours of a line, so that they do not run on into the lines after it. */
export function endColour(line: string): string {
  const reset = '\u001b[0m'
  const last = line.lastIndexOf('\u001b')
  return last === -1 || line.startsWith(reset, last) || line.startsWith('\u001b[m', last) ? line : line + reset
}
