import { readStoredRecord, readStreamedText } from '../../build-log/payload.ts'
import { NoAnswerError } from '../../client/errors.ts'
import { formatDuration } from '../../text/duration.ts'
import { formatCount } from '../../text/size.ts'
import { type DoctorFinding, findingsOf, quoted } from '../finding.ts'
import type { Readings } from '../read-platform.ts'
import type { Answer, StreamReading } from '../reader.ts'
import { isSuccess, storedRecordsOf } from '../records.ts'
import { typicalMs } from './connection.ts'

const finding = findingsOf('stream')
/** A stream that begins so much later than other answers may be held back. Milliseconds. */
const heldBackMs = 3_000

/** Status, content type, events, replay, end and delay of the stream of one deployment. Its lines are counted only, as they are in a deploy. */
export function streamFindings({ stream, deploymentId, isFinished, logs, exchanges }: Readings): DoctorFinding[] {
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
  const stored = storedRecordsOf(logs)
  const texts = new Set(stored.map((record) => readStoredRecord(record).text))
  const lines = events.filter(({ data }) => texts.has(readStreamedText(data) ?? data)).length
  const names = [...new Set(events.map(({ event }) => event ?? 'message'))]
  // A comment begins with a colon at the beginning of a line.
  const comments = answer.text.match(/(?<=^|[\r\n]):/g)?.length ?? 0
  const counted = `${formatCount(events.length, 'event')} and ${formatCount(comments, 'comment')} in ${formatDuration(answer.endMs)}`
  const evidence = [counted, ...(names.length === 0 ? [] : [`events are named ${quoted(names)}`])]
  const counts = { events: events.length, lines, stored: stored.length }
  const others = exchanges.filter(({ operation }) => operation !== 'stream_deployment_logs')
  return [
    finding('pass', 'stream', 'opened', { evidence }),
    replayFinding(counts, isFinished && (answer.ended || comments > 0)),
    endFinding(answer, isFinished),
    stored.length === 0
      ? finding('inconclusive', 'delay', 'there is nothing to wait for')
      : delayFinding(stream, typicalMs(others)),
  ]
}

/** `isSilent`: what did not come until now does not come. */
function replayFinding(
  { events, lines, stored }: Readonly<Record<'events' | 'lines' | 'stored', number>>,
  isSilent: boolean,
): DoctorFinding {
  if (stored === 0) return finding('inconclusive', 'replay', 'the stored log is empty')
  if (lines >= stored) return finding('pass', 'replay', 'replays the whole log')
  // One event may say that this is the end; more of them may be lines of a form that is not known.
  const isEndAlone = events <= 1 && events < stored
  if (lines === 0 && !(isSilent && isEndAlone))
    return finding('inconclusive', 'replay', `it sent ${formatCount(events, 'event')}, none of them a stored line`)
  const advice = 'Taxiway reads the others from the stored log.'
  const text = `replays ${lines || 'none'} of ${formatCount(stored, 'line')}`
  return finding('warn', 'replay', text, { advice })
}

function endFinding({ ended, endMs, error }: Answer, isFinished: boolean): DoctorFinding {
  if (!isFinished) return finding('inconclusive', 'stream-end', 'the deployment may not be over')
  if (ended) return finding('pass', 'stream-end', `ends by itself, after ${formatDuration(endMs)}`)
  if (error === undefined)
    return finding('inconclusive', 'stream-end', 'not read to its end: it is longer than what the doctor reads')
  if (error instanceof NoAnswerError) return finding('inconclusive', 'stream-end', 'the connection broke')
  const advice = 'Taxiway does not need its end if a status word decides.'
  const text = `stayed open for ${formatDuration(endMs)} after a finished deployment`
  return finding('warn', 'stream-end', text, { advice })
}

/** What holds a stream back may hold its headers back too. */
function delayFinding({ answer, events }: StreamReading, othersMs: number): DoctorFinding {
  const { bodyMs, ended, endMs } = answer
  if (events.length === 0 && (ended || bodyMs !== undefined)) return finding('inconclusive', 'delay', 'no event came')
  const heldMs = (bodyMs ?? endMs) - othersMs
  if (heldMs <= heldBackMs) return finding('pass', 'delay', 'not buffered by a proxy')
  const advice = 'Ask for a proxy on the way not to buffer `text/event-stream`.'
  const text = `it sent nothing for ${formatDuration(heldMs)} longer than other answers take: something may hold it back`
  return finding('warn', 'delay', text, { advice })
}
