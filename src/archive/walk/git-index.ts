/** The mode of a submodule, and that of a link. */
const [submoduleMode, linkMode] = ['160000', '120000']
/** Before each mode, and a space behind it: `H` is cached, `S` is not checked out, `M` is unmerged. */
const tagBytes = 2

/**
 * What Git tracks below a folder, by the output of `git ls-files --stage -t -z`, whose paths are in order of their bytes. It is searched
 * as it is: a set of all paths would cost more time and memory than the few questions of a walk.
 */
export class GitIndex {
  /** With a NUL before the first entry, as before all others. */
  readonly #bytes: Buffer
  readonly #prefix: string

  /** @param prefix of the paths in the index that every path here lacks */
  constructor(listed: string, prefix: string) {
    this.#bytes = Buffer.from(`\0${listed}`)
    this.#prefix = prefix
  }

  /** Whether a path is tracked, as a file, link or submodule; of a folder, whose path ends in `/`, anything below it. */
  has(path: string): boolean {
    const sought = Buffer.from(this.#prefix + path)
    const found = this.#atOrAfter(sought)
    const isFolder = path === '' || path.endsWith('/')
    if (!isFolder) return found?.path.equals(sought) === true
    return found?.path.subarray(0, sought.length).equals(sought) === true || this.isSubmodule(path)
  }

  /** @param folder ends in `/` */
  isSubmodule(folder: string): boolean {
    if (folder === '') return false
    const sought = Buffer.from(this.#prefix + folder.slice(0, -1))
    const found = this.#atOrAfter(sought)
    return found !== undefined && found.mode === submoduleMode && found.path.equals(sought)
  }

  /** The folders of all submodules, with `/` at their ends. */
  submodules(): readonly string[] {
    return this.#having(` ${submoduleMode} `).map((path) => `${path}/`)
  }

  /** The paths of all links. */
  links(): readonly string[] {
    return this.#having(` ${linkMode} `)
  }

  /** The paths that are not checked out: those outside of a sparse checkout, or hidden by `--skip-worktree`. */
  unchecked(): readonly string[] {
    return this.#having('\0S ')
  }

  /** The paths whose merge is not resolved. */
  unmerged(): readonly string[] {
    return [...new Set(this.#having('\0M '))]
  }

  /** The paths of the entries that begin with a text, behind the NUL of the entry before, or behind their tag. */
  #having(begin: string): string[] {
    const found: string[] = []
    const bytes = this.#bytes
    for (let at = bytes.indexOf(begin); at >= 0; at = bytes.indexOf(begin, at + 1)) {
      const before = begin.startsWith('\0') ? at : at - tagBytes
      if (bytes[before] !== 0) continue
      const { path, end } = this.#entry(before + 1)
      found.push(path.toString('utf8').slice(this.#prefix.length))
      // The NUL at its end is the one before the next entry.
      at = end - 1
    }
    return found
  }

  /** The first entry whose path is not before the sought one. */
  #atOrAfter(sought: Buffer): { readonly mode: string; readonly path: Buffer } | undefined {
    const bytes = this.#bytes
    let [low, high] = [1, bytes.length]
    while (low < high) {
      const start = bytes.lastIndexOf(0, Math.floor((low + high) / 2) - 1) + 1
      const tab = bytes.indexOf(9, start)
      const end = bytes.indexOf(0, tab)
      if (bytes.compare(sought, 0, sought.length, tab + 1, end) < 0) low = end + 1
      else high = start
    }
    return low < bytes.length ? this.#entry(low) : undefined
  }

  /** A tag, `mode id stage`, a tab, the path and NUL. */
  #entry(start: number): { readonly mode: string; readonly path: Buffer; readonly end: number } {
    const tab = this.#bytes.indexOf(9, start)
    const end = this.#bytes.indexOf(0, tab)
    return {
      mode: this.#bytes.toString('latin1', start + tagBytes, start + tagBytes + 6),
      path: this.#bytes.subarray(tab + 1, end),
      end,
    }
  }
}
