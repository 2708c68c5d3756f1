export const id = 695;
export const ids = [695];
export const modules = {

/***/ 7695:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  call: () => (/* binding */ call)
});

// EXTERNAL MODULE: ./build/client/errors.js
var errors = __webpack_require__(6695);
// EXTERNAL MODULE: ./build/contract/operations.js + 2 modules
var operations = __webpack_require__(6638);
// EXTERNAL MODULE: ./build/output/run-result.js + 1 modules
var run_result = __webpack_require__(861);
// EXTERNAL MODULE: ./build/actions/shared/failure.js
var failure = __webpack_require__(6410);
// EXTERNAL MODULE: ./build/actions/shared/job.js
var shared_job = __webpack_require__(3659);
// EXTERNAL MODULE: ./build/client/request.js + 1 modules
var request = __webpack_require__(2246);
// EXTERNAL MODULE: ./build/config/connection.js
var config_connection = __webpack_require__(2807);
// EXTERNAL MODULE: ./build/text/excerpt.js
var excerpt = __webpack_require__(6167);
// EXTERNAL MODULE: ./build/text/message.js
var message = __webpack_require__(3597);
// EXTERNAL MODULE: ./build/text/nearest.js
var nearest = __webpack_require__(2788);
;// CONCATENATED MODULE: ./build/actions/call/inputs.js







const mostAliases = 100;
async function readCallInputs(inputs, hide) {
    const connection = (0,config_connection/* readConnection */.d)(inputs);
    const operation = readOperation(inputs.required('operation', 'the operation to call, such as `get_scaling`'));
    const args = await parseArguments(inputs.verbatim('args') ?? '');
    hide({ operation, args });
    (0,request/* buildCall */.dX)(operation, args);
    return { connection, operation, args };
}
function readOperation(name) {
    if ((0,operations/* isOperationName */.F)(name))
        return name;
    const hint = (0,nearest/* didYouMean */.au)(name, operations/* operationNames */.qj, `The reference lists all of them.`);
    throw new errors/* InputError */.dz('operation', `\`operation\` is not an operation of the platform: "${(0,excerpt/* shorten */.ml)(name, 60)}". ${hint}`);
}
async function parseArguments(text) {
    if (text.trim() === '')
        return {};
    const value = /^\s*[{[]/.test(text) ? (readJson(text) ?? (await readYaml(text))) : await readYaml(text);
    refuseRoundedNumbers(value);
    if (isObject(value))
        return value;
    throw wrong((0,message/* message */.i) `args-not-an-object: \`args\` must be one object. Write one argument per line, such as \`id: svc_1\`, or JSON in braces.`);
}
function readJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
async function readYaml(text) {
    const yaml = await __webpack_require__.e(/* import() */ 815).then(__webpack_require__.t.bind(__webpack_require__, 8815, 19));
    const lines = new yaml.LineCounter();
    const document = yaml.parseDocument(text, {
        schema: 'core',
        version: '1.2',
        resolveKnownTags: false,
        uniqueKeys: true,
        prettyErrors: false,
        lineCounter: lines,
    });
    const [error] = document.errors;
    if (error !== undefined) {
        const { line } = lines.linePos(error.pos[0]);
        throw wrong(error.code === 'DUPLICATE_KEY'
            ? (0,message/* message */.i) `args-duplicate: \`args\` sets an argument twice, the second time in line ${line}.`
            : (0,message/* message */.i) `args-unreadable: \`args\` is neither JSON nor YAML. Line ${line} cannot be parsed.`);
    }
    const isNotPlain = (0,message/* message */.i) `args-not-plain: \`args\` contains a YAML tag, or an alias without an anchor, inside its own anchor, or too often. Write the value out.`;
    if (document.warnings.length > 0)
        throw wrong(isNotPlain);
    try {
        return JSON.parse(JSON.stringify(document.toJS({ maxAliasCount: mostAliases })));
    }
    catch {
        throw wrong(isNotPlain);
    }
}
function refuseRoundedNumbers(value) {
    if (typeof value === 'number' && Number.isInteger(value) && !Number.isSafeInteger(value)) {
        throw wrong((0,message/* message */.i) `args-rounded-number: \`args\` contains a number of more than 15 digits, which would be rounded. Put it in quotes if it is text.`);
    }
    if (typeof value === 'object' && value !== null)
        for (const each of Object.values(value))
            refuseRoundedNumbers(each);
}
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function wrong(text) {
    return new errors/* InputError */.dz('args', text);
}

// EXTERNAL MODULE: ./build/actions/call/result.js
var call_result = __webpack_require__(4660);
;// CONCATENATED MODULE: ./build/actions/call/action.js







async function call(job) {
    let isWrite = false;
    try {
        const request = await readCallInputs(job.inputs, (given) => (0,call_result/* maskArguments */.Jn)(job, given));
        isWrite = (0,operations/* operationOf */.zI)(request.operation).effect !== 'read';
        if ((0,operations/* operationOf */.zI)(request.operation).events)
            await (await Promise.all(/* import() */[__webpack_require__.e(909), __webpack_require__.e(241)]).then(__webpack_require__.bind(__webpack_require__, 6241))).printStream(job, request);
        else
            await (await __webpack_require__.e(/* import() */ 219).then(__webpack_require__.bind(__webpack_require__, 6219))).callOnce(job, request);
    }
    catch (error) {
        (0,call_result/* setStatus */.Lx)(job, error);
        const cancelled = job.signal.aborted;
        const reason = error === job.signal.reason ? (0,failure/* textOf */.b)(error) : (0,failure/* explain */.W)(error);
        const isUnknown = error instanceof errors/* NoAnswerError */.i5 && error.sent && isWrite;
        const outcome = cancelled ? 'aborted' : isUnknown ? 'indeterminate' : 'failed';
        const result = { outcome, reason, wrongUsage: error instanceof errors/* InputError */.dz && !error.answered };
        job.end((0,run_result/* endRun */.lb)(result, (0,shared_job/* cleaningOf */.Zj)(job)));
        job.console.error(reason);
    }
}


/***/ }),

