export const id = 7459;
export const ids = [7459,6493];
export const modules = {

/***/ 4752:
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

/***/ 7459:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.r(__webpack_exports__);


__webpack_require__.d(__webpack_exports__, {
  packFolder: () => (/* binding */ packFolder)
});


var external_node_crypto_ = __webpack_require__(7598);

var external_node_fs_ = __webpack_require__(3024);

var external_node_os_ = __webpack_require__(8161);

var external_node_path_ = __webpack_require__(6760);

var formats_count = __webpack_require__(7028);

var message = __webpack_require__(1103);

var regular_file = __webpack_require__(4283);

var archive_error = __webpack_require__(9250);

var promises_ = __webpack_require__(8500);

var external_node_zlib_ = __webpack_require__(8522);

var deferred_rejection = __webpack_require__(8331);

var file_chunks = __webpack_require__(4752);
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
    (0,file_chunks/* release */._r)(bytes);
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
    #page = Buffer.allocUnsafeSlow(file_chunks/* chunkSize */.ZL);
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
            if (this.#filled === file_chunks/* chunkSize */.ZL)
                await this.#turnPage();
        }
    }
    async *read() {
        if (this.#closed)
            throw new Error('The archive was disposed of and cannot be read again.');
        if (this.#file)
            yield* (0,file_chunks/* fileChunks */.T9)(this.#file, this.#fileSize);
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
        if (this.#file === undefined && (this.#pages.length + 1) * file_chunks/* chunkSize */.ZL <= this.#limit) {
            this.#pages.push(this.#page);
            this.#page = Buffer.allocUnsafeSlow(file_chunks/* chunkSize */.ZL);
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
            (0,file_chunks/* release */._r)(page);
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


var vanished = __webpack_require__(9989);
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


var shortening = __webpack_require__(4908);
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


var walk_repositories = __webpack_require__(6493);

var working_copy_root = __webpack_require__(4915);

var ignore_rules = __webpack_require__(3969);
;


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


var rule_file = __webpack_require__(1842);
;


const credentialFiles = [
    { path: /^gha-creds-[^/]*\.json$/, tool: 'google-github-actions/auth' },
    { path: /^application_default_credentials\.json$/, tool: 'gcloud auth application-default login' },
    {
        path: /^\.(?:npmrc|yarnrc)$/,
        tool: 'npm, Yarn, actions/setup-node',
        content: /^(?![;#])(?:.*[:_\s"])?_(?:authToken|auth|password)"?[ \t]*[= \t][ \t]*"?(?!\$\{)[^\s"]/m,
    },
    { path: /^\.yarnrc\.yml$/, tool: 'Yarn', content: /^\s*npmAuth(?:Token|Ident)\s*:\s*["']?(?!\$\{)[^\s"']/m },
    { path: /^[._]netrc$/, tool: 'curl, Git, the Heroku CLI' },
    { path: /^id_(?:rsa|dsa|ecdsa|ecdsa_sk|ed25519|ed25519_sk)$/, tool: 'ssh-keygen' },
    { path: /^(?:\.git-credentials|\.config\/git\/credentials)$/, tool: 'git credential-store' },
    { path: /^\.pypirc$/, tool: 'twine' },
    { path: /^\.docker\/config\.json$/, tool: 'docker login', content: /"(?:auth|identitytoken|registrytoken)"\s*:/ },
    { path: /^\.dockercfg$/, tool: 'docker login' },
    { path: /^\.aws\/credentials$/, tool: 'aws configure' },
    { path: /^\.aws\/(?:sso|cli)\/cache\/[^/]+\.json$/, tool: 'aws sso login' },
    { path: /^\.aws\/config$/, tool: 'aws configure', content: /^\s*aws_(?:secret_access_key|session_token)\s*=/m },
    { path: /^\.azure\/(?:msal_token_cache|accessTokens|service_principal_entries)\.[^/]*$/, tool: 'az login' },
    { path: /^(?:\.kube\/config|kubeconfig(?:\.ya?ml)?)$/, tool: 'kubectl, azure/aks-set-context' },
    { path: /^auth\.json$/, tool: 'Composer', content: /"(?:http-basic|github-oauth|gitlab-token|bearer)"\s*:/ },
    { path: /^\.cargo\/credentials(?:\.toml)?$/, tool: 'cargo login' },
    { path: /^\.gem\/credentials$/, tool: 'gem signin' },
    { path: /^\.terraform\.d\/credentials\.tfrc\.json$/, tool: 'terraform login' },
    { path: /^(?:\.pgpass|pgpass\.conf)$/, tool: 'psql' },
    { path: /^\.vault-token$/, tool: 'vault login' },
];
const suspect = /accessTokens|auth|cfg|config|cred|^\.env|id_|[0-9a-f]{40}\.json$|msal|pgpass|rc|service_principal|vault/i;
function mayBeSecret(name) {
    return suspect.test(name);
}
function toolWithCredentials(root, path, name) {
    const parts = path.split('/');
    const ends = [
        name,
        ...[2, 3, 4].filter((count) => count <= parts.length).map((count) => parts.slice(-count).join('/')),
    ];
    const found = credentialFiles.find((file) => ends.some((end) => file.path.test(end)));
    if (found === undefined)
        return undefined;
    return found.content === undefined || found.content.test(readContent(root, path)) ? found.tool : undefined;
}
function readContent(root, path) {
    try {
        return (0,external_node_fs_.readFileSync)(`${root}/${path}`, 'latin1');
    }
    catch (error) {
        throw (0,archive_error/* unpackable */.DO)(path, error);
    }
}
function isEnvironmentFile(name) {
    return /^\.env(?:rc)?(?:$|[.\-_~])/i.test(name);
}

;








class UnknownRepository extends Error {
    folder;
    constructor(folder) {
        super(`There is a repository in "${folder}".`);
        this.folder = folder;
    }
}
function* walk(source) {
    const repository = source.repositories?.get('');
    const rules = repository === undefined ? ignore_rules/* IgnoreRules */.w0.none : ignore_rules/* IgnoreRules */.w0.none.inRepository(repository);
    const own = { repository, repositoryFolder: '', isIgnored: false, isEnvironment: false };
    const pending = [{ kind: 'pending', path: '', rules, ...own }];
    for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
        if (next.kind !== 'pending') {
            yield next;
            continue;
        }
        const found = readFolder(source, next);
        if (found === undefined)
            continue;
        if (next.path !== '')
            yield { kind: 'folder', path: next.path };
        for (const entry of reversed(found))
            pending.push(entry);
    }
}
function readFolder(source, folder) {
    const { root, unusual } = source;
    const listed = listFolder(root, folder.path, unusual);
    if (listed === undefined)
        return undefined;
    const owned = findOwner(source, folder, listed);
    if (listed.length === 0 && folder.repository?.index.isSubmodule(inRepository(folder, folder.path)))
        unusual.add('empty-submodules', folder.path);
    const within = `${root}/${folder.path}`;
    const present = rule_file/* ruleFiles */.CJ.filter((name) => {
        const dirent = listed.find((each) => each.name === name);
        const isFile = dirent !== undefined && readType(within, dirent).isFile();
        if (dirent !== undefined && !isFile && name === '.deployignore')
            throw (0,rule_file/* rulesNotFile */.BF)(folder.path + name);
        return isFile;
    });
    const rules = owned.rules.within(folder.path, present, (name) => (0,rule_file/* readRules */.Kc)(root, folder.path + name, name));
    const here = { ...owned, rules };
    const kept = [];
    for (const dirent of listed) {
        const type = readType(within, dirent);
        const path = folder.path + dirent.name + (type.isDirectory() ? '/' : '');
        const fate = decideFate(source, here, { path, name: dirent.name, isFile: type.isFile() });
        if (fate === 'left-out')
            continue;
        if (dirent.name.includes('\ufffd') && (0,external_node_fs_.lstatSync)(`${root}/${path}`, { throwIfNoEntry: false }) === undefined) {
            unusual.add('left-out-name', path);
        }
        else if (type.isDirectory())
            kept.push(folderIn(here, path, dirent.name, fate));
        else if (type.isFile())
            kept.push({ kind: 'file', path });
        else if (type.isSymbolicLink())
            keepLink(root, path, kept, unusual);
        else {
            const kind = type.isFIFO() ? 'named pipe' : type.isSocket() ? 'socket' : 'device';
            unusual.add('left-out-special', `${path} (${kind})`);
        }
    }
    return kept;
}
function folderIn(folder, path, name, fate) {
    const isTracked = () => folder.repository?.index.has(inRepository(folder, path)) ?? false;
    const isEnvironment = folder.isEnvironment || (isEnvironmentFile(name) && isTracked());
    return { ...folder, path, isIgnored: fate === 'tracked-alone', isEnvironment };
}
function findOwner(source, folder, listed) {
    const { root, repositories } = source;
    if (repositories === undefined || folder.path === '' || !listed.some(({ name }) => name === ignore_rules/* gitFolder */.nW))
        return folder;
    const path = inRepository(folder, folder.path);
    const outer = folder.repository?.index;
    if (outer?.has(path) === true && !outer.isSubmodule(path))
        return folder;
    const isUnknown = !repositories.has(folder.path) && (0,working_copy_root/* isWorkingCopy */.rv)(`${root}/${folder.path}`);
    if (isUnknown)
        throw new UnknownRepository(folder.path);
    const repository = repositories.get(folder.path);
    if (repository === undefined)
        return folder;
    const rules = folder.rules.inRepository(repository);
    return { ...folder, rules, repository, repositoryFolder: folder.path };
}
function decideFate(source, folder, place) {
    const { path, name } = place;
    if (name === ignore_rules/* gitFolder */.nW)
        return 'left-out';
    const { rules, repository } = folder;
    const isOwn = source.written?.has(path) === true;
    const isRuledOut = rules.ignores(path, name);
    const isSuspect = isOwn || isRuledOut || folder.isIgnored || name === ignore_rules/* modulesFolder */.et || mayBeSecret(name) || folder.isEnvironment;
    if (!isSuspect)
        return 'packed';
    const isTracked = repository?.index.has(inRepository(folder, path)) ?? false;
    if (isOwn) {
        if (isTracked)
            source.unusual.add('left-out-own-files', path);
        return 'left-out';
    }
    switch (rules.deployVerdict(path, name)) {
        case 'kept':
            if (repository !== undefined && !isTracked && holdsSecrets(source.root, place, folder))
                source.unusual.add('packed-by-rule', path);
            return 'packed';
        case 'ignored':
            return 'left-out';
        case undefined:
            break;
        default:
    }
    if (isTracked) {
        if (name === ignore_rules/* modulesFolder */.et)
            source.unusual.add('packed-modules', path);
        const isWhole = place.isFile || repository?.index.isSubmodule(inRepository(folder, path));
        return isWhole || !(isRuledOut || folder.isIgnored || name === ignore_rules/* modulesFolder */.et) ? 'packed' : 'tracked-alone';
    }
    if (isRuledOut || folder.isIgnored || name === ignore_rules/* modulesFolder */.et) {
        if (name === ignore_rules/* modulesFolder */.et && isBuilt(folder))
            source.unusual.add('left-out-modules', path);
        return 'left-out';
    }
    return repository === undefined ? 'packed' : fateOfSecret(source, place, folder);
}
function holdsSecrets(root, place, folder) {
    return isOfEnvironment(place, folder) || hasCredentials(root, place);
}
function isOfEnvironment({ name, isFile }, { isEnvironment }) {
    return isEnvironmentFile(name) || (isEnvironment && isFile);
}
function hasCredentials(root, { path, name, isFile }) {
    return isFile && toolWithCredentials(root, path, name) !== undefined;
}
function fateOfSecret({ root, unusual, isServed }, place, folder) {
    const { path } = place;
    if (hasCredentials(root, place)) {
        unusual.add('left-out-credentials', path);
        return 'left-out';
    }
    if (!isOfEnvironment(place, folder))
        return 'packed';
    unusual.add(isServed ? 'left-out-environment-files' : 'packed-environment-files', path);
    return isServed ? 'left-out' : 'packed';
}
function isBuilt(folder) {
    return folder.repository !== undefined && !folder.repository.index.has(inRepository(folder, folder.path));
}
function inRepository({ repositoryFolder }, path) {
    return path.slice(repositoryFolder.length);
}
function listFolder(root, path, unusual) {
    const list = () => (0,external_node_fs_.readdirSync)(`${root}/${path}`, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
    if (path !== '')
        return (0,vanished/* unlessVanished */.n)(path, unusual, list);
    try {
        return list();
    }
    catch (error) {
        throw (0,archive_error/* unreadable */.O$)(root, error);
    }
}
function readType(folder, dirent) {
    if (!dirent.isSymbolicLink())
        return dirent;
    try {
        return (0,external_node_fs_.lstatSync)(folder + dirent.name);
    }
    catch {
        return dirent;
    }
}
function keepLink(root, path, kept, unusual) {
    const link = (0,vanished/* unlessVanished */.n)(path, unusual, () => ({ target: linkTarget(root, path) }));
    if (link === undefined)
        return;
    if (link.target !== undefined)
        kept.push({ kind: 'link', path, target: link.target });
    else
        unusual.add('left-out-link', path);
}
function reversed(entries) {
    if (entries.some(({ path }) => /[\ud800-\uffff]/.test(path))) {
        return entries.sort((a, b) => Buffer.compare(Buffer.from(b.path), Buffer.from(a.path)));
    }
    return entries.sort((a, b) => (a.path < b.path ? 1 : -1));
}

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
            if (!(error instanceof UnknownRepository))
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
    const blocks = tarBlocks(noted(walk(source), note), { root, encode, held: parallel - 1, unusual, report });
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
    return path === '' || path === '..' || path.startsWith('../../') || (0,external_node_path_.isAbsolute)(path) ? [] : [path, `${path}/`];
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

/***/ 9989:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ isGone),
/* harmony export */   n: () => (/* binding */ unlessVanished)
/* harmony export */ });
/* harmony import */ var _archive_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9250);

function unlessVanished(path, unusual, read) {
    try {
        return read();
    }
    catch (error) {
        if (!isGone(error))
            throw (0,_archive_error_js__WEBPACK_IMPORTED_MODULE_0__/* .unpackable */ .DO)(path, error);
        unusual.add('left-out-vanished', path);
        return undefined;
    }
}
function isGone(error) {
    return ['ENOENT', 'ENOTDIR', 'ELOOP', 'EINVAL'].includes((0,_archive_error_js__WEBPACK_IMPORTED_MODULE_0__/* .readCode */ .wr)(error));
}


/***/ }),

/***/ 3969:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   et: () => (/* binding */ modulesFolder),
/* harmony export */   nW: () => (/* binding */ gitFolder),
/* harmony export */   w0: () => (/* binding */ IgnoreRules)
/* harmony export */ });
/* harmony import */ var _rule_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1842);
/* harmony import */ var _rule_set_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7278);


