import { type Fields, isFields } from '../client/json-fields.ts'
import { findId, readRecord, readTimes, readUrl } from '../deployment/history/history-record.ts'

const mostFields = 200

export const jsonTypes = ['string', 'number', 'boolean', 'object', 'array', 'null'] as const

export function jsonType(value: unknown): (typeof jsonTypes)[number] {
  if (value === null || value === undefined) return 'null'
  if (Array.isArray(value)) return 'array'
  if (isFields(value)) return 'object'
  return typeof value === 'number' ? 'number' : typeof value === 'boolean' ? 'boolean' : 'string'
}

/** The fields of records, in the order in which they first stand there: how many records have each, and its types, `null` last. */
export function fieldShapes(records: readonly unknown[]) {
  const entries = records.filter(isFields).flatMap((record) => Object.entries(record))
  return [...Map.groupBy(entries, ([name]) => name)].slice(0, mostFields).map(([name, values]) => {
    const types = new Set(values.map(([, value]) => jsonType(value)))
    return { name, count: values.length, types: [...types].sort((a, b) => Number(a === 'null') - Number(b === 'null')) }
  })
}

/** The fields in which Taxiway reads what a record shows; undefined if no record shows it. */
export type Places = ReturnType<typeof findPlaces>

/** Which field holds what: the first that shows by itself what the whole record shows. */
export function findPlaces(records: readonly Fields[]) {
  const names = fieldShapes(records).map(({ name }) => name)
  const place = (read: (record: Fields) => unknown): string | undefined => {
    const whole = records.map((record) => ({ record, shown: read(record) })).filter(({ shown }) => shown !== undefined)
    const isIn = (name: string) =>
      whole.some(({ record, shown }) => Object.hasOwn(record, name) && read({ [name]: record[name] }) === shown)
    return names.find(isIn)
  }
  return {
    id: place(findId),
    status: place((record) => readRecord(record).word),
    ref: place((record) => readRecord(record).refs.names[0]),
    commit: place((record) => readRecord(record).refs.commits[0]),
    address: place(readUrl),
    created: place((record) => readTimes(record).createdMs),
    finished: place((record) => readTimes(record).endedMs),
  }
}
