export const id = 4944;
export const ids = [4944];
export const modules = {

/***/ 7823:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T9: () => (/* binding */ fileChunks),
/* harmony export */   ZL: () => (/* binding */ chunkSize),
/* harmony export */   _r: () => (/* binding */ release)
/* harmony export */ });
const chunkSize = 768 * 1024;
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
function release({ buffer, length }) {
    const ownsItsMemory = buffer.byteLength > Buffer.poolSize && length > 0;
    if (ownsItsMemory && buffer instanceof ArrayBuffer)
        buffer.transfer(0);
}


/***/ }),

/***/ 4944:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.r(__webpack_exports__);


__webpack_require__.d(__webpack_exports__, {
  packFolder: () => (/* binding */ packFolder)
});


var external_node_crypto_ = __webpack_require__(7598);

var external_node_fs_ = __webpack_require__(3024);

var external_node_os_ = __webpack_require__(8161);

var external_node_path_ = __webpack_require__(6760);

var formats_count = __webpack_require__(5150);

var message = __webpack_require__(3597);

var regular_file = __webpack_require__(1841);

var archive_error = __webpack_require__(7464);

var promises_ = __webpack_require__(8500);

var external_node_zlib_ = __webpack_require__(8522);

var deferred_rejection = __webpack_require__(193);

var chunks = __webpack_require__(7823);
;
const runs = 32;
const runLength = 256;
const sampled = runs * runLength;
function isIncompressible(block) {
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

;





const windowSize = 32 * 1024;
const pieceSize = 1024 * 1024 + 1024;
const storedSize = 65535;
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
        running.push(isIncompressible(block) ? stored(block) : released(compress(block, level, window)));
        window = Buffer.from(block.subarray(-windowSize));
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
const header = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
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
    (0,deferred_rejection/* silenceUntilAwaited */.n)(compressed);
    return compressed;
}
async function* released(compressed) {
    const bytes = await compressed;
    yield bytes;
    (0,chunks/* release */._r)(bytes);
}
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


var external_node_fs_promises_ = __webpack_require__(1455);
;






