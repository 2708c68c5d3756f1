export const id = 860;
export const ids = [860];
export const modules = {

/***/ 6092:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QE: () => (/* binding */ Alarm),
/* harmony export */   ml: () => (/* binding */ systemClock),
/* harmony export */   ux: () => (/* binding */ within)
/* harmony export */ });
const systemClock = {
    now: () => performance.now(),
    wallMs: () => Date.now(),
    sleep: (ms, signal) => new Promise((resolve, reject) => {
        if (signal?.aborted)
            return reject(signal.reason);
        const stop = () => {
            clearTimeout(timer);
            reject(signal?.reason);
        };
        const timer = setTimeout(() => {
            signal?.removeEventListener('abort', stop);
            resolve();
        }, Math.min(ms, 2 ** 31 - 1));
        signal?.addEventListener('abort', stop, { once: true });
    }),
};
class Alarm {
    #clock;
    #signal;
    #hasRung = false;
    #wake;
    constructor(clock, signal) {
        this.#clock = clock;
        this.#signal = signal;
    }
    ring() {
        this.#hasRung = true;
        this.#wake?.();
    }
    async wait(ms) {
        this.#signal.throwIfAborted();
        if (!this.#hasRung && ms > 0) {
            const early = new AbortController();
            this.#wake = () => early.abort();
            const either = AbortSignal.any([this.#signal, early.signal]);
            await this.#clock.sleep(ms, either).catch((error) => {
                if (this.#signal.aborted || !early.signal.aborted)
                    throw error;
            });
        }
        const hasRung = this.#hasRung;
        this.#hasRung = false;
        return hasRung;
    }
}
async function within({ clock, ms, parent, reason }, work) {
    parent?.throwIfAborted();
    const limit = new AbortController();
    const timer = new AbortController();
    clock.sleep(ms, timer.signal).then(() => limit.abort(reason()), () => { });
    const signal = parent === undefined ? limit.signal : AbortSignal.any([parent, limit.signal]);
    const aborted = new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    });
    try {
        return await Promise.race([work(signal), aborted]);
    }
    finally {
        timer.abort();
    }
}


/***/ }),

/***/ 5985:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ findPlace),
/* harmony export */   x: () => (/* binding */ findInRepository)
/* harmony export */ });
/* harmony import */ var _signs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4328);

const longestLine = 1_000;
const file = String.raw `(?<file>(?:file:\/\/)?(?:(?<![A-Za-z])[A-Za-z]:[\\/])?[^\s:()"'<>\[\]|=,*]*(?:[^\s:()"'<>\[\]|=,*\\/]\.[A-Za-z]\w{0,9}|\b(?:Docker|Rake|Gem)file))`;
const forms = [
    String.raw `${file}:(?<line>\d{1,7})(?::\d{1,5})?(?!\d|\.\d)`,
    String.raw `${file}:?[(\[](?<line>\d{1,7}),\d{1,5}[)\]]`,
    String.raw `${file} \(?(?<line>\d{1,7}):\d{1,5}(?=[-)\s]|$)`,
    String.raw `${file}(?:", line|:line| on line| line) (?<line>\d{1,7})\b`,
    String.raw `\bline (?<line>\d{1,7}) of ${file}`,
].map((source) => new RegExp(source));
const below = /^\s+(?<line>\d{1,7}):\d{1,5}\s+error\s/;
const heading = new RegExp(`^${file}$`);
const buildFolder = /^\/(?:app|workspace|usr\/src\/app|src|code|build|project|repo|source)(?=\/)/;
const harmless = /\b(?:warning|note|info)\b/i;
function findPlace(lines, at) {
    const found = lines.map(placeOn);
    return (found[at] ??
        found[at + 1] ??
        found.slice(0, at).findLast((place) => place !== undefined) ??
        found.slice(at).find((place) => place !== undefined));
}
function placeOn(whole, at, lines) {
    const text = (0,_signs_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutPrefix */ .Z7)(whole.slice(0, longestLine));
    const inner = below.exec(text)?.groups?.['line'];
    if (inner !== undefined) {
        const head = lines.slice(0, at).findLast((line) => heading.test((0,_signs_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutPrefix */ .Z7)(line).trim()));
        return head === undefined ? undefined : toPlace((0,_signs_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutPrefix */ .Z7)(head).trim(), inner);
    }
    if ((0,_signs_js__WEBPACK_IMPORTED_MODULE_0__/* .isOthers */ .s2)(text) || harmless.test(text))
        return undefined;
    for (const form of forms) {
        const { file: path = '', line = '' } = form.exec(text)?.groups ?? {};
        const place = toPlace(path, line);
        if (place !== undefined)
            return place;
    }
    return undefined;
}
function toPlace(named, line) {
    const path = named.replace(/^file:\/\//, '').replaceAll('\\', '/');
    return path === '' || path.startsWith('//') || Number(line) === 0 ? undefined : { path, line: Number(line) };
}
function findInRepository(path, tracked, root = '') {
    const isAbsolute = /^(?:[A-Za-z]:)?\//.test(path);
    const parts = path
        .replace(/^[A-Za-z]:/, '')
        .replace(buildFolder, '')
        .split('/')
        .filter((part) => part !== '' && part !== '.');
    if (parts.includes('..'))
        return undefined;
    const ends = isAbsolute ? parts.map((_, from) => parts.slice(from).join('/')) : [parts.join('/')];
    const known = [...ends.map((end) => root + end), ...ends].find((end) => tracked.has(end));
    if (known !== undefined || isAbsolute)
        return known;
    const [only, ...others] = [...tracked].filter((each) => each.endsWith(`/${parts.join('/')}`));
    return others.length === 0 ? only : undefined;
}


/***/ }),

