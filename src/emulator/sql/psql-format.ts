import type { Column } from './protocol.ts'

/** Object ids of the number types (PostgreSQL: pg_type.dat), which psql aligns to the right. */
const numbers: readonly number[] = [20, 21, 23, 26, 28, 29, 700, 701, 790, 1700]

/**
 * A result as psql prints it: aligned, with the names above. Each line begins with a space, so a value cannot be mistaken for
 * an error of the server. `shown` is the number of rows in the text, which ends once it exceeds `limit` characters.
 */
export function tableOf(
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  limit: number,
): { readonly text: string; readonly shown: number } {
  const names = columns.map(({ name }) => visible(name).replaceAll('\n', ' '))
  const cells = rows.map((row) => columns.map((_, n) => visible(row[n] ?? '').split('\n')))
  const widths = names.map((name, n) => {
    let width = lengthOf(name)
    for (const row of cells) for (const line of row[n] ?? []) width = Math.max(width, lengthOf(line))
    return width
  })
  const lines = [
    names.map((name, n) => ` ${centred(name, widths[n] ?? 0)} `).join('|'),
    widths.map((width) => '-'.repeat(width + 2)).join('+'),
  ]
  let size = 0
  let shown = 0
  for (const row of cells) {
    if (size > limit) break
    const height = Math.max(1, ...row.map(({ length }) => length))
    for (let line = 0; line < height && size <= limit; line += 1) {
      const printed = row.map((cell, n) => cellLine(cell, line, widths[n] ?? 0, columns[n])).join('|')
      lines.push(printed.trimEnd())
      size += printed.length
    }
    shown += 1
  }
  return { text: lines.join('\n'), shown }
}

/** One line of a value; a plus sign shows that the value continues on the next line. */
function cellLine(cell: readonly string[], line: number, width: number, column: Column | undefined): string {
  const text = cell[line] ?? ''
  const space = ' '.repeat(width - lengthOf(text))
  const aligned = column && numbers.includes(column.type) ? space + text : text + space
  return ` ${aligned}${line < cell.length - 1 ? '+' : ' '}`
}

function centred(text: string, width: number): string {
  const space = width - lengthOf(text)
  return ' '.repeat(Math.floor(space / 2)) + text + ' '.repeat(Math.ceil(space / 2))
}

/** Escapes control characters, except line breaks. */
function visible(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
  return text.replaceAll('\r', '\\r').replace(/[\x00-\x08\x0b-\x1f\x7f]/g, (character) => {
    return `\\x${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`
  })
}

/** Characters, not UTF-16 units. */
function lengthOf(text: string): number {
  let length = 0
  for (const _ of text) length += 1
  return length
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
