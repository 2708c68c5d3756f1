import {
  parsePayload,
  readStoredRecord,
  readStreamedText,
  type StoredRecord,
  sequenceKeys,
  sequenceNumber,
} from '../../build-log/payload.ts'
import { NoAnswerError } from '../../client/errors.ts'
import { isFields } from '../../client/json-fields.ts'
import type { StreamEvent } from '../../client/streams/event-stream.ts'
import { formatCount } from '../../text/formats/count.ts'
import { formatDuration } from '../../text/formats/duration.ts'
import { type AreaFinding, finding, quoted } from '../finding.ts'
import { isSuccess, readStoredRecords } from '../lenient-reading.ts'
import type { Readings } from '../read-platform.ts'
import type { Answer, StreamReading } from '../reader.ts'
import { typicalMs } from './connection.ts'

/** A stream that begins so much later than other answers may be held back. Milliseconds. */
const heldBackMs = 3_000

/** Status, content type, replay, end, events, numbers, heartbeats and delay of the stream of one deployment. */
export function streamFindings({ stream, deploymentId, isFinished, logs, exchanges }: Readings): AreaFinding[] {
  if (stream === undefined)
    return [finding('skipped', 'stream', deploymentId === undefined ? 'no deployment to read' : 'not opened')]
  const { answer, events } = stream
  const advice = 'Taxiway reads the stored log instead, with one warning.'
  if (!isSuccess(answer)) {
    const why = answer.status === undefined ? 'no answer' : `the platform answered ${answer.status}`
    return [finding(answer.status === undefined ? 'inconclusive' : 'warn', 'stream', why, { advice })]
  }
  const type = answer.headers['content-type'] ?? 'no content type'
  if (!/^text\/event-stream\b/i.test(type))
    return [finding('warn', 'stream', `not an event stream, but ${type.split(';')[0]}`, { advice })]
  const stored = readStoredRecords(logs).map(readStoredRecord)
  const texts = new Set(stored.map(({ text }) => text))
  const lines = events.filter((event) => texts.has(readLine(event)))
  const commentsMs = commentTimes(answer)
  const counts = { events: events.length, lines: lines.length, stored: stored.length }
  const others = exchanges.filter(({ operation }) => operation !== 'stream_deployment_logs')
  return [
    finding('pass', 'stream', 'opened'),
    replayFinding(counts, isFinished && (answer.ended || commentsMs.length > 0)),
    endFinding(answer, isFinished),
    eventsFinding(events, lines),
    numbersFinding(lines, stored),
    heartbeatFinding(commentsMs, answer.endMs),
    stored.length === 0
      ? finding('inconclusive', 'delay', 'there is nothing to wait for')
      : delayFinding(stream, typicalMs(others)),
  ]
}

function readLine({ data }: StreamEvent): string {
  return readStreamedText(data) ?? data
}

/** When comments came. One begins with a colon at the beginning of a line, wherever the bytes were cut. */
function commentTimes({ chunks }: Answer): number[] {
  let before = '\n'
  return chunks.flatMap(({ atMs, text }) => {
    const isComment = /[\r\n]:/.test(before + text)
    before = text.at(-1) ?? before
    return isComment ? [atMs] : []
  })
}

/** `isSilent`: what did not come until now does not come. */
function replayFinding(
  counts: Readonly<Record<'events' | 'lines' | 'stored', number>>,
  isSilent: boolean,
): AreaFinding {
  const { events, lines, stored } = counts
  if (stored === 0) return finding('inconclusive', 'replay', 'the stored log is empty')
  if (lines >= stored) return finding('pass', 'replay', 'replays the whole log')
  // One event may say that this is the end; more of them may be lines of a form that is not known.
  const isEndAlone = events <= 1 && events < stored
  if (lines === 0 && !(isSilent && isEndAlone))
    return finding('inconclusive', 'replay', `it sent ${formatCount(events, 'event')}, none of them a stored line`)
  const advice = 'Taxiway reads the others from the stored log.'
  return finding('warn', 'replay', `replays ${lines || 'none'} of ${formatCount(stored, 'line')}`, { advice })
}

