import type { Packed } from './archive.ts';
/** Counts what goes into an archive, in all and for each entry at the top. */
export declare class Tally {
    #private;
    files: number;
    bytes: number;
    add(path: string, bytes: number): void;
    total(): Packed;
}
