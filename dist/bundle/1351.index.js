export const id = 1351;
export const ids = [1351];
export const modules = {

/***/ 4752:
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

/***/ 1351:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openArchive: () => (/* binding */ openArchive)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_stream__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7075);
/* harmony import */ var node_stream_promises__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6466);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8522);
/* harmony import */ var _text_defined_fields_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(5023);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1103);
/* harmony import */ var _archive_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9250);
/* harmony import */ var _file_chunks_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4752);
/* harmony import */ var _vanished_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9989);










const formats = [
    { name: 'gzip', endings: ['.tar.gz', '.tgz'], magic: Buffer.from([0x1f, 0x8b, 8]) },
    { name: 'zip', endings: ['.zip'], magic: Buffer.from('PK\x03\x04', 'latin1') },
];
async function openArchive(file, options = {}) {
    const { signal } = options;
    signal?.throwIfAborted();
    const format = readFormat(file);
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
        await checkEnd({ file, handle, size: Number(opened.size), signal }, format);
        const [size, digest] = [Number(opened.size), hash.digest('hex')];
        return { size, digest, packed: undefined, read, [Symbol.asyncDispose]: () => handle.close() };
    }
    catch (error) {
        await handle.close();
        throw error;
    }
}
function readFormat(file) {
    const format = formats.find(({ endings }) => endings.some((ending) => file.toLowerCase().endsWith(ending)));
    if (format)
        return format;
    const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_7__/* .message */ .i) `not-an-archive: "${(0,_archive_error_js__WEBPACK_IMPORTED_MODULE_5__/* .shownPath */ .pS)(file)}" is not an archive. Name a folder, or a .tar.gz, .tgz or .zip file.`;
    throw new _archive_error_js__WEBPACK_IMPORTED_MODULE_5__/* .ArchiveError */ .di(file, text);
}
async function openFile(file) {
    const shown = (0,_archive_error_js__WEBPACK_IMPORTED_MODULE_5__/* .shownPath */ .pS)(file);
    try {
        if ((await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(file)).isFile())
            return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(file);
    }
    catch (error) {
        if (!(0,_vanished_js__WEBPACK_IMPORTED_MODULE_6__/* .isGone */ .S)(error))
            throw (0,_archive_error_js__WEBPACK_IMPORTED_MODULE_5__/* .unreadable */ .O$)(file, error);
        throw new _archive_error_js__WEBPACK_IMPORTED_MODULE_5__/* .ArchiveError */ .di(file, (0,_text_message_js__WEBPACK_IMPORTED_MODULE_7__/* .message */ .i) `archive-missing: The archive does not exist: "${shown}". Build it first.`);
    }
    const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_7__/* .message */ .i) `archive-not-a-file: The archive is not a file: "${shown}". Rename it if it is a folder to pack.`;
    throw new _archive_error_js__WEBPACK_IMPORTED_MODULE_5__/* .ArchiveError */ .di(file, text);
}
async function checkStart(file, handle, { name, magic }) {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(magic.length), 0, magic.length, 0);
    if (bytesRead === magic.length && buffer.equals(magic))
        return;
    const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_7__/* .message */ .i) `archive-broken: The archive is not a ${name} file: "${(0,_archive_error_js__WEBPACK_IMPORTED_MODULE_5__/* .shownPath */ .pS)(file)}". Make it again, or rename it if it is of another format.`;
    throw new _archive_error_js__WEBPACK_IMPORTED_MODULE_5__/* .ArchiveError */ .di(file, text);
}
async function checkEnd(opened, { name }) {
    const isWhole = name === 'zip' ? await hasDirectory(opened) : await inflates(opened);
    if (isWhole)
        return;
    const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_7__/* .message */ .i) `archive-cut: The archive cannot be unpacked: "${(0,_archive_error_js__WEBPACK_IMPORTED_MODULE_5__/* .shownPath */ .pS)(opened.file)}" ends too early, or is damaged. Make it again, and check that what writes it has finished.`;
    throw new _archive_error_js__WEBPACK_IMPORTED_MODULE_5__/* .ArchiveError */ .di(opened.file, text);
}
async function hasDirectory({ handle, size }) {
    const length = Math.min(size, 22 + 0xffff);
    const { buffer } = await handle.read(Buffer.alloc(length), 0, length, size - length);
    return buffer.includes('PK\x05\x06', 0, 'latin1');
}
async function inflates({ handle, size, signal }) {
    const gunzip = (0,node_zlib__WEBPACK_IMPORTED_MODULE_4__.createGunzip)();
    let bytes = 0;
    const counted = new node_stream__WEBPACK_IMPORTED_MODULE_2__.Writable({
        write(chunk, _, done) {
            bytes += chunk.length;
            done();
        },
    });
    try {
        const copies = async function* () {
            for await (const chunk of (0,_file_chunks_js__WEBPACK_IMPORTED_MODULE_8__/* .fileChunks */ .T9)(handle, size))
                yield Buffer.from(chunk);
        };
        await (0,node_stream_promises__WEBPACK_IMPORTED_MODULE_3__.pipeline)(copies, gunzip, counted, (0,_text_defined_fields_js__WEBPACK_IMPORTED_MODULE_9__/* .definedFields */ .X)({ signal }));
    }
    catch (error) {
        signal?.throwIfAborted();
        if (error instanceof Error && 'code' in error && String(error.code).startsWith('Z_'))
            return false;
        throw error;
    }
    return bytes % 512 === 0;
}
async function* readUnchanged(file, handle, opened) {
    const check = async () => {
        const now = await handle.stat({ bigint: true });
        if (now.size === opened.size && now.mtimeNs === opened.mtimeNs && now.ctimeNs === opened.ctimeNs)
            return;
        const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_7__/* .message */ .i) `archive-changed: The archive changed after it was opened: "${(0,_archive_error_js__WEBPACK_IMPORTED_MODULE_5__/* .shownPath */ .pS)(file)}". Finish writing it first.`;
        throw new _archive_error_js__WEBPACK_IMPORTED_MODULE_5__/* .ArchiveError */ .di(file, text);
    };
    let left = Number(opened.size);
    for await (const chunk of (0,_file_chunks_js__WEBPACK_IMPORTED_MODULE_8__/* .fileChunks */ .T9)(handle, left)) {
        left -= chunk.length;
        if (left === 0)
            await check();
        yield chunk;
    }
    if (left > 0)
        await check();
}


/***/ }),

/***/ 9989:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ isGone),
/* harmony export */   n: () => (/* binding */ unlessVanished)
/* harmony export */ });
/* harmony import */ var _archive_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9250);

function unlessVanished(path, unusual, read) {
    try {
        return read();
    }
    catch (error) {
        if (!isGone(error))
            throw (0,_archive_error_js__WEBPACK_IMPORTED_MODULE_0__/* .unpackable */ .DO)(path, error);
        unusual.add('left-out-vanished', path);
        return undefined;
    }
}
function isGone(error) {
    return ['ENOENT', 'ENOTDIR', 'ELOOP', 'EINVAL'].includes((0,_archive_error_js__WEBPACK_IMPORTED_MODULE_0__/* .readCode */ .wr)(error));
}


/***/ })

};
