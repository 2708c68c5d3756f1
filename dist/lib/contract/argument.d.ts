import type { GenericSchema } from 'valibot';
import * as v from 'valibot';
/** A string, empty ones included, as the contract does not forbid them. `about` goes to the reference page and the tools. */
export declare function text(about: string): v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>;
/** Something that stands in a path, and so may not be empty. */
export declare function id(about: string): v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.NonEmptyAction<string, undefined>, v.DescriptionAction<string, string>]>;
/** A string that must match in whole; `rule` ends the sentence that says so. */
export declare function patterned(pattern: RegExp, rule: string, about: string): v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, string>, v.DescriptionAction<string, string>]>;
/** A whole number, without a range where the contract shows none. */
export declare function integer(about: string): v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.DescriptionAction<number, string>]>;
/** A whole number that is not below `minimum`. */
export declare function integerFrom(minimum: number, about: string): v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, number, undefined>, v.DescriptionAction<number, string>]>;
/** `true` or `false`. */
export declare function flag(about: string): v.SchemaWithPipe<readonly [v.BooleanSchema<undefined>, v.DescriptionAction<boolean, string>]>;
/** One of the values that the contract lists. */
export declare function oneOf<const Values extends readonly string[]>(values: Values, about: string): v.SchemaWithPipe<readonly [v.PicklistSchema<Values, undefined>, v.DescriptionAction<Values[number], string>]>;
/** An argument that may be left out. */
export declare function optional<const Schema extends GenericSchema>(schema: Schema): v.OptionalSchema<Schema, undefined>;
/** The arguments of one operation: no others are allowed. */
export declare function args<const Entries extends v.ObjectEntries>(entries: Entries): v.StrictObjectSchema<Entries, undefined>;
