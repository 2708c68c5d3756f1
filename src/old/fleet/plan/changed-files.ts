import ignore from 'ignore'

/** A file that differs between two commits. */
export interface ChangedFile {
  /** As Git names it: from the repository's root, with `/`. */
  readonly path: string
  /** The folder of a submodule, whose commit differs; which files in it do is not known. */
  readonly isSubmodule: boolean
}

/** One line of `paths`, such as `api/**` or `!*.md`. */
interface Rule {
  readonly excludes: boolean
  /** Without the `!`. */
  readonly pattern: string
  /** The folder that every match is in, with a slash at its end; empty if it may be anywhere. */
  readonly folder: string
  readonly matches: (path: string) => boolean
}

/**
 * The files that differ between two commits, to be searched by the patterns of many services: a pattern that begins with a folder looks
 * at the files of that folder only, and what a pattern matched is remembered.
 */
export class ChangedFiles {
  readonly #paths: readonly string[]
  readonly #submodules: readonly string[]
  readonly #rules = new Map<string, Rule>()
  readonly #matched = new Map<string, readonly string[]>()

  constructor(files: readonly ChangedFile[]) {
    this.#paths = files.flatMap(({ path, isSubmodule }) => (isSubmodule ? [] : [path])).sort()
    this.#submodules = files.flatMap(({ path, isSubmodule }) => (isSubmodule ? [path] : []))
  }

  /**
   * The files that the patterns match, `most` at most. Patterns are those of .gitignore, and of those that match a file the last one
   * decides: one with `!` leaves it out. Without any, or with such ones alone, all other files match.
   */
  matching(patterns: readonly string[], most: number): string[] {
    const written = patterns.map((line) => this.#readRule(line))
    const rules = written.every(({ excludes }) => excludes) ? [this.#readRule('**'), ...written] : written
    const found = new Set<string>()
    for (const [index, rule] of rules.entries()) {
      if (rule.excludes) continue
      const later = rules.slice(index + 1)
      for (const path of this.#matchedBy(rule)) {
        if (later.findLast(({ matches }) => matches(path))?.excludes) continue
        found.add(path)
        if (found.size === most) return [...found]
      }
    }
    return [...found]
  }

  #readRule(line: string): Rule {
    const rule = this.#rules.get(line) ?? parseRule(line)
    this.#rules.set(line, rule)
    return rule
  }

  #matchedBy(rule: Rule): readonly string[] {
    const known = this.#matched.get(rule.pattern)
    if (known !== undefined) return known
    const inside = this.#inFolder(rule.folder)
    const all = rule.pattern.replace(/^\//, '') === `${rule.folder}**`
    const files = all ? inside : inside.filter(rule.matches)
    const submodules = this.#submodules.filter(
      (folder) => rule.folder.startsWith(`${folder}/`) || rule.matches(folder) || rule.matches(`${folder}/`),
    )
    const matched = [...files, ...submodules]
    this.#matched.set(rule.pattern, matched)
    return matched
  }

  #inFolder(folder: string): readonly string[] {
    if (folder === '') return this.#paths
    return this.#paths.slice(firstFrom(this.#paths, folder), firstFrom(this.#paths, `${folder}\uffff`))
  }
}

/** Case-sensitive on every system, as in Git. */
function parseRule(line: string): Rule {
  const excludes = line.startsWith('!')
  const pattern = excludes ? line.slice(1) : line
  // A pattern with a slash before its end is about one place; another one about any folder.
  const isAnchored = pattern.slice(0, -1).includes('/')
  const literal = isAnchored ? (/^[^*?[\\]*/.exec(pattern.replace(/^\//, ''))?.[0] ?? '') : ''
  const matcher = ignore({ ignorecase: false }).add(pattern)
  return {
    excludes,
    pattern,
    folder: literal.slice(0, literal.lastIndexOf('/') + 1),
    matches: (path) => matcher.ignores(path),
  }
}

/** The index of the first that is not below `text`. */
function firstFrom(sorted: readonly string[], text: string): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? '') < text) low = middle + 1
    else high = middle
  }
  return low
}
