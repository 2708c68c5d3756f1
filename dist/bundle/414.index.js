export const id = 414;
export const ids = [414];
export const modules = {

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

/***/ 414:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   whyLeftOut: () => (/* binding */ whyLeftOut)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _text_regular_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4283);
/* harmony import */ var _archive_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9250);
/* harmony import */ var _ignore_rules_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3969);
/* harmony import */ var _rule_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1842);





function whyLeftOut(root, wanted, outer = { lines: [], ignoresCase: false }) {
    if (!(0,_text_regular_file_js__WEBPACK_IMPORTED_MODULE_1__/* .isThere */ .$B)(`${root}/${wanted}`))
        return `It does not exist: build it first.`;
    let rules = _ignore_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .IgnoreRules */ .w0.none.inRepository(outer);
    let folder = '';
    for (const name of wanted.split('/').slice(0, -1)) {
        const present = _rule_file_js__WEBPACK_IMPORTED_MODULE_4__/* .ruleFiles */ .CJ.filter((file) => (0,_text_regular_file_js__WEBPACK_IMPORTED_MODULE_1__/* .isThere */ .$B)(`${root}/${folder}${file}`));
        rules = rules.within(folder, present, (file) => (0,_rule_file_js__WEBPACK_IMPORTED_MODULE_4__/* .readRules */ .Kc)(root, folder + file, file));
        folder += `${name}/`;
        if (name === _ignore_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .gitFolder */ .nW)
            return `A folder "${name}" is never packed.`;
        const file = ruleFileFor(rules, folder, name);
        if (file === undefined && name === _ignore_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .modulesFolder */ .et && rules.deployVerdict(folder, name) !== 'kept')
            return `A folder "${name}" is left out: add the line \`!node_modules/\` to a .deployignore in the folder that is packed.`;
        if (file !== undefined)
            return explainRule(root, file, { folder, rules });
    }
    const [first] = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(`${root}/${folder}`);
    const file = first === undefined ? undefined : ruleFileFor(rules, folder + first, first);
    if (file !== undefined)
        return explainRule(root, file, { folder, rules });
    return `It is empty, or all of it is left out: check .gitignore and .deployignore.`;
}
function explainRule(root, file, { folder, rules }) {
    const shown = (0,_archive_error_js__WEBPACK_IMPORTED_MODULE_2__/* .shownPath */ .pS)(folder);
    if (file === '.deployignore')
        return `A rule of .deployignore leaves "${shown}" out: remove that rule.`;
    const own = `!/${folder.replaceAll(/[\\*?[\]]/g, '\\$&')}`;
    const opened = rules.within('', ['.deployignore'], () => Buffer.from(own));
    const [first] = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(`${root}/${folder}`);
    const isStillOut = first !== undefined && opened.ignores(folder + first, first);
    const lines = isStillOut ? `lines \`${own}\` and \`${own}**\`` : `line \`${own}\``;
    return `A rule of .gitignore leaves "${shown}" out: add the ${lines} to a .deployignore in the folder that is packed.`;
}
function ruleFileFor(rules, path, name) {
    if (!rules.ignores(path, name))
        return undefined;
    return rules.deployVerdict(path, name) === 'ignored' ? '.deployignore' : '.gitignore';
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
