import { formatError } from '../text/formats/format-error.ts'
import { message } from '../text/message.ts'
import { TaxiwayError } from '../text/taxiway-error.ts'

/** Why a run failed: the error's own words, marked as a defect of Taxiway unless it is one of its errors. */
export function explain(error: unknown): string {
  const text = formatError(error)
  if (error instanceof TaxiwayError) return text
  return message`taxiway-failed: Taxiway failed unexpectedly. Please report this: ${text}`
}
