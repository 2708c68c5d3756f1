export const id = 737;
export const ids = [737];
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
    const result = await (0,_shared_run_js__WEBPACK_IMPORTED_MODULE_2__/* .runToEnd */ .c)(job, async () => {
        const { readFleetInputs } = await Promise.all(/* import() */[__webpack_require__.e(945), __webpack_require__.e(802)]).then(__webpack_require__.bind(__webpack_require__, 9802));
        const inputs = await readFleetInputs(job);
        switch (inputs.mode) {
            case 'plan':
                return await (await Promise.all(/* import() */[__webpack_require__.e(298), __webpack_require__.e(945), __webpack_require__.e(99), __webpack_require__.e(89)]).then(__webpack_require__.bind(__webpack_require__, 6099))).plan(job, inputs);
            case 'deploy':
            case 'preview':
                return await (await Promise.all(/* import() */[__webpack_require__.e(298), __webpack_require__.e(909), __webpack_require__.e(917), __webpack_require__.e(628), __webpack_require__.e(945), __webpack_require__.e(355), __webpack_require__.e(99), __webpack_require__.e(42), __webpack_require__.e(97)]).then(__webpack_require__.bind(__webpack_require__, 7097))).deploy(job, inputs);
            case 'report':
                return await (await __webpack_require__.e(/* import() */ 961).then(__webpack_require__.bind(__webpack_require__, 8961))).report(job, inputs);
            default:
                return inputs.mode;
        }
    });
    const run = (0,_output_run_result_js__WEBPACK_IMPORTED_MODULE_0__/* .endRun */ .lb)(result, (0,_shared_job_js__WEBPACK_IMPORTED_MODULE_1__/* .cleaningOf */ .Zj)(job), { supersededIsNeutral: job.inputs.get('on-superseded') === 'neutral' });
    const { outcome, passed, reason, cause } = run;
    job.end(run);
    job.outputs.set('outcome', outcome);
    job.observe?.({ kind: 'result', outcome, passed, reason, cause });
    if (passed)
        job.console.say(reason);
    else
        job.console.error([reason, ...cause].join('\n'));
}


/***/ })

};
