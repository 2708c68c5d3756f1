/** Makes what a stranger said fit to be shown: what must stay secret is taken out. */
export type Clean = (text: string) => string;
/**
 * Lines as evidence: the last 20 of them, each one line of at most 500 characters. They are cleaned before they are cut, for
 * nobody would know a piece of a secret.
 */
export declare function evidenceOf(lines: readonly string[], clean: Clean): readonly string[];
/** At most so many characters of a cleaned text: from its beginning, or around the place that matters. */
export declare function excerpt(text: string, longest: number, place?: number): string;
