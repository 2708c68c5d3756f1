import type { Operation } from '../../contract/operation.ts'
import { operationOf } from '../../contract/operations.ts'
import { printedInputs } from '../../github/job/environment.ts'
import type { Job } from '../../github/job/job.ts'
import { redacted, valuesToMask } from '../../text/redactor.ts'
import type { Given } from './inputs.ts'
import { textsAt, textsIn, withTexts } from './texts.ts'

/** Hides the secret arguments, so that no refusal of the platform can repeat them. */
export function maskArguments(job: Job, { operation, args }: Given): void {
  const shown = printedInputs(job.environment, ['api-key', 'args'])
  for (const path of operationOf(operation).secretArgs ?? []) {
    for (const secret of textsAt(args, path)) for (const mask of valuesToMask(secret, shown)) job.console.mask(mask)
  }
}

/** A result in the two forms in which it leaves the process. */
export interface GuardedResult {
  /** For the output: as the platform gave it, its secrets masked; secrets known before are replaced by `***`. */
  readonly whole: unknown
  /** For the log: secret fields replaced by `***`. Undefined where nothing of it may be shown. */
  readonly shown: unknown
}

/**
 * Masks the secrets of a result. Must come before anything of the result is written. A secret that is so short or common
 * that its mask would blacken the log stays unmasked, which a warning says.
 */
export function guardResult(job: Job, operation: Operation, result: unknown): GuardedResult {
  // First, for afterwards the redactor knows the new secrets too.
  const whole = withTexts(result, (text) => job.redactor.redact(text))
  const named = (operation.secrets ?? []).flatMap((path) => textsAt(result, path))
  const perhaps = operation.confidential ? undocumentedTexts(operation, result) : []
  const unmasked = named.filter((secret) => secret !== '' && valuesToMask(secret, []).length === 0)
  for (const secret of [...named, ...perhaps]) for (const mask of valuesToMask(secret, [])) job.console.mask(mask)
  if (unmasked.length > 0) {
    job.console.warn(
      'A secret of the answer is too short or too common a word to be masked: keep `result` out of logs.',
    )
  }
  if (operation.confidential) return { whole, shown: undefined }
  const secrets = new Set(named)
  return { whole, shown: withTexts(whole, (text) => (secrets.has(text) ? redacted : text)) }
}

/** What the contract does not show of a secret answer may be the secret in another form, as a whole connection URL. */
function undocumentedTexts({ result: schema }: Operation, result: unknown): string[] {
  const documented = 'entries' in schema && typeof schema.entries === 'object' ? Object.keys(schema.entries ?? {}) : []
  if (typeof result !== 'object' || result === null) return textsIn(result)
  return Object.entries(result).flatMap(([field, value]) => (documented.includes(field) ? [] : textsIn(value)))
}
