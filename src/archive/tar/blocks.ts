import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs'
import { message } from '../../text/message.ts'
import { shownPath, unlessVanished, unpackable } from '../error.ts'
import type { SizeReport } from '../size-report.ts'
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
  warn(text: string): void
}

/**
 * The tar stream of the entries, in blocks of 1 MiB, the last one shorter. Synchronous: nothing else is as fast. A block is
 * overwritten after `held` further ones.
 *
 * A file gets the size that it has when it is opened: what it loses meanwhile is replaced by zeros, what it gains is left out,
 * each with a warning. A file that vanished is left out with a warning; one that cannot be read throws an ArchiveError. On
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
  const { root, warn, report } = source
  const fd = unlessVanished(path, warn, () => openSync(`${root}/${path}`, openFlags))
  if (fd === undefined) return
  try {
    const stat = fstatSync(fd)
    const { size } = stat
    if (!stat.isFile()) {
      warn(message`left-out-replaced: "${shownPath(path)}" is left out: it was replaced during packing.`)
      return
    }
    const executable = process.platform === 'win32' || (stat.mode & 0o100) !== 0
    yield* ring.put(source.encode(entry, { size, executable }))
    const change = yield* content(fd, { path, size, report }, ring)
    if (change) warn(message`file-changed: "${shownPath(path)}" ${change} during packing; its copy may be broken.`)
    yield* ring.zeros(-size & 511)
    report.add(path, size)
  } finally {
    closeSync(fd)
  }
}

/** Yields exactly `size` bytes, and returns how the file differed from that size. */
function* content(
  fd: number,
  { path, size, report }: { path: string; size: number; report: SizeReport },
  ring: BlockRing,
): Generator<Buffer, 'grew' | 'shrank' | undefined> {
  for (let left = size; ; ) {
    // Reading one byte more than is left shows whether the file continues, at no cost; the ring has room for it.
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
    report.begin(size - left)
    yield* ring.advance(got)
    if (left === 0) return undefined
  }
}

function read(fd: number, path: string, ring: BlockRing, bytes: number): number {
  try {
    return readSync(fd, ring.block, ring.at, bytes, null)
  } catch (error) {
    throw unpackable(path, error)
  }
}
