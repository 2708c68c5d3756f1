import type { Inputs } from '../../config/inputs.ts'
import type { Outcome } from '../../deployment/outcome.ts'
import { guardedJson } from '../../output/log-commands.ts'
import { bar, sanitizeText } from '../../output/untrusted.ts'
import type { RunDocument } from '../../report/document-schema.ts'
import { definedFields } from '../../text/defined-fields.ts'
import type { Redactor } from '../../text/redactor.ts'
import { widthOf } from '../width.ts'

/** Writes one JSON document, its texts free of secrets. A CI system reads stdout as it reads stderr, and must obey nothing in it. */
export function printJson(value: unknown, redactor: Redactor): void {
  const redacted: unknown = JSON.parse(JSON.stringify(value), (_key, each: unknown) =>
    typeof each === 'string' ? redactor.redact(each) : each,
  )
  process.stdout.write(`${guardedJson(redacted, 2)}\n`)
}

/** Writes sanitized rows: behind a bar if a row begins with what some CI system could obey there. */
export function printRows(rows: readonly string[]): void {
  process.stdout.write(rows.map((row) => `${/^(?:\w|$)/.test(row) ? '' : bar}${row}\n`).join(''))
}

const leastColumns = 3

/** Prints a table that fits the terminal, its cells free of secrets and of what a CI system could obey. */
export function printTable(header: readonly string[], rows: readonly (readonly string[])[], redactor: Redactor): void {
  const clean = rows.map((row) => row.map((cell) => sanitizeText(cell, redactor)))
  printRows(tableOf(header, clean, process.stdout.columns))
}

/**
 * Rows as columns of equal width, two spaces apart; every row has as many cells as the header. Columns without any value are left out,
 * and so are the last ones that a terminal of `columns` characters has no room for. If that would leave only two, the first of each row
 * has a line of its own.
 */
export function tableOf(
  header: readonly string[],
  rows: readonly (readonly string[])[],
  columns = Number.POSITIVE_INFINITY,
): string[] {
  const used = header.map((_, column) => column).filter((column) => column === 0 || rows.some((row) => row[column]))
  const all = [header, ...rows].map((row) => used.map((column) => row[column] ?? ''))
  const widths = used.map((_, at) => Math.max(...all.map((row) => widthOf(row[at] ?? ''))))
  const room = (from: number, end: number): number => widths.slice(from, end).reduce((sum, each) => sum + each + 2, -2)
  const own = used.length > leastColumns && room(0, leastColumns) > columns ? 1 : 0
  const indent = '  '.repeat(own)
  let end = used.length
  while (end > own + 1 && indent.length + room(own, end) > columns) end -= 1
  return all.flatMap((row) => {
    const cells = row.map((cell, at) => cell + ' '.repeat((widths[at] ?? 0) - widthOf(cell)))
    return [...row.slice(0, own), `${indent}${cells.slice(own, end).join('  ').trimEnd()}`]
  })
}

/** What a command prints with `--json` if it fails before it has a report: what its inputs say is in it. */
export function failureDocument(reason: string, outcome: Outcome = 'failed', inputs?: Inputs): RunDocument {
  const unknown = { deploymentId: null, serviceId: null, ref: null, url: null, status: null }
  return { outcome, reason, ...unknown, ...(inputs && givenIds(inputs)), cause: [], durationMs: 0, phases: [] }
}

/** The service and the ref that were asked for, if they can be ones. */
export function givenIds(inputs: Inputs): { readonly serviceId?: string; readonly ref?: string } {
  return definedFields({ serviceId: valid(inputs, 'service-id'), ref: valid(inputs, 'ref') })
}

function valid(inputs: Inputs, name: 'service-id' | 'ref'): string | undefined {
  try {
    return inputs.get(name)
  } catch {
    return undefined
  }
}
