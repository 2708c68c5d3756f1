import { readStoredRecord, type StoredRecord } from '../build-log/payload.ts'
import { type Fields, isFields } from '../client/fields.ts'
import { type Cursor, parseHistoryPage } from '../client/history-pages.ts'
import type { StreamEvent } from '../client/streams/event-stream.ts'
import type { Result } from '../contract/operations.ts'
import { idOf, readRecord } from '../deployment/record.ts'
import type { Meaning } from '../deployment/verdict/vocabulary.ts'
import type { Answer } from './reader.ts'
import type { Exchange } from './recording-transport.ts'

/** What the doctor was asked about. */
export interface ReadRequest {
  /** Undefined for the service that the key belongs to. */
  readonly serviceId: string | undefined
  /** Undefined for a finished one of the history. */
  readonly deploymentId: string | undefined
  /** The user's words, and the built-in ones. */
  readonly meaningOf: (word: string) => Meaning
}

/** A read of the stored log, and the number after which it was asked. */
export interface LogReading {
  readonly answer: Answer
  readonly after: number | undefined
  /** Undefined if the answer is not a JSON array. */
  readonly records: readonly unknown[] | undefined
}

/** Everything that was read, once; the findings look at nothing else. */
export interface Readings {
  readonly request: ReadRequest
  /** `{base_url}` as it is used. */
  readonly baseUrl: string
  /** Whether a proxy is between here and the platform. */
  readonly proxied: boolean
  readonly whoami: Answer | undefined
  /** Undefined if whoami did not show one. */
  readonly identity: Result<'whoami'> | undefined
  /** The service that was read. */
  readonly serviceId: string | undefined
  /** The pages of the first read, newest first. */
  readonly history: readonly Answer[]
  /** Their records. */
  readonly rows: readonly Fields[]
  /** A page of two, and the one after it. */
  readonly smallPages: readonly Answer[]
  /** The second read, at least 30 s after the first; empty if it was not needed, or there was no time for it. */
  readonly again: readonly Answer[]
  /** The deployment whose log was read, and whether it is over. */
  readonly deploymentId: string | undefined
  readonly isFinished: boolean
  readonly logs: readonly LogReading[]
  readonly stream: { readonly answer: Answer; readonly events: readonly StreamEvent[] } | undefined
  /** A read of what does not exist, for the shape of an error. */
  readonly missing: Answer | undefined
  /** All answers in their order. */
  readonly answers: readonly Answer[]
  /** All requests in their order, retries and redirects included. */
  readonly exchanges: readonly Exchange[]
  /** Why not everything was read, as a clause. */
  readonly stopped: string | undefined
}

/** Whether the answer came, and is a success. */
export function isSuccess(answer: Answer | undefined): answer is Answer & { readonly status: number } {
  return answer?.status !== undefined && answer.status >= 200 && answer.status <= 299
}

/** What a page of the history holds: records, an empty list, no list, or nothing that can be read as one. */
export type PageContent = 'records' | 'empty' | 'no-list' | 'unreadable'

/** A page of the history; `cursor` is as the platform sent it. */
export interface ReadPage {
  readonly content: PageContent
  readonly rows: readonly Fields[]
  readonly cursor: unknown
  /** The cursor as Taxiway reads it: undefined on the last page. */
  readonly next: Cursor | undefined
}

/** Reads a page of the history leniently: an odd record does not hide the others. */
export function pageOf(answer: Answer | undefined): ReadPage {
  const body = isSuccess(answer) ? answer.json : undefined
  const list = isFields(body) ? body['deployments'] : undefined
  const cursor = isFields(body) ? body['nextCursor'] : undefined
  const { deployments: rows, nextCursor: next } = parseHistoryPage({
    deployments: Array.isArray(list) ? list.slice(0, mostRows).map(withoutFlood) : [],
    nextCursor: cursor,
  })
  const content = (): PageContent => {
    if (rows.length > 0) return 'records'
    if (body === undefined) return 'unreadable'
    if (!Array.isArray(list)) return 'no-list'
    return list.length === 0 ? 'empty' : 'unreadable'
  }
  return { content: content(), rows, cursor, next }
}

/** A platform may put any number of records on a page, and of fields in a record. */
const [mostRows, mostFields] = [1_000, 200]

/** The record with as many fields as are looked at. */
function withoutFlood(row: unknown): unknown {
  return isFields(row) ? Object.fromEntries(Object.entries(row).slice(0, mostFields)) : row
}

/** The records of pages, without those that a page before showed already with the same word. */
export function rowsOf(pages: readonly Answer[]): Fields[] {
  const known = new Set<string>()
  const keyOf = (row: Fields): string => JSON.stringify([idOf(row), readRecord(row).word])
  const all = pages.flatMap((page) => {
    const { rows } = pageOf(page)
    const fresh = rows.filter((row) => idOf(row) === undefined || !known.has(keyOf(row)))
    for (const row of rows) known.add(keyOf(row))
    return fresh
  })
  return all.slice(0, mostRows)
}

/** The numbers of the records that have one. */
export function numbersOf(records: readonly unknown[] = []): number[] {
  return records.flatMap((record) => readStoredRecord(record).seq ?? [])
}

/** Each stored line that was read, once: `after` may be ignored. What has no number can only be told from a repetition on the first page. */
export function storedRecordsOf(logs: readonly LogReading[]): unknown[] {
  const known = new Set<number>()
  return logs.flatMap(({ records = [] }, page) => {
    const fresh = records.filter((record) => {
      const { seq } = readStoredRecord(record)
      return seq === undefined ? page === 0 : !known.has(seq)
    })
    for (const number of numbersOf(records)) known.add(number)
    return fresh
  })
}

/** The same as Taxiway reads them. */
export function storedLinesOf(logs: readonly LogReading[]): StoredRecord[] {
  return storedRecordsOf(logs).map(readStoredRecord)
}
