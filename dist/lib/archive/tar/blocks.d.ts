import type { Tally } from '../size-report.ts';
import type { Entry } from '../walk/walk.ts';
import type { EncodeHeader } from './header.ts';
export interface TarSource {
    /** The packed folder, real and absolute. */
    readonly root: string;
    readonly encode: EncodeHeader;
    /** How many blocks the receiver still holds, at most, when it asks for the next. */
    readonly held: number;
    readonly tally: Tally;
    warn(text: string): void;
}
/**
 * The tar stream of some entries, in blocks of 1 MiB, the last one shorter. Synchronous: nothing is as fast. A block is
 * overwritten after `held` further ones.
 *
 * The size of a file when it is opened is the size that it gets: zeros stand for what a shrinking one lost, what a
 * growing one gained stays out, each with a warning. A file that vanished is left out with a warning; one that cannot be
 * read throws an ArchiveError. On Windows, where modes do not tell, every file may be executed.
 */
export declare function tarBlocks(entries: Iterable<Entry>, source: TarSource): Generator<Buffer>;
