export const id = 799;
export const ids = [799];
export const modules = {

/***/ 799:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   upload: () => (/* binding */ upload)
/* harmony export */ });
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6695);
/* harmony import */ var _deploy_follow_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4201);
/* harmony import */ var _deploy_key_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7725);
/* harmony import */ var _deploy_outcome_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5970);
/* harmony import */ var _deploy_result_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3405);
/* harmony import */ var _deploy_run_time_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6309);
/* harmony import */ var _deploy_write_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5873);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3387);








const leftForTheRestMs = 5_000;
const progressMs = 300;
async function* upload(platform, request, options = {}) {
    const time = new _deploy_run_time_js__WEBPACK_IMPORTED_MODULE_6__/* .RunTime */ .X(platform.clock, options);
    const phases = new _deploy_result_js__WEBPACK_IMPORTED_MODULE_4__/* .Phases */ .Vw('packing');
    const end = (ending, known = {}) => {
        const facts = { ...known, phases: phases.until(time.elapsedMs), onSuperseded: options.onSuperseded };
        return (0,_deploy_result_js__WEBPACK_IMPORTED_MODULE_4__/* .endRun */ .lb)(platform, time, ending, facts);
    };
    let isPacked = false;
    let created;
    try {
        const { packAndTell } = await Promise.all(/* import() */[__webpack_require__.e(298), __webpack_require__.e(750), __webpack_require__.e(731)]).then(__webpack_require__.bind(__webpack_require__, 9731));
        const archive = yield* packAndTell(platform, request, time);
        const key = await (0,_deploy_key_js__WEBPACK_IMPORTED_MODULE_2__/* .readKey */ .YZ)(platform, time);
        const problem = key instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PlatformError */ .Wk ? undefined : (0,_deploy_key_js__WEBPACK_IMPORTED_MODULE_2__/* .findUploadProblem */ .wQ)(key.keyScope);
        if (problem !== undefined)
            return end({ outcome: 'failed', reason: `Nothing was deployed. ${problem}` });
        if (key instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PlatformError */ .Wk && ((0,_client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isRefused */ .H0)(key, 401) || key.code === 'redirected'))
            return end((0,_deploy_write_js__WEBPACK_IMPORTED_MODULE_5__/* .noEffect */ .VP)(key));
        if (!(await time.waitWhileHeld(platform)))
            return end((0,_deploy_write_js__WEBPACK_IMPORTED_MODULE_5__/* .tooLate */ .Bg)(platform.heldMs));
        phases.enter('sending', time.elapsedMs);
        isPacked = true;
        const answer = yield* send(platform, request, archive, time);
        if ((0,_deploy_outcome_js__WEBPACK_IMPORTED_MODULE_3__/* .isEnding */ .yp)(answer))
            return end(answer);
        created = answer;
    }
    catch (error) {
        if (time.signal.aborted)
            return end({ outcome: 'aborted', reason: 'The run was cancelled. Nothing was deployed.' });
        if (!isPacked && time.leftMs <= 0)
            return end((0,_deploy_write_js__WEBPACK_IMPORTED_MODULE_5__/* .tooLate */ .Bg)(0));
        throw error;
    }
    phases.enter('requested', time.elapsedMs);
    const { deploymentId, serviceId } = created;
    const named = `"${request.name}" in project ${request.projectSlug}`;
    if (serviceId === undefined) {
        const reason = `A new service was created and is billed, but the platform did not give its id, so that its deployment ${deploymentId} cannot be followed. Look at the dashboard for ${named}.`;
        return end({ outcome: 'indeterminate', reason }, { deploymentId });
    }
    const text = `A new service was created and is billed: ${serviceId} (${named}). Each upload creates another one.`;
    yield { kind: 'notice', text: platform.redact(text) };
    yield { kind: 'accepted', serviceId, deploymentId, ref: undefined, atMs: time.elapsedMs };
    if (options.wait === false) {
        const reason = 'The platform accepted the deployment. Taxiway did not wait for it to end.';
        return end({ outcome: 'accepted', reason }, { serviceId, deploymentId });
    }
    return yield* (0,_deploy_follow_js__WEBPACK_IMPORTED_MODULE_1__/* .followTarget */ .T)(platform, { serviceId, deploymentId, ref: undefined, isOurs: true }, time, phases, options);
}
async function* send(platform, request, archive, time) {
    const { projectSlug, environmentSlug: env, name, runtimeMode, rootDir, installCommand } = request;
    const { buildCommand, startCommand, internalPort, planKey } = request;
    const fields = { name, runtimeMode, rootDir, installCommand, buildCommand, startCommand, internalPort, planKey };
    const { UploadBody } = await __webpack_require__.e(/* import() */ 722).then(__webpack_require__.bind(__webpack_require__, 6722));
    const body = new UploadBody(fields, archive);
    const limits = { attemptMs: Math.max(1_000, time.leftMs - leftForTheRestMs), totalMs: time.leftMs };
    const over = new AbortController();
    const signal = AbortSignal.any([time.signal, over.signal]);
    const sending = platform
        .call('deploy_upload', { ...fields, projectSlug, env, archiveBase64: '' }, { signal, body, ...limits })
        .then(({ deploymentId, service }) => ({ deploymentId, serviceId: service?.id ?? undefined }))
        .catch((error) => endingOf(error, request, body, time))
        .finally(() => over.abort());
    sending.catch(() => { });
    try {
        for (;;) {
            await time.clock.sleep(progressMs, over.signal).catch(() => { });
            if (over.signal.aborted || body.isSent)
                return await sending;
            yield { kind: 'progress', step: 'sending', doneBytes: body.sent, totalBytes: body.length };
        }
    }
    finally {
        over.abort();
    }
}
function endingOf(error, request, body, time) {
    const where = `look for "${request.name}" in project ${request.projectSlug}`;
    if (time.signal.aborted) {
        const doubt = `A service may have been created, which is billed: ${where}.`;
        return {
            outcome: 'aborted',
            reason: `The run was cancelled during the upload. ${body.isSent ? doubt : 'Nothing was deployed.'}`,
        };
    }
    if (!(error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PlatformError */ .Wk))
        throw error;
    const isCut = error.effect === 'unknown' && !body.isSent;
    if (isCut || (0,_client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isRefused */ .H0)(error, 413)) {
        const [sent, all] = [(0,_text_format_js__WEBPACK_IMPORTED_MODULE_7__/* .formatBytes */ .z3)(body.sent), (0,_text_format_js__WEBPACK_IMPORTED_MODULE_7__/* .formatBytes */ .z3)(body.length)];
        const limit = `Only ${sent} of the upload's ${all} were sent: the platform, or a proxy before it, may limit the size.`;
        const advice = `${isCut ? limit : `The upload has ${all}.`} Leave out in .deployignore what the app does not need.`;
        return { outcome: 'failed', reason: `Nothing was deployed. ${error.message} ${advice}` };
    }
    if (error.effect === 'none')
        return (0,_deploy_write_js__WEBPACK_IMPORTED_MODULE_5__/* .noEffect */ .VP)(error);
    const reason = `It is not known whether a service was created: ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_7__/* .withoutFullStop */ .Qu)(error.message)}. If it was, it is billed: ${where} before you upload again.`;
    return { outcome: 'indeterminate', reason };
}


/***/ })

};
