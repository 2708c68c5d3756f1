import { type Fields, isFields } from '../client/fields.ts'
import { addressKeys, commitKeys, createdKeys, idKeys, nameKeys, statusKeys, timeOf } from '../deployment/record.ts'
import { normalise } from '../deployment/verdict/vocabulary.ts'
import type { JsonType } from '../dialect/dialect.ts'

const finishedKeys = ['finishedat', 'finished', 'completedat', 'completed', 'endedat', 'ended', 'stoppedat', 'doneat']
/** The names of a record's times and of its reason, as `normalise` returns them. */
export const timeKeys = [...createdKeys, ...finishedKeys, 'reason', 'failurereason', 'errormessage', 'statusreason']
const reasonKeys = ['reason', 'error', 'failurereason', 'failuremessage', 'errormessage', 'statusreason', 'message']

/** The fields of records that mean something to Taxiway or to people, by what they hold. */
export interface Roles {
  readonly id: string | undefined
  readonly status: string | undefined
  readonly ref: string | undefined
  readonly commit: string | undefined
  readonly address: string | undefined
  readonly createdAt: string | undefined
  readonly finishedAt: string | undefined
  readonly reason: string | undefined
}

/** Where the records hold what: the id, status and address where Taxiway reads them, the rest by common names. */
export function rolesOf(records: readonly Fields[]): Roles {
  const names = [...new Set(records.flatMap((record) => Object.keys(record)))]
  const holds = (name: string, test: (value: unknown) => boolean): boolean =>
    records.some((record) => test(record[name]))
  const isText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== ''
  const among = (keys: readonly string[], test: (value: unknown) => boolean): string | undefined =>
    keys.flatMap((key) => names.filter((name) => normalise(name) === key)).find((name) => holds(name, test))
  const exact = (keys: readonly string[]): string | undefined => keys.find((key) => holds(key, isText))
  const orNull = (value: unknown): boolean => value === null || typeof value === 'string'
  const commit = among(commitKeys, (value) => typeof value === 'string' && /^[0-9a-f]{7,64}$/i.test(value))
  return {
    id: idKeys.find((key) => holds(key, (value) => isText(value) || typeof value === 'number')),
    status: exact(statusKeys),
    ref: among(
      nameKeys.filter((key) => key !== commit),
      isText,
    ),
    commit,
    address: exact(addressKeys),
    createdAt: among(createdKeys, isTime),
    finishedAt: among(finishedKeys, isTime),
    reason: among(reasonKeys, orNull),
  }
}

/** RFC 3339, or seconds or milliseconds since 1970. */
export function isTime(value: unknown): boolean {
  return timeOf(value) !== undefined
}

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
