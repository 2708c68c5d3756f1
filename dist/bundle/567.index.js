export const id = 567;
export const ids = [567];
export const modules = {

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

/***/ 8567:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ readBefore),
/* harmony export */   g: () => (/* binding */ deploy)
/* harmony export */ });
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6695);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3387);
/* harmony import */ var _text_redact_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(6953);
/* harmony import */ var _text_untrusted_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(8020);
/* harmony import */ var _follow_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4201);
/* harmony import */ var _history_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2566);
/* harmony import */ var _key_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7725);
/* harmony import */ var _outcome_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5970);
/* harmony import */ var _result_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3405);
/* harmony import */ var _run_time_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6309);
/* harmony import */ var _write_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5873);











async function* deploy(platform, request, options = {}) {
    const { serviceId, ref, variables = [] } = request;
    const time = new _run_time_js__WEBPACK_IMPORTED_MODULE_7__/* .RunTime */ .X(platform.clock, options);
    const phases = new _result_js__WEBPACK_IMPORTED_MODULE_5__/* .Phases */ .Vw('requested');
    const end = (ending, known = {}) => {
        const facts = { serviceId, ref: ref ?? null, phases: phases.until(time.elapsedMs), ...known };
        return (0,_result_js__WEBPACK_IMPORTED_MODULE_5__/* .endRun */ .lb)(platform, time, ending, { ...facts, onSuperseded: options.onSuperseded });
    };
    let isImporting = false;
    let accepted;
    try {
        const { problem, history } = await readBefore(platform, serviceId, time);
        if (problem !== undefined)
            return end({ outcome: 'failed', reason: `Nothing was deployed. ${problem}` });
        if (variables.length > 0) {
            if (!(await time.waitWhileHeld(platform)))
                return end((0,_write_js__WEBPACK_IMPORTED_MODULE_6__/* .tooLate */ .Bg)(platform.heldMs));
            isImporting = true;
            const imported = await importVariables(platform, { serviceId, variables }, time, options);
            if ((0,_outcome_js__WEBPACK_IMPORTED_MODULE_4__/* .isEnding */ .yp)(imported))
                return end(imported);
            for (const text of imported.warnings)
                yield { kind: 'warning', text: platform.redact(text) };
            yield { kind: 'notice', text: platform.redact(`Imported ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_8__/* .count */ .U9)(imported.count, 'variable')}.`) };
        }
        if (platform.heldMs > 0) {
            const wait = `The platform wants no request for ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_8__/* .formatDuration */ .a3)(platform.heldMs)}. Taxiway waits for that long.`;
            yield { kind: 'notice', text: platform.redact(wait) };
        }
        const written = await (0,_write_js__WEBPACK_IMPORTED_MODULE_6__/* .requestDeployment */ .li)(platform, { serviceId, ref }, history instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PlatformError */ .Wk ? undefined : history, time, options);
        if ((0,_outcome_js__WEBPACK_IMPORTED_MODULE_4__/* .isEnding */ .yp)(written))
            return end(written);
        accepted = written;
    }
    catch (error) {
        if (!time.signal.aborted)
            throw error;
        const imported = !isImporting ? '' : ' The variables may have been imported.';
        return end({ outcome: 'aborted', reason: `The run was cancelled. Nothing was deployed.${imported}` });
    }
    const { deploymentId, sentMs, earlier, isUnconfirmed, warning } = accepted;
    if (platform.holdsApiKey(deploymentId)) {
        const reason = 'The platform answered with a deployment id that holds the API key, so the deployment is neither shown nor followed. Look at the dashboard, and create a new key.';
        return end({ outcome: 'indeterminate', reason });
    }
    const builtRef = accepted.ref !== undefined && platform.holdsApiKey(accepted.ref) ? ref : accepted.ref;
    if (warning !== undefined)
        yield { kind: 'warning', text: platform.redact(warning) };
    yield { kind: 'accepted', serviceId, deploymentId, ref: builtRef, atMs: time.elapsedMs };
    if (options.wait === false) {
        const reason = 'The platform accepted the deployment. Taxiway did not wait for it to end.';
        return end({ outcome: 'accepted', reason }, { deploymentId, ref: builtRef ?? null });
    }
    const target = { serviceId, deploymentId, ref: builtRef, askedRef: ref, isOurs: true, sentMs, earlier, isUnconfirmed };
    return yield* (0,_follow_js__WEBPACK_IMPORTED_MODULE_1__/* .followTarget */ .T)(platform, target, time, phases, options);
}
async function readBefore(platform, serviceId, time) {
    const [key, history] = await Promise.all([
        (0,_key_js__WEBPACK_IMPORTED_MODULE_3__/* .readKey */ .YZ)(platform, time),
        (0,_history_js__WEBPACK_IMPORTED_MODULE_2__/* .readPage */ .SP)(platform, serviceId, time.beforeWrite).catch(_client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .onlyPlatformErrors */ .tJ),
    ]);
    const unauthorized = [key, history].find((answer) => (0,_client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isRefused */ .H0)(answer, 401));
    if (unauthorized instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PlatformError */ .Wk)
        return { problem: unauthorized.message, key, history };
    if (key instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PlatformError */ .Wk) {
        const isWebsite = key.code === 'unreadable' && history instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PlatformError */ .Wk && history.code === 'unreadable';
        return { problem: key.code === 'redirected' || isWebsite ? key.message : undefined, key, history };
    }
    return { problem: (0,_key_js__WEBPACK_IMPORTED_MODULE_3__/* .findScopeProblem */ .R_)(key.keyScope, serviceId), key, history };
}
async function importVariables(platform, { serviceId, variables }, time, { whenMissing }) {
    try {
        const limits = { signal: time.signal, totalMs: time.leftMs };
        const { imported, skipped } = await platform.call('import_env', { id: serviceId, vars: [...variables] }, limits);
        const redactor = new _text_redact_js__WEBPACK_IMPORTED_MODULE_9__/* .Redactor */ .p(variables.map(({ value }) => value).filter(({ length }) => length >= 8));
        const warnings = (skipped ?? []).map(({ key, reason }) => {
            const why = reason ? `: ${redactor.redact((0,_text_untrusted_js__WEBPACK_IMPORTED_MODULE_10__/* .cleanText */ .X5)(reason))}` : '';
            return `The platform skipped the variable "${(0,_text_untrusted_js__WEBPACK_IMPORTED_MODULE_10__/* .cleanText */ .X5)(key ?? '')}"${why}.`;
        });
        return { count: imported ?? variables.length, warnings };
    }
    catch (error) {
        if (!(error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PlatformError */ .Wk))
            throw error;
        const doubt = error.effect === 'unknown' ? ' The variables may have been imported; it is safe to run this again.' : '';
        const reason = `Nothing was deployed, as the variables were not imported. ${error.message}${doubt}${(0,_write_js__WEBPACK_IMPORTED_MODULE_6__/* .advise */ .TH)(error, whenMissing)}`;
        return { outcome: 'failed', reason };
    }
}


/***/ }),

/***/ 4201:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  e: () => (/* binding */ follow),
  T: () => (/* binding */ followTarget)
});

// EXTERNAL MODULE: ./build/client/clock.js
var client_clock = __webpack_require__(6092);
// EXTERNAL MODULE: ./build/client/errors.js
var errors = __webpack_require__(6695);
// EXTERNAL MODULE: ./build/text/format.js
var format = __webpack_require__(3387);
// EXTERNAL MODULE: ./build/text/untrusted.js
var untrusted = __webpack_require__(8020);
// EXTERNAL MODULE: ./build/deploy/cause/place.js
var place = __webpack_require__(5985);
// EXTERNAL MODULE: ./build/deploy/cause/signs.js
var signs = __webpack_require__(4328);
;// CONCATENATED MODULE: ./build/deploy/cause/statement.js

