import type { Inputs } from '../../config/inputs.ts'
import type { Outcome } from '../../deployment/outcome.ts'
import type { RunDocument } from '../../report/formats/document-schema.ts'
import { definedFields } from '../../text/defined-fields.ts'

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
