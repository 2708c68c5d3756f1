const smallest = 4096;
/** Bytes that arrive in pieces, in one growing block: pieces of one byte each must not cost a hundred bytes each. */
export class GrowingBuffer {
    #block = Buffer.alloc(0);
    #length = 0;
    get length() {
        return this.#length;
    }
    /** Copies the piece: its memory is its owner's to use again. */
    add(piece) {
        const length = this.#length + piece.length;
        if (length > this.#block.length) {
            const grown = Buffer.allocUnsafe(Math.max(smallest, length, 2 * this.#block.length));
            this.#block.copy(grown, 0, 0, this.#length);
            this.#block = grown;
        }
        this.#block.set(piece, this.#length);
        this.#length = length;
    }
    /** What was gathered, as UTF-8 text; begins anew. */
    takeText() {
        const text = this.#block.toString('utf8', 0, this.#length);
        this.#length = 0;
        return text;
    }
}
