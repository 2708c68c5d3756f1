import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { StatusError } from './status-error.ts'

/** The pieces of a body. The source ends when the signal aborts: the reader has gone. */
export type PieceSource<Piece> = (signal: AbortSignal) => AsyncIterable<Piece> | Iterable<Piece>

/** A body that is written piece by piece, no faster than it is read. */
export class StreamedBody {
  readonly contentType: string
  readonly pieces: PieceSource<string>

  constructor(contentType: string, pieces: PieceSource<string>) {
    this.contentType = contentType
    this.pieces = pieces
  }
}

/** The answer to one request: a status, and a JSON value or, after a 200, a stream. */
export interface Reply {
  readonly status: number
  /** A `StreamedBody`, or any JSON value. */
  readonly body: unknown
  /** Further headers of a JSON value, by lower-case name. */
  readonly headers?: Readonly<Record<string, string>>
}

/** Sends a reply; resolves when it is written, or the reader has gone. */
export async function sendReply(response: ServerResponse, { status, body, headers }: Reply): Promise<void> {
  if (body instanceof StreamedBody) {
    sendHead(response, 200, { ...headers, ...streamHeaders(body) })
    await sendPieces(response, body.pieces)
  } else {
    sendJson(response, status, body, headers)
  }
}

/** Answers with one JSON value; `headers` are further ones. */
export function sendJson(
  response: ServerResponse,
  status: number,
  value: unknown,
  headers: Reply['headers'] = {},
): void {
  const body = JSON.stringify(value)
  const own = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
  sendHead(response, status, { ...headers, ...own })
  response.end(body)
}

/** Begins an answer. Node remembers a header only if it was set before, and the journal asks for them all. */
export function sendHead(
  response: ServerResponse,
  status: number,
  headers: Readonly<Record<string, string | number>>,
): ServerResponse {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
  return response.writeHead(status)
}

/** The headers of a stream. */
export function streamHeaders({ contentType }: StreamedBody): Record<string, string> {
  return { 'content-type': contentType, 'cache-control': 'no-store' }
}

/** Sends the headers and then a body piece by piece; resolves when it has ended, or the reader has gone. */
export async function sendPieces(response: ServerResponse, pieces: PieceSource<string | Uint8Array>): Promise<void> {
  const gone = new AbortController()
  response.once('close', () => gone.abort())
  if (response.destroyed) gone.abort()
  response.flushHeaders()
  for await (const piece of pieces(gone.signal)) {
    if (gone.signal.aborted) return
    // Rejects when the reader has gone, which ends the loop.
    if (!response.write(piece)) await once(response, 'drain', { signal: gone.signal }).catch(() => undefined)
  }
  response.end()
}

/** The status and the message of a `StatusError`; 500 for any other error. */
export function errorReply(error: unknown): Reply {
  const message = error instanceof Error ? error.message : String(error)
  const { status, headers } = error instanceof StatusError ? error : { status: 500, headers: {} }
  return { status, headers, body: { error: message } }
}

/** Answers with an error, or cuts the connection if the answer has begun. */
export function sendError(response: ServerResponse, error: unknown): void {
  if (response.headersSent) {
    response.destroy()
    return
  }
  const { status, body, headers } = errorReply(error)
  sendJson(response, status, body, headers)
}
