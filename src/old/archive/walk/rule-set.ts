import ignore, { type Ignore } from 'ignore'

/** After so many lookups a matcher is made anew, because it caches every path. */
const mostCached = 8192

/**
 * Rules in order, of which the last that matches decides. Each costs a regular expression for each path. But if all rules end in
 * a plain name, in `*.extension` or in `begin*`, as most do, a path that ends in none of these needs no matching: that halves the
 * time of a walk.
 */
export class RuleSet {
  #matcher: Ignore
  /** What the rules end in, such as `build`, `*.log` or `.env.*`, in small letters; undefined if one of them is not that simple. */
  readonly #endings: ReadonlySet<string> | undefined
  /** Of those in `begin*`, the begins. */
  readonly #begins: readonly string[]
  readonly #ignoresCase: boolean
  #lookups = 0

  private constructor(matcher: Ignore, endings: ReadonlySet<string> | undefined, ignoresCase: boolean) {
    this.#matcher = matcher
    this.#endings = endings
    this.#begins = [...(endings ?? [])].filter((ending) => ending.endsWith('*')).map((ending) => ending.slice(0, -1))
    this.#ignoresCase = ignoresCase
  }

  /** No rules. @param ignoresCase whether those that come mean the same in any case */
  static empty(ignoresCase: boolean): RuleSet {
    return new RuleSet(matcher(ignoresCase), new Set(), ignoresCase)
  }

  /** These rules, then those of the lines. */
  and(lines: readonly string[]): RuleSet {
    const endings = lines.filter((line) => !/^(#|\s*$)/.test(line)).map(plainEnding)
    const simple = endings.flatMap((ending) => ending?.toLowerCase() ?? [])
    const own = matcher(this.#ignoresCase).add(lines)
    return this.before(
      new RuleSet(own, simple.length < endings.length ? undefined : new Set(simple), this.#ignoresCase),
    )
  }

  /** These rules, then those of another set. */
  before(set: RuleSet): RuleSet {
    const [one, other] = [this.#endings, set.#endings]
    const endings = one === undefined || other === undefined ? undefined : new Set([...one, ...other])
    return new RuleSet(this.#fresh().add(this.#matcher).add(set.#matcher), endings, this.#ignoresCase)
  }

  /**
   * Whether a path is ignored whose folder is not. One character for each byte, as in the rules.
   *
   * @param name the last part of the path
   */
  ignores(path: string, name: string): boolean {
    return this.verdict(path, name) === 'ignored'
  }

  /** The same; `kept` if a rule with `!` decides, undefined if none matches. */
  verdict(path: string, name: string): 'ignored' | 'kept' | undefined {
    if (this.#endings !== undefined && !this.#mayMatch(this.#endings, name.toLowerCase())) return undefined
    this.#lookups += 1
    if (this.#lookups % mostCached === 0) this.#matcher = this.#fresh().add(this.#matcher)
    const { ignored, unignored } = this.#matcher.test(path)
    return ignored ? 'ignored' : unignored ? 'kept' : undefined
  }

  #mayMatch(endings: ReadonlySet<string>, name: string): boolean {
    if (endings.has(name) || this.#begins.some((begin) => name.startsWith(begin))) return true
    for (let dot = name.indexOf('.'); dot !== -1; dot = name.indexOf('.', dot + 1)) {
      if (endings.has(`*${name.slice(dot)}`)) return true
    }
    return false
  }

  #fresh(): Ignore {
    return matcher(this.#ignoresCase)
  }
}

/** The name, `*.extension` or `begin*` that every path that the rule is about ends in; undefined if the rule is not that simple. */
function plainEnding(line: string): string | undefined {
  const [, extension = '', name = '', rest = ''] =
    /^!?(?:.*\/)?(\*(?=\.))?([^*?[\]\\/!#\s]+)(\*?)\/?$/s.exec(line) ?? []
  return name === '' || (extension !== '' && rest !== '') ? undefined : extension + name + rest
}

function matcher(ignoresCase: boolean): Ignore {
  return ignore({ ignorecase: ignoresCase })
}
