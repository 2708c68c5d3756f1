import type { FileHandle } from 'node:fs/promises';
/** Bytes of a chunk of an archive: a multiple of 3, so that a chunk in base64 needs no padding, and 1 MiB then. */
export declare const chunkSize: number;
/** The first `size` bytes of a file; ends early where the file does. A chunk is valid until the next is asked for. */
export declare function fileChunks(file: FileHandle, size: number): AsyncGenerator<Buffer>;