const gitFolder = '.git';
const modulesFolder = 'node_modules';
class IgnoreRules {
    static none = new IgnoreRules(_rule_set_js__WEBPACK_IMPORTED_MODULE_1__/* .RuleSet */ .x.empty(false), _rule_set_js__WEBPACK_IMPORTED_MODULE_1__/* .RuleSet */ .x.empty(false));
    #git;
    #deploy;
    #both;
    constructor(git, deploy) {
        this.#git = git;
        this.#deploy = deploy;
        this.#both = git.before(deploy);
    }
    inRepository({ lines, ignoresCase, }) {
        return new IgnoreRules(_rule_set_js__WEBPACK_IMPORTED_MODULE_1__/* .RuleSet */ .x.empty(ignoresCase).and(lines), this.#deploy);
    }
    within(folder, files, read) {
        if (files.length === 0)
            return this;
        const extend = (rules, name) => files.includes(name) ? rules.and(patternsFrom(read(name), folder)) : rules;
        return new IgnoreRules(extend(this.#git, '.gitignore'), extend(this.#deploy, '.deployignore'));
    }
    ignores(path, name) {
        return this.#both.ignores((0,_rule_file_js__WEBPACK_IMPORTED_MODULE_0__/* .byteString */ .iP)(path), (0,_rule_file_js__WEBPACK_IMPORTED_MODULE_0__/* .byteString */ .iP)(name));
    }
    deployVerdict(path, name) {
        return this.#deploy.verdict((0,_rule_file_js__WEBPACK_IMPORTED_MODULE_0__/* .byteString */ .iP)(path), (0,_rule_file_js__WEBPACK_IMPORTED_MODULE_0__/* .byteString */ .iP)(name));
    }
}
function patternsFrom(content, folder) {
    const lines = (0,_rule_file_js__WEBPACK_IMPORTED_MODULE_0__/* .splitRules */ .KV)(content);
    return folder === '' ? lines : lines.flatMap((line) => (0,_rule_file_js__WEBPACK_IMPORTED_MODULE_0__/* .ruleWithin */ .__)(line, (0,_rule_file_js__WEBPACK_IMPORTED_MODULE_0__/* .byteString */ .iP)(folder)));
}


/***/ }),

/***/ 6493:
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

var git_command = __webpack_require__(557);

var working_copy_root = __webpack_require__(4915);
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


var deferred_rejection = __webpack_require__(8331);

var message = __webpack_require__(1103);

var regular_file = __webpack_require__(4283);

var archive_error = __webpack_require__(9250);

var vanished = __webpack_require__(9989);
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


var rule_set = __webpack_require__(7278);
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


var rule_file = __webpack_require__(1842);
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


/***/ }),

