export const id = 9661;
export const ids = [9661];
export const modules = {

/***/ 2182:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ nothingDeployed)
/* harmony export */ });
const nothingDeployed = {
    deploymentId: undefined,
    serviceId: undefined,
    ref: undefined,
    url: undefined,
    status: undefined,
    durationMs: 0,
    phases: [],
};


/***/ }),

/***/ 7036:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ Phases),
/* harmony export */   x: () => (/* binding */ shiftPhases)
/* harmony export */ });
function shiftPhases(phases, byMs) {
    return phases.map(({ name, startMs, endMs }) => ({ name, startMs: startMs + byMs, endMs: endMs + byMs }));
}
class Phases {
    #done = [];
    #current;
    constructor(name) {
        this.#current = { name, startMs: 0 };
    }
    enter(name, atMs) {
        this.#close(atMs);
        this.#current = { name, startMs: atMs };
    }
    end(atMs) {
        this.#close(atMs);
        return [...this.#done];
    }
    #close(atMs) {
        if (this.#done.length < 50)
            this.#done.push({ ...this.#current, endMs: atMs });
    }
}


/***/ }),

/***/ 2634:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ findStatement)
/* harmony export */ });
/* harmony import */ var _text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8086);
/* harmony import */ var _failure_signs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1833);


const longestStatement = 120;
const shortestStatement = 8;
const mostBelow = 3;
const label = /^(?:[^\p{L}\p{N}"'`(/.[\s<&$@-]+ *)*(?:YN\d+: (?:[^\p{L}\p{N}] )*)?(?:npm (?:error|ERR!)(?: |$)|\[(?:ERROR|error|INFO)\](?: |$)|(?:ERROR|Error|error|FATAL|fatal): +)?/u;
const opening = /:$|^(?:code E\w+$|(?:syscall|errno) \S+$|\[?ERR_\w+\]?$|ERROR in \S+(?: \d+:\d+(?:-\d+)?)?$|Failed (?:with errors|to compile)\b|COMPILATION ERROR\b)/;
function findStatement(excerptOfLog) {
    const lines = excerptOfLog.map((line) => ({ strength: (0,_failure_signs_js__WEBPACK_IMPORTED_MODULE_0__/* .signalStrength */ .cR)(line), text: (0,_failure_signs_js__WEBPACK_IMPORTED_MODULE_0__/* .bare */ .$B)(line).trim() }));
    for (const strength of [3, 2]) {
        const found = lines.flatMap((line, at) => (line.strength === strength ? at : []));
        const at = found.find((each) => !isPlaceAlone(lines[each]?.text ?? '')) ?? found[0];
        if (at !== undefined)
            return messageFrom(lines.slice(at, at + 1 + mostBelow));
    }
    return undefined;
}
function isPlaceAlone(text) {
    return (0,_failure_signs_js__WEBPACK_IMPORTED_MODULE_0__/* .namesPlace */ .a$)(text) && !/[\w\])]?: *\S{3}/.test(text);
}
function messageFrom([first, ...below]) {
    const text = first?.text ?? '';
    const said = withoutLabel(isOpening(text) ? (openedBy(below) ?? text) : text);
    return (0,_text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_1__/* .excerpt */ .Kb)(said.length < shortestStatement ? text : said, longestStatement);
}
function openedBy(below) {
    const possible = below.filter(({ text, strength }) => hasWords(text) && strength !== 1 && !isOpening(text));
    return (possible.find(({ strength }) => strength > 1) ?? possible[0])?.text;
}
function isOpening(text) {
    return opening.test(withoutLabel(text)) && !(0,_failure_signs_js__WEBPACK_IMPORTED_MODULE_0__/* .namesPlace */ .a$)(text);
}
function hasWords(text) {
    return /[\p{L}\p{N}]{2}/u.test(withoutLabel(text));
}
function withoutLabel(text) {
    return text.replace(label, '').trim();
}


/***/ }),

