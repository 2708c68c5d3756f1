/**
 * Rules in their order, of which the last that matches decides. Each costs a regular expression a path. But most of them
 * end in a plain name or in `*.extension`, and most paths in none of those: for such a path only the others are tried.
 */
export declare class RuleSet {
    #private;
    static readonly none: RuleSet;
    private constructor();
    /** These rules, then those of some lines. */
    and(lines: readonly string[]): RuleSet;
    /** These rules, then those of another set. */
    before(set: RuleSet): RuleSet;
    /**
     * Whether a path is left out whose folder is kept. One character a byte, as in the rules.
     *
     * @param name its last part
     */
    leavesOut(path: string, name: string): boolean;
}
