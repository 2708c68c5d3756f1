import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs'
import { isGone, shown, unpackable } from '../error.ts'
import type { Tally } from '../size-report.ts'
import type { Entry } from '../walk/walk.ts'
import { BlockRing } from './block-ring.ts'
import type { EncodeHeader } from './header.ts'

/** Neither waits for the writer of a pipe nor follows a link, should one have taken the file's place; not on Windows. */
const openFlags = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0) | (constants.O_NOFOLLOW ?? 0)

export interface TarSource {
  /** The packed folder, real and absolute. */
  readonly root: string
  readonly encode: EncodeHeader
  /** How many blocks the receiver still holds, at most, when it asks for the next. */
  readonly held: number
  readonly tally: Tally
  warn(text: string): void
}

/**
 * The tar stream of some entries, in blocks of 1 MiB, the last one shorter. Synchronous: nothing is as fast. A block is
 * overwritten after `held` further ones.
 *
 * The size of a file when it is opened is the size that it gets: zeros stand for what a shrinking one lost, what a
 * growing one gained stays out, each with a warning. A file that vanished is left out with a warning; one that cannot be
 * read throws an ArchiveError. On Windows, where modes do not tell, every file may be executed.
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
  const fd = open(path, source)
  if (fd === undefined) return
  try {
    const stat = fstatSync(fd)
    const { size } = stat
    if (!stat.isFile()) {
      source.warn(`${shown(path)} is left out: it was replaced while the folder was being packed.`)
      return
    }
    const executable = process.platform === 'win32' || (stat.mode & 0o100) !== 0
    yield* ring.put(source.encode(entry, { size, executable }))
    const change = yield* content(fd, { path, size, tally: source.tally }, ring)
    if (change) source.warn(`${shown(path)} ${change} while it was being packed; the archive may hold a broken copy.`)
    yield* ring.zeros(-size & 511)
    source.tally.add(path, size)
  } finally {
    closeSync(fd)
  }
}

/** Gives exactly `size` bytes, and how the file turned out not to have that size. */
function* content(
  fd: number,
  { path, size, tally }: { path: string; size: number; tally: Tally },
  ring: BlockRing,
): Generator<Buffer, 'grew' | 'shrank' | undefined> {
  for (let left = size; ; ) {
    // One byte more than is left tells whether the file goes on, at no cost; the ring has room for it.
    const got = read(fd, path, ring, left <= ring.room ? left + 1 : ring.room)
    if (got > left) {
      yield* ring.advance(left)
      return 'grew'
    }
    if (got === 0 && left > 0) {
      yield* ring.zeros(left)
      return 'shrank'
    }
    left -= got
    tally.begin(size - left)
    yield* ring.advance(got)
    if (left === 0) return undefined
  }
}

function open(path: string, { root, warn }: TarSource): number | undefined {
  try {
    return openSync(`${root}/${path}`, openFlags)
  } catch (error) {
    if (!isGone(error)) throw unpackable(path, error)
    warn(`${shown(path)} is left out: it vanished while the folder was being packed.`)
    return undefined
  }
}

function read(fd: number, path: string, ring: BlockRing, bytes: number): number {
  try {
    return readSync(fd, ring.block, ring.at, bytes, null)
  } catch (error) {
    throw unpackable(path, error)
  }
}
