import { posix } from 'node:path'
import { type ArchiveEntry, ArchiveRefusal } from './archive-entry.ts'

/**
 * Decides the path of each entry, and refuses entries that would leave the folder. It works with names only, never with the disk:
 *
 * - a path is relative and has no `..`;
 * - no entry lies below a link, and no link replaces an earlier entry, so every parent folder is real;
 * - in the target of a link any `..` comes first, and the target stays in the folder. By the rule above `..` leads through real
 *   folders, and a link further down the target leads into the folder too.
 *
 * Names are compared as the least strict file systems compare them: without case by Unicode's full folding (`ß` is `ss`), in one
 * Unicode form, and without invisible characters. No such comparison is complete, so `unpack` also makes every link last.
 */
export class SafePaths {
  readonly #windows: boolean
  readonly #links = new Set<string>()
  readonly #taken = new Set<string>()

  /** On Windows a backslash separates names, and a colon follows a drive or names a stream. */
  constructor(windows: boolean) {
    this.#windows = windows
  }

  /** The path of an entry, relative and with `/`; empty for the folder itself. Throws `ArchiveRefusal`. */
  claimPath(entry: ArchiveEntry): string {
    const path = this.#inside(entry.path, entry.path)
    if (entry.kind === 'device') throw new ArchiveRefusal(`"${entry.path}" is a device`)
    const name = this.#fold(path)
    const parents = listParents(name)
    const link = parents.find((parent) => this.#links.has(parent))
    if (link !== undefined) throw new ArchiveRefusal(`"${entry.path}" lies below a link`)
    if (entry.kind === 'symlink') {
      this.#checkTarget(path, entry)
      if (path === '' || this.#taken.has(name)) throw new ArchiveRefusal(`the link "${entry.path}" replaces an entry`)
      this.#links.add(name)
    } else if (this.#links.has(name)) {
      throw new ArchiveRefusal(`"${entry.path}" replaces a link`)
    }
    for (const taken of [...parents, name]) this.#taken.add(taken)
    return path
  }

  /** The path of the file that a hard link names. It must be an earlier entry, and not a link. */
  linkedFile(entry: ArchiveEntry): string {
    const path = this.#inside(entry.target, entry.path)
    const name = this.#fold(path)
    const throughLink = [...listParents(name), name].some((part) => this.#links.has(part))
    if (throughLink || !this.#taken.has(name)) {
      throw new ArchiveRefusal(`the link "${entry.path}" does not lead to a file of the archive`)
    }
    return path
  }

  #checkTarget(path: string, entry: ArchiveEntry): void {
    const target = this.#separated(entry.target)
    const names = target.split('/').filter((name) => name !== '' && name !== '.')
    const firstName = names.findIndex((name) => name !== '..')
    const climbsLate = firstName !== -1 && names.indexOf('..', firstName) !== -1
    const outside = posix.join(posix.dirname(path), ...names).split('/')[0] === '..'
    if (target === '' || this.#isAbsolute(target) || climbsLate || outside) {
      throw new ArchiveRefusal(`the link "${entry.path}" leads outside`)
    }
  }

  #inside(path: string, shown: string): string {
    const separated = this.#separated(path)
    const names = separated.split('/').filter((name) => name !== '' && name !== '.')
    if (separated === '' || separated.includes('\0')) throw new ArchiveRefusal('an entry has no usable name')
    if (this.#isAbsolute(separated)) throw new ArchiveRefusal(`"${shown}" is an absolute path`)
    if (names.includes('..')) throw new ArchiveRefusal(`"${shown}" leads outside`)
    return names.join('/')
  }

  /** Windows ignores dots and spaces at the end of a name, HFS+ and others ignore invisible characters anywhere. */
  #fold(path: string): string {
    // Upper case last: unlike lower case it has one form of sigma, and writes out `ß` and ligatures.
    const folded = path
      .replace(/\p{DI}/gu, '')
      .toLowerCase()
      .toUpperCase()
      .normalize('NFC')
    return this.#windows ? folded.replace(/[. ]+(?=\/|$)/g, '') : folded
  }

  #separated(path: string): string {
    return this.#windows ? path.replaceAll('\\', '/') : path
  }

  #isAbsolute(path: string): boolean {
    return path.startsWith('/') || (this.#windows && path.includes(':')) || /^[A-Za-z]:[\\/]/.test(path)
  }
}

function listParents(path: string): string[] {
  const names = path.split('/')
  return names.slice(1).map((_, n) => names.slice(0, n + 1).join('/'))
}
