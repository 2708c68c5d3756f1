import type { LogLine } from './state/build-logs.ts'
import type { Deployment, Stage } from './state/deployment-table.ts'

/** One server-sent event; a line break in `data` becomes several `data:` fields. */
export interface StreamedEvent {
  /** Missing if the platform does not number its events. */
  readonly id?: string
  /** Missing if events have no name. */
  readonly event?: string
  /** The content of the event. */
  readonly data: string
}

const shownFields = ['ref', 'commit', 'createdAt', 'finishedAt', 'reason'] as const

/**
 * The format of what the contract leaves open (contract: States, Deployment, Events). A client that works with every dialect
 * relies on none of them.
 */
export interface Dialect {
  /** The status word of each stage; null for a platform whose records show no status. */
  readonly words: Readonly<Record<Stage, string>> | null
  /** The field of a record that holds its status. */
  readonly statusKey: string
  /** The field of a record that holds its id. */
  readonly idKey: 'deploymentId' | 'id'
  /** The names of further fields of a record; a field without a name is not shown. */
  readonly shows: Readonly<Partial<Record<(typeof shownFields)[number], string>>>
  /** How a service and its live deployment show their address. */
  readonly address: 'url' | 'hostname' | 'none'
  /** A record of the stored log. */
  readonly storedLine: (line: LogLine) => unknown
  /** A line of the log as an event of the stream. */
  readonly streamedLine: (line: LogLine) => StreamedEvent
  /** Milliseconds of silence before the stream sends a comment; null for a platform that sends none. */
  readonly heartbeatMs: number | null
  /** What follows the last line: the end of the stream, an event and then the end, or nothing. */
  readonly streamEnd: 'close' | 'stay-open' | StreamedEvent
  /** What a new deployment does while another one of the service waits or builds: queue behind it, replace it if it still waits, or answer 409. */
  readonly whenBusy: 'queue' | 'supersede' | 'refuse'
  /** The next cursor of the last page of the history. */
  readonly lastPage: 'absent' | 'null'
}

/** A deployment as the history shows it. `url` is the address of its service, if it has one. */
export function recordOf(dialect: Dialect, deployment: Deployment, url: string | undefined): Record<string, unknown> {
  const { stage } = deployment
  const record: Record<string, unknown> = {
    [dialect.idKey]: deployment.id,
    rollbackable: stage === 'live' || stage === 'retired',
  }
  if (dialect.words) record[dialect.statusKey] = dialect.words[stage]
  for (const field of shownFields) {
    const name = dialect.shows[field]
    if (name !== undefined) record[name] = deployment[field] ?? null
  }
  return stage === 'live' ? { ...record, ...addressOf(dialect, url) } : record
}

/** The fields that show an address; none if there is no address, or the dialect does not show it. */
export function addressOf(dialect: Dialect, url: string | undefined): { url?: string; hostname?: string } {
  if (url === undefined || dialect.address === 'none') return {}
  return dialect.address === 'url' ? { url } : { hostname: new URL(url).host }
}
