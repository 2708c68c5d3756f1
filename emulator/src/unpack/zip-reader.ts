import { text } from 'node:stream/consumers'
import { crc32, inflateRawSync } from 'node:zlib'
import type { Entry, ZipFile } from 'yauzl'
import { type ArchiveEntry, ArchiveRefusal, type OnEntry, smallBytes } from './archive-entry.ts'
import type { SizeGuard } from './size-guard.ts'

/** Reads the entries of a `.zip` in the order of its directory. Rejects with the first error. */
export async function readZip(content: Uint8Array, guard: SizeGuard, onEntry: OnEntry): Promise<void> {
  const { fromBufferPromise } = await import('yauzl')
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.length)
  const archive = { bytes, zip: await fromBufferPromise(bytes), guard }
  for await (const entry of archive.zip.eachEntry()) await onEntry(await asEntry(archive, entry))
}

/** An open archive. */
interface OpenZip {
  readonly bytes: Buffer
  readonly zip: ZipFile
  readonly guard: SizeGuard
}

/** The type bits of a Unix mode. */
const types = { mask: 0o170000, file: 0o100000, folder: 0o040000, symlink: 0o120000 }

async function asEntry(archive: OpenZip, entry: Entry): Promise<ArchiveEntry> {
  // Zero if the archive was not made on Unix.
  const mode = entry.externalFileAttributes >>> 16
  const kind = entry.fileName.endsWith('/') ? 'folder' : toKind(mode & types.mask)
  const read = (): AsyncIterable<Buffer> => readContent(archive, entry)
  return {
    path: entry.fileName,
    kind,
    executable: (mode & 0o100) !== 0,
    size: entry.uncompressedSize,
    // A link's content is its target.
    target: kind === 'symlink' ? await text(read()) : '',
    read,
  }
}

function toKind(type: number): ArchiveEntry['kind'] {
  if (type === types.symlink) return 'symlink'
  if (type === types.folder) return 'folder'
  return type === types.file || type === 0 ? 'file' : 'device'
}

/** Refuses content that does not have its checksum, which yauzl leaves to its caller. */
async function* readContent(archive: OpenZip, entry: Entry): AsyncGenerator<Buffer> {
  const { zip, guard } = archive
  let checksum = 0
  const isSmall = entry.uncompressedSize <= smallBytes && entry.compressionMethod === deflated && !entry.isEncrypted()
  const chunks = isSmall ? [await inflated(archive, entry)] : await zip.openReadStreamPromise(entry)
  for await (const chunk of chunks) {
    if (!Buffer.isBuffer(chunk)) continue
    guard.addBytes(chunk.length)
    checksum = crc32(chunk, checksum)
    yield chunk
  }
  if (checksum !== entry.crc32) throw new ArchiveRefusal(`"${entry.fileName}" is damaged: its checksum is wrong`)
}

/** The compression method of nearly every entry. */
const deflated = 8

/** The content of a small entry at once: a stream for each took several times as long. Its size is checked as the streams do. */
async function inflated({ bytes, zip }: OpenZip, entry: Entry): Promise<Buffer> {
  const { fileDataStart } = await zip.readLocalFileHeaderPromise(entry, { minimal: true })
  const packed = bytes.subarray(fileDataStart, fileDataStart + entry.compressedSize)
  const content = inflateRawSync(packed, { maxOutputLength: smallBytes })
  if (content.length === entry.uncompressedSize) return content
  throw new ArchiveRefusal(`"${entry.fileName}" is damaged: its size is wrong`)
}