function endFinding({ ended, endMs, error }: Answer, isFinished: boolean): AreaFinding {
  if (!isFinished) return finding('inconclusive', 'stream-end', 'the deployment may not be over')
  if (ended) return finding('pass', 'stream-end', `ends by itself, after ${formatDuration(endMs)}`)
  if (error === undefined)
    return finding('inconclusive', 'stream-end', 'not read to its end: it is longer than what the doctor reads')
  if (error instanceof NoAnswerError) return finding('inconclusive', 'stream-end', 'the connection broke')
  const advice = 'Taxiway does not need its end if a status word decides.'
  const text = `stayed open for ${formatDuration(endMs)} after a finished deployment`
  return finding('warn', 'stream-end', text, { advice })
}

function eventsFinding(events: readonly StreamEvent[], [line]: readonly StreamEvent[]): AreaFinding {
  if (events.length === 0) return finding('inconclusive', 'events', 'no event came')
  const form = isFields(parsePayload(line?.data ?? '')) ? 'lines are JSON' : 'lines are bare text'
  const names = [...new Set(events.map(({ event }) => event ?? 'message'))]
  const known = line === undefined ? 'lines are in a form that the stored log does not show' : form
  return finding('pass', 'events', `${known}; events are named ${quoted(names)}`)
}

/** The number of a line stands where it agrees with the stored log on each line whose text stands there once. */
function numbersFinding(lines: readonly StreamEvent[], stored: readonly StoredRecord[]): AreaFinding {
  if (lines.length === 0) return finding('inconclusive', 'stream-numbers', 'no line to compare')
  const byText = Map.groupBy(stored, ({ text }) => text)
  const known = lines.flatMap((event) => {
    const [record, ...others] = byText.get(readLine(event)) ?? []
    return record?.seq === undefined || others.length > 0 ? [] : [{ seq: record.seq, event }]
  })
  const readNumber = ({ id, data }: StreamEvent, source: string): number | undefined => {
    const payload = parsePayload(data)
    return sequenceNumber(source === 'id:' ? id : isFields(payload) ? payload[source] : undefined)
  }
  const agrees = (source: string): boolean => known.every(({ seq, event }) => readNumber(event, source) === seq)
  const source = known.length === 0 ? undefined : [...sequenceKeys, 'id:'].find(agrees)
  if (source !== undefined) return finding('pass', 'stream-numbers', `\`${source}\` is the number of the stored log`)
  const advice = 'Taxiway prints lines from the stored log then, a moment later than they are streamed.'
  return finding('warn', 'stream-numbers', 'no number agrees with the stored log', { advice })
}

function heartbeatFinding(commentsMs: readonly number[], endMs: number): AreaFinding {
  const [first = 0] = commentsMs
  const { length } = commentsMs
  if (length < 2)
    return finding('inconclusive', 'heartbeat', `${formatCount(length, 'comment')} in ${formatDuration(endMs)}`)
  const period = ((commentsMs.at(-1) ?? 0) - first) / (length - 1)
  return finding('pass', 'heartbeat', `a comment every ${formatDuration(period)}`)
}

/** What holds a stream back may hold its headers back too. */
function delayFinding({ answer, events }: StreamReading, othersMs: number): AreaFinding {
  const first = answer.chunks[0]?.atMs
  if (events.length === 0 && (answer.ended || first !== undefined))
    return finding('inconclusive', 'delay', 'no event came')
  const heldMs = (first ?? answer.endMs) - othersMs
  if (heldMs <= heldBackMs) return finding('pass', 'delay', 'not buffered by a proxy')
  const advice = 'Ask for a proxy on the way not to buffer `text/event-stream`.'
  const text = `it sent nothing for ${formatDuration(heldMs)} longer than other answers take: something may hold it back`
  return finding('warn', 'delay', text, { advice })
}
