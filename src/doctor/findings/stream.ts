import {
  parsePayload,
  readStreamedText,
  type StoredRecord,
  sequenceKeys,
  sequenceNumber,
} from '../../build-log/payload.ts'
import { NoAnswerError } from '../../client/errors.ts'
import { isFields } from '../../client/fields.ts'
import type { StreamEvent } from '../../client/streams/event-stream.ts'
import { formatDuration } from '../../text/duration.ts'
import { counted, type DoctorFinding, findingsOf, quoted } from '../finding.ts'
import type { Answer } from '../reader.ts'
import { isSuccess, type Readings, storedLinesOf } from '../readings.ts'

const finding = findingsOf('stream')
/** A stream that begins so much later than other answers may be held back. Milliseconds. */
const heldBackMs = 3_000

/** The stream of one deployment beside its stored log. */
interface Seen {
  readonly answer: Answer
  readonly events: readonly StreamEvent[]
  readonly stored: readonly StoredRecord[]
  /** Events that are a line of the stored log. */
  readonly lines: readonly StreamEvent[]
  /** When comments came, in milliseconds since the request. */
  readonly commentsMs: readonly number[]
}

/** Status, content type, replay, end, events, numbers, heartbeats and delay of the stream of one deployment. */
export function streamFindings(readings: Readings): DoctorFinding[] {
  const { stream, deploymentId, isFinished, logs } = readings
  if (deploymentId === undefined) return [finding('skipped', 'stream', 'no deployment to read')]
  if (stream === undefined) return [finding('skipped', 'stream', 'not opened')]
  const { answer, events } = stream
  const advice = 'Taxiway reads the stored log instead, with one warning.'
  if (!isSuccess(answer)) {
    const why = answer.status === undefined ? 'no answer' : `the platform answered ${answer.status}`
    return [finding(answer.status === undefined ? 'inconclusive' : 'warn', 'stream', why, { advice })]
  }
  const type = answer.headers['content-type'] ?? 'no content type'
  if (!/^text\/event-stream\b/i.test(type))
    return [finding('warn', 'stream', `not an event stream, but ${type.split(';')[0]}`, { advice })]
  const stored = storedLinesOf(logs)
  const texts = new Set(stored.map(({ text }) => text))
  const lines = events.filter((event) => texts.has(lineOf(event)))
  const seen: Seen = { answer, events, stored, lines, commentsMs: commentTimes(answer) }
  return [
    finding('pass', 'stream', 'opened'),
    replayFinding(seen, isFinished),
    endFinding(seen, isFinished),
    eventsFinding(seen),
    numbersFinding(seen),
    heartbeatFinding(seen),
    delayFinding(seen, readings),
  ]
}

/** Text of the line that an event carries. */
function lineOf({ data }: StreamEvent): string {
  return readStreamedText(data) ?? data
}

/** A comment begins with a colon at the beginning of a line, wherever the bytes were cut. */
function commentTimes({ chunks }: Answer): number[] {
  let before = '\n'
  return chunks.flatMap(({ atMs, text }) => {
    const isComment = /[\r\n]:/.test(before + text)
    before = text.at(-1) ?? before
    return isComment ? [atMs] : []
  })
}

function replayFinding({ answer, events, lines, stored, commentsMs }: Seen, isFinished: boolean): DoctorFinding {
  if (stored.length === 0) return finding('inconclusive', 'replay', 'the stored log is empty')
  if (lines.length >= stored.length) return finding('pass', 'replay', 'replays the whole log')
  // One event may say that this is the end; more of them may be lines of a form that is not known.
  const isSilent = isFinished && (answer.ended ? events.length <= 1 && stored.length > 1 : commentsMs.length > 0)
  if (lines.length > 0 || (isSilent && events.length <= 1)) {
    const advice = 'Taxiway reads the others from the stored log.'
    const text = `replays ${lines.length || 'none'} of ${counted(stored.length, 'line')}`
    return finding('warn', 'replay', text, { advice })
  }
  const other = events.length === 0 ? 'nothing' : `${counted(events.length, 'event')}, none of them a stored line`
  return finding('inconclusive', 'replay', `it sent ${other}`)
}