/***/ 8173:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {



__webpack_require__.d(__webpack_exports__, {
  s: () => (/* binding */ JobLog)
});


var control_characters = __webpack_require__(4600);

var shortening = __webpack_require__(8086);

var failure_signs = __webpack_require__(1833);
;



const mostTail = 200;
const mostSearched = 60;
const mostBefore = 2;
const mostSource = 7;
const mostAfter = 10;
const mostUnexplained = 10;
const mostLast = 5;
const mostSurvived = 40;
const longestLine = 300;
class LogExcerpt {
    #tail = [];
    #strength = 0;
    #before = [];
    #from = [];
    #lastSign = 0;
    #count = 0;
    add(lines) {
        let at = this.#count;
        for (const text of lines) {
            at += 1;
            const strength = (0,failure_signs/* signalStrength */.cR)(text);
            if (strength > this.#strength ||
                (strength > 0 && strength === this.#strength && at - this.#lastSign > mostSurvived)) {
                const index = at - this.#count - 1;
                const above = [...this.#tail.slice(-mostSearched), ...lines.slice(Math.max(0, index - mostSearched), index)];
                this.#before = linesBefore(numbered(above.slice(-mostSearched), at - 1), text, strength);
                this.#from = [];
                this.#strength = strength;
            }
            if (strength > 0)
                this.#lastSign = at;
            if (this.#strength > 0 && this.#from.length < mostSearched)
                this.#from.push({ at, text });
        }
        this.#count += lines.length;
        this.#tail.push(...lines.slice(-mostTail));
        if (this.#tail.length > 2 * mostTail)
            this.#tail = this.#tail.slice(-mostTail);
    }
    tail() {
        return this.#tail.slice(-mostTail).map(control_characters/* removeColour */.F4);
    }
    failure() {
        const { lines } = this.failureAt();
        return lines.flatMap(({ at, text }, index) => {
            const isNext = index === 0 || at === (lines[index - 1]?.at ?? 0) + 1;
            return isNext ? [text] : ['\u2026', text];
        });
    }
    failureAt() {
        const tail = numbered(this.#tail.slice(-mostTail), this.#count);
        if (this.#strength === 0) {
            const lines = lastFilled(tail, mostUnexplained).map(shown);
            return { line: lines.at(-1)?.at ?? 0, lines };
        }
        const lines = [...this.#before, ...firstFilled((0,failure_signs/* withoutRuntimeFrames */.LS)(this.#from), mostAfter)];
        const end = lines.at(-1)?.at ?? 0;
        const last = lastFilled(tail, mostLast).filter(({ at }) => at > end);
        return { line: this.#from[0]?.at ?? 0, lines: [...lines, ...last].map(shown) };
    }
}
function findCause(batches) {
    const log = new LogExcerpt();
    for (const lines of batches)
        log.add(lines.map(lastFrame));
    return log.failureAt();
}
function lastFrame(line) {
    return removeControls(line.split('\r').findLast((frame) => frame !== '') ?? '');
}
function linesBefore(above, failing, strength) {
    const own = (0,failure_signs/* withoutRuntimeFrames */.LS)(above);
    if (strength === 1)
        return lastFilled(own, mostUnexplained);
    const place = own.slice(-mostSource).findLast(({ text }) => (0,failure_signs/* namesPlace */.a$)(text));
    if (place !== undefined && !(0,failure_signs/* namesPlace */.a$)(failing))
        return own.filter(({ at }) => at >= place.at);
    const blank = own.findLast(isEmpty)?.at ?? 0;
    const near = own.slice(-mostBefore).filter(({ at }) => at > blank);
    const indent = (0,failure_signs/* measureIndent */.tc)(failing) ?? 0;
    const heading = own.findLast(({ text }) => ((0,failure_signs/* measureIndent */.tc)(text) ?? indent) < indent);
    return heading === undefined || heading.at >= (near[0]?.at ?? 0) ? near : [heading, ...near];
}
function numbered(lines, last) {
    return lines.map((text, index) => ({ at: last - lines.length + index + 1, text }));
}
function isEmpty({ text }) {
    return (0,failure_signs/* measureIndent */.tc)(text) === undefined;
}
function firstFilled(lines, most) {
    let left = most;
    const end = lines.findIndex((line) => !isEmpty(line) && --left === 0);
    return withoutEmptyEnd(end === -1 ? lines : lines.slice(0, end + 1));
}
function lastFilled(lines, most) {
    const ended = withoutEmptyEnd(lines);
    let left = most;
    const start = ended.findLastIndex((line) => !isEmpty(line) && --left === 0);
    return start === -1 ? ended : ended.slice(start);
}
function withoutEmptyEnd(lines) {
    return lines.slice(0, lines.findLastIndex((line) => !isEmpty(line)) + 1);
}
function shown({ at, text }) {
    return { at, text: (0,shortening/* excerpt */.Kb)((0,control_characters/* removeColour */.F4)(text), longestLine) };
}


var log_file = __webpack_require__(7553);

var untrusted = __webpack_require__(8894);

var v8_heap = __webpack_require__(2051);
;




class JobLog {
    #excerpt = new LogExcerpt();
    #console;
    #redactor;
    #path;
    #file;
    #shownLines;
    #hasLeftOut = false;
    constructor(console, redactor, path) {
        this.#console = console;
        this.#redactor = redactor;
        this.#path = path;
    }
    get excerpt() {
        return this.#excerpt;
    }
    begin() {
        this.#excerpt = new LogExcerpt();
        this.continueAfter(undefined);
    }
    continueAfter(shown) {
        this.#shownLines?.save();
        this.#shownLines = shown;
        this.#hasLeftOut = false;
    }
    open() {
        if (this.#path === undefined || this.#file !== undefined)
            return this.#path;
        (0,v8_heap/* keepYoungGenerationSmall */.D)();
        this.#file = new log_file/* LogFile */.$(this.#path, this.#console);
        return this.#path;
    }
    async print(lines) {
        const shown = this.#shownLines;
        const before = shown?.before ?? -1;
        const known = lines.filter(({ seq, late }) => seq <= before && !late);
        if (known.length > 0 && !this.#hasLeftOut) {
            this.#hasLeftOut = true;
            this.#console.say(`An earlier step of this job printed this build log up to line ${before}.`);
        }
        await this.#print(known, false);
        const fresh = known.length === 0 ? lines : lines.filter(({ seq, late }) => seq > before || late);
        await this.#print(fresh, true);
        shown?.note(lines.at(-1)?.seq ?? -1);
    }
    async hole(from, to) {
        const lines = from === to ? `line ${from} was` : `lines ${from}-${to} were`;
        this.#shownLines?.noteHole(from);
        await this.#show([`\u2026 ${lines} not delivered`], true);
    }
    async close() {
        this.#console.resume();
        this.#shownLines?.save();
        await this.#file?.close();
    }
    async #print(lines, isNew) {
        const texts = lines.map(({ seq, text, late }) => (late ? `(line ${seq}, late) ${text}` : text));
        await this.#show((0,untrusted/* sanitizeLines */.X$)(texts, this.#redactor), isNew);
    }
    async #show(lines, isNew) {
        if (lines.length === 0)
            return;
        this.open();
        this.#excerpt.add(lines);
        const bytes = (0,untrusted/* prefixLines */.mg)(lines);
        await Promise.all([isNew ? this.#console.block(bytes) : undefined, this.#file?.append(bytes)]);
    }
}


/***/ }),

/***/ 7553:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ LogFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_stream_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6466);
/* harmony import */ var _text_formats_format_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4913);



const mostWaiting = 128 * 1024;
class LogFile {
    #stream;
    constructor(path, console) {
        const fail = (error) => {
            this.#stream = undefined;
            console.lost(`The log file is incomplete. Could not write to it: ${(0,_text_formats_format_error_js__WEBPACK_IMPORTED_MODULE_2__/* .explainFileError */ .Yd)(error)}.`);
        };
        try {
            const fd = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, 'w', 0o600);
            this.#stream = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.createWriteStream)(path, { fd, highWaterMark: mostWaiting }).on('error', fail);
        }
        catch (error) {
            fail(error);
        }
    }
    async append(bytes) {
        const stream = this.#stream;
        const written = new Promise((resolve) => stream?.write(bytes, () => resolve()));
        if (stream?.writableNeedDrain)
            await written;
    }
    async close() {
        const stream = this.#stream;
        this.#stream = undefined;
        if (stream !== undefined)
            await (0,node_stream_promises__WEBPACK_IMPORTED_MODULE_1__.finished)(stream.end()).catch(() => undefined);
    }
}


/***/ }),

/***/ 4653:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ byteProgress),
/* harmony export */   L: () => (/* binding */ progressLines)
/* harmony export */ });
/* harmony import */ var _text_formats_size_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1244);

function progressLines(say, { now = () => performance.now(), gapMs = 5_000 } = {}) {
    let nextMs = now() + gapMs;
    return (text) => {
        if (now() < nextMs)
            return;
        nextMs = now() + gapMs;
        say(text());
    };
}
function byteProgress(say, options = {}) {
    const { now = () => performance.now() } = options;
    const line = progressLines(say, options);
    let last = { bytes: 0, ms: now() };
    return (bytes, text) => line(() => {
        const ms = now();
        const rate = ((bytes - last.bytes) * 1000) / (ms - last.ms);
        last = { bytes, ms };
        return `${text()} (${(0,_text_formats_size_js__WEBPACK_IMPORTED_MODULE_0__/* .formatSize */ .X)(rate)}/s)`;
    });
}


/***/ }),

/***/ 2051:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ keepYoungGenerationSmall)
/* harmony export */ });
/* harmony import */ var node_v8__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8877);

function keepYoungGenerationSmall() {
    (0,node_v8__WEBPACK_IMPORTED_MODULE_0__.setFlagsFromString)('--semi-space-growth-factor=1');
}


/***/ }),

/***/ 4826:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HQ: () => (/* binding */ toDeploymentOutputs),
/* harmony export */   Iu: () => (/* binding */ toOutputs),
/* harmony export */   ks: () => (/* binding */ toFleetOutputs)
/* harmony export */ });
/* harmony import */ var _run_report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2065);

function toDeploymentOutputs(deployment) {
    const { deploymentId, serviceId, ref, url, status, outcome } = deployment;
    return [
        ['deployment-id', deploymentId],
        ['service-id', serviceId],
        ['ref', ref],
        ['url', url],
        ['status', status],
        ['outcome', outcome],
    ];
}
function toOutputs(run) {
    const { deploymentId, ref, status } = (0,_run_report_js__WEBPACK_IMPORTED_MODULE_0__/* .judgedDeployment */ .x9)(run) ?? {};
    const deployment = { deploymentId, serviceId: (0,_run_report_js__WEBPACK_IMPORTED_MODULE_0__/* .concernedService */ .zB)(run), ref, url: (0,_run_report_js__WEBPACK_IMPORTED_MODULE_0__/* .servedAt */ .rv)(run), status };
    return [
        ...toDeploymentOutputs({ ...deployment, outcome: run.outcome }),
        ['outdated-by', (0,_run_report_js__WEBPACK_IMPORTED_MODULE_0__/* .newerCommit */ .vG)(run)],
        ['duration-seconds', String(Math.round(run.durationMs) / 1000)],
    ];
}
function toFleetOutputs({ outcome }) {
    return [['outcome', outcome]];
}


