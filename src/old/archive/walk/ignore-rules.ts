import { byteString, type RuleFile, ruleWithin, splitRules } from './rule-file.ts'
import { RuleSet } from './rule-set.ts'

/** Git's own folder, or the file that names it, is never packed; no rule re-includes it (product: deploy). */
export const gitFolder = '.git'

/** What an install makes again is left out, unless Git tracks it or a rule of `.deployignore` re-includes it. */
export const modulesFolder = 'node_modules'

/**
 * What the rules of the folders above a path say of it.
 *
 * A rule means what it means to git: it is relative to the folder of its file, the last rule that matches decides, `!`
 * re-includes, and nothing within an ignored folder is re-included. The rules of all `.deployignore` files come after those of
 * all `.gitignore` files, so that `!dist/` there re-includes a build result that git ignores. Names are compared byte by byte, as git
 * does, and in any case where the repository says so (`core.ignoreCase`); those of `.deployignore` always as they are.
 */
export class IgnoreRules {
  static readonly none = new IgnoreRules(RuleSet.empty(false), RuleSet.empty(false))

  readonly #git: RuleSet
  readonly #deploy: RuleSet
  readonly #both: RuleSet

  private constructor(git: RuleSet, deploy: RuleSet) {
    this.#git = git
    this.#deploy = deploy
    this.#both = git.before(deploy)
  }

  /** The rules of Git that hold in a whole working copy, or above the packed folder, in place of those so far: each repository has its own. */
  inRepository({
    lines,
    ignoresCase,
  }: {
    readonly lines: readonly string[]
    readonly ignoresCase: boolean
  }): IgnoreRules {
    return new IgnoreRules(RuleSet.empty(ignoresCase).and(lines), this.#deploy)
  }

  /**
   * These rules and those of a folder inside.
   *
   * @param folder relative to the packed folder and ending in `/`; empty for the packed folder itself
   * @param read gives the bytes of a file in that folder
   */
  within(folder: string, files: readonly RuleFile[], read: (name: RuleFile) => Buffer): IgnoreRules {
    if (files.length === 0) return this
    const extend = (rules: RuleSet, name: RuleFile): RuleSet =>
      files.includes(name) ? rules.and(patternsFrom(read(name), folder)) : rules
    return new IgnoreRules(extend(this.#git, '.gitignore'), extend(this.#deploy, '.deployignore'))
  }

  /**
   * Whether a rule ignores an entry whose folder it does not ignore.
   *
   * @param path relative to the packed folder; a folder's ends in `/`, a link's never does
   */
  ignores(path: string, name: string): boolean {
    return this.#both.ignores(byteString(path), byteString(name))
  }

  /** What the rules of `.deployignore` alone say; `kept` is by a rule with `!`. */
  deployVerdict(path: string, name: string): 'ignored' | 'kept' | undefined {
    return this.#deploy.verdict(byteString(path), byteString(name))
  }
}

/** The patterns of a rule file, relative to the packed folder. */
function patternsFrom(content: Buffer, folder: string): string[] {
  const lines = splitRules(content)
  return folder === '' ? lines : lines.flatMap((line) => ruleWithin(line, byteString(folder)))
}
