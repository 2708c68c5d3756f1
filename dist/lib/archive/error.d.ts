/** Why a folder could not be packed or an archive not be taken: one sentence with the path, what is wrong, what to do. */
export declare class ArchiveError extends Error {
    /** The folder or file at fault: as the caller spelt it, or relative to the packed folder. */
    readonly path: string;
    constructor(path: string, message: string, options?: ErrorOptions);
}
/**
 * A path as a message shows it: as it is, quoted where it holds control characters, a line break above all, and without
 * its middle where it is very long.
 */
export declare function shown(path: string): string;
/** A folder or archive that the caller named and that cannot be read. */
export declare function unreadable(path: string, error: unknown): ArchiveError;
/** Something in the packed folder that cannot be read. */
export declare function unpackable(path: string, error: unknown): ArchiveError;
/** A failed write to the temporary folder, which keeps what of an archive does not fit in memory. */
export declare function unwritable(folder: string, error: unknown): ArchiveError;
/** Whether a system call failed for want of the file, or because something else stands in its place by now. */
export declare function isGone(error: unknown): boolean;
