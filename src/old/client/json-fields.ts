/** A JSON object with unknown fields. */
export type Fields = Readonly<Record<string, unknown>>

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The id of an object as text, from the first of the keys that holds one; undefined if none does. */
export function readId(value: unknown, keys: readonly string[] = ['id']): string | undefined {
  const ids = isFields(value) ? keys.map((key) => value[key]) : []
  const id = ids.find((each) => typeof each === 'number' || (typeof each === 'string' && each !== ''))
  return id === undefined ? undefined : String(id)
}
