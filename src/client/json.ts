/** Whether a parsed value is an object with fields, which are still unknown. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The strings at dotted paths of a parsed value. `*` in a path stands for each element of a list. */
export function textsAt(value: unknown, paths: readonly string[] = []): string[] {
  const at = (found: unknown, [name, ...rest]: readonly string[]): unknown[] => {
    if (name === undefined) return [found]
    if (name === '*') return Array.isArray(found) ? found.flatMap((each) => at(each, rest)) : []
    return at(field(found, name), rest)
  }
  return paths.flatMap((path) => at(value, path.split('.'))).filter((text) => typeof text === 'string')
}

/** A field of a parsed value; undefined if the value has none. */
export function field(value: unknown, name: string): unknown {
  return isRecord(value) ? value[name] : undefined
}
