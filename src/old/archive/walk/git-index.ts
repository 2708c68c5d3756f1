/** The mode of a submodule, and that of a link. */
const [submoduleMode, linkMode] = ['160000', '120000']
/** Before each mode, a letter and a space: `H` is cached, `S` is not checked out, `M` is unmerged. */
const tagBytes = 2

/**
 * What Git tracks below a folder, by the output of `git ls-files --stage -t -z`, whose paths are in order of their bytes. It is searched
 * as it is: a set of all paths would cost more time and memory than the few questions of a walk.
 */
export class GitIndex {
  readonly #bytes: Buffer
  readonly #prefix: string

  /** @param prefix of the paths in the index that every path here lacks */
  constructor(listed: Buffer, prefix: string) {
    this.#bytes = listed
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
    return this.#having(` ${submoduleMode} `, 1).map((path) => `${path}/`)
  }

  /** The paths of all links. */
  links(): readonly string[] {
    return this.#having(` ${linkMode} `, 1)
  }

  /** The paths that are not checked out: those outside of a sparse checkout, or hidden by `--skip-worktree`. */
  unchecked(): readonly string[] {
    return this.#having('S ', 0)
  }

  /** The paths whose merge is not resolved. */
  unmerged(): readonly string[] {
    return [...new Set(this.#having('M ', 0))]
  }

  /** The paths of the entries that have a text so many bytes behind their beginning. */
  #having(text: string, offset: number): string[] {
    const found: string[] = []
    const bytes = this.#bytes
    for (let at = bytes.indexOf(text); at >= 0; at = bytes.indexOf(text, at + 1)) {
      const start = at - offset
      if (start > 0 && bytes[start - 1] !== 0) continue
      const { path, end } = this.#entry(start)
      found.push(path.toString('utf8').slice(this.#prefix.length))
      at = end
    }
    return found
  }

  /** The first entry whose path is not before the sought one. */
  #atOrAfter(sought: Buffer): { readonly mode: string; readonly path: Buffer } | undefined {
    const bytes = this.#bytes
    let [low, high] = [0, bytes.length]
    while (low < high) {
      const middle = Math.floor((low + high) / 2)
      // A place before the first byte would be counted from the end.
      const start = middle === 0 ? 0 : bytes.lastIndexOf(0, middle - 1) + 1
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
