import { posix } from 'node:path'
import { type ArchiveEntry, ArchiveRefusal } from './entry.ts'

/**
 * Decides where each entry goes, and refuses those that would not stay in the folder. It knows names only, never the disk:
 *
 * - a path is relative and does not climb;
 * - nothing lies beneath a link, and no link takes the place of what was there before, so that each folder on the way is real;
 * - a link's target climbs first, if at all, and stays inside: by the rule above it climbs through real folders, and what it
 *   then descends into leads, if it is a link, inside too.
 *
 * Names are compared without case and in one Unicode form, as the least discerning file systems do.
 */
export class Layout {
  readonly #windows: boolean
  readonly #links = new Set<string>()
  readonly #taken = new Set<string>()

  /** `windows`: a backslash separates, a colon names a drive or a stream. */
  constructor(windows: boolean) {
    this.#windows = windows
  }

  /** The path to write to, relative and with `/`; empty for the folder itself. Throws `ArchiveRefusal`. */
  place(entry: ArchiveEntry): string {
    const path = this.#inside(entry.path, entry.path)
    if (entry.kind === 'device') throw new ArchiveRefusal(`"${entry.path}" is a device`)
    const name = this.#fold(path)
    const parents = parentsOf(name)
    const link = parents.find((parent) => this.#links.has(parent))
    if (link !== undefined) throw new ArchiveRefusal(`"${entry.path}" lies beneath a link`)
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

  /** The file that a hard link names, by the rules for paths; it must have come before, and be no link. */
  hardTarget(entry: ArchiveEntry): string {
    const path = this.#inside(entry.target, entry.path)
    const name = this.#fold(path)
    const throughLink = [...parentsOf(name), name].some((part) => this.#links.has(part))
    if (throughLink || !this.#taken.has(name)) {
      throw new ArchiveRefusal(`the link "${entry.path}" leads to no file of the archive`)
    }
    return path
  }

  #checkTarget(path: string, entry: ArchiveEntry): void {
    const target = this.#separated(entry.target)
    const names = target.split('/').filter((name) => name !== '' && name !== '.')
    const climbs = names.findIndex((name) => name !== '..')
    const climbsLate = climbs !== -1 && names.indexOf('..', climbs) !== -1
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

  /** Windows passes over dots and spaces at the end of a name. */
  #fold(path: string): string {
    const folded = path.normalize('NFC').toLowerCase()
    return this.#windows ? folded.replace(/[. ]+(?=\/|$)/g, '') : folded
  }

  #separated(path: string): string {
    return this.#windows ? path.replaceAll('\\', '/') : path
  }

  #isAbsolute(path: string): boolean {
    return path.startsWith('/') || (this.#windows && path.includes(':')) || /^[A-Za-z]:[\\/]/.test(path)
  }
}

function parentsOf(path: string): string[] {
  const names = path.split('/')
  return names.slice(1).map((_, n) => names.slice(0, n + 1).join('/'))
}
