import type { Column } from './protocol.ts'

/** Object ids of the number types (PostgreSQL: pg_type.dat), which psql aligns to the right. */
const numbers: readonly number[] = [20, 21, 23, 26, 28, 29, 700, 701, 790, 1700, 5069]

/**
 * A result as psql prints it (src/fe_utils/print.c: print_aligned_text): aligned, with the names above. Each line begins with a
 * space or a hyphen, so a value cannot be mistaken for an error of the server. `shown` is the number of rows in the text, which ends
 * once it exceeds `limit` characters.
 */
export function tableOf(
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  limit: number,
): { readonly text: string; readonly shown: number } {
  const names = columns.map(({ name }) => linesOf(name))
  const cells = rows.map((row) => columns.map((_, n) => linesOf(row[n] ?? '')))
  const widths = names.map((name, n) => {
    let width = widest(name)
    for (const row of cells) width = Math.max(width, widest(row[n] ?? []))
    return width
  })
  const lines = heightLines(names, (height) =>
    names
      .map((name, n) => ` ${centred(name[height], widths[n] ?? 0)}${height < name.length - 1 ? '+' : ' '}`)
      .join('|'),
  )
  lines.push(`-${widths.map((width) => '-'.repeat(width)).join('-+-')}-`)
  let size = 0
  let shown = 0
  for (const row of cells) {
    if (size > limit) break
    for (const line of heightLines(row, (height) => rowLine(row, height, widths, columns))) {
      if (size > limit) break
      lines.push(line)
      size += line.length
    }
    shown += 1
  }
  return { text: lines.join('\n'), shown }
}

/** A line of a name or a value as it is printed, and the columns of a terminal that it takes. */
interface Line {
  readonly text: string
  readonly width: number
}

/** As many lines as the highest cell has; none for a row without cells. */
function heightLines(row: readonly (readonly Line[])[], line: (height: number) => string): string[] {
  const height = Math.max(0, ...row.map(({ length }) => length))
  return Array.from({ length: height }, (_, at) => line(at))
}

/** One line of a row; a plus sign shows that the value continues on the next line. */
function rowLine(
  row: readonly (readonly Line[])[],
  height: number,
  widths: readonly number[],
  columns: readonly Column[],
): string {
  const printed = row.map((cell, n) => {
    const { text, width } = cell[height] ?? { text: '', width: 0 }
    const space = ' '.repeat((widths[n] ?? 0) - width)
    const continues = height < cell.length - 1
    // The last column ends with its text.
    const isPadded = n < row.length - 1 || continues
    const isNumber = numbers.includes(columns[n]?.type ?? 0) && height < cell.length
    const aligned = isNumber ? space + text : text + (isPadded ? space : '')
    return ` ${aligned}${continues ? '+' : isPadded ? ' ' : ''}`
  })
  return printed.join('|')
}

/** A line that is missing, as another name has more lines, is blank. */
function centred(line: Line | undefined, wanted: number): string {
  const { text, width } = line ?? { text: '', width: 0 }
  const space = wanted - width
  return ' '.repeat(Math.floor(space / 2)) + text + ' '.repeat(Math.ceil(space / 2))
}

function widest(lines: readonly Line[]): number {
  let width = 0
  for (const line of lines) width = Math.max(width, line.width)
  return width
}

const tabStop = 8

/** The lines of a text (src/fe_utils/mbprint.c: pg_wcsformat): tabs become spaces, and control characters are escaped. */
function linesOf(text: string): Line[] {
  return text.split('\n').map((line) => {
    let printed = ''
    let width = 0
    for (const character of line) {
      const shown = character === '\t' ? ' '.repeat(tabStop - (width % tabStop)) : visible(character)
      printed += shown
      width += shown === character ? widthOf(character) : shown.length
    }
    return { text: printed, width }
  })
}

function visible(character: string): string {
  if (!/\p{Cc}/u.test(character)) return character
  if (character === '\r') return '\\r'
  const code = character.charCodeAt(0)
  const digits = code.toString(16).toUpperCase()
  return code < 0x80 ? `\\x${digits.padStart(2, '0')}` : `\\u${digits.padStart(4, '0')}`
}

/** The characters that take two columns of a terminal (Unicode: East_Asian_Width W and F). */
const wide =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\u3247\u3250-\ua4cf\ua960-\ua97c\uac00-\ud7a3\uf900-\ufaff\ufe10-\ufe19\ufe30-\ufe6b\uff01-\uff60\uffe0-\uffe6\u{17000}-\u{18cff}\u{1b000}-\u{1b2ff}\u{1f200}-\u{1f265}\u{20000}-\u{3fffd}]|(?![\u{1f1e6}-\u{1f1ff}])\p{Emoji_Presentation}/u

function widthOf(character: string): number {
  if (character < '\u0300') return 1
  if (/[\p{Mn}\p{Me}\p{Cf}]/u.test(character)) return 0
  return wide.test(character) ? 2 : 1
}

/** The most characters of each field, and of the quoted line around the error. */
const shownCharacters = 10_000
const quotedCharacters = 60

/**
 * An error or a notice of the server as psql prints it (libpq: pqBuildErrorMessage3): the severity, two spaces and the message,
 * then the place in the statement, and the further fields.
 */
export function noticeText(fields: ReadonlyMap<string, string>, sql: string): string {
  const field = (letter: string): string | undefined => fields.get(letter)?.slice(0, shownCharacters)
  const severity = field('V') ?? field('S') ?? 'ERROR'
  const lines = [`${severity}:  ${field('M') ?? ''}`]
  const internal = field('q')
  const position = Number(field('P') ?? 0)
  if (position > 0) lines.push(...placeOf(sql, position))
  else if (internal !== undefined) lines.push(...placeOf(internal, Number(field('p') ?? 0)))
  for (const [letter, name] of [
    ['D', 'DETAIL'],
    ['H', 'HINT'],
    ['q', 'QUERY'],
    // psql prints no context of a notice.
    ['W', severity === 'ERROR' || severity === 'FATAL' ? 'CONTEXT' : undefined],
  ] as const) {
    const said = field(letter)
    if (name !== undefined && said !== undefined) lines.push(`${name}:  ${said}`)
  }
  return lines.join('\n')
}

/** The line of the statement, and a mark below the character at `position`, which counts from 1; empty if there is none. */
function placeOf(sql: string, position: number): string[] {
  const characters = [...sql]
  if (position < 1 || position > characters.length + 1) return []
  const before = characters
    .slice(0, position - 1)
    .join('')
    .split(/\r\n|\r|\n/)
  const [after = ''] = characters
    .slice(position - 1)
    .join('')
    .split(/[\r\n]/, 1)
  const head = [...(before.at(-1) ?? '').replaceAll('\t', ' ')]
  const cut = Math.max(0, head.length - quotedCharacters / 2)
  const quotedHead = (cut > 0 ? '...' : '') + head.slice(cut).join('')
  const tail = [...after.replaceAll('\t', ' ')]
  const room = quotedCharacters - (head.length - cut)
  const quotedTail = tail.slice(0, room).join('') + (tail.length > room ? '...' : '')
  const label = `LINE ${before.length}: `
  return [label + quotedHead + quotedTail, `${' '.repeat(label.length + [...quotedHead].length)}^`]
}
