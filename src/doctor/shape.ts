import type { Fields } from '../client/fields.ts'
import { isFields } from '../client/fields.ts'
import type { JsonType } from '../dialect/dialect.ts'

/** The JSON type of a parsed value. */
export function typeOf(value: unknown): JsonType {
  if (value === null || value === undefined) return 'null'
  if (Array.isArray(value)) return 'array'
  if (isFields(value)) return 'object'
  return typeof value === 'number' ? 'number' : typeof value === 'boolean' ? 'boolean' : 'string'
}

/** A field of several records. */
export interface FieldShape {
  readonly name: string
  /** The records that have it. */
  readonly count: number
  /** Its types, `null` last; one type in most cases. */
  readonly types: readonly JsonType[]
}

/** The fields of records, in the order in which they first stand there. */
export function fieldShapes(records: readonly Fields[]): FieldShape[] {
  const found = new Map<string, { count: number; types: Set<JsonType> }>()
  for (const record of records) {
    for (const [name, value] of Object.entries(record)) {
      const shape = found.get(name) ?? { count: 0, types: new Set() }
      shape.count++
      shape.types.add(typeOf(value))
      found.set(name, shape)
    }
  }
  return [...found].map(([name, { count, types }]) => ({
    name,
    count,
    types: [...types].sort((a, b) => Number(a === 'null') - Number(b === 'null')),
  }))
}

/** The type of a field where it has one, whatever is missing on some records. */
export function mainType({ types }: FieldShape): JsonType {
  return types[0] ?? 'null'
}
