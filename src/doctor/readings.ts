import type * as v from 'valibot'
import { readStoredRecord } from '../build-log/payload.ts'
import { type Fields, isFields } from '../client/fields.ts'
import { type Cursor, parseHistoryPage } from '../client/history-pages.ts'
import type { identity as identitySchema } from '../contract/records.ts'
import { idOf, readRecord } from '../deployment/record.ts'
import type { Meaning } from '../deployment/verdict/vocabulary.ts'
import { type Answer, isSuccess, jsonOf } from './answer.ts'
import type { WayReading } from './way.ts'

/** What the doctor was asked about. */
export interface ReadRequest {
  /** Undefined for the service that the key belongs to. */
  readonly serviceId: string | undefined
  /** Undefined for a finished one of the history. */
  readonly deploymentId: string | undefined
  /** What the user taught, and the built-in words. */
  readonly meaningOf: (word: string) => Meaning
}

/** A page of the history and the limit it was asked with. */
export interface HistoryReading {
  readonly answer: Answer
  readonly limit: number | undefined
  readonly rows: readonly Fields[]
  /** As the platform sent it; undefined where the field is missing. */
  readonly rawCursor: unknown
}

/** A read of the stored log, and the number after which it was asked. */
export interface LogReading {
  readonly answer: Answer
  readonly after: number | undefined
  /** Undefined where the answer is not a JSON array. */
  readonly records: readonly unknown[] | undefined
}

/** Everything that was read, once; the probes look at nothing else. */
export interface Readings {
  readonly request: ReadRequest
  /** As it is used. */
  readonly baseUrl: string
  readonly way: WayReading
  /** Whether a proxy is between here and the platform. */
  readonly proxied: boolean
  readonly whoami: Answer | undefined
  /** Undefined where whoami did not show one. */
  readonly identity: v.InferOutput<typeof identitySchema> | undefined
  /** The service that was looked at. */
  readonly serviceId: string | undefined
  /** The pages of the first read, newest first. */
  readonly history: readonly HistoryReading[]
  /** A page of two, and the one after it. */
  readonly smallPages: readonly HistoryReading[]
  /** The second read, at least 30 s after the first; empty where it was not needed. */
  readonly again: readonly HistoryReading[]
  /** Milliseconds between the two reads. */
  readonly apartMs: number
  /** The deployment whose log was looked at, and whether it is over. */
  readonly deploymentId: string | undefined
  readonly isFinished: boolean
  readonly logs: readonly LogReading[]
  readonly stream: Answer | undefined
  /** A read of what does not exist, for the shape of an error. */
  readonly missing: Answer | undefined
  /** All answers in their order. */
  readonly answers: readonly Answer[]
  readonly requests: number
  /** Why not everything was read, as a clause. */
  readonly stopped: string | undefined
}

/** The records of pages, without those that a page before it showed already with the same word. */
export function rowsOf(pages: readonly HistoryReading[]): Fields[] {
  const known = new Set<string>()
  const keyOf = (row: Fields): string => JSON.stringify([idOf(row), readRecord(row).word])
  return pages.flatMap(({ rows }) => {
    const fresh = rows.filter((row) => idOf(row) === undefined || !known.has(keyOf(row)))
    for (const row of rows) known.add(keyOf(row))
    return fresh
  })
}

/** What the list `deployments` of the first answer is: without a whole answer, or with nothing in it that is a record, `unreadable`. */
export function listOf([first]: readonly HistoryReading[]): 'records' | 'empty' | 'missing' | 'unreadable' {
  if (first === undefined || !isSuccess(first.answer)) return 'unreadable'
  if (first.rows.length > 0) return 'records'
  const body = jsonOf(first.answer)
  if (body === undefined) return 'unreadable'
  const list = isFields(body) ? body['deployments'] : undefined
  if (!Array.isArray(list)) return 'missing'
  return list.length === 0 ? 'empty' : 'unreadable'
}

/** The cursor of a page as Taxiway reads it. */
export function nextOf({ rawCursor }: HistoryReading): Cursor | undefined {
  return parseHistoryPage({ deployments: [], nextCursor: rawCursor }).nextCursor
}

/** The numbers of the records that have one. */
export function numbersOf(records: readonly unknown[] = []): number[] {
  return records.flatMap((record) => readStoredRecord(record).seq ?? [])
}
