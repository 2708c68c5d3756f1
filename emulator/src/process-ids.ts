import { createHash } from 'node:crypto'
import { readlinkSync } from 'node:fs'
import { hostname } from 'node:os'

/** Where process ids mean the same: containers that share a temporary folder have ids of their own. */
export const here = createHash('sha256').update(`${hostname()} ${pidNamespace()}`).digest('hex').slice(0, 8)

/** Whether a process of this id runs. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // A process of another user exists, though it may not be signalled.
    return !(error instanceof Error && 'code' in error && error.code === 'ESRCH')
  }
}

function pidNamespace(): string {
  try {
    return readlinkSync('/proc/self/ns/pid')
  } catch {
    return ''
  }
}
