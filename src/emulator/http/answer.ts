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

/** Answers with one JSON value. */
export function sendJson(response: ServerResponse, status: number, value: unknown): void {
  const body = JSON.stringify(value)
  response.writeHead(status, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
  response.end(body)
}

/** Answers with a stream, no faster than it is read; returns when it has ended or the reader has gone away. */
export async function sendStream(response: ServerResponse, streamed: Streamed): Promise<void> {
  const gone = new AbortController()
  response.once('close', () => gone.abort())
  response.writeHead(200, { 'content-type': streamed.contentType, 'cache-control': 'no-store' })
  response.flushHeaders()
  for await (const chunk of streamed.chunks(gone.signal)) {
    if (gone.signal.aborted) return
    if (!response.write(chunk)) await drained(response, gone.signal)
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
