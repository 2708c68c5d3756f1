/** Bytes that arrive in pieces, in one growing block: pieces of one byte each must not cost a hundred bytes each. */
export declare class GrowingBuffer {
    #private;
    get length(): number;
    /** Copies the piece: its memory is its owner's to use again. */
    add(piece: Uint8Array): void;
    /** What was gathered, as UTF-8 text; begins anew. */
    takeText(): string;
}
