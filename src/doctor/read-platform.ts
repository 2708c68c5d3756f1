import * as v from 'valibot'
import type { Fields } from '../client/fields.ts'
import { kindOfKey } from '../client/key-kind.ts'
import { JsonArrayParser } from '../client/streams/json-array.ts'
import { operations, type Result } from '../contract/operations.ts'
import { readRecord } from '../deployment/record.ts'
import type { Answer, Reader } from './reader.ts'
import { isSuccess, type LogReading, numbersOf, type Readings, type ReadRequest, rowsOf } from './readings.ts'
import { textOf } from './recording-transport.ts'

/** What is told to people who wait. */
export type Progress = (text: string) => void

type Read = Omit<Readings, 'request' | 'baseUrl' | 'proxied' | 'answers' | 'exchanges' | 'stopped'>

const wholeHistory = { mostPages: 8, mostRecords: 100 } as const
const twoSmallPages = { limit: 2, mostPages: 2, mostRecords: 4 } as const
const mostLogPages = 4
/** Milliseconds between the two reads of the history, in which a deployment that is not over changes its word. */
const readsApartMs = 30_000
/** Milliseconds for the stream of a finished deployment, and of one that is not known to be over. */
const [finishedStreamMs, otherStreamMs] = [20_000, 5_000]
/** An id that no platform gives. */
const noSuchDeployment = 'taxiway-doctor-asks-for-nothing'

/** Reads what the findings need, each thing once. Rejects only as the reader does. */
export async function readPlatform(reader: Reader, request: ReadRequest, progress: Progress): Promise<Read> {
  progress('Asking whose key it is')
  const whoami = await reader.read('whoami', {})
  const identity = readIdentity(whoami)
  const serviceId = request.serviceId ?? identity?.keyScope?.serviceId ?? undefined
  if (identity !== undefined && kindOfKey(identity) === 'account') await reader.read('list_projects', {})
  // What is not this interface is not asked further; a server error may be whoami's alone.
  const status = whoami?.status ?? 0
  const isAnswering = identity !== undefined || status === 403 || status === 429 || status >= 500
  const read = isAnswering ? await readService(reader, { ...request, serviceId }, progress) : nothing
  return { whoami, identity, serviceId, ...read }
}

const nothing = {
  ...{ history: [], rows: [], smallPages: [], again: [], deploymentId: undefined, isFinished: false, logs: [] },
  ...{ stream: undefined, missing: undefined },
} as const

async function readService(reader: Reader, request: ReadRequest, progress: Progress) {
  const { serviceId, meaningOf } = request
  progress('Reading the history')
  const history = serviceId === undefined ? [] : await reader.readHistory(serviceId, wholeHistory)
  const readMs = reader.clock.now()
  const rows = rowsOf(history)
  const smallPages =
    serviceId !== undefined && rows.length > 2 ? await reader.readHistory(serviceId, twoSmallPages) : []
  const chosen = chooseDeployment(rows, request)
  const { deploymentId, isFinished } = chosen
  if (deploymentId !== undefined) progress('Reading the log of one deployment')
  const logs = deploymentId === undefined ? [] : await readLogs(reader, deploymentId)
  const streamMs = Math.max(1_000, Math.min(isFinished ? finishedStreamMs : otherStreamMs, reader.leftMs / 3))
  const stream = deploymentId === undefined ? undefined : await reader.readStream(deploymentId, streamMs)
  if (serviceId !== undefined) await reader.read('get_logs', { id: serviceId, limit: 5 })
  const missing = await reader.read('get_deployment_logs', { id: noSuchDeployment })
  const words = rows.flatMap((row) => readRecord(row).word ?? [])
  const isOpen = words.some((word) => ['unknown', 'ambiguous'].includes(meaningOf(word)))
  const dueMs = readMs + readsApartMs
  let again: Answer[] = []
  if (isOpen && serviceId !== undefined && dueMs - reader.clock.now() < reader.leftMs) {
    progress('Some status words are not known: reading the history again, 30 s after the first time')
    if (await reader.sleepUntil(dueMs)) again = await reader.readHistory(serviceId, wholeHistory)
  }
  return { history, rows, smallPages, again, ...chosen, logs, stream, missing }
}

/** The given one, else a finished one that is not the newest of its kind, as its word then stands for others too. */
function chooseDeployment(rows: readonly Fields[], { deploymentId, meaningOf }: ReadRequest) {
  const records = rows.map((row) => {
    const { id, word, rollbackable } = readRecord(row)
    const meaning = word === undefined ? 'unknown' : meaningOf(word)
    return { id, good: rollbackable, isOver: rollbackable || !['ongoing', 'unknown', 'ambiguous'].includes(meaning) }
  })
  if (deploymentId !== undefined)
    return { deploymentId, isFinished: records.some(({ id, isOver }) => id === deploymentId && isOver) }
  const over = records.filter(({ id, isOver }) => isOver && id !== undefined)
  const good = over.filter((record) => record.good)
  const chosen = good[1] ?? good[0] ?? over[0] ?? records.find(({ id }) => id !== undefined)
  return { deploymentId: chosen?.id, isFinished: chosen?.isOver ?? false }
}

/** The log from its beginning, page by page; then once more after a number in its middle. */
async function readLogs(reader: Reader, id: string): Promise<LogReading[]> {
  const logs: LogReading[] = []
  const numbers: number[] = []
  const read = async (after: number | undefined): Promise<LogReading | undefined> => {
    const answer = await reader.read('get_deployment_logs', { id, after })
    if (answer === undefined) return undefined
    const reading = { answer, after, records: isSuccess(answer) ? readArray(answer) : undefined }
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

/** The elements of a JSON array, as far as it was read; undefined if it is not one. */
function readArray(answer: Answer): unknown[] | undefined {
  const elements: unknown[] = []
  const parser = new JsonArrayParser()
  try {
    parser.feed(Buffer.from(textOf(answer)), elements)
    if (answer.ended) parser.end()
    return elements
  } catch {
    return undefined
  }
}

function readIdentity(answer: Answer | undefined): Result<'whoami'> | undefined {
  if (!isSuccess(answer)) return undefined
  const { success, output } = v.safeParse(operations.whoami.result, answer.json)
  return success ? output : undefined
}
