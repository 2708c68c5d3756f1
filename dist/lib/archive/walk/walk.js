import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { isGone, shown, unpackable, unreadable } from '../error.js';
import { IgnoreRules, ruleFiles } from './ignore-rules.js';
import { linkTarget } from './link-target.js';
/**
 * What of a folder is packed, in the order of the paths' bytes, each folder before what it holds, itself left unsaid.
 *
 * Synchronous, for every other way costs ten times as much. It looks into a folder when its turn comes, so that memory
 * does not grow with the tree, and never into one that is left out. What no archive can carry is left out with a
 * warning that names it, and so is what vanishes meanwhile. Throws an ArchiveError where a folder cannot be read.
 *
 * @param root real and absolute
 */
export function* walk(root, warn) {
    const ahead = [{ kind: 'unseen', path: '', rules: IgnoreRules.none }];
    for (let next = ahead.pop(); next !== undefined; next = ahead.pop()) {
        if (next.kind !== 'unseen') {
            yield next;
            continue;
        }
        const found = look(root, next, warn);
        if (found === undefined)
            continue;
        if (next.path !== '')
            yield { kind: 'folder', path: next.path };
        for (const entry of lastFirst(found))
            ahead.push(entry);
    }
}
/** What of a folder the rules keep; undefined where it vanished. */
function look(root, folder, warn) {
    const listed = list(root, folder.path, warn);
    if (listed === undefined)
        return undefined;
    const present = ruleFiles.filter((name) => listed.some((entry) => entry.name === name && entry.isFile()));
    const rules = folder.rules.within(folder.path, present, (name) => readRules(root, folder.path + name));
    const kept = [];
    for (const dirent of listed) {
        const path = folder.path + dirent.name + (dirent.isDirectory() ? '/' : '');
        if (rules.leaveOut(path, dirent.name))
            continue;
        if (dirent.name.includes('\ufffd') && !exists(`${root}/${path}`)) {
            warn(`${shown(path)} is left out: its name is not valid UTF-8, and an archive could not spell it.`);
        }
        else if (dirent.isDirectory())
            kept.push({ kind: 'unseen', path, rules });
        else if (dirent.isFile())
            kept.push({ kind: 'file', path });
        else if (dirent.isSymbolicLink())
            keepLink(root, path, kept, warn);
        else
            warn(`${shown(path)} is left out: it is a ${oddity(dirent)}, not a file, a folder or a link.`);
    }
    return kept;
}
/** What a folder holds, by name, so that warnings come in the same order everywhere. */
function list(root, path, warn) {
    try {
        return readdirSync(`${root}/${path}`, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
    }
    catch (error) {
        if (path === '' || !isGone(error))
            throw path === '' ? unreadable(root, error) : unpackable(path, error);
        warn(`${shown(path)} is left out: it vanished while the folder was being packed.`);
        return undefined;
    }
}
function readRules(root, path) {
    try {
        return readFileSync(`${root}/${path}`);
    }
    catch (error) {
        throw unpackable(path, error);
    }
}
function keepLink(root, path, kept, warn) {
    try {
        const target = linkTarget(root, path);
        if (target === undefined)
            warn(`${shown(path)} is left out: it is a link that leaves the folder.`);
        else
            kept.push({ kind: 'link', path, target });
    }
    catch (error) {
        if (!isGone(error))
            throw unpackable(path, error);
        warn(`${shown(path)} is left out: it vanished while the folder was being packed.`);
    }
}
function oddity(dirent) {
    if (dirent.isFIFO())
        return 'named pipe';
    return dirent.isSocket() ? 'socket' : 'device';
}
function exists(path) {
    return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}
/** The order of bytes, backwards. That of JavaScript's strings differs from it only beyond U+D7FF. */
function lastFirst(entries) {
    if (entries.some(({ path }) => /[\ud800-\uffff]/.test(path))) {
        return entries.sort((a, b) => Buffer.compare(Buffer.from(b.path), Buffer.from(a.path)));
    }
    return entries.sort((a, b) => (a.path < b.path ? 1 : -1));
}
