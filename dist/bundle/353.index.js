export const id = 353;
export const ids = [353];
export const modules = {

/***/ 4473:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ fileChunks),
/* harmony export */   Z: () => (/* binding */ chunkSize)
/* harmony export */ });
/** Bytes of a chunk of an archive: a multiple of 3, so that a chunk in base64 needs no padding, and 1 MiB then. */
const chunkSize = 768 * 1024;
/** The first `size` bytes of a file; ends early where the file does. A chunk is valid until the next is asked for. */
async function* fileChunks(file, size) {
    const chunk = Buffer.allocUnsafeSlow(Math.min(chunkSize, size));
    for (let at = 0; at < size;) {
        const { bytesRead } = await file.read(chunk, 0, Math.min(chunkSize, size - at), at);
        if (bytesRead === 0)
            return;
        yield chunk.subarray(0, bytesRead);
        at += bytesRead;
    }
}


/***/ }),

/***/ 353:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  packFolder: () => (/* binding */ packFolder)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(8522);
;// CONCATENATED MODULE: ./build/archive/compress/density.js
const runs = 32;
const runLength = 256;
const sampled = runs * runLength;
/**
 * Whether deflate would gain next to nothing on a block, as on pictures, archives and fonts: its bytes, sampled at 32
 * places, carry more than 7.9 bits each. Up to 1 in 16 may be zeros, which stand around small files in a tar stream and
 * are not counted. Blocks shorter than the sample never are dense.
 */
function isDense(block) {
    if (block.length < sampled)
        return false;
    const seen = new Uint32Array(256);
    const stride = Math.floor((block.length - runLength) / (runs - 1));
    for (let run = 0; run < runs; run += 1) {
        for (const byte of block.subarray(run * stride, run * stride + runLength))
            seen[byte] = (seen[byte] ?? 0) + 1;
    }
    const [zeros = 0, ...others] = seen;
    if (zeros > sampled / 16)
        return false;
    const counted = sampled - zeros;
    let bits = 0;
    for (const times of others)
        if (times > 0)
            bits += (times / counted) * Math.log2(counted / times);
    return bits > 7.9;
}

;// CONCATENATED MODULE: ./build/archive/compress/release-buffer.js
/**
 * Gives back at once what a buffer holds, which nobody may use any more; one that shares its memory with others keeps it.
 * The garbage collector does not see how much hangs on a buffer: it would come late, and then have much to do.
 */
function release({ buffer, length }) {
    const ownsItsMemory = buffer.byteLength > Buffer.poolSize && length > 0;
    if (ownsItsMemory && buffer instanceof ArrayBuffer)
        buffer.transfer(0);
}

