import type { GenericSchema } from 'valibot'
import * as v from 'valibot'

/** A string, empty ones included, as the contract does not forbid them. `about` goes to the reference page and the tools. */
export function text(about: string) {
  return v.pipe(v.string(), v.description(about))
}

/** Something that is in a path, and so may not be empty. */
export function id(about: string) {
  return v.pipe(v.string(), v.nonEmpty(), v.description(about))
}

/** A string that must match in whole; `rule` ends the sentence that says so. */
export function patterned(pattern: RegExp, rule: string, about: string) {
  return v.pipe(v.string(), v.regex(pattern, rule), v.description(about))
}

/** A whole number, without a range if the contract shows none. */
export function integer(about: string) {
  return v.pipe(v.number(), v.integer(), v.description(about))
}

/** A whole number that is not below `minimum`. */
export function integerFrom(minimum: number, about: string) {
  return v.pipe(v.number(), v.integer(), v.minValue(minimum), v.description(about))
}

/** `true` or `false`. */
export function flag(about: string) {
  return v.pipe(v.boolean(), v.description(about))
}

/** One of the values that the contract lists. */
export function oneOf<const Values extends readonly string[]>(values: Values, about: string) {
  return v.pipe(v.picklist(values), v.description(about))
}

/** An argument that may be left out. */
export function optional<const Schema extends GenericSchema>(schema: Schema) {
  return v.optional(schema)
}

/** The arguments of one operation: no others are allowed. */
export function args<const Entries extends v.ObjectEntries>(entries: Entries) {
  return v.strictObject(entries)
}
