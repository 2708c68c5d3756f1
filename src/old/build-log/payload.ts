import { type Fields, isFields } from '../client/json-fields.ts'
import { parseJson } from '../text/parsed-json.ts'

/** The contract shows no shape of a log record "beyond a per-record sequence number": common names are tried in order. */
export const sequenceKeys = ['seq', 'sequence', 'id'] as const
export const textKeys = ['line', 'message', 'text', 'msg'] as const

/** A record of the stored log. `seq` is undefined if it carries no number. */
export interface StoredRecord {
  readonly seq: number | undefined
  readonly text: string
}

/** A record of unknown shape becomes its JSON, so that nothing is lost. */
export function readStoredRecord(raw: unknown): StoredRecord {
  if (typeof raw === 'string') return { seq: undefined, text: withoutBreak(raw) }
  if (!isFields(raw)) return { seq: undefined, text: JSON.stringify(raw) ?? '' }
  return { seq: readNumber(raw), text: readText(raw) ?? JSON.stringify(raw) }
}

/** The text of a stream event; undefined for JSON without one. A line of bare text may look like JSON. */
export function readStreamedText(data: string): string | undefined {
  const payload = parsePayload(data)
  return isFields(payload) ? readText(payload) : typeof payload === 'string' ? payload : data
}

// Loops, though `map` and `find` would be shorter: these run once per line, for up to millions of lines.
function readText(raw: Fields): string | undefined {
  for (const key of textKeys) {
    const value = raw[key]
    if (typeof value === 'string') return withoutBreak(value)
  }
  return undefined
}

/** The line break that some platforms store with a line is not another line. */
function withoutBreak(text: string): string {
  return text.endsWith('\n') ? text.slice(0, text.endsWith('\r\n') ? -2 : -1) : text
}

function readNumber(raw: Fields): number | undefined {
  for (const key of sequenceKeys) {
    const value = sequenceNumber(raw[key])
    if (value !== undefined) return value
  }
  return undefined
}

export function sequenceNumber(value: unknown): number | undefined {
  const number = typeof value === 'string' && /^\d{1,16}$/.test(value) ? Number(value) : value
  return typeof number === 'number' && Number.isSafeInteger(number) && number >= 0 ? number : undefined
}

export function parsePayload(text: string): unknown {
  const first = text.trimStart()[0]
  if (first !== '{' && first !== '"') return undefined
  try {
    return parseJson(text)
  } catch {
    return undefined
  }
}
