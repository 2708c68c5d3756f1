import { writeFileSync } from 'node:fs'
import { link, mkdir, symlink, writeFile } from 'node:fs/promises'
import { dirname, join, resolve, sep } from 'node:path'
import { type ArchiveEntry, ArchiveRefusal, detectFormat, smallBytes } from './archive-entry.ts'
import { SafePaths } from './safe-paths.ts'
import { sizeGuard, unpackLimits } from './size-guard.ts'
import { readTar } from './tar-reader.ts'
import { readZip } from './zip-reader.ts'

/**
 * Unpacks a `.tar.gz` or `.zip` into an empty folder and returns the number of its entries. Rejects with `ArchiveRefusal` at the
 * first entry that would leave the folder, or is not a file, folder or link, and if the archive exceeds the limits. The entries
 * before it stay in the folder, which the caller removes.
 */
export async function unpack(content: Uint8Array, folder: string, limits = unpackLimits): Promise<{ entries: number }> {
  const format = detectFormat(content)
  if (!format) throw new ArchiveRefusal('it is neither a .tar.gz nor a .zip')
  const guard = sizeGuard(limits, content.length)
  const writer = new Writer(folder)
  const read = format === 'zip' ? readZip : readTar
  try {
    await read(content, guard, async (entry) => {
      guard.addEntry()
      await writer.write(entry)
    })
    await writer.makeLinks()
  } catch (error) {
    throw error instanceof ArchiveRefusal
      ? error
      : new ArchiveRefusal(`it could not be unpacked (${error instanceof Error ? error.message : String(error)})`)
  }
  return { entries: guard.entries() }
}

/**
 * Writes the entries of one archive. It makes symbolic links after everything else, in folders that exist by then: whatever names the
 * file system takes for the same, no write can go through a link. On Windows a link also gets its kind from its target, which has to
 * exist, so a link to a link comes second.
 */
class Writer {
  readonly #folder: string
  readonly #paths = new SafePaths(sep === '\\')
  readonly #made = new Set<string>()
  /** The target of each link, by its own path. */
  readonly #links = new Map<string, string>()

  constructor(folder: string) {
    this.#folder = folder
  }

  async write(entry: ArchiveEntry): Promise<void> {
    const path = join(this.#folder, this.#paths.claimPath(entry))
    if (entry.kind === 'folder') {
      await this.#makeFolder(path)
      return
    }
    await this.#makeFolder(dirname(path))
    if (entry.kind === 'symlink') this.#links.set(path, entry.target)
    else if (entry.kind === 'hardlink') await link(join(this.#folder, this.#paths.linkedFile(entry)), path)
    else await writeContent(path, entry)
  }

  async #makeFolder(path: string): Promise<void> {
    if (this.#made.has(path)) return
    await mkdir(path, { recursive: true })
    this.#made.add(path)
  }

  async makeLinks(): Promise<void> {
    for (const first of this.#links.keys()) {
      const chain: [path: string, target: string][] = []
      for (let path = first, target = this.#links.get(path); target !== undefined; target = this.#links.get(path)) {
        this.#links.delete(path)
        chain.push([path, target])
        path = resolve(dirname(path), target)
      }
      for (const [path, target] of chain.reverse()) await symlink(target, path)
    }
  }
}

/** A small file is written at once: three rounds through the thread pool took several times as long. */
async function writeContent(path: string, entry: ArchiveEntry): Promise<void> {
  const mode = entry.executable ? 0o755 : 0o644
  if (entry.size > smallBytes) return writeFile(path, entry.read(), { mode })
  const chunks: Uint8Array[] = []
  for await (const chunk of entry.read()) chunks.push(chunk)
  writeFileSync(path, Buffer.concat(chunks), { mode })
}
