import type { Asked, Reply, Routes } from './platform.ts'
import type { ServerClock } from './served.ts'

export interface BuildLine {
  readonly seq: number
  readonly text: string
  readonly atMs: number
}

/** How a stream sends its lines, and its faults; times in milliseconds. */
export interface StreamFaults {
  /** Shifted numbers look like sequences but differ from those of the stored log. */
  readonly shape: 'json-seq' | 'event-id' | 'bare-text' | 'shifted-seq' | 'shifted-id'
  /** The number of events after which a connection is cut; Infinity for never. */
  readonly cutAfter: number
  /** How many of the first connections are cut; by default all. */
  readonly cutFirst?: number
  /** A cut looks like an end. */
  readonly cutCleanly?: boolean
  /** Every n-th event is dropped, doubled, swapped with the next one, or cut in the middle; 0 for never. */
  readonly dropEvery: number
  readonly doubleEvery: number
  readonly swapEvery: number
  readonly garbleEvery: number
  readonly replays: boolean
  readonly missing: boolean
  /** The connection stays open without events. */
  readonly mute: boolean
  /** A comment every 30 s of silence. */
  readonly heartbeats: boolean
  /** Whether the stream ends by itself when the build does. */
  readonly ends: boolean
}

export const soundStream: StreamFaults = {
  shape: 'json-seq',
  cutAfter: Number.POSITIVE_INFINITY,
  dropEvery: 0,
  doubleEvery: 0,
  swapEvery: 0,
  garbleEvery: 0,
  replays: true,
  missing: false,
  mute: false,
  heartbeats: true,
  ends: true,
}

export interface Build {
  readonly lines: readonly BuildLine[]
  readonly endsAtMs: number
  readonly stream: StreamFaults
  /** Our record at a time; undefined if it is not in the history. */
  readonly record: (atMs: number) => Readonly<Record<string, unknown>> | undefined
  /** The most records of one answer of the stored log. */
  readonly logPage?: number
  /** The milliseconds until a written line shows in the stored log. */
  readonly logLagMs?: number
  /** A fault in place of a route's answer. */
  readonly fault?: (asked: Asked, count: number) => Reply | undefined
  /** Deployments in front of ours in the history. */
  readonly newer?: (atMs: number) => readonly unknown[]
}

/** A build as the documented routes show it. */
export function routesOf(clock: ServerClock, build: Build): Routes {
  let count = 0
  let connections = 0
  return (asked) => {
    const fault = build.fault?.(asked, count++)
    if (fault !== undefined) return fault
    switch (asked.route) {
      case 'me':
        return { json: { id: 'u1', name: 'n', email: 'e' } }
      case 'deploy':
        return { status: 202, json: { deploymentId: 'd1', ref: 'main' } }
      case 'history': {
        const ours = build.record(clock.now())
        const newer = build.newer?.(clock.now()) ?? []
        return { json: { deployments: [...newer, ...(ours === undefined ? [] : [ours])], nextCursor: null } }
      }
      case 'log':
        return { json: stored(build, clock.now(), Number(asked.query.get('after') ?? -1)) }
      case 'stream': {
        const whole = ++connections > (build.stream.cutFirst ?? Number.POSITIVE_INFINITY)
        const cutAfter = whole ? Number.POSITIVE_INFINITY : build.stream.cutAfter
        if (build.stream.missing) return { status: 404 }
        return { body: events(clock, { ...build, stream: { ...build.stream, cutAfter } }, asked.lastEventId) }
      }
      default:
        return { status: 501, json: { error: 'not scripted' } }
    }
  }
}

function stored(build: Build, nowMs: number, after: number): unknown[] {
  return build.lines
    .filter(({ atMs, seq }) => atMs + (build.logLagMs ?? 0) <= nowMs && seq > after)
    .slice(0, build.logPage ?? Number.POSITIVE_INFINITY)
    .map(({ seq, text }) => ({ seq, line: text }))
}

async function* events(clock: ServerClock, build: Build, lastEventId: string | undefined): AsyncGenerator<Uint8Array> {
  const { stream } = build
  const from = stream.replays ? -1 : Number(lastEventId ?? -1)
  const startMs = clock.now()
  const told = swapped(
    build.lines.filter(
      (line) => line.seq > from && (stream.replays || lastEventId !== undefined || line.atMs >= startMs),
    ),
    stream.swapEvery,
  )
  let sent = 0
  if (stream.mute) yield* quietly(clock, stream.ends ? build.endsAtMs : Number.POSITIVE_INFINITY, stream.heartbeats)
  for (const [index, line] of told.entries()) {
    yield* quietly(clock, line.atMs, stream.heartbeats)
    const times = hits(index, stream.dropEvery) ? 0 : hits(index, stream.doubleEvery) ? 2 : 1
    const event = encoded(line, stream.shape)
    const garbled = hits(index, stream.garbleEvery)
    for (let time = 0; time < times; time++)
      yield Buffer.from(garbled ? `${event.slice(0, event.length / 2)}\n\n` : event)
    if (++sent < stream.cutAfter) continue
    if (stream.cutCleanly) return
    throw Object.assign(new Error('cut'), { code: 'ECONNRESET' })
  }
  yield* quietly(clock, stream.ends ? build.endsAtMs : Number.POSITIVE_INFINITY, stream.heartbeats)
}

async function* quietly(clock: ServerClock, untilMs: number, heartbeats: boolean): AsyncGenerator<Uint8Array> {
  // An abandoned stream leaves no sleeper behind; a week would have thousands of them.
  if (!heartbeats && untilMs === Number.POSITIVE_INFINITY) await new Promise<never>(() => undefined)
  while (clock.now() < untilMs) {
    await clock.serverSleep(Math.min(30_000, untilMs - clock.now()))
    if (heartbeats) yield Buffer.from(': still here\n\n')
  }
}

function swapped(lines: readonly BuildLine[], every: number): BuildLine[] {
  const told = [...lines]
  for (let index = 0; index + 1 < told.length; index++) {
    const [one, two] = [told[index], told[index + 1]]
    if (!hits(index, every) || one === undefined || two === undefined) continue
    told[index] = two
    told[index + 1] = one
    index++
  }
  return told
}

function hits(index: number, every: number): boolean {
  return every > 0 && index % every === every - 1
}

function encoded({ seq, text }: BuildLine, shape: StreamFaults['shape']): string {
  switch (shape) {
    case 'json-seq':
      return `data: ${JSON.stringify({ seq, line: text })}\n\n`
    case 'event-id':
      return `id: ${seq}\ndata: ${text}\n\n`
    case 'bare-text':
      return `data: ${text}\n\n`
    case 'shifted-seq':
      return `data: ${JSON.stringify({ seq: seq + 3, line: text })}\n\n`
    case 'shifted-id':
      return `id: ${seq + 3}\ndata: ${text}\n\n`
    default:
      return shape satisfies never
  }
}

/** A build of some lines that takes `endsAtMs` and ends with `final`. */
export function simpleBuild(changes: Partial<Build> & { readonly final?: string } = {}): Build {
  const endsAtMs = changes.endsAtMs ?? 5_000
  const lines = [1, 2, 3].map((seq) => ({ seq, text: `line ${seq}`, atMs: seq * 1_000 }))
  const final = changes.final ?? 'live'
  const record = (nowMs: number) => ({ deploymentId: 'd1', status: nowMs >= endsAtMs ? final : 'building' })
  return { lines, endsAtMs, stream: soundStream, record, ...changes }
}
