import type { Inputs } from '../../config/inputs.ts'
import type { Outcome } from '../../deployment/outcome.ts'
import { guardedJson } from '../../output/log-commands.ts'
import { bar } from '../../output/untrusted.ts'
import type { RunDocument } from '../../report/formats/document-schema.ts'
import { definedFields } from '../../text/defined-fields.ts'
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

/** What a command prints with `--json` if it fails before it has a report: what its inputs say is in it. */
export function failureDocument(reason: string, outcome: Outcome = 'failed', inputs?: Inputs): RunDocument {
  const unknown = { deploymentId: null, serviceId: null, ref: null, url: null, status: null }
  return { outcome, reason, ...unknown, ...(inputs && givenFacts(inputs)), cause: [], durationMs: 0, phases: [] }
}

/** The service and the ref that were asked for, if they can be ones. */
export function givenFacts(inputs: Inputs): { readonly serviceId?: string; readonly ref?: string } {
  return definedFields({ serviceId: valid(inputs, 'service-id'), ref: valid(inputs, 'ref') })
}

function valid(inputs: Inputs, name: 'service-id' | 'ref'): string | undefined {
  try {
    return inputs.get(name)
  } catch {
    return undefined
  }
}
