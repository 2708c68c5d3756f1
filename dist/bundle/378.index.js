export const id = 378;
export const ids = [378];
export const modules = {

/***/ 2788:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LE: () => (/* binding */ nearestNames),
/* harmony export */   au: () => (/* binding */ didYouMean),
/* harmony export */   mP: () => (/* binding */ likelyName)
/* harmony export */ });
/* harmony import */ var _message_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3597);

function nearestNames(wrongName, names, most = 3) {
    const asked = wordsOf(wrongName);
    const scored = names.map((name) => {
        const words = wordsOf(name).split('_');
        const shared = words.filter((word) => asked.split('_').includes(word)).length;
        return { name, score: editDistance(asked, wordsOf(name)) - 4 * shared };
    });
    const sorted = scored.sort((one, other) => one.score - other.score);
    return sorted.slice(0, most).map(({ name }) => name);
}
function likelyName(wrongName, names) {
    const [nearest] = nearestNames(wrongName, names, 1);
    if (nearest === undefined)
        return undefined;
    const letters = (name) => wordsOf(name).replaceAll('_', '');
    return editDistance(letters(wrongName), letters(nearest)) <= letters(nearest).length / 3 ? nearest : undefined;
}
function didYouMean(wrongName, names, otherwise) {
    const asked = wordsOf(wrongName).split('_');
    const near = nearestNames(wrongName, names).filter((name) => {
        const shared = wordsOf(name)
            .split('_')
            .filter((word) => asked.includes(word));
        return likelyName(wrongName, [name]) !== undefined || shared.join('').length > asked.join('').length / 2;
    });
    if (near.length === 0)
        return otherwise;
    const quoted = near.map((name) => `\`${name}\``);
    return (0,_message_js__WEBPACK_IMPORTED_MODULE_0__/* .message */ .i) `did-you-mean: Did you mean ${quoted.join(' or ')}?`;
}
function wordsOf(name) {
    const apart = name.slice(0, longest).replace(/([a-z0-9])([A-Z])/g, '$1_$2');
    return apart.toLowerCase().replaceAll(/[^a-z0-9]+/g, '_');
}
const longest = 60;
function editDistance(from, to) {
    let row = Array.from({ length: to.length + 1 }, (_, index) => index);
    for (const [line, left] of [...from].entries()) {
        const next = [line + 1];
        for (const [column, right] of [...to].entries()) {
            const replaced = (row[column] ?? 0) + (left === right ? 0 : 1);
            next.push(Math.min(replaced, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
        }
        row = next;
    }
    return row.at(-1) ?? 0;
}


/***/ }),

/***/ 7397:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ formatCount),
/* harmony export */   X: () => (/* binding */ formatSize)
/* harmony export */ });
const units = ['B', 'kB', 'MB', 'GB', 'TB'];
function formatSize(bytes) {
    let [amount, unit] = [bytes, 0];
    for (; amount >= 999.5 && unit < units.length - 1; unit += 1)
        amount /= 1000;
    const digits = unit === 0 || amount >= 99.95 ? 0 : 1;
    return `${amount.toFixed(digits)} ${units[unit]}`;
}
function formatCount(count, noun) {
    const grouped = String(count).replaceAll(/\B(?=(\d{3})+$)/g, ',');
    return `${grouped} ${count === 1 ? noun : `${noun}s`}`;
}


/***/ })

};
