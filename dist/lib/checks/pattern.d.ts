/** A search that took too long: the pattern backtracks without end on some text. */
export declare class SlowPatternError extends Error {
    constructor();
}
/**
 * A regular expression of the user, held against texts of strangers. It is the language's own, so a search may backtrack for
 * years; it runs where the engine ends it after a second.
 */
export declare class Pattern {
    #private;
    readonly source: string;
    /**
     * `input` is named where the pattern is wrong. One that matches nothing at all matches everywhere and so tells nothing: it is
     * refused.
     *
     * @throws InputError
     */
    constructor(input: string, source: string);
    /** Index of the first text that matches, -1 where none does. Throws `SlowPatternError`. */
    find(texts: readonly string[]): number;
    /** Where the text matches first, -1 where it does not. Throws `SlowPatternError`. */
    placeIn(text: string): number;
}
