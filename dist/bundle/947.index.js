export const id = 947;
export const ids = [947];
export const modules = {

/***/ 9519:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ isGone),
/* harmony export */   n: () => (/* binding */ unlessVanished)
/* harmony export */ });
/* harmony import */ var _archive_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7464);

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

/***/ 236:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BF: () => (/* binding */ rulesNotFile),
/* harmony export */   CJ: () => (/* binding */ ruleFiles),
/* harmony export */   KV: () => (/* binding */ splitRules),
/* harmony export */   MM: () => (/* binding */ checkRules),
/* harmony export */   __: () => (/* binding */ ruleWithin),
/* harmony export */   iP: () => (/* binding */ byteString)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3597);
/* harmony import */ var _archive_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7464);



function checkRules(path, name, content) {
    if (!content.includes(0) && (name === '.gitignore' || (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(content)))
        return;
    const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_2__/* .message */ .i) `rules-not-text: "${(0,_archive_error_js__WEBPACK_IMPORTED_MODULE_1__/* .shownPath */ .pS)(path)}" is not in UTF-8, so its rules would match nothing. Save it as UTF-8: in Windows PowerShell, \`>\` writes UTF-16, and \`Set-Content -Encoding utf8\` does not.`;
    throw new _archive_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ArchiveError */ .di(path, text);
}
function rulesNotFile(path) {
    const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_2__/* .message */ .i) `rules-not-file: "${(0,_archive_error_js__WEBPACK_IMPORTED_MODULE_1__/* .shownPath */ .pS)(path)}" is no file of its own, so its rules would not count. Replace the link or the folder by a file.`;
    return new _archive_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ArchiveError */ .di(path, text);
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


/***/ }),

/***/ 6300:
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


/***/ }),

/***/ 947:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.r(__webpack_exports__);


__webpack_require__.d(__webpack_exports__, {
  UnknownRepository: () => (/* binding */ UnknownRepository),
  walk: () => (/* binding */ walk),
  whyLeftOut: () => (/* binding */ whyLeftOut)
});


var external_node_fs_ = __webpack_require__(3024);

var working_copy_root = __webpack_require__(5497);

var regular_file = __webpack_require__(1841);

var archive_error = __webpack_require__(7464);

var vanished = __webpack_require__(9519);

var rule_file = __webpack_require__(236);

var rule_set = __webpack_require__(6300);
;


const gitFolder = '.git';
const modulesFolder = 'node_modules';
class IgnoreRules {
    static none = new IgnoreRules(rule_set/* RuleSet */.x.empty(false), rule_set/* RuleSet */.x.empty(false));
    #git;
    #deploy;
    #both;
    constructor(git, deploy) {
        this.#git = git;
        this.#deploy = deploy;
        this.#both = git.before(deploy);
    }
    inRepository({ lines, ignoresCase, }) {
        return new IgnoreRules(rule_set/* RuleSet */.x.empty(ignoresCase).and(lines), this.#deploy);
    }
    within(folder, files, read) {
        if (files.length === 0)
            return this;
        const extend = (rules, name) => files.includes(name) ? rules.and(patternsFrom(read(name), folder)) : rules;
        return new IgnoreRules(extend(this.#git, '.gitignore'), extend(this.#deploy, '.deployignore'));
    }
    ignores(path, name) {
        return this.#both.ignores((0,rule_file/* byteString */.iP)(path), (0,rule_file/* byteString */.iP)(name));
    }
    deployVerdict(path, name) {
        return this.#deploy.verdict((0,rule_file/* byteString */.iP)(path), (0,rule_file/* byteString */.iP)(name));
    }
}
function patternsFrom(content, folder) {
    const lines = (0,rule_file/* splitRules */.KV)(content);
    return folder === '' ? lines : lines.flatMap((line) => (0,rule_file/* ruleWithin */.__)(line, (0,rule_file/* byteString */.iP)(folder)));
}


var external_node_path_ = __webpack_require__(6760);
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
    const rules = repository === undefined ? IgnoreRules.none : IgnoreRules.none.inRepository(repository);
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
function whyLeftOut(root, wanted, outer = { lines: [], ignoresCase: false }) {
    if (!(0,regular_file/* isThere */.$B)(`${root}/${wanted}`))
        return `It does not exist: build it first.`;
    let rules = IgnoreRules.none.inRepository(outer);
    let folder = '';
    for (const name of wanted.split('/').slice(0, -1)) {
        const present = rule_file/* ruleFiles */.CJ.filter((file) => (0,regular_file/* isThere */.$B)(`${root}/${folder}${file}`));
        rules = rules.within(folder, present, (file) => readRules(root, folder + file, file));
        folder += `${name}/`;
        if (name === gitFolder)
            return `A folder "${name}" is never packed.`;
        const file = ruleFileFor(rules, folder, name);
        if (file === undefined && name === modulesFolder && rules.deployVerdict(folder, name) !== 'kept')
            return `A folder "${name}" is left out: add the line \`!node_modules/\` to a .deployignore in the folder that is packed.`;
        if (file !== undefined)
            return explainRule(root, file, { folder, rules });
    }
    const [first] = (0,external_node_fs_.readdirSync)(`${root}/${folder}`);
    const file = first === undefined ? undefined : ruleFileFor(rules, folder + first, first);
    if (file !== undefined)
        return explainRule(root, file, { folder, rules });
    return `It is empty, or all of it is left out: check .gitignore and .deployignore.`;
}
function ruleFileFor(rules, path, name) {
    if (!rules.ignores(path, name))
        return undefined;
    return rules.deployVerdict(path, name) === 'ignored' ? '.deployignore' : '.gitignore';
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
    const rules = owned.rules.within(folder.path, present, (name) => readRules(root, folder.path + name, name));
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
    if (repositories === undefined || folder.path === '' || !listed.some(({ name }) => name === gitFolder))
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
    if (name === gitFolder)
        return 'left-out';
    const { rules, repository } = folder;
    const isOwn = source.written?.has(path) === true;
    const isRuledOut = rules.ignores(path, name);
    const isSuspect = isOwn || isRuledOut || folder.isIgnored || name === modulesFolder || mayBeSecret(name) || folder.isEnvironment;
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
        if (name === modulesFolder)
            source.unusual.add('packed-modules', path);
        const isWhole = place.isFile || repository?.index.isSubmodule(inRepository(folder, path));
        return isWhole || !(isRuledOut || folder.isIgnored || name === modulesFolder) ? 'packed' : 'tracked-alone';
    }
    if (isRuledOut || folder.isIgnored || name === modulesFolder) {
        if (name === modulesFolder && isBuilt(folder))
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
function readRules(root, path, name) {
    const content = readBytes(root, path);
    (0,rule_file/* checkRules */.MM)(path, name, content);
    return content;
}
function readBytes(root, path) {
    try {
        return (0,external_node_fs_.readFileSync)(`${root}/${path}`);
    }
    catch (error) {
        throw (0,archive_error/* rulesUnreadable */.BL)(path, error);
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


/***/ })

};
