import { readStoredRecord } from '../build-log/payload.ts'
import { type HistoryPage, parseHistoryPage } from '../client/history-pages.ts'
import { type Fields, isFields } from '../client/json-fields.ts'
import { findId, readRecord } from '../deployment/history/history-record.ts'
import type { Meaning } from '../deployment/verdict/vocabulary.ts'
import type { Answer } from './reader.ts'

/** A platform may put any number of records on a page, and of fields in a record. */
const mostRows = 1_000

export function jsonType(value: unknown): 'string' | 'number' | 'boolean' | 'object' | 'array' | 'null' {
  if (value === null || value === undefined) return 'null'
  if (Array.isArray(value)) return 'array'
  if (isFields(value)) return 'object'
  return typeof value === 'number' ? 'number' : typeof value === 'boolean' ? 'boolean' : 'string'
}

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
