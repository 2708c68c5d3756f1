import { createHash } from 'node:crypto'
import { pause, untilAborted } from '../../abortable-pause.ts'
import type { Fault } from '../fault.ts'
import type { Pieces, RawResponse } from './raw-response.ts'

/** Applies a fault to the events of a stream. */
export function withEventFault(response: RawResponse, fault: Fault): RawResponse {
  const pieces: Pieces = (signal) => {
    const source = response.pieces(signal)
    return changed(eventByEvent(source), fault, signal) ?? source
  }
  return { ...response, pieces }
}

type Events = AsyncIterable<Buffer>

/** The events after a fault; undefined if the fault is not about events. */
function changed(events: Events, fault: Fault, signal: AbortSignal): Events | undefined {
  switch (fault.kind) {
    case 'drop-events':
      return replaced(events, fault.every, () => [])
    case 'double-events':
      return replaced(events, fault.every, (event) => [event, event])
    case 'garble-events':
      return replaced(events, fault.every, (event) => [garbled(event)])
    case 'event-ids':
      return replaced(events, 1, (event) => [withOtherId(event, fault.ids)])
    case 'swap-events':
      return swapped(events, fault.every ?? 1)
    case 'replay-events':
      return replayed(events, fault.after)
    case 'end-stream':
      return ended(events, fault.after ?? 0)
    case 'long-line':
      return withLongLine(events, fault.after ?? 0, fault.bytes ?? 2 * 2 ** 20)
    case 'heartbeats':
      return withHeartbeats(events, fault.everyMs, signal)
    default:
      return undefined
  }
}

/** A piece of the true stream holds several events; here each event and each comment is a piece of its own. */
async function* eventByEvent(pieces: Events): AsyncGenerator<Buffer> {
  for await (const piece of pieces) {
    // Latin-1 keeps each byte as it is.
    for (const event of piece.toString('latin1').split(/(?<=\n\n)/)) yield Buffer.from(event, 'latin1')
  }
}

function isComment(event: Buffer): boolean {
  return event[0] === ':'.charCodeAt(0)
}

/** Replaces every n-th event. */
async function* replaced(events: Events, every = 1, change: (event: Buffer) => Buffer[]): AsyncGenerator<Buffer> {
  let count = 0
  for await (const event of events) {
    if (isComment(event) || ++count % every !== 0) yield event
    else yield* change(event)
  }
}

async function* swapped(events: Events, every: number): AsyncGenerator<Buffer> {
  let count = 0
  let held: Buffer | undefined
  for await (const event of events) {
    if (held === undefined && !isComment(event) && ++count % every === 0) {
      held = event
      continue
    }
    yield event
    if (isComment(event) || held === undefined) continue
    yield held
    held = undefined
  }
  if (held !== undefined) yield held
}

async function* replayed(events: Events, after: number): AsyncGenerator<Buffer> {
  const past: Buffer[] = []
  for await (const event of events) {
    yield event
    if (isComment(event) || past.length === after) continue
    past.push(event)
    if (past.length === after) yield* past
  }
}

async function* ended(events: Events, after: number): AsyncGenerator<Buffer> {
  let left = after
  if (left === 0) return
  for await (const event of events) {
    yield event
    if (!isComment(event) && --left === 0) return
  }
}

async function* withLongLine(events: Events, after: number, bytes: number): AsyncGenerator<Buffer> {
  const added = Buffer.concat([Buffer.from('data: '), Buffer.alloc(bytes, 'x'), Buffer.from('\n\n')])
  let left = after
  if (left === 0) yield added
  for await (const event of events) {
    yield event
    if (!isComment(event) && --left === 0) yield added
  }
}

/** Takes the next event of the source once, however many heartbeats are sent until it comes. */
async function* withHeartbeats(events: Events, everyMs: number | null, signal: AbortSignal): AsyncGenerator<Buffer> {
  const nextBeat = (): Promise<void> => (everyMs === null ? untilAborted(signal) : pause(everyMs, signal))
  const source = events[Symbol.asyncIterator]()
  let event = source.next()
  let beat = nextBeat()
  while (!signal.aborted) {
    const first = await Promise.race([event, beat])
    if (!first) {
      yield Buffer.from(':\n\n')
      beat = nextBeat()
      continue
    }
    if (first.done) return
    if (!isComment(first.value)) yield first.value
    event = source.next()
  }
}

/** Inserts bytes that are not UTF-8 in the middle of the event's data. */
function garbled(event: Buffer): Buffer {
  const start = event.indexOf('data: ') + 'data: '.length
  const middle = Math.floor((start + event.indexOf('\n', start)) / 2)
  return Buffer.concat([event.subarray(0, middle), Buffer.from([0xc3, 0x28, 0xff]), event.subarray(middle)])
}

function withOtherId(event: Buffer, ids: 'none' | 'opaque' | 'shifted'): Buffer {
  const text = event.toString('latin1').replace(/^id: (.*)\n/m, (_, id: string) => {
    if (ids === 'none') return ''
    return `id: ${ids === 'shifted' ? Number(id) + 1_000 : createHash('sha256').update(id).digest('hex').slice(0, 12)}\n`
  })
  return Buffer.from(text, 'latin1')
}
