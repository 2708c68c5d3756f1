import { lstat, readdir, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { killMarked } from './builds/processes/marked-processes.ts'
import { isRunning } from './process-ids.ts'
import { workFolderPattern } from './work-folder.ts'

/**
 * Ends the processes of platforms that were killed and could not do so, and returns their folders. Of what it cannot look at, none: the
 * next start tries again.
 */
export async function endLeftoverPlatforms(temporaryFolder: string): Promise<readonly string[]> {
  const left: string[] = []
  const place = await realpath(temporaryFolder)
  for (const name of await readdir(place).catch(() => [])) {
    const pid = workFolderPattern.exec(name)?.[1]
    if (pid === undefined || isRunning(Number(pid))) continue
    const folder = join(place, name)
    if (!(await isOwn(folder))) continue
    killMarked(folder)
    left.push(folder)
  }
  return left
}

/** Whether the folder is one that only this user can change, as `mkdtemp` makes them: another user could put links into theirs. */
async function isOwn(folder: string): Promise<boolean> {
  const stat = await lstat(folder).catch(() => undefined)
  if (!stat?.isDirectory()) return false
  return process.getuid === undefined || (stat.uid === process.getuid() && (stat.mode & 0o022) === 0)
}
