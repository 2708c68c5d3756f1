import type { Seeded } from '../seeded.ts'

/** The stage of a deployment, whatever word the platform uses for it. */
export type Role = 'queued' | 'building' | 'success' | 'failure' | 'cancelled' | 'superseded'

/** How the log stream behaves in everything that the contract leaves open. */
export interface StreamDialect {
  readonly mode: 'normal' | 'missing'
  readonly payload: 'text' | 'json'
  readonly event: string | undefined
  /** `opaque` ids carry no meaning. */
  readonly ids: 'sequence' | 'none' | 'opaque'
  /** What a new connection gets: the whole log again, what follows `Last-Event-ID`, or only what is new. */
  readonly start: 'beginning' | 'last-event-id' | 'now'
  /** After the last line: close, send a named event and close, or stay open. */
  readonly ending: 'close' | 'event' | 'never'
  /** Connection number (from 1) to the number of events after which it breaks, in the middle of the next one. */
  readonly cuts: Readonly<Record<number, number>>
  readonly eol: '\n' | '\r\n'
  /** Bytes leave in pieces of one to seven, so that characters and line ends are torn. */
  readonly shredded: boolean
  readonly comments: boolean
}

/** One platform's answer to everything that the contract leaves open. */
export interface Dialect {
  readonly words: Readonly<Record<Role, string>>
  readonly idKey: 'deploymentId' | 'id'
  readonly statusKey: 'status' | 'state' | 'phase' | 'none'
  readonly refKey: 'ref' | 'none'
  readonly sequenceKey: 'seq' | 'sequence' | 'id'
  readonly textKey: 'line' | 'message' | 'text' | 'msg'
  /** Most records of one read of the stored log. */
  readonly logPage: number
  /** How the last page is marked. */
  readonly lastPage: 'absent' | 'null'
  /** Whether to add undocumented fields, nulls and nested values. */
  readonly noise: boolean
  readonly stream: StreamDialect
}

/** Overrides of a dialect; the stream may be given in part too. */
export type DialectChoice = Partial<Omit<Dialect, 'stream'>> & { readonly stream?: Partial<StreamDialect> }

/** A dialect drawn by the seed, with the overrides of the test. Drawn streams behave well; a test sets a bad one explicitly. */
export function dialect(random: Seeded, choice: DialectChoice = {}): Dialect {
  const drawn = {
    words: {
      queued: random.pick(['queued', 'pending', 'QUEUED', 'created']),
      building: random.pick(['building', 'BUILDING', 'in_progress', 'build_in_progress']),
      success: random.pick(['succeeded', 'live', 'READY', 'SUCCESS', 'success']),
      failure: random.pick(['failed', 'build_failed', 'ERROR', 'FAILED', 'failure']),
      cancelled: random.pick(['cancelled', 'canceled', 'CANCELED']),
      superseded: random.pick(['superseded', 'SUPERSEDED']),
    },
    idKey: random.pick(['deploymentId', 'id'] as const),
    statusKey: random.pick(['status', 'state', 'phase'] as const),
    refKey: 'ref' as const,
    sequenceKey: random.pick(['seq', 'sequence', 'id'] as const),
    textKey: random.pick(['line', 'message', 'text', 'msg'] as const),
    logPage: random.pick([3, 1000, 1000]),
    lastPage: random.pick(['absent', 'null'] as const),
    noise: random.pick([true, false]),
  }
  return { ...drawn, ...choice, stream: { ...drawnStream(random), ...choice.stream } }
}

function drawnStream(random: Seeded): StreamDialect {
  return {
    mode: 'normal',
    payload: random.pick(['text', 'json'] as const),
    event: random.pick([undefined, 'log', 'message']),
    ids: random.pick(['sequence', 'none', 'opaque'] as const),
    start: random.pick(['beginning', 'last-event-id'] as const),
    ending: random.pick(['close', 'event'] as const),
    cuts: {},
    eol: random.pick(['\n', '\r\n'] as const),
    shredded: random.pick([true, false]),
    comments: random.pick([true, false]),
  }
}