/***/ 4660:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jn: () => (/* binding */ maskArguments),
/* harmony export */   Lx: () => (/* binding */ setStatus),
/* harmony export */   Zk: () => (/* binding */ writeResult),
/* harmony export */   uN: () => (/* binding */ setResult)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6695);
/* harmony import */ var _contract_operations_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6638);
/* harmony import */ var _github_job_environment_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8996);
/* harmony import */ var _output_log_commands_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6393);
/* harmony import */ var _output_untrusted_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8894);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3597);
/* harmony import */ var _text_redactor_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(665);










const largestOutput = 900 * 1024;
const mostLinesShown = 200;
function maskArguments(job, { operation, args }) {
    const shown = (0,_github_job_environment_js__WEBPACK_IMPORTED_MODULE_5__/* .printedInputs */ .QZ)(job.environment, ['api-key', 'args']);
    for (const path of (0,_contract_operations_js__WEBPACK_IMPORTED_MODULE_4__/* .operationOf */ .zI)(operation).secretArgs ?? []) {
        for (const secret of textsAt(args, path))
            for (const mask of (0,_text_redactor_js__WEBPACK_IMPORTED_MODULE_8__/* .valuesToMask */ .yF)(secret, shown))
                job.console.mask(mask);
    }
}
function setStatus(job, error) {
    if (error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .RefusedError */ .fk || error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UnreadableError */ .Gy) {
        job.outputs.set('http-status', String(error.status));
    }
}
async function writeResult(job, operation, result) {
    const whole = withTexts(result, (text) => job.redactor.redact(text));
    const secrets = maskResult(job, operation, result);
    setResult(job, whole);
    if (operation.confidential) {
        job.console.say('The answer is a secret and is not shown. It is in the output `result`.');
    }
    else if (operation.effect === 'exec') {
        job.console.say('What the database answered is not shown. It is in the output `result`.');
    }
    else {
        await show(job, withTexts(whole, (text) => (secrets.has(text) ? _text_redactor_js__WEBPACK_IMPORTED_MODULE_8__/* .redacted */ .pc : text)));
    }
}
function setResult(job, value) {
    const text = (0,_output_log_commands_js__WEBPACK_IMPORTED_MODULE_6__/* .guardedJson */ .v)(value);
    const bytes = Buffer.byteLength(text);
    if (Math.max(bytes, 2 * text.length) <= largestOutput) {
        job.outputs.setMasked('result', text);
        return;
    }
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(job.context.temporaryFolder, `taxiway-result-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}.json`);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(file, text, { flag: 'wx', mode: 0o600 });
    job.outputs.setMasked('result', (0,_output_log_commands_js__WEBPACK_IMPORTED_MODULE_6__/* .guardedJson */ .v)({ file, bytes }));
    job.console.notice((0,_text_message_js__WEBPACK_IMPORTED_MODULE_9__/* .message */ .i) `result-in-file: The result is too large for an output: ${bytes} bytes. \`result\` names the file that holds it.`);
}
function maskResult(job, operation, result) {
    const named = (operation.secrets ?? []).flatMap((path) => textsAt(result, path));
    const possible = operation.confidential ? undocumentedTexts(operation, result) : [];
    const unmasked = named.filter((secret) => secret !== '' && (0,_text_redactor_js__WEBPACK_IMPORTED_MODULE_8__/* .valuesToMask */ .yF)(secret, []).length === 0);
    for (const secret of [...named, ...possible])
        for (const mask of (0,_text_redactor_js__WEBPACK_IMPORTED_MODULE_8__/* .valuesToMask */ .yF)(secret, []))
            job.console.mask(mask);
    if (unmasked.length > 0) {
        job.console.warn((0,_text_message_js__WEBPACK_IMPORTED_MODULE_9__/* .message */ .i) `secret-not-masked: A secret in the answer is not masked, because it is too short or too common a word. Do not print \`result\`.`);
    }
    return new Set(named);
}
function undocumentedTexts({ result: schema }, result) {
    const documented = 'entries' in schema && typeof schema.entries === 'object' ? Object.keys(schema.entries ?? {}) : [];
    if (typeof result !== 'object' || result === null)
        return textsIn(result);
    return Object.entries(result).flatMap(([field, value]) => (documented.includes(field) ? [] : textsIn(value)));
}
async function show(job, value) {
    const lines = (JSON.stringify(value, null, 2) ?? 'null').split('\n');
    const first = (0,_output_untrusted_js__WEBPACK_IMPORTED_MODULE_7__/* .sanitizeLines */ .X$)(lines.slice(0, mostLinesShown), job.redactor);
    await job.console.block((0,_output_untrusted_js__WEBPACK_IMPORTED_MODULE_7__/* .prefixLines */ .mg)(first));
    job.console.resume();
    if (lines.length > mostLinesShown)
        job.console.say(`\u2026 and ${lines.length - mostLinesShown} more lines in \`result\``);
}
function textsIn(value) {
    if (typeof value === 'string')
        return [value];
    return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
function textsAt(value, path) {
    let found = [value];
    for (const step of path.split('.'))
        found = found.flatMap((each) => childrenAt(each, step));
    return found.filter((each) => typeof each === 'string');
}
function childrenAt(value, step) {
    if (typeof value !== 'object' || value === null)
        return [];
    if (step === '*')
        return Array.isArray(value) ? value : [];
    return Object.entries(value).flatMap(([name, child]) => (name === step ? [child] : []));
}
function withTexts(value, replace) {
    if (typeof value === 'string')
        return replace(value);
    if (Array.isArray(value))
        return value.map((each) => withTexts(each, replace));
    if (typeof value !== 'object' || value === null)
        return value;
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withTexts(each, replace)]));
}


