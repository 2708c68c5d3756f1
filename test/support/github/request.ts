import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'

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
  const { pathname, searchParams } = new URL(message.url ?? '/', 'http://github.invalid')
  const { method = '', headers } = message
  const body = parsed(await text(message))
  return { name: `${method} ${pathname}`, method, pathname, query: searchParams, headers, body }
}

function parsed(body: string): unknown {
  try {
    return body === '' ? undefined : JSON.parse(body)
  } catch {
    return undefined
  }
}
