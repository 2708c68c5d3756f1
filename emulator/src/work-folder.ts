import { mkdtemp, realpath, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { here } from './process-ids.ts'

const prefix = 'taxiway-platform'
/** The names of such folders on this machine, with the id of the process. */
export const workFolderPattern = new RegExp(`^${prefix}-${here}-(\\d+)-`)

/** The folder of a platform. It carries the id of its process, so that a later start can tell whether that still runs. */
export async function makeWorkFolder(temporaryFolder: string): Promise<string> {
  return await mkdtemp(join(await realpath(temporaryFolder), `${prefix}-${here}-${process.pid}-`))
}

/** Removes folders. Never rejects: the next start tries again. */
export async function removeFolders(folders: readonly string[]): Promise<void> {
  const removals = folders.map((folder) => rm(folder, { recursive: true, force: true, maxRetries: 2 }))
  await Promise.allSettled(removals)
}