/***/ }),

/***/ 6394:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Aq: () => (/* binding */ notComparedFacts),
/* harmony export */   H7: () => (/* binding */ notHeld),
/* harmony export */   Kt: () => (/* binding */ uncheckedFacts),
/* harmony export */   _u: () => (/* binding */ plainEnd),
/* harmony export */   hF: () => (/* binding */ deploymentEnd)
/* harmony export */ });
/* harmony import */ var _text_defined_fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4917);

function plainEnd(outcome, reason, known = {}) {
    const { serviceId, facts = [], wrongUsage = false, outdatedBy } = known;
    return { kind: 'plain', outcome, reason, serviceId, facts, wrongUsage, ...(0,_text_defined_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .definedFields */ .X)({ outdatedBy }) };
}
function deploymentEnd(report, facts = []) {
    return { kind: 'deployment', ...report, facts: [...facts, ...notComparedFacts(report.notCompared)] };
}
const notCompared = 'Not compared with what is live';
const notHeld = 'Not held';
const uncheckedFacts = new Set([notCompared, notHeld]);
function notComparedFacts(why) {
    return why === undefined ? [] : [[notCompared, why]];
}


/***/ }),

/***/ 4809:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ chartSections)
/* harmony export */ });
/* harmony import */ var _deployment_phases_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7036);

function chartSections(run) {
    switch (run.kind) {
        case 'deployment':
            return [{ name: 'Deployment', phases: run.phases }];
        case 'gate':
            return gateSections(run.gate);
        case 'plain':
        case 'previews':
        case 'fleet':
        case 'plan':
            return [];
        default:
            return run;
    }
}
function gateSections({ deployment, followedFromMs, checks, rollback }) {
    const choosing = followedFromMs === 0 ? [] : [{ name: 'choosing', startMs: 0, endMs: followedFromMs }];
    const ran = checks.filter(({ result }) => result !== 'not-run');
    const back = rollback === undefined ? [] : (0,_deployment_phases_js__WEBPACK_IMPORTED_MODULE_0__/* .shiftPhases */ .x)(rollback.deployment.phases, rollback.startMs);
    return [
        { name: 'Deployment', phases: [...choosing, ...(0,_deployment_phases_js__WEBPACK_IMPORTED_MODULE_0__/* .shiftPhases */ .x)(deployment.phases, followedFromMs)] },
        { name: 'Checks', phases: ran.map(({ name, startMs, endMs }) => ({ name, startMs, endMs })) },
        { name: 'Rollback', phases: back },
    ];
}


/***/ }),

/***/ 6494:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AJ: () => (/* binding */ whyNotDeployed),
/* harmony export */   GM: () => (/* binding */ toHeadline),
/* harmony export */   LX: () => (/* binding */ formatTook)
/* harmony export */ });
/* harmony import */ var _deployment_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6066);
/* harmony import */ var _output_cause_cause_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2634);
/* harmony import */ var _text_commits_commit_id_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7058);
/* harmony import */ var _text_formats_count_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5150);
/* harmony import */ var _text_formats_duration_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1589);
/* harmony import */ var _text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8086);
/* harmony import */ var _text_sentences_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5360);