/***/ 1842:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BF: () => (/* binding */ rulesNotFile),
/* harmony export */   CJ: () => (/* binding */ ruleFiles),
/* harmony export */   KV: () => (/* binding */ splitRules),
/* harmony export */   Kc: () => (/* binding */ readRules),
/* harmony export */   MM: () => (/* binding */ checkRules),
/* harmony export */   __: () => (/* binding */ ruleWithin),
/* harmony export */   iP: () => (/* binding */ byteString)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1103);
/* harmony import */ var _archive_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9250);




function checkRules(path, name, content) {
    if (!content.includes(0) && (name === '.gitignore' || (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(content)))
        return;
    const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_3__/* .message */ .i) `rules-not-text: "${(0,_archive_error_js__WEBPACK_IMPORTED_MODULE_2__/* .shownPath */ .pS)(path)}" is not in UTF-8, so its rules would match nothing. Save it as UTF-8: in Windows PowerShell, \`>\` writes UTF-16, and \`Set-Content -Encoding utf8\` does not.`;
    throw new _archive_error_js__WEBPACK_IMPORTED_MODULE_2__/* .ArchiveError */ .di(path, text);
}
function rulesNotFile(path) {
    const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_3__/* .message */ .i) `rules-not-file: "${(0,_archive_error_js__WEBPACK_IMPORTED_MODULE_2__/* .shownPath */ .pS)(path)}" is no file of its own, so its rules would not count. Replace the link or the folder by a file.`;
    return new _archive_error_js__WEBPACK_IMPORTED_MODULE_2__/* .ArchiveError */ .di(path, text);
}
const ruleFiles = ['.gitignore', '.deployignore'];
function byteString(text) {
    return /^[\0-\x7f]*$/.test(text) ? text : Buffer.from(text).toString('latin1');
}
function splitRules(content) {
    return `${content.toString('latin1').replace(/^\xef\xbb\xbf/, '')}\n`.split(/\r?\n/);
}
function ruleWithin(line, folder) {
    const [, not = '', leading = '', pattern = ''] = /^(!?)(\/?)(.*)$/s.exec(line) ?? [];
    if (line.startsWith('#') || /^ *$/.test(pattern))
        return [];
    const anchored = leading !== '' || /\/(?! *$)/.test(pattern);
    return [`${not}/${folder.replace(/[\\*?[\]]/g, '\\$&')}${anchored ? '' : '**/'}${pattern}`];
}
function readRules(root, path, name) {
    const content = readBytes(root, path);
    checkRules(path, name, content);
    return content;
}
function readBytes(root, path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(`${root}/${path}`);
    }
    catch (error) {
        throw (0,_archive_error_js__WEBPACK_IMPORTED_MODULE_2__/* .rulesUnreadable */ .BL)(path, error);
    }
}


