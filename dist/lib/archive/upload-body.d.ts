import type { Archive } from './archive.ts';
/**
 * The JSON body of `deploy_upload`: the fields, then `archiveBase64` (contract: Creating services). Never whole in memory;
 * can be sent again for as long as the archive is not disposed of.
 *
 * @returns `length` in bytes, exactly what `chunks()` gives
 */
export declare function uploadBody(fields: Readonly<Record<string, string | number>>, archive: Archive): {
    readonly length: number;
    chunks(): AsyncIterable<Uint8Array | string>;
};
