/**
 * Without escape sequences other than colour, and without other control characters; tabs stay, Unicode's own line ends
 * become spaces. For text without `\n` and `\r`.
 */
export declare function clean(line: string): string;
/** The text without colour, as a summary and an annotation show it. */
export declare function withoutColour(text: string): string;
/** The clean line with its colours ended, so that they do not run on into the lines after it. */
export declare function endColour(line: string): string;
