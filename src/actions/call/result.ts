import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Operation } from '../../contract/operation.ts'
import type { Job } from '../../github/job/job.ts'
import { prefixLines, sanitizeLines } from '../../output/untrusted.ts'
import { guardResult } from './secrets.ts'

/** GitHub takes 1 MB of outputs a job, counted as UTF-16; others need room too. */
const largestOutput = 900 * 1024
const mostLinesShown = 200

/** Masks the result, sets it as the output, and shows as much of it as a log may hold. */
export async function writeResult(job: Job, operation: Operation, result: unknown): Promise<void> {
  const { whole, shown } = guardResult(job, operation, result)
  setResult(job, whole)
  if (shown === undefined) job.console.say('The answer is a secret and is not shown; it is in the output `result`.')
  else if (operation.effect === 'exec') job.console.say('What a database holds is not shown; it is in `result`.')
  else await show(job, shown)
}

/** The `result` output; a value that is too large for one becomes a file that the output names. */
export function setResult(job: Job, value: unknown): void {
  const text = outputText(value)
  const bytes = Buffer.byteLength(text)
  if (Math.max(bytes, 2 * text.length) <= largestOutput) {
    job.outputs.setMasked('result', text)
    return
  }
  const file = join(job.context.temporaryFolder, `taxiway-result-${randomUUID()}.json`)
  writeFileSync(file, text, { flag: 'wx', mode: 0o600 })
  job.outputs.setMasked('result', outputText({ file, bytes }))
  job.console.notice(`The result is too large for an output (${bytes} bytes): \`result\` names the file that holds it.`)
}

/**
 * JSON on one line that nothing on its way changes or obeys: what is a control character or a line end to anybody, and the
 * runner's bare command, are written as escapes.
 */
function outputText(value: unknown): string {
  return (JSON.stringify(value) ?? 'null')
    .replace(/[\x7f-\x9f\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .replaceAll('##[', '##\\u005b')
}

async function show(job: Job, value: unknown): Promise<void> {
  const lines = (JSON.stringify(value, null, 2) ?? 'null').split('\n')
  const first = sanitizeLines(lines.slice(0, mostLinesShown), job.redactor)
  await job.console.block(prefixLines(first))
  job.console.resume()
  if (lines.length > mostLinesShown) job.console.say(`… and ${lines.length - mostLinesShown} more lines, in \`result\``)
}
