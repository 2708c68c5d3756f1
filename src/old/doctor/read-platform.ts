import * as v from 'valibot'
import { operations, type Result } from '../../contract/operations.ts'
import type { Fields } from '../client/json-fields.ts'
import { readKeyKind } from '../client/key-kind.ts'
import { readRecord } from '../deployment/history/history-record.ts'
import type { Meaning } from '../deployment/verdict/vocabulary.ts'
import { isOpen, isSuccess, type LogReading, readNumbers, readRows } from './lenient-reading.ts'
import type { Answer, Reader } from './reader.ts'

interface ReadRequest {
  readonly serviceId: string | undefined
  readonly deploymentId: string | undefined
  /** The user's words, and the built-in ones. */
  readonly interpret: (word: string) => Meaning
}

/** Everything that was read, once; the findings look at nothing else. */
export type Readings = Awaited<ReturnType<typeof readPlatform>>

const wholeHistory = { mostPages: 8, mostRecords: 100 } as const
const twoSmallPages = { limit: 2, mostPages: 2, mostRecords: 4 } as const
const mostLogPages = 4
/** Milliseconds for the stream of a finished deployment, and of one that is not known to be over. */
const [finishedStreamMs, otherStreamMs] = [20_000, 5_000]
const noSuchDeployment = 'taxiway-doctor-asks-for-nothing'

/** Reads what the findings need, each thing once. Rejects only as the reader does. */
export async function readPlatform(reader: Reader, request: ReadRequest, progress: (text: string) => void) {
  const { run, baseUrl, answers, exchanges } = reader
  const { interpret } = request
  progress('Asking whose key it is')
  const whoami = await reader.read('whoami', {})
  const identity = readIdentity(whoami)
  if (identity !== undefined && readKeyKind(identity) === 'account') await reader.read('list_projects', {})
  // What is not this interface is not asked further; a server error may be whoami's alone.
  const { status = 0 } = whoami ?? {}
  const isAnswering = identity !== undefined || status === 403 || status === 429 || status >= 500
  const serviceId = isAnswering ? (request.serviceId ?? identity?.keyScope?.serviceId ?? undefined) : undefined

  progress('Reading the history')
  const history = serviceId === undefined ? [] : await reader.readHistory(serviceId, wholeHistory)
  const rows: readonly Fields[] = readRows(history)
  // A page of two, and the one after it.
  const smallPages =
    serviceId !== undefined && rows.length > 2 ? await reader.readHistory(serviceId, twoSmallPages) : []

  const { deploymentId, isFinished } = chooseDeployment(rows, request, isAnswering)
  if (deploymentId !== undefined) progress('Reading the log of one deployment')
  const logs: readonly LogReading[] = deploymentId === undefined ? [] : await readLogs(reader, deploymentId)
  const streamMs = Math.max(1_000, Math.min(isFinished ? finishedStreamMs : otherStreamMs, run.remaining() / 3))
  const stream = deploymentId === undefined ? undefined : await reader.readStream(deploymentId, streamMs)
  if (serviceId !== undefined) await reader.read('get_logs', { id: serviceId, limit: 5 })
  // For the shape of an error.
  const missing = isAnswering ? await reader.read('get_deployment_logs', { id: noSuchDeployment }) : undefined

  return {
    ...{ interpret, baseUrl, whoami, identity, serviceId, history, rows, smallPages },
    ...{ deploymentId, isFinished, logs, stream, missing, answers, exchanges, stopped: reader.stopped },
  }
}

/** The given one, else a finished one, of which one that can be rolled back to is the best: its log is that of a success. */
function chooseDeployment(rows: readonly Fields[], { deploymentId, interpret }: ReadRequest, isAnswering: boolean) {
  const records = rows.map((row) => {
    const { id, word, rollbackable } = readRecord(row)
    const meaning = word === undefined ? 'unknown' : interpret(word)
    return { id, rollbackable, isOver: rollbackable || (meaning !== 'ongoing' && !isOpen(meaning)) }
  })
  const named = records.filter(({ id }) => id !== undefined)
  const over = named.filter(({ isOver }) => isOver)
  const chosen = over.find(({ rollbackable }) => rollbackable) ?? over[0] ?? named[0]
  const given = isAnswering ? deploymentId : undefined
  if (given === undefined) return { deploymentId: chosen?.id, isFinished: chosen?.isOver ?? false }
  return { deploymentId: given, isFinished: over.some(({ id }) => id === given) }
}

/** The log from its beginning, page by page; then once more after a number in its middle. */
async function readLogs(reader: Reader, id: string): Promise<LogReading[]> {
  const logs: LogReading[] = []
  const numbers: number[] = []
  const read = async (after: number | undefined): Promise<number[]> => {
    const answer = await reader.read('get_deployment_logs', { id, after })
    if (answer === undefined) return []
    const records = isSuccess(answer) && Array.isArray(answer.json) ? answer.json : undefined
    logs.push({ answer, after, records })
    return readNumbers(records)
  }
  for (let after: number | undefined; logs.length < mostLogPages; ) {
    const page = await read(after)
    const last = page.at(-1)
    numbers.push(...page)
    if (last === undefined || last === after) break
    after = last
  }
  const middle = numbers[Math.floor(numbers.length / 2)]
  if (numbers.length >= 3 && middle !== undefined) await read(middle)
  return logs
}

function readIdentity(answer: Answer | undefined): Result<'whoami'> | undefined {
  if (!isSuccess(answer)) return undefined
  const { success, output } = v.safeParse(operations.whoami.result, answer.json)
  return success ? output : undefined
}