const longestLine = 180;
const shortestLine = 40;
const notDeployed = 'Not deployed: ';
const onlyQuotes = /: the platform says "[^"]*"\.$/;
const mostNames = 4;
function toHeadline(run, subject) {
    const icon = run.kind === 'plan' ? '\ud83d\udccb' : _deployment_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .outcomeFacts */ .c6[run.verdict].icon;
    const { text, rest } = describe(run, subject);
    return { icon, text: (0,_text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_3__/* .excerpt */ .Kb)(text, longestLine), rest: text.length > longestLine ? run.reason : rest };
}
function whyNotDeployed(first) {
    return (0,_text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutFullStop */ .Qu)(first.startsWith(notDeployed) ? first.slice(notDeployed.length) : first);
}
function describe(run, subject) {
    switch (run.kind) {
        case 'deployment':
            return describeDeployment(run, run, subject);
        case 'gate':
            return describeGate(run, subject);
        case 'fleet':
            return describeFleet(run);
        case 'plan':
            return describePlan(run);
        case 'previews':
            return describePreviews(run);
        case 'plain':
            return describeReason(run);
        default:
            return run;
    }
}
function describePreviews(run) {
    const [counted, others] = (0,_text_sentences_js__WEBPACK_IMPORTED_MODULE_4__/* .splitSentences */ .P)(run.reason);
    if (run.passed || others === '')
        return describeReason(run);
    const { text, rest } = describeReason({ reason: others });
    return { text, rest: `${counted} ${rest}`.trimEnd() };
}
function describeReason({ reason }) {
    const [first = '', ...others] = reason.split('\n');
    const [text, rest] = (0,_text_sentences_js__WEBPACK_IMPORTED_MODULE_4__/* .splitSentences */ .P)(first, shortestLine);
    return { text: (0,_text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutFullStop */ .Qu)(text), rest: [rest, ...others].filter((each) => each !== '').join('\n') };
}
function describeDeployment(run, deployment, subject) {
    const { outcome, deploymentId, status, durationMs, phases } = deployment;
    const [first, rest] = (0,_text_sentences_js__WEBPACK_IMPORTED_MODULE_4__/* .splitSentences */ .P)(run.reason);
    const name = formatName(deployment, subject);
    const during = formatDuring(phases);
    const quotesWord = status !== undefined && first.includes(`"${status}"`);
    const why = quotesWord ? '' : `: ${(0,_text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutFullStop */ .Qu)(first)}`;
    if (first.startsWith(notDeployed) && outcome !== 'skipped')
        return { text: `${name} was not deployed: ${whyNotDeployed(first)}`, rest };
    switch (outcome) {
        case 'succeeded': {
            if (!run.passed)
                return { text: `${name} was deployed over a newer commit`, rest: run.reason };
            const took = formatTook(subject, durationMs);
            return {
                text: `${name} ${whatWasDone(deployment, subject)}${isFollowed(subject) ? ',' : ' in'} ${took}`,
                rest: '',
            };
        }
        case 'failed': {
            if (deploymentId === undefined)
                return { text: `${name} was not deployed: ${(0,_text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutFullStop */ .Qu)(first)}`, rest };
            const statement = quotesWord ? (0,_output_cause_cause_line_js__WEBPACK_IMPORTED_MODULE_1__/* .findStatement */ .z)(run.cause) : undefined;
            return { text: `${name} failed${during}${statement === undefined ? why : `: ${statement}`}`, rest };
        }
        case 'indeterminate':
            return { text: `It is not known whether ${name} was deployed: ${(0,_text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutFullStop */ .Qu)(first)}`, rest };
        case 'accepted':
            return { text: `${name} was accepted, and may still fail: its build was not waited for`, rest: '' };
        case 'timed-out':
            if (!quotesWord)
                return { text: `${name} timed out${why}`, rest };
            return { text: `${name} timed out after ${(0,_text_formats_duration_js__WEBPACK_IMPORTED_MODULE_2__/* .formatDuration */ .a3)(durationMs)}${during}`, rest };
        case 'cancelled':
        case 'superseded':
            return { text: `${name} ${_deployment_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .outcomeFacts */ .c6[outcome].news}${during}${why}`, rest };
        case 'aborted':
            return { text: `The job was stopped${during}: ${name} was not followed to its end`, rest };
        case 'skipped':
            return describeReason(run);
        default:
            return outcome;
    }
}
function formatName({ serviceId }, { action, name }) {
    const shown = name ?? serviceId ?? 'The service';
    return action === 'preview' ? `Preview ${shown}` : shown;
}
function isFollowed({ action }) {
    return action === 'follow';
}
function formatTook(subject, durationMs) {
    return `${isFollowed(subject) ? 'followed for ' : ''}${(0,_text_formats_duration_js__WEBPACK_IMPORTED_MODULE_2__/* .formatDuration */ .a3)(durationMs)}`;
}
function whatWasDone({ ref }, { action }) {
    if (action === 'preview')
        return 'is ready';
    return action === 'rollback' && ref !== undefined ? `was rolled back to ${(0,_text_commits_commit_id_js__WEBPACK_IMPORTED_MODULE_5__/* .shortenRef */ .jO)(ref)}` : 'was deployed';
}
function formatDuring(phases) {
    const shown = phases[0]?.name === 'waiting' ? phases.slice(1) : phases;
    const states = shown.map(({ name }) => name).filter((name) => /^[a-z]{2,20}ing$|^queued$/i.test(name));
    const last = states.at(-1);
    return last === undefined ? '' : ` while ${last.toLowerCase()}`;
}
function describeGate(run, subject) {
    const { deployment, checks, rollback, chosenBy } = run.gate;
    const name = formatName(deployment, subject);
    const bad = checks.find(({ result }) => result !== 'passed');
    if (chosenBy === undefined)
        return describeReason(run);
    if (deployment.outcome !== 'succeeded')
        return describeDeployment(run, deployment, subject);
    if (bad === undefined) {
        const [, rest] = (0,_text_sentences_js__WEBPACK_IMPORTED_MODULE_4__/* .splitSentences */ .P)(run.reason);
        const [, warning] = (0,_text_sentences_js__WEBPACK_IMPORTED_MODULE_4__/* .splitSentences */ .P)(rest);
        if (checks.length === 0)
            return { text: `${name} was deployed, and nothing was checked`, rest };
        return { text: `${name} passed its checks: ${checks.map((check) => check.name).join(', ')}`, rest: warning };
    }
    const summary = (0,_text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutFullStop */ .Qu)(bad.summary);
    if (bad.result !== 'failed')
        return { text: `${name}: the check ${bad.name} did not finish: ${summary}`, rest: '' };
    const back = rollback === undefined
        ? ''
        : rollback.deployment.outcome === 'succeeded'
            ? ` and was rolled back to ${(0,_text_commits_commit_id_js__WEBPACK_IMPORTED_MODULE_5__/* .shortenRef */ .jO)(rollback.ref)}`
            : `, and its rollback to ${(0,_text_commits_commit_id_js__WEBPACK_IMPORTED_MODULE_5__/* .shortenRef */ .jO)(rollback.ref)} ${_deployment_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .outcomeFacts */ .c6[rollback.deployment.outcome].news}`;
    return { text: `${name} failed the check ${bad.name}${back}: ${summary}`, rest: afterCheck(run.reason, bad) };
}
function afterCheck(reason, { summary }) {
    const at = reason.indexOf(summary);
    return at === -1 ? reason : reason.slice(at + summary.length).replace(/^\.\s*/, '');
}
function describeFleet({ services, unchanged, reason }) {
    const failed = services.filter(({ passed }) => !passed);
    const own = failed.filter(({ outcome }) => outcome !== 'skipped');
    const [worst] = own;
    if (worst === undefined) {
        const all = services.every(({ outcome }) => outcome === 'succeeded');
        if (!all || services.length === 0)
            return { text: (0,_text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutFullStop */ .Qu)(reason), rest: '' };
        const names = services.length > mostNames
            ? (0,_text_formats_count_js__WEBPACK_IMPORTED_MODULE_6__/* .formatCount */ .B)(services.length, 'service')
            : services.map(({ service }) => service).join(', ');
        const rest = unchanged.length === 0 ? '' : `; ${(0,_text_formats_count_js__WEBPACK_IMPORTED_MODULE_6__/* .formatCount */ .B)(unchanged.length, 'other service')} left as deployed`;
        return { text: `${names} deployed${rest}`, rest: '' };
    }
    const left = failed.length - own.length;
    const waiting = left === 0 ? '' : `; ${(0,_text_formats_count_js__WEBPACK_IMPORTED_MODULE_6__/* .formatCount */ .B)(left, 'other')} not deployed`;
    if (own.length > 1) {
        const names = own.map(({ service }) => service).join(', ');
        return { text: `${own.length} of ${services.length} services failed: ${names}${waiting}`, rest: reason };
    }
    const [first] = (0,_text_sentences_js__WEBPACK_IMPORTED_MODULE_4__/* .splitSentences */ .P)(worst.reason);
    if (first.startsWith(notDeployed))
        return { text: `${worst.service} was not deployed: ${whyNotDeployed(first)}${waiting}`, rest: reason };
    const statement = (0,_output_cause_cause_line_js__WEBPACK_IMPORTED_MODULE_1__/* .findStatement */ .z)(worst.excerpt) ?? (onlyQuotes.test(first) ? undefined : (0,_text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutFullStop */ .Qu)(first));
    const why = statement === undefined ? '' : `: ${statement}`;
    return { text: `${worst.service} ${_deployment_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .outcomeFacts */ .c6[worst.outcome].news}${why}${waiting}`, rest: reason };
}
function describePlan({ plan }) {
    const due = plan.services.filter(({ check }) => check === null).map(({ service }) => service);
    const all = plan.services.length + plan.unchanged.length;
    if (due.length === 0)
        return { text: `Nothing to deploy: none of ${all} services is due`, rest: '' };
    return { text: `${due.length} of ${all} services are to be deployed: ${due.join(', ')}`, rest: '' };
}


/***/ }),

