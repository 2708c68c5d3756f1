/** Everything is written by then. */
const leftoverMs = 1_000

/** As Node calls the look-up of a name. */
const lookup = 'GetAddrInfoReqWrap'

/**
 * Ends the process soon if something still holds it. `process.exit()` waits for a name server that does not answer, up to a
 * minute; a new program in place of this one does not. Windows cannot replace a program, and waits.
 */
export function leaveSoon(): void {
  const leave = (): void => {
    const isHeld = process.platform !== 'win32' && process.getActiveResourcesInfo().includes(lookup)
    const program = [process.execPath, '--eval', `process.exitCode = ${Number(process.exitCode ?? 0)}`]
    if (isHeld) process.execve?.(process.execPath, program, {})
    process.exit()
  }
  setTimeout(leave, leftoverMs).unref()
}