/***/ }),

/***/ 7278:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ RuleSet)
/* harmony export */ });
/* harmony import */ var ignore__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(298);

const mostCached = 8192;
class RuleSet {
    #matcher;
    #endings;
    #begins;
    #ignoresCase;
    #lookups = 0;
    constructor(matcher, endings, ignoresCase) {
        this.#matcher = matcher;
        this.#endings = endings;
        this.#begins = [...(endings ?? [])].filter((ending) => ending.endsWith('*')).map((ending) => ending.slice(0, -1));
        this.#ignoresCase = ignoresCase;
    }
    static empty(ignoresCase) {
        return new RuleSet(matcher(ignoresCase), new Set(), ignoresCase);
    }
    and(lines) {
        const endings = lines.filter((line) => !/^(#|\s*$)/.test(line)).map(plainEnding);
        const simple = endings.flatMap((ending) => ending?.toLowerCase() ?? []);
        const own = matcher(this.#ignoresCase).add(lines);
        return this.before(new RuleSet(own, simple.length < endings.length ? undefined : new Set(simple), this.#ignoresCase));
    }
    before(set) {
        const [one, other] = [this.#endings, set.#endings];
        const endings = one === undefined || other === undefined ? undefined : new Set([...one, ...other]);
        return new RuleSet(this.#fresh().add(this.#matcher).add(set.#matcher), endings, this.#ignoresCase);
    }
    ignores(path, name) {
        return this.verdict(path, name) === 'ignored';
    }
    verdict(path, name) {
        if (this.#endings !== undefined && !this.#mayMatch(this.#endings, name.toLowerCase()))
            return undefined;
        this.#lookups += 1;
        if (this.#lookups % mostCached === 0)
            this.#matcher = this.#fresh().add(this.#matcher);
        const { ignored, unignored } = this.#matcher.test(path);
        return ignored ? 'ignored' : unignored ? 'kept' : undefined;
    }
    #mayMatch(endings, name) {
        if (endings.has(name) || this.#begins.some((begin) => name.startsWith(begin)))
            return true;
        for (let dot = name.indexOf('.'); dot !== -1; dot = name.indexOf('.', dot + 1)) {
            if (endings.has(`*${name.slice(dot)}`))
                return true;
        }
        return false;
    }
    #fresh() {
        return matcher(this.#ignoresCase);
    }
}
function plainEnding(line) {
    const [, extension = '', name = '', rest = ''] = /^!?(?:.*\/)?(\*(?=\.))?([^*?[\]\\/!#\s]+)(\*?)\/?$/s.exec(line) ?? [];
    return name === '' || (extension !== '' && rest !== '') ? undefined : extension + name + rest;
}
function matcher(ignoresCase) {
    return ignore__WEBPACK_IMPORTED_MODULE_0__({ ignorecase: ignoresCase });
}


/***/ })

};
