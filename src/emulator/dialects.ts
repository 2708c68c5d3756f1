import type { Dialect } from './dialect.ts'

const json = JSON.stringify

/** The default, which shows most: a word for each stage, JSON events with the sequence, an address. */
const plain: Dialect = {
  words: {
    queued: 'queued',
    building: 'building',
    starting: 'deploying',
    live: 'live',
    retired: 'deactivated',
    failed: 'failed',
    superseded: 'superseded',
  },
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
  words: {
    queued: 'PENDING-BUILD',
    building: 'BUILDING',
    starting: 'DEPLOYING',
    live: 'ACTIVE',
    retired: 'SUPERSEDED',
    failed: 'ERROR',
    superseded: 'SUPERSEDED',
  },
  statusKey: 'state',
  idKey: 'id',
  shows: { ref: 'ref', commit: 'commitSha', createdAt: 'created_at' },
  address: 'hostname',
  storedLine: ({ seq, text }) => ({ sequence: seq, message: text }),
  streamedLine: ({ seq, text }) => ({
    id: String(seq),
    event: 'log',
    data: json({ sequence: seq, message: text }),
  }),
  heartbeatMs: 5_000,
  streamEnd: { event: 'end', data: '{}' },
  whenBusy: 'supersede',
  lastPage: 'null',
}

/** The word for success is `running`, which means "in progress" on other platforms; events are plain text with an id. */
const running: Dialect = {
  ...plain,
  words: {
    queued: 'pending',
    building: 'building',
    starting: 'starting',
    live: 'running',
    retired: 'stopped',
    failed: 'crashed',
    superseded: 'cancelled',
  },
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
  words: {
    queued: 'Pending',
    building: 'Building',
    starting: 'Provisioning',
    live: 'Succeeded',
    retired: 'Succeeded',
    failed: 'Failed',
    superseded: 'Cancelled',
  },
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
  words: {
    queued: 'QUEUED',
    building: 'BUILDING',
    starting: 'INITIALIZING',
    live: 'READY',
    retired: 'READY',
    failed: 'ERROR',
    superseded: 'CANCELED',
  },
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
