import { createHash } from 'node:crypto'
import { realpathSync, statSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { basename, dirname, isAbsolute, join, relative, sep } from 'node:path'
import { formatCount } from '../text/formats/count.ts'
import { message } from '../text/message.ts'
import { readStats } from '../text/regular-file.ts'
import type { Archive } from './archive.ts'
import { ArchiveError, shownPath, unreadable } from './archive-error.ts'
import { gzip } from './compress/gzip.ts'
import { Spool } from './compress/spool.ts'
import { SizeReport } from './size-report.ts'
import { tarBlocks } from './tar/blocks.ts'
import { headerEncoder } from './tar/header.ts'
import { sayUnusual, Unusual } from './unusual-entries.ts'
import { isGone } from './vanished.ts'
import { readRepositories, readRepository } from './walk/repositories.ts'
import { type Entry, UnknownRepository, type WalkSource, walk } from './walk/walk.ts'

/** How a folder is packed. */
export interface PackOptions {
  /** Aborts the packing, which rejects with its reason and leaves nothing behind. */
  readonly signal?: AbortSignal
  /** Called once at most, for all that is unusual in the folder: what was left out, and what may not belong in the archive. */
  warn(text: string): void
  /** The same where nothing of it is a reason to worry; without it, `warn` is called. */
  notice?(text: string): void
  /** Whether each file is served to everybody, as those of a static site are. */
  readonly isServed?: boolean
  /** Files and folders that this run writes, absolute: they are left out. */
  readonly written?: readonly string[]
  /** Called with the path of each file that is packed. */
  note?(path: string): void
  /** Called after each MiB with what was packed so far. */
  progress?(done: { readonly files: number; readonly bytes: number }): void
  /** Holds an archive that is too large for memory; nothing is left there after disposal. */
  readonly temporaryFolder: string
  /** Deflate's level, 1 to 9; default 4, which takes 30 % less time than 6 for 4.7 % more bytes. */
  readonly level?: number
  /** Blocks that are compressed or wait for it; by default one for each of libuv's threads that has a core, and four. */
  readonly parallel?: number
  /** Bytes of an archive that are kept in memory; default 8 MiB. A file costs a few hundredths of a second. */
  readonly memory?: number
}

/**
 * Packs a folder into a `.tar.gz`, reading it once and never holding it whole. The bytes depend on names, contents, links and
 * executable bits, on what Git tracks and ignores, and on nothing else but the zlib inside Node. `walk` says what is left out. Throws an
 * ArchiveError, also if no file is left to pack, and the signal's reason once it is aborted; nothing is left behind then.
 */
export async function packFolder(folder: string, options: PackOptions): Promise<Archive> {
  options.signal?.throwIfAborted()
  const root = outsideGit(realFolder(folder), folder)
  const repositories = new Map(await readRepositories(root, options.signal))
  for (;;) {
    const unusual = new Unusual()
    try {
      return await packKnown({ root, folder, unusual, repositories, ...readServing(root, options) }, options)
    } catch (error) {
      if (!(error instanceof UnknownRepository)) throw error
      repositories.set(error.folder, await readRepository(root, error.folder, options.signal))
    }
  }
}

interface KnownFolder extends WalkSource {
  /** As the caller spelt it. */
  readonly folder: string
}

/** Throws an UnknownRepository at a repository that Git was not asked for. */
async function packKnown(source: KnownFolder, options: PackOptions): Promise<Archive> {
  const { root, folder, unusual } = source
  const { signal, progress, level = 4, memory = 8 * 1024 * 1024 } = options
  // libuv has four threads by default; more blocks at a time would only take memory.
  const { parallel = Math.min(availableParallelism(), 4) + 4 } = options
  const encode = headerEncoder()
  const report = new SizeReport()
  let links = 0
  const note = (entry: Entry): void => {
    if (entry.kind === 'link') links += 1
    if (entry.kind !== 'folder') options.note?.(entry.path)
  }
  const blocks = tarBlocks(noted(walk(source), note), { root, encode, held: parallel - 1, unusual, report })
  const hash = createHash('sha256')
  const spool = new Spool(options.temporaryFolder, memory)
  let size = 0
  try {
    for await (const chunk of gzip(blocks, { level, parallel, signal })) {
      hash.update(chunk)
      size += chunk.length
      await spool.write(chunk)
      progress?.({ files: report.files, bytes: report.bytes })
    }
    await noteUnlike(source)
    say(unusual, options)
    if (report.files === 0) throw noFiles(folder, unusual, links)
  } catch (error) {
    await spool.close()
    throw error
  }
  const digest = hash.digest('hex')
  const packed = { ...report.total(), links, unusual: unusual.list() }
  return { size, digest, packed, read: () => spool.read(), [Symbol.asyncDispose]: () => spool.close() }
}

/** Notes where the folder is not what Git tracks. */
async function noteUnlike({ root, unusual, repositories }: KnownFolder): Promise<void> {
  for (const [folder, repository] of repositories ?? []) {
    if (repository === undefined) continue
    const { index, deleted } = repository
    const submodules = new Set(index.submodules())
    const isAbsent = (path: string): boolean => readStats(`${root}/${folder}${path}`) === undefined
    for (const path of [...(await deleted), ...index.unchecked().filter(isAbsent)])
      unusual.add(submodules.has(`${path}/`) ? 'empty-submodules' : 'absent-tracked', folder + path)
    for (const path of index.unmerged()) unusual.add('packed-unmerged', folder + path)
    for (const path of index.links())
      if (readStats(`${root}/${folder}${path}`)?.isFile()) unusual.add('packed-link-text', folder + path)
  }
}

function say(unusual: Unusual, options: PackOptions): void {
  const said = sayUnusual(unusual.list())
  if (said?.level === 'notice' && options.notice !== undefined) options.notice(said.text)
  else if (said !== undefined) options.warn(said.text)
}

function readServing(root: string, { isServed = false, written = [] }: PackOptions) {
  const inside = written.flatMap((file) => pathInside(root, file))
  return { isServed, written: new Set(inside) }
}

/** A file or folder that the run writes, as the path of an entry: with and without the `/` of a folder, as it may not exist yet. */
function pathInside(root: string, file: string): readonly string[] {
  const path = relative(root, readRealPath(file)).split(sep).join('/')
  return path === '' || path === '..' || path.startsWith('../../') || isAbsolute(path) ? [] : [path, `${path}/`]
}

/** A file that does not exist yet may be in a folder behind a link. */
function readRealPath(file: string): string {
  try {
    return join(realpathSync(dirname(file)), basename(file))
  } catch (error) {
    if (isGone(error)) return file
    throw unreadable(file, error)
  }
}

function* noted(entries: Iterable<Entry>, note: (entry: Entry) => void): Generator<Entry> {
  for (const entry of entries) {
    note(entry)
    yield entry
  }
}

/** @param links that are packed, of which none leads out */
function noFiles(folder: string, unusual: Unusual, links: number): ArchiveError {
  const shown = shownPath(folder)
  const out = unusual.list().find(({ kind }) => kind === 'left-out-link')?.count ?? 0
  if (links + out === 0) {
    const text = message`folder-without-files: The folder has no files to pack: "${shown}". It is empty, or .gitignore and .deployignore exclude everything in it.`
    return new ArchiveError(folder, text)
  }
  const where = out === 0 ? 'none of them leads to a file that is packed' : `${out} of them led outside`
  const text = message`folder-of-links: The folder has links and no file to pack: "${shown}" has ${formatCount(links + out, 'link')}, and ${where}. A link is packed without what it leads to. Copy what they lead to, such as with \`cp -RL\`, and name the copy.`
  return new ArchiveError(folder, text)
}

/** A change can make a link to Git's own folder of what is uploaded. Its settings may hold the token of the checkout. */
function outsideGit(root: string, folder: string): string {
  if (!root.split(sep).includes('.git')) return root
  const text = message`folder-of-git: "${shownPath(folder)}" is a folder of Git itself, whose settings may hold a token. Name the folder that was built.`
  throw new ArchiveError(folder, text)
}

/** The real path of a folder; a link to one is followed, because the caller named it. */
function realFolder(folder: string): string {
  const shown = shownPath(folder)
  try {
    const root = realpathSync(folder)
    if (statSync(root).isDirectory()) return root
  } catch (error) {
    if (!isGone(error)) throw unreadable(folder, error)
    const text = message`folder-missing: The folder does not exist: "${shown}". Build it first.`
    throw new ArchiveError(folder, text)
  }
  const text = message`not-a-folder: "${shown}" is not a folder. Name a folder, or a .tar.gz, .tgz or .zip file.`
  throw new ArchiveError(folder, text)
}
