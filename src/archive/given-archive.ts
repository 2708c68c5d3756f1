import { createHash } from 'node:crypto'
import type { BigIntStats } from 'node:fs'
import { type FileHandle, open, stat } from 'node:fs/promises'
import type { Archive } from './archive.ts'
import { ArchiveError, isGone, shown, unreadable } from './error.ts'
import { fileChunks } from './file-chunks.ts'

/** How the accepted formats begin: RFC 1952 with deflate; the first entry of a zip (one without entries has none). */
const formats = [
  { name: 'gzip', endings: ['.tar.gz', '.tgz'], magic: Buffer.from([0x1f, 0x8b, 8]) },
  { name: 'zip', endings: ['.zip'], magic: Buffer.from('PK\x03\x04', 'latin1') },
]
type Format = (typeof formats)[number]

/**
 * Opens an archive that goes as it is, and reads it once for its digest. Its name (in any case), its first bytes and its
 * size are checked, not what it holds. Throws an ArchiveError, and the signal's reason once it is aborted.
 */
export async function openArchive(file: string, options: { readonly signal?: AbortSignal } = {}): Promise<Archive> {
  const { signal } = options
  signal?.throwIfAborted()
  const format = formatOf(file)
  const handle = await openFile(file)
  try {
    const opened = await handle.stat({ bigint: true })
    const read = (): AsyncGenerator<Buffer> => readUnchanged(file, handle, opened)
    const hash = createHash('sha256')
    for await (const chunk of read()) {
      signal?.throwIfAborted()
      hash.update(chunk)
    }
    await checkStart(file, handle, format)
    const digest = hash.digest('hex')
    const size = Number(opened.size)
    return { size, digest, packed: undefined, read, [Symbol.asyncDispose]: () => handle.close() }
  } catch (error) {
    await handle.close()
    throw error
  }
}

function formatOf(file: string): Format {
  const format = formats.find(({ endings }) => endings.some((ending) => file.toLowerCase().endsWith(ending)))
  if (format) return format
  throw new ArchiveError(
    file,
    `${shown(file)} is no archive: name a folder, or a file that ends in .tar.gz, .tgz or .zip.`,
  )
}

async function openFile(file: string): Promise<FileHandle> {
  try {
    // Asked first, for opening a named pipe would wait for its writer.
    if ((await stat(file)).isFile()) return await open(file)
  } catch (error) {
    if (!isGone(error)) throw unreadable(file, error)
    throw new ArchiveError(file, `The archive ${shown(file)} does not exist: name a file that the job has made.`)
  }
  throw new ArchiveError(file, `The archive ${shown(file)} is not a file: rename it if it is a folder to be packed.`)
}

async function checkStart(file: string, handle: FileHandle, format: Format): Promise<void> {
  const start = Buffer.alloc(4)
  const { bytesRead } = await handle.read(start, 0, start.length, 0)
  const begins = ({ magic }: Format): boolean => start.subarray(0, Math.min(magic.length, bytesRead)).equals(magic)
  if (begins(format)) return
  if (bytesRead === 0) throw new ArchiveError(file, `The archive ${shown(file)} is empty: make it again.`)
  const other = formats.find(begins)
  const found = other ? `it begins as a ${other.name} file, so give it that name` : 'make it again'
  throw new ArchiveError(
    file,
    `The archive ${shown(file)} is not the ${format.name} file that its name says: ${found}.`,
  )
}

/** The file from its start. That it is as it was when it was opened is checked before the last chunk is given. */
async function* readUnchanged(file: string, handle: FileHandle, opened: BigIntStats): AsyncGenerator<Buffer> {
  let left = Number(opened.size)
  for await (const chunk of fileChunks(handle, left)) {
    left -= chunk.length
    if (left === 0) await checkUnchanged(file, handle, opened)
    yield chunk
  }
  if (left > 0) await checkUnchanged(file, handle, opened)
}

async function checkUnchanged(file: string, handle: FileHandle, opened: BigIntStats): Promise<void> {
  const now = await handle.stat({ bigint: true })
  const same = now.size === opened.size && now.mtimeNs === opened.mtimeNs && now.ctimeNs === opened.ctimeNs
  if (same) return
  const remedy = 'let the job finish writing it first'
  throw new ArchiveError(file, `The archive ${shown(file)} changed after it was opened: ${remedy}.`)
}