/***/ 6958:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {



__webpack_require__.d(__webpack_exports__, {
  ny: () => (/* binding */ GateReporter),
  mT: () => (/* binding */ setGateOutputs),
  M1: () => (/* binding */ unfinished)
});


var deployment_report = __webpack_require__(2182);

var progress = __webpack_require__(4653);

var untrusted = __webpack_require__(8894);

var shortening = __webpack_require__(8086);

var to_run_report = __webpack_require__(6631);
;


function toGateDocument(gate) {
    const { passed, reason, chosenBy = null, deployment, newer, durationMs } = gate;
    const cut = (text) => (0,shortening/* excerpt */.Kb)(text, to_run_report/* longestText */.Ie);
    const known = (text) => (text === undefined ? null : cut(text));
    return {
        passed,
        outcome: deployment.outcome,
        reason: cut(reason),
        chosenBy,
        deploymentId: known(deployment.deploymentId),
        serviceId: known(deployment.serviceId),
        ref: known(deployment.ref),
        status: known(deployment.status),
        durationMs: Math.round(durationMs),
        checks: toCheckDocuments(gate),
        newer: [...newer],
        rollback: toRollbackDocument(gate),
    };
}
function toCheckDocuments({ checks }) {
    return checks.map(({ name, result, summary, evidence, startMs, endMs }) => ({
        name,
        result,
        summary,
        evidence: [...evidence],
        durationMs: Math.round(endMs - startMs),
    }));
}
function toRollbackDocument({ rollback }) {
    if (rollback === undefined)
        return null;
    const { deploymentId = null, outcome, reason } = rollback.deployment;
    return { ref: rollback.ref, deploymentId, outcome, reason: (0,shortening/* excerpt */.Kb)(reason, to_run_report/* longestText */.Ie) };
}


var duration = __webpack_require__(1589);

var message = __webpack_require__(3597);

var run_job = __webpack_require__(5097);
;








const progressEveryMs = 30_000;
class GateReporter {
    #job;
    #hasChecks = false;
    #known = unfinished;
    #progress = () => undefined;
    #rollingBackTo;
    constructor(job) {
        this.#job = job;
    }
    get isRollingBack() {
        return this.#rollingBackTo !== undefined;
    }
    begin({ serviceId, rollbackRef, rollback, checks = [] }) {
        this.#hasChecks = checks.length > 0;
        this.#job.outputs.set('service-id', serviceId);
        if ((rollbackRef === undefined && !rollback) || this.#hasChecks)
            return;
        const { named } = this.#job.inputs;
        const name = rollbackRef === undefined ? 'rollback' : 'rollback-ref';
        this.#job.console.warn(`${named(name)} has no effect: a rollback follows a failed check, and no check is set. Set ${named('health-url')}, ${named('check-command')}, ${named('soak')} or ${named('sql')}.`);
    }
    chosen({ by, how, deploymentId, serviceId, ref }) {
        const { console, state } = this.#job;
        if (by === 'id' || by === 'commit')
            console.say(how);
        else
            console.warn(how);
        if (this.#hasChecks)
            state.note({ during: 'the build' });
        this.#note({ chosenBy: by, deployment: { ...this.#known.deployment, deploymentId, serviceId, ref } });
    }
    judged({ deployment }) {
        this.#note({ deployment, durationMs: deployment.durationMs });
    }
    checkBegan({ name }) {
        const { console, state } = this.#job;
        state.note({ during: `the check ${name}` });
        console.say(`Check ${name}: began.`);
        this.#progress = (0,progress/* progressLines */.L)((text) => console.say(text), { gapMs: progressEveryMs });
    }
    checkProgress({ name, text }) {
        this.#progress(() => `Check ${name}: ${text}`);
    }
    async checkOutput({ lines }) {
        const { console, redactor } = this.#job;
        await console.block((0,untrusted/* prefixLines */.mg)((0,untrusted/* sanitizeLines */.X$)(lines, redactor)));
    }
    checkEnded({ check }) {
        const { name, result, summary, startMs, endMs } = check;
        this.#job.console.say(`Check ${name}: ${result} after ${(0,duration/* formatDuration */.a3)(endMs - startMs)}: ${summary}.`);
        this.#note({ checks: [...this.#known.checks, check] });
    }
    rollbackBegan({ ref }) {
        const { console, state } = this.#job;
        this.#rollingBackTo = ref;
        state.note({ during: `the rollback to ${ref} after a check had failed` });
        console.warn((0,message/* message */.i) `rollback-began: A check failed. Rolling back: "${ref}" is being deployed.`);
    }
    rollbackAccepted({ deploymentId }) {
        const { console, state } = this.#job;
        state.note({ during: `the rollback to ${this.#rollingBackTo} (deployment ${deploymentId})` });
        console.say(`Rollback: deployment ${deploymentId} was accepted.`);
    }
    rollbackEnded() {
        this.#rollingBackTo = undefined;
    }
    #note(more) {
        this.#known = { ...this.#known, ...more };
        setGateOutputs(this.#job, this.#known);
    }
}
function setGateOutputs(job, known) {
    const report = toGateDocument((0,to_run_report/* cleanGate */.z3)(known, (0,run_job/* createCleaning */.G)(job)));
    job.outputs.set('passed', String(report.passed));
    job.outputs.setMasked('report', JSON.stringify(report));
}
const stopped = `The gate was stopped before it had finished.`;
const unfinished = {
    passed: false,
    reason: stopped,
    deployment: { ...deployment_report/* nothingDeployed */.c, outcome: 'aborted', reason: stopped },
    chosenBy: undefined,
    followedFromMs: 0,
    checks: [],
    newer: [],
    rollback: undefined,
    durationMs: 0,
};


/***/ }),

/***/ 5097:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ createCleaning)
/* harmony export */ });
/* harmony import */ var _output_untrusted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8894);

function createCleaning({ redactor }) {
    return { text: (given) => (0,_output_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .sanitizeText */ .jZ)(given, redactor) };
}


/***/ }),

