import { posix } from 'node:path'
import { type ArchiveEntry, detectFormat, smallBytes } from './archive-entry.ts'
import { sizeGuard, unpackLimits } from './size-guard.ts'
import { readTar } from './tar-reader.ts'
import { readZip } from './zip-reader.ts'

/**
 * The files directly in a folder of an archive, each with its text if it is a small one that is asked for, else without, and the names
 * of those asked for in the folders there; undefined if the archive cannot be read, which its build then says.
 */
export async function filesIn(
  content: Uint8Array,
  folder: string,
  isAskedFor: (name: string) => boolean,
): Promise<ReadonlyMap<string, string> | undefined> {
  const wanted = posix.normalize(`./${folder}/`)
  const files = new Map<string, string>()
  const guard = sizeGuard(unpackLimits, content.length)
  const read = detectFormat(content) === 'zip' ? readZip : readTar
  try {
    await read(content, guard, async (entry) => {
      guard.addEntry()
      const path = posix.relative(wanted, posix.normalize(entry.path))
      const { dir, base } = posix.parse(path)
      if (entry.kind === 'folder' || dir.includes('/') || dir === '..' || (dir !== '' && !isAskedFor(base))) return
      const isRead = dir === '' && entry.kind === 'file' && entry.size <= smallBytes && isAskedFor(base)
      files.set(path, isRead ? await readText(entry) : '')
    })
    return files
  } catch {
    return undefined
  }
}

async function readText(entry: ArchiveEntry): Promise<string> {
  const chunks: Uint8Array[] = []
  for await (const chunk of entry.read()) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}
