import { RuleSet } from './rule-set.js';
/** Left out wherever they stand, as folder, file or link; no rule brings them back (product: deploy). */
const always = new Set(['.git', 'node_modules']);
/** The files that hold rules, in any folder. */
export const ruleFiles = ['.gitignore', '.deployignore'];
/**
 * Which paths stay out of the archive, by the rules of the folders above them.
 *
 * A rule means what git says it means: it counts from the folder of its file, the last rule that matches decides, `!`
 * brings back, and nothing comes back from within a folder that is left out. The rules of all `.deployignore` files come
 * after those of all `.gitignore` files, so that `!dist/` there brings back a build result that git ignores. Names are
 * compared with their case on every system, and byte by byte, as git does. What git tracks plays no part, nor do
 * `.git/info/exclude` and rules above the packed folder.
 */
export class IgnoreRules {
    static none = new IgnoreRules(RuleSet.none, RuleSet.none);
    #git;
    #deploy;
    #both;
    constructor(git, deploy) {
        this.#git = git;
        this.#deploy = deploy;
        this.#both = git.before(deploy);
    }
    /**
     * These rules with those of one more folder inside.
     *
     * @param folder relative to the packed one and ending in `/`; the packed one itself is the empty string
     * @param read gives the bytes of a file of that folder
     */
    within(folder, files, read) {
        if (files.length === 0)
            return this;
        const extend = (rules, name) => files.includes(name) ? rules.and(patternsFrom(read(name), folder)) : rules;
        return new IgnoreRules(extend(this.#git, '.gitignore'), extend(this.#deploy, '.deployignore'));
    }
    /**
     * Whether an entry of a kept folder is left out.
     *
     * @param path relative to the packed folder; a folder's ends in `/`, a link's never does
     */
    leaveOut(path, name) {
        return always.has(name) || this.#both.leavesOut(byteString(path), byteString(name));
    }
}
/** One character a byte, so that `?` and `[a-z]` match bytes, as they do in git. */
function byteString(text) {
    return /^[\0-\x7f]*$/.test(text) ? text : Buffer.from(text).toString('latin1');
}
/** The patterns of a rule file, made to count from the packed folder. */
function patternsFrom(content, folder) {
    const lines = `${content.toString('latin1').replace(/^\xef\xbb\xbf/, '')}\n`.split(/\r?\n/);
    return folder === '' ? lines : lines.flatMap((line) => anchor(line, byteString(folder)));
}
function anchor(line, folder) {
    const [, not = '', leading = '', pattern = ''] = /^(!?)(\/?)(.*)$/s.exec(line) ?? [];
    if (line.startsWith('#') || /^ *$/.test(pattern))
        return [];
    // A slash other than a closing one ties a pattern to its folder; blanks at the end do not count.
    const tied = leading !== '' || /\/(?! *$)/.test(pattern);
    return [`${not}/${folder.replace(/[\\*?[\]]/g, '\\$&')}${tied ? '' : '**/'}${pattern}`];
}
