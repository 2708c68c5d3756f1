/** All output is written by then. */
const leftoverMs = 1_000

/** Node's name for a pending DNS lookup. */
const lookup = 'GetAddrInfoReqWrap'

/**
 * Ends the process soon if something keeps it alive. `process.exit()` waits up to a minute for a DNS server that does
 * not answer. Replacing this process with a new program avoids that wait; Windows cannot do so, and waits.
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
