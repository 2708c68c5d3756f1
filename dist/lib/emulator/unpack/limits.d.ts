/** What one archive may become at most. */
export interface UnpackLimits {
    readonly bytes: number;
    readonly entries: number;
    /** Unpacked bytes for each packed one; counted only beyond `ratioFrom` bytes, for small files pack well. */
    readonly ratio: number;
    readonly ratioFrom: number;
}
export declare const unpackLimits: UnpackLimits;
/** Counts what comes out of an archive, and refuses one that swells beyond its limits. */
export declare class Meter {
    #private;
    /** `packed` is the size of the archive itself. */
    constructor(limits: UnpackLimits, packed: number);
    addEntry(): void;
    addBytes(count: number): void;
}
