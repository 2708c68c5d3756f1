import { createWriteStream } from 'node:fs';
import { link, mkdir, symlink } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { archiveKind } from './archive-kind.js';
import { ArchiveRefusal } from './entry.js';
import { Layout } from './layout.js';
import { Meter, unpackLimits } from './limits.js';
import { readTar } from './tar.js';
import { readZip } from './zip.js';
/**
 * Unpacks a `.tar.gz` or `.zip` into an empty folder and returns the number of its entries. Rejects with `ArchiveRefusal` at the
 * first entry that would leave the folder or is no file, folder or link, and when it swells beyond the limits; what was written
 * until then stays in the folder, which the caller removes.
 */
export async function unpack(content, folder, limits = unpackLimits) {
    const kind = archiveKind(content);
    if (!kind)
        throw new ArchiveRefusal('it is neither a .tar.gz nor a .zip');
    const meter = new Meter(limits, content.length);
    const layout = new Layout(sep === '\\');
    const read = kind === 'zip' ? readZip : readTar;
    let entries = 0;
    try {
        await read(content, meter, async (entry) => {
            meter.addEntry();
            entries += 1;
            await write(entry, layout, folder);
        });
    }
    catch (error) {
        throw error instanceof ArchiveRefusal ? error : new ArchiveRefusal(`it cannot be unpacked (${messageOf(error)})`);
    }
    return { entries };
}
async function write(entry, layout, folder) {
    const place = join(folder, layout.place(entry));
    if (entry.kind === 'folder') {
        await mkdir(place, { recursive: true });
        return;
    }
    await mkdir(dirname(place), { recursive: true });
    if (entry.kind === 'symlink')
        await symlink(entry.target, place);
    else if (entry.kind === 'hardlink')
        await link(join(folder, layout.hardTarget(entry)), place);
    else {
        const mode = entry.executable ? 0o755 : 0o644;
        await pipeline(Readable.from(entry.read()), createWriteStream(place, { mode }));
    }
}
function messageOf(error) {
    return error instanceof Error ? error.message : String(error);
}
