/** Values shorter than this are never masked (product: `env-vars`). */
export declare const shortestMasked = 6;
/**
 * Which of a variable's value must be hidden: the value, and each of its lines where it has several. Nothing for values of
 * fewer than six characters, for common words, and for what `shown` (inputs that the runner has printed already) contains.
 */
export declare function masksOf(value: string, shown: readonly string[]): string[];
