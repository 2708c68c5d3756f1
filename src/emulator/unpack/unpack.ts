import { createWriteStream } from 'node:fs'
import { link, mkdir, symlink } from 'node:fs/promises'
import { dirname, join, sep } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { archiveKind } from './archive-kind.ts'
import { type ArchiveEntry, ArchiveRefusal } from './entry.ts'
import { Layout } from './layout.ts'
import { Meter, type UnpackLimits, unpackLimits } from './limits.ts'
import { readTar } from './tar.ts'
import { readZip } from './zip.ts'

/**
 * Unpacks a `.tar.gz` or `.zip` into an empty folder and returns the number of its entries. Rejects with `ArchiveRefusal` at the
 * first entry that would leave the folder or is no file, folder or link, and when it swells beyond the limits; what was written
 * until then stays in the folder, which the caller removes.
 */
export async function unpack(
  content: Uint8Array,
  folder: string,
  limits: UnpackLimits = unpackLimits,
): Promise<{ entries: number }> {
  const kind = archiveKind(content)
  if (!kind) throw new ArchiveRefusal('it is neither a .tar.gz nor a .zip')
  const meter = new Meter(limits, content.length)
  const layout = new Layout(sep === '\\')
  const read = kind === 'zip' ? readZip : readTar
  let entries = 0
  try {
    await read(content, meter, async (entry) => {
      meter.addEntry()
      entries += 1
      await write(entry, layout, folder)
    })
  } catch (error) {
    throw error instanceof ArchiveRefusal ? error : new ArchiveRefusal(`it cannot be unpacked (${messageOf(error)})`)
  }
  return { entries }
}

async function write(entry: ArchiveEntry, layout: Layout, folder: string): Promise<void> {
  const place = join(folder, layout.place(entry))
  if (entry.kind === 'folder') {
    await mkdir(place, { recursive: true })
    return
  }
  await mkdir(dirname(place), { recursive: true })
  if (entry.kind === 'symlink') await symlink(entry.target, place)
  else if (entry.kind === 'hardlink') await link(join(folder, layout.hardTarget(entry)), place)
  else {
    const mode = entry.executable ? 0o755 : 0o644
    await pipeline(Readable.from(entry.read()), createWriteStream(place, { mode }))
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
