export const id = 788;
export const ids = [788];
export const modules = {

/***/ 2788:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ nearestNames),
/* harmony export */   m: () => (/* binding */ likelyName)
/* harmony export */ });
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


/***/ })

};