function endFinding({ answer: { ended, endMs, error } }: Seen, isFinished: boolean): DoctorFinding {
  if (!isFinished) return finding('inconclusive', 'stream-end', 'the deployment may not be over')
  if (ended) return finding('pass', 'stream-end', `ends by itself, after ${formatDuration(endMs)}`)
  if (error === undefined)
    return finding('inconclusive', 'stream-end', 'not read to its end: it is longer than what the doctor reads')
  if (error instanceof NoAnswerError) return finding('inconclusive', 'stream-end', 'the connection broke')
  const advice = 'Taxiway does not need its end if a status word decides.'
  return finding('warn', 'stream-end', `stayed open for ${formatDuration(endMs)} after a finished deployment`, {
    advice,
  })
}

function eventsFinding({ events, lines }: Seen): DoctorFinding {
  if (events.length === 0) return finding('inconclusive', 'events', 'no event came')
  const [line] = lines
  const form = isFields(parsePayload(line?.data ?? '')) ? 'lines are JSON' : 'lines are bare text'
  const names = [...new Set(events.map(({ event }) => event ?? 'message'))]
  const known = line === undefined ? 'lines are in a form that the stored log does not show' : form
  return finding('pass', 'events', `${known}; events are named ${quoted(names)}`)
}

function numbersFinding({ lines, stored }: Seen): DoctorFinding {
  if (lines.length === 0) return finding('inconclusive', 'stream-numbers', 'no line to compare')
  const source = numberSource(lines, stored)
  if (source !== undefined) return finding('pass', 'stream-numbers', `\`${source}\` is the number of the stored log`)
  const advice = 'Taxiway prints lines from the stored log then, a moment later than they are streamed.'
  return finding('warn', 'stream-numbers', 'no number agrees with the stored log', { advice })
}

/** The first source that agrees with the stored log on each line whose text stands there once. */
function numberSource(lines: readonly StreamEvent[], stored: readonly StoredRecord[]): string | undefined {
  const once = Map.groupBy(stored, ({ text }) => text)
  const known = lines.flatMap((event) => {
    const records = once.get(lineOf(event)) ?? []
    const seq = records.length === 1 ? records[0]?.seq : undefined
    return seq === undefined ? [] : [{ seq, event }]
  })
  const numberOf = ({ id, data }: StreamEvent, source: string): number | undefined => {
    const payload = parsePayload(data)
    return sequenceNumber(source === 'id:' ? id : isFields(payload) ? payload[source] : undefined)
  }
  const agrees = (source: string): boolean => known.every(({ seq, event }) => numberOf(event, source) === seq)
  return known.length === 0 ? undefined : [...sequenceKeys, 'id:'].find(agrees)
}

function heartbeatFinding({ commentsMs, answer: { ended, endMs } }: Seen): DoctorFinding {
  const periods = commentsMs.slice(1).map((ms, index) => ms - (commentsMs[index] ?? 0))
  const period = periods.sort((a, b) => a - b)[Math.floor(periods.length / 2)]
  if (period !== undefined) return finding('pass', 'heartbeat', `a comment every ${formatDuration(period)}`)
  if (commentsMs.length > 0) return finding('inconclusive', 'heartbeat', 'one comment came')
  const text = ended ? 'it ended before one was due' : `none in ${formatDuration(endMs)}`
  return finding('inconclusive', 'heartbeat', text)
}

/** What holds a stream back may hold its headers back too. */
function delayFinding({ answer, events, stored }: Seen, { exchanges }: Readings): DoctorFinding {
  if (stored.length === 0) return finding('inconclusive', 'delay', 'there is nothing to wait for')
  const first = answer.chunks[0]?.atMs
  if (events.length === 0 && (answer.ended || first !== undefined))
    return finding('inconclusive', 'delay', 'no event came')
  const advice = 'Ask for a proxy on the way not to buffer `text/event-stream`.'
  if (first === undefined)
    return finding('warn', 'delay', 'headers came and no event: something may hold the stream back', { advice })
  const others = exchanges.filter(({ operation }) => operation !== 'stream_deployment_logs')
  const times = others.map(({ headersMs }) => headersMs).sort((a, b) => a - b)
  const heldMs = first - (times[Math.floor(times.length / 2)] ?? 0)
  if (heldMs <= heldBackMs) return finding('pass', 'delay', 'not buffered by a proxy')
  const text = `the first byte came ${formatDuration(heldMs)} later than other answers begin: something may hold the stream back`
  return finding('warn', 'delay', text, { advice })
}
