export const id = 6493;
export const ids = [6493];
export const modules = {

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
