export const id = 525;
export const ids = [525];
export const modules = {

/***/ 525:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {

module.exports.Agent = __webpack_require__(8807)
module.exports.EnvHttpProxyAgent = __webpack_require__(6191)
module.exports.Pool = __webpack_require__(1618)
module.exports.buildConnector = __webpack_require__(8598)
const dispatcher = (__webpack_require__(1645).prototype)
dispatcher.connect = __webpack_require__(2085)


/***/ })

};
