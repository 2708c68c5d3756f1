/** Cuts a stream of UTF-8 into lines at `\n` and `\r\n`, wherever the chunks happen to end. */
export declare class LineSplitter {
    #private;
    /** The lines that this chunk completes. */
    push(chunk: Buffer): string[];
    /** What stood after the last line break. */
    end(): string[];
}
