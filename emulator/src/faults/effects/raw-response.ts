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
  if (body instanceof StreamedBody) {
    return { status, headers: { ...further, ...streamHeaders(body) }, pieces: (signal) => encoded(body.pieces(signal)) }
  }
  const json = JSON.stringify(body)
  // The faults change what is not compressed.
  const { 'content-encoding': _, ...others } = further ?? {}
  const headers = { ...others, 'content-type': 'application/json', 'content-length': `${Buffer.byteLength(json)}` }
  return { status, headers, pieces: () => encoded([json]) }
}

async function* encoded(texts: AsyncIterable<string> | Iterable<string>): AsyncGenerator<Buffer> {
  for await (const text of texts) yield Buffer.from(text)
}
