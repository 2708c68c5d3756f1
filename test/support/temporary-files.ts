import { readdirSync, readlinkSync } from 'node:fs'
import { basename } from 'node:path'

function isArchive(name: string): boolean {
  return /^taxiway-[0-9a-f]{8}-[-0-9a-f]{27}$/.test(name)
}

/** The names of the archives that a process has open, with ` (deleted)` after unlinked ones. */
export function openArchives(pid: number): string[] {
  const open = descriptors(pid).map((fd) => {
    try {
      return basename(readlinkSync(`/proc/${pid}/fd/${fd}`))
    } catch {
      return '' // closed meanwhile
    }
  })
  return open.filter((name) => isArchive(name.replace(' (deleted)', '')))
}

function descriptors(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/fd`)
  } catch {
    return [] // it has ended
  }
}
