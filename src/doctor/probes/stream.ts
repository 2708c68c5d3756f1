import {
  parsePayload,
  readStoredRecord,
  readStreamedText,
  sequenceKeys,
  sequenceNumber,
} from '../../build-log/payload.ts'
import { isFields } from '../../client/fields.ts'
import { formatDuration } from '../../text/duration.ts'
import { type Answer, isSuccess, textOf } from '../answer.ts'
import { counted, type DoctorFinding, findingsOf } from '../finding.ts'
import type { Readings } from '../readings.ts'
import { storedRecordsOf } from './stored-log.ts'

const finding = findingsOf('stream')
/** A stream that begins so much later than other answers may be held back. Milliseconds. */
const heldBackMs = 3_000

/** An event as it was sent. */
export interface SeenEvent {
  readonly id: string | undefined
  readonly name: string | undefined
  readonly data: string
}

/** The stream of one deployment, as far as it was read. */
export interface SeenStream {
  readonly events: readonly SeenEvent[]
  /** Events that are a line of the stored log. */
  readonly lines: readonly SeenEvent[]
  /** When comments came, in milliseconds since the request. */
  readonly commentsMs: readonly number[]
  /** Half of the comments came within so many milliseconds of the one before; undefined for less than two. */
  readonly heartbeatMs: number | undefined
  /** The platform ended it. */
  readonly ended: boolean
  /** How long it was read, in milliseconds. */
  readonly watchedMs: number
  /** Where an event carries the number of the stored log; undefined where that is not proven. */
  readonly number: string | undefined
}

/** The stream that was read; undefined where none was. */
export function streamOf(readings: Readings): SeenStream | undefined {
  const { stream } = readings
  if (!isSuccess(stream) || !isEvents(stream)) return undefined
  const events = eventsIn(textOf(stream))
  const stored = storedRecordsOf(readings).map(readStoredRecord)
  const texts = new Set(stored.map(({ text }) => text))
  const lines = events.filter((event) => texts.has(lineOf(event)))
  const { ended, endMs: watchedMs } = stream
  const commentsMs = commentTimes(stream)
  const periods = commentsMs.slice(1).map((ms, index) => ms - (commentsMs[index] ?? 0))
  const heartbeatMs = periods.sort((a, b) => a - b)[Math.floor(periods.length / 2)]
  return { events, lines, commentsMs, heartbeatMs, ended, watchedMs, number: numberSource(lines, stored) }
}

/** Text of the line that an event carries. */
function lineOf(event: SeenEvent): string {
  return readStreamedText(event.data) ?? event.data
}

/** Whole events only (WHATWG HTML, 9.2.6): what the end of reading cut off is left out. */
function eventsIn(text: string): SeenEvent[] {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .split('\n\n')
    .slice(0, -1)
    .flatMap((block) => {
      const fields = block.split('\n').map((line) => /^(data|event|id)(?:: ?(.*))?$/.exec(line))
      const of = (name: string): string[] => fields.flatMap((field) => (field?.[1] === name ? [field[2] ?? ''] : []))
      const data = of('data')
      return data.length === 0 ? [] : [{ id: of('id').at(-1), name: of('event').at(-1), data: data.join('\n') }]
    })
}

/** A comment begins with a colon at the beginning of a line, wherever the bytes were cut. */
function commentTimes({ pieces }: Answer): number[] {
  let before = '\n'
  return pieces.flatMap(({ atMs, text }) => {
    const isComment = /[\r\n]:/.test(before + text)
    before = text.at(-1) ?? before
    return isComment ? [atMs] : []
  })
}

/** The first source that agrees with the stored log on each line whose text stands there once. */
function numberSource(
  lines: readonly SeenEvent[],
  stored: readonly ReturnType<typeof readStoredRecord>[],
): string | undefined {
  const once = Map.groupBy(stored, ({ text }) => text)
  const known = lines.flatMap((event) => {
    const records = once.get(lineOf(event)) ?? []
    const seq = records.length === 1 ? records[0]?.seq : undefined
    return seq === undefined ? [] : [{ seq, event }]
  })
  const sources = [...sequenceKeys, 'id:'] as const
  return sources.find((source) => known.length > 0 && known.every(({ seq, event }) => numberOf(event, source) === seq))
}

/** The number of an event by a field of its payload, or by the `id:` of the event itself. */
function numberOf({ id, data }: SeenEvent, source: (typeof sequenceKeys)[number] | 'id:'): number | undefined {
  const payload = parsePayload(data)
  return sequenceNumber(source === 'id:' ? id : isFields(payload) ? payload[source] : undefined)
}

function isEvents({ headers }: Answer): boolean {
  return /^text\/event-stream\b/i.test(headers['content-type'] ?? '')
}

/** Status, content type, replay, end, events, numbers, heartbeats and delay of the stream of one deployment. */
export function probeStream(readings: Readings): DoctorFinding[] {
  const { stream: answer, deploymentId, isFinished } = readings
  if (deploymentId === undefined) return [finding('skipped', 'stream', 'no deployment to look at')]
  if (answer === undefined) return [finding('skipped', 'stream', 'not opened')]
  const advice = 'Taxiway reads the stored log instead, with one warning.'
  if (!isSuccess(answer)) {
    const why = answer.status === undefined ? 'no answer' : `the platform answered ${answer.status}`
    return [finding(answer.status === undefined ? 'inconclusive' : 'warn', 'stream', why, { advice })]
  }
  if (!isEvents(answer)) {
    const type = answer.headers['content-type'] ?? 'no content type'
    return [finding('warn', 'stream', `not an event stream, but ${type.split(';')[0]}`, { advice })]
  }
  const seen = streamOf(readings)
  if (seen === undefined) return []
  const all = storedRecordsOf(readings)
  return [
    finding('pass', 'stream', 'opened'),
    replayOf(seen, all.length, isFinished),
    endOf(seen, answer, isFinished),
    eventsOf(seen),
    numbersOf(seen, all.length),
    heartbeatOf(seen, answer),
    delayOf(seen, answer, { stored: all.length, usualMs: usualMsOf(readings) }),
  ]
}

