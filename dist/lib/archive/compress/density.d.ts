/**
 * Whether deflate would gain next to nothing on a block, as on pictures, archives and fonts: its bytes, sampled at 32
 * places, carry more than 7.9 bits each. Up to 1 in 16 may be zeros, which stand around small files in a tar stream and
 * are not counted. Blocks shorter than the sample never are dense.
 */
export declare function isDense(block: Uint8Array): boolean;
