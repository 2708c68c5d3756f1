export const id = 40;
export const ids = [40];
export const modules = {

/***/ 40:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   compareWithLive: () => (/* binding */ compareWithLive)
/* harmony export */ });
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6695);
/* harmony import */ var _deploy_history_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2566);
/* harmony import */ var _deploy_status_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(542);
/* harmony import */ var _deploy_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8891);
/* harmony import */ var _preview_store_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9450);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3387);
/* harmony import */ var _repository_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8328);







const readMs = 10_000;
async function compareWithLive(platform, { serviceId, ref }, host, words) {
    const unknown = (why) => ({ kind: 'unknown', why });
    const { signal } = host;
    const github = (0,_repository_js__WEBPACK_IMPORTED_MODULE_5__/* .repositoryOf */ ._M)(host, readMs);
    if (ref === undefined)
        return unknown('the step names no ref');
    if (github === undefined)
        return unknown('the job has no github-token');
    let live;
    try {
        live = await findLiveCommit(platform, serviceId, words, signal);
    }
    catch (error) {
        if (!(error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PlatformError */ .Wk))
            throw error;
        return unknown((0,_text_format_js__WEBPACK_IMPORTED_MODULE_6__/* .withoutFullStop */ .Qu)(error.message));
    }
    if (live === undefined)
        return unknown('the history shows no commit of a deployment that succeeded');
    try {
        const basehead = `${live}...${ref}`;
        const compare = async ({ rest }, place) => {
            const { data } = await rest.repos.compareCommitsWithBasehead({ ...place, basehead, per_page: 1 });
            return data.status;
        };
        const status = await github.ask('contents: read', compare, { once: true });
        return status === 'behind' ? { kind: 'behind', live } : { kind: 'not-behind' };
    }
    catch (error) {
        signal.throwIfAborted();
        return unknown(`GitHub did not compare the commits: ${(0,_preview_store_js__WEBPACK_IMPORTED_MODULE_4__/* .onlyGitHubErrors */ .JH)(error).message}`);
    }
}
async function findLiveCommit(platform, serviceId, words, signal) {
    const vocabulary = (0,_deploy_words_js__WEBPACK_IMPORTED_MODULE_3__/* .buildVocabulary */ .v)(words);
    const { rows } = await (0,_deploy_history_js__WEBPACK_IMPORTED_MODULE_1__/* .readPage */ .SP)(platform, serviceId, { signal, attempts: 2, totalMs: readMs });
    const succeeded = rows.filter(({ record }) => (0,_deploy_status_js__WEBPACK_IMPORTED_MODULE_2__/* .readStatus */ .r)(record, vocabulary).kind === 'succeeded');
    return succeeded.map((row) => (0,_deploy_history_js__WEBPACK_IMPORTED_MODULE_1__/* .readDetails */ .LF)(row).commits[0]).find((commit) => commit !== undefined);
}


/***/ })

};
