/** Whether a parsed value is an object with fields, which are still unknown. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A field of a parsed value; undefined if the value has none. */
export function field(value: unknown, name: string): unknown {
  return isRecord(value) ? value[name] : undefined
}
