export const id = 722;
export const ids = [722];
export const modules = {

/***/ 6722:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UploadBody: () => (/* binding */ UploadBody)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);

const pieceBytes = 16 * 48 * 1024;
const sliceBytes = 48 * 1024;
class UploadBody {
    length;
    sent = 0;
    #archive;
    #start;
    #end = Buffer.from('"}');
    constructor(fields, archive) {
        this.#archive = archive;
        this.#start = Buffer.from(JSON.stringify({ ...fields, archiveBase64: '' }).slice(0, -this.#end.length));
        this.length = this.#start.length + 4 * Math.ceil(archive.bytes / 3) + this.#end.length;
    }
    get isSent() {
        return this.sent >= this.length;
    }
    async *chunks() {
        this.sent = 0;
        const counted = (chunk) => {
            this.sent += chunk.length;
            return chunk;
        };
        yield counted(this.#start);
        const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)(this.#archive.path);
        try {
            for (let left = this.#archive.bytes; left > 0;) {
                const piece = Buffer.allocUnsafe(Math.min(pieceBytes, left));
                for (let filled = 0; filled < piece.length;) {
                    const { bytesRead } = await file.read(piece, filled);
                    if (bytesRead === 0)
                        throw new Error('the archive became shorter while it was sent');
                    filled += bytesRead;
                }
                left -= piece.length;
                yield counted(toBase64(piece));
            }
        }
        finally {
            await file.close();
        }
        yield counted(this.#end);
    }
}
function toBase64(bytes) {
    const text = Buffer.allocUnsafe(4 * Math.ceil(bytes.length / 3));
    let written = 0;
    for (let from = 0; from < bytes.length; from += sliceBytes) {
        written += text.write(bytes.toString('base64', from, from + sliceBytes), written, 'latin1');
    }
    return text;
}


/***/ })

};