/***/ 4328:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z7: () => (/* binding */ withoutPrefix),
/* harmony export */   _j: () => (/* binding */ indentOf),
/* harmony export */   a$: () => (/* binding */ namesPlace),
/* harmony export */   qt: () => (/* binding */ isFrame),
/* harmony export */   s2: () => (/* binding */ isOthers),
/* harmony export */   sW: () => (/* binding */ judgeLine)
/* harmony export */ });
const prefix = /^(?:\[?\d{4}[-/]\d\d[-/]\d\d[T ]\d\d:\d\d:\d\d[^\s\]]*\]? ?|\[?\d\d:\d\d:\d\d(?:[.,]\d+)?\]? ?|#\d+ (?=[A-Z\d[])|\d+\.\d{2,3} |[A-Za-z][\w.-]* *\| ?)+/;
const candidate = /rror|ERR|xcept|XCEPT|ail|AIL|atal|ATAL|anic|racebac|ot found|annot|ld not|able to|o such|illed|denied|orbidden|dumped|[a-z][:(]\[?\d/;
const harmless = anyOf([/\b(?:0|no) (?:errors?|failures?|failed)\b/, /\bwarn(?:ing)?s?\b/], 'i');
const closing = anyOf([
    /\b(?:exit(?:ed)?|non-zero)\b[ \w]{0,20}[: (]{1,2}[1-9]/,
    /\bexited[- ]with[- ]error/,
    /\b(?:build|deployment|command|script|task|step|process|job|container|rollout)\b(?:[^:]|:(?! )){0,60}\b(?:failed|failure|unsuccessful)\b(?!: \S)/,
    /\bfailed with errors\b/,
    /\bhealth ?checks?\b.{0,60}\b(?:fail(?:ed|ing|ure)|timed out|unsuccessful)\b/,
], 'i');
const mention = anyOf([
    /\b[Ee]rrors?\b(?![-/\w]|\.\w)|[a-z](?:Error|Exception)\b|\bERR!/,
    /\b(?:ERR_\w+|ERROR|FATAL|[Ff]atal|FAIL(?:ED)?|[Ff]ailed|[Ff]ailure|[Pp]anic(?:ked)?|Traceback|Killed)\b/,
    /[Nn]ot found|[Cc]annot\b|[Cc]ould not\b|[Uu]nable to\b|[Nn]o such file|[Dd]enied\b|[Ff]orbidden\b|dumped\b/,
]);
const statement = anyOf([
    /^\s*(?:[^\w\s]{1,3} ?){0,2}(?:error|ERROR|Error|fatal|FATAL|panic|ERR_\w+)\b(?![-/\w]|\.\w)/,
    /(?:[Ee]rror|ERROR|[Ff]atal|Exception)(?: [A-Z]+\d+|\[\w+\]| \[\w+\])?: +\S/,
    /\bpanicked at /,
]);
const place = /^\s*(?:[^\w\s]{1,7} ?){0,2}(?:File "[^"]+", line \d|(?:file:\/\/)?[^\s:(]{0,200}\.[A-Za-z]\w{0,9}(?::\[?\d+|\(\d+))/;
const placed = new RegExp(String.raw `${place.source}[\d,:]*[\])]?: *\S|^\s*\d+:\d+\s`);
const frame = /(?:^|\s)at \S|^\s*File "[^"]+", line \d+, in |^\s+from \S+:\d+:in |^\s*#\d+ \S+\(\d+\)|^\s+\S+\.go:\d+/;
const notOwn = anyOf([
    /node:|<frozen |(?:^|[/\\ ])(?:node_modules|site-packages|dist-packages|gems|vendor|rustc)[/\\]/,
    /\/lib\/(?:python|ruby|go)|\/go\/(?:src|pkg)\/|\/registry\/src\/|java\.base\//,
    /\bat (?:java|javax|jdk|sun|org\.(?:gradle|junit|apache)|System|Microsoft)\./,
]);
function judgeLine(line) {
    if (!candidate.test(line))
        return 0;
    const text = withoutPrefix(line);
    if (harmless.test(text) || closing.test(text))
        return 0;
    const mentions = mention.test(text);
    if (statement.test(text) || (mentions && placed.test(text)))
        return 2;
    return mentions || placed.test(text) ? 1 : 0;
}
function withoutPrefix(line) {
    return line.replace(prefix, '');
}
function namesPlace(line) {
    return place.test(withoutPrefix(line));
}
function isFrame(line) {
    return frame.test(withoutPrefix(line));
}
function isOthers(line) {
    return notOwn.test(line);
}
function indentOf(line) {
    return withoutPrefix(line).search(/\S|$/);
}
function anyOf(patterns, flags = '') {
    return new RegExp(patterns.map(({ source }) => source).join('|'), flags);
}


/***/ }),

