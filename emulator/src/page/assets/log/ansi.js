/** Colours of a log line. Everything else that a terminal would obey is taken out: a line is text, whatever it holds. */
import { visible } from '../safe-html.js'

/** @typedef {{ readonly text: string, readonly style: string }} Stretch */

const esc = '\u001b'
/** An escape sequence: CSI, OSC up to its end, or two characters. */
const sequence = new RegExp(
  `${esc}(?:\\[([0-9;:?<=>!]*)[ -/]*([@-~])|\\][^\\u0007${esc}]*(?:\\u0007|${esc}\\\\)?|[@-_]?)`,
  'g',
)
/** Erases the line, or what follows in it. */
const erasing = new RegExp(`${esc}\\[[02]?K`)
/** Characters of a line that are shown. */
export const longest = 5_000

/**
 * The line as a terminal shows it in the end: what follows a carriage return is written over what stands there, as progress bars do.
 * @param {string} line
 */
export function overwritten(line) {
  if (!line.includes('\r')) return line
  return line.split('\r').reduce((before, frame) => {
    const columns = plain(frame).length
    if (columns === 0 && !erasing.test(frame)) return before
    const rest = erasing.test(frame) ? '' : plain(before).slice(columns)
    return rest === '' ? frame : `${frame}${esc}[0m${rest}`
  }, '')
}

/** @param {string} text */
function plain(text) {
  return text.replace(sequence, '')
}

/**
 * The text of a line as it is shown and searched.
 * @param {string} line
 */
export function plainText(line) {
  return visible(line.slice(0, 4 * longest).replace(sequence, '')).replaceAll('\t', '    ')
}

/**
 * The whole line without what a terminal would obey, to take along: to the last character, tabs as they are.
 * @param {string} line
 */
export function wholeText(line) {
  return visible(line.replace(sequence, ''))
}

/**
 * The line in stretches of one style each; `style` is a list of classes.
 * @param {string} line
 * @returns {Stretch[]}
 */
export function stretches(line) {
  /** @type {Stretch[]} */
  const found = []
  let style = ''
  let from = 0
  let length = 0
  const add = (/** @type {string} */ part) => {
    const text = plainText(part).slice(0, longest - length)
    length += text.length
    if (text !== '') found.push({ text, style })
  }
  const read = line.slice(0, 4 * longest)
  for (const { 0: whole, 1: codes, 2: kind, index } of read.matchAll(sequence)) {
    add(read.slice(from, index))
    from = index + whole.length
    if (kind === 'm') style = styleAfter(style, codes ?? '')
  }
  add(read.slice(from))
  const more = line.length - read.length
  if (length >= longest || more > 0) found.push({ text: ' … (the line is longer)', style: 'cut-off' })
  return found
}

/**
 * @param {string} before
 * @param {string} codes
 */
function styleAfter(before, codes) {
  let { colour = '', bold = '' } = { colour: /c\d+/.exec(before)?.[0] ?? '', bold: /bold/.exec(before)?.[0] ?? '' }
  const numbers = codes.split(/[;:]/).map(Number)
  for (let n = 0; n < numbers.length; n += 1) {
    const code = numbers[n] ?? 0
    if (code === 0) colour = bold = ''
    else if (code === 1) bold = 'bold'
    else if (code === 22) bold = ''
    else if (code === 39) colour = ''
    else if ((code >= 30 && code <= 37) || (code >= 90 && code <= 97)) colour = `c${code % 10}`
    // A colour of a palette or of its own: its parameters are not codes.
    else if (code === 38 || code === 48) n += numbers[n + 1] === 5 ? 2 : 4
  }
  return `${colour} ${bold}`.trim()
}
