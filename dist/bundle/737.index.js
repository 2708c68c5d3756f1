export const id = 737;
export const ids = [737];
export const modules = {

/***/ 737:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fleet: () => (/* binding */ fleet)
/* harmony export */ });
/* harmony import */ var _report_outputs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4121);
/* harmony import */ var _report_to_run_report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1258);
/* harmony import */ var _run_end_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2451);
/* harmony import */ var _run_job_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5097);
/* harmony import */ var _run_run_to_end_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9661);





async function fleet(job) {
    const end = await (0,_run_run_to_end_js__WEBPACK_IMPORTED_MODULE_2__/* .runToEnd */ .c)(job, async () => {
        const { readFleetInputs } = await Promise.all(/* import() */[__webpack_require__.e(945), __webpack_require__.e(216)]).then(__webpack_require__.bind(__webpack_require__, 9802));
        const inputs = await readFleetInputs(job);
        switch (inputs.mode) {
            case 'plan':
                return await (await Promise.all(/* import() */[__webpack_require__.e(298), __webpack_require__.e(945), __webpack_require__.e(529), __webpack_require__.e(828)]).then(__webpack_require__.bind(__webpack_require__, 2529))).plan(job, inputs);
            case 'begin':
                return (await __webpack_require__.e(/* import() */ 530).then(__webpack_require__.bind(__webpack_require__, 7530))).begin(job, inputs);
            case 'deploy':
            case 'preview':
                return await (await Promise.all(/* import() */[__webpack_require__.e(298), __webpack_require__.e(917), __webpack_require__.e(996), __webpack_require__.e(20), __webpack_require__.e(945), __webpack_require__.e(615), __webpack_require__.e(529), __webpack_require__.e(910), __webpack_require__.e(42), __webpack_require__.e(219)]).then(__webpack_require__.bind(__webpack_require__, 4219))).deploy(job, inputs);
            case 'report':
                return await (await __webpack_require__.e(/* import() */ 474).then(__webpack_require__.bind(__webpack_require__, 474))).report(job, inputs);
            default:
                return inputs.mode;
        }
    });
    const run = end.kind === 'plain' ? (0,_report_to_run_report_js__WEBPACK_IMPORTED_MODULE_0__/* .toRunReport */ .ZN)(end, (0,_run_job_js__WEBPACK_IMPORTED_MODULE_1__/* .cleaningOf */ .Zj)(job)) : end;
    (0,_run_end_js__WEBPACK_IMPORTED_MODULE_3__/* .setEnd */ .G)(job, run, (0,_report_outputs_js__WEBPACK_IMPORTED_MODULE_4__/* .toFleetOutputs */ .ks)(run));
    (0,_run_end_js__WEBPACK_IMPORTED_MODULE_3__/* .sayEnd */ .L)(job, run);
}


/***/ }),

/***/ 4121:
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

/***/ 2451:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  L: () => (/* binding */ sayEnd),
  G: () => (/* binding */ setEnd)
});

// EXTERNAL MODULE: ./build/report/run-report.js
var run_report = __webpack_require__(2065);
;// CONCATENATED MODULE: ./build/report/failure.js

function formatFailure(run) {
    const { reason, cause } = run;
    const shown = (0,run_report/* comparedLines */.Xq)(run);
    const added = shown === undefined ? [] : ['', `${shown.title}:`, ...shown.lines];
    return [reason, ...cause, ...added].join('\n');
}

;// CONCATENATED MODULE: ./build/report/last-event.js
function toLastEvent({ outcome, passed, reason, cause }) {
    return { kind: 'result', outcome, passed, reason, cause };
}

;// CONCATENATED MODULE: ./build/run/end.js



function setEnd(job, run, outputs) {
    job.end(run);
    job.observe?.(toLastEvent(run));
    for (const [name, value] of outputs)
        job.outputs.set(name, value);
}
function sayEnd({ console, endsWithAddress = false }, run) {
    const { passed, reason } = run;
    const url = (0,run_report/* servedAt */.rv)(run);
    if (!passed)
        console.error(formatFailure(run));
    else if ((0,run_report/* judgedDeployment */.x9)(run)?.outcome === 'superseded')
        console.warn(reason);
    else if (run.outcome === 'succeeded' && console.succeed !== undefined)
        console.succeed(reason);
    else
        console.say(reason);
    if (passed && url !== undefined && !endsWithAddress)
        console.say(`URL: ${url}`);
}


/***/ })

};
