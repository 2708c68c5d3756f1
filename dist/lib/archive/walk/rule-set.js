import ignore, {} from 'ignore';
/** After so many questions a matcher is made anew, for it remembers every path that it was asked about. */
const mostRemembered = 8192;
/**
 * Rules in their order, of which the last that matches decides. Each costs a regular expression a path. But most of them
 * end in a plain name or in `*.extension`, and most paths in none of those: for such a path only the others are tried.
 */
export class RuleSet {
    static none = new RuleSet(nothing());
    #rules;
    #asked = 0;
    constructor(rules) {
        this.#rules = rules;
    }
    /** These rules, then those of some lines. */
    and(lines) {
        const rules = lines.filter((line) => !/^(#|\s*$)/.test(line)).map((line) => ({ line, ending: plainEnding(line) }));
        const others = rules.flatMap(({ line, ending }) => (ending === undefined ? [line] : []));
        const added = {
            all: matcher().add(lines),
            others: matcher().add(others),
            hasOthers: others.length > 0,
            endings: new Set(rules.flatMap(({ ending }) => ending ?? [])),
        };
        return new RuleSet(joined(this.#rules, added));
    }
    /** These rules, then those of another set. */
    before(set) {
        return new RuleSet(joined(this.#rules, set.#rules));
    }
    /**
     * Whether a path is left out whose folder is kept. One character a byte, as in the rules.
     *
     * @param name its last part
     */
    leavesOut(path, name) {
        const plain = this.#endsPlainly(name);
        if (!plain && !this.#rules.hasOthers)
            return false;
        this.#asked += 1;
        if (this.#asked % mostRemembered === 0)
            this.#rules = joined(this.#rules, nothing());
        return (plain ? this.#rules.all : this.#rules.others).ignores(path);
    }
    #endsPlainly(name) {
        if (this.#rules.endings.has(name))
            return true;
        for (let dot = name.indexOf('.'); dot !== -1; dot = name.indexOf('.', dot + 1)) {
            if (this.#rules.endings.has(`*${name.slice(dot)}`))
                return true;
        }
        return false;
    }
}
/** The name or `*.extension` in which a path ends wherever the rule leaves it out; undefined where that is not as plain. */
function plainEnding(line) {
    return /^(?:[^!].*\/|\/)?(\*(?=\.))?([^*?[\]\\/!#\s]+)\/?$/s.exec(line)?.slice(1).join('');
}
function joined(one, other) {
    return {
        all: matcher().add(one.all).add(other.all),
        others: matcher().add(one.others).add(other.others),
        hasOthers: one.hasOthers || other.hasOthers,
        endings: new Set([...one.endings, ...other.endings]),
    };
}
function nothing() {
    return { all: matcher(), others: matcher(), hasOthers: false, endings: new Set() };
}
/** Case counts on every system, as in git. */
function matcher() {
    return ignore({ ignorecase: false });
}
