import type { StreamEvent } from '../client/streams/event-stream.ts'
import type { Random } from '../client/time/clock.ts'

/** Connections in a row that failed or brought nothing new; then one is tried each minute. */
const maximumBadConnections = 3
const reconnectMs = { from: 1_000, to: 8_000, afterGivingUp: 60_000 }
/** Fewer equal counts may be a coincidence. */
const fewestForProof = 5
/** Lines that are kept for the case that there is no stored log, and their characters. */
const mostHeld = { lines: 1_000, length: 4_000_000 }
/** Texts that some platforms send though they are no lines. Assumed: the contract shows no payload. */
const notLines = new Set(['', '{}', '[done]', 'done', 'end', 'ping', 'heartbeat', 'keep-alive'])

/** An event of the stream that has a text, and may be a line of the log. */
export interface StreamedText {
  readonly text: string
  readonly event: StreamEvent
}

/** Whether a text counts as a line: the same for an event and for a stored line. */
export function mayBeLine(text: string): boolean {
  return text.length > 12 || !notLines.has(text.trim().toLowerCase())
}

/**
 * What the stream did. Nothing is documented of its payload, so its texts are not printed: an event wakes a read, and the lines are
 * counted, because equal counts prove that the stored log is whole.
 */
export const noStream = {
  open: false,
  /** When to open the next connection; infinite while one is being opened. */
  openAtMs: 0,
  /** Connections in a row that brought nothing new; -1 while one has. */
  bad: 0,
  anyLost: false,
  /** It was lost so often in a row that the lines come without it. */
  givenUp: false,
  /** It ended cleanly or was given up, and no later connection brought a text. */
  over: false,
  /** When it ended cleanly, while it is not open again. */
  cleanEndMs: Number.POSITIVE_INFINITY,
  firstTextMs: Number.POSITIVE_INFINITY,
  /** The first event of all: a connection that begins with it tells all again. */
  firstEvent: undefined as string | undefined,
  /** Connections that brought a text. */
  connections: 0,
  /** Lines of this connection by the name of the event, as status events and pings have names of their own. */
  counts: new Map() as ReadonlyMap<string | undefined, number>,
  /** Lines of the connections before, which this one does not tell again. */
  before: 0,
  /** Lines that the stream has sent, with those before the first of them, as far as they are known. */
  total: 0,
  /** The first line that it sent, until it is found among the stored ones: a stream may begin in the middle of the log. */
  sought: undefined as string | undefined,
  found: false,
  /** The lines before it. */
  offset: 0,
  /** The last text, which may be a line or the platform's own mark of the end. */
  lastText: '',
  /** The newest texts, until the first line of the stored log is printed. */
  held: [] as readonly string[],
}
export type Stream = Readonly<typeof noStream>

export function openStream(stream: Stream): Stream {
  return { ...stream, open: true, cleanEndMs: Number.POSITIVE_INFINITY, before: stream.total, counts: new Map() }
}

export function countTexts(stream: Stream, texts: readonly StreamedText[], atMs: number): Stream {
  const [first] = texts
  if (first === undefined) return stream
  const isFirst = stream.counts.size === 0
  const firstEvent = `${first.event.id} ${first.event.data}`
  const before = isFirst && firstEvent === stream.firstEvent ? stream.offset : stream.before
  const counts = new Map(stream.counts)
  for (const { text, event } of texts) counts.set(event.event, (counts.get(event.event) ?? 0) + Number(mayBeLine(text)))
  const total = Math.max(stream.total, before + Math.max(...counts.values()))
  const line = texts.find(({ text }) => mayBeLine(text))?.text.trim()
  const last = texts.findLast(({ text }) => text !== '[DONE]')?.text.trim()
  return {
    ...stream,
    over: false,
    firstTextMs: Math.min(stream.firstTextMs, atMs),
    firstEvent: stream.firstEvent ?? firstEvent,
    connections: stream.connections + (isFirst ? 1 : 0),
    counts,
    before,
    total,
    sought: stream.found ? undefined : (stream.sought ?? line),
    bad: total > stream.total ? -1 : stream.bad,
    lastText: last ?? stream.lastText,
  }
}

/** Looks for the first line of the stream among stored lines, the first of which has `before` lines before it that the stream would count. */
export function findStart(stream: Stream, texts: readonly string[], before: number): Stream {
  const index = stream.sought === undefined ? -1 : texts.findIndex((text) => text.trim() === stream.sought)
  if (index < 0) return stream
  const offset = before + texts.slice(0, index).filter(mayBeLine).length
  return {
    ...stream,
    sought: undefined,
    found: true,
    offset,
    before: stream.before + offset,
    total: stream.total + offset,
  }
}

export function holdTexts(stream: Stream, texts: readonly string[]): Stream {
  const held = [...stream.held, ...texts].slice(-mostHeld.lines)
  let length = held.reduce((sum, text) => sum + text.length, 0)
  while (length > mostHeld.length) length -= held.shift()?.length ?? 0
  return { ...stream, held }
}

export function endStream(stream: Stream, clean: boolean, atMs: number, random: Random): Stream {
  const bad = stream.bad + 1
  const isBad = bad >= maximumBadConnections
  const ceilingMs = Math.min(reconnectMs.to, reconnectMs.from * 2 ** bad)
  const delayMs = isBad ? reconnectMs.afterGivingUp : reconnectMs.from + random() * (ceilingMs - reconnectMs.from)
  const cleanEndMs = clean ? atMs : Number.POSITIVE_INFINITY
  const anyLost = stream.anyLost || !clean
  const givenUp = stream.givenUp || (isBad && anyLost)
  return { ...stream, open: false, openAtMs: atMs + delayMs, bad, anyLost, givenUp, over: clean || isBad, cleanEndMs }
}

/** Whether the only connection with lines ended cleanly after exactly as many as are shown, and with the same first and last one. */
export function provesEnd(stream: Stream, shown: number, lastText: string | undefined): boolean {
  const { total, found, connections, cleanEndMs } = stream
  const isExact = found && total === shown && total >= fewestForProof && lastText?.trim() === stream.lastText
  return isExact && connections === 1 && cleanEndMs < Number.POSITIVE_INFINITY
}
