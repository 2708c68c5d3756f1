/** A few blocks that are filled in turn, each given away when it is full and overwritten when its turn comes again. */
export declare class BlockRing {
    #private;
    /** The block being filled; one byte longer than what it gives, to read on past the end of a file. */
    block: Buffer;
    /** Where it is filled to; less than a full block. */
    at: number;
    constructor(blocks: number);
    get room(): number;
    /** Counts bytes that were written at `at` into `block`, at most `room`. */
    advance(bytes: number): Generator<Buffer>;
    put(bytes: Buffer): Generator<Buffer>;
    zeros(bytes: number): Generator<Buffer>;
    /** Gives what is in the block, if anything, and goes on to the next. */
    flush(): Generator<Buffer>;
}
