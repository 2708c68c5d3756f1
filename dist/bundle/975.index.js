export const id = 975;
export const ids = [975];
export const modules = {

/***/ 8975:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fixedForPreview: () => (/* binding */ fixedForPreview),
/* harmony export */   previewFleetService: () => (/* binding */ previewFleetService)
/* harmony export */ });
/* harmony import */ var _config_file_inputs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(945);
/* harmony import */ var _preview_action_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5257);
/* harmony import */ var _addresses_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9119);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9802);
/* harmony import */ var _service_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2530);
/* harmony import */ var _service_job_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2323);






function fixedForPreview({ inputs }, service) {
    const environment = (0,_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .isGiven */ .q)(inputs, 'environment') ? inputs.text('environment') : 'preview';
    return { 'job-summary': false, comment: false, service, environment: `${environment}/${service}` };
}
async function previewFleetService(context, service, turn) {
    const { job, inputs, plan } = context;
    const { name } = service;
    const console = context.console.open(name);
    const isClosed = (0,_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .isClosing */ .w)(job);
    const addresses = isClosed ? new Map() : await (0,_addresses_js__WEBPACK_IMPORTED_MODULE_2__/* .addressesFor */ .S)(context, service);
    const sub = (0,_service_job_js__WEBPACK_IMPORTED_MODULE_5__/* .serviceJob */ .D)(job, {
        fleet: inputs,
        service,
        console,
        commit: plan.commit ?? undefined,
        fixed: fixedForPreview(job, name),
        remainingMs: turn.remainingMs,
        addressOf: (other) => addresses.get(other),
        takes: (input) => !_config_file_inputs_js__WEBPACK_IMPORTED_MODULE_0__.productionInputs.has(input) && !(isClosed && input === 'env-vars'),
    });
    const run = await (0,_preview_action_js__WEBPACK_IMPORTED_MODULE_1__.preview)(sub);
    await console.close();
    const isLive = run.outcome === 'succeeded' || run.outcome === 'accepted';
    return { ...(0,_service_js__WEBPACK_IMPORTED_MODULE_4__/* .endOfRun */ .q)(run), isLive };
}


/***/ })

};
