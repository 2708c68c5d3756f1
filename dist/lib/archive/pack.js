import { createHash } from 'node:crypto';
import { realpathSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { gzip } from './compress/gzip.js';
import { Spool } from './compress/spool.js';
import { ArchiveError, isGone, shown, unreadable } from './error.js';
import { Tally } from './size-report.js';
import { tarBlocks } from './tar/blocks.js';
import { loadHeaderEncoder } from './tar/header.js';
import { walk } from './walk/walk.js';
/**
 * Packs a folder into a `.tar.gz`, reading it once and never holding it whole. The bytes depend on names, contents, links
 * and on which files may be executed, and on nothing else but the zlib inside Node. What stays out: see IgnoreRules and
 * walk. Throws an ArchiveError, also where no file is left to pack, and the signal's reason once it is aborted; nothing
 * is left behind then.
 */
export async function packFolder(folder, options) {
    const { signal, warn, progress, level = 4, memory = 8 * 1024 * 1024 } = options;
    // libuv has four threads unless it is told otherwise; more blocks at a time would only take memory.
    const { parallel = Math.min(availableParallelism(), 4) + 4 } = options;
    signal?.throwIfAborted();
    const root = realFolder(folder);
    const encode = await loadHeaderEncoder();
    const tally = new Tally();
    const blocks = tarBlocks(walk(root, warn), { root, encode, held: parallel - 1, warn, tally });
    const hash = createHash('sha256');
    const spool = new Spool(options.temporaryFolder, memory);
    let size = 0;
    try {
        for await (const chunk of gzip(blocks, { level, parallel, signal })) {
            hash.update(chunk);
            size += chunk.length;
            await spool.write(chunk);
            progress?.({ files: tally.files, bytes: tally.bytes });
        }
        await spool.settle();
        if (tally.files === 0)
            throw nothingToPack(folder);
    }
    catch (error) {
        await spool.close();
        throw error;
    }
    return {
        size,
        digest: hash.digest('hex'),
        packed: tally.total(),
        read: () => spool.read(),
        [Symbol.asyncDispose]: () => spool.close(),
    };
}
/** Where a folder really is; a link to one is followed, for the caller named it. */
function realFolder(folder) {
    try {
        const root = realpathSync(folder);
        if (statSync(root).isDirectory())
            return root;
    }
    catch (error) {
        if (!isGone(error))
            throw unreadable(folder, error);
        throw new ArchiveError(folder, `The folder ${shown(folder)} does not exist: name a folder that the job has made.`);
    }
    throw new ArchiveError(folder, `${shown(folder)} is not a folder: name a folder, or a .tar.gz, .tgz or .zip file.`);
}
function nothingToPack(folder) {
    const why = 'it is empty, or .gitignore and .deployignore leave out all that it holds';
    return new ArchiveError(folder, `The folder ${shown(folder)} has no file to pack: ${why}.`);
}