;// CONCATENATED MODULE: ./build/archive/compress/gzip.js




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
async function* gzip(blocks, options) {
    const { level, parallel, signal } = options;
    const running = [];
    let crc = 0;
    let size = 0;
    let window = Buffer.alloc(0);
    yield header;
    for (const block of blocks) {
        crc = (0,external_node_zlib_.crc32)(block, crc);
        size += block.length;
        running.push(isDense(block) ? stored(block) : released(compress(block, level, window)));
        window = Buffer.from(block.subarray(-windowSize));
        // Reading is synchronous: this is where signals and timers get their turn.
        await (0,promises_.setImmediate)();
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
    const options = { level, dictionary, finishFlush: external_node_zlib_.constants.Z_SYNC_FLUSH, chunkSize: pieceSize };
    const compressed = new Promise((resolve, reject) => {
        (0,external_node_zlib_.deflateRaw)(block, options, (error, bytes) => (error ? reject(error) : resolve(bytes)));
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

// EXTERNAL MODULE: ./build/archive/file-chunks.js
var file_chunks = __webpack_require__(4473);
// EXTERNAL MODULE: external "node:fs/promises"
var external_node_fs_promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/archive/error.js
var archive_error = __webpack_require__(9479);
;// CONCATENATED MODULE: ./build/archive/compress/temporary-file.js






/**
 * A file of a random name that nobody else can read. Where the system allows it, it loses its name as soon as it is open,
 * so that nothing stays behind even when the process is killed; else it is removed on close.
 */
class TemporaryFile {
    #path;
    #handle;
    #size = 0;
    constructor(path, handle) {
        this.#path = path;
        this.#handle = handle;
    }
    /** Throws an ArchiveError where the folder does not take a file. */
    static async create(folder) {
        const path = (0,external_node_path_.join)(folder, `taxiway-${(0,external_node_crypto_.randomUUID)()}`);
        try {
            const handle = await (0,external_node_fs_promises_.open)(path, 'wx+', 0o600);
            loseName(path);
            return new TemporaryFile(path, handle);
        }
        catch (error) {
            throw (0,archive_error/* unwritable */.mP)(folder, error);
        }
    }
    /** Throws an ArchiveError where the disk does not take the bytes. */
    async append(bytes) {
        try {
            for (let at = 0; at < bytes.length;) {
                const { bytesWritten } = await this.#handle.write(bytes, at, bytes.length - at, this.#size);
                at += bytesWritten;
                this.#size += bytesWritten;
            }
        }
        catch (error) {
            throw (0,archive_error/* unwritable */.mP)((0,external_node_path_.dirname)(this.#path), error);
        }
    }
    /** All that was appended, from the start. */
    read() {
        return (0,file_chunks/* fileChunks */.T)(this.#handle, this.#size);
    }
    async close() {
        await this.#handle.close();
        await (0,external_node_fs_promises_.rm)(this.#path, { force: true });
    }
}
/** Synchronous: behind the blocks that are being compressed it would wait long enough to be killed before it. */
function loseName(path) {
    try {
        (0,external_node_fs_.rmSync)(path);
    }
    catch {
        // Windows may keep the name of an open file; close removes it.
    }
}

;// CONCATENATED MODULE: ./build/archive/compress/spool.js



/** Keeps bytes to be read again, any number of them: in memory up to a limit, beyond it in a temporary file. */
class Spool {
    #folder;
    #limit;
    /** Full pages that are not in the file. */
    #pages = [];
    #page = Buffer.allocUnsafeSlow(file_chunks/* chunkSize */.Z);
    #filled = 0;
    #file;
    /** Of the page that the file got last, which must not be touched until then. */
    #written = Promise.resolve();
    /** Takes turns with the page that is filled, once there is a file: one is filled while the other is written. */
    #other;
    #closed = false;
    /**
     * @param folder where the temporary file goes, should there be one
     * @param limit bytes that are kept in memory
     */
    constructor(folder, limit) {
        this.#folder = folder;
        this.#limit = limit;
    }
    /**
     * Copies the bytes. Throws an ArchiveError where the temporary file does not take them, or earlier ones; close is still
     * owed then.
     */
    async write(bytes) {
        for (let from = 0; from < bytes.length;) {
            const some = bytes.copy(this.#page, this.#filled, from);
            from += some;
            this.#filled += some;
            if (this.#filled === file_chunks/* chunkSize */.Z)
                await this.#turnPage();
        }
    }
    /** Waits until all is written; throws as the writes do. */
    settle() {
        return this.#written;
    }
    /** All bytes from the start, in chunks that are valid until the next is asked for. Throws when closed, and as the writes do. */
    async *read() {
        if (this.#closed)
            throw new Error('The archive was disposed of and cannot be read again.');
        await this.settle();
        if (this.#file)
            yield* this.#file.read();
        yield* this.#pages;
        if (this.#filled > 0)
            yield this.#page.subarray(0, this.#filled);
    }
    /** Frees memory and disk. May be called again. */
    async close() {
        this.#closed = true;
        const file = this.#file;
        this.#file = undefined;
        this.#pages = [];
        this.#filled = 0;
        await this.#written.catch(() => { });
        await file?.close();
    }
    async #turnPage() {
        const page = this.#page;
        this.#filled = 0;
        if (this.#file === undefined && (this.#pages.length + 1) * file_chunks/* chunkSize */.Z <= this.#limit) {
            this.#pages.push(page);
            this.#page = Buffer.allocUnsafeSlow(file_chunks/* chunkSize */.Z);
            return;
        }
        const file = this.#file ?? (await this.#moveToFile());
        await this.#written;
        this.#page = this.#other ?? Buffer.allocUnsafeSlow(file_chunks/* chunkSize */.Z);
        this.#other = page;
        this.#written = file.append(page);
        this.#written.catch(() => { }); // it is heard where it is waited for
    }
    async #moveToFile() {
        this.#file = await TemporaryFile.create(this.#folder);
        for (const page of this.#pages) {
            await this.#file.append(page);
            release(page);
        }
        this.#pages = [];
        return this.#file;
    }
}

;// CONCATENATED MODULE: ./build/archive/size-report.js
/** The most entries that are named, in all and below each folder. */
const mostNamed = 5;
/** How much of its weight must still be named where a folder gives way to what it holds, and of all in the end. */
const stillNamed = 0.8;
/** What has less of the weight of the heaviest than this is not worth a name. */
const leastNamed = 0.01;
/**
 * Counts what goes into an archive, and finds what weighs most in it. Of each folder it remembers a few entries, so that
 * memory does not grow with the tree; files must come as `walk` gives them, all of a folder in a row.
 */
class Tally {
    files = 0;
    #whole = 0;
    #begun = 0;
    #root = { name: '', bytes: 0, heaviest: [] };
    /** The folder of the last file, below it those that it is in. */
    #open = [this.#root];
    /** Of the files, and what was read of one that is not added yet. */
    get bytes() {
        return this.#whole + this.#begun;
    }
    /** How much of the next file was read so far. */
    begin(bytes) {
        this.#begun = bytes;
    }
    /** @param path of a file, with `/` */
    add(path, bytes) {
        this.files += 1;
        this.#whole += bytes;
        this.#begun = 0;
        const folder = this.#enter(path);
        folder.bytes += bytes;
        if (isAmongHeaviest(bytes, folder))
            keep({ name: path, bytes, heaviest: [] }, folder);
    }
    /** Ends the count. */
    total() {
        while (this.#open.length > 1)
            this.#leave();
        const entries = named(this.#root.heaviest);
        const least = leastNamed * (entries[0]?.bytes ?? 0);
        const largest = entries.filter(({ bytes }) => bytes >= least).map(({ name, bytes }) => ({ name, bytes }));
        return { files: this.files, bytes: this.bytes, largest };
    }
    #enter(path) {
        let folder = this.#open.at(-1) ?? this.#root;
        while (!path.startsWith(folder.name))
            folder = this.#leave();
        for (;;) {
            const slash = path.indexOf('/', folder.name.length);
            if (slash === -1)
                return folder;
            folder = { name: path.slice(0, slash + 1), bytes: 0, heaviest: [] };
            this.#open.push(folder);
        }
    }
    /** Closes a folder, which then weighs in the one around it. */
    #leave() {
        const closed = this.#open.pop() ?? this.#root;
        const around = this.#open.at(-1) ?? this.#root;
        around.bytes += closed.bytes;
        if (isAmongHeaviest(closed.bytes, around))
            keep(closed, around);
        return around;
    }
}
function isAmongHeaviest(bytes, { heaviest }) {
    return heaviest.length < mostNamed || bytes > (heaviest.at(-1)?.bytes ?? 0);
}
/** Of equal ones the first stands first, so that equal content is told in equal words. */
function keep(entry, { heaviest }) {
    const lighter = heaviest.findIndex(({ bytes }) => bytes < entry.bytes);
    heaviest.splice(lighter === -1 ? heaviest.length : lighter, 0, entry);
    heaviest.length = Math.min(heaviest.length, mostNamed);
}
/** The heaviest at the top, each as long as it can in favour of what it holds: `app/cache/` tells more than `app/`. */
function named(top) {
    const enough = stillNamed * weight(top);
    let entries = top;
    for (let next = top; next !== undefined; next = oneDeeper(entries, enough))
        entries = next;
    return entries;
}
function oneDeeper(entries, enough) {
    for (const folder of entries.filter(({ heaviest }) => heaviest.length > 0)) {
        const others = opened(entries, folder);
        const lost = weight(entries) - weight(others);
        if (lost <= (1 - stillNamed) * folder.bytes && weight(others) >= enough)
            return others;
    }
    return undefined;
}
/** The same with what a folder holds in its place. */
function opened(entries, folder) {
    const others = entries.filter((entry) => entry !== folder);
    return [...others, ...folder.heaviest].sort((one, other) => other.bytes - one.bytes).slice(0, mostNamed);
}
function weight(entries) {
    return entries.reduce((sum, { bytes }) => sum + bytes, 0);
}

;// CONCATENATED MODULE: ./build/archive/tar/block-ring.js
/** Bytes of a full block. A multiple of 512, so that only contents and long names ever cross from one to the next. */
const blockSize = 1024 * 1024;
/** A few blocks that are filled in turn, each given away when it is full and overwritten when its turn comes again. */
class BlockRing {
    #blocks;
    #turn = 0;
    /** The block being filled; one byte longer than what it gives, to read on past the end of a file. */
    block;
    /** Where it is filled to; less than a full block. */
    at = 0;
    constructor(blocks) {
        this.#blocks = Array.from({ length: blocks }, () => Buffer.allocUnsafeSlow(blockSize + 1));
        this.block = this.#take();
    }
    get room() {
        return blockSize - this.at;
    }
    /** Counts bytes that were written at `at` into `block`, at most `room`. */
    *advance(bytes) {
        this.at += bytes;
        if (this.at === blockSize)
            yield* this.flush();
    }
    *put(bytes) {
        for (let from = 0; from < bytes.length;) {
            const some = bytes.copy(this.block, this.at, from, from + this.room);
            from += some;
            yield* this.advance(some);
        }
    }
    *zeros(bytes) {
        for (let left = bytes; left > 0;) {
            const some = Math.min(left, this.room);
            this.block.fill(0, this.at, this.at + some);
            left -= some;
            yield* this.advance(some);
        }
    }
    /** Gives what is in the block, if anything, and goes on to the next. */
    *flush() {
        if (this.at > 0)
            yield this.block.subarray(0, this.at);
        this.block = this.#take();
        this.at = 0;
    }
    #take() {
        const block = this.#blocks[this.#turn % this.#blocks.length];
        if (block === undefined)
            throw new RangeError('A ring has at least one block.');
        this.#turn += 1;
        return block;
    }
}

;// CONCATENATED MODULE: ./build/archive/tar/blocks.js



/** Neither waits for the writer of a pipe nor follows a link, should one have taken the file's place; not on Windows. */
const openFlags = external_node_fs_.constants.O_RDONLY | (external_node_fs_.constants.O_NONBLOCK ?? 0) | (external_node_fs_.constants.O_NOFOLLOW ?? 0);
/**
 * The tar stream of some entries, in blocks of 1 MiB, the last one shorter. Synchronous: nothing is as fast. A block is
 * overwritten after `held` further ones.
 *
 * The size of a file when it is opened is the size that it gets: zeros stand for what a shrinking one lost, what a
 * growing one gained stays out, each with a warning. A file that vanished is left out with a warning; one that cannot be
 * read throws an ArchiveError. On Windows, where modes do not tell, every file may be executed.
 */
function* tarBlocks(entries, source) {
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
    const fd = blocks_open(path, source);
    if (fd === undefined)
        return;
    try {
        const stat = (0,external_node_fs_.fstatSync)(fd);
        const { size } = stat;
        if (!stat.isFile()) {
            source.warn(`${(0,archive_error/* shown */.SP)(path)} is left out: it was replaced while the folder was being packed.`);
            return;
        }
        const executable = process.platform === 'win32' || (stat.mode & 0o100) !== 0;
        yield* ring.put(source.encode(entry, { size, executable }));
        const change = yield* content(fd, { path, size, tally: source.tally }, ring);
        if (change)
            source.warn(`${(0,archive_error/* shown */.SP)(path)} ${change} while it was being packed; the archive may hold a broken copy.`);
        yield* ring.zeros(-size & 511);
        source.tally.add(path, size);
    }
    finally {
        (0,external_node_fs_.closeSync)(fd);
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
function blocks_open(path, { root, warn }) {
    try {
        return (0,external_node_fs_.openSync)(`${root}/${path}`, openFlags);
    }
    catch (error) {
        if (!(0,archive_error/* isGone */.ST)(error))
            throw (0,archive_error/* unpackable */.DO)(path, error);
        warn(`${(0,archive_error/* shown */.SP)(path)} is left out: it vanished while the folder was being packed.`);
        return undefined;
    }
}
function read(fd, path, ring, bytes) {
    try {
        return (0,external_node_fs_.readSync)(fd, ring.block, ring.at, bytes, null);
    }
    catch (error) {
        throw (0,archive_error/* unpackable */.DO)(path, error);
    }
}

;// CONCATENATED MODULE: ./build/archive/tar/header.js

/** Past 1980 in every time zone: a zip file, which the platform's build may make of the files, knows no earlier time. */
const mtimeSeconds = Date.UTC(1980, 1, 1) / 1000;
/** Bytes of text that every reader takes from a header's fields (POSIX, "ustar Interchange Format"). */
const [nameBytes, linkBytes, prefixBytes] = [99, 100, 130];
/** The most that a size says in octal digits, about 8 GiB. */
const largestInOctal = 0o77777777777;
const typeOf = { file: '0', folder: '5', link: '2' };
/**
 * Gives an encoder of headers; the bytes are valid until its next call. No owner and always the same time, so that equal
 * content gives equal bytes.
 */
function headerEncoder() {
    const block = Buffer.alloc(512);
    return (entry, { size, executable } = { size: 0, executable: false }) => {
        const { path, kind } = entry;
        const link = kind === 'link' ? entry.target : '';
        const split = splitPath(path);
        // Says only who may execute, so that neither umask nor a read-only checkout shows.
        const mode = kind === 'link' ? 0o777 : kind === 'folder' || executable ? 0o755 : 0o644;
        writeHeader(block, { ...(split ?? { name: path, prefix: '' }), mode, size, type: typeOf[kind], link });
        const records = {
            ...((split === undefined || !isAscii(path)) && { path }),
            ...((Buffer.byteLength(link) > linkBytes || !isAscii(link)) && { linkpath: link }),
            ...(size > largestInOctal && { size }),
        };
        return Object.keys(records).length === 0 ? block : Buffer.concat([paxHeader(path, records), block]);
    };
}
/** What all headers share: owner 0 without a name, the time, the format, blanks in place of the checksum. */
const same = Buffer.alloc(512);
for (const at of [108, 116, 329, 337])
    same.write(octal(0, 8), at, 'latin1');
same.write(octal(mtimeSeconds, 12), 136, 'latin1');
same.write(' '.repeat(8), 148, 'latin1');
same.write('ustar\x0000', 257, 'latin1');
/** Text that is too long for its field is cut: the pax header before it says the whole. */
function writeHeader(block, { name, prefix, mode, size, type, link }) {
    block.set(same);
    block.write(name, 0, nameBytes);
    block.write(octal(mode, 8), 100, 'latin1');
    if (size > largestInOctal)
        writeLarge(block, size);
    else
        block.write(octal(size, 12), 124, 'latin1');
    block.write(type, 156, 'latin1');
    block.write(link, 157, linkBytes);
    block.write(prefix, 345, prefixBytes);
    let sum = 0;
    for (const byte of block)
        sum += byte;
    block.write(`${sum.toString(8).padStart(6, '0')}\0`, 148, 'latin1');
}
/** Digits up to the field's last byte, which ends them. */
function octal(value, bytes) {
    return `${value.toString(8).padStart(bytes - 1, '0')}\0`;
}
/** As GNU tar does: readers that ignore the pax header's size understand this one. */
function writeLarge(block, size) {
    block.writeBigUInt64BE(BigInt(size), 128);
    block.writeUInt8(0x80, 124);
}
/** Where the path has to be cut so that both parts fit; undefined where no place is right. */
function splitPath(path) {
    if (Buffer.byteLength(path) <= nameBytes)
        return { name: path, prefix: '' };
    const bytes = Buffer.from(path);
    const cut = bytes.indexOf('/', bytes.length - nameBytes - 1);
    if (cut <= 0 || cut > prefixBytes || cut === bytes.length - 1)
        return undefined;
    return { name: bytes.toString('utf8', cut + 1), prefix: bytes.toString('utf8', 0, cut) };
}
/** A header of its own whose content replaces what the next header says, each record with its own length in bytes. */
function paxHeader(path, records) {
    const body = Buffer.from(Object.entries(records).map(paxRecord).join(''));
    const bytes = Buffer.alloc(512 + Math.ceil(body.length / 512) * 512);
    const name = `PaxHeader/${external_node_path_.posix.basename(path)}`;
    writeHeader(bytes.subarray(0, 512), { name, prefix: '', mode: 0o644, size: body.length, type: 'x', link: '' });
    body.copy(bytes, 512);
    return bytes;
}
function paxRecord([name, value]) {
    const record = ` ${name}=${value}\n`;
    const bytes = Buffer.byteLength(record);
    const digits = String(bytes + String(bytes).length).length;
    return `${bytes + digits}${record}`;
}
function isAscii(text) {
    return Buffer.byteLength(text) === text.length;
}

// EXTERNAL MODULE: ./node_modules/ignore/index.js
var ignore = __webpack_require__(298);
;// CONCATENATED MODULE: ./build/archive/walk/rule-set.js

/** After so many questions a matcher is made anew, for it remembers every path that it was asked about. */
const mostRemembered = 8192;
/**
 * Rules in their order, of which the last that matches decides. Each costs a regular expression a path. But most of them
 * end in a plain name or in `*.extension`, and most paths in none of those: for such a path only the others are tried.
 */
class RuleSet {
    static none = new RuleSet(nothing());
    #rules;
    #asked = 0;
    constructor(rules) {
        this.#rules = rules;
    }
    /** These rules, then those of some lines. */
    and(lines) {
        const rules = lines.filter((line) => !/^(#|\s*$)/.test(line)).map((line) => ({ line, ending: plainEnding(line) }));
        const others = rules.flatMap(({ line, ending }) => (ending === undefined ? [line] : []));
        const added = {
            all: matcher().add(lines),
            others: matcher().add(others),
            hasOthers: others.length > 0,
            endings: new Set(rules.flatMap(({ ending }) => ending ?? [])),
        };
        return new RuleSet(joined(this.#rules, added));
    }
    /** These rules, then those of another set. */
    before(set) {
        return new RuleSet(joined(this.#rules, set.#rules));
    }
    /**
     * Whether a path is left out whose folder is kept. One character a byte, as in the rules.
     *
     * @param name its last part
     */
    leavesOut(path, name) {
        const plain = this.#endsPlainly(name);
        if (!plain && !this.#rules.hasOthers)
            return false;
        this.#asked += 1;
        if (this.#asked % mostRemembered === 0)
            this.#rules = joined(this.#rules, nothing());
        return (plain ? this.#rules.all : this.#rules.others).ignores(path);
    }
    #endsPlainly(name) {
        if (this.#rules.endings.has(name))
            return true;
        for (let dot = name.indexOf('.'); dot !== -1; dot = name.indexOf('.', dot + 1)) {
            if (this.#rules.endings.has(`*${name.slice(dot)}`))
                return true;
        }
        return false;
    }
}
/** The name or `*.extension` in which a path ends wherever the rule leaves it out; undefined where that is not as plain. */
function plainEnding(line) {
    return /^(?:[^!].*\/|\/)?(\*(?=\.))?([^*?[\]\\/!#\s]+)\/?$/s.exec(line)?.slice(1).join('');
}
function joined(one, other) {
    return {
        all: matcher().add(one.all).add(other.all),
        others: matcher().add(one.others).add(other.others),
        hasOthers: one.hasOthers || other.hasOthers,
        endings: new Set([...one.endings, ...other.endings]),
    };
}
function nothing() {
    return { all: matcher(), others: matcher(), hasOthers: false, endings: new Set() };
}
/** Case counts on every system, as in git. */
function matcher() {
    return ignore({ ignorecase: false });
}

;// CONCATENATED MODULE: ./build/archive/walk/ignore-rules.js

/** Left out wherever they stand, as folder, file or link; no rule brings them back (product: deploy). */
const always = new Set(['.git', 'node_modules']);
/** The files that hold rules, in any folder. */
const ruleFiles = ['.gitignore', '.deployignore'];
/**
 * Which paths stay out of the archive, by the rules of the folders above them.
 *
 * A rule means what git says it means: it counts from the folder of its file, the last rule that matches decides, `!`
 * brings back, and nothing comes back from within a folder that is left out. The rules of all `.deployignore` files come
 * after those of all `.gitignore` files, so that `!dist/` there brings back a build result that git ignores. Names are
 * compared with their case on every system, and byte by byte, as git does. What git tracks plays no part, nor do
 * `.git/info/exclude` and rules above the packed folder.
 */
class IgnoreRules {
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
    return folder === '' ? lines : lines.flatMap((line) => ignore_rules_anchor(line, byteString(folder)));
}
function ignore_rules_anchor(line, folder) {
    const [, not = '', leading = '', pattern = ''] = /^(!?)(\/?)(.*)$/s.exec(line) ?? [];
    if (line.startsWith('#') || /^ *$/.test(pattern))
        return [];
    // A slash other than a closing one ties a pattern to its folder; blanks at the end do not count.
    const tied = leading !== '' || /\/(?! *$)/.test(pattern);
    return [`${not}/${folder.replace(/[\\*?[\]]/g, '\\$&')}${tied ? '' : '**/'}${pattern}`];
}

;// CONCATENATED MODULE: ./build/archive/walk/link-target.js


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
function linkTarget(root, path) {
    const above = path.split('/').slice(0, -1);
    const link = follow(root, (0,external_node_fs_.readlinkSync)(`${root}/${path}`));
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
    const fromRoot = (0,external_node_path_.isAbsolute)(target);
    const names = (fromRoot ? (0,external_node_path_.relative)(root, target) || '.' : target).split(external_node_path_.sep === '\\' ? /[\\/]/ : '/');
    return fromRoot && (names[0] === '..' || (0,external_node_path_.isAbsolute)(names.join('/'))) ? undefined : { names, fromRoot };
}
function targetAt(path) {
    try {
        return (0,external_node_fs_.readlinkSync)(path);
    }
    catch {
        return undefined; // not a link, or not there
    }
}

;// CONCATENATED MODULE: ./build/archive/walk/walk.js




/**
 * What of a folder is packed, in the order of the paths' bytes, each folder before what it holds, itself left unsaid.
 *
 * Synchronous, for every other way costs ten times as much. It looks into a folder when its turn comes, so that memory
 * does not grow with the tree, and never into one that is left out. What no archive can carry is left out with a
 * warning that names it, and so is what vanishes meanwhile. Throws an ArchiveError where a folder cannot be read.
 *
 * @param root real and absolute
 */
function* walk(root, warn) {
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
            warn(`${(0,archive_error/* shown */.SP)(path)} is left out: its name is not valid UTF-8, and an archive could not spell it.`);
        }
        else if (dirent.isDirectory())
            kept.push({ kind: 'unseen', path, rules });
        else if (dirent.isFile())
            kept.push({ kind: 'file', path });
        else if (dirent.isSymbolicLink())
            keepLink(root, path, kept, warn);
        else
            warn(`${(0,archive_error/* shown */.SP)(path)} is left out: it is a ${oddity(dirent)}, not a file, a folder or a link.`);
    }
    return kept;
}
/** What a folder holds, by name, so that warnings come in the same order everywhere. */
function list(root, path, warn) {
    try {
        return (0,external_node_fs_.readdirSync)(`${root}/${path}`, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
    }
    catch (error) {
        if (path === '' || !(0,archive_error/* isGone */.ST)(error))
            throw path === '' ? (0,archive_error/* unreadable */.O$)(root, error) : (0,archive_error/* unpackable */.DO)(path, error);
        warn(`${(0,archive_error/* shown */.SP)(path)} is left out: it vanished while the folder was being packed.`);
        return undefined;
    }
}
function readRules(root, path) {
    try {
        return (0,external_node_fs_.readFileSync)(`${root}/${path}`);
    }
    catch (error) {
        throw (0,archive_error/* unpackable */.DO)(path, error);
    }
}
function keepLink(root, path, kept, warn) {
    try {
        const target = linkTarget(root, path);
        if (target === undefined)
            warn(`${(0,archive_error/* shown */.SP)(path)} is left out: it is a link that leaves the folder.`);
        else
            kept.push({ kind: 'link', path, target });
    }
    catch (error) {
        if (!(0,archive_error/* isGone */.ST)(error))
            throw (0,archive_error/* unpackable */.DO)(path, error);
        warn(`${(0,archive_error/* shown */.SP)(path)} is left out: it vanished while the folder was being packed.`);
    }
}
function oddity(dirent) {
    if (dirent.isFIFO())
        return 'named pipe';
    return dirent.isSocket() ? 'socket' : 'device';
}
function exists(path) {
    return (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false }) !== undefined;
}
/** The order of bytes, backwards. That of JavaScript's strings differs from it only beyond U+D7FF. */
function lastFirst(entries) {
    if (entries.some(({ path }) => /[\ud800-\uffff]/.test(path))) {
        return entries.sort((a, b) => Buffer.compare(Buffer.from(b.path), Buffer.from(a.path)));
    }
    return entries.sort((a, b) => (a.path < b.path ? 1 : -1));
}

;// CONCATENATED MODULE: ./build/archive/pack.js










/**
 * Packs a folder into a `.tar.gz`, reading it once and never holding it whole. The bytes depend on names, contents, links
 * and on which files may be executed, and on nothing else but the zlib inside Node. What stays out: see IgnoreRules and
 * walk. Throws an ArchiveError, also where no file is left to pack, and the signal's reason once it is aborted; nothing
 * is left behind then.
 */
async function packFolder(folder, options) {
    const { signal, warn, progress, level = 4, memory = 8 * 1024 * 1024 } = options;
    // libuv has four threads unless it is told otherwise; more blocks at a time would only take memory.
    const { parallel = Math.min((0,external_node_os_.availableParallelism)(), 4) + 4 } = options;
    signal?.throwIfAborted();
    const root = realFolder(folder);
    const encode = headerEncoder();
    const tally = new Tally();
    const blocks = tarBlocks(walk(root, warn), { root, encode, held: parallel - 1, warn, tally });
    const hash = (0,external_node_crypto_.createHash)('sha256');
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
        const root = (0,external_node_fs_.realpathSync)(folder);
        if ((0,external_node_fs_.statSync)(root).isDirectory())
            return root;
    }
    catch (error) {
        if (!(0,archive_error/* isGone */.ST)(error))
            throw (0,archive_error/* unreadable */.O$)(folder, error);
        throw new archive_error/* ArchiveError */.di(folder, `The folder ${(0,archive_error/* shown */.SP)(folder)} does not exist: name a folder that the job has made.`);
    }
    throw new archive_error/* ArchiveError */.di(folder, `${(0,archive_error/* shown */.SP)(folder)} is not a folder: name a folder, or a .tar.gz, .tgz or .zip file.`);
}
function nothingToPack(folder) {
    const why = 'it is empty, or .gitignore and .deployignore leave out all that it holds';
    return new archive_error/* ArchiveError */.di(folder, `The folder ${(0,archive_error/* shown */.SP)(folder)} has no file to pack: ${why}.`);
}


/***/ })

};
