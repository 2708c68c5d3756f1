/**
 * A file of a random name that nobody else can read. Where the system allows it, it loses its name as soon as it is open,
 * so that nothing stays behind even when the process is killed; else it is removed on close.
 */
export declare class TemporaryFile {
    #private;
    private constructor();
    /** Throws an ArchiveError where the folder does not take a file. */
    static create(folder: string): Promise<TemporaryFile>;
    /** Throws an ArchiveError where the disk does not take the bytes. */
    append(bytes: Uint8Array): Promise<void>;
    /** All that was appended, from the start. */
    read(): AsyncIterable<Uint8Array>;
    close(): Promise<void>;
}
