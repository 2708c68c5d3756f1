import { type Fields, isFields } from '../client/fields.ts'
import { addressKeys, commitKeys, createdKeys, idKeys, nameKeys, statusKeys, timeOf } from '../deployment/record.ts'
import { normalise } from '../deployment/verdict/vocabulary.ts'

/** The JSON types of a parsed value. */
export const jsonTypes = ['string', 'number', 'boolean', 'object', 'array', 'null'] as const
/** One of them. */
export type JsonType = (typeof jsonTypes)[number]

/** The names of the end of a deployment, as `normalise` returns them. */
export const finishedKeys = ['finishedat', 'finished', 'completedat', 'completed', 'endedat', 'ended', 'stoppedat']

/** The fields of records that mean something to Taxiway or to people; undefined if no record shows one. */
export type Places = Readonly<
  Record<'id' | 'status' | 'ref' | 'commit' | 'address' | 'created' | 'finished', string | undefined>
>

/** Which field holds what: the id, status and address where Taxiway reads them, the rest by common names. */
export function placesOf(records: readonly Fields[]): Places {
  const names = fieldShapes(records).map(({ name }) => name)
  const holds = (name: string, test: (value: unknown) => boolean): boolean =>
    records.some((record) => test(record[name]))
  const isText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== ''
  const isTime = (value: unknown): boolean => timeOf(value) !== undefined
  const among = (keys: readonly string[], test: (value: unknown) => boolean): string | undefined =>
    keys.flatMap((key) => names.filter((name) => normalise(name) === key)).find((name) => holds(name, test))
  const exact = (keys: readonly string[]): string | undefined => keys.find((key) => holds(key, isText))
  const commit = among(commitKeys, (value) => typeof value === 'string' && /^[0-9a-f]{7,64}$/i.test(value))
  const otherNames = nameKeys.filter((key) => commit === undefined || key !== normalise(commit))
  return {
    id: idKeys.find((key) => holds(key, (value) => isText(value) || typeof value === 'number')),
    status: exact(statusKeys),
    ref: among(otherNames, isText),
    commit,
    address: exact(addressKeys),
    created: among(createdKeys, isTime),
    finished: among(finishedKeys, isTime),
  }
}

/** The JSON type of a value. */
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

/** A platform may send any number of fields. */
const mostFields = 200

/** The fields of records, in the order in which they first stand there. */
export function fieldShapes(records: readonly unknown[]): FieldShape[] {
  const entries = records.filter(isFields).flatMap((record) => Object.entries(record))
  return [...Map.groupBy(entries, ([name]) => name)].slice(0, mostFields).map(([name, values]) => {
    const types = new Set(values.map(([, value]) => typeOf(value)))
    return { name, count: values.length, types: [...types].sort((a, b) => Number(a === 'null') - Number(b === 'null')) }
  })
}
