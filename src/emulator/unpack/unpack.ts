import { createWriteStream } from 'node:fs'
import { link, mkdir, symlink } from 'node:fs/promises'
import { dirname, join, sep } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type ArchiveEntry, ArchiveRefusal, formatOf, sizeGuard, unpackLimits } from './archive-entry.ts'
import { SafePaths } from './safe-paths.ts'
import { readTar } from './tar-reader.ts'
import { readZip } from './zip-reader.ts'

/**
 * Unpacks a `.tar.gz` or `.zip` into an empty folder and returns the number of its entries. Rejects with `ArchiveRefusal` at the
 * first entry that would leave the folder, or is not a file, folder or link, and if the archive exceeds the limits. The entries
 * before it stay in the folder, which the caller removes.
 */
export async function unpack(content: Uint8Array, folder: string, limits = unpackLimits): Promise<{ entries: number }> {
  const format = formatOf(content)
  if (!format) throw new ArchiveRefusal('it is neither a .tar.gz nor a .zip')
  const guard = sizeGuard(limits, content.length)
  const paths = new SafePaths(sep === '\\')
  const read = format === 'zip' ? readZip : readTar
  try {
    await read(content, guard, async (entry) => {
      guard.addEntry()
      await write(entry, paths, folder)
    })
  } catch (error) {
    throw error instanceof ArchiveRefusal
      ? error
      : new ArchiveRefusal(`it could not be unpacked (${error instanceof Error ? error.message : String(error)})`)
  }
  return { entries: guard.entries() }
}

async function write(entry: ArchiveEntry, paths: SafePaths, folder: string): Promise<void> {
  const path = join(folder, paths.pathOf(entry))
  if (entry.kind === 'folder') {
    await mkdir(path, { recursive: true })
    return
  }
  await mkdir(dirname(path), { recursive: true })
  if (entry.kind === 'symlink') await symlink(entry.target, path)
  else if (entry.kind === 'hardlink') await link(join(folder, paths.linkedFile(entry)), path)
  else {
    const mode = entry.executable ? 0o755 : 0o644
    await pipeline(Readable.from(entry.read()), createWriteStream(path, { mode }))
  }
}
