import { createHash } from 'node:crypto'
import { readlinkSync } from 'node:fs'
import { lstat, mkdtemp, readdir, realpath, rm } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { killMarked } from './builds/processes/marked-processes.ts'

const prefix = 'taxiway-platform'
/** Where process ids mean the same: containers that share a temporary folder have ids of their own. */
export const here = createHash('sha256').update(`${hostname()} ${pidNamespace()}`).digest('hex').slice(0, 8)
const ofProcess = new RegExp(`^${prefix}-${here}-(\\d+)-`)

/** The folder of a platform. It carries the id of its process, so that a later start can tell whether that still runs. */
export async function makeWorkFolder(temporaryFolder: string): Promise<string> {
  return await mkdtemp(join(await realpath(temporaryFolder), `${prefix}-${here}-${process.pid}-`))
}

/**
 * Ends the processes of platforms that were killed and could not do so, and returns their folders. Of what it cannot look at, none: the
 * next start tries again.
 */
export async function endLeftPlatforms(temporaryFolder: string): Promise<readonly string[]> {
  const left: string[] = []
  const place = await realpath(temporaryFolder)
  for (const name of await readdir(place).catch(() => [])) {
    const pid = ofProcess.exec(name)?.[1]
    if (pid === undefined || isRunning(Number(pid))) continue
    const folder = join(place, name)
    if (!(await isOwn(folder))) continue
    killMarked(folder)
    left.push(folder)
  }
  return left
}

/** Removes folders. Never rejects: the next start tries again. */
export async function removeFolders(folders: readonly string[]): Promise<void> {
  const removals = folders.map((folder) => rm(folder, { recursive: true, force: true, maxRetries: 2 }))
  await Promise.allSettled(removals)
}

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

/** Whether the folder is one that only this user can change, as `mkdtemp` makes them: another user could put links into theirs. */
async function isOwn(folder: string): Promise<boolean> {
  const stat = await lstat(folder).catch(() => undefined)
  if (!stat?.isDirectory()) return false
  return process.getuid === undefined || (stat.uid === process.getuid() && (stat.mode & 0o022) === 0)
}

function pidNamespace(): string {
  try {
    return readlinkSync('/proc/self/ns/pid')
  } catch {
    return ''
  }
}
