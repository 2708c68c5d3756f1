/** A JSON object with unknown fields. */
export type Fields = Readonly<Record<string, unknown>>

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The `id` of an object, as text; undefined where it has none. */
export function readId(value: unknown): string | undefined {
  const id = isFields(value) ? value['id'] : undefined
  if (typeof id === 'number') return String(id)
  return typeof id === 'string' && id !== '' ? id : undefined
}
