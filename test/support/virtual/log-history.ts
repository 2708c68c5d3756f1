import fc from 'fast-check'
import { routesOf, simpleBuild } from './build.ts'
import type { Asked, Distance, Reply, Routes } from './platform.ts'
import type { ServerClock } from './served.ts'

/** A line as the platform wrote it: the truth. */
export interface WrittenLine {
  readonly index: number
  readonly text: string
  readonly atMs: number
  /** When the stored log shows it; infinite for never. */
  readonly storedMs: number
}

/** How a platform writes, stores and streams one log. */
export interface LogHistory {
  readonly lines: readonly WrittenLine[]
  readonly finalMs: number
  readonly final: 'live' | 'failed'
  readonly distance: Distance
  readonly store: {
    readonly page: number
    readonly after: 'honoured' | 'ignored' | 'included'
    readonly numbers: 'from-0' | 'from-1' | 'from-7' | 'bytes' | 'none'
    readonly newestFirst: boolean
    /** A page holds the newest records. */
    readonly newestPage?: boolean
    /** After so many answers with records, each read fails. */
    readonly answers?: number
    /** Reads in these times fail. */
    readonly failing: readonly { readonly fromMs: number; readonly toMs: number; readonly status: number }[]
  }
  readonly stream: {
    readonly kind: 'absent' | 'mute' | 'sound' | 'held-back'
    readonly payload: 'json' | 'text'
    /** `all-events` counts those of a connection; `with-status` those of the log, in which a status event comes before each line. */
    readonly ids: 'none' | 'index' | 'all-events' | 'with-status'
    readonly pings: 'none' | 'named' | 'unnamed' | 'status-events'
    /** So many events and the connection breaks; infinite for never. */
    readonly cutAfter: number
    readonly cutClean: boolean
    readonly replays: 'all' | 'after-id' | 'none'
    readonly ends: 'close' | 'marker' | 'never'
  }
}

/** The history with a journal of what its streams sent: the indexes of the lines. */
export class HistoryPlatform {
  /** Lines of which any connection sent an event to a client that still read it. */
  readonly streamed = new Set<number>()
  failedReads = 0
  #answers = 0
  readonly routes: Routes
  readonly #history: LogHistory
  readonly #clock: ServerClock

  constructor(history: LogHistory, clock: ServerClock) {
    this.#history = history
    this.#clock = clock
    const { finalMs, final, stream } = history
    const fault = (asked: Asked): Reply | undefined => {
      if (asked.route === 'log') return this.#stored(asked)
      if (asked.route !== 'stream') return undefined
      return stream.kind === 'absent' ? { status: 404 } : { body: this.#events(asked) }
    }
    this.routes = routesOf(clock, simpleBuild({ endsAtMs: finalMs, final, fault }))
  }

  #stored({ query }: Asked): Reply {
    const { store, lines } = this.#history
    const nowMs = this.#clock.now()
    const failure = store.failing.find(({ fromMs, toMs }) => nowMs >= fromMs && nowMs < toMs)
    if (failure !== undefined || this.#answers === store.answers) {
      this.failedReads++
      return { status: failure?.status ?? 500, json: { error: 'no log' } }
    }
    const asked = query.get('after')
    const after = asked === null || store.after === 'ignored' ? Number.NEGATIVE_INFINITY : Number(asked)
    const isShown = (number: number) => (store.after === 'included' ? number >= after : number > after)
    const records: unknown[] = []
    for (const line of lines) {
      if (records.length >= store.page && store.newestPage !== true) break
      const seq = numberOf(store, line.index)
      if (line.storedMs > nowMs || (store.numbers !== 'none' && !isShown(seq))) continue
      records.push(store.numbers === 'none' ? { line: line.text } : { seq, line: line.text })
    }
    if (records.length > 0) this.#answers++
    const page = store.newestPage === true ? records.slice(-store.page) : records
    return { json: store.newestFirst ? page.reverse() : page }
  }

