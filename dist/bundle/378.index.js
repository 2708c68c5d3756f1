export const id = 378;
export const ids = [378];
export const modules = {

/***/ 2788:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ nearestNames),
/* harmony export */   m: () => (/* binding */ likelyName)
/* harmony export */ });
/** The names most like a wrong one, the best first: names that share its words, then names that differ by a slip. */
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
/** The one name that a slip of the keyboard explains, if there is one: at most a third of its letters differ. */
function likelyName(wrongName, names) {
    const [nearest] = nearestNames(wrongName, names, 1);
    if (nearest === undefined)
        return undefined;
    const letters = (name) => wordsOf(name).replaceAll('_', '');
    return editDistance(letters(wrongName), letters(nearest)) <= letters(nearest).length / 3 ? nearest : undefined;
}
/** In lower case, with `_` between words: `serviceId`, `service-id` and `SERVICE_ID` are one. */
function wordsOf(name) {
    const apart = name.slice(0, longest).replace(/([a-z0-9])([A-Z])/g, '$1_$2');
    return apart.toLowerCase().replaceAll(/[^a-z0-9]+/g, '_');
}
/** The rest of a longer name is not compared. */
const longest = 60;
/** Insertions, deletions and replacements that turn one text into the other (Levenshtein), one row of the table at a time. */
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
/** Bytes as people read them: `512 B`, `3.4 MB`; a kB is 1000 bytes. */
function formatSize(bytes) {
    let [amount, unit] = [bytes, 0];
    for (; amount >= 999.5 && unit < units.length - 1; unit += 1)
        amount /= 1000;
    const digits = unit === 0 || amount >= 99.95 ? 0 : 1;
    return `${amount.toFixed(digits)} ${units[unit]}`;
}
/** `1 file`, `12,000 files`: the noun with an `s`, but for one. */
function formatCount(count, noun) {
    const grouped = String(count).replaceAll(/\B(?=(\d{3})+$)/g, ',');
    return `${grouped} ${count === 1 ? noun : `${noun}s`}`;
}


/***/ })

};
