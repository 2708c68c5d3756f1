export const id = 928;
export const ids = [928];
export const modules = {

/***/ 5928:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $4: () => (/* binding */ findLastGood),
/* harmony export */   kN: () => (/* binding */ readCommit),
/* harmony export */   rj: () => (/* binding */ readPast)
/* harmony export */ });
/* harmony import */ var _client_streams_read_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7766);
/* harmony import */ var _text_defined_fields_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4917);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3597);
/* harmony import */ var _text_size_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7397);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8093);
/* harmony import */ var _verdict_vocabulary_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9022);






const wholeCommit = /^[0-9a-f]{7,64}$/;
const mostPages = 10;
const shortCommit = 12;
async function findLastGood(platform, { serviceId, current, remembered, signal, timeoutMs, ...words }) {
    const runs = (await remembered?.()) ?? [];
    const failed = new Set();
    let newest;
    let rows = 0;
    let isShown = false;
    for await (const past of (0,_client_streams_read_js__WEBPACK_IMPORTED_MODULE_0__/* .oneByOne */ .E)(readPast(platform, serviceId, { ...words, signal, timeoutMs }), signal)) {
        const { id, commit, succeeded } = past;
        newest ??= past;
        rows++;
        isShown ||= commit !== undefined;
        const from = current ?? newest.commit;
        if (from === undefined)
            break;
        if (commit === undefined || !succeeded || !isNew(commit, from, newest))
            continue;
        const run = runs.find((each) => (0,_record_js__WEBPACK_IMPORTED_MODULE_1__/* .sameCommit */ .Kd)(each.commit, commit));
        if (run !== undefined && (failed.has(run.commit) || (await run.result()) === 'failed')) {
            failed.add(run.commit);
            continue;
        }
        const deployment = id === undefined ? 'the newest deployment' : `deployment ${id}, the newest`;
        const how = `Going back to ${commit.slice(0, shortCommit)}: it is the commit of ${deployment} that succeeded with another commit than ${from.slice(0, shortCommit)}.`;
        return { kind: 'found', commit, from, how };
    }
    const from = current ?? newest?.commit;
    if (from === undefined) {
        const reason = newest === undefined
            ? `The service has no deployment yet.`
            : `The record of the newest deployment (${newest.id ?? 'without an id'}) shows no commit, so it is not known what to go back from.`;
        return { kind: 'none', from, reason };
    }
    for (const { commit, result } of isShown ? [] : runs) {
        if (!isNew(commit, from, newest) || (await result()) !== 'succeeded')
            continue;
        const how = `Going back to ${commit.slice(0, shortCommit)}: GitHub remembers it as the newest that succeeded with another commit than ${from.slice(0, shortCommit)}; the platform's records show no commit.`;
        return { kind: 'found', commit, from, how };
    }
    const passed = failed.size > 0 ? ' and passed its checks' : '';
    const reason = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_3__/* .message */ .iU) `rollback-nothing-good: No deployment to go back to: of ${(0,_text_size_js__WEBPACK_IMPORTED_MODULE_4__/* .formatCount */ .B)(rows, 'record')} none succeeded with a known commit other than ${from.slice(0, shortCommit)}${passed}.`;
    return { kind: 'none', from, reason };
}
function isNew(commit, from, newest) {
    return !(0,_record_js__WEBPACK_IMPORTED_MODULE_1__/* .sameCommit */ .Kd)(commit, from) && (newest?.commit === undefined || !(0,_record_js__WEBPACK_IMPORTED_MODULE_1__/* .sameCommit */ .Kd)(commit, newest.commit));
}
async function* readPast(platform, serviceId, { signal, timeoutMs, retries, ...words }) {
    const meaningOf = (0,_verdict_vocabulary_js__WEBPACK_IMPORTED_MODULE_2__/* .buildVocabulary */ .vQ)(words);
    let pages = 0;
    for await (const { deployments } of platform.history(serviceId, (0,_text_defined_fields_js__WEBPACK_IMPORTED_MODULE_5__/* .definedFields */ .X)({ signal, timeoutMs, retries }))) {
        yield deployments.map((row) => {
            const { id, word, rollbackable, refs } = (0,_record_js__WEBPACK_IMPORTED_MODULE_1__/* .readRecord */ .aE)(row);
            const meaning = word === undefined ? 'ambiguous' : meaningOf(word);
            const mayBe = meaning === 'ambiguous' || meaning === 'superseded';
            const succeeded = meaning === 'succeeded' || (mayBe && rollbackable);
            const commit = [...refs.commits, ...refs.names].map(readCommit).find((each) => each !== undefined);
            return { id, commit, ref: (0,_record_js__WEBPACK_IMPORTED_MODULE_1__/* .readRef */ .sg)(refs), succeeded, createdMs: (0,_record_js__WEBPACK_IMPORTED_MODULE_1__/* .readTimes */ .fh)(row).createdMs };
        });
        if (++pages === mostPages)
            return;
    }
}
function readCommit(ref) {
    const text = ref.toLowerCase();
    return wholeCommit.test(text) ? text : undefined;
}


/***/ })

};
