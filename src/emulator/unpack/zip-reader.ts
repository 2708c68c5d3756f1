import { text } from 'node:stream/consumers'
import { crc32 } from 'node:zlib'
import type { Entry, ZipFile } from 'yauzl'
import { type ArchiveEntry, ArchiveRefusal, type OnEntry, type SizeGuard } from './archive-entry.ts'

/** Reads the entries of a `.zip` in the order of its directory. Rejects with the first error. */
export async function readZip(content: Uint8Array, guard: SizeGuard, onEntry: OnEntry): Promise<void> {
  const { fromBufferPromise } = await import('yauzl')
  const zip = await fromBufferPromise(Buffer.from(content.buffer, content.byteOffset, content.length))
  for await (const entry of zip.eachEntry()) await onEntry(await asEntry(zip, entry, guard))
}

/** The type bits of a Unix mode. */
const types = { mask: 0o170000, file: 0o100000, folder: 0o040000, symlink: 0o120000 }

async function asEntry(zip: ZipFile, entry: Entry, guard: SizeGuard): Promise<ArchiveEntry> {
  // Zero if the archive was not made on Unix.
  const mode = entry.externalFileAttributes >>> 16
  const kind = entry.fileName.endsWith('/') ? 'folder' : kindOf(mode & types.mask)
  const read = (): AsyncIterable<Buffer> => contentOf(zip, entry, guard)
  return {
    path: entry.fileName,
    kind,
    executable: (mode & 0o100) !== 0,
    // A link's content is its target.
    target: kind === 'symlink' ? await text(read()) : '',
    read,
  }
}

function kindOf(type: number): ArchiveEntry['kind'] {
  if (type === types.symlink) return 'symlink'
  if (type === types.folder) return 'folder'
  return type === types.file || type === 0 ? 'file' : 'device'
}

/** Refuses content that does not have its checksum, which yauzl leaves to its caller. */
async function* contentOf(zip: ZipFile, entry: Entry, guard: SizeGuard): AsyncGenerator<Buffer> {
  let checksum = 0
  for await (const chunk of await zip.openReadStreamPromise(entry)) {
    if (!Buffer.isBuffer(chunk)) continue
    guard.addBytes(chunk.length)
    checksum = crc32(chunk, checksum)
    yield chunk
  }
  if (checksum !== entry.crc32) throw new ArchiveRefusal(`"${entry.fileName}" is damaged: its checksum is wrong`)
}