/***/ 4860:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   annotateFile: () => (/* binding */ annotateFile)
/* harmony export */ });
/* harmony import */ var node_path_posix__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3916);
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4962);
/* harmony import */ var _client_clock_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6092);
/* harmony import */ var _deploy_cause_place_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5985);
/* harmony import */ var _deploy_history_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2566);





const gitMs = 5_000;
async function annotateFile({ cause, ref }, facts) {
    if (cause?.file === undefined || !isCheckedOut(ref, facts))
        return;
    const { path, line } = cause.file;
    const file = (0,_deploy_cause_place_js__WEBPACK_IMPORTED_MODULE_2__/* .findInRepository */ .x)(path, await listTracked((0,node_path_posix__WEBPACK_IMPORTED_MODULE_0__.basename)(path), facts.workspace));
    if (file !== undefined)
        (0,_actions_core__WEBPACK_IMPORTED_MODULE_4__/* .error */ .z3)(cause.line, { file, startLine: line });
}
function isCheckedOut(ref, { commit, branch }) {
    if (ref === null)
        return true;
    return (0,_deploy_history_js__WEBPACK_IMPORTED_MODULE_3__/* .isCommit */ .WM)(ref) ? commit?.startsWith(ref.toLowerCase()) === true : ref === branch;
}
async function listTracked(name, cwd) {
    try {
        const { getExecOutput } = await __webpack_require__.e(/* import() */ 260).then(__webpack_require__.bind(__webpack_require__, 1260));
        const options = { cwd, silent: true, ignoreReturnCode: true };
        const limit = { clock: _client_clock_js__WEBPACK_IMPORTED_MODULE_1__/* .systemClock */ .ml, ms: gitMs, reason: () => new Error('Git did not answer') };
        const pattern = `:(glob)**/${name.replace(/[*?[\]\\]/g, '\\$&')}`;
        const args = ['ls-files', '-z', '--full-name', '--', pattern];
        const { stdout } = await (0,_client_clock_js__WEBPACK_IMPORTED_MODULE_1__/* .within */ .ux)(limit, () => getExecOutput('git', args, options));
        return new Set(stdout.split('\0').filter((path) => path !== ''));
    }
    catch {
        return new Set();
    }
}


/***/ })

};
