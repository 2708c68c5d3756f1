import { posix } from 'node:path'
import { detectFormat, sizeGuard, unpackLimits } from './archive-entry.ts'
import { readTar } from './tar-reader.ts'
import { readZip } from './zip-reader.ts'

/** The names of the files directly in a folder of an archive; undefined if the archive cannot be read, which its build then says. */
export async function namesIn(content: Uint8Array, folder: string): Promise<ReadonlySet<string> | undefined> {
  const wanted = posix.normalize(`./${folder}/`)
  const names = new Set<string>()
  const guard = sizeGuard(unpackLimits, content.length)
  const read = detectFormat(content) === 'zip' ? readZip : readTar
  try {
    await read(content, guard, async ({ path, kind }) => {
      guard.addEntry()
      const { dir, base } = posix.parse(posix.normalize(path))
      if (kind !== 'folder' && posix.normalize(`./${dir}/`) === wanted) names.add(base)
    })
    return names
  } catch {
    return undefined
  }
}
