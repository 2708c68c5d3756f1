import { setTimeout } from 'node:timers/promises'
import { type Reply, StreamedBody, streamHeaders } from '../../http/reply.ts'

/** A reply as it is sent, for faults to change. */
export interface RawResponse {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  /** The body. Each piece is sent with a write of its own; a `BrokenConnection` ends the connection. */
  readonly pieces: Pieces
}

/** A body, piece by piece. The source ends when the signal aborts: the reader has gone. */
export type Pieces = (signal: AbortSignal) => AsyncIterable<Buffer>

/** Ends the connection in place of an answer. */
export class BrokenConnection extends Error {
  readonly how: 'reset' | 'close'

  constructor(how: 'reset' | 'close') {
    super(`A fault ends the connection: ${how}.`)
    this.name = 'BrokenConnection'
    this.how = how
  }
}

/** A reply as it is sent without a fault. */
export function rawResponse({ status, body, headers: further }: Reply): RawResponse {
  if (body instanceof StreamedBody) return { status, headers: streamHeaders(body), pieces: encoded(body) }
  const bytes = Buffer.from(JSON.stringify(body))
  const headers = { ...further, 'content-type': 'application/json', 'content-length': String(bytes.length) }
  return { status, headers, pieces: () => once(bytes) }
}

function encoded({ pieces }: StreamedBody): Pieces {
  return async function* (signal) {
    for await (const piece of pieces(signal)) yield Buffer.from(piece)
  }
}

async function* once(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes
}

/** Waits, at most until the signal aborts. Does not keep the process alive. */
export async function pause(ms: number, signal?: AbortSignal): Promise<void> {
  await setTimeout(ms, undefined, { ref: false, ...(signal && { signal }) }).catch(() => undefined)
}

/** Waits until the signal aborts. */
export async function untilAborted(signal: AbortSignal): Promise<void> {
  if (!signal.aborted) await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }))
}
