/** What stands in place of a secret, wherever it would have been shown. */
export declare const redacted = "***";
/**
 * Replaces every known secret in its plain, base64, base64url, hex, JSON, URI, form and XML spellings. The longest
 * spelling goes first, so that one secret inside another leaves no remainder. Secrets may be added at any time.
 */
export declare class Redactor {
    #private;
    /** Knows the value from now on; each line of a value of several lines too. Empty values are ignored. */
    add(secret: string): void;
    redact(text: string): string;
    /** Whether the text holds a known secret in any spelling. */
    finds(text: string): boolean;
}
/**
 * The lines of a value of several lines that are worth hiding one by one: a log shows them apart from each other.
 * Lines of fewer than six characters (a brace, a blank) would hit innocent text.
 */
export declare function linesOf(secret: string): string[];
