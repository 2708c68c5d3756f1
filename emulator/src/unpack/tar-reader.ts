import { once } from 'node:events'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type { Parser, ReadEntry } from 'tar'
import { type ArchiveEntry, ArchiveRefusal, type OnEntry } from './archive-entry.ts'
import type { SizeGuard } from './size-guard.ts'

/** Bytes of the archive that are decompressed ahead of the entry that is written. */
const sliceBytes = 64 * 1024

/** Reads the entries of a `.tar.gz` in order. Rejects with the first error. */
export async function readTar(content: Uint8Array, guard: SizeGuard, onEntry: OnEntry): Promise<void> {
  const { Parser } = await import('tar')
  const parser = new Parser({ strict: true })
  const failed = new AbortController()
  const { signal } = failed
  const fail = (error: unknown): void => failed.abort(error)
  let visits = Promise.resolve()
  let last: ReadEntry | undefined
  parser.on('error', fail)
  // The parser would pass over an entry of a type that it does not know.
  parser.on('ignoredEntry', (entry: ReadEntry) => fail(refusalOf(entry)))
  parser.on('entry', (entry: ReadEntry) => {
    last = entry
    visits = visits.then(() => {
      if (isSparse(entry)) throw refusalOf(entry)
      return onEntry(asEntry(entry, signal))
    })
    visits.then(() => entry.resume(), fail)
  })
  try {
    await pipeline(slices(content), createGunzip(), (chunks) => parse(chunks, parser, guard, signal), { signal })
    await visits
  } catch (error) {
    // What writes the last entry would wait for its rest, with the file open.
    fail(error)
    last?.destroy()
    throw signal.reason
  }
}

function* slices(content: Uint8Array): Generator<Uint8Array> {
  for (let start = 0; start < content.length; start += sliceBytes) {
    yield content.subarray(start, start + sliceBytes)
  }
}

async function parse(
  chunks: AsyncIterable<Buffer>,
  parser: Parser,
  guard: SizeGuard,
  signal: AbortSignal,
): Promise<void> {
  for await (const chunk of chunks) {
    guard.addBytes(chunk.length)
    if (!parser.write(chunk)) await once(parser, 'drain', { signal })
  }
  const ended = once(parser, 'end', { signal })
  parser.end()
  await ended
}

const kinds: Readonly<Record<string, ArchiveEntry['kind']>> = {
  File: 'file',
  OldFile: 'file',
  ContiguousFile: 'file',
  Directory: 'folder',
  GNUDumpDir: 'folder',
  SymbolicLink: 'symlink',
  Link: 'hardlink',
}

/** GNU tar leaves the holes of a file out with `--sparse`, by a type of its own or by a name: without them it would be another file. */
function isSparse({ type, path }: ReadEntry): boolean {
  return type === 'SparseFile' || /(?:^|\/)GNUSparseFile\.\d+\//.test(path)
}

function refusalOf(entry: ReadEntry): ArchiveRefusal {
  const { path, type } = entry
  return new ArchiveRefusal(
    isSparse(entry)
      ? `"${path}" is a sparse entry of GNU tar: make the archive without --sparse`
      : `"${path}" is of the unknown type ${type}`,
  )
}

function asEntry(entry: ReadEntry, signal: AbortSignal): ArchiveEntry {
  return {
    path: entry.path,
    kind: kinds[entry.type] ?? 'device',
    executable: ((entry.mode ?? 0) & 0o100) !== 0,
    size: entry.size,
    target: entry.linkpath ?? '',
    read: () => readContent(entry, signal),
  }
}

async function* readContent(entry: ReadEntry, signal: AbortSignal): AsyncGenerator<Uint8Array> {
  // Asked for more after it was destroyed, it would never answer.
  signal.throwIfAborted()
  for await (const chunk of entry) {
    yield chunk
    signal.throwIfAborted()
  }
}
