/** An object without the fields that may be undefined; an optional field takes no undefined value. */
type Defined<T> = { readonly [Key in keyof T]?: Exclude<T[Key], undefined> }

/** The fields whose values are not undefined. */
export function definedFields<T extends object>(fields: T): Defined<T>
export function definedFields(fields: object): object {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}