/***/ }),

/***/ 2550:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KI: () => (/* binding */ outcomes),
/* harmony export */   Vw: () => (/* binding */ Phases),
/* harmony export */   WE: () => (/* binding */ passes)
/* harmony export */ });
const outcomes = [
    'succeeded',
    'failed',
    'cancelled',
    'superseded',
    'timed-out',
    'indeterminate',
    'accepted',
    'skipped',
    'aborted',
];
function passes(outcome, supersededPasses) {
    if (outcome === 'superseded')
        return supersededPasses;
    return outcome === 'succeeded' || outcome === 'accepted' || outcome === 'skipped';
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

/***/ 1833:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $B: () => (/* binding */ bare),
/* harmony export */   LS: () => (/* binding */ withoutRuntimeFrames),
/* harmony export */   _j: () => (/* binding */ indentOf),
/* harmony export */   a$: () => (/* binding */ namesPlace),
/* harmony export */   cR: () => (/* binding */ signalStrength),
/* harmony export */   s2: () => (/* binding */ isOthers)
/* harmony export */ });
/* harmony import */ var _text_control_characters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4600);

const prefix = /^(?:\[?\d{4}[-/]\d\d[-/]\d\d[T ]\d\d:\d\d:\d\d[^\s\]]*\]? ?|\[?\d\d:\d\d:\d\d(?:[.,]\d+)?\]? ?|#\d+ (?=[A-Z\d[])|\d+\.\d{2,3} |[A-Za-z][\w.-]* *\| ?)+/;
const candidate = /rror|ERR|xcept|XCEPT|ail|AIL|atal|ATAL|anic|racebac|ot found|annot|ld not|able to|o such|xit|illed|denied|dumped/;
const placeCandidate = /[a-z][:(]\[?\d/;
const mostJudged = 2_000;
const harmless = /\b(?:0|[Nn]o) (?:errors?|failures?|failed)\b|[Ww]arn(?:ing)?s?\b|WARN/;
const closing = /\b(?:exit(?:ed)?|non-zero)\b[ \w]{0,20}[: (]{1,2}[1-9]|\bexited[- ]with[- ]error|\b(?:build|deployment|command|script|task|step|process|job)\b(?:[^:]|:(?! )){0,60}\b(?:failed|failure|unsuccessful)\b(?!: \S)/i;
const mention = /\b[Ee]rrors?\b(?![-/\w]|\.\w)|[a-z](?:Error|Exception)\b|\bERR!|\b(?:ERR_\w+|ERROR|FATAL|[Ff]atal|FAIL(?:ED)?|[Ff]ailed|[Ff]ailure|[Pp]anic(?:ked)?|Traceback|Killed)\b|[Nn]ot found|[Cc]annot\b|[Cc]ould not\b|[Uu]nable to\b|[Nn]o such file|[Dd]enied\b|dumped\b/;
const statements = [
    /^\s*(?:[^\w\s]{1,3} ?){0,2}(?:error|ERROR|Error|fatal|FATAL|panic|ERR_\w+)\b(?![-/\w]|\.\w)/,
    /(?:[Ee]rror|ERROR|[Ff]atal|Exception)(?: [A-Z]+\d+|\[\w+\]| \[\w+\])?: +\S/,
    /\bpanicked at /,
];
const place = /^\s*(?:[^\w\s]{1,7} ?){0,2}(?:File "[^"]+", line \d|(?:file:\/\/)?[^\s:(]{0,200}\.[A-Za-z]\w{0,9}(?::\[?\d+|\(\d+))/;
const placed = new RegExp(String.raw `${place.source}[\d,:]*[\])]?: *\S|^\s*\d+:\d+\s`);
const frame = /(?:^|\s)at \S|^\s*File "[^"]+", line \d+, in |^\s+from \S+:\d+:in |^\s*#\d+ \S+\(\d+\)|^\s+\S+\.go:\d+/;
const notOwn = /node:|<frozen |\/(?:node_modules|site-packages|dist-packages|gems|vendor|rustc)\/|\/lib\/(?:python|ruby|go)|\/go\/(?:src|pkg)\/|\/registry\/src\/|java\.base\/|\bat (?:java|javax|jdk|sun|org\.(?:gradle|junit|apache)|System|Microsoft)\./;
function bare(line) {
    return (0,_text_control_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .removeColour */ .F4)(line).replace(prefix, '');
}
function signalStrength(line) {
    if (!candidate.test(line) && !placeCandidate.test(line))
        return 0;
    const text = bare(line.slice(0, mostJudged));
    if (harmless.test(text))
        return 0;
    if (closing.test(text))
        return 1;
    const mentions = mention.test(text);
    if (statements.some((statement) => statement.test(text)) || (mentions && placed.test(text)))
        return 3;
    return mentions || placed.test(text) ? 2 : 0;
}
function namesPlace(line) {
    return place.test(bare(line));
}
function isOthers(line) {
    return notOwn.test(line);
}
function indentOf(line) {
    const at = bare(line).search(/\S/);
    return at === -1 ? undefined : at;
}
function withoutRuntimeFrames(lines) {
    let leftOutAt;
    return lines.filter((line) => {
        const indent = indentOf(line.text);
        const text = bare(line.text);
        const isFrame = frame.test(text);
        if (!isFrame && leftOutAt !== undefined && indent !== undefined && indent > leftOutAt)
            return false;
        leftOutAt = isFrame && notOwn.test(text) ? (indent ?? 0) : undefined;
        return leftOutAt === undefined;
    });
}


/***/ }),

