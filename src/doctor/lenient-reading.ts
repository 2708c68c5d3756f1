import { readStoredRecord } from '../build-log/payload.ts'
import { type Fields, isFields } from '../client/fields.ts'
import { type HistoryPage, parseHistoryPage } from '../client/history-pages.ts'
import { findId, readRecord, readTimes, readUrl } from '../deployment/history-record.ts'
import type { Meaning } from '../deployment/verdict/vocabulary.ts'
import type { Answer } from './reader.ts'

/** A platform may put any number of records on a page, and of fields in a record. */
const [mostRows, mostFields] = [1_000, 200]

/** Whether the answer came, and is a success. */
export function isSuccess(answer: Answer | undefined): answer is Answer & { readonly status: number } {
  return answer?.status !== undefined && answer.status >= 200 && answer.status <= 299
}

/** A page of the history, read leniently: an odd record does not hide the others. `list` is undefined if it has none. */
export function readPage(answer: Answer | undefined): HistoryPage & { readonly list: unknown[] | undefined } {
  const body = isSuccess(answer) && isFields(answer.json) ? answer.json : {}
  const { deployments } = body
  const list = Array.isArray(deployments) ? deployments.slice(0, mostRows) : undefined
  return { ...parseHistoryPage({ ...body, deployments: list ?? [] }), list }
}

/** The records of pages, without those that a page before showed already with the same word. */
export function readRows(pages: readonly Answer[]): Fields[] {
  const known = new Set<string>()
  const rowKey = (row: Fields): string => JSON.stringify([findId(row), readRecord(row).word])
  const all = pages.flatMap((page) => {
    const rows = readPage(page).deployments
    const fresh = rows.filter((row) => findId(row) === undefined || !known.has(rowKey(row)))
    for (const row of rows) known.add(rowKey(row))
    return fresh
  })
  return all.slice(0, mostRows)
}

/** A read of the stored log, and the number after which it was asked. */
export interface LogReading {
  readonly answer: Answer
  readonly after: number | undefined
  /** Undefined if the answer is not a JSON array. */
  readonly records: readonly unknown[] | undefined
}

/** Whether Taxiway cannot decide by a word of this meaning. */
export function isOpen(meaning: Meaning): boolean {
  return meaning === 'unknown' || meaning === 'ambiguous'
}

/** The numbers of the log's records that have one. */
export function readNumbers(records: readonly unknown[] = []): number[] {
  return records.flatMap((record) => readStoredRecord(record).seq ?? [])
}

/** Each stored line that was read, once: `after` may be ignored. What has no number can only be told from a repetition on the first page. */
export function readStoredRecords(logs: readonly LogReading[]): unknown[] {
  const known = new Set<number>()
  return logs.flatMap(({ records = [] }, page) => {
    const fresh = records.filter((record) => {
      const { seq } = readStoredRecord(record)
      return seq === undefined ? page === 0 : !known.has(seq)
    })
    for (const number of readNumbers(records)) known.add(number)
    return fresh
  })
}

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
