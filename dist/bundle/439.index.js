export const id = 439;
export const ids = [439,659];
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

/***/ 8439:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

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
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/text/message.js
var message = __webpack_require__(3597);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(8522);
// EXTERNAL MODULE: ./build/archive/chunks.js
var chunks = __webpack_require__(7823);
;// CONCATENATED MODULE: ./build/archive/compress/entropy.js
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

;// CONCATENATED MODULE: ./build/archive/compress/gzip.js




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
    compressed.catch(() => { });
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

// EXTERNAL MODULE: external "node:fs/promises"
var external_node_fs_promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: ./build/archive/error.js
var archive_error = __webpack_require__(9479);
;// CONCATENATED MODULE: ./build/archive/compress/spool.js






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

;// CONCATENATED MODULE: ./build/archive/size-report.js
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

;// CONCATENATED MODULE: ./build/archive/tar/block-ring.js
const blockSize = 1024 * 1024;
class BlockRing {
    #blocks;
    #turn = 0;
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
        const block = this.#blocks[this.#turn % this.#blocks.length];
        if (block === undefined)
            throw new RangeError('A ring has at least one block.');
        this.#turn += 1;
        return block;
    }
}

;// CONCATENATED MODULE: ./build/archive/tar/blocks.js




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
    const { root, warn, report } = source;
    const fd = (0,archive_error/* unlessVanished */.n7)(path, warn, () => (0,external_node_fs_.openSync)(`${root}/${path}`, openFlags));
    if (fd === undefined)
        return;
    try {
        const stat = (0,external_node_fs_.fstatSync)(fd);
        const { size } = stat;
        if (!stat.isFile()) {
            warn((0,message/* message */.iU) `left-out-replaced: "${(0,archive_error/* shownPath */.pS)(path)}" is left out: it was replaced during packing.`);
            return;
        }
        const executable = process.platform === 'win32' || (stat.mode & 0o100) !== 0;
        yield* ring.put(source.encode(entry, { size, executable }));
        const change = yield* content(fd, { path, size, report }, ring);
        if (change)
            warn((0,message/* message */.iU) `file-changed: "${(0,archive_error/* shownPath */.pS)(path)}" ${change} during packing; its copy may be broken.`);
        yield* ring.zeros(-size & 511);
        report.add(path, size);
    }
    finally {
        (0,external_node_fs_.closeSync)(fd);
    }
}
function* content(fd, { path, size, report }, ring) {
    for (let left = size;;) {
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
        report.begin(size - left);
        yield* ring.advance(got);
        if (left === 0)
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

const mtimeSeconds = Date.UTC(1980, 1, 1) / 1000;
const [nameBytes, linkBytes, prefixBytes] = [99, 100, 130];
const largestInOctal = 0o77777777777;
const typeOf = { file: '0', folder: '5', link: '2' };
function headerEncoder() {
    const block = Buffer.alloc(512);
    return (entry, { size, executable } = { size: 0, executable: false }) => {
        const { path, kind } = entry;
        const link = kind === 'link' ? entry.target : '';
        const split = splitPath(path);
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
const same = Buffer.alloc(512);
for (const at of [108, 116, 329, 337])
    same.write(octal(0, 8), at, 'latin1');
same.write(octal(mtimeSeconds, 12), 136, 'latin1');
same.write(' '.repeat(8), 148, 'latin1');
same.write('ustar\x0000', 257, 'latin1');
function writeHeader(block, { name, prefix, mode, size, type, link }) {
    block.set(same);
    block.write(name, 0, nameBytes);
    block.write(octal(mode, 8), 100, 'latin1');
    if (size <= largestInOctal)
        block.write(octal(size, 12), 124, 'latin1');
    else {
        block.writeBigUInt64BE(BigInt(size), 128);
        block.writeUInt8(0x80, 124);
    }
    block.write(type, 156, 'latin1');
    block.write(link, 157, linkBytes);
    block.write(prefix, 345, prefixBytes);
    let sum = 0;
    for (const byte of block)
        sum += byte;
    block.write(`${sum.toString(8).padStart(6, '0')}\0`, 148, 'latin1');
}
function octal(value, bytes) {
    return `${value.toString(8).padStart(bytes - 1, '0')}\0`;
}
function splitPath(path) {
    if (Buffer.byteLength(path) <= nameBytes)
        return { name: path, prefix: '' };
    const bytes = Buffer.from(path);
    const cut = bytes.indexOf('/', bytes.length - nameBytes - 1);
    if (cut <= 0 || cut > prefixBytes || cut === bytes.length - 1)
        return undefined;
    return { name: bytes.toString('utf8', cut + 1), prefix: bytes.toString('utf8', 0, cut) };
}
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

// EXTERNAL MODULE: ./build/archive/walk/walk.js + 3 modules
var walk = __webpack_require__(659);
;// CONCATENATED MODULE: ./build/archive/pack.js












async function packFolder(folder, options) {
    const { signal, warn, progress, level = 4, memory = 8 * 1024 * 1024 } = options;
    const { parallel = Math.min((0,external_node_os_.availableParallelism)(), 4) + 4 } = options;
    signal?.throwIfAborted();
    const root = outsideGit(realFolder(folder), folder);
    const encode = headerEncoder();
    const report = new SizeReport();
    const blocks = tarBlocks(noted((0,walk.walk)(root, warn), options), { root, encode, held: parallel - 1, warn, report });
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
        if (report.files === 0) {
            const text = (0,message/* message */.iU) `folder-without-files: The folder has no files to pack: "${(0,archive_error/* shownPath */.pS)(folder)}". It is empty, or .gitignore and .deployignore exclude everything in it.`;
            throw new archive_error/* ArchiveError */.di(folder, text);
        }
    }
    catch (error) {
        await spool.close();
        throw error;
    }
    const [digest, packed] = [hash.digest('hex'), report.total()];
    return { size, digest, packed, read: () => spool.read(), [Symbol.asyncDispose]: () => spool.close() };
}
function* noted(entries, options) {
    for (const entry of entries) {
        if (entry.kind !== 'folder')
            options.note?.(entry.path);
        yield entry;
    }
}
function outsideGit(root, folder) {
    if (!root.split(external_node_path_.sep).includes('.git'))
        return root;
    const text = (0,message/* message */.iU) `folder-of-git: "${(0,archive_error/* shownPath */.pS)(folder)}" is a folder of Git itself, whose settings may hold a token. Name the folder that was built.`;
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
        if (!(0,archive_error/* isGone */.ST)(error))
            throw (0,archive_error/* unreadable */.O$)(folder, error);
        const text = (0,message/* message */.iU) `folder-missing: The folder does not exist: "${shown}". Build it first.`;
        throw new archive_error/* ArchiveError */.di(folder, text);
    }
    const text = (0,message/* message */.iU) `not-a-folder: "${shown}" is not a folder. Name a folder, or a .tar.gz, .tgz or .zip file.`;
    throw new archive_error/* ArchiveError */.di(folder, text);
}


/***/ }),

