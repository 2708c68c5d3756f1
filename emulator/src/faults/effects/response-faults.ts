import type { IncomingMessage, ServerResponse } from 'node:http'
import { setImmediate } from 'node:timers/promises'
import { pause, untilAborted } from '../../abortable-pause.ts'
import { sendHead, sendJson, sendPieces } from '../../http/reply.ts'
import type { Fault, Replacement } from '../fault.ts'
import { BrokenConnection, type RawResponse } from './raw-response.ts'

/** Applies a fault to the bytes of a body: `drip`, `cut`, and those that end the connection. */
export function withByteFault(response: RawResponse, fault: Fault): RawResponse {
  const { headers, pieces } = response
  switch (fault.kind) {
    case 'drip':
      return { ...response, pieces: (signal) => inSmallPieces(pieces(signal), fault.bytes ?? 1, fault.ms ?? 0, signal) }
    case 'cut': {
      // Without a length a short body is valid.
      const { 'content-length': _, ...others } = headers
      // To hold back the last byte would delay events.
      const isStream = headers['content-type'] === 'text/event-stream'
      const whole: RawResponse['pieces'] = (signal) => (isStream ? pieces(signal) : allButLast(pieces(signal)))
      return { ...response, headers: others, pieces: (signal) => upTo(whole(signal), fault.afterBytes) }
    }
    case 'reset':
    case 'close':
    case 'mute':
      return {
        ...response,
        pieces: (signal) => interrupted(upTo(pieces(signal), fault.afterBytes), fault.kind, signal),
      }
    default:
      return response
  }
}

type Body = AsyncIterable<Buffer>

async function* inSmallPieces(body: Body, bytes: number, ms: number, signal: AbortSignal): AsyncGenerator<Buffer> {
  for await (const piece of body) {
    for (let start = 0; start < piece.length; start += bytes) {
      // In a later turn of the event loop, so that two pieces are not sent as one.
      await (ms > 0 ? pause(ms, signal) : setImmediate())
      if (signal.aborted) return
      yield piece.subarray(start, start + bytes)
    }
  }
}

async function* upTo(body: Body, bytes = Number.POSITIVE_INFINITY): AsyncGenerator<Buffer> {
  let left = bytes
  if (left === 0) return
  for await (const piece of body) {
    if (piece.length > 0) yield piece.subarray(0, left)
    left -= piece.length
    if (left <= 0) return
  }
}

async function* allButLast(body: Body): AsyncGenerator<Buffer> {
  let kept: Buffer = Buffer.alloc(0)
  for await (const piece of body) {
    const known = Buffer.concat([kept, piece])
    yield known.subarray(0, -1)
    kept = known.subarray(-1)
  }
}

async function* interrupted(body: Body, how: 'reset' | 'close' | 'mute', signal: AbortSignal): AsyncGenerator<Buffer> {
  yield* body
  if (how === 'mute') await untilAborted(signal)
  else throw new BrokenConnection(how)
}

const page = '<!doctype html>\n<title>Be right back</title>\n<h1>We will be right back</h1>\n'
const blank = Buffer.alloc(65_536, ' ')

/** Sends the replacement of the true answer. Rejects with a `BrokenConnection` if the fault ends the connection. */
export async function sendReplacement(
  request: IncomingMessage,
  response: ServerResponse,
  fault: Replacement,
  now: Date,
): Promise<void> {
  switch (fault.kind) {
    case 'status': {
      const wait = retryAfter(fault.retryAfter, now)
      if (wait !== undefined) response.setHeader('retry-after', wait)
      sendJson(response, fault.status, {
        error: fault.error ?? `A fault of the local platform answers ${fault.status}.`,
      })
      return
    }
    case 'html':
      sendHead(response, 200, { 'content-type': 'text/html; charset=utf-8' }).end(page)
      return
    case 'redirect':
      sendHead(response, 307, { location: fault.to ?? request.url ?? '/' }).end()
      return
    case 'endless':
      sendHead(response, 200, { 'content-type': 'application/json' })
      await sendPieces(response, function* () {
        while (true) yield blank
      })
      return
    case 'mute':
      // The request stays open until the caller disconnects, or the platform ends.
      return
    case 'reset':
    case 'close':
      throw new BrokenConnection(fault.kind)
    default:
      fault satisfies never
  }
}

function retryAfter(wait: Extract<Replacement, { kind: 'status' }>['retryAfter'], now: Date): string | undefined {
  if (typeof wait !== 'object') return wait === undefined ? undefined : String(wait)
  return new Date(now.getTime() + wait.dateIn * 1_000).toUTCString()
}
