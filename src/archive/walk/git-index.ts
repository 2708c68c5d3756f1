/** `160000`: the mode of a submodule. */
const submoduleMode = '160000'

/**
 * What Git tracks below a folder, by the output of `git ls-files --stage -z`, whose paths are in order of their bytes. It is searched
 * as it is: a set of all paths would cost more time and memory than the few questions of a walk.
 */
export class GitIndex {
  readonly #bytes: Buffer
  readonly #prefix: string

  /** @param prefix of the paths in the index that every path here lacks */
  constructor(bytes: Buffer, prefix: string) {
    this.#bytes = bytes
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
    const found: string[] = []
    for (let at = 0; at >= 0 && at < this.#bytes.length; ) {
      const next = at === 0 && this.#bytes.toString('latin1', 0, 6) === submoduleMode ? 0 : this.#next(at)
      if (next === undefined) break
      const { path, end } = this.#entry(next)
      found.push(`${path.toString('utf8').slice(this.#prefix.length)}/`)
      at = end
    }
    return found
  }

  /** Where the next entry of a submodule begins, after a NUL at or behind `at`. */
  #next(at: number): number | undefined {
    const found = this.#bytes.indexOf(`\0${submoduleMode} `, Math.max(0, at - 1))
    return found < 0 ? undefined : found + 1
  }

  /** The first entry whose path is not before the sought one. */
  #atOrAfter(sought: Buffer): { readonly mode: string; readonly path: Buffer } | undefined {
    let [low, high] = [0, this.#bytes.length]
    let best: { readonly mode: string; readonly path: Buffer } | undefined
    while (low < high) {
      const middle = Math.floor((low + high) / 2)
      const start = middle === 0 ? 0 : this.#bytes.lastIndexOf(0, middle - 1) + 1
      const entry = this.#entry(start)
      if (Buffer.compare(entry.path, sought) < 0) low = entry.end
      else {
        best = entry
        high = start
      }
    }
    return best
  }

  /** `mode id stage`, a tab, the path and NUL. */
  #entry(start: number): { readonly mode: string; readonly path: Buffer; readonly end: number } {
    const tab = this.#bytes.indexOf(9, start)
    const end = this.#bytes.indexOf(0, tab)
    return {
      mode: this.#bytes.toString('latin1', start, start + 6),
      path: this.#bytes.subarray(tab + 1, end),
      end: end + 1,
    }
  }
}