/** A stream that sends nothing for so long, though a log is there, begins with nothing. Milliseconds. */
const silentMs = 5_000

/** Whether the stream of a finished deployment begins with its stored lines; undefined where that is not certain, or they are some. */
export function doesReplay(seen: SeenStream, { stored, isFinished }: { stored: number; isFinished: boolean }) {
  const { events, lines, ended, watchedMs } = seen
  if (!isFinished || stored === 0) return undefined
  if (lines.length > 0) return lines.length >= stored ? true : undefined
  // One event may say that this is the end; more of them may be lines of a form that is not known.
  const isSilent = events.length === 0 ? ended || watchedMs >= silentMs : ended && events.length === 1 && stored > 1
  return isSilent ? false : undefined
}

function replayOf(seen: SeenStream, stored: number, isFinished: boolean): DoctorFinding {
  const { events, lines, ended, commentsMs } = seen
  if (stored === 0) return finding('inconclusive', 'replay', 'the stored log is empty')
  const isNone = doesReplay(seen, { stored, isFinished }) === false && (ended || commentsMs.length > 0)
  if (lines.length >= stored) return finding('pass', 'replay', 'replays the whole log')
  if (lines.length > 0 || isNone)
    return finding('warn', 'replay', `replays ${lines.length || 'none'} of ${counted(stored, 'line')}`, {
      advice: 'Taxiway reads the others from the stored log.',
    })
  const other =
    events.length === 0 ? 'nothing' : `${counted(events.length, 'event')}, none of them a line of the stored log`
  return finding('inconclusive', 'replay', `it sent ${other}`)
}

function endOf({ ended }: SeenStream, { endMs, problem }: Answer, isFinished: boolean): DoctorFinding {
  if (!isFinished) return finding('inconclusive', 'stream-end', 'the deployment may not be over')
  if (ended) return finding('pass', 'stream-end', `ends by itself, after ${formatDuration(endMs)}`)
  const text = `stayed open for ${formatDuration(endMs)} after a finished deployment`
  const advice = 'Taxiway does not need its end where a status word decides.'
  if (problem === undefined)
    return finding('inconclusive', 'stream-end', 'not read to its end: it is longer than what the doctor reads')
  return /no whole answer/i.test(problem)
    ? finding('warn', 'stream-end', text, { advice })
    : finding('inconclusive', 'stream-end', 'the connection broke')
}

function eventsOf({ events, lines }: SeenStream): DoctorFinding {
  if (events.length === 0) return finding('inconclusive', 'events', 'no event came')
  const [line] = lines
  const names = [...new Set(events.map(({ name }) => name ?? 'message'))]
  const form =
    line === undefined ? 'of a form that the stored log does not show' : isJson(line.data) ? 'JSON' : 'bare text'
  return finding(
    'pass',
    'events',
    `lines are ${form}; events are named ${names.map((name) => `\`${name}\``).join(', ')}`,
  )
}

function numbersOf({ lines, number }: SeenStream, stored: number): DoctorFinding {
  if (lines.length === 0 || stored === 0) return finding('inconclusive', 'stream-numbers', 'no line to compare')
  if (number !== undefined) return finding('pass', 'stream-numbers', `\`${number}\` is the number of the stored log`)
  return finding('warn', 'stream-numbers', 'no number agrees with the stored log', {
    advice: 'Taxiway prints lines from the stored log then, a moment later than they are streamed.',
  })
}

function heartbeatOf({ commentsMs, heartbeatMs, ended }: SeenStream, { endMs }: Answer): DoctorFinding {
  if (heartbeatMs !== undefined) return finding('pass', 'heartbeat', `a comment each ${formatDuration(heartbeatMs)}`)
  if (commentsMs.length > 0) return finding('inconclusive', 'heartbeat', 'one comment came')
  const text = ended ? 'it ended before one was due' : `none in ${formatDuration(endMs)}`
  return finding('inconclusive', 'heartbeat', text)
}

/** Milliseconds after which most answers began that are not a stream. */
function usualMsOf({ answers }: Readings): number {
  const times = answers.flatMap(({ operation, headersMs }) => (operation === 'stream_deployment_logs' ? [] : headersMs))
  return times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
}

interface Usual {
  readonly stored: number
  /** Milliseconds. */
  readonly usualMs: number
}

/** What holds a stream back may hold its headers back too. */
function delayOf({ events, ended }: SeenStream, { pieces }: Answer, { stored, usualMs }: Usual): DoctorFinding {
  const first = pieces[0]?.atMs
  if (stored === 0) return finding('inconclusive', 'delay', 'there is nothing to wait for')
  const advice = 'Ask for a proxy on the way not to buffer `text/event-stream`.'
  if (events.length === 0 && (ended || first !== undefined)) return finding('inconclusive', 'delay', 'no event came')
  if (first === undefined && events.length === 0)
    return finding('warn', 'delay', 'headers came and no event: something may hold the stream back', { advice })
  const heldMs = (first ?? 0) - usualMs
  return heldMs > heldBackMs
    ? finding(
        'warn',
        'delay',
        `the first byte came ${formatDuration(heldMs)} later than other answers begin: something may hold the stream back`,
        { advice },
      )
    : finding('pass', 'delay', 'nothing holds it back')
}

function isJson(text: string): boolean {
  try {
    return isFields(JSON.parse(text))
  } catch {
    return false
  }
}
