/** What of a log is worth showing after it: the first failing lines and the end. Memory is bounded whatever the log's size. */
export declare class LogExcerpt {
    #private;
    /** Lines as printed, but for the bar. */
    add(lines: readonly string[]): void;
    /** The last lines, oldest first, without colour. */
    tail(): string[];
    /** The first failing lines and the very last ones, with a mark where some between are left out; the end where none fails. */
    failure(): string[];
}
