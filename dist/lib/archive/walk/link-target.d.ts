/**
 * What an archive says in place of a link: its target with `/` as separator, made relative where it is absolute and
 * points into the folder; undefined where the link leaves the folder at any step of the chain that it begins, even to
 * come back. A target that does not exist, and a loop, stay as they are. Throws what reading the link throws.
 *
 * @param root the packed folder, real and absolute
 * @param path the link, relative to it, with `/`
 */
export declare function linkTarget(root: string, path: string): string | undefined;
