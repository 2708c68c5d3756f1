import { closeSync, constants, openSync, readSync } from 'node:fs'
import { Header } from 'tar/header'
import { Pax } from 'tar/pax'
import { InputError } from '../client/errors.ts'
import { headBytes, holdsCredentials } from './credentials.ts'
import type { Entry, FileList } from './files.ts'
import { withReadErrors } from './read-errors.ts'
import type { Remarks } from './remarks.ts'

type FileEntry = Extract<Entry, { kind: 'file' }>

/** The content of an archive so far. */
export interface Tally {
  files: number
  /** Total size of the files. */
  bytes: number
}

const blockBytes = 2 ** 20
/** The end of a tar stream, and the padding of a file up to a multiple of 512 bytes. */
const zeros = Buffer.alloc(1024)
/** A platform may repack the files as a zip file, which cannot store a time before 1980, in any zone. */
const mtime = new Date(Date.UTC(1980, 1, 1))
/**
 * If a link or a pipe has replaced the file, this neither follows the link nor waits for the pipe's writer. Windows
 * knows neither flag.
 */
const openFlags = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0)

/**
 * The tar stream of the files, in blocks of 1 MiB, the last one shorter. It depends only on paths, contents, links and
 * the executable bit. It reads synchronously, by far the fastest way for many small files.
 *
 * @param inFlight how many blocks the reader still uses when it asks for the next one; older ones are overwritten
 */
export function* tarBlocks(
  { folder, entries, remarks }: FileList,
  inFlight: number,
  tally: Tally,
): Generator<Buffer, void> {
  const writer = new BlockWriter(inFlight + 1)
  // Reused for each file: thousands of buffers would cost more than the data in them.
  const [block, head] = [Buffer.alloc(512), Buffer.alloc(headBytes)]
  for (const entry of entries) {
    if (entry.kind === 'file') yield* writeFile(folder, entry, { writer, block, head, remarks, tally })
    else yield* writer.write(encodeHeader(entry, block))
  }
  yield* writer.write(zeros)
  yield* writer.end()
}

interface Writing {
  readonly writer: BlockWriter
  readonly block: Buffer
  readonly head: Buffer
  readonly remarks: Remarks
  readonly tally: Tally
}

function* writeFile(
  folder: string,
  file: FileEntry,
  { writer, block, head, remarks, tally }: Writing,
): Generator<Buffer, void> {
  const { path, size } = file
  const descriptor = withReadErrors(path, () => openSync(`${folder}/${path}`, openFlags))
  const read = (into: Buffer): number => {
    const got = withReadErrors(path, () => readSync(descriptor, into))
    if (got > 0) return got
    throw new InputError('archive-path', `"${path}" became shorter while it was packed. Finish writing it first.`)
  }
  try {
    const first = size === 0 ? head.subarray(0, 0) : head.subarray(0, read(head.subarray(0, Math.min(size, headBytes))))
    if (file.isSuspect && holdsCredentials(path, first)) return remarks.add('credentials', path)
    if (isPointer(first)) remarks.add('pointer', path)
    yield* writer.write(encodeHeader(file, block))
    yield* writer.write(first)
    for (let left = size - first.length; left > 0; ) {
      const got = read(writer.room(left))
      yield* writer.skip(got)
      left -= got
    }
    yield* writer.write(zeros.subarray(0, -size & 511))
    tally.files++
    tally.bytes += size
  } finally {
    closeSync(descriptor)
  }
}

/** Whether a file is a pointer that Git LFS left in place of the content. */
function isPointer(head: Buffer): boolean {
  return head.length < 1024 && head.toString('latin1', 0, 43) === 'version https://git-lfs.github.com/spec/v1\n'
}

/** If a path has this many bytes, the header splits it and drops a folder's trailing slash. */
const splitBytes = 100

/**
 * Encodes the header of an entry, after a pax header if a path, a link target or a size does not fit.
 *
 * @param block is overwritten
 */
function encodeHeader(entry: Entry, block: Buffer): Buffer {
  const { kind, path } = entry
  const linkpath = kind === 'link' ? { linkpath: entry.target } : {}
  const size = kind === 'file' ? entry.size : 0
  // The mode shows only the executable bit, so that neither umask nor a read-only checkout changes the archive.
  const mode = kind === 'link' ? 0o777 : kind === 'folder' || entry.isExecutable ? 0o755 : 0o644
  const type = kind === 'link' ? 'SymbolicLink' : kind === 'folder' ? 'Directory' : 'File'
  const header = new Header({ path, ...linkpath, mode, uid: 0, gid: 0, size, mtime, type })
  block.fill(0)
  const needsPax = header.encode(block) || (kind === 'folder' && Buffer.byteLength(path) >= splitBytes)
  if (!needsPax) return block
  const large = size > 0o77777777777 ? { size } : {}
  return Buffer.concat([new Pax({ path, ...linkpath, ...large }).encode(), block])
}

/** Fills blocks in turn, and hands each on once it is full. */
class BlockWriter {
  readonly #blocks: readonly Buffer[]
  #turn = 0
  #filled = 0

  constructor(blocks: number) {
    this.#blocks = Array.from({ length: blocks }, () => Buffer.allocUnsafeSlow(blockBytes))
  }

  get #block(): Buffer {
    const block = this.#blocks[this.#turn % this.#blocks.length]
    if (block === undefined) throw new RangeError('a writer has blocks')
    return block
  }

  *write(bytes: Buffer): Generator<Buffer, void> {
    for (let from = 0; from < bytes.length; ) {
      const copied = bytes.copy(this.#block, this.#filled, from)
      from += copied
      yield* this.skip(copied)
    }
  }

  /** A buffer of at most `most` bytes that the caller may fill; `skip` then counts them. */
  room(most: number): Buffer {
    return this.#block.subarray(this.#filled, Math.min(blockBytes, this.#filled + most))
  }

  *skip(bytes: number): Generator<Buffer, void> {
    this.#filled += bytes
    if (this.#filled === blockBytes) yield* this.end()
  }

  *end(): Generator<Buffer, void> {
    if (this.#filled > 0) yield this.#block.subarray(0, this.#filled)
    this.#turn++
    this.#filled = 0
  }
}