const shortest = 8;
const mostBelow = 3;
const label = /^(?:[^\p{L}\p{N}"'`(/.[\s<&$@-]+ *)*(?:YN\d+: (?:[^\p{L}\p{N}] )*)?(?:npm (?:error|ERR!)(?: |$)|\[(?:ERROR|error|INFO)\](?: |$)|(?:ERROR|Error|error|FATAL|fatal|(?:Build|Deployment) failed): +)?/u;
const opening = /:$|^(?:code E\w+$|(?:syscall|errno) \S+$|\[?ERR_\w+\]?$|ERROR in \S+(?: \d+:\d+(?:-\d+)?)?$|Failed to compile\b|COMPILATION ERROR\b)/;
function findStatement(error, below = []) {
    const [text = '', ...others] = [error, ...below].map((line) => (0,signs/* withoutPrefix */.Z7)(line).trim());
    const opened = isOpening(text) ? others.slice(0, mostBelow).filter(isMessage) : [];
    const said = withoutLabel(opened.find((line) => (0,signs/* judgeLine */.sW)(line) > 0) ?? opened[0] ?? text);
    return said.length < shortest ? text : said;
}
function isOpening(text) {
    return opening.test(withoutLabel(text)) && !(0,signs/* namesPlace */.a$)(text);
}
function isMessage(text) {
    return /[\p{L}\p{N}]{2}/u.test(withoutLabel(text)) && !isOpening(text) && !(0,signs/* isFrame */.qt)(text);
}
function withoutLabel(text) {
    return text.replace(label, '').trim();
}

;// CONCATENATED MODULE: ./build/deploy/cause/finder.js





const mostKept = 60;
const longestKept = 2_000;
const longestShown = 300;
const longestStatement = 240;
const mostSurvived = 40;
const shown = { before: 2, from: 10, last: 5 };
const mostSource = 7;
class CauseFinder {
    #redact;
    #count = 0;
    #last = [];
    #clarity = 0;
    #lastSignAt = 0;
    #above = [];
    #from = [];
    constructor(redact) {
        this.#redact = redact;
    }
    add(lines) {
        for (const text of lines)
            for (const line of (0,untrusted/* plainLines */.y1)(text))
                this.#add((0,format/* shorten */.ml)(this.#redact(line), longestKept));
    }
    #add(text) {
        if (text.trim() === '')
            return;
        const line = { at: ++this.#count, text };
        const clarity = (0,signs/* judgeLine */.sW)(text);
        const isSurvived = clarity > 0 && clarity === this.#clarity && line.at - this.#lastSignAt > mostSurvived;
        if (clarity > this.#clarity || isSurvived) {
            this.#clarity = clarity;
            this.#above = this.#last.slice(-mostKept);
            this.#from = [];
        }
        if (clarity > 0)
            this.#lastSignAt = line.at;
        if (this.#clarity > 0 && this.#from.length < mostKept)
            this.#from.push(line);
        this.#last.push(line);
        if (this.#last.length > 2 * mostKept)
            this.#last = this.#last.slice(-mostKept);
    }
    find() {
        const [error, ...below] = this.#from;
        const isSurvived = this.#clarity === 1 && this.#count - this.#lastSignAt > mostSurvived;
        if (error === undefined || isSurvived)
            return undefined;
        const from = withoutRuntimeFrames(this.#from).slice(0, shown.from);
        const above = linesBefore(withoutRuntimeFrames(this.#above), error);
        const lines = [...above, ...from];
        const end = lines.at(-1)?.at ?? 0;
        const last = this.#last.slice(-shown.last).filter(({ at }) => at > end);
        const file = (0,place/* findPlace */.P)(textsOf(lines), above.length);
        const line = this.#show(findStatement(error.text, textsOf(below)));
        return { line, excerpt: this.#excerpt([...lines, ...last]), ...(file === undefined ? {} : { file }) };
    }
    end(most = 20) {
        const lines = this.#last.slice(-most);
        const last = lines.at(-1);
        return last && { line: this.#show(findStatement(last.text)), excerpt: this.#excerpt(lines) };
    }
    #show(statement) {
        return this.#redact((0,format/* shortenAtWord */.px)(statement, longestStatement));
    }
    #excerpt(lines) {
        return lines.flatMap(({ at, text }, index) => {
            const line = this.#redact((0,format/* shorten */.ml)(text, longestShown));
            const isNext = index === 0 || at === (lines[index - 1]?.at ?? 0) + 1;
            return isNext ? [line] : [this.#redact('…'), line];
        });
    }
}
function textsOf(lines) {
    return lines.map(({ text }) => text);
}
function linesBefore(above, error) {
    const place = above.slice(-mostSource).findLast(({ text }) => (0,signs/* namesPlace */.a$)(text));
    if (place !== undefined && !(0,signs/* namesPlace */.a$)(error.text))
        return above.filter(({ at }) => at >= place.at);
    const near = above.slice(-shown.before);
    const indent = (0,signs/* indentOf */._j)(error.text);
    const heading = above.findLast(({ text }) => (0,signs/* indentOf */._j)(text) < indent);
    return heading === undefined || near.includes(heading) ? near : [heading, ...near];
}
function withoutRuntimeFrames(lines) {
    let leftOutIndent;
    return lines.filter(({ text }) => {
        const indent = (0,signs/* indentOf */._j)(text);
        if (!(0,signs/* isFrame */.qt)(text) && leftOutIndent !== undefined && indent > leftOutIndent)
            return false;
        leftOutIndent = (0,signs/* isFrame */.qt)(text) && (0,signs/* isOthers */.s2)(text) ? indent : undefined;
        return leftOutIndent === undefined;
    });
}

;// CONCATENATED MODULE: ./build/deploy/cause/explain.js



const mostLines = 100;
const readMs = 3_000;
const marginMs = 60_000;
async function explainFailure(platform, buildLog, failed) {
    const inBuild = buildLog.find();
    if (inBuild !== undefined) {
        return { cause: { phase: 'build', ...inBuild }, reason: `The deployment failed: ${inBuild.line}` };
    }
    const noError = `The build log shows no ${buildLog.end() === undefined ? 'line' : 'error'}`;
    if (!failed.mayHaveStarted)
        return { cause: null, reason: failed.reason };
    if (failed.isReplaced) {
        return { cause: null, reason: failed.reason, notice: `${noError}, and the runtime log is of a newer deployment.` };
    }
    if (platform.heldMs > 0) {
        const wait = (0,format/* formatDuration */.a3)(platform.heldMs);
        return {
            cause: null,
            reason: failed.reason,
            notice: `${noError}. The runtime log was not read: the platform wants no request for another ${wait}.`,
        };
    }
    try {
        const runtimeLog = new CauseFinder((text) => platform.redact(text));
        runtimeLog.add(await readRuntimeLog(platform, failed));
        const error = runtimeLog.find();
        const atStart = error ?? runtimeLog.end();
        if (atStart === undefined)
            return { cause: null, reason: failed.reason, notice: `${noError}, and the runtime log has no line of that time.` };
        const notice = `${noError}. The cause is taken from the runtime log, whose lines may be of the version before.`;
        const cause = { phase: 'start', ...atStart };
        const lastWords = `${failed.reason} The service's last words: ${atStart.line}`;
        return { cause, reason: error === undefined ? lastWords : `The service did not start: ${error.line}`, notice };
    }
    catch (error) {
        if (!(error instanceof errors/* PlatformError */.Wk))
            throw error;
        const why = (0,errors/* isRefused */.H0)(error, 403) ? 'the API key lacks logs:read.' : error.message;
        return { cause: null, reason: failed.reason, notice: `${noError}, and the runtime log cannot be read: ${why}` };
    }
}
async function readRuntimeLog(platform, { serviceId, sentMs, createdMs, limitMs, signal }) {
    const { clock } = platform;
    const sinceMs = (createdMs ?? clock.wallMs() - (clock.now() - sentMs)) - marginMs;
    const args = { id: serviceId, since: new Date(sinceMs).toISOString(), limit: mostLines };
    const { logs } = await platform.call('get_logs', args, { attempts: 1, attemptMs: Math.min(readMs, limitMs), signal });
    const recent = (logs ?? []).filter(({ ts }) => Date.parse(ts ?? '') >= sinceMs);
    return recent.sort((one, other) => (one.id ?? 0) - (other.id ?? 0)).map(({ line }) => line ?? '');
}

// EXTERNAL MODULE: ./build/deploy/history.js
var deploy_history = __webpack_require__(2566);
// EXTERNAL MODULE: ./build/deploy/outcome.js
var deploy_outcome = __webpack_require__(5970);
// EXTERNAL MODULE: ./build/deploy/log/record.js
var log_record = __webpack_require__(6594);
;// CONCATENATED MODULE: ./build/deploy/log/cursor.js


const mostHeld = 5_000;
const byPlace = Symbol('by place');
class LogCursor {
    released = 0;
    #lastReleased;
    #key;
    #held = new Map();
    #connection = { id: 0, isFirst: true, lines: 0, unnumbered: 0, highestShown: undefined, early: [] };
    #missing = 0;
    #isHeadUnknown = false;
    #isDisordered = false;
    get nextRead() {
        return { after: this.#key === byPlace ? undefined : this.#lastReleased, lastReleased: this.#lastReleased };
    }
    get unreleased() {
        return this.#waiting + Math.max(0, this.#connection.unnumbered - this.released);
    }
    get isFull() {
        return this.#waiting >= mostHeld;
    }
    get #waiting() {
        return this.#held.size + this.#connection.early.length;
    }
    get hasShown() {
        return this.#connection.lines > 0;
    }
    get isAllOfConnection() {
        if (this.#waiting > 0 || this.#missing > 0 || this.#isHeadUnknown || this.#isDisordered)
            return false;
        const { isFirst, lines, unnumbered, highestShown } = this.#connection;
        if (highestShown !== undefined && highestShown === this.#lastReleased && unnumbered === 0)
            return lines <= this.released;
        return isFirst && lines > 0 && lines === this.released;
    }
    get gaps() {
        const gaps = [];
        if (this.#missing > 0)
            gaps.push(`${(0,format/* count */.U9)(this.#missing, 'line')} of the build log never came.`);
        if (this.#isHeadUnknown)
            gaps.push('The beginning of the build log may be missing.');
        if (this.unreleased > 0)
            gaps.push(`${(0,format/* count */.U9)(this.unreleased, 'line')} of the stream could not be placed.`);
        if (this.#isDisordered) {
            gaps.push('The numbers of the build log do not rise. Its lines are shown in the order of the platform, each number once; some may be missing.');
        }
        return gaps;
    }
    streamed(events, connection) {
        const shown = events.flatMap((event) => (0,log_record/* readEvent */.j_)(event) ?? []);
        if (shown.length > 0 && connection !== this.#connection.id) {
            const isFirst = this.#connection.lines === 0;
            this.#connection = { id: connection, isFirst, lines: 0, unnumbered: 0, highestShown: undefined, early: [] };
        }
        const unnumberedBefore = this.#connection.unnumbered;
        for (const line of shown) {
            this.#connection.lines++;
            if (this.#key === undefined)
                this.#connection.early.push(line);
            else
                this.#hold(line, this.#key);
        }
        const lines = this.#releaseFollowing();
        return { lines, needsStore: this.#waiting > 0 || this.#connection.unnumbered > unnumberedBefore };
    }
    stored(records, read) {
        if (records.length > 0)
            this.#key ??= (0,log_record/* findNumberKey */.eP)(records[0]) ?? byPlace;
        this.#holdEarly();
        const due = new Map();
        let highest = -1;
        let rises = true;
        for (const [index, record] of records.entries()) {
            const number = this.#numberOf(record, index);
            if (number === undefined || number <= highest)
                rises = false;
            if (number === undefined)
                continue;
            highest = Math.max(highest, number);
            if (number > (this.#lastReleased ?? -1) && !due.has(number))
                due.set(number, (0,log_record/* readText */.yR)(record));
        }
        for (const [number, text] of this.#held)
            if (number < highest && !due.has(number))
                due.set(number, text);
        if (!rises)
            this.#isDisordered = true;
        const lines = (rises ? inOrder(due) : [...due]).map(([number, text]) => this.#release(number, text));
        return { lines: lines.concat(this.#releaseFollowing()), isEnd: highest <= (read.lastReleased ?? -1) };
    }
    releaseHeld() {
        this.#key ??= this.#connection.early.map(({ record }) => (0,log_record/* findNumberKey */.eP)(record)).find((key) => key !== undefined);
        this.#holdEarly();
        return inOrder(this.#held).map(([number, text]) => {
            if (this.#lastReleased === undefined)
                this.#isHeadUnknown = true;
            else
                this.#missing += number - this.#lastReleased - 1;
            return this.#release(number, text);
        });
    }
    releaseAll() {
        const numbered = this.releaseHeld();
        if (!this.#connection.isFirst)
            return numbered;
        const unnumbered = this.#connection.early.splice(0).map(({ text }) => ({ number: undefined, text }));
        this.released += unnumbered.length;
        return [...numbered, ...unnumbered];
    }
    #numberOf(record, index) {
        if (this.#key === byPlace)
            return index + 1;
        return this.#key === undefined ? undefined : (0,log_record/* readNumber */.kz)(record, this.#key);
    }
    #holdEarly() {
        if (this.#key === undefined)
            return;
        for (const line of this.#connection.early.splice(0))
            this.#hold(line, this.#key);
    }
    #hold({ record, text }, key) {
        const number = key === byPlace ? undefined : (0,log_record/* readNumber */.kz)(record, key);
        if (number === undefined) {
            this.#connection.unnumbered++;
            return;
        }
        if (number <= (this.#connection.highestShown ?? -1))
            this.#isDisordered = true;
        this.#connection.highestShown = Math.max(number, this.#connection.highestShown ?? 0);
        if (number > (this.#lastReleased ?? -1))
            this.#held.set(number, text);
    }
    #releaseFollowing() {
        const lines = [];
        if (this.#lastReleased === undefined)
            return lines;
        for (let next = this.#lastReleased + 1;; next++) {
            const text = this.#held.get(next);
            if (text === undefined)
                return lines;
            lines.push(this.#release(next, text));
        }
    }
    #release(number, text) {
        this.#held.delete(number);
        this.#lastReleased = Math.max(number, this.#lastReleased ?? 0);
        this.released++;
        return { number, text };
    }
}
function inOrder(lines) {
    return [...lines].sort(([one], [other]) => one - other);
}

;// CONCATENATED MODULE: ./build/deploy/log/log.js




const pauseMs = { first: 100, least: 500, most: 3_000, besideStream: 10_000 };
const fullPage = 100;
const storeLateMs = 10_000;
const reopenMs = { least: 200, most: 5_000 };
const mostRefusals = 3;
const quietMs = { storeLags: 5_000, failure: 2_000, streamOpen: 300 };
class DeploymentLog {
    #platform;
    #deploymentId;
    #options;
    #cursor = new LogCursor();
    #stream = 'closed';
    #storeAlarm;
    #urgency = 'none';
    #endSentMs = Number.NEGATIVE_INFINITY;
    #newestLineMs;
    #storeError;
    #isStoreGivenUp = false;
    #end;
    #endAlarm;
    constructor(platform, deploymentId, options) {
        this.#platform = platform;
        this.#deploymentId = deploymentId;
        this.#options = options;
        this.#newestLineMs = platform.clock.now();
        this.#storeAlarm = new client_clock/* Alarm */.QE(platform.clock, options.signal);
        this.#endAlarm = new client_clock/* Alarm */.QE(platform.clock, options.signal);
    }
    async follow() {
        await Promise.all([this.#followStream(), this.#followStore()]);
    }
    get evidence() {
        return { lines: this.#cursor.released, isStreamOver: this.#stream === 'ended' && this.#cursor.hasShown };
    }
    readBeside() {
        if (this.#stream === 'ended')
            this.#readNow();
    }
    async finish(end) {
        const { clock } = this.#platform;
        this.#end = end;
        if (!this.#isWhole)
            this.#readNow();
        while (!this.#isWhole) {
            const waitMs = this.#overMs(end) - clock.now();
            if (waitMs <= 0)
                return await this.#leave(end);
            await this.#endAlarm.wait(waitMs);
        }
    }
    async #followStream() {
        const { clock } = this.#platform;
        const { signal } = this.#options;
        let failures = 0;
        let refusals = 0;
        let lastEventId;
        let releasedAtEnd;
        for (let connection = 1; refusals < mostRefusals; connection++) {
            while (this.#platform.heldMs > 0)
                await clock.sleep(this.#platform.heldMs, signal);
            this.#stream = 'closed';
            let backoffMs = reopenMs.most;
            try {
                for await (const events of this.#platform.stream(this.#deploymentId, { signal, lastEventId })) {
                    this.#stream = 'open';
                    if (events.length > 0)
                        failures = 0;
                    lastEventId = events.findLast(({ id }) => /^[\x20-\x7e]+$/.test(id ?? ''))?.id ?? lastEventId;
                    await this.#printStreamed(events, connection);
                }
                refusals = 0;
                this.#stream = 'ended';
                if (releasedAtEnd !== this.#cursor.released)
                    this.#options.onStreamEnd();
                releasedAtEnd = this.#cursor.released;
                this.#readNow();
            }
            catch (error) {
                signal.throwIfAborted();
                if (!(error instanceof errors/* PlatformError */.Wk))
                    throw error;
                this.#stream = 'closed';
                refusals = isDenied(error) ? refusals + 1 : 0;
                backoffMs = Math.min(reopenMs.most, reopenMs.least * 2 ** failures++);
            }
            this.#endAlarm.ring();
            await clock.sleep(backoffMs, signal);
        }
    }
    async #printStreamed(events, connection) {
        const { lines, needsStore } = this.#cursor.streamed(events, connection);
        await this.#print(lines);
        if (this.#isStoreGivenUp)
            return await this.#print(this.#cursor.releaseAll());
        if (!needsStore)
            return;
        if (this.#urgency === 'none')
            this.#urgency = 'soon';
        this.#storeAlarm.ring();
        while (this.#cursor.isFull && !this.#isStoreGivenUp) {
            await this.#platform.clock.sleep(pauseMs.first, this.#options.signal);
        }
    }
    async #followStore() {
        const { clock } = this.#platform;
        let refusals = 0;
        let idleMs = pauseMs.least;
        let lagsSinceMs;
        let pause = { plannedMs: pauseMs.least, soonestMs: pauseMs.first };
        while (refusals < mostRefusals) {
            await this.#waitForRead(pause);
            this.#urgency = 'none';
            const page = await this.#readPage();
            if (this.#isWhole)
                this.#urgency = 'none';
            refusals = isDenied(this.#storeError) ? refusals + 1 : 0;
            const bringsLines = page !== undefined && page.lines.length > 0;
            idleMs = bringsLines ? pauseMs.least : Math.min(pauseMs.most, idleMs * 1.5);
            lagsSinceMs = this.#storeLags && !bringsLines ? (lagsSinceMs ?? clock.now()) : undefined;
            const isLate = lagsSinceMs !== undefined && clock.now() - lagsSinceMs >= storeLateMs;
            if (isLate)
                await this.#print(this.#cursor.releaseHeld());
            pause = this.#planPause(page, idleMs);
            this.#endAlarm.ring();
        }
        this.#isStoreGivenUp = true;
        await this.#print(this.#cursor.releaseAll());
        this.#endAlarm.ring();
    }
    #planPause(page, idleMs) {
        const isFinishing = this.#end !== undefined;
        if (page?.isEnd === false && (isFinishing || page.lines.length >= fullPage))
            return { plannedMs: 0, soonestMs: 0 };
        const { first, least, besideStream } = pauseMs;
        const isQuiet = this.#stream === 'open' && !this.#storeLags;
        return {
            plannedMs: isFinishing ? least : isQuiet ? besideStream : idleMs,
            soonestMs: this.#storeLags ? idleMs : this.#cursor.released === 0 ? first : least,
        };
    }
    async #waitForRead({ plannedMs, soonestMs }) {
        const { clock } = this.#platform;
        const startMs = clock.now();
        for (;;) {
            const pause = { none: plannedMs, soon: Math.min(soonestMs, plannedMs), now: 0 }[this.#urgency];
            const waitMs = Math.max(startMs + pause - clock.now(), this.#platform.heldMs);
            if (waitMs <= 0)
                return;
            await this.#storeAlarm.wait(waitMs);
        }
    }
    async #readPage() {
        const { signal } = this.#options;
        const sentMs = this.#platform.clock.now();
        const read = this.#cursor.nextRead;
        try {
            const args = { id: this.#deploymentId, after: read.after };
            const records = await this.#platform.call('get_deployment_logs', args, { attempts: 1, signal });
            const page = this.#cursor.stored(records, read);
            this.#storeError = undefined;
            await this.#print(page.lines);
            if (page.isEnd)
                this.#endSentMs = sentMs;
            return page;
        }
        catch (error) {
            signal.throwIfAborted();
            if (!(error instanceof errors/* PlatformError */.Wk))
                throw error;
            this.#storeError = error;
            return undefined;
        }
    }
    get #storeLags() {
        return this.#storeError !== undefined || this.#cursor.unreleased > 0;
    }
    get #isProven() {
        return this.#stream === 'ended' && this.#cursor.isAllOfConnection;
    }
    get #isWhole() {
        return this.#end !== undefined && this.#isProven && this.#endSentMs >= this.#end.lookedAtMs;
    }
    #overMs({ outcome, knownMs, latestMs }) {
        if (this.#endSentMs < knownMs && !this.#storeLags)
            return latestMs;
        return Math.min(latestMs, Math.max(knownMs, this.#newestLineMs) + this.#quietMs(outcome));
    }
    #quietMs(outcome) {
        if (this.#isStoreGivenUp)
            return 0;
        if (this.#storeLags)
            return quietMs.storeLags;
        if (outcome !== 'succeeded' && !deploy_outcome/* outcomeFacts */.c6[outcome].mayContinue)
            return quietMs.failure;
        return this.#stream === 'open' ? quietMs.streamOpen : 0;
    }
    async #leave({ outcome, knownMs }) {
        await this.#print(this.#cursor.releaseAll());
        const isOver = !deploy_outcome/* outcomeFacts */.c6[outcome].mayContinue;
        const isCut = isOver && this.#endSentMs < knownMs;
        const gaps = [...(isCut ? ['The build log was not read to its end in time.'] : []), ...this.#cursor.gaps];
        if (this.#storeError !== undefined) {
            await this.#say('warning', 'The build log could not be read to its end.', ...gaps, this.#storeError.message);
        }
        else if (gaps.length > 0) {
            await this.#say('warning', ...gaps, 'The dashboard of the platform has the whole log.');
        }
        else if (isOver && !this.#isProven) {
            await this.#say('notice', 'The platform gave no proof that the build log is whole.');
        }
    }
    async #print(lines) {
        if (lines.length === 0)
            return;
        this.#newestLineMs = this.#platform.clock.now();
        await this.#options.emit({ kind: 'lines', lines });
    }
    async #say(kind, ...sentences) {
        await this.#options.emit({ kind, text: this.#platform.redact(sentences.join(' ')) });
    }
    #readNow() {
        this.#urgency = 'now';
        this.#storeAlarm.ring();
    }
}
function isDenied(error) {
    return (0,errors/* isRefused */.H0)(error, 401, 403, 405, 501);
}

// EXTERNAL MODULE: ./build/deploy/queue.js
var queue = __webpack_require__(7965);
// EXTERNAL MODULE: ./build/deploy/result.js
var result = __webpack_require__(3405);
// EXTERNAL MODULE: ./build/deploy/run-time.js
var run_time = __webpack_require__(6309);
// EXTERNAL MODULE: ./build/deploy/status.js
var deploy_status = __webpack_require__(542);
;// CONCATENATED MODULE: ./build/deploy/verdict.js




const contradictionForMs = 10_000;
const unchangedForMs = 5_000;
const absentForMs = 10_000;
const leastAbsences = 3;
const leastRefusals = 2;
const silentForMs = 5 * 60_000;
const mostWordWarnings = 5;
class Verdict {
    #rules;
    #earlier;
    #status;
    #contradictsSinceMs;
    #unchanged;
    #newer = new Set();
    #older = new Set();
    #hadOlder = false;
    #absences;
    #refusals = 0;
    #failingSinceMs;
    #lastError;
    #warned = new Set();
    constructor(rules) {
        this.#rules = rules;
        const earlier = rules.earlier && (0,deploy_status/* readStatus */.r)(rules.earlier.record, rules.vocabulary);
        if (earlier?.kind !== 'ongoing' && earlier?.kind !== 'unknown')
            this.#earlier = earlier;
    }
    get word() {
        return this.#status?.word;
    }
    get seen() {
        return this.#status !== undefined;
    }
    judge(look, log, atMs) {
        if ('error' in look)
            return this.#judgeFailure(look.error, atMs);
        this.#refusals = 0;
        this.#lastError = undefined;
        this.#failingSinceMs = undefined;
        const [row, ...others] = look.found.own;
        if (row === undefined)
            return this.#judgeAbsence(look.found.newest, atMs);
        this.#absences = undefined;
        const { newest, hasOlder } = look.found;
        this.#hadOlder = hasOlder;
        const place = newest.findIndex(({ id }) => id === this.#rules.deploymentId);
        this.#newer = new Set(idsOf(place < 0 ? newest : newest.slice(0, place)));
        this.#older = new Set(place < 0 ? [] : idsOf(newest.slice(place + 1)));
        const { unconfirmedRef } = this.#rules;
        if (unconfirmedRef !== undefined && (0,deploy_history/* compareRef */.ZS)(unconfirmedRef, row) === 'another')
            return this.#endOfAnother();
        const status = (0,deploy_status/* readStatus */.r)(row.record, this.#rules.vocabulary);
        const differs = others.some(({ record }) => (0,deploy_status/* readStatus */.r)(record, this.#rules.vocabulary).key !== status.key);
        this.#status = differs ? { ...status, kind: 'contradiction' } : status;
        return this.#judgeStatus(this.#status, row, log, atMs);
    }
    endAtDeadline(heldMs = 0) {
        const status = this.#status;
        if (this.#earlier !== undefined && status !== undefined)
            return this.#namedEarlier();
        if (status?.kind === 'contradiction')
            return this.#contradicts(status);
        const held = heldMs === 0 ? '' : ` The platform wants no request for another ${(0,format/* formatDuration */.a3)(heldMs)}.`;
        const why = this.#lastError === undefined ? '' : ` The last read of the history failed: ${this.#lastError.message}`;
        return { outcome: 'timed-out', reason: `The timeout passed${this.#atTimeout(status)}.${held}${why}` };
    }
    #atTimeout(status) {
        if (status === undefined)
            return ' before the deployment showed in the history of the service';
        if (status.word === undefined)
            return ', and the platform shows no status for the deployment';
        if (status.kind === 'ongoing')
            return ` while the platform said "${status.word}"`;
        return ` while the platform said "${status.word}". If that is a final word, add it to success-states or failure-states`;
    }
    #judgeStatus(status, row, log, atMs) {
        if (this.#earlier?.key === status.key) {
            return atMs >= this.#rules.graceUntilMs ? { ending: this.#namedEarlier(), warnings: [] } : goOn;
        }
        this.#earlier = undefined;
        if (status.kind !== 'contradiction')
            this.#contradictsSinceMs = undefined;
        if (status.kind !== 'undecided')
            this.#unchanged = undefined;
        const said = status.word === undefined ? 'its record shows an error' : `the platform says "${status.word}"`;
        switch (status.kind) {
            case 'succeeded':
                return end('succeeded', `The deployment succeeded: ${said}.`);
            case 'failed':
                return end('failed', `The deployment failed: ${said}.`);
            case 'cancelled':
                return end('cancelled', `The deployment was cancelled: ${said}.`);
            case 'superseded':
                return end('superseded', `A newer deployment replaced this one: ${said}.`);
            case 'ongoing':
                return goOn;
            case 'unknown':
                return { warnings: this.#warnOfWords(status.unknown) };
            case 'contradiction':
                this.#contradictsSinceMs ??= atMs;
                return atMs - this.#contradictsSinceMs < contradictionForMs
                    ? goOn
                    : { ending: this.#contradicts(status), warnings: [] };
            case 'undecided':
                return this.#infer(status, row, log, atMs);
            default:
                return status.kind;
        }
    }
    #warnOfWords(words) {
        const fresh = words.filter((word) => !this.#warned.has(word)).slice(0, mostWordWarnings - this.#warned.size);
        for (const word of fresh)
            this.#warned.add(word);
        return fresh.map((word) => `The status word "${word}" is not known, so the deployment counts as still running. If the word is final, add it to success-states or failure-states.`);
    }
    #infer(status, row, log, atMs) {
        const isCandidate = (0,deploy_history/* readDetails */.LF)(row).rollbackable && log.lines > 0 && log.isStreamOver;
        if (!isCandidate || (status.word === undefined && status.hasOtherStatus)) {
            this.#unchanged = undefined;
            return goOn;
        }
        const key = `${log.lines} ${JSON.stringify(row.record)}`;
        if (this.#unchanged?.key !== key)
            this.#unchanged = { key, sinceMs: atMs };
        if (atMs - this.#unchanged.sinceMs < unchangedForMs)
            return goOn;
        const shown = status.word === undefined ? 'shows no status' : `says "${status.word}", which can also mean "in progress"`;
        const advice = status.word === undefined ? '' : ' Add the word to success-states to be certain.';
        const warning = `Success is inferred: the platform ${shown}, but the deployment can be rolled back to, its log has ended, and nothing changed for 5 s.${advice}`;
        return {
            ending: {
                outcome: 'succeeded',
                reason: 'The deployment succeeded, inferred from an ended log and an unchanged record.',
            },
            warnings: [warning],
        };
    }
    #judgeAbsence(newest, atMs) {
        this.#unchanged = undefined;
        if (atMs < this.#rules.graceUntilMs)
            return goOn;
        const { count, sinceMs } = this.#absences ?? { count: 0, sinceMs: atMs };
        this.#absences = { count: count + 1, sinceMs };
        if (count + 1 < leastAbsences || atMs - sinceMs < absentForMs)
            return goOn;
        const isReplaced = this.#newerOf(newest).some(({ record }) => (0,deploy_status/* readStatus */.r)(record, this.#rules.vocabulary).kind === 'succeeded');
        if (this.seen && isReplaced)
            return end('superseded', 'A newer deployment succeeded, and this one left the history.');
        const { deploymentId, serviceId } = this.#rules;
        const reason = this.seen
            ? 'The deployment left the history. Look at the dashboard of the platform.'
            : `No record of deployment "${deploymentId}" of service "${serviceId}" was seen. Check both ids.`;
        return end('indeterminate', reason);
    }
    #newerOf(newest) {
        const firstOlder = newest.findIndex(({ id }) => id !== undefined && this.#older.has(id));
        return newest.filter(({ id }, index) => {
            if (id === undefined || this.#older.has(id))
                return false;
            return index < firstOlder || this.#newer.has(id) || !this.#hadOlder;
        });
    }
    #judgeFailure(error, atMs) {
        if ((0,errors/* isRefused */.H0)(error, 404)) {
            this.#failingSinceMs = undefined;
            return this.#judgeAbsence([], atMs);
        }
        this.#lastError = error;
        this.#unchanged = undefined;
        this.#refusals = (0,errors/* isRefused */.H0)(error, 401, 403) ? this.#refusals + 1 : 0;
        if (this.#refusals >= leastRefusals) {
            return end('indeterminate', `The API key may not read the history: it needs deployments:read. ${error.message}`);
        }
        this.#failingSinceMs ??= atMs;
        if (atMs - this.#failingSinceMs < silentForMs)
            return goOn;
        return end('indeterminate', `The platform gave no readable answer for 5 minutes. The last one: ${(0,format/* withoutFullStop */.Qu)(error.message)}.`);
    }
    #endOfAnother() {
        const name = (0,deploy_history/* shortId */.m_)(this.#rules.deploymentId);
        const reason = `The answer to the deploy was lost, and deployment ${name}, which was taken for it, is of another ref. Look at the dashboard before you deploy again.`;
        return end('indeterminate', reason);
    }
    #namedEarlier() {
        return {
            outcome: 'indeterminate',
            reason: `The platform named an earlier deployment: "${this.#rules.deploymentId}" was there before the request, and its status did not change.`,
        };
    }
    #contradicts({ word }) {
        const shown = word === undefined ? '' : `: it says "${word}" beside something that excludes it`;
        return { outcome: 'indeterminate', reason: `The record of the deployment contradicts itself${shown}.` };
    }
}
const goOn = { warnings: [] };
function end(outcome, reason) {
    return { ending: { outcome, reason }, warnings: [] };
}
function idsOf(rows) {
    return rows.flatMap(({ id }) => id ?? []);
}

// EXTERNAL MODULE: ./build/deploy/words.js
var words = __webpack_require__(8891);
;// CONCATENATED MODULE: ./build/deploy/follow.js














async function* follow(platform, request, options = {}) {
    const time = new run_time/* RunTime */.X(platform.clock, options);
    return yield* followTarget(platform, { ...request, ref: undefined, isOurs: false }, time, new result/* Phases */.Vw('waiting'), options);
}
async function* followTarget(platform, target, time, phases, options) {
    const events = new queue/* Queue */.o();
    const stop = new AbortController();
    const following = new Following({ platform, target, time, phases, options, events, stop: stop.signal });
    const ended = following.run().finally(() => events.close());
    ended.catch(() => { });
    try {
        yield* events;
        return await ended;
    }
    finally {
        stop.abort(new queue/* ReaderLeft */.b());
        await ended.catch(() => { });
    }
}
const lookMs = 15_000;
const lastLookMs = 3_500;
const firstLookMs = 1_000;
const stopLogMs = 2_000;
const finishLogMs = 30_000;
const explainUntilMs = 9_000;
const eager = { everyMs: 1_000, forMs: 15_000 };
const slowestMs = 10_000;
const leastPauseMs = 100;
const afterStreamMs = [250, 500];
class Following {
    #platform;
    #target;
    #time;
    #phases;
    #options;
    #events;
    #signal;
    #verdict;
    #log;
    #causes;
    #sentMs;
    #alarm;
    #quickPauses = [];
    #failures = 0;
    #lookedAtMs = 0;
    #url;
    #ref;
    #createdMs;
    #isOther = false;
    #isReplaced = false;
    #leftOut = new Set();
    constructor({ platform, target, time, phases, options, events, stop }) {
        this.#platform = platform;
        this.#target = target;
        this.#time = time;
        this.#phases = phases;
        this.#options = options;
        this.#events = events;
        this.#ref = target.ref;
        this.#signal = AbortSignal.any([time.signal, stop]);
        this.#alarm = new client_clock/* Alarm */.QE(platform.clock, this.#signal);
        this.#causes = new CauseFinder((text) => platform.redact(text));
        this.#sentMs = target.sentMs ?? platform.clock.now();
        const { serviceId, deploymentId, earlier } = target;
        const graceUntilMs = time.elapsedMs + (target.isOurs ? 30_000 : 0);
        const ids = { serviceId, deploymentId, unconfirmedRef: target.isUnconfirmed ? target.ref : undefined };
        const rules = { ...ids, earlier, graceUntilMs, vocabulary: (0,words/* buildVocabulary */.v)(options) };
        this.#verdict = new Verdict(rules);
        this.#log = new DeploymentLog(platform, deploymentId, {
            signal: this.#signal,
            emit: async (event) => {
                if (event.kind === 'lines')
                    this.#causes.add(event.lines.map(({ text }) => text));
                await events.push(event);
            },
            onStreamEnd: () => this.#lookAtOnce(),
        });
    }
    async run() {
        const logFailure = rejectionOf(this.#log.follow());
        let ending;
        try {
            ending = await Promise.race([this.#lookUntilVerdict(), logFailure]);
        }
        catch (error) {
            if (error instanceof queue/* ReaderLeft */.b || (error instanceof errors/* InputError */.dz && !this.#target.isOurs))
                throw error;
            ending = this.#time.signal.aborted ? aborted : unexpected(error);
        }
        await Promise.race([this.#endLog(ending), logFailure]).catch(async (error) => {
            if (error instanceof queue/* ReaderLeft */.b)
                throw error;
            const why = this.#time.signal.aborted ? 'the run was cancelled' : (0,format/* messageOf */.bD)(error);
            await this.#warn(`The end of the build log was not read: ${why}.`);
        });
        const { outcome, reason } = ending;
        const explanation = { cause: null, reason: reason + this.#whatIsLeft(outcome) };
        const mayHaveStarted = !/build/i.test(this.#verdict.word ?? '');
        return this.#end(outcome, outcome === 'failed' ? await this.#explain(reason, mayHaveStarted) : explanation);
    }
    async #lookUntilVerdict() {
        const { pollIntervalMs } = this.#options;
        const firstMs = Math.min(firstLookMs, pollIntervalMs ?? firstLookMs);
        let nextMs = this.#time.elapsedMs + (this.#target.isOurs ? firstMs : 0);
        for (;;) {
            await this.#pauseUntil(nextMs);
            const isLast = this.#time.leftMs <= 0;
            const { heldMs } = this.#platform;
            const limitMs = isLast ? lastLookMs : Math.min(lookMs, this.#time.leftMs);
            const ending = isLast && heldMs > 0 ? undefined : await this.#look(limitMs);
            if (ending !== undefined)
                return ending;
            if (isLast)
                return this.#verdict.endAtDeadline(heldMs);
            nextMs = this.#time.elapsedMs + this.#nextPauseMs();
        }
    }
    async #pauseUntil(dueMs) {
        let isEarly = false;
        while (this.#time.leftMs > 0) {
            const waitMs = Math.max(isEarly ? 0 : dueMs - this.#time.elapsedMs, this.#platform.heldMs);
            if (waitMs <= 0)
                return;
            const hasRung = await this.#alarm.wait(Math.min(waitMs, this.#time.leftMs));
            isEarly ||= hasRung;
        }
    }
    #nextPauseMs() {
        if (this.#failures > 0)
            return Math.min(slowestMs, eager.everyMs * 2 ** (this.#failures - 1));
        const quickMs = this.#quickPauses.shift();
        if (quickMs !== undefined)
            return quickMs;
        if (this.#options.pollIntervalMs !== undefined)
            return Math.max(leastPauseMs, this.#options.pollIntervalMs);
        const slowMs = eager.everyMs + (this.#time.elapsedMs - eager.forMs) * 0.2;
        return Math.min(slowestMs, Math.max(eager.everyMs, slowMs));
    }
    #lookAtOnce() {
        this.#quickPauses = [...afterStreamMs];
        this.#alarm.ring();
    }
    async #look(limitMs) {
        this.#lookedAtMs = this.#platform.clock.now();
        this.#log.readBeside();
        const look = await this.#read(limitMs);
        this.#failures = 'error' in look ? this.#failures + 1 : 0;
        const before = this.#verdict.word;
        const { ending, warnings } = this.#verdict.judge(look, this.#log.evidence, this.#time.elapsedMs);
        const { word } = this.#verdict;
        if (word !== undefined && word !== before && (await this.#isFact('status', word))) {
            this.#phases.enter(word, this.#time.elapsedMs);
            await this.#events.push({ kind: 'status', word, atMs: this.#time.elapsedMs });
        }
        if ('found' in look) {
            this.#isReplaced = look.found.newest[0]?.id !== this.#target.deploymentId;
            await this.#noteFacts(look.found.own[0]);
        }
        for (const text of warnings)
            await this.#warn(text);
        return ending;
    }
    async #read(limitMs) {
        const { clock } = this.#platform;
        const reason = () => new errors/* PlatformError */.Wk('no-answer', 'list_deployments', 'list_deployments: the history was not read in time.');
        try {
            const limit = { clock, ms: limitMs, parent: this.#signal, reason };
            return {
                found: await (0,client_clock/* within */.ux)(limit, (signal) => (0,deploy_history/* findDeployment */.HZ)(this.#platform, this.#target, { attempts: 1, signal })),
            };
        }
        catch (error) {
            this.#signal.throwIfAborted();
            if (!(error instanceof errors/* PlatformError */.Wk))
                throw error;
            return { error };
        }
    }
    async #noteFacts(row) {
        if (row === undefined)
            return;
        const { commits, names, url, createdMs } = (0,deploy_history/* readDetails */.LF)(row);
        if (!this.#target.isOurs)
            this.#createdMs = createdMs;
        await this.#compareCommit(commits);
        const ref = commits[0] ?? names[0];
        if (this.#ref === undefined && ref !== undefined && (await this.#isFact('ref', ref)))
            this.#ref = ref;
        if (url === undefined || url === this.#url || !(await this.#isFact('url', url)))
            return;
        this.#url = url;
        await this.#events.push({ kind: 'url', url });
    }
    async #compareCommit(commits) {
        const { ref, askedRef } = this.#target;
        const asked = askedRef !== undefined && (0,deploy_history/* isCommit */.WM)(askedRef) ? askedRef : ref;
        const [shown] = commits;
        if (this.#isOther || shown === undefined || asked === undefined || !(0,deploy_history/* isCommit */.WM)(asked))
            return;
        if (commits.some((commit) => (0,deploy_history/* isSameCommit */.sw)(commit, asked)))
            return;
        this.#isOther = true;
        await this.#warn(`The record shows commit ${(0,deploy_history/* shortRef */.m3)(shown)}, but ${(0,deploy_history/* shortRef */.m3)(asked)} was asked for.`);
    }
    async #isFact(name, fact) {
        if (!this.#platform.holdsApiKey(fact))
            return true;
        if (!this.#leftOut.has(name)) {
            this.#leftOut.add(name);
            const text = `The ${name} that the platform shows holds the API key, so it is left out. Create a new key.`;
            await this.#warn(text);
        }
        return false;
    }
    async #warn(text) {
        await this.#events.push({ kind: 'warning', text: this.#platform.redact(text) });
    }
    async #endLog({ outcome }) {
        if (this.#signal.aborted)
            return;
        const knownMs = this.#platform.clock.now();
        const restMs = Math.min(finishLogMs, Math.max(0, this.#time.leftMs) + 5_000);
        const latestMs = knownMs + (deploy_outcome/* outcomeFacts */.c6[outcome].mayContinue ? stopLogMs : restMs);
        await this.#log.finish({ outcome, lookedAtMs: this.#lookedAtMs, knownMs, latestMs });
    }
    async #explain(reason, mayHaveStarted) {
        const limitMs = Math.max(0, this.#time.leftMs + explainUntilMs);
        const { serviceId } = this.#target;
        const times = { sentMs: this.#sentMs, createdMs: this.#createdMs, limitMs };
        const failed = { serviceId, reason, mayHaveStarted, isReplaced: this.#isReplaced, ...times, signal: this.#signal };
        try {
            const explanation = await explainFailure(this.#platform, this.#causes, failed);
            const { notice } = explanation;
            if (notice !== undefined)
                await this.#events.push({ kind: 'notice', text: this.#platform.redact(notice) });
            return explanation;
        }
        catch (error) {
            if (error instanceof queue/* ReaderLeft */.b)
                throw error;
            if (!this.#signal.aborted)
                await this.#warn(`The cause was not looked for: ${(0,format/* messageOf */.bD)(error)}.`);
            return { cause: null, reason };
        }
    }
    #end(outcome, { cause, reason }) {
        const { serviceId, deploymentId } = this.#target;
        const ending = { outcome, reason };
        const isKnown = this.#target.isOurs || this.#verdict.seen;
        return (0,result/* endRun */.lb)(this.#platform, this.#time, ending, {
            serviceId,
            deploymentId: isKnown ? deploymentId : null,
            ref: this.#ref ?? null,
            url: this.#url ?? null,
            status: this.#leftOut.has('status') ? null : (this.#verdict.word ?? null),
            cause,
            phases: this.#phases.until(this.#time.elapsedMs),
            onSuperseded: this.#options.onSuperseded,
        });
    }
    #whatIsLeft(outcome) {
        if (!deploy_outcome/* outcomeFacts */.c6[outcome].mayContinue || !(this.#target.isOurs || this.#verdict.seen))
            return '';
        const isSure = outcome !== 'indeterminate';
        return ` Deployment ${(0,format/* shorten */.ml)((0,untrusted/* cleanText */.X5)(this.#target.deploymentId), 100)} ${isSure ? 'is left running' : 'may still be running'}.`;
    }
}
const aborted = { outcome: 'aborted', reason: 'The run was cancelled.' };
function unexpected(error) {
    return { outcome: 'indeterminate', reason: `Taxiway failed unexpectedly (${(0,format/* messageOf */.bD)(error)}).` };
}
function rejectionOf(promise) {
    const rejection = promise.then(() => new Promise(() => { }));
    rejection.catch(() => { });
    return rejection;
}


/***/ }),

/***/ 7725:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lb: () => (/* binding */ findExcess),
/* harmony export */   R_: () => (/* binding */ findScopeProblem),
/* harmony export */   YZ: () => (/* binding */ readKey),
/* harmony export */   nj: () => (/* binding */ listDeployRights),
/* harmony export */   wQ: () => (/* binding */ findUploadProblem)
/* harmony export */ });
/* unused harmony exports listRights, keyKind */
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6695);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3387);
/* harmony import */ var _text_untrusted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8020);



async function readKey(platform, time) {
    return await platform.call('whoami', {}, time.beforeWrite).catch(_client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .onlyPlatformErrors */ .tJ);
}
function findScopeProblem(scope, serviceId) {
    if (scope?.serviceId && scope.serviceId !== serviceId) {
        return `The API key belongs to service "${(0,_text_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .cleanText */ .X5)(scope.serviceId)}", not to "${serviceId}". Check service-id and api-key.`;
    }
    return findMissingPermission(scope, 'deployments');
}
function findUploadProblem(scope) {
    if (scope?.serviceId) {
        return `The API key belongs to service "${(0,_text_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .cleanText */ .X5)(scope.serviceId)}", and an upload creates a new one. Use an account key, or a project key with project:write.`;
    }
    return findMissingPermission(scope, 'project');
}
function listDeployRights({ hasVariables }) {
    return ['deployments:write', 'logs:read', ...(hasVariables ? ['variables:write'] : [])];
}
function listRights(scope) {
    if (!scope?.permissions)
        return undefined;
    return Object.entries(scope.permissions)
        .filter(([, level]) => level === 'read' || level === 'write')
        .map(([category, level]) => `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .shorten */ .ml)((0,_text_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .cleanText */ .X5)(category), 40)}:${level}`);
}
function keyKind(scope) {
    if (!scope)
        return 'account';
    if (scope.serviceId || /service/i.test(scope.kind ?? ''))
        return 'service';
    return /account/i.test(scope.kind ?? '') ? 'account' : 'project';
}
function findExcess(scope, needed) {
    const advice = `Create a key of this service alone, with at most ${needed.join(', ')}.`;
    const kind = keyKind(scope);
    if (kind === 'account')
        return `The API key is an account key, which can do everything that its creator can. ${advice}`;
    if (kind === 'project')
        return `The API key is a project key, which reaches more than one service. ${advice}`;
    const isNeeded = (right) => needed.includes(right) || needed.includes(right.replace(/read$/, 'write'));
    const excess = listRights(scope)?.filter((right) => !isNeeded(right)) ?? [];
    if (excess.length === 0)
        return undefined;
    return `The API key may do more than a deploy needs: ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .shorten */ .ml)(excess.join(', '), 200)}. ${advice}`;
}
function findMissingPermission(scope, capability) {
    if (!scope?.permissions || scope.permissions[capability] === 'write')
        return undefined;
    return `The API key lacks ${capability}:write. Create a key with that permission.`;
}


/***/ }),

/***/ 6594:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   eP: () => (/* binding */ findNumberKey),
/* harmony export */   j_: () => (/* binding */ readEvent),
/* harmony export */   kz: () => (/* binding */ readNumber),
/* harmony export */   yR: () => (/* binding */ readText)
/* harmony export */ });
/* harmony import */ var _client_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2426);

const numberKeys = ['seq', 'sequence', 'sequenceNumber', 'number', 'id'];
const textKeys = ['line', 'message', 'text', 'msg', 'log'];
function findNumberKey(record) {
    return numberKeys.find((key) => readNumber(record, key) !== undefined);
}
function readNumber(record, key) {
    const value = (0,_client_json_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(record, key);
    const number = typeof value === 'string' && /^\d{1,16}$/.test(value) ? Number(value) : value;
    return typeof number === 'number' && Number.isSafeInteger(number) && number >= 0 ? number : undefined;
}
function readText(record) {
    return findText(record) ?? JSON.stringify(record) ?? '';
}
function findText(record) {
    if (typeof record === 'string')
        return withoutBreak(record);
    const text = textKeys.map((key) => (0,_client_json_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(record, key)).find((value) => typeof value === 'string');
    return text === undefined ? undefined : withoutBreak(text);
}
function withoutBreak(text) {
    return text.replace(/\r?\n$/, '');
}
function readEvent({ data }) {
    if (data === '[DONE]')
        return undefined;
    const record = parse(data);
    if (record === undefined)
        return { text: withoutBreak(data), record: undefined };
    const text = findText(record);
    return text === undefined ? undefined : { text, record };
}
function parse(data) {
    if (!/^\s*[{"]/.test(data))
        return undefined;
    try {
        const value = JSON.parse(data);
        return (0,_client_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u4)(value) || typeof value === 'string' ? value : undefined;
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 7965:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ ReaderLeft),
/* harmony export */   o: () => (/* binding */ Queue)
/* harmony export */ });
class Queue {
    #waiting = [];
    #wake = Promise.withResolvers();
    #isClosed = false;
    #hasLeft = false;
    async push(item) {
        if (this.#hasLeft)
            throw new ReaderLeft();
        const taken = Promise.withResolvers();
        this.#waiting.push({ item, taken });
        this.#wake.resolve();
        await taken.promise;
    }
    close() {
        this.#isClosed = true;
        this.#wake.resolve();
    }
    async *[Symbol.asyncIterator]() {
        let current;
        try {
            for (;;) {
                const next = this.#waiting.shift();
                if (next !== undefined) {
                    current = next.taken;
                    yield next.item;
                    current.resolve();
                }
                else if (this.#isClosed)
                    return;
                else {
                    this.#wake = Promise.withResolvers();
                    await this.#wake.promise;
                }
            }
        }
        finally {
            this.#hasLeft = true;
            current?.reject(new ReaderLeft());
            for (const { taken } of this.#waiting.splice(0))
                taken.reject(new ReaderLeft());
        }
    }
}
class ReaderLeft extends Error {
    constructor() {
        super('the reader of the events has left');
        this.name = 'ReaderLeft';
    }
}


/***/ }),

/***/ 542:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ readStatus),
/* harmony export */   s: () => (/* binding */ outcomeOf)
/* harmony export */ });
/* harmony import */ var _client_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2426);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3387);
/* harmony import */ var _text_untrusted_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8020);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8891);




const prefix = '(?:deployment|deploy|release|rollout|latest|current|ready|provisioning)?';
const part = '(build|stage|step|job|checks?|health|sync)?';
const statusName = new RegExp(`^${prefix}${part}(?:status|state|phase|result|conclusion|outcome)(?:code|text)?$|^(health)$`);
const objectName = new RegExp(`^(?:${prefix}${part}|info|properties|attributes|terminalcondition)$`);
const innerNames = ['value', 'name', 'code', 'text'];
const denialName = /^(?:error.*|failure.*|failed(?:at|reason|message)?|.+error)$/;
const flags = new Map([
    ...['building', 'deploying', 'pending', 'queued', 'inprogress'].map((name) => [`${name}=true`, 'ongoing']),
    ...['done', 'complete', 'completed', 'finished'].map((name) => [`${name}=false`, 'ongoing']),
    ...['success', 'successful', 'succeeded', 'ok', 'passed'].map((name) => [`${name}=false`, 'denial']),
    ...['cancelled', 'canceled', 'aborted'].map((name) => [`${name}=true`, 'cancelled']),
    ...['superseded', 'replaced'].map((name) => [`${name}=true`, 'superseded']),
    ['rolledback=true', 'failed'],
]);
const deepest = 3;
const mostItems = 20;
function outcomeOf({ kind }) {
    const isOver = kind === 'succeeded' || kind === 'failed' || kind === 'cancelled' || kind === 'superseded';
    return isOver ? kind : 'indeterminate';
}
function readStatus(record, vocabulary) {
    const signs = [];
    const others = [];
    collect(record, { isPart: false, isStatus: false, depth: 0 });
    const shown = signs.find(({ isPart, meaning }) => !isPart && meaning !== 'denial' && meaning !== 'nothing');
    const words = signs.map(({ meaning, word, isPart }) => `${isPart ? 'part ' : ''}${meaning} ${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .normalise */ .j)(word)}`);
    return {
        kind: combine(signs),
        word: shown === undefined || shown.word === '' ? undefined : (0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .shorten */ .ml)((0,_text_untrusted_js__WEBPACK_IMPORTED_MODULE_2__/* .cleanText */ .X5)(shown.word), 60),
        unknown: signs
            .filter(({ meaning, word }) => meaning === 'unknown' && word !== '')
            .map(({ word }) => (0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .shorten */ .ml)((0,_text_untrusted_js__WEBPACK_IMPORTED_MODULE_2__/* .cleanText */ .X5)(word), 60)),
        key: words.join(', '),
        hasOtherStatus: others.length > 0,
    };
    function collect(value, at) {
        if (!(0,_client_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isRecord */ .u4)(value))
            return;
        const { isPart } = at;
        for (const [givenName, inner] of Object.entries(value)) {
            const name = (0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .normalise */ .j)(givenName);
            const add = (meaning, word = givenName) => void signs.push({ meaning, isPart, word });
            const status = statusName.exec(name);
            if (status !== null)
                readWord(inner, isPart || (status[1] ?? status[2]) !== undefined, at.depth);
            else if (at.isStatus && innerNames.includes(name))
                readWord(inner, isPart, at.depth);
            else if (denialName.test(name) || /^exit(?:code|status)$/.test(name)) {
                if (isDenial(inner))
                    add('denial');
            }
            else if (typeof inner === 'boolean' || inner === 'true' || inner === 'false') {
                const meaning = flags.get(`${name}=${inner}`);
                if (meaning !== undefined)
                    add(meaning);
            }
            else if ((0,_client_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isRecord */ .u4)(inner) && objectName.test(name) && at.depth < deepest) {
                const isInnerPart = isPart || isPartOfDeployment(objectName.exec(name)?.[1], inner);
                collect(inner, { isPart: isInnerPart, isStatus: at.isStatus, depth: at.depth + 1 });
            }
            else if (/(?:status|state)$/.test(name))
                others.push(name);
        }
    }
    function readWord(value, isPart, depth) {
        if (value === null || value === undefined)
            return;
        const before = signs.length;
        const add = (meaning, word = '') => void signs.push({ meaning, isPart, word });
        if (typeof value === 'string')
            add(value.trim() === '' ? 'nothing' : vocabulary(value), value);
        else if (Array.isArray(value)) {
            for (const item of value.slice(0, mostItems)) {
                if (typeof item === 'string')
                    readWord(item, isPart, depth);
                else
                    add('unknown');
            }
            if (value.length > mostItems)
                add('unknown');
        }
        else if (depth < deepest)
            collect(value, { isPart, isStatus: true, depth: depth + 1 });
        if (signs.length > before)
            return;
        const word = typeof value === 'number' ? String(value) : '';
        add(vocabulary(word), word);
    }
}
function isPartOfDeployment(part, { name }) {
    if (part === undefined)
        return false;
    const isLiveStage = typeof name === 'string' && ['deploy', 'release', 'live'].includes((0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .normalise */ .j)(name));
    return !(isLiveStage && /^(?:stage|step|job)$/.test(part));
}
function isDenial(value) {
    if (value === null || value === undefined || value === false || value === 0)
        return false;
    if (typeof value === 'string')
        return !['', '0', 'none', 'null', 'false'].includes(value.trim().toLowerCase());
    if (typeof value !== 'object')
        return true;
    return Object.values(value).some((each) => (typeof each === 'object' ? each !== null : isDenial(each)));
}
function combine(signs) {
    const own = new Set(signs.filter(({ isPart }) => !isPart).map(({ meaning }) => meaning));
    const parts = new Set(signs.filter(({ isPart }) => isPart).map(({ meaning }) => meaning));
    const has = (meaning) => own.has(meaning) || parts.has(meaning);
    const succeeded = own.has('succeeded');
    const over = own.has('over');
    const both = own.has('both');
    if (has('ongoing'))
        return 'ongoing';
    if (succeeded && (has('failed') || has('cancelled') || has('denial')))
        return 'contradiction';
    if (both && !over && (has('failed') || has('cancelled')))
        return 'contradiction';
    if (both && !over && has('denial'))
        return 'unknown';
    if (has('failed'))
        return 'failed';
    if (has('cancelled'))
        return 'cancelled';
    if (has('superseded'))
        return 'superseded';
    if (has('unknown'))
        return over ? 'contradiction' : 'unknown';
    if (over && has('denial'))
        return 'failed';
    if ((succeeded || over) && !both)
        return 'succeeded';
    return has('denial') ? 'unknown' : 'undecided';
}


/***/ }),

/***/ 5873:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bg: () => (/* binding */ tooLate),
/* harmony export */   TH: () => (/* binding */ advise),
/* harmony export */   VP: () => (/* binding */ noEffect),
/* harmony export */   li: () => (/* binding */ requestDeployment)
/* harmony export */ });
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6695);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3387);
/* harmony import */ var _history_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2566);
/* harmony import */ var _outcome_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5970);




const answerMs = 60_000;
const leftForTheRestMs = 5_000;
const busyPauseMs = 5_000;
const staleMs = 2_000;
const lookAtMs = [0, 1_000, 3_000, 7_000, 15_000, 23_000, 30_000];
const aloneForMs = 1_000;
async function requestDeployment(platform, request, historyBefore, time, { waitWhenBusyMs = 0, whileBusy, whenMissing }) {
    const busyUntilMs = time.elapsedMs + waitWhenBusyMs;
    let before = historyBefore;
    let readMs = historyBefore?.readMs ?? platform.clock.now();
    for (;;) {
        if (!(await time.waitWhileHeld(platform)))
            return tooLate(platform.heldMs);
        if (platform.clock.now() - readMs > staleMs) {
            readMs = platform.clock.now();
            before = await readNewest(platform, request.serviceId, time);
            if (time.leftMs <= 0)
                return tooLate(platform.heldMs);
        }
        const sentMs = platform.clock.now();
        try {
            const { deploymentId, ref } = await platform.call('deploy_service', { id: request.serviceId, ref: request.ref }, {
                signal: time.signal,
                attemptMs: Math.max(1_000, Math.min(answerMs, time.leftMs - leftForTheRestMs)),
                totalMs: time.leftMs,
            });
            const earlier = before?.rows.find(({ id }) => id === deploymentId);
            return { deploymentId, ref: ref ?? request.ref, sentMs, earlier };
        }
        catch (error) {
            if (time.signal.aborted)
                return abortedInDoubt(request);
            if (!(error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PlatformError */ .Wk))
                throw error;
            if (error.effect === 'unknown') {
                const found = await findLost(platform, request, before, time, error).catch(() => time.signal.aborted ? abortedInDoubt(request) : lost(error, historyUnread));
                return (0,_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .isEnding */ .yp)(found) ? found : { ...found, sentMs };
            }
            const isBusy = (0,_client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isRefused */ .H0)(error, 409) && time.elapsedMs + busyPauseMs <= busyUntilMs && time.leftMs > busyPauseMs;
            if (!isBusy)
                return noEffect(error, whenMissing);
            await platform.clock.sleep(busyPauseMs, time.signal);
            const ending = await whileBusy?.();
            if (ending !== undefined)
                return ending;
        }
    }
}
async function findLost(platform, request, before, time, error) {
    if (before === undefined)
        return lost(error, 'The history from before the request is not known.');
    const lostMs = time.elapsedMs;
    let seenAlone;
    let found = historyUnread;
    for (const atMs of lookAtMs) {
        const waitMs = Math.max(0, lostMs + atMs - time.elapsedMs);
        if (waitMs > time.leftMs)
            break;
        await platform.clock.sleep(waitMs, time.signal);
        const now = await readNewest(platform, request.serviceId, time);
        if (now === undefined)
            continue;
        if ((0,_history_js__WEBPACK_IMPORTED_MODULE_1__/* .isOutOfOrder */ .we)(before.rows) || (0,_history_js__WEBPACK_IMPORTED_MODULE_1__/* .isOutOfOrder */ .we)(now.rows)) {
            return lost(error, 'The history does not show its newest deployment first.');
        }
        const fresh = newRows(before.rows, now.rows);
        found = describeRows(fresh);
        const own = fresh.filter((row) => (0,_history_js__WEBPACK_IMPORTED_MODULE_1__/* .compareRef */ .ZS)(request.ref, row) === 'ours');
        if (own.length === 1 && own[0]?.id !== undefined) {
            return { deploymentId: own[0].id, ref: request.ref, earlier: undefined, warning: lostAnswer(error) };
        }
        const [only] = fresh;
        const isAlone = fresh.length === 1 && only?.id !== undefined && (0,_history_js__WEBPACK_IMPORTED_MODULE_1__/* .compareRef */ .ZS)(request.ref, only) === 'not-shown';
        if (!isAlone)
            seenAlone = undefined;
        else if (seenAlone?.id !== only.id)
            seenAlone = { id: only.id, sinceMs: time.elapsedMs };
        else if (time.elapsedMs - seenAlone.sinceMs >= aloneForMs) {
            const warning = `${lostAnswer(error)} It is the only new one, but nothing shows that it is of this ref: another request may have started it.`;
            return { deploymentId: only.id, ref: request.ref, earlier: undefined, isUnconfirmed: true, warning };
        }
    }
    return lost(error, found);
}
async function readNewest(platform, serviceId, time) {
    if (platform.heldMs > 0)
        return undefined;
    try {
        const attemptMs = Math.max(1_000, Math.min(15_000, time.leftMs));
        return await (0,_history_js__WEBPACK_IMPORTED_MODULE_1__/* .readPage */ .SP)(platform, serviceId, { signal: time.signal, attempts: 1, attemptMs });
    }
    catch (error) {
        time.signal.throwIfAborted();
        if (error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PlatformError */ .Wk)
            return undefined;
        throw error;
    }
}
function newRows(before, now) {
    const known = new Set(before.map(({ id }) => id));
    const firstKnown = now.findIndex(({ id }) => known.has(id));
    return firstKnown < 0 ? now : now.slice(0, firstKnown);
}
function describeRows(fresh) {
    if (fresh.length === 0)
        return 'The history shows no new deployment so far.';
    const names = fresh.slice(0, 5).map(({ id }) => (0,_history_js__WEBPACK_IMPORTED_MODULE_1__/* .shortId */ .m_)(id));
    return `The history shows new deployments, but Taxiway cannot tell which of them is this one: ${names.join(', ')}.`;
}
const historyUnread = 'The history could not be read.';
function noEffect(error, whenMissing) {
    const { retryAfterMs } = error;
    const wait = retryAfterMs === undefined ? '' : ` The platform wants no request for ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatDuration */ .a3)(retryAfterMs)}.`;
    return { outcome: 'failed', reason: `Nothing was deployed. ${error.message}${wait}${advise(error, whenMissing)}` };
}
function advise(error, whenMissing) {
    return whenMissing !== undefined && (0,_client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isRefused */ .H0)(error, 404) ? ` ${whenMissing}` : '';
}
function tooLate(heldMs) {
    const why = heldMs > 0 ? ` The platform wants no request for ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatDuration */ .a3)(heldMs)}.` : '';
    return { outcome: 'failed', reason: `Nothing was deployed before the timeout.${why}` };
}
function lostAnswer(error) {
    return `The answer to the deploy was lost (${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutFullStop */ .Qu)(error.message)}), but the history shows a new deployment.`;
}
function lost(error, found) {
    const reason = `It is not known whether the deployment was started: ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutFullStop */ .Qu)(error.message)}. ${found} Look at the dashboard before you deploy again.`;
    return { outcome: 'indeterminate', reason };
}
function abortedInDoubt({ serviceId }) {
    const reason = `The run was cancelled while the deploy was requested. A deployment of service ${serviceId} may have started: look at the dashboard.`;
    return { outcome: 'aborted', reason };
}


/***/ })

};
