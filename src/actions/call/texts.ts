/** Every string within a JSON value. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** The strings at a dotted path of a JSON value, where `*` stands for each element of a list; none where it leads nowhere. */
export function textsAt(value: unknown, path: string): string[] {
  let found: unknown[] = [value]
  for (const step of path.split('.')) found = found.flatMap((each) => childrenAt(each, step))
  return found.filter((each) => typeof each === 'string')
}

/** The same JSON value with every string replaced; the names of fields stay. */
export function withTexts(value: unknown, replace: (text: string) => string): unknown {
  if (typeof value === 'string') return replace(value)
  if (Array.isArray(value)) return value.map((each) => withTexts(each, replace))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withTexts(each, replace)]))
}

function childrenAt(value: unknown, step: string): unknown[] {
  if (typeof value !== 'object' || value === null) return []
  if (step === '*') return Array.isArray(value) ? value : []
  return Object.entries(value).flatMap(([name, child]) => (name === step ? [child] : []))
}
