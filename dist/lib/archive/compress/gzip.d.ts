export interface GzipOptions {
    /** 1 to 9. */
    readonly level: number;
    /** Blocks that are compressed at a time, at least 1. The bytes do not depend on it. */
    readonly parallel: number;
    readonly signal: AbortSignal | undefined;
}
/**
 * One gzip member (RFC 1952) of all blocks, in chunks that are valid until the next is asked for. libuv's threads
 * compress several blocks at a time; each ends at a whole byte and begins with the window of the one before, so that a
 * reader sees a single deflate stream. Blocks that would not shrink are stored. While the next block is asked for,
 * `parallel - 1` earlier ones are in use.
 *
 * Throws the signal's reason between two blocks.
 */
export declare function gzip(blocks: Iterable<Buffer>, options: GzipOptions): AsyncGenerator<Buffer>;
