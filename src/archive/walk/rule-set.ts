import ignore, { type Ignore } from 'ignore'

/** After so many questions a matcher is made anew, for it remembers every path that it was asked about. */
const mostRemembered = 8192

interface Rules {
  readonly all: Ignore
  /** Without the rules that leave out what ends plainly; so it leaves out nothing that all of them keep. */
  readonly others: Ignore
  readonly hasOthers: boolean
  /** Names, and extensions as `*.log`, that those rules end in. */
  readonly endings: ReadonlySet<string>
}

/**
 * Rules in their order, of which the last that matches decides. Each costs a regular expression a path. But most of them
 * end in a plain name or in `*.extension`, and most paths in none of those: for such a path only the others are tried.
 */
export class RuleSet {
  static readonly none = new RuleSet(nothing())

  #rules: Rules
  #asked = 0

  private constructor(rules: Rules) {
    this.#rules = rules
  }

  /** These rules, then those of some lines. */
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
   * Whether a path is left out whose folder is kept. One character a byte, as in the rules.
   *
   * @param name its last part
   */
  leavesOut(path: string, name: string): boolean {
    const plain = this.#endsPlainly(name)
    if (!plain && !this.#rules.hasOthers) return false
    this.#asked += 1
    if (this.#asked % mostRemembered === 0) this.#rules = joined(this.#rules, nothing())
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

/** The name or `*.extension` in which a path ends wherever the rule leaves it out; undefined where that is not as plain. */
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
