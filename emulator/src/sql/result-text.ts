import type { messages } from '@electric-sql/pglite'

/**
 * A result as aligned columns, with the names above. Each line begins with a space or a hyphen, so a value cannot be mistaken for an
 * error of the server. `shown` is the number of rows in the text, which ends once it exceeds `limit` characters.
 */
export function formatTable(
  columns: readonly string[],
  rows: readonly (readonly string[])[],
  limit: number,
): { readonly text: string; readonly shown: number } {
  const table = [columns, ...rows].map((row) => columns.map((_, n) => visible(row[n] ?? '')))
  const widths = columns.map((_, n) => table.reduce((most, row) => Math.max(most, row[n]?.length ?? 0), 0))
  // The last column ends with its text.
  const formatLine = (row: readonly string[]): string =>
    ` ${row.map((cell, n) => (n < row.length - 1 ? cell.padEnd(widths[n] ?? 0) : cell)).join(' | ')}`
  const [names = [], ...values] = table
  const lines = [formatLine(names), `-${widths.map((width) => '-'.repeat(width)).join('-+-')}-`]
  let size = 0
  for (const row of values) {
    if (size > limit) break
    const line = formatLine(row)
    lines.push(line)
    size += line.length
  }
  return { text: lines.join('\n'), shown: lines.length - 2 }
}

/** A row is one line. */
function visible(text: string): string {
  return text.replaceAll(/\p{Cc}/gu, (character) => JSON.stringify(character).slice(1, -1))
}

/** The most characters of each field. */
const shownCharacters = 10_000

/** An error or a notice as PostgreSQL's clients print it: the severity, two spaces and the message, the place in the statement, and the further fields. */
export function noticeText(notice: messages.DatabaseError | messages.NoticeMessage, sql: string): string {
  const { severity = 'ERROR', message = '', position, detail, hint, internalQuery, where } = notice
  const place = Number(position ?? 0)
  const further = { DETAIL: detail, HINT: hint, QUERY: internalQuery, CONTEXT: where }
  return [
    `${severity}:  ${message.slice(0, shownCharacters)}`,
    ...(place > 0 ? formatPlace(sql, place) : []),
    ...Object.entries(further).flatMap(([name, said]) =>
      said === undefined ? [] : [`${name}:  ${said.slice(0, shownCharacters)}`],
    ),
  ].join('\n')
}

/** The line of the statement, and a mark below the character at `position`, which counts from 1. */
function formatPlace(sql: string, position: number): string[] {
  const before = [...sql]
    .slice(0, position - 1)
    .join('')
    .split('\n')
  const label = `LINE ${before.length}: `
  const line = sql.split('\n')[before.length - 1] ?? ''
  const indent = label.length + [...(before.at(-1) ?? '')].length
  return [label + line.replaceAll('\t', ' '), `${' '.repeat(indent)}^`]
}
