import { readdirSync, readlinkSync } from 'node:fs'

/** The files that this process has open, with ` (deleted)` after unlinked ones. Only Linux shows them. */
export function openFiles(): string[] {
  if (process.platform !== 'linux') return []
  return readdirSync('/proc/self/fd').flatMap((fd) => {
    try {
      return readlinkSync(`/proc/self/fd/${fd}`)
    } catch {
      return [] // closed meanwhile
    }
  })
}
