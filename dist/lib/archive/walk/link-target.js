import { readlinkSync } from 'node:fs';
import { isAbsolute, relative, sep } from 'node:path';
/** Longer chains are loops, as the kernel sees it. */
const longestChain = 40;
/**
 * What an archive says in place of a link: its target with `/` as separator, made relative where it is absolute and
 * points into the folder; undefined where the link leaves the folder at any step of the chain that it begins, even to
 * come back. A target that does not exist, and a loop, stay as they are. Throws what reading the link throws.
 *
 * @param root the packed folder, real and absolute
 * @param path the link, relative to it, with `/`
 */
export function linkTarget(root, path) {
    const above = path.split('/').slice(0, -1);
    const link = follow(root, readlinkSync(`${root}/${path}`));
    if (link === undefined || leaves(root, link.fromRoot ? [] : [...above], link.names))
        return undefined;
    return (link.fromRoot ? '../'.repeat(above.length) : '') + link.names.join('/');
}
/** Goes from `place` as the kernel would, one name at a time. */
function leaves(root, place, names) {
    const ahead = [...names];
    let links = 0;
    for (let name = ahead.shift(); name !== undefined; name = ahead.shift()) {
        if (name === '' || name === '.')
            continue;
        if (name === '..') {
            if (place.pop() === undefined)
                return true;
            continue;
        }
        place.push(name);
        const target = targetAt(`${root}/${place.join('/')}`);
        if (target === undefined)
            continue;
        links += 1;
        if (links > longestChain)
            return false;
        const link = follow(root, target);
        if (link === undefined)
            return true;
        if (link.fromRoot)
            place.length = 0;
        else
            place.pop();
        ahead.unshift(...link.names);
    }
    return false;
}
/** The names that a target goes through, from the folder of the link or from the root; undefined where it leads away. */
function follow(root, target) {
    const fromRoot = isAbsolute(target);
    const names = (fromRoot ? relative(root, target) || '.' : target).split(sep === '\\' ? /[\\/]/ : '/');
    return fromRoot && (names[0] === '..' || isAbsolute(names.join('/'))) ? undefined : { names, fromRoot };
}
function targetAt(path) {
    try {
        return readlinkSync(path);
    }
    catch {
        return undefined; // not a link, or not there
    }
}
