export const id = 457;
export const ids = [457];
export const modules = {

/***/ 7823:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T9: () => (/* binding */ fileChunks),
/* harmony export */   ZL: () => (/* binding */ chunkSize),
/* harmony export */   _r: () => (/* binding */ release)
/* harmony export */ });
const chunkSize = 768 * 1024;
async function* fileChunks(file, size) {
    const chunk = Buffer.allocUnsafeSlow(Math.min(chunkSize, size));
    for (let at = 0; at < size;) {
        const { bytesRead } = await file.read(chunk, 0, Math.min(chunkSize, size - at), at);
        if (bytesRead === 0)
            return;
        yield chunk.subarray(0, bytesRead);
        at += bytesRead;
    }
}
function release({ buffer, length }) {
    const ownsItsMemory = buffer.byteLength > Buffer.poolSize && length > 0;
    if (ownsItsMemory && buffer instanceof ArrayBuffer)
        buffer.transfer(0);
}


/***/ }),

/***/ 8457:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openArchive: () => (/* binding */ openArchive)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3597);
/* harmony import */ var _chunks_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7823);
/* harmony import */ var _error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9479);





const formats = [
    { name: 'gzip', endings: ['.tar.gz', '.tgz'], magic: Buffer.from([0x1f, 0x8b, 8]) },
    { name: 'zip', endings: ['.zip'], magic: Buffer.from('PK\x03\x04', 'latin1') },
];
async function openArchive(file, options = {}) {
    const { signal } = options;
    signal?.throwIfAborted();
    const format = formatOf(file);
    const handle = await openFile(file);
    try {
        const opened = await handle.stat({ bigint: true });
        const read = () => readUnchanged(file, handle, opened);
        const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
        for await (const chunk of read()) {
            signal?.throwIfAborted();
            hash.update(chunk);
        }
        await checkStart(file, handle, format);
        const [size, digest] = [Number(opened.size), hash.digest('hex')];
        return { size, digest, packed: undefined, read, [Symbol.asyncDispose]: () => handle.close() };
    }
    catch (error) {
        await handle.close();
        throw error;
    }
}
function formatOf(file) {
    const format = formats.find(({ endings }) => endings.some((ending) => file.toLowerCase().endsWith(ending)));
    if (format)
        return format;
    const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_3__/* .message */ .iU) `not-an-archive: "${(0,_error_js__WEBPACK_IMPORTED_MODULE_2__/* .shownPath */ .pS)(file)}" is not an archive. Name a folder, or a .tar.gz, .tgz or .zip file.`;
    throw new _error_js__WEBPACK_IMPORTED_MODULE_2__/* .ArchiveError */ .di(file, text);
}
async function openFile(file) {
    const shown = (0,_error_js__WEBPACK_IMPORTED_MODULE_2__/* .shownPath */ .pS)(file);
    try {
        if ((await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(file)).isFile())
            return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(file);
    }
    catch (error) {
        if (!(0,_error_js__WEBPACK_IMPORTED_MODULE_2__/* .isGone */ .ST)(error))
            throw (0,_error_js__WEBPACK_IMPORTED_MODULE_2__/* .unreadable */ .O$)(file, error);
        throw new _error_js__WEBPACK_IMPORTED_MODULE_2__/* .ArchiveError */ .di(file, (0,_text_message_js__WEBPACK_IMPORTED_MODULE_3__/* .message */ .iU) `archive-missing: The archive does not exist: "${shown}". Build it first.`);
    }
    const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_3__/* .message */ .iU) `archive-not-a-file: The archive is not a file: "${shown}". Rename it if it is a folder to pack.`;
    throw new _error_js__WEBPACK_IMPORTED_MODULE_2__/* .ArchiveError */ .di(file, text);
}
async function checkStart(file, handle, { name, magic }) {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(magic.length), 0, magic.length, 0);
    if (bytesRead === magic.length && buffer.equals(magic))
        return;
    const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_3__/* .message */ .iU) `archive-broken: The archive is not a ${name} file: "${(0,_error_js__WEBPACK_IMPORTED_MODULE_2__/* .shownPath */ .pS)(file)}". Make it again, or rename it if it is of another format.`;
    throw new _error_js__WEBPACK_IMPORTED_MODULE_2__/* .ArchiveError */ .di(file, text);
}
async function* readUnchanged(file, handle, opened) {
    const check = async () => {
        const now = await handle.stat({ bigint: true });
        if (now.size === opened.size && now.mtimeNs === opened.mtimeNs && now.ctimeNs === opened.ctimeNs)
            return;
        const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_3__/* .message */ .iU) `archive-changed: The archive changed after it was opened: "${(0,_error_js__WEBPACK_IMPORTED_MODULE_2__/* .shownPath */ .pS)(file)}". Finish writing it first.`;
        throw new _error_js__WEBPACK_IMPORTED_MODULE_2__/* .ArchiveError */ .di(file, text);
    };
    let left = Number(opened.size);
    for await (const chunk of (0,_chunks_js__WEBPACK_IMPORTED_MODULE_4__/* .fileChunks */ .T9)(handle, left)) {
        left -= chunk.length;
        if (left === 0)
            await check();
        yield chunk;
    }
    if (left > 0)
        await check();
}


/***/ })

};
