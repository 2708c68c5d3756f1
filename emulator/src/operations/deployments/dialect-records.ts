import type { Dialect, JsonType } from '../../dialect/dialect.ts'
import type { Deployment } from '../../state/deployment-table.ts'
import type { LogLine } from '../../state/log-tables.ts'

/** One server-sent event; a line break in `data` becomes several `data:` fields. */
export interface StreamedEvent {
  /** Missing if the platform does not number its events. */
  readonly id?: string | undefined
  /** Missing if events have no name. */
  readonly event?: string | undefined
  /** The content of the event. */
  readonly data: string
}

const shownFields = ['ref', 'commit', 'createdAt', 'finishedAt', 'reason'] as const

/** A value of each type, for fields that mean nothing. */
const samples: Readonly<Record<JsonType, unknown>> = {
  string: 'text',
  number: 1,
  boolean: true,
  object: { kind: 'sample' },
  array: ['sample'],
  null: null,
}

/** A deployment as the history shows it. `url` is the address of its service, if it has one. */
export function toHistoryRecord(
  dialect: Dialect,
  deployment: Deployment,
  url: string | undefined,
): Record<string, unknown> {
  const { stage } = deployment
  const record: Record<string, unknown> = {
    [dialect.idKey]: deployment.id,
    rollbackable: stage === 'live' || stage === 'retired',
  }
  if (dialect.words) record[dialect.statusKey] = dialect.words[stage]
  for (const field of shownFields) {
    const name = dialect.shows[field]
    if (name === undefined) continue
    const value = deployment[field] ?? null
    record[name] = field === 'createdAt' || field === 'finishedAt' ? toTime(dialect, value) : value
  }
  Object.assign(record, toSamples(dialect.extra))
  return stage === 'live' ? { ...record, ...toAddress(dialect, url) } : record
}

/** Fields that mean nothing, each with a value of its type. */
export function toSamples(fields: Dialect['extra']): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, type]) => [name, samples[type]]))
}

/** The fields that show an address; none if there is no address, or the dialect does not show it. */
export function toAddress(dialect: Dialect, url: string | undefined): { url?: string; hostname?: string } {
  if (url === undefined || dialect.address === 'none') return {}
  return dialect.address === 'url' ? { url } : { hostname: new URL(url).host }
}

/** A line of the log as a record of the stored log. */
export function toStoredRecord({ storedLine: fields, numbers }: Dialect, line: LogLine): Record<string, unknown> {
  return toFields(fields, { ...line, seq: shownNumber(numbers, line.seq) })
}

/** A line of the log as an event of the stream. */
export function toStreamEvent({ streamedLine, storedLine: stored, numbers }: Dialect, line: LogLine): StreamedEvent {
  const { data, ids, event, fields = stored } = streamedLine
  const shown = { ...line, seq: shownNumber(numbers, line.seq) }
  return {
    id: ids ? String(shown.seq) : undefined,
    event,
    data: data === 'text' ? line.text : JSON.stringify(toFields(fields, shown)),
  }
}

/** How many lines of a log have at most that number. */
export function countLinesUpTo({ numbers: { first, step } }: Dialect, shown: number): number {
  return shown < first ? 0 : Math.floor((shown - first) / step) + 1
}

/** How many lines of a log are left out of a read of those after that number. */
export function countLinesSkipped(dialect: Dialect, after: number): number {
  if (dialect.after === 'ignored') return 0
  return countLinesUpTo(dialect, dialect.after === 'from' ? after - 1 : after)
}

function shownNumber({ first, step }: Dialect['numbers'], seq: number): number {
  return first + (seq - 1) * step
}

function toFields({ seq, text, stream, ts }: Dialect['storedLine'], line: LogLine): Record<string, unknown> {
  return {
    [seq]: line.seq,
    [text]: line.text,
    ...(stream === undefined ? {} : { [stream]: line.stream }),
    ...(ts === undefined ? {} : { [ts]: line.ts }),
  }
}

function toTime({ times }: Dialect, value: string | null): string | number | null {
  if (value === null || times === 'rfc3339') return value
  const ms = Date.parse(value)
  return times === 'seconds' ? Math.floor(ms / 1_000) : ms
}
