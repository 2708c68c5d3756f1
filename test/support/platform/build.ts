import type { Asked } from './asked.ts'
import { type LogStream, soundStream, streamEvents } from './build-stream.ts'
import type { ServerClock } from './clock.ts'
import { type Numbering, numberOf } from './log-numbers.ts'
import type { Reply, Routes } from './reply.ts'
import { type Scene, ScriptedPlatform } from './scripted-platform.ts'

/** A line as the platform wrote it: the truth. */
export interface BuildLine {
  readonly index: number
  readonly text: string
  readonly atMs: number
  /** When the stored log shows it, at once unless given; infinite for never. */
  readonly storedMs?: number
}

/** How the log is stored, and read. */
export interface LogStore {
  /** The most records of one answer. */
  readonly page: number
  readonly after: 'honoured' | 'ignored' | 'included'
  readonly numbers: Numbering
  /** Only so many of the newest lines are kept; all unless given. */
  readonly keeps?: number
  readonly newestFirst: boolean
  /** A page holds the newest records. */
  readonly newestPage?: boolean
  /** After so many answers with records, each read fails. */
  readonly answers?: number
  /** Reads in these times fail. */
  readonly failing: readonly { readonly fromMs: number; readonly toMs: number; readonly status: number }[]
}

export const soundStore: LogStore = {
  page: Number.POSITIVE_INFINITY,
  after: 'honoured',
  numbers: 'from-1',
  newestFirst: false,
  failing: [],
}

/** How a platform writes, stores and streams one log. */
export interface BuildLog {
  readonly lines: readonly BuildLine[]
  readonly endsAtMs: number
  readonly store: LogStore
  readonly stream: LogStream
}

export interface Build extends BuildLog {
  /** Our record at a time; undefined if it is not in the history. */
  readonly record: (atMs: number) => Readonly<Record<string, unknown>> | undefined
  /** A fault in place of a route's answer. */
  readonly fault?: (asked: Asked, count: number) => Reply | undefined
  /** Deployments in front of ours in the history. */
  readonly newer?: (atMs: number) => readonly unknown[]
}

/** One build on the clock of the platform: its record in the history, its log and its stream. */
export class TimedBuild implements Scene {
  /** Lines of which any connection sent a whole event to a client that still read it. */
  readonly streamed = new Set<number>()
  failedReads = 0
  readonly #clock: ServerClock
  readonly #build: Build
  #requests = 0
  #connections = 0
  #answers = 0

  constructor(clock: ServerClock, build: Build) {
    this.#clock = clock
    this.#build = build
  }

  answer(asked: Asked): Reply | undefined {
    const { record, newer, fault, stream } = this.#build
    const faulty = fault?.(asked, this.#requests++)
    if (faulty !== undefined) return faulty
    const nowMs = this.#clock.now()
    switch (asked.route) {
      case 'deploy':
        return { status: 202, json: { deploymentId: 'd1', ref: 'main' } }
      case 'history': {
        const ours = record(nowMs)
        const deployments = [...(newer?.(nowMs) ?? []), ...(ours === undefined ? [] : [ours])]
        return { json: { deployments, nextCursor: null } }
      }
      case 'log':
        return this.#stored(asked.query['after'], nowMs)
      case 'stream': {
        if (stream.kind === 'absent') return { status: 404 }
        const connection = { number: ++this.#connections, lastEventId: asked.headers['last-event-id'] }
        const onLine = (index: number): void => {
          if (!asked.signal.aborted) this.streamed.add(index)
        }
        return { body: streamEvents(this.#clock, this.#build, connection, onLine) }
      }
      default:
        return undefined
    }
  }

  #stored(asked: string | undefined, nowMs: number): Reply {
    const { store, lines } = this.#build
    const failure = store.failing.find(({ fromMs, toMs }) => nowMs >= fromMs && nowMs < toMs)
    if (failure !== undefined || this.#answers === store.answers) {
      this.failedReads++
      return { status: failure?.status ?? 500, json: { error: 'no log' } }
    }
    const after = asked === undefined || store.after === 'ignored' ? Number.NEGATIVE_INFINITY : Number(asked)
    const isShown = (number: number) => (store.after === 'included' ? number >= after : number > after)
    const written = lines.filter(({ atMs, storedMs = atMs }) => storedMs <= nowMs)
    const records: unknown[] = []
    let before = -1
    for (const line of written.slice(-(store.keeps ?? lines.length))) {
      if (records.length >= store.page && store.newestPage !== true) break
      const seq = numberOf(store.numbers, line, lines.length)
      before = seq ?? before
      const isHidden = store.numbers === 'partly-hidden' && seq === undefined && after >= 0
      if (store.numbers !== 'none' && (isHidden || !isShown(before))) continue
      records.push(seq === undefined ? { line: line.text } : { seq, line: line.text })
    }
    if (records.length > 0) this.#answers++
    const page = store.newestPage === true ? records.slice(-store.page) : records
    return { json: store.newestFirst ? page.reverse() : page }
  }
}

export function routesOf(clock: ServerClock, build: Build): Routes {
  return new ScriptedPlatform({ scene: new TimedBuild(clock, build) }, clock).routes
}

/** Lines that the stored log shows so much later. */
export function lagging(lines: readonly BuildLine[], lagMs: number): BuildLine[] {
  return lines.map((line) => ({ ...line, storedMs: line.atMs + lagMs }))
}

/** A build of some lines that takes `endsAtMs` and ends with `final`. */
export function simpleBuild(changes: Partial<Build> & { readonly final?: string } = {}): Build {
  const { endsAtMs = 5_000, final = 'live' } = changes
  const lines = [1, 2, 3].map((number, index) => ({ index, text: `line ${number}`, atMs: number * 1_000 }))
  const record = (nowMs: number) => ({ deploymentId: 'd1', status: nowMs >= endsAtMs ? final : 'building' })
  return { lines, endsAtMs, store: soundStore, stream: soundStream, record, ...changes }
}
