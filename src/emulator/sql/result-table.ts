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
      const printed = row
        .map((cell, n) => cellLine(cell, line, { width: widths[n] ?? 0, column: columns[n] }))
        .join('|')
      lines.push(printed.trimEnd())
      size += printed.length
    }
    shown += 1
  }
  return { text: lines.join('\n'), shown }
}

/** One line of a value; a plus sign shows that the value continues on the next line. */
function cellLine(
  cell: readonly string[],
  line: number,
  { width, column }: { readonly width: number; readonly column: Column | undefined },
): string {
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
