import fc from 'fast-check'
import type { BuildLine, BuildLog, LogStore } from '../platform/build.ts'
import type { LogStream } from '../platform/build-stream.ts'
import type { Numbering } from '../platform/log-numbers.ts'
import type { Distance } from '../platform/transport.ts'

const every = fc.constantFrom(0, 0, 2, 3, 7)

/** Where a stream has its numbers. */
const shapes = {
  data: { payload: 'numbered', ids: 'none' },
  ids: { payload: 'text', ids: 'number' },
  none: { payload: 'text', ids: 'none' },
  'shifted-data': { payload: 'shifted', ids: 'none' },
  'shifted-ids': { payload: 'text', ids: 'shifted' },
} as const

/** Streams with any faults. */
export const anyStream: fc.Arbitrary<LogStream> = fc
  .record({
    shape: fc.constantFrom<(keyof typeof shapes)[]>(
      'data',
      'data',
      'ids',
      'ids',
      'none',
      'shifted-data',
      'shifted-ids',
    ),
    kind: fc.constantFrom<LogStream['kind'][]>(
      'sound',
      'sound',
      'sound',
      'sound',
      'absent',
      'absent',
      'mute',
      'held-back',
    ),
    pings: fc.constant('none' as const),
    comments: fc.boolean(),
    cutAfter: fc.constantFrom(Number.POSITIVE_INFINITY, 1, 2, 5, 20),
    cutFirst: fc.constantFrom(Number.POSITIVE_INFINITY, 1, 2),
    cutClean: fc.boolean(),
    dropEvery: every,
    doubleEvery: every,
    swapEvery: every,
    garbleEvery: every,
    replays: fc.constantFrom('all' as const, 'after-id' as const),
    ends: fc.constantFrom('close' as const, 'never' as const),
  })
  .map(({ shape, ...stream }) => ({ ...shapes[shape], ...stream }))

/** Lines with pauses between them; sometimes all equal. */
export const anyLines: fc.Arbitrary<readonly BuildLine[]> = fc
  .tuple(fc.array(fc.constantFrom(0, 0, 1, 10, 300, 2_000, 9_000), { maxLength: 40 }), fc.boolean())
  .map(([gaps, repeated]) => {
    let atMs = 100
    return gaps.map((gap, index) => {
      atMs += gap
      return { index, text: repeated ? 'again' : `line ${index + 1}`, atMs }
    })
  })

/** A line whose time in the store is known. */
export type WrittenLine = Required<BuildLine>

export interface LogHistory extends BuildLog {
  readonly lines: readonly WrittenLine[]
  readonly final: 'live' | 'failed'
  readonly distance: Distance
}

const never = Number.POSITIVE_INFINITY
/** Phases of a build: so many lines, so far apart, after a pause. Sizes lie on both sides of each bound in the code. */
const phases = fc.array(
  fc.record({
    count: fc.oneof(
      { weight: 6, arbitrary: fc.integer({ min: 1, max: 30 }) },
      { weight: 2, arbitrary: fc.constantFrom(99, 100, 101, 250, 600) },
      { weight: 1, arbitrary: fc.constantFrom(1_001, 1_500, 3_100) },
    ),
    everyMs: fc.constantFrom(0, 0, 1, 10, 40, 300, 3_000),
    pauseMs: fc.constantFrom(0, 0, 5, 100, 700, 4_000, 20_000),
  }),
  { maxLength: 4 },
)

/** How much later than written a line is stored. */
const lags = fc.record({
  ms: fc.constantFrom(0, 0, 0, 50, 300, 600, 2_000, 3_000, 6_000, 12_000),
  /** Every n-th line comes later than its neighbours, or never. */
  lateEvery: fc.constantFrom(0, 0, 0, 0, 7, 41),
  lateMs: fc.constantFrom(100, 250, 700, 4_000, never),
})

const failures = fc.array(
  fc.record({
    /** From the final status. */
    fromMs: fc.constantFrom(-20_000, -3_000, -500, 0, 100, 1_000, 2_500),
    forMs: fc.constantFrom(100, 1_000, 6_000, never),
    status: fc.constantFrom(500, 500, 502, 404, 403, 501),
  }),
  { maxLength: 2 },
)

/** Only the last 500 gaps are remembered, and here each line is one: lines that come late are found among so many. */
const sparse: ReadonlySet<Numbering> = new Set<Numbering>(['bytes', 'jumping', 'seconds', 'ms'])

/**
 * Any log of any platform that serves the documented routes. A line without a number has no place but the one behind its neighbour: such
 * lines are never late, which would move all that follow, nor newest first among numbered ones, nor the first of a store that drops its first lines. Where no line has a number, nothing shows that some were dropped.
 */
