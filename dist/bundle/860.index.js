export const id = 860;
export const ids = [860];
export const modules = {

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

/***/ 8860:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.r(__webpack_exports__);


__webpack_require__.d(__webpack_exports__, {
  doctorAction: () => (/* binding */ doctorAction)
});


var external_node_path_ = __webpack_require__(6760);

var config_connection = __webpack_require__(2807);

var host_inputs = __webpack_require__(3263);

var input_table = __webpack_require__(8198);

var workspace_path = __webpack_require__(196);

var ci_command_escaping = __webpack_require__(711);

var run_end = __webpack_require__(6394);

var to_run_report = __webpack_require__(3955);

var defined_fields = __webpack_require__(4917);

var external_node_fs_ = __webpack_require__(3024);

var format_error = __webpack_require__(4913);

var message = __webpack_require__(3597);
;



function writeReportFile(console, file, text, flag = 'w') {
    try {
        (0,external_node_fs_.writeFileSync)(file, text, { flag });
        return true;
    }
    catch (error) {
        console.lost((0,message/* message */.i) `output-file-not-written: Could not write "${file}": ${(0,format_error/* explainFileError */.Yd)(error)}.`);
        return false;
    }
}


var run_job = __webpack_require__(5097);

var run_to_end = __webpack_require__(9661);

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


var markdown = __webpack_require__(2255);

var first_sentences = __webpack_require__(9519);
;




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
    const [first, rest] = (0,first_sentences/* splitSentences */.P)(report.next.startsWith(text) ? report.next : `${text}. ${report.next}`);
    const parts = [
        (0,markdown/* heading */.R_)(`${icon} ${cell((0,shortening/* withoutFullStop */.Qu)(first))}`),
        ...(rest === '' ? [] : [(0,markdown/* paragraph */.FY)(cell(rest))]),
        ...(rows.length === 0 ? [] : [(0,markdown/* table */.tp)(rows, ['Area', 'Finding', 'What to do'])]),
        (0,markdown/* folded */.TM)('The whole report', formatReport(report, { verbose: true, baseUrl, clean })),
    ];
    return `${parts.join('\n\n')}\n`;
}

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
    const { doctor: readAndReport } = await __webpack_require__.e(/* import() */ 281).then(__webpack_require__.bind(__webpack_require__, 4281));
    return await readAndReport({ ...connection, serviceId, deploymentId, ...(0,defined_fields/* definedFields */.X)(words) }, { signal, timeoutMs, progress, proxied });
}
function reportWriter({ inputs, outputs, redactor, context, console }) {
    const given = inputs.get('report');
    const { named } = inputs;
    if (given !== undefined)
        (0,workspace_path/* pathInWorkspace */.ep)(context.workspace, 'report', (0,external_node_path_.dirname)((0,external_node_path_.resolve)(context.workspace, given)), { named });
    const file = given === undefined ? undefined : (0,workspace_path/* fileToWrite */.NE)(context.workspace, 'report', given, named);
    return ({ shared }) => {
        outputs.setMasked('report', redactor.redact((0,ci_command_escaping/* guardedJson */.v)(shared)));
        const json = redactor.redact(JSON.stringify(shared, undefined, 2));
        if (file !== undefined)
            writeReportFile(console, file, `${json}\n`);
    };
}


/***/ })

};