  async *#events({ lastEventId, signal }: Asked): AsyncGenerator<Uint8Array> {
    const { stream, lines, finalMs } = this.#history
    const openedMs = this.#clock.now()
    const resumed = resumedAfter(lastEventId, stream.ids)
    const isTold = ({ index, atMs }: WrittenLine): boolean => {
      if (stream.replays === 'all') return true
      if (stream.replays === 'after-id' && resumed !== undefined) return index > resumed
      return atMs >= openedMs
    }
    let sent = 0
    let event = 0
    const write = (text: string, name?: string, id?: number): Buffer =>
      Buffer.from(
        `${id === undefined ? '' : `id: ${id}\n`}${name === undefined ? '' : `event: ${name}\n`}data: ${text}\n\n`,
      )
    let chunk: Buffer[] = []
    for (const line of stream.kind === 'mute' ? [] : lines.filter(isTold)) {
      const atMs = stream.kind === 'held-back' ? finalMs : line.atMs
      if (atMs > this.#clock.now()) {
        if (chunk.length > 0) yield Buffer.concat(chunk)
        chunk = []
        await this.#clock.serverSleep(atMs - this.#clock.now())
        if (stream.pings === 'named')
          chunk.push(write('ping', 'ping', stream.ids === 'all-events' ? event++ : undefined))
        if (stream.pings === 'unnamed') chunk.push(write('heartbeat'))
        if (stream.pings === 'status-events') chunk.push(write('{"status":"building"}', 'status', event++))
      }
      if (stream.ids === 'with-status') chunk.push(write('{"status":"building"}', 'status', line.index * 2))
      const own = { none: undefined, index: line.index, 'with-status': line.index * 2 + 1 }
      const id = stream.ids === 'all-events' ? event++ : own[stream.ids]
      chunk.push(
        write(
          stream.payload === 'text' ? line.text : JSON.stringify({ line: line.text, n: line.index }),
          undefined,
          id,
        ),
      )
      if (!signal.aborted) this.streamed.add(line.index)
      if (++sent < stream.cutAfter) continue
      yield Buffer.concat(chunk)
      if (stream.cutClean) return
      throw Object.assign(new Error('cut'), { code: 'ECONNRESET' })
    }
    if (chunk.length > 0) yield Buffer.concat(chunk)
    // An abandoned stream leaves no sleeper behind.
    if (stream.ends === 'never') await new Promise<never>(() => undefined)
    if (finalMs > this.#clock.now()) await this.#clock.serverSleep(finalMs - this.#clock.now())
    if (stream.ends === 'marker') yield write('done')
  }
}

/** The number of a line in the stored log. */
export function numberOf({ numbers }: Pick<LogHistory['store'], 'numbers'>, index: number): number {
  switch (numbers) {
    case 'from-0':
      return index
    case 'from-7':
      return index + 7
    case 'bytes':
      return index * 57
    default:
      return index + 1
  }
}

/** The index of the last line that a client with this `Last-Event-ID` has; undefined if the ids do not say. */
function resumedAfter(lastEventId: string | undefined, ids: LogHistory['stream']['ids']): number | undefined {
  if (lastEventId === undefined) return undefined
  if (ids === 'with-status') return Math.floor((Number(lastEventId) - 1) / 2)
  return ids === 'index' ? Number(lastEventId) : undefined
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

/** Any log of any platform that serves the documented routes. */
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
      after: fc.constantFrom('honoured', 'honoured', 'honoured', 'included', 'ignored'),
      numbers: fc.constantFrom('from-1', 'from-1', 'from-1', 'from-0', 'from-7', 'bytes', 'none'),
      newestFirst: fc.constantFrom(false, false, false, true),
    }),
    stream: fc.record({
      kind: fc.constantFrom('sound', 'sound', 'sound', 'absent', 'mute', 'held-back'),
      payload: fc.constantFrom('json', 'text'),
      ids: fc.constantFrom('none', 'index', 'all-events'),
      pings: fc.constantFrom('none', 'none', 'named', 'unnamed', 'status-events'),
      cutAfter: fc.constantFrom(never, never, never, 1, 5, 20, 200),
      cutClean: fc.boolean(),
      replays: fc.constantFrom('all', 'after-id', 'none'),
      ends: fc.constantFrom('close', 'close', 'marker', 'never'),
    }),
  })
  .map(({ phases: all, lags: lag, failures: failed, texts, endPauseMs, final, distance, store, stream }) => {
    const lines: WrittenLine[] = []
    const total = all.reduce((sum, { count }) => sum + count, 0)
    let atMs = 200
    for (const { count, everyMs, pauseMs } of all) {
      atMs += pauseMs
      for (let line = 0; line < count; line++, atMs += Math.min(everyMs, 60_000 / count)) {
        const index = lines.length
        // Only the last 500 gaps are remembered, and in bytes each line is one: lines that come late are found among so many. Without
        // numbers a line that comes late moves all that follow it, which nobody can tell from new lines.
        const mayBeLate = store.numbers === 'bytes' ? total <= 500 : store.numbers !== 'none'
        const isLate = mayBeLate && lag.lateEvery > 0 && index % lag.lateEvery === lag.lateEvery - 1
        const blank = texts === 'with-blanks' && index % 3 === 2
        const done = texts === 'with-done' && index % 5 === 4
        const text = blank ? '' : done ? 'done' : `line ${index}`
        lines.push({ index, text, atMs, storedMs: atMs + lag.ms + (isLate ? lag.lateMs : 0) })
      }
    }
    const finalMs = atMs + endPauseMs
    const failing = failed.map(({ fromMs, forMs, status }) => {
      return { fromMs: finalMs + fromMs, toMs: finalMs + fromMs + forMs, status }
    })
    // No client can tell a page of 3 lines, which nothing moves on, from a log of 3 lines.
    const isFixed = store.after === 'ignored' || store.numbers === 'none'
    const page = Math.max(isFixed ? 10 : store.after === 'included' ? 2 : 1, store.page)
    return { lines, finalMs, final, distance, store: { ...store, page, failing }, stream } as LogHistory
  })
