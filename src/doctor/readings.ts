import * as v from 'valibot'
import { readStoredRecord } from '../build-log/payload.ts'
import { type Fields, isFields } from '../client/fields.ts'
import { type Cursor, parseHistoryPage } from '../client/history-pages.ts'
import { kindOfKey } from '../client/key-kind.ts'
import { JsonArrayParser } from '../client/streams/json-array.ts'
import { identity as identitySchema } from '../contract/records.ts'
import { idOf, readRecord } from '../deployment/record.ts'
import type { Meaning } from '../deployment/verdict/vocabulary.ts'
import { type Answer, isSuccess, jsonOf, textOf } from './answer.ts'
import type { ReadClient } from './reader.ts'
import type { WayReading } from './way.ts'
import { readsApartMs } from './words/census.ts'

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

/** What reading needs beside the client. */
export interface ReadHost {
  readonly client: ReadClient
  /** Waits until so many milliseconds after the beginning; false where that is too late. */
  readonly sleepUntil: (elapsedMs: number) => Promise<boolean>
  readonly leftMs: () => number
  /** Told what is read next, for people who wait. */
  readonly progress: (text: string) => void
}

type Read = Omit<Readings, 'baseUrl' | 'way' | 'proxied' | 'requests' | 'stopped' | 'answers'>

const mostRecords = 100
const mostPages = 8
const mostLogPages = 4
const streamLimitMs = 20_000
/** An id that no platform gives. */
const noSuchDeployment = 'taxiway-doctor-asks-for-nothing'

/** Reads what the probes need, each thing once. Rejects only as the client does. */
export async function readPlatform(host: ReadHost, request: ReadRequest): Promise<Read> {
  const { client, progress } = host
  progress('Asking whose key it is')
  const whoami = await client.read('whoami', {})
  const identity = readIdentity(whoami)
  const serviceId = request.serviceId ?? identity?.keyScope?.serviceId ?? undefined
  if (identity !== undefined && kindOfKey(identity) === 'account') await client.read('list_projects', {})
  // What is not this interface is not asked further; a server error may be whoami's alone.
  const status = whoami?.status ?? 0
  const isAnswering = identity !== undefined || status === 403 || status === 429 || status >= 500
  const look = isAnswering ? await readService(host, { ...request, serviceId }) : nothing
  return { request, whoami, identity, serviceId, ...look }
}

const nothing = {
  history: [],
  smallPages: [],
  again: [],
  apartMs: 0,
  deploymentId: undefined,
  isFinished: false,
  logs: [],
  stream: undefined,
  missing: undefined,
} as const

async function readService(host: ReadHost, request: ReadRequest) {
  const { client, progress } = host
  const { serviceId, meaningOf } = request
  progress('Reading the history')
  const history = serviceId === undefined ? [] : await readHistory(host, serviceId)
  const rows = rowsOf(history)
  const smallPages = serviceId !== undefined && rows.length > 2 ? await readSmallPages(client, serviceId) : []
  const chosen = chooseDeployment(rows, request)
  const { deploymentId } = chosen
  if (deploymentId !== undefined) progress('Reading the log of one deployment')
  const logs = deploymentId === undefined ? [] : await readLogs(client, deploymentId)
  const mostMs = Math.max(1_000, Math.min(chosen.isFinished ? streamLimitMs : 5_000, host.leftMs() / 3))
  const stream =
    deploymentId === undefined
      ? undefined
      : await client.read('stream_deployment_logs', { id: deploymentId }, { mostMs, mostCharacters: 2 ** 19 })
  if (serviceId !== undefined) await client.read('get_logs', { id: serviceId, limit: 5 })
  const missing = await client.read('get_deployment_logs', { id: noSuchDeployment })
  const words = rows.flatMap((row) => readRecord(row).word ?? [])
  const isOpen = words.some((word) => ['unknown', 'ambiguous'].includes(meaningOf(word)))
  const last = history.at(-1)
  let again: HistoryReading[] = []
  if (isOpen && last !== undefined && serviceId !== undefined) {
    progress('Some status words are not known: reading the history again 30 s after the first time')
    const endMs = last.answer.sentMs + last.answer.endMs
    if (await host.sleepUntil(endMs + readsApartMs)) again = await readHistory(host, serviceId)
  }
  const apartMs = again[0] === undefined || last === undefined ? 0 : again[0].answer.sentMs - last.answer.sentMs
  return { history, smallPages, again, apartMs, ...chosen, logs, stream, missing }
}

