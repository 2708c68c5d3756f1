import type { StreamEvent } from '../client/streams/event-stream.ts'
import type { Random } from '../client/time/clock.ts'

/** Connections in a row that failed or brought nothing new; then one is tried each minute. */
const maximumBadConnections = 3
const reconnectMs = { from: 1_000, to: 8_000, afterGivingUp: 60_000 }
/** Fewer equal counts may be a coincidence. */
const fewestForProof = 5
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
  /** It was reported that the lines come without it. */
  saidLost: false,
  /** When the last connection ended cleanly, if none has brought a line since. */
  cleanEndMs: Number.POSITIVE_INFINITY,
  /** When the history was first read after that. */
  checkedMs: Number.POSITIVE_INFINITY,
  /** The first line of all, and when it came: a connection that begins with it tells all again. */
  first: undefined as StreamedText | undefined,
  firstMs: Number.POSITIVE_INFINITY,
  /** The stored lines before the first one, once it is found among them: a stream may begin in the middle of the log. */
  skipped: undefined as number | undefined,
  /** The last text, which may be a line or the platform's own mark of the end. */
  lastText: '',
  /** Connections that brought a line. */
  connections: 0,
  /** Lines of this connection by the name of the event, as status events and pings have names of their own. */
  counts: new Map() as ReadonlyMap<string | undefined, number>,
  /** Lines of the connections before, which this one does not tell again. */
  before: 0,
  /** Lines of all connections. */
  sent: 0,
}
export type Stream = Readonly<typeof noStream>

export function countTexts(stream: Stream, texts: readonly StreamedText[], atMs: number): Stream {
  const lastText = texts.findLast(({ text }) => text !== '[DONE]')?.text.trim() ?? stream.lastText
  const lines = texts.filter(({ text }) => mayBeLine(text))
  const [line] = lines
  if (line === undefined) return { ...stream, lastText }
  const { first = line } = stream
  const counts = new Map(stream.counts)
  for (const { event } of lines) counts.set(event.event, (counts.get(event.event) ?? 0) + 1)
  const isFirst = stream.counts.size === 0
  const isAgain = isFirst && line.event.id === first.event.id && line.event.data === first.event.data
  const before = isAgain ? 0 : stream.before
  const sent = Math.max(stream.sent, before + Math.max(...counts.values()))
  const firstMs = Math.min(stream.firstMs, atMs)
  const connections = stream.connections + (isFirst ? 1 : 0)
  const bad = sent > stream.sent ? -1 : stream.bad
  const cleanEndMs = Number.POSITIVE_INFINITY
  return { ...stream, lastText, first, firstMs, counts, before, sent, connections, bad, cleanEndMs }
}

/** Looks for the first line of the stream among stored ones, the first of which has `before` lines before it. */
export function findStart(stream: Stream, texts: readonly string[], before: number): Stream {
  if (stream.skipped !== undefined || stream.first === undefined) return stream
  const sought = stream.first.text.trim()
  const index = texts.findIndex((text) => text.trim() === sought)
  return index < 0 ? stream : { ...stream, skipped: before + texts.slice(0, index).filter(mayBeLine).length }
}

export function endStream(stream: Stream, clean: boolean, atMs: number, random: Random): Stream {
  const bad = stream.bad + 1
  const ceilingMs = Math.min(reconnectMs.to, reconnectMs.from * 2 ** bad)
  const delayMs = isGivenUp({ bad })
    ? reconnectMs.afterGivingUp
    : reconnectMs.from + random() * (ceilingMs - reconnectMs.from)
  const cleanEndMs = clean ? atMs : Number.POSITIVE_INFINITY
  return { ...stream, open: false, openAtMs: atMs + delayMs, bad, cleanEndMs, checkedMs: Number.POSITIVE_INFINITY }
}

/** So many connections in a row were of no use that one a minute is tried. */
export function isGivenUp({ bad }: Pick<Stream, 'bad'>): boolean {
  return bad >= maximumBadConnections
}

/** It ended cleanly or was given up, and no later connection has brought a line. */
export function isOver({ cleanEndMs, bad, open, counts }: Stream): boolean {
  return cleanEndMs < Number.POSITIVE_INFINITY || (isGivenUp({ bad }) && !(open && counts.size > 0))
}

/** The lines that the stream has sent beyond those that are shown; negative if it has sent fewer. */
export function owedLines(stream: Stream, shown: number): number {
  return stream.sent === 0 ? -1 : countLines(stream) - shown
}

/** The lines of the log, as far as the stream has shown them. */
export function countLines({ sent, skipped = 0 }: Stream): number {
  return sent + skipped
}

/** Whether the last connection, the only one with lines, ended cleanly after exactly as many as are shown, with the same first and last one. */
export function provesEnd(stream: Stream, shown: number, lastText: string | undefined): boolean {
  const { skipped, connections, counts, cleanEndMs } = stream
  const isExact = countLines(stream) === shown && shown >= fewestForProof && lastText?.trim() === stream.lastText
  const isOneConnection = connections === 1 && counts.size > 0
  return isExact && skipped !== undefined && isOneConnection && cleanEndMs < Number.POSITIVE_INFINITY
}
