export const id = 407;
export const ids = [407];
export const modules = {

/***/ 4473:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ fileChunks),
/* harmony export */   Z: () => (/* binding */ chunkSize)
/* harmony export */ });
/** Bytes of a chunk of an archive: a multiple of 3, so that a chunk in base64 needs no padding, and 1 MiB then. */
const chunkSize = 768 * 1024;
/** The first `size` bytes of a file; ends early where the file does. A chunk is valid until the next is asked for. */
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


/***/ }),

/***/ 6407:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openArchive: () => (/* binding */ openArchive)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var _error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9479);
/* harmony import */ var _file_chunks_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4473);




/** How the accepted formats begin: RFC 1952 with deflate; the first entry of a zip (one without entries has none). */
const formats = [
    { name: 'gzip', endings: ['.tar.gz', '.tgz'], magic: Buffer.from([0x1f, 0x8b, 8]) },
    { name: 'zip', endings: ['.zip'], magic: Buffer.from('PK\x03\x04', 'latin1') },
];
/**
 * Opens an archive that goes as it is, and reads it once for its digest. Its name (in any case), its first bytes and its
 * size are checked, not what it holds. Throws an ArchiveError, and the signal's reason once it is aborted.
 */
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
        const digest = hash.digest('hex');
        const size = Number(opened.size);
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
    throw new _error_js__WEBPACK_IMPORTED_MODULE_2__/* .ArchiveError */ .di(file, `${(0,_error_js__WEBPACK_IMPORTED_MODULE_2__/* .shown */ .SP)(file)} is no archive: name a folder, or a file that ends in .tar.gz, .tgz or .zip.`);
}
async function openFile(file) {
    try {
        // Asked first, for opening a named pipe would wait for its writer.
        if ((await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(file)).isFile())
            return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(file);
    }
    catch (error) {
        if (!(0,_error_js__WEBPACK_IMPORTED_MODULE_2__/* .isGone */ .ST)(error))
            throw (0,_error_js__WEBPACK_IMPORTED_MODULE_2__/* .unreadable */ .O$)(file, error);
        throw new _error_js__WEBPACK_IMPORTED_MODULE_2__/* .ArchiveError */ .di(file, `The archive ${(0,_error_js__WEBPACK_IMPORTED_MODULE_2__/* .shown */ .SP)(file)} does not exist: name a file that the job has made.`);
    }
    throw new _error_js__WEBPACK_IMPORTED_MODULE_2__/* .ArchiveError */ .di(file, `The archive ${(0,_error_js__WEBPACK_IMPORTED_MODULE_2__/* .shown */ .SP)(file)} is not a file: rename it if it is a folder to be packed.`);
}
async function checkStart(file, handle, format) {
    const start = Buffer.alloc(4);
    const { bytesRead } = await handle.read(start, 0, start.length, 0);
    const begins = ({ magic }) => start.subarray(0, Math.min(magic.length, bytesRead)).equals(magic);
    if (begins(format))
        return;
    if (bytesRead === 0)
        throw new _error_js__WEBPACK_IMPORTED_MODULE_2__/* .ArchiveError */ .di(file, `The archive ${(0,_error_js__WEBPACK_IMPORTED_MODULE_2__/* .shown */ .SP)(file)} is empty: make it again.`);
    const other = formats.find(begins);
    const found = other ? `it begins as a ${other.name} file, so give it that name` : 'make it again';
    throw new _error_js__WEBPACK_IMPORTED_MODULE_2__/* .ArchiveError */ .di(file, `The archive ${(0,_error_js__WEBPACK_IMPORTED_MODULE_2__/* .shown */ .SP)(file)} is not the ${format.name} file that its name says: ${found}.`);
}
/** The file from its start. That it is as it was when it was opened is checked before the last chunk is given. */
async function* readUnchanged(file, handle, opened) {
    let left = Number(opened.size);
    for await (const chunk of (0,_file_chunks_js__WEBPACK_IMPORTED_MODULE_3__/* .fileChunks */ .T)(handle, left)) {
        left -= chunk.length;
        if (left === 0)
            await checkUnchanged(file, handle, opened);
        yield chunk;
    }
    if (left > 0)
        await checkUnchanged(file, handle, opened);
}
async function checkUnchanged(file, handle, opened) {
    const now = await handle.stat({ bigint: true });
    const same = now.size === opened.size && now.mtimeNs === opened.mtimeNs && now.ctimeNs === opened.ctimeNs;
    if (same)
        return;
    const remedy = 'let the job finish writing it first';
    throw new _error_js__WEBPACK_IMPORTED_MODULE_2__/* .ArchiveError */ .di(file, `The archive ${(0,_error_js__WEBPACK_IMPORTED_MODULE_2__/* .shown */ .SP)(file)} changed after it was opened: ${remedy}.`);
}


/***/ })

};
