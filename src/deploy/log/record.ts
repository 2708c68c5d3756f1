import type { StreamEvent } from '../../client/event-stream.ts'
import { field, isRecord } from '../../client/json.ts'

/** The contract shows no shape of a record of the build log "beyond a per-record sequence number": common names, in this order. */
const numberKeys = ['seq', 'sequence', 'sequenceNumber', 'number', 'id']
const textKeys = ['line', 'message', 'text', 'msg', 'log']

/** The field under which this record has its number; undefined if it has none. */
export function findNumberKey(record: unknown): string | undefined {
  return numberKeys.find((key) => readNumber(record, key) !== undefined)
}

/** A number of a record: safe, not negative, also as a string. */
export function readNumber(record: unknown, key: string): number | undefined {
  const value = field(record, key)
  const number = typeof value === 'string' && /^\d{1,16}$/.test(value) ? Number(value) : value
  return typeof number === 'number' && Number.isSafeInteger(number) && number >= 0 ? number : undefined
}

/** The text of a stored record. One of unknown shape becomes its JSON, so that nothing is lost. */
export function readText(record: unknown): string {
  return findText(record) ?? JSON.stringify(record) ?? ''
}

function findText(record: unknown): string | undefined {
  if (typeof record === 'string') return withoutBreak(record)
  const text = textKeys.map((key) => field(record, key)).find((value) => typeof value === 'string')
  return text === undefined ? undefined : withoutBreak(text)
}

/** The line break that some platforms store with a line is not another line. */
function withoutBreak(text: string): string {
  return text.replace(/\r?\n$/, '')
}

/** A line of the stream; undefined for a ping, for the mark of an end, and for an event without text. */
export interface StreamedLine {
  readonly text: string
  readonly record: unknown
}

export function readEvent({ data }: StreamEvent): StreamedLine | undefined {
  if (data === '[DONE]') return undefined
  const record = parse(data)
  if (record === undefined) return { text: withoutBreak(data), record: undefined }
  const text = findText(record)
  return text === undefined ? undefined : { text, record }
}

/** A line of bare text may look like JSON: only an object or a string counts. */
function parse(data: string): unknown {
  if (!/^\s*[{"]/.test(data)) return undefined
  try {
    const value: unknown = JSON.parse(data)
    return isRecord(value) || typeof value === 'string' ? value : undefined
  } catch {
    return undefined
  }
}
