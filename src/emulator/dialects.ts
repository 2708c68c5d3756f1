import type { Deployment, Stage } from './state/deployment-table.ts'
import type { LogLine } from './state/logs.ts'

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

const json = JSON.stringify

/** The words in the order of `stages`. */
const words = (...all: readonly [string, string, string, string, string, string, string]): Record<Stage, string> => {
  const [queued, building, starting, live, retired, failed, superseded] = all
  return { queued, building, starting, live, retired, failed, superseded }
}

/** The default, which shows most: a word for each stage, JSON events with the sequence, an address. */
const plain: Dialect = {
  words: words('queued', 'building', 'deploying', 'live', 'deactivated', 'failed', 'superseded'),
  statusKey: 'status',
  idKey: 'deploymentId',
  shows: { ref: 'ref', commit: 'commit', createdAt: 'createdAt', finishedAt: 'finishedAt', reason: 'reason' },
  address: 'url',
  storedLine: ({ seq, text, stream, ts }) => ({ seq, line: text, stream, ts }),
  streamedLine: ({ seq, text, stream, ts }) => ({ id: String(seq), data: json({ seq, line: text, stream, ts }) }),
  heartbeatMs: 15_000,
  streamEnd: 'close',
  whenBusy: 'queue',
  lastPage: 'absent',
}

/** Upper-case words with dashes in `state`, other field names, named events, and an event that ends the stream. */
const upper: Dialect = {
  words: words('PENDING-BUILD', 'BUILDING', 'DEPLOYING', 'ACTIVE', 'SUPERSEDED', 'ERROR', 'SUPERSEDED'),
  statusKey: 'state',
  idKey: 'id',
  shows: { ref: 'ref', commit: 'commitSha', createdAt: 'created_at' },
  address: 'hostname',
  storedLine: ({ seq, text }) => ({ sequence: seq, message: text }),
  streamedLine: ({ seq, text }) => ({ id: String(seq), event: 'log', data: json({ sequence: seq, message: text }) }),
  heartbeatMs: 5_000,
  streamEnd: { event: 'end', data: '{}' },
  whenBusy: 'supersede',
  lastPage: 'null',
}

/** The word for success is `running`, which means "in progress" on other platforms; events are plain text with an id. */
const running: Dialect = {
  ...plain,
  words: words('pending', 'building', 'starting', 'running', 'stopped', 'crashed', 'cancelled'),
  shows: { ref: 'branch', createdAt: 'createdAt' },
  address: 'none',
  storedLine: ({ seq, text, ts }) => ({ id: seq, text, ts }),
  streamedLine: ({ seq, text }) => ({ id: String(seq), data: text }),
  heartbeatMs: null,
  lastPage: 'null',
}

/** The status is a `phase`; events are plain text without an id, so the stream alone does not prove their order. */
const phases: Dialect = {
  ...plain,
  words: words('Pending', 'Building', 'Provisioning', 'Succeeded', 'Succeeded', 'Failed', 'Cancelled'),
  statusKey: 'phase',
  shows: { ref: 'ref', commit: 'sha' },
  storedLine: ({ seq, text }) => ({ seq, msg: text }),
  streamedLine: ({ text }) => ({ data: text }),
  heartbeatMs: 1_000,
  streamEnd: { event: 'done', data: 'done' },
}

/** No status: only `rollbackable` and the log show the result. */
const statusless: Dialect = {
  ...plain,
  words: null,
  shows: {},
  address: 'none',
  streamedLine: ({ seq, text }) => ({ data: json({ seq, line: text }) }),
  heartbeatMs: null,
}

/** A second deployment is a 409 until the first has finished; the stream never ends by itself. */
const patient: Dialect = {
  ...plain,
  words: words('QUEUED', 'BUILDING', 'INITIALIZING', 'READY', 'READY', 'ERROR', 'CANCELED'),
  statusKey: 'state',
  shows: { ref: 'ref', createdAt: 'createdAt' },
  heartbeatMs: 2_000,
  streamEnd: 'stay-open',
  whenBusy: 'refuse',
}

/** The dialects of the local platform, by name. */
export const dialects = { plain, upper, running, phases, statusless, patient } as const

/** The name of a dialect; `plain` is the default. */
export type DialectName = keyof typeof dialects

/** Whether a dialect has that name. */
export function isDialectName(name: string): name is DialectName {
  return Object.hasOwn(dialects, name)
}

/** A dialect by name, or `plain` with some of its fields replaced. */
export function dialectOf(choice: DialectName | Partial<Dialect>): Dialect {
  return typeof choice === 'string' ? dialects[choice] : { ...plain, ...choice }
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
