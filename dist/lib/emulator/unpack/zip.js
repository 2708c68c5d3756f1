import { text } from 'node:stream/consumers';
/** Visits the entries of a `.zip` in the order of its directory. Rejects with the first thing that is wrong. */
export async function readZip(content, meter, visit) {
    const { fromBufferPromise } = await import('yauzl');
    const zip = await fromBufferPromise(Buffer.from(content.buffer, content.byteOffset, content.length));
    for await (const entry of zip.eachEntry())
        await visit(await asEntry(zip, entry, meter));
}
/** The type bits of a Unix mode. */
const types = { mask: 0o170000, file: 0o100000, folder: 0o040000, symlink: 0o120000 };
async function asEntry(zip, entry, meter) {
    // Zeros where the archive was not made on Unix.
    const mode = entry.externalFileAttributes >>> 16;
    const kind = entry.fileName.endsWith('/') ? 'folder' : kindOf(mode & types.mask);
    const read = () => contentOf(zip, entry, meter);
    return {
        path: entry.fileName,
        kind,
        executable: (mode & 0o100) !== 0,
        // A link's content is its target.
        target: kind === 'symlink' ? await text(read()) : '',
        read,
    };
}
function kindOf(type) {
    if (type === types.symlink)
        return 'symlink';
    if (type === types.folder)
        return 'folder';
    return type === types.file || type === 0 ? 'file' : 'device';
}
async function* contentOf(zip, entry, meter) {
    for await (const chunk of await zip.openReadStreamPromise(entry)) {
        if (!Buffer.isBuffer(chunk))
            continue;
        meter.addBytes(chunk.length);
        yield chunk;
    }
}
