export interface ProgressOptions {
    readonly now?: () => number;
    readonly gapMs?: number;
}
/** Says at most one line each 5 s, or each `gapMs`, and the first one not earlier: a quick step needs none. */
export declare function progressLines(say: (text: string) => void, { now, gapMs }?: ProgressOptions): (text: () => string) => void;
/** The same for bytes, each line with how many of them a second there were since the one before. */
export declare function byteProgress(say: (text: string) => void, options?: ProgressOptions): (bytes: number, text: () => string) => void;
