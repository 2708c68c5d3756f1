export const id = 659;
export const ids = [659];
export const modules = {

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
