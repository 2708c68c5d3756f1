/** Keeps bytes to be read again, any number of them: in memory up to a limit, beyond it in a temporary file. */
export declare class Spool {
    #private;
    /**
     * @param folder where the temporary file goes, should there be one
     * @param limit bytes that are kept in memory
     */
    constructor(folder: string, limit: number);
    /**
     * Copies the bytes. Throws an ArchiveError where the temporary file does not take them, or earlier ones; close is still
     * owed then.
     */
    write(bytes: Buffer): Promise<void>;
    /** Waits until all is written; throws as the writes do. */
    settle(): Promise<void>;
    /** All bytes from the start, in chunks that are valid until the next is asked for. Throws when closed, and as the writes do. */
    read(): AsyncGenerator<Uint8Array>;
    /** Frees memory and disk. May be called again. */
    close(): Promise<void>;
}
