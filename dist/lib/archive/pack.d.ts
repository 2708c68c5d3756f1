import type { Archive } from './archive.ts';
/** How a folder is packed, and who is told of it. */
export interface PackOptions {
    /** Rejects with its reason; nothing is left behind. */
    readonly signal?: AbortSignal;
    /** What was left out, or changed while it was packed: a sentence each, with the path in it. */
    warn(text: string): void;
    /** What went in so far, after each MiB of it. */
    progress?(done: {
        readonly files: number;
        readonly bytes: number;
    }): void;
    /** Where an archive goes that is too large for memory; nothing is left there after disposal. */
    readonly temporaryFolder: string;
    /** Deflate's, 1 to 9; default 4, which takes 30 % less time than 6 for 3 % more bytes. */
    readonly level?: number;
    /** Blocks that are compressed or wait for it; default one for each of libuv's threads that has a core, and four. */
    readonly parallel?: number;
    /** Bytes of an archive that are kept in memory; default 8 MiB, for a file costs a few hundredths of a second. */
    readonly memory?: number;
}
/**
 * Packs a folder into a `.tar.gz`, reading it once and never holding it whole. The bytes depend on names, contents, links
 * and on which files may be executed, and on nothing else but the zlib inside Node. What stays out: see IgnoreRules and
 * walk. Throws an ArchiveError, also where no file is left to pack, and the signal's reason once it is aborted; nothing
 * is left behind then.
 */
export declare function packFolder(folder: string, options: PackOptions): Promise<Archive>;
