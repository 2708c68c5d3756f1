import type { Outcome } from '../../deployment/report.ts'
import { guardedJson } from '../../output/log-commands.ts'
import { bar } from '../../output/untrusted.ts'
import type { Redactor } from '../../text/redactor.ts'
import type { CommandReport } from './schemas.ts'

/** Writes one JSON document, its texts free of secrets. A CI system reads stdout as it reads stderr, and must obey nothing in it. */
export function printJson(value: unknown, redactor: Redactor): void {
  const redacted: unknown = JSON.parse(JSON.stringify(value), (_key, each: unknown) =>
    typeof each === 'string' ? redactor.redact(each) : each,
  )
  process.stdout.write(`${guardedJson(redacted, 2)}\n`)
}

/** Writes sanitized lines behind a bar: some CI systems obey what stands at the beginning of a line. */
export function printLines(lines: readonly string[]): void {
  process.stdout.write(lines.map((line) => `${bar}${line}\n`).join(''))
}

/** What a command prints with `--json` where it fails before it has a report. */
export function failureDocument(reason: string, outcome: Outcome = 'failed'): CommandReport {
  const unknown = { deploymentId: null, serviceId: null, ref: null, url: null, status: null }
  return { outcome, reason, ...unknown, durationMs: 0, phases: [] }
}
