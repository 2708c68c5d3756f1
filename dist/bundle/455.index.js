export const id = 455;
export const ids = [455,759];
export const modules = {

/***/ 737:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fleet: () => (/* binding */ fleet)
/* harmony export */ });
/* harmony import */ var _output_run_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(861);
/* harmony import */ var _shared_job_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3659);
/* harmony import */ var _shared_run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5389);



async function fleet(job) {
    const result = await (0,_shared_run_js__WEBPACK_IMPORTED_MODULE_2__/* .resultOf */ .B)(job, async () => {
        const { readFleetInputs } = await Promise.all(/* import() */[__webpack_require__.e(945), __webpack_require__.e(802)]).then(__webpack_require__.bind(__webpack_require__, 9802));
        const inputs = await readFleetInputs(job);
        switch (inputs.mode) {
            case 'plan':
                return await (await Promise.all(/* import() */[__webpack_require__.e(85), __webpack_require__.e(298), __webpack_require__.e(807), __webpack_require__.e(945), __webpack_require__.e(961), __webpack_require__.e(175), __webpack_require__.e(554)]).then(__webpack_require__.bind(__webpack_require__, 6099))).plan(job, inputs);
            case 'deploy':
            case 'preview':
                return await (await Promise.all(/* import() */[__webpack_require__.e(85), __webpack_require__.e(298), __webpack_require__.e(807), __webpack_require__.e(909), __webpack_require__.e(628), __webpack_require__.e(945), __webpack_require__.e(699), __webpack_require__.e(355), __webpack_require__.e(961), __webpack_require__.e(306), __webpack_require__.e(175), __webpack_require__.e(47)]).then(__webpack_require__.bind(__webpack_require__, 5012))).deploy(job, inputs);
            case 'report':
                return await (await Promise.all(/* import() */[__webpack_require__.e(961), __webpack_require__.e(427)]).then(__webpack_require__.bind(__webpack_require__, 8961))).report(job, inputs);
            default:
                return inputs.mode;
        }
    });
    const supersededIsNeutral = job.inputs.get('on-superseded') === 'neutral';
    const run = (0,_output_run_result_js__WEBPACK_IMPORTED_MODULE_0__/* .endRun */ .lb)(result, (0,_shared_job_js__WEBPACK_IMPORTED_MODULE_1__/* .cleaningOf */ .Zj)(job), { supersededIsNeutral });
    const { outcome, passed, reason, cause } = run;
    job.end(run);
    job.outputs.set('outcome', outcome);
    job.observe?.({ kind: 'result', outcome, passed, reason, cause });
    if (passed)
        job.console.say(reason);
    else
        job.console.error([reason, ...cause].join('\n'));
}


/***/ }),

/***/ 9497:
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
    };
}
const defaultReport = readReportInputs(new _inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .Inputs */ .G(() => undefined));
function readToken(inputs) {
    const token = inputs.get('github-token');
    if (token === undefined || /^[\x21-\x7e]+$/.test(token))
        return token;
    const text = '`github-token` is not a token: it contains a space, a line break or a non-ASCII character.';
    throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('github-token', text);
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


/***/ })

};