/***/ 659:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  walk: () => (/* binding */ walk),
  whyLeftOut: () => (/* binding */ whyLeftOut)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./build/text/message.js
var message = __webpack_require__(3597);
// EXTERNAL MODULE: ./build/archive/error.js
var archive_error = __webpack_require__(9479);
// EXTERNAL MODULE: ./node_modules/ignore/index.js
var ignore = __webpack_require__(298);
;// CONCATENATED MODULE: ./build/archive/walk/rule-set.js

const mostCached = 8192;
class RuleSet {
    static none = new RuleSet(matcher(), new Set());
    #matcher;
    #endings;
    #lookups = 0;
    constructor(matcher, endings) {
        this.#matcher = matcher;
        this.#endings = endings;
    }
    and(lines) {
        const endings = lines.filter((line) => !/^(#|\s*$)/.test(line)).map(plainEnding);
        const simple = endings.filter((ending) => ending !== undefined);
        return this.before(new RuleSet(matcher().add(lines), simple.length < endings.length ? undefined : new Set(simple)));
    }
    before(set) {
        const [one, other] = [this.#endings, set.#endings];
        const endings = one === undefined || other === undefined ? undefined : new Set([...one, ...other]);
        return new RuleSet(matcher().add(this.#matcher).add(set.#matcher), endings);
    }
    ignores(path, name) {
        if (this.#endings !== undefined && !endsIn(this.#endings, name))
            return false;
        this.#lookups += 1;
        if (this.#lookups % mostCached === 0)
            this.#matcher = matcher().add(this.#matcher);
        return this.#matcher.ignores(path);
    }
}
function endsIn(endings, name) {
    if (endings.has(name))
        return true;
    for (let dot = name.indexOf('.'); dot !== -1; dot = name.indexOf('.', dot + 1)) {
        if (endings.has(`*${name.slice(dot)}`))
            return true;
    }
    return false;
}
function plainEnding(line) {
    return /^(?:[^!].*\/|\/)?(\*(?=\.))?([^*?[\]\\/!#\s]+)\/?$/s.exec(line)?.slice(1).join('');
}
function matcher() {
    return ignore({ ignorecase: false });
}

;// CONCATENATED MODULE: ./build/archive/walk/ignore-rules.js

const neverPacked = new Set(['.git', 'node_modules']);
const ruleFiles = ['.gitignore', '.deployignore'];
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
    within(folder, files, read) {
        if (files.length === 0)
            return this;
        const extend = (rules, name) => files.includes(name) ? rules.and(patternsFrom(read(name), folder)) : rules;
        return new IgnoreRules(extend(this.#git, '.gitignore'), extend(this.#deploy, '.deployignore'));
    }
    ignores(path, name) {
        return neverPacked.has(name) || this.#both.ignores(byteString(path), byteString(name));
    }
    fileThatIgnores(path, name) {
        if (neverPacked.has(name) || !this.ignores(path, name))
            return undefined;
        return this.#deploy.ignores(byteString(path), byteString(name)) ? '.deployignore' : '.gitignore';
    }
}
function byteString(text) {
    return /^[\0-\x7f]*$/.test(text) ? text : Buffer.from(text).toString('latin1');
}
function patternsFrom(content, folder) {
    const lines = `${content.toString('latin1').replace(/^\xef\xbb\xbf/, '')}\n`.split(/\r?\n/);
    return folder === '' ? lines : lines.flatMap((line) => ignore_rules_anchor(line, byteString(folder)));
}
function ignore_rules_anchor(line, folder) {
    const [, not = '', leading = '', pattern = ''] = /^(!?)(\/?)(.*)$/s.exec(line) ?? [];
    if (line.startsWith('#') || /^ *$/.test(pattern))
        return [];
    const anchored = leading !== '' || /\/(?! *$)/.test(pattern);
    return [`${not}/${folder.replace(/[\\*?[\]]/g, '\\$&')}${anchored ? '' : '**/'}${pattern}`];
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
;// CONCATENATED MODULE: ./build/archive/walk/link-target.js


const longestChain = 40;
function linkTarget(root, path) {
    const above = path.split('/').slice(0, -1);
    const link = follow(root, (0,external_node_fs_.readlinkSync)(`${root}/${path}`));
    if (link === undefined || leaves(root, link.fromRoot ? [] : [...above], link.names))
        return undefined;
    return (link.fromRoot ? '../'.repeat(above.length) : '') + link.names.join('/');
}
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
        return undefined;
    }
}

;// CONCATENATED MODULE: ./build/archive/walk/walk.js





function* walk(root, warn) {
    const pending = [{ kind: 'pending', path: '', rules: IgnoreRules.none }];
    for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
        if (next.kind !== 'pending') {
            yield next;
            continue;
        }
        const found = readFolder(root, next, warn);
        if (found === undefined)
            continue;
        if (next.path !== '')
            yield { kind: 'folder', path: next.path };
        for (const entry of reversed(found))
            pending.push(entry);
    }
}
function whyLeftOut(root, wanted) {
    if (!(0,external_node_fs_.existsSync)(`${root}/${wanted}`))
        return `It does not exist: build it first.`;
    let rules = IgnoreRules.none;
    let folder = '';
    for (const name of wanted.split('/').slice(0, -1)) {
        const present = ruleFiles.filter((file) => (0,external_node_fs_.existsSync)(`${root}/${folder}${file}`));
        rules = rules.within(folder, present, (file) => readRules(root, folder + file));
        folder += `${name}/`;
        if (neverPacked.has(name))
            return `A folder "${name}" is never packed.`;
        const file = rules.fileThatIgnores(folder, name);
        if (file !== undefined)
            return explainRule(root, file, { folder, rules });
    }
    const [first] = (0,external_node_fs_.readdirSync)(`${root}/${folder}`);
    const file = first === undefined ? undefined : rules.fileThatIgnores(folder + first, first);
    if (file !== undefined)
        return explainRule(root, file, { folder, rules });
    return `It is empty, or all of it is left out: check .gitignore and .deployignore.`;
}
function explainRule(root, file, { folder, rules }) {
    const shown = (0,archive_error/* shownPath */.pS)(folder);
    if (file === '.deployignore')
        return `A rule of .deployignore leaves "${shown}" out: remove that rule.`;
    const own = `!/${folder.replaceAll(/[\\*?[\]]/g, '\\$&')}`;
    const opened = rules.within('', ['.deployignore'], () => Buffer.from(own));
    const [first] = (0,external_node_fs_.readdirSync)(`${root}/${folder}`);
    const isStillOut = first !== undefined && opened.ignores(folder + first, first);
    const lines = isStillOut ? `lines \`${own}\` and \`${own}**\`` : `line \`${own}\``;
    return `A rule of .gitignore leaves "${shown}" out: add the ${lines} to a .deployignore in the folder that is packed.`;
}
function readFolder(root, folder, warn) {
    const listed = listFolder(root, folder.path, warn);
    if (listed === undefined)
        return undefined;
    const within = `${root}/${folder.path}`;
    const present = ruleFiles.filter((name) => listed.some((dirent) => dirent.name === name && typeOf(within, dirent).isFile()));
    const rules = folder.rules.within(folder.path, present, (name) => readRules(root, folder.path + name));
    const kept = [];
    for (const dirent of listed) {
        const type = typeOf(within, dirent);
        const path = folder.path + dirent.name + (type.isDirectory() ? '/' : '');
        if (rules.ignores(path, dirent.name))
            continue;
        if (dirent.name.includes('\ufffd') && (0,external_node_fs_.lstatSync)(`${root}/${path}`, { throwIfNoEntry: false }) === undefined) {
            warn(`"${(0,archive_error/* shownPath */.pS)(path)}" is left out: its name is not valid UTF-8.`);
        }
        else if (type.isDirectory())
            kept.push({ kind: 'pending', path, rules });
        else if (type.isFile())
            kept.push({ kind: 'file', path });
        else if (type.isSymbolicLink())
            keepLink(root, path, kept, warn);
        else {
            const kind = type.isFIFO() ? 'named pipe' : type.isSocket() ? 'socket' : 'device';
            warn((0,message/* message */.iU) `left-out-special: "${(0,archive_error/* shownPath */.pS)(path)}" is left out: it is a ${kind}.`);
        }
    }
    return kept;
}
function listFolder(root, path, warn) {
    const list = () => (0,external_node_fs_.readdirSync)(`${root}/${path}`, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
    if (path !== '')
        return (0,archive_error/* unlessVanished */.n7)(path, warn, list);
    try {
        return list();
    }
    catch (error) {
        throw (0,archive_error/* unreadable */.O$)(root, error);
    }
}
function typeOf(folder, dirent) {
    if (!dirent.isSymbolicLink())
        return dirent;
    try {
        return (0,external_node_fs_.lstatSync)(folder + dirent.name);
    }
    catch {
        return dirent;
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
    const link = (0,archive_error/* unlessVanished */.n7)(path, warn, () => ({ target: linkTarget(root, path) }));
    if (link === undefined)
        return;
    if (link.target !== undefined)
        kept.push({ kind: 'link', path, target: link.target });
    else
        warn((0,message/* message */.iU) `left-out-link: "${(0,archive_error/* shownPath */.pS)(path)}" is left out: it is a link that leads out of the folder.`);
}
function reversed(entries) {
    if (entries.some(({ path }) => /[\ud800-\uffff]/.test(path))) {
        return entries.sort((a, b) => Buffer.compare(Buffer.from(b.path), Buffer.from(a.path)));
    }
    return entries.sort((a, b) => (a.path < b.path ? 1 : -1));
}


/***/ })

};
