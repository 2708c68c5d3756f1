import type { LogLine } from './host.ts';
/**
 * The newest lines of the stored log, to be found by number. They are kept as they came, and indexed when one is looked for: a log
 * that is read without a stream needs no index. Memory is bounded: of a long line an excerpt is kept.
 */
export declare class RecentLines {
    #private;
    add(lines: readonly LogLine[]): void;
    /** The excerpts of their texts by number. */
    get texts(): ReadonlyMap<number, string>;
}
/** A line may have megabytes; its length and beginning tell it from its neighbours. */
export declare function excerpt(text: string): string;
