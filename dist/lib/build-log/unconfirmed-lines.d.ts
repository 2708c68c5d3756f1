/**
 * Lines that the stream told and the stored log has yet to show, where the stream carries no number that could be proven.
 * They are known by text and order: a line that shows settles all that were told before it. Memory is bounded; what the
 * bound forgets is taken for shown, and so is a repeated text after a reconnection.
 */
export declare class UnconfirmedLines {
    #private;
    /** Whether the stored log is behind the stream. */
    get any(): boolean;
    /** A new connection may tell from the beginning, or go on. */
    beginConnection(): void;
    /** An event of the stream; `name` is that of its kind. */
    tell(text: string, name: string | undefined): void;
    /** A line that was written out. */
    show(text: string): void;
}