export const logHistories: fc.Arbitrary<LogHistory> = fc
  .record({
    phases,
    lags,
    failures: fc.tuple(fc.constantFrom(true, false, false, false), failures).map(([any, all]) => (any ? all : [])),
    texts: fc.constantFrom('unique', 'unique', 'unique', 'with-blanks', 'with-done'),
    endPauseMs: fc.constantFrom(0, 0, 10, 500, 5_000),
    final: fc.constantFrom('live' as const, 'failed' as const),
    distance: fc.constantFrom(
      { thereMs: 0, backMs: 1 },
      { thereMs: 10, backMs: 10 },
      { thereMs: 75, backMs: 75 },
      { thereMs: 300, backMs: 300 },
    ),
    store: fc.record({
      page: fc.constantFrom(never, never, 10_000, 1_000, 100, 50, 25, 10, 3, 1),
      after: fc.constantFrom<LogStore['after'][]>('honoured', 'honoured', 'honoured', 'included', 'ignored'),
      numbers: fc.oneof(
        { weight: 3, arbitrary: fc.constantFrom<Numbering>('from-1', 'from-1', 'from-0', 'from-7', 'none') },
        { weight: 1, arbitrary: fc.constantFrom<Numbering>('bytes', 'jumping', 'seconds', 'ms') },
        { weight: 3, arbitrary: fc.constantFrom<Numbering>('pairs', 'chunks', 'two-streams', 'restart') },
        { weight: 1, arbitrary: fc.constantFrom<Numbering>('partly', 'partly-hidden') },
      ),
      keeps: fc.oneof(
        { weight: 7, arbitrary: fc.constant(never) },
        { weight: 1, arbitrary: fc.constantFrom(300, 512, 1_024) },
        { weight: 1, arbitrary: fc.integer({ min: 2, max: 1_200 }) },
      ),
      newestFirst: fc.constantFrom(false, false, false, true),
    }),
    stream: fc.record({
      kind: fc.constantFrom<LogStream['kind'][]>('sound', 'sound', 'sound', 'absent', 'mute', 'held-back'),
      payload: fc.constantFrom<LogStream['payload'][]>('json', 'text'),
      ids: fc.constantFrom<LogStream['ids'][]>('none', 'index', 'all-events'),
      pings: fc.constantFrom<LogStream['pings'][]>('none', 'none', 'named', 'unnamed', 'status-events'),
      cutAfter: fc.constantFrom(never, never, never, 1, 5, 20, 200),
      cutClean: fc.boolean(),
      replays: fc.constantFrom<LogStream['replays'][]>('all', 'after-id', 'none'),
      ends: fc.constantFrom<LogStream['ends'][]>('close', 'close', 'marker', 'never'),
    }),
  })
  .map((drawn) => {
    const { phases: all, lags: lag, failures: failed, texts, endPauseMs, final, distance, store, stream } = drawn
    const lines: WrittenLine[] = []
    const total = all.reduce((sum, { count }) => sum + count, 0)
    let atMs = 200
    for (const { count, everyMs, pauseMs } of all) {
      atMs += pauseMs
      for (let line = 0; line < count; line++, atMs += Math.min(everyMs, 60_000 / count)) {
        const index = lines.length
        const mayBeLate = sparse.has(store.numbers)
          ? total <= 500
          : !store.numbers.startsWith('partly') && store.numbers !== 'none'
        const isLate = mayBeLate && lag.lateEvery > 0 && index % lag.lateEvery === lag.lateEvery - 1
        const blank = texts === 'with-blanks' && index % 3 === 2
        const done = texts === 'with-done' && index % 5 === 4
        const text = blank ? '' : done ? 'done' : `line ${index}`
        lines.push({ index, text, atMs, storedMs: atMs + lag.ms + (isLate ? lag.lateMs : 0) })
      }
    }
    const endsAtMs = atMs + endPauseMs
    const failing = failed.map(({ fromMs, forMs, status }) => {
      return { fromMs: endsAtMs + fromMs, toMs: endsAtMs + fromMs + forMs, status }
    })
    // No client can tell a page of 3 lines, which nothing moves on, from a log of 3 lines.
    const isFixed = store.after === 'ignored' || store.numbers === 'none'
    const isPartly = store.numbers.startsWith('partly')
    const newestFirst = store.newestFirst && !isPartly
    const keeps = isPartly || store.numbers === 'none' ? never : store.keeps
    const page = Math.max(isFixed ? 10 : store.after === 'included' ? 2 : 1, store.page)
    return {
      lines,
      endsAtMs,
      final,
      distance,
      store: { ...store, page, keeps, newestFirst, failing },
      stream: { ...stream, comments: false },
      /** What was drawn, in place of thousands of lines. */
      [fc.toStringMethod]: () => fc.stringify({ ...drawn, store: { ...store, page } }),
    }
  })
