/** The files that hold rules, in any folder. */
export declare const ruleFiles: readonly ['.gitignore', '.deployignore'];
export type RuleFile = (typeof ruleFiles)[number];
/**
 * Which paths stay out of the archive, by the rules of the folders above them.
 *
 * A rule means what git says it means: it counts from the folder of its file, the last rule that matches decides, `!`
 * brings back, and nothing comes back from within a folder that is left out. The rules of all `.deployignore` files come
 * after those of all `.gitignore` files, so that `!dist/` there brings back a build result that git ignores. Names are
 * compared with their case on every system, and byte by byte, as git does. What git tracks plays no part, nor do
 * `.git/info/exclude` and rules above the packed folder.
 */
export declare class IgnoreRules {
    #private;
    static readonly none: IgnoreRules;
    private constructor();
    /**
     * These rules with those of one more folder inside.
     *
     * @param folder relative to the packed one and ending in `/`; the packed one itself is the empty string
     * @param read gives the bytes of a file of that folder
     */
    within(folder: string, files: readonly RuleFile[], read: (name: RuleFile) => Buffer): IgnoreRules;
    /**
     * Whether an entry of a kept folder is left out.
     *
     * @param path relative to the packed folder; a folder's ends in `/`, a link's never does
     */
    leaveOut(path: string, name: string): boolean;
}
