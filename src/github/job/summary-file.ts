import { appendFile } from 'node:fs/promises'
import type { Environment } from './environment.ts'

/** Appends to the step's summary; nothing where the runner offers none. */
export async function writeSummary(environment: Environment, markdown: string): Promise<void> {
  const file = environment['GITHUB_STEP_SUMMARY']
  if (file) await appendFile(file, markdown)
}