/***/ 4172:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ gantt)
/* harmony export */ });
/* harmony import */ var _text_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9556);

const longestName = 40;
const mostPhases = 50;
function gantt(sections, mostBars = mostPhases) {
    const rows = sections.flatMap(({ name, phases }) => phases.length === 0 ? [] : [`  section ${label(name)}`, ...phases.slice(0, mostBars).map(bar)]);
    if (rows.length === 0)
        return '';
    return ['```mermaid', 'gantt', '  dateFormat x', '  axisFormat %M:%S', ...rows, '```'].join('\n');
}
function bar({ name, startMs, endMs }) {
    const start = Math.max(0, Math.round(startMs));
    return `  ${label(name)} ${(0,_text_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(endMs - startMs)} : ${start}, ${Math.max(start + 1, Math.round(endMs))}`;
}
function label(name) {
    const plain = name.replace(/[^\p{L}\p{N}_-]+/gu, ' ').trim();
    return plain.slice(0, longestName) || 'phase';
}


/***/ }),

/***/ 7428:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dv: () => (/* binding */ checkTable),
/* harmony export */   M$: () => (/* binding */ evidenceFolds),
/* harmony export */   M2: () => (/* binding */ gatePhases),
/* harmony export */   TY: () => (/* binding */ gateOutput)
/* harmony export */ });
/* harmony import */ var _text_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9556);
/* harmony import */ var _text_excerpt_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6167);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2255);



