/** What a platform's status word says of a deployment. `unknown`: not in any list, so it counts as still going. */
export type Meaning = 'succeeded' | 'failed' | 'cancelled' | 'superseded' | 'ongoing' | 'ambiguous' | 'unknown';
/** The words that the user teaches (inputs `success-states` and `failure-states`), in any case and with any separator. */
export interface UserWords {
    readonly successStates?: readonly string[];
    readonly failureStates?: readonly string[];
}
/**
 * ASSUMED words: the contract shows none. These are the words that hosted platforms in use today give to a deployment in
 * their public APIs; docs/status-words.md names the platform, the meaning and the source of each, and the words left out.
 *
 * A word is a success or a failure only where no hosted platform says it of a deployment otherwise. A false green is the worst error, a false red
 * the second; `ambiguous` (success on further evidence only) and a word left out (`unknown`) are safe. The success of a build
 * alone is `ongoing`. Each word stands here once, as `normalise` leaves it.
 */
export declare const assumedWords: readonly (readonly [meaning: Exclude<Meaning, 'unknown'>, words: readonly string[]])[];
/** Lower case, without `-`, `_` and white space: `IN_PROGRESS`, `in-progress` and `InProgress` are one word. */
export declare function normalise(word: string): string;
/**
 * The user's words first, then the built-in list; a word in neither is `unknown`. A word that the user gave as both is a
 * failure here (refusing it is the inputs' task). A user's word of separators only is ignored: it would match an empty status.
 */
export declare function buildVocabulary(user?: UserWords): (word: string) => Meaning;
