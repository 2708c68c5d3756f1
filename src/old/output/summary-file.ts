import { appendFile } from 'node:fs/promises'
import { explainFileError } from '../text/formats/format-error.ts'
import type { Console } from './console.ts'

/** Appends to the file of the run's summary. What cannot be written is said. */
export async function appendToSummary(console: Pick<Console, 'lost'>, file: string, markdown: string): Promise<void> {
  try {
    await appendFile(file, markdown)
  } catch (error) {
    console.lost(`Could not write the job summary: ${explainFileError(error)}.`)
  }
}
