import { setTimeout } from 'node:timers/promises'
import { hasGivenUpGit } from './git-process.ts'

/** How long they may continue after the run has ended. Milliseconds. */
const graceMs = 500
const gapMs = 50

/** As Node calls the look-up of a name, and a process that was started. */
const lookup = 'GetAddrInfoReqWrap'
const child = 'ProcessWrap'

/**
 * Ends the process if only the look-up of a name, or a Git that does not answer, keeps it. A silent name server takes the system up to a
 * minute, and neither an abort nor `process.exit()` ends the wait; a new program in place of this one does, with the same exit code.
 * Everything must be written by now. If the system cannot replace a program (Windows), the process ends with the look-up.
 */
export async function exitDespiteLeftovers(): Promise<void> {
  const startMs = performance.now()
  while (performance.now() - startMs <= graceMs) {
    if (leftovers().length === 0 && !hasGivenUpGit()) return
    await setTimeout(gapMs)
  }
  if (!leftovers().includes(lookup)) process.exit()
  const program = [process.execPath, '--eval', `process.exitCode = ${Number(process.exitCode ?? 0)}`]
  // On Windows the function exists, prints a warning, and throws.
  if (process.platform !== 'win32') process.execve?.(process.execPath, program, {})
}

function leftovers(): readonly string[] {
  return process.getActiveResourcesInfo().filter((each) => each === lookup || each === child)
}
