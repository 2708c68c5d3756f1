import { setTimeout } from 'node:timers/promises'

/** How long a look-up may take that nobody waits for any more. Milliseconds. */
const graceMs = 500
const gapMs = 50

/**
 * Ends the process where only the look-up of a name keeps it: one whose name server is silent takes the system up to a minute,
 * cannot be given up, and holds `process.exit()` too. Another program in this one's place holds nothing, and leaves with the same
 * code. Everything must be written by now. Windows has no such way, and waits.
 */
export async function leaveLookups(): Promise<void> {
  if (process.execve === undefined) return
  const startMs = performance.now()
  while (process.getActiveResourcesInfo().includes('GetAddrInfoReqWrap')) {
    if (performance.now() - startMs > graceMs) {
      const program = [process.execPath, '--eval', `process.exitCode = ${Number(process.exitCode ?? 0)}`]
      process.execve(process.execPath, program, {})
    }
    await setTimeout(gapMs)
  }
}
