import { ArchiveError } from '../../archive/error.ts'
import { TaxiwayError } from '../../text/error.ts'

/** Why a run failed: the error's own words, marked as a defect of Taxiway unless it is one of its errors. */
export function explain(error: unknown): string {
  const text = textOf(error)
  if (error instanceof ArchiveError) return `\`archive-path\`: ${text}`
  if (error instanceof TaxiwayError) return text
  return `Taxiway failed unexpectedly. Please report this: ${text}`
}

/** The message of an error; of anything else its text. */
export function textOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
