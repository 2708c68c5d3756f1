export const id = 731;
export const ids = [731];
export const modules = {

/***/ 9731:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  packAndTell: () => (/* binding */ packAndTell)
});

// UNUSED EXPORTS: pack

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/client/errors.js
var errors = __webpack_require__(6695);
// EXTERNAL MODULE: ./node_modules/tar/dist/esm/header.js + 2 modules
var esm_header = __webpack_require__(6532);
// EXTERNAL MODULE: ./node_modules/tar/dist/esm/pax.js
var pax = __webpack_require__(750);
;// CONCATENATED MODULE: ./build/upload/credentials.js

const environmentFile = /^\.env(?:\.(?!(?:.+\.)?(?:example|sample|template|dist)$).+)?$/i;
const keyFile = /^(?:id_(?:rsa|dsa|ecdsa|ed25519)|.+\.(?:p12|pfx|jks)|\.netrc|\.git-credentials|gha-creds-.*\.json)$/i;
const headBytes = 16 * 1024;
function isCredentialPath(path) {
    return path.split('/').some((name) => environmentFile.test(name)) || keyFile.test(external_node_path_.posix.basename(path));
}
const token = /(?:_authToken|_auth|_password|npmAuthToken|npmAuthIdent)["']?\s*[=:\s]\s*["']?(?!\$\{)[\w+/=.:-]{6,}/i;
const privateKey = /^[^\w\n]*-----BEGIN (?:[A-Z0-9]+ )*PRIVATE KEY(?: BLOCK)?-----\r?\n(?:[\w-]+: .*\r?\n)*\s*[\w+/=]{16}/m;
const serviceAccount = /"private_key"\s*:\s*"-----BEGIN/;
function holdsCredentials(path, head) {
    if (/^\.(?:npmrc|yarnrc(?:\.yml)?)$/.test(external_node_path_.posix.basename(path)))
        return token.test(head.toString('latin1'));
    if (!head.includes('-----BEGIN'))
        return false;
    const text = head.toString('latin1');
    return privateKey.test(text) || (/"type"\s*:\s*"service_account"/.test(text) && serviceAccount.test(text));
}

;// CONCATENATED MODULE: ./build/upload/read-errors.js

function withReadErrors(path, read) {
    try {
        return read();
    }
    catch (error) {
        const advice = 'Make it readable, or leave it out in .deployignore.';
        throw new errors/* InputError */.dz('archive-path', `"${path}" cannot be read (${codeOf(error)}). ${advice}`);
    }
}
function codeOf(error) {
    return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}

;// CONCATENATED MODULE: ./build/upload/archive.js






const blockBytes = 2 ** 20;
const zeros = Buffer.alloc(1024);
const mtime = new Date(Date.UTC(1980, 1, 1));
const openFlags = external_node_fs_.constants.O_RDONLY | (external_node_fs_.constants.O_NOFOLLOW ?? 0) | (external_node_fs_.constants.O_NONBLOCK ?? 0);
function* tarBlocks({ folder, entries, remarks }, inFlight, tally) {
    const writer = new BlockWriter(inFlight + 1);
    const [block, head] = [Buffer.alloc(512), Buffer.alloc(headBytes)];
    for (const entry of entries) {
        if (entry.kind === 'file')
            yield* writeFile(folder, entry, { writer, block, head, remarks, tally });
        else
            yield* writer.write(encodeHeader(entry, block));
    }
    yield* writer.write(zeros);
    yield* writer.end();
}
function* writeFile(folder, file, { writer, block, head, remarks, tally }) {
    const { path, size } = file;
    const descriptor = withReadErrors(path, () => (0,external_node_fs_.openSync)(`${folder}/${path}`, openFlags));
    const read = (into) => {
        const got = withReadErrors(path, () => (0,external_node_fs_.readSync)(descriptor, into));
        if (got > 0)
            return got;
        throw new errors/* InputError */.dz('archive-path', `"${path}" became shorter while it was packed. Finish writing it first.`);
    };
    try {
        const first = size === 0 ? head.subarray(0, 0) : head.subarray(0, read(head.subarray(0, Math.min(size, headBytes))));
        if (file.isSuspect && holdsCredentials(path, first))
            return remarks.add('credentials', path);
        if (isPointer(first))
            remarks.add('pointer', path);
        yield* writer.write(encodeHeader(file, block));
        yield* writer.write(first);
        for (let left = size - first.length; left > 0;) {
            const got = read(writer.room(left));
            yield* writer.skip(got);
            left -= got;
        }
        yield* writer.write(zeros.subarray(0, -size & 511));
        tally.files++;
        tally.bytes += size;
    }
    finally {
        (0,external_node_fs_.closeSync)(descriptor);
    }
}
function isPointer(head) {
    return head.length < 1024 && head.toString('latin1', 0, 43) === 'version https://git-lfs.github.com/spec/v1\n';
}
const splitBytes = 100;
function encodeHeader(entry, block) {
    const { kind, path } = entry;
    const linkpath = kind === 'link' ? { linkpath: entry.target } : {};
    const size = kind === 'file' ? entry.size : 0;
    const mode = kind === 'link' ? 0o777 : kind === 'folder' || entry.isExecutable ? 0o755 : 0o644;
    const type = kind === 'link' ? 'SymbolicLink' : kind === 'folder' ? 'Directory' : 'File';
    const header = new esm_header/* Header */.Y({ path, ...linkpath, mode, uid: 0, gid: 0, size, mtime, type });
    block.fill(0);
    const needsPax = header.encode(block) || (kind === 'folder' && Buffer.byteLength(path) >= splitBytes);
    if (!needsPax)
        return block;
    const large = size > 0o77777777777 ? { size } : {};
    return Buffer.concat([new pax/* Pax */.u({ path, ...linkpath, ...large }).encode(), block]);
}
class BlockWriter {
    #blocks;
    #turn = 0;
    #filled = 0;
    constructor(blocks) {
        this.#blocks = Array.from({ length: blocks }, () => Buffer.allocUnsafeSlow(blockBytes));
    }
    get #block() {
        const block = this.#blocks[this.#turn % this.#blocks.length];
        if (block === undefined)
            throw new RangeError('a writer has blocks');
        return block;
    }
    *write(bytes) {
        for (let from = 0; from < bytes.length;) {
            const copied = bytes.copy(this.#block, this.#filled, from);
            from += copied;
            yield* this.skip(copied);
        }
    }
    room(most) {
        return this.#block.subarray(this.#filled, Math.min(blockBytes, this.#filled + most));
    }
    *skip(bytes) {
        this.#filled += bytes;
        if (this.#filled === blockBytes)
            yield* this.end();
    }
    *end() {
        if (this.#filled > 0)
            yield this.#block.subarray(0, this.#filled);
        this.#turn++;
        this.#filled = 0;
    }
}

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(8522);
;// CONCATENATED MODULE: ./build/upload/compress.js


const level = 4;
const windowBytes = 32 * 1024;
const outputBytes = 2 ** 20 + 1024;
async function* gzip(blocks, inFlight) {
    const running = [];
    let checksum = 0;
    let size = 0;
    let window = Buffer.alloc(0);
    yield Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
    for (const block of blocks) {
        checksum = (0,external_node_zlib_.crc32)(block, checksum);
        size += block.length;
        const compressed = compress(block, window);
        compressed.catch(() => { });
        running.push(compressed);
        window = Buffer.from(block.subarray(-windowBytes));
        await (0,promises_.setImmediate)();
        if (running.length < inFlight)
            continue;
        const oldest = await running.shift();
        if (oldest !== undefined)
            yield oldest;
    }
    for (const compressed of running)
        yield await compressed;
    const end = Buffer.from([0x03, 0x00, 0, 0, 0, 0, 0, 0, 0, 0]);
    end.writeUInt32LE(checksum, 2);
    end.writeUInt32LE(size % 2 ** 32, 6);
    yield end;
}
function compress(block, dictionary) {
    const options = { dictionary, finishFlush: external_node_zlib_.constants.Z_SYNC_FLUSH, chunkSize: outputBytes };
    return new Promise((resolve, reject) => {
        const done = (error, bytes) => (error === null ? resolve(bytes) : reject(error));
        (0,external_node_zlib_.deflateRaw)(block, { ...options, level: shrinks(block) ? level : external_node_zlib_.constants.Z_NO_COMPRESSION }, done);
    });
}
const samples = 8;
const sampleBytes = 2 * 1024;
function shrinks(block) {
    if (block.length < 2 * samples * sampleBytes)
        return true;
    const every = Math.floor((block.length - sampleBytes) / (samples - 1));
    const parts = Array.from({ length: samples }, (_, index) => block.subarray(index * every, index * every + sampleBytes));
    const sample = Buffer.concat(parts);
    return (0,external_node_zlib_.deflateRawSync)(sample, { level: external_node_zlib_.constants.Z_BEST_SPEED }).length < sample.length * 0.98;
}

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
// EXTERNAL MODULE: ./build/text/format.js
var format = __webpack_require__(3387);
// EXTERNAL MODULE: ./build/text/untrusted.js
var untrusted = __webpack_require__(8020);
;// CONCATENATED MODULE: ./build/upload/git.js






const submoduleMode = '160000';
function findRepository(folder) {
    for (let at = folder;; at = (0,external_node_path_.dirname)(at)) {
        if (isRoot(at))
            return at;
        if ((0,external_node_path_.dirname)(at) === at)
            return undefined;
    }
}
function isRoot(folder) {
    return (0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder, '.git'));
}
async function listGitFiles(root, folder, rules, time) {
    const inFolder = folder === '' ? [] : ['--', folder.slice(0, -1)];
    const excludes = ['node_modules', ...rules].map((rule) => `--exclude=${rule}`);
    const [staged, others, ignored] = await Promise.all([
        runGit(root, ['--literal-pathspecs', 'ls-files', '-s', '-z', ...inFolder], time),
        runGit(root, ['--literal-pathspecs', 'ls-files', '-o', '-z', '--exclude-standard', ...excludes, ...inFolder], time),
        folder === '' ? '' : runGit(root, ['check-ignore', '--', `./${folder.slice(0, -1)}`], time, 1),
    ]);
    const index = new Map(splitList(staged).map((line) => [line.slice(line.indexOf('\t') + 1), line.slice(0, 6)]));
    const submodules = [...index].filter(([, mode]) => mode === submoduleMode).map(([path]) => `${path}/`);
    const untracked = splitList(others);
    return {
        tracked: [...index].filter(([, mode]) => mode !== submoduleMode).map(([path]) => path),
        untracked: untracked.filter((path) => !path.endsWith('/')),
        repositories: [...submodules, ...untracked.filter((path) => path.endsWith('/'))],
        isIgnored: ignored !== '',
    };
}
function splitList(output) {
    return output.split('\0').filter((path) => path !== '');
}
async function runGit(root, args, time, alsoGood = 0) {
    time.signal.throwIfAborted();
    const all = ['--git-dir=.git', '--work-tree=.', ...args];
    const options = { cwd: root, maxBuffer: 2 ** 30, signal: time.signal, timeout: Math.max(1, Math.ceil(time.leftMs)) };
    return await new Promise((resolve, reject) => {
        (0,external_node_child_process_.execFile)('git', all, options, (error, stdout, stderr) => {
            if (time.signal.aborted)
                return reject(time.signal.reason);
            const complaint = stderr.split('\n').find((line) => line.trim() !== '' && !/^\d\d:\d\d:/.test(line));
            const isGood = error === null || error.code === alsoGood;
            if (isGood && complaint === undefined)
                return resolve(stdout);
            reject(gitFailed(complaint ?? `${error?.code ?? error?.signal ?? 'no answer in time'}`));
        });
    });
}
function gitFailed(why) {
    const text = why === 'ENOENT'
        ? 'The folder is in a Git repository, but there is no `git` on PATH. Install Git'
        : `Git could not list the folder (${(0,format/* shorten */.ml)((0,untrusted/* cleanText */.X5)(why), 200)}). Make the repository readable for Git`;
    return new errors/* InputError */.dz('archive-path', `${text}, or remove the folder \`.git\`: without it, only the rules of .gitignore count.`);
}

;// CONCATENATED MODULE: ./build/upload/remarks.js


const kinds = {
    credentials: {
        level: 'warning',
        before: 'Left out, because they may hold credentials and Git does not track them',
        after: (first) => ` If the app needs one, add a line such as \`!${first}\` to .deployignore.`,
    },
    outside: { level: 'warning', before: 'Left out, because these links lead out of the folder' },
    special: { level: 'warning', before: 'Left out, because only files, folders and links go up' },
    name: { level: 'warning', before: 'Left out, because their names are not UTF-8' },
    submodule: {
        level: 'warning',
        before: 'Left out, because these submodules are not checked out',
        after: () => ' Set `submodules: recursive` for actions/checkout.',
    },
    pointer: {
        level: 'warning',
        before: 'Sent as pointers, because Git LFS has not fetched their content',
        after: () => ' Set `lfs: true` for actions/checkout.',
    },
    absent: { level: 'notice', before: 'Not in the working copy, although Git tracks them' },
};
const mostNamed = 3;
class Remarks {
    #found = new Map();
    add(kind, path) {
        const found = this.#found.get(kind) ?? { count: 0, first: [] };
        found.count++;
        if (found.first.length < mostNamed)
            found.first.push((0,format/* shorten */.ml)((0,untrusted/* cleanText */.X5)(path), 100));
        this.#found.set(kind, found);
    }
    sentences(level) {
        return [...this.#found].flatMap(([kind, { count, first }]) => {
            const remark = kinds[kind];
            if (remark.level !== level)
                return [];
            const more = count > first.length ? ` and ${count - first.length} more` : '';
            return [`${remark.before}: "${first.join('", "')}"${more}.${remark.after?.(first[0] ?? '') ?? ''}`];
        });
    }
}

// EXTERNAL MODULE: ./node_modules/ignore/index.js
var ignore = __webpack_require__(298);
;// CONCATENATED MODULE: ./build/upload/rules.js




class Rules {
    lines;
    #matcher;
    #names;
    constructor(lines) {
        this.lines = lines;
        this.#matcher = matcherOf(lines);
        this.#names = matcherOf(lines.filter((line) => /[^*!]/.test(line.split('/').at(-1) ?? '')));
    }
    leavesOut(path) {
        return this.lines.length > 0 && this.#matcher.test(byteString(path)).ignored;
    }
    keeps(path) {
        return this.lines.length > 0 && this.#names.test(byteString(path)).unignored;
    }
}
function matcherOf(lines) {
    return ignore({ ignorecase: false }).add(lines.map(byteString));
}
function byteString(text) {
    return /^[\x20-\x7e]*$/.test(text) ? text : Buffer.from(text).toString('latin1');
}
function readRules(file, folder) {
    const text = readRuleFile(file);
    return text.split(/\r?\n/).flatMap((line) => rebaseRule(line, folder));
}
function readRuleFile(file) {
    const text = (0,external_node_fs_.existsSync)(file) ? withReadErrors(file, () => (0,external_node_fs_.readFileSync)(file, 'utf8')) : '';
    if (!text.includes('\0'))
        return text.replace(/^\uFEFF/, '');
    throw new errors/* InputError */.dz('archive-path', `The rules in "${file}" are not UTF-8 text. Save the file as UTF-8.`);
}
function rebaseRule(line, folder) {
    const [, not = '', pattern = ''] = /^(!?)(.*?)(?:(?<!\\) )*$/s.exec(line) ?? [];
    if (pattern === '' || line.startsWith('#'))
        return [];
    if (folder === '')
        return [not + pattern];
    const literal = folder.replaceAll(/[\\*?[\]]/g, '\\$&');
    return [`${not}/${literal}${isAnchored(pattern) ? pattern.replace(/^\//, '') : `**/${pattern}`}`];
}
function narrowRule(line, folder) {
    const [, not = '', pattern = ''] = /^(!?)(.*)$/s.exec(line) ?? [];
    if (folder === '' || !isAnchored(pattern))
        return [line];
    const path = pattern.replace(/^\//, '');
    return path.startsWith(folder) && path !== folder ? [`${not}/${path.slice(folder.length)}`] : [];
}
function isAnchored(pattern) {
    return pattern.slice(0, -1).includes('/');
}

;// CONCATENATED MODULE: ./build/upload/walk.js




function walkAll(folder, deployRules) {
    return walk(folder, { base: '', before: [], after: deployRules, isBuild: true });
}
function walkByRules(top, base, deployRules) {
    const above = [];
    const names = base.split('/').slice(0, -1);
    for (let depth = 0; depth < names.length; depth++) {
        const place = names.slice(0, depth).map((name) => `${name}/`);
        above.push(...readRules((0,external_node_path_.join)(top, ...place, '.gitignore'), place.join('')));
        const next = `${place.join('')}${names[depth]}/`;
        if (new Rules(above).leavesOut(next))
            return walkAll((0,external_node_path_.join)(top, base), deployRules);
    }
    return walk((0,external_node_path_.join)(top, base), { base, before: above, after: deployRules, isBuild: false });
}
function walk(top, { base, before, after, isBuild }) {
    const files = [];
    const folders = [];
    const repositories = [];
    const last = [...(isBuild ? [] : ['node_modules']), ...after.flatMap((line) => rebaseRule(line, base))];
    const enter = (folder, gitRules, rules) => {
        const entries = withReadErrors(folder || '.', () => (0,external_node_fs_.readdirSync)((0,external_node_path_.join)(top, folder), { withFileTypes: true }));
        if (!isBuild && folder !== '' && entries.some(({ name }) => name === '.git')) {
            repositories.push(folder);
            return;
        }
        if (folder !== '')
            folders.push(folder);
        const hasRules = !isBuild && entries.some(({ name }) => name === '.gitignore');
        const own = hasRules ? [...gitRules, ...readRules((0,external_node_path_.join)(top, folder, '.gitignore'), base + folder)] : gitRules;
        const here = hasRules ? new Rules([...own, ...last]) : rules;
        for (const entry of entries) {
            if (entry.name === '.git')
                continue;
            const path = folder + entry.name;
            if (!entry.isDirectory()) {
                if (!here.leavesOut(base + path))
                    files.push(path);
            }
            else if (!here.leavesOut(`${base}${path}/`))
                enter(`${path}/`, own, here);
        }
    };
    enter('', before, new Rules([...before, ...last]));
    return { files, folders, repositories };
}

;// CONCATENATED MODULE: ./build/upload/files.js








async function findFiles(folder, workspace, without, time) {
    const top = readRules((0,external_node_path_.join)(folder, '.deployignore'), '');
    for (let rules = new Rules(top), known = 0;;) {
        const remarks = new Remarks();
        const listing = await list(folder, workspace, rules, remarks, time);
        const files = [...listing.tracked, ...listing.untracked];
        const ruleFiles = files.filter((path) => external_node_path_.posix.basename(path) === '.deployignore' && path !== '.deployignore');
        if (ruleFiles.length <= known)
            return { folder, entries: examine(folder, listing, rules, without, remarks), remarks };
        const nested = ruleFiles.sort((one, other) => one.split('/').length - other.split('/').length);
        const all = nested.flatMap((path) => readRules((0,external_node_path_.join)(folder, path), path.slice(0, -'.deployignore'.length)));
        rules = new Rules([...top, ...all]);
        known = ruleFiles.length;
    }
}
async function list(folder, workspace, rules, remarks, time) {
    const outer = findRepository(folder);
    const walked = outer === undefined ? walkByRules(workspace, wayTo(workspace, folder), rules.lines) : undefined;
    const tracked = [];
    const untracked = [walked?.files ?? []];
    const repositories = [...(walked?.repositories ?? [''])];
    for (const at of repositories) {
        if (at !== '' && rules.leavesOut(at))
            continue;
        if (at !== '' && !isRoot((0,external_node_path_.join)(folder, at))) {
            remarks.add('submodule', at);
            continue;
        }
        const root = at === '' && outer !== undefined ? outer : (0,external_node_path_.join)(folder, at);
        const base = at === '' ? wayTo(root, folder) : '';
        const own = rules.lines.flatMap((line) => narrowRule(line, at)).flatMap((line) => rebaseRule(line, base));
        const git = await listGitFiles(root, base, own, time);
        if (git.isIgnored && git.tracked.length + git.repositories.length === 0) {
            const { files, folders } = walkAll(folder, rules.lines);
            return { tracked: [], untracked: files, folders };
        }
        const here = (path) => at + path.slice(base.length);
        tracked.push(git.tracked.map(here));
        untracked.push(git.untracked.map(here));
        for (const path of git.repositories)
            repositories.push(here(path));
    }
    return { tracked: tracked.flat(), untracked: untracked.flat(), folders: walked?.folders ?? [] };
}
function examine(folder, listing, rules, without, remarks) {
    const tracked = new Set(listing.tracked);
    const own = wayTo(folder, without);
    const realFolders = new Map([['', true]]);
    const entries = new Map();
    const isInFolder = (parent) => {
        const known = realFolders.get(parent);
        if (known !== undefined)
            return known;
        const name = parent.slice(0, -1);
        const isReal = isInFolder(folderOf(name)) && readStats(folder, name)?.isDirectory() === true;
        realFolders.set(parent, isReal);
        if (isReal)
            entries.set(parent, { kind: 'folder', path: parent });
        return isReal;
    };
    const isOut = (path) => rules.leavesOut(path) || (own !== '' && path.startsWith(own));
    for (const path of listing.folders)
        if (!isOut(path))
            isInFolder(path);
    for (const path of [...tracked, ...listing.untracked]) {
        if (isOut(path))
            continue;
        const isSuspect = !tracked.has(path) && !rules.keeps(path);
        if (isSuspect && isCredentialPath(path)) {
            remarks.add('credentials', path);
            continue;
        }
        const stats = isInFolder(folderOf(path)) ? readStats(folder, path) : undefined;
        if (stats === undefined)
            remarks.add(path.includes('\uFFFD') ? 'name' : 'absent', path);
        else if (stats.isFile()) {
            const isExecutable = process.platform === 'win32' || (stats.mode & 0o100) !== 0;
            entries.set(path, { kind: 'file', path, size: stats.size, isExecutable, isSuspect });
        }
        else if (stats.isSymbolicLink()) {
            const target = findTarget(folder, path);
            if (target === undefined)
                remarks.add('outside', path);
            else
                entries.set(path, { kind: 'link', path, target });
        }
        else if (!stats.isDirectory())
            remarks.add('special', path);
    }
    return [...entries.values()].sort(({ path: one }, { path: other }) => (one < other ? -1 : 1));
}
function folderOf(path) {
    return path.slice(0, path.lastIndexOf('/') + 1);
}
function findTarget(folder, path) {
    const given = (0,external_node_fs_.readlinkSync)((0,external_node_path_.join)(folder, path));
    const from = (0,external_node_path_.join)(folder, (0,external_node_path_.dirname)(path));
    const named = (0,external_node_path_.resolve)(from, given);
    const real = realPathOf(named) ?? named;
    if (!isInside(folder, real))
        return undefined;
    let depth = path.split('/').length - 1;
    const leadsOut = given.split(/[\\/]/).some((name) => {
        depth += name === '..' ? -1 : name === '' || name === '.' ? 0 : 1;
        return depth < 0;
    });
    return ((0,external_node_path_.isAbsolute)(given) || leadsOut ? (0,external_node_path_.relative)(from, real) || '.' : given).replaceAll(external_node_path_.sep, '/');
}
function realPathOf(path) {
    try {
        return (0,external_node_fs_.realpathSync)(path);
    }
    catch {
        return undefined;
    }
}
function isInside(folder, path) {
    const way = (0,external_node_path_.relative)(folder, path);
    return way !== '..' && !way.startsWith(`..${external_node_path_.sep}`) && !(0,external_node_path_.isAbsolute)(way);
}
function wayTo(folder, path) {
    const way = (0,external_node_path_.relative)(folder, path);
    return way === '' || !isInside(folder, path) ? '' : `${way.replaceAll(external_node_path_.sep, '/')}/`;
}
function readStats(folder, path) {
    return withReadErrors(path, () => (0,external_node_fs_.lstatSync)(`${folder}/${path}`, { throwIfNoEntry: false }));
}

;// CONCATENATED MODULE: ./build/upload/start.js
const starters = [
    ...['package.json', 'deno.json', 'requirements.txt', 'pyproject.toml', 'Pipfile', 'setup.py', 'main.py', 'app.py'],
    ...['go.mod', 'Cargo.toml', 'Gemfile', 'composer.json', 'index.php', 'pom.xml', 'build.gradle', 'build.gradle.kts'],
    ...['mix.exs', 'Dockerfile', 'Procfile', 'index.html', 'index.js', 'server.js'],
];
function findStart(entries, { rootDir = '', startCommand = '', }) {
    if (startCommand.trim() !== '')
        return undefined;
    const folder = rootDir.replace(/^(?:\.?\/)+|\/+$/g, '').replace(/^\.$/, '');
    const prefix = folder === '' ? '' : `${folder}/`;
    const isStarter = (name) => starters.includes(name) || /\.(?:cs|fs)proj$/.test(name);
    if (entries.some(({ path }) => path.startsWith(prefix) && isStarter(path.slice(prefix.length))))
        return undefined;
    const where = folder === '' ? 'at the top of the folder' : `in "${folder}"`;
    const examples = 'such as package.json, requirements.txt, go.mod, Dockerfile, Procfile or index.html';
    return `Nothing ${where} says how to start the app. Add a file ${examples}, or set start-command.`;
}

;// CONCATENATED MODULE: ./build/upload/pack.js










async function* packAndTell(platform, request, time) {
    const archive = yield* pack(request, time);
    for (const text of archive.warnings)
        yield { kind: 'warning', text: platform.redact(text) };
    for (const text of archive.notices)
        yield { kind: 'notice', text: platform.redact(text) };
    const { path, digest, bytes, content } = archive;
    yield { kind: 'archive', path, digest, bytes, files: content?.files };
    return archive;
}
async function* pack(request, time) {
    const { temporaryFolder } = request;
    withWriteErrors(temporaryFolder, () => (0,external_node_fs_.mkdirSync)(temporaryFolder, { recursive: true }));
    const { path, stats } = locate(request);
    if (stats.isFile())
        return await readArchive(path, request.path, time);
    const list = await findFiles(path, (0,external_node_fs_.realpathSync)(request.workspace), (0,external_node_fs_.realpathSync)(temporaryFolder), time);
    if (!list.entries.some(({ kind }) => kind === 'file'))
        throw nothingToSend(request.path);
    const archive = yield* writeArchive(list, (0,external_node_path_.join)(temporaryFolder, `taxiway-${(0,external_node_crypto_.randomUUID)()}.tar.gz`), time);
    if (archive.content?.files === 0) {
        (0,external_node_fs_.rmSync)(archive.path);
        throw nothingToSend(request.path);
    }
    const hint = findStart(list.entries, request);
    return { ...archive, notices: [...archive.notices, ...(hint === undefined ? [] : [hint])] };
}
function nothingToSend(path) {
    const why = 'It is empty, or .gitignore and .deployignore leave everything out';
    return new errors/* InputError */.dz('archive-path', `archive-path "${path}" has no file that can go up. ${why}.`);
}
function locate({ path, workspace, temporaryFolder }) {
    const mistake = (why) => new errors/* InputError */.dz('archive-path', `archive-path "${path}" ${why}`);
    const top = (0,external_node_fs_.realpathSync)(workspace);
    const named = (0,external_node_path_.resolve)(top, path);
    const stats = path !== '' && (0,external_node_fs_.existsSync)(named) ? (0,external_node_fs_.statSync)(named) : undefined;
    if (stats === undefined) {
        const hint = external_node_path_.sep === '/' && path.includes('\\') ? `Separate folders with "/": "${path.replaceAll('\\', '/')}".` : '';
        throw mistake(`does not exist in the workspace. ${hint || 'Build it first, or correct the path.'}`);
    }
    const real = (0,external_node_fs_.realpathSync)(named);
    const isOurs = stats.isFile() && isInside((0,external_node_fs_.realpathSync)(temporaryFolder), real);
    if (!isOurs && !isInside(top, real))
        throw mistake('is not in the workspace, and nothing outside goes up. Copy it there.');
    if (real.split(external_node_path_.sep).includes('.git'))
        throw mistake('is in a folder of Git itself. Name the folder that was built.');
    if (!stats.isFile() && !stats.isDirectory())
        throw mistake('is neither a folder nor a file. Name one of them.');
    return { path: real, stats };
}
const formats = [
    { ending: /\.(?:tar\.gz|tgz)$/i, start: Buffer.from([0x1f, 0x8b, 8]) },
    { ending: /\.zip$/i, start: Buffer.from('PK\x03\x04', 'latin1') },
];
async function readArchive(path, shown, time) {
    const format = formats.find(({ ending }) => ending.test(path));
    const expected = 'Name a folder, or a .tar.gz, .tgz or .zip file.';
    if (format === undefined)
        throw new errors/* InputError */.dz('archive-path', `archive-path "${shown}" is no archive. ${expected}`);
    const hash = (0,external_node_crypto_.createHash)('sha256');
    let bytes = 0;
    let start = Buffer.alloc(0);
    try {
        for await (const chunk of (0,external_node_fs_.createReadStream)(path, { signal: time.signal, highWaterMark: 2 ** 20 })) {
            if (!Buffer.isBuffer(chunk))
                continue;
            throwIfOver(time);
            if (bytes === 0)
                start = chunk.subarray(0, 4);
            hash.update(chunk);
            bytes += chunk.length;
        }
    }
    catch (error) {
        throwIfOver(time);
        throw new errors/* InputError */.dz('archive-path', `archive-path "${shown}" cannot be read (${codeOf(error)}). Make it readable.`);
    }
    if (!start.subarray(0, format.start.length).equals(format.start)) {
        const advice = 'Make it again, or give it the ending of its format.';
        throw new errors/* InputError */.dz('archive-path', `archive-path "${shown}" is not what its ending says. ${advice}`);
    }
    return { path, digest: `sha256:${hash.digest('hex')}`, bytes, content: undefined, warnings: [], notices: [] };
}
const progressMs = 300;
async function* writeArchive(list, path, time) {
    const tally = { files: 0, bytes: 0 };
    const totalBytes = list.entries.reduce((sum, entry) => sum + (entry.kind === 'file' ? entry.size : 0), 0);
    const inFlight = Math.min((0,external_node_os_.availableParallelism)(), 4) + 2;
    const hash = (0,external_node_crypto_.createHash)('sha256');
    let bytes = 0;
    let shownMs = time.elapsedMs;
    let isWhole = false;
    const file = withWriteErrors(path, () => (0,external_node_fs_.openSync)(path, 'wx', 0o600));
    try {
        for await (const chunk of gzip(tarBlocks(list, inFlight, tally), inFlight)) {
            throwIfOver(time);
            hash.update(chunk);
            bytes += chunk.length;
            withWriteErrors(path, () => (0,external_node_fs_.writeFileSync)(file, chunk));
            if (time.elapsedMs - shownMs < progressMs)
                continue;
            shownMs = time.elapsedMs;
            yield { kind: 'progress', step: 'packing', doneBytes: tally.bytes, totalBytes };
        }
        isWhole = true;
    }
    finally {
        (0,external_node_fs_.closeSync)(file);
        if (!isWhole)
            (0,external_node_fs_.rmSync)(path, { force: true });
    }
    const digest = `sha256:${hash.digest('hex')}`;
    const { remarks } = list;
    const said = { warnings: remarks.sentences('warning'), notices: remarks.sentences('notice') };
    return { path, digest, bytes, content: tally, ...said };
}
function throwIfOver(time) {
    time.signal.throwIfAborted();
    if (time.leftMs <= 0)
        throw new Error('The timeout passed while the archive was read.');
}
function withWriteErrors(path, work) {
    try {
        return work();
    }
    catch (error) {
        const advice = 'Make the folder writable, with room for the archive.';
        throw new errors/* InputError */.dz('archive-path', `The archive could not be written to "${path}" (${codeOf(error)}). ${advice}`);
    }
}


/***/ })

};
