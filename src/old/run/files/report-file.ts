import { writeFileSync } from 'node:fs'
import type { Console } from '../../output/console.ts'
import { explainFileError } from '../../text/formats/format-error.ts'
import { message } from '../../text/message.ts'

/** Writes a file of results in place of what it held, or appends to it. A failure is an error that is always printed. */
export function writeReportFile(
  console: Pick<Console, 'lost'>,
  file: string,
  text: string,
  flag: 'w' | 'a' = 'w',
): boolean {
  try {
    writeFileSync(file, text, { flag })
    return true
  } catch (error) {
    console.lost(message`output-file-not-written: Could not write "${file}": ${explainFileError(error)}.`)
    return false
  }
}
