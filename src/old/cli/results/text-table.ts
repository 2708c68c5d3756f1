import { sanitizeText } from '../../output/untrusted.ts'
import type { Redactor } from '../../text/secrets/redactor.ts'
import { measureWidth } from '../text-width.ts'
import { printRows } from './stdout.ts'

const leastColumns = 3

/** What a table must not leave out for want of room. */
export interface TableOptions {
  /** Whether the last column is kept: without room, each of its cells has a line below the table, behind the first cell of its row. */
  readonly keepsLast?: boolean
}

/** Prints a table that fits the terminal, its cells free of secrets and of what a CI system could obey. */
export function printTable(
  header: readonly string[],
  rows: readonly (readonly string[])[],
  redactor: Redactor,
  options: TableOptions = {},
): void {
  const clean = rows.map((row) => row.map((cell) => sanitizeText(cell, redactor)))
  printRows(formatTable(header, clean, process.stdout.columns, options))
}

/**
 * Rows as columns of equal width, two spaces apart; every row has as many cells as the header. Columns without any value are left out,
 * and so are the last ones that a terminal of `columns` characters has no room for. If that would leave only two, the first of each row
 * has a line of its own. `keepsLast` puts the last one below the table instead.
 */
export function formatTable(
  header: readonly string[],
  rows: readonly (readonly string[])[],
  columns = Number.POSITIVE_INFINITY,
  { keepsLast = false }: TableOptions = {},
): string[] {
  const used = header.map((_, column) => column).filter((column) => column === 0 || rows.some((row) => row[column]))
  const all = [header, ...rows].map((row) => used.map((column) => row[column] ?? ''))
  const widths = used.map((_, at) => Math.max(...all.map((row) => measureWidth(row[at] ?? ''))))
  const room = (from: number, end: number): number => widths.slice(from, end).reduce((sum, each) => sum + each + 2, -2)
  const own = used.length > leastColumns && room(0, leastColumns) > columns ? 1 : 0
  const indent = '  '.repeat(own)
  let end = used.length
  while (end > own + 1 && indent.length + room(own, end) > columns) end -= 1
  const lines = all.flatMap((row) => {
    const cells = row.map((cell, at) => cell + ' '.repeat((widths[at] ?? 0) - measureWidth(cell)))
    return [...row.slice(0, own), `${indent}${cells.slice(own, end).join('  ').trimEnd()}`]
  })
  if (!keepsLast || end === used.length) return lines
  const below = rows.flatMap((row) => (row.at(-1) ? [`${row[0]}: ${row.at(-1)}`] : []))
  return below.length === 0 ? lines : [...lines, '', ...below]
}
