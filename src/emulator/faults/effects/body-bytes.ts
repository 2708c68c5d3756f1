import { setImmediate } from 'node:timers/promises'
import type { Fault } from '../fault.ts'
import { BrokenConnection, type Pieces, pause, type RawResponse, untilAborted } from './raw-response.ts'

/** Applies a fault to the bytes of a body: `drip`, `cut`, and those that end the connection. */
export function withByteFault(response: RawResponse, fault: Fault): RawResponse {
  switch (fault.kind) {
    case 'drip':
      return { ...response, pieces: inSmallPieces(response.pieces, fault.bytes ?? 1, fault.ms ?? 0) }
    case 'cut': {
      // Without a length a short body is valid.
      const { 'content-length': _, ...headers } = response.headers
      // To hold back the last byte would delay events.
      const whole = headers['content-type'] === 'text/event-stream' ? response.pieces : allButLast(response.pieces)
      return { ...response, headers, pieces: upTo(whole, fault.afterBytes) }
    }
    case 'reset':
    case 'close':
    case 'mute':
      return { ...response, pieces: interrupted(upTo(response.pieces, fault.afterBytes), fault.kind) }
    default:
      return response
  }
}

function inSmallPieces(pieces: Pieces, bytes: number, ms: number): Pieces {
  return async function* (signal) {
    for await (const piece of pieces(signal)) {
      for (let start = 0; start < piece.length; start += bytes) {
        // In a later turn of the event loop, so that two pieces are not sent as one.
        await (ms > 0 ? pause(ms, signal) : setImmediate())
        if (signal.aborted) return
        yield piece.subarray(start, start + bytes)
      }
    }
  }
}

function upTo(pieces: Pieces, bytes = Number.POSITIVE_INFINITY): Pieces {
  return async function* (signal) {
    let left = bytes
    if (left === 0) return
    for await (const piece of pieces(signal)) {
      if (piece.length > 0) yield piece.subarray(0, left)
      left -= piece.length
      if (left <= 0) return
    }
  }
}

function allButLast(pieces: Pieces): Pieces {
  return async function* (signal) {
    let kept: Buffer = Buffer.alloc(0)
    for await (const piece of pieces(signal)) {
      const known = Buffer.concat([kept, piece])
      yield known.subarray(0, -1)
      kept = known.subarray(-1)
    }
  }
}

function interrupted(pieces: Pieces, how: 'reset' | 'close' | 'mute'): Pieces {
  return async function* (signal) {
    yield* pieces(signal)
    if (how === 'mute') await untilAborted(signal)
    else throw new BrokenConnection(how)
  }
}
