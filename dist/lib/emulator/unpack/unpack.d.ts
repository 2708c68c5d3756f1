import { type UnpackLimits } from './limits.ts';
/**
 * Unpacks a `.tar.gz` or `.zip` into an empty folder and returns the number of its entries. Rejects with `ArchiveRefusal` at the
 * first entry that would leave the folder or is no file, folder or link, and when it swells beyond the limits; what was written
 * until then stays in the folder, which the caller removes.
 */
export declare function unpack(content: Uint8Array, folder: string, limits?: UnpackLimits): Promise<{
    entries: number;
}>;
