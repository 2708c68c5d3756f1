import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs';
import { isGone, shown, unpackable } from '../error.js';
import { BlockRing } from './block-ring.js';
/** Neither waits for the writer of a pipe nor follows a link, should one have taken the file's place; not on Windows. */
const openFlags = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0) | (constants.O_NOFOLLOW ?? 0);
/**
 * The tar stream of some entries, in blocks of 1 MiB, the last one shorter. Synchronous: nothing is as fast. A block is
 * overwritten after `held` further ones.
 *
 * The size of a file when it is opened is the size that it gets: zeros stand for what a shrinking one lost, what a
 * growing one gained stays out, each with a warning. A file that vanished is left out with a warning; one that cannot be
 * read throws an ArchiveError. On Windows, where modes do not tell, every file may be executed.
 */
export function* tarBlocks(entries, source) {
    const ring = new BlockRing(source.held + 1);
    for (const entry of entries) {
        if (entry.kind === 'file')
            yield* file(entry, source, ring);
        else
            yield* ring.put(source.encode(entry));
    }
    yield* ring.zeros(1024);
    yield* ring.flush();
}
function* file(entry, source, ring) {
    const { path } = entry;
    const fd = open(path, source);
    if (fd === undefined)
        return;
    try {
        const stat = fstatSync(fd);
        const { size } = stat;
        if (!stat.isFile()) {
            source.warn(`${shown(path)} is left out: it was replaced while the folder was being packed.`);
            return;
        }
        const executable = process.platform === 'win32' || (stat.mode & 0o100) !== 0;
        yield* ring.put(source.encode(entry, { size, executable }));
        const change = yield* content(fd, { path, size, tally: source.tally }, ring);
        if (change)
            source.warn(`${shown(path)} ${change} while it was being packed; the archive may hold a broken copy.`);
        yield* ring.zeros(-size & 511);
        source.tally.add(path, size);
    }
    finally {
        closeSync(fd);
    }
}
/** Gives exactly `size` bytes, and how the file turned out not to have that size. */
function* content(fd, { path, size, tally }, ring) {
    for (let left = size;;) {
        // One byte more than is left tells whether the file goes on, at no cost; the ring has room for it.
        const got = read(fd, path, ring, left <= ring.room ? left + 1 : ring.room);
        if (got > left) {
            yield* ring.advance(left);
            return 'grew';
        }
        if (got === 0 && left > 0) {
            yield* ring.zeros(left);
            return 'shrank';
        }
        left -= got;
        tally.begin(size - left);
        yield* ring.advance(got);
        if (left === 0)
            return undefined;
    }
}
function open(path, { root, warn }) {
    try {
        return openSync(`${root}/${path}`, openFlags);
    }
    catch (error) {
        if (!isGone(error))
            throw unpackable(path, error);
        warn(`${shown(path)} is left out: it vanished while the folder was being packed.`);
        return undefined;
    }
}
function read(fd, path, ring, bytes) {
    try {
        return readSync(fd, ring.block, ring.at, bytes, null);
    }
    catch (error) {
        throw unpackable(path, error);
    }
}
