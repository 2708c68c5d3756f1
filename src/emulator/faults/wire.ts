import { type Answer, Streamed, streamHeaders } from '../http/answer.ts'

/** An answer as it goes over the wire, for faults to change. */
export interface Wire {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  /** The body. Each piece leaves with a write of its own; an end by `BrokenOff` breaks the connection. */
  readonly pieces: Pieces
}

/** A body, piece by piece. It ends when its signal aborts: the reader has gone away. */
export type Pieces = (signal: AbortSignal) => AsyncIterable<Buffer>

/** The connection is to be broken now. */
export class BrokenOff extends Error {
  readonly how: 'reset' | 'close'

  constructor(how: 'reset' | 'close') {
    super(`A fault says: ${how}.`)
    this.name = 'BrokenOff'
    this.how = how
  }
}

/** An answer as it would go over the wire if nothing went wrong. */
export function wireOf({ status, body, headers: further }: Answer): Wire {
  if (body instanceof Streamed) return { status, headers: streamHeaders(body), pieces: encoded(body) }
  const bytes = Buffer.from(JSON.stringify(body))
  const headers = { ...further, 'content-type': 'application/json', 'content-length': String(bytes.length) }
  return { status, headers, pieces: () => once(bytes) }
}

function encoded({ chunks }: Streamed): Pieces {
  return async function* (signal) {
    for await (const chunk of chunks(signal)) yield Buffer.from(chunk)
  }
}

async function* once(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes
}