class Spool {
    #path;
    #limit;
    #pages = [];
    #page = Buffer.allocUnsafeSlow(chunks/* chunkSize */.ZL);
    #filled = 0;
    #file;
    #fileSize = 0;
    #closed = false;
    constructor(folder, limit) {
        this.#path = (0,external_node_path_.join)(folder, `taxiway-${(0,external_node_crypto_.randomUUID)()}`);
        this.#limit = limit;
    }
    async write(bytes) {
        for (let from = 0; from < bytes.length;) {
            const some = bytes.copy(this.#page, this.#filled, from);
            from += some;
            this.#filled += some;
            if (this.#filled === chunks/* chunkSize */.ZL)
                await this.#turnPage();
        }
    }
    async *read() {
        if (this.#closed)
            throw new Error('The archive was disposed of and cannot be read again.');
        if (this.#file)
            yield* (0,chunks/* fileChunks */.T9)(this.#file, this.#fileSize);
        yield* this.#pages;
        if (this.#filled > 0)
            yield this.#page.subarray(0, this.#filled);
    }
    async close() {
        this.#closed = true;
        this.#pages = [];
        this.#filled = 0;
        const file = this.#file;
        this.#file = undefined;
        await file?.close();
        if (file)
            await (0,external_node_fs_promises_.rm)(this.#path, { force: true });
    }
    async #turnPage() {
        this.#filled = 0;
        if (this.#file === undefined && (this.#pages.length + 1) * chunks/* chunkSize */.ZL <= this.#limit) {
            this.#pages.push(this.#page);
            this.#page = Buffer.allocUnsafeSlow(chunks/* chunkSize */.ZL);
            return;
        }
        try {
            this.#file ??= await this.#open();
            for (const page of [...this.#pages, this.#page]) {
                await this.#file.appendFile(page);
                this.#fileSize += page.length;
            }
        }
        catch (error) {
            throw (0,archive_error/* unwritable */.mP)((0,external_node_path_.dirname)(this.#path), error);
        }
        for (const page of this.#pages)
            (0,chunks/* release */._r)(page);
        this.#pages = [];
    }
    async #open() {
        const file = await (0,external_node_fs_promises_.open)(this.#path, 'wx+', 0o600);
        try {
            (0,external_node_fs_.rmSync)(this.#path);
        }
        catch {
        }
        return file;
    }
}

;
const mostNamed = 5;
const leastShare = 0.01;
class SizeReport {
    files = 0;
    #finished = 0;
    #current = 0;
    #sizes = new Map();
    get bytes() {
        return this.#finished + this.#current;
    }
    begin(bytes) {
        this.#current = bytes;
    }
    add(path, bytes) {
        this.files += 1;
        this.#finished += bytes;
        this.#current = 0;
        const [name] = path.match(/^[^/]*(?:\/[^/]*\/?)?/) ?? [path];
        this.#sizes.set(name, (this.#sizes.get(name) ?? 0) + bytes);
    }
    total() {
        const sizes = [...this.#sizes].map(([name, bytes]) => ({ name, bytes }));
        const top = sizes.sort((one, other) => other.bytes - one.bytes).slice(0, mostNamed);
        const least = leastShare * (top[0]?.bytes ?? 0);
        return { files: this.files, bytes: this.bytes, largest: top.filter(({ bytes }) => bytes >= least) };
    }
}


var vanished = __webpack_require__(9519);
;
const blockSize = 1024 * 1024;
class BlockRing {
    #blocks;
    #taken = 0;
    block;
    at = 0;
    constructor(blocks) {
        this.#blocks = Array.from({ length: blocks }, () => Buffer.allocUnsafeSlow(blockSize + 1));
        this.block = this.#take();
    }
    get room() {
        return blockSize - this.at;
    }
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
    *flush() {
        if (this.at > 0)
            yield this.block.subarray(0, this.at);
        this.block = this.#take();
        this.at = 0;
    }
    #take() {
        const block = this.#blocks[this.#taken % this.#blocks.length];
        if (block === undefined)
            throw new RangeError('A ring has at least one block.');
        this.#taken += 1;
        return block;
    }
}

;




const openFlags = external_node_fs_.constants.O_RDONLY | (external_node_fs_.constants.O_NONBLOCK ?? 0) | (external_node_fs_.constants.O_NOFOLLOW ?? 0);
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
    const { root, unusual, report } = source;
    const fd = (0,vanished/* unlessVanished */.n)(path, unusual, () => (0,external_node_fs_.openSync)(`${root}/${path}`, openFlags));
    if (fd === undefined)
        return;
    try {
        const stat = (0,external_node_fs_.fstatSync)(fd);
        const { size } = stat;
        if (!stat.isFile()) {
            unusual.add('left-out-replaced', path);
            return;
        }
        const executable = process.platform === 'win32' || (stat.mode & 0o100) !== 0;
        yield* ring.put(source.encode(entry, { size, executable }));
        const { isUnchanged, isPointer } = yield* content(fd, { path, size, report }, ring);
        if (isPointer)
            unusual.add('packed-pointers', path);
        if (!isUnchanged)
            unusual.add('file-changed', path);
        yield* ring.zeros(-size & 511);
        report.add(path, size);
    }
    finally {
        (0,external_node_fs_.closeSync)(fd);
    }
}
function* content(fd, { path, size, report }, ring) {
    let isPointer = false;
    for (let left = size;;) {
        const got = read(fd, path, ring, left <= ring.room ? left + 1 : ring.room);
        if (left === size)
            isPointer = beginsPointer(ring.block.subarray(ring.at, ring.at + got), size);
        if (got > left) {
            yield* ring.advance(left);
            return { isUnchanged: false, isPointer };
        }
        if (got === 0 && left > 0) {
            yield* ring.zeros(left);
            return { isUnchanged: false, isPointer };
        }
        left -= got;
        report.begin(size - left);
        yield* ring.advance(got);
        if (left === 0)
            return { isUnchanged: true, isPointer };
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
const pointerStart = Buffer.from('version https://git-lfs.github.com/spec/v1\n');
const leastPointer = 120;
function beginsPointer(bytes, size) {
    if (size < leastPointer || size >= 1024)
        return false;
    return pointerStart.equals(bytes.subarray(0, pointerStart.length));
}

// EXTERNAL MODULE: ./node_modules/tar/dist/esm/header.js + 2 modules
var esm_header = __webpack_require__(6532);
// EXTERNAL MODULE: ./node_modules/tar/dist/esm/pax.js
var pax = __webpack_require__(750);
;


const mtime = new Date(Date.UTC(1980, 1, 1));
const longPath = 100;
const largestInOctal = 0o77777777777;
const tarTypes = { file: 'File', folder: 'Directory', link: 'SymbolicLink' };
function headerEncoder() {
    const block = Buffer.alloc(512);
    const same = Buffer.alloc(512);
    new esm_header/* Header */.Y({ uid: 0, gid: 0, mtime }).encode(same);
    const header = new esm_header/* Header */.Y({});
    Object.assign(header, { devmaj: undefined, devmin: undefined });
    return (entry, { size, executable } = { size: 0, executable: false }) => {
        const { path, kind } = entry;
        const linkpath = kind === 'link' ? entry.target : undefined;
        const mode = kind === 'link' ? 0o777 : kind === 'folder' || executable ? 0o755 : 0o644;
        Object.assign(header, { path, linkpath, mode, size, type: tarTypes[kind] });
        block.set(same);
        const isCut = header.encode(block);
        if (!isCut && (kind !== 'folder' || Buffer.byteLength(path) < longPath))
            return block;
        const records = {
            path,
            ...(linkpath !== undefined && { linkpath }),
            ...(size > largestInOctal && { size }),
        };
        return Buffer.concat([new pax/* Pax */.u(records).encode(), block]);
    };
}


var shortening = __webpack_require__(8086);
;



const kinds = {
    'left-out-credentials': {
        level: 'warning',
        mostNamed: 20,
        say: (names, more) => (0,message/* message */.i) `left-out-credentials: Left out, because tools keep credentials in such files, and Git does not track them: "${names}"${more}. To pack one of them, add a line such as \`!/path/of/the/file\` to .deployignore.`,
    },
    'packed-environment-files': {
        level: 'warning',
        mostNamed: 20,
        say: (names, more) => (0,message/* message */.i) `packed-environment-files: Packed, though such files often hold secrets, and Git does not track them: "${names}"${more}. If they do not belong in the archive, add \`.env*\` to .deployignore.`,
    },
    'left-out-environment-files': {
        level: 'warning',
        mostNamed: 20,
        say: (names, more) => (0,message/* message */.i) `left-out-environment-files: Left out, because a static site shows its files to everybody, such files often hold secrets, and Git does not track them: "${names}"${more}. To pack one of them, add a line such as \`!/path/of/the/file\` to .deployignore.`,
    },
    'packed-by-rule': {
        level: 'notice',
        mostNamed: 20,
        say: (names, more) => (0,message/* message */.i) `packed-by-rule: Packed, because a rule of .deployignore keeps it, though such files often hold secrets, and Git does not track it: "${names}"${more}.`,
    },
    'absent-tracked': {
        level: 'notice',
        mostNamed: 5,
        say: (names, more) => (0,message/* message */.i) `absent-tracked: Not packed, because it is not in the folder, though Git tracks it: "${names}"${more}. If it was not checked out, check out all of it.`,
    },
    'packed-unmerged': {
        level: 'warning',
        mostNamed: 5,
        say: (names, more) => (0,message/* message */.i) `packed-unmerged: Packed as it is, though its merge is not resolved: "${names}"${more}. Resolve the conflict first.`,
    },
    'packed-link-text': {
        level: 'warning',
        mostNamed: 5,
        say: (names, more) => (0,message/* message */.i) `packed-link-text: Packed as a text file, because this checkout has no links (\`core.symlinks\`): "${names}"${more}.`,
    },
    'left-out-modules': {
        level: 'notice',
        mostNamed: 5,
        say: (names, more) => (0,message/* message */.i) `left-out-modules: Left out of what a build has made: "${names}"${more}. If it runs without an install, add \`!node_modules/\` to .deployignore.`,
    },
    'packed-modules': {
        level: 'notice',
        mostNamed: 5,
        say: (names, more) => (0,message/* message */.i) `packed-modules: Packed, as far as Git tracks it: "${names}"${more}.`,
    },
    'packed-pointers': {
        level: 'warning',
        mostNamed: 3,
        say: (names, more, count) => (0,message/* message */.i) `packed-pointers: Packed without content, as pointers of Git LFS (${(0,formats_count/* formatCount */.B)(count, 'file')}): "${names}"${more}. Fetch the content first: set \`lfs: true\` for actions/checkout, or run \`git lfs pull\`.`,
    },
    'empty-submodules': {
        level: 'warning',
        mostNamed: 5,
        say: (names, more) => (0,message/* message */.i) `empty-submodules: Empty, because the submodule is not checked out: "${names}"${more}. Set \`submodules: recursive\` for actions/checkout, or run \`git submodule update --init --recursive\`.`,
    },
    'left-out-own-files': {
        level: 'notice',
        mostNamed: 5,
        say: (names, more) => (0,message/* message */.i) `left-out-own-files: Left out, though Git tracks it, because this run writes it: "${names}"${more}. Write it outside of the folder.`,
    },
    'left-out-link': {
        level: 'warning',
        mostNamed: 5,
        say: (names, more) => (0,message/* message */.i) `left-out-link: Left out, because a link leads out of the folder: "${names}"${more}.`,
    },
    'left-out-special': {
        level: 'warning',
        mostNamed: 5,
        say: (names, more) => (0,message/* message */.i) `left-out-special: Left out, because only files, folders and links are packed: "${names}"${more}.`,
    },
    'left-out-name': {
        level: 'warning',
        mostNamed: 5,
        say: (names, more) => (0,message/* message */.i) `left-out-name: Left out, because the name is not valid UTF-8: "${names}"${more}.`,
    },
    'left-out-vanished': {
        level: 'warning',
        mostNamed: 5,
        say: (names, more) => (0,message/* message */.i) `left-out-vanished: Left out, because it vanished during packing: "${names}"${more}.`,
    },
    'left-out-replaced': {
        level: 'warning',
        mostNamed: 5,
        say: (names, more) => (0,message/* message */.i) `left-out-replaced: Left out, because it was replaced during packing: "${names}"${more}.`,
    },
    'file-changed': {
        level: 'warning',
        mostNamed: 5,
        say: (names, more) => (0,message/* message */.i) `file-changed: Changed during packing, so that the copy may be broken: "${names}"${more}.`,
    },
};
class Unusual {
    #found = new Map();
    add(kind, name) {
        const found = this.#found.get(kind) ?? { count: 0, names: [] };
        found.count += 1;
        if (found.names.length < kinds[kind].mostNamed)
            found.names.push(name);
        this.#found.set(kind, found);
    }
    list() {
        const order = Object.keys(kinds);
        const all = [...this.#found].sort(([one], [other]) => order.indexOf(one) - order.indexOf(other));
        return all.map(([kind, { count, names }]) => {
            const shown = names.map((name) => (0,shortening/* shorten */.ml)(name, 120)).join('", "');
            const more = count > names.length ? ` and ${count - names.length} more` : '';
            const text = kinds[kind].say(shown, more, count);
            return { kind, count, names, text };
        });
    }
}
function sayUnusual(list) {
    if (list.length === 0)
        return undefined;
    const level = list.some(({ kind }) => kinds[kind].level === 'warning') ? 'warning' : 'notice';
    return { level, text: list.map(({ text }) => text).join(' ') };
}


var walk_repositories = __webpack_require__(5402);

var walk = __webpack_require__(947);
;

















async function packFolder(folder, options) {
    options.signal?.throwIfAborted();
    const root = outsideGit(realFolder(folder), folder);
    const repositories = new Map(await (0,walk_repositories.readRepositories)(root, options.signal));
    for (;;) {
        const unusual = new Unusual();
        try {
            return await packKnown({ root, folder, unusual, repositories, ...readServing(root, options) }, options);
        }
        catch (error) {
            if (!(error instanceof walk.UnknownRepository))
                throw error;
            repositories.set(error.folder, await (0,walk_repositories.readRepository)(root, error.folder, options.signal));
        }
    }
}
async function packKnown(source, options) {
    const { root, folder, unusual } = source;
    const { signal, progress, level = 4, memory = 8 * 1024 * 1024 } = options;
    const { parallel = Math.min((0,external_node_os_.availableParallelism)(), 4) + 4 } = options;
    const encode = headerEncoder();
    const report = new SizeReport();
    let links = 0;
    const note = (entry) => {
        if (entry.kind === 'link')
            links += 1;
        if (entry.kind !== 'folder')
            options.note?.(entry.path);
    };
    const blocks = tarBlocks(noted((0,walk.walk)(source), note), { root, encode, held: parallel - 1, unusual, report });
    const hash = (0,external_node_crypto_.createHash)('sha256');
    const spool = new Spool(options.temporaryFolder, memory);
    let size = 0;
    try {
        for await (const chunk of gzip(blocks, { level, parallel, signal })) {
            hash.update(chunk);
            size += chunk.length;
            await spool.write(chunk);
            progress?.({ files: report.files, bytes: report.bytes });
        }
        await noteUnlike(source);
        say(unusual, options);
        if (report.files === 0)
            throw noFiles(folder, unusual, links);
    }
    catch (error) {
        await spool.close();
        throw error;
    }
    const digest = hash.digest('hex');
    const packed = { ...report.total(), links, unusual: unusual.list() };
    return { size, digest, packed, read: () => spool.read(), [Symbol.asyncDispose]: () => spool.close() };
}
async function noteUnlike({ root, unusual, repositories }) {
    for (const [folder, repository] of repositories ?? []) {
        if (repository === undefined)
            continue;
        const { index, deleted } = repository;
        const submodules = new Set(index.submodules());
        const isAbsent = (path) => (0,regular_file/* readStats */.uq)(`${root}/${folder}${path}`) === undefined;
        for (const path of [...(await deleted), ...index.unchecked().filter(isAbsent)])
            unusual.add(submodules.has(`${path}/`) ? 'empty-submodules' : 'absent-tracked', folder + path);
        for (const path of index.unmerged())
            unusual.add('packed-unmerged', folder + path);
        for (const path of index.links())
            if ((0,regular_file/* readStats */.uq)(`${root}/${folder}${path}`)?.isFile())
                unusual.add('packed-link-text', folder + path);
    }
}
function say(unusual, options) {
    const said = sayUnusual(unusual.list());
    if (said?.level === 'notice' && options.notice !== undefined)
        options.notice(said.text);
    else if (said !== undefined)
        options.warn(said.text);
}
function readServing(root, { isServed = false, written = [] }) {
    const inside = written.flatMap((file) => pathInside(root, file));
    return { isServed, written: new Set(inside) };
}
function pathInside(root, file) {
    const path = (0,external_node_path_.relative)(root, readRealPath(file)).split(external_node_path_.sep).join('/');
    return path === '' || path === '..' || path.startsWith('../') || (0,external_node_path_.isAbsolute)(path) ? [] : [path, `${path}/`];
}
function readRealPath(file) {
    try {
        return (0,external_node_path_.join)((0,external_node_fs_.realpathSync)((0,external_node_path_.dirname)(file)), (0,external_node_path_.basename)(file));
    }
    catch (error) {
        if ((0,vanished/* isGone */.S)(error))
            return file;
        throw (0,archive_error/* unreadable */.O$)(file, error);
    }
}
function* noted(entries, note) {
    for (const entry of entries) {
        note(entry);
        yield entry;
    }
}
function noFiles(folder, unusual, links) {
    const shown = (0,archive_error/* shownPath */.pS)(folder);
    const out = unusual.list().find(({ kind }) => kind === 'left-out-link')?.count ?? 0;
    if (links + out === 0) {
        const text = (0,message/* message */.i) `folder-without-files: The folder has no files to pack: "${shown}". It is empty, or .gitignore and .deployignore exclude everything in it.`;
        return new archive_error/* ArchiveError */.di(folder, text);
    }
    const where = out === 0 ? 'none of them leads to a file that is packed' : `${out} of them led outside`;
    const text = (0,message/* message */.i) `folder-of-links: The folder has links and no file to pack: "${shown}" has ${(0,formats_count/* formatCount */.B)(links + out, 'link')}, and ${where}. A link is packed without what it leads to. Copy what they lead to, such as with \`cp -RL\`, and name the copy.`;
    return new archive_error/* ArchiveError */.di(folder, text);
}
function outsideGit(root, folder) {
    if (!root.split(external_node_path_.sep).includes('.git'))
        return root;
    const text = (0,message/* message */.i) `folder-of-git: "${(0,archive_error/* shownPath */.pS)(folder)}" is a folder of Git itself, whose settings may hold a token. Name the folder that was built.`;
    throw new archive_error/* ArchiveError */.di(folder, text);
}
function realFolder(folder) {
    const shown = (0,archive_error/* shownPath */.pS)(folder);
    try {
        const root = (0,external_node_fs_.realpathSync)(folder);
        if ((0,external_node_fs_.statSync)(root).isDirectory())
            return root;
    }
    catch (error) {
        if (!(0,vanished/* isGone */.S)(error))
            throw (0,archive_error/* unreadable */.O$)(folder, error);
        const text = (0,message/* message */.i) `folder-missing: The folder does not exist: "${shown}". Build it first.`;
        throw new archive_error/* ArchiveError */.di(folder, text);
    }
    const text = (0,message/* message */.i) `not-a-folder: "${shown}" is not a folder. Name a folder, or a .tar.gz, .tgz or .zip file.`;
    throw new archive_error/* ArchiveError */.di(folder, text);
}


/***/ }),

/***/ 5402:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.r(__webpack_exports__);


__webpack_require__.d(__webpack_exports__, {
  readRepositories: () => (/* binding */ readRepositories),
  readRepository: () => (/* binding */ readRepository),
  rulesAbove: () => (/* binding */ rulesAbove)
});


var external_node_fs_ = __webpack_require__(3024);

var external_node_os_ = __webpack_require__(8161);

var external_node_path_ = __webpack_require__(6760);

var git_command = __webpack_require__(6839);

var working_copy_root = __webpack_require__(5497);
;





async function readWorkTree(path, signal) {
    const real = (0,external_node_fs_.realpathSync)(path);
    const root = (0,working_copy_root/* nearestWorkingCopy */.No)(real);
    if (root === undefined) {
        const broken = (0,working_copy_root/* brokenRepository */.Cy)(real);
        if (broken !== undefined)
            return { kind: 'unknown', why: `"${broken}" is no whole repository` };
        return { kind: 'absent', proof: 'no repository' };
    }
    const read = (0,git_command/* readGitIn */.O4)(root, signal);
    const git = (0,git_command/* asText */.e1)(read);
    const folder = (0,external_node_path_.relative)(root, real).split(external_node_path_.sep).join('/');
    const pathspec = folder === '' ? [] : ['--', folder];
    const [listed, exclude, settings] = await Promise.all([
        read(['--literal-pathspecs', 'ls-files', '--stage', '-t', '-z', ...pathspec]),
        git(['rev-parse', '--git-path', 'info/exclude']),
        git(['config', '--path', '-z', '--get-regexp', '^core\\.']),
    ]);
    if (!listed.ok)
        return whyUnread(listed.why);
    if (!exclude.ok)
        return whyUnread(exclude.why);
    if (!settings.ok)
        return whyUnread(settings.why);
    const core = new Map(settings.output.split('\0').map((each) => splitSetting(each)));
    const named = core.get('core.excludesfile') || (0,external_node_path_.join)((0,external_node_os_.homedir)(), '.config/git/ignore');
    const excludes = [named, exclude.output.replace(/\r?\n$/, '')];
    return {
        kind: 'found',
        value: {
            root,
            folder: folder === '' ? '' : `${folder}/`,
            index: listed.bytes,
            deleted: listDeleted(git, pathspec),
            ignoresCase: /^(?:true|yes|on|1|)$/i.test(core.get('core.ignorecase') ?? 'false'),
            excludes: excludes.map((file) => (0,external_node_path_.join)(isRooted(file) ? '' : root, file)),
        },
    };
}
async function listDeleted(git, pathspec) {
    const answer = await git(['--literal-pathspecs', 'ls-files', '--deleted', '-z', ...pathspec]);
    if (!answer.ok)
        return { kind: 'unknown', why: answer.why };
    return { kind: 'found', value: answer.output.split('\0').filter((path) => path !== '') };
}
function splitSetting(text) {
    const end = text.indexOf('\n');
    return end < 0 ? [text, ''] : [text.slice(0, end), text.slice(end + 1)];
}
function whyUnread(why) {
    return why === git_command/* notInstalled */.YT ? { kind: 'absent', proof: 'no Git' } : { kind: 'unknown', why };
}
function isRooted(path) {
    return path.startsWith('/') || /^[A-Za-z]:|^\\\\/.test(path);
}


var deferred_rejection = __webpack_require__(193);

var message = __webpack_require__(3597);

var regular_file = __webpack_require__(1841);

var archive_error = __webpack_require__(7464);

var vanished = __webpack_require__(9519);
;
const [submoduleMode, linkMode] = ['160000', '120000'];
const tagBytes = 2;
class GitIndex {
    #bytes;
    #prefix;
    constructor(listed, prefix) {
        this.#bytes = listed;
        this.#prefix = prefix;
    }
    has(path) {
        const sought = Buffer.from(this.#prefix + path);
        const found = this.#atOrAfter(sought);
        const isFolder = path === '' || path.endsWith('/');
        if (!isFolder)
            return found?.path.equals(sought) === true;
        return found?.path.subarray(0, sought.length).equals(sought) === true || this.isSubmodule(path);
    }
    isSubmodule(folder) {
        if (folder === '')
            return false;
        const sought = Buffer.from(this.#prefix + folder.slice(0, -1));
        const found = this.#atOrAfter(sought);
        return found !== undefined && found.mode === submoduleMode && found.path.equals(sought);
    }
    submodules() {
        return this.#having(` ${submoduleMode} `, 1).map((path) => `${path}/`);
    }
    links() {
        return this.#having(` ${linkMode} `, 1);
    }
    unchecked() {
        return this.#having('S ', 0);
    }
    unmerged() {
        return [...new Set(this.#having('M ', 0))];
    }
    #having(text, offset) {
        const found = [];
        const bytes = this.#bytes;
        for (let at = bytes.indexOf(text); at >= 0; at = bytes.indexOf(text, at + 1)) {
            const start = at - offset;
            if (start > 0 && bytes[start - 1] !== 0)
                continue;
            const { path, end } = this.#entry(start);
            found.push(path.toString('utf8').slice(this.#prefix.length));
            at = end;
        }
        return found;
    }
    #atOrAfter(sought) {
        const bytes = this.#bytes;
        let [low, high] = [0, bytes.length];
        while (low < high) {
            const middle = Math.floor((low + high) / 2);
            const start = middle === 0 ? 0 : bytes.lastIndexOf(0, middle - 1) + 1;
            const tab = bytes.indexOf(9, start);
            const end = bytes.indexOf(0, tab);
            if (bytes.compare(sought, 0, sought.length, tab + 1, end) < 0)
                low = end + 1;
            else
                high = start;
        }
        return low < bytes.length ? this.#entry(low) : undefined;
    }
    #entry(start) {
        const tab = this.#bytes.indexOf(9, start);
        const end = this.#bytes.indexOf(0, tab);
        return {
            mode: this.#bytes.toString('latin1', start + tagBytes, start + tagBytes + 6),
            path: this.#bytes.subarray(tab + 1, end),
            end,
        };
    }
}


var rule_set = __webpack_require__(6300);
;

function rebaseRules(lines, way, ignoresCase) {
    return way.length === 0 ? lines : lines.flatMap((line) => ruleBelow(line, way, rule_set/* RuleSet */.x.empty(ignoresCase)));
}
function ruleBelow(line, way, none) {
    const [, not = '', pattern = ''] = /^(!?)(.*)$/s.exec(line) ?? [];
    if (line.startsWith('#') || /^ *$/.test(pattern))
        return [];
    const trimmed = pattern.replace(/(?<!\\) +$/, '');
    const [, leading = '', body = '', trailing = ''] = /^(\/?)(.*?)(\/?)$/s.exec(trimmed) ?? [];
    if (leading === '' && !body.includes('/'))
        return [line];
    const segments = body.split('/');
    let places = withoutFolders(segments, [0]);
    for (const name of way) {
        const next = places.flatMap((place) => {
            const segment = segments[place];
            if (segment === undefined)
                return [];
            return segment === '**' ? [place] : isMatch(segment, name, none) ? [place + 1] : [];
        });
        places = withoutFolders(segments, next);
    }
    return places.flatMap((place) => place < segments.length ? [`${not}/${segments.slice(place).join('/')}${trailing}`] : []);
}
function withoutFolders(segments, places) {
    const all = new Set(places);
    for (const place of all)
        if (segments[place] === '**' && place < segments.length - 1)
            all.add(place + 1);
    return [...all];
}
function isMatch(segment, name, none) {
    return segment !== '' && none.and([`/${segment}`]).ignores(name, name);
}


var rule_file = __webpack_require__(236);
;










async function readRepositories(root, signal) {
    const repositories = new Map();
    const waiting = [''];
    for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
        if (folder !== '' && (0,regular_file/* readStats */.uq)(`${root}/${folder}.git`) === undefined)
            continue;
        const repository = await readRepository(root, folder, signal);
        if (repository === undefined)
            continue;
        repositories.set(folder, repository);
        for (const below of repository.index.submodules())
            waiting.push(folder + below);
    }
    return repositories;
}
async function readRepository(root, folder, signal) {
    const found = await readWorkTree(`${root}/${folder}`, signal);
    signal?.throwIfAborted();
    switch (found.kind) {
        case 'found': {
            const { index, folder: inRepository, deleted, ignoresCase } = found.value;
            const within = deleted.then((paths) => {
                if (paths.kind === 'unknown')
                    throw unreadRepository(root, folder, paths.why);
                return paths.value.map((path) => path.slice(inRepository.length));
            });
            (0,deferred_rejection/* silenceUntilAwaited */.n)(within);
            return {
                index: new GitIndex(index, inRepository),
                lines: linesOfTree(found.value, folder),
                ignoresCase,
                deleted: within,
            };
        }
        case 'absent':
            return undefined;
        case 'unknown':
            throw unreadRepository(root, folder, found.why);
        default:
            return found;
    }
}
function unreadRepository(root, folder, why) {
    const path = folder === '' ? root : folder;
    const text = (0,message/* message */.i) `git-folder-unread: Git could not say what it tracks in "${(0,archive_error/* shownPath */.pS)(path)}", so nothing is packed: ${why}. Make Git work there, or pack a copy of the folder outside of the repository.`;
    return new archive_error/* ArchiveError */.di(path, text);
}
async function rulesAbove(folder) {
    return await readRepository(folder, '');
}
function linesOfTree({ root, folder, excludes, ignoresCase }, inArchive) {
    const way = folder.split('/').slice(0, -1);
    const above = way.map((_, depth) => [root, ...way.slice(0, depth), '.gitignore'].join('/'));
    const lines = [
        ...excludes.flatMap((file) => rebaseRules(readRules(file, true), way.map(rule_file/* byteString */.iP), ignoresCase)),
        ...above.flatMap((file, depth) => rebaseRules(readRules(file, false), way.slice(depth).map(rule_file/* byteString */.iP), ignoresCase)),
    ];
    return inArchive === '' ? lines : lines.flatMap((line) => (0,rule_file/* ruleWithin */.__)(line, (0,rule_file/* byteString */.iP)(inArchive)));
}
function readRules(file, followsLinks) {
    const stat = (0,regular_file/* readStats */.uq)(file);
    if (stat === undefined || !(stat.isFile() || (followsLinks && stat.isSymbolicLink())))
        return [];
    try {
        const content = (0,external_node_fs_.readFileSync)(file);
        (0,rule_file/* checkRules */.MM)(file, '.gitignore', content);
        return (0,rule_file/* splitRules */.KV)(content);
    }
    catch (error) {
        if (error instanceof archive_error/* ArchiveError */.di)
            throw error;
        if ((0,vanished/* isGone */.S)(error))
            return [];
        throw (0,archive_error/* rulesUnreadable */.BL)(file, error);
    }
}


/***/ })

};
