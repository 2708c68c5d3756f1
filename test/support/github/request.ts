import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'

/** A received request. */
export interface Request {
  /** Method and path, as tests read them. */
  readonly name: string
  readonly method: string
  readonly pathname: string
  readonly query: URLSearchParams
  readonly headers: IncomingHttpHeaders
  /** Undefined if there was none, or if it was not JSON. */
  readonly body: unknown
}

/** Reads a request to its end. */
export async function receive(message: IncomingMessage): Promise<Request> {
  const chunks: Buffer[] = []
  for await (const chunk of message) chunks.push(chunk)
  const { pathname, searchParams } = new URL(message.url ?? '/', 'http://github.invalid')
  const { method = '', headers } = message
  const body = parsed(Buffer.concat(chunks).toString('utf8'))
  return { name: `${method} ${pathname}`, method, pathname, query: searchParams, headers, body }
}

function parsed(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}
