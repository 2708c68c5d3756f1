import * as v from 'valibot'

/**
 * A string, which may be empty because the contract does not forbid that. The reference page and the tools show
 * `about`.
 */
export function text(about: string) {
  return v.pipe(v.string(), v.description(about))
}

/** A string in a path, which may not be empty. */
export function id(about: string) {
  return v.pipe(v.string(), v.nonEmpty(), v.description(about))
}

/** A string that matches a pattern. `rule` ends the sentence that says so. */
export function patterned(pattern: RegExp, rule: string, about: string) {
  return v.pipe(v.string(), v.regex(pattern, rule), v.description(about))
}

/** A whole number, without a range because the contract shows none. */
export function integer(about: string) {
  return v.pipe(v.number(), v.integer(), v.description(about))
}

/** A whole number of at least `minimum`. */
export function integerFrom(minimum: number, about: string) {
  return v.pipe(v.number(), v.integer(), v.minValue(minimum), v.description(about))
}

export function flag(about: string) {
  return v.pipe(v.boolean(), v.description(about))
}

/** One of the values that the contract lists. */
export function oneOf<const Values extends readonly string[]>(values: Values, about: string) {
  return v.pipe(v.picklist(values), v.description(about))
}

/**
 * Base64 with `+` and `/`, padded and in one line (RFC 4648, sections 3 and 4). This searches for the first other
 * character: a pattern over the whole text would keep backtracking state for each of possibly hundreds of millions of
 * characters.
 */
export function isBase64(text: string): boolean {
  const end = text.search(/[^A-Za-z0-9+/]/)
  return text.length % 4 === 0 && (end < 0 || /^={1,2}$/.test(text.slice(Math.max(end, text.length - 3))))
}

/** Bytes as base64. */
export function base64(about: string) {
  return v.pipe(v.string(), v.check(isBase64, 'must be base64 in one line, padded with `=`'), v.description(about))
}