const longestText = 2_000;
function gateOutput(known, { text, sentence }) {
    const { passed = false, chosenBy = null, deployment, checks = [], newer = [], rollback } = known;
    const cut = (long) => long.slice(0, longestText).toWellFormed();
    const shown = (word) => (word === undefined ? null : cut(text(word)));
    const said = (words) => cut(sentence(words));
    return {
        passed,
        outcome: deployment.outcome,
        reason: said(known.reason ?? deployment.reason),
        chosenBy,
        deploymentId: shown(deployment.deploymentId),
        serviceId: shown(deployment.serviceId),
        ref: shown(deployment.ref),
        status: shown(deployment.status),
        durationMs: Math.round(known.durationMs ?? deployment.durationMs ?? 0),
        checks: checks.map(({ name, result, summary, evidence, startMs, endMs }) => ({
            name: cut(text(name)),
            result,
            summary: said(summary),
            evidence: evidence.map((line) => cut(text(line))),
            durationMs: Math.round(endMs - startMs),
        })),
        newer: newer.map((id) => cut(text(id))),
        rollback: rollback === undefined ? null : rollbackOutput(rollback, { text, sentence: said }),
    };
}
function rollbackOutput({ ref, deployment }, { text, sentence }) {
    const { deploymentId, outcome, reason } = deployment;
    return {
        ref: text(ref),
        deploymentId: deploymentId === undefined ? null : text(deploymentId),
        outcome,
        reason: sentence(reason),
    };
}
const resultTexts = {
    passed: '\u2705 passed',
    failed: '\u274c failed',
    'cut-short': '\u26a0\ufe0f cut short',
    'not-run': '\u2796 not run',
};
const longestCell = 300;
function checkTable({ outcome, status, deploymentId, checks, rollback }, sections) {
    const row = (what, result, evidence, ms) => {
        const took = ms === undefined ? '' : (0,_text_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(ms);
        return [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .prose */ .CS)(what), result, (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .prose */ .CS)((0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_2__/* .excerpt */ .Kb)(evidence, longestCell)), took];
    };
    const evidence = [deploymentId, status === null ? null : `the platform says "${status}"`];
    const known = evidence.filter((each) => each !== null).join(', ');
    const [followed, , deployed] = sections;
    const rows = [row('deployment', `${outcome === 'succeeded' ? '\u2705' : '\u274c'} ${outcome}`, known, lengthOf(followed))];
    for (const { name, result, summary, durationMs } of checks) {
        if (result === 'not-run')
            rows.push(row(name, resultTexts[result], ''));
        else
            rows.push(row(name, resultTexts[result], summary, durationMs));
    }
    if (rollback !== null) {
        const { ref, outcome, deploymentId } = rollback;
        const by = deploymentId === null ? '' : ` by ${deploymentId}`;
        rows.push(row('rollback', `${outcome === 'succeeded' ? '\u21a9\ufe0f' : '\u274c'} ${outcome}`, `to ${ref}${by}`, lengthOf(deployed)));
    }
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .table */ .tp)(rows, ['Check', 'Result', 'Evidence', 'Duration']);
}
function evidenceFolds({ checks }) {
    return checks.flatMap(({ name, evidence }) => evidence.length === 0 ? [] : [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .folded */ .TM)(`Evidence: ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .prose */ .CS)(name)}`, evidence)]);
}
function gatePhases({ deployment, followedFromMs = 0, checks = [], rollback, }) {
    const choosing = followedFromMs === 0 ? [] : [{ name: 'choosing', startMs: 0, endMs: followedFromMs }];
    const ran = checks.filter(({ result }) => result !== 'not-run');
    const back = rollback === undefined ? [] : shifted(rollback.deployment.phases, rollback.startMs);
    return [
        { name: 'Deployment', phases: [...choosing, ...shifted(deployment.phases ?? [], followedFromMs)] },
        { name: 'Checks', phases: ran.map(({ name, startMs, endMs }) => ({ name, startMs, endMs })) },
        { name: 'Rollback', phases: back },
    ];
}
function lengthOf({ phases = [] } = {}) {
    const [first, last] = [phases[0], phases.at(-1)];
    return first === undefined || last === undefined ? undefined : last.endMs - first.startMs;
}
function shifted(phases, byMs) {
    return phases.map(({ name, startMs, endMs }) => ({ name, startMs: startMs + byMs, endMs: endMs + byMs }));
}


