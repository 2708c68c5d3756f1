export const id = 617;
export const ids = [617];
export const modules = {

/***/ 9617:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ poll)
/* harmony export */ });
async function poll(read, { pauseMs, sleep }) {
    for (let reads = 1;; reads++) {
        const found = await read();
        if (found !== undefined)
            return found;
        const ms = pauseMs(reads);
        if (ms === undefined)
            return undefined;
        await sleep(ms);
    }
}


/***/ })

};
