export const id = 207;
export const ids = [207];
export const modules = {

/***/ 7207:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   rehearseUpload: () => (/* binding */ rehearseUpload)
/* harmony export */ });
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6695);
/* harmony import */ var _deploy_key_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7725);
/* harmony import */ var _deploy_result_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3405);
/* harmony import */ var _deploy_run_time_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6309);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3387);





async function* rehearseUpload(platform, request, options = {}) {
    const { projectSlug, environmentSlug, name } = request;
    const time = new _deploy_run_time_js__WEBPACK_IMPORTED_MODULE_3__/* .RunTime */ .X(platform.clock, options);
    const end = (outcome, reason) => (0,_deploy_result_js__WEBPACK_IMPORTED_MODULE_2__/* .endRun */ .lb)(platform, time, { outcome, reason });
    try {
        const { packAndTell } = await Promise.all(/* import() */[__webpack_require__.e(298), __webpack_require__.e(750), __webpack_require__.e(731)]).then(__webpack_require__.bind(__webpack_require__, 9731));
        const { bytes, content } = yield* packAndTell(platform, request, time);
        const [key, project] = await Promise.all([
            (0,_deploy_key_js__WEBPACK_IMPORTED_MODULE_1__/* .readKey */ .YZ)(platform, time),
            platform.call('list_deleted_services', { slug: projectSlug }, time.beforeWrite).catch(_client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .onlyPlatformErrors */ .tJ),
        ]);
        const problem = key instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PlatformError */ .Wk
            ? `The platform did not say whose key it is. ${key.message}`
            : (0,_deploy_key_js__WEBPACK_IMPORTED_MODULE_1__/* .findUploadProblem */ .wQ)(key.keyScope);
        if (problem !== undefined)
            return end('failed', `Dry run: the upload would fail. ${problem}`);
        if ((0,_client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isRefused */ .H0)(project, 404)) {
            const text = `The platform shows no project "${projectSlug}" to this key (404). Check project-slug, and whose key it is.`;
            return end('failed', `Dry run: the upload would fail. ${text}`);
        }
        const unchecked = [
            ...(project instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PlatformError */ .Wk ? [`whether the project exists (${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_4__/* .withoutFullStop */ .Qu)(project.message)})`] : []),
            ...(environmentSlug === undefined ? [] : [`whether environment "${environmentSlug}" exists`]),
            'whether what goes up can be built',
        ];
        const what = content === undefined ? 'the archive' : `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)(content.files, 'file')} (${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_4__/* .formatBytes */ .z3)(content.bytes)})`;
        return end('skipped', `Dry run: ${what} would go up in ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_4__/* .formatBytes */ .z3)(bytes)}, as the new service "${name}" in project ${projectSlug}. Not checked, as the interface does not show it: ${unchecked.join('; ')}.`);
    }
    catch (error) {
        if (!time.signal.aborted && time.leftMs <= 0) {
            return end('failed', 'Dry run: the timeout passed before the folder was packed.');
        }
        if (!time.signal.aborted)
            throw error;
        return end('aborted', 'The run was cancelled. A dry run writes nothing.');
    }
}


/***/ })

};
