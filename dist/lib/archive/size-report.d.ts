import type { Packed } from './archive.ts';
/**
 * Counts what goes into an archive, and finds what weighs most in it. Of each folder it remembers a few entries, so that
 * memory does not grow with the tree; files must come as `walk` gives them, all of a folder in a row.
 */
export declare class Tally {
    #private;
    files: number;
    /** Of the files, and what was read of one that is not added yet. */
    get bytes(): number;
    /** How much of the next file was read so far. */
    begin(bytes: number): void;
    /** @param path of a file, with `/` */
    add(path: string, bytes: number): void;
    /** Ends the count. */
    total(): Packed;
}
