import type { ServerResponse } from 'node:http'

/** A body that is written piece by piece, as its reader takes it. */
export class Streamed {
  readonly contentType: string
  readonly chunks: (signal: AbortSignal) => AsyncIterable<string> | Iterable<string>

  /** `chunks` ends when its signal aborts: the reader has gone away. */
  constructor(contentType: string, chunks: (signal: AbortSignal) => AsyncIterable<string> | Iterable<string>) {
    this.contentType = contentType
    this.chunks = chunks
  }
}

/** What one request is answered with: a status, and a JSON value or, after a 200, a stream. */
export interface Answer {
  readonly status: number
  /** A `Streamed`, or anything that JSON can hold. */
  readonly body: unknown
  /** Further headers of a JSON value, by lower-case name. */
  readonly headers?: Readonly<Record<string, string>>
}

/** Sends an answer; returns when it is written, or the reader has gone away. */
export async function send(response: ServerResponse, { status, body, headers }: Answer): Promise<void> {
  if (body instanceof Streamed) await sendStream(response, body)
  else sendJson(response, status, body, headers)
}

/** Answers with one JSON value; `headers` are further ones. */
export function sendJson(
  response: ServerResponse,
  status: number,
  value: unknown,
  headers: Answer['headers'] = {},
): void {
  const body = JSON.stringify(value)
  const ours = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
  response.writeHead(status, { ...headers, ...ours })
  response.end(body)
}

async function sendStream(response: ServerResponse, streamed: Streamed): Promise<void> {
  response.writeHead(200, streamHeaders(streamed))
  await sendPieces(response, streamed.chunks)
}

/** The headers of a stream. */
export function streamHeaders({ contentType }: Streamed): Record<string, string> {
  return { 'content-type': contentType, 'cache-control': 'no-store' }
}

/** Sends headers and then a body piece by piece, no faster than it is read; returns when it has ended or the reader has gone. */
export async function sendPieces(
  response: ServerResponse,
  pieces: (signal: AbortSignal) => AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>,
): Promise<void> {
  const gone = new AbortController()
  response.once('close', () => gone.abort())
  if (response.destroyed) gone.abort()
  response.flushHeaders()
  for await (const piece of pieces(gone.signal)) {
    if (gone.signal.aborted) return
    if (!response.write(piece)) await drained(response, gone.signal)
  }
  response.end()
}

function drained(response: ServerResponse, gone: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const finish = (): void => {
      response.off('drain', finish)
      gone.removeEventListener('abort', finish)
      resolve()
    }
    response.on('drain', finish)
    gone.addEventListener('abort', finish)
    if (gone.aborted) finish()
  })
}
