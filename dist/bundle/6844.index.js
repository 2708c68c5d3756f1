export const id = 6844;
export const ids = [6844,7332];
export const modules = {

/***/ 4847:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ defaultReport),
/* harmony export */   g: () => (/* binding */ readReportInputs)
/* harmony export */ });
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6695);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9190);


function readReportInputs(inputs) {
    return {
        jobSummary: inputs.get('job-summary'),
        annotateFiles: inputs.get('annotate-files'),
        supersededIsNeutral: inputs.get('on-superseded') === 'neutral',
        environmentUrl: inputs.get('environment-url'),
        environment: inputs.get('environment'),
        githubToken: readToken(inputs),
        timeoutMs: inputs.get('timeout'),
    };
}
const defaultReport = readReportInputs(new _inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .Inputs */ .G(() => undefined));
function readToken(inputs) {
    const token = inputs.get('github-token');
    if (token === undefined || /^[\x21-\x7e]+$/.test(token))
        return token;
    const text = `${inputs.named('github-token')} is not a token: it contains a space, a line break or a non-ASCII character.`;
    throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('github-token', text);
}


/***/ }),

/***/ 196:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NE: () => (/* binding */ fileToWrite),
/* harmony export */   _l: () => (/* binding */ pathInside),
/* harmony export */   ep: () => (/* binding */ pathInWorkspace)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6695);
/* harmony import */ var _text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8086);
/* harmony import */ var _text_input_name_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(140);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3597);






function pathInWorkspace(workspace, input, given, { from = workspace, named = _text_input_name_js__WEBPACK_IMPORTED_MODULE_3__/* .nameAsInput */ .A } = {}) {
    const found = pathInside(workspace, input, given, { from, named });
    if (found !== undefined)
        return found;
    const advice = input.endsWith('path') ? 'Check the path, and build what it names first.' : 'Check the path.';
    const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .i) `path-missing: ${named(input)} does not exist: "${(0,_text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_5__/* .shorten */ .ml)(given)}". ${advice}`;
    throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(input, text);
}
function pathInside(folder, input, given, { from = folder, named = _text_input_name_js__WEBPACK_IMPORTED_MODULE_3__/* .nameAsInput */ .A } = {}) {
    const root = real(folder) ?? folder;
    const asked = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(from, given);
    const found = given.includes('\0') ? undefined : real(asked);
    const isSpeltInside = isInside((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder), asked) || isInside(root, asked);
    if (isSpeltInside && (found === undefined || isInside(root, found)))
        return found;
    throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(input, leadsOut(input, given, named));
}
function fileToWrite(workspace, input, given, named = _text_input_name_js__WEBPACK_IMPORTED_MODULE_3__/* .nameAsInput */ .A) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace, given);
    let existing = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path);
    while (real(existing) === undefined)
        existing = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(existing);
    if (given.includes('\0') || !isInside(real(workspace) ?? workspace, real(existing) ?? existing))
        throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(input, leadsOut(input, given, named));
    const written = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(real(existing) ?? existing, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(existing, path));
    const way = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(real(workspace) ?? workspace, written).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep);
    if (way.some((name) => /^\.git$/i.test(name))) {
        const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .i) `path-in-git: ${named(input)} leads into a folder \`.git\`: "${(0,_text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_5__/* .shorten */ .ml)(given)}". What Git keeps there must not be overwritten: name another file.`;
        throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(input, text);
    }
    const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false });
    if (stat !== undefined && !stat.isFile()) {
        throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(input, `${named(input)} names something other than a file: "${(0,_text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_5__/* .shorten */ .ml)(given)}". Name a file.`);
    }
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), { recursive: true });
    return path;
}
function leadsOut(input, given, named) {
    return (0,_text_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .i) `path-outside-workspace: ${named(input)} leads out of the workspace: "${(0,_text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_5__/* .shorten */ .ml)(given)}". Use a path that stays inside it, links followed.`;
}
function real(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path);
    }
    catch {
        return undefined;
    }
}
function isInside(root, path) {
    const way = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root, path);
    return way !== '..' && !way.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}`) && !(0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(way);
}


/***/ }),

/***/ 4227:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O2: () => (/* binding */ findingResults),
/* harmony export */   TL: () => (/* binding */ quoted),
/* harmony export */   bn: () => (/* binding */ areas),
/* harmony export */   gk: () => (/* binding */ finding),
/* harmony export */   kw: () => (/* binding */ splitMessage)
/* harmony export */ });
const areas = ['connection', 'key', 'history', 'words', 'stored log', 'stream', 'answers', 'contract'];
const findingResults = ['pass', 'warn', 'fail', 'skipped', 'inconclusive'];
const mostEvidence = 100;
function finding(result, name, summary, { evidence = [], advice } = {}) {
    return { name, result, summary, evidence: evidence.slice(0, mostEvidence), advice };
}
function splitMessage(text) {
    const [, first = text, rest = ''] = /^(.+?[.?])(?: (.*))?$/s.exec(text) ?? [];
    return [first.replace(/\.$/, ''), rest === '' ? {} : { advice: rest }];
}
function quoted(names) {
    return names.map((name) => `\`${name}\``).join(', ');
}