async function readHistory({ client, leftMs }: ReadHost, serviceId: string): Promise<HistoryReading[]> {
  const pages: HistoryReading[] = []
  const seen = new Set<string>()
  let before: Cursor | undefined
  for (let count = 0; pages.length < mostPages && count < mostRecords && leftMs() > 0; ) {
    const page = await readPage(client, serviceId, undefined, before)
    if (page === undefined) break
    pages.push(page)
    count += page.rows.length
    const next = nextOf(page)
    if (next === undefined || seen.has(String(next))) break
    seen.add(String(next))
    before = next
  }
  return pages
}

/** Two pages of two records: whether the limit is kept, and the cursor moves. */
async function readSmallPages(client: ReadClient, serviceId: string): Promise<HistoryReading[]> {
  const first = await readPage(client, serviceId, 2, undefined)
  const next = first === undefined ? undefined : nextOf(first)
  const second = next === undefined ? undefined : await readPage(client, serviceId, 2, next)
  return [first, second].filter((page) => page !== undefined)
}

async function readPage(
  client: ReadClient,
  serviceId: string,
  limit: number | undefined,
  before: Cursor | undefined,
): Promise<HistoryReading | undefined> {
  const number = before === undefined ? undefined : Number(before)
  // The contract says that a cursor is an integer; another one cannot be sent back.
  if (number !== undefined && !Number.isSafeInteger(number)) return undefined
  const answer = await client.read('list_deployments', { id: serviceId, limit, before: number })
  if (answer === undefined) return undefined
  const body = isSuccess(answer) ? jsonOf(answer) : undefined
  const all = isFields(body) && Array.isArray(body['deployments']) ? body['deployments'] : []
  return { answer, limit, rows: all.filter(isFields), rawCursor: isFields(body) ? body['nextCursor'] : undefined }
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

/** The cursor of a page as Taxiway reads it. */
export function nextOf({ rawCursor }: HistoryReading): Cursor | undefined {
  return parseHistoryPage({ deployments: [], nextCursor: rawCursor }).nextCursor
}

/** The given one, else a finished one that is not the newest of its kind, as its word then stands for others too. */
function chooseDeployment(rows: readonly Fields[], { deploymentId, meaningOf }: ReadRequest) {
  const isOver = (row: Fields): boolean => {
    const { word, rollbackable } = readRecord(row)
    const meaning = word === undefined ? 'unknown' : meaningOf(word)
    return rollbackable || !['ongoing', 'unknown', 'ambiguous'].includes(meaning)
  }
  const records = rows.map((row) => ({
    id: readRecord(row).id,
    isOver: isOver(row),
    good: readRecord(row).rollbackable,
  }))
  if (deploymentId !== undefined) {
    return { deploymentId, isFinished: records.some(({ id, isOver }) => id === deploymentId && isOver) }
  }
  const over = records.filter(({ id, isOver }) => isOver && id !== undefined)
  const good = over.filter((record) => record.good)
  const chosen = good[1] ?? good[0] ?? over[0] ?? records.find(({ id }) => id !== undefined)
  return { deploymentId: chosen?.id, isFinished: chosen?.isOver ?? false }
}

/** The log from its beginning, page by page; then once more after a number in its middle, and after its last one. */
async function readLogs(client: ReadClient, id: string): Promise<LogReading[]> {
  const logs: LogReading[] = []
  const numbers: number[] = []
  const read = async (after: number | undefined): Promise<LogReading | undefined> => {
    const answer = await client.read('get_deployment_logs', { id, after })
    if (answer === undefined) return undefined
    const reading = { answer, after, records: isSuccess(answer) ? recordsOf(answer) : undefined }
    logs.push(reading)
    return reading
  }
  for (let after: number | undefined; logs.length < mostLogPages; ) {
    const page = numbersOf((await read(after))?.records)
    const last = page.at(-1)
    numbers.push(...page)
    if (last === undefined || last === after) break
    after = last
  }
  const middle = numbers[Math.floor(numbers.length / 2)]
  if (numbers.length >= 3 && middle !== undefined) await read(middle)
  return logs
}

/** The records of a JSON array, as far as it was read; undefined where it is not one. */
function recordsOf(answer: Answer): unknown[] | undefined {
  const records: unknown[] = []
  const parser = new JsonArrayParser()
  try {
    parser.feed(Buffer.from(textOf(answer)), records)
    if (answer.ended) parser.end()
    return records
  } catch {
    return undefined
  }
}

/** The numbers of the records that have one. */
export function numbersOf(records: readonly unknown[] = []): number[] {
  return records.flatMap((record) => readStoredRecord(record).seq ?? [])
}

function readIdentity(answer: Answer | undefined): v.InferOutput<typeof identitySchema> | undefined {
  if (!isSuccess(answer)) return undefined
  const { success, output } = v.safeParse(identitySchema, jsonOf(answer))
  return success ? output : undefined
}
