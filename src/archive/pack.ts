import { createHash } from 'node:crypto'
import { realpathSync, statSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import type { Archive } from './archive.ts'
import { gzip } from './compress/gzip.ts'
import { Spool } from './compress/spool.ts'
import { ArchiveError, isGone, shown, unreadable } from './error.ts'
import { Tally } from './size-report.ts'
import { tarBlocks } from './tar/blocks.ts'
import { headerEncoder } from './tar/header.ts'
import { walk } from './walk/walk.ts'

/** How a folder is packed, and who is told of it. */
export interface PackOptions {
  /** Rejects with its reason; nothing is left behind. */
  readonly signal?: AbortSignal
  /** What was left out, or changed while it was packed: a sentence each, with the path in it. */
  warn(text: string): void
  /** What went in so far, after each MiB of it. */
  progress?(done: { readonly files: number; readonly bytes: number }): void
  /** Where an archive goes that is too large for memory; nothing is left there after disposal. */
  readonly temporaryFolder: string
  /** Deflate's, 1 to 9; default 4, which takes 30 % less time than 6 for 3 % more bytes. */
  readonly level?: number
  /** Blocks that are compressed or wait for it; default one for each of libuv's threads that has a core, and four. */
  readonly parallel?: number
  /** Bytes of an archive that are kept in memory; default 8 MiB, for a file costs a few hundredths of a second. */
  readonly memory?: number
}

/**
 * Packs a folder into a `.tar.gz`, reading it once and never holding it whole. The bytes depend on names, contents, links
 * and on which files may be executed, and on nothing else but the zlib inside Node. What stays out: see IgnoreRules and
 * walk. Throws an ArchiveError, also where no file is left to pack, and the signal's reason once it is aborted; nothing
 * is left behind then.
 */
export async function packFolder(folder: string, options: PackOptions): Promise<Archive> {
  const { signal, warn, progress, level = 4, memory = 8 * 1024 * 1024 } = options
  // libuv has four threads unless it is told otherwise; more blocks at a time would only take memory.
  const { parallel = Math.min(availableParallelism(), 4) + 4 } = options
  signal?.throwIfAborted()
  const root = realFolder(folder)
  const encode = headerEncoder()
  const tally = new Tally()
  const blocks = tarBlocks(walk(root, warn), { root, encode, held: parallel - 1, warn, tally })
  const hash = createHash('sha256')
  const spool = new Spool(options.temporaryFolder, memory)
  let size = 0
  try {
    for await (const chunk of gzip(blocks, { level, parallel, signal })) {
      hash.update(chunk)
      size += chunk.length
      await spool.write(chunk)
      progress?.({ files: tally.files, bytes: tally.bytes })
    }
    await spool.settle()
    if (tally.files === 0) throw nothingToPack(folder)
  } catch (error) {
    await spool.close()
    throw error
  }
  return {
    size,
    digest: hash.digest('hex'),
    packed: tally.total(),
    read: () => spool.read(),
    [Symbol.asyncDispose]: () => spool.close(),
  }
}

/** Where a folder really is; a link to one is followed, for the caller named it. */
function realFolder(folder: string): string {
  try {
    const root = realpathSync(folder)
    if (statSync(root).isDirectory()) return root
  } catch (error) {
    if (!isGone(error)) throw unreadable(folder, error)
    throw new ArchiveError(folder, `The folder ${shown(folder)} does not exist: name a folder that the job has made.`)
  }
  throw new ArchiveError(folder, `${shown(folder)} is not a folder: name a folder, or a .tar.gz, .tgz or .zip file.`)
}

function nothingToPack(folder: string): ArchiveError {
  const why = 'it is empty, or .gitignore and .deployignore leave out all that it holds'
  return new ArchiveError(folder, `The folder ${shown(folder)} has no file to pack: ${why}.`)
}
