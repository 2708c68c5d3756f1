import ignore, { type Ignore } from 'ignore'

/** After so many lookups a matcher is made anew, because it caches every path. */
const mostCached = 8192

interface Rules {
  readonly all: Ignore
  /** Without the rules that ignore plain endings: it ignores nothing that `all` keeps. */
  readonly others: Ignore
  readonly hasOthers: boolean
  /** The plain endings of the other rules: names, and extensions as `*.log`. */
  readonly endings: ReadonlySet<string>
}

/**
 * Rules in order, of which the last that matches decides. Each costs a regular expression for each path. But most rules end in
 * a plain name or in `*.extension`, and most paths do not: for these only the other rules are tried.
 */
export class RuleSet {
  static readonly none = new RuleSet(nothing())

  #rules: Rules
  #lookups = 0

  private constructor(rules: Rules) {
    this.#rules = rules
  }

  /** These rules, then those of the lines. */
  and(lines: readonly string[]): RuleSet {
    const rules = lines.filter((line) => !/^(#|\s*$)/.test(line)).map((line) => ({ line, ending: plainEnding(line) }))
    const others = rules.flatMap(({ line, ending }) => (ending === undefined ? [line] : []))
    const added = {
      all: matcher().add(lines),
      others: matcher().add(others),
      hasOthers: others.length > 0,
      endings: new Set(rules.flatMap(({ ending }) => ending ?? [])),
    }
    return new RuleSet(joined(this.#rules, added))
  }

  /** These rules, then those of another set. */
  before(set: RuleSet): RuleSet {
    return new RuleSet(joined(this.#rules, set.#rules))
  }

  /**
   * Whether a path is ignored whose folder is not. One character for each byte, as in the rules.
   *
   * @param name the last part of the path
   */
  ignores(path: string, name: string): boolean {
    const plain = this.#endsPlainly(name)
    if (!plain && !this.#rules.hasOthers) return false
    this.#lookups += 1
    if (this.#lookups % mostCached === 0) this.#rules = joined(this.#rules, nothing())
    return (plain ? this.#rules.all : this.#rules.others).ignores(path)
  }

  #endsPlainly(name: string): boolean {
    if (this.#rules.endings.has(name)) return true
    for (let dot = name.indexOf('.'); dot !== -1; dot = name.indexOf('.', dot + 1)) {
      if (this.#rules.endings.has(`*${name.slice(dot)}`)) return true
    }
    return false
  }
}

/** The name or `*.extension` that every path that the rule ignores ends in; undefined where the rule is not that simple. */
function plainEnding(line: string): string | undefined {
  return /^(?:[^!].*\/|\/)?(\*(?=\.))?([^*?[\]\\/!#\s]+)\/?$/s.exec(line)?.slice(1).join('')
}

function joined(one: Rules, other: Rules): Rules {
  return {
    all: matcher().add(one.all).add(other.all),
    others: matcher().add(one.others).add(other.others),
    hasOthers: one.hasOthers || other.hasOthers,
    endings: new Set([...one.endings, ...other.endings]),
  }
}

function nothing(): Rules {
  return { all: matcher(), others: matcher(), hasOthers: false, endings: new Set() }
}

/** Case counts on every system, as in git. */
function matcher(): Ignore {
  return ignore({ ignorecase: false })
}
