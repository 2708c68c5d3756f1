/** Bytes as people read them: `512 B`, `3.4 MB`; a kB is 1000 bytes. */
export declare function size(bytes: number): string;
/** `1 file`, `12,000 files`. */
export declare function fileCount(files: number): string;
