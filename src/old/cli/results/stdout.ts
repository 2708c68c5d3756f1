import { guardedJson } from '../../output/ci-command-escaping.ts'
import { bar } from '../../output/untrusted.ts'
import type { Redactor } from '../../text/secrets/redactor.ts'

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
