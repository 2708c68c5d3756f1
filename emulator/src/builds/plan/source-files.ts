import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { smallBytes } from '../../unpack/archive-entry.ts'

/**
 * The files directly in the folder that is built: the text of those that say something of it, and nothing of the others. Of the folders
 * in it, the paths of those that say something, such as `api/pom.xml`.
 */
export type SourceFiles = ReadonlyMap<string, string>

/** Files that are at the root of a program. */
const roots = /^(?:Procfile|package\.json|requirements\.txt|pyproject\.toml|go\.mod|pom\.xml|composer\.json)$/

/** Whether the text of a file says how a source is built. */
export function saysHowToBuild(name: string): boolean {
  return roots.test(name) || /\.(?:py|go)$|^\.(?:python-version|node-version|nvmrc)$/.test(name)
}

/** The folders in the source that have a program of their own, each with the file that shows it. */
export function programsBelow(files: SourceFiles): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const path of [...files.keys()].toSorted()) {
    const [folder = '', name = '', ...rest] = path.split('/')
    const isProgram = rest.length === 0 && roots.test(name) && !/^\.|^node_modules$/.test(folder)
    if (isProgram && !found.has(folder)) found.set(folder, name)
  }
  return found
}

/** Reads those of a folder. */
export async function readSourceFiles(folder: string): Promise<SourceFiles> {
  const files = new Map<string, string>()
  for (const name of await readdir(folder)) {
    const file = join(folder, name)
    const found = await stat(file).catch(() => undefined)
    if (found === undefined) continue
    if (found.isDirectory()) {
      for (const below of await readdir(file).catch(() => []))
        if (saysHowToBuild(below)) files.set(`${name}/${below}`, '')
      continue
    }
    const isRead = found.isFile() && found.size <= smallBytes && saysHowToBuild(name)
    files.set(name, isRead ? await readFile(file, 'utf8') : '')
  }
  return files
}
