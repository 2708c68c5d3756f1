import type { BuildLine, BuildLog } from './build.ts'
import type { ServerClock } from './clock.ts'
import { numberOf } from './log-numbers.ts'

/** How a stream sends the lines of a log, and its faults. */
export interface LogStream {
  readonly kind: 'absent' | 'mute' | 'sound' | 'held-back'
  /** `numbered` and `shifted` JSON holds a sequence: that of the stored log, or one that looks like it. */
  readonly payload: 'json' | 'numbered' | 'shifted' | 'text'
  /**
   * `index` counts the lines; `number` is that of the stored log, and `shifted` looks like it; `all-events` counts those of a connection;
   * `with-status` those of the log, in which a status event comes before each line.
   */
  readonly ids: 'none' | 'index' | 'number' | 'shifted' | 'all-events' | 'with-status'
  readonly pings: 'none' | 'named' | 'unnamed' | 'status-events'
  /** A comment every 30 s of silence. */
  readonly comments: boolean
  /** So many events and the connection breaks; infinite for never. */
  readonly cutAfter: number
  /** How many of the first connections are cut; by default all. */
  readonly cutFirst?: number
  /** A cut looks like an end. */
  readonly cutClean: boolean
  /** Every n-th event is dropped, doubled, swapped with the next one, or cut in the middle; by default never. */
  readonly dropEvery?: number
  readonly doubleEvery?: number
  readonly swapEvery?: number
  readonly garbleEvery?: number
  readonly replays: 'all' | 'after-id' | 'none'
  readonly ends: 'close' | 'marker' | 'never'
}

const never = Number.POSITIVE_INFINITY

export const soundStream: LogStream = {
  kind: 'sound',
  payload: 'numbered',
  ids: 'none',
  pings: 'none',
  comments: true,
  cutAfter: never,
  cutClean: false,
  replays: 'all',
  ends: 'close',
}

/** The body of one connection. `onLine` is told of each line that is sent whole. */
export async function* streamEvents(
  clock: ServerClock,
  log: BuildLog,
  connection: { readonly number: number; readonly lastEventId: string | undefined },
  onLine: (index: number) => void,
): AsyncGenerator<Uint8Array> {
  const { stream, endsAtMs } = log
  const isCut = connection.number <= (stream.cutFirst ?? never)
  const told = stream.kind === 'mute' ? [] : toldTo(connection.lastEventId, log, clock.now())
  let event = 0
  let chunk: Buffer[] = []
  const send = (data: string, name?: string, id?: number): void => {
    const head = `${id === undefined ? '' : `id: ${id}\n`}${name === undefined ? '' : `event: ${name}\n`}`
    chunk.push(Buffer.from(`${head}data: ${data}\n\n`))
  }
  for (const [place, line] of told.entries()) {
    const atMs = stream.kind === 'held-back' ? endsAtMs : line.atMs
    if (atMs > clock.now()) {
      if (chunk.length > 0) yield Buffer.concat(chunk)
      chunk = []
      yield* quietly(clock, atMs, stream.comments)
      if (stream.pings === 'named') send('ping', 'ping', stream.ids === 'all-events' ? event++ : undefined)
      if (stream.pings === 'unnamed') send('heartbeat')
      if (stream.pings === 'status-events') send('{"status":"building"}', 'status', event++)
    }
    if (stream.ids === 'with-status') send('{"status":"building"}', 'status', line.index * 2)
    const id = stream.ids === 'all-events' ? event++ : idOf(line, log)
    const isGarbled = hits(place, stream.garbleEvery)
    const times = hits(place, stream.dropEvery) ? 0 : hits(place, stream.doubleEvery) ? 2 : 1
    for (let time = 0; time < times; time++) {
      send(dataOf(line, log), undefined, id)
      const whole = chunk.at(-1)
      if (isGarbled && whole !== undefined) {
        chunk[chunk.length - 1] = Buffer.concat([whole.subarray(0, whole.length / 2), Buffer.from('\n\n')])
      } else onLine(line.index)
    }
    if (!isCut || place + 1 < stream.cutAfter) continue
    yield Buffer.concat(chunk)
    if (stream.cutClean) return
    throw Object.assign(new Error('cut'), { code: 'ECONNRESET' })
  }
  if (chunk.length > 0) yield Buffer.concat(chunk)
  chunk = []
  yield* quietly(clock, stream.ends === 'never' ? never : endsAtMs, stream.comments)
  if (stream.ends === 'marker') yield Buffer.from('data: done\n\n')
}

/** The lines that a connection gets, in their order. */
function toldTo(lastEventId: string | undefined, log: BuildLog, openedMs: number): BuildLine[] {
  const { lines, stream } = log
  const resumedAt = lastEventId === undefined ? Number.NaN : Number(lastEventId)
  const isNew = (line: BuildLine): boolean => {
    const { index, atMs } = line
    if (stream.replays === 'after-id' && !Number.isNaN(resumedAt)) {
      // Shifted ids are not known again: the platform reads them as its own.
      if (stream.ids === 'number' || stream.ids === 'shifted') return storedNumber(line, log) > resumedAt
      if (stream.ids === 'index') return index > resumedAt
      if (stream.ids === 'with-status') return index > Math.floor((resumedAt - 1) / 2)
    }
    return atMs >= openedMs
  }
  const told = stream.replays === 'all' ? [...lines] : lines.filter(isNew)
  for (let place = 0; place + 1 < told.length; place++) {
    const [one, two] = [told[place], told[place + 1]]
    if (!hits(place, stream.swapEvery) || one === undefined || two === undefined) continue
    told[place] = two
    told[place + 1] = one
    place++
  }
  return told
}

function storedNumber(line: BuildLine, { lines, store }: BuildLog): number {
  return numberOf(store.numbers, line, lines.length) ?? line.index + 1
}

function idOf(line: BuildLine, log: BuildLog): number | undefined {
  const { index } = line
  switch (log.stream.ids) {
    case 'index':
      return index
    case 'with-status':
      return index * 2 + 1
    case 'number':
      return storedNumber(line, log)
    case 'shifted':
      return storedNumber(line, log) + 3
    default:
      return undefined
  }
}

function dataOf(line: BuildLine, log: BuildLog): string {
  const { index, text } = line
  switch (log.stream.payload) {
    case 'text':
      return text
    case 'json':
      return JSON.stringify({ line: text, n: index })
    default:
      return JSON.stringify({ seq: storedNumber(line, log) + (log.stream.payload === 'shifted' ? 3 : 0), line: text })
  }
}

async function* quietly(clock: ServerClock, untilMs: number, comments: boolean): AsyncGenerator<Uint8Array> {
  // An abandoned stream leaves no sleeper behind; a week would have thousands of them.
  if (!comments && untilMs === never) await new Promise<never>(() => undefined)
  while (clock.now() < untilMs) {
    await clock.serverSleep(Math.min(comments ? 30_000 : never, untilMs - clock.now()))
    if (comments) yield Buffer.from(': still here\n\n')
  }
}

function hits(place: number, every = 0): boolean {
  return every > 0 && place % every === every - 1
}
