export const id = 762;
export const ids = [762];
export const modules = {

/***/ 6381:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  doctorSummary: () => (/* binding */ doctorSummary)
});

// EXTERNAL MODULE: ./build/doctor/finding.js
var finding = __webpack_require__(7999);
// EXTERNAL MODULE: ./build/text/duration.js
var duration = __webpack_require__(3456);
;// CONCATENATED MODULE: ./build/doctor/page.js


const marks = {
    pass: 'ok  ',
    warn: 'warn',
    fail: 'FAIL',
    skipped: 'skip',
    inconclusive: '?   ',
};
const width = Math.max(...finding/* areas */.bn.map((area) => area.length));
function linesOf(report, { verbose = false, baseUrl }) {
    const { findings, next, requests, durationMs, serviceId, differences } = report;
    const about = serviceId === undefined ? baseUrl : `${baseUrl}, service ${serviceId}`;
    const lines = [`Taxiway's doctor looked at ${about}`, ''];
    for (const area of finding/* areas */.bn) {
        const own = findings.filter((finding) => finding.area === area);
        if (own.length === 0)
            continue;
        lines.push(areaLine(area, own));
        const shown = verbose ? own : own.filter((finding) => needsAttention(finding));
        for (const finding of shown)
            lines.push(...findingLines(finding, verbose));
    }
    if (differences !== undefined) {
        lines.push('', differences.length === 0 ? 'Nothing differs from the expected dialect.' : 'Compared with the expected dialect:');
        for (const { matters, text } of differences)
            lines.push(`  ${matters ? 'matters' : 'note   '}  ${text}`);
    }
    lines.push('', `${(0,finding/* counted */.hS)(requests, 'read')} in ${(0,duration/* formatDuration */.a)(durationMs)}; nothing was written.`, next);
    return lines;
}
function needsAttention({ result, advice }) {
    return result === 'fail' || result === 'warn' || (result === 'inconclusive' && advice !== undefined);
}
function areaLine(area, findings) {
    const order = ['fail', 'warn', 'pass', 'inconclusive', 'skipped'];
    const worst = order.find((result) => findings.some((finding) => finding.result === result)) ?? 'skipped';
    const counts = ['pass', 'warn', 'fail', 'inconclusive', 'skipped']
        .map((result) => ({ result, count: findings.filter((finding) => finding.result === result).length }))
        .filter(({ count }) => count > 0)
        .map(({ result, count }) => `${count} ${labels[result]}`);
    return `${marks[worst]}  ${area.padEnd(width)}  ${counts.join(', ')}`;
}
const labels = {
    pass: 'as needed',
    warn: 'to know',
    fail: 'in the way',
    skipped: 'not looked at',
    inconclusive: 'not certain',
};
function findingLines({ result, name, summary, evidence, advice }, verbose) {
    const indent = ' '.repeat(6);
    const lines = [`${indent}${marks[result]} ${name}: ${summary}`];
    if (verbose)
        lines.push(...evidence.map((line) => `${indent}       ${line}`));
    if (advice !== undefined)
        lines.push(`${indent}     \u2192 ${advice}`);
    return lines;
}

// EXTERNAL MODULE: ./build/output/markdown.js
var markdown = __webpack_require__(5643);
;// CONCATENATED MODULE: ./build/actions/doctor/summary.js



function doctorSummary(report, { baseUrl, clean }) {
    const { findings, ready, next, differences = [] } = report;
    const attention = findings.filter(needsAttention);
    const rows = attention.map(({ area, result, summary, advice = '' }) => row([area, result, (0,markdown/* prose */.CS)(clean(summary)), (0,markdown/* prose */.CS)(clean(advice))]));
    const calm = finding/* areas */.bn.filter((area) => findings.some((finding) => finding.area === area) && !attention.some((finding) => finding.area === area));
    const lines = linesOf(report, { verbose: true, baseUrl }).map(clean);
    const parts = [
        (0,markdown/* heading */.R_)(`Taxiway doctor: ${ready ? 'nothing is in the way' : 'not ready'}`),
        `<p>${(0,markdown/* prose */.CS)(clean(next))}</p>`,
        rows.length === 0
            ? ''
            : `<table>\n${row(['Area', 'Result', 'What', 'What to do'], 'th')}\n${rows.join('\n')}\n</table>`,
        calm.length === 0 ? '' : `<p>As needed, or not certain: ${calm.join(', ')}.</p>`,
        differences.length === 0
            ? ''
            : list(differences.map(({ matters, text }) => `${matters ? 'Matters: ' : ''}${clean(text)}`)),
        (0,markdown/* folded */.TM)('The whole report', lines),
    ];
    return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}
function list(texts) {
    return `<ul>\n${texts.map((text) => `<li>${(0,markdown/* code */.aY)(text)}</li>`).join('\n')}\n</ul>`;
}
function row(cells, tag = 'td') {
    return `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;
}


/***/ }),

/***/ 7999:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O2: () => (/* binding */ findingResults),
/* harmony export */   WX: () => (/* binding */ findingsOf),
/* harmony export */   bn: () => (/* binding */ areas),
/* harmony export */   hS: () => (/* binding */ counted)
/* harmony export */ });
const areas = ['way there', 'key', 'history', 'words', 'stored log', 'stream', 'answers', 'contract'];
const findingResults = ['pass', 'warn', 'fail', 'skipped', 'inconclusive'];
function findingsOf(area) {
    return (result, name, summary, { evidence = [], advice } = {}) => ({ area, name, result, summary, evidence, advice });
}
function counted(count, one, many = `${one}s`) {
    return `${count} ${count === 1 ? one : many}`;
}


/***/ })

};