/***/ 8742:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {



__webpack_require__.d(__webpack_exports__, {
  B: () => (/* binding */ JobReporter)
});


var job_log = __webpack_require__(8173);

var external_node_crypto_ = __webpack_require__(7598);

var external_node_fs_ = __webpack_require__(3024);

var external_node_path_ = __webpack_require__(6760);
;



class LastPrintedLine {
    before;
    #path;
    #last;
    #missing = Number.POSITIVE_INFINITY;
    constructor(folder, ...deployment) {
        const name = (0,external_node_crypto_.createHash)('sha256').update(JSON.stringify(deployment)).digest('hex').slice(0, 16);
        this.#path = folder === undefined ? '' : (0,external_node_path_.join)(folder, `taxiway-shown-${name}`);
        this.before = this.#read();
        this.#last = this.before;
    }
    note(seq) {
        this.#last = Math.max(this.#last, seq);
    }
    noteHole(from) {
        this.#missing = Math.min(this.#missing, from);
    }
    save() {
        const last = Math.min(this.#last, this.#missing - 1);
        if (this.#path === '' || last <= this.before)
            return;
        try {
            (0,external_node_fs_.writeFileSync)(this.#path, String(last), { mode: 0o600 });
        }
        catch {
        }
    }
    #read() {
        try {
            const text = (0,external_node_fs_.readFileSync)(this.#path, 'utf8');
            return /^\d{1,15}$/.test(text) ? Number(text) : -1;
        }
        catch {
            return -1;
        }
    }
}


var untrusted = __webpack_require__(8894);

var outputs = __webpack_require__(4826);

var run_report = __webpack_require__(2065);

var markdown = __webpack_require__(2255);

var commit_id = __webpack_require__(7058);

var duration = __webpack_require__(1589);

var shortening = __webpack_require__(8086);

var chart_sections = __webpack_require__(4809);

var deployment_outcome = __webpack_require__(6066);

var to_run_report = __webpack_require__(6631);
;







const resultTexts = {
    passed: '\u2705 passed',
    failed: '\u274c failed',
    'cut-short': '\u26a0\ufe0f cut short',
    'not-run': '\u2796 not run',
};
const longestCell = 300;
function formatChecks(run) {
    const { deployment, checks, rollback, passed } = run.gate;
    if (deployment.outcome !== 'succeeded' || checks.length === 0)
        return '';
    const row = (what, result, evidence, ms) => {
        const took = ms === undefined ? '' : (0,duration/* formatDuration */.a3)(ms);
        return [(0,markdown/* prose */.CS)(what), result, (0,markdown/* prose */.CS)((0,shortening/* excerpt */.Kb)(evidence, longestCell)), took];
    };
    const [followed, , deployed] = (0,chart_sections/* chartSections */.v)(run);
    const { outcome, deploymentId, status } = deployment;
    const evidence = [deploymentId, status === undefined ? undefined : `the platform says "${status}"`];
    const known = evidence.filter((each) => each !== undefined).join(', ');
    const rows = [row('deployment', `${deployment_outcome/* outcomeFacts */.c6[outcome].icon} ${outcome}`, known, measureDuration(followed?.phases))];
    for (const { name, result, summary, startMs, endMs } of checks) {
        if (result === 'not-run')
            rows.push(row(name, resultTexts[result], ''));
        else
            rows.push(row(name, resultTexts[result], summary, Math.round(endMs - startMs)));
    }
    if (rollback !== undefined)
        rows.push(row('rollback', ...rollbackCells(rollback), measureDuration(deployed?.phases)));
    const shown = (0,markdown/* table */.tp)(rows, ['Check', 'Result', 'Evidence', 'Time']);
    return passed ? (0,markdown/* fold */.AU)('Checks', shown) : shown;
}
function rollbackCells({ ref, deployment }) {
    const { outcome, deploymentId } = deployment;
    const icon = outcome === 'succeeded' ? '\u21a9\ufe0f' : deployment_outcome/* outcomeFacts */.c6[outcome].icon;
    const by = deploymentId === undefined ? '' : ` by ${deploymentId}`;
    return [`${icon} ${outcome}`, `to ${(0,commit_id/* shortenRef */.jO)(ref)}${by}`];
}
function formatEvidence({ checks }) {
    return checks.flatMap(({ name, result, evidence }) => evidence.length === 0 || (result === 'failed' && evidence.length <= to_run_report/* shownEvidence */.Bx)
        ? []
        : [(0,markdown/* folded */.TM)(`Evidence: ${(0,markdown/* prose */.CS)(name)}`, evidence)]);
}
function measureDuration(phases = []) {
    const [first, last] = [phases[0], phases.at(-1)];
    return first === undefined || last === undefined ? undefined : last.endMs - first.startMs;
}


var summary_headline = __webpack_require__(6494);
;








const mostTail = 100 * 1024;
const shortestPhaseMs = 50;
const mostPhases = 12;
const longestPhase = 40;
function formatSummary(run, subject) {
    const { icon, text, rest } = (0,summary_headline/* toHeadline */.GM)(run, subject);
    const facts = formatFacts(run, subject, text);
    const isOneLine = run.passed && rest === '';
    const parts = [
        (0,markdown/* heading */.R_)((0,markdown/* besides */.oN)([`${icon} ${(0,markdown/* sentence */.em)(text)}`, isOneLine ? facts : ''])),
        isOneLine ? '' : (0,markdown/* paragraph */.FY)(facts),
        (0,markdown/* paragraph */.FY)(rest.split('\n').map(markdown/* sentence */.em).join('<br>')),
        run.cause.length === 0 ? '' : (0,markdown/* lines */.Mn)(run.cause),
        formatNewLines(run),
        run.kind === 'gate' ? formatChecks(run) : run.kind === 'previews' ? run.table : '',
        showsPhases(run) ? (0,markdown/* paragraph */.FY)(formatPhases(run)) : '',
        ...(run.kind === 'gate' ? formatEvidence(run.gate) : []),
        formatTail(run),
        formatDetails(run),
    ];
    return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}
function formatFacts(run, subject, headline) {
    const { commitUrl, runUrl, platformUrl } = subject;
    const { ref } = (0,run_report/* judgedDeployment */.x9)(run) ?? {};
    const commit = ref === undefined || headline.includes((0,commit_id/* shortenRef */.jO)(ref)) ? '' : (0,markdown/* code */.aY)((0,commit_id/* shortenRef */.jO)(ref));
    const took = (0,summary_headline/* formatTook */.LX)(subject, run.durationMs);
    const isLong = run.durationMs >= 1_000;
    const address = (0,run_report/* servedAt */.rv)(run);
    return (0,markdown/* besides */.oN)([
        commitUrl === undefined || commit === '' ? commit : (0,markdown/* link */.nf)(commitUrl, commit),
        headline.includes(took) || !isLong ? '' : took,
        address === undefined ? '' : (0,markdown/* link */.nf)(address),
        run.passed || runUrl === undefined ? '' : (0,markdown/* link */.nf)(runUrl, 'log'),
        run.passed || platformUrl === undefined ? '' : (0,markdown/* link */.nf)(platformUrl, 'platform'),
    ]);
}
function formatNewLines(run) {
    const shown = (0,run_report/* comparedLines */.Xq)(run);
    return shown === undefined ? '' : `${(0,markdown/* paragraph */.FY)((0,markdown/* prose */.CS)(shown.title))}\n\n${(0,markdown/* lines */.Mn)(shown.lines)}`;
}
function showsPhases(run) {
    const { deploymentId, outcome } = (0,run_report/* judgedDeployment */.x9)(run) ?? {};
    return !run.passed && deploymentId !== undefined && (run.kind !== 'gate' || outcome !== 'succeeded');
}
function formatPhases(run) {
    const sections = (0,chart_sections/* chartSections */.v)(run).flatMap(({ name, phases }) => {
        const shown = phases.filter(({ startMs, endMs }) => endMs - startMs >= shortestPhaseMs);
        const texts = shown.map((phase, at) => {
            const text = `${(0,markdown/* prose */.CS)((0,shortening/* excerpt */.Kb)(phase.name, longestPhase))} ${(0,duration/* formatDuration */.a3)(phase.endMs - phase.startMs)}`;
            return at === shown.length - 1 ? `<b>${text}</b>` : text;
        });
        const left = texts.length - mostPhases;
        const kept = left > 0 ? [...texts.slice(0, 1), `\u2026 ${left} more`, ...texts.slice(left + 1)] : texts;
        return kept.length === 0 ? [] : [{ name, text: kept.join(' \u2192 ') }];
    });
    return sections.map(({ name, text }) => (sections.length === 1 ? text : `${name}: ${text}`)).join('<br>');
}
function formatTail(run) {
    const tail = (0,run_report/* logTail */.RB)(run);
    if (tail.length === 0)
        return '';
    const isOfRollback = run.kind === 'gate' && run.gate.rollback !== undefined;
    return (0,markdown/* folded */.TM)(`The end of the build log${isOfRollback ? ' of the rollback' : ''}`, (0,shortening/* lastLines */.w$)(tail, mostTail));
}
function formatDetails(run) {
    const { deploymentId, ref, status } = (0,run_report/* judgedDeployment */.x9)(run) ?? {};
    const facts = run.kind === 'plain' || run.kind === 'deployment' ? run.facts : [];
    const rows = [
        ['Deployment', deploymentId],
        ['Service', (0,run_report/* concernedService */.zB)(run)],
        ['Ref', ref !== undefined && (0,commit_id/* shortenRef */.jO)(ref) !== ref ? ref : undefined],
        ['Status', status?.toLowerCase() === run.verdict ? undefined : status],
        ...facts,
    ].flatMap(([name = '', value]) => (value ? [[name, (0,markdown/* code */.aY)(value)]] : []));
    const phases = showsPhases(run) ? '' : formatPhases(run);
    if (phases !== '')
        rows.push(['Phases', phases]);
    return rows.length === 0 ? '' : (0,markdown/* fold */.AU)('Details', (0,markdown/* table */.tp)(rows));
}


var defined_fields = __webpack_require__(4917);

var message = __webpack_require__(3597);

var gate_reporter = __webpack_require__(6958);

var job = __webpack_require__(5097);

var shown_end = __webpack_require__(2410);

var run_tracker = __webpack_require__(402);

var count = __webpack_require__(5150);

var quoted_names = __webpack_require__(4356);
;



function sayVariables({ console, inputs }, event) {
    switch (event.kind) {
        case 'variables-imported':
            for (const { key, why } of event.skipped)
                console.warn(`The platform skipped ${key ? `the variable "${key}"` : 'a variable'}${why ? `: ${why}` : '.'}`);
            console.say(`Imported ${(0,count/* formatCount */.B)(event.count, 'variable')}.`);
            break;
        case 'variables-deleted': {
            const { deleted, kept } = event;
            if (kept.length > 0) {
                const list = (0,quoted_names/* listFirst */.r)(kept.map(({ key, why }) => `${(0,quoted_names/* quoteNames */.D)([key])} (${why})`));
                console.warn((0,message/* message */.i) `removed-env-not-deleted: These variables, which nothing gives any more, were not deleted: ${list}. The next deploy with ${inputs.named('removed-env', 'delete')} tries again.`);
            }
            if (deleted.length > 0)
                console.say(`Deleted ${(0,count/* formatCount */.B)(deleted.length, 'variable')}: ${(0,quoted_names/* quoteNames */.D)(deleted)}.`);
            break;
        }
        default:
            event;
    }
}

;















class JobReporter {
    tracker;
    #job;
    #action;
    #inputs;
    #log;
    #gate;
    #url;
    #serviceName;
    #hearVariables;
    #listeners = [];
    constructor(job, action, inputs, tracker) {
        this.tracker = tracker ?? job.openTracker?.(job, inputs) ?? run_tracker/* noTracker */["if"];
        this.#job = job;
        this.#action = action;
        this.#inputs = inputs;
        this.#log = new job_log/* JobLog */.s(job.console, job.redactor, job.context.logFile);
        this.#gate = new gate_reporter/* GateReporter */.ny(job);
        this.setUrl(inputs.environmentUrl);
    }
    get commits() {
        return this.#job.openCommits?.(this.#job, this.#inputs);
    }
    get proofs() {
        return this.#job.openProofs?.(this.#job, this.#inputs);
    }
    get url() {
        return this.#url;
    }
    setUrl(url) {
        this.#url = url;
        this.#job.outputs.set('url', url);
    }
    beginLog() {
        this.#log.begin();
    }
    get flowOptions() {
        const { redactor, waitAgain } = this.#job;
        return {
            onEvent: (event) => this.emit(event),
            waitAgain: waitAgain ?? ((target) => this.#waitAgain(target)),
            clean: (text) => (0,untrusted/* sanitizeText */.jZ)(text, redactor),
        };
    }
    besideOptions(name) {
        return { ...this.flowOptions, onEvent: (event) => this.#emitBeside(name, event) };
    }
    async #emitBeside(name, event) {
        if (event.kind === 'lines')
            await this.emit(event);
        else if (event.kind === 'status')
            this.#job.console.say(`${name}: ${event.word}`);
        else if (event.kind === 'warning' || event.kind === 'notice')
            this.#job.console.say(event.text);
    }
    beginGate(request) {
        if (this.#judgesOnly)
            this.tracker.track({ target: (0,run_tracker/* serviceTarget */.vB)(request.serviceId), gate: 'own' });
        this.#gate.begin(request);
    }
    async emit(event) {
        if (event.kind !== 'check-output' && event.kind !== 'finished')
            this.#job.observe?.(event);
        const { console, outputs } = this.#job;
        switch (event.kind) {
            case 'lines':
                return await this.#log.print(event.lines);
            case 'hole':
                return await this.#log.hole(event.from, event.to);
            case 'warning':
                return console.warn(event.text);
            case 'notice':
                return console.notice(event.text);
            case 'accepted':
                if (this.#gate.isRollingBack)
                    return this.#gate.rollbackAccepted(event);
                this.beginDeployment(event);
                return console.say(`Deployment ${event.deploymentId} of service ${event.serviceId ?? '(not named)'} was accepted.`);
            case 'status':
                console.say(`Status: ${event.word} (after ${(0,duration/* formatDuration */.a3)(event.atMs)})`);
                return console.showStatus?.(event.word);
            case 'url':
                if (this.#url === undefined && !this.#gate.isRollingBack)
                    outputs.set('url', this.#shownUrl(event.url));
                return;
            case 'variables-imported':
            case 'variables-deleted':
                this.#hearVariables?.(event);
                return sayVariables(this.#job, event);
            case 'waiting':
                return console.say(event.text);
            case 'chosen':
                this.#gate.chosen(event);
                if (this.#judgesOnly)
                    this.beginDeployment(event);
                return;
            case 'judged':
                console.resume();
                this.#setOutputs(event.deployment);
                return this.#gate.judged(event);
            case 'check-began':
                return this.#gate.checkBegan(event);
            case 'check-progress':
                return this.#gate.checkProgress(event);
            case 'check-output':
                return await this.#gate.checkOutput(event);
            case 'check-ended':
                return this.#gate.checkEnded(event);
            case 'rollback-began':
                this.#gate.rollbackBegan(event);
                return this.beginLog();
            case 'rollback-ended':
                return this.#gate.rollbackEnded();
            case 'finished':
                return;
            default:
                event;
        }
    }
    beginDeployment({ deploymentId, serviceId, ref }) {
        const { outputs, state, context, inputs } = this.#job;
        this.#log.continueAfter(new LastPrintedLine(context.jobFolder, inputs.text('base-url') ?? '', deploymentId));
        outputs.set('deployment-id', deploymentId);
        outputs.set('service-id', serviceId);
        outputs.set('ref', ref);
        outputs.set('url', this.#shownUrl(undefined));
        outputs.set('log-file', this.#log.open());
        state.note({ deploymentId, ...(0,defined_fields/* definedFields */.X)({ serviceId }) });
        void this.tracker.begin(`Deployment ${deploymentId}`, this.#url, { deploymentId, ref });
    }
    announceService(serviceId = '(the platform did not give its id)') {
        const { console } = this.#job;
        console.notice((0,message/* message */.i) `service-created: A new service was created and is billed from now on: ${serviceId}`);
    }
    #setOutputs(deployment) {
        const url = this.#shownUrl(deployment.url);
        for (const [name, value] of (0,outputs/* toDeploymentOutputs */.HQ)({ ...deployment, url }))
            this.#job.outputs.set(name, value);
    }
    async finish(end) {
        const { supersededIsNeutral, annotateFiles, jobSummary } = this.#inputs;
        const around = { url: this.#shownUrl(addressIn(end)), supersededIsNeutral, log: this.#log.excerpt };
        const run = (0,to_run_report/* toRunReport */.ZN)(end, (0,job/* createCleaning */.G)(this.#job), around);
        (0,shown_end/* setEnd */.G)(this.#job, run, (0,outputs/* toOutputs */.Iu)(run));
        await this.#log.close();
        (0,shown_end/* sayEnd */.L)(this.#job, run, this.#subject(run));
        if (!run.passed && annotateFiles)
            await (await __webpack_require__.e(/* import() */ 5582).then(__webpack_require__.bind(__webpack_require__, 5582))).annotateFiles(this.#job, run);
        if (jobSummary)
            await this.#job.outputs.addSummary(formatSummary(run, this.#subject(run)));
        const unreported = await this.#finishTracking(run);
        this.#job.state.note({ finished: true, ...(0,defined_fields/* definedFields */.X)({ unreported }) });
        return run;
    }
    async #finishTracking(run) {
        try {
            const tracking = this.tracker.finish(run);
            const listening = this.#listeners.map((listener) => listener.finish(run));
            const [unreported] = await Promise.all([tracking, ...listening]);
            return unreported;
        }
        finally {
            this.tracker.close();
        }
    }
    onVariables(listener) {
        this.#hearVariables = listener;
    }
    onFinish(listener) {
        this.#listeners.push(listener);
    }
    nameService(name) {
        this.#serviceName = name;
    }
    #subject(run) {
        const { inputs, context, state } = this.#job;
        const name = inputs.text('service') ?? state.current.preview?.name ?? this.#serviceName ?? inputs.text('service-name');
        const isOwnCommit = (0,run_report/* judgedDeployment */.x9)(run)?.ref?.toLowerCase() === context.sha;
        return {
            action: this.#action,
            runUrl: context.runUrl,
            commitUrl: isOwnCommit ? context.commitUrl : undefined,
            ...(0,defined_fields/* definedFields */.X)({ name: name && (0,job/* createCleaning */.G)(this.#job).text(name), platformUrl: this.#platformUrl }),
        };
    }
    get #platformUrl() {
        const { inputs, redactor } = this.#job;
        const url = URL.parse(inputs.text('base-url') ?? '');
        return url === null || url.username !== '' || url.password !== ''
            ? undefined
            : redactor.redact(url.origin + url.pathname);
    }
    get #judgesOnly() {
        return this.#action === 'gate';
    }
    #waitAgain({ serviceId, deploymentId }) {
        if (this.#judgesOnly)
            return `To wait for it, run this gate again.`;
        return `To wait for it, use the gate action with \`service-id: ${serviceId}\` and \`deployment-id: ${deploymentId}\`.`;
    }
    #shownUrl(url) {
        const shown = this.#url ?? url;
        if (shown === undefined)
            return undefined;
        const redacted = this.#job.redactor.redact(shown);
        return (0,untrusted/* sanitizeText */.jZ)(shown, this.#job.redactor) === redacted ? redacted : undefined;
    }
}
function addressIn(end) {
    if (end.kind === 'deployment')
        return end.url;
    return end.kind === 'gate' ? end.gate.deployment.url : undefined;
}


/***/ }),

/***/ 9661:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cs: () => (/* binding */ runAction),
/* harmony export */   Tg: () => (/* binding */ endByError),
/* harmony export */   cd: () => (/* binding */ runToEnd)
/* harmony export */ });
/* harmony import */ var _archive_archive_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7464);
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6695);
/* harmony import */ var _config_report_inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4847);
/* harmony import */ var _report_run_end_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6394);
/* harmony import */ var _text_formats_format_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4913);
/* harmony import */ var _explain_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3622);
/* harmony import */ var _reporter_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8742);







async function runToEnd(job, run, whatIsLeft = `Nothing that starts a deployment was sent.`) {
    const startMs = performance.now();
    try {
        const end = await run;
        return { durationMs: performance.now() - startMs, ...end };
    }
    catch (error) {
        const end = endByError(job, error, whatIsLeft);
        return { ...end, durationMs: performance.now() - startMs };
    }
}
function endByError(job, error, whatIsLeft) {
    const cancelled = job.signal.aborted && error === job.signal.reason;
    const reason = cancelled ? `${(0,_text_formats_format_error_js__WEBPACK_IMPORTED_MODULE_4__/* .formatError */ .Wk)(error)} ${whatIsLeft}`.trimEnd() : explainWithOrigin(job, error);
    const wrongUsage = (error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz && !error.answered) || error instanceof _archive_archive_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ArchiveError */ .di;
    return (0,_report_run_end_js__WEBPACK_IMPORTED_MODULE_3__/* .plainEnd */ ._u)(cancelled ? 'aborted' : 'failed', reason, { wrongUsage });
}
function explainWithOrigin({ inputs }, error) {
    const name = error instanceof _archive_archive_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ArchiveError */ .di ? 'archive-path' : error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz ? error.input : '';
    const origin = inputs.findOrigin(name);
    const text = (0,_explain_error_js__WEBPACK_IMPORTED_MODULE_5__/* .explain */ .W)(error, inputs.named);
    return origin === undefined ? text : `${origin}: ${text}`;
}
async function runAction(job, action, run) {
    let reporter;
    const end = await runToEnd(job, run((inputs, tracker) => {
        reporter = new _reporter_js__WEBPACK_IMPORTED_MODULE_6__/* .JobReporter */ .B(job, action, inputs, tracker);
        return reporter;
    }));
    return await (reporter ?? new _reporter_js__WEBPACK_IMPORTED_MODULE_6__/* .JobReporter */ .B(job, action, _config_report_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .defaultReport */ .O)).finish(end);
}


/***/ }),

/***/ 2410:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {



__webpack_require__.d(__webpack_exports__, {
  L: () => (/* binding */ sayEnd),
  G: () => (/* binding */ setEnd)
});

;
function toLastEvent({ outcome, passed, reason, cause }) {
    return { kind: 'result', outcome, passed, reason, cause };
}


var run_end = __webpack_require__(6394);

var run_report = __webpack_require__(2065);

var sentences = __webpack_require__(5360);

var headline = __webpack_require__(6494);
;



function formatFailure(run, subject) {
    const shown = (0,run_report/* comparedLines */.Xq)(run);
    const added = shown === undefined ? [] : ['', `${shown.title}:`, ...shown.lines];
    const [line, reason] = why(run, subject);
    return [line, ...run.cause, ...added, ...reason].join('\n');
}
function why(run, subject) {
    const { text, rest: left } = (0,headline/* toHeadline */.GM)(run, subject);
    const { reason } = run;
    const [first, rest] = (0,sentences/* splitSentences */.P)(reason);
    if (reason.startsWith(text))
        return [reason, []];
    const line = /[.!?\u2026]$/.test(text) ? text : `${text}.`;
    if (run.kind === 'gate' && run.gate.deployment.outcome === 'succeeded')
        return [line, left === '' ? [] : [left]];
    return text.includes((0,headline/* whyNotDeployed */.AJ)(first)) ? [`${line} ${rest}`.trimEnd(), []] : [line, [reason]];
}

;




function setEnd(job, run, outputs) {
    for (const [name, value] of 'facts' in run ? run.facts : [])
        if (run_end/* uncheckedFacts */.Kt.has(name))
            job.console.say(`${name}: ${value}.`);
    job.end(run);
    job.observe?.(toLastEvent(run));
    for (const [name, value] of outputs)
        job.outputs.set(name, value);
}
function sayEnd({ console, endsWithAddress = false }, run, subject) {
    const { passed, reason } = run;
    const url = (0,run_report/* servedAt */.rv)(run);
    if (!passed)
        console.error(formatFailure(run, subject));
    else if ((0,run_report/* judgedDeployment */.x9)(run)?.outcome === 'superseded')
        console.warn(reason);
    else if (run.outcome === 'succeeded' && console.succeed !== undefined)
        console.succeed(reason);
    else
        console.say(reason);
    if (passed && url !== undefined && !endsWithAddress)
        console.say(`URL: ${url}`);
}


/***/ }),

/***/ 5150:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ formatCount)
/* harmony export */ });
function formatCount(count, noun) {
    const grouped = String(count).replaceAll(/\B(?=(\d{3})+$)/g, ',');
    return `${grouped} ${count === 1 ? noun : `${noun}s`}`;
}


/***/ }),

/***/ 4356:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ quoteNames),
/* harmony export */   r: () => (/* binding */ listFirst)
/* harmony export */ });
/* harmony import */ var _shortening_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8086);

const mostNamed = 20;
function quoteNames(names) {
    return listFirst(names.map((name) => `"${(0,_shortening_js__WEBPACK_IMPORTED_MODULE_0__/* .shorten */ .ml)(name)}"`));
}
function listFirst(words) {
    const more = words.length > mostNamed ? `, and ${words.length - mostNamed} more` : '';
    return `${words.slice(0, mostNamed).join(', ')}${more}`;
}


/***/ }),

/***/ 1244:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ formatSize)
/* harmony export */ });
const units = ['B', 'kB', 'MB', 'GB', 'TB'];
function formatSize(bytes) {
    let [amount, unit] = [bytes, 0];
    for (; amount >= 999.5 && unit < units.length - 1; unit += 1)
        amount /= 1000;
    const digits = unit === 0 || amount >= 99.95 ? 0 : 1;
    return `${amount.toFixed(digits)} ${units[unit]}`;
}


/***/ })

};
