import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { StatusError } from './reply.ts'

/** Answers one request. */
export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/** A server that listens; the platform has one for its interface, and one for each service that it serves. */
export interface Listening {
  /** `http://127.0.0.1:PORT`, without a trailing slash. */
  readonly url: string
  /** Cuts every connection and stops listening. */
  close(): Promise<void>
}

/** Listens on the loopback interface; 0 takes a free port. Rejects if the port is taken. */
export async function listen(handle: RequestHandler, port: number): Promise<Listening> {
  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy())
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const bound = typeof address === 'object' && address ? address.port : port
  return {
    url: `http://127.0.0.1:${bound}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** The URL of a request: only its path and its query are meaningful. A target that is not a URL counts as `/`. */
export function urlOf({ url = '/' }: IncomingMessage): URL {
  return URL.parse(url, 'http://localhost') ?? new URL('http://localhost/')
}

/** The largest bodies, bytes: an archive of 256 MiB as base64, and 1 MiB for everything else. */
export const bodyLimits = { upload: 345 * 2 ** 20, other: 2 ** 20 }

/**
 * The JSON body of a request as an object; an empty body is an empty object. Throws a 400 if the body is not sent as JSON
 * (contract: What the service does), or larger than `limit` bytes. The rest of a large body is read and dropped: the sender
 * only reads the answer after it has sent everything.
 */
export async function readBody(request: IncomingMessage, limit: number): Promise<Readonly<Record<string, unknown>>> {
  const chunks: Buffer[] = []
  let size = 0
  if (Number(request.headers['content-length'] ?? 0) > limit) throw tooLarge(limit)
  for await (const chunk of request) {
    if (!Buffer.isBuffer(chunk)) continue
    size += chunk.length
    if (size <= limit) chunks.push(chunk)
  }
  if (size > limit) throw tooLarge(limit)
  if (size === 0) return {}
  const type = request.headers['content-type'] ?? ''
  if (!/^application\/json\s*(;|$)/i.test(type)) {
    throw new StatusError(400, `The body is sent as "${type}": send it with "Content-Type: application/json".`)
  }
  return parseObject(Buffer.concat(chunks, size))
}

/** Whether a value is an object that is not an array. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function parseObject(bytes: Uint8Array): Readonly<Record<string, unknown>> {
  let body: unknown
  try {
    body = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw new StatusError(400, 'The body is not JSON.')
  }
  if (!isObject(body)) throw new StatusError(400, 'The body is not a JSON object.')
  return body
}

function tooLarge(limit: number): StatusError {
  return new StatusError(400, `The body is larger than ${Math.floor(limit / 2 ** 20)} MiB.`)
}
