#!/usr/bin/env node
import { exitDespiteLeftovers } from '../git/exit-despite-leftovers.ts'
import { cancellation } from '../github/job/cancellation.ts'
import { stoppedCode } from '../report/exit-code.ts'
import { explainFileError } from '../text/formats/format-error.ts'
import { unsupportedNode } from '../text/supported-node.ts'
import { TaxiwayError } from '../text/taxiway-error.ts'
import { sayError, UsageError } from './usage-error.ts'

// Before anything is loaded: a signal that comes earlier kills without a word.
const cancel = cancellation('The command was stopped')
// Node puts it first, and warns.
if (process.env['NO_COLOR']) delete process.env['FORCE_COLOR']
let isResultLost = false
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // A reader that leaves early, as after `| head`, is not a reason to stop following.
  if (error.code === 'EPIPE') return
  sayError(`The result could not be written: ${explainFileError(error)}.`)
  isResultLost = true
})
// At the very end: how the run ended may be set after the failed write.
process.once('exit', () => {
  if (isResultLost) process.exitCode ||= 1
})
try {
  const refusal = unsupportedNode()
  if (refusal !== undefined) throw new Error(refusal)
  const { runProgram } = await import('./program.ts')
  await runProgram(process.argv.slice(2), cancel.signal)
} catch (error) {
  sayError(error instanceof Error ? error.message : String(error))
  const stopped = cancel.signal.aborted && error === cancel.signal.reason
  const isMistake = error instanceof UsageError || (error instanceof TaxiwayError && error.kind === 'input')
  process.exitCode = stopped ? stoppedCode(String(error)) : isMistake ? 2 : 1
}
await exitDespiteLeftovers()
