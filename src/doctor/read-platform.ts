import * as v from 'valibot'
import { type Fields, isFields } from '../client/fields.ts'
import type { Cursor } from '../client/history-pages.ts'
import { kindOfKey } from '../client/key-kind.ts'
import { JsonArrayParser } from '../client/streams/json-array.ts'
import { identity as identitySchema } from '../contract/records.ts'
import { readRecord } from '../deployment/record.ts'
import { type Answer, isSuccess, jsonOf, textOf } from './answer.ts'
import type { ReadClient } from './reader.ts'
import {
  type HistoryReading,
  type LogReading,
  nextOf,
  numbersOf,
  type Readings,
  type ReadRequest,
  rowsOf,
} from './readings.ts'
import { readsApartMs } from './words/doubts.ts'

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

function readIdentity(answer: Answer | undefined): v.InferOutput<typeof identitySchema> | undefined {
  if (!isSuccess(answer)) return undefined
  const { success, output } = v.safeParse(identitySchema, jsonOf(answer))
  return success ? output : undefined
}
