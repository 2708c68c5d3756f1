import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs'
import { unpackable } from '../archive-error.ts'
import type { SizeReport } from '../size-report.ts'
import type { Unusual } from '../unusual-entries.ts'
import { unlessVanished } from '../vanished.ts'
import type { Entry } from '../walk/walk.ts'
import { BlockRing } from './block-ring.ts'
import type { EncodeHeader } from './header.ts'

/** Does not wait for the writer of a pipe or follow a link that has taken the file's place; not on Windows. */
const openFlags = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0) | (constants.O_NOFOLLOW ?? 0)

interface TarSource {
  /** The packed folder, real and absolute. */
  readonly root: string
  readonly encode: EncodeHeader
  /** How many blocks the receiver still uses, at most, when it asks for the next one. */
  readonly held: number
  readonly report: SizeReport
  /** Receives what changes while it is read, and pointers without their content. */
  readonly unusual: Unusual
}

/**
 * The tar stream of the entries, in blocks of 1 MiB, the last one shorter. Synchronous: nothing else is as fast. A block is
 * overwritten after `held` further ones.
 *
 * A file gets the size that it has when it is opened: what it loses meanwhile is replaced by zeros, what it gains is left out,
 * which is noted. A file that vanished is left out; one that cannot be read throws an ArchiveError. On
 * Windows, where modes say nothing, every file is executable.
 */
export function* tarBlocks(entries: Iterable<Entry>, source: TarSource): Generator<Buffer> {
  const ring = new BlockRing(source.held + 1)
  for (const entry of entries) {
    if (entry.kind === 'file') yield* file(entry, source, ring)
    else yield* ring.put(source.encode(entry))
  }
  yield* ring.zeros(1024)
  yield* ring.flush()
}

function* file(entry: Entry, source: TarSource, ring: BlockRing): Generator<Buffer> {
  const { path } = entry
  const { root, unusual, report } = source
  const fd = unlessVanished(path, unusual, () => openSync(`${root}/${path}`, openFlags))
  if (fd === undefined) return
  try {
    const stat = fstatSync(fd)
    const { size } = stat
    if (!stat.isFile()) {
      unusual.add('left-out-replaced', path)
      return
    }
    const executable = process.platform === 'win32' || (stat.mode & 0o100) !== 0
    yield* ring.put(source.encode(entry, { size, executable }))
    const { isUnchanged, isPointer } = yield* content(fd, { path, size, report }, ring)
    if (isPointer) unusual.add('packed-pointers', path)
    if (!isUnchanged) unusual.add('file-changed', path)
    yield* ring.zeros(-size & 511)
    report.add(path, size)
  } finally {
    closeSync(fd)
  }
}

/** What was seen of a file while it was packed. */
interface Content {
  /** It had the size that was expected. */
  readonly isUnchanged: boolean
  /** It stands for its content in Git LFS. */
  readonly isPointer: boolean
}

/** Yields exactly `size` bytes. */
function* content(
  fd: number,
  { path, size, report }: { path: string; size: number; report: SizeReport },
  ring: BlockRing,
): Generator<Buffer, Content> {
  let isPointer = false
  for (let left = size; ; ) {
    // Reading one byte more than is left shows whether the file continues, at no cost; the ring has room for it.
    const got = read(fd, path, ring, left <= ring.room ? left + 1 : ring.room)
    // Each file begins at a multiple of 512 bytes, and so does what is left of a block.
    if (left === size) isPointer = beginsPointer(ring.block.subarray(ring.at, ring.at + got), size)
    if (got > left) {
      yield* ring.advance(left)
      return { isUnchanged: false, isPointer }
    }
    if (got === 0 && left > 0) {
      yield* ring.zeros(left)
      return { isUnchanged: false, isPointer }
    }
    left -= got
    report.begin(size - left)
    yield* ring.advance(got)
    if (left === 0) return { isUnchanged: true, isPointer }
  }
}

function read(fd: number, path: string, ring: BlockRing, bytes: number): number {
  try {
    return readSync(fd, ring.block, ring.at, bytes, null)
  } catch (error) {
    throw unpackable(path, error)
  }
}

/** How a pointer of Git LFS begins, by its specification, which also says that it has less than 1,024 bytes. */
const pointerStart = Buffer.from('version https://git-lfs.github.com/spec/v1\n')
/** With the id of its content, which has 64 digits. */
const leastPointer = 120

/** Whether these bytes are the begin of a file that stands for its content in Git LFS. */
function beginsPointer(bytes: Buffer, size: number): boolean {
  if (size < leastPointer || size >= 1024) return false
  return pointerStart.equals(bytes.subarray(0, pointerStart.length))
}
