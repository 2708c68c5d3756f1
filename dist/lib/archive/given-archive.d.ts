import type { Archive } from './archive.ts';
/**
 * Opens an archive that goes as it is, and reads it once for its digest. Its name (in any case), its first bytes and its
 * size are checked, not what it holds. Throws an ArchiveError, and the signal's reason once it is aborted.
 */
export declare function openArchive(file: string, options?: {
    readonly signal?: AbortSignal;
}): Promise<Archive>;
