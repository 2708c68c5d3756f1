/** One member of an archive, whatever its format. */
export interface ArchiveEntry {
    /** As it stands in the archive. */
    readonly path: string;
    readonly kind: 'file' | 'folder' | 'symlink' | 'hardlink' | 'device';
    readonly executable: boolean;
    /** Where a link leads; empty for the others. */
    readonly target: string;
    /** The bytes of a file. */
    read(): AsyncIterable<Uint8Array>;
}
/** Takes one entry after the other; the next one is read when the promise of the one before is kept. */
export type Visit = (entry: ArchiveEntry) => Promise<void>;
/** Why an archive is not unpacked, as a sentence for the build log. */
export declare class ArchiveRefusal extends Error {
    constructor(reason: string);
}
