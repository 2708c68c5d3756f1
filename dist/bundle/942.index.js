export const id = 942;
export const ids = [942];
export const modules = {

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


/***/ }),

/***/ 2942:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   documentOf: () => (/* binding */ documentOf)
/* harmony export */ });
/* unused harmony exports doctorReportSchema, unseen */
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2728);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7999);


const described = (schema, text) => valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(schema, valibot__WEBPACK_IMPORTED_MODULE_0__/* .description */ .h_(text));
const count = valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .integer */ .ndf(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .minValue */ .Wwf(0));
const doctorReportSchema = valibot__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    format: described(valibot__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(1), 'The version of this document.'),
    ready: described(valibot__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(), 'Whether nothing is in the way of a deploy. False sets the exit code 1.'),
    next: described(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), 'What to do next, one sentence.'),
    serviceId: described(valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()), 'The service that was looked at.'),
    findings: valibot__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
        area: valibot__WEBPACK_IMPORTED_MODULE_0__/* .picklist */ .KIO(_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .areas */ .bn),
        name: described(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), 'Stable; docs/doctor.md has a row for each.'),
        result: valibot__WEBPACK_IMPORTED_MODULE_0__/* .picklist */ .KIO(_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .findingResults */ .O2),
        summary: described(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), 'One line.'),
        evidence: valibot__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
        advice: described(valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()), 'What to do, one sentence.'),
    })),
    words: valibot__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
        word: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        meaning: valibot__WEBPACK_IMPORTED_MODULE_0__/* .picklist */ .KIO(['succeeded', 'failed', 'cancelled', 'superseded', 'ongoing', 'ambiguous', 'unknown']),
        count,
        rollbackable: described(count, 'Records of this word that can be rolled back to.'),
        seems: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(valibot__WEBPACK_IMPORTED_MODULE_0__/* .picklist */ .KIO(['success', 'failure', 'still going', 'unclear'])),
        proposed: described(valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(valibot__WEBPACK_IMPORTED_MODULE_0__/* .picklist */ .KIO(['success', 'failure'])), 'Only where no record speaks against it.'),
        why: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    })),
    proposals: valibot__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
        'success-states': valibot__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
        'failure-states': valibot__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    }),
    differences: described(valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(valibot__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ matters: valibot__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(), text: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }))), 'How the platform differs from the dialect of `--expect`; null without it.'),
    requests: described(count, 'Requests that were sent, all of them reads.'),
    durationMs: described(valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .minValue */ .Wwf(0)), 'Milliseconds.'),
});
function unseen(reason) {
    return {
        ...{ ready: false, next: reason, serviceId: undefined, findings: [], words: [], dialect: {} },
        ...{
            proposals: { 'success-states': [], 'failure-states': [] },
            differences: undefined,
            requests: 0,
            durationMs: 0,
        },
    };
}
function documentOf(report) {
    const { ready, next, serviceId = null, findings, words, proposals, differences, requests, durationMs } = report;
    return {
        format: 1,
        ready,
        next,
        serviceId,
        findings: findings.map(({ advice = null, evidence, ...finding }) => ({
            ...finding,
            evidence: [...evidence],
            advice,
        })),
        words: words.map(({ word, meaning, count: seen, rollbackable, seems = null, proposed = null, why }) => ({
            ...{ word, meaning, count: seen, rollbackable, seems, proposed, why },
        })),
        proposals: {
            'success-states': [...proposals['success-states']],
            'failure-states': [...proposals['failure-states']],
        },
        differences: differences === undefined ? null : differences.map((each) => ({ ...each })),
        requests,
        durationMs: Math.round(durationMs),
    };
}


/***/ })

};
