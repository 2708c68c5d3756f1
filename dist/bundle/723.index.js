export const id = 723;
export const ids = [723];
export const modules = {

/***/ 7723:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {

module.exports.Agent = __webpack_require__(7405)
module.exports.EnvHttpProxyAgent = __webpack_require__(3137)
module.exports.Pool = __webpack_require__(628)
module.exports.buildConnector = __webpack_require__(9136)
const dispatcher = (__webpack_require__(883).prototype)
dispatcher.connect = __webpack_require__(9898)


/***/ })

};
