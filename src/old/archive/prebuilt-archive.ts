import { createHash } from 'node:crypto'
import type { BigIntStats } from 'node:fs'
import { type FileHandle, open, stat } from 'node:fs/promises'
import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { definedFields } from '../text/defined-fields.ts'
import { message } from '../text/message.ts'
import type { Archive } from './archive.ts'
import { ArchiveError, shownPath, unreadable } from './archive-error.ts'
import { fileChunks } from './file-chunks.ts'
import { isGone } from './vanished.ts'

/** The accepted formats and their first bytes: RFC 1952 with deflate; a zip's first entry (one without entries has none). */
const formats = [
  { name: 'gzip', endings: ['.tar.gz', '.tgz'], magic: Buffer.from([0x1f, 0x8b, 8]) },
  { name: 'zip', endings: ['.zip'], magic: Buffer.from('PK\x03\x04', 'latin1') },
]
type Format = (typeof formats)[number]

/**
 * Opens an existing archive, which is sent unchanged, and reads it once for its digest. Its name (in any case), its first bytes
 * and its size are checked, not its contents. Throws an ArchiveError, and the signal's reason once it is aborted.
 */
export async function openArchive(file: string, options: { readonly signal?: AbortSignal } = {}): Promise<Archive> {
  const { signal } = options
  signal?.throwIfAborted()
  const format = readFormat(file)
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
    await checkEnd({ file, handle, size: Number(opened.size), signal }, format)
    const [size, digest] = [Number(opened.size), hash.digest('hex')]
    return { size, digest, packed: undefined, read, [Symbol.asyncDispose]: () => handle.close() }
  } catch (error) {
    await handle.close()
    throw error
  }
}

function readFormat(file: string): Format {
  const format = formats.find(({ endings }) => endings.some((ending) => file.toLowerCase().endsWith(ending)))
  if (format) return format
  const text = message`not-an-archive: "${shownPath(file)}" is not an archive. Name a folder, or a .tar.gz, .tgz or .zip file.`
  throw new ArchiveError(file, text)
}

async function openFile(file: string): Promise<FileHandle> {
  const shown = shownPath(file)
  try {
    // First, because opening a named pipe would wait for its writer.
    if ((await stat(file)).isFile()) return await open(file)
  } catch (error) {
    if (!isGone(error)) throw unreadable(file, error)
    throw new ArchiveError(file, message`archive-missing: The archive does not exist: "${shown}". Build it first.`)
  }
  const text = message`archive-not-a-file: The archive is not a file: "${shown}". Rename it if it is a folder to pack.`
  throw new ArchiveError(file, text)
}

async function checkStart(file: string, handle: FileHandle, { name, magic }: Format): Promise<void> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(magic.length), 0, magic.length, 0)
  if (bytesRead === magic.length && buffer.equals(magic)) return
  const text = message`archive-broken: The archive is not a ${name} file: "${shownPath(file)}". Make it again, or rename it if it is of another format.`
  throw new ArchiveError(file, text)
}

interface OpenFile {
  readonly file: string
  readonly handle: FileHandle
  readonly size: number
  readonly signal: AbortSignal | undefined
}

/** A download or a disk that was full may have cut it: nobody could unpack it. */
async function checkEnd(opened: OpenFile, { name }: Format): Promise<void> {
  const isWhole = name === 'zip' ? await hasDirectory(opened) : await inflates(opened)
  if (isWhole) return
  const text = message`archive-cut: The archive cannot be unpacked: "${shownPath(opened.file)}" ends too early, or is damaged. Make it again, and check that what writes it has finished.`
  throw new ArchiveError(opened.file, text)
}

/** The end of a zip file's directory stands before a comment of at most 64 KiB. */
async function hasDirectory({ handle, size }: OpenFile): Promise<boolean> {
  const length = Math.min(size, 22 + 0xffff)
  const { buffer } = await handle.read(Buffer.alloc(length), 0, length, size - length)
  return buffer.includes('PK\x05\x06', 0, 'latin1')
}

/** Whether the checksum of gzip is right, and the blocks of tar are whole. */
async function inflates({ handle, size, signal }: OpenFile): Promise<boolean> {
  const gunzip = createGunzip()
  let bytes = 0
  const counted = new Writable({
    write(chunk: Buffer, _, done) {
      bytes += chunk.length
      done()
    },
  })
  try {
    const copies = async function* (): AsyncGenerator<Buffer> {
      for await (const chunk of fileChunks(handle, size)) yield Buffer.from(chunk)
    }
    await pipeline(copies, gunzip, counted, definedFields({ signal }))
  } catch (error) {
    signal?.throwIfAborted()
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('Z_')) return false
    throw error
  }
  return bytes % 512 === 0
}

/** The file from its start. Before the last chunk it is checked that the file did not change since it was opened. */
async function* readUnchanged(file: string, handle: FileHandle, opened: BigIntStats): AsyncGenerator<Buffer> {
  const check = async (): Promise<void> => {
    const now = await handle.stat({ bigint: true })
    if (now.size === opened.size && now.mtimeNs === opened.mtimeNs && now.ctimeNs === opened.ctimeNs) return
    const text = message`archive-changed: The archive changed after it was opened: "${shownPath(file)}". Finish writing it first.`
    throw new ArchiveError(file, text)
  }
  let left = Number(opened.size)
  for await (const chunk of fileChunks(handle, left)) {
    left -= chunk.length
    if (left === 0) await check()
    yield chunk
  }
  if (left > 0) await check()
}
