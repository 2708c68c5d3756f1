/**
 * The build log as a file for later steps. Written in order, what came meanwhile in one piece; a failure (a full disk) is
 * told once and costs the rest of the file, never the run.
 */
export declare class LogFile {
    #private;
    /** Absolute, with a name of its own: two steps of a job may run at once. */
    readonly path: string;
    /** Creates the file, empty. */
    constructor(folder: string, onFailure: (reason: string) => void);
    /** Resolves at once unless the disk is far behind. Never rejects. */
    append(bytes: Uint8Array): Promise<void>;
    /** Writes what waits. */
    close(): Promise<void>;
}
