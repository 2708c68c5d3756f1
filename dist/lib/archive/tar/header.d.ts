import type { Entry } from '../walk/walk.ts';
/** What stands before an entry's content: 512 bytes, with a pax header before them where the path or the size needs one. */
export type EncodeHeader = (entry: Entry, file?: {
    readonly size: number;
    readonly executable: boolean;
}) => Buffer;
/** Loads `tar` and gives its encoder; the bytes are valid until the encoder's next call. */
export declare function loadHeaderEncoder(): Promise<EncodeHeader>;
