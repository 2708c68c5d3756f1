import { realpath, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { BuildFailure } from '../build-failure.ts'

/** Whether a file or folder is there. */
export async function exists(file: string): Promise<boolean> {
  return (await stat(file).catch(() => undefined)) !== undefined
}

/** The real path of a folder that a setting names. Rejects with a `BuildFailure` if it is not one of the source. */
export async function folderInside(base: string, path: string, what: string): Promise<string> {
  const missing = (): BuildFailure => new BuildFailure(`"${path}" (${what}) is not a folder of the source.`)
  const [root, folder] = await Promise.all([realpath(base), realpath(join(base, path)).catch(() => undefined)])
  if (folder === undefined || !(await stat(folder)).isDirectory()) throw missing()
  const fromRoot = relative(root, folder)
  if (fromRoot === '..' || fromRoot.startsWith(`..${sep}`)) throw missing()
  return folder
}
