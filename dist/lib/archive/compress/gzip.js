import { setImmediate } from 'node:timers/promises';
import { constants, crc32, deflateRaw } from 'node:zlib';
import { isDense } from './density.js';
import { release } from './release-buffer.js';
/** How far back deflate looks. */
const windowSize = 32 * 1024;
/**
 * More than deflate makes of 1 MiB. Then there is one piece to give back; several would be put together, and left to the
 * garbage collector. Where nothing was written, memory takes no room.
 */
const pieceSize = 1024 * 1024 + 1024;
/** The most that a stored block of deflate holds. */
const storedSize = 65535;
/**
 * One gzip member (RFC 1952) of all blocks, in chunks that are valid until the next is asked for. libuv's threads
 * compress several blocks at a time; each ends at a whole byte and begins with the window of the one before, so that a
 * reader sees a single deflate stream. Blocks that would not shrink are stored. While the next block is asked for,
 * `parallel - 1` earlier ones are in use.
 *
 * Throws the signal's reason between two blocks.
 */
export async function* gzip(blocks, options) {
    const { level, parallel, signal } = options;
    const running = [];
    let crc = 0;
    let size = 0;
    let window = Buffer.alloc(0);
    yield header;
    for (const block of blocks) {
        crc = crc32(block, crc);
        size += block.length;
        running.push(isDense(block) ? stored(block) : released(compress(block, level, window)));
        window = Buffer.from(block.subarray(-windowSize));
        // Reading is synchronous: this is where signals and timers get their turn.
        await setImmediate();
        signal?.throwIfAborted();
        const oldest = running.length < parallel ? undefined : running.shift();
        if (oldest)
            yield* oldest;
    }
    for (const chunks of running)
        yield* chunks;
    yield trailer(crc, size);
}
/** No time, no name and an unknown system, so that equal content gives equal bytes. */
const header = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
/** An empty last block of deflate, then what RFC 1952 asks for. */
function trailer(crc, size) {
    const bytes = Buffer.from([0x03, 0x00, 0, 0, 0, 0, 0, 0, 0, 0]);
    bytes.writeUInt32LE(crc, 2);
    bytes.writeUInt32LE(size % 2 ** 32, 6);
    return bytes;
}
function compress(block, level, dictionary) {
    const options = { level, dictionary, finishFlush: constants.Z_SYNC_FLUSH, chunkSize: pieceSize };
    const compressed = new Promise((resolve, reject) => {
        deflateRaw(block, options, (error, bytes) => (error ? reject(error) : resolve(bytes)));
    });
    compressed.catch(() => { }); // nobody waits for it any more once the packing was aborted
    return compressed;
}
/** Memory is given back as soon as it was used. */
async function* released(compressed) {
    const bytes = await compressed;
    yield bytes;
    release(bytes);
}
/** The block as it is, in stored blocks of deflate (RFC 1951, 3.2.4). */
function* stored(block) {
    for (let at = 0; at < block.length; at += storedSize) {
        const bytes = block.subarray(at, at + storedSize);
        const length = Buffer.alloc(5);
        length.writeUInt16LE(bytes.length, 1);
        length.writeUInt16LE(bytes.length ^ 0xffff, 3);
        yield length;
        yield bytes;
    }
}
