import { once } from 'node:events';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
/** Bytes of the archive that are decompressed ahead of the entry that is being written. */
const slice = 64 * 1024;
/** Visits the entries of a `.tar.gz` in order. Rejects with the first thing that is wrong. */
export async function readTar(content, meter, visit) {
    const { Parser } = await import('tar');
    const parser = new Parser({ strict: true });
    const failed = new AbortController();
    const fail = (error) => failed.abort(error);
    let visits = Promise.resolve();
    parser.on('error', fail);
    parser.on('entry', (entry) => {
        visits = visits.then(() => visit(asEntry(entry)));
        visits.then(() => entry.resume(), fail);
    });
    const { signal } = failed;
    try {
        await pipeline(slices(content), createGunzip(), (chunks) => parse(chunks, parser, meter, signal), { signal });
        await visits;
    }
    catch (error) {
        throw signal.aborted ? signal.reason : error;
    }
}
function* slices(content) {
    for (let start = 0; start < content.length; start += slice)
        yield content.subarray(start, start + slice);
}
async function parse(chunks, parser, meter, signal) {
    for await (const chunk of chunks) {
        meter.addBytes(chunk.length);
        if (!parser.write(chunk))
            await once(parser, 'drain', { signal });
    }
    const ended = once(parser, 'end', { signal });
    parser.end();
    await ended;
}
const kinds = {
    File: 'file',
    OldFile: 'file',
    ContiguousFile: 'file',
    Directory: 'folder',
    GNUDumpDir: 'folder',
    SymbolicLink: 'symlink',
    Link: 'hardlink',
};
function asEntry(entry) {
    return {
        path: entry.path,
        kind: kinds[entry.type] ?? 'device',
        executable: ((entry.mode ?? 0) & 0o100) !== 0,
        target: entry.linkpath ?? '',
        read: () => entry,
    };
}
