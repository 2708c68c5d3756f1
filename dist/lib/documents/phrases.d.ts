import type { Effect, Operation, Rule } from '../contract/operation.ts';
/** Who may call an operation, as one sentence or two. */
export declare function accessPhrase({ access, effect }: Operation): string;
/** What the same request does when it is sent a second time, as what follows "A repetition". */
export declare function repetitionPhrase(effect: Effect): string;
/** A rule over several arguments, as one sentence. */
export declare function rulePhrase(rule: Rule): string;
/** What of the arguments must never be shown, as sentences; empty where there is nothing to say. */
export declare function argumentPhrases({ secretArgs }: Operation): string[];
/** What of a success must never be shown, and what must be looked at, as sentences; empty where there is nothing to say. */
export declare function resultPhrases({ confidential, secrets, hiddenFailure }: Operation): string[];
/** Names as code, separated by commas. */
export declare function listed(names: readonly string[]): string;
