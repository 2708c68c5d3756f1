import { RuleSet } from './rule-set.ts'

/** Names that are always ignored, as folder, file or link; no rule re-includes them (product: deploy). */
export const neverPacked: ReadonlySet<string> = new Set(['.git', 'node_modules'])

/** The files with rules, in any folder. */
export const ruleFiles = ['.gitignore', '.deployignore'] as const
type RuleFile = (typeof ruleFiles)[number]

/**
 * Decides which paths are left out of the archive, by the rules of the folders above them.
 *
 * A rule means what it means to git: it is relative to the folder of its file, the last rule that matches decides, `!`
 * re-includes, and nothing within an ignored folder is re-included. The rules of all `.deployignore` files come after those of
 * all `.gitignore` files, so that `!dist/` there re-includes a build result that git ignores. Names are compared case-sensitively
 * on every system, and byte by byte, as git does. It does not matter what git tracks, nor what `.git/info/exclude` and rules
 * above the packed folder say.
 */
export class IgnoreRules {
  static readonly none = new IgnoreRules(RuleSet.none, RuleSet.none)

  readonly #git: RuleSet
  readonly #deploy: RuleSet
  readonly #both: RuleSet

  private constructor(git: RuleSet, deploy: RuleSet) {
    this.#git = git
    this.#deploy = deploy
    this.#both = git.before(deploy)
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
   * Whether an entry is left out whose folder is not.
   *
   * @param path relative to the packed folder; a folder's ends in `/`, a link's never does
   */
  ignores(path: string, name: string): boolean {
    return neverPacked.has(name) || this.#both.ignores(byteString(path), byteString(name))
  }

  /** The file whose rule leaves it out, as `ignores` decides; undefined if none does, or the name is always left out. */
  fileThatIgnores(path: string, name: string): RuleFile | undefined {
    if (neverPacked.has(name) || !this.ignores(path, name)) return undefined
    return this.#deploy.ignores(byteString(path), byteString(name)) ? '.deployignore' : '.gitignore'
  }
}

/** The text with one character for each byte, so that `?` and `[a-z]` match bytes, as in git. */
function byteString(text: string): string {
  return /^[\0-\x7f]*$/.test(text) ? text : Buffer.from(text).toString('latin1')
}

/** The patterns of a rule file, relative to the packed folder. */
function patternsFrom(content: Buffer, folder: string): string[] {
  const lines = `${content.toString('latin1').replace(/^\xef\xbb\xbf/, '')}\n`.split(/\r?\n/)
  return folder === '' ? lines : lines.flatMap((line) => anchor(line, byteString(folder)))
}

function anchor(line: string, folder: string): string[] {
  const [, not = '', leading = '', pattern = ''] = /^(!?)(\/?)(.*)$/s.exec(line) ?? []
  if (line.startsWith('#') || /^ *$/.test(pattern)) return []
  // A slash anywhere but at the end anchors a pattern to its folder; spaces at the end do not count.
  const anchored = leading !== '' || /\/(?! *$)/.test(pattern)
  return [`${not}/${folder.replace(/[\\*?[\]]/g, '\\$&')}${anchored ? '' : '**/'}${pattern}`]
}