/***/ }),

/***/ 2255:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CS: () => (/* binding */ prose),
/* harmony export */   FV: () => (/* binding */ escapeMarkdown),
/* harmony export */   Mn: () => (/* binding */ lines),
/* harmony export */   R_: () => (/* binding */ heading),
/* harmony export */   TM: () => (/* binding */ folded),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   nf: () => (/* binding */ link),
/* harmony export */   tp: () => (/* binding */ table)
/* harmony export */ });
/* harmony import */ var _text_excerpt_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6167);

function escapeMarkdown(text) {
    return text.replace(/[&<>"'`@#![\]]/g, (character) => `&#${character.charCodeAt(0)};`);
}
function prose(text) {
    return escapeMarkdown((0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(text)).replace(/&#(?:64|35);|\bGH-(?=\d)/gi, '$&&#8203;');
}
function heading(text) {
    return `<h3>${text}</h3>`;
}
function code(text) {
    return text === undefined || text === '' ? '' : `<code>${escapeMarkdown((0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(text))}</code>`;
}
function link(address) {
    if (!/^https?:\/\/[^\s\p{Cc}<>"']+$/u.test(address))
        return code(address);
    const escaped = escapeMarkdown(address);
    return `<a href="${escaped}">${escaped}</a>`;
}
function lines(texts) {
    return `<pre>\n${texts.map(escapeMarkdown).join('\n')}\n</pre>`;
}
function folded(title, texts) {
    return `<details><summary>${title}</summary>\n\n${lines(texts)}\n\n</details>`;
}
function table(rows, header = []) {
    const row = (cells, tag) => `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;
    const lines = rows.map((cells) => row(cells, 'td'));
    return ['<table>', ...(header.length === 0 ? [] : [row(header, 'th')]), ...lines, '</table>'].join('\n');
}


/***/ }),

/***/ 861:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  t1: () => (/* binding */ causeLines),
  lb: () => (/* binding */ endRun),
  YG: () => (/* binding */ summaryOf)
});

// EXTERNAL MODULE: ./build/deployment/report.js
var report = __webpack_require__(2550);
// EXTERNAL MODULE: ./build/text/duration.js
var duration = __webpack_require__(9556);
// EXTERNAL MODULE: ./build/text/excerpt.js
var excerpt = __webpack_require__(6167);
// EXTERNAL MODULE: ./build/output/cause/failure-signs.js
var failure_signs = __webpack_require__(1833);
;// CONCATENATED MODULE: ./build/output/cause/new-lines.js



const mostShown = 10;
const longestLine = 300;
const mostBelow = 2;
function shownNewLines({ deploymentId, createdMs, lines }, clean, nowMs) {
    const own = (0,failure_signs/* withoutRuntimeFrames */.LS)(lines.map((text, at) => ({ text, at })));
    const best = [3, 2, 1].find((strength) => own.some(({ text }) => (0,failure_signs/* signalStrength */.cR)(text) === strength));
    const shown = best === undefined ? own.slice(-mostShown) : own.filter((_, index) => isShown(own, index, best));
    const texts = shown.slice(0, mostShown).map(({ text }) => (0,excerpt/* excerpt */.Kb)(clean(text), longestLine));
    if (texts.length === 0)
        return undefined;
    const id = clean(deploymentId);
    const age = createdMs === undefined ? '' : `, ${(0,duration/* formatAge */.nV)(nowMs - createdMs)}`;
    return { title: `New since the last good deployment (${id}${age})`, deploymentId: id, createdMs, lines: texts };
}
function isShown(lines, index, best) {
    const text = lines[index]?.text ?? '';
    if ((0,failure_signs/* signalStrength */.cR)(text) >= Math.min(best, 2))
        return true;
    const above = lines.slice(Math.max(0, index - mostBelow), index);
    return above.some((line) => (0,failure_signs/* signalStrength */.cR)(line.text) === best && ((0,failure_signs/* indentOf */._j)(text) ?? 0) > ((0,failure_signs/* indentOf */._j)(line.text) ?? 0));
}

// EXTERNAL MODULE: ./build/output/chart.js
var chart = __webpack_require__(4172);
// EXTERNAL MODULE: ./build/output/gate-report.js
var gate_report = __webpack_require__(7428);
// EXTERNAL MODULE: ./build/output/markdown.js
var markdown = __webpack_require__(2255);
;// CONCATENATED MODULE: ./build/output/run-result.js







const mostTail = 100 * 1024;
function endRun({ gate, ...result }, { text: clean, sentence }, { supersededIsNeutral = false, log, nowMs = 0 } = {}) {
    const { outcome, verdict = outcome, durationMs = 0, details = [], facts = [], phases = [] } = result;
    const passed = (0,report/* passes */.WE)(verdict, supersededIsNeutral);
    const isInLog = outcome === 'failed' || outcome === 'timed-out';
    const cleaned = (text) => (text === undefined ? undefined : clean(text));
    const cleanPhases = (all) => all.map((phase) => ({ ...phase, name: clean(phase.name) }));
    const sections = gate?.checks === undefined ? [{ name: 'Deployment', phases }] : (0,gate_report/* gatePhases */.M2)(gate);
    return {
        ...result,
        verdict,
        passed,
        durationMs,
        reason: result.reason.split('\n').map(sentence).join('\n'),
        deploymentId: cleaned(result.deploymentId),
        serviceId: cleaned(result.serviceId),
        ref: cleaned(result.ref),
        status: cleaned(result.status),
        facts: facts.map(([name, value]) => [name, clean(value)]),
        phases: cleanPhases(phases),
        cause: passed ? [] : [...details.map(clean), ...(isInLog && log !== undefined ? log.failure() : [])],
        tail: log?.tail() ?? [],
        newLines: result.newSinceGood && shownNewLines(result.newSinceGood, clean, nowMs),
        gate: gate && (0,gate_report/* gateOutput */.TY)(gate, { text: clean, sentence }),
        sections: sections.map((section) => ({ ...section, phases: cleanPhases(section.phases) })),
    };
}
function summaryOf(action, run) {
    const { outcome, verdict, reason, cause, newLines, deploymentId, serviceId, ref, status, durationMs } = run;
    const { url, facts = [], tail, gate, sections } = run;
    const rows = [
        ['Outcome', outcome],
        ['Deployment', deploymentId],
        ['Service', serviceId],
        ['Ref', ref],
        ['Status', status],
        ['Duration', (0,duration/* formatDuration */.a3)(durationMs)],
        ...facts,
    ].flatMap(([name = '', value]) => (value ? [[name, (0,markdown/* code */.aY)(value)]] : []));
    if (url !== undefined)
        rows.push(['URL', (0,markdown/* link */.nf)(url)]);
    const parts = [
        (0,markdown/* heading */.R_)((0,markdown/* prose */.CS)(`Taxiway ${action}: ${verdict}`)),
        `<p>${(0,markdown/* prose */.CS)(reason)}</p>`,
        cause.length === 0 ? '' : (0,markdown/* lines */.Mn)(cause),
        newLines === undefined ? '' : `<p>${(0,markdown/* prose */.CS)(newLines.title)}</p>\n\n${(0,markdown/* lines */.Mn)(newLines.lines)}`,
        gate === undefined || (gate.chosenBy === null && gate.checks.length === 0)
            ? (run.table ?? '')
            : (0,gate_report/* checkTable */.Dv)(gate, sections),
        (0,markdown/* table */.tp)(rows),
        (0,chart/* gantt */.V)(sections),
        ...(gate === undefined ? [] : (0,gate_report/* evidenceFolds */.M$)(gate)),
        tail.length === 0
            ? ''
            : (0,markdown/* folded */.TM)(`The end of the build log${gate?.rollback ? ' of the rollback' : ''}`, (0,excerpt/* lastLines */.w$)(tail, mostTail)),
    ];
    return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}
function causeLines({ cause, newLines }) {
    return newLines === undefined ? cause : [...cause, '', `${newLines.title}:`, ...newLines.lines];
}


/***/ })

};
