export const id = 853;
export const ids = [853];
export const modules = {

/***/ 853:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  doctorSummary: () => (/* binding */ doctorSummary)
});

// EXTERNAL MODULE: ./build/text/duration.js
var duration = __webpack_require__(9556);
// EXTERNAL MODULE: ./build/text/excerpt.js
var excerpt = __webpack_require__(6167);
// EXTERNAL MODULE: ./build/doctor/finding.js
var finding = __webpack_require__(4227);
;// CONCATENATED MODULE: ./build/doctor/text-report.js



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
function linesOf({ findings, next, requests, durationMs, serviceId }, { verbose = false, baseUrl, clean }) {
    const about = serviceId === undefined ? baseUrl : `${baseUrl}, service ${serviceId}`;
    const lines = [`Taxiway doctor: ${about}`, ''];
    for (const area of finding/* areas */.bn) {
        const own = findings.filter((finding) => finding.area === area);
        const counts = results
            .map(([result, mark, label]) => ({ mark, label, count: own.filter((each) => each.result === result).length }))
            .filter(({ count }) => count > 0);
        const told = counts.map(({ label, count }) => `${count} ${label}`).join(', ');
        lines.push(`${counts[0]?.mark}  ${area.padEnd(width)}  ${told}`);
        for (const { result, name, summary, evidence, advice } of verbose ? own : own.filter(needsAttention)) {
            lines.push(`${indent}${marks.get(result)} ${name}: ${summary}`);
            if (verbose)
                lines.push(...evidence.map((line) => `${indent}       ${line}`));
            if (advice !== undefined)
                lines.push(`${indent}     \u2192 ${advice}`);
        }
    }
    lines.push('', `${(0,finding/* counted */.hS)(requests, 'read')} in ${(0,duration/* formatDuration */.a3)(durationMs)}; nothing was written.`, next);
    return lines.map((line) => (0,excerpt/* shorten */.ml)(clean(line), longestLine));
}
function needsAttention({ result, advice }) {
    return result === 'fail' || result === 'warn' || (result === 'inconclusive' && advice !== undefined);
}

// EXTERNAL MODULE: ./build/output/markdown.js
var markdown = __webpack_require__(2255);
;// CONCATENATED MODULE: ./build/actions/doctor/summary.js


function doctorSummary(report, { baseUrl, clean }) {
    const rows = report.findings
        .filter(needsAttention)
        .map(({ area, result, summary, advice = '' }) => row([area, result, (0,markdown/* prose */.CS)(clean(summary)), (0,markdown/* prose */.CS)(clean(advice))]));
    const head = row(['Area', 'Result', 'Finding', 'What to do'], 'th');
    const parts = [
        (0,markdown/* heading */.R_)(`Taxiway doctor: ${report.ready ? 'ready' : 'not ready'}`),
        `<p>${(0,markdown/* prose */.CS)(clean(report.next))}</p>`,
        ...(rows.length === 0 ? [] : [`<table>\n${head}\n${rows.join('\n')}\n</table>`]),
        (0,markdown/* folded */.TM)('The whole report', linesOf(report, { verbose: true, baseUrl, clean })),
    ];
    return `${parts.join('\n\n')}\n`;
}
function row(cells, tag = 'td') {
    return `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;
}


/***/ }),

/***/ 4227:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O2: () => (/* binding */ findingResults),
/* harmony export */   TL: () => (/* binding */ quoted),
/* harmony export */   WX: () => (/* binding */ findingsOf),
/* harmony export */   bn: () => (/* binding */ areas),
/* harmony export */   hS: () => (/* binding */ counted),
/* harmony export */   kw: () => (/* binding */ splitMessage)
/* harmony export */ });
const areas = ['connection', 'key', 'history', 'words', 'stored log', 'stream', 'answers', 'contract'];
const findingResults = ['pass', 'warn', 'fail', 'skipped', 'inconclusive'];
const mostEvidence = 100;
function findingsOf(area) {
    return (result, name, summary, { evidence = [], advice } = {}) => ({ area, name, result, summary, evidence: evidence.slice(0, mostEvidence), advice });
}
function splitMessage(text) {
    const [, first = text, rest = ''] = /^(.+?[.?])(?: (.*))?$/s.exec(text) ?? [];
    return [first.replace(/\.$/, ''), rest === '' ? {} : { advice: rest }];
}
function counted(count, one) {
    return `${count} ${count === 1 ? one : `${one}s`}`;
}
function quoted(names) {
    return names.map((name) => `\`${name}\``).join(', ');
}


/***/ })

};
