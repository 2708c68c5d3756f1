import type { JsonSchema } from '@valibot/to-json-schema';
/** The type of a value and its limits, in a few words of Markdown. A record of the contract becomes a link to its heading. */
export declare function typePhrase(schema: JsonSchema): string;
/** Fields with their types. */
export declare function fieldsOf({ properties }: JsonSchema): [string, JsonSchema][];
/** The schema of a list's items; an empty one where there is none. */
export declare function itemsOf({ items }: JsonSchema): JsonSchema;