/***/ }),

/***/ 2255:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AU: () => (/* binding */ fold),
/* harmony export */   CS: () => (/* binding */ prose),
/* harmony export */   FV: () => (/* binding */ escapeMarkdown),
/* harmony export */   FY: () => (/* binding */ paragraph),
/* harmony export */   Mn: () => (/* binding */ lines),
/* harmony export */   PW: () => (/* binding */ isAddress),
/* harmony export */   R_: () => (/* binding */ heading),
/* harmony export */   TM: () => (/* binding */ folded),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   em: () => (/* binding */ sentence),
/* harmony export */   nf: () => (/* binding */ link),
/* harmony export */   oN: () => (/* binding */ besides),
/* harmony export */   tp: () => (/* binding */ table)
/* harmony export */ });
/* harmony import */ var _text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8086);

function escapeMarkdown(text) {
    return text.replace(/[&<>"'`@#![\]]/g, (character) => `&#${character.charCodeAt(0)};`);
}
function prose(text) {
    return withoutMentions((0,_text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(text));
}
function withoutMentions(text) {
    return escapeMarkdown(text).replace(/&#(?:64|35);|\bGH-(?=\d)/gi, '$&&#8203;');
}
function sentence(text) {
    const parts = (0,_text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(text).split(/(`[^`]+`)/);
    return parts
        .map((part) => part.length > 2 && part.startsWith('`') && part.endsWith('`') ? code(part.slice(1, -1)) : withoutMentions(part))
        .join('');
}
function heading(text) {
    return `<h3>${text}</h3>`;
}
function code(text) {
    return text === undefined || text === '' ? '' : `<code>${escapeMarkdown((0,_text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(text))}</code>`;
}
function paragraph(text) {
    return text === '' ? '' : `<p>${text}</p>`;
}
function besides(texts) {
    return texts.filter((text) => text !== '').join(' · ');
}
function isAddress(text) {
    return /^https?:\/\/[^\s\p{Cc}<>"']+$/u.test(text);
}
function link(address, text) {
    if (!isAddress(address))
        return text ?? code(address);
    const own = text ?? escapeMarkdown(address.replace(/^https?:\/\/(?=[^/])/, '').replace(/^([^/]+)\/$/, '$1'));
    return `<a href="${escapeMarkdown(address)}">${own}</a>`;
}
function lines(texts) {
    return `<pre>\n${texts.map(escapeMarkdown).join('\n')}\n</pre>`;
}
function fold(title, content) {
    return `<details><summary>${title}</summary>\n\n${content}\n\n</details>`;
}
function folded(title, texts) {
    return fold(title, lines(texts));
}
function table(rows, header = []) {
    const row = (cells, tag) => `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;
    const lines = rows.map((cells) => row(cells, 'td'));
    return ['<table>', ...(header.length === 0 ? [] : [row(header, 'th')]), ...lines, '</table>'].join('\n');
}


/***/ }),

/***/ 2362:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.r(__webpack_exports__);


__webpack_require__.d(__webpack_exports__, {
  doctorAction: () => (/* binding */ doctorAction),
  doctorSummary: () => (/* binding */ doctorSummary)
});


var external_node_path_ = __webpack_require__(6760);

var config_connection = __webpack_require__(2807);

var host_inputs = __webpack_require__(3263);

var input_table = __webpack_require__(786);

var workspace_path = __webpack_require__(196);

var count = __webpack_require__(5150);

var duration = __webpack_require__(1589);

var shortening = __webpack_require__(8086);

var finding = __webpack_require__(4227);
;




const results = [
    ['fail', 'FAIL', 'blocking'],
    ['warn', 'warn', 'to note'],
    ['pass', 'ok  ', 'ok'],
    ['inconclusive', '?   ', 'inconclusive'],
    ['skipped', 'skip', 'skipped'],
];
const marks = new Map(results.map(([result, mark]) => [result, mark]));
const width = Math.max(...finding/* areas */.bn.map((area) => area.length));
const indent = ' '.repeat(6);
const longestLine = 500;
function formatReport({ findings, next, requests, durationMs, serviceId }, { verbose = false, baseUrl, clean }) {
    const about = serviceId === undefined ? baseUrl : `${baseUrl}, service ${serviceId}`;
    const lines = [`Taxiway doctor: ${about}`, ''];
    for (const area of finding/* areas */.bn) {
        const own = findings.filter((finding) => finding.area === area);
        const counts = results
            .map(([result, mark, label]) => ({ mark, label, count: own.filter((each) => each.result === result).length }))
            .filter(({ count }) => count > 0);
        const counted = counts.map(({ label, count }) => `${count} ${label}`).join(', ');
        lines.push(`${counts[0]?.mark}  ${area.padEnd(width)}  ${counted}`);
        for (const { result, name, summary, evidence, advice } of verbose ? own : own.filter(needsAttention)) {
            lines.push(`${indent}${marks.get(result)} ${name}: ${summary}`);
            if (verbose)
                lines.push(...evidence.map((line) => `${indent}       ${line}`));
            if (advice !== undefined)
                lines.push(`${indent}     \u2192 ${advice}`);
        }
    }
    lines.push('', `${(0,count/* formatCount */.B)(requests, 'read')} in ${(0,duration/* formatDuration */.a3)(durationMs)}; nothing was written.`, next);
    return lines.map((line) => (0,shortening/* shorten */.ml)(clean(line), longestLine));
}
function needsAttention({ result, advice }) {
    return result === 'fail' || result === 'warn' || (result === 'inconclusive' && advice !== undefined);
}


var log_commands = __webpack_require__(6393);

var markdown = __webpack_require__(2255);

var run_end = __webpack_require__(6394);

var to_run_report = __webpack_require__(6631);

var defined_fields = __webpack_require__(4917);

var sentences = __webpack_require__(5360);

var output_file = __webpack_require__(2284);

var run_job = __webpack_require__(5097);

var run_to_end = __webpack_require__(9661);
;
















async function doctorAction(job, show = async () => undefined) {
    const { inputs, outputs, console } = job;
    const cleaning = (0,run_job/* createCleaning */.G)(job);
    let report;
    const run = async () => {
        const connection = (0,config_connection/* readConnection */.d)(inputs);
        const write = reportWriter(job);
        const isSummed = inputs.get('job-summary');
        report = await examine(job, connection);
        const { ready, next } = report;
        write(report);
        if (isSummed)
            await job.outputs.addSummary(doctorSummary(report, connection.baseUrl, cleaning.text));
        return (0,run_end/* plainEnd */._u)(ready ? 'succeeded' : 'failed', next);
    };
    const end = await (0,run_to_end/* runToEnd */.cd)(job, run(), `Nothing was written.`);
    const ended = (0,to_run_report/* toRunReport */.ZN)(end, cleaning);
    job.end(ended);
    outputs.set('ready', String(ended.passed));
    await show(report);
    if (!ended.passed && !(report !== undefined && job.endsWithAddress))
        console.error(ended.reason);
}
async function examine(job, connection) {
    const { signal, console, inputs, environment } = job;
    const timeout = inputs.findOrigin('timeout') ? undefined : inputs.text('timeout');
    const timeoutMs = input_table/* inputTable */.Fu.timeout.read('timeout', timeout ?? (0,host_inputs/* defaultIn */.jx)('doctor', 'timeout'));
    const progress = (text) => {
        console.say(`${text}\u2026`);
        console.showStatus?.(text);
    };
    const [serviceId, deploymentId] = [inputs.get('service-id'), inputs.get('deployment-id')];
    const words = { successStates: inputs.get('success-states'), failureStates: inputs.get('failure-states') };
    const proxy = connection.baseUrl.startsWith('https:') ? 'HTTPS_PROXY' : 'HTTP_PROXY';
    const proxied = Boolean(environment[proxy] || environment[proxy.toLowerCase()]);
    const { doctor: readAndReport } = await __webpack_require__.e(/* import() */ 1642).then(__webpack_require__.bind(__webpack_require__, 1642));
    return await readAndReport({ ...connection, serviceId, deploymentId, ...(0,defined_fields/* definedFields */.X)(words) }, { signal, timeoutMs, progress, proxied });
}
function reportWriter({ inputs, outputs, redactor, context, console }) {
    const given = inputs.get('report');
    const { named } = inputs;
    if (given !== undefined)
        (0,workspace_path/* pathInWorkspace */.ep)(context.workspace, 'report', (0,external_node_path_.dirname)((0,external_node_path_.resolve)(context.workspace, given)), { named });
    const file = given === undefined ? undefined : (0,workspace_path/* fileToWrite */.NE)(context.workspace, 'report', given, named);
    return ({ shared }) => {
        outputs.setMasked('report', redactor.redact((0,log_commands/* guardedJson */.v)(shared)));
        const json = redactor.redact(JSON.stringify(shared, undefined, 2));
        if (file !== undefined)
            (0,output_file/* writeResultFile */.t)(console, file, `${json}\n`);
    };
}
const icons = {
    fail: '\u274c',
    warn: '\u26a0\ufe0f',
    pass: '\u2705',
    inconclusive: '\u2754',
    skipped: '\u2796',
};
function formatVerdict({ ready, findings }) {
    if (ready)
        return ['\u2705', 'Ready to deploy'];
    const isBlocked = findings.some(({ result }) => result === 'fail');
    return isBlocked ? ['\u274c', 'Not ready to deploy'] : ['\u2754', 'Not known whether a deploy can work'];
}
function doctorSummary(report, baseUrl, clean) {
    const cell = (text) => (0,markdown/* sentence */.em)((0,shortening/* shorten */.ml)(clean(text), 500));
    const rows = report.findings
        .filter((finding) => needsAttention(finding) && !report.next.includes(finding.summary))
        .map(({ area, result, summary, advice = '' }) => [`${icons[result]} ${area}`, cell(summary), cell(advice)]);
    const [icon, text] = formatVerdict(report);
    const [first, rest] = (0,sentences/* splitSentences */.P)(report.next.startsWith(text) ? report.next : `${text}. ${report.next}`);
    const parts = [
        (0,markdown/* heading */.R_)(`${icon} ${cell((0,shortening/* withoutFullStop */.Qu)(first))}`),
        ...(rest === '' ? [] : [(0,markdown/* paragraph */.FY)(cell(rest))]),
        ...(rows.length === 0 ? [] : [(0,markdown/* table */.tp)(rows, ['Area', 'Finding', 'What to do'])]),
        (0,markdown/* folded */.TM)('The whole report', formatReport(report, { verbose: true, baseUrl, clean })),
    ];
    return `${parts.join('\n\n')}\n`;
}


/***/ }),

/***/ 2284:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ writeResultFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _text_formats_format_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4913);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3597);



function writeResultFile(console, file, text, flag = 'w') {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(file, text, { flag });
        return true;
    }
    catch (error) {
        console.lost((0,_text_message_js__WEBPACK_IMPORTED_MODULE_2__/* .message */ .i) `output-file-not-written: Could not write "${file}": ${(0,_text_formats_format_error_js__WEBPACK_IMPORTED_MODULE_1__/* .explainFileError */ .Yd)(error)}.`);
        return false;
    }
}


/***/ }),

/***/ 5360:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ splitSentences)
/* harmony export */ });
const end = /[.!?](?=\s+(?:`|["'(]?[\p{Lu}\p{N}/]))/gu;
function splitSentences(text, least = 0) {
    for (const { index } of text.matchAll(end)) {
        const first = text.slice(0, index + 1);
        const isQuoted = (first.split('"').length - 1) % 2 === 1;
        if (!isQuoted && index + 1 >= least)
            return [first, text.slice(index + 1).trim()];
    }
    return [text, ''];
}


/***/ })

};
