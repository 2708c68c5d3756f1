export interface Variable {
    readonly key: string;
    readonly value: string;
}
export interface Dotenv {
    /** In the order of the text; of a key that stands twice, the last one. */
    readonly variables: readonly Variable[];
    /** Keys that stand more than once. */
    readonly duplicates: readonly string[];
}
/**
 * Reads dotenv text: `NAME=value`, an optional `export`, comments, values in single, double or back quotes that may span
 * lines. In double quotes `\n`, `\r`, `\"` and `\\` are escapes. Names are not judged: the platform does that. A message
 * names the line and shows nothing of it.
 *
 * @param source the input to name in a message
 * @throws InputError for a line without `=`, an empty name, a quote that never closes, text after a closing quote
 */
export declare function parseDotenv(text: string, source: string): Dotenv;
